### Ergebnisse von Rätseln, die anderswo gespielt wurden.

records-menu = Ergebnis eintragen
records-modal = Trag deine Ergebnisse ein
records-share-field = Ein Ergebnis einfügen, oder mehrere

records-receipt-title = Eingetragen
records-of-other-title = Für jemand anderen eingetragen
records-entry = **{ $puzzle }** · { $result }
    -# { $average } im Schnitt bei { $games ->
        [one] { $games } Rätsel
       *[other] { $games } Rätseln
    } hier
records-counted = Das Raster hat { $rows ->
    [one] { $rows } Zeile
   *[other] { $rows } Zeilen
}, darum zähle ich { $rows } und nicht { $stated }.
records-known = **{ $puzzle }** ist schon eingetragen: { $result }.
records-kept = **{ $puzzle }** wurde schon eingetragen: { $result }. Das bleibt, solange du es nicht entfernst.
records-unread = Nicht lesen konnte ich { $shares }.
records-left-out = Mehr als { $most } Ergebnisse lese ich nicht auf einmal. Ausgelassen: { $count }. Schick sie in einer weiteren Nachricht.
records-not-recorded = Auch nicht eingetragen: { $puzzles }.
records-struck = **{ $puzzle }** wurde von der Serververwaltung gestrichen und zählt nicht. Frag dort nach, wenn es zählen sollte.
records-corrected = **{ $puzzle }** · { $result }. { refusals-corrected }
records-joined = Was { $account } hier einträgt, zählt für { $who }: Jemand aus der Moderation hat gesagt, dass beide Konten einer Person gehören. **{ standings-corrections-button }** unter `/{ -command } leaderboard` zeigt, wer. Wenn das nicht stimmt, frag dort nach.
records-struck-title = Von der Moderation gestrichen
records-puzzle = { $game } { $puzzle }
records-doubted = Das liest sich wie das Ergebnis von jemand anderem oder wie gar keins, darum habe ich es ausgelassen. Ist es doch das Ergebnis der Person, die es gepostet hat?
records-doubted-button = Ja, eintragen
records-doubted-prompt = Ergebnisse der Person, die es gepostet hat
records-remove-button = { $puzzle } entfernen
records-remove-prompt = Ergebnisse entfernen
records-removed = **{ $puzzle }** ist entfernt. Mit `/{ -command } record` kannst du es neu eintragen.
records-more = `/{ -command } records` zeigt, wer vorn liegt.

## A figure, by what it counts

records-unsolved = nicht gelöst
records-first = ✏️ zuerst gepostet: { $result }
records-confirmed = ❔ angezweifelt, selbst bestätigt
records-pasted = 📋 per Befehl eingefügt, ohne Nachricht
records-other = ⚠️ eine andere Nachricht sagt: { $result }
records-figure-guesses = { $figure ->
    [one] { $figure } Versuch
   *[other] { $figure } Versuche
}
records-figure-boards = { $figure } Versuche auf allen Brettern
records-figure-mistakes = { $figure ->
    [0] keine Fehler
    [one] { $figure } Fehler
   *[other] { $figure } Fehler
}
records-figure-hints = { $figure ->
    [0] keine Tipps
    [one] { $figure } Tipp
   *[other] { $figure } Tipps
}
records-figure-stars = { $figure ->
    [one] { $figure } Stern
   *[other] { $figure } Sterne
}
records-figure-points = { $figure ->
    [one] { $figure } Punkt
   *[other] { $figure } Punkte
}
records-figure-time = { $figure }
records-mean-guesses = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } Versuche
records-mean-boards = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } Versuche
records-mean-mistakes = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } Fehler
records-mean-hints = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } Tipps
records-mean-stars = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } Sterne
records-mean-points = { NUMBER($mean, maximumFractionDigits: 0) } Punkte
records-mean-time = { $mean }

## Summaries of Discord's Wordle app

