### Pig: every word that players read. A game named pig begins the name of each message with pig-.

pig-title = Pig
pig-pitch = Roll as often as you dare. A one costs you the whole turn.

## What is asked, and the answers

pig-prompt-turn = Roll again, or hold?
pig-action-roll = Roll
pig-action-hold = Hold

## What happens: whoever reads is spoken to, all others have names

pig-event-roll = { $seat ->
    [you] You roll
   *[other] { $seat } rolls
} { $face }.
pig-event-lose = { $seat ->
    [you] You roll { $face } and lose
   *[other] { $seat } rolls { $face } and loses
} what was rolled in this turn.
pig-event-hold = { $seat ->
    [you] You hold and now have
   *[other] { $seat } holds and now has
} { $score } points.

## What the table shows: the parts of the view

pig-view-pot = Rolled in this turn
pig-view-score = Points

## The rules

pig-rules-aim = Be the first to reach one hundred points.
    .title = Aim
pig-rules-turn = Roll the die as often as you like. All that you roll is added up. Hold, and the sum is added to your points; then the next player has the turn. But if you roll a one, you lose what you have rolled in this turn, and the next player has the turn.
    .title = Your turn
pig-rules-end = Whoever holds with one hundred points or more wins at once. The others are ranked by their points.
    .title = The end
