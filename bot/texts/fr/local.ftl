### La page où l'on essaie le bot sans Discord.

local-greeting = Bonjour ! Tape `/{ -command } play` en bas et appuie sur **{ games-begin-button }**. Pour jouer un mot, appuie sur **{ games-guess-button }**, ou tape-le simplement si tout le monde voit la partie. `/{ -command } board` ramène une partie en cours, et `/{ -command } about` montre toutes les façons de jouer. Dépose sur cette page la capture d'une grille venue d'ailleurs pour te faire aider. Choisis en haut qui tu es : { $people }.
local-greeting-app = **Wordle**, dans la même liste, est l'application Wordle de Discord : écris en son nom `{ $summary }`, et tu as posté un résumé.
local-greeting-direct = Bonjour ! Ici, on joue entre nous. Tape `/{ -command } play` en bas et appuie sur **{ games-begin-button }**. Pour jouer un mot, tape-le simplement.
local-real = C'est le vrai bot, sur ta machine. simcord dessine la page ; Discord est un peu différent. Là-bas, un mot ne compte comme essai que s'il mentionne le bot, et si son hébergeur le permet.
local-private = Personne d'autre ne voit ceci.
local-posted = Cela a été envoyé comme message. Tape `/`, choisis la commande dans la liste qui s'ouvre, puis ses options, comme sur Discord.
local-clock = Nous sommes maintenant { $when }.
local-clock-how = L'horloge ne fait qu'avancer, de 31 jours au plus : `/clock 30m`, `2h`, `1d`, `1w` ou `09:00`.
