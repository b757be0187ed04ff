### The coach: what each guess of a game was worth, and how hard a word is.

## A game of one board

coach-title = Analyse · { $answer }
coach-details-button = Détails
coach-answer-field = La réponse, qui n'a pas été trouvée
coach-language-prompt = Langue des mots

# $who is `you` or `they`; $skill is `fine`, `fair` or `bold`; $luck is `lucky`, `unlucky` or `neither`.
coach-won = Résolu en { $guesses }. { $skill ->
    [fine] { $who ->
        [you] Tu as superbement joué
       *[they] Superbement joué
    }{ $luck ->
        [lucky] , et la chance était là
        [unlucky] , et sans la moindre chance
       *[neither] { "" }
    }.
    [fair] { $who ->
        [you] Tu as bien joué
       *[they] Bien joué
    }{ $luck ->
        [lucky] , avec un peu de chance
        [unlucky] , avec peu de chance
       *[neither] { "" }
    }.
   *[bold] { $luck ->
        [lucky] De l'audace, et de la chance
        [unlucky] Des risques, et pas de chance
       *[neither] Des risques, mais c'est passé
    }.
}
coach-lost = Pas résolu cette fois. { $luck ->
    [unlucky] { $skill ->
        [bold] La chance n'a pas aidé.
       *[fine] C'était surtout de la malchance.
    }
   *[neither] { $skill ->
        [bold] Il n'était pas facile.
       *[fine] Ça s'est joué à peu.
    }
}
coach-given-up = Abandon après { $guesses ->
    [one] { $guesses } essai
   *[other] { $guesses } essais
}.
coach-beaten = 🎉 { $who ->
    [you] Tu fais mieux que moi
   *[they] Mieux que moi
} : { $guesses ->
    [0] je ne l'aurais pas trouvé !
   *[other] il m'en aurait fallu { $guesses } !
}

coach-lesson = 💡 À la ligne { $row }, **{ $better }** aurait été mieux que **{ $guess }**. { $reason }
coach-apart = Il aurait départagé **{ $word }** et **{ $other }**.
coach-fewer = En général, il ne laisse { $better ->
    [0] aucun autre mot
    [one] que { $better } mot
   *[other] que { $better } mots
}, et le tien { $left }.
coach-only = C'était le seul mot qui restait.
coach-sooner = Il mène au but un peu plus vite.

coach-flawless = 👏 Aucune ligne n'aurait pu être mieux jouée.
coach-top = 👏 **{ $guess }** était un excellent choix : avec { $words } mots restants, on ne trouve guère mieux.
coach-persistent = 👏 Trouvé, et c'est ce qui compte.
coach-narrowed = 👏 De { $before } mots à { $after } : le plus dur était fait.
coach-team = 👏 Les meilleurs essais de l'équipe :
coach-team-best = { $who } **{ $guess }**

## Its figures, behind Details

coach-row = { $words ->
    [one] { $words } mot
   *[other] { $words } mots
} → { $after } · { $judged }
coach-solved = résolu
coach-best = le meilleur essai
coach-as-good = aussi bon que le meilleur
coach-better = { $skill }, coût { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } ; mieux : **{ $best }**
coach-no-luck = sans part de chance
coach-luck = { $luck }, { $sign }{ NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }

coach-all-title = Bilan
coach-verdict = Maîtrise **{ $skill }** sur 99{ $skilled }. Chance **{ $luck }** sur 99 : { $lucky }.
coach-skilled = { "\u00A0" }: { $skilled }
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
coach-turning-lucky = Ligne { $row }, **{ $guess }** : la chance a épargné { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $guesses ->
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
   *[they] Cette partie
} : { $guesses }
coach-own-lost = { $who ->
    [you] Toi
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
coach-step-after = { $words } sur { $boards ->
    [one] { $boards } grille
   *[other] { $boards } grilles
}
coach-boards-note = Tous les chiffres sont des estimations, en essais.

## How hard a word is

coach-hard-title = { $answer } est-il difficile ?
coach-hard-figure = **{ $level }**, { $figure } sur 100.
coach-hard-solver = Au mieux, il me faut { $guesses ->
    [one] { $guesses } essai
   *[other] { $guesses } essais
}.
coach-hard-solver-lost = Au mieux, il me faut plus de { $most } essais.
coach-hard-people = Il en faut d'habitude environ { NUMBER($guesses, minimumFractionDigits: 1, maximumFractionDigits: 1) } aux gens.
coach-hard-why = Ce qui le rend difficile : { $reasons }.
coach-hard-because-repeated = une lettre se répète
coach-hard-because-rarest = il a une lettre rare
coach-hard-because-pairs = ses lettres se suivent rarement
coach-hard-because-known = peu de gens y pensent
coach-hard-because-family = beaucoup de mots lui ressemblent
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
coach-alike = Proches : { $words } réponses ressemblent à { $pattern } : { $named }.
coach-trap = Un piège : { $words } réponses ressemblent à { $pattern } : { $named }.
coach-named-more = { $named }, …
coach-hard-note = Ceci ne regarde que le mot, jamais une partie en cours. Ce qu'il faut aux gens est estimé d'après la façon dont des milliers ont joué d'autres grilles.

coach-level-easy = Facile
coach-level-fair = Abordable
coach-level-tricky = Délicat
coach-level-hard = Difficile
coach-level-brutal = Redoutable
