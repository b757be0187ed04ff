### Die Seite, auf der man den Bot ohne Discord ausprobiert.

local-greeting = Hallo! Tippe unten `/{ -command } play` und drücke **{ games-begin-button }**. Zum Raten drückst du **{ games-guess-button }**, oder du tippst einfach das Wort, wenn alle das Spiel sehen. `/{ -command } board` holt ein offenes Spiel zurück, und `/{ -command } about` zeigt alle Spielarten. Zieh den Screenshot eines fremden Rätsels auf diese Seite, um Hilfe zu bekommen. Oben wählst du, wer du bist: { $people }.
local-greeting-app = **Wordle** in derselben Liste ist Discords eigene Wordle-App: Schreib als sie `{ $summary }`, und du hast eine Zusammenfassung gepostet.
local-greeting-direct = Hallo! Hier spielen wir unter uns. Tippe unten `/{ -command } play` und drücke **{ games-begin-button }**. Zum Raten tippst du einfach das Wort.
local-real = Das ist der echte Bot auf deinem Rechner. simcord zeichnet die Seite; Discord sieht etwas anders aus. Dort zählt ein Wort nur als Versuch, wenn der Bot darin erwähnt wird und sein Betreiber das erlaubt.
local-private = Nur du kannst das sehen.
local-posted = Das wurde als Nachricht gesendet. Tippe `/`, wähle den Befehl in der Liste aus, die sich öffnet, und dann seine Optionen, wie auf Discord.
local-clock = Jetzt ist es { $when }.
local-clock-how = Die Uhr geht nur vor, höchstens um 31 Tage: `/clock 30m`, `2h`, `1d`, `1w` oder `09:00`.
