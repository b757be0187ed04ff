### Results of puzzles played elsewhere.

records-menu = Record result
records-modal = Record your results
records-share-field = Paste one share, or several

records-receipt-title = Recorded
records-of-other-title = Recorded for somebody else
records-entry = **{ $puzzle }** · { $result }
    -# { $average } on average in { $games ->
        [one] { $games } puzzle
       *[other] { $games } puzzles
    } here
records-kept = **{ $puzzle }** was recorded before: { $result }. That stays.
records-struck = **{ $puzzle }** was struck by somebody who manages the server. It does not count.
records-puzzle = { $game } { $puzzle }
records-remove-button = Remove { $puzzle }
records-removed = **{ $puzzle }** is removed. You can record it again with `/wordle record`.
records-more = `/wordle records` shows who is best at it.

## A figure, by what it counts

records-unsolved = not solved
records-figure-guesses = { $figure ->
    [one] { $figure } guess
   *[other] { $figure } guesses
}
records-figure-boards = { $figure } guesses on all boards
records-figure-mistakes = { $figure ->
    [0] no mistakes
    [one] { $figure } mistake
   *[other] { $figure } mistakes
}
records-figure-hints = { $figure ->
    [0] no hints
    [one] { $figure } hint
   *[other] { $figure } hints
}
records-figure-stars = { $figure ->
    [one] { $figure } star
   *[other] { $figure } stars
}
records-figure-points = { $figure } points
records-figure-time = { $figure }
records-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
records-mean-points = { NUMBER($mean, maximumFractionDigits: 0) }

## Summaries of Discord's Wordle app

records-summary = **{ $puzzle }** · { $recorded ->
    [one] { $recorded } result is recorded.
   *[other] { $recorded } results are recorded.
}
records-waiting = { $waiting ->
    [one] { $waiting } player is only named there.
   *[other] { $waiting } players are only named there.
} Tell me once who they are, and I will remember it.
records-names = Some players are only named in summaries. Tell me once who they are, and I will remember it.
records-name-prompt = Who is { $name }?
records-claimed = { $who } is **{ $name }** from now on. { $results ->
    [0] No results were waiting for that name.
    [one] { $results } result was added.
   *[other] { $results } results were added.
}

## Who is best at a game

records-board-title = { $game } · { $period }
records-empty = Nobody has recorded a result here yet. Paste yours with `/wordle record`, or use **Record result** on a message: press and hold it, or right-click it, and choose **Apps**.
records-line = **{ $place }.** { $who } · average { $average } · { $solved } of { $games } solved
records-line-open = **{ $place }.** { $who } · average { $average } · { $games ->
    [one] { $games } puzzle
   *[other] { $games } puzzles
}
records-no-place = –
records-hidden = … and { $players ->
    [one] { $players } more player
   *[other] { $players } more players
}
records-rule = { $rule } Equal averages are ordered by puzzles solved, then by puzzles played. It takes { $least } results to get a place.

## How each game is ranked

records-how-title = Puzzles I can record
records-how = Paste a share with `/wordle record`, or use **Record result** on a message. Each game has its own leaderboard: `/wordle records game:`. The best average ranks first.
records-game = **{ $game }**: { $rule }
records-rule-guesses = fewest guesses.{ $lost }
records-rule-boards = fewest guesses on all boards together.{ $lost }
records-rule-mistakes = fewest mistakes.{ $lost }
records-rule-hints = fewest hints.{ $lost }
records-rule-stars = most stars.{ $lost }
records-rule-points = most points.{ $lost }
records-rule-time = shortest time.{ $lost }
records-lost = { " " }An unsolved puzzle counts as { $figure }.
records-lost-board = { " " }A missed board counts as { $figure }.
