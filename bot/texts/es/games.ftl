games-mode-together = En grupo
games-mode-solo = Solo
games-mode-vote = Votación
games-mode-race = Carrera
games-mode-daily = Palabra del día
games-mode-archive = Archivo
games-mode-challenge = Reto
games-mode-duel = Duelo
games-mode-absurdle = Absurdle
games-mode-absurdle-solo = Absurdle solo

games-about-together = un tablero en el canal, y todo el mundo adivina; si es por turnos, nadie juega dos veces seguidas
games-about-solo = un tablero solo tuyo, que nadie más ve
games-about-vote = todo el mundo vota cada intento; un minuto después del primer voto, o cuando voten todas las personas que juegan, se juega la palabra más votada y, en caso de empate, la que llegó antes
games-about-race = la misma palabra para quien se una, en tableros privados; gana quien use menos intentos o quien la resuelva antes, como elijas; la primera solución inicia la cuenta atrás
games-about-daily = una palabra al día para todo el servidor; cada persona la juega una vez, en un tablero privado
games-about-archive = una palabra de otro día, en un tablero tuyo; no cuenta para la clasificación
games-about-challenge = tú pones la palabra, para quien elijas o para todo el canal; no cuenta para la clasificación
games-about-duel = tú contra mí con la misma palabra; yo solo veo mis propias casillas
games-about-absurdle = no elijo palabra: tras cada intento conservo tantas palabras posibles como puedo, hasta que me dejas solo una; no cuenta para la clasificación
games-about-absurdle-solo = como en Absurdle, no elijo palabra, en un tablero tuyo que nadie más ve; no cuenta para la clasificación

## A game that is being put together

games-setup-title = Partida nueva
games-setup-prompt-mode = ¿Cómo quieres jugar?
games-setup-prompt-list = ¿Qué palabras?
games-setup-prompt-language = ¿En qué idioma?
games-setup-prompt-length = ¿De cuántas letras?
games-setup-prompt-hard = ¿Con qué reglas?
games-setup-prompt-boards = ¿Cuántas palabras a la vez?
games-setup-prompt-rival = ¿Contra quién juegas?
games-setup-prompt-goal = ¿Quién gana?
games-begin-button = Empezar
games-setup-turns-button = Por turnos: sí
games-setup-no-turns-button = Por turnos: no
games-setup-no-list = Palabras: las de siempre
games-setup-any-length = Cualquier longitud
games-setup-goal-fewest = Gana quien use menos intentos
games-setup-goal-fewest-hint = Sin prisa: la rapidez solo desempata
games-setup-goal-first = Gana quien la resuelva antes
games-setup-goal-first-hint = Da igual con cuántos intentos

games-mode-together-hint = Un tablero en este canal, y todo el mundo adivina
games-mode-solo-hint = Un tablero solo tuyo, que nadie más ve
games-mode-race-hint = La misma palabra, y un tablero por persona
games-mode-daily-hint = La palabra de hoy, la misma para todo el servidor
games-mode-challenge-hint = Tú pones una palabra, y el resto la adivina
games-mode-duel-hint = Tú contra mí, con la misma palabra
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

