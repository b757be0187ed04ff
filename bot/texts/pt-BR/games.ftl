games-mode-together = Em grupo
games-mode-solo = Solo
games-mode-vote = Votação
games-mode-race = Corrida
games-mode-daily = Palavra do dia
games-mode-archive = Arquivo
games-mode-challenge = Desafio
games-mode-duel = Duelo
games-mode-absurdle = Absurdle
games-mode-absurdle-solo = Absurdle solo

games-about-together = um tabuleiro no canal, e todos tentam; jogando em turnos, ninguém tenta duas vezes seguidas
games-about-solo = um tabuleiro só seu, que ninguém mais vê
games-about-vote = todos votam em cada tentativa; um minuto após o primeiro voto, ou quando todos que jogam tiverem votado, vale a palavra com mais votos ou, no empate, a que veio antes
games-about-race = a mesma palavra para quem entrar, em tabuleiros privados; vence quem usar menos tentativas ou quem resolver primeiro, como você escolher; a primeira solução dispara a contagem
games-about-daily = uma palavra por dia para o servidor inteiro; cada pessoa joga uma vez, em um tabuleiro privado
games-about-archive = uma palavra do dia do passado, em um tabuleiro só seu; não vale para o ranking
games-about-challenge = você escolhe a palavra, para quem indicar ou para o canal inteiro; não vale para o ranking
games-about-duel = você contra mim com a mesma palavra; eu só vejo os meus quadrados
games-about-absurdle = eu não escolho palavra: a cada tentativa mantenho o máximo de palavras possíveis, até você me deixar só uma; não vale para o ranking
games-about-absurdle-solo = como no Absurdle, eu não escolho palavra, em um tabuleiro só seu, que ninguém mais vê; não vale para o ranking

## A game that is being put together

games-setup-title = Nova partida
games-setup-prompt-mode = Como você quer jogar?
games-setup-prompt-list = Quais palavras?
games-setup-prompt-language = Em que idioma?
games-setup-prompt-length = Quantas letras?
games-setup-prompt-hard = Com que regras?
games-setup-prompt-boards = Quantas palavras de uma vez?
games-setup-prompt-rival = Contra quem você joga?
games-setup-prompt-goal = Quem vence?
games-begin-button = Começar
games-setup-turns-button = Jogar em turnos: sim
games-setup-no-turns-button = Jogar em turnos: não
games-setup-no-list = Palavras: as de sempre
games-setup-any-length = Qualquer tamanho
games-setup-goal-fewest = Vence quem usar menos tentativas
games-setup-goal-fewest-hint = Sem pressa: a velocidade só desempata
games-setup-goal-first = Vence quem resolver primeiro
games-setup-goal-first-hint = Não importa em quantas tentativas

games-mode-together-hint = Um tabuleiro neste canal, e todos tentam
games-mode-solo-hint = Um tabuleiro só seu, que ninguém mais vê
games-mode-race-hint = A mesma palavra, e um tabuleiro para cada pessoa
games-mode-daily-hint = A palavra de hoje, a mesma para o servidor inteiro
games-mode-challenge-hint = Você escolhe uma palavra, e os outros adivinham
games-mode-duel-hint = Você contra mim, com a mesma palavra
games-mode-vote-hint = Um tabuleiro neste canal, e todos votam em cada tentativa
games-mode-archive-hint = Uma palavra do dia do passado, em um tabuleiro só seu
games-mode-absurdle-hint = Não escolho palavra até você me deixar só uma
games-mode-absurdle-solo-hint = O mesmo em um tabuleiro só seu, que ninguém mais vê

games-setup-hard-off = Modo difícil: desligado
games-setup-hard-off-hint = Tente o que quiser
games-setup-hard-hard = Modo difícil: ligado
games-setup-hard-hard-hint = Cada tentativa deve usar as letras verdes e amarelas
games-setup-hard-ultra = Modo difícil: ultra
games-setup-hard-ultra-hint = Cada tentativa deve bater com todos os quadrados, até os cinzas

games-numbered = { $mode } { $number }
games-letters = { $letters } letras
games-boards = { $boards ->
    [one] { $boards } tabuleiro
   *[other] { $boards } tabuleiros
}
games-turns = em turnos
games-hard-hard = difícil
games-hard-ultra = ultradifícil

