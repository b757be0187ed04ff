### What the bot says when it cannot do what was asked. Each says what to do next.

refusals-unexpected = Something went wrong on my side, and nothing was lost. Reference: `{ $reference }`
refusals-outage = I can't reach my memory right now, and will be back as soon as I can. Your games are safe: please try again in a minute.
refusals-broken = Something is wrong with my memory, and whoever runs me has to look at it. Please try again later. Reference: `{ $reference }`

## Guesses

refusals-quoted = “{ $text }”
refusals-foreign-letter = { $character } is not a valid letter here. Use { $first } to { $last }.
refusals-unknown-mark = { $character } is not a tile. Write one for each letter: 🟩 🟨 ⬛, or 2 1 0, or g y b.
refusals-wrong-length = That has { $actual ->
    [one] { $actual } letter
   *[other] { $actual } letters
}; { $expected } are needed.
refusals-counts-sharp-s = ß counts as SS.
refusals-no-lexicon = I have no words of that length ({ $length }) in that language. Every language has words of 4 to 7 letters, and English of 8 too.
refusals-not-in-mine = **{ $word }** is not in my word list.
refusals-not-in = **{ $word }** is not in my word list ({ $language }).
refusals-meant = Did you mean **{ $word }**?
refusals-another = Try another word.
refusals-repeated = **{ $word }** was already guessed in row { $row }.
refusals-hard-mode = Hard mode: { $clue }.
refusals-unwelcome = That word is not welcome here. Try another word.
refusals-not-your-turn = You made the last guess, so somebody else is next. { refusals-kept }
refusals-not-your-turn-alone = You made the last guess, so somebody else is next. If nobody joins in, you can go on { $when }. { refusals-kept }
refusals-kept = No guess was lost.
refusals-unfit = I leave that word out of my games. Please choose another.

## The clue that a word ignores. $copies is one of the five below.

refusals-clue-correct = row { $row } shows that letter { $at } is **{ $letter }**
refusals-clue-elsewhere = row { $row } shows that letter { $at } is not **{ $letter }**
refusals-clue-used = row { $row } shows { $copies }, so { $count ->
    [1] it
    [2] both
   *[other] all
} must be used
refusals-clue-at-least = row { $row } shows at least { $copies }, so your guess needs that too
refusals-clue-exactly = row { $row } shows only { $copies }
refusals-clue-none = row { $row } shows that there is no **{ $letter }**
refusals-copies-1 = one **{ $letter }**
refusals-copies-2 = two **{ $letter }**s
refusals-copies-3 = three **{ $letter }**s
refusals-copies-4 = four **{ $letter }**s

## Games and matches

refusals-no-game = There is no game here. Start one with `/{ -command } play`.
refusals-not-entered = Your board isn't open yet. Press **{ $button }**, then guess.
refusals-daily-over = Yesterday's daily is over; today's is `/{ -command } daily`.
refusals-no-daily = There is no daily for that day. Choose one from the list under `day`, or play today's: `/{ -command } daily`.
refusals-no-past-daily = There are no past dailies here yet. Play today's: `/{ -command } daily`.
refusals-no-unsolved = No past daily is waiting for you here: each appears once its day is over. Today's word: `/{ -command } daily`.
refusals-game-ended = That game has ended. Start another with `/{ -command } play`.
refusals-running-yours = You already have a game like this running here. Go on with it, or end it with `/{ -command } stop`.
refusals-running-here = This channel already has a game running. Join it, or start yours beside it. Nothing was started yet.
refusals-running-alone = This channel already has a game running. Join it, or wait until it ends. Nothing was started yet.
refusals-not-yours = That is somebody else's game. Start your own: choose **Solo** in `/{ -command } play`.
refusals-may-not-stop = Only { $starter }, who started this game, or a moderator can end it.
refusals-may-not-begin = Only { $starter }, who opened this race, can start it early. It starts by itself when everybody is ready.
refusals-option-refused = **{ $mode }** has no `{ $option }` option. Leave it out, or see `/{ -command } about` for the ways to play. Nothing was started.
refusals-not-invited = That one is for other people. Start your own game: `/{ -command } play`.
refusals-played-before = You played this one before you deleted your data. The next one is a fresh start.
refusals-clue-tells-word = Your clue gives the word away. Say it without the word itself.
refusals-clue-unwelcome = Your clue has a word that is not welcome here. Say it in other words.
refusals-unknown-code = No word has this code. Whoever set it finds it under **Play it elsewhere**; check each sign.
refusals-code-alone = A code brings its own word and rules. Use `/{ -command } play` with **code** alone.
refusals-code-unwelcome = This server doesn't play that word.
refusals-own-code = Only whoever set this word can let it be played elsewhere.
refusals-own-challenge = You set the word, so you know it. Let the others guess.
refusals-too-many-invited = You've invited many people in the last hour who haven't begun to play yet. You can invite more { $again }. Or name nobody: then everybody here can play.
refusals-may-not-agree = Somebody else who began this game or has guessed in it has to agree.
refusals-may-not-wish = You haven't guessed in this game yet. Make a guess, and then you can ask for a hint.
refusals-bot-invited = Bots can't take part in a challenge. Choose people, or let me guess your word with `/{ -command } stump`.
refusals-match-over = That is over. Start another with `/{ -command } play`.
refusals-not-begun = It hasn't started yet. Press **Join** and **Ready** first.
refusals-spoiler = Others are still playing that word. Share it without letters.
refusals-nothing-to-share = You have not finished a game here yet. Start one: `/{ -command } play`.
refusals-hint = **{ $mode }** is played without hints. `/{ -command } hint` works in these games: { $modes }.
refusals-wrong-channel = This server plays in { $channels }. Start your game there.
refusals-may-not-start = In this server only { $who } can start games. Ask them to start one; you can join in. Or play with me in a direct message.
refusals-moderators = moderators

