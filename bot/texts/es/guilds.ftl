### A server's settings.

guilds-page-title = Ajustes · { $page }
guilds-page-prompt = Página
guilds-mute = No puedo publicar ahí la palabra del día. Déjame ver ese canal y enviar mensajes en él.
guilds-threadless = No puedo abrir un hilo privado ahí. Hace falta un canal de texto en el que pueda crear hilos privados y enviar mensajes en hilos.

## The pages

guilds-page-play = Juego
guilds-page-channels = Canales
guilds-page-daily = Palabra del día
guilds-page-words = Palabras
guilds-page-lists = Listas de palabras
guilds-page-people = Personas
guilds-page-leaderboard = Clasificación
guilds-page-seasons = Temporadas
guilds-page-play-hint = idioma, longitud, modo difícil, tema, turnos, comentarios
guilds-page-channels-hint = dónde se juega, hilos, partidas inactivas
guilds-page-daily-hint = su canal, hora, zona horaria, mención y pistas
guilds-page-words-hint = palabras extra y vetadas, intentos groseros, ortografía
guilds-page-lists-hint = palabras propias para jugar: una lección, un fandom
guilds-page-people-hint = quién empieza y termina partidas
guilds-page-leaderboard-hint = partidas para clasificarse, palabras del día perdidas, puntos propios
guilds-page-seasons-hint = temporadas, campeones y la publicación semanal

## Play

guilds-language = **Idioma de las palabras**: { $value }
guilds-language-followed = **Idioma de las palabras**: { $value }, como en los ajustes de Discord de este servidor
guilds-language-follow = Como en Discord
guilds-length = **Longitud**: { $value } letras, si no se pide otra
guilds-hard = **Modo difícil**: { $value }
guilds-theme = **Tema**: { $value }, en los tableros que ve todo el mundo
guilds-hard-off = no
guilds-hard-hard = sí, hay que usar las pistas
guilds-hard-ultra = ultra, hay que cumplir cada pista
guilds-language-prompt = Idioma de las palabras
guilds-length-prompt = Longitud
guilds-hard-prompt = Modo difícil
guilds-theme-prompt = Tema
guilds-turns-on = **Por turnos** en las partidas de todos: sí, salvo que quien empiece lo quite
guilds-turns-off = **Por turnos** en las partidas de todos: no, salvo que quien empiece lo pida. Quien se suma deja igualmente medio minuto a los demás para el siguiente intento.
guilds-turns-switch = Por turnos
guilds-length-option = { $value } letras
guilds-remarks-on = **Comentarios** al final de una partida: sí
guilds-remarks-off = **Comentarios** al final de una partida: no
guilds-remarks-switch = Comentarios

## Themes, here and in a player's preferences

guilds-theme-squares = Cuadros
guilds-theme-letters = Fichas con letras
guilds-theme-picture = Imagen
guilds-theme-contrast = Alto contraste
guilds-theme-contrast-letters = Fichas con letras de alto contraste
guilds-theme-symbols = Símbolos
guilds-theme-text = Texto simple
guilds-theme-squares-hint = 🟩🟨⬛ y las letras al lado
guilds-theme-letters-hint = letras en verde, amarillo y gris
guilds-theme-picture-hint = letras grandes, nombres y teclado en una imagen
guilds-theme-contrast-hint = 🟧 correcta, 🟦 presente
guilds-theme-contrast-letters-hint = letras en naranja, azul y gris
guilds-theme-symbols-hint = [A] correcta, (A) presente, sin color
guilds-theme-text-hint = para lectores de pantalla

## Channels

guilds-channels = **Se puede jugar en**: { $value }
guilds-channels-none = todos los canales
guilds-threads-on = **Cada partida**: en un hilo propio
guilds-threads-off = **Cada partida**: en el canal mismo
guilds-idle = **Partidas inactivas**: se cierran { $public ->
    [one] { $public } hora
   *[other] { $public } horas
} después del último intento, las privadas tras { $private ->
    [one] { $private } hora
   *[other] { $private } horas
}
guilds-channels-prompt = Canales permitidos (ninguno: todos)
guilds-threads-switch = Hilos
guilds-idle-button = Horas de inactividad
guilds-idle-modal = Horas hasta cerrar una partida inactiva
guilds-idle-public-field = Partidas en canales (1 a { $most })
guilds-idle-private-field = Partidas privadas (1 a { $most })

