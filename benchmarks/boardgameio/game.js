// A card game of about the same shape as ours: four seats in turn, hidden hands, a hundred cards, a move a turn.
const CARDS = 100;

exports.game = {
  name: "cards",
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle([...Array(CARDS).keys()]);
    const hands = Array.from({ length: ctx.numPlayers }, () => deck.splice(0, 6));
    return { secret: { deck }, hands, discards: [], log: [] };
  },
  playerView: ({ G, playerID }) => {
    const { secret, hands, ...open } = G;
    return { ...open, hand: hands[playerID], sizes: hands.map((hand) => hand.length) };
  },
  moves: {
    // The server alone carries the move out: what is measured is the way to everybody, not a guess made at home.
    draw: {
      client: false,
      move: ({ G, ctx, events }) => {
        const hand = G.hands[ctx.currentPlayer];
        if (G.secret.deck.length === 0) G.secret.deck = G.discards.splice(0, G.discards.length - 1);
        hand.push(G.secret.deck.pop());
        G.discards.push(hand.shift());
        G.log = [...G.log.slice(-20), { seat: ctx.currentPlayer, card: G.discards[G.discards.length - 1] }];
        events.endTurn();
      },
    },
  },
};
