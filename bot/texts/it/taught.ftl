### Games that a server teaches: two shares of each, and which part is the score.

taught-about = Insegnami un gioco che ancora non conosco: incolla due suoi risultati e di' quale parte è il punteggio. Ti mostro che cosa leggerei; poi i suoi risultati possono essere registrati come quelli di tutti gli altri giochi.
taught-none = Questo server non mi ha ancora insegnato nessun gioco.
taught-live = ✅ I risultati vengono registrati
taught-idle = ⏸️ I risultati non vengono registrati
taught-reads = Leggo i suoi risultati così: `{ $template }`.
taught-highest = Contano i valori fino a { $highest }.
taught-slot-number = numero
taught-slot-date = data
taught-slot-score = punteggio
taught-slot-time = tempo
taught-trial-none = In { $channel } non c'è ancora nessun messaggio con cui provarlo.
taught-trial = { $results ->
    [0] Negli ultimi messaggi in { $channel } (letti: { $read }) non registrerei niente.
    [one] Dagli ultimi messaggi in { $channel } (letti: { $read }) registrerei:
   *[other] Dagli ultimi messaggi in { $channel } (letti: { $read }) registrerei { $results } risultati:
}
taught-trial-line = { $who } · { $puzzle }: { $result }
taught-unwatched = Qui non leggo ancora nessun canale: scegline uno nella pagina **{ $page }**. Intanto i risultati si possono incollare in `/{ -command } record`.
taught-prompt = Guarda un gioco
taught-add-button = Insegnami un gioco
taught-go-button = Registra i risultati
taught-stop-button = Smetti di registrare
taught-highest-button = Valore massimo
taught-forget-button = Elimina
taught-sure = Eliminare **{ $name }** e tutti i suoi risultati registrati qui? Non si può annullare.
taught-modal = Un gioco che non conosco
taught-name-field = Come si chiama
taught-first-field = Un risultato con il gioco risolto
taught-second-field = Un risultato di un altro giorno
taught-score-field = Il punteggio, proprio com'è nel primo
taught-highest-field = Il valore più alto possibile
taught-unit-field = Che cosa conta il punteggio
taught-unit-guesses = Tentativi o mosse: meno è meglio
taught-unit-mistakes = Errori: meno è meglio
taught-unit-points = Punti: più è meglio
taught-unit-time = Tempo: meno è meglio
