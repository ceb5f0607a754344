### Words that all games and programs share

## Seats and bots

seat-name = Posto { $number }
seat-you = te

# What happens at a table of any game.
event-taken-back = { $seat ->
    [you] Ritiri la tua ultima scelta.
   *[other] { $seat } ritira l'ultima scelta.
}
event-timed-out = { $seat ->
    [you] Il tuo tempo è scaduto: si sceglie al posto tuo.
   *[other] Il tempo di { $seat } è scaduto: si sceglie al suo posto.
}
event-sits-in = { $seat ->
    [you] Un bot gioca per te finché non torni.
   *[other] Un bot gioca per { $seat } finché non torna.
}
error-nothing-to-take-back = { $name } non ha niente da ritirare.
person-name = Giocatore { $number }

bot-name-1 = Mei
bot-name-2 = Tao
bot-name-3 = Lan
bot-name-4 = Bo
bot-name-5 = Xia
bot-name-6 = Jun
bot-name-7 = Hua
bot-name-8 = Wen

bot-named-bold = { $name } audace
bot-named-careful = { $name } prudente
bot-named-spiteful = { $name } dispettoso

bot-random = A caso
    .about = Sceglie alla cieca fra le mosse consentite.
bot-greedy = Di base
    .about = Gioca con il semplice buon senso proprio del gioco.
bot-easy = Facile
    .about = Un principiante che si distrae spesso.
bot-normal = Normale
    .about = Un avversario assennato, per una serata in famiglia.
bot-hard = Difficile
    .about = Pensa in anticipo prima di ogni scelta.
bot-master = Maestro
    .about = Si prende il suo tempo e non perdona nulla.

## Languages


## Signs, elements, yin and yang

sign-rat = Topo
    .picture = 🐀
sign-ox = Bue
    .picture = 🐂
sign-tiger = Tigre
    .picture = 🐅
sign-rabbit = Coniglio
    .picture = 🐇
sign-dragon = Drago
    .picture = 🐉
sign-snake = Serpente
    .picture = 🐍
sign-horse = Cavallo
    .picture = 🐎
sign-goat = Capra
    .picture = 🐐
sign-monkey = Scimmia
    .picture = 🐒
sign-rooster = Gallo
    .picture = 🐓
sign-dog = Cane
    .picture = 🐕
sign-pig = Maiale
    .picture = 🐖
sign-cat = Gatto
    .picture = 🐈

element-wood = Legno
element-fire = Fuoco
element-earth = Terra
element-metal = Metallo
element-water = Acqua

polarity-yang = Yang
polarity-yin = Yin

almanac-reading = { $sign } di { $element }, { $polarity } · { $name } ({ $pinyin }), anno { $place } di 60
almanac-span = Anno lunare { NUMBER($year, useGrouping: 0) }: { DATETIME($first, dateStyle: "long") } – { DATETIME($last, dateStyle: "long") }
almanac-day = Data di nascita: { DATETIME($day, dateStyle: "long") }

## jade games, jade rules

games-name = Nome
games-title = Gioco
games-seats = Posti
games-pitch = In breve
games-more = Prova: jade rules { $game }, poi jade play { $game }
rules-heading = { $title }: le regole

## jade docs

docs-open = La documentazione è aperta su { $address }
docs-missing = La documentazione non è stata generata. In una copia del progetto esegui: make docs

## jade play

play-begin = { $title }, in { $seats } al tavolo: { $names }.
play-resumed = { $title } riprende da { $file }.
play-bot = { $name } ({ $level })
play-preparing = Preparo il tavolo di { $title } (solo la prima volta, circa mezzo minuto) ...
play-teaching = Insegno ai bot a pensare in anticipo: { $title } (solo la prima volta, circa mezzo minuto) ...
play-now = { $name }: { $question }
play-hint = Numero o parole  ? regole  o opzioni  h cronaca  u ritira  w … perché no  s salva  q esci
play-ask = La tua scelta
play-only-choice = Premi Invio per proseguire.
play-many = ... e altre { $count }, fino al numero { $last }: con il solo Invio le vedi tutte.
play-no-number = Non c'è una scelta { $number }: i numeri vanno da 1 a { $last }.
play-no-match = Nessuna scelta corrisponde a “{ $text }”. Scrivi ? per le regole, o w { $text } per sapere perché no.
play-several = Più scelte corrispondono a “{ $text }”:
play-chosen = Hai scelto: { $choice }
play-why-usage = Scrivi w e qualche parola di ciò che vorresti fare, per esempio: w { $example }
play-why-may = Questo si può fare: { $choice }
play-why-none = Nessuna azione di questo gioco corrisponde a “{ $text }”.
play-why-more = ... e { $count ->
    [one] un'altra
   *[other] altre { $count }
}. Aggiungi una parola per restringere la ricerca.
play-spelling = Invece di un numero o di parole puoi anche scrivere un'azione con il suo nome, uguale in ogni lingua. I tipi di azione di questo gioco, con un esempio di ciascuno: { $examples }. Per chiedere perché un'azione non è possibile: w { $example }
play-options = Opzioni in vigore
play-option-changed = cambiata
play-history = Che cosa è successo finora
play-curtain = Passa la tastiera a { $name }.
play-curtain-enter = { $name }: premi Invio quando nessun altro vede lo schermo.
play-saved = Salvata: { $file }
play-save-exists = Il file { $file } esiste già: scegli un altro nome.
play-quit = Salvare la partita prima di uscire? [S/n, c per restare]
play-quit-no = n no
play-quit-stay = c annulla
play-farewell = Arrivederci! Per riprendere: jade play --resume { $file }
play-unsaved = Arrivederci! Questa partita non è stata salvata.
play-over = La partita è finita.
play-truncated = La partita è finita al limite di lunghezza.
play-rank = Posto
play-name = Nome
play-score = Punti
play-seed = Seme: { $seed }
play-replay = Per rivederla: jade replay { $file }
play-yes = sì
play-no = no

