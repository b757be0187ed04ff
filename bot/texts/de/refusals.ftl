### Was der Bot sagt, wenn etwas nicht geht. Jeder Text sagt, wie es weitergeht.

refusals-unexpected = Bei mir ist etwas schiefgegangen, verloren ist nichts. Kennung: `{ $reference }`
refusals-outage = Ich komme gerade nicht an mein Gedächtnis, bin aber bald wieder da. Deine Spiele sind sicher: Versuch es in einer Minute noch einmal.
refusals-broken = Mit meinem Gedächtnis stimmt etwas nicht, und wer mich betreibt, muss danach sehen. Versuch es später noch einmal. Kennung: `{ $reference }`

## Guesses

refusals-quoted = „{ $text }“
refusals-foreign-letter = { $character } ist hier kein gültiger Buchstabe. Nimm das Alphabet der Spielsprache, { $first } bis { $last }.
refusals-unknown-mark = { $character } ist keine Farbe. Schreib eine für jeden Buchstaben: 🟩 🟨 ⬛, oder 2 1 0, oder g y b.
refusals-wrong-length = Das hat { $actual ->
    [one] { $actual } Buchstaben
   *[other] { $actual } Buchstaben
}; es müssen { $expected } sein.
refusals-counts-sharp-s = Ein ß zählt als SS.
refusals-no-lexicon = Für diese Länge ({ $length }) habe ich in dieser Sprache keine Wortliste. Wörter mit 4 bis 7 Buchstaben gibt es in jeder Sprache, auf Englisch auch mit 8.
refusals-not-in-mine = **{ $word }** steht nicht in meiner Wortliste.
refusals-not-in = **{ $word }** steht nicht in meiner Wortliste ({ $language }).
refusals-meant = Meinst du **{ $word }**?
refusals-another = Probier ein anderes Wort.
refusals-repeated = **{ $word }** wurde schon geraten, in Reihe { $row }.
refusals-hard-mode = Schwerer Modus: { $clue }.
refusals-unwelcome = Dieses Wort ist hier nicht willkommen. Probier ein anderes.
refusals-not-your-turn = Der letzte Versuch war von dir, jetzt ist jemand anderes dran. { refusals-kept }
refusals-not-your-turn-alone = Der letzte Versuch war von dir, jetzt ist jemand anderes dran. Macht niemand mit, kannst du { $when } allein weiterspielen. { refusals-kept }
refusals-kept = Du hast keinen Versuch verloren.
refusals-unfit = Dieses Wort lasse ich in Spielen weg. Such dir ein anderes aus.

## The clue that a word ignores. $copies is one of the five below.

refusals-clue-correct = Reihe { $row } zeigt, dass Buchstabe { $at } ein **{ $letter }** ist
refusals-clue-elsewhere = Reihe { $row } zeigt, dass Buchstabe { $at } kein **{ $letter }** ist
refusals-clue-used = Reihe { $row } zeigt { $copies }, { $count ->
    [1] das muss
    [2] beide müssen
   *[other] alle müssen
} also vorkommen
refusals-clue-at-least = Reihe { $row } zeigt mindestens { $copies }, also braucht es dein Versuch auch
refusals-clue-exactly = Reihe { $row } zeigt nur { $copies }
refusals-clue-none = Reihe { $row } zeigt, dass es kein **{ $letter }** gibt
refusals-copies-1 = ein **{ $letter }**
refusals-copies-2 = zwei **{ $letter }**
refusals-copies-3 = drei **{ $letter }**
refusals-copies-4 = vier **{ $letter }**

## Games and matches

