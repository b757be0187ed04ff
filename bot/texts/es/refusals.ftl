### What the bot says when it cannot do what was asked. Each says what to do next.

refusals-unexpected = Algo falló por mi parte, y no se perdió nada. Referencia: `{ $reference }`
refusals-outage = Ahora mismo no puedo acceder a mis datos, pero vuelvo enseguida. Tus partidas están a salvo: inténtalo de nuevo en un minuto.
refusals-broken = Algo va mal en mis datos, y tiene que mirarlo quien me administra. Inténtalo más tarde. Referencia: `{ $reference }`

## Guesses

refusals-quoted = «{ $text }»
refusals-foreign-letter = { $character } no es una letra válida aquí. Usa de la { $first } a la { $last }.
refusals-unknown-mark = { $character } no es una casilla. Escribe una por letra: 🟩 🟨 ⬛, o 2 1 0, o `gyb`.
refusals-wrong-length = Eso tiene { $actual ->
    [one] { $actual } letra
   *[other] { $actual } letras
}; hacen falta { $expected }.
refusals-counts-sharp-s = La ß cuenta como SS.
refusals-no-lexicon = No tengo palabras de esa longitud ({ $length }) en ese idioma. De 4 a 7 letras las hay en todos los idiomas, y en inglés también de 8.
refusals-not-in-mine = **{ $word }** no está en mi lista.
refusals-not-in = **{ $word }** no está en mi lista ({ $language }).
refusals-meant = ¿Querías decir **{ $word }**?
refusals-another = Prueba otra palabra.
refusals-repeated = **{ $word }** ya se probó, en la fila { $row }.
refusals-hard-mode = Modo difícil: { $clue }.
refusals-unwelcome = Esa palabra no es bienvenida aquí. Prueba otra.
refusals-not-your-turn = El último intento fue tuyo: ahora le toca a otra persona. { refusals-kept }
refusals-not-your-turn-alone = El último intento fue tuyo: ahora le toca a otra persona. Si no se suma nadie, puedes seguir { $when }. { refusals-kept }
refusals-kept = No pierdes el intento.
refusals-unfit = Esa palabra la dejo fuera de los juegos. Elige otra.

## The clue that a word ignores. $copies is one of the five below.

refusals-clue-correct = la fila { $row } muestra que la letra { $at } es **{ $letter }**
refusals-clue-elsewhere = la fila { $row } muestra que la letra { $at } no es **{ $letter }**
refusals-clue-used = la fila { $row } muestra { $copies }, y hay que { $count ->
    [1] usarla
    [2] usar las dos
   *[other] usarlas todas
}
refusals-clue-at-least = la fila { $row } muestra al menos { $copies }, y en tu intento hay menos
refusals-clue-exactly = la fila { $row } muestra solo { $copies }
refusals-clue-none = la fila { $row } muestra que no hay **{ $letter }**
refusals-copies-1 = una **{ $letter }**
refusals-copies-2 = dos **{ $letter }**
refusals-copies-3 = tres **{ $letter }**
refusals-copies-4 = cuatro **{ $letter }**

## Games and matches

