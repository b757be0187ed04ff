### Boards, keyboards and pictures, in words.

## What a tile says

board-mark-absent = absent
board-mark-present = present
board-mark-correct = correct
board-untried = untried

## A board that is read out

# $mark is one of the four above.
board-tile = { $letter } { $mark }
board-row = { $row }: { $tiles }
board-guesses = Guesses:
board-solved = Board { $board }, solved in { $guesses }, { $answer }.
board-open = Board { $board }, open: { $clues }.
board-open-rows = Board { $board }, open:
board-folded = **{ $board }** solved: { $answer } in { $guesses }
board-progress = { $used } of { $limit } guesses used.

board-keys-correct = Correct: { $letters }.
board-keys-present = Present: { $letters }.
board-keys-absent = Absent: { $letters }.
board-keys-untried = Untried: { $letters }.

## What the rows of a board show, in short

board-clue-placed = { $letter } at { $place }
board-clue-somewhere = has { $letter }, not at { $places }
board-clue-nothing = nothing known

## The picture of several boards: how each of them stands

board-grid-open = open
board-grid-solved = in { $guesses }
board-grid-solved-by = in { $guesses } by { $who }
board-grid-was = was { $answer }
board-grid-missed = not found

## Results to share

board-count = Board { $board }: { $guesses }

## Descriptions of pictures, for those who listen

board-alt-game = Tilemate, { $letters } letters.
board-alt-solved = Board { $board }, solved: { $rows }.
board-alt-open = Board { $board }, open: { $rows }.
board-alt-solver = Board { $board } was solved by { $who }.
board-alt-guessed = Guessed by { $names }.
board-alt-no-rows = no guesses yet
board-alt-bare-solved = Board { $board }, solved in { $guesses }.
board-alt-bare-open = Board { $board }, not solved: at best { $places } of { $letters } letters in place.
board-alt-guesses = Guesses: { $guesses }.

## The picture of an analysed game: how many words were left after a row, and what stood out.

board-coach-left = { $words } left
board-coach-solved = solved
board-coach-lucky = lucky
board-coach-unlucky = unlucky
board-coach-costly = costly
board-coach-poor = very costly
board-coach-paid = paid off
board-coach-good = good
board-coach-alt = Tilemate analysis, { $letters } letters.
board-coach-row = { $row }: { $guess } { $marks }, { $notes }
board-coach-row-short = { $row }: { $guess }, { $notes }

## Cards: who stands where, and somebody's figures; $name may be a number of guesses or X

board-card-answer = The answer was { $answer }.
board-card-more = … and { $count } more
board-named = { $name }: { $what }
