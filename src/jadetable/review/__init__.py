"""Looking back on a game: what each choice was worth, and advice for the next one."""
