### Captions of the lessons: what to learn from each moment

## Zodiac

lesson-zodiac-goal = Your goal: one card of each of the twelve signs. Six of them hidden in your hand, six face up on the table, exactly twelve cards. Whoever gets there first calls “ZODIAC!” and wins.
lesson-zodiac-draw = Your turn. A turn begins in one of three ways; the usual one is to draw the top card of the draw pile. Do it now.
lesson-zodiac-drawn = You have drawn a card, and only you know which. Now you may rearrange your cards: pick up, lay down, as you like.
lesson-zodiac-lay = Seven cards are too many for a hand: at the end of a turn it holds six at most, and so does your table. Lay this one face up. Everybody sees it from now on.
lesson-zodiac-pass = Last, you may discard a card from hand or table. While you have room, keep everything: say “pass” and the turn is over.
lesson-zodiac-others = Now the others play. Watch their tables: what lies there tells you what they collect, and what they will not throw away.
lesson-zodiac-cat = A Cat! It makes the next player miss a turn. Play it as soon as you draw it, or store it and play it in a later turn instead of drawing.
lesson-zodiac-pangu = And this is Pangu. It takes a face-up sign from a rival, one that the thief does not have yet. What lies face up is never quite safe.
lesson-zodiac-take = The top of the discard pile is just what you need. Instead of drawing you may take it; but then everybody knows that you have it.
lesson-zodiac-discard = With thirteen cards one must go. Throw away a double or an action card, and nothing that the next player is looking for.
lesson-zodiac-call = Six and six, every sign once, no Cat and no Pangu: call it!
lesson-zodiac-end = The hand is turned over: twelve different signs, you have won. Now try it with real cards in your own hand.

## Race

lesson-race-goal = Run from Start over land and through the river to Finish, space 36. Whoever stands there when a round ends wins the race, and the first year of the zodiac.
lesson-race-bid = Before the race all secretly choose a card. High cards earn more karma, but the high must give some to the low, and the card stays in your row: on a low one you can lay almost any other free of charge. Choose this one.
lesson-race-karma = All cards are turned up together, and the karma is shared out. The card stays in front of you: your row begins with it.
lesson-race-play = Now every round: choose, in secret, an action card and an energy card as your bid. The action says what you want to do, the energy how badly.
lesson-race-reveal = Everything is revealed together. Actions are resolved from the lowest number to the highest. At most of them the single highest energy gets the best of it; a tie helps nobody.
lesson-race-wheel = The wheel says how much an action brings. Add up all energy played at the action: a small sum reads the one side of its piece, a large sum the other. After every round the wheel turns on by a space.
lesson-race-move = That is how you move: by the number on the wheel, and a little more for every rival whom you outbid at the same action.
lesson-race-lower = The next card joins the right end of your row. A higher one is free; a lower one costs karma, one if it is just below, two if it is further down. So climb slowly.
lesson-race-exchange = Some spaces of the wheel show ⇄: exchange energy cards. Give several small ones for a large one; you will need it in the river.
lesson-race-collect = Played cards are gone until you play 8, Strategise: it brings your row back into your hand, all but the leftmost card. With a single energy card left you have no other choice.
lesson-race-river = In the river every Strategise costs an energy card. Come there with strong cards, and do not stay long.
lesson-race-end = Finish! Keep some karma for the last round: of several animals on Finish the smaller action card wins, then more karma.

## Mandarin

lesson-mandarin-goal = You collect figures on your card. Whoever first has all twelve animals, or all six figures of one animal, wins at once.
lesson-mandarin-roll = A turn: roll the die and go round the board. There are twelve sectors of three spaces, one sector for each animal. Roll!
lesson-mandarin-pagoda = You stand on a space without a Chinese character. There you work the Pagoda: pull the lever, and a figure falls out, face up or face down. The first one is yours in any case. Keep it.
lesson-mandarin-kept = Now it stands on your card. A hidden figure is turned over only when it gets there: until then nobody knows which animal it is.
lesson-mandarin-bank = The middle space of a sector shows a Chinese character. Here you get 100 yuan from the Bank, and no figure.
lesson-mandarin-risk = You need not be content with the first figure. Leave it on the board and pull again: if the next one lies face down, you may keep both or go on.
lesson-mandarin-auction = A further figure fell face up, so everything on the board is put up for auction. That is the price of greed: who pulled the lever may lose it all.
lesson-mandarin-raise = Raise the bid or leave for good. The bids go up by hundreds, and purses are kept secret: remember what the others have paid.
lesson-mandarin-sold = Sold! The highest bidder pays the Bank and puts all figures on the card. If nobody bids, they go back into the Pagoda.
lesson-mandarin-overtake = Whoever jumps over a rival's pawn takes a figure from that player's card, instead of working the Pagoda, and then rolls once more. Do not stop just ahead of somebody who needs what you have!
lesson-mandarin-toll = Three figures of one animal give control of its sector. Rivals who land there pay 200 yuan, or 400 if you have its Emperor.
lesson-mandarin-end = A collection is complete, and the game is over at once. Collect widely or go for six alike: both ways win.

