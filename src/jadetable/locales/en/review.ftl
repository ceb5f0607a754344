### Bots against each other, and looking back on a game

## jade arena

arena-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, seed { $seed }
arena-even = even share
arena-share = share of the wins for each seat held, with 95 % intervals
arena-held = Seats held
arena-rating = Rating
arena-thinking = ms a choice
arena-milliseconds = { NUMBER($milliseconds, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-before = Finished before
arena-clear = The order is clear: every bot is well ahead of the next.
arena-unclear = The order is not clear yet: play more games.
error-arena-bots = { $needed ->
    [1] Name at least one bot.
   *[other] “--mix one” seats the first bot among the others: name at least two bots.
}
error-chart-ending = { $file } is not an .svg file, and pictures are drawn as SVG: give a name that ends in .svg.

## jade review

review-progress = Looking back
review-title = { $game }: looking back on { $choices ->
    [one] one choice
   *[other] { $choices } choices
}
review-curves = Chances to win, from the first choice to the result, as each seat could know them:
review-costly = The most costly choices:
review-choice = Action { $place }, { $name }: { $chosen } ({ $worth } %). Better: { $better } ({ $better_worth } %).
review-no-costly = No choice was clearly a mistake.
review-balance = What made the result, in points of the chance to win (100 = a whole game), against sensible play:
review-own = Own choices
review-others = Others' choices
review-fortune = Dice, cards and what cannot be told
review-luck = About { $share } % of what moved the result was dice, cards and what cannot be told; the rest were choices.
error-review-unfinished = This game is not over yet: there is nothing to look back on.
error-sim-search = “{ $bot }” thinks too long for bulk play. Try: jade arena { $game } --bots { $bot },normal

## What speaks for a choice and against it

ground-gets = At once, for certain: +{ $what }.
ground-pays = At once, for certain: −{ $what }.
ground-more = A round later: +{ $what }.
ground-less = A round later: −{ $what }.
ground-rival-more = A round later, { $name }: +{ $what }.
ground-rival-less = A round later, { $name }: −{ $what }.
ground-beside = Beside “{ $other }”, on average over { $worlds } imagined games.
ground-alike = A round later nothing that is counted differs for sure from “{ $other }”, over { $worlds } imagined games.
measure-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
