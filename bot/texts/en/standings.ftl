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
standings-period-season = This season
standings-view-guesses = Fewest guesses
standings-view-points = Points
standings-view-streak = Days in a row
standings-view-wins = Most solved
standings-empty = Nobody is on this leaderboard yet. Start a game with `/{ -command } play`. Individual games and games together have separate leaderboards. Results from elsewhere: `/{ -command } records`.
standings-line = **{ $place }.** { $who } · **{ $value }** · { $record }
standings-unplaced-line = { $who } · { $value } · { $record }
standings-few = { $more ->
    [0] too few games
    [one] { $more } game to go
   *[other] { $more } games to go
}
standings-record = { $wins } of { $games } solved
standings-value-guesses = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-value-points = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
standings-value-streak = { $value ->
    [0] no streak
    [one] { $value } day
   *[other] { $value } days in a row
}
standings-value-wins = { $value } solved
standings-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
standings-rule-guesses = Ranked by a fair average: guesses per game, evened out for { $words ->
    [compared] hard words and few games
   *[plain] few games
}. A game you don't solve counts as { $loss } guesses.
standings-rule-points = A word found in 1 guess is worth { $best } points, in 2 guesses { $second }, and so on. A game you don't solve is worth 0.
standings-rule-points-own = This server has its own points: { $wins } for a word found in 1 to 6 guesses, { $lost } for a game you don't solve.
standings-rule-double = Double points: { $day }.
standings-rule-streak = Days in a row on which the daily was solved without a hint.
standings-shields = A shield keeps the streak over one missed daily a month.
standings-rule-wins = Most games solved first.
standings-fair-average = Fair average: guesses per game. Words that others found hard count for you, and a few lucky games decide little.
standings-nobody-ranked = Nobody has enough games for a place yet ({ $games }), so the most games come first.
standings-nobody-placed = Nobody had enough games for a place ({ $games }), so the most games come first.
standings-provisional = A place takes { $games ->
    [one] { $games } finished game
   *[other] { $games } finished games
}.
standings-elsewhere = { $who } isn't here yet. Their games: { $where }. Pick them in the menu.
standings-elsewhere-games = { $which } ({ $games })
standings-games-prompt = Which games
standings-view-prompt = Ranked by
standings-period-prompt = Which days
standings-assisted = { $games ->
    [one] { $games } game with hints or a word list is
   *[other] { $games } games with hints or a word list are
} not counted.
standings-own-boards = Individual games
standings-previous = Back
standings-next = Next

## Why am I here?

