### En servers inställningar.

guilds-page-title = Inställningar · { $page }
guilds-page-prompt = Sida
guilds-mute = Jag kan inte lägga upp dagens ord där. Låt mig se kanalen och skicka meddelanden i den.
guilds-threadless = Jag kan inte öppna en privat tråd där. Det behövs en textkanal där jag får skapa privata trådar och skicka meddelanden i trådar.

## Sidorna

guilds-page-play = Spel
guilds-page-channels = Kanaler
guilds-page-daily = Dagens ord
guilds-page-words = Ord
guilds-page-lists = Ordlistor
guilds-page-people = Personer
guilds-page-leaderboard = Topplista
guilds-page-seasons = Säsonger
guilds-page-play-hint = språk, längd, svårt läge, tema, turas om, kommentarer
guilds-page-channels-hint = var man spelar, trådar, spel som står stilla
guilds-page-daily-hint = dess kanal, klockslag, tidszon, ping och tips
guilds-page-words-hint = extra och bannlysta ord, grova gissningar, stavning
guilds-page-lists-hint = egna ord att spela med: en läxa, en fandom
guilds-page-people-hint = vem som får starta och avsluta spel
guilds-page-leaderboard-hint = spel som krävs för en placering, missade dagar, egna poäng
guilds-page-seasons-hint = säsonger, mästare och veckans inlägg

## Spel

guilds-language = **Ordens språk**: { $value }
guilds-language-followed = **Ordens språk**: { $value }, som i serverns inställningar på Discord
guilds-language-follow = Som i Discord
guilds-length = **Längd**: { $value } bokstäver, om en spelare inte ber om annat
guilds-hard = **Svårt läge**: { $value }
guilds-theme = **Tema**: { $value }, på bräden som alla ser
guilds-hard-off = av
guilds-hard-hard = på, ledtrådar måste användas
guilds-hard-ultra = ultra, varje ledtråd måste stämma
guilds-language-prompt = Ordens språk
guilds-length-prompt = Längd
guilds-hard-prompt = Svårt läge
guilds-theme-prompt = Tema
guilds-turns-on = **Turas om** i spel för alla: på, om inte den som börjar stänger av det
guilds-turns-off = **Turas om** i spel för alla: av, om inte den som börjar slår på det. Den som hoppar in låter ändå andra få en halv minut på sig att gissa.
guilds-turns-switch = Turas om
guilds-length-option = { $value } bokstäver

## Teman, här och bland en spelares egna val

guilds-remarks-on = **Kommentarer** när ett spel är slut: på
guilds-remarks-off = **Kommentarer** när ett spel är slut: av
guilds-remarks-switch = Kommentarer
guilds-theme-squares = Rutor
guilds-theme-letters = Bokstavsbrickor
guilds-theme-picture = Bild
guilds-theme-contrast = Hög kontrast
guilds-theme-contrast-letters = Bokstavsbrickor med hög kontrast
guilds-theme-symbols = Tecken
guilds-theme-text = Ren text
guilds-theme-squares-hint = 🟩🟨⬛ och bokstäverna bredvid
guilds-theme-letters-hint = bokstäver på grönt, gult och grått
guilds-theme-picture-hint = stora rutor, namn och tangentbordet i en bild
guilds-theme-contrast-hint = 🟧 rätt, 🟦 fel plats
guilds-theme-contrast-letters-hint = bokstäver på orange, blått och grått
guilds-theme-symbols-hint = [A] rätt, (A) fel plats, inga färger
guilds-theme-text-hint = för skärmläsare

## Kanaler

guilds-channels = **Spel får starta i**: { $value }
guilds-channels-none = alla kanaler
guilds-threads-on = **Varje spel**: i en egen tråd
guilds-threads-off = **Varje spel**: i själva kanalen
guilds-idle = **Spel som står stilla**: stängs { $public ->
    [one] { $public } timme
   *[other] { $public } timmar
} efter senaste gissningen, privata efter { $private ->
    [one] { $private } timme
   *[other] { $private } timmar
}
guilds-channels-prompt = Tillåtna kanaler (ingen: alla kanaler)
guilds-threads-switch = Trådar
guilds-idle-button = Timmar av stillhet
guilds-idle-modal = Timmar tills ett stilla spel stängs
guilds-idle-public-field = Spel i kanaler (1 till { $most })
guilds-idle-private-field = Privata spel (1 till { $most })