games-prompt = ¿Qué palabra de { $letters } letras es? Pulsa **{ $button }** y empieza con la que quieras.
games-prompt-open = Todavía no hay palabra elegida. Pulsa **{ $button }** y empieza con cualquier palabra de { $letters } letras.
games-prompt-boards = ¿Cuáles son las { $boards } palabras de { $letters } letras? Cada intento cuenta en todos los tableros. Pulsa **{ $button }** y empieza con la palabra que quieras.
games-legend = { $correct } en su sitio · { $present } en otro sitio de la palabra · { $absent } no está en la palabra
games-one-word = Para probar, escribe una sola palabra de { $letters } letras y nada más.
games-ways-out = **{ games-stop-button }** está bajo el tablero, y `/{ -command } hint` da una pista.
games-unread = Lo que escribes aquí lo lee todo el mundo, así que no lo juego en tu propio tablero. Pulsa **{ $button }** ahí, o usa `/{ -command } guess`.
games-guess-button = Adivinar
games-vote-button = Votar
games-stop-button = Abandonar
games-stop-vote-button = Votar por terminar
games-take-back-button = Retirar mi voto
games-again-button = Otra partida
games-analyse-button = Analizar
games-share-button = Compartir
games-share-ask = Esto es lo que verá todo el mundo aquí:
games-share-copy = Aquí ya lo vio todo el mundo. Cópialo para compartirlo en otra parte:
games-post-button = Publicar aquí
games-no-post-button = Mejor no
games-guess-modal = Tu intento
games-vote-modal = Tu voto por una palabra
games-guess-field = Una palabra de { $letters } letras
games-thread = Empieza una partida en el hilo de abajo. ¡Únete!
games-begun-again = La siguiente ya empezó: ¡únete!
games-running-button = Unirme
games-yours-button = Ver mi tablero
games-thread-button = Empezar la mía en un hilo

games-left = { $guesses ->
    [one] Queda { $guesses } intento
   *[other] Quedan { $guesses } intentos
}
games-last = Último intento { $when }
games-closes = Se cierra { $when } si nadie juega
games-closes-solo = Se cierra { $when } si no juegas
games-unranked = No cuenta para la clasificación
games-ends = Termina { $when }
games-stopping = { $votes } de { $needed } votos para terminarla; caducan { $until }. Pulsa **Abandonar** para sumar el tuyo.

games-vote-first = Propón una palabra. Los votos se cuentan { $seconds } segundos después del primero, o en cuanto voten todas las personas que han jugado.
games-vote-counted = Pulsa una palabra para votarla, o propón otra. Los votos se cuentan { $when }, o en cuanto voten todas las personas que han jugado. Si hay empate, gana la palabra que llegó antes.
games-moved = Sigue más abajo.
games-received = ✓
games-voted = Tu voto: **{ $word }**. Los votos se cuentan { $when } como tarde. Pulsa o propón otra palabra para cambiarlo.
games-turns-next = { $who } acaba de jugar: le toca a otra persona.
games-turns-alone = Si en dos minutos no se suma nadie, puede seguir la misma persona.
games-open = No elegí palabra: tras cada intento conservo tantas posibles como puedo.
games-open-left = { $words ->
    [one] Queda **{ $words } palabra** posible.
   *[other] Quedan **{ $words } palabras** posibles.
}
games-stop-vote = { $votes } de { $needed } votos para terminar esta partida. Otras personas también pueden pulsar **Abandonar**, durante cinco minutos. { $starter }, que la empezó, o la moderación puede terminarla ya mismo.
games-stop-vote-others = { $votes } de { $needed } votos para terminar esta partida. Otras personas también pueden pulsar **Abandonar**, durante cinco minutos. La moderación puede terminarla ya mismo.
games-taken-back = Retiraste tu voto y la partida sigue.

games-won = 🎉 { $who } la resolvió en { $guesses ->
    [one] { $guesses } intento
   *[other] { $guesses } intentos
}
games-won-solo = 🎉 Resuelta en { $guesses ->
    [one] { $guesses } intento
   *[other] { $guesses } intentos
}
games-won-voted = { games-won-solo }, gracias a { $who }
games-won-answer = { $won }: **{ $answer }**
games-won-boards = { $won }.
games-lost = Sin más intentos.
games-stopped = Abandonada.
games-stopped-by = Abandonada por { $who }.
games-overtaken = Terminó antes de que encontraras la palabra.
games-open-answer = { $ended } Aún podría haber dicho **{ $answer }**
games-open-dodged = Esta partida no tiene análisis: esquivé cada intento mientras pude.
games-idle = Cerrada, porque nadie jugó durante mucho tiempo.
games-answer = { $ended } La respuesta era **{ $answer }**
games-missed = { $ended } Sin resolver: { $answers }
games-missed-board = tablero { $board }, **{ $answer }**
games-credit = { $who } { $did }
games-guesses-by = Intentos: { $names }

