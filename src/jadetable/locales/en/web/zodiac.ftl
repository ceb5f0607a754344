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
web-zodiac-signs-seen = { $count } of the twelve signs seen
web-zodiac-threatened = misses a turn?
web-zodiac-pays = { $count ->
    [one] must lose a card
   *[other] must lose { $count } cards
}
web-zodiac-seen = The others know this card
web-zodiac-known = Everybody knows that this card is in that hand
web-zodiac-put-back = Put it back
web-zodiac-close = Close

## What a piece is

web-zodiac-about-sign = One of the twelve signs. Whoever holds each of them once, six in hand and six on the table, wins.
web-zodiac-about-mine = { $hand ->
    [0] { $table ->
        [0] You do not have it.
       *[other] You show { $table }.
    }
   *[other] { $table ->
        [0] You hold { $hand } in hand.
       *[other] You hold { $hand } in hand and show { $table }.
    }
}
web-zodiac-about-seen = Seen with { $names }.
web-zodiac-about-cat = When it is played, the next player misses a turn.
web-zodiac-about-pangu = When it is played, it takes a face-up sign from another player. It is only ever drawn: on the discard pile nobody can take it, nor what lies below.
web-zodiac-about-action = Drawn a moment ago, it can be played at once; kept, it can be played later in place of drawing. It does not count among the twelve.
web-zodiac-about-draw = { $count ->
    [one] One card, face down.
   *[other] { $count } cards, face down.
} When they run out, the discards are shuffled.
web-zodiac-about-below = { $count } discards, the newest first. Press to look through them.
web-zodiac-about-call = You hold all twelve signs, six and six. Call it and you win.
web-zodiac-about-seen-signs = Counted from what everybody has seen: cards on the table, and cards of the hand that were taken openly.
web-zodiac-about-full = Twelve cards, six in hand and six on the table, are what it takes to win: each sign once.
web-zodiac-about-pass = { $name } ended the turn without discarding.
web-zodiac-about-pays = After a mistake another player chooses which cards go to the discard pile.
web-zodiac-about-skips = A Cat, or a mistake, costs a turn: it passes without them.
web-zodiac-about-wheel = White: in your hand. Gold: face up on your table. Dashed: still missing.
web-zodiac-about-hand = Nobody else sees these cards. At the end of your turn you may hold { $limit }.
web-zodiac-about-table = Everybody sees these cards. At the end of your turn at most { $limit } may lie here.
web-zodiac-about-seen-card = It lay face up before, or you took it openly.
web-zodiac-about-discard = Only the card on top can be taken, in place of drawing.

## What to do

web-zodiac-or = { $first } or { $last }
web-zodiac-begin = Begin: { $what }.
web-zodiac-do-draw = draw a card
web-zodiac-do-take = take the top discard
web-zodiac-do-cat = play your Cat
web-zodiac-do-pangu = play your Pangu
web-zodiac-tap-card = Tap a card to { $what }.
web-zodiac-do-lay = lay it face up
web-zodiac-do-pick = pick it up
web-zodiac-do-discard = discard it
web-zodiac-or-pass = Or pass.
web-zodiac-what-with = { $card }: what do you do with it?
web-zodiac-may-take = If you discard it, { $name } may take it next{ $has ->
    [yes] {""}, and shows one already
    [no] {""}, and shows none
   *[unknown] {""}
}.
web-zodiac-covers = On the discard pile nobody could take it, and it covers the pile.

## Options of a new table

web-zodiac-option-arrange = Rearranging hand and table
    .after-draw = only after drawing or taking
    .whole-turn = in the whole turn
web-zodiac-option-pangu-takes = Pangu takes
    .missing = only a sign you lack
    .any = any face-up sign
web-zodiac-option-discarded-cat = A discarded Cat
    .quiet = does nothing
    .bites = makes the next player miss a turn
web-zodiac-option-penalty-chooser = Who chooses penalty cards
    .left = the next player
    .random = an opponent by lot
web-zodiac-option-first-dealer = Who deals

## Result and rules

web-zodiac-result = { $score } of 12 signs
