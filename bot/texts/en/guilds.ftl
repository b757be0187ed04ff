### A server's settings.

guilds-page-title = Settings · { $page }
guilds-page-prompt = Page
guilds-mute = I can't post the daily there. Please let me view that channel and send messages in it.
guilds-threadless = I can't open a private thread there. It takes a text channel in which I may create private threads and send messages in threads.

## The pages

guilds-page-play = Play
guilds-page-channels = Channels
guilds-page-daily = Daily
guilds-page-words = Words
guilds-page-lists = Word lists
guilds-page-people = People
guilds-page-leaderboard = Leaderboard
guilds-page-seasons = Seasons
guilds-page-play-hint = language, length, hard mode, theme, taking turns, remarks
guilds-page-channels-hint = where games are played, threads, idle games
guilds-page-daily-hint = its channel, hour, time zone, ping and hints
guilds-page-words-hint = extra and banned words, crude guesses, spelling
guilds-page-lists-hint = words of your own to play with: a lesson, a fandom
guilds-page-people-hint = who may start and end games
guilds-page-leaderboard-hint = games a player needs to be ranked, missed dailies, points of your own
guilds-page-seasons-hint = seasons, champions and the weekly post

## Play

guilds-language = **Language of words**: { $value }
guilds-language-followed = **Language of words**: { $value }, as in this server's Discord settings
guilds-language-follow = As in Discord
guilds-length = **Length**: { $value } letters, unless a player asks for another
guilds-hard = **Hard mode**: { $value }
guilds-theme = **Theme**: { $value }, on boards that everybody sees
guilds-hard-off = off
guilds-hard-hard = on, clues must be used
guilds-hard-ultra = ultra, every clue must fit
guilds-language-prompt = Language of words
guilds-length-prompt = Length
guilds-hard-prompt = Hard mode
guilds-theme-prompt = Theme
guilds-turns-on = **Taking turns** in games of everybody: on, unless whoever begins switches it off
guilds-turns-off = **Taking turns** in games of everybody: off, unless whoever begins switches it on. Whoever joins still leaves the next guess to others for half a minute.
guilds-turns-switch = Taking turns
guilds-length-option = { $value } letters
guilds-remarks-on = **Remarks** at the end of a game: on
guilds-remarks-off = **Remarks** at the end of a game: off
guilds-remarks-switch = Remarks

## Themes, here and in a player's preferences

guilds-theme-squares = Squares
guilds-theme-letters = Letter tiles
guilds-theme-picture = Picture
guilds-theme-contrast = High contrast
guilds-theme-contrast-letters = High-contrast letter tiles
guilds-theme-symbols = Symbols
guilds-theme-text = Plain text
guilds-theme-squares-hint = 🟩🟨⬛ and the letters beside them
guilds-theme-letters-hint = letters on green, yellow and { -gray }
guilds-theme-picture-hint = large tiles, names and the keyboard in one picture
guilds-theme-contrast-hint = 🟧 correct, 🟦 present
guilds-theme-contrast-letters-hint = letters on orange, blue and { -gray }
guilds-theme-symbols-hint = [A] correct, (A) present, no { -color }
guilds-theme-text-hint = for screen readers

## Channels

guilds-channels = **Games may start in**: { $value }
guilds-channels-none = every channel
guilds-threads-on = **Each game**: in a thread of its own
guilds-threads-off = **Each game**: in the channel itself
guilds-idle = **Idle games**: closed { $public ->
    [one] { $public } hour
   *[other] { $public } hours
} after the last guess, private ones after { $private ->
    [one] { $private } hour
   *[other] { $private } hours
}
guilds-channels-prompt = Channels allowed (none: every channel)
guilds-threads-switch = Threads
guilds-idle-button = Idle hours
guilds-idle-modal = Hours until an idle game is closed
guilds-idle-public-field = Games in channels (1 to { $most })
guilds-idle-private-field = Private games (1 to { $most })

## The daily

guilds-daily-channel = **The daily is posted in**: { $value }
guilds-schedule = **Time**: { $hour }:00 { $zone }
guilds-ping-role = **It pings**: { $value }
guilds-ping-role-none = nobody
guilds-daily-hints-on = **Hints in it**: allowed
guilds-daily-hints-off = **Hints in it**: not allowed
guilds-shields-on = **One missed daily a month**: a shield keeps the streak
guilds-shields-off = **One missed daily a month**: ends the streak
guilds-daily-thread-on = **Spoiler thread**: whoever has finished gets into a private thread beside the daily's post, with everybody's board. Moderators who may manage threads can look in, too.
guilds-daily-thread-off = **Spoiler thread**: none
guilds-daily-list = **Its word comes from** one of this server's word lists, so it doesn't count for the leaderboard
guilds-daily-begins = Once you choose a channel, I post the daily there: today's within a minute if it's past { $hour }:00, and the next one at that hour.
guilds-daily-channel-prompt = Channel of the daily
guilds-ping-role-prompt = Role to ping (none: no ping)
guilds-schedule-button = Hour and time zone
guilds-daily-card-on = **When the first has played**: everybody sees a card
guilds-daily-card-off = **When the first has played**: no card
guilds-daily-card-switch = Card
guilds-daily-hints-switch = Hints
guilds-shields-switch = Streak shield
guilds-daily-thread-switch = Spoiler thread
guilds-schedule-modal = When the daily is posted
guilds-hour-field = Hour, 0 to 23
guilds-zone-field = Time zone, such as Europe/Berlin