refusals-no-game = Hier läuft kein Spiel. Starte eins mit `/{ -command } play`.
refusals-not-entered = Dein Brett ist noch nicht offen. Drück **{ $button }**, dann rate.
refusals-daily-over = Das Tageswort von gestern ist vorbei; das von heute: `/{ -command } daily`.
refusals-no-daily = Von diesem Tag habe ich kein Tageswort für dich. Such eins aus der Liste bei `day` aus, oder spiel das von heute: `/{ -command } daily`.
refusals-no-past-daily = Hier gibt es noch keine früheren Tageswörter. Spiel das von heute: `/{ -command } daily`.
refusals-no-unsolved = Hier wartet kein vergangenes Tageswort auf dich: Jedes erscheint, sobald sein Tag vorbei ist. Das Wort von heute: `/{ -command } daily`.
refusals-game-ended = Das Spiel ist vorbei. Starte ein neues mit `/{ -command } play`.
refusals-running-yours = Du hast hier schon so ein Spiel laufen. Spiel es weiter oder beende es mit `/{ -command } stop`.
refusals-running-here = In diesem Kanal läuft schon ein Spiel. Mach mit, oder starte deins daneben. Noch wurde nichts gestartet.
refusals-running-alone = In diesem Kanal läuft schon ein Spiel. Spiel mit, oder warte, bis es endet. Es wurde noch nichts gestartet.
refusals-not-yours = Das Spiel gehört jemand anderem. Starte dein eigenes: Wähle **Solo** in `/{ -command } play`.
refusals-may-not-stop = Nur { $starter } hat es gestartet und kann es beenden, oder die Moderation.
refusals-may-not-begin = Nur { $starter } kann dieses Rennen früher starten. Es startet von selbst, sobald alle bereit sind.
refusals-option-refused = **{ $mode }** hat keine Option `{ $option }`. Lass sie weg, oder sieh dir mit `/{ -command } about` die Spielarten an. Es wurde nichts gestartet.
refusals-not-invited = Das ist für andere. Starte dein eigenes Spiel: `/{ -command } play`.
refusals-played-before = Das hier hast du schon gespielt, bevor du deine Daten gelöscht hast. Beim nächsten fängst du neu an.
refusals-clue-tells-word = Dein Hinweis verrät das Wort. Sag es ohne das Wort selbst.
refusals-clue-unwelcome = In deinem Hinweis ist ein Wort, das hier nicht erwünscht ist. Sag es anders.
refusals-unknown-code = Kein Wort hat diesen Code. Wer es gestellt hat, findet ihn unter **Anderswo spielen**; prüf jedes Zeichen.
refusals-code-alone = Ein Code bringt sein eigenes Wort und seine Regeln mit. Nimm `/{ -command } play` nur mit **code**.
refusals-code-unwelcome = Dieses Wort wird auf diesem Server nicht gespielt.
refusals-own-code = Nur wer dieses Wort gestellt hat, kann es anderswo spielen lassen.
refusals-own-challenge = Du hast das Wort bestimmt, also kennst du es. Lass die anderen raten.
refusals-too-many-invited = Du hast in der letzten Stunde viele eingeladen, die noch nicht angefangen haben. Weitere kannst du { $again } einladen. Oder nenn niemanden: Dann können alle hier mitspielen.
refusals-may-not-agree = Zustimmen muss jemand anderes, der dieses Spiel begonnen oder darin schon geraten hat.
refusals-may-not-wish = Du hast in diesem Spiel noch nicht geraten. Rate einmal mit, dann kannst du um einen Tipp bitten.
refusals-bot-invited = Bots können keine Herausforderung annehmen. Nimm Menschen, oder lass mich dein Wort raten, mit `/{ -command } stump`.
refusals-match-over = Das ist vorbei. Starte etwas Neues mit `/{ -command } play`.
refusals-not-begun = Es hat noch nicht angefangen. Drück erst auf **Mitmachen** und **Bereit**.
refusals-spoiler = Andere spielen dieses Wort noch. Teil es ohne Buchstaben.
refusals-nothing-to-share = Du hast hier noch kein Spiel beendet. Starte eins: `/{ -command } play`.
refusals-hint = In einem Spiel **{ $mode }** gibt es keine Tipps. `/{ -command } hint` geht in diesen Spielen: { $modes }.
refusals-wrong-channel = Auf diesem Server wird in { $channels } gespielt. Starte dein Spiel dort.
refusals-may-not-start = Auf diesem Server können nur { $who } Spiele starten. Frag dort nach; mitspielen kannst du. Oder spiel mit mir per Direktnachricht.
refusals-moderators = die Moderation

