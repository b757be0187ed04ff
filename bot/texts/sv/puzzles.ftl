### Pussel från annat håll, ord som boten gissar, och tips i ett spel.

## Panelen för ett pussel

puzzles-title = Ditt pussel
puzzles-title-shared = Kanalens pussel
puzzles-everything = vilket ord som helst kan vara svaret
puzzles-outdated = *Något har ändrats under tiden. Så här ser det ut nu.*
puzzles-no-rows = Inga rader än.
puzzles-on-board = { $text } · bräde { $board }
puzzles-renewed = Det här är ett nytt pussel: det fortsätter inte ditt förra.
puzzles-renewed-changed = Jag tar det här för ett nytt pussel, eftersom rutorna för { $words } är andra nu.
puzzles-replaced = Rutorna för { $words } är utbytta.
puzzles-added = Tillagt i ditt pussel med { $words }. Är det ett annat, tryck på **{ $button }**.
puzzles-stale = Det var ett tag sedan ditt förra pussel, som slutade med **{ $word }**. Din nästa rad börjar ett nytt.
puzzles-draft-guess = Pröva: **{ $word }**
puzzles-draft-mark = Markera: **{ $word }**
puzzles-draft-show = Tryck på varje bokstav tills den ser ut som dina rutor, och sedan på **Klar**.
puzzles-path = { $word } lämnade { $words }
puzzles-next = Nästa gissning
puzzles-used = Hjälp som tagits här: { $rungs }

puzzles-enter-button = Klar
puzzles-found-button = Rätt!
puzzles-more = Mer …
puzzles-continue-button = Fortsätt med det gamla
puzzles-correct-button = Nej, jag rättade en rad
puzzles-other-button = Jag gissade ett eget ord
puzzles-refused-button = Mitt spel godtar det inte
puzzles-undo-button = Ångra
puzzles-reasons-button = Varför det ordet?
puzzles-remaining-button = Ord som är kvar
puzzles-why-button = Varför inte …?
puzzles-language-button = Ett annat språk
puzzles-new-button = Nytt pussel
puzzles-keep-button = Behåll det som det är
puzzles-mend-button = Ändra rad { $row } till { $marks }

puzzles-other-modal = Vilket ord gissade du?
puzzles-language-field = Ordens språk
puzzles-words-modal = Vilka ord gissade du?
puzzles-words-field = De { $words } orden, med mellanslag emellan
puzzles-tiles-field = Deras rutor, en rad för varje ord
puzzles-words-rest = Rad { $first } till { $last }, med mellanslag emellan
puzzles-why-modal = Vilket ord tänker du på?
puzzles-reveal-modal = Vilket var ditt ord?
puzzles-word-field = Ett ord
puzzles-reveal-field = Ditt ord med { $letters } bokstäver

## Hur man börjar

puzzles-teaching-title = Lös ett pussel med mig
puzzles-teaching =
    Berätta vilket ord du gissade och hur rutorna blev, så säger jag vad svaret kan vara. Eller låt mig välja varje gissning, så trycker du bara på rutorna.

    -# Bara du ser det. Ett helt delat resultat får plats i alternativet **hints** i `/{ -command } help`, och en skärmbild i **picture**.
puzzles-first-button = Skriv in min gissning
puzzles-lead-button = Välj gissningar åt mig
puzzles-first-modal = Ditt pussel
puzzles-first-word-field = Ordet du gissade
puzzles-first-tiles-field = Rutorna; lämna tomt för knappar
puzzles-first-tiles-placeholder = 20012, gy.bx, 🟩🟨⬛
puzzles-fresh-title = Nytt pussel
puzzles-fresh = Då börjar vi om. Lägg till en rad med alternativen **guess** och **hints** i `/{ -command } help`.

## Hur många ord som är kvar

puzzles-left = **{ $words } ord** kvar.
puzzles-left-likely = { $likely ->
    [one] **{ $likely } troligt ord** kvar
   *[other] **{ $likely } troliga ord** kvar
} (och { $rare } ovanligare).
puzzles-left-rare = Inget vanligt ord passar; { $words ->
    [one] **{ $words } ovanligt ord** kvar.
   *[other] **{ $words } ovanliga ord** kvar.
}
puzzles-left-check = Kolla rutorna: pusslet kanske använder ett ord som jag inte kan.
puzzles-left-board = Bräde { $board }: { $left }
puzzles-left-none = Inget ord i min lista passar de här raderna.
puzzles-left-impossible = Raderna motsäger varandra, så inget ord alls kan passa: någon ruta är fel. **{ $undo }** tar bort den senaste raden.
puzzles-left-clues = De visar: { $clues }. Om du vet ordet kan någon som sköter servern lära mig det: `/{ -command } addword`.

