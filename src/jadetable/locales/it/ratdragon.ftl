### The Rat and the Dragon

ratdragon-title = Il Topo e il Drago
ratdragon-pitch = Tutti disegnano una di due creature su un foglio a quadretti: i pari lontani dai pari, i dispari dai dispari, e si formano coppie.

ratdragon-nobody = nessuno

## Columns of a sheet

ratdragon-column-a = a
ratdragon-column-b = b
ratdragon-column-c = c
ratdragon-column-d = d
ratdragon-column-e = e
ratdragon-column-f = f
ratdragon-column-g = g
ratdragon-column-h = h
ratdragon-column-i = i
ratdragon-column-j = j
ratdragon-column-k = k
ratdragon-column-l = l
ratdragon-column-m = m
ratdragon-column-n = n
ratdragon-column-o = o
ratdragon-column-p = p

## What is asked

ratdragon-prompt-choose = Quale creatura disegni?
ratdragon-prompt-draw = Disegna la tua creatura, una casella alla volta.
ratdragon-prompt-match = La creatura è completa. Formi una coppia o la lasci sola?

## Actions

ratdragon-action-square = { $pairing ->
    [1] Fai coppia con { $number } in { $column }{ $row }
   *[other] Casella { $column }{ $row }
}
ratdragon-action-take-sum = Disegna { $number } ({ $count }, i due dadi dello stesso colore)
ratdragon-action-take-single = Disegna { $number } ({ $count }, il dado singolo)
ratdragon-action-no-pair = Lasciala sola

## Events

ratdragon-event-guest = Tra gli invitati: { $number }.
ratdragon-event-roll = I dadi segnano { $first } e { $second } insieme, { $single } da solo.
ratdragon-event-stuck = { $seat ->
    [you] Non hai posto né per { $sum } né per { $single } e hai finito di giocare.
   *[other] { $seat } non ha posto né per { $sum } né per { $single } e ha finito di giocare.
}
ratdragon-event-finished = { $seat ->
    [you] Hai finito
   *[other] { $seat } ha finito
} di disegnare.
ratdragon-event-foul = { $seat ->
    [you] Devi
   *[other] { $seat } deve
} cancellare il disegno: { $reason ->
    [1] non è un pezzo unico
    [2] tocca una creatura della stessa parità
    [3] non è un pezzo unico e tocca una creatura della stessa parità
   *[other] le caselle libere non bastano
}.
ratdragon-event-foul-hidden = { $seat ->
    [you] Devi
   *[other] { $seat } deve
} cancellare un disegno.
ratdragon-event-drew = { $seat ->
    [you] Hai disegnato
   *[other] { $seat } ha disegnato
}: { $number }.
ratdragon-event-matched = { $seat ->
    [you] Hai formato
   *[other] { $seat } ha formato
} una coppia da { $points ->
    [one] un punto
   *[other] { $points } punti
}.
ratdragon-event-round-end = Il giro { $round } è finito.
ratdragon-event-game-end = { $reason ->
    [1] { ratdragon-table-enough-pairs }
   *[other] { ratdragon-table-nobody-can-draw }
}
ratdragon-event-score = { $seat ->
    [you] Tu
   *[other] { $seat }
}: { $total ->
    [one] un punto
   *[other] { $total } punti
}, posto { $rank }.

## Why not

ratdragon-why-choose-first = Prima scegli quale delle due creature disegnare.
ratdragon-why-number-fixed = Stai già disegnando: { $number }.
ratdragon-why-finish-drawing = Prima completa il disegno: { $number }.
ratdragon-why-off-sheet = Quella casella è fuori dal foglio.
ratdragon-why-square-taken = La casella { $column }{ $row } è già occupata: { $number }.
ratdragon-why-already-drawn = La casella { $column }{ $row } fa già parte di questo disegno.
ratdragon-why-beside-even = In { $column }{ $row } { $number } toccherebbe un'altra creatura pari.
ratdragon-why-beside-odd = In { $column }{ $row } { $number } toccherebbe un'altra creatura dispari.
ratdragon-why-pocket-too-small = Intorno a { $column }{ $row } non c'è posto per tutte le { $count } caselle di { $number }.
ratdragon-why-not-connected = La casella { $column }{ $row } non tocca quello che hai disegnato.
ratdragon-why-pair-now = La creatura è completa: ora forma una coppia o lasciala sola.
ratdragon-why-nobody-there = In { $column }{ $row } non c'è nessuna creatura.
ratdragon-why-itself = { $number } non può far coppia con sé.
ratdragon-why-has-mate = { $number } ha già un partner.
ratdragon-why-not-touching = La nuova creatura non tocca quella scelta: { $number }.
ratdragon-why-same-kind = { $number } è della stessa specie: una coppia è fatta di uno Yang e uno Yin.
ratdragon-why-point-at-anchor = Per far coppia con { $number } indica la sua prima casella, { $column }{ $row }.

