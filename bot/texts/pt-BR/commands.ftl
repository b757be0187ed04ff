### Os comandos como o Discord os mostra.

commands-root = Jogue jogos de palavras e receba ajuda com puzzles de fora

## Games

commands-play = Comece uma partida aqui ou só sua; sem opções, eu pergunto qual
commands-play-mode = Quem joga e como; /{ -command } about explica os modos
commands-play-length = Letras da palavra, de 4 a 8; com lista, de 3 a 10
commands-play-hard = Se cada tentativa deve usar as pistas
commands-play-boards = Várias palavras ao mesmo tempo, com as mesmas tentativas
commands-play-turns = Ninguém tenta duas vezes seguidas
commands-play-rival = Qual dos meus jogadores, no duelo; amigos: { games-mode-race }
commands-play-language = { commands-help-language }
commands-play-list = Uma lista de palavras deste servidor; a resposta vem dela
commands-play-goal = Como se vence a corrida
commands-play-code = O código de uma palavra de outro lugar
commands-guess = Faça uma tentativa na sua partida
commands-guess-word = Sua tentativa
commands-board = Mostra de novo sua partida, no fim do canal
commands-stop = Desista da sua partida e veja a resposta
commands-share = Veja seu último resultado e publique-o aqui
commands-share-letters = Mostra também as letras, quando todos tiverem terminado
commands-hint = Receba uma dica na sua partida, que então deixa de contar para o ranking

## Matches

commands-daily = Jogue a palavra de hoje, em um tabuleiro que só você vê
commands-daily-day = Um dia passado para jogar sem valer ranking: 2026-11-20, ou o número dele
commands-challenge = Escolha uma palavra para os outros adivinharem
commands-challenge-opponent = Quem vai adivinhar; deixe vazio para liberar a todos aqui
commands-challenge-hard = Se cada tentativa deve usar as pistas

## Puzzles from elsewhere

commands-help = Receba ajuda com um puzzle de fora; só você vê, a não ser que compartilhe
commands-help-guess = A palavra da sua tentativa, ou várias
commands-help-hints = Os quadrados: 20012, gy.bx, emojis ou um resultado inteiro colado
commands-help-picture = Uma captura de tela do puzzle, em vez de palavras e quadrados
commands-help-shared = Resolva junto com todos deste canal
commands-help-language = O idioma das palavras
commands-help-length = Letras da palavra, de 4 a 8
commands-help-hard = Sugerir só o que o modo difícil permite
commands-help-list = Quais palavras podem ser a resposta
commands-help-boards = Quantas palavras ao mesmo tempo, de 1 a 8
commands-solve = Resolva um puzzle de fora: eu escolho as tentativas e você marca os quadrados
commands-solve-shared = { commands-help-shared }
commands-solve-language = { commands-help-language }
commands-solve-length = { commands-help-length }
commands-solve-hard = { commands-help-hard }
commands-solve-list = { commands-help-list }
commands-solve-boards = { commands-help-boards }
commands-stump = Pense em uma palavra e me deixe adivinhar
commands-stump-rival = Quem adivinha: posso jogar bem ou mal
commands-stump-length = Letras da sua palavra, de 4 a 8
commands-stump-language = { commands-help-language }
commands-stump-private = Só você vê

## The coach, the leaderboard and statistics

commands-analyse = Veja quanto valeu cada tentativa sua e o que teria sido melhor
commands-analyse-share = Um resultado colado de fora; deixe vazio para sua última partida aqui
commands-analyse-words = Suas tentativas, em ordem
commands-analyse-answer = A resposta, se você não a encontrou
commands-analyse-picture = Uma captura de tela da partida terminada
commands-analyse-language = { commands-help-language }
commands-difficulty = Veja o que uma palavra significa e o quanto é difícil; só você vê
commands-difficulty-word = Uma palavra de 4 a 8 letras
commands-difficulty-language = { commands-help-language }
commands-leaderboard = Veja quem joga melhor neste servidor e por que você está nessa posição
commands-leaderboard-period = Quais dias contam; deixe vazio para todos
commands-leaderboard-mode = Contar só um modo; deixe vazio para as partidas que você mais joga
commands-leaderboard-view = O que vale: tentativas, pontos, sequências, vitórias, nível
commands-leaderboard-length = Letras da palavra, de 4 a 8; deixe vazio para as partidas que você mais joga
commands-leaderboard-boards = Partidas com esse número de palavras
commands-leaderboard-scope = Este servidor ou todos os que participam
commands-stats = Veja vitórias, média, tentativas e sequências
commands-stats-player = De quem são as estatísticas; deixe vazio para as suas
commands-stats-against = Com quem comparar, nas palavras que os dois jogaram

## Puzzles played elsewhere

commands-record = Registre seu resultado de um puzzle de fora; só você vê a resposta
commands-record-share = O resultado que você copiou; deixe vazio para colar em um formulário
commands-records = Veja quem é melhor em um puzzle de fora e como cada um é classificado
commands-records-game = O jogo; deixe vazio para ver todos os que eu leio
commands-records-period = { commands-leaderboard-period }

## About the bot, the server and you

commands-about = Como jogar, todos os jeitos de jogar e o que guardo sobre você
commands-settings = Mude como este servidor joga, se você o gerencia
commands-addword = Me ensine uma palavra para este servidor, se você o gerencia
commands-addword-word = Uma palavra de 4 a 8 letras que falta na minha lista
commands-preferences = Escolha seu tema, idioma e lembretes

## Commands in the menu of a message

commands-message-help = Ajuda com este puzzle
commands-message-analyse = Analisar esta partida

## Choices of an option

commands-hard-off = Desligado
commands-hard-hard = Difícil: é preciso usar as pistas
commands-hard-ultra = Ultradifícil: tudo deve bater com as pistas
commands-list-answers = Palavras prováveis primeiro
commands-list-everything = Qualquer palavra da minha lista
commands-rival-easy = { matches-called-easy }: umas 5 tentativas e erra uma palavra em sete
commands-rival-normal = { matches-called-normal }: umas 4 tentativas, como a maioria das pessoas
commands-rival-hard = { matches-called-hard }: joga com cuidado e sempre chega lá
commands-rival-perfect = { matches-called-perfect }: o mínimo possível de tentativas
commands-rival-sound-letter-rank = { matches-called-sound-letter-rank }: adora as letras mais comuns
commands-rival-distinct-letters = { matches-called-distinct-letters }: cinco letras, todas diferentes
commands-rival-letter-frequency = { matches-called-letter-frequency }: conta letras e testa novas três vezes
commands-rival-most-popular = { matches-called-most-popular }: sempre a palavra mais conhecida
commands-rival-position-frequency = { matches-called-position-frequency }: põe as letras onde costumam ficar
commands-rival-position-frequency-dynamic = { matches-called-position-frequency-dynamic }: como Max, mas reavalia a cada linha
