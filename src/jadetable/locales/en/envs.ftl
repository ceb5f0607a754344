### Environments: refusals

error-env-action = Table { $table }, seat { $seat }: action { $action } is not allowed now (actions are numbered 0 to { $last }). Nothing was changed.
error-env-shape = The actions have the shape { $given }; { $expected } is expected, one whole number for each.
error-env-kind = Actions are whole numbers; these are of the kind { $given }.
error-env-lineups = There are line-ups for { $given } tables; there must be one for each of the { $tables } tables, or one for all.
error-env-lineup = A line-up is a bot's name, or bots by seat, not { $given }.
error-env-no-learner = Every seat is a bot's. Leave one at least to the learner.
error-env-memory = { $tables } tables need { $need } MiB of memory, and { $free } MiB are free. Ask for fewer tables.
error-env-number = { $name } is a whole number of at least { $low }, not { $value }.
error-env-seeds = There are { $given } seeds for { $tables } tables; give one for each, or a single one.
error-env-device = There is no device { $device }; games are played on the cpu, or on a GPU with “cuda”.
error-env-device-actions = Actions that lie on the GPU are int64 in one piece of memory; these are { $given } with strides { $strides }.
error-env-threads = Threads are the processor's: leave them out where the tables stand on a GPU.
error-env-state = This stored state does not fit this environment: its { $what } is { $held }, and should be { $expected }.
error-env-table = There is no table { $table }; the tables are numbered 0 to { $last }.
error-env-reset = No game has been dealt yet: call reset first.
error-env-bot = “{ $bot }” thinks too long for the compiled loop; there the bots are random, greedy, slip:0 to slip:1000, easy and normal.
error-env-others = The learner sits at seat { $seat }: name a bot for each of the seats { $expected }, not for { $given }.
error-env-no-state = What all seats see together is told only where it was asked for: state=True.
error-env-turns = { $game } is played in turns: take aec_env.
error-env-missing = { $name } is not installed. Try: pip install "jadetable[{ $extra }]"
