### Παζλ από αλλού, λέξεις που μαντεύει το bot, και υποδείξεις σε ένα παιχνίδι.

## Ο πίνακας ενός παζλ

puzzles-title = Το παζλ σου
puzzles-title-shared = Το παζλ του καναλιού
puzzles-everything = η λέξη μπορεί να είναι οποιαδήποτε
puzzles-outdated = *Κάτι άλλαξε στο μεταξύ. Τώρα είναι έτσι.*
puzzles-no-rows = Καμία σειρά ακόμη.
puzzles-on-board = { $text } · ταμπλό { $board }
puzzles-renewed = Αυτό είναι νέο παζλ: δεν συνεχίζει το προηγούμενο.
puzzles-renewed-changed = Το πήρα για νέο παζλ, γιατί άλλαξαν πλακίδια: { $words }.
puzzles-replaced = Άλλαξαν πλακίδια: { $words }.
puzzles-added = Μπήκε στο παζλ σου με { $words }. Αν είναι άλλο παζλ, πάτα **{ $button }**.
puzzles-stale = Πέρασε ώρα από το τελευταίο σου παζλ, που τελείωσε με **{ $word }**. Η επόμενη σειρά σου αρχίζει νέο.
puzzles-draft-guess = Δοκίμασε: **{ $word }**
puzzles-draft-mark = Χρωμάτισε: **{ $word }**
puzzles-draft-show = Πάτα κάθε γράμμα ώσπου να γίνει όπως στα πλακίδιά σου, και μετά **Enter**.
puzzles-path = { $word } άφησε { $words }
puzzles-next = Επόμενη προσπάθεια
puzzles-used = Βοήθεια που πήρες εδώ: { $rungs }

puzzles-enter-button = Enter
puzzles-found-button = Αυτή είναι!
puzzles-more = Περισσότερα …
puzzles-continue-button = Συνέχισε το παλιό
puzzles-correct-button = Όχι, διόρθωσα μια σειρά
puzzles-other-button = Έπαιξα δική μου λέξη
puzzles-refused-button = Το παιχνίδι μου δεν την ξέρει
puzzles-undo-button = Αναίρεση
puzzles-reasons-button = Γιατί αυτή η λέξη;
puzzles-remaining-button = Λέξεις που μένουν
puzzles-why-button = Γιατί όχι …;
puzzles-language-button = Άλλη γλώσσα
puzzles-new-button = Νέο παζλ
puzzles-keep-button = Άσ' το όπως είναι
puzzles-mend-button = Άλλαξε τη σειρά { $row } σε { $marks }

puzzles-other-modal = Ποια λέξη έπαιξες;
puzzles-language-field = Γλώσσα των λέξεων
puzzles-words-modal = Ποιες λέξεις έπαιξες;
puzzles-words-field = Οι { $words } λέξεις, με κενά ανάμεσα
puzzles-tiles-field = Τα πλακίδιά τους, μια γραμμή ανά λέξη
puzzles-words-rest = Σειρές { $first } ως { $last }, με κενά ανάμεσα
puzzles-why-modal = Ποια λέξη έχεις στο μυαλό σου;
puzzles-reveal-modal = Ποια ήταν η λέξη σου;
puzzles-word-field = Μια λέξη
puzzles-reveal-field = Η λέξη σου με { $letters } γράμματα

## Πώς αρχίζεις

puzzles-teaching-title = Λύσε ένα παζλ μαζί μου
puzzles-teaching =
    Πες μου μια λέξη που έπαιξες και τα πλακίδιά της, και σου λέω ποιες λέξεις ταιριάζουν. Ή άσε με να διαλέγω εγώ κάθε λέξη, κι εσύ πατάς μόνο τα πλακίδια.

    -# Το βλέπεις μόνο εσύ. Μια ολόκληρη κοινοποίηση χωράει στην επιλογή **hints** του `/{ -command } help`, κι ένα στιγμιότυπο στην επιλογή **picture**.
puzzles-first-button = Γράψε τι έπαιξα
puzzles-lead-button = Διάλεγε εσύ τις λέξεις
puzzles-first-modal = Το παζλ σου
puzzles-first-word-field = Η λέξη που έπαιξες
puzzles-first-tiles-field = Τα πλακίδιά της· κενό για κουμπιά
puzzles-first-tiles-placeholder = 20012, gy.bx, 🟩🟨⬛
puzzles-fresh-title = Νέο παζλ
puzzles-fresh = Αρχίζουμε από το μηδέν. Πρόσθεσε μια σειρά με τις επιλογές **guess** και **hints** του `/{ -command } help`.

## Πόσες λέξεις μένουν

puzzles-left = { $words ->
    [one] Μένει **{ $words } λέξη**.
   *[other] Μένουν **{ $words } λέξεις**.
}
puzzles-left-likely = { $likely ->
    [one] Μένει **{ $likely } πιθανή λέξη**
   *[other] Μένουν **{ $likely } πιθανές λέξεις**
} (και { $rare ->
    [one] { $rare } πιο σπάνια
   *[other] { $rare } πιο σπάνιες
}).
puzzles-left-rare = Δεν ταιριάζει καμία συνηθισμένη λέξη· { $words ->
    [one] μένει **{ $words } σπάνια**.
   *[other] μένουν **{ $words } σπάνιες**.
}
puzzles-left-check = Έλεγξε τα πλακίδια: ίσως το παζλ έχει λέξη που δεν ξέρω.
puzzles-left-board = Ταμπλό { $board }: { $left }
puzzles-left-none = Καμία λέξη της λίστας μου δεν ταιριάζει με αυτές τις σειρές.
puzzles-left-impossible = Οι σειρές δεν συμφωνούν μεταξύ τους, οπότε δεν γίνεται να ταιριάξει καμία λέξη: κάποιο πλακίδιο είναι λάθος. Το **{ $undo }** βγάζει την τελευταία σειρά.
puzzles-left-clues = Τι δείχνουν: { $clues }. Αν ξέρεις τη λέξη, μπορεί να μου τη μάθει όποιος διαχειρίζεται αυτόν τον server: `/{ -command } addword`.
