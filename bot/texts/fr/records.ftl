### Results of puzzles played elsewhere.

records-menu = Enregistrer ce résultat
records-modal = Enregistre tes résultats
records-share-field = Colle un partage, ou plusieurs

records-receipt-title = Enregistré
records-of-other-title = Enregistré pour quelqu'un d'autre
records-entry = **{ $puzzle }** · { $result }
    -# { $average } en moyenne sur { $games ->
        [one] { $games } puzzle
       *[other] { $games } puzzles
    } ici
records-counted = La grille a { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
}, j'ai donc compté { $rows } et non { $stated }.
records-known = **{ $puzzle }** est déjà enregistré : { $result }.
records-kept = **{ $puzzle }** était déjà enregistré : { $result }. Cela reste, sauf si tu l'enlèves.
records-unread = Je n'ai pas pu lire { $shares }.
records-left-out = Je ne lis pas plus de { $most } résultats à la fois. Laissés de côté : { $count }. Envoie-les dans un autre message.
records-not-recorded = Pas enregistrés non plus : { $puzzles }.
records-struck = **{ $puzzle }** a été annulé par la gestion du serveur. Il ne compte pas. Demande-lui si tu penses qu'il devrait compter.
records-corrected = **{ $puzzle }** · { $result }. { refusals-corrected }
records-joined = Ce que { $account } enregistre ici compte pour { $who } : la modération a dit que les deux comptes sont à la même personne. **{ standings-corrections-button }** dans `/{ -command } leaderboard` dit qui. Si c'est faux, demande-lui.
records-struck-title = Annulé par la modération
records-puzzle = { $game } { $puzzle }
records-doubted = On dirait le résultat de quelqu'un d'autre, ou pas un résultat, alors je l'ai laissé de côté. Est-ce bien celui de la personne qui l'a posté ?
records-doubted-button = Oui, l'enregistrer
records-doubted-prompt = Choisis les résultats de l'auteur
records-remove-button = Retirer { $puzzle }
records-remove-prompt = Retirer des résultats
records-removed = **{ $puzzle }** est retiré. Tu peux l'enregistrer à nouveau avec `/{ -command } record`.
records-more = `/{ -command } records` montre qui y est au top.

## A figure, by what it counts

records-unsolved = non résolu
records-first = ✏️ publié d'abord : { $result }
records-confirmed = ❔ mis en doute, confirmé par son auteur
records-pasted = 📋 collé avec une commande, sans message
records-other = ⚠️ un autre message dit : { $result }
records-figure-guesses = { $figure ->
    [one] { $figure } essai
   *[other] { $figure } essais
}
records-figure-boards = { $figure } essais sur toutes les grilles
records-figure-mistakes = { $figure ->
    [0] aucune erreur
    [one] { $figure } erreur
   *[other] { $figure } erreurs
}
records-figure-hints = { $figure ->
    [0] aucun indice
    [one] { $figure } indice
   *[other] { $figure } indices
}
records-figure-stars = { $figure ->
    [one] { $figure } étoile
   *[other] { $figure } étoiles
}
records-figure-points = { $figure ->
    [one] { $figure } point
   *[other] { $figure } points
}
records-figure-time = { $figure }
records-mean-guesses = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } essais
records-mean-boards = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } essais
records-mean-mistakes = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } erreurs
records-mean-hints = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } indices
records-mean-stars = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } étoiles
records-mean-points = { NUMBER($mean, maximumFractionDigits: 0) } points
records-mean-time = { $mean }

## Summaries of Discord's Wordle app

