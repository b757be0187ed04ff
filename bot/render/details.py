"""Details of buttons: what their ids add to an action."""

SURE, FORGET = "sure", "forget"
"""Does what an earlier button only asked about; the other forgets the results of messages gone."""

AS_FILLED = "again"
"""Opens a form as it was filled."""

CHOSEN = "chosen"
"""Chooses a game, and carries no guess."""

WITH_LETTERS = "letters"
"""Posts a result with its letters."""

ONLY_PASTED = "pasted"
"""Strikes the results that no message shows."""

CHANGED = "changed"
"""Lists results that were changed after they were posted."""
