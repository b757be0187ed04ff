### What the bot says when it cannot do what was asked. Each says what to do next.

refusals-unexpected = Quelque chose a mal tourné de mon côté, et rien n'est perdu. Référence : `{ $reference }`
refusals-outage = Je n'ai pas accès à mes données pour l'instant, mais je reviens vite. Tes parties ne risquent rien : réessaie dans une minute.
refusals-broken = Mes données ont un problème, et la personne qui m'héberge doit s'en occuper. Réessaie plus tard. Référence : `{ $reference }`

## Guesses

refusals-quoted = « { $text } »
refusals-foreign-letter = { $character } n'est pas une lettre valable ici. Utilise celles de { $first } à { $last }.
refusals-unknown-mark = { $character } n'est pas une case. Écris-en une par lettre : 🟩 🟨 ⬛, ou 2 1 0, ou g y b.
refusals-wrong-length = Ça fait { $actual ->
    [one] { $actual } lettre
   *[other] { $actual } lettres
} ; il en faut { $expected }.
refusals-counts-sharp-s = ß compte comme SS.
refusals-no-lexicon = Je n'ai pas de mots de cette longueur ({ $length }) dans cette langue. Toutes les langues ont des mots de 4 à 7 lettres, et l'anglais aussi de 8.
refusals-not-in-mine = **{ $word }** n'est pas dans ma liste.
refusals-not-in = **{ $word }** n'est pas dans ma liste ({ $language }).
refusals-meant = Tu voulais dire **{ $word }** ?
refusals-another = Essaie un autre mot.
refusals-repeated = **{ $word }** a déjà été proposé, à la ligne { $row }.
refusals-hard-mode = Mode difficile : { $clue }.
refusals-unwelcome = Ce mot n'est pas le bienvenu ici. Essaie un autre mot.
refusals-not-your-turn = Le dernier essai était le tien : c'est au tour de quelqu'un d'autre. { refusals-kept }
refusals-not-your-turn-alone = Le dernier essai était le tien : c'est au tour de quelqu'un d'autre. Si personne ne se joint à toi, tu peux continuer { $when }. { refusals-kept }
refusals-kept = Aucun essai perdu.
refusals-unfit = Ce mot, je le laisse en dehors des jeux. Choisis-en un autre.

## The clue that a word ignores. $copies is one of the five below.

refusals-clue-correct = la ligne { $row } montre que la lettre { $at } est **{ $letter }**
refusals-clue-elsewhere = la ligne { $row } montre que la lettre { $at } n'est pas **{ $letter }**
refusals-clue-used = la ligne { $row } montre { $copies }, à utiliser{ $count ->
    [1] { "" }
    [2] { " " }tous les deux
   *[other] { " " }tous
}
refusals-clue-at-least = la ligne { $row } montre au moins { $copies }, il en faut donc autant dans ton essai
refusals-clue-exactly = la ligne { $row } montre seulement { $copies }
refusals-clue-none = la ligne { $row } montre qu'il n'y a pas de **{ $letter }**
refusals-copies-1 = un **{ $letter }**
refusals-copies-2 = deux **{ $letter }**
refusals-copies-3 = trois **{ $letter }**
refusals-copies-4 = quatre **{ $letter }**

## Games and matches

