### Οι εντολές όπως τις δείχνει το Discord: καθεμία είναι `commands-` και το όνομά της, ύστερα η επιλογή της.

commands-root = Παίξε παιχνίδια με λέξεις και πάρε βοήθεια με γρίφους από αλλού

## Παιχνίδια

commands-play = Ξεκίνα ένα παιχνίδι εδώ, ή ένα δικό σου· χωρίς επιλογές σε ρωτάω ποιο
commands-play-mode = Ποιος παίζει και πώς· τα εξηγεί το /{ -command } about
commands-play-length = Γράμματα της λέξης, 4 ως 8· με λίστα 3 ως 10
commands-play-hard = Αν κάθε λέξη πρέπει να τηρεί τα στοιχεία
commands-play-boards = Πολλές λέξεις μαζί, με τις ίδιες προσπάθειες
commands-play-turns = Κανείς δεν παίζει δύο φορές στη σειρά
commands-play-rival = Ποιος παίκτης μου, σε μονομαχία· φίλοι: { games-mode-race }
commands-play-language = { commands-help-language }
commands-play-list = Μια λίστα λέξεων αυτού του διακομιστή, για τις κρυμμένες λέξεις
commands-play-goal = Τι κερδίζει την κούρσα
commands-play-code = Ο κωδικός μιας λέξης που μπήκε αλλού
commands-guess = Δοκίμασε μια λέξη στο παιχνίδι σου
commands-guess-word = Η λέξη σου
commands-board = Δείξε ξανά το παιχνίδι σου, στο τέλος του καναλιού
commands-stop = Παράτα το παιχνίδι σου και δες τη λέξη
commands-share = Δες το τελευταίο σου αποτέλεσμα και ανέβασέ το εδώ
commands-share-letters = Δείξε και τα γράμματα, όταν έχουν τελειώσει όλοι
commands-hint = Πάρε υπόδειξη στο παιχνίδι σου, που έτσι δεν μετράει πια στην κατάταξη

## Αναμετρήσεις

commands-daily = Παίξε τη λέξη της ημέρας, σε ταμπλό που βλέπεις μόνο εσύ
commands-daily-day = Μια παλιά μέρα αντί για σήμερα, εκτός κατάταξης: 2026-11-20, ή ο αριθμός της
commands-challenge = Διάλεξε μια λέξη για να τη βρουν οι άλλοι
commands-challenge-opponent = Ποιος θα τη βρει· άφησέ το κενό για πολλούς ή για όλους
commands-challenge-hard = Αν κάθε λέξη πρέπει να τηρεί τα στοιχεία

## Γρίφοι από αλλού

commands-help = Βοήθεια με έναν γρίφο από αλλού· τη βλέπεις μόνο εσύ, αν δεν τη μοιραστείς
commands-help-guess = Η λέξη που έπαιξες, ή πολλές
commands-help-hints = Τα πλακίδιά της: 20012, gy.bx, emoji, ή ολόκληρη η κοινοποίηση
commands-help-picture = Ένα στιγμιότυπο του γρίφου, αντί για λέξεις και πλακίδια
commands-help-shared = Λύστε τον παρέα, όλοι σε αυτό το κανάλι
commands-help-language = Η γλώσσα των λέξεων
commands-help-length = Γράμματα της λέξης, 4 ως 8
commands-help-hard = Πρότεινε μόνο λέξεις της δύσκολης λειτουργίας
commands-help-list = Ποιες λέξεις μπορεί να είναι κρυμμένες
commands-help-boards = Πόσες λέξεις ψάχνεις μαζί, 1 ως 8
commands-solve = Λύσε έναν γρίφο από αλλού: διαλέγω εγώ κάθε λέξη, κι εσύ πατάς τα πλακίδια
commands-solve-shared = { commands-help-shared }
commands-solve-language = { commands-help-language }
commands-solve-length = { commands-help-length }
commands-solve-hard = Πρότεινε μόνο λέξεις της δύσκολης λειτουργίας
commands-solve-list = { commands-help-list }
commands-solve-boards = { commands-help-boards }
commands-stump = Σκέψου μια λέξη και άσε με να τη μαντέψω
commands-stump-rival = Ποιος μαντεύει: παίζω καλά, ή και άσχημα
commands-stump-length = Γράμματα της λέξης σου, 4 ως 8
commands-stump-language = { commands-help-language }
commands-stump-private = Να το βλέπεις μόνο εσύ

## Ανάλυση, κατάταξη και στατιστικά

