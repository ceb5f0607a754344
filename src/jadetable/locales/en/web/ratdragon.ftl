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

web-ratdragon-draw = { $sign }: { $progress }
web-ratdragon-loose = Pale squares are drawn once the drawing reaches them.
web-ratdragon-whole = { $sign } complete. All right like this?
web-ratdragon-sending = Putting it down …
web-ratdragon-stuck = No room left: since round { $round } your sheet is done.
web-ratdragon-partner = { $sign } { $column }{ $row }
web-ratdragon-undo = Undo
web-ratdragon-clear = Clear
web-ratdragon-done = Done

## What a drawing brings

web-ratdragon-brings = What the drawing brings so far
web-ratdragon-brings-pair = The pair brings { $points } points
web-ratdragon-brings-reach = A pair worth { $points } points is in reach
web-ratdragon-brings-less = { $count ->
    [one] One point less is lost to unpaired creatures
   *[other] { $count } points less are lost to unpaired creatures
}
web-ratdragon-brings-guest = It is a guest you have not drawn yet: { $points } points
web-ratdragon-brings-single = If it stays single: { $points } points
web-ratdragon-brings-dead = { $count ->
    [one] One empty square dies: nobody fits there any more
   *[other] { $count } empty squares die: nobody fits there any more
}
web-ratdragon-pairing = { $partner }: { $points } points{ $count ->
    [0] {""}
   *[other] { " " }and { $count } less unpaired
}
web-ratdragon-leave-single = Leave it single: { $points }
web-ratdragon-pair-worth = { $points ->
    [one] A pair worth one point
   *[other] A pair worth { $points } points
}
web-ratdragon-kind = { $kind }, { $odd }, { $count ->
    [one] one square
   *[other] { $count } squares
}
web-ratdragon-dead = Dead: it lies between odd and even creatures, and nobody fits there
web-ratdragon-has-all = Your creature has all its squares. Undo, or press Done.
web-ratdragon-nothing-drawn = Nothing is drawn yet.
web-ratdragon-tally = Pairs: { $pairs }. Empty squares: { $empty }. Points: { $score }
web-ratdragon-enlarge = Press to see it large.

## What the signs mean

web-ratdragon-means-odd = Strokes of the pencil. Odd creatures may never touch each other.
web-ratdragon-means-even = Dots. Even creatures may never touch each other.
web-ratdragon-means-yang = A light number. A Yang and a Yin that touch can make a pair.
web-ratdragon-means-yin = A dark number. A Yang and a Yin that touch can make a pair.
web-ratdragon-means-single = A broken edge: this creature still looks for a mate.
web-ratdragon-means-paired = A red thread with the points of the pair: the difference of the two numbers.
web-ratdragon-means-couples = The game ends after the round in which somebody has { $count } pairs.
web-ratdragon-means-pairs = The points of all your pairs.
web-ratdragon-means-total = What the sheet is worth as it stands.
web-ratdragon-means-round = Every round has one roll of three dice; everybody draws one of the two creatures that it names.
web-ratdragon-means-unpaired = The numbers of unpaired creatures together, halved and rounded up.
web-ratdragon-means-missing = A guest you never draw costs its number at the end.
web-ratdragon-means-empty = Alone, every empty square costs a point.
web-ratdragon-means-stuck = Whoever gets stuck pays the lower of the two numbers.

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

web-ratdragon-option-sheet = Size of the sheet
    .usual = 12 × 15, the usual one
    .square-15 = 15 × 15, about 40 rounds
    .square-16 = 16 × 16, about 45 rounds
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