refusals-no-game = Il n'y a pas de partie ici. Lances-en une avec `/{ -command } play`.
refusals-not-entered = Ta grille n'est pas encore ouverte. Appuie sur **{ $button }**, puis propose ton mot.
refusals-daily-over = Le mot du jour d'hier est terminé ; celui d'aujourd'hui : `/{ -command } daily`.
refusals-no-daily = Je n'ai pas de mot du jour pour toi à cette date. Choisis-en un dans la liste de `day`, ou joue celui d'aujourd'hui : `/{ -command } daily`.
refusals-no-past-daily = Il n'y a pas encore d'anciens mots du jour ici. Joue celui d'aujourd'hui : `/{ -command } daily`.
refusals-no-unsolved = Aucun ancien mot du jour ne t'attend ici : chacun apparaît quand son jour est passé. Celui d'aujourd'hui : `/{ -command } daily`.
refusals-game-ended = Cette partie est finie. Lances-en une autre avec `/{ -command } play`.
refusals-running-yours = Tu as déjà une partie de ce genre ici. Continue-la ou termine-la avec `/{ -command } stop`.
refusals-running-here = Ce salon a déjà une partie en cours. Participe, ou lance la tienne à côté. Rien n'a encore été lancé.
refusals-running-alone = Une partie est déjà en cours dans ce salon. Rejoins-la, ou attends qu'elle se termine. Rien n'a encore été lancé.
refusals-not-yours = C'est la partie de quelqu'un d'autre. Lance la tienne : choisis **Solo** dans `/{ -command } play`.
refusals-may-not-stop = L'arrêt est réservé à { $starter }, à l'origine de cette partie, et à la modération.
refusals-may-not-begin = Avancer le départ est réservé à { $starter }, à l'origine de cette course. Elle part d'elle-même quand tout le monde est en place.
refusals-option-refused = **{ $mode }** n'a pas d'option `{ $option }`. Laisse-la de côté, ou vois les façons de jouer avec `/{ -command } about`. Rien n'a été lancé.
refusals-not-invited = C'est pour d'autres. Lance ta propre partie : `/{ -command } play`.
refusals-played-before = Tu as déjà joué celle-ci avant de supprimer tes données. La prochaine sera un nouveau départ.
refusals-clue-tells-word = Ton indice révèle le mot. Dis-le sans le mot lui-même.
refusals-clue-unwelcome = Ton indice contient un mot qui n'est pas le bienvenu ici. Dis-le autrement.
refusals-unknown-code = Aucun mot n'a ce code. La personne qui l'a choisi le trouve sous **Jouer ailleurs** ; vérifie chaque signe.
refusals-code-alone = Un code apporte son mot et ses règles. Utilise `/{ -command } play` avec **code** seul.
refusals-code-unwelcome = Ce mot ne se joue pas sur ce serveur.
refusals-own-code = Seule la personne qui a choisi ce mot peut le faire jouer ailleurs.
refusals-own-challenge = C'est toi qui as choisi le mot, tu le connais. Laisse deviner les autres.
refusals-too-many-invited = Tu as invité beaucoup de monde depuis une heure, et tous n'ont pas encore commencé. Tu pourras inviter d'autres personnes { $again }. Ou ne nomme personne : tout le monde ici pourra jouer.
refusals-may-not-agree = Il faut l'accord d'une autre personne, qui a lancé cette partie ou y a déjà joué.
refusals-may-not-wish = Tu n'as pas encore joué dans cette partie. Fais un essai, puis tu pourras demander un indice.
refusals-bot-invited = Les bots ne relèvent pas de défi. Choisis des personnes, ou fais-moi deviner ton mot avec `/{ -command } stump`.
refusals-match-over = C'est fini. Lance autre chose avec `/{ -command } play`.
refusals-not-begun = Ça n'a pas commencé. Appuie d'abord sur **Rejoindre** et **En place**.
refusals-spoiler = D'autres jouent encore ce mot. Partage-le sans les lettres.
refusals-nothing-to-share = Tu n'as encore fini aucune partie ici. Lances-en une : `/{ -command } play`.
refusals-hint = Pas d'indices en mode **{ $mode }**. `/{ -command } hint` marche dans ces modes : { $modes }.
refusals-wrong-channel = Ce serveur joue dans { $channels }. Lance ta partie là-bas.
refusals-may-not-start = Sur ce serveur, lancer une partie est réservé à : { $who }. Demande-leur ; tu pourras jouer aussi. Ou joue avec moi par message privé.
refusals-moderators = la modération

## Puzzles from elsewhere

