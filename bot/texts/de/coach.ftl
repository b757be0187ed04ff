### Die Analyse: was jeder Versuch eines Spiels wert war, und wie schwer ein Wort ist.

## A game of one board

coach-title = Analyse · { $answer }
coach-unplayed = In deinem letzten Spiel, **{ $answer }**, gab es keinen Versuch. Das hier ist das davor.
coach-assumed = -# Ich habe dein letztes Wort, { $word }, für die Lösung gehalten. War es ein anderes, schreib es in die Option `answer`.
coach-details-button = Details
coach-meant-button = Ich meinte { $meant }
coach-back-button = Zurück
coach-answer-field = Die Lösung, die nicht gefunden wurde
coach-language-prompt = Sprache der Wörter

# $skill is a word of `coach-skill-…`; $luck is `much`, `some`, `neither`, `little` or `none`.
coach-won = Gelöst in { $guesses }.{ $skill ->
    [hit] { " " }Auf direktem Weg!
    [masterly] { " " }Da muss man lange suchen, bis man Besseres findet.
    [sharp] { " " }Stark gespielt!
    [solid] { " " }Gut und solide gespielt.
    [fair] { " " }Ordentlich, mit Luft nach oben.
    [loose] { $guesses ->
        [4] { " " }Das wäre auch früher gegangen.
       *[other] { " " }Ein, zwei Versuche waren verschenkt.
    }
   *[wild] { " " }Das war ein ziemlicher Umweg.
}{ $luck ->
    [much] { " " }Das Glück hat kräftig geholfen.
    [some] { " " }Das Glück hat geholfen.
    [little] { " " }Glück war keins dabei.
    [none] { " " }Und das bei richtig viel Pech.
   *[neither] { "" }
}
coach-won-other = Gelöst in { $guesses }.{ $skill ->
    [hit] { " " }Was für ein Treffer!
    [masterly] { " " }Jeder Versuch saß.
    [sharp] { " " }Kaum ein Buchstabe war verschenkt.
    [solid] { " " }Alles in allem gut gespielt.
    [fair] { " " }Nicht schlecht, aber da war mehr drin.
    [loose] { " " }Es ging auch schneller.
   *[wild] { " " }Das war die Panoramaroute.
}{ $luck ->
    [much] { " " }Das Brett meinte es sehr gut.
    [some] { " " }Das Brett meinte es gut.
    [little] { " " }Das Brett hat wenig verraten.
    [none] { " " }Das Brett hat so gut wie nichts verraten.
   *[neither] { "" }
}
coach-lost = Diesmal nicht gelöst: { $left ->
    [one] { $left } Wort war
   *[other] { $left } Wörter waren
} noch möglich.
coach-lost-only = Diesmal nicht gelöst, dabei war nur noch dieses Wort möglich.
coach-lost-last = Diesmal nicht gelöst. Vor dem letzten Versuch waren noch { $before } Wörter möglich.
coach-still-open = Noch offen: { $words }.
coach-lost-unlucky = Das war vor allem Pech.
coach-lost-hapless = Glück war auch keins dabei.
coach-given-up = Aufgegeben nach { $guesses ->
    [one] { $guesses } Versuch
   *[other] { $guesses } Versuchen
}, { $left ->
    [one] { $left } Wort war
   *[other] { $left } Wörter waren
} noch übrig.
coach-unfinished = Noch nicht zu Ende: Nach { $guesses ->
    [one] { $guesses } Versuch
   *[other] { $guesses } Versuchen
} { $left ->
    [one] war noch { $left } Wort
   *[other] waren noch { $left } Wörter
} möglich.
coach-beaten = 🎉 { $who ->
    [you] Du hast
   *[they] Ihr habt
} { $rival } geschlagen: { $guesses ->
    [0] Das Wort blieb dort ungelöst!
    [one] Dort war { $guesses } Versuch nötig!
   *[other] Dort waren { $guesses } Versuche nötig!
}
coach-only-after = Nach **{ $before }** war nur noch **{ $answer }** übrig.
coach-in-row = **{ $guess }** (Reihe { $row })
coach-ignored = { $told }{ $several ->
    [yes] : { $rows }.
   *[no] .
}
coach-ignored-lost = { $who ->
    [it] Außerdem gab es
    [several] { $times } Versuche gaben
   *[one] **{ $guess }** in Reihe { $row } gab
} { $letters } wieder auf, grün seit { $shown }
coach-ignored-lost-other = { $shown } hatte { $letters } grün, aber { $who ->
    [several] { $times } Versuche kamen
   *[one] **{ $guess }** in Reihe { $row } kam
} ohne aus
coach-ignored-moved = { $who ->
    [it] Außerdem verschob es
    [several] { $times } Versuche verschoben
   *[one] **{ $guess }** in Reihe { $row } verschob
} { $letters }, grün seit { $shown }
coach-ignored-left-out = { $who ->
    [it] Außerdem kam es
    [several] { $times } Versuche kamen
   *[one] **{ $guess }** in Reihe { $row } kam
} ohne { $letters } aus, obwohl das nach { $shown } schon klar war
coach-ignored-left-out-other = { $who ->
    [several] { $times } Versuche ließen
   *[one] **{ $guess }** in Reihe { $row } ließ
} { $letters } weg, bekannt seit { $shown }
coach-ignored-double = { $who ->
    [it] Außerdem hat es
    [several] { $times } Versuche haben
   *[one] **{ $guess }** in Reihe { $row } hat
} den Buchstaben { $letters } zu selten: { $shown } hatte ihn { $count }-mal gezeigt
coach-ignored-place = { $who ->
    [it] Außerdem stand darin
    [several] In { $times } Versuchen stand
   *[one] In **{ $guess }** in Reihe { $row } stand
} { $letters } an Stelle { $place }, und das hatte { $shown } schon ausgeschlossen
coach-ignored-place-other = { $who ->
    [several] { $times } Versuche setzten
   *[one] **{ $guess }** in Reihe { $row } setzte
} { $letters } noch einmal an Stelle { $place }, trotz { $shown }
coach-ignored-grey = { $who ->
    [it] Außerdem kam
    [several] In { $times } Versuchen kam
   *[one] In **{ $guess }** in Reihe { $row } kam
} { $letters } noch einmal vor, grau seit { $shown }
coach-ignored-grey-other = { $who ->
    [several] { $times } Versuche verschenkten
   *[one] **{ $guess }** in Reihe { $row } verschenkte
} Platz an { $letters }, schon ausgeschlossen durch { $shown }
coach-ignored-grey-third = { $who ->
    [several] In { $times } Versuchen
   *[one] In **{ $guess }** in Reihe { $row }
} war mit { $letters } nichts zu gewinnen, schon grau in { $shown }
coach-ignored-too-many = { $who ->
    [it] Außerdem stand darin
    [several] In { $times } Versuchen stand
   *[one] In **{ $guess }** in Reihe { $row } stand
} { $letters } einmal öfter, als { $shown } zulässt
coach-ignored-too = Auch in { $guesses } blieben Hinweise ungenutzt.
coach-paid = Es ging trotzdem gut: vorher { $before } Wörter, nachher { $after }.
coach-times = { $times } Versuche gingen so dahin.
coach-repeated = **{ $guess }** in Reihe { $row } stand schon in Reihe { $first }; dasselbe Wort verrät beim zweiten Mal nichts Neues.
coach-no-win = **{ $guess }** in Reihe { $row } passt zwar auch, aber kaum ein Rätsel versteckt es.
coach-trapped = **{ $pattern }** ist eine Falle: { $words } Wörter passen ({ $named }), und **{ $guess }** in Reihe { $row } hat nur eins davon probiert.
coach-trapped-other = { $words } Wörter passen zu **{ $pattern }** ({ $named }): eine Falle. Mit **{ $guess }** in Reihe { $row } begann das Durchprobieren, eins nach dem anderen.
coach-trapped-better = **{ $better }** hätte die meisten auf einmal unterschieden.
coach-trapped-apart = **{ $better }** hätte sie alle auf einmal unterschieden.
coach-trapped-letters = Ein Versuch mit mehreren von { $letters } trennt sie.
coach-trapped-hard = Im schweren Modus hilft dann nur noch Glück: Probier diese Buchstaben aus, bevor alles grün wird.
coach-narrow = Aus der Falle **{ $pattern }** auszusteigen war richtig, aber von { $letters } hat **{ $guess }** in Reihe { $row } { $some ->
    [yes] nur { $tested } geprüft
   *[no] nichts geprüft
}.
coach-narrow-better = **{ $better }** hätte { $tested } geprüft.
coach-opener = **{ $guess }** ist { $start ->
    [very] ein sehr schwacher
   *[slow] ein schwacher
} Start: Meist bleiben { $left } Wörter, nach **{ $better }** nur { $better_left }.
coach-opener-costs = Über viele Partien kostet das { NUMBER($guesses, minimumFractionDigits: 1, maximumFractionDigits: 1) } Versuche pro Partie.