## jade sim

sim-progress = In gioco
sim-title = { $game }: { $games } partite, { $seats } posti, seme { $seed }
sim-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
sim-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
sim-seat = Posto
sim-bot = Bot
sim-bot-seats = Posti
sim-wins = Vittorie
sim-interval = Intervallo al 95 %
sim-fair = A parità di forze
sim-length = { $unit ->
    [round] Giri per partita
   *[turn] Turni per partita
}
sim-spread = media { $mean }, mediana { $median }, dal 5 % al 95 %: { $low }–{ $high }, la più lunga { $most }
sim-decisions = Decisioni
sim-decisions-value = { $decisions } in { $seconds } s ({ $per_game } a partita)
sim-speed = Velocità
sim-speed-value = { $decisions } decisioni, { $games } partite al secondo
sim-truncated = Interrotte al limite di lunghezza

## jade replay

replay-heading = { $game }, seme { $seed }, { $actions ->
    [one] una azione
   *[other] { $actions } azioni
}
replay-unfinished = Questa partita non è ancora finita: si mostra solo ciò che vedrebbe uno spettatore.
replay-sound = Verificato: { $file } dice il vero. Tutti gli eventi { $actions ->
    [one] della sua unica azione
   *[other] delle sue { $actions } azioni
} e lo stato finale sono stati ricalcolati e coincidono.
replay-other-rules = Verificato in parte: { $file } dice di essere stato giocato con regole diverse da quelle di questo programma, forse di una versione precedente. { $actions ->
    [one] La sua unica azione è consentita
   *[other] Tutte le sue { $actions } azioni sono consentite
} anche oggi, e il risultato è giusto. Gli eventi e gli stati intermedi non si sono potuti confrontare.
replay-broken = Non è autentico: { $why }
replay-first-wrong = Prima azione sbagliata: la numero { $place }, { $name }: { $action }.
replay-step = Invio per l'azione successiva, q per smettere
replay-action = Azione { $place } di { $actions } · { $name }: { $action }

## Giochi in costruzione

check-passed = Tutte le { $checks } verifiche sono superate.
check-failed = { $failed ->
    [one] Una verifica su { $checks } è fallita.
   *[other] { $failed } verifiche su { $checks } sono fallite.
}
new-game-done = { $folder } contiene un piccolo gioco che si può giocare subito:
new-game-next = Poi cambialo: docs/adding-a-game.md mostra la strada da qui a un gioco tutto tuo.

## Refusals