refusals-nothing-to-undo = Il n'y a pas de ligne à annuler. Ajoutes-en une avec les options `guess` et `hints` de `/{ -command } help`.
refusals-no-puzzle = Tu n'as pas de puzzle ouvert là. `/{ -command } help` montre le tien, ou comment commencer.
refusals-no-grid = Je ne vois pas de lignes de cases dans ce message, comme 🟩⬛⬛🟨🟩, ni d'image. Choisis-en un avec un résultat partagé ou une capture, ou écris les cases toi-même dans l'option `hints` de `/{ -command } help`.
refusals-own-board = Cette grille est à moi, et ses propres boutons t'aident. Pendant la partie, `/{ -command } hint` donne des indices ; une fois finie, tu peux l'analyser.
refusals-several-boards = Il me faut les réponses de toutes les grilles. Écris tes essais dans l'option `words` de `/{ -command } analyse`, et la réponse de chaque grille dans `answer` : `plage route table livre`.
refusals-tiles-missing = Il me faut un mot et ses cases. Écris le mot dans l'option `guess` de `/{ -command } help`, et ses cases dans l'option `hints` : 01002, ou 🟩🟨⬛.
refusals-tiles-uneven = { $words ->
    [one] Pour un mot de { $length } lettres{ $where }, il
   *[other] Pour { $words } mots de { $length } lettres{ $where }, il
} faut { $needed } cases, et il y en a { $marks }.{ $row }{ $several } Rien n'a été enregistré. Donne-en une par lettre : 01002, ou 🟩🟨⬛.
refusals-tiles-boards = { " " }sur { $boards } grilles en cours
refusals-tiles-several = { " " }Si ton puzzle a { $boards } grilles, mets l'option `boards` à { $boards }.
refusals-tiles-row = { " " }Regarde la ligne { $row }.
refusals-rows-uneven = Je vois { $rows ->
    [one] une ligne de cases
   *[other] { $rows } lignes de cases
}, mais { $words ->
    [one] un mot
   *[other] { $words } mots
}. Donne un mot par ligne, dans l'ordre.
refusals-other-length = Ton puzzle ici a { $expected } lettres, et ce mot en a { $actual }. Pour un autre puzzle, choisis **Nouveau puzzle** sous **Plus**, ou mets l'option `length` à { $actual }.
refusals-sharp-s = Pour moi, ß compte comme SS : ce mot s'écrit donc **{ $word }** ici, et la longueur ne va pas. Désolé, je ne peux pas aider pour un puzzle où ß est une seule lettre. Rien n'a été enregistré.
refusals-too-many-rows = Un puzzle a ici { $most } lignes au plus. Entres-en moins, ou commence un nouveau puzzle.
refusals-no-stump = Je ne devine aucun de tes mots ici. Fais-m'en deviner un : `/{ -command } stump`.
refusals-not-your-word = Seule la personne qui a pensé au mot le marque. Penses-en un toi-même : `/{ -command } stump`.

## Images

refusals-picture-large = Cette image est trop grande : je lis jusqu'à 8 Mo et 25 mégapixels. Une capture d'écran de téléphone convient.
refusals-picture-format = Je ne peux pas lire ce fichier comme une image. Envoie une capture en PNG, JPEG, WebP ou GIF.
refusals-picture-no-board = Je ne vois pas de grille dans cette image. Fais une capture avec toutes les lignes jouées, ou écris les lignes : `/{ -command } help`.
refusals-picture-small = La grille de cette image est trop petite pour être lue. Envoie la capture elle-même, en taille réelle.
refusals-picture-keyboard = Je ne vois qu'un clavier dans cette image. Fais une capture avec les lignes jouées au-dessus.
refusals-picture-left = Sur cette image, la grille est coupée à gauche. Envoies-en une qui montre toutes les colonnes.
refusals-picture-right = Sur cette image, la grille est coupée à droite. Envoies-en une qui montre toutes les colonnes.
refusals-picture-above = Sur cette image, la grille est coupée en haut. Envoies-en une qui montre toutes les lignes.
refusals-picture-below = Sur cette image, la grille est coupée en bas. Envoies-en une qui montre toutes les lignes.
refusals-picture-no-guess = Personne n'a encore joué sur cette grille. Pour un bon premier essai : `/{ -command } solve`.
refusals-picture-photograph = On dirait une photo. Fais plutôt une capture d'écran du jeu : celle-là, je peux la lire.
refusals-picture-elsewhere = Je ne lis que les images publiées sur Discord. Publie l'image elle-même au lieu d'un lien.
refusals-picture-gone = Je n'arrive plus à obtenir cette image. Publie-la encore une fois.
refusals-picture-under-way = Je suis encore en train de lire ta dernière image. Réessaie dans un instant.
refusals-picture-slow = Cette image m'a pris trop de temps. Essaie une capture avec la grille seule, ou écris les lignes : `/{ -command } help`.
refusals-picture-or-text = Donne-moi soit une image, soit ce que tu as joué, mais pas les deux. Rien n'a été enregistré.
refusals-picture-boards = Il y a plusieurs grilles dans cette image. Découpe celle que tu veux et envoie-la-moi.

