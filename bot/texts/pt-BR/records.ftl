### Resultados de puzzles jogados em outro lugar.

records-menu = Registrar resultado
records-modal = Registre seus resultados
records-share-field = Cole um resultado, ou vários

records-receipt-title = Registrado
records-of-other-title = Registrado para outra pessoa
records-entry = **{ $puzzle }** · { $result }
    -# { $average } em média em { $games ->
        [one] { $games } puzzle
       *[other] { $games } puzzles
    } aqui
records-counted = A grade tem { $rows ->
    [one] { $rows } linha
   *[other] { $rows } linhas
}, então contei { $rows }, não { $stated }.
records-known = **{ $puzzle }** já está registrado: { $result }.
records-kept = **{ $puzzle }** já estava registrado: { $result }. Continua assim, a menos que você remova.
records-unread = Não consegui ler { $shares }.
records-left-out = Não leio mais de { $most } resultados de uma vez. Ficaram de fora: { $count }. Envie em outra mensagem.
records-not-recorded = Também não foram registrados: { $puzzles }.
records-struck = **{ $puzzle }** foi anulado por quem gerencia o servidor. Não conta. Pergunte a essa pessoa se você acha que deveria contar.
records-corrected = **{ $puzzle }** · { $result }. { refusals-corrected }
records-joined = O que { $account } registra aqui conta para { $who }: alguém da moderação disse que as duas contas são da mesma pessoa. **{ standings-corrections-button }** em `/{ -command } leaderboard` diz quem. Se estiver errado, pergunte a essa pessoa.
records-struck-title = Anulado pela moderação
records-puzzle = { $game } { $puzzle }
records-doubted = Isto parece o resultado de outra pessoa, ou nenhum, então deixei de fora. É um resultado de quem postou?
records-doubted-button = Sim, registrar
records-doubted-prompt = Escolha os resultados de quem postou
records-remove-button = Remover { $puzzle }
records-remove-prompt = Remover resultados
records-removed = **{ $puzzle }** foi removido. Você pode registrar de novo com `/{ -command } record`.
records-more = `/{ -command } records` mostra quem é melhor nele.

## A figure, by what it counts

records-unsolved = não resolvido
records-first = ✏️ postado primeiro: { $result }
records-confirmed = ❔ duvidoso, confirmado por quem postou
records-pasted = 📋 colado com um comando, sem mensagem
records-other = ⚠️ outra mensagem diz: { $result }
records-figure-guesses = { $figure ->
    [one] { $figure } tentativa
   *[other] { $figure } tentativas
}
records-figure-boards = { $figure } tentativas em todos os tabuleiros
records-figure-mistakes = { $figure ->
    [0] nenhum erro
    [one] { $figure } erro
   *[other] { $figure } erros
}
records-figure-hints = { $figure ->
    [0] nenhuma dica
    [one] { $figure } dica
   *[other] { $figure } dicas
}
records-figure-stars = { $figure ->
    [one] { $figure } estrela
   *[other] { $figure } estrelas
}
records-figure-points = { $figure ->
    [one] { $figure } ponto
   *[other] { $figure } pontos
}
records-figure-time = { $figure }
records-mean-guesses = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } tentativas
records-mean-boards = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } tentativas
records-mean-mistakes = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } erros
records-mean-hints = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } dicas
records-mean-stars = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } estrelas
records-mean-points = { NUMBER($mean, maximumFractionDigits: 0) } pontos
records-mean-time = { $mean }

## Summaries of Discord's Wordle app

