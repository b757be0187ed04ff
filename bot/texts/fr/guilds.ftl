### A server's settings.

guilds-page-title = Réglages · { $page }
guilds-page-prompt = Page
guilds-mute = Je ne peux pas y publier le mot du jour. Laisse-moi voir ce salon et y envoyer des messages.
guilds-threadless = Je ne peux pas y ouvrir de fil privé. Il faut un salon textuel où je peux créer des fils privés et envoyer des messages dans les fils.

## The pages

guilds-page-play = Jeu
guilds-page-channels = Salons
guilds-page-daily = Mot du jour
guilds-page-words = Mots
guilds-page-lists = Listes de mots
guilds-page-people = Personnes
guilds-page-leaderboard = Classement
guilds-page-seasons = Saisons
guilds-page-play-hint = langue, longueur, mode difficile, thème, tours, commentaires
guilds-page-channels-hint = où l'on joue, fils, parties inactives
guilds-page-daily-hint = son salon, heure, fuseau horaire, mention et indices
guilds-page-words-hint = mots ajoutés et interdits, essais grossiers, orthographe
guilds-page-lists-hint = vos propres mots pour jouer : une leçon, un fandom
guilds-page-people-hint = qui lance et arrête les parties
guilds-page-leaderboard-hint = parties pour être au classement, mots du jour manqués, points à vous
guilds-page-seasons-hint = saisons, champions et message de la semaine

## Play

guilds-language = **Langue des mots** : { $value }
guilds-language-followed = **Langue des mots** : { $value }, comme dans les paramètres Discord de ce serveur
guilds-language-follow = Comme dans Discord
guilds-length = **Longueur** : { $value } lettres, sauf demande contraire
guilds-hard = **Mode difficile** : { $value }
guilds-theme = **Thème** : { $value }, sur les grilles que tout le monde voit
guilds-hard-off = non
guilds-hard-hard = oui, utiliser les indices
guilds-hard-ultra = ultra, respecter chaque indice
guilds-language-prompt = Langue des mots
guilds-length-prompt = Longueur
guilds-hard-prompt = Mode difficile
guilds-theme-prompt = Thème
guilds-turns-on = **À tour de rôle** dans les parties de tout le monde : oui, sauf choix contraire au début
guilds-turns-off = **À tour de rôle** dans les parties de tout le monde : non, sauf choix contraire au début. Qui rejoint la partie laisse quand même trente secondes aux autres pour l'essai suivant.
guilds-turns-switch = À tour de rôle
guilds-length-option = { $value } lettres
guilds-remarks-on = **Commentaires** en fin de partie : oui
guilds-remarks-off = **Commentaires** en fin de partie : non
guilds-remarks-switch = Commentaires

## Themes, here and in a player's preferences

guilds-theme-squares = Carrés
guilds-theme-letters = Cases à lettres
guilds-theme-picture = Image
guilds-theme-contrast = Contraste élevé
guilds-theme-contrast-letters = Cases à lettres, contraste élevé
guilds-theme-symbols = Symboles
guilds-theme-text = Texte simple
guilds-theme-squares-hint = 🟩🟨⬛ et les lettres à côté
guilds-theme-letters-hint = lettres sur vert, jaune et gris
guilds-theme-picture-hint = grandes lettres, noms et clavier sur une seule image
guilds-theme-contrast-hint = 🟧 correcte, 🟦 présente
guilds-theme-contrast-letters-hint = lettres sur orange, bleu et gris
guilds-theme-symbols-hint = [A] correcte, (A) présente, sans couleur
guilds-theme-text-hint = pour les lecteurs d'écran

## Channels

guilds-channels = **Parties permises dans** : { $value }
guilds-channels-none = tous les salons
guilds-threads-on = **Chaque partie** : dans son propre fil
guilds-threads-off = **Chaque partie** : dans le salon lui-même
guilds-idle = **Parties inactives** : fermées { $public ->
    [one] { $public } heure
   *[other] { $public } heures
} après le dernier essai, les parties privées après { $private ->
    [one] { $private } heure
   *[other] { $private } heures
}
guilds-channels-prompt = Salons autorisés (aucun : tous les salons)
guilds-threads-switch = Fils
guilds-idle-button = Délai d'inactivité
guilds-idle-modal = Heures avant la fermeture d'une partie
guilds-idle-public-field = Parties dans les salons (1 à { $most })
guilds-idle-private-field = Parties privées (1 à { $most })

