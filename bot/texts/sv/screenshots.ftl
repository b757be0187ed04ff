### Bilder av bräden: vad som lästes i dem, att bekräfta och rätta.

screenshots-title = Stämmer det här?
screenshots-right = Det här läste jag.
screenshots-unsure = Det här läste jag i din bild. Kolla allt som har ett frågetecken.
screenshots-unsure-places = osäker på bokstav { $places }
screenshots-hidden = Jag ser rutorna, men inga bokstäver. Kolla rutorna, och berätta sedan vilka orden är.
screenshots-no-answer = Svaret finns inte med än, så det frågar jag efter härnäst.
screenshots-row = **Rad { $row }:** tryck på en bokstav tills dess ruta stämmer, eller ändra ordet.
screenshots-row-boards = **Rad { $row }:** rätta ordet och rutorna nedan, eller ta bort raden.
screenshots-read = -# Det här läste jag. Är en rad fel? Rätta den nedanför.
screenshots-rows-menu = Rätta en rad
screenshots-row-choice = { $row }: { $word }
screenshots-yes-help-button = Ja, hjälp mig
screenshots-yes-analysis-button = Ja, analysera
screenshots-words-button = Skriv orden
screenshots-word-button = Ändra ordet
screenshots-word-and-tiles-button = Ändra ordet och rutorna
screenshots-drop-button = Ta bort raden
screenshots-gap = Något döljer rad { $row } på din bild. Skriv dess ord och rutor, eller ta bort raden.
screenshots-missing-button = Skriv den här raden
screenshots-add-button = Lägg till en rad
screenshots-place-field = Var ska den stå?
screenshots-place-choice = Rad { $row }
screenshots-row-tiles-field = Dess rutor, som 20012
screenshots-word-modal = Vilket ord står på rad { $row }?
screenshots-tiles-field = Rutorna, bräde för bräde
screenshots-field = Eller en skärmbild av pusslet
screenshots-which-title = Vilket bräde?
screenshots-which = Jag ser { $boards } bräden i din bild. Vilket menar du?
screenshots-which-menu = Välj ett bräde
screenshots-which-choice = Bräde { $board }: { $rows ->
    [one] { $rows } rad
   *[other] { $rows } rader
}
