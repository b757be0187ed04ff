games-mode-together = Insieme
games-mode-solo = Solo
games-mode-vote = Voto
games-mode-race = Gara
games-mode-daily = Parola del giorno
games-mode-archive = Archivio
games-mode-challenge = Sfida
games-mode-duel = Duello
games-mode-absurdle = Absurdle
games-mode-absurdle-solo = Absurdle in solo

games-about-together = una griglia nel canale, e tutti provano; «a turno» vuol dire che nessuno prova due volte di seguito
games-about-solo = una griglia tutta tua che nessun altro vede
games-about-vote = tutti votano ogni tentativo; un minuto dopo il primo voto, o appena chi gioca ha votato, si gioca la parola con più voti (a parità, la prima proposta)
games-about-race = la stessa parola per chi partecipa, su griglie private; vince chi fa meno tentativi, o chi la trova per primo, come scegli; la prima soluzione fa partire il conto alla rovescia
games-about-daily = una parola al giorno per tutto il server; ognuno la gioca una volta, su una griglia privata
games-about-archive = una parola di un giorno passato, su una griglia tua; non conta per la classifica
games-about-challenge = scegli tu la parola, per chi nomini o per tutto il canale; non conta per la classifica
games-about-duel = tu contro di me con la stessa parola; io vedo solo le mie caselle
games-about-absurdle = non scelgo nessuna parola: dopo ogni tentativo ne tengo in gioco più che posso, finché non me ne resta una sola; non conta per la classifica
games-about-absurdle-solo = Absurdle su una griglia tua che nessun altro vede; non conta per la classifica

## Una partita che si sta preparando

games-setup-title = Nuova partita
games-setup-prompt-mode = Come vuoi giocare?
games-setup-prompt-list = Quali parole?
games-setup-prompt-language = In quale lingua?
games-setup-prompt-length = Quanto è lunga la parola?
games-setup-prompt-hard = Quanto sono severe le regole?
games-setup-prompt-boards = Quante parole insieme?
games-setup-prompt-rival = Contro chi giochi?
games-setup-prompt-goal = Chi vince?
games-begin-button = Inizia
games-setup-turns-button = A turno: sì
games-setup-no-turns-button = A turno: no
games-setup-no-list = Parole: le solite
games-setup-any-length = Qualsiasi lunghezza
games-setup-goal-fewest = Vince chi fa meno tentativi
games-setup-goal-fewest-hint = Con calma: la velocità conta solo a parità
games-setup-goal-first = Vince chi la trova per primo
games-setup-goal-first-hint = Non importa in quanti tentativi

games-mode-together-hint = Una griglia in questo canale, e tutti provano
games-mode-solo-hint = Una griglia tutta tua che nessun altro vede
games-mode-race-hint = La stessa parola per tutti, ognuno sulla sua griglia
games-mode-daily-hint = La parola di oggi, la stessa per tutto il server
games-mode-challenge-hint = Scegli tu una parola, e gli altri la indovinano
games-mode-duel-hint = Tu contro di me, con la stessa parola
games-mode-vote-hint = Una griglia in questo canale, e tutti votano ogni tentativo
games-mode-archive-hint = La parola di un giorno passato, su una griglia tua
games-mode-absurdle-hint = Non scelgo una parola finché non me ne lasci una sola
games-mode-absurdle-solo-hint = Lo stesso su una griglia tua che nessun altro vede

games-setup-hard-off = Modalità difficile: no
games-setup-hard-off-hint = Prova qualsiasi parola
games-setup-hard-hard = Modalità difficile: sì
games-setup-hard-hard-hint = Ogni tentativo deve usare le lettere verdi e gialle
games-setup-hard-ultra = Modalità difficile: ultra
games-setup-hard-ultra-hint = Ogni tentativo deve rispettare tutte le caselle, anche le grigie

games-numbered = { $mode } { $number }
games-letters = { $letters } lettere
games-boards = { $boards ->
    [one] { $boards } griglia
   *[other] { $boards } griglie
}
games-turns = a turno
games-hard-hard = difficile
games-hard-ultra = ultra-difficile

