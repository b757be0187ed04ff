games-mode-together = Together
games-mode-solo = Solo
games-mode-vote = Vote
games-mode-race = Race
games-mode-daily = Daily
games-mode-archive = Archive
games-mode-challenge = Challenge
games-mode-duel = Duel
games-mode-absurdle = Absurdle
games-mode-absurdle-solo = Absurdle solo

games-about-together = one board in the channel, and everybody guesses; taking turns means that nobody guesses twice in a row
games-about-solo = a board of your own that nobody else sees
games-about-vote = everybody votes on each guess; a minute after the first vote, or once everybody who plays has voted, the word with the most votes is played (in a tie, the earlier one)
games-about-race = the same word for everybody who joins, on private boards; the fewest guesses win, or the first to solve it, as you choose; the first solution starts the countdown
games-about-daily = one word a day for the whole server; everybody plays it once, on a private board
games-about-archive = a daily of the past, on a board of your own; it doesn't count for the leaderboard
games-about-challenge = you choose the word, for the people you name or for the whole channel; it doesn't count for the leaderboard
games-about-duel = you against me with the same word; I only see my own tiles
games-about-absurdle = I don't pick a word: after each guess I keep as many words possible as I can, until you leave me just one; it doesn't count for the leaderboard
games-about-absurdle-solo = Absurdle on a board of your own that nobody else sees; it doesn't count for the leaderboard

## A game that is being put together

games-setup-title = New game
games-setup-prompt-mode = How do you want to play?
games-setup-prompt-list = Which words?
games-setup-prompt-language = In which language?
games-setup-prompt-length = How long is the word?
games-setup-prompt-hard = How strict are the rules?
games-setup-prompt-boards = How many words at once?
games-setup-prompt-rival = Who do you play against?
games-setup-prompt-goal = Who wins?
games-begin-button = Begin
games-setup-turns-button = Taking turns: on
games-setup-no-turns-button = Taking turns: off
games-setup-no-list = Words: the usual ones
games-setup-any-length = Any length
games-setup-goal-fewest = Fewest guesses win
games-setup-goal-fewest-hint = Take your time: speed only decides between equals
games-setup-goal-first = First to solve it wins
games-setup-goal-first-hint = However many guesses it takes

games-mode-together-hint = One board in this channel, and everybody guesses
games-mode-solo-hint = A board of your own that nobody else sees
games-mode-race-hint = The same word for everybody, each on their own board
games-mode-daily-hint = Today's word, the same for the whole server
games-mode-challenge-hint = You choose a word, and the others guess it
games-mode-duel-hint = You against me, with the same word
games-mode-vote-hint = One board in this channel, and everybody votes on each guess
games-mode-archive-hint = A daily of the past, on a board of your own
games-mode-absurdle-hint = I don't pick a word until you leave me just one
games-mode-absurdle-solo-hint = The same on a board of your own that nobody else sees

games-setup-hard-off = Hard mode: off
games-setup-hard-off-hint = Guess any word you like
games-setup-hard-hard = Hard mode: on
games-setup-hard-hard-hint = Every guess must use the green and yellow letters
games-setup-hard-ultra = Hard mode: ultra
games-setup-hard-ultra-hint = Every guess must fit all the tiles, { -gray } ones too

games-numbered = { $mode } { $number }
games-letters = { $letters } letters
games-boards = { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
}
games-turns = taking turns
games-hard-hard = hard
games-hard-ultra = ultra-hard

games-prompt = Which word of { $letters } letters is it? Press **{ $button }** and begin with any you like.
games-prompt-open = Nothing is picked yet. Press **{ $button }** and begin with any word of { $letters } letters.
games-prompt-boards = Which { $boards } words of { $letters } letters are they? Each guess counts on every board. Press **{ $button }** and begin with any word you like.
games-legend = { $correct } right place · { $present } somewhere else in the word · { $absent } not in the word
games-one-word = To guess, write one word of { $letters } letters and nothing else.
games-ways-out = **{ games-stop-button }** is under the board, and `/{ -command } hint` gives a hint.
games-unread = Everybody here reads what you type, so I don't play it on your own board. Press **{ $button }** there, or use `/{ -command } guess`.
games-guess-button = Guess
games-vote-button = Vote
games-stop-button = Give up
games-stop-vote-button = Vote to end it
games-take-back-button = Take my vote back
games-again-button = Play again
games-analyse-button = { -analyze-first }
games-share-button = Share
games-share-ask = Everybody here will see this:
games-share-copy = Everybody here has seen this already. Copy it to show it elsewhere:
games-post-button = Post it here
games-no-post-button = Never mind
games-guess-modal = Your guess
games-vote-modal = Your vote for a word
games-guess-field = A word of { $letters } letters
games-thread = A new game starts in the thread below. Join in!
games-begun-again = The next one has begun: play along!
games-running-button = Join it
games-yours-button = Show my board
games-thread-button = Start mine in a thread

