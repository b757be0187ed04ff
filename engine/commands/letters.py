"""`letters`: how often each letter occurs, and where."""

from __future__ import annotations

import argparse
from collections import Counter

from engine.commands import options as shared
from engine.solver.words import Words

NAME = "letters"
HELP = "count the letters of the answers, and where they stand"
EPILOG = """\
examples:
  python -m engine letters
  python -m engine letters --length 6
  python -m engine letters --answers my-words.txt
Columns: the letter; how often it occurs in all, and in each place; the share of words that
hold it, as a bar too.
"""


def add(parser: argparse.ArgumentParser) -> None:
    shared.add_words(parser)


def run(options: argparse.Namespace) -> None:
    print("\n".join(_format_lines(shared.read_words(options))))


def _format_lines(vocabulary: Words) -> list[str]:
    words, write = vocabulary.answers, vocabulary.alphabet.write
    places = [Counter(column) for column in zip(*words, strict=True)]
    every = sum(places, Counter[str]())
    holding = Counter(letter for word in words for letter in set(word))
    return [
        f"{write(letter)} {count:>7,}  {' '.join(f'{place[letter]:>6,}' for place in places)}"
        f"  {holding[letter] / len(words):6.1%} {'#' * round(60 * holding[letter] / len(words))}"
        for letter, count in every.most_common()
    ]
