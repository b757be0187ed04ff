"""Puzzles from elsewhere in a terminal: what Discord does with buttons is typed here."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from bot.domain.errors import NoSolveSession
from bot.domain.players import Asker
from bot.domain.puzzles import Rung, WordList
from bot.local.desk import MANAGER
from bot.local.needs import Needs
from bot.render.puzzles import hint as render_hint
from bot.render.puzzles import remaining
from bot.render.puzzles import session as render
from bot.render.reply import Reply
from bot.services.puzzles.rows import Wish
from bot.services.puzzles.session import SolveOutcome
from engine import Hard

Options = Mapping[str, str]


class Bench:
    """Answers the commands of solving, and of help inside a game."""

    def __init__(self, services: Needs) -> None:
        self._solve = services.solve
        self._panel = services.panel
        self._hints = services.hints
        self._settings = services.settings
        self.answers: dict[str, Callable[[Asker, Options], Awaitable[Reply]]] = {
            "/wordle help": self._help,
            "/wordle solve": self._lead,
            "/wordle mark": self._mark,
            "/wordle other": self._other,
            "/wordle undo": self._undo,
            "/wordle new": self._new,
            "/wordle words": self._words,
            "/wordle why": self._why,
            "/wordle climb": self._climb,
            "/wordle mend": self._mend,
            "/wordle keep": self._keep,
            "/wordle hint": self._hint,
            "/wordle addword": self._teach,
        }

    async def _help(self, asker: Asker, options: Options) -> Reply:
        guess, hints = options.get("guess", ""), options.get("hints", "")
        if guess or hints:
            return render.session(await self._solve.add(asker, guess, hints, _wish(options)))
        try:
            return render.session(await self._open(asker))
        except NoSolveSession:
            return render.teaching()

    async def _lead(self, asker: Asker, options: Options) -> Reply:
        return render.session(await self._solve.lead(asker, _wish(options)))

    async def _mark(self, asker: Asker, options: Options) -> Reply:
        solve_id = (await self._open(asker)).session.id
        hints = options.get("hints", "")
        return render.session(await self._panel.enter_marks(asker, solve_id, hints))

    async def _other(self, asker: Asker, options: Options) -> Reply:
        solve_id = (await self._open(asker)).session.id
        return render.session(await self._panel.other(asker, solve_id, options.get("word", "")))

    async def _undo(self, asker: Asker, _: Options) -> Reply:
        solve_id = (await self._open(asker)).session.id
        return render.session(await self._panel.undo(asker, solve_id))

    async def _new(self, asker: Asker, _: Options) -> Reply:
        outcome = await self._panel.renew(asker, (await self._open(asker)).session.id)
        return render.session(outcome) if outcome else render.forgotten()

    async def _words(self, asker: Asker, options: Options) -> Reply:
        page = options.get("page", "1")
        return remaining.words(
            await self._open(asker), int(page) - 1 if page.isdecimal() and int(page) else 0
        )

    async def _why(self, asker: Asker, options: Options) -> Reply:
        solve_id = (await self._open(asker)).session.id
        found = await self._panel.why(asker, solve_id, options.get("word", ""))
        return remaining.verdict(found)

    async def _climb(self, asker: Asker, options: Options) -> Reply:
        rung = Rung(options.get("rung", Rung.GUESSES))
        solve_id = (await self._open(asker)).session.id
        return render.session(await self._panel.climb(asker, solve_id, rung))

    async def _mend(self, asker: Asker, _: Options) -> Reply:
        return await self._settled(asker, mended=True)

    async def _keep(self, asker: Asker, _: Options) -> Reply:
        return await self._settled(asker, mended=False)

    async def _settled(self, asker: Asker, *, mended: bool) -> Reply:
        now = (await self._open(asker)).session
        settled = self._panel.settle(asker, now.id, now.version, mended=mended)
        return render.session(await settled)

    async def _hint(self, asker: Asker, options: Options) -> Reply:
        rung = Rung(options["rung"]) if "rung" in options else None
        return render_hint.hint(await self._hints.hint(asker, rung=rung))

    async def _teach(self, asker: Asker, options: Options) -> Reply:
        word = options.get("word", "")
        return render.taught(await self._settings.add_word(asker.place, MANAGER, word))

    async def _open(self, asker: Asker) -> SolveOutcome:
        """The player's own session, or else the one that everybody shares."""
        try:
            return await self._solve.show(asker)
        except NoSolveSession:
            return await self._solve.show(asker, shared=True)


def _wish(options: Options) -> Wish:
    return Wish(
        shared=options.get("shared") == "true",
        language=options.get("language"),
        length=int(options["length"]) if "length" in options else None,
        hard=Hard(options["hard"]) if "hard" in options else None,
        words=WordList(options["list"]) if "list" in options else None,
        boards=int(options["boards"]) if "boards" in options else None,
    )
