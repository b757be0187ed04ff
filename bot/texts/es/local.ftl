### La página en la que se prueba el bot sin Discord.

local-greeting = ¡Hola! Escribe `/{ -command } play` abajo y pulsa **{ games-begin-button }**. Para adivinar, pulsa **{ games-guess-button }** o escribe la palabra si todos ven la partida. `/{ -command } board` recupera una partida abierta y `/{ -command } about` muestra todas las formas de jugar. Suelta en esta página la captura de un puzle de otro sitio y te ayudo con él. Elige arriba quién eres: { $people }.
local-greeting-app = **Wordle**, en la misma lista, es la app Wordle de Discord: escribe en su nombre `{ $summary }` y habrás publicado un resumen.
local-greeting-direct = ¡Hola! Aquí jugamos a solas. Escribe `/{ -command } play` abajo y pulsa **{ games-begin-button }**. Para adivinar, escribe la palabra sin más.
local-real = Este es el bot de verdad, en tu ordenador. simcord dibuja la página; Discord se ve un poco distinto. Allí una palabra cuenta como intento solo si menciona al bot, y si quien lo administra lo permite.
local-private = Solo tú puedes ver esto.
local-posted = Eso se ha enviado como mensaje. Escribe `/`, elige el comando en la lista que se abre y después sus opciones, como en Discord.
local-clock = Ahora es { $when }.
local-clock-how = El reloj solo avanza, 31 días como mucho: `/clock 30m`, `2h`, `1d`, `1w` o `09:00`.