## Options

ratdragon-option-sheet = Quanto è grande il foglio: usual, oppure square_15 e square_16 per una partita più lunga.
ratdragon-option-guests = Quanti invitati ci sono; -1 ne prende tre, come al solito.
ratdragon-option-pairs-to-end = La partita finisce dopo il giro in cui qualcuno raggiunge tante coppie.
ratdragon-option-pair-rule = Chi può far coppia: yang_ying (uno per specie) oppure any, due creature qualsiasi che si toccano.
ratdragon-option-stuck-penalty = Se restare bloccati costa il più basso dei due numeri usciti: 1 sì, 0 no, -1 solo giocando da soli.
ratdragon-option-table-rules = Si possono fare disegni sbagliati, che poi vanno cancellati.

## Words of the table

ratdragon-table-round = Giro { $round }
ratdragon-table-sum = dadi dello stesso colore
ratdragon-table-single = dado singolo
ratdragon-table-odd = dispari
ratdragon-table-even = pari
ratdragon-table-yang = Yang
ratdragon-table-yin = Yin
ratdragon-table-guests = Invitati
ratdragon-table-no-guests = nessuno
ratdragon-table-pairs = Coppie
ratdragon-table-unpaired = Senza partner
ratdragon-table-missing = Invitati assenti
ratdragon-table-empty = Caselle vuote
ratdragon-table-stuck = Blocco
ratdragon-table-total = Totale
ratdragon-table-couples = Coppie formate
ratdragon-table-drawing = disegna
ratdragon-table-finished = ha disegnato
ratdragon-table-done = non ha più posto
ratdragon-table-progress = { $done } caselle su { $all }
ratdragon-table-legend = ■ appena disegnate  □ posto  · vuote  × morte  ♥ in coppia
ratdragon-table-how = Scrivi le caselle (c4 c5 d5) o un percorso (c4 rrd).
ratdragon-table-won = Hai vinto!
ratdragon-table-lost = Stavolta non ce l'hai fatta.
ratdragon-table-place = posto { $rank }
ratdragon-table-enough-pairs = La partita finisce: qualcuno ha formato abbastanza coppie.
ratdragon-table-nobody-can-draw = La partita finisce: nessuno può più disegnare.

## The rules

ratdragon-rules-aim = Fai il sensale: disegna le creature sul tuo foglio a quadretti in modo che le coppie migliori stiano fianco a fianco e ne restino sole il meno possibile. Vince chi fa più punti.
    .title = Scopo
ratdragon-rules-creatures = Le creature sono dodici e ognuna occupa tante caselle quanto vale il suo numero: Topo 1, Coniglio 2, Gallo 3, Cane 4, Serpente 5, Maiale 6, Scimmia 7, Capra 8, Tigre 9, Cavallo 10, Bue 11, Drago 12. I numeri da 1 a 6 sono Yang, quelli da 7 a 12 sono Yin (il regolamento scrive «Ying»).
    .title = Le creature
ratdragon-rules-setup = Ognuno ha un foglio vuoto di 12 colonne e 15 righe; se ne possono scegliere di più grandi, 15 × 15 o 16 × 16. Si mescolano le dodici carte e se ne scoprono tre: quelle creature sono gli invitati. Le altre carte non servono più.
    .title = Preparazione
ratdragon-rules-round = Si tirano tre dadi, due di un colore e uno di un altro. La somma dei primi due indica una creatura, il dado singolo un'altra. Tutti disegnano nello stesso momento una delle due, ognuno sul proprio foglio; finché non hanno finito tutti, nessuno vede i disegni altrui. Se i due numeri coincidono non c'è scelta, e se c'è posto per uno solo bisogna disegnare quello.
    .title = Un giro
ratdragon-rules-drawing = Una creatura è un pezzo unico: le sue caselle sono unite per i lati. Due caselle si toccano se hanno un lato in comune; un angolo in comune non conta. Una creatura pari non può mai toccarne un'altra pari, né una dispari un'altra dispari. Pari accanto a dispari va sempre bene. Una casella vicina a entrambe le parità è morta: nessuno potrà più usarla.
    .title = Disegnare
