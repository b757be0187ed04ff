### The commands as Discord lists them: each is `commands-` and its name, then its option.

commands-root = Joue à des jeux de mots, et trouve de l'aide pour d'autres

## Games

commands-play = Lance une partie ici, ou rien que pour toi ; sans option, je te demande
commands-play-mode = Qui joue, et comment ; /{ -command } about explique tout
commands-play-length = Nombre de lettres, de 4 à 8 ; avec une liste, de 3 à 10
commands-play-hard = Si chaque essai doit utiliser les indices
commands-play-boards = Plusieurs mots à la fois, avec les mêmes essais
commands-play-turns = Personne ne propose deux mots de suite
commands-play-rival = Lequel de mes joueurs, en duel ; amis : { games-mode-race }
commands-play-language = { commands-help-language }
commands-play-list = Une liste de mots de ce serveur ; les réponses en viennent
commands-play-goal = Comment on gagne une course
commands-play-code = Le code d'un mot choisi ailleurs
commands-guess = Propose un mot dans ta partie
commands-guess-word = Ton mot
commands-board = Affiche à nouveau ta partie, en bas du salon
commands-stop = Abandonne ta partie et découvre la réponse
commands-share = Regarde ton dernier résultat et publie-le ici
commands-share-letters = Montrer aussi les lettres, une fois que tout le monde a fini
commands-hint = Obtiens un indice dans ta partie, qui ne compte alors plus pour le classement

## Matches

commands-daily = Joue le mot du jour, sur ta propre grille, en privé
commands-daily-day = Un jour passé à jouer à la place, hors classement : 2026-11-20, ou son numéro
commands-challenge = Choisis un mot à faire deviner
commands-challenge-opponent = Qui doit le deviner ; laisse vide pour tout le monde ici
commands-challenge-hard = Si chaque essai doit utiliser les indices

## Puzzles from elsewhere

commands-help = De l'aide pour un puzzle d'ailleurs ; personne d'autre ne la voit, sauf partage
commands-help-guess = Le mot que tu as essayé, ou plusieurs
commands-help-hints = Ses cases : 20012, gy.bx, des émojis, ou tout un partage collé
commands-help-picture = Une capture du puzzle, au lieu des mots et des cases
commands-help-shared = Le résoudre avec tout le monde dans ce salon
commands-help-language = La langue des mots
commands-help-length = Nombre de lettres du mot, de 4 à 8
commands-help-hard = Ne suggérer que ce que permet le mode difficile
commands-help-list = Quels mots peuvent être la réponse
commands-help-boards = Combien de mots à deviner à la fois, de 1 à 8
commands-solve = Résous un puzzle d'ailleurs : je choisis chaque essai, tu indiques les cases
commands-solve-shared = { commands-help-shared }
commands-solve-language = { commands-help-language }
commands-solve-length = { commands-help-length }
commands-solve-hard = { commands-help-hard }
commands-solve-list = { commands-help-list }
commands-solve-boards = { commands-help-boards }
commands-stump = Pense à un mot et laisse-moi le deviner
commands-stump-rival = Qui devine : je peux jouer bien, ou mal
commands-stump-length = Nombre de lettres de ton mot, de 4 à 8
commands-stump-language = { commands-help-language }
commands-stump-private = Personne d'autre ne la voit

## The coach, the leaderboard and statistics

commands-analyse = Vois ce que valait chaque essai, et ce qui aurait été mieux
commands-analyse-share = Un partage d'ailleurs à coller ; laisse vide pour ta dernière partie ici
commands-analyse-words = Les mots que tu as essayés, dans l'ordre
commands-analyse-answer = La réponse, si tu ne l'as pas trouvée
commands-analyse-picture = Une capture de la partie terminée
commands-analyse-language = { commands-help-language }
commands-difficulty = Vois ce que veut dire un mot et s'il est difficile ; rien que pour toi
commands-difficulty-word = Un mot de 4 à 8 lettres
commands-difficulty-language = { commands-help-language }
commands-leaderboard = Vois qui joue le mieux sur ce serveur, et pourquoi tu en es là
commands-leaderboard-period = Les jours qui comptent ; laisse vide pour tous
commands-leaderboard-mode = Un seul mode ; laisse vide pour les parties que tu joues le plus
commands-leaderboard-view = Ce qui compte : essais, points, séries, victoires, cote
commands-leaderboard-length = De 4 à 8 lettres ; laisse vide pour les parties que tu joues le plus
commands-leaderboard-boards = Parties avec ce nombre de mots à la fois
commands-leaderboard-scope = Ce serveur, ou tous ceux qui participent
commands-stats = Victoires, moyenne, essais et séries
commands-stats-player = De qui ; laisse vide pour tes propres statistiques
commands-stats-against = Avec qui comparer, sur les mots que vous avez en commun

## Puzzles played elsewhere

commands-record = Enregistre un résultat obtenu ailleurs ; personne d'autre ne voit la réponse
commands-record-share = Le partage copié là-bas ; laisse vide pour le coller dans un formulaire
commands-records = Vois qui est au top sur un puzzle joué ailleurs, et comment chacun est classé
commands-records-game = Le jeu ; laisse vide pour tous ceux que je sais lire
commands-records-period = { commands-leaderboard-period }

## About the bot, the server and you

commands-about = Comment jouer, toutes les façons de jouer, et ce que je garde sur toi
commands-settings = Change la façon de jouer sur ce serveur, si tu le gères
commands-addword = Apprends-moi un mot pour ce serveur, si tu le gères
commands-addword-word = Un mot de 4 à 8 lettres qui manque à ma liste
commands-preferences = Choisis ton thème, ta langue et tes rappels

## Commands in the menu of a message

commands-message-help = Aide pour ce puzzle
commands-message-analyse = Analyser cette partie

## Choices of an option

commands-hard-off = Non
commands-hard-hard = Difficile : utiliser les indices
commands-hard-ultra = Ultra-difficile : respecter chaque indice
commands-list-answers = Les mots probables d'abord
commands-list-everything = N'importe quel mot de ma liste
commands-rival-easy = { matches-called-easy } : environ 5 essais, et rate un mot sur sept
commands-rival-normal = { matches-called-normal } : environ 4 essais, comme la plupart
commands-rival-hard = { matches-called-hard } : joue avec soin, et trouve toujours
commands-rival-perfect = { matches-called-perfect } : le moins d'essais possible
commands-rival-sound-letter-rank = { matches-called-sound-letter-rank } : aime les lettres courantes
commands-rival-distinct-letters = { matches-called-distinct-letters } : cinq lettres, toutes différentes
commands-rival-letter-frequency = { matches-called-letter-frequency } : compte les lettres, en teste trois fois de nouvelles
commands-rival-most-popular = { matches-called-most-popular } : toujours le mot le plus connu
commands-rival-position-frequency = { matches-called-position-frequency } : met les lettres à leur place habituelle
commands-rival-position-frequency-dynamic = { matches-called-position-frequency-dynamic } : comme Max, mais revoit tout après chaque ligne