error-unknown-game = Non c'è un gioco di nome “{ $game }”. Giochi: { $known }.
error-broken-game = Il gioco “{ $game }” non si può caricare dal pacchetto { $package }. { $why }
error-unknown-language = Non ci sono testi in “{ $language }”. Lingue: { $known }.
error-unknown-bot = Non c'è un bot di nome “{ $bot }”. Bot: { $known }.
error-seats = A { $game } si gioca in { $low }–{ $high }, non in { $seats }.
error-no-seat = Non c'è un posto { $seat }: i posti sono numerati da 0 a { $last }.
error-lineup = La formazione nomina { $given ->
    [one] un giocatore
   *[other] { $given } giocatori
}, ma i posti sono { $seats }.
error-people = { $people ->
    [one] Una persona non trova
   *[other] { $people } persone non trovano
} posto a un tavolo da { $seats }.
error-bots-many = { $bots ->
    [one] È stato nominato un bot
   *[other] Sono stati nominati { $bots } bot
}, ma per i bot { $free ->
    [one] è libero un solo posto
   *[other] i posti liberi sono { $free }
}.
error-name-twice = Due persone si chiamano “{ $name }”: ognuno abbia un nome suo.
error-games = Le partite devono essere almeno 1, non { $games }.
error-seed = Il seme è un numero intero da 0 a 18446744073709551615, non { $value }.
error-option-form = “{ $value }” non è un'opzione: scrivi nome=valore, per esempio turns_per_seat=40.
error-option-unknown = { $game } non ha l'opzione “{ $option }”. Opzioni: { $known }.
error-option-word = L'opzione { $option } non può valere { $value }. Può valere: { $known }.
error-option-range = L'opzione { $option } non può valere { $value }: va da { NUMBER($low, useGrouping: 0) } a { NUMBER($high, useGrouping: 0) }.
error-option-list = L'opzione { $option } è un elenco di al massimo { $length } numeri, non { $value }.
error-birthday = “{ $value }” non è una data. Scrivila così: 1984-02-02.
error-birthday-year = { $value } è fuori dagli anni che conosciamo, dal { NUMBER($low, useGrouping: 0) } al { NUMBER($high, useGrouping: 0) }.
error-birthdays-many = Ci sono { $count } date di nascita per { $seats } posti.
error-file-missing = Il file { $file } non esiste.
error-file-unreadable = Non si riesce a leggere { $file }: { $why }
error-file-unwritable = Non si riesce a scrivere { $file }: { $why }
error-components-toml = { $file } non è un file TOML corretto: { $why }
error-components-value = I componenti non sono possibili: { $why }
error-replay-large = { $file } supera i { $most } MiB: nessuna partita è così lunga.
error-replay-json = { $file } è rovinato o non è un file .jade: { $why }
error-replay-foreign = { $file } non è un file .jade.
error-replay-version = { $file } è un file .jade di formato { $version }; questo programma legge il formato { $known }.
error-replay-value = { $file } contiene qualcosa di impossibile: { $why }
error-replay-start = La partita di { $file } non si può distribuire: { $why }
error-replay-checks = { $file } è stato modificato: ha { $actions } azioni ma { $checks } impronte, che dovrebbero essere una più delle azioni.
error-replay-action = { $file }: l'azione { $place } non è possibile. { $why }
error-replay-differs = { $file }: { $place ->
    [0] la distribuzione non dà
   *[other] l'azione { $place } di { $actions } non porta a
} quello che dice il file. È stato modificato o rovinato.
error-replay-rules = { $file } dice di essere stato giocato con regole diverse da quelle di questo programma, e con queste l'azione { $place } non è possibile. { $why }
error-replay-components = { $file }: i componenti nel file non sono completi.
error-replay-result = { $file }: le azioni sono giuste, ma la partita non finisce come dice il file.
error-resume-over = La partita in { $file } è già finita. Per rivederla: jade replay { $file }
error-resume-game = { $file } contiene una partita di { $held }, non di { $asked }.
error-game-over = La partita è finita.
error-not-asked = { $name } non ha nulla da decidere adesso; tocca a: { $asked }.
error-no-action = Non c'è un'azione { $action }: le azioni sono numerate da 0 a { $last }.
error-spelling-kind = Qui non c'è un tipo di azione “{ $kind }”; ci sono: { $known }.
error-spelling-arguments = “{ $text }” va scritto { $usage }, per esempio { $example }.
error-spelling-name = “{ $text }” non è un valore di { $argument } per questa azione; possibili sono: { $known }.
error-spelling-number = “{ $text }” non è un valore di { $argument } per questa azione; è un numero da { $low } a { $high }.
error-new-game-name = Un gioco non può chiamarsi “{ $name }”: il nome è fatto di lettere minuscole e cifre e comincia con una lettera.
error-new-game-taken = Un gioco non può chiamarsi “{ $name }”: un gioco o un pacchetto Python si chiama già così.
error-new-game-folder = Qui c'è già { $folder }: scegli un altro nome o un altro posto.
why-not-offered = Ora non è tra le scelte possibili.
error-illegal = Non è possibile: { $action }. { $why }
error-step = Passo { $step }: { $why }
error-log-full = Sono successe più di { $count } cose in una volta. È un errore del programma: per favore segnalalo.
error-no-cuda = Non c'è un dispositivo CUDA su cui giocare: { $why }. Installa l'extra “cuda” su una macchina con una scheda NVIDIA, oppure togli --device cuda.
error-playouts-only = “{ $bot }” non può giocare su una GPU: lì possono solo i bot di base e le ricerche con un numero di partite simulate su un solo thread, come search:1000.
