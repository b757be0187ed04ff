games-mode-together = Samen
games-mode-solo = Alleen
games-mode-vote = Stemmen
games-mode-race = Race
games-mode-daily = Dagwoord
games-mode-archive = Archief
games-mode-challenge = Uitdaging
games-mode-duel = Duel
games-mode-absurdle = Absurdle
games-mode-absurdle-solo = Absurdle alleen

games-about-together = één bord in het kanaal, en iedereen raadt; om de beurt betekent dat niemand twee keer achter elkaar raadt
games-about-solo = een eigen bord dat niemand anders ziet
games-about-vote = iedereen stemt over elke poging; een minuut na de eerste stem, of zodra alle spelers gestemd hebben, wordt het woord met de meeste stemmen gespeeld (bij gelijke stand het eerste)
games-about-race = hetzelfde woord voor iedereen die meedoet, elk op een eigen bord; de minste pogingen winnen, of wie het eerst klaar is, zoals jij kiest; de eerste oplossing start de klok
games-about-daily = één woord per dag voor de hele server; iedereen speelt het één keer, op een eigen bord
games-about-archive = een dagwoord van vroeger, op een eigen bord; het telt niet mee voor de ranglijst
games-about-challenge = jij kiest het woord, voor de mensen die je noemt of voor het hele kanaal; het telt niet mee voor de ranglijst
games-about-duel = jij tegen mij met hetzelfde woord; ik zie alleen mijn eigen vakjes
games-about-absurdle = ik kies geen woord: na elke poging houd ik zoveel woorden mogelijk als ik kan, tot je me er maar één laat; het telt niet mee voor de ranglijst
games-about-absurdle-solo = Absurdle op een eigen bord dat niemand anders ziet; het telt niet mee voor de ranglijst

## A game that is being put together

games-setup-title = Nieuw spel
games-setup-prompt-mode = Hoe wil je spelen?
games-setup-prompt-list = Welke woorden?
games-setup-prompt-language = In welke taal?
games-setup-prompt-length = Hoe lang is het woord?
games-setup-prompt-hard = Hoe streng zijn de regels?
games-setup-prompt-boards = Hoeveel woorden tegelijk?
games-setup-prompt-rival = Tegen wie speel je?
games-setup-prompt-goal = Wie wint?
games-begin-button = Beginnen
games-setup-turns-button = Om de beurt: aan
games-setup-no-turns-button = Om de beurt: uit
games-setup-no-list = Woorden: de gewone
games-setup-any-length = Elke lengte
games-setup-goal-fewest = Minste pogingen winnen
games-setup-goal-fewest-hint = Neem de tijd: snelheid telt alleen bij een gelijke stand
games-setup-goal-first = Wie het eerst klaar is, wint
games-setup-goal-first-hint = Hoeveel pogingen het ook kost

games-mode-together-hint = Eén bord in dit kanaal, en iedereen raadt
games-mode-solo-hint = Een eigen bord dat niemand anders ziet
games-mode-race-hint = Hetzelfde woord voor iedereen, elk op een eigen bord
games-mode-daily-hint = Het woord van vandaag, voor de hele server hetzelfde
games-mode-challenge-hint = Jij kiest een woord, en de anderen raden het
games-mode-duel-hint = Jij tegen mij, met hetzelfde woord
games-mode-vote-hint = Eén bord in dit kanaal, en iedereen stemt over elke poging
games-mode-archive-hint = Een dagwoord van vroeger, op een eigen bord
games-mode-absurdle-hint = Ik kies geen woord tot je me er maar één laat
games-mode-absurdle-solo-hint = Hetzelfde op een eigen bord dat niemand anders ziet

games-setup-hard-off = Moeilijke modus: uit
games-setup-hard-off-hint = Raad elk woord dat je wilt
games-setup-hard-hard = Moeilijke modus: aan
games-setup-hard-hard-hint = Elke poging moet de groene en gele letters gebruiken
games-setup-hard-ultra = Moeilijke modus: ultra
games-setup-hard-ultra-hint = Elke poging moet bij alle vakjes passen, ook bij de grijze

games-numbered = { $mode } { $number }
games-letters = { $letters } letters
games-boards = { $boards ->
    [one] { $boards } bord
   *[other] { $boards } borden
}
games-turns = om de beurt
games-hard-hard = moeilijk
games-hard-ultra = ultramoeilijk

