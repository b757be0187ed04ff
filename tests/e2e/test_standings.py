"""Leaderboards and statistics through Discord."""

from __future__ import annotations

from dataclasses import replace

from simcord import InteractionResult, MemberActor
from simcord.enums import ComponentType

from bot.domain.guild_settings import GuildSettings
from bot.domain.leaderboards import Absence
from bot.domain.players import Asker, Player, Preference, Theme
from tests.e2e.conftest import World, text
from tests.e2e.pressing import give_up, labels, press, reply, said
from tests.e2e.test_modes import wrong
from tests.reading import alts, parts


def card(result: InteractionResult) -> str:
    """The card of a reply, in words."""
    (alt,) = alts(result.response)
    return alt


async def prefer_text(world: World) -> None:
    ann = Asker(0, world.place, Player(world.ann.id))
    await world.services.players.choose(ann, Preference.THEME, Theme.TEXT)


async def give_places(world: World) -> None:
    """Let everybody have a place from the first game on."""
    async with world.services.store.write() as tx:
        settings = await tx.guilds.settings(world.place)
        await tx.guilds.save(world.guild.id, replace(settings, least_games=1))


async def win(world: World, who: MemberActor | None = None) -> None:
    who = who or world.ann
    await who.slash(world.channel, "wordle play", mode="solo")
    await who.slash(world.channel, "wordle guess", word=await world.answer())


async def ranks(world: World, **options: object) -> InteractionResult:
    return await world.ann.slash(world.channel, "wordle leaderboard", **options)


async def test_a_leaderboard_begins_empty_and_says_what_to_do(world: World) -> None:
    result = await ranks(world)
    assert "Start a game with `/wordle play`" in text(result.response)
    assert labels(reply(result)) == []


async def test_where_there_is_nothing_yet_only_who_asked_is_told(world: World) -> None:
    asked = {"player": world.ann, "against": world.ben}
    nothing = [
        await ranks(world),
        await ranks(world, view="streak"),
        await world.ann.slash(world.channel, "wordle stats"),
        await world.ann.slash(world.channel, "wordle stats", **asked),
        await world.ann.slash(world.channel, "wordle records"),
        await world.ann.slash(world.channel, "wordle records", game="tradle"),
    ]
    assert [one.ephemeral for one in nothing] == [True] * len(nothing)
    await win(world)
    assert not (await ranks(world)).ephemeral


async def test_statistics_are_private_until_one_posts_them(world: World) -> None:
    await win(world)
    shown = await world.ann.slash(world.channel, "wordle stats")
    assert shown.ephemeral
    posted = await world.ann.click(reply(shown), label="Post it here")
    assert not posted.ephemeral
    assert "Post it here" not in labels(reply(posted))
    theirs = await world.ben.slash(world.channel, "wordle stats", player=world.ann)
    assert theirs.ephemeral
    posted = await world.ben.click(reply(theirs), label="Post it here")
    assert not reply(posted).ephemeral


async def test_fewest_guesses_come_first_and_teams_apart(world: World) -> None:
    await give_places(world)
    await prefer_text(world)
    await win(world)
    await world.ben.slash(world.channel, "wordle play", mode="solo")
    await world.ben.slash(world.channel, "wordle guess", word="crane")
    await world.ben.slash(world.channel, "wordle guess", word=await world.answer())
    await world.ben.slash(world.channel, "wordle play", mode="together")
    await world.ben.slash(world.channel, "wordle guess", word=await world.answer())
    board = said(await ranks(world))
    first, second = [line for line in board.splitlines() if "1 of 1 solved" in line]
    # (1 + 7 × 1.5) / 8 and (2 + 7 × 1.5) / 8
    assert f"**1.** {world.ann.mention} · **1.44**" in first
    assert f"**2.** {world.ben.mention} · **1.56**" in second
    assert "guesses per game, evened out for few games." in board
    shown = await ranks(world)
    together = await choose(world.ann, shown, "games", "all.guesses.together.5.1.server")
    assert world.ben.mention in together
    assert f"{world.ann.mention} ·" not in together


