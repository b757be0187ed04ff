### Rätsel von anderswo, Wörter, die der Bot rät, und Tipps in einem Spiel.

## The panel of a puzzle

puzzles-title = Dein Rätsel
puzzles-title-shared = Das Rätsel dieses Kanals
puzzles-everything = jedes Wort kann die Lösung sein
puzzles-outdated = *Inzwischen hat sich etwas geändert. So sieht es jetzt aus.*
puzzles-no-rows = Noch keine Reihen.
puzzles-on-board = { $text } · Brett { $board }
puzzles-renewed = Das ist ein neues Rätsel: Es setzt dein letztes nicht fort.
puzzles-renewed-changed = Ich halte das für ein neues Rätsel, denn die Kacheln von { $words } sind jetzt andere.
puzzles-replaced = Die Kacheln von { $words } sind ersetzt.
puzzles-added = Zu deinem Rätsel mit { $words } hinzugefügt. Ist es ein anderes, drück auf **{ $button }**.
puzzles-stale = Dein letztes Rätsel, mit **{ $word }** in der letzten Reihe, ist schon alt. Die nächste Reihe beginnt ein neues.
puzzles-draft-guess = Versuch: **{ $word }**
puzzles-draft-mark = Markiere: **{ $word }**
puzzles-draft-show = Drück jeden Buchstaben, bis er aussieht wie bei dir, und dann **Fertig**.
puzzles-path = { $word } ließ { $words } übrig
puzzles-next = Nächster Versuch
puzzles-used = Hilfe bisher: { $rungs }

puzzles-enter-button = Fertig
puzzles-found-button = Das ist es!
puzzles-more = Mehr …
puzzles-continue-button = Das alte fortsetzen
puzzles-correct-button = Nein, ich habe eine Reihe berichtigt
puzzles-other-button = Ich habe selbst geraten
puzzles-refused-button = Mein Spiel kennt es nicht
puzzles-undo-button = Zurück
puzzles-reasons-button = Warum dieses Wort?
puzzles-remaining-button = Übrige Wörter
puzzles-why-button = Warum nicht …?
puzzles-language-button = Andere Sprache
puzzles-new-button = Neues Rätsel
puzzles-keep-button = So lassen
puzzles-mend-button = Reihe { $row } auf { $marks } ändern

puzzles-other-modal = Welches Wort hast du geraten?
puzzles-language-field = Sprache der Wörter
puzzles-words-modal = Welche Wörter hast du geraten?
puzzles-words-field = Die { $words } Wörter, mit Leerzeichen
puzzles-tiles-field = Ihre Farben, eine Zeile pro Wort
puzzles-words-rest = Reihen { $first } bis { $last }, mit Leerzeichen
puzzles-why-modal = An welches Wort denkst du?
puzzles-reveal-modal = Was war dein Wort?
puzzles-word-field = Ein Wort
puzzles-reveal-field = Dein Wort mit { $letters } Buchstaben

## How to begin

puzzles-teaching-title = Lös ein Rätsel mit mir
puzzles-teaching =
    Sag mir ein Wort, das du geraten hast, und seine Farben, und ich sage dir, was die Lösung sein kann. Oder lass mich jeden Versuch wählen: Du drückst nur die Farben.

    -# Nur du siehst es. Ein ganzes geteiltes Ergebnis passt in die Option **hints** von `/{ -command } help`, ein Screenshot in **picture**.
puzzles-first-button = Mein Versuch
puzzles-lead-button = Wähl du die Versuche
puzzles-first-modal = Dein Rätsel
puzzles-first-word-field = Dein Versuch
puzzles-first-tiles-field = Seine Farben; leer lassen für Knöpfe
puzzles-first-tiles-placeholder = 20012, gy.bx, 🟩🟨⬛
puzzles-fresh-title = Neues Rätsel
puzzles-fresh = Alles auf Anfang. Gib eine Reihe ein, mit den Optionen **guess** und **hints** von `/{ -command } help`.

## How many words are left

