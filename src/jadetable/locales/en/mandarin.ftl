### Mandarin

mandarin-title = Mandarin
mandarin-pitch = Walk round the zodiac, pull the Pagoda's lever once too often, and outbid the others for what falls out.

## Figures and spaces

mandarin-figure-rat = a { sign-rat }
mandarin-figure-ox = an { sign-ox }
mandarin-figure-tiger = a { sign-tiger }
mandarin-figure-rabbit = a { sign-rabbit }
mandarin-figure-dragon = a { sign-dragon }
mandarin-figure-snake = a { sign-snake }
mandarin-figure-horse = a { sign-horse }
mandarin-figure-goat = a { sign-goat }
mandarin-figure-monkey = a { sign-monkey }
mandarin-figure-rooster = a { sign-rooster }
mandarin-figure-dog = a { sign-dog }
mandarin-figure-pig = a { sign-pig }
mandarin-figure-hidden = a hidden figure

mandarin-space-0 = { sign-rat } 1
mandarin-space-1 = { sign-rat } 2
mandarin-space-2 = { sign-rat } 3
mandarin-space-3 = { sign-ox } 1
mandarin-space-4 = { sign-ox } 2
mandarin-space-5 = { sign-ox } 3
mandarin-space-6 = { sign-tiger } 1
mandarin-space-7 = { sign-tiger } 2
mandarin-space-8 = { sign-tiger } 3
mandarin-space-9 = { sign-rabbit } 1
mandarin-space-10 = { sign-rabbit } 2
mandarin-space-11 = { sign-rabbit } 3
mandarin-space-12 = { sign-dragon } 1
mandarin-space-13 = { sign-dragon } 2
mandarin-space-14 = { sign-dragon } 3
mandarin-space-15 = { sign-snake } 1
mandarin-space-16 = { sign-snake } 2
mandarin-space-17 = { sign-snake } 3
mandarin-space-18 = { sign-horse } 1
mandarin-space-19 = { sign-horse } 2
mandarin-space-20 = { sign-horse } 3
mandarin-space-21 = { sign-goat } 1
mandarin-space-22 = { sign-goat } 2
mandarin-space-23 = { sign-goat } 3
mandarin-space-24 = { sign-monkey } 1
mandarin-space-25 = { sign-monkey } 2
mandarin-space-26 = { sign-monkey } 3
mandarin-space-27 = { sign-rooster } 1
mandarin-space-28 = { sign-rooster } 2
mandarin-space-29 = { sign-rooster } 3
mandarin-space-30 = { sign-dog } 1
mandarin-space-31 = { sign-dog } 2
mandarin-space-32 = { sign-dog } 3
mandarin-space-33 = { sign-pig } 1
mandarin-space-34 = { sign-pig } 2
mandarin-space-35 = { sign-pig } 3

## What is asked

mandarin-prompt-turn = Cash figures in if you wish, then roll the die.
mandarin-prompt-drawn = Keep what lies on the board, or pull the lever again?
mandarin-prompt-bid = Your bid: raise, or leave the auction.
mandarin-prompt-victim = You overtook several rivals. Whose card do you take from?
mandarin-prompt-take = Which figure do you take?
mandarin-prompt-seize = Your debtor cannot pay. Which figure do you take?
mandarin-prompt-roll = Roll the die.
mandarin-prompt-dry = The Pagoda is empty: what lies on the board is yours.
mandarin-prompt-outbid = You cannot bid higher: leave the auction.

## Actions

mandarin-action-roll = Roll the die
mandarin-action-keep = Keep the figures
mandarin-action-risk = Pull the lever again
mandarin-action-special = Offer the figure in a special auction
mandarin-action-drop = Leave the auction
mandarin-action-figure = { $use ->
    [0] Cash in
    [1] Take
    [2] Seize
   *[other] Choose
} { $animal }{ $emperor ->
    [0] {""}
   *[other] {" "}(Emperor)
}{ $use ->
    [0] : { $amount } yuan
    [1] {" "}from { $owner }
    [2] {" "}from { $owner }
   *[other] {""}
}{ $brings ->
    [0] {""}
    [1] {" "}(new to you)
    [2] {" "}(you control its sector)
   *[other] {" "}(completes your collection)
}
mandarin-action-seat = Take from { $victim }
mandarin-action-raise = Bid { $amount } yuan

