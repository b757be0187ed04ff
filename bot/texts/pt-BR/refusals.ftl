### O que o bot diz quando não pode fazer o que foi pedido, e o que fazer então.

refusals-unexpected = Algo deu errado do meu lado, e nada se perdeu. Referência: `{ $reference }`
refusals-outage = Não consigo acessar meus dados agora, mas volto logo. Suas partidas estão a salvo: tente de novo em um minuto.
refusals-broken = Há um problema nos meus dados, e quem cuida de mim precisa olhar. Tente de novo mais tarde. Referência: `{ $reference }`

## Guesses

refusals-quoted = “{ $text }”
refusals-foreign-letter = { $character } não é uma letra válida aqui. Use de { $first } a { $last }.
refusals-unknown-mark = { $character } não é um quadrado. Escreva um para cada letra: 🟩 🟨 ⬛, ou 2 1 0, ou g y b.
refusals-wrong-length = Isso tem { $actual ->
    [one] { $actual } letra
   *[other] { $actual } letras
}; são necessárias { $expected }.
refusals-counts-sharp-s = ß conta como SS.
refusals-no-lexicon = Não tenho palavras desse tamanho ({ $length }) nesse idioma. De 4 a 7 letras há em todos os idiomas, e em inglês também de 8.
refusals-not-in-mine = **{ $word }** não está na minha lista.
refusals-not-in = **{ $word }** não está na minha lista ({ $language }).
refusals-meant = Você quis dizer **{ $word }**?
refusals-another = Tente outra palavra.
refusals-repeated = **{ $word }** já foi tentada, na linha { $row }.
refusals-hard-mode = Modo difícil: { $clue }.
refusals-unwelcome = Essa palavra não é bem-vinda aqui. Tente outra.
refusals-not-your-turn = A última tentativa foi sua, agora é a vez de outra pessoa. { refusals-kept }
refusals-not-your-turn-alone = A última tentativa foi sua, agora é a vez de outra pessoa. Se ninguém entrar, você pode continuar { $when }. { refusals-kept }
refusals-kept = Você não perdeu a tentativa.
refusals-unfit = Essa palavra eu deixo fora dos jogos. Escolha outra.

## The clue that a word ignores. $copies is one of the five below.

refusals-clue-correct = a linha { $row } mostra que a letra { $at } é **{ $letter }**
refusals-clue-elsewhere = a linha { $row } mostra que a letra { $at } não é **{ $letter }**
refusals-clue-used = a linha { $row } mostra { $copies }, e é preciso { $count ->
    [1] usá-lo
    [2] usar os dois
   *[other] usar todos
}
refusals-clue-at-least = a linha { $row } mostra pelo menos { $copies }, e sua tentativa tem menos
refusals-clue-exactly = a linha { $row } mostra só { $copies }
refusals-clue-none = a linha { $row } mostra que não há **{ $letter }**
refusals-copies-1 = um **{ $letter }**
refusals-copies-2 = dois **{ $letter }**
refusals-copies-3 = três **{ $letter }**
refusals-copies-4 = quatro **{ $letter }**

## Games and matches

