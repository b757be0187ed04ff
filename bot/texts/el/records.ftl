### Αποτελέσματα γρίφων που παίχτηκαν αλλού.

records-menu = Κατάγραψε αποτέλεσμα
records-modal = Κατάγραψε τα αποτελέσματά σου
records-share-field = Επικόλλησε μία κοινοποίηση ή πολλές

records-receipt-title = Καταγράφηκε
records-of-other-title = Καταγράφηκε για κάποιον άλλον
records-entry = **{ $puzzle }** · { $result }
    -# { $average } κατά μέσο όρο σε { $games ->
        [one] { $games } γρίφο
       *[other] { $games } γρίφους
    } εδώ
records-counted = Το ταμπλό έχει { $rows ->
    [one] { $rows } σειρά
   *[other] { $rows } σειρές
}, οπότε μέτρησα { $rows } και όχι { $stated }.
records-known = Το **{ $puzzle }** είναι ήδη καταγεγραμμένο: { $result }.
records-kept = Το **{ $puzzle }** είχε καταγραφεί από πριν: { $result }. Μένει έτσι, εκτός αν το αφαιρέσεις.
records-unread = Αυτό δεν μπόρεσα να το διαβάσω: { $shares }.
records-left-out = Δεν διαβάζω πάνω από { $most } αποτελέσματα μαζί. Έμειναν έξω: { $count }. Στείλε τα σε άλλο μήνυμα.
records-not-recorded = Δεν καταγράφηκαν ούτε: { $puzzles }.
records-struck = Το **{ $puzzle }** το έσβησαν όσοι διαχειρίζονται τον διακομιστή. Δεν μετράει. Αν νομίζεις ότι πρέπει, ρώτησέ τους.
records-corrected = **{ $puzzle }** · { $result }. { refusals-corrected }
records-joined = Ό,τι καταγράφει εδώ ο λογαριασμός { $account } μετράει για: { $who }. Κάποιος από τους συντονιστές είπε ότι και οι δύο λογαριασμοί είναι του ίδιου ατόμου. Ποιος, το λένε οι **{ standings-corrections-button }** στο `/{ -command } leaderboard`. Αν είναι λάθος, ρώτησέ τον.
records-struck-title = Το αφαίρεσε ένας συντονιστής
records-puzzle = { $game } { $puzzle }
records-doubted = Αυτό μοιάζει με αποτέλεσμα κάποιου άλλου ή με κανένα, γι' αυτό το άφησα. Είναι όμως αποτέλεσμα αυτού που το έγραψε;
records-doubted-button = Ναι, κατάγραψέ το
records-doubted-prompt = Διάλεξε τα αποτελέσματα αυτού που το έγραψε
records-remove-button = Αφαίρεσε { $puzzle }
records-remove-prompt = Αφαίρεσε αποτελέσματα
records-removed = Το **{ $puzzle }** αφαιρέθηκε. Μπορείς να το ξανακαταγράψεις με `/{ -command } record`.
records-more = Το `/{ -command } records` δείχνει ποιος είναι πρώτος σε αυτό.

## Ένα νούμερο, ανάλογα με το τι μετράει

records-unsolved = δεν λύθηκε
records-first = ✏️ πρώτη δημοσίευση: { $result }
records-confirmed = ❔ αμφίβολο, το επιβεβαίωσε όποιος το δημοσίευσε
records-pasted = 📋 επικολλήθηκε με εντολή, χωρίς μήνυμα
records-other = ⚠️ άλλο μήνυμα λέει: { $result }
records-figure-guesses = { $figure ->
    [one] { $figure } προσπάθεια
   *[other] { $figure } προσπάθειες
}
records-figure-boards = { $figure } προσπάθειες σε όλα τα ταμπλό
records-figure-mistakes = { $figure ->
    [0] κανένα λάθος
    [one] { $figure } λάθος
   *[other] { $figure } λάθη
}
records-figure-hints = { $figure ->
    [0] καμία υπόδειξη
    [one] { $figure } υπόδειξη
   *[other] { $figure } υποδείξεις
}
records-figure-stars = { $figure ->
    [one] { $figure } αστέρι
   *[other] { $figure } αστέρια
}
records-figure-points = { $figure ->
    [one] { $figure } πόντος
   *[other] { $figure } πόντοι
}
records-figure-time = { $figure }
records-mean-guesses = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } προσπάθειες
records-mean-boards = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } προσπάθειες
records-mean-mistakes = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } λάθη
records-mean-hints = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } υποδείξεις
records-mean-stars = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } αστέρια
records-mean-points = { NUMBER($mean, maximumFractionDigits: 0) } πόντοι
records-mean-time = { $mean }

