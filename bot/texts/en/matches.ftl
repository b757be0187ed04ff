matches-lobby = { $who } is starting a race: one word, and everybody gets their own board. Who's in?
matches-race = The race is on. Once somebody solves it, the others have { $minutes } minutes left.
matches-goal-fewest = The fewest guesses win; if two people need the same number, the faster one.
matches-goal-first = The first to solve it wins, however many guesses it takes.
matches-clock-fewest = ⏱️ { $who } solved it first, in { $guesses ->
    [one] { $guesses } guess! Time for everybody else runs out { $when }.
   *[other] { $guesses } guesses! Fewer guesses still win: everybody else's time runs out { $when }.
}
matches-clock-first = ⏱️ { $who } solved it first and wins! Everybody else can still finish: time runs out { $when }.
matches-clock-won = ⏱️ { $who } has won, in { $guesses ->
    [one] { $guesses } guess
   *[other] { $guesses } guesses
}! Everybody else still plays for their place: time runs out { $when }.
matches-duel = { $who } plays against **{ $rival }**: the same word, and neither sees the other's guesses. Fewer guesses win.
matches-challenge = { $who } has set a word for everybody here.
matches-challenge-named = { $who } has set a word for { $named }.
matches-clue = Their clue: *{ $clue }*
matches-code-button = Play it elsewhere
matches-code =
    Anybody can play your word elsewhere, without learning it: in any server where I am, somebody uses `/{ -command } play code:{ $code }`. Your name and your clue stand beside it.
matches-daily = One word for everybody today, and everybody gets their own board.
matches-thread-name = { games-mode-daily } { $number } · spoilers
matches-thread = Everybody in here has finished the daily, so feel free to talk about the word. Each finished board comes in by itself, and the thread closes with the day.
matches-called-off = { -canceled-first } before it began.
matches-draw = It's a draw.
matches-nobody = Nobody found the word.
matches-unplayed = Nobody has played.
matches-ended-by = Ended by { $who }.
matches-wins = 🏆 { $who } wins.
matches-yours = 🏆 You win.
matches-found = 🏆 { $who } found the word.

matches-more = … and { $count } more
matches-boards-button = All boards
matches-boards-more = { $count ->
    [one] One more board doesn't fit here: press **{ $button }**.
   *[other] { $count } more boards don't fit here: press **{ $button }**.
}
matches-ready = { $who } · ready
matches-not-ready = { $who } · not ready yet
matches-host = { $who } · opened the race · not ready yet
matches-not-played = { $who } · has not played yet
matches-unbegun = { $who } · didn't play
matches-bot-done = { $who } has finished guessing
matches-took = **{ $score }** in { $time }
matches-unfinished = **{ $score }** · still playing at the end
matches-bot = 🤖 Tilemate

matches-answer = The answer was **{ $answer }**
matches-lobby-ends = Starts when everybody is ready. Otherwise { -canceled } { $when }.
matches-ends = Ends { $when }
matches-turn = The next word comes { $when }
matches-board-closes = Closes { $when }, when the next word comes
matches-before-unplayed = Daily { $number } was ||{ $answer }||.
matches-before = Daily { $number } was ||{ $answer }||, solved by { $solved } of { $players ->
    [one] { $players } player
   *[other] { $players } players
}.

matches-proof-button = Is it fair?
matches-promise = Today's word is already chosen, and I can prove it. This is the SHA-256 hash of the word followed by some random text:
    `{ $hash }`
    Nobody can work out the word from it. Keep it, and press the same button tomorrow: I'll show you the text it was made from, and any SHA-256 calculator will give you the same hash.
matches-proof = The text was `{ $text }`
    Its SHA-256 hash is `{ $hash }`, which is what this button has shown since before the first guess. Any SHA-256 calculator will give you the same.

