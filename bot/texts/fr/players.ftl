### A player's own choices and data.

players-preferences-title = Tes préférences
players-theme = **Thème** : { $theme }
players-language = **Langue des mots** : { $language }
players-start = **L'aide aux puzzles commence par** : { $start }
players-start-count = combien de mots restent
players-start-letter = une lettre
players-start-word = un mot à jouer
players-hidden = **Nom** : masqué. Les classements, les courses et les mots du jour disent « une personne », et personne d'autre ne voit tes statistiques
players-shown = **Nom** : affiché dans les classements
players-refused = { $words ->
    [one] **Un mot** que ton jeu ne connaissait pas ne t'est plus proposé.
   *[other] **{ $words } mots** que ton jeu ne connaissait pas ne te sont plus proposés.
}
players-refused-button = Les proposer à nouveau
players-hide = Cacher mon nom
players-as-in-server = comme sur le serveur
players-preferences = Le thème et la langue valent pour tes grilles privées, sur tous les serveurs. Les grilles que d'autres voient suivent les réglages du serveur. Un rappel est un message privé quand le serveur publie son mot du jour, et un autre avant qu'il change si ta grille est ouverte ou ta série en jeu. Après une semaine sans jouer, ils s'arrêtent jusqu'à ce que tu reviennes.
players-unposted = Ce serveur ne publie pas encore de mot du jour. Je te préviens avant la fin de celui que d'autres ont commencé.
players-unreminded = Aucun rappel : je ne t'écris pour aucun mot du jour. Tu peux en demander sur un serveur, avec `/{ -command } preferences`.
players-theme-prompt = Thème
players-language-prompt = Langue des mots
players-start-prompt = L'aide aux puzzles commence par
players-server-option = Comme sur le serveur
players-remind-here = Me rappeler le mot du jour de ce serveur
players-remind-anywhere = Me rappeler les mots du jour

players-reminder = { $variant ->
    [0] Le mot du jour est là.
    [1] Un nouveau mot t'attend.
   *[other] Voici le mot d'aujourd'hui.
} [Jouer]({ $link })
players-reminder-new = Tes { $days } jours d'affilée sont finis, et le mot du jour est un nouveau départ. La série à battre : { $best } jours. [Jouer]({ $link })
players-reminder-new-best = Tes { $days } jours d'affilée sont finis, et le mot du jour est un nouveau départ. [Jouer]({ $link })
players-reminder-until = Ouvert jusqu'à { $hour } ({ $when }).
players-reminder-found = Tu l'as trouvé en { $guesses }.
players-reminder-hinted = Tu l'as trouvé en { $guesses }, avec un indice.
players-reminder-missed = Tu ne l'as pas trouvé.
players-reminder-last = Tu n'as pas joué le mot du jour depuis une semaine : c'est mon dernier rappel jusqu'à ce que tu y reviennes.
players-reminder-stop = Tu as demandé ce rappel. Pour l'arrêter, écris `/{ -command } preferences` ici.
players-call = Le mot du jour change { $when }, et tu n'as pas encore joué. [Jouer]({ $link })
players-call-begun = Le mot du jour change { $when }, et ta grille est encore ouverte. [Continuer]({ $link })
players-call-streak = 🔥 Tes { $days } jours d'affilée s'arrêteront là.
players-call-shield = 🛡️ Si tu le manques, un bouclier garde tes { $days } jours d'affilée, le seul de ce mois.
players-call-played = { $who } { $count ->
    [one] a
   *[other] ont
} joué.

players-privacy-title = Confidentialité
players-privacy =
    { "**" }Ce que je garde** : ton identifiant, ton nom et ta langue Discord ; les parties que tu as lancées, tes essais, tes votes et tes résultats ; les mots que tu as donnés aux autres, ceux que j'ai devinés et tes cases ; les lignes des puzzles pour lesquels tu as demandé de l'aide ; les résultats de puzzles joués ailleurs, s'ils sont enregistrés ; les mots que tu as signalés, et pourquoi ; tes places aux saisons passées ; les résultats corrigés ; tes préférences. Avec chacun, les identifiants du serveur et du salon, et l'heure. Je ne garde rien d'autre de ce qui se dit ici, et aucun message.

    { "**" }Pourquoi** : pour afficher les grilles, reprendre après un redémarrage, et calculer classements et séries. Je n'en fais rien d'autre et ne le donne à personne.

    { "**" }Ton choix** : l'export contient tout, en JSON et en tableaux CSV, sauf les réponses des parties. La suppression est définitive ; dans les parties jouées à plusieurs, tes essais et les mots que tu as donnés restent, sans ton nom. Si ceux qui gèrent un serveur t'ont exclu des résultats ou ont annulé l'un des tiens, cela vaut toujours : par un nombre tiré de ton identifiant, sans ton nom.
players-privacy-page = La page complète : { $url }
players-export-button = Exporter mes données
players-exported = Voici tout ce que je garde sur toi.
players-erase-button = Supprimer mes données
players-erase-title = Supprimer mes données
players-erase = Cela supprime tes parties, résultats, puzzles joués ailleurs, séries et préférences sur tous les serveurs, et met fin à tes parties privées en cours. C'est irréversible. Ce que ceux qui gèrent un serveur ont annulé ou exclu le reste.
players-erase-all-button = Tout supprimer
players-keep-button = Tout garder
players-erased-title = Supprimé
players-erased = Toutes tes données sont supprimées. Si tu rejoues, tu repars de zéro.

## Instead of a name

players-name-gone = quelqu'un
players-name-deleted = quelqu'un qui a supprimé ses données
players-name-hidden = une personne