## Συνόψεις της εφαρμογής Wordle του Discord

records-summary = **{ $puzzle }** · { $recorded ->
    [one] Καταγράφηκε { $recorded } αποτέλεσμα.
   *[other] Καταγράφηκαν { $recorded } αποτελέσματα.
}
records-waiting = { $waiting ->
    [one] { $waiting } παίκτης φαίνεται εκεί μόνο με το όνομά του.
   *[other] { $waiting } παίκτες φαίνονται εκεί μόνο με το όνομά τους.
} Πες μου μία φορά ποιος είναι ποιος, και θα το θυμάμαι.
records-names = Μερικοί παίκτες φαίνονται στις συνόψεις μόνο με το όνομά τους. Πες μου μία φορά ποιος είναι ποιος, και θα το θυμάμαι.
records-nameless = Από συνόψεις της εφαρμογής Wordle, αποτελέσματα μόνο με όνομα: **{ $results }**. Μετράνε μόλις ένας συντονιστής πει στο `/{ -command } records` ποιος είναι.
records-name-prompt = Ποιος είναι: { $name };
records-claimed = **{ $name }** είναι από τώρα: { $who }. { $results ->
    [0] Κανένα αποτέλεσμα δεν περίμενε αυτό το όνομα.
    [one] Προστέθηκε { $results } αποτέλεσμα.
   *[other] Προστέθηκαν { $results } αποτελέσματα.
}
records-claimed-known = { $known ->
    [one] Για { $known } γρίφο υπάρχει ήδη άλλο αποτέλεσμα, και μετράει εκείνο.
   *[other] Για { $known } γρίφους υπάρχουν ήδη άλλα αποτελέσματα, και μετράνε εκείνα.
} Αν είναι άλλο άτομο, διάλεξε ξανά στα **{ records-named-button }**.
records-who-title = Ποιος είναι ποιος
records-who-button = Ποιος είναι ποιος ({ $names })
records-who-none = Όλα τα ονόματα στις συνόψεις είναι γνωστά.
records-accounts = Έχει κάποιος δύο λογαριασμούς; Διάλεξε παρακάτω τον δεύτερο και μετά τον πρώτο: τα αποτελέσματά τους μετράνε μαζί.
records-account-line = Τα αποτελέσματα του { $account } μετράνε για: { $who }
records-account-prompt = Διάλεξε τον δεύτερο λογαριασμό κάποιου
records-account-ask = Ποιανού δεύτερος λογαριασμός είναι: { $account }; Διάλεξε τον πρώτο: εκεί θα μετράει ό,τι έχει καταγραφεί και θα καταγραφεί εδώ για { $account }. Μπορεί να αναιρεθεί.
records-account-whose-prompt = Ποιανού είναι ο λογαριασμός;
records-account-one = Ό,τι καταγράφεται εδώ για { $account } μετράει για { $who }. Αν είναι λάθος, διάλεξε άλλον ή πάτα **Τελικά δύο άτομα**: τίποτα δεν χάνεται.
records-part-button = Τελικά δύο άτομα
records-parted = { $account } δεν είναι πια λογαριασμός κάποιου άλλου και έχει πάλι όλα τα αποτελέσματά του.
records-named-button = Ονόματα που θυμάμαι
records-named-title = Ονόματα που θυμάμαι
records-named-prompt = Διάλεξε όνομα για αλλαγή ή για να το ξεχάσω
records-named = **{ $name }** είναι: { $who }
records-named-none = Δεν θυμάμαι κανένα όνομα. Όταν μια σύνοψη γράφει κάποιον μόνο με το όνομά του, ρωτάω εδώ ποιος είναι.
records-named-one = **{ $name }** είναι: { $who }. Λάθος; Διάλεξε κάποιον άλλον, και όλα τα αποτελέσματα αυτού του ονόματος πάνε εκεί. Ή πες μου να ξεχάσω το όνομα: τα αποτελέσματά του περιμένουν ώσπου να μου ξαναπείς.
records-forget-button = Ξέχασέ το
records-forgotten = Δεν θυμάμαι πια ποιος είναι **{ $name }**. { $results ->
    [0] Δεν περιμένει κανένα αποτέλεσμα.
    [one] Περιμένει { $results } αποτέλεσμα.
   *[other] Περιμένουν { $results } αποτελέσματα.
}

## Κανάλια που διαβάζονται

