### Boards, keyboards and pictures, in words.

## What a tile says

board-mark-absent = немає
board-mark-present = деінде
board-mark-correct = на місці
board-untried = не перевірено

## A board that is read out

# $mark is one of the four above.
board-tile = { $letter }: { $mark }
board-row = { $row }: { $tiles }
board-guesses = Спроби:
board-solved = Поле { $board }: розгадано за { $guesses ->
    [one] { $guesses } спробу
    [few] { $guesses } спроби
   *[many] { $guesses } спроб
}, слово { $answer }.
board-open = Поле { $board }: ще грається, { $clues }.
board-open-rows = Поле { $board }: ще грається.
board-folded = **{ $board }** розгадано: { $answer }, { $guesses ->
    [one] { $guesses } спроба
    [few] { $guesses } спроби
   *[many] { $guesses } спроб
}
board-progress = Спроб: { $used } з { $limit }.

board-keys-correct = На місці: { $letters }.
board-keys-present = Є в слові: { $letters }.
board-keys-absent = Немає: { $letters }.
board-keys-untried = Не перевірено: { $letters }.

## What the rows of a board show, in short

board-clue-placed = { $letter } на місці { $place }
board-clue-somewhere = є { $letter }, але не на місці { $places }
board-clue-nothing = поки нічого не відомо

## The picture of several boards: how each of them stands

board-grid-open = ще грається
board-grid-solved = { $guesses ->
    [one] { $guesses } спроба
    [few] { $guesses } спроби
   *[many] { $guesses } спроб
}
board-grid-solved-by = { $guesses ->
    [one] { $guesses } спроба
    [few] { $guesses } спроби
   *[many] { $guesses } спроб
}, { $who }
board-grid-was = було { $answer }
board-grid-missed = не знайдено

## Results to share

board-count = Поле { $board }: { $guesses }

## Descriptions of pictures, for those who listen

board-alt-game = Tilemate, { $letters ->
    [one] { $letters } літера
    [few] { $letters } літери
   *[many] { $letters } літер
}.
board-alt-solved = Поле { $board }, розгадано: { $rows }.
board-alt-open = Поле { $board }, ще грається: { $rows }.
board-alt-solver = Поле { $board } розгадує { $who }.
board-alt-guessed = Вгадували: { $names }.
board-alt-no-rows = ще жодної спроби
board-alt-bare-solved = Поле { $board }: розгадано за { $guesses ->
    [one] { $guesses } спробу
    [few] { $guesses } спроби
   *[many] { $guesses } спроб
}.
board-alt-bare-open = Поле { $board }: не розгадано, щонайбільше { $places } з { $letters } літер на місці.
board-alt-guesses = Спроби: { $guesses }.

## The picture of an analysed game: how many words were left after a row, and what stood out.

board-coach-left = лишилося { $words }
board-coach-solved = розгадано
board-coach-lucky = пощастило
board-coach-unlucky = невдача
board-coach-costly = дорого
board-coach-poor = задорого
board-coach-paid = окупилося
board-coach-good = вдало
board-coach-alt = Аналіз від Tilemate, { $letters ->
    [one] { $letters } літера
    [few] { $letters } літери
   *[many] { $letters } літер
}.
board-coach-row = { $row }: { $guess } { $marks }, { $notes }
board-coach-row-short = { $row }: { $guess }, { $notes }

## Cards: who stands where, and somebody's figures; $name may be a number of guesses or X

board-card-answer = Загадане слово: { $answer }.
board-card-more = … і ще { $count }
board-named = { $name }: { $what }
