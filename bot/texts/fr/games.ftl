games-mode-together = Ensemble
games-mode-solo = Solo
games-mode-vote = Vote
games-mode-race = Course
games-mode-daily = Mot du jour
games-mode-archive = Archives
games-mode-challenge = Défi
games-mode-duel = Duel
games-mode-absurdle = Absurdle
games-mode-absurdle-solo = Absurdle solo

games-about-together = une grille dans le salon, et tout le monde devine ; si c'est à tour de rôle, personne ne propose deux mots de suite
games-about-solo = une grille à toi, que personne d'autre ne voit
games-about-vote = tout le monde vote pour chaque essai ; une minute après le premier vote, ou dès que toutes les personnes qui jouent ont voté, le mot qui a le plus de voix est joué, et à égalité le premier proposé
games-about-race = le même mot pour tout le monde, sur des grilles privées ; gagne qui fait le moins d'essais ou qui trouve en premier, à toi de choisir ; dès que quelqu'un trouve, le compte à rebours démarre
games-about-daily = un mot par jour pour tout le serveur ; chaque personne le joue une fois, sur une grille privée
games-about-archive = un mot du jour passé, sur une grille à toi ; ne compte pas au classement
games-about-challenge = tu choisis le mot, pour les personnes de ton choix ou pour tout le salon ; ne compte pas au classement
games-about-duel = toi contre moi, avec le même mot ; je ne vois que mes propres cases
games-about-absurdle = je ne choisis pas de mot : après chaque essai, je garde le plus de mots possibles, jusqu'à ce que tu ne m'en laisses qu'un ; ne compte pas au classement
games-about-absurdle-solo = comme en Absurdle, je ne choisis pas de mot, sur une grille à toi que personne d'autre ne voit ; ne compte pas au classement

## A game that is being put together

games-setup-title = Nouvelle partie
games-setup-prompt-mode = Comment veux-tu jouer ?
games-setup-prompt-list = Quels mots ?
games-setup-prompt-language = Dans quelle langue ?
games-setup-prompt-length = Combien de lettres ?
games-setup-prompt-hard = Quelles règles ?
games-setup-prompt-boards = Combien de mots à la fois ?
games-setup-prompt-rival = Contre qui joues-tu ?
games-setup-prompt-goal = Qui gagne ?
games-begin-button = Commencer
games-setup-turns-button = À tour de rôle : oui
games-setup-no-turns-button = À tour de rôle : non
games-setup-no-list = Mots : les mots habituels
games-setup-any-length = N'importe quelle longueur
games-setup-goal-fewest = Le moins d'essais gagne
games-setup-goal-fewest-hint = Prends ton temps : la vitesse ne sert qu'à départager
games-setup-goal-first = Qui trouve en premier gagne
games-setup-goal-first-hint = Peu importe le nombre d'essais

games-mode-together-hint = Une grille dans ce salon, et tout le monde devine
games-mode-solo-hint = Une grille à toi, que personne d'autre ne voit
games-mode-race-hint = Le même mot, et une grille par personne
games-mode-daily-hint = Le mot d'aujourd'hui, le même pour tout le serveur
games-mode-challenge-hint = Tu choisis un mot, et les autres le devinent
games-mode-duel-hint = Toi contre moi, avec le même mot
games-mode-vote-hint = Une grille dans ce salon, et un vote pour chaque essai
games-mode-archive-hint = Un mot du jour passé, sur une grille à toi
games-mode-absurdle-hint = Je ne choisis pas de mot : à toi de ne m'en laisser qu'un
games-mode-absurdle-solo-hint = La même chose, sur une grille que personne d'autre ne voit

games-setup-hard-off = Mode difficile : non
games-setup-hard-off-hint = Propose ce que tu veux
games-setup-hard-hard = Mode difficile : oui
games-setup-hard-hard-hint = Chaque essai doit utiliser les lettres vertes et jaunes
games-setup-hard-ultra = Mode difficile : ultra
games-setup-hard-ultra-hint = Chaque essai doit respecter toutes les cases, même grises

games-numbered = { $mode } { $number }
games-letters = { $letters } lettres
games-boards = { $boards ->
    [one] { $boards } grille
   *[other] { $boards } grilles
}
games-turns = à tour de rôle
games-hard-hard = difficile
games-hard-ultra = ultra-difficile

