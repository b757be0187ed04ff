### Οι ρυθμίσεις ενός διακομιστή.

guilds-page-title = Ρυθμίσεις · { $page }
guilds-page-prompt = Σελίδα
guilds-mute = Δεν μπορώ να ανεβάσω εκεί τη λέξη της ημέρας. Δώσε μου, σε παρακαλώ, άδεια να βλέπω εκείνο το κανάλι και να στέλνω μηνύματα.
guilds-threadless = Δεν μπορώ να ανοίξω εκεί ιδιωτικό νήμα. Χρειάζεται κανάλι κειμένου όπου να μπορώ να φτιάχνω ιδιωτικά νήματα και να στέλνω μηνύματα σε νήματα.

## Οι σελίδες

guilds-page-play = Παιχνίδι
guilds-page-channels = Κανάλια
guilds-page-daily = Λέξη της ημέρας
guilds-page-words = Λέξεις
guilds-page-lists = Λίστες λέξεων
guilds-page-people = Άνθρωποι
guilds-page-leaderboard = Κατάταξη
guilds-page-seasons = Σεζόν
guilds-page-play-hint = γλώσσα, μήκος, δύσκολη λειτουργία, θέμα, με σειρά, σχόλια
guilds-page-channels-hint = πού παίζονται παιχνίδια, νήματα, παιχνίδια σε αδράνεια
guilds-page-daily-hint = το κανάλι της, ώρα, ζώνη ώρας, ειδοποίηση και υποδείξεις
guilds-page-words-hint = επιπλέον και απαγορευμένες λέξεις, χυδαίες λέξεις, ορθογραφία
guilds-page-lists-hint = δικές σας λέξεις για παιχνίδι: ένα μάθημα, ένα fandom
guilds-page-people-hint = ποιος ξεκινά και ποιος τελειώνει παιχνίδια
guilds-page-leaderboard-hint = παιχνίδια για να μπει κανείς, χαμένες μέρες, δικοί σας πόντοι
guilds-page-seasons-hint = σεζόν, πρωταθλητές και η ανάρτηση της εβδομάδας

## Παιχνίδι

guilds-language = **Γλώσσα των λέξεων**: { $value }
guilds-language-followed = **Γλώσσα των λέξεων**: { $value }, όπως στις ρυθμίσεις του διακομιστή στο Discord
guilds-language-follow = Όπως στο Discord
guilds-length = **Μήκος**: { $value } γράμματα, αν δεν ζητηθεί άλλο
guilds-hard = **Δύσκολη λειτουργία**: { $value }
guilds-theme = **Θέμα**: { $value }, στα ταμπλό που βλέπουν όλοι
guilds-hard-off = όχι
guilds-hard-hard = ναι, τα στοιχεία πρέπει να ξαναμπούν
guilds-hard-ultra = υπερδύσκολη, πρέπει να ταιριάζουν όλα τα στοιχεία
guilds-language-prompt = Γλώσσα των λέξεων
guilds-length-prompt = Μήκος
guilds-hard-prompt = Δύσκολη λειτουργία
guilds-theme-prompt = Θέμα
guilds-turns-on = **Με σειρά** στα παιχνίδια για όλους: ναι, εκτός αν το κλείσει όποιος ξεκινά
guilds-turns-off = **Με σειρά** στα παιχνίδια για όλους: όχι, εκτός αν το ανοίξει όποιος ξεκινά. Όποιος μπαίνει στο παιχνίδι αφήνει πάντως στους άλλους μισό λεπτό για την επόμενη προσπάθεια.
guilds-turns-switch = Με σειρά
guilds-length-option = { $value } γράμματα

## Θέματα, εδώ και στις προτιμήσεις ενός παίκτη