## Events

mandarin-event-turn = Round { $round }: { $seat ->
    [you] it is your turn.
   *[other] it is { $seat }'s turn.
}
mandarin-event-cash = { $seat ->
    [you] You cash
   *[other] { $seat } cashes
} in { $animal }{ $emperor ->
    [0] {""}
   *[other] {" "}(Emperor)
} for { $amount } yuan.
mandarin-event-roll = { $seat ->
    [you] You roll
   *[other] { $seat } rolls
} { $roll_no ->
    [1] {""}
   *[other] again:{" "}
}{ $die }.
mandarin-event-move = { $seat ->
    [you] You move
   *[other] { $seat } moves
} from { $start } to { $to }.
mandarin-event-pass = { $seat ->
    [you] You overtake
   *[other] { $seat } overtakes
} { $other }.
mandarin-event-bank = The Bank pays { $seat } { $amount } yuan.
mandarin-event-toll = A toll of { $due } yuan: { $seat ->
    [you] you pay
   *[other] { $seat } pays
} { $payee } { $paid }.
mandarin-event-seize = { $seat ->
    [you] You seize
   *[other] { $seat } seizes
} { $animal }{ $emperor ->
    [0] {""}
   *[other] {" "}(Emperor)
} from { $victim ->
    [you] you, who are bankrupt.
   *[other] { $victim }, who is bankrupt.
}
mandarin-event-take = { $seat ->
    [you] You take
   *[other] { $seat } takes
} { $animal }{ $emperor ->
    [0] {""}
   *[other] {" "}(Emperor)
} from { $victim }.
mandarin-event-draw = { $seat ->
    [you] You pull
   *[other] { $seat } pulls
} the lever: { $animal }{ $emperor ->
    [1] {" "}(Emperor)
   *[other] {""}
}{ $face_up ->
    [0] {""}
   *[other] , face up
}.
mandarin-event-empty = { $seat ->
    [you] You pull
   *[other] { $seat } pulls
} the lever, but the Pagoda is empty.
mandarin-event-keep = { $seat ->
    [you] You keep
   *[other] { $seat } keeps
} { $lot ->
    [one] the figure
    [2] both figures
   *[other] all { $lot } figures
}.
mandarin-event-risk = { $seat ->
    [you] You risk
   *[other] { $seat } risks
} { $lot ->
    [one] the figure
   *[other] { $lot } figures
} for one more.
mandarin-event-auction = { $sort ->
    [2] Special auction
   *[other] Auction
}{ $attempt ->
    [1] {""}
   *[other] , attempt { $attempt }
}: { $lot ->
    [one] one figure
   *[other] { $lot } figures
} under the hammer. { $seat ->
    [you] You begin
   *[other] { $seat } begins
}.
mandarin-event-bid = { $seat ->
    [you] You bid
   *[other] { $seat } bids
} { $amount } yuan.
mandarin-event-drop = { $seat ->
    [you] You drop
   *[other] { $seat } drops
} out.
mandarin-event-default = { $seat ->
    [you] You cannot pay { $bid } yuan, forfeit
   *[other] { $seat } cannot pay { $bid } yuan, forfeits
} all { $paid } to { $receiver ->
    [-1] the Bank
   *[other] the auctioneer
} and may not bid again.
mandarin-event-sold = Sold to { $seat } for { $price } yuan, paid to { $receiver ->
    [-1] the Bank
   *[other] the auctioneer
}.
mandarin-event-unsold = Unsold: { $lot ->
    [one] the figure goes
    [2] both figures go
   *[other] the { $lot } figures go
} back into the Pagoda.
mandarin-event-gain = { $seat ->
    [you] You place
   *[other] { $seat } places
} { $sign }{ $emperors ->
    [0] { $ordinary ->
        [1] {""}
       *[other] {" "}×{ $ordinary }
    }
   *[other] { $ordinary ->
        [0] {" "}(Emperor)
       *[other] {" "}×{ $ordinary } + Emperor
    }
}.
mandarin-event-end = { $truncated ->
    [1] The round limit is reached.
   *[other] { $how ->
        [12] { $seat ->
            [you] You have
           *[other] { $seat } has
        } all twelve animals!
       *[other] { $seat ->
            [you] You have
           *[other] { $seat } has
        } a full set of one animal!
    }
}

