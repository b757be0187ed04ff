"""Screens as pages of HTML: boards, the keyboard, and what usually stands around them."""

from __future__ import annotations

from html import escape
from pathlib import Path
from random import Random

from engine import Feedback, Mark, Word
from tests.screenshots.faces import DEBIAN
from tests.screenshots.scenes import Content
from tests.screenshots.styles import BoardStyle

_CSS = """
*{{box-sizing:border-box;margin:0;padding:0}}
body{{background:{ground};color:{text};font-family:Letters,sans-serif;width:100vw;min-height:100vh;overflow:hidden;position:relative}}
.boards{{display:flex;flex-wrap:wrap;justify-content:center;gap:{between}px;padding:12px 4px}}
.row{{display:flex;gap:{gap}px;margin-bottom:{gap}px}}
.tile{{width:{wide}px;height:{high}px;border-radius:{radius}px;font-size:{size}px;line-height:1;font-weight:inherit;
 display:flex;align-items:center;justify-content:center;text-transform:none;color:{text}}}
.bar{{display:flex;justify-content:space-between;align-items:center;padding:6px 14px;font-size:14px}}
.keys{{display:flex;flex-direction:column;gap:7px;align-items:center;padding:8px 6px;width:100%;max-width:520px;margin:auto}}
.keys div{{display:flex;gap:5px;width:100%;justify-content:center}}
.key{{flex:1 1 0;max-width:46px;height:{key}px;border-radius:5px;display:flex;align-items:center;justify-content:center;font-size:14px}}
.wide{{flex:1.5 1 0;max-width:70px;font-size:11px}}
"""


def make_page(content: Content, style: BoardStyle, dice: Random) -> str:
    """Return a page that shows the content; its fonts are files of this machine."""
    paint = style.paint
    text = "#1a1a1b" if _is_light(paint.ground) else "#ffffff"
    css = _CSS.format(
        ground=paint.ground,
        text=text,
        gap=style.gap,
        wide=style.tile,
        radius=style.radius,
        high=round(style.tile / style.ratio),
        size=round(style.tile * style.letter / max(style.ratio, 1)),
        between=max(14, 3 * style.gap),
        key=dice.choice((44, 52, 58)),
    )
    many = len(content.boards) > 1
    boards = "".join(_board(content, board, style, dice) for board in content.boards)
    parts = [_above(dice, text), f'<div class="boards">{boards}</div>']
    if dice.random() < 0.75 and not style.hidden:
        parts.append(_keyboard(content, style, dice))
    if dice.random() < 0.2 and not many:
        parts.append(_banner(dice))
    if dice.random() < 0.08:
        parts.append(_pointer(dice))
    return f"<!doctype html><meta charset=utf-8><style>{_fonts(style)}{css}</style><body>{''.join(parts)}"


def _fonts(style: BoardStyle) -> str:
    rules: list[str] = []
    for file in style.face.files:
        ranges = "U+370-3FF" if "-greek" in file else "U+400-52F" if "-cyrillic" in file else ""
        ranges = "U+100-2AF" if "-latin-ext" in file else ranges
        # a file of all letters has no range of its own
        named = f"unicode-range:{ranges};" if ranges and not file.startswith(str(DEBIAN)) else ""
        rules.append(f"@font-face{{font-family:Letters;src:url({Path(file).as_uri()});{named}}}")
    return "".join(sorted(rules, key=lambda rule: "unicode-range" in rule))


