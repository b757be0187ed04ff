### Κατατάξεις και στατιστικά.

standings-title = Κατάταξη
standings-period-today = Σήμερα
standings-period-week = Αυτή την εβδομάδα
standings-period-month = Αυτόν τον μήνα
standings-period-year = Φέτος
standings-period-all = Από την αρχή
standings-period-yesterday = Χθες
standings-period-lastweek = Την περασμένη εβδομάδα
standings-period-lastmonth = Τον περασμένο μήνα
standings-period-lastyear = Πέρσι
standings-period-season = Αυτή τη σεζόν
standings-view-guesses = Λιγότερες προσπάθειες
standings-view-points = Πόντοι
standings-view-streak = Μέρες στη σειρά
standings-view-wins = Περισσότερα λυμένα
standings-empty = Δεν είναι ακόμη κανείς σε αυτή την κατάταξη. Ξεκίνα ένα παιχνίδι με `/{ -command } play`. Τα ατομικά παιχνίδια και τα παιχνίδια παρέας έχουν χωριστές κατατάξεις. Αποτελέσματα από αλλού: `/{ -command } records`.
standings-line = **{ $place }.** { $who } · **{ $value }** · { $record }
standings-unplaced-line = { $who } · { $value } · { $record }
standings-few = { $more ->
    [0] πολύ λίγα παιχνίδια
    [one] θέλει { $more } παιχνίδι ακόμη
   *[other] θέλει { $more } παιχνίδια ακόμη
}
standings-record = { $wins ->
    [one] λύθηκε { $wins }
   *[other] λύθηκαν { $wins }
} από { $games }
standings-value-guesses = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-value-points = { $value ->
    [one] { $value } πόντος
   *[other] { $value } πόντοι
}
standings-value-streak = { $value ->
    [0] χωρίς σερί
    [one] { $value } μέρα
   *[other] { $value } μέρες στη σειρά
}
standings-value-wins = { $value ->
    [one] { $value } λυμένο
   *[other] { $value } λυμένα
}
standings-days = { $days ->
    [one] { $days } μέρα
   *[other] { $days } μέρες
}
standings-rule-guesses = Κρίνει ένας δίκαιος μέσος όρος: προσπάθειες ανά παιχνίδι, σταθμισμένες για { $words ->
    [compared] δύσκολες λέξεις και λίγα παιχνίδια
   *[plain] λίγα παιχνίδια
}. Ένα παιχνίδι που δεν λύνεις μετράει { $loss } προσπάθειες.
standings-rule-points = Μια λέξη που βρέθηκε με 1 προσπάθεια αξίζει { $best ->
    [one] { $best } πόντο
   *[other] { $best } πόντους
}, με 2 προσπάθειες { $second }, και ούτω καθεξής. Ένα παιχνίδι που δεν λύνεις αξίζει 0.
standings-rule-points-own = Αυτός ο διακομιστής έχει δικούς του πόντους: { $wins } για λέξη που βρέθηκε με 1 ως 6 προσπάθειες, { $lost } για παιχνίδι που δεν λύνεις.
standings-rule-double = Διπλοί πόντοι: { $day }.
standings-rule-streak = Μέρες στη σειρά όπου η λέξη της ημέρας βρέθηκε χωρίς υπόδειξη.
standings-shields = Μια ασπίδα κρατά το σερί σε μία χαμένη μέρα τον μήνα.
standings-rule-wins = Πρώτος όποιος έλυσε τα περισσότερα παιχνίδια.
standings-fair-average = Δίκαιος μέσος όρος: προσπάθειες ανά παιχνίδι. Λέξεις που δυσκόλεψαν και τους άλλους μετράνε υπέρ σου, και λίγα τυχερά παιχνίδια δεν κρίνουν πολλά.
standings-nobody-ranked = Δεν έχει ακόμη κανείς αρκετά παιχνίδια για θέση ({ $games }), οπότε πρώτα μπαίνουν τα περισσότερα παιχνίδια.
standings-nobody-placed = Δεν είχε κανείς αρκετά παιχνίδια για θέση ({ $games }), οπότε πρώτα μπήκαν τα περισσότερα παιχνίδια.
standings-provisional = Για θέση { $games ->
    [one] χρειάζεται { $games } τελειωμένο παιχνίδι
   *[other] χρειάζονται { $games } τελειωμένα παιχνίδια
}.
standings-elsewhere = { $who } δεν είναι ακόμη σε αυτή την κατάταξη. Παίζει: { $where }. Διάλεξέ τα στο μενού.
standings-elsewhere-games = { $which } ({ $games })
standings-games-prompt = Ποια παιχνίδια
standings-view-prompt = Τι κρίνει
standings-period-prompt = Ποιες μέρες
standings-assisted = { $games ->
    [one] Δεν μετράει { $games } παιχνίδι με υποδείξεις ή λίστα λέξεων.
   *[other] Δεν μετράνε { $games } παιχνίδια με υποδείξεις ή λίστα λέξεων.
}
standings-own-boards = Ατομικά παιχνίδια
standings-previous = Πίσω
standings-next = Επόμενη

