### Puzzles from elsewhere, words that the bot guesses, and hints in a game.

## The panel of a puzzle

puzzles-title = Ton puzzle
puzzles-title-shared = Le puzzle de ce salon
puzzles-everything = tout mot peut être la réponse
puzzles-outdated = *Quelque chose a changé entre-temps. Voici où on en est.*
puzzles-no-rows = Pas encore de ligne.
puzzles-on-board = { $text } · grille { $board }
puzzles-renewed = C'est un nouveau puzzle : la dernière ligne de l'ancien date trop.
puzzles-stale = Ton dernier puzzle, avec **{ $word }** en dernière ligne, commence à dater. La prochaine ligne en commence un nouveau.
puzzles-draft-guess = Essaie : **{ $word }**
puzzles-draft-mark = Marque : **{ $word }**
puzzles-draft-show = Appuie sur chaque lettre jusqu'à retrouver tes cases, puis sur **Valider**.
puzzles-path = { $word } en laissait { $words }
puzzles-next = Prochain essai
puzzles-thinking = Je réfléchis…
puzzles-used = Aide prise ici : { $rungs }

puzzles-enter-button = Valider
puzzles-found-button = C'est ça !
puzzles-more = Plus…
puzzles-continue-button = Reprendre l'ancien
puzzles-other-button = J'ai joué mon propre mot
puzzles-undo-button = Annuler
puzzles-reasons-button = Pourquoi ce mot ?
puzzles-remaining-button = Mots restants
puzzles-why-button = Pourquoi pas… ?
puzzles-language-button = Autre langue
puzzles-new-button = Nouveau puzzle
puzzles-keep-button = Laisser tel quel
puzzles-mend-button = Changer la ligne { $row } en { $marks }

puzzles-other-modal = Quel mot as-tu essayé ?
puzzles-language-field = Langue des mots
puzzles-words-modal = Quels mots as-tu essayés ?
puzzles-words-field = Les { $words } mots, séparés par des espaces
puzzles-tiles-field = Leurs cases, une ligne par mot
puzzles-words-rest = Lignes { $first } à { $last }, avec des espaces
puzzles-why-modal = À quel mot penses-tu ?
puzzles-reveal-modal = Quel était ton mot ?
puzzles-word-field = Un mot
puzzles-reveal-field = Ton mot de { $letters } lettres

## How to begin

puzzles-teaching-title = Résous un puzzle avec moi
puzzles-teaching =
    Dis-moi un mot que tu as essayé et ses cases, et je te dis quelle peut être la réponse. Ou laisse-moi choisir chaque essai : tu n'as qu'à presser les cases.

    -# Toi seul le vois. Un partage entier se colle dans l'option **hints** de `/wordle help`.
puzzles-first-button = Mon essai
puzzles-lead-button = Choisis les essais pour moi
puzzles-first-modal = Ton puzzle
puzzles-first-word-field = Le mot essayé
puzzles-first-tiles-field = Ses cases ; vide pour des boutons
puzzles-first-tiles-placeholder = 20012, gy.bx, 🟩🟨⬛
puzzles-fresh-title = Nouveau puzzle
puzzles-fresh = On repart de zéro. Ajoute une ligne avec les options **guess** et **hints** de `/wordle help`.

## How many words are left

puzzles-left = { $words ->
    [one] **{ $words } mot** restant.
   *[other] **{ $words } mots** restants.
}
puzzles-left-likely = { $likely ->
    [one] **{ $likely } mot probable** restant
   *[other] **{ $likely } mots probables** restants
} (et { $rare ->
    [one] { $rare } plus rare
   *[other] { $rare } plus rares
}).
puzzles-left-rare = Aucun mot courant ne convient ; { $words ->
    [one] **{ $words } mot rare** restant.
   *[other] **{ $words } mots rares** restants.
}
puzzles-left-board = Grille { $board } : { $left }
puzzles-left-none = Aucun mot de ma liste ne convient à ces lignes.
puzzles-left-clues = Elles montrent : { $clues }. Si tu connais le mot, une personne qui gère ce serveur peut me l'apprendre : `/wordle addword`.

