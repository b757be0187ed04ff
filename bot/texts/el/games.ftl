games-mode-together = Παρέα
games-mode-solo = Σόλο
games-mode-vote = Ψηφοφορία
games-mode-race = Κούρσα
games-mode-daily = Λέξη της ημέρας
games-mode-archive = Αρχείο
games-mode-challenge = Πρόκληση
games-mode-duel = Μονομαχία
games-mode-absurdle = Absurdle
games-mode-absurdle-solo = Absurdle σόλο

games-about-together = ένα ταμπλό στο κανάλι, και παίζουν όλοι· με σειρά, κανείς δεν παίζει δύο φορές συνεχόμενα
games-about-solo = ένα δικό σου ταμπλό που δεν το βλέπει κανείς άλλος
games-about-vote = όλοι ψηφίζουν για κάθε λέξη· ένα λεπτό μετά την πρώτη ψήφο, ή μόλις ψηφίσουν όσοι παίζουν, μπαίνει η λέξη με τις περισσότερες ψήφους (στην ισοπαλία, η παλιότερη)
games-about-race = η ίδια λέξη για όσους μπουν, σε κρυφά ταμπλό· κερδίζουν οι λιγότερες προσπάθειες ή όποιος τη βρει πρώτος, όπως θες· η πρώτη λύση αρχίζει την αντίστροφη μέτρηση
games-about-daily = μία λέξη τη μέρα για όλο τον διακομιστή· ο καθένας την παίζει μία φορά, σε κρυφό ταμπλό
games-about-archive = μια παλιά λέξη της ημέρας, σε δικό σου ταμπλό· δεν μετράει στην κατάταξη
games-about-challenge = εσύ διαλέγεις τη λέξη, για όσους ονομάσεις ή για όλο το κανάλι· δεν μετράει στην κατάταξη
games-about-duel = εσύ εναντίον μου με την ίδια λέξη· βλέπω μόνο τα δικά μου πλακίδια
games-about-absurdle = δεν διαλέγω λέξη: μετά από κάθε προσπάθεια κρατάω όσο περισσότερες λέξεις μπορώ, ώσπου να μου αφήσεις μόνο μία· δεν μετράει στην κατάταξη
games-about-absurdle-solo = Absurdle σε δικό σου ταμπλό που δεν το βλέπει κανείς άλλος· δεν μετράει στην κατάταξη

## Ένα παιχνίδι που στήνεται

games-setup-title = Νέο παιχνίδι
games-setup-prompt-mode = Πώς θες να παίξεις;
games-setup-prompt-list = Με ποιες λέξεις;
games-setup-prompt-language = Σε ποια γλώσσα;
games-setup-prompt-length = Πόσα γράμματα έχει η λέξη;
games-setup-prompt-hard = Πόσο αυστηροί είναι οι κανόνες;
games-setup-prompt-boards = Πόσες λέξεις μαζί;
games-setup-prompt-rival = Με ποιον αντίπαλο;
games-setup-prompt-goal = Ποιος κερδίζει;
games-begin-button = Ξεκίνα
games-setup-turns-button = Με σειρά: ναι
games-setup-no-turns-button = Με σειρά: όχι
games-setup-no-list = Λέξεις: οι συνηθισμένες
games-setup-any-length = Οποιοδήποτε μήκος
games-setup-goal-fewest = Κερδίζουν οι λιγότερες προσπάθειες
games-setup-goal-fewest-hint = Με την ησυχία σου: ο χρόνος κρίνει μόνο τις ισοπαλίες
games-setup-goal-first = Κερδίζει όποιος τη βρει πρώτος
games-setup-goal-first-hint = Με όσες προσπάθειες κι αν χρειαστεί

