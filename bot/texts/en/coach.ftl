### The coach: what each guess of a game was worth, and how hard a word is.

## A game of one board

coach-title = Analysis · { $answer }
coach-unplayed = Your last game, **{ $answer }**, had no guess. This is the one before.
coach-assumed = -# I took your last word, { $word }, as the answer. If it was another one, write it in the option `answer`.
coach-details-button = Details
coach-meant-button = I meant { $meant }
coach-back-button = Back
coach-answer-field = The answer you were looking for
coach-language-prompt = Language of the words

# $skill is a word of `coach-skill-…`; $luck is `much`, `some`, `neither`, `little` or `none`.
coach-won = Solved in { $guesses }.{ $skill ->
    [hit] { " " }Straight to the answer!
    [masterly] { " " }You'd have to look hard for a better guess.
    [sharp] { " " }Sharp play!
    [solid] { " " }Good, solid play.
    [fair] { " " }A fair game with room to improve.
    [loose] { $guesses ->
        [4] { " " }It could have come sooner.
       *[other] { " " }A guess or two went to waste.
    }
   *[wild] { " " }That was the long way round.
}{ $luck ->
    [much] { " " }Luck helped a lot.
    [some] { " " }Luck helped.
    [little] { " " }Luck was no help.
    [none] { " " }Luck was dead against it.
   *[neither] { "" }
}
coach-won-other = Solved in { $guesses }.{ $skill ->
    [hit] { " " }What a shot!
    [masterly] { " " }Every guess counted.
    [sharp] { " " }Hardly a letter was wasted.
    [solid] { " " }Well played, all in all.
    [fair] { " " }Not bad, but there was more in it.
    [loose] { " " }There was a quicker way.
   *[wild] { " " }You took the scenic route.
}{ $luck ->
    [much] { " " }The tiles were very kind.
    [some] { " " }The tiles were kind.
    [little] { " " }The tiles gave little away.
    [none] { " " }The tiles gave nothing away.
   *[neither] { "" }
}
coach-lost = Not solved this time: { $left ->
    [one] { $left } word was
   *[other] { $left } words were
} still possible.
coach-lost-only = Not solved this time, though it was the only word left.
coach-lost-last = Not solved this time. Before the last guess, { $before } words were still possible.
coach-still-open = Still open: { $words }.
coach-lost-unlucky = It was mostly bad luck.
coach-lost-hapless = Luck was no help either.
coach-given-up = Given up after { $guesses ->
    [one] { $guesses } guess
   *[other] { $guesses } guesses
}, with { $left ->
    [one] { $left } word
   *[other] { $left } words
} left.
coach-unfinished = Not finished: after { $guesses ->
    [one] { $guesses } guess
   *[other] { $guesses } guesses
}, { $left ->
    [one] { $left } word was
   *[other] { $left } words were
} left.
coach-beaten = 🎉 { $who ->
    [you] You
   *[they] They
} beat { $rival }, who { $guesses ->
    [0] doesn't find it!
   *[other] needs { $guesses }!
}
coach-only-after = After **{ $before }** only **{ $answer }** was left.
coach-in-row = **{ $guess }** (row { $row })
# $told is one of the sentences `coach-ignored-…` below, which have no full stop.
coach-ignored = { $told }{ $several ->
    [yes] : { $rows }.
   *[no] .
}
# $who is `it` for the guess of the sentence before, `several` for $times guesses, which follow.
coach-ignored-lost = { $who ->
    [it] It also dropped
    [several] { $times } guesses dropped
   *[one] **{ $guess }** in row { $row } dropped
} the green { $letters } of { $shown }
coach-ignored-lost-other = { $shown } had { $letters } green, but { $who ->
    [several] { $times } guesses
   *[one] **{ $guess }** in row { $row }
} did without
coach-ignored-moved = { $who ->
    [it] It also moved
    [several] { $times } guesses moved
   *[one] **{ $guess }** in row { $row } moved
} the green { $letters } of { $shown }
coach-ignored-left-out = { $who ->
    [it] It also left out
    [several] { $times } guesses left out
   *[one] **{ $guess }** in row { $row } left out
} { $letters }, which { $shown } had shown
coach-ignored-left-out-other = { $who ->
    [several] { $times } guesses
   *[one] **{ $guess }** in row { $row }
} made no use of { $letters }, known since { $shown }
coach-ignored-double = { $who ->
    [it] It also has
    [several] { $times } guesses have
   *[one] **{ $guess }** in row { $row } has
} too few of the letter { $letters }: { $shown } had shown { $count } of them
coach-ignored-place = { $who ->
    [it] It also put
    [several] { $times } guesses put
   *[one] **{ $guess }** in row { $row } put
} { $letters } in place { $place }, which { $shown } had ruled out
coach-ignored-place-other = { $who ->
    [several] { $times } guesses
   *[one] **{ $guess }** in row { $row }
} tried { $letters } in place { $place } once more, in spite of { $shown }
coach-ignored-grey = { $who ->
    [it] It also tried
    [several] { $times } guesses tried
   *[one] **{ $guess }** in row { $row } tried
} { $letters } again, { -gray } since { $shown }
coach-ignored-grey-other = { $who ->
    [several] { $times } guesses
   *[one] **{ $guess }** in row { $row }
} wasted room on { $letters }, already ruled out by { $shown }
coach-ignored-grey-third = { $who ->
    [several] { $times } guesses
   *[one] **{ $guess }** in row { $row }
} learned nothing from { $letters }, already { -gray } in { $shown }
coach-ignored-too-many = { $who ->
    [it] It also has
    [several] { $times } guesses have
   *[one] **{ $guess }** in row { $row } has
} one { $letters } more than { $shown } allows
coach-ignored-too = Clues were ignored in { $guesses } too.
coach-paid = It paid off all the same: { $before } words before it, { $after } after.
coach-times = { $times } guesses went that way.
coach-repeated = **{ $guess }** in row { $row } had been played in row { $first } already; the same word twice tells nothing new.
coach-no-win = **{ $guess }** in row { $row } fits every clue too, but hardly any puzzle hides it.
coach-trapped = **{ $pattern }** is a trap: { $words } words fit ({ $named }), and **{ $guess }** in row { $row } tried just one of them.
coach-trapped-other = { $words } words fit **{ $pattern }** ({ $named }): a trap. **{ $guess }** in row { $row } started to try them one by one.
coach-trapped-better = **{ $better }** would have told most of them apart in one go.
coach-trapped-apart = **{ $better }** would have told them all apart in one go.
coach-trapped-letters = One guess with several of { $letters } tells them apart.
coach-trapped-hard = In hard mode it takes luck from there: test those letters before the tiles turn green.
coach-narrow = Stepping out of the **{ $pattern }** trap was the right idea, but of { $letters }, **{ $guess }** in row { $row } tested { $some ->
    [yes] only { $tested }
   *[no] none
}.
coach-narrow-better = **{ $better }** would have tested { $tested }.
coach-opener = **{ $guess }** is { $start ->
    [very] a very slow
   *[slow] a slow
} start: it usually leaves { $left } words, where **{ $better }** leaves { $better_left }.
coach-opener-costs = Over many games, that costs { NUMBER($guesses, minimumFractionDigits: 1, maximumFractionDigits: 1) } guesses a game.

