### Boards, keyboards and pictures, in words.

## What a tile says

board-mark-absent = ausente
board-mark-present = presente
board-mark-correct = correcta
board-untried = sin probar

## A board that is read out

board-tile = { $letter } { $mark }
board-row = { $row }: { $tiles }
board-guesses = Intentos:
board-solved = Tablero { $board }, resuelto en { $guesses }, { $answer }.
board-open = Tablero { $board }, en juego: { $clues }.
board-open-rows = Tablero { $board }, en juego:
board-folded = **{ $board }** resuelto: { $answer } en { $guesses }
board-progress = { $used } de { $limit } intentos.

board-keys-correct = Correctas: { $letters }.
board-keys-present = Presentes: { $letters }.
board-keys-absent = Ausentes: { $letters }.
board-keys-untried = Sin probar: { $letters }.

## What the rows of a board show, in short

board-clue-placed = { $letter } en { $place }
board-clue-somewhere = tiene { $letter }, no en { $places }
board-clue-nothing = nada todavía

## The picture of several boards: how each of them stands

board-grid-open = en juego
board-grid-solved = en { $guesses }
board-grid-solved-by = en { $guesses } por { $who }
board-grid-was = era { $answer }
board-grid-missed = sin resolver

## Results to share

board-count = Tablero { $board }: { $guesses }

## Descriptions of pictures, for those who listen

board-alt-game = Tilemate, { $letters } letras.
board-alt-solved = Tablero { $board }, resuelto: { $rows }.
board-alt-open = Tablero { $board }, en juego: { $rows }.
board-alt-solver = { $who } resolvió el tablero { $board }.
board-alt-guessed = Palabras de { $names }.
board-alt-no-rows = sin intentos
board-alt-bare-solved = Tablero { $board }, resuelto en { $guesses }.
board-alt-bare-open = Tablero { $board }, sin resolver: como mucho { $places } de { $letters } letras en su sitio.
board-alt-guesses = Intentos: { $guesses }.

## The picture of an analysed game: how many words were left after a row, and what stood out.

board-coach-left = { $words ->
    [one] queda { $words }
   *[other] quedan { $words }
}
board-coach-solved = resuelta
board-coach-lucky = con suerte
board-coach-unlucky = sin suerte
board-coach-costly = salió caro
board-coach-poor = muy caro
board-coach-paid = salió bien
board-coach-good = bien
board-coach-alt = Análisis de Tilemate, { $letters } letras.
board-coach-row = { $row }: { $guess } { $marks }, { $notes }
board-coach-row-short = { $row }: { $guess }, { $notes }

## Cards: who stands where, and somebody's figures; $name may be a number of guesses or X

board-card-answer = La respuesta era { $answer }.
board-card-more = … y { $count } más
board-named = { $name }: { $what }
