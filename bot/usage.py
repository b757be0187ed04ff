"""Examples of the command line, and the settings that it reads."""

from __future__ import annotations

from bot.configuration import Configuration
from bot.operator_errors import OperatorError

_EPILOG = """\
examples:
  tilemate                     the Discord bot if DISCORD_TOKEN is set, else the terminal game
  tilemate try                 try the bot in your browser, no token needed
  tilemate local               play in the terminal, no token needed
  echo '/{command} play together' | tilemate local
  tilemate doctor              look at everything a bot needs, and say what to do
  tilemate invite              print the address that adds the bot to a server
  tilemate backup FILE         copy the database, while the bot runs (SQLite)
  tilemate restore FILE        put such a copy back, while the bot is stopped, or into PostgreSQL
  tilemate words --reported    list the words that players have reported, in all servers
  tilemate migrate             bring the database to this version's schema

environment (or a .env file; .env.example, in the source, explains each):
  DISCORD_TOKEN                       the bot's token
  DISCORD_TOKEN_FILE                  or a file that holds it
  TILEMATE_DATABASE_URL               sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME
  TILEMATE_DATABASE_CONNECTIONS       at most so many connections to PostgreSQL (10)
  TILEMATE_LOG_LEVEL                  debug, info, warning or error
  TILEMATE_LOG_FORMAT                 console or json
  TILEMATE_COMMAND                    the name of the command (wordle)
  TILEMATE_PRIVACY_URL                the address of your privacy page, which the bot links
  TILEMATE_MESSAGE_CONTENT            1 if the bot reads messages, to record results by itself
  TILEMATE_TYPED_GUESSES              1 if a mention with a word is a guess in servers
  TILEMATE_WORDLE_APP                 the id of Discord's own Wordle app
  TILEMATE_METRICS_PORT               the port of a page with figures and health (none)
  TILEMATE_METRICS_HOST               the address that this page listens on (127.0.0.1)
  TILEMATE_SHARDS                     FIRST-LAST/COUNT of the shards to serve, such as 0-7/64
"""


def write_epilog() -> str:
    """Return what follows the options in the help, with the name that commands have here."""
    try:
        command = Configuration.read().command
    except OperatorError:
        # a wrong setting is told of when a command is run
        command = "wordle"
    return _EPILOG.format(command=command)
