### Vad boten säger när den inte kan göra det som begärdes. Varje text säger vad man gör sedan.

refusals-unexpected = Något gick fel hos mig, men inget gick förlorat. Referens: `{ $reference }`
refusals-outage = Jag når inte mitt minne just nu, men är snart tillbaka. Dina spel är i säkerhet: försök igen om en minut.
refusals-broken = Något är fel med mitt minne, och den som driver mig måste titta på det. Försök igen senare. Referens: `{ $reference }`

## Gissningar

refusals-quoted = ”{ $text }”
refusals-foreign-letter = { $character } är ingen giltig bokstav här. Använd { $first } till { $last }.
refusals-unknown-mark = { $character } är ingen ruta. Skriv en för varje bokstav: 🟩 🟨 ⬛, eller 2 1 0, eller g y b.
refusals-wrong-length = Det har { $actual ->
    [one] { $actual } bokstav
   *[other] { $actual } bokstäver
}; det ska vara { $expected }.
refusals-counts-sharp-s = ß räknas som SS.
refusals-no-lexicon = Jag har inga ord med den längden ({ $length }) på det språket. Alla språk har ord med 4 till 7 bokstäver, och engelska även med 8.
refusals-not-in-mine = **{ $word }** finns inte i min ordlista.
refusals-not-in = **{ $word }** finns inte i min ordlista ({ $language }).
refusals-meant = Menade du **{ $word }**?
refusals-another = Pröva ett annat ord.
refusals-repeated = **{ $word }** har redan gissats på rad { $row }.
refusals-hard-mode = Svårt läge: { $clue }.
refusals-unwelcome = Det ordet är inte välkommet här. Pröva ett annat.
refusals-not-your-turn = Du gjorde den senaste gissningen, så nu är det någon annans tur. { refusals-kept }
refusals-not-your-turn-alone = Du gjorde den senaste gissningen, så nu är det någon annans tur. Om ingen hoppar in kan du fortsätta { $when }. { refusals-kept }
refusals-kept = Ingen gissning gick åt.
refusals-unfit = Det ordet håller jag utanför spelen. Välj ett annat.

## Ledtråden som ett ord bryter mot. $copies is one of the five below.

refusals-clue-correct = rad { $row } visar att bokstav { $at } är **{ $letter }**
refusals-clue-elsewhere = rad { $row } visar att bokstav { $at } inte är **{ $letter }**
refusals-clue-used = rad { $row } visar { $copies }, så { $count ->
    [1] det
    [2] båda
   *[other] alla
} måste användas
refusals-clue-at-least = rad { $row } visar minst { $copies }, så det måste din gissning också ha
refusals-clue-exactly = rad { $row } visar bara { $copies }
refusals-clue-none = rad { $row } visar att det inte finns något **{ $letter }**
refusals-copies-1 = ett **{ $letter }**
refusals-copies-2 = två **{ $letter }**
refusals-copies-3 = tre **{ $letter }**
refusals-copies-4 = fyra **{ $letter }**

## Spel och matcher

