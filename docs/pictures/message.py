"""A game's message as a dark chat shows it."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from PIL import Image, ImageDraw

from bot.board.glyphs import font
from bot.board.paint import tile
from bot.board.palettes import PALETTES
from bot.domain.players import Theme
from engine import Game, Mark, keyboard
from engine.words import ENGLISH

SIZE = 760, 560
CHAT, CARD, TEXT, DIM, MENTION = "#313338", "#2b2d31", "#f2f3f5", "#b5bac1", "#3c4270"
BUTTON, PRIMARY, GREEN = "#4e5058", "#5865f2", "#1f8460"
PALETTE = PALETTES[Theme.LETTERS]
LEFT, CARD_LEFT = 24, 96
EMOJI, STEP = 40, 42


def message(game: Game, players: Sequence[str]) -> bytes:
    """Draw a game of one board, each guess beside the player who made it, as a PNG."""
    canvas = Image.new("RGB", SIZE, CHAT)
    draw = ImageDraw.Draw(canvas)
    _author(canvas, draw)
    draw.rounded_rectangle((CARD_LEFT, 56, SIZE[0] - 24, 478), 8, fill=CARD)
    draw.rounded_rectangle((CARD_LEFT, 56, CARD_LEFT + 5, 478), 3, fill=GREEN)
    _bold(draw, (CARD_LEFT + 26, 86), "Together · 5 letters", 20)
    _rows(canvas, draw, game, players)
    _keyboard(canvas, draw, game)
    _progress(draw, len(game.guesses), game.rules.limit)
    _buttons(draw)
    file = BytesIO()
    canvas.quantize(200, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(file, "PNG")
    return file.getvalue()


def _author(canvas: Image.Image, draw: ImageDraw.ImageDraw) -> None:
    face = tile(52, Mark.PRESENT, "T", PALETTE)
    canvas.paste(face, (LEFT, 18), face)
    _bold(draw, (CARD_LEFT, 32), "Tilemate", 20)
    draw.rounded_rectangle((186, 21, 226, 42), 4, fill=PRIMARY)
    draw.text((206, 32), "APP", TEXT, font(14), "mm")


def _rows(
    canvas: Image.Image, draw: ImageDraw.ImageDraw, game: Game, players: Sequence[str]
) -> None:
    for index, (turn, player) in enumerate(zip(game.boards[0].turns, players, strict=True)):
        top = 112 + index * (STEP + 4)
        for column, (letter, mark) in enumerate(zip(turn.guess, turn.feedback, strict=True)):
            _emoji(canvas, letter, mark, (CARD_LEFT + 26 + column * STEP, top))
        left = CARD_LEFT + 26 + len(turn.guess) * STEP + 16
        width = font(18).getlength(f"@{player}")
        draw.rounded_rectangle((left, top + 6, left + width + 12, top + 34), 4, fill=MENTION)
        draw.text((left + 6, top + 20), f"@{player}", "#c9cdfb", font(18), "lm")


def _keyboard(canvas: Image.Image, draw: ImageDraw.ImageDraw, game: Game) -> None:
    best = keyboard(game.boards[0].turns)
    for line, mark in enumerate((Mark.CORRECT, Mark.ABSENT)):
        letters = [letter for letter in ENGLISH.letters if best.get(letter) is mark]
        for column, letter in enumerate(letters):
            _emoji(canvas, letter, mark, (CARD_LEFT + 26 + column * STEP, 272 + line * (STEP + 4)))
    untried = " ".join(letter for letter in ENGLISH.letters if letter not in best).upper()
    draw.text((CARD_LEFT + 26, 384), f"untried  {untried}", DIM, font(18), "lm")


def _progress(draw: ImageDraw.ImageDraw, used: int, limit: int) -> None:
    for index in range(limit):
        centre = (CARD_LEFT + 36 + index * 22, 440)
        draw.circle(centre, 8, fill=TEXT if index < used else None, outline=TEXT, width=2)
    draw.text((CARD_LEFT + 174, 440), f"{limit - used} guesses left", TEXT, font(18), "lm")


def _buttons(draw: ImageDraw.ImageDraw) -> None:
    for left, width, label, fill in ((96, 96, "Guess", PRIMARY), (202, 112, "Give up", BUTTON)):
        draw.rounded_rectangle((left, 494, left + width, 536), 8, fill=fill)
        draw.text((left + width / 2, 515), label, TEXT, font(18), "mm")


def _emoji(canvas: Image.Image, letter: str, mark: Mark, corner: tuple[int, int]) -> None:
    painted = tile(EMOJI, mark, letter, PALETTE)
    canvas.paste(painted, corner, painted)


def _bold(draw: ImageDraw.ImageDraw, place: tuple[int, int], text: str, size: int) -> None:
    draw.text(place, text, TEXT, font(size), "lm")