records-unseen = Δεν επιτρέπεται να διαβάζω μηνύματα εδώ, οπότε δεν μπορώ να καταγράφω αποτελέσματα από μόνο μου. Μπορεί να το επιτρέψει όποιος τρέχει αυτό το μποτ: ανοίγει το **Message Content Intent** του μποτ στο discord.com/developers και το ξεκινά με `TILEMATE_MESSAGE_CONTENT=on`. Ως τότε γράψε `/{ -command } record`, ή διάλεξε **Κατάγραψε αποτέλεσμα** σε ένα μήνυμα.
records-missing = Τι μου λείπει ακόμη για να καταγράφω αποτελέσματα από μόνο μου:
records-missing-portal = - **Message Content Intent**: το ανοίγει όποιος τρέχει αυτό το μποτ, στο discord.com/developers, στη σελίδα **Bot**.
records-missing-start = - `TILEMATE_MESSAGE_CONTENT=on`: έτσι πρέπει να με ξεκινά όποιος τρέχει αυτό το μποτ.
records-missing-view = - **Προβολή καναλιού** στο { $channel }: δώσ' το μου στις ρυθμίσεις του καναλιού.
records-missing-history = - **Ανάγνωση ιστορικού μηνυμάτων** στο { $channel }: δώσ' το μου στις ρυθμίσεις του καναλιού.
records-missing-until = Ως τότε γράψε `/{ -command } record`, ή διάλεξε **Κατάγραψε αποτέλεσμα** σε ένα μήνυμα.
records-unreadable = Δεν βλέπω ακόμη παλιότερα μηνύματα εδώ: { $channel }. Δώσε μου εκεί τα δικαιώματα **Προβολή καναλιού** και **Ανάγνωση ιστορικού μηνυμάτων**.
records-read-button = Διάβασε παλιότερα μηνύματα: #{ $channel }
records-stop-button = Σταμάτα να διαβάζεις
records-reading-running = ⏳ Διαβάζω παλιότερα μηνύματα στο { $channel }: { $read } ως τώρα.
records-reading-done = Έτοιμο. Διάβασα όλα τα παλιότερα μηνύματα στο { $channel }: { $read }.
records-reading-full = Διάβασα τα { $read } νεότερα μηνύματα στο { $channel }. Πιο πίσω δεν πηγαίνω.
records-reading-searched = Διάβασα τα { $read } νεότερα μηνύματα στο { $channel }, και όλες τις παλιότερες συνόψεις της εφαρμογής Wordle.
records-reading-stopped = Η ανάγνωση στο { $channel } σταμάτησε. Μηνύματα που διαβάστηκαν: { $read }.
records-reading-forbidden = Δεν επιτρέπεται να διαβάσω παλιότερα μηνύματα στο { $channel }. Δώσε μου εκεί τα δικαιώματα **Προβολή καναλιού** και **Ανάγνωση ιστορικού μηνυμάτων**, και ξεκίνα πάλι.
records-import = Εδώ ανεβαίνουν συνόψεις του Wordle. Μπορώ να τις κρατώ, και τις παλιές μαζί, ως μέσους όρους, σερί και κατατάξεις αυτού του διακομιστή. Το ανοίγουν μόνο όσοι διαχειρίζονται τον διακομιστή.
records-import-button = Φέρε το ιστορικό μας στο Wordle
records-preview-title = Τι θα κατέγραφα
records-preview = { $count ->
    [one] Από το νεότερο μήνυμα στο { $channel }:
   *[other] Από τα { $count } νεότερα μηνύματα στο { $channel }:
}
records-preview-empty = Στο { $channel } δεν υπάρχουν ακόμη μηνύματα. Διαβάζονται και τα νήματά του.
records-preview-known = Ήδη γνωστά ή σβησμένα, οπότε μένουν ως έχουν: { $count }.
records-preview-unread = { $count ->
    [one] { $count } μήνυμα μοιάζει με αποτέλεσμα που θα άφηνα έξω: δεν το διαβάζω, άργησε πολύ ή είναι κάποιου άλλου.
   *[other] { $count } μηνύματα μοιάζουν με αποτελέσματα που θα άφηνα έξω: δεν τα διαβάζω, άργησαν πολύ ή είναι κάποιου άλλου.
}
records-preview-next = Δεν αποθηκεύτηκε ακόμη τίποτα. Για όλα χρειάζεται περίπου ένα δευτερόλεπτο ανά 100 μηνύματα, και ό,τι καταγραφεί μπορείς αργότερα να το πάρεις πίσω.
records-preview-gone = { $count ->
    [0] Όσα αποτελέσματα δεν έχουν πια μήνυμα μένουν, εκτός αν διαλέξεις να ξεχαστούν.
    [one] { $count } μήνυμα με αποτελέσματα δεν υπάρχει πια· μένουν, εκτός αν διαλέξεις να ξεχαστούν.
   *[other] { $count } μηνύματα με αποτελέσματα δεν υπάρχουν πια· μένουν, εκτός αν διαλέξεις να ξεχαστούν.
} Αυτό δεν αναιρείται.
records-preview-button = Διάβασε όλα τα παλιότερα μηνύματα
records-preview-forget-button = Διάβασε, και ξέχνα ό,τι δεν υπάρχει πια
records-take-back-button = Πάρε πίσω όσα διαβάστηκαν
records-take-back-sure = Να πάρω πίσω κάθε αποτέλεσμα που διάβασα σε παλιότερα μηνύματα; Όσα καταγράφηκαν από τότε, και όσα κατέγραψαν οι ίδιοι οι παίκτες, μένουν.
records-reading-undone = Πήρα πίσω ό,τι διαβάστηκε σε παλιότερα μηνύματα στο { $channel }.
records-reading-none = Δεν βρέθηκαν αποτελέσματα.
records-reading-results = Βρήκα { $results ->
    [one] { $results } αποτέλεσμα
   *[other] { $results } αποτελέσματα
} από { $people ->
    [one] { $people } παίκτη
   *[other] { $people } παίκτες
}.
records-reading-repeated = { $count ->
    [one] { $count } ακόμη είναι γρίφου που υπάρχει ήδη, οπότε δεν μετράει.
   *[other] { $count } ακόμη είναι γρίφων που υπάρχουν ήδη, οπότε δεν μετράνε.
}
records-reading-changed = { $changed ->
    [0] Τα ήξερα όλα ήδη.
    [one] { $changed } μήνυμα είχε αποτέλεσμα καινούργιο για μένα. Καταγράφηκε.
   *[other] { $changed } μηνύματα είχαν αποτελέσματα καινούργια για μένα. Καταγράφηκαν.
}
records-reading-gone = { $count ->
    [one] { $count } μήνυμα με αποτελέσματα δεν υπάρχει πια, και έφυγαν μαζί του.
   *[other] { $count } μηνύματα με αποτελέσματα δεν υπάρχουν πια, και έφυγαν μαζί τους.
}
records-reading-left = { $count ->
    [one] { $count } μήνυμα με αποτελέσματα δεν υπάρχει πια· αυτά έμειναν.
   *[other] { $count } μηνύματα με αποτελέσματα δεν υπάρχουν πια· αυτά έμειναν.
}
records-reading-report = Όποιος διαχειρίζεται τον διακομιστή βρίσκει την αναφορά στο `/{ -command } settings`, σελίδα *{ $page }*.
records-reading-unread = { $count ->
    [one] { $count } μήνυμα μοιάζει με αποτέλεσμα που άφησα έξω: δεν το διαβάζω, άργησε πολύ ή είναι κάποιου άλλου:
   *[other] { $count } μηνύματα μοιάζουν με αποτελέσματα που άφησα έξω: δεν τα διαβάζω, άργησαν πολύ ή είναι κάποιου άλλου:
} { $links }
records-reading-names = { $results ->
    [one] { $results } ακόμη αποτέλεσμα
   *[other] { $results } ακόμη αποτελέσματα
} με { $count ->
    [one] { $count } όνομα
   *[other] { $count } ονόματα
} σε συνόψεις: δεν ξέρω ποιος είναι. Μπορεί να μου το πει ένας συντονιστής στο `/{ -command } records`.
records-names-later = Μετά από αυτά: { $names }.
records-group-streak = 🔥 Σερί της παρέας: { $days ->
    [one] { $days } μέρα
   *[other] { $days } μέρες
}, λέει η τελευταία σύνοψη.
records-week-button = Το Wordle της εβδομάδας
records-week-empty = Δεν έχει καταγραφεί τίποτα γι' αυτή την εβδομάδα. Τα αποτελέσματα έρχονται με τις συνόψεις της εφαρμογής Wordle, ή με μια κοινοποίηση που καταγράφει κάποιος.
records-week-now = { $count ->
    [one] Αν η εβδομάδα τελείωνε τώρα, θα την κέρδιζε: { $who }, με { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } προσπάθειες κατά μέσο όρο.
   *[other] Αν η εβδομάδα τελείωνε τώρα, θα τη μοιράζονταν: { $who }, με { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } προσπάθειες κατά μέσο όρο.
}
records-day-now = { $count ->
    [one] Αν η μέρα τελείωνε τώρα, θα την κέρδιζε: { $who }, με { $guesses }/6.
   *[other] Αν η μέρα τελείωνε τώρα, θα τη μοιράζονταν: { $who }, με { $guesses }/6.
}
records-week-won = { $count ->
    [one] 🏆 { $who } κέρδισε την εβδομάδα με { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } προσπάθειες κατά μέσο όρο.
   *[other] 🏆 { $who } μοιράστηκαν την εβδομάδα με { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } προσπάθειες κατά μέσο όρο.
}
records-week-unbegun = Δεν ήρθε ακόμη κανένα σημερινό αποτέλεσμα: η εφαρμογή συνοψίζει μια μέρα την επόμενη.
records-week-absent = Τίποτα σήμερα ακόμη: { $who }.
records-week-nameless = Δεν μετράνε, γιατί οι συνόψεις έχουν μόνο το όνομά τους: { $names }. Ένας συντονιστής μπορεί να μου πει ποιοι είναι.
records-week-rule = Κρίνει ο μέσος όρος των ημερών που παίχτηκαν· λέξη που δεν βρέθηκε μετράει { $lost }. { $results ->
    [one] Για θέση χρειάζεται { $results } αποτέλεσμα.
   *[other] Για θέση χρειάζονται { $results } αποτελέσματα.
}

