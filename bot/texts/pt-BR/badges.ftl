### Badges for deeds.

badges-daily = Primeira palavra do dia
badges-two = Em duas ou menos
badges-last = No último suspiro
badges-trap = Fora da armadilha
badges-grays = Nenhum cinza duas vezes
badges-dark = Começo no escuro
badges-ultra = Ultradifícil
badges-boards = Oito de uma vez
badges-duel = Melhor que o bot
badges-race = Corrida vencida
badges-all = Todo mundo acertou
badges-comeback = Volta por cima

## What each is for

badges-daily-about = Termine uma palavra do dia, com ou sem dicas.
badges-two-about = Acerte uma palavra em duas tentativas, ou em uma.
badges-last-about = Acerte uma palavra com a última tentativa que você tem.
badges-trap-about = Acerte uma palavra depois de duas tentativas que erraram só a mesma letra.
badges-grays-about = Acerte uma palavra em quatro tentativas ou mais sem nunca repetir uma letra cinza.
badges-dark-about = Acerte uma palavra depois de uma primeira tentativa sem nenhuma letra certa.
badges-ultra-about = Acerte uma palavra no modo ultradifícil.
badges-boards-about = Resolva por conta própria oito tabuleiros ou mais de uma vez.
badges-duel-about = Vença um duelo contra mim.
badges-race-about = Vença uma corrida de três jogadores ou mais.
badges-all-about = Acerte uma palavra do dia que todos que jogaram acertaram: três pessoas ou mais.
badges-comeback-about = Perca uma sequência de sete dias ou mais e acerte sete seguidas de novo.

## Where they are shown

badges-count = { $who } tem { $had } de { $all } medalhas aqui.
badges-missing = **Ainda por conquistar**
badges-rule = Uma medalha é por uma façanha em uma partida sua aqui que conta, sem dicas. Nenhuma é por jogar muito.
# $signs are emojis, one for each badge
badges-worn = Medalhas: { $signs } · { $had } de { $all }
badges-new = Novidade entre as suas medalhas: { $badges }