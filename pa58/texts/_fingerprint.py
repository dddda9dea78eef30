"""The fingerprint of a text: what is left of it in every form that it is published in.

Dashes, quotes, apostrophes and spaces come and go between publishers, letters and digits do not.
"""

import hashlib
import re
import unicodedata

_NEITHER_LETTER_NOR_DIGIT = re.compile(r"[\W_]+")


def fingerprint(text: str) -> str:
    """Return the SHA-256 over the letters and digits of ``text`` (NFKC, case folded), in hexadecimal digits."""
    letters = _NEITHER_LETTER_NOR_DIGIT.sub("", unicodedata.normalize("NFKC", text).casefold())
    return hashlib.sha256(letters.encode("utf-8", "surrogatepass")).hexdigest()


def raw_digest(text: str) -> str:
    """Return the SHA-256 over ``text`` exactly as it stands, in hexadecimal digits."""
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
