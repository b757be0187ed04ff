### Word lists of a server: a lesson's, or a fandom's.

lists-about = Play with words of your own: a vocabulary lesson, a fandom. A list has { $fewest } to { $most } words of { $shortest } to { $longest } letters. Its words are the answers; guesses may come from it and from the language. Such games don't count for the leaderboard. Choose a list with `/{ -command } play list:`.
lists-none = This server has no list yet.
lists-words = { $words ->
    [one] { $words } word
   *[other] { $words } words
}
lists-length = { $letters } letters: { $words }
lists-turns = Words of all lengths come, first those that have not been played yet, then those played longest ago. `length:` keeps to one length.
lists-renamed = There is a list **{ $taken }** already, so this one is called **{ $name }**. To change the words of the other, choose it and press **{ $button }**.
lists-prompt = Look at a list
lists-add-button = Add a list
lists-change-button = Change
lists-delete-button = Delete
lists-sure = Delete the list **{ $name }**? Games that are running go on with it.
lists-sure-daily = This server's daily comes from it. After that, its words come from the language again.
lists-keep-button = Keep it
lists-modal = A word list
lists-name-field = What it is called
lists-language-field = Language of its words
lists-words-field = Words, one a line or between commas
lists-file-field = Or a text file, instead of the words above
lists-daily = 📅 From the next one on, the word of the daily comes from this list. It doesn't count for the leaderboard.
lists-daily-switch = Daily from it
lists-dropped = Games in { $language } write { $letters } as { $plain }.
lists-dropped-other = If these words are { $others }, press **{ $button }** and choose that language.
lists-unknown = Not in my word list ({ $language }), but played all the same: { $words }. Names and words of the lesson are fine; look for slips.
lists-crude = On my list of crude words, but kept: { $words }. Take them out if they are not meant.
lists-correct-button = Correct it
lists-left-out = { $count ->
    [one] One entry was left out:
   *[other] { $count } entries were left out:
}
lists-left-words = • Line { $number }: “{ $text }” has { $words } words.
lists-left-letter = • Line { $number }: “{ $text }”: { $character } is not a letter of this language.
lists-left-length = • Line { $number }: “{ $text }” has { $length ->
    [one] { $length } letter
   *[other] { $length } letters
}; { $least } to { $most } are possible.
lists-left-again = • Line { $number }: “{ $text }” is in the list already.
lists-left-head = • Line { $number }: “{ $text }” is the head of the column, and no word of the list.
lists-left-beside = • What stands beside the first column (“{ $text }” and so on): each line gives one word. If those are words of the list too, put each on a line of its own.
lists-left-articles = • What stands before the words ({ $text }): only the words themselves were taken.
lists-left-comment = • Lines that begin with # (“{ $text }” and so on) are comments: no words were taken from them.
lists-left-slur = • Line { $number }: a word that is not welcome here.
lists-progress-button = Progress
lists-back-button = Back to the list
lists-unplayed = Nobody has finished a game from this list yet.
lists-played = **{ $played } of { $words }** words have been played. Found the last time: { $found }.
lists-missed = Missed the last time, and coming back sooner: { $words }
lists-learner = { $who } · { $found } of { $met } found
lists-learner-missed = missed: { $words }
lists-progress-file = The file has every word that was played, and who still misses it.
lists-column-word = Word
lists-column-played = Played
lists-column-found = Found
lists-column-missed = Missed by
