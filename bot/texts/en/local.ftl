### The page in which the bot is tried without Discord.

local-greeting = Hello! Type `/{ -command } play` below and press **{ games-begin-button }**. To guess, press **{ games-guess-button }**, or just type the word of a game that everybody sees. `/{ -command } board` brings back a game you left open, and `/{ -command } about` shows all the ways to play. Drop a screenshot of a puzzle from elsewhere on this page to get help with it. Choose at the top who you are: { $people }.
local-greeting-app = **Wordle**, in the same list, is Discord's own Wordle app: write `{ $summary }` as it, and you have posted a summary.
local-greeting-direct = Hello! Here we play on our own. Type `/{ -command } play` below and press **{ games-begin-button }**. To guess, just type the word.
local-real = This is the real bot, on your machine. simcord draws the page; Discord looks a bit different. There a word counts as a guess only with a mention of the bot, where its operator allows that.
local-private = Only you can see this.
local-posted = That was posted as a message. Type `/` and choose the command in the list that opens, then its options, as on Discord.
local-clock = It is { $when } now.
local-clock-how = The clock goes forward, by 31 days at most: `/clock 30m`, `2h`, `1d`, `1w` or `09:00`.
