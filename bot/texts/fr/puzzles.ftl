### Puzzles from elsewhere, words that the bot guesses, and hints in a game.

## The panel of a puzzle

puzzles-title = Ton puzzle
puzzles-title-shared = Le puzzle de ce salon
puzzles-everything = tout mot peut être la réponse
puzzles-outdated = *Quelque chose a changé entre-temps. Voici où on en est.*
puzzles-no-rows = Pas encore de ligne.
puzzles-on-board = { $text } · grille { $board }
puzzles-renewed = C'est un nouveau puzzle : il ne continue pas l'ancien.
puzzles-renewed-changed = Je prends cela pour un nouveau puzzle, car les cases de { $words } ont changé.
puzzles-replaced = Les cases de { $words } ont été remplacées.
puzzles-added = Ajouté à ta grille avec { $words }. Si c'en est une autre, appuie sur **{ $button }**.
puzzles-stale = Ton dernier puzzle, avec **{ $word }** en dernière ligne, commence à dater. La prochaine ligne en commence un nouveau.
puzzles-draft-guess = Essaie : **{ $word }**
puzzles-draft-mark = Marque : **{ $word }**
puzzles-draft-show = Appuie sur chaque lettre jusqu'à retrouver tes cases, puis sur **Valider**.
puzzles-path = { $word } en laissait { $words }
puzzles-next = Prochain essai
puzzles-used = Aide utilisée ici : { $rungs }

puzzles-enter-button = Valider
puzzles-found-button = C'est ça !
puzzles-more = Plus…
puzzles-continue-button = Reprendre l'ancien
puzzles-correct-button = Non, j'ai corrigé une ligne
puzzles-other-button = J'ai joué mon propre mot
puzzles-refused-button = Mon jeu ne le connaît pas
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
    Dis-moi un mot que tu as essayé et ses cases, et je te dis quelle peut être la réponse. Ou laisse-moi choisir chaque essai : tu n'as qu'à appuyer sur les cases.

    -# Personne d'autre ne le voit. Un partage entier se colle dans l'option **hints** de `/{ -command } help`, et une capture se met dans **picture**.
puzzles-first-button = Mon essai
puzzles-lead-button = Choisis les essais pour moi
puzzles-first-modal = Ton puzzle
puzzles-first-word-field = Le mot essayé
puzzles-first-tiles-field = Ses cases ; vide pour des boutons
puzzles-first-tiles-placeholder = 20012, gy.bx, 🟩🟨⬛
puzzles-fresh-title = Nouveau puzzle
puzzles-fresh = On repart de zéro. Ajoute une ligne avec les options **guess** et **hints** de `/{ -command } help`.

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
puzzles-left-check = Vérifie les cases : le jeu utilise peut-être un mot que je ne connais pas.
puzzles-left-board = Grille { $board } : { $left }
puzzles-left-none = Aucun mot de ma liste ne convient à ces lignes.
puzzles-left-impossible = Les lignes se contredisent, aucun mot ne peut donc convenir : une de leurs cases est fausse. **{ $undo }** retire la dernière ligne.
puzzles-left-clues = Elles montrent : { $clues }. Si tu connais le mot, une personne qui gère ce serveur peut me l'apprendre : `/{ -command } addword`.

## Rows that cannot all be right

puzzles-slip-title = Pas enregistré
puzzles-slip-row = Aucun mot connu ne convient à la ligne { $rows }.
puzzles-slip-row-never = Aucun mot ne peut donner la ligne { $rows }.{ $order ->
    [wrong] { " " }De deux lettres identiques, c'est la première qui devient jaune.
   *[right] { "" }
}
puzzles-slip-rows = Les lignes { $rows } se contredisent.
puzzles-slip-rows-all = Tes lignes se contredisent.
puzzles-slip-none = Aucun mot que je connaisse ne convient à la fois aux lignes { $rows }.
puzzles-slip-none-all = Aucun mot que je connaisse ne convient à toutes tes lignes.
puzzles-slip-named = { $row } ({ $word })
puzzles-slip-word = Je n'ai pas enregistré **{ $word }**.
puzzles-slip-words = Je n'ai pas enregistré ces { $rows } lignes.
puzzles-slip-mend = Ligne { $row } : plutôt { $marks } (`{ $digits }`) ?
puzzles-slip-mends = Peut-être qu'une seule case est fausse, dans l'une de ces lignes :
puzzles-slip-mended = Ligne { $row } : { $marks } (`{ $digits }`)
puzzles-slip-check = Vérifie encore les cases.

## Help, step by step

