### Words for after the game: result, replay, review; and for the first steps, the lessons

## Result

web-after-winner = { $name } wins!
web-after-winners = { $names } share first place!
web-after-won-alone = You win!
web-after-lost-alone = Not this time.
web-after-nobody = Nobody wins.
web-after-truncated = The game ended at its length limit.
web-after-rank = Place { $rank }
web-after-you = you
web-after-result = { $score ->
    [one] one point
   *[other] { $score } points
}
web-after-rematch = Play again
web-after-rematch-accept = Sit down at the rematch
web-after-replay = Watch the game again
web-after-share = Share the replay
web-after-share-copied = Link copied
web-after-download = Save the game file
web-after-home = All games

## Fair dice

web-after-fair = Were the dice fair?
web-after-fair-about = Before the first card was dealt, this table showed the fingerprint of a secret from which all chance comes. Now the secret is open, and everything can be computed again.
web-after-fair-check = Check the dice
web-after-fair-good = Fair: the secret fits the fingerprint, and all { $actions } actions played again lead to the same end.
web-after-fair-bad = Something does not fit: { $why }
web-after-fair-commitment = Fingerprint shown before the deal
web-after-fair-secret = The secret
web-after-fair-how = To trust nobody, not even this server: save the game file and run “jade replay FILE --verify” on your own computer.

## Looking back

web-after-review = Looking back
web-after-review-about = How did the chances go, which choices were costly, and how much was luck? A strong bot plays through the game once more.
web-after-review-ask = Look back on this game
web-after-review-wait = Thinking about every choice; this takes about ten seconds …
web-after-review-method = Every choice is judged from what its player could know at that moment, in many imagined games. Small differences are chance and are not told.
web-after-curve = Chances to win
web-after-curve-seat = { $name }: from { $first } to { $last } percent.
web-after-curve-start = deal
web-after-curve-end = end
web-after-costly = Turning points
web-after-costly-mine = My costly choices
web-after-costly-others = Costly choices of the others
web-after-costly-mine-none = None of my choices was clearly a mistake.
web-after-costly-better = For the better choice:
web-after-costly-choice = { $name } chose “{ $chosen }” ({ $win } % to win). Better: “{ $better }” ({ $better_win } %).
web-after-costly-look = Show it
web-after-costly-none = No choice was clearly a mistake. Well played, everybody!
web-after-luck = Luck or decisions?
web-after-luck-share = { $luck } percent luck, { $choices } percent decisions
web-after-luck-dice = Dice, cards and what cannot be told: { $share } %
web-after-luck-choices = Decisions: { $share } %
web-after-balance = What made the result, in points of the chance to win, against sensible play
web-after-balance-seat = Player
web-after-balance-own = Own choices
web-after-balance-others = Others’ choices
web-after-balance-luck = Luck

## Replay

web-after-replay-title = { $game }: replay
web-after-loading = Fetching the game …
web-after-board = The board
web-after-eyes = Seen by
web-after-eyes-onlooker = an onlooker
web-after-controls = Replay controls
web-after-chose = { $name }: { $choice }
web-after-unseen = Somebody decides in secret.
web-after-happens = What happens
web-after-scrub = Place in the game
web-after-frame = { $now } / { $last }
web-after-first = To the deal
web-after-back = One step back
web-after-next = One step on
web-after-last = To the end
web-after-play = Play
web-after-pause = Pause
web-after-speed = Speed
web-after-next-choice = Next decision
web-after-next-turning = Turning point
web-after-play-on = Play on from here
web-after-play-on-about = A new table against bots that begins with this moment, with the same cards and dice. What was secret is public by now, what comes included.
web-after-seeking = Thinking …
web-after-share-moment = Share

## Lessons

web-after-learn-title = { $game }: the first steps
web-after-learn-wait = The lesson is being set up. The first time takes about half a minute …
web-after-learn-place = You sit in { $name }’s place.
web-after-learn-step = Step { $now } of { $last }
web-after-learn-back = Back
web-after-learn-next = Next
web-after-learn-play = Play now
web-after-learn-rules = All the rules
web-after-learn-none = There is no lesson for this game yet. Read the rules below, then play a first game against easy bots.

web-after-parts = Where the points came from
web-after-parts-all = In all
web-after-part-tiles = Tiles
web-after-part-bonus = Colours and series
