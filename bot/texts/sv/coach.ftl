### Analysen: vad varje gissning var värd, och hur svårt ett ord är.

## Ett spel med ett bräde

coach-title = Analys · { $answer }
coach-unplayed = Ditt senaste spel, **{ $answer }**, fick ingen gissning. Det här är spelet före.
coach-assumed = -# Jag tog ditt sista ord, { $word }, som svaret. Var det ett annat, skriv det i alternativet `answer`.
coach-details-button = Detaljer
coach-meant-button = Jag menade { $meant }
coach-back-button = Tillbaka
coach-answer-field = Ordet du letade efter
coach-language-prompt = Ordens språk

# $skill is a word of `coach-skill-…`; $luck is `much`, `some`, `neither`, `little` or `none`.
coach-won = Löst på { $guesses }.{ $skill ->
    [hit] { " " }Rakt på!
    [masterly] { " " }Bättre gissningar får man leta länge efter.
    [sharp] { " " }Skarpt spelat!
    [solid] { " " }Bra och stabilt spelat.
    [fair] { " " }Helt okej, med lite kvar att slipa på.
    [loose] { $guesses ->
        [4] { " " }Det kunde ha gått fortare.
       *[other] { " " }Ett par gissningar gick till spillo.
    }
   *[wild] { " " }Det blev en rejäl omväg.
}{ $luck ->
    [much] { " " }Turen hjälpte till ordentligt.
    [some] { " " }Turen hjälpte till.
    [little] { " " }Turen var ingen hjälp.
    [none] { " " }Turen var helt emot dig.
   *[neither] { "" }
}
coach-won-other = Löst på { $guesses }.{ $skill ->
    [hit] { " " }Vilken träff!
    [masterly] { " " }Varje gissning räknades.
    [sharp] { " " }Knappt en bokstav gick till spillo.
    [solid] { " " }På det hela taget väl spelat.
    [fair] { " " }Inte illa, men det fanns mer att hämta.
    [loose] { " " }Det fanns en snabbare väg.
   *[wild] { " " }Det blev en omväg med utsikt.
}{ $luck ->
    [much] { " " }Rutorna var mycket snälla.
    [some] { " " }Rutorna var snälla.
    [little] { " " }Rutorna avslöjade inte mycket.
    [none] { " " }Rutorna avslöjade nästan ingenting.
   *[neither] { "" }
}
coach-lost = Inte löst den här gången: { $left } ord återstod.
coach-lost-only = Inte löst den här gången, fast det var det enda ordet kvar.
coach-lost-last = Inte löst den här gången. Före den sista gissningen var { $before } ord fortfarande möjliga.
coach-still-open = Kvar fanns: { $words }.
coach-lost-unlucky = Det var mest otur.
coach-lost-hapless = Turen hjälpte inte heller till.
coach-given-up = Gav upp efter { $guesses ->
    [one] { $guesses } gissning
   *[other] { $guesses } gissningar
}, med { $left } ord kvar.
coach-unfinished = Inte klart: efter { $guesses ->
    [one] { $guesses } gissning
   *[other] { $guesses } gissningar
} var { $left } ord kvar.
coach-beaten = 🎉 { $who ->
    [you] Du
   *[they] Ni
} slog { $rival }, som { $guesses ->
    [0] inte hittar det!
   *[other] behöver { $guesses }!
}
coach-only-after = Efter **{ $before }** var bara **{ $answer }** kvar.
coach-in-row = **{ $guess }** (rad { $row })
coach-ignored = { $told }{ $several ->
    [yes] : { $rows }.
   *[no] .
}
coach-ignored-lost = { $who ->
    [it] Den släppte också
    [several] { $times } gissningar släppte
   *[one] **{ $guess }** på rad { $row } släppte
} { $letters }, grönt sedan { $shown }
coach-ignored-lost-other = { $shown } hade { $letters } grönt, men { $who ->
    [several] { $times } gissningar klarade sig
   *[one] **{ $guess }** på rad { $row } klarade sig
} utan
coach-ignored-moved = { $who ->
    [it] Den flyttade också
    [several] { $times } gissningar flyttade
   *[one] **{ $guess }** på rad { $row } flyttade
} { $letters }, grönt sedan { $shown }
coach-ignored-left-out = { $who ->
    [it] Den saknade också
    [several] { $times } gissningar saknade
   *[one] **{ $guess }** på rad { $row } saknade
} { $letters }, som { $shown } hade visat
coach-ignored-left-out-other = { $who ->
    [several] { $times } gissningar utnyttjade
   *[one] **{ $guess }** på rad { $row } utnyttjade
} inte { $letters }, känt sedan { $shown }
coach-ignored-double = { $who ->
    [it] Den har också
    [several] { $times } gissningar har
   *[one] **{ $guess }** på rad { $row } har
} för få { $letters }: { $shown } hade visat { $count } stycken
coach-ignored-place = { $who ->
    [it] Den satte också
    [several] { $times } gissningar satte
   *[one] **{ $guess }** på rad { $row } satte
} { $letters } på plats { $place }, som { $shown } hade uteslutit
coach-ignored-place-other = { $who ->
    [several] { $times } gissningar prövade
   *[one] **{ $guess }** på rad { $row } prövade
} { $letters } på plats { $place } en gång till, trots { $shown }
coach-ignored-grey = { $who ->
    [it] Den prövade också
    [several] { $times } gissningar prövade
   *[one] **{ $guess }** på rad { $row } prövade
} { $letters } igen, grått sedan { $shown }
coach-ignored-grey-other = { $who ->
    [several] { $times } gissningar slösade
   *[one] **{ $guess }** på rad { $row } slösade
} plats på { $letters }, uteslutet sedan { $shown }
coach-ignored-grey-third = { $who ->
    [several] { $times } gissningar hade
   *[one] **{ $guess }** på rad { $row } hade
} ingen nytta av { $letters }, redan grått i { $shown }
coach-ignored-too-many = { $who ->
    [it] Den har också
    [several] { $times } gissningar har
   *[one] **{ $guess }** på rad { $row } har
} ett { $letters } mer än { $shown } tillåter
coach-ignored-too = Ledtrådar förbisågs även i { $guesses }.
coach-paid = Det gick bra ändå: { $before } ord före, { $after } efter.
coach-times = Så gick det med { $times } gissningar.
coach-repeated = **{ $guess }** på rad { $row } hade redan spelats på rad { $first }; samma ord två gånger säger inget nytt.
coach-no-win = **{ $guess }** på rad { $row } passar också, men nästan inget pussel gömmer det.
coach-trapped = **{ $pattern }** är en fälla: { $words } ord passar ({ $named }), och **{ $guess }** på rad { $row } prövade bara ett av dem.
coach-trapped-other = { $words } ord passar **{ $pattern }** ({ $named }): en fälla. **{ $guess }** på rad { $row } började pröva dem ett i taget.
coach-trapped-better = **{ $better }** hade skilt de flesta åt på en gång.
coach-trapped-apart = **{ $better }** hade skilt alla åt på en gång.
coach-trapped-letters = En gissning med flera av { $letters } skiljer dem åt.
coach-trapped-hard = I svårt läge krävs det tur därifrån: pröva de bokstäverna innan rutorna blir gröna.
coach-narrow = Att kliva ur fällan **{ $pattern }** var rätt tänkt, men av { $letters } prövade **{ $guess }** på rad { $row } { $some ->
    [yes] bara { $tested }
   *[no] ingen
}.
coach-narrow-better = **{ $better }** hade prövat { $tested }.
coach-opener = **{ $guess }** är { $start ->
    [very] en väldigt trög
   *[slow] en trög
} start: den lämnar oftast { $left } ord, medan **{ $better }** lämnar { $better_left }.
coach-opener-costs = Sett över många spel kostar det { NUMBER($guesses, minimumFractionDigits: 1, maximumFractionDigits: 1) } gissningar per spel.

