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
records-counted = The grid has { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}, so I counted { $rows }, not { $stated }.
records-known = **{ $puzzle }** is recorded already: { $result }.
records-kept = **{ $puzzle }** was recorded before: { $result }. That stays, unless you remove it.
records-unread = I couldn't read { $shares }.
records-left-out = More than { $most } results are not read at once. Left out: { $count }. Send those in another message.
records-not-recorded = Not recorded either: { $puzzles }.
records-struck = **{ $puzzle }** was struck by somebody who manages the server. It does not count. Ask them if you think it should.
records-corrected = **{ $puzzle }** · { $result }. { refusals-corrected }
records-joined = What { $account } records here counts for { $who }: a moderator said that both accounts are one person's. **{ standings-corrections-button }** in `/{ -command } leaderboard` says who. If that is wrong, ask them.
records-struck-title = Removed by a moderator
records-puzzle = { $game } { $puzzle }
records-doubted = This reads like somebody else's result, or like none, so I left it out. Is it a result of whoever posted it?
records-doubted-button = Yes, record it
records-doubted-prompt = Choose the results of whoever posted it
records-remove-button = Remove { $puzzle }
records-remove-prompt = Remove results
records-removed = **{ $puzzle }** is removed. You can record it again with `/{ -command } record`.
records-more = `/{ -command } records` shows who is best at it.

## A figure, by what it counts

records-unsolved = not solved
records-first = ✏️ first posted as { $result }
records-confirmed = ❔ doubted, confirmed by its author
records-pasted = 📋 pasted with a command, without a message
records-other = ⚠️ another message says { $result }
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
records-figure-points = { $figure ->
    [one] { $figure } point
   *[other] { $figure } points
}
records-figure-time = { $figure }
records-mean-guesses = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } guesses
records-mean-boards = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } guesses
records-mean-mistakes = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } mistakes
records-mean-hints = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } hints
records-mean-stars = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } stars
records-mean-points = { NUMBER($mean, maximumFractionDigits: 0) } points
records-mean-time = { $mean }

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
records-nameless = From summaries of the Wordle app, results that only have a name: **{ $results }**. They count as soon as a moderator has said in `/{ -command } records` who that is.
records-name-prompt = Who is { $name }?
records-claimed = { $who } is **{ $name }** from now on. { $results ->
    [0] No results were waiting for that name.
    [one] { $results } result was added.
   *[other] { $results } results were added.
}
records-claimed-known = { $known ->
    [one] Of { $known } puzzle they have another result already, and that one counts.
   *[other] Of { $known } puzzles they have other results already, and those count.
} If that isn't the same person, choose again under **{ records-named-button }**.
records-who-title = Who is who
records-who-button = Who is who ({ $names })
records-who-none = Every name in the summaries is known.
records-accounts = Does somebody have two accounts? Choose the second one below, then the first: the results of both count together.
records-account-line = { $account } counts for { $who }
records-account-prompt = Choose somebody's second account
records-account-ask = Whose second account is { $account }? Choose the first one: what { $account } has recorded here, and will record, counts for it. It can be taken back.
records-account-whose-prompt = Whose account is it?
records-account-one = What { $account } records here counts for { $who }. If that is wrong, choose somebody else, or press **Two people after all**: nothing gets lost.
records-part-button = Two people after all
records-parted = { $account } is nobody else's account any more, and has all its results back.
records-named-button = Names I remember
records-named-title = Names I remember
records-named-prompt = Choose a name to change or forget it
records-named = **{ $name }** is { $who }
records-named-none = I don't remember any names. When a summary only names somebody, I ask here who that is.
records-named-one = **{ $name }** is { $who }. Wrong? Choose somebody else, and all results of that name move to them. Or forget the name: its results wait until you tell me again.
records-forget-button = Forget
records-forgotten = I no longer remember who **{ $name }** is. { $results ->
    [0] No results are waiting for it.
    [one] { $results } result is waiting for it.
   *[other] { $results } results are waiting for it.
}

