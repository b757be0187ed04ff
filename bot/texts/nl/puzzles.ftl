### Puzzles from elsewhere, words that the bot guesses, and hints in a game.

## The panel of a puzzle

puzzles-title = Jouw puzzel
puzzles-title-shared = De puzzel van dit kanaal
puzzles-everything = elk woord kan het zijn
puzzles-outdated = *Er is intussen iets veranderd. Zo ziet het er nu uit.*
puzzles-no-rows = Nog geen rijen.
puzzles-on-board = { $text } · bord { $board }
puzzles-renewed = Dit is een nieuwe puzzel: hij gaat niet verder met je vorige.
puzzles-renewed-changed = Ik zag dit als een nieuwe puzzel, want de vakjes van { $words } zijn nu anders.
puzzles-replaced = De vakjes van { $words } zijn vervangen.
puzzles-added = Toegevoegd aan je puzzel met { $words }. Is het een andere, druk dan op **{ $button }**.
puzzles-stale = Je vorige puzzel is even geleden; die eindigde met **{ $word }**. Je volgende rij begint een nieuwe.
puzzles-draft-guess = Probeer: **{ $word }**
puzzles-draft-mark = Kleur: **{ $word }**
puzzles-draft-show = Druk op elke letter tot hij eruitziet als jouw vakje, en druk dan op **Klaar**.
puzzles-path = { $word } liet er { $words } over
puzzles-next = Volgende poging
puzzles-used = Hulp genomen: { $rungs }

puzzles-enter-button = Klaar
puzzles-found-button = Dat is het!
puzzles-more = Meer …
puzzles-continue-button = Verder met de oude
puzzles-correct-button = Nee, ik heb een rij verbeterd
puzzles-other-button = Ik heb zelf een woord geraden
puzzles-refused-button = Mijn spel kent het niet
puzzles-undo-button = Ongedaan maken
puzzles-reasons-button = Waarom dit woord?
puzzles-remaining-button = Woorden die over zijn
puzzles-why-button = Waarom niet …?
puzzles-language-button = Een andere taal
puzzles-new-button = Nieuwe puzzel
puzzles-keep-button = Laat het zo staan
puzzles-mend-button = Rij { $row } wordt { $marks }

puzzles-other-modal = Welk woord heb je geprobeerd?
puzzles-language-field = Taal van de woorden
puzzles-words-modal = Welke woorden probeerde je?
puzzles-words-field = De { $words } woorden, met spaties ertussen
puzzles-tiles-field = De vakjes, een regel per woord
puzzles-words-rest = Rij { $first } tot { $last }, met spaties ertussen
puzzles-why-modal = Aan welk woord denk je?
puzzles-reveal-modal = Wat was jouw woord?
puzzles-word-field = Een woord
puzzles-reveal-field = Jouw woord van { $letters } letters

## How to begin

puzzles-teaching-title = Los samen met mij een puzzel op
puzzles-teaching =
    Geef me een woord dat je probeerde en de vakjes, en ik zeg wat het kan zijn. Of laat mij elke poging kiezen, dan hoef jij alleen op de vakjes te drukken.

    -# Alleen jij ziet het. Een heel gedeeld resultaat past in de optie **hints** van `/{ -command } help`, en een schermafbeelding in **picture**.
puzzles-first-button = Mijn poging invullen
puzzles-lead-button = Kies jij de pogingen
puzzles-first-modal = Jouw puzzel
puzzles-first-word-field = Het woord dat je probeerde
puzzles-first-tiles-field = De vakjes; laat leeg voor knoppen
puzzles-first-tiles-placeholder = 20012, gy.bx, 🟩🟨⬛
puzzles-fresh-title = Nieuwe puzzel
puzzles-fresh = Een nieuw begin. Voeg een rij toe met de opties **guess** en **hints** van `/{ -command } help`.

## How many words are left

