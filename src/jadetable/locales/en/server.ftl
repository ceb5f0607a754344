### Words of the table server

error-snapshot = A stored game of { $game } has { $size } bytes, but { $expected } are expected.
error-replay-secret = The secret in { $file } is not the one this game was dealt from.

## Refusals, by code

server-bad-message = This message cannot be read: { $why }
server-bad-request = This request cannot be carried out: { $why }
server-wrong-token = This token does not hold a seat here.
server-not-host = Only the host of this table may do that.
server-not-your-seat = You do not hold seat { $seat }.
server-foreign-origin = This page comes from another site and may not act here.
server-foreign-host = This server does not go by the name { $host }. Whoever runs it can allow it with JADE_HOSTS.
server-no-spectators = This table has no room for onlookers.
server-muted = The host has muted you in the chat of this table.
server-barred = The host of this table does not want you here.
server-no-metrics = The numbers of this server are for whoever runs it: set JADE_METRICS_TOKEN and send it as the bearer token.
server-no-table = There is no such table.
server-no-seat = There is no seat { $seat }; seats are numbered 0 to { $last }.
server-no-code = No table waits for people under these words. Codes end when the game begins.
server-not-at-home = Only the person who started the server can do that, in the browser that opened at its start.
server-no-network = This computer was found in no network of a house, or cannot be opened to it.
server-no-push = This server sends no notifications.
server-not-found = There is nothing here.
server-method = This cannot be done in this way.
server-seat-taken = Seat { $seat } cannot be taken or freed.
server-table-full = All seats are taken.
server-not-started = The game has not started yet.
server-already-started = The game has already started.
server-seats-open = There are still open seats: wait for somebody, or let bots take them.
server-game-over = The game is over.
server-not-over = The game is not over yet.
server-not-today = The challenge of { $day } can only be played on that day.
server-not-asked = It is not for you to decide now; asked: { $asked }.
server-late = Question { $prompt } is not the one you are asked; that is number { $now }.
server-nothing-to-withdraw = There is no answer that could be taken back.
server-key-reused = This key was used for another answer.
server-present = { $name } is still here.
server-chat-off = There is no chat at this table.
server-outdated = This game was played with older rules and can only be read, not continued.
server-no-rematch = A rematch is not to be opened or found here. { $table }
server-closed = This table was closed before the game was over; what was played can be read.
server-others-play = Still at the table: { $names }. Whoever agrees gets up; then the game can be ended.
server-too-large = This message is too long.
server-too-many = Too many messages at once; please wait a moment.
server-too-many-sockets = Too many connections.
server-too-many-tables = You have { $most } tables that are not over yet; finish one first, or wait until one is forgotten.
server-failed = Something went wrong on our side; nothing was changed.
server-unavailable = The tables cannot be reached at the moment; nothing was changed.
server-draining = The server is about to be restarted: games that run go on, new ones can begin afterwards.

## Notifications

push-your-turn = It is your turn.