## Rader som inte alla kan stämma

puzzles-slip-title = Inte sparat
puzzles-slip-row = Inget ord jag kan passar rad { $rows }.
puzzles-slip-row-never = Inget ord alls kan se ut som rad { $rows }.{ $order ->
    [wrong] { " " }Av lika bokstäver är det den första som blir gul.
   *[right] { "" }
}
puzzles-slip-rows = Raderna { $rows } säger emot varandra.
puzzles-slip-rows-all = Dina rader säger emot varandra.
puzzles-slip-none = Inget ord jag kan passar raderna { $rows } samtidigt.
puzzles-slip-none-all = Inget ord jag kan passar alla dina rader.
puzzles-slip-named = { $row } ({ $word })
puzzles-slip-word = Jag sparade inte **{ $word }**.
puzzles-slip-words = Jag sparade inte de här { $rows } raderna.
puzzles-slip-mend = Ska rad { $row } vara { $marks } (`{ $digits }`)?
puzzles-slip-mends = Kanske är bara en ruta fel, på en av de här raderna:
puzzles-slip-mended = Rad { $row }: { $marks } (`{ $digits }`)
puzzles-slip-check = Kolla rutorna en gång till.

## Hjälp, steg för steg

puzzles-rung-nudge = En vink
puzzles-rung-letter = En bokstav
puzzles-rung-guesses = Ett ord
puzzles-rung-nudge-hint = Något om ordet, men ingen ny bokstav
puzzles-rung-more = En vink till
puzzles-rung-more-hint = Något mer om ordet
puzzles-rung-letter-hint = Den bästa bokstaven att pröva härnäst
puzzles-rung-guesses-hint = Ord att gissa härnäst
puzzles-rung-line = **{ $rung }**: { $hint }

# $sure is "certain" (true of every word that fits), "all" (of all likely words) or "most".
puzzles-nudge-probably = { $sure ->
    [most] Troligen:
   *[all] Nästan säkert:
} { SMALL($fact) } ({ $sure ->
    [all] Det gäller { $words ->
        [1] det enda troliga ordet
        [2] båda de troliga orden
       *[other] alla { $words } troliga ord
    }
    [rare] Det gäller { $words ->
        [2] båda orden som är kvar
       *[other] alla { $words } ord som är kvar
    }
   *[most] Det gäller { $count } av de { $words } { $kind ->
        [likely] troliga orden
       *[all] ord som är kvar
    }
}.)
puzzles-nudge-first-half = Bokstaven på plats { $place } är från första halvan av alfabetet.
puzzles-nudge-second-half = Bokstaven på plats { $place } är från andra halvan av alfabetet.
puzzles-nudge-side-by-side = Två lika bokstäver står bredvid varandra.
puzzles-nudge-vowels-meet = Två vokaler står bredvid varandra.
puzzles-nudge-vowel-at = Bokstaven på plats { $place } är en vokal.
puzzles-nudge-consonant-at = Bokstaven på plats { $place } är en konsonant.
puzzles-nudge-meaning = Troligen betyder det: *{ $meaning }*
puzzles-nudge-trap = Se upp, en fälla: { $sure ->
    [all] alla de { $words }
   *[most] { $count } av de { $words }
} { $kind ->
    [likely] troliga orden
   *[all] orden som är kvar
} skiljer sig på bara en bokstav.{ $way }
puzzles-nudge-trap-way = { " " }Pröva dem inte ett i taget: ett ord som testar flera av de bokstäverna på en gång är värt mer.

