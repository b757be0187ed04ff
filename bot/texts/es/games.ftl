games-mode-together = En grupo
games-mode-solo = Solo
games-mode-vote = Votación
games-mode-race = Carrera
games-mode-daily = Palabra del día
games-mode-archive = Archivo
games-mode-challenge = Reto
games-mode-versus = Duelo
games-mode-absurdle = Absurdle
games-mode-absurdle-solo = Absurdle solo

games-about-together = un tablero en el canal, y todo el mundo adivina; por turnos, nadie juega dos veces seguidas
games-about-solo = un tablero solo tuyo, que nadie más ve
games-about-vote = todo el mundo vota cada intento; un minuto después del primer voto se juega la palabra más votada y, en caso de empate, la que llegó antes
games-about-race = la misma palabra para quien se una, en tableros privados; cuando alguien la resuelve, empieza la cuenta atrás
games-about-daily = una palabra al día para todo el servidor; cada persona la juega una vez, en un tablero privado
games-about-archive = una palabra de otro día, en un tablero tuyo; no cuenta para la clasificación
games-about-challenge = tú pones la palabra, para quien elijas o para todo el canal
games-about-versus = tú contra mí con la misma palabra; yo solo veo mis propias casillas
games-about-absurdle = no elijo palabra: tras cada intento conservo tantas palabras posibles como puedo, hasta que me dejas solo una; no cuenta para la clasificación
games-about-absurdle-solo = como en Absurdle, no elijo palabra, en un tablero tuyo que nadie más ve

## A game that is being put together

games-setup-title = Partida nueva
games-setup-prompt = Elige
games-begin-button = Empezar
games-setup-turns-button = Por turnos: sí
games-setup-no-turns-button = Por turnos: no
games-setup-no-list = Palabras: las de siempre
games-setup-any-length = Cualquier longitud

games-mode-together-hint = Un tablero en este canal, y todo el mundo adivina
games-mode-solo-hint = Un tablero solo tuyo, que nadie más ve
games-mode-race-hint = Una palabra, y un tablero por persona: ¿quién llega antes?
games-mode-daily-hint = La palabra de hoy, la misma para todo el servidor
games-mode-challenge-hint = Tú pones una palabra, y el resto la adivina
games-mode-versus-hint = Tú contra mí, con la misma palabra
games-mode-vote-hint = Un tablero en este canal, y se vota cada intento
games-mode-archive-hint = Una palabra de otro día, en un tablero tuyo
games-mode-absurdle-hint = No elijo palabra hasta que me dejas solo una
games-mode-absurdle-solo-hint = Lo mismo, en un tablero tuyo que nadie más ve

games-setup-hard-off = Modo difícil: no
games-setup-hard-off-hint = Prueba lo que quieras
games-setup-hard-hard = Modo difícil: sí
games-setup-hard-hard-hint = Cada intento debe usar las letras verdes y amarillas
games-setup-hard-ultra = Modo difícil: ultra
games-setup-hard-ultra-hint = Cada intento debe cumplir todas las casillas, también las grises

games-numbered = { $mode } { $number }
games-letters = { $letters } letras
games-boards = { $boards ->
    [one] { $boards } tablero
   *[other] { $boards } tableros
}
games-turns = por turnos
games-hard-hard = difícil
games-hard-ultra = ultradifícil

games-prompt = Una palabra de { $letters } letras. ¿Cuál es tu primer intento?
games-prompt-boards = { $boards } palabras de { $letters } letras, todas a la vez. ¿Cuál es tu primer intento?
games-guess-button = Adivinar
games-vote-button = Votar
games-stop-button = Abandonar
games-again-button = Otra partida
games-analyse-button = Analizar
games-share-button = Compartir
games-guess-modal = Tu intento
games-guess-field = Una palabra de { $letters } letras
games-thread = Empieza una partida en el hilo de abajo. ¡Únete!

games-left = { $guesses ->
    [one] Queda { $guesses } intento
   *[other] Quedan { $guesses } intentos
}
games-last = Último intento { $when }
games-closes = Se cierra { $when } si nadie juega
games-closes-solo = Se cierra { $when } si no juegas
games-ends = Termina { $when }
games-stopping = { $votes } de { $needed } votos para terminarla; caducan { $until }. Suma el tuyo con `/wordle stop`.