ratdragon-rules-pairs = Quando la nuova creatura ne tocca una dell'altra specie ancora senza partner, uno Yang accanto a uno Yin, puoi unirle in coppia. Una coppia vale la differenza dei due numeri: la migliore è il Topo accanto al Drago, 11 punti. Ogni creatura ha al massimo un partner e una coppia non si scioglie più. Puoi anche lasciare sola la nuova creatura: quelle due non potranno più unirsi fra loro, ma ciascuna può ancora trovare un partner fra le creature disegnate dopo.
    .title = Coppie
ratdragon-rules-stuck = Se sul tuo foglio non c'è posto per nessuno dei due numeri resti bloccato: hai finito e non disegni più, anche se un tiro successivo ci starebbe. Gli altri continuano.
    .title = Bloccati
ratdragon-rules-end = La partita finisce quando nessuno può più disegnare, oppure dopo il giro in cui qualcuno è arrivato a 20 coppie.
    .title = Fine
ratdragon-rules-scoring = Somma i punti delle tue coppie. Somma i numeri delle creature rimaste sole e sottraine la metà, arrotondata per eccesso. Sottrai il numero di ogni invitato che non hai mai disegnato: in coppia o da solo non importa. Vince il totale più alto; a parità, chi ha meno caselle vuote; se anche queste sono pari, la vittoria è condivisa.
    .title = Punteggio
ratdragon-rules-solo = Da soli si gioca allo stesso modo, con due perdite in più: un punto per ogni casella vuota e, se finisci bloccato, il più basso dei due numeri che non hai potuto disegnare. Vinci se il totale è maggiore di zero.
    .title = Da soli
ratdragon-rules-options = Il foglio è quello solito di 12 × 15 oppure, per una partita più lunga, di 15 × 15 (circa 40 giri) o di 16 × 16 (circa 45). Gli invitati possono essere da nessuno a tutti e dodici. Se bastano 8 o 10 coppie per finire, la partita diventa una corsa più breve. Si può permettere di far coppia a tutte le creature che si toccano, di qualunque specie. Il numero più basso può pagarlo chiunque resti bloccato, nessuno, o solo chi gioca da solo. Se i disegni sbagliati sono permessi, puoi disegnare dove vuoi; un disegno sbagliato si cancella, tutti vedono che è successo ma solo tu sai perché, e per il resto del giro ti vengono proposte solo caselle giuste. Non costa altro.
    .title = Opzioni
ratdragon-rules-tips = Disegna stretto, contro i bordi e le altre creature. Tieni un lato libero accanto a chi cerca ancora un partner: a uno Yang serve molto spazio, a uno Yin ne basta poco. Prendi un invitato raro quando capita. Uno Yang piccolo è un partner economico per uno Yin grande.
    .title = Consigli
ratdragon-rules-sources = La parte del regolamento sul punteggio, la griglia, l'uso delle carte e la preparazione per un giocatore erano figure e sono perdute. Abbiamo ricostruito, in modo che torni il risultato stampato di una partita da soli: il foglio di 12 × 15; che cosa fa una coppia e che vale la differenza; i tre invitati e quanto costa chi manca; e quanto paga chi resta bloccato quando gioca da solo. Sono stampati le creature, i dadi, il divieto fra pari e pari o dispari e dispari, la fine a 20 coppie, la metà per le creature sole e le caselle vuote quando si gioca da soli.
    .title = Che cosa è stampato e che cosa è nostro

## Ciò che si conta, nelle frasi su quel che porta una scelta

ratdragon-measure-points = { $amount ->
    [one] { $amount } punto
   *[other] { $amount } punti
}
ratdragon-measure-pairs = { $amount ->
    [one] { $amount } coppia
   *[other] { $amount } coppie
}
ratdragon-measure-single = { $amount ->
    [one] { $amount } creatura senza compagno
   *[other] { $amount } creature senza compagno
}
ratdragon-measure-dead = { $amount ->
    [one] { $amount } casella morta
   *[other] { $amount } caselle morte
}

## Su carta

ratdragon-print-sheets = Fogli su cui disegnare
ratdragon-print-cards = Carte delle creature
ratdragon-print-dice = { $matching } dadi di un colore e { $single } di un altro, ciascuno con { $sides } facce.
ratdragon-print-pencils = Matite e una gomma.
ratdragon-print-name = Nome:
ratdragon-print-squares = { $count } q.
ratdragon-print-alone = solo da soli
ratdragon-print-guest = assente: −{ $cost }