records-summary = **{ $puzzle }** · { $recorded ->
    [one] { $recorded } Ergebnis ist eingetragen.
   *[other] { $recorded } Ergebnisse sind eingetragen.
}
records-waiting = { $waiting ->
    [one] Von { $waiting } Person steht dort nur der Name.
   *[other] Von { $waiting } Personen steht dort nur der Name.
} Sag mir einmal, wer das ist, und ich merke es mir.
records-names = Manche stehen in Zusammenfassungen nur mit Namen. Sag mir einmal, wer das ist, und ich merke es mir.
records-nameless = Aus Zusammenfassungen der Wordle-App, Ergebnisse nur mit Namen: **{ $results }**. Sie zählen, sobald die Moderation in `/{ -command } records` gesagt hat, wer das ist.
records-name-prompt = Wer ist { $name }?
records-claimed = { $who } ist ab jetzt **{ $name }**. { $results ->
    [0] Darauf hat noch nichts gewartet.
    [one] { $results } Ergebnis kam dazu.
   *[other] { $results } Ergebnisse kamen dazu.
}
records-claimed-known = { $known ->
    [one] Von { $known } Rätsel gibt es schon ein anderes Ergebnis, und das zählt.
   *[other] Von { $known } Rätseln gibt es schon andere Ergebnisse, und die zählen.
} Ist es doch jemand anders, wähl unter **{ records-named-button }** neu.
records-who-title = Wer ist wer
records-who-button = Wer ist wer ({ $names })
records-who-none = Alle Namen in den Zusammenfassungen sind bekannt.
records-accounts = Hat jemand zwei Konten? Wähl unten erst das zweite, dann das erste: Die Ergebnisse beider zählen zusammen.
records-account-line = { $account } zählt für { $who }
records-account-prompt = Wähl das zweite Konto von jemandem
records-account-ask = Wessen zweites Konto ist { $account }? Wähl das erste: Dafür zählt, was { $account } hier eingetragen hat und noch einträgt. Das lässt sich zurücknehmen.
records-account-whose-prompt = Wessen Konto ist das?
records-account-one = Was { $account } hier einträgt, zählt für { $who }. Wenn das nicht stimmt, wähl jemand anderen oder drück **Doch zwei Personen**: Es geht nichts verloren.
records-part-button = Doch zwei Personen
records-parted = { $account } ist kein Konto von jemand anderem mehr und hat alle Ergebnisse zurück.
records-named-button = Gemerkte Namen
records-named-title = Gemerkte Namen
records-named-prompt = Wähl einen Namen, um ihn zu ändern oder zu vergessen
records-named = **{ $name }** ist { $who }
records-named-none = Ich habe mir keine Namen gemerkt. Nennt eine Zusammenfassung jemanden nur beim Namen, frage ich hier nach.
records-named-one = **{ $name }** ist { $who }. Stimmt nicht? Wähl jemand anderen, dann ziehen alle Ergebnisse dieses Namens um. Oder vergiss den Namen: Seine Ergebnisse warten, bis du es mir wieder sagst.
records-forget-button = Vergessen
records-forgotten = Ich weiß nicht mehr, wer **{ $name }** ist. { $results ->
    [0] Darauf wartet kein Ergebnis.
    [one] { $results } Ergebnis wartet darauf.
   *[other] { $results } Ergebnisse warten darauf.
}

## Watched channels

