### Γρίφοι από αλλού, λέξεις που μαντεύει το μποτ, και υποδείξεις σε ένα παιχνίδι.

## Ο πίνακας ενός γρίφου

puzzles-title = Ο γρίφος σου
puzzles-title-shared = Ο γρίφος του καναλιού
puzzles-everything = η λέξη μπορεί να είναι οποιαδήποτε
puzzles-outdated = *Κάτι άλλαξε στο μεταξύ. Τώρα είναι έτσι.*
puzzles-no-rows = Καμία σειρά ακόμη.
puzzles-on-board = { $text } · ταμπλό { $board }
puzzles-renewed = Αυτός είναι νέος γρίφος: δεν συνεχίζει τον προηγούμενο.
puzzles-renewed-changed = Τον πήρα για νέο γρίφο, γιατί τα πλακίδια είναι τώρα αλλιώς: { $words }.
puzzles-replaced = Άλλαξαν πλακίδια: { $words }.
puzzles-added = Μπήκε στον γρίφο σου με { $words }. Αν είναι άλλος γρίφος, πάτα **{ $button }**.
puzzles-stale = Πέρασε ώρα από τον τελευταίο σου γρίφο, που τελείωσε με **{ $word }**. Η επόμενη σειρά σου αρχίζει νέον.
puzzles-draft-guess = Δοκίμασε: **{ $word }**
puzzles-draft-mark = Χρωμάτισε: **{ $word }**
puzzles-draft-show = Πάτα κάθε γράμμα ώσπου να γίνει όπως στα πλακίδιά σου, και μετά **Enter**.
puzzles-path = { $word } άφησε { $words }
puzzles-next = Επόμενη προσπάθεια
puzzles-used = Βοήθεια ως τώρα: { $rungs }

puzzles-enter-button = Enter
puzzles-found-button = Αυτή είναι!
puzzles-more = Περισσότερα …
puzzles-continue-button = Συνέχισε τον παλιό
puzzles-correct-button = Όχι, διόρθωσα μια σειρά
puzzles-other-button = Έπαιξα δική μου λέξη
puzzles-refused-button = Το παιχνίδι μου δεν την ξέρει
puzzles-undo-button = Αναίρεση
puzzles-reasons-button = Γιατί αυτή η λέξη;
puzzles-remaining-button = Λέξεις που μένουν
puzzles-why-button = Γιατί όχι …;
puzzles-language-button = Άλλη γλώσσα
puzzles-new-button = Νέος γρίφος
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

puzzles-teaching-title = Λύσε έναν γρίφο μαζί μου
puzzles-teaching =
    Πες μου μια λέξη που έπαιξες και τα πλακίδιά της, και σου λέω ποιες λέξεις ταιριάζουν. Ή άσε με να διαλέγω εγώ κάθε λέξη, κι εσύ πατάς μόνο τα πλακίδια.

    -# Το βλέπεις μόνο εσύ. Μια ολόκληρη κοινοποίηση χωράει στην επιλογή **hints** του `/{ -command } help`, κι ένα στιγμιότυπο στην επιλογή **picture**.
puzzles-first-button = Γράψε τι έπαιξα
puzzles-lead-button = Διάλεγε εσύ τις λέξεις
puzzles-first-modal = Ο γρίφος σου
puzzles-first-word-field = Η λέξη που έπαιξες
puzzles-first-tiles-field = Τα πλακίδιά της· κενό για κουμπιά
puzzles-first-tiles-placeholder = 20012, gy.bx, 🟩🟨⬛
puzzles-fresh-title = Νέος γρίφος
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
puzzles-left-check = Έλεγξε τα πλακίδια: ίσως ο γρίφος έχει λέξη που δεν ξέρω.
puzzles-left-board = Ταμπλό { $board }: { $left }
puzzles-left-none = Καμία λέξη της λίστας μου δεν ταιριάζει με αυτές τις σειρές.
puzzles-left-impossible = Οι σειρές δεν συμφωνούν μεταξύ τους, οπότε δεν γίνεται να ταιριάξει καμία λέξη: κάποιο πλακίδιο είναι λάθος. Το **{ $undo }** βγάζει την τελευταία σειρά.
puzzles-left-clues = Τι δείχνουν: { $clues }. Αν ξέρεις τη λέξη, μπορεί να μου τη μάθει όποιος διαχειρίζεται αυτόν τον διακομιστή: `/{ -command } addword`.

