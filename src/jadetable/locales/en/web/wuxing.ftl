### Words of this game's board

web-wuxing-tile = { $element }, { $kind }, worth { $points }; the dice needed now: { $panel }
web-wuxing-tokens = { $count ->
    [0] No token left
    [one] One token
   *[other] { $count } tokens
}
web-wuxing-score = Tiles { $values }, bonus { $bonus }
web-wuxing-place = Place { $place }
web-wuxing-colour = { $colour }: { $count ->
    [one] one tile
   *[other] { $count } tiles
}, bonus { $points }
web-wuxing-one-colour = Tiles of one colour
web-wuxing-series = Complete series

## Options of a new table

web-wuxing-option-end-rule = The game ends when
    .unfilled = a space can no longer be filled
    .all-claimed = every tile has an owner
    .piles-empty = both piles are used up
web-wuxing-option-first-player = Who begins
    .random = by lot
    .seat = the seat named below
    .oldest = the oldest
    .youngest = the youngest
    .zodiac = the sign that comes first from Rat to Pig
web-wuxing-option-first-seat = The seat that begins, if named above
web-wuxing-option-tie-break = Equal scores
    .shared = share the place
    .tokens = unspent tokens decide, then tiles

## Result and rules

web-wuxing-result = { $score ->
    [one] one point
   *[other] { $score } points
}
