### Words of the page that all games share

## The house

web-shell-house = Jade Table
web-shell-home = To the start page
web-shell-close = Close
web-shell-opening = Coming to the table …
web-shell-load-failed = This page could not be loaded.
web-shell-again = Try again
web-shell-comma = { ", " }
web-shell-asking-why = Asking …
web-shell-outdated = The rules of this game have changed since it was played here, and it cannot go on. What happened can be read.
web-shell-closed = This game was ended before it was over: nobody has won. What happened can be read.
web-shell-standing = The points so far:
web-shell-tab-turn = ● Your turn – { $title }

## The line

web-shell-reconnecting = The connection is lost. Coming back …
web-shell-hurried = Much is going on at this server: bots think for a shorter time.
web-shell-seat-lost = Your seat was taken on another device or given away.

## The lobby

web-shell-invited = You are invited. Take a seat!
web-shell-name = Your name
web-shell-name-ask = You are new here. What shall the others call you?
web-shell-name-keep = Keep this name
web-shell-name-another = Another one
web-shell-name-long = At most { $most } letters, please.
web-shell-name-length = { $length } of { $most } letters
web-shell-made-name = { $manner ->
    [0] Jade { $sign }
    [1] Golden { $sign }
    [2] Silver { $sign }
    [3] Cloud { $sign }
    [4] Moon { $sign }
    [5] Star { $sign }
    [6] Bamboo { $sign }
    [7] Snow { $sign }
    [8] Silk { $sign }
    [9] River { $sign }
    [10] Lotus { $sign }
    [11] Amber { $sign }
    [12] Pearl { $sign }
    [13] Morning { $sign }
    [14] Mountain { $sign }
    [15] Maple { $sign }
    [16] Plum { $sign }
    [17] Lantern { $sign }
    [18] Thunder { $sign }
   *[other] Quiet { $sign }
}
web-shell-birth = Date of birth (optional)
web-shell-birth-why = Some games give you your own animal of the zodiac.
web-shell-join = Sit down
web-shell-join-running = A seat is free: join the game
web-shell-seats = At the table
web-shell-seat-open = free seat
web-shell-stand-up = Stand up
web-shell-remove = Free { $name }’s seat
web-shell-invite = Invite friends
web-shell-link = Link to this table
web-shell-copy = Copy link
web-shell-copied = Copied!
web-shell-invite-scan = Scan the picture with the camera of a phone on the same network.
web-shell-invite-say = Or open this address there, and type the three words on the first page:
web-shell-invite-other = If that address does not answer:
web-shell-invite-qr = QR code of { $link }
web-shell-invite-text = Play { $title } with me!
web-shell-share = Share …
web-shell-network-closed = This address works on this computer only.
web-shell-network-open = Open to my network
web-shell-network-means = Then everybody on this network can open tables on this computer, and sit down where they have the link or the code, until you stop the program.
web-shell-network-how = Whoever started the server can open it to the network: in the browser that opened then, or with “make play-family” (jade serve --open --lan).
web-shell-terms = What is played
web-shell-clock-none = No clock
web-shell-clock-decision = { $span } for each decision
web-shell-clock-turn = { $span } for each turn
web-shell-clock-bank = { $span } for the game, { $increment } seconds more each turn
web-shell-span-seconds = { $count } seconds
web-shell-span-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
web-shell-span-days = { $count ->
    [one] one day
   *[other] { $count } days
}
web-shell-kind-away = away: a bot sits in
web-shell-terms-usual = The usual rules
web-shell-terms-option = { $option }: { $value }
web-shell-terms-not = Not: { $option }
web-shell-fill-with = Bots
web-shell-fill = { $count ->
    [one] Give the free seat to a bot
   *[other] Give { $count } free seats to bots
}
web-shell-start = Start the game
web-shell-start-when = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
web-shell-wait-host = The host will start the game.
web-shell-full = All seats are taken; you can watch when the game starts.

## Who plays

web-shell-kind-you = you
web-shell-kind-here = here
web-shell-kind-absent = away
web-shell-kind-bot = bot · { $level }
web-shell-temper = { $level }, { $temper }
web-shell-temper-bold = bold
    .about = Dares more than others do.
web-shell-temper-careful = careful
    .about = Keeps what it has, and waits for a good moment.
web-shell-temper-spiteful = spiteful
    .about = Likes to set others back, even where it gains a little less.
web-shell-kind-stand-in = free seat, a bot plays
web-shell-kind-resting = away, a bot plays
web-shell-score = Score
web-shell-score-is = Score: { $score }
web-shell-decides = to decide

## Playing