games-mode-together-hint = Ένα ταμπλό σε αυτό το κανάλι, και παίζουν όλοι
games-mode-solo-hint = Ένα δικό σου ταμπλό που δεν το βλέπει κανείς άλλος
games-mode-race-hint = Η ίδια λέξη για όλους, ο καθένας στο ταμπλό του
games-mode-daily-hint = Η σημερινή λέξη, ίδια για όλο τον διακομιστή
games-mode-challenge-hint = Εσύ διαλέγεις μια λέξη, και οι άλλοι τη βρίσκουν
games-mode-duel-hint = Εσύ εναντίον μου, με την ίδια λέξη
games-mode-vote-hint = Ένα ταμπλό σε αυτό το κανάλι, και όλοι ψηφίζουν για κάθε λέξη
games-mode-archive-hint = Μια παλιά λέξη της ημέρας, σε δικό σου ταμπλό
games-mode-absurdle-hint = Δεν διαλέγω λέξη ώσπου να μου αφήσεις μόνο μία
games-mode-absurdle-solo-hint = Το ίδιο, σε δικό σου ταμπλό που δεν το βλέπει κανείς άλλος

games-setup-hard-off = Δύσκολη λειτουργία: όχι
games-setup-hard-off-hint = Παίξε όποια λέξη θες
games-setup-hard-hard = Δύσκολη λειτουργία: ναι
games-setup-hard-hard-hint = Τα πράσινα και τα κίτρινα γράμματα πρέπει να ξαναμπούν
games-setup-hard-ultra = Δύσκολη λειτουργία: υπερδύσκολη
games-setup-hard-ultra-hint = Κάθε λέξη πρέπει να ταιριάζει με όλα τα πλακίδια, και με τα γκρι

games-numbered = { $mode } { $number }
games-letters = { $letters } γράμματα
games-boards = { $boards ->
    [one] { $boards } ταμπλό
   *[other] { $boards } ταμπλό
}
games-turns = με σειρά
games-hard-hard = δύσκολη
games-hard-ultra = υπερδύσκολη

games-prompt = Ποια λέξη με { $letters } γράμματα είναι; Πάτα **{ $button }** και άρχισε με όποια θες.
games-prompt-open = Δεν έχω διαλέξει τίποτα ακόμη. Πάτα **{ $button }** και άρχισε με όποια λέξη θες, με { $letters } γράμματα.
games-prompt-boards = Ποιες { $boards } λέξεις με { $letters } γράμματα είναι; Κάθε προσπάθεια μετράει σε όλα τα ταμπλό. Πάτα **{ $button }** και άρχισε με όποια λέξη θες.
games-legend = { $correct } στη σωστή θέση · { $present } σε άλλη θέση της λέξης · { $absent } δεν υπάρχει στη λέξη
games-one-word = Για να παίξεις, γράψε μία λέξη με { $letters } γράμματα και τίποτε άλλο.
games-ways-out = Το **{ games-stop-button }** είναι κάτω από το ταμπλό, και το `/{ -command } hint` δίνει μια υπόδειξη.
games-unread = Ό,τι γράφεις εδώ το διαβάζουν όλοι, γι' αυτό δεν το παίζω στο κρυφό σου ταμπλό. Πάτα εκεί **{ $button }**, ή γράψε `/{ -command } guess`.
games-guess-button = Δοκίμασε λέξη
games-vote-button = Ψήφισε
games-stop-button = Τα παρατάω
games-stop-vote-button = Ψήφισε να τελειώσει
games-take-back-button = Πάρε πίσω την ψήφο μου
games-again-button = Άλλη μία
games-analyse-button = Ανάλυση
games-share-button = Κοινοποίηση
games-share-ask = Αυτό θα δουν όλοι εδώ:
games-share-copy = Αυτό το είδαν ήδη όλοι εδώ. Αντίγραψέ το για να το δείξεις αλλού:
games-post-button = Ανέβασέ το εδώ
games-no-post-button = Άσ' το
games-guess-modal = Η προσπάθειά σου
games-vote-modal = Η ψήφος σου για μια λέξη
games-guess-field = Μια λέξη με { $letters } γράμματα
games-thread = Ένα νέο παιχνίδι αρχίζει στο νήμα από κάτω. Έλα κι εσύ!
games-begun-again = Άρχισε το επόμενο: έλα να παίξεις!
games-running-button = Μπες σε αυτό
games-yours-button = Δείξε το ταμπλό μου
games-thread-button = Άνοιξε το δικό μου σε νήμα

