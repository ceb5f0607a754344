"""`python -m jadetable.server`: serve with the settings of the environment."""

from jadetable.server.run import serve
from jadetable.server.settings import from_environment

serve(from_environment())
