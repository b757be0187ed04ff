### Badges for deeds.

badges-daily = First daily
badges-two = In two or fewer
badges-last = Last-guess save
badges-trap = Out of the trap
badges-grays = No { -gray } twice
badges-dark = Dark start
badges-ultra = Ultra-hard
badges-boards = Eight at once
badges-duel = Beat the bot
badges-race = Race winner
badges-all = Full house
badges-comeback = Comeback

## What each is for

badges-daily-about = Finish a daily, with or without hints.
badges-two-about = Solve a word in two guesses, or in one.
badges-last-about = Solve a word with the last guess you have.
badges-trap-about = Solve a word after two guesses that missed only the same letter.
badges-grays-about = Solve a word in four guesses or more without ever trying a { -gray } letter again.
badges-dark-about = Solve a word after a first guess without a single hit.
badges-ultra-about = Solve a word in ultra-hard mode.
badges-boards-about = Solve eight boards or more at once, on your own.
badges-duel-about = Win a duel against me.
badges-race-about = Win a race of three players or more.
badges-all-about = Solve a daily that everybody who played it solved: three players or more.
badges-comeback-about = Lose a streak of seven dailies or more, and win seven in a row again.

## Where they are shown

badges-count = { $who } has { $had } of { $all } badges here.
badges-missing = **Still to be had**
badges-rule = A badge is for one deed in a game of your own here that counts, without hints. No badge is for playing a lot.
# $signs are emojis, one for each badge
badges-worn = Badges: { $signs } · { $had } of { $all }
badges-new = New among your badges: { $badges }