records-summary = **{ $puzzle }** · { $recorded ->
    [one] { $recorded } resultado registrado.
   *[other] { $recorded } resultados registrados.
}
records-waiting = { $waiting ->
    [one] { $waiting } jogador aparece ali só pelo nome. Me diga uma vez quem é, e eu vou lembrar.
   *[other] { $waiting } jogadores aparecem ali só pelo nome. Me diga uma vez quem são, e eu vou lembrar.
}
records-names = Alguns jogadores aparecem nos resumos só pelo nome. Me diga uma vez quem são, e eu vou lembrar.
records-nameless = Dos resumos do aplicativo Wordle, resultados que só têm um nome: **{ $results }**. Eles contam assim que a moderação disser em `/{ -command } records` quem é.
records-name-prompt = Quem é { $name }?
records-claimed = { $who } é **{ $name }** a partir de agora. { $results ->
    [0] Nenhum resultado esperava por esse nome.
    [one] { $results } resultado foi adicionado.
   *[other] { $results } resultados foram adicionados.
}
records-claimed-known = { $known ->
    [one] De { $known } puzzle já há outro resultado, e é esse que conta.
   *[other] De { $known } puzzles já há outros resultados, e são esses que contam.
} Se for outra pessoa, escolha de novo em **{ records-named-button }**.
records-who-title = Quem é quem
records-who-button = Quem é quem ({ $names })
records-who-none = Todos os nomes dos resumos são conhecidos.
records-accounts = Alguém tem duas contas? Escolha abaixo a segunda e depois a primeira: os resultados das duas contam juntos.
records-account-line = { $account } conta para { $who }
records-account-prompt = Escolha a segunda conta de alguém
records-account-ask = De quem é a segunda conta { $account }? Escolha a primeira: para ela conta o que { $account } registrou aqui e ainda vai registrar. Dá para desfazer.
records-account-whose-prompt = De quem é a conta?
records-account-one = O que { $account } registra aqui conta para { $who }. Se estiver errado, escolha outra pessoa ou aperte **São duas pessoas**: nada se perde.
records-part-button = São duas pessoas
records-parted = { $account } não é mais conta de outra pessoa e tem todos os seus resultados de volta.
records-named-button = Nomes que eu lembro
records-named-title = Nomes que eu lembro
records-named-prompt = Escolha um nome para mudar ou esquecer
records-named = **{ $name }** é { $who }
records-named-none = Não lembro de nenhum nome. Quando um resumo só der o nome de alguém, eu pergunto aqui quem é.
records-named-one = **{ $name }** é { $who }. Errado? Escolha outra pessoa, e todos os resultados desse nome passam para ela. Ou me faça esquecer o nome: os resultados dele esperam até você me dizer de novo.
records-forget-button = Esquecer
records-forgotten = Não lembro mais quem é **{ $name }**. { $results ->
    [0] Nenhum resultado está esperando.
    [one] { $results } resultado está esperando.
   *[other] { $results } resultados estão esperando.
}

## Watched channels