records-summary = **{ $puzzle }** · { $recorded ->
    [one] { $recorded } résultat enregistré.
   *[other] { $recorded } résultats enregistrés.
}
records-waiting = { $waiting ->
    [one] { $waiting } personne n'y figure que par son nom.
   *[other] { $waiting } personnes n'y figurent que par leur nom.
} Dis-moi une fois de qui il s'agit, et je m'en souviendrai.
records-names = Les résumés ne donnent parfois que des noms. Dis-moi une fois de qui il s'agit, et je m'en souviendrai.
records-nameless = Dans les résumés de l'application Wordle, résultats qui n'ont qu'un nom : **{ $results }**. Ils comptent dès que la modération a dit dans `/{ -command } records` de qui il s'agit.
records-name-prompt = Qui est { $name } ?
records-claimed = Désormais, **{ $name }** est { $who }. { $results ->
    [0] Aucun résultat n'attendait ce nom.
    [one] { $results } résultat a été ajouté.
   *[other] { $results } résultats ont été ajoutés.
}
records-claimed-known = { $known ->
    [one] Pour { $known } puzzle, il y a déjà un autre résultat, et c'est lui qui compte.
   *[other] Pour { $known } puzzles, il y a déjà d'autres résultats, et ce sont eux qui comptent.
} Si c'est quelqu'un d'autre, choisis de nouveau sous **{ records-named-button }**.
records-who-title = Qui est qui
records-who-button = Qui est qui ({ $names })
records-who-none = Tous les noms des résumés sont connus.
records-accounts = Quelqu'un a deux comptes ? Choisis ci-dessous le second, puis le premier : les résultats des deux comptent ensemble.
records-account-line = { $account } compte pour { $who }
records-account-prompt = Choisis le second compte de quelqu'un
records-account-ask = À qui est le second compte { $account } ? Choisis le premier : tout ce que { $account } a enregistré ici et enregistrera comptera pour lui. On peut revenir en arrière.
records-account-whose-prompt = À qui est ce compte ?
records-account-one = Ce que { $account } enregistre ici compte pour { $who }. Si c'est faux, choisis quelqu'un d'autre ou appuie sur **Deux personnes, en fait** : rien ne se perd.
records-part-button = Deux personnes, en fait
records-parted = { $account } n'est plus le compte de quelqu'un d'autre et retrouve tous ses résultats.
records-named-button = Noms connus
records-named-title = Noms connus
records-named-prompt = Choisis un nom à changer ou à oublier
records-named = **{ $name }**, c'est { $who }
records-named-none = Je ne connais encore aucun nom. Quand un résumé ne donne qu'un nom, je demande ici de qui il s'agit.
records-named-one = **{ $name }**, c'est { $who }. Ce n'est pas ça ? Choisis quelqu'un d'autre, et tous les résultats de ce nom lui reviendront. Ou fais-moi oublier ce nom : ses résultats attendront que tu me le redises.
records-forget-button = Oublier
records-forgotten = Je ne sais plus qui est **{ $name }**. { $results ->
    [0] Aucun résultat n'est en attente.
    [one] { $results } résultat est en attente.
   *[other] { $results } résultats sont en attente.
}

## Watched channels

