### Games that a server teaches: two shares of each, and which part is the score.

taught-about = Bring mir ein Rätsel bei, das ich noch nicht kenne: Füg zwei geteilte Ergebnisse ein und sag, welcher Teil die Wertung ist. Ich zeige dir, was ich lesen würde; dann können seine Ergebnisse festgehalten werden wie die aller anderen Spiele.
taught-none = Dieser Server hat mir noch kein Spiel beigebracht.
taught-live = ✅ Ergebnisse werden festgehalten
taught-idle = ⏸️ Ergebnisse werden nicht festgehalten
taught-reads = Ich lese seine Ergebnisse als `{ $template }`.
taught-highest = Werte bis { $highest } zählen.
taught-slot-number = Nummer
taught-slot-date = Datum
taught-slot-score = Wertung
taught-slot-time = Zeit
taught-trial-none = In { $channel } steht noch keine Nachricht, an der sich das ausprobieren lässt.
taught-trial = { $results ->
    [0] In den neuesten Nachrichten in { $channel } (gelesen: { $read }) würde ich nichts festhalten.
    [one] Aus den neuesten Nachrichten in { $channel } (gelesen: { $read }) würde ich festhalten:
   *[other] Aus den neuesten Nachrichten in { $channel } (gelesen: { $read }) würde ich { $results } Ergebnisse festhalten:
}
taught-trial-line = { $who } · { $puzzle }: { $result }
taught-unwatched = Ich lese hier noch keinen Kanal: Wähle einen auf der Seite **{ $page }**. Bis dahin lassen sich Ergebnisse bei `/{ -command } record` einfügen.
taught-prompt = Ein Spiel ansehen
taught-add-button = Bring mir ein Spiel bei
taught-go-button = Ergebnisse festhalten
taught-stop-button = Nicht mehr festhalten
taught-highest-button = Höchster Wert
taught-forget-button = Löschen
taught-sure = **{ $name }** und alle Ergebnisse löschen, die hier davon festgehalten sind? Das lässt sich nicht rückgängig machen.
taught-modal = Ein Spiel, das ich nicht kenne
taught-name-field = Wie es heißt
taught-first-field = Ein Ergebnis, bei dem das Rätsel gelöst ist
taught-second-field = Ein Ergebnis von einem anderen Tag
taught-score-field = Die Wertung, genau wie im ersten Ergebnis
taught-highest-field = Der höchste Wert, der möglich ist
taught-unit-field = Was die Wertung zählt
taught-unit-guesses = Versuche oder Züge: weniger ist besser
taught-unit-mistakes = Fehler: weniger ist besser
taught-unit-points = Punkte: mehr ist besser
taught-unit-time = Zeit: weniger ist besser
