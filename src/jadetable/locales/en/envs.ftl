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
error-env-device = There is no device { $device }; there are: cpu, cuda.
error-env-state = This stored state does not fit this environment: its { $what } is { $held }, and should be { $expected }.
error-env-table = There is no table { $table }; the tables are numbered 0 to { $last }.