## The daily

guilds-daily-channel = **Le mot du jour est publié dans** : { $value }
guilds-schedule = **Heure** : { $hour }:00 { $zone }
guilds-ping-role = **Il mentionne** : { $value }
guilds-ping-role-none = personne
guilds-daily-hints-on = **Indices** : autorisés
guilds-daily-hints-off = **Indices** : interdits
guilds-shields-on = **Un mot du jour manqué par mois** : un bouclier garde la série
guilds-shields-off = **Un mot du jour manqué par mois** : met fin à la série
guilds-daily-thread-on = **Fil à spoilers** : qui a fini entre dans un fil privé à côté du mot du jour, avec les grilles de tout le monde. Qui gère les fils peut aussi le voir.
guilds-daily-thread-off = **Fil à spoilers** : aucun
guilds-daily-list = **Le mot vient** d'une liste de ce serveur, et ne compte pas pour le classement
guilds-daily-begins = Dès que tu choisis un salon, j'y publie le mot du jour : celui d'aujourd'hui dans la minute s'il est plus de { $hour }:00, et le suivant à cette heure.
guilds-daily-channel-prompt = Salon du mot du jour
guilds-ping-role-prompt = Rôle à mentionner (facultatif)
guilds-schedule-button = Heure et fuseau horaire
guilds-daily-card-on = **Quand une première personne a fini** : tout le monde voit une carte
guilds-daily-card-off = **Quand une première personne a fini** : pas de carte
guilds-daily-card-switch = Carte
guilds-daily-hints-switch = Indices
guilds-shields-switch = Bouclier de série
guilds-daily-thread-switch = Fil à spoilers
guilds-schedule-modal = Quand publier le mot du jour
guilds-hour-field = Heure, de 0 à 23
guilds-zone-field = Fuseau horaire, comme Europe/Paris

## Words

guilds-extra = **Mots ajoutés**, qu'on peut aussi proposer ici : { $words }
guilds-banned = **Mots interdits**, jamais proposés, cachés ni suggérés : { $words }
guilds-offensive-on = **Essais grossiers** : acceptés, mais jamais la réponse ; les insultes haineuses sont toujours refusées
guilds-offensive-off = **Essais grossiers** : refusés comme les insultes haineuses, et jamais la réponse
guilds-spelling = **Orthographe anglaise des réponses** : { $value } ; on peut proposer les deux
guilds-spelling-american = américaine (color)
guilds-spelling-british = britannique (colour)
guilds-spelling-prompt = Réponses en anglais
guilds-none = aucun
guilds-more = { $words } et { $count } de plus
guilds-extra-button = Mots ajoutés
guilds-banned-button = Mots interdits
guilds-offensive-switch = Essais grossiers
guilds-extra-field = Mots qu'on peut aussi proposer ici
guilds-banned-field = Mots que personne ne doit voir ici
guilds-added = On peut désormais proposer **{ $word }** sur ce serveur, et j'en tiens compte quand j'aide. `/{ -command } settings` liste tous vos mots.

## People

guilds-start = **Qui lance des parties** : { $who }
guilds-stop = **Qui arrête celles des autres sans vote** : { $who }
guilds-moderators-always = La modération, qui peut gérer les messages, peut toujours faire les deux.
guilds-who-everyone = tout le monde
guilds-who-moderators = la modération
guilds-who-role = un rôle
guilds-role-missing = un rôle, à choisir ci-dessous
guilds-start-prompt = Qui lance des parties
guilds-starters-prompt = Le rôle qui lance des parties
guilds-stop-prompt = Qui arrête les parties des autres
guilds-stoppers-prompt = Le rôle qui arrête les parties des autres

## Leaderboard

guilds-least-games = **Parties pour être au classement** : { $value }. En dessous, on figure tout en bas, en rodage.
guilds-least-games-prompt = Pour être classé
guilds-correct-button = Corriger un résultat
guilds-least-games-option = { $value ->
    [one] { $value } partie
   *[other] { $value } parties
}

## What a missed daily costs

