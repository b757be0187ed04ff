### Plansze, klawiatury i obrazki opisane słowami.

## What a tile says

board-mark-absent = brak
board-mark-present = obecna
board-mark-correct = trafiona
board-untried = nieużyte

## A board that is read out

board-tile = { $letter } { $mark }
board-row = { $row }: { $tiles }
board-guesses = Próby:
board-solved = Plansza { $board }, rozwiązana w { $guesses }, { $answer }.
board-open = Plansza { $board }, otwarta: { $clues }.
board-open-rows = Plansza { $board }, otwarta:
board-folded = **{ $board }** rozwiązana: { $answer } w { $guesses }
board-progress = Próby: { $used } z { $limit }.

board-keys-correct = Trafione: { $letters }.
board-keys-present = Obecne: { $letters }.
board-keys-absent = Brak: { $letters }.
board-keys-untried = Nieużyte: { $letters }.

## What the rows of a board show, in short

board-clue-placed = { $letter } na miejscu { $place }
board-clue-somewhere = jest { $letter }, ale nie na { $places }
board-clue-nothing = nic nie wiadomo

## The picture of several boards: how each of them stands

board-grid-open = otwarta
board-grid-solved = w { $guesses }
board-grid-solved-by = w { $guesses }: { $who }
board-grid-was = było: { $answer }
board-grid-missed = nieodgadnięte

## Results to share

board-count = Plansza { $board }: { $guesses }

## Descriptions of pictures, for those who listen

board-alt-game = Tilemate, liczba liter: { $letters }.
board-alt-solved = Plansza { $board }, rozwiązana: { $rows }.
board-alt-open = Plansza { $board }, otwarta: { $rows }.
board-alt-solver = Planszę { $board } rozwiązuje { $who }.
board-alt-guessed = Zgadywali: { $names }.
board-alt-no-rows = jeszcze bez prób
board-alt-bare-solved = Plansza { $board }, rozwiązana w { $guesses }.
board-alt-bare-open = Plansza { $board }, nierozwiązana: trafione litery najwyżej { $places } z { $letters }.
board-alt-guesses = Próby: { $guesses }.

## The picture of an analysed game: how many words were left after a row, and what stood out.

board-coach-left = { $words ->
    [one] zostaje { $words }
    [few] zostają { $words }
   *[many] zostaje { $words }
}
board-coach-solved = rozwiązane
board-coach-lucky = szczęście
board-coach-unlucky = pech
board-coach-costly = kosztowne
board-coach-poor = duży koszt
board-coach-paid = opłaciło się
board-coach-good = dobrze
board-coach-alt = Analiza Tilemate, liczba liter: { $letters }.
board-coach-row = { $row }: { $guess } { $marks }, { $notes }
board-coach-row-short = { $row }: { $guess }, { $notes }

## Cards: who stands where, and somebody's figures

board-card-answer = Hasło: { $answer }.
board-card-more = … i jeszcze { $count }
board-named = { $name }: { $what }