## Ποιος είναι πρώτος σε ένα παιχνίδι

records-board-title = { $game } · { $period }
records-empty = Δεν έχει καταγράψει ακόμη κανείς αποτέλεσμα εδώ. Επικόλλησε το δικό σου με `/{ -command } record`, ή διάλεξε **Κατάγραψε αποτέλεσμα** σε ένα μήνυμα: κράτα το πατημένο, ή κάνε δεξί κλικ, και διάλεξε **Εφαρμογές**.
records-empty-days = Κανείς δεν κατέγραψε αποτέλεσμα του { $game } αυτές τις μέρες.
records-line = { $place } { $who } · μέσος όρος { $average } · { $solved ->
    [one] λύθηκε { $solved }
   *[other] λύθηκαν { $solved }
} από { $games }
records-line-open = { $place } { $who } · μέσος όρος { $average } · { $games ->
    [one] { $games } γρίφος
   *[other] { $games } γρίφοι
}
records-place = **{ $place }.**
records-no-place = **–**
records-hidden = … και { $players ->
    [one] { $players } παίκτης ακόμη
   *[other] { $players } παίκτες ακόμη
}
records-rule = { $rule } Στον ίδιο μέσο όρο κρίνουν οι γρίφοι που λύθηκαν, ύστερα όσοι παίχτηκαν. Για θέση χρειάζονται { $least } αποτελέσματα.
records-pasted-rule = 📋: τόσα αποτελέσματα επικολλήθηκαν, και κανένα μήνυμα δεν τα δείχνει.

