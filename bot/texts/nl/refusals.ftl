### What the bot says when it cannot do what was asked. Each says what to do next.

refusals-unexpected = Er ging bij mij iets mis, maar er is niets verloren. Referentie: `{ $reference }`
refusals-outage = Ik kan nu niet bij mijn geheugen en ben zo snel mogelijk terug. Je spellen zijn veilig: probeer het over een minuut nog eens.
refusals-broken = Er is iets mis met mijn geheugen, en wie mij beheert moet ernaar kijken. Probeer het later nog eens. Referentie: `{ $reference }`

## Guesses

refusals-quoted = “{ $text }”
refusals-foreign-letter = { $character } is hier geen letter. Gebruik { $first } tot { $last }.
refusals-unknown-mark = { $character } is geen vakje. Schrijf er één voor elke letter: 🟩 🟨 ⬛, of 2 1 0, of g y b.
refusals-wrong-length = Dat heeft { $actual ->
    [one] { $actual } letter
   *[other] { $actual } letters
}; het moeten er { $expected } zijn.
refusals-counts-sharp-s = ß telt als SS.
refusals-no-lexicon = Ik heb in die taal geen woorden van die lengte ({ $length }). Elke taal heeft woorden van 4 tot 7 letters, en Engels ook van 8.
refusals-not-in-mine = **{ $word }** staat niet in mijn woordenlijst.
refusals-not-in = **{ $word }** staat niet in mijn woordenlijst ({ $language }).
refusals-meant = Bedoel je **{ $word }**?
refusals-another = Probeer een ander woord.
refusals-repeated = **{ $word }** is al geprobeerd, in rij { $row }.
refusals-hard-mode = Moeilijke modus: { $clue }.
refusals-unwelcome = Dat woord is hier niet welkom. Probeer een ander.
refusals-not-your-turn = Jij deed de laatste poging, dus nu is iemand anders aan de beurt. { refusals-kept }
refusals-not-your-turn-alone = Jij deed de laatste poging, dus nu is iemand anders aan de beurt. Doet er niemand mee, dan kun je { $when } verder. { refusals-kept }
refusals-kept = Het kostte geen poging.
refusals-unfit = Dat woord laat ik buiten het spel. Kies een ander.

## The clue that a word ignores. $copies is one of the five below.

refusals-clue-correct = rij { $row } laat zien dat letter { $at } een **{ $letter }** is
refusals-clue-elsewhere = rij { $row } laat zien dat letter { $at } geen **{ $letter }** is
refusals-clue-used = rij { $row } laat { $copies } zien, dus { $count ->
    [1] die
    [2] allebei
   *[other] alle
} moet je gebruiken
refusals-clue-at-least = rij { $row } laat minstens { $copies } zien, dus die heeft je poging ook nodig
refusals-clue-exactly = rij { $row } laat maar { $copies } zien
refusals-clue-none = rij { $row } laat zien dat er geen **{ $letter }** in zit
refusals-copies-1 = één **{ $letter }**
refusals-copies-2 = twee keer **{ $letter }**
refusals-copies-3 = drie keer **{ $letter }**
refusals-copies-4 = vier keer **{ $letter }**

## Games and matches