## The daily

guilds-daily-channel = **La palabra del día se publica en**: { $value }
guilds-schedule = **Hora**: { $hour }:00 { $zone }
guilds-ping-role = **Menciona a**: { $value }
guilds-ping-role-none = nadie
guilds-daily-hints-on = **Pistas**: permitidas
guilds-daily-hints-off = **Pistas**: no permitidas
guilds-shields-on = **Una palabra del día perdida al mes**: un escudo mantiene la racha
guilds-shields-off = **Una palabra del día perdida al mes**: acaba la racha
guilds-daily-thread-on = **Hilo de spoilers**: quien ha terminado entra en un hilo privado junto a la palabra del día, con los tableros de todos. Quien gestiona hilos también puede verlo.
guilds-daily-thread-off = **Hilo de spoilers**: ninguno
guilds-daily-list = **La palabra sale de** una lista de este servidor, y no cuenta para la clasificación
guilds-daily-begins = En cuanto elijas un canal, publico ahí la palabra del día: la de hoy en menos de un minuto si ya pasaron las { $hour }:00, y la siguiente a esa hora.
guilds-daily-channel-prompt = Canal de la palabra del día
guilds-ping-role-prompt = Rol que mencionar (opcional)
guilds-schedule-button = Hora y zona horaria
guilds-daily-card-on = **Cuando alguien termina primero**: todos ven una tarjeta
guilds-daily-card-off = **Cuando alguien termina primero**: sin tarjeta
guilds-daily-card-switch = Tarjeta
guilds-daily-hints-switch = Pistas
guilds-shields-switch = Escudo de racha
guilds-daily-thread-switch = Hilo de spoilers
guilds-schedule-modal = Cuándo se publica la palabra del día
guilds-hour-field = Hora, de 0 a 23
guilds-zone-field = Zona horaria, como Europe/Madrid

## Words

guilds-extra = **Palabras extra**, que aquí también valen: { $words }
guilds-banned = **Palabras vetadas**, que nunca se prueban, esconden ni sugieren: { $words }
guilds-offensive-on = **Intentos groseros**: aceptados, pero nunca la respuesta; los insultos de odio, siempre rechazados
guilds-offensive-off = **Intentos groseros**: rechazados como los insultos de odio, y nunca la respuesta
guilds-spelling = **Ortografía inglesa de las respuestas**: { $value }; valen las dos
guilds-spelling-american = estadounidense (color)
guilds-spelling-british = británica (colour)
guilds-spelling-prompt = Respuestas en inglés
guilds-none = ninguna
guilds-more = { $words } y { $count } más
guilds-extra-button = Palabras extra
guilds-banned-button = Palabras vetadas
guilds-offensive-switch = Intentos groseros
guilds-extra-field = Palabras que aquí también valen
guilds-banned-field = Palabras que nadie debe ver aquí
guilds-added = Desde ahora **{ $word }** vale en este servidor, y la tengo en cuenta al ayudar. `/{ -command } settings` muestra todas tus palabras.

## People

guilds-start = **Quién empieza partidas**: { $who }
guilds-stop = **Quién termina partidas ajenas sin votación**: { $who }
guilds-moderators-always = La moderación (quien gestiona mensajes) siempre puede ambas cosas.
guilds-who-everyone = todo el mundo
guilds-who-moderators = la moderación
guilds-who-role = un rol
guilds-role-missing = un rol, que eliges abajo
guilds-start-prompt = Quién empieza partidas
guilds-starters-prompt = El rol que empieza partidas
guilds-stop-prompt = Quién termina partidas ajenas
guilds-stoppers-prompt = El rol que termina partidas ajenas

## Leaderboard

guilds-least-games = **Partidas para clasificarse**: { $value }. Quien tiene menos va al final, todavía sin puesto.
guilds-least-games-prompt = Para clasificarse
guilds-correct-button = Corregir un resultado
guilds-least-games-option = { $value ->
    [one] { $value } partida
   *[other] { $value } partidas
}

