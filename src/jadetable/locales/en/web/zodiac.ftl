### Words of this game's board

web-zodiac-progress = Your signs: { $count } of 12
web-zodiac-sign-hand = { $card }: in your hand
web-zodiac-sign-table = { $card }: on your table
web-zodiac-sign-missing = { $card }: missing
web-zodiac-below = All discards
web-zodiac-hand = { $count ->
    [one] One card in hand
   *[other] { $count } cards in hand
}
web-zodiac-threatened = misses a turn?
web-zodiac-pays = { $count ->
    [one] must lose a card
   *[other] must lose { $count } cards
}
web-zodiac-seen = The others know this card
web-zodiac-tap = Tap a card, or drag it where it should go.

## Options of a new table

web-zodiac-option-arrange = Rearranging hand and table
    .after-draw = only after drawing or taking
    .whole-turn = in the whole turn
web-zodiac-option-pangu-takes = Pangu takes
    .missing = only a sign you lack
    .any = any face-up sign
web-zodiac-option-penalty-chooser = Who chooses penalty cards
    .left = the next player
    .random = an opponent by lot
web-zodiac-option-first-dealer = Who deals

## Result and rules

web-zodiac-result = { $score } of 12 signs
