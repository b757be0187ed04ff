matches-lobby = { $who } está abrindo uma corrida: uma palavra, um tabuleiro para cada pessoa. Quem entra?
matches-race = A corrida começou. Assim que alguém resolver, os outros terão mais { $minutes } minutos.
matches-goal-fewest = Vence quem usar menos tentativas; no empate, quem for mais rápido.
matches-goal-first = Vence quem resolver primeiro, não importa em quantas tentativas.
matches-clock-fewest = ⏱️ { $who } resolveu primeiro, em { $guesses ->
    [one] { $guesses } tentativa! O tempo dos demais acaba { $when }.
   *[other] { $guesses } tentativas! Com menos tentativas ainda dá para vencer: o tempo dos demais acaba { $when }.
}
matches-clock-first = ⏱️ { $who } resolveu primeiro e venceu! Os demais ainda podem terminar: o tempo acaba { $when }.
matches-clock-won = ⏱️ { $who } já venceu, em { $guesses ->
    [one] { $guesses } tentativa
   *[other] { $guesses } tentativas
}! Os demais ainda jogam por sua colocação: o tempo acaba { $when }.
matches-duel = { $who } joga contra **{ $rival }**: a mesma palavra, e ninguém vê as tentativas do outro lado. Vence quem usar menos tentativas.
matches-challenge = { $who } escolheu uma palavra para todos aqui.
matches-challenge-named = { $who } escolheu uma palavra para { $named }.
matches-clue = A dica: *{ $clue }*
matches-code-button = Jogar em outro lugar
matches-code =
    Qualquer pessoa pode jogar sua palavra em outro lugar sem saber qual é: em qualquer servidor onde estou, alguém usa `/{ -command } play code:{ $code }`. Seu nome e sua dica aparecem ao lado.
matches-daily = Uma palavra para todos hoje, e um tabuleiro para cada pessoa.
matches-thread-name = { games-mode-daily } { $number } · spoilers
matches-thread = Todo mundo aqui terminou a palavra do dia: falem dela à vontade. Cada tabuleiro terminado chega sozinho, e o tópico fecha com o dia.
matches-called-off = Cancelada antes de começar.
matches-draw = Deu empate.
matches-nobody = Ninguém encontrou a palavra.
matches-unplayed = Ninguém jogou.
matches-ended-by = Encerrada por { $who }.
matches-wins = 🏆 { $who } venceu.
matches-yours = 🏆 Você venceu.
matches-found = 🏆 { $who } encontrou a palavra.

matches-more = … e mais { $count }
matches-boards-button = Todos os tabuleiros
matches-boards-more = { $count ->
    [one] Mais um tabuleiro não coube aqui: aperte **{ $button }**.
   *[other] Mais { $count } tabuleiros não couberam aqui: aperte **{ $button }**.
}
matches-ready = { $who } · tudo pronto
matches-not-ready = { $who } · ainda não
matches-host = { $who } · abriu a corrida · ainda não
matches-not-played = { $who } · ainda não jogou
matches-unbegun = { $who } · não jogou
matches-bot-done = { $who } já fez suas tentativas
matches-took = **{ $score }** em { $time }
matches-unfinished = **{ $score }** · ainda jogando no fim
matches-bot = 🤖 Tilemate

matches-answer = A resposta era **{ $answer }**
matches-lobby-ends = Começa quando todo mundo apertar **{ matches-ready-button }**. Se não, é cancelada { $when }.
matches-ends = Termina { $when }
matches-turn = A próxima palavra chega { $when }
matches-board-closes = Fecha { $when }, quando chega a próxima palavra
matches-before-unplayed = A palavra do dia { $number } era ||{ $answer }||.
matches-before = A palavra do dia { $number } era ||{ $answer }||, resolvida por { $solved } de { $players ->
    [one] { $players } pessoa
   *[other] { $players } pessoas
}.

matches-proof-button = Sem trapaça?
matches-promise = A palavra de hoje já está escolhida, e posso provar. Este é o sha256 da palavra seguida de um texto aleatório:
    `{ $hash }`
    Com isso ninguém descobre a palavra. Guarde-o e aperte o mesmo botão amanhã: vou mostrar o texto de que ele foi feito, e qualquer calculadora de sha256 dará o mesmo.
matches-proof = O texto era `{ $text }`
    O sha256 dele é `{ $hash }`, o mesmo que este botão mostra desde antes da primeira tentativa. Qualquer calculadora de sha256 confirma.

