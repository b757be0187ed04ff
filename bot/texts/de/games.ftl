games-mode-together = Zusammen
games-mode-solo = Solo
games-mode-vote = Abstimmung
games-mode-race = Wettrennen
games-mode-daily = Tageswort
games-mode-archive = Archiv
games-mode-challenge = Herausforderung
games-mode-duel = Duell
games-mode-absurdle = Absurdle
games-mode-absurdle-solo = Absurdle solo

games-about-together = ein Brett im Kanal, und alle raten; reihum heißt, dass niemand zweimal hintereinander rät
games-about-solo = ein eigenes Brett, das sonst niemand sieht
games-about-vote = alle stimmen über jeden Versuch ab; eine Minute nach der ersten Stimme, oder sobald alle abgestimmt haben, die mitspielen, wird das Wort mit den meisten Stimmen gespielt, bei Gleichstand das frühere
games-about-race = dasselbe Wort für alle, die mitmachen, auf privaten Brettern; es gewinnen die wenigsten Versuche oder wer es zuerst löst, wie du willst; die erste Lösung startet den Countdown
games-about-daily = ein Wort am Tag für den ganzen Server; alle spielen es einmal, auf einem privaten Brett
games-about-archive = ein Tageswort von früher, auf einem eigenen Brett; zählt nicht für die Bestenliste
games-about-challenge = du bestimmst das Wort, für bestimmte Leute oder für den ganzen Kanal; zählt nicht für die Bestenliste
games-about-duel = du gegen mich mit demselben Wort; ich sehe nur meine eigenen Farben
games-about-absurdle = ich lege mich auf kein Wort fest: Nach jedem Versuch halte ich so viele Wörter im Spiel wie möglich, bis du mir nur eins lässt; zählt nicht für die Bestenliste
games-about-absurdle-solo = wie bei Absurdle lege ich mich nicht fest, auf einem eigenen Brett, das sonst niemand sieht; zählt nicht für die Bestenliste

## A game that is being put together

games-setup-title = Neues Spiel
games-setup-prompt-mode = Wie willst du spielen?
games-setup-prompt-list = Welche Wörter?
games-setup-prompt-language = In welcher Sprache?
games-setup-prompt-length = Wie lang ist das Wort?
games-setup-prompt-hard = Wie streng sind die Regeln?
games-setup-prompt-boards = Wie viele Wörter auf einmal?
games-setup-prompt-rival = Gegen wen spielst du?
games-setup-prompt-goal = Wer gewinnt?
games-begin-button = Los
games-setup-turns-button = Reihum: an
games-setup-no-turns-button = Reihum: aus
games-setup-no-list = Wörter: die üblichen
games-setup-any-length = Beliebige Länge
games-setup-goal-fewest = Wenigste Versuche gewinnen
games-setup-goal-fewest-hint = Lass dir Zeit: Tempo zählt nur bei Gleichstand
games-setup-goal-first = Wer es zuerst löst, gewinnt
games-setup-goal-first-hint = Egal mit wie vielen Versuchen

games-mode-together-hint = Ein Brett in diesem Kanal, und alle raten
games-mode-solo-hint = Ein eigenes Brett, das sonst niemand sieht
games-mode-race-hint = Ein Wort für alle, und für jeden ein eigenes Brett
games-mode-daily-hint = Das Wort des Tages, dasselbe für den ganzen Server
games-mode-challenge-hint = Du bestimmst ein Wort, die anderen raten es
games-mode-duel-hint = Du gegen mich, mit demselben Wort
games-mode-vote-hint = Ein Brett in diesem Kanal, und alle stimmen über jeden Versuch ab
games-mode-archive-hint = Ein Tageswort von früher, auf einem eigenen Brett
games-mode-absurdle-hint = Ich lege mich erst fest, wenn du mir nur ein Wort lässt
games-mode-absurdle-solo-hint = Dasselbe auf einem eigenen Brett, das sonst niemand sieht

games-setup-hard-off = Schwerer Modus: aus
games-setup-hard-off-hint = Rate, was du willst
games-setup-hard-hard = Schwerer Modus: an
games-setup-hard-hard-hint = Jeder Versuch muss die grünen und gelben Buchstaben nutzen
games-setup-hard-ultra = Schwerer Modus: ultra
games-setup-hard-ultra-hint = Jeder Versuch muss zu allen Farben passen, auch zu grau

games-numbered = { $mode } { $number }
games-letters = { $letters } Buchstaben
games-boards = { $boards ->
    [one] { $boards } Brett
   *[other] { $boards } Bretter
}
games-turns = reihum
games-hard-hard = schwer
games-hard-ultra = ultraschwer

