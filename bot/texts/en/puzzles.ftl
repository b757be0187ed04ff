### Puzzles from elsewhere, words that the bot guesses, and hints in a game.

## The panel of a puzzle

puzzles-title = Your puzzle
puzzles-title-shared = This channel's puzzle
puzzles-everything = any word may be the answer
puzzles-outdated = *Something has changed in the meantime. This is how it looks now.*
puzzles-no-rows = No rows yet.
puzzles-on-board = { $text } · board { $board }
puzzles-renewed = This is a new puzzle, because it has been a while since the last row of your old one.
puzzles-stale = It has been a while since your last puzzle, which ended with **{ $word }**. Your next row starts a new one.
puzzles-draft-guess = Try: **{ $word }**
puzzles-draft-mark = Mark: **{ $word }**
puzzles-draft-show = Press each letter until it looks like your tiles, then press **Enter**.
puzzles-path = { $word } left { $words }
puzzles-next = Next guess
puzzles-thinking = Thinking …
puzzles-used = Help taken here: { $rungs }

puzzles-enter-button = Enter
puzzles-found-button = That's it!
puzzles-more = More …
puzzles-continue-button = Continue the old one
puzzles-other-button = I guessed my own word
puzzles-undo-button = Undo
puzzles-reasons-button = Why this word?
puzzles-remaining-button = Remaining words
puzzles-why-button = Why not …?
puzzles-language-button = Another language
puzzles-new-button = New puzzle
puzzles-keep-button = Keep it as it is
puzzles-mend-button = Change row { $row } to { $marks }

puzzles-other-modal = Which word did you guess?
puzzles-language-field = Language of the words
puzzles-words-modal = Which words did you guess?
puzzles-words-field = The { $words } words, with spaces between
puzzles-tiles-field = Their tiles, a line for each word
puzzles-words-rest = Rows { $first } to { $last }, with spaces between
puzzles-why-modal = Which word are you thinking of?
puzzles-reveal-modal = What was your word?
puzzles-word-field = A word
puzzles-reveal-field = Your word of { $letters } letters

## How to begin

puzzles-teaching-title = Solve a puzzle with me
puzzles-teaching =
    Tell me a word you guessed and its tiles, and I say what the answer may be. Or let me choose every guess, and you only press the tiles.

    -# Only you see it. A whole share can be pasted into the option **hints** of `/wordle help`.
puzzles-first-button = Enter my guess
puzzles-lead-button = Choose guesses for me
puzzles-first-modal = Your puzzle
puzzles-first-word-field = The word you guessed
puzzles-first-tiles-field = Its tiles; leave this out for buttons
puzzles-first-tiles-placeholder = 20012, gy.bx, 🟩🟨⬛
puzzles-fresh-title = New puzzle
puzzles-fresh = That's a fresh start. Add a row with the options **guess** and **hints** of `/wordle help`.

## How many words are left

puzzles-left = { $words ->
    [one] **{ $words } word** left.
   *[other] **{ $words } words** left.
}
puzzles-left-likely = { $likely ->
    [one] **{ $likely } likely word** left
   *[other] **{ $likely } likely words** left
} (and { $rare ->
    [one] { $rare } rarer one
   *[other] { $rare } rarer ones
}).
puzzles-left-rare = No common word fits; { $words ->
    [one] **{ $words } rare word** left.
   *[other] **{ $words } rare words** left.
}
puzzles-left-board = Board { $board }: { $left }
puzzles-left-none = No word in my list fits these rows.
puzzles-left-clues = They show: { $clues }. If you know the word, someone who manages this server can teach it to me: `/wordle addword`.

## Rows that cannot all be right

puzzles-slip-title = Not saved
puzzles-slip-row = No word I know fits row { $rows }.
puzzles-slip-rows = Rows { $rows } contradict each other.
puzzles-slip-named = { $row } ({ $word })
puzzles-slip-word = I did not save **{ $word }**.
puzzles-slip-words = I did not save these { $rows } rows.
puzzles-slip-mend = Should row { $row } be { $marks } (`{ $digits }`)?
puzzles-slip-check = Please check the tiles again.

## Help, step by step

puzzles-rung-nudge = A nudge
puzzles-rung-letter = A letter
puzzles-rung-guesses = A word
puzzles-rung-nudge-hint = Something about the word, but no letter of it
puzzles-rung-letter-hint = A letter the word has, or doesn't have
puzzles-rung-guesses-hint = Words to guess next
puzzles-rung-line = **{ $rung }**: { $hint }

