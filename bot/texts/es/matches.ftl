matches-lobby = { $who } prepara una carrera: una palabra, y un tablero por persona. ¿Quién se apunta?
matches-race = La carrera está en marcha. Cuando alguien la resuelva, al resto le quedan { $minutes } minutos.
matches-goal-fewest = Gana quien use menos intentos; si hay empate, quien haya tardado menos.
matches-goal-first = Gana quien la resuelva antes, con los intentos que sean.
matches-clock-fewest = ⏱️ ¡{ $who } la resolvió antes que nadie, en { $guesses ->
    [one] { $guesses } intento! Al resto se le acaba el tiempo { $when }.
   *[other] { $guesses } intentos! Con menos aún se puede ganar: al resto se le acaba el tiempo { $when }.
}
matches-clock-first = ⏱️ ¡{ $who } la resolvió antes que nadie y gana! El resto aún puede terminar: se acaba el tiempo { $when }.
matches-clock-won = ⏱️ ¡{ $who } ya ganó, en { $guesses ->
    [one] { $guesses } intento
   *[other] { $guesses } intentos
}! El resto aún juega por su puesto: se acaba el tiempo { $when }.
matches-duel = { $who } juega contra **{ $rival }**: la misma palabra, y sin ver los intentos del rival. Gana quien use menos intentos.
matches-challenge = { $who } puso una palabra para todo el mundo.
matches-challenge-named = { $who } puso una palabra para { $named }.
matches-clue = Su pista: *{ $clue }*
matches-code-button = Jugarla en otro sitio
matches-code =
    Cualquiera puede jugar tu palabra en otro sitio sin saberla: en cualquier servidor donde esté yo, alguien escribe `/{ -command } play code:{ $code }`. Tu nombre y tu pista aparecen al lado.
matches-daily = Hoy, una palabra para todo el mundo, y un tablero por persona.
matches-thread-name = { games-mode-daily } { $number } · spoilers
matches-thread = Quien está aquí ya terminó la palabra del día: se puede hablar de ella. Cada tablero terminado llega solo, y el hilo se cierra con el día.
matches-called-off = Se canceló antes de empezar.
matches-draw = Empate.
matches-nobody = Nadie encontró la palabra.
matches-unplayed = Nadie jugó.
matches-ended-by = La terminó { $who }.
matches-wins = 🏆 Gana { $who }.
matches-yours = 🏆 Ganas tú.
matches-found = 🏆 { $who } encontró la palabra.

matches-more = … y { $count } más
matches-boards-button = Todos los tableros
matches-boards-more = { $count ->
    [one] Aquí no cabe un tablero más: pulsa **{ $button }**.
   *[other] Aquí no caben { $count } tableros más: pulsa **{ $button }**.
}
matches-ready = { $who } · todo listo
matches-not-ready = { $who } · todavía no
matches-host = { $who } · abrió la carrera · todavía no
matches-not-played = { $who } · aún no ha jugado
matches-unbegun = { $who } · no jugó
matches-bot-done = { $who } ya hizo sus intentos
matches-took = **{ $score }** en { $time }
matches-unfinished = **{ $score }** · sin terminar al final
matches-bot = 🤖 Tilemate

matches-answer = La respuesta era **{ $answer }**
matches-lobby-ends = Empieza cuando todo el mundo esté listo. Si no, se cancela { $when }.
matches-ends = Termina { $when }
matches-turn = La próxima palabra llega { $when }
matches-board-closes = Se cierra { $when }, cuando llega la próxima palabra
matches-before-unplayed = Palabra del día { $number }: era ||{ $answer }||.
matches-before = Palabra del día { $number }: era ||{ $answer }||, resuelta por { $solved } de { $players ->
    [one] { $players } persona
   *[other] { $players } personas
}.

matches-proof-button = ¿Sin trampas?
matches-promise = La palabra de hoy ya está elegida, y puedo demostrarlo. Este es el sha256 de la palabra seguida de un texto al azar:
    `{ $hash }`
    Nadie puede sacar de ahí la palabra. Guárdalo, y pulsa mañana el mismo botón: te mostraré el texto original, y cualquier calculadora de sha256 te dará lo mismo.
matches-proof = El texto era `{ $text }`
    Su sha256 es `{ $hash }`, lo mismo que mostraba este botón desde antes del primer intento. Cualquier calculadora de sha256 te lo confirma.