games-prompt = Welches Wort mit { $letters } Buchstaben ist es? Drück **{ $button }** und fang mit irgendeinem an.
games-prompt-open = Noch steht kein Wort fest. Drück **{ $button }** und fang mit irgendeinem Wort mit { $letters } Buchstaben an.
games-prompt-boards = Welche { $boards } Wörter mit { $letters } Buchstaben sind es? Jeder Versuch zählt auf allen Brettern. Drück **{ $button }** und fang mit irgendeinem Wort an.
games-legend = { $correct } richtige Stelle · { $present } woanders im Wort · { $absent } nicht im Wort
games-one-word = Zum Raten schreib ein einziges Wort mit { $letters } Buchstaben und sonst nichts.
games-ways-out = **{ games-stop-button }** steht unter dem Brett, und `/{ -command } hint` gibt einen Tipp.
games-unread = Was du hier schreibst, lesen alle. Darum spiele ich es nicht auf deinem eigenen Brett: Drück dort auf **{ $button }**, oder nimm `/{ -command } guess`.
games-guess-button = Raten
games-vote-button = Abstimmen
games-stop-button = Aufgeben
games-stop-vote-button = Für das Ende stimmen
games-take-back-button = Stimme zurücknehmen
games-again-button = Nochmal
games-analyse-button = Analyse
games-share-button = Teilen
games-share-ask = Das sehen dann alle hier:
games-share-copy = Alle hier haben das schon gesehen. Kopiere es, um es anderswo zu zeigen:
games-post-button = Hier posten
games-no-post-button = Doch nicht
games-guess-modal = Dein Versuch
games-vote-modal = Deine Stimme für ein Wort
games-guess-field = Ein Wort mit { $letters } Buchstaben
games-thread = Im Thread hier drunter startet ein neues Spiel. Mach mit!
games-begun-again = Das nächste hat schon angefangen: Spiel mit!
games-running-button = Mitspielen
games-yours-button = Mein Brett zeigen
games-thread-button = Meins in einem Thread starten

games-left = { $guesses ->
    [one] Noch { $guesses } Versuch
   *[other] Noch { $guesses } Versuche
}
games-last = Letzter Versuch { $when }
games-closes = Endet { $when }, wenn niemand rät
games-closes-solo = Endet { $when }, wenn du nicht rätst
games-unranked = Zählt nicht für die Bestenliste
games-ends = Endet { $when }
games-stopping = { $votes } von { $needed } Stimmen fürs Beenden; sie verfallen { $until }. Mit **Aufgeben** stimmst du mit.

games-vote-first = Schlag ein Wort vor. Ausgezählt wird { $seconds } Sekunden nach der ersten Stimme, oder sobald alle abgestimmt haben, die bisher mitspielen.
games-vote-counted = Drück auf ein Wort, um dafür zu stimmen, oder schlag ein anderes vor. Ausgezählt wird { $when }, oder sobald alle abgestimmt haben, die bisher mitspielen. Bei Gleichstand gewinnt das frühere Wort.
games-moved = Weiter geht es unten.
games-received = ✓
games-voted = Deine Stimme: **{ $word }**. Ausgezählt wird spätestens { $when }. Drück auf ein anderes Wort oder schlag eins vor, um sie zu ändern.
games-turns-next = { $who } hat gerade geraten, jetzt ist jemand anderes dran.
games-turns-alone = Macht zwei Minuten lang niemand mit, geht es auch allein weiter.
games-open = Ich habe mich noch auf kein Wort festgelegt: Nach jedem Versuch halte ich so viele im Spiel wie möglich.
games-open-left = Noch **{ $words ->
    [one] { $words } Wort
   *[other] { $words } Wörter
}** möglich.
games-stop-vote = { $votes } von { $needed } Stimmen, um dieses Spiel zu beenden. Andere können innerhalb von fünf Minuten auch auf **Aufgeben** drücken. { $starter } hat es gestartet und kann es sofort beenden, ebenso wie die Moderation.
games-stop-vote-others = { $votes } von { $needed } Stimmen, um dieses Spiel zu beenden. Andere können innerhalb von fünf Minuten auch auf **Aufgeben** drücken. Die Moderation kann es sofort beenden.
games-taken-back = Deine Stimme ist zurückgenommen, und das Spiel geht weiter.