guilds-absence = **Un mot du jour manqué coûte** : { $value }. Cela vaut au classement des mots du jour d'un jour, d'une semaine, d'un mois ou d'une année, pour qui en a joué un dans ce temps.
guilds-absence-prompt = Un mot du jour manqué coûte
guilds-absence-none = rien
guilds-absence-loss = autant qu'une défaite
guilds-absence-average = autant qu'une partie moyenne
guilds-absence-worst = autant que le pire résultat du jour

## What a result is worth

guilds-points = **Points** : { $wins } pour un mot trouvé en 1 à 6 essais, { $lost } pour une partie non résolue. Le classement peut les suivre.
guilds-points-button = Points
guilds-points-modal = Ce que vaut une partie
guilds-points-field = Points de 1 à 6 essais, puis non résolu
guilds-double-day = **Points doublés** : { $day }
guilds-double-day-prompt = Points doublés
guilds-double-day-none = aucun jour

## All servers

guilds-shared-on = **Classement de tous les serveurs** : ce serveur participe. On y voit les noms, sauf de qui cache le sien.
guilds-shared-off = **Classement de tous les serveurs** : ce serveur ne participe pas.
guilds-shared-switch = Tous les serveurs

## Records

guilds-page-records = Résultats d'ailleurs
guilds-page-records-hint = salons où les résultats comptent, retards, modifications, export
guilds-record-channels = **Les résultats sont enregistrés dans** : { $value }. Ce qu'on y partage et les résumés de l'appli Wordle comptent sans commande.
guilds-record-days = { $value ->
        [0] **Résultats en retard** : acceptés à tout moment
        [one] **Résultats en retard** : acceptés jusqu'à { $value } jour après le jour de la grille
       *[other] **Résultats en retard** : acceptés jusqu'à { $value } jours après le jour de la grille
    }
guilds-record-edits = **Messages modifiés** : { $value } ; je retiens ce qui a été publié d'abord
guilds-record-edits-prompt = Messages modifiés
guilds-record-edits-never = ne changent aucun résultat
guilds-record-edits-slip = changent un résultat dans les dix minutes après sa publication
guilds-record-edits-day = changent un résultat le jour du message
guilds-record-edits-ever = changent un résultat tant que les retards sont acceptés
guilds-record-pasted-on = **Résultats collés** : chacun peut enregistrer les siens avec `/{ -command } record`
guilds-record-pasted-off = **Résultats collés** : refusés ; seul compte ce que quelqu'un a publié
guilds-record-reaction-on = **Marque** : 📝 sous chaque message enregistré, avec un chiffre si j'ai compté autre chose que ce qui est écrit, ✏️ si une modification a changé le résultat, ❔ sous un résultat que je n'ai pas pris ; pour un puzzle, le premier résultat compte
guilds-record-reaction-off = **Marque** : aucune
guilds-record-channels-prompt = Salons où enregistrer les résultats
guilds-record-days-prompt = Résultats en retard
guilds-record-days-option = { $value ->
        [0] à tout moment
        [one] { $value } jour après
       *[other] { $value } jours après
    }
guilds-record-reaction-switch = Marque 📝
guilds-record-pasted-switch = Résultats collés
guilds-export-button = Exporter les résultats
guilds-exported = Voici les résultats de ce serveur, en tableaux pour un tableur. D'autres puzzles, dans results.csv : { $records }. De parties avec moi, dans games.csv : { $games }. Qui masque son nom s'y appelle « une personne ».
guilds-export-cut = Chaque tableau contient au plus les { $most } plus récents.
guilds-export-empty = Rien n'a encore été enregistré ni terminé sur ce serveur.

## A switch, as the label of its button

guilds-chosen = { $setting } : { $value }
guilds-on = { $setting } : oui
guilds-off = { $setting } : non

## Reported words

