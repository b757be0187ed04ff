### Results of puzzles played elsewhere.

records-menu = Resultaat bijhouden
records-modal = Houd je resultaten bij
records-share-field = Plak één resultaat, of meer

records-receipt-title = Genoteerd
records-of-other-title = Bijgehouden voor iemand anders
records-entry = **{ $puzzle }** · { $result }
    -# gemiddeld { $average } in { $games ->
        [one] { $games } puzzel
       *[other] { $games } puzzels
    } hier
records-counted = Het raster heeft { $rows ->
    [one] { $rows } rij
   *[other] { $rows } rijen
}, dus ik heb { $rows } geteld en niet { $stated }.
records-known = **{ $puzzle }** staat er al: { $result }.
records-kept = **{ $puzzle }** stond er al: { $result }. Dat blijft zo, tenzij je het weghaalt.
records-unread = Dit kon ik niet lezen: { $shares }.
records-left-out = Meer dan { $most } resultaten lees ik niet in één keer. Overgeslagen: { $count }. Stuur die in een ander bericht.
records-not-recorded = Ook niet bijgehouden: { $puzzles }.
records-struck = **{ $puzzle }** is geschrapt door iemand die de server beheert. Het telt niet. Vraag het daar als je vindt dat het moet tellen.
records-corrected = **{ $puzzle }** · { $result }. { refusals-corrected }
records-joined = Wat { $account } hier bijhoudt, telt voor { $who }: een moderator heeft gezegd dat beide accounts van één persoon zijn. **{ standings-corrections-button }** in `/{ -command } leaderboard` laat zien wie. Klopt dat niet, vraag het daar dan.
records-struck-title = Geschrapt door een moderator
records-puzzle = { $game } { $puzzle }
records-doubted = Dit leest als het resultaat van iemand anders, of als geen resultaat, dus ik heb het overgeslagen. Is het er een van wie het plaatste?
records-doubted-button = Ja, noteer het
records-doubted-prompt = Kies de resultaten van wie het plaatste
records-remove-button = { $puzzle } weghalen
records-remove-prompt = Resultaten weghalen
records-removed = **{ $puzzle }** is weggehaald. Je kunt het opnieuw bijhouden met `/{ -command } record`.
records-more = `/{ -command } records` laat zien wie er het best in is.

## A figure, by what it counts

records-unsolved = niet opgelost
records-first = ✏️ eerst gepost: { $result }
records-confirmed = ❔ betwijfeld, door de plaatser bevestigd
records-pasted = 📋 geplakt met een opdracht, zonder bericht
records-other = ⚠️ een ander bericht zegt: { $result }
records-figure-guesses = { $figure ->
    [one] { $figure } poging
   *[other] { $figure } pogingen
}
records-figure-boards = { $figure } pogingen op alle borden
records-figure-mistakes = { $figure ->
    [0] geen fouten
    [one] { $figure } fout
   *[other] { $figure } fouten
}
records-figure-hints = { $figure ->
    [0] geen hints
    [one] { $figure } hint
   *[other] { $figure } hints
}
records-figure-stars = { $figure ->
    [one] { $figure } ster
   *[other] { $figure } sterren
}
records-figure-points = { $figure ->
    [one] { $figure } punt
   *[other] { $figure } punten
}
records-figure-time = { $figure }
records-mean-guesses = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } pogingen
records-mean-boards = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } pogingen
records-mean-mistakes = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } fouten
records-mean-hints = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } hints
records-mean-stars = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } sterren
records-mean-points = { NUMBER($mean, maximumFractionDigits: 0) } punten
records-mean-time = { $mean }

## Summaries of Discord's Wordle app