refusals-no-game = Aquí no hay ninguna partida. Empieza una con `/{ -command } play`.
refusals-not-entered = Tu tablero aún no está abierto. Pulsa **{ $button }** y luego adivina.
refusals-daily-over = La palabra de ayer ya terminó; la de hoy: `/{ -command } daily`.
refusals-no-daily = No tengo palabra de ese día para ti. Elige una de la lista de `day`, o juega la de hoy: `/{ -command } daily`.
refusals-no-past-daily = Aquí aún no hay palabras de días anteriores. Juega la de hoy: `/{ -command } daily`.
refusals-no-unsolved = Aquí no te espera ninguna palabra pasada: cada una aparece cuando termina su día. La de hoy: `/{ -command } daily`.
refusals-game-ended = Esa partida ya terminó. Empieza otra con `/{ -command } play`.
refusals-running-yours = Ya tienes una partida así en curso aquí. Síguela o termínala con `/{ -command } stop`.
refusals-running-here = Este canal ya tiene una partida en curso. Únete, o empieza la tuya aparte. No se inició ninguna otra.
refusals-running-alone = En este canal ya hay una partida en curso. Únete, o espera a que termine. No se inició ninguna otra.
refusals-not-yours = Esa partida es de otra persona. Empieza la tuya: elige **Solo** en `/{ -command } play`.
refusals-may-not-stop = Solo { $starter }, que empezó esta partida, o la moderación pueden terminarla.
refusals-may-not-begin = Solo { $starter }, que abrió esta carrera, puede adelantarla. Empieza sola cuando todo el mundo pulse **Todo listo**.
refusals-option-refused = **{ $mode }** no tiene la opción `{ $option }`. Quítala, o mira en `/{ -command } about` las formas de jugar. No empezó nada.
refusals-not-invited = Eso es para otras personas. Empieza tu propia partida: `/{ -command } play`.
refusals-played-before = Esta ya la jugaste antes de borrar tus datos. Con la próxima empiezas de cero.
refusals-clue-tells-word = Tu pista delata la palabra. Dilo sin la palabra misma.
refusals-clue-unwelcome = Tu pista tiene una palabra que aquí no es bienvenida. Dilo de otra manera.
refusals-unknown-code = Ninguna palabra tiene ese código. Quien la puso lo encuentra en **Jugarla en otro sitio**; revisa cada carácter.
refusals-code-alone = Un código trae su propia palabra y sus reglas. Usa `/{ -command } play` solo con **code**.
refusals-code-unwelcome = Esa palabra no se juega en este servidor.
refusals-own-code = Solo quien puso esta palabra puede dejar que se juegue en otro sitio.
refusals-own-challenge = Tú pusiste la palabra, así que la sabes. Deja que adivine el resto.
refusals-too-many-invited = En la última hora has invitado a mucha gente que aún no ha empezado. Podrás invitar a más { $again }. O no nombres a nadie: así puede jugar todo el mundo aquí.
refusals-may-not-agree = Tiene que estar de acuerdo otra persona que haya empezado esta partida o ya haya jugado en ella.
refusals-may-not-wish = Todavía no has jugado en esta partida. Haz un intento y luego podrás pedir una pista.
refusals-bot-invited = Los bots no pueden aceptar un reto. Elige personas, o deja que yo adivine tu palabra con `/{ -command } stump`.
refusals-match-over = Eso ya terminó. Empieza otra cosa con `/{ -command } play`.
refusals-not-begun = Aún no ha empezado. Pulsa antes **Unirse** y **Todo listo**.
refusals-spoiler = Hay quien sigue jugando esa palabra. Compártela sin letras.
refusals-nothing-to-share = Aún no has terminado ninguna partida aquí. Empieza una: `/{ -command } play`.
refusals-hint = No hay pistas en **{ $mode }**. `/{ -command } hint` funciona en: { $modes }.
refusals-wrong-channel = En este servidor se juega en { $channels }. Empieza ahí tu partida.
refusals-may-not-start = En este servidor solo puede empezar partidas { $who }. Pide que empiece una; podrás unirte. O juega conmigo por mensaje directo.
refusals-moderators = la moderación

## Puzzles from elsewhere

