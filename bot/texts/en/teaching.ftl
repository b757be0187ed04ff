### What the bot teaches: the rules, its modes, and itself.

teaching-rules-title = The rules
teaching-rules =
    Find the hidden word. Every guess is a word of the same length, and its tiles show how close it is:

    🟩 🟧  the letter is right, and in the right place
    🟨 🟦  the letter is in the word, but somewhere else
    ⬛  the letter is not in the word (or not that often)

    A letter guessed twice is marked twice only if the word has it twice: greens count first, then yellows from the left.

    You have six guesses, and one more for each further board. A word I don't know, or one that was guessed before, costs nothing.

    { "**" }Hard mode**: a green letter stays where it is, and a yellow one must be used again.
    { "**" }Ultra-hard**: a guess must fit every clue, { -gray } tiles too.

teaching-about-title = Tilemate
teaching-about =
    I host word games in the style of Wordle, and I help with puzzles from elsewhere.

    `/{ -command } play` starts a game. To guess, press **Guess** under the board, or type `/{ -command } guess`. In a direct message, the word alone is enough.
    `/{ -command } daily` is today's word, the same for everybody here
    `/{ -command } help` solves a puzzle with you
    `/{ -command } preferences` sets your language, theme and reminders
    `/{ -command } settings` is for those who manage the server

    My words come from free sources such as SCOWL and WordNet. I am not affiliated with the New York Times.

# Buttons for the pages of the guide
teaching-page-about = About
teaching-page-rules = Rules
teaching-page-modes = Ways to play
teaching-page-privacy = Privacy

teaching-modes-title = Ways to play
teaching-mode = **{ $mode }** – { $sentence }
teaching-boards = Boards
teaching-mode-boards = 2, 4 or 8 words at once with the same guesses: { $modes }
