### En spelares egna val och data.

players-preferences-title = Dina val
players-theme = **Tema**: { $theme }
players-language = **Ordens språk**: { $language }
players-start = **Hjälp med pussel börjar med**: { $start }
players-start-count = hur många ord som är kvar
players-start-letter = en bokstav
players-start-word = ett ord att gissa
players-hidden = **Namn**: dolt. På topplistor, i kapplöpningar och för dagens ord står det ”en spelare”, och ingen annan ser din statistik
players-shown = **Namn**: visas på topplistor
players-refused = { $words ->
    [one] **Ett ord** som ditt spel inte kunde föreslår jag inte längre.
   *[other] **{ $words } ord** som ditt spel inte kunde föreslår jag inte längre.
}
players-refused-button = Föreslå dem igen
players-hide = Dölj mitt namn
players-as-in-server = som på servern
players-preferences = Ditt tema och språk gäller dina privata bräden, på alla servrar. Bräden som andra ser följer serverns inställningar. En påminnelse är ett direktmeddelande när servern lägger upp dagens ord, och ett till innan det stänger om ditt bräde är öppet eller en svit står på spel. Efter en vecka utan spel slutar de tills du spelar igen.
players-unposted = Servern lägger inte upp dagens ord än. Jag påminner dig innan ett som andra har börjat på stänger.
players-unreminded = Inga påminnelser: jag skriver inte till dig om något dagens ord. Du kan be om dem på en server, med `/{ -command } preferences`.
players-theme-prompt = Tema
players-language-prompt = Ordens språk
players-start-prompt = Hjälp med pussel börjar med
players-server-option = Som på servern
players-remind-here = Påminn mig om dagens ord på servern
players-remind-anywhere = Påminn mig om dagens ord

players-reminder = { $variant ->
    [0] Dagens ord är här.
    [1] Ett nytt ord väntar på dig.
   *[other] Här är ett nytt ord för i dag.
} [Spela]({ $link })
players-reminder-new = Dina { $days } dagar i rad är slut, och dagens ord är en ny början. Sviten att slå: { $best } dagar. [Spela]({ $link })
players-reminder-new-best = Dina { $days } dagar i rad är slut, och dagens ord är en ny början. [Spela]({ $link })
players-reminder-until = Öppet till { $hour } ({ $when }).
players-reminder-found = Du hittade det på { $guesses }.
players-reminder-hinted = Du hittade det på { $guesses }, med ett tips.
players-reminder-missed = Du hittade det inte.
players-reminder-last = Du har inte spelat dagens ord på en vecka, så det här är min sista påminnelse tills du gör det.
players-reminder-stop = Du bad mig att påminna dig. Skriv `/{ -command } preferences` här om du vill att jag slutar.
players-call = Dagens ord byts { $when }, och du har inte spelat än. [Spela]({ $link })
players-call-begun = Dagens ord byts { $when }, och ditt bräde är fortfarande öppet. [Fortsätt]({ $link })
players-call-streak = 🔥 Då tar dina { $days } dagar i rad slut.
players-call-shield = 🛡️ Missar du det håller en sköld dina { $days } dagar i rad, den enda den här månaden.
players-call-played = { $who } { $count ->
   *[other] har
} spelat.

players-privacy-title = Integritet
players-privacy =
    { "**" }Vad jag sparar**: ditt Discord-id, namn och språk; spelen du startade, dina gissningar, röster och resultat; ord du valde åt andra, ord som jag gissade och dina markeringar; raderna i pussel som du bad om hjälp med; resultat av pussel från annat håll, om de noteras; ord du anmälde, och varför; dina placeringar i tidigare säsonger; rättelser av resultat; dina val. Till allt detta id för servern och kanalen, och tiden. Jag sparar inget annat som sägs här, och inga meddelanden.

    { "**" }Varför**: för att visa bräden, fortsätta efter en omstart och räkna topplistor och sviter. Jag använder det inte till något annat och ger det inte till någon.

    { "**" }Du bestämmer**: exporten har allt, som JSON och som CSV-tabeller, utom svaren i spelen. Det som raderas kommer inte tillbaka; i spel som andra också spelade står dina gissningar och orden du valde kvar, utan ditt namn. Har de som sköter en server stängt ute dig från resultaten eller strukit ett av dina, så gäller det fortfarande: med ett tal som är gjort av ditt id, utan ditt namn.
players-privacy-page = Hela sidan: { $url }
players-export-button = Exportera mina data
players-exported = Här är allt jag har sparat om dig.
players-erase-button = Radera mina data
players-erase-title = Radera mina data
players-erase = Det här raderar dina spel, resultat, noterade pussel, sviter och val på alla servrar, och avslutar de privata spel du håller på med. Det går inte att ångra. Det som de som sköter en server har strukit eller stängt ute förblir så.
players-erase-all-button = Radera allt
players-keep-button = Behåll allt
players-erased-title = Raderat
players-erased = Alla dina data är raderade. Om du spelar igen börjar du från noll.

## I stället för ett namn

players-name-gone = någon
players-name-deleted = någon som raderade sina data
players-name-hidden = en spelare