guilds-remarks-on = **Σχόλια** στο τέλος ενός παιχνιδιού: ναι
guilds-remarks-off = **Σχόλια** στο τέλος ενός παιχνιδιού: όχι
guilds-remarks-switch = Σχόλια
guilds-theme-squares = Τετράγωνα
guilds-theme-letters = Πλακίδια με γράμματα
guilds-theme-picture = Εικόνα
guilds-theme-contrast = Υψηλή αντίθεση
guilds-theme-contrast-letters = Πλακίδια με γράμματα, υψηλή αντίθεση
guilds-theme-symbols = Σύμβολα
guilds-theme-text = Απλό κείμενο
guilds-theme-squares-hint = 🟩🟨⬛ και τα γράμματα δίπλα
guilds-theme-letters-hint = γράμματα σε πράσινο, κίτρινο και γκρι
guilds-theme-picture-hint = μεγάλα πλακίδια, ονόματα και πληκτρολόγιο σε μία εικόνα
guilds-theme-contrast-hint = 🟧 σωστό, 🟦 αλλού
guilds-theme-contrast-letters-hint = γράμματα σε πορτοκαλί, μπλε και γκρι
guilds-theme-symbols-hint = [A] σωστό, (A) αλλού, χωρίς χρώματα
guilds-theme-text-hint = για προγράμματα ανάγνωσης οθόνης

## Κανάλια

guilds-channels = **Παιχνίδια αρχίζουν σε**: { $value }
guilds-channels-none = κάθε κανάλι
guilds-threads-on = **Κάθε παιχνίδι**: σε δικό του νήμα
guilds-threads-off = **Κάθε παιχνίδι**: στο ίδιο το κανάλι
guilds-idle = **Παιχνίδια σε αδράνεια**: κλείνουν { $public ->
    [one] { $public } ώρα
   *[other] { $public } ώρες
} μετά την τελευταία προσπάθεια, τα κρυφά μετά από { $private ->
    [one] { $private } ώρα
   *[other] { $private } ώρες
}
guilds-channels-prompt = Επιτρεπτά κανάλια (κενό: όλα)
guilds-threads-switch = Νήματα
guilds-idle-button = Ώρες αδράνειας
guilds-idle-modal = Ώρες ως το κλείσιμο από αδράνεια
guilds-idle-public-field = Παιχνίδια σε κανάλια (1 ως { $most })
guilds-idle-private-field = Κρυφά παιχνίδια (1 ως { $most })

## Η λέξη της ημέρας

guilds-daily-channel = **Η λέξη της ημέρας ανεβαίνει σε**: { $value }
guilds-schedule = **Ώρα**: { $hour }:00 { $zone }
guilds-ping-role = **Ειδοποιεί**: { $value }
guilds-ping-role-none = κανέναν
guilds-daily-hints-on = **Υποδείξεις**: επιτρέπονται
guilds-daily-hints-off = **Υποδείξεις**: δεν επιτρέπονται
guilds-shields-on = **Μία χαμένη μέρα τον μήνα**: μια ασπίδα κρατά το σερί
guilds-shields-off = **Μία χαμένη μέρα τον μήνα**: τελειώνει το σερί
guilds-daily-thread-on = **Νήμα με spoiler**: όποιος τελείωσε μπαίνει σε ιδιωτικό νήμα δίπλα στην ανάρτηση, με τα ταμπλό όλων. Βλέπουν μέσα και οι συντονιστές που διαχειρίζονται νήματα.
guilds-daily-thread-off = **Νήμα με spoiler**: κανένα
guilds-daily-list = **Η λέξη βγαίνει** από μια λίστα αυτού του διακομιστή, οπότε δεν μετράει στην κατάταξη
guilds-daily-begins = Μόλις διαλέξεις κανάλι, ανεβάζω εκεί τη λέξη της ημέρας: τη σημερινή μέσα σε ένα λεπτό, αν πέρασαν οι { $hour }:00, και την επόμενη εκείνη την ώρα.
guilds-daily-channel-prompt = Κανάλι για τη λέξη της ημέρας
guilds-ping-role-prompt = Ρόλος για ειδοποίηση (κενό: καμία)
guilds-schedule-button = Ώρα και ζώνη ώρας
guilds-daily-card-on = **Μόλις παίξει ο πρώτος**: όλοι βλέπουν μια κάρτα
guilds-daily-card-off = **Μόλις παίξει ο πρώτος**: καμία κάρτα
guilds-daily-card-switch = Κάρτα
guilds-daily-hints-switch = Υποδείξεις
guilds-shields-switch = Ασπίδα για το σερί
guilds-daily-thread-switch = Νήμα με spoiler
guilds-schedule-modal = Πότε ανεβαίνει η λέξη της ημέρας
guilds-hour-field = Ώρα, 0 ως 23
guilds-zone-field = Ζώνη ώρας, π.χ. Europe/Athens

