### Boards in pictures and messages: what was read in them, to confirm and to correct.

screenshots-title = Klopt dit?
screenshots-right = Dit heb ik gelezen.
screenshots-unsure = Dit heb ik in je afbeelding gelezen. Kijk alles met een vraagteken na.
screenshots-gap = Er zit iets voor rij { $row } in je afbeelding. Typ het woord en de vakjes, of haal de rij weg.
screenshots-unsure-places = letter { $places } is onzeker
screenshots-hidden = Ik zie de vakjes, maar geen letters. Kijk de vakjes na en geef me dan de woorden.
screenshots-no-answer = Het woord staat er nog niet bij, dus daar vraag ik straks naar.
screenshots-row = **Rij { $row }:** druk op een letter tot het vakje klopt, of wijzig het woord.
screenshots-row-boards = **Rij { $row }:** verbeter hieronder het woord en de vakjes, of verwijder de rij.
screenshots-read = -# Dit heb ik gelezen. Klopt een rij niet? Verbeter hem hieronder.
screenshots-rows-menu = Een rij verbeteren
screenshots-row-choice = { $row }: { $word }
screenshots-yes-help-button = Ja, help me
screenshots-yes-analysis-button = Ja, analyseer het
screenshots-words-button = Woorden typen
screenshots-word-button = Woord wijzigen
screenshots-word-and-tiles-button = Woord en vakjes wijzigen
screenshots-drop-button = Deze rij weghalen
screenshots-missing-button = Deze rij typen
screenshots-add-button = Rij toevoegen
screenshots-place-field = Waar komt hij?
screenshots-place-choice = Rij { $row }
screenshots-word-modal = Welk woord staat in rij { $row }?
screenshots-tiles-field = De vakjes, bord voor bord
screenshots-row-tiles-field = De vakjes, zoals 20012
screenshots-field = Of een schermafbeelding van de puzzel
screenshots-which-title = Welk bord?
screenshots-which = Ik zie { $boards } borden in je afbeelding. Welk bedoel je?
screenshots-which-menu = Kies een bord
screenshots-which-choice = Bord { $board }: { $rows ->
    [one] { $rows } rij
   *[other] { $rows } rijen
}