records-unseen = Ich darf hier keine Nachrichten lesen, also kann ich Ergebnisse nicht von selbst eintragen. Wer diesen Bot betreibt, kann das erlauben: auf discord.com/developers für den Bot **Message Content Intent** einschalten und ihn mit `TILEMATE_MESSAGE_CONTENT=on` starten. Bis dahin hilft `/{ -command } record`, oder **Ergebnis eintragen** an einer Nachricht.
records-missing = Was mir noch fehlt, um Ergebnisse selbst einzutragen:
records-missing-portal = - **Message Content Intent**: Wer diesen Bot betreibt, kann das auf discord.com/developers unter **Bot** einschalten.
records-missing-start = - `TILEMATE_MESSAGE_CONTENT=on`: Damit muss starten, wer diesen Bot betreibt.
records-missing-view = - **Kanal anzeigen** in { $channel }: Gib mir dieses Recht in den Einstellungen des Kanals.
records-missing-history = - **Nachrichtenverlauf anzeigen** in { $channel }: Gib mir dieses Recht in den Einstellungen des Kanals.
records-missing-until = Nimm bis dahin `/{ -command } record` oder **Ergebnis eintragen** an einer Nachricht.
records-unreadable = Ältere Nachrichten in { $channel } sehe ich noch nicht. Gib mir dort die Rechte **Kanal anzeigen** und **Nachrichtenverlauf anzeigen**.
records-read-button = Ältere Nachrichten lesen: #{ $channel }
records-stop-button = Lesen anhalten
records-reading-running = ⏳ Ich lese ältere Nachrichten in { $channel }, bisher { $read }.
records-reading-done = Fertig. Ich habe alle älteren Nachrichten in { $channel } gelesen: { $read }.
records-reading-full = Die neuesten { $read } Nachrichten in { $channel } sind gelesen. Weiter zurück gehe ich nicht.
records-reading-searched = Die neuesten { $read } Nachrichten in { $channel } sind gelesen, und alle älteren Zusammenfassungen der Wordle-App.
records-reading-stopped = Das Lesen in { $channel } wurde angehalten. Gelesene Nachrichten: { $read }.
records-reading-forbidden = Ältere Nachrichten in { $channel } darf ich nicht lesen. Gib mir dort die Rechte **Kanal anzeigen** und **Nachrichtenverlauf anzeigen** und fang neu an.
records-import = Hier werden Zusammenfassungen von Wordle gepostet. Ich kann sie, auch die früheren, als Durchschnitte, Serien und Ranglisten dieses Servers festhalten. Einschalten kann das nur, wer den Server verwaltet.
records-import-button = Unsere Wordle-Ergebnisse übernehmen
records-preview-title = Was ich festhalten würde
records-preview = { $count ->
    [one] In der neuesten Nachricht in { $channel }:
   *[other] In den neuesten { $count } Nachrichten in { $channel }:
}
records-preview-empty = In { $channel } selbst steht noch nichts. Auch die Threads darin werden gelesen.
records-preview-known = Schon bekannt oder gestrichen, bleibt also, wie es ist: { $count }.
records-preview-unread = { $count ->
    [one] { $count } Nachricht sieht nach einem Ergebnis aus, das ich auslassen würde: Ich kann es nicht lesen, es kommt zu spät, oder es ist das von jemand anderem.
   *[other] { $count } Nachrichten sehen nach Ergebnissen aus, die ich auslassen würde: Ich kann sie nicht lesen, sie kommen zu spät, oder es sind die von jemand anderem.
}
records-preview-next = Noch ist nichts gespeichert. Alles zu lesen dauert etwa eine Sekunde je 100 Nachrichten, und alles, was dabei eingetragen wird, lässt sich später zurücknehmen.
records-preview-gone = { $count ->
    [0] Ergebnisse, deren Nachricht gelöscht wurde, bleiben, außer du wählst, sie zu vergessen.
    [one] { $count } Nachricht mit Ergebnissen gibt es nicht mehr; diese bleiben, außer du wählst, sie zu vergessen.
   *[other] { $count } Nachrichten mit Ergebnissen gibt es nicht mehr; diese bleiben, außer du wählst, sie zu vergessen.
} Das lässt sich nicht zurücknehmen.
records-preview-button = Alle älteren Nachrichten lesen
records-preview-forget-button = Lesen und Gelöschtes vergessen
records-take-back-button = Gelesenes zurücknehmen
records-take-back-sure = Alle Ergebnisse zurücknehmen, die ich in älteren Nachrichten gelesen habe? Was seither und was von Hand festgehalten wurde, bleibt.
records-reading-undone = Alles, was in älteren Nachrichten von { $channel } gelesen wurde, ist zurückgenommen.
records-reading-none = Keine Ergebnisse gefunden.
records-reading-results = { $results ->
    [one] { $results } Ergebnis
   *[other] { $results } Ergebnisse
} von { $people ->
    [one] { $people } Person
   *[other] { $people } Personen
} gefunden.
records-reading-repeated = { $count ->
    [one] { $count } weiteres wiederholt ein Rätsel daraus und zählt darum nicht.
   *[other] { $count } weitere wiederholen Rätsel daraus und zählen darum nicht.
}
records-reading-changed = { $changed ->
    [0] Ich kannte schon alle.
    [one] { $changed } Nachricht hatte ein neues Ergebnis. Es ist eingetragen.
   *[other] { $changed } Nachrichten hatten neue Ergebnisse. Sie sind eingetragen.
}
records-reading-gone = { $count ->
    [one] { $count } Nachricht mit Ergebnissen gibt es nicht mehr, und diese sind mit ihr weg.
   *[other] { $count } Nachrichten mit Ergebnissen gibt es nicht mehr, und diese sind mit ihnen weg.
}
records-reading-left = { $count ->
    [one] { $count } Nachricht mit Ergebnissen gibt es nicht mehr; diese sind geblieben.
   *[other] { $count } Nachrichten mit Ergebnissen gibt es nicht mehr; diese sind geblieben.
}
records-reading-report = Wer den Server verwaltet, findet den Bericht in `/{ -command } settings` auf der Seite *{ $page }*.
records-reading-unread = { $count ->
    [one] { $count } Nachricht sieht nach einem Ergebnis aus, das ich ausgelassen habe: Ich kann es nicht lesen, es kommt zu spät, oder es ist das von jemand anderem:
   *[other] { $count } Nachrichten sehen nach Ergebnissen aus, die ich ausgelassen habe: Ich kann sie nicht lesen, sie kommen zu spät, oder es sind die von jemand anderem:
} { $links }
records-reading-names = { $results ->
    [one] { $results } weiteres Ergebnis
   *[other] { $results } weitere Ergebnisse
} unter { $count ->
    [one] { $count } Namen
   *[other] { $count } Namen
} in Zusammenfassungen: Ich weiß nicht, wer das ist. Wer moderiert, kann es mir in `/{ -command } records` sagen.
records-names-later = Danach: { $names }.
records-group-streak = 🔥 Serie der Gruppe: { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}, sagt die letzte Zusammenfassung.
records-week-button = Wordle dieser Woche
records-week-empty = Für diese Woche ist nichts eingetragen. Ergebnisse kommen mit den Zusammenfassungen der Wordle-App oder wenn jemand eins einträgt.
records-week-now = { $count ->
    [one] Wäre die Woche jetzt vorbei, würde { $who } sie mit { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } Versuchen im Schnitt gewinnen.
   *[other] Wäre die Woche jetzt vorbei, würden { $who } sie sich mit { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } Versuchen im Schnitt teilen.
}
records-day-now = { $count ->
    [one] Wäre der Tag jetzt vorbei, würde { $who } ihn mit { $guesses }/6 gewinnen.
   *[other] Wäre der Tag jetzt vorbei, würden { $who } ihn sich mit { $guesses }/6 teilen.
}
records-week-won = { $count ->
    [one] 🏆 { $who } hat die Woche mit { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } Versuchen im Schnitt gewonnen.
   *[other] 🏆 { $who } haben sich die Woche mit { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } Versuchen im Schnitt geteilt.
}
records-week-unbegun = Von heute ist noch kein Ergebnis da: Die App fasst einen Tag am Tag danach zusammen.
records-week-absent = Von heute fehlt noch: { $who }.
records-week-nameless = Nicht gezählt, weil nur ihr Name dasteht: { $names }. Die Moderation kann mir sagen, wer das ist.
records-week-rule = Es zählt der Schnitt der gespielten Tage; ein nicht gefundenes Wort zählt als { $lost }. { $results ->
    [one] Für einen Platz braucht es { $results } Ergebnis.
   *[other] Für einen Platz braucht es { $results } Ergebnisse.
}