coach-lesson = In row { $row }, **{ $better }** would have been better than **{ $guess }**.
coach-lesson-other = **{ $better }** would have told more than **{ $guess }** did in row { $row }.
coach-fits = It fit every clue and could have been the answer.
coach-apart = It would have told **{ $word }** and **{ $other }** apart.
coach-fewer = It usually leaves { $better ->
    [0] no other word
    [one] { $better } word
   *[other] { $better } words
}, where yours leaves { $left }.
coach-sooner = It gets there a little sooner.

coach-praise-flawless = 👏 I couldn't have chosen better in any row.
coach-praise-escaped = 👏 **{ $guess }** got out of the **{ $pattern }** trap: { $before } words before it, { $after } after.
coach-praise-lucky = 🎯 **{ $guess }** hit 1 of { $before } words that were left.
coach-praise-surprising = 👏 **{ $guess }** was a fine idea: it couldn't be the answer, yet took { $before } words down to { $after }.
coach-praise-top = 👏 **{ $guess }** was the best guess there was, with { $before } words left.
coach-praise-saved = 👏 **{ $guess }** saved it at the last moment.
coach-praise-cut = 👏 **{ $guess }** did most of the work: from { $before } words to { $after }.
coach-team-best = 👏 **{ $guess }** was a good choice.