refusals-no-game = Não há partida aqui. Comece uma com `/{ -command } play`.
refusals-not-entered = Seu tabuleiro ainda não está aberto. Aperte **{ $button }** e depois faça uma tentativa.
refusals-daily-over = A palavra de ontem acabou; a de hoje: `/{ -command } daily`.
refusals-no-daily = Não tenho palavra desse dia para você. Escolha uma da lista em `day`, ou jogue a de hoje: `/{ -command } daily`.
refusals-no-past-daily = Ainda não há palavras do dia anteriores aqui. Jogue a de hoje: `/{ -command } daily`.
refusals-no-unsolved = Nenhuma palavra do dia passada espera por você aqui: cada uma aparece quando o dia dela acaba. A de hoje: `/{ -command } daily`.
refusals-game-ended = Essa partida terminou. Comece outra com `/{ -command } play`.
refusals-running-yours = Você já tem uma partida assim em andamento aqui. Continue-a ou termine com `/{ -command } stop`.
refusals-running-here = Este canal já tem uma partida em andamento. Entre nela ou comece a sua ao lado. Nada foi iniciado ainda.
refusals-running-alone = Este canal já tem uma partida em andamento. Entre nela ou espere terminar. Nada começou ainda.
refusals-not-yours = Essa partida é de outra pessoa. Comece a sua: escolha **Solo** em `/{ -command } play`.
refusals-may-not-stop = Só { $starter }, que começou esta partida, ou a moderação pode encerrá-la.
refusals-may-not-begin = Só { $starter }, que abriu esta corrida, pode antecipar a largada. Ela começa sozinha quando todo mundo apertar **{ matches-ready-button }**.
refusals-option-refused = **{ $mode }** não tem a opção `{ $option }`. Deixe-a de fora, ou veja os modos em `/{ -command } about`. Nada foi iniciado.
refusals-not-invited = Isso é para outras pessoas. Comece sua própria partida: `/{ -command } play`.
refusals-played-before = Você já jogou esta antes de apagar seus dados. Na próxima você começa do zero.
refusals-clue-tells-word = Sua dica entrega a palavra. Diga sem a própria palavra.
refusals-clue-unwelcome = Sua dica tem uma palavra que não é bem-vinda aqui. Diga de outro jeito.
refusals-unknown-code = Nenhuma palavra tem esse código. Quem a escolheu encontra o código em **Jogar em outro lugar**; confira cada sinal.
refusals-code-alone = Um código traz a própria palavra e as regras. Use `/{ -command } play` só com **code**.
refusals-code-unwelcome = Essa palavra não é jogada neste servidor.
refusals-own-code = Só quem escolheu esta palavra pode deixar que seja jogada em outro lugar.
refusals-own-challenge = Você escolheu a palavra, então já sabe qual é. Deixe os outros adivinharem.
refusals-too-many-invited = Na última hora você convidou muita gente que ainda não começou. Você poderá convidar mais { $again }. Ou não indique ninguém: assim todos aqui podem jogar.
refusals-may-not-agree = Quem precisa concordar é outra pessoa que começou esta partida ou já tentou nela.
refusals-may-not-wish = Você ainda não tentou nesta partida. Faça uma tentativa e depois poderá pedir uma dica.
refusals-bot-invited = Bots não podem aceitar um desafio. Escolha pessoas, ou me deixe adivinhar sua palavra com `/{ -command } stump`.
refusals-match-over = Isso já acabou. Comece outra com `/{ -command } play`.
refusals-not-begun = Ainda não começou. Aperte **Entrar** e **Tudo pronto** antes.
refusals-spoiler = Outros ainda estão jogando essa palavra. Compartilhe sem letras.
refusals-nothing-to-share = Você ainda não terminou nenhuma partida aqui. Comece uma: `/{ -command } play`.
refusals-hint = Não há dicas no modo **{ $mode }**. `/{ -command } hint` funciona em: { $modes }.
refusals-wrong-channel = Este servidor joga em { $channels }. Comece sua partida lá.
refusals-may-not-start = Neste servidor só { $who } pode começar partidas. Peça que comecem uma; você pode entrar. Ou jogue comigo por mensagem direta.
refusals-moderators = a moderação

## Puzzles from elsewhere

