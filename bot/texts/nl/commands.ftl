### The commands as Discord lists them: each is `commands-` and its name, then its option.

commands-root = Speel woordspellen, en krijg hulp bij puzzels van elders

## Games

commands-play = Begin hier een spel, of een van jezelf; zonder opties vraag ik welk
commands-play-mode = Wie speelt, en hoe; /{ -command } about legt het uit
commands-play-length = Letters in het woord, 4 tot 8; 3 tot 10 met een lijst
commands-play-hard = Of elke poging de aanwijzingen moet volgen
commands-play-boards = Meer woorden tegelijk, met dezelfde pogingen
commands-play-turns = Niemand raadt twee keer achter elkaar
commands-play-rival = Welke van mijn spelers, in een duel; vrienden: { games-mode-race }
commands-play-language = { commands-help-language }
commands-play-list = Een woordenlijst van deze server, waaruit het woord komt
commands-play-goal = Wat een race wint
commands-play-code = De code van een woord dat elders is opgegeven
commands-guess = Raad een woord in je spel
commands-guess-word = Je poging
commands-board = Laat je spel opnieuw zien, onderaan het kanaal
commands-stop = Geef je spel op en zie het woord
commands-share = Bekijk je laatste resultaat en plaats het hier
commands-share-letters = Laat ook de letters zien, zodra iedereen klaar is
commands-hint = Krijg een hint in je spel, dat dan niet meer meetelt voor de ranglijst

## Matches

commands-daily = Speel het woord van vandaag, op een bord dat alleen jij ziet
commands-daily-day = Een eerdere dag, buiten de ranglijst: 2026-11-20, of het nummer
commands-challenge = Kies een woord dat anderen raden
commands-challenge-opponent = Wie het raadt; laat leeg voor meer mensen, of iedereen
commands-challenge-hard = Of elke poging de aanwijzingen moet volgen

## Puzzles from elsewhere

commands-help = Krijg hulp bij een puzzel van elders; alleen jij ziet het, tenzij je het deelt
commands-help-guess = Het woord dat je probeerde, of meer
commands-help-hints = De vakjes: 20012, gy.bx, emoji, of een heel gedeeld resultaat
commands-help-picture = Een screenshot van de puzzel, in plaats van woorden en vakjes
commands-help-shared = Los hem op met iedereen in dit kanaal
commands-help-language = De taal van de woorden
commands-help-length = Letters in het woord, 4 tot 8
commands-help-hard = Stel alleen voor wat in de moeilijke modus mag
commands-help-list = Welke woorden het kunnen zijn
commands-help-boards = Hoeveel woorden tegelijk, 1 tot 8
commands-solve = Los een puzzel van elders op: ik kies elke poging, jij drukt op de vakjes
commands-solve-shared = { commands-help-shared }
commands-solve-language = { commands-help-language }
commands-solve-length = { commands-help-length }
commands-solve-hard = { commands-help-hard }
commands-solve-list = { commands-help-list }
commands-solve-boards = { commands-help-boards }
commands-stump = Bedenk een woord en laat mij raden
commands-stump-rival = Wie raadt: ik kan goed spelen, of slecht
commands-stump-length = Letters in je woord, 4 tot 8
commands-stump-language = { commands-help-language }
commands-stump-private = Laat het alleen jou zien

## The coach, the leaderboard and statistics

commands-analyse = Zie wat elke poging waard was, en wat beter was geweest
commands-analyse-share = Een gedeeld resultaat van elders; laat leeg voor je laatste spel hier
commands-analyse-words = De woorden die je probeerde, op volgorde
commands-analyse-answer = Het woord, als je het niet vond
commands-analyse-picture = Een screenshot van het afgelopen spel
commands-analyse-language = { commands-help-language }
commands-difficulty = Zie wat een woord betekent en hoe moeilijk het is; alleen jij ziet het
commands-difficulty-word = Een woord van 4 tot 8 letters
commands-difficulty-language = { commands-help-language }
commands-leaderboard = Zie wie hier het best speelt, en waarom jij staat waar je staat
commands-leaderboard-period = Welke dagen meetellen; laat leeg voor altijd
commands-leaderboard-mode = Tel één soort spel; laat leeg voor wat je het meest speelt
commands-leaderboard-view = Wat telt: pogingen, punten, reeksen, opgeloste spellen of rating
commands-leaderboard-length = Letters in het woord, 4 tot 8; laat leeg voor wat je het meest speelt
commands-leaderboard-boards = Spellen met zoveel woorden tegelijk
commands-leaderboard-scope = Deze server, of alle servers die meedoen
commands-stats = Zie je spellen, gemiddelde, pogingen en reeksen
commands-stats-player = Wiens cijfers; laat leeg voor die van jou
commands-stats-against = Iemand om mee te vergelijken, op woorden van jullie beiden

## Puzzles played elsewhere

commands-record = Bewaar je resultaat van een puzzel van elders; alleen jij ziet het antwoord
commands-record-share = Het resultaat dat je daar kopieerde; laat leeg voor een formulier
commands-records = Zie wie het best is in een puzzel van elders, en hoe er geteld wordt
commands-records-game = Het spel; laat leeg voor alles wat ik kan lezen
commands-records-period = { commands-leaderboard-period }

## About the bot, the server and you

commands-about = Hoe je speelt, alle manieren van spelen, en wat ik over je bewaar
commands-settings = Stel in hoe deze server speelt, als je hem beheert
commands-addword = Leer me een woord voor deze server, als je hem beheert
commands-addword-word = Een woord van 4 tot 8 letters dat in mijn lijst ontbreekt
commands-preferences = Kies je eigen thema, taal en herinneringen

## Commands in the menu of a message

commands-message-help = Hulp bij deze puzzel
commands-message-analyse = Dit spel analyseren

## Choices of an option

commands-hard-off = Uit
commands-hard-hard = Moeilijk: volg de aanwijzingen
commands-hard-ultra = Ultramoeilijk: elke aanwijzing moet kloppen
commands-list-answers = Waarschijnlijke woorden eerst
commands-list-everything = Elk woord in mijn lijst
commands-rival-easy = { matches-called-easy }: zo'n 5 pogingen, en mist één woord op zeven
commands-rival-normal = { matches-called-normal }: zo'n 4 pogingen, zoals de meeste mensen
commands-rival-hard = { matches-called-hard }: voorzichtig, en komt er altijd
commands-rival-perfect = { matches-called-perfect }: zo weinig pogingen als maar kan
commands-rival-sound-letter-rank = { matches-called-sound-letter-rank }: houdt van de gewoonste letters
commands-rival-distinct-letters = { matches-called-distinct-letters }: vijf letters, allemaal anders
commands-rival-letter-frequency = { matches-called-letter-frequency }: telt letters, en probeert nieuwe drie keer
commands-rival-most-popular = { matches-called-most-popular }: altijd het bekendste woord
commands-rival-position-frequency = { matches-called-position-frequency }: zet letters waar ze meestal staan
commands-rival-position-frequency-dynamic = { matches-called-position-frequency-dynamic }: als Max, maar telt na elke poging opnieuw