## The coach and the standings

refusals-still-running = Cette partie est en cours. Je pourrai l'analyser une fois finie ; `/{ -command } board` l'affiche.
refusals-nothing-played = Il n'y a aucun essai à analyser. Joue d'abord : `/{ -command } play`.
refusals-words-missing = Il me faut aussi les mots. Écris ceux que tu as essayés, dans l'ordre, dans l'option `words` de `/{ -command } analyse`, ou choisis **Analyser cette partie** sur un message avec ton partage, et je te les demande.
refusals-answer-missing = Je ne vois aucune ligne toute verte, donc je ne sais pas quelle était la réponse. Écris-la dans l'option `answer` de `/{ -command } analyse`.
refusals-marks-differ = Si la réponse était **{ $answer }**, la ligne { $row } serait { $tiles }. Vérifie les mots et les cases ; rien n'a été enregistré.
refusals-guess-after-answer = Il y a un essai après la réponse. Vérifie les mots.
refusals-unknown-rival = Je ne connais aucun adversaire de ce nom. Choisis-en un dans la liste qui s'ouvre à `rival`.
refusals-no-results = Aucune partie finie pour l'instant. Lances-en une avec `/{ -command } play`.
refusals-only-recorded = Aucune partie finie pour l'instant, seulement des résultats de puzzles joués ailleurs : ils sont dans `/{ -command } records`. Lance une partie avec `/{ -command } play`.
refusals-not-listed = Tu n'es pas dans ce classement : il ne compte aucune de tes parties terminées ici. Son titre dit lesquelles il compte ; `/{ -command } stats` a toutes les tiennes.
refusals-only-struck = Aucun de tes résultats ne compte ici : la gestion du serveur les a annulés. **Corrections**, dans `/{ -command } leaderboard`, dit lesquels et par qui ; demande-lui si tu penses qu'ils devraient compter.

## Puzzles played elsewhere

refusals-no-share = Je n'y trouve aucun résultat que je sache lire. Copie tout le partage et réessaie. Je lis { $games }. S'il manque ton jeu, quelqu'un qui gère ce serveur peut me l'apprendre : `/{ -command } settings`, page *{ guilds-page-games }*.
refusals-no-share-of = On dirait **{ $game }**, mais je n'arrive pas à y lire de résultat. Copie tout le partage tel que le jeu le donne et réessaie. Voici, par exemple, ce que je sais lire :
    { $example }