refusals-no-game = Er loopt hier geen spel. Begin er een met `/{ -command } play`.
refusals-not-entered = Je bord is nog niet open. Druk op **{ $button }** en raad dan.
refusals-daily-over = Het dagwoord van gisteren is voorbij; dat van vandaag: `/{ -command } daily`.
refusals-no-daily = Voor die dag is er geen dagwoord. Kies er een uit de lijst bij `day`, of speel dat van vandaag: `/{ -command } daily`.
refusals-no-past-daily = Hier zijn nog geen eerdere dagwoorden. Speel dat van vandaag: `/{ -command } daily`.
refusals-no-unsolved = Er wacht hier geen eerder dagwoord op je: elk verschijnt als zijn dag voorbij is. Het woord van vandaag: `/{ -command } daily`.
refusals-game-ended = Dat spel is afgelopen. Begin een ander met `/{ -command } play`.
refusals-running-yours = Je hebt hier al zo'n spel lopen. Speel verder, of stop het met `/{ -command } stop`.
refusals-running-here = In dit kanaal loopt al een spel. Doe mee, of begin het jouwe ernaast. Er is nog niets begonnen.
refusals-running-alone = In dit kanaal loopt al een spel. Doe mee, of wacht tot het afgelopen is. Er is nog niets begonnen.
refusals-not-yours = Dat is het spel van iemand anders. Begin er zelf een: kies **Alleen** in `/{ -command } play`.
refusals-may-not-stop = Alleen { $starter }, die dit spel begon, of een moderator kan het stoppen.
refusals-may-not-begin = Alleen { $starter }, die deze race opende, kan hem eerder starten. Hij begint vanzelf als iedereen klaar is.
refusals-option-refused = **{ $mode }** heeft geen optie `{ $option }`. Laat die weg, of bekijk de manieren van spelen met `/{ -command } about`. Er is nog niets begonnen.
refusals-not-invited = Die is voor andere mensen. Begin een eigen spel: `/{ -command } play`.
refusals-played-before = Deze heb je al gespeeld voordat je je gegevens wiste. Met de volgende begin je opnieuw.
refusals-clue-tells-word = Je aanwijzing verklapt het woord. Zeg het zonder het woord zelf.
refusals-clue-unwelcome = In je hint staat een woord dat hier niet welkom is. Zeg het anders.
refusals-unknown-code = Geen woord heeft deze code. Wie het opgaf, vindt hem onder **Ergens anders spelen**; kijk elk teken na.
refusals-code-alone = Een code brengt zijn eigen woord en regels mee. Gebruik `/{ -command } play` met alleen **code**.
refusals-code-unwelcome = Dat woord wordt op deze server niet gespeeld.
refusals-own-code = Alleen wie dit woord opgaf, kan het elders laten spelen.
refusals-own-challenge = Jij gaf het woord op, dus jij kent het. Laat de anderen raden.
refusals-too-many-invited = Je hebt het afgelopen uur veel mensen uitgenodigd die nog niet begonnen zijn. Meer uitnodigen kan { $again }. Of noem niemand: dan kan iedereen hier meespelen.
refusals-may-not-agree = Iemand anders die dit spel begonnen is of erin geraden heeft, moet akkoord gaan.
refusals-may-not-wish = Je hebt in dit spel nog niet geraden. Doe een poging, dan kun je om een hint vragen.
refusals-bot-invited = Bots kunnen niet meedoen aan een uitdaging. Kies mensen, of laat mij jouw woord raden met `/{ -command } stump`.
refusals-match-over = Dat is voorbij. Begin een ander met `/{ -command } play`.
refusals-not-begun = Het is nog niet begonnen. Druk eerst op **Meedoen** en **Klaar**.
refusals-spoiler = Anderen spelen dat woord nog. Deel het zonder letters.
refusals-nothing-to-share = Je hebt hier nog geen spel afgemaakt. Begin er een: `/{ -command } play`.
refusals-hint = **{ $mode }** speel je zonder hints. `/{ -command } hint` werkt in deze spellen: { $modes }.
refusals-wrong-channel = Deze server speelt in { $channels }. Begin je spel daar.
refusals-may-not-start = Op deze server kunnen alleen { $who } spellen beginnen. Vraag of ze er een beginnen; meedoen mag je altijd. Of speel met mij in een privébericht.
refusals-moderators = moderators

## Puzzles from elsewhere