guilds-page-reports = Mots signalés
guilds-page-reports-hint = mots jugés déplacés, à bannir ici ou à garder
guilds-reports = Selon des joueurs, ces mots ne devraient pas être des réponses. Un mot banni n'est ni joué, ni caché, ni proposé sur ce serveur ; un mot gardé quitte seulement cette liste.
guilds-no-reports = Aucun mot signalé n'attend. On peut signaler un mot à la fin d'une partie.
guilds-reported = **{ $word }** ({ $language }) : { $players ->
    [one] { $players } personne
   *[other] { $players } personnes
} · { $why }
guilds-reported-rare = peu connu
guilds-reported-offensive = offensant
guilds-reported-nonword = pas un mot
guilds-reported-other = autre raison
guilds-reported-more = et { $count } de plus
guilds-ban-prompt = Bannir ici
guilds-keep-prompt = Garder

## Seasons and the weekly post

guilds-season = **Saisons** : { $season }. À la fin, le champion est annoncé et tout le monde repart à égalité. Si personne n'a joué depuis deux semaines, j'attends la prochaine partie. Changer ce réglage termine la saison en cours sans champion.
guilds-season-off = aucune
guilds-season-monthly = chaque mois
guilds-season-days = du { $first } au { $last }
guilds-season-prompt = Saisons
guilds-season-button = Saison à dates choisies
guilds-season-modal = Une saison à dates choisies
guilds-season-first-field = Premier jour, par exemple 2026-12-01
guilds-season-last-field = Dernier jour, par exemple 2026-12-31
guilds-weekly = **Message de la semaine** : { $day } à { $hour }:00 { $zone }, si quelqu'un a joué
guilds-weekly-off = **Message de la semaine** : aucun
guilds-weekly-never = aucun
guilds-weekly-prompt = Message de la semaine
guilds-weekly-button = Heure du message
guilds-bulletin-channel = **Posté dans** : { $value }
guilds-bulletin-channel-prompt = Salon pour cela (aucun : celui du mot du jour)
guilds-bulletin-refused = Le { $day }, je n'ai pas pu y poster. Laisse-moi voir ce salon et y envoyer des messages.
guilds-daily-channel-none = aucun salon pour l'instant
guilds-record-channels-none = { guilds-daily-channel-none }
guilds-bulletin-channel-none = { guilds-daily-channel-none }

## Rewards

guilds-page-rewards = Récompenses
guilds-page-rewards-hint = rôles pour les meilleurs d'hier, les champions et les longues séries
guilds-rewards = Ces rôles vont et viennent tout seuls, sans mention : qui en mérite un le garde jusqu'à ce que quelqu'un d'autre le mérite, ou que la série s'arrête. Ils suivent les mots du jour et les saisons de ce serveur, et les résultats enregistrés ici d'un jeu de ton choix : Wordle, ou un autre qui a un puzzle pour chaque jour.
guilds-best-role = **Meilleur au mot du jour d'hier** : { $value }
guilds-best-role-none = aucun rôle
guilds-best-role-prompt = Rôle des meilleurs d'hier (facultatif)
guilds-wordle-role = **Meilleur hier à { $game }, parmi les résultats enregistrés ici** : { $value }
guilds-wordle-role-none = { guilds-best-role-none }
guilds-wordle-role-prompt = { $game } : { guilds-best-role-prompt }
guilds-reward-game-prompt = Jeu récompensé
guilds-champion-role = **Champions de la dernière saison** : { $value }
guilds-champion-role-none = { guilds-best-role-none }
guilds-champion-role-prompt = Rôle des champions (facultatif)
guilds-streak-role = **7 jours de suite** : { $value }
guilds-streak-role-none = { guilds-best-role-none }
guilds-streak-role-prompt = Rôle pour 7 jours de suite (facultatif)
guilds-long-streak-role = **30 jours de suite** : { $value }
guilds-long-streak-role-none = { guilds-best-role-none }
guilds-long-streak-role-prompt = Rôle pour 30 jours de suite (facultatif)
guilds-longest-streak-role = **100 jours de suite** : { $value }
guilds-longest-streak-role-none = { guilds-best-role-none }
guilds-longest-streak-role-prompt = Rôle pour 100 jours de suite (facultatif)
guilds-beyond = Je ne peux pas donner un de ces rôles. Permets-moi de gérer les rôles et place mon propre rôle au-dessus.
guilds-power = Un de ces rôles donne du pouvoir sur les autres, donc je ne le donne pas. Choisis un rôle sans ces droits.
guilds-page-games = Jeux enseignés
guilds-page-games-hint = des jeux que je ne connais pas encore, appris de deux partages