coach-lesson = På rad { $row } hade **{ $better }** varit bättre än **{ $guess }**.
coach-lesson-other = **{ $better }** hade avslöjat mer än **{ $guess }** på rad { $row }.
coach-fits = Det passade alla ledtrådar och kunde ha varit svaret.
coach-apart = Det hade skilt **{ $word }** från **{ $other }**.
coach-fewer = Det lämnar oftast { $better ->
    [0] inget annat ord
    [one] { $better } ord
   *[other] { $better } ord
}, medan ditt lämnar { $left }.
coach-sooner = Det når fram lite tidigare.

coach-praise-flawless = 👏 Jag hade inte valt bättre på någon rad.
coach-praise-escaped = 👏 **{ $guess }** tog sig ur fällan **{ $pattern }**: { $before } ord före, { $after } efter.
coach-praise-lucky = 🎯 **{ $guess }** träffade 1 av de { $before } ord som var kvar.
coach-praise-surprising = 👏 **{ $guess }** var en fin idé: det kunde inte vara ordet, men krympte { $before } ord till { $after }.
coach-praise-top = 👏 **{ $guess }** var den bästa gissning som fanns, med { $before } ord kvar.
coach-praise-saved = 👏 **{ $guess }** räddade det hela i sista stund.
coach-praise-cut = 👏 **{ $guess }** gjorde det mesta av jobbet: från { $before } ord till { $after }.
coach-team-best = 👏 **{ $guess }** var ett bra val.

