### Die Analyse: was jeder Versuch eines Spiels wert war, und wie schwer ein Wort ist.

## A game of one board

coach-title = Analyse · { $answer }
coach-details-button = Details
coach-answer-field = Die Lösung, die nicht gefunden wurde
coach-language-prompt = Sprache der Wörter

# $who is `you` or `they`; $skill is `fine`, `fair` or `bold`; $luck is `lucky`, `unlucky` or `neither`.
coach-won = Gelöst in { $guesses }. { $skill ->
    [fine] { $who ->
        [you] Du hast
       *[they] Ihr habt
    } großartig gespielt{ $luck ->
        [lucky] , und das Glück war dabei
        [unlucky] , und das ganz ohne Glück
       *[neither] { "" }
    }.
    [fair] { $who ->
        [you] Du hast
       *[they] Ihr habt
    } gut gespielt{ $luck ->
        [lucky] , mit etwas Glück
        [unlucky] , mit wenig Glück
       *[neither] { "" }
    }.
   *[bold] { $who ->
        [you] Du hast
       *[they] Ihr habt
    } { $luck ->
        [lucky] viel gewagt und Glück gehabt
        [unlucky] viel gewagt, und das Glück hat gefehlt
       *[neither] einiges gewagt
    }.
}
coach-lost = Diesmal nicht gelöst. { $luck ->
    [unlucky] { $skill ->
        [bold] Glück war auch keins dabei.
       *[fine] Es war vor allem Pech.
    }
   *[neither] { $skill ->
        [bold] Das war ein harter Brocken.
       *[fine] Es war knapp.
    }
}
coach-given-up = Aufgegeben nach { $guesses ->
    [one] { $guesses } Versuch
   *[other] { $guesses } Versuchen
}.
coach-beaten = 🎉 { $who ->
    [you] Du hast
   *[they] Ihr habt
} mich geschlagen: { $guesses ->
    [0] Ich hätte es nicht gefunden!
    [one] Ich hätte { $guesses } Versuch gebraucht!
   *[other] Ich hätte { $guesses } Versuche gebraucht!
}

coach-lesson = 💡 In Reihe { $row } wäre **{ $better }** besser gewesen als **{ $guess }**. { $reason }
coach-apart = Damit hättest du **{ $word }** von **{ $other }** unterscheiden können.
coach-fewer = Danach { $better ->
    [0] bleibt meist kein anderes Wort
    [one] bleibt meist { $better } Wort
   *[other] bleiben meist { $better } Wörter
}, nach deinem { $left }.
coach-only = Es war das einzige Wort, das noch übrig war.
coach-sooner = Damit geht es etwas schneller.

coach-flawless = 👏 Ich hätte in keiner Reihe besser wählen können.
coach-top = 👏 **{ $guess }** war eine tolle Wahl: Bei { $words } übrigen Wörtern gibt es kaum eine bessere.
coach-persistent = 👏 Gefunden, und darauf kommt es an.
coach-narrowed = 👏 Von { $before } Wörtern auf { $after }: Das ist der größte Teil des Weges.
coach-team = 👏 Der beste Versuch von jedem:
coach-team-best = { $who } **{ $guess }**

## Its figures, behind Details

coach-row = { $words ->
    [one] { $words } Wort
   *[other] { $words } Wörter
} → { $after } · { $judged }
coach-solved = gelöst
coach-best = der beste Versuch
coach-as-good = so gut wie der beste
coach-better = { $skill }, kostete { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }; besser: **{ $best }**
coach-no-luck = ohne Glück und Pech
coach-luck = { $luck }, { $sign }{ NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }

coach-all-title = Insgesamt
coach-verdict = Können **{ $skill }** von 99{ $skilled }. Glück **{ $luck }** von 99: { $lucky }.
coach-skilled = : { $skilled }
coach-sum = { $guesses ->
    [one] { $guesses } Versuch
   *[other] { $guesses } Versuche
}{ $more } = { NUMBER($optimal, minimumFractionDigits: 2, maximumFractionDigits: 2) } bei bestem Spiel + { NUMBER($given, minimumFractionDigits: 2, maximumFractionDigits: 2) } für schwächere Versuche { $fortune }
coach-sum-more = { " " }+ noch { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } nötig
coach-sum-lucky = − { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } durch Glück gespart
coach-sum-unlucky = + { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } durch Pech verloren

