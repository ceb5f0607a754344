### Newgame: every word that players read. The name of each message begins with newgame-.

newgame-title = Newgame
newgame-pitch = A few points for sure, or the roll of a die.

## What is asked, and the answers

newgame-prompt-turn = Take the points, or roll?
newgame-action-take = Take the points
newgame-action-roll = Roll

## What happens: whoever reads is spoken to, all others have names

newgame-event-take = { $seat ->
    [you] You take
   *[other] { $seat } takes
} { $points } points.
newgame-event-roll = { $seat ->
    [you] You roll
   *[other] { $seat } rolls
} { $face }.

## What the table shows: the parts of the view

newgame-view-score = Points

## The rules

newgame-rules-aim = Be the first to reach twenty points.
    .title = Aim
newgame-rules-turn = Take three points, or roll the die: a one is worth nothing, any other number its points. Then the next player has the turn.
    .title = Your turn
newgame-rules-end = Whoever reaches twenty points wins at once. The others are ranked by their points.
    .title = The end