## Siffrorna, bakom Detaljer

coach-row = { $words } ord → { $after } · { $judged }
coach-solved = löst
coach-verdict-best = inget bättre fanns
coach-verdict-alike = lika bra som mitt eget val
coach-verdict-close = nära det bästa, kostade { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-verdict-probe = en bra idé, kostade { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-verdict-costly = dyr: { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-verdict-poor = mycket dyr: { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-verdict-unlisted = passar också, men är aldrig svaret
coach-better = bättre: **{ $better }**
coach-best-of-all = ovanligare, men { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } bättre: { $best }
coach-no-luck = turen spelade ingen roll
coach-luck = { $luck }, { $sign }{ NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }

coach-all-title = Totalt
coach-overall = Skicklighet **{ $skill }** av 99{ $skilled }. Tur **{ $luck }** av 99: { $lucky }.
coach-skilled = : { $skilled }
coach-gamble = en chansning, kostade { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-sum-rest = Av det beror { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } inte på någon enskild gissning: bara { $words } hade sparat det.
coach-sum-rest-unnamed = { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } av det beror inte på någon enskild gissning: det är mycket små skillnader.
coach-sum = { $guesses ->
    [one] { $guesses } gissning
   *[other] { $guesses } gissningar
}{ $more } = { NUMBER($optimal, minimumFractionDigits: 2, maximumFractionDigits: 2) } med bästa spel + { NUMBER($given, minimumFractionDigits: 2, maximumFractionDigits: 2) } för svagare gissningar { $fortune }
coach-sum-more = { " " }+ { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } som återstod
coach-sum-lucky = − { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } sparade tack vare tur
coach-sum-unlucky = + { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } förlorade på otur

coach-turning-title = Vändpunkten
coach-turning-none = Ingen: varken gissningarna eller turen gjorde någon skillnad.
coach-turning-skill = Rad { $row }, **{ $guess }**: den gissningen kostade { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } gissningar.
coach-turning-several = Rad { $row }, **{ $guess }**: härifrån kostade { $times } gissningar av det slaget { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
coach-turning-paid = Rad { $row }, **{ $guess }**: den gissningen kostade { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }, men turen sparade { NUMBER($saved, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
coach-turning-lucky = Rad { $row }, **{ $guess }**: turen sparade { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } gissningar.
coach-turning-unlucky = Rad { $row }, **{ $guess }**: oturen kostade { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } gissningar.

coach-rivals-title = Samma ord, spelat av motståndarna
coach-rival-needed = { $rival }: { $guesses }
coach-rival-lost = { $rival }: hittade det inte
coach-own-needed = { $who ->
    [you] Du
    [team] Tillsammans
   *[they] Ni
}: { $guesses }
coach-own-lost = { $who ->
    [you] Du
    [team] Tillsammans
   *[they] Ni
}: hittade det inte

coach-note-exact = Alla siffror är i gissningar, och exakta. Skickligheten börjar på 99 och halveras för varje gissning som skänks bort. Turen är 50 om den inte spelade någon roll, 79 om den sparade en gissning.
coach-note = Alla siffror är i gissningar, med en noggrannhet på ungefär 0,02. Skickligheten börjar på 99 och halveras för varje gissning som skänks bort. Turen är 50 om den inte spelade någon roll, 79 om den sparade en gissning.

coach-skill-masterly = mästerligt
coach-skill-sharp = skarpt
coach-skill-solid = stabilt
coach-skill-fair = helt okej
coach-skill-loose = slarvigt
coach-skill-wild = på måfå

coach-luck-very-lucky = mycket tur
coach-luck-lucky = en hel del tur
coach-luck-a-little-lucky = lite tur
coach-luck-neither = varken tur eller otur
coach-luck-a-little-unlucky = lite otur
coach-luck-unlucky = en hel del otur
coach-luck-very-unlucky = mycket otur

## Ett spel med flera bräden

coach-boards-title = Analys · { $boards } bräden
coach-boards-won = { $boards ->
    [2] Båda brädena
   *[other] Alla { $boards } bräden
} lösta på { $guesses }; mitt bästa spel behöver ungefär { NUMBER($optimal, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
coach-boards-lost = { $solved } av { $boards } bräden lösta.
coach-boards-waited = 💡 På bräde { $board } var bara ett ord kvar från rad { $row }, men { $guesses } gissningar gick till andra bräden utan att lösa något.
coach-boards-ruled-out = 💡 Enligt rutorna gick **{ $guess }** (rad { $row }) inte längre på något öppet bräde. **{ $better }** hade hjälpt mer.
coach-boards-better = 💡 På rad { $row } hade **{ $better }** fört alla bräden tillsammans längre än **{ $guess }**.
coach-boards-served = 👏 **{ $guess }** hjälpte { $boards } bräden på en gång.
coach-boards-hit = 🎯 **{ $guess }** träffade 1 av { $words } ord som var kvar på bräde { $board }.
coach-step-after = { $words } på { $boards ->
    [one] { $boards } bräde
   *[other] { $boards } bräden
}
coach-boards-note = Alla siffror är uppskattningar, i gissningar.

## Hur svårt ett ord är

coach-hard-title = Hur svårt är { $answer }?
coach-hard-figure = **{ $level }**: folk behöver ungefär { NUMBER($guesses, minimumFractionDigits: 1, maximumFractionDigits: 1) } gissningar, och ungefär en av { $failing } går bet. Det är svårare än { $figure } av 100 ord av samma längd.
coach-hard-solver = { $rival }, min starkaste spelare, behöver { $guesses ->
    [one] { $guesses } gissning
   *[other] { $guesses } gissningar
}.
coach-hard-solver-lost = { $rival }, min starkaste spelare, behöver fler än { $most } gissningar.
coach-hard-opening = Som första ord är det nummer { $place } av { $words }: en perfekt spelare behöver sedan i snitt { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } gissningar.
coach-hard-why = Det som gör det svårt: { $reasons }.
coach-hard-why-easy = Det man kan snubbla på: { $reasons }.
coach-hard-because-repeated = det har mer än ett { $letters }
coach-hard-because-thrice = det har bokstaven { $letters } tre gånger
coach-hard-because-letter = få ord har ett { $letters }
coach-hard-because-pair = få ord innehåller { $letters }
coach-hard-because-vowels = det har ingen vokal, utom möjligen Y
coach-hard-because-unknown = få känner till det
coach-hard-because-form = pussel gömmer sällan en sådan ordform
coach-hard-because-rare = pussel gömmer det sällan
coach-hard-because-openers = de vanliga första gissningarna avslöjar inte mycket om det
coach-hard-because-seldom = man kommer sällan på det
coach-hard-because-alike = efter några gissningar passar ännu många andra ord
coach-losers-none = { $strategies ->
    [one] Den enda motståndaren som spelar den längden hittar det.
   *[other] Alla { $strategies } motståndare hittar det.
}
coach-losers = { $strategies ->
    [one] Den enda motståndaren som spelar den längden missar det: { $names }.
   *[other] { $losers } av de { $strategies } motståndarna missar det: { $names }.
}
coach-alike-none = Inget annat ord skiljer sig från det på bara en bokstav.
coach-alike = Liknande: { $words } ord ser ut som { $pattern }: { $named }.
coach-trap = En fälla: { $words } ord ser ut som { $pattern }: { $named }.
coach-named-more = { $named }, …
coach-hard-note = Här räknas bara själva ordet, aldrig ett spel som pågår. Hur många gissningar folk behöver är uppskattat från 359 engelska pussel med fem bokstäver som tusentals har spelat, med ungefär en kvarts gissnings felmarginal; för andra språk och längder är det grövre.
coach-hard-unhidden = Själv gömmer jag det aldrig; andra får välja det.

coach-level-easy = Lätt
coach-level-fair = Lagom
coach-level-tricky = Klurigt
coach-level-hard = Svårt
coach-level-brutal = Brutalt
