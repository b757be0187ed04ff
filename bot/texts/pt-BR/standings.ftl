### Rankings e estatísticas.

standings-title = Ranking
standings-period-today = Hoje
standings-period-week = Esta semana
standings-period-month = Este mês
standings-period-year = Este ano
standings-period-all = Geral
standings-period-yesterday = Ontem
standings-period-lastweek = Semana passada
standings-period-lastmonth = Mês passado
standings-period-lastyear = Ano passado
standings-period-season = Esta temporada
standings-view-guesses = Menos tentativas
standings-view-points = Pontos
standings-view-streak = Dias seguidos
standings-view-wins = Mais partidas resolvidas
standings-empty = Ninguém está neste ranking ainda. Comece uma partida com `/{ -command } play`. Partidas individuais e em grupo têm rankings separados. Resultados de outros lugares: `/{ -command } records`.
standings-line = **{ $place }.** { $who } · **{ $value }** · { $record }
standings-unplaced-line = { $who } · { $value } · { $record }
standings-few = { $more ->
    [0] poucas partidas
    [one] falta { $more } partida
   *[other] faltam { $more } partidas
}
standings-record = { $wins } de { $games } resolvidas
standings-value-guesses = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-value-points = { $value ->
    [one] { $value } ponto
   *[other] { $value } pontos
}
standings-value-streak = { $value ->
    [0] sem sequência
    [one] { $value } dia
   *[other] { $value } dias seguidos
}
standings-value-wins = { $value ->
    [one] { $value } resolvida
   *[other] { $value } resolvidas
}
standings-days = { $days ->
    [one] { $days } dia
   *[other] { $days } dias
}
standings-rule-guesses = Vale a média justa: tentativas por partida, com ajuste para { $words ->
    [compared] palavras difíceis e poucas partidas
   *[plain] poucas partidas
}. Uma partida não resolvida conta como { $loss } tentativas.
standings-rule-points = Resolver em 1 tentativa vale { $best } pontos, em 2 tentativas { $second }, e assim por diante. Uma partida não resolvida vale 0.
standings-rule-points-own = Este servidor tem pontos próprios: { $wins } por uma palavra em 1 a 6 tentativas, { $lost } por uma partida que você não resolve.
standings-rule-double = Pontos em dobro: { $day }.
standings-rule-streak = Dias seguidos com a palavra do dia resolvida sem dica.
standings-shields = Um escudo mantém a sequência se faltar uma palavra do dia por mês.
standings-rule-wins = Quem resolveu mais partidas vem primeiro.
standings-fair-average = Média justa: tentativas por partida. Palavras difíceis também para os outros contam a seu favor, e algumas partidas de sorte pesam pouco.
standings-nobody-ranked = Ninguém tem ainda as { $games } partidas que a classificação exige, então quem jogou mais vem primeiro.
standings-nobody-placed = Ninguém chegou às { $games } partidas que a classificação exige, então quem jogou mais vem primeiro.
standings-provisional = Para ter um lugar é preciso terminar { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}.
standings-elsewhere = { $who } ainda não aparece aqui. Suas partidas: { $where }. Abra-as no menu.
standings-elsewhere-games = { $which } ({ $games })
standings-games-prompt = Quais partidas
standings-view-prompt = Ordenar por
standings-period-prompt = Quais dias
standings-assisted = { $games ->
    [one] { $games } partida com dicas ou lista de palavras não conta.
   *[other] { $games } partidas com dicas ou lista de palavras não contam.
}
standings-own-boards = Partidas individuais
standings-previous = Voltar
standings-next = Avançar

## Why am I here?