## Λέξεις

guilds-extra = **Επιπλέον λέξεις**, που παίζονται κι αυτές εδώ: { $words }
guilds-banned = **Απαγορευμένες λέξεις**, που ούτε παίζονται, ούτε κρύβονται, ούτε προτείνονται: { $words }
guilds-offensive-on = **Χυδαίες λέξεις**: γίνονται δεκτές ως προσπάθειες, αλλά δεν κρύβονται ποτέ· οι υβριστικές απορρίπτονται πάντα
guilds-offensive-off = **Χυδαίες λέξεις**: απορρίπτονται όπως οι υβριστικές, και δεν κρύβονται ποτέ
guilds-spelling = **Αγγλική ορθογραφία των λέξεων**: { $value }· παίζονται και οι δύο
guilds-spelling-american = αμερικανική (color)
guilds-spelling-british = βρετανική (colour)
guilds-spelling-prompt = Αγγλικές λέξεις
guilds-none = καμία
guilds-more = { $words } και { $count } ακόμη
guilds-extra-button = Επιπλέον λέξεις
guilds-banned-button = Απαγορευμένες λέξεις
guilds-offensive-switch = Χυδαίες λέξεις
guilds-extra-field = Λέξεις που να παίζονται κι αυτές εδώ
guilds-banned-field = Λέξεις που να μη βλέπει κανείς εδώ
guilds-added = Η λέξη **{ $word }** παίζεται από τώρα σε αυτόν τον διακομιστή, και τη σκέφτομαι όταν βοηθάω. Το `/{ -command } settings` δείχνει όλες σας τις λέξεις.

## Άνθρωποι

guilds-start = **Ποιος ξεκινά παιχνίδια**: { $who }
guilds-stop = **Ποιος τελειώνει παιχνίδια άλλων χωρίς ψηφοφορία**: { $who }
guilds-moderators-always = Οι συντονιστές, που διαχειρίζονται μηνύματα, μπορούν πάντα και τα δύο.
guilds-who-everyone = όλοι
guilds-who-moderators = συντονιστές
guilds-who-role = ένας ρόλος
guilds-role-missing = ένας ρόλος, που τον διαλέγεις παρακάτω
guilds-start-prompt = Ποιος ξεκινά παιχνίδια
guilds-starters-prompt = Ο ρόλος που ξεκινά παιχνίδια
guilds-stop-prompt = Ποιος τελειώνει παιχνίδια άλλων
guilds-stoppers-prompt = Ο ρόλος που τελειώνει παιχνίδια άλλων

## Κατάταξη

guilds-least-games = **Παιχνίδια για θέση στην κατάταξη**: { $value }. Όποιος έχει λιγότερα γράφεται κάτω από όλους τους άλλους, ως νέος.
guilds-least-games-prompt = Για θέση στην κατάταξη
guilds-correct-button = Διόρθωσε αποτέλεσμα
guilds-least-games-option = { $value ->
    [one] { $value } παιχνίδι
   *[other] { $value } παιχνίδια
}

## Τι κοστίζει μια χαμένη μέρα