matches-yesterday = Yesterday's word was **{ $answer }**.
matches-yesterday-best = { $who } got it in { $guesses }.
matches-yesterday-more = Also solved it: { $who }.
matches-yesterday-took = { $who } ({ $guesses })
matches-yesterday-all = { $players ->
    [2] Both who played
   *[other] All { $players } who played
} solved it!
matches-yesterday-hinted = { $who } found it with a hint.
matches-yesterday-quiet = Nobody played.
matches-yesterday-nobody = Nobody found it.
matches-yesterday-missed = { $who } didn't find it.
matches-yesterday-lost = { $count ->
    [one] Streak lost: { $who }.
   *[other] Streaks lost: { $who }.
}
matches-lost-days = { $who } ({ $days } days)
matches-yesterday-running = 🔥 In a row: { $who }.
matches-yesterday-kept = A shield kept the streak of { $who }.
matches-yesterday-badge = New badge for { $who }: { $badge }.
matches-role-given = { $role } goes to { $who }.
matches-together = 🔥 Group streak: somebody here found the word { $days } days in a row.
matches-together-kept = 🔥 Group streak: somebody here found the word { $days } days in a row. A shield kept it while nobody played.
matches-apart = 🔥 Your group streak of { $days } days is over. A new one starts today.
matches-turnout = { $played } of { $of } have played.
matches-all-played = 🎉 Everybody has played.
matches-playing = Still guessing: { $who }.
matches-absent = Still to come: { $who }.
matches-others = { $count ->
    [one] one other
   *[other] { $count } others
}
matches-offer-post = You can have the daily posted here every day: `/{ -command } settings`, page *Daily*.
matches-idle = Nobody has played the last three dailies. Shall I go on? Play this one, or any with `/{ -command } daily`, and I post the next; otherwise I keep quiet.
matches-idle-over = Play any daily with `/{ -command } daily`, and I post the next; otherwise I keep quiet.
matches-streak = 🔥 { $days } days in a row
matches-shielded = { $streak } · a shield kept it on { $day }

matches-archive-title = Dailies of { $month }
matches-archive-legend = { $won } solved · { $lost } not found · { $open } not played yet · { $none } none
matches-archive-empty = No past dailies in this month. A daily appears here once its day is over.
matches-archive-day = Daily { $number }, { $day }: { $state }
matches-archive-won = solved
matches-archive-lost = not found
matches-archive-open = not played yet
matches-archive-next = Next unsolved
matches-archive-before = ◀ Earlier
matches-archive-after = Later ▶
matches-archive-button = Calendar

matches-join-button = Join
matches-ready-button = Ready
matches-begin-button = Start now
matches-cancel-button = Cancel
matches-play-button = Play
matches-end-button = End it
matches-rematch-button = Rematch
matches-set-button = Set a word

matches-sure = End this for everybody ({ $mode })? Open boards with guesses count as lost; those without don't count.

matches-word-modal = Your word
matches-word-field = A word of { $least } to { $most } letters
matches-language-field = Language of the word
matches-clue-field = A clue, if you like
matches-people-field = Who guesses it?
matches-people-about = Leave this empty to let everybody here guess it.

## Rivals: four levels, then characters

matches-called-easy = 🌱 Easy
matches-called-normal = 🙂 Normal
matches-called-hard = 🔥 Hard
matches-called-perfect = 👑 Perfect
matches-called-sound-letter-rank = 🎻 Viola
matches-called-distinct-letters = 🐝 Bea
matches-called-letter-frequency = 🧮 Abe
matches-called-most-popular = 📰 Penny
matches-called-position-frequency = 📐 Max
matches-called-position-frequency-dynamic = 🔭 Nova
matches-called-expected-remaining = 🧹 Tidy
matches-called-entropy = 🧠 Curious
matches-called-minimax = 🔥 Hard
matches-called-most-parts = ✂️ Splitter
matches-called-best = 👑 Perfect

## What a rival says who has won, and how all duels with them went

matches-quote-easy = “Beginner's luck, and mine for once.”
matches-quote-normal = “Good game! Same again?”
matches-quote-hard = “Slow and careful gets there.”
matches-quote-perfect = “It could hardly have gone otherwise.”
matches-quote-sound-letter-rank = “I only listened to the letters.”
matches-quote-distinct-letters = “Five letters, all different, all busy.”
matches-quote-letter-frequency = “I counted on it.”
matches-quote-most-popular = “Everybody knows that word.”
matches-quote-position-frequency = “Every letter in its proper place.”
matches-quote-position-frequency-dynamic = “I looked again, and there it was.”
matches-score = All duels so far: { $who } { $mine }, { $rival } { $theirs }
