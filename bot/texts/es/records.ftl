### Results of puzzles played elsewhere.

records-menu = Guardar resultado
records-modal = Guarda tus resultados
records-share-field = Pega un resultado, o varios

records-receipt-title = Guardado
records-of-other-title = Guardado para otra persona
records-entry = **{ $puzzle }** · { $result }
    -# { $average } en promedio en { $games ->
        [one] { $games } puzle
       *[other] { $games } puzles
    } aquí
records-counted = La cuadrícula tiene { $rows ->
    [one] { $rows } fila
   *[other] { $rows } filas
}, así que conté { $rows } y no { $stated }.
records-known = **{ $puzzle }** ya está guardado: { $result }.
records-kept = **{ $puzzle }** ya estaba guardado: { $result }. Así se queda, salvo que lo quites.
records-unread = No pude leer { $shares }.
records-left-out = No leo más de { $most } resultados a la vez. Sin leer: { $count }. Envíalos en otro mensaje.
records-not-recorded = Tampoco se guardaron: { $puzzles }.
records-struck = **{ $puzzle }** fue anulado por quien administra el servidor. No cuenta. Pregúntale si crees que debería contar.
records-corrected = **{ $puzzle }** · { $result }. { refusals-corrected }
records-joined = Lo que guarda aquí { $account } cuenta para { $who }: alguien de la moderación dijo que las dos cuentas son de una misma persona. **{ standings-corrections-button }** en `/{ -command } leaderboard` dice quién. Si no es así, pregúntale.
records-struck-title = Anulado por la moderación
records-puzzle = { $game } { $puzzle }
records-doubted = Esto parece el resultado de otra persona, o ninguno, así que lo dejé fuera. ¿Es un resultado de quien lo publicó?
records-doubted-button = Sí, guardarlo
records-doubted-prompt = Elige los resultados de quien lo publicó
records-remove-button = Quitar { $puzzle }
records-remove-prompt = Quitar resultados
records-removed = **{ $puzzle }** se quitó. Puedes guardarlo otra vez con `/{ -command } record`.
records-more = `/{ -command } records` muestra quién es mejor.

## A figure, by what it counts

records-unsolved = sin resolver
records-first = ✏️ publicado primero: { $result }
records-confirmed = ❔ dudoso, confirmado por quien lo publicó
records-pasted = 📋 pegado con un comando, sin mensaje
records-other = ⚠️ otro mensaje dice: { $result }
records-figure-guesses = { $figure ->
    [one] { $figure } intento
   *[other] { $figure } intentos
}
records-figure-boards = { $figure } intentos en todos los tableros
records-figure-mistakes = { $figure ->
    [0] sin errores
    [one] { $figure } error
   *[other] { $figure } errores
}
records-figure-hints = { $figure ->
    [0] sin pistas
    [one] { $figure } pista
   *[other] { $figure } pistas
}
records-figure-stars = { $figure ->
    [one] { $figure } estrella
   *[other] { $figure } estrellas
}
records-figure-points = { $figure ->
    [one] { $figure } punto
   *[other] { $figure } puntos
}
records-figure-time = { $figure }
records-mean-guesses = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } intentos
records-mean-boards = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } intentos
records-mean-mistakes = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } errores
records-mean-hints = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } pistas
records-mean-stars = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } estrellas
records-mean-points = { NUMBER($mean, maximumFractionDigits: 0) } puntos
records-mean-time = { $mean }

## Summaries of Discord's Wordle app

