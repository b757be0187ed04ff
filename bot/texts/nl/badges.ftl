### Badges for deeds.

badges-daily = Eerste dagwoord
badges-two = In hooguit twee
badges-last = Op het nippertje
badges-trap = Uit de valkuil
badges-grays = Nooit twee keer grijs
badges-dark = Donkere start
badges-ultra = Ultramoeilijk
badges-boards = Acht tegelijk
badges-duel = De bot verslagen
badges-race = Racewinnaar
badges-all = Allemaal raak
badges-comeback = Terug van weggeweest

## What each is for

badges-daily-about = Maak een dagwoord af, met of zonder hints.
badges-two-about = Raad een woord in twee pogingen, of in één.
badges-last-about = Raad een woord met je laatste poging.
badges-trap-about = Raad een woord na twee pogingen waarin alleen dezelfde letter nog miste.
badges-grays-about = Raad een woord in vier pogingen of meer zonder ooit een grijze letter opnieuw te proberen.
badges-dark-about = Raad een woord na een eerste poging zonder één treffer.
badges-ultra-about = Raad een woord in de ultramoeilijke modus.
badges-boards-about = Los in je eentje acht borden of meer tegelijk op.
badges-duel-about = Win een duel van mij.
badges-race-about = Win een race van drie spelers of meer.
badges-all-about = Raad een dagwoord dat iedereen die meedeed ook vond: drie spelers of meer.
badges-comeback-about = Verlies een reeks van zeven dagwoorden of meer, en haal er daarna weer zeven op rij.

## Where they are shown

badges-count = { $who } heeft hier { $had } van de { $all } badges.
badges-missing = **Nog te halen**
badges-rule = Een badge krijg je voor één daad, in een eigen spel hier dat meetelt, zonder hints. Er is geen badge voor veel spelen.
badges-worn = Badges: { $signs } · { $had } van { $all }
badges-new = Nieuw bij je badges: { $badges }