## Its figures, behind Details

coach-row = { $words ->
    [one] { $words } word
   *[other] { $words } words
} → { $after } · { $judged }
coach-solved = solved
coach-verdict-best = none better
coach-verdict-alike = as good as my own choice
coach-verdict-close = close to the best, cost { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-verdict-probe = a fine idea, cost { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-verdict-costly = costly: { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-verdict-poor = very costly: { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-verdict-unlisted = fits too, but is never an answer
coach-better = better: **{ $better }**
coach-best-of-all = rarer, but better by { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }: { $best }
coach-no-luck = no luck involved
coach-luck = { $luck }, { $sign }{ NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }

coach-all-title = Overall
coach-overall = Skill **{ $skill }** of 99{ $skilled }. Luck **{ $luck }** of 99: { $lucky }.
coach-skilled = : { $skilled }
coach-gamble = a gamble, cost { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-sum-rest = Of this, { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } is blamed on no guess: only { $words } would have saved it.
coach-sum-rest-unnamed = Of this, { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } is blamed on no guess: it comes of very small differences.
coach-sum = { $guesses ->
    [one] { $guesses } guess
   *[other] { $guesses } guesses
}{ $more } = { NUMBER($optimal, minimumFractionDigits: 2, maximumFractionDigits: 2) } with best play + { NUMBER($given, minimumFractionDigits: 2, maximumFractionDigits: 2) } for weaker guesses { $fortune }
coach-sum-more = { " " }+ { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } still needed
coach-sum-lucky = − { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } saved by good luck
coach-sum-unlucky = + { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } lost to bad luck

coach-turning-title = Turning point
coach-turning-none = None: neither a guess nor luck made a difference.
coach-turning-skill = Row { $row }, **{ $guess }**: this guess cost { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } guesses.
coach-turning-several = Row { $row }, **{ $guess }**: from here on, { $times } guesses of this kind cost { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
coach-turning-paid = Row { $row }, **{ $guess }**: this guess cost { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }, but good luck saved { NUMBER($saved, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
coach-turning-lucky = Row { $row }, **{ $guess }**: good luck saved { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } guesses.
coach-turning-unlucky = Row { $row }, **{ $guess }**: bad luck cost { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } guesses.

coach-rivals-title = The same word, played by the rivals
coach-rival-needed = { $rival }: { $guesses }
coach-rival-lost = { $rival }: not found
coach-own-needed = { $who ->
    [you] You
    [team] Together
   *[they] They
}: { $guesses }
coach-own-lost = { $who ->
    [you] You
    [team] Together
   *[they] They
}: not found

coach-note-exact = All figures are in guesses, and exact. Skill starts at 99 and is halved for each guess given away. Luck is 50 if it made no difference, 79 if it saved a guess.
coach-note = All figures are in guesses, accurate to about 0.02. Skill starts at 99 and is halved for each guess given away. Luck is 50 if it made no difference, 79 if it saved a guess.

coach-skill-masterly = masterly
coach-skill-sharp = sharp
coach-skill-solid = solid
coach-skill-fair = fair
coach-skill-loose = loose
coach-skill-wild = wild

coach-luck-very-lucky = very lucky
coach-luck-lucky = lucky
coach-luck-a-little-lucky = a little lucky
coach-luck-neither = neither lucky nor unlucky
coach-luck-a-little-unlucky = a little unlucky
coach-luck-unlucky = unlucky
coach-luck-very-unlucky = very unlucky

## A game of several boards

coach-boards-title = Analysis · { $boards } boards
coach-boards-won = { $boards ->
    [2] Both boards
   *[other] All { $boards } boards
} solved in { $guesses }; my best play needs about { NUMBER($optimal, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
coach-boards-lost = { $solved } of { $boards } boards solved.
coach-boards-waited = 💡 Board { $board } had only one word left from row { $row } on, yet { $guesses } guesses went elsewhere and solved nothing.
coach-boards-ruled-out = 💡 The tiles had ruled **{ $guess }** (row { $row }) out on every open board. **{ $better }** would have helped more.
coach-boards-better = 💡 In row { $row }, **{ $better }** would have brought all boards together further than **{ $guess }**.
coach-boards-served = 👏 **{ $guess }** served { $boards } boards at once.
coach-boards-hit = 🎯 **{ $guess }** hit 1 of the { $words } words left on board { $board }.
coach-step-after = { $words } on { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
}
coach-boards-note = All figures are estimates, in guesses.

## How hard a word is

coach-hard-title = How hard is { $answer }?
coach-hard-figure = **{ $level }**: people need about { NUMBER($guesses, minimumFractionDigits: 1, maximumFractionDigits: 1) } guesses, and about one in { $failing } fails. It is harder than { $figure } of 100 answers of this length.
coach-hard-solver = { $rival }, my strongest player, needs { $guesses ->
    [one] { $guesses } guess
   *[other] { $guesses } guesses
}.
coach-hard-solver-lost = { $rival }, my strongest player, needs more than { $most } guesses.
coach-hard-opening = As a first guess it ranks { $place } of { $words }; with perfect play a game then takes { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } guesses on average.
coach-hard-why = What makes it hard: { $reasons }.
coach-hard-why-easy = What may trip people up: { $reasons }.
coach-hard-because-repeated = it has more than one { $letters }
coach-hard-because-thrice = it has the letter { $letters } three times
coach-hard-because-letter = few words have the letter { $letters }
coach-hard-because-pair = few words have { $letters } in them
coach-hard-because-vowels = it has no vowel, except perhaps Y
coach-hard-because-unknown = few people know it
coach-hard-because-form = puzzles seldom hide such a form of a word
coach-hard-because-rare = puzzles seldom hide it
coach-hard-because-openers = the usual first guesses tell little about it
coach-hard-because-seldom = people seldom think of it
coach-hard-because-alike = many other words still fit after a few guesses
coach-losers-none = { $strategies ->
    [one] The one rival who plays this length finds it.
   *[other] All { $strategies } rivals find it.
}
coach-losers = { $strategies ->
    [one] The one rival who plays this length misses it: { $names }.
   *[other] { $losers } of the { $strategies } rivals { $losers ->
        [one] misses
       *[other] miss
    } it: { $names }.
}
coach-alike-none = No other answer differs from it by just one letter.
coach-alike = Similar: { $words } words look like { $pattern }: { $named }.
coach-trap = A trap: { $words } words look like { $pattern }: { $named }.
coach-named-more = { $named }, …
coach-hard-note = This looks at the word alone, never at a running game. What people need is estimated from 359 English puzzles of five letters that thousands played, to about a quarter of a guess; for other languages and lengths it's rougher.
coach-hard-unhidden = I never hide it myself; others may set it.

coach-level-easy = Easy
coach-level-fair = Fair
coach-level-tricky = Tricky
coach-level-hard = Hard
coach-level-brutal = Brutal
