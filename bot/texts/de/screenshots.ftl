### Bilder von Brettern: was darin zu lesen war, zum Bestätigen und Verbessern.

screenshots-title = Stimmt das?
screenshots-right = Das habe ich gelesen.
screenshots-unsure = Das habe ich in deinem Bild gelesen. Bitte prüf alles, wo ein Fragezeichen steht.
screenshots-gap = Etwas verdeckt Reihe { $row } in deinem Bild. Gib ihr Wort und ihre Farben ein oder entferne die Reihe.
screenshots-unsure-places = nicht sicher bei Buchstabe { $places }
screenshots-hidden = Ich sehe die Farben, aber keine Buchstaben. Prüf die Farben, und sag mir dann die Wörter.
screenshots-no-answer = Die Lösung steht noch nicht da, deshalb frage ich dich gleich danach.
screenshots-row = **Reihe { $row }:** Drück einen Buchstaben, bis seine Farbe stimmt, oder ändere das Wort.
screenshots-row-boards = **Reihe { $row }:** Korrigiere unten ihr Wort und ihre Farben, oder entferne sie.
screenshots-read = -# Das habe ich gelesen. Stimmt eine Reihe nicht? Verbessere sie unten.
screenshots-rows-menu = Eine Reihe verbessern
screenshots-row-choice = { $row }: { $word }
screenshots-yes-help-button = Ja, hilf mir
screenshots-yes-analysis-button = Ja, analysieren
screenshots-words-button = Wörter eintippen
screenshots-word-button = Wort ändern
screenshots-word-and-tiles-button = Wort und Farben ändern
screenshots-drop-button = Reihe entfernen
screenshots-missing-button = Diese Reihe eingeben
screenshots-add-button = Reihe hinzufügen
screenshots-place-field = Wo gehört sie hin?
screenshots-place-choice = Reihe { $row }
screenshots-word-modal = Welches Wort steht in Reihe { $row }?
screenshots-tiles-field = Seine Farben, Brett für Brett
screenshots-row-tiles-field = Seine Farben, etwa 20012
screenshots-field = Oder ein Screenshot des Rätsels
screenshots-which-title = Welches Brett?
screenshots-which = Ich sehe { $boards } Bretter in deinem Bild. Welches meinst du?
screenshots-which-menu = Wähl ein Brett
screenshots-which-choice = Brett { $board }: { $rows ->
    [one] { $rows } Reihe
   *[other] { $rows } Reihen
}
