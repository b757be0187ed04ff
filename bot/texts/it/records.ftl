### Risultati di giochi fatti altrove.

records-menu = Registra risultato
records-modal = Registra i tuoi risultati
records-share-field = Incolla un risultato, o più d'uno

records-receipt-title = Registrato
records-of-other-title = Registrato per un'altra persona
records-entry = **{ $puzzle }** · { $result }
    -# { $average } in media in { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    } qui
records-counted = La griglia ha { $rows ->
    [one] { $rows } riga
   *[other] { $rows } righe
}, quindi ho contato { $rows } e non { $stated }.
records-known = **{ $puzzle }** è già registrato: { $result }.
records-kept = **{ $puzzle }** era già registrato: { $result }. Resta così, se non lo togli.
records-unread = Non sono riuscito a leggere { $shares }.
records-left-out = Non leggo più di { $most } risultati alla volta. Rimasti fuori: { $count }. Mandali in un altro messaggio.
records-not-recorded = Non registrati nemmeno: { $puzzles }.
records-struck = **{ $puzzle }** è stato annullato da chi gestisce il server. Non conta. Chiedi a loro se pensi che debba contare.
records-corrected = **{ $puzzle }** · { $result }. { refusals-corrected }
records-joined = Quello che { $account } registra qui conta per { $who }: qualcuno della moderazione ha detto che i due account sono della stessa persona. **{ standings-corrections-button }** in `/{ -command } leaderboard` dice chi. Se è sbagliato, chiedi a loro.
records-struck-title = Annullato dalla moderazione
records-puzzle = { $game } { $puzzle }
records-doubted = Questo sembra il risultato di un'altra persona, o nessun risultato, quindi l'ho lasciato fuori. È un risultato di chi l'ha scritto?
records-doubted-button = Sì, registralo
records-doubted-prompt = Scegli i risultati di chi l'ha scritto
records-remove-button = Togli { $puzzle }
records-remove-prompt = Togli risultati
records-removed = **{ $puzzle }** è stato tolto. Puoi registrarlo di nuovo con `/{ -command } record`.
records-more = `/{ -command } records` mostra chi è più bravo.

## Un numero, secondo che cosa conta

records-unsolved = non risolto
records-first = ✏️ pubblicato prima: { $result }
records-confirmed = ❔ messo in dubbio, confermato da chi l'ha pubblicato
records-pasted = 📋 incollato con un comando, senza messaggio
records-other = ⚠️ un altro messaggio dice: { $result }
records-figure-guesses = { $figure ->
    [one] { $figure } tentativo
   *[other] { $figure } tentativi
}
records-figure-boards = { $figure } tentativi su tutte le griglie
records-figure-mistakes = { $figure ->
    [0] nessun errore
    [one] { $figure } errore
   *[other] { $figure } errori
}
records-figure-hints = { $figure ->
    [0] nessun aiuto
    [one] { $figure } aiuto
   *[other] { $figure } aiuti
}
records-figure-stars = { $figure ->
    [one] { $figure } stella
   *[other] { $figure } stelle
}
records-figure-points = { $figure ->
    [one] { $figure } punto
   *[other] { $figure } punti
}
records-figure-time = { $figure }
records-mean-guesses = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } tentativi
records-mean-boards = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } tentativi
records-mean-mistakes = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } errori
records-mean-hints = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } aiuti
records-mean-stars = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } stelle
records-mean-points = { NUMBER($mean, maximumFractionDigits: 0) } punti
records-mean-time = { $mean }

## Riepiloghi dell'app Wordle di Discord