games-prompt = Qual é a palavra de { $letters } letras? Aperte **{ $button }** e comece com a que quiser.
games-prompt-open = Nenhuma palavra foi escolhida ainda. Aperte **{ $button }** e comece com qualquer palavra de { $letters } letras.
games-prompt-boards = Quais são as { $boards } palavras de { $letters } letras? Cada tentativa vale em todos os tabuleiros. Aperte **{ $button }** e comece com a palavra que quiser.
games-legend = { $correct } no lugar certo · { $present } em outro lugar da palavra · { $absent } não está na palavra
games-one-word = Para tentar, escreva uma só palavra de { $letters } letras e mais nada.
games-ways-out = **{ games-stop-button }** fica embaixo do tabuleiro, e `/{ -command } hint` dá uma dica.
games-unread = O que você escreve aqui, todos leem, então não jogo isso no seu próprio tabuleiro. Aperte **{ $button }** nele, ou use `/{ -command } guess`.
games-guess-button = Tentar
games-vote-button = Votar
games-stop-button = Desistir
games-stop-vote-button = Votar para encerrar
games-take-back-button = Retirar meu voto
games-again-button = De novo
games-analyse-button = Analisar
games-share-button = Compartilhar
games-share-ask = Todo mundo aqui vai ver isto:
games-share-copy = Todo mundo aqui já viu isto. Copie para mostrar em outro lugar:
games-post-button = Publicar aqui
games-no-post-button = Deixa pra lá
games-guess-modal = Sua tentativa
games-vote-modal = Seu voto em uma palavra
games-guess-field = Uma palavra de { $letters } letras
games-thread = Uma nova partida começa no tópico abaixo. Entre no jogo!
games-begun-again = A próxima já começou: jogue também!
games-running-button = Entrar nela
games-yours-button = Ver meu tabuleiro
games-thread-button = Começar a minha em um tópico

games-left = { $guesses ->
    [one] resta { $guesses } tentativa
   *[other] restam { $guesses } tentativas
}
games-last = Última tentativa { $when }
games-closes = Fecha { $when } se ninguém tentar
games-closes-solo = Fecha { $when } se você não tentar
games-unranked = Não vale para o ranking
games-ends = Termina { $when }
games-stopping = { $votes } de { $needed } votos para encerrar; eles expiram { $until }. Aperte **Desistir** para somar o seu.

games-vote-first = Proponha uma palavra. Os votos são contados { $seconds } segundos após o primeiro, ou assim que todos que já jogaram votarem.
games-vote-counted = Aperte uma palavra para votar nela, ou proponha outra. Os votos são contados { $when }, ou assim que todos que já jogaram votarem. Se houver empate, vale a palavra que veio antes.
games-moved = Movido para baixo.
games-received = ✓
games-voted = Seu voto: **{ $word }**. Os votos são contados { $when }, o mais tardar. Aperte ou proponha outra palavra para mudar.
games-turns-next = { $who } acabou de tentar: agora é a vez de outra pessoa.
games-turns-alone = Se ninguém entrar em dois minutos, dá para continuar sem esperar.
games-open = Ainda não escolhi palavra: a cada tentativa mantenho o máximo de palavras possíveis.
games-open-left = { $words ->
    [one] Resta **{ $words } palavra** possível.
   *[other] Restam **{ $words } palavras** possíveis.
}
games-stop-vote = { $votes } de { $needed } votos para encerrar esta partida. Outros também podem apertar **Desistir**, em até cinco minutos. { $starter }, que a começou, ou a moderação pode encerrar na hora.
games-stop-vote-others = { $votes } de { $needed } votos para encerrar esta partida. Outros também podem apertar **Desistir**, em até cinco minutos. A moderação pode encerrar na hora.
games-taken-back = Seu voto foi retirado, e a partida continua.

