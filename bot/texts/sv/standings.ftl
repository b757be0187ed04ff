### Topplistor och statistik.

standings-title = Topplista
standings-period-today = I dag
standings-period-week = Den här veckan
standings-period-month = Den här månaden
standings-period-year = I år
standings-period-all = Alla dagar
standings-period-yesterday = I går
standings-period-lastweek = Förra veckan
standings-period-lastmonth = Förra månaden
standings-period-lastyear = Förra året
standings-period-season = Den här säsongen
standings-view-guesses = Minst antal gissningar
standings-view-points = Poäng
standings-view-streak = Dagar i rad
standings-view-wins = Flest lösta
standings-empty = Ingen är med på den här topplistan än. Starta ett spel med `/{ -command } play`. Egna spel och spel tillsammans har var sin topplista. Resultat från andra håll: `/{ -command } records`.
standings-line = **{ $place }.** { $who } · **{ $value }** · { $record }
standings-unplaced-line = { $who } · { $value } · { $record }
standings-few = { $more ->
    [0] för få spel
   *[other] { $more } spel till
}
standings-record = { $wins } av { $games } lösta
standings-value-guesses = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-value-points = { $value } poäng
standings-value-streak = { $value ->
    [0] ingen svit
    [one] { $value } dag
   *[other] { $value } dagar i rad
}
standings-value-wins = { $value } lösta
standings-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dagar
}
standings-rule-guesses = Rankas efter ett rättvist snitt: gissningar per spel, utjämnat för { $words ->
    [compared] svåra ord och få spel
   *[plain] få spel
}. Ett spel du inte löser räknas som { $loss } gissningar.
standings-rule-points = Ett ord som hittas på 1 gissning ger { $best } poäng, på 2 gissningar { $second }, och så vidare. Ett spel du inte löser ger 0.
standings-rule-points-own = Den här servern har egna poäng: { $wins } för ett ord på 1 till 6 gissningar, { $lost } för ett spel du inte löser.
standings-rule-double = Dubbla poäng: { $day }.
standings-rule-streak = Dagar i rad då dagens ord löstes utan tips.
standings-shields = En sköld håller sviten över en missad dag i månaden.
standings-rule-wins = Flest lösta spel först.
standings-fair-average = Rättvist snitt: gissningar per spel. Ord som andra tyckte var svåra räknas till din fördel, och några spel med tur avgör lite.
standings-nobody-ranked = Ingen har ännu de { $games } spel som en placering kräver, så flest spel står först.
standings-nobody-placed = Ingen hade de { $games } spel som en placering krävde, så flest spel står först.
standings-provisional = En placering kräver { $games ->
    [one] { $games } färdigt spel
   *[other] { $games } färdiga spel
}.
standings-elsewhere = { $who } är inte här än. Spelen finns under: { $where }. Välj dem i menyn.
standings-elsewhere-games = { $which } ({ $games })
standings-games-prompt = Vilka spel
standings-view-prompt = Rankas efter
standings-period-prompt = Vilka dagar
standings-assisted = { $games } spel med tips eller en ordlista räknas inte.
standings-own-boards = Egna spel
standings-previous = Tillbaka
standings-next = Nästa

## Varför ligger jag här?

