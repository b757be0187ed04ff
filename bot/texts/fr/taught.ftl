### Games that a server teaches: two shares of each, and which part is the score.

taught-about = Apprends-moi un jeu que je ne connais pas encore : colle deux de ses partages et dis quelle partie est le score. Je te montre ce que je lirais ; ensuite, ses résultats peuvent être enregistrés comme ceux de tous les autres jeux.
taught-none = Ce serveur ne m'a encore appris aucun jeu.
taught-live = ✅ Ses résultats sont enregistrés
taught-idle = ⏸️ Ses résultats ne sont pas enregistrés
taught-reads = Je lis ses partages ainsi : `{ $template }`.
taught-highest = Les valeurs jusqu'à { $highest } comptent.
taught-slot-number = numéro
taught-slot-date = date
taught-slot-score = score
taught-slot-time = temps
taught-trial-none = Il n'y a pas encore de message dans { $channel } pour l'essayer.
taught-trial = { $results ->
    [0] Dans les derniers messages de { $channel } (lus : { $read }), je n'enregistrerais rien.
    [one] Dans les derniers messages de { $channel } (lus : { $read }), j'enregistrerais :
   *[other] Dans les derniers messages de { $channel } (lus : { $read }), j'enregistrerais { $results } résultats :
}
taught-trial-line = { $who } · { $puzzle } : { $result }
taught-unwatched = Je ne lis encore aucun salon ici : choisis-en un à la page **{ $page }**. D'ici là, on peut coller les résultats dans `/{ -command } record`.
taught-prompt = Voir un jeu
taught-add-button = Apprends-moi un jeu
taught-go-button = Enregistrer ses résultats
taught-stop-button = Ne plus enregistrer
taught-highest-button = Valeur la plus haute
taught-forget-button = Supprimer
taught-sure = Supprimer **{ $name }** et tous ses résultats enregistrés ici ? C'est définitif.
taught-modal = Un jeu que je ne connais pas
taught-name-field = Comment il s'appelle
taught-first-field = Un partage où le jeu est résolu
taught-second-field = Un partage d'un autre jour
taught-score-field = Le score, tel qu'il est dans le premier
taught-highest-field = La valeur la plus haute possible
taught-unit-field = Ce que compte le score
taught-unit-guesses = Essais ou coups : moins, c'est mieux
taught-unit-mistakes = Erreurs : moins, c'est mieux
taught-unit-points = Points : plus, c'est mieux
taught-unit-time = Temps : moins, c'est mieux
