### Puzzles from elsewhere, words that the bot guesses, and hints in a game.

## The panel of a puzzle

puzzles-title = Your puzzle
puzzles-title-shared = This channel's puzzle
puzzles-everything = any word may be the answer
puzzles-outdated = *Something has changed in the meantime. This is how it looks now.*
puzzles-no-rows = No rows yet.
puzzles-on-board = { $text } · board { $board }
puzzles-renewed = This is a new puzzle: it doesn't go on with your last one.
puzzles-renewed-changed = I took this for a new puzzle, because the tiles of { $words } are different now.
puzzles-replaced = The tiles of { $words } were replaced.
puzzles-added = Added to your puzzle with { $words }. If it is another one, press **{ $button }**.
puzzles-stale = It has been a while since your last puzzle, which ended with **{ $word }**. Your next row starts a new one.
puzzles-draft-guess = Try: **{ $word }**
puzzles-draft-mark = Mark: **{ $word }**
puzzles-draft-show = Press each letter until it looks like your tiles, then press **Enter**.
puzzles-path = { $word } left { $words }
puzzles-next = Next guess
puzzles-used = Help taken here: { $rungs }

puzzles-enter-button = Enter
puzzles-found-button = That's it!
puzzles-more = More …
puzzles-continue-button = Continue the old one
puzzles-correct-button = No, I corrected a row
puzzles-other-button = I guessed my own word
puzzles-refused-button = My game doesn't know it
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

    -# Only you see it. A whole share fits into the option **hints** of `/{ -command } help`, and a screenshot into **picture**.
puzzles-first-button = Enter my guess
puzzles-lead-button = Choose guesses for me
puzzles-first-modal = Your puzzle
puzzles-first-word-field = The word you guessed
puzzles-first-tiles-field = Its tiles; leave this out for buttons
puzzles-first-tiles-placeholder = 20012, gy.bx, 🟩🟨⬛
puzzles-fresh-title = New puzzle
puzzles-fresh = That's a fresh start. Add a row with the options **guess** and **hints** of `/{ -command } help`.

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
puzzles-left-check = Check the tiles: the puzzle may use a word that I don't know.
puzzles-left-board = Board { $board }: { $left }
puzzles-left-none = No word in my list fits these rows.
puzzles-left-impossible = The rows contradict each other, so no word at all can fit: one of their tiles is wrong. **{ $undo }** takes the last row back.
puzzles-left-clues = They show: { $clues }. If you know the word, someone who manages this server can teach it to me: `/{ -command } addword`.

## Rows that cannot all be right

puzzles-slip-title = Not saved
puzzles-slip-row = No word I know fits row { $rows }.
puzzles-slip-row-never = No word at all can look like row { $rows }.{ $order ->
    [wrong] { " " }Of equal letters, the first one turns yellow.
   *[right] { "" }
}
puzzles-slip-rows = Rows { $rows } contradict each other.
puzzles-slip-rows-all = Your rows contradict each other.
puzzles-slip-none = No word I know fits rows { $rows } together.
puzzles-slip-none-all = No word I know fits all of your rows.
puzzles-slip-named = { $row } ({ $word })
puzzles-slip-word = I did not save **{ $word }**.
puzzles-slip-words = I did not save these { $rows } rows.
puzzles-slip-mend = Should row { $row } be { $marks } (`{ $digits }`)?
puzzles-slip-mends = Perhaps a single tile is wrong, in one of these rows:
puzzles-slip-mended = Row { $row }: { $marks } (`{ $digits }`)
puzzles-slip-check = Please check the tiles again.

## Help, step by step

puzzles-rung-nudge = A nudge
puzzles-rung-letter = A letter
puzzles-rung-guesses = A word
puzzles-rung-nudge-hint = Something about the word, but no new letter of it
puzzles-rung-more = Another nudge
puzzles-rung-more-hint = One thing more about the word
puzzles-rung-letter-hint = The best letter to try next
puzzles-rung-guesses-hint = Words to guess next
puzzles-rung-line = **{ $rung }**: { $hint }

# $sure is "certain" (true of every word that fits), "all" (of all likely words), "rare" (of all
# words, but only rare ones fit) or "most".
puzzles-nudge-probably = { $sure ->
    [most] Most likely:
   *[all] Almost certainly:
} { $fact } ({ $sure ->
    [all] True of { $words ->
        [1] the one likely word
        [2] both likely words
       *[other] every likely word
    }
    [rare] True of { $words ->
        [2] both words left
       *[other] all { $words } words left
    }
   *[most] True of { $count } of the { $words } { $kind ->
        [likely] likely words
       *[all] words left
    }
}.)
puzzles-nudge-first-half = The letter in place { $place } is from the first half of the alphabet.
puzzles-nudge-second-half = The letter in place { $place } is from the second half of the alphabet.
puzzles-nudge-side-by-side = Two equal letters stand side by side.
puzzles-nudge-vowels-meet = Two vowels stand side by side.
puzzles-nudge-vowel-at = The letter in place { $place } is a vowel.
puzzles-nudge-consonant-at = The letter in place { $place } is a consonant.
puzzles-nudge-meaning = Most likely, it means: *{ $meaning }*
puzzles-nudge-trap = Careful, a trap: { $sure ->
    [all] all { $words }
   *[most] { $count } of the { $words }
} { $kind ->
    [likely] likely words
   *[all] words left
} differ in just one letter.{ $way }
puzzles-nudge-trap-way = { " " }Don't try them one by one: a word that tests several of those letters at once is worth more.

