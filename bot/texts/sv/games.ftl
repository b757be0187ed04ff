games-mode-together = Tillsammans
games-mode-solo = Solo
games-mode-vote = Omröstning
games-mode-race = Kapplöpning
games-mode-daily = Dagens ord
games-mode-archive = Arkiv
games-mode-challenge = Utmaning
games-mode-duel = Duell
games-mode-absurdle = Absurdle
games-mode-absurdle-solo = Absurdle solo

games-about-together = ett bräde i kanalen, och alla gissar; ”turas om” betyder att ingen gissar två gånger i rad
games-about-solo = ett eget bräde som ingen annan ser
games-about-vote = alla röstar om varje gissning; en minut efter den första rösten, eller när alla som spelar har röstat, spelas ordet med flest röster (vid lika röstetal det tidigare)
games-about-race = samma ord för alla som går med, på egna bräden; minst antal gissningar vinner, eller den som löser det först, som du väljer; den första lösningen startar nedräkningen
games-about-daily = ett ord om dagen för hela servern; alla spelar det en gång, på ett eget bräde
games-about-archive = dagens ord från en tidigare dag, på ett eget bräde; det räknas inte på topplistan
games-about-challenge = du väljer ordet, åt dem du nämner eller åt hela kanalen; det räknas inte på topplistan
games-about-duel = du mot mig med samma ord; jag ser bara mina egna rutor
games-about-absurdle = jag väljer inget ord: efter varje gissning behåller jag så många möjliga ord som jag kan, tills du bara lämnar mig ett; det räknas inte på topplistan
games-about-absurdle-solo = Absurdle på ett eget bräde som ingen annan ser; det räknas inte på topplistan

## Ett spel som håller på att sättas ihop

games-setup-title = Nytt spel
games-setup-prompt-mode = Hur vill du spela?
games-setup-prompt-list = Vilka ord?
games-setup-prompt-language = På vilket språk?
games-setup-prompt-length = Hur långt är ordet?
games-setup-prompt-hard = Hur stränga är reglerna?
games-setup-prompt-boards = Hur många ord på en gång?
games-setup-prompt-rival = Vem vill du möta?
games-setup-prompt-goal = Vem vinner?
games-begin-button = Starta
games-setup-turns-button = Turas om: på
games-setup-no-turns-button = Turas om: av
games-setup-no-list = Ord: de vanliga
games-setup-any-length = Valfri längd
games-setup-goal-fewest = Minst antal gissningar vinner
games-setup-goal-fewest-hint = Ta den tid du behöver: farten avgör bara vid oavgjort
games-setup-goal-first = Först att lösa det vinner
games-setup-goal-first-hint = Hur många gissningar det än tar

games-mode-together-hint = Ett bräde i kanalen, och alla gissar
games-mode-solo-hint = Ett eget bräde som ingen annan ser
games-mode-race-hint = Samma ord för alla, var och en på sitt bräde
games-mode-daily-hint = Dagens ord, samma för hela servern
games-mode-challenge-hint = Du väljer ett ord, och de andra gissar det
games-mode-duel-hint = Du mot mig, med samma ord
games-mode-vote-hint = Ett bräde i kanalen, och alla röstar om varje gissning
games-mode-archive-hint = Dagens ord från en tidigare dag, på ett eget bräde
games-mode-absurdle-hint = Jag väljer inget ord förrän du bara lämnar mig ett
games-mode-absurdle-solo-hint = Samma sak på ett eget bräde som ingen annan ser

games-setup-hard-off = Svårt läge: av
games-setup-hard-off-hint = Gissa vilket ord du vill
games-setup-hard-hard = Svårt läge: på
games-setup-hard-hard-hint = Varje gissning måste använda gröna och gula bokstäver
games-setup-hard-ultra = Svårt läge: ultra
games-setup-hard-ultra-hint = Varje gissning måste stämma med alla rutor, även de grå

games-numbered = { $mode } { $number }
games-letters = { $letters } bokstäver
games-boards = { $boards ->
    [one] { $boards } bräde
   *[other] { $boards } bräden
}
games-turns = turas om
games-hard-hard = svårt
games-hard-ultra = ultrasvårt

