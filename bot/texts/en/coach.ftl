### The coach: what each guess of a game was worth, and how hard a word is.

## A game of one board

coach-title = Analysis · { $answer }
coach-row = { $words ->
    [one] { $words } word
   *[other] { $words } words
} → { $after } · { $skill } · { $luck }
coach-solved = solved
coach-best = the best guess
coach-as-good = as good as the best
coach-better = { $skill }, cost { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }; better: **{ $best }**
coach-no-luck = no luck involved
coach-luck = { $luck }, { $sign }{ NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }

coach-all-title = Overall
coach-verdict = Skill **{ $skill }** of 99: { $skilled }. Luck **{ $luck }** of 99: { $lucky }.
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

coach-rivals-title = Head to head
coach-rivals = { $rivals }; { $own }.
coach-rival-needed = **{ $rival }** needed { $guesses }
coach-rival-lost = **{ $rival }** lost
coach-own-needed = you needed { $guesses }
coach-own-lost = you did not find it
coach-game-needed = this game took { $guesses }
coach-game-lost = this game was lost

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
coach-step = { $words ->
    [one] { $words } word
   *[other] { $words } words
} → { $after } ({ $expected }) · { $judged }
coach-step-after = { $words } on { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
}
coach-step-better = better: **{ $best }**, { NUMBER($words, minimumFractionDigits: 1, maximumFractionDigits: 1) }
coach-expected = { $fortune ->
    [lucky] { NUMBER($words, minimumFractionDigits: 1, maximumFractionDigits: 1) } expected: lucky
    [unlucky] { NUMBER($words, minimumFractionDigits: 1, maximumFractionDigits: 1) } expected: unlucky
   *[neither] { NUMBER($words, minimumFractionDigits: 1, maximumFractionDigits: 1) } expected
}
coach-boards-note = This counts the words left on all open boards together, as a guess that helps one board may do nothing for another.

## How hard a word is

coach-hard-title = How hard is { $answer }?
coach-hard-figure = **{ $level }**, { $figure } of 100.
coach-hard-solver = My best play needs { $guesses ->
    [one] { $guesses } guess
   *[other] { $guesses } guesses
}.
coach-hard-solver-lost = My best play needs more than { $most } guesses.
coach-hard-people = People need { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } on average, and lose { NUMBER($lost, style: "percent") } of their games.
coach-losers-none = { $strategies ->
    [one] My one strategy finds it.
   *[other] All { $strategies } of my strategies find it.
}
coach-losers = { $losers } of my { $strategies } strategies { $losers ->
    [one] loses
   *[other] lose
}: { $names }.
coach-alike-none = No other answer differs from it by just one letter.
coach-alike = Similar: { $words } answers look like { $pattern }: { $named }.
coach-trap = A trap: { $words } answers look like { $pattern }: { $named }.
coach-named-more = { $named }, …
coach-hard-note = This looks at the word alone, never at a running game. The figures for people assume popular first guesses, then likely words.

coach-level-easy = Easy
coach-level-fair = Fair
coach-level-tricky = Tricky
coach-level-hard = Hard
coach-level-brutal = Brutal
