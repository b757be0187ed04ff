### What the bot teaches: the rules, its modes, and itself.

teaching-rules-title = Les règles
teaching-rules =
    Trouve le mot caché. Chaque essai est un mot de la même longueur, et ses cases répondent :

    🟩 🟧  la lettre est bonne, et à la bonne place
    🟨 🟦  la lettre est dans le mot, mais ailleurs
    ⬛  la lettre n'est pas dans le mot (ou pas autant de fois)

    Une lettre essayée deux fois n'est marquée deux fois que si le mot l'a deux fois : d'abord les vertes, puis les jaunes depuis la gauche.

    Tu as six essais, et un de plus par grille supplémentaire. Un mot que je ne connais pas, ou déjà proposé, ne coûte rien.

    { "**" }Mode difficile** : une lettre verte reste à sa place, et une jaune doit resservir.
    { "**" }Ultra-difficile** : un essai doit respecter chaque indice, même les cases grises.

teaching-about-title = Tilemate
teaching-about =
    J'anime des jeux de mots à la Wordle, et j'aide pour les puzzles d'ailleurs.

    `/{ -command } play` lance une partie. Pour proposer un mot, appuie sur **{ games-guess-button }** sous la grille, ou tape `/{ -command } guess`. En message privé, le mot seul suffit.
    `/{ -command } daily` est le mot du jour, le même pour tout le monde ici
    `/{ -command } help` résout un puzzle avec toi
    `/{ -command } preferences` règle ta langue, ton thème et tes rappels
    `/{ -command } settings` est pour qui gère le serveur

    Mes mots viennent de dictionnaires et de listes libres. Je n'ai aucun lien avec le New York Times.

teaching-page-about = À propos
teaching-page-rules = Règles
teaching-page-modes = Façons de jouer
teaching-page-privacy = Confidentialité

teaching-modes-title = Façons de jouer
teaching-mode = **{ $mode }** – { $sentence }
teaching-boards = Grilles
teaching-mode-boards = 2, 4 ou 8 mots à la fois avec les mêmes essais : { $modes }
