### Race for the Chinese Zodiac 生肖决

race-title = Race for the Chinese Zodiac 生肖决
race-pitch = Bid in secret, read the turning wheel, cross the river: who reaches the Heavenly Palace first?

## Cards and actions

race-card-none = no card
race-card-cheat = 1 Cheat
race-card-help = 2 Help
race-card-run = 3 Run
race-card-rest = 4 Rest
race-card-cooperate = 5 Cooperate
race-card-walk = 6 Walk
race-card-repeat = 7 Repeat
race-card-strategise = 8 Strategise
race-name-none = nothing
race-name-cheat = Cheat
race-name-help = Help
race-name-run = Run
race-name-rest = Rest
race-name-cooperate = Cooperate
race-name-walk = Walk
race-name-repeat = Repeat
race-name-strategise = Strategise
race-about-cheat = Only a single highest energy moves; everybody else here falls back one.
race-about-help = Everybody here gains karma; the highest energy also gains a 1-card.
race-about-run = Only a single highest energy moves by the wheel; everybody else here moves one.
race-about-rest = Everybody here gains 1-cards; the highest energy also gains one karma.
race-about-cooperate = All who share the highest energy move.
race-about-walk = Only a single highest energy moves; everybody else here stays.
race-about-repeat = Does again what the last card of your row does.
race-about-strategise = Take your row back into your hand. The leftmost card stays, unless you are the highest here.

## What is asked

race-prompt-draft = Choose your animal.
race-prompt-prerace = Before the race: choose a card in secret. High cards earn karma, low ones are given some.
race-prompt-play = Choose an action card and an energy card in secret.
race-prompt-order = What comes first, your ability or the action?
race-prompt-pig = Your card stands alone: what would you like?
race-prompt-sprint = Spend karma to sprint?
race-prompt-exchange = Would you like to exchange energy cards?
race-prompt-give = What do you pay with?
race-prompt-receive = Which cards do you take?
race-prompt-return = The river wants an energy card back.
race-prompt-swim = The river takes no card from you. Swim back to fetch your leftmost card?
race-prompt-horse = Step back one space for a 1-card and a karma?
race-prompt-last = With your last energy card you can only Strategise.

## Actions

race-action-play = Play { $card } with energy { $energy }{ $cost ->
    [0] {""}
   *[other] {" "}for { $cost } karma
}
race-action-bid = Bid { $card }
race-action-no = { $prompt ->
    [5] Do not sprint
    [6] No exchange
   *[other] Stay where you are
}
race-action-yes = { $prompt ->
    [5] Sprint { $spaces } spaces for { $cost } karma
   *[other] Step back for a 1-card and a karma
}
race-action-ability-first = Ability first
race-action-action-first = Action first
race-action-pig-card = Take a 1-card
race-action-pig-karma = Take a karma
race-action-pig-move = Move one space
race-action-up = Exchange up for a { $energy }, paying { $price } energy
race-action-down = Exchange a { $energy } for lower cards
race-action-energy = { $prompt ->
    [7] Give a { $energy }
    [8] Take a { $energy }
   *[other] Return a { $energy }
}
race-action-karma = Let one karma count as energy
race-action-done = That is all
race-action-swim = Swim back { $spaces } spaces and fetch your leftmost card
race-action-animal = Run as the { $animal }

## Events

