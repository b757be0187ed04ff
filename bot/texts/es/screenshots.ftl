### Imágenes de tableros: lo que se ha leído en ellas, para confirmar y corregir.

screenshots-title = ¿Es correcto?
screenshots-right = Esto es lo que he leído.
screenshots-unsure = Esto es lo que he leído en tu imagen. Revisa todo lo que lleva un signo de interrogación.
screenshots-gap = Algo tapa la fila { $row } en tu imagen. Escribe su palabra y sus casillas, o quita la fila.
screenshots-unsure-places = dudo de la letra { $places }
screenshots-hidden = Veo las casillas, pero ninguna letra. Revisa las casillas y luego dime las palabras.
screenshots-no-answer = La respuesta todavía no está, así que ahora te la preguntaré.
screenshots-row = **Fila { $row }:** pulsa una letra hasta que su casilla sea correcta, o cambia la palabra.
screenshots-row-boards = **Fila { $row }:** corrige abajo su palabra y sus casillas, o quítala.
screenshots-read = -# Esto es lo que he leído. ¿Hay una fila mal? Corrígela abajo.
screenshots-rows-menu = Corregir una fila
screenshots-row-choice = { $row }: { $word }
screenshots-yes-help-button = Sí, ayúdame
screenshots-yes-analysis-button = Sí, analízala
screenshots-words-button = Escribir las palabras
screenshots-word-button = Cambiar la palabra
screenshots-word-and-tiles-button = Cambiar la palabra y las casillas
screenshots-drop-button = Quitar esta fila
screenshots-missing-button = Escribir esta fila
screenshots-add-button = Añadir una fila
screenshots-place-field = ¿Dónde va?
screenshots-place-choice = Fila { $row }
screenshots-word-modal = ¿Qué palabra hay en la fila { $row }?
screenshots-tiles-field = Sus casillas, tablero a tablero
screenshots-row-tiles-field = Sus casillas, como 20012
screenshots-field = O una captura del puzle
screenshots-which-title = ¿Qué tablero?
screenshots-which = Veo { $boards } tableros en tu imagen. ¿A cuál te refieres?
screenshots-which-menu = Elige un tablero
screenshots-which-choice = Tablero { $board }: { $rows ->
    [one] { $rows } fila
   *[other] { $rows } filas
}