## Γιατί είμαι εδώ;

standings-why-button = Γιατί είμαι εδώ;
standings-why-place = Είσαι στη θέση **{ $place }** από { $players }. Οι ισόπαλοι μοιράζονται μια θέση.
standings-why-place-average = Είσαι στη θέση **{ $place }** από { $players }, με δίκαιο μέσο όρο **{ $value }**. Οι ισόπαλοι μοιράζονται μια θέση.
standings-why-provisional = Έχεις { $games } από τα { $least } παιχνίδια που θέλει μια θέση.
standings-why-unplaced = Έπαιξες { $games } από τα { $least } παιχνίδια που ήθελε μια θέση.
standings-why-too-few = Έπαιξες πολύ λίγα παιχνίδια για θέση: { $games }.
standings-why-ahead = Ακριβώς από πάνω σου: { $value }.
standings-why-guesses = Μετράει ο δίκαιος μέσος όρος σου: προσπάθειες ανά παιχνίδι, με λίγα μέτρια παιχνίδια μαζί, ώστε να μην τα κρίνει όλα ένα τυχερό.
standings-why-words = Υπολογίζεται και τι χρειάστηκαν οι άλλοι στις ίδιες λέξεις.
standings-why-sum = Ο λογαριασμός:
standings-why-moves = Κουνιέται λίγο ακόμη κι όταν δεν παίζεις: άλλοι παίζουν τις ίδιες λέξεις, και ο μέσος όρος εδώ αλλάζει.
standings-why-points = Κάθε λυμένο παιχνίδι δίνει { $each } πόντους μείον τις προσπάθειες που πήρε. { $wins ->
    [one] Το παιχνίδι σου
   *[other] Τα { $wins } παιχνίδια σου
}: { $wins } × { $each } = { $together }, μείον { $guesses ->
    [one] { $guesses } προσπάθεια
   *[other] { $guesses } προσπάθειες
} = **{ $value }**.
standings-why-points-own = Πόσο αξίζει ένα παιχνίδι το ορίζει αυτός ο διακομιστής. Ο λογαριασμός:
standings-why-points-found = { $guesses ->
    [one] { $guesses } προσπάθεια
   *[other] { $guesses } προσπάθειες
}: { $games } × { $each } = { $points }
standings-why-points-lost = Δεν λύθηκαν: { $games } × { $each } = { $points }
standings-why-points-double = Διπλοί, { $day } ({ $games ->
    [one] { $games } παιχνίδι
   *[other] { $games } παιχνίδια
}): **+ { $points }**
standings-why-streak = Οι μέρες σου στη σειρά με τη λέξη της ημέρας λυμένη: **{ $value }**. Το σερί τελειώνει τη μέρα που λείπεις, που δεν τη βρίσκεις ή που τη βρίσκεις με υπόδειξη.
standings-why-no-streak = { $when ->
    [over] Στο τέλος δεν είχες σερί.
   *[now] Δεν έχεις σερί αυτή τη στιγμή. Βρες τη λέξη της ημέρας χωρίς υπόδειξη, και αρχίζει καινούργιο.
}
standings-why-wins = Έλυσες **{ $value }** από { $games ->
    [one] { $games } παιχνίδι
   *[other] { $games } παιχνίδια
}.
standings-why-games = { $games ->
    [one] Το { $games } παιχνίδι σου πήρε
   *[other] Τα { $games } παιχνίδια σου πήραν
} **{ $guesses }** { $guesses ->
    [one] προσπάθεια
   *[other] προσπάθειες
}.
standings-why-lost = ({ $lost ->
    [one] Το παιχνίδι που δεν έλυσες μετράει { $each }.
   *[other] Καθένα από τα { $lost } παιχνίδια που δεν έλυσες μετράει { $each }.
})
standings-why-harder = **− { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) }** γιατί οι άλλοι χρειάστηκαν περισσότερες από το συνηθισμένο στις λέξεις σου. Τα δικά σου παιχνίδια εδώ δεν μετράνε: τουλάχιστον τρεις άλλοι είχαν { $compared } από αυτές, και χρειάστηκαν { NUMBER($others, minimumFractionDigits: 2, maximumFractionDigits: 2) } προσπάθειες κατά μέσο όρο· τόσες μέτριες λέξεις θέλουν { $compared } × { NUMBER($usual, minimumFractionDigits: 2, maximumFractionDigits: 2) } = { NUMBER($words, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
standings-why-easier = **+ { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) }** γιατί οι άλλοι χρειάστηκαν λιγότερες από το συνηθισμένο στις λέξεις σου. Τα δικά σου παιχνίδια εδώ δεν μετράνε: τουλάχιστον τρεις άλλοι είχαν { $compared } από αυτές, και χρειάστηκαν { NUMBER($others, minimumFractionDigits: 2, maximumFractionDigits: 2) } προσπάθειες κατά μέσο όρο· τόσες μέτριες λέξεις θέλουν { $compared } × { NUMBER($usual, minimumFractionDigits: 2, maximumFractionDigits: 2) } = { NUMBER($words, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
standings-why-average = **+ { NUMBER($added, minimumFractionDigits: 2, maximumFractionDigits: 2) }** για { $games } παιχνίδια ενός μέτριου παίκτη εδώ: { $games } × { NUMBER($each, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
standings-why-total = Μαζί **{ NUMBER($total, minimumFractionDigits: 2, maximumFractionDigits: 2) }**. Διαιρούμε με όλα τα { $games } παιχνίδια:

## Βαθμολογίες

standings-view-rating = Βαθμολογία
standings-value-rating = { $value }
standings-rule-rating = Όλοι αρχίζουν με 1500. Όποιος τα πάει καλύτερα στην ίδια λέξη κερδίζει, κυρίως από δυνατούς παίκτες. Μετράνε λέξεις της ημέρας, κούρσες και μονομαχίες ανάμεσα σε ανθρώπους, μόλις τελειώσουν.
standings-empty-rating = Δεν έχει ακόμη κανείς βαθμολογία εδώ. Πρέπει δύο παίκτες να τελειώσουν την ίδια λέξη της ημέρας, κούρσα ή μονομαχία. Η σημερινή λέξη μετράει αύριο.
standings-empty-streak = Κανένα σερί εδώ. Βρες τη λέξη της ημέρας χωρίς υπόδειξη, και αρχίζει το δικό σου.
standings-matches = { $matches ->
    [one] { $matches } αναμέτρηση
   *[other] { $matches } αναμετρήσεις
}
standings-why-rating = Η βαθμολογία σου λέει πόσο καλά τα πας στις ίδιες λέξεις με τους άλλους. Την ανεβάζει όποιος μένει πίσω σου, κυρίως οι δυνατοί· την κατεβάζει όποιος τελειώνει μπροστά σου, οι δυνατοί λιγότερο. Οι πρώτες αναμετρήσεις την αλλάζουν πιο πολύ. Ο λογαριασμός:
standings-why-start = Όλοι αρχίζουν με **{ $start }**.
standings-why-earlier = **{ $change }** από { $matches ->
    [one] την πρώτη σου αναμέτρηση
   *[other] τις πρώτες { $matches } αναμετρήσεις σου
}.
standings-why-match = **{ $change }** { $mode }, { $day }: θέση { $place } από { $players }.
standings-why-rating-total = Μαζί **{ $value }**.

## Χαμένες μέρες

standings-missed-loss = Σε όποιον παίζει τη λέξη της ημέρας αυτό το διάστημα, κάθε μέρα που λείπει μετράει { $loss } προσπάθειες.
standings-missed-average = Σε όποιον παίζει τη λέξη της ημέρας αυτό το διάστημα, κάθε μέρα που λείπει μετράει όσο ένα μέτριο παιχνίδι εδώ.
standings-missed-worst = Σε όποιον παίζει τη λέξη της ημέρας αυτό το διάστημα, κάθε μέρα που λείπει μετράει όσο το χειρότερο αποτέλεσμά της.
standings-why-missed-loss = **+ { NUMBER($charged, minimumFractionDigits: 2, maximumFractionDigits: 2) }** για { $missed ->
    [one] { $missed } μέρα που έλειψες
   *[other] { $missed } μέρες που έλειψες
}: { $missed } × { $loss }.
standings-why-missed-average = **+ { NUMBER($charged, minimumFractionDigits: 2, maximumFractionDigits: 2) }** για { $missed ->
    [one] { $missed } μέρα που έλειψες
   *[other] { $missed } μέρες που έλειψες
}: { $missed } × { NUMBER($each, minimumFractionDigits: 2, maximumFractionDigits: 2) }, ο μέσος όρος εδώ.
standings-why-missed-worst = **+ { NUMBER($charged, minimumFractionDigits: 2, maximumFractionDigits: 2) }** για { $missed ->
    [one] { $missed } μέρα που έλειψες
   *[other] { $missed } μέρες που έλειψες
}: καθεμία μετράει όσο το χειρότερο αποτέλεσμά της.

## Όλοι οι διακομιστές

standings-everywhere = Όλοι οι διακομιστές
standings-here = Αυτός ο διακομιστής
standings-scope-server = Αυτός ο διακομιστής
standings-scope-global = Όλοι οι διακομιστές
standings-everywhere-rule = Οι διακομιστές συμμετέχουν αν το θέλουν· όποιος κρύβεται δεν εμφανίζεται.
standings-everywhere-absent = Αυτός ο διακομιστής δεν συμμετέχει· το αλλάζει όποιος τον διαχειρίζεται, στο `/{ -command } settings`.

## Στατιστικά

standings-stats-title = Στατιστικά
standings-average = { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-no-average = –
standings-played = { $who } έπαιξε { $games ->
    [one] { $games } παιχνίδι
   *[other] { $games } παιχνίδια
} και έλυσε { $wins } ({ NUMBER($rate, style: "percent") }).
standings-figures = Μέσος όρος { $average }
standings-dailies = Λέξεις της ημέρας: { $dailies } · σερί { $streak } · ρεκόρ { $best }
standings-streaks = Σερί είναι οι μέρες στη σειρά που βρίσκεις τη λέξη της ημέρας χωρίς υπόδειξη.
standings-shielded = 🛡️ Μια ασπίδα έσωσε το σερί στις { $day }.
standings-several = Με πολλά ταμπλό, για κάθε επιπλέον ταμπλό μετράει μία προσπάθεια λιγότερη.
standings-unranked = Αυτά μένουν έξω από τις κατατάξεις, γιατί δεν συγκρίνονται δίκαια: { $kinds }.
standings-unranked-helped = με υποδείξεις ή λίστα λέξεων
standings-counts = Όλα τα παιχνίδια που τελείωσαν εδώ, κάθε τρόπου και μήκους· μια κατάταξη μετράει ένα είδος. Ο μέσος όρος είναι των προσπαθειών σε λυμένα παιχνίδια.

## Δύο παίκτες στις ίδιες λέξεις

standings-against-title = Ένας εναντίον ενός
standings-against-none = { $who } και { $other } δεν είχαν ακόμη την ίδια λέξη εδώ. Παίξτε `/{ -command } daily`, ή μια κούρσα.
standings-against-words = { $who } και { $other } είχαν την ίδια λέξη { $words ->
    [one] μία φορά
   *[other] { $words } φορές
}.
standings-against-better = Λιγότερες προσπάθειες, { $who }: **{ $times }**
standings-against-level = Ισοπαλίες: **{ $times }**
standings-against-means = Μέσος όρος: { $who } { NUMBER($mine, minimumFractionDigits: 2, maximumFractionDigits: 2) }, { $other } { NUMBER($theirs, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-against-rule = Μετράνε λέξεις της ημέρας, κούρσες, προκλήσεις και μονομαχίες. Ένα παιχνίδι που δεν λύθηκε μετράει μία προσπάθεια παραπάνω από όσες υπάρχουν.

## Τι είναι τα νούμερα στην κάρτα

standings-card-games = { $count ->
    [one] παιχνίδι
   *[other] παιχνίδια
}
standings-card-won = λυμένα
standings-card-rate = { NUMBER($rate, style: "percent") }
standings-card-average = μέσος όρος
standings-card-streak = σερί
standings-card-best = ρεκόρ σερί
standings-card-days = { $count ->
    [one] λέξη ημέρας
   *[other] λέξεις ημέρας
}

## Κάτω από μια θέση με τις περισσότερες νίκες

standings-games = { $games ->
    [one] { $games } παιχνίδι
   *[other] { $games } παιχνίδια
}

## Σελίδες των στατιστικών

standings-page-prompt = Κι άλλα στατιστικά
standings-page-overview = Επισκόπηση
standings-page-badges = Παράσημα
standings-page-kinds = Ανά τρόπο και μήκος
standings-page-openers = Πρώτες λέξεις
standings-page-words = Λέξεις
standings-page-title = Στατιστικά · { $page }
standings-page-kinds-rule = Οι μέσοι όροι είναι των προσπαθειών σε λυμένα παιχνίδια.
standings-page-openers-rule = Οι πρώτες λέξεις που παίχτηκαν πιο συχνά. Οι μέσοι όροι είναι των προσπαθειών σε λυμένα παιχνίδια.
standings-page-openers-none = { $who } δεν έχει κάνει ακόμη την πρώτη προσπάθεια σε κανένα τελειωμένο παιχνίδι.
standings-page-words-rule = Οι λέξεις που πήραν τις περισσότερες προσπάθειες σε ατομικά παιχνίδια με ένα ταμπλό, χωρίς υποδείξεις. Ένα παιχνίδι που δεν λύθηκε μετράει { $lost } προσπάθειες. Λέξεις που ίσως τις ψάχνουν ακόμη άλλοι δεν εμφανίζονται.
standings-page-words-none = { $who } δεν έχει τελειώσει ακόμη ατομικό παιχνίδι με ένα ταμπλό, χωρίς υποδείξεις.
standings-page-times = { $games ->
    [one] { $games } παιχνίδι
   *[other] { $games } παιχνίδια
}
standings-page-others = οι άλλοι χρειάστηκαν { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-page-best = Καλύτερο παιχνίδι: **{ $word }** · { $score } · { $when }
standings-page-worst = Χειρότερο παιχνίδι: **{ $word }** · { $score } · { $when }
standings-page-year = Ημερολόγιο
standings-page-year-rule = Οι μέρες στο χρώμα του σωστού γράμματος έχουν τουλάχιστον ένα λυμένο παιχνίδι.
standings-page-year-lines = Σε κάθε γραμμή, όσο ψηλότερη η μέρα, τόσο περισσότερα παιχνίδια: ένα, δύο, ή περισσότερα.
standings-page-year-none = { $who } δεν έχει τελειώσει παιχνίδι τους τελευταίους δώδεκα μήνες.
standings-year-summary = { $who } έπαιξε **{ $days }** τους τελευταίους δώδεκα μήνες: { $record }. Μεγαλύτερη συνέχεια: **{ $longest }**.
standings-page-letters = Δυσκολότερα γράμματα, με βάση τον μέσο όρο των λέξεων που τα έχουν: { $letters }
standings-page-skill = Δεξιοτεχνία και τύχη
standings-page-skill-rule = Κάθε μπάρα είναι ένα παιχνίδι, το παλιότερο αριστερά: τα τελευταία { $games } ατομικά παιχνίδια με ένα ταμπλό, χωρίς υποδείξεις. Η δεξιοτεχνία αρχίζει από 99 και πέφτει στη μισή για κάθε προσπάθεια που χαρίστηκε. Η τύχη είναι 50 αν δεν έπαιξε ρόλο. Λέξεις που ίσως τις ψάχνουν ακόμη άλλοι δεν εμφανίζονται.
standings-skill-name = Δεξιοτεχνία
standings-luck-name = Τύχη
standings-skill-mean = μέσος όρος { $mean }
standings-skill-means = { $who } έχει κατά μέσο όρο δεξιοτεχνία **{ $skill }** και τύχη **{ $luck }** ({ $games }).
standings-skill-few = Είναι πολύ λίγα παιχνίδια για να πούμε πολλά.
standings-skill-trend = { $trend ->
    [better] Οι προσπάθειες έγιναν καλύτερες
    [worse] Οι προσπάθειες έγιναν χειρότερες
   *[level] Οι προσπάθειες είναι περίπου όσο καλές ήταν
}: δεξιοτεχνία **{ $before }** στα πρώτα { $games } παιχνίδια, **{ $after }** στα τελευταία { $games }.
standings-skill-fortune = { $fortune ->
    [lucky] Συνολικά, βοήθησε η τύχη.
    [unlucky] Συνολικά, κόστισε η ατυχία.
   *[even] Τύχη και ατυχία ήρθαν ίσα.
}

## Σεζόν και η ανάρτηση της εβδομάδας

standings-champions-button = Πρωταθλητές
standings-champions-title = Πρωταθλητές
standings-champions-prompt = Πώς τελείωσε μια σεζόν
standings-champions-empty = Δεν έχει τελειώσει ακόμη καμία σεζόν εδώ.
standings-champions-line = **{ $season }** · 🏆 { $who } · { $value } · { $players ->
    [one] { $players } παίκτης
   *[other] { $players } παίκτες
}
standings-champions-nobody = **{ $season }** · χωρίς πρωταθλητή · { $players ->
    [one] { $players } παίκτης
   *[other] { $players } παίκτες
}
standings-season-title = Σεζόν · { $season }
standings-season-button = Τελική κατάταξη
standings-week = Η εβδομάδα · { $days }
standings-year = Η χρονιά { $year }
standings-page-review = Η χρονιά σε μια σελίδα
standings-player-year = { $who } · η χρονιά { $year } εδώ.
standings-player-year-none = { $who } δεν τελείωσε κανένα παιχνίδι εδώ το { $year }.
standings-card-played-days = { $count ->
    [one] μέρα παιχνιδιού
   *[other] μέρες παιχνιδιού
}
standings-moment-day = Καλύτερη μέρα
standings-moment-word = Δυσκολότερη λέξη που βρέθηκε
standings-moment-beaten = με { $guesses }, οι άλλοι χρειάστηκαν { NUMBER($others, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-moment-opener = Συνηθισμένη πρώτη λέξη
standings-moment-luckiest = Πιο τυχερό εύρημα
standings-moment-luck = τύχη { $luck } από 99
standings-moment-mate = Συχνότερη παρέα
standings-review-games = **{ $games ->
    [one] { $games } παιχνίδι
   *[other] { $games } παιχνίδια
}** από { $players ->
    [one] { $players } άτομο
   *[other] { $players } άτομα
}.
standings-review-more = { $games } περισσότερα από την προηγούμενη εβδομάδα.
standings-review-fewer = { $games } λιγότερα από την προηγούμενη εβδομάδα.
standings-review-same = Όσα και την προηγούμενη εβδομάδα.
standings-review-best = ⚡ Λιγότερες προσπάθειες: { $games } με { $guesses }.
standings-review-races = 🏎️ Περισσότερες νίκες σε κούρσες: { $who } ({ $wins }).
standings-review-closest = 🏁 Πιο οριακή κούρσα: { $who } – { $second }, με διαφορά { $seconds ->
    [0] κάτω από ένα δευτερόλεπτο
    [one] { $seconds } δευτερόλεπτο
   *[other] { $seconds } δευτερόλεπτα
}.
standings-review-hardest = { $count ->
    [one] 🧗 Δυσκολότερη λέξη
   *[other] 🧗 Δυσκολότερες λέξεις
}: { $answer }, { NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 2) } προσπάθειες κατά μέσο όρο.
standings-review-shared = 🤝 Παρέα σε ένα ταμπλό: { $wins ->
    [one] λύθηκε { $wins }
   *[other] λύθηκαν { $wins }
} από { $games }.
standings-review-points = 🏅 Περισσότεροι πόντοι: { $who } με { $points }.
standings-review-streak = 🔥 Μεγαλύτερο σερί: { $who }, { $days } μέρες στη σειρά.
standings-review-elsewhere = Παίχτηκαν αλλού: { $games }.
standings-review-best-of = 🏆 { $game }: { $who }, { $average } κατά μέσο όρο.
standings-season-won = { $champions ->
    [one] 🏆 Στην πρώτη θέση: { $who }, με δίκαιο μέσο όρο { $value } προσπάθειες ανά παιχνίδι. Συγχαρητήρια!
   *[other] 🏆 Μοιράζονται την πρώτη θέση: { $who }, με δίκαιο μέσο όρο { $value } προσπάθειες ανά παιχνίδι. Συγχαρητήρια!
}
standings-season-left = Όποιος ήταν μπροστά έχει φύγει· η τελική κατάταξη μένει ως έχει.
standings-season-taken = Ένας τίτλος αφαιρέθηκε, όπως δείχνουν οι Διορθώσεις· η τελική κατάταξη μένει ως έχει.
standings-season-nobody = Δεν έπαιξε κανείς αρκετά παιχνίδια για θέση κερδίζοντας κάποιο, οπότε αυτή η σεζόν δεν έχει πρωταθλητή.
standings-season-deserted = Όσοι είχαν θέση έχουν φύγει, οπότε αυτή η σεζόν δεν έχει πρωταθλητή.
standings-season-erased = Όποιος ήταν πρώτος διέγραψε τα δεδομένα του, οπότε αυτή η σεζόν δεν ονομάζει πρωταθλητή.
standings-why-crowned = 🏆 Ο τίτλος είναι δικός σου: όποιος ήταν μπροστά έχει φύγει.
standings-season-next = Η σεζόν τελείωσε, και άρχισε η επόμενη: όλοι από το μηδέν.
standings-season-over = Η σεζόν τελείωσε. Όποιος διαχειρίζεται τον διακομιστή μπορεί να ξεκινήσει την επόμενη στο `/{ -command } settings`.
standings-season-frozen = Αυτή η κατάταξη είναι τελική: διορθώσεις που γίνονται αργότερα δεν την αλλάζουν.

## Διορθώσεις

standings-corrections-button = Διορθώσεις
standings-corrections-title = Διορθώσεις
standings-corrections-empty = Δεν έχει διορθωθεί τίποτα εδώ.
standings-corrections-line = { $who } · { $what }, { $day }: **{ $change }** · το έκανε: { $by } { $when }
standings-corrections-struck = σβήστηκε
standings-corrections-undone = αναιρέθηκε · { $by }
standings-changed-title = Αλλαγμένα μετά τη δημοσίευση
standings-changed = Τα νεότερα αποτελέσματα που μετράνε διαφορετικά απ' ό,τι δημοσιεύτηκαν αρχικά, ή που ήταν αμφίβολα και επιβεβαιώθηκαν, και πότε δημοσιεύτηκαν:
standings-changed-empty = Τίποτα από όσα μετράνε εδώ δεν άλλαξε μετά τη δημοσίευση, ούτε ήταν αμφίβολο και επιβεβαιώθηκε.
standings-changed-pasted = 📋 { $who }: επικόλληση μέσα σε μία ώρα, χωρίς μήνυμα, αποτελεσμάτων { $days } ημερών, { $when }
standings-correct-title = Διόρθωσε ένα αποτέλεσμα
standings-correct = Τίνος το αποτέλεσμα είναι λάθος; Ό,τι αλλάξεις το βλέπουν όλοι: η κατάταξη έχει σελίδα με διορθώσεις. Καθεμία μπορεί να αναιρεθεί.
standings-correct-player-prompt = Τίνος αποτέλεσμα
standings-correct-undo-prompt = Πάρε πίσω μια διόρθωση
standings-correct-batch = { $who } · όλα μαζί διαγραμμένα ({ $count })
standings-correct-undo-all = Όλες ({ $count })
standings-correct-result-prompt = Ποιο αποτέλεσμα
standings-correct-which = { $who } · ποιο αποτέλεσμα είναι λάθος; Αυτά είναι τα τελευταία.
standings-correct-none = { $who } δεν έχει αποτελέσματα που να μετράνε εδώ.
standings-correct-joined = Ό,τι καταγράφει ο λογαριασμός { $account } μετράει για: { $who }.
standings-correct-champion = Πρωταθλητής της σεζόν
standings-correct-what = { $who } · **{ $what }**: τι να γίνει με αυτό; Ένα σβησμένο αποτέλεσμα δεν μετράει· όποιο παίχτηκε αλλού, αλλάζει.
standings-correct-strike-button = Σβήσε το
standings-correct-strike-all-button = Σβήσε τα όλα ({ $count })
standings-correct-strike-all = Να σβηστούν όλα όσα φαίνονται ({ $who }: { $count }); Δεν θα μετράνε πια.
standings-correct-struck-all = Σβήστηκαν όλα όσα φαίνονταν ({ $who }: { $count }).
standings-correct-strike-pasted-button = Σβήσε τα επικολλημένα ({ $count })
standings-correct-strike-pasted = Να σβηστούν όσα επικολλήθηκαν ({ $who }: { $count }); Δεν θα μετράνε πια.
standings-correct-struck-pasted = Σβήστηκαν όσα είχαν επικολληθεί ({ $who }: { $count }).
standings-correct-undone-all = Διορθώσεις που ακυρώθηκαν για { $who }: { $count }.
standings-correct-change-button = Άλλαξέ το
standings-correct-undo-button = Αναίρεση
standings-correct-others-button = Άλλα αποτελέσματα
standings-correct-shown = Αυτό το βλέπουν όλοι στις Διορθώσεις, στην κατάταξη.
standings-correct-modal = Άλλαξε ένα αποτέλεσμα
standings-correct-number = Το σωστό: από { $low } ως { $high }
standings-correct-solved = Το σωστό: από { $low } ως { $high }, ή X
standings-correct-time = Ο σωστός χρόνος, όπως 1:23
standings-exclusions-button = Απόκλεισε από τις καταγραφές
standings-exclusions-back-button = Δέξου ξανά
standings-exclusions-line = 🚫 { $who } · δεν καταγράφονται πια αποτελέσματα · το έκανε: { $by } { $when }
standings-exclusions-ask = Αποκλεισμός από τις καταγραφές: { $who }; Από εκεί και πέρα δεν καταγράφεται τίποτα από όσα δημοσιεύει, και όλοι μπορούν να διαβάσουν στις Διορθώσεις ότι το αποφάσισες εσύ.
standings-joined-line = 🔗 { $account } · τα αποτελέσματα μετράνε για: { $who } · τους ένωσε: { $by } { $when }
standings-exclusions-out = Από τώρα δεν καταγράφεται τίποτα από όσα δημοσιεύει: { $who }. Τα ως τώρα αποτελέσματα μένουν, εκτός αν τα σβήσεις.
standings-exclusions-back = Τα αποτελέσματα καταγράφονται ξανά: { $who }.