race-event-animal = { $seat ->
    [you] You run
   *[other] { $seat } runs
} as the { $animal }.
race-event-bid = { $seat ->
    [you] You bid
   *[other] { $seat } bid
} { $card }.
race-event-karma = { $reason ->
    [0] { $seat ->
        [you] You earn
       *[other] { $seat } earns
    } { $delta } karma in the auction.
    [1] { $delta ->
        [1] { $seat ->
            [you] You are given
           *[other] { $seat } is given
        } a karma by { $other }.
       *[other] { $seat ->
            [you] You give
           *[other] { $seat } gives
        } { $other } a karma.
    }
    [2] { $seat ->
        [you] You pay
       *[other] { $seat } pays
    } { $delta ->
        [-1] one
        [-2] 2
        [-3] 3
       *[other] { $delta }
    } karma for a lower card.
    [3] { $seat ->
        [you] You gain
       *[other] { $seat } gains
    } { $delta } karma from the wheel.
    [4] { $seat ->
        [you] You gain
       *[other] { $seat } gains
    } { $delta } karma for being highest.
    [6] { $seat ->
        [you] You pay
       *[other] { $seat } pays
    } { $delta ->
        [-1] one
        [-2] 2
        [-3] 3
       *[other] { $delta }
    } karma for the sprint.
    [7] { $seat ->
        [you] Your ability brings you
       *[other] { $seat } has an ability that brings
    } { $delta } karma.
    [8] { $seat ->
        [you] You let
       *[other] { $seat } lets
    } a karma count as energy.
   *[other] { $seat ->
        [you] You gain
       *[other] { $seat } gains
    } { $delta } karma for stepping back.
}
race-event-play = { $seat ->
    [you] You play
   *[other] { $seat } plays
} { $card } with energy { $energy }: { $action }.
race-event-replay = { $reason ->
    [0] { $seat ->
        [you] You have
       *[other] { $seat } has
    } too little karma for that card. The round is played again.
   *[other] { $seat ->
        [you] You had
       *[other] { $seat } had
    } to Strategise with the last energy card. The round is played again.
}
race-event-lookup = { $action }: { $total } energy in all, wheel space { $space }.
race-event-move = { $reason ->
    [3] { $seat ->
        [you] You move
       *[other] { $seat } moves
    } { $delta } by the wheel, to space { $pos }.
    [5] { $seat ->
        [you] You move
       *[other] { $seat } moves
    } { $delta } for outbidding, to space { $pos }.
    [6] { $seat ->
        [you] You sprint
       *[other] { $seat } sprints
    } { $delta }, to space { $pos }.
    [7] { $seat ->
        [you] Your ability moves you
       *[other] An ability moves { $seat }
    } { $delta }, to space { $pos }.
    [9] { $seat ->
        [you] You are caught cheating and fall
       *[other] { $seat } is caught cheating and falls
    } back to space { $pos }.
    [10] { $seat ->
        [you] You still run
       *[other] { $seat } still runs
    } { $delta }, to space { $pos }.
    [11] { $seat ->
        [you] You swim
       *[other] { $seat } swims
    } back to space { $pos }.
   *[other] { $seat ->
        [you] You step
       *[other] { $seat } steps
    } back to space { $pos }.
}
race-event-cards = { $seat ->
    [you] You gain
   *[other] { $seat } gains
} { $count ->
    [one] a 1-card
   *[other] { $count } 1-cards
} { $reason ->
    [3] from the wheel
    [4] for being highest
    [7] by an ability
   *[other] for stepping back
}.
race-event-exchange = { $direction ->
    [1] { $seat ->
        [you] You exchange
       *[other] { $seat } exchanges
    } up for a { $energy }.
   *[other] { $seat ->
        [you] You exchange
       *[other] { $seat } exchanges
    } a { $energy } for lower cards.
}
race-event-give = { $seat ->
    [you] You give
   *[other] { $seat } gives
} a { $energy }.
race-event-receive = { $seat ->
    [you] You receive
   *[other] { $seat } receives
} a { $energy }.
race-event-collect = { $seat ->
    [you] You take
   *[other] { $seat } takes
} { $count ->
    [one] one card
   *[other] { $count } cards
} back{ $leftmost ->
    [0] ; the leftmost one stays.
   *[other] , the leftmost one too.
}
race-event-return = { $seat ->
    [you] You leave
   *[other] { $seat } leaves
} a { $energy } to the river.
race-event-declined = { $prompt ->
    [5] { $seat ->
        [you] You do not
       *[other] { $seat } does not
    } sprint.
    [6] { $seat ->
        [you] You exchange
       *[other] { $seat } exchanges
    } nothing.
    [9] { $seat ->
        [you] You stay in the river and keep
       *[other] { $seat } stays in the river and keeps
    } everything.
   *[other] { $seat ->
        [you] You do not
       *[other] { $seat } does not
    } step back.
}
race-event-turned = The wheel turns.
race-event-finished = { $seat ->
    [you] You reach
   *[other] { $seat } reaches
} Finish!
race-event-over = { $truncated ->
    [0] { $seat ->
        [you] You win
       *[other] { $seat } wins
    } the race!
   *[other] The race is stopped at its limit; { $seat ->
        [you] you are ahead.
       *[other] { $seat } is ahead.
    }
}

