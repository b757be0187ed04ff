### Badges for deeds.

badges-daily = Första dagens ord
badges-two = På högst två
badges-last = I sista stund
badges-trap = Ur fällan
badges-grays = Ingen grå två gånger
badges-dark = Mörk start
badges-ultra = Ultrasvårt
badges-boards = Åtta på en gång
badges-duel = Slog boten
badges-race = Vinnare i kapplöpning
badges-all = Full pott
badges-comeback = Comeback

## What each is for

badges-daily-about = Avsluta ett dagens ord, med eller utan tips.
badges-two-about = Lös ett ord på två gissningar, eller på en.
badges-last-about = Lös ett ord med den sista gissningen du har.
badges-trap-about = Lös ett ord efter två gissningar som bara missade samma bokstav.
badges-grays-about = Lös ett ord på fyra gissningar eller fler utan att någonsin prova en grå bokstav igen.
badges-dark-about = Lös ett ord efter en första gissning utan en enda träff.
badges-ultra-about = Lös ett ord i ultrasvårt läge.
badges-boards-about = Lös åtta bräden eller fler på en gång, på egen hand.
badges-duel-about = Vinn en duell mot mig.
badges-race-about = Vinn en kapplöpning med minst tre spelare.
badges-all-about = Lös ett dagens ord som alla som spelade det löste: minst tre spelare.
badges-comeback-about = Förlora en svit på sju dagens ord eller fler, och vinn sju i rad igen.

## Where they are shown

badges-count = { $who } har { $had } av { $all } märken här.
badges-missing = **Kvar att få**
badges-rule = Ett märke är för en bedrift i ett eget spel här som räknas, utan tips. Inget märke är för att spela mycket.
# $signs are emojis, one for each badge
badges-worn = Märken: { $signs } · { $had } av { $all }
badges-new = Nytt bland dina märken: { $badges }