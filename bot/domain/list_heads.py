"""What stands in the first row of a table of words: names of its columns."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

from engine.words import trim

_HEADS = re.compile(
    r"wort(er?)?|vokabeln?|begriffe?|words?|terms?|vocab(ulary)?|answers?|mots?|vocabulaire|palabras?"
    r"|vocabulario|parol[ae]|vocaboli|palavras?|ord|glos(a|or)|woord(en)?|słow[oa]|słowk[oa]"
    r"|hasł[oa]|kelime(ler)?|sozcuk(ler)?|(kosa)?kata|слов[оа]|λεξ(η|εισ)"
)
"""What stands above a column of words, in each language of the bot, without accents."""

_LANGUAGES = """
    deutsch englisch französisch spanisch italienisch niederländisch polnisch portugiesisch
    schwedisch türkisch ukrainisch griechisch indonesisch latein german english french spanish
    italian dutch polish portuguese swedish turkish ukrainian greek indonesian latin allemand
    anglais français espagnol italien néerlandais polonais portugais suédois turc ukrainien
    grec indonésien alemán inglés francés español italiano neerlandés polaco portugués sueco
    turco ucraniano griego indonesio latín tedesco inglese francese spagnolo olandese polacco
    portoghese svedese ucraino greco indonesiano latino duits engels frans spaans italiaans
    nederlands pools portugees zweeds turks oekraïens grieks latijn niemiecki angielski
    francuski hiszpański włoski niderlandzki polski portugalski szwedzki turecki ukraiński
    grecki indonezyjski łacina alemão inglês francês espanhol holandês polonês português tyska
    engelska franska spanska italienska nederländska polska portugisiska svenska turkiska
    ukrainska grekiska indonesiska almanca ingilizce fransızca ispanyolca italyanca felemenkçe
    lehçe portekizce isveççe türkçe ukraynaca yunanca endonezce latince німецька англійська
    французька іспанська італійська нідерландська польська португальська шведська турецька
    українська грецька індонезійська γερμανικά αγγλικά γαλλικά ισπανικά ιταλικά ολλανδικά
    πολωνικά πορτογαλικά σουηδικά τουρκικά ουκρανικά ελληνικά jerman inggris prancis spanyol
    italia belanda polandia portugis swedia turki ukraina yunani indonesia
"""

_BESIDE = """
    bedeutung übersetzung datum meaning translation definition date signification sens
    traduction définition significado traducción definición fecha significato traduzione
    definizione data betekenis vertaling znaczenie tłumaczenie tradução definição betydelse
    översättning anlam çeviri tarih значення переклад дата σημασία μετάφραση ημερομηνία arti
    makna terjemahan tanggal
"""


def is_head(cell: str) -> bool:
    """Return whether a cell names a column of words."""
    return _HEADS.fullmatch(_simplify(cell)) is not None


def is_head_row(cells: Sequence[str]) -> bool:
    """Return whether each of several cells names a column, such as a language or a date."""
    named = [_simplify(cell) for cell in cells if cell.strip()]
    return len(named) > 1 and all(one in _NAMES or _HEADS.fullmatch(one) for one in named)


def _simplify(cell: str) -> str:
    """Return a cell in small letters, without accents."""
    spread = unicodedata.normalize("NFKD", trim(cell).casefold())
    return "".join(one for one in spread if not unicodedata.combining(one))


_NAMES = frozenset(map(_simplify, (_LANGUAGES + _BESIDE).split()))
