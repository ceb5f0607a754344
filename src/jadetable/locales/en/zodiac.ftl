### Zodiac 生肖

zodiac-title = Zodiac 生肖
zodiac-pitch = Collect all twelve signs: six in your hand, six on show. Cats delay, Pangu steals.

card-cat = Cat
card-pangu = Pangu

## What is asked

zodiac-prompt-source = How do you begin your turn?
zodiac-prompt-main = Arrange your cards and end your turn.
zodiac-prompt-steal = Pangu: whose face-up sign do you take?
zodiac-prompt-call = You hold six and six cards. Call it?
zodiac-prompt-penalty = Choose a card that the offender loses.
zodiac-prompt-fix = Put your places right: six in hand, six on the table.

## Actions

zodiac-action-draw = Draw a card
zodiac-action-take = Take { $card } from the discard pile
zodiac-action-pass = Pass
zodiac-action-zodiac = Call ZODIAC!
zodiac-action-now = Play { $card }, just drawn
zodiac-action-cath = Play a Cat from your hand
zodiac-action-catt = Play a Cat from the table
zodiac-action-panh = Play a Pangu from your hand
zodiac-action-pant = Play a Pangu from the table
zodiac-action-dh = Discard { $card } from the hand{ $skips ->
    [0] {""}
    [one] {""}: the next player misses a turn
   *[other] {""}: the next player misses { $skips } turns
}
zodiac-action-dt = Discard { $card } from the table{ $skips ->
    [0] {""}
    [one] {""}: the next player misses a turn
   *[other] {""}: the next player misses { $skips } turns
}
zodiac-action-lay = Lay { $card } face up
zodiac-action-pick = Pick { $card } up into your hand
zodiac-action-steal = Take { $card } from { $victim }

## Events

zodiac-event-dealer-draw = { $seat ->
    [you] You draw
   *[other] { $seat } draws
} for the deal: { $card }.
zodiac-event-dealer = { $seat ->
    [you] You deal
   *[other] { $seat } deals
}.
zodiac-event-dealt = { $seat ->
    [you] You get
   *[other] { $seat } gets
} { $count ->
    [one] one card
   *[other] { $count } cards
}.
zodiac-event-upcard = Turned up: { $card }.
zodiac-event-turn = { $seat ->
    [you] It is your turn.
   *[other] It is { $seat }'s turn.
}
zodiac-event-skipped = { $seat ->
    [you] You miss
   *[other] { $seat } misses
} a turn.
zodiac-event-reshuffle = The discards are shuffled into a new draw pile of { $count }.
zodiac-event-draw = { $seat ->
    [you] You draw
   *[other] { $seat } draws
} { $card }.
zodiac-event-draw-hidden = { $seat ->
    [you] You draw
   *[other] { $seat } draws
} a card.
zodiac-event-take = { $seat ->
    [you] You take
   *[other] { $seat } takes
} { $card } from the discard pile.
zodiac-event-play = { $seat ->
    [you] You play
   *[other] { $seat } plays
} { $card } { $place ->
    [0] from the hand
    [1] from the table
   *[other] at once
}.
zodiac-event-skip-set = { $seat ->
    [you] You will miss
   *[other] { $seat } will miss
} a turn.
zodiac-event-steal = { $seat ->
    [you] You take
   *[other] { $seat } takes
} { $card } from { $victim } { $place ->
    [0] into the hand
   *[other] onto the table
}.
zodiac-event-lay = { $seat ->
    [you] You lay
   *[other] { $seat } lays
} { $card } face up.
zodiac-event-pick = { $seat ->
    [you] You pick
   *[other] { $seat } picks
} { $card } up.
zodiac-event-discard = { $seat ->
    [you] You discard
   *[other] { $seat } discards
} { $card } { $place ->
    [0] from the hand
   *[other] from the table
}.
zodiac-event-pass = { $seat ->
    [you] You: “Pass.”
   *[other] { $seat }: “Pass.”
}
zodiac-event-overlimit = { $seat ->
    [you] You have
   *[other] { $seat } has
} too many cards: { $hand } in hand, { $table } on the table.
zodiac-event-call = { $seat ->
    [you] You call
   *[other] { $seat } calls
} ZODIAC! { $right ->
    [0] But it is not complete.
   *[other] And it is complete.
}
zodiac-event-reveal = { $seat ->
    [you] You show
   *[other] { $seat } shows
} the whole hand.
zodiac-event-penalty = { $seat ->
    [you] You throw
   *[other] { $seat } throws
} out { $offender ->
    [you] your
   *[other] { $offender }'s
} { $card } { $place ->
    [0] from the hand
   *[other] from the table
}.
zodiac-event-win = { $seat ->
    [you] You win
   *[other] { $seat } wins
}!
zodiac-event-truncated = The turn limit is reached; nobody wins.