coach-lesson = In Reihe { $row } wäre **{ $better }** besser gewesen als **{ $guess }**.
coach-lesson-other = **{ $better }** hätte mehr verraten als **{ $guess }** in Reihe { $row }.
coach-fits = Es passte zu allen Hinweisen und hätte die Lösung sein können.
coach-apart = Damit hättest du **{ $word }** von **{ $other }** unterscheiden können.
coach-fewer = Danach { $better ->
    [0] bleibt meist kein anderes Wort
    [one] bleibt meist { $better } Wort
   *[other] bleiben meist { $better } Wörter
}, nach deinem { $left }.
coach-sooner = Damit geht es etwas schneller.

coach-praise-flawless = 👏 Ich hätte in keiner Reihe besser wählen können.
coach-praise-escaped = 👏 **{ $guess }** hat aus der Falle **{ $pattern }** herausgeführt: vorher { $before } Wörter, nachher { $after }.
coach-praise-lucky = 🎯 **{ $guess }** war ein Treffer: 1 von { $before } Wörtern, die noch übrig waren.
coach-praise-surprising = 👏 **{ $guess }** war eine schöne Idee: konnte nicht die Lösung sein, brachte aber { $before } Wörter auf { $after }.
coach-praise-top = 👏 **{ $guess }** war bei { $before } übrigen Wörtern der beste Versuch überhaupt.
coach-praise-saved = 👏 **{ $guess }** war die Rettung in letzter Sekunde.
coach-praise-cut = 👏 **{ $guess }** hat die meiste Arbeit gemacht: von { $before } Wörtern auf { $after }.
coach-team-best = 👏 **{ $guess }** war eine gute Wahl.

