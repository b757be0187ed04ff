### Che cosa dice il bot quando non può fare quello che gli si chiede, e che cosa fare invece.

refusals-unexpected = Qualcosa è andato storto da parte mia, e non si è perso niente. Riferimento: `{ $reference }`
refusals-outage = Al momento non riesco ad accedere ai miei dati. Non si è perso niente: torno presto, riprova fra un minuto.
refusals-broken = C'è un problema con i miei dati, e chi mi gestisce deve occuparsene. Riprova più tardi. Riferimento: `{ $reference }`

## Tentativi

refusals-quoted = «{ $text }»
refusals-foreign-letter = { $character } qui non è una lettera valida. Usa le lettere da { $first } a { $last }.
refusals-unknown-mark = { $character } non è una casella. Scrivine una per lettera: 🟩 🟨 ⬛, o 2 1 0, o g y b.
refusals-wrong-length = { $actual ->
    [one] È { $actual } lettera
   *[other] Sono { $actual } lettere
}; ne servono { $expected }.
refusals-counts-sharp-s = ß conta come SS.
refusals-no-lexicon = Non ho parole di quella lunghezza ({ $length }) in quella lingua. Ogni lingua ha parole da 4 a 7 lettere, e l'inglese anche da 8.
refusals-not-in-mine = **{ $word }** non è nella mia lista.
refusals-not-in = **{ $word }** non è nella mia lista ({ $language }).
refusals-meant = Volevi dire **{ $word }**?
refusals-another = Prova un'altra parola.
refusals-repeated = **{ $word }** è già stata provata alla riga { $row }.
refusals-hard-mode = Modalità difficile: { $clue }.
refusals-unwelcome = Quella parola qui non è gradita. Prova un'altra parola.
refusals-not-your-turn = L'ultimo tentativo era tuo, ora tocca a qualcun altro. { refusals-kept }
refusals-not-your-turn-alone = L'ultimo tentativo era tuo, ora tocca a qualcun altro. Se non si unisce nessuno, puoi andare avanti { $when }. { refusals-kept }
refusals-kept = Non hai perso il tentativo.
refusals-unfit = Quella parola la lascio fuori dai giochi. Scegline un'altra.

## L'indizio che una parola ignora. $copies is one of the five below.

refusals-clue-correct = la riga { $row } mostra che la lettera { $at } è **{ $letter }**
refusals-clue-elsewhere = la riga { $row } mostra che la lettera { $at } non è **{ $letter }**
refusals-clue-used = la riga { $row } mostra { $copies }, quindi { $count ->
    [1] va usata
    [2] vanno usate entrambe
   *[other] vanno usate tutte
}
refusals-clue-at-least = la riga { $row } mostra almeno { $copies }, che servono anche al tuo tentativo
refusals-clue-exactly = la riga { $row } mostra solo { $copies }
refusals-clue-none = la riga { $row } mostra che non c'è nessuna **{ $letter }**
refusals-copies-1 = una **{ $letter }**
refusals-copies-2 = due **{ $letter }**
refusals-copies-3 = tre **{ $letter }**
refusals-copies-4 = quattro **{ $letter }**

## Partite e sfide

