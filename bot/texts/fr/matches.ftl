matches-lobby = { $who } lance une course : un seul mot, et une grille par personne. Qui en est ?
matches-race = La course est lancée. Dès que quelqu'un trouve, il reste { $minutes } minutes aux autres.
matches-goal-fewest = Le moins d'essais gagne ; à égalité, c'est la personne la plus rapide.
matches-goal-first = Qui trouve en premier gagne, peu importe le nombre d'essais.
matches-clock-fewest = ⏱️ { $who } a trouvé en premier, en { $guesses ->
    [one] { $guesses } essai ! Pour les autres, le temps sera écoulé { $when }.
   *[other] { $guesses } essais ! Avec moins d'essais, on peut encore gagner : le temps sera écoulé { $when }.
}
matches-clock-first = ⏱️ { $who } a trouvé en premier et gagne ! Les autres peuvent encore finir : le temps sera écoulé { $when }.
matches-clock-won = ⏱️ { $who } a gagné, en { $guesses ->
    [one] { $guesses } essai
   *[other] { $guesses } essais
} ! Les autres jouent encore leur place : le temps sera écoulé { $when }.
matches-duel = { $who } joue contre **{ $rival }** : le même mot, et personne ne voit les essais de l'autre. Le moins d'essais gagne.
matches-challenge = { $who } a choisi un mot pour tout le monde ici.
matches-challenge-named = { $who } a choisi un mot pour { $named }.
matches-clue = L'indice : *{ $clue }*
matches-code-button = Jouer ailleurs
matches-code =
    N'importe qui peut jouer ton mot ailleurs sans le connaître : sur tout serveur où je suis, quelqu'un tape `/{ -command } play code:{ $code }`. Ton nom et ton indice s'affichent à côté.
matches-daily = Un mot pour tout le monde aujourd'hui, et une grille par personne.
matches-thread-name = { games-mode-daily } { $number } · spoilers
matches-thread = Ici, tout le monde a fini le mot du jour : parlez-en librement. Chaque grille finie arrive toute seule, et le fil se ferme avec la journée.
matches-called-off = Annulé avant le départ.
matches-draw = Égalité.
matches-nobody = Personne n'a trouvé le mot.
matches-unplayed = Personne n'a joué.
matches-ended-by = Arrêté par { $who }.
matches-wins = 🏆 Victoire de { $who }.
matches-yours = 🏆 Tu gagnes.
matches-found = 🏆 { $who } a trouvé le mot.

matches-more = … et { $count } de plus
matches-boards-button = Toutes les grilles
matches-boards-more = { $count ->
    [one] Il manque ici une grille, faute de place : appuie sur **{ $button }**.
   *[other] Il manque ici { $count } grilles, faute de place : appuie sur **{ $button }**.
}
matches-ready = { $who } · en place
matches-not-ready = { $who } · pas encore en place
matches-host = { $who } · à l'origine de la course · pas encore en place
matches-not-played = { $who } · n'a pas encore joué
matches-unbegun = { $who } · n'a pas joué
matches-bot-done = { $who } a fini ses essais
matches-took = **{ $score }** en { $time }
matches-unfinished = **{ $score }** · encore en jeu à la fin
matches-bot = 🤖 Tilemate

matches-answer = La réponse était **{ $answer }**
matches-lobby-ends = Départ quand tout le monde est en place. Sinon, annulation { $when }.
matches-ends = Se termine { $when }
matches-turn = Le prochain mot arrive { $when }
matches-board-closes = Se ferme { $when }, à l'arrivée du prochain mot
matches-before-unplayed = Mot du jour { $number } : c'était ||{ $answer }||.
matches-before = Mot du jour { $number } : c'était ||{ $answer }||, trouvé par { $solved } sur { $players ->
    [one] { $players } personne
   *[other] { $players } personnes
}.

matches-proof-button = Tirage vérifiable ?
matches-promise = Le mot d'aujourd'hui est déjà choisi, et je peux le prouver. Voici le sha256 du mot suivi d'un texte au hasard :
    `{ $hash }`
    Personne ne peut en tirer le mot. Garde-le, et appuie demain sur le même bouton : je te montrerai le texte d'origine, et n'importe quel calculateur sha256 te donnera la même chose.
matches-proof = Le texte était `{ $text }`
    Son sha256 est `{ $hash }`, et c'est ce que ce bouton montrait avant même le premier essai. N'importe quel calculateur sha256 te le confirmera.

