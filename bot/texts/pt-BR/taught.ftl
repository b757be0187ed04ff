### Games that a server teaches: two shares of each, and which part is the score.

taught-about = Me ensine um jogo que ainda não conheço: cole dois resultados dele e diga qual parte é a pontuação. Eu mostro o que leria; depois, os resultados podem ser registrados como os de todos os outros jogos.
taught-none = Este servidor ainda não me ensinou nenhum jogo.
taught-live = ✅ Os resultados são registrados
taught-idle = ⏸️ Os resultados não são registrados
taught-reads = Leio os resultados assim: `{ $template }`.
taught-highest = Contam os valores até { $highest }.
taught-slot-number = número
taught-slot-date = data
taught-slot-score = pontuação
taught-slot-time = tempo
taught-trial-none = Ainda não há nenhuma mensagem em { $channel } para testar isso.
taught-trial = { $results ->
    [0] Das mensagens mais recentes em { $channel } (lidas: { $read }), eu não registraria nada.
    [one] Das mensagens mais recentes em { $channel } (lidas: { $read }), eu registraria:
   *[other] Das mensagens mais recentes em { $channel } (lidas: { $read }), eu registraria { $results } resultados:
}
taught-trial-line = { $who } · { $puzzle }: { $result }
taught-unwatched = Ainda não leio nenhum canal aqui: escolha um na página **{ $page }**. Até lá, os resultados podem ser colados em `/{ -command } record`.
taught-prompt = Ver um jogo
taught-add-button = Me ensine um jogo
taught-go-button = Registrar os resultados
taught-stop-button = Parar de registrar
taught-highest-button = Valor máximo
taught-forget-button = Apagar
taught-sure = Apagar **{ $name }** e todos os resultados dele registrados aqui? Não dá para desfazer.
taught-modal = Um jogo que não conheço
taught-name-field = Como se chama
taught-first-field = Um resultado com o jogo resolvido
taught-second-field = Um resultado de outro dia
taught-score-field = A pontuação, igual à do primeiro resultado
taught-highest-field = O maior valor possível
taught-unit-field = O que a pontuação conta
taught-unit-guesses = Tentativas ou jogadas: menos é melhor
taught-unit-mistakes = Erros: menos é melhor
taught-unit-points = Pontos: mais é melhor
taught-unit-time = Tempo: menos é melhor