## Rows that cannot all be right

puzzles-slip-title = Pas enregistré
puzzles-slip-row = Aucun mot connu ne convient à la ligne { $rows }.
puzzles-slip-rows = Les lignes { $rows } se contredisent.
puzzles-slip-named = { $row } ({ $word })
puzzles-slip-word = Je n'ai pas enregistré **{ $word }**.
puzzles-slip-words = Je n'ai pas enregistré ces { $rows } lignes.
puzzles-slip-mend = Ligne { $row } : plutôt { $marks } (`{ $digits }`) ?
puzzles-slip-check = Vérifie encore les cases.

## Help, step by step

puzzles-rung-nudge = Un coup de pouce
puzzles-rung-letter = Une lettre
puzzles-rung-guesses = Un mot
puzzles-rung-nudge-hint = Quelque chose sur le mot, sans donner de lettre
puzzles-rung-letter-hint = Une lettre que le mot a, ou n'a pas
puzzles-rung-guesses-hint = Des mots à essayer ensuite
puzzles-rung-line = **{ $rung }** : { $hint }

# $sure is "certain" (one word is left), "likely" (one of few), "most" or "many" (of all words left).
puzzles-nudge-double = { $sure ->
    [certain] Le mot a une lettre en double.
    [likely] Le mot a sans doute une lettre en double.
    [many] Beaucoup des mots restants ont une lettre en double.
   *[most] La plupart des mots restants ont une lettre en double.
}
puzzles-nudge-single = { $sure ->
    [certain] Le mot n'a aucune lettre en double.
    [likely] Le mot n'a sans doute aucune lettre en double.
    [many] Beaucoup des mots restants n'ont aucune lettre en double.
   *[most] La plupart des mots restants n'ont aucune lettre en double.
}
puzzles-nudge-ends = { $sure ->
    [certain] Le mot finit par **-{ $letters }**.
    [likely] Le mot finit sans doute par **-{ $letters }**.
    [many] Beaucoup des mots restants finissent par **-{ $letters }**.
   *[most] La plupart des mots restants finissent par **-{ $letters }**.
}
puzzles-nudge-begins = { $sure ->
    [certain] Le mot commence par **{ $letters }**.
    [likely] Le mot commence sans doute par **{ $letters }**.
    [many] Beaucoup des mots restants commencent par **{ $letters }**.
   *[most] La plupart des mots restants commencent par **{ $letters }**.
}
puzzles-nudge-vowels = { $sure ->
    [certain] Le mot a { $vowels }.
    [likely] Le mot a sans doute { $vowels }.
    [many] Beaucoup des mots restants ont { $vowels }.
   *[most] La plupart des mots restants ont { $vowels }.
}
puzzles-vowels = { $count ->
    [0] zéro voyelle, sauf peut-être Y
    [one] { $count } voyelle
   *[other] { $count } voyelles
}

# $place is 0 for anywhere, 1, … or "last".
puzzles-letter = La lettre **{ $letter }** est dans { $words ->
    [one] le mot le plus probable
   *[other] { $count } des { $words } mots les plus probables
}.
puzzles-letter-none = Dans { $words ->
    [one] le mot le plus probable
   *[other] les { $words } mots les plus probables
}, pas de **{ $letter }** { $place ->
    [0] du tout
    [1] au début
    [last] à la fin
   *[other] en position { $place }
}.

## The next guess

