"""The forms that ask for words, and the text of a message."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import discord

from bot.adapters.controls.routes import BUTTON, form, language_field, people_field, word_field
from bot.adapters.door.from_discord import look_of, place
from bot.adapters.door.uploads import Posted, list_pictures, list_shown, walk
from bot.adapters.replies.messages import ask
from bot.board.tiles import plain_tiles, spell_emojis
from bot.domain.entries import OwnBoard
from bot.domain.matches import MOST_CLUE
from bot.render.reply import Action
from bot.services.puzzles.grids import Grid, find_grid
from engine import Hard
from engine.words import LENGTHS

FIELDS = 5
"""Fields of a form, at most."""

_MOST_ROWS = 9
"""Rows that are asked for one by one; what follows goes into the last field."""

MOST_TYPED, MOST_TILES = 200, 4000

CLUE, PEOPLE = "clue", "named"
_MOST_NAMED = 10
"""People whom a challenge names."""

_TILES = re.compile("[⬛🟨🟩🟦🟧○◐●]{4,}")
_OF_GAMES = (Action.GUESS, Action.ASK_HINT, Action.STOP, Action.SHARE, Action.ANALYSE)
"""Buttons below a board that say which game it is."""

_WORDS, TILES_FIELD, ANSWER_FIELD, PICTURE_FIELD = "words", "tiles", "answer", "picture"


async def ask_words(
    interaction: discord.Interaction,
    action: Action,
    grid: Grid,
    subject: int = 0,
    detail: str = "",
    *,
    answer: bool = False,
) -> None:
    """Ask for the words of a grid, and for the `answer` too.

    Each row has a field, and the last field takes all that follow; where that is not enough,
    words are typed into one field and tiles into another.
    """
    say = look_of(interaction).say
    modal = form(interaction, action, subject, say("puzzles-words-modal"), detail)
    fields = FIELDS - answer
    several = grid.boards > 1 or len(grid.rows) > _MOST_ROWS
    for field in _all(interaction, grid) if several else _each(interaction, grid, fields):
        modal.add_item(field)
    if answer:
        label = say("coach-answer-field")
        modal.add_item(
            discord.ui.TextInput(label=label, custom_id=ANSWER_FIELD, max_length=MOST_TYPED)
        )
    await ask(interaction, modal)


async def ask_answer(
    interaction: discord.Interaction, words: Sequence[str], tiles: str, detail: str
) -> None:
    """Ask for the answer of a game whose words and tiles are given."""
    label = look_of(interaction).say("coach-answer-field")
    modal = form(interaction, Action.RETELL, 1, label, detail)
    modal.add_item(discord.ui.TextInput(label=label, custom_id=ANSWER_FIELD, max_length=MOST_TYPED))
    for field in _write_all(interaction, len(words), " ".join(words), tiles):
        modal.add_item(field)
    await ask(interaction, modal)


async def ask_first_row(interaction: discord.Interaction, _: int) -> None:
    """Ask for a word that was guessed elsewhere and, if one likes, its tiles; or for a picture."""
    say = look_of(interaction).say
    modal = form(interaction, Action.FIRST_ROW, 0, say("puzzles-first-modal"))
    modal.add_item(
        discord.ui.TextInput(
            label=say("puzzles-first-word-field"),
            custom_id="word",
            required=False,
            max_length=MOST_TYPED,
        )
    )
    modal.add_item(
        discord.ui.TextInput(
            label=say("puzzles-first-tiles-field"),
            custom_id=TILES_FIELD,
            placeholder=say("puzzles-first-tiles-placeholder"),
            required=False,
            max_length=MOST_TYPED,
        )
    )
    upload = discord.ui.FileUpload[Any](custom_id=PICTURE_FIELD, required=False)
    modal.add_item(discord.ui.Label(text=say("screenshots-field"), component=upload))
    await ask(interaction, modal)


def tiles_field(label: str, tiles: str = "") -> discord.ui.TextInput[Any]:
    """Make a field for the tiles of a word."""
    return discord.ui.TextInput(
        label=label, custom_id=TILES_FIELD, default=tiles or None, max_length=MOST_TYPED
    )


@dataclass(frozen=True)
class WordDraft:
    """What a form for the word of a challenge holds; those `named` can be changed unless `fixed`.

    The word is most likely of this `language`.
    """

    language: str
    hard: Hard | None = None
    named: tuple[int, ...] = ()
    fixed: bool = False
    word: str = ""
    clue: str = ""


async def ask_challenge(interaction: discord.Interaction, draft: WordDraft) -> None:
    """Ask for the word of a challenge, a clue, and who guesses."""
    say, fixed = look_of(interaction).say, draft.fixed
    detail = ".".join([draft.hard or "", *map(str, draft.named if fixed else ())])
    modal = form(interaction, Action.CHALLENGE, 0, say("matches-word-modal"), detail)
    label = say("matches-word-field", least=LENGTHS[0], most=LENGTHS[-1])
    modal.add_item(word_field(label, LENGTHS[-1], draft.word))
    modal.add_item(
        discord.ui.TextInput(
            label=say("matches-clue-field"),
            custom_id=CLUE,
            default=draft.clue or None,
            max_length=MOST_CLUE,
            required=False,
        )
    )
    modal.add_item(language_field(say("matches-language-field"), draft.language))
    if not (fixed or place(interaction).alone):
        who, about = say("matches-people-field"), say("matches-people-about")
        modal.add_item(people_field(PEOPLE, who, about, draft.named, _MOST_NAMED))
    await ask(interaction, modal)


def read_words(texts: dict[str, str]) -> tuple[str, str]:
    """Return the words of a submitted form, and their tiles."""
    if TILES_FIELD in texts:
        return texts[_WORDS], texts[TILES_FIELD]
    # a field is labelled with its number and its tiles
    rows = {name: text for name, text in sorted(texts.items()) if name[0].isdecimal()}
    return " ".join(rows.values()), " ".join(
        name.partition(".")[2].replace(".", " ") for name in rows
    )


def find_own_game(interaction: discord.Interaction, message: discord.Message) -> int | None:
    """Return the game whose board a message of ours is, as its buttons say."""
    own = message.author == interaction.client.user
    parts = [held for part in message.components for held in walk(part.to_dict())] if own else []
    matches = [re.fullmatch(BUTTON, held.get("custom_id", "")) for held in parts]
    found = (int(match["subject"]) for match in matches if match and match["action"] in _OF_GAMES)
    return next(found, None)


def choose_pictures(
    interaction: discord.Interaction, message: discord.Message, text: str
) -> Sequence[Posted]:
    """Return the pictures of a message that say more than its text; none if it says enough."""
    grid = find_grid(text)
    if files := list_pictures(message):
        return [] if grid and all(grid.words) else files
    own = message.author == interaction.client.user
    return [] if grid or own else list_shown(message)


def read_message(interaction: discord.Interaction, message: discord.Message) -> str:
    """Return all the text of a message, letter emojis spelled out; of ours only what can be shared.

    Raises `OwnBoard` for a message of ours that shows tiles.
    """
    own = message.author == interaction.client.user
    snapshots = (snapshot.content for snapshot in message.message_snapshots)
    embeds = (embed.description or "" for embed in message.embeds)
    shown = [text for part in message.components for text in _texts(part.to_dict())]
    texts = [text for text in shown if not own or "```" in text]
    if own and not texts and _TILES.search(spell_emojis("\n".join(shown))):
        raise OwnBoard
    return spell_emojis("\n".join([message.content, *snapshots, *embeds, *texts]))


def _texts(part: Any) -> Iterator[str]:
    """Yield the texts of a component and of all its parts."""
    return (held["content"] for held in walk(part) if "content" in held)


def _each(
    interaction: discord.Interaction, grid: Grid, fields: int
) -> Iterator[discord.ui.TextInput[Any]]:
    seen, rows = look_of(interaction), [row for (row,) in grid.rows]
    groups = [*([at] for at in range(len(rows))[: fields - 1]), [*range(len(rows))[fields - 1 :]]]
    for number, group in enumerate(filter(None, groups)):
        label = plain_tiles(rows[group[0]], seen)
        if len(group) > 1:
            label = seen.say("puzzles-words-rest", first=number + 1, last=len(rows))
        yield discord.ui.TextInput(
            label=label,
            custom_id=".".join([str(number), *(str(rows[at]) for at in group)]),
            default=" ".join(filter(None, (grid.words[at] for at in group))),
            max_length=MOST_TYPED,
        )


def _all(interaction: discord.Interaction, grid: Grid) -> Iterator[discord.ui.TextInput[Any]]:
    seen = look_of(interaction)
    tiles = "\n".join(" ".join(plain_tiles(row, seen) for row in marks) for marks in grid.rows)
    return _write_all(interaction, len(grid.rows), "", tiles)


def _write_all(
    interaction: discord.Interaction, rows: int, words: str, tiles: str
) -> Iterator[discord.ui.TextInput[Any]]:
    """Yield a field for all words, and one for the tiles of as many rows; of none, for the rest."""
    say, style = look_of(interaction).say, discord.TextStyle.paragraph
    yield discord.ui.TextInput(
        label=say("puzzles-words-field", words=rows),
        custom_id=_WORDS,
        style=style,
        default=words or None,
        required=rows > 0,
        max_length=MOST_TYPED,
    )
    label = say("puzzles-tiles-field")
    yield discord.ui.TextInput(
        label=label, custom_id=TILES_FIELD, style=style, default=tiles, max_length=MOST_TILES
    )