records-unseen = Je ne peux pas lire les messages ici, donc je n'enregistre pas les résultats de moi-même. La personne qui fait tourner ce bot peut le permettre : activer **Message Content Intent** pour le bot sur discord.com/developers et le lancer avec `TILEMATE_MESSAGE_CONTENT=on`. En attendant, il y a `/{ -command } record`, ou **Enregistrer ce résultat** sur un message.
records-missing = Ce qu'il me manque encore pour noter les résultats tout seul :
records-missing-portal = - **Message Content Intent** : la personne qui héberge ce bot peut l'activer sur discord.com/developers, sous **Bot**.
records-missing-start = - `TILEMATE_MESSAGE_CONTENT=on` : la personne qui héberge ce bot doit le lancer avec ça.
records-missing-view = - **Voir le salon** dans { $channel } : donne-moi cette permission dans les paramètres du salon.
records-missing-history = - **Voir les anciens messages** dans { $channel } : donne-moi cette permission dans les paramètres du salon.
records-missing-until = D'ici là, utilise `/{ -command } record`, ou **Enregistrer ce résultat** sur un message.
records-unreadable = Je ne vois pas encore les anciens messages de { $channel }. Donne-moi là-bas les permissions **Voir le salon** et **Voir les anciens messages**.
records-read-button = Lire les anciens messages : #{ $channel }
records-stop-button = Arrêter la lecture
records-reading-running = ⏳ Je lis les anciens messages de { $channel } : { $read } pour l'instant.
records-reading-done = Terminé. J'ai lu tous les anciens messages de { $channel } : { $read }.
records-reading-full = Les { $read } messages les plus récents de { $channel } sont lus. Je ne remonte pas plus loin.
records-reading-searched = Les { $read } messages les plus récents de { $channel } sont lus, ainsi que tous les résumés plus anciens de l'application Wordle.
records-reading-stopped = La lecture de { $channel } a été arrêtée. Messages lus : { $read }.
records-reading-forbidden = Je ne peux pas lire les anciens messages de { $channel }. Donne-moi là-bas les permissions **Voir le salon** et **Voir les anciens messages**, puis recommence.
records-import = Des résumés de Wordle sont publiés ici. Je peux les garder, y compris les anciens, sous forme de moyennes, de séries et de classements de ce serveur. Seules les personnes qui gèrent le serveur peuvent l'activer.
records-import-button = Importer notre historique Wordle
records-preview-title = Ce que j'enregistrerais
records-preview = { $count ->
    [one] Dans le dernier message de { $channel } :
   *[other] Dans les { $count } derniers messages de { $channel } :
}
records-preview-empty = Pas encore de message dans { $channel } même. Ses fils sont lus aussi.
records-preview-known = Déjà connus ou annulés, donc laissés tels quels : { $count }.
records-preview-unread = { $count ->
    [one] { $count } message ressemble à un résultat que je laisserais de côté : je ne sais pas le lire, il arrive trop tard ou c'est celui de quelqu'un d'autre.
   *[other] { $count } messages ressemblent à des résultats que je laisserais de côté : je ne sais pas les lire, ils viennent trop tard ou ce sont ceux de quelqu'un d'autre.
}
records-preview-next = Rien n'est encore enregistré. Tout lire prend environ une seconde pour 100 messages, et tout ce qui sera enregistré pourra être annulé ensuite.
records-preview-gone = { $count ->
    [0] Les résultats dont le message a disparu restent, sauf si tu choisis de les oublier.
    [one] { $count } message avec des résultats a disparu ; ils restent, sauf si tu choisis de les oublier.
   *[other] { $count } messages avec des résultats ont disparu ; ils restent, sauf si tu choisis de les oublier.
} Cela ne peut pas être annulé.
records-preview-button = Lire tous les anciens messages
records-preview-forget-button = Lire, et oublier ce qui a disparu
records-take-back-button = Annuler ce qui a été lu
records-take-back-sure = Annuler tous les résultats lus dans les anciens messages ? Ceux enregistrés depuis, ou à la main, restent.
records-reading-undone = Tout ce qui a été lu dans les anciens messages de { $channel } est annulé.
records-reading-none = Aucun résultat trouvé.
records-reading-results = { $results ->
    [one] { $results } résultat trouvé
   *[other] { $results } résultats trouvés
}, de { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}.
records-reading-repeated = { $count ->
    [one] { $count } autre répète un puzzle parmi eux, et ne compte donc pas.
   *[other] { $count } autres répètent des puzzles parmi eux, et ne comptent donc pas.
}
records-reading-changed = { $changed ->
    [0] Je les connaissais déjà tous.
    [one] { $changed } message avait un nouveau résultat. Il est enregistré.
   *[other] { $changed } messages avaient de nouveaux résultats. Ils sont enregistrés.
}
records-reading-gone = { $count ->
    [one] { $count } message avec des résultats a disparu, et eux avec.
   *[other] { $count } messages avec des résultats ont disparu, et eux avec.
}
records-reading-left = { $count ->
    [one] { $count } message avec des résultats a disparu ; ils sont restés.
   *[other] { $count } messages avec des résultats ont disparu ; ils sont restés.
}
records-reading-report = Qui gère le serveur trouve le rapport dans `/{ -command } settings`, page *{ $page }*.
records-reading-unread = { $count ->
    [one] { $count } message ressemble à un résultat que j'ai laissé de côté : je ne sais pas le lire, il arrive trop tard ou c'est celui de quelqu'un d'autre :
   *[other] { $count } messages ressemblent à des résultats que j'ai laissés de côté : je ne sais pas les lire, ils viennent trop tard ou ce sont ceux de quelqu'un d'autre :
} { $links }
records-reading-names = { $results ->
    [one] { $results } autre résultat
   *[other] { $results } autres résultats
} sous { $count ->
    [one] { $count } nom
   *[other] { $count } noms
} dans les résumés : je ne sais pas de qui il s'agit. La modération peut me le dire dans `/{ -command } records`.
records-names-later = Ensuite : { $names }.
records-group-streak = 🔥 Série du groupe : { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}, dit le dernier résumé.
records-week-button = Le Wordle de la semaine
records-week-empty = Rien n'est enregistré pour cette semaine. Les résultats viennent des résumés de l'app Wordle, ou de qui enregistre le sien.
records-week-now = { $count ->
    [one] Si la semaine finissait maintenant, { $who } la gagnerait avec { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } essais en moyenne.
   *[other] Si la semaine finissait maintenant, { $who } se la partageraient avec { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } essais en moyenne.
}
records-day-now = { $count ->
    [one] Si la journée finissait maintenant, { $who } la gagnerait avec { $guesses }/6.
   *[other] Si la journée finissait maintenant, { $who } se la partageraient avec { $guesses }/6.
}
records-week-won = { $count ->
    [one] 🏆 { $who } a gagné la semaine avec { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } essais en moyenne.
   *[other] 🏆 { $who } se sont partagé la semaine avec { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } essais en moyenne.
}
records-week-unbegun = Pas encore de résultat d'aujourd'hui : l'app résume une journée le lendemain.
records-week-absent = Rien encore aujourd'hui de { $who }.
records-week-nameless = Pas comptés, car les résumés ne donnent que leur nom : { $names }. La modération peut me dire qui c'est.
records-week-rule = La moyenne des jours joués fait le classement ; un mot non trouvé compte { $lost }. { $results ->
    [one] Il faut { $results } résultat pour une place.
   *[other] Il faut { $results } résultats pour une place.
}