## Its figures, behind Details

coach-row = { $words ->
    [one] { $words } Wort
   *[other] { $words } Wörter
} → { $after } · { $judged }
coach-solved = gelöst
coach-verdict-best = besser ging es nicht
coach-verdict-alike = so gut wie meine eigene Wahl
coach-verdict-close = fast das Beste, kostete { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-verdict-probe = eine gute Idee, kostete { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-verdict-costly = teuer: { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-verdict-poor = sehr teuer: { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-verdict-unlisted = passt auch, ist aber nie die Lösung
coach-better = besser: **{ $better }**
coach-best-of-all = seltener, aber um { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } besser: { $best }
coach-no-luck = ohne Glück und Pech
coach-luck = { $luck }, { $sign }{ NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }

coach-all-title = Insgesamt
coach-overall = Können **{ $skill }** von 99{ $skilled }. Glück **{ $luck }** von 99: { $lucky }.
coach-skilled = : { $skilled }
coach-gamble = gewagt, kostete { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-sum-rest = Davon werden { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } keinem Versuch angelastet: Nur { $words } hätte sie gespart.
coach-sum-rest-unnamed = Davon werden { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } keinem Versuch angelastet: Das sind sehr kleine Unterschiede.
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
coach-turning-several = Reihe { $row }, **{ $guess }**: Ab hier kosteten { $times } Versuche dieser Art { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
coach-turning-paid = Reihe { $row }, **{ $guess }**: Diese Wahl kostete { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }, aber Glück sparte { NUMBER($saved, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
coach-turning-lucky = Reihe { $row }, **{ $guess }**: Glück sparte { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } Versuche.
coach-turning-unlucky = Reihe { $row }, **{ $guess }**: Pech kostete { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } Versuche.

coach-rivals-title = Dasselbe Wort, gespielt von den Gegnern
coach-rival-needed = { $rival }: { $guesses }
coach-rival-lost = { $rival }: nicht gefunden
coach-own-needed = { $who ->
    [you] Du
    [team] Zusammen
   *[they] Ihr
}: { $guesses }
coach-own-lost = { $who ->
    [you] Du
    [team] Zusammen
   *[they] Ihr
}: nicht gefunden

coach-note-exact = Alle Zahlen sind Versuche, und genau. Können beginnt bei 99 und halbiert sich mit jedem verschenkten Versuch. Glück ist 50, wenn es keinen Unterschied machte, 79, wenn es einen Versuch sparte.
coach-note = Alle Zahlen sind Versuche, auf etwa 0,02 genau. Können beginnt bei 99 und halbiert sich mit jedem verschenkten Versuch. Glück ist 50, wenn es keinen Unterschied machte, 79, wenn es einen Versuch sparte.

coach-skill-masterly = meisterhaft
coach-skill-sharp = stark
coach-skill-solid = solide
coach-skill-fair = ordentlich
coach-skill-loose = locker
coach-skill-wild = wild

coach-luck-very-lucky = sehr viel Glück
coach-luck-lucky = viel Glück
coach-luck-a-little-lucky = etwas Glück
coach-luck-neither = weder Glück noch Pech
coach-luck-a-little-unlucky = etwas Pech
coach-luck-unlucky = viel Pech
coach-luck-very-unlucky = sehr viel Pech

## A game of several boards

coach-boards-title = Analyse · { $boards } Bretter
coach-boards-won = { $boards ->
    [2] Beide Bretter
   *[other] Alle { $boards } Bretter
} in { $guesses } gelöst; ich brauche im besten Fall etwa { NUMBER($optimal, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
coach-boards-lost = { $solved } von { $boards } Brettern gelöst.
coach-boards-waited = 💡 Auf Brett { $board } war ab Reihe { $row } nur noch ein Wort übrig, doch { $guesses } Versuche gingen woandershin und lösten nichts.
coach-boards-ruled-out = 💡 **{ $guess }** (Reihe { $row }) war nach den Farben auf keinem offenen Brett mehr möglich. **{ $better }** hätte mehr gebracht.
coach-boards-better = 💡 In Reihe { $row } hätte **{ $better }** alle Bretter zusammen weiter gebracht als **{ $guess }**.
coach-boards-served = 👏 **{ $guess }** hat { $boards } Brettern zugleich geholfen.
coach-boards-hit = 🎯 **{ $guess }** traf 1 von { $words } Wörtern, die auf Brett { $board } möglich waren.
coach-step-after = { $words } auf { $boards ->
    [one] { $boards } Brett
   *[other] { $boards } Brettern
}
coach-boards-note = Alle Zahlen sind Schätzungen, in Versuchen.

## How hard a word is

coach-hard-title = Wie schwer ist { $answer }?
coach-hard-figure = **{ $level }**: Im Schnitt braucht man etwa { NUMBER($guesses, minimumFractionDigits: 1, maximumFractionDigits: 1) } Versuche, und etwa eine von { $failing } Personen scheitert. Es ist schwerer als { $figure } von 100 Lösungen dieser Länge.
coach-hard-solver = { $rival }, mein stärkster Spieler, braucht { $guesses ->
    [one] { $guesses } Versuch
   *[other] { $guesses } Versuche
}.
coach-hard-solver-lost = { $rival }, mein stärkster Spieler, braucht mehr als { $most } Versuche.
coach-hard-opening = Als erstes Wort steht es auf Platz { $place } von { $words }: Danach braucht ein perfekter Spieler im Schnitt { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } Versuche.
coach-hard-why = Was es schwer macht: { $reasons }.
coach-hard-why-easy = Stolperfallen: { $reasons }.
coach-hard-because-repeated = es hat mehr als ein { $letters }
coach-hard-because-thrice = { $letters } kommt dreimal vor
coach-hard-because-letter = wenige Wörter haben ein { $letters }
coach-hard-because-pair = wenige Wörter enthalten { $letters }
coach-hard-because-vowels = es hat keinen Vokal, höchstens ein Y
coach-hard-because-unknown = kaum jemand kennt es
coach-hard-because-form = Rätsel verstecken solche Wortformen selten
coach-hard-because-rare = Rätsel verstecken es selten
coach-hard-because-openers = die üblichen ersten Wörter verraten wenig darüber
coach-hard-because-seldom = man kommt selten darauf
coach-hard-because-alike = nach ein paar Versuchen passen noch viele andere Wörter
coach-losers-none = { $strategies ->
    [one] Der eine Gegner, der diese Länge spielt, findet es.
   *[other] Alle { $strategies } Gegner finden es.
}
coach-losers = { $strategies ->
    [one] Der eine Gegner, der diese Länge spielt, verpasst es: { $names }.
   *[other] { $losers } der { $strategies } Gegner { $losers ->
        [one] verpasst
       *[other] verpassen
    } es: { $names }.
}
coach-alike-none = Keine andere Lösung unterscheidet sich davon in nur einem Buchstaben.
coach-alike = Ähnlich: { $words } Wörter sehen aus wie { $pattern }: { $named }.
coach-trap = Eine Falle: { $words } Wörter sehen aus wie { $pattern }: { $named }.
coach-named-more = { $named }, …
coach-hard-note = Hier geht es nur um das Wort selbst, nie um ein laufendes Spiel. Was man braucht, ist nach 359 englischen Rätseln mit fünf Buchstaben geschätzt, die Tausende gespielt haben, auf etwa einen Viertelversuch genau; bei anderen Sprachen und Längen ist es gröber.
coach-hard-unhidden = Ich selbst verstecke es nie; andere dürfen es stellen.

coach-level-easy = Leicht
coach-level-fair = Machbar
coach-level-tricky = Knifflig
coach-level-hard = Schwer
coach-level-brutal = Brutal
