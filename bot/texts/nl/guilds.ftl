### A server's settings.

guilds-page-title = Instellingen · { $page }
guilds-page-prompt = Pagina
guilds-mute = Ik kan het dagwoord daar niet plaatsen. Laat me dat kanaal bekijken en er berichten sturen.
guilds-threadless = Ik kan daar geen privéthread openen. Dat vraagt een tekstkanaal waarin ik privéthreads mag maken en berichten in threads mag sturen.

## The pages

guilds-page-play = Spelen
guilds-page-channels = Kanalen
guilds-page-daily = Dagwoord
guilds-page-words = Woorden
guilds-page-lists = Woordenlijsten
guilds-page-people = Mensen
guilds-page-leaderboard = Ranglijst
guilds-page-seasons = Seizoenen
guilds-page-play-hint = taal, lengte, moeilijke modus, thema, beurten, opmerkingen
guilds-page-channels-hint = waar gespeeld wordt, threads, stille spellen
guilds-page-daily-hint = kanaal, uur, tijdzone, ping en hints
guilds-page-words-hint = extra en verboden woorden, grove woorden, spelling
guilds-page-lists-hint = eigen woorden om mee te spelen: een les, een fandom
guilds-page-people-hint = wie spellen mag beginnen en stoppen
guilds-page-leaderboard-hint = spellen voor een plaats, gemiste dagwoorden, eigen punten
guilds-page-seasons-hint = seizoenen, kampioenen en het weekbericht

## Play

guilds-language = **Taal van de woorden**: { $value }
guilds-language-followed = **Taal van de woorden**: { $value }, zoals in de Discord-instellingen van deze server
guilds-language-follow = Zoals in Discord
guilds-length = **Lengte**: { $value } letters, tenzij een speler een andere vraagt
guilds-hard = **Moeilijke modus**: { $value }
guilds-theme = **Thema**: { $value }, op borden die iedereen ziet
guilds-hard-off = uit
guilds-hard-hard = aan, aanwijzingen moeten gevolgd worden
guilds-hard-ultra = ultra, elke aanwijzing moet kloppen
guilds-language-prompt = Taal van de woorden
guilds-length-prompt = Lengte
guilds-hard-prompt = Moeilijke modus
guilds-theme-prompt = Thema
guilds-turns-on = **Om de beurt** in spellen van iedereen: aan, tenzij wie begint het uitzet
guilds-turns-off = **Om de beurt** in spellen van iedereen: uit, tenzij wie begint het aanzet. Wie meedoet, laat anderen toch een halve minuut voor de volgende poging.
guilds-turns-switch = Om de beurt
guilds-length-option = { $value } letters
guilds-remarks-on = **Opmerkingen** aan het einde van een spel: aan
guilds-remarks-off = **Opmerkingen** aan het einde van een spel: uit
guilds-remarks-switch = Opmerkingen

## Themes, here and in a player's preferences

guilds-theme-squares = Vakjes
guilds-theme-letters = Lettervakjes
guilds-theme-picture = Afbeelding
guilds-theme-contrast = Hoog contrast
guilds-theme-contrast-letters = Lettervakjes met hoog contrast
guilds-theme-symbols = Symbolen
guilds-theme-text = Gewone tekst
guilds-theme-squares-hint = 🟩🟨⬛ met de letters ernaast
guilds-theme-letters-hint = letters op groen, geel en grijs
guilds-theme-picture-hint = grote vakjes, namen en het toetsenbord in één afbeelding
guilds-theme-contrast-hint = 🟧 goed, 🟦 ergens anders
guilds-theme-contrast-letters-hint = letters op oranje, blauw en grijs
guilds-theme-symbols-hint = [A] goed, (A) ergens anders, zonder kleur
guilds-theme-text-hint = voor schermlezers

## Channels

guilds-channels = **Spellen mogen beginnen in**: { $value }
guilds-channels-none = elk kanaal
guilds-threads-on = **Elk spel**: in een eigen thread
guilds-threads-off = **Elk spel**: in het kanaal zelf
guilds-idle = **Stille spellen**: sluiten { $public ->
    [one] { $public } uur
   *[other] { $public } uur
} na de laatste poging, eigen spellen na { $private ->
    [one] { $private } uur
   *[other] { $private } uur
}
guilds-channels-prompt = Toegestane kanalen (geen: elk kanaal)
guilds-threads-switch = Threads
guilds-idle-button = Uren stilte
guilds-idle-modal = Uren tot een stil spel sluit
guilds-idle-public-field = Spellen in kanalen (1 tot { $most })
guilds-idle-private-field = Eigen spellen (1 tot { $most })

