### Che cosa insegna il bot: le regole, i modi di giocare, e se stesso.

teaching-rules-title = Le regole
teaching-rules =
    Trova la parola nascosta. Ogni tentativo è una parola della stessa lunghezza, e le caselle mostrano quanto ci sei vicino:

    🟩 🟧  la lettera è giusta, e al posto giusto
    🟨 🟦  la lettera c'è, ma in un altro posto
    ⬛  la lettera non c'è (o non così tante volte)

    Una lettera provata due volte è segnata due volte solo se la parola ne ha due: prima contano le verdi, poi le gialle da sinistra.

    Hai sei tentativi, e uno in più per ogni griglia oltre la prima. Una parola che non conosco, o già provata, non costa niente.

    { "**" }Modalità difficile**: una lettera verde resta dov'è, e una gialla va usata di nuovo.
    { "**" }Ultra-difficile**: un tentativo deve rispettare ogni indizio, anche le caselle grigie.

teaching-about-title = Tilemate
teaching-about =
    Conduco giochi di parole sul modello di Wordle, e aiuto con i giochi di altri.

    `/{ -command } play` inizia una partita. Per provare una parola, premi **Prova** sotto la griglia, o scrivi `/{ -command } guess`. In un messaggio diretto basta la parola.
    `/{ -command } daily` è la parola di oggi, la stessa per tutti qui
    `/{ -command } help` risolve un gioco con te
    `/{ -command } preferences` sceglie la tua lingua, il tema e i promemoria
    `/{ -command } settings` è per chi gestisce il server

    Le mie parole vengono da dizionari ed elenchi liberi. Non ho legami con il New York Times.

# Buttons for the pages of the guide
teaching-page-about = Info
teaching-page-rules = Regole
teaching-page-modes = Modi di giocare
teaching-page-privacy = Privacy

teaching-modes-title = Modi di giocare
teaching-mode = **{ $mode }** – { $sentence }
teaching-boards = Griglie
teaching-mode-boards = 2, 4 o 8 parole insieme con gli stessi tentativi: { $modes }
