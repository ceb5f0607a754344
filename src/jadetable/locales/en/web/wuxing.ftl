### Words of this game's board

web-wuxing-tile = { $element }, { $kind }, worth { $points }.
web-wuxing-held = { $tile } ({ $points })
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
}, bonus { $points }.
web-wuxing-next = With { $count } of them the bonus is { $points }.
web-wuxing-series-name = Complete series
web-wuxing-series = { $kind ->
    [element] Elements
    [animal] Animals
   *[stem] Stems
}: { $count } of { $size }. All of them pay { $points } more.
web-wuxing-raids = You can raid:

## What a piece is

web-wuxing-panel-single = Wants a { $faces } on one of the dice.
web-wuxing-panel-pair = Wants both dice: exactly { $faces }.
web-wuxing-panel-triple = Wants two of { $faces } on the dice.
web-wuxing-panel-out = Shows its discard sign and leaves the board.
web-wuxing-then = After the next turn of the board: { $panel }
web-wuxing-gain = It would bring whoever is at turn { $points ->
    [one] one point
   *[other] { $points } points
}.
web-wuxing-captured-by = A rival captures it with the dice { $pairs }.
web-wuxing-or = { " or " }
web-wuxing-die = A die: { $face }
web-wuxing-about-dice = The dice of whoever is at turn. They must match the panel at the bottom of a tile to claim it, or a printed pair to raid it.
web-wuxing-about-let-go = It costs you { $points ->
    [one] one point
   *[other] { $points } points
}.
web-wuxing-about-token = A yin-yang token changes a die by one, throws it again, or keeps a tile from a raid. Each works once.
web-wuxing-about-draw = { $count ->
    [0] No tile is left to come.
    [one] One tile is still to come.
   *[other] { $count } tiles are still to come, in unknown order.
} Press to see which.
web-wuxing-about-discard = { $count ->
    [0] No tile has slipped away.
    [one] One tile has slipped away.
   *[other] { $count } tiles have slipped away.
} They are shuffled when the draw pile runs out. Press to see them.

## Tokens

web-wuxing-use-plus = A token: one more on this die
web-wuxing-use-minus = A token: one less on this die
web-wuxing-use-rethrow = A token: throw this die again
web-wuxing-star = ★ a token here opens something new
web-wuxing-tokens-here = A token changes a die
web-wuxing-faces = { $faces } of { $all } faces open something.
web-wuxing-opens-claims = Could then be claimed: { $tiles }.
web-wuxing-opens-raids = Could then be raided: { $tiles }.
web-wuxing-opens-nothing = Opens nothing.
web-wuxing-token-spent = The token is gone then.

## What to do

web-wuxing-either = { $first } or { $last }
web-wuxing-thrown = { $d0 } and { $d1 }: { $what }.
web-wuxing-do-claim = claim a glowing tile
web-wuxing-do-raid = raid a rival's tile
web-wuxing-do-token = change a die with a token
web-wuxing-do-pass = pass

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