puzzles-try-likely = Essaie **{ $word }**. C'est très probablement la réponse.
puzzles-try-only = Le seul mot restant est ||**{ $word }**||.
puzzles-try-only-rare = Le seul mot que je connaisse et qui convienne est ||**{ $word }**||, et il est rare. Vérifie les cases : le jeu utilise peut-être un mot que je ne connais pas.
puzzles-try-two = Essaie **{ $word }**. L'autre mot restant est **{ $other }**.
puzzles-try-possible = Essaie **{ $word }**. C'est peut-être la réponse, et il { $leaves }.
puzzles-try-probe = Essaie **{ $word }**. Ce ne peut pas être la réponse, mais il { $leaves }.
puzzles-try-rare = Ce n'est pas un mot courant.
puzzles-try-rude = { $words ->
    [one] Il ne reste qu'un mot, et il est grossier.
   *[other] Le mot que j'essaierais ici est grossier.
} Appuie sur la barre pour le lire : ||{ $word }||
puzzles-try-also = Bien aussi : { $words }.
puzzles-leaves = laisse en général { $words ->
    [one] 1 mot
   *[other] { $words } mots
}
puzzles-leaves-or = laisse en général { $few } ou { $words } mots
puzzles-leaves-about = laisse en général environ { $words } mots
puzzles-leaves-boards = laisse environ { $words } mots sur l'ensemble des grilles

puzzles-reasons-title = Pourquoi { $word } ?
puzzles-reasons =
    { "**" }{ $word }** répartit les mots restants en { $parts ->
        [one] 1 groupe
       *[other] { $parts } groupes
    }. Le plus grand a { $most ->
        [one] 1 mot
       *[other] { $most } mots
    }.
