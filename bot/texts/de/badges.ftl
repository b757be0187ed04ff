### Badges for deeds.

badges-daily = Erstes Tageswort
badges-two = In höchstens zwei
badges-last = In letzter Sekunde
badges-trap = Aus der Falle
badges-grays = Kein Grau zweimal
badges-dark = Dunkler Anfang
badges-ultra = Ultraschwer
badges-boards = Acht auf einmal
badges-duel = Bot geschlagen
badges-race = Rennsieg
badges-all = Volles Haus
badges-comeback = Comeback

## What each is for

badges-daily-about = Beende ein Tageswort, mit oder ohne Tipps.
badges-two-about = Löse ein Wort in zwei Versuchen oder in einem.
badges-last-about = Löse ein Wort mit dem letzten Versuch, den du hast.
badges-trap-about = Löse ein Wort, nachdem zwei Versuche nur am selben Buchstaben gescheitert sind.
badges-grays-about = Löse ein Wort in vier oder mehr Versuchen, ohne je einen grauen Buchstaben noch einmal zu probieren.
badges-dark-about = Löse ein Wort nach einem ersten Versuch ohne einen einzigen Treffer.
badges-ultra-about = Löse ein Wort im ultraschweren Modus.
badges-boards-about = Löse allein acht oder mehr Bretter auf einmal.
badges-duel-about = Gewinne ein Duell gegen mich.
badges-race-about = Gewinne ein Wettrennen mit mindestens drei Leuten.
badges-all-about = Löse ein Tageswort, das alle gelöst haben, die es gespielt haben: mindestens drei Leute.
badges-comeback-about = Verliere eine Serie von sieben oder mehr Tageswörtern und gewinne wieder sieben in Folge.

## Where they are shown

badges-count = { $who } hat hier { $had } von { $all } Abzeichen.
badges-missing = **Noch zu holen**
badges-rule = Ein Abzeichen gibt es für eine Tat in einem eigenen Spiel hier, das zählt, ohne Tipps. Keines gibt es für vieles Spielen.
# $signs are emojis, one for each badge
badges-worn = Abzeichen: { $signs } · { $had } von { $all }
badges-new = Neu unter deinen Abzeichen: { $badges }