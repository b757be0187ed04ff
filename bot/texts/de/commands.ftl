### Die Befehle, wie Discord sie auflistet: jeder heißt `commands-` und sein Name, dann seine Option.

commands-root = Spiele Wortspiele, und lass dir bei Rätseln von anderswo helfen

## Games

commands-play = Starte hier ein Spiel, oder eins nur für dich; ohne Optionen frage ich, welches
commands-play-mode = Wer spielt, und wie; /{ -command } about erklärt es
commands-play-length = Buchstaben im Wort, 4 bis 8; mit Liste 3 bis 10
commands-play-hard = Ob jeder Versuch die Hinweise nutzen muss
commands-play-boards = Mehrere Wörter auf einmal, mit denselben Versuchen
commands-play-turns = Niemand rät zweimal hintereinander
commands-play-rival = Welcher meiner Spieler, im Duell; Freunde: { games-mode-race }
commands-play-language = { commands-help-language }
commands-play-list = Eine Wortliste dieses Servers; aus ihr kommen die Lösungen
commands-play-goal = Was ein Wettrennen gewinnt
commands-play-code = Der Code eines Wortes von anderswo
commands-guess = Rate ein Wort in deinem Spiel
commands-guess-word = Dein Versuch
commands-board = Zeig dein Spiel noch einmal, ganz unten im Kanal
commands-stop = Gib dein Spiel auf und sieh die Lösung
commands-share = Sieh dir dein letztes Ergebnis an und poste es hier
commands-share-letters = Auch die Buchstaben zeigen, sobald alle fertig sind
commands-hint = Hol dir einen Tipp; das Spiel zählt dann nicht mehr für die Bestenliste

## Matches

commands-daily = Spiel das Tageswort, auf einem Brett, das nur du siehst
commands-daily-day = Ein früherer Tag, ohne Wertung: 2026-11-20 oder seine Nummer
commands-challenge = Such ein Wort aus, das andere raten
commands-challenge-opponent = Wer es rät; lass es weg, und alle hier dürfen
commands-challenge-hard = Ob jeder Versuch die Hinweise nutzen muss

## Puzzles from elsewhere

commands-help = Hilfe bei einem Rätsel von anderswo; nur du siehst sie, wenn du nicht teilst
commands-help-guess = Das Wort, das du geraten hast, oder mehrere
commands-help-hints = Seine Farben: 20012, gy.bx, Emojis oder ein ganzes geteiltes Ergebnis
commands-help-picture = Ein Screenshot des Rätsels, statt Wörtern und Farben
commands-help-shared = Löst es zusammen mit allen in diesem Kanal
commands-help-language = Die Sprache der Wörter
commands-help-length = Buchstaben im Wort, 4 bis 8
commands-help-hard = Nur vorschlagen, was der schwere Modus erlaubt
commands-help-list = Welche Wörter die Lösung sein können
commands-help-boards = Wie viele Wörter zugleich geraten werden, 1 bis 8
commands-solve = Ein Rätsel von anderswo lösen: Ich wähle die Wörter, du drückst die Farben
commands-solve-shared = { commands-help-shared }
commands-solve-language = { commands-help-language }
commands-solve-length = { commands-help-length }
commands-solve-hard = { commands-help-hard }
commands-solve-list = { commands-help-list }
commands-solve-boards = { commands-help-boards }
commands-stump = Denk dir ein Wort aus und lass mich raten
commands-stump-rival = Wer rät: Ich kann es gut oder schlecht
commands-stump-length = Buchstaben in deinem Wort, 4 bis 8
commands-stump-language = { commands-help-language }
commands-stump-private = Nur für dich sichtbar

## The coach, the leaderboard and statistics

