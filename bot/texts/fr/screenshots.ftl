### Images de grilles : ce qui y a été lu, à confirmer et à corriger.

screenshots-title = C'est bien ça ?
screenshots-right = Voici ce que j'ai lu.
screenshots-unsure = Voici ce que j'ai lu dans ton image. Vérifie tout ce qui porte un point d'interrogation.
screenshots-gap = Quelque chose cache la ligne { $row } dans ton image. Tape son mot et ses cases, ou retire la ligne.
screenshots-unsure-places = un doute sur la lettre { $places }
screenshots-hidden = Je vois les cases, mais aucune lettre. Vérifie les cases, puis dis-moi les mots.
screenshots-no-answer = La réponse n'y est pas encore, je te la demanderai donc ensuite.
screenshots-row = **Ligne { $row } :** appuie sur une lettre jusqu'à ce que sa case soit juste, ou change le mot.
screenshots-row-boards = **Ligne { $row } :** corrige son mot et ses cases ci-dessous, ou retire-la.
screenshots-read = -# Voici ce que j'ai lu. Une ligne est fausse ? Corrige-la ci-dessous.
screenshots-rows-menu = Corriger une ligne
screenshots-row-choice = { $row } : { $word }
screenshots-yes-help-button = Oui, aide-moi
screenshots-yes-analysis-button = Oui, analyse-la
screenshots-words-button = Écrire les mots
screenshots-word-button = Changer le mot
screenshots-word-and-tiles-button = Changer le mot et les cases
screenshots-drop-button = Retirer cette ligne
screenshots-missing-button = Taper cette ligne
screenshots-add-button = Ajouter une ligne
screenshots-place-field = Où va-t-elle ?
screenshots-place-choice = Ligne { $row }
screenshots-word-modal = Quel mot est à la ligne { $row } ?
screenshots-tiles-field = Ses cases, grille par grille
screenshots-row-tiles-field = Ses cases, comme 20012
screenshots-field = Ou une capture du puzzle
screenshots-which-title = Quelle grille ?
screenshots-which = Je vois { $boards } grilles dans ton image. De laquelle parles-tu ?
screenshots-which-menu = Choisis une grille
screenshots-which-choice = Grille { $board } : { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
}
