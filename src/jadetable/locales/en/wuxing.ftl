### Wu Xing: The Five Elements Game

wuxing-title = Wu Xing: The Five Elements Game
wuxing-pitch = Throw dice, claim turning tiles before they slip away, raid your rivals and complete colours and series.

## Names

wuxing-stem-jia = Jia
wuxing-stem-yi = Yi
wuxing-stem-bing = Bing
wuxing-stem-ding = Ding
wuxing-stem-wu = Wu
wuxing-stem-ji = Ji
wuxing-stem-geng = Geng
wuxing-stem-xin = Xin
wuxing-stem-ren = Ren
wuxing-stem-gui = Gui
wuxing-tile-none = no tile
wuxing-space-left = left
wuxing-space-middle = middle
wuxing-space-right = right
wuxing-call-left = the tile on the left
wuxing-call-middle = the tile in the middle
wuxing-call-right = the tile on the right
wuxing-die-first = first die
wuxing-die-second = second die

## What is asked

wuxing-prompt-act = What do you do with these dice?
wuxing-prompt-defend = Your tile is under attack. Spend a token to keep it?

## Actions

wuxing-action-pass = Pass
wuxing-action-claim = Claim { $tile } ({ $space })
wuxing-action-attack = { $held ->
    [0] Try to capture { $tile }
   *[other] Try to capture { $tile } from { $owner }
}
wuxing-action-plus = Token: { $die } +1 ({ $face } becomes { $result })
wuxing-action-minus = Token: { $die } −1 ({ $face } becomes { $result })
wuxing-action-rethrow = Token: throw the { $die } again (now { $face })
wuxing-action-prevent = Spend a token: { $tile } stays with you
wuxing-action-let-go = Let { $attacker } take { $tile }

## Events

wuxing-event-throw = { $seat ->
    [you] You throw
   *[other] { $seat } throws
} { $d0 } and { $d1 }.
wuxing-event-step = { $seat ->
    [you] You spend
   *[other] { $seat } spends
} a token ({ $step ->
    [1] +1
   *[other] −1
}): the { $die } now shows { $face }.
wuxing-event-rethrow = { $seat ->
    [you] You spend a token and throw
   *[other] { $seat } spends a token and throws
} the { $die } again: { $face }.
wuxing-event-claim = { $seat ->
    [you] You claim
   *[other] { $seat } claims
} { $tile } ({ $space }).
wuxing-event-attack = { $seat ->
    [you] You try
   *[other] { $seat } tries
} to capture { $tile } from { $owner }.
wuxing-event-prevent = { $seat ->
    [you] You spend a token and keep
   *[other] { $seat } spends a token and keeps
} { $tile } from { $attacker }.
wuxing-event-capture = { $seat ->
    [you] You capture
   *[other] { $seat } captures
} { $tile } from { $victim }.
wuxing-event-pass = { $seat ->
    [you] You pass
   *[other] { $seat } passes
}.
wuxing-event-wrong-call = { $seat ->
    [you] You call
   *[other] { $seat } calls
} { $action }, but that was wrong: nothing moves, and the turn is over.
wuxing-event-rotate = { $seat ->
    [you] You turn
   *[other] { $seat } turns
} the tiles on the board.
wuxing-event-discard = { $tile } shows its discard symbol and leaves the board ({ $space }).
wuxing-event-reset = { $tile } starts again with its initial panel ({ $space }).
wuxing-event-reshuffle = The discards are shuffled into a new draw pile of { $count }.
wuxing-event-place = { $tile } comes onto the board ({ $space }).
wuxing-event-board-to = The board goes to { $seat }.
wuxing-event-game-over = { $truncated ->
    [0] There are not enough tiles left: the game is over.
   *[other] The turn limit is reached: the game is over.
}
wuxing-event-rank = { $seat ->
    [you] You
   *[other] { $seat }
}: { $score ->
    [one] { $score } point
   *[other] { $score } points
}, place { $rank }.

## Why not

