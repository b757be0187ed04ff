### Tabuleiros, teclados e imagens, em palavras.

## What a tile says

board-mark-absent = ausente
board-mark-present = presente
board-mark-correct = certa
board-untried = não testada

## A board that is read out

board-tile = { $letter } { $mark }
board-row = { $row }: { $tiles }
board-guesses = Tentativas:
board-solved = Tabuleiro { $board }, resolvido em { $guesses }, { $answer }.
board-open = Tabuleiro { $board }, em aberto: { $clues }.
board-open-rows = Tabuleiro { $board }, em aberto:
board-folded = **{ $board }** resolvido: { $answer } em { $guesses }
board-progress = { $used } de { $limit } tentativas usadas.

board-keys-correct = Certas: { $letters }.
board-keys-present = Presentes: { $letters }.
board-keys-absent = Ausentes: { $letters }.
board-keys-untried = Não testadas: { $letters }.

## What the rows of a board show, in short

board-clue-placed = { $letter } na posição { $place }
board-clue-somewhere = tem { $letter }, mas não em { $places }
board-clue-nothing = nada descoberto

## The picture of several boards: how each of them stands

board-grid-open = em aberto
board-grid-solved = em { $guesses }
board-grid-solved-by = em { $guesses } por { $who }
board-grid-was = era { $answer }
board-grid-missed = não encontrada

## Results to share

board-count = Tabuleiro { $board }: { $guesses }

## Descriptions of pictures, for those who listen

board-alt-game = Tilemate, { $letters } letras.
board-alt-solved = Tabuleiro { $board }, resolvido: { $rows }.
board-alt-open = Tabuleiro { $board }, em aberto: { $rows }.
board-alt-solver = Quem resolveu o tabuleiro { $board }: { $who }.
board-alt-guessed = Tentativas de { $names }.
board-alt-no-rows = nenhuma tentativa ainda
board-alt-bare-solved = Tabuleiro { $board }, resolvido em { $guesses }.
board-alt-bare-open = Tabuleiro { $board }, não resolvido: no máximo { $places } de { $letters } letras no lugar certo.
board-alt-guesses = Tentativas: { $guesses }.

## The picture of an analysed game: how many words were left after a row, and what stood out.

board-coach-left = { $words ->
    [one] resta { $words }
   *[other] restam { $words }
}
board-coach-solved = resolvido
board-coach-lucky = sorte
board-coach-unlucky = azar
board-coach-costly = saiu caro
board-coach-poor = muito caro
board-coach-paid = deu certo
board-coach-good = boa
board-coach-alt = Análise do Tilemate, { $letters } letras.
board-coach-row = { $row }: { $guess } { $marks }, { $notes }
board-coach-row-short = { $row }: { $guess }, { $notes }

## Cards: who stands where, and somebody's figures

board-card-answer = A resposta era { $answer }.
board-card-more = … e mais { $count }
board-named = { $name }: { $what }