records-summary = **{ $puzzle }** · { $recorded ->
    [one] { $recorded } resultaat is bijgehouden.
   *[other] { $recorded } resultaten zijn bijgehouden.
}
records-waiting = { $waiting ->
    [one] { $waiting } speler staat er alleen met een naam.
   *[other] { $waiting } spelers staan er alleen met een naam.
} Zeg me één keer wie het zijn, dan onthoud ik het.
records-names = Sommige spelers staan in samenvattingen alleen met een naam. Zeg me één keer wie het zijn, dan onthoud ik het.
records-nameless = Uit samenvattingen van de Wordle-app, resultaten met alleen een naam: **{ $results }**. Ze tellen zodra een moderator in `/{ -command } records` heeft gezegd wie dat is.
records-name-prompt = Wie is { $name }?
records-claimed = { $who } is vanaf nu **{ $name }**. { $results ->
    [0] Er wachtten geen resultaten op die naam.
    [one] { $results } resultaat is toegevoegd.
   *[other] { $results } resultaten zijn toegevoegd.
}
records-claimed-known = { $known ->
    [one] Van { $known } puzzel is er al een ander resultaat, en dat telt.
   *[other] Van { $known } puzzels zijn er al andere resultaten, en die tellen.
} Is het toch iemand anders? Kies dan opnieuw onder **{ records-named-button }**.
records-who-title = Wie is wie
records-who-button = Wie is wie ({ $names })
records-who-none = Alle namen in de samenvattingen zijn bekend.
records-accounts = Heeft iemand twee accounts? Kies hieronder het tweede, daarna het eerste: de resultaten van beide tellen samen.
records-account-line = { $account } telt voor { $who }
records-account-prompt = Kies iemands tweede account
records-account-ask = Wiens tweede account is { $account }? Kies het eerste: daarvoor telt wat { $account } hier heeft bijgehouden en nog bijhoudt. Je kunt het terugdraaien.
records-account-whose-prompt = Wiens account is het?
records-account-one = Wat { $account } hier bijhoudt, telt voor { $who }. Klopt dat niet, kies dan iemand anders of druk op **Toch twee mensen**: er gaat niets verloren.
records-part-button = Toch twee mensen
records-parted = { $account } is niet langer het account van iemand anders en heeft alle resultaten terug.
records-named-button = Namen die ik ken
records-named-title = Namen die ik ken
records-named-prompt = Kies een naam om te wijzigen of te vergeten
records-named = **{ $name }** is { $who }
records-named-none = Ik ken nog geen namen. Als een samenvatting iemand alleen bij naam noemt, vraag ik hier wie dat is.
records-named-one = **{ $name }** is { $who }. Klopt dat niet? Kies iemand anders, dan gaan alle resultaten van die naam mee. Of vergeet de naam: dan wachten de resultaten tot je het me weer zegt.
records-forget-button = Vergeten
records-forgotten = Ik weet niet meer wie **{ $name }** is. { $results ->
    [0] Er wachten geen resultaten op die naam.
    [one] Er wacht { $results } resultaat op die naam.
   *[other] Er wachten { $results } resultaten op die naam.
}

## Watched channels

