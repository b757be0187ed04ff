### Leaderboards and statistics.

standings-title = Classement
standings-period-today = Aujourd'hui
standings-period-week = Cette semaine
standings-period-month = Ce mois-ci
standings-period-year = Cette année
standings-period-all = Depuis toujours
standings-period-yesterday = Hier
standings-period-lastweek = La semaine dernière
standings-period-lastmonth = Le mois dernier
standings-period-lastyear = L'année dernière
standings-period-season = Cette saison
standings-view-guesses = Le moins d'essais
standings-view-points = Points
standings-view-streak = Jours d'affilée
standings-view-wins = Le plus de parties résolues
standings-empty = Personne n'est encore dans ce classement. Lance une partie avec `/{ -command } play`. Les parties individuelles et celles jouées ensemble ont des classements séparés. Résultats d'ailleurs : `/{ -command } records`.
standings-line = **{ $place }.** { $who } · **{ $value }** · { $record }
standings-unplaced-line = { $who } · { $value } · { $record }
standings-few = { $more ->
    [0] trop peu de parties
    [one] encore { $more } partie
   *[other] encore { $more } parties
}
standings-record = { $wins } sur { $games } résolues
standings-value-guesses = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-value-points = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
standings-value-streak = { $value ->
    [0] pas de série
    [one] { $value } jour
   *[other] { $value } jours d'affilée
}
standings-value-wins = { $value ->
    [one] { $value } résolue
   *[other] { $value } résolues
}
standings-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
standings-rule-guesses = On compte la moyenne équitable : essais par partie, corrigés pour { $words ->
    [compared] les mots difficiles et le faible nombre de parties
   *[plain] le faible nombre de parties
}. Une partie non résolue compte { $loss } essais.
standings-rule-points = Trouver en 1 essai vaut { $best } points, en 2 essais { $second }, et ainsi de suite. Une partie non résolue vaut 0.
standings-rule-points-own = Ce serveur a ses propres points : { $wins } pour un mot trouvé en 1 à 6 essais, { $lost } pour une partie que tu ne résous pas.
standings-rule-double = Points doublés : { $day }.
standings-rule-streak = Jours d'affilée où le mot du jour a été trouvé sans indice.
standings-shields = Un bouclier garde la série malgré un mot du jour manqué par mois.
standings-rule-wins = Plus on résout de parties, mieux on est classé.
standings-fair-average = Moyenne équitable : les essais par partie. Les mots que les autres ont trouvés durs comptent en ta faveur, et quelques parties de chance pèsent peu.
standings-nobody-ranked = Personne n'a encore joué les { $games } parties qu'il faut pour une place : en attendant, le nombre de parties décide.
standings-nobody-placed = Personne n'a joué les { $games } parties qu'il fallait pour une place : c'est donc le nombre de parties qui décide.
standings-provisional = Il faut { $games ->
    [one] { $games } partie terminée
   *[other] { $games } parties terminées
} pour avoir une place.
standings-elsewhere = { $who } n'est pas encore ici. Ses parties : { $where }. Elles s'ouvrent dans le menu.
standings-elsewhere-games = { $which } ({ $games })
standings-games-prompt = Quelles parties
standings-view-prompt = Classé par
standings-period-prompt = Quels jours
standings-assisted = { $games ->
    [one] { $games } partie avec indices ou liste de mots n'est pas comptée.
   *[other] { $games } parties avec indices ou liste de mots ne sont pas comptées.
}
standings-own-boards = Parties individuelles
standings-previous = Retour
standings-next = Suite

## Why am I here?

