// node server.js PORT: matches in memory, nothing stored.
const { Server, Origins } = require("boardgame.io/server");
const { game } = require("./game");

Server({ games: [game], origins: [Origins.LOCALHOST] }).run({ port: Number(process.argv[2]), callback: () => {} });
