"""How strong bots are: contests with their statistics, and many searching games side by side."""
