"""`difficulty`: how hard an answer is to find."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable

from engine.commands import options as shared
from engine.commands.progress import Bar
from engine.solver.difficulty import Difficulty, Examiner
from engine.solver.hardness import ERROR

NAME = "difficulty"
HELP = "say how hard an answer is to find"
EPILOG = """\
examples:
  python -m engine difficulty watch
  python -m engine difficulty watch chess mango --hard
  python -m engine difficulty castle --json
  python -m engine difficulty --all --length 4
Columns: the guesses that people are expected to need, and the error of that two times of three; the
share of them that fails; the level; how many of 100 answers of its language and length are easier;
the largest family of answers that differ in one letter; the reasons. --play adds the strategies
that lose, --json all figures of the model. docs/method.md says how it was fitted.
"""

_HEAD = f"{'answer':<9}{'people':<12}{'fail':>5}  {'level':<7}{'of 100':>7}  trap; reasons"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("words", nargs="*", metavar="WORD", help="answers of one length")
    parser.add_argument("--all", action="store_true", help="every answer, the hardest first")
    shared.add_words(parser)
    parser.add_argument("--play", action="store_true", help="play each by every strategy too")
    shared.add_hard(parser)
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(options: argparse.Namespace) -> None:
    if not options.words and not options.all:
        raise shared.Misused("there is no word to judge; name one, or say --all")
    vocabulary = shared.read_words(options, options.words[0] if options.words else "")
    words = vocabulary.answers if options.all else options.words
    examiner = Examiner(vocabulary, options.hard)
    judged: list[Difficulty] = []
    with Bar(NAME, len(words)) as bar:
        for word in words:
            judged.append(examiner.difficulty(word, play=options.play))
            bar.advance(1)
    if options.all:
        judged.sort(key=lambda difficulty: -difficulty.hardness.guesses)
    if options.json:
        print(json.dumps([difficulty.to_dict() for difficulty in judged]))
    else:
        print("\n".join([_HEAD, *(_format_row(one, vocabulary.alphabet.write) for one in judged)]))


def _format_row(judged: Difficulty, write: Callable[[str], str]) -> str:
    hard = judged.hardness
    family = (judged.trap.pattern, *judged.trap.words) if judged.trap else ("no trap",)
    trap = " ".join(map(write, family))
    said = [" ".join(map(write, about.split())) for about in hard.reasons.values()]
    reasons = [f"{reason} {about}" for reason, about in zip(hard.reasons, said, strict=True)]
    lost = [f"lost by {', '.join(judged.losers) or 'no strategy'}"] if judged.guesses else []
    return (
        f"{write(judged.answer):<9}{f'{hard.guesses:.2f} ±{ERROR:.2f}':<12}{hard.lost:>5.0%}  "
        f"{hard.level:<7}{hard.figure:>7}  {'; '.join([trap, *reasons, *lost])}"
    )