puzzles-left = { $words ->
    [one] Nog **{ $words } woord** over.
   *[other] Nog **{ $words } woorden** over.
}
puzzles-left-likely = { $likely ->
    [one] Nog **{ $likely } waarschijnlijk woord** over
   *[other] Nog **{ $likely } waarschijnlijke woorden** over
} (en { $rare ->
    [one] { $rare } zeldzamer
   *[other] { $rare } zeldzamere
}).
puzzles-left-rare = Geen gewoon woord past; nog { $words ->
    [one] **{ $words } zeldzaam woord** over.
   *[other] **{ $words } zeldzame woorden** over.
}
puzzles-left-check = Kijk de vakjes na: misschien gebruikt de puzzel een woord dat ik niet ken.
puzzles-left-board = Bord { $board }: { $left }
puzzles-left-none = Geen woord in mijn lijst past bij deze rijen.
puzzles-left-impossible = De rijen spreken elkaar tegen, dus er past geen enkel woord: een van de vakjes klopt niet. **{ $undo }** haalt de laatste rij weg.
puzzles-left-clues = Ze laten zien: { $clues }. Ken je het woord, dan kan wie deze server beheert het me leren: `/{ -command } addword`.

## Rows that cannot all be right

puzzles-slip-title = Niet bewaard
puzzles-slip-row = Geen woord dat ik ken past bij rij { $rows }.
puzzles-slip-row-never = Geen enkel woord kan eruitzien als rij { $rows }.{ $order ->
    [wrong] { " " }Van gelijke letters wordt de eerste geel.
   *[right] { "" }
}
puzzles-slip-rows = De rijen { $rows } spreken elkaar tegen.
puzzles-slip-rows-all = Je rijen spreken elkaar tegen.
puzzles-slip-none = Geen woord dat ik ken past bij de rijen { $rows } samen.
puzzles-slip-none-all = Geen woord dat ik ken past bij al je rijen.
puzzles-slip-named = { $row } ({ $word })
puzzles-slip-word = Ik heb **{ $word }** niet bewaard.
puzzles-slip-words = Ik heb deze { $rows } rijen niet bewaard.
puzzles-slip-mend = Moet rij { $row } { $marks } (`{ $digits }`) zijn?
puzzles-slip-mends = Misschien klopt er één vakje niet, in een van deze rijen:
puzzles-slip-mended = Rij { $row }: { $marks } (`{ $digits }`)
puzzles-slip-check = Kijk de vakjes nog eens na.

## Help, step by step

puzzles-rung-nudge = Een zetje
puzzles-rung-letter = Een letter
puzzles-rung-guesses = Een woord
puzzles-rung-nudge-hint = Iets over het woord, maar geen nieuwe letter
puzzles-rung-more = Nog een zetje
puzzles-rung-more-hint = Nog iets over het woord
puzzles-rung-letter-hint = De beste letter om nu te proberen
puzzles-rung-guesses-hint = Woorden om nu te proberen
puzzles-rung-line = **{ $rung }**: { $hint }

# $sure is "certain" (true of every word that fits), "all" (of all likely words), "rare" (of all
# words, but only rare ones fit) or "most".
puzzles-nudge-probably = { $sure ->
    [most] Waarschijnlijk:
   *[all] Bijna zeker:
} { SMALL($fact) } ({ $sure ->
    [all] Geldt voor { $words ->
        [1] het ene waarschijnlijke woord
        [2] beide waarschijnlijke woorden
       *[other] elk waarschijnlijk woord
    }
    [rare] Geldt voor { $words ->
        [2] beide woorden die over zijn
       *[other] alle { $words } woorden die over zijn
    }
   *[most] Geldt voor { $count } van de { $words } { $kind ->
        [likely] waarschijnlijke woorden
       *[all] woorden die over zijn
    }
}.)
puzzles-nudge-first-half = De letter op plaats { $place } komt uit de eerste helft van het alfabet.
puzzles-nudge-second-half = De letter op plaats { $place } komt uit de tweede helft van het alfabet.
puzzles-nudge-side-by-side = Er staan twee gelijke letters naast elkaar.
puzzles-nudge-vowels-meet = Er staan twee klinkers naast elkaar.
puzzles-nudge-vowel-at = De letter op plaats { $place } is een klinker.
puzzles-nudge-consonant-at = De letter op plaats { $place } is een medeklinker.
puzzles-nudge-meaning = Waarschijnlijk betekent het: *{ $meaning }*
puzzles-nudge-trap = Pas op, een valkuil: { $sure ->
    [all] alle { $words }
   *[most] { $count } van de { $words }
} { $kind ->
    [likely] waarschijnlijke woorden
   *[all] woorden die over zijn
} verschillen in maar één letter.{ $way }
puzzles-nudge-trap-way = { " " }Probeer ze niet één voor één: een woord dat meer van die letters tegelijk test, is meer waard.

