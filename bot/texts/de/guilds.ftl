### Die Einstellungen eines Servers.

guilds-page-title = Einstellungen · { $page }
guilds-page-prompt = Seite
guilds-mute = Dort darf ich das Tageswort nicht posten. Lass mich den Kanal sehen und Nachrichten darin schreiben.
guilds-threadless = Dort kann ich keinen privaten Thread öffnen. Es braucht einen Textkanal, in dem ich private Threads erstellen und Nachrichten in Threads senden darf.

## The pages

guilds-page-play = Spielen
guilds-page-channels = Kanäle
guilds-page-daily = Tageswort
guilds-page-words = Wörter
guilds-page-lists = Wortlisten
guilds-page-people = Leute
guilds-page-leaderboard = Bestenliste
guilds-page-seasons = Saisons
guilds-page-play-hint = Sprache, Länge, schwerer Modus, Design, reihum, Kommentare
guilds-page-channels-hint = wo gespielt wird, Threads, verlassene Spiele
guilds-page-daily-hint = Kanal, Uhrzeit, Zeitzone, Ping und Tipps
guilds-page-words-hint = eigene und gesperrte Wörter, derbe Versuche, Schreibweise
guilds-page-lists-hint = eigene Wörter zum Spielen: eine Lektion, ein Fandom
guilds-page-people-hint = wer Spiele starten und beenden darf
guilds-page-leaderboard-hint = wie viele Spiele es für einen Platz braucht, verpasste Tageswörter, eigene Punkte
guilds-page-seasons-hint = Saisons, Champions und der Beitrag der Woche

## Play

guilds-language = **Sprache der Wörter**: { $value }
guilds-language-followed = **Sprache der Wörter**: { $value }, wie in den Discord-Einstellungen dieses Servers
guilds-language-follow = Wie in Discord
guilds-length = **Länge**: { $value } Buchstaben, wenn niemand etwas anderes will
guilds-hard = **Schwerer Modus**: { $value }
guilds-theme = **Design**: { $value }, auf Brettern, die alle sehen
guilds-hard-off = aus
guilds-hard-hard = an, Hinweise müssen genutzt werden
guilds-hard-ultra = ultra, jeder Hinweis muss passen
guilds-language-prompt = Sprache der Wörter
guilds-length-prompt = Länge
guilds-hard-prompt = Schwerer Modus
guilds-theme-prompt = Design
guilds-turns-on = **Reihum** in Spielen, bei denen alle mitraten: an, wenn nicht beim Start ausgeschaltet
guilds-turns-off = **Reihum** in Spielen, bei denen alle mitraten: aus, wenn nicht beim Start eingeschaltet. Wer dazukommt, lässt anderen trotzdem eine halbe Minute Zeit für den nächsten Versuch.
guilds-turns-switch = Reihum
guilds-length-option = { $value } Buchstaben
guilds-remarks-on = **Kommentare** am Spielende: an
guilds-remarks-off = **Kommentare** am Spielende: aus
guilds-remarks-switch = Kommentare

## Themes, here and in a player's preferences

guilds-theme-squares = Quadrate
guilds-theme-letters = Buchstabensteine
guilds-theme-picture = Bild
guilds-theme-contrast = Hoher Kontrast
guilds-theme-contrast-letters = Buchstabensteine mit hohem Kontrast
guilds-theme-symbols = Symbole
guilds-theme-text = Nur Text
guilds-theme-squares-hint = 🟩🟨⬛ und die Buchstaben daneben
guilds-theme-letters-hint = Buchstaben auf Grün, Gelb und Grau
guilds-theme-picture-hint = große Buchstaben, Namen und Tastatur in einem Bild
guilds-theme-contrast-hint = 🟧 richtig, 🟦 woanders
guilds-theme-contrast-letters-hint = Buchstaben auf Orange, Blau und Grau
guilds-theme-symbols-hint = [A] richtig, (A) woanders, ohne Farbe
guilds-theme-text-hint = für Screenreader

## Channels

guilds-channels = **Spiele starten in**: { $value }
guilds-channels-none = jedem Kanal
guilds-threads-on = **Jedes Spiel**: in einem eigenen Thread
guilds-threads-off = **Jedes Spiel**: im Kanal selbst
guilds-idle = **Verlassene Spiele**: enden { $public ->
    [one] { $public } Stunde
   *[other] { $public } Stunden
} nach dem letzten Versuch, private nach { $private ->
    [one] { $private } Stunde
   *[other] { $private } Stunden
}
guilds-channels-prompt = Erlaubte Kanäle (keiner: jeder Kanal)
guilds-threads-switch = Threads
guilds-idle-button = Stunden bis zum Ende
guilds-idle-modal = Stunden, bis ein verlassenes Spiel endet
guilds-idle-public-field = Spiele in Kanälen (1 bis { $most })
guilds-idle-private-field = Private Spiele (1 bis { $most })

