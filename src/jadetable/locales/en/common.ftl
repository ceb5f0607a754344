### Words that all games and programs share

## Seats and bots

seat-name = Seat { $number }
seat-you = you

# What happens at a table of any game.
event-taken-back = { $seat ->
    [you] You take your last choice back.
   *[other] { $seat } takes the last choice back.
}
event-timed-out = { $seat ->
    [you] Your time is up: a choice is made for you.
   *[other] The time of { $seat } is up: a choice is made for them.
}
event-sits-in = { $seat ->
    [you] A bot sits in for you until you are back.
   *[other] A bot sits in for { $seat } until they are back.
}
error-nothing-to-take-back = { $name } has nothing that could be taken back.
person-name = Player { $number }

bot-name-1 = Mei
bot-name-2 = Tao
bot-name-3 = Lan
bot-name-4 = Bo
bot-name-5 = Xia
bot-name-6 = Jun
bot-name-7 = Hua
bot-name-8 = Wen

bot-named-bold = { $name } the Bold
bot-named-careful = { $name } the Careful
bot-named-spiteful = { $name } the Spiteful

bot-random = Random
    .about = Chooses blindly among what the rules allow.
bot-greedy = Baseline
    .about = Plays by the game's own plain judgement.
bot-easy = Easy
    .about = A beginner who often gets distracted.
bot-normal = Normal
    .about = A sensible opponent for a family evening.
bot-hard = Hard
    .about = Thinks ahead before every choice.
bot-master = Master
    .about = Takes its time and forgives nothing.

## Languages


## Signs, elements, yin and yang

sign-rat = Rat
    .picture = 🐀
sign-ox = Ox
    .picture = 🐂
sign-tiger = Tiger
    .picture = 🐅
sign-rabbit = Rabbit
    .picture = 🐇
sign-dragon = Dragon
    .picture = 🐉
sign-snake = Snake
    .picture = 🐍
sign-horse = Horse
    .picture = 🐎
sign-goat = Goat
    .picture = 🐐
sign-monkey = Monkey
    .picture = 🐒
sign-rooster = Rooster
    .picture = 🐓
sign-dog = Dog
    .picture = 🐕
sign-pig = Pig
    .picture = 🐖
sign-cat = Cat
    .picture = 🐈

element-wood = Wood
element-fire = Fire
element-earth = Earth
element-metal = Metal
element-water = Water

polarity-yang = Yang
polarity-yin = Yin

almanac-reading = { $polarity } { $element } { $sign } · { $name } ({ $pinyin }), year { $place } of 60
almanac-span = Lunar year { NUMBER($year, useGrouping: 0) }: { DATETIME($first, dateStyle: "long") } to { DATETIME($last, dateStyle: "long") }
almanac-day = Born on { DATETIME($day, dateStyle: "long") }

## jade games, jade rules

games-name = Name
games-title = Game
games-seats = Seats
games-pitch = In a line
games-more = Try: jade rules { $game }, then jade play { $game }
rules-heading = { $title }: the rules

## jade docs

docs-open = The documentation is open at { $address }
docs-missing = The documentation is not built. In a clone of the project, run: make docs

## jade play

