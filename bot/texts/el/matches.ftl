matches-lobby = { $who } ανοίγει κούρσα: μία λέξη, και ο καθένας στο δικό του ταμπλό. Ποιος μπαίνει;
matches-race = Η κούρσα άρχισε. Μόλις κάποιος βρει τη λέξη, οι άλλοι έχουν ακόμη { $minutes ->
    [one] { $minutes } λεπτό
   *[other] { $minutes } λεπτά
}.
matches-goal-fewest = Κερδίζουν οι λιγότερες προσπάθειες· στην ισοπαλία, όποιος ήταν πιο γρήγορος.
matches-goal-first = Κερδίζει όποιος τη βρει πρώτος, με όσες προσπάθειες κι αν χρειαστεί.
matches-clock-fewest = ⏱️ { $who } τη βρήκε πρώτα, με { $guesses ->
    [one] { $guesses } προσπάθεια! Ο χρόνος των υπόλοιπων τελειώνει { $when }.
   *[other] { $guesses } προσπάθειες! Λιγότερες προσπάθειες κερδίζουν ακόμη: ο χρόνος των υπόλοιπων τελειώνει { $when }.
}
matches-clock-first = ⏱️ { $who } τη βρήκε πρώτα και κερδίζει! Οι υπόλοιποι μπορούν ακόμη να τελειώσουν: ο χρόνος τελειώνει { $when }.
matches-clock-won = ⏱️ { $who } κέρδισε, με { $guesses ->
    [one] { $guesses } προσπάθεια
   *[other] { $guesses } προσπάθειες
}! Οι υπόλοιποι παίζουν ακόμη για τη θέση τους: ο χρόνος τελειώνει { $when }.
matches-duel = Μονομαχία: { $who } – **{ $rival }**. Η ίδια λέξη, και κανείς δεν βλέπει τι παίζει ο άλλος. Κερδίζουν οι λιγότερες προσπάθειες.
matches-challenge = { $who } έβαλε μια λέξη για όλους εδώ.
matches-challenge-named = { $who } έβαλε μια λέξη. Παίζουν: { $named }.
matches-clue = Το στοιχείο: *{ $clue }*
matches-code-button = Παίξε τη αλλού
matches-code =
    Τη λέξη σου μπορεί να την παίξει κι άλλος αλλού, χωρίς να τη μάθει: σε κάθε διακομιστή όπου βρίσκομαι, φτάνει να γράψει `/{ -command } play code:{ $code }`. Δίπλα της φαίνονται το όνομά σου και το στοιχείο που έδωσες.
matches-daily = Μία λέξη για όλους σήμερα, και ο καθένας στο δικό του ταμπλό.
matches-thread-name = { games-mode-daily } { $number } · spoiler
matches-thread = Εδώ μέσα όλοι τελείωσαν τη λέξη της ημέρας, οπότε μιλήστε ελεύθερα γι' αυτή. Κάθε τελειωμένο ταμπλό έρχεται μόνο του, και το νήμα κλείνει μαζί με τη μέρα.
matches-called-off = Ακυρώθηκε πριν αρχίσει.
matches-draw = Ισοπαλία.
matches-nobody = Κανείς δεν βρήκε τη λέξη.
matches-unplayed = Κανείς δεν έπαιξε.
matches-ended-by = Το σταμάτησε: { $who }.
matches-wins = 🏆 Κερδίζει: { $who }.
matches-yours = 🏆 Κερδίζεις!
matches-found = 🏆 Τη λέξη τη βρήκε: { $who }.

matches-more = … και { $count } ακόμη
matches-boards-button = Όλα τα ταμπλό
matches-boards-more = { $count ->
    [one] Ένα ταμπλό ακόμη δεν χωράει εδώ: πάτα **{ $button }**.
   *[other] Άλλα { $count } ταμπλό δεν χωράνε εδώ: πάτα **{ $button }**.
}
matches-ready = { $who } · στη γραμμή εκκίνησης
matches-not-ready = { $who } · ετοιμάζεται
matches-host = { $who } · άνοιξε την κούρσα · ετοιμάζεται
matches-not-played = { $who } · δεν έπαιξε ακόμη
matches-unbegun = { $who } · δεν έπαιξε
matches-bot-done = { $who } έπαιξε όλες τις προσπάθειες
matches-took = **{ $score }** σε { $time }
matches-unfinished = **{ $score }** · έπαιζε ακόμη στο τέλος
matches-bot = 🤖 Tilemate

