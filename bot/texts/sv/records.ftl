### Resultat av pussel spelade på annat håll.

records-menu = Notera resultat
records-modal = Notera dina resultat
records-share-field = Klistra in ett delat resultat, eller flera

records-receipt-title = Noterat
records-of-other-title = Noterat åt någon annan
records-entry = **{ $puzzle }** · { $result }
    -# { $average } i snitt på { $games } pussel här
records-counted = Rutnätet har { $rows ->
    [one] { $rows } rad
   *[other] { $rows } rader
}, så jag räknade { $rows }, inte { $stated }.
records-known = **{ $puzzle }** är redan noterat: { $result }.
records-kept = **{ $puzzle }** har noterats tidigare: { $result }. Det står kvar, om du inte tar bort det.
records-unread = Jag kunde inte läsa { $shares }.
records-left-out = Jag läser inte fler än { $most } resultat åt gången. Utelämnade: { $count }. Skicka dem i ett meddelande till.
records-not-recorded = Inte heller noterat: { $puzzles }.
records-struck = **{ $puzzle }** ströks av någon som sköter servern. Det räknas inte. Fråga där om du tycker att det borde räknas.
records-corrected = **{ $puzzle }** · { $result }. { refusals-corrected }
records-joined = Det som { $account } noterar här räknas för { $who }: en moderator har sagt att båda kontona är samma persons. **{ standings-corrections-button }** i `/{ -command } leaderboard` visar vem. Om det är fel, fråga där.
records-struck-title = Struket av en moderator
records-puzzle = { $game } { $puzzle }
records-doubted = Det här låter som någon annans resultat, eller inget alls, så jag lät det vara. Är det ett resultat av den som skrev det?
records-doubted-button = Ja, notera det
records-doubted-prompt = Välj resultaten av den som skrev det
records-remove-button = Ta bort { $puzzle }
records-remove-prompt = Ta bort resultat
records-removed = **{ $puzzle }** är borttaget. Du kan notera det igen med `/{ -command } record`.
records-more = `/{ -command } records` visar vem som är bäst på det.

## En siffra, efter vad den räknar

records-unsolved = inte löst
records-first = ✏️ först postat: { $result }
records-confirmed = ❔ ifrågasatt, bekräftat av den som postade det
records-pasted = 📋 inklistrat med ett kommando, utan meddelande
records-other = ⚠️ ett annat meddelande säger: { $result }
records-figure-guesses = { $figure ->
    [one] { $figure } gissning
   *[other] { $figure } gissningar
}
records-figure-boards = { $figure } gissningar på alla bräden
records-figure-mistakes = { $figure ->
    [0] inga misstag
   *[other] { $figure } misstag
}
records-figure-hints = { $figure ->
    [0] inga tips
   *[other] { $figure } tips
}
records-figure-stars = { $figure ->
    [one] { $figure } stjärna
   *[other] { $figure } stjärnor
}
records-figure-points = { $figure } poäng
records-figure-time = { $figure }
records-mean-guesses = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } gissningar
records-mean-boards = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } gissningar
records-mean-mistakes = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } misstag
records-mean-hints = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } tips
records-mean-stars = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } stjärnor
records-mean-points = { NUMBER($mean, maximumFractionDigits: 0) } poäng
records-mean-time = { $mean }

## Sammanfattningar från Discords Wordle-app

records-summary = **{ $puzzle }** · { $recorded } resultat noterade.
records-waiting = { $waiting } spelare står bara med namn där. Berätta en gång vilka de är, så kommer jag ihåg det.
records-names = Några spelare står bara med namn i sammanfattningarna. Berätta en gång vilka de är, så kommer jag ihåg det.
records-nameless = Från Wordle-appens sammanfattningar, resultat som bara har ett namn: **{ $results }**. De räknas så snart en moderator har sagt i `/{ -command } records` vem det är.
records-name-prompt = Vem är { $name }?
records-claimed = { $who } är **{ $name }** från och med nu. { $results ->
    [0] Inga resultat väntade på det namnet.
   *[other] { $results } resultat lades till.
}
records-claimed-known = { $known ->
    [one] Av { $known } pussel finns redan ett annat resultat, och det räknas.
   *[other] Av { $known } pussel finns redan andra resultat, och de räknas.
} Är det någon annan väljer du om under **{ records-named-button }**.
records-who-title = Vem är vem
records-who-button = Vem är vem ({ $names })
records-who-none = Alla namn i sammanfattningarna är kända.
records-accounts = Har någon två konton? Välj det andra nedan och sedan det första: bådas resultat räknas ihop.
records-account-line = { $account } räknas för { $who }
records-account-prompt = Välj någons andra konto
records-account-ask = Vems andra konto är { $account }? Välj det första: för det räknas det som { $account } har noterat här och kommer att notera. Det går att ångra.
records-account-whose-prompt = Vems konto är det?
records-account-one = Det som { $account } noterar här räknas för { $who }. Stämmer det inte, välj någon annan eller tryck på **Två personer ändå**: inget går förlorat.
records-part-button = Två personer ändå
records-parted = { $account } är inte längre någon annans konto och har fått tillbaka alla sina resultat.
records-named-button = Namn jag kommer ihåg
records-named-title = Namn jag kommer ihåg
records-named-prompt = Välj ett namn att ändra eller glömma
records-named = **{ $name }** är { $who }
records-named-none = Jag kommer inte ihåg några namn. När en sammanfattning bara nämner någon vid namn frågar jag här vem det är.
records-named-one = **{ $name }** är { $who }. Fel? Välj någon annan, så flyttas alla resultat för det namnet dit. Eller glöm namnet: då väntar resultaten tills du berättar igen.
records-forget-button = Glöm
records-forgotten = Jag kommer inte längre ihåg vem **{ $name }** är. { $results ->
    [0] Inga resultat väntar på det.
   *[other] { $results } resultat väntar på det.
}

