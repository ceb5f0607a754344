### Parole del server dei tavoli

error-snapshot = Una partita salvata di { $game } ha { $size } byte, ma se ne aspettano { $expected }.
error-replay-secret = Il segreto in { $file } non è quello da cui è stata distribuita questa partita.

## Rifiuti, per codice

server-bad-message = Questo messaggio non si può leggere: { $why }
server-bad-request = Questa richiesta non si può eseguire: { $why }
server-wrong-token = Questo gettone non dà diritto a nessun posto qui.
server-not-host = Può farlo solo chi ospita questo tavolo.
server-not-your-seat = Il posto { $seat } non è tuo.
server-foreign-origin = Questa pagina viene da un altro sito e qui non può agire.
server-foreign-host = Questo server non risponde al nome { $host }. Chi lo gestisce può ammetterlo con JADE_HOSTS.
server-no-spectators = A questo tavolo non c'è posto per chi guarda.
server-muted = L'ospite ti ha tolto la parola nella chat di questo tavolo.
server-barred = L'ospite di questo tavolo non ti vuole qui.
server-no-metrics = I numeri di questo server sono per chi lo gestisce: imposta JADE_METRICS_TOKEN e mandalo come bearer token.
server-no-table = Questo tavolo non esiste.
server-no-seat = Non c'è un posto { $seat }: i posti sono numerati da 0 a { $last }.
server-no-code = Nessun tavolo aspetta gente con queste parole. I codici finiscono quando comincia la partita.
server-not-at-home = Può farlo solo chi ha avviato il server, nel browser che si è aperto all’avvio.
server-no-network = Questo computer non risulta in nessuna rete di casa, o non può essere aperto a essa.
server-no-push = Questo server non invia notifiche.
server-not-found = Qui non c'è nulla.
server-method = Così non si può fare.
server-seat-taken = Il posto { $seat } non si può prendere né liberare.
server-table-full = Tutti i posti sono occupati.
server-not-started = La partita non è ancora cominciata.
server-already-started = La partita è già cominciata.
server-seats-open = Ci sono ancora posti liberi: aspetta qualcuno o falli prendere ai bot.
server-game-over = La partita è finita.
server-not-over = La partita non è ancora finita.
server-not-today = La sfida del { $day } si può giocare solo quel giorno.
server-not-asked = Adesso non tocca a te; tocca a: { $asked }.
server-late = La domanda { $prompt } non è quella che ti viene posta; adesso è la numero { $now }.
server-nothing-to-withdraw = Non c'è nessuna risposta da ritirare.
server-key-reused = Questa chiave è già servita per un'altra risposta.
server-present = { $name } è ancora qui.
server-chat-off = A questo tavolo non c'è chat.
server-outdated = Questa partita è stata giocata con regole precedenti: si può leggere ma non continuare.
server-no-rematch = Qui non c'è una rivincita da aprire o da trovare. { $table }
server-closed = Questo tavolo è stato chiuso prima della fine; quello che è stato giocato si può leggere.
server-others-play = Ancora al tavolo: { $names }. Chi è d’accordo si alza: poi la partita si può chiudere.
server-too-large = Questo messaggio è troppo lungo.
server-too-many = Troppi messaggi in una volta; aspetta un momento.
server-too-many-sockets = Troppe connessioni.
server-too-many-tables = Hai { $most } tavoli non ancora finiti: finiscine prima uno, o aspetta che uno sia dimenticato.
server-failed = Qualcosa è andato storto da parte nostra; non è cambiato nulla.
server-unavailable = In questo momento i tavoli non si raggiungono; non è cambiato nulla.
server-draining = Il server sta per essere riavviato: le partite in corso continuano, quelle nuove possono cominciare dopo.

## Notifications

push-your-turn = Tocca a te.