wuxing-why-space-empty = There is no tile in that space ({ $space }).
wuxing-why-needs-single = { $tile } shows { $p0 }: one of your dice must be that number, but they are { $d0 }-{ $d1 }.
wuxing-why-needs-pair = { $tile } shows the pair { $p0 }-{ $p1 }: your dice must be exactly that, but they are { $d0 }-{ $d1 }.
wuxing-why-needs-triple = { $tile } shows { $p0 }-{ $p1 }-{ $p2 }: your dice must be two of those three, but they are { $d0 }-{ $d1 }.
wuxing-why-own-tile = { $tile } is already yours.
wuxing-why-on-board = { $tile } lies on the board: it can be claimed there, not captured.
wuxing-why-in-pile = Nobody holds { $tile }; it is still in a pile.
wuxing-why-no-pair = Only a printed pair captures: { $tile } needs { $p0 }-{ $p1 }, your dice are { $d0 }-{ $d1 }.
wuxing-why-neither-pair = Only a printed pair captures: { $tile } needs { $p0 }-{ $p1 }, { $q0 }-{ $q1 }, your dice are { $d0 }-{ $d1 }.
wuxing-why-natural-only = At this table dice changed by +1 or −1 cannot capture, so { $tile } is safe this turn.
wuxing-why-no-token = You have no token left.
wuxing-why-not-attacked = None of your tiles is under attack.
wuxing-why-answer-first = { $attacker } attacks { $tile }: answer that first.

## Options

wuxing-option-end-rule = When the game ends: unfilled (a space can no longer be filled), all_claimed (every tile has an owner) or piles_empty (both piles are used up).
wuxing-option-first-player = Who begins: random, seat (see first_seat), oldest, youngest or zodiac (the sign that comes first from Rat to Pig).
wuxing-option-first-seat = The seat that begins when first_player is seat; the first seat is 0.
wuxing-option-capture-natural = Whether dice changed by +1 or −1 are barred from capturing.
wuxing-option-tie-break = Equal scores: shared (equal places) or tokens (unspent tokens decide, then more tiles).
wuxing-option-table-rules = Wrong claims and captures can be called; they fail and cost the turn.
wuxing-option-max-turns = After so many turns of single players the game ends and is scored as it stands.

## Words of the table

wuxing-table-turn = Turn { $number }: { $name }
wuxing-table-over = The game is over
wuxing-table-dice = Dice
wuxing-table-fits = fits: +{ $points }
wuxing-table-empty = empty
wuxing-table-element = element
wuxing-table-animal = animal
wuxing-table-stem = stem
wuxing-table-player = Player
wuxing-table-score = Score
wuxing-table-tokens = Tokens
wuxing-table-tiles = Tiles and the pairs that capture them
wuxing-table-bonus = bonus { $points }
wuxing-table-draw-pile = Draw pile
wuxing-table-discard-pile = Discard pile
wuxing-table-left = { $count ->
    [one] The next claim ends the game
   *[other] { $count } claims to the end
}
wuxing-table-attack = { $attacker } wants { $tile } from { $owner }: { $loss } points lost, { $gain } gained
wuxing-table-preview = With a token
wuxing-table-plus = +1 on the { $die }
wuxing-table-minus = −1 on the { $die }
wuxing-table-rethrow = { $die } again: { $faces } of { $all } faces open something
wuxing-table-barred = No captures this turn: the dice were changed

## The rules

wuxing-rules-aim = Collect tiles. Each has a value; tiles of one colour and complete series bring bonus points. Whoever has most points when the board can no longer be filled wins.
    .title = Aim
wuxing-rules-setup = There are 27 five-sided tiles: 5 Elements, 12 Animals and 10 Heavenly Stems. Shuffle them face down into a draw pile. Everybody gets three Yin Yang tokens and two dice. Lay the top three tiles on the three spaces of the board, each with its initial panel at the bottom. The board goes to the first player; play goes clockwise.
    .title = Setting up
wuxing-rules-turn = Throw your two dice. If you like, spend tokens to change them. Then do one thing: claim a tile from the board, try to capture a rival's tile, or pass. All are free to choose; you never have to claim. Afterwards the board turns and is refilled, and goes to the next player.
    .title = Your turn
wuxing-rules-tokens = A token adds 1 to one of your dice, takes 1 from it, or lets you throw it again. Counting goes round: after 6 comes 1, before 1 comes 6. You may spend several tokens in one turn, between the throw and your act, and may still pass afterwards. In other players' turns a token has one use: it stops the capture of one of your tiles. A spent token is gone for good.
    .title = Yin Yang tokens