refusals-not-moderator = Seule la modération peut dire ici qui est qui. Demande-lui d'appuyer dessus.
refusals-same-account = C'est deux fois le même compte. Choisis-en un autre.
refusals-not-your-share = C'est réservé à qui l'a écrit et à la modération. Pour tes propres résultats : `/{ -command } record`.
refusals-game-switched-off = Je sais lire **{ $game }**, mais ses résultats ne sont pas encore enregistrés ici. Qui gère le serveur peut l'activer dans `/{ -command } settings`, page *{ $page }*.
refusals-shut-out = Rien n'a été enregistré : la gestion de ce serveur n'accepte pas les résultats de { $who }. Si cela te semble une erreur, demande-lui. Tout le reste se joue comme avant.
refusals-shut-out-you = Rien n'a été enregistré : la gestion de ce serveur n'accepte pas tes résultats. Si cela te semble une erreur, demande-lui. Tout le reste se joue comme avant.
refusals-future-puzzle = **{ $puzzle }** n'est pas encore sorti, il n'a donc pas été enregistré. Vérifie le numéro.
refusals-impossible-score = Aucun résultat de **{ $puzzle }** ne peut avoir ce chiffre : il n'a pas été enregistré. Vérifie ce que tu as collé.
refusals-second-result = Il y a là plus d'un résultat de **{ $puzzle }**. Seul le premier compte.
refusals-grid-differs = Les carrés de **{ $puzzle }** ne vont pas avec son résultat : il n'a pas été enregistré. Colle le partage tel que ton jeu l'a donné.
refusals-too-late = **{ $puzzle }** arrive trop tard : ici, les résultats comptent jusqu'à { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} après le jour de la grille. Il n'a pas été enregistré.
refusals-too-many-results = **{ $puzzle }** est de trop : les résultats de ce jeu ne disent pas leur jour, et ici { $most } au plus comptent en { $most } jours. Rien n'a été enregistré.
refusals-too-many-at-once = **{ $puzzle }** est de trop pour un jour : les résultats de ce jeu ne disent pas leur jour, et ici { $most } au plus comptent par jour. Rien n'a été enregistré. Publie-le à nouveau demain.
refusals-edit-too-late = **{ $puzzle }** a été modifié trop tard : ici, les modifications comptent jusqu'à { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} après le jour de la grille. Ce qui était enregistré reste.
refusals-past-day = Il est trop tard pour modifier ou retirer ce résultat. C'est la gestion du serveur qui décide jusqu'à quand c'est possible, dans `/{ -command } settings`.
refusals-pasting-off = Ce serveur n'accepte pas de résultats collés, pour que tout le monde voie d'où ils viennent. Publie le tien dans { $channels } et je l'enregistre.
refusals-pasting-off-anywhere = Ce serveur n'accepte pas de résultats collés, pour que tout le monde voie d'où ils viennent. Publie le tien dans un salon et utilise **{ records-menu }** sur ce message : appui long ou clic droit, puis **Applications**.
refusals-backfill-running = Je lis déjà d'anciens messages de ce serveur. Attends que ce soit fini, ou arrête-moi dans `/{ -command } settings`, page *Résultats d'ailleurs*.
refusals-nothing-to-take-back = Il n'y a rien à annuler : aucun ancien message n'a été lu.
refusals-not-watched = Les résultats ne sont plus enregistrés dans ce salon. Choisis-le de nouveau dans `/{ -command } settings`, page *Résultats d'ailleurs*.
refusals-unknown-game = Je ne connais aucun jeu de ce nom. `/{ -command } records` liste ceux que je lis.

## Settings