refusals-nothing-to-undo = No hay ninguna fila que deshacer. Añade una con las opciones `guess` y `hints` de `/{ -command } help`.
refusals-no-puzzle = No tienes ningún puzle abierto ahí. `/{ -command } help` muestra el que tienes, o cómo empezar.
refusals-no-grid = No veo filas de casillas en ese mensaje, como 🟩⬛⬛🟨🟩, ni ninguna imagen. Elige uno con un resultado compartido o una captura, o escribe tú las casillas en la opción `hints` de `/{ -command } help`.
refusals-own-board = Ese tablero es mío, y sus propios botones te ayudan. Mientras se juega, `/{ -command } hint` tiene pistas; cuando termine, puedes analizarlo.
refusals-several-boards = Necesito las respuestas de todos los tableros. Escribe tus intentos en la opción `words` de `/{ -command } analyse` y la respuesta de cada tablero en `answer`: `plaza campo noche libro`.
refusals-tiles-missing = Necesito una palabra y sus casillas. Escribe la palabra en la opción `guess` de `/{ -command } help`, y sus casillas en la opción `hints`: 01002, o 🟩🟨⬛.
refusals-tiles-uneven = { $words ->
    [one] Una palabra de { $length } letras{ $where } necesita
   *[other] { $words } palabras de { $length } letras{ $where } necesitan
} { $needed } casillas, y hay { $marks }.{ $row }{ $several } No se guardó nada. Pon una por letra: 01002, o 🟩🟨⬛.
refusals-tiles-boards = { " " }en { $boards } tableros en juego
refusals-tiles-several = { " " }Si tu puzle tiene { $boards } tableros, pon la opción `boards` en { $boards }.
refusals-tiles-row = { " " }Mira la número { $row }.
refusals-rows-uneven = Veo { $rows ->
    [one] una fila de casillas
   *[other] { $rows } filas de casillas
}, pero { $words ->
    [one] una palabra
   *[other] { $words } palabras
}. Escribe una palabra por fila, en orden.
refusals-other-length = Tu puzle de aquí tiene { $expected } letras, y esa palabra tiene { $actual }. Para otro puzle, elige **Puzle nuevo** en **Más**, o pon la opción `length` en { $actual }.
refusals-sharp-s = Para mí la ß cuenta como SS, así que aquí esa palabra es **{ $word }** y la longitud no cuadra. Con puzles que cuentan la ß como una sola letra no puedo ayudar, lo siento. No se guardó nada.
refusals-too-many-rows = Un puzle tiene aquí { $most } filas como máximo. Escribe menos, o empieza un puzle nuevo.
refusals-no-stump = No estoy adivinando ninguna palabra tuya aquí. Deja que adivine una: `/{ -command } stump`.
refusals-not-your-word = Solo la marca la persona que pensó la palabra. Piensa tú una: `/{ -command } stump`.

## Imágenes

refusals-picture-large = Esa imagen es demasiado grande: leo hasta 8 MB y 25 megapíxeles. Una captura tal como la hace tu teléfono es lo bastante pequeña.
refusals-picture-format = No puedo leer ese archivo como imagen. Envía una captura en PNG, JPEG, WebP o GIF.
refusals-picture-no-board = No veo ningún tablero en esa imagen. Haz una captura con todas las filas de intentos, o escribe las filas: `/{ -command } help`.
refusals-picture-small = El tablero de esa imagen es demasiado pequeño para leerlo. Envía la captura original, a tamaño completo.
refusals-picture-keyboard = En esa imagen solo veo un teclado. Haz una captura con las filas de intentos que hay encima.
refusals-picture-left = En esa imagen el tablero está cortado por la izquierda. Envía una en la que se vean todas las columnas.
refusals-picture-right = En esa imagen el tablero está cortado por la derecha. Envía una en la que se vean todas las columnas.
refusals-picture-above = En esa imagen el tablero está cortado por arriba. Envía una en la que se vean todas las filas.
refusals-picture-below = En esa imagen el tablero está cortado por abajo. Envía una en la que se vean todas las filas.
refusals-picture-no-guess = En ese tablero todavía no hay ningún intento. Para un buen primer intento: `/{ -command } solve`.
refusals-picture-photograph = Eso parece una fotografía. Haz mejor una captura de pantalla del juego: esa sí la puedo leer.
refusals-picture-elsewhere = Solo leo imágenes publicadas en Discord. Publica la imagen misma en vez de un enlace.
refusals-picture-gone = Ya no puedo obtener esa imagen. Publícala otra vez, por favor.
refusals-picture-under-way = Todavía estoy leyendo tu última imagen. Inténtalo otra vez en un momento.
refusals-picture-slow = Esa imagen me llevó demasiado tiempo. Prueba con una captura solo del tablero, o escribe las filas: `/{ -command } help`.
refusals-picture-or-text = Dame una imagen o lo que probaste, pero no ambas cosas. No se guardó nada.
refusals-picture-boards = Hay varios tableros en esa imagen. Recorta el que quieres y envíame ese.