games-vote-first = Los votos se cuentan { $seconds } segundos después del primero.
games-vote-counted = Los votos se cuentan { $when }. Si hay empate, gana la palabra que llegó antes.
games-vote-line = **{ $word }** { $votes ->
    [one] { $votes } voto
   *[other] { $votes } votos
}
games-moved = Sigue más abajo.
games-received = ✓
games-voted = Tu voto: **{ $word }**. Los votos se cuentan { $when }. Prueba otra palabra para cambiarlo.
games-stop-vote = { $votes } de { $needed } votos para terminar esta partida. Otras personas también pueden pulsar **Abandonar**, durante cinco minutos. { $starter }, que la empezó, o la moderación puede terminarla ya mismo.

games-won = 🎉 { $who } la resolvió en { $guesses ->
    [one] { $guesses } intento
   *[other] { $guesses } intentos
}
games-won-solo = 🎉 Resuelta en { $guesses ->
    [one] { $guesses } intento
   *[other] { $guesses } intentos
}
games-won-answer = { $won }: **{ $answer }**
games-won-boards = { $won }.
games-lost = Sin más intentos.
games-stopped = Abandonada.
games-idle = Cerrada, porque nadie jugó durante mucho tiempo.
games-answer = { $ended } La respuesta era **{ $answer }**
games-missed = { $ended } Sin resolver: { $answers }
games-missed-board = tablero { $board }, **{ $answer }**

games-remark-one = { $variant ->
    [0] ¡A la primera! Hoy toca comprar lotería.
    [1] Un solo intento. Haz una captura, nadie te va a creer.
    [2] Directo al blanco. ¿Me lees la mente?
   *[other] ¡Hoyo en uno!
}
games-remark-two = { $variant ->
    [0] ¿Ya? Ni me había sentado.
    [1] Dos intentos. Voy a tener que buscar palabras más difíciles.
    [2] Se acabó antes de que hirviera el agua.
   *[other] ¡En dos! Mitad suerte, mitad talento. No diré cuál es cuál.
}
games-remark-last = { $variant ->
    [0] En el último intento. Ya puedes respirar.
    [1] Nunca lo dudé. Bueno, un poco sí.
    [2] Con el depósito vacío, pero llegaste.
   *[other] Para apurar tanto hay que tener sangre fría.
}
games-remark-near = { $variant ->
    [0] Faltó una letra. Esa duele.
    [1] Todo menos una letra. ¡Qué lástima!
    [2] ¡Por poco! Una letra más y era tuya.
   *[other] A una letra. Yo lo llamaría victoria moral.
}
games-remark-lost = { $variant ->
    [0] Esta se escapó. La próxima no.
    [1] Hay palabras que no quieren que las encuentren.
    [2] Bien peleado. Hoy la palabra tuvo suerte.
   *[other] Le pasa a cualquiera. ¿Revancha?
}

games-credit = Quién descubrió cuánto: { $shares }
games-daily-place = { $place } de { $players } hasta ahora
games-elsewhere = `/wordle board` muestra cómo le va a cada quien.

games-which-guess = Tienes varias partidas aquí. ¿Para cuál es **{ $word }**?
games-which = Tienes varias partidas aquí. ¿A cuál te refieres?
games-yours = Tuya: { $name }

## Before a game is given up

games-sure-together = ¿Terminar esta partida para todo el mundo? Contará como derrota para quienes jugaron.
games-sure-vote = { games-sure-together }
games-sure-absurdle = { games-sure-together }
games-sure-solo = ¿Abandonar esta partida? Contará como derrota.
games-sure-absurdle-solo = { games-sure-solo }
games-sure-race = ¿Abandonar esta carrera? Contará como derrota.
games-sure-daily = ¿Abandonar la palabra de hoy? Contará como derrota.
games-sure-archive = ¿Abandonar la palabra de este día? Verás cuál era.
games-sure-challenge = ¿Abandonar este reto? Contará como derrota.
games-sure-versus = ¿Abandonar contra mí? Contará como derrota.
games-first-hint = ¿Pedir una pista? La partida ya no contará para la clasificación de nadie.
games-first-hint-button = Pedir una pista
games-hinted = 💡 { $who } pidió una pista
games-keep-button = Seguir jugando

games-shared = { $who } jugó
games-shared-together = Jugamos en grupo

## Reporting a word

games-report-button = Avisar de la palabra
games-report-which = ¿Qué palabra no debería ser una respuesta?
games-report-why = ¿Por qué no debería ser una respuesta?
games-report-rare = Casi nadie la conoce
games-report-offensive = Es ofensiva
games-report-nonword = Es un nombre o no es una palabra
games-report-other = Otra cosa
games-reported = Gracias. Quienes cuidan las palabras ya tienen el aviso sobre **{ $word }**.