## The daily

guilds-daily-channel = **Het dagwoord komt in**: { $value }
guilds-schedule = **Tijd**: { $hour }:00 { $zone }
guilds-ping-role = **Het pingt**: { $value }
guilds-ping-role-none = niemand
guilds-daily-hints-on = **Hints erbij**: toegestaan
guilds-daily-hints-off = **Hints erbij**: niet toegestaan
guilds-shields-on = **Eén gemist dagwoord per maand**: een schild redt de reeks
guilds-shields-off = **Eén gemist dagwoord per maand**: beëindigt de reeks
guilds-daily-thread-on = **Spoilerthread**: wie klaar is, komt in een privéthread bij het dagwoord, met ieders bord. Moderators die threads mogen beheren, kunnen ook meekijken.
guilds-daily-thread-off = **Spoilerthread**: geen
guilds-daily-list = **Het woord komt uit** een van de woordenlijsten van deze server, dus het telt niet mee voor de ranglijst
guilds-daily-begins = Zodra je een kanaal kiest, plaats ik daar het dagwoord: dat van vandaag binnen een minuut als het na { $hour }:00 is, en het volgende om die tijd.
guilds-daily-channel-prompt = Kanaal van het dagwoord
guilds-ping-role-prompt = Rol om te pingen (geen: geen ping)
guilds-schedule-button = Uur en tijdzone
guilds-daily-card-on = **Als de eerste gespeeld heeft**: iedereen ziet een kaart
guilds-daily-card-off = **Als de eerste gespeeld heeft**: geen kaart
guilds-daily-card-switch = Kaart
guilds-daily-hints-switch = Hints
guilds-shields-switch = Reeksschild
guilds-daily-thread-switch = Spoilerthread
guilds-schedule-modal = Wanneer het dagwoord komt
guilds-hour-field = Uur, 0 tot 23
guilds-zone-field = Tijdzone, zoals Europe/Amsterdam

## Words

guilds-extra = **Extra woorden**, die hier ook geraden mogen worden: { $words }
guilds-banned = **Verboden woorden**, die nooit geraden, verstopt of voorgesteld worden: { $words }
guilds-offensive-on = **Grove woorden**: mogen geraden worden, maar zijn nooit het woord; scheldwoorden zijn nooit welkom
guilds-offensive-off = **Grove woorden**: geweigerd, net als scheldwoorden, en nooit het woord
guilds-spelling = **Engelse spelling van de woorden**: { $value }; raden mag met allebei
guilds-spelling-american = Amerikaans (color)
guilds-spelling-british = Brits (colour)
guilds-spelling-prompt = Woorden in het Engels
guilds-none = geen
guilds-more = { $words } en nog { $count }
guilds-extra-button = Extra woorden
guilds-banned-button = Verboden woorden
guilds-offensive-switch = Grove woorden
guilds-extra-field = Woorden die hier ook geraden mogen worden
guilds-banned-field = Woorden die niemand hier hoeft te zien
guilds-added = **{ $word }** kan vanaf nu op deze server geraden worden, en ik denk eraan als ik help. `/{ -command } settings` toont al jullie woorden.

## People

guilds-start = **Wie spellen begint**: { $who }
guilds-stop = **Wie spellen van anderen stopt zonder stemming**: { $who }
guilds-moderators-always = Moderators, die berichten mogen beheren, mogen altijd allebei.
guilds-who-everyone = iedereen
guilds-who-moderators = moderators
guilds-who-role = een rol
guilds-role-missing = een rol, die je hieronder kiest
guilds-start-prompt = Wie spellen begint
guilds-starters-prompt = De rol die spellen begint
guilds-stop-prompt = Wie spellen van anderen stopt
guilds-stoppers-prompt = De rol die spellen van anderen stopt

## Leaderboard

guilds-least-games = **Spellen voor een plaats**: { $value }. Spelers met minder staan onder alle anderen, als nieuw.
guilds-least-games-prompt = Voor een plaats
guilds-correct-button = Een resultaat corrigeren
guilds-least-games-option = { $value ->
    [one] { $value } spel
   *[other] { $value } spellen
}

## What a missed daily costs

