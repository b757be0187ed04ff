"""`analyse`: the skill and luck of a game."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from fractions import Fraction

from engine.commands import options as shared
from engine.solver.analysis import analyse
from engine.solver.report import Analysis, RowAnalysis

Write = Callable[[str], str]
"""How a word stands in a sentence."""

NAME = "analyse"
HELP = "weigh every guess of a game: what skill gave away, what luck brought"
EPILOG = """\
examples:
  python -m engine analyse --answer joint crane moist point joint
  python -m engine analyse --answer catch slate hatch watch match --hard
  python -m engine analyse --answer castle canter castle --json
Columns: the guess and its feedback; likely answers left before and after it; expected guesses
to the end, this one included (~ estimated, else proven); how many of them it gave away against
the best guess; how many luck saved (- cost); up to three guesses that were better.
A game's guesses, and those still expected if it is not won, are always the best expectation at
the start, plus what was given away, minus luck. Skill 99: nothing given away. Luck 50: none.
That best is the same for every game of a list: the total of the shipped tree or table of openers,
or else an estimate. An answer that is not in the list counts with all words as likely as it.
"""


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--answer", required=True, metavar="WORD", help="what was to be found")
    parser.add_argument("guesses", nargs="+", metavar="GUESS", help="the guesses, in order")
    shared.add_words(parser)
    shared.add_hard(parser)
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(options: argparse.Namespace) -> None:
    vocabulary = shared.read_words(options, options.answer)
    analysis = analyse(vocabulary, options.guesses, options.answer, options.hard)
    if options.json:
        print(json.dumps(analysis.to_dict()))
        return
    named = dict.fromkeys([*(row.guess for row in analysis.rows), analysis.answer])
    unknown = [word for word in named if word not in vocabulary]
    write = vocabulary.alphabet.write
    remarks = [f"# not in the word list: {', '.join(map(write, unknown))}"] if unknown else []
    print("\n".join([*_format_table(analysis, write), *_summarise(analysis, write), *remarks]))


def _format_table(analysis: Analysis, write: Write) -> list[str]:
    length = len(analysis.answer)
    head = (
        f"{'guess':<{3 * length + 2}}{'left':>15}  {'expected':>8}{'given':>8}{'luck':>7}  better"
    )
    return [head, *(_format_row(row, write) for row in analysis.rows)]


def _format_row(row: RowAnalysis, write: Write) -> str:
    left = f"{row.before.likely:,} → {row.after.likely:,}"
    expected = _write_expected(row, row.expected)
    given = f"{float(row.inaccuracy):.3f}" if row.inaccuracy else "-"
    better = ", ".join(
        f"{write(choice.guess)} {_write_expected(row, choice.expected)}" for choice in row.better
    )
    return (
        f"{write(row.guess)} {row.feedback.tiles()} {left:>15}  {expected:>8}{given:>8}"
        f"{float(row.luck):>+7.2f}  {better or 'none'}"
    )


def _write_expected(row: RowAnalysis, expected: Fraction) -> str:
    proven = row.exact or (row.proven_before and expected == row.expected_before)
    return f"{'' if proven else '~'}{float(expected):.3f}"


def _summarise(analysis: Analysis, write: Write) -> list[str]:
    made, point = len(analysis.rows), analysis.turning_point
    to_come = "" if analysis.solved else f" + {float(analysis.remaining):.3f} to come"
    what = "saved" if point.guesses > 0 else "lost"
    cause = "luck" if point.effect == "luck" else "choice"
    at_best = _write_expected(analysis.rows[0], analysis.optimal)
    return [
        f"{made} made{to_come} = {at_best} at best"
        f" + {float(analysis.inaccuracy):.3f} given away - ({float(analysis.saved):.3f}) luck",
        f"skill {analysis.skill}: {analysis.skill_word}",
        f"luck {analysis.luck}: {analysis.luck_word}",
        f"turning point: {write(analysis.rows[point.row - 1].guess)},"
        f" {abs(float(point.guesses)):.2f} guesses {what} by {cause}",
    ]