games-prompt = Vilket ord med { $letters } bokstäver är det? Tryck på **{ $button }** och börja med vilket du vill.
games-prompt-open = Inget är valt än. Tryck på **{ $button }** och börja med vilket ord som helst med { $letters } bokstäver.
games-prompt-boards = Vilka { $boards } ord med { $letters } bokstäver är det? Varje gissning räknas på alla bräden. Tryck på **{ $button }** och börja med vilket ord du vill.
games-legend = { $correct } rätt plats · { $present } någon annanstans i ordet · { $absent } finns inte i ordet
games-one-word = Gissa genom att skriva ett ord med { $letters } bokstäver och inget annat.
games-ways-out = **{ games-stop-button }** finns under brädet, och `/{ -command } hint` ger ett tips.
games-unread = Alla här läser det du skriver, så jag spelar det inte på ditt eget bräde. Tryck på **{ $button }** där, eller använd `/{ -command } guess`.
games-guess-button = Gissa
games-vote-button = Rösta
games-stop-button = Ge upp
games-stop-vote-button = Rösta för att avsluta
games-take-back-button = Ta tillbaka min röst
games-again-button = Spela igen
games-analyse-button = Analysera
games-share-button = Dela
games-share-ask = Alla här kommer att se det här:
games-share-copy = Alla här har redan sett det. Kopiera det för att visa det någon annanstans:
games-post-button = Lägg upp det här
games-no-post-button = Låt bli
games-guess-modal = Din gissning
games-vote-modal = Din röst på ett ord
games-guess-field = Ett ord med { $letters } bokstäver
games-thread = Ett nytt spel startar i tråden nedanför. Häng på!
games-begun-again = Nästa har redan börjat: spela med!
games-running-button = Häng på
games-yours-button = Visa mitt bräde
games-thread-button = Starta mitt i en tråd

games-left = { $guesses ->
    [one] { $guesses } gissning
   *[other] { $guesses } gissningar
} kvar
games-last = Senaste gissningen { $when }
games-closes = Stängs { $when } om ingen gissar
games-closes-solo = Stängs { $when } om du inte gissar
games-unranked = Räknas inte på topplistan
games-ends = Slutar { $when }
games-stopping = { $votes } av { $needed } röster för att avsluta; de går ut { $until }. Tryck på **Ge upp** för att lägga din.

games-vote-first = Föreslå ett ord. Rösterna räknas { $seconds } sekunder efter den första, eller så fort alla som har spelat hittills har röstat.
games-vote-counted = Tryck på ett ord för att rösta på det, eller föreslå ett annat. Rösterna räknas { $when }, eller så fort alla som har spelat hittills har röstat. Vid lika röstetal vinner det tidigare ordet.
games-moved = Flyttat nedåt.
games-received = ✓
games-voted = Din röst: **{ $word }**. Rösterna räknas senast { $when }. Tryck på eller föreslå ett annat ord för att ändra den.
games-turns-next = { $who } har just gissat, så nu är det någon annans tur.
games-turns-alone = Om ingen hoppar in inom två minuter går det att fortsätta ensam.
games-open = Jag har inte valt något ord: efter varje gissning behåller jag så många möjliga som jag kan.
games-open-left = **{ $words } ord** kan fortfarande vara rätt.
games-stop-vote = { $votes } av { $needed } röster för att avsluta spelet. Fler kan trycka på **Ge upp**, inom fem minuter. { $starter }, som startade det, eller en moderator kan avsluta det direkt.
games-stop-vote-others = { $votes } av { $needed } röster för att avsluta spelet. Fler kan trycka på **Ge upp**, inom fem minuter. En moderator kan avsluta det direkt.
games-taken-back = Din röst är tillbakatagen, och spelet går vidare.

