### Badges for deeds.

badges-daily = Premier mot du jour
badges-two = En deux ou moins
badges-last = Sur le fil
badges-trap = Hors du piège
badges-grays = Jamais deux fois gris
badges-dark = Départ dans le noir
badges-ultra = Ultra-difficile
badges-boards = Huit d'un coup
badges-duel = Plus fort que le bot
badges-race = Course gagnée
badges-all = Carton plein
badges-comeback = Retour en force

## What each is for

badges-daily-about = Termine un mot du jour, avec ou sans indices.
badges-two-about = Trouve un mot en deux essais, ou en un.
badges-last-about = Trouve un mot avec ton tout dernier essai.
badges-trap-about = Trouve un mot après deux essais où ne manquait que la même lettre.
badges-grays-about = Trouve un mot en quatre essais ou plus sans jamais reprendre une lettre grise.
badges-dark-about = Trouve un mot après un premier essai sans la moindre bonne lettre.
badges-ultra-about = Trouve un mot en mode ultra-difficile.
badges-boards-about = Résous huit grilles ou plus à la fois, en solo.
badges-duel-about = Gagne un duel contre moi.
badges-race-about = Gagne une course à trois ou plus.
badges-all-about = Trouve un mot du jour que tout le monde a trouvé : au moins trois personnes.
badges-comeback-about = Perds une série de sept mots du jour ou plus, puis trouves-en de nouveau sept d'affilée.

## Where they are shown

badges-count = { $who } a { $had } badges sur { $all } ici.
badges-missing = **Encore à gagner**
badges-rule = Un badge récompense un exploit dans une partie à toi ici qui compte, sans indice. Aucun ne récompense le fait de jouer beaucoup.
# $signs are emojis, one for each badge
badges-worn = Badges : { $signs } · { $had } sur { $all }
badges-new = Nouveau parmi tes badges : { $badges }