refusals-nothing-to-undo = Er is geen rij om weg te halen. Voeg er een toe met de opties `guess` en `hints` van `/{ -command } help`.
refusals-no-puzzle = Je hebt hier geen puzzel open. `/{ -command } help` laat zien welke je hebt, of hoe je begint.
refusals-no-grid = Ik zie in dat bericht geen rijen vakjes, zoals 🟩⬛⬛🟨🟩, en geen afbeelding. Kies een bericht met een gedeeld resultaat of een schermafbeelding, of schrijf de vakjes zelf: `/{ -command } help` neemt ze aan in de optie `hints`.
refusals-own-board = Dat is een bord van mij, en de knoppen eronder helpen je. Tijdens het spel heeft `/{ -command } hint` hints; daarna kun je het analyseren.
refusals-several-boards = Ik heb de woorden van alle borden nodig. Schrijf je pogingen in de optie `words` van `/{ -command } analyse`, en het woord van elk bord in `answer`: `bloem regen stoel water`.
refusals-tiles-missing = Ik heb een woord en de vakjes nodig. Schrijf het woord in de optie `guess` van `/{ -command } help`, en de vakjes in de optie `hints`: 01002, of 🟩🟨⬛.
refusals-tiles-uneven = { $words ->
    [one] Een woord van { $length } letters{ $where } heeft
   *[other] { $words } woorden van { $length } letters{ $where } hebben
} { $needed } vakjes nodig, en { $marks ->
    [one] er is er 1
   *[other] er zijn er { $marks }
}.{ $row }{ $several } Er is niets bewaard. Geef er één voor elke letter: 01002, of 🟩🟨⬛.
refusals-tiles-boards = { " " }op { $boards } open borden
refusals-tiles-several = { " " }Heeft je puzzel { $boards } borden, zet dan de optie `boards` op { $boards }.
refusals-tiles-row = { " " }Kijk naar nummer { $row }.
refusals-rows-uneven = Ik zie { $rows ->
    [one] één rij vakjes
   *[other] { $rows } rijen vakjes
}, maar { $words ->
    [one] één woord
   *[other] { $words } woorden
}. Geef voor elke rij een woord, op volgorde.
refusals-other-length = Je puzzel hier heeft { $expected } letters, en dat woord heeft er { $actual }. Kies voor een andere puzzel **Nieuwe puzzel** onder **Meer**, of zet de optie `length` op { $actual }.
refusals-sharp-s = Ik tel ß als SS, dus hier is dat woord **{ $word }**, en de vakjes passen niet bij die lengte. Puzzels die ß als één letter tellen, kan ik helaas niet aan. Er is niets bewaard.
refusals-too-many-rows = Een puzzel heeft hier hoogstens { $most } rijen. Vul er minder in, of begin een nieuwe puzzel.
refusals-no-stump = Ik raad hier geen woord van jou. Laat me er een raden: `/{ -command } stump`.
refusals-not-your-word = Alleen wie het woord bedacht, kleurt de vakjes. Bedenk er zelf een: `/{ -command } stump`.

## Pictures

refusals-picture-large = Die afbeelding is te groot: ik lees tot 8 MB en 25 megapixels. Een gewone schermafbeelding van je telefoon is klein genoeg.
refusals-picture-format = Ik kan dat bestand niet als afbeelding lezen. Stuur een schermafbeelding als PNG, JPEG, WebP of GIF.
refusals-picture-no-board = Ik zie geen bord in die afbeelding. Maak een schermafbeelding met alle rijen erop, of schrijf de rijen: `/{ -command } help`.
refusals-picture-small = Het bord in die afbeelding is te klein om te lezen. Stuur de schermafbeelding zelf, op volle grootte.
refusals-picture-keyboard = Ik zie alleen een toetsenbord in die afbeelding. Maak een schermafbeelding met de rijen erboven.
refusals-picture-left = De linkerkant van het bord valt buiten die afbeelding. Stuur er een met alle kolommen.
refusals-picture-right = De rechterkant van het bord valt buiten die afbeelding. Stuur er een met alle kolommen.
refusals-picture-above = De bovenkant van het bord valt buiten die afbeelding. Stuur er een met alle rijen.
refusals-picture-below = De onderkant van het bord valt buiten die afbeelding. Stuur er een met alle rijen.
refusals-picture-no-guess = Op dat bord is nog niet geraden. Voor een goede eerste poging: `/{ -command } solve`.
refusals-picture-photograph = Dat lijkt een foto. Maak een schermafbeelding van het spel, dan kan ik het lezen.
refusals-picture-elsewhere = Ik lees alleen afbeeldingen die op Discord staan. Plaats de afbeelding zelf in plaats van een link.
refusals-picture-gone = Ik kan niet meer bij die afbeelding. Plaats die nog eens.
refusals-picture-under-way = Ik ben nog bezig met je vorige afbeelding. Probeer het zo nog eens.
refusals-picture-slow = Die afbeelding kostte me te veel tijd. Probeer een schermafbeelding met alleen het bord, of schrijf de rijen: `/{ -command } help`.
refusals-picture-or-text = Geef me een afbeelding of wat je probeerde, niet allebei. Er is niets bewaard.
refusals-picture-boards = Er staan meerdere borden in die afbeelding. Knip het bord uit dat je bedoelt, en stuur me dat.