## Wu Xing

lesson-wuxing-goal = Collect tiles: every tile has a value, tiles of one colour pay more the more you have, and a complete series pays a bonus. The most points win.
lesson-wuxing-board = Three tiles lie on the board. Look at the panel at the bottom of each: it shows the dice that claim it. One die: either of yours must show it. Two: exactly these. Three: yours must be two of them.
lesson-wuxing-claim = You have thrown your two dice, and they match a tile. Claim it!
lesson-wuxing-turning = After every turn all tiles on the board turn by one side, and the next panel comes to the bottom. Most get harder. A new tile comes into the gap.
lesson-wuxing-discard = A tile that turns to its discard symbol leaves the board. It comes back when the draw pile is empty.
lesson-wuxing-token = The dice do not match? You have three Yin Yang tokens for the whole game. A token adds 1 to a die, takes 1 away, or lets you throw it again.
lesson-wuxing-changed = Now the dice fit, and the tile is yours. Spend tokens on tiles that complete a colour or a series.
lesson-wuxing-attack = Instead of claiming you may attack a rival's tile: if your two dice are a pair printed anywhere on it. Single and triple panels never capture.
lesson-wuxing-capture = The owner had no token to spare, or did not want to spend one: the tile changes hands. What you have captured can be captured again.
lesson-wuxing-defend = Somebody attacks one of yours. A token stops it: the tile stays with you, and the attacker's turn is over. Another reason to keep one.
lesson-wuxing-scoring = Count: the values of the tiles, then three of a colour pay 5, four 7, five 10, six 15 and seven 25. All five Elements pay 25, all twelve Animals 15, all ten Stems 10.
lesson-wuxing-end = When the board can no longer be filled the game ends, and the points are added up. Count before you make the last claim: it may hand the win to somebody else.

## The Rat and the Dragon

lesson-ratdragon-goal = You are a matchmaker. Draw the creatures of the zodiac on your sheet so that good couples stand side by side, and leave as few as possible alone.
lesson-ratdragon-dice = Each round three dice name two creatures: the sum of the two dice of one colour is one, the single die the other. A creature takes as many squares as its number: Rat 1, Rabbit 2 ... Dragon 12.
lesson-ratdragon-choose = Everybody chooses one of the two and draws it on a sheet of their own, all at the same time. Choose this one.
lesson-ratdragon-drawn = There it is. A creature is one piece: its squares hang together by their edges. What the others drew is shown when all have finished.
lesson-ratdragon-parity = The one rule of drawing: an even creature never touches another even one, an odd one never another odd one. Edges count, corners do not.
lesson-ratdragon-again = Numbers 1 to 6 are Yang, 7 to 12 are Yin. A Yang beside a Yin can be a couple, so draw the next creature where it touches a possible mate.
lesson-ratdragon-pair = A couple! It scores the difference of the two numbers. The Rat beside the Dragon would be the best of all: 11 points. Every creature has one mate at most, for good.
lesson-ratdragon-guests = These three creatures are the guests. If you have not drawn a guest by the end, you lose as many points as its number.
lesson-ratdragon-secret = Go on like this. Keep an open side beside everybody who is still alone: a Yang needs a large space there, a Yin only a small one.
lesson-ratdragon-tips = Pack tightly. A square that lies beside both an even and an odd creature is lost: nothing can be drawn there any more.
lesson-ratdragon-stuck = If neither of the two numbers has room you are stuck: your sheet is finished, while the others go on.
lesson-ratdragon-end = The couples bring their points, half of all lonely numbers is taken off, and so is every guest who never came. The highest total wins. You can also play it alone: then a total above zero wins.