games-left = { $guesses ->
    [one] { $guesses } guess left
   *[other] { $guesses } guesses left
}
games-last = Last guess { $when }
games-closes = Closes { $when } unless somebody guesses
games-closes-solo = Closes { $when } unless you guess
games-unranked = Doesn't count for the leaderboard
games-ends = Ends { $when }
games-stopping = { $votes } of { $needed } votes to end it; they expire { $until }. Press **Give up** to add yours.

games-vote-first = Propose a word. Votes are counted { $seconds } seconds after the first, or as soon as everybody who has played so far has voted.
games-vote-counted = Press a word to vote for it, or propose another. Votes are counted { $when }, or as soon as everybody who has played so far has voted. In a tie, the earlier word wins.
games-moved = Moved below.
games-received = ✓
games-voted = Your vote: **{ $word }**. Votes are counted { $when } at the latest. Press or propose another word to change it.
games-turns-next = { $who } has just guessed, so anybody else is next.
games-turns-alone = If nobody joins in within two minutes, they can go on.
games-open = I haven't picked a word: after each guess I keep as many possible as I can.
games-open-left = { $words ->
    [one] **{ $words } word** is still possible.
   *[other] **{ $words } words** are still possible.
}
games-stop-vote = { $votes } of { $needed } votes to end this game. Others can press **Give up** too, within five minutes. { $starter }, who started it, or a moderator can end it right away.
games-stop-vote-others = { $votes } of { $needed } votes to end this game. Others can press **Give up** too, within five minutes. A moderator can end it right away.
games-taken-back = Your vote is taken back, and the game goes on.

games-won = 🎉 { $who } solved it in { $guesses ->
    [one] { $guesses } guess
   *[other] { $guesses } guesses
}
games-won-solo = 🎉 Solved in { $guesses ->
    [one] { $guesses } guess
   *[other] { $guesses } guesses
}
games-won-voted = { games-won-solo }, thanks to { $who }
games-won-answer = { $won }: **{ $answer }**
games-won-boards = { $won }.
games-lost = Out of guesses.
games-stopped = Given up.
games-stopped-by = Given up by { $who }.
games-overtaken = It was over before you found the word.
games-open-answer = { $ended } I could still have said **{ $answer }**
games-open-dodged = There is no analysis of this game: I dodged every guess as long as I could.
games-idle = Closed, because nobody guessed for a long time.
games-answer = { $ended } The answer was **{ $answer }**
games-missed = { $ended } Not found: { $answers }
games-missed-board = board { $board }, **{ $answer }**
games-credit = { $who } { $did }
games-guesses-by = Guesses: { $names }

## What a friend says at the end: any of four lines, chosen by $variant

games-remark-one = { $variant ->
    [0] First guess! Buy a lottery ticket today.
    [1] One guess. Take a screenshot, nobody will believe you.
    [2] Straight in. Can you read minds?
    [3] One guess? I'd like a recount.
    [4] Blink and you'd have missed it.
    [5] Straight off the first tee.
   *[other] A hole in one!
}
games-remark-two = { $variant ->
    [0] In two! I was still getting comfortable.
    [1] Two guesses. Was that one too easy?
    [2] Over before the kettle boiled.
    [3] Two! The other four guesses feel left out.
    [4] Quick work. Who's next?
    [5] You're making this look easy.
   *[other] Two! Half luck, half genius. I won't say which half.
}
games-remark-last = { $variant ->
    [0] On the very last guess. You can breathe again.
    [1] Never in doubt. (I had my doubts.)
    [2] Nothing left in the tank, and still home.
    [3] Saved at the bell.
    [4] My heart can't take many of those.
    [5] The last guess is as good as the first. Nearly.
   *[other] Cutting it that fine takes nerve.
}
games-remark-near = { $variant ->
    [0] One letter short. That one hurts.
    [1] Everything but one letter. What a pity!
    [2] So close! One letter, and it was yours.
    [3] A letter away. So near, so rude.
    [4] You had it surrounded.
    [5] One tile between you and glory.
   *[other] One letter away. It couldn't have been closer.
}
games-remark-lost = { $variant ->
    [0] This one got away. The next one won't.
    [1] Not this time. The next word is yours.
    [2] So that was the word. On to the next.
    [3] Now you know it. It won't catch you twice.
    [4] Shake it off. There's always another.
    [5] One to the word. Will you level the score?
   *[other] It happens to the best. Rematch?
}