## Words

guilds-extra = **Extra words**, which can be guessed here too: { $words }
guilds-banned = **Banned words**, which are never guessed, hidden or suggested: { $words }
guilds-offensive-on = **Crude guesses**: accepted, but never the answer; slurs are always refused
guilds-offensive-off = **Crude guesses**: refused like slurs, and never the answer
guilds-spelling = **English spelling of answers**: { $value }; both can be guessed
guilds-spelling-american = American (color)
guilds-spelling-british = British (colour)
guilds-spelling-prompt = Answers in English
guilds-none = none
guilds-more = { $words } and { $count } more
guilds-extra-button = Extra words
guilds-banned-button = Banned words
guilds-offensive-switch = Crude guesses
guilds-extra-field = Words that may be guessed here too
guilds-banned-field = Words nobody should see here
guilds-added = **{ $word }** can be guessed in this server from now on, and I'll consider it when I help. `/{ -command } settings` lists all your words.

## People

guilds-start = **Who starts games**: { $who }
guilds-stop = **Who ends games of others without a vote**: { $who }
guilds-moderators-always = Moderators, who may manage messages, can always do both.
guilds-who-everyone = everyone
guilds-who-moderators = moderators
guilds-who-role = a role
guilds-role-missing = a role, which you choose below
guilds-start-prompt = Who starts games
guilds-starters-prompt = The role that starts games
guilds-stop-prompt = Who ends others' games
guilds-stoppers-prompt = The role that ends games of others

## Leaderboard

guilds-least-games = **Games to be ranked**: { $value }. Players with fewer are listed below all others, as new.
guilds-least-games-prompt = To be ranked
guilds-correct-button = Correct a result
guilds-least-games-option = { $value ->
    [one] { $value } game
   *[other] { $value } games
}

## What a missed daily costs

guilds-absence = **A missed daily costs**: { $value }. It counts on the leaderboard of dailies for a day, week, month or year, and only for those who played at least one in that time.
guilds-absence-prompt = A missed daily costs
guilds-absence-none = nothing
guilds-absence-loss = as much as a loss
guilds-absence-average = as much as an average game
guilds-absence-worst = as much as that day's worst result

## What a result is worth

guilds-points = **Points**: { $wins } for a word found in 1 to 6 guesses, { $lost } for a game that isn't solved. The leaderboard can rank by them.
guilds-points-button = Points
guilds-points-modal = What a game is worth
guilds-points-field = Points for 1 to 6 guesses, then not solved
guilds-double-day = **Double points**: { $day }
guilds-double-day-prompt = Double points
guilds-double-day-none = on no day

## All servers

guilds-shared-on = **Leaderboard of all servers**: this server takes part. Players are named there, unless they hide their name.
guilds-shared-off = **Leaderboard of all servers**: this server does not take part.
guilds-shared-switch = All servers

## Records

guilds-page-records = Records
guilds-page-records-hint = channels in which results are recorded, late results, edits, export
guilds-record-channels = **Results are recorded in**: { $value }. Shares posted there and the summaries of the Wordle app count without a command.
guilds-record-days = { $value ->
        [0] **Late results**: taken at any time
        [one] **Late results**: taken up to { $value } day after the day of the puzzle
       *[other] **Late results**: taken up to { $value } days after the day of the puzzle
    }
guilds-record-edits = **Edits**: { $value }; what was posted first is remembered
guilds-record-edits-prompt = Edits
guilds-record-edits-never = change no result
guilds-record-edits-slip = change a result for ten minutes after it was posted
guilds-record-edits-day = change a result on the day of its message
guilds-record-edits-ever = change a result for as long as late ones are taken
guilds-record-pasted-on = **Pasted results**: anybody can record their own with `/{ -command } record`
guilds-record-pasted-off = **Pasted results**: not taken; only what somebody posted counts
guilds-record-reaction-on = **Mark**: 📝 below each message that is recorded, a figure beside it if I counted another than it says, ✏️ if an edit changed the result, ❔ below a result that I didn't take; of a puzzle, your first result counts
guilds-record-reaction-off = **Mark**: none
guilds-record-channels-prompt = Channels to record results in
guilds-record-days-prompt = Late results
guilds-record-days-option = { $value ->
        [0] at any time
        [one] { $value } day late
       *[other] { $value } days late
    }