games-prompt = Qual è la parola di { $letters } lettere? Premi **{ $button }** e comincia con quella che vuoi.
games-prompt-open = Non ho ancora scelto niente. Premi **{ $button }** e comincia con una parola qualsiasi di { $letters } lettere.
games-prompt-boards = Quali sono le { $boards } parole di { $letters } lettere? Ogni tentativo vale su ogni griglia. Premi **{ $button }** e comincia con la parola che vuoi.
games-legend = { $correct } posto giusto · { $present } altrove nella parola · { $absent } non c'è
games-one-word = Per provare, scrivi una parola di { $letters } lettere e nient'altro.
games-ways-out = **{ games-stop-button }** è sotto la griglia, e `/{ -command } hint` dà un aiuto.
games-unread = Quello che scrivi qui lo leggono tutti, quindi non lo gioco sulla tua griglia. Premi **{ $button }** lì, o usa `/{ -command } guess`.
games-guess-button = Prova
games-vote-button = Vota
games-stop-button = Abbandona
games-stop-vote-button = Vota per chiudere
games-take-back-button = Ritira il mio voto
games-again-button = Gioca ancora
games-analyse-button = Analizza
games-share-button = Condividi
games-share-ask = Qui tutti vedranno questo:
games-share-copy = Qui l'hanno già visto tutti. Copialo per mostrarlo altrove:
games-post-button = Pubblica qui
games-no-post-button = Lascia stare
games-guess-modal = Il tuo tentativo
games-vote-modal = Il tuo voto per una parola
games-guess-field = Una parola di { $letters } lettere
games-thread = Una nuova partita comincia nel thread qui sotto. Unisciti!
games-begun-again = La prossima è già iniziata: gioca anche tu!
games-running-button = Partecipa
games-yours-button = Mostra la mia griglia
games-thread-button = La mia in un thread

games-left = { $guesses ->
    [one] resta { $guesses } tentativo
   *[other] restano { $guesses } tentativi
}
games-last = Ultimo tentativo { $when }
games-closes = Si chiude { $when } se nessuno prova
games-closes-solo = Si chiude { $when } se non provi
games-unranked = Non conta per la classifica
games-ends = Finisce { $when }
games-stopping = { $votes ->
    [one] { $votes } voto su { $needed } per chiudere; scade
   *[other] { $votes } voti su { $needed } per chiudere; scadono
} { $until }. Premi **Abbandona** per aggiungere il tuo.

games-vote-first = Proponi una parola. I voti si contano { $seconds } secondi dopo il primo, o appena ha votato chi ha giocato finora.
games-vote-counted = Premi una parola per votarla, o proponine un'altra. I voti si contano { $when }, o appena ha votato chi ha giocato finora. A parità vince la parola proposta prima.
games-moved = Spostata qui sotto.
games-received = ✓
games-voted = Il tuo voto: **{ $word }**. I voti si contano { $when } al più tardi. Premi o proponi un'altra parola per cambiarlo.
games-turns-next = { $who } ha appena provato: ora tocca a qualcun altro.
games-turns-alone = Se entro due minuti non si unisce nessuno, può continuare anche da solo chi ha appena provato.
games-open = Non ho scelto nessuna parola: dopo ogni tentativo ne tengo in gioco più che posso.
games-open-left = **{ $words ->
    [one] { $words } parola è
   *[other] { $words } parole sono
}** ancora possibili.
games-stop-vote = { $votes ->
    [one] { $votes } voto
   *[other] { $votes } voti
} su { $needed } per chiudere questa partita. Anche altri possono premere **Abbandona**, entro cinque minuti. { $starter }, che l'ha iniziata, o chi modera può chiuderla subito.
games-stop-vote-others = { $votes ->
    [one] { $votes } voto
   *[other] { $votes } voti
} su { $needed } per chiudere questa partita. Anche altri possono premere **Abbandona**, entro cinque minuti. Chi modera può chiuderla subito.
games-taken-back = Il tuo voto è ritirato e la partita continua.