async def test_a_leaderboard_is_a_card_on_every_page(world: World) -> None:
    await give_places(world)
    crowd = [world.guild.add_member(world.env.create_user(f"c{number}")) for number in range(11)]
    for who in crowd:
        await win(world, who)
    board = await ranks(world, view="wins")
    assert card(board).startswith("1. c0, 1 solved, 1 game. 1. c1,")
    turned = await press(world.ann, reply(board), "Next")
    assert card(turned) == "1. c10, 1 solved, 1 game."


async def test_a_name_that_the_cards_font_cannot_draw_is_told_in_words(world: World) -> None:
    await win(world)
    assert alts((await ranks(world)).response)
    ming = world.guild.add_member(world.env.create_user("李小龙"))
    await win(world, ming)
    board = await ranks(world)
    assert not alts(board.response)
    assert f"{ming.mention} · 1.00" in said(board)
    shown = await ming.slash(world.channel, "wordle stats")
    for page in ("overview", "year", "skill"):
        await turn(ming, shown, page)
        assert not alts(shown.response)


async def test_where_all_have_played_together_that_leaderboard_opens(world: World) -> None:
    await give_places(world)
    await world.ann.slash(world.channel, "wordle play", mode="together")
    await world.ann.slash(world.channel, "wordle guess", word=await world.answer())
    board = await ranks(world)
    assert "Together" in said(board)
    assert card(board) == "1. ann, 1.00, 1 of 1 solved."
    assert "Nobody is on this leaderboard yet" in await choose(
        world.ann, board, "games", "all.guesses..5.1.server"
    )


async def test_the_leaderboard_opens_where_people_have_places(world: World) -> None:
    await win(world)
    for _ in range(5):
        await world.ann.slash(world.channel, "wordle play", mode="together")
        await world.ann.slash(world.channel, "wordle guess", word=await world.answer())
    board = await ranks(world)
    assert "Together" in said(board)
    assert card(board) == "1. ann, 1.00, 5 of 5 solved."


async def test_of_several_boards_it_is_said_what_a_guess_counts(world: World) -> None:
    await give_places(world)
    await world.ann.slash(world.channel, "wordle play", mode="together", boards=2)
    game = (await world.services.games.view(1)).session
    for answer in game.game.answers:
        await world.ann.slash(world.channel, "wordle guess", word=answer)
    board = await world.ann.slash(world.channel, "wordle leaderboard", mode="together", boards=2)
    rule = "With several boards, one guess fewer counts for each extra board."
    assert rule in said(board)
    assert rule in said(await press(world.ann, reply(board), "Why am I here?"))


async def test_why_somebody_stands_where_they_do_is_told_privately(world: World) -> None:
    await give_places(world)
    await win(world)
    board = await ranks(world)
    why = await press(world.ann, reply(board), "Why am I here?")
    assert reply(why).ephemeral
    assert "You are **#1** of 1, with a fair average of **1.00**. Players who tie" in said(why)
    assert "Your 1 game took **1** guess." in said(why)
    assert "**+ 7.00** for 7 games of an average player here: 7 × 1.00" in said(why)
    assert "Together **8.00**. Divided by all 8 games: **1.00**" in said(why)
    await world.restart()
    again = await press(world.ann, reply(board), "Why am I here?")
    assert said(again) == said(why)


async def test_who_has_no_games_is_told_so_when_asking_why(world: World) -> None:
    await win(world)
    why = await press(world.ben, reply(await ranks(world)), "Why am I here?")
    assert "You aren't on this leaderboard" in said(why)