records-summary = **{ $puzzle }** · { $recorded ->
    [one] { $recorded } risultato registrato.
   *[other] { $recorded } risultati registrati.
}
records-waiting = { $waiting ->
    [one] { $waiting } persona lì ha solo un nome.
   *[other] { $waiting } persone lì hanno solo un nome.
} Dimmi una volta chi è, e me lo ricordo.
records-names = Nei riepiloghi alcune persone hanno solo un nome. Dimmi una volta chi sono, e me lo ricordo.
records-nameless = Dai riepiloghi dell'app Wordle, risultati che hanno solo un nome: **{ $results }**. Contano appena chi modera dice in `/{ -command } records` chi è.
records-name-prompt = Chi è { $name }?
records-claimed = { $who } d'ora in poi è **{ $name }**. { $results ->
    [0] Nessun risultato aspettava quel nome.
    [one] { $results } risultato aggiunto.
   *[other] { $results } risultati aggiunti.
}
records-claimed-known = { $known ->
    [one] Per { $known } puzzle c'è già un altro risultato, e conta quello.
   *[other] Per { $known } puzzle ci sono già altri risultati, e contano quelli.
} Se è un'altra persona, scegli di nuovo in **{ records-named-button }**.
records-who-title = Chi è chi
records-who-button = Chi è chi ({ $names })
records-who-none = Tutti i nomi nei riepiloghi sono noti.
records-accounts = Qualcuno ha due account? Scegli qui sotto il secondo, poi il primo: i risultati di entrambi contano insieme.
records-account-line = { $account } conta per { $who }
records-account-prompt = Scegli il secondo account di qualcuno
records-account-ask = Di chi è il secondo account { $account }? Scegli il primo: per quello conta ciò che { $account } ha registrato qui e ciò che registrerà. Si può annullare.
records-account-whose-prompt = Di chi è l'account?
records-account-one = Ciò che { $account } registra qui conta per { $who }. Se è sbagliato, scegli un'altra persona o premi **Sono due persone**: non si perde niente.
records-part-button = Sono due persone
records-parted = { $account } non è più l'account di un'altra persona e riha tutti i suoi risultati.
records-named-button = Nomi che ricordo
records-named-title = Nomi che ricordo
records-named-prompt = Scegli un nome da cambiare o dimenticare
records-named = **{ $name }** è { $who }
records-named-none = Non ricordo nessun nome. Quando un riepilogo di qualcuno dice solo il nome, chiedo qui chi è.
records-named-one = **{ $name }** è { $who }. Sbagliato? Scegli un'altra persona, e tutti i risultati di quel nome passano a lei. O dimentica il nome: i suoi risultati aspettano finché non me lo dici di nuovo.
records-forget-button = Dimentica
records-forgotten = Non ricordo più chi è **{ $name }**. { $results ->
    [0] Nessun risultato lo aspetta.
    [one] { $results } risultato lo aspetta.
   *[other] { $results } risultati lo aspettano.
}

## Canali osservati

