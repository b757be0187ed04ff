matches-lobby = { $who } startet ein Wettrennen: ein Wort, und für jeden ein eigenes Brett. Wer ist dabei?
matches-race = Das Rennen läuft. Sobald es jemand löst, haben die anderen noch { $minutes } Minuten.
matches-goal-fewest = Die wenigsten Versuche gewinnen; bei gleich vielen gewinnt, wer schneller war.
matches-goal-first = Wer es zuerst löst, gewinnt, egal mit wie vielen Versuchen.
matches-clock-fewest = ⏱️ { $who } hat es zuerst gelöst, mit { $guesses ->
    [one] nur { $guesses } Versuch! Die Zeit aller anderen endet { $when }.
   *[other] { $guesses } Versuchen! Wer weniger braucht, gewinnt trotzdem: Die Zeit aller anderen endet { $when }.
}
matches-clock-first = ⏱️ { $who } hat es zuerst gelöst und gewinnt! Alle anderen können noch fertig spielen: Ihre Zeit endet { $when }.
matches-clock-won = ⏱️ { $who } hat gewonnen, mit { $guesses ->
    [one] { $guesses } Versuch
   *[other] { $guesses } Versuchen
}! Alle anderen spielen noch um ihren Platz: Ihre Zeit endet { $when }.
matches-duel = { $who } spielt gegen **{ $rival }**: dasselbe Wort, und keiner sieht die Versuche des anderen. Weniger Versuche gewinnen.
matches-challenge = { $who } hat für alle hier ein Wort bestimmt.
matches-challenge-named = { $who } hat ein Wort bestimmt, für { $named }.
matches-clue = Der Hinweis dazu: *{ $clue }*
matches-code-button = Anderswo spielen
matches-code =
    Alle können dein Wort anderswo spielen, ohne es zu erfahren: auf jedem Server, auf dem ich bin, gibt jemand `/{ -command } play code:{ $code }` ein. Dein Name und dein Hinweis stehen dabei.
matches-daily = Ein Wort für alle heute, und für jeden ein eigenes Brett.
matches-thread-name = { games-mode-daily } { $number } · Spoiler
matches-thread = Wer hier ist, hat das Tageswort hinter sich: Redet ruhig über das Wort. Jedes fertige Brett kommt von selbst dazu, und der Thread schließt mit dem Tag.
matches-called-off = Vor dem Start abgesagt.
matches-draw = Unentschieden.
matches-nobody = Niemand hat das Wort gefunden.
matches-unplayed = Niemand hat gespielt.
matches-ended-by = Beendet von { $who }.
matches-wins = 🏆 { $who } gewinnt.
matches-yours = 🏆 Du gewinnst.
matches-found = 🏆 { $who } hat das Wort gefunden.

matches-more = … und { $count } weitere
matches-boards-button = Alle Bretter
matches-boards-more = { $count ->
    [one] Ein weiteres Brett passt nicht mehr hierher: Drück **{ $button }**.
   *[other] { $count } weitere Bretter passen nicht mehr hierher: Drück **{ $button }**.
}
matches-ready = { $who } · bereit
matches-not-ready = { $who } · noch nicht bereit
matches-host = { $who } · hat das Rennen eröffnet · noch nicht bereit
matches-not-played = { $who } · hat noch nicht gespielt
matches-unbegun = { $who } · hat nicht gespielt
matches-bot-done = { $who } hat fertig geraten
matches-took = **{ $score }** in { $time }
matches-unfinished = **{ $score }** · am Ende noch nicht fertig
matches-bot = 🤖 Tilemate

matches-answer = Die Lösung war **{ $answer }**
matches-lobby-ends = Startet, wenn alle bereit sind. Sonst { $when } abgesagt.
matches-ends = Endet { $when }
matches-turn = Das nächste Wort kommt { $when }
matches-board-closes = Schließt { $when }, dann kommt das nächste Wort
matches-before-unplayed = Tageswort { $number } war ||{ $answer }||.
matches-before = Tageswort { $number } war ||{ $answer }||, gelöst von { $solved } von { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}.

matches-proof-button = Ist das fair?
matches-promise = Das Wort von heute steht schon fest, und ich kann es beweisen. Das ist der SHA-256 des Wortes mit einem zufälligen Text dahinter:
    `{ $hash }`
    Daraus kann niemand das Wort ablesen. Heb ihn auf und drück morgen denselben Knopf: Ich zeige dir den Text, aus dem er entstand, und jeder SHA-256-Rechner gibt dir dasselbe.
matches-proof = Der Text war `{ $text }`
    Sein SHA-256 ist `{ $hash }`, und das zeigt dieser Knopf seit vor dem ersten Versuch. Jeder SHA-256-Rechner bestätigt es dir.

