### Boards, keyboards and pictures, in words.

## What a tile says

board-mark-absent = zit er niet in
board-mark-present = ergens anders
board-mark-correct = goed
board-untried = nog niet geprobeerd

## A board that is read out

board-tile = { $letter } { $mark }
board-row = { $row }: { $tiles }
board-guesses = Pogingen:
board-solved = Bord { $board }, opgelost in { $guesses }, { $answer }.
board-open = Bord { $board }, open: { $clues }.
board-open-rows = Bord { $board }, open:
board-folded = **{ $board }** opgelost: { $answer } in { $guesses }
board-progress = { $used } van { $limit } pogingen gebruikt.

board-keys-correct = Goed: { $letters }.
board-keys-present = Ergens anders: { $letters }.
board-keys-absent = Zit er niet in: { $letters }.
board-keys-untried = Nog niet geprobeerd: { $letters }.

## What the rows of a board show, in short

board-clue-placed = { $letter } op { $place }
board-clue-somewhere = bevat { $letter }, niet op { $places }
board-clue-nothing = nog niets bekend

## The picture of several boards: how each of them stands

board-grid-open = open
board-grid-solved = in { $guesses }
board-grid-solved-by = in { $guesses } door { $who }
board-grid-was = was { $answer }
board-grid-missed = niet gevonden

## Results to share

board-count = Bord { $board }: { $guesses }

## Descriptions of pictures, for those who listen

board-alt-game = Tilemate, { $letters } letters.
board-alt-solved = Bord { $board }, opgelost: { $rows }.
board-alt-open = Bord { $board }, open: { $rows }.
board-alt-solver = Bord { $board } is opgelost door { $who }.
board-alt-guessed = Geraden door { $names }.
board-alt-no-rows = nog geen pogingen
board-alt-bare-solved = Bord { $board }, opgelost in { $guesses }.
board-alt-bare-open = Bord { $board }, niet opgelost: hooguit { $places } van de { $letters } letters goed.
board-alt-guesses = Pogingen: { $guesses }.

## The picture of an analysed game: how many words were left after a row, and what stood out.

board-coach-left = { $words } over
board-coach-solved = opgelost
board-coach-lucky = geluk
board-coach-unlucky = pech
board-coach-costly = duur
board-coach-poor = erg duur
board-coach-paid = toch goed
board-coach-good = goed
board-coach-alt = Tilemate-analyse, { $letters } letters.
board-coach-row = { $row }: { $guess } { $marks }, { $notes }
board-coach-row-short = { $row }: { $guess }, { $notes }

## Cards: who stands where, and somebody's figures; $name may be a number of guesses or X

board-card-answer = Het woord was { $answer }.
board-card-more = … en nog { $count }
board-named = { $name }: { $what }
