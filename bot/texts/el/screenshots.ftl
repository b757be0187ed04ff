### Ταμπλό σε εικόνες και μηνύματα: τι διαβάστηκε, για επιβεβαίωση και διόρθωση.

screenshots-title = Σωστά;
screenshots-right = Αυτά διάβασα.
screenshots-unsure = Αυτά διάβασα στην εικόνα σου. Κοίτα, σε παρακαλώ, ό,τι έχει ερωτηματικό.
screenshots-gap = Κάτι κρύβει τη σειρά { $row } στην εικόνα σου. Γράψε τη λέξη και τα πλακίδιά της, ή βγάλε τη σειρά.
screenshots-unsure-places = ίσως έκανα λάθος στο γράμμα { $places }
screenshots-hidden = Βλέπω τα πλακίδια, αλλά όχι γράμματα. Έλεγξε τα πλακίδια και μετά πες μου τις λέξεις.
screenshots-no-answer = Η λέξη δεν φαίνεται ακόμη, γι' αυτό θα σε ρωτήσω μετά.
screenshots-row = **Σειρά { $row }:** πάτα ένα γράμμα ώσπου να γίνει σωστό το πλακίδιό του, ή άλλαξε τη λέξη.
screenshots-row-boards = **Σειρά { $row }:** διόρθωσε παρακάτω τη λέξη και τα πλακίδιά της, ή αφαίρεσέ τη.
screenshots-read = -# Αυτά διάβασα. Είναι λάθος κάποια σειρά; Διόρθωσέ την παρακάτω.
screenshots-rows-menu = Διόρθωσε μια σειρά
screenshots-row-choice = { $row }: { $word }
screenshots-yes-help-button = Ναι, βοήθησέ με
screenshots-yes-analysis-button = Ναι, κάνε ανάλυση
screenshots-words-button = Γράψε τις λέξεις
screenshots-word-button = Άλλαξε τη λέξη
screenshots-word-and-tiles-button = Άλλαξε τη λέξη και τα πλακίδια
screenshots-drop-button = Βγάλε αυτή τη σειρά
screenshots-missing-button = Γράψε αυτή τη σειρά
screenshots-add-button = Πρόσθεσε σειρά
screenshots-place-field = Πού μπαίνει;
screenshots-place-choice = Σειρά { $row }
screenshots-word-modal = Ποια λέξη έχει η σειρά { $row };
screenshots-tiles-field = Τα πλακίδιά της, ανά ταμπλό
screenshots-row-tiles-field = Τα πλακίδιά της, π.χ. 20012
screenshots-field = Ή ένα στιγμιότυπο του γρίφου
screenshots-which-title = Ποιο ταμπλό;
screenshots-which = Βλέπω { $boards } ταμπλό στην εικόνα σου. Ποιο εννοείς;
screenshots-which-menu = Διάλεξε ταμπλό
screenshots-which-choice = Ταμπλό { $board }: { $rows ->
    [one] { $rows } σειρά
   *[other] { $rows } σειρές
}
