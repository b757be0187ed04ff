matches-lobby = { $who } drar i gång en kapplöpning: ett ord, och alla får ett eget bräde. Vem är med?
matches-race = Kapplöpningen är i gång. När någon löser ordet har de andra { $minutes } minuter kvar.
matches-goal-fewest = Minst antal gissningar vinner; om två behöver lika många, den snabbare.
matches-goal-first = Den som löser det först vinner, hur många gissningar det än tar.
matches-clock-fewest = ⏱️ { $who } löste det först, på { $guesses ->
    [one] { $guesses } gissning! Tiden för alla andra går ut { $when }.
   *[other] { $guesses } gissningar! Färre gissningar vinner fortfarande: tiden för alla andra går ut { $when }.
}
matches-clock-first = ⏱️ { $who } löste det först och vinner! Alla andra kan fortfarande spela klart: tiden går ut { $when }.
matches-clock-won = ⏱️ { $who } har vunnit, på { $guesses ->
    [one] { $guesses } gissning
   *[other] { $guesses } gissningar
}! Alla andra spelar om sina placeringar: tiden går ut { $when }.
matches-duel = { $who } möter **{ $rival }**: samma ord, och ingen ser den andras gissningar. Färre gissningar vinner.
matches-challenge = { $who } har valt ett ord åt alla här.
matches-challenge-named = { $who } har valt ett ord åt { $named }.
matches-clue = Ledtråden: *{ $clue }*
matches-code-button = Spela någon annanstans
matches-code =
    Vem som helst kan spela ditt ord någon annanstans utan att få veta det: skriv på en server där jag är `/{ -command } play code:{ $code }`. Ditt namn och din ledtråd står bredvid.
matches-daily = Ett ord åt alla i dag, och alla får ett eget bräde.
matches-thread-name = { games-mode-daily } { $number } · spoiler
matches-thread = Alla här är klara med dagens ord, så prata gärna om det. Varje färdigt bräde kommer hit av sig självt, och tråden stängs när dagen är slut.
matches-called-off = Inställt innan det började.
matches-draw = Oavgjort.
matches-nobody = Ingen hittade ordet.
matches-unplayed = Ingen har spelat.
matches-ended-by = Avslutat av { $who }.
matches-wins = 🏆 { $who } vinner.
matches-yours = 🏆 Du vinner.
matches-found = 🏆 { $who } hittade ordet.

matches-more = … och { $count } till
matches-boards-button = Alla bräden
matches-boards-more = { $count ->
    [one] Ett bräde till får inte plats här: tryck på **{ $button }**.
   *[other] { $count } bräden till får inte plats här: tryck på **{ $button }**.
}
matches-ready = { $who } · redo
matches-not-ready = { $who } · inte redo än
matches-host = { $who } · öppnade kapplöpningen · inte redo än
matches-not-played = { $who } · har inte spelat än
matches-unbegun = { $who } · spelade inte
matches-bot-done = { $who } har gissat klart
matches-took = **{ $score }** på { $time }
matches-unfinished = **{ $score }** · inte klart när det tog slut
matches-bot = 🤖 Tilemate

matches-answer = Ordet var **{ $answer }**
matches-lobby-ends = Startar när alla är redo. Annars ställs det in { $when }.
matches-ends = Slutar { $when }
matches-turn = Nästa ord kommer { $when }
matches-board-closes = Stängs { $when }, när nästa ord kommer
matches-before-unplayed = Dagens ord { $number } var ||{ $answer }||.
matches-before = Dagens ord { $number } var ||{ $answer }||, löst av { $solved } av { $players } spelare.

matches-proof-button = Går det rätt till?
matches-promise = Dagens ord är redan valt, och det kan jag bevisa. Det här är SHA-256-hashen av ordet följt av lite slumptext:
    `{ $hash }`
    Ingen kan räkna ut ordet ur den. Spara den, och tryck på samma knapp i morgon: då visar jag texten den gjordes av, och vilken SHA-256-räknare som helst ger dig samma hash.
matches-proof = Texten var `{ $text }`
    Dess SHA-256-hash är `{ $hash }`, och det är den som knappen har visat sedan före första gissningen. Vilken SHA-256-räknare som helst ger dig samma.

