### Ambienti: rifiuti

error-env-action = Tavolo { $table }, posto { $seat }: l'azione { $action } ora non è permessa (le azioni sono numerate da 0 a { $last }). Non è cambiato niente.
error-env-shape = Le azioni hanno la forma { $given }; ci si aspetta { $expected }, un numero intero per ciascuno.
error-env-kind = Le azioni sono numeri interi; queste sono di tipo { $given }.
error-env-lineups = Ci sono formazioni per { $given } tavoli; ce ne vuole una per ciascuno dei { $tables } tavoli, o una per tutti.
error-env-lineup = Una formazione è il nome di un bot, o i bot posto per posto, non { $given }.
error-env-no-learner = Ogni posto è di un bot. Lasciane almeno uno a chi impara.
error-env-memory = { $tables } tavoli richiedono { $need } MiB di memoria e ne sono liberi { $free }. Chiedi meno tavoli.
error-env-number = { $name } è un numero intero non minore di { $low }, non { $value }.
error-env-seeds = Ci sono { $given } semi per { $tables } tavoli; danne uno per ciascuno, o uno solo.
error-env-device = Il dispositivo { $device } non esiste; si gioca sulla cpu, o su una GPU con “cuda”.
error-env-device-actions = Le azioni che stanno sulla GPU sono int64 in un solo blocco di memoria; queste sono { $given } con passi { $strides }.
error-env-threads = I thread sono del processore: non indicarli se i tavoli stanno su una GPU.
error-env-state = Questo stato salvato non va bene per questo ambiente: { $what } è { $held } e dovrebbe essere { $expected }.
error-env-table = Il tavolo { $table } non esiste; i tavoli sono numerati da 0 a { $last }.
error-env-reset = Non è stata ancora distribuita nessuna partita: chiama prima reset.
error-env-bot = «{ $bot }» pensa troppo a lungo per il ciclo compilato; lì i bot sono random, greedy, da slip:0 a slip:1000, easy e normal.
error-env-others = Chi impara siede al posto { $seat }: indica un bot per ciascuno dei posti { $expected }, non per { $given }.
error-env-no-state = Quello che tutti i posti vedono insieme si dice solo se è stato chiesto: state=True.
error-env-turns = { $game } si gioca a turni: usa aec_env.
error-env-missing = { $name } non è installato. Prova: pip install "jadetable[{ $extra }]"
