"""What makes a golden test fail."""


class GoldenError(Exception):
    """Why a golden test failed; the text is all that the user is shown."""