## Why not

mandarin-why-roll-first = Nothing has been drawn yet: roll the die first.
mandarin-why-already-rolled = You have already rolled.
mandarin-why-no-auction = There is no auction now.
mandarin-why-nobody-overtaken = There is no overtaken rival to choose now.
mandarin-why-cash-before-rolling = Figures can be cashed in only before you roll.
mandarin-why-not-on-your-card = You do not have { $animal }{ $emperor ->
    [0] {" "}without the Emperor's mark
   *[other] {" "}that is an Emperor
} on your card.
mandarin-why-pagoda-empty = The Pagoda is empty.
mandarin-why-special-money-game = Special auctions belong to the money game only.
mandarin-why-special-first-figure = Only the first figure that you draw in your turn can be offered in a special auction.
mandarin-why-special-set = A special auction needs { $count } figures of one animal on your card.
mandarin-why-special-used = You have had your one chance of a special auction.
mandarin-why-bid-or-drop = An auction is going on: raise or leave it.
mandarin-why-below-minimum = The first bid must be at least { $minimum } yuan.
mandarin-why-above-cap = No bid may exceed { $cap } yuan.
mandarin-why-above-money = You cannot bid { $amount } yuan: you have { $money }.
mandarin-why-choose-seat = Choose which overtaken rival you take from.
mandarin-why-no-such-seat = There is nobody at that seat.
mandarin-why-yourself = You cannot take from yourself.
mandarin-why-not-overtaken = You have not overtaken { $victim }.
mandarin-why-card-empty = { $victim } has no figures.
mandarin-why-choose-taken = Choose a figure from { $victim }'s card.
mandarin-why-choose-seized = Choose a figure from the card of { $victim }, who cannot pay.
mandarin-why-not-on-that-card = { $victim } does not have { $animal }{ $emperor ->
    [0] {" "}without the Emperor's mark
   *[other] {" "}that is an Emperor
}.

## Options

mandarin-option-variant = collector: the first complete collection wins; money: the richest wins once all twelve animals are together.
mandarin-option-table-rules = Bids beyond one's own money are possible, and are punished.
mandarin-option-signs = The start sign of each seat, 0 (Rat) to 11 (Pig); -1 leaves it to the birth date or to chance.
mandarin-option-overtake-empty = Overtaking only empty cards: forfeit (no Pagoda, roll again) or normal (an ordinary landing).
mandarin-option-overtake-level = Leaving a shared space also overtakes the pawns left there.
mandarin-option-overtake-take = Figures taken when overtaking: one in all, or one from each overtaken card.
mandarin-option-second-roll = Effects of the second landing: money (toll or Bank only), full (the Pagoda too) or nothing.
mandarin-option-money-end = What ends the money game: twelve (all twelve animals) or either (a full set of one animal too).
mandarin-option-special-once = The special auction is offered only once to each holder of a full set.
mandarin-option-open-money = Everybody's money is shown.
mandarin-option-round-limit = After so many rounds the game is stopped and ranked as it stands; 0 means never.

## Words of the table