guilds-absence = **Een gemist dagwoord kost**: { $value }. Dat telt op de ranglijst van dagwoorden voor een dag, week, maand of jaar, en alleen voor wie er in die tijd minstens één speelde.
guilds-absence-prompt = Een gemist dagwoord kost
guilds-absence-none = niets
guilds-absence-loss = evenveel als verliezen
guilds-absence-average = evenveel als een gemiddeld spel
guilds-absence-worst = evenveel als het slechtste van die dag

## What a result is worth

guilds-points = **Punten**: { $wins } voor een woord in 1 tot 6 pogingen, { $lost } voor een spel dat niet is opgelost. De ranglijst kan ermee tellen.
guilds-points-button = Punten
guilds-points-modal = Wat een spel waard is
guilds-points-field = Punten voor 1 tot 6 pogingen, dan verloren
guilds-double-day = **Dubbele punten**: { $day }
guilds-double-day-prompt = Dubbele punten
guilds-double-day-none = op geen enkele dag

## All servers

guilds-shared-on = **Ranglijst van alle servers**: deze server doet mee. Spelers staan er met hun naam, tenzij ze die verbergen.
guilds-shared-off = **Ranglijst van alle servers**: deze server doet niet mee.
guilds-shared-switch = Alle servers

## Records

guilds-page-records = Resultaten
guilds-page-records-hint = kanalen waar resultaten worden bijgehouden, te late, wijzigingen, export
guilds-record-channels = **Resultaten worden bijgehouden in**: { $value }. Wat daar gedeeld wordt, en de samenvattingen van de Wordle-app, tellen zonder commando.
guilds-record-days = { $value ->
        [0] **Late resultaten**: altijd welkom
        [one] **Late resultaten**: tot { $value } dag na de dag van de puzzel
       *[other] **Late resultaten**: tot { $value } dagen na de dag van de puzzel
    }
guilds-record-edits = **Gewijzigde berichten**: { $value }; wat er eerst stond, onthoud ik
guilds-record-edits-prompt = Gewijzigde berichten
guilds-record-edits-never = veranderen geen resultaat
guilds-record-edits-slip = veranderen een resultaat tot tien minuten na het plaatsen
guilds-record-edits-day = veranderen een resultaat op de dag van het bericht
guilds-record-edits-ever = veranderen een resultaat zolang late nog tellen
guilds-record-pasted-on = **Geplakte resultaten**: iedereen kan eigen resultaten toevoegen met `/{ -command } record`
guilds-record-pasted-off = **Geplakte resultaten**: tellen niet; alleen wat iemand heeft geplaatst telt
guilds-record-reaction-on = **Teken**: 📝 onder elk bericht dat is bijgehouden, met een cijfer ernaast als ik iets anders heb geteld dan er staat, ✏️ als een wijziging het resultaat heeft veranderd, ❔ onder een resultaat dat ik niet heb aangenomen; van een puzzel telt het eerste resultaat
guilds-record-reaction-off = **Teken**: geen
guilds-record-channels-prompt = Kanalen om resultaten bij te houden
guilds-record-days-prompt = Late resultaten
guilds-record-days-option = { $value ->
        [0] altijd welkom
        [one] { $value } dag te laat
       *[other] { $value } dagen te laat
    }
guilds-record-reaction-switch = Teken 📝
guilds-record-pasted-switch = Geplakte resultaten
guilds-export-button = Resultaten exporteren
guilds-exported = Hier zijn de resultaten van deze server, als tabellen voor een spreadsheet. Van andere puzzels, in results.csv: { $records }. Van spellen met mij, in games.csv: { $games }. Wie de eigen naam verbergt, heet daar “een speler”.
guilds-export-cut = Elke tabel heeft hoogstens de nieuwste { $most }.
guilds-export-empty = Op deze server is nog niets vastgelegd of afgemaakt.

## A switch, as the label of its button

guilds-chosen = { $setting }: { $value }
guilds-on = { $setting }: aan
guilds-off = { $setting }: uit

## Reported words

