"""Style and types: every checker at once, what each said one after the other; exits 1 if one complains."""

import subprocess
import sys

CHECKERS = (["ruff", "check", "."], ["ruff", "format", "--check", "."], ["mypy"], ["pyright"])


def main() -> int:
    """Run them all; what they say goes to stdout."""
    running = [
        subprocess.Popen(checker, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8")
        for checker in CHECKERS
    ]
    complaints = 0
    for checker, process in zip(CHECKERS, running, strict=True):
        said, _ = process.communicate()
        print(f"$ {' '.join(checker)}\n{said}", end="", flush=True)
        complaints += process.returncode != 0
    return int(complaints > 0)


if __name__ == "__main__":
    sys.exit(main())
