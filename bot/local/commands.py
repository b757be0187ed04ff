"""The commands that can be typed, as the bot has registered them with Discord."""

from __future__ import annotations

import re
from collections.abc import AsyncGenerator, Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import simcord
from prompt_toolkit.completion import CompleteEvent, Completion, WordCompleter
from prompt_toolkit.document import Document
from simcord.enums import OptionType
from simcord.interactions import command_leaves, parse_option_input

from bot.local.choices import find_choice, find_offered
from bot.local.posting import read_lines
from bot.local.world import World
from bot.texts import command, command_name

Commands = Mapping[str, dict[str, Any]]
"""The registered data of each command, by its name with a slash."""

CHAT_INPUT = 1
MOST_SENT = 10 * 1024 * 1024
"""Bytes of a file that Discord lets anybody send."""

BOOLEANS = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}

TERMINAL_COMMANDS = ("/apps", "/as", "/clock", "/delete", "/edit", "/help", "/in", "/quit", "/say")


WELCOME = """\
Begin with **{play} together**, then type words. A number presses the button of that number.
Options go in order or as name:value: **{play} mode:solo length:6**. **Tab** completes.
**/help** lists every command; **/as NAME** lets a friend guess, and **/as you** is you again;
**/quit** or Ctrl-D leaves."""
POSTING = """\
**/say TEXT** posts a message (\\n begins a new line, here and in commands); **/edit TEXT** changes
your last one, **/delete** takes it back, and **/apps NAME** uses a command of its menu.
**/in #results** goes on in the other channel, **/in #general** in the first.
**/clock 1d** lets a day pass, **/clock 09:00** the time until then; what comes meanwhile, comes."""
HOW_TO_MOVE_CLOCK = "the clock goes forward, by 31 days at most: /clock 30m, 2h, 1d, 1w or 09:00"


def write_welcome() -> str:
    """Say how to begin, with the commands as they are called here."""
    return WELCOME.format(play=command("play"))


def write_help(commands: Commands) -> str:
    """List every command, and what else can be typed."""
    lines = [f"**{usage(*one)}**  {one[1]['description']}" for one in commands.items()]
    return "\n".join(["**Commands**", *lines, "", write_welcome(), POSTING])


def list_commands(world: World) -> Commands:
    """Return the bot's commands, in the order of the bot."""
    roots = [one for one in world.backend.commands[None].values() if _is_typed(one)]
    return {f"/{' '.join(path)}": leaf for root in roots for path, leaf in command_leaves(root)}


def _is_typed(command: Mapping[str, Any]) -> bool:
    """Return whether a command is typed, and not chosen in the menu of a message."""
    return command.get("type", CHAT_INPUT) == CHAT_INPUT


def usage(name: str, command: Mapping[str, Any]) -> str:
    """Return ``/wordle guess <word>``; optional parts are in square brackets."""
    options = command.get("options", ())
    each = (f"<{o['name']}>" if o.get("required") else f"[{o['name']}]" for o in options)
    return " ".join((name, *each))


def split(line: str, commands: Commands) -> tuple[str, list[str]]:
    """Split a line into a command, empty if it names none, and words; ``/play`` is enough."""
    named = re.sub(rf"(?i)^/?({re.escape(command_name())}\s+)?", "", line)
    found = re.findall(r'(?:[^\s"]|"[^"]*"?)+', named)
    first, *words = [word.replace('"', "") for word in found] or [""]
    name = command(first.lower())
    return (name, words) if name in commands else ("", [])


def parse_options(
    name: str, commands: Commands, given: Iterable[str], world: World
) -> dict[str, Any]:
    """Assign what was given to options: as ``name:value``, or to the first option that takes it.

    A named text goes on until the next name, as on Discord. What no option takes belongs to the
    text before it, as in a pasted share: to the last option if that takes any text, or to the last
    of several texts. Of texts only the first two need no name. Raises `simcord.SetupError`.
    """
    options = commands[name].get("options", ())
    free = {option["name"]: option for option in options}
    texts = [option["name"] for option in options if _is_text(option)]
    last = options[-1]["name"] if options else ""
    rest_of_line = texts[-1:] if last in texts else texts[::-1] if len(texts) > 1 else []
    values: dict[str, Any] = {}
    named = ""
    for text in given:
        label, colon, rest = text.partition(":")
        if named in texts and not (colon and label in free):
            values[named] += f" {text}"
            continue
        # a file is sent only where it is named, so that no word is taken for a path
        unnamed = [one for one in free if one not in texts[2:] and not _is_file(free[one])]
        named = label if colon and label in free else ""
        tried = {label: rest} if named else dict.fromkeys(unnamed, text)
        refused = "that is too much"
        for option, raw in tried.items():
            try:
                values[option] = _value(name, free[option], raw, world, named)
                del free[option]
                break
            except simcord.SetupError as error:
                refused = str(error)
        else:
            taken = next((name for name in rest_of_line if name in values), None)
            # what names an option is meant for it, even if that does not take it
            if taken and not named:
                values[taken] += f" {text}"
                continue
            if colon and not named and label.isidentifier():
                refused = f"there is no option {label}"
            raise simcord.SetupError(f"{refused}; write {usage(name, commands[name])}")
    if needed := [one for one in free if free[one].get("required")]:
        raise simcord.SetupError(f"{needed[0]} is missing; write {usage(name, commands[name])}")
    return {key: read_lines(value) if key in texts else value for key, value in values.items()}