puzzles-letter = { $sure ->
    [certain] Ordet har bokstaven **{ $letter }**.
    [rare] Ordet har troligen bokstaven **{ $letter }**.
    [all] Ordet har troligen bokstaven **{ $letter }**, liksom { $words ->
        [1] det enda troliga ordet
        [2] båda de troliga orden
       *[other] alla { $words } troliga ord
    }.
    [single] Ingen ny bokstav finns i mer än ett av de { $words } { $kind ->
        [likely] troliga orden
       *[all] ord som är kvar
    }; **{ $letter }** är lika bra som någon annan.
   *[most] Den bästa bokstaven att pröva är **{ $letter }**: { $count } av de { $words } { $kind ->
        [likely] troliga orden
       *[all] ord som är kvar
    } har den.
}
puzzles-letter-another = { $sure ->
    [certain] Ordet har ett **{ $letter }** till.
    [rare] Ordet har troligen ett **{ $letter }** till.
    [all] Ordet har troligen ett **{ $letter }** till.
   *[most] Ordet kan ha ett **{ $letter }** till.
}
puzzles-letter-place = { $sure ->
    [certain] **{ $letter }** hör hemma på plats { $place }.
    [rare] **{ $letter }** hör troligen hemma på plats { $place }.
    [all] **{ $letter }** hör troligen hemma på plats { $place }, som i { $words ->
        [1] det enda troliga ordet
        [2] båda de troliga orden
       *[other] alla { $words } troliga ord
    }.
   *[most] **{ $letter }** hör troligen hemma på plats { $place }, som i { $count } av de { $words } { $kind ->
        [likely] troliga orden
       *[all] ord som är kvar
    }.
}
puzzles-letter-none = Du vet redan varje bokstav i ordet, och var den ska stå.

## Nästa gissning

puzzles-try-likely = Pröva **{ $word }**. Det är mycket troligt svaret.
puzzles-try-only = Det enda ordet som är kvar är ||**{ $word }**||.
puzzles-try-only-rare = Det enda ordet jag kan som passar är ||**{ $word }**||, och pussel gömmer det sällan.
puzzles-try-two = Pröva **{ $word }**. Det andra ordet som är kvar är **{ $other }**.
puzzles-try-likeliest = Pröva **{ $word }**. Det är det enda troliga ordet.
puzzles-try-two-likely = Pröva **{ $word }**. Det andra troliga ordet är **{ $other }**.
puzzles-try-rarer = { $words ->
    [one] { $words } ovanligare ord passar också.
   *[other] { $words } ovanligare ord passar också.
}
puzzles-try-possible = Pröva **{ $word }**. Det kan vara svaret, och det { $leaves }.
puzzles-try-possible-board = Pröva **{ $word }**. Det kan vara svaret på ett bräde, och det { $leaves }.
puzzles-try-probe = Pröva **{ $word }**. Det kan inte vara svaret, men det { $leaves }.
puzzles-try-rare = Det är inget vanligt ord.
puzzles-try-rude = { $words ->
    [one] Bara ett ord är kvar, och det är ett fult ord.
   *[other] Ordet jag skulle pröva här är ett fult ord.
} Tryck på fältet för att läsa det: ||{ $word }||
puzzles-try-also = Också bra: { $words }.
puzzles-try-also-probes = Också bra, men inte svaret: { $words }.
puzzles-leaves = lämnar oftast { $words } ord
puzzles-leaves-or = lämnar oftast { $few } eller { $words } ord
puzzles-leaves-about = lämnar oftast ungefär { $words } ord
puzzles-leaves-boards = lämnar ungefär { $words } ord på alla bräden tillsammans

