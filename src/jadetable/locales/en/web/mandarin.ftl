### Words of this game's board

## The round board

web-mandarin-board = The board: twelve animals round the Pagoda
web-mandarin-legend-emperor = Emperor
web-mandarin-sector = { $sign }: { $count ->
    [0] no figure can fall out any more.
    [one] one figure may still fall out{ $emperors ->
        [0] .
       *[other] , the Emperor.
    }
   *[other] { $count } figures may still fall out{ $emperors ->
        [0] .
       *[other] , the Emperor among them.
    }
}
web-mandarin-controlled = { $name } is in control: the toll is { $toll } yuan.
web-mandarin-pawn = { $name } on { $space }
web-mandarin-left = { $count ->
    [0] The Pagoda is empty
    [one] One figure is left in the Pagoda
   *[other] { $count } figures are left in the Pagoda
}
web-mandarin-die = The die shows { $die }
web-mandarin-emperor = { $sign } (Emperor)
web-mandarin-face-down = Figure lying face down

## What is going on

web-mandarin-round-of = Round { $round } of at most { $limit }
web-mandarin-aim-collector = All twelve animals, or a full set of one, win at once.
web-mandarin-aim-money = When somebody has all twelve animals, the richest wins.
web-mandarin-aim-either = When somebody has all twelve animals, or a full set of one, the richest wins.

## Decisions

web-mandarin-keep-means = { $count ->
    [one] The figure goes to your card, and your turn is over.
    [2] Both figures go to your card, and your turn is over.
   *[other] All { $count } figures go to your card, and your turn is over.
}
web-mandarin-risk-means = Face down: one more for you. Face up: { $count ->
    [2] both go to auction.
   *[other] all { $count } go to auction.
}
web-mandarin-special-means = The others bid for it, and you get the money.
web-mandarin-cash = Cash figures in …
web-mandarin-cash-stop = Keep my figures
web-mandarin-cash-first = Press “{ web-mandarin-cash }” first.
web-mandarin-cash-how = Choose a figure on your card: it goes back into the Pagoda, and the Bank pays you. An Emperor brings more.

## What a lot brings

web-mandarin-for-you = For you: { $what }
web-mandarin-lot-for = The lot for { $name }
web-mandarin-brings-all = completes the collection
web-mandarin-brings-sector = control of { $signs }
web-mandarin-brings-new = { $signs } (new)
web-mandarin-brings-nothing = nothing new
web-mandarin-brings-value = { $amount } yuan in cash
web-mandarin-brings-hidden = { $count ->
    [one] One more lies face down.
   *[other] { $count } more lie face down.
}

## What things are

web-mandarin-about-control = Whoever has { $count } of this animal controls its sector: rivals who land here pay { $toll } yuan, { $emperor } to the holder of the Emperor.
web-mandarin-about-character = The Bank pays { $amount } yuan here, unless a rival controls the sector.
web-mandarin-about-coloured = Here you work the Pagoda, after the toll if a rival controls the sector.
web-mandarin-about-pagoda = Each pull of the lever lets a figure fall out, face up or face down. A second or later one that lies face up sends the lot to auction.
web-mandarin-about-die = It takes your pawn clockwise round the board.
web-mandarin-about-lot = What has fallen out of the Pagoda. In cash a figure is worth { $value } yuan, an Emperor { $emperor }.
web-mandarin-about-auction = The bids go round and only upwards; whoever leaves stays out. The highest bidder gets all that lies here.
web-mandarin-about-figure = A figure counts for your collection: twelve different ones, or all of one animal.
web-mandarin-about-emperor = The Emperor of its animal: worth more than an ordinary figure, and it raises the toll.
web-mandarin-about-hidden = Nobody knows what it is until somebody gets it.
web-mandarin-about-closed = Purses are closed: only payments are seen.
web-mandarin-about-purse = Your money, in notes. The others do not see it.
web-mandarin-goal = On the way to a collection
web-mandarin-pip = A roll of { $die } leads here

## The auction

web-mandarin-yuan = { $amount } yuan
web-mandarin-amount = { $amount }
web-mandarin-exact = Your bid
web-mandarin-leads = leads
web-mandarin-in = in
web-mandarin-speaks = to speak
web-mandarin-auctioneer = auctioneer

## Collection cards

web-mandarin-born = Began at the { $sign }
web-mandarin-overtaken = overtaken
web-mandarin-bankrupt = bankrupt
web-mandarin-creditor = is owed money
web-mandarin-special-used = special auction used
web-mandarin-rank = rank { $rank }
web-mandarin-owned = { $sign }: { $count ->
    [0] none
   *[other] { $count }
}{ $emperors ->
    [0] {""}
   *[other] , with the Emperor
}
web-mandarin-kinds = { $count } of 12 animals
web-mandarin-alike = { $count } of { $all } alike
web-mandarin-worth = worth { $amount } with figures
web-mandarin-gained = +{ $amount }
web-mandarin-paid = −{ $amount }

## The end

web-mandarin-end-twelve = { $name } has collected all twelve animals.
web-mandarin-end-set = { $name } has every figure of one animal.
web-mandarin-end-limit = The round limit is reached.
web-mandarin-figures = Figures
web-mandarin-wealth = Wealth

## Options of a new table

web-mandarin-option-variant = Who wins
    .collector = the first complete collection
    .money = the richest, once all twelve animals are together
web-mandarin-option-overtake-empty = Overtaking only empty cards
    .normal = is an ordinary landing
    .forfeit = costs the Pagoda, but you roll again
web-mandarin-option-overtake-take = Figures taken when overtaking
    .one = one in all
    .each = one from each overtaken card
web-mandarin-option-second-roll = Effects of the second landing
    .money = toll or Bank only
    .full = the Pagoda too
    .nothing = none
web-mandarin-option-money-end = The money game ends
    .twelve = with all twelve animals
    .either = also with a full set of one animal
web-mandarin-option-signs = Start signs

## Result and rules

web-mandarin-result = { $score ->
    [one] one figure
   *[other] { $score } figures
}
web-mandarin-result-yuan = { $score } yuan
