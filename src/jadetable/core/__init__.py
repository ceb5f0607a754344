"""The engine: records, rules, chance, prompts, events, matches. It knows no game."""
