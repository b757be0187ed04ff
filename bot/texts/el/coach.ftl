### Η ανάλυση: τι άξιζε κάθε προσπάθεια ενός παιχνιδιού, και πόσο δύσκολη είναι μια λέξη.

## Ένα παιχνίδι με ένα ταμπλό

coach-title = Ανάλυση · { $answer }
coach-unplayed = Στο τελευταίο σου παιχνίδι, **{ $answer }**, δεν έγινε προσπάθεια. Αυτό είναι το προηγούμενο.
coach-assumed = -# Πήρα για κρυμμένη λέξη την τελευταία σου, { $word }. Αν ήταν άλλη, γράψε τη στην επιλογή `answer`.
coach-details-button = Λεπτομέρειες
coach-meant-button = Εννοούσα { $meant }
coach-back-button = Πίσω
coach-answer-field = Η λέξη που έψαχνες
coach-language-prompt = Γλώσσα των λέξεων

# $skill is a word of `coach-skill-…`; $luck is `much`, `some`, `neither`, `little` or `none`.
coach-won = Λύθηκε με { $guesses }.{ $skill ->
    [hit] { " " }Κατευθείαν στη λέξη!
    [masterly] { " " }Καλύτερη προσπάθεια δύσκολα θα έβρισκες.
    [sharp] { " " }Κοφτερό παιχνίδι!
    [solid] { " " }Καλό, σταθερό παιχνίδι.
    [fair] { " " }Εντάξει παιχνίδι, με περιθώρια.
    [loose] { $guesses ->
        [4] { " " }Γινόταν και νωρίτερα.
       *[other] { " " }Μία-δυο προσπάθειες πήγαν χαμένες.
    }
   *[wild] { " " }Πήρες τον μακρύ δρόμο.
}{ $luck ->
    [much] { " " }Η τύχη βοήθησε πολύ.
    [some] { " " }Η τύχη βοήθησε.
    [little] { " " }Η τύχη δεν βοήθησε.
    [none] { " " }Η τύχη ήταν τελείως κόντρα.
   *[neither] { "" }
}
coach-won-other = Λύθηκε με { $guesses }.{ $skill ->
    [hit] { " " }Τι βολή!
    [masterly] { " " }Κάθε προσπάθεια μέτρησε.
    [sharp] { " " }Σχεδόν κανένα γράμμα δεν πήγε χαμένο.
    [solid] { " " }Καλοπαιγμένο, συνολικά.
    [fair] { " " }Όχι άσχημα, αλλά είχε κι άλλα να δώσει.
    [loose] { " " }Μερικές προσπάθειες έλεγαν λιγότερα απ' όσα μπορούσαν.
   *[wild] { " " }Πήρες τη διαδρομή με τη θέα.
}{ $luck ->
    [much] { " " }Τα πλακίδια ήταν πολύ γενναιόδωρα.
    [some] { " " }Τα πλακίδια ήταν γενναιόδωρα.
    [little] { " " }Τα πλακίδια έλεγαν λίγα.
    [none] { " " }Τα πλακίδια δεν έλεγαν τίποτα.
   *[neither] { "" }
}
coach-lost = Δεν λύθηκε αυτή τη φορά: { $left ->
    [one] έμενε { $left } πιθανή λέξη
   *[other] έμεναν { $left } πιθανές λέξεις
}.
coach-lost-only = Δεν λύθηκε αυτή τη φορά, αν και ήταν η μόνη λέξη που έμενε.
coach-lost-last = Δεν λύθηκε αυτή τη φορά. Πριν από την τελευταία προσπάθεια έμεναν { $before } πιθανές λέξεις.
coach-still-open = Έμεναν: { $words }.
coach-lost-unlucky = Έφταιγε κυρίως η ατυχία.
coach-lost-hapless = Ούτε η τύχη βοήθησε.
coach-given-up = Σταμάτησε μετά από { $guesses ->
    [one] { $guesses } προσπάθεια
   *[other] { $guesses } προσπάθειες
}, κι έμεναν { $left ->
    [one] { $left } λέξη
   *[other] { $left } λέξεις
}.
coach-unfinished = Δεν τελείωσε: μετά από { $guesses ->
    [one] { $guesses } προσπάθεια
   *[other] { $guesses } προσπάθειες
}, { $left ->
    [one] έμενε { $left } λέξη
   *[other] έμεναν { $left } λέξεις
}.
coach-beaten = 🎉 { $who ->
    [you] Κέρδισες
   *[they] Κέρδισαν
} έναν αντίπαλο: { $rival }, που { $guesses ->
    [0] δεν τη βρίσκει!
   *[other] θέλει { $guesses }!
}
coach-only-after = Μετά από **{ $before }** έμενε μόνο **{ $answer }**.
coach-in-row = **{ $guess }** (σειρά { $row })
# $told is one of the sentences `coach-ignored-…` below, which have no full stop.
coach-ignored = { $told }{ $several ->
    [yes] : { $rows }.
   *[no] .
}
# $who is `it` for the guess of the sentence before, `several` for $times guesses, which follow.
coach-ignored-lost = { $who ->
    [it] Άφησε επίσης έξω
    [several] { $times } προσπάθειες άφησαν έξω
   *[one] Το **{ $guess }** στη σειρά { $row } άφησε έξω
} το πράσινο { $letters } που είχε δείξει { $shown }
coach-ignored-lost-other = { $shown } είχε πράσινο { $letters }, αλλά { $who ->
    [several] { $times } προσπάθειες έκαναν
   *[one] το **{ $guess }** στη σειρά { $row } έκανε
} χωρίς αυτό
coach-ignored-moved = { $who ->
    [it] Μετακίνησε επίσης
    [several] { $times } προσπάθειες μετακίνησαν
   *[one] Το **{ $guess }** στη σειρά { $row } μετακίνησε
} το πράσινο { $letters } που είχε δείξει { $shown }
coach-ignored-left-out = { $who ->
    [it] Άφησε επίσης έξω
    [several] { $times } προσπάθειες άφησαν έξω
   *[one] Το **{ $guess }** στη σειρά { $row } άφησε έξω
} { $letters }, που είχε δείξει { $shown }
coach-ignored-left-out-other = { $who ->
    [several] { $times } προσπάθειες δεν χρησιμοποίησαν
   *[one] Το **{ $guess }** στη σειρά { $row } δεν χρησιμοποίησε
} { $letters }, γνωστό από { $shown }
coach-ignored-double = { $who ->
    [it] Έχει επίσης
    [several] { $times } προσπάθειες έχουν
   *[one] Το **{ $guess }** στη σειρά { $row } έχει
} πολύ λίγα { $letters }: { $shown } είχε δείξει { $count }
coach-ignored-place = { $who ->
    [it] Έβαλε επίσης
    [several] { $times } προσπάθειες έβαλαν
   *[one] Το **{ $guess }** στη σειρά { $row } έβαλε
} { $letters } στη θέση { $place }, που την είχε αποκλείσει { $shown }
coach-ignored-place-other = { $who ->
    [several] { $times } προσπάθειες ξαναδοκίμασαν
   *[one] Το **{ $guess }** στη σειρά { $row } ξαναδοκίμασε
} { $letters } στη θέση { $place }, παρά το { $shown }
coach-ignored-grey = { $who ->
    [it] Ξαναδοκίμασε επίσης
    [several] { $times } προσπάθειες ξαναδοκίμασαν
   *[one] Το **{ $guess }** στη σειρά { $row } ξαναδοκίμασε
} { $letters }, γκρι από { $shown }
coach-ignored-grey-other = { $who ->
    [several] { $times } προσπάθειες ξόδεψαν
   *[one] Το **{ $guess }** στη σειρά { $row } ξόδεψε
} θέση για { $letters }, που το είχε ήδη αποκλείσει { $shown }
coach-ignored-grey-third = { $who ->
    [several] { $times } προσπάθειες δεν έμαθαν
   *[one] Το **{ $guess }** στη σειρά { $row } δεν έμαθε
} τίποτα από { $letters }, που ήταν ήδη γκρι σε { $shown }
coach-ignored-too-many = { $who ->
    [it] Έχει επίσης
    [several] { $times } προσπάθειες έχουν
   *[one] Το **{ $guess }** στη σειρά { $row } έχει
} ένα { $letters } παραπάνω από όσα αφήνει { $shown }
coach-ignored-too = Στοιχεία αγνοήθηκαν και σε { $guesses }.
coach-paid = Κι όμως απέδωσε: { $before } λέξεις πριν, { $after } μετά.
coach-times = { $times } προσπάθειες πήγαν έτσι.
coach-repeated = Το **{ $guess }** στη σειρά { $row } είχε ήδη παιχτεί στη σειρά { $first }· η ίδια λέξη δύο φορές δεν λέει τίποτα νέο.
coach-no-win = Και το **{ $guess }** στη σειρά { $row } ταιριάζει με όλα τα στοιχεία, αλλά σχεδόν κανένα παζλ δεν το κρύβει.
coach-trapped = Το **{ $pattern }** είναι παγίδα: ταιριάζουν { $words } λέξεις ({ $named }), και το **{ $guess }** στη σειρά { $row } δοκίμασε μόνο μία.
coach-trapped-other = { $words } λέξεις ταιριάζουν στο **{ $pattern }** ({ $named }): παγίδα. Το **{ $guess }** στη σειρά { $row } άρχισε να τις δοκιμάζει μία μία.
coach-trapped-better = Το **{ $better }** θα ξεχώριζε τις περισσότερες με μία κίνηση.
coach-trapped-apart = Το **{ $better }** θα τις ξεχώριζε όλες με μία κίνηση.
coach-trapped-letters = Τις ξεχωρίζει μία προσπάθεια με αρκετά από αυτά: { $letters }.
coach-trapped-hard = Στη δύσκολη λειτουργία θέλει από εκεί και πέρα τύχη: δοκίμασε αυτά τα γράμματα πριν πρασινίσουν τα πλακίδια.
coach-narrow = Σωστή ιδέα να βγεις από την παγίδα **{ $pattern }**, αλλά από τα { $letters }, το **{ $guess }** στη σειρά { $row } { $some ->
    [yes] δοκίμασε μόνο { $tested }
   *[no] δεν δοκίμασε κανένα
}.
coach-narrow-better = Το **{ $better }** θα δοκίμαζε { $tested }.
coach-opener = Το **{ $guess }** είναι { $start ->
    [very] πολύ αργή
   *[slow] αργή
} αρχή: αφήνει συνήθως { $left } λέξεις, ενώ το **{ $better }** αφήνει { $better_left }.
coach-opener-costs = Σε πολλά παιχνίδια, αυτό κοστίζει { NUMBER($guesses, minimumFractionDigits: 1, maximumFractionDigits: 1) } προσπάθειες ανά παιχνίδι.