## Who is best at a game

records-board-title = { $game } · { $period }
records-empty = Personne n'a encore enregistré de résultat ici. Colle le tien avec `/{ -command } record`, ou utilise **Enregistrer ce résultat** sur un message : appui long ou clic droit, puis **Applications**.
records-empty-days = Personne n'a enregistré de résultat de { $game } sur cette période.
records-line = { $place } { $who } · moyenne { $average } · { $solved } résolus sur { $games }
records-line-open = { $place } { $who } · moyenne { $average } · { $games ->
    [one] { $games } puzzle
   *[other] { $games } puzzles
}
records-place = **{ $place }.**
records-no-place = **–**
records-hidden = … et { $players ->
    [one] { $players } autre personne
   *[other] { $players } autres personnes
}
records-rule = { $rule } À moyenne égale, comptent les puzzles résolus, puis les puzzles joués. Il faut { $least } résultats pour une place.
records-pasted-rule = 📋 : nombre de résultats collés, qu'aucun message ne montre.

## How each game is ranked

records-how-title = Puzzles que je peux enregistrer
records-how = Colle un partage avec `/{ -command } record`, ou utilise **Enregistrer ce résultat** sur un message. Chaque jeu a son classement, la meilleure moyenne en tête : `/{ -command } records`.
records-played-title = Joué ailleurs
records-played = **{ $game }** · { $results ->
    [one] { $results } résultat
   *[other] { $results } résultats
}
records-played-best = -# { $who } mène : { $average } en moyenne
records-played-more = -# Autres jeux dans le menu : { $count }
records-games-prompt = Quel jeu
records-games-before = Jeux précédents…
records-games-after = Autres jeux : { $count }…
records-how-button = Que puis-je enregistrer ?
records-how-games = Je sais lire { $games }.
records-more-games = { $count } autres
records-rule-guesses = le moins d'essais.{ $lost }
records-rule-boards = le moins d'essais sur toutes les grilles.{ $lost }
records-rule-mistakes = le moins d'erreurs.{ $lost }
records-rule-hints = le moins d'indices.{ $lost }
records-rule-stars = le plus d'étoiles.{ $lost }
records-rule-points = le plus de points.{ $lost }
records-rule-time = le temps le plus court.{ $lost }
records-lost = { " " }Un puzzle non résolu compte { $figure }.
records-lost-board = { " " }Une grille manquée compte { $figure }.