## Puzzles from elsewhere

refusals-nothing-to-undo = There is no row to undo. Add one with the options `guess` and `hints` of `/{ -command } help`.
refusals-no-puzzle = You have no puzzle open here. `/{ -command } help` shows the one you have, or how to start.
refusals-no-grid = I don't see any rows of tiles in that message, such as 🟩⬛⬛🟨🟩, and no picture. Choose one with a shared result or a screenshot, or write the tiles yourself: `/{ -command } help` takes them in its option `hints`.
refusals-own-board = That's a board of mine, and its own buttons help you. While it's being played, `/{ -command } hint` has hints; once it's over, you can { -analyze } it.
refusals-several-boards = I need the answers of all boards. Write your guesses in the option `words` of `/{ -command } analyse`, and the answer of each board in `answer`: `crane moist fudge night`.
refusals-tiles-missing = I need a word and its tiles. Write the word in the option `guess` of `/{ -command } help`, and its tiles in the option `hints`: 01002, or 🟩🟨⬛.
refusals-tiles-uneven = { $words ->
    [one] A word of { $length } letters{ $where } needs
   *[other] { $words } words of { $length } letters{ $where } need
} { $needed } tiles, and there { $marks ->
    [one] is 1
   *[other] are { $marks }
}.{ $row }{ $several } Nothing was saved. Give one for each letter: 01002, or 🟩🟨⬛.
refusals-tiles-boards = { " " }on { $boards } open boards
refusals-tiles-several = { " " }If your puzzle has { $boards } boards, set the option `boards` to { $boards }.
refusals-tiles-row = { " " }Look at number { $row }.
refusals-rows-uneven = I see { $rows ->
    [one] one row of tiles
   *[other] { $rows } rows of tiles
}, but { $words ->
    [one] one word
   *[other] { $words } words
}. Give one word for each row, in order.
refusals-other-length = Your puzzle here has { $expected } letters, and that word has { $actual }. For another puzzle choose **New puzzle** under **More**, or set the option `length` to { $actual }.
refusals-sharp-s = I count ß as SS, so that word is **{ $word }** here, and the tiles don't match its length. Puzzles that count ß as one letter are beyond me, sorry. Nothing was saved.
refusals-too-many-rows = A puzzle has at most { $most } rows here. Enter fewer, or start a new puzzle.
refusals-no-stump = I am not guessing a word of yours here. Let me guess one: `/{ -command } stump`.
refusals-not-your-word = Only the person who thought of the word marks it. Think of one yourself: `/{ -command } stump`.

## Pictures

refusals-picture-large = That picture is too large: I read up to 8 MB and 25 megapixels. A screenshot as your phone takes it is small enough.
refusals-picture-format = I can't read that file as a picture. Send a screenshot as PNG, JPEG, WebP or GIF.
refusals-picture-no-board = I don't see a board in that picture. Take a screenshot with every row of guesses in it, or write the rows: `/{ -command } help`.
refusals-picture-small = The board in that picture is too small to read. Send the screenshot itself, in its full size.
refusals-picture-keyboard = I only see a keyboard in that picture. Take a screenshot with the rows of guesses above it.
refusals-picture-left = The left of the board is cut off in that picture. Send one that shows every column.
refusals-picture-right = The right of the board is cut off in that picture. Send one that shows every column.
refusals-picture-above = The top of the board is cut off in that picture. Send one that shows every row.
refusals-picture-below = The bottom of the board is cut off in that picture. Send one that shows every row.
refusals-picture-no-guess = Nobody has guessed on that board yet. For a good first guess: `/{ -command } solve`.
refusals-picture-photograph = That looks like a photograph. Take a screenshot of the game instead, and I can read it.
refusals-picture-elsewhere = I only read pictures that were posted on Discord. Post the picture itself instead of a link.
refusals-picture-gone = I can't get that picture any more. Please post it again.
refusals-picture-under-way = I am still reading your last picture. Try again in a moment.
refusals-picture-slow = That picture took me too long. Try a screenshot with nothing but the board, or write the rows: `/{ -command } help`.
refusals-picture-or-text = Give me either a picture or what you guessed, not both. Nothing was saved.
refusals-picture-boards = There are several boards in that picture. Cut out the one you mean, and send me that.

