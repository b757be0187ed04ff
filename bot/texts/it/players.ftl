### Le scelte e i dati di chi gioca.

players-preferences-title = Le tue preferenze
players-theme = **Tema**: { $theme }
players-language = **Lingua delle parole**: { $language }
players-start = **L'aiuto con i giochi comincia da**: { $start }
players-start-count = quante parole restano
players-start-letter = una lettera
players-start-word = una parola da provare
players-hidden = **Nome**: nascosto. Classifiche, gare e parole del giorno dicono «una persona», e nessun altro vede le tue statistiche
players-shown = **Nome**: visibile nelle classifiche
players-refused = { $words ->
    [one] **Una parola** che il tuo gioco non conosceva non ti viene più proposta.
   *[other] **{ $words } parole** che il tuo gioco non conosceva non ti vengono più proposte.
}
players-refused-button = Proponile di nuovo
players-hide = Nascondi il mio nome
players-as-in-server = come nel server
players-preferences = Il tuo tema e la tua lingua valgono per le tue griglie private, in ogni server. Le griglie che vedono anche altri seguono le impostazioni del server. Un promemoria è un messaggio diretto quando il server pubblica la parola del giorno, e un altro prima che chiuda, se la tua griglia è aperta o hai una serie da perdere. Dopo una settimana senza giocare smettono finché non torni.
players-unposted = Questo server non pubblica ancora la parola del giorno. Ti avviso prima che ne chiuda una che altri hanno cominciato.
players-unreminded = Nessun promemoria: non ti scrivo per nessuna parola del giorno. Puoi chiederli in un server, con `/{ -command } preferences`.
players-theme-prompt = Tema
players-language-prompt = Lingua delle parole
players-start-prompt = L'aiuto con i giochi comincia da
players-server-option = Come nel server
players-remind-here = Ricordami la parola del giorno di questo server
players-remind-anywhere = Ricordami le parole del giorno

players-reminder = { $variant ->
    [0] La parola di oggi è qui.
    [1] Una nuova parola ti aspetta.
   *[other] Ecco la parola nuova di oggi.
} [Gioca]({ $link })
players-reminder-new = I tuoi { $days } giorni di fila sono finiti, e con la parola di oggi si riparte. La serie da battere: { $best } giorni. [Gioca]({ $link })
players-reminder-new-best = I tuoi { $days } giorni di fila sono finiti, e con la parola di oggi si riparte. [Gioca]({ $link })
players-reminder-until = Aperta fino alle { $hour } ({ $when }).
players-reminder-found = L'hai trovata in { $guesses }.
players-reminder-hinted = L'hai trovata in { $guesses }, con un aiuto.
players-reminder-missed = Tu non l'hai trovata.
players-reminder-last = Non giochi la parola del giorno da una settimana, quindi questo è l'ultimo promemoria finché non torni.
players-reminder-stop = Me l'hai chiesto tu. Per smettere, scrivi `/{ -command } preferences` qui.
players-call = La parola di oggi cambia { $when }, e non hai ancora giocato. [Gioca]({ $link })
players-call-begun = La parola di oggi cambia { $when }, e la tua griglia è ancora aperta. [Continua]({ $link })
players-call-streak = 🔥 Lì finiscono i tuoi { $days } giorni di fila.
players-call-shield = 🛡️ Se la salti, uno scudo tiene i tuoi { $days } giorni di fila, l'unico di questo mese.
players-call-played = { $count ->
    [one] Ha già giocato { $who }.
   *[other] Hanno già giocato { $who }.
}

players-privacy-title = Privacy
players-privacy =
    { "**" }Che cosa conservo**: il tuo id, nome e lingua di Discord; le partite che hai iniziato, i tuoi tentativi, voti e risultati; le parole che hai scelto per altri, quelle che ho indovinato io e le tue caselle; le righe dei giochi per cui hai chiesto aiuto; i risultati di giochi fatti altrove, se vengono registrati; le parole che hai segnalato, e perché; i tuoi posti nelle stagioni passate; le correzioni dei risultati; le tue preferenze. Con ognuno di questi gli id del server e del canale, e l'ora. Non conservo nient'altro di quello che si dice qui, e nessun messaggio.

    { "**" }Perché**: per mostrare le griglie, andare avanti dopo un riavvio, e contare classifiche e serie. Non lo uso per altro e non lo do a nessuno.

    { "**" }La scelta è tua**: l'esportazione contiene tutto, in JSON e in tabelle CSV, tranne le soluzioni delle partite. L'eliminazione è definitiva; nelle partite giocate anche da altri, i tuoi tentativi e le parole che hai scelto restano, senza il tuo nome. Se chi gestisce un server ti ha escluso dalle registrazioni o ha annullato un tuo risultato, resta così: con un numero ricavato dal tuo ID, senza il tuo nome.
players-privacy-page = La pagina intera: { $url }
players-export-button = Esporta i miei dati
players-exported = Ecco tutto quello che conservo di te.
players-erase-button = Elimina i miei dati
players-erase-title = Elimina i miei dati
players-erase = Questo elimina le tue partite, i risultati, i giochi registrati da altrove, le serie e le preferenze in ogni server, e chiude le partite private che stai giocando. Non si può annullare. Quello che chi gestisce un server ha annullato o escluso resta così.
players-erase-all-button = Elimina tutto
players-keep-button = Tieni tutto
players-erased-title = Eliminato
players-erased = Tutti i tuoi dati sono eliminati. Se giochi di nuovo, riparti da zero.

## Al posto di un nome

players-name-gone = qualcuno
players-name-deleted = qualcuno che ha eliminato i suoi dati
players-name-hidden = una persona