games-prompt = Welk woord van { $letters } letters is het? Druk op **{ $button }** en begin met een woord naar keuze.
games-prompt-open = Er is nog niets gekozen. Druk op **{ $button }** en begin met een woord van { $letters } letters.
games-prompt-boards = Welke { $boards } woorden van { $letters } letters zijn het? Elke poging telt op elk bord. Druk op **{ $button }** en begin met een woord naar keuze.
games-legend = { $correct } goede plek · { $present } ergens anders in het woord · { $absent } niet in het woord
games-one-word = Om te raden schrijf je één woord van { $letters } letters en verder niets.
games-ways-out = **{ games-stop-button }** staat onder het bord, en `/{ -command } hint` geeft een hint.
games-unread = Iedereen hier leest wat je typt, dus ik speel het niet op je eigen bord. Druk daar op **{ $button }**, of gebruik `/{ -command } guess`.
games-guess-button = Raden
games-vote-button = Stemmen
games-stop-button = Opgeven
games-stop-vote-button = Stem om te stoppen
games-take-back-button = Mijn stem intrekken
games-again-button = Nog een keer
games-analyse-button = Analyseren
games-share-button = Delen
games-share-ask = Iedereen hier krijgt dit te zien:
games-share-copy = Iedereen hier heeft dit al gezien. Kopieer het om het ergens anders te laten zien:
games-post-button = Hier plaatsen
games-no-post-button = Laat maar
games-guess-modal = Jouw poging
games-vote-modal = Jouw stem voor een woord
games-guess-field = Een woord van { $letters } letters
games-thread = Er begint een nieuw spel in de thread hieronder. Doe mee!
games-begun-again = Het volgende is al begonnen: speel mee!
games-running-button = Meedoen
games-yours-button = Mijn bord tonen
games-thread-button = Mijn spel in een thread

games-left = { $guesses ->
    [one] nog { $guesses } poging
   *[other] nog { $guesses } pogingen
}
games-last = Laatste poging { $when }
games-closes = Sluit { $when } als niemand raadt
games-closes-solo = Sluit { $when } als je niet raadt
games-unranked = Telt niet mee voor de ranglijst
games-ends = Eindigt { $when }
games-stopping = { $votes } van { $needed } stemmen om te stoppen; ze vervallen { $until }. Druk op **Opgeven** om ook te stemmen.

games-vote-first = Stel een woord voor. De stemmen worden { $seconds } seconden na de eerste geteld, of zodra iedereen die al meespeelt gestemd heeft.
games-vote-counted = Druk op een woord om erop te stemmen, of stel een ander voor. De stemmen worden { $when } geteld, of zodra iedereen die al meespeelt gestemd heeft. Bij een gelijke stand wint het eerste woord.
games-moved = Staat nu onderaan.
games-received = ✓
games-voted = Jouw stem: **{ $word }**. De stemmen worden uiterlijk { $when } geteld. Druk op een ander woord, of stel er een voor, om te wisselen.
games-turns-next = { $who } heeft net geraden, dus nu is iemand anders aan de beurt.
games-turns-alone = Doet er binnen twee minuten niemand mee, dan kan het alleen verder.
games-open = Ik heb geen woord gekozen: na elke poging houd ik er zoveel mogelijk over.
games-open-left = **{ $words ->
    [one] Er is nog { $words } woord
   *[other] Er zijn nog { $words } woorden
}** mogelijk.
games-stop-vote = { $votes } van { $needed } stemmen om dit spel te stoppen. Anderen kunnen ook op **Opgeven** drukken, binnen vijf minuten. { $starter }, die het begon, of een moderator kan het meteen stoppen.
games-stop-vote-others = { $votes } van { $needed } stemmen om dit spel te stoppen. Anderen kunnen ook op **Opgeven** drukken, binnen vijf minuten. Een moderator kan het meteen stoppen.
games-taken-back = Je stem is ingetrokken, en het spel gaat door.

