"""What Discord delivers, by its kind, and conversations in which it delivers all of that twice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from discord import InteractionType

CONVERSATIONS: dict[str, set[str]] = {
    "test_archive.test_a_calendar_shows_what_one_has_played_and_leads_to_the_next": {
        "button calendar",
        "button unsolved",
    },
    "test_challenges.test_a_word_that_is_played_here_already_is_shown_again": {"button code"},
    "test_solve.test_preferences_say_how_many_words_are_not_proposed": {
        "button refused",
        "button forgetrefused",
    },
    "test_watching.test_a_server_is_offered_its_history_once_when_a_summary_is_seen": {
        "button import"
    },
    "test_watching.test_what_was_read_is_taken_back_as_a_whole_and_nothing_else": {
        "button takeback"
    },
    "test_coach.test_a_game_given_up_is_not_called_masterly": {
        "/analyse",
        "/guess",
        "/play",
        "/stop",
        "button details",
        "button giveup",
    },
    "test_coach.test_the_difficulty_of_a_word_that_nobody_is_to_guess_is_not_told": {"/difficulty"},
    "test_coach.test_an_ended_game_is_told_in_words_with_its_figures_behind_a_button": {
        "button inwords"
    },
    "test_points.test_a_manager_says_what_a_game_is_worth": {"button points", "form points"},
    "test_corrections.test_a_record_is_changed_shown_to_all_and_taken_back": {
        "/leaderboard",
        "/record",
        "/records",
        "/settings",
        "button change",
        "button correct",
        "button corrections",
        "button uncorrect",
        "form change",
        "menu correct",
        "menu settings",
    },
    "test_corrections.test_all_results_of_a_player_are_struck_at_once_and_come_back": {
        "button strikeall"
    },
    "test_corrections.test_a_member_is_shut_out_of_the_records_and_let_in_again": {
        "button letin",
        "button shutout",
    },
    "test_corrections.test_a_struck_result_cannot_be_recorded_or_removed_by_its_player": {
        "button strike"
    },
    "test_daily_rows.test_a_crowd_has_a_line_each_and_all_boards_privately": {"button allboards"},
    "test_daily.test_the_proof_stands_behind_a_button_and_holds_the_next_day": {"button proof"},
    "test_delivered.test_what_no_other_conversation_asks_for": {
        "/about",
        "button guide",
        "button share",
        "button post",
        "button switch",
        "button season",
    },
    "test_exports.test_who_manages_the_server_exports_its_results_and_nobody_else": {
        "button exportresults"
    },
    "test_giving_up.test_a_match_does_not_end_for_everybody_at_one_press": {
        "button cancel",
        "button end",
        "button join",
        "button ready",
    },
    "test_giving_up.test_the_button_of_a_private_board_asks_in_the_same_message": {
        "button goon",
        "button stop",
    },
    "test_help.test_a_slip_in_an_earlier_row_is_mended_after_a_restart": {"button mend"},
    "test_help.test_every_board_is_called_by_its_number_after_others_are_solved": {
        "button why",
        "button words",
        "form why",
    },
    "test_help.test_figures_stand_behind_why_and_never_contradict_the_order": {"button reasons"},
    "test_help.test_new_puzzle_forgets_the_rows": {"button new", "menu more"},
    "test_agreeing.test_a_hint_in_a_game_of_several_needs_another_who_agrees": {"button agree"},
    "test_beside.test_who_joins_a_board_finds_it_below_and_can_guess": {"button running"},
    "test_beside.test_a_game_begins_beside_the_one_that_runs_as_it_was_wanted": {
        "button thread",
    },
    "test_stump.test_what_earlier_marks_tell_is_set_and_one_press_ends_it": {"button found"},
    "test_help.test_a_refused_word_leaves_the_explanation_where_it_is": {
        "button firstrow",
        "form firstrow",
    },
    "test_help.test_plain_help_chooses_the_guesses_at_the_press_of_a_button": {"button lead"},
    "test_help.test_rows_that_no_word_fits_can_be_kept_and_say_what_they_tell": {"button keep"},
    "test_another_puzzle.test_rows_that_contradict_can_begin_a_new_puzzle": {"button beginapart"},
    "test_help.test_the_old_puzzle_goes_on_with_the_new_row_if_one_says_so": {"button continue"},
    "test_hint.test_a_hint_says_the_same_after_a_restart": {"button hint"},
    "test_hosting.test_a_lobby_says_who_begins_it_early_and_can_be_stopped_by_command": {
        "button begin"
    },
    "test_lists.test_a_length_the_language_lacks_takes_the_words_of_the_list": {
        "/hint",
        "button addlist",
        "button analyse",
        "button hint",
        "form addlist",
    },
    "test_lists.test_a_name_is_taken_once_and_lists_are_bounded": {"button showlist", "menu lists"},
    "test_lists.test_a_pasted_list_is_shown_played_and_deleted": {"button deletelist"},
    "test_lists.test_a_teacher_sees_who_has_met_and_missed_which_word": {"button listprogress"},
    "test_lists.test_a_running_game_keeps_the_words_it_began_with": {
        "button changelist",
        "form changelist",
    },
    "test_message_menus.test_a_puzzle_goes_on_in_another_language": {
        "button language",
        "form language",
    },
    "test_message_menus.test_an_analysis_goes_on_in_another_language": {"menu retold"},
    "test_message_menus.test_a_game_that_was_lost_asks_for_its_answer": {
        "/Analyze this game",
        "form retell",
    },
    "test_message_menus.test_help_asks_for_the_words_of_a_share_with_a_field_for_each_row": {
        "/Help with this puzzle",
        "form rowwords",
    },
    "test_modes.test_a_challenge_is_for_those_named": {
        "/challenge",
        "button enter",
        "form challenge",
    },
    "test_modes.test_a_rematch_is_of_the_same_kind": {"button rematch"},
    "test_modes.test_a_result_is_shared_without_a_letter": {"/share"},
    "test_modes.test_a_result_is_posted_only_after_its_player_has_seen_it": {"button dismiss"},
    "test_new_game.test_a_choice_is_kept_while_others_are_made": {"button turns"},
    "test_new_game.test_a_game_of_ones_own_is_offered_in_ones_own_language": {
        "/daily",
        "button play",
        "menu setup",
    },
    "test_play.test_play_again_begins_a_game_of_the_same_kind": {"button again"},
    "test_play.test_the_guess_button_opens_a_modal_that_redraws_the_board": {
        "button guess",
        "form guess",
    },
    "test_preferences.test_a_player_chooses_a_theme_and_leaves_it_to_the_server_again": {
        "menu preferences"
    },
    "test_records.test_a_moderator_records_a_summary_and_says_who_is_only_named": {
        "/Record result",
        "menu records",
    },
    "test_records.test_hundreds_of_shares_at_once_are_answered_too": {
        "form record",
        "menu unrecord",
    },
    "test_reports.test_a_reported_word_is_banned_by_those_who_manage_the_server": {"menu reported"},
    "test_reports.test_of_several_words_the_one_meant_is_asked_for": {
        "button report",
        "form report",
    },
    "test_screenshots.test_a_row_is_corrected_with_the_buttons_of_its_tiles": {
        "button tile",
        "menu seenrows",
    },
    "test_screenshots.test_a_row_gets_another_word_or_is_removed": {
        "button confirm",
        "button droprow",
        "button spell",
        "form spell",
    },
    "test_screenshots.test_a_row_that_the_picture_lacks_is_added": {
        "button addrow",
        "form addrow",
    },
    "test_screenshots.test_the_language_of_a_board_is_changed_while_it_is_asked_about": {
        "button seenlanguage",
        "form seenlanguage",
    },
    "test_screenshots.test_of_several_boards_one_is_chosen": {"menu seenboards"},
    "test_screenshots.test_what_was_read_above_an_answer_can_be_corrected": {"menu asread"},
    "test_seasons.test_a_manager_starts_seasons_on_their_page": {
        "button seasondays",
        "button weeklyhour",
        "form seasondays",
        "form weeklyhour",
    },
    "test_standings.test_a_year_is_reviewed_for_a_person_and_for_a_server": {"button review"},
    "test_standings.test_menus_lead_to_every_view_and_to_where_one_has_games": {"menu ranks"},
    "test_seasons.test_champions_stand_in_a_table_and_each_season_opens": {
        "button champions",
        "button ranks",
        "menu seasons",
    },
    "test_settings.test_a_server_takes_part_in_the_leaderboard_of_all_by_its_own_choice": {
        "button switch"
    },
    "test_settings.test_channels_threads_and_idle_hours": {
        "button idle",
        "button switch",
        "form idle",
    },
    "test_settings.test_the_daily_has_a_channel_an_hour_a_zone_and_no_ping": {
        "button schedule",
        "form schedule",
    },
    "test_settings.test_words_are_added_and_banned": {
        "button banned",
        "button extra",
        "button switch",
        "form banned",
        "form extra",
    },
    "test_solve.test_what_takes_long_is_deferred_and_still_an_edit": {
        "/help",
        "/solve",
        "button climb",
        "button other",
        "form other",
    },
    "test_standings.test_pages_of_who_hides_meanwhile_are_refused_to_others": {
        "/preferences",
        "/stats",
        "button hide",
        "button showstats",
        "menu stats",
    },
    "test_standings.test_who_has_no_games_is_told_so_when_asking_why": {"button whyhere"},
    "test_stump.test_a_word_outside_the_list_is_answered_kindly_and_not_repeated": {
        "/stump",
        "button reveal",
        "button row",
        "form reveal",
    },
    "test_stump.test_undo_brings_the_row_back_with_its_marks": {"button mark", "button undo"},
    "test_surprises.test_a_word_that_is_known_is_not_taught_again": {"/addword"},
    "test_taught_games.test_a_taught_game_is_tried_recorded_and_ranked": {
        "button readgame",
        "form teachgame",
    },
    "test_taught_games.test_a_game_is_opened_from_the_menu_and_taught_again": {
        "button showgame",
        "menu taught",
    },
    "test_taught_games.test_recording_stops_and_goes_on_and_a_deleted_game_leaves_nothing": {
        "button forgetgame",
    },
    "test_taught_games.test_a_refused_game_is_kept_to_be_corrected": {"button teachgame"},
    "test_teach.test_everything_is_deleted_after_asking_twice": {
        "/board",
        "/about",
        "button erase",
        "button eraseall",
        "button export",
    },
    "test_trouble.test_who_has_left_a_server_can_stop_its_reminders": {"button remind"},
    "test_watching.test_a_server_can_do_without_the_mark": {"button switch"},
    "test_watching.test_a_mark_changes_once_its_player_has_recorded_the_message": {
        "button recorddoubted"
    },
    "test_watching.test_of_several_doubted_results_only_the_chosen_ones_are_recorded": {
        "menu doubted",
    },
    "test_watching.test_past_days_stay_as_they_are_where_the_server_wants_that": {
        "button unrecord",
    },
    "test_watching.test_reading_can_be_stopped": {"button readolder", "button stopreading"},
    "test_which.test_a_hint_asks_which_game_where_several_take_any": {"button askhint"},
    "test_which.test_board_asks_which_game_and_hint_where_several_take_any": {"button board"},
    "test_records.test_a_leaderboard_is_turned_page_by_page": {"button recordpage"},
    "test_records.test_records_show_who_leads_and_open_each_game_by_a_menu": {
        "button recordable",
        "button week",
        "menu scores",
    },
    "test_records.test_a_moderator_changes_and_forgets_who_a_name_is": {
        "button forgetname",
        "button names",
        "menu names",
    },
    "test_who_is_who.test_a_moderator_joins_two_accounts_and_parts_them": {
        "button part",
        "button who",
        "menu accounts",
    },
    "test_lists.test_the_daily_comes_from_a_list_and_is_unranked": {"button dailylist"},
    "test_modes.test_two_votes_end_a_small_game_unless_one_has_expired": {"button giveup"},
    "test_play.test_only_the_starter_or_a_moderator_stops_a_game": {"button giveup"},
    "test_challenges.test_a_refused_word_is_corrected_in_its_form_with_all_that_was_typed": {
        "button challenge",
        "form challenge",
    },
    "test_giving_up.test_who_has_voted_to_end_a_game_is_told_so_and_can_take_it_back": {
        "button giveup",
        "button takevoteback",
    },
}
"""The kinds of interactions for which a test is run twice as well: one more kind needs an entry."""


def find_kinds(delivered: Mapping[str, Any]) -> set[str]:
    """The kinds of one interaction; none for the choices of a command.

    A choice in a menu of buttons is of the kind of its button too.
    """
    data: Any = delivered["data"]
    match InteractionType(delivered["type"]):
        case InteractionType.application_command:
            inner = [one["name"] for one in data.get("options", ()) if one["type"] == 1]
            return {f"/{(inner or [data['name']])[0]}"}
        case InteractionType.component:
            pressed = [data["custom_id"], *data.get("values", ())]
            return {
                f"{_NAMES[first]} {action}"
                for first, action, *_ in (f"{one}::".split(":") for one in pressed)
                if first in _NAMES
            }
        case InteractionType.modal_submit:
            return {f"form {data['custom_id'].split(':')[1]}"}
        case _:
            return set()


_NAMES = {"tilemate": "button", "menu": "menu"}
