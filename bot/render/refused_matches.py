"""Refusals around races, dailies and challenges: the texts of those without facts."""

from __future__ import annotations

from collections.abc import Mapping

from bot.domain import errors, matches

OF_MATCHES: Mapping[type[Exception], str] = {
    matches.NoDaily: "refusals-no-daily",
    matches.NoUnsolved: "refusals-no-unsolved",
    matches.ClueTellsWord: "refusals-clue-tells-word",
    matches.CodeAlone: "refusals-code-alone",
    matches.CodeUnwelcome: "refusals-code-unwelcome",
    matches.OwnCode: "refusals-own-code",
    matches.UnknownCode: "refusals-unknown-code",
    errors.NotInvited: "refusals-not-invited",
    errors.OwnChallenge: "refusals-own-challenge",
    errors.BotInvited: "refusals-bot-invited",
    errors.MatchOver: "refusals-match-over",
    errors.NotBegun: "refusals-not-begun",
}