records-unseen = Ik mag hier geen berichten lezen, dus ik kan resultaten niet vanzelf bijhouden. Wie deze bot draait, kan dat toestaan: zet **Message Content Intent** aan voor de bot op discord.com/developers, en start hem met `TILEMATE_MESSAGE_CONTENT=on`. Gebruik tot die tijd `/{ -command } record`, of **Resultaat bijhouden** bij een bericht.
records-missing = Wat ik nog nodig heb om zelf resultaten te noteren:
records-missing-portal = - **Message Content Intent**: wie deze bot draait, kan dat aanzetten op discord.com/developers, onder **Bot**.
records-missing-start = - `TILEMATE_MESSAGE_CONTENT=on`: wie deze bot draait, moet hem daarmee starten.
records-missing-view = - **Kanaal bekijken** in { $channel }: geef me dit recht in de instellingen van het kanaal.
records-missing-history = - **Berichtgeschiedenis lezen** in { $channel }: geef me dit recht in de instellingen van het kanaal.
records-missing-until = Gebruik tot dan `/{ -command } record`, of **Resultaat bijhouden** bij een bericht.
records-unreadable = Ik kan oudere berichten in { $channel } nog niet zien. Geef me daar de rechten **Kanaal bekijken** en **Berichtgeschiedenis lezen**.
records-read-button = Oudere berichten lezen: #{ $channel }
records-stop-button = Stoppen met lezen
records-reading-running = ⏳ Ik lees oudere berichten in { $channel }: { $read } tot nu toe.
records-reading-done = Klaar. Ik heb alle oudere berichten in { $channel } gelezen: { $read }.
records-reading-full = De nieuwste { $read } berichten in { $channel } zijn gelezen. Verder terug ga ik niet.
records-reading-searched = De nieuwste { $read } berichten in { $channel } zijn gelezen, en alle oudere samenvattingen van de Wordle-app.
records-reading-stopped = Het lezen in { $channel } is gestopt. Gelezen berichten: { $read }.
records-reading-forbidden = Ik mag oudere berichten in { $channel } niet lezen. Geef me daar de rechten **Kanaal bekijken** en **Berichtgeschiedenis lezen**, en begin opnieuw.
records-import = Hier staan samenvattingen van Wordle. Ik kan die, ook de oude, bijhouden als gemiddelden, reeksen en ranglijsten van deze server. Alleen wie de server beheert, kan dat aanzetten.
records-import-button = Onze Wordle-geschiedenis inlezen
records-preview-title = Wat ik zou bijhouden
records-preview = { $count ->
    [one] Van het nieuwste bericht in { $channel }:
   *[other] Van de nieuwste { $count } berichten in { $channel }:
}
records-preview-empty = In { $channel } zelf staan nog geen berichten. De threads worden ook gelezen.
records-preview-known = Al bekend of geschrapt, dus dat blijft zoals het is: { $count }.
records-preview-unread = { $count ->
    [one] { $count } bericht lijkt een resultaat dat ik zou overslaan: ik kan het niet lezen, het is te laat of het is van iemand anders.
   *[other] { $count } berichten lijken resultaten die ik zou overslaan: ik kan ze niet lezen, ze zijn te laat of ze zijn van iemand anders.
}
records-preview-next = Er is nog niets bewaard. Alles lezen duurt ongeveer een seconde per 100 berichten, en alles wat daarbij wordt genoteerd, kan later weer weg.
records-preview-gone = { $count ->
    [0] Resultaten waarvan het bericht weg is, blijven, tenzij je kiest om ze te vergeten.
    [one] { $count } bericht met resultaten is weg; die blijven, tenzij je kiest om ze te vergeten.
   *[other] { $count } berichten met resultaten zijn weg; die blijven, tenzij je kiest om ze te vergeten.
} Dat kan niet worden teruggedraaid.
records-preview-button = Alle oudere berichten lezen
records-preview-forget-button = Lezen, en vergeten wat weg is
records-take-back-button = Wat gelezen is terugnemen
records-take-back-sure = Elk resultaat terugnemen dat ik in oudere berichten las? Resultaten van daarna, en die mensen zelf bijhielden, blijven.
records-reading-undone = Alles wat ik in oudere berichten van { $channel } las, is teruggenomen.
records-reading-none = Geen resultaten gevonden.
records-reading-results = { $results ->
    [one] { $results } resultaat
   *[other] { $results } resultaten
} gevonden van { $people ->
    [one] { $people } speler
   *[other] { $people } spelers
}.
records-reading-repeated = { $count ->
    [one] Nog { $count } is van een puzzel die er al bij staat, en telt dus niet.
   *[other] Nog { $count } zijn van puzzels die er al bij staan, en tellen dus niet.
}
records-reading-changed = { $changed ->
    [0] Ik kende ze allemaal al.
    [one] { $changed } bericht had een nieuw resultaat. Dat is bijgehouden.
   *[other] { $changed } berichten hadden nieuwe resultaten. Die zijn bijgehouden.
}
records-reading-gone = { $count ->
    [one] { $count } bericht met resultaten is weg, en die zijn mee verdwenen.
   *[other] { $count } berichten met resultaten zijn weg, en die zijn mee verdwenen.
}
records-reading-left = { $count ->
    [one] { $count } bericht met resultaten is weg; die zijn gebleven.
   *[other] { $count } berichten met resultaten zijn weg; die zijn gebleven.
}
records-reading-report = Wie de server beheert, vindt het verslag in `/{ -command } settings`, pagina *{ $page }*.
records-reading-unread = { $count ->
    [one] { $count } bericht lijkt een resultaat dat ik heb overgeslagen: ik kan het niet lezen, het is te laat of het is van iemand anders:
   *[other] { $count } berichten lijken resultaten die ik heb overgeslagen: ik kan ze niet lezen, ze zijn te laat of ze zijn van iemand anders:
} { $links }
records-reading-names = { $results ->
    [one] { $results } ander resultaat
   *[other] { $results } andere resultaten
} onder { $count ->
    [one] { $count } naam
   *[other] { $count } namen
} in samenvattingen: ik weet niet wie dat is. Een moderator kan het me zeggen in `/{ -command } records`.
records-names-later = Daarna: { $names }.
records-group-streak = 🔥 Groepsreeks: { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
}, volgens de laatste samenvatting.
records-week-button = De Wordle van deze week
records-week-empty = Van deze week is niets bijgehouden. Resultaten komen met de samenvattingen van de Wordle-app, of met een resultaat dat iemand bijhoudt.
records-week-now = { $count ->
    [one] Als de week nu eindigde, won { $who } met gemiddeld { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } pogingen.
   *[other] Als de week nu eindigde, deelden { $who } de winst met gemiddeld { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } pogingen.
}
records-day-now = { $count ->
    [one] Als de dag nu eindigde, won { $who } met { $guesses }/6.
   *[other] Als de dag nu eindigde, deelden { $who } de winst met { $guesses }/6.
}
records-week-won = { $count ->
    [one] 🏆 { $who } won de week met gemiddeld { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } pogingen.
   *[other] 🏆 { $who } deelden de winst met gemiddeld { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } pogingen.
}
records-week-unbegun = Er is nog geen resultaat van vandaag: de app vat een dag pas de dag erna samen.
records-week-absent = Vandaag nog niets van { $who }.
records-week-nameless = Tellen niet mee, want de samenvattingen noemen ze alleen bij naam: { $names }. Een moderator kan me zeggen wie het zijn.
records-week-rule = Op volgorde van het gemiddelde van de gespeelde dagen; een woord dat niet gevonden is, telt als { $lost }. { $results ->
    [one] Voor een plaats is { $results } resultaat nodig.
   *[other] Voor een plaats zijn { $results } resultaten nodig.
}