standings-why-button = Por que estou aqui?
standings-why-place = Você está em **{ $place }**º lugar de { $players }. Em caso de empate, a posição é dividida.
standings-why-place-average = Você está em **{ $place }**º lugar de { $players }, com média justa de **{ $value }**. Em caso de empate, a posição é dividida.
standings-why-provisional = Você tem { $games } das { $least } partidas que a classificação exige.
standings-why-unplaced = Você jogou { $games } das { $least } partidas que um lugar exigia.
standings-why-too-few = Você jogou poucas partidas para ter um lugar: { $games }.
standings-why-ahead = Logo acima de você: { $value }.
standings-why-guesses = Vale a sua média justa: tentativas por partida, mais algumas partidas médias para que a sorte em uma só não decida.
standings-why-words = O que os outros precisaram para as mesmas palavras é levado em conta.
standings-why-sum = A conta é esta:
standings-why-moves = Ela muda um pouco mesmo sem você jogar: outros jogam as mesmas palavras e a média daqui muda.
standings-why-points = Cada partida resolvida dá { $each } pontos menos as tentativas que levou. { $wins ->
    [one] Sua partida
   *[other] Suas { $wins } partidas
}: { $wins } × { $each } = { $together }, menos { $guesses ->
    [one] { $guesses } tentativa
   *[other] { $guesses } tentativas
} = **{ $value }**.
standings-why-points-own = Este servidor decide quanto vale uma partida. A conta é esta:
standings-why-points-found = { $guesses ->
    [one] { $guesses } tentativa
   *[other] { $guesses } tentativas
}: { $games } × { $each } = { $points }
standings-why-points-lost = Sem resolver: { $games } × { $each } = { $points }
standings-why-points-double = Conta em dobro: { $day } ({ $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}): **+ { $points }**
standings-why-streak = Seus dias seguidos com a palavra do dia resolvida: **{ $value }**. Um dia que você perde, não resolve ou resolve com dica encerra a sequência.
standings-why-no-streak = { $when ->
    [over] No fim você não tinha nenhuma sequência.
   *[now] No momento você não tem nenhuma sequência. Resolva a palavra do dia sem dica e uma nova começa.
}
standings-why-wins = Você resolveu **{ $value }** de { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}.
standings-why-games = { $games ->
    [one] Sua { $games } partida levou
   *[other] Suas { $games } partidas levaram
} **{ $guesses }** { $guesses ->
    [one] tentativa
   *[other] tentativas
}.
standings-why-lost = ({ $lost ->
    [one] A partida que você não venceu conta { $each }.
   *[other] Cada uma das { $lost } partidas que você não venceu conta { $each }.
})
standings-why-harder = **− { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) }** porque os outros precisaram de mais que o normal para as suas palavras. Suas próprias partidas não contam aqui: pelo menos três outras pessoas tiveram { $compared } delas e precisaram de { NUMBER($others, minimumFractionDigits: 2, maximumFractionDigits: 2) } tentativas em média; o mesmo número de palavras médias leva { $compared } × { NUMBER($usual, minimumFractionDigits: 2, maximumFractionDigits: 2) } = { NUMBER($words, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
standings-why-easier = **+ { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) }** porque os outros precisaram de menos que o normal para as suas palavras. Suas próprias partidas não contam aqui: pelo menos três outras pessoas tiveram { $compared } delas e precisaram de { NUMBER($others, minimumFractionDigits: 2, maximumFractionDigits: 2) } tentativas em média; o mesmo número de palavras médias leva { $compared } × { NUMBER($usual, minimumFractionDigits: 2, maximumFractionDigits: 2) } = { NUMBER($words, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
standings-why-average = **+ { NUMBER($added, minimumFractionDigits: 2, maximumFractionDigits: 2) }** por { $games } partidas de um jogador médio daqui: { $games } × { NUMBER($each, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
standings-why-total = Ao todo **{ NUMBER($total, minimumFractionDigits: 2, maximumFractionDigits: 2) }**. Dividido por todas as { $games } partidas:

## Ratings

standings-view-rating = Nível
standings-value-rating = { $value }
standings-rule-rating = Todos começam com 1500. Quem se sai melhor na mesma palavra sobe, ainda mais contra jogadores fortes. Palavras do dia, corridas e duelos entre pessoas contam quando terminam.
standings-empty-rating = Ninguém tem nível aqui ainda. Duas pessoas precisam terminar a mesma palavra do dia, corrida ou duelo. A palavra de hoje conta amanhã.
standings-empty-streak = Não há sequências aqui. Resolva a palavra do dia sem dica e a sua começa.
standings-matches = { $matches ->
    [one] { $matches } disputa
   *[other] { $matches } disputas
}
standings-why-rating = Seu nível diz como você se sai nas mesmas palavras que os outros. Quem termina atrás de você aumenta o nível, os fortes mais; quem termina na sua frente diminui, os fortes menos. Suas primeiras disputas mudam mais. A conta é esta:
standings-why-start = Todos começam com **{ $start }**.
standings-why-earlier = **{ $change }** { $matches ->
    [one] da sua primeira disputa
   *[other] das suas primeiras { $matches } disputas
}.
standings-why-match = **{ $change }** { $mode }, { $day }: posição { $place } de { $players }.
standings-why-rating-total = Ao todo **{ $value }**.

## Missed dailies

standings-missed-loss = Para quem joga a palavra do dia neste período, cada uma que perder conta como { $loss } tentativas.
standings-missed-average = Para quem joga a palavra do dia neste período, cada uma que perder conta como uma partida média daqui.
standings-missed-worst = Para quem joga a palavra do dia neste período, cada uma que perder conta como o pior resultado do dia.
standings-why-missed-loss = **+ { NUMBER($charged, minimumFractionDigits: 2, maximumFractionDigits: 2) }** por { $missed ->
    [one] { $missed } palavra do dia perdida
   *[other] { $missed } palavras do dia perdidas
}: { $missed } × { $loss }.
standings-why-missed-average = **+ { NUMBER($charged, minimumFractionDigits: 2, maximumFractionDigits: 2) }** por { $missed ->
    [one] { $missed } palavra do dia perdida
   *[other] { $missed } palavras do dia perdidas
}: { $missed } × { NUMBER($each, minimumFractionDigits: 2, maximumFractionDigits: 2) }, a média daqui.
standings-why-missed-worst = **+ { NUMBER($charged, minimumFractionDigits: 2, maximumFractionDigits: 2) }** por { $missed ->
    [one] { $missed } palavra do dia perdida
   *[other] { $missed } palavras do dia perdidas
}: cada uma conta como o pior resultado do seu dia.

## All servers

standings-everywhere = Todos os servidores
standings-here = Este servidor
standings-scope-server = Este servidor
standings-scope-global = Todos os servidores
standings-everywhere-rule = Os servidores participam porque querem; quem se oculta fica de fora.
standings-everywhere-absent = Este servidor não participa; quem o gerencia pode mudar isso em `/{ -command } settings`.

## Statistics

standings-stats-title = Estatísticas
standings-average = { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-no-average = –
standings-played = { $who } jogou { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} e resolveu { $wins } ({ NUMBER($rate, style: "percent") }).
standings-figures = Média { $average }
standings-dailies = Palavras do dia: { $dailies } · sequência { $streak } · melhor { $best }
standings-streaks = Uma sequência são dias seguidos em que você resolve a palavra do dia sem dica.
standings-shielded = 🛡️ Um escudo manteve a sequência em { $day }.
standings-several = Com vários tabuleiros, desconta-se uma tentativa por tabuleiro extra.
standings-unranked = Os rankings deixam estas de fora, porque a comparação não seria justa: { $kinds }.
standings-unranked-helped = com dicas ou lista de palavras
standings-counts = Todas as partidas terminadas aqui, de todo modo e tamanho; um ranking conta só um tipo. A média é das tentativas nas partidas resolvidas.

## Two players at the same words

standings-against-title = Frente a frente
standings-against-none = { $who } e { $other } ainda não jogaram a mesma palavra aqui. Joguem `/{ -command } daily`, ou uma corrida.
standings-against-words = { $who } e { $other } jogaram a mesma palavra { $words ->
    [one] { $words } vez
   *[other] { $words } vezes
}.
standings-against-better = { $who } usou menos tentativas: **{ $times }**
standings-against-level = Empates: **{ $times }**
standings-against-means = Média: { $who } { NUMBER($mine, minimumFractionDigits: 2, maximumFractionDigits: 2) }, { $other } { NUMBER($theirs, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-against-rule = Contam palavras do dia, corridas, desafios e duelos. Uma partida não resolvida conta como uma tentativa a mais que o máximo.

## What the figures on the card are

standings-card-games = { $count ->
    [one] partida
   *[other] partidas
}
standings-card-won = resolvidas
standings-card-rate = { NUMBER($rate, style: "percent") }
standings-card-average = média
standings-card-streak = seguidas
standings-card-best = recorde
standings-card-days = { $count ->
    [one] palavra do dia
   *[other] palavras do dia
}

## Below a place among the most wins

standings-games = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}

## Pages of the statistics

standings-page-prompt = Mais estatísticas
standings-page-overview = Visão geral
standings-page-badges = Medalhas
standings-page-kinds = Por modo e tamanho
standings-page-openers = Primeiras tentativas
standings-page-words = Palavras
standings-page-title = Estatísticas · { $page }
standings-page-kinds-rule = As médias são das tentativas nas partidas resolvidas.
standings-page-openers-rule = As primeiras palavras mais usadas. As médias são das tentativas nas partidas resolvidas.
standings-page-openers-none = { $who } ainda não fez a primeira tentativa em nenhuma partida terminada.
standings-page-words-rule = As palavras que levaram mais tentativas em partidas individuais de um tabuleiro, sem dicas. Uma partida não resolvida conta como { $lost } tentativas. Ficam de fora palavras que outros talvez ainda procurem.
standings-page-words-none = { $who } ainda não terminou uma partida individual de um tabuleiro, sem dicas.
standings-page-times = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
standings-page-others = os outros precisaram de { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-page-best = Melhor partida: **{ $word }** · { $score } · { $when }
standings-page-worst = Pior partida: **{ $word }** · { $score } · { $when }
standings-page-year = Calendário
standings-page-year-rule = A cor de acerto quer dizer que alguma partida foi resolvida naquele dia.
standings-page-year-lines = Em uma linha, quanto mais alto o dia, mais partidas: uma, duas ou mais.
standings-page-year-none = { $who } não terminou nenhuma partida nos últimos doze meses.
standings-year-summary = { $who } jogou nos últimos doze meses, ao todo: **{ $days }**, { $record }. Maior sequência: **{ $longest }**.
standings-page-letters = Letras mais difíceis, pela média das palavras com elas: { $letters }
standings-page-skill = Habilidade e sorte
standings-page-skill-rule = Cada barra é uma partida, a mais antiga à esquerda: as últimas { $games } partidas individuais de um tabuleiro, sem dicas. A habilidade começa em 99 e cai pela metade a cada tentativa desperdiçada. A sorte é 50 se não fez diferença. Ficam de fora as palavras que outros talvez ainda procurem.
standings-skill-name = Habilidade
standings-luck-name = Sorte
standings-skill-mean = média { $mean }
standings-skill-means = { $who } tem em média habilidade **{ $skill }** e sorte **{ $luck }** ({ $games }).
standings-skill-few = São poucas partidas para dizer muito.
standings-skill-trend = { $trend ->
    [better] As tentativas melhoraram
    [worse] As tentativas pioraram
   *[level] As tentativas estão mais ou menos tão boas quanto antes
}: habilidade **{ $before }** nas primeiras { $games } partidas, **{ $after }** nas últimas { $games }.
standings-skill-fortune = { $fortune ->
    [lucky] No geral, a sorte ajudou.
    [unlucky] No geral, faltou sorte.
   *[even] Sorte e azar se equilibraram.
}

## Seasons and the weekly post

standings-champions-button = Campeões
standings-champions-title = Campeões
standings-champions-prompt = Como terminou uma temporada
standings-champions-empty = Nenhuma temporada terminou aqui ainda.
standings-champions-line = **{ $season }** · 🏆 { $who } · { $value } · { $players ->
    [one] { $players } pessoa
    [many] { $players } pessoas
   *[other] { $players } pessoas
}
standings-champions-nobody = **{ $season }** · sem campeão · { $players ->
    [one] { $players } pessoa
    [many] { $players } pessoas
   *[other] { $players } pessoas
}
standings-season-title = Temporada · { $season }
standings-season-button = Classificação final
standings-week = A semana · { $days }
standings-year = O ano { $year }
standings-page-review = Retrospectiva do ano
standings-player-year = { $year } de { $who } por aqui.
standings-player-year-none = { $who } não terminou nenhuma partida aqui em { $year }.
standings-card-played-days = { $count ->
    [one] dia jogado
   *[other] dias jogados
}
standings-moment-day = Melhor dia
standings-moment-word = Palavra mais difícil
standings-moment-beaten = em { $guesses }; os outros, { NUMBER($others, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-moment-opener = Primeira palavra favorita
standings-moment-luckiest = Maior sorte
standings-moment-luck = sorte { $luck } de 99
standings-moment-mate = Mais jogou com
standings-review-games = **{ $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}** de { $players ->
    [one] { $players } pessoa
   *[other] { $players } pessoas
}.
standings-review-more = São { $games } a mais que na semana anterior.
standings-review-fewer = São { $games } a menos que na semana anterior.
standings-review-same = O mesmo que na semana anterior.
standings-review-best = ⚡ Menos tentativas: { $games } com { $guesses }.
standings-review-races = 🏎️ Mais corridas vencidas: { $who } ({ $wins }).
standings-review-closest = 🏁 Corrida mais disputada: { $who } venceu { $second } por { $seconds ->
    [0] menos de um segundo
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
standings-review-hardest = { $count ->
    [one] 🧗 Palavra mais difícil
   *[other] 🧗 Palavras mais difíceis
}: { $answer }, { NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 2) } tentativas em média.
standings-review-shared = 🤝 Juntos em um tabuleiro: { $wins } de { $games } resolvidas.
standings-review-points = 🏅 Mais pontos: { $who } com { $points }.
standings-review-streak = 🔥 Maior sequência: { $who }, { $days } dias seguidos.
standings-review-elsewhere = Em outros jogos: { $games }.
standings-review-best-of = 🏆 { $game }: { $who }, { $average } em média.
standings-season-won = { $champions ->
    [one] 🏆 { $who } vence a temporada com média justa de { $value } tentativas por partida. Parabéns!
    [many] 🏆 { $who } dividem o primeiro lugar com média justa de { $value } tentativas por partida. Parabéns!
   *[other] 🏆 { $who } dividem o primeiro lugar com média justa de { $value } tentativas por partida. Parabéns!
}
standings-season-left = Quem ficou à frente já saiu daqui; a classificação final continua como está.
standings-season-taken = Um título foi retirado, como mostram as Correções; a classificação final continua como está.
standings-season-nobody = Ninguém venceu uma partida e jogou o bastante para entrar no ranking, então esta temporada não tem campeão.
standings-season-deserted = Quem tinha uma posição já saiu daqui, então esta temporada não tem campeão.
standings-season-erased = Quem ficou na frente apagou os próprios dados, então esta temporada não nomeia campeão.
standings-why-crowned = 🏆 O título é seu: quem ficou à frente já saiu daqui.
standings-season-next = A temporada acabou e a próxima já começou: todos começam do zero.
standings-season-over = A temporada acabou. Quem gerencia o servidor pode começar outra em `/{ -command } settings`.
standings-season-frozen = Esta classificação é final: correções posteriores não a mudam.

## Corrections

standings-corrections-button = Correções
standings-corrections-title = Correções
standings-corrections-empty = Nada foi corrigido aqui.
standings-corrections-line = { $who } · { $what }, { $day }: **{ $change }**, por { $by } { $when }
standings-corrections-struck = anulado
standings-corrections-undone = desfeito por { $by }
standings-changed-title = Alterados depois de postados
standings-changed = Os resultados mais recentes que contam de outra forma do que foram postados primeiro, ou que eram duvidosos e foram confirmados, e quando foram postados:
standings-changed-empty = Nada do que conta aqui mudou depois de postado, nem era duvidoso e foi confirmado.
standings-changed-pasted = 📋 { $who } colou em uma hora resultados de { $days } dias, sem mensagem, { $when }
standings-correct-title = Corrigir um resultado
standings-correct = De quem é o resultado errado? Todos podem ver o que você muda: o ranking tem uma página de correções. Você pode desfazer cada uma.
standings-correct-player-prompt = De quem
standings-correct-undo-prompt = Desfazer uma correção
standings-correct-batch = { $who } · anulados de uma vez ({ $count })
standings-correct-undo-all = Todas ({ $count })
standings-correct-result-prompt = Qual resultado
standings-correct-which = Qual resultado de { $who } está errado? Estes são os últimos.
standings-correct-none = { $who } não tem aqui resultados que contem.
standings-correct-joined = O que { $account } registra conta para { $who }.
standings-correct-champion = Campeão da temporada
standings-correct-what = { $who } · **{ $what }**: o que fazer? Um resultado anulado não conta; um jogado em outro lugar pode ser mudado.
standings-correct-strike-button = Anular
standings-correct-strike-all-button = Anular todos ({ $count })
standings-correct-strike-all = Anular tudo o que aparece de { $who } ({ $count })? Não vai contar mais.
standings-correct-struck-all = Tudo o que aparecia de { $who } foi anulado ({ $count }).
standings-correct-strike-pasted-button = Anular os colados ({ $count })
standings-correct-strike-pasted = Anular o que { $who } colou ({ $count })? Não vai contar mais.
standings-correct-struck-pasted = O que { $who } colou foi anulado ({ $count }).
standings-correct-undone-all = Correções desfeitas de { $who }: { $count }.
standings-correct-change-button = Mudar
standings-correct-undo-button = Desfazer
standings-correct-others-button = Outros resultados
standings-correct-shown = Todos podem ver isto em Correções, no ranking.
standings-correct-modal = Mudar um resultado
standings-correct-number = O resultado certo: de { $low } a { $high }
standings-correct-solved = O resultado certo: de { $low } a { $high }, ou X
standings-correct-time = O tempo certo, por exemplo 1:23
standings-exclusions-button = Excluir dos resultados
standings-exclusions-back-button = Readmitir
standings-exclusions-line = 🚫 { $who } · resultados não são mais registrados, por { $by } { $when }
standings-exclusions-ask = Excluir { $who } dos resultados? A partir daí, nada do que postar é registrado, e todos podem ler em Correções que foi você quem decidiu.
standings-joined-line = 🔗 { $account } · resultados contam para { $who }, por { $by } { $when }
standings-exclusions-out = A partir de agora, nada do que { $who } postar é registrado. Os resultados anteriores ficam, a menos que você os anule.
standings-exclusions-back = Os resultados de { $who } voltam a ser registrados.