games-remark-one = { $variant ->
    [0] ¡A la primera! Hoy toca comprar lotería.
    [1] Un solo intento. Haz una captura, nadie te va a creer.
    [2] Directo al blanco. ¿Lees la mente?
    [3] ¿Un intento? Pido recuento.
    [4] Un parpadeo y te lo pierdes.
    [5] Llegar y besar el santo.
   *[other] ¡Hoyo en uno!
}
games-remark-two = { $variant ->
    [0] ¿Ya? Ni me había sentado.
    [1] Dos intentos. ¿Era demasiado fácil?
    [2] Se acabó antes de que hirviera el agua.
    [3] ¡Dos! Los otros cuatro intentos se sienten excluidos.
    [4] Visto y no visto. ¿Quién sigue?
    [5] Haces que parezca fácil.
   *[other] ¡En dos! Mitad suerte, mitad talento. No diré cuál es cuál.
}
games-remark-last = { $variant ->
    [0] En el último intento. Ya puedes respirar.
    [1] Nunca lo dudé. Bueno, un poco sí.
    [2] Con el depósito vacío, pero llegaste.
    [3] En el último segundo.
    [4] Mi corazón no aguanta muchas así.
    [5] El último intento vale tanto como el primero. Casi.
   *[other] Para apurar tanto hay que tener sangre fría.
}
games-remark-near = { $variant ->
    [0] Faltó una letra. Esa duele.
    [1] Todo menos una letra. ¡Qué lástima!
    [2] ¡Por poco! Una letra más y era tuya.
    [3] A una sola letra. ¡Qué rabia!
    [4] Ya casi la tenías.
    [5] Una casilla entre la gloria y tú.
   *[other] A una letra. Más cerca, imposible.
}
games-remark-lost = { $variant ->
    [0] Esta se escapó. La próxima no.
    [1] Esta vez no. La próxima es tuya.
    [2] Así que era esa. La próxima cae.
    [3] Ahora ya la conoces. No te ganará dos veces.
    [4] No pasa nada. Siempre hay otra.
    [5] Punto para la palabra. ¿Empatas?
   *[other] Le pasa a cualquiera. ¿Revancha?
}

games-credit-letters = encontró { $letters }
games-credit-ruled-out = descartó { $words ->
    [one] { $words } palabra
   *[other] { $words } palabras
}
games-credit-solved = la resolvió
games-credit-boards = resolvió { $count ->
    [one] el tablero { $boards }
   *[other] los tableros { $boards }
}
games-credit-joined = participó
games-credit-helped = allanó el camino
games-daily-rank = Puesto { $place } de { $players } que la resolvieron
games-daily-best = ✨ Tu mejor palabra del día hasta ahora
games-daily-lost = Aquí termina tu racha de { $days } días. Mañana empieza otra
games-daily-new = 🌱 Vuelta a empezar. Tu racha más larga: { $best } días
games-daily-begun = 🌱 Día 1 de una nueva racha
games-daily-first = Hoy terminaste antes que nadie
games-elsewhere = `/{ -command } board` muestra cómo le va a cada persona.

games-which-guess = Tienes varias partidas aquí. ¿Para cuál es **{ $word }**?
games-which = Tienes varias partidas aquí. ¿A cuál te refieres?
games-which-stop = Tienes varias partidas aquí. ¿Cuál quieres abandonar?
games-which-board = Tienes varias partidas aquí. ¿Cuál quieres ver?
games-which-askhint = Tienes varias partidas aquí. ¿Para cuál quieres una pista?
games-which-left-guess = Esa partida terminó. ¿**{ $word }** es para tu partida { $game }?
games-which-left = Esa partida terminó. ¿Te refieres a tu partida { $game }?
games-which-used = { $name } · { $used }/{ $limit }
games-yours = Tuya: { $name }

## Before a game is given up

