### Boards, keyboards and pictures, in words.

## What a tile says

board-mark-absent = yok
board-mark-present = başka yerde
board-mark-correct = doğru
board-untried = denenmedi

## A board that is read out

board-tile = { $letter } { $mark }
board-row = { $row }: { $tiles }
board-guesses = Tahminler:
board-solved = Tahta { $board }, { $guesses } tahminde çözüldü, { $answer }.
board-open = Tahta { $board }, açık: { $clues }.
board-open-rows = Tahta { $board }, açık:
board-folded = **{ $board }** çözüldü: { $answer }, { $guesses } tahminde
board-progress = { $limit } tahminden { $used } tahmin kullanıldı.

board-keys-correct = Doğru: { $letters }.
board-keys-present = Başka yerde: { $letters }.
board-keys-absent = Yok: { $letters }.
board-keys-untried = Denenmedi: { $letters }.

## What the rows of a board show, in short

board-clue-placed = { $letter }: { $place }. yerde
board-clue-somewhere = { $letter } var, şurada değil: { $places }
board-clue-nothing = henüz bilgi yok

## The picture of several boards: how each of them stands

board-grid-open = açık
board-grid-solved = { $guesses } tahminde
board-grid-solved-by = { $guesses } tahminde, { $who }
board-grid-was = kelime { $answer }
board-grid-missed = bulunamadı

## Results to share

board-count = Tahta { $board }: { $guesses }

## Descriptions of pictures, for those who listen

board-alt-game = Tilemate, { $letters } harf.
board-alt-solved = Tahta { $board }, çözüldü: { $rows }.
board-alt-open = Tahta { $board }, açık: { $rows }.
board-alt-solver = Tahta { $board }, çözen { $who }.
board-alt-guessed = Tahmin edenler: { $names }.
board-alt-no-rows = henüz tahmin yok
board-alt-bare-solved = Tahta { $board }, { $guesses } tahminde çözüldü.
board-alt-bare-open = Tahta { $board }, çözülmedi: en iyi tahminde { $letters } harften { $places } harf doğru yerde.
board-alt-guesses = Tahminler: { $guesses }.

## The picture of an analysed game: how many words were left after a row, and what stood out.

board-coach-left = { $words } kaldı
board-coach-solved = çözüldü
board-coach-lucky = şanslı
board-coach-unlucky = şanssız
board-coach-costly = pahalı
board-coach-poor = çok pahalı
board-coach-paid = işe yaradı
board-coach-good = iyi
board-coach-alt = Tilemate analizi, { $letters } harf.
board-coach-row = { $row }: { $guess } { $marks }, { $notes }
board-coach-row-short = { $row }: { $guess }, { $notes }

## Cards: who stands where, and somebody's figures; $name may be a number of guesses or X

board-card-answer = Kelime { $answer } idi.
board-card-more = … ve { $count } daha
board-named = { $name }: { $what }
