### A página em que se experimenta o bot sem o Discord.

local-greeting = Olá! Digite `/{ -command } play` aqui embaixo e aperte **{ games-begin-button }**. Para fazer uma tentativa, aperte **{ games-guess-button }** ou simplesmente digite a palavra, se todos veem o jogo. `/{ -command } board` traz de volta um jogo aberto e `/{ -command } about` mostra todos os jeitos de jogar. Solte nesta página a captura de um jogo de outro lugar para receber ajuda. Escolha no alto quem você é: { $people }.
local-greeting-app = **Wordle**, na mesma lista, é o app Wordle do próprio Discord: escreva como ele `{ $summary }` e você postou um resumo.
local-greeting-direct = Olá! Aqui jogamos a sós. Digite `/{ -command } play` aqui embaixo e aperte **{ games-begin-button }**. Para fazer uma tentativa, é só digitar a palavra.
local-real = Este é o bot de verdade, no seu computador. O simcord desenha a página; o Discord é um pouco diferente. Lá, uma palavra só conta como tentativa se mencionar o bot, e se quem o administra permitir.
local-private = Só você pode ver isto.
local-posted = Isso foi enviado como mensagem. Digite `/`, escolha o comando na lista que se abre e depois as opções, como no Discord.
local-clock = Agora é { $when }.
local-clock-how = O relógio só avança, no máximo 31 dias: `/clock 30m`, `2h`, `1d`, `1w` ou `09:00`.