matches-answer = Η λέξη ήταν **{ $answer }**
matches-lobby-ends = Αρχίζει όταν ετοιμαστούν όλοι. Αλλιώς ακυρώνεται { $when }.
matches-ends = Τελειώνει { $when }
matches-turn = Η επόμενη λέξη έρχεται { $when }
matches-board-closes = Κλείνει { $when }, όταν έρθει η επόμενη λέξη
matches-before-unplayed = Η λέξη της ημέρας { $number } ήταν ||{ $answer }||.
matches-before = Η λέξη της ημέρας { $number } ήταν ||{ $answer }||. Τη βρήκαν { $solved } από { $players ->
    [one] { $players } παίκτη
   *[other] { $players } παίκτες
}.

matches-proof-button = Είναι δίκαιο;
matches-promise = Η σημερινή λέξη έχει ήδη επιλεγεί, και μπορώ να το αποδείξω. Αυτό είναι το hash SHA-256 της λέξης μαζί με ένα τυχαίο κείμενο:
    `{ $hash }`
    Κανείς δεν βρίσκει τη λέξη από αυτό. Κράτησέ το και πάτα το ίδιο κουμπί αύριο: θα σου δείξω το κείμενο από το οποίο βγήκε, και κάθε εργαλείο SHA-256 θα σου δώσει το ίδιο hash.
matches-proof = Το κείμενο ήταν `{ $text }`
    Το hash SHA-256 του είναι `{ $hash }`, αυτό που έδειχνε το κουμπί πριν από την πρώτη προσπάθεια. Κάθε εργαλείο SHA-256 θα σου δώσει το ίδιο.

matches-yesterday = Η χθεσινή λέξη ήταν **{ $answer }**.
matches-yesterday-best = { $who } τη βρήκε με { $guesses }.
matches-yesterday-more = Τη βρήκαν επίσης: { $who }.
matches-yesterday-took = { $who } ({ $guesses })
matches-yesterday-all = { $players ->
    [2] Τη βρήκαν και οι δύο που έπαιξαν
   *[other] Τη βρήκαν και οι { $players } που έπαιξαν
}!
matches-yesterday-hinted = { $who } τη βρήκε με υπόδειξη.
matches-yesterday-quiet = Κανείς δεν έπαιξε.
matches-yesterday-nobody = Κανείς δεν τη βρήκε.
matches-yesterday-missed = { $who } δεν τη βρήκε.
matches-yesterday-lost = { $count ->
    [one] Χάθηκε ένα σερί: { $who }.
   *[other] Χάθηκαν σερί: { $who }.
}
matches-lost-days = { $who } ({ $days } μέρες)
matches-yesterday-running = 🔥 Σερί που κρατάει: { $who }.
matches-yesterday-kept = Μια ασπίδα έσωσε ένα σερί: { $who }.
matches-yesterday-badge = Νέο παράσημο: { $badge } · { $who }.
matches-role-given = Ο ρόλος { $role } πηγαίνει εδώ: { $who }.
matches-together = 🔥 Σερί της παρέας: { $days } μέρες στη σειρά κάποιος εδώ βρήκε τη λέξη.
matches-together-kept = 🔥 Σερί της παρέας: { $days } μέρες στη σειρά κάποιος εδώ βρήκε τη λέξη. Μια ασπίδα το κράτησε όσο δεν έπαιζε κανείς.
matches-apart = 🔥 Το σερί της παρέας, { $days } μέρες, τελείωσε. Σήμερα αρχίζει καινούργιο.
matches-turnout = Έπαιξαν { $played } από { $of }.
matches-all-played = 🎉 Έπαιξαν όλοι.
matches-playing = Παίζουν ακόμη: { $who }.
matches-absent = Μένουν να παίξουν: { $who }.
matches-others = { $count ->
    [one] ένας ακόμη
   *[other] { $count } ακόμη
}
matches-offer-post = Η λέξη της ημέρας μπορεί να ανεβαίνει εδώ κάθε μέρα: `/{ -command } settings`, σελίδα *Λέξη της ημέρας*.
matches-idle = Κανείς δεν έπαιξε τις τρεις τελευταίες λέξεις της ημέρας. Να συνεχίσω; Παίξε αυτή, ή όποια θες με `/{ -command } daily`, και ανεβάζω την επόμενη· αλλιώς μένω στα ήσυχα.
matches-idle-over = Παίξε μια λέξη της ημέρας με `/{ -command } daily`, και ανεβάζω την επόμενη· αλλιώς μένω στα ήσυχα.
matches-streak = 🔥 { $days ->
    [one] { $days } μέρα
   *[other] { $days } μέρες
} στη σειρά
matches-shielded = { $streak } · το έσωσε μια ασπίδα στις { $day }

matches-archive-title = Λέξεις της ημέρας: { $month }
matches-archive-legend = { $won } βρέθηκε · { $lost } δεν βρέθηκε · { $open } δεν παίχτηκε ακόμη · { $none } καμία
matches-archive-empty = Αυτόν τον μήνα δεν υπάρχουν παλιές λέξεις της ημέρας. Καθεμία εμφανίζεται εδώ μόλις περάσει η μέρα της.
matches-archive-day = Λέξη της ημέρας { $number }, { $day }: { $state }
matches-archive-won = βρέθηκε
matches-archive-lost = δεν βρέθηκε
matches-archive-open = δεν παίχτηκε ακόμη
matches-archive-next = Επόμενη άλυτη
matches-archive-before = ◀ Παλιότερα
matches-archive-after = Νεότερα ▶
matches-archive-button = Ημερολόγιο

matches-join-button = Μπαίνω
matches-ready-button = Όλα έτοιμα
matches-begin-button = Ξεκίνα τώρα
matches-cancel-button = Ακύρωση
matches-play-button = Παίξε
matches-end-button = Τέλος
matches-rematch-button = Ρεβάνς
matches-set-button = Βάλε μια λέξη

matches-sure = Να τελειώσει για όλους ({ $mode }); Τα ανοιχτά ταμπλό με προσπάθειες μετράνε ως χαμένα· όσα δεν έχουν, δεν μετράνε.

matches-word-modal = Η λέξη σου
matches-word-field = Μια λέξη με { $least } ως { $most } γράμματα
matches-language-field = Γλώσσα της λέξης
matches-clue-field = Ένα στοιχείο, αν θες
matches-people-field = Ποιος θα τη βρει;
matches-people-about = Άφησέ το κενό για να παίξουν όλοι εδώ.

## Αντίπαλοι: τέσσερα επίπεδα, ύστερα χαρακτήρες

matches-called-easy = 🌱 Εύκολος
matches-called-normal = 🙂 Κανονικός
matches-called-hard = 🔥 Δύσκολος
matches-called-perfect = 👑 Τέλειος
matches-called-sound-letter-rank = 🎻 Βιόλα
matches-called-distinct-letters = 🐝 Μελίνα
matches-called-letter-frequency = 🧮 Πυθαγόρας
matches-called-most-popular = 📰 Πόπη
matches-called-position-frequency = 📐 Μαξ
matches-called-position-frequency-dynamic = 🔭 Νόβα
matches-called-expected-remaining = 🧹 Τακτικός
matches-called-entropy = 🧠 Περίεργος
matches-called-minimax = 🔥 Δύσκολος
matches-called-most-parts = ✂️ Ψαλίδι
matches-called-best = 👑 Τέλειος

## What a rival says who has won, and how all duels with them went

matches-quote-easy = «Τύχη του πρωτάρη, μια φορά και για μένα.»
matches-quote-normal = «Ωραίο παιχνίδι! Πάμε άλλη μία;»
matches-quote-hard = «Αργά και σταθερά, φτάνεις.»
matches-quote-perfect = «Δύσκολα θα πήγαινε αλλιώς.»
matches-quote-sound-letter-rank = «Εγώ απλώς άκουσα τα γράμματα.»
matches-quote-distinct-letters = «Πέντε γράμματα, όλα διαφορετικά, όλα δουλευταράδες.»
matches-quote-letter-frequency = «Το είχα υπολογίσει.»
matches-quote-most-popular = «Αυτή τη λέξη την ξέρουν όλοι.»
matches-quote-position-frequency = «Κάθε γράμμα στη θέση του.»
matches-quote-position-frequency-dynamic = «Ξανακοίταξα, και ήταν εκεί.»
matches-score = Όλες οι μονομαχίες ως τώρα: { $who } { $mine }, { $rival } { $theirs }
