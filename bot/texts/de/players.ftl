### Was jemand für sich wählt, und seine Daten.

players-preferences-title = Deine Einstellungen
players-theme = **Design**: { $theme }
players-language = **Sprache der Wörter**: { $language }
players-start = **Hilfe bei Rätseln beginnt mit**: { $start }
players-start-count = wie viele Wörter übrig sind
players-start-letter = einem Buchstaben
players-start-word = einem Wort zum Raten
players-hidden = **Name**: verborgen. In Ranglisten, Wettrennen und Tageswörtern steht „jemand“, und niemand sonst sieht deine Statistik
players-shown = **Name**: steht in Bestenlisten
players-refused = { $words ->
    [one] **Ein Wort**, das dein Spiel nicht kannte, schlage ich dir nicht vor.
   *[other] **{ $words } Wörter**, die dein Spiel nicht kannte, schlage ich dir nicht vor.
}
players-refused-button = Wieder vorschlagen
players-hide = Meinen Namen verbergen
players-as-in-server = wie auf dem Server
players-preferences = Design und Sprache gelten für deine privaten Bretter, auf jedem Server. Bretter, die andere sehen, folgen den Einstellungen des Servers. Eine Erinnerung ist eine Direktnachricht, wenn der Server sein Tageswort postet, und noch eine, bevor es wechselt, wenn dein Brett offen ist oder eine Serie auf dem Spiel steht. Nach einer Woche ohne Spiel ist Ruhe, bis du wieder spielst.
players-unposted = Dieser Server postet noch kein Tageswort. Ich erinnere dich, bevor eins wechselt, das andere begonnen haben.
players-unreminded = Keine Erinnerungen: Ich schreibe dir zu keinem Tageswort. Du kannst sie auf einem Server einschalten, mit `/{ -command } preferences`.
players-theme-prompt = Design
players-language-prompt = Sprache der Wörter
players-start-prompt = Hilfe bei Rätseln beginnt mit
players-server-option = Wie auf dem Server
players-remind-here = Erinnere mich an das Tageswort dieses Servers
players-remind-anywhere = Erinnere mich an Tageswörter

players-reminder = { $variant ->
    [0] Das Wort von heute ist da.
    [1] Ein neues Wort wartet auf dich.
   *[other] Hier ist das neue Wort für heute.
} [Spielen]({ $link })
players-reminder-new = Deine { $days } Tage in Folge sind vorbei, und mit dem Wort von heute fängst du neu an. Zu schlagen: { $best } Tage. [Spielen]({ $link })
players-reminder-new-best = Deine { $days } Tage in Folge sind vorbei, und mit dem Wort von heute fängst du neu an. [Spielen]({ $link })
players-reminder-until = Offen bis { $hour } ({ $when }).
players-reminder-found = Du hast es in { $guesses } gefunden.
players-reminder-hinted = Du hast es in { $guesses } gefunden, mit Tipp.
players-reminder-missed = Du hast es nicht gefunden.
players-reminder-last = Du hast eine Woche lang kein Tageswort gespielt. Das ist meine letzte Erinnerung, bis du wieder eins spielst.
players-reminder-stop = Du wolltest daran erinnert werden. Wenn nicht mehr, schreib hier `/{ -command } preferences`.
players-call = Das Wort von heute wechselt { $when }, und du hast noch nicht gespielt. [Spielen]({ $link })
players-call-begun = Das Wort von heute wechselt { $when }, und dein Brett ist noch offen. [Weiterspielen]({ $link })
players-call-streak = 🔥 Dann enden deine { $days } Tage in Folge.
players-call-shield = 🛡️ Verpasst du es, hält ein Schild deine { $days } Tage in Folge, das einzige in diesem Monat.
players-call-played = { $who } { $count ->
    [one] hat
   *[other] haben
} gespielt.

players-privacy-title = Datenschutz
players-privacy =
    { "**" }Was ich speichere**: deine Discord-ID, deinen Namen und deine Sprache; die Spiele, die du gestartet hast, deine Versuche, Stimmen und Ergebnisse; Wörter, die du anderen gestellt hast, Wörter, die ich geraten habe, und deine Markierungen; die Reihen von Rätseln, bei denen du Hilfe wolltest; Ergebnisse von Rätseln anderswo, wenn sie eingetragen werden; Wörter, die du gemeldet hast, und warum; deine Plätze in früheren Saisons; berichtigte Ergebnisse; deine Einstellungen. Dazu jeweils die IDs von Server und Kanal und die Zeit. Sonst speichere ich nichts von dem, was hier gesagt wird, und keine Nachrichten.

    { "**" }Wozu**: um Bretter zu zeigen, nach einem Neustart weiterzumachen und Bestenlisten und Serien zu zählen. Ich nutze es für nichts anderes und gebe es niemandem.

    { "**" }Deine Wahl**: Der Export enthält alles davon, als JSON und als CSV-Tabellen, außer den Lösungen von Spielen. Löschen ist endgültig; in Spielen, die auch andere gespielt haben, bleiben deine Versuche und die Wörter, die du gestellt hast, ohne deinen Namen. Haben die Verwalter eines Servers dich von den Rekorden ausgeschlossen oder ein Ergebnis von dir gestrichen, so gilt das weiter: über eine Zahl, die aus deiner ID gebildet ist, ohne deinen Namen.
players-privacy-page = Die ganze Seite: { $url }
players-export-button = Meine Daten exportieren
players-exported = Hier ist alles, was ich über dich speichere.
players-erase-button = Meine Daten löschen
players-erase-title = Meine Daten löschen
players-erase = Das löscht deine Spiele, Ergebnisse, eingetragenen Rätsel, Serien und Einstellungen auf jedem Server und beendet die privaten Spiele, die du gerade spielst. Es lässt sich nicht rückgängig machen. Was die Verwalter eines Servers gestrichen oder ausgeschlossen haben, bleibt es.
players-erase-all-button = Alles löschen
players-keep-button = Alles behalten
players-erased-title = Gelöscht
players-erased = Alle deine Daten sind gelöscht. Wenn du wieder spielst, fängst du bei null an.

## Instead of a name

players-name-gone = jemand
players-name-deleted = jemand mit gelöschten Daten
players-name-hidden = eine Person
