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
    [sharp] { " " }Σπουδαίο παιχνίδι!
    [solid] { " " }Καλό, σταθερό παιχνίδι.
    [fair] { " " }Εντάξει παιχνίδι, με περιθώρια.
    [loose] { $guesses ->
        [4] { " " }Γινόταν και νωρίτερα.
       *[other] { " " }Μία-δυο προσπάθειες πήγαν χαμένες.
    }
   *[wild] { " " }Έκανες μεγάλο κύκλο.
}{ $luck ->
    [much] { " " }Η τύχη βοήθησε πολύ.
    [some] { " " }Η τύχη βοήθησε.
    [little] { " " }Η τύχη δεν βοήθησε.
    [none] { " " }Η τύχη πήγε τελείως κόντρα.
   *[neither] { "" }
}
coach-won-other = Λύθηκε με { $guesses }.{ $skill ->
    [hit] { " " }Τι βολή!
    [masterly] { " " }Κάθε προσπάθεια μέτρησε.
    [sharp] { " " }Σχεδόν κανένα γράμμα δεν πήγε χαμένο.
    [solid] { " " }Καλοπαιγμένο, συνολικά.
    [fair] { " " }Όχι άσχημα, αλλά είχε κι άλλα να δώσει.
    [loose] { " " }Υπήρχε πιο σύντομος δρόμος.
   *[wild] { " " }Έκανες τον γύρο του κόσμου.
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
}, κι { $left ->
    [one] έμενε { $left } λέξη
   *[other] έμεναν { $left } λέξεις
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
} το πράσινο { $letters } που είχε δείξει το { $shown }
coach-ignored-lost-other = Το { $shown } είχε πράσινο το { $letters }, αλλά { $who ->
    [several] { $times } προσπάθειες δεν το χρησιμοποίησαν
   *[one] το **{ $guess }** στη σειρά { $row } δεν το χρησιμοποίησε
}
coach-ignored-moved = { $who ->
    [it] Μετακίνησε επίσης
    [several] { $times } προσπάθειες μετακίνησαν
   *[one] Το **{ $guess }** στη σειρά { $row } μετακίνησε
} το πράσινο { $letters } που είχε δείξει το { $shown }
coach-ignored-left-out = { $who ->
    [it] Άφησε επίσης έξω
    [several] { $times } προσπάθειες άφησαν έξω
   *[one] Το **{ $guess }** στη σειρά { $row } άφησε έξω
} το { $letters }, που είχε δείξει το { $shown }
coach-ignored-left-out-other = { $who ->
    [several] { $times } προσπάθειες δεν χρησιμοποίησαν
   *[one] Το **{ $guess }** στη σειρά { $row } δεν χρησιμοποίησε
} το { $letters }, γνωστό από το { $shown }
coach-ignored-double = { $who ->
    [it] Έχει επίσης
    [several] { $times } προσπάθειες έχουν
   *[one] Το **{ $guess }** στη σειρά { $row } έχει
} πολύ λίγα { $letters }: το { $shown } είχε δείξει { $count }
coach-ignored-place = { $who ->
    [it] Έβαλε επίσης
    [several] { $times } προσπάθειες έβαλαν
   *[one] Το **{ $guess }** στη σειρά { $row } έβαλε
} το { $letters } στη θέση { $place }, που την είχε αποκλείσει το { $shown }
coach-ignored-place-other = { $who ->
    [several] { $times } προσπάθειες ξαναδοκίμασαν
   *[one] Το **{ $guess }** στη σειρά { $row } ξαναδοκίμασε
} το { $letters } στη θέση { $place }, παρά το { $shown }
coach-ignored-grey = { $who ->
    [it] Ξαναδοκίμασε επίσης
    [several] { $times } προσπάθειες ξαναδοκίμασαν
   *[one] Το **{ $guess }** στη σειρά { $row } ξαναδοκίμασε
} το { $letters }, γκρι από το { $shown }
coach-ignored-grey-other = { $who ->
    [several] { $times } προσπάθειες ξόδεψαν
   *[one] Το **{ $guess }** στη σειρά { $row } ξόδεψε
} θέση για το { $letters }, που το είχε ήδη αποκλείσει το { $shown }
coach-ignored-grey-third = { $who ->
    [several] { $times } προσπάθειες δεν κέρδισαν
   *[one] Το **{ $guess }** στη σειρά { $row } δεν κέρδισε
} τίποτα με το { $letters }, που ήταν ήδη γκρι στο { $shown }
coach-ignored-too-many = { $who ->
    [it] Έχει επίσης
    [several] { $times } προσπάθειες έχουν
   *[one] Το **{ $guess }** στη σειρά { $row } έχει
} ένα { $letters } παραπάνω από όσα αφήνει το { $shown }
coach-ignored-too = Στοιχεία αγνοήθηκαν και σε { $guesses }.
coach-paid = Κι όμως απέδωσε: { $before } λέξεις πριν, { $after } μετά.
coach-times = Έτσι πήγαν { $times } προσπάθειες.
coach-repeated = Το **{ $guess }** στη σειρά { $row } είχε ήδη παιχτεί στη σειρά { $first }· η ίδια λέξη δύο φορές δεν λέει τίποτα νέο.
coach-no-win = Και το **{ $guess }** στη σειρά { $row } ταιριάζει με όλα τα στοιχεία, αλλά σχεδόν κανένας γρίφος δεν το κρύβει.
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
    [very] πολύ αργό
   *[slow] αργό
} ξεκίνημα: αφήνει συνήθως { $left } λέξεις, ενώ το **{ $better }** αφήνει { $better_left }.
coach-opener-costs = Σε πολλά παιχνίδια, αυτό κοστίζει { NUMBER($guesses, minimumFractionDigits: 1, maximumFractionDigits: 1) } προσπάθειες ανά παιχνίδι.

