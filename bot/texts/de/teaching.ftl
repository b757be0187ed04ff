### Was der Bot erklärt: die Regeln, die Spielarten und sich selbst.

teaching-rules-title = Die Regeln
teaching-rules =
    Finde das versteckte Wort. Jeder Versuch ist ein Wort mit derselben Länge, und die Farben antworten:

    🟩 🟧  der Buchstabe stimmt und steht an der richtigen Stelle
    🟨 🟦  der Buchstabe kommt im Wort vor, aber woanders
    ⬛  der Buchstabe kommt nicht vor (oder nicht so oft)

    Ein doppelt geratener Buchstabe wird nur dann doppelt markiert, wenn er im Wort doppelt vorkommt: erst die grünen, dann die gelben von links.

    Du hast sechs Versuche, und einen mehr für jedes weitere Brett. Ein Wort, das ich nicht kenne oder das schon geraten wurde, kostet nichts.

    { "**" }Schwerer Modus**: Ein grüner Buchstabe bleibt, wo er ist, und ein gelber muss wieder vorkommen.
    { "**" }Ultraschwer**: Ein Versuch muss zu jedem Hinweis passen, auch zu den grauen Feldern.

teaching-about-title = Tilemate
teaching-about =
    Ich leite Wortspiele im Stil von Wordle und helfe bei Rätseln von anderswo.

    `/{ -command } play` startet ein Spiel. Zum Raten drück **{ games-guess-button }** unter dem Brett, oder schreib `/{ -command } guess`. In einer Direktnachricht genügt das Wort allein.
    `/{ -command } daily` ist das Tageswort, für alle hier dasselbe
    `/{ -command } help` löst ein Rätsel mit dir
    `/{ -command } preferences` stellt deine Sprache, dein Thema und Erinnerungen ein
    `/{ -command } settings` ist für alle, die den Server verwalten

    Meine Wörter kommen aus freien Wörterbüchern und Wortlisten. Mit der New York Times habe ich nichts zu tun.

teaching-page-about = Über mich
teaching-page-rules = Regeln
teaching-page-modes = Spielarten
teaching-page-privacy = Datenschutz

teaching-modes-title = Spielarten
teaching-mode = **{ $mode }** – { $sentence }
teaching-boards = Bretter
teaching-mode-boards = 2, 4 oder 8 Wörter auf einmal mit denselben Versuchen: { $modes }