## Who is best at a game

records-board-title = { $game } · { $period }
records-empty = Niemand heeft hier nog een resultaat bijgehouden. Plak dat van jou met `/{ -command } record`, of gebruik **Resultaat bijhouden** bij een bericht: houd het ingedrukt, of klik er met rechts op, en kies **Apps**.
records-empty-days = In deze periode heeft niemand een resultaat van { $game } genoteerd.
records-line = { $place } { $who } · gemiddeld { $average } · { $solved } van { $games } opgelost
records-line-open = { $place } { $who } · gemiddeld { $average } · { $games ->
    [one] { $games } puzzel
   *[other] { $games } puzzels
}
records-place = **{ $place }.**
records-no-place = **–**
records-hidden = … en nog { $players ->
    [one] { $players } speler
   *[other] { $players } spelers
}
records-rule = { $rule } Bij gelijke gemiddelden tellen de opgeloste puzzels, dan de gespeelde. Voor een plaats zijn { $least } resultaten nodig.
records-pasted-rule = 📋: zoveel resultaten zijn geplakt, en geen bericht toont ze.

## How each game is ranked

records-how-title = Puzzels die ik kan bijhouden
records-how = Plak een resultaat met `/{ -command } record`, of gebruik **Resultaat bijhouden** bij een bericht. Elk spel heeft een eigen ranglijst, met het beste gemiddelde bovenaan: `/{ -command } records`.
records-played-title = Elders gespeeld
records-played = **{ $game }** · { $results ->
    [one] { $results } resultaat
   *[other] { $results } resultaten
}
records-played-best = -# { $who } staat bovenaan: gemiddeld { $average }
records-played-more = -# Meer spellen in het menu: { $count }
records-games-prompt = Welk spel
records-games-before = Vorige spellen…
records-games-after = Meer spellen: { $count }…
records-how-button = Wat kan ik bijhouden?
records-how-games = Ik kan { $games } lezen.
records-more-games = nog { $count }
records-rule-guesses = minste pogingen.{ $lost }
records-rule-boards = minste pogingen op alle borden samen.{ $lost }
records-rule-mistakes = minste fouten.{ $lost }
records-rule-hints = minste hints.{ $lost }
records-rule-stars = meeste sterren.{ $lost }
records-rule-points = meeste punten.{ $lost }
records-rule-time = kortste tijd.{ $lost }
records-lost = { " " }Een puzzel die niet is opgelost, telt als { $figure }.
records-lost-board = { " " }Een gemist bord telt als { $figure }.
