"""Custom ids that no message here bears: other people's games, other versions, nonsense."""

from __future__ import annotations

from typing import Any

import pytest
import simcord
from discord import Permissions
from simcord.enums import ComponentType
from sqlalchemy import select

from bot.domain.players import Place
from bot.render.menus import Topic
from bot.render.reply import Action
from bot.store.models import (
    EntrantRow,
    GameHintRow,
    GameRow,
    GuildRow,
    MatchRow,
    PuzzleRow,
    StopVoteRow,
    TurnRow,
)
from tests.e2e.conftest import World, text
from tests.e2e.pressing import reply, said
from tests.e2e.test_settings import manager
from tests.reading import parts

STRANGE = "from another version of me"


async def pressed(world: World, who: simcord.MemberActor, custom_id: str) -> str:
    """What is said, privately, to a press of a button whose id has been replaced."""
    message = reply(await world.ann.slash(world.channel, "wordle stump"))
    stored: Any = world.env.backend.get_message(world.channel.id, message.id)
    next(parts(stored, ComponentType.BUTTON))["custom_id"] = custom_id
    result = await who.click(message, custom_id=custom_id)
    answered = result.response or result.followups[0]
    assert answered.ephemeral
    return text(answered)


async def submitted(world: World, custom_id: str, fields: dict[str, str]) -> str:
    """What is said, privately, to a form whose id has been replaced."""
    opened: Any = await world.ann.slash(world.channel, "wordle play", mode="challenge")
    inputs = [
        {"type": 4, "custom_id": name, "style": 1, "label": name, "id": 2 * number + 2}
        for number, name in enumerate(fields)
    ]
    rows = [{"type": 1, "id": 2 * at + 1, "components": [one]} for at, one in enumerate(inputs)]
    opened._interaction.modal = {"title": "?", "custom_id": custom_id, "components": rows}
    answered = reply(await world.ann.submit_modal(opened, fields))
    assert answered.ephemeral
    return text(answered)


async def chosen(world: World, custom_id: str, value: str) -> str:
    """What is said, privately, to a choice in a menu whose id has been replaced."""
    shown = reply(await world.ann.slash(world.channel, "wordle solve"))
    stored: Any = world.env.backend.get_message(world.channel.id, shown.id)
    menu = next(parts(stored, ComponentType.STRING_SELECT))
    menu["custom_id"], menu["options"][0]["value"] = custom_id, value
    answered = reply(await world.ann.select(shown, [value], custom_id=custom_id))
    assert answered.ephemeral
    return text(answered)


async def test_games_and_puzzles_of_another_channel_are_not_touched_from_here(
    world: World,
) -> None:
    elsewhere = world.guild.create_text_channel("elsewhere")
    await world.ben.slash(elsewhere, "wordle play", mode="together")
    await world.ben.slash(elsewhere, "wordle help", shared=True, guess="raise", hints="00000")
    for action in ("guess", "stop", "share", "again", "hint"):
        detail = ":nudge" if action == "hint" else ""
        assert "no game here" in await pressed(world, world.ann, f"tilemate:{action}:1{detail}")
    for press in ("undo:1:1", "climb:1:nudge", "mark:1:1.0.2", "words:1", "new:1"):
        assert "You have no puzzle open" in await pressed(world, world.ann, f"tilemate:{press}")


async def test_what_belongs_to_somebody_else_is_not_touched(world: World) -> None:
    await world.ben.slash(world.channel, "wordle play", mode="solo")
    await world.ben.slash(world.channel, "wordle help", guess="raise", hints="00000")
    for action in ("guess", "stop", "share", "again", "analyse"):
        assert "somebody else" in await pressed(world, world.ann, f"tilemate:{action}:1")
    assert "You have no puzzle open" in await pressed(world, world.ann, "tilemate:undo:1:1")
    async with world.services.store.write() as tx:
        theirs = await tx.games.get(1)
    assert theirs is not None
    assert theirs.active


async def test_a_moderator_of_one_server_ends_nothing_in_another(world: World) -> None:
    other = world.env.create_guild("other")
    there = other.create_text_channel("there")
    cat = other.add_member(world.env.create_user("cat"))
    await cat.slash(there, "wordle play", mode="race")
    role = world.guild.create_role("moderators", permissions=Permissions(manage_messages=True))
    boss = world.guild.add_member(world.env.create_user("boss"), roles=[role])
    assert "no game here" in await pressed(world, boss, "tilemate:cancel:1")
    async with world.services.store.write() as tx:
        assert await tx.matches.find_latest(Place(there.id, other.id)) is not None


