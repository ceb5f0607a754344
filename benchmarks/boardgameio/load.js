// node load.js PORT TABLES PACE SECONDS SERVER_PID: four clients a table, one move every PACE seconds, delays measured.
const fs = require("node:fs");
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { game } = require("./game");

const [port, tables, pace, seconds, pid] = process.argv.slice(2).map(Number);
const server = `http://localhost:${port}`;
const SEATS = 4;
const sleep = (time) => new Promise((done) => setTimeout(done, 1000 * time));
const delays = [];
let measuring = false;

let opened = 0;

async function open() {
  const matchID = `table-${opened++}`; // made by the server when the first client asks for it
  const table = { clients: [], seen: Array(SEATS).fill(-1), turn: null, waiting: null };
  for (let seat = 0; seat < SEATS; seat++) {
    const multiplayer = SocketIO({ server });
    const client = Client({ game, numPlayers: SEATS, multiplayer, matchID, playerID: String(seat), debug: false });
    client.subscribe((state) => {
      if (state === null) return;
      table.seen[seat] = state._stateID;
      table.turn = Number(state.ctx.currentPlayer);
      if (table.waiting && table.seen.every((id) => id >= table.waiting.id)) {
        if (measuring) delays.push(performance.now() - table.waiting.sent);
        const { done } = table.waiting;
        table.waiting = null;
        done();
      }
    });
    client.start();
    table.clients.push(client);
  }
  while (table.seen.some((id) => id < 0)) await sleep(0.02);
  return table;
}

async function play(table) {
  await sleep(Math.random() * pace);
  for (;;) {
    const started = performance.now();
    await new Promise((done) => {
      table.waiting = { id: Math.max(...table.seen) + 1, sent: started, done };
      table.clients[table.turn].moves.draw();
    });
    await sleep(Math.max(0, pace * (0.8 + 0.4 * Math.random()) - (performance.now() - started) / 1000));
  }
}

function cpu() {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, "utf8").split(")").pop().trim().split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function rss() {
  return Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, "utf8"))[1]) / 1024;
}

(async () => {
  const all = [];
  for (let first = 0; first < tables; first += 8) {
    all.push(...(await Promise.all(Array.from({ length: Math.min(8, tables - first) }, open))));
  }
  all.forEach(play);
  await sleep(2 * pace);
  const used = cpu();
  measuring = true;
  await sleep(seconds);
  measuring = false;
  delays.sort((a, b) => a - b);
  const quantile = (share) => Math.round(10 * delays[Math.min(delays.length - 1, Math.floor(share * delays.length))]) / 10;
  console.log(
    JSON.stringify({
      tables,
      sockets: tables * SEATS,
      moves_per_second: Math.round((10 * delays.length) / seconds) / 10,
      p50_ms: quantile(0.5),
      p99_ms: quantile(0.99),
      max_ms: quantile(1),
      server_cpu_percent: Math.round((100 * (cpu() - used)) / seconds),
      rss_mib: rss(),
    }),
  );
  process.exit(0);
})();