matches-yesterday = Das Wort von gestern war **{ $answer }**.
matches-yesterday-best = { $who }: gelöst in { $guesses }.
matches-yesterday-more = Auch gelöst: { $who }.
matches-yesterday-took = { $who } ({ $guesses })
matches-yesterday-all = { $players ->
    [2] Beide, die gespielt haben,
   *[other] Alle { $players }, die gespielt haben,
} haben es gelöst!
matches-yesterday-hinted = Mit Tipp gefunden: { $who }.
matches-yesterday-quiet = Niemand hat gespielt.
matches-yesterday-nobody = Niemand hat es gefunden.
matches-yesterday-missed = Nicht gefunden: { $who }.
matches-yesterday-lost = { $count ->
    [one] Serie gerissen: { $who }.
   *[other] Serien gerissen: { $who }.
}
matches-lost-days = { $who } ({ $days } Tage)
matches-yesterday-running = 🔥 In Folge: { $who }.
matches-yesterday-kept = Ein Schild hielt die Serie von { $who }.
matches-yesterday-badge = Neues Abzeichen für { $who }: { $badge }.
matches-role-given = { $role } geht an { $who }.
matches-together = 🔥 Serie der Gruppe: { $days } Tage in Folge hat jemand hier das Wort gefunden.
matches-together-kept = 🔥 Serie der Gruppe: { $days } Tage in Folge hat jemand hier das Wort gefunden. Ein Schild hat sie gerettet, als niemand spielte.
matches-apart = 🔥 Eure Serie als Gruppe von { $days } Tagen ist zu Ende. Heute beginnt eine neue.
matches-turnout = { $played } von { $of } haben gespielt.
matches-all-played = 🎉 Alle haben gespielt.
matches-playing = Noch dabei: { $who }.
matches-absent = Es fehlen noch: { $who }.
matches-others = { $count ->
    [one] noch jemand
   *[other] { $count } andere
}
matches-offer-post = Du kannst das Tageswort hier jeden Tag posten lassen: `/{ -command } settings`, Seite *Tageswort*.
matches-idle = Die letzten drei Tageswörter hat niemand gespielt. Soll ich weitermachen? Spielt dieses oder irgendwann eines mit `/{ -command } daily`, dann poste ich das nächste; sonst bleibe ich still.
matches-idle-over = Spielt irgendwann ein Tageswort mit `/{ -command } daily`, dann poste ich das nächste; sonst bleibe ich still.
matches-streak = 🔥 { $days } Tage in Folge
matches-shielded = { $streak } · ein Schild hielt sie am { $day }

matches-archive-title = Tageswörter · { $month }
matches-archive-legend = { $won } gelöst · { $lost } nicht gefunden · { $open } noch nicht gespielt · { $none } keins
matches-archive-empty = Keine früheren Tageswörter in diesem Monat. Ein Tageswort steht hier, sobald sein Tag vorbei ist.
matches-archive-day = Tageswort { $number }, { $day }: { $state }
matches-archive-won = gelöst
matches-archive-lost = nicht gefunden
matches-archive-open = noch nicht gespielt
matches-archive-next = Nächstes ungelöste
matches-archive-before = ◀ Früher
matches-archive-after = Später ▶
matches-archive-button = Kalender

matches-join-button = Mitmachen
matches-ready-button = Bereit
matches-begin-button = Jetzt starten
matches-cancel-button = Absagen
matches-play-button = Spielen
matches-end-button = Beenden
matches-rematch-button = Revanche
matches-set-button = Ein Wort bestimmen

matches-sure = Für alle beenden ({ $mode })? Offene Bretter mit Versuchen zählen als verloren, die ohne zählen nicht.

matches-word-modal = Dein Wort
matches-word-field = Wort mit { $least } bis { $most } Buchstaben
matches-language-field = Sprache des Worts
matches-clue-field = Ein Hinweis, wenn du magst
matches-people-field = Wer rät es?
matches-people-about = Lass das leer, dann dürfen alle hier raten.

## Rivals: four levels, then characters

matches-called-easy = 🌱 Leicht
matches-called-normal = 🙂 Normal
matches-called-hard = 🔥 Schwer
matches-called-perfect = 👑 Perfekt
matches-called-sound-letter-rank = 🎻 Viola
matches-called-distinct-letters = 🐝 Bea
matches-called-letter-frequency = 🧮 Abe
matches-called-most-popular = 📰 Penny
matches-called-position-frequency = 📐 Max
matches-called-position-frequency-dynamic = 🔭 Nova
matches-called-expected-remaining = 🧹 Ordentlich
matches-called-entropy = 🧠 Neugierig
matches-called-minimax = 🔥 Schwer
matches-called-most-parts = ✂️ Spalter
matches-called-best = 👑 Perfekt

matches-quote-easy = „Anfängerglück, und diesmal meins.“
matches-quote-normal = „Gutes Spiel! Gleich noch mal?“
matches-quote-hard = „Langsam und gründlich kommt an.“
matches-quote-perfect = „Anders konnte es kaum kommen.“
matches-quote-sound-letter-rank = „Ich habe nur auf die Buchstaben gehört.“
matches-quote-distinct-letters = „Fünf Buchstaben, alle verschieden, alle fleißig.“
matches-quote-letter-frequency = „Damit hatte ich gerechnet.“
matches-quote-most-popular = „Das Wort kennt doch jeder.“
matches-quote-position-frequency = „Jeder Buchstabe an seinem Platz.“
matches-quote-position-frequency-dynamic = „Ich habe noch mal hingesehen, und da war es.“
matches-score = Alle Duelle bisher: { $who } { $mine }, { $rival } { $theirs }