refusals-no-game = Det finns inget spel här. Starta ett med `/{ -command } play`.
refusals-not-entered = Ditt bräde är inte öppet än. Tryck på **{ $button }** och gissa sedan.
refusals-daily-over = Gårdagens ord är över; dagens: `/{ -command } daily`.
refusals-no-daily = Det finns inget ord för den dagen. Välj ett ur listan under `day`, eller spela dagens: `/{ -command } daily`.
refusals-no-past-daily = Här finns inga tidigare dagars ord än. Spela dagens: `/{ -command } daily`.
refusals-no-unsolved = Inget tidigare ord väntar på dig här: dagens ord dyker upp när dagen är slut. Dagens ord: `/{ -command } daily`.
refusals-game-ended = Det spelet är slut. Starta ett nytt med `/{ -command } play`.
refusals-running-yours = Du har redan ett sådant spel i gång här. Fortsätt med det, eller avsluta det med `/{ -command } stop`.
refusals-running-here = I kanalen pågår redan ett spel. Häng på, eller starta ditt bredvid. Inget har startats än.
refusals-running-alone = I kanalen pågår redan ett spel. Häng på, eller vänta tills det är slut. Inget har startats än.
refusals-not-yours = Det är någon annans spel. Starta ett eget: välj **Solo** i `/{ -command } play`.
refusals-may-not-stop = Bara { $starter }, som startade spelet, eller en moderator kan avsluta det.
refusals-may-not-begin = Bara { $starter }, som öppnade kapplöpningen, kan starta den i förtid. Den startar av sig själv när alla är redo.
refusals-option-refused = **{ $mode }** har inget alternativ `{ $option }`. Utelämna det, eller se spelsätten i `/{ -command } about`. Inget har startats.
refusals-not-invited = Den är för andra. Starta ett eget spel: `/{ -command } play`.
refusals-played-before = Den här spelade du innan du raderade dina data. Nästa gång börjar du om från början.
refusals-clue-tells-word = Din ledtråd avslöjar ordet. Säg det utan själva ordet.
refusals-clue-unwelcome = I din ledtråd finns ett ord som inte är välkommet här. Säg det på ett annat sätt.
refusals-unknown-code = Inget ord har den koden. Den som satte ordet hittar den under **Spela någon annanstans**; kontrollera varje tecken.
refusals-code-alone = En kod har sitt eget ord och sina egna regler. Använd `/{ -command } play` med bara **code**.
refusals-code-unwelcome = Det ordet spelas inte på den här servern.
refusals-own-code = Bara den som satte ordet kan låta det spelas någon annanstans.
refusals-own-challenge = Du valde ordet, så du kan det redan. Låt de andra gissa.
refusals-too-many-invited = Den senaste timmen har du bjudit in många som inte har börjat än. Du kan bjuda in fler { $again }. Eller nämn ingen: då kan alla här spela.
refusals-may-not-agree = Någon annan som har startat spelet eller gissat i det måste vara med på det.
refusals-may-not-wish = Du har inte gissat i det här spelet än. Gissa en gång, så kan du be om ett tips.
refusals-bot-invited = Botar kan inte vara med i en utmaning. Välj människor, eller låt mig gissa ditt ord med `/{ -command } stump`.
refusals-match-over = Det där är slut. Starta ett nytt med `/{ -command } play`.
refusals-not-begun = Det har inte börjat än. Tryck först på **Gå med** och **Redo**.
refusals-spoiler = Andra spelar fortfarande det ordet. Dela det utan bokstäver.
refusals-nothing-to-share = Du har inte spelat klart något spel här än. Starta ett: `/{ -command } play`.
refusals-hint = **{ $mode }** spelas utan tips. `/{ -command } hint` fungerar i de här spelen: { $modes }.
refusals-wrong-channel = Servern spelar i { $channels }. Starta ditt spel där.
refusals-may-not-start = På servern är det bara { $who } som kan starta spel. Be dem starta ett; du kan vara med. Eller spela med mig i ett direktmeddelande.
refusals-moderators = moderatorer

## Pussel från annat håll

refusals-nothing-to-undo = Det finns ingen rad att ångra. Lägg till en med alternativen `guess` och `hints` i `/{ -command } help`.
refusals-no-puzzle = Du har inget öppet pussel här. `/{ -command } help` visar det du har, eller hur du börjar.
refusals-no-grid = Jag ser inga rader av rutor i det meddelandet, som 🟩⬛⬛🟨🟩, och ingen bild. Välj ett med ett delat resultat eller en skärmbild, eller skriv rutorna själv: `/{ -command } help` tar emot dem i alternativet `hints`.
refusals-own-board = Det är ett av mina bräden, och dess egna knappar hjälper dig. Medan det spelas ger `/{ -command } hint` tips; när det är slut kan du analysera det.
refusals-several-boards = Jag behöver svaren på alla bräden. Skriv dina gissningar i alternativet `words` för `/{ -command } analyse` och svaret på varje bräde i `answer`: `fråga jacka tavla kvist`.
refusals-tiles-missing = Jag behöver ett ord och dess rutor. Skriv ordet i alternativet `guess` i `/{ -command } help`, och rutorna i alternativet `hints`: 01002, eller 🟩🟨⬛.
refusals-tiles-uneven = { $words ->
    [one] Ett ord med { $length } bokstäver{ $where } behöver
   *[other] { $words } ord med { $length } bokstäver{ $where } behöver
} { $needed } rutor, och det finns { $marks }.{ $row }{ $several } Inget har sparats. Ge en för varje bokstav: 01002, eller 🟩🟨⬛.
refusals-tiles-boards = { " " }på { $boards } öppna bräden
refusals-tiles-several = { " " }Om ditt pussel har { $boards } bräden, sätt alternativet `boards` till { $boards }.
refusals-tiles-row = { " " }Titta på nummer { $row }.
refusals-rows-uneven = Jag ser { $rows ->
    [one] en rad med rutor
   *[other] { $rows } rader med rutor
}, men { $words ->
    [one] ett ord
   *[other] { $words } ord
}. Ange ett ord för varje rad, i ordning.
refusals-other-length = Ditt pussel här har { $expected } bokstäver, och det ordet har { $actual }. För ett annat pussel: välj **Nytt pussel** under **Mer**, eller sätt alternativet `length` till { $actual }.
refusals-sharp-s = Jag räknar ß som SS, så det ordet är **{ $word }** här, och rutorna stämmer inte med längden. Pussel som räknar ß som en bokstav klarar jag tyvärr inte. Inget har sparats.
refusals-too-many-rows = Ett pussel har högst { $most } rader här. Skriv in färre, eller börja på ett nytt pussel.
refusals-no-stump = Jag gissar inget av dina ord här. Låt mig gissa ett: `/{ -command } stump`.
refusals-not-your-word = Bara den som tänkte på ordet markerar det. Tänk på ett själv: `/{ -command } stump`.