# $sure is "certain" (one word is left), "likely" (one of few), "most" or "many" (of all words left).
puzzles-nudge-double = { $sure ->
    [certain] The word has a double letter.
    [likely] The word probably has a double letter.
    [many] Many of the words left have a double letter.
   *[most] Most of the words left have a double letter.
}
puzzles-nudge-single = { $sure ->
    [certain] The word has no repeated letter.
    [likely] The word probably has no repeated letter.
    [many] Many of the words left have no repeated letter.
   *[most] Most of the words left have no repeated letter.
}
puzzles-nudge-ends = { $sure ->
    [certain] The word ends in **-{ $letters }**.
    [likely] The word probably ends in **-{ $letters }**.
    [many] Many of the words left end in **-{ $letters }**.
   *[most] Most of the words left end in **-{ $letters }**.
}
puzzles-nudge-begins = { $sure ->
    [certain] The word begins with **{ $letters }**.
    [likely] The word probably begins with **{ $letters }**.
    [many] Many of the words left begin with **{ $letters }**.
   *[most] Most of the words left begin with **{ $letters }**.
}
puzzles-nudge-vowels = { $sure ->
    [certain] The word has { $vowels }.
    [likely] The word probably has { $vowels }.
    [many] Many of the words left have { $vowels }.
   *[most] Most of the words left have { $vowels }.
}
puzzles-vowels = { $count ->
    [0] no vowel, except perhaps Y
    [one] { $count } vowel
   *[other] { $count } vowels
}

# $place is 0 for anywhere, 1, … or "last".
puzzles-letter = { $words ->
    [one] The likeliest word has
   *[other] { $count ->
        [one] { $count } of the { $words } likeliest words has
       *[other] { $count } of the { $words } likeliest words have
    }
} the letter **{ $letter }**.
puzzles-letter-none = { $words ->
    [one] { $place ->
        [0] The likeliest word doesn't have the letter **{ $letter }**
        [1] The likeliest word doesn't begin with **{ $letter }**
        [last] The likeliest word doesn't end in **{ $letter }**
       *[other] The likeliest word doesn't have **{ $letter }** as letter { $place }
    }.
   *[other] None of the { $words } likeliest words { $place ->
        [0] has the letter **{ $letter }**
        [1] begins with **{ $letter }**
        [last] ends in **{ $letter }**
       *[other] has **{ $letter }** as letter { $place }
    }.
}

## The next guess

puzzles-try-likely = Try **{ $word }**. It is very likely the answer.
puzzles-try-only = The only word left is ||**{ $word }**||.
puzzles-try-only-rare = The only word I know that fits is ||**{ $word }**||, and few people know it. Check the tiles: the puzzle may use a word that I don't know.
puzzles-try-two = Try **{ $word }**. The other word left is **{ $other }**.
puzzles-try-possible = Try **{ $word }**. It may be the answer, and { $leaves }.
puzzles-try-probe = Try **{ $word }**. It can't be the answer, but { $leaves }.
puzzles-try-rare = It is not a common word.
puzzles-try-rude = { $words ->
    [one] Only one word is left, and it is a rude one.
   *[other] The word I would try here is a rude one.
} Press the bar to read it: ||{ $word }||
puzzles-try-also = Also good: { $words }.
puzzles-leaves = usually leaves { $words ->
    [one] 1 word
   *[other] { $words } words
}
puzzles-leaves-or = usually leaves { $few } or { $words } words
puzzles-leaves-about = usually leaves about { $words } words
puzzles-leaves-boards = leaves about { $words } words on all boards together

puzzles-reasons-title = Why { $word }?
puzzles-reasons =
    { "**" }{ $word }** sorts the words left into { $parts ->
        [one] 1 group
       *[other] { $parts } groups
    }. The largest has { $most ->
        [one] 1 word
       *[other] { $most } words
    }.