games-left = { $guesses ->
    [one] Μένει { $guesses } προσπάθεια
   *[other] Μένουν { $guesses } προσπάθειες
}
games-last = Τελευταία προσπάθεια { $when }
games-closes = Κλείνει { $when }, αν δεν παίξει κανείς
games-closes-solo = Κλείνει { $when }, αν δεν παίξεις
games-unranked = Δεν μετράει στην κατάταξη
games-ends = Τελειώνει { $when }
games-stopping = { $votes ->
    [one] { $votes } από { $needed } ψήφους για να τελειώσει· λήγει
   *[other] { $votes } από { $needed } ψήφους για να τελειώσει· λήγουν
} { $until }. Πάτα **Τα παρατάω** για να βάλεις και τη δική σου.

games-vote-first = Πρότεινε μια λέξη. Οι ψήφοι μετριούνται { $seconds } δευτερόλεπτα μετά την πρώτη, ή μόλις ψηφίσουν όλοι όσοι έχουν παίξει ως τώρα.
games-vote-counted = Πάτα μια λέξη για να την ψηφίσεις, ή πρότεινε άλλη. Οι ψήφοι μετριούνται { $when }, ή μόλις ψηφίσουν όλοι όσοι έχουν παίξει ως τώρα. Στην ισοπαλία κερδίζει η παλιότερη λέξη.
games-moved = Πήγε πιο κάτω.
games-received = ✓
games-voted = Η ψήφος σου: **{ $word }**. Οι ψήφοι μετριούνται το αργότερο { $when }. Για να την αλλάξεις, πάτα ή πρότεινε άλλη λέξη.
games-turns-next = { $who } έπαιξε μόλις τώρα, οπότε σειρά έχει όποιος άλλος θέλει.
games-turns-alone = Αν δεν μπει κανείς μέσα σε δύο λεπτά, μπορεί να συνεχίσει.
games-open = Δεν έχω διαλέξει λέξη: μετά από κάθε προσπάθεια κρατάω όσο περισσότερες μπορώ.
games-open-left = { $words ->
    [one] Μένει ακόμη **{ $words } πιθανή λέξη**.
   *[other] Μένουν ακόμη **{ $words } πιθανές λέξεις**.
}
games-stop-vote = { $votes } από { $needed } ψήφους για να τελειώσει αυτό το παιχνίδι. Μπορούν κι άλλοι να πατήσουν **Τα παρατάω**, μέσα σε πέντε λεπτά. Αμέσως μπορεί να το τελειώσει μόνο όποιος το ξεκίνησε ({ $starter }) ή ένας συντονιστής.
games-stop-vote-others = { $votes } από { $needed } ψήφους για να τελειώσει αυτό το παιχνίδι. Μπορούν κι άλλοι να πατήσουν **Τα παρατάω**, μέσα σε πέντε λεπτά. Αμέσως μπορεί να το τελειώσει μόνο ένας συντονιστής.
games-taken-back = Η ψήφος σου αποσύρθηκε, και το παιχνίδι συνεχίζεται.