puzzles-letter = { $sure ->
    [certain] Het woord heeft de letter **{ $letter }**.
    [rare] Het woord heeft waarschijnlijk de letter **{ $letter }**.
    [all] Het woord heeft waarschijnlijk de letter **{ $letter }**, net als { $words ->
        [1] het ene waarschijnlijke woord
        [2] beide waarschijnlijke woorden
       *[other] elk waarschijnlijk woord
    }.
    [single] Geen nieuwe letter zit in meer dan één van de { $words } { $kind ->
        [likely] waarschijnlijke woorden
       *[all] woorden die over zijn
    }; **{ $letter }** is net zo goed als elke andere.
   *[most] De beste letter om te proberen is **{ $letter }**: { $count ->
        [one] { $count } van de { $words } { $kind ->
            [likely] waarschijnlijke woorden
           *[all] woorden die over zijn
        } heeft hem.
       *[other] { $count } van de { $words } { $kind ->
            [likely] waarschijnlijke woorden
           *[all] woorden die over zijn
        } hebben hem.
    }
}
puzzles-letter-another = { $sure ->
    [certain] Het woord heeft nog een **{ $letter }**.
    [rare] Het woord heeft waarschijnlijk nog een **{ $letter }**.
    [all] Het woord heeft waarschijnlijk nog een **{ $letter }**.
   *[most] Het woord kan best nog een **{ $letter }** hebben.
}
puzzles-letter-place = { $sure ->
    [certain] **{ $letter }** staat op plaats { $place }.
    [rare] **{ $letter }** staat waarschijnlijk op plaats { $place }.
    [all] **{ $letter }** staat waarschijnlijk op plaats { $place }, net als in { $words ->
        [1] het ene waarschijnlijke woord
        [2] beide waarschijnlijke woorden
       *[other] elk waarschijnlijk woord
    }.
   *[most] **{ $letter }** staat waarschijnlijk op plaats { $place }, net als in { $count } van de { $words } { $kind ->
        [likely] waarschijnlijke woorden
       *[all] woorden die over zijn
    }.
}
puzzles-letter-none = Je kent elke letter van het woord al, en ook de plaats.

## The next guess