puzzles-reasons-title = Varför { $word }?
puzzles-why-tests = Det testar { $letters }: { $count } av de { $words } { $kind ->
    [likely] troliga orden
   *[all] ord som är kvar
} { $tested ->
    [one] har den
   *[other] har minst en av dem
}.
puzzles-why-tests-none = Det testar ingen ny bokstav, men visar var de kända ska stå.
puzzles-why-tests-again = Det prövar ingen ny bokstav, men visar om ordet har { $letters } en gång till.
puzzles-why-tests-places = Det prövar ingen ny bokstav, men visar platsen för { $letters }.
puzzles-why-tests-some = Det prövar { $letters }: en del av orden som är kvar har det, andra inte.
puzzles-why-also-again = Det visar också om ordet har { $letters } en gång till.
puzzles-why-also-places = Det visar också platsen för { $letters }.
puzzles-why-only-likely = Det är det enda troliga ordet.
puzzles-why-groups = Rutorna det får delar upp orden i { $groups ->
    [one] 1 grupp
   *[other] { $groups } grupper
}. I snitt blir ungefär { $words } ord kvar, i värsta fall { $most }.
puzzles-why-apart = { $count ->
    [1] Du skulle känna igen { $words } direkt.
   *[other] Vart och ett av dessa skulle du känna igen direkt: { $words }.
}
puzzles-why-together = Dessa går inte att skilja åt: { $words }.
puzzles-why-possible = Det kan själv vara svaret.
puzzles-why-only = Det är det enda ordet jag kan som passar alla rader.
puzzles-figures-button = Siffrorna
puzzles-reasons-figure = **{ $word }** { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
puzzles-reasons-note = Siffran är ungefär hur många gissningar som återstår, den här inräknad; färre är bättre. Ett ord som få känner till kostar 0,25 extra, och ett som kan vara svaret upp till 0,10 mindre.
puzzles-reasons-none = Här finns inget att väga mot vartannat.
puzzles-sampled = Det finns { $words } ord kvar; jag räknade på { $seen } av dem.

## Orden som är kvar, och varför ett ord inte är ett av dem

puzzles-words-title = { $words } ord
puzzles-words-page = Sida { $page } av { $pages }
puzzles-words-unsaid = { $words ->
    [one] { $words } fult ord utelämnat
   *[other] { $words } fula ord utelämnade
}
puzzles-words-back-button = ◀ Troligare
puzzles-words-on-button = Ovanligare ▶
puzzles-out = **{ $word }** går bort: { $clue }.
puzzles-possible = **{ $word }** passar alla rader.
puzzles-possible-rare = **{ $word }** passar alla rader, men pussel gömmer det sällan, så jag räknar det till de ovanligare.
puzzles-instead-own = Det är ordet jag själv skulle pröva.
puzzles-instead-mine = ordet jag skulle pröva
puzzles-instead-worse = { $possible ->
    [yes] Om det inte är svaret lämnar det ungefär
   *[no] Som gissning lämnar det ungefär
} { $stay } ord, och { $mine } bara ungefär { $less }.
puzzles-instead-better = { $possible ->
    [yes] Det är en bra gissning
   *[no] Det är ändå en bra gissning
}: det lämnar lite mindre kvar än { $mine }.
puzzles-instead-same = { $possible ->
    [yes] Det är en bra gissning
   *[no] Det är ändå en bra gissning
}: den lämnar ungefär { $stay } ord, och { $mine } ungefär { $less }.
puzzles-unknown = Det finns helt enkelt inte i min ordlista. Någon som sköter servern kan lägga till det: `/{ -command } addword`.
puzzles-unknown-word = Jag känner inte till ordet **{ $word }**.
puzzles-unknown-meant = Jag känner inte till ordet **{ $word }**; menade du **{ $meant }**?
puzzles-row-disallowed = Svårt läge hade inte tillåtit **{ $word }** på rad { $row }. Om ett ord eller en ruta är fel, rätta det.
puzzles-over = Det här pusslet är löst. **Nytt pussel** startar ett till.

## Ett tips i ett spel som pågår

puzzles-hint-title = Tips
puzzles-hint-nudge = Knuff
puzzles-hint-nudge-about = Hur ordet ser ut; ingen av bokstäverna
puzzles-hint-letter = Bokstav
puzzles-hint-letter-about = En bokstav i ordet som du inte vet än
puzzles-hint-place = Plats
puzzles-hint-place-about = Var en av bokstäverna står
puzzles-hint-meaning = Betydelse
puzzles-hint-meaning-about = Vad ordet betyder; det kan avslöja mycket
puzzles-hint-guesses = Ett ord
puzzles-hint-guesses-about = Ett bra ord att gissa härnäst
puzzles-hint-unranked = { $hint } (räknas ej)
puzzles-hint-price-nothing = Spelet räknas inte längre på topplistan, så fler tips kostar ingenting.
puzzles-hint-price-free = Spelet räknas inte på topplistan, så tips kostar ingenting.
puzzles-hint-price-first = Med första tipset räknas spelet inte längre på topplistan, för någon.
puzzles-hint-price-own = Att titta är gratis. Med första tipset räknas spelet inte längre på topplistan.
puzzles-hint-price-shared = Att titta är gratis. { puzzles-hint-price-first }
puzzles-hint-price-asked = Att titta är gratis. { refusals-may-not-agree } { puzzles-hint-price-first }
puzzles-hint-price-daily = Att titta är gratis. Med första tipset räknas dagens ord inte längre på topplistan, och dina dagar i rad tar slut.
puzzles-hint-means = Det betyder: *{ $meaning }*
puzzles-hint-no-nudge = Du vet redan lika mycket om ordet som jag kan säga utan att nämna en bokstav.
puzzles-hint-letter-new = Ordet har bokstaven **{ $letter }**.
puzzles-hint-letter-again = Ordet har ett **{ $letter }** till.
puzzles-hint-at = **{ $letter }** hör hemma på plats { $place }.
puzzles-hint-trait-repeated = En bokstav finns mer än en gång i ordet.
puzzles-hint-trait-different = Alla bokstäver i ordet är olika.
puzzles-hint-trait-vowels = { $vowels ->
    [0] Ordet har ingen vokal{ $y ->
        [yes] , utom kanske Y.
       *[no] .
    }
    [one] Ordet har bara en vokal.
   *[other] Ordet har { $vowels } vokaler.
}
puzzles-hint-trait-more-vowels = { $vowels ->
    [0] Du vet redan alla vokaler i ordet{ $y ->
        [yes] , utom kanske ett Y.
       *[no] .
    }
    [one] Ordet har en vokal till, som du inte vet än.
   *[other] Ordet har { $vowels } vokaler till, som du inte vet än.
}
puzzles-hint-trait-early = Ordet börjar på en bokstav från första halvan av alfabetet.
puzzles-hint-trait-late = Ordet börjar på en bokstav från andra halvan av alfabetet.
puzzles-hint-trait-begins-vowel = Ordet börjar på en vokal.
puzzles-hint-trait-begins-consonant = Ordet börjar på en konsonant.
puzzles-hint-trait-ends-vowel = Ordet slutar på en vokal.
puzzles-hint-trait-ends-consonant = Ordet slutar på en konsonant.
puzzles-hint-trait-lacks = Ordet har inget **{ $letter }**.

## Överlista mig: boten gissar ett ord som någon tänker på

puzzles-stump-title = Överlista mig
puzzles-stump-rival = { $rival } gissar
puzzles-stump-own = Jag gissar, med ord som de flesta kan
puzzles-stump-first = { $who }, tänk på ett ord och säg det inte till någon. Min gissning: **{ $word }**
puzzles-stump-guess = { $words } ord kan fortfarande vara rätt. Min gissning: **{ $word }**
puzzles-stump-show = Tryck på bokstäverna vars färg inte stämmer med ditt ord än, och sedan på **Klar**. Det som dina tidigare markeringar säger är redan ifyllt. Är det ditt ord? Tryck på **Det är det!**
puzzles-stump-show-first = Tryck på bokstäverna vars färg inte stämmer med ditt ord än, och sedan på **Klar**. Är det ditt ord? Tryck på **Det är det!**
puzzles-stump-found = 🎉 **{ $word }**: jag hittade ditt ord på { $guesses ->
    [one] { $guesses } gissning
   *[other] { $guesses } gissningar
}.
puzzles-stump-beaten = 🏆 Mina gissningar är slut. Du överlistade mig, { $who }! Vilket var ditt ord?
puzzles-stump-no-words = 🏆 Jag kommer inte på fler ord. Du överlistade mig, { $who }! Vilket var ditt ord?
puzzles-stump-impossible = 🤔 Sedan rad { $turn } passar inget ord jag kan. { $why }
puzzles-stump-recover = Tryck på **Ångra** för att markera sista raden igen. Om alla markeringar stämmer, tryck på **Avslöja mitt ord**.
puzzles-stump-was = Det var **{ $word }**.
puzzles-stump-unknown = Ditt ord finns inte i min lista, så jag hade aldrig gissat det.
puzzles-stump-early = Du gav upp innan du hade markerat min första gissning.
puzzles-stump-fair = Alla markeringar stämmer. Bra spelat!
puzzles-stump-won = Alla markeringar stämmer: du överlistade mig. Bra spelat!
puzzles-stump-left = Alla markeringar stämmer. { $others ->
    [0] Det var det enda ordet kvar, så jag hade gissat det härnäst.
    [one] { $others } annat ord var fortfarande möjligt.
   *[other] { $others } andra ord var fortfarande möjliga.
}
puzzles-stump-wrong = { $count ->
    [one] För det ordet borde rad { $rows } se ut så här:
   *[other] För det ordet borde raderna { $rows } se ut så här:
}

puzzles-again-button = Ett ord till
puzzles-reveal-button = Avslöja mitt ord