## Σειρές που δεν γίνεται να είναι όλες σωστές

puzzles-slip-title = Δεν αποθηκεύτηκε
puzzles-slip-row = Καμία λέξη που ξέρω δεν ταιριάζει με τη σειρά { $rows }.
puzzles-slip-row-never = Δεν γίνεται καμία λέξη να δώσει τη σειρά { $rows }.{ $order ->
    [wrong] { " " }Από ίδια γράμματα, κίτρινο γίνεται το πρώτο.
   *[right] { "" }
}
puzzles-slip-rows = Οι σειρές { $rows } δεν συμφωνούν μεταξύ τους.
puzzles-slip-rows-all = Οι σειρές σου δεν συμφωνούν μεταξύ τους.
puzzles-slip-none = Καμία λέξη που ξέρω δεν ταιριάζει με τις σειρές { $rows } μαζί.
puzzles-slip-none-all = Καμία λέξη που ξέρω δεν ταιριάζει με όλες τις σειρές σου.
puzzles-slip-named = { $row } ({ $word })
puzzles-slip-word = Δεν αποθήκευσα τη λέξη **{ $word }**.
puzzles-slip-words = Δεν αποθήκευσα αυτές τις { $rows } σειρές.
puzzles-slip-mend = Μήπως η σειρά { $row } είναι { $marks } (`{ $digits }`);
puzzles-slip-mends = Ίσως είναι λάθος ένα μόνο πλακίδιο, σε μία από αυτές τις σειρές:
puzzles-slip-mended = Σειρά { $row }: { $marks } (`{ $digits }`)
puzzles-slip-check = Έλεγξε, σε παρακαλώ, ξανά τα πλακίδια.

## Βοήθεια, σκαλί σκαλί

puzzles-rung-nudge = Μια μικρή βοήθεια
puzzles-rung-letter = Ένα γράμμα
puzzles-rung-guesses = Μια λέξη
puzzles-rung-nudge-hint = Κάτι για τη λέξη, αλλά κανένα νέο γράμμα της
puzzles-rung-more = Άλλη μια μικρή βοήθεια
puzzles-rung-more-hint = Ακόμη κάτι για τη λέξη
puzzles-rung-letter-hint = Ποιο γράμμα αξίζει να δοκιμάσεις τώρα
puzzles-rung-guesses-hint = Λέξεις για την επόμενη προσπάθεια
puzzles-rung-line = **{ $rung }**: { $hint }

# $sure is "certain" (true of every word that fits), "all" (of all likely words), "rare" (of all
# words, but only rare ones fit) or "most".
puzzles-nudge-probably = { $sure ->
    [most] Το πιο πιθανό:
   *[all] Σχεδόν σίγουρα:
} { SMALL($fact) } ({ $sure ->
    [all] Ισχύει { $words ->
        [1] για τη μόνη πιθανή λέξη
        [2] και για τις δύο πιθανές λέξεις
       *[other] για όλες τις πιθανές λέξεις
    }
    [rare] Ισχύει { $words ->
        [2] και για τις δύο λέξεις που μένουν
       *[other] και για τις { $words } λέξεις που μένουν
    }
   *[most] Ισχύει για { $count } από τις { $words } { $kind ->
        [likely] πιθανές λέξεις
       *[all] λέξεις που μένουν
    }
}.)
puzzles-nudge-first-half = Το γράμμα στη θέση { $place } είναι από το πρώτο μισό του αλφαβήτου.
puzzles-nudge-second-half = Το γράμμα στη θέση { $place } είναι από το δεύτερο μισό του αλφαβήτου.
puzzles-nudge-side-by-side = Δύο ίδια γράμματα είναι δίπλα δίπλα.
puzzles-nudge-vowels-meet = Δύο φωνήεντα είναι δίπλα δίπλα.
puzzles-nudge-vowel-at = Το γράμμα στη θέση { $place } είναι φωνήεν.
puzzles-nudge-consonant-at = Το γράμμα στη θέση { $place } είναι σύμφωνο.
puzzles-nudge-meaning = Το πιο πιθανό είναι να σημαίνει: *{ $meaning }*
puzzles-nudge-trap = Προσοχή, παγίδα: { $sure ->
    [all] και οι { $words }
   *[most] { $count } από τις { $words }
} { $kind ->
    [likely] πιθανές λέξεις
   *[all] λέξεις που μένουν
} διαφέρουν σε ένα μόνο γράμμα.{ $way }
puzzles-nudge-trap-way = { " " }Μην τις δοκιμάσεις μία μία: αξίζει περισσότερο μια λέξη που δοκιμάζει πολλά από αυτά τα γράμματα μαζί.