refusals-no-game = Qui non c'è nessuna partita. Iniziane una con `/{ -command } play`.
refusals-not-entered = La tua griglia non è ancora aperta. Premi **{ $button }**, poi prova.
refusals-daily-over = La parola di ieri è finita; quella di oggi: `/{ -command } daily`.
refusals-no-daily = Per quel giorno non c'è una parola del giorno. Scegline una dall'elenco sotto `day`, o gioca quella di oggi: `/{ -command } daily`.
refusals-no-past-daily = Qui non ci sono ancora parole dei giorni passati. Gioca quella di oggi: `/{ -command } daily`.
refusals-no-unsolved = Qui non ti aspetta nessuna parola del giorno passata: ognuna compare quando il suo giorno è finito. Quella di oggi: `/{ -command } daily`.
refusals-game-ended = Quella partita è finita. Iniziane un'altra con `/{ -command } play`.
refusals-running-yours = Hai già una partita così in corso qui. Continuala, o chiudila con `/{ -command } stop`.
refusals-running-here = In questo canale c'è già una partita in corso. Partecipa, o inizia la tua lì accanto. Non è ancora iniziato niente.
refusals-running-alone = In questo canale c'è già una partita in corso. Partecipa, o aspetta che finisca. Non è ancora iniziato niente.
refusals-not-yours = Quella è la partita di qualcun altro. Inizia la tua: scegli **Solo** in `/{ -command } play`.
refusals-may-not-stop = Può chiuderla solo { $starter }, che ha iniziato questa partita, o chi modera.
refusals-may-not-begin = Può farla partire prima solo { $starter }, che ha aperto questa gara. Parte da sola quando tutti sono pronti.
refusals-option-refused = **{ $mode }** non ha l'opzione `{ $option }`. Toglila, o guarda i modi di giocare con `/{ -command } about`. Non è iniziato niente.
refusals-not-invited = Quella è per altre persone. Inizia la tua partita: `/{ -command } play`.
refusals-played-before = Questa l'hai già giocata prima di cancellare i tuoi dati. Con la prossima riparti da zero.
refusals-clue-tells-word = Il tuo indizio svela la parola. Dillo senza la parola stessa.
refusals-clue-unwelcome = Nel tuo indizio c'è una parola che qui non è gradita. Dillo con altre parole.
refusals-unknown-code = Nessuna parola ha questo codice. Chi l'ha scelta lo trova in **Giocala altrove**; controlla ogni segno.
refusals-code-alone = Un codice porta con sé la sua parola e le sue regole. Usa `/{ -command } play` solo con **code**.
refusals-code-unwelcome = Quella parola in questo server non si gioca.
refusals-own-code = Solo chi ha scelto questa parola può farla giocare altrove.
refusals-own-challenge = La parola l'hai scelta tu, quindi la sai. Lascia indovinare gli altri.
refusals-too-many-invited = Nell'ultima ora hai invitato molte persone che non hanno ancora iniziato. Potrai invitarne altre { $again }. Oppure non indicare nessuno: così possono giocare tutti qui.
refusals-may-not-agree = Deve essere d'accordo qualcun altro che ha iniziato questa partita o ci ha provato.
refusals-may-not-wish = Non hai ancora provato in questa partita. Fai un tentativo, poi puoi chiedere un aiuto.
refusals-bot-invited = I bot non possono partecipare a una sfida. Scegli delle persone, o fai indovinare a me la tua parola con `/{ -command } stump`.
refusals-match-over = È finita. Inizia un'altra partita con `/{ -command } play`.
refusals-not-begun = Non è ancora iniziata. Prima premi **Partecipa** e **Ci sono**.
refusals-spoiler = C'è chi sta ancora giocando quella parola. Condividila senza lettere.
refusals-nothing-to-share = Qui non hai ancora finito una partita. Iniziane una: `/{ -command } play`.
refusals-hint = **{ $mode }** si gioca senza aiuti. `/{ -command } hint` funziona in queste partite: { $modes }.
refusals-wrong-channel = Questo server gioca in { $channels }. Inizia lì la tua partita.
refusals-may-not-start = In questo server solo { $who } può iniziare partite. Chiedi di iniziarne una; poi puoi partecipare. Oppure gioca con me nei messaggi diretti.
refusals-moderators = chi modera

## Giochi di altri