## The coach and the standings

refusals-still-running = That game is still running. I can { -analyze } it once it has ended; `/{ -command } board` shows it.
refusals-nothing-played = There is no guess to { -analyze }. Play first: `/{ -command } play`.
refusals-words-missing = I need the words too. Write those you guessed, in order, in the option `words` of `/{ -command } analyse`, or choose **{ -analyze-first } this game** on a message with your share, and I ask for them.
refusals-answer-missing = I see no row that is all green, so I can't tell what the answer was. Write it in the option `answer` of `/{ -command } analyse`.
refusals-marks-differ = If the answer was **{ $answer }**, row { $row } would be { $tiles }. Check the words and tiles; nothing was saved.
refusals-guess-after-answer = There is a guess after the answer. Check the words.
refusals-unknown-rival = I don't know a rival by that name. Choose one from the list under `rival`.
refusals-no-results = No finished games yet. Start one with `/{ -command } play`.
refusals-only-recorded = No finished games yet, only results of puzzles played elsewhere: `/{ -command } records` has them. Start a game with `/{ -command } play`.
refusals-not-listed = You aren't on this leaderboard: it counts none of the games you have finished here. Its title says which ones it counts; `/{ -command } stats` has all of yours.
refusals-only-struck = None of your results here counts: those who manage the server struck them. **Corrections** in `/{ -command } leaderboard` says which and who; ask them if you think they should count.

## Puzzles played elsewhere

refusals-no-share = I couldn't find a result there that I can read. Copy the whole share and try again. I read { $games }. If your game is missing, someone who manages this server can teach it to me: `/{ -command } settings`, page *{ guilds-page-games }*.
refusals-no-share-of = That looks like **{ $game }**, but I can't read a result in it. Copy the whole share as the game gives it, and try again. I can read this, for example:
    { $example }
refusals-not-moderator = Only a moderator can say who is who here. Ask one of them to press it.
refusals-same-account = That is the same account twice. Choose another one.
refusals-not-your-share = Only its author or a moderator can record that. For your own results: `/{ -command } record`.
refusals-game-switched-off = I can read **{ $game }**, but its results aren't recorded here yet. Whoever manages the server can switch that on in `/{ -command } settings`, page *{ $page }*.
refusals-shut-out = Nothing was recorded: those who manage this server take no results of { $who }. If you think that is wrong, please ask them. Everything else can be played as before.
refusals-shut-out-you = Nothing was recorded: those who manage this server take no results of yours. If you think that is wrong, please ask them. Everything else can be played as before.
refusals-future-puzzle = **{ $puzzle }** is not out yet, so it was not recorded. Check the number.
refusals-impossible-score = No result of **{ $puzzle }** can have that figure, so it was not recorded. Check what you pasted.
refusals-second-result = More than one result of **{ $puzzle }** stands there. Only the first one counts.
refusals-grid-differs = The squares of **{ $puzzle }** don't fit its result, so it was not recorded. Paste the share as your game gave it.
refusals-too-late = **{ $puzzle }** comes too late: results count here up to { $days ->
    [one] { $days } day
   *[other] { $days } days
} after the day of the puzzle. It was not recorded.
refusals-too-many-results = **{ $puzzle }** is one too many: results of this game don't tell their day, and at most { $most } of them count here in { $most } days. It was not recorded.
refusals-too-many-at-once = **{ $puzzle }** is one too many for a day: results of this game don't tell their day, and at most { $most } of them count here on one. It was not recorded. Post it again tomorrow.
refusals-edit-too-late = **{ $puzzle }** was changed too late: edits count here up to { $days ->
    [one] { $days } day
   *[other] { $days } days
} after the day of the puzzle. What was recorded before stays.
refusals-past-day = It is too late to change or remove this result. Those who manage this server decide until when that is possible, in `/{ -command } settings`.
refusals-pasting-off = This server takes no pasted results, so that everybody can see where one comes from. Post yours in { $channels }, and I will record it.
refusals-pasting-off-anywhere = This server takes no pasted results, so that everybody can see where one comes from. Post yours in a channel, and use **{ records-menu }** on that message: press and hold it, or right-click it, and choose **Apps**.
refusals-backfill-running = I am reading older messages of this server already. Wait until that is done, or stop it in `/{ -command } settings`, page *Records*.
refusals-nothing-to-take-back = There is nothing to take back: no older messages were read.
refusals-not-watched = Results are not recorded in that channel any more. Choose it again in `/{ -command } settings`, page *Records*.
refusals-unknown-game = I don't know a game by that name. `/{ -command } records` lists the ones I can read.