records-unseen = Qui non posso leggere i messaggi, quindi non posso registrare risultati da solo. Chi gestisce questo bot può permetterlo: attivando **Message Content Intent** per il bot su discord.com/developers e avviandolo con `TILEMATE_MESSAGE_CONTENT=on`. Fino ad allora usa `/{ -command } record`, o **Registra risultato** su un messaggio.
records-missing = Cosa mi manca ancora per registrare i risultati da solo:
records-missing-portal = - **Message Content Intent**: chi gestisce questo bot può attivarlo su discord.com/developers, in **Bot**.
records-missing-start = - `TILEMATE_MESSAGE_CONTENT=on`: chi gestisce questo bot deve avviarlo così.
records-missing-view = - **Vedere il canale** in { $channel }: dammi questo permesso nelle impostazioni del canale.
records-missing-history = - **Leggere la cronologia messaggi** in { $channel }: dammi questo permesso nelle impostazioni del canale.
records-missing-until = Fino ad allora usa `/{ -command } record`, oppure **Registra risultato** su un messaggio.
records-unreadable = Non vedo ancora i messaggi più vecchi in { $channel }. Dammi lì i permessi **Vedere il canale** e **Leggere la cronologia messaggi**.
records-read-button = Leggi messaggi più vecchi: #{ $channel }
records-stop-button = Smetti di leggere
records-reading-running = ⏳ Leggo i messaggi più vecchi in { $channel }: finora { $read }.
records-reading-done = Fatto. Ho letto tutti i messaggi più vecchi in { $channel }: { $read }.
records-reading-full = I { $read } messaggi più recenti in { $channel } sono letti. Più indietro non vado.
records-reading-searched = I { $read } messaggi più recenti in { $channel } sono letti, e anche tutti i riepiloghi più vecchi dell'app Wordle.
records-reading-stopped = La lettura in { $channel } è stata fermata. Messaggi letti: { $read }.
records-reading-forbidden = Non posso leggere i messaggi più vecchi in { $channel }. Dammi lì i permessi **Vedere il canale** e **Leggere la cronologia messaggi**, poi ricomincia.
records-import = Qui vengono pubblicati i riepiloghi di Wordle. Posso conservarli, anche quelli passati, come medie, serie e classifiche di questo server. Può attivarlo solo chi gestisce il server.
records-import-button = Importa la nostra storia di Wordle
records-preview-title = Che cosa registrerei
records-preview = { $count ->
    [one] Nell'ultimo messaggio in { $channel }:
   *[other] Negli ultimi { $count } messaggi in { $channel }:
}
records-preview-empty = In { $channel } non ci sono messaggi fuori dai thread. Leggo anche i thread.
records-preview-known = Già conosciuti o annullati, quindi restano come sono: { $count }.
records-preview-unread = { $count ->
    [one] { $count } messaggio sembra un risultato che lascerei fuori: non lo so leggere, è in ritardo o è di un'altra persona.
   *[other] { $count } messaggi sembrano risultati che lascerei fuori: non li so leggere, sono in ritardo o sono di un'altra persona.
}
records-preview-next = Per ora non è salvato niente. Leggere tutto richiede circa un secondo ogni 100 messaggi, e tutto ciò che viene registrato si può annullare dopo.
records-preview-gone = { $count ->
    [0] I risultati il cui messaggio non c'è più restano, a meno che tu non scelga di dimenticarli.
    [one] { $count } messaggio con risultati non c'è più; restano, a meno che tu non scelga di dimenticarli.
   *[other] { $count } messaggi con risultati non ci sono più; restano, a meno che tu non scelga di dimenticarli.
} Questo non si può annullare.
records-preview-button = Leggi tutti i messaggi passati
records-preview-forget-button = Leggi, e dimentica ciò che non c'è più
records-take-back-button = Annulla ciò che è stato letto
records-take-back-sure = Annullare tutti i risultati letti nei messaggi passati? Quelli registrati da allora e quelli registrati a mano restano.
records-reading-undone = Tutto ciò che era stato letto nei messaggi passati di { $channel } è stato annullato.
records-reading-none = Nessun risultato trovato.
records-reading-results = Trovati { $results ->
    [one] { $results } risultato
   *[other] { $results } risultati
} di { $people ->
    [one] { $people } persona
   *[other] { $people } persone
}.
records-reading-repeated = { $count ->
    [one] { $count } altro ripete un puzzle tra questi, quindi non conta.
   *[other] { $count } altri ripetono puzzle tra questi, quindi non contano.
}
records-reading-changed = { $changed ->
    [0] Li conoscevo già tutti.
    [one] { $changed } messaggio aveva un nuovo risultato. È registrato.
   *[other] { $changed } messaggi avevano nuovi risultati. Sono registrati.
}
records-reading-gone = { $count ->
    [one] { $count } messaggio con risultati non c'è più, e sono andati via con lui.
   *[other] { $count } messaggi con risultati non ci sono più, e sono andati via con loro.
}
records-reading-left = { $count ->
    [one] { $count } messaggio con risultati non c'è più; sono rimasti.
   *[other] { $count } messaggi con risultati non ci sono più; sono rimasti.
}
records-reading-report = Chi gestisce il server trova il resoconto in `/{ -command } settings`, pagina *{ $page }*.
records-reading-unread = { $count ->
    [one] { $count } messaggio sembra un risultato che ho lasciato fuori: non lo so leggere, è in ritardo o è di un'altra persona:
   *[other] { $count } messaggi sembrano risultati che ho lasciato fuori: non li so leggere, sono in ritardo o sono di un'altra persona:
} { $links }
records-reading-names = { $results ->
    [one] { $results } altro risultato
   *[other] { $results } altri risultati
} con { $count ->
    [one] { $count } nome
   *[other] { $count } nomi
} nei riepiloghi: non so di chi si tratta. Chi modera me lo può dire in `/{ -command } records`.
records-names-later = Dopo questi: { $names }.
records-group-streak = 🔥 Serie del gruppo: { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}, dice l'ultimo riepilogo.
records-week-button = Il Wordle della settimana
records-week-empty = Per questa settimana non c'è ancora niente. I risultati arrivano con i riepiloghi dell'app Wordle, o quando qualcuno registra il suo.
records-week-now = { $count ->
    [one] Se la settimana finisse ora, la vincerebbe { $who } con { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } tentativi in media.
   *[other] Se la settimana finisse ora, la dividerebbero { $who } con { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } tentativi in media.
}
records-day-now = { $count ->
    [one] Se la giornata finisse ora, la vincerebbe { $who } con { $guesses }/6.
   *[other] Se la giornata finisse ora, la dividerebbero { $who } con { $guesses }/6.
}
records-week-won = { $count ->
    [one] 🏆 { $who } ha vinto la settimana con { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } tentativi in media.
   *[other] 🏆 { $who } si sono divisi la settimana con { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } tentativi in media.
}
records-week-unbegun = Di oggi non c'è ancora nessun risultato: l'app riassume un giorno il giorno dopo.
records-week-absent = Di oggi manca ancora: { $who }.
records-week-nameless = Non contano, perché i riepiloghi danno solo il nome: { $names }. Chi modera può dirmi chi sono.
records-week-rule = Conta la media dei giorni giocati; una parola non trovata vale { $lost }. { $results ->
    [one] Per un posto serve { $results } risultato.
   *[other] Per un posto servono { $results } risultati.
}