puzzles-reasons-figure = **{ $word }** { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
puzzles-reasons-note = Le nombre d'essais jusqu'à la fin, à peu près, celui-ci compris ; moins, c'est mieux. Un mot peu connu compte 0,25 de plus, et un mot qui peut être la réponse jusqu'à 0,10 de moins.
puzzles-reasons-none = Il n'y a rien à comparer ici.
puzzles-sampled = Il reste { $words } mots ; j'ai fait ce calcul avec { $seen } d'entre eux.

## The words that are left, and why a word is not one of them

puzzles-words-title = { $words ->
    [one] { $words } mot
   *[other] { $words } mots
}
puzzles-words-page = Page { $page } sur { $pages }
puzzles-words-unsaid = Sans { $words ->
    [one] { $words } mot grossier
   *[other] { $words } mots grossiers
}
puzzles-words-back-button = ◀ Plus probables
puzzles-words-on-button = Plus rares ▶
puzzles-out = **{ $word }** est exclu : { $clue }.
puzzles-possible = **{ $word }** convient à chaque ligne.
puzzles-unknown = Il n'est simplement pas dans ma liste. Une personne qui gère ce serveur peut l'ajouter : `/wordle addword`.
puzzles-over = Ce puzzle est résolu. **Nouveau puzzle** en commence un autre.

## A hint in a running game

puzzles-hint-title = Indice
puzzles-hint-nudge = Coup de pouce
puzzles-hint-nudge-about = Ce que le mot veut dire, ou à quoi il ressemble ; aucune de ses lettres
puzzles-hint-letter = Lettre
puzzles-hint-letter-about = Une lettre du mot que tu ne connais pas encore
puzzles-hint-place = Place
puzzles-hint-place-about = Où va une de ses lettres
puzzles-hint-guesses = Un mot
puzzles-hint-guesses-about = Un bon mot pour le prochain essai
puzzles-hint-unranked = { $hint } (hors classement)
puzzles-hint-price-nothing = Cette partie ne compte plus au classement : les indices suivants ne coûtent rien.
puzzles-hint-price-own = Regarder ne coûte rien. Dès le premier indice, cette partie ne compte plus au classement.
puzzles-hint-price-shared = Regarder ne coûte rien. Dès le premier indice, cette partie ne compte plus au classement, pour personne.
puzzles-hint-price-daily = Regarder ne coûte rien. Dès le premier indice, ton mot du jour ne compte plus au classement, et ta série de jours s'arrête.
puzzles-hint-meaning = Il veut dire : *{ $meaning }*
puzzles-hint-no-nudge = Je ne peux rien dire de plus sur le mot sans nommer une lettre.
puzzles-hint-letter-new = Le mot contient la lettre **{ $letter }**.
puzzles-hint-letter-again = Le mot contient un autre **{ $letter }**.
puzzles-hint-at = **{ $letter }** va à la place { $place }.
puzzles-hint-trait-repeated = Une lettre apparaît plusieurs fois dans le mot.
puzzles-hint-trait-different = Toutes les lettres du mot sont différentes.
puzzles-hint-trait-vowels = { $vowels ->
    [0] Le mot n'a ni A, ni E, ni I, ni O, ni U.
    [one] Le mot a { $vowels } voyelle parmi A, E, I, O et U.
   *[other] Le mot a { $vowels } voyelles parmi A, E, I, O et U.
}
puzzles-hint-trait-early = Le mot commence par une lettre de la première moitié de l'alphabet.
puzzles-hint-trait-late = Le mot commence par une lettre de la seconde moitié de l'alphabet.
puzzles-hint-trait-ends-vowel = Le mot finit par A, E, I, O ou U.
puzzles-hint-trait-ends-consonant = Le mot ne finit pas par A, E, I, O ou U.

## Stump me: the bot guesses a word that somebody thinks of

puzzles-stump-title = Piège-moi
puzzles-stump-rival = { $rival } devine
puzzles-stump-first = { $who }, pense à un mot et ne le dis à personne. Mon essai : **{ $word }**
puzzles-stump-guess = { $words ->
    [one] { $words } mot encore possible.
   *[other] { $words } mots encore possibles.
} Mon essai : **{ $word }**
puzzles-stump-show = Appuie sur les lettres dont la couleur n'est pas encore la bonne, puis sur **Valider**. Ce qu'on sait déjà est marqué. C'est ton mot ? Appuie sur **C'est ça !**
puzzles-stump-show-first = Appuie sur les lettres dont la couleur n'est pas encore la bonne, puis sur **Valider**. C'est ton mot ? Appuie sur **C'est ça !**
puzzles-stump-found = 🎉 **{ $word }** : j'ai trouvé ton mot en { $guesses ->
    [one] { $guesses } essai
   *[other] { $guesses } essais
}.
puzzles-stump-beaten = 🏆 Je n'ai plus d'essais. Tu m'as eu, { $who } ! Quel était ton mot ?
puzzles-stump-no-words = 🏆 Je ne vois plus aucun mot. Tu m'as eu, { $who } ! Quel était ton mot ?
puzzles-stump-impossible = 🤔 Aucun mot connu ne convient depuis la ligne { $turn }. { $why }
puzzles-stump-recover = Appuie sur **Annuler** pour marquer à nouveau la dernière ligne. Si tout est juste, appuie sur **Donner mon mot**.
puzzles-stump-was = C'était **{ $word }**.
puzzles-stump-unknown = Ton mot n'est pas dans ma liste, je ne l'aurais donc jamais proposé.
puzzles-stump-early = Tu as abandonné avant de marquer mon premier essai.
puzzles-stump-fair = Toutes les marques sont justes. Bien joué !
puzzles-stump-won = Toutes les marques sont justes : tu m'as eu. Bien joué !
puzzles-stump-left = Toutes les marques sont justes. { $others ->
    [0] C'était le seul mot restant : je l'aurais proposé juste après.
    [one] Il restait { $others } autre mot possible.
   *[other] Il restait { $others } autres mots possibles.
}
puzzles-stump-wrong = { $count ->
    [one] Pour ce mot, la ligne { $rows } devrait être ainsi :
   *[other] Pour ce mot, les lignes { $rows } devraient être ainsi :
}

puzzles-again-button = Un autre mot
puzzles-reveal-button = Donner mon mot
