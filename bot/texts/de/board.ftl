### Bretter, Tastaturen und Bilder in Worten.

## What a tile says

board-mark-absent = nicht drin
board-mark-present = woanders
board-mark-correct = richtig
board-untried = offen

## A board that is read out

board-tile = { $letter } { $mark }
board-row = { $row }: { $tiles }
board-guesses = Versuche:
board-solved = Brett { $board }, gelöst in { $guesses }, { $answer }.
board-open = Brett { $board }, offen: { $clues }.
board-open-rows = Brett { $board }, offen:
board-folded = **{ $board }** gelöst: { $answer } in { $guesses }
board-progress = { $used } von { $limit } Versuchen verbraucht.

board-keys-correct = Richtig: { $letters }.
board-keys-present = Woanders: { $letters }.
board-keys-absent = Nicht drin: { $letters }.
board-keys-untried = Noch offen: { $letters }.

## What the rows of a board show, in short

board-clue-placed = { $letter } an Stelle { $place }
board-clue-somewhere = { $letter }, aber nicht an { $places }
board-clue-nothing = nichts bekannt

## The picture of several boards: how each of them stands

board-grid-open = offen
board-grid-solved = in { $guesses }
board-grid-solved-by = in { $guesses }, { $who }
board-grid-was = es war { $answer }
board-grid-missed = nicht gefunden

## Results to share

board-count = Brett { $board }: { $guesses }

## Descriptions of pictures, for those who listen

board-alt-game = Tilemate, { $letters } Buchstaben.
board-alt-solved = Brett { $board }, gelöst: { $rows }.
board-alt-open = Brett { $board }, offen: { $rows }.
board-alt-solver = Brett { $board } hat { $who } gelöst.
board-alt-guessed = Geraten von { $names }.
board-alt-no-rows = noch keine Versuche
board-alt-bare-solved = Brett { $board }, gelöst in { $guesses }.
board-alt-bare-open = Brett { $board }, nicht gelöst: bestenfalls { $places } von { $letters } Buchstaben richtig.
board-alt-guesses = Versuche: { $guesses }.

## The picture of an analysed game: how many words were left after a row, and what stood out.

board-coach-left = noch { $words }
board-coach-solved = gelöst
board-coach-lucky = Glück
board-coach-unlucky = Pech
board-coach-costly = teuer
board-coach-poor = sehr teuer
board-coach-paid = ging gut
board-coach-good = gut
board-coach-alt = Tilemate-Analyse, { $letters } Buchstaben.
board-coach-row = { $row }: { $guess } { $marks }, { $notes }
board-coach-row-short = { $row }: { $guess }, { $notes }

## Cards: who stands where, and somebody's figures; $name may be a number of guesses or X

board-card-answer = Die Lösung war { $answer }.
board-card-more = … und { $count } weitere
board-named = { $name }: { $what }