## Watched channels

records-unseen = I may not read messages here, so I cannot record results by myself. Whoever runs this bot can allow it: switch on **Message Content Intent** for the bot at discord.com/developers and start it with `TILEMATE_MESSAGE_CONTENT=on`. Until then use `/{ -command } record`, or **Record result** on a message.
records-missing = What I still need to record results by myself:
records-missing-portal = - **Message Content Intent**: whoever runs this bot can switch it on at discord.com/developers, under **Bot**.
records-missing-start = - `TILEMATE_MESSAGE_CONTENT=on`: whoever runs this bot has to start it with that.
records-missing-view = - **View Channel** in { $channel }: give it to me in the settings of the channel.
records-missing-history = - **Read Message History** in { $channel }: give it to me in the settings of the channel.
records-missing-until = Until then use `/{ -command } record`, or **Record result** on a message.
records-unreadable = I cannot see older messages in { $channel } yet. Give me the permissions **View Channel** and **Read Message History** there.
records-read-button = Read older messages: #{ $channel }
records-stop-button = Stop reading
records-reading-running = ⏳ Reading older messages in { $channel }: { $read } so far.
records-reading-done = Done. I read all older messages in { $channel }: { $read }.
records-reading-full = The newest { $read } messages in { $channel } are read. I go no further back.
records-reading-searched = The newest { $read } messages in { $channel } are read, and all older summaries of the Wordle app.
records-reading-stopped = Reading in { $channel } was stopped. Messages read: { $read }.
records-reading-forbidden = I may not read older messages in { $channel }. Give me the permissions **View Channel** and **Read Message History** there, then start again.
records-import = Wordle summaries are posted here. I can keep them, and those of the past, as averages, streaks and leaderboards of this server. Only people who manage this server can switch that on.
records-import-button = Import our Wordle history
records-preview-title = What I would record
records-preview = { $count ->
    [one] Of the newest message in { $channel }:
   *[other] Of the newest { $count } messages in { $channel }:
}
records-preview-empty = There are no messages in { $channel } itself. Its threads are read too.
records-preview-known = Known already or struck, so left as they are: { $count }.
records-preview-unread = { $count ->
    [one] { $count } message looks like a result that I would leave out: I can't read it, it is too late, or it is not its author's.
   *[other] { $count } messages look like results that I would leave out: I can't read them, they are too late, or they are not their author's.
}
records-preview-next = Nothing is stored yet. Reading everything takes about a second for 100 messages, and all that it records can be taken back later.
records-preview-gone = { $count ->
    [0] Results whose messages are gone stay, unless you choose to forget them.
    [one] { $count } message with results is gone; they stay, unless you choose to forget them.
   *[other] { $count } messages with results are gone; they stay, unless you choose to forget them.
} That cannot be taken back.
records-preview-button = Read all older messages
records-preview-forget-button = Read, and forget what is gone
records-take-back-button = Take back what was read
records-take-back-sure = Take back every result that I read in older messages? Results recorded since then, and those that people recorded themselves, stay.
records-reading-undone = Everything read in older messages of { $channel } has been taken back.
records-reading-none = Found no results.
records-reading-results = Found { $results ->
    [one] { $results } result
   *[other] { $results } results
} by { $people ->
    [one] { $people } player
   *[other] { $people } players
}.
records-reading-repeated = { $count ->
    [one] { $count } more is of a puzzle that is among them, so it does not count.
   *[other] { $count } more are of puzzles that are among them, so they do not count.
}
records-reading-changed = { $changed ->
    [0] I knew all of them already.
    [one] { $changed } message had a result that is new to me. It is recorded.
   *[other] { $changed } messages had results that are new to me. They are recorded.
}
records-reading-gone = { $count ->
    [one] { $count } message with results is gone, and they went with it.
   *[other] { $count } messages with results are gone, and they went with them.
}
records-reading-left = { $count ->
    [one] { $count } message with results is gone; its results were left.
   *[other] { $count } messages with results are gone; their results were left.
}
records-reading-report = Whoever manages the server finds the report in `/{ -command } settings`, on the page *{ $page }*.
records-reading-unread = { $count ->
    [one] { $count } message looks like a result that I left out: I can't read it, it is too late, or it is not its author's:
   *[other] { $count } messages look like results that I left out: I can't read them, they are too late, or they are not their author's:
} { $links }
records-reading-names = { $results ->
    [one] { $results } more result
   *[other] { $results } more results
} under { $count ->
    [one] { $count } name
   *[other] { $count } names
} in summaries: I do not know who that is. A moderator can tell me in `/{ -command } records`.
records-names-later = After these: { $names }.
records-group-streak = 🔥 Group streak: { $days ->
    [one] { $days } day
   *[other] { $days } days
}, says the latest summary.
records-week-button = This week's Wordle
records-week-empty = Nothing is recorded for this week. Results come with the Wordle app's summaries, or with a share that somebody records.
records-week-now = { $count ->
    [one] If the week ended now, { $who } would win it with { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } guesses on average.
   *[other] If the week ended now, { $who } would share it with { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } guesses on average.
}
records-day-now = { $count ->
    [one] If the day ended now, { $who } would win it with { $guesses }/6.
   *[other] If the day ended now, { $who } would share it with { $guesses }/6.
}
records-week-won = { $count ->
    [one] 🏆 { $who } won the week with { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } guesses on average.
   *[other] 🏆 { $who } shared the week with { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } guesses on average.
}
records-week-unbegun = No result of today is in yet: the app sums up a day the day after.
records-week-absent = Nothing of today yet from { $who }.
records-week-nameless = Not counted, as the summaries only name them: { $names }. A moderator can tell me who they are.
records-week-rule = Ranked by the average of the days played; a word not found counts as { $lost }. { $results ->
    [one] A place takes { $results } result.
   *[other] A place takes { $results } results.
}

