matches-lobby = { $who } begint een race: één woord, en iedereen krijgt een eigen bord. Wie doet mee?
matches-race = De race is begonnen. Zodra iemand het vindt, hebben de anderen nog { $minutes } minuten.
matches-goal-fewest = De minste pogingen winnen; bij een gelijk aantal wint wie sneller was.
matches-goal-first = Wie het eerst klaar is, wint, hoeveel pogingen het ook kost.
matches-clock-fewest = ⏱️ { $who } vond het als eerste, in { $guesses ->
    [one] { $guesses } poging! De tijd van alle anderen loopt { $when } af.
   *[other] { $guesses } pogingen! Met minder pogingen win je nog: de tijd van alle anderen loopt { $when } af.
}
matches-clock-first = ⏱️ { $who } vond het als eerste en wint! Alle anderen kunnen het nog afmaken: de tijd loopt { $when } af.
matches-clock-won = ⏱️ { $who } heeft gewonnen, in { $guesses ->
    [one] { $guesses } poging
   *[other] { $guesses } pogingen
}! Alle anderen spelen nog om hun plaats: de tijd loopt { $when } af.
matches-duel = { $who } speelt tegen **{ $rival }**: hetzelfde woord, en geen van beide ziet de pogingen van de ander. De minste pogingen winnen.
matches-challenge = { $who } heeft een woord opgegeven voor iedereen hier.
matches-challenge-named = { $who } heeft een woord opgegeven voor { $named }.
matches-clue = De aanwijzing: *{ $clue }*
matches-code-button = Ergens anders spelen
matches-code =
    Iedereen kan jouw woord elders spelen, zonder het woord te weten te komen: typ op een server waar ik ben `/{ -command } play code:{ $code }`. Je naam en je aanwijzing staan erbij.
matches-daily = Eén woord voor iedereen vandaag, en iedereen krijgt een eigen bord.
matches-thread-name = { games-mode-daily } { $number } · spoilers
matches-thread = Iedereen hier heeft het dagwoord af, dus praat gerust over het woord. Elk afgerond bord komt er vanzelf bij, en de thread sluit met de dag.
matches-called-off = Afgelast voor het begon.
matches-draw = Gelijkspel.
matches-nobody = Niemand vond het woord.
matches-unplayed = Niemand heeft gespeeld.
matches-ended-by = Gestopt door { $who }.
matches-wins = 🏆 { $who } wint.
matches-yours = 🏆 Jij wint.
matches-found = 🏆 { $who } vond het woord.

matches-more = … en nog { $count }
matches-boards-button = Alle borden
matches-boards-more = { $count ->
    [one] Nog één bord past hier niet: druk op **{ $button }**.
   *[other] Nog { $count } borden passen hier niet: druk op **{ $button }**.
}
matches-ready = { $who } · klaar
matches-not-ready = { $who } · nog niet klaar
matches-host = { $who } · begon de race · nog niet klaar
matches-not-played = { $who } · heeft nog niet gespeeld
matches-unbegun = { $who } · speelde niet
matches-bot-done = { $who } is klaar met raden
matches-took = **{ $score }** in { $time }
matches-unfinished = **{ $score }** · nog bezig toen het eindigde
matches-bot = 🤖 Tilemate

matches-answer = Het woord was **{ $answer }**
matches-lobby-ends = Begint als iedereen klaar is. Anders { $when } afgelast.
matches-ends = Eindigt { $when }
matches-turn = Het volgende woord komt { $when }
matches-board-closes = Sluit { $when }, dan komt het volgende woord
matches-before-unplayed = Dagwoord { $number } was ||{ $answer }||.
matches-before = Dagwoord { $number } was ||{ $answer }||, gevonden door { $solved } van { $players ->
    [one] { $players } speler
   *[other] { $players } spelers
}.

matches-proof-button = Is het eerlijk?
matches-promise = Het woord van vandaag is al gekozen, en dat kan ik bewijzen. Dit is de SHA-256-hash van het woord, gevolgd door wat willekeurige tekst:
    `{ $hash }`
    Niemand kan het woord eruit afleiden. Bewaar hem en druk morgen op dezelfde knop: dan laat ik de tekst zien waar hij van gemaakt is, en elke SHA-256-rekenaar geeft je dezelfde hash.
matches-proof = De tekst was `{ $text }`
    De SHA-256-hash ervan is `{ $hash }`, en die toonde deze knop al voor de eerste poging. Elke SHA-256-rekenaar geeft je dezelfde.