records-summary = **{ $puzzle }** · { $recorded ->
    [one] { $recorded } resultado guardado.
   *[other] { $recorded } resultados guardados.
}
records-waiting = { $waiting ->
    [one] De { $waiting } persona solo figura el nombre. Dime una vez quién es, y lo recordaré.
   *[other] De { $waiting } personas solo figura el nombre. Dime una vez quiénes son, y lo recordaré.
}
records-names = A veces los resúmenes solo dan un nombre. Dime una vez quién es, y lo recordaré.
records-nameless = De los resúmenes de la aplicación Wordle, resultados que solo tienen un nombre: **{ $results }**. Cuentan en cuanto la moderación diga en `/{ -command } records` quién es.
records-name-prompt = ¿Quién es { $name }?
records-claimed = Desde ahora, **{ $name }** es { $who }. { $results ->
    [0] No había nada pendiente.
    [one] Se añadió { $results } resultado.
   *[other] Se añadieron { $results } resultados.
}
records-claimed-known = { $known ->
    [one] De { $known } puzle ya hay otro resultado, y cuenta ese.
   *[other] De { $known } puzles ya hay otros resultados, y cuentan esos.
} Si es otra persona, elige de nuevo en **{ records-named-button }**.
records-who-title = Quién es quién
records-who-button = Quién es quién ({ $names })
records-who-none = Todos los nombres de los resúmenes son conocidos.
records-accounts = ¿Alguien tiene dos cuentas? Elige abajo la segunda y luego la primera: los resultados de ambas cuentan juntos.
records-account-line = { $account } cuenta para { $who }
records-account-prompt = Elige la segunda cuenta de alguien
records-account-ask = ¿De quién es la segunda cuenta { $account }? Elige la primera: para ella cuenta lo que { $account } guardó aquí y lo que guarde. Se puede deshacer.
records-account-whose-prompt = ¿De quién es la cuenta?
records-account-one = Lo que { $account } guarda aquí cuenta para { $who }. Si no es así, elige a otra persona o pulsa **Son dos personas**: no se pierde nada.
records-part-button = Son dos personas
records-parted = { $account } ya no es la cuenta de otra persona y recupera todos sus resultados.
records-named-button = Nombres que recuerdo
records-named-title = Nombres que recuerdo
records-named-prompt = Elige un nombre para cambiarlo u olvidarlo
records-named = **{ $name }** es { $who }
records-named-none = No recuerdo ningún nombre. Cuando un resumen solo dé un nombre, preguntaré aquí quién es.
records-named-one = **{ $name }** es { $who }. ¿No es así? Elige a otra persona y todos los resultados de ese nombre pasarán a ella. O haz que lo olvide: sus resultados esperarán hasta que me lo digas de nuevo.
records-forget-button = Olvidar
records-forgotten = Ya no recuerdo quién es **{ $name }**. { $results ->
    [0] No hay resultados pendientes.
    [one] { $results } resultado queda pendiente.
   *[other] { $results } resultados quedan pendientes.
}

## Watched channels

