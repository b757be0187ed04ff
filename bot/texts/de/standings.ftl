### Bestenlisten und Statistik.

standings-title = Bestenliste
standings-period-today = Heute
standings-period-week = Diese Woche
standings-period-month = Dieser Monat
standings-period-year = Dieses Jahr
standings-period-all = Insgesamt
standings-period-yesterday = Gestern
standings-period-lastweek = Letzte Woche
standings-period-lastmonth = Letzter Monat
standings-period-lastyear = Letztes Jahr
standings-period-season = Diese Saison
standings-view-guesses = Wenigste Versuche
standings-view-points = Punkte
standings-view-streak = Tage in Folge
standings-view-wins = Am meisten gelöst
standings-empty = In dieser Bestenliste steht noch niemand. Starte ein Spiel mit `/{ -command } play`. Einzelspiele und gemeinsame Spiele haben getrennte Bestenlisten. Ergebnisse von anderswo: `/{ -command } records`.
standings-line = **{ $place }.** { $who } · **{ $value }** · { $record }
standings-unplaced-line = { $who } · { $value } · { $record }
standings-few = { $more ->
    [0] zu wenige Spiele
    [one] noch { $more } Spiel
   *[other] noch { $more } Spiele
}
standings-record = { $wins } von { $games } gelöst
standings-value-guesses = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-value-points = { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
standings-value-streak = { $value ->
    [0] keine Serie
    [one] { $value } Tag
   *[other] { $value } Tage in Folge
}
standings-value-wins = { $value } gelöst
standings-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
standings-rule-guesses = Es zählt der faire Schnitt: Versuche pro Spiel, ausgeglichen für { $words ->
    [compared] schwere Wörter und wenige Spiele
   *[plain] wenige Spiele
}. Ein Spiel, das du nicht löst, zählt als { $loss } Versuche.
standings-rule-points = Ein Wort im 1. Versuch bringt { $best } Punkte, im 2. Versuch { $second } und so weiter. Ein Spiel, das du nicht löst, bringt 0.
standings-rule-points-own = Dieser Server hat eigene Punkte: { $wins } für ein Wort in 1 bis 6 Versuchen, { $lost } für ein Spiel, das du nicht löst.
standings-rule-double = Doppelte Punkte: { $day }.
standings-rule-streak = Tage in Folge, an denen das Tageswort ohne Tipp gelöst wurde.
standings-shields = Ein Schild hält die Serie über ein verpasstes Tageswort im Monat.
standings-rule-wins = Wer am meisten gelöst hat, steht oben.
standings-fair-average = Fairer Schnitt: Versuche pro Spiel. Wörter, die auch anderen schwerfielen, zählen für dich, und wenige glückliche Spiele entscheiden kaum.
standings-nobody-ranked = Noch hat niemand die { $games } Spiele für einen Platz, darum stehen die meisten Spiele vorn.
standings-nobody-placed = Niemand hatte die { $games } Spiele für einen Platz, darum stehen die meisten Spiele vorn.
standings-provisional = Einen Platz gibt es ab { $games ->
    [one] { $games } beendetem Spiel
   *[other] { $games } beendeten Spielen
}.
standings-elsewhere = { $who } steht hier noch nicht. Gespielt wurde: { $where }. Im Menü lässt sich das öffnen.
standings-elsewhere-games = { $which } ({ $games })
standings-games-prompt = Welche Spiele
standings-view-prompt = Gewertet nach
standings-period-prompt = Welche Tage
standings-assisted = { $games ->
    [one] { $games } Spiel mit Tipps oder Wortliste zählt
   *[other] { $games } Spiele mit Tipps oder Wortliste zählen
} nicht.
standings-own-boards = Einzelspiele
standings-previous = Zurück
standings-next = Weiter

## Why am I here?

standings-why-button = Warum stehe ich hier?
standings-why-place = Du bist **{ $place }.** von { $players }. Wer gleichauf liegt, teilt sich einen Platz.
standings-why-place-average = Du bist **{ $place }.** von { $players } mit einem fairen Schnitt von **{ $value }**. Wer gleichauf liegt, teilt sich einen Platz.
standings-why-provisional = Du hast { $games } von { $least } Spielen, ab denen es einen Platz gibt.
standings-why-unplaced = Du hattest { $games } von { $least } Spielen, ab denen es einen Platz gab.
standings-why-too-few = Du hattest zu wenige Spiele für einen Platz: { $games }.
standings-why-ahead = Direkt vor dir: { $value }.
standings-why-guesses = Es zählt dein fairer Schnitt: Versuche pro Spiel, mit ein paar durchschnittlichen Spielen dazu, damit nicht das Glück in einem Spiel entscheidet.
standings-why-words = Was andere für dieselben Wörter brauchten, wird berücksichtigt.
standings-why-sum = So wird gerechnet:
standings-why-moves = Er ändert sich ein wenig, auch wenn du nicht spielst: Andere spielen dieselben Wörter, und der Schnitt hier verschiebt sich.
standings-why-points = Jedes gelöste Spiel bringt { $each } Punkte, weniger die gebrauchten Versuche. { $wins ->
    [one] Dein Spiel
   *[other] Deine { $wins } Spiele
}: { $wins } × { $each } = { $together }, weniger { $guesses ->
    [one] { $guesses } Versuch
   *[other] { $guesses } Versuche
} = **{ $value }**.
standings-why-points-own = Was ein Spiel wert ist, legt dieser Server fest. So wird gerechnet:
standings-why-points-found = { $guesses ->
    [one] { $guesses } Versuch
   *[other] { $guesses } Versuche
}: { $games } × { $each } = { $points }
standings-why-points-lost = Nicht gelöst: { $games } × { $each } = { $points }
standings-why-points-double = Doppelt zählt: { $day } ({ $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}): **+ { $points }**
standings-why-streak = Deine Tage in Folge mit gelöstem Tageswort: **{ $value }**. Ein Tag, den du auslässt, verlierst oder mit Tipp löst, beendet die Serie.
standings-why-no-streak = { $when ->
    [over] Am Ende hattest du keine Serie.
   *[now] Im Moment hast du keine Serie. Löse das Tageswort ohne Tipp, und eine neue beginnt.
}
standings-why-wins = Du hast **{ $value }** von { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
} gelöst.
standings-why-games = { $games ->
    [one] Dein { $games } Spiel
   *[other] Deine { $games } Spiele
}: **{ $guesses }** { $guesses ->
    [one] Versuch
   *[other] Versuche
}.
standings-why-lost = ({ $lost ->
    [one] Das Spiel, das du nicht gelöst hast, zählt { $each }.
   *[other] Jedes der { $lost } Spiele, die du nicht gelöst hast, zählt { $each }.
})
standings-why-harder = **− { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) }**, weil andere für deine Wörter mehr brauchten als sonst. Deine eigenen Spiele zählen hier nicht mit: Mindestens drei andere hatten { $compared } davon und brauchten im Schnitt { NUMBER($others, minimumFractionDigits: 2, maximumFractionDigits: 2) } Versuche; ebenso viele durchschnittliche Wörter brauchen { $compared } × { NUMBER($usual, minimumFractionDigits: 2, maximumFractionDigits: 2) } = { NUMBER($words, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
standings-why-easier = **+ { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) }**, weil andere für deine Wörter weniger brauchten als sonst. Deine eigenen Spiele zählen hier nicht mit: Mindestens drei andere hatten { $compared } davon und brauchten im Schnitt { NUMBER($others, minimumFractionDigits: 2, maximumFractionDigits: 2) } Versuche; ebenso viele durchschnittliche Wörter brauchen { $compared } × { NUMBER($usual, minimumFractionDigits: 2, maximumFractionDigits: 2) } = { NUMBER($words, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
standings-why-average = **+ { NUMBER($added, minimumFractionDigits: 2, maximumFractionDigits: 2) }** für { $games } Spiele, wie sie hier im Schnitt laufen: { $games } × { NUMBER($each, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
standings-why-total = Zusammen **{ NUMBER($total, minimumFractionDigits: 2, maximumFractionDigits: 2) }**. Geteilt durch alle { $games } Spiele:

## Ratings

standings-view-rating = Wertung
standings-value-rating = { $value }
standings-rule-rating = Alle beginnen mit 1500. Wer beim selben Wort besser ist, gewinnt dazu, gegen Starke am meisten. Tageswörter, Rennen und Duelle zwischen Menschen zählen, sobald sie vorbei sind.
standings-empty-rating = Hier hat noch niemand eine Wertung. Dafür müssen zwei Leute dasselbe Tageswort, Rennen oder Duell beenden. Das Tageswort von heute zählt morgen.
standings-empty-streak = Hier gibt es keine Serien. Löse das Tageswort ohne Tipp, und deine beginnt.
standings-matches = { $matches ->
    [one] { $matches } Vergleich
   *[other] { $matches } Vergleiche
}
standings-why-rating = Deine Wertung sagt, wie gut du bei denselben Wörtern bist wie andere. Alle, die hinter dir landen, heben sie, starke am meisten; alle, die vor dir landen, senken sie, starke am wenigsten. Deine ersten Vergleiche ändern sie am stärksten. So wird gerechnet:
standings-why-start = Alle beginnen mit **{ $start }**.
standings-why-earlier = **{ $change }** aus { $matches ->
    [one] deinem ersten Vergleich
   *[other] deinen ersten { $matches } Vergleichen
}.
standings-why-match = **{ $change }** { $mode }, { $day }: Nummer { $place } von { $players }.
standings-why-rating-total = Zusammen **{ $value }**.

## Missed dailies

standings-missed-loss = Wer in dieser Zeit das Tageswort spielt, dem zählt jedes verpasste als { $loss } Versuche.
standings-missed-average = Wer in dieser Zeit das Tageswort spielt, dem zählt jedes verpasste als ein durchschnittliches Spiel hier.
standings-missed-worst = Wer in dieser Zeit das Tageswort spielt, dem zählt jedes verpasste als das schlechteste Ergebnis des Tages.
standings-why-missed-loss = **+ { NUMBER($charged, minimumFractionDigits: 2, maximumFractionDigits: 2) }** für { $missed ->
    [one] { $missed } verpasstes Tageswort
   *[other] { $missed } verpasste Tageswörter
}: { $missed } × { $loss }.
standings-why-missed-average = **+ { NUMBER($charged, minimumFractionDigits: 2, maximumFractionDigits: 2) }** für { $missed ->
    [one] { $missed } verpasstes Tageswort
   *[other] { $missed } verpasste Tageswörter
}: { $missed } × { NUMBER($each, minimumFractionDigits: 2, maximumFractionDigits: 2) }, der Schnitt hier.
standings-why-missed-worst = **+ { NUMBER($charged, minimumFractionDigits: 2, maximumFractionDigits: 2) }** für { $missed ->
    [one] { $missed } verpasstes Tageswort
   *[other] { $missed } verpasste Tageswörter
}: jedes zählt als das schlechteste Ergebnis seines Tages.

## All servers

standings-everywhere = Alle Server
standings-here = Dieser Server
standings-scope-server = Dieser Server
standings-scope-global = Alle Server
standings-everywhere-rule = Server machen freiwillig mit; wer sich versteckt, fehlt.
standings-everywhere-absent = Dieser Server macht nicht mit; wer ihn verwaltet, kann das in `/{ -command } settings` ändern.

## Statistics

standings-stats-title = Statistik
standings-average = { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-no-average = –
standings-played = { $who } hat { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
} gespielt und { $wins } gelöst ({ NUMBER($rate, style: "percent") }).
standings-figures = Schnitt { $average }
standings-dailies = Tageswörter: { $dailies } · Serie { $streak } · beste { $best }
standings-streaks = Eine Serie sind Tage in Folge, an denen du das Tageswort ohne Tipp löst.
standings-shielded = 🛡️ Ein Schild hielt die Serie am { $day }.
standings-several = Bei mehreren Brettern zählt für jedes weitere Brett ein Versuch weniger.
standings-unranked = Bestenlisten lassen diese aus, weil sie sich nicht fair vergleichen lassen: { $kinds }.
standings-unranked-helped = mit Tipps oder Wortliste
standings-counts = Alle hier beendeten Spiele, jeder Art und Länge; eine Bestenliste zählt nur eine Art. Der Schnitt zählt die Versuche in gelösten Spielen.

## Two players at the same words

standings-against-title = Direkter Vergleich
standings-against-none = { $who } und { $other } hatten hier noch nicht dasselbe Wort. Spielt `/{ -command } daily` oder ein Wettrennen.
standings-against-words = { $who } und { $other } hatten { $words ->
    [one] einmal
   *[other] { $words }-mal
} dasselbe Wort.
standings-against-better = { $who } brauchte weniger Versuche: **{ $times }**
standings-against-level = Gleichauf: **{ $times }**
standings-against-means = Schnitt: { $who } { NUMBER($mine, minimumFractionDigits: 2, maximumFractionDigits: 2) }, { $other } { NUMBER($theirs, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-against-rule = Es zählen Tageswörter, Wettrennen, Herausforderungen und Duelle. Ein Spiel ohne Sieg zählt als ein Versuch mehr, als es gibt.

## What the figures on the card are

standings-card-games = { $count ->
    [one] Spiel
   *[other] Spiele
}
standings-card-won = gelöst
standings-card-rate = { NUMBER($rate, style: "percent") }
standings-card-average = Schnitt
standings-card-streak = Serie
standings-card-best = beste Serie
standings-card-days = { $count ->
    [one] Tageswort
   *[other] Tageswörter
}

## Below a place among the most wins

standings-games = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}

## Pages of the statistics

standings-page-prompt = Mehr Statistik
standings-page-overview = Überblick
standings-page-badges = Abzeichen
standings-page-kinds = Nach Modus und Länge
standings-page-openers = Erste Wörter
standings-page-words = Wörter
standings-page-title = Statistik · { $page }
standings-page-kinds-rule = Durchschnitte zählen die Versuche in gelösten Spielen.
standings-page-openers-rule = Die häufigsten ersten Wörter. Durchschnitte zählen die Versuche in gelösten Spielen.
standings-page-openers-none = { $who } hat noch in keinem beendeten Spiel den ersten Versuch gemacht.
standings-page-words-rule = Die Wörter mit den meisten Versuchen in Einzelspielen auf einem Brett, ohne Tipps. Ein nicht gelöstes Spiel zählt als { $lost } Versuche. Wörter, die andere vielleicht noch suchen, fehlen hier.
standings-page-words-none = { $who } hat noch kein Einzelspiel auf einem Brett ohne Tipps beendet.
standings-page-times = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}
standings-page-others = andere brauchten { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-page-best = Bestes Spiel: **{ $word }** · { $score } · { $when }
standings-page-worst = Schlechtestes Spiel: **{ $word }** · { $score } · { $when }
standings-page-year = Kalender
standings-page-year-rule = Die Farbe für Treffer heißt, dass an dem Tag ein Spiel gelöst wurde.
standings-page-year-lines = In einer Zeile gilt: je höher ein Tag, desto mehr Spiele, eins, zwei oder mehr.
standings-page-year-none = { $who } hat in den letzten zwölf Monaten kein Spiel beendet.
standings-year-summary = { $who } hat in den letzten zwölf Monaten gespielt, Tage insgesamt: **{ $days }**, { $record }. Längste Folge: **{ $longest }**.
standings-page-letters = Schwerste Buchstaben, nach dem Schnitt der Wörter mit ihnen: { $letters }
standings-page-skill = Können und Glück
standings-page-skill-rule = Jeder Balken ist ein Spiel, links das älteste: die letzten { $games } Einzelspiele auf einem Brett, ohne Tipps. Können beginnt bei 99 und halbiert sich mit jedem verschenkten Versuch. Glück ist 50, wenn es nichts geändert hat. Wörter, nach denen andere noch suchen könnten, fehlen.
standings-skill-name = Können
standings-luck-name = Glück
standings-skill-mean = im Schnitt { $mean }
standings-skill-means = { $who } kommt im Schnitt auf Können **{ $skill }** und Glück **{ $luck }** ({ $games }).
standings-skill-few = Das sind zu wenige Spiele, um viel zu sagen.
standings-skill-trend = { $trend ->
    [better] Die Versuche sind besser geworden
    [worse] Die Versuche sind schlechter geworden
   *[level] Die Versuche sind etwa so gut wie vorher
}: Können **{ $before }** in den ersten { $games } Spielen, **{ $after }** in den letzten { $games }.
standings-skill-fortune = { $fortune ->
    [lucky] Insgesamt hat das Glück geholfen.
    [unlucky] Insgesamt hat das Glück gefehlt.
   *[even] Glück und Pech haben sich ausgeglichen.
}

## Seasons and the weekly post

standings-champions-button = Champions
standings-champions-title = Champions
standings-champions-prompt = Wie eine Saison ausging
standings-champions-empty = Hier ist noch keine Saison zu Ende gegangen.
standings-champions-line = **{ $season }** · 🏆 { $who } · { $value } · { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}
standings-champions-nobody = **{ $season }** · kein Champion · { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
}
standings-season-title = Saison · { $season }
standings-season-button = Endstand
standings-week = Die Woche · { $days }
standings-year = Das Jahr { $year }
standings-page-review = Jahresrückblick
standings-player-year = { $year } von { $who } auf diesem Server.
standings-player-year-none = { $who } hat hier { $year } noch kein Spiel beendet.
standings-card-played-days = { $count ->
    [one] Spieltag
   *[other] Spieltage
}
standings-moment-day = Bester Tag
standings-moment-word = Schwerstes Wort
standings-moment-beaten = in { $guesses }, andere brauchten { NUMBER($others, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-moment-opener = Liebstes erstes Wort
standings-moment-luckiest = Glücklichster Fund
standings-moment-luck = Glück { $luck } von 99
standings-moment-mate = Am meisten gespielt mit
standings-review-games = **{ $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}** von { $players ->
    [one] { $players } Person
   *[other] { $players } Leuten
}.
standings-review-more = Das sind { $games } mehr als in der Woche davor.
standings-review-fewer = Das sind { $games } weniger als in der Woche davor.
standings-review-same = So viele wie in der Woche davor.
standings-review-best = ⚡ Wenigste Versuche: { $games } mit { $guesses }.
standings-review-races = 🏎️ Die meisten Rennen gewonnen: { $who } ({ $wins }).
standings-review-closest = 🏁 Knappstes Rennen: { $who } war { $seconds ->
    [0] weniger als eine Sekunde
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} vor { $second } fertig.
standings-review-hardest = { $count ->
    [one] 🧗 Schwerstes Wort
   *[other] 🧗 Schwerste Wörter
}: { $answer }, { NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 2) } Versuche im Schnitt.
standings-review-shared = 🤝 Zusammen auf einem Brett: { $wins } von { $games } gelöst.
standings-review-points = 🏅 Meiste Punkte: { $who } mit { $points }.
standings-review-streak = 🔥 Längste Serie: { $who }, { $days } Tage in Folge.
standings-review-elsewhere = Anderswo gespielt: { $games }.
standings-review-best-of = 🏆 { $game }: { $who }, { $average } im Schnitt.
standings-season-won = { $champions ->
    [one] 🏆 { $who } gewinnt die Saison mit einem fairen Schnitt von { $value } Versuchen pro Spiel. Glückwunsch!
   *[other] 🏆 { $who } teilen sich den ersten Platz mit einem fairen Schnitt von { $value } Versuchen pro Spiel. Glückwunsch!
}
standings-season-left = Wer weiter vorn lag, ist nicht mehr hier; der Endstand bleibt, wie er ist.
standings-season-taken = Ein Titel wurde aberkannt, wie unter Berichtigungen steht; der Endstand bleibt, wie er ist.
standings-season-nobody = Niemand hat genug Spiele für einen Platz und eines davon gewonnen, darum hat diese Saison keinen Champion.
standings-season-deserted = Alle, die einen Platz hatten, sind nicht mehr hier, darum hat diese Saison keinen Champion.
standings-season-erased = Wer vorn lag, hat die eigenen Daten gelöscht, darum nennt diese Saison keinen Champion.
standings-why-crowned = 🏆 Du bist Champion: Wer weiter vorn lag, ist nicht mehr hier.
standings-season-next = Die Saison ist vorbei, und die nächste hat begonnen: Alle fangen gleich an.
standings-season-over = Die Saison ist vorbei. Wer den Server verwaltet, kann in `/{ -command } settings` die nächste starten.
standings-season-frozen = Dieser Endstand bleibt, auch wenn später etwas berichtigt wird.

## Corrections

standings-corrections-button = Berichtigungen
standings-corrections-title = Berichtigungen
standings-corrections-empty = Hier wurde noch nichts berichtigt.
standings-corrections-line = { $who } · { $what }, { $day }: **{ $change }**, von { $by } { $when }
standings-corrections-struck = gestrichen
standings-corrections-undone = von { $by } zurückgenommen
standings-changed-title = Nachträglich geändert
standings-changed = Die neuesten Ergebnisse, die anders zählen, als sie zuerst gepostet wurden, oder die angezweifelt und dann selbst bestätigt wurden, und wann sie gepostet wurden:
standings-changed-empty = Nichts, was hier zählt, wurde nachträglich geändert oder angezweifelt und dann selbst bestätigt.
standings-changed-pasted = 📋 { $who } hat { $when } innerhalb einer Stunde Ergebnisse von { $days } Tagen eingefügt, ohne Nachricht
standings-correct-title = Ein Ergebnis berichtigen
standings-correct = Wessen Ergebnis stimmt nicht? Alle können sehen, was du änderst: Die Bestenliste hat eine Seite dafür. Du kannst jede Berichtigung zurücknehmen.
standings-correct-player-prompt = Wessen Ergebnis
standings-correct-undo-prompt = Berichtigung zurücknehmen
standings-correct-batch = { $who } · alle auf einmal gestrichen ({ $count })
standings-correct-undo-all = Alle ({ $count })
standings-correct-result-prompt = Welches Ergebnis
standings-correct-which = Welches Ergebnis von { $who } stimmt nicht? Das sind die neuesten.
standings-correct-none = { $who } hat hier keine Ergebnisse, die zählen.
standings-correct-joined = Was { $account } einträgt, zählt für { $who }.
standings-correct-champion = Champion der Saison
standings-correct-what = { $who } · **{ $what }**: Was soll damit geschehen? Ein gestrichenes Ergebnis zählt nicht; eines von anderswo kannst du ändern.
standings-correct-strike-button = Streichen
standings-correct-strike-all-button = Alle streichen ({ $count })
standings-correct-strike-all = Alles streichen, was von { $who } hier steht ({ $count })? Es zählt dann nicht mehr.
standings-correct-struck-all = Alles, was von { $who } dastand, ist gestrichen ({ $count }).
standings-correct-strike-pasted-button = Eingefügte streichen ({ $count })
standings-correct-strike-pasted = Streichen, was { $who } eingefügt hat ({ $count })? Es zählt dann nicht mehr.
standings-correct-struck-pasted = Was { $who } eingefügt hat, ist gestrichen ({ $count }).
standings-correct-undone-all = Zurückgenommene Berichtigungen bei { $who }: { $count }.
standings-correct-change-button = Ändern
standings-correct-undo-button = Zurücknehmen
standings-correct-others-button = Andere Ergebnisse
standings-correct-shown = Alle können das in der Bestenliste unter Berichtigungen sehen.
standings-correct-modal = Ein Ergebnis ändern
standings-correct-number = Das richtige Ergebnis: { $low } bis { $high }
standings-correct-solved = Das richtige Ergebnis: { $low } bis { $high } oder X
standings-correct-time = Die richtige Zeit, etwa 1:23
standings-exclusions-button = Von Rekorden ausschließen
standings-exclusions-back-button = Wieder zulassen
standings-exclusions-line = 🚫 { $who } · von den Einträgen ausgeschlossen durch { $by }, { $when }
standings-exclusions-ask = { $who } von Rekorden ausschließen? Von da an wird nichts mehr eingetragen, und unter Berichtigungen können alle lesen, dass du das entschieden hast.
standings-joined-line = 🔗 { $account } · Ergebnisse zählen für { $who }, zusammengelegt von { $by } { $when }
standings-exclusions-out = Von jetzt an wird nichts eingetragen, was { $who } schreibt. Frühere Ergebnisse bleiben, solange du sie nicht streichst.
standings-exclusions-back = Ergebnisse von { $who } werden wieder eingetragen.