guilds-absence = **Μια λέξη της ημέρας που δεν παίχτηκε κοστίζει**: { $value }. Μετράει στην κατάταξη της λέξης της ημέρας για μέρα, εβδομάδα, μήνα ή χρόνο, και μόνο για όσους έπαιξαν τουλάχιστον μία σε αυτό το διάστημα.
guilds-absence-prompt = Όταν δεν παίζει κανείς, του κοστίζει
guilds-absence-none = τίποτα
guilds-absence-loss = όσο μια ήττα
guilds-absence-average = όσο ένα μέτριο παιχνίδι
guilds-absence-worst = όσο το χειρότερο αποτέλεσμα της μέρας

## Τι αξίζει ένα αποτέλεσμα

guilds-points = **Πόντοι**: { $wins } για λέξη που βρέθηκε με 1 ως 6 προσπάθειες, { $lost } για παιχνίδι που δεν λύθηκε. Η κατάταξη μπορεί να πηγαίνει με αυτούς.
guilds-points-button = Πόντοι
guilds-points-modal = Τι αξίζει ένα παιχνίδι
guilds-points-field = Πόντοι για 1 ως 6 προσπάθειες, μετά για ήττα
guilds-double-day = **Διπλοί πόντοι**: { $day }
guilds-double-day-prompt = Διπλοί πόντοι
guilds-double-day-none = καμία μέρα

## Όλοι οι διακομιστές

guilds-shared-on = **Κατάταξη όλων των διακομιστών**: αυτός ο διακομιστής συμμετέχει. Εκεί φαίνονται τα ονόματα των παικτών, εκτός αν τα κρύβουν.
guilds-shared-off = **Κατάταξη όλων των διακομιστών**: αυτός ο διακομιστής δεν συμμετέχει.
guilds-shared-switch = Όλοι οι διακομιστές

## Καταγραφές

guilds-page-records = Καταγραφές
guilds-page-records-hint = κανάλια όπου καταγράφονται αποτελέσματα, καθυστερήσεις, αλλαγές, εξαγωγή
guilds-record-channels = **Αποτελέσματα καταγράφονται σε**: { $value }. Οι κοινοποιήσεις που ανεβαίνουν εκεί και οι συνόψεις της εφαρμογής Wordle μετράνε χωρίς εντολή.
guilds-record-days = { $value ->
        [0] **Καθυστερημένα αποτελέσματα**: δεκτά οποτεδήποτε
        [one] **Καθυστερημένα αποτελέσματα**: δεκτά ως { $value } μέρα μετά τη μέρα του γρίφου
       *[other] **Καθυστερημένα αποτελέσματα**: δεκτά ως { $value } μέρες μετά τη μέρα του γρίφου
    }
guilds-record-edits = **Επεξεργασμένα μηνύματα**: { $value }· θυμάμαι τι είχε γραφτεί πρώτα
guilds-record-edits-prompt = Επεξεργασμένα μηνύματα
guilds-record-edits-never = δεν αλλάζουν κανένα αποτέλεσμα
guilds-record-edits-slip = αλλάζουν ένα αποτέλεσμα για δέκα λεπτά μετά τη δημοσίευσή του
guilds-record-edits-day = αλλάζουν ένα αποτέλεσμα τη μέρα του μηνύματος
guilds-record-edits-ever = αλλάζουν ένα αποτέλεσμα όσο γίνονται δεκτά καθυστερημένα
guilds-record-pasted-on = **Επικολλημένα αποτελέσματα**: ο καθένας καταγράφει τα δικά του με `/{ -command } record`
guilds-record-pasted-off = **Επικολλημένα αποτελέσματα**: δεν γίνονται δεκτά· μετράει μόνο ό,τι έχει δημοσιεύσει κάποιος
guilds-record-reaction-on = **Σημάδι**: 📝 κάτω από κάθε μήνυμα που καταγράφεται, δίπλα ένας αριθμός αν μέτρησα άλλον από τον γραμμένο, ✏️ αν μια επεξεργασία άλλαξε το αποτέλεσμα, ❔ κάτω από αποτέλεσμα που δεν δέχτηκα· σε κάθε γρίφο μετράει το πρώτο σου αποτέλεσμα
guilds-record-reaction-off = **Σημάδι**: κανένα
guilds-record-channels-prompt = Κανάλια όπου καταγράφονται αποτελέσματα
guilds-record-days-prompt = Καθυστερημένα αποτελέσματα
guilds-record-days-option = { $value ->
        [0] οποτεδήποτε
        [one] ως { $value } μέρα αργότερα
       *[other] ως { $value } μέρες αργότερα
    }