matches-yesterday = La palabra de ayer era **{ $answer }**.
matches-yesterday-best = { $who }: en { $guesses }.
matches-yesterday-more = Resuelta también por { $who }.
matches-yesterday-took = { $who } ({ $guesses })
matches-yesterday-all = ¡La resolvieron { $players ->
    [2] las dos personas
   *[other] las { $players } personas
} que jugaron!
matches-yesterday-hinted = Con pista: { $who }.
matches-yesterday-quiet = No jugó nadie.
matches-yesterday-nobody = Nadie la encontró.
matches-yesterday-missed = Sin encontrarla: { $who }.
matches-yesterday-lost = { $count ->
    [one] Racha perdida: { $who }.
   *[other] Rachas perdidas: { $who }.
}
matches-lost-days = { $who } ({ $days } días)
matches-yesterday-running = 🔥 Rachas: { $who }.
matches-yesterday-kept = Un escudo mantuvo la racha de { $who }.
matches-yesterday-badge = Nueva insignia para { $who }: { $badge }.
matches-role-given = { $role } es para { $who }.
matches-together = 🔥 Racha del grupo: { $days } días seguidos alguien de aquí encontró la palabra.
matches-together-kept = 🔥 Racha del grupo: { $days } días seguidos alguien de aquí encontró la palabra. Un escudo la salvó mientras nadie jugaba.
matches-apart = 🔥 Se acabó la racha del grupo de { $days } días. Hoy empieza otra.
matches-turnout = Jugaron { $played } de { $of }.
matches-all-played = 🎉 Ya jugó todo el mundo.
matches-playing = Todavía en juego: { $who }.
matches-absent = Aún sin jugar: { $who }.
matches-others = { $count ->
    [one] alguien más
   *[other] { $count } más
}
matches-offer-post = Puedes hacer que la palabra del día se publique aquí cada día: `/{ -command } settings`.
matches-idle = Nadie jugó las tres últimas palabras del día. ¿Sigo? Juega esta, o cualquiera con `/{ -command } daily`, y publico la siguiente; si no, guardo silencio.
matches-idle-over = Juega cualquier palabra del día con `/{ -command } daily` y publico la siguiente; si no, guardo silencio.
matches-streak = 🔥 { $days } días seguidos
matches-shielded = { $streak } · un escudo la mantuvo el { $day }

matches-archive-title = Palabras del día de { $month }
matches-archive-legend = { $won } resuelta · { $lost } fallada · { $open } sin jugar · { $none } no hay
matches-archive-empty = En este mes no hay palabras de días pasados. Cada una aparece aquí cuando termina su día.
matches-archive-day = Palabra del día { $number }, { $day }: { $state }
matches-archive-won = resuelta
matches-archive-lost = fallada
matches-archive-open = sin jugar
matches-archive-next = Siguiente sin resolver
matches-archive-before = ◀ Antes
matches-archive-after = Después ▶
matches-archive-button = Calendario

matches-join-button = Unirse
matches-ready-button = Todo listo
matches-begin-button = Empezar ya
matches-cancel-button = Cancelar
matches-play-button = Jugar
matches-end-button = Terminar
matches-rematch-button = Revancha
matches-set-button = Poner una palabra

matches-sure = ¿Terminar para todo el mundo ({ $mode })? Los tableros en juego con intentos cuentan como derrota; los que no tienen ninguno no cuentan.

matches-word-modal = Tu palabra
matches-word-field = Una palabra de { $least } a { $most } letras
matches-language-field = Idioma de la palabra
matches-clue-field = Una pista, si quieres
matches-people-field = ¿Quién la adivina?
matches-people-about = Déjalo vacío y podrán adivinarla todos aquí.

## Rivals: four levels, then characters

matches-called-easy = 🌱 Fácil
matches-called-normal = 🙂 Normal
matches-called-hard = 🔥 Difícil
matches-called-perfect = 👑 Perfecto
matches-called-sound-letter-rank = 🎻 Viola
matches-called-distinct-letters = 🐝 Bea
matches-called-letter-frequency = 🧮 Abe
matches-called-most-popular = 📰 Penny
matches-called-position-frequency = 📐 Max
matches-called-position-frequency-dynamic = 🔭 Nova
matches-called-expected-remaining = 🧹 Escoba
matches-called-entropy = 🧠 Curio
matches-called-minimax = 🔥 Difícil
matches-called-most-parts = ✂️ Tijeras
matches-called-best = 👑 Perfecto

matches-quote-easy = «Suerte de principiante, y esta vez la mía.»
matches-quote-normal = «¡Buena partida! ¿Otra?»
matches-quote-hard = «Despacio y con cuidado se llega.»
matches-quote-perfect = «No podía salir de otra forma.»
matches-quote-sound-letter-rank = «Solo escuché a las letras.»
matches-quote-distinct-letters = «Cinco letras, todas distintas, todas útiles.»
matches-quote-letter-frequency = «Contaba con ello.»
matches-quote-most-popular = «Esa palabra la sabe todo el mundo.»
matches-quote-position-frequency = «Cada letra en su sitio.»
matches-quote-position-frequency-dynamic = «Miré otra vez, y ahí estaba.»
matches-score = Todos los duelos hasta ahora: { $who } { $mine }, { $rival } { $theirs }