## The coach and the standings

refusals-still-running = Esa partida sigue en curso. Puedo analizarla cuando termine; `/{ -command } board` la muestra.
refusals-nothing-played = No hay ningún intento que analizar. Juega primero: `/{ -command } play`.
refusals-words-missing = También necesito las palabras. Escribe las que probaste, en orden, en la opción `words` de `/{ -command } analyse`, o elige **Analizar esta partida** en un mensaje con tu resultado, y te las pregunto.
refusals-answer-missing = No veo ninguna fila toda verde, así que no sé cuál era la respuesta. Escríbela en la opción `answer` de `/{ -command } analyse`.
refusals-marks-differ = Si la respuesta fuera **{ $answer }**, la fila { $row } sería { $tiles }. Revisa las palabras y las casillas; no se guardó nada.
refusals-guess-after-answer = Hay un intento después de la respuesta. Revisa las palabras.
refusals-unknown-rival = No conozco ningún rival con ese nombre. Elige uno de la lista que se abre en `rival`.
refusals-no-results = Aún no hay partidas terminadas. Empieza una con `/{ -command } play`.
refusals-only-recorded = Aún no hay partidas terminadas, solo resultados de puzles de otros sitios: están en `/{ -command } records`. Empieza una partida con `/{ -command } play`.
refusals-not-listed = No estás en esta clasificación: no cuenta ninguna de tus partidas terminadas aquí. Su título dice cuáles cuenta; `/{ -command } stats` tiene todas las tuyas.
refusals-only-struck = Ninguno de tus resultados cuenta aquí: los anuló quien administra el servidor. **Correcciones**, en `/{ -command } leaderboard`, dice cuáles y quién; pregúntale si crees que deberían contar.

## Puzzles played elsewhere

refusals-no-share = No encontré ahí ningún resultado que sepa leer. Copia el resultado entero y prueba otra vez. Leo { $games }. Si falta tu juego, alguien que administre este servidor puede enseñármelo: `/{ -command } settings`, página *{ guilds-page-games }*.
refusals-no-share-of = Eso parece **{ $game }**, pero no puedo leer ningún resultado. Copia el resultado entero, tal como lo da el juego, y prueba otra vez. Esto, por ejemplo, sí lo leo:
    { $example }