async def test_pages_are_turned_and_ones_own_place_is_always_shown(world: World) -> None:
    await prefer_text(world)
    await win(world)
    crowd = [world.guild.add_member(world.env.create_user(f"c{number}")) for number in range(11)]
    for who in crowd:
        await win(world, who)
        await win(world, who)
    board = await ranks(world, view="wins")
    assert labels(reply(board)) == ["Next", "Why am I here?"]
    assert said(board).count("…") == 1
    assert world.ann.mention in said(board)
    turned = await press(world.ann, reply(board), "Next")
    assert labels(reply(turned)) == ["Back", "Why am I here?"]
    assert world.ann.mention in said(turned)
    assert crowd[10].mention in said(turned)


async def test_who_hides_is_a_player_on_leaderboards(world: World) -> None:
    await prefer_text(world)
    await win(world)
    panel = await world.ann.slash(world.channel, "wordle preferences")
    await press(world.ann, reply(panel), "hide")
    board = said(await ranks(world))
    assert world.ann.mention not in board
    assert world.ann.mention not in said(await ranks(world, mode="together"))
    assert "a player · 1.00" in board
    refused = await world.ben.slash(world.channel, "wordle stats", player=world.ann)
    assert refused.ephemeral
    assert "keeps their statistics to themselves" in said(refused)
    assert "1 game" in said(await world.ann.slash(world.channel, "wordle stats"))


async def test_stats_show_a_distribution_and_no_streak_without_dailies(world: World) -> None:
    await win(world)
    result = await world.ben.slash(world.channel, "wordle stats", player=world.ann)
    assert card(result) == (
        "ann: game 1; solved 100%; average 1.00; 1: 1; 2: 0; 3: 0; 4: 0; 5: 0; 6: 0; X: 0."
    )
    assert "streak" not in text(result.response)


async def test_who_chose_text_reads_standings_instead_of_cards(world: World) -> None:
    await give_places(world)
    await win(world)
    await prefer_text(world)
    board = (await world.ann.slash(world.channel, "wordle leaderboard")).response
    assert f"**1.** {world.ann.mention} · **1.00** · 1 of 1 solved" in text(board)
    shown = (await world.ann.slash(world.channel, "wordle stats")).response
    assert "has played 1 game and solved 1 (100%)" in text(shown)
    assert " 1 ████████████ 1" in text(shown)
    assert " X 0\n" in text(shown)
    assert [*alts(board), *alts(shown)] == []


async def test_stats_of_nobody_are_refused_privately(world: World) -> None:
    refused = await world.ben.slash(world.channel, "wordle stats")
    assert refused.ephemeral
    assert "No finished games yet. Start" in text(refused.response)


async def test_stats_of_whoever_only_plays_elsewhere_say_where_those_results_are(
    world: World,
) -> None:
    share = "I solved Redactle #100 in 12 guesses"
    await world.ben.slash(world.channel, "wordle record", share=share)
    told = text((await world.ann.slash(world.channel, "wordle stats", player=world.ben)).response)
    assert "No finished games yet, only results of puzzles played elsewhere" in told
    assert "wordle records" in told
    other = (await world.ann.slash(world.channel, "wordle stats")).response
    assert "elsewhere" not in text(other)


async def choose(who: MemberActor, shown: InteractionResult, menu: str, value: str) -> str:
    """What the leaderboard says after a choice in one of its menus."""
    return said(await who.select(reply(shown), [value], custom_id=f"menu:ranks:{menu}"))


async def test_menus_lead_to_every_view_and_to_where_one_has_games(world: World) -> None:
    await prefer_text(world)
    await win(world, world.ben)
    await world.ann.slash(world.channel, "wordle play", mode="solo", length=6)
    await world.ann.slash(world.channel, "wordle guess", word=await world.answer())
    shown = await world.ann.slash(world.channel, "wordle leaderboard", length=5)
    assert f"{world.ann.mention} isn't here yet. Their games: Individual games · 6 letters (1)" in (
        said(shown)
    )
    games, views, periods = parts(reply(shown), ComponentType.STRING_SELECT)
    assert {"all.guesses..6.1.server", "all.guesses.solo.6.1.server"} < {
        option["value"] for option in games["options"]
    }
    assert len(views["options"]) == 5
    assert "season.guesses..5.1.server" not in {one["value"] for one in periods["options"]}
    assert world.ann.mention in await choose(world.ann, shown, "games", "all.guesses..6.1.server")
    assert "6 points" in await choose(world.ann, shown, "view", "all.points..6.1.server")
    today = await choose(world.ann, shown, "period", "today.points..6.1.server")
    assert "Today" in today
    assert world.ann.mention in today