games-prompt = Quel est ce mot de { $letters } lettres ? Appuie sur **{ $button }** et commence par celui que tu veux.
games-prompt-open = Aucun mot n'est encore choisi. Appuie sur **{ $button }** et commence par n'importe quel mot de { $letters } lettres.
games-prompt-boards = Quels sont ces { $boards } mots de { $letters } lettres ? Chaque essai compte sur toutes les grilles. Appuie sur **{ $button }** et commence par le mot que tu veux.
games-legend = { $correct } bien placée · { $present } ailleurs dans le mot · { $absent } pas dans le mot
games-one-word = Pour proposer un mot, écris un seul mot de { $letters } lettres et rien d'autre.
games-ways-out = **{ games-stop-button }** est sous la grille, et `/{ -command } hint` donne un indice.
games-unread = Tout le monde lit ce que tu écris ici, donc je ne le joue pas sur ta propre grille. Appuie là-bas sur **{ $button }**, ou utilise `/{ -command } guess`.
games-guess-button = Proposer
games-vote-button = Voter
games-stop-button = Abandonner
games-stop-vote-button = Voter pour arrêter
games-take-back-button = Retirer ma voix
games-again-button = Rejouer
games-analyse-button = Analyser
games-share-button = Partager
games-share-ask = Voici ce que tout le monde verra ici :
games-share-copy = Ici, tout le monde l'a déjà vu. Copie-le pour le montrer ailleurs :
games-post-button = Publier ici
games-no-post-button = Non, laisse
games-guess-modal = Ton essai
games-vote-modal = Ton vote pour un mot
games-guess-field = Un mot de { $letters } lettres
games-thread = Une partie commence dans le fil ci-dessous. Viens jouer !
games-begun-again = La suivante a déjà commencé : joue aussi !
games-running-button = Participer
games-yours-button = Voir ma grille
games-thread-button = Lancer la mienne dans un fil

games-left = { $guesses ->
    [one] { $guesses } essai restant
   *[other] { $guesses } essais restants
}
games-last = Dernier essai { $when }
games-closes = Se ferme { $when } si personne ne joue
games-closes-solo = Se ferme { $when } si tu ne joues pas
games-unranked = Ne compte pas au classement
games-ends = Se termine { $when }
games-stopping = { $votes } voix sur { $needed } pour arrêter ; elles expirent { $until }. Appuie sur **Abandonner** pour ajouter la tienne.

games-vote-first = Propose un mot. Les votes sont comptés { $seconds } secondes après le premier, ou dès que toutes les personnes qui jouent ont voté.
games-vote-counted = Appuie sur un mot pour voter pour lui, ou propose-en un autre. Les votes sont comptés { $when }, ou dès que toutes les personnes qui jouent ont voté. À égalité, le mot proposé en premier l'emporte.
games-moved = Partie déplacée plus bas.
games-received = ✓
games-voted = Ton vote : **{ $word }**. Les votes sont comptés { $when } au plus tard. Appuie sur un autre mot ou propose-en un pour le changer.
games-turns-next = { $who } vient de jouer : c'est au tour de quelqu'un d'autre.
games-turns-alone = Si personne ne se joint à la partie en deux minutes, le jeu peut continuer en solo.
games-open = Je n'ai pas choisi de mot : après chaque essai, j'en garde le plus possible.
games-open-left = Il reste **{ $words ->
    [one] { $words } mot possible
   *[other] { $words } mots possibles
}**.
games-stop-vote = { $votes } voix sur { $needed } pour arrêter cette partie. Les autres peuvent aussi appuyer sur **Abandonner**, dans les cinq minutes. { $starter }, qui l'a lancée, ou la modération peut l'arrêter tout de suite.
games-stop-vote-others = { $votes } voix sur { $needed } pour arrêter cette partie. Les autres peuvent aussi appuyer sur **Abandonner**, dans les cinq minutes. La modération peut l'arrêter tout de suite.
games-taken-back = Ta voix est retirée, et la partie continue.