puzzles-letter = { $sure ->
    [certain] Η λέξη έχει το γράμμα **{ $letter }**.
    [rare] Το πιο πιθανό είναι να έχει η λέξη το γράμμα **{ $letter }**.
    [all] Το πιο πιθανό είναι να έχει η λέξη το γράμμα **{ $letter }**, όπως { $words ->
        [1] η μόνη πιθανή λέξη
        [2] και οι δύο πιθανές λέξεις
       *[other] όλες οι πιθανές λέξεις
    }.
    [single] Κανένα νέο γράμμα δεν υπάρχει σε πάνω από μία από τις { $words } { $kind ->
        [likely] πιθανές λέξεις
       *[all] λέξεις που μένουν
    }· το **{ $letter }** είναι τόσο καλό όσο κάθε άλλο.
   *[most] Το καλύτερο γράμμα για δοκιμή είναι το **{ $letter }**: { $count ->
        [one] το έχει { $count } από τις { $words } { $kind ->
            [likely] πιθανές λέξεις
           *[all] λέξεις που μένουν
        }.
       *[other] το έχουν { $count } από τις { $words } { $kind ->
            [likely] πιθανές λέξεις
           *[all] λέξεις που μένουν
        }.
    }
}
puzzles-letter-another = { $sure ->
    [certain] Η λέξη έχει κι άλλο **{ $letter }**.
    [rare] Το πιο πιθανό είναι να έχει η λέξη κι άλλο **{ $letter }**.
    [all] Το πιο πιθανό είναι να έχει η λέξη κι άλλο **{ $letter }**.
   *[most] Μπορεί η λέξη να έχει κι άλλο **{ $letter }**.
}
puzzles-letter-place = { $sure ->
    [certain] Το **{ $letter }** μπαίνει στη θέση { $place }.
    [rare] Το **{ $letter }** μπαίνει πιθανότατα στη θέση { $place }.
    [all] Το **{ $letter }** μπαίνει πιθανότατα στη θέση { $place }, όπως { $words ->
        [1] στη μόνη πιθανή λέξη
        [2] και στις δύο πιθανές λέξεις
       *[other] σε όλες τις πιθανές λέξεις
    }.
   *[most] Το **{ $letter }** μπαίνει πιθανότατα στη θέση { $place }, όπως σε { $count } από τις { $words } { $kind ->
        [likely] πιθανές λέξεις
       *[all] λέξεις που μένουν
    }.
}
puzzles-letter-none = Ξέρεις ήδη κάθε γράμμα της λέξης, και πού μπαίνει.

## Η επόμενη προσπάθεια