## Why not

race-why-choose-animal = Choose an animal first.
race-why-no-cat = The Cat does not run at this table.
race-why-animal-taken = Somebody already runs as the { $animal }.
race-why-choose-bid = Choose a card for the auction first.
race-why-card-left-out = { $card } is left out with three players.
race-why-choose-play = Choose an action card and an energy card first.
race-why-card-not-in-hand = { $card } is not in your hand.
race-why-energy-not-in-hand = You have no energy card { $energy } in your hand.
race-why-nothing-to-repeat = Your row is empty; there is nothing to repeat.
race-why-too-little-karma = { $card } lies below your last card and costs { $cost } karma; you have { $karma }.
race-why-last-energy = With your last energy card in hand you must Strategise.
race-why-choose-order = Say first whether your ability or the action comes first.
race-why-choose-gift = Choose your gift first.
race-why-cards-full = You already own { $limit } energy cards, and more nobody may.
race-why-karma-full = You already have { $limit } karma, and more nobody may.
race-why-no-gift-move = Only with five players may the Pig choose a space.
race-why-on-finish = You are on Finish already.
race-why-choose-sprint = Say first whether you sprint.
race-why-choose-exchange = Choose an exchange first, or none.
race-why-supply-empty = The supply has no { $energy } left.
race-why-no-prerequisite = To receive a { $energy } you must own a card it builds on: a 3 or 4 for a 4, a 4 or 5 for a 5, a 5 for a 6.
race-why-has-six = Nobody may own a second { $energy }.
race-why-too-little-energy = A { $energy } costs { $price } energy in lower cards; you can pay { $have }.
race-why-choose-gift-card = Pay for your exchange first.
race-why-not-below = Only cards below { $energy } count here.
race-why-not-a-dragon = Only the Dragon may use karma as energy.
race-why-karma-used = The Dragon may use karma only once in an exchange.
race-why-no-karma = You have no karma left.
race-why-choose-card-to-take = Finish your exchange first.
race-why-too-little-credit = A { $energy } is too much: { $left } energy is left.
race-why-take-one-first = Take at least one card.
race-why-choose-return = Answer the river first.
race-why-must-return = { $swim ->
    [0] You must return a card.
   *[other] You must return a card or swim back.
}
race-why-nothing-due = The river takes no card from you now.
race-why-no-swim = You can swim back only if you were in the river when you played Strategise, and only if there is something to gain.
race-why-choose-horse = Say first whether you step back.

## Options