guilds-record-reaction-switch = Σημάδι 📝
guilds-record-pasted-switch = Επικολλημένα
guilds-export-button = Εξαγωγή αποτελεσμάτων
guilds-exported = Ορίστε τα αποτελέσματα αυτού του διακομιστή, σε πίνακες για υπολογιστικό φύλλο. Από άλλους γρίφους, στο results.csv: { $records }. Από παιχνίδια μαζί μου, στο games.csv: { $games }. Όποιος κρύβει το όνομά του λέγεται εκεί «ένας παίκτης».
guilds-export-cut = Κάθε πίνακας έχει το πολύ τα { $most } πιο πρόσφατα.
guilds-export-empty = Σε αυτόν τον διακομιστή δεν έχει καταγραφεί ή τελειώσει τίποτα ακόμη.

## Ένας διακόπτης, ως ετικέτα του κουμπιού του

guilds-chosen = { $setting }: { $value }
guilds-on = { $setting }: ναι
guilds-off = { $setting }: όχι

## Λέξεις που αναφέρθηκαν

guilds-page-reports = Λέξεις που αναφέρθηκαν
guilds-page-reports-hint = λέξεις που ανέφεραν παίκτες, για απαγόρευση ή όχι
guilds-reports = Παίκτες λένε ότι αυτές οι λέξεις δεν θα έπρεπε να κρύβονται. Μια απαγορευμένη λέξη ούτε παίζεται, ούτε κρύβεται, ούτε προτείνεται σε αυτόν τον διακομιστή· αν την κρατήσεις, φεύγει απλώς από αυτή τη λίστα.
guilds-no-reports = Δεν περιμένει καμία αναφορά. Οι παίκτες μπορούν να αναφέρουν τη λέξη ενός παιχνιδιού που τελείωσε.
guilds-reported = **{ $word }** ({ $language }): { $players ->
    [one] { $players } παίκτης
   *[other] { $players } παίκτες
} · { $why }
guilds-reported-rare = σχεδόν άγνωστη
guilds-reported-offensive = προσβλητική
guilds-reported-nonword = δεν είναι λέξη
guilds-reported-other = άλλος λόγος
guilds-reported-more = και { $count } ακόμη
guilds-ban-prompt = Απαγόρευσε εδώ
guilds-keep-prompt = Κράτησε

## Σεζόν και η ανάρτηση της εβδομάδας

guilds-season = **Σεζόν**: { $season }. Όταν τελειώνει μία, ανακοινώνεται εδώ ο πρωταθλητής της, και όλοι αρχίζουν από το μηδέν. Αν ως τότε δεν έχει παίξει κανείς για δύο εβδομάδες, περιμένω το επόμενο παιχνίδι. Αν το αλλάξεις, η τρέχουσα σεζόν τελειώνει χωρίς πρωταθλητή.
guilds-season-off = καμία
guilds-season-monthly = κάθε μήνα
guilds-season-days = από { $first } ως { $last }
guilds-season-prompt = Σεζόν
guilds-season-button = Σεζόν με ημερομηνίες
guilds-season-modal = Μια σεζόν με δικές σου μέρες
guilds-season-first-field = Πρώτη μέρα, π.χ. 2026-12-01
guilds-season-last-field = Τελευταία μέρα, π.χ. 2026-12-31
guilds-weekly = **Ανάρτηση της εβδομάδας**: { $day } στις { $hour }:00 { $zone }, αν έπαιξε κανείς
guilds-weekly-off = **Ανάρτηση της εβδομάδας**: καμία
guilds-weekly-never = καμία
guilds-weekly-prompt = Ανάρτηση της εβδομάδας
guilds-weekly-button = Ώρα της ανάρτησης της εβδομάδας
guilds-bulletin-channel = **Ανεβαίνει σε**: { $value }
guilds-bulletin-channel-prompt = Κανάλι γι' αυτές (κενό: της λέξης της ημέρας)
guilds-bulletin-refused = Στις { $day } δεν μου επιτράπηκε να γράψω εκεί. Δώσε μου άδεια να βλέπω εκείνο το κανάλι και να στέλνω μηνύματα.
guilds-daily-channel-none = κανένα κανάλι ακόμη
guilds-record-channels-none = { guilds-daily-channel-none }
guilds-bulletin-channel-none = { guilds-daily-channel-none }