puzzles-rung-nudge = Un coup de pouce
puzzles-rung-letter = Une lettre
puzzles-rung-guesses = Un mot
puzzles-rung-nudge-hint = Quelque chose sur le mot, sans nouvelle lettre
puzzles-rung-more = Encore un coup de pouce
puzzles-rung-more-hint = Encore quelque chose sur le mot
puzzles-rung-letter-hint = La meilleure lettre à essayer
puzzles-rung-guesses-hint = Des mots à essayer ensuite
puzzles-rung-line = **{ $rung }** : { $hint }

# $sure is "certain" (true of every word that fits), "all" (of all likely words) or "most".
puzzles-nudge-probably = { $sure ->
    [most] Sans doute :
   *[all] Presque sûr :
} { SMALL($fact) } (C'est vrai pour { $sure ->
    [all] { $words ->
        [1] le seul mot probable
        [2] les deux mots probables
       *[other] les { $words } mots probables
    }
    [rare] { $words ->
        [2] les deux mots restants
       *[other] les { $words } mots restants
    }
   *[most] { $count } des { $words } { $kind ->
        [likely] mots probables
       *[all] mots restants
    }
}.)
puzzles-nudge-first-half = La lettre à la place { $place } est dans la première moitié de l'alphabet.
puzzles-nudge-second-half = La lettre à la place { $place } est dans la seconde moitié de l'alphabet.
puzzles-nudge-side-by-side = Deux lettres identiques se suivent.
puzzles-nudge-vowels-meet = Deux voyelles se suivent.
puzzles-nudge-vowel-at = La lettre à la place { $place } est une voyelle.
puzzles-nudge-consonant-at = La lettre à la place { $place } est une consonne.
puzzles-nudge-meaning = Très probablement, il veut dire : *{ $meaning }*
puzzles-nudge-trap = Attention, piège : { $sure ->
    [all] les { $words }
   *[most] { $count } des { $words }
} { $kind ->
    [likely] mots probables
   *[all] mots restants
} ne diffèrent que d'une lettre.{ $way }
puzzles-nudge-trap-way = { " " }Ne les essaie pas un par un : un mot qui teste plusieurs de ces lettres à la fois vaut mieux.

puzzles-letter = { $sure ->
    [certain] Le mot contient la lettre **{ $letter }**.
    [rare] Le mot contient sans doute la lettre **{ $letter }**.
    [all] Le mot contient sans doute la lettre **{ $letter }**, comme { $words ->
        [1] le seul mot probable
        [2] les deux mots probables
       *[other] les { $words } mots probables
    }.
    [single] Aucune nouvelle lettre n'est dans plus d'un des { $words } { $kind ->
        [likely] mots probables
       *[all] mots restants
    } ; **{ $letter }** en vaut une autre.
   *[most] La meilleure lettre à essayer est **{ $letter }** : elle est dans { $count } des { $words } { $kind ->
        [likely] mots probables
       *[all] mots restants
    }.
}
puzzles-letter-another = { $sure ->
    [certain] Le mot contient un autre **{ $letter }**.
    [rare] Le mot contient très probablement un autre **{ $letter }**.
    [all] Le mot contient très probablement un autre **{ $letter }**.
   *[most] Le mot contient peut-être un autre **{ $letter }**.
}
puzzles-letter-place = { $sure ->
    [certain] **{ $letter }** va à la place { $place }.
    [rare] **{ $letter }** va sans doute à la place { $place }.
    [all] **{ $letter }** va sans doute à la place { $place }, comme dans { $words ->
        [1] le seul mot probable
        [2] les deux mots probables
       *[other] les { $words } mots probables
    }.
   *[most] **{ $letter }** va sans doute à la place { $place }, comme dans { $count } des { $words } { $kind ->
        [likely] mots probables
       *[all] mots restants
    }.
}
puzzles-letter-none = Tu connais déjà toutes les lettres du mot et leur place.

## The next guess