records-unseen = Não posso ler mensagens aqui, então não registro resultados sozinho. Quem cuida deste bot pode permitir isso: ligar **Message Content Intent** para o bot em discord.com/developers e iniciá-lo com `TILEMATE_MESSAGE_CONTENT=on`. Até lá, use `/{ -command } record`, ou **Registrar resultado** em uma mensagem.
records-missing = O que ainda me falta para registrar resultados por conta própria:
records-missing-portal = - **Message Content Intent**: quem cuida deste bot pode ligar isso em discord.com/developers, em **Bot**.
records-missing-start = - `TILEMATE_MESSAGE_CONTENT=on`: quem cuida deste bot precisa iniciá-lo com isso.
records-missing-view = - **Ver canal** em { $channel }: me dê essa permissão nas configurações do canal.
records-missing-history = - **Ver histórico de mensagens** em { $channel }: me dê essa permissão nas configurações do canal.
records-missing-until = Até lá, use `/{ -command } record` ou **Registrar resultado** em uma mensagem.
records-unreadable = Ainda não vejo as mensagens antigas de { $channel }. Me dê ali as permissões **Ver canal** e **Ver histórico de mensagens**.
records-read-button = Ler mensagens antigas: #{ $channel }
records-stop-button = Parar de ler
records-reading-running = ⏳ Estou lendo mensagens antigas de { $channel }: { $read } até agora.
records-reading-done = Pronto. Li todas as mensagens antigas de { $channel }: { $read }.
records-reading-full = As { $read } mensagens mais novas de { $channel } foram lidas. Não volto mais do que isso.
records-reading-searched = As { $read } mensagens mais novas de { $channel } foram lidas, e também todos os resumos mais antigos do app Wordle.
records-reading-stopped = A leitura de { $channel } parou. Mensagens lidas: { $read }.
records-reading-forbidden = Não posso ler mensagens antigas de { $channel }. Me dê ali as permissões **Ver canal** e **Ver histórico de mensagens** e comece de novo.
records-import = Aqui são publicados resumos do Wordle. Posso guardá-los, também os antigos, como médias, sequências e classificações deste servidor. Só quem gerencia o servidor pode ativar isso.
records-import-button = Importar nosso histórico do Wordle
records-preview-title = O que eu registraria
records-preview = { $count ->
    [one] Da mensagem mais recente em { $channel }:
   *[other] Das { $count } mensagens mais recentes em { $channel }:
}
records-preview-empty = Em { $channel } não há mensagens fora dos tópicos. Os tópicos também são lidos.
records-preview-known = Já conhecidos ou anulados, então ficam como estão: { $count }.
records-preview-unread = { $count ->
    [one] { $count } mensagem parece um resultado que eu deixaria de fora: não consigo ler, chegou tarde ou é de outra pessoa.
   *[other] { $count } mensagens parecem resultados que eu deixaria de fora: não consigo ler, chegaram tarde ou são de outra pessoa.
}
records-preview-next = Nada foi guardado ainda. Ler tudo leva cerca de um segundo a cada 100 mensagens, e tudo o que for registrado dá para desfazer depois.
records-preview-gone = { $count ->
    [0] Resultados cuja mensagem não existe mais ficam, a não ser que você escolha esquecê-los.
    [one] { $count } mensagem com resultados não existe mais; eles ficam, a não ser que você escolha esquecê-los.
   *[other] { $count } mensagens com resultados não existem mais; eles ficam, a não ser que você escolha esquecê-los.
} Isso não dá para desfazer.
records-preview-button = Ler todas as mensagens antigas
records-preview-forget-button = Ler e esquecer o que não existe mais
records-take-back-button = Desfazer o que foi lido
records-take-back-sure = Desfazer todos os resultados lidos em mensagens antigas? Os registrados desde então, e os registrados à mão, ficam.
records-reading-undone = Tudo o que foi lido nas mensagens antigas de { $channel } foi desfeito.
records-reading-none = Nenhum resultado encontrado.
records-reading-results = { $results ->
    [one] { $results } resultado
   *[other] { $results } resultados
} de { $people ->
    [one] { $people } jogador
   *[other] { $people } jogadores
}.
records-reading-repeated = { $count ->
    [one] { $count } outro repete um puzzle destes, então não conta.
   *[other] { $count } outros repetem puzzles destes, então não contam.
}
records-reading-changed = { $changed ->
    [0] Eu já conhecia todos.
    [one] { $changed } mensagem tinha um resultado novo. Já está registrado.
   *[other] { $changed } mensagens tinham resultados novos. Já estão registrados.
}
records-reading-gone = { $count ->
    [one] { $count } mensagem com resultados não existe mais, e eles se foram com ela.
   *[other] { $count } mensagens com resultados não existem mais, e eles se foram com elas.
}
records-reading-left = { $count ->
    [one] { $count } mensagem com resultados não existe mais; eles ficaram.
   *[other] { $count } mensagens com resultados não existem mais; eles ficaram.
}
records-reading-report = Quem gerencia o servidor encontra o relatório em `/{ -command } settings`, página *{ $page }*.
records-reading-unread = { $count ->
    [one] { $count } mensagem parece um resultado que deixei de fora: não consigo ler, chegou tarde ou é de outra pessoa:
   *[other] { $count } mensagens parecem resultados que deixei de fora: não consigo ler, chegaram tarde ou são de outra pessoa:
} { $links }
records-reading-names = { $results ->
    [one] { $results } outro resultado
   *[other] { $results } outros resultados
} com { $count ->
    [one] { $count } nome
   *[other] { $count } nomes
} nos resumos: não sei quem é. Quem modera pode me dizer em `/{ -command } records`.
records-names-later = Depois: { $names }.
records-group-streak = 🔥 Sequência do grupo: { $days ->
    [one] { $days } dia
   *[other] { $days } dias
}, diz o último resumo.
records-week-button = O Wordle da semana
records-week-empty = Nada foi registrado nesta semana. Os resultados vêm com os resumos do app Wordle, ou quando alguém registra o seu.
records-week-now = { $count ->
    [one] Se a semana acabasse agora, { $who } venceria com { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } tentativas em média.
   *[other] Se a semana acabasse agora, { $who } dividiriam a vitória com { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } tentativas em média.
}
records-day-now = { $count ->
    [one] Se o dia acabasse agora, { $who } venceria com { $guesses }/6.
   *[other] Se o dia acabasse agora, { $who } dividiriam a vitória com { $guesses }/6.
}
records-week-won = { $count ->
    [one] 🏆 { $who } venceu a semana com { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } tentativas em média.
   *[other] 🏆 { $who } dividiram a semana com { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } tentativas em média.
}
records-week-unbegun = Ainda não há resultado de hoje: o app resume cada dia no dia seguinte.
records-week-absent = De hoje ainda falta: { $who }.
records-week-nameless = Não contam, porque os resumos só dão o nome: { $names }. A moderação pode me dizer quem são.
records-week-rule = Vale a média dos dias jogados; uma palavra não encontrada conta como { $lost }. { $results ->
    [one] Uma posição exige { $results } resultado.
   *[other] Uma posição exige { $results } resultados.
}