wuxing-rules-claiming = You may claim a tile when your dice match the panel at its bottom. One die on the panel: either of your dice must show it. Two dice: you must have thrown exactly these. Three dice: yours must be two of the three; a number counts twice only if it is printed twice. Of 36 throws a single is matched by 11, a triple of three different numbers by 6, a mixed pair by 2, a double by 1.
    .title = Claiming a tile
wuxing-rules-capturing = Instead of claiming you may attack a tile another player holds, if your dice are a pair printed anywhere on it. Elements and Stems have one such pair, Animals have two; single and triple panels never capture. The owner may spend a token to prevent it and keep the tile; otherwise it is yours. Either way the attack was your act for this turn. A captured tile can be captured again, even at once.
    .title = Capturing a tile
wuxing-rules-rotating = At the end of every turn all tiles on the board turn anti-clockwise by one side, so the next panel comes to the bottom. A tile that now shows the discard symbol goes to the discard pile. Then empty spaces are filled from the draw pile, from left to right; new tiles do not turn. When the draw pile is empty, the discards are shuffled to make a new one. When only three tiles or fewer are left unclaimed, a tile that reaches its discard symbol starts again with its initial panel instead.
    .title = Turning and refilling
wuxing-rules-end = The game ends at the end of the turn in which a space stays empty because no pile has a tile left: with the first claim among the last three tiles. The tiles still on the board belong to nobody.
    .title = The end
wuxing-rules-scoring = Add the values of your tiles. For each colour, 3 tiles pay 5 points, 4 pay 7, 5 pay 10, 6 pay 15 and 7 pay 25; only the largest step counts. All five Elements pay 25 points more, all twelve Animals 15, all ten Stems 10. A tile counts in all three places; tokens score nothing. Players with equal scores share their place.
    .title = Scoring
wuxing-rules-options = The game can be played on until every tile has an owner, or stop as soon as both piles are empty. Who begins is drawn by lot, or you name a seat, the oldest, the youngest, or the sign that comes first from Rat to Pig; of equal signs the older player begins. A die changed by +1 or −1 can bar captures for the rest of the turn; a die thrown again never does. Between equal scores unspent tokens, then more tiles, can decide. If wrong claims and captures are allowed, you may call one that does not fit; it is refused, nothing moves, and your turn is over. You say after how many turns the game stops and is scored as it stands.
    .title = Options
wuxing-rules-tips = Panels run from easy to hard, so a tile is claimed most easily when it is new. Early tokens are precious; spend them on a tile that completes a colour or series. A raid on somebody without tokens cannot be stopped. Before you make the last claim, count: you may be handing the win to someone else.
    .title = Advice
wuxing-rules-sources = The tiles themselves are lost; the rulebook tells what kinds there are and how many panels of each sort they have. Designed by us: the dice on the panels and their order, the values of the tiles, and the colour of each animal and stem (by the old tables of elements). The bonuses, the numbers of tiles, the turning and all rules of play are the rulebook’s, in our words. The turn limit is ours.
    .title = What is printed and what is ours

## What is counted, in sentences on what a choice brings

wuxing-measure-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
wuxing-measure-tiles = { $amount ->
    [one] { $amount } tile
   *[other] { $amount } tiles
}
wuxing-measure-tokens = { $amount ->
    [one] { $amount } yin-yang token
   *[other] { $amount } yin-yang tokens
}

## On paper

wuxing-print-board = Board
wuxing-print-tiles = Tiles
wuxing-print-tokens = Yin Yang tokens
wuxing-print-bonus = Bonuses
wuxing-print-scores = Score sheet
wuxing-print-turn = After every turn each tile turns by one side, as the arrow shows; the panel at the red edge faces the dice.
wuxing-print-colour = Tiles of one colour
wuxing-print-series = Complete series
wuxing-print-element = { $size ->
    [0] Elements
   *[other] all { $size } Elements
}
wuxing-print-animal = { $size ->
    [0] Animals
   *[other] all { $size } Animals
}
wuxing-print-stem = { $size ->
    [0] Stems
   *[other] all { $size } Stems
}
wuxing-print-values = Values of tiles
wuxing-print-dice = { $dice } ordinary dice; everybody uses the same ones in turn.
