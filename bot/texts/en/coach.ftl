### The coach: what each guess of a game was worth, and how hard a word is.

## A game of one board

coach-title = Analysis · { $answer }
coach-details-button = Details
coach-answer-field = The answer you were looking for
coach-language-prompt = Language of the words

# $who is `you` or `they`; $skill is `fine`, `fair` or `bold`; $luck is `lucky`, `unlucky` or `neither`.
coach-won = Solved in { $guesses }. { $who ->
    [you] You
   *[they] They
} { $skill ->
    [fine] played superbly{ $luck ->
        [lucky] , and luck was kind
        [unlucky] , and had no luck at all
       *[neither] { "" }
    }.
    [fair] played well{ $luck ->
        [lucky] , with some luck
        [unlucky] , with little luck
       *[neither] { "" }
    }.
   *[bold] { $luck ->
        [lucky] were bold, and lucky
        [unlucky] took chances, and luck was not kind
       *[neither] took chances
    }.
}
coach-lost = Not solved this time. { $luck ->
    [unlucky] { $skill ->
        [bold] Luck was no help.
       *[fine] It was mostly bad luck.
    }
   *[neither] { $skill ->
        [bold] It was a tough one.
       *[fine] It was close.
    }
}
coach-given-up = Given up after { $guesses ->
    [one] { $guesses } guess
   *[other] { $guesses } guesses
}.
coach-beaten = 🎉 { $who ->
    [you] You
   *[they] They
} beat me: { $guesses ->
    [0] I wouldn't have found it!
   *[other] I would have needed { $guesses }!
}

coach-lesson = 💡 In row { $row }, **{ $better }** would have been better than **{ $guess }**. { $reason }
coach-apart = It would have told **{ $word }** and **{ $other }** apart.
coach-fewer = It usually leaves { $better ->
    [0] no other word
    [one] { $better } word
   *[other] { $better } words
}, where yours leaves { $left }.
coach-only = It was the only word left.
coach-sooner = It gets there a little sooner.

coach-flawless = 👏 I couldn't have chosen better in any row.
coach-top = 👏 **{ $guess }** was a great choice: with { $words } words left, hardly any guess does better.
coach-persistent = 👏 Found it, and that is what counts.
coach-narrowed = 👏 From { $before } words down to { $after }: that is most of the way.
coach-team = 👏 Everybody's best guess:
coach-team-best = { $who } **{ $guess }**

## Its figures, behind Details

coach-row = { $words ->
    [one] { $words } word
   *[other] { $words } words
} → { $after } · { $judged }
coach-solved = solved
coach-best = the best guess
coach-as-good = as good as the best
coach-better = { $skill }, cost { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }; better: **{ $best }**
coach-no-luck = no luck involved
coach-luck = { $luck }, { $sign }{ NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }

coach-all-title = Overall
coach-verdict = Skill **{ $skill }** of 99{ $skilled }. Luck **{ $luck }** of 99: { $lucky }.
coach-skilled = : { $skilled }
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
coach-turning-lucky = Row { $row }, **{ $guess }**: good luck saved { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } guesses.
coach-turning-unlucky = Row { $row }, **{ $guess }**: bad luck cost { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } guesses.

coach-rivals-title = The same word, played by the rivals
coach-rival-needed = { $rival }: { $guesses }
coach-rival-lost = { $rival }: not found
coach-own-needed = { $who ->
    [you] You
   *[they] They
}: { $guesses }
coach-own-lost = { $who ->
    [you] You
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
coach-step-after = { $words } on { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
}
coach-boards-note = All figures are estimates, in guesses.

## How hard a word is

coach-hard-title = How hard is { $answer }?
coach-hard-figure = **{ $level }**, { $figure } of 100.
coach-hard-solver = My best play needs { $guesses ->
    [one] { $guesses } guess
   *[other] { $guesses } guesses
}.
coach-hard-solver-lost = My best play needs more than { $most } guesses.
coach-hard-people = People usually need about { NUMBER($guesses, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
coach-hard-why = What makes it hard: { $reasons }.
coach-hard-because-repeated = it repeats a letter
coach-hard-because-rarest = it has a rare letter
coach-hard-because-pairs = its letters rarely stand next to each other
coach-hard-because-known = few people think of it
coach-hard-because-family = many words look like it
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
coach-alike = Similar: { $words } answers look like { $pattern }: { $named }.
coach-trap = A trap: { $words } answers look like { $pattern }: { $named }.
coach-named-more = { $named }, …
coach-hard-note = This looks at the word alone, never at a running game. What people need is estimated from how thousands played other puzzles.

coach-level-easy = Easy
coach-level-fair = Fair
coach-level-tricky = Tricky
coach-level-hard = Hard
coach-level-brutal = Brutal