## Ανταμοιβές

guilds-page-rewards = Ανταμοιβές
guilds-page-rewards-hint = ρόλοι για τον χθεσινό πρώτο, πρωταθλητές και μεγάλα σερί
guilds-rewards = Αυτοί οι ρόλοι πηγαινοέρχονται μόνοι τους, χωρίς ειδοποίηση: όποιος κερδίσει έναν τον κρατά ώσπου να τον κερδίσει άλλος, ή να τελειώσει το σερί. Ακολουθούν τις λέξεις της ημέρας και τις σεζόν αυτού του διακομιστή, και τα αποτελέσματα που καταγράφονται εδώ από ένα παιχνίδι που διαλέγεις: το Wordle ή ένα άλλο που έχει γρίφο για κάθε μέρα.
guilds-best-role = **Πρώτος στη χθεσινή λέξη**: { $value }
guilds-best-role-none = κανένας ρόλος
guilds-best-role-prompt = Ρόλος του χθεσινού πρώτου (κενό: κανένας)
guilds-wordle-role = **Πρώτος χθες στο { $game }, από όσα καταγράφηκαν εδώ**: { $value }
guilds-wordle-role-none = { guilds-best-role-none }
guilds-wordle-role-prompt = { $game }: { guilds-best-role-prompt }
guilds-reward-game-prompt = Παιχνίδι με ανταμοιβή
guilds-champion-role = **Πρωταθλητές της τελευταίας σεζόν**: { $value }
guilds-champion-role-none = { guilds-best-role-none }
guilds-champion-role-prompt = Ρόλος των πρωταθλητών (κενό: κανένας)
guilds-streak-role = **7 μέρες στη σειρά**: { $value }
guilds-streak-role-none = { guilds-best-role-none }
guilds-streak-role-prompt = Ρόλος για 7 μέρες στη σειρά (κενό: κανένας)
guilds-long-streak-role = **30 μέρες στη σειρά**: { $value }
guilds-long-streak-role-none = { guilds-best-role-none }
guilds-long-streak-role-prompt = Ρόλος για 30 μέρες στη σειρά (κενό: κανένας)
guilds-longest-streak-role = **100 μέρες στη σειρά**: { $value }
guilds-longest-streak-role-none = { guilds-best-role-none }
guilds-longest-streak-role-prompt = Ρόλος για 100 μέρες στη σειρά (κενό: κανένας)
guilds-beyond = Δεν μπορώ να δώσω έναν από αυτούς τους ρόλους. Άσε με να διαχειρίζομαι ρόλους, και βάλε τον δικό μου ρόλο πάνω από αυτόν.
guilds-power = Ένας από αυτούς τους ρόλους δίνει εξουσία πάνω σε άλλους, γι' αυτό δεν τον χαρίζω. Διάλεξε ρόλο χωρίς τέτοια δικαιώματα.
guilds-page-games = Παιχνίδια που μου μαθαίνετε
guilds-page-games-hint = γρίφοι που δεν ξέρω ακόμη, από δύο κοινοποιήσεις