## The daily

guilds-daily-channel = **Das Tageswort kommt in**: { $value }
guilds-schedule = **Zeit**: { $hour }:00 { $zone }
guilds-ping-role = **Es pingt**: { $value }
guilds-ping-role-none = niemanden
guilds-daily-hints-on = **Tipps dabei**: erlaubt
guilds-daily-hints-off = **Tipps dabei**: nicht erlaubt
guilds-shields-on = **Ein verpasstes Tageswort im Monat**: ein Schild hält die Serie
guilds-shields-off = **Ein verpasstes Tageswort im Monat**: beendet die Serie
guilds-daily-thread-on = **Spoiler-Thread**: Wer fertig ist, kommt in einen privaten Thread neben dem Tageswort, mit den Brettern aller. Wer Threads verwalten darf, kann auch hineinsehen.
guilds-daily-thread-off = **Spoiler-Thread**: keiner
guilds-daily-list = **Das Wort kommt aus** einer Wortliste dieses Servers und zählt nicht für die Bestenliste
guilds-daily-begins = Sobald du einen Kanal wählst, poste ich dort das Tageswort: das von heute binnen einer Minute, wenn es schon nach { $hour }:00 ist, und das nächste zu dieser Stunde.
guilds-daily-channel-prompt = Kanal des Tagesworts
guilds-ping-role-prompt = Rolle zum Pingen (keine: kein Ping)
guilds-schedule-button = Stunde und Zeitzone
guilds-daily-card-on = **Wenn jemand als Erstes fertig ist**: sehen alle eine Karte
guilds-daily-card-off = **Wenn jemand als Erstes fertig ist**: keine Karte
guilds-daily-card-switch = Karte
guilds-daily-hints-switch = Tipps
guilds-shields-switch = Serienschild
guilds-daily-thread-switch = Spoiler-Thread
guilds-schedule-modal = Wann das Tageswort kommt
guilds-hour-field = Stunde, 0 bis 23
guilds-zone-field = Zeitzone, zum Beispiel Europe/Berlin

## Words

guilds-extra = **Eigene Wörter**, die hier auch geraten werden können: { $words }
guilds-banned = **Gesperrte Wörter**, die nie geraten, versteckt oder vorgeschlagen werden: { $words }
guilds-offensive-on = **Derbe Versuche**: erlaubt, aber nie die Lösung; Beleidigungen gegen Gruppen werden immer abgelehnt
guilds-offensive-off = **Derbe Versuche**: abgelehnt wie Beleidigungen gegen Gruppen, und nie die Lösung
guilds-spelling = **Englische Schreibweise der Lösungen**: { $value }; geraten werden können beide
guilds-spelling-american = amerikanisch (color)
guilds-spelling-british = britisch (colour)
guilds-spelling-prompt = Englische Lösungen
guilds-none = keine
guilds-more = { $words } und { $count } weitere
guilds-extra-button = Eigene Wörter
guilds-banned-button = Gesperrte Wörter
guilds-offensive-switch = Derbe Versuche
guilds-extra-field = Wörter, die hier auch gehen
guilds-banned-field = Wörter, die hier niemand sehen soll
guilds-added = **{ $word }** kann ab jetzt auf diesem Server geraten werden, und ich rechne damit, wenn ich helfe. `/{ -command } settings` zeigt alle eure Wörter.

## People

guilds-start = **Wer Spiele startet**: { $who }
guilds-stop = **Wer Spiele anderer ohne Abstimmung beendet**: { $who }
guilds-moderators-always = Die Moderation, die Nachrichten verwalten darf, kann immer beides.
guilds-who-everyone = alle
guilds-who-moderators = die Moderation
guilds-who-role = eine Rolle
guilds-role-missing = eine Rolle, die du unten wählst
guilds-start-prompt = Wer Spiele startet
guilds-starters-prompt = Die Rolle, die Spiele startet
guilds-stop-prompt = Wer Spiele anderer beendet
guilds-stoppers-prompt = Die Rolle, die Spiele anderer beendet

## Leaderboard

guilds-least-games = **Spiele für einen Platz**: { $value }. Wer weniger hat, steht als neu unter allen anderen.
guilds-least-games-prompt = Für einen Platz
guilds-correct-button = Ergebnis berichtigen
guilds-least-games-option = { $value ->
    [one] { $value } Spiel
   *[other] { $value } Spiele
}

## What a missed daily costs

