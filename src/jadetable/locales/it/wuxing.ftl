### Wu Xing: il gioco dei Cinque Elementi

wuxing-title = Wu Xing: il gioco dei Cinque Elementi
wuxing-pitch = Lancia i dadi, prendi le tessere prima che girino via, fai razzie dai rivali e completa colori e serie.

## Names

wuxing-stem-jia = Jia
wuxing-stem-yi = Yi
wuxing-stem-bing = Bing
wuxing-stem-ding = Ding
wuxing-stem-wu = Wu
wuxing-stem-ji = Ji
wuxing-stem-geng = Geng
wuxing-stem-xin = Xin
wuxing-stem-ren = Ren
wuxing-stem-gui = Gui
wuxing-tile-none = nessuna
wuxing-space-left = a sinistra
wuxing-space-middle = al centro
wuxing-space-right = a destra
wuxing-call-left = a sinistra
wuxing-call-middle = al centro
wuxing-call-right = a destra
wuxing-die-first = primo dado
wuxing-die-second = secondo dado

## What is asked

wuxing-prompt-act = Che cosa fai con questi dadi?
wuxing-prompt-defend = Una tua tessera è sotto attacco. Spendi un gettone per tenerla?

## Actions

wuxing-action-pass = Passa
wuxing-action-claim = Prendi la tessera { $tile } ({ $space })
wuxing-action-attack = { $held ->
    [0] Cerca di catturare la tessera { $tile }
   *[other] Cerca di catturare la tessera { $tile } di { $owner }
}
wuxing-action-plus = Gettone: { $die } +1 (da { $face } a { $result })
wuxing-action-minus = Gettone: { $die } −1 (da { $face } a { $result })
wuxing-action-rethrow = Gettone: rilancia il { $die } (ora { $face })
wuxing-action-prevent = Spendi un gettone e tieni la tessera { $tile }
wuxing-action-let-go = Lascia la tessera { $tile } a { $attacker }

## Events

wuxing-event-throw = { $seat ->
    [you] Lanci i dadi
   *[other] { $seat } lancia i dadi
}: { $d0 } e { $d1 }.
wuxing-event-step = { $seat ->
    [you] Spendi
   *[other] { $seat } spende
} un gettone ({ $step ->
    [1] +1
   *[other] −1
}): il { $die } ora segna { $face }.
wuxing-event-rethrow = { $seat ->
    [you] Spendi un gettone e rilanci
   *[other] { $seat } spende un gettone e rilancia
} il { $die }: { $face }.
wuxing-event-claim = { $seat ->
    [you] Prendi
   *[other] { $seat } prende
} la tessera { $tile } ({ $space }).
wuxing-event-attack = { $seat ->
    [you] Cerchi
   *[other] { $seat } cerca
} di catturare la tessera { $tile } { $owner ->
    [you] che è tua.
   *[other] di { $owner }.
}
wuxing-event-prevent = { $seat ->
    [you] Spendi un gettone e difendi
   *[other] { $seat } spende un gettone e difende
} la tessera { $tile } da { $attacker }.
wuxing-event-capture = { $seat ->
    [you] Catturi
   *[other] { $seat } cattura
} la tessera { $tile } { $victim ->
    [you] che era tua.
   *[other] di { $victim }.
}
wuxing-event-pass = { $seat ->
    [you] Passi
   *[other] { $seat } passa
}.
wuxing-event-wrong-call = { $seat ->
    [you] Chiami
   *[other] { $seat } chiama
} una tessera sbagliata ({ $action }): non si muove nulla e il turno è finito.
wuxing-event-rotate = { $seat ->
    [you] Fai girare
   *[other] { $seat } fa girare
} le tessere sulla plancia.
wuxing-event-discard = La tessera { $tile } mostra il simbolo di scarto e lascia la plancia ({ $space }).
wuxing-event-reset = La tessera { $tile } ricomincia dal lato iniziale ({ $space }).
wuxing-event-reshuffle = Gli scarti vengono mescolati: nuova pila di { $count } tessere.
wuxing-event-place = Sulla plancia arriva la tessera { $tile } ({ $space }).
wuxing-event-board-to = La plancia passa a { $seat }.
wuxing-event-game-over = { $truncated ->
    [0] Non restano abbastanza tessere: fine della partita.
   *[other] Limite di turni raggiunto: fine della partita.
}
wuxing-event-rank = { $seat ->
    [you] Tu
   *[other] { $seat }
}: { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}, posto n. { $rank }.

## Why not