async def test_a_year_is_reviewed_for_a_person_and_for_a_server(world: World) -> None:
    await prefer_text(world)
    for _ in range(3):
        await win(world)
    await world.ann.slash(world.channel, "wordle play", mode="together")
    first, *_ = await wrong(world)
    await world.ben.slash(world.channel, "wordle guess", word=first)
    await world.ann.slash(world.channel, "wordle guess", word=await world.answer())
    shown = await world.ann.slash(world.channel, "wordle stats")
    year = await turn(world.ann, shown, "review")
    assert "Statistics · Year in review 2026" in year
    assert "4 games" in year
    assert "Best day: **4 solved** · Nov 21, 2026" in year
    assert "Played most with: **ben** · 1 game" in year
    board = await ranks(world, period="year")
    assert labels(reply(board)) == ["Why am I here?", "Year in review"]
    told = said(await press(world.ann, reply(board), "Year in review"))
    assert "The year 2026" in told
    assert "**4 games** by 2 people." in told
    assert "⚡ Fewest guesses" in told
    later = await world.ben.slash(world.channel, "wordle stats", player=world.ann)
    await world.later(days=400)
    assert "has not finished a game here in 2027" in await turn(world.ben, later, "review")


async def test_nobody_is_compared_with_themselves(world: World) -> None:
    refused = await world.ann.slash(world.channel, "wordle stats", against=world.ann)
    assert refused.ephemeral
    assert "the same person twice" in said(refused)


async def test_who_is_new_has_no_place_where_others_have_one(world: World) -> None:
    await prefer_text(world)
    for _ in range(5):
        await win(world, world.ben)
    await win(world)
    board = said(await ranks(world))
    assert f"**1.** {world.ben.mention}" in board
    assert f"\n{world.ann.mention} · 1.00 · 1 of 1 solved · 4 games to go" in board
    why = said(await press(world.ann, reply(await ranks(world)), "Why am I here?"))
    assert "You have 1 of the 5 games a place takes." in why


async def test_where_nobody_has_enough_games_nobody_has_a_place(world: World) -> None:
    await prefer_text(world)
    for who in (world.ann, world.ben, world.ben, world.ben):
        await win(world, who)
    shown = await ranks(world)
    board = said(shown)
    first, second = (line for line in board.split("\n") if "to go" in line)
    assert first == f"{world.ben.mention} · 1.00 · 3 of 3 solved · 2 games to go"
    assert second == f"{world.ann.mention} · 1.00 · 1 of 1 solved · 4 games to go"
    assert "Nobody has enough games for a place yet (5), so the most games come first." in board
    why = said(await press(world.ben, reply(shown), "Why am I here?"))
    assert "You have 3 of the 5 games a place takes." in why
    assert "#1" not in why


async def test_nothing_is_to_go_in_days_that_are_over(world: World) -> None:
    await prefer_text(world)
    await win(world)
    await world.clock_ticks(days=7)
    board = await world.ann.slash(world.channel, "wordle leaderboard", period="lastweek")
    assert f"\n{world.ann.mention} · 1.00 · 1 of 1 solved · too few games" in said(board)
    assert "Nobody had enough games for a place (5), so the most games come first." in said(board)
    why = said(await press(world.ann, reply(board), "Why am I here?"))
    assert "You played 1 of the 5 games a place took." in why
    year = await world.ann.slash(world.channel, "wordle leaderboard", period="year")
    await press(world.ann, reply(year), "Year in review")
    assert "1 of 1 solved · 4 games to go" in said(year)