matches-yesterday = A palavra de ontem era **{ $answer }**.
matches-yesterday-best = { $who }: em { $guesses }.
matches-yesterday-more = Resolvida também por { $who }.
matches-yesterday-took = { $who } ({ $guesses })
matches-yesterday-all = { $players ->
    [2] As duas pessoas
   *[other] As { $players } pessoas
} que jogaram acertaram!
matches-yesterday-hinted = Com dica: { $who }.
matches-yesterday-quiet = Ninguém jogou.
matches-yesterday-nobody = Ninguém achou.
matches-yesterday-missed = Sem acertar: { $who }.
matches-yesterday-lost = { $count ->
    [one] Sequência perdida: { $who }.
   *[other] Sequências perdidas: { $who }.
}
matches-lost-days = { $who } ({ $days } dias)
matches-yesterday-running = 🔥 Sequências: { $who }.
matches-yesterday-kept = Um escudo manteve a sequência de { $who }.
matches-yesterday-badge = Nova medalha para { $who }: { $badge }.
matches-role-given = { $role } vai para { $who }.
matches-together = 🔥 Sequência do grupo: { $days } dias seguidos em que alguém daqui achou a palavra.
matches-together-kept = 🔥 Sequência do grupo: { $days } dias seguidos em que alguém daqui achou a palavra. Um escudo a salvou quando ninguém jogou.
matches-apart = 🔥 A sequência do grupo, de { $days } dias, acabou. Hoje começa outra.
matches-turnout = { $played } de { $of } já jogaram.
matches-all-played = 🎉 Todo mundo já jogou.
matches-playing = Ainda jogando: { $who }.
matches-absent = Ainda sem jogar: { $who }.
matches-others = { $count ->
    [one] mais alguém
   *[other] mais { $count }
}
matches-offer-post = Você pode fazer a palavra do dia ser publicada aqui todo dia: `/{ -command } settings`.
matches-idle = Ninguém jogou as três últimas palavras do dia. Continuo? Joguem esta, ou qualquer uma com `/{ -command } daily`, e eu publico a próxima; senão, fico em silêncio.
matches-idle-over = Joguem qualquer palavra do dia com `/{ -command } daily`, e eu publico a próxima; senão, fico em silêncio.
matches-streak = 🔥 { $days } dias seguidos
matches-shielded = { $streak } · um escudo a manteve em { $day }

matches-archive-title = Palavras do dia de { $month }
matches-archive-legend = { $won } resolvida · { $lost } não encontrada · { $open } ainda não jogada · { $none } nenhuma
matches-archive-empty = Nenhuma palavra do dia passada neste mês. Cada uma aparece aqui quando o dia dela termina.
matches-archive-day = Palavra do dia { $number }, { $day }: { $state }
matches-archive-won = resolvida
matches-archive-lost = não encontrada
matches-archive-open = ainda não jogada
matches-archive-next = Próxima não resolvida
matches-archive-before = ◀ Anteriores
matches-archive-after = Seguintes ▶
matches-archive-button = Calendário

matches-join-button = Entrar
matches-ready-button = Tudo pronto
matches-begin-button = Começar já
matches-cancel-button = Cancelar
matches-play-button = Jogar
matches-end-button = Encerrar
matches-rematch-button = Revanche
matches-set-button = Escolher uma palavra

matches-sure = Encerrar para todos ({ $mode })? Tabuleiros abertos com tentativas contam como derrota; os sem tentativa não contam.

matches-word-modal = Sua palavra
matches-word-field = Palavra de { $least } a { $most } letras
matches-language-field = Idioma da palavra
matches-clue-field = Uma dica, se quiser
matches-people-field = Quem adivinha?
matches-people-about = Deixe vazio para que todos aqui possam adivinhar.

## Rivals: four levels, then characters

matches-called-easy = 🌱 Fácil
matches-called-normal = 🙂 Normal
matches-called-hard = 🔥 Difícil
matches-called-perfect = 👑 Perfeito
matches-called-sound-letter-rank = 🎻 Viola
matches-called-distinct-letters = 🐝 Bea
matches-called-letter-frequency = 🧮 Abe
matches-called-most-popular = 📰 Penny
matches-called-position-frequency = 📐 Max
matches-called-position-frequency-dynamic = 🔭 Nova
matches-called-expected-remaining = 🧹 Caprichoso
matches-called-entropy = 🧠 Curioso
matches-called-minimax = 🔥 Difícil
matches-called-most-parts = ✂️ Tesoura
matches-called-best = 👑 Perfeito

matches-quote-easy = “Sorte de principiante, e desta vez minha.”
matches-quote-normal = “Boa partida! Mais uma?”
matches-quote-hard = “Devagar e com cuidado se chega.”
matches-quote-perfect = “Não tinha como ser diferente.”
matches-quote-sound-letter-rank = “Só escutei as letras.”
matches-quote-distinct-letters = “Cinco letras, todas diferentes, todas úteis.”
matches-quote-letter-frequency = “Eu contava com isso.”
matches-quote-most-popular = “Essa palavra todo mundo conhece.”
matches-quote-position-frequency = “Cada letra no seu lugar.”
matches-quote-position-frequency-dynamic = “Olhei de novo, e lá estava.”
matches-score = Todos os duelos até agora: { $who } { $mine }, { $rival } { $theirs }