matches-yesterday = Gårdagens ord var **{ $answer }**.
matches-yesterday-best = { $who } tog det på { $guesses }.
matches-yesterday-more = Löste det också: { $who }.
matches-yesterday-took = { $who } ({ $guesses })
matches-yesterday-all = { $players ->
    [2] Båda som spelade
   *[other] Alla { $players } som spelade
} löste det!
matches-yesterday-hinted = { $who } hittade det med ett tips.
matches-yesterday-quiet = Ingen spelade.
matches-yesterday-nobody = Ingen hittade det.
matches-yesterday-missed = { $who } hittade det inte.
matches-yesterday-lost = { $count ->
    [one] Bruten svit: { $who }.
   *[other] Brutna sviter: { $who }.
}
matches-lost-days = { $who } ({ $days } dagar)
matches-yesterday-running = 🔥 I rad: { $who }.
matches-yesterday-kept = En sköld höll sviten för { $who }.
matches-yesterday-badge = Nytt märke till { $who }: { $badge }.
matches-role-given = { $role } går till { $who }.
matches-together = 🔥 Gruppens svit: { $days } dagar i rad har någon här hittat ordet.
matches-together-kept = 🔥 Gruppens svit: { $days } dagar i rad har någon här hittat ordet. En sköld räddade den när ingen spelade.
matches-apart = 🔥 Gruppens svit på { $days } dagar är slut. I dag börjar en ny.
matches-turnout = { $played } av { $of } har spelat.
matches-all-played = 🎉 Alla har spelat.
matches-playing = Gissar fortfarande: { $who }.
matches-absent = Inte spelat än: { $who }.
matches-others = { $count ->
    [one] en till
   *[other] { $count } till
}
matches-offer-post = Du kan låta dagens ord läggas upp här varje dag: `/{ -command } settings`, sidan *Dagens ord*.
matches-idle = Ingen har spelat dagens ord de tre senaste dagarna. Ska jag fortsätta? Spela det här, eller vilket som helst med `/{ -command } daily`, så lägger jag upp nästa; annars håller jag tyst.
matches-idle-over = Spela en av dagarna med `/{ -command } daily`, så lägger jag upp nästa; annars håller jag tyst.
matches-streak = 🔥 { $days } dagar i rad
matches-shielded = { $streak } · en sköld höll den { $day }

matches-archive-title = Dagens ord i { $month }
matches-archive-legend = { $won } löst · { $lost } inte hittat · { $open } inte spelat än · { $none } inget
matches-archive-empty = Inga tidigare ord den här månaden. Dagens ord dyker upp här när dagen är slut.
matches-archive-day = Dagens ord { $number }, { $day }: { $state }
matches-archive-won = löst
matches-archive-lost = inte hittat
matches-archive-open = inte spelat än
matches-archive-next = Nästa olösta
matches-archive-before = ◀ Tidigare
matches-archive-after = Senare ▶
matches-archive-button = Kalender

matches-join-button = Gå med
matches-ready-button = Redo
matches-begin-button = Starta nu
matches-cancel-button = Ställ in
matches-play-button = Spela
matches-end-button = Avsluta
matches-rematch-button = Revansch
matches-set-button = Välj ett ord

matches-sure = Avsluta det här för alla ({ $mode })? Öppna bräden med gissningar räknas som förlorade; de utan räknas inte.

matches-word-modal = Ditt ord
matches-word-field = Ett ord på { $least }–{ $most } bokstäver
matches-language-field = Ordets språk
matches-clue-field = En ledtråd, om du vill
matches-people-field = Vem gissar?
matches-people-about = Lämna tomt så får alla här gissa.

## Motståndare: fyra nivåer, sedan figurer

matches-called-easy = 🌱 Lätt
matches-called-normal = 🙂 Normal
matches-called-hard = 🔥 Svår
matches-called-perfect = 👑 Perfekt
matches-called-sound-letter-rank = 🎻 Viola
matches-called-distinct-letters = 🐝 Bea
matches-called-letter-frequency = 🧮 Abbe
matches-called-most-popular = 📰 Penny
matches-called-position-frequency = 📐 Max
matches-called-position-frequency-dynamic = 🔭 Nova
matches-called-expected-remaining = 🧹 Ordning
matches-called-entropy = 🧠 Nyfiken
matches-called-minimax = 🔥 Svår
matches-called-most-parts = ✂️ Klyvaren
matches-called-best = 👑 Perfekt

## Vad en motståndare säger som har vunnit, och hur alla dueller har gått

matches-quote-easy = ”Nybörjartur, och för en gångs skull min.”
matches-quote-normal = ”Bra match! En gång till?”
matches-quote-hard = ”Sakta och säkert kommer man fram.”
matches-quote-perfect = ”Det kunde knappast ha gått annorlunda.”
matches-quote-sound-letter-rank = ”Jag lyssnade bara på bokstäverna.”
matches-quote-distinct-letters = ”Fem bokstäver, alla olika, alla flitiga.”
matches-quote-letter-frequency = ”Det hade jag räknat med.”
matches-quote-most-popular = ”Det ordet kan ju alla.”
matches-quote-position-frequency = ”Varje bokstav på sin rätta plats.”
matches-quote-position-frequency-dynamic = ”Jag tittade en gång till, och där var det.”
matches-score = Alla dueller hittills: { $who } { $mine }, { $rival } { $theirs }