puzzles-left = { $words ->
    [one] Noch **{ $words } Wort**.
   *[other] Noch **{ $words } Wörter**.
}
puzzles-left-likely = Noch { $likely ->
    [one] **{ $likely } wahrscheinliches Wort**
   *[other] **{ $likely } wahrscheinliche Wörter**
} (und { $rare ->
    [one] { $rare } selteneres
   *[other] { $rare } seltenere
}).
puzzles-left-rare = Kein gängiges Wort passt; noch { $words ->
    [one] **{ $words } seltenes Wort**.
   *[other] **{ $words } seltene Wörter**.
}
puzzles-left-check = Prüf die Felder: Vielleicht kennt das Rätsel ein Wort, das mir fehlt.
puzzles-left-board = Brett { $board }: { $left }
puzzles-left-none = Kein Wort in meiner Liste passt zu diesen Reihen.
puzzles-left-impossible = Die Reihen widersprechen einander, also kann gar kein Wort passen: Eine ihrer Farben stimmt nicht. **{ $undo }** nimmt die letzte Reihe zurück.
puzzles-left-clues = Sie zeigen: { $clues }. Falls du das Wort kennst, kann es mir jemand beibringen, der diesen Server verwaltet: `/{ -command } addword`.

## Rows that cannot all be right

puzzles-slip-title = Nicht gespeichert
puzzles-slip-row = Kein Wort, das ich kenne, passt zu Reihe { $rows }.
puzzles-slip-row-never = Kein Wort der Welt kann wie Reihe { $rows } aussehen.{ $order ->
    [wrong] { " " }Von gleichen Buchstaben wird der erste gelb.
   *[right] { "" }
}
puzzles-slip-rows = Die Reihen { $rows } widersprechen sich.
puzzles-slip-rows-all = Deine Reihen widersprechen sich.
puzzles-slip-none = Kein Wort, das ich kenne, passt zugleich zu den Reihen { $rows }.
puzzles-slip-none-all = Kein Wort, das ich kenne, passt zu allen deinen Reihen.
puzzles-slip-named = { $row } ({ $word })
puzzles-slip-word = **{ $word }** habe ich nicht gespeichert.
puzzles-slip-words = Diese { $rows } Reihen habe ich nicht gespeichert.
puzzles-slip-mend = Sollte Reihe { $row } so sein: { $marks } (`{ $digits }`)?
puzzles-slip-mends = Vielleicht ist nur eine Kachel falsch, in einer dieser Reihen:
puzzles-slip-mended = Reihe { $row }: { $marks } (`{ $digits }`)
puzzles-slip-check = Prüf bitte noch einmal die Farben.

## Help, step by step

puzzles-rung-nudge = Ein Denkanstoß
puzzles-rung-letter = Ein Buchstabe
puzzles-rung-guesses = Ein Wort
puzzles-rung-nudge-hint = Etwas über das Wort, aber kein neuer Buchstabe
puzzles-rung-more = Noch ein Denkanstoß
puzzles-rung-more-hint = Noch etwas über das Wort
puzzles-rung-letter-hint = Der Buchstabe, der sich am ehesten lohnt
puzzles-rung-guesses-hint = Wörter für den nächsten Versuch
puzzles-rung-line = **{ $rung }**: { $hint }

# $sure is "certain" (true of every word that fits), "all" (of all likely words) or "most".
puzzles-nudge-probably = { $sure ->
    [most] Wahrscheinlich:
   *[all] So gut wie sicher:
} { $fact } (Das gilt für { $sure ->
    [all] { $words ->
        [1] das einzige wahrscheinliche Wort
        [2] beide wahrscheinlichen Wörter
       *[other] alle { $words } wahrscheinlichen Wörter
    }
    [rare] { $words ->
        [2] beide übrigen Wörter
       *[other] alle { $words } übrigen Wörter
    }
   *[most] { $count } der { $words } { $kind ->
        [likely] wahrscheinlichen
       *[all] übrigen
    } Wörter
}.)
puzzles-nudge-first-half = Der Buchstabe an Stelle { $place } ist aus der ersten Hälfte des Alphabets.
puzzles-nudge-second-half = Der Buchstabe an Stelle { $place } ist aus der zweiten Hälfte des Alphabets.
puzzles-nudge-side-by-side = Zwei gleiche Buchstaben stehen nebeneinander.
puzzles-nudge-vowels-meet = Zwei Vokale stehen nebeneinander.
puzzles-nudge-vowel-at = Der Buchstabe an Stelle { $place } ist ein Vokal.
puzzles-nudge-consonant-at = Der Buchstabe an Stelle { $place } ist ein Konsonant.
puzzles-nudge-meaning = Höchstwahrscheinlich bedeutet es: *{ $meaning }*
puzzles-nudge-trap = Vorsicht, Falle: { $sure ->
    [all] Alle { $words }
   *[most] { $count } der { $words }
} { $kind ->
    [likely] wahrscheinlichen
   *[all] übrigen
} Wörter unterscheiden sich nur in einem Buchstaben.{ $way }
puzzles-nudge-trap-way = { " " }Probier sie nicht der Reihe nach durch: Ein Wort, das mehrere dieser Buchstaben auf einmal testet, bringt mehr.