## Why not

zodiac-why-begin-first = Begin your turn first: draw, take, or play a stored action card.
zodiac-why-already-begun = Your turn has already begun; arrange your cards and end it.
zodiac-why-choose-steal = Choose the sign that Pangu takes.
zodiac-why-choose-call = Answer the call first.
zodiac-why-choose-penalty = Choose a card that { $offender } holds there.
zodiac-why-draw-pile-empty = The draw pile is empty.
zodiac-why-discard-pile-empty = The discard pile is empty.
zodiac-why-discard-closed = A penalty has just closed the discard pile for this turn.
zodiac-why-discard-pangu = A Pangu lies on top, and Pangu can never be taken from the discard pile.
zodiac-why-discard-cat = At this table a Cat cannot be taken from the discard pile.
zodiac-why-not-in-hand = You have no { $card } in your hand.
zodiac-why-not-on-table = You have no { $card } on the table.
zodiac-why-nothing-to-steal = No opponent shows a sign that Pangu could take for you.
zodiac-why-must-act = You must draw, take or play a card; passing is for when nothing else is possible.
zodiac-why-too-many = You hold too many cards to end your turn: at most six in hand and six on the table.
zodiac-why-not-just-drawn = Only a Cat or Pangu drawn a moment ago can be played at once.
zodiac-why-laid-already = You have laid a card; after that none may be picked up this turn.
zodiac-why-table-full = Your six places on the table are full.
zodiac-why-no-discard-now = You may discard only after drawing or taking a card.
zodiac-why-make-room-first = That would still leave too many cards in one place; move some first.
zodiac-why-play-it-instead = At this table action cards are played, not thrown away.
zodiac-why-no-such-seat = There is nobody at that seat.
zodiac-why-not-shown = { $victim } does not show { $card }.
zodiac-why-has-sign = You already have { $card }; Pangu takes only signs you lack.
zodiac-why-call-when-complete = You are asked to call at the end of your turn, when you hold six and six.
zodiac-why-sign-first = The offender still has signs; one of those must go.
zodiac-why-lay-one = Your hand is too full: lay a card down.
zodiac-why-pick-one = Your table is too full: pick a card up.

## Options

zodiac-option-table-rules = Mistakes can be made and are punished: too many cards, a wrong call (as in all three languages of the rules).
zodiac-option-arrange = When hand and table may be rearranged: after_draw (only after drawing or taking: Italian and Chinese rules) or whole_turn (English rules).
zodiac-option-pangu-takes = What Pangu may take: missing (only a sign you lack: Italian and English rules) or any face-up sign (Chinese rules).
zodiac-option-pangu-wild = How many Pangu may stand for missing signs in the winning twelve (more than 0: only the aim in the Chinese rules).
zodiac-option-cat-from-discard = Whether a Cat on top of the discard pile may be taken (the rules do not forbid it).
zodiac-option-action-discard = Whether Cat and Pangu may be thrown away like other cards (no: they must be played, a strict reading of the English and Chinese rules).
zodiac-option-discarded-cat = What a Cat does that its owner discards: quiet (nothing) or bites (the next player misses a turn, as if it had been played: the English and Chinese rules can be read so).
zodiac-option-penalty-chooser = Who chooses penalty cards: left (the next player) or a random opponent (the rules only say an opponent).
zodiac-option-first-dealer = The seat that deals, the first seat being 0; -1 lets the cards decide (as in the rules).
zodiac-option-turns-per-seat = After so many turns for each seat the game ends without a winner (not in the rules).

## Words of the table

zodiac-table-hand = Your hand
zodiac-table-draw-pile = Draw pile
zodiac-table-discard-pile = Discard pile
zodiac-table-wheel = Your signs
zodiac-table-top = on top: { $card }
zodiac-table-empty = empty
zodiac-table-closed = closed by a penalty
zodiac-table-covered = Pangu covers it
zodiac-table-seat = Player
zodiac-table-hands = Hand
zodiac-table-face-up = Face up
zodiac-table-seen = Seen
zodiac-table-own = Your table
zodiac-table-missing = Missing
zodiac-table-drawn = just drawn: { $card }
zodiac-table-known = the others know: { $cards }
zodiac-table-full = { $count } cards!
zodiac-table-winner = ★ ZODIAC!
zodiac-table-skips = { $count ->
    [one] misses a turn
   *[other] misses { $count } turns
}