refusals-not-moderator = Solo la moderación puede decir aquí quién es quién. Pídele que lo pulse.
refusals-same-account = Es dos veces la misma cuenta. Elige otra.
refusals-not-your-share = Solo puede guardarlo quien lo escribió o la moderación. Para tus propios resultados: `/{ -command } record`.
refusals-game-switched-off = Sé leer **{ $game }**, pero aquí aún no se guardan sus resultados. Quien administra el servidor puede activarlo en `/{ -command } settings`, página *{ $page }*.
refusals-shut-out = No se guardó nada: quien administra este servidor no acepta resultados de { $who }. Si crees que es un error, pregúntale. Todo lo demás se puede jugar como antes.
refusals-shut-out-you = No se guardó nada: quien administra este servidor no acepta tus resultados. Si crees que es un error, pregúntale. Todo lo demás se puede jugar como antes.
refusals-future-puzzle = **{ $puzzle }** aún no ha salido, así que no se guardó. Revisa el número.
refusals-impossible-score = Ningún resultado de **{ $puzzle }** puede tener esa cifra, así que no lo guardé. Revisa lo que pegaste.
refusals-second-result = Ahí hay más de un resultado de **{ $puzzle }**. Solo cuenta el primero.
refusals-grid-differs = Los cuadros de **{ $puzzle }** no cuadran con su resultado, así que no lo guardé. Pega el texto tal como lo dio tu juego.
refusals-too-late = **{ $puzzle }** llega tarde: aquí los resultados cuentan hasta { $days ->
    [one] { $days } día
   *[other] { $days } días
} después del día del puzle. No se guardó.
refusals-too-many-results = **{ $puzzle }** es uno de más: los resultados de este juego no dicen su día, y aquí cuentan como mucho { $most } en { $most } días. No se guardó.
refusals-too-many-at-once = **{ $puzzle }** es uno de más para un día: los resultados de este juego no dicen su día, y aquí cuentan como mucho { $most } por día. No se guardó. Publícalo otra vez mañana.
refusals-edit-too-late = **{ $puzzle }** se cambió tarde: aquí los cambios cuentan hasta { $days ->
    [one] { $days } día
   *[other] { $days } días
} después del día del puzle. Lo guardado antes se queda.
refusals-past-day = Ya es tarde para cambiar o quitar este resultado. Quien administra este servidor decide hasta cuándo se puede, en `/{ -command } settings`.
refusals-pasting-off = Este servidor no acepta resultados pegados, para que todos vean de dónde salen. Publica el tuyo en { $channels } y lo guardo.
refusals-pasting-off-anywhere = Este servidor no acepta resultados pegados, para que todos vean de dónde salen. Publica el tuyo en un canal y usa **{ records-menu }** en ese mensaje: mantenlo pulsado, o haz clic derecho, y elige **Aplicaciones**.
refusals-backfill-running = Ya estoy leyendo mensajes antiguos de este servidor. Espera a que termine, o detenlo en `/{ -command } settings`, página *Resultados de fuera*.
refusals-nothing-to-take-back = No hay nada que deshacer: no se leyeron mensajes anteriores.
refusals-not-watched = En ese canal ya no se guardan resultados. Elígelo otra vez en `/{ -command } settings`, página *Resultados de fuera*.
refusals-unknown-game = No conozco ningún juego con ese nombre. `/{ -command } records` muestra los que leo.

## Settings

