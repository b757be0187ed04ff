### Leaderboards and statistics.

standings-title = Ranglijst
standings-period-today = Vandaag
standings-period-week = Deze week
standings-period-month = Deze maand
standings-period-year = Dit jaar
standings-period-all = Aller tijden
standings-period-yesterday = Gisteren
standings-period-lastweek = Vorige week
standings-period-lastmonth = Vorige maand
standings-period-lastyear = Vorig jaar
standings-period-season = Dit seizoen
standings-view-guesses = Minste pogingen
standings-view-points = Punten
standings-view-streak = Dagen op rij
standings-view-wins = Meest opgelost
standings-empty = Er staat nog niemand op deze ranglijst. Begin een spel met `/{ -command } play`. Eigen spellen en spellen samen hebben elk een eigen ranglijst. Resultaten van elders: `/{ -command } records`.
standings-line = **{ $place }.** { $who } · **{ $value }** · { $record }
standings-unplaced-line = { $who } · { $value } · { $record }
standings-few = { $more ->
    [0] te weinig spellen
    [one] nog { $more } spel te gaan
   *[other] nog { $more } spellen te gaan
}
standings-record = { $wins } van { $games } opgelost
standings-value-guesses = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-value-points = { $value ->
    [one] { $value } punt
   *[other] { $value } punten
}
standings-value-streak = { $value ->
    [0] geen reeks
    [one] { $value } dag
   *[other] { $value } dagen op rij
}
standings-value-wins = { $value } opgelost
standings-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
}
standings-rule-guesses = Op volgorde van een eerlijk gemiddelde: pogingen per spel, gecorrigeerd voor { $words ->
    [compared] moeilijke woorden en weinig spellen
   *[plain] weinig spellen
}. Een spel dat je niet oplost, telt als { $loss } pogingen.
standings-rule-points = Een woord in 1 poging is { $best } punten waard, in 2 pogingen { $second }, enzovoort. Een spel dat je niet oplost, is 0 waard.
standings-rule-points-own = Deze server heeft eigen punten: { $wins } voor een woord in 1 tot 6 pogingen, { $lost } voor een spel dat je niet oplost.
standings-rule-double = Dubbele punten: { $day }.
standings-rule-streak = Dagen op rij waarop het dagwoord zonder hint gevonden is.
standings-shields = Een schild redt de reeks bij één gemist dagwoord per maand.
standings-rule-wins = De meeste opgeloste spellen eerst.
standings-fair-average = Eerlijk gemiddelde: pogingen per spel. Woorden die anderen moeilijk vonden, tellen in je voordeel, en een paar gelukkige spellen beslissen weinig.
standings-nobody-ranked = Niemand heeft nog genoeg spellen voor een plaats ({ $games }), dus wie het meest speelde, staat eerst.
standings-nobody-placed = Niemand had genoeg spellen voor een plaats ({ $games }), dus wie het meest speelde, staat eerst.
standings-provisional = Voor een plaats { $games ->
    [one] is { $games } afgemaakt spel
   *[other] zijn { $games } afgemaakte spellen
} nodig.
standings-elsewhere = { $who } staat hier nog niet. Wel gespeeld: { $where }. Kies het in het menu.
standings-elsewhere-games = { $which } ({ $games })
standings-games-prompt = Welke spellen
standings-view-prompt = Op volgorde van
standings-period-prompt = Welke dagen
standings-assisted = { $games ->
    [one] { $games } spel met hints of een woordenlijst telt
   *[other] { $games } spellen met hints of een woordenlijst tellen
} niet mee.
standings-own-boards = Eigen spellen
standings-previous = Terug
standings-next = Verder

## Why am I here?