matches-yesterday = Het woord van gisteren was **{ $answer }**.
matches-yesterday-best = { $who } vond het in { $guesses }.
matches-yesterday-more = Vonden het ook: { $who }.
matches-yesterday-took = { $who } ({ $guesses })
matches-yesterday-all = { $players ->
    [2] Beide spelers
   *[other] Alle { $players } spelers
} vonden het!
matches-yesterday-hinted = { $who } vond het met een hint.
matches-yesterday-quiet = Niemand heeft gespeeld.
matches-yesterday-nobody = Niemand vond het.
matches-yesterday-missed = { $who } vond het niet.
matches-yesterday-lost = { $count ->
    [one] Reeks kwijt: { $who }.
   *[other] Reeksen kwijt: { $who }.
}
matches-lost-days = { $who } ({ $days } dagen)
matches-yesterday-running = 🔥 Op rij: { $who }.
matches-yesterday-kept = Een schild redde de reeks van { $who }.
matches-yesterday-badge = Nieuwe badge voor { $who }: { $badge }.
matches-role-given = { $role } gaat naar { $who }.
matches-together = 🔥 Groepsreeks: { $days } dagen op rij vond iemand hier het woord.
matches-together-kept = 🔥 Groepsreeks: { $days } dagen op rij vond iemand hier het woord. Een schild redde die toen niemand speelde.
matches-apart = 🔥 Jullie groepsreeks van { $days } dagen is voorbij. Vandaag begint een nieuwe.
matches-turnout = { $played } van { $of } hebben gespeeld.
matches-all-played = 🎉 Iedereen heeft gespeeld.
matches-playing = Nog bezig: { $who }.
matches-absent = Moeten nog: { $who }.
matches-others = { $count ->
    [one] nog iemand
   *[other] nog { $count }
}
matches-offer-post = Ik kan het dagwoord hier elke dag plaatsen: `/{ -command } settings`, pagina *Dagwoord*.
matches-idle = De laatste drie dagwoorden heeft niemand gespeeld. Zal ik doorgaan? Speel dit dagwoord, of een ander, met `/{ -command } daily`, dan plaats ik het volgende; anders blijf ik stil.
matches-idle-over = Speel een dagwoord met `/{ -command } daily`, dan plaats ik het volgende; anders blijf ik stil.
matches-streak = 🔥 { $days } dagen op rij
matches-shielded = { $streak } · een schild redde hem op { $day }

matches-archive-title = Dagwoorden van { $month }
matches-archive-legend = { $won } gevonden · { $lost } niet gevonden · { $open } nog niet gespeeld · { $none } geen
matches-archive-empty = Geen eerdere dagwoorden in deze maand. Een dagwoord verschijnt hier als zijn dag voorbij is.
matches-archive-day = Dagwoord { $number }, { $day }: { $state }
matches-archive-won = gevonden
matches-archive-lost = niet gevonden
matches-archive-open = nog niet gespeeld
matches-archive-next = Volgende open dag
matches-archive-before = ◀ Eerder
matches-archive-after = Later ▶
matches-archive-button = Kalender

matches-join-button = Meedoen
matches-ready-button = Klaar
matches-begin-button = Nu beginnen
matches-cancel-button = Afgelasten
matches-play-button = Spelen
matches-end-button = Stoppen
matches-rematch-button = Revanche
matches-set-button = Woord opgeven

matches-sure = Dit voor iedereen stoppen ({ $mode })? Open borden met pogingen tellen als verloren; die zonder tellen niet.

matches-word-modal = Jouw woord
matches-word-field = Woord van { $least } tot { $most } letters
matches-language-field = Taal van het woord
matches-clue-field = Een aanwijzing, als je wilt
matches-people-field = Wie raadt het?
matches-people-about = Laat leeg, dan mag iedereen hier raden.

## Rivals: four levels, then characters

matches-called-easy = 🌱 Makkelijk
matches-called-normal = 🙂 Gewoon
matches-called-hard = 🔥 Moeilijk
matches-called-perfect = 👑 Perfect
matches-called-sound-letter-rank = 🎻 Viola
matches-called-distinct-letters = 🐝 Bea
matches-called-letter-frequency = 🧮 Abe
matches-called-most-popular = 📰 Penny
matches-called-position-frequency = 📐 Max
matches-called-position-frequency-dynamic = 🔭 Nova
matches-called-expected-remaining = 🧹 Netjes
matches-called-entropy = 🧠 Nieuwsgierig
matches-called-minimax = 🔥 Moeilijk
matches-called-most-parts = ✂️ Splitser
matches-called-best = 👑 Perfect

## What a rival says who has won, and how all duels with them went

matches-quote-easy = “Beginnersgeluk, en deze keer van mij.”
matches-quote-normal = “Leuk spel! Nog een keer?”
matches-quote-hard = “Rustig en voorzichtig kom je er ook.”
matches-quote-perfect = “Het kon haast niet anders aflopen.”
matches-quote-sound-letter-rank = “Ik heb alleen naar de letters geluisterd.”
matches-quote-distinct-letters = “Vijf letters, allemaal anders, allemaal nuttig.”
matches-quote-letter-frequency = “Daar had ik op gerekend.”
matches-quote-most-popular = “Dat woord kent toch iedereen.”
matches-quote-position-frequency = “Elke letter op zijn eigen plek.”
matches-quote-position-frequency-dynamic = “Ik keek nog eens, en daar stond het.”
matches-score = Alle duels tot nu toe: { $who } { $mine }, { $rival } { $theirs }
