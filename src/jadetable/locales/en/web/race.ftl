### Words of this game's board

web-race-track = Race track
web-race-start = Start
web-race-finish = Finish
web-race-pawn = { $seat }, { $animal }: space { $pos } of { $finish }
web-race-place = { NUMBER($place, type: "ordinal") ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}

## The wheel

web-race-wheel = The wheel
web-race-peek = Show the wheel of the next round
web-race-next = next ›
web-race-now = back
web-race-look = Tap an action on the wheel, or one of your cards, to see what it brings.
web-race-up-to = Energy in all up to { $energy }
web-race-from = Energy in all { $energy } or more
web-race-piece = { $action }. { $low }: { $lowGain }. { $high }: { $highGain }.
web-race-then = Next round: { $gain }
web-race-gain-move = { $count ->
    [N] as many spaces as players here
    [one] { $count } space
   *[other] { $count } spaces
}
web-race-gain-karma = { $count ->
    [N] as much karma as players here
   *[other] { $count } karma
}
web-race-gain-card = { $count ->
    [N] as many 1-cards as players here
    [0] no 1-card
    [1] one 1-card
    [2] two 1-cards
    [3] three 1-cards
    [4] four 1-cards
   *[other] { $count } of the 1-cards
}
web-race-people = players here
    .about = N is the number of players at this action this round.
web-race-exchange = an exchange
    .about = Trade energy cards with the supply: low ones for a higher one, or a high one for lower ones.
web-race-sprint = a sprint
    .about = Pay { $karma } karma and move { $moves } more spaces, if you like.

## Cards

web-race-tucked = { $card }, energy { $energy }
web-race-energy = Energy { $value }: { $count ->
    [one] one card
   *[other] { $count } cards
}
web-race-energy-always = Energy { $value }: never runs out
web-race-card-first = First choose an action card.

## Questions

web-race-hint-exchange = Choose a card of the supply to get it, or one of yours to break it up.
web-race-picked = { $card }: now choose its energy card.

## Choosing an animal

web-race-draft-three = Only three animals
web-race-draft-again = Three others
web-race-draft-all = All { $count } animals
web-race-draft-surprise = Surprise me
web-race-draft-about = Animals that are easy to play come first.
web-race-draft-chance = One of { $count } animals, by lot.

## What things are

web-race-space = Space { $space } of { $finish }
web-race-about-land = Land: { $left } more to Finish. The river begins on space { $river }.
web-race-about-river = River: { $left } more to Finish. Whoever plays Strategise here gives an energy card back. It began on space { $river }.
web-race-about-start = The furthest back. The river begins on space { $river }, Finish is space { $finish }.
web-race-about-finish = The first round that ends with somebody here is the last. Nobody leaves Finish again.
web-race-about-hub = After every round the ring turns on by one space.
web-race-term-finish = Shared finish: several animals arrive in the same round.
web-race-term-exchange = Exchange: trade energy cards with the supply, low ones up for a higher one, or a high one down for lower ones.
web-race-term-karma = Karma pays for cards lower than your last one, and for sprints.
web-race-term-down = Going down: a card lower than the last one of your row costs karma.
web-race-term-outbid = Outbidding: a rival at the same action played less energy.
web-race-term-company = In company: a rival plays the same action this round.
web-race-term-card = A 1-card is an energy card of value 1.
web-race-term-energy = Energy is your bid: it is tucked under an action card, and the highest at an action does best.
web-race-term-strategise = Strategise takes the cards of your row back into your hand.
web-race-term-gift = The gift: a 1-card, a karma or, with five players, a space.
web-race-term-round = From the wheel: the number on the space that the energy of all leads to.

## Options of a new table

web-race-option-animal-mode = How the animals are given out
    .draft = the oldest picks first
    .random = by lot
    .sign = by sign of birth
    .fixed = as listed here
web-race-option-animals = Animals, if listed here
web-race-option-inner-order = Pieces of the wheel, slot by slot

## Result and rules

web-race-wheel-n = as many as there are players at the action
web-race-wheel-e = one exchange of energy cards
web-race-wheel-k = a sprint, paid with karma
web-race-result = space { $score }