## Bevakade kanaler

records-unseen = Jag får inte läsa meddelanden här, så jag kan inte notera resultat på egen hand. Den som driver boten kan tillåta det: slå på **Message Content Intent** för boten på discord.com/developers och starta den med `TILEMATE_MESSAGE_CONTENT=on`. Till dess: använd `/{ -command } record`, eller **Notera resultat** på ett meddelande.
records-missing = Det här saknas för att jag ska kunna notera resultat själv:
records-missing-portal = - **Message Content Intent**: den som driver boten kan slå på det på discord.com/developers, under **Bot**.
records-missing-start = - `TILEMATE_MESSAGE_CONTENT=on`: den som driver boten måste starta den med det.
records-missing-view = - **Visa kanal** i { $channel }: ge mig den behörigheten i kanalens inställningar.
records-missing-history = - **Läs meddelandehistorik** i { $channel }: ge mig den behörigheten i kanalens inställningar.
records-missing-until = Använd till dess `/{ -command } record`, eller **Notera resultat** på ett meddelande.
records-unreadable = Jag kan inte se äldre meddelanden i { $channel } än. Ge mig behörigheterna **Visa kanal** och **Läs meddelandehistorik** där.
records-read-button = Läs äldre meddelanden: #{ $channel }
records-stop-button = Sluta läsa
records-reading-running = ⏳ Läser äldre meddelanden i { $channel }: { $read } hittills.
records-reading-done = Klart. Jag har läst alla äldre meddelanden i { $channel }: { $read }.
records-reading-full = De senaste { $read } meddelandena i { $channel } är lästa. Längre tillbaka går jag inte.
records-reading-searched = De senaste { $read } meddelandena i { $channel } är lästa, och alla äldre sammanfattningar från Wordle-appen.
records-reading-stopped = Läsningen i { $channel } stoppades. Lästa meddelanden: { $read }.
records-reading-forbidden = Jag får inte läsa äldre meddelanden i { $channel }. Ge mig behörigheterna **Visa kanal** och **Läs meddelandehistorik** där, och starta sedan igen.
records-import = Här postas sammanfattningar från Wordle. Jag kan spara dem, även äldre, som snitt, sviter och topplistor för den här servern. Bara den som sköter servern kan slå på det.
records-import-button = Importera vår Wordle-historik
records-preview-title = Det här skulle jag notera
records-preview = { $count ->
    [one] I det senaste meddelandet i { $channel }:
   *[other] I de senaste { $count } meddelandena i { $channel }:
}
records-preview-empty = I { $channel } finns inga meddelanden. Dess trådar läses också.
records-preview-known = Redan kända eller strukna, så de står kvar som de är: { $count }.
records-preview-unread = { $count ->
    [one] { $count } meddelande ser ut som ett resultat som jag skulle utelämna: jag kan inte läsa det, det kommer för sent eller det är någon annans.
   *[other] { $count } meddelanden ser ut som resultat som jag skulle utelämna: jag kan inte läsa dem, de kommer för sent eller de är någon annans.
}
records-preview-next = Inget är sparat än. Att läsa allt tar ungefär en sekund per 100 meddelanden, och allt som noteras kan tas tillbaka senare.
records-preview-gone = { $count ->
    [0] Resultat vars meddelande är borta står kvar, om du inte väljer att glömma dem.
    [one] { $count } meddelande med resultat är borta; de står kvar, om du inte väljer att glömma dem.
   *[other] { $count } meddelanden med resultat är borta; de står kvar, om du inte väljer att glömma dem.
} Det kan inte tas tillbaka.
records-preview-button = Läs alla äldre meddelanden
records-preview-forget-button = Läs, och glöm det som är borta
records-take-back-button = Ta tillbaka det som lästs
records-take-back-sure = Ta tillbaka alla resultat som jag läst i äldre meddelanden? De som noterats sedan dess, och de som folk noterat själva, blir kvar.
records-reading-undone = Allt som lästs i äldre meddelanden i { $channel } har tagits tillbaka.
records-reading-none = Inga resultat hittades.
records-reading-results = Hittade { $results } resultat av { $people } spelare.
records-reading-repeated = { $count ->
    [one] { $count } till gäller ett pussel som redan är med, och räknas därför inte.
   *[other] { $count } till gäller pussel som redan är med, och räknas därför inte.
}
records-reading-changed = { $changed ->
    [0] Jag kände redan till alla.
    [one] { $changed } meddelande hade ett nytt resultat. Det är noterat.
   *[other] { $changed } meddelanden hade nya resultat. De är noterade.
}
records-reading-gone = { $count ->
    [one] { $count } meddelande med resultat är borta, och de försvann med det.
   *[other] { $count } meddelanden med resultat är borta, och de försvann med dem.
}
records-reading-left = { $count ->
    [one] { $count } meddelande med resultat är borta; de står kvar.
   *[other] { $count } meddelanden med resultat är borta; de står kvar.
}
records-reading-report = Den som sköter servern hittar rapporten i `/{ -command } settings`, sidan *{ $page }*.
records-reading-unread = { $count ->
    [one] { $count } meddelande ser ut som ett resultat som jag utelämnade: jag kan inte läsa det, det kommer för sent eller det är någon annans:
   *[other] { $count } meddelanden ser ut som resultat som jag utelämnade: jag kan inte läsa dem, de kommer för sent eller de är någon annans:
} { $links }
records-reading-names = { $results } resultat till med { $count } namn i sammanfattningar: jag vet inte vem det är. En moderator kan berätta det i `/{ -command } records`.
records-names-later = Efter dessa: { $names }.
records-group-streak = 🔥 Gruppens svit: { $days ->
    [one] { $days } dag
   *[other] { $days } dagar
}, enligt den senaste sammanfattningen.
records-week-button = Veckans Wordle
records-week-empty = Inget är noterat för den här veckan. Resultat kommer med Wordle-appens sammanfattningar, eller när någon noterar sitt.
records-week-now = { $count ->
    [one] Om veckan tog slut nu skulle { $who } vinna den med { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } gissningar i snitt.
   *[other] Om veckan tog slut nu skulle { $who } dela på den med { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } gissningar i snitt.
}
records-day-now = { $count ->
    [one] Om dagen tog slut nu skulle { $who } vinna den med { $guesses }/6.
   *[other] Om dagen tog slut nu skulle { $who } dela på den med { $guesses }/6.
}
records-week-won = { $count ->
    [one] 🏆 { $who } vann veckan med { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } gissningar i snitt.
   *[other] 🏆 { $who } delade på veckan med { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } gissningar i snitt.
}
records-week-unbegun = Inget resultat för i dag har kommit än: appen sammanfattar en dag dagen efter.
records-week-absent = Inget från i dag än av { $who }.
records-week-nameless = Räknas inte, eftersom sammanfattningarna bara ger namnet: { $names }. En moderator kan berätta vilka de är.
records-week-rule = Snittet av de spelade dagarna räknas; ett ord som inte hittas räknas som { $lost }. Det krävs { $results } resultat för en placering.