guilds-absence = **Ein verpasstes Tageswort kostet**: { $value }. Das gilt in der Bestenliste der Tageswörter für Tag, Woche, Monat oder Jahr, für alle, die in der Zeit eines gespielt haben.
guilds-absence-prompt = Verpasstes Tageswort kostet
guilds-absence-none = nichts
guilds-absence-loss = so viel wie eine Niederlage
guilds-absence-average = so viel wie ein durchschnittliches Spiel
guilds-absence-worst = so viel wie das schlechteste Ergebnis des Tages

## What a result is worth

guilds-points = **Punkte**: { $wins } für ein Wort in 1 bis 6 Versuchen, { $lost } für ein Spiel, das nicht gelöst wird. Danach kann die Bestenliste ordnen.
guilds-points-button = Punkte
guilds-points-modal = Was ein Spiel wert ist
guilds-points-field = Punkte für 1 bis 6 Versuche, dann ungelöst
guilds-double-day = **Doppelte Punkte**: { $day }
guilds-double-day-prompt = Doppelte Punkte
guilds-double-day-none = an keinem Tag

## All servers

guilds-shared-on = **Bestenliste aller Server**: Dieser Server macht mit. Dort stehen alle mit Namen, die ihn nicht verbergen.
guilds-shared-off = **Bestenliste aller Server**: Dieser Server macht nicht mit.
guilds-shared-switch = Alle Server

## Records

guilds-page-records = Rekorde
guilds-page-records-hint = Kanäle, in denen Ergebnisse zählen, Nachzügler, Änderungen, Export
guilds-record-channels = **Ergebnisse werden eingetragen in**: { $value }. Was dort geteilt wird und was die Wordle-App zusammenfasst, zählt ohne Befehl.
guilds-record-days = { $value ->
        [0] **Späte Ergebnisse**: zählen jederzeit
        [one] **Späte Ergebnisse**: zählen bis { $value } Tag nach dem Tag des Rätsels
       *[other] **Späte Ergebnisse**: zählen bis { $value } Tage nach dem Tag des Rätsels
    }
guilds-record-edits = **Bearbeitete Nachrichten**: { $value }; gemerkt wird, was zuerst dastand
guilds-record-edits-prompt = Bearbeitete Nachrichten
guilds-record-edits-never = ändern kein Ergebnis
guilds-record-edits-slip = ändern ein Ergebnis, bis zehn Minuten nachdem es gepostet wurde
guilds-record-edits-day = ändern ein Ergebnis am Tag der Nachricht
guilds-record-edits-ever = ändern ein Ergebnis, solange späte noch zählen
guilds-record-pasted-on = **Eingefügte Ergebnisse**: alle können eigene mit `/{ -command } record` eintragen
guilds-record-pasted-off = **Eingefügte Ergebnisse**: zählen nicht; es gilt nur, was jemand geschrieben hat
guilds-record-reaction-on = **Zeichen**: 📝 unter jeder eingetragenen Nachricht, daneben eine Zahl, wenn ich etwas anderes gezählt habe, als dort steht, ✏️, wenn das Ergebnis durch Bearbeiten geändert wurde, ❔ unter einem Ergebnis, das ich nicht genommen habe; von einem Rätsel zählt das erste Ergebnis
guilds-record-reaction-off = **Zeichen**: keins
guilds-record-channels-prompt = Kanäle, in denen Ergebnisse eingetragen werden
guilds-record-days-prompt = Späte Ergebnisse
guilds-record-days-option = { $value ->
        [0] jederzeit
        [one] { $value } Tag später
       *[other] { $value } Tage später
    }
guilds-record-reaction-switch = Zeichen 📝
guilds-record-pasted-switch = Eingefügte Ergebnisse
guilds-export-button = Ergebnisse exportieren
guilds-exported = Hier sind die Ergebnisse dieses Servers, als Tabellen für ein Tabellenprogramm. Von anderen Rätseln, in results.csv: { $records }. Von Spielen mit mir, in games.csv: { $games }. Wer den eigenen Namen verbirgt, heißt dort „eine Person“.
guilds-export-cut = Jede Tabelle hat höchstens die neuesten { $most }.
guilds-export-empty = Auf diesem Server wurde noch nichts notiert und kein Spiel beendet.

## A switch, as the label of its button

guilds-chosen = { $setting }: { $value }
guilds-on = { $setting }: an
guilds-off = { $setting }: aus

## Reported words

