# Playing on one's own device, without a server and without a network.

web-offline-here = On this device, without the server
    .about = For people who share this device, and bots. The game is kept in this browser and goes on without a network.
    .not = Only for a table without open seats: everybody is a bot, or sits at this device.
web-offline-title = Play without a network
web-offline-about = Rules, bots and your games, kept in this browser. Then it plays in a train or a tent.
web-offline-get = Fetch for offline play ({ $size } kB)
web-offline-getting = Fetching { $done } of { $count } ...
web-offline-ready = ✓ Ready for offline play.
web-offline-import = Open a saved game (.jade)
web-offline-save = Save this game as a file
web-offline-forget = This game is kept on this device alone. Throw it away for good?

web-offline-components = These components cannot be played in a browser: { $why } follows from other numbers. Open the table on a server.
web-offline-store-denied = This browser keeps nothing here: games on this device need its storage, which a private window or a setting forbids. Nothing was changed.
web-offline-store-full = The browser has no room left to keep this move, so it was not made. Free some storage and try again; the game is as it was.
web-offline-engine-broken = The rules for offline play were cut short or are not ours. Nothing was changed; load the page again while there is a network.
web-offline-engine-missing = The rules for offline play are not on this device yet. Fetch them while there is a network.
web-offline-broken = This saved game is damaged and cannot be played on. It was left where it is.
web-offline-rules = This game was begun with older rules that are no longer on this device, and the present ones do not allow its moves. It was left where it is.
web-offline-elsewhere = The game has just moved on in another window. Look again.
web-offline-worker = The rules could not be started in this browser. Nothing was changed; try again.