## Dagens ord

guilds-daily-channel = **Dagens ord läggs upp i**: { $value }
guilds-schedule = **Tid**: { $hour }:00 { $zone }
guilds-ping-role = **Pingar**: { $value }
guilds-ping-role-none = ingen
guilds-daily-hints-on = **Tips i det**: tillåtna
guilds-daily-hints-off = **Tips i det**: inte tillåtna
guilds-shields-on = **Ett missat dagens ord i månaden**: en sköld håller sviten
guilds-shields-off = **Ett missat dagens ord i månaden**: bryter sviten
guilds-daily-thread-on = **Spoilertråd**: den som är klar kommer in i en privat tråd intill dagens ord, med allas bräden. Den som får hantera trådar kan också titta in.
guilds-daily-thread-off = **Spoilertråd**: ingen
guilds-daily-list = **Ordet hämtas ur** en av serverns ordlistor, så det räknas inte på topplistan
guilds-daily-begins = När du väljer en kanal lägger jag upp dagens ord där: dagens inom en minut om klockan är efter { $hour }:00, och nästa vid den tiden.
guilds-daily-channel-prompt = Kanal för dagens ord
guilds-ping-role-prompt = Roll att pinga (ingen: ingen ping)
guilds-schedule-button = Klockslag och tidszon
guilds-daily-card-on = **När den första har spelat**: alla ser ett kort
guilds-daily-card-off = **När den första har spelat**: inget kort
guilds-daily-card-switch = Kort
guilds-daily-hints-switch = Tips
guilds-shields-switch = Svitsköld
guilds-daily-thread-switch = Spoilertråd
guilds-schedule-modal = När dagens ord läggs upp
guilds-hour-field = Timme, 0 till 23
guilds-zone-field = Tidszon, till exempel Europe/Stockholm

## Ord

guilds-extra = **Extra ord**, som också går att gissa här: { $words }
guilds-banned = **Bannlysta ord**, som aldrig gissas, göms eller föreslås: { $words }
guilds-offensive-on = **Grova gissningar**: godtas, men är aldrig svaret; skällsord om grupper nekas alltid
guilds-offensive-off = **Grova gissningar**: nekas precis som skällsord om grupper, och är aldrig svaret
guilds-spelling = **Engelsk stavning av svaren**: { $value }; båda går att gissa
guilds-spelling-american = amerikansk (color)
guilds-spelling-british = brittisk (colour)
guilds-spelling-prompt = Svar på engelska
guilds-none = inga
guilds-more = { $words } och { $count } till
guilds-extra-button = Extra ord
guilds-banned-button = Bannlysta ord
guilds-offensive-switch = Grova gissningar
guilds-extra-field = Ord som också går att gissa här
guilds-banned-field = Ord som ingen ska se här
guilds-added = **{ $word }** går att gissa på servern från och med nu, och jag har det i åtanke när jag hjälper till. `/{ -command } settings` listar alla era ord.

## Personer

guilds-start = **Vem som startar spel**: { $who }
guilds-stop = **Vem som avslutar andras spel utan omröstning**: { $who }
guilds-moderators-always = Moderatorer, som får hantera meddelanden, kan alltid göra båda delarna.
guilds-who-everyone = alla
guilds-who-moderators = moderatorer
guilds-who-role = en roll
guilds-role-missing = en roll, som du väljer nedanför
guilds-start-prompt = Vem som startar spel
guilds-starters-prompt = Rollen som startar spel
guilds-stop-prompt = Vem som avslutar andras spel
guilds-stoppers-prompt = Rollen som avslutar andras spel

## Topplista

guilds-least-games = **Spel för en placering**: { $value }. Den som har färre står under alla andra, som ny.
guilds-least-games-prompt = För en placering
guilds-correct-button = Rätta ett resultat
guilds-least-games-option = { $value } spel

## Vad en missad dag kostar