## Who is best at a game

records-board-title = { $game } · { $period }
records-empty = Ninguém registrou um resultado aqui ainda. Cole o seu com `/{ -command } record`, ou use **Registrar resultado** em uma mensagem: toque e segure, ou clique com o botão direito, e escolha **Apps**.
records-empty-days = Ninguém registrou um resultado de { $game } nesse período.
records-line = { $place } { $who } · média { $average } · { $solved } de { $games } resolvidos
records-line-open = { $place } { $who } · média { $average } · { $games ->
    [one] { $games } puzzle
   *[other] { $games } puzzles
}
records-place = **{ $place }.**
records-no-place = **–**
records-hidden = … e mais { $players ->
    [one] { $players } jogador
   *[other] { $players } jogadores
}
records-rule = { $rule } Médias iguais se ordenam por puzzles resolvidos, depois por puzzles jogados. Uma posição exige { $least ->
    [one] { $least } resultado
   *[other] { $least } resultados
}.
records-pasted-rule = 📋: tantos resultados foram colados, e nenhuma mensagem os mostra.

## How each game is ranked

records-how-title = Puzzles que posso registrar
records-how = Cole um resultado com `/{ -command } record`, ou use **Registrar resultado** em uma mensagem. Cada jogo tem seu próprio ranking, com a melhor média em primeiro: `/{ -command } records`.
records-played-title = Outros jogos
records-played = **{ $game }** · { $results ->
    [one] { $results } resultado
   *[other] { $results } resultados
}
records-played-best = -# { $who } lidera: { $average } em média
records-played-more = -# Mais jogos no menu: { $count }
records-games-prompt = Qual jogo
records-games-before = Jogos anteriores…
records-games-after = Mais jogos: { $count }…
records-how-button = O que posso registrar?
records-how-games = Sei ler { $games }.
records-more-games = mais { $count }
records-rule-guesses = menos tentativas.{ $lost }
records-rule-boards = menos tentativas em todos os tabuleiros juntos.{ $lost }
records-rule-mistakes = menos erros.{ $lost }
records-rule-hints = menos dicas.{ $lost }
records-rule-stars = mais estrelas.{ $lost }
records-rule-points = mais pontos.{ $lost }
records-rule-time = menor tempo.{ $lost }
records-lost = { " " }Um puzzle não resolvido conta como { $figure }.
records-lost-board = { " " }Um tabuleiro perdido conta como { $figure }.