## Puzzles from elsewhere

refusals-nothing-to-undo = Es gibt keine Reihe, die sich zurücknehmen lässt. Gib eine ein, mit den Optionen `guess` und `hints` von `/{ -command } help`.
refusals-no-puzzle = Du hast dort kein Rätsel offen. `/{ -command } help` zeigt deins, oder wie du anfängst.
refusals-no-grid = In dieser Nachricht sehe ich keine farbigen Reihen wie 🟩⬛⬛🟨🟩 und kein Bild. Nimm eine mit einem geteilten Ergebnis oder einem Screenshot, oder schreib die Farben selbst: `/{ -command } help` nimmt sie in der Option `hints`.
refusals-own-board = Das ist ein Brett von mir, und seine eigenen Knöpfe helfen dir weiter. Solange gespielt wird, hat `/{ -command } hint` Tipps; danach kannst du das Spiel analysieren.
refusals-several-boards = Ich brauche die Lösungen aller Bretter. Schreib deine Versuche in die Option `words` von `/{ -command } analyse` und die Lösung jedes Bretts in `answer`: `blume regen stadt tisch`.
refusals-tiles-missing = Ich brauche ein Wort und seine Farben. Schreib das Wort in die Option `guess` von `/{ -command } help` und seine Farben in die Option `hints`: 01002 oder 🟩🟨⬛.
refusals-tiles-uneven = { $words ->
    [one] Ein Wort mit { $length } Buchstaben{ $where } braucht
   *[other] { $words } Wörter mit { $length } Buchstaben{ $where } brauchen
} { $needed } Farben, hier { $marks ->
    [one] ist 1
   *[other] sind { $marks }
}.{ $row }{ $several } Es wurde nichts gespeichert. Gib eine für jeden Buchstaben an: 01002 oder 🟩🟨⬛.
refusals-tiles-boards = { " " }auf { $boards } offenen Brettern
refusals-tiles-several = { " " }Wenn dein Rätsel { $boards } Bretter hat, stell die Option `boards` auf { $boards }.
refusals-tiles-row = { " " }Sieh dir Nummer { $row } an.
refusals-rows-uneven = Ich sehe { $rows ->
    [one] eine Reihe Farben
   *[other] { $rows } Reihen Farben
}, aber { $words ->
    [one] ein Wort
   *[other] { $words } Wörter
}. Gib zu jeder Reihe ein Wort an, in derselben Reihenfolge.
refusals-other-length = Dein Rätsel hier hat { $expected } Buchstaben, dieses Wort hat { $actual }. Für ein anderes Rätsel wähle **Neues Rätsel** unter **Mehr**, oder stell die Option `length` auf { $actual }.
refusals-sharp-s = Ein ß zählt bei mir als SS, das Wort ist hier also **{ $word }**, und dazu passt die Länge nicht. Bei Rätseln, in denen ß ein einziger Buchstabe ist, kann ich leider nicht helfen. Es wurde nichts gespeichert.
refusals-too-many-rows = Ein Rätsel hat hier höchstens { $most } Reihen. Gib weniger ein, oder fang ein neues Rätsel an.
refusals-no-stump = Ich rate hier gerade kein Wort von dir. Lass mich eins raten: `/{ -command } stump`.
refusals-not-your-word = Nur wer sich das Wort ausgedacht hat, markiert es. Denk dir selbst eins aus: `/{ -command } stump`.

## Bilder