puzzles-try-likely = Probeer **{ $word }**. Dat is het bijna zeker.
puzzles-try-only = Het enige woord dat over is: ||**{ $word }**||.
puzzles-try-only-rare = Het enige passende woord dat ik ken is ||**{ $word }**||, en dat kiezen puzzels zelden.
puzzles-try-two = Probeer **{ $word }**. Het andere woord dat over is, is **{ $other }**.
puzzles-try-likeliest = Probeer **{ $word }**. Het is het enige waarschijnlijke woord.
puzzles-try-two-likely = Probeer **{ $word }**. Het andere waarschijnlijke woord is **{ $other }**.
puzzles-try-rarer = { $words ->
    [one] Er past ook { $words } zeldzamer woord.
   *[other] Er passen ook { $words } zeldzamere woorden.
}
puzzles-try-possible = Probeer **{ $word }**. Dat kan het zijn, en het { $leaves }.
puzzles-try-possible-board = Probeer **{ $word }**. Dat kan het op één bord zijn, en het { $leaves }.
puzzles-try-probe = Probeer **{ $word }**. Dat kan het niet zijn, maar het { $leaves }.
puzzles-try-rare = Het is geen gewoon woord.
puzzles-try-rude = { $words ->
    [one] Er is nog maar één woord over, en dat is grof.
   *[other] Het woord dat ik hier zou proberen, is grof.
} Druk op de balk om het te lezen: ||{ $word }||
puzzles-try-also = Ook goed: { $words }.
puzzles-try-also-probes = Ook goed, al is het woord er niet bij: { $words }.
puzzles-leaves = laat meestal { $words ->
    [one] 1 woord
   *[other] { $words } woorden
} over
puzzles-leaves-or = laat meestal { $few } of { $words } woorden over
puzzles-leaves-about = laat meestal ongeveer { $words } woorden over
puzzles-leaves-boards = laat ongeveer { $words ->
    [one] 1 woord
   *[other] { $words } woorden
} over op alle borden samen

