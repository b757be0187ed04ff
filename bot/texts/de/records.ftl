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
records-kept = **{ $puzzle }** wurde schon eingetragen: { $result }. Das bleibt.
records-struck = **{ $puzzle }** wurde von der Serververwaltung gestrichen und zählt nicht.
records-puzzle = { $game } { $puzzle }
records-remove-button = { $puzzle } entfernen
records-removed = **{ $puzzle }** ist entfernt. Mit `/wordle record` kannst du es neu eintragen.
records-more = `/wordle records` zeigt, wer vorn liegt.

## A figure, by what it counts

records-unsolved = nicht gelöst
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
records-figure-points = { $figure } Punkte
records-figure-time = { $figure }
records-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
records-mean-points = { NUMBER($mean, maximumFractionDigits: 0) }

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
records-name-prompt = Wer ist { $name }?
records-claimed = { $who } ist ab jetzt **{ $name }**. { $results ->
    [0] Darauf hat noch nichts gewartet.
    [one] { $results } Ergebnis kam dazu.
   *[other] { $results } Ergebnisse kamen dazu.
}

## Who is best at a game

records-board-title = { $game } · { $period }
records-empty = Hier hat noch niemand ein Ergebnis eingetragen. Füg deins mit `/wordle record` ein, oder nutze **Ergebnis eintragen** an einer Nachricht: lange drücken oder rechts klicken, dann **Apps**.
records-line = **{ $place }.** { $who } · Schnitt { $average } · { $solved } von { $games } gelöst
records-line-open = **{ $place }.** { $who } · Schnitt { $average } · { $games ->
    [one] { $games } Rätsel
   *[other] { $games } Rätsel
}
records-no-place = –
records-hidden = … und { $players ->
    [one] { $players } weitere Person
   *[other] { $players } weitere Personen
}
records-rule = { $rule } Bei gleichem Schnitt zählen erst gelöste, dann gespielte Rätsel. Für einen Platz braucht es { $least } Ergebnisse.

## How each game is ranked

records-how-title = Rätsel, die ich eintragen kann
records-how = Füg ein Ergebnis mit `/wordle record` ein, oder nutze **Ergebnis eintragen** an einer Nachricht. Jedes Spiel hat seine eigene Bestenliste: `/wordle records game:`. Der beste Schnitt steht oben.
records-game = **{ $game }**: { $rule }
records-rule-guesses = wenigste Versuche.{ $lost }
records-rule-boards = wenigste Versuche auf allen Brettern zusammen.{ $lost }
records-rule-mistakes = wenigste Fehler.{ $lost }
records-rule-hints = wenigste Tipps.{ $lost }
records-rule-stars = meiste Sterne.{ $lost }
records-rule-points = meiste Punkte.{ $lost }
records-rule-time = kürzeste Zeit.{ $lost }
records-lost = { " " }Ein ungelöstes Rätsel zählt als { $figure }.
records-lost-board = { " " }Ein verpasstes Brett zählt als { $figure }.
