"""``python -m asl_reference.variants ID=choice``: the reference by that choice.

Without a choice it follows those that each request asks for.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from asl_reference import __main__ as served
from asl_reference.variants.following import Follower
from asl_reference.variants.kit import followable


def main(arguments: Sequence[str]) -> int:
    """Serve as that engine; 2 if no switch and no variant follows the choice."""
    own: dict[str, str] = {}
    for argument in arguments:
        reading, _, choice = argument.partition("=")
        if choice not in followable().get(reading, ()):
            sys.stderr.write(f"there is no variant {argument!r}\n")
            return 2
        own[reading] = choice
    follower = Follower(own)
    served.METHODS.update(initialize=follower.initialize, evaluate=follower.evaluate)
    served.main()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