puzzles-try-likely = Essaie **{ $word }**. C'est très probablement la réponse.
puzzles-try-only = Le seul mot restant est ||**{ $word }**||.
puzzles-try-only-rare = Le seul mot que je connaisse et qui convienne est ||**{ $word }**||, que les jeux cachent rarement.
puzzles-try-two = Essaie **{ $word }**. L'autre mot restant est **{ $other }**.
puzzles-try-likeliest = Essaie **{ $word }**. C'est le seul mot probable.
puzzles-try-two-likely = Essaie **{ $word }**. L'autre mot probable est **{ $other }**.
puzzles-try-rarer = { $words ->
    [one] { $words } mot plus rare convient aussi.
   *[other] { $words } mots plus rares conviennent aussi.
}
puzzles-try-possible = Essaie **{ $word }**. C'est peut-être la réponse, et il { $leaves }.
puzzles-try-possible-board = Essaie **{ $word }**. C'est peut-être la réponse d'une grille, et il { $leaves }.
puzzles-try-probe = Essaie **{ $word }**. Ce ne peut pas être la réponse, mais il { $leaves }.
puzzles-try-rare = Ce n'est pas un mot courant.
puzzles-try-rude = { $words ->
    [one] Il ne reste qu'un mot, et il est grossier.
   *[other] Le mot que j'essaierais ici est grossier.
} Appuie sur la barre pour le lire : ||{ $word }||
puzzles-try-also = Bien aussi : { $words }.
puzzles-try-also-probes = Bien aussi, mais pas la réponse : { $words }.
puzzles-leaves = laisse en général { $words ->
    [one] 1 mot
   *[other] { $words } mots
}
puzzles-leaves-or = laisse en général { $few } ou { $words } mots
puzzles-leaves-about = laisse en général environ { $words } mots
puzzles-leaves-boards = laisse environ { $words ->
    [one] 1 mot
   *[other] { $words } mots
} sur l'ensemble des grilles

puzzles-reasons-title = Pourquoi { $word } ?
puzzles-why-tests = Il teste { $letters } : { $count } des { $words } { $kind ->
    [likely] mots probables
   *[all] mots restants
} { $tested ->
    [one] contiennent cette lettre
   *[other] contiennent au moins l'une d'elles
}.
puzzles-why-tests-none = Il ne teste aucune nouvelle lettre, mais montre où vont celles que tu connais.
puzzles-why-tests-again = Il ne teste aucune nouvelle lettre, mais dit si le mot a { $letters } une fois de plus.
puzzles-why-tests-places = Il ne teste aucune nouvelle lettre, mais indique la place de { $letters }.
puzzles-why-tests-some = Il teste { $letters } : certains des mots restants en ont, d'autres non.
puzzles-why-also-again = Il dit aussi si le mot a { $letters } une fois de plus.
puzzles-why-also-places = Il indique aussi la place de { $letters }.
puzzles-why-only-likely = C'est le seul mot probable.
puzzles-why-groups = Ses couleurs répartissent ces mots en { $groups ->
    [one] 1 groupe
   *[other] { $groups } groupes
}. En moyenne, il { $words ->
    [one] reste environ 1 mot
   *[other] reste environ { $words } mots
}, au pire { $most ->
    [one] 1
   *[other] { $most }
}.
puzzles-why-apart = { $count ->
    [1] Tu reconnaîtrais { $words } tout de suite.
   *[other] Ceux-ci, tu les reconnaîtrais tout de suite : { $words }.
}
puzzles-why-together = Ceux-ci restent ensemble : { $words }.
puzzles-why-possible = Il peut être lui-même la réponse.
puzzles-why-only = C'est le seul mot que je connaisse qui convienne à toutes les lignes.
puzzles-figures-button = Les chiffres
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
puzzles-possible-rare = **{ $word }** convient à toutes les lignes, mais les jeux le cachent rarement ; je le compte donc parmi les plus rares.
puzzles-instead-own = C'est celui que j'essaierais.
puzzles-instead-mine = celui que j'essaierais
puzzles-instead-worse = { $possible ->
    [yes] Si ce n'est pas la réponse, il laisse environ
   *[no] Pour tester, il laisse environ
} { $stay ->
    [one] 1 mot
   *[other] { $stay } mots
} ; { $mine } en laisse environ { $less }.
puzzles-instead-better = { $possible ->
    [yes] C'est un bon essai
   *[no] C'est tout de même un bon essai
} : il en laisse un peu moins que { $mine }.
puzzles-instead-same = { $possible ->
    [yes] C'est un bon essai
   *[no] Pour tester, il reste bon
} : il laisse environ { $stay ->
    [one] 1 mot
   *[other] { $stay } mots
}, et { $mine } environ { $less }.
puzzles-unknown = Il n'est simplement pas dans ma liste. Une personne qui gère ce serveur peut l'ajouter : `/{ -command } addword`.
puzzles-unknown-word = Je ne connais pas le mot **{ $word }**.
puzzles-unknown-meant = Je ne connais pas le mot **{ $word }** ; voulais-tu dire **{ $meant }** ?
puzzles-row-disallowed = Le mode difficile n'aurait pas permis **{ $word }** à la ligne { $row }. Si un mot ou une case est faux, corrige-le.
puzzles-over = Ce puzzle est résolu. **Nouveau puzzle** en commence un autre.

