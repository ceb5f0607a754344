### Words of this game's board

web-ratdragon-my-sheet = Your sheet
web-ratdragon-sheet-of = { $name }’s sheet
web-ratdragon-look = Look at { $name }’s sheet
web-ratdragon-back = Back to my sheet

## Squares, as they are read aloud

web-ratdragon-cell-empty = { $column }{ $row }, empty
web-ratdragon-cell-drawn = { $column }{ $row }, part of your drawing
web-ratdragon-cell-single = { $column }{ $row }, { $sign } { $number }, single
web-ratdragon-cell-paired = { $column }{ $row }, { $sign } { $number }, paired

## Drawing

web-ratdragon-draw = Draw the { $sign }: { $progress }
web-ratdragon-loose = Pale squares are drawn once the drawing reaches them.
web-ratdragon-whole = { $sign } complete. All right like this?
web-ratdragon-sending = Putting it down …
web-ratdragon-finished = Finished. The others are still drawing.
web-ratdragon-stuck = No room left: since round { $round } your sheet is done.
web-ratdragon-partner = { $sign } { $column }{ $row }
web-ratdragon-undo = Undo
web-ratdragon-clear = Clear
web-ratdragon-done = Done

## Guests, couples, the end

web-ratdragon-guest-wanted = guest
web-ratdragon-guest-here = { $sign } { $number }: drawn
web-ratdragon-guest-missing = { $sign } { $number }: not drawn yet
web-ratdragon-couple = { $first } and { $second }: { $points ->
    [one] one point
   *[other] { $points } points
}
web-ratdragon-single = single
web-ratdragon-paired = couple
web-ratdragon-winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the win!
}

## Options of a new table

web-ratdragon-option-pair-rule = Who may pair
    .yang-ying = a Yang and a Yin
    .any = any two that touch
web-ratdragon-option-stuck-penalty = Getting stuck costs the lower number rolled
    .v-1 = only when playing alone
    .v0 = never
    .v1 = always

## Result and rules

web-ratdragon-squares = Takes { $count ->
    [one] one square
   *[other] { $count } squares
}
web-ratdragon-result = { $score ->
    [one] one point
   *[other] { $score } points
}