games-won = 🎉 { $who } hat es in { $guesses ->
    [one] { $guesses } Versuch
   *[other] { $guesses } Versuchen
} gelöst
games-won-solo = 🎉 Gelöst in { $guesses ->
    [one] { $guesses } Versuch
   *[other] { $guesses } Versuchen
}
games-won-voted = { games-won-solo }, dank { $who }
games-won-answer = { $won }: **{ $answer }**
games-won-boards = { $won }.
games-lost = Keine Versuche mehr.
games-stopped = Aufgegeben.
games-stopped-by = Aufgegeben von { $who }.
games-overtaken = Es war vorbei, bevor du das Wort gefunden hast.
games-open-answer = { $ended } Ich hätte noch **{ $answer }** sagen können
games-open-dodged = Zu diesem Spiel gibt es keine Analyse: Ich bin jedem Versuch ausgewichen, solange ich konnte.
games-idle = Beendet, weil lange niemand geraten hat.
games-answer = { $ended } Die Lösung war **{ $answer }**
games-missed = { $ended } Nicht gefunden: { $answers }
games-missed-board = Brett { $board }, **{ $answer }**
games-credit = { $who } hat { $did }
games-guesses-by = Versuche: { $names }

games-remark-one = { $variant ->
    [0] Gleich der erste! Kauf heute ein Los.
    [1] Ein einziger Versuch. Mach ein Foto, das glaubt dir keiner.
    [2] Mitten ins Schwarze. Kannst du Gedanken lesen?
    [3] Ein Versuch? Ich verlange eine Nachzählung.
    [4] Einmal geblinzelt, schon vorbei.
    [5] Erster Schuss, erster Treffer.
   *[other] Ass! Besser geht es nicht.
}
games-remark-two = { $variant ->
    [0] Schon fertig? Ich saß noch gar nicht richtig.
    [1] Zwei Versuche. War das etwa zu leicht?
    [2] Das ging schneller als Kaffeekochen.
    [3] Zwei! Die anderen vier Versuche fühlen sich übergangen.
    [4] Flotte Arbeit. Wer will als Nächstes?
    [5] Bei dir sieht das leicht aus.
   *[other] Zwei! Halb Glück, halb Genie. Welche Hälfte was ist, verrate ich nicht.
}
games-remark-last = { $variant ->
    [0] Mit dem allerletzten Versuch. Durchatmen!
    [1] Daran hat nie jemand gezweifelt. Na ja, ich schon.
    [2] Der Tank war leer, und trotzdem angekommen.
    [3] Gerettet mit dem Gong.
    [4] Viele davon verkraftet mein Herz nicht.
    [5] Der letzte Versuch zählt so viel wie der erste. Fast.
   *[other] So knapp muss man sich erst mal trauen.
}
games-remark-near = { $variant ->
    [0] Ein Buchstabe hat gefehlt. Das tut weh.
    [1] Alles bis auf einen Buchstaben. Wie schade!
    [2] So knapp! Ein Buchstabe, und es wäre geschafft gewesen.
    [3] Ein Buchstabe daneben. Wie gemein.
    [4] Du hattest es umzingelt.
    [5] Ein Feld trennte dich vom Ruhm.
   *[other] Nur ein Buchstabe. Knapper ging es nicht.
}
games-remark-lost = { $variant ->
    [0] Dieses Wort ist entwischt. Das nächste nicht.
    [1] Diesmal nicht. Das nächste kriegst du.
    [2] Das war es also. Auf zum nächsten.
    [3] Jetzt kennst du es. Zweimal erwischt es dich nicht.
    [4] Kopf hoch, es gibt immer ein nächstes.
    [5] Ein Punkt für das Wort. Gleichst du aus?
   *[other] Das passiert den Besten. Revanche?
}

games-credit-letters = { $letters } gefunden
games-credit-ruled-out = { $words ->
    [one] { $words } Wort
   *[other] { $words } Wörter
} ausgeschlossen
games-credit-solved = es gelöst
games-credit-boards = { $count ->
    [one] Brett { $boards }
   *[other] die Bretter { $boards }
} gelöst
games-credit-joined = mitgeraten
games-credit-helped = den Weg bereitet
games-daily-rank = Platz { $place } von { $players }, die es gelöst haben
games-daily-best = ✨ Dein bestes Tageswort bisher
games-daily-lost = Hier endet deine Serie von { $days } Tagen. Morgen beginnt eine neue
games-daily-new = 🌱 Ein neuer Anfang. Deine längste Serie: { $best } Tage
games-daily-begun = 🌱 Tag 1 einer neuen Serie
games-daily-first = Heute als Erstes fertig
games-elsewhere = `/{ -command } board` zeigt, wie es bei allen steht.

games-which-guess = Du hast hier mehrere Spiele. Für welches ist **{ $word }**?
games-which = Du hast hier mehrere Spiele. Welches meinst du?
games-which-stop = Du hast hier mehrere Spiele. Welches willst du aufgeben?
games-which-board = Du hast hier mehrere Spiele. Welches willst du sehen?
games-which-askhint = Du hast hier mehrere Spiele. Für welches willst du einen Tipp?
games-which-left-guess = Das Spiel ist vorbei. Ist **{ $word }** für dein Spiel { $game }?
games-which-left = Das Spiel ist vorbei. Meinst du dein Spiel { $game }?
games-which-used = { $name } · { $used }/{ $limit }
games-yours = Deins: { $name }