## What a missed daily costs

guilds-absence = **Saltarse una palabra del día cuesta**: { $value }. Vale en la clasificación de palabras del día de un día, semana, mes o año, para quien jugó alguna en ese tiempo.
guilds-absence-prompt = Saltarse una palabra del día cuesta
guilds-absence-none = nada
guilds-absence-loss = como una derrota
guilds-absence-average = como una partida promedio
guilds-absence-worst = como el peor resultado de ese día

## What a result is worth

guilds-points = **Puntos**: { $wins } por una palabra en 1 a 6 intentos, { $lost } por una partida no resuelta. La clasificación puede ordenarse por ellos.
guilds-points-button = Puntos
guilds-points-modal = Cuánto vale una partida
guilds-points-field = Puntos de 1 a 6 intentos, luego sin resolver
guilds-double-day = **Puntos dobles**: { $day }
guilds-double-day-prompt = Puntos dobles
guilds-double-day-none = ningún día

## All servers

guilds-shared-on = **Clasificación de todos los servidores**: este servidor participa. Allí aparecen los nombres de quienes no lo ocultan.
guilds-shared-off = **Clasificación de todos los servidores**: este servidor no participa.
guilds-shared-switch = Todos los servidores

## Records

guilds-page-records = Resultados de fuera
guilds-page-records-hint = canales donde se guardan resultados, retrasos, cambios, exportar
guilds-record-channels = **Se guardan resultados en**: { $value }. Lo que se comparte ahí y los resúmenes de la app de Wordle cuentan sin ningún comando.
guilds-record-days = { $value ->
        [0] **Resultados atrasados**: se aceptan siempre
        [one] **Resultados atrasados**: se aceptan hasta { $value } día después del día del puzle
       *[other] **Resultados atrasados**: se aceptan hasta { $value } días después del día del puzle
    }
guilds-record-edits = **Mensajes editados**: { $value }; recuerdo lo que se publicó primero
guilds-record-edits-prompt = Mensajes editados
guilds-record-edits-never = no cambian ningún resultado
guilds-record-edits-slip = cambian un resultado durante diez minutos tras publicarse
guilds-record-edits-day = cambian un resultado el día del mensaje
guilds-record-edits-ever = cambian un resultado mientras se acepten los atrasados
guilds-record-pasted-on = **Resultados pegados**: cualquiera puede guardar los suyos con `/{ -command } record`
guilds-record-pasted-off = **Resultados pegados**: no se aceptan; solo cuenta lo que alguien ha publicado
guilds-record-reaction-on = **Marca**: 📝 en cada mensaje guardado, con una cifra al lado si conté otra cosa que lo escrito, ✏️ si una edición cambió el resultado, ❔ en un resultado que no acepté; de cada puzle cuenta el primer resultado
guilds-record-reaction-off = **Marca**: ninguna
guilds-record-channels-prompt = Canales donde se guardan resultados
guilds-record-days-prompt = Resultados atrasados
guilds-record-days-option = { $value ->
        [0] siempre
        [one] { $value } día después
       *[other] { $value } días después
    }
guilds-record-reaction-switch = Marca 📝
guilds-record-pasted-switch = Resultados pegados
guilds-export-button = Exportar resultados
guilds-exported = Aquí están los resultados de este servidor, en tablas para una hoja de cálculo. De otros puzles, en results.csv: { $records }. De partidas conmigo, en games.csv: { $games }. Quien oculta su nombre aparece como «una persona».
guilds-export-cut = Cada tabla tiene como mucho los { $most } más recientes.
guilds-export-empty = En este servidor todavía no se ha guardado ni terminado nada.

## A switch, as the label of its button

guilds-chosen = { $setting }: { $value }
guilds-on = { $setting }: sí
guilds-off = { $setting }: no

## Reported words

