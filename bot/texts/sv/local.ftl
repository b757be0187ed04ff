### Sidan där man provar boten utan Discord.

local-greeting = Hej! Skriv `/{ -command } play` här nedanför och tryck på **{ games-begin-button }**. För att gissa trycker du på **{ games-guess-button }**, eller skriver bara ordet om alla ser spelet. `/{ -command } board` tar fram ett öppet spel igen, och `/{ -command } about` visar alla sätt att spela. Släpp en skärmbild av ett pussel från något annat ställe på sidan så hjälper jag till. Välj högst upp vem du är: { $people }.
local-greeting-app = **Wordle** i samma lista är Discords egen Wordle-app: skriv `{ $summary }` som den, så har du lagt upp en sammanfattning.
local-greeting-direct = Hej! Här spelar vi för oss själva. Skriv `/{ -command } play` här nedanför och tryck på **{ games-begin-button }**. För att gissa skriver du bara ordet.
local-real = Det här är den riktiga boten, på din dator. simcord ritar sidan; Discord ser lite annorlunda ut. Där räknas ett ord som gissning bara om boten nämns, och om den som driver boten tillåter det.
local-private = Bara du kan se det här.
local-posted = Det där skickades som ett meddelande. Skriv `/`, välj kommandot i listan som öppnas och sedan dess alternativ, som på Discord.
local-clock = Nu är det { $when }.
local-clock-how = Klockan går bara framåt, högst 31 dagar: `/clock 30m`, `2h`, `1d`, `1w` eller `09:00`.