refusals-nothing-to-undo = Non c'è nessuna riga da annullare. Aggiungine una con le opzioni `guess` e `hints` di `/{ -command } help`.
refusals-no-puzzle = Qui non hai nessun gioco aperto. `/{ -command } help` mostra quello che hai, o come cominciare.
refusals-no-grid = In quel messaggio non vedo righe di caselle, come 🟩⬛⬛🟨🟩, e nessuna immagine. Scegline uno con un risultato o uno screenshot, o scrivi tu le caselle: `/{ -command } help` le prende nell'opzione `hints`.
refusals-own-board = Quella è una griglia mia, e ad aiutarti sono i suoi pulsanti. Mentre si gioca, `/{ -command } hint` dà aiuti; quando è finita, la puoi analizzare.
refusals-several-boards = Mi servono le soluzioni di tutte le griglie. Scrivi i tuoi tentativi nell'opzione `words` di `/{ -command } analyse` e la soluzione di ogni griglia in `answer`: `carta fiume notte porta`.
refusals-tiles-missing = Mi servono una parola e le sue caselle. Scrivi la parola nell'opzione `guess` di `/{ -command } help`, e le caselle nell'opzione `hints`: 01002, o 🟩🟨⬛.
refusals-tiles-uneven = { $words ->
    [one] Per una parola di { $length } lettere{ $where } servono
   *[other] Per { $words } parole di { $length } lettere{ $where } servono
} { $needed } caselle, e ce ne sono { $marks }.{ $row }{ $several } Non ho salvato niente. Dammene una per lettera: 01002, o 🟩🟨⬛.
refusals-tiles-boards = { " " }su { $boards } griglie aperte
refusals-tiles-several = { " " }Se il tuo gioco ha { $boards } griglie, metti l'opzione `boards` a { $boards }.
refusals-tiles-row = { " " }Guarda la numero { $row }.
refusals-rows-uneven = Vedo { $rows ->
    [one] una riga di caselle
   *[other] { $rows } righe di caselle
}, ma { $words ->
    [one] una parola
   *[other] { $words } parole
}. Scrivi una parola per riga, in ordine.
refusals-other-length = Il tuo gioco qui ha { $expected } lettere, e quella parola ne ha { $actual }. Per un altro gioco scegli **Gioco nuovo** sotto **Altro**, o metti l'opzione `length` a { $actual }.
refusals-sharp-s = Conto ß come SS, quindi qui quella parola è **{ $word }**, e le caselle non corrispondono alla sua lunghezza. I giochi che contano ß come una lettera non li so trattare, scusa. Non ho salvato niente.
refusals-too-many-rows = Qui un gioco ha al massimo { $most } righe. Scrivine meno, o comincia un gioco nuovo.
refusals-no-stump = Qui non sto indovinando nessuna tua parola. Fammene indovinare una: `/{ -command } stump`.
refusals-not-your-word = La segna solo chi ha pensato la parola. Pensane una anche tu: `/{ -command } stump`.

## Immagini

refusals-picture-large = Quell'immagine è troppo grande: leggo fino a 8 MB e 25 megapixel. Uno screenshot come lo fa il tuo telefono va bene.
refusals-picture-format = Non riesco a leggere quel file come immagine. Manda uno screenshot in PNG, JPEG, WebP o GIF.
refusals-picture-no-board = In quell'immagine non vedo una griglia. Fai uno screenshot con tutte le righe dei tentativi, o scrivi le righe: `/{ -command } help`.
refusals-picture-small = La griglia in quell'immagine è troppo piccola da leggere. Manda lo screenshot stesso, a grandezza piena.
refusals-picture-keyboard = In quell'immagine vedo solo una tastiera. Fai uno screenshot con le righe dei tentativi sopra.
refusals-picture-left = In quell'immagine la griglia è tagliata a sinistra. Mandane una con tutte le colonne.
refusals-picture-right = In quell'immagine la griglia è tagliata a destra. Mandane una con tutte le colonne.
refusals-picture-above = In quell'immagine la griglia è tagliata in alto. Mandane una con tutte le righe.
refusals-picture-below = In quell'immagine la griglia è tagliata in basso. Mandane una con tutte le righe.
refusals-picture-no-guess = Su quella griglia non ha ancora provato nessuno. Per un buon primo tentativo: `/{ -command } solve`.
refusals-picture-photograph = Sembra una fotografia. Fai invece uno screenshot del gioco, e lo posso leggere.
refusals-picture-elsewhere = Leggo solo immagini pubblicate su Discord. Pubblica l'immagine stessa al posto di un link.
refusals-picture-gone = Non riesco più ad avere quell'immagine. Pubblicala di nuovo.
refusals-picture-under-way = Sto ancora leggendo la tua ultima immagine. Riprova fra un attimo.
refusals-picture-slow = Quell'immagine mi ha preso troppo tempo. Prova con uno screenshot della sola griglia, o scrivi le righe: `/{ -command } help`.
refusals-picture-or-text = Dammi un'immagine o quello che hai provato, non entrambi. Non ho salvato niente.
refusals-picture-boards = In quell'immagine ci sono più griglie. Ritaglia quella che intendi, e mandami quella.

