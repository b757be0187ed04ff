matches-lobby = { $who } is starting a race: one word, and everybody gets their own board. Who's in?
matches-race = The race is on. Once somebody solves it, the others have { $minutes } minutes left.
matches-versus = { $who } plays against the bot's **{ $rival }** strategy: the same word, and neither sees the other's guesses.
matches-challenge = { $who } has set a word for everybody here.
matches-challenge-named = { $who } has set a word for { $named }.
matches-daily = One word for everybody today, and everybody gets their own board.
matches-called-off = Called off before it began.
matches-rival = { $verdict } The bot's strategy was **{ $rival }**.
matches-draw = It's a draw.
matches-nobody = Nobody found the word.
matches-wins = 🏆 { $who } wins.

matches-more = … and { $count } more
matches-ready = { $who } · ready
matches-not-ready = { $who } · not ready yet
matches-not-played = { $who } · has not played yet
matches-bot-done = { $who } has made its guesses
matches-took = **{ $score }** in { $time }
matches-bot = 🤖 Tilemate

matches-answer = The answer was **{ $answer }**
matches-proof = Proof: this is the sha256 of `{ $text }`
matches-lobby-ends = Starts when everybody is ready. Called off { $when }.
matches-ends = Ends { $when }
matches-promise = Proof that today's word is already chosen: sha256 `{ $hash }`
matches-kept = Daily { $number }: ||{ $answer }||, solved by { $solved } of { $players ->
    [one] { $players } player
   *[other] { $players } players
}. Proof: its sha256 is that of ||`{ $text }`||

matches-join-button = Join
matches-ready-button = Ready
matches-begin-button = Start now
matches-cancel-button = Cancel
matches-play-button = Play
matches-end-button = End it
matches-rematch-button = Rematch

matches-sure = End this for everybody ({ $mode })? Boards that are still open count as lost.

matches-word-modal = Your word
matches-word-field = A word of { $least } to { $most } letters