games-won = 🎉 { $who } löste det på { $guesses ->
    [one] { $guesses } gissning
   *[other] { $guesses } gissningar
}
games-won-solo = 🎉 Löst på { $guesses ->
    [one] { $guesses } gissning
   *[other] { $guesses } gissningar
}
games-won-voted = { games-won-solo }, tack vare { $who }
games-won-answer = { $won }: **{ $answer }**
games-won-boards = { $won }.
games-lost = Slut på gissningar.
games-stopped = Spelet gavs upp.
games-stopped-by = { $who } gav upp.
games-overtaken = Det tog slut innan du hittade ordet.
games-open-answer = { $ended } Jag hade fortfarande kunnat säga **{ $answer }**
games-open-dodged = Det finns ingen analys av det här spelet: jag undvek varje gissning så länge jag kunde.
games-idle = Stängt, eftersom ingen gissade på länge.
games-answer = { $ended } Ordet var **{ $answer }**
games-missed = { $ended } Inte hittade: { $answers }
games-missed-board = bräde { $board }, **{ $answer }**
games-credit = { $who } { $did }
games-guesses-by = Gissningar: { $names }

## Vad en vän säger på slutet: vilken som helst av raderna, vald av $variant

games-remark-one = { $variant ->
    [0] Första gissningen! Köp en lott i dag.
    [1] En gissning. Ta en skärmbild, ingen kommer att tro dig.
    [2] Rakt in. Kan du läsa tankar?
    [3] En gissning? Jag begär omräkning.
    [4] Den som blinkade missade det.
    [5] I mål redan i startblocken.
   *[other] Hole in one!
}
games-remark-two = { $variant ->
    [0] På två! Jag hade knappt hunnit sätta mig.
    [1] Två gissningar. Var det för lätt?
    [2] Klart innan kaffet hann bli varmt.
    [3] Två! De andra fyra gissningarna känner sig utanför.
    [4] Snabbt jobbat. Vem står på tur?
    [5] Du får det att se lätt ut.
   *[other] Två! Hälften tur, hälften geni. Jag säger inte vilken hälft.
}
games-remark-last = { $variant ->
    [0] På allra sista gissningen. Nu kan du andas igen.
    [1] Aldrig någon tvekan. (Jag tvekade.)
    [2] Tom tank, men hemma.
    [3] Räddad av gonggongen.
    [4] Mitt hjärta klarar inte många såna.
    [5] Sista gissningen är lika bra som första. Nästan.
   *[other] Så små marginaler kräver nerver av stål.
}
games-remark-near = { $variant ->
    [0] En bokstav ifrån. Det svider.
    [1] Allt utom en bokstav. Så synd!
    [2] Så nära! En bokstav till, och det var ditt.
    [3] En bokstav ifrån. Nära skjuter ingen hare, men ändå.
    [4] Du hade det omringat.
    [5] En ruta mellan dig och äran.
   *[other] En bokstav ifrån. Närmare än så går det inte.
}
games-remark-lost = { $variant ->
    [0] Det här slank undan. Det gör inte nästa.
    [1] Inte den här gången. Nästa tar du.
    [2] Det var alltså ordet. Vidare till nästa.
    [3] Nu kan du det. Det tar dig inte två gånger.
    [4] Skaka av dig det. Det kommer fler ord.
    [5] En poäng till ordet. Kvitterar du?
   *[other] Det händer den bästa. Revansch?
}

games-credit-letters = hittade { $letters }
games-credit-ruled-out = uteslöt { $words } ord
games-credit-solved = löste det
games-credit-boards = löste { $count ->
    [one] bräde { $boards }
   *[other] bräden { $boards }
}
games-credit-joined = var med
games-credit-helped = banade väg
games-daily-rank = Plats { $place } av { $players } som har löst det
games-daily-best = ✨ Ditt bästa resultat på dagens ord hittills
games-daily-lost = Här tar din svit på { $days } dagar slut. I morgon börjar en ny
games-daily-new = 🌱 En ny början. Din längsta svit: { $best } dagar
games-daily-begun = 🌱 Dag 1 i en ny svit
games-daily-first = Först klar i dag
games-elsewhere = `/{ -command } board` visar hur det går för alla.

games-which-guess = Du har flera spel här. I vilket vill du gissa **{ $word }**?
games-which = Du har flera spel här. Vilket menar du?
games-which-stop = Du har flera spel här. Vilket vill du ge upp?
games-which-board = Du har flera spel här. Vilket vill du se?
games-which-askhint = Du har flera spel här. I vilket vill du ha ett tips?
games-which-left-guess = Det spelet är slut. Är **{ $word }** till ditt spel { $game }?
games-which-left = Det spelet är slut. Menar du ditt spel { $game }?
games-which-used = { $name } · { $used }/{ $limit }
games-yours = Ditt: { $name }