wuxing-why-space-empty = In quella casella ({ $space }) non c'è nessuna tessera.
wuxing-why-needs-single = La tessera { $tile } mostra { $p0 }: serve quel numero su uno dei dadi, ma hai { $d0 }-{ $d1 }.
wuxing-why-needs-pair = La tessera { $tile } mostra la coppia { $p0 }-{ $p1 }: servono proprio quei due dadi, ma hai { $d0 }-{ $d1 }.
wuxing-why-needs-triple = La tessera { $tile } mostra { $p0 }-{ $p1 }-{ $p2 }: servono due di quei tre dadi, ma hai { $d0 }-{ $d1 }.
wuxing-why-own-tile = La tessera { $tile } è già tua.
wuxing-why-on-board = La tessera { $tile } è sulla plancia: da lì si prende, non si cattura.
wuxing-why-in-pile = Nessuno ha la tessera { $tile }: è ancora in una pila.
wuxing-why-no-pair = Si cattura solo con una coppia stampata: per la tessera { $tile } serve { $p0 }-{ $p1 }, ma hai { $d0 }-{ $d1 }.
wuxing-why-neither-pair = Si cattura solo con una coppia stampata: per la tessera { $tile } serve { $p0 }-{ $p1 }, { $q0 }-{ $q1 }, ma hai { $d0 }-{ $d1 }.
wuxing-why-natural-only = A questo tavolo i dadi modificati di +1 o −1 non catturano: per questo turno la tessera { $tile } è al sicuro.
wuxing-why-no-token = Non hai più gettoni.
wuxing-why-not-attacked = Nessuna delle tue tessere è sotto attacco.
wuxing-why-answer-first = { $attacker } attacca la tessera { $tile }: prima rispondi.

## Options

wuxing-option-end-rule = Quando finisce la partita: unfilled (una casella non si può più riempire), all_claimed (tutte le tessere sono prese) o piles_empty (entrambe le pile sono vuote).
wuxing-option-first-player = Chi comincia: random (a sorte), seat (vedi first_seat), oldest (il più anziano), youngest (il più giovane) o zodiac (il primo segno a partire dal Topo).
wuxing-option-first-seat = Il posto che comincia quando first_player è seat; il primo posto è 0.
wuxing-option-capture-natural = Se i dadi modificati di +1 o −1 non possono catturare.
wuxing-option-tie-break = A parità di punti: shared (stesso posto) o tokens (contano i gettoni rimasti, poi il numero di tessere).
wuxing-option-table-rules = Si possono chiamare prese e catture sbagliate: falliscono e costano il turno.
wuxing-option-max-turns = Dopo tanti turni di singoli giocatori la partita si ferma e si contano i punti.

## Words of the table

wuxing-table-turn = Turno { $number }: { $name }
wuxing-table-over = La partita è finita
wuxing-table-dice = Dadi
wuxing-table-fits = va bene: +{ $points }
wuxing-table-empty = vuota
wuxing-table-element = elemento
wuxing-table-animal = animale
wuxing-table-stem = tronco
wuxing-table-player = Giocatore
wuxing-table-score = Punti
wuxing-table-tokens = Gettoni
wuxing-table-tiles = Tessere e coppie che le catturano
wuxing-table-bonus = bonus { $points }
wuxing-table-draw-pile = Pila
wuxing-table-discard-pile = Scarti
wuxing-table-left = { $count ->
    [one] La prossima presa chiude la partita
   *[other] Mancano { $count } prese alla fine
}
wuxing-table-attack = { $attacker } vuole la tessera { $tile } di { $owner }: { $loss } punti persi, { $gain } guadagnati
wuxing-table-preview = Con un gettone
wuxing-table-plus = +1 al { $die }
wuxing-table-minus = −1 al { $die }
wuxing-table-rethrow = rilanciando il { $die }: { $faces } facce su { $all } aprono qualcosa
wuxing-table-barred = In questo turno niente catture: i dadi sono stati modificati

## The rules

wuxing-rules-aim = Raccogli tessere. Ognuna ha un valore; le tessere dello stesso colore e le serie complete danno punti in più. Vince chi ha più punti quando la plancia non si può più riempire.
    .title = Scopo
wuxing-rules-setup = Le tessere a cinque lati sono 27: 5 Elementi, 12 Animali e 10 Tronchi Celesti. Si mescolano coperte e formano la pila. Ognuno riceve tre gettoni Yin Yang e due dadi. Le prime tre tessere si mettono sulle tre caselle della plancia, con il lato iniziale in basso. La plancia va a chi comincia; si gioca in senso orario.
    .title = Preparazione
wuxing-rules-turn = Lancia i tuoi due dadi. Se vuoi, spendi gettoni per modificarli. Poi fai una sola cosa: prendi una tessera dalla plancia, cerca di catturarne una a un rivale, oppure passa. La scelta è libera: non sei mai obbligato a prendere. Alla fine la plancia gira, si riempie e va al giocatore successivo.
    .title = Il turno
wuxing-rules-tokens = Un gettone aggiunge 1 a un tuo dado, toglie 1, oppure permette di rilanciarlo. Si conta in cerchio: dopo il 6 viene l'1, prima dell'1 il 6. In un turno puoi spenderne più d'uno, tra il lancio e la tua azione, e poi anche passare. Nel turno degli altri un gettone serve a una cosa sola: impedire la cattura di una tua tessera. Un gettone speso non torna più.
    .title = I gettoni Yin Yang
wuxing-rules-claiming = Puoi prendere una tessera quando i tuoi dadi corrispondono al lato in basso. Un dado solo: deve comparire su almeno uno dei tuoi. Due dadi: devi averli tutti e due, esatti. Tre dadi: i tuoi devono essere due di quei tre; un numero vale due volte solo se è stampato due volte. Su 36 lanci un dado singolo riesce 11 volte, una terna di numeri diversi 6, una coppia mista 2, un doppio 1.
    .title = Prendere una tessera