refusals-nothing-to-undo = Não há linha para desfazer. Adicione uma com as opções `guess` e `hints` de `/{ -command } help`.
refusals-no-puzzle = Você não tem um puzzle aberto ali. `/{ -command } help` mostra o que você tem, ou como começar.
refusals-no-grid = Não vejo linhas de quadrados nessa mensagem, como 🟩⬛⬛🟨🟩, nem uma imagem. Escolha uma com um resultado ou uma captura de tela, ou escreva os quadrados: `/{ -command } help` os recebe na opção `hints`.
refusals-own-board = Esse tabuleiro é meu, e os botões dele ajudam você. Durante o jogo, `/{ -command } hint` tem dicas; quando acabar, dá para analisar.
refusals-several-boards = Preciso das respostas de todos os tabuleiros. Escreva suas tentativas na opção `words` de `/{ -command } analyse` e a resposta de cada tabuleiro em `answer`: `livro noite praia campo`.
refusals-tiles-missing = Preciso de uma palavra e seus quadrados. Escreva a palavra na opção `guess` de `/{ -command } help` e os quadrados na opção `hints`: 01002, ou 🟩🟨⬛.
refusals-tiles-uneven = { $words ->
    [one] Uma palavra de { $length } letras{ $where } precisa
   *[other] { $words } palavras de { $length } letras{ $where } precisam
} de { $needed } quadrados, e há { $marks }.{ $row }{ $several } Nada foi salvo. Dê um por letra: 01002, ou 🟩🟨⬛.
refusals-tiles-boards = { " " }em { $boards ->
    [one] { $boards } tabuleiro aberto
   *[other] { $boards } tabuleiros abertos
}
refusals-tiles-several = { " " }Se o seu jogo tem { $boards } tabuleiros, ponha a opção `boards` em { $boards }.
refusals-tiles-row = { " " }Veja a número { $row }.
refusals-rows-uneven = Vejo { $rows ->
    [one] uma linha de quadrados
   *[other] { $rows } linhas de quadrados
}, mas { $words ->
    [one] uma palavra
   *[other] { $words } palavras
}. Escreva uma palavra para cada linha, na ordem.
refusals-other-length = Seu puzzle aqui tem { $expected } letras, e essa palavra tem { $actual }. Para outro puzzle, escolha **Novo puzzle** em **Mais**, ou ponha { $actual } na opção `length`.
refusals-sharp-s = Para mim, ß conta como SS, então aqui essa palavra é **{ $word }**, e o tamanho não bate. Com puzzles em que o ß é uma letra só, não consigo ajudar. Nada foi salvo.
refusals-too-many-rows = Um puzzle tem no máximo { $most } linhas aqui. Envie menos, ou comece um novo puzzle.
refusals-no-stump = Não estou adivinhando uma palavra sua aqui. Me deixe tentar: `/{ -command } stump`.
refusals-not-your-word = Só quem pensou na palavra a marca. Pense em uma você também: `/{ -command } stump`.

## Imagens

refusals-picture-large = Essa imagem é grande demais: leio até 8 MB e 25 megapixels. Uma captura de tela como o seu celular faz é pequena o bastante.
refusals-picture-format = Não consigo ler esse arquivo como imagem. Envie uma captura de tela em PNG, JPEG, WebP ou GIF.
refusals-picture-no-board = Não vejo um tabuleiro nessa imagem. Faça uma captura de tela com todas as linhas de tentativas, ou escreva as linhas: `/{ -command } help`.
refusals-picture-small = O tabuleiro nessa imagem é pequeno demais para ler. Envie a própria captura de tela, no tamanho original.
refusals-picture-keyboard = Nessa imagem só vejo um teclado. Faça uma captura de tela com as linhas de tentativas acima dele.
refusals-picture-left = Nessa imagem o tabuleiro está cortado à esquerda. Envie uma que mostre todas as colunas.
refusals-picture-right = Nessa imagem o tabuleiro está cortado à direita. Envie uma que mostre todas as colunas.
refusals-picture-above = Nessa imagem o tabuleiro está cortado em cima. Envie uma que mostre todas as linhas.
refusals-picture-below = Nessa imagem o tabuleiro está cortado embaixo. Envie uma que mostre todas as linhas.
refusals-picture-no-guess = Ninguém fez uma tentativa nesse tabuleiro ainda. Para uma boa primeira tentativa: `/{ -command } solve`.
refusals-picture-photograph = Isso parece uma foto. Faça uma captura de tela do jogo, que eu consigo ler.
refusals-picture-elsewhere = Só leio imagens postadas no Discord. Poste a própria imagem em vez de um link.
refusals-picture-gone = Não consigo mais obter essa imagem. Poste de novo, por favor.
refusals-picture-under-way = Ainda estou lendo a sua última imagem. Tente de novo daqui a pouco.
refusals-picture-slow = Essa imagem demorou demais. Tente uma captura só com o tabuleiro, ou escreva as linhas: `/{ -command } help`.
refusals-picture-or-text = Me dê uma imagem ou as suas tentativas, não as duas coisas. Nada foi salvo.
refusals-picture-boards = Há vários tabuleiros nessa imagem. Recorte o que você quer e me envie só ele.

