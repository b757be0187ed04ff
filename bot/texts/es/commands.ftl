### The commands as Discord lists them: each is `commands-` and its name, then its option.

commands-root = Juega con palabras y recibe ayuda con puzles de otros sitios

## Games

commands-play = Empieza una partida aquí, o una solo para ti; sin opciones te pregunto cuál
commands-play-mode = Quién juega, y cómo; /{ -command } about lo explica
commands-play-length = Letras de la palabra, de 4 a 8; con lista, de 3 a 10
commands-play-hard = Si cada intento debe usar las pistas
commands-play-boards = Varias palabras a la vez, con los mismos intentos
commands-play-turns = Nadie juega dos veces seguidas
commands-play-rival = Cuál de mis jugadores, en un duelo; amigos: { games-mode-race }
commands-play-language = { commands-help-language }
commands-play-list = Una lista de palabras de este servidor; de ella sale la respuesta
commands-play-goal = Cómo se gana una carrera
commands-play-code = El código de una palabra de otro sitio
commands-guess = Prueba una palabra en tu partida
commands-guess-word = Tu palabra
commands-board = Muestra otra vez tu partida, al final del canal
commands-stop = Abandona tu partida y mira la respuesta
commands-share = Mira tu último resultado y publícalo aquí
commands-share-letters = También las letras, cuando todo el mundo haya terminado
commands-hint = Pide una pista en tu partida, que entonces ya no cuenta para la clasificación

## Matches

commands-daily = Juega la palabra de hoy, en un tablero que solo ves tú
commands-daily-day = Un día pasado que jugar en su lugar, sin clasificar: 2026-11-20, o su número
commands-challenge = Elige una palabra para que la adivinen
commands-challenge-opponent = Quién la adivina; déjalo vacío para que pueda todo el mundo
commands-challenge-hard = Si cada intento debe usar las pistas

## Puzzles from elsewhere

commands-help = Ayuda con un puzle de otro sitio; solo la ves tú, a menos que la compartas
commands-help-guess = La palabra que probaste, o varias
commands-help-hints = Sus casillas: 20012, gy.bx, emojis, o un resultado compartido entero
commands-help-picture = Una captura del puzle, en vez de palabras y casillas
commands-help-shared = Resolverlo junto con todo el mundo en este canal
commands-help-language = El idioma de las palabras
commands-help-length = Letras de la palabra, de 4 a 8
commands-help-hard = Sugerir solo lo que permite el modo difícil
commands-help-list = Qué palabras pueden ser la respuesta
commands-help-boards = Cuántas palabras se adivinan a la vez, de 1 a 8
commands-solve = Resuelve un puzle de otro sitio: yo elijo cada intento y tú marcas las casillas
commands-solve-shared = { commands-help-shared }
commands-solve-language = { commands-help-language }
commands-solve-length = { commands-help-length }
commands-solve-hard = { commands-help-hard }
commands-solve-list = { commands-help-list }
commands-solve-boards = { commands-help-boards }
commands-stump = Piensa una palabra y deja que la adivine
commands-stump-rival = Quién adivina: puedo jugar bien, o mal
commands-stump-length = Letras de tu palabra, de 4 a 8
commands-stump-language = { commands-help-language }
commands-stump-private = Que solo lo veas tú

## The coach, the leaderboard and statistics

commands-analyse = Mira cuánto valió cada intento, y qué habría sido mejor
commands-analyse-share = Un resultado de otro sitio; déjalo vacío para tu última partida aquí
commands-analyse-words = Las palabras que probaste, en orden
commands-analyse-answer = La respuesta, si no la encontraste
commands-analyse-picture = Una captura de la partida terminada
commands-analyse-language = { commands-help-language }
commands-difficulty = Mira qué significa una palabra y lo difícil que es; solo lo ves tú
commands-difficulty-word = Una palabra de 4 a 8 letras
commands-difficulty-language = { commands-help-language }
commands-leaderboard = Mira quién juega mejor en este servidor, y por qué estás donde estás
commands-leaderboard-period = Qué días cuentan; déjalo vacío para todos
commands-leaderboard-mode = Contar solo un modo; déjalo vacío para las partidas que más juegas
commands-leaderboard-view = Qué cuenta: intentos, puntos, rachas, victorias, nivel
commands-leaderboard-length = Letras, de 4 a 8; déjalo vacío para las partidas que más juegas
commands-leaderboard-boards = Partidas con ese número de palabras a la vez
commands-leaderboard-scope = Este servidor o todos los que participan
commands-stats = Mira victorias, promedio, intentos y rachas
commands-stats-player = De quién; déjalo vacío para ver las tuyas
commands-stats-against = Con quién comparar, en las palabras en común

## Puzzles played elsewhere

commands-record = Guarda tu resultado de un puzle jugado en otro sitio; solo tú ves la respuesta
commands-record-share = El resultado que copiaste allí; déjalo vacío para pegarlo en un formulario
commands-records = Mira quién es mejor en un puzle de otro sitio, y cómo se clasifica cada uno
commands-records-game = El juego; déjalo vacío para todos los que sé leer
commands-records-period = { commands-leaderboard-period }

## About the bot, the server and you

commands-about = Cómo se juega, todas las formas de jugar y qué guardo sobre ti
commands-settings = Cambia cómo se juega en este servidor, si lo administras
commands-addword = Enséñame una palabra para este servidor, si lo administras
commands-addword-word = Una palabra de 4 a 8 letras que falta en mi lista
commands-preferences = Elige tu tema, idioma y recordatorios

## Commands in the menu of a message

commands-message-help = Ayuda con este puzle
commands-message-analyse = Analizar esta partida

## Choices of an option

commands-hard-off = No
commands-hard-hard = Difícil: hay que usar las pistas
commands-hard-ultra = Ultradifícil: hay que cumplir cada pista
commands-list-answers = Primero las palabras probables
commands-list-everything = Cualquier palabra de mi lista
commands-rival-easy = { matches-called-easy }: unos 5 intentos, y falla una palabra de siete
commands-rival-normal = { matches-called-normal }: unos 4 intentos, como casi todo el mundo
commands-rival-hard = { matches-called-hard }: juega con cuidado, y siempre llega
commands-rival-perfect = { matches-called-perfect }: el mínimo de intentos posible
commands-rival-sound-letter-rank = { matches-called-sound-letter-rank }: adora las letras más comunes
commands-rival-distinct-letters = { matches-called-distinct-letters }: cinco letras, todas distintas
commands-rival-letter-frequency = { matches-called-letter-frequency }: cuenta letras, y prueba nuevas tres veces
commands-rival-most-popular = { matches-called-most-popular }: siempre la palabra más conocida
commands-rival-position-frequency = { matches-called-position-frequency }: pone las letras donde suelen estar
commands-rival-position-frequency-dynamic = { matches-called-position-frequency-dynamic }: como Max, pero vuelve a mirar tras cada fila
