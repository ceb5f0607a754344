### Giocatori addestrati: l'addestramento e i loro pesi

train-title = { $game }: quota di vittorie tra giocatori di base
train-begins = { $game }: la rete impara su { $device }, le partite si giocano su { $threads ->
    [one] un thread
   *[other] { $threads } thread
}. Le quote sono quelle di un posto tra giocatori di base, con un intervallo al 95 %; tra parentesi la quota pari.
train-state = { NUMBER($minutes, minimumFractionDigits: 1, maximumFractionDigits: 1) } min, { NUMBER($millions, minimumFractionDigits: 2, maximumFractionDigits: 2) } M di scelte, { NUMBER($rate, maximumFractionDigits: 0) } k/s, { NUMBER($done, maximumFractionDigits: 0) } %
train-measured = { NUMBER($minutes, minimumFractionDigits: 1, maximumFractionDigits: 1) } min { NUMBER($millions, minimumFractionDigits: 2, maximumFractionDigits: 2) } M di scelte  { $shares }
train-share = { $seats } posti: { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($half, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($even, maximumFractionDigits: 0) })
train-wrote = Scritto: { $files }
train-paused = Fermato al { NUMBER($share, maximumFractionDigits: 0) } %. Lo stesso comando con --resume prosegue.
error-train-alone = Un giocatore addestrato di { $game } ha bisogno di altri al tavolo: indica almeno 2 posti.
error-train-width = La larghezza degli strati è un multiplo di { $lanes }, non { $width }.
error-train-tables = Servono almeno { $least } tavoli, uno per ogni numero di posti, non { $tables }.
error-train-payoff = Si imparano giochi che pagano a ogni posto da 0 a 1; questo paga altrimenti.
error-train-cuda = Non è stata trovata una GPU che PyTorch possa usare. Togli --device cuda.
error-train-checkpoint = { $file } non è un punto di ripresa dell'addestramento, oppure è danneggiato.
error-train-game = { $file } è un punto di ripresa di { $held }, non di { $game }.
error-train-there = { $file } esiste già. Per proseguire: --resume. Oppure scegli un altro nome: --out.
error-train-fixed = Un addestramento prosegue con le impostazioni con cui è iniziato; togli { $names }.
error-net-none = Non ci sono pesi di un giocatore addestrato di { $game }. Addestrane uno (jade train { $game }) e indica la sua cartella in JADE_NETS.
error-net-broken = { $file } non contiene pesi di un giocatore addestrato, oppure è danneggiato.
error-net-format = { $file } contiene pesi di formato { $format }; questo programma legge il formato { $known }.
error-net-game = { $file } contiene pesi per { $held }, non per { $game }.
error-net-rules = { $file } contiene pesi per { $game } con altre regole o altri numeri ({ $held }; ora sono { $now }). Addestra di nuovo.
error-net-observation = { $file } contiene pesi per { $game } con un'altra osservazione ({ $held }; ora è { $now }). Addestra di nuovo.
error-net-seats = Il giocatore addestrato di { $game } è stato addestrato con { $trained } posti, non con { $seats }.
error-net-here = «{ $bot }» qui non gioca: giocano solo quelli casuali e di base. I giocatori addestrati giocano in jade play, jade sim e jade arena.
error-net-cuda = I giocatori addestrati giocano sul processore; togli --device cuda.