async def turn(who: MemberActor, shown: InteractionResult, page: str) -> str:
    """What the statistics say after turning to that page."""
    (menu,) = parts(reply(shown), ComponentType.STRING_SELECT)
    turned = await who.select(reply(shown), [page], custom_id=menu["custom_id"])
    return said(turned)


async def test_statistics_have_pages_even_after_a_restart(world: World) -> None:
    await prefer_text(world)
    await win(world)
    shown = await world.ann.slash(world.channel, "wordle stats")
    await world.restart()
    kinds = await turn(world.ann, shown, "kinds")
    assert "### Statistics · By mode and length" in kinds
    assert "**Solo · 5 letters** · 1.00 · 1 of 1 solved" in kinds
    answer = (await world.answer()).upper()
    assert f"**{answer}** · 1.00 · 1 of 1 solved" in await turn(world.ann, shown, "openers")
    words = await turn(world.ann, shown, "words")
    assert f"Best game: **{answer}** · 1/6" in words
    assert "Worst game" not in words
    assert f"**{answer}** · 1/6\n" in words
    year = await turn(world.ann, shown, "year")
    assert "has played on **1 day** in the last twelve months: 1 of 1 solved" in year
    assert "Nov" in year
    assert year.count("▂") == 1
    assert "has played 1 game and solved 1" in await turn(world.ann, shown, "overview")


async def test_a_page_of_the_statistics_is_a_card_told_in_words(world: World) -> None:
    await win(world)
    shown = await world.ben.slash(world.channel, "wordle stats", player=world.ann)
    await turn(world.ben, shown, "kinds")
    assert card(shown) == "Solo · 5 letters, 1.00, 1 of 1 solved."


async def test_skill_and_luck_over_time_are_a_page_of_the_statistics(world: World) -> None:
    await win(world)
    shown = await world.ben.slash(world.channel, "wordle stats", player=world.ann)
    told = await turn(world.ben, shown, "skill")
    assert "Statistics · Skill and luck" in told
    assert "(1 game)" in told
    assert "too few games to say much" in told
    picture = card(shown)
    assert picture.startswith("ann. Skill: ")
    await prefer_text(world)
    await world.restart()
    own = await world.ann.slash(world.channel, "wordle stats")
    assert picture.removeprefix("ann. ").split(" Luck")[0] in await turn(world.ann, own, "skill")
    assert alts(own.response) == []


async def test_a_daily_that_others_still_play_is_not_judged(world: World) -> None:
    await world.ann.slash(world.channel, "wordle daily")
    await world.ann.slash(world.channel, "wordle guess", word=await world.answer())
    shown = await world.ann.slash(world.channel, "wordle stats")
    assert "has not finished an individual game" in await turn(world.ann, shown, "skill")
    await world.later(days=1)
    assert "(1 game)" in await turn(world.ann, shown, "skill")


