### The coach: what each guess of a game was worth, and how hard a word is.

## A game of one board

coach-title = Analyse · { $answer }
coach-unplayed = Ta dernière partie, **{ $answer }**, n'a eu aucun essai. Voici celle d'avant.
coach-assumed = -# J'ai pris ton dernier mot, { $word }, pour la réponse. Si c'en était un autre, écris-le dans l'option `answer`.
coach-details-button = Détails
coach-meant-button = C'était { $meant }
coach-back-button = Retour
coach-answer-field = La réponse, qui n'a pas été trouvée
coach-language-prompt = Langue des mots

# $skill is a word of `coach-skill-…`; $luck is `much`, `some`, `neither`, `little` or `none`.
coach-won = Résolu en { $guesses }.{ $skill ->
    [hit] { " " }Droit au but !
    [masterly] { " " }Difficile de trouver mieux.
    [sharp] { " " }Bien joué !
    [solid] { " " }Du bon jeu, solide.
    [fair] { " " }Pas mal, il y avait un peu mieux à faire.
    [loose] { $guesses ->
        [4] { " " }Ça pouvait venir plus tôt.
       *[other] { " " }Un ou deux essais de perdus.
    }
   *[wild] { " " }C'était le chemin le plus long.
}{ $luck ->
    [much] { " " }La chance a beaucoup aidé.
    [some] { " " }La chance a aidé.
    [little] { " " }La chance n'a pas aidé.
    [none] { " " }Et la chance n'y était pour rien.
   *[neither] { "" }
}
coach-won-other = Résolu en { $guesses }.{ $skill ->
    [hit] { " " }Quel coup !
    [masterly] { " " }Chaque essai a compté.
    [sharp] { " " }Presque aucune lettre de perdue.
    [solid] { " " }Bien joué, dans l'ensemble.
    [fair] { " " }Pas mal, mais il y avait mieux à faire.
    [loose] { " " }Il y avait plus court.
   *[wild] { " " }C'était le chemin des écoliers.
}{ $luck ->
    [much] { " " }La grille a été très généreuse.
    [some] { " " }La grille a été généreuse.
    [little] { " " }La grille en a dit peu.
    [none] { " " }La grille n'a presque rien dit.
   *[neither] { "" }
}
coach-lost = Pas résolu cette fois : { $left ->
    [one] il restait { $left } mot possible
   *[other] il restait { $left } mots possibles
}.
coach-lost-only = Pas résolu cette fois, alors que c'était le seul mot possible.
coach-lost-last = Pas trouvé cette fois. Avant le dernier essai, { $before } mots étaient encore possibles.
coach-still-open = Restaient : { $words }.
coach-lost-unlucky = C'était surtout de la malchance.
coach-lost-hapless = La chance n'a pas aidé non plus.
coach-given-up = Abandon après { $guesses ->
    [one] { $guesses } essai
   *[other] { $guesses } essais
}, avec { $left ->
    [one] { $left } mot possible
   *[other] { $left } mots possibles
}.
coach-unfinished = Pas terminé : après { $guesses ->
    [one] { $guesses } essai
   *[other] { $guesses } essais
}, il restait { $left ->
    [one] { $left } mot possible
   *[other] { $left } mots possibles
}.
coach-beaten = 🎉 { $who ->
    [you] Tu bats
   *[they] Vous battez
} { $rival }, { $guesses ->
    [0] qui ne le trouve pas !
   *[other] à qui il en faut { $guesses } !
}
coach-only-after = Après **{ $before }**, il ne restait que **{ $answer }**.
coach-in-row = **{ $guess }** (ligne { $row })
coach-ignored = { $told }{ $several ->
    [yes] { "" } : { $rows }.
   *[no] .
}
coach-ignored-lost = { $who ->
    [it] Il a aussi lâché
    [several] { $times } essais ont lâché
   *[one] **{ $guess }**, ligne { $row }, a lâché
} { $letters }, en vert depuis { $shown }
coach-ignored-lost-other = { $shown } avait { $letters } en vert, mais { $who ->
    [several] { $times } essais s'en sont passés
   *[one] **{ $guess }**, ligne { $row }, s'en est passé
}
coach-ignored-moved = { $who ->
    [it] Il a aussi déplacé
    [several] { $times } essais ont déplacé
   *[one] **{ $guess }**, ligne { $row }, a déplacé
} { $letters }, en vert depuis { $shown }
coach-ignored-left-out = { $who ->
    [it] Il a aussi oublié
    [several] { $times } essais ont oublié
   *[one] **{ $guess }**, ligne { $row }, a oublié
} { $letters }, qu'on voyait pourtant dans { $shown }
coach-ignored-left-out-other = { $who ->
    [several] { $times } essais ont laissé
   *[one] **{ $guess }**, ligne { $row }, a laissé
} de côté { $letters }, pourtant visible depuis { $shown }
coach-ignored-double = { $who ->
    [it] Il n'a pas non plus
    [several] { $times } essais n'ont pas
   *[one] **{ $guess }**, ligne { $row }, n'a pas
} assez de { $letters } : { $shown } en avait montré { $count }
coach-ignored-place = { $who ->
    [it] Il a aussi mis
    [several] { $times } essais ont mis
   *[one] **{ $guess }**, ligne { $row }, a mis
} { $letters } à la place { $place }, déjà exclue par { $shown }
coach-ignored-place-other = { $who ->
    [several] { $times } essais ont retenté
   *[one] **{ $guess }**, ligne { $row }, a retenté
} { $letters } à la place { $place }, malgré { $shown }
coach-ignored-grey = { $who ->
    [it] Il a aussi repris
    [several] { $times } essais ont repris
   *[one] **{ $guess }**, ligne { $row }, a repris
} { $letters }, en gris depuis { $shown }
coach-ignored-grey-other = { $who ->
    [several] { $times } essais ont gaspillé
   *[one] **{ $guess }**, ligne { $row }, a gaspillé
} de la place pour { $letters }, hors jeu depuis { $shown }
coach-ignored-grey-third = { $who ->
    [several] { $times } essais n'ont rien appris
   *[one] **{ $guess }**, ligne { $row }, n'a rien appris
} avec { $letters }, déjà en gris dans { $shown }
coach-ignored-too-many = { $who ->
    [it] Il a aussi
    [several] { $times } essais ont
   *[one] **{ $guess }**, ligne { $row }, a
} un { $letters } de plus que ne le permet { $shown }
coach-ignored-too = Des indices ont aussi été ignorés dans { $guesses }.
coach-paid = Ça a payé quand même : { $before } mots avant, { $after } après.
coach-times = { $times } essais y sont passés.
coach-repeated = **{ $guess }**, ligne { $row }, était déjà à la ligne { $first } ; rejouer le même mot n'apprend rien.
coach-no-win = **{ $guess }**, ligne { $row }, convient aussi, mais presque aucun jeu ne le cache.
coach-trapped = **{ $pattern }** est un piège : { $words } mots conviennent ({ $named }), et **{ $guess }**, ligne { $row }, n'en essayait qu'un.
coach-trapped-other = { $words } mots vont avec **{ $pattern }** ({ $named }) : un piège. **{ $guess }**, ligne { $row }, a commencé à les essayer un par un.
coach-trapped-better = **{ $better }** aurait départagé la plupart d'un coup.
coach-trapped-apart = **{ $better }** les aurait tous départagés d'un coup.
coach-trapped-letters = Un essai avec plusieurs de ces lettres les départage : { $letters }.
coach-trapped-hard = En mode difficile, il ne reste alors que la chance : teste ces lettres avant que tout soit vert.
coach-narrow = Sortir du piège **{ $pattern }** était la bonne idée, mais parmi { $letters }, **{ $guess }**, ligne { $row }, { $some ->
    [yes] n'a testé que { $tested }
   *[no] n'a rien testé
}.
coach-narrow-better = **{ $better }** aurait testé { $tested }.
coach-opener = **{ $guess }** est un départ { $start ->
    [very] très lent
   *[slow] lent
} : il laisse en général { $left } mots, contre { $better_left } pour **{ $better }**.
coach-opener-costs = Sur beaucoup de parties, cela coûte { NUMBER($guesses, minimumFractionDigits: 1, maximumFractionDigits: 1) } essai par partie.