standings-why-button = Waarom sta ik hier?
standings-why-place = Je bent **nr. { $place }** van { $players }. Wie gelijk staat, deelt een plaats.
standings-why-place-average = Je bent **nr. { $place }** van { $players }, met een eerlijk gemiddelde van **{ $value }**. Wie gelijk staat, deelt een plaats.
standings-why-provisional = Je hebt { $games } van de { $least } spellen die voor een plaats nodig zijn.
standings-why-unplaced = Je speelde { $games } van de { $least } spellen die voor een plaats nodig waren.
standings-why-too-few = Je speelde te weinig spellen voor een plaats: { $games }.
standings-why-ahead = Net boven je: { $value }.
standings-why-guesses = Wat telt is je eerlijke gemiddelde: pogingen per spel, met een paar gemiddelde spellen erbij, zodat één gelukkig spel niet alles beslist.
standings-why-words = Wat anderen voor dezelfde woorden nodig hadden, telt mee.
standings-why-sum = Dit is de som:
standings-why-moves = Het beweegt ook een beetje als je niet speelt: anderen spelen dezelfde woorden, en het gemiddelde hier verandert.
standings-why-points = Elk opgelost spel geeft { $each } punten min de pogingen die het kostte. { $wins ->
    [one] Jouw spel
   *[other] Jouw { $wins } spellen
}: { $wins } × { $each } = { $together }, min { $guesses ->
    [one] { $guesses } poging
   *[other] { $guesses } pogingen
} = **{ $value }**.
standings-why-points-own = Deze server bepaalt wat een spel waard is. Dit is de som:
standings-why-points-found = { $guesses ->
    [one] { $guesses } poging
   *[other] { $guesses } pogingen
}: { $games } × { $each } = { $points }
standings-why-points-lost = Niet opgelost: { $games } × { $each } = { $points }
standings-why-points-double = Dubbel op { $day } ({ $games ->
    [one] { $games } spel
   *[other] { $games } spellen
}): **+ { $points }**
standings-why-streak = Je dagen op rij met het dagwoord gevonden: **{ $value }**. Een dag die je mist, verliest of met een hint oplost, beëindigt de reeks.
standings-why-no-streak = { $when ->
    [over] Aan het eind had je geen reeks.
   *[now] Je hebt nu geen reeks. Vind het dagwoord zonder hint en er begint een nieuwe.
}
standings-why-wins = Je hebt **{ $value }** van { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
} opgelost.
standings-why-games = { $games ->
    [one] Jouw { $games } spel kostte
   *[other] Jouw { $games } spellen kostten
} **{ $guesses }** { $guesses ->
    [one] poging
   *[other] pogingen
}.
standings-why-lost = ({ $lost ->
    [one] Het spel dat je niet oploste, telt { $each }.
   *[other] Elk van de { $lost } spellen die je niet oploste, telt { $each }.
})
standings-why-harder = **− { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) }** omdat anderen voor jouw woorden meer nodig hadden dan anders. Je eigen spellen tellen hier niet mee: minstens drie anderen hadden er { $compared } van, en hadden gemiddeld { NUMBER($others, minimumFractionDigits: 2, maximumFractionDigits: 2) } pogingen nodig; zoveel gemiddelde woorden kosten { $compared } × { NUMBER($usual, minimumFractionDigits: 2, maximumFractionDigits: 2) } = { NUMBER($words, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
standings-why-easier = **+ { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) }** omdat anderen voor jouw woorden minder nodig hadden dan anders. Je eigen spellen tellen hier niet mee: minstens drie anderen hadden er { $compared } van, en hadden gemiddeld { NUMBER($others, minimumFractionDigits: 2, maximumFractionDigits: 2) } pogingen nodig; zoveel gemiddelde woorden kosten { $compared } × { NUMBER($usual, minimumFractionDigits: 2, maximumFractionDigits: 2) } = { NUMBER($words, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
standings-why-average = **+ { NUMBER($added, minimumFractionDigits: 2, maximumFractionDigits: 2) }** voor { $games } spellen van een gemiddelde speler hier: { $games } × { NUMBER($each, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
standings-why-total = Samen **{ NUMBER($total, minimumFractionDigits: 2, maximumFractionDigits: 2) }**. Gedeeld door alle { $games } spellen:

## Ratings

standings-view-rating = Rating
standings-value-rating = { $value }
standings-rule-rating = Iedereen begint met 1500. Wie het met hetzelfde woord beter doet, wint erbij, vooral tegen sterke spelers. Dagwoorden, races en duels tussen mensen tellen als ze voorbij zijn.
standings-empty-rating = Niemand heeft hier nog een rating. Er moeten twee mensen hetzelfde dagwoord, dezelfde race of hetzelfde duel afmaken. Het dagwoord van vandaag telt morgen.
standings-empty-streak = Er zijn hier geen reeksen. Vind het dagwoord zonder hint en de jouwe begint.
standings-matches = { $matches ->
    [one] { $matches } wedstrijd
   *[other] { $matches } wedstrijden
}
standings-why-rating = Je rating zegt hoe goed je het doet met dezelfde woorden als anderen. Iedereen voor wie je eindigt, verhoogt hem, sterke spelers het meest; iedereen die voor jou eindigt, verlaagt hem, sterke spelers het minst. Je eerste wedstrijden veranderen het meest. Dit is de som:
standings-why-start = Iedereen begint met **{ $start }**.
standings-why-earlier = **{ $change }** van { $matches ->
    [one] je eerste wedstrijd
   *[other] je eerste { $matches } wedstrijden
}.
standings-why-match = **{ $change }** { $mode }, { $day }: nummer { $place } van { $players }.
standings-why-rating-total = Samen **{ $value }**.

## Missed dailies

standings-missed-loss = Wie in deze tijd het dagwoord speelt, krijgt voor elk gemist dagwoord { $loss } pogingen.
standings-missed-average = Wie in deze tijd het dagwoord speelt, krijgt voor elk gemist dagwoord een gemiddeld spel van hier.
standings-missed-worst = Wie in deze tijd het dagwoord speelt, krijgt voor elk gemist dagwoord het slechtste resultaat van die dag.
standings-why-missed-loss = **+ { NUMBER($charged, minimumFractionDigits: 2, maximumFractionDigits: 2) }** voor { $missed ->
    [one] { $missed } gemist dagwoord
   *[other] { $missed } gemiste dagwoorden
}: { $missed } × { $loss }.
standings-why-missed-average = **+ { NUMBER($charged, minimumFractionDigits: 2, maximumFractionDigits: 2) }** voor { $missed ->
    [one] { $missed } gemist dagwoord
   *[other] { $missed } gemiste dagwoorden
}: { $missed } × { NUMBER($each, minimumFractionDigits: 2, maximumFractionDigits: 2) }, het gemiddelde hier.
standings-why-missed-worst = **+ { NUMBER($charged, minimumFractionDigits: 2, maximumFractionDigits: 2) }** voor { $missed ->
    [one] { $missed } gemist dagwoord
   *[other] { $missed } gemiste dagwoorden
}: elk telt als het slechtste resultaat van die dag.

## All servers

standings-everywhere = Alle servers
standings-here = Deze server
standings-scope-server = Deze server
standings-scope-global = Alle servers
standings-everywhere-rule = Servers doen mee als ze dat zelf kiezen; wie zich verbergt, blijft weg.
standings-everywhere-absent = Deze server doet niet mee; wie hem beheert, kan dat veranderen in `/{ -command } settings`.

## Statistics

standings-stats-title = Statistieken
standings-average = { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-no-average = –
standings-played = { $who } speelde { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
} en loste er { $wins } op ({ NUMBER($rate, style: "percent") }).
standings-figures = Gemiddelde { $average }
standings-dailies = Dagwoorden: { $dailies } · reeks { $streak } · langste { $best }
standings-streaks = Een reeks is het aantal dagen op rij waarop je het dagwoord zonder hint vindt.
standings-shielded = 🛡️ Een schild redde de reeks op { $day }.
standings-several = Bij meer borden telt voor elk extra bord één poging minder.
standings-unranked = Ranglijsten laten deze weg, omdat ze niet eerlijk te vergelijken zijn: { $kinds }.
standings-unranked-helped = met hints of een woordenlijst
standings-counts = Alle spellen die hier zijn afgemaakt, van elke soort en lengte; een ranglijst telt één soort. Het gemiddelde gaat over de pogingen in opgeloste spellen.

## Two players at the same words

standings-against-title = Onderling duel
standings-against-none = { $who } en { $other } hebben hier nog niet hetzelfde woord gehad. Speel `/{ -command } daily`, of een race.
standings-against-words = { $who } en { $other } hadden { $words ->
    [one] één keer
   *[other] { $words } keer
} hetzelfde woord.
standings-against-better = { $who } had minder pogingen nodig: **{ $times }**
standings-against-level = Gelijk: **{ $times }**
standings-against-means = Gemiddelde: { $who } { NUMBER($mine, minimumFractionDigits: 2, maximumFractionDigits: 2) }, { $other } { NUMBER($theirs, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-against-rule = Dagwoorden, races, uitdagingen en duels tellen. Een spel dat niet is opgelost, telt als één poging meer dan er zijn.

## What the figures on the card are

standings-card-games = { $count ->
    [one] spel
   *[other] spellen
}
standings-card-won = opgelost
standings-card-rate = { NUMBER($rate, style: "percent") }
standings-card-average = gemiddeld
standings-card-streak = reeks
standings-card-best = langste reeks
standings-card-days = { $count ->
    [one] dagwoord
   *[other] dagwoorden
}

## Below a place among the most wins

standings-games = { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
}

## Pages of the statistics

standings-page-prompt = Meer cijfers
standings-page-overview = Overzicht
standings-page-badges = Badges
standings-page-kinds = Per soort en lengte
standings-page-openers = Eerste woorden
standings-page-words = Woorden
standings-page-title = Cijfers · { $page }
standings-page-kinds-rule = Gemiddelden gaan over de pogingen in opgeloste spellen.
standings-page-openers-rule = De meest gebruikte eerste woorden. Gemiddelden gaan over de pogingen in opgeloste spellen.
standings-page-openers-none = { $who } deed nog in geen afgemaakt spel de eerste poging.
standings-page-words-rule = De woorden die de meeste pogingen kostten, in eigen spellen op één bord, zonder hints. Een spel dat niet is opgelost, telt als { $lost } pogingen. Woorden die anderen misschien nog zoeken, staan er niet bij.
standings-page-words-none = { $who } maakte nog geen eigen spel op één bord zonder hints af.
standings-page-times = { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
}
standings-page-others = anderen hadden { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } nodig
standings-page-best = Beste spel: **{ $word }** · { $score } · { $when }
standings-page-worst = Slechtste spel: **{ $word }** · { $score } · { $when }
standings-page-year = Kalender
standings-page-year-rule = Op dagen in de kleur van een goede letter is minstens één spel opgelost.
standings-page-year-lines = In een rij: hoe hoger een dag, hoe meer spellen: één, twee of meer.
standings-page-year-none = { $who } maakte de afgelopen twaalf maanden geen spel af.
standings-year-summary = { $who } speelde de afgelopen twaalf maanden op **{ $days }**: { $record }. Langste reeks: **{ $longest }**.
standings-page-letters = Moeilijkste letters, naar het gemiddelde van de woorden ermee: { $letters }
standings-page-skill = Vaardigheid en geluk
standings-page-skill-rule = Elke balk is een spel, het oudste links: de laatste { $games } eigen spellen op één bord, zonder hints. Vaardigheid begint bij 99 en halveert voor elke weggegeven poging. Geluk is 50 als het niets uitmaakte. Woorden die anderen misschien nog zoeken, staan er niet bij.
standings-skill-name = Vaardigheid
standings-luck-name = Geluk
standings-skill-mean = gemiddeld { $mean }
standings-skill-means = { $who } heeft gemiddeld **{ $skill }** kunde en **{ $luck }** geluk ({ $games }).
standings-skill-few = Dat zijn te weinig spellen om veel over te zeggen.
standings-skill-trend = { $trend ->
    [better] De pogingen zijn beter geworden
    [worse] De pogingen zijn slechter geworden
   *[level] De pogingen zijn ongeveer even goed als eerst
}: kunde **{ $before }** in de eerste { $games } spellen, **{ $after }** in de laatste { $games }.
standings-skill-fortune = { $fortune ->
    [lucky] Over het geheel hielp het geluk.
    [unlucky] Over het geheel zat het tegen.
   *[even] Geluk en pech hielden elkaar in evenwicht.
}

## Seasons and the weekly post

standings-champions-button = Kampioenen
standings-champions-title = Kampioenen
standings-champions-prompt = Hoe een seizoen eindigde
standings-champions-empty = Er is hier nog geen seizoen geëindigd.
standings-champions-line = **{ $season }** · 🏆 { $who } · { $value } · { $players ->
    [one] { $players } speler
   *[other] { $players } spelers
}
standings-champions-nobody = **{ $season }** · geen kampioen · { $players ->
    [one] { $players } speler
   *[other] { $players } spelers
}
standings-season-title = Seizoen · { $season }
standings-season-button = Eindstand
standings-week = De week · { $days }
standings-year = Het jaar { $year }
standings-page-review = Jaaroverzicht
standings-player-year = { $year } van { $who } hier.
standings-player-year-none = { $who } maakte hier in { $year } geen spel af.
standings-card-played-days = { $count ->
    [one] dag gespeeld
   *[other] dagen gespeeld
}
standings-moment-day = Beste dag
standings-moment-word = Moeilijkste woord dat je vond
standings-moment-beaten = in { $guesses }, anderen hadden { NUMBER($others, minimumFractionDigits: 2, maximumFractionDigits: 2) } nodig
standings-moment-opener = Vaste eerste woord
standings-moment-luckiest = Gelukkigste vondst
standings-moment-luck = geluk { $luck } van 99
standings-moment-mate = Meest gespeeld met
standings-review-games = **{ $games ->
    [one] { $games } spel
   *[other] { $games } spellen
}** van { $players ->
    [one] { $players } persoon
   *[other] { $players } mensen
}.
standings-review-more = Dat zijn er { $games } meer dan de week ervoor.
standings-review-fewer = Dat zijn er { $games } minder dan de week ervoor.
standings-review-same = Evenveel als de week ervoor.
standings-review-best = ⚡ Minste pogingen: { $games } in { $guesses }.
standings-review-races = 🏎️ Meeste races gewonnen: { $who } ({ $wins }).
standings-review-closest = 🏁 Spannendste race: { $who } versloeg { $second } met { $seconds ->
    [0] minder dan een seconde
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
}.
standings-review-hardest = { $count ->
    [one] 🧗 Moeilijkste woord
   *[other] 🧗 Moeilijkste woorden
}: { $answer }, gemiddeld { NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 2) } pogingen.
standings-review-shared = 🤝 Samen op één bord: { $wins } van { $games } opgelost.
standings-review-points = 🏅 Meeste punten: { $who } met { $points }.
standings-review-streak = 🔥 Langste reeks: { $who }, { $days } dagen op rij.
standings-review-elsewhere = Elders gespeeld: { $games }.
standings-review-best-of = 🏆 { $game }: { $who }, gemiddeld { $average }.
standings-season-won = { $champions ->
    [one] 🏆 { $who } is kampioen, met een eerlijk gemiddelde van { $value } pogingen per spel. Gefeliciteerd!
   *[other] 🏆 { $who } delen de eerste plaats, met een eerlijk gemiddelde van { $value } pogingen per spel. Gefeliciteerd!
}
standings-season-left = Wie hoger eindigde, is hier niet meer; de eindstand blijft zoals hij is.
standings-season-taken = Een titel is teruggenomen, zoals bij Correcties staat; de eindstand blijft zoals hij is.
standings-season-nobody = Niemand won een spel en speelde er genoeg voor een plaats, dus dit seizoen heeft geen kampioen.
standings-season-deserted = Iedereen met een plaats is vertrokken, dus dit seizoen heeft geen kampioen.
standings-season-erased = Wie bovenaan stond, heeft de eigen gegevens gewist, dus dit seizoen noemt geen kampioen.
standings-why-crowned = 🏆 Jij bent kampioen: wie hoger eindigde, is hier niet meer.
standings-season-next = Het seizoen is voorbij, en het volgende is begonnen: iedereen begint weer gelijk.
standings-season-over = Het seizoen is voorbij. Wie de server beheert, kan het volgende beginnen in `/{ -command } settings`.
standings-season-frozen = Deze stand is definitief: latere correcties veranderen er niets meer aan.

## Corrections

standings-corrections-button = Correcties
standings-corrections-title = Correcties
standings-corrections-empty = Er is hier niets gecorrigeerd.
standings-corrections-line = { $who } · { $what }, { $day }: **{ $change }**, door { $by } { $when }
standings-corrections-struck = geschrapt
standings-corrections-undone = teruggedraaid door { $by }
standings-changed-title = Achteraf gewijzigd
standings-changed = De nieuwste resultaten die anders tellen dan ze eerst geplaatst werden, of betwijfeld en daarna bevestigd werden, en wanneer ze geplaatst werden:
standings-changed-empty = Niets wat hier telt, is achteraf gewijzigd, of betwijfeld en daarna bevestigd.
standings-changed-pasted = 📋 { $who } plakte binnen een uur resultaten van { $days } dagen, zonder bericht, { $when }
standings-correct-title = Een resultaat corrigeren
standings-correct = Wiens resultaat klopt niet? Iedereen kan zien wat je verandert: de ranglijst heeft een pagina met correcties. Je kunt elke correctie terugdraaien.
standings-correct-player-prompt = Wiens resultaat
standings-correct-undo-prompt = Een correctie terugdraaien
standings-correct-batch = { $who } · in één keer geschrapt ({ $count })
standings-correct-undo-all = Allemaal ({ $count })
standings-correct-result-prompt = Welk resultaat
standings-correct-which = Welk resultaat van { $who } klopt niet? Dit zijn de laatste.
standings-correct-none = { $who } heeft hier geen resultaten die meetellen.
standings-correct-joined = Wat { $account } bijhoudt, telt voor { $who }.
standings-correct-champion = Kampioen van het seizoen
standings-correct-what = { $who } · **{ $what }**: wat moet ermee gebeuren? Een geschrapt resultaat telt niet; een resultaat van elders kun je veranderen.
standings-correct-strike-button = Schrappen
standings-correct-strike-all-button = Alles schrappen ({ $count })
standings-correct-strike-all = Alles schrappen wat hier van { $who } staat ({ $count })? Het telt dan niet meer mee.
standings-correct-struck-all = Alles wat hier van { $who } stond, is geschrapt ({ $count }).
standings-correct-strike-pasted-button = Geplakte schrappen ({ $count })
standings-correct-strike-pasted = Schrappen wat { $who } heeft geplakt ({ $count })? Het telt dan niet meer mee.
standings-correct-struck-pasted = Wat { $who } had geplakt, is geschrapt ({ $count }).
standings-correct-undone-all = Teruggedraaide correcties bij { $who }: { $count }.
standings-correct-change-button = Veranderen
standings-correct-undo-button = Terugdraaien
standings-correct-others-button = Andere resultaten
standings-correct-shown = Iedereen kan dit zien bij Correcties, op de ranglijst.
standings-correct-modal = Een resultaat veranderen
standings-correct-number = Het juiste resultaat: { $low } tot { $high }
standings-correct-solved = Het juiste resultaat: { $low } tot { $high }, of X
standings-correct-time = De juiste tijd, zoals 1:23
standings-exclusions-button = Uitsluiten van resultaten
standings-exclusions-back-button = Weer toelaten
standings-exclusions-line = 🚫 { $who } · uitgesloten van de resultaten door { $by }, { $when }
standings-exclusions-ask = { $who } uitsluiten van resultaten? Vanaf dan wordt niets meer bijgehouden van wat diegene plaatst, en iedereen kan bij Correcties lezen dat jij dat hebt besloten.
standings-joined-line = 🔗 { $account } · resultaten tellen voor { $who }, door { $by } { $when }
standings-exclusions-out = Vanaf nu wordt niets bijgehouden van wat { $who } plaatst. Eerdere resultaten blijven, tenzij je ze schrapt.
standings-exclusions-back = Resultaten van { $who } worden weer bijgehouden.
