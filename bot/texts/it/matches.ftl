matches-lobby = { $who } apre una gara: una parola, e ognuno ha la sua griglia. Chi ci sta?
matches-race = La gara è partita. Appena qualcuno la trova, gli altri hanno ancora { $minutes } minuti.
matches-goal-fewest = Vince chi fa meno tentativi; a parità, chi è più veloce.
matches-goal-first = Vince chi la trova per primo, non importa in quanti tentativi.
matches-clock-fewest = ⏱️ { $who } l'ha trovata per primo, in { $guesses ->
    [one] { $guesses } tentativo! Per tutti gli altri il tempo scade { $when }.
   *[other] { $guesses } tentativi! Con meno tentativi si vince ancora: per tutti gli altri il tempo scade { $when }.
}
matches-clock-first = ⏱️ { $who } l'ha trovata per primo e vince! Gli altri possono ancora finire: il tempo scade { $when }.
matches-clock-won = ⏱️ { $who } ha vinto, in { $guesses ->
    [one] { $guesses } tentativo
   *[other] { $guesses } tentativi
}! Gli altri giocano ancora per il loro posto: il tempo scade { $when }.
matches-duel = { $who } gioca contro **{ $rival }**: la stessa parola, e nessuno vede i tentativi dell'altro. Vince chi fa meno tentativi.
matches-challenge = { $who } ha scelto una parola per tutti qui.
matches-challenge-named = { $who } ha scelto una parola per { $named }.
matches-clue = L'indizio: *{ $clue }*
matches-code-button = Giocala altrove
matches-code =
    Chiunque può giocare la tua parola altrove senza conoscerla: in ogni server in cui sono, qualcuno scrive `/{ -command } play code:{ $code }`. Accanto si vedono il tuo nome e il tuo indizio.
matches-daily = Una parola per tutti oggi, e ognuno ha la sua griglia.
matches-thread-name = { games-mode-daily } { $number } · spoiler
matches-thread = Qui tutti hanno finito la parola del giorno: parlatene pure. Ogni griglia finita arriva da sola, e il thread si chiude con la giornata.
matches-called-off = Annullata prima di cominciare.
matches-draw = Pareggio.
matches-nobody = Nessuno ha trovato la parola.
matches-unplayed = Nessuno ha giocato.
matches-ended-by = L'ha chiusa { $who }.
matches-wins = 🏆 Vince { $who }.
matches-yours = 🏆 Hai vinto.
matches-found = 🏆 { $who } ha trovato la parola.

matches-more = … e altri { $count }
matches-boards-button = Tutte le griglie
matches-boards-more = { $count ->
    [one] Un'altra griglia non ci sta: premi **{ $button }**.
   *[other] Altre { $count } griglie non ci stanno: premi **{ $button }**.
}
matches-ready = { $who } · ci sono
matches-not-ready = { $who } · un momento
matches-host = { $who } · ha aperto la gara · un momento
matches-not-played = { $who } · non ha ancora giocato
matches-unbegun = { $who } · non ha giocato
matches-bot-done = { $who } ha finito di provare
matches-took = **{ $score }** in { $time }
matches-unfinished = **{ $score }** · ancora in gioco alla fine
matches-bot = 🤖 Tilemate

matches-answer = La parola era **{ $answer }**
matches-lobby-ends = Parte quando tutti sono pronti. Altrimenti si annulla { $when }.
matches-ends = Finisce { $when }
matches-turn = La prossima parola arriva { $when }
matches-board-closes = Si chiude { $when }, quando arriva la prossima parola
matches-before-unplayed = La parola del giorno { $number } era ||{ $answer }||.
matches-before = La parola del giorno { $number } era ||{ $answer }||: trovata da { $solved } su { $players }.

matches-proof-button = È onesto?
matches-promise = La parola di oggi è già scelta, e lo posso provare. Questo è l'hash SHA-256 della parola seguita da un testo casuale:
    `{ $hash }`
    Da qui nessuno può ricavare la parola. Conservalo, e domani premi lo stesso pulsante: ti mostro il testo di partenza, e qualsiasi calcolatore SHA-256 ti darà lo stesso hash.
matches-proof = Il testo era `{ $text }`
    Il suo hash SHA-256 è `{ $hash }`, quello che questo pulsante mostra da prima del primo tentativo. Qualsiasi calcolatore SHA-256 ti darà lo stesso.

