### Wortlisten eines Servers: aus dem Unterricht oder von Fans.

lists-about = Spielt mit eigenen Wörtern: einer Vokabellektion, einem Fandom. Eine Liste hat { $fewest } bis { $most } Wörter mit { $shortest } bis { $longest } Buchstaben. Aus ihr kommen die Lösungen; raten darf man ihre Wörter und die der Sprache. Solche Spiele zählen nicht für die Bestenliste. Wähle eine Liste mit `/{ -command } play list:`.
lists-none = Dieser Server hat noch keine Liste.
lists-words = { $words ->
    [one] { $words } Wort
   *[other] { $words } Wörter
}
lists-length = { $letters } Buchstaben: { $words }
lists-turns = Es kommen Wörter aller Längen, zuerst die noch nicht gespielten, dann die am längsten zurückliegenden. Mit `length:` bleibt es bei einer Länge.
lists-renamed = Eine Liste **{ $taken }** gibt es schon, deshalb heißt diese **{ $name }**. Um die Wörter der anderen zu ändern, wähle sie und drück **{ $button }**.
lists-prompt = Eine Liste ansehen
lists-add-button = Liste hinzufügen
lists-change-button = Ändern
lists-delete-button = Löschen
lists-sure = Die Liste **{ $name }** löschen? Laufende Spiele gehen mit ihr weiter.
lists-sure-daily = Das Tageswort dieses Servers kommt daraus. Danach kommt es wieder aus der Sprache.
lists-keep-button = Behalten
lists-modal = Eine Wortliste
lists-name-field = Wie sie heißt
lists-language-field = Sprache der Wörter
lists-words-field = Wörter, mit Leerzeichen, Komma oder Zeile
lists-file-field = Oder eine Textdatei statt der Wörter oben
lists-daily = 📅 Das Tageswort kommt aus dieser Liste, ab dem nächsten. Es zählt nicht für die Bestenliste.
lists-daily-switch = Tageswort daraus
lists-dropped = Spiele in der Sprache { $language } schreiben { $letters } als { $plain }.
lists-dropped-other = Wenn diese Wörter { $others } sind, drücke **{ $button }** und wähle diese Sprache.
lists-unknown = Nicht in meiner Wortliste ({ $language }), aber trotzdem dabei: { $words }. Namen und Wörter der Lektion sind in Ordnung; sieh nach, ob ein Tippfehler darunter ist.
lists-crude = Auf meiner Liste derber Wörter, aber trotzdem dabei: { $words }. Nimm heraus, was nicht so gemeint ist.
lists-correct-button = Verbessern
lists-left-out = { $count ->
    [one] Ein Eintrag wurde ausgelassen:
   *[other] { $count } Einträge wurden ausgelassen:
}
lists-left-words = • Zeile { $number }: „{ $text }“ hat { $words } Wörter.
lists-left-letter = • Zeile { $number }: „{ $text }“: { $character } ist kein Buchstabe dieser Sprache.
lists-left-length = • Zeile { $number }: „{ $text }“ hat { $length } Buchstaben, möglich sind { $least } bis { $most }.
lists-left-again = • Zeile { $number }: „{ $text }“ steht schon in der Liste.
lists-left-head = • Zeile { $number }: „{ $text }“ ist die Überschrift der Spalte und kein Wort der Liste.
lists-left-beside = • Alles neben der ersten Spalte („{ $text }“ und so weiter): Jede Zeile ergibt ein Wort. Gehören auch diese Wörter zur Liste, schreib jedes in eine eigene Zeile.
lists-left-articles = • Was vor den Wörtern steht ({ $text }): Nur die Wörter selbst wurden übernommen.
lists-left-comment = • Zeilen, die mit # beginnen („{ $text }“ und so weiter), sind Kommentare: Aus ihnen wurde kein Wort übernommen.
lists-left-slur = • Zeile { $number }: ein Wort, das hier nicht willkommen ist.
lists-progress-button = Fortschritt
lists-back-button = Zurück zur Liste
lists-unplayed = Aus dieser Liste hat noch niemand ein Spiel beendet.
lists-played = **{ $played } von { $words }** Wörtern kamen schon dran. Beim letzten Mal gefunden: { $found }.
lists-missed = Beim letzten Mal nicht gefunden, sie kommen früher wieder: { $words }
lists-learner = { $who } · { $found } von { $met } gefunden
lists-learner-missed = offen: { $words }
lists-progress-file = In der Datei steht jedes gespielte Wort und wem es noch fehlt.
lists-column-word = Wort
lists-column-played = Gespielt
lists-column-found = Gefunden
lists-column-missed = Fehlt noch