## Who is best at a game

records-board-title = { $game } · { $period }
records-empty = Nobody has recorded a result here yet. Paste yours with `/{ -command } record`, or use **Record result** on a message: press and hold it, or right-click it, and choose **Apps**.
records-empty-days = Nobody has recorded a result of { $game } in these days.
records-line = { $place } { $who } · average { $average } · { $solved } of { $games } solved
records-line-open = { $place } { $who } · average { $average } · { $games ->
    [one] { $games } puzzle
   *[other] { $games } puzzles
}
records-place = **{ $place }.**
records-no-place = **–**
records-hidden = … and { $players ->
    [one] { $players } more player
   *[other] { $players } more players
}
records-rule = { $rule } Equal averages are ordered by puzzles solved, then by puzzles played. It takes { $least } results to get a place.
records-pasted-rule = 📋: so many results were pasted, and no message shows them.

## How each game is ranked

records-how-title = Puzzles I can record
records-how = Paste a share with `/{ -command } record`, or use **Record result** on a message. Each game has its own leaderboard, where the best average ranks first: `/{ -command } records`.
records-played-title = Played elsewhere
records-played = **{ $game }** · { $results ->
    [one] { $results } result
   *[other] { $results } results
}
records-played-best = -# { $who } leads: { $average } on average
records-played-more = -# More games in the menu: { $count }
records-games-prompt = Which game
records-games-before = Previous games…
records-games-after = More games: { $count }…
records-how-button = What can I record?
records-how-games = I can read { $games }.
records-more-games = { $count } more
records-rule-guesses = fewest guesses.{ $lost }
records-rule-boards = fewest guesses on all boards together.{ $lost }
records-rule-mistakes = fewest mistakes.{ $lost }
records-rule-hints = fewest hints.{ $lost }
records-rule-stars = most stars.{ $lost }
records-rule-points = most points.{ $lost }
records-rule-time = shortest time.{ $lost }
records-lost = { " " }An unsolved puzzle counts as { $figure }.
records-lost-board = { " " }A missed board counts as { $figure }.
