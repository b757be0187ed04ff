### Listes de mots d'un serveur : d'un cours ou d'un fandom.

lists-about = Jouez avec vos propres mots : une leçon de vocabulaire, un fandom. Une liste a de { $fewest } à { $most } mots de { $shortest } à { $longest } lettres. Les réponses en viennent ; on peut proposer ses mots et ceux de la langue. Ces parties ne comptent pas au classement. Choisis une liste avec `/{ -command } play list:`.
lists-none = Ce serveur n'a pas encore de liste.
lists-words = { $words ->
    [one] { $words } mot
   *[other] { $words } mots
}
lists-length = { $letters } lettres : { $words }
lists-turns = Il vient des mots de toutes les longueurs, d'abord ceux qui n'ont pas encore été joués, puis ceux joués il y a le plus longtemps. Avec `length:`, on s'en tient à une longueur.
lists-renamed = Il y a déjà une liste **{ $taken }**, celle-ci s'appelle donc **{ $name }**. Pour changer les mots de l'autre, choisis-la et appuie sur **{ $button }**.
lists-prompt = Voir une liste
lists-add-button = Ajouter une liste
lists-change-button = Modifier
lists-delete-button = Supprimer
lists-sure = Supprimer la liste **{ $name }** ? Les parties en cours continuent avec elle.
lists-sure-daily = Le mot du jour de ce serveur en vient. Ensuite, il viendra à nouveau de la langue.
lists-keep-button = La garder
lists-modal = Une liste de mots
lists-name-field = Son nom
lists-language-field = Langue des mots
lists-words-field = Mots, entre espaces, virgules ou lignes
lists-file-field = Ou un fichier texte, à la place des mots
lists-daily = 📅 Le mot du jour vient de cette liste, à partir du prochain. Il ne compte pas pour le classement.
lists-daily-switch = Mot du jour
lists-dropped = Les parties en { $language } écrivent { $letters } comme { $plain }.
lists-dropped-other = Si ces mots sont en { $others }, appuie sur **{ $button }** et choisis cette langue.
lists-unknown = Absents de ma liste de mots ({ $language }), mais joués quand même : { $words }. Les noms propres et les mots de la leçon ne posent pas de problème ; vérifie seulement les fautes de frappe.
lists-crude = Dans ma liste de mots grossiers, mais gardés : { $words }. Retire ceux que tu ne voulais pas.
lists-correct-button = Corriger
lists-left-out = { $count ->
    [one] Une entrée a été laissée de côté :
   *[other] { $count } entrées ont été laissées de côté :
}
lists-left-words = • Ligne { $number } : « { $text } » a { $words } mots.
lists-left-letter = • Ligne { $number } : « { $text } » : { $character } n'est pas une lettre de cette langue.
lists-left-length = • Ligne { $number } : « { $text } » a { $length ->
    [one] { $length } lettre
   *[other] { $length } lettres
}, il en faut de { $least } à { $most }.
lists-left-again = • Ligne { $number } : « { $text } » est déjà dans la liste.
lists-left-head = • Ligne { $number } : « { $text } » est le titre de la colonne, pas un mot de la liste.
lists-left-beside = • Ce qui se trouve à côté de la première colonne (« { $text } », etc.) : chaque ligne donne un mot. Si ce sont aussi des mots de la liste, mets chacun sur sa propre ligne.
lists-left-articles = • Ce qui précède les mots ({ $text }) : seuls les mots eux-mêmes ont été pris.
lists-left-comment = • Les lignes qui commencent par # (« { $text } », etc.) sont des commentaires : aucun mot n'y a été pris.
lists-left-slur = • Ligne { $number } : un mot qui n'est pas le bienvenu ici.
lists-progress-button = Progression
lists-back-button = Retour à la liste
lists-unplayed = Personne n'a encore terminé de partie avec cette liste.
lists-played = **{ $played } mots sur { $words }** ont été joués. Trouvés la dernière fois : { $found }.
lists-missed = Pas trouvés la dernière fois, ils reviendront plus tôt : { $words }
lists-learner = { $who } · { $found } sur { $met } trouvés
lists-learner-missed = manqués : { $words }
lists-progress-file = Le fichier contient chaque mot joué et qui ne l'a pas encore trouvé.
lists-column-word = Mot
lists-column-played = Joué
lists-column-found = Trouvé
lists-column-missed = Pas trouvé par