play-begin = { $title }, { $seats } at the table: { $names }.
play-resumed = { $title } goes on from { $file }.
play-bot = { $name } ({ $level })
play-preparing = Preparing the table for { $title } (only the first time, about half a minute) ...
play-teaching = Teaching the bots to think ahead in { $title } (only the first time, about half a minute) ...
play-now = { $name }: { $question }
play-hint = Number or words  ? rules  o options  h log  u undo  w … why not  s save  q quit
play-ask = Your choice
play-only-choice = Press Enter to go on.
play-many = ... and { $count } more, up to number { $last }: Enter alone lists them all.
play-no-number = There is no choice { $number }; the numbers go from 1 to { $last }.
play-no-match = No choice fits “{ $text }”. Type ? for the rules, or w { $text } to ask why not.
play-several = Several choices fit “{ $text }”:
play-chosen = You chose: { $choice }
play-why-usage = Type w and words of what you would like to do, for instance: w { $example }
play-why-may = You may do that: { $choice }
play-why-none = No action of this game fits “{ $text }”.
play-why-more = ... and { $count ->
    [one] one more
   *[other] { $count } more
}. Add a word to narrow it down.
play-spelling = In place of a number or words you can also type an action by its name, in every language alike. The kinds of actions of this game, with an example of each: { $examples }. To ask why an action is not possible: w { $example }
play-options = Options in force
play-option-changed = changed
play-history = What happened so far
play-curtain = Pass the keyboard to { $name }.
play-curtain-enter = { $name }: press Enter when nobody else can see the screen.
play-saved = Saved: { $file }
play-save-exists = There already is a file { $file }; choose another name.
play-quit = Save the game before you leave? [Y/n, c to stay]
play-quit-no = n no
play-quit-stay = c cancel
play-farewell = Goodbye! Go on later with: jade play --resume { $file }
play-unsaved = Goodbye! This game was not saved.
play-over = The game is over.
play-truncated = The game ended at its length limit.
play-rank = Rank
play-name = Name
play-score = Score
play-seed = Seed: { $seed }
play-replay = Watch it again with: jade replay { $file }
play-yes = yes
play-no = no

## jade sim

sim-progress = Playing
sim-title = { $game }: { $games } games, { $seats } seats, seed { $seed }
sim-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
sim-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
sim-seat = Seat
sim-bot = Bot
sim-bot-seats = Seats
sim-wins = Wins
sim-interval = 95 % interval
sim-fair = If all were equal
sim-length = { $unit ->
    [round] Rounds per game
   *[turn] Turns per game
}
sim-spread = mean { $mean }, median { $median }, 5 % to 95 %: { $low } to { $high }, longest { $most }
sim-decisions = Decisions
sim-decisions-value = { $decisions } in { $seconds } s ({ $per_game } per game)
sim-speed = Speed
sim-speed-value = { $decisions } decisions, { $games } games per second
sim-truncated = Cut off at the length limit

## jade replay

replay-heading = { $game }, seed { $seed }, { $actions ->
    [one] one action
   *[other] { $actions } actions
}
replay-unfinished = This game is not over yet: only what any spectator could see is shown.
replay-sound = Verified: { $file } holds what it says. All { $actions ->
    [one] events of its one action
   *[other] events of its { $actions } actions
} and the final state were recomputed and agree.
replay-other-rules = Checked in part: { $file } says that it was played by other rules than those of this program, perhaps of an earlier version. { $actions ->
    [one] Its one action is
   *[other] All its { $actions } actions are
} allowed today, and the result is right. The events and states in between could not be compared.
replay-broken = Not genuine: { $why }
replay-first-wrong = First wrong action: number { $place }, { $name }: { $action }.
replay-step = Enter for the next action, q to stop
replay-action = Action { $place } of { $actions } · { $name }: { $action }

## Games under construction

check-passed = All { $checks } checks passed.
check-failed = { $failed ->
    [one] One of { $checks } checks failed.
   *[other] { $failed } of { $checks } checks failed.
}
new-game-done = { $folder } holds a small game that can be played at once:
new-game-next = Then change it: docs/adding-a-game.md shows the way from here to a game of your own.

## Refusals