guilds-page-reports = Gemeldete Wörter
guilds-page-reports-hint = Wörter, die Spieler unpassend finden: hier sperren oder behalten
guilds-reports = Diese Wörter sollten nach Meinung von Spielern keine Lösung sein. Ein gesperrtes Wort wird auf diesem Server weder geraten noch versteckt oder vorgeschlagen; ein behaltenes verschwindet nur aus dieser Liste.
guilds-no-reports = Kein gemeldetes Wort wartet. Spieler können ein Wort melden, wenn ein Spiel zu Ende ist.
guilds-reported = **{ $word }** ({ $language }): { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
} · { $why }
guilds-reported-rare = kaum bekannt
guilds-reported-offensive = anstößig
guilds-reported-nonword = kein Wort
guilds-reported-other = anderer Grund
guilds-reported-more = und { $count } weitere
guilds-ban-prompt = Hier sperren
guilds-keep-prompt = Behalten

## Seasons and the weekly post

guilds-season = **Saisons**: { $season }. Am Ende wird der Champion bekannt gegeben, und alle fangen gleich an. Hat bis dahin zwei Wochen lang niemand gespielt, warte ich auf das nächste Spiel. Eine Änderung beendet eine laufende Saison ohne Champion.
guilds-season-off = keine
guilds-season-monthly = jeden Monat
guilds-season-days = vom { $first } bis { $last }
guilds-season-prompt = Saisons
guilds-season-button = Saison mit Datum
guilds-season-modal = Eine Saison nach Datum
guilds-season-first-field = Erster Tag, etwa 2026-12-01
guilds-season-last-field = Letzter Tag, etwa 2026-12-31
guilds-weekly = **Beitrag der Woche**: { $day } um { $hour }:00 { $zone }, wenn jemand gespielt hat
guilds-weekly-off = **Beitrag der Woche**: keiner
guilds-weekly-never = keiner
guilds-weekly-prompt = Beitrag der Woche
guilds-weekly-button = Stunde des Beitrags
guilds-bulletin-channel = **Gepostet in**: { $value }
guilds-bulletin-channel-prompt = Kanal dafür (keiner: wo das Tageswort ist)
guilds-bulletin-refused = Am { $day } durfte ich dort nicht posten. Lass mich den Kanal sehen und Nachrichten darin schreiben.
guilds-daily-channel-none = noch keinen Kanal
guilds-record-channels-none = { guilds-daily-channel-none }
guilds-bulletin-channel-none = { guilds-daily-channel-none }

## Rewards

guilds-page-rewards = Belohnungen
guilds-page-rewards-hint = Rollen für die Besten von gestern, Champions und lange Serien
guilds-rewards = Diese Rollen kommen und gehen von selbst und ohne Ping: Wer eine verdient, hat sie, bis jemand anderes sie verdient oder die Serie endet. Es zählen die Tageswörter und Saisons dieses Servers und die Ergebnisse, die hier von einem Spiel deiner Wahl notiert sind: Wordle oder ein anderes, das für jeden Tag ein Rätsel hat.
guilds-best-role = **Am besten beim gestrigen Tageswort**: { $value }
guilds-best-role-none = keine Rolle
guilds-best-role-prompt = Rolle der Besten von gestern (keine: keine Rolle)
guilds-wordle-role = **Gestern am besten bei { $game }, nach den hier notierten Ergebnissen**: { $value }
guilds-wordle-role-none = { guilds-best-role-none }
guilds-wordle-role-prompt = { $game }: { guilds-best-role-prompt }
guilds-reward-game-prompt = Belohntes Spiel
guilds-champion-role = **Champions der letzten Saison**: { $value }
guilds-champion-role-none = { guilds-best-role-none }
guilds-champion-role-prompt = Rolle der Champions (keine: keine Rolle)
guilds-streak-role = **7 Tage in Folge**: { $value }
guilds-streak-role-none = { guilds-best-role-none }
guilds-streak-role-prompt = Rolle für 7 Tage in Folge (keine: keine Rolle)
guilds-long-streak-role = **30 Tage in Folge**: { $value }
guilds-long-streak-role-none = { guilds-best-role-none }
guilds-long-streak-role-prompt = Rolle für 30 Tage in Folge (keine: keine Rolle)
guilds-longest-streak-role = **100 Tage in Folge**: { $value }
guilds-longest-streak-role-none = { guilds-best-role-none }
guilds-longest-streak-role-prompt = Rolle für 100 Tage in Folge (keine: keine Rolle)
guilds-beyond = Eine dieser Rollen kann ich nicht vergeben. Erlaube mir, Rollen zu verwalten, und schieb meine eigene Rolle darüber.
guilds-power = Eine dieser Rollen gibt Macht über andere, deshalb vergebe ich sie nicht. Wähl eine Rolle ohne solche Rechte.
guilds-page-games = Eigene Rätsel
guilds-page-games-hint = Rätsel, die ich noch nicht kenne, aus zwei Ergebnissen gelernt