refusals-keeps-private = Cette personne garde ses statistiques pour elle.
refusals-oneself = C'est deux fois la même personne. Choisis quelqu'un d'autre à comparer.
refusals-not-everywhere = Entre serveurs, seules les parties individuelles se comparent. Choisis un autre mode ou le classement de ce serveur.
refusals-no-server = C'est pour les serveurs. Redemande dans le salon d'un serveur.
refusals-may-not-manage = Il faut pouvoir gérer le serveur pour changer cela. Pour tes propres choix : `/{ -command } preferences`.
refusals-known-word = Je connais déjà **{ $word }** : on peut le proposer sur ce serveur.
refusals-refused-word = Je connais **{ $word }**, mais ce mot est refusé sur ce serveur. Ça se change dans `/{ -command } settings`, page *{ $page }* : **{ $setting }**.
refusals-unfit-word = Je ne peux pas lire ça comme un mot. Écris un mot de 4 à 8 lettres dans la langue dans laquelle joue ce serveur. Rien n'a changé.
refusals-unfit-words = { $count ->
    [one] Le mot { $numbers } de ta liste est illisible.
   *[other] Les mots { $numbers } de ta liste sont illisibles.
} Écris des mots de 4 à 8 lettres, séparés par des espaces ou des virgules. Rien n'a changé.
refusals-too-many-words = Ça ferait { $count } mots ; j'en garde { $most } au plus. Rien n'a changé.
refusals-unknown-list = Cette liste n'existe plus. Choisis-en une autre.
refusals-unfit-file = Je ne lis qu'un fichier texte simple, de 100 ko au plus. Rien n'a changé.
refusals-office-file = C'est un tableur, un document ou un PDF, que je ne sais pas lire. Enregistre-le en texte simple ou en CSV, et choisis ce fichier. Rien n'a changé.
refusals-list-more = • … et { $count } de plus.
refusals-list-short = { $count ->
    [0] Je n'y ai trouvé aucun mot. Il faut au moins { $least } mots différents dans une liste.
   *[other] Il faut au moins { $least } mots différents dans une liste, et celle-ci en a { $count }.
} Rien n'a changé.
refusals-list-none-so-long = Mots de { $length } lettres dans la liste : { $count }. Cette partie en demande { $least }. Choisis une autre longueur.
refusals-too-many-lists = Un serveur peut avoir { $most } listes. Supprimes-en une d'abord.
refusals-time-zone = Je ne connais aucun fuseau horaire de ce nom. Écris par exemple `Europe/Paris`.
refusals-time-zone-alike = Je ne connais aucun fuseau horaire de ce nom. Voulais-tu dire { $alike } ?
refusals-out-of-range = Écris un nombre entier de { $low } à { $high }. Rien n'a changé.
refusals-unfit-score = Écris un nombre entier de { $low } à { $high }, ou X si le puzzle n'a pas été résolu. Rien n'a changé.
refusals-unfit-time = Écris un temps comme 1:23, ou un nombre entier de secondes de { $low } à { $high }. Rien n'a changé.
refusals-no-full-hour = Je ne connais que les heures pleines : écris { $before } ou { $after }. Rien n'a changé.
refusals-form-too-late = J'ai mis trop de temps à ouvrir ça. Rien n'est perdu : réessaie.
refusals-too-fast = C'est trop rapide pour moi. Réessaie { $again }.
refusals-crowded = Trop de monde me sollicite ici en même temps. Rien n'est perdu : réessaie dans quelques secondes.
refusals-unknown-button = Ce bouton vient d'une autre version de moi. À jour ici : `/{ -command } board`.
refusals-unknown-choice = Ce n'est pas un des choix. `/{ -command } settings` les liste.
refusals-everybodys-role = Tout le monde a ce rôle. Choisis-en un que seules certaines personnes ont, ou aucun. Rien n'a été modifié.
refusals-bots-role = Ce rôle est celui d'un bot. Choisis-en un que certaines personnes ont, ou aucun. Rien n'a été modifié.
refusals-no-season = Cette saison n'existe pas ici. Qui gère le serveur peut en lancer une avec `/{ -command } settings`.
refusals-unfit-days = Il me faut deux jours, comme 2026-12-01 et 2026-12-31 : le dernier ni avant le premier, ni dans le passé.
refusals-unfit-points = Il me faut sept nombres entiers de 0 à { $most } : les points pour 1, 2, 3, 4, 5 et 6 essais, puis pour une partie non résolue. Par exemple : `10 8 6 4 2 1 0`. Rien n'a changé.
refusals-result-gone = Ce résultat n'est plus là.
refusals-corrected-again = Ce résultat a été corrigé de nouveau depuis. Annule d'abord la correction la plus récente.
refusals-corrected = Ce résultat a été corrigé par la gestion du serveur : il reste tel quel.
refusals-taught-name = Donne-lui un nom bien à lui : je connais déjà un jeu de ce nom, ou il n'y en avait pas.
refusals-taught-known = Celui-là, je sais déjà le lire : c'est **{ $game }**. Choisis un salon à la page **{ $page }**, et ses résultats sont enregistrés.
refusals-taught-score = Je ne trouve pas ce score dans le premier partage. Écris-le tel qu'il y est, par exemple 4/6, 1 340 ou 1:23. Un score fait seulement de carrés ne s'apprend pas.
refusals-taught-puzzle = Je ne peux pas distinguer les deux grilles : il faut dans chaque partage un numéro ou une date, et qu'ils diffèrent. Colle les partages de deux jours différents.
refusals-taught-differ = Ces partages ont trop peu en commun pour que j'en trouve d'autres. Colle les deux tels que le jeu les a faits, avec son nom.
refusals-taught-many = Un serveur peut m'apprendre { $most } jeux. Supprimes-en un d'abord.
refusals-taught-gone = Ce serveur n'enseigne plus ce jeu. Choisis-en un autre.