games-won = 🎉 Résolu par { $who } en { $guesses ->
    [one] { $guesses } essai
   *[other] { $guesses } essais
}
games-won-solo = 🎉 Résolu en { $guesses ->
    [one] { $guesses } essai
   *[other] { $guesses } essais
}
games-won-voted = { games-won-solo }, grâce à { $who }
games-won-answer = { $won } : **{ $answer }**
games-won-boards = { $won }.
games-lost = Plus d'essais.
games-stopped = Abandon.
games-stopped-by = Abandonné par { $who }.
games-overtaken = C'était fini avant que tu trouves le mot.
games-open-answer = { $ended } J'aurais encore pu dire **{ $answer }**
games-open-dodged = Cette partie n'a pas d'analyse : j'ai esquivé chaque essai tant que j'ai pu.
games-idle = Partie fermée, car personne n'a joué depuis longtemps.
games-answer = { $ended } La réponse était **{ $answer }**
games-missed = { $ended } Non trouvé : { $answers }
games-missed-board = grille { $board }, **{ $answer }**
games-credit = { $who } a { $did }
games-guesses-by = Essais : { $names }

games-remark-one = { $variant ->
    [0] Du premier coup ! Joue au loto aujourd'hui.
    [1] Un seul essai. Fais une capture, personne ne te croira.
    [2] En plein dans le mille. Tu lis dans les pensées ?
    [3] Un essai ? Je demande un recomptage.
    [4] Un clin d'œil, et c'était fini.
    [5] Un coup, un but.
   *[other] Trou en un !
}
games-remark-two = { $variant ->
    [0] Déjà ? Je n'étais même pas assis.
    [1] Deux essais. C'était trop facile ?
    [2] Fini avant que l'eau ait bouilli.
    [3] Deux ! Les quatre autres essais se sentent exclus.
    [4] Expéditif. À qui le tour ?
    [5] Avec toi, ça a l'air facile.
   *[other] En deux ! Moitié chance, moitié génie. Je ne dirai pas quelle moitié.
}
games-remark-last = { $variant ->
    [0] Au tout dernier essai. Tu peux respirer.
    [1] Je n'en ai jamais douté. Enfin, presque jamais.
    [2] Le réservoir était vide, mais c'est arrivé à bon port.
    [3] Sauvé par le gong.
    [4] Mon cœur n'en supportera pas beaucoup comme ça.
    [5] Le dernier essai vaut bien le premier. Presque.
   *[other] Finir aussi juste, il faut oser.
}
games-remark-near = { $variant ->
    [0] Il manquait une lettre. Celle-là fait mal.
    [1] Tout sauf une lettre. Quel dommage !
    [2] Si près ! Une lettre, et c'était gagné.
    [3] À une lettre ! C'est rageant.
    [4] Tu le tenais presque.
    [5] Une case te séparait de la gloire.
   *[other] À une lettre près. On ne peut pas faire plus près.
}
games-remark-lost = { $variant ->
    [0] Celui-ci s'est échappé. Pas le prochain.
    [1] Pas cette fois. Le prochain est pour toi.
    [2] C'était donc lui. Au suivant.
    [3] Maintenant tu le connais. Il ne t'aura pas deux fois.
    [4] On oublie, il y en aura d'autres.
    [5] Un point pour le mot. Tu égalises ?
   *[other] Ça arrive aux meilleurs. La revanche ?
}

games-credit-letters = trouvé { $letters }
games-credit-ruled-out = écarté { $words ->
    [one] { $words } mot
   *[other] { $words } mots
}
games-credit-solved = trouvé le mot
games-credit-boards = trouvé { $count ->
    [one] la grille { $boards }
   *[other] les grilles { $boards }
}
games-credit-joined = participé
games-credit-helped = préparé le terrain
games-daily-rank = Nº { $place } sur { $players } à avoir trouvé
games-daily-best = ✨ Ton meilleur mot du jour jusqu'ici
games-daily-lost = Ta série de { $days } jours s'arrête ici. Demain, une nouvelle commence
games-daily-new = 🌱 Nouveau départ. Ta plus longue série : { $best } jours
games-daily-begun = 🌱 Jour 1 d'une nouvelle série
games-daily-first = Aujourd'hui, tu as fini avant tout le monde
games-elsewhere = `/{ -command } board` montre où en est chaque personne.

games-which-guess = Tu as plusieurs parties ici. Pour laquelle est **{ $word }** ?
games-which = Tu as plusieurs parties ici. De laquelle s'agit-il ?
games-which-stop = Tu as plusieurs parties ici. Laquelle veux-tu abandonner ?
games-which-board = Tu as plusieurs parties ici. Laquelle veux-tu voir ?
games-which-askhint = Tu as plusieurs parties ici. Pour laquelle veux-tu un indice ?
games-which-left-guess = Cette partie est finie. **{ $word }** est pour ta partie { $game } ?
games-which-left = Cette partie est finie. S'agit-il de ta partie { $game } ?
games-which-used = { $name } · { $used }/{ $limit }
games-yours = À toi : { $name }

