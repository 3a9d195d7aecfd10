"""``python -m asl_conformance``: the command line."""

from asl_conformance.cli import main

if __name__ == "__main__":
    main()