race-option-animal-mode = How animals are dealt: draft (the oldest picks first), random, sign (your sign of birth) or fixed (the list in animals).
race-option-animals = With fixed: the animals seat by seat, 0 Rat ... 11 Pig, 12 Cat; -1 lets a seat draft.
race-option-cat = Whether the Cat may run as a thirteenth animal.
race-option-inner-order = The wheel pieces slot by slot, 1 Cheat ... 6 Walk; without a list they lie at random.
race-option-start-rotation = How far the wheel is turned at the start, 0 to 11; -1 is random.
race-option-table-rules = Misplays can happen; the round is then played again.
race-option-dragon-prerace-bonus = Whether the Dragon gets its extra karma in the auction too.
race-option-goat-two-exchanges = Whether the Goat may use the wheel's exchange and its own in one round.
race-option-deadlock-relief = Whether everybody collects the leftmost card when all are down to one equal energy card.
race-option-river-keep = A player who owns no more energy cards than this returns none to the river; a single one in hand is always safe.
race-option-max-rounds = After so many rounds the race is stopped and ranked as it stands.
race-option-max-replays = How often one round may be replayed before misplays are barred.
race-option-finish = The space of Finish; the river must begin before it.
race-option-river = The first space of the river, before Finish.
race-option-open-hands = Whether rivals' energy cards are shown, or only how many they have.

race-error-inner-order = The six slots of the wheel hold { $first }, { $second }, { $third }, { $fourth }, { $fifth }, { $sixth } in some order, each once; 0 is a slot without a piece.
race-error-animals = The list of animals for { $seats } seats names each at most once and none for absent seats; animal { $animal } does not fit.
race-error-river = The river would begin on space { $river }, but Finish is space { $finish }. The river must begin before Finish: give a smaller river or a larger finish.
race-error-cat = The Cat is on the list of animals; it runs only with the option cat.

## Words of the table

race-table-round = Round { $number }
race-table-before = Before the race
race-table-supply = Supply
race-table-wheel = Action
race-table-low = Low range
race-table-high = High range
race-table-next = Next round
race-table-legend = N players at the action · E exchange · K sprint ({ $karma } karma → { $moves } spaces)
race-table-energy-range = energy { $range }
race-table-seat = Player
race-table-karma = Karma
race-table-energy = Energy
race-table-row = Row
race-table-now = This round
race-table-chosen = has chosen
race-table-sleeps = asleep
race-table-thinks = thinking
race-table-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
race-table-own-cards = Your cards
race-table-own-energy = Your energy
race-table-own-choice = Your choice
race-table-price = { $karma } karma
race-table-free = free
race-table-barred-nothing-to-repeat = nothing to repeat
race-table-barred-too-little-karma = too little karma
race-table-barred-last-energy = last energy card
race-table-up = Up for a { $energy }: { $left } energy still to pay
race-table-down = Down from a { $energy }: { $left } energy left to take
race-table-leaving-one = Careful: exchanging up for { $energy } leaves you one energy card in hand, and with one you can only Strategise.
race-table-swim = Swimming back costs { $back } spaces.
race-table-resolving = Resolving { $action }
race-table-how = Shorter than a number below: card/energy, such as 3/2
race-table-ability = Your ability
race-table-winner = winner

race-table-ability-rat = You start with one more 3 and 3 karma, and win any shared finish.
race-table-ability-ox = Exchanging up moves you: 1 for a 4, 2 for a 5 or 6.
race-table-ability-tiger = Exchanging up costs 1 less; no exchange moves you 1.
race-table-ability-rabbit = Going down costs 1 karma less.
race-table-ability-dragon = Every karma gain is 1 more; in an exchange 1 karma counts as 2 energy.
race-table-ability-snake = You move as far as the karma you pay for a lower card.
race-table-ability-horse = Outbidding moves you 1 more; after a round you may step back for a 1-card and a karma.
race-table-ability-goat = In company you may exchange, once a round.
race-table-ability-monkey = In company you gain a 1-card.
race-table-ability-rooster = In company you gain a karma.
race-table-ability-dog = Strategise: on land a 1-card; in the river a space and no card to return.
race-table-ability-pig = Alone on the lowest card (with 4 or 5 players also the highest) you choose a gift: a 1-card or a karma, with 5 players also a space.
race-table-ability-cat = You sleep through round 1; 3 or more from the wheel gives you 1 more.

## The rules

race-rules-aim = Your animal runs from Start over land and then through a river to Finish. Every round all choose an action and a bid in secret. Whoever stands on Finish when a round ends wins; the first year of the zodiac will bear its name.
    .title = Aim