games-credit-letters = found the { $letters }
games-credit-ruled-out = ruled out { $words ->
    [one] { $words } word
   *[other] { $words } words
}
games-credit-solved = solved it
games-credit-boards = solved { $count ->
    [one] board { $boards }
   *[other] boards { $boards }
}
games-credit-joined = joined in
games-credit-helped = paved the way
games-daily-rank = Place { $place } of { $players } who have solved it
games-daily-best = ✨ Your best daily yet
games-daily-lost = Your { $days } days in a row end here. Tomorrow is a new start
games-daily-new = 🌱 A new start. Your longest streak: { $best } days
games-daily-begun = 🌱 Day 1 of a new streak
games-daily-first = The first to finish today
games-elsewhere = `/{ -command } board` shows how everybody is doing.

games-which-guess = You have several games here. Which one is **{ $word }** for?
games-which = You have several games here. Which one do you mean?
games-which-stop = You have several games here. Which one do you want to give up?
games-which-board = You have several games here. Which one do you want to see?
games-which-askhint = You have several games here. Which one do you want a hint for?
games-which-left-guess = That game is over. Is **{ $word }** for your game { $game }?
games-which-left = That game is over. Do you mean your game { $game }?
games-which-used = { $name } · { $used }/{ $limit }
games-yours = Yours: { $name }

## Before a game is given up

games-sure-unplayed = Leave this game? It has no guess yet, so it doesn't count.
games-sure-unplayed-shared = End this game for everybody? { games-sure-unlost }
games-sure-outsider = End this game for everybody? You haven't guessed in it, so it counts for nobody.
games-stopped-uncounted = It counts for nobody.
games-stopped-unplayed = Whoever ended it hadn't guessed in it, so it counts for nobody.
games-stopped-lost = It counts as lost for those who gave it up and had guessed.
games-stopped-statistics = It counts as lost for those who gave it up and had guessed, but only in their statistics.
games-sure-together = End this game for everybody? { games-stopped-lost }
games-sure-statistics-shared = End this game for everybody? { games-stopped-statistics }
games-sure-vote = { games-sure-together }
games-sure-absurdle = { games-sure-statistics-shared }
games-sure-solo = Give up this game? It counts as lost.
games-sure-statistics = Give up this game? It counts as lost, but only in your statistics.
games-sure-absurdle-solo = { games-sure-statistics }
games-sure-race = Give up this race? It counts as lost.
games-sure-daily = Give up today's daily? You will see the word, and today counts as lost.
games-sure-daily-statistics = Give up today's daily? You will see the word. It counts as lost, but only in your statistics.
games-sure-streak = Your { $days } days in a row end, too.
games-sure-archive = Give up this daily? You'll see its word.
games-sure-challenge = Give up this challenge? It counts as lost, but only in your statistics.
games-sure-duel = Give up against me? It counts as lost.
games-sure-stop-vote = Vote to end this game for everybody? It takes { $needed } votes, and { $votes ->
    [0] yours would be the first
    [one] there is one so far
   *[other] there are { $votes } so far
}.
games-sure-last-vote = Your vote is the last one needed, so it ends this game for everybody.
games-sure-voted = You have voted to end this game; { $more ->
    [one] one more vote is needed
   *[other] { $more } more votes are needed
}.
games-sure-lost = It then counts as lost for those who vote for it and have guessed.
games-sure-unlost = Nobody has guessed yet, so nobody loses.
games-sure-guesser = You haven't guessed in this game, so it only ends once somebody who has guessed votes too.
games-sure-starter = { $starter } began this game and is still playing, so it only ends with their vote, or by votes once they haven't guessed for ten minutes.
games-first-hint-button = Take a hint
games-hinted = 💡 { $who } took a hint, so this game no longer counts.
games-hinted-own = 💡 You took a hint, so this game doesn't count for the leaderboard.
games-hint-taken = 💡 Somebody took a hint, so this game no longer counts.
games-hint-wish = 💡 { $who } would like a hint. Does somebody else who plays agree?
games-hint-agree-button = Agree
games-hint-granted = 💡 { $other } agrees: { $who } and everybody else can take hints now. Each hint is shown only to whoever takes it.
games-keep-button = Keep playing

games-shared = { $who } played
games-shared-together = { $who } played together

## Reporting a word

games-report-button = Report word
games-report-which = Which word should not be an answer?
games-report-why = Why should it not be an answer?
games-report-rare = Hardly anybody knows it
games-report-offensive = It is offensive
games-report-nonword = It is a name, or not a word
games-report-other = Something else
games-reported = Thanks. You reported **{ $word }** to the people who look after the words.