## L'analisi e le classifiche

refusals-still-running = Quella partita è ancora in corso. La analizzo quando è finita; `/{ -command } board` la mostra.
refusals-nothing-played = Non c'è nessun tentativo da analizzare. Prima gioca: `/{ -command } play`.
refusals-words-missing = Mi servono anche le parole. Scrivi quelle che hai provato, in ordine, nell'opzione `words` di `/{ -command } analyse`, o scegli **Analizza questa partita** su un messaggio con il tuo risultato, e te le chiedo.
refusals-answer-missing = Non vedo nessuna riga tutta verde, quindi non so quale fosse la soluzione. Scrivila nell'opzione `answer` di `/{ -command } analyse`.
refusals-marks-differ = Se la soluzione fosse **{ $answer }**, la riga { $row } sarebbe { $tiles }. Controlla parole e caselle; non ho salvato niente.
refusals-guess-after-answer = C'è un tentativo dopo la soluzione. Controlla le parole.
refusals-unknown-rival = Non conosco nessun avversario con quel nome. Scegline uno dall'elenco sotto `rival`.
refusals-no-results = Ancora nessuna partita finita. Iniziane una con `/{ -command } play`.
refusals-only-recorded = Ancora nessuna partita finita, solo risultati di giochi fatti altrove: sono in `/{ -command } records`. Inizia una partita con `/{ -command } play`.
refusals-not-listed = Non sei in questa classifica: non conta nessuna delle partite che hai finito qui. Il titolo dice quali conta; `/{ -command } stats` ha tutte le tue.
refusals-only-struck = Nessuno dei tuoi risultati conta qui: chi gestisce il server li ha annullati. **Correzioni**, in `/{ -command } leaderboard`, dice quali e da chi; chiedi se pensi che dovrebbero contare.

## Giochi fatti altrove

refusals-no-share = Lì non ho trovato nessun risultato che so leggere. Copialo per intero e riprova. So leggere { $games }. Se manca il tuo gioco, chi gestisce questo server può insegnarmelo: `/{ -command } settings`, pagina *{ guilds-page-games }*.
refusals-no-share-of = Sembra **{ $game }**, ma non riesco a leggerci un risultato. Copia il risultato per intero, come lo dà il gioco, e riprova. Questo, per esempio, lo so leggere:
    { $example }