web-shell-dock = Your decision
web-shell-your-turn = Your turn.
web-shell-turn-of = { $name }:
web-shell-waiting = Waiting for { $names } …
web-shell-watching = You are watching. Waiting for { $names } …
web-shell-answered = Your choice is made. Waiting for { $names } …
web-shell-withdraw = Take back
web-shell-withdraw-what = Possible until something hidden is shown, a die is thrown or somebody else has chosen (Ctrl-Z).
web-shell-confirm = Ask me again before a choice counts
web-shell-confirm-ask = Sure?
web-shell-confirm-yes = Yes, do it
web-shell-confirm-no = No
web-shell-skip = { $count ->
    [0] Skip
    [one] Skip one move
   *[other] Skip { $count } moves
}
web-shell-all-choices = { $count } choices
web-shell-filter = Search the choices
web-shell-time-left = Time left: { $time }
web-shell-hint = Hint
web-shell-hint-thinking = Thinking …
web-shell-hint-about = Chance to win after each choice, as a strong player judges it.
web-shell-hint-win = { $percent } %
web-shell-hint-judged = As the game's own judgement sees it; ask again in a moment, and a search will have looked deeper.
web-shell-ground-good = Speaks for it:
web-shell-ground-bad = Speaks against it:
web-shell-log = What happened
web-shell-log-round = Round { $round }
web-shell-log-since = Since your last turn
web-shell-chat = Talk
web-shell-chat-write = Say something
web-shell-chat-send = Send
web-shell-chat-unread = { $count ->
    [one] one new line
   *[other] { $count } new lines
}
web-shell-chat-onlooker = Here those who play talk with each other. Take a seat to join in.
web-shell-react = React with { $reaction }

## One device for several people

web-shell-pass-to = Pass the device to { $name }
web-shell-pass = Cover the screen
web-shell-pass-alone = Everybody else looks away.
web-shell-pass-ready = I am { $name }

## Getting up

web-shell-seat = My seat
web-shell-resting = A bot plays for you.
web-shell-back = Play again myself
web-shell-rest-level = Bot that plays for me
web-shell-rest = Let a bot play for me
web-shell-rest-about = The seat stays yours; come back whenever you like.
web-shell-leave = Leave the table
web-shell-leave-about = A bot plays on until somebody takes the seat.
web-shell-leave-sure = Leave for good? Anybody with the link may take your seat.
web-shell-stay = Stay
web-shell-end = End the game for all
    .about = For good, and nobody wins. Other people agree by getting up first.
    .sure = End it now? Nobody can play on here.

## Settings

web-shell-settings = Settings
web-shell-language = Language
web-shell-theme = Colours
web-shell-theme-auto = like the device
web-shell-theme-light = light
web-shell-theme-dark = dark
web-shell-speed = Speed of moves
web-shell-speed-slow = slow
web-shell-speed-normal = normal
web-shell-speed-fast = fast
web-shell-speed-instant = at once
web-shell-sound = Sounds
web-shell-notify = When it is my turn
web-shell-notify-push = Tell me when I do not look
web-shell-notify-about = Your browser’s push service passes on that it is your turn, and at which game; nothing else. It ends with the game.
web-shell-notify-insecure = This needs an address with https://, or the computer that runs the server.
web-shell-notify-missing = This browser cannot do it. On an iPhone or iPad, put Jade Table on the home screen first.
web-shell-notify-denied = You have forbidden notifications in the browser’s settings of this page.
web-shell-notify-failed = The browser’s push service does not answer; nothing will be told.
web-shell-notify-badge = Mark the app’s icon
web-shell-notify-vibrate = Let the phone tremble
web-shell-rules = Rules

## Keys

web-shell-keys = Keyboard
web-shell-key-choose = take the choice with this number
web-shell-key-tab = go to the next button or piece
web-shell-key-press = press it
web-shell-key-list = show or fold the list of all choices
web-shell-key-skip = skip the moves that are being shown
web-shell-key-take-back = take back your last choice
web-shell-key-hint = ask for a hint
web-shell-key-rules = read the rules
web-shell-key-chat = write to the others
web-shell-key-close = close what is open
web-shell-key-help = show these keys
web-shell-key-about = say what a piece is; the arrows lead to its neighbours
web-shell-hint-what = Lights a good choice on the board, and says what it gains and risks.
web-shell-rules-what = The rules of this game, chapter by chapter.
web-shell-settings-what = Language, colours, speed of moves, sounds.
web-shell-seat-what = Let a bot play for you, come back, or leave.
web-shell-nowhere = There is nothing at this address
web-shell-nowhere-why = Perhaps a letter is missing in the link, or the table was put away.
web-shell-kept = Your move is kept and will be sent.
web-shell-sending = Sending your move …
web-shell-chat-none = Nothing has been said yet.
web-shell-log-between = { " " }

## What is kept of a person, and the others at the table

web-shell-data = Your data
web-shell-data-about = This server keeps your name, your birth date if you gave one, what you wrote and your moves.
web-shell-data-more = All about it
web-shell-data-get = Download it
web-shell-data-got = It is in a file now.
web-shell-data-forget = Delete it
web-shell-data-sure = Name, birth date, chat and your hold on the seat are deleted; where the game goes on, a bot plays. What was played stays, without you.
web-shell-data-gone = It is deleted.
web-shell-data-none = Nothing is kept of you here.
web-shell-others = At this table
web-shell-mute = Mute { $name }
web-shell-unmute = Let { $name } speak
web-shell-report = Report { $name }
web-shell-report-why = What is wrong?
web-shell-report-send = Send
web-shell-reported = Thank you. Whoever runs this server will read it.
web-shell-onlookers-out = Show onlookers out
web-shell-onlookers-in = Let onlookers in
web-shell-onlookers = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