puzzles-letter = { $sure ->
    [certain] Im Wort kommt der Buchstabe **{ $letter }** vor.
    [rare] Im Wort kommt wahrscheinlich der Buchstabe **{ $letter }** vor.
    [all] Im Wort kommt wahrscheinlich der Buchstabe **{ $letter }** vor, wie in { $words ->
        [1] dem einzigen wahrscheinlichen Wort
        [2] beiden wahrscheinlichen Wörtern
       *[other] allen { $words } wahrscheinlichen Wörtern
    }.
    [single] Kein neuer Buchstabe kommt in mehr als einem der { $words } { $kind ->
        [likely] wahrscheinlichen
       *[all] übrigen
    } Wörter vor; **{ $letter }** ist so gut wie jeder andere.
   *[most] Am ehesten lohnt sich **{ $letter }**: In { $count } der { $words } { $kind ->
        [likely] wahrscheinlichen
       *[all] übrigen
    } Wörter kommt es vor.
}
puzzles-letter-another = { $sure ->
    [certain] Das Wort hat noch ein **{ $letter }**.
    [rare] Das Wort hat höchstwahrscheinlich noch ein **{ $letter }**.
    [all] Das Wort hat höchstwahrscheinlich noch ein **{ $letter }**.
   *[most] Das Wort hat vielleicht noch ein **{ $letter }**.
}
puzzles-letter-place = { $sure ->
    [certain] **{ $letter }** steht an Stelle { $place }.
    [rare] **{ $letter }** steht am ehesten an Stelle { $place }.
    [all] **{ $letter }** steht am ehesten an Stelle { $place }, wie in { $words ->
        [1] dem einzigen wahrscheinlichen Wort
        [2] beiden wahrscheinlichen Wörtern
       *[other] allen { $words } wahrscheinlichen Wörtern
    }.
   *[most] **{ $letter }** steht am ehesten an Stelle { $place }, wie in { $count } der { $words } { $kind ->
        [likely] wahrscheinlichen
       *[all] übrigen
    } Wörter.
}
puzzles-letter-none = Du kennst schon jeden Buchstaben des Wortes und seinen Platz.

## The next guess

puzzles-try-likely = Probier **{ $word }**. Das ist sehr wahrscheinlich die Lösung.
puzzles-try-only = Das einzige übrige Wort ist ||**{ $word }**||.
puzzles-try-only-rare = Das einzige Wort, das ich kenne und das passt, ist ||**{ $word }**||; Rätsel verstecken es selten.
puzzles-try-two = Probier **{ $word }**. Das andere übrige Wort ist **{ $other }**.
puzzles-try-likeliest = Probier **{ $word }**. Es ist das einzige naheliegende Wort.
puzzles-try-two-likely = Probier **{ $word }**. Das andere naheliegende Wort ist **{ $other }**.
puzzles-try-rarer = { $words ->
    [one] { $words } selteneres Wort passt auch.
   *[other] { $words } seltenere Wörter passen auch.
}
puzzles-try-possible = Probier **{ $word }**. Es kann die Lösung sein, und es { $leaves }.
puzzles-try-possible-board = Probier **{ $word }**. Es kann die Lösung eines Bretts sein, und es { $leaves }.
puzzles-try-probe = Probier **{ $word }**. Es kann nicht die Lösung sein, aber es { $leaves }.
puzzles-try-rare = Es ist kein gängiges Wort.
puzzles-try-rude = { $words ->
    [one] Nur ein Wort ist übrig, und es ist derb.
   *[other] Das Wort, das ich hier probieren würde, ist derb.
} Drück auf den Balken, um es zu lesen: ||{ $word }||
puzzles-try-also = Auch gut: { $words }.
puzzles-try-also-probes = Auch gut, aber nicht die Lösung: { $words }.
puzzles-leaves = lässt meist { $words ->
    [one] 1 Wort
   *[other] { $words } Wörter
} übrig
puzzles-leaves-or = lässt meist { $few } oder { $words } Wörter übrig
puzzles-leaves-about = lässt meist etwa { $words } Wörter übrig
puzzles-leaves-boards = lässt auf allen Brettern zusammen etwa { $words ->
    [one] 1 Wort
   *[other] { $words } Wörter
} übrig