refusals-picture-large = Das Bild ist zu groß: Ich lese bis zu 8 MB und 25 Megapixel. Ein Screenshot, wie ihn dein Handy macht, ist klein genug.
refusals-picture-format = Diese Datei kann ich nicht als Bild lesen. Schick einen Screenshot als PNG, JPEG, WebP oder GIF.
refusals-picture-no-board = In diesem Bild sehe ich kein Brett. Mach einen Screenshot mit allen geratenen Reihen, oder schreib die Reihen: `/{ -command } help`.
refusals-picture-small = Das Brett in diesem Bild ist zu klein zum Lesen. Schick den Screenshot selbst, in voller Größe.
refusals-picture-keyboard = In diesem Bild sehe ich nur eine Tastatur. Mach einen Screenshot mit den geratenen Reihen darüber.
refusals-picture-left = Auf diesem Bild ist das Brett links abgeschnitten. Schick eins, auf dem alle Spalten zu sehen sind.
refusals-picture-right = Auf diesem Bild ist das Brett rechts abgeschnitten. Schick eins, auf dem alle Spalten zu sehen sind.
refusals-picture-above = Auf diesem Bild ist das Brett oben abgeschnitten. Schick eins, auf dem alle Reihen zu sehen sind.
refusals-picture-below = Auf diesem Bild ist das Brett unten abgeschnitten. Schick eins, auf dem alle Reihen zu sehen sind.
refusals-picture-no-guess = Auf diesem Brett hat noch niemand geraten. Für einen guten ersten Versuch: `/{ -command } solve`.
refusals-picture-photograph = Das sieht nach einem Foto aus. Mach stattdessen einen Screenshot des Spiels, den kann ich lesen.
refusals-picture-elsewhere = Ich lese nur Bilder, die auf Discord gepostet wurden. Poste das Bild selbst statt eines Links.
refusals-picture-gone = An dieses Bild komme ich nicht mehr heran. Poste es bitte noch einmal.
refusals-picture-under-way = Ich lese noch dein letztes Bild. Versuch es gleich noch einmal.
refusals-picture-slow = Dieses Bild hat zu lange gedauert. Versuch einen Screenshot nur mit dem Brett, oder schreib die Reihen: `/{ -command } help`.
refusals-picture-or-text = Gib mir entweder ein Bild oder was du geraten hast, nicht beides. Nichts wurde gespeichert.
refusals-picture-boards = In diesem Bild sind mehrere Bretter. Schneide das aus, das du meinst, und schick mir das.

## The coach and the standings

refusals-still-running = Dieses Spiel läuft noch. Analysieren kann ich es, wenn es vorbei ist; `/{ -command } board` zeigt es.
refusals-nothing-played = Es gibt keinen Versuch zum Analysieren. Spiel erst: `/{ -command } play`.
refusals-words-missing = Ich brauche auch die Wörter. Schreib deine Versuche der Reihe nach in die Option `words` von `/{ -command } analyse`, oder wähle **Dieses Spiel analysieren** an einer Nachricht mit deinem Ergebnis, und ich frage danach.
refusals-answer-missing = Ich sehe keine ganz grüne Reihe und kann deshalb nicht sagen, was die Lösung war. Schreib sie in die Option `answer` von `/{ -command } analyse`.
refusals-marks-differ = Wäre die Lösung **{ $answer }**, dann wäre Reihe { $row } { $tiles }. Prüf die Wörter und Farben; es wurde nichts gespeichert.
refusals-guess-after-answer = Nach der Lösung kommt noch ein Versuch. Prüf die Wörter.
refusals-unknown-rival = Einen Gegner mit diesem Namen kenne ich nicht. Such einen aus der Liste bei `rival` aus.
refusals-no-results = Noch keine beendeten Spiele. Starte eins mit `/{ -command } play`.
refusals-only-recorded = Noch keine beendeten Spiele, nur Ergebnisse aus Rätseln von anderswo: Die zeigt `/{ -command } records`. Starte ein Spiel mit `/{ -command } play`.
refusals-not-listed = Du stehst nicht auf dieser Rangliste: Sie zählt keins der Spiele, die du hier beendet hast. Welche sie zählt, sagt ihr Titel; `/{ -command } stats` hat alle deine Spiele.
refusals-only-struck = Keins deiner Ergebnisse hier zählt: Wer den Server verwaltet, hat sie gestrichen. Unter **Berichtigungen** in `/{ -command } leaderboard` steht, welche und von wem; frag dort nach, wenn du meinst, dass sie zählen sollten.

