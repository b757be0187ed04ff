### Ταμπλό, πληκτρολόγια και εικόνες, με λόγια.

## Τι λέει ένα πλακίδιο

board-mark-absent = λείπει
board-mark-present = αλλού
board-mark-correct = σωστό
board-untried = αδοκίμαστο

## Ένα ταμπλό που διαβάζεται δυνατά

# $mark is one of the four above.
board-tile = { $letter } { $mark }
board-row = { $row }: { $tiles }
board-guesses = Προσπάθειες:
board-solved = Ταμπλό { $board }, λύθηκε με { $guesses }, { $answer }.
board-open = Ταμπλό { $board }, ανοιχτό: { $clues }.
board-open-rows = Ταμπλό { $board }, ανοιχτό:
board-folded = **{ $board }** λύθηκε: { $answer } με { $guesses }
board-progress = { $used } από { $limit } προσπάθειες.

board-keys-correct = Σωστά: { $letters }.
board-keys-present = Αλλού: { $letters }.
board-keys-absent = Λείπουν: { $letters }.
board-keys-untried = Αδοκίμαστα: { $letters }.

## Τι δείχνουν οι σειρές ενός ταμπλό, με δυο λόγια

board-clue-placed = { $letter } στη θέση { $place }
board-clue-somewhere = έχει { $letter }, όχι στη θέση { $places }
board-clue-nothing = τίποτα γνωστό

## Η εικόνα με πολλά ταμπλό: πού βρίσκεται το καθένα

board-grid-open = ανοιχτό
board-grid-solved = με { $guesses }
board-grid-solved-by = με { $guesses }: { $who }
board-grid-was = ήταν { $answer }
board-grid-missed = δεν βρέθηκε

## Αποτελέσματα για κοινοποίηση

board-count = Ταμπλό { $board }: { $guesses }

## Περιγραφές εικόνων, για όσους ακούν

board-alt-game = Tilemate, { $letters } γράμματα.
board-alt-solved = Ταμπλό { $board }, λύθηκε: { $rows }.
board-alt-open = Ταμπλό { $board }, ανοιχτό: { $rows }.
board-alt-solver = Το ταμπλό { $board } το έλυσε: { $who }.
board-alt-guessed = Έπαιξαν: { $names }.
board-alt-no-rows = καμία προσπάθεια ακόμη
board-alt-bare-solved = Ταμπλό { $board }, λύθηκε με { $guesses }.
board-alt-bare-open = Ταμπλό { $board }, δεν λύθηκε: το πολύ { $places } από { $letters } γράμματα στη θέση τους.
board-alt-guesses = Προσπάθειες: { $guesses }.

## Η εικόνα ενός παιχνιδιού που αναλύθηκε: πόσες λέξεις έμειναν μετά από μια σειρά, και τι ξεχώρισε.

board-coach-left = { $words ->
    [one] μένει { $words }
   *[other] μένουν { $words }
}
board-coach-solved = βρέθηκε
board-coach-lucky = τυχερή
board-coach-unlucky = άτυχη
board-coach-costly = αδύναμη
board-coach-poor = κακή
board-coach-paid = απέδωσε
board-coach-good = καλή
board-coach-alt = Ανάλυση του Tilemate, { $letters } γράμματα.
board-coach-row = { $row }: { $guess } { $marks }, { $notes }
board-coach-row-short = { $row }: { $guess }, { $notes }

## Κάρτες: ποιος βρίσκεται πού, και τα νούμερα κάποιου· $label is a number of guesses or X

board-card-answer = Η λέξη ήταν { $answer }.
board-card-more = … και { $count } ακόμη
board-named = { $name }: { $what }
