### Games that a server teaches: two shares of each, and which part is the score.

taught-about = Lär mig ett pussel som jag inte kan än: klistra in två delade resultat och säg vilken del som är poängen. Jag visar vad jag skulle läsa; sedan kan resultaten noteras som alla andra spels.
taught-none = Servern har inte lärt mig något spel än.
taught-live = ✅ Resultaten noteras
taught-idle = ⏸️ Resultaten noteras inte
taught-reads = Jag läser resultaten som `{ $template }`.
taught-highest = Värden upp till { $highest } räknas.
taught-slot-number = nummer
taught-slot-date = datum
taught-slot-score = poäng
taught-slot-time = tid
taught-trial-none = Det finns inget meddelande i { $channel } att prova detta på än.
taught-trial = { $results ->
    [0] I de senaste meddelandena i { $channel } (lästa: { $read }) skulle jag inte notera något.
    [one] Ur de senaste meddelandena i { $channel } (lästa: { $read }) skulle jag notera:
   *[other] Ur de senaste meddelandena i { $channel } (lästa: { $read }) skulle jag notera { $results } resultat:
}
taught-trial-line = { $who } · { $puzzle }: { $result }
taught-unwatched = Jag läser ingen kanal här än: välj en på sidan **{ $page }**. Till dess går det att klistra in resultat i `/{ -command } record`.
taught-prompt = Titta på ett spel
taught-add-button = Lär mig ett spel
taught-go-button = Notera resultaten
taught-stop-button = Sluta notera
taught-highest-button = Högsta värde
taught-forget-button = Radera
taught-sure = Radera **{ $name }** och alla resultat som har noterats här? Det går inte att ångra.
taught-modal = Ett spel jag inte kan
taught-name-field = Vad det heter
taught-first-field = Ett resultat där pusslet är löst
taught-second-field = Ett resultat från en annan dag
taught-score-field = Poängen, precis som i det första
taught-highest-field = Det högsta möjliga värdet
taught-unit-field = Vad poängen räknar
taught-unit-guesses = Gissningar eller drag: färre är bättre
taught-unit-mistakes = Fel: färre är bättre
taught-unit-points = Poäng: fler är bättre
taught-unit-time = Tid: kortare är bättre
