### The coach: what each guess of a game was worth, and how hard a word is.

## A game of one board

coach-title = Analyse · { $answer }
coach-unplayed = In je laatste spel, **{ $answer }**, is niet geraden. Dit is het spel ervoor.
coach-assumed = -# Ik nam je laatste woord, { $word }, als het te raden woord. Was het een ander, schrijf dat dan in de optie `answer`.
coach-details-button = Details
coach-meant-button = Ik bedoelde { $meant }
coach-back-button = Terug
coach-answer-field = Het woord dat je zocht
coach-language-prompt = Taal van de woorden

# $skill is a word of `coach-skill-…`; $luck is `much`, `some`, `neither`, `little` or `none`.
coach-won = Opgelost in { $guesses }.{ $skill ->
    [hit] { " " }Meteen raak!
    [masterly] { " " }Een betere poging vind je haast niet.
    [sharp] { " " }Scherp gespeeld!
    [solid] { " " }Goed en degelijk gespeeld.
    [fair] { " " }Een redelijk spel, met ruimte voor beter.
    [loose] { $guesses ->
        [4] { " " }Het had eerder gekund.
       *[other] { " " }Een poging of twee ging verloren.
    }
   *[wild] { " " }Dat was de lange weg.
}{ $luck ->
    [much] { " " }Het geluk hielp flink mee.
    [some] { " " }Het geluk hielp mee.
    [little] { " " }Het geluk hielp niet mee.
    [none] { " " }Het zat flink tegen.
   *[neither] { "" }
}
coach-won-other = Opgelost in { $guesses }.{ $skill ->
    [hit] { " " }Wat een treffer!
    [masterly] { " " }Elke poging telde.
    [sharp] { " " }Bijna geen letter verspild.
    [solid] { " " }Al met al goed gespeeld.
    [fair] { " " }Niet slecht, maar er zat meer in.
    [loose] { " " }Het kon sneller.
   *[wild] { " " }Dat was de toeristische route.
}{ $luck ->
    [much] { " " }De vakjes zaten erg mee.
    [some] { " " }De vakjes zaten mee.
    [little] { " " }De vakjes verklapten weinig.
    [none] { " " }De vakjes verklapten niets.
   *[neither] { "" }
}
coach-lost = Deze keer niet opgelost: { $left ->
    [one] er was nog { $left } woord
   *[other] er waren nog { $left } woorden
} mogelijk.
coach-lost-only = Deze keer niet opgelost, al was het het enige woord dat over was.
coach-lost-last = Deze keer niet opgelost. Voor de laatste poging waren er nog { $before } woorden mogelijk.
coach-still-open = Nog mogelijk: { $words }.
coach-lost-unlucky = Het was vooral pech.
coach-lost-hapless = Het geluk hielp ook niet mee.
coach-given-up = Opgegeven na { $guesses ->
    [one] { $guesses } poging
   *[other] { $guesses } pogingen
}, met nog { $left ->
    [one] { $left } woord
   *[other] { $left } woorden
} over.
coach-unfinished = Niet afgemaakt: na { $guesses ->
    [one] { $guesses } poging
   *[other] { $guesses } pogingen
} { $left ->
    [one] was er nog { $left } woord
   *[other] waren er nog { $left } woorden
} over.
coach-beaten = 🎉 { $who ->
    [you] Je versloeg
   *[they] Jullie versloegen
} { $rival }, die { $guesses ->
    [0] het niet vindt!
   *[other] er { $guesses } nodig heeft!
}
coach-only-after = Na **{ $before }** was alleen **{ $answer }** nog over.
coach-in-row = **{ $guess }** (rij { $row })
# $told is one of the sentences `coach-ignored-…` below, which have no full stop.
coach-ignored = { $told }{ $several ->
    [yes] : { $rows }.
   *[no] .
}
# $who is `it` for the guess of the sentence before, `several` for $times guesses, which follow.
coach-ignored-lost = { $who ->
    [it] Het liet ook
    [several] { $times } pogingen lieten
   *[one] **{ $guess }** in rij { $row } liet
} de groene { $letters } van { $shown } vallen
coach-ignored-lost-other = { $shown } had { $letters } groen, maar { $who ->
    [several] { $times } pogingen deden
   *[one] **{ $guess }** in rij { $row } deed
} het zonder
coach-ignored-moved = { $who ->
    [it] Het verplaatste ook
    [several] { $times } pogingen verplaatsten
   *[one] **{ $guess }** in rij { $row } verplaatste
} de groene { $letters } van { $shown }
coach-ignored-left-out = { $who ->
    [it] Het liet ook
    [several] { $times } pogingen lieten
   *[one] **{ $guess }** in rij { $row } liet
} { $letters } weg, die { $shown } had laten zien
coach-ignored-left-out-other = { $who ->
    [several] { $times } pogingen gebruikten
   *[one] **{ $guess }** in rij { $row } gebruikte
} { $letters } niet, bekend sinds { $shown }
coach-ignored-double = { $who ->
    [it] Het heeft ook
    [several] { $times } pogingen hebben
   *[one] **{ $guess }** in rij { $row } heeft
} te weinig keer de letter { $letters }: { $shown } had laten zien dat hij er { $count } keer in zit
coach-ignored-place = { $who ->
    [it] Het zette ook
    [several] { $times } pogingen zetten
   *[one] **{ $guess }** in rij { $row } zette
} { $letters } op plaats { $place }, wat { $shown } had uitgesloten
coach-ignored-place-other = { $who ->
    [several] { $times } pogingen probeerden
   *[one] **{ $guess }** in rij { $row } probeerde
} { $letters } nog eens op plaats { $place }, ondanks { $shown }
coach-ignored-grey = { $who ->
    [it] Het probeerde ook
    [several] { $times } pogingen probeerden
   *[one] **{ $guess }** in rij { $row } probeerde
} { $letters } opnieuw, grijs sinds { $shown }
coach-ignored-grey-other = { $who ->
    [several] { $times } pogingen verspilden
   *[one] **{ $guess }** in rij { $row } verspilde
} ruimte aan { $letters }, al uitgesloten door { $shown }
coach-ignored-grey-third = { $who ->
    [several] { $times } pogingen hadden
   *[one] **{ $guess }** in rij { $row } had
} niets aan { $letters }, al grijs in { $shown }
coach-ignored-too-many = { $who ->
    [it] Het heeft ook
    [several] { $times } pogingen hebben
   *[one] **{ $guess }** in rij { $row } heeft
} één { $letters } meer dan { $shown } toelaat
coach-ignored-too = Ook in { $guesses } werden aanwijzingen genegeerd.
coach-paid = Het pakte toch goed uit: { $before } woorden ervoor, { $after } erna.
coach-times = Zo gingen er { $times } pogingen verloren.
coach-repeated = **{ $guess }** in rij { $row } was al gespeeld in rij { $first }; twee keer hetzelfde woord zegt niets nieuws.
coach-no-win = **{ $guess }** in rij { $row } past ook bij elke aanwijzing, maar bijna geen puzzel kiest het.
coach-trapped = **{ $pattern }** is een valkuil: er passen { $words } woorden ({ $named }), en **{ $guess }** in rij { $row } probeerde er maar één van.
coach-trapped-other = Er passen { $words } woorden bij **{ $pattern }** ({ $named }): een valkuil. **{ $guess }** in rij { $row } begon ze één voor één te proberen.
coach-trapped-better = **{ $better }** had de meeste in één keer onderscheiden.
coach-trapped-apart = **{ $better }** had ze allemaal in één keer onderscheiden.
coach-trapped-letters = Eén poging met meerdere van { $letters } onderscheidt ze.
coach-trapped-hard = In de moeilijke modus is daarna geluk nodig: test die letters voor de vakjes groen worden.
coach-narrow = Uit de valkuil **{ $pattern }** stappen was het goede idee, maar van { $letters } testte **{ $guess }** in rij { $row } { $some ->
    [yes] alleen { $tested }
   *[no] niets
}.
coach-narrow-better = **{ $better }** had { $tested } getest.
coach-opener = **{ $guess }** is { $start ->
    [very] een heel trage
   *[slow] een trage
} start: meestal blijven er { $left } woorden over, bij **{ $better }** { $better_left }.
coach-opener-costs = Over veel spellen kost dat { NUMBER($guesses, minimumFractionDigits: 1, maximumFractionDigits: 1) } poging per spel.