puzzles-letter = { $sure ->
    [certain] The word has the letter **{ $letter }**.
    [rare] The word most likely has the letter **{ $letter }**.
    [all] The word most likely has the letter **{ $letter }**, as { $words ->
        [1] the one likely word does
        [2] both likely words do
       *[other] every likely word does
    }.
    [single] No new letter is in more than one of the { $words } { $kind ->
        [likely] likely words
       *[all] words left
    }; **{ $letter }** is as good as any.
   *[most] The best letter to try is **{ $letter }**: { $count ->
        [one] { $count } of the { $words } { $kind ->
            [likely] likely words
           *[all] words left
        } has it.
       *[other] { $count } of the { $words } { $kind ->
            [likely] likely words
           *[all] words left
        } have it.
    }
}
puzzles-letter-another = { $sure ->
    [certain] The word has another **{ $letter }**.
    [rare] The word most likely has another **{ $letter }**.
    [all] The word most likely has another **{ $letter }**.
   *[most] The word may well have another **{ $letter }**.
}
puzzles-letter-place = { $sure ->
    [certain] **{ $letter }** goes in place { $place }.
    [rare] **{ $letter }** most likely goes in place { $place }.
    [all] **{ $letter }** most likely goes in place { $place }, as in { $words ->
        [1] the one likely word
        [2] both likely words
       *[other] every likely word
    }.
   *[most] **{ $letter }** most likely goes in place { $place }, as in { $count } of the { $words } { $kind ->
        [likely] likely words
       *[all] words left
    }.
}
puzzles-letter-none = You know every letter of the word already, and where it goes.

## The next guess

puzzles-try-likely = Try **{ $word }**. It is very likely the answer.
puzzles-try-only = The only word left is ||**{ $word }**||.
puzzles-try-only-rare = The only word I know that fits is ||**{ $word }**||, which puzzles seldom hide.
puzzles-try-two = Try **{ $word }**. The other word left is **{ $other }**.
puzzles-try-likeliest = Try **{ $word }**. It is the only likely word.
puzzles-try-two-likely = Try **{ $word }**. The other likely word is **{ $other }**.
puzzles-try-rarer = { $words ->
    [one] { $words } rarer word fits too.
   *[other] { $words } rarer words fit too.
}
puzzles-try-possible = Try **{ $word }**. It may be the answer, and { $leaves }.
puzzles-try-possible-board = Try **{ $word }**. It may be the answer of one board, and { $leaves }.
puzzles-try-probe = Try **{ $word }**. It can't be the answer, but { $leaves }.
puzzles-try-rare = It is not a common word.
puzzles-try-rude = { $words ->
    [one] Only one word is left, and it is a rude one.
   *[other] The word I would try here is a rude one.
} Press the bar to read it: ||{ $word }||
puzzles-try-also = Also good: { $words }.
puzzles-try-also-probes = Also good, but not the answer: { $words }.
puzzles-leaves = usually leaves { $words ->
    [one] 1 word
   *[other] { $words } words
}
puzzles-leaves-or = usually leaves { $few } or { $words } words
puzzles-leaves-about = usually leaves about { $words } words
puzzles-leaves-boards = leaves about { $words ->
    [one] 1 word
   *[other] { $words } words
} on all boards together