records-unseen = Aquí no puedo leer mensajes, así que no guardo resultados por mi cuenta. Quien lleva este bot puede permitirlo: activar **Message Content Intent** para el bot en discord.com/developers e iniciarlo con `TILEMATE_MESSAGE_CONTENT=on`. Hasta entonces usa `/{ -command } record`, o **Guardar resultado** en un mensaje.
records-missing = Lo que aún me falta para apuntar resultados por mi cuenta:
records-missing-portal = - **Message Content Intent**: quien gestiona este bot puede activarlo en discord.com/developers, en **Bot**.
records-missing-start = - `TILEMATE_MESSAGE_CONTENT=on`: quien gestiona este bot tiene que iniciarlo con eso.
records-missing-view = - **Ver canal** en { $channel }: dame ese permiso en los ajustes del canal.
records-missing-history = - **Leer el historial de mensajes** en { $channel }: dame ese permiso en los ajustes del canal.
records-missing-until = Hasta entonces usa `/{ -command } record` o **Guardar resultado** en un mensaje.
records-unreadable = Todavía no veo los mensajes antiguos de { $channel }. Dame ahí los permisos **Ver canal** y **Leer el historial de mensajes**.
records-read-button = Leer mensajes antiguos: #{ $channel }
records-stop-button = Dejar de leer
records-reading-running = ⏳ Leo mensajes antiguos de { $channel }: { $read } hasta ahora.
records-reading-done = Listo. Leí todos los mensajes antiguos de { $channel }: { $read }.
records-reading-full = Ya leí los { $read } mensajes más nuevos de { $channel }. No voy más atrás.
records-reading-searched = Ya leí los { $read } mensajes más nuevos de { $channel }, y todos los resúmenes anteriores de la app Wordle.
records-reading-stopped = La lectura de { $channel } se detuvo. Mensajes leídos: { $read }.
records-reading-forbidden = No puedo leer mensajes antiguos de { $channel }. Dame ahí los permisos **Ver canal** y **Leer el historial de mensajes**, y empieza de nuevo.
records-import = Aquí se publican resúmenes de Wordle. Puedo guardarlos, también los anteriores, como promedios, rachas y clasificaciones de este servidor. Solo puede activarlo quien administra el servidor.
records-import-button = Importar nuestro historial de Wordle
records-preview-title = Lo que guardaría
records-preview = { $count ->
    [one] Del último mensaje en { $channel }:
   *[other] De los últimos { $count } mensajes en { $channel }:
}
records-preview-empty = En { $channel } aún no hay mensajes propios. También se leen sus hilos.
records-preview-known = Ya conocidos o anulados, así que se quedan como están: { $count }.
records-preview-unread = { $count ->
    [one] { $count } mensaje parece un resultado que dejaría fuera: no lo puedo leer, llega tarde o es de otra persona.
   *[other] { $count } mensajes parecen resultados que dejaría fuera: no los puedo leer, llegan tarde o son de otra persona.
}
records-preview-next = Todavía no hay nada guardado. Leerlo todo lleva alrededor de un segundo por cada 100 mensajes, y todo lo que se guarde se puede deshacer después.
records-preview-gone = { $count ->
    [0] Los resultados cuyo mensaje ya no existe se quedan, salvo que elijas olvidarlos.
    [one] { $count } mensaje con resultados ya no existe; se quedan, salvo que elijas olvidarlos.
   *[other] { $count } mensajes con resultados ya no existen; se quedan, salvo que elijas olvidarlos.
} Eso no se puede deshacer.
records-preview-button = Leer todos los mensajes anteriores
records-preview-forget-button = Leer y olvidar lo que ya no existe
records-take-back-button = Deshacer lo leído
records-take-back-sure = ¿Deshacer todos los resultados que leí en mensajes anteriores? Los guardados desde entonces y los guardados a mano se quedan.
records-reading-undone = Se deshizo todo lo leído en mensajes anteriores de { $channel }.
records-reading-none = No se encontró ningún resultado.
records-reading-results = Encontré { $results ->
    [one] { $results } resultado
   *[other] { $results } resultados
} de { $people ->
    [one] { $people } persona
   *[other] { $people } personas
}.
records-reading-repeated = { $count ->
    [one] { $count } más repite un puzle de estos, así que no cuenta.
   *[other] { $count } más repiten puzles de estos, así que no cuentan.
}
records-reading-changed = { $changed ->
    [0] Ya los conocía todos.
    [one] { $changed } mensaje tenía un resultado nuevo. Ya está guardado.
   *[other] { $changed } mensajes tenían resultados nuevos. Ya están guardados.
}
records-reading-gone = { $count ->
    [one] { $count } mensaje con resultados ya no existe, y se borraron con él.
   *[other] { $count } mensajes con resultados ya no existen, y se borraron con ellos.
}
records-reading-left = { $count ->
    [one] { $count } mensaje con resultados ya no existe; los dejé como estaban.
   *[other] { $count } mensajes con resultados ya no existen; los dejé como estaban.
}
records-reading-report = Quien administra el servidor encuentra el informe en `/{ -command } settings`, página *{ $page }*.
records-reading-unread = { $count ->
    [one] { $count } mensaje parece un resultado que dejé fuera: no lo puedo leer, llega tarde o es de otra persona:
   *[other] { $count } mensajes parecen resultados que dejé fuera: no los puedo leer, llegan tarde o son de otra persona:
} { $links }
records-reading-names = { $results ->
    [one] { $results } resultado más
   *[other] { $results } resultados más
} con { $count ->
    [one] { $count } nombre
   *[other] { $count } nombres
} en los resúmenes: no sé quién es. Quien modera me lo puede decir en `/{ -command } records`.
records-names-later = Después: { $names }.
records-group-streak = 🔥 Racha del grupo: { $days ->
    [one] { $days } día
   *[other] { $days } días
}, según el último resumen.
records-week-button = El Wordle de esta semana
records-week-empty = No hay nada guardado de esta semana. Los resultados llegan con los resúmenes de la app de Wordle, o cuando alguien guarda el suyo.
records-week-now = { $count ->
    [one] Si la semana acabara ahora, ganaría { $who } con { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } intentos en promedio.
   *[other] Si la semana acabara ahora, la compartirían { $who } con { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } intentos en promedio.
}
records-day-now = { $count ->
    [one] Si el día acabara ahora, ganaría { $who } con { $guesses }/6.
   *[other] Si el día acabara ahora, lo compartirían { $who } con { $guesses }/6.
}
records-week-won = { $count ->
    [one] 🏆 { $who } ganó la semana con { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } intentos en promedio.
   *[other] 🏆 { $who } compartieron la semana con { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } intentos en promedio.
}
records-week-unbegun = Aún no hay resultados de hoy: la app resume cada día al día siguiente.
records-week-absent = Hoy aún sin resultado: { $who }.
records-week-nameless = No cuentan, porque los resúmenes solo dan su nombre: { $names }. La moderación puede decirme quiénes son.
records-week-rule = Cuenta el promedio de los días jugados; una palabra no encontrada vale { $lost }. { $results ->
    [one] Para tener puesto hace falta { $results } resultado.
   *[other] Para tener puesto hacen falta { $results } resultados.
}