games-won = 🎉 { $who } l'ha trovata in { $guesses ->
    [one] { $guesses } tentativo
   *[other] { $guesses } tentativi
}
games-won-solo = 🎉 Risolta in { $guesses ->
    [one] { $guesses } tentativo
   *[other] { $guesses } tentativi
}
games-won-voted = { games-won-solo }, grazie a { $who }
games-won-answer = { $won }: **{ $answer }**
games-won-boards = { $won }.
games-lost = Tentativi finiti.
games-stopped = Abbandonata.
games-stopped-by = Abbandonata da { $who }.
games-overtaken = È finita prima che trovassi la parola.
games-open-answer = { $ended } Avrei ancora potuto dire **{ $answer }**
games-open-dodged = Di questa partita non c'è analisi: ho schivato ogni tentativo finché ho potuto.
games-idle = Chiusa, perché nessuno ha provato per molto tempo.
games-answer = { $ended } La parola era **{ $answer }**
games-missed = { $ended } Non trovate: { $answers }
games-missed-board = griglia { $board }, **{ $answer }**
games-credit = { $who } { $did }
games-guesses-by = Tentativi: { $names }

## Che cosa dice un amico alla fine, scelto da $variant

games-remark-one = { $variant ->
    [0] Al primo colpo! Oggi gioca al lotto.
    [1] Un tentativo. Fai uno screenshot, non ci crederà nessuno.
    [2] Subito dentro. Leggi nel pensiero?
    [3] Un tentativo? Chiedo il VAR.
    [4] Neanche il tempo di sedersi.
    [5] Buona la prima!
   *[other] Strike al primo lancio!
}
games-remark-two = { $variant ->
    [0] In due! Mi stavo ancora mettendo comodo.
    [1] Due tentativi. Era troppo facile?
    [2] Finita prima che salisse il caffè.
    [3] Due! Gli altri quattro tentativi ci sono rimasti male.
    [4] Lavoro rapido. A chi tocca?
    [5] Con te sembra facile.
   *[other] Due! Metà fortuna, metà genio. Non dico quale metà.
}
games-remark-last = { $variant ->
    [0] Proprio all'ultimo. Ora puoi respirare.
    [1] Mai avuto dubbi. (Io sì.)
    [2] Con la riserva accesa, ma a casa.
    [3] In zona Cesarini!
    [4] Il mio cuore non ne regge molte così.
    [5] L'ultimo tentativo vale quanto il primo. Quasi.
   *[other] Sul filo del rasoio: ci vogliono nervi saldi.
}
games-remark-near = { $variant ->
    [0] Per una lettera. Questa brucia.
    [1] Tutto tranne una lettera. Che peccato!
    [2] A un soffio! Una lettera, ed era tua.
    [3] Mancava una lettera. Che beffa.
    [4] L'avevi circondata.
    [5] Una casella fra te e la gloria.
   *[other] Una sola lettera. Più vicino di così non si può.
}
games-remark-lost = { $variant ->
    [0] Questa è scappata. La prossima no.
    [1] Stavolta no. La prossima è tua.
    [2] Era questa, dunque. Avanti la prossima.
    [3] Ora la conosci. Non ti frega due volte.
    [4] Scrollatela di dosso. Ce n'è sempre un'altra.
    [5] Un punto per la parola. Pareggi?
   *[other] Capita ai migliori. Rivincita?
}

games-credit-letters = ha trovato { $letters }
games-credit-ruled-out = ha escluso { $words ->
    [one] { $words } parola
   *[other] { $words } parole
}
games-credit-solved = l'ha risolta
games-credit-boards = ha risolto { $count ->
    [one] la griglia { $boards }
   *[other] le griglie { $boards }
}
games-credit-joined = ha partecipato
games-credit-helped = ha spianato la strada
games-daily-rank = { $place }º su { $players } fra chi l'ha risolta
games-daily-best = ✨ La tua migliore finora
games-daily-lost = La tua serie di { $days } giorni finisce qui. Domani ne comincia un'altra
games-daily-new = 🌱 Si riparte. La tua serie più lunga: { $best } giorni
games-daily-begun = 🌱 Giorno 1 di una nuova serie
games-daily-first = Oggi hai finito prima di tutti
games-elsewhere = `/{ -command } board` mostra come se la cavano tutti.

games-which-guess = Hai più partite qui. Per quale è **{ $word }**?
games-which = Hai più partite qui. Quale intendi?
games-which-stop = Hai più partite qui. Quale vuoi abbandonare?
games-which-board = Hai più partite qui. Quale vuoi vedere?
games-which-askhint = Hai più partite qui. Per quale vuoi un aiuto?
games-which-left-guess = Quella partita è finita. **{ $word }** è per la tua partita { $game }?
games-which-left = Quella partita è finita. Intendi la tua partita { $game }?
games-which-used = { $name } · { $used }/{ $limit }
games-yours = Tua: { $name }

