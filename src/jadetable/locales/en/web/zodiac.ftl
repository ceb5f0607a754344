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