ELSEWHERE = "no game here"
CLOSED = "no puzzle open"
NOT_MANAGER = "people who manage the server"
NOT_MODERATOR = "Only a moderator can say who is who"
A_RESULT = "recorded.wordle.1900"
A_NAME = "0123456789abcdef"
A_WISH = "help.01.en...squares."
BUTTONS: dict[Action, tuple[str, str]] = {
    **dict.fromkeys((Action.GUESS, Action.BOARD, Action.STOP, Action.GIVE_UP), ("", ELSEWHERE)),
    Action.TAKE_VOTE_BACK: ("", ELSEWHERE),
    **dict.fromkeys(
        (Action.GO_ON, Action.AGAIN, Action.SHARE, Action.POST, Action.ASK_HINT), ("", ELSEWHERE)
    ),
    Action.HINT: ("nudge", ELSEWHERE),
    Action.SHOW_STATS: ("overview", "No finished games"),
    **dict.fromkeys((Action.ANALYSE, Action.DETAILS, Action.IN_WORDS), ("", "somebody else")),
    **dict.fromkeys((Action.JOIN, Action.READY, Action.BEGIN, Action.ENTER), ("", ELSEWHERE)),
    **dict.fromkeys(
        (Action.CANCEL, Action.END, Action.REMATCH, Action.PROOF, Action.CODE), ("", ELSEWHERE)
    ),
    **dict.fromkeys((Action.NEW_PUZZLE, Action.REMAINING, Action.REASONS), ("", CLOSED)),
    **dict.fromkeys((Action.CONTINUE, Action.REVEAL), ("", CLOSED)),
    **dict.fromkeys(
        (Action.UNDO, Action.ENTER_ROW, Action.FOUND, Action.REFUSED_WORD), ("1", CLOSED)
    ),
    Action.BEGIN_APART: ("1", CLOSED),
    Action.AGREE: ("1", ELSEWHERE),
    Action.ALL_BOARDS: ("0", ELSEWHERE),
    Action.RUNNING: ("race", ELSEWHERE),
    Action.MEND: ("1.1.00000", CLOSED),
    Action.KEEP: ("1", CLOSED),
    Action.MARK: ("1.0.2", CLOSED),
    Action.CLIMB: ("nudge", CLOSED),
    # these need a board in the message itself
    Action.CONFIRM: ("help", STRANGE),
    Action.TILE: ("0.0.1", STRANGE),
    Action.SPELL: ("", STRANGE),
    **dict.fromkeys((Action.ADD_ROW, Action.SEEN_LANGUAGE), ("", STRANGE)),
    Action.DROP_ROW: ("3", STRANGE),
    Action.SWITCH: ("threads", NOT_MANAGER),
    **dict.fromkeys((Action.IDLE, Action.SCHEDULE), ("", NOT_MANAGER)),
    **dict.fromkeys((Action.EXTRA, Action.BANNED), ("", NOT_MANAGER)),
    **dict.fromkeys((Action.SEASON_DAYS, Action.WEEKLY_HOUR, Action.POINTS), ("", NOT_MANAGER)),
    **dict.fromkeys((Action.STOP_READING, Action.CORRECT, Action.UNCORRECT), ("", NOT_MANAGER)),
    **dict.fromkeys((Action.ADD_LIST, Action.CHANGE_LIST), ("", NOT_MANAGER)),
    **dict.fromkeys(
        (Action.SHOW_LIST, Action.DELETE_LIST, Action.DAILY_LIST, Action.LIST_PROGRESS),
        ("", NOT_MANAGER),
    ),
    **dict.fromkeys((Action.TEACH_GAME, Action.SHOW_GAME), ("", NOT_MANAGER)),
    **dict.fromkeys((Action.READ_GAME, Action.FORGET_GAME), ("on", NOT_MANAGER)),
    **dict.fromkeys((Action.TAKE_BACK, Action.IMPORT), ("", NOT_MANAGER)),
    Action.STRIKE: (A_RESULT, NOT_MANAGER),
    **dict.fromkeys((Action.STRIKE_ALL, Action.SHUT_OUT), ("sure", NOT_MANAGER)),
    **dict.fromkeys((Action.LET_IN, Action.EXPORT_RESULTS), ("", NOT_MANAGER)),
    Action.READ_OLDER: ("", "I may not read messages here"),
    Action.REPORT: ("", ELSEWHERE),
    **dict.fromkeys((Action.NAMES, Action.WHO, Action.PART), ("", NOT_MODERATOR)),
    Action.FORGET_NAME: (A_NAME, NOT_MODERATOR),
}
"""What a press says that carries the id of somebody else's game, match or puzzle."""
FORMS: dict[Action, tuple[dict[str, str], str]] = {
    Action.GUESS: ({"word": "crane"}, ELSEWHERE),
    Action.OTHER_WORD: ({"word": "crane"}, CLOSED),
    Action.SPELL: ({"word": "crane"}, STRANGE),
    Action.ADD_ROW: ({"word": "crane", "tiles": "00000", "place": "1"}, STRANGE),
    Action.SEEN_LANGUAGE: ({"language": "de"}, STRANGE),
    Action.WHY: ({"word": "crane"}, CLOSED),
    Action.OTHER_LANGUAGE: ({"language": "de"}, CLOSED),
    Action.REVEAL: ({"word": "crane"}, "not guessing a word of yours"),
    Action.IDLE: ({"public": "1", "private": "1"}, NOT_MANAGER),
    Action.SCHEDULE: ({"hour": "1", "zone": "UTC"}, NOT_MANAGER),
    Action.EXTRA: ({"words": "zorgl"}, NOT_MANAGER),
    Action.BANNED: ({"words": "crane"}, NOT_MANAGER),
    Action.SEASON_DAYS: ({"first": "2027-01-01", "last": "2027-01-31"}, NOT_MANAGER),
    Action.WEEKLY_HOUR: ({"hour": "7"}, NOT_MANAGER),
    Action.POINTS: ({"points": "6 5 4 3 2 1 0"}, NOT_MANAGER),
    Action.REPORT: ({"word": "crane", "reason": "rare"}, ELSEWHERE),
    Action.CHANGE: ({"score": "4"}, NOT_MANAGER),
    Action.ADD_LIST: ({"name": "x", "language": "en", "words": "crane"}, NOT_MANAGER),
    Action.CHANGE_LIST: ({"name": "x", "language": "en", "words": "crane"}, NOT_MANAGER),
    Action.TEACH_GAME: (
        {"name": "x", "first": "Hop 1 4/6", "second": "Hop 2 3/6", "score": "4", "unit": "points"},
        NOT_MANAGER,
    ),
}
"""The same for a form, with its fields."""
MENUS: dict[Topic, tuple[str, str, str]] = {
    Topic.SETTINGS: ("hard", "hard", NOT_MANAGER),
    Topic.MORE: ("more", "tilemate:undo:1:1", CLOSED),
    Topic.CORRECT: ("player", "1", NOT_MANAGER),
    Topic.LISTS: ("lists", "tilemate:deletelist:1", NOT_MANAGER),
    Topic.TAUGHT: ("show", "tilemate:showgame:1", NOT_MANAGER),
    Topic.REPORTED: ("ban", "en.crane", NOT_MANAGER),
    Topic.RECORDS: (A_NAME, "1", NOT_MODERATOR),
    Topic.NAMES: ("all", A_NAME, NOT_MODERATOR),
    Topic.ACCOUNTS: ("which", "1", NOT_MODERATOR),
    **dict.fromkeys((Topic.SEEN_ROWS, Topic.AS_READ), (A_WISH, "7.5.crane.abc", STRANGE)),
    Topic.SEEN_BOARDS: (A_WISH, "1;en;5;crane.zzzz", STRANGE),
}
"""The same for a menu: its name, and a choice."""
OWN: set[Action | Topic] = {
    Action.PLAY,
    Action.TURNS,
    Action.THREAD,
    Action.RETELL,
    Action.DISMISS,
    Action.GUIDE,
    Action.FIRST_ROW,
    Action.LEAD,
    Action.CHALLENGE,
    Action.CALENDAR,
    Action.FORGET_REFUSED,
    Action.UNSOLVED,
    Action.WORDS,
    Action.RANKS,
    Action.REVIEW,
    Action.RECORDABLE,
    Action.RECORD_DOUBTED,
    Action.RECORD_PAGE,
    Action.WEEK,
    Action.WHY_HERE,
    Action.CHAMPIONS,
    Action.SEASON,
    Action.CORRECTIONS,
    Topic.SEASONS,
    Topic.RETOLD,
    Action.RECORD,
    Action.UNRECORD,
    Topic.UNRECORD,
    Topic.DOUBTED,
    Action.REMIND,
    Action.HIDE,
    Action.EXPORT,
    Action.ERASE,
    Action.ERASE_ALL,
    Topic.PREFERENCES,
    Topic.SETUP,
    Topic.STATS,
    Topic.RANKS,
    Topic.SCORES,
}
"""These carry the id of nothing that belongs to others: they concern who presses."""