## Puzzles played elsewhere

refusals-no-share = Da finde ich kein Ergebnis, das ich lesen kann. Kopier das ganze Ergebnis und versuch es noch einmal. Ich lese { $games }. Fehlt dein Spiel, kann es mir beibringen, wer diesen Server verwaltet: `/{ -command } settings`, Seite *{ guilds-page-games }*.
refusals-no-share-of = Das sieht nach **{ $game }** aus, aber ich kann darin kein Ergebnis lesen. Kopier das ganze Ergebnis so, wie das Spiel es ausgibt, und versuch es noch einmal. Lesen kann ich zum Beispiel das:
    { $example }
refusals-not-moderator = Wer wer ist, kann hier nur die Moderation sagen. Bitte sie, das zu drücken.
refusals-same-account = Das ist zweimal dasselbe Konto. Wähl ein anderes.
refusals-not-your-share = Das kann nur eintragen, wer es geschrieben hat, oder die Moderation. Für deine eigenen Ergebnisse: `/{ -command } record`.
refusals-game-switched-off = **{ $game }** kann ich lesen, aber die Ergebnisse werden hier noch nicht eingetragen. Wer den Server verwaltet, kann das in `/{ -command } settings` einschalten, Seite *{ $page }*.
refusals-shut-out = Es wurde nichts eingetragen: Die Serververwaltung nimmt keine Ergebnisse von { $who } an. Frag dort nach, wenn du das für falsch hältst. Alles andere lässt sich spielen wie bisher.
refusals-shut-out-you = Es wurde nichts eingetragen: Die Serververwaltung nimmt keine Ergebnisse von dir an. Frag dort nach, wenn du das für falsch hältst. Alles andere lässt sich spielen wie bisher.
refusals-future-puzzle = **{ $puzzle }** gibt es noch nicht, also wurde es nicht eingetragen. Prüf die Nummer.
refusals-impossible-score = So ein Ergebnis kann **{ $puzzle }** nicht haben, darum wurde es nicht eingetragen. Prüf, was du eingefügt hast.
refusals-second-result = Von **{ $puzzle }** steht dort mehr als ein Ergebnis. Nur das erste zählt.
refusals-grid-differs = Die Kästchen von **{ $puzzle }** passen nicht zum Ergebnis, darum wurde es nicht eingetragen. Füg ein, was dein Spiel ausgegeben hat.
refusals-too-late = **{ $puzzle }** kommt zu spät: Ergebnisse zählen hier bis { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} nach dem Tag des Rätsels. Es wurde nicht eingetragen.
refusals-too-many-results = Von **{ $puzzle }** ist das eins zu viel: Das Ergebnis sagt nicht, von welchem Tag es ist, und davon zählen hier in { $most } Tagen höchstens { $most }. Es wurde nicht eingetragen.
refusals-too-many-at-once = Von **{ $puzzle }** ist das eins zu viel für einen Tag: Das Ergebnis sagt nicht, von welchem Tag es ist, und davon zählen hier am Tag höchstens { $most }. Es wurde nicht eingetragen. Poste es morgen noch einmal.
refusals-edit-too-late = **{ $puzzle }** wurde zu spät geändert: Änderungen zählen hier bis { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} nach dem Tag des Rätsels. Was vorher eingetragen war, bleibt.
refusals-past-day = Dieses Ergebnis lässt sich nicht mehr ändern oder entfernen. Bis wann das geht, entscheidet in `/{ -command } settings`, wer diesen Server verwaltet.
refusals-pasting-off = Auf diesem Server zählen keine eingefügten Ergebnisse, damit alle sehen, woher eines kommt. Schreib deins in { $channels }, dann trage ich es ein.
refusals-pasting-off-anywhere = Auf diesem Server zählen keine eingefügten Ergebnisse, damit alle sehen, woher eines kommt. Schreib deins in einen Kanal und nimm bei dieser Nachricht **{ records-menu }**: gedrückt halten oder rechts klicken, dann **Apps**.
refusals-backfill-running = Ich lese schon ältere Nachrichten dieses Servers. Warte, bis das fertig ist, oder halt es in `/{ -command } settings` auf der Seite *Rekorde* an.
refusals-nothing-to-take-back = Es gibt nichts zurückzunehmen: Es wurden keine älteren Nachrichten gelesen.
refusals-not-watched = In diesem Kanal werden keine Ergebnisse mehr eingetragen. Wähl ihn in `/{ -command } settings` auf der Seite *Rekorde* wieder aus.
refusals-unknown-game = Ein Spiel mit diesem Namen kenne ich nicht. `/{ -command } records` zeigt, welche ich lese.

