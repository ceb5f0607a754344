"""`python -m jadetable` is `jade`."""

from jadetable.cli import main

if __name__ == "__main__":
    main(prog_name="jade")
