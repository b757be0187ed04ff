"""Refusals around races, dailies and challenges: the texts of those without facts."""

from __future__ import annotations

from collections.abc import Mapping

from bot.domain import codes, errors, matches
from bot.render.reply import Action, Button, Reply, Style
from bot.texts import Texts

OF_MATCHES: Mapping[type[Exception], str] = {
    matches.DailyOver: "refusals-daily-over",
    matches.NoDaily: "refusals-no-daily",
    matches.NoPastDaily: "refusals-no-past-daily",
    matches.NoUnsolved: "refusals-no-unsolved",
    matches.ClueTellsWord: "refusals-clue-tells-word",
    codes.ClueUnwelcome: "refusals-clue-unwelcome",
    codes.CodeAlone: "refusals-code-alone",
    codes.CodeUnwelcome: "refusals-code-unwelcome",
    codes.OwnCode: "refusals-own-code",
    matches.PlayedBefore: "refusals-played-before",
    codes.UnknownCode: "refusals-unknown-code",
    errors.NotInvited: "refusals-not-invited",
    errors.OwnChallenge: "refusals-own-challenge",
    errors.BotInvited: "refusals-bot-invited",
    errors.MatchOver: "refusals-match-over",
    errors.NotBegun: "refusals-not-begun",
}


def offer_match(error: matches.NotEntered, say: Texts) -> Reply:
    """Offer the board of a match to somebody who guesses without one."""
    label = say("matches-play-button")
    play = Button(Action.ENTER, label, error.match_id, Style.PRIMARY)
    return Reply(say("refusals-not-entered", button=label), buttons=(play,), private=True)
