"""Help with a running game, as a private reply."""

from __future__ import annotations

from dataclasses import replace

from bot.board.look import Look
from bot.domain.hints import Fact, Hint, Letter, Price
from bot.render.puzzles import ladder, proposal
from bot.render.reply import Action, Button, Field, Reply, Style
from bot.services.puzzles.hint import HintView
from bot.texts import Texts, keys
from engine.solver import Tier

_NAMES = keys("puzzles-hint", Hint)
_ABOUT = keys("puzzles-hint", Hint, "about")
_PRICES = keys("puzzles-hint-price", Price)


def hint(view: HintView, look: Look) -> Reply:
    """Say what each hint tells and what it costs, with the hints taken and a button for others."""
    say, boards = look.say, len(view.session.game.boards)
    about = [
        say("puzzles-rung-line", rung=say(_NAMES[one]), hint=say(_ABOUT[one]))
        for one in view.offered
    ]
    left = ladder.count_words(view.left, say) if view.left else ""
    if left:
        left = ladder.add_board(left, view.board, boards, say)
    return Reply(
        title=say("puzzles-hint-title"),
        text="\n\n".join(filter(None, [left, "\n".join(about)])),
        fields=_tell(view, say),
        footer=say(_PRICES[view.price]),
        buttons=tuple(
            Button(Action.HINT, _label(one, view.price, say), view.session.id, Style.PRIMARY, one)
            for one in view.offered
        ),
        private=True,
    )


def _label(hint: Hint, price: Price, say: Texts) -> str:
    name = say(_NAMES[hint])
    free = price in {Price.FREE, Price.NOTHING}
    return name if free else say("puzzles-hint-unranked", hint=name)


def _tell(view: HintView, say: Texts) -> tuple[Field, ...]:
    content, boards = view.content, len(view.session.game.boards)
    lines: list[tuple[Hint, str]] = []
    if Hint.NUDGE in view.taken:
        lines.append((Hint.NUDGE, _nudge(content.fact, view.session.language, say)))
    if content.letter:
        lines.append((Hint.LETTER, _letter(content.letter, say)))
    if content.place:
        place = say(
            "puzzles-hint-at", letter=content.place.letter.upper(), place=content.place.place or 0
        )
        lines.append((Hint.PLACE, place))
    if content.meaning:
        lines.append((Hint.MEANING, say("puzzles-hint-means", meaning=content.meaning)))
    fields = [
        Field(ladder.add_board(say(_NAMES[hint]), view.board, boards, say), text)
        for hint, text in lines
    ]
    if content.guesses and content.guesses.guesses:
        # a guess is made on every board
        best = replace(content.guesses, guesses=content.guesses.guesses[:1])
        still = view.session.game
        if best.remaining == 1:
            # a game of ours hides it, however seldom others do
            first = replace(best.guesses[0], rare=False)
            best = replace(best, guesses=(first,), tier=Tier.ANSWERS)
        open_boards = sum(not board.solved for board in still.boards)
        fields.append(Field(say(_NAMES[Hint.GUESS]), proposal.guesses(best, open_boards, say)))
    return tuple(fields)


def _nudge(fact: Fact | None, language: str, say: Texts) -> str:
    return ladder.describe_trait(fact, language, say) if fact else say("puzzles-hint-no-nudge")


def _letter(letter: Letter, say: Texts) -> str:
    key = "puzzles-hint-letter-again" if letter.again else "puzzles-hint-letter-new"
    return say(key, letter=letter.letter.upper())