puzzles-try-likely = Δοκίμασε **{ $word }**. Πιθανότατα είναι αυτή.
puzzles-try-only = Η μόνη λέξη που μένει είναι ||**{ $word }**||.
puzzles-try-only-rare = Η μόνη λέξη που ξέρω και ταιριάζει είναι ||**{ $word }**||, που οι γρίφοι σπάνια την κρύβουν.
puzzles-try-two = Δοκίμασε **{ $word }**. Η άλλη λέξη που μένει είναι **{ $other }**.
puzzles-try-likeliest = Δοκίμασε **{ $word }**. Είναι η μόνη πιθανή λέξη.
puzzles-try-two-likely = Δοκίμασε **{ $word }**. Η άλλη πιθανή λέξη είναι **{ $other }**.
puzzles-try-rarer = { $words ->
    [one] Ταιριάζει και { $words } πιο σπάνια λέξη.
   *[other] Ταιριάζουν και { $words } πιο σπάνιες λέξεις.
}
puzzles-try-possible = Δοκίμασε **{ $word }**. Μπορεί να είναι αυτή, και { $leaves }.
puzzles-try-possible-board = Δοκίμασε **{ $word }**. Μπορεί να είναι η λέξη ενός ταμπλό, και { $leaves }.
puzzles-try-probe = Δοκίμασε **{ $word }**. Δεν γίνεται να είναι αυτή, αλλά { $leaves }.
puzzles-try-rare = Δεν είναι συνηθισμένη λέξη.
puzzles-try-rude = { $words ->
    [one] Μόνο μία λέξη μένει, και είναι χυδαία.
   *[other] Η λέξη που θα δοκίμαζα εδώ είναι χυδαία.
} Πάτα τη μπάρα για να τη διαβάσεις: ||{ $word }||
puzzles-try-also = Καλή ιδέα και: { $words }.
puzzles-try-also-probes = Καλή ιδέα, αλλά όχι η κρυμμένη λέξη: { $words }.
puzzles-leaves = αφήνει συνήθως { $words ->
    [one] 1 λέξη
   *[other] { $words } λέξεις
}
puzzles-leaves-or = αφήνει συνήθως { $few } ή { $words } λέξεις
puzzles-leaves-about = αφήνει συνήθως περίπου { $words } λέξεις
puzzles-leaves-boards = αφήνει περίπου { $words ->
    [one] 1 λέξη
   *[other] { $words } λέξεις
} σε όλα τα ταμπλό μαζί