puzzles-reasons-title = Waarom { $word }?
puzzles-why-tests = Het test { $letters }: { $count } van de { $words } { $kind ->
    [likely] waarschijnlijke woorden
   *[all] woorden die over zijn
} { $tested ->
    [one] { $count ->
        [one] heeft die letter
       *[other] hebben die letter
    }
   *[other] { $count ->
        [one] heeft er minstens één van
       *[other] hebben er minstens één van
    }
}.
puzzles-why-tests-none = Het test geen nieuwe letter, maar laat zien waar de bekende staan.
puzzles-why-tests-again = Het test geen nieuwe letter, maar laat zien of het woord { $letters } nog een keer heeft.
puzzles-why-tests-places = Het test geen nieuwe letter, maar laat de plaats van { $letters } zien.
puzzles-why-tests-some = Het test { $letters }: sommige woorden die over zijn hebben die, andere niet.
puzzles-why-also-again = Het laat ook zien of het woord { $letters } nog een keer heeft.
puzzles-why-also-places = Het laat ook de plaats van { $letters } zien.
puzzles-why-only-likely = Het is het enige waarschijnlijke woord.
puzzles-why-groups = De vakjes die het krijgt, verdelen deze woorden in { $groups ->
    [one] 1 groep
   *[other] { $groups } groepen
}. Gemiddeld { $words ->
    [one] blijft er ongeveer 1 woord
   *[other] blijven er ongeveer { $words } woorden
} over, in het slechtste geval { $most ->
    [one] 1
   *[other] { $most }
}.
puzzles-why-apart = { $count ->
    [1] { $words } zou je meteen weten.
   *[other] Elk van deze zou je meteen weten: { $words }.
}
puzzles-why-together = Deze blijven bij elkaar: { $words }.
puzzles-why-possible = Het kan zelf het woord zijn.
puzzles-why-only = Het is het enige woord dat ik ken dat bij elke rij past.
puzzles-figures-button = De cijfers
puzzles-reasons-figure = **{ $word }** { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
puzzles-reasons-note = Het cijfer is ongeveer hoeveel pogingen er nog nodig zijn, deze meegerekend; minder is beter. Een woord dat weinig mensen kennen telt 0,25 meer, en een dat het zelf kan zijn tot 0,10 minder.
puzzles-reasons-none = Hier valt niets af te wegen.
puzzles-sampled = Er zijn nog { $words } woorden over; dit heb ik met { $seen } daarvan uitgerekend.

## The words that are left, and why a word is not one of them

puzzles-words-title = { $words ->
    [one] { $words } woord
   *[other] { $words } woorden
}
puzzles-words-page = Pagina { $page } van { $pages }
puzzles-words-unsaid = { $words ->
    [one] { $words } grof woord
   *[other] { $words } grove woorden
} weggelaten
puzzles-words-back-button = ◀ Waarschijnlijker
puzzles-words-on-button = Zeldzamer ▶
puzzles-out = **{ $word }** valt af: { $clue }.
puzzles-possible = **{ $word }** past bij elke rij.
puzzles-possible-rare = **{ $word }** past bij elke rij, maar puzzels kiezen het zelden, dus ik reken het bij de zeldzamere.
puzzles-instead-own = Het is het woord dat ik zelf zou proberen.
puzzles-instead-mine = het woord dat ik zou proberen
puzzles-instead-worse = { $possible ->
    [yes] Is het het niet, dan laat het ongeveer
   *[no] Als poging laat het ongeveer
} { $stay ->
    [one] 1 woord
   *[other] { $stay } woorden
} over, en { $mine } maar ongeveer { $less }.
puzzles-instead-better = { $possible ->
    [yes] Het is een goede poging
   *[no] Het is toch een goede poging
}: het laat iets minder over dan { $mine }.
puzzles-instead-same = { $possible ->
    [yes] Het is een goede poging
   *[no] Het is toch een goede poging
}: het laat ongeveer { $stay ->
    [one] 1 woord
   *[other] { $stay } woorden
} over, en { $mine } ongeveer { $less }.
puzzles-unknown = Het staat gewoon niet in mijn woordenlijst. Wie deze server beheert, kan het toevoegen: `/{ -command } addword`.
puzzles-unknown-word = **{ $word }** is geen woord dat ik ken.
puzzles-unknown-meant = **{ $word }** is geen woord dat ik ken; bedoel je **{ $meant }**?
puzzles-row-disallowed = De moeilijke modus had **{ $word }** in rij { $row } niet toegestaan. Klopt een woord of vakje niet, verbeter het dan.
puzzles-over = Deze puzzel is opgelost. **Nieuwe puzzel** begint een andere.

## A hint in a running game

puzzles-hint-title = Hint
puzzles-hint-nudge = Zetje
puzzles-hint-nudge-about = Hoe het woord eruitziet; geen van de letters
puzzles-hint-letter = Letter
puzzles-hint-letter-about = Een letter van het woord die je nog niet kent
puzzles-hint-place = Plaats
puzzles-hint-place-about = Waar een van de letters staat
puzzles-hint-meaning = Betekenis
puzzles-hint-meaning-about = Wat het woord betekent; kan veel verraden
puzzles-hint-guesses = Een woord
puzzles-hint-guesses-about = Een goed woord om nu te proberen
puzzles-hint-unranked = { $hint } (telt niet mee)
puzzles-hint-price-nothing = Dit spel telt al niet meer mee voor de ranglijst, dus meer hints kosten niets.
puzzles-hint-price-free = Dit spel telt niet mee voor de ranglijst, dus hints kosten niets.
puzzles-hint-price-first = Met de eerste hint telt dit spel voor niemand meer mee voor de ranglijst.
puzzles-hint-price-own = Kijken is gratis. Met de eerste hint telt dit spel niet meer mee voor de ranglijst.
puzzles-hint-price-shared = Kijken is gratis. { puzzles-hint-price-first }
puzzles-hint-price-asked = Kijken is gratis. { refusals-may-not-agree } { puzzles-hint-price-first }
puzzles-hint-price-daily = Kijken is gratis. Met de eerste hint telt dit dagwoord niet meer mee voor de ranglijst, en eindigen je dagen op rij.
puzzles-hint-means = Het betekent: *{ $meaning }*
puzzles-hint-no-nudge = Je weet zoveel over het woord als ik kan zeggen zonder een letter te noemen.
puzzles-hint-letter-new = Het woord heeft de letter **{ $letter }**.
puzzles-hint-letter-again = Het woord heeft nog een **{ $letter }**.
puzzles-hint-at = **{ $letter }** staat op plaats { $place }.
puzzles-hint-trait-repeated = Een letter komt vaker dan één keer voor in het woord.
puzzles-hint-trait-different = Alle letters van het woord zijn verschillend.
puzzles-hint-trait-vowels = { $vowels ->
    [0] Het woord heeft geen klinker{ $y ->
        [yes] , behalve misschien Y.
       *[no] .
    }
    [one] Het woord heeft maar één klinker.
   *[other] Het woord heeft { $vowels } klinkers.
}
puzzles-hint-trait-more-vowels = { $vowels ->
    [0] Je kent al elke klinker van het woord{ $y ->
        [yes] , behalve misschien een Y.
       *[no] .
    }
    [one] Het woord heeft nog één klinker die je niet kent.
   *[other] Het woord heeft nog { $vowels } klinkers die je niet kent.
}
puzzles-hint-trait-early = Het woord begint met een letter uit de eerste helft van het alfabet.
puzzles-hint-trait-late = Het woord begint met een letter uit de tweede helft van het alfabet.
puzzles-hint-trait-begins-vowel = Het woord begint met een klinker.
puzzles-hint-trait-begins-consonant = Het woord begint met een medeklinker.
puzzles-hint-trait-ends-vowel = Het woord eindigt op een klinker.
puzzles-hint-trait-ends-consonant = Het woord eindigt op een medeklinker.
puzzles-hint-trait-lacks = Het woord heeft geen **{ $letter }**.

## Stump me: the bot guesses a word that somebody thinks of

puzzles-stump-title = Laat mij raden
puzzles-stump-rival = { $rival } raadt
puzzles-stump-own = Ik raad, met woorden die de meeste mensen kennen
puzzles-stump-first = { $who }, neem een woord in gedachten en verklap het niet. Mijn poging: **{ $word }**
puzzles-stump-guess = { $words ->
    [one] Er is nog { $words } woord mogelijk.
   *[other] Er zijn nog { $words } woorden mogelijk.
} Mijn poging: **{ $word }**
puzzles-stump-show = Druk op de letters waarvan de kleur nog niet klopt voor jouw woord, en dan op **Klaar**. Wat je eerdere vakjes zeggen, staat al goed. Is het jouw woord? Druk op **Dat is het!**
puzzles-stump-show-first = Druk op de letters waarvan de kleur nog niet klopt voor jouw woord, en dan op **Klaar**. Is het jouw woord? Druk op **Dat is het!**
puzzles-stump-found = 🎉 **{ $word }**: ik vond jouw woord in { $guesses ->
    [one] { $guesses } poging
   *[other] { $guesses } pogingen
}.
puzzles-stump-beaten = 🏆 Mijn pogingen zijn op. Je bent me te slim af, { $who }! Wat was jouw woord?
puzzles-stump-no-words = 🏆 Ik kan geen woord meer bedenken. Je bent me te slim af, { $who }! Wat was jouw woord?
puzzles-stump-impossible = 🤔 Sinds rij { $turn } past geen woord dat ik ken. { $why }
puzzles-stump-recover = Druk op **Ongedaan maken** om de laatste rij opnieuw te kleuren. Klopt elk vakje, druk dan op **Mijn woord tonen**.
puzzles-stump-was = Het was **{ $word }**.
puzzles-stump-unknown = Jouw woord staat niet in mijn lijst, dus ik had het nooit geraden.
puzzles-stump-early = Je gaf op voor je mijn eerste poging had gekleurd.
puzzles-stump-fair = Elk vakje klopt. Goed gespeeld!
puzzles-stump-won = Elk vakje klopt: je was me te slim af. Goed gespeeld!
puzzles-stump-left = Elk vakje klopt. { $others ->
    [0] Het was het enige woord dat over was, dus ik had het nu geraden.
    [one] Er was nog { $others } ander woord mogelijk.
   *[other] Er waren nog { $others } andere woorden mogelijk.
}
puzzles-stump-wrong = { $count ->
    [one] Voor dat woord hoort rij { $rows } er zo uit te zien:
   *[other] Voor dat woord horen de rijen { $rows } er zo uit te zien:
}

puzzles-again-button = Nog een woord
puzzles-reveal-button = Mijn woord tonen