refusals-keeps-private = Esta persona no comparte sus estadísticas.
refusals-oneself = Es la misma persona dos veces. Elige a alguien más para comparar.
refusals-not-everywhere = Entre todos los servidores solo se comparan partidas individuales. Elige otro modo o la clasificación de este servidor.
refusals-no-server = Eso solo funciona en un servidor: repítelo en uno de sus canales.
refusals-may-not-manage = Solo puede cambiar eso quien administra el servidor. Para tus propios ajustes: `/{ -command } preferences`.
refusals-known-word = Ya conozco **{ $word }**: se puede probar en este servidor.
refusals-refused-word = Conozco **{ $word }**, pero en este servidor no se admite. Puedes cambiarlo en `/{ -command } settings`, página *{ $page }*: **{ $setting }**.
refusals-unfit-word = No puedo leer eso como una palabra. Escribe una palabra de 4 a 8 letras en el idioma en que juega este servidor. No cambió nada.
refusals-unfit-words = { $count ->
    [one] No se puede leer la palabra
   *[other] No se pueden leer las palabras
} { $numbers } de tu lista. Escribe palabras de 4 a 8 letras, separadas por espacios o comas. No cambió nada.
refusals-too-many-words = Serían { $count } palabras; guardo { $most } como máximo. No cambió nada.
refusals-unknown-list = Esa lista ya no existe. Elige otra.
refusals-unfit-file = Solo puedo leer un archivo de texto, de 100 kB como máximo. No cambió nada.
refusals-office-file = Eso es una hoja de cálculo, un documento o un PDF, y no puedo leerlo. Guárdalo como texto sin formato o CSV y elige ese archivo. No cambió nada.
refusals-list-more = • … y { $count } más.
refusals-list-short = { $count ->
    [0] No encontré ninguna palabra. Una lista necesita al menos { $least } distintas.
   *[other] Una lista necesita al menos { $least } palabras distintas, y esta tiene { $count }.
} No cambió nada.
refusals-list-none-so-long = Palabras de { $length } letras en la lista: { $count }. Esta partida necesita { $least }. Elige otra longitud.
refusals-too-many-lists = Un servidor puede tener { $most } listas. Borra una antes.
refusals-time-zone = No conozco ninguna zona horaria con ese nombre. Escribe una como `Europe/Madrid` o `America/Mexico_City`.
refusals-time-zone-alike = No conozco ninguna zona horaria con ese nombre. ¿Querías decir { $alike }?
refusals-out-of-range = Escribe un número entero de { $low } a { $high }. No cambió nada.
refusals-unfit-score = Escribe un número entero de { $low } a { $high }, o X si el puzle quedó sin resolver. No cambió nada.
refusals-unfit-time = Escribe un tiempo como 1:23, o segundos enteros de { $low } a { $high }. No cambió nada.
refusals-no-full-hour = Solo puedo con horas en punto: escribe { $before } o { $after }. No cambió nada.
refusals-form-too-late = Tardé demasiado en abrirlo. No se perdió nada: inténtalo otra vez.
refusals-too-fast = Vas más rápido que yo. Inténtalo otra vez { $again }.
refusals-crowded = Hay demasiada gente pidiendo aquí a la vez. No se perdió nada: inténtalo otra vez en unos segundos.
refusals-unknown-button = Ese botón es de otra versión mía. Pide otro mensaje: `/{ -command } board`.
refusals-unknown-choice = Esa no es una de las opciones. `/{ -command } settings` las muestra.
refusals-everybodys-role = Ese rol lo tiene todo el mundo. Elige uno que solo tengan algunas personas, o ninguno. No cambió nada.
refusals-bots-role = Ese rol es de un bot. Elige uno que tengan algunas personas, o ninguno. No cambió nada.
refusals-no-season = Aquí no hay esa temporada. Quien administra el servidor puede empezar una con `/{ -command } settings`.
refusals-unfit-days = Necesito dos días, como 2026-12-01 y 2026-12-31: el último no antes del primero ni en el pasado.
refusals-unfit-points = Necesito siete números enteros de 0 a { $most }: los puntos por 1, 2, 3, 4, 5 y 6 intentos, y luego por una partida no resuelta. Por ejemplo: `10 8 6 4 2 1 0`. No cambió nada.
refusals-result-gone = Ese resultado ya no está.
refusals-corrected-again = Ese resultado se corrigió de nuevo después. Deshaz primero la corrección más reciente.
refusals-corrected = Quien administra el servidor corrigió ese resultado, así que se queda como está.
refusals-taught-name = Ponle un nombre propio: ya conozco un juego con ese nombre, o no había ninguno.
refusals-taught-known = Ese ya lo sé leer: es **{ $game }**. Elige un canal en la página **{ $page }** y sus resultados se guardan.
refusals-taught-score = No encuentro esa puntuación en el primer resultado. Escríbela tal como está ahí, por ejemplo 4/6, 1.340 o 1:23. Una puntuación hecha solo de cuadrados no la puedo aprender.
refusals-taught-puzzle = No puedo distinguir los dos juegos: ambos resultados necesitan un número o una fecha que cambie. Pega resultados de dos días distintos.
refusals-taught-differ = Esos resultados tienen muy poco en común para encontrar otros como ellos. Pega los dos tal como los hizo el juego, con su nombre.
refusals-taught-many = Un servidor puede enseñarme { $most } juegos. Borra uno antes.
refusals-taught-gone = Este servidor ya no enseña ese juego. Elige otro.
