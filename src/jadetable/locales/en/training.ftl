### Learned players: training, and their weights

train-title = { $game }: share of wins among baseline players
train-begins = { $game }: the network learns on { $device }, games are played on { $threads ->
    [one] one thread
   *[other] { $threads } threads
}. Shares are those of one seat among baseline players, with a 95 % interval; in brackets an even share.
train-state = { NUMBER($minutes, minimumFractionDigits: 1, maximumFractionDigits: 1) } min, { NUMBER($millions, minimumFractionDigits: 2, maximumFractionDigits: 2) } M choices, { NUMBER($rate, maximumFractionDigits: 0) } k/s, { NUMBER($done, maximumFractionDigits: 0) } %
train-measured = { NUMBER($minutes, minimumFractionDigits: 1, maximumFractionDigits: 1) } min { NUMBER($millions, minimumFractionDigits: 2, maximumFractionDigits: 2) } M choices  { $shares }
train-share = { $seats } seats: { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($half, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($even, maximumFractionDigits: 0) })
train-wrote = Written: { $files }
train-paused = Stopped at { NUMBER($share, maximumFractionDigits: 0) } %. The same command with --resume goes on.
error-train-alone = A learned player of { $game } needs others at the table: name 2 seats or more.
error-train-width = Layers are a multiple of { $lanes } wide, not { $width }.
error-train-tables = There must be at least { $least } tables, one for each number of seats, not { $tables }.
error-train-payoff = Games are learnt that pay each seat from 0 to 1; this one pays otherwise.
error-train-cuda = No GPU was found that PyTorch can use. Leave out --device cuda.
error-train-checkpoint = { $file } is not a checkpoint of training, or it is damaged.
error-train-game = { $file } is a checkpoint of { $held }, not of { $game }.
error-train-there = { $file } is there already. Go on with it: --resume. Or choose another name: --out.
error-train-fixed = A run goes on with the settings it began with; leave out { $names }.
error-net-none = There are no weights of a learned player of { $game }. Train one (jade train { $game }), and name its folder in JADE_NETS.
error-net-broken = { $file } does not hold weights of a learned player, or it is damaged.
error-net-format = { $file } holds weights of format { $format }; this program reads format { $known }.
error-net-game = { $file } holds weights for { $held }, not for { $game }.
error-net-rules = { $file } holds weights for { $game } by other rules or with other numbers ({ $held }; they are { $now } now). Train anew.
error-net-observation = { $file } holds weights for { $game } with another observation ({ $held }; it is { $now } now). Train anew.
error-net-seats = The learned player of { $game } was trained with { $trained } seats, not with { $seats }.
error-net-here = “{ $bot }” does not play here: only random and baseline players do. Learned players play in jade play, jade sim and jade arena.
error-net-cuda = Learned players play on the processor; leave out --device cuda.