## Vem som är bäst på ett spel

records-board-title = { $game } · { $period }
records-empty = Ingen har noterat något resultat här än. Klistra in ditt med `/{ -command } record`, eller använd **Notera resultat** på ett meddelande: håll det intryckt, eller högerklicka på det, och välj **Appar**.
records-empty-days = Ingen har registrerat något resultat i { $game } under den här tiden.
records-line = { $place } { $who } · snitt { $average } · { $solved } av { $games } lösta
records-line-open = { $place } { $who } · snitt { $average } · { $games } pussel
records-place = **{ $place }.**
records-no-place = **–**
records-hidden = … och { $players } spelare till
records-rule = { $rule } Vid samma snitt går flest lösta pussel först, sedan flest spelade. Det krävs { $least } resultat för en placering.
records-pasted-rule = 📋: så många resultat har klistrats in, och inget meddelande visar dem.

## Hur varje spel rankas

records-how-title = Pussel jag kan notera
records-how = Klistra in ett delat resultat med `/{ -command } record`, eller använd **Notera resultat** på ett meddelande. Varje spel har sin egen topplista, med bästa snittet överst: `/{ -command } records`.
records-played-title = Spelat på annat håll
records-played = **{ $game }** · { $results } resultat
records-played-best = -# { $who } leder: { $average } i snitt
records-played-more = -# Fler spel i menyn: { $count }
records-games-prompt = Vilket spel
records-games-before = Föregående spel …
records-games-after = Fler spel: { $count } …
records-how-button = Vad kan jag notera?
records-how-games = Jag kan läsa { $games }.
records-more-games = { $count } till
records-rule-guesses = minst antal gissningar.{ $lost }
records-rule-boards = minst antal gissningar på alla bräden tillsammans.{ $lost }
records-rule-mistakes = minst antal misstag.{ $lost }
records-rule-hints = minst antal tips.{ $lost }
records-rule-stars = flest stjärnor.{ $lost }
records-rule-points = flest poäng.{ $lost }
records-rule-time = kortast tid.{ $lost }
records-lost = { " " }Ett olöst pussel räknas som { $figure }.
records-lost-board = { " " }Ett missat bräde räknas som { $figure }.