## The coach and the standings

refusals-still-running = Essa partida ainda está em andamento. Posso analisá-la quando terminar; `/{ -command } board` a mostra.
refusals-nothing-played = Não há tentativa para analisar. Jogue primeiro: `/{ -command } play`.
refusals-words-missing = Preciso também das palavras. Escreva suas tentativas, em ordem, na opção `words` de `/{ -command } analyse`, ou escolha **Analisar esta partida** em uma mensagem com seu resultado, e eu pergunto.
refusals-answer-missing = Não vejo nenhuma linha toda verde, então não sei qual era a resposta. Escreva na opção `answer` de `/{ -command } analyse`.
refusals-marks-differ = Se a resposta fosse **{ $answer }**, a linha { $row } seria { $tiles }. Confira as palavras e os quadrados; nada foi salvo.
refusals-guess-after-answer = Há uma tentativa depois da resposta. Confira as palavras.
refusals-unknown-rival = Não conheço rival com esse nome. Escolha um da lista que abre em `rival`.
refusals-no-results = Nenhuma partida terminada ainda. Comece uma com `/{ -command } play`.
refusals-only-recorded = Nenhuma partida terminada ainda, só resultados de puzzles de fora: estão em `/{ -command } records`. Comece uma partida com `/{ -command } play`.
refusals-not-listed = Você não está neste ranking: ele não conta nenhuma das partidas que você terminou aqui. O título diz quais conta; `/{ -command } stats` tem todas as suas.
refusals-only-struck = Nenhum dos seus resultados conta aqui: quem gerencia o servidor os anulou. **Correções**, em `/{ -command } leaderboard`, diz quais e por quem; pergunte se acha que deveriam contar.

## Puzzles played elsewhere

refusals-no-share = Não achei ali um resultado que eu saiba ler. Copie o resultado inteiro e tente de novo. Eu leio { $games }. Se falta o seu jogo, quem gerencia este servidor pode me ensinar: `/{ -command } settings`, página *{ guilds-page-games }*.
refusals-no-share-of = Isso parece **{ $game }**, mas não consigo ler o resultado. Copie o resultado inteiro, como o jogo dá, e tente de novo. Isto, por exemplo, eu consigo ler:
    { $example }