## Prima di abbandonare

games-sure-unplayed = Lasciare questa partita? Non c'è ancora nessun tentativo, quindi non conta.
games-sure-unplayed-shared = Chiudere questa partita per tutti? { games-sure-unlost }
games-sure-outsider = Chiudere questa partita per tutti? Tu non hai provato, quindi non conta per nessuno.
games-stopped-uncounted = Non conta per nessuno.
games-stopped-unplayed = Chi l'ha chiusa non aveva fatto tentativi, quindi non conta per nessuno.
games-stopped-lost = Conta come persa per chi ha provato e l'ha abbandonata.
games-stopped-statistics = Conta come persa per chi ha provato e l'ha abbandonata, ma solo nelle sue statistiche.
games-sure-together = Chiudere questa partita per tutti? { games-stopped-lost }
games-sure-statistics-shared = Chiudere questa partita per tutti? { games-stopped-statistics }
games-sure-vote = { games-sure-together }
games-sure-absurdle = { games-sure-statistics-shared }
games-sure-solo = Abbandonare questa partita? Conta come persa.
games-sure-statistics = Abbandonare questa partita? Conta come persa, ma solo nelle tue statistiche.
games-sure-absurdle-solo = { games-sure-statistics }
games-sure-race = Abbandonare questa gara? Conta come persa.
games-sure-daily = Abbandonare la parola del giorno? Vedrai qual era, e la giornata conta come persa.
games-sure-daily-statistics = Abbandonare la parola del giorno? Vedrai qual era. Conta come persa, ma solo nelle tue statistiche.
games-sure-streak = Finiscono anche i tuoi { $days } giorni di fila.
games-sure-archive = Abbandonare questa parola del giorno? Vedrai qual era.
games-sure-challenge = Abbandonare questa sfida? Conta come persa, ma solo nelle tue statistiche.
games-sure-duel = Ti arrendi contro di me? Conta come persa.
games-sure-stop-vote = Votare per chiudere questa partita per tutti? Servono { $needed } voti, e { $votes ->
    [0] il tuo sarebbe il primo
    [one] finora ce n'è uno
   *[other] finora ce ne sono { $votes }
}.
games-sure-last-vote = Il tuo voto è l'ultimo che serve: chiude questa partita per tutti.
games-sure-voted = Hai votato per chiudere questa partita; { $more ->
    [one] manca ancora un voto
   *[other] mancano ancora { $more } voti
}.
games-sure-lost = Conterà come persa per chi ha provato e vota per chiuderla.
games-sure-unlost = Nessuno ha ancora provato, quindi nessuno perde.
games-sure-guesser = In questa partita non hai provato nessuna parola, quindi finisce solo se vota anche chi ha provato.
games-sure-starter = { $starter } ha iniziato questa partita e sta ancora giocando, quindi finisce solo con il suo voto, o con una votazione dopo dieci minuti senza un suo tentativo.
games-first-hint-button = Chiedi un aiuto
games-hinted = 💡 { $who } ha chiesto un aiuto: questa partita non conta più.
games-hinted-own = 💡 Hai chiesto un aiuto: questa partita non conta per la classifica.
games-hint-taken = 💡 Qualcuno ha chiesto un aiuto: questa partita non conta più.
games-hint-wish = 💡 { $who } vorrebbe un aiuto. Qualcun altro che gioca è d'accordo?
games-hint-agree-button = D'accordo
games-hint-granted = 💡 { $other } è d'accordo: ora { $who } e tutti gli altri possono chiedere aiuti. Ogni aiuto lo vede solo chi lo chiede.
games-keep-button = Continua a giocare

games-shared = Ha giocato { $who }
games-shared-together = Hanno giocato insieme { $who }

## Segnalare una parola

games-report-button = Segnala la parola
games-report-which = Quale parola non dovrebbe essere una soluzione?
games-report-why = Perché non dovrebbe essere una soluzione?
games-report-rare = Non la conosce quasi nessuno
games-report-offensive = È offensiva
games-report-nonword = È un nome, o non è una parola
games-report-other = Altro
games-reported = Grazie. Hai segnalato **{ $word }** a chi si occupa delle parole.
