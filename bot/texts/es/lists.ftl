### Listas de palabras de un servidor: de clase o de un fandom.

lists-about = Juega con palabras propias: una lección de vocabulario, un fandom. Una lista tiene de { $fewest } a { $most } palabras de { $shortest } a { $longest } letras. De ella salen las respuestas; se pueden probar sus palabras y las del idioma. Esas partidas no cuentan para la clasificación. Elige una lista con `/{ -command } play list:`.
lists-none = Este servidor aún no tiene listas.
lists-words = { $words ->
    [one] { $words } palabra
   *[other] { $words } palabras
}
lists-length = { $letters } letras: { $words }
lists-turns = Salen palabras de todas las longitudes, primero las que aún no se han jugado y luego las jugadas hace más tiempo. Con `length:` se queda en una sola longitud.
lists-renamed = Ya hay una lista **{ $taken }**, así que esta se llama **{ $name }**. Para cambiar las palabras de la otra, elígela y pulsa **{ $button }**.
lists-prompt = Ver una lista
lists-add-button = Añadir una lista
lists-change-button = Cambiar
lists-delete-button = Borrar
lists-sure = ¿Borrar la lista **{ $name }**? Las partidas en curso siguen con ella.
lists-sure-daily = La palabra del día de este servidor sale de ella. Después volverá a salir del idioma.
lists-keep-button = Conservarla
lists-modal = Una lista de palabras
lists-name-field = Cómo se llama
lists-language-field = Idioma de las palabras
lists-words-field = Palabras, con espacios, comas o líneas
lists-file-field = O un archivo de texto, en vez de lo de arriba
lists-daily = 📅 La palabra del día sale de esta lista, a partir de la próxima. No cuenta para la clasificación.
lists-daily-switch = Palabra del día
lists-dropped = Las partidas en { $language } escriben { $letters } como { $plain }.
lists-dropped-other = Si estas palabras son de { $others }, pulsa **{ $button }** y elige ese idioma.
lists-unknown = No están en mi lista de palabras ({ $language }), pero se juegan igual: { $words }. Los nombres y las palabras de la lección están bien; mira si hay alguna errata.
lists-crude = Están en mi lista de palabras groseras, pero se quedan: { $words }. Quita las que no querías poner.
lists-correct-button = Corregirla
lists-left-out = { $count ->
    [one] Quedó fuera una entrada:
   *[other] Quedaron fuera { $count } entradas:
}
lists-left-words = • Línea { $number }: «{ $text }» tiene { $words } palabras.
lists-left-letter = • Línea { $number }: «{ $text }»: { $character } no es una letra de este idioma.
lists-left-length = • Línea { $number }: «{ $text }» tiene { $length ->
    [one] { $length } letra
   *[other] { $length } letras
}, y pueden ser de { $least } a { $most }.
lists-left-again = • Línea { $number }: «{ $text }» ya está en la lista.
lists-left-head = • Línea { $number }: «{ $text }» es el título de la columna y no una palabra de la lista.
lists-left-beside = • Lo que está junto a la primera columna («{ $text }», etc.): cada línea da una palabra. Si también son palabras de la lista, pon cada una en su propia línea.
lists-left-articles = • Lo que está delante de las palabras ({ $text }): solo se tomaron las palabras.
lists-left-comment = • Las líneas que empiezan por # («{ $text }», etc.) son comentarios: no se tomó ninguna palabra de ellas.
lists-left-slur = • Línea { $number }: una palabra que no es bienvenida aquí.
lists-progress-button = Progreso
lists-back-button = Volver a la lista
lists-unplayed = Nadie terminó aún una partida con esta lista.
lists-played = Han salido **{ $played } de { $words }** palabras. Acertadas la última vez: { $found }.
lists-missed = No se acertaron la última vez y volverán antes: { $words }
lists-learner = { $who } · { $found } de { $met } acertadas
lists-learner-missed = falladas: { $words }
lists-progress-file = El archivo tiene todas las palabras que han salido y quién las falla todavía.
lists-column-word = Palabra
lists-column-played = Jugada
lists-column-found = Acertada
lists-column-missed = Sin acertar