## Who is best at a game

records-board-title = { $game } · { $period }
records-empty = Nadie guardó todavía un resultado aquí. Pega el tuyo con `/{ -command } record`, o usa **Guardar resultado** en un mensaje: mantenlo pulsado, o haz clic derecho, y elige **Aplicaciones**.
records-empty-days = Nadie ha guardado un resultado de { $game } en estos días.
records-line = { $place } { $who } · promedio { $average } · { $solved } de { $games } resueltos
records-line-open = { $place } { $who } · promedio { $average } · { $games ->
    [one] { $games } puzle
   *[other] { $games } puzles
}
records-place = **{ $place }.**
records-no-place = **–**
records-hidden = … y { $players ->
    [one] { $players } persona más
   *[other] { $players } personas más
}
records-rule = { $rule } Con el mismo promedio, deciden los puzles resueltos y luego los jugados. Para tener puesto hacen falta { $least } resultados.
records-pasted-rule = 📋: tantos resultados se pegaron, y ningún mensaje los muestra.

## How each game is ranked

records-how-title = Puzles que puedo guardar
records-how = Pega un resultado con `/{ -command } record`, o usa **Guardar resultado** en un mensaje. Cada juego tiene su clasificación, con el mejor promedio primero: `/{ -command } records`.
records-played-title = Otros juegos
records-played = **{ $game }** · { $results ->
    [one] { $results } resultado
   *[other] { $results } resultados
}
records-played-best = -# { $who } va primero: { $average } en promedio
records-played-more = -# Más juegos en el menú: { $count }
records-games-prompt = Qué juego
records-games-before = Juegos anteriores…
records-games-after = Más juegos: { $count }…
records-how-button = ¿Qué puedo guardar?
records-how-games = Puedo leer { $games }.
records-more-games = { $count } más
records-rule-guesses = menos intentos.{ $lost }
records-rule-boards = menos intentos en todos los tableros.{ $lost }
records-rule-mistakes = menos errores.{ $lost }
records-rule-hints = menos pistas.{ $lost }
records-rule-stars = más estrellas.{ $lost }
records-rule-points = más puntos.{ $lost }
records-rule-time = menos tiempo.{ $lost }
records-lost = { " " }Un puzle sin resolver cuenta { $figure }.
records-lost-board = { " " }Un tablero fallado cuenta { $figure }.
