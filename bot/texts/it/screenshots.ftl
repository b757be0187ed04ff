### Immagini di griglie: che cosa ci si è letto, da confermare e correggere.

screenshots-title = È giusto così?
screenshots-right = Questo è quello che leggo.
screenshots-unsure = Questo è quello che leggo nella tua immagine. Controlla tutto ciò che ha un punto interrogativo.
screenshots-unsure-places = lettera { $places } incerta
screenshots-hidden = Vedo le caselle, ma nessuna lettera. Controlla le caselle, poi dimmi le parole.
screenshots-no-answer = La soluzione non c'è ancora, quindi poi te la chiedo.
screenshots-row = **Riga { $row }:** premi una lettera finché la sua casella non è giusta, o cambia la parola.
screenshots-row-boards = **Riga { $row }:** correggi qui sotto la parola e le caselle, o togli la riga.
screenshots-read = -# Questo è quello che leggo. Una riga è sbagliata? Correggila qui sotto.
screenshots-rows-menu = Correggi una riga
screenshots-row-choice = { $row }: { $word }
screenshots-yes-help-button = Sì, aiutami
screenshots-yes-analysis-button = Sì, analizzala
screenshots-words-button = Scrivi le parole
screenshots-word-button = Cambia la parola
screenshots-word-and-tiles-button = Cambia la parola e le caselle
screenshots-drop-button = Togli questa riga
screenshots-gap = Nella tua immagine qualcosa copre la riga { $row }. Scrivi la parola e le sue caselle, o togli la riga.
screenshots-missing-button = Scrivi questa riga
screenshots-add-button = Aggiungi una riga
screenshots-place-field = Dove va?
screenshots-place-choice = Riga { $row }
screenshots-row-tiles-field = Le sue caselle, come 20012
screenshots-word-modal = Quale parola è nella riga { $row }?
screenshots-tiles-field = Le sue caselle, griglia per griglia
screenshots-field = O uno screenshot del gioco
screenshots-which-title = Quale griglia?
screenshots-which = Nella tua immagine vedo { $boards } griglie. Quale intendi?
screenshots-which-menu = Scegli una griglia
screenshots-which-choice = Griglia { $board }: { $rows ->
    [one] { $rows } riga
   *[other] { $rows } righe
}