race-rules-setup = Everybody gets an animal with its own ability, the action cards 1 to 8 (three players leave out 6 Walk) and the energy cards 1, 1, 2, 2, 3. The wheel pieces are put in random order. Older means born earlier; players whose birthday is unknown count as youngest, the lower seat first. Unless an option says otherwise the oldest chooses an animal first. All start on Start; Finish is space 36. Spaces 1 to 17 are land, 18 to 35 river. Start is the furthest back there is: whoever would fall behind it stays there.
    .title = Setting up
race-rules-auction = Before the race all secretly choose one of the cards 1 to 6 (1 to 5 with three players). The highest earns as much karma as there are players, the next one less, and so on; tied players get what the lowest of their shared places earns. Then the high give to the low: with four or five players each 6 gives one karma to every 1, each 5 to every 2, each 4 to every 3; with three players each 5 to every 1 and each 4 to every 2. The chosen card stays in front of you as the first card of your row, without energy.
    .title = The auction
race-rules-round = All secretly choose an action card and an energy card. They are revealed together and join the right end of each row, the energy tucked under the card. Then karma is paid for lower cards, the actions are resolved, and the wheel turns by one space. A player with a single energy card in hand must play 8 Strategise with it. 7 Repeat needs a card in the row.
    .title = A round
race-rules-karma = A card below the rightmost card of your row costs karma: one if it is exactly one lower, two if it is more. Karma gained later in the round cannot pay for it. A card you cannot pay for is barred: you may not choose it.
    .title = Going down
race-rules-actions = Actions are resolved in the order Cheat, Help, Run, Rest, Cooperate, Walk, Strategise; at one action the player furthest ahead comes first, then the older. Cheat, Run and Walk: the single highest energy moves what the wheel shows; without a single highest nobody does. Everybody else falls back one at Cheat, moves one at Run, and stays at Walk. Cooperate: all who share the highest energy move. Help brings everybody karma and the highest a 1-card; Rest brings everybody 1-cards and the highest one karma. At Help, Rest and Strategise a tie counts as highest only with five players. Repeat counts as the card to its left, but keeps its number 7. Whatever the action, everybody moves one space for each rival outbid there, two with three players.
    .title = The actions
race-rules-strategise = Strategise takes your row back into your hand, cards and energy, but for the leftmost card and its energy. Only the highest at Strategise takes that one too. The 8 itself always returns. If all of three or four players are down to one energy card in hand and these are equal, everybody counts as highest: that rule is ours, for without it the race could stand still.
    .title = Strategise
race-rules-river = Whoever stands in the river after Strategise returns one energy card from hand to the supply. If you were in the river already when you played it, you may swim back eight spaces instead: then you return nothing and also take your leftmost card. Only the last energy card in hand is safe: without it you could never play again. But with one alone you must Strategise round after round until you gain another.
    .title = The river
race-rules-wheel = Add up the energy of all players at an action. The action's piece has a low and a high range; the outer space beside the right one shows the benefit: a number, N for the number of players at the action, E (the board draws ⇄) for one exchange of energy cards, K for a sprint: two karma for three spaces. Movement actions read the green section, Help and Rest the yellow one. E and K are for whoever gets the benefit.
    .title = The wheel
race-rules-exchange = Upward you give hand cards below the wanted one that together are worth at least as much; what you pay too much is lost. Downward you give one card for lower ones worth no more. For a 4 you must own a 3 or 4, for a 5 a 4 or 5, for a 6 a 5, in hand or in your row, in both directions. Nobody owns two 6s. Values 2 to 6 can run out in the supply.
    .title = Exchange
race-rules-limits = Nobody owns more than 12 energy cards, in hand and in the row together, or more than 8 karma. What does not fit is lost.
    .title = Limits
