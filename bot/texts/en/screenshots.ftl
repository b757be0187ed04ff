### Boards in pictures and messages: what was read in them, to confirm and to correct.

screenshots-title = Is this right?
screenshots-right = This is what I read.
screenshots-unsure = This is what I read in your picture. Please check everything with a question mark.
screenshots-gap = Something hides row { $row } in your picture. Type its word and tiles, or remove the row.
screenshots-unsure-places = not sure of letter { $places }
screenshots-hidden = I see the tiles, but no letters. Check the tiles, then tell me the words.
screenshots-no-answer = The answer isn't there yet, so I'll ask you for it next.
screenshots-row = **Row { $row }:** press a letter until its tile is right, or change the word.
screenshots-row-boards = **Row { $row }:** correct its word and tiles below, or remove the row.
screenshots-read = -# This is what I read. Is a row wrong? Correct it below.
screenshots-rows-menu = Correct a row
screenshots-row-choice = { $row }: { $word }
screenshots-yes-help-button = Yes, help me
screenshots-yes-analysis-button = Yes, { -analyze } it
screenshots-words-button = Type the words
screenshots-word-button = Change the word
screenshots-word-and-tiles-button = Change the word and tiles
screenshots-drop-button = Remove this row
screenshots-missing-button = Type this row
screenshots-add-button = Add a row
screenshots-place-field = Where does it go?
screenshots-place-choice = Row { $row }
screenshots-word-modal = Which word is in row { $row }?
screenshots-tiles-field = Its tiles, board by board
screenshots-row-tiles-field = Its tiles, like 20012
screenshots-field = Or a screenshot of the puzzle
screenshots-which-title = Which board?
screenshots-which = I see { $boards } boards in your picture. Which one do you mean?
screenshots-which-menu = Choose a board
screenshots-which-choice = Board { $board }: { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}