## Before a game is given up

games-sure-unplayed = Dieses Spiel verlassen? Es gab noch keinen Versuch, also zählt es nicht.
games-sure-unplayed-shared = Dieses Spiel für alle beenden? { games-sure-unlost }
games-sure-outsider = Dieses Spiel für alle beenden? Du hast nicht mitgeraten, also zählt es für niemanden.
games-stopped-uncounted = Es zählt für niemanden.
games-stopped-unplayed = Wer es beendet hat, hatte nicht mitgeraten, deshalb zählt es für niemanden.
games-stopped-lost = Es zählt als verloren für alle, die geraten und aufgegeben haben.
games-stopped-statistics = Es zählt als verloren für alle, die geraten und aufgegeben haben, aber nur in ihrer Statistik.
games-sure-together = Dieses Spiel für alle beenden? { games-stopped-lost }
games-sure-statistics-shared = Dieses Spiel für alle beenden? { games-stopped-statistics }
games-sure-vote = { games-sure-together }
games-sure-absurdle = { games-sure-statistics-shared }
games-sure-solo = Dieses Spiel aufgeben? Es zählt als verloren.
games-sure-statistics = Dieses Spiel aufgeben? Es zählt als verloren, aber nur in deiner Statistik.
games-sure-absurdle-solo = { games-sure-statistics }
games-sure-race = Dieses Wettrennen aufgeben? Es zählt als verloren.
games-sure-daily = Das Tageswort von heute aufgeben? Du siehst dann das Wort, und der Tag zählt als verloren.
games-sure-daily-statistics = Das Tageswort von heute aufgeben? Du siehst dann das Wort. Es zählt als verloren, aber nur in deiner Statistik.
games-sure-streak = Auch deine { $days } Tage in Folge enden.
games-sure-archive = Dieses Tageswort aufgeben? Du siehst dann das Wort.
games-sure-challenge = Diese Herausforderung aufgeben? Sie zählt als verloren, aber nur in deiner Statistik.
games-sure-duel = Gegen mich aufgeben? Es zählt als verloren.
games-sure-stop-vote = Dafür stimmen, dieses Spiel für alle zu beenden? Es braucht { $needed } Stimmen, und { $votes ->
    [0] deine wäre die erste
    [one] bisher gibt es eine
   *[other] bisher sind es { $votes }
}.
games-sure-last-vote = Deine Stimme ist die letzte, die fehlt: Sie beendet das Spiel für alle.
games-sure-voted = Du hast für das Ende gestimmt; es { $more ->
    [one] fehlt noch eine Stimme
   *[other] fehlen noch { $more } Stimmen
}.
games-sure-lost = Es zählt dann als verloren für alle, die geraten haben und dafür stimmen.
games-sure-unlost = Es gab noch keinen Versuch, also verliert niemand.
games-sure-guesser = Du hast hier nicht mitgeraten, also endet das Spiel erst, wenn auch jemand stimmt, der mitgeraten hat.
games-sure-starter = { $starter } hat dieses Spiel begonnen und spielt noch mit: Ohne diese Stimme könnt ihr es erst beenden, wenn { $starter } zehn Minuten lang nicht geraten hat.
games-first-hint-button = Tipp nehmen
games-hinted = 💡 { $who }: Tipp genommen, also zählt dieses Spiel nicht mehr.
games-hinted-own = 💡 Du hast einen Tipp genommen, also zählt dieses Spiel nicht für die Bestenliste.
games-hint-taken = 💡 Jemand hat einen Tipp genommen, also zählt dieses Spiel nicht mehr.
games-hint-wish = 💡 { $who } hätte gern einen Tipp. Ist noch jemand, der mitspielt, einverstanden?
games-hint-agree-button = Einverstanden
games-hint-granted = 💡 { $other } ist einverstanden: { $who } und alle anderen können jetzt Tipps nehmen. Jeden Tipp sieht nur, wer ihn nimmt.
games-keep-button = Weiterspielen

games-shared = { $who } hat gespielt
games-shared-together = { $who } haben zusammen gespielt

## Reporting a word

games-report-button = Wort melden
games-report-which = Welches Wort sollte keine Lösung sein?
games-report-why = Warum sollte es keine Lösung sein?
games-report-rare = Kaum jemand kennt es
games-report-offensive = Es ist anstößig
games-report-nonword = Es ist ein Name oder kein Wort
games-report-other = Etwas anderes
games-reported = Danke. **{ $word }** ist bei denen gemeldet, die sich um die Wörter kümmern.