coach-lesson = À la ligne { $row }, **{ $better }** aurait été mieux que **{ $guess }**.
coach-lesson-other = **{ $better }** en aurait dit plus que **{ $guess }** à la ligne { $row }.
coach-fits = Il collait à tous les indices et pouvait être la réponse.
coach-apart = Il aurait départagé **{ $word }** et **{ $other }**.
coach-fewer = En général, il ne laisse { $better ->
    [0] aucun autre mot
    [one] que { $better } mot
   *[other] que { $better } mots
}, et le tien { $left }.
coach-sooner = Il mène au but un peu plus vite.

coach-praise-flawless = 👏 Aucune ligne n'aurait pu être mieux jouée.
coach-praise-escaped = 👏 **{ $guess }** est sorti du piège **{ $pattern }** : { $before } mots avant, { $after } après.
coach-praise-lucky = 🎯 **{ $guess }** a fait mouche : 1 mot sur les { $before } qui restaient.
coach-praise-surprising = 👏 **{ $guess }** était une belle idée : ce ne pouvait pas être la réponse, mais il a ramené { $before } mots à { $after }.
coach-praise-top = 👏 **{ $guess }** était le meilleur essai possible, avec { $before } mots restants.
coach-praise-saved = 👏 **{ $guess }** a sauvé la partie au dernier moment.
coach-praise-cut = 👏 **{ $guess }** a fait le plus gros du travail : de { $before } mots à { $after }.
coach-team-best = 👏 **{ $guess }** était un bon choix.