puzzles-reasons-title = Γιατί { $word };
puzzles-why-tests = Δοκιμάζει { $letters }: { $tested ->
    [one] { $count ->
        [one] το έχει
       *[other] το έχουν
    }
   *[other] { $count ->
        [one] έχει τουλάχιστον ένα από αυτά
       *[other] έχουν τουλάχιστον ένα από αυτά
    }
} { $count } από τις { $words } { $kind ->
    [likely] πιθανές λέξεις
   *[all] λέξεις που μένουν
}.
puzzles-why-tests-none = Δεν δοκιμάζει νέο γράμμα, αλλά δείχνει πού μπαίνουν τα γνωστά.
puzzles-why-tests-again = Δεν δοκιμάζει νέο γράμμα, αλλά δείχνει αν η λέξη έχει { $letters } άλλη μια φορά.
puzzles-why-tests-places = Δεν δοκιμάζει νέο γράμμα, αλλά δείχνει τη θέση για { $letters }.
puzzles-why-tests-some = Δοκιμάζει { $letters }: άλλες από τις λέξεις που μένουν έχουν, άλλες όχι.
puzzles-why-also-again = Δείχνει και αν η λέξη έχει { $letters } άλλη μια φορά.
puzzles-why-also-places = Δείχνει και τη θέση για { $letters }.
puzzles-why-only-likely = Είναι η μόνη πιθανή λέξη.
puzzles-why-groups = Τα πλακίδιά της χωρίζουν αυτές τις λέξεις σε { $groups ->
    [one] 1 ομάδα
   *[other] { $groups } ομάδες
}. Κατά μέσο όρο { $words ->
    [one] μένει περίπου 1 λέξη
   *[other] μένουν περίπου { $words } λέξεις
}, στη χειρότερη { $most ->
    [one] 1
   *[other] { $most }
}.
puzzles-why-apart = { $count ->
    [1] Θα την ήξερες αμέσως: { $words }.
   *[other] Καθεμία από αυτές θα την ήξερες αμέσως: { $words }.
}
puzzles-why-together = Αυτές μένουν μαζί: { $words }.
puzzles-why-possible = Μπορεί να είναι η ίδια η κρυμμένη λέξη.
puzzles-why-only = Είναι η μόνη λέξη που ξέρω και ταιριάζει με κάθε σειρά.
puzzles-figures-button = Τα νούμερα
puzzles-reasons-figure = **{ $word }** { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
puzzles-reasons-note = Το νούμερο λέει περίπου πόσες προσπάθειες χρειάζονται ακόμη, μαζί με αυτή· όσο λιγότερες, τόσο καλύτερα. Μια λέξη που την ξέρουν λίγοι χρεώνεται 0,25 παραπάνω, και μια που μπορεί να είναι η κρυμμένη, ως 0,10 λιγότερο.
puzzles-reasons-none = Εδώ δεν υπάρχει τίποτα να ζυγίσω.
puzzles-sampled = Μένουν { $words } λέξεις· αυτό το υπολόγισα με { $seen } από αυτές.

## Οι λέξεις που μένουν, και γιατί μια λέξη δεν είναι ανάμεσά τους

puzzles-words-title = { $words ->
    [one] { $words } λέξη
   *[other] { $words } λέξεις
}
puzzles-words-page = Σελίδα { $page } από { $pages }
puzzles-words-unsaid = { $words ->
    [one] χωρίς { $words } χυδαία λέξη
   *[other] χωρίς { $words } χυδαίες λέξεις
}
puzzles-words-back-button = ◀ Πιο πιθανές
puzzles-words-on-button = Πιο σπάνιες ▶
puzzles-out = Η λέξη **{ $word }** αποκλείεται: { $clue }.
puzzles-possible = Η λέξη **{ $word }** ταιριάζει με κάθε σειρά.
puzzles-possible-rare = Η λέξη **{ $word }** ταιριάζει με κάθε σειρά, αλλά οι γρίφοι σπάνια την κρύβουν, γι' αυτό τη βάζω με τις πιο σπάνιες.
puzzles-instead-own = Είναι αυτή που θα δοκίμαζα κι εγώ.
puzzles-instead-mine = η λέξη που θα δοκίμαζα εγώ
puzzles-instead-worse = { $possible ->
    [yes] Αν δεν είναι η κρυμμένη, αφήνει περίπου
   *[no] Ως προσπάθεια αφήνει περίπου
} { $stay ->
    [one] 1 λέξη
   *[other] { $stay } λέξεις
}, ενώ { $mine } μόνο περίπου { $less }.
puzzles-instead-better = { $possible ->
    [yes] Είναι καλή προσπάθεια
   *[no] Κι όμως είναι καλή προσπάθεια
}: αφήνει λίγο λιγότερες λέξεις απ' όσες { $mine }.
puzzles-instead-same = { $possible ->
    [yes] Είναι καλή προσπάθεια
   *[no] Κι όμως είναι καλή προσπάθεια
}: αφήνει περίπου { $stay ->
    [one] 1 λέξη
   *[other] { $stay } λέξεις
}, και { $mine } περίπου { $less }.
puzzles-unknown = Απλώς δεν υπάρχει στη λίστα μου. Μπορεί να την προσθέσει όποιος διαχειρίζεται αυτόν τον διακομιστή: `/{ -command } addword`.
puzzles-unknown-word = Τη λέξη **{ $word }** δεν την ξέρω.
puzzles-unknown-meant = Τη λέξη **{ $word }** δεν την ξέρω· μήπως εννοείς **{ $meant }**;
puzzles-row-disallowed = Η δύσκολη λειτουργία δεν θα άφηνε να παιχτεί η λέξη **{ $word }** στη σειρά { $row }. Αν είναι λάθος κάποια λέξη ή κάποιο πλακίδιο, διόρθωσέ το.
puzzles-over = Αυτός ο γρίφος λύθηκε. Το κουμπί **Νέος γρίφος** αρχίζει άλλον.

## Μια υπόδειξη σε παιχνίδι που τρέχει

puzzles-hint-title = Υπόδειξη
puzzles-hint-nudge = Μικρή βοήθεια
puzzles-hint-nudge-about = Πώς μοιάζει η λέξη, χωρίς κανένα γράμμα της
puzzles-hint-letter = Γράμμα
puzzles-hint-letter-about = Ένα γράμμα της λέξης που δεν ξέρεις ακόμη
puzzles-hint-place = Θέση
puzzles-hint-place-about = Πού μπαίνει ένα από τα γράμματά της
puzzles-hint-meaning = Σημασία
puzzles-hint-meaning-about = Τι σημαίνει η λέξη· μπορεί να προδώσει πολλά
puzzles-hint-guesses = Μια λέξη
puzzles-hint-guesses-about = Μια καλή λέξη για την επόμενη προσπάθεια
puzzles-hint-unranked = { $hint } (εκτός κατάταξης)
puzzles-hint-price-nothing = Αυτό το παιχνίδι δεν μετράει πια στην κατάταξη, οπότε οι επόμενες υποδείξεις δεν κοστίζουν τίποτα.
puzzles-hint-price-free = Αυτό το παιχνίδι δεν μετράει στην κατάταξη, οπότε οι υποδείξεις δεν κοστίζουν τίποτα.
puzzles-hint-price-first = Με την πρώτη υπόδειξη, αυτό το παιχνίδι δεν μετράει πια στην κατάταξη, για κανέναν.
puzzles-hint-price-own = Μια ματιά δεν κοστίζει τίποτα. Με την πρώτη υπόδειξη, αυτό το παιχνίδι δεν μετράει πια στην κατάταξη.
puzzles-hint-price-shared = Μια ματιά δεν κοστίζει τίποτα. { puzzles-hint-price-first }
puzzles-hint-price-asked = Μια ματιά δεν κοστίζει τίποτα. { refusals-may-not-agree } { puzzles-hint-price-first }
puzzles-hint-price-daily = Μια ματιά δεν κοστίζει τίποτα. Με την πρώτη υπόδειξη, αυτή η λέξη της ημέρας δεν μετράει πια στην κατάταξη, και τελειώνει το σερί σου.
puzzles-hint-means = Σημαίνει: *{ $meaning }*
puzzles-hint-no-nudge = Ξέρεις ήδη για τη λέξη όσα θα μπορούσα να πω χωρίς να φανερώσω γράμμα.
puzzles-hint-letter-new = Η λέξη έχει το γράμμα **{ $letter }**.
puzzles-hint-letter-again = Η λέξη έχει κι άλλο **{ $letter }**.
puzzles-hint-at = Το **{ $letter }** μπαίνει στη θέση { $place }.
puzzles-hint-trait-repeated = Κάποιο γράμμα υπάρχει πάνω από μία φορά στη λέξη.
puzzles-hint-trait-different = Όλα τα γράμματα της λέξης είναι διαφορετικά.
puzzles-hint-trait-vowels = { $vowels ->
    [0] Η λέξη δεν έχει φωνήεν{ $y ->
        [yes] , εκτός ίσως από Y.
       *[no] .
    }
    [one] Η λέξη έχει μόνο ένα φωνήεν.
   *[other] Η λέξη έχει { $vowels } φωνήεντα.
}
puzzles-hint-trait-more-vowels = { $vowels ->
    [0] Ξέρεις ήδη κάθε φωνήεν της λέξης{ $y ->
        [yes] , εκτός ίσως από Y.
       *[no] .
    }
    [one] Η λέξη έχει άλλο ένα φωνήεν, που δεν το ξέρεις ακόμη.
   *[other] Η λέξη έχει άλλα { $vowels } φωνήεντα, που δεν τα ξέρεις ακόμη.
}
puzzles-hint-trait-early = Η λέξη αρχίζει με γράμμα από το πρώτο μισό του αλφαβήτου.
puzzles-hint-trait-late = Η λέξη αρχίζει με γράμμα από το δεύτερο μισό του αλφαβήτου.
puzzles-hint-trait-begins-vowel = Η λέξη αρχίζει με φωνήεν.
puzzles-hint-trait-begins-consonant = Η λέξη αρχίζει με σύμφωνο.
puzzles-hint-trait-ends-vowel = Η λέξη τελειώνει σε φωνήεν.
puzzles-hint-trait-ends-consonant = Η λέξη τελειώνει σε σύμφωνο.
puzzles-hint-trait-lacks = Η λέξη δεν έχει **{ $letter }**.

## Το μποτ μαντεύει μια λέξη που σκέφτεται κάποιος

puzzles-stump-title = Νίκησέ με
puzzles-stump-rival = Μαντεύει: { $rival }
puzzles-stump-own = Μαντεύω εγώ, με λέξεις που τις ξέρουν οι περισσότεροι
puzzles-stump-first = { $who }, σκέψου μια λέξη και μην την πεις σε κανέναν. Δοκιμάζω: **{ $word }**
puzzles-stump-guess = { $words ->
    [one] Μένει ακόμη { $words } πιθανή λέξη
   *[other] Μένουν ακόμη { $words } πιθανές λέξεις
}. Δοκιμάζω: **{ $word }**
puzzles-stump-show = Πάτα τα γράμματα που το χρώμα τους δεν είναι ακόμη σωστό για τη λέξη σου, και μετά **Enter**. Ό,τι έδειξαν τα προηγούμενα πλακίδια μπήκε ήδη. Είναι η λέξη σου; Πάτα **Αυτή είναι!**
puzzles-stump-show-first = Πάτα τα γράμματα που το χρώμα τους δεν είναι ακόμη σωστό για τη λέξη σου, και μετά **Enter**. Είναι η λέξη σου; Πάτα **Αυτή είναι!**
puzzles-stump-found = 🎉 **{ $word }**: βρήκα τη λέξη σου με { $guesses ->
    [one] { $guesses } προσπάθεια
   *[other] { $guesses } προσπάθειες
}.
puzzles-stump-beaten = 🏆 Μου τελείωσαν οι προσπάθειες. Με νίκησες, { $who }! Ποια ήταν η λέξη σου;
puzzles-stump-no-words = 🏆 Δεν μου έρχεται άλλη λέξη. Με νίκησες, { $who }! Ποια ήταν η λέξη σου;
puzzles-stump-impossible = 🤔 Από τη σειρά { $turn } και μετά δεν ταιριάζει καμία λέξη που ξέρω. { $why }
puzzles-stump-recover = Πάτα **Αναίρεση** για να χρωματίσεις ξανά την τελευταία σειρά. Αν όλα τα πλακίδια είναι σωστά, πάτα **Πες τη λέξη μου**.
puzzles-stump-was = Ήταν η λέξη **{ $word }**.
puzzles-stump-unknown = Η λέξη σου δεν υπάρχει στη λίστα μου, οπότε δεν θα την έβρισκα ποτέ.
puzzles-stump-early = Σταμάτησες πριν χρωματίσεις την πρώτη μου προσπάθεια.
puzzles-stump-fair = Όλα τα πλακίδια είναι σωστά. Μπράβο!
puzzles-stump-won = Όλα τα πλακίδια είναι σωστά: με νίκησες. Μπράβο!
puzzles-stump-left = Όλα τα πλακίδια είναι σωστά. { $others ->
    [0] Ήταν η μόνη λέξη που έμενε, οπότε θα την έβρισκα αμέσως μετά.
    [one] Έμενε ακόμη { $others } πιθανή λέξη.
   *[other] Έμεναν ακόμη { $others } πιθανές λέξεις.
}
puzzles-stump-wrong = { $count ->
    [one] Για εκείνη τη λέξη, η σειρά { $rows } θα έπρεπε να είναι έτσι:
   *[other] Για εκείνη τη λέξη, οι σειρές { $rows } θα έπρεπε να είναι έτσι:
}

puzzles-again-button = Άλλη λέξη
puzzles-reveal-button = Πες τη λέξη μου