guilds-record-reaction-switch = Mark 📝
guilds-record-pasted-switch = Pasted results
guilds-export-button = Export results
guilds-exported = Here are this server's results, as tables for a spreadsheet. Of other puzzles, in results.csv: { $records }. Of games with me, in games.csv: { $games }. Whoever hides their name is “a player” there.
guilds-export-cut = Each table has the newest { $most } at most.
guilds-export-empty = Nothing has been recorded or finished in this server yet.

## A switch, as the label of its button

guilds-chosen = { $setting }: { $value }
guilds-on = { $setting }: on
guilds-off = { $setting }: off

## Reported words

guilds-page-reports = Reported words
guilds-page-reports-hint = words that players reported, to ban or keep
guilds-reports = Players say that these words should not be answers. A banned word is never guessed, hidden or suggested in this server; keeping a word only takes it off this list.
guilds-no-reports = No reported words are waiting. Players can report the word of a game that has ended.
guilds-reported = **{ $word }** ({ $language }): { $players ->
    [one] { $players } player
   *[other] { $players } players
} · { $why }
guilds-reported-rare = hardly known
guilds-reported-offensive = offensive
guilds-reported-nonword = not a word
guilds-reported-other = another reason
guilds-reported-more = and { $count } more
guilds-ban-prompt = Ban here
guilds-keep-prompt = Keep

## Seasons and the weekly post

guilds-season = **Seasons**: { $season }. When one ends, its champion is named here, and everybody starts even. If nobody has played for two weeks by then, I wait for the next game. Changing this ends a running season without a champion.
guilds-season-off = none
guilds-season-monthly = every month
guilds-season-days = from { $first } to { $last }
guilds-season-prompt = Seasons
guilds-season-button = Season with dates
guilds-season-modal = A season of your own days
guilds-season-first-field = First day, such as 2026-12-01
guilds-season-last-field = Last day, such as 2026-12-31
guilds-weekly = **Weekly post**: { $day } at { $hour }:00 { $zone }, if anybody has played
guilds-weekly-off = **Weekly post**: none
guilds-weekly-never = none
guilds-weekly-prompt = Weekly post
guilds-weekly-button = Hour of the weekly post
guilds-bulletin-channel = **Posted in**: { $value }
guilds-bulletin-channel-prompt = Channel of these posts (none: where the daily is)
guilds-bulletin-refused = On { $day } I was not allowed to post there. Let me view that channel and send messages in it.
guilds-daily-channel-none = no channel yet
guilds-record-channels-none = { guilds-daily-channel-none }
guilds-bulletin-channel-none = { guilds-daily-channel-none }

## Rewards

guilds-page-rewards = Rewards
guilds-page-rewards-hint = roles for yesterday's best, champions and long streaks
guilds-rewards = These roles come and go by themselves, without a ping: whoever earns one has it until somebody else does, or the streak ends. They follow this server's dailies and seasons, and the results recorded here of a game that you choose: Wordle, or another that has a puzzle for each day.
guilds-best-role = **Best at yesterday's daily**: { $value }
guilds-best-role-none = no role
guilds-best-role-prompt = Role of yesterday's best (none: no role)
guilds-wordle-role = **Best at yesterday's { $game }, of the results recorded here**: { $value }
guilds-wordle-role-none = { guilds-best-role-none }
guilds-wordle-role-prompt = { $game }: { guilds-best-role-prompt }
guilds-reward-game-prompt = Rewarded game
guilds-champion-role = **Champions of the last season**: { $value }
guilds-champion-role-none = { guilds-best-role-none }
guilds-champion-role-prompt = Role of the champions (none: no role)
guilds-streak-role = **7 days in a row**: { $value }
guilds-streak-role-none = { guilds-best-role-none }
guilds-streak-role-prompt = Role for 7 days in a row (none: no role)
guilds-long-streak-role = **30 days in a row**: { $value }
guilds-long-streak-role-none = { guilds-best-role-none }
guilds-long-streak-role-prompt = Role for 30 days in a row (none: no role)
guilds-longest-streak-role = **100 days in a row**: { $value }
guilds-longest-streak-role-none = { guilds-best-role-none }
guilds-longest-streak-role-prompt = Role for 100 days in a row (none: no role)
guilds-beyond = I can't give one of these roles. Allow me to manage roles, and move my own role above it.
guilds-power = One of these roles gives power over others, so I don't give it away. Choose a role without such rights.
guilds-page-games = Games you teach
guilds-page-games-hint = puzzles that I don't know yet, learned from two shares