puzzles-reasons-title = Warum { $word }?
puzzles-why-tests = Es testet { $letters }: { $count } der { $words } { $kind ->
    [likely] wahrscheinlichen
   *[all] übrigen
} Wörter enthalten { $tested ->
    [one] diesen Buchstaben
   *[other] mindestens einen davon
}.
puzzles-why-tests-none = Es testet keinen neuen Buchstaben, zeigt aber, wohin die bekannten gehören.
puzzles-why-tests-again = Es prüft keinen neuen Buchstaben, sagt aber, ob das Wort { $letters } noch einmal hat.
puzzles-why-tests-places = Es prüft keinen neuen Buchstaben, verrät aber den Platz von { $letters }.
puzzles-why-tests-some = Es prüft { $letters }: Manche der übrigen Wörter haben das, andere nicht.
puzzles-why-also-again = Es sagt auch, ob das Wort { $letters } noch einmal hat.
puzzles-why-also-places = Es verrät auch den Platz von { $letters }.
puzzles-why-only-likely = Es ist das einzige wahrscheinliche Wort.
puzzles-why-groups = Seine Farben teilen diese Wörter in { $groups ->
    [one] 1 Gruppe
   *[other] { $groups } Gruppen
}. Im Schnitt { $words ->
    [one] bleibt etwa 1 Wort
   *[other] bleiben etwa { $words } Wörter
}, schlimmstenfalls { $most ->
    [one] 1
   *[other] { $most }
}.
puzzles-why-apart = { $count ->
    [1] { $words } würdest du sofort erkennen.
   *[other] Diese erkennst du danach sofort: { $words }.
}
puzzles-why-together = Diese bleiben zusammen: { $words }.
puzzles-why-possible = Es kann selbst die Lösung sein.
puzzles-why-only = Es ist das einzige Wort, das ich kenne und das zu allen Reihen passt.
puzzles-figures-button = Die Zahlen
puzzles-reasons-figure = **{ $word }** { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
puzzles-reasons-note = Etwa so viele Versuche bis zum Ende, diesen mitgezählt; weniger ist besser. Ein Wort, das wenige kennen, zählt 0,25 mehr, und eins, das die Lösung sein kann, bis zu 0,10 weniger.
puzzles-reasons-none = Hier gibt es nichts abzuwägen.
puzzles-sampled = Es sind noch { $words } Wörter; gerechnet habe ich mit { $seen } davon.

## The words that are left, and why a word is not one of them

puzzles-words-title = { $words ->
    [one] { $words } Wort
   *[other] { $words } Wörter
}
puzzles-words-page = Seite { $page } von { $pages }
puzzles-words-unsaid = { $words ->
    [one] { $words } derbes Wort
   *[other] { $words } derbe Wörter
} weggelassen
puzzles-words-back-button = ◀ Wahrscheinlicher
puzzles-words-on-button = Seltener ▶
puzzles-out = **{ $word }** ist raus: { $clue }.
puzzles-possible = **{ $word }** passt zu jeder Reihe.
puzzles-possible-rare = **{ $word }** passt zu allen Reihen, aber Rätsel verstecken es selten. Deshalb zählt es bei mir zu den selteneren.
puzzles-instead-own = Das würde ich selbst probieren.
puzzles-instead-mine = mein eigenes Wort
puzzles-instead-worse = { $possible ->
    [yes] Ist es nicht die Lösung, lässt es etwa
   *[no] Zum Testen lässt es etwa
} { $stay ->
    [one] 1 Wort
   *[other] { $stay } Wörter
} übrig und { $mine } nur etwa { $less }.
puzzles-instead-better = { $possible ->
    [yes] Es ist ein guter Versuch
   *[no] Es ist trotzdem ein guter Versuch
}: Es lässt etwas weniger übrig als { $mine }.
puzzles-instead-same = { $possible ->
    [yes] Es ist ein guter Versuch
   *[no] Zum Testen ist es trotzdem gut
}: Es lässt etwa { $stay ->
    [one] 1 Wort
   *[other] { $stay } Wörter
} übrig und { $mine } etwa { $less }.
puzzles-unknown = Es steht nur nicht in meiner Wortliste. Wer diesen Server verwaltet, kann es hinzufügen: `/{ -command } addword`.
puzzles-unknown-word = **{ $word }** kenne ich nicht.
puzzles-unknown-meant = **{ $word }** kenne ich nicht; meintest du **{ $meant }**?
puzzles-row-disallowed = Der schwere Modus hätte **{ $word }** in Reihe { $row } nicht zugelassen. Falls ein Wort oder eine Farbe falsch ist, berichtige sie.
puzzles-over = Dieses Rätsel ist gelöst. **Neues Rätsel** startet ein weiteres.

## A hint in a running game

puzzles-hint-title = Tipp
puzzles-hint-nudge = Anstoß
puzzles-hint-nudge-about = Wie das Wort aufgebaut ist; kein Buchstabe daraus
puzzles-hint-letter = Buchstabe
puzzles-hint-letter-about = Ein Buchstabe des Wortes, den du noch nicht kennst
puzzles-hint-place = Platz
puzzles-hint-place-about = Wo einer seiner Buchstaben steht
puzzles-hint-meaning = Bedeutung
puzzles-hint-meaning-about = Was das Wort bedeutet; das kann viel verraten
puzzles-hint-guesses = Ein Wort
puzzles-hint-guesses-about = Ein gutes Wort für den nächsten Versuch
puzzles-hint-unranked = { $hint } (ohne Wertung)
puzzles-hint-price-nothing = Dieses Spiel zählt nicht mehr für die Bestenliste, weitere Tipps kosten also nichts.
puzzles-hint-price-free = Dieses Spiel zählt nicht für die Bestenliste, Tipps kosten also nichts.
puzzles-hint-price-first = Mit dem ersten Tipp zählt dieses Spiel für niemanden mehr in der Bestenliste.
puzzles-hint-price-own = Ansehen kostet nichts. Mit dem ersten Tipp zählt dieses Spiel nicht mehr für die Bestenliste.
puzzles-hint-price-shared = Ansehen kostet nichts. { puzzles-hint-price-first }
puzzles-hint-price-asked = Ansehen kostet nichts. { refusals-may-not-agree } { puzzles-hint-price-first }
puzzles-hint-price-daily = Ansehen kostet nichts. Mit dem ersten Tipp zählt dein Tageswort nicht mehr für die Bestenliste, und deine Tage in Folge enden.
puzzles-hint-means = Es bedeutet: *{ $meaning }*
puzzles-hint-no-nudge = Mehr kann ich über das Wort nicht sagen, ohne einen Buchstaben zu nennen.
puzzles-hint-letter-new = Im Wort kommt der Buchstabe **{ $letter }** vor.
puzzles-hint-letter-again = Im Wort kommt noch ein **{ $letter }** vor.
puzzles-hint-at = **{ $letter }** steht an Stelle { $place }.
puzzles-hint-trait-repeated = Ein Buchstabe kommt im Wort mehrmals vor.
puzzles-hint-trait-different = Alle Buchstaben des Wortes sind verschieden.
puzzles-hint-trait-vowels = { $vowels ->
    [0] Das Wort hat keinen Vokal{ $y ->
        [yes] , außer vielleicht Y.
       *[no] .
    }
    [one] Das Wort hat nur einen Vokal.
   *[other] Das Wort hat { $vowels } Vokale.
}
puzzles-hint-trait-more-vowels = { $vowels ->
    [0] Du kennst schon alle Vokale des Wortes{ $y ->
        [yes] , außer vielleicht ein Y.
       *[no] .
    }
    [one] Das Wort hat noch einen Vokal, den du nicht kennst.
   *[other] Das Wort hat noch { $vowels } Vokale, die du nicht kennst.
}
puzzles-hint-trait-early = Das Wort beginnt mit einem Buchstaben aus der ersten Hälfte des Alphabets.
puzzles-hint-trait-late = Das Wort beginnt mit einem Buchstaben aus der zweiten Hälfte des Alphabets.
puzzles-hint-trait-begins-vowel = Das Wort beginnt mit einem Vokal.
puzzles-hint-trait-begins-consonant = Das Wort beginnt mit einem Konsonanten.
puzzles-hint-trait-ends-vowel = Das Wort endet auf einen Vokal.
puzzles-hint-trait-ends-consonant = Das Wort endet auf einen Konsonanten.
puzzles-hint-trait-lacks = Das Wort hat kein **{ $letter }**.

## Stump me: the bot guesses a word that somebody thinks of

puzzles-stump-title = Lass mich raten
puzzles-stump-rival = { $rival } rät
puzzles-stump-own = Ich rate, mit Wörtern, die die meisten kennen
puzzles-stump-first = { $who }, denk dir ein Wort aus und verrate es niemandem. Mein Versuch: **{ $word }**
puzzles-stump-guess = { $words ->
    [one] Noch { $words } Wort ist
   *[other] Noch { $words } Wörter sind
} möglich. Mein Versuch: **{ $word }**
puzzles-stump-show = Drück die Buchstaben, deren Farbe noch nicht zu deinem Wort passt, und dann **Fertig**. Was man schon weiß, ist eingestellt. Ist es dein Wort? Drück **Das ist es!**
puzzles-stump-show-first = Drück die Buchstaben, deren Farbe noch nicht zu deinem Wort passt, und dann **Fertig**. Ist es dein Wort? Drück **Das ist es!**
puzzles-stump-found = 🎉 **{ $word }**: Ich habe dein Wort in { $guesses ->
    [one] { $guesses } Versuch
   *[other] { $guesses } Versuchen
} gefunden.
puzzles-stump-beaten = 🏆 Ich habe keine Versuche mehr. Du hast mich besiegt, { $who }! Was war dein Wort?
puzzles-stump-no-words = 🏆 Mir fällt kein Wort mehr ein. Du hast mich besiegt, { $who }! Was war dein Wort?
puzzles-stump-impossible = 🤔 Seit Reihe { $turn } passt kein Wort, das ich kenne. { $why }
puzzles-stump-recover = Drück **Zurück**, um die letzte Reihe neu zu markieren. Wenn alles stimmt, drück **Mein Wort verraten**.
puzzles-stump-was = Es war **{ $word }**.
puzzles-stump-unknown = Dein Wort steht nicht in meiner Liste, ich hätte es also nie geraten.
puzzles-stump-early = Du hast aufgegeben, bevor du meinen ersten Versuch markiert hast.
puzzles-stump-fair = Jede Markierung stimmt. Gut gespielt!
puzzles-stump-won = Jede Markierung stimmt: Du hast mich besiegt. Gut gespielt!
puzzles-stump-left = Jede Markierung stimmt. { $others ->
    [0] Es war das einzige übrige Wort, ich hätte es als Nächstes geraten.
    [one] { $others } anderes Wort war noch möglich.
   *[other] { $others } andere Wörter waren noch möglich.
}
puzzles-stump-wrong = { $count ->
    [one] Bei diesem Wort müsste Reihe { $rows } so aussehen:
   *[other] Bei diesem Wort müssten die Reihen { $rows } so aussehen:
}

puzzles-again-button = Noch ein Wort
puzzles-reveal-button = Mein Wort verraten