## Before a game is given up

games-sure-unplayed = Quitter cette partie ? Il n'y a encore aucun essai, donc elle ne compte pas.
games-sure-unplayed-shared = Arrêter cette partie pour tout le monde ? { games-sure-unlost }
games-sure-outsider = Terminer cette partie pour tout le monde ? Tu n'y as pas joué, elle ne comptera donc pour personne.
games-stopped-uncounted = Elle ne compte pour personne.
games-stopped-unplayed = La personne qui y a mis fin n'avait rien proposé : la partie ne compte pour personne.
games-stopped-lost = C'est une défaite pour les personnes qui ont joué et abandonné.
games-stopped-statistics = C'est une défaite pour les personnes qui ont joué et abandonné, mais seulement dans leurs statistiques.
games-sure-together = Arrêter cette partie pour tout le monde ? { games-stopped-lost }
games-sure-statistics-shared = Arrêter cette partie pour tout le monde ? { games-stopped-statistics }
games-sure-vote = { games-sure-together }
games-sure-absurdle = { games-sure-statistics-shared }
games-sure-solo = Abandonner cette partie ? Ce sera une défaite.
games-sure-statistics = Abandonner cette partie ? Ce sera une défaite, mais seulement dans tes statistiques.
games-sure-absurdle-solo = { games-sure-statistics }
games-sure-race = Abandonner cette course ? Ce sera une défaite.
games-sure-daily = Abandonner le mot du jour ? Tu verras la réponse, et la journée comptera comme une défaite.
games-sure-daily-statistics = Abandonner le mot du jour ? Tu verras la réponse. Ce sera une défaite, mais seulement dans tes statistiques.
games-sure-streak = Tes { $days } jours d'affilée s'arrêtent aussi.
games-sure-archive = Abandonner ce mot du jour ? Tu verras la réponse.
games-sure-challenge = Abandonner ce défi ? Ce sera une défaite, mais seulement dans tes statistiques.
games-sure-duel = Abandonner contre moi ? Ce sera une défaite.
games-sure-stop-vote = Voter pour arrêter cette partie pour tout le monde ? Il faut { $needed } voix, et { $votes ->
    [0] la tienne serait la première
    [one] il y en a déjà une
   *[other] il y en a déjà { $votes }
}.
games-sure-last-vote = Ta voix est la dernière qui manque : elle arrête la partie pour tout le monde.
games-sure-voted = Tu as voté pour arrêter cette partie ; il { $more ->
    [one] manque encore { $more } voix
   *[other] manque encore { $more } voix
}.
games-sure-lost = Ce sera une défaite pour les personnes qui ont joué et votent pour.
games-sure-unlost = Il n'y a encore aucun essai, donc personne ne perd.
games-sure-guesser = Tu n'as pas joué dans cette partie : elle ne s'arrête que si quelqu'un qui a joué vote aussi.
games-sure-starter = { $starter } a lancé cette partie et joue encore : elle ne s'arrête qu'avec sa voix, ou par un vote après dix minutes sans essai de sa part.
games-first-hint-button = Prendre un indice
games-hinted = 💡 { $who } : indice pris, la partie ne compte donc plus.
games-hinted-own = 💡 Tu as pris un indice, donc cette partie ne compte pas pour le classement.
games-hint-taken = 💡 Quelqu'un a pris un indice, la partie ne compte donc plus.
games-hint-wish = 💡 { $who } voudrait un indice. Quelqu'un d'autre qui joue est d'accord ?
games-hint-agree-button = D'accord
games-hint-granted = 💡 { $other } est d'accord : { $who } et les autres peuvent maintenant prendre des indices. Chaque indice n'est montré qu'à la personne qui le prend.
games-keep-button = Continuer à jouer

games-shared = { $who } a joué
games-shared-together = { $who } ont joué ensemble

## Reporting a word

games-report-button = Signaler le mot
games-report-which = Quel mot ne devrait pas être une réponse ?
games-report-why = Pourquoi ne devrait-il pas l'être ?
games-report-rare = Presque personne ne le connaît
games-report-offensive = Il est offensant
games-report-nonword = C'est un nom propre ou pas un mot
games-report-other = Autre chose
games-reported = Merci. **{ $word }** est signalé aux personnes qui s'occupent des mots.
