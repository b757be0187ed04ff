"""Who holds which role."""

from __future__ import annotations

from bot.domain.guild_settings import GuildSettings
from bot.domain.players import HIDDEN, NOBODY, Player
from bot.domain.rewards import Deeds, Held, choose_holders

ANN = Player(7, "ann")


def test_one_role_may_stand_for_several_deeds_and_no_role_for_none() -> None:
    settings = GuildSettings(best_role=1, streak_role=1)
    deeds = Deeds(best=(ANN,), champions=(ANN,), steady={7: (ANN,)})
    assert choose_holders(settings, deeds) == {Held(1, 7)}


def test_who_hides_or_is_gone_holds_none() -> None:
    deeds = Deeds(champions=(HIDDEN, NOBODY, ANN))
    assert choose_holders(GuildSettings(champion_role=2), deeds) == {Held(2, 7)}


def test_each_length_of_a_streak_has_a_role_of_its_own() -> None:
    settings = GuildSettings(streak_role=1, long_streak_role=2, longest_streak_role=3)
    deeds = Deeds(steady={7: (ANN,), 30: (ANN,), 100: ()})
    assert choose_holders(settings, deeds) == {Held(1, 7), Held(2, 7)}
