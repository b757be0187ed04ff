### Games that a server teaches: two shares of each, and which part is the score.

taught-about = Leer me een puzzel die ik nog niet ken: plak twee gedeelde resultaten en zeg welk deel de score is. Ik laat zien wat ik zou lezen; daarna kunnen de resultaten worden bijgehouden zoals die van alle andere spellen.
taught-none = Deze server heeft me nog geen spel geleerd.
taught-live = ✅ De resultaten worden bijgehouden
taught-idle = ⏸️ De resultaten worden niet bijgehouden
taught-reads = Ik lees resultaten als `{ $template }`.
taught-highest = Waarden tot en met { $highest } tellen.
taught-slot-number = nummer
taught-slot-date = datum
taught-slot-score = score
taught-slot-time = tijd
taught-trial-none = In { $channel } staat nog geen bericht om dit op te proberen.
taught-trial = { $results ->
    [0] Van de nieuwste berichten in { $channel } (gelezen: { $read }) zou ik niets bijhouden.
    [one] Van de nieuwste berichten in { $channel } (gelezen: { $read }) zou ik bijhouden:
   *[other] Van de nieuwste berichten in { $channel } (gelezen: { $read }) zou ik { $results } resultaten bijhouden:
}
taught-trial-line = { $who } · { $puzzle }: { $result }
taught-unwatched = Ik lees hier nog geen kanaal: kies er een op de pagina **{ $page }**. Tot die tijd kun je resultaten in `/{ -command } record` plakken.
taught-prompt = Bekijk een spel
taught-add-button = Leer me een spel
taught-go-button = Resultaten bijhouden
taught-stop-button = Niet meer bijhouden
taught-highest-button = Hoogste waarde
taught-forget-button = Verwijderen
taught-sure = **{ $name }** verwijderen, met alle resultaten die er hier van zijn bijgehouden? Dat kun je niet ongedaan maken.
taught-modal = Een spel dat ik niet ken
taught-name-field = Hoe het heet
taught-first-field = Een resultaat van een opgeloste puzzel
taught-second-field = Een resultaat van een andere dag
taught-score-field = De score, precies zoals in het eerste
taught-highest-field = De hoogste waarde die kan
taught-unit-field = Wat de score telt
taught-unit-guesses = Pogingen of zetten: minder is beter
taught-unit-mistakes = Fouten: minder is beter
taught-unit-points = Punten: meer is beter
taught-unit-time = Tijd: minder is beter