async def test_who_only_joined_in_reads_that_pages_are_empty(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    await world.ann.slash(world.channel, "wordle guess", word="crane")
    await world.ben.slash(world.channel, "wordle guess", word=await world.answer())
    shown = await world.ben.slash(world.channel, "wordle stats")
    openers = await turn(world.ben, shown, "openers")
    assert f"{world.ben.mention} has not made the first guess" in openers
    words = await turn(world.ben, shown, "words")
    assert f"{world.ben.mention} has not finished an individual game" in words


async def test_pages_of_who_hides_meanwhile_are_refused_to_others(world: World) -> None:
    await win(world)
    shown = await world.ann.slash(world.channel, "wordle stats")
    shown = await press(world.ann, reply(shown), "showstats")
    panel = await world.ann.slash(world.channel, "wordle preferences")
    await press(world.ann, reply(panel), "hide")
    (menu,) = parts(reply(shown), ComponentType.STRING_SELECT)
    refused = await world.ben.select(reply(shown), ["openers"], custom_id=menu["custom_id"])
    assert "keeps their statistics to themselves" in said(refused)


async def test_a_daily_that_others_still_play_is_not_told_by_statistics(world: World) -> None:
    await prefer_text(world)
    await world.ann.slash(world.channel, "wordle daily")
    answer = await world.answer()
    await world.ann.slash(world.channel, "wordle guess", word=answer)
    shown = await world.ann.slash(world.channel, "wordle stats")
    assert answer.upper() not in await turn(world.ann, shown, "words")
    await world.later(days=1)
    assert answer.upper() in await turn(world.ann, shown, "words")


async def test_two_players_are_compared_at_the_same_words(world: World) -> None:
    asked = {"player": world.ann, "against": world.ben}
    none = await world.ann.slash(world.channel, "wordle stats", **asked)
    assert "have not had the same word here yet" in said(none)
    await win(world)
    await win(world, world.ben)
    await world.ann.slash(world.channel, "wordle daily")
    answer = await world.answer()
    await world.ann.slash(world.channel, "wordle guess", word=answer)
    await world.ben.slash(world.channel, "wordle daily")
    await world.ben.slash(world.channel, "wordle guess", word="moist")
    await world.ben.slash(world.channel, "wordle guess", word=answer)
    found = said(await world.ben.slash(world.channel, "wordle stats", **asked))
    assert "have had the same word once" in found
    assert f"{world.ann.mention} needed fewer guesses: **1**" in found
    assert f"{world.ben.mention} needed fewer guesses: **0**" in found
    assert f"{world.ann.mention} 1.00, {world.ben.mention} 2.00" in found


async def test_dailies_have_a_streak_of_days(world: World) -> None:
    for _ in range(2):
        await world.ann.slash(world.channel, "wordle daily")
        await world.ann.slash(world.channel, "wordle guess", word=await world.answer())
        await world.clock_ticks(days=1)
    assert "dailies 2" in card(await world.ann.slash(world.channel, "wordle stats"))
    await prefer_text(world)
    shown = text((await world.ann.slash(world.channel, "wordle stats")).response)
    assert "Dailies: 2 · streak 2 days · best 2" in shown
    assert "A streak is days in a row" in shown
    await world.clock_ticks(days=1)
    board = await ranks(world, mode="daily", view="streak")
    assert "No streaks here." in said(board)


async def test_a_rating_counts_a_daily_once_it_is_over_and_says_why(world: World) -> None:
    await give_places(world)
    await prefer_text(world)
    await world.ann.slash(world.channel, "wordle daily")
    answer = await world.answer()
    await world.ann.slash(world.channel, "wordle guess", word=answer)
    await world.ben.slash(world.channel, "wordle daily")
    await world.ben.slash(world.channel, "wordle guess", word="moist")
    await world.ben.slash(world.channel, "wordle guess", word=answer)
    assert "Nobody has a rating here yet" in said(await ranks(world, view="rating"))
    await world.later(days=1)
    board = await ranks(world, view="rating")
    assert labels(reply(board)) == ["Why am I here?"]
    first, second = [line for line in said(board).splitlines() if "1 match" in line]
    assert f"**1.** {world.ann.mention} · **16" in first
    assert f"**2.** {world.ben.mention} · **13" in second
    assert "Everybody begins with 1500." in said(board)
    why = await press(world.ben, reply(board), "Why am I here?")
    assert reply(why).ephemeral
    assert "Your rating says how well you do at the same words as others" in said(why)
    assert "Everybody begins with **1500**" in said(why)
    assert "Daily, Nov 2" in said(why)
    assert ": number 2 of 2." in said(why)


async def test_a_missed_daily_costs_what_the_server_says(world: World) -> None:
    await prefer_text(world)
    async with world.services.store.write() as tx:
        await tx.guilds.save(world.guild.id, GuildSettings(absence=Absence.LOSS, least_games=1))
    for who in (world.ben, world.ann):
        await who.slash(world.channel, "wordle daily")
        await who.slash(world.channel, "wordle guess", word=await world.answer())
        await world.later(days=1)
    board = await ranks(world, mode="daily", period="year")
    # (1 + 7 + 7 × 1) / (1 + 1 + 7)
    assert f"**1.** {world.ann.mention} · **1.67**" in said(board)
    assert "has each one they miss counted as 7 guesses" in said(board)
    why = said(await press(world.ann, reply(board), "Why am I here?"))
    assert "**+ 7.00** for 1 daily you missed: 1 × 7." in why
    assert "Together **15.00**. Divided by all 9 games: **1.67**" in why
    always = said(await ranks(world, mode="daily"))
    assert f"**1.** {world.ann.mention} · **1.00**" in always
    assert "7 guesses." in always
    assert "each one they miss" not in always


async def test_a_server_that_takes_part_is_compared_with_all_others(world: World) -> None:
    await prefer_text(world)
    await win(world)
    apart = await ranks(world, scope="global")
    assert "Nobody is on this leaderboard yet" in said(apart)
    assert "This server does not take part" in said(apart)
    async with world.services.store.write() as tx:
        await tx.guilds.save(world.guild.id, GuildSettings(shared=True, least_games=1))
    board = await ranks(world)
    assert labels(reply(board)) == ["All servers", "Why am I here?"]
    everywhere = await press(world.ann, reply(board), "All servers")
    assert "**1.** ann · **1.00** · 1 of 1 solved" in said(everywhere)
    assert world.ann.mention not in said(everywhere)
    assert "people who hide are left out" in said(everywhere)
    assert labels(reply(everywhere)) == ["This server", "Why am I here?"]
    why = await press(world.ann, reply(everywhere), "Why am I here?")
    assert "You are **#1** of" in said(why)
    refused = await ranks(world, scope="global", mode="together")
    assert "All servers compare individual games only" in text(refused.response)


async def test_badges_are_told_at_the_end_of_a_game_worn_on_the_card_and_explained(
    world: World,
) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="solo")
    ended = await world.ann.slash(world.channel, "wordle guess", word=await world.answer())
    assert "New among your badges: ✌️ In two or fewer" in said(ended)
    await win(world)
    shown = await world.ann.slash(world.channel, "wordle stats")
    assert "Badges: ✌️ · 1 of 12" in said(shown)
    page = await turn(world.ann, shown, "badges")
    assert (
        "✌️ **In two or fewer** · Nov 21, 2026\n-# Solve a word in two guesses, or in one." in page
    )
    assert page.index("Still to be had") < page.index("🪤 **Out of the trap**\n")