guilds-absence = **En missad dag kostar**: { $value }. Det gäller topplistan över dagens ord för en dag, vecka, månad eller ett år, och bara för den som spelade minst en gång under den tiden.
guilds-absence-prompt = En missad dag kostar
guilds-absence-none = ingenting
guilds-absence-loss = lika mycket som en förlust
guilds-absence-average = lika mycket som ett genomsnittligt spel
guilds-absence-worst = lika mycket som dagens sämsta resultat

## What a result is worth

guilds-points = **Poäng**: { $wins } för ett ord på 1 till 6 gissningar, { $lost } för ett spel som inte löses. Topplistan kan ordnas efter dem.
guilds-points-button = Poäng
guilds-points-modal = Vad ett spel är värt
guilds-points-field = Poäng för 1 till 6 gissningar, sedan olöst
guilds-double-day = **Dubbla poäng**: { $day }
guilds-double-day-prompt = Dubbla poäng
guilds-double-day-none = ingen dag

## Alla servrar

guilds-shared-on = **Topplistan för alla servrar**: den här servern är med. Spelarna står med namn där, om de inte döljer det.
guilds-shared-off = **Topplistan för alla servrar**: den här servern är inte med.
guilds-shared-switch = Alla servrar

## Resultat

guilds-page-records = Noterade resultat
guilds-page-records-hint = kanaler där resultat noteras, sena resultat, ändringar, export
guilds-record-channels = **Resultat noteras i**: { $value }. Delade resultat som läggs upp där och Wordle-appens sammanfattningar räknas utan kommando.
guilds-record-days = { $value ->
        [0] **Sena resultat**: tas emot när som helst
        [one] **Sena resultat**: tas emot upp till { $value } dag efter pusslets dag
       *[other] **Sena resultat**: tas emot upp till { $value } dagar efter pusslets dag
    }
guilds-record-edits = **Redigerade meddelanden**: { $value }; det som stod först minns jag
guilds-record-edits-prompt = Redigerade meddelanden
guilds-record-edits-never = ändrar inget resultat
guilds-record-edits-slip = ändrar ett resultat i tio minuter efter att det lades upp
guilds-record-edits-day = ändrar ett resultat samma dag som meddelandet
guilds-record-edits-ever = ändrar ett resultat så länge sena tas emot
guilds-record-pasted-on = **Inklistrade resultat**: alla kan notera sina egna med `/{ -command } record`
guilds-record-pasted-off = **Inklistrade resultat**: tas inte emot; bara det som någon har skrivit räknas
guilds-record-reaction-on = **Märke**: 📝 under varje meddelande som noteras, med en siffra bredvid om jag räknade något annat än det som står, ✏️ om en redigering har ändrat resultatet, ❔ under ett resultat som jag inte tog emot; av ett pussel räknas det första resultatet
guilds-record-reaction-off = **Märke**: inget
guilds-record-channels-prompt = Kanaler där resultat noteras
guilds-record-days-prompt = Sena resultat
guilds-record-days-option = { $value ->
        [0] när som helst
        [one] { $value } dag sent
       *[other] { $value } dagar sent
    }
guilds-record-reaction-switch = Märke 📝
guilds-record-pasted-switch = Inklistrade resultat
guilds-export-button = Exportera resultat
guilds-exported = Här är serverns resultat, som tabeller för ett kalkylprogram. Från andra pussel, i results.csv: { $records }. Från spel med mig, i games.csv: { $games }. Den som döljer sitt namn heter ”en spelare” där.
guilds-export-cut = Varje tabell har högst de { $most } senaste.
guilds-export-empty = På den här servern har inget registrerats eller avslutats än.

## En omkopplare, som text på sin knapp

guilds-chosen = { $setting }: { $value }
guilds-on = { $setting }: på
guilds-off = { $setting }: av

## Anmälda ord

