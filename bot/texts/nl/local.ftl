### De pagina waarop je de bot zonder Discord probeert.

local-greeting = Hallo! Typ hieronder `/{ -command } play` en druk op **{ games-begin-button }**. Om te raden druk je op **{ games-guess-button }**, of typ gewoon het woord als iedereen het spel ziet. `/{ -command } board` haalt een open spel terug, en `/{ -command } about` toont alle manieren om te spelen. Sleep een screenshot van een puzzel van elders naar deze pagina voor hulp. Kies bovenaan wie je bent: { $people }.
local-greeting-app = **Wordle** in dezelfde lijst is de Wordle-app van Discord zelf: schrijf namens die app `{ $summary }`, en je hebt een samenvatting geplaatst.
local-greeting-direct = Hallo! Hier spelen we onder ons. Typ hieronder `/{ -command } play` en druk op **{ games-begin-button }**. Om te raden typ je gewoon het woord.
local-real = Dit is de echte bot, op jouw computer. simcord tekent de pagina; Discord ziet er iets anders uit. Daar telt een woord alleen als poging als de bot erin wordt genoemd, en als de beheerder dat toestaat.
local-private = Alleen jij kunt dit zien.
local-posted = Dat is als bericht geplaatst. Typ `/`, kies de opdracht in de lijst die opent en dan de opties, net als op Discord.
local-clock = Het is nu { $when }.
local-clock-how = De klok gaat alleen vooruit, hoogstens 31 dagen: `/clock 30m`, `2h`, `1d`, `1w` of `09:00`.