## Its figures, behind Details

coach-row = { $words ->
    [one] { $words } mot
   *[other] { $words } mots
} → { $after } · { $judged }
coach-solved = résolu
coach-verdict-best = rien de mieux
coach-verdict-alike = aussi bon que mon propre choix
coach-verdict-close = presque le meilleur, coût { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-verdict-probe = une bonne idée, coût { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-verdict-costly = cher payé : { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-verdict-poor = très cher payé : { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-verdict-unlisted = convient aussi, mais n'est jamais la réponse
coach-better = mieux : **{ $better }**
coach-best-of-all = plus rare, mais meilleur de { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } : { $best }
coach-no-luck = sans part de chance
coach-luck = { $luck }, { $sign }{ NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }

coach-all-title = Bilan
coach-overall = Maîtrise **{ $skill }** sur 99{ $skilled }. Chance **{ $luck }** sur 99 : { $lucky }.
coach-skilled = { "\u00A0" }: { $skilled }
coach-gamble = un pari, coût { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-sum-rest = Sur ce total, { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } ne sont reprochés à aucun essai : seul { $words } les aurait évités.
coach-sum-rest-unnamed = Sur ce total, { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } ne sont reprochés à aucun essai : ce sont de très petits écarts.
coach-sum = { $guesses ->
    [one] { $guesses } essai
   *[other] { $guesses } essais
}{ $more } = { NUMBER($optimal, minimumFractionDigits: 2, maximumFractionDigits: 2) } au mieux + { NUMBER($given, minimumFractionDigits: 2, maximumFractionDigits: 2) } pour des essais plus faibles { $fortune }
coach-sum-more = { " " }+ { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } encore nécessaires
coach-sum-lucky = − { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } gagné par chance
coach-sum-unlucky = + { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } perdu par malchance

coach-turning-title = Tournant
coach-turning-none = Aucun : ni un essai ni la chance n'a fait la différence.
coach-turning-skill = Ligne { $row }, **{ $guess }** : le choix a coûté { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $guesses ->
    [one] essai
   *[other] essais
}.
coach-turning-several = Ligne { $row }, **{ $guess }** : à partir d'ici, { $times } essais de ce genre ont coûté { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
coach-turning-paid = Ligne { $row }, **{ $guess }** : le choix a coûté { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }, mais la chance a fait gagner { NUMBER($saved, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
coach-turning-lucky = Ligne { $row }, **{ $guess }** : la chance a fait gagner { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $guesses ->
    [one] essai
   *[other] essais
}.
coach-turning-unlucky = Ligne { $row }, **{ $guess }** : la malchance a coûté { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $guesses ->
    [one] essai
   *[other] essais
}.

coach-rivals-title = Le même mot, joué par les personnages
coach-rival-needed = { $rival } : { $guesses }
coach-rival-lost = { $rival } : non trouvé
coach-own-needed = { $who ->
    [you] Toi
    [team] Ensemble
   *[they] Cette partie
} : { $guesses }
coach-own-lost = { $who ->
    [you] Toi
    [team] Ensemble
   *[they] Cette partie
} : non trouvé

coach-note-exact = Tous les chiffres sont en essais, et exacts. La maîtrise part de 99 et se divise par deux à chaque essai gaspillé. La chance est à 50 si elle n'a rien changé, à 79 si elle a épargné un essai.
coach-note = Tous les chiffres sont en essais, à 0,02 près environ. La maîtrise part de 99 et se divise par deux à chaque essai gaspillé. La chance est à 50 si elle n'a rien changé, à 79 si elle a épargné un essai.

coach-skill-masterly = magistral
coach-skill-sharp = brillant
coach-skill-solid = solide
coach-skill-fair = correct
coach-skill-loose = approximatif
coach-skill-wild = au hasard

coach-luck-very-lucky = beaucoup de chance
coach-luck-lucky = de la chance
coach-luck-a-little-lucky = un peu de chance
coach-luck-neither = ni chance ni malchance
coach-luck-a-little-unlucky = un peu de malchance
coach-luck-unlucky = de la malchance
coach-luck-very-unlucky = beaucoup de malchance

## A game of several boards

coach-boards-title = Analyse · { $boards } grilles
coach-boards-won = { $boards ->
    [2] Les deux grilles
   *[other] Les { $boards } grilles
} résolues en { $guesses } ; au mieux, il m'en faut environ { NUMBER($optimal, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
coach-boards-lost = { $solved } grilles résolues sur { $boards }.
coach-boards-waited = 💡 Sur la grille { $board }, il ne restait qu'un mot dès la ligne { $row }, mais { $guesses } essais sont partis ailleurs sans rien résoudre.
coach-boards-ruled-out = 💡 D'après les couleurs, **{ $guess }** (ligne { $row }) n'allait plus sur aucune grille en cours. **{ $better }** aurait mieux aidé.
coach-boards-better = 💡 À la ligne { $row }, **{ $better }** aurait fait avancer l'ensemble des grilles plus que **{ $guess }**.
coach-boards-served = 👏 **{ $guess }** a servi { $boards } grilles à la fois.
coach-boards-hit = 🎯 **{ $guess }** a touché 1 des { $words } mots restants sur la grille { $board }.
coach-step-after = { $words } sur { $boards ->
    [one] { $boards } grille
   *[other] { $boards } grilles
}
coach-boards-note = Tous les chiffres sont des estimations, en essais.

## How hard a word is

coach-hard-title = { $answer } est-il difficile ?
coach-hard-figure = **{ $level }** : on le trouve en { NUMBER($guesses, minimumFractionDigits: 1, maximumFractionDigits: 1) } essais environ, et à peu près une personne sur { $failing } échoue. Il est plus difficile que { $figure ->
    [one] { $figure } mot de cette longueur
   *[other] { $figure } mots de cette longueur
} sur 100.
coach-hard-solver = { $rival }, mon meilleur joueur, le trouve en { $guesses ->
    [one] { $guesses } essai
   *[other] { $guesses } essais
}.
coach-hard-solver-lost = À { $rival }, mon meilleur joueur, il faut plus de { $most } essais.
coach-hard-opening = Comme premier mot, il est au rang { $place } sur { $words } : un joueur parfait a ensuite besoin de { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } essais en moyenne.
coach-hard-why = Ce qui le rend difficile : { $reasons }.
coach-hard-why-easy = Ce qui peut faire trébucher : { $reasons }.
coach-hard-because-repeated = il contient plus d'une fois { $letters }
coach-hard-because-thrice = il a trois fois la lettre { $letters }
coach-hard-because-letter = peu de mots ont un { $letters }
coach-hard-because-pair = peu de mots contiennent { $letters }
coach-hard-because-vowels = il n'a pas de voyelle, sauf peut-être Y
coach-hard-because-unknown = peu de gens le connaissent
coach-hard-because-form = les jeux cachent rarement une telle forme
coach-hard-because-rare = les jeux le cachent rarement
coach-hard-because-openers = les premiers mots habituels en disent peu
coach-hard-because-seldom = on y pense rarement
coach-hard-because-alike = après quelques essais, beaucoup d'autres mots conviennent encore
coach-losers-none = { $strategies ->
    [one] Le seul personnage qui joue cette longueur le trouve.
   *[other] Les { $strategies } personnages le trouvent tous.
}
coach-losers = { $strategies ->
    [one] Le seul personnage qui joue cette longueur le rate : { $names }.
   *[other] { $losers } des { $strategies } personnages { $losers ->
        [one] le rate
       *[other] le ratent
    } : { $names }.
}
coach-alike-none = Aucune autre réponse n'en diffère d'une seule lettre.
coach-alike = Proches : { $words } mots ressemblent à { $pattern } : { $named }.
coach-trap = Un piège : { $words } mots ressemblent à { $pattern } : { $named }.
coach-named-more = { $named }, …
coach-hard-note = Ceci ne regarde que le mot, jamais une partie en cours. Le nombre d'essais est estimé d'après 359 grilles anglaises de cinq lettres jouées par des milliers de personnes, à un quart d'essai près ; pour d'autres langues et longueurs, c'est plus approximatif.
coach-hard-unhidden = Je ne le cache jamais moi-même ; d'autres peuvent le donner.

coach-level-easy = Facile
coach-level-fair = Abordable
coach-level-tricky = Délicat
coach-level-hard = Difficile
coach-level-brutal = Redoutable
