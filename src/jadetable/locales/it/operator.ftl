### Parole per chi gestisce un server

## Impostazioni

server-bad-setting = L'impostazione { $name } non si può leggere: { $why }
server-config-unreadable = Le impostazioni in { $file } non si possono leggere: { $why }
server-config-malformed = { $file } non è TOML: { $why }
server-config-unknown = { $file } ha un'impostazione che non esiste: { $key }.
server-config-misspelt = { $file } ha un'impostazione che non esiste: { $key }. Forse { $near }?
server-secret-empty = { $name }: il file { $file } è vuoto.
server-bad-database = Questo non è l'indirizzo di un database: { $why }. Scrivi sqlite:///FILE o postgresql://UTENTE:PASSWORD@HOST/NOME.
server-database-version = Il database ha la versione { $found }, questo programma conosce la versione { $known }.
server-database-in-use = Un altro server usa già { $file }.
server-workers-sqlite = Più processi richiedono PostgreSQL: un file SQLite è servito da un solo processo.

## Prima di servire: jade serve --check

check-good = Con queste impostazioni il server può partire.
check-fault = Così il server non può partire.
check-warning = Attenzione: { $about }
check-database-new = { $database }: sarà creato.
check-database-good = { $database }: va bene.
check-database-older = { $database }: ha la versione { $found }; al prossimo avvio passa alla versione { $known }. Prima fai una copia.
check-database-unreachable = { $database } non risponde: { $why }
check-folder = In { $folder } non si può creare nulla.
check-proxies-all = JADE_PROXIES=* crede a chiunque dica di essere un proxy: ogni visitatore può fingere qualunque indirizzo. Indica gli indirizzi dei tuoi proxy.
check-cookies = C'è un proxy, ma i cookie passano anche senza HTTPS: imposta JADE_SECURE_COOKIES=true, se il proxy parla HTTPS.
check-no-proxy = { $host } si raggiunge da fuori senza HTTPS, e dietro un proxy tutti i visitatori sembrano uno solo: imposta JADE_PROXIES con l'indirizzo del proxy.
check-token-short = Il token delle metriche è corto: usa almeno { $least } caratteri.
check-misspelt = { $name } non è un'impostazione. Forse { $meant }?
check-files = Questo processo può aprire solo { $files } file, e ogni connessione è un file. Consentine { $enough } o più (LimitNOFILE, ulimit -n).
check-readable = Chiunque su questa macchina può leggere { $file }: nomi, chat e i segreti delle partite in corso. Scrivi: chmod 600 { $file }*
check-no-client = Il client per il browser non è costruito: non ci saranno pagine. In un clone lo costruisce make web.
check-port = { $host } porta { $port } non si può aprire; forse c'è già un server.

## Mentre è in funzione

server-open = Jade Table è aperto su { $address } (Ctrl-C per chiuderlo).
server-lan-open = Aperto alla tua rete: chi è collegato può aprire tavoli e giocare su { $places } finché non fermi il programma.
server-lan-closed = Lo raggiunge solo questo computer. Per giocare con altri dispositivi della tua rete (su { $place }) premi «Apri alla mia rete» a un tavolo, o avvia con jade serve --open --lan (make play-family). Il pulsante funziona nel browser appena aperto, o su { $page }
server-preparing-table = Preparo { $title } ({ $number } di { $count }) ...
server-preparing-search = Preparo i suggerimenti e i bot forti di { $title } ({ $number } di { $count }) ...
server-prepared-table = Tutti i giochi sono pronti.
server-prepared-search = Suggerimenti e bot forti sono pronti in tutti i giochi.

## I tavoli salvati: jade tables

tables-id = Tavolo
tables-game = Gioco
tables-status = Stato
tables-seats = Posti
tables-moves = Mosse
tables-changed = Ultima modifica
tables-lobby = in attesa
tables-playing = in corso
tables-over = finita
tables-closed = chiusa
tables-table-closed = Chiuso { $table }.
tables-exported = Scritto { $file } con { $actions } azioni.
tables-anonymised = Il posto { $seat } di { $table } ora è anonimo.
tables-pruned = { $count ->
    [one] È stato eliminato un tavolo.
   *[other] Sono stati eliminati { $count } tavoli.
}
tables-no-database = { $file } non c'è.
tables-file-there = { $file } c'è già; una copia va in un file nuovo.
tables-copy-damaged = { $file } non è una copia intera dei tavoli: { $why }
tables-backup-failed = { $file } non si può scrivere: { $why }
tables-backup-elsewhere = PostgreSQL si copia con i suoi strumenti: pg_dump --format=custom --file=FILE { $database } e pg_restore --clean --if-exists --dbname={ $database } FILE
tables-backed-up = { $count ->
    [one] Copiato un tavolo
   *[other] Copiati { $count } tavoli
} in { $file }.
tables-restored = { $count ->
    [one] Un tavolo è tornato
   *[other] { $count } tavoli sono tornati
} da { $file }.
tables-set-aside = Quello che c'era prima è in { $file }.
tables-drain-begun = Non cominciano nuove partite. { $count ->
    [0] Nessuna partita è in corso: il server si può fermare.
    [one] Una partita è ancora in corso.
   *[other] { $count } partite sono ancora in corso.
}
tables-drain-ended = Possono cominciare nuove partite.
tables-name = Nome
tables-kind = Chi
tables-seat-open = libero
tables-seat-person = persona
tables-seat-bot = bot
tables-seen = Visto l'ultima volta
tables-level = Bot
tables-options = Opzioni
tables-created = Aperto
tables-chat-lines = Righe di chat
tables-nobody-found = Nessuno con questo nome ha un posto.
tables-written = Scritto { $file }.

## Che cosa farebbe un aggiornamento: jade tables check

tables-check-what = Che cosa ne sarà
tables-check-count = Tavoli
tables-check-waits = aspettano giocatori
tables-check-goes-on = continuano
tables-check-again = continuano, rifacendo le mosse
tables-check-closes = vengono chiusi: queste regole non possono continuarli
tables-check-read = sono finiti e si possono leggere
tables-check-none = Non ci sono tavoli salvati.
tables-check-version = Il database ha la versione { $found }; quando viene aperto passa alla versione { $known }, e il programma precedente non può più aprirlo. Prima fai una copia: jade tables backup.
tables-check-rules = { $count ->
    [one] Una partita che continua è stata distribuita con altre regole di gioco; da qui in poi segue quelle di questo programma.
   *[other] { $count } partite che continuano sono state distribuite con altre regole di gioco; da qui in poi seguono quelle di questo programma.
}
tables-check-closed = { $count ->
    [one] Questa partita verrebbe chiusa, con i punti finora: { $tables }
   *[other] { $count } partite verrebbero chiuse, con i punti finora: { $tables }
}