refusals-not-moderator = Solo chi modera può dire qui chi è chi. Chiedi a loro di premerlo.
refusals-same-account = È due volte lo stesso account. Scegline un altro.
refusals-not-your-share = Quello lo può registrare solo chi l'ha scritto o chi modera. Per i tuoi risultati: `/{ -command } record`.
refusals-game-switched-off = So leggere **{ $game }**, ma qui i suoi risultati non vengono ancora registrati. Chi gestisce il server può attivarlo in `/{ -command } settings`, pagina *{ $page }*.
refusals-shut-out = Non ho registrato niente: chi gestisce questo server non accetta risultati di { $who }. Se pensi che sia un errore, chiedi a loro. Tutto il resto si gioca come prima.
refusals-shut-out-you = Non ho registrato niente: chi gestisce questo server non accetta i tuoi risultati. Se pensi che sia un errore, chiedi a loro. Tutto il resto si gioca come prima.
refusals-future-puzzle = **{ $puzzle }** non è ancora uscito, quindi non l'ho registrato. Controlla il numero.
refusals-impossible-score = Nessun risultato di **{ $puzzle }** può avere quel numero, quindi non l'ho registrato. Controlla che cosa hai incollato.
refusals-second-result = Lì c'è più di un risultato di **{ $puzzle }**. Conta solo il primo.
refusals-grid-differs = I quadratini di **{ $puzzle }** non corrispondono al risultato, quindi non l'ho registrato. Incollalo come te l'ha dato il gioco.
refusals-too-late = **{ $puzzle }** arriva troppo tardi: qui i risultati contano fino a { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
} dopo quello del gioco. Non l'ho registrato.
refusals-too-many-results = **{ $puzzle }** è di troppo: i risultati di questo gioco non dicono il loro giorno, e qui ne contano al massimo { $most } in { $most } giorni. Non è stato registrato.
refusals-too-many-at-once = **{ $puzzle }** è di troppo per un giorno: i risultati di questo gioco non dicono il loro giorno, e qui ne contano al massimo { $most } al giorno. Non è stato registrato. Pubblicalo di nuovo domani.
refusals-edit-too-late = **{ $puzzle }** è stato modificato troppo tardi: qui le modifiche contano fino a { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
} dopo quello del gioco. Quello che era registrato resta.
refusals-past-day = È troppo tardi per cambiare o togliere questo risultato. Chi gestisce il server decide fino a quando si può, in `/{ -command } settings`.
refusals-pasting-off = Questo server non accetta risultati incollati, così tutti vedono da dove arrivano. Scrivi il tuo in { $channels } e lo registro.
refusals-pasting-off-anywhere = Questo server non accetta risultati incollati, così tutti vedono da dove arrivano. Scrivi il tuo in un canale e usa **{ records-menu }** su quel messaggio: tienilo premuto, o clic destro, e scegli **App**.
refusals-backfill-running = Sto già leggendo messaggi più vecchi di questo server. Aspetta che finisca, o ferma la lettura in `/{ -command } settings`, pagina *Registrazioni*.
refusals-nothing-to-take-back = Non c'è niente da annullare: non sono stati letti messaggi passati.
refusals-not-watched = In quel canale i risultati non si registrano più. Sceglilo di nuovo in `/{ -command } settings`, pagina *Registrazioni*.
refusals-unknown-game = Non conosco nessun gioco con quel nome. `/{ -command } records` elenca quelli che so leggere.

## Impostazioni

