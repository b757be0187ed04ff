"""`python -m bot.texts` lists what is not translated yet, locale by locale."""

from __future__ import annotations

import argparse
import os
import sys

from bot.texts.catalogue import ENGLISH_LOCALE, LOCALES, find_missing


def main() -> None:
    """Print the sentences that each locale says in English."""
    argparse.ArgumentParser(prog="python -m bot.texts", description=__doc__).parse_args()
    try:
        for locale in LOCALES:
            if locale != ENGLISH_LOCALE:
                missing = find_missing(locale)
                print(
                    f"{locale}: {len(missing)} missing", *(f"  {key}" for key in missing), sep="\n"
                )
        sys.stdout.flush()
    except BrokenPipeError:
        # whoever reads it has seen enough, as with ``| head``
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main()