## The rules

zodiac-rules-aim = Be the first to hold one card of each of the twelve signs, exactly twelve cards: six hidden in your hand and six face up before you. No sign twice, no Cat, no Pangu.
    .title = Aim
zodiac-rules-setup = The deck has seven cards of each sign, eight Cats and eight Pangu: a hundred cards. Everybody draws a card in turn; whoever first draws an action card (Cat or Pangu) deals. Then all cards are shuffled, everybody gets six in hand, and cards are turned up until a sign starts the discard pile. The player to the dealer's left begins; play goes clockwise.
    .title = Setting up
zodiac-rules-turn = Begin your turn in one of three ways: draw the top card of the draw pile, take the top card of the discard pile, or play a Cat or Pangu that you had stored. After drawing or taking you may rearrange: first pick up as many face-up cards as you like, then lay down as many as you like. End with one discard from hand or table, or say “pass”. When the draw pile runs out, the discards, except the last one, are shuffled into a new pile.
    .title = Your turn
zodiac-rules-action-cards = The Cat makes the next player miss a turn. Pangu takes a face-up sign that you do not have from an opponent, never an action card. A Cat or Pangu just drawn from the draw pile may be played at once; you then still rearrange and may discard. Otherwise you store it, in hand or on the table, and may play it in a later turn instead of drawing: that turn then ends, and the sign Pangu took goes into your hand, or onto the table if your hand is full. Played cards go on the discard pile. Pangu can only be drawn from the draw pile, so a Pangu on the discard pile covers it; a Cat may be taken, but not played in the same turn.
    .title = Cat and Pangu
zodiac-rules-limits = At the end of your turn you may hold at most six cards in hand and six on the table. A thirteenth card must be discarded. Any card may be thrown away; a discarded Cat or Pangu has no effect (unless you choose that a discarded Cat bites).
    .title = Six and six
zodiac-rules-call = When your turn ends and you hold exactly the right twelve, six and six, you call “ZODIAC!”, turn your hand over and win.
    .title = The call
zodiac-rules-penalties = Only at tables where mistakes can be made. Whoever ends a turn with too many cards shows the hand, misses a turn and loses one sign that an opponent chooses. Whoever calls with six and six cards that are not right shows the hand and loses two signs. Nobody may take from the discard pile in the turn after a penalty. A place still too full is put right by its owner.
    .title = Penalties
zodiac-rules-end = A right call ends the game. The others are ranked by how many different signs they hold, then by fewer cards; equal players share a place. A game that reaches its turn limit has no winner.
    .title = The end
zodiac-rules-options = The rulebook's three languages differ in details; options let you choose: rearranging in the whole turn (English; in Italian and Chinese only after drawing), Pangu taking any sign (Chinese; in Italian and English only a sign you lack), Pangu standing for missing signs (only the Chinese aim), action cards that must be played (English and Chinese, read strictly), and Cats that bite when discarded (English and Chinese, taken at their word: placing a Cat on the discard pile is playing it, so the next player misses a turn, though not when a penalty throws it there). Said in no language: Cats barred from being taken, who of the others chooses penalty cards, a fixed dealer, and the turn limit.
    .title = Options
zodiac-rules-tips = Show what others cannot use: action cards, doubles, signs they already have. Watch what your neighbour collects before you discard. Keep a Cat for the moment when the next player is about to finish.
    .title = Advice
zodiac-rules-sources = Nothing that is printed on this game is lost: the cards, their numbers and the rules are the rulebook’s, in our words. Where its three languages say different things, an option names each. Only two things are ours: the order of those who did not win, and the turn limit.
    .title = What is printed and what is ours

## What is counted, in sentences on what a choice brings

zodiac-measure-signs = { $amount ->
    [one] { $amount } sign of the twelve
   *[other] { $amount } signs of the twelve
}
zodiac-measure-exposed = { $amount ->
    [one] { $amount } single sign on show, for others to take
   *[other] { $amount } single signs on show, for others to take
}
zodiac-measure-actions = { $amount ->
    [one] { $amount } Cat or Pangu
   *[other] { $amount } Cats and Pangus
}

## On paper

zodiac-print-cards = Cards
zodiac-print-cat = { $skips ->
    [0] No effect.
    [one] The next player misses a turn.
   *[other] The next player misses { $skips } turns.
}
zodiac-print-pangu = Take a face-up sign that you lack from another player.