## Bilder

refusals-picture-large = Bilden är för stor: jag läser upp till 8 MB och 25 megapixel. En skärmbild direkt från telefonen är liten nog.
refusals-picture-format = Jag kan inte läsa den filen som bild. Skicka en skärmbild som PNG, JPEG, WebP eller GIF.
refusals-picture-no-board = Jag ser inget bräde på bilden. Ta en skärmbild där alla gissade rader syns, eller skriv raderna: `/{ -command } help`.
refusals-picture-small = Brädet på bilden är för litet för att läsa. Skicka själva skärmbilden i full storlek.
refusals-picture-keyboard = Jag ser bara ett tangentbord på bilden. Ta en skärmbild där de gissade raderna ovanför syns.
refusals-picture-left = På den bilden är brädet avskuret till vänster. Skicka en där alla kolumner syns.
refusals-picture-right = På den bilden är brädet avskuret till höger. Skicka en där alla kolumner syns.
refusals-picture-above = På den bilden är brädet avskuret upptill. Skicka en där alla rader syns.
refusals-picture-below = På den bilden är brädet avskuret nedtill. Skicka en där alla rader syns.
refusals-picture-no-guess = Ingen har gissat på det brädet än. För en bra första gissning: `/{ -command } solve`.
refusals-picture-photograph = Det ser ut som ett foto. Ta en skärmbild av spelet i stället, så kan jag läsa den.
refusals-picture-elsewhere = Jag läser bara bilder som har lagts upp på Discord. Lägg upp själva bilden i stället för en länk.
refusals-picture-gone = Jag kommer inte åt bilden längre. Lägg upp den igen.
refusals-picture-under-way = Jag läser fortfarande din förra bild. Försök igen om en liten stund.
refusals-picture-slow = Bilden tog för lång tid för mig. Pröva en skärmbild med bara brädet, eller skriv raderna: `/{ -command } help`.
refusals-picture-or-text = Ge mig antingen en bild eller det du gissade, inte båda. Inget har sparats.
refusals-picture-boards = Det finns flera bräden på bilden. Klipp ut det du menar, och skicka det till mig.

## Analysen och topplistan

refusals-still-running = Spelet pågår fortfarande. Jag kan analysera det när det är slut; `/{ -command } board` visar det.
refusals-nothing-played = Det finns ingen gissning att analysera. Spela först: `/{ -command } play`.
refusals-words-missing = Jag behöver orden också. Skriv dem du gissade, i ordning, i alternativet `words` i `/{ -command } analyse`, eller välj **Analysera spelet** på ett meddelande med ditt delade resultat, så frågar jag efter dem.
refusals-answer-missing = Jag ser ingen rad som är helt grön, så jag kan inte veta vad svaret var. Skriv det i alternativet `answer` i `/{ -command } analyse`.
refusals-marks-differ = Om svaret var **{ $answer }** skulle rad { $row } vara { $tiles }. Kolla orden och rutorna; inget har sparats.
refusals-guess-after-answer = Det finns en gissning efter svaret. Kolla orden.
refusals-unknown-rival = Jag känner ingen motståndare med det namnet. Välj en ur listan under `rival`.
refusals-no-results = Inga färdiga spel än. Starta ett med `/{ -command } play`.
refusals-only-recorded = Inga färdiga spel än, bara resultat från pussel från annat håll: de finns i `/{ -command } records`. Starta ett spel med `/{ -command } play`.
refusals-not-listed = Du är inte med på den här topplistan: den räknar inget av de spel du har spelat klart här. Titeln säger vilka den räknar; `/{ -command } stats` har alla dina.
refusals-only-struck = Inget av dina resultat räknas här: de som sköter servern har strukit dem. **Rättelser** i `/{ -command } leaderboard` visar vilka och av vem; fråga dem om du tycker att de borde räknas.

## Pussel spelade på annat håll