matches-yesterday = Le mot d'hier était **{ $answer }**.
matches-yesterday-best = { $who } : trouvé en { $guesses }.
matches-yesterday-more = Trouvé aussi par { $who }.
matches-yesterday-took = { $who } ({ $guesses })
matches-yesterday-all = { $players ->
    [2] Les deux qui ont joué l'ont
   *[other] Les { $players } qui ont joué l'ont tous
} trouvé !
matches-yesterday-hinted = Avec un indice : { $who }.
matches-yesterday-quiet = Personne n'a joué.
matches-yesterday-nobody = Personne ne l'a trouvé.
matches-yesterday-missed = Pas trouvé : { $who }.
matches-yesterday-lost = { $count ->
    [one] Série perdue : { $who }.
   *[other] Séries perdues : { $who }.
}
matches-lost-days = { $who } ({ $days } jours)
matches-yesterday-running = 🔥 Séries en cours : { $who }.
matches-yesterday-kept = Un bouclier a gardé la série de { $who }.
matches-yesterday-badge = Nouveau badge pour { $who } : { $badge }.
matches-role-given = { $role } revient à { $who }.
matches-together = 🔥 Série du groupe : quelqu'un ici a trouvé le mot { $days } jours d'affilée.
matches-together-kept = 🔥 Série du groupe : quelqu'un ici a trouvé le mot { $days } jours d'affilée. Un bouclier l'a sauvée quand personne n'a joué.
matches-apart = 🔥 La série du groupe, de { $days } jours, s'arrête. Une nouvelle commence aujourd'hui.
matches-turnout = { $played } sur { $of } ont joué.
matches-all-played = 🎉 Tout le monde a joué.
matches-playing = En cours : { $who }.
matches-absent = On attend encore { $who }.
matches-others = { $count ->
    [one] une autre personne
   *[other] { $count } autres
}
matches-offer-post = Tu peux faire publier le mot du jour ici chaque jour : `/{ -command } settings`.
matches-idle = Personne n'a joué les trois derniers mots du jour. Je continue ? Jouez celui-ci, ou un autre avec `/{ -command } daily`, et je publie le suivant ; sinon je me tais.
matches-idle-over = Jouez n'importe quel mot du jour avec `/{ -command } daily`, et je publie le suivant ; sinon je me tais.
matches-streak = 🔥 { $days } jours d'affilée
matches-shielded = { $streak } · un bouclier l'a gardée le { $day }

matches-archive-title = Mots du jour de { $month }
matches-archive-legend = { $won } trouvé · { $lost } raté · { $open } pas encore joué · { $none } aucun
matches-archive-empty = Aucun mot du jour passé ce mois-là. Un mot apparaît ici une fois sa journée terminée.
matches-archive-day = Mot du jour { $number }, { $day } : { $state }
matches-archive-won = trouvé
matches-archive-lost = raté
matches-archive-open = pas encore joué
matches-archive-next = Prochain à trouver
matches-archive-before = ◀ Avant
matches-archive-after = Après ▶
matches-archive-button = Calendrier

matches-join-button = Rejoindre
matches-ready-button = En place
matches-begin-button = Lancer maintenant
matches-cancel-button = Annuler
matches-play-button = Jouer
matches-end-button = Arrêter
matches-rematch-button = Revanche
matches-set-button = Choisir un mot

matches-sure = Arrêter pour tout le monde ({ $mode }) ? Les grilles en cours avec des essais compteront comme perdues ; celles sans essai ne compteront pas.

matches-word-modal = Ton mot
matches-word-field = Un mot de { $least } à { $most } lettres
matches-language-field = Langue du mot
matches-clue-field = Un indice, si tu veux
matches-people-field = Qui le devine ?
matches-people-about = Laisse vide pour que tout le monde ici puisse deviner.

## Rivals: four levels, then characters

matches-called-easy = 🌱 Facile
matches-called-normal = 🙂 Normal
matches-called-hard = 🔥 Difficile
matches-called-perfect = 👑 Parfait
matches-called-sound-letter-rank = 🎻 Viola
matches-called-distinct-letters = 🐝 Bea
matches-called-letter-frequency = 🧮 Abe
matches-called-most-popular = 📰 Penny
matches-called-position-frequency = 📐 Max
matches-called-position-frequency-dynamic = 🔭 Nova
matches-called-expected-remaining = 🧹 Plumeau
matches-called-entropy = 🧠 Curio
matches-called-minimax = 🔥 Difficile
matches-called-most-parts = ✂️ Ciseaux
matches-called-best = 👑 Parfait

matches-quote-easy = « La chance du débutant, et cette fois la mienne. »
matches-quote-normal = « Belle partie ! On remet ça ? »
matches-quote-hard = « Lentement mais sûrement. »
matches-quote-perfect = « Il pouvait difficilement en être autrement. »
matches-quote-sound-letter-rank = « J'ai seulement écouté les lettres. »
matches-quote-distinct-letters = « Cinq lettres, toutes différentes, toutes utiles. »
matches-quote-letter-frequency = « J'y comptais bien. »
matches-quote-most-popular = « Tout le monde connaît ce mot. »
matches-quote-position-frequency = « Chaque lettre à sa place. »
matches-quote-position-frequency-dynamic = « J'ai regardé une deuxième fois, et il était là. »
matches-score = Tous les duels jusqu'ici : { $who } { $mine }, { $rival } { $theirs }