coach-turning-title = Wendepunkt
coach-turning-none = Keiner: Weder ein Versuch noch das Glück machte einen Unterschied.
coach-turning-skill = Reihe { $row }, **{ $guess }**: Diese Wahl kostete { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } Versuche.
coach-turning-lucky = Reihe { $row }, **{ $guess }**: Glück sparte { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } Versuche.
coach-turning-unlucky = Reihe { $row }, **{ $guess }**: Pech kostete { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } Versuche.

coach-rivals-title = Dasselbe Wort, gespielt von den Figuren
coach-rival-needed = { $rival }: { $guesses }
coach-rival-lost = { $rival }: nicht gefunden
coach-own-needed = { $who ->
    [you] Du
   *[they] Ihr
}: { $guesses }
coach-own-lost = { $who ->
    [you] Du
   *[they] Ihr
}: nicht gefunden

coach-note-exact = Alle Zahlen sind Versuche, und genau. Können beginnt bei 99 und halbiert sich für jeden verschenkten Versuch. Glück ist 50, wenn es keinen Unterschied machte, 79, wenn es einen Versuch sparte.
coach-note = Alle Zahlen sind Versuche, auf etwa 0,02 genau. Können beginnt bei 99 und halbiert sich für jeden verschenkten Versuch. Glück ist 50, wenn es keinen Unterschied machte, 79, wenn es einen Versuch sparte.

coach-skill-masterly = meisterhaft
coach-skill-sharp = stark
coach-skill-solid = solide
coach-skill-fair = ordentlich
coach-skill-loose = locker
coach-skill-wild = wild

coach-luck-very-lucky = sehr viel Glück
coach-luck-lucky = Glück
coach-luck-a-little-lucky = etwas Glück
coach-luck-neither = weder Glück noch Pech
coach-luck-a-little-unlucky = etwas Pech
coach-luck-unlucky = Pech
coach-luck-very-unlucky = sehr viel Pech

## A game of several boards

coach-boards-title = Analyse · { $boards } Bretter
coach-step-after = { $words } auf { $boards ->
    [one] { $boards } Brett
   *[other] { $boards } Brettern
}
coach-boards-note = Alle Zahlen sind Schätzungen, in Versuchen.

## How hard a word is

coach-hard-title = Wie schwer ist { $answer }?
coach-hard-figure = **{ $level }**, { $figure } von 100.
coach-hard-solver = Bei bestem Spiel brauche ich { $guesses ->
    [one] { $guesses } Versuch
   *[other] { $guesses } Versuche
}.
coach-hard-solver-lost = Bei bestem Spiel brauche ich mehr als { $most } Versuche.
coach-hard-people = Die meisten brauchen etwa { NUMBER($guesses, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
coach-hard-why = Was es schwer macht: { $reasons }.
coach-hard-because-repeated = ein Buchstabe kommt mehrmals vor
coach-hard-because-rarest = ein seltener Buchstabe
coach-hard-because-pairs = seine Buchstaben stehen selten nebeneinander
coach-hard-because-known = kaum jemand denkt daran
coach-hard-because-family = viele Wörter sehen ähnlich aus
coach-losers-none = { $strategies ->
    [one] Die eine Figur, die diese Länge spielt, findet es.
   *[other] Alle { $strategies } Figuren finden es.
}
coach-losers = { $strategies ->
    [one] Die eine Figur, die diese Länge spielt, verpasst es: { $names }.
   *[other] { $losers } der { $strategies } Figuren { $losers ->
        [one] verpasst
       *[other] verpassen
    } es: { $names }.
}
coach-alike-none = Keine andere Lösung unterscheidet sich davon in nur einem Buchstaben.
coach-alike = Ähnlich: { $words } Lösungen sehen aus wie { $pattern }: { $named }.
coach-trap = Eine Falle: { $words } Lösungen sehen aus wie { $pattern }: { $named }.
coach-named-more = { $named }, …
coach-hard-note = Hier geht es nur um das Wort selbst, nie um ein laufendes Spiel. Was die meisten brauchen, ist geschätzt: danach, wie Tausende andere Rätsel gespielt haben.

coach-level-easy = Leicht
coach-level-fair = Machbar
coach-level-tricky = Knifflig
coach-level-hard = Schwer
coach-level-brutal = Brutal
