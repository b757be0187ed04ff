### I comandi come li elenca Discord: ognuno è `commands-` e il suo nome, poi l'opzione.

commands-root = Gioca con le parole e fatti aiutare con i giochi di altri

## Partite

commands-play = Inizia una partita qui, o una tutta tua; senza opzioni ti chiedo quale
commands-play-mode = Chi gioca, e come; /{ -command } about spiega i modi
commands-play-length = Lettere della parola, da 4 a 8; da 3 a 10 con una lista
commands-play-hard = Se ogni tentativo deve usare gli indizi
commands-play-boards = Più parole insieme, con gli stessi tentativi
commands-play-turns = Nessuno prova due volte di seguito
commands-play-rival = Quale dei miei giocatori, in un duello; amici: { games-mode-race }
commands-play-language = { commands-help-language }
commands-play-list = Una lista di parole di questo server, da cui viene la soluzione
commands-play-goal = Che cosa fa vincere una gara
commands-play-code = Il codice di una parola scelta altrove
commands-guess = Prova una parola nella tua partita
commands-guess-word = Il tuo tentativo
commands-board = Mostra di nuovo la tua partita, in fondo al canale
commands-stop = Abbandona la partita e scopri la parola
commands-share = Guarda il tuo ultimo risultato e pubblicalo qui
commands-share-letters = Mostra anche le lettere, quando tutti hanno finito
commands-hint = Chiedi un aiuto nella tua partita, che poi non conta più per la classifica

## Sfide

commands-daily = Gioca la parola del giorno, su una griglia che vedi solo tu
commands-daily-day = Un giorno passato da giocare, fuori classifica: 2026-11-20, o il suo numero
commands-challenge = Scegli una parola da far indovinare ad altri
commands-challenge-opponent = Chi la indovina; lascia vuoto per tutti qui
commands-challenge-hard = Se ogni tentativo deve usare gli indizi

## Giochi di altri

commands-help = Fatti aiutare con un gioco di altri; lo vedi solo tu, se non lo condividi
commands-help-guess = La parola che hai provato, o più d'una
commands-help-hints = Le sue caselle: 20012, gy.bx, emoji, o un risultato intero incollato
commands-help-picture = Uno screenshot del gioco, al posto di parole e caselle
commands-help-shared = Risolvilo insieme a tutti in questo canale
commands-help-language = La lingua delle parole
commands-help-length = Lettere della parola, da 4 a 8
commands-help-hard = Proponi solo ciò che è permesso in difficile
commands-help-list = Quali parole possono essere la soluzione
commands-help-boards = Quante parole si indovinano insieme, da 1 a 8
commands-solve = Risolvi un gioco di altri: scelgo io i tentativi, tu premi le caselle
commands-solve-shared = { commands-help-shared }
commands-solve-language = { commands-help-language }
commands-solve-length = { commands-help-length }
commands-solve-hard = { commands-help-hard }
commands-solve-list = { commands-help-list }
commands-solve-boards = { commands-help-boards }
commands-stump = Pensa una parola e falla indovinare a me
commands-stump-rival = Chi indovina: so giocare bene, o male
commands-stump-length = Lettere della tua parola, da 4 a 8
commands-stump-language = { commands-help-language }
commands-stump-private = Lo vedi solo tu

## L'analisi, la classifica e le statistiche

commands-analyse = Scopri quanto valeva ogni tuo tentativo, e che cosa era meglio
commands-analyse-share = Un risultato incollato da altrove; lascia vuoto per l'ultima partita qui
commands-analyse-words = Le parole che hai provato, in ordine
commands-analyse-answer = La soluzione, se non l'hai trovata
commands-analyse-picture = Uno screenshot della partita finita
commands-analyse-language = { commands-help-language }
commands-difficulty = Scopri che cosa vuol dire una parola e quanto è difficile; lo vedi solo tu
commands-difficulty-word = Una parola da 4 a 8 lettere
commands-difficulty-language = { commands-help-language }
commands-leaderboard = Guarda chi gioca meglio in questo server, e perché sei al tuo posto
commands-leaderboard-period = Quali giorni contano; lascia vuoto per tutti
commands-leaderboard-mode = Conta un solo modo; lascia vuoto per le partite che giochi di più
commands-leaderboard-view = Che cosa conta: tentativi, punti, serie, partite risolte o rating
commands-leaderboard-length = Lettere della parola, da 4 a 8; lascia vuoto per le partite che giochi di più
commands-leaderboard-boards = Partite con tante parole insieme
commands-leaderboard-scope = Questo server, o tutti i server che partecipano
commands-stats = Guarda partite risolte, media, tentativi e serie
commands-stats-player = Le statistiche di chi; lascia vuoto per le tue
commands-stats-against = Qualcuno con cui confrontarsi, sulle parole giocate da entrambi

## Giochi giocati altrove

commands-record = Registra un tuo risultato di un gioco fatto altrove; la risposta la vedi solo tu
commands-record-share = Il risultato che hai copiato; lascia vuoto per incollarlo in un modulo
commands-records = Guarda chi è più bravo a un gioco fatto altrove, e come si fa la classifica
commands-records-game = Il gioco; lascia vuoto per tutti quelli che so leggere
commands-records-period = { commands-leaderboard-period }

## Il bot, il server e te

commands-about = Come si gioca, tutti i modi di giocare, e che cosa conservo di te
commands-settings = Cambia come si gioca in questo server, se lo gestisci
commands-addword = Insegnami una parola per questo server, se lo gestisci
commands-addword-word = Una parola da 4 a 8 lettere che manca nella mia lista
commands-preferences = Scegli il tuo tema, la tua lingua e i promemoria

## Comandi nel menu di un messaggio

commands-message-help = Aiuto con questo gioco
commands-message-analyse = Analizza questa partita

## Scelte di un'opzione

commands-hard-off = Spenta
commands-hard-hard = Difficile: gli indizi vanno usati
commands-hard-ultra = Ultra-difficile: ogni indizio deve tornare
commands-list-answers = Prima le parole probabili
commands-list-everything = Qualsiasi parola della mia lista
commands-rival-easy = { matches-called-easy }: circa 5 tentativi, e una parola su sette non la trova
commands-rival-normal = { matches-called-normal }: circa 4 tentativi, come quasi tutti
commands-rival-hard = { matches-called-hard }: con prudenza, arriva sempre
commands-rival-perfect = { matches-called-perfect }: meno tentativi di così non si può
commands-rival-sound-letter-rank = { matches-called-sound-letter-rank }: ama le lettere più comuni
commands-rival-distinct-letters = { matches-called-distinct-letters }: cinque lettere, tutte diverse
commands-rival-letter-frequency = { matches-called-letter-frequency }: conta le lettere, e tre volte ne prova di nuove
commands-rival-most-popular = { matches-called-most-popular }: sempre la parola più nota
commands-rival-position-frequency = { matches-called-position-frequency }: mette le lettere dove stanno di solito
commands-rival-position-frequency-dynamic = { matches-called-position-frequency-dynamic }: come Max, ma riconta dopo ogni tentativo