games-won = 🎉 { $who } vond het in { $guesses ->
    [one] { $guesses } poging
   *[other] { $guesses } pogingen
}
games-won-solo = 🎉 Opgelost in { $guesses ->
    [one] { $guesses } poging
   *[other] { $guesses } pogingen
}
games-won-voted = { games-won-solo }, dankzij { $who }
games-won-answer = { $won }: **{ $answer }**
games-won-boards = { $won }.
games-lost = Geen pogingen meer.
games-stopped = Opgegeven.
games-stopped-by = Opgegeven door { $who }.
games-overtaken = Het was voorbij voor je het woord vond.
games-open-answer = { $ended } Ik had nog **{ $answer }** kunnen zeggen
games-open-dodged = Van dit spel is er geen analyse: ik heb elke poging zo lang mogelijk ontweken.
games-idle = Gesloten, omdat er lang niemand raadde.
games-answer = { $ended } Het woord was **{ $answer }**
games-missed = { $ended } Niet gevonden: { $answers }
games-missed-board = bord { $board }, **{ $answer }**
games-credit = { $who } { $did }
games-guesses-by = Pogingen: { $names }

## What a friend says at the end: any of four lines, chosen by $variant

games-remark-one = { $variant ->
    [0] In één keer! Koop vandaag een lot.
    [1] Eén poging. Maak een screenshot, niemand gelooft je.
    [2] Meteen raak. Kun je gedachten lezen?
    [3] Eén poging? Ik wil een hertelling.
    [4] Wie met zijn ogen knipperde, heeft het gemist.
    [5] De eerste de beste, letterlijk.
   *[other] Een hole-in-one!
}
games-remark-two = { $variant ->
    [0] In twee! Ik zat nog maar net.
    [1] Twee pogingen. Was dit te makkelijk?
    [2] Klaar voor het water kookte.
    [3] Twee! De andere vier pogingen voelen zich overbodig.
    [4] Vlot gedaan. Wie volgt?
    [5] Bij jou lijkt het zo makkelijk.
   *[other] Twee! Half geluk, half talent. Ik zeg niet welke helft.
}
games-remark-last = { $variant ->
    [0] Met de allerlaatste poging. Je kunt weer ademhalen.
    [1] Geen moment getwijfeld. (Ik wel.)
    [2] Op de laatste druppel toch thuisgekomen.
    [3] Door de bel gered.
    [4] Dit moet je mijn hart niet te vaak aandoen.
    [5] De laatste poging telt net zo goed als de eerste. Bijna.
   *[other] Zo nipt, daar zijn stalen zenuwen voor nodig.
}
games-remark-near = { $variant ->
    [0] Eén letter te kort. Dat doet pijn.
    [1] Alles op één letter na. Wat jammer!
    [2] Zo dichtbij! Eén letter, en hij was van jou.
    [3] Eén letter ernaast. Dat is zuur.
    [4] Je had het omsingeld.
    [5] Eén vakje van de roem.
   *[other] Eén letter ernaast. Dichterbij kon niet.
}
games-remark-lost = { $variant ->
    [0] Deze ontsnapte. De volgende niet.
    [1] Deze keer niet. Het volgende is voor jou.
    [2] Dat was het dus. Op naar het volgende.
    [3] Nu ken je het. Een tweede keer krijgt het je niet te pakken.
    [4] Schud het van je af. Er komt altijd weer een woord.
    [5] Eén punt voor het woord. Maak jij gelijk?
   *[other] Overkomt de besten. Revanche?
}

games-credit-letters = vond de { $letters }
games-credit-ruled-out = streepte { $words ->
    [one] { $words } woord
   *[other] { $words } woorden
} weg
games-credit-solved = loste het op
games-credit-boards = loste { $count ->
    [one] bord { $boards }
   *[other] de borden { $boards }
} op
games-credit-joined = deed mee
games-credit-helped = effende de weg
games-daily-rank = Plaats { $place } van de { $players } die het gevonden hebben
games-daily-best = ✨ Je beste dagwoord tot nu toe
games-daily-lost = Je { $days } dagen op rij eindigen hier. Morgen is een nieuw begin
games-daily-new = 🌱 Een nieuw begin. Je langste reeks: { $best } dagen
games-daily-begun = 🌱 Dag 1 van een nieuwe reeks
games-daily-first = Vandaag als eerste klaar
games-elsewhere = `/{ -command } board` laat zien hoe het iedereen vergaat.

games-which-guess = Je hebt hier meerdere spellen lopen. Voor welk is **{ $word }**?
games-which = Je hebt hier meerdere spellen lopen. Welk bedoel je?
games-which-stop = Je hebt hier meerdere spellen lopen. Welk wil je opgeven?
games-which-board = Je hebt hier meerdere spellen lopen. Welk wil je zien?
games-which-askhint = Je hebt hier meerdere spellen lopen. Voor welk wil je een hint?
games-which-left-guess = Dat spel is voorbij. Is **{ $word }** voor je spel { $game }?
games-which-left = Dat spel is voorbij. Bedoel je je spel { $game }?
games-which-used = { $name } · { $used }/{ $limit }
games-yours = Van jou: { $name }

