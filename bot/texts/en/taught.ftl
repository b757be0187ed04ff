### Games that a server teaches: two shares of each, and which part is the score.

taught-about = Teach me a puzzle that I don't know yet: paste two of its shares, and say which part is the score. I'll show you what I would read; then its results can be recorded like those of all other games.
taught-none = This server hasn't taught me a game yet.
taught-live = ✅ Its results are recorded
taught-idle = ⏸️ Its results aren't recorded
taught-reads = I read its shares as `{ $template }`.
taught-highest = Figures up to { $highest } count.
taught-slot-number = number
taught-slot-date = date
taught-slot-score = score
taught-slot-time = time
taught-trial-none = There is no message in { $channel } yet on which this can be tried.
taught-trial = { $results ->
    [0] Nothing in the newest messages in { $channel } (read: { $read }) would be recorded.
    [one] From the newest messages in { $channel } (read: { $read }) I would record:
   *[other] From the newest messages in { $channel } (read: { $read }) I would record { $results } results:
}
taught-trial-line = { $who } · { $puzzle }: { $result }
taught-unwatched = I read no channel here yet: choose one on the page **{ $page }**. Until then, results can be pasted into `/{ -command } record`.
taught-prompt = Look at a game
taught-add-button = Teach me a game
taught-go-button = Record its results
taught-stop-button = Stop recording
taught-highest-button = Highest figure
taught-forget-button = Delete
taught-sure = Delete **{ $name }** and all results that were recorded of it here? You can't undo that.
taught-modal = A game I don't know
taught-name-field = What it is called
taught-first-field = A share with the puzzle solved
taught-second-field = A share of another day
taught-score-field = The score, just as the first share has it
taught-highest-field = The highest figure that a share can have
taught-unit-field = What the score counts
taught-unit-guesses = Guesses, or moves: fewer is better
taught-unit-mistakes = Mistakes: fewer is better
taught-unit-points = Points: more is better
taught-unit-time = Time: less is better
