"""`python -m bot.texts` lists what is not translated yet, locale by locale."""

from __future__ import annotations

import argparse

from bot.texts.catalogue import ENGLISH, LOCALES, find_missing


def main() -> None:
    """Print the sentences that each locale says in English."""
    argparse.ArgumentParser(prog="python -m bot.texts", description=__doc__).parse_args()
    for locale in LOCALES:
        if locale != ENGLISH:
            missing = find_missing(locale)
            print(f"{locale}: {len(missing)} missing", *(f"  {key}" for key in missing), sep="\n")


if __name__ == "__main__":
    main()
