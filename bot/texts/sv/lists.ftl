### En servers ordlistor: en läxas, eller en fandoms.

lists-about = Spela med egna ord: en glosläxa, en fandom. En lista har { $fewest } till { $most } ord med { $shortest } till { $longest } bokstäver. Orden i den är svaren; gissa får man både ur listan och ur språket. Sådana spel räknas inte på topplistan. Välj en lista med `/{ -command } play list:`.
lists-none = Servern har ingen lista än.
lists-words = { $words } ord
lists-length = { $letters } bokstäver: { $words }
lists-turns = Ord av alla längder kommer, först de som inte har spelats än, sedan de som spelades för längst sedan. Med `length:` blir det bara en längd.
lists-renamed = Det finns redan en lista **{ $taken }**, så den här heter **{ $name }**. För att ändra orden i den andra, välj den och tryck på **{ $button }**.
lists-prompt = Titta på en lista
lists-add-button = Lägg till en lista
lists-change-button = Ändra
lists-delete-button = Radera
lists-sure = Radera listan **{ $name }**? Spel som pågår fortsätter med den.
lists-sure-daily = Dagens ord på servern hämtas ur den. Därefter kommer det ur språket igen.
lists-keep-button = Behåll den
lists-modal = En ordlista
lists-name-field = Vad den heter
lists-language-field = Ordens språk
lists-words-field = Ord, med mellanslag, komman eller nya rader
lists-file-field = Eller en textfil, i stället för orden ovan
lists-daily = 📅 Från och med nästa gång hämtas dagens ord ur den här listan. Det räknas inte på topplistan.
lists-daily-switch = Dagens ord ur den
lists-dropped = Spel på { $language } skriver { $letters } som { $plain }.
lists-dropped-other = Om orden är på { $others }, tryck på **{ $button }** och välj det språket.
lists-unknown = Finns inte i min ordlista ({ $language }), men spelas ändå: { $words }. Namn och ord från lektionen går bra; se efter om något är felskrivet.
lists-crude = Finns på min lista över grova ord, men får stå kvar: { $words }. Ta bort det som inte var meningen.
lists-correct-button = Rätta
lists-left-out = { $count ->
    [one] En post utelämnades:
   *[other] { $count } poster utelämnades:
}
lists-left-words = • Rad { $number }: ”{ $text }” har { $words } ord.
lists-left-letter = • Rad { $number }: ”{ $text }”: { $character } är ingen bokstav i det här språket.
lists-left-length = • Rad { $number }: ”{ $text }” har { $length ->
    [one] { $length } bokstav
   *[other] { $length } bokstäver
}, och { $least } till { $most } går bra.
lists-left-again = • Rad { $number }: ”{ $text }” finns redan i listan.
lists-left-head = • Rad { $number }: ”{ $text }” är kolumnens rubrik och inget ord i listan.
lists-left-beside = • Det som står bredvid den första kolumnen (”{ $text }” och så vidare): varje rad ger ett ord. Om de också är ord i listan, skriv vart och ett på en egen rad.
lists-left-articles = • Det som står före orden ({ $text }): bara själva orden togs med.
lists-left-comment = • Rader som börjar med # (”{ $text }” och så vidare) är kommentarer: inga ord togs från dem.
lists-left-slur = • Rad { $number }: ett ord som inte är välkommet här.
lists-progress-button = Framsteg
lists-back-button = Tillbaka till listan
lists-unplayed = Ingen har spelat klart ett spel med den här listan än.
lists-played = **{ $played } av { $words }** ord har spelats. Hittades senast: { $found }.
lists-missed = Hittades inte senast och kommer tillbaka tidigare: { $words }
lists-learner = { $who } · { $found } av { $met } hittade
lists-learner-missed = missade: { $words }
lists-progress-file = Filen innehåller varje ord som spelats och vem som ännu inte hittat det.
lists-column-word = Ord
lists-column-played = Spelat
lists-column-found = Hittat
lists-column-missed = Saknas av
