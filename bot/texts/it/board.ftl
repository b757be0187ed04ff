
### Griglie, tastiere e immagini, a parole.

## Che cosa dice una casella

board-mark-absent = assente
board-mark-present = presente
board-mark-correct = giusta
board-untried = mai provate

## Una griglia letta ad alta voce

# $mark is one of the four above.
board-tile = { $letter } { $mark }
board-row = { $row }: { $tiles }
board-guesses = Tentativi:
board-solved = Griglia { $board }, risolta in { $guesses }, { $answer }.
board-open = Griglia { $board }, aperta: { $clues }.
board-open-rows = Griglia { $board }, aperta:
board-folded = **{ $board }** risolta: { $answer } in { $guesses }
board-progress = { $used } tentativi su { $limit }.

board-keys-correct = Giuste: { $letters }.
board-keys-present = Presenti: { $letters }.
board-keys-absent = Assenti: { $letters }.
board-keys-untried = Mai provate: { $letters }.

## Che cosa mostrano le righe di una griglia, in breve

board-clue-placed = { $letter } in posizione { $place }
board-clue-somewhere = c'è { $letter }, non in posizione { $places }
board-clue-nothing = non si sa ancora nulla

## L'immagine di più griglie: a che punto sono

board-grid-open = aperta
board-grid-solved = in { $guesses }
board-grid-solved-by = in { $guesses }, { $who }
board-grid-was = era { $answer }
board-grid-missed = non trovata

## Risultati da condividere

board-count = Griglia { $board }: { $guesses }

## Descrizioni delle immagini, per chi ascolta

board-alt-game = Tilemate, { $letters } lettere.
board-alt-solved = Griglia { $board }, risolta: { $rows }.
board-alt-open = Griglia { $board }, aperta: { $rows }.
board-alt-solver = La griglia { $board } è stata risolta da { $who }.
board-alt-guessed = Tentativi di { $names }.
board-alt-no-rows = ancora nessun tentativo
board-alt-bare-solved = Griglia { $board }, risolta in { $guesses }.
board-alt-bare-open = Griglia { $board }, non risolta: lettere al posto giusto al massimo { $places } su { $letters }.
board-alt-guesses = Tentativi: { $guesses }.

## L'immagine di una partita analizzata: quante parole restavano dopo una riga, e che cosa spiccava.

board-coach-left = { $words ->
    [one] resta { $words }
   *[other] restano { $words }
}
board-coach-solved = risolta
board-coach-lucky = fortuna
board-coach-unlucky = sfortuna
board-coach-costly = caro
board-coach-poor = molto caro
board-coach-paid = ha pagato
board-coach-good = bene
board-coach-alt = Analisi di Tilemate, { $letters } lettere.
board-coach-row = { $row }: { $guess } { $marks }, { $notes }
board-coach-row-short = { $row }: { $guess }, { $notes }

## Schede: chi è a che posto, e i numeri di qualcuno

board-card-answer = La parola era { $answer }.
board-card-more = … e altri { $count }
board-named = { $name }: { $what }
