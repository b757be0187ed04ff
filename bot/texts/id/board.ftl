
### Papan, papan ketik, dan gambar, dalam kata-kata.

## Apa kata sebuah kotak

board-mark-absent = tidak ada
board-mark-present = ada
board-mark-correct = tepat
board-untried = belum dicoba

## Papan yang dibacakan

# $mark is one of the four above.
board-tile = { $letter } { $mark }
board-row = { $row }: { $tiles }
board-guesses = Tebakan:
board-solved = Papan { $board }, terpecahkan dalam { $guesses }, { $answer }.
board-open = Papan { $board }, terbuka: { $clues }.
board-open-rows = Papan { $board }, terbuka:
board-folded = **{ $board }** terpecahkan: { $answer } dalam { $guesses }
board-progress = { $used } dari { $limit } tebakan terpakai.

board-keys-correct = Tepat: { $letters }.
board-keys-present = Ada: { $letters }.
board-keys-absent = Tidak ada: { $letters }.
board-keys-untried = Belum dicoba: { $letters }.

## Apa yang ditunjukkan baris-baris papan, secara singkat

board-clue-placed = { $letter } di tempat { $place }
board-clue-somewhere = ada { $letter }, bukan di { $places }
board-clue-nothing = belum diketahui apa-apa

## Gambar beberapa papan: keadaan masing-masing

board-grid-open = terbuka
board-grid-solved = dalam { $guesses }
board-grid-solved-by = dalam { $guesses } oleh { $who }
board-grid-was = ternyata { $answer }
board-grid-missed = tidak ketemu

## Hasil untuk dibagikan

board-count = Papan { $board }: { $guesses }

## Keterangan gambar, bagi yang mendengarkan

board-alt-game = Tilemate, { $letters } huruf.
board-alt-solved = Papan { $board }, terpecahkan: { $rows }.
board-alt-open = Papan { $board }, terbuka: { $rows }.
board-alt-solver = Papan { $board } dipecahkan oleh { $who }.
board-alt-guessed = Ditebak oleh { $names }.
board-alt-no-rows = belum ada tebakan
board-alt-bare-solved = Papan { $board }, terpecahkan dalam { $guesses }.
board-alt-bare-open = Papan { $board }, tidak terpecahkan: paling banyak { $places } dari { $letters } huruf tepat.
board-alt-guesses = Tebakan: { $guesses }.

## Gambar permainan yang dianalisis

board-coach-left = sisa { $words }
board-coach-solved = terpecahkan
board-coach-lucky = mujur
board-coach-unlucky = sial
board-coach-costly = mahal
board-coach-poor = rugi besar
board-coach-paid = terbayar
board-coach-good = bagus
board-coach-alt = Analisis Tilemate, { $letters } huruf.
board-coach-row = { $row }: { $guess } { $marks }, { $notes }
board-coach-row-short = { $row }: { $guess }, { $notes }

## Kartu: siapa di peringkat mana, dan angka seseorang

board-card-answer = Jawabannya { $answer }.
board-card-more = … dan { $count } lagi
board-named = { $name }: { $what }