## Who is best at a game

records-board-title = { $game } · { $period }
records-empty = Hier hat noch niemand ein Ergebnis eingetragen. Füg deins mit `/{ -command } record` ein, oder nutze **Ergebnis eintragen** an einer Nachricht: lange drücken oder rechts klicken, dann **Apps**.
records-empty-days = In dieser Zeit hat niemand ein Ergebnis von { $game } eingetragen.
records-line = { $place } { $who } · Schnitt { $average } · { $solved } von { $games } gelöst
records-line-open = { $place } { $who } · Schnitt { $average } · { $games ->
    [one] { $games } Rätsel
   *[other] { $games } Rätsel
}
records-place = **{ $place }.**
records-no-place = **–**
records-hidden = … und { $players ->
    [one] { $players } weitere Person
   *[other] { $players } weitere Personen
}
records-rule = { $rule } Bei gleichem Schnitt zählen erst gelöste, dann gespielte Rätsel. Für einen Platz braucht es { $least } Ergebnisse.
records-pasted-rule = 📋: So viele Ergebnisse wurden eingefügt, und keine Nachricht zeigt sie.

## How each game is ranked

records-how-title = Rätsel, die ich eintragen kann
records-how = Füg ein Ergebnis mit `/{ -command } record` ein, oder nutze **Ergebnis eintragen** an einer Nachricht. Jedes Spiel hat seine eigene Bestenliste, der beste Schnitt steht oben: `/{ -command } records`.
records-played-title = Anderswo gespielt
records-played = **{ $game }** · { $results ->
    [one] { $results } Ergebnis
   *[other] { $results } Ergebnisse
}
records-played-best = -# { $who } führt: { $average } im Schnitt
records-played-more = -# Weitere Spiele im Menü: { $count }
records-games-prompt = Welches Spiel
records-games-before = Vorige Spiele …
records-games-after = Weitere Spiele: { $count } …
records-how-button = Was kann ich eintragen?
records-how-games = Ich lese { $games }.
records-more-games = { $count } weitere
records-rule-guesses = wenigste Versuche.{ $lost }
records-rule-boards = wenigste Versuche auf allen Brettern zusammen.{ $lost }
records-rule-mistakes = wenigste Fehler.{ $lost }
records-rule-hints = wenigste Tipps.{ $lost }
records-rule-stars = meiste Sterne.{ $lost }
records-rule-points = meiste Punkte.{ $lost }
records-rule-time = kürzeste Zeit.{ $lost }
records-lost = { " " }Ein ungelöstes Rätsel zählt als { $figure }.
records-lost-board = { " " }Ein verpasstes Brett zählt als { $figure }.
