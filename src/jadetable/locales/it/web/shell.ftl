### Parole della pagina comuni a tutti i giochi

## The house

web-shell-house = Jade Table
web-shell-home = Alla pagina iniziale
web-shell-close = Chiudi
web-shell-opening = Arriviamo al tavolo …
web-shell-load-failed = Non è stato possibile caricare questa pagina.
web-shell-again = Riprova
web-shell-comma = { ", " }
web-shell-asking-why = Un momento …
web-shell-outdated = Le regole di questo gioco sono cambiate da quando si è giocato qui, e la partita non può continuare. Ciò che è successo si può leggere.
web-shell-closed = Questa partita è stata chiusa prima della fine: nessuno ha vinto. Ciò che è successo si può leggere.
web-shell-standing = I punti finora:
web-shell-tab-turn = ● Tocca a te – { $title }

## The line

web-shell-reconnecting = Connessione persa. Ci ricolleghiamo …
web-shell-hurried = Il server è molto occupato: i bot pensano per meno tempo.
web-shell-seat-lost = Il tuo posto è stato preso da un altro dispositivo o liberato.

## The lobby

web-shell-invited = C’è un posto per te: siediti con noi!
web-shell-name = Il tuo nome
web-shell-name-ask = È la prima volta che vieni qui. Come ti chiamano gli altri?
web-shell-name-keep = Tieni questo nome
web-shell-name-another = Un altro
web-shell-name-long = Al massimo { $most } lettere, per favore.
web-shell-name-length = { $length } lettere su { $most }
web-shell-made-name = { $manner ->
    [0] { $sign } di giada
    [1] { $sign } d'oro
    [2] { $sign } d'argento
    [3] { $sign } di nuvola
    [4] { $sign } di luna
    [5] { $sign } di stelle
    [6] { $sign } di bambù
    [7] { $sign } di neve
    [8] { $sign } di seta
    [9] { $sign } di fiume
    [10] { $sign } di loto
    [11] { $sign } d'ambra
    [12] { $sign } di perla
    [13] { $sign } del mattino
    [14] { $sign } di montagna
    [15] { $sign } d'acero
    [16] { $sign } di prugno
    [17] { $sign } di lanterna
    [18] { $sign } di tuono
   *[other] { $sign } di vento
}
web-shell-birth = Data di nascita (facoltativa)
web-shell-birth-why = Alcuni giochi ti danno il tuo animale dello zodiaco.
web-shell-join = Siediti
web-shell-join-running = C’è un posto libero: unisciti
web-shell-seats = Al tavolo
web-shell-seat-open = posto libero
web-shell-stand-up = Alzati
web-shell-remove = Libera il posto di { $name }
web-shell-invite = Invita gli amici
web-shell-link = Link di questo tavolo
web-shell-copy = Copia il link
web-shell-copied = Copiato!
web-shell-invite-scan = Inquadra l’immagine con la fotocamera di un telefono sulla stessa rete.
web-shell-invite-say = Oppure apri lì questo indirizzo e scrivi le tre parole nella prima pagina:
web-shell-invite-other = Se quell’indirizzo non risponde:
web-shell-invite-qr = Codice QR di { $link }
web-shell-invite-text = Gioca a { $title } con me!
web-shell-share = Condividi …
web-shell-network-closed = Questo indirizzo funziona solo su questo computer.
web-shell-network-open = Apri alla mia rete
web-shell-network-means = Allora chiunque su questa rete può aprire tavoli su questo computer, e sedersi dove ha il link o il codice, finché non fermi il programma.
web-shell-network-how = Chi ha avviato il server può aprirlo alla rete: nel browser che si è aperto allora, o con «make play-family» (jade serve --open --lan).
web-shell-terms = Che cosa si gioca
web-shell-clock-none = Senza orologio
web-shell-clock-decision = { $span } per ogni scelta
web-shell-clock-turn = { $span } per ogni turno
web-shell-clock-bank = { $span } per la partita, { $increment } secondi in più a ogni turno
web-shell-span-seconds = { $count } secondi
web-shell-span-minutes = { $count ->
    [one] un minuto
   *[other] { $count } minuti
}
web-shell-span-days = { $count ->
    [one] un giorno
   *[other] { $count } giorni
}
web-shell-kind-away = assente: gioca un bot
web-shell-terms-usual = Le regole consuete
web-shell-terms-option = { $option }: { $value }
web-shell-terms-not = Non: { $option }
web-shell-fill-with = Bot
web-shell-fill = { $count ->
    [one] Dai il posto libero a un bot
   *[other] Dai i { $count } posti liberi ai bot
}
web-shell-start = Comincia la partita
web-shell-start-when = { $count ->
    [one] Un posto è ancora libero.
   *[other] { $count } posti sono ancora liberi.
}
web-shell-wait-host = Chi ha aperto il tavolo darà il via.
web-shell-full = Tutti i posti sono occupati; potrai guardare la partita.