guilds-page-reports = Palabras con avisos
guilds-page-reports-hint = palabras fuera de lugar según la gente, para vetar o dejar
guilds-reports = Según la gente, estas palabras no deberían ser respuestas. Una palabra vetada no se juega, no se esconde ni se propone en este servidor; una que se deja solo sale de esta lista.
guilds-no-reports = No hay avisos pendientes. Al acabar una partida se puede avisar de una palabra.
guilds-reported = **{ $word }** ({ $language }): { $players ->
    [one] { $players } persona
   *[other] { $players } personas
} · { $why }
guilds-reported-rare = poco conocida
guilds-reported-offensive = ofensiva
guilds-reported-nonword = no es una palabra
guilds-reported-other = otro motivo
guilds-reported-more = y { $count } más
guilds-ban-prompt = Vetar aquí
guilds-keep-prompt = Dejar

## Seasons and the weekly post

guilds-season = **Temporadas**: { $season }. Al terminar una, se anuncia quién ha ganado y todos empiezan de cero. Si para entonces nadie ha jugado en dos semanas, espero a la siguiente partida. Cambiar esto acaba la temporada en curso sin campeón.
guilds-season-off = ninguna
guilds-season-monthly = cada mes
guilds-season-days = del { $first } al { $last }
guilds-season-prompt = Temporadas
guilds-season-button = Temporada con fechas
guilds-season-modal = Una temporada con fechas
guilds-season-first-field = Primer día, por ejemplo 2026-12-01
guilds-season-last-field = Último día, por ejemplo 2026-12-31
guilds-weekly = **Publicación semanal**: { $day } a las { $hour }:00 { $zone }, si alguien ha jugado
guilds-weekly-off = **Publicación semanal**: ninguna
guilds-weekly-never = ninguna
guilds-weekly-prompt = Publicación semanal
guilds-weekly-button = Hora de la publicación
guilds-bulletin-channel = **Se publica en**: { $value }
guilds-bulletin-channel-prompt = Canal para esto (ninguno: el de la palabra del día)
guilds-bulletin-refused = El { $day } no pude publicar ahí. Déjame ver ese canal y enviar mensajes en él.
guilds-daily-channel-none = ningún canal todavía
guilds-record-channels-none = { guilds-daily-channel-none }
guilds-bulletin-channel-none = { guilds-daily-channel-none }

## Rewards

guilds-page-rewards = Recompensas
guilds-page-rewards-hint = roles para quien fue mejor ayer, campeones y rachas largas
guilds-rewards = Estos roles van y vienen solos, sin menciones: quien gana uno lo tiene hasta que lo gana otra persona o termina la racha. Dependen de las palabras del día y las temporadas de este servidor, y de los resultados que se guardan aquí de un juego que eliges: Wordle u otro que tenga un puzle para cada día.
guilds-best-role = **Quien mejor jugó la palabra de ayer**: { $value }
guilds-best-role-none = ningún rol
guilds-best-role-prompt = Rol de quien fue mejor ayer (opcional)
guilds-wordle-role = **Quien mejor jugó ayer a { $game }, de lo guardado aquí**: { $value }
guilds-wordle-role-none = { guilds-best-role-none }
guilds-wordle-role-prompt = { $game }: { guilds-best-role-prompt }
guilds-reward-game-prompt = Juego con recompensa
guilds-champion-role = **Campeones de la última temporada**: { $value }
guilds-champion-role-none = { guilds-best-role-none }
guilds-champion-role-prompt = Rol de los campeones (opcional)
guilds-streak-role = **7 días seguidos**: { $value }
guilds-streak-role-none = { guilds-best-role-none }
guilds-streak-role-prompt = Rol por 7 días seguidos (opcional)
guilds-long-streak-role = **30 días seguidos**: { $value }
guilds-long-streak-role-none = { guilds-best-role-none }
guilds-long-streak-role-prompt = Rol por 30 días seguidos (opcional)
guilds-longest-streak-role = **100 días seguidos**: { $value }
guilds-longest-streak-role-none = { guilds-best-role-none }
guilds-longest-streak-role-prompt = Rol por 100 días seguidos (opcional)
guilds-beyond = No puedo dar uno de estos roles. Permíteme gestionar roles y pon mi propio rol por encima.
guilds-power = Uno de estos roles da poder sobre otras personas, así que no lo doy. Elige un rol sin esos permisos.
guilds-page-games = Juegos enseñados
guilds-page-games-hint = juegos que aún no conozco, aprendidos de dos resultados