puzzles-reasons-figure = **{ $word }** { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
puzzles-reasons-note = The figure is about how many guesses are still needed, this one included; fewer is better. A word few people know counts 0.25 more, and one that may be the answer counts up to 0.10 less.
puzzles-reasons-none = There is nothing to weigh up here.
puzzles-sampled = There are { $words } words left; I worked this out with { $seen } of them.

## The words that are left, and why a word is not one of them

puzzles-words-title = { $words ->
    [one] { $words } word
   *[other] { $words } words
}
puzzles-words-page = Page { $page } of { $pages }
puzzles-words-unsaid = { $words ->
    [one] { $words } rude word
   *[other] { $words } rude words
} left out
puzzles-words-back-button = ◀ Likelier
puzzles-words-on-button = Rarer ▶
puzzles-out = **{ $word }** is out: { $clue }.
puzzles-possible = **{ $word }** fits every row.
puzzles-unknown = It just isn't in my word list. Someone who manages this server can add it: `/wordle addword`.
puzzles-over = This puzzle is solved. **New puzzle** starts another.

## A hint in a running game

puzzles-hint-title = Hint
puzzles-hint-nudge = Nudge
puzzles-hint-nudge-about = What the word means, or what it looks like; none of its letters
puzzles-hint-letter = Letter
puzzles-hint-letter-about = A letter of the word that you don't know yet
puzzles-hint-place = Place
puzzles-hint-place-about = Where one of its letters goes
puzzles-hint-guesses = A word
puzzles-hint-guesses-about = A good word to guess next
puzzles-hint-unranked = { $hint } (unranked)
puzzles-hint-price-nothing = This game no longer counts for the leaderboard, so further hints cost nothing.
puzzles-hint-price-own = Looking is free. With the first hint, this game no longer counts for the leaderboard.
puzzles-hint-price-shared = Looking is free. With the first hint, this game no longer counts for the leaderboard, for anybody.
puzzles-hint-price-daily = Looking is free. With the first hint, this daily no longer counts for the leaderboard, and it ends your days in a row.
puzzles-hint-meaning = It means: *{ $meaning }*
puzzles-hint-no-nudge = You know as much about the word as I could say without naming a letter.
puzzles-hint-letter-new = The word has the letter **{ $letter }**.
puzzles-hint-letter-again = The word has another **{ $letter }**.
puzzles-hint-at = **{ $letter }** goes in place { $place }.
puzzles-hint-trait-repeated = A letter occurs more than once in the word.
puzzles-hint-trait-different = All letters of the word are different.
puzzles-hint-trait-vowels = { $vowels ->
    [0] The word has none of A, E, I, O and U.
    [one] The word has { $vowels } vowel.
   *[other] The word has { $vowels } vowels.
}
puzzles-hint-trait-early = The word begins with a letter from the first half of the alphabet.
puzzles-hint-trait-late = The word begins with a letter from the second half of the alphabet.
puzzles-hint-trait-ends-vowel = The word ends with a vowel: A, E, I, O or U.
puzzles-hint-trait-ends-consonant = The word doesn't end with A, E, I, O or U.

## Stump me: the bot guesses a word that somebody thinks of

puzzles-stump-title = Stump me
puzzles-stump-rival = { $rival } guesses
puzzles-stump-first = { $who }, think of a word and don't tell anybody. My guess: **{ $word }**
puzzles-stump-guess = { $words ->
    [one] { $words } word is
   *[other] { $words } words are
} still possible. My guess: **{ $word }**
puzzles-stump-show = Press the letters whose { -color } isn't right for your word yet, then **Enter**. What your earlier marks tell is set already. Is it your word? Press **That's it!**
puzzles-stump-show-first = Press the letters whose { -color } isn't right for your word yet, then **Enter**. Is it your word? Press **That's it!**
puzzles-stump-found = 🎉 **{ $word }**: I found your word in { $guesses ->
    [one] { $guesses } guess
   *[other] { $guesses } guesses
}.
puzzles-stump-beaten = 🏆 I'm out of guesses. You stumped me, { $who }! What was your word?
puzzles-stump-no-words = 🏆 I can't think of another word. You stumped me, { $who }! What was your word?
puzzles-stump-impossible = 🤔 Since row { $turn }, no word I know fits. { $why }
puzzles-stump-recover = Press **Undo** to mark the last row again. If every mark is right, press **Reveal my word**.
puzzles-stump-was = It was **{ $word }**.
puzzles-stump-unknown = Your word isn't in my list, so I would never have guessed it.
puzzles-stump-early = You gave up before you marked my first guess.
puzzles-stump-fair = Every mark is right. Well played!
puzzles-stump-won = Every mark is right: you stumped me. Well played!
puzzles-stump-left = Every mark is right. { $others ->
    [0] It was the only word left, so I would have guessed it next.
    [one] { $others } other word was still possible.
   *[other] { $others } other words were still possible.
}
puzzles-stump-wrong = { $count ->
    [one] For that word, row { $rows } should look like this:
   *[other] For that word, rows { $rows } should look like this:
}

puzzles-again-button = Another word
puzzles-reveal-button = Reveal my word