refusals-not-moderator = Só a moderação pode dizer aqui quem é quem. Peça a ela para apertar.
refusals-same-account = É duas vezes a mesma conta. Escolha outra.
refusals-not-your-share = Só quem escreveu isso ou a moderação pode registrar. Para seus próprios resultados: `/{ -command } record`.
refusals-game-switched-off = Sei ler **{ $game }**, mas os resultados ainda não são registrados aqui. Quem gerencia o servidor pode ativar isso em `/{ -command } settings`, página *{ $page }*.
refusals-shut-out = Nada foi registrado: quem gerencia este servidor não aceita resultados de { $who }. Se você acha que é engano, pergunte a essa pessoa. Todo o resto pode ser jogado como antes.
refusals-shut-out-you = Nada foi registrado: quem gerencia este servidor não aceita os seus resultados. Se você acha que é engano, pergunte a essa pessoa. Todo o resto pode ser jogado como antes.
refusals-future-puzzle = **{ $puzzle }** ainda não saiu, então não foi registrado. Confira o número.
refusals-impossible-score = Nenhum resultado de **{ $puzzle }** pode ter esse número, então não foi registrado. Confira o que você colou.
refusals-second-result = Há ali mais de um resultado de **{ $puzzle }**. Só o primeiro conta.
refusals-grid-differs = Os quadrados de **{ $puzzle }** não batem com o resultado, então não foi registrado. Cole o texto como o jogo mostrou.
refusals-too-late = **{ $puzzle }** chegou tarde: aqui os resultados valem até { $days ->
    [one] { $days } dia
   *[other] { $days } dias
} depois do dia do puzzle. Não foi registrado.
refusals-too-many-results = **{ $puzzle }** passa do limite: os resultados deste jogo não dizem o dia, e aqui contam no máximo { $most } em { $most } dias. Não foi registrado.
refusals-too-many-at-once = **{ $puzzle }** passa do limite de um dia: os resultados deste jogo não dizem o dia, e aqui contam no máximo { $most } por dia. Não foi registrado. Poste de novo amanhã.
refusals-edit-too-late = **{ $puzzle }** foi mudado tarde: aqui as mudanças valem até { $days ->
    [one] { $days } dia
   *[other] { $days } dias
} depois do dia do puzzle. O que foi registrado antes fica.
refusals-past-day = É tarde demais para mudar ou remover este resultado. Quem gerencia este servidor decide até quando isso é possível, em `/{ -command } settings`.
refusals-pasting-off = Este servidor não aceita resultados colados, para que todos vejam de onde vêm. Poste o seu em { $channels } e eu o registro.
refusals-pasting-off-anywhere = Este servidor não aceita resultados colados, para que todos vejam de onde vêm. Poste o seu num canal e use **{ records-menu }** nessa mensagem: segure, ou clique com o botão direito, e escolha **Apps**.
refusals-backfill-running = Já estou lendo mensagens antigas deste servidor. Espere terminar, ou pare em `/{ -command } settings`, página *Resultados de fora*.
refusals-nothing-to-take-back = Não há nada a desfazer: nenhuma mensagem antiga foi lida.
refusals-not-watched = Resultados não são mais registrados nesse canal. Escolha-o de novo em `/{ -command } settings`, página *Resultados de fora*.
refusals-unknown-game = Não conheço jogo com esse nome. `/{ -command } records` lista os que eu leio.

## Settings

