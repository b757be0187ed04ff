### A player's own choices and data.

players-preferences-title = Your preferences
players-theme = **Theme**: { $theme }
players-language = **Language of words**: { $language }
players-start = **Help with puzzles begins with**: { $start }
players-start-count = how many words are left
players-start-letter = a letter
players-start-word = a word to guess
players-hidden = **Name**: hidden. Leaderboards, races and dailies say “a player”, and nobody else sees your statistics
players-shown = **Name**: shown on leaderboards
players-refused = { $words ->
    [one] **One word** that your game didn't know is not proposed to you.
   *[other] **{ $words } words** that your game didn't know are not proposed to you.
}
players-refused-button = Propose them again
players-hide = Hide my name
players-as-in-server = as in the server
players-preferences = Your theme and language apply to your private boards, in every server. Boards that others see follow the server's settings. A reminder is a direct message when the server posts its daily, and another before it closes if your board is open or a streak is at stake. After a week without playing they stop until you play again.
players-unposted = This server posts no daily yet. I remind you before one closes that others have begun.
players-unreminded = No reminders: I won't write to you about dailies. You can ask for them in a server, with `/{ -command } preferences`.
players-theme-prompt = Theme
players-language-prompt = Language of words
players-start-prompt = Help with puzzles begins with
players-server-option = As in the server
players-remind-here = Remind me of this server's daily
players-remind-anywhere = Remind me of dailies

players-reminder = { $variant ->
    [0] Today's word is here.
    [1] A new word is waiting for you.
   *[other] Here's a new word for today.
} [Play]({ $link })
players-reminder-new = Your { $days } days in a row are over, and today's word is a fresh start. The streak to beat: { $best } days. [Play]({ $link })
players-reminder-new-best = Your { $days } days in a row are over, and today's word is a fresh start. [Play]({ $link })
players-reminder-until = Open until { $hour } ({ $when }).
players-reminder-found = You got it in { $guesses }.
players-reminder-hinted = You got it in { $guesses }, with a hint.
players-reminder-missed = You didn't find it.
players-reminder-last = You haven't played the daily for a week, so this is my last reminder until you do.
players-reminder-stop = You asked me to remind you. To stop, write `/{ -command } preferences` here.
players-call = Today's word changes { $when }, and you haven't played yet. [Play]({ $link })
players-call-begun = Today's word changes { $when }, and your board is still open. [Go on]({ $link })
players-call-streak = 🔥 Solve it to keep your { $days } days in a row.
players-call-shield = 🛡️ If you miss it, a shield keeps your { $days } days in a row, the only one this month.
players-call-played = { $who } { $count ->
    [one] has
   *[other] have
} played.

players-privacy-title = Privacy
players-privacy =
    { "**" }What I keep**: your Discord id, name and language; the games you started, your guesses, votes and results; words you set for others, words I guessed and your marks; the rows of puzzles you asked help with; results of puzzles played elsewhere, if they are recorded; words you reported, and why; your places in past seasons; corrections of results; your preferences. With each of these the ids of the server and the channel, and the time. I keep nothing else that is said here, and no messages.

    { "**" }Why**: to show boards, to go on after a restart, and to count leaderboards and streaks. I use it for nothing else and give it to nobody.

    { "**" }Your choice**: the export has all of it, as JSON and as CSV tables, except the answers of games. Deleting is final; in games that others played too, your guesses and the words you set stay, without your name. If a server's managers have shut you out of its records or struck a result of yours, that still holds: by a number made from your id, without your name.
players-privacy-page = The whole page: { $url }
players-export-button = Export my data
players-exported = Here is everything I keep about you.
players-erase-button = Delete my data
players-erase-title = Delete my data
players-erase = This deletes your games, results, records of puzzles played elsewhere, streaks and preferences in every server, and ends the private games you are playing. It cannot be undone. What the managers of a server have struck or refused of you stays so.
players-erase-all-button = Delete everything
players-keep-button = Keep everything
players-erased-title = Deleted
players-erased = All your data is deleted. If you play again, you start from scratch.

## Instead of a name

players-name-gone = somebody
players-name-deleted = a player who deleted their data
players-name-hidden = a player