async def test_every_button_form_and_menu_refuses_what_is_of_another_server(world: World) -> None:
    """One of a new kind belongs into a table above."""
    assert {*BUTTONS, *FORMS, *MENUS, *OWN} == {*Action, *Topic}
    other = world.env.create_guild("other")
    there = other.create_text_channel("there")
    cat = other.add_member(world.env.create_user("cat"))
    await cat.slash(there, "wordle play", mode="together")
    await cat.slash(there, "wordle play", mode="race")
    await cat.slash(there, "wordle help", shared=True, guess="raise", hints="00000")
    before = await stored(world)
    for action, (detail, told) in BUTTONS.items():
        custom_id = f"tilemate:{action}:1" + (f":{detail}" if detail else "")
        assert told in await pressed(world, world.ann, custom_id), action
    for action, (fields, told) in FORMS.items():
        detail = A_RESULT if action is Action.CHANGE else ""
        assert told in await submitted(world, f"form:{action}:1:ff:{detail}", fields), action
    for topic, (name, value, told) in MENUS.items():
        assert told in await chosen(world, f"menu:{topic}:{name}", value), topic
    assert await stored(world) == before


async def test_what_is_of_another_kind_than_its_id_says_is_answered_kindly(world: World) -> None:
    for topic, (name, *_) in MENUS.items():
        assert STRANGE in await pressed(world, world.ann, f"menu:{topic}:{name}"), topic
    for action, (detail, _) in BUTTONS.items():
        custom_id = f"tilemate:{action}:1" + (f":{detail}" if detail else "")
        assert STRANGE in await chosen(world, custom_id, custom_id), action
    for action in FORMS:
        custom_id = f"form:{action}:1:ff:{A_RESULT if action is Action.CHANGE else ''}"
        assert "Reference" not in await submitted(world, custom_id, {"other": "x"}), action