games-won = 🎉 { $who } το έλυσε με { $guesses ->
    [one] { $guesses } προσπάθεια
   *[other] { $guesses } προσπάθειες
}
games-won-solo = 🎉 Λύθηκε με { $guesses ->
    [one] { $guesses } προσπάθεια
   *[other] { $guesses } προσπάθειες
}
games-won-voted = { games-won-solo } (την πρότεινε: { $who })
games-won-answer = { $won }: **{ $answer }**
games-won-boards = { $won }.
games-lost = Τέλος οι προσπάθειες.
games-stopped = Έμεινε στη μέση.
games-stopped-by = Το παράτησε: { $who }.
games-overtaken = Τελείωσε πριν βρεις τη λέξη.
games-open-answer = { $ended } Μπορούσα ακόμη να πω **{ $answer }**
games-open-dodged = Αυτό το παιχνίδι δεν αναλύεται: ξέφευγα από κάθε προσπάθεια όσο γινόταν.
games-idle = Έκλεισε, γιατί για πολλή ώρα δεν έπαιξε κανείς.
games-answer = { $ended } Η λέξη ήταν **{ $answer }**
games-missed = { $ended } Δεν βρέθηκαν: { $answers }
games-missed-board = ταμπλό { $board }, **{ $answer }**
games-credit = { $who } { $did }
games-guesses-by = Έπαιξαν: { $names }

## Τι λέει ένας φίλος στο τέλος: μία από επτά γραμμές, που τη διαλέγει το $variant

games-remark-one = { $variant ->
    [0] Με την πρώτη! Πάρε σήμερα ένα λαχείο.
    [1] Μία προσπάθεια. Βγάλε στιγμιότυπο, δεν θα σε πιστέψει κανείς.
    [2] Με τη μία. Διαβάζεις μυαλά;
    [3] Μία προσπάθεια; Ζητώ επανακαταμέτρηση.
    [4] Αν ανοιγόκλεινες τα μάτια, θα το έχανες.
    [5] Ήρθες, είδες, βρήκες.
   *[other] Διάνα!
}
games-remark-two = { $variant ->
    [0] Με δύο! Εγώ ακόμη βολευόμουν στην καρέκλα.
    [1] Δύο προσπάθειες. Μήπως ήταν πολύ εύκολη;
    [2] Τελείωσε πριν φουσκώσει ο καφές.
    [3] Δύο! Οι άλλες τέσσερις προσπάθειες παρεξηγήθηκαν.
    [4] Στο πι και φι. Ποιος έχει σειρά;
    [5] Το κάνεις να μοιάζει παιχνιδάκι.
   *[other] Δύο! Μισή σύμπτωση, μισή ιδιοφυΐα. Ποια μισή, δεν λέω.
}
games-remark-last = { $variant ->
    [0] Στην τελευταία προσπάθεια. Τώρα ανάσανε.
    [1] Δεν αμφέβαλα ούτε στιγμή. (Αμφέβαλα.)
    [2] Με άδειο ρεζερβουάρ, κι όμως έφτασες.
    [3] Στο παρά πέντε!
    [4] Η καρδιά μου δεν αντέχει πολλά τέτοια.
    [5] Η τελευταία προσπάθεια αξίζει όσο η πρώτη. Σχεδόν.
   *[other] Τόσο οριακά θέλει γερά νεύρα.
}
games-remark-near = { $variant ->
    [0] Για ένα γράμμα. Αυτό τσούζει.
    [1] Όλα εκτός από ένα γράμμα. Τι ατυχία!
    [2] Παρά τρίχα! Ένα γράμμα, και ήταν δική σου.
    [3] Ένα γράμμα μακριά. Κρίμα κι άδικο!
    [4] Την είχες περικυκλώσει.
    [5] Ένα πλακίδιο σε χώριζε από τη δόξα.
   *[other] Ένα γράμμα έλειψε. Πιο κοντά δεν γινόταν.
}
games-remark-lost = { $variant ->
    [0] Αυτή ξέφυγε. Η επόμενη δεν θα ξεφύγει.
    [1] Όχι αυτή τη φορά. Η επόμενη λέξη είναι δική σου.
    [2] Αυτή ήταν λοιπόν η λέξη. Πάμε για άλλη.
    [3] Τώρα την ξέρεις. Δεύτερη φορά δεν σε πιάνει.
    [4] Δεν πειράζει. Υπάρχει πάντα άλλη μία.
    [5] Ένα μηδέν για τη λέξη. Θα ισοφαρίσεις;
   *[other] Συμβαίνει και στους καλύτερους. Ρεβάνς;
}