games-sure-unplayed = ¿Dejar esta partida? Aún no hay ningún intento, así que no cuenta.
games-sure-unplayed-shared = ¿Terminar esta partida para todo el mundo? { games-sure-unlost }
games-sure-outsider = ¿Terminar esta partida para todo el mundo? No jugaste en ella, así que no contará para nadie.
games-stopped-uncounted = No cuenta para nadie.
games-stopped-unplayed = Quien la terminó no había probado ninguna palabra, así que no cuenta para nadie.
games-stopped-lost = Cuenta como derrota para quienes jugaron y la abandonaron.
games-stopped-statistics = Cuenta como derrota para quienes jugaron y la abandonaron, pero solo en sus estadísticas.
games-sure-together = ¿Terminar esta partida para todo el mundo? { games-stopped-lost }
games-sure-statistics-shared = ¿Terminar esta partida para todo el mundo? { games-stopped-statistics }
games-sure-vote = { games-sure-together }
games-sure-absurdle = { games-sure-statistics-shared }
games-sure-solo = ¿Abandonar esta partida? Contará como derrota.
games-sure-statistics = ¿Abandonar esta partida? Contará como derrota, pero solo en tus estadísticas.
games-sure-absurdle-solo = { games-sure-statistics }
games-sure-race = ¿Abandonar esta carrera? Contará como derrota.
games-sure-daily = ¿Abandonar la palabra de hoy? Verás cuál era y el día contará como derrota.
games-sure-daily-statistics = ¿Abandonar la palabra del día? Verás cuál era. Contará como derrota, pero solo en tus estadísticas.
games-sure-streak = También terminan tus { $days } días seguidos.
games-sure-archive = ¿Abandonar la palabra de este día? Verás cuál era.
games-sure-challenge = ¿Abandonar este reto? Contará como derrota, pero solo en tus estadísticas.
games-sure-duel = ¿Abandonar contra mí? Contará como derrota.
games-sure-stop-vote = ¿Votar por terminar esta partida para todo el mundo? Hacen falta { $needed } votos, y { $votes ->
    [0] el tuyo sería el primero
    [one] ya hay uno
   *[other] ya hay { $votes }
}.
games-sure-last-vote = Tu voto es el último que falta: termina la partida para todo el mundo.
games-sure-voted = Ya votaste por terminar esta partida; { $more ->
    [one] falta un voto más
   *[other] faltan { $more } votos más
}.
games-sure-lost = Contará como derrota para quienes hayan jugado y voten por terminarla.
games-sure-unlost = Aún no hay ningún intento, así que nadie pierde.
games-sure-guesser = Tú no jugaste en esta partida, así que solo termina si también vota alguien que jugó.
games-sure-starter = { $starter } empezó esta partida y sigue jugando, así que solo termina con su voto, o por votación cuando lleve diez minutos sin intentarlo.
games-first-hint-button = Pedir una pista
games-hinted = 💡 { $who }: pista pedida, así que esta partida ya no cuenta.
games-hinted-own = 💡 Pediste una pista, así que esta partida no cuenta para la clasificación.
games-hint-taken = 💡 Alguien pidió una pista, así que esta partida ya no cuenta.
games-hint-wish = 💡 A { $who } le gustaría una pista. ¿Alguien más que juegue está de acuerdo?
games-hint-agree-button = De acuerdo
games-hint-granted = 💡 { $other } está de acuerdo: { $who } y el resto ya pueden pedir pistas. Cada pista solo la ve quien la pide.
games-keep-button = Seguir jugando

games-shared = { $who } jugó
games-shared-together = { $who } jugaron en grupo

## Reporting a word

games-report-button = Avisar de la palabra
games-report-which = ¿Qué palabra no debería ser una respuesta?
games-report-why = ¿Por qué no debería ser una respuesta?
games-report-rare = Casi nadie la conoce
games-report-offensive = Es ofensiva
games-report-nonword = Es un nombre o no es una palabra
games-report-other = Otra cosa
games-reported = Gracias. Quienes cuidan las palabras ya tienen el aviso sobre **{ $word }**.