## Before a game is given up

games-sure-unplayed = Dit spel verlaten? Er is nog geen poging gedaan, dus het telt niet.
games-sure-unplayed-shared = Dit spel voor iedereen stoppen? { games-sure-unlost }
games-sure-outsider = Dit spel voor iedereen stoppen? Jij hebt er niet in geraden, dus het telt voor niemand.
games-stopped-uncounted = Het telt voor niemand.
games-stopped-unplayed = Wie het beëindigde, had niet meegeraden, dus het telt voor niemand.
games-stopped-lost = Het telt als verloren voor wie geraden en opgegeven heeft.
games-stopped-statistics = Het telt als verloren voor wie geraden en opgegeven heeft, maar alleen in hun statistieken.
games-sure-together = Dit spel voor iedereen stoppen? { games-stopped-lost }
games-sure-statistics-shared = Dit spel voor iedereen stoppen? { games-stopped-statistics }
games-sure-vote = { games-sure-together }
games-sure-absurdle = { games-sure-statistics-shared }
games-sure-solo = Dit spel opgeven? Het telt als verloren.
games-sure-statistics = Dit spel opgeven? Het telt als verloren, maar alleen in jouw statistieken.
games-sure-absurdle-solo = { games-sure-statistics }
games-sure-race = Deze race opgeven? Hij telt als verloren.
games-sure-daily = Het dagwoord opgeven? Je krijgt het woord te zien, en vandaag telt als verloren.
games-sure-daily-statistics = Het woord van vandaag opgeven? Je ziet dan het woord. Het telt als verloren, maar alleen in jouw statistieken.
games-sure-streak = Ook je { $days } dagen op rij eindigen dan.
games-sure-archive = Dit dagwoord opgeven? Je krijgt het woord te zien.
games-sure-challenge = Deze uitdaging opgeven? Die telt als verloren, maar alleen in jouw statistieken.
games-sure-duel = Opgeven tegen mij? Het telt als verloren.
games-sure-stop-vote = Stemmen om dit spel voor iedereen te stoppen? Er zijn { $needed } stemmen nodig, en { $votes ->
    [0] die van jou zou de eerste zijn
    [one] er is er nu één
   *[other] er zijn er nu { $votes }
}.
games-sure-last-vote = Jouw stem is de laatste die nodig is, dus daarmee stopt dit spel voor iedereen.
games-sure-voted = Je hebt gestemd om dit spel te stoppen; { $more ->
    [one] er is nog één stem nodig
   *[other] er zijn nog { $more } stemmen nodig
}.
games-sure-lost = Het telt dan als verloren voor wie geraden heeft en ervoor stemt.
games-sure-unlost = Er heeft nog niemand geraden, dus niemand verliest.
games-sure-guesser = Jij hebt in dit spel niet geraden, dus het stopt pas als ook iemand stemt die wel geraden heeft.
games-sure-starter = { $starter } begon dit spel en speelt nog mee, dus zonder die stem kan het pas stoppen als { $starter } tien minuten niet heeft geraden.
games-first-hint-button = Een hint nemen
games-hinted = 💡 { $who } heeft een hint genomen, dus dit spel telt niet meer mee.
games-hinted-own = 💡 Je nam een hint, dus dit spel telt niet mee voor de ranglijst.
games-hint-taken = 💡 Iemand nam een hint, dus dit spel telt niet meer mee.
games-hint-wish = 💡 { $who } wil graag een hint. Gaat nog iemand die meespeelt akkoord?
games-hint-agree-button = Akkoord
games-hint-granted = 💡 { $other } gaat akkoord: { $who } en alle anderen kunnen nu hints nemen. Alleen wie een hint neemt, ziet hem.
games-keep-button = Doorspelen

games-shared = { $who } speelde
games-shared-together = { $who } speelden samen

## Reporting a word

games-report-button = Woord melden
games-report-which = Welk woord hoort hier niet thuis?
games-report-why = Waarom hoort het hier niet thuis?
games-report-rare = Bijna niemand kent het
games-report-offensive = Het is kwetsend
games-report-nonword = Het is een naam, of geen woord
games-report-other = Iets anders
games-reported = Dank je. Je hebt **{ $word }** gemeld bij wie op de woorden let.