async def choose_named(
    name: str, commands: Commands, given: Sequence[str], world: World, player: simcord.MemberActor
) -> list[str]:
    """Put ``list:7`` in place of ``list:Animals``, or of ``list:Farm`` and ``Animals`` after it.

    So the bot offers such names. Raises `simcord.SetupError` if it offers none, or several, that
    are called so.
    """
    options = commands.get(name, {}).get("options", ())
    offers = [one["name"] for one in options if one.get("autocomplete") and _is_number(one)]
    for position, text in enumerate(given):
        label, _, begun = text.partition(":")
        if label in offers and not begun.isdecimal():
            offered = await player.autocomplete(world.channel, name[1:], label, begun)
            value, words = find_offered(label, [begun, *given[position + 1 :]], offered)
            return [*given[:position], f"{label}:{value}", *given[position + words :]]
    return [*given]


def _is_number(option: Mapping[str, Any]) -> bool:
    return option["type"] == OptionType.INTEGER


def _is_text(option: Mapping[str, Any]) -> bool:
    return option["type"] == OptionType.STRING and not option.get("choices")


def _is_file(option: Mapping[str, Any]) -> bool:
    return option["type"] == OptionType.ATTACHMENT


def _value(name: str, option: dict[str, Any], text: str, world: World, named: str) -> Any:
    if option["type"] == OptionType.USER:
        return world.person(text.removeprefix("@"))
    if option["type"] == OptionType.ATTACHMENT:
        return read_file(text)
    known = option["type"] == OptionType.BOOLEAN
    choices = option.get("choices") or ()
    # "greek" alone may be a guess
    locale = world.locale if named else ""
    meant = BOOLEANS.get(text.lower()) if known else find_choice(choices, text, locale)
    try:
        return parse_option_input(name, option, meant)
    except simcord.SetupError:
        raise simcord.SetupError(_explain(option, text)) from None


def _explain(option: Mapping[str, Any], text: str) -> str:
    """Say what an option takes, in place of what was typed."""
    choices = [str(one["value"]) for one in option.get("choices") or ()]
    if option["type"] == OptionType.BOOLEAN:
        choices = ["yes", "no"]
    low, high = option.get("min_value"), option.get("max_value")
    within = f" from {low} to {high}" if low is not None and high is not None else ""
    takes = f"is one of {', '.join(choices)}" if choices else ""
    if not takes and option["type"] == OptionType.INTEGER:
        takes = f"is a number{within}"
    return f"{option['name']} {f'{takes}, and' if takes else 'is'} not {text!r}"


def read_file(path: str) -> tuple[str, bytes]:
    """Read a file of this machine, as somebody would send it; raises `simcord.SetupError`."""
    file = Path(path).expanduser()
    try:
        with file.open("rb") as opened:
            content = opened.read(MOST_SENT + 1)
    except OSError as error:
        raise simcord.SetupError(f"cannot read {path}: {error.strerror}") from None
    if len(content) > MOST_SENT:
        raise simcord.SetupError(f"{path} is too large: Discord takes 10 MiB")
    return file.name, content


def spread(text: str, field: Mapping[str, Any], fields: Sequence[Mapping[str, Any]]) -> list[str]:
    """Return the text of a field and of those after it: each row takes one word, the last the rest.

    Words for several rows may so be typed on one line; other fields take the whole text.
    """
    names = [str(one.get("custom_id", "")) for one in fields]
    rows = [name for name in names if re.match(r"\d+\.", name)]
    words, name = text.split(), str(field["custom_id"])
    if name not in rows or text.startswith("/") or len(words) < 2:
        return [text]
    count = min(len(rows) - rows.index(name), len(words))
    return [*words[: count - 1], " ".join(words[count - 1 :])]


class Completer(WordCompleter):
    """A completer of commands and options; it also offers what the bot itself completes."""

    def __init__(self, world: World, player: Callable[[], simcord.MemberActor]) -> None:
        self._world, self._player, self._commands = world, player, list_commands(world)
        super().__init__([*self._commands, *TERMINAL_COMMANDS], sentence=True)

    async def get_completions_async(
        self, document: Document, complete_event: CompleteEvent
    ) -> AsyncGenerator[Completion]:
        """Yield the completions of what was typed so far."""
        for each in self.get_completions(document, complete_event):
            yield each
        line = document.text_before_cursor
        name = (
            command("guess")
            if line.isalpha()
            else split(line, self._commands)[0]
            if " " in line
            else ""
        )
        last = line.rpartition(" ")[2]
        for option in self._commands.get(name, {}).get("options", ()):
            label = "" if option.get("required") else f"{option['name']}:"
            choices: list[dict[str, Any]] = option.get("choices") or [{"value": ""}]
            if option.get("autocomplete") and last:
                ask, begun = self._player().autocomplete, last.removeprefix(label)
                choices = await ask(self._world.channel, name[1:], option["name"], begun)
            for text in (f"{label}{choice['value']}" for choice in choices):
                if text.startswith(last):
                    yield Completion(text, -len(last))