## Settings

refusals-keeps-private = Diese Person behält ihre Statistik für sich.
refusals-oneself = Das ist zweimal dieselbe Person. Wähle jemand anderen zum Vergleichen.
refusals-not-everywhere = Alle Server vergleichen nur Einzelspiele. Wähle einen anderen Modus oder die Bestenliste dieses Servers.
refusals-no-server = Das gibt es nur auf Servern. Frag noch einmal in einem Kanal auf einem.
refusals-may-not-manage = Das ändern nur Leute, die den Server verwalten. Deine eigene Wahl triffst du mit `/{ -command } preferences`.
refusals-known-word = **{ $word }** kenne ich schon: Auf diesem Server kann es geraten werden.
refusals-refused-word = **{ $word }** kenne ich, aber auf diesem Server wird es abgelehnt. Ändern könnt ihr das in `/{ -command } settings`, Seite *{ $page }*: **{ $setting }**.
refusals-unfit-word = Das kann ich nicht als ein Wort lesen. Schreib ein Wort mit 4 bis 8 Buchstaben in der Sprache, in der dieser Server spielt. Es wurde nichts geändert.
refusals-unfit-words = { $count ->
    [one] Wort
   *[other] Wörter
} { $numbers } in deiner Liste kann ich nicht lesen. Schreib Wörter mit 4 bis 8 Buchstaben, mit Leerzeichen oder Kommas dazwischen. Es wurde nichts geändert.
refusals-too-many-words = Das wären { $count } Wörter; ich behalte höchstens { $most }. Es wurde nichts geändert.
refusals-unknown-list = Diese Liste gibt es nicht mehr. Wähle eine andere.
refusals-unfit-file = Ich kann nur eine einfache Textdatei lesen, höchstens 100 kB. Es wurde nichts geändert.
refusals-office-file = Das ist eine Tabelle, ein Dokument oder ein PDF, und das kann ich nicht lesen. Speichere es als einfachen Text oder CSV und wähle diese Datei. Es wurde nichts geändert.
refusals-list-more = • … und { $count } weitere.
refusals-list-short = { $count ->
    [0] Ich habe darin keine Wörter gefunden. Eine Liste braucht mindestens { $least } verschiedene.
   *[other] Eine Liste braucht mindestens { $least } verschiedene Wörter, diese hat { $count }.
} Es wurde nichts geändert.
refusals-list-none-so-long = Wörter mit { $length } Buchstaben in der Liste: { $count }. Dieses Spiel braucht { $least }. Wähle eine andere Länge.
refusals-too-many-lists = Ein Server kann { $most } Listen haben. Lösche zuerst eine.
refusals-time-zone = Eine Zeitzone mit diesem Namen kenne ich nicht. Schreib eine wie `Europe/Berlin`.
refusals-time-zone-alike = Eine Zeitzone mit diesem Namen kenne ich nicht. Meinst du { $alike }?
refusals-out-of-range = Schreib eine ganze Zahl von { $low } bis { $high }. Es wurde nichts geändert.
refusals-unfit-score = Schreib eine ganze Zahl von { $low } bis { $high }, oder X, wenn das Rätsel nicht gelöst wurde. Es wurde nichts geändert.
refusals-unfit-time = Schreib eine Zeit wie 1:23 oder ganze Sekunden von { $low } bis { $high }. Es wurde nichts geändert.
refusals-no-full-hour = Ich kann nur volle Stunden: Schreib { $before } oder { $after }. Es wurde nichts geändert.
refusals-form-too-late = Das Öffnen hat zu lange gedauert. Nichts ist verloren: Versuch es noch einmal.
refusals-too-fast = So schnell komme ich nicht mit. Versuch es { $again } noch einmal.
refusals-crowded = Hier fragen gerade zu viele Leute auf einmal. Nichts ist verloren: Versuch es in ein paar Sekunden noch einmal.
refusals-unknown-button = Dieser Knopf stammt von einer anderen Version von mir. Hol dir eine frische Nachricht: `/{ -command } board`.
refusals-unknown-choice = Das ist keine der Möglichkeiten. `/{ -command } settings` zeigt sie.
refusals-everybodys-role = Diese Rolle haben alle. Wähl eine, die nur manche haben, oder keine. Nichts wurde geändert.
refusals-bots-role = Diese Rolle gehört einem Bot. Wähl eine, die manche Leute haben, oder keine. Nichts wurde geändert.
refusals-no-season = So eine Saison gibt es hier nicht. Wer den Server verwaltet, kann mit `/{ -command } settings` eine starten.
refusals-unfit-days = Ich brauche zwei Tage, etwa 2026-12-01 und 2026-12-31: den letzten nicht vor dem ersten und nicht in der Vergangenheit.
refusals-unfit-points = Ich brauche sieben ganze Zahlen von 0 bis { $most }: die Punkte für 1, 2, 3, 4, 5 und 6 Versuche, dann für ein Spiel, das nicht gelöst wird. Zum Beispiel: `10 8 6 4 2 1 0`. Es wurde nichts geändert.
refusals-result-gone = Dieses Ergebnis gibt es nicht mehr.
refusals-corrected-again = Dieses Ergebnis wurde seitdem noch einmal berichtigt. Nimm erst die neuere Berichtigung zurück.
refusals-corrected = Wer den Server verwaltet, hat dieses Ergebnis berichtigt; es bleibt, wie es ist.
refusals-taught-name = Gib ihm einen eigenen Namen: Ein Spiel mit diesem Namen kenne ich schon, oder es stand keiner da.
refusals-taught-known = Das kann ich schon lesen: Es ist **{ $game }**. Wähle einen Kanal auf der Seite **{ $page }**, dann werden seine Ergebnisse festgehalten.
refusals-taught-score = Diese Wertung finde ich im ersten Ergebnis nicht. Tipp sie genau so, wie sie dort steht, etwa 4/6, 1.340 oder 1:23. Eine Wertung allein aus Kästchen kann ich nicht lernen.
refusals-taught-puzzle = Ich kann die beiden Rätsel nicht unterscheiden: Beide Ergebnisse brauchen eine Nummer oder ein Datum, und die müssen verschieden sein. Füg Ergebnisse von zwei verschiedenen Tagen ein.
refusals-taught-differ = Diese Ergebnisse haben zu wenig gemeinsam, als dass ich andere davon finden könnte. Füg beide genau so ein, wie das Spiel sie macht, mit seinem Namen darin.
refusals-taught-many = Ein Server kann mir { $most } Spiele beibringen. Lösche zuerst eines.
refusals-taught-gone = Dieses Spiel wurde inzwischen wieder gelöscht. Wähle ein anderes.
