"""`suggest`: what to guess next."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict

from engine.commands import options as shared
from engine.commands import players
from engine.solver.candidates import Tier
from engine.solver.contradiction import Contradiction, contradiction
from engine.solver.position import Position
from engine.solver.strategies.base import ask_strategy
from engine.solver.suggestions import Suggestion, Suggestions
from engine.solver.words import Words
from engine.words import Alphabet

NAME = "suggest"
HELP = "rank the next guesses"
EPILOG = f"""\
examples:
  python -m engine suggest raise=00000
  python -m engine suggest raise=00000 mulct=01100 --hard --top 3
  python -m engine suggest salet=01000 --strategy entropy --json
  python -m engine suggest raise=00000 --strategy best --familiar
Columns: the guess; how many likely words stay on average; bits of information; whether the
guess may itself be the answer. A word counts by how likely it is to be an answer.
The first guess of `best` also says how many guesses it needs in all on average, where it knows,
and whether that is proven to be the fewest; the systems of the articles say what they think of
each guess. Exit status 1 if no word fits the clues.
{players.HELP}\
"""


def add(parser: argparse.ArgumentParser) -> None:
    shared.add_turns(parser)
    shared.add_words(parser)
    shared.add_hard(parser)
    parser.add_argument(
        "--top", type=shared.parse_count, default=10, metavar="N", help="how many (10)"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    players.add(parser, "expected-remaining")


def run(options: argparse.Namespace) -> int:
    vocabulary, turns = shared.read_puzzle(options)
    position = Position(vocabulary, (turns,), options.hard)
    suggestions = ask_strategy(players.choose_strategy(options), position, options.top)
    sure = bool(suggestions.guesses) and suggestions.tier is not Tier.NONE
    # a row that is all correct ends the puzzle even where another contradicts it
    wrong = None if sure else contradiction(turns, vocabulary)
    if options.json:
        print(json.dumps({**suggestions.to_dict(), "contradiction": wrong and asdict(wrong)}))
    else:
        print(
            "\n".join([*format_lines(suggestions, vocabulary), *list_remarks(suggestions, wrong)])
        )
    return 1 if wrong or suggestions.tier is Tier.NONE else 0


def format_lines(suggestions: Suggestions, vocabulary: Words) -> list[str]:
    """Return suggestions with their figures, a line each."""
    return [format_line(one, vocabulary.alphabet) for one in suggestions.guesses]


def format_line(suggestion: Suggestion, alphabet: Alphabet) -> str:
    """Return one suggestion with its figures, as a line."""
    candidate = "candidate" if suggestion.is_candidate else "-"
    marks = ", crude" * suggestion.denied + ", rare" * suggestion.rare
    return (
        f"{alphabet.write(suggestion.guess)}  {suggestion.expected_remaining:9.3f} left"
        f"  {suggestion.bits:6.3f} bits  {candidate}{marks}{_count_needed(suggestion)}"
    )


def _count_needed(suggestion: Suggestion) -> str:
    if suggestion.figure is not None:
        return f"  {suggestion.figure:,.4g}"
    if suggestion.expected_guesses is None:
        return ""
    proven = ", the fewest" if suggestion.proven else ""
    return f"  {suggestion.expected_guesses:.4f} guesses{proven}"


def list_remarks(suggestions: Suggestions, wrong: Contradiction | None) -> list[str]:
    """Return comment lines on a ranking: why it is empty or unusual."""
    if wrong:
        return ["# no word fits these clues", *list_reasons(wrong)]
    match suggestions.tier:
        case Tier.ANSWERS:
            return [] if suggestions.guesses else ["# solved: nothing is left to guess"]
        case Tier.ALLOWED:
            return ["# no likely answer fits; ranked over every allowed word"]
        case Tier.NONE:
            return ["# no word fits these clues"]


def list_reasons(wrong: Contradiction) -> list[str]:
    """Return comment lines on rows that contradict each other, and how these may be mended."""
    rows = ", ".join(map(str, wrong.rows))
    slips = [
        f"# row {mend.row} may read {mend.feedback} {mend.feedback.tiles()}" for mend in wrong.mends
    ]
    return [f"# these rows cannot hold together: {rows}", *slips]
