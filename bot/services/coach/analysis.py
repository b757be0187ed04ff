"""The coach: what a finished game was worth, and how hard a word is."""

from __future__ import annotations

from asyncio import to_thread
from dataclasses import replace

from bot.brain.coach import CoachBrain
from bot.brain.lexicons import Lexicons, ListKey
from bot.domain.errors import NoGame, NothingToShare, NotYours, StillRunning, Unfit
from bot.domain.games import GameSession, Phase
from bot.domain.guild_settings import WordPolicy
from bot.domain.players import Asker, Theme
from bot.domain.skill import Judged, OwnGame, SkillHistory
from bot.services.coach.pasted_games import Retold, retell
from bot.services.coach.views import BoardsAnalysis, GameAnalysis, RatedWord
from bot.services.games.which import find_unplayed
from bot.services.preferences import choose_language, choose_theme
from bot.services.puzzles.languages import spell_language
from bot.store import ReadTransaction, Store
from engine import Game, Hard, Rules, parse
from engine.words import ALPHABETS


class Coach:
    """Analyses games, and words."""

    def __init__(self, store: Store, lexicons: Lexicons, brain: CoachBrain) -> None:
        self._store = store
        self._lexicons = lexicons
        self._brain = brain

    async def analyse_game(
        self, asker: Asker, game_id: int | None = None, *, detailed: bool = False
    ) -> GameAnalysis | BoardsAnalysis:
        """Analyse a game of the player's or the channel's, else the player's last one here.

        With its details, all rivals play the word too.

        Raises `NoGame`, `NotYours`, `NothingToShare`, `StillRunning` or `NothingPlayed`.
        """
        async with self._store.read() as tx:
            session = await _find(tx, asker, game_id)
            unplayed = None if game_id else await find_unplayed(tx, asker)
            settings = await tx.guilds.settings(asker.place)
            theme = await choose_theme(tx, asker)
            listed = await tx.lists.words(session.class_list)
        if session.active:
            raise StillRunning
        rules, (answer, *others) = session.game.rules, session.game.answers
        guesses = session.game.guesses
        policy = replace(settings.word_policy, listed=listed)
        words = ListKey(session.language, rules.length, policy)
        capitals = self._lexicons.capitals(words.language, words.length)
        if others:
            joint = await self._brain.weigh(words, rules, session.game.answers, guesses)
            return BoardsAnalysis(
                session.game, joint, theme, session, unplayed=unplayed, capitals=capitals
            )
        coached = await self._brain.coach(words, guesses, answer, rules.hard, detailed=detailed)
        return GameAnalysis(
            coached,
            theme,
            guessers=tuple(move.players for move in session.moves),
            took_part=asker.player.id in {player.id for player in session.players},
            language=session.language,
            given_up=session.phase in (Phase.STOPPED, Phase.IDLE, Phase.CLOSED),
            game_id=session.id,
            unplayed=unplayed,
            capitals=capitals,
        )

    async def analyse_pasted(
        self,
        asker: Asker,
        share: str,
        words: str,
        answer: str = "",
        *,
        hard: Hard | None = None,
        language: str | None = None,
    ) -> GameAnalysis | BoardsAnalysis:
        """Analyse a game from elsewhere: a share with its words, or words and the `answer`.

        Of several boards the `answer` has one word each. Without a `language`, it is the one that
        the letters tell, else the player's own, else the server's; but the only one that has all
        words, where that one lacks half of them. Raises what reading the game does,
        `HardModeBroken`, or `GameOver`.
        """
        async with self._store.read() as tx:
            usual = await choose_language(tx, asker)
        language = language or spell_language((words, answer), usual, asker.player.locale)
        game = retell(self._lexicons, language or usual, share, words, answer, hard=hard)
        if language is None and (other := await self._find_language(game)):
            game = retell(self._lexicons, other, share, words, answer, hard=hard)
        return await self.analyse_retold(asker, game)

    async def _find_language(self, game: Retold) -> str | None:
        """Return another language that the words of a game are of, if half are in no list."""
        words = tuple(dict.fromkeys((*game.guesses, game.answer, *game.others)))
        return await to_thread(self._lexicons.find_language, words, game.language)

    async def analyse_retold(
        self, asker: Asker, game: Retold, *, detailed: bool = False
    ) -> GameAnalysis | BoardsAnalysis:
        """Analyse a game that somebody has entered; raises `HardModeBroken` or `GameOver`."""
        async with self._store.read() as tx:
            settings = await tx.guilds.settings(asker.place)
            theme = await choose_theme(tx, asker)
        meant = ListKey(game.language, len(game.answer), settings.word_policy)
        if game.others:
            return await self._weigh_told(meant, game, theme)
        coached = await self._brain.coach(
            meant, game.guesses, game.answer, game.hard, detailed=detailed
        )
        words = (*game.guesses, game.answer)
        return GameAnalysis(
            coached,
            theme,
            language=game.language,
            given_up=not coached.analysis.solved and len(game.guesses) < _count_guesses(game),
            unknown=self._lexicons.find_unknown(meant, words),
            assumed=game.assumed,
            capitals=self._lexicons.capitals(meant.language, meant.length),
        )

    async def _weigh_told(self, words: ListKey, retold: Retold, theme: Theme) -> BoardsAnalysis:
        answers = (retold.answer, *retold.others)
        rules = Rules.standard(len(retold.answer), retold.hard, len(answers))
        rules = replace(rules, limit=max(rules.limit, len(retold.guesses)))
        game = Game(rules, answers, allowed=())
        game.check_played(retold.guesses)
        joint = await self._brain.weigh(words, rules, answers, retold.guesses)
        return BoardsAnalysis(
            game.replay(retold.guesses),
            joint,
            theme,
            language=retold.language,
            capitals=self._lexicons.capitals(words.language, words.length),
        )

    async def difficulty(self, asker: Asker, text: str, language: str | None = None) -> RatedWord:
        """Return how hard a word is, from the word alone: running games do not matter.

        Without a `language`, it is the player's own, else the server's. Raises `Unfit` for a word
        that is never an answer, `NotAllowed`, `ForeignLetter`, or `UnknownLexicon`.
        """
        async with self._store.read() as tx:
            policy = (await tx.guilds.settings(asker.place)).word_policy
            language = language or await choose_language(tx, asker)
        word = parse(text, ALPHABETS[language])
        lexicon = self._lexicons(language, len(word))
        if word in lexicon.denied:
            raise Unfit(word)
        words = ListKey(language, len(word), policy)
        found = await self._brain.rate_difficulty(words, word)
        return RatedWord(
            found,
            self._lexicons.definition(language, word),
            word in lexicon.answers,
            self._lexicons.capitals(language, len(word)),
        )

    async def judge(self, asker: Asker, history: SkillHistory) -> SkillHistory:
        """Judge the games that were not judged yet, or by another word list than the current one.

        This takes half a second per game; the figures are stored for the next time.
        """
        async with self._store.read() as tx:
            policy = (await tx.guilds.settings(asker.place)).word_policy
        # one by one, so that the other thread stays free for quicker questions
        games = tuple([await self._judge(game, policy) for game in history.games])
        new = {game.id: game.judged for game in games if game.judged and game not in history.games}
        if new:
            async with self._store.write() as tx:
                await tx.skill.keep(history.player, new)
        return replace(history, games=games)

    async def _judge(self, game: OwnGame, policy: WordPolicy) -> OwnGame:
        words = ListKey(game.language, len(game.answer), policy)
        version = self._lexicons.choose(policy, words.language, words.length).version
        if game.judged and game.judged.version == version:
            return game
        figures = await self._brain.judge(words, game.guesses, game.answer, game.hard)
        return replace(game, judged=Judged(*figures, version))


def _count_guesses(game: Retold) -> int:
    return Rules.standard(len(game.answer), game.hard).limit


async def _find(tx: ReadTransaction, asker: Asker, game_id: int | None) -> GameSession:
    if game_id is None:
        session = await tx.games.find_last_ended(asker.place, asker.player)
    else:
        session = await tx.games.get(game_id)
    if session is None:
        raise NothingToShare if game_id is None else NoGame
    if not _may_see(session, asker):
        raise NotYours
    return session


def _may_see(session: GameSession, asker: Asker) -> bool:
    mine = asker.player.id in {player.id for player in session.players}
    if session.owner is not None:
        return session.owner.id == asker.player.id
    return mine or session.place.channel_id == asker.place.channel_id