## Who plays

web-shell-kind-you = tu
web-shell-kind-here = presente
web-shell-kind-absent = assente
web-shell-kind-bot = bot · { $level }
web-shell-temper = { $level }, { $temper }
web-shell-temper-bold = audace
    .about = Osa più degli altri.
web-shell-temper-careful = prudente
    .about = Tiene quel che ha e aspetta il momento buono.
web-shell-temper-spiteful = dispettoso
    .about = Ama far arretrare gli altri, anche se ci guadagna un po’ meno.
web-shell-kind-stand-in = posto libero, gioca un bot
web-shell-kind-resting = in pausa, gioca un bot
web-shell-score = Punti
web-shell-score-is = Punti: { $score }
web-shell-decides = deve decidere

## Playing

web-shell-dock = La tua decisione
web-shell-your-turn = Tocca a te.
web-shell-turn-of = { $name }:
web-shell-waiting = Aspettiamo { $names } …
web-shell-watching = Stai guardando. Aspettiamo { $names } …
web-shell-answered = Hai scelto. Aspettiamo { $names } …
web-shell-withdraw = Ritira
web-shell-withdraw-what = Possibile finché non si rivela nulla di nascosto, non si tira un dado e nessun altro ha scelto (Ctrl-Z).
web-shell-confirm = Chiedimi conferma prima che una scelta conti
web-shell-confirm-ask = Va bene così?
web-shell-confirm-yes = Sì, confermo
web-shell-confirm-no = No
web-shell-skip = { $count ->
    [0] Salta
    [one] Salta una mossa
   *[other] Salta { $count } mosse
}
web-shell-all-choices = { $count } scelte
web-shell-filter = Cerca tra le scelte
web-shell-time-left = Tempo rimasto: { $time }
web-shell-hint = Suggerimento
web-shell-hint-thinking = Ci penso …
web-shell-hint-about = Probabilità di vincere dopo ogni scelta, secondo un giocatore esperto.
web-shell-hint-win = { $percent } %
web-shell-hint-judged = Secondo il giudizio di base del gioco; richiedilo tra un momento e una ricerca avrà guardato più a fondo.
web-shell-ground-good = A favore:
web-shell-ground-bad = Contro:
web-shell-log = Che cosa è successo
web-shell-log-round = Giro { $round }
web-shell-log-since = Dal tuo ultimo turno
web-shell-chat = Chiacchiere
web-shell-chat-write = Scrivi qualcosa
web-shell-chat-send = Invia
web-shell-chat-unread = { $count ->
    [one] una riga nuova
   *[other] { $count } righe nuove
}
web-shell-chat-onlooker = Qui parla chi gioca. Prendi un posto per partecipare.
web-shell-react = Reagisci con { $reaction }

## One device for several people

web-shell-pass-to = Passa il dispositivo a { $name }
web-shell-pass = Copri lo schermo
web-shell-pass-alone = Gli altri guardano altrove.
web-shell-pass-ready = Sono { $name }

## Getting up

web-shell-seat = Il mio posto
web-shell-resting = Un bot gioca per te.
web-shell-back = Torno a giocare io
web-shell-rest-level = Bot che gioca per me
web-shell-rest = Fai giocare un bot
web-shell-rest-about = Il posto resta tuo; torna quando vuoi.
web-shell-leave = Lascia il tavolo
web-shell-leave-about = Un bot continua finché qualcuno prende il posto.
web-shell-leave-sure = Vai via davvero? Chi ha il link potrà prendere il tuo posto.
web-shell-stay = Resta
web-shell-end = Chiudi la partita per tutti
    .about = Per sempre, e nessuno vince. Gli altri acconsentono alzandosi prima dal tavolo.
    .sure = Chiuderla ora? Nessuno potrà più continuarla.