## The coach and the standings

refusals-still-running = Dat spel loopt nog. Ik kan het analyseren als het afgelopen is; `/{ -command } board` laat het zien.
refusals-nothing-played = Er is geen poging om te analyseren. Speel eerst: `/{ -command } play`.
refusals-words-missing = Ik heb ook de woorden nodig. Schrijf ze op volgorde in de optie `words` van `/{ -command } analyse`, of kies **Dit spel analyseren** bij een bericht met je resultaat, dan vraag ik ernaar.
refusals-answer-missing = Ik zie geen rij die helemaal groen is, dus ik weet niet wat het woord was. Schrijf het in de optie `answer` van `/{ -command } analyse`.
refusals-marks-differ = Als het woord **{ $answer }** was, zou rij { $row } { $tiles } zijn. Kijk de woorden en vakjes na; er is niets bewaard.
refusals-guess-after-answer = Er staat een poging na het gevonden woord. Kijk de woorden na.
refusals-unknown-rival = Ik ken geen tegenstander met die naam. Kies er een uit de lijst bij `rival`.
refusals-no-results = Nog geen afgelopen spellen. Begin er een met `/{ -command } play`.
refusals-only-recorded = Nog geen afgelopen spellen, alleen resultaten van puzzels van elders: die staan in `/{ -command } records`. Begin een spel met `/{ -command } play`.
refusals-not-listed = Je staat niet op deze ranglijst: die telt geen van de spellen die je hier hebt afgemaakt. De titel zegt welke wel; `/{ -command } stats` heeft al jouw spellen.
refusals-only-struck = Geen van je resultaten telt hier mee: wie de server beheert, heeft ze geschrapt. **Correcties** in `/{ -command } leaderboard` zegt welke en door wie; vraag het na als je vindt dat ze mee moeten tellen.

## Puzzles played elsewhere

refusals-no-share = Ik vond daar geen resultaat dat ik kan lezen. Kopieer het hele resultaat en probeer het nog eens. Ik lees { $games }. Staat jouw spel er niet bij? Wie deze server beheert, kan het me leren: `/{ -command } settings`, pagina *{ guilds-page-games }*.
refusals-no-share-of = Dat lijkt op **{ $game }**, maar ik kan er geen resultaat in lezen. Kopieer het hele resultaat zoals het spel het geeft, en probeer het nog eens. Dit kan ik bijvoorbeeld lezen:
    { $example }
