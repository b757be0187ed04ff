### A player's own choices and data.

players-preferences-title = Jouw voorkeuren
players-theme = **Thema**: { $theme }
players-language = **Taal van de woorden**: { $language }
players-start = **Hulp bij puzzels begint met**: { $start }
players-start-count = hoeveel woorden er nog over zijn
players-start-letter = een letter
players-start-word = een woord om te proberen
players-hidden = **Naam**: verborgen. Op ranglijsten, in races en bij dagwoorden staat “een speler”, en niemand anders ziet je cijfers
players-shown = **Naam**: zichtbaar op ranglijsten
players-refused = { $words ->
    [one] **Eén woord** dat jouw spel niet kende, stel ik je niet meer voor.
   *[other] **{ $words } woorden** die jouw spel niet kende, stel ik je niet meer voor.
}
players-refused-button = Stel ze weer voor
players-hide = Verberg mijn naam
players-as-in-server = zoals in de server
players-preferences = Je thema en taal gelden voor je eigen borden, op elke server. Borden die anderen zien, volgen de instellingen van de server. Een herinnering is een privébericht als de server zijn dagwoord plaatst, en nog een voor het sluit als je bord open is of er een reeks op het spel staat. Speel je een week niet, dan stoppen ze tot je weer speelt.
players-unposted = Deze server plaatst nog geen dagwoord. Ik herinner je voor er een sluit waaraan anderen begonnen zijn.
players-unreminded = Geen herinneringen: ik stuur je over geen enkel dagwoord bericht. Je kunt ze op een server aanzetten, met `/{ -command } preferences`.
players-theme-prompt = Thema
players-language-prompt = Taal van de woorden
players-start-prompt = Hulp bij puzzels begint met
players-server-option = Zoals in de server
players-remind-here = Herinner me aan het dagwoord van deze server
players-remind-anywhere = Herinner me aan dagwoorden

players-reminder = { $variant ->
    [0] Het woord van vandaag is er.
    [1] Er wacht een nieuw woord op je.
   *[other] Hier is een nieuw woord voor vandaag.
} [Spelen]({ $link })
players-reminder-new = Je { $days } dagen op rij zijn voorbij, en het woord van vandaag is een nieuw begin. De reeks om te verslaan: { $best } dagen. [Spelen]({ $link })
players-reminder-new-best = Je { $days } dagen op rij zijn voorbij, en het woord van vandaag is een nieuw begin. [Spelen]({ $link })
players-reminder-until = Open tot { $hour } ({ $when }).
players-reminder-found = Jij vond het in { $guesses }.
players-reminder-hinted = Jij vond het in { $guesses }, met een hint.
players-reminder-missed = Jij vond het niet.
players-reminder-last = Je hebt het dagwoord een week niet gespeeld, dus dit is mijn laatste herinnering tot je het weer speelt.
players-reminder-stop = Je vroeg me om je te herinneren. Wil je dat niet meer, schrijf dan hier `/{ -command } preferences`.
players-call = Het woord van vandaag wisselt { $when }, en je hebt nog niet gespeeld. [Spelen]({ $link })
players-call-begun = Het woord van vandaag wisselt { $when }, en je bord is nog open. [Verder]({ $link })
players-call-streak = 🔥 Dan eindigen je { $days } dagen op rij.
players-call-shield = 🛡️ Mis je het, dan redt een schild je { $days } dagen op rij, het enige van deze maand.
players-call-played = { $who } { $count ->
    [one] heeft
   *[other] hebben
} al gespeeld.

players-privacy-title = Privacy
players-privacy =
    { "**" }Wat ik bewaar**: je Discord-id, naam en taal; de spellen die je begon, je pogingen, stemmen en resultaten; woorden die je voor anderen opgaf, woorden die ik raadde en hoe je ze beoordeelde; de rijen van puzzels waarbij je hulp vroeg; resultaten van puzzels van elders, als die worden bijgehouden; woorden die je meldde, en waarom; je plaatsen in vorige seizoenen; correcties van resultaten; je voorkeuren. Bij elk daarvan de ids van de server en het kanaal, en de tijd. Verder bewaar ik niets van wat hier gezegd wordt, en geen berichten.

    { "**" }Waarom**: om borden te tonen, na een herstart verder te gaan, en ranglijsten en reeksen te tellen. Ik gebruik het nergens anders voor en geef het aan niemand.

    { "**" }Jouw keuze**: de export bevat alles, als JSON en als CSV-tabellen, behalve de te raden woorden. Verwijderen is definitief; in spellen die anderen ook speelden, blijven je pogingen en de woorden die je opgaf staan, zonder je naam. Hebben de beheerders van een server je uitgesloten van de resultaten of een resultaat van je geschrapt, dan blijft dat gelden: met een getal dat van je id is gemaakt, zonder je naam.
players-privacy-page = De hele pagina: { $url }
players-export-button = Mijn gegevens exporteren
players-exported = Hier is alles wat ik over je bewaar.
players-erase-button = Mijn gegevens verwijderen
players-erase-title = Mijn gegevens verwijderen
players-erase = Dit verwijdert je spellen, resultaten, bijgehouden puzzels van elders, reeksen en voorkeuren op elke server, en beëindigt de eigen spellen waar je mee bezig bent. Het kan niet ongedaan worden gemaakt. Wat de beheerders van een server hebben geschrapt of uitgesloten, blijft zo.
players-erase-all-button = Alles verwijderen
players-keep-button = Alles houden
players-erased-title = Verwijderd
players-erased = Al je gegevens zijn verwijderd. Speel je weer, dan begin je opnieuw.

## Instead of a name

players-name-gone = iemand
players-name-deleted = iemand die diens gegevens verwijderde
players-name-hidden = een speler