## Πώς κατατάσσεται κάθε παιχνίδι

records-how-title = Γρίφοι που καταγράφω
records-how = Επικόλλησε μια κοινοποίηση με `/{ -command } record`, ή διάλεξε **Κατάγραψε αποτέλεσμα** σε ένα μήνυμα. Κάθε παιχνίδι έχει δική του κατάταξη, όπου πρώτος είναι ο καλύτερος μέσος όρος: `/{ -command } records`.
records-played-title = Παίζονται αλλού
records-played = **{ $game }** · { $results ->
    [one] { $results } αποτέλεσμα
   *[other] { $results } αποτελέσματα
}
records-played-best = -# Προηγείται: { $who }, { $average } κατά μέσο όρο
records-played-more = -# Κι άλλα παιχνίδια στο μενού: { $count }
records-games-prompt = Ποιο παιχνίδι
records-games-before = Προηγούμενα παιχνίδια…
records-games-after = Κι άλλα παιχνίδια: { $count }…
records-how-button = Τι μπορώ να καταγράψω;
records-how-games = Διαβάζω { $games }.
records-more-games = { $count } ακόμη
records-rule-guesses = λιγότερες προσπάθειες.{ $lost }
records-rule-boards = λιγότερες προσπάθειες σε όλα τα ταμπλό μαζί.{ $lost }
records-rule-mistakes = λιγότερα λάθη.{ $lost }
records-rule-hints = λιγότερες υποδείξεις.{ $lost }
records-rule-stars = περισσότερα αστέρια.{ $lost }
records-rule-points = περισσότεροι πόντοι.{ $lost }
records-rule-time = μικρότερος χρόνος.{ $lost }
records-lost = { " " }Άλυτος γρίφος μετράει { $figure }.
records-lost-board = { " " }Χαμένο ταμπλό μετράει { $figure }.