refusals-not-moderator = Alleen een moderator kan hier zeggen wie wie is. Vraag een van hen erop te drukken.
refusals-same-account = Dat is twee keer hetzelfde account. Kies een ander.
refusals-not-your-share = Alleen de schrijver of een moderator kan dat noteren. Voor je eigen resultaten: `/{ -command } record`.
refusals-game-switched-off = Ik kan **{ $game }** lezen, maar de resultaten worden hier nog niet bijgehouden. Wie de server beheert, kan dat aanzetten in `/{ -command } settings`, pagina *{ $page }*.
refusals-shut-out = Er is niets bijgehouden: wie deze server beheert, neemt geen resultaten van { $who } aan. Vraag het daar als je denkt dat dat niet klopt. Al het andere kan gespeeld worden als voorheen.
refusals-shut-out-you = Er is niets bijgehouden: wie deze server beheert, neemt geen resultaten van jou aan. Vraag het daar als je denkt dat dat niet klopt. Al het andere kan gespeeld worden als voorheen.
refusals-future-puzzle = **{ $puzzle }** is er nog niet, dus het is niet bijgehouden. Kijk het nummer na.
refusals-impossible-score = Geen resultaat van **{ $puzzle }** kan die score hebben, dus het is niet genoteerd. Kijk na wat je hebt geplakt.
refusals-second-result = Daar staat meer dan één resultaat van **{ $puzzle }**. Alleen het eerste telt.
refusals-grid-differs = De vakjes van **{ $puzzle }** passen niet bij het resultaat, dus het is niet bijgehouden. Plak het resultaat zoals je spel het gaf.
refusals-too-late = **{ $puzzle }** komt te laat: resultaten tellen hier tot { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
} na de dag van de puzzel. Het is niet bijgehouden.
refusals-too-many-results = **{ $puzzle }** is er een te veel: resultaten van dit spel noemen hun dag niet, en hier tellen er hoogstens { $most } in { $most } dagen. Het is niet genoteerd.
refusals-too-many-at-once = **{ $puzzle }** is er een te veel voor één dag: resultaten van dit spel noemen hun dag niet, en hier tellen er hoogstens { $most } per dag. Het is niet genoteerd. Post het morgen opnieuw.
refusals-edit-too-late = **{ $puzzle }** is te laat gewijzigd: wijzigingen tellen hier tot { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
} na de dag van de puzzel. Wat eerder is bijgehouden, blijft.
refusals-past-day = Het is te laat om dit resultaat te wijzigen of te verwijderen. Wie deze server beheert, bepaalt in `/{ -command } settings` tot wanneer dat kan.
refusals-pasting-off = Deze server neemt geen geplakte resultaten aan, zodat iedereen ziet waar ze vandaan komen. Plaats het jouwe in { $channels }, dan houd ik het bij.
refusals-pasting-off-anywhere = Deze server neemt geen geplakte resultaten aan, zodat iedereen ziet waar ze vandaan komen. Plaats het jouwe in een kanaal en gebruik **{ records-menu }** bij dat bericht: houd het ingedrukt, of klik rechts, en kies **Apps**.
refusals-backfill-running = Ik lees al oudere berichten van deze server. Wacht tot dat klaar is, of stop het in `/{ -command } settings`, pagina *Resultaten*.
refusals-nothing-to-take-back = Er is niets om terug te nemen: er zijn geen oudere berichten gelezen.
refusals-not-watched = In dat kanaal worden geen resultaten meer bijgehouden. Kies het opnieuw in `/{ -command } settings`, pagina *Resultaten*.
refusals-unknown-game = Ik ken geen spel met die naam. `/{ -command } records` noemt de spellen die ik kan lezen.

## Settings