commands-analyse = Δες τι άξιζε κάθε προσπάθειά σου, και τι ήταν καλύτερο
commands-analyse-share = Μια κοινοποίηση από αλλού· κενό για το τελευταίο σου παιχνίδι εδώ
commands-analyse-words = Οι λέξεις που έπαιξες, με τη σειρά
commands-analyse-answer = Η κρυμμένη λέξη, αν δεν τη βρήκες
commands-analyse-picture = Στιγμιότυπο του τελειωμένου παιχνιδιού
commands-analyse-language = { commands-help-language }
commands-difficulty = Δες τι σημαίνει μια λέξη και πόσο δύσκολη είναι· το βλέπεις μόνο εσύ
commands-difficulty-word = Μια λέξη με 4 ως 8 γράμματα
commands-difficulty-language = { commands-help-language }
commands-leaderboard = Δες ποιος παίζει καλύτερα εδώ, και γιατί έχεις τη θέση που έχεις
commands-leaderboard-period = Ποιες μέρες μετράνε· άφησέ το κενό για όλες
commands-leaderboard-mode = Μόνο ένας τρόπος παιχνιδιού· άφησέ το κενό για όσα παίζεις περισσότερο
commands-leaderboard-view = Τι κρίνει: προσπάθειες, πόντοι, σερί, λυμένα ή βαθμολογία
commands-leaderboard-length = Γράμματα της λέξης, 4 ως 8· άφησέ το κενό για όσα παίζεις περισσότερο
commands-leaderboard-boards = Παιχνίδια με τόσες λέξεις μαζί
commands-leaderboard-scope = Αυτός ο διακομιστής, ή όλοι όσοι συμμετέχουν
commands-stats = Δες παιχνίδια, μέσο όρο, προσπάθειες και σερί
commands-stats-player = Τίνος τα στατιστικά· άφησέ το κενό για τα δικά σου
commands-stats-against = Με ποιον να συγκριθούν, στις λέξεις που παίξατε και οι δύο

## Γρίφοι που παίχτηκαν αλλού

commands-record = Κατάγραψε το αποτέλεσμά σου από αλλού· την απάντηση τη βλέπεις μόνο εσύ
commands-record-share = Η κοινοποίηση που αντέγραψες· χωρίς αυτή ανοίγει φόρμα
commands-records = Δες ποιος είναι πρώτος σε γρίφους που παίζετε αλλού, και τι μετράει στον καθένα
commands-records-game = Το παιχνίδι· άφησέ το κενό για όλα όσα διαβάζω
commands-records-period = { commands-leaderboard-period }

## Για το μποτ, τον διακομιστή και εσένα

commands-about = Πώς παίζεται, όλοι οι τρόποι παιχνιδιού, και τι κρατάω για σένα
commands-settings = Άλλαξε πώς παίζει αυτός ο διακομιστής, αν τον διαχειρίζεσαι
commands-addword = Μάθε μου μια λέξη για αυτόν τον διακομιστή, αν τον διαχειρίζεσαι
commands-addword-word = Μια λέξη με 4 ως 8 γράμματα που λείπει από τη λίστα μου
commands-preferences = Διάλεξε το δικό σου θέμα, γλώσσα και υπενθυμίσεις

## Εντολές στο μενού ενός μηνύματος

commands-message-help = Βοήθεια με αυτόν τον γρίφο
commands-message-analyse = Ανάλυση του παιχνιδιού

## Τιμές μιας επιλογής

commands-hard-off = Όχι
commands-hard-hard = Δύσκολη: τα στοιχεία ξαναμπαίνουν
commands-hard-ultra = Υπερδύσκολη: ταιριάζουν όλα τα στοιχεία
commands-list-answers = Πρώτα οι πιθανές λέξεις
commands-list-everything = Οποιαδήποτε λέξη της λίστας μου
commands-rival-easy = { matches-called-easy }: περίπου 5 προσπάθειες, και χάνει μία λέξη στις επτά
commands-rival-normal = { matches-called-normal }: περίπου 4 προσπάθειες, όπως οι περισσότεροι
commands-rival-hard = { matches-called-hard }: προσεκτικά, και πάντα τη βρίσκει
commands-rival-perfect = { matches-called-perfect }: τις λιγότερες προσπάθειες που γίνονται
commands-rival-sound-letter-rank = { matches-called-sound-letter-rank }: αγαπά τα πιο κοινά γράμματα
commands-rival-distinct-letters = { matches-called-distinct-letters }: πέντε γράμματα, όλα διαφορετικά
commands-rival-letter-frequency = { matches-called-letter-frequency }: μετρά γράμματα, και δοκιμάζει τρεις φορές νέα
commands-rival-most-popular = { matches-called-most-popular }: πάντα η πιο γνωστή λέξη
commands-rival-position-frequency = { matches-called-position-frequency }: κάθε γράμμα εκεί που στέκεται συνήθως
commands-rival-position-frequency-dynamic = { matches-called-position-frequency-dynamic }: όπως ο Μαξ, αλλά ξαναμετρά κάθε φορά