coach-lesson = In rij { $row } was **{ $better }** beter geweest dan **{ $guess }**.
coach-lesson-other = **{ $better }** had meer gezegd dan **{ $guess }** in rij { $row }.
coach-fits = Het paste bij elke aanwijzing en had het woord kunnen zijn.
coach-apart = Het had **{ $word }** en **{ $other }** onderscheiden.
coach-fewer = Het laat meestal { $better ->
    [0] geen ander woord
    [one] { $better } woord
   *[other] { $better } woorden
} over, jouw woord { $left }.
coach-sooner = Daarmee ben je er iets eerder.

coach-praise-flawless = 👏 Ik had in geen enkele rij iets beters kunnen kiezen.
coach-praise-escaped = 👏 **{ $guess }** ontsnapte aan de valkuil **{ $pattern }**: { $before } woorden ervoor, { $after } erna.
coach-praise-lucky = 🎯 **{ $guess }** was raak: 1 van de { $before } woorden die over waren.
coach-praise-surprising = 👏 **{ $guess }** was een goed idee: het kon het woord niet zijn, maar bracht { $before } woorden terug tot { $after }.
coach-praise-top = 👏 **{ $guess }** was de beste poging die er was, met nog { $before } woorden over.
coach-praise-saved = 👏 **{ $guess }** redde het op het laatste moment.
coach-praise-cut = 👏 **{ $guess }** deed het meeste werk: van { $before } woorden naar { $after }.
coach-team-best = 👏 **{ $guess }** was een goede keuze.