mandarin-table-pagoda = Pagoda
mandarin-table-lot = On the board
mandarin-table-hidden = { $count ->
    [one] one face down
   *[other] { $count } face down
}
mandarin-table-nothing = nothing
mandarin-table-die = Die
mandarin-table-round = Round { $round }
mandarin-table-auction = Auction
mandarin-table-special-auction = Special auction
mandarin-table-attempt = attempt { $attempt }
mandarin-table-high-bid = { $amount } yuan by { $name }
mandarin-table-no-bid = no bid yet
mandarin-table-out = out
mandarin-table-barred = barred
mandarin-table-seat = Seat
mandarin-table-purse = Purse
mandarin-table-closed = closed
mandarin-table-kinds = Kinds
mandarin-table-pool = May come
mandarin-table-your-purse = Your purse
mandarin-table-one-short = one away
mandarin-table-completed = collection complete
mandarin-table-wealth = = { $amount } yuan
mandarin-table-legend = 字 character space · ○ coloured space · ⚑ controlled sector, toll · ★ Emperor

## The rules

mandarin-rules-aim = Collect figures on your card. Whoever first owns at least one figure of each of the twelve animals, or all six figures of one animal, wins at once, even in somebody else's turn.
    .title = Aim
mandarin-rules-setup = The board is a ring of 36 spaces: twelve sectors in the order of the zodiac, three spaces each. The middle space of a sector shows a Chinese character, the other two are coloured. All 72 figures, six of each animal, go into the Pagoda; one figure of each six is the Emperor. Your pawn starts on the character space of your birth sign; in this game a year runs from February to January. Without a birth date you draw a sign that nobody has. Several pawns may share a space. Everybody gets 3000 yuan. The oldest player begins, and turns go to the left.
    .title = Setting up
mandarin-rules-turn = Before rolling you may cash figures in. Then roll the die and move clockwise. First comes the money: if a rival controls the sector you land in, you pay the toll; otherwise a character space brings you 100 yuan from the Bank. Then come the figures: on a character space your turn is over, on a coloured space you work the Pagoda. Whoever has overtaken a rival takes a figure from that card instead, if there is one, and rolls once more.
    .title = Your turn
mandarin-rules-pagoda = Pull the lever: one figure falls out, face up or face down. Nobody may look at a figure that lies face down, not even you. The first figure is yours to keep whichever way it lies. Or you leave it on the board and pull again, as often as you dare. While further figures lie face down you may stop and keep them all. But as soon as a further figure lies face up, everything on the board is put up for auction. If the Pagoda is empty, nothing happens; if it runs dry, you keep what you have drawn.
    .title = The Pagoda
mandarin-rules-auction = Whoever pulled the lever speaks first, then the players to the left in turn. Raise the bid or leave the auction for good. Bids are multiples of 100 yuan, starting at 100; there is no real upper limit. When all others have left, the highest bidder pays the Bank, turns the hidden figures and puts them all on the card. If nobody bids, the figures go back into the Pagoda unseen. Normally you can bid only what you have. A table can allow higher bids, but then, if you win and cannot pay, you lose all your money, get nothing, and the auction is held again without you.
    .title = The auction
mandarin-rules-control = With three or more figures of one animal you control its sector. Rivals who land on any of its three spaces pay you 200 yuan, or 400 if you own that animal's Emperor, and the Bank pays them nothing there. If two players have three figures each, the one with the Emperor is in control. In your own sector you pay nothing, and on its character space the Bank pays you. Only landing counts: standing there when control changes costs nothing.
    .title = Control and tolls
mandarin-rules-overtaking = If your first roll carries you past a rival's pawn (you jump over its space; landing on it or leaving it behind on a shared space does not count), you do not work the Pagoda. After the money of your landing you take one figure of your choice from the card of an overtaken player. Then you roll once more: the second landing brings a toll or the Bank's 100 yuan, but no Pagoda and no further taking. If none of the overtaken players has a figure, you get none, yet all the rest holds: no Pagoda, and a second roll.
    .title = Overtaking
mandarin-rules-bankruptcy = If you cannot pay a toll in full, you hand over all your money, and your creditor takes one figure of their choice from your card, if you have any. The rest of the debt is cancelled and your turn goes on. You cannot cash figures in to avoid this. Paying with your very last note is not bankruptcy.
    .title = Bankruptcy