## Settings

refusals-keeps-private = This player keeps their statistics to themselves.
refusals-oneself = That is the same person twice. Choose somebody else to compare with.
refusals-no-server = That only works in a server. Try it again in one of its channels.
refusals-may-not-manage = Only people who manage the server can change that. For your own choices: `/{ -command } preferences`.
refusals-not-everywhere = All servers compare individual games only. Choose another mode, or the leaderboard of this server.
refusals-known-word = I know **{ $word }** already: it can be guessed in this server.
refusals-refused-word = I know **{ $word }**, but it is refused in this server. Change that in `/{ -command } settings`, page *{ $page }*: **{ $setting }**.
refusals-unfit-word = I can't read that as one word. Write a word of 4 to 8 letters in the language this server plays in. Nothing was changed.
refusals-unfit-words = { $count ->
    [one] Word
   *[other] Words
} { $numbers } of your list cannot be read. Write words of 4 to 8 letters, with spaces or commas between them. Nothing was changed.
refusals-too-many-words = That would be { $count } words; I keep at most { $most }. Nothing was changed.
refusals-unknown-list = That list is no longer there. Choose another one.
refusals-unfit-file = I can only read a plain text file, of at most 100 kB. Nothing was changed.
refusals-office-file = That is a spreadsheet, a document or a PDF, which I can't read. Save it as plain text or CSV, and choose that file. Nothing was changed.
refusals-list-more = • … and { $count } more.
refusals-list-short = { $count ->
    [0] I found no words in it. A list needs at least { $least } different ones.
   *[other] A list needs at least { $least } different words, and this has { $count }.
} Nothing was changed.
refusals-list-none-so-long = The list has { $count } words of { $length } letters, and this game needs { $least }. Choose another length.
refusals-too-many-lists = A server can have { $most } lists. Delete one first.
refusals-time-zone = I don't know that time zone. Write one like `Europe/Berlin`.
refusals-time-zone-alike = I don't know that time zone. Did you mean { $alike }?
refusals-out-of-range = Write a whole number from { $low } to { $high }. Nothing was changed.
refusals-unfit-score = Write a whole number from { $low } to { $high }, or X if the puzzle was not solved. Nothing was changed.
refusals-unfit-time = Write a time such as 1:23, or whole seconds from { $low } to { $high }. Nothing was changed.
refusals-no-full-hour = I can only do full hours: write { $before } or { $after }. Nothing was changed.
refusals-form-too-late = I took too long to open that. Nothing is lost: please try again.
refusals-too-fast = That was faster than I can keep up with. Try again { $again }.
refusals-crowded = Too many people are asking here at once. Nothing is lost: please try again in a few seconds.
refusals-unknown-button = That button is from another version of me. Get a fresh message: `/{ -command } board`.
refusals-unknown-choice = That is not one of the choices. `/{ -command } settings` lists them.
refusals-everybodys-role = That role is everybody's. Choose one that only some people have, or none. Nothing was changed.
refusals-bots-role = That role is a bot's own. Choose one that some people have, or none. Nothing was changed.
refusals-no-season = There is no such season here. Those who manage the server can start one with `/{ -command } settings`.
refusals-unfit-days = I need two days, such as 2026-12-01 and 2026-12-31: the last one not before the first, and not in the past.
refusals-unfit-points = I need seven whole numbers from 0 to { $most }: the points for 1, 2, 3, 4, 5 and 6 guesses, then for a game that isn't solved. For example: `10 8 6 4 2 1 0`. Nothing was changed.
refusals-result-gone = That result is not there any more.
refusals-corrected-again = That result was corrected again since. Take the newer correction back first.
refusals-corrected = Somebody who manages the server has corrected that result, so it stays as it is.
refusals-taught-name = Give it a name of its own: I know a game by that name already, or there was none.
refusals-taught-known = I can read that one already: it is **{ $game }**. Choose a channel on the page **{ $page }**, and its results are recorded.
refusals-taught-score = I can't find that score in the first share. Type it just as it stands there, such as 4/6, 1,340 or 1:23. A score that is only squares can't be learned.
refusals-taught-puzzle = I couldn't tell two puzzles apart: both shares need a number or a date that differs. Paste shares of two different days.
refusals-taught-differ = These shares have too little in common for me to find others like them. Paste both just as the game made them, with its name in them.
refusals-taught-many = A server can teach me { $most } games. Delete one first.
refusals-taught-gone = This server doesn't teach that game any more. Choose another one.
