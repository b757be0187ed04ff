### Badges for deeds.

badges-daily = Prima parola del giorno
badges-two = In due o meno
badges-last = All'ultimo respiro
badges-trap = Fuori dalla trappola
badges-grays = Mai due volte grigio
badges-dark = Inizio al buio
badges-ultra = Ultra-difficile
badges-boards = Otto in una volta
badges-duel = Meglio del bot
badges-race = Gara vinta
badges-all = Tutti a segno
badges-comeback = Rimonta

## What each is for

badges-daily-about = Finisci una parola del giorno, con o senza aiuti.
badges-two-about = Trova una parola in due tentativi, o in uno.
badges-last-about = Trova una parola con l'ultimo tentativo che hai.
badges-trap-about = Trova una parola dopo due tentativi a cui mancava solo la stessa lettera.
badges-grays-about = Trova una parola in quattro tentativi o più senza mai riprovare una lettera grigia.
badges-dark-about = Trova una parola dopo un primo tentativo senza una sola lettera giusta.
badges-ultra-about = Trova una parola in modalità ultra-difficile.
badges-boards-about = Risolvi da solo otto griglie o più in una volta.
badges-duel-about = Vinci un duello contro di me.
badges-race-about = Vinci una gara di tre giocatori o più.
badges-all-about = Trova una parola del giorno che hanno trovato tutti quelli che l'hanno giocata: tre o più.
badges-comeback-about = Perdi una serie di sette parole del giorno o più, e trovane di nuovo sette di fila.

## Where they are shown

badges-count = { $who } ha { $had ->
    [one] { $had } distintivo
   *[other] { $had } distintivi
} su { $all } qui.
badges-missing = **Ancora da ottenere**
badges-rule = Un distintivo è per un'impresa in una partita tua qui che conta, senza aiuti. Nessuno è per aver giocato tanto.
# $signs are emojis, one for each badge
badges-worn = Distintivi: { $signs } · { $had } su { $all }
badges-new = Nuovo tra i tuoi distintivi: { $badges }