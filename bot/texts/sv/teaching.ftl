### Vad boten lär ut: reglerna, spelsätten och sig själv.

teaching-rules-title = Reglerna
teaching-rules =
    Hitta det dolda ordet. Varje gissning är ett ord med samma längd, och rutorna visar hur nära den är:

    🟩 🟧  bokstaven är rätt, och på rätt plats
    🟨 🟦  bokstaven finns i ordet, men någon annanstans
    ⬛  bokstaven finns inte i ordet (eller inte så många gånger)

    En bokstav som gissas två gånger markeras två gånger bara om ordet har den två gånger: först räknas de gröna, sedan de gula från vänster.

    Du har sex gissningar, och en till för varje extra bräde. Ett ord jag inte kan, eller som redan har gissats, kostar ingenting.

    { "**" }Svårt läge**: en grön bokstav stannar där den är, och en gul måste användas igen.
    { "**" }Ultrasvårt**: en gissning måste stämma med varje ledtråd, även de grå rutorna.

teaching-about-title = Tilemate
teaching-about =
    Jag håller i ordspel i stil med Wordle, och hjälper till med pussel från annat håll.

    `/{ -command } play` startar ett spel. Tryck på **Gissa** under brädet för att gissa, eller skriv `/{ -command } guess`. I ett direktmeddelande räcker ordet.
    `/{ -command } daily` är dagens ord, samma för alla här
    `/{ -command } help` löser ett pussel med dig
    `/{ -command } preferences` ställer in ditt språk, tema och dina påminnelser
    `/{ -command } settings` är för dem som sköter servern

    Mina ord kommer från fria ordböcker och ordlistor. Jag har ingen koppling till New York Times.

# Buttons for the pages of the guide
teaching-page-about = Om mig
teaching-page-rules = Regler
teaching-page-modes = Spelsätt
teaching-page-privacy = Integritet

teaching-modes-title = Spelsätt
teaching-mode = **{ $mode }** – { $sentence }
teaching-boards = Bräden
teaching-mode-boards = 2, 4 eller 8 ord på en gång med samma gissningar: { $modes }