games-won = 🎉 { $who } resolveu em { $guesses ->
    [one] { $guesses } tentativa
   *[other] { $guesses } tentativas
}
games-won-solo = 🎉 Resolvido em { $guesses ->
    [one] { $guesses } tentativa
   *[other] { $guesses } tentativas
}
games-won-voted = { games-won-solo }, graças a { $who }
games-won-answer = { $won }: **{ $answer }**
games-won-boards = { $won }.
games-lost = Acabaram as tentativas.
games-stopped = Desistência.
games-stopped-by = Desistência de { $who }.
games-overtaken = Acabou antes de você achar a palavra.
games-open-answer = { $ended } Eu ainda poderia ter dito **{ $answer }**
games-open-dodged = Esta partida não tem análise: fugi de cada tentativa enquanto pude.
games-idle = Fechada, porque ninguém tentou por muito tempo.
games-answer = { $ended } A resposta era **{ $answer }**
games-missed = { $ended } Não encontradas: { $answers }
games-missed-board = tabuleiro { $board }, **{ $answer }**
games-credit = { $who } { $did }
games-guesses-by = Tentativas: { $names }

games-remark-one = { $variant ->
    [0] De primeira! Hoje é dia de jogar na loteria.
    [1] Uma tentativa só. Tira um print, ninguém vai acreditar.
    [2] Na mosca. Você lê pensamentos?
    [3] Uma tentativa? Peço recontagem.
    [4] Piscou, perdeu.
    [5] Primeiro chute, primeiro gol.
   *[other] Golaço!
}
games-remark-two = { $variant ->
    [0] Já? Eu nem tinha sentado.
    [1] Duas tentativas. Estava fácil demais?
    [2] Acabou antes de o café ficar pronto.
    [3] Duas! As outras quatro tentativas se sentiram excluídas.
    [4] Vapt-vupt. Quem é o próximo?
    [5] Você faz parecer fácil.
   *[other] Em duas! Metade sorte, metade talento. Não digo qual metade é qual.
}
games-remark-last = { $variant ->
    [0] Na última tentativa. Já pode respirar.
    [1] Nunca duvidei. Tá, duvidei um pouco.
    [2] Chegou no sufoco, mas chegou.
    [3] No apito final.
    [4] Meu coração não aguenta muitas dessas.
    [5] A última tentativa vale tanto quanto a primeira. Quase.
   *[other] Para deixar para o fim assim, haja sangue-frio.
}
games-remark-near = { $variant ->
    [0] Faltou uma letra. Essa doeu.
    [1] Tudo menos uma letra. Que pena!
    [2] Por pouco! Mais uma letra e era sua.
    [3] Por uma letra. Que desaforo.
    [4] Você já tinha cercado a palavra.
    [5] Um quadrado entre você e a glória.
   *[other] A uma letra. Mais perto, impossível.
}
games-remark-lost = { $variant ->
    [0] Essa escapou. A próxima não escapa.
    [1] Desta vez não. A próxima é sua.
    [2] Então era essa. Vamos à próxima.
    [3] Agora você já conhece. Ela não te pega duas vezes.
    [4] Bola pra frente, sempre tem outra.
    [5] Um ponto para a palavra. Vai empatar?
   *[other] Acontece com os melhores. Revanche?
}

games-credit-letters = achou { $letters }
games-credit-ruled-out = descartou { $words ->
    [one] { $words } palavra
   *[other] { $words } palavras
}
games-credit-solved = resolveu
games-credit-boards = resolveu { $count ->
    [one] o tabuleiro { $boards }
   *[other] os tabuleiros { $boards }
}
games-credit-joined = participou
games-credit-helped = abriu o caminho
games-daily-rank = { $place }º de { $players } que acertaram
games-daily-best = ✨ Seu melhor resultado na palavra do dia até agora
games-daily-lost = Sua sequência de { $days } dias termina aqui. Amanhã começa outra
games-daily-new = 🌱 Um novo começo. Sua maior sequência: { $best } dias
games-daily-begun = 🌱 Dia 1 de uma nova sequência
games-daily-first = Hoje você terminou antes de todo mundo
games-elsewhere = `/{ -command } board` mostra como todos estão indo.