## A hint in a running game

puzzles-hint-title = Indice
puzzles-hint-nudge = Coup de pouce
puzzles-hint-nudge-about = À quoi le mot ressemble ; aucune de ses lettres
puzzles-hint-letter = Lettre
puzzles-hint-letter-about = Une lettre du mot que tu ne connais pas encore
puzzles-hint-place = Place
puzzles-hint-place-about = Où va une de ses lettres
puzzles-hint-meaning = Sens
puzzles-hint-meaning-about = Ce que le mot veut dire ; cela peut en dire long
puzzles-hint-guesses = Un mot
puzzles-hint-guesses-about = Un bon mot pour le prochain essai
puzzles-hint-unranked = { $hint } (hors classement)
puzzles-hint-price-nothing = Cette partie ne compte plus au classement : les indices suivants ne coûtent rien.
puzzles-hint-price-free = Cette partie ne compte pas au classement : les indices ne coûtent rien.
puzzles-hint-price-first = Dès le premier indice, cette partie ne compte plus au classement, pour personne.
puzzles-hint-price-own = Regarder ne coûte rien. Dès le premier indice, cette partie ne compte plus au classement.
puzzles-hint-price-shared = Regarder ne coûte rien. { puzzles-hint-price-first }
puzzles-hint-price-asked = Regarder ne coûte rien. { refusals-may-not-agree } { puzzles-hint-price-first }
puzzles-hint-price-daily = Regarder ne coûte rien. Dès le premier indice, ton mot du jour ne compte plus au classement, et ta série de jours s'arrête.
puzzles-hint-means = Il veut dire : *{ $meaning }*
puzzles-hint-no-nudge = Je ne peux rien dire de plus sur le mot sans nommer une lettre.
puzzles-hint-letter-new = Le mot contient la lettre **{ $letter }**.
puzzles-hint-letter-again = Le mot contient un autre **{ $letter }**.
puzzles-hint-at = **{ $letter }** va à la place { $place }.
puzzles-hint-trait-repeated = Une lettre apparaît plusieurs fois dans le mot.
puzzles-hint-trait-different = Toutes les lettres du mot sont différentes.
puzzles-hint-trait-vowels = { $vowels ->
    [0] Le mot n'a pas de voyelle{ $y ->
        [yes] , sauf peut-être Y.
       *[no] .
    }
    [one] Le mot n'a qu'une voyelle.
   *[other] Le mot a { $vowels } voyelles.
}
puzzles-hint-trait-more-vowels = { $vowels ->
    [0] Tu connais déjà toutes les voyelles du mot{ $y ->
        [yes] , sauf peut-être un Y.
       *[no] .
    }
    [one] Le mot a encore une voyelle que tu ne connais pas.
   *[other] Le mot a encore { $vowels } voyelles que tu ne connais pas.
}
puzzles-hint-trait-early = Le mot commence par une lettre de la première moitié de l'alphabet.
puzzles-hint-trait-late = Le mot commence par une lettre de la seconde moitié de l'alphabet.
puzzles-hint-trait-begins-vowel = Le mot commence par une voyelle.
puzzles-hint-trait-begins-consonant = Le mot commence par une consonne.
puzzles-hint-trait-ends-vowel = Le mot finit par une voyelle.
puzzles-hint-trait-ends-consonant = Le mot finit par une consonne.
puzzles-hint-trait-lacks = Le mot ne contient pas de **{ $letter }**.

## Stump me: the bot guesses a word that somebody thinks of

puzzles-stump-title = Piège-moi
puzzles-stump-rival = { $rival } devine
puzzles-stump-own = C'est moi qui devine, avec des mots connus de tous
puzzles-stump-first = { $who }, pense à un mot et ne le dis à personne. Mon essai : **{ $word }**
puzzles-stump-guess = { $words ->
    [one] { $words } mot encore possible.
   *[other] { $words } mots encore possibles.
} Mon essai : **{ $word }**
puzzles-stump-show = Appuie sur les lettres dont la couleur n'est pas encore la bonne, puis sur **Valider**. Ce qu'on sait déjà est marqué. C'est ton mot ? Appuie sur **C'est ça !**
puzzles-stump-show-first = Appuie sur les lettres dont la couleur n'est pas encore la bonne, puis sur **Valider**. C'est ton mot ? Appuie sur **C'est ça !**
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