## Innan ett spel ges upp

games-sure-unplayed = Lämna spelet? Det finns ingen gissning än, så det räknas inte.
games-sure-unplayed-shared = Avsluta spelet för alla? { games-sure-unlost }
games-sure-outsider = Avsluta spelet för alla? Du har inte gissat i det, så det räknas inte för någon.
games-stopped-uncounted = Det räknas inte för någon.
games-stopped-unplayed = Den som avslutade spelet hade inte gissat, så det räknas inte för någon.
games-stopped-lost = Det räknas som förlorat för dem som har gissat och gett upp.
games-stopped-statistics = Det räknas som förlorat för dem som har gissat och gett upp, men bara i deras statistik.
games-sure-together = Avsluta spelet för alla? { games-stopped-lost }
games-sure-statistics-shared = Avsluta spelet för alla? { games-stopped-statistics }
games-sure-vote = { games-sure-together }
games-sure-absurdle = { games-sure-statistics-shared }
games-sure-solo = Ge upp spelet? Det räknas som förlorat.
games-sure-statistics = Ge upp spelet? Det räknas som förlorat, men bara i din statistik.
games-sure-absurdle-solo = { games-sure-statistics }
games-sure-race = Ge upp kapplöpningen? Den räknas som förlorad.
games-sure-daily = Ge upp dagens ord? Du får se ordet, och dagen räknas som förlorad.
games-sure-daily-statistics = Ge upp dagens ord? Du får se ordet. Det räknas som förlorat, men bara i din statistik.
games-sure-streak = Dina { $days } dagar i rad tar också slut.
games-sure-archive = Ge upp det här dagsordet? Du får se ordet.
games-sure-challenge = Ge upp utmaningen? Den räknas som förlorad, men bara i din statistik.
games-sure-duel = Ge upp mot mig? Det räknas som förlorat.
games-sure-stop-vote = Rösta för att avsluta spelet för alla? Det krävs { $needed } röster, och { $votes ->
    [0] din blir den första
    [one] hittills finns en
   *[other] hittills finns { $votes }
}.
games-sure-last-vote = Din röst är den sista som behövs, så den avslutar spelet för alla.
games-sure-voted = Du har röstat för att avsluta spelet; { $more ->
    [one] en röst till behövs
   *[other] { $more } röster till behövs
}.
games-sure-lost = Det räknas då som förlorat för dem som har gissat och röstar för det.
games-sure-unlost = Ingen har gissat än, så ingen förlorar.
games-sure-guesser = Du har inte gissat i det här spelet, så det slutar först när någon som har gissat också röstar.
games-sure-starter = { $starter } startade det här spelet och är fortfarande med, så utan den rösten kan det avslutas först när { $starter } inte har gissat på tio minuter.
games-first-hint-button = Ta ett tips
games-hinted = 💡 { $who } tog ett tips, så spelet räknas inte längre.
games-hinted-own = 💡 Du tog ett tips, så spelet räknas inte på topplistan.
games-hint-taken = 💡 Någon tog ett tips, så spelet räknas inte längre.
games-hint-wish = 💡 { $who } vill ha ett tips. Håller någon annan som spelar med?
games-hint-agree-button = Jag är med
games-hint-granted = 💡 { $other } är med på det: { $who } och alla andra kan ta tips nu. Varje tips visas bara för den som tar det.
games-keep-button = Spela vidare

games-shared = { $who } spelade
games-shared-together = { $who } spelade tillsammans

## Anmäla ett ord

games-report-button = Anmäl ordet
games-report-which = Vilket ord borde inte vara ett svar?
games-report-why = Varför borde det inte vara ett svar?
games-report-rare = Nästan ingen känner till det
games-report-offensive = Det är kränkande
games-report-nonword = Det är ett namn, eller inget ord
games-report-other = Något annat
games-reported = Tack. Du har anmält **{ $word }** till dem som sköter orden.