standings-why-button = Why am I here?
standings-why-place = You are **#{ $place }** of { $players }. Players who tie share a place.
standings-why-place-average = You are **#{ $place }** of { $players }, with a fair average of **{ $value }**. Players who tie share a place.
standings-why-provisional = You have { $games } of the { $least } games a place takes.
standings-why-unplaced = You played { $games } of the { $least } games a place took.
standings-why-too-few = You played too few games for a place: { $games }.
standings-why-ahead = Next above you: { $value }.
standings-why-guesses = What counts is your fair average: guesses per game, with a few average games added so that one lucky game doesn't decide everything.
standings-why-words = What others needed for the same words is taken into account.
standings-why-sum = Here is the sum:
standings-why-moves = It moves a little even while you don't play: others play the same words, and the average here changes.
standings-why-points = Every game solved gives { $each } points less the guesses it took. { $wins ->
    [one] Your game
   *[other] Your { $wins } games
}: { $wins } × { $each } = { $together }, less { $guesses ->
    [one] { $guesses } guess
   *[other] { $guesses } guesses
} = **{ $value }**.
standings-why-points-own = This server decides what a game is worth. Here is the sum:
standings-why-points-found = { $guesses ->
    [one] { $guesses } guess
   *[other] { $guesses } guesses
}: { $games } × { $each } = { $points }
standings-why-points-lost = Not solved: { $games } × { $each } = { $points }
standings-why-points-double = Double on { $day } ({ $games ->
    [one] { $games } game
   *[other] { $games } games
}): **+ { $points }**
standings-why-streak = Your days in a row with the daily solved: **{ $value }**. A day that you miss, lose or solve with a hint ends the streak.
standings-why-no-streak = { $when ->
    [over] You had no streak at the end.
   *[now] You have no streak at the moment. Solve the daily without a hint, and a new one begins.
}
standings-why-wins = You have solved **{ $value }** of { $games ->
    [one] { $games } game
   *[other] { $games } games
}.
standings-why-games = { $games ->
    [one] Your { $games } game
   *[other] Your { $games } games
} took **{ $guesses }** { $guesses ->
    [one] guess
   *[other] guesses
}.
standings-why-lost = ({ $lost ->
    [one] The game you did not solve counts { $each }.
   *[other] Each of the { $lost } games you did not solve counts { $each }.
})
standings-why-harder = **− { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) }** because others needed more than usual for your words. Your own games are left out here: at least three others had { $compared } of them, and needed { NUMBER($others, minimumFractionDigits: 2, maximumFractionDigits: 2) } guesses on average; that many average words take { $compared } × { NUMBER($usual, minimumFractionDigits: 2, maximumFractionDigits: 2) } = { NUMBER($words, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
standings-why-easier = **+ { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) }** because others needed less than usual for your words. Your own games are left out here: at least three others had { $compared } of them, and needed { NUMBER($others, minimumFractionDigits: 2, maximumFractionDigits: 2) } guesses on average; that many average words take { $compared } × { NUMBER($usual, minimumFractionDigits: 2, maximumFractionDigits: 2) } = { NUMBER($words, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
standings-why-average = **+ { NUMBER($added, minimumFractionDigits: 2, maximumFractionDigits: 2) }** for { $games } games of an average player here: { $games } × { NUMBER($each, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
standings-why-total = Together **{ NUMBER($total, minimumFractionDigits: 2, maximumFractionDigits: 2) }**. Divided by all { $games } games:

## Ratings

standings-view-rating = Rating
standings-value-rating = { $value }
standings-rule-rating = Everybody begins with 1500. Whoever does better at the same word gains, most of all against strong players. Dailies, races and duels between people count once they are over.
standings-empty-rating = Nobody has a rating here yet. Two people need to finish the same daily, race or duel. Today's daily counts tomorrow.
standings-empty-streak = No streaks here. Solve the daily without a hint, and yours begins.
standings-matches = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}
standings-why-rating = Your rating says how well you do at the same words as others. Everybody you finish ahead of raises it, strong players most; everybody who finishes ahead of you lowers it, strong players least. Your first matches change it most. Here is the sum:
standings-why-start = Everybody begins with **{ $start }**.
standings-why-earlier = **{ $change }** from { $matches ->
    [one] your first match
   *[other] your first { $matches } matches
}.
standings-why-match = **{ $change }** { $mode }, { $day }: number { $place } of { $players }.
standings-why-rating-total = Together **{ $value }**.

## Missed dailies

standings-missed-loss = Whoever plays the daily in this time has each one they miss counted as { $loss } guesses.
standings-missed-average = Whoever plays the daily in this time has each one they miss counted as an average game here.
standings-missed-worst = Whoever plays the daily in this time has each one they miss counted as the worst result of its day.
standings-why-missed-loss = **+ { NUMBER($charged, minimumFractionDigits: 2, maximumFractionDigits: 2) }** for { $missed ->
    [one] { $missed } daily you missed
   *[other] { $missed } dailies you missed
}: { $missed } × { $loss }.
standings-why-missed-average = **+ { NUMBER($charged, minimumFractionDigits: 2, maximumFractionDigits: 2) }** for { $missed ->
    [one] { $missed } daily you missed
   *[other] { $missed } dailies you missed
}: { $missed } × { NUMBER($each, minimumFractionDigits: 2, maximumFractionDigits: 2) }, the average here.
standings-why-missed-worst = **+ { NUMBER($charged, minimumFractionDigits: 2, maximumFractionDigits: 2) }** for { $missed ->
    [one] { $missed } daily you missed
   *[other] { $missed } dailies you missed
}: each counts as the worst result of its day.

## All servers

standings-everywhere = All servers
standings-here = This server
standings-scope-server = This server
standings-scope-global = All servers
standings-everywhere-rule = Servers take part by their own choice; people who hide are left out.
standings-everywhere-absent = This server does not take part; whoever manages it can change that in `/{ -command } settings`.

## Statistics

standings-stats-title = Statistics
standings-average = { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-no-average = –
standings-played = { $who } has played { $games ->
    [one] { $games } game
   *[other] { $games } games
} and solved { $wins } ({ NUMBER($rate, style: "percent") }).
standings-figures = Average { $average }
standings-dailies = Dailies: { $dailies } · streak { $streak } · best { $best }
standings-streaks = A streak is days in a row on which you solve the daily without a hint.
standings-shielded = 🛡️ A shield kept the streak on { $day }.
standings-several = With several boards, one guess fewer counts for each extra board.
standings-unranked = Leaderboards leave these out, as they don't compare fairly: { $kinds }.
standings-unranked-helped = with hints or a word list
standings-counts = All games finished here, of every mode and length; a leaderboard counts one kind. The average is of the guesses in games solved.

## Two players at the same words

standings-against-title = Head to head
standings-against-none = { $who } and { $other } have not had the same word here yet. Play `/{ -command } daily`, or a race.
standings-against-words = { $who } and { $other } have had the same word { $words ->
    [one] once
   *[other] { $words } times
}.
standings-against-better = { $who } needed fewer guesses: **{ $times }**
standings-against-level = Tied: **{ $times }**
standings-against-means = Average: { $who } { NUMBER($mine, minimumFractionDigits: 2, maximumFractionDigits: 2) }, { $other } { NUMBER($theirs, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-against-rule = Dailies, races, challenges and duels count. A game that was not solved counts as one guess more than there are.

## What the figures on the card are

standings-card-games = { $count ->
    [one] game
   *[other] games
}
standings-card-won = solved
standings-card-rate = { NUMBER($rate, style: "percent") }
standings-card-average = average
standings-card-streak = streak
standings-card-best = best streak
standings-card-days = { $count ->
    [one] daily
   *[other] dailies
}

## Below a place among the most wins

standings-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}

## Pages of the statistics

standings-page-prompt = More statistics
standings-page-overview = Overview
standings-page-badges = Badges
standings-page-kinds = By mode and length
standings-page-openers = Openers
standings-page-words = Words
standings-page-title = Statistics · { $page }
standings-page-kinds-rule = Averages are of the guesses in games solved.
standings-page-openers-rule = The first words used most often. Averages are of the guesses in games solved.
standings-page-openers-none = { $who } has not made the first guess in any finished game yet.
standings-page-words-rule = The words that took the most guesses in individual games on one board, without hints. A game that was not solved counts as { $lost } guesses. Words that others may still be looking for are left out.
standings-page-words-none = { $who } has not finished an individual game on one board, without hints, yet.
standings-page-times = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
standings-page-others = others needed { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-page-best = Best game: **{ $word }** · { $score } · { $when }
standings-page-worst = Worst game: **{ $word }** · { $score } · { $when }
standings-page-year = Calendar
standings-page-year-rule = Days in the { -color } of a correct letter have at least one game solved.
standings-page-year-lines = In a line, the taller a day, the more games: one, two, or more.
standings-page-year-none = { $who } has not finished a game in the last twelve months.
standings-year-summary = { $who } has played on **{ $days }** in the last twelve months: { $record }. Longest run: **{ $longest }**.
standings-page-letters = Hardest letters, by the average of the words with them: { $letters }
standings-page-skill = Skill and luck
standings-page-skill-rule = Each bar is a game, the oldest on the left: the last { $games } individual games on one board, without hints. Skill starts at 99 and is halved for each guess given away. Luck is 50 if it made no difference. Words that others may still be looking for are left out.
standings-skill-name = Skill
standings-luck-name = Luck
standings-skill-mean = average { $mean }
standings-skill-means = { $who } has an average skill of **{ $skill }** and luck of **{ $luck }** ({ $games }).
standings-skill-few = That is too few games to say much.
standings-skill-trend = { $trend ->
    [better] The guesses got better
    [worse] The guesses got worse
   *[level] The guesses are about as good as before
}: skill **{ $before }** in the first { $games } games, **{ $after }** in the last { $games }.
standings-skill-fortune = { $fortune ->
    [lucky] Overall, good luck helped.
    [unlucky] Overall, bad luck hurt.
   *[even] Good and bad luck evened out.
}

## Seasons and the weekly post

standings-champions-button = Champions
standings-champions-title = Champions
standings-champions-prompt = How a season ended
standings-champions-empty = No season has ended here yet.
standings-champions-line = **{ $season }** · 🏆 { $who } · { $value } · { $players ->
    [one] { $players } player
   *[other] { $players } players
}
standings-champions-nobody = **{ $season }** · no champion · { $players ->
    [one] { $players } player
   *[other] { $players } players
}
standings-season-title = Season · { $season }
standings-season-button = Final standings
standings-week = The week · { $days }
standings-year = The year { $year }
standings-page-review = Year in review
standings-player-year = { $who }'s { $year } here.
standings-player-year-none = { $who } has not finished a game here in { $year }.
standings-card-played-days = { $count ->
    [one] day played
   *[other] days played
}
standings-moment-day = Best day
standings-moment-word = Hardest word beaten
standings-moment-beaten = in { $guesses }, others needed { NUMBER($others, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-moment-opener = Usual first word
standings-moment-luckiest = Luckiest find
standings-moment-luck = luck { $luck } of 99
standings-moment-mate = Played most with
standings-review-games = **{ $games ->
    [one] { $games } game
   *[other] { $games } games
}** by { $players ->
    [one] { $players } person
   *[other] { $players } people
}.
standings-review-more = That is { $games } more than the week before.
standings-review-fewer = That is { $games } fewer than the week before.
standings-review-same = As many as the week before.
standings-review-best = ⚡ Fewest guesses: { $games } in { $guesses }.
standings-review-races = 🏎️ Most races won: { $who } ({ $wins }).
standings-review-closest = 🏁 Closest race: { $who } beat { $second } by { $seconds ->
    [0] less than a second
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
standings-review-hardest = { $count ->
    [one] 🧗 Hardest word
   *[other] 🧗 Hardest words
}: { $answer }, { NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 2) } guesses on average.
standings-review-shared = 🤝 On one board together: { $wins } of { $games } solved.
standings-review-points = 🏅 Most points: { $who } with { $points }.
standings-review-streak = 🔥 Longest streak: { $who }, { $days } days in a row.
standings-review-elsewhere = Played elsewhere: { $games }.
standings-review-best-of = 🏆 { $game }: { $who }, { $average } on average.
standings-season-won = { $champions ->
    [one] 🏆 { $who } is the champion, with a fair average of { $value } guesses a game. Congratulations!
   *[other] 🏆 { $who } share the first place, with a fair average of { $value } guesses a game. Congratulations!
}
standings-season-left = Whoever finished ahead has left; the final standings stay as they are.
standings-season-taken = A title was taken back, as Corrections shows; the final standings stay as they are.
standings-season-nobody = Nobody won a game and played enough of them to be ranked, so this season has no champion.
standings-season-deserted = Everybody who had a place has left, so this season has no champion.
standings-season-erased = Whoever was first has deleted their data, so this season names no champion.
standings-why-crowned = 🏆 You are the champion: whoever finished ahead has left.
standings-season-next = The season is over, and the next one has begun: everybody starts even.
standings-season-over = The season is over. Whoever manages the server can start the next one in `/{ -command } settings`.
standings-season-frozen = These standings are final: corrections made later do not change them.

## Corrections

standings-corrections-button = Corrections
standings-corrections-title = Corrections
standings-corrections-empty = Nothing has been corrected here.
standings-corrections-line = { $who } · { $what }, { $day }: **{ $change }**, by { $by } { $when }
standings-corrections-struck = struck
standings-corrections-undone = undone by { $by }
standings-changed-title = Changed after posting
standings-changed = The newest results that count otherwise than they were first posted, or were doubted and then confirmed, with when they were posted:
standings-changed-empty = Nothing that counts here was changed after it was posted, or doubted and then confirmed.
standings-changed-pasted = 📋 { $who } pasted results of { $days } days within an hour, without a message, { $when }
standings-correct-title = Correct a result
standings-correct = Whose result is wrong? Everybody can see what you change: the leaderboard has a page of corrections. You can take each one back.
standings-correct-player-prompt = Whose result
standings-correct-undo-prompt = Take a correction back
standings-correct-batch = { $who } · all struck at once ({ $count })
standings-correct-undo-all = All of them ({ $count })
standings-correct-result-prompt = Which result
standings-correct-which = Which result of { $who } is wrong? These are the latest.
standings-correct-none = { $who } has no results here that count.
standings-correct-joined = What { $account } records counts under { $who }.
standings-correct-champion = Champion of the season
standings-correct-what = { $who } · **{ $what }**: what should happen to it? A struck result does not count; you can change one that was played elsewhere.
standings-correct-strike-button = Strike it
standings-correct-strike-all-button = Strike all ({ $count })
standings-correct-strike-all = Strike all that is listed of { $who } ({ $count })? It won't count any more.
standings-correct-struck-all = All that was listed of { $who } is struck ({ $count }).
standings-correct-strike-pasted-button = Strike the pasted ({ $count })
standings-correct-strike-pasted = Strike what { $who } pasted ({ $count })? It won't count any more.
standings-correct-struck-pasted = What { $who } pasted is struck ({ $count }).
standings-correct-undone-all = Corrections of { $who } taken back: { $count }.
standings-correct-change-button = Change it
standings-correct-undo-button = Undo
standings-correct-others-button = Other results
standings-correct-shown = Everybody can see this under Corrections, on the leaderboard.
standings-correct-modal = Change a result
standings-correct-number = The right result: { $low } to { $high }
standings-correct-solved = The right result: { $low } to { $high }, or X
standings-correct-time = The right time, such as 1:23
standings-exclusions-button = Shut out of records
standings-exclusions-back-button = Let in again
standings-exclusions-line = 🚫 { $who } · results aren't recorded any more, by { $by } { $when }
standings-exclusions-ask = Shut { $who } out of records? Nothing they post from now on is recorded, and everybody can read under Corrections that you decided so.
standings-joined-line = 🔗 { $account } · results count for { $who }, joined by { $by } { $when }
standings-exclusions-out = Nothing that { $who } posts from now on is recorded. Results up to now stay, unless you strike them.
standings-exclusions-back = Results of { $who } are recorded again.
