### The Rat and the Dragon

ratdragon-title = The Rat and the Dragon
ratdragon-pitch = Everybody draws one of two creatures on a squared sheet: keep evens from evens and odds from odds, and make couples.

ratdragon-nobody = nobody

## Columns of a sheet

ratdragon-column-a = a
ratdragon-column-b = b
ratdragon-column-c = c
ratdragon-column-d = d
ratdragon-column-e = e
ratdragon-column-f = f
ratdragon-column-g = g
ratdragon-column-h = h
ratdragon-column-i = i
ratdragon-column-j = j
ratdragon-column-k = k
ratdragon-column-l = l
ratdragon-column-m = m
ratdragon-column-n = n
ratdragon-column-o = o
ratdragon-column-p = p

## What is asked

ratdragon-prompt-choose = Which creature do you draw?
ratdragon-prompt-draw = Draw your creature, square by square.
ratdragon-prompt-match = Your creature is complete. Pair it, or leave it single?

## Actions

ratdragon-action-square = { $pairing ->
    [1] Pair it with the { $number } at { $column }{ $row }
   *[other] Square { $column }{ $row }
}
ratdragon-action-take-sum = Draw the { $number } ({ $count }, the two dice of one colour)
ratdragon-action-take-single = Draw the { $number } ({ $count }, the single die)
ratdragon-action-no-pair = Leave it single

## Events

ratdragon-event-guest = A guest is invited: { $number }.
ratdragon-event-roll = The dice show { $first } and { $second } together, { $single } alone.
ratdragon-event-stuck = { $seat ->
    [you] You have no room for { $sum } or { $single } and are done.
   *[other] { $seat } has no room for { $sum } or { $single } and is done.
}
ratdragon-event-finished = { $seat ->
    [you] You have
   *[other] { $seat } has
} finished drawing.
ratdragon-event-foul = { $seat ->
    [you] You must
   *[other] { $seat } must
} rub the drawing out: { $reason ->
    [1] it is not in one piece
    [2] it touches a creature of its own parity
    [3] it is not in one piece and touches a creature of its own parity
   *[other] there are not enough empty squares
}.
ratdragon-event-foul-hidden = { $seat ->
    [you] You must
   *[other] { $seat } must
} rub a drawing out.
ratdragon-event-drew = { $seat ->
    [you] You drew
   *[other] { $seat } drew
} the { $number }.
ratdragon-event-matched = { $seat ->
    [you] You made
   *[other] { $seat } made
} a pair worth { $points ->
    [one] one point
   *[other] { $points } points
}.
ratdragon-event-round-end = Round { $round } is over.
ratdragon-event-game-end = { $reason ->
    [1] { ratdragon-table-enough-pairs }
   *[other] { ratdragon-table-nobody-can-draw }
}
ratdragon-event-score = { $seat ->
    [you] You
   *[other] { $seat }
}: { $total ->
    [one] one point
   *[other] { $total } points
}, place { $rank }.

## Why not

ratdragon-why-choose-first = First choose which of the two creatures you draw.
ratdragon-why-number-fixed = You are already drawing the { $number }.
ratdragon-why-finish-drawing = First finish drawing the { $number }.
ratdragon-why-off-sheet = That square is not on the sheet.
ratdragon-why-square-taken = Square { $column }{ $row } belongs to the { $number }.
ratdragon-why-already-drawn = Square { $column }{ $row } is already part of this drawing.
ratdragon-why-beside-even = At { $column }{ $row } the { $number } would touch another even creature.
ratdragon-why-beside-odd = At { $column }{ $row } the { $number } would touch another odd creature.
ratdragon-why-pocket-too-small = Around { $column }{ $row } there is no room for all { $count } squares of the { $number }.
ratdragon-why-not-connected = Square { $column }{ $row } does not touch what you have drawn.
ratdragon-why-pair-now = Your creature is complete; now pair it or leave it single.
ratdragon-why-nobody-there = There is no creature at { $column }{ $row }.
ratdragon-why-itself = The { $number } cannot pair with itself.
ratdragon-why-has-mate = That { $number } already has a mate.
ratdragon-why-not-touching = Your new creature does not touch that { $number }.
ratdragon-why-same-kind = That { $number } is of the same kind: a pair is one Yang and one Yin.
ratdragon-why-point-at-anchor = To pair with that { $number }, name its first square, { $column }{ $row }.

## Options

ratdragon-option-sheet = How large the sheet is: usual, or square_15 and square_16 for a longer game.
ratdragon-option-guests = How many guests are invited; -1 takes the usual three.
ratdragon-option-pairs-to-end = The game ends after the round in which somebody has so many pairs.
ratdragon-option-pair-rule = Who may pair: yang_ying (one of each kind) or any two creatures that touch.
ratdragon-option-stuck-penalty = Whether getting stuck costs the lower number rolled: 1 yes, 0 no, -1 only when playing alone.
ratdragon-option-table-rules = Wrong drawings can be made and must be rubbed out.

## Words of the table