coach-lesson = Στη σειρά { $row }, το **{ $better }** θα ήταν καλύτερο από το **{ $guess }**.
coach-lesson-other = Το **{ $better }** θα έλεγε περισσότερα από το **{ $guess }** στη σειρά { $row }.
coach-fits = Ταίριαζε με όλα τα στοιχεία, και μπορούσε να είναι η λέξη.
coach-apart = Θα ξεχώριζε το **{ $word }** από το **{ $other }**.
coach-fewer = Αφήνει συνήθως { $better ->
    [0] καμία άλλη λέξη
    [one] { $better } λέξη
   *[other] { $better } λέξεις
}, ενώ το δικό σου αφήνει { $left }.
coach-sooner = Φτάνει εκεί λίγο νωρίτερα.

coach-praise-flawless = 👏 Ούτε εγώ θα διάλεγα καλύτερα, σε καμία σειρά.
coach-praise-escaped = 👏 Το **{ $guess }** βγήκε από την παγίδα **{ $pattern }**: { $before } λέξεις πριν, { $after } μετά.
coach-praise-lucky = 🎯 Το **{ $guess }** πέτυχε 1 από τις { $before } λέξεις που έμεναν.
coach-praise-surprising = 👏 Το **{ $guess }** ήταν ωραία ιδέα: δεν γινόταν να είναι η λέξη, κι όμως έκανε τις { $before } λέξεις { $after }.
coach-praise-top = 👏 Το **{ $guess }** ήταν η καλύτερη προσπάθεια που υπήρχε, όταν έμεναν { $before } λέξεις.
coach-praise-saved = 👏 Το **{ $guess }** το έσωσε την τελευταία στιγμή.
coach-praise-cut = 👏 Το **{ $guess }** έκανε την περισσότερη δουλειά: από { $before } λέξεις σε { $after }.
coach-team-best = 👏 Το **{ $guess }** ήταν καλή επιλογή.

## Τα νούμερά της, πίσω από τις Λεπτομέρειες