matches-yesterday = La parola di ieri era **{ $answer }**.
matches-yesterday-best = Meno tentativi: { $who } in { $guesses }.
matches-yesterday-more = L'hanno trovata anche: { $who }.
matches-yesterday-took = { $who } ({ $guesses })
matches-yesterday-all = { $players ->
    [2] Hanno giocato in due, e l'hanno trovata entrambi!
   *[other] Hanno giocato in { $players }, e l'hanno trovata tutti!
}
matches-yesterday-hinted = Con un aiuto: { $who }.
matches-yesterday-quiet = Nessuno ha giocato.
matches-yesterday-nobody = Nessuno l'ha trovata.
matches-yesterday-missed = Non l'hanno trovata: { $who }.
matches-yesterday-lost = { $count ->
    [one] Serie interrotta: { $who }.
   *[other] Serie interrotte: { $who }.
}
matches-lost-days = { $who } ({ $days } giorni)
matches-yesterday-running = 🔥 Serie in corso: { $who }.
matches-yesterday-kept = Uno scudo ha tenuto la serie di { $who }.
matches-yesterday-badge = Nuovo distintivo per { $who }: { $badge }.
matches-role-given = { $role } va a { $who }.
matches-together = 🔥 Serie del gruppo: per { $days } giorni di fila qualcuno qui ha trovato la parola.
matches-together-kept = 🔥 Serie del gruppo: per { $days } giorni di fila qualcuno qui ha trovato la parola. Uno scudo l'ha salvata quando nessuno ha giocato.
matches-apart = 🔥 La serie del gruppo di { $days } giorni è finita. Oggi ne comincia un'altra.
matches-turnout = Hanno giocato in { $played } su { $of }.
matches-all-played = 🎉 Hanno giocato tutti.
matches-playing = Ancora in gioco: { $who }.
matches-absent = Mancano: { $who }.
matches-others = { $count ->
    [one] un'altra persona
   *[other] altre { $count } persone
}
matches-offer-post = Puoi far pubblicare qui la parola ogni giorno: `/{ -command } settings`, pagina *Parola del giorno*.
matches-idle = Nessuno ha giocato le ultime tre parole del giorno. Vado avanti? Gioca questa, o un'altra con `/{ -command } daily`, e pubblico la prossima; altrimenti me ne sto zitto.
matches-idle-over = Gioca una parola del giorno qualsiasi con `/{ -command } daily` e pubblico la prossima; altrimenti me ne sto zitto.
matches-streak = 🔥 { $days } giorni di fila
matches-shielded = { $streak } · uno scudo l'ha tenuta il { $day }

matches-archive-title = Parole del giorno di { $month }
matches-archive-legend = { $won } trovata · { $lost } non trovata · { $open } ancora da giocare · { $none } nessuna
matches-archive-empty = Nessuna parola del giorno passata in questo mese. Compaiono qui quando il loro giorno è finito.
matches-archive-day = Parola del giorno { $number }, { $day }: { $state }
matches-archive-won = trovata
matches-archive-lost = non trovata
matches-archive-open = ancora da giocare
matches-archive-next = La prossima da risolvere
matches-archive-before = ◀ Prima
matches-archive-after = Dopo ▶
matches-archive-button = Calendario

matches-join-button = Partecipa
matches-ready-button = Ci sono
matches-begin-button = Parti ora
matches-cancel-button = Annulla
matches-play-button = Gioca
matches-end-button = Chiudi
matches-rematch-button = Rivincita
matches-set-button = Scegli una parola

matches-sure = Chiudere per tutti ({ $mode })? Le griglie aperte con tentativi contano come perse; quelle vuote non contano.

matches-word-modal = La tua parola
matches-word-field = Una parola da { $least } a { $most } lettere
matches-language-field = Lingua della parola
matches-clue-field = Un indizio, se vuoi
matches-people-field = Chi la indovina?
matches-people-about = Lascia vuoto per far indovinare tutti qui.

## Avversari: quattro livelli, poi caratteri

matches-called-easy = 🌱 Facile
matches-called-normal = 🙂 Normale
matches-called-hard = 🔥 Difficile
matches-called-perfect = 👑 Perfetto
matches-called-sound-letter-rank = 🎻 Viola
matches-called-distinct-letters = 🐝 Bea
matches-called-letter-frequency = 🧮 Abe
matches-called-most-popular = 📰 Penny
matches-called-position-frequency = 📐 Max
matches-called-position-frequency-dynamic = 🔭 Nova
matches-called-expected-remaining = 🧹 Ordinato
matches-called-entropy = 🧠 Curioso
matches-called-minimax = 🔥 Difficile
matches-called-most-parts = ✂️ Forbici
matches-called-best = 👑 Perfetto

## Che cosa dice un avversario che ha vinto, e come sono andati tutti i duelli

matches-quote-easy = «La fortuna del principiante, per una volta la mia.»
matches-quote-normal = «Bella partita! Ne facciamo un'altra?»
matches-quote-hard = «Chi va piano va sano e va lontano.»
matches-quote-perfect = «Non poteva andare diversamente.»
matches-quote-sound-letter-rank = «Ho solo ascoltato le lettere.»
matches-quote-distinct-letters = «Cinque lettere, tutte diverse, tutte all'opera.»
matches-quote-letter-frequency = «Ci contavo.»
matches-quote-most-popular = «Quella parola la sanno tutti.»
matches-quote-position-frequency = «Ogni lettera al suo posto.»
matches-quote-position-frequency-dynamic = «Ho guardato di nuovo, ed era lì.»
matches-score = Tutti i duelli finora: { $who } { $mine }, { $rival } { $theirs }
