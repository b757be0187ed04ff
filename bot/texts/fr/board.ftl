### In French a no-break space (U+00A0) stands before : ; ! ? and inside « ».

## What a tile says

board-mark-absent = absente
board-mark-present = présente
board-mark-correct = correcte
board-untried = à essayer

## A board that is read out

board-tile = { $letter } { $mark }
board-row = { $row } : { $tiles }
board-guesses = Essais :
board-solved = Grille { $board }, résolue en { $guesses }, { $answer }.
board-open = Grille { $board }, en cours : { $clues }.
board-open-rows = Grille { $board }, en cours :
board-folded = **{ $board }** résolue : { $answer } en { $guesses }
board-progress = { $used } essais sur { $limit }.

board-keys-correct = Correctes : { $letters }.
board-keys-present = Présentes : { $letters }.
board-keys-absent = Absentes : { $letters }.
board-keys-untried = À essayer : { $letters }.

## What the rows of a board show, in short

board-clue-placed = { $letter } en { $place }
board-clue-somewhere = contient { $letter }, pas en { $places }
board-clue-nothing = rien de connu

## The picture of several boards: how each of them stands

board-grid-open = en cours
board-grid-solved = en { $guesses }
board-grid-solved-by = en { $guesses } par { $who }
board-grid-was = c'était { $answer }
board-grid-missed = non trouvée

## Results to share

board-count = Grille { $board } : { $guesses }

## Descriptions of pictures, for those who listen

board-alt-game = Tilemate, { $letters } lettres.
board-alt-solved = Grille { $board }, résolue : { $rows }.
board-alt-open = Grille { $board }, en cours : { $rows }.
board-alt-solver = Grille { $board } résolue par { $who }.
board-alt-guessed = Essais de { $names }.
board-alt-no-rows = aucun essai
board-alt-bare-solved = Grille { $board }, résolue en { $guesses }.
board-alt-bare-open = Grille { $board }, non résolue : au mieux { $places } sur { $letters } lettres bien placées.
board-alt-guesses = Essais : { $guesses }.

## The picture of an analysed game: how many words were left after a row, and what stood out.

board-coach-left = { $words ->
    [one] { $words } mot
   *[other] { $words } mots
}
board-coach-solved = résolu
board-coach-lucky = chance
board-coach-unlucky = malchance
board-coach-costly = cher payé
board-coach-poor = très cher
board-coach-paid = ça a payé
board-coach-good = bien vu
board-coach-alt = Analyse Tilemate, { $letters } lettres.
board-coach-row = { $row } : { $guess } { $marks }, { $notes }
board-coach-row-short = { $row } : { $guess }, { $notes }

## Cards: who stands where, and somebody's figures; $name may be a number of guesses or X

board-card-answer = La réponse était { $answer }.
board-card-more = … et { $count } de plus
board-named = { $name } : { $what }