guilds-page-reports = Anmälda ord
guilds-page-reports-hint = ord som spelare har anmält, att bannlysa eller behålla
guilds-reports = Spelare säger att de här orden inte borde vara svar. Ett bannlyst ord gissas, göms eller föreslås aldrig på servern; att behålla ett ord tar bara bort det från listan.
guilds-no-reports = Inga anmälda ord väntar. Spelare kan anmäla ordet i ett spel som är slut.
guilds-reported = **{ $word }** ({ $language }): { $players } spelare · { $why }
guilds-reported-rare = knappt känt
guilds-reported-offensive = kränkande
guilds-reported-nonword = inget ord
guilds-reported-other = annat skäl
guilds-reported-more = och { $count } till
guilds-ban-prompt = Bannlys här
guilds-keep-prompt = Behåll

## Säsonger och veckans inlägg

guilds-season = **Säsonger**: { $season }. När en tar slut utropas mästaren här, och alla börjar om på lika villkor. Har ingen spelat på två veckor väntar jag på nästa spel. Ändras det här avslutas en pågående säsong utan mästare.
guilds-season-off = inga
guilds-season-monthly = varje månad
guilds-season-days = från { $first } till { $last }
guilds-season-prompt = Säsonger
guilds-season-button = Säsong med datum
guilds-season-modal = En säsong med egna dagar
guilds-season-first-field = Första dagen, till exempel 2026-12-01
guilds-season-last-field = Sista dagen, till exempel 2026-12-31
guilds-weekly = **Veckans inlägg**: { $day } kl. { $hour }:00 { $zone }, om någon har spelat
guilds-weekly-off = **Veckans inlägg**: inget
guilds-weekly-never = inget
guilds-weekly-prompt = Veckans inlägg
guilds-weekly-button = Klockslag för veckans inlägg
guilds-bulletin-channel = **Läggs upp i**: { $value }
guilds-bulletin-channel-prompt = Kanal för inläggen (ingen: samma som dagens ord)
guilds-bulletin-refused = { $day } fick jag inte lägga upp något där. Låt mig se kanalen och skicka meddelanden i den.
guilds-daily-channel-none = ingen kanal än
guilds-record-channels-none = { guilds-daily-channel-none }
guilds-bulletin-channel-none = { guilds-daily-channel-none }

## Rewards

guilds-page-rewards = Belöningar
guilds-page-rewards-hint = roller för gårdagens bästa, mästare och långa sviter
guilds-rewards = De här rollerna kommer och går av sig själva, utan ping: den som förtjänar en har den tills någon annan gör det, eller sviten tar slut. De följer den här serverns dagliga ord och säsonger, och de resultat som registreras här i ett spel som du väljer: Wordle eller ett annat som har ett pussel för varje dag.
guilds-best-role = **Bäst på gårdagens ord**: { $value }
guilds-best-role-none = ingen roll
guilds-best-role-prompt = Roll för gårdagens bästa (valfri)
guilds-wordle-role = **Bäst igår på { $game }, av resultaten som registrerats här**: { $value }
guilds-wordle-role-none = { guilds-best-role-none }
guilds-wordle-role-prompt = { $game }: { guilds-best-role-prompt }
guilds-reward-game-prompt = Belönat spel
guilds-champion-role = **Förra säsongens mästare**: { $value }
guilds-champion-role-none = { guilds-best-role-none }
guilds-champion-role-prompt = Mästarnas roll (valfri)
guilds-streak-role = **7 dagar i rad**: { $value }
guilds-streak-role-none = { guilds-best-role-none }
guilds-streak-role-prompt = Roll för 7 dagar i rad (valfri)
guilds-long-streak-role = **30 dagar i rad**: { $value }
guilds-long-streak-role-none = { guilds-best-role-none }
guilds-long-streak-role-prompt = Roll för 30 dagar i rad (valfri)
guilds-longest-streak-role = **100 dagar i rad**: { $value }
guilds-longest-streak-role-none = { guilds-best-role-none }
guilds-longest-streak-role-prompt = Roll för 100 dagar i rad (valfri)
guilds-beyond = Jag kan inte ge en av de här rollerna. Låt mig hantera roller, och flytta min egen roll ovanför den.
guilds-power = En av de här rollerna ger makt över andra, så den ger jag inte bort. Välj en roll utan sådana rättigheter.
guilds-page-games = Inlärda spel
guilds-page-games-hint = pussel som jag inte kan än, lärda från två resultat