puzzles-reasons-title = Why { $word }?
puzzles-why-tests = It tests { $letters }: { $count } of the { $words } { $kind ->
    [likely] likely words
   *[all] words left
} { $tested ->
    [one] { $count ->
        [one] has it
       *[other] have it
    }
   *[other] { $count ->
        [one] has at least one of them
       *[other] have at least one of them
    }
}.
puzzles-why-tests-none = It tests no new letter, but shows where the known ones go.
puzzles-why-tests-again = It tests no new letter, but tells whether the word has { $letters } once more.
puzzles-why-tests-places = It tests no new letter, but tells the place of { $letters }.
puzzles-why-tests-some = It tests { $letters }, which only some of the words left have.
puzzles-why-also-again = It also tells whether the word has { $letters } once more.
puzzles-why-also-places = It also tells the place of { $letters }.
puzzles-why-only-likely = It's the only likely word.
puzzles-why-groups = The tiles it gets sort these words into { $groups ->
    [one] 1 group
   *[other] { $groups } groups
}. On average about { $words ->
    [one] 1 word stays
   *[other] { $words } words stay
}, at worst { $most ->
    [one] 1
   *[other] { $most }
}.
puzzles-why-apart = { $count ->
    [1] You'd know { $words } at once.
   *[other] You'd know each of these at once: { $words }.
}
puzzles-why-together = These stay together: { $words }.
puzzles-why-possible = It may be the answer itself.
puzzles-why-only = It's the only word I know that fits every row.
puzzles-figures-button = The figures
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
puzzles-possible-rare = **{ $word }** fits every row, but puzzles seldom hide it, so I count it among the rarer ones.
puzzles-instead-own = It's the word I'd try myself.
puzzles-instead-mine = the word I'd try
puzzles-instead-worse = { $possible ->
    [yes] If it isn't the answer, it leaves about
   *[no] As a guess, it leaves about
} { $stay ->
    [one] 1 word
   *[other] { $stay } words
}, and { $mine } only about { $less }.
puzzles-instead-better = { $possible ->
    [yes] It's a good guess
   *[no] It's still a good guess
}: it leaves a little less than { $mine } does.
puzzles-instead-same = { $possible ->
    [yes] It's a good guess
   *[no] It's still a good guess
}: it leaves about { $stay ->
    [one] 1 word
   *[other] { $stay } words
}, and { $mine } about { $less }.
puzzles-unknown = It just isn't in my word list. Someone who manages this server can add it: `/{ -command } addword`.
puzzles-unknown-word = **{ $word }** isn't a word I know.
puzzles-unknown-meant = **{ $word }** isn't a word I know; did you mean **{ $meant }**?
puzzles-row-disallowed = Hard mode would not have let **{ $word }** in row { $row } be played. If a word or tile is wrong, put it right.
puzzles-over = This puzzle is solved. **New puzzle** starts another.

## A hint in a running game

puzzles-hint-title = Hint
puzzles-hint-nudge = Nudge
puzzles-hint-nudge-about = What the word looks like; none of its letters
puzzles-hint-letter = Letter
puzzles-hint-letter-about = A letter of the word that you don't know yet
puzzles-hint-place = Place
puzzles-hint-place-about = Where one of its letters goes
puzzles-hint-meaning = Meaning
puzzles-hint-meaning-about = What the word means; it may give much away
puzzles-hint-guesses = A word
puzzles-hint-guesses-about = A good word to guess next
puzzles-hint-unranked = { $hint } (unranked)
puzzles-hint-price-nothing = This game no longer counts for the leaderboard, so further hints cost nothing.
puzzles-hint-price-free = This game doesn't count for the leaderboard, so hints cost nothing.
puzzles-hint-price-first = With the first hint, this game no longer counts for the leaderboard, for anybody.
puzzles-hint-price-own = Looking is free. With the first hint, this game no longer counts for the leaderboard.
puzzles-hint-price-shared = Looking is free. { puzzles-hint-price-first }
puzzles-hint-price-asked = Looking is free. { refusals-may-not-agree } { puzzles-hint-price-first }
puzzles-hint-price-daily = Looking is free. With the first hint, this daily no longer counts for the leaderboard, and it ends your days in a row.
puzzles-hint-means = It means: *{ $meaning }*
puzzles-hint-no-nudge = You know as much about the word as I could say without naming a letter.
puzzles-hint-letter-new = The word has the letter **{ $letter }**.
puzzles-hint-letter-again = The word has another **{ $letter }**.
puzzles-hint-at = **{ $letter }** goes in place { $place }.
puzzles-hint-trait-repeated = A letter occurs more than once in the word.
puzzles-hint-trait-different = All letters of the word are different.
puzzles-hint-trait-vowels = { $vowels ->
    [0] The word has no vowel{ $y ->
        [yes] , except perhaps Y.
       *[no] .
    }
    [one] The word has just one vowel.
   *[other] The word has { $vowels } vowels.
}
puzzles-hint-trait-more-vowels = { $vowels ->
    [0] You already know every vowel of the word{ $y ->
        [yes] , except perhaps a Y.
       *[no] .
    }
    [one] The word has one more vowel, which you don't know yet.
   *[other] The word has { $vowels } more vowels, which you don't know yet.
}
puzzles-hint-trait-early = The word begins with a letter from the first half of the alphabet.
puzzles-hint-trait-late = The word begins with a letter from the second half of the alphabet.
puzzles-hint-trait-begins-vowel = The word begins with a vowel.
puzzles-hint-trait-begins-consonant = The word begins with a consonant.
puzzles-hint-trait-ends-vowel = The word ends in a vowel.
puzzles-hint-trait-ends-consonant = The word ends in a consonant.
puzzles-hint-trait-lacks = The word has no **{ $letter }**.

## Stump me: the bot guesses a word that somebody thinks of

puzzles-stump-title = Stump me
puzzles-stump-rival = { $rival } guesses
puzzles-stump-own = I guess, with words that most people know
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