refusals-keeps-private = As estatísticas dessa pessoa não são públicas.
refusals-oneself = É a mesma pessoa duas vezes. Escolha outra para comparar.
refusals-not-everywhere = Entre servidores só se comparam partidas individuais. Escolha outro modo ou o ranking deste servidor.
refusals-no-server = Isso é para servidores. Peça de novo em um canal de um deles.
refusals-may-not-manage = Só quem pode gerenciar o servidor muda isso. Para suas próprias escolhas: `/{ -command } preferences`.
refusals-known-word = Já conheço **{ $word }**: ela vale como tentativa neste servidor.
refusals-refused-word = Conheço **{ $word }**, mas ela não é aceita neste servidor. Mude isso em `/{ -command } settings`, página *{ $page }*: **{ $setting }**.
refusals-unfit-word = Não consigo ler isso como uma palavra. Escreva uma palavra de 4 a 8 letras no idioma em que este servidor joga. Nada foi mudado.
refusals-unfit-words = { $count ->
    [one] Não consigo ler a palavra { $numbers } da sua lista.
   *[other] Não consigo ler as palavras { $numbers } da sua lista.
} Escreva palavras de 4 a 8 letras, com espaços ou vírgulas entre elas. Nada foi mudado.
refusals-too-many-words = Seriam { $count } palavras; guardo no máximo { $most }. Nada foi mudado.
refusals-unknown-list = Essa lista não existe mais. Escolha outra.
refusals-unfit-file = Só consigo ler um arquivo de texto simples, de até 100 kB. Nada foi mudado.
refusals-office-file = Isso é uma planilha, um documento ou um PDF, que não consigo ler. Salve como texto simples ou CSV e escolha esse arquivo. Nada foi mudado.
refusals-list-more = • … e mais { $count }.
refusals-list-short = { $count ->
    [0] Não encontrei nenhuma palavra. Uma lista precisa de pelo menos { $least } diferentes.
   *[other] Uma lista precisa de pelo menos { $least } palavras diferentes, e esta tem { $count }.
} Nada foi mudado.
refusals-list-none-so-long = Palavras de { $length } letras na lista: { $count }. Esta partida precisa de { $least }. Escolha outro tamanho.
refusals-too-many-lists = Um servidor pode ter { $most } listas. Apague uma antes.
refusals-time-zone = Não conheço fuso horário com esse nome. Escreva um como `America/Sao_Paulo`.
refusals-time-zone-alike = Não conheço fuso horário com esse nome. Você quis dizer { $alike }?
refusals-out-of-range = Escreva um número inteiro de { $low } a { $high }. Nada foi mudado.
refusals-unfit-score = Escreva um número inteiro de { $low } a { $high }, ou X se o puzzle não foi resolvido. Nada foi mudado.
refusals-unfit-time = Escreva um tempo como 1:23, ou segundos inteiros de { $low } a { $high }. Nada foi mudado.
refusals-no-full-hour = Só consigo horas cheias: escreva { $before } ou { $after }. Nada foi mudado.
refusals-form-too-late = Demorei demais para abrir. Nada se perdeu: tente de novo.
refusals-too-fast = Assim rápido eu não acompanho. Tente de novo { $again }.
refusals-crowded = Há gente demais pedindo aqui ao mesmo tempo. Nada se perdeu: tente de novo em alguns segundos.
refusals-unknown-button = Esse botão é de outra versão minha. Peça uma mensagem nova: `/{ -command } board`.
refusals-unknown-choice = Essa não é uma das opções. `/{ -command } settings` lista todas.
refusals-everybodys-role = Esse cargo é de todo mundo. Escolha um que só algumas pessoas tenham, ou nenhum. Nada foi mudado.
refusals-bots-role = Esse cargo é de um bot. Escolha um que algumas pessoas tenham, ou nenhum. Nada foi mudado.
refusals-no-season = Não há essa temporada aqui. Quem gerencia o servidor pode começar uma com `/{ -command } settings`.
refusals-unfit-days = Preciso de dois dias, como 2026-12-01 e 2026-12-31: o último não antes do primeiro nem no passado.
refusals-unfit-points = Preciso de sete números inteiros de 0 a { $most }: os pontos por 1, 2, 3, 4, 5 e 6 tentativas, depois por uma partida não resolvida. Por exemplo: `10 8 6 4 2 1 0`. Nada foi mudado.
refusals-result-gone = Esse resultado não está mais aqui.
refusals-corrected-again = Esse resultado foi corrigido de novo depois. Desfaça primeiro a correção mais recente.
refusals-corrected = Quem gerencia o servidor corrigiu esse resultado, então ele fica como está.
refusals-taught-name = Dê um nome próprio: já conheço um jogo com esse nome, ou não havia nenhum.
refusals-taught-known = Esse eu já sei ler: é **{ $game }**. Escolha um canal na página **{ $page }**, e os resultados são registrados.
refusals-taught-score = Não acho essa pontuação no primeiro resultado. Digite como está lá, por exemplo 4/6, 1.340 ou 1:23. Uma pontuação só de quadrados eu não consigo aprender.
refusals-taught-puzzle = Não consigo distinguir os dois jogos: os dois resultados precisam de um número ou de uma data que mude. Cole resultados de dois dias diferentes.
refusals-taught-differ = Esses resultados têm muito pouco em comum para eu achar outros iguais. Cole os dois como o jogo fez, com o nome dele.
refusals-taught-many = Um servidor pode me ensinar { $most } jogos. Apague um antes.
refusals-taught-gone = Este servidor não ensina mais esse jogo. Escolha outro.