wuxing-rules-capturing = Invece di prendere puoi attaccare una tessera di un altro giocatore, se i tuoi dadi formano una coppia stampata su uno qualsiasi dei suoi lati. Elementi e Tronchi hanno una coppia, gli Animali due; i lati con un dado o con tre non catturano mai. Il proprietario può spendere un gettone per impedirlo e tenere la tessera; altrimenti diventa tua. In ogni caso l'attacco era la tua azione del turno. Una tessera catturata può essere catturata di nuovo, anche subito.
    .title = Catturare una tessera
wuxing-rules-rotating = Alla fine di ogni turno tutte le tessere sulla plancia girano di un lato in senso antiorario e in basso arriva il lato seguente. La tessera che ora mostra il simbolo di scarto va negli scarti. Poi le caselle vuote si riempiono dalla pila, da sinistra a destra; le tessere nuove non girano. Quando la pila è vuota, gli scarti si mescolano e formano quella nuova. Quando restano da prendere al massimo tre tessere, quella che arriva al simbolo di scarto ricomincia invece dal lato iniziale.
    .title = Girare e riempire
wuxing-rules-end = La partita finisce alla fine del turno in cui una casella resta vuota perché non ci sono più tessere in nessuna pila: cioè con la prima presa tra le ultime tre tessere. Quelle rimaste sulla plancia non sono di nessuno.
    .title = Fine della partita
wuxing-rules-scoring = Somma i valori delle tue tessere. Per ogni colore, 3 tessere danno 5 punti, 4 ne danno 7, 5 ne danno 10, 6 ne danno 15 e 7 ne danno 25; conta solo il gradino più alto. Tutti e cinque gli Elementi danno altri 25 punti, tutti e dodici gli Animali 15, tutti e dieci i Tronchi 10. Una tessera conta in tutti e tre i modi; i gettoni non danno punti. A parità di punti si condivide il posto.
    .title = Punteggio
wuxing-rules-options = Si può continuare finché ogni tessera ha un padrone, o fermarsi appena le due pile sono vuote. Chi comincia si sorteggia, oppure è un posto scelto, il più anziano, il più giovane o il primo segno dal Topo al Maiale; a parità di segno comincia il più anziano. Un dado modificato di +1 o −1 può vietare le catture per il resto del turno; un dado rilanciato mai. A parità di punti possono decidere i gettoni rimasti, poi il numero di tessere. Se prese e catture sbagliate sono permesse, puoi chiamarne una che non corrisponde; viene rifiutata, non si muove nulla e il turno è finito. Si dice dopo quanti turni la partita si ferma e si contano i punti.
    .title = Opzioni
wuxing-rules-tips = I lati vanno dal facile al difficile: una tessera si prende meglio quando è appena arrivata. All'inizio i gettoni sono preziosi: spendili per una tessera che completa un colore o una serie. Chi non ha gettoni non può difendersi. Prima dell'ultima presa fai i conti: potresti regalare la vittoria a un altro.
    .title = Consigli
wuxing-rules-sources = Le tessere sono perdute; il regolamento dice quali tipi ci sono e quanti lati di ogni sorta hanno. Abbiamo disegnato noi: i dadi sui lati e il loro ordine, i valori delle tessere e il colore di ogni animale e tronco (secondo le antiche tavole degli elementi). I premi, il numero delle tessere, la rotazione e tutte le regole del gioco sono del regolamento, con parole nostre. Il limite di turni è nostro.
    .title = Che cosa è stampato e che cosa è nostro

## Ciò che si conta, nelle frasi su quel che porta una scelta

wuxing-measure-points = { $amount ->
    [one] { $amount } punto
   *[other] { $amount } punti
}
wuxing-measure-tiles = { $amount ->
    [one] { $amount } tessera
   *[other] { $amount } tessere
}
wuxing-measure-tokens = { $amount ->
    [one] { $amount } gettone yin-yang
   *[other] { $amount } gettoni yin-yang
}

## Su carta

wuxing-print-board = Plancia
wuxing-print-tiles = Tessere
wuxing-print-tokens = Gettoni Yin Yang
wuxing-print-bonus = Premi
wuxing-print-scores = Foglio dei punti
wuxing-print-turn = Dopo ogni turno ogni tessera gira di un lato, come mostra la freccia; il lato al bordo rosso sta davanti ai dadi.
wuxing-print-colour = Tessere dello stesso colore
wuxing-print-series = Serie complete
wuxing-print-element = { $size ->
    [0] Elementi
   *[other] tutti i { $size } Elementi
}
wuxing-print-animal = { $size ->
    [0] Animali
   *[other] tutti i { $size } Animali
}
wuxing-print-stem = { $size ->
    [0] Tronchi
   *[other] tutti i { $size } Tronchi
}
wuxing-print-values = Valori delle tessere
wuxing-print-dice = { $dice } dadi comuni; tutti usano gli stessi, a turno.