standings-why-button = Varför ligger jag här?
standings-why-place = Du ligger på plats **{ $place }** av { $players }. De som ligger lika delar plats.
standings-why-place-average = Du ligger på plats **{ $place }** av { $players } med ett rättvist snitt på **{ $value }**. De som ligger lika delar plats.
standings-why-provisional = Du har { $games } av de { $least } spel som en placering kräver.
standings-why-unplaced = Du spelade { $games } av de { $least } spel som en placering krävde.
standings-why-too-few = Du spelade för få spel för en placering: { $games }.
standings-why-ahead = Närmast över dig: { $value }.
standings-why-guesses = Det som räknas är ditt rättvisa snitt: gissningar per spel, med några genomsnittliga spel tillagda så att ett spel med tur inte avgör allt.
standings-why-words = Det andra behövde för samma ord räknas in.
standings-why-sum = Så här ser uträkningen ut:
standings-why-moves = Det rör sig lite även när du inte spelar: andra spelar samma ord, och snittet här ändras.
standings-why-points = Varje löst spel ger { $each } poäng minus gissningarna det tog. { $wins ->
    [one] Ditt spel
   *[other] Dina { $wins } spel
}: { $wins } × { $each } = { $together }, minus { $guesses ->
    [one] { $guesses } gissning
   *[other] { $guesses } gissningar
} = **{ $value }**.
standings-why-points-own = Den här servern bestämmer vad ett spel är värt. Så här ser uträkningen ut:
standings-why-points-found = { $guesses ->
    [one] { $guesses } gissning
   *[other] { $guesses } gissningar
}: { $games } × { $each } = { $points }
standings-why-points-lost = Inte lösta: { $games } × { $each } = { $points }
standings-why-points-double = Räknas dubbelt: { $day } ({ $games } spel): **+ { $points }**
standings-why-streak = Dina dagar i rad med dagens ord löst: **{ $value }**. En dag som du missar, förlorar eller löser med ett tips bryter sviten.
standings-why-no-streak = { $when ->
    [over] I slutet hade du ingen svit.
   *[now] Just nu har du ingen svit. Lös dagens ord utan tips så börjar en ny.
}
standings-why-wins = Du har löst **{ $value }** av { $games } spel.
standings-why-games = { $games ->
    [one] Ditt { $games } spel
   *[other] Dina { $games } spel
} tog **{ $guesses }** { $guesses ->
    [one] gissning
   *[other] gissningar
}.
standings-why-lost = ({ $lost ->
    [one] Spelet du inte löste räknas som { $each }.
   *[other] Vart och ett av de { $lost } spel du inte löste räknas som { $each }.
})
standings-why-harder = **− { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) }** för att andra behövde mer än vanligt för dina ord. Dina egna spel räknas inte här: minst tre andra hade { $compared } av dem, och behövde { NUMBER($others, minimumFractionDigits: 2, maximumFractionDigits: 2) } gissningar i snitt; så många genomsnittliga ord tar { $compared } × { NUMBER($usual, minimumFractionDigits: 2, maximumFractionDigits: 2) } = { NUMBER($words, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
standings-why-easier = **+ { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) }** för att andra behövde mindre än vanligt för dina ord. Dina egna spel räknas inte här: minst tre andra hade { $compared } av dem, och behövde { NUMBER($others, minimumFractionDigits: 2, maximumFractionDigits: 2) } gissningar i snitt; så många genomsnittliga ord tar { $compared } × { NUMBER($usual, minimumFractionDigits: 2, maximumFractionDigits: 2) } = { NUMBER($words, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
standings-why-average = **+ { NUMBER($added, minimumFractionDigits: 2, maximumFractionDigits: 2) }** för { $games } spel av en genomsnittlig spelare här: { $games } × { NUMBER($each, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
standings-why-total = Tillsammans **{ NUMBER($total, minimumFractionDigits: 2, maximumFractionDigits: 2) }**. Delat på alla { $games } spel:

## Rating

standings-view-rating = Rating
standings-value-rating = { $value }
standings-rule-rating = Alla börjar på 1500. Den som gör bättre ifrån sig på samma ord stiger, mest mot starka spelare. Dagens ord, kapplöpningar och dueller mellan människor räknas när de är slut.
standings-empty-rating = Ingen har någon rating här än. Två personer måste spela klart samma dagsord, kapplöpning eller duell. Dagens ord räknas i morgon.
standings-empty-streak = Det finns inga sviter här. Lös dagens ord utan tips så börjar din.
standings-matches = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matcher
}
standings-why-rating = Din rating säger hur bra det går för dig på samma ord som andra. Alla du slutar före höjer den, starka spelare mest; alla som slutar före dig sänker den, starka spelare minst. Dina första matcher ändrar den mest. Så här ser uträkningen ut:
standings-why-start = Alla börjar på **{ $start }**.
standings-why-earlier = **{ $change }** från { $matches ->
    [one] din första match
   *[other] dina första { $matches } matcher
}.
standings-why-match = **{ $change }** { $mode }, { $day }: nummer { $place } av { $players }.
standings-why-rating-total = Tillsammans **{ $value }**.

## Missade dagar

standings-missed-loss = För den som spelar dagens ord under den här tiden räknas varje missad dag som { $loss } gissningar.
standings-missed-average = För den som spelar dagens ord under den här tiden räknas varje missad dag som ett genomsnittligt spel här.
standings-missed-worst = För den som spelar dagens ord under den här tiden räknas varje missad dag som dagens sämsta resultat.
standings-why-missed-loss = **+ { NUMBER($charged, minimumFractionDigits: 2, maximumFractionDigits: 2) }** för { $missed ->
    [one] { $missed } missad dag
   *[other] { $missed } missade dagar
}: { $missed } × { $loss }.
standings-why-missed-average = **+ { NUMBER($charged, minimumFractionDigits: 2, maximumFractionDigits: 2) }** för { $missed ->
    [one] { $missed } missad dag
   *[other] { $missed } missade dagar
}: { $missed } × { NUMBER($each, minimumFractionDigits: 2, maximumFractionDigits: 2) }, snittet här.
standings-why-missed-worst = **+ { NUMBER($charged, minimumFractionDigits: 2, maximumFractionDigits: 2) }** för { $missed ->
    [one] { $missed } missad dag
   *[other] { $missed } missade dagar
}: varje räknas som dagens sämsta resultat.

## Alla servrar

standings-everywhere = Alla servrar
standings-here = Den här servern
standings-scope-server = Den här servern
standings-scope-global = Alla servrar
standings-everywhere-rule = Servrar är med av egen vilja; den som döljer sig är inte med.
standings-everywhere-absent = Den här servern är inte med; den som sköter den kan ändra det i `/{ -command } settings`.

## Statistik

standings-stats-title = Statistik
standings-average = { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-no-average = –
standings-played = { $who } har spelat { $games } spel och löst { $wins } ({ NUMBER($rate, style: "percent") }).
standings-figures = Snitt { $average }
standings-dailies = Dagens ord: { $dailies } · svit { $streak } · bästa { $best }
standings-streaks = En svit är dagar i rad då du löser dagens ord utan tips.
standings-shielded = 🛡️ En sköld höll sviten { $day }.
standings-several = Med flera bräden räknas en gissning mindre för varje extra bräde.
standings-unranked = Topplistorna utelämnar dessa, eftersom de inte går att jämföra rättvist: { $kinds }.
standings-unranked-helped = med tips eller en ordlista
standings-counts = Alla spel som spelats klart här, av alla spelsätt och längder; en topplista räknar ett slag. Snittet gäller gissningarna i lösta spel.

## Två spelare på samma ord

standings-against-title = Öga mot öga
standings-against-none = { $who } och { $other } har inte haft samma ord här än. Spela `/{ -command } daily`, eller en kapplöpning.
standings-against-words = { $who } och { $other } har haft samma ord { $words ->
    [one] en gång
   *[other] { $words } gånger
}.
standings-against-better = { $who } behövde färre gissningar: **{ $times }**
standings-against-level = Lika: **{ $times }**
standings-against-means = Snitt: { $who } { NUMBER($mine, minimumFractionDigits: 2, maximumFractionDigits: 2) }, { $other } { NUMBER($theirs, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-against-rule = Dagens ord, kapplöpningar, utmaningar och dueller räknas. Ett spel som inte löstes räknas som en gissning mer än det finns.

## Vad siffrorna på kortet är

standings-card-games = { $count ->
   *[other] spel
}
standings-card-won = lösta
standings-card-rate = { NUMBER($rate, style: "percent") }
standings-card-average = snitt
standings-card-streak = svit
standings-card-best = bästa svit
standings-card-days = { $count ->
   *[other] dagens ord
}

## Under en placering bland de flesta lösta

standings-games = { $games } spel

## Statistikens sidor

standings-page-prompt = Mer statistik
standings-page-overview = Översikt
standings-page-badges = Märken
standings-page-kinds = Efter spelsätt och längd
standings-page-openers = Förstagissningar
standings-page-words = Ord
standings-page-title = Statistik · { $page }
standings-page-kinds-rule = Snitten gäller gissningarna i lösta spel.
standings-page-openers-rule = De första ord som används oftast. Snitten gäller gissningarna i lösta spel.
standings-page-openers-none = { $who } har inte gjort första gissningen i något färdigt spel än.
standings-page-words-rule = Orden som tog flest gissningar i egna spel på ett bräde, utan tips. Ett spel som inte löstes räknas som { $lost } gissningar. Ord som andra kanske fortfarande letar efter är utelämnade.
standings-page-words-none = { $who } har inte spelat klart något eget spel på ett bräde utan tips än.
standings-page-times = { $games } spel
standings-page-others = andra behövde { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-page-best = Bästa spelet: **{ $word }** · { $score } · { $when }
standings-page-worst = Sämsta spelet: **{ $word }** · { $score } · { $when }
standings-page-year = Kalender
standings-page-year-rule = Dagar i samma färg som en rätt bokstav har minst ett löst spel.
standings-page-year-lines = I en rad: ju högre en dag är, desto fler spel – ett, två eller fler.
standings-page-year-none = { $who } har inte spelat klart något spel de senaste tolv månaderna.
standings-year-summary = { $who } har spelat **{ $days }** de senaste tolv månaderna: { $record }. Längsta svit: **{ $longest }**.
standings-page-letters = Svåraste bokstäverna, efter snittet för orden som har dem: { $letters }
standings-page-skill = Skicklighet och tur
standings-page-skill-rule = Varje stapel är ett spel, det äldsta till vänster: de senaste { $games } egna spelen på ett bräde, utan tips. Skickligheten börjar på 99 och halveras för varje gissning som skänks bort. Turen är 50 om den inte spelade någon roll. Ord som andra kanske fortfarande letar efter är utelämnade.
standings-skill-name = Skicklighet
standings-luck-name = Tur
standings-skill-mean = snitt { $mean }
standings-skill-means = { $who } har i snitt skicklighet **{ $skill }** och tur **{ $luck }** ({ $games }).
standings-skill-few = Det är för få spel för att säga så mycket.
standings-skill-trend = { $trend ->
    [better] Gissningarna har blivit bättre
    [worse] Gissningarna har blivit sämre
   *[level] Gissningarna är ungefär lika bra som förut
}: skicklighet **{ $before }** i de första { $games } spelen, **{ $after }** i de senaste { $games }.
standings-skill-fortune = { $fortune ->
    [lucky] På det hela taget hjälpte turen till.
    [unlucky] På det hela taget ställde oturen till det.
   *[even] Tur och otur tog ut varandra.
}

## Säsonger och veckans inlägg

standings-champions-button = Mästare
standings-champions-title = Mästare
standings-champions-prompt = Hur en säsong slutade
standings-champions-empty = Ingen säsong har avslutats här än.
standings-champions-line = **{ $season }** · 🏆 { $who } · { $value } · { $players } spelare
standings-champions-nobody = **{ $season }** · ingen mästare · { $players } spelare
standings-season-title = Säsong · { $season }
standings-season-button = Slutställning
standings-week = Veckan · { $days }
standings-year = Året { $year }
standings-page-review = Året som gick
standings-player-year = { $year } för { $who } här.
standings-player-year-none = { $who } har inte spelat klart något spel här { $year }.
standings-card-played-days = { $count ->
    [one] dag spelad
   *[other] dagar spelade
}
standings-moment-day = Bästa dagen
standings-moment-word = Svåraste ordet som knäcktes
standings-moment-beaten = på { $guesses }, andra behövde { NUMBER($others, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-moment-opener = Vanligaste första ordet
standings-moment-luckiest = Turligaste träffen
standings-moment-luck = tur { $luck } av 99
standings-moment-mate = Spelade mest med
standings-review-games = **{ $games } spel** av { $players ->
    [one] { $players } person
   *[other] { $players } personer
}.
standings-review-more = Det är { $games } fler än veckan innan.
standings-review-fewer = Det är { $games } färre än veckan innan.
standings-review-same = Lika många som veckan innan.
standings-review-best = ⚡ Minst antal gissningar: { $games } på { $guesses }.
standings-review-races = 🏎️ Flest vunna kapplöpningar: { $who } ({ $wins }).
standings-review-closest = 🏁 Jämnaste kapplöpningen: { $who } slog { $second } med { $seconds ->
    [0] mindre än en sekund
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
}.
standings-review-hardest = { $count ->
    [one] 🧗 Svåraste ordet
   *[other] 🧗 Svåraste orden
}: { $answer }, { NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 2) } gissningar i snitt.
standings-review-shared = 🤝 Tillsammans på ett bräde: { $wins } av { $games } lösta.
standings-review-points = 🏅 Flest poäng: { $who } med { $points }.
standings-review-streak = 🔥 Längsta sviten: { $who }, { $days } dagar i rad.
standings-review-elsewhere = Spelat på annat håll: { $games }.
standings-review-best-of = 🏆 { $game }: { $who }, { $average } i snitt.
standings-season-won = { $champions ->
    [one] 🏆 { $who } är mästare, med ett rättvist snitt på { $value } gissningar per spel. Grattis!
   *[other] 🏆 { $who } delar på förstaplatsen, med ett rättvist snitt på { $value } gissningar per spel. Grattis!
}
standings-season-left = Den som låg före är inte kvar här; slutställningen ändras inte.
standings-season-taken = En titel har tagits tillbaka, som Rättelser visar; slutställningen ändras inte.
standings-season-nobody = Ingen vann ett spel och spelade tillräckligt många för en placering, så den här säsongen har ingen mästare.
standings-season-deserted = Alla som hade en placering har lämnat, så den här säsongen har ingen mästare.
standings-season-erased = Den som låg först har raderat sina uppgifter, så den här säsongen nämner ingen mästare.
standings-why-crowned = 🏆 Du är mästare: den som låg före är inte kvar här.
standings-season-next = Säsongen är slut, och nästa har börjat: alla startar på lika villkor.
standings-season-over = Säsongen är slut. Den som sköter servern kan starta nästa i `/{ -command } settings`.
standings-season-frozen = Den här ställningen är slutgiltig: senare rättelser ändrar den inte.

## Rättelser

standings-corrections-button = Rättelser
standings-corrections-title = Rättelser
standings-corrections-empty = Inget har rättats här.
standings-corrections-line = { $who } · { $what }, { $day }: **{ $change }**, av { $by } { $when }
standings-corrections-struck = struket
standings-corrections-undone = ångrat av { $by }
standings-changed-title = Ändrade i efterhand
standings-changed = De senaste resultaten som räknas annorlunda än de först lades upp, eller som ifrågasattes och sedan bekräftades, och när de lades upp:
standings-changed-empty = Inget som räknas här har ändrats i efterhand, eller ifrågasatts och sedan bekräftats.
standings-changed-pasted = 📋 { $who } klistrade in resultat från { $days } dagar inom en timme, utan meddelande, { $when }
standings-correct-title = Rätta ett resultat
standings-correct = Vems resultat är fel? Alla kan se vad du ändrar: topplistan har en sida med rättelser. Du kan ta tillbaka var och en.
standings-correct-player-prompt = Vems resultat
standings-correct-undo-prompt = Ta tillbaka en rättelse
standings-correct-batch = { $who } · strukna på en gång ({ $count })
standings-correct-undo-all = Alla ({ $count })
standings-correct-result-prompt = Vilket resultat
standings-correct-which = Vilket resultat för { $who } är fel? De här är de senaste.
standings-correct-none = { $who } har inga resultat här som räknas.
standings-correct-joined = Det som { $account } noterar räknas för { $who }.
standings-correct-champion = Säsongens mästare
standings-correct-what = { $who } · **{ $what }**: vad ska hända med det? Ett struket resultat räknas inte; ett från annat håll kan du ändra.
standings-correct-strike-button = Stryk det
standings-correct-strike-all-button = Stryk alla ({ $count })
standings-correct-strike-all = Stryka allt som listas här från { $who } ({ $count })? Det räknas inte längre.
standings-correct-struck-all = Allt som listades från { $who } är struket ({ $count }).
standings-correct-strike-pasted-button = Stryk inklistrade ({ $count })
standings-correct-strike-pasted = Stryka det som { $who } har klistrat in ({ $count })? Det räknas inte längre.
standings-correct-struck-pasted = Det som { $who } klistrade in är struket ({ $count }).
standings-correct-undone-all = Rättelser för { $who } som togs tillbaka: { $count }.
standings-correct-change-button = Ändra det
standings-correct-undo-button = Ångra
standings-correct-others-button = Andra resultat
standings-correct-shown = Alla kan se det här under Rättelser, på topplistan.
standings-correct-modal = Ändra ett resultat
standings-correct-number = Rätt resultat: { $low } till { $high }
standings-correct-solved = Rätt resultat: { $low } till { $high }, eller X
standings-correct-time = Rätt tid, till exempel 1:23
standings-exclusions-button = Stäng ute från resultat
standings-exclusions-back-button = Släpp in igen
standings-exclusions-line = 🚫 { $who } · utesluten från resultaten av { $by }, { $when }
standings-exclusions-ask = Stänga ute { $who } från resultat? Från och med då noteras inget som personen skriver, och alla kan läsa under Rättelser att du bestämde det.
standings-joined-line = 🔗 { $account } · resultat räknas för { $who }, av { $by } { $when }
standings-exclusions-out = Från och med nu noteras inget som { $who } skriver. Tidigare resultat blir kvar, om du inte stryker dem.
standings-exclusions-back = Resultat av { $who } noteras igen.