guilds-page-reports = Gemelde woorden
guilds-page-reports-hint = woorden die spelers meldden, om te verbieden of te houden
guilds-reports = Spelers zeggen dat deze woorden hier niet thuishoren. Een verboden woord wordt op deze server nooit geraden, verstopt of voorgesteld; een woord houden haalt het alleen van deze lijst.
guilds-no-reports = Er wachten geen gemelde woorden. Spelers kunnen het woord van een afgelopen spel melden.
guilds-reported = **{ $word }** ({ $language }): { $players ->
    [one] { $players } speler
   *[other] { $players } spelers
} · { $why }
guilds-reported-rare = nauwelijks bekend
guilds-reported-offensive = kwetsend
guilds-reported-nonword = geen woord
guilds-reported-other = een andere reden
guilds-reported-more = en nog { $count }
guilds-ban-prompt = Hier verbieden
guilds-keep-prompt = Houden

## Seasons and the weekly post

guilds-season = **Seizoenen**: { $season }. Als er een eindigt, wordt hier de kampioen genoemd, en begint iedereen weer gelijk. Heeft er dan twee weken niemand gespeeld, dan wacht ik op het volgende spel. Verander je dit, dan eindigt een lopend seizoen zonder kampioen.
guilds-season-off = geen
guilds-season-monthly = elke maand
guilds-season-days = van { $first } tot { $last }
guilds-season-prompt = Seizoenen
guilds-season-button = Seizoen met datums
guilds-season-modal = Een seizoen met eigen dagen
guilds-season-first-field = Eerste dag, zoals 2026-12-01
guilds-season-last-field = Laatste dag, zoals 2026-12-31
guilds-weekly = **Weekbericht**: { $day } om { $hour }:00 { $zone }, als er gespeeld is
guilds-weekly-off = **Weekbericht**: geen
guilds-weekly-never = geen
guilds-weekly-prompt = Weekbericht
guilds-weekly-button = Uur van het weekbericht
guilds-bulletin-channel = **Geplaatst in**: { $value }
guilds-bulletin-channel-prompt = Kanaal van deze berichten (geen: bij het dagwoord)
guilds-bulletin-refused = Op { $day } mocht ik daar niets plaatsen. Laat me dat kanaal bekijken en er berichten sturen.
guilds-daily-channel-none = nog geen kanaal
guilds-record-channels-none = { guilds-daily-channel-none }
guilds-bulletin-channel-none = { guilds-daily-channel-none }

## Rewards

guilds-page-rewards = Beloningen
guilds-page-rewards-hint = rollen voor de beste van gisteren, kampioenen en lange reeksen
guilds-rewards = Deze rollen komen en gaan vanzelf, zonder ping: wie er een verdient, heeft hem tot iemand anders hem krijgt of de reeks eindigt. Ze volgen de dagwoorden en seizoenen van deze server, en de uitslagen die hier zijn vastgelegd van een spel dat je kiest: Wordle, of een ander dat voor elke dag een puzzel heeft.
guilds-best-role = **Beste van het dagwoord van gisteren**: { $value }
guilds-best-role-none = geen rol
guilds-best-role-prompt = Rol van de beste van gisteren (geen: geen rol)
guilds-wordle-role = **Beste van gisteren bij { $game }, van wat hier is vastgelegd**: { $value }
guilds-wordle-role-none = { guilds-best-role-none }
guilds-wordle-role-prompt = { $game }: { guilds-best-role-prompt }
guilds-reward-game-prompt = Beloond spel
guilds-champion-role = **Kampioenen van het vorige seizoen**: { $value }
guilds-champion-role-none = { guilds-best-role-none }
guilds-champion-role-prompt = Rol van de kampioenen (geen: geen rol)
guilds-streak-role = **7 dagen op rij**: { $value }
guilds-streak-role-none = { guilds-best-role-none }
guilds-streak-role-prompt = Rol voor 7 dagen op rij (geen: geen rol)
guilds-long-streak-role = **30 dagen op rij**: { $value }
guilds-long-streak-role-none = { guilds-best-role-none }
guilds-long-streak-role-prompt = Rol voor 30 dagen op rij (geen: geen rol)
guilds-longest-streak-role = **100 dagen op rij**: { $value }
guilds-longest-streak-role-none = { guilds-best-role-none }
guilds-longest-streak-role-prompt = Rol voor 100 dagen op rij (geen: geen rol)
guilds-beyond = Een van deze rollen kan ik niet geven. Laat me rollen beheren, en zet mijn eigen rol erboven.
guilds-power = Een van deze rollen geeft macht over anderen, dus die geef ik niet weg. Kies een rol zonder zulke rechten.
guilds-page-games = Spellen die je leert
guilds-page-games-hint = puzzels die ik nog niet ken, geleerd van twee resultaten
