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
