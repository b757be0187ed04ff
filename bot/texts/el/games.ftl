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
games-about-daily = μία λέξη τη μέρα για όλο τον server· ο καθένας την παίζει μία φορά, σε κρυφό ταμπλό
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
games-mode-daily-hint = Η σημερινή λέξη, ίδια για όλο τον server
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
games-stopping = { $votes } από { $needed } ψήφους για να τελειώσει· ισχύουν ως { $until }. Πάτα **Τα παρατάω** για να βάλεις και τη δική σου.

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

games-won = 🎉 { $who } τη βρήκε με { $guesses ->
    [one] { $guesses } προσπάθεια
   *[other] { $guesses } προσπάθειες
}
games-won-solo = 🎉 Βρέθηκε με { $guesses ->
    [one] { $guesses } προσπάθεια
   *[other] { $guesses } προσπάθειες
}
games-won-voted = { games-won-solo }, χάρη σε αυτή την ψήφο: { $who }
games-won-answer = { $won }: **{ $answer }**
games-won-boards = { $won }.
games-lost = Τέλος οι προσπάθειες.
games-stopped = Εγκαταλείφθηκε.
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