ratdragon-table-round = Round { $round }
ratdragon-table-sum = dice of one colour
ratdragon-table-single = single die
ratdragon-table-odd = odd
ratdragon-table-even = even
ratdragon-table-yang = Yang
ratdragon-table-yin = Yin
ratdragon-table-guests = Guests
ratdragon-table-no-guests = none
ratdragon-table-pairs = Pairs
ratdragon-table-unpaired = Unpaired
ratdragon-table-missing = Guests missing
ratdragon-table-empty = Empty squares
ratdragon-table-stuck = Stuck
ratdragon-table-total = Total
ratdragon-table-couples = Couples
ratdragon-table-drawing = drawing
ratdragon-table-finished = has drawn
ratdragon-table-done = has no room left
ratdragon-table-progress = { $done } of { $all } squares
ratdragon-table-legend = ■ drawn now  □ room  · empty  × dead  ♥ paired
ratdragon-table-how = Type squares (c4 c5 d5) or a path (c4 rrd).
ratdragon-table-won = You win!
ratdragon-table-lost = Not this time.
ratdragon-table-place = place { $rank }
ratdragon-table-enough-pairs = The game ends: somebody has made enough pairs.
ratdragon-table-nobody-can-draw = The game ends: nobody can draw any more.

## The rules

ratdragon-rules-aim = You are a matchmaker. Draw creatures on your squared sheet so that good couples stand side by side, and leave as few of them lonely as you can. The most points win.
    .title = Aim
ratdragon-rules-creatures = There are twelve creatures, and each takes as many squares as its number: Rat 1, Rabbit 2, Rooster 3, Dog 4, Snake 5, Pig 6, Monkey 7, Goat 8, Tiger 9, Horse 10, Ox 11, Dragon 12. Numbers 1 to 6 are Yang, 7 to 12 are Yin (the rulebook prints “Ying”).
    .title = The creatures
ratdragon-rules-setup = Everybody has an empty sheet of 12 columns and 15 rows; there are larger ones of 15 × 15 or 16 × 16 to choose. The twelve cards are shuffled and three of them turned up: these creatures are the guests. The other cards are not used.
    .title = Setting up
ratdragon-rules-round = Three dice are rolled, two of one colour and one of another. The sum of the two names one creature, the single die another. All players draw one of the two at the same time, each on their own sheet; nobody sees what the others draw until all have finished. If both numbers are equal there is no choice, and if only one of them has room you must draw that one.
    .title = A round
ratdragon-rules-drawing = A creature is one connected piece: its squares hang together by their edges. Squares touch when they share an edge; a shared corner does not count. An even creature may never touch another even one, nor an odd creature another odd one. Odd beside even is always allowed. A square that lies beside both parities is dead: nobody can use it any more.
    .title = Drawing
ratdragon-rules-pairs = When your new creature touches a single one of the other kind, a Yang beside a Yin, you may make them a pair. A pair scores the difference of the two numbers, so the Rat beside the Dragon is best: 11 points. Every creature has at most one mate, and a pair is for good. You may also leave the new creature single: these two can then never pair with each other, but each may still find a mate among creatures drawn later.
    .title = Pairs
ratdragon-rules-stuck = If neither number has room on your sheet you are stuck: you are done and draw no more, even if a later roll would fit. The others go on.
    .title = Stuck
ratdragon-rules-end = The game ends when nobody can draw any more, or after a round in which somebody has reached 20 pairs.
    .title = The end
ratdragon-rules-scoring = Add up the points of your pairs. Add up the numbers of your unpaired creatures and subtract half of that, rounded up. Subtract the number of every guest that you have never drawn; paired or single makes no difference. The highest total wins; on a tie the player with fewer empty squares does, and a full tie is shared.
    .title = Scoring
ratdragon-rules-solo = Alone you play the same game with two more charges: one point for every empty square and, if you end stuck, the lower of the two numbers you could not draw. You win with a total above zero.
    .title = Playing alone
ratdragon-rules-options = The sheet is the usual one of 12 × 15, or for a longer game 15 × 15 (about 40 rounds) or 16 × 16 (about 45). From none to all twelve guests can be invited. If 8 or 10 pairs end the game, it becomes a shorter race. Any two creatures that touch can be allowed to pair, whatever their kind. Getting stuck can cost everybody the lower number rolled, or nobody, or only somebody who plays alone. If wrong drawings are allowed, you may draw anywhere; a wrong drawing is rubbed out, everybody sees that it happened but only you learn why, and for the rest of the round only right squares are offered. It costs nothing else.
    .title = Options
ratdragon-rules-tips = Pack tightly against borders and other creatures. Keep an open side beside a creature that still needs a mate: a Yang needs a large space there, a Yin only a small one. Take a rare guest when it comes. A small Yang is a cheap partner for a large Yin.
    .title = Advice
ratdragon-rules-sources = The scoring part of the rulebook, the grid, the use of the cards and the set-up for one player were pictures and are lost. Rebuilt by us, so that its printed solo result comes out right: the sheet of 12 × 15; what makes a pair and that it scores the difference; the three guests and what a missing one costs; and the charge for being stuck when you play alone. The creatures, the dice, the ban on equal parity, the end at 20 pairs, the halved charge for unpaired creatures and the empty squares when playing alone are printed.
    .title = What is printed and what is ours

## What is counted, in sentences on what a choice brings

ratdragon-measure-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
ratdragon-measure-pairs = { $amount ->
    [one] { $amount } pair
   *[other] { $amount } pairs
}
ratdragon-measure-single = { $amount ->
    [one] { $amount } creature without a mate
   *[other] { $amount } creatures without a mate
}
ratdragon-measure-dead = { $amount ->
    [one] { $amount } dead square
   *[other] { $amount } dead squares
}

## On paper

ratdragon-print-sheets = Sheets to draw on
ratdragon-print-cards = Cards of the creatures
ratdragon-print-dice = { $matching } dice of one colour and { $single } of another, each with { $sides } sides.
ratdragon-print-pencils = Pencils, and an eraser.
ratdragon-print-name = Name:
ratdragon-print-squares = { $count } sq.
ratdragon-print-alone = only alone
ratdragon-print-guest = missing: −{ $cost }