error-unknown-game = There is no game called “{ $game }”. Games: { $known }.
error-broken-game = The game “{ $game }” cannot be loaded from the package { $package }. { $why }
error-unknown-language = There are no words in “{ $language }”. Languages: { $known }.
error-unknown-bot = There is no bot called “{ $bot }”. Bots: { $known }.
error-seats = { $game } is played with { $low } to { $high } seats, not { $seats }.
error-no-seat = There is no seat { $seat }; the seats are numbered 0 to { $last }.
error-lineup = The line-up names { $given ->
    [one] one player
   *[other] { $given } players
}, but there are { $seats } seats.
error-people = { $people ->
    [one] One person does
   *[other] { $people } people do
} not fit at a table with { $seats } seats.
error-bots-many = { $bots ->
    [one] One bot was named
   *[other] { $bots } bots were named
}, but only { $free ->
    [one] one seat is
   *[other] { $free } seats are
} free for bots.
error-name-twice = Two people are called “{ $name }”; give everybody a name of their own.
error-games = The number of games must be at least 1, not { $games }.
error-seed = A seed is a whole number from 0 to 18446744073709551615, not { $value }.
error-option-form = “{ $value }” is not an option: write name=value, for instance turns_per_seat=40.
error-option-unknown = { $game } has no option “{ $option }”. Options: { $known }.
error-option-word = Option { $option } cannot be { $value }. It can be: { $known }.
error-option-range = Option { $option } cannot be { $value }; it goes from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }.
error-option-list = Option { $option } is a list of at most { $length } numbers, not { $value }.
error-birthday = “{ $value }” is not a date. Write it as 1984-02-02.
error-birthday-year = { $value } lies outside the years we know, { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }.
error-birthdays-many = There are { $count } birth dates for { $seats } seats.
error-file-missing = There is no file { $file }.
error-file-unreadable = { $file } cannot be read: { $why }
error-file-unwritable = { $file } cannot be written: { $why }
error-components-toml = { $file } is not a proper TOML file: { $why }
error-components-value = The components are not possible: { $why }
error-replay-large = { $file } is larger than { $most } MiB; no game is that long.
error-replay-json = { $file } is damaged or not a .jade file: { $why }
error-replay-foreign = { $file } is not a .jade file.
error-replay-version = { $file } is a .jade file of format { $version }; this program reads format { $known }.
error-replay-value = { $file } says something impossible: { $why }
error-replay-start = The game of { $file } cannot be dealt: { $why }
error-replay-checks = { $file } was edited: it has { $actions } actions but { $checks } fingerprints; there should be one more than actions.
error-replay-action = { $file }: action { $place } is not possible. { $why }
error-replay-differs = { $file }: { $place ->
    [0] the deal does not give
   *[other] action { $place } of { $actions } does not lead to
} what the file says. It was edited or damaged.
error-replay-rules = { $file } says that it was played by other rules than those of this program, and action { $place } is not possible by these. { $why }
error-replay-components = { $file }: the components in the file are not complete.
error-replay-result = { $file }: the actions are right, but the game does not end as the file says.
error-resume-over = The game in { $file } is already over. Watch it with: jade replay { $file }
error-resume-game = { $file } holds a game of { $held }, not of { $asked }.
error-game-over = The game is over.
error-not-asked = { $name } has nothing to decide now; asked: { $asked }.
error-no-action = There is no action { $action }; actions are numbered 0 to { $last }.
error-spelling-kind = There is no kind of action “{ $kind }” here; there are: { $known }.
error-spelling-arguments = “{ $text }” should be written { $usage }, for instance { $example }.
error-spelling-name = “{ $text }” is no { $argument } of this action; possible are: { $known }.
error-spelling-number = “{ $text }” is no { $argument } of this action; it is a number from { $low } to { $high }.
error-new-game-name = A game cannot be called “{ $name }”: its name consists of small letters and digits and begins with a letter.
error-new-game-taken = A game cannot be called “{ $name }”: that is already the name of a game or of a Python package.
error-new-game-folder = There is a { $folder } here already; choose another name or another place.
why-not-offered = It is not among the choices now.
error-illegal = Not possible: { $action }. { $why }
error-step = Step { $step }: { $why }
error-log-full = More than { $count } things happened at once. This is a bug; please report it.
error-no-cuda = There is no CUDA device to play on: { $why }. Install the extra “cuda” on a machine with an NVIDIA GPU, or leave --device cuda out.
error-playouts-only = “{ $bot }” cannot play on a GPU: there only baseline bots and searches with a number of playouts on one thread can, such as search:1000.