games-credit-letters = βρήκε { $letters }
games-credit-ruled-out = απέκλεισε { $words ->
    [one] { $words } λέξη
   *[other] { $words } λέξεις
}
games-credit-solved = το έλυσε
games-credit-boards = έλυσε { $count ->
    [one] το ταμπλό { $boards }
   *[other] τα ταμπλό { $boards }
}
games-credit-joined = έπαιξε μαζί
games-credit-helped = άνοιξε τον δρόμο
games-daily-rank = Θέση { $place } ανάμεσα σε { $players } που τη βρήκαν
games-daily-best = ✨ Η καλύτερή σου λέξη της ημέρας ως τώρα
games-daily-lost = Το σερί σου, { $days } μέρες στη σειρά, τελειώνει εδώ. Αύριο νέα αρχή
games-daily-new = 🌱 Νέα αρχή. Το μεγαλύτερο σερί σου: { $best } μέρες
games-daily-begun = 🌱 Μέρα 1 ενός νέου σερί
games-daily-first = Τελείωσες πριν από όλους σήμερα
games-elsewhere = Το `/{ -command } board` δείχνει πώς τα πάνε όλοι.

games-which-guess = Έχεις πολλά παιχνίδια εδώ. Για ποιο είναι το **{ $word }**;
games-which = Έχεις πολλά παιχνίδια εδώ. Ποιο εννοείς;
games-which-stop = Έχεις πολλά παιχνίδια εδώ. Ποιο θες να παρατήσεις;
games-which-board = Έχεις πολλά παιχνίδια εδώ. Ποιο θες να δεις;
games-which-askhint = Έχεις πολλά παιχνίδια εδώ. Για ποιο θες υπόδειξη;
games-which-left-guess = Εκείνο το παιχνίδι τελείωσε. Είναι το **{ $word }** για το παιχνίδι σου { $game };
games-which-left = Εκείνο το παιχνίδι τελείωσε. Εννοείς το παιχνίδι σου { $game };
games-which-used = { $name } · { $used }/{ $limit }
games-yours = Δικό σου: { $name }

## Πριν παρατήσει κανείς ένα παιχνίδι