race-rules-animals = Rat: starts with one more 3 and three karma, and wins any shared finish. Ox: an exchange up for a 4 moves it one, for a 5 or 6 two. Tiger: pays one energy less for exchanging up, and moves one when the wheel offers it an exchange and it carries none out, even if none is possible. Rabbit: pays one karma less for a lower card. Dragon: gains one karma more each time; in an exchange one karma may count as two energy. Snake: moves as many spaces as it paid karma for a lower card, before the actions. Horse: moves one more when it outbids anybody; at the end of a round it may step back one space for a 1-card and a karma, though not from Start. Goat, Monkey and Rooster: when another player resolves the same action, the Goat may exchange (one exchange a round in all), the Monkey gains a 1-card, the Rooster a karma. Dog: at Strategise it gains a 1-card on land; in the river it moves one and returns no card. Pig: when its card number is lower than all others, or with four or five players higher than all others, it gains a 1-card or a karma, with five players or a space. Cat (only where it may run, and not in the rulebook): bids, but sleeps through the first round; three or more from the wheel brings it one more, and a sprint counts. Where it matters you choose whether the ability or the action comes first.
    .title = The animals
race-rules-end = The race ends after the round in which somebody reaches Finish. An animal on Finish stays there. Of several on Finish the smaller action card of the last round wins, then more karma, then age; the Rat ignores this and wins. The others are ranked by position and the same tie-breaks.
    .title = The end
race-rules-options = The animals can be drafted, drawn by lot, given by sign of birth or taken from a list, with the Cat if you like. The order of the wheel’s pieces, how far the wheel is turned at the start, the space of Finish and the first space of the river can be set. If misplays can happen, a forbidden card or a forgotten Strategise makes everybody play the round again, at most as often as you say. The rulebook leaves open whether the Dragon gets its extra karma in the auction too, and whether the Goat may use the wheel’s exchange and its own in one round. Our own rule at Strategise can be taken away, and players with two energy cards can be spared from the river. A limit of rounds ends endless races, and rivals’ energy cards are shown, or only how many they have.
    .title = Options
race-rules-tips = Keep two karma for a chance. Do not begin a row with a card or energy you will miss. Build up to 4, 5 and 6 before the river. Count your rivals' energy cards: one left means Strategise. A rival can push you into the high range.
    .title = Advice
race-rules-sources = The pictures of the rulebook are lost. Rebuilt by us, so that its examples come out right: what stands on the spaces of the outer wheel; the ranges of energy on its pieces, but for those of Run and Walk, which are printed; the length of the track and where the river begins; and two small icons, in the abilities of the Tiger and the Horse. Our own are the Cat as a runner (in the rulebook it sleeps through the race) and the rule that ends a standstill at Strategise, and so is the limit of rounds. All else is the rulebook’s, in our words.
    .title = What is printed and what is ours

## What is counted, in sentences on what a choice brings

race-measure-spaces = { $amount ->
    [one] { $amount } space on the track
   *[other] { $amount } spaces on the track
}
race-measure-karma = { $amount ->
    [one] { $amount } karma token
   *[other] { $amount } karma tokens
}
race-measure-energy = { $amount ->
    [one] { $amount } energy card
   *[other] { $amount } energy cards
}
race-measure-cards = { $amount ->
    [one] { $amount } action card in hand
   *[other] { $amount } action cards in hand
}

## On paper

race-print-track = Race track
race-print-ring = Wheel: the ring
race-print-inner = Wheel: the inner disc
race-print-pieces = Wheel: action pieces
race-print-karma = Karma tokens
race-print-runners = Runners
race-print-actions = Action cards
race-print-energy = Energy cards
race-print-animals = Animals
race-print-pin = A pin or a split pin that holds the two discs of the wheel together. Green sections are read by movement actions, yellow ones by Help and Rest.
race-print-start = Start
race-print-finish = Finish
race-print-seats = { $low ->
    [same] { $high } players
   *[other] { $low }–{ $high } players
}
race-print-ties = a tie counts as highest
race-print-no-ties = a tie is not highest
