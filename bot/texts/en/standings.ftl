### Leaderboards and statistics.

standings-title = Leaderboard
standings-period-today = Today
standings-period-week = This week
standings-period-month = This month
standings-period-year = This year
standings-period-all = All time
standings-period-yesterday = Yesterday
standings-period-lastweek = Last week
standings-period-lastmonth = Last month
standings-period-lastyear = Last year
standings-empty = Nobody is on the leaderboard yet. Start a game with `/wordle play`.
# $wins and $record are the next two texts.
standings-line = **{ $place }.** { $who } · { $wins } { $record }
standings-wins = { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}
standings-record = in { $games ->
    [one] { $games } game
   *[other] { $games } games
} · average { $average } · streak { $streak }
standings-more = There { $players ->
    [one] is { $players } more player.
   *[other] are { $players } more players.
}
standings-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
standings-average = { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-no-average = –
standings-rule = More wins rank higher, then a better average, then fewer games. Players who are level share a place.
standings-assisted = { $games ->
    [one] { $games } assisted game is
   *[other] { $games } assisted games are
} not counted.
standings-challenges = Challenges have their own leaderboard: choose the mode Challenge.

standings-stats-title = Statistics
standings-played = { $who } has played { $games ->
    [one] { $games } game
   *[other] { $games } games
} and won { $wins } ({ NUMBER($rate, style: "percent") }).
standings-figures = Average { $average } · streak { $streak } · best streak { $best }
standings-dailies = Dailies: { $dailies } · streak { $streak } · best { $best }
standings-streaks = A streak counts games won in a row; for dailies, days in a row.
standings-several = With several boards, one guess fewer counts for each extra board.
standings-unranked = { $games ->
    [one] { $games } of these was assisted, a challenge or from the archive, and is left out of the leaderboard.
   *[other] { $games } of these were assisted, challenges or from the archive, and are left out of the leaderboard.
}

## What the figures on the card are

standings-card-games = games
standings-card-won = won
standings-card-rate = { NUMBER($rate, style: "percent") }
standings-card-average = average
standings-card-streak = in a row
standings-card-best = best
standings-card-days = dailies
