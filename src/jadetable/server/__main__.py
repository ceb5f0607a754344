"""`python -m jadetable.server`: serve with the settings of the environment."""

from jadetable.server.ops.run import serve
from jadetable.server.ops.settings import read

if __name__ == "__main__":  # a worker reads this module too
    serve(read())