## Its figures, behind Details

coach-row = { $words ->
    [one] { $words } woord
   *[other] { $words } woorden
} → { $after } · { $judged }
coach-solved = opgelost
coach-verdict-best = niets beters
coach-verdict-alike = even goed als mijn eigen keuze
coach-verdict-close = dicht bij het beste, kostte { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-verdict-probe = een goed idee, kostte { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-verdict-costly = duur: { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-verdict-poor = erg duur: { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-verdict-unlisted = past ook, maar is nooit het woord
coach-better = beter: **{ $better }**
coach-best-of-all = zeldzamer, maar { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } beter: { $best }
coach-no-luck = geen geluk of pech
coach-luck = { $luck }, { $sign }{ NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }

coach-all-title = In totaal
coach-overall = Vaardigheid **{ $skill }** van 99{ $skilled }. Geluk **{ $luck }** van 99: { $lucky }.
coach-skilled = : { $skilled }
coach-gamble = een gok, kostte { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-sum-rest = { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } daarvan is aan geen enkele poging toe te schrijven: alleen { $words } had het gespaard.
coach-sum-rest-unnamed = { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } daarvan is aan geen enkele poging toe te schrijven: het zijn heel kleine verschillen.
coach-sum = { $guesses ->
    [one] { $guesses } poging
   *[other] { $guesses } pogingen
}{ $more } = { NUMBER($optimal, minimumFractionDigits: 2, maximumFractionDigits: 2) } bij het beste spel + { NUMBER($given, minimumFractionDigits: 2, maximumFractionDigits: 2) } voor zwakkere pogingen { $fortune }
coach-sum-more = { " " }+ { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } nog nodig
coach-sum-lucky = − { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } gespaard door geluk
coach-sum-unlucky = + { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } verloren door pech

coach-turning-title = Keerpunt
coach-turning-none = Geen: noch een poging, noch geluk maakte verschil.
coach-turning-skill = Rij { $row }, **{ $guess }**: deze poging kostte { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } pogingen.
coach-turning-several = Rij { $row }, **{ $guess }**: vanaf hier kostten { $times } zulke pogingen { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
coach-turning-paid = Rij { $row }, **{ $guess }**: deze poging kostte { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }, maar geluk spaarde { NUMBER($saved, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
coach-turning-lucky = Rij { $row }, **{ $guess }**: geluk spaarde { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } pogingen.
coach-turning-unlucky = Rij { $row }, **{ $guess }**: pech kostte { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } pogingen.

coach-rivals-title = Hetzelfde woord, gespeeld door de tegenstanders
coach-rival-needed = { $rival }: { $guesses }
coach-rival-lost = { $rival }: niet gevonden
coach-own-needed = { $who ->
    [you] Jij
    [team] Samen
   *[they] Jullie
}: { $guesses }
coach-own-lost = { $who ->
    [you] Jij
    [team] Samen
   *[they] Jullie
}: niet gevonden

coach-note-exact = Alle cijfers zijn in pogingen, en precies. Vaardigheid begint bij 99 en halveert voor elke weggegeven poging. Geluk is 50 als het niets uitmaakte, 79 als het een poging spaarde.
coach-note = Alle cijfers zijn in pogingen, op ongeveer 0,02 nauwkeurig. Vaardigheid begint bij 99 en halveert voor elke weggegeven poging. Geluk is 50 als het niets uitmaakte, 79 als het een poging spaarde.

coach-skill-masterly = meesterlijk
coach-skill-sharp = scherp
coach-skill-solid = degelijk
coach-skill-fair = redelijk
coach-skill-loose = losjes
coach-skill-wild = wild

coach-luck-very-lucky = heel veel geluk
coach-luck-lucky = veel geluk
coach-luck-a-little-lucky = een beetje geluk
coach-luck-neither = geluk noch pech
coach-luck-a-little-unlucky = een beetje pech
coach-luck-unlucky = veel pech
coach-luck-very-unlucky = heel veel pech

## A game of several boards

coach-boards-title = Analyse · { $boards } borden
coach-boards-won = { $boards ->
    [2] Beide borden
   *[other] Alle { $boards } borden
} opgelost in { $guesses }; mijn beste spel heeft er ongeveer { NUMBER($optimal, minimumFractionDigits: 1, maximumFractionDigits: 1) } nodig.
coach-boards-lost = { $solved } van { $boards } borden opgelost.
coach-boards-waited = 💡 Bord { $board } had vanaf rij { $row } nog maar één woord over, maar { $guesses } pogingen gingen ergens anders heen en losten niets op.
coach-boards-ruled-out = 💡 Volgens de vakjes kon **{ $guess }** (rij { $row }) op geen enkel open bord meer. **{ $better }** had meer geholpen.
coach-boards-better = 💡 In rij { $row } had **{ $better }** alle borden samen verder gebracht dan **{ $guess }**.
coach-boards-served = 👏 **{ $guess }** hielp { $boards } borden tegelijk.
coach-boards-hit = 🎯 **{ $guess }** raakte 1 van de { $words } woorden die op bord { $board } over waren.
coach-step-after = { $words } op { $boards ->
    [one] { $boards } bord
   *[other] { $boards } borden
}
coach-boards-note = Alle cijfers zijn schattingen, in pogingen.

## How hard a word is

coach-hard-title = Hoe moeilijk is { $answer }?
coach-hard-figure = **{ $level }**: mensen hebben ongeveer { NUMBER($guesses, minimumFractionDigits: 1, maximumFractionDigits: 1) } pogingen nodig, en ongeveer één op { $failing } vindt het niet. Het is moeilijker dan { $figure } van 100 woorden van deze lengte.
coach-hard-solver = { $rival }, mijn sterkste speler, heeft { $guesses ->
    [one] { $guesses } poging
   *[other] { $guesses } pogingen
} nodig.
coach-hard-solver-lost = { $rival }, mijn sterkste speler, heeft meer dan { $most } pogingen nodig.
coach-hard-opening = Als eerste woord staat het op plaats { $place } van { $words }: een perfecte speler heeft daarna gemiddeld { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } pogingen nodig.
coach-hard-why = Wat het moeilijk maakt: { $reasons }.
coach-hard-why-easy = Waar mensen over kunnen struikelen: { $reasons }.
coach-hard-because-repeated = er zit meer dan één { $letters } in
coach-hard-because-thrice = er zit drie keer de letter { $letters } in
coach-hard-because-letter = weinig woorden hebben de letter { $letters }
coach-hard-because-pair = in weinig woorden zit { $letters }
coach-hard-because-vowels = het heeft geen klinker, behalve misschien Y
coach-hard-because-unknown = weinig mensen kennen het
coach-hard-because-form = puzzels kiezen zelden zo'n vorm van een woord
coach-hard-because-rare = puzzels kiezen het zelden
coach-hard-because-openers = de gebruikelijke eerste pogingen zeggen er weinig over
coach-hard-because-seldom = mensen komen er niet snel op
coach-hard-because-alike = na een paar pogingen passen er nog veel andere woorden
coach-losers-none = { $strategies ->
    [one] De ene tegenstander die deze lengte speelt, vindt het.
   *[other] Alle { $strategies } tegenstanders vinden het.
}
coach-losers = { $strategies ->
    [one] De ene tegenstander die deze lengte speelt, vindt het niet: { $names }.
   *[other] { $losers } van de { $strategies } tegenstanders { $losers ->
        [one] vindt
       *[other] vinden
    } het niet: { $names }.
}
coach-alike-none = Geen ander woord verschilt er maar één letter van.
coach-alike = Lijken erop: { $words } woorden zien eruit als { $pattern }: { $named }.
coach-trap = Een valkuil: { $words } woorden zien eruit als { $pattern }: { $named }.
coach-named-more = { $named }, …
coach-hard-note = Dit gaat alleen over het woord, nooit over een lopend spel. Wat mensen nodig hebben, is geschat uit 359 Engelse puzzels van vijf letters die duizenden speelden, op ongeveer een kwart poging; voor andere talen en lengtes is het grover.
coach-hard-unhidden = Zelf verstop ik het nooit; anderen mogen het opgeven.

coach-level-easy = Makkelijk
coach-level-fair = Te doen
coach-level-tricky = Lastig
coach-level-hard = Moeilijk
coach-level-brutal = Meedogenloos