refusals-keeps-private = Questa persona tiene per sé le sue statistiche.
refusals-oneself = È due volte la stessa persona. Scegli qualcun altro con cui confrontarti.
refusals-no-server = Funziona solo in un server. Riprova in uno dei suoi canali.
refusals-may-not-manage = Può cambiarlo solo chi gestisce il server. Per le tue scelte: `/{ -command } preferences`.
refusals-not-everywhere = Tutti i server confrontano solo partite individuali. Scegli un altro modo, o la classifica di questo server.
refusals-known-word = **{ $word }** la conosco già: si può provare in questo server.
refusals-refused-word = **{ $word }** la conosco, ma in questo server non è ammessa. Puoi cambiarlo in `/{ -command } settings`, pagina *{ $page }*: **{ $setting }**.
refusals-unfit-word = Non riesco a leggerla come una parola sola. Scrivi una parola da 4 a 8 lettere nella lingua in cui gioca questo server. Non è cambiato niente.
refusals-unfit-words = { $count ->
    [one] La parola { $numbers } del tuo elenco non si può leggere.
   *[other] Le parole { $numbers } del tuo elenco non si possono leggere.
} Scrivi parole da 4 a 8 lettere, separate da spazi o virgole. Non è cambiato niente.
refusals-too-many-words = Sarebbero { $count } parole; ne tengo al massimo { $most }. Non è cambiato niente.
refusals-unknown-list = Quella lista non c'è più. Scegline un'altra.
refusals-unfit-file = So leggere solo un file di testo semplice, di 100 kB al massimo. Non è cambiato niente.
refusals-office-file = Quello è un foglio di calcolo, un documento o un PDF, e non so leggerlo. Salvalo come testo semplice o CSV e scegli quel file. Non è cambiato niente.
refusals-list-more = • … e altre { $count }.
refusals-list-short = { $count ->
    [0] Non ci ho trovato parole. A una lista ne servono almeno { $least } diverse.
   *[other] A una lista servono almeno { $least } parole diverse, e questa ne ha { $count }.
} Non è cambiato niente.
refusals-list-none-so-long = La lista ha { $count } parole di { $length } lettere, e a questa partita ne servono { $least }. Scegli un'altra lunghezza.
refusals-too-many-lists = Un server può avere { $most } liste. Prima eliminane una.
refusals-time-zone = Non conosco quel fuso orario. Scrivine uno come `Europe/Rome`.
refusals-time-zone-alike = Non conosco quel fuso orario. Volevi dire { $alike }?
refusals-out-of-range = Scrivi un numero intero da { $low } a { $high }. Non è cambiato niente.
refusals-unfit-score = Scrivi un numero intero da { $low } a { $high }, o X se il gioco non è stato risolto. Non è cambiato niente.
refusals-unfit-time = Scrivi un tempo come 1:23, o secondi interi da { $low } a { $high }. Non è cambiato niente.
refusals-no-full-hour = Posso usare solo ore intere: scrivi { $before } o { $after }. Non è cambiato niente.
refusals-form-too-late = Ci ho messo troppo ad aprirlo. Non si è perso niente: riprova.
refusals-too-fast = Così veloce non ti sto dietro. Riprova { $again }.
refusals-crowded = Qui chiedono in troppi tutti insieme. Non si è perso niente: riprova tra qualche secondo.
refusals-unknown-button = Quel pulsante è di un'altra mia versione. Fatti dare un messaggio nuovo: `/{ -command } board`.
refusals-unknown-choice = Quella non è fra le scelte. `/{ -command } settings` le elenca.
refusals-everybodys-role = Quel ruolo ce l'hanno tutti. Scegline uno che hanno solo alcuni, o nessuno. Non è cambiato nulla.
refusals-bots-role = Quel ruolo è di un bot. Scegline uno che hanno alcune persone, o nessuno. Non è cambiato nulla.
refusals-no-season = Qui non c'è una stagione così. Chi gestisce il server può cominciarne una con `/{ -command } settings`.
refusals-unfit-days = Mi servono due giorni, come 2026-12-01 e 2026-12-31: l'ultimo non prima del primo, e non nel passato.
refusals-unfit-points = Mi servono sette numeri interi da 0 a { $most }: i punti per 1, 2, 3, 4, 5 e 6 tentativi, poi per una partita non risolta. Per esempio: `10 8 6 4 2 1 0`. Non è cambiato niente.
refusals-result-gone = Quel risultato non c'è più.
refusals-corrected-again = Quel risultato è stato corretto di nuovo. Ritira prima la correzione più recente.
refusals-corrected = Chi gestisce il server ha corretto quel risultato, quindi resta com'è.
refusals-taught-name = Dagli un nome tutto suo: conosco già un gioco con quel nome, oppure il nome mancava.
refusals-taught-known = Quello so già leggerlo: è **{ $game }**. Scegli un canale nella pagina **{ $page }** e i risultati vengono registrati.
refusals-taught-score = Non trovo quel punteggio nel primo risultato. Scrivilo proprio com'è lì, per esempio 4/6, 1.340 o 1:23. Un punteggio fatto solo di quadratini non lo posso imparare.
refusals-taught-puzzle = Non riesco a distinguere le due partite: in tutti e due i risultati serve un numero o una data, e devono essere diversi. Incolla i risultati di due giorni diversi.
refusals-taught-differ = Questi risultati hanno troppo poco in comune perché ne trovi altri simili. Incollali come li ha fatti il gioco, con il suo nome dentro.
refusals-taught-many = Un server può insegnarmi { $most } giochi. Prima eliminane uno.
refusals-taught-gone = Questo server non insegna più quel gioco. Scegline un altro.
