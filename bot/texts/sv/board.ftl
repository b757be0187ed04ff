### Bräden, tangentbord och bilder, i ord.

## Vad en ruta säger

board-mark-absent = finns inte
board-mark-present = fel plats
board-mark-correct = rätt
board-untried = oprövade

## Ett bräde som läses upp

# $mark is one of the four above.
board-tile = { $letter } { $mark }
board-row = { $row }: { $tiles }
board-guesses = Gissningar:
board-solved = Bräde { $board }, löst på { $guesses }, { $answer }.
board-open = Bräde { $board }, öppet: { $clues }.
board-open-rows = Bräde { $board }, öppet:
board-folded = **{ $board }** löst: { $answer } på { $guesses }
board-progress = { $used } av { $limit } gissningar använda.

board-keys-correct = Rätt: { $letters }.
board-keys-present = Fel plats: { $letters }.
board-keys-absent = Finns inte: { $letters }.
board-keys-untried = Oprövade: { $letters }.

## Vad raderna på ett bräde visar, i korthet

board-clue-placed = { $letter } på plats { $place }
board-clue-somewhere = har { $letter }, inte på { $places }
board-clue-nothing = inget känt

## Bilden av flera bräden: hur det står på vart och ett

board-grid-open = öppet
board-grid-solved = på { $guesses }
board-grid-solved-by = på { $guesses } av { $who }
board-grid-was = var { $answer }
board-grid-missed = inte hittat

## Resultat att dela

board-count = Bräde { $board }: { $guesses }

## Beskrivningar av bilder, för den som lyssnar

board-alt-game = Tilemate, { $letters } bokstäver.
board-alt-solved = Bräde { $board }, löst: { $rows }.
board-alt-open = Bräde { $board }, öppet: { $rows }.
board-alt-solver = Bräde { $board } löstes av { $who }.
board-alt-guessed = Gissningar av { $names }.
board-alt-no-rows = inga gissningar än
board-alt-bare-solved = Bräde { $board }, löst på { $guesses }.
board-alt-bare-open = Bräde { $board }, inte löst: som mest { $places } av { $letters } bokstäver rätt.
board-alt-guesses = Gissningar: { $guesses }.

## Bilden av ett analyserat spel: hur många ord som var kvar efter en rad, och vad som stack ut.

board-coach-left = { $words } kvar
board-coach-solved = löst
board-coach-lucky = tur
board-coach-unlucky = otur
board-coach-costly = dyr
board-coach-poor = mycket dyr
board-coach-paid = gick bra
board-coach-good = bra
board-coach-alt = Analys från Tilemate, { $letters } bokstäver.
board-coach-row = { $row }: { $guess } { $marks }, { $notes }
board-coach-row-short = { $row }: { $guess }, { $notes }

## Kort: vem som ligger var, och någons siffror

board-card-answer = Ordet var { $answer }.
board-card-more = … och { $count } till
board-named = { $name }: { $what }
