"""Phrases around a result that say what it is not, or point at it; in small letters."""

from __future__ import annotations


def _split_phrases(*phrases: str) -> frozenset[tuple[str, ...]]:
    """Return phrases as their words, in small letters."""
    return frozenset(tuple(phrase.casefold().split()) for phrase in phrases)


WISHES = _split_phrases(
    "s",  # sarcasm is marked /s
    "as if",
    "i wish",
    "if only",
    "in my dreams",
    "not really",
    "yeah right",
    "i made it up",
    "i made this up",
    "made up",
    "asked chatgpt",
    "i asked chatgpt",
    "googled it",
    "i googled it",
    "googled the answer",
    "i googled the answer",
    "looked it up",
    "i looked it up",
    "nachgeschaut",
    "i cheated",
    "hice trampa",
    "j'ai triché",
    "ho barato",
    "valsgespeeld",
    "jag fuskade",
    "hile yaptım",
    "aku curang",
    "schön wär's",
    "nicht wirklich",
    "ojalá",
    "en mis sueños",
    "j'aimerais bien",
    "pas vraiment",
    "magari",
    "was het maar waar",
    "niet echt",
    "chciałbym",
    "chciałabym",
    "quem me dera",
    "inte riktigt",
    "keşke",
    "μακάρι",
    "якби",
)
"""Remarks that are a denial if nothing else is said."""

DREAMS = _split_phrases(
    "i did not get",
    "i didn't get",
    "imagine",
    "if i had",
    "if i'd",
    "if only",
    "in my dreams",
    "suppose",
    "supposing",
    "what if",
    "what would you say to",
    "stell dir vor",
    "stellt euch vor",
    "ojalá",
    "imagina",
    "imaginaos",
    "imaginez",
    "j'aimerais",
    "immagina",
    "immaginate",
    "magari",
    "stel je voor",
    "wyobraź sobie",
    "wyobraźcie sobie",
    "chciałbym",
    "chciałabym",
    "quem me dera",
    "imaginem",
    "tänk om",
    "keşke",
    "düşünsene",
    "bayangkan",
    "φαντάσου",
    "φανταστείτε",
    "μακάρι",
    "уяви",
    "уявіть",
    "якби",
)
"""Words that begin a sentence whose result is only thought of."""

OPEN_WISHES = _split_phrases("i wish", "wish i", "wish i'd", "wish it", "wish this")
"""The same of a sentence that ends with the result; "I wish it was easier." is none."""

EXAMPLES = _split_phrases(
    *("e g", "for example", "an example", "example share", "like this", "so"),
    *("zum beispiel", "ein beispiel", "así", "por ejemplo", "un ejemplo"),
    *("comme ça", "par exemple", "un exemple", "così", "per esempio", "un esempio"),
    *("zo", "bijvoorbeeld", "een voorbeeld", "na przykład", "przykład"),
    *("assim", "por exemplo", "um exemplo", "så här", "till exempel", "ett exempel"),
    *("şöyle", "örnek", "misalnya", "contoh", "για παράδειγμα", "ένα παράδειγμα"),
    *("наприклад", "приклад"),
)
"""Words that with a colon end a sentence which only shows how a result looks."""

POINTING = _split_phrases(
    "look what",
    "look at what",
    "see what",
    "schau was",
    "schau mal was",
    "schaut mal was",
    "mira lo que",
    "mirad lo que",
    "regarde ce que",
    "regardez ce que",
    "guarda cosa",
    "guardate cosa",
    "kijk wat",
    "patrz co",
    "patrzcie co",
    "olha o que",
    "olhem o que",
    "kolla vad",
    "lihat apa",
    "κοίτα τι",
    "дивись що",
)
"""Words that begin a line about the result below it."""

SURPRISE = _split_phrases(
    "for real",
    "how",
    "really",
    "seriously",
    "echt",
    "im ernst",
    "wirklich",
    "de verdad",
    "en serio",
    "sérieux",
    "vraiment",
    "davvero",
    "sul serio",
    "echt waar",
    "naprawdę",
    "serio",
    "sério",
    "verkligen",
    "gerçekten mi",
    "serius",
    "αλήθεια",
    "серйозно",
)
"""What somebody says who can't believe their own result: "3/6? really?"; no more is said."""

ASKING = _split_phrases(
    "is there",
    "are there",
    "does anyone",
    "does anybody",
    "does somebody",
    "did anyone",
    "did anybody",
    "can anyone",
    "can somebody",
    "anyone know",
    "why is",
    "why does",
    "how is",
    "how does",
    "gibt es",
    "weiß jemand",
    "warum ist",
    "est-ce que",
    "y a-t-il",
    "hay algún",
    "alguien sabe",
    "c'è un",
    "qualcuno sa",
    "is er",
    "weet iemand",
    "alguém sabe",
    "czy ktoś",
    "vet någon",
    "finns det",
)
"""Beginnings of a question that a result may stand in."""

SPOKEN_OF = _split_phrases(
    "was posted",
    "was shared",
    "got posted",
    "is the average",
    "is average",
    "people",
    "players",
    "of my friends",
    "of us",
    "of them",
)
"""What follows a figure that a sentence only speaks of."""

TELLING_WHOSE = _split_phrases(
    "this one was",
    "this one is",
    "that one was",
    "that was",
    "this was",
    "did this one",
    "did that one",
    "played this one",
)
"""What a long line says of a result above it if it tells whose that is."""

NOT_ME = _split_phrases("not me", "not me btw", "not mine", "i don't play", "i don't even play")
"""Ends of a line that deny the result above it."""