standings-why-button = Pourquoi cette place ?
standings-why-place = Tu es **nº { $place }** sur { $players }. À égalité, on partage la place.
standings-why-place-average = Tu es **nº { $place }** sur { $players }, avec une moyenne équitable de **{ $value }**. À égalité, on partage la place.
standings-why-provisional = Tu as joué { $games } des { $least } parties qu'il faut pour une place.
standings-why-unplaced = Tu as joué { $games } des { $least } parties qu'il fallait pour une place.
standings-why-too-few = Tu as joué trop peu de parties pour une place : { $games }.
standings-why-ahead = Juste au-dessus de toi : { $value }.
standings-why-guesses = Ce qui compte est ta moyenne équitable : les essais par partie, plus quelques parties moyennes pour que la chance d'une seule ne décide pas.
standings-why-words = On tient compte de ce qu'il a fallu aux autres pour les mêmes mots.
standings-why-sum = Voici le calcul :
standings-why-moves = Elle bouge un peu même si tu ne joues pas : d'autres jouent les mêmes mots et la moyenne d'ici change.
standings-why-points = Chaque partie résolue donne { $each } points, moins les essais utilisés. { $wins ->
    [one] Ta partie
   *[other] Tes { $wins } parties
} : { $wins } × { $each } = { $together }, moins { $guesses ->
    [one] { $guesses } essai
   *[other] { $guesses } essais
} = **{ $value }**.
standings-why-points-own = Ce serveur décide de ce que vaut une partie. Voici le calcul :
standings-why-points-found = { $guesses ->
    [one] { $guesses } essai
   *[other] { $guesses } essais
} : { $games } × { $each } = { $points }
standings-why-points-lost = Non résolu : { $games } × { $each } = { $points }
standings-why-points-double = Compte double : { $day } ({ $games ->
    [one] { $games } partie
   *[other] { $games } parties
}) : **+ { $points }**
standings-why-streak = Tes jours d'affilée avec le mot du jour trouvé : **{ $value }**. Un jour manqué, perdu ou trouvé avec un indice met fin à la série.
standings-why-no-streak = { $when ->
    [over] À la fin, tu n'avais pas de série.
   *[now] Tu n'as pas de série en ce moment. Trouve le mot du jour sans indice et une nouvelle commence.
}
standings-why-wins = Tu as résolu **{ $value }** sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}.
standings-why-games = { $games ->
    [one] Ta partie a pris
   *[other] Tes { $games } parties ont pris
} **{ $guesses }** { $guesses ->
    [one] essai
   *[other] essais
}.
standings-why-lost = ({ $lost ->
    [one] La partie que tu n'as pas résolue compte { $each }.
   *[other] Chacune des { $lost } parties que tu n'as pas résolues compte { $each }.
})
standings-why-harder = **− { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) }** car tes mots ont demandé aux autres plus d'essais que d'habitude. Sans compter tes propres parties, { $compared } de ces mots ont été joués par au moins trois personnes : il leur a fallu en moyenne { NUMBER($others, minimumFractionDigits: 2, maximumFractionDigits: 2) } essais pour les trouver tous. Pour autant de mots moyens, il en faut { $compared } × { NUMBER($usual, minimumFractionDigits: 2, maximumFractionDigits: 2) } = { NUMBER($words, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
standings-why-easier = **+ { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) }** car tes mots ont demandé aux autres moins d'essais que d'habitude. Sans compter tes propres parties, { $compared } de ces mots ont été joués par au moins trois personnes : il leur a fallu en moyenne { NUMBER($others, minimumFractionDigits: 2, maximumFractionDigits: 2) } essais pour les trouver tous. Pour autant de mots moyens, il en faut { $compared } × { NUMBER($usual, minimumFractionDigits: 2, maximumFractionDigits: 2) } = { NUMBER($words, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
standings-why-average = **+ { NUMBER($added, minimumFractionDigits: 2, maximumFractionDigits: 2) }** pour { $games } parties d'un niveau moyen ici : { $games } × { NUMBER($each, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
standings-why-total = En tout **{ NUMBER($total, minimumFractionDigits: 2, maximumFractionDigits: 2) }**. Divisé par l'ensemble des { $games } parties :

## Ratings

standings-view-rating = Cote
standings-value-rating = { $value }
standings-rule-rating = Tout le monde commence à 1500. Sur un même mot, qui fait mieux monte, surtout face à des joueurs forts. Mots du jour, courses et duels entre personnes comptent une fois terminés.
standings-empty-rating = Personne n'a encore de cote ici. Il faut que deux personnes finissent le même mot du jour, la même course ou le même duel. Le mot d'aujourd'hui compte demain.
standings-empty-streak = Aucune série ici. Trouve le mot du jour sans indice et la tienne commence.
standings-matches = { $matches ->
    [one] { $matches } rencontre
   *[other] { $matches } rencontres
}
standings-why-rating = Ta cote dit comment tu t'en sors sur les mêmes mots que les autres. Chaque personne que tu devances la fait monter, surtout si elle est forte ; chaque personne qui te devance la fait baisser, moins si elle est forte. Tes premières rencontres la changent le plus. Voici le calcul :
standings-why-start = Tout le monde commence à **{ $start }**.
standings-why-earlier = **{ $change }** pour { $matches ->
    [one] ta première rencontre
   *[other] tes { $matches } premières rencontres
}.
standings-why-match = **{ $change }** { $mode }, { $day } : place { $place } sur { $players }.
standings-why-rating-total = En tout **{ $value }**.

## Missed dailies

standings-missed-loss = Pour qui joue le mot du jour sur cette période, chaque mot manqué compte comme { $loss } essais.
standings-missed-average = Pour qui joue le mot du jour sur cette période, chaque mot manqué compte comme une partie moyenne ici.
standings-missed-worst = Pour qui joue le mot du jour sur cette période, chaque mot manqué compte comme le pire résultat du jour.
standings-why-missed-loss = **+ { NUMBER($charged, minimumFractionDigits: 2, maximumFractionDigits: 2) }** pour { $missed ->
    [one] { $missed } mot du jour manqué
   *[other] { $missed } mots du jour manqués
} : { $missed } × { $loss }.
standings-why-missed-average = **+ { NUMBER($charged, minimumFractionDigits: 2, maximumFractionDigits: 2) }** pour { $missed ->
    [one] { $missed } mot du jour manqué
   *[other] { $missed } mots du jour manqués
} : { $missed } × { NUMBER($each, minimumFractionDigits: 2, maximumFractionDigits: 2) }, la moyenne ici.
standings-why-missed-worst = **+ { NUMBER($charged, minimumFractionDigits: 2, maximumFractionDigits: 2) }** pour { $missed ->
    [one] { $missed } mot du jour manqué
   *[other] { $missed } mots du jour manqués
} : chacun compte comme le pire résultat de son jour.

## All servers

standings-everywhere = Tous les serveurs
standings-here = Ce serveur
standings-scope-server = Ce serveur
standings-scope-global = Tous les serveurs
standings-everywhere-rule = Les serveurs participent par choix ; qui se cache n'y figure pas.
standings-everywhere-absent = Ce serveur ne participe pas ; qui le gère peut changer cela dans `/{ -command } settings`.

## Statistics

standings-stats-title = Statistiques
standings-average = { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-no-average = –
standings-played = { $who } a joué { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} et en a résolu { $wins } ({ NUMBER($rate, style: "percent") }).
standings-figures = Moyenne { $average }
standings-dailies = Mots du jour : { $dailies } · série { $streak } · record { $best }
standings-streaks = Une série, ce sont des jours d'affilée où tu trouves le mot du jour sans indice.
standings-shielded = 🛡️ Un bouclier a gardé la série le { $day }.
standings-several = À plusieurs grilles, chaque grille de plus enlève un essai au compte.
standings-unranked = Les classements laissent celles-ci de côté, car la comparaison serait injuste : { $kinds }.
standings-unranked-helped = avec indices ou liste de mots
standings-counts = Toutes les parties terminées ici, de chaque mode et longueur ; un classement n'en compte qu'une sorte. La moyenne est celle des essais dans les parties résolues.

## Two players at the same words

standings-against-title = Face à face
standings-against-none = { $who } et { $other } n'ont pas encore eu le même mot ici. Jouez à `/{ -command } daily`, ou une course.
standings-against-words = { $who } et { $other } ont eu le même mot { $words ->
    [one] une fois
   *[other] { $words } fois
}.
standings-against-better = Moins d'essais pour { $who } : **{ $times }**
standings-against-level = Égalité : **{ $times }**
standings-against-means = Moyenne : { $who } { NUMBER($mine, minimumFractionDigits: 2, maximumFractionDigits: 2) }, { $other } { NUMBER($theirs, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-against-rule = Les mots du jour, courses, défis et duels comptent. Une partie non résolue compte un essai de plus que le maximum.

## What the figures on the card are

standings-card-games = { $count ->
    [one] partie
   *[other] parties
}
standings-card-won = résolues
standings-card-rate = { NUMBER($rate, style: "percent") }
standings-card-average = moyenne
standings-card-streak = d'affilée
standings-card-best = record
standings-card-days = { $count ->
    [one] mot du jour
   *[other] mots du jour
}

## Below a place among the most wins

standings-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}

## Pages of the statistics

standings-page-prompt = Plus de statistiques
standings-page-overview = Vue d'ensemble
standings-page-badges = Badges
standings-page-kinds = Par mode et longueur
standings-page-openers = Premiers mots
standings-page-words = Mots
standings-page-title = Statistiques · { $page }
standings-page-kinds-rule = Les moyennes comptent les essais des parties résolues.
standings-page-openers-rule = Les premiers mots les plus joués. Les moyennes comptent les essais des parties résolues.
standings-page-openers-none = { $who } n'a encore fait le premier essai d'aucune partie finie.
standings-page-words-rule = Les mots qui ont pris le plus d'essais en partie individuelle, sur une grille et sans indice. Une partie non résolue compte pour { $lost } essais. Les mots que d'autres cherchent peut-être encore n'y sont pas.
standings-page-words-none = { $who } n'a pas encore fini de partie individuelle sur une grille, sans indice.
standings-page-times = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
standings-page-others = les autres : { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-page-best = Meilleure partie : **{ $word }** · { $score } · { $when }
standings-page-worst = Pire partie : **{ $word }** · { $score } · { $when }
standings-page-year = Calendrier
standings-page-year-rule = La couleur des bonnes lettres veut dire qu'une partie au moins a été résolue ce jour-là.
standings-page-year-lines = Sur une ligne, plus un jour est haut, plus il y a de parties : une, deux ou plus.
standings-page-year-none = { $who } n'a fini aucune partie ces douze derniers mois.
standings-year-summary = { $who } a joué ces douze derniers mois, en tout : **{ $days }**, { $record }. Plus longue suite : **{ $longest }**.
standings-page-letters = Lettres les plus dures, d'après la moyenne de leurs mots : { $letters }
standings-page-skill = Maîtrise et chance
standings-page-skill-rule = Chaque barre est une partie, la plus ancienne à gauche : les { $games } dernières parties individuelles sur une grille, sans indice. La maîtrise part de 99 et baisse de moitié à chaque essai gaspillé. La chance vaut 50 si elle n'a rien changé. Les mots que d'autres cherchent peut-être encore n'y sont pas.
standings-skill-name = Maîtrise
standings-luck-name = Chance
standings-skill-mean = moyenne { $mean }
standings-skill-means = { $who } a en moyenne **{ $skill }** de maîtrise et **{ $luck }** de chance ({ $games }).
standings-skill-few = C'est trop peu de parties pour en dire long.
standings-skill-trend = { $trend ->
    [better] Les essais sont devenus meilleurs
    [worse] Les essais sont devenus moins bons
   *[level] Les essais sont à peu près aussi bons qu'avant
} : maîtrise de **{ $before }** sur les { $games } premières parties, **{ $after }** sur les { $games } dernières.
standings-skill-fortune = { $fortune ->
    [lucky] Dans l'ensemble, la chance a aidé.
    [unlucky] Dans l'ensemble, la chance a manqué.
   *[even] Chance et malchance se sont équilibrées.
}

## Seasons and the weekly post

standings-champions-button = Champions
standings-champions-title = Champions
standings-champions-prompt = Comment une saison s'est terminée
standings-champions-empty = Aucune saison n'est encore terminée ici.
standings-champions-line = **{ $season }** · 🏆 { $who } · { $value } · { $players ->
    [one] { $players } personne
    [many] { $players } personnes
   *[other] { $players } personnes
}
standings-champions-nobody = **{ $season }** · pas de champion · { $players ->
    [one] { $players } personne
    [many] { $players } personnes
   *[other] { $players } personnes
}
standings-season-title = Saison · { $season }
standings-season-button = Classement final
standings-week = La semaine · { $days }
standings-year = L'année { $year }
standings-page-review = Bilan de l'année
standings-player-year = L'année { $year } de { $who } ici.
standings-player-year-none = { $who } n'a terminé aucune partie ici en { $year }.
standings-card-played-days = { $count ->
    [one] jour joué
   *[other] jours joués
}
standings-moment-day = Meilleur jour
standings-moment-word = Mot le plus coriace
standings-moment-beaten = en { $guesses }, les autres { NUMBER($others, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-moment-opener = Premier mot préféré
standings-moment-luckiest = Plus gros coup de chance
standings-moment-luck = chance { $luck } sur 99
standings-moment-mate = Le plus souvent avec
standings-review-games = **{ $games ->
    [one] { $games } partie
   *[other] { $games } parties
}** par { $players ->
    [one] { $players } personne
   *[other] { $players } personnes
}.
standings-review-more = C'est { $games } de plus que la semaine d'avant.
standings-review-fewer = C'est { $games } de moins que la semaine d'avant.
standings-review-same = Autant que la semaine d'avant.
standings-review-best = ⚡ Moins d'essais : { $games } en { $guesses }.
standings-review-races = 🏎️ Le plus de courses gagnées : { $who } ({ $wins }).
standings-review-closest = 🏁 Course la plus serrée : { $who } devance { $second } de { $seconds ->
    [0] moins d'une seconde
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
standings-review-hardest = { $count ->
    [one] 🧗 Mot le plus dur
   *[other] 🧗 Mots les plus durs
} : { $answer }, { NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 2) } essais en moyenne.
standings-review-shared = 🤝 Ensemble sur une grille : { $wins } sur { $games } trouvés.
standings-review-points = 🏅 Le plus de points : { $who } avec { $points }.
standings-review-streak = 🔥 Plus longue série : { $who }, { $days } jours d'affilée.
standings-review-elsewhere = Joué ailleurs : { $games }.
standings-review-best-of = 🏆 { $game } : { $who }, { $average } en moyenne.
standings-season-won = { $champions ->
    [one] 🏆 { $who } remporte la saison avec une moyenne équitable de { $value } essais par partie. Bravo !
    [many] 🏆 { $who } se partagent la première place avec une moyenne équitable de { $value } essais par partie. Bravo !
   *[other] 🏆 { $who } se partagent la première place avec une moyenne équitable de { $value } essais par partie. Bravo !
}
standings-season-left = Qui était devant n'est plus ici ; le classement final reste tel quel.
standings-season-taken = Un titre a été retiré, comme le montrent les Corrections ; le classement final reste tel quel.
standings-season-nobody = Personne n'a gagné de partie et joué assez pour être classé : cette saison n'a pas de champion.
standings-season-deserted = Toutes les personnes classées sont parties : cette saison n'a pas de champion.
standings-season-erased = La personne arrivée en tête a effacé ses données : cette saison ne nomme pas de champion.
standings-why-crowned = 🏆 Le titre est à toi : qui était devant n'est plus ici.
standings-season-next = La saison est terminée et la suivante a commencé : tout le monde repart à égalité.
standings-season-over = La saison est terminée. Qui gère le serveur peut lancer la suivante dans `/{ -command } settings`.
standings-season-frozen = Ce classement est définitif : les corrections ultérieures ne le changent pas.

## Corrections

standings-corrections-button = Corrections
standings-corrections-title = Corrections
standings-corrections-empty = Rien n'a été corrigé ici.
standings-corrections-line = { $who } · { $what }, { $day } : **{ $change }**, par { $by } { $when }
standings-corrections-struck = annulé
standings-corrections-undone = rétabli par { $by }
standings-changed-title = Modifiés après publication
standings-changed = Les derniers résultats qui comptent autrement que publiés d'abord, ou mis en doute puis confirmés, avec leur date de publication :
standings-changed-empty = Rien de ce qui compte ici n'a été modifié après publication, ni mis en doute puis confirmé.
standings-changed-pasted = 📋 { $who } a collé en une heure les résultats de { $days } jours, sans message, { $when }
standings-correct-title = Corriger un résultat
standings-correct = Quel résultat est faux ? Tout le monde peut voir ce que tu changes : le classement a une page de corrections. Tu peux revenir sur chacune.
standings-correct-player-prompt = De qui
standings-correct-undo-prompt = Revenir sur une correction
standings-correct-batch = { $who } · annulés tous ensemble ({ $count })
standings-correct-undo-all = Toutes ({ $count })
standings-correct-result-prompt = Quel résultat
standings-correct-which = Quel résultat de { $who } est faux ? Voici les derniers.
standings-correct-none = { $who } n'a ici aucun résultat qui compte.
standings-correct-joined = Ce que { $account } enregistre compte pour { $who }.
standings-correct-champion = Champion de la saison
standings-correct-what = { $who } · **{ $what }** : qu'en faire ? Un résultat annulé ne compte pas ; un résultat d'ailleurs peut être changé.
standings-correct-strike-button = Annuler ce résultat
standings-correct-strike-all-button = Tout annuler ({ $count })
standings-correct-strike-all = Annuler tout ce qui est affiché de { $who } ({ $count }) ? Cela ne comptera plus.
standings-correct-struck-all = Tout ce qui était affiché de { $who } est annulé ({ $count }).
standings-correct-strike-pasted-button = Annuler les collés ({ $count })
standings-correct-strike-pasted = Annuler ce que { $who } a collé ({ $count }) ? Cela ne comptera plus.
standings-correct-struck-pasted = Ce que { $who } avait collé est annulé ({ $count }).
standings-correct-undone-all = Corrections annulées pour { $who } : { $count }.
standings-correct-change-button = Changer
standings-correct-undo-button = Rétablir
standings-correct-others-button = Autres résultats
standings-correct-shown = Tout le monde peut le voir sous Corrections, dans le classement.
standings-correct-modal = Changer un résultat
standings-correct-number = Le bon résultat : de { $low } à { $high }
standings-correct-solved = Le bon résultat : de { $low } à { $high }, ou X
standings-correct-time = Le bon temps, par exemple 1:23
standings-exclusions-button = Exclure des résultats
standings-exclusions-back-button = Admettre à nouveau
standings-exclusions-line = 🚫 { $who } · résultats qui ne sont plus enregistrés, par { $by } { $when }
standings-exclusions-ask = Exclure { $who } des résultats ? Dès lors, rien de ce que cette personne publie n'est enregistré, et tout le monde peut lire dans Corrections que tu l'as décidé.
standings-joined-line = 🔗 { $account } · résultats qui comptent pour { $who }, par { $by } { $when }
standings-exclusions-out = Dès maintenant, rien de ce que { $who } publie n'est enregistré. Les résultats d'avant restent, sauf si tu les annules.
standings-exclusions-back = Les résultats de { $who } sont enregistrés à nouveau.