def _board(
    content: Content, board: tuple[tuple[Word, Feedback], ...], style: BoardStyle, dice: Random
) -> str:
    paint, rows = style.paint, list[str]()
    inks = paint.inks or (paint.ink,) * 3
    for guess, feedback in board:
        tiles = ""
        for letter, mark in zip(guess, feedback, strict=True):
            shape = "border-radius:50%;" if paint.round_present and mark is Mark.PRESENT else ""
            shown = "" if style.hidden else capital(letter)
            edge = f"border:{style.border}px solid {paint.border};" if paint.round_present else ""
            if paint.round_present and mark is Mark.PRESENT:
                tiles += (
                    f'<div class=tile style="background:{paint.fills[0]};{edge}"><div class=tile style="background:'
                    f'{paint.fills[1]};border-radius:50%;width:100%;height:100%;color:{inks[1]}">{shown}</div></div>'
                )
                continue
            tiles += f'<div class=tile style="background:{paint.fills[mark]};color:{inks[mark]};{shape}{edge}">{shown}</div>'
        rows.append(tiles)
    solved = board[-1][1].all_correct
    typed = "" if solved or style.hidden else content.typed
    for number in range(content.limit - len(board)):
        tiles = ""
        for at in range(content.length):
            letter = typed[at] if number == 0 and at < len(typed) else ""
            edge = paint.typed if letter else paint.border
            fill = f"background:{paint.empty};" if paint.empty else ""
            width = style.border or (0 if paint.empty else 1)
            tiles += f'<div class=tile style="{fill}border:{width}px solid {edge}">{capital(letter) if letter else ""}</div>'
        rows.append(tiles)
    return "<div>" + "".join(f"<div class=row>{tiles}</div>" for tiles in rows) + "</div>"


def capital(letter: str) -> str:
    """A capital as it stands on a tile."""
    return "I" if letter == "ı" else letter.upper()


def _keyboard(content: Content, style: BoardStyle, dice: Random) -> str:
    best: dict[str, Mark] = {}
    for guess, feedback in content.boards[0]:
        for letter, mark in zip(guess, feedback, strict=True):
            best[letter] = max(best.get(letter, mark), mark)
    rows: list[str] = []
    alphabet = content.lexicon.alphabet
    ink = "#1a1a1b" if _is_light(style.paint.key) else "#fff"
    for number, row in enumerate(alphabet.rows):
        keys = ""
        for letter in row:
            fill = style.paint.fills[best[letter]] if letter in best else style.paint.key
            colour = style.paint.ink if letter in best else ink
            keys += (
                f'<div class=key style="background:{fill};color:{colour}">{capital(letter)}</div>'
            )
        if number == len(alphabet.rows) - 1:
            wide = f'<div class="key wide" style="background:{style.paint.key};color:{ink}">'
            keys = f"{wide}ENTER</div>{keys}{wide}⌫</div>"
        rows.append(f"<div>{keys}</div>")
    return "<div class=keys>" + "".join(rows) + "</div>"


def _above(dice: Random, text: str) -> str:
    parts = ""
    if dice.random() < 0.6:
        parts += f"<div class=bar><b>{dice.randint(0, 23)}:{dice.randint(10, 59)}</b><span>5G ▮▮▮ {dice.randint(5, 99)}%</span></div>"
    if dice.random() < 0.7:
        title = escape(
            dice.choice(("Wordy", "Word of the day", "Guess", "DAILY 1,234", "Palabra", "Слово"))
        )
        parts += f'<div class=bar style="border-bottom:1px solid #8886;font-size:26px"><span>☰</span><b>{title}</b><span>⚙ ?</span></div>'
    if dice.random() < 0.15:
        parts += f'<div style="padding:10px 16px;display:flex;gap:12px"><div style="width:40px;height:40px;border-radius:50%;background:#5865f2"></div><div style="color:{text}"><b>Robin</b> <small>Today at 9:41</small><br>Help, I am stuck with this one</div></div>'
    return parts


def _banner(dice: Random) -> str:
    hue = dice.randrange(360)
    return (
        f'<div style="position:absolute;bottom:0;left:0;right:0;height:60px;background:linear-gradient(90deg,hsl({hue},70%,50%),'
        f'hsl({hue + 60},70%,60%));color:#fff;font-size:20px;padding:16px">Play now! 50% off <b>★★★★★</b></div>'
    )


def _pointer(dice: Random) -> str:
    x, y = dice.randint(5, 95), dice.randint(10, 60)
    return (
        f'<svg style="position:absolute;left:{x}%;top:{y}%" width=14 height=20 viewBox="0 0 14 20"><path d="M0 0 L0 16 L4 12 '
        'L7 19 L9 18 L6 11 L12 11 Z" fill="#fff" stroke="#000"/></svg>'
    )


def _is_light(colour: str) -> bool:
    return sum(int(colour[at : at + 2], 16) for at in (1, 3, 5)) > 380