games-which-guess = Você tem várias partidas aqui. Para qual é **{ $word }**?
games-which = Você tem várias partidas aqui. Qual delas?
games-which-stop = Você tem várias partidas aqui. De qual quer desistir?
games-which-board = Você tem várias partidas aqui. Qual quer ver?
games-which-askhint = Você tem várias partidas aqui. Para qual quer uma dica?
games-which-left-guess = Aquela partida acabou. **{ $word }** é para a sua partida { $game }?
games-which-left = Aquela partida acabou. Trata-se da sua partida { $game }?
games-which-used = { $name } · { $used }/{ $limit }
games-yours = Sua: { $name }

## Before a game is given up

games-sure-unplayed = Sair desta partida? Ainda não houve nenhuma tentativa, então não conta.
games-sure-unplayed-shared = Encerrar esta partida para todos? { games-sure-unlost }
games-sure-outsider = Encerrar esta partida para todos? Você não jogou nela, então não conta para ninguém.
games-stopped-uncounted = Não conta para ninguém.
games-stopped-unplayed = Quem encerrou não tinha tentado, então não conta para ninguém.
games-stopped-lost = Conta como derrota para quem tentou e desistiu.
games-stopped-statistics = Conta como derrota para quem tentou e desistiu, mas só nas estatísticas.
games-sure-together = Encerrar esta partida para todos? { games-stopped-lost }
games-sure-statistics-shared = Encerrar esta partida para todos? { games-stopped-statistics }
games-sure-vote = { games-sure-together }
games-sure-absurdle = { games-sure-statistics-shared }
games-sure-solo = Desistir desta partida? Conta como derrota.
games-sure-statistics = Desistir desta partida? Conta como derrota, mas só nas suas estatísticas.
games-sure-absurdle-solo = { games-sure-statistics }
games-sure-race = Desistir desta corrida? Conta como derrota.
games-sure-daily = Desistir da palavra de hoje? Você verá a palavra, e o dia conta como derrota.
games-sure-daily-statistics = Desistir da palavra de hoje? Você verá qual era. Conta como derrota, mas só nas suas estatísticas.
games-sure-streak = Seus { $days } dias seguidos também acabam.
games-sure-archive = Desistir desta palavra do dia? Você verá a palavra.
games-sure-challenge = Desistir deste desafio? Conta como derrota, mas só nas suas estatísticas.
games-sure-duel = Desistir do duelo contra mim? Conta como derrota.
games-sure-stop-vote = Votar para encerrar esta partida para todos? São necessários { $needed } votos, e { $votes ->
    [0] o seu seria o primeiro
    [one] já há um
   *[other] já há { $votes }
}.
games-sure-last-vote = O seu voto é o último que falta: ele encerra a partida para todos.
games-sure-voted = Você já votou para encerrar esta partida; { $more ->
    [one] falta mais um voto
   *[other] faltam mais { $more } votos
}.
games-sure-lost = Conta como derrota para quem tentou e votar por encerrar.
games-sure-unlost = Ainda não houve nenhuma tentativa, então ninguém perde.
games-sure-guesser = Você não tentou nesta partida, então ela só termina se alguém que já tentou também votar.
games-sure-starter = { $starter } começou esta partida e ainda está jogando, então ela só termina com o voto dessa pessoa, ou por votação depois de dez minutos sem uma tentativa dela.
games-first-hint-button = Pedir uma dica
games-hinted = 💡 { $who }: dica pedida, então esta partida já não conta.
games-hinted-own = 💡 Você usou uma dica, então esta partida não conta para o ranking.
games-hint-taken = 💡 Alguém pediu uma dica, então esta partida já não conta.
games-hint-wish = 💡 { $who } gostaria de uma dica. Mais alguém que está jogando concorda?
games-hint-agree-button = Concordo
games-hint-granted = 💡 { $other } concorda: { $who } e os demais já podem pedir dicas. Cada dica só aparece para quem a pede.
games-keep-button = Continuar jogando

games-shared = { $who } jogou
games-shared-together = { $who } jogaram em grupo

## Reporting a word

games-report-button = Reclamar da palavra
games-report-which = Qual palavra não deveria ser resposta?
games-report-why = Por que não deveria ser resposta?
games-report-rare = Quase ninguém conhece
games-report-offensive = É ofensiva
games-report-nonword = É um nome ou não é uma palavra
games-report-other = Outra coisa
games-reported = Valeu! Você denunciou **{ $word }** a quem cuida das palavras.
