"""Who holds which role."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.domain.guild_settings import GuildSettings
from bot.domain.players import HIDDEN, NOBODY, Player
from bot.domain.records.games import DATED
from bot.domain.rewards import MOST_OFFERED, Deeds, Held, choose_holders, list_rewardable

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


def test_a_menu_offers_wordle_the_chosen_game_and_what_is_recorded_with_days() -> None:
    def offered(chosen: str, recorded: Iterable[str]) -> list[str]:
        settings = replace(GuildSettings(), reward_game=chosen)
        return [game.key for game in list_rewardable(settings, recorded)]

    assert offered("wordle", ()) == ["wordle"]
    assert offered("queens", ("nerdle", "no game")) == ["wordle", "nerdle", "queens"]
    assert offered("forgotten", ()) == ["wordle"], "one that is read no more"
    many = offered(DATED[-1], DATED)
    assert len(many) == MOST_OFFERED
    assert {"wordle", DATED[-1]} <= {*many}