async def test_no_leaderboard_is_offered_of_games_that_count_for_none(world: World) -> None:
    for mode in ("absurdle-solo", "solo"):
        await world.ann.slash(world.channel, "wordle play", mode=mode)
        await give_up_after_a_guess(world)
    opened = await world.ben.slash(world.channel, "wordle challenge")
    await world.ben.submit_modal(opened, {"word": "crane"})
    await world.ann.click(world.latest, label="Play")
    await world.ann.slash(world.channel, "wordle guess", word="crane")
    offered = " ".join(
        option["label"]
        for menu in parts(reply(await ranks(world)), ComponentType.STRING_SELECT)
        for option in menu["options"]
    )
    assert "Solo · 5 letters" in offered
    assert "Absurdle" not in offered
    assert "Challenge" not in offered
    told = world.env.backend.commands[None].values()
    command = next(one for one in told if one["name"] == "wordle")
    board = next(one for one in command["options"] if one["name"] == "leaderboard")
    mode = next(one for one in board["options"] if one["name"] == "mode")
    values = {choice["value"] for choice in mode["choices"]}
    assert values == {"together", "solo", "race", "daily", "duel", "vote"}


async def give_up_after_a_guess(world: World) -> None:
    await world.ann.slash(world.channel, "wordle guess", word=(await wrong(world))[0])
    await give_up(world.ann, world.channel)