refusals-no-share = Jag hittade inget resultat där som jag kan läsa. Kopiera hela resultatet och försök igen. Jag läser { $games }. Saknas ditt spel kan den som sköter servern lära mig det: `/{ -command } settings`, sidan *{ guilds-page-games }*.
refusals-no-share-of = Det ser ut som **{ $game }**, men jag kan inte läsa något resultat i det. Kopiera hela resultatet som spelet ger det och försök igen. Det här kan jag till exempel läsa:
    { $example }
refusals-not-moderator = Bara en moderator kan säga vem som är vem här. Be någon av dem trycka.
refusals-same-account = Det är samma konto två gånger. Välj ett annat.
refusals-not-your-share = Bara den som skrev det eller en moderator kan notera det. För dina egna resultat: `/{ -command } record`.
refusals-game-switched-off = Jag kan läsa **{ $game }**, men resultaten noteras inte här än. Den som sköter servern kan slå på det i `/{ -command } settings`, sidan *{ $page }*.
refusals-shut-out = Inget har noterats: de som sköter servern tar inte emot resultat av { $who }. Fråga dem om du tycker att det är fel. Allt annat går att spela som förut.
refusals-shut-out-you = Inget har noterats: de som sköter servern tar inte emot dina resultat. Fråga dem om du tycker att det är fel. Allt annat går att spela som förut.
refusals-future-puzzle = **{ $puzzle }** har inte kommit ut än, så det har inte noterats. Kolla numret.
refusals-impossible-score = Inget resultat av **{ $puzzle }** kan ha den siffran, så det har inte noterats. Kolla vad du klistrade in.
refusals-second-result = Där står mer än ett resultat av **{ $puzzle }**. Bara det första räknas.
refusals-grid-differs = Rutorna i **{ $puzzle }** stämmer inte med resultatet, så det har inte noterats. Klistra in det så som spelet gav dig det.
refusals-too-late = **{ $puzzle }** kommer för sent: här räknas resultat upp till { $days ->
    [one] { $days } dag
   *[other] { $days } dagar
} efter pusslets dag. Det har inte noterats.
refusals-too-many-results = **{ $puzzle }** är ett för mycket: resultat av det här spelet säger inte sin dag, och här räknas högst { $most } på { $most } dagar. Det har inte noterats.
refusals-too-many-at-once = **{ $puzzle }** är ett för mycket för en dag: resultat av det här spelet säger inte sin dag, och här räknas högst { $most } om dagen. Det har inte noterats. Posta det igen i morgon.
refusals-edit-too-late = **{ $puzzle }** ändrades för sent: här räknas ändringar upp till { $days ->
    [one] { $days } dag
   *[other] { $days } dagar
} efter pusslets dag. Det som noterats tidigare står kvar.
refusals-past-day = Det är för sent att ändra eller ta bort det här resultatet. De som sköter servern bestämmer hur länge det går, i `/{ -command } settings`.
refusals-pasting-off = Servern tar inte emot inklistrade resultat, så att alla ser var de kommer ifrån. Skriv ditt i { $channels } så noterar jag det.
refusals-pasting-off-anywhere = Servern tar inte emot inklistrade resultat, så att alla ser var de kommer ifrån. Skriv ditt i en kanal och använd **{ records-menu }** på det meddelandet: håll det intryckt, eller högerklicka, och välj **Appar**.
refusals-backfill-running = Jag läser redan äldre meddelanden på servern. Vänta tills det är klart, eller stoppa det i `/{ -command } settings`, sidan *Noterade resultat*.
refusals-nothing-to-take-back = Det finns inget att ta tillbaka: inga äldre meddelanden har lästs.
refusals-not-watched = Resultat noteras inte längre i den kanalen. Välj den igen i `/{ -command } settings`, sidan *Noterade resultat*.
refusals-unknown-game = Jag känner inget spel med det namnet. `/{ -command } records` listar dem jag kan läsa.

## Inställningar

