### La pagina in cui si prova il bot senza Discord.

local-greeting = Ciao! Scrivi `/{ -command } play` qui sotto e premi **{ games-begin-button }**. Per provare una parola premi **{ games-guess-button }**, o scrivila e basta se tutti vedono la partita. `/{ -command } board` fa tornare una partita lasciata aperta e `/{ -command } about` mostra tutti i modi di giocare. Trascina su questa pagina lo screenshot di un gioco di altri per farti aiutare. Scegli in alto chi sei: { $people }.
local-greeting-app = **Wordle**, nello stesso elenco, è l'app Wordle di Discord: scrivi a suo nome `{ $summary }` e avrai pubblicato un riepilogo.
local-greeting-direct = Ciao! Qui giochiamo da soli. Scrivi `/{ -command } play` qui sotto e premi **{ games-begin-button }**. Per provare una parola, scrivila e basta.
local-real = Questo è il vero bot, sul tuo computer. La pagina la disegna simcord; Discord è un po' diverso. Lì una parola vale come tentativo solo se menziona il bot, e se chi lo gestisce lo permette.
local-private = Puoi vederlo solo tu.
local-posted = Questo è stato inviato come messaggio. Scrivi `/`, scegli il comando nell'elenco che si apre e poi le sue opzioni, come su Discord.
local-clock = Ora è { $when }.
local-clock-how = L'orologio va solo avanti, di 31 giorni al massimo: `/clock 30m`, `2h`, `1d`, `1w` o `09:00`.