refusals-keeps-private = Deze speler houdt de eigen cijfers voor zich.
refusals-oneself = Dat is twee keer dezelfde persoon. Kies iemand anders om mee te vergelijken.
refusals-no-server = Dat werkt alleen in een server. Probeer het in een van de kanalen.
refusals-may-not-manage = Dat kan alleen wie de server beheert. Voor je eigen keuzes: `/{ -command } preferences`.
refusals-not-everywhere = Alle servers vergelijken alleen eigen spellen. Kies een ander soort spel, of de ranglijst van deze server.
refusals-known-word = Ik ken **{ $word }** al: het kan op deze server geraden worden.
refusals-refused-word = Ik ken **{ $word }**, maar het wordt op deze server geweigerd. Dat verander je in `/{ -command } settings`, pagina *{ $page }*: **{ $setting }**.
refusals-unfit-word = Dat kan ik niet als één woord lezen. Schrijf een woord van 4 tot 8 letters in de taal waarop deze server speelt. Er is niets veranderd.
refusals-unfit-words = { $count ->
    [one] Woord { $numbers } van je lijst kan ik niet lezen.
   *[other] De woorden { $numbers } van je lijst kan ik niet lezen.
} Schrijf woorden van 4 tot 8 letters, met spaties of komma's ertussen. Er is niets veranderd.
refusals-too-many-words = Dat zouden { $count } woorden zijn; ik bewaar er hoogstens { $most }. Er is niets veranderd.
refusals-unknown-list = Die lijst is er niet meer. Kies een andere.
refusals-unfit-file = Ik kan alleen een gewoon tekstbestand lezen, van hoogstens 100 kB. Er is niets veranderd.
refusals-office-file = Dat is een spreadsheet, een document of een pdf, en die kan ik niet lezen. Sla het op als gewone tekst of CSV en kies dat bestand. Er is niets veranderd.
refusals-list-more = • … en nog { $count }.
refusals-list-short = { $count ->
    [0] Ik vond er geen woorden in. Een lijst heeft minstens { $least } verschillende nodig.
   *[other] Een lijst heeft minstens { $least } verschillende woorden nodig, en deze heeft er { $count }.
} Er is niets veranderd.
refusals-list-none-so-long = De lijst heeft { $count } woorden van { $length } letters, en dit spel heeft er { $least } nodig. Kies een andere lengte.
refusals-too-many-lists = Een server kan { $most } lijsten hebben. Verwijder er eerst een.
refusals-time-zone = Die tijdzone ken ik niet. Schrijf er een zoals `Europe/Amsterdam`.
refusals-time-zone-alike = Die tijdzone ken ik niet. Bedoel je { $alike }?
refusals-out-of-range = Schrijf een heel getal van { $low } t/m { $high }. Er is niets veranderd.
refusals-unfit-score = Schrijf een heel getal van { $low } tot { $high }, of X als de puzzel niet is opgelost. Er is niets veranderd.
refusals-unfit-time = Schrijf een tijd zoals 1:23, of hele seconden van { $low } tot { $high }. Er is niets veranderd.
refusals-no-full-hour = Ik kan alleen hele uren aan: schrijf { $before } of { $after }. Er is niets veranderd.
refusals-form-too-late = Ik deed er te lang over om dat te openen. Er is niets verloren: probeer het nog eens.
refusals-too-fast = Dat ging sneller dan ik kan bijhouden. Probeer het { $again } nog eens.
refusals-crowded = Hier vragen te veel mensen tegelijk iets. Er is niets verloren: probeer het over een paar seconden nog eens.
refusals-unknown-button = Die knop is van een andere versie van mij. Haal een nieuw bericht op: `/{ -command } board`.
refusals-unknown-choice = Dat is geen van de keuzes. `/{ -command } settings` laat ze zien.
refusals-everybodys-role = Die rol heeft iedereen. Kies een rol die maar sommigen hebben, of geen. Er is niets veranderd.
refusals-bots-role = Die rol is van een bot. Kies een rol die sommige mensen hebben, of geen. Er is niets veranderd.
refusals-no-season = Zo'n seizoen is er hier niet. Wie de server beheert, kan er een beginnen met `/{ -command } settings`.
refusals-unfit-days = Ik heb twee dagen nodig, zoals 2026-12-01 en 2026-12-31: de laatste niet voor de eerste, en niet in het verleden.
refusals-unfit-points = Ik heb zeven hele getallen van 0 tot { $most } nodig: de punten voor 1, 2, 3, 4, 5 en 6 pogingen, en dan voor een spel dat niet is opgelost. Bijvoorbeeld: `10 8 6 4 2 1 0`. Er is niets veranderd.
refusals-result-gone = Dat resultaat is er niet meer.
refusals-corrected-again = Dat resultaat is daarna nog eens gecorrigeerd. Maak eerst de nieuwste correctie ongedaan.
refusals-corrected = Iemand die de server beheert, heeft dat resultaat gecorrigeerd, dus het blijft zoals het is.
refusals-taught-name = Geef het een eigen naam: ik ken al een spel met die naam, of er stond er geen.
refusals-taught-known = Dat kan ik al lezen: het is **{ $game }**. Kies een kanaal op de pagina **{ $page }**, en de resultaten worden bijgehouden.
refusals-taught-score = Ik vind die score niet in het eerste resultaat. Typ hem precies zoals hij er staat, zoals 4/6, 1.340 of 1:23. Een score van alleen vakjes kan ik niet leren.
refusals-taught-puzzle = Ik kon geen twee puzzels onderscheiden: allebei hebben een nummer of datum nodig die verschilt. Plak resultaten van twee verschillende dagen.
refusals-taught-differ = Deze resultaten lijken te weinig op elkaar om er andere zoals zij mee te vinden. Plak ze precies zoals het spel ze maakte, met de naam erin.
refusals-taught-many = Een server kan me { $most } spellen leren. Verwijder er eerst een.
refusals-taught-gone = Deze server leert me dat spel niet meer. Kies een ander.