refusals-keeps-private = Den här spelaren håller sin statistik för sig själv.
refusals-oneself = Det är samma person två gånger. Välj någon annan att jämföra med.
refusals-no-server = Det fungerar bara på en server. Försök igen i en av dess kanaler.
refusals-may-not-manage = Bara de som sköter servern kan ändra det. För dina egna val: `/{ -command } preferences`.
refusals-not-everywhere = Alla servrar jämför bara egna spel. Välj ett annat spelsätt, eller serverns egen topplista.
refusals-known-word = Jag kan redan **{ $word }**: det går att gissa på servern.
refusals-refused-word = Jag kan **{ $word }**, men det är inte tillåtet på servern. Det ändrar du i `/{ -command } settings`, sidan *{ $page }*: **{ $setting }**.
refusals-unfit-word = Jag kan inte läsa det som ett ord. Skriv ett ord med 4 till 8 bokstäver på språket som servern spelar på. Inget har ändrats.
refusals-unfit-words = { $count ->
    [one] Ord
   *[other] Orden
} { $numbers } i din lista går inte att läsa. Skriv ord med 4 till 8 bokstäver, med mellanslag eller komman emellan. Inget har ändrats.
refusals-too-many-words = Det skulle bli { $count } ord; jag har plats för högst { $most }. Inget har ändrats.
refusals-unknown-list = Den listan finns inte längre. Välj en annan.
refusals-unfit-file = Jag kan bara läsa en ren textfil, på högst 100 kB. Inget har ändrats.
refusals-office-file = Det där är ett kalkylblad, ett dokument eller en PDF, och sådana kan jag inte läsa. Spara som ren text eller CSV och välj den filen. Inget har ändrats.
refusals-list-more = • … och { $count } till.
refusals-list-short = { $count ->
    [0] Jag hittade inga ord i den. En lista behöver minst { $least } olika.
   *[other] En lista behöver minst { $least } olika ord, och den här har { $count }.
} Inget har ändrats.
refusals-list-none-so-long = Listan har { $count } ord med { $length } bokstäver, och spelet behöver { $least }. Välj en annan längd.
refusals-too-many-lists = En server kan ha { $most } listor. Radera en först.
refusals-time-zone = Jag känner inte till den tidszonen. Skriv en som `Europe/Stockholm`.
refusals-time-zone-alike = Jag känner inte till den tidszonen. Menade du { $alike }?
refusals-out-of-range = Skriv ett heltal från { $low } till { $high }. Inget har ändrats.
refusals-unfit-score = Skriv ett heltal från { $low } till { $high }, eller X om pusslet inte löstes. Inget har ändrats.
refusals-unfit-time = Skriv en tid som 1:23, eller hela sekunder från { $low } till { $high }. Inget har ändrats.
refusals-no-full-hour = Jag klarar bara hela timmar: skriv { $before } eller { $after }. Inget har ändrats.
refusals-form-too-late = Det tog för lång tid för mig att öppna. Inget har gått förlorat: försök igen.
refusals-too-fast = Nu gick det fortare än jag hinner med. Försök igen { $again }.
refusals-crowded = För många frågar här på en gång. Inget har gått förlorat: försök igen om några sekunder.
refusals-unknown-button = Den knappen hör till en annan version av mig. Hämta ett nytt meddelande: `/{ -command } board`.
refusals-unknown-choice = Det är inget av valen. `/{ -command } settings` listar dem.
refusals-everybodys-role = Den rollen har alla. Välj en som bara några har, eller ingen. Ingenting ändrades.
refusals-bots-role = Den rollen är en bots egen. Välj en som några människor har, eller ingen. Ingenting ändrades.
refusals-no-season = Det finns ingen sådan säsong här. De som sköter servern kan starta en med `/{ -command } settings`.
refusals-unfit-days = Jag behöver två dagar, till exempel 2026-12-01 och 2026-12-31: den sista inte före den första, och inte i det förflutna.
refusals-unfit-points = Jag behöver sju heltal från 0 till { $most }: poängen för 1, 2, 3, 4, 5 och 6 gissningar, sedan för ett spel som inte löses. Till exempel: `10 8 6 4 2 1 0`. Inget har ändrats.
refusals-result-gone = Det resultatet finns inte kvar.
refusals-corrected-again = Det resultatet har rättats en gång till. Ångra den senaste rättelsen först.
refusals-corrected = Någon som sköter servern har rättat det resultatet, så det står kvar som det är.
refusals-taught-name = Ge det ett eget namn: jag kan redan ett spel med det namnet, eller så fattades namnet.
refusals-taught-known = Det kan jag redan läsa: det är **{ $game }**. Välj en kanal på sidan **{ $page }**, så noteras resultaten.
refusals-taught-score = Jag hittar inte den poängen i det första resultatet. Skriv den precis som den står där, till exempel 4/6, 1340 eller 1:23. En poäng av bara rutor kan jag inte lära mig.
refusals-taught-puzzle = Jag kan inte skilja de två pusslen åt: båda resultaten behöver ett nummer eller ett datum, och de måste vara olika. Klistra in resultat från två olika dagar.
refusals-taught-differ = De här resultaten har för lite gemensamt för att jag ska hitta fler. Klistra in båda precis som spelet gjorde dem, med namnet i.
refusals-taught-many = En server kan lära mig { $most } spel. Radera ett först.
refusals-taught-gone = Servern lär inte längre ut det spelet. Välj ett annat.
