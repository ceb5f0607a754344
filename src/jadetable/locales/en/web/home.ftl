### Words of the home page, the new table, the rules and the almanac

web-home-tagline = Five games of the Chinese zodiac, for one table or many.
web-home-home = All games
web-home-language = Language
web-home-theme = Light
    .auto = Like the device
    .light = Light
    .dark = Dark
web-home-failed = The server does not answer.
web-home-again = Try again

## Game cards

web-home-seats = { $low }–{ $high } players
web-home-minutes = { $low ->
    [same] about { $high } minutes
   *[other] { $low }–{ $high } minutes
}
web-home-age = age { $age }+
    .printed = As the rules print it
    .advised = Our advice: the rules print no age
web-home-weight = { $weight ->
    [1] very easy
    [2] easy
    [3] medium
    [4] demanding
   *[other] heavy
}
    .title = How much there is to think about: { $weight } of 5
web-home-start-here = Start here
web-home-first = Your first game of it? The lesson shows it in a few minutes, on the real board.
web-home-first-lesson = Show me first
web-home-first-play = Play at once
web-home-play = Play now
    .title = { $game }: play now against { $count ->
        [one] one bot
       *[other] { $count } bots
    }
web-home-level = Bots
    .title = How strong the bots are
web-home-new = New table
web-home-learn = Learn
web-home-rules = Rules
web-home-dealing = Setting the table …
web-home-first-time = The table is being prepared, only this first time: about half a minute …
web-home-getting-ready = Getting ready …

## Join, my tables, listed tables

web-home-join = Join friends
    .about = Type the words you were told, or paste a link.
    .field = Three words, or a link
    .button = Go to the table
web-home-mine = My tables
web-home-recent = Finished games
web-home-listed = Open tables
    .about = Anybody may sit down or watch here.
web-home-status-lobby = waiting to begin
web-home-status-playing = being played
web-home-status-closed = ended early
web-home-status-over = finished
web-home-free = { $count ->
    [0] all seats taken
    [one] one free seat
   *[other] { $count } free seats
}
web-home-enter = { $how ->
    [play] Go on
    [join] Sit down
   *[watch] Watch
}
web-home-look-back = Look back
web-home-forget = Take { $title } off this list

## About the visitor

web-home-about-you = You at the table
web-home-name = Your name
web-home-birth = Birth date
    .about = Some games give you an animal, or the first turn, by it. It stays on this device until you sit down.
web-home-use = Use it at the table
web-home-used = It is used when you sit down.
web-home-unused = Do not use it
web-home-almanac = The almanac

## New table

web-home-new-title = New table
web-home-new-seats = How many play
web-home-new-preset = For whom
web-home-new-preset-children = With children
    .about = Easy bots; a hint is always one press away.
web-home-new-preset-usual = As usual
    .about = Bots for a family evening.
web-home-new-preset-experts = For experts
    .about = Bots that think ahead.
web-home-new-who = Who plays
web-home-new-seat = Seat { $number }
web-home-new-person = Person on this device
web-home-new-open = Friend, by link
web-home-new-invite = Invite friends
web-home-new-bots = Play against bots
web-home-new-bot = Bot: { $level }
web-home-new-temper = temper
web-home-new-temper-none = No temper
web-home-new-options = More options
    .about = As usual is chosen already. Where a rulebook is silent or lost, the usual is our reading; the chapter “What is printed and what is ours” of the rules tells where.
    .changed = { $count ->
        [0] as usual
        [one] one changed
       *[other] { $count } changed
    }
    .reset = As usual again
web-home-new-departs = departs from the printed rules
web-home-new-ours = ours, not printed
web-home-new-group-rules = How it is played
web-home-new-group-details = Where the rulebook leaves it open
web-home-new-group-limits = Setup and length
web-home-new-table = The table
web-home-new-clock = Time to think
web-home-new-listed = Show it to everybody on this server
web-home-new-spectators = Onlookers are welcome
web-home-new-chat = Chat
web-home-new-start = Start playing
web-home-new-open-table = Open the table
web-home-new-unknown = There is no such game.
web-home-new-anything = by chance
web-home-new-own-choice = as the game decides

## Rules

web-home-print = Print and play (PDF)
    .title = A PDF with everything this game needs, to print, cut out and play with at a table
web-home-rules-title = { $title }: the rules
web-home-rules-contents = Contents
web-home-rules-icons = Signs and symbols

## Almanac

web-home-almanac-title = The almanac
    .about = Every day belongs to a lunar year, and every year to an animal, an element and yin or yang. After sixty years the round begins anew.
web-home-almanac-date = A date
web-home-almanac-sixty = The sixty years from { $first } to { $last }
    .about = Round the circle go the twelve animals; from inside to outside the five elements. Choose a year.
web-home-almanac-earlier = Sixty years earlier
web-home-almanac-later = Sixty years later
web-home-almanac-new-years = Lunar new years
web-home-almanac-year = Year
web-home-almanac-first = Begins on
web-home-almanac-sign = Sign
web-home-almanac-yours = your year
web-home-almanac-cell = { $year }: { $polarity } { $element } { $sign }
web-home-almanac-unknown = outside the calendar

web-home-me = My games