## Chi è più bravo a un gioco

records-board-title = { $game } · { $period }
records-empty = Qui nessuno ha ancora registrato un risultato. Incolla il tuo con `/{ -command } record`, o usa **Registra risultato** su un messaggio: tienilo premuto, o clic destro, e scegli **App**.
records-empty-days = In questi giorni nessuno ha registrato un risultato di { $game }.
records-line = { $place } { $who } · media { $average } · { $solved } su { $games } { $solved ->
    [one] risolto
   *[other] risolti
}
records-line-open = { $place } { $who } · media { $average } · { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
records-place = **{ $place }.**
records-no-place = **–**
records-hidden = … e { $players ->
    [one] un'altra persona
   *[other] altre { $players } persone
}
records-rule = { $rule } A parità di media conta chi ne ha risolti di più, poi chi ne ha giocati di più. Per un posto servono { $least } risultati.
records-pasted-rule = 📋: tanti risultati sono stati incollati, e nessun messaggio li mostra.

## Come si fa la classifica di ogni gioco

records-how-title = Giochi che so registrare
records-how = Incolla un risultato con `/{ -command } record`, o usa **Registra risultato** su un messaggio. Ogni gioco ha la sua classifica, dove la media migliore sta in cima: `/{ -command } records`.
records-played-title = Giocati altrove
records-played = **{ $game }** · { $results ->
    [one] { $results } risultato
   *[other] { $results } risultati
}
records-played-best = -# In testa { $who }: { $average } in media
records-played-more = -# Altri giochi nel menu: { $count }
records-games-prompt = Quale gioco
records-games-before = Giochi precedenti…
records-games-after = Altri giochi: { $count }…
records-how-button = Che cosa posso registrare?
records-how-games = So leggere { $games }.
records-more-games = altri { $count }
records-rule-guesses = meno tentativi.{ $lost }
records-rule-boards = meno tentativi su tutte le griglie insieme.{ $lost }
records-rule-mistakes = meno errori.{ $lost }
records-rule-hints = meno aiuti.{ $lost }
records-rule-stars = più stelle.{ $lost }
records-rule-points = più punti.{ $lost }
records-rule-time = il tempo più breve.{ $lost }
records-lost = { " " }Un gioco non risolto conta come { $figure }.
records-lost-board = { " " }Una griglia mancata conta come { $figure }.