coach-row = { $words ->
    [one] { $words } λέξη
   *[other] { $words } λέξεις
} → { $after } · { $judged }
coach-solved = λύθηκε
coach-verdict-best = δεν υπήρχε καλύτερη
coach-verdict-alike = όσο καλή και η δική μου επιλογή
coach-verdict-close = κοντά στην καλύτερη, κόστισε { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-verdict-probe = ωραία ιδέα, κόστισε { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-verdict-costly = αδύναμη, κόστισε { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-verdict-poor = κακή, κόστισε { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-verdict-unlisted = ταιριάζει κι αυτή, αλλά δεν είναι ποτέ η απάντηση
coach-better = καλύτερη: **{ $better }**
coach-best-of-all = πιο σπάνια, αλλά καλύτερη κατά { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }: { $best }
coach-no-luck = η τύχη δεν έπαιξε ρόλο
coach-luck = { $luck }, { $sign }{ NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }

coach-all-title = Συνολικά
coach-overall = Δεξιοτεχνία **{ $skill }** από 99{ $skilled }. Τύχη **{ $luck }** από 99: { $lucky }.
coach-skilled = : { $skilled }
coach-gamble = ρίσκο, κόστισε { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-sum-rest = Από αυτά, { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } δεν χρεώνονται σε καμία προσπάθεια: μόνο { $words } θα τα γλίτωνε.
coach-sum-rest-unnamed = Από αυτά, { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } δεν χρεώνονται σε καμία προσπάθεια: είναι πολύ μικρές διαφορές.
coach-sum = { $guesses ->
    [one] { $guesses } προσπάθεια
   *[other] { $guesses } προσπάθειες
}{ $more } = { NUMBER($optimal, minimumFractionDigits: 2, maximumFractionDigits: 2) } με άριστο παιχνίδι + { NUMBER($given, minimumFractionDigits: 2, maximumFractionDigits: 2) } για πιο αδύναμες προσπάθειες { $fortune }
coach-sum-more = { " " }+ { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } που έλειπαν ακόμη
coach-sum-lucky = − { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } που γλίτωσε η τύχη
coach-sum-unlucky = + { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } που πήρε η ατυχία

coach-turning-title = Σημείο καμπής
coach-turning-none = Κανένα: ούτε κάποια προσπάθεια ούτε η τύχη έκανε διαφορά.
coach-turning-skill = Σειρά { $row }, **{ $guess }**: αυτή η προσπάθεια κόστισε { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } προσπάθειες.
coach-turning-several = Σειρά { $row }, **{ $guess }**: από εδώ και πέρα, { $times } τέτοιες προσπάθειες κόστισαν { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
coach-turning-paid = Σειρά { $row }, **{ $guess }**: αυτή η προσπάθεια κόστισε { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }, αλλά η τύχη γλίτωσε { NUMBER($saved, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
coach-turning-lucky = Σειρά { $row }, **{ $guess }**: η τύχη γλίτωσε { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } προσπάθειες.
coach-turning-unlucky = Σειρά { $row }, **{ $guess }**: η ατυχία κόστισε { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } προσπάθειες.

coach-rivals-title = Η ίδια λέξη, όπως την παίζουν οι αντίπαλοι
coach-rival-needed = { $rival }: { $guesses }
coach-rival-lost = { $rival }: δεν τη βρήκε
coach-own-needed = { $who ->
    [you] Εσύ
    [team] Η παρέα
   *[they] Το παιχνίδι
}: { $guesses }
coach-own-lost = { $who ->
    [you] Εσύ
    [team] Η παρέα
   *[they] Το παιχνίδι
}: δεν βρέθηκε

coach-note-exact = Όλα τα νούμερα είναι σε προσπάθειες, και ακριβή. Η δεξιοτεχνία αρχίζει από 99 και πέφτει στη μισή για κάθε προσπάθεια που χαρίστηκε. Η τύχη είναι 50 αν δεν έπαιξε ρόλο, 79 αν γλίτωσε μία προσπάθεια.
coach-note = Όλα τα νούμερα είναι σε προσπάθειες, με ακρίβεια περίπου 0,02. Η δεξιοτεχνία αρχίζει από 99 και πέφτει στη μισή για κάθε προσπάθεια που χαρίστηκε. Η τύχη είναι 50 αν δεν έπαιξε ρόλο, 79 αν γλίτωσε μία προσπάθεια.

coach-skill-masterly = μαεστρία
coach-skill-sharp = σπουδαίο παιχνίδι
coach-skill-solid = σταθερό παιχνίδι
coach-skill-fair = εντάξει
coach-skill-loose = χαλαρό παιχνίδι
coach-skill-wild = παιχνίδι στα τυφλά

coach-luck-very-lucky = μεγάλη τύχη
coach-luck-lucky = τύχη
coach-luck-a-little-lucky = λίγη τύχη
coach-luck-neither = ούτε τύχη ούτε ατυχία
coach-luck-a-little-unlucky = λίγη ατυχία
coach-luck-unlucky = ατυχία
coach-luck-very-unlucky = μεγάλη ατυχία

## Ένα παιχνίδι με πολλά ταμπλό

coach-boards-title = Ανάλυση · { $boards } ταμπλό
coach-boards-won = { $boards ->
    [2] Και τα δύο ταμπλό
   *[other] Και τα { $boards } ταμπλό
} λύθηκαν με { $guesses }· το καλύτερό μου παιχνίδι θέλει περίπου { NUMBER($optimal, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
coach-boards-lost = { $solved ->
    [one] Λύθηκε { $solved }
   *[other] Λύθηκαν { $solved }
} από { $boards } ταμπλό.
coach-boards-waited = 💡 Στο ταμπλό { $board } έμενε μόνο μία λέξη από τη σειρά { $row } και μετά, κι όμως { $guesses } προσπάθειες πήγαν αλλού και δεν έλυσαν τίποτα.
coach-boards-ruled-out = 💡 Τα πλακίδια είχαν αποκλείσει το **{ $guess }** (σειρά { $row }) σε κάθε ανοιχτό ταμπλό. Το **{ $better }** θα βοηθούσε περισσότερο.
coach-boards-better = 💡 Στη σειρά { $row }, το **{ $better }** θα βοηθούσε σε όλα τα ταμπλό μαζί περισσότερο από το **{ $guess }**.
coach-boards-served = 👏 Το **{ $guess }** βοήθησε { $boards } ταμπλό μαζί.
coach-boards-hit = 🎯 Το **{ $guess }** πέτυχε 1 από τις { $words } λέξεις που έμεναν στο ταμπλό { $board }.
coach-step-after = { $words } σε { $boards ->
    [one] { $boards } ταμπλό
   *[other] { $boards } ταμπλό
}
coach-boards-note = Όλα τα νούμερα είναι εκτιμήσεις, σε προσπάθειες.

## Πόσο δύσκολη είναι μια λέξη

coach-hard-title = Πόσο δύσκολη είναι η λέξη { $answer };
coach-hard-figure = **{ $level }**: οι παίκτες χρειάζονται περίπου { NUMBER($guesses, minimumFractionDigits: 1, maximumFractionDigits: 1) } προσπάθειες, και περίπου ένας στους { $failing } δεν τη βρίσκει. Είναι πιο δύσκολη από { $figure } στις 100 λέξεις αυτού του μήκους.
coach-hard-solver = { $rival }, ο πιο δυνατός μου παίκτης, χρειάζεται { $guesses ->
    [one] { $guesses } προσπάθεια
   *[other] { $guesses } προσπάθειες
}.
coach-hard-solver-lost = { $rival }, ο πιο δυνατός μου παίκτης, χρειάζεται πάνω από { $most } προσπάθειες.
coach-hard-opening = Ως πρώτη προσπάθεια είναι στη θέση { $place } από { $words }· με τέλειο παιχνίδι μετά θέλει { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } προσπάθειες κατά μέσο όρο.
coach-hard-why = Τι τη δυσκολεύει: { $reasons }.
coach-hard-why-easy = Τι μπορεί να μπερδέψει: { $reasons }.
coach-hard-because-repeated = έχει πάνω από ένα { $letters }
coach-hard-because-thrice = έχει τρεις φορές το γράμμα { $letters }
coach-hard-because-letter = λίγες λέξεις έχουν το γράμμα { $letters }
coach-hard-because-pair = λίγες λέξεις έχουν μέσα { $letters }
coach-hard-because-vowels = δεν έχει φωνήεν, εκτός ίσως από Y
coach-hard-because-unknown = λίγοι την ξέρουν
coach-hard-because-form = οι γρίφοι σπάνια κρύβουν τέτοιον τύπο λέξης
coach-hard-because-rare = οι γρίφοι σπάνια την κρύβουν
coach-hard-because-openers = οι συνηθισμένες πρώτες λέξεις λένε λίγα γι' αυτή
coach-hard-because-seldom = δεν έρχεται εύκολα στο μυαλό
coach-hard-because-alike = μετά από λίγες προσπάθειες ταιριάζουν ακόμη πολλές άλλες λέξεις
coach-losers-none = { $strategies ->
    [one] Ο μόνος αντίπαλος που παίζει σε αυτό το μήκος τη βρίσκει.
   *[other] Τη βρίσκουν και οι { $strategies } αντίπαλοι.
}
coach-losers = { $strategies ->
    [one] Ο μόνος αντίπαλος που παίζει σε αυτό το μήκος δεν τη βρίσκει: { $names }.
   *[other] { $losers ->
        [one] Δεν τη βρίσκει { $losers }
       *[other] Δεν τη βρίσκουν { $losers }
    } από τους { $strategies } αντιπάλους: { $names }.
}
coach-alike-none = Καμία άλλη κρυμμένη λέξη δεν διαφέρει μόνο σε ένα γράμμα.
coach-alike = Παρόμοιες: { $words } λέξεις μοιάζουν με { $pattern }: { $named }.
coach-trap = Παγίδα: { $words } λέξεις μοιάζουν με { $pattern }: { $named }.
coach-named-more = { $named }, …
coach-hard-note = Εδώ μετράει μόνο η λέξη, όχι κάποιο παιχνίδι σε εξέλιξη. Οι προσπάθειες υπολογίζονται από 359 αγγλικούς γρίφους με πέντε γράμματα που έπαιξαν χιλιάδες, με ακρίβεια περίπου ενός τετάρτου της προσπάθειας· για άλλες γλώσσες και μήκη η εκτίμηση είναι λιγότερο ακριβής.
coach-hard-unhidden = Εγώ δεν την κρύβω ποτέ· άλλοι μπορούν να τη βάλουν.

coach-level-easy = Εύκολη
coach-level-fair = Μέτρια
coach-level-tricky = Πονηρή
coach-level-hard = Δύσκολη
coach-level-brutal = Αμείλικτη