mandarin-rules-cashing = Only at the start of your turn, before rolling, you may put figures of your own back into the Pagoda: the Bank pays 200 yuan for an ordinary figure and 400 for an Emperor. They can be drawn again at once.
    .title = Cashing in
mandarin-rules-purse = Money is kept out of sight: nobody has to say how much is in the purse. All payments are made openly, though, so a good memory is rewarded. At the end all purses are opened.
    .title = The closed purse
mandarin-rules-money-game = In this game the richest player wins. The game ends when somebody owns all twelve animals; then everybody adds up money and figures, 200 yuan for an ordinary figure and 400 for an Emperor. Six figures of one animal do not end this game, but give a privilege: whoever has them may put up the first figure that falls out when they work the Pagoda themselves, whichever way it lies, in a special auction. The owner is the auctioneer and does not bid, but receives the price in place of the Bank. The player to the left speaks first. If nobody bids, the figure goes back into the Pagoda. Either way the turn is over.
    .title = The money game
mandarin-rules-end = In the collector game whoever completes a collection is first; the others are ranked by number of figures, then by wealth (money plus figures). In the money game wealth decides, then who completed the collection, then the number of figures. Equal players share a place. A game that reaches the round limit is ranked in the same way, without a completer.
    .title = The end
mandarin-rules-options = You choose who wins: the first complete collection, or the richest player once all twelve animals are together. Bids beyond one’s own money can be allowed, and each seat can be given a start sign. For overtaking: when there is nothing to take, yours can be an ordinary landing, so that you may work the Pagoda and do not roll again; pawns left behind on your start space can count as overtaken; one figure can be taken from every overtaken card; and the second landing can let you work the Pagoda too, or have no effect at all. The money game can also end with a full set of one animal, and the special auction can be offered only once. Everybody’s money can be shown, and you say after how many rounds the game is stopped.
    .title = Options
mandarin-rules-tips = A second pull is an even gamble: risk it when the lot is worth little to you or your purse is the fullest. Stay behind rivals with figures you need, and do not stop just ahead of one who needs yours. Three of an animal pay for themselves, all the more with the Emperor. Keep some money back for the auction that would let somebody win.
    .title = Advice
mandarin-rules-sources = The board, the Pagoda and the list of contents were pictures and are lost. Rebuilt by us: how likely a figure falls face up (we take an even chance; in the box a mechanism decides); which of the three spaces of a sector shows the Chinese character (the middle one); and the step of a bid, 100 yuan, the smallest note. The 72 figures and five pawns follow public descriptions of the game. The rulebook names only the winner; the order of the others is ours, and so are the limits of a game’s rounds and of a single bid. All else is the rulebook’s, in our words.
    .title = What is printed and what is ours

## What is counted, in sentences on what a choice brings

mandarin-measure-animals = { $amount ->
    [one] { $amount } different animal
   *[other] { $amount } different animals
}
mandarin-measure-figures = { $amount ->
    [one] { $amount } figure
   *[other] { $amount } figures
}
mandarin-measure-money = { $amount } yuan
mandarin-measure-sectors = { $amount ->
    [one] { $amount } sector under control
   *[other] { $amount } sectors under control
}

## On paper

mandarin-print-board = Board
mandarin-print-figures = Figures
mandarin-print-cards = Collection cards
mandarin-print-pawns = Pawns
mandarin-print-money = Money
mandarin-print-yuan = yuan
mandarin-print-die = A die with the faces { $faces }.
mandarin-print-bag = A bag for the Pagoda. Draw a figure without looking at it and toss it like a coin: it lies as it falls.
mandarin-print-bag-odds = A bag for the Pagoda. Draw a figure without looking at it; in { $up } of { $of } cases it lies face up, by any fair lot.
mandarin-print-goals = { $control } of an animal control its sector: toll { $toll } yuan, with the Emperor { $toll_emperor }. A character space brings { $bank }. Cashed in: { $value }, an Emperor { $value_emperor }. { $distinct } different animals or { $same } of one complete the collection.