commands-analyse = Sieh, was jeder Versuch wert war und was besser gewesen wäre
commands-analyse-share = Ein geteiltes Ergebnis; lass es weg für dein letztes Spiel hier
commands-analyse-words = Deine geratenen Wörter, der Reihe nach
commands-analyse-answer = Die Lösung, falls nicht gefunden
commands-analyse-picture = Ein Screenshot des beendeten Spiels
commands-analyse-language = { commands-help-language }
commands-difficulty = Sieh, was ein Wort bedeutet und wie schwer es ist; nur du siehst es
commands-difficulty-word = Ein Wort mit 4 bis 8 Buchstaben
commands-difficulty-language = { commands-help-language }
commands-leaderboard = Sieh, wer hier am besten spielt und warum du da stehst, wo du stehst
commands-leaderboard-period = Welche Tage zählen; ohne Angabe alle
commands-leaderboard-mode = Nur ein Modus; ohne Angabe die Spiele, die du am meisten spielst
commands-leaderboard-view = Was zählt: Versuche, Punkte, Serien, Siege, Wertung
commands-leaderboard-length = Buchstaben im Wort, 4 bis 8; ohne Angabe die Spiele, die du am meisten spielst
commands-leaderboard-boards = Spiele mit so vielen Wörtern zugleich
commands-leaderboard-scope = Dieser Server oder alle, die mitmachen
commands-stats = Siege, Schnitt, Versuche und Serien
commands-stats-player = Wessen Statistik; ohne Angabe deine eigene
commands-stats-against = Jemand zum Vergleich, bei den Wörtern, die beide hatten

## Puzzles played elsewhere

commands-record = Trag dein Ergebnis von anderswo ein; die Lösung siehst nur du
commands-record-share = Dein kopiertes Ergebnis; lass es weg, um es in ein Formular einzufügen
commands-records = Sieh, wer bei einem Rätsel von anderswo vorn liegt und was dort zählt
commands-records-game = Das Spiel; ohne Angabe alle, die ich lesen kann
commands-records-period = { commands-leaderboard-period }

## About the bot, the server and you

commands-about = Wie man spielt, alle Spielarten, und was ich über dich speichere
commands-settings = Ändere, wie dieser Server spielt, wenn du ihn verwaltest
commands-addword = Bring mir ein Wort für diesen Server bei, wenn du ihn verwaltest
commands-addword-word = Ein Wort mit 4 bis 8 Buchstaben, das in meiner Liste fehlt
commands-preferences = Wähle dein Design, deine Sprache und Erinnerungen

## Commands in the menu of a message

commands-message-help = Hilfe bei diesem Rätsel
commands-message-analyse = Dieses Spiel analysieren

## Choices of an option

commands-hard-off = Aus
commands-hard-hard = Schwer: Hinweise müssen genutzt werden
commands-hard-ultra = Ultraschwer: Jeder Hinweis muss passen
commands-list-answers = Wahrscheinliche Wörter zuerst
commands-list-everything = Jedes Wort in meiner Liste
commands-rival-easy = { matches-called-easy }: etwa 5 Versuche, scheitert an jedem siebten Wort
commands-rival-normal = { matches-called-normal }: etwa 4 Versuche, wie die meisten
commands-rival-hard = { matches-called-hard }: sorgfältig und immer am Ziel
commands-rival-perfect = { matches-called-perfect }: so wenige Versuche wie möglich
commands-rival-sound-letter-rank = { matches-called-sound-letter-rank }: liebt die häufigsten Buchstaben
commands-rival-distinct-letters = { matches-called-distinct-letters }: fünf Buchstaben, alle verschieden
commands-rival-letter-frequency = { matches-called-letter-frequency }: zählt Buchstaben, probiert dreimal neue
commands-rival-most-popular = { matches-called-most-popular }: immer das bekannteste Wort
commands-rival-position-frequency = { matches-called-position-frequency }: setzt Buchstaben, wo sie meist stehen
commands-rival-position-frequency-dynamic = { matches-called-position-frequency-dynamic }: wie Max, schaut nach jeder Reihe neu
