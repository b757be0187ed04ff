"""Who holds which role."""

from __future__ import annotations

from bot.domain.guilds import GuildSettings
from bot.domain.players import HIDDEN, NOBODY, Player
from bot.domain.rewards import Deeds, Held, choose_holders

ANN = Player(7, "ann")


def test_one_role_may_stand_for_several_deeds_and_no_role_for_none() -> None:
    settings = GuildSettings(best_role=1, streak_role=1)
    deeds = Deeds(best=(ANN,), champions=(ANN,), steady=(ANN,))
    assert choose_holders(settings, deeds) == {Held(1, 7)}


def test_who_hides_or_is_gone_holds_none() -> None:
    deeds = Deeds(champions=(HIDDEN, NOBODY, ANN))
    assert choose_holders(GuildSettings(champion_role=2), deeds) == {Held(2, 7)}