games-sure-unplayed = Φεύγεις από αυτό το παιχνίδι; Δεν υπάρχει ακόμη καμία προσπάθεια, οπότε δεν μετράει.
games-sure-unplayed-shared = Να τελειώσει αυτό το παιχνίδι για όλους; { games-sure-unlost }
games-sure-outsider = Να τελειώσει αυτό το παιχνίδι για όλους; Δεν έχεις παίξει σε αυτό, οπότε δεν μετράει για κανέναν.
games-stopped-uncounted = Δεν μετράει για κανέναν.
games-stopped-unplayed = Όποιος το τερμάτισε δεν είχε παίξει σε αυτό, γι' αυτό δεν μετράει για κανέναν.
games-stopped-lost = Μετράει ως χαμένο για όσους έπαιξαν και το παράτησαν.
games-stopped-statistics = Μετράει ως χαμένο για όσους έπαιξαν και το παράτησαν, αλλά μόνο στα στατιστικά τους.
games-sure-together = Να τελειώσει αυτό το παιχνίδι για όλους; { games-stopped-lost }
games-sure-statistics-shared = Να τελειώσει αυτό το παιχνίδι για όλους; { games-stopped-statistics }
games-sure-vote = { games-sure-together }
games-sure-absurdle = { games-sure-statistics-shared }
games-sure-solo = Παρατάς αυτό το παιχνίδι; Μετράει ως χαμένο.
games-sure-statistics = Παρατάς αυτό το παιχνίδι; Μετράει ως χαμένο, αλλά μόνο στα στατιστικά σου.
games-sure-absurdle-solo = { games-sure-statistics }
games-sure-race = Παρατάς αυτή την κούρσα; Μετράει ως χαμένη.
games-sure-daily = Παρατάς τη σημερινή λέξη; Θα τη δεις, και η σημερινή μέρα μετράει ως χαμένη.
games-sure-daily-statistics = Παρατάς τη σημερινή λέξη; Θα τη δεις. Μετράει ως χαμένη, αλλά μόνο στα στατιστικά σου.
games-sure-streak = Τελειώνει και το σερί σου των { $days } ημερών.
games-sure-archive = Παρατάς αυτή τη λέξη της ημέρας; Θα τη δεις.
games-sure-challenge = Παρατάς αυτή την πρόκληση; Μετράει ως χαμένη, αλλά μόνο στα στατιστικά σου.
games-sure-duel = Παρατάς τη μονομαχία μας; Μετράει ως χαμένη.
games-sure-stop-vote = Ψηφίζεις να τελειώσει αυτό το παιχνίδι για όλους; Χρειάζονται { $needed } ψήφοι, και { $votes ->
    [0] η δική σου θα ήταν η πρώτη
    [one] ως τώρα υπάρχει μία
   *[other] ως τώρα υπάρχουν { $votes }
}.
games-sure-last-vote = Η ψήφος σου είναι η τελευταία που λείπει, οπότε τελειώνει αυτό το παιχνίδι για όλους.
games-sure-voted = Ψήφισες να τελειώσει αυτό το παιχνίδι· { $more ->
    [one] χρειάζεται μία ψήφος ακόμη
   *[other] χρειάζονται { $more } ψήφοι ακόμη
}.
games-sure-lost = Τότε μετράει ως χαμένο για όσους έπαιξαν και ψηφίζουν υπέρ.
games-sure-unlost = Δεν έχει παίξει ακόμη κανείς, οπότε κανείς δεν χάνει.
games-sure-guesser = Δεν έχεις παίξει σε αυτό το παιχνίδι, οπότε τελειώνει μόνο αν ψηφίσει και κάποιος που έχει παίξει.
games-sure-starter = Το παιχνίδι το ξεκίνησε { $starter } και παίζει ακόμα, οπότε χωρίς αυτή την ψήφο μπορεί να τελειώσει μόνο αφού περάσουν δέκα λεπτά χωρίς προσπάθεια από { $starter }.
games-first-hint-button = Πάρε υπόδειξη
games-hinted = 💡 { $who } πήρε υπόδειξη, οπότε αυτό το παιχνίδι δεν μετράει πια.
games-hinted-own = 💡 Πήρες υπόδειξη, οπότε αυτό το παιχνίδι δεν μετράει στην κατάταξη.
games-hint-taken = 💡 Κάποιος πήρε υπόδειξη, οπότε αυτό το παιχνίδι δεν μετράει πια.
games-hint-wish = 💡 { $who } θα ήθελε μια υπόδειξη. Συμφωνεί και κάποιος άλλος που παίζει;
games-hint-agree-button = Συμφωνώ
games-hint-granted = 💡 { $other } συμφωνεί: { $who } και όλοι οι άλλοι μπορούν πια να πάρουν υποδείξεις. Τις βλέπει μόνο όποιος τις ζητά.
games-keep-button = Συνέχισε να παίζεις

games-shared = { $who } έπαιξε
games-shared-together = { $who } έπαιξαν μαζί

## Αναφορά λέξης

games-report-button = Αναφορά λέξης
games-report-which = Ποια λέξη δεν θα έπρεπε να κρύβεται;
games-report-why = Γιατί δεν θα έπρεπε να κρύβεται;
games-report-rare = Δεν την ξέρει σχεδόν κανείς
games-report-offensive = Είναι προσβλητική
games-report-nonword = Είναι όνομα, ή δεν είναι λέξη
games-report-other = Κάτι άλλο
games-reported = Ευχαριστώ. Η λέξη **{ $word }** πήγε σε όσους φροντίζουν τις λέξεις.
