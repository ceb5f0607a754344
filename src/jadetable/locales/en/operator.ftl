### Words for whoever runs a server

## Settings

server-bad-setting = The setting { $name } cannot be read: { $why }
server-config-unreadable = The settings in { $file } cannot be read: { $why }
server-config-malformed = { $file } is no TOML: { $why }
server-config-unknown = { $file } has a setting that does not exist: { $key }.
server-config-misspelt = { $file } has a setting that does not exist: { $key }. Do you mean { $near }?
server-secret-empty = { $name }: the file { $file } is empty.
server-bad-database = This is no database address: { $why }. Write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
server-database-version = The database has version { $found }, this program knows version { $known }.
server-database-in-use = Another server already serves { $file }.
server-workers-sqlite = Several workers need PostgreSQL: a SQLite file is served by one process.

## Before it serves: jade serve --check

check-good = The server can start with these settings.
check-fault = The server cannot start like this.
check-warning = Warning: { $about }
check-database-new = { $database }: to be created.
check-database-good = { $database }: good.
check-database-older = { $database }: of version { $found }; at the next start it is brought to version { $known }. Make a backup first.
check-database-unreachable = { $database } does not answer: { $why }
check-folder = In { $folder } nothing can be created.
check-proxies-all = JADE_PROXIES=* believes everybody who says to be a proxy: any visitor can then pretend to have any address. Name the addresses of your proxies.
check-cookies = There is a proxy, but cookies go over plain HTTP too: set JADE_SECURE_COOKIES=true, if the proxy speaks HTTPS.
check-no-proxy = { $host } can be reached from outside without HTTPS, and with a proxy in front all visitors look like one: set JADE_PROXIES to the address of the proxy.
check-token-short = The metrics token is short: take at least { $least } characters.
check-misspelt = { $name } is no setting. Is { $meant } meant?
check-files = This process may open { $files } files only, and each connection is one. Allow { $enough } or more (LimitNOFILE, ulimit -n).
check-readable = Everybody on this machine can read { $file }: names, chat and the secrets of running games. Type: chmod 600 { $file }*
check-no-client = The browser client is not built: there will be no pages. In a clone, make web builds it.
check-port = { $host } port { $port } cannot be opened; perhaps a server runs there already.

## While it runs

server-open = Jade Table is open at { $address } (Ctrl-C closes it).
server-lan-open = Open to your network: everybody there can open tables and play at { $places } until you stop the program.
server-lan-closed = Only this computer can reach it. To play with other devices on your network (at { $place }), press “Open to my network” at a table, or start with jade serve --open --lan (make play-family). The button works in the browser that has just opened, or at { $page }
server-preparing-table = Preparing { $title } ({ $number } of { $count }) ...
server-preparing-search = Preparing hints and strong bots for { $title } ({ $number } of { $count }) ...
server-prepared-table = All games are ready.
server-prepared-search = Hints and strong bots are ready in all games.

## Stored tables: jade tables

tables-id = Table
tables-game = Game
tables-status = Status
tables-seats = Seats
tables-moves = Moves
tables-changed = Last change
tables-lobby = waiting
tables-playing = playing
tables-over = over
tables-closed = closed
tables-table-closed = Closed { $table }.
tables-exported = Wrote { $file } with { $actions } actions.
tables-anonymised = Seat { $seat } of { $table } is anonymous now.
tables-pruned = { $count ->
    [one] One table was deleted.
   *[other] { $count } tables were deleted.
}
tables-no-database = { $file } is not there.
tables-file-there = { $file } is there already; a copy goes into a new file.
tables-copy-damaged = { $file } is no whole copy of tables: { $why }
tables-backup-failed = { $file } cannot be written: { $why }
tables-backup-elsewhere = PostgreSQL is copied by its own tools: pg_dump --format=custom --file=FILE { $database } and pg_restore --clean --if-exists --dbname={ $database } FILE
tables-backed-up = Copied { $count ->
    [one] one table
   *[other] { $count } tables
} into { $file }.
tables-restored = { $count ->
    [one] One table is
   *[other] { $count } tables are
} back from { $file }.
tables-set-aside = What was there before is in { $file }.
tables-drain-begun = No new games begin. { $count ->
    [0] No game runs: the server can be stopped.
    [one] One game still runs.
   *[other] { $count } games still run.
}
tables-drain-ended = New games can begin.
tables-name = Name
tables-kind = Who
tables-seat-open = open
tables-seat-person = person
tables-seat-bot = bot
tables-seen = Last seen
tables-level = Bot
tables-options = Options
tables-created = Opened
tables-chat-lines = Lines of chat
tables-nobody-found = Nobody of this name holds a seat.
tables-written = Wrote { $file }.

## What an upgrade would do: jade tables check

tables-check-what = What becomes of them
tables-check-count = Tables
tables-check-waits = wait for players
tables-check-goes-on = go on
tables-check-again = go on, their moves made again
tables-check-closes = are closed: these rules cannot go on with them
tables-check-read = are over, and can be read
tables-check-none = There are no stored tables.
tables-check-version = The database is of version { $found }; when it is opened it becomes version { $known }, and the program before this one cannot open it any more. Make a copy first: jade tables backup.
tables-check-rules = { $count ->
    [one] One game that goes on was dealt by other rules of play; from here on it follows those of this program.
   *[other] { $count } games that go on were dealt by other rules of play; from here on they follow those of this program.
}
tables-check-closed = { $count ->
    [one] This game would be closed, with its points so far: { $tables }
   *[other] { $count } games would be closed, with their points so far: { $tables }
}
