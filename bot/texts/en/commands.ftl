### The commands as Discord lists them: each is `commands-` and its name, then its option.

commands-root = Play word games, and get help with puzzles from elsewhere

## Games

commands-play = Start a game here, or one of your own; without options I ask which
commands-play-mode = Who plays, and how; /{ -command } about explains them
commands-play-length = Letters in the word, 4 to 8; 3 to 10 with a list
commands-play-hard = Whether every guess must use the clues
commands-play-boards = Several words at once, all guessed together
commands-play-turns = Nobody guesses twice in a row
commands-play-rival = Which of my players, in a duel; friends: { games-mode-race }
commands-play-language = { commands-help-language }
commands-play-list = A word list of this server; the answers come from it
commands-play-goal = What wins a race
commands-play-code = The code of a word set elsewhere
commands-guess = Guess a word in your game
commands-guess-word = Your guess
commands-board = Show your game again, at the bottom of the channel
commands-stop = Give up your game and see the answer
commands-share = See your last result and post it here
commands-share-letters = Show the letters too, once everybody has finished
commands-hint = Get a hint in your game, which then no longer counts for the leaderboard

## Matches

commands-daily = Play today's word, on a board that only you see
commands-daily-day = A day of the past to play instead, unranked: 2026-11-20, or its number
commands-challenge = Choose a word for others to guess
commands-challenge-opponent = Who guesses it; leave this out to choose several, or everybody
commands-challenge-hard = Whether every guess must use the clues

## Puzzles from elsewhere

commands-help = Get help with a puzzle from elsewhere; only you see it, unless you share it
commands-help-guess = The word you guessed, or several
commands-help-hints = Its tiles: 20012, gy.bx, emoji, or a whole pasted share
commands-help-picture = A screenshot of the puzzle, in place of words and tiles
commands-help-shared = Solve it together with everybody in this channel
commands-help-language = The language of the words
commands-help-length = Letters in the word, 4 to 8
commands-help-hard = Suggest only what hard mode allows
commands-help-list = Which words may be the answer
commands-help-boards = How many words are guessed at once, 1 to 8
commands-solve = Solve a puzzle from elsewhere: I choose each guess, and you press the tiles
commands-solve-shared = { commands-help-shared }
commands-solve-language = { commands-help-language }
commands-solve-length = { commands-help-length }
commands-solve-hard = { commands-help-hard }
commands-solve-list = { commands-help-list }
commands-solve-boards = { commands-help-boards }
commands-stump = Think of a word and let me guess it
commands-stump-rival = Who guesses: I can play well, or badly
commands-stump-length = Letters in your word, 4 to 8
commands-stump-language = { commands-help-language }
commands-stump-private = Let only you see it

## The coach, the leaderboard and statistics

commands-analyse = See what each of your guesses was worth, and what was better
commands-analyse-share = A pasted share from elsewhere; leave this out for your last game here
commands-analyse-words = The words you guessed, in order
commands-analyse-answer = The answer, if you did not find it
commands-analyse-picture = A screenshot of the finished game
commands-analyse-language = { commands-help-language }
commands-difficulty = See what a word means and how hard it is to guess; only you see it
commands-difficulty-word = A word of 4 to 8 letters
commands-difficulty-language = { commands-help-language }
commands-leaderboard = See who plays best in this server, and why you stand where you do
commands-leaderboard-period = Which days count; leave this out for all time
commands-leaderboard-mode = Count only one mode; leave this out for the games you play most
commands-leaderboard-view = What ranks: guesses, points, streaks, games solved or rating
commands-leaderboard-length = Letters in the word, 4 to 8; leave this out for the games you play most
commands-leaderboard-boards = Games with this many words at once
commands-leaderboard-scope = This server, or all servers that take part
commands-stats = See games solved, average, guesses and streaks
commands-stats-player = Whose statistics; leave this out for your own
commands-stats-against = Somebody to compare with, on the words you both played

## Puzzles played elsewhere

commands-record = Record your result of a puzzle played elsewhere; only you see the answer
commands-record-share = The share you copied there; leave this out to paste it into a form
commands-records = See who is best at a puzzle played elsewhere, and how each one is ranked
commands-records-game = The game; leave this out for all that I can read
commands-records-period = { commands-leaderboard-period }

## About the bot, the server and you

commands-about = How to play, all the ways to play, and what I keep about you
commands-settings = Change how this server plays, if you manage it
commands-addword = Teach me a word for this server, if you manage it
commands-addword-word = A word of 4 to 8 letters that is missing from my list
commands-preferences = Choose your own theme, language and reminders

## Commands in the menu of a message

commands-message-help = Help with this puzzle
commands-message-analyse = { -analyze-first } this game

## Choices of an option

commands-hard-off = Off
commands-hard-hard = Hard: clues must be used
commands-hard-ultra = Ultra-hard: every clue must fit
commands-list-answers = Likely words first
commands-list-everything = Any word in my list
commands-rival-easy = { matches-called-easy }: about 5 guesses, and misses one word in seven
commands-rival-normal = { matches-called-normal }: about 4 guesses, like most people
commands-rival-hard = { matches-called-hard }: careful, and always gets there
commands-rival-perfect = { matches-called-perfect }: the fewest guesses there can be
commands-rival-sound-letter-rank = { matches-called-sound-letter-rank }: loves the most common letters
commands-rival-distinct-letters = { matches-called-distinct-letters }: five letters, all different
commands-rival-letter-frequency = { matches-called-letter-frequency }: counts letters, and tries new ones three times
commands-rival-most-popular = { matches-called-most-popular }: always the best-known word
commands-rival-position-frequency = { matches-called-position-frequency }: puts letters where they usually stand
commands-rival-position-frequency-dynamic = { matches-called-position-frequency-dynamic }: like Max, but counts again after each guess
