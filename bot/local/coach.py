"""Words to be guessed by the bot, and the coach, in a terminal."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from bot.domain.players import Asker
from bot.local.needs import Needs
from bot.render import coach as coaching
from bot.render.puzzles import stump
from bot.render.reply import Reply
from bot.services.puzzles.stump import STRATEGY

Options = Mapping[str, str]


class Coach:
    """Answers what looks at games from the other side."""

    def __init__(self, services: Needs) -> None:
        self._stumps = services.stumps
        self._coach = services.coach
        self.answers: dict[str, Callable[[Asker, Options], Awaitable[Reply]]] = {
            "/wordle stump": self._begin,
            "/wordle tell": self._tell,
            "/wordle untell": self._untell,
            "/wordle amend": self._amend,
            "/wordle reveal": self._reveal,
            "/wordle analyse": self._analyse,
            "/wordle difficulty": self._difficulty,
        }

    async def _begin(self, asker: Asker, options: Options) -> Reply:
        length = int(options["length"]) if "length" in options else None
        strategy = options.get("strategy", STRATEGY)
        return stump.stump(await self._stumps.begin(asker, strategy, length))

    async def _tell(self, asker: Asker, options: Options) -> Reply:
        return stump.stump(await self._stumps.enter_marks(asker, options.get("hints", "")))

    async def _untell(self, asker: Asker, _: Options) -> Reply:
        return stump.stump(await self._stumps.undo(asker))

    async def _amend(self, asker: Asker, _: Options) -> Reply:
        return stump.stump(await self._stumps.mend(asker))

    async def _reveal(self, asker: Asker, options: Options) -> Reply:
        return stump.stump(await self._stumps.reveal(asker, None, options.get("word", "")))

    async def _analyse(self, asker: Asker, options: Options) -> Reply:
        if not options:
            return coaching.analysis(await self._coach.game(asker))
        share, words, answer = (options.get(name, "") for name in ("share", "words", "answer"))
        return coaching.analysis(await self._coach.pasted(asker, share, words, answer))

    async def _difficulty(self, asker: Asker, options: Options) -> Reply:
        word = options.get("word", "")
        return coaching.difficulty(await self._coach.difficulty(asker, word))
