### Λίστες λέξεων ενός διακομιστή: για ένα μάθημα, ή για ένα fandom.

lists-about = Παίξε με δικές σου λέξεις: το λεξιλόγιο ενός μαθήματος, ένα fandom. Μια λίστα έχει από { $fewest } ως { $most } λέξεις με { $shortest } ως { $longest } γράμματα. Οι κρυμμένες λέξεις βγαίνουν από αυτή· να δοκιμάσεις μπορείς λέξεις της λίστας και της γλώσσας. Τέτοια παιχνίδια δεν μετράνε στην κατάταξη. Διάλεξε λίστα με `/{ -command } play list:`.
lists-none = Αυτός ο διακομιστής δεν έχει ακόμη λίστα.
lists-words = { $words ->
    [one] { $words } λέξη
   *[other] { $words } λέξεις
}
lists-length = { $letters } γράμματα: { $words }
lists-turns = Βγαίνουν λέξεις κάθε μήκους, πρώτα όσες δεν έχουν παιχτεί ακόμη και μετά όσες παίχτηκαν πριν από τον περισσότερο καιρό. Με `length:` μένεις σε ένα μήκος.
lists-renamed = Υπάρχει ήδη λίστα **{ $taken }**, γι' αυτό αυτή λέγεται **{ $name }**. Για να αλλάξεις τις λέξεις της άλλης, διάλεξέ την και πάτα **{ $button }**.
lists-prompt = Δες μια λίστα
lists-add-button = Πρόσθεσε λίστα
lists-change-button = Αλλαγή
lists-delete-button = Διαγραφή
lists-sure = Να διαγραφεί η λίστα **{ $name }**; Όσα παιχνίδια τρέχουν συνεχίζουν με αυτή.
lists-sure-daily = Από αυτή βγαίνει η λέξη της ημέρας του διακομιστή. Μετά τη διαγραφή, οι λέξεις θα βγαίνουν ξανά από τη γλώσσα.
lists-keep-button = Κράτησέ την
lists-modal = Μια λίστα λέξεων
lists-name-field = Πώς τη λένε
lists-language-field = Γλώσσα των λέξεων
lists-words-field = Λέξεις, μία ανά γραμμή ή με κόμματα
lists-file-field = Ή ένα αρχείο κειμένου αντί γι' αυτές
lists-daily = 📅 Από την επόμενη, η λέξη της ημέρας βγαίνει από αυτή τη λίστα. Δεν μετράει στην κατάταξη.
lists-daily-switch = Λέξη της ημέρας από αυτή
lists-dropped = Τα παιχνίδια στη γλώσσα { $language } γράφουν { $letters } ως { $plain }.
lists-dropped-other = Αν αυτές οι λέξεις είναι { $others }, πάτησε **{ $button }** και διάλεξε αυτή τη γλώσσα.
lists-correct-button = Διόρθωσέ τη
lists-left-out = { $count ->
    [one] Μία καταχώριση έμεινε έξω:
   *[other] { $count } καταχωρίσεις έμειναν έξω:
}
lists-left-words = • Γραμμή { $number }: το «{ $text }» έχει { $words } λέξεις.
lists-left-letter = • Γραμμή { $number }: «{ $text }»: το { $character } δεν είναι γράμμα αυτής της γλώσσας.
lists-left-length = • Γραμμή { $number }: το «{ $text }» έχει { $length ->
    [one] { $length } γράμμα
   *[other] { $length } γράμματα
}· γίνεται από { $least } ως { $most }.
lists-left-again = • Γραμμή { $number }: το «{ $text }» υπάρχει ήδη στη λίστα.
lists-left-head = • Γραμμή { $number }: το «{ $text }» είναι ο τίτλος της στήλης και όχι λέξη της λίστας.
lists-left-beside = • Ό,τι βρίσκεται δίπλα στην πρώτη στήλη («{ $text }» κ.λπ.): κάθε γραμμή δίνει μία λέξη. Αν είναι κι αυτές λέξεις της λίστας, γράψε την καθεμία σε δική της γραμμή.
lists-left-articles = • Ό,τι βρίσκεται πριν από τις λέξεις ({ $text }): κρατήθηκαν μόνο οι ίδιες οι λέξεις.
lists-left-comment = • Οι γραμμές που αρχίζουν με # («{ $text }» κ.λπ.) είναι σχόλια: δεν κρατήθηκαν λέξεις από αυτές.
lists-left-slur = • Γραμμή { $number }: μια λέξη που δεν είναι ευπρόσδεκτη εδώ.
lists-progress-button = Πρόοδος
lists-back-button = Πίσω στη λίστα
lists-unplayed = Κανείς δεν έχει τελειώσει ακόμη παιχνίδι από αυτή τη λίστα.
lists-played = Παίχτηκαν **{ $played } από { $words }** λέξεις. Την τελευταία φορά βρέθηκαν: { $found }.
lists-missed = Χάθηκαν την τελευταία φορά και επιστρέφουν νωρίτερα: { $words }
lists-learner = { $who } · βρήκε { $found } από { $met }
lists-learner-missed = έχασε: { $words }
lists-progress-file = Το αρχείο έχει κάθε λέξη που παίχτηκε, και ποιος τη χάνει ακόμη.
lists-column-word = Λέξη
lists-column-played = Παίχτηκε
lists-column-found = Βρέθηκε
lists-column-missed = Την έχασαν
