### My games

web-me-title = My games
web-me-none = No game was played to its end on this device yet.
web-me-home = To the games
web-me-games = { $count ->
    [one] game
   *[other] games
}
web-me-wins = won
web-me-row = wins in a row now (longest: { $longest })
web-me-days = { $count ->
    [one] day with a challenge
   *[other] days in a row with a challenge
}
web-me-game = { $games ->
    [one] One game
   *[other] { $games } games
}, { $wins } won. Best score: { $best }.
web-me-latest = The latest scores
web-me-alone = Alone
web-me-people = With people
web-me-share = { $wins } of { $games }
web-me-kept = All of this is kept on this device and nowhere else. As a file you can take it to another one. Games on a shared device and branches of old games are not counted.
web-me-export = Save as a file
web-me-import = Add from a file
web-me-brought = { $count ->
    [0] Nothing new: all these games are here already.
    [one] One game was added.
   *[other] { $count } games were added.
}
web-me-wrong-file = This is no file of games from here. Nothing was changed.
web-me-forget = Forget all games
web-me-forget-sure = Yes, forget them
web-me-keep = Keep them