async def test_nothing_chosen_in_a_menu_that_takes_one_is_answered_kindly(world: World) -> None:
    boss = await manager(world)
    for name in ("page", "hard", "start", "stop", "seasonkind", "worth", "double"):
        shown = reply(await boss.slash(world.channel, "wordle solve"))
        stored: Any = world.env.backend.get_message(world.channel.id, shown.id)
        menu = next(parts(stored, ComponentType.STRING_SELECT))
        menu["custom_id"], menu["min_values"] = f"menu:settings:{name}", 0
        refused = await boss.select(shown, [], custom_id=menu["custom_id"])
        assert "Reference" not in said(refused), name


async def stored(world: World) -> list[object]:
    """All that is stored of games, matches, puzzles and settings but what the presses need."""
    tables = (GameRow, TurnRow, GameHintRow, StopVoteRow, MatchRow, EntrantRow, GuildRow)
    async with world.services.store.engine.connect() as connection:
        found = [(await connection.execute(select(table.__table__))).all() for table in tables]
        theirs = select(PuzzleRow.__table__).where(PuzzleRow.guild_id != world.guild.id)
        return [*found, (await connection.execute(theirs)).all()]


@pytest.mark.parametrize(
    "custom_id",
    [
        "tilemate:fly:1",
        f"tilemate:guess:{2**63}",
        "tilemate:mark:1:1.0.7",
        "tilemate:mark:1",
        "tilemate:row:1:x",
        "tilemate:climb:1:elevator",
        "tilemate:hint:1",
        "tilemate:mark:1:1.2",
        "tilemate:strike:1:recorded.wordle.99999999999999999999",
        "tilemate:ranks:0:all.guesses..5.99999999999999999999.server",
        "tilemate:details:0:tlh.off.crane.raise",
        "tilemate:details:0:off.crane.raise",
        "tilemate:calendar:999999999999999999",
    ],
)
async def test_what_no_version_of_ours_says_is_answered_kindly(
    world: World, custom_id: str
) -> None:
    assert STRANGE in await pressed(world, world.ann, custom_id)


async def test_the_largest_number_that_a_row_can_have_is_looked_for(world: World) -> None:
    assert STRANGE not in await pressed(world, world.ann, f"tilemate:guess:{2**63 - 1}")


async def test_a_choice_of_more_that_no_menu_offers_is_answered_kindly(world: World) -> None:
    shown = reply(await world.ann.slash(world.channel, "wordle solve"))
    stored: Any = world.env.backend.get_message(world.channel.id, shown.id)
    menu = stored.components[-1]["components"][0]
    for value in ("nonsense", "tilemate:nothing:1", "tilemate:undo:99:1"):
        menu["options"][0]["value"] = value
        refused = await world.ann.select(shown, [value], custom_id=menu["custom_id"])
        assert STRANGE in text(reply(refused)) or "no puzzle open" in text(reply(refused))


@pytest.mark.parametrize("command", ["wordle settings", "wordle stats", "wordle preferences"])
async def test_no_menu_takes_what_it_does_not_offer(world: World, command: str) -> None:
    boss = await manager(world)
    shown = reply(await boss.slash(world.channel, command))
    stored: Any = world.env.backend.get_message(world.channel.id, shown.id)
    for menu in _list_menus(stored.components):
        menu["options"][0]["value"] = "nonsense"
        refused = await boss.select(shown, ["nonsense"], custom_id=menu["custom_id"])
        assert "Reference" not in said(refused), menu["custom_id"]


def _list_menus(components: Any) -> list[Any]:
    """Return the menus of options in a message, however deep."""
    found: list[Any] = []
    for one in components:
        found += [one] if one.get("options") else _list_menus(one.get("components", []))
    return found