## Settings

web-shell-settings = Impostazioni
web-shell-language = Lingua
web-shell-theme = Colori
web-shell-theme-auto = come il dispositivo
web-shell-theme-light = chiari
web-shell-theme-dark = scuri
web-shell-speed = Velocità delle mosse
web-shell-speed-slow = lenta
web-shell-speed-normal = normale
web-shell-speed-fast = veloce
web-shell-speed-instant = immediata
web-shell-sound = Suoni
web-shell-notify = Quando tocca a me
web-shell-notify-push = Avvisami quando non guardo
web-shell-notify-about = Il servizio push del tuo browser ti fa sapere che tocca a te e a quale gioco; nient’altro. Finisce con la partita.
web-shell-notify-insecure = Serve un indirizzo con https://, o il computer su cui gira il server.
web-shell-notify-missing = Questo browser non lo sa fare. Su iPhone o iPad aggiungi prima Jade Table alla schermata Home.
web-shell-notify-denied = Hai vietato le notifiche nelle impostazioni del browser per questa pagina.
web-shell-notify-failed = Il servizio push del browser non risponde; non arriverà nessun avviso.
web-shell-notify-badge = Segna l’icona dell’app
web-shell-notify-vibrate = Fai vibrare il telefono
web-shell-rules = Regole

## Keys

web-shell-keys = Tastiera
web-shell-key-choose = prende la scelta con questo numero
web-shell-key-tab = va al pulsante o pezzo successivo
web-shell-key-press = lo preme
web-shell-key-list = mostra o chiude l’elenco delle scelte
web-shell-key-skip = salta le mosse in corso
web-shell-key-take-back = ritirare la tua ultima scelta
web-shell-key-hint = chiede un suggerimento
web-shell-key-rules = apre le regole
web-shell-key-chat = scrive agli altri
web-shell-key-close = chiude ciò che è aperto
web-shell-key-help = mostra questi tasti
web-shell-key-about = di' che cos'è un pezzo; le frecce portano a quelli vicini
web-shell-hint-what = Illumina una buona scelta sul tavolo e dice che cosa porta e che cosa rischia.
web-shell-rules-what = Le regole di questo gioco, capitolo per capitolo.
web-shell-settings-what = Lingua, colori, velocità delle mosse, suoni.
web-shell-seat-what = Lascia giocare un bot, torna o alzati dal tavolo.
web-shell-nowhere = A questo indirizzo non c'è nulla
web-shell-nowhere-why = Forse nel link manca una lettera, o il tavolo è stato riposto.
web-shell-kept = La tua mossa è al sicuro e verrà inviata.
web-shell-sending = Invio della mossa …
web-shell-chat-none = Nessuno ha ancora detto nulla.
web-shell-log-between = { " " }

## Che cosa si conserva di una persona, e gli altri al tavolo

web-shell-data = I tuoi dati
web-shell-data-about = Questo server conserva il tuo nome, la data di nascita se l'hai data, quello che hai scritto e le tue mosse.
web-shell-data-more = Tutto in proposito
web-shell-data-get = Scaricali
web-shell-data-got = Ora sono in un file.
web-shell-data-forget = Eliminali
web-shell-data-sure = Nome, data di nascita, chat e diritto al posto vengono eliminati; dove la partita continua gioca un bot. Quello che è stato giocato resta, senza di te.
web-shell-data-gone = Sono stati eliminati.
web-shell-data-none = Qui non si conserva nulla di te.
web-shell-others = A questo tavolo
web-shell-mute = Togli la parola a { $name }
web-shell-unmute = Ridai la parola a { $name }
web-shell-report = Segnala { $name }
web-shell-report-why = Che cosa non va?
web-shell-report-send = Invia
web-shell-reported = Grazie. Chi gestisce il server lo leggerà.
web-shell-onlookers-out = Fai uscire gli spettatori
web-shell-onlookers-in = Fai entrare gli spettatori
web-shell-onlookers = { $count ->
    [one] Una persona guarda
   *[other] { $count } persone guardano
}
