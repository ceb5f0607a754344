### Words of this game's board

web-wuxing-tile = { $element }, { $kind }, vale { $points }.
web-wuxing-held = { $tile } ({ $points })
web-wuxing-tokens = { $count ->
    [0] Nessun gettone
    [one] Un gettone
   *[other] { $count } gettoni
}
web-wuxing-score = Tessere { $values }, bonus { $bonus }
web-wuxing-place = { $place }º posto
web-wuxing-colour = { $colour }: { $count ->
    [one] una tessera
   *[other] { $count } tessere
}, bonus { $points }.
web-wuxing-next = Con { $count } il bonus è { $points }.
web-wuxing-series-name = Serie complete
web-wuxing-series = { $kind ->
    [element] Elementi
    [animal] Animali
   *[stem] Tronchi
}: { $count } su { $size }. Tutti insieme valgono altri { $points } punti.
web-wuxing-raids = Puoi catturare:

## Che cos'è un pezzo

web-wuxing-panel-single = Vuole un { $faces } su uno dei dadi.
web-wuxing-panel-pair = Vuole i due dadi: esattamente { $faces }.
web-wuxing-panel-triple = Vuole sui dadi due di { $faces }.
web-wuxing-panel-out = Mostra il segno di scarto e lascia il tabellone.
web-wuxing-then = Dopo il prossimo giro del tabellone: { $panel }
web-wuxing-gain = A chi è di turno porterebbe { $points ->
    [one] un punto
   *[other] { $points } punti
}.
web-wuxing-captured-by = Un avversario la cattura con i dadi { $pairs }.
web-wuxing-or = { " o " }
web-wuxing-die = Un dado: { $face }
web-wuxing-about-dice = I dadi di chi è di turno. Per prendere una tessera devono corrispondere al lato in basso; per catturarla, a una coppia stampata.
web-wuxing-about-let-go = Ti costa { $points ->
    [one] un punto
   *[other] { $points } punti
}.
web-wuxing-about-token = Un gettone yin-yang cambia un dado di uno, lo rilancia, o salva una tessera da una cattura. Ognuno serve una volta sola.
web-wuxing-about-draw = { $count ->
    [0] Non arriva più nessuna tessera.
    [one] Deve ancora arrivare una tessera.
   *[other] Devono ancora arrivare { $count } tessere, in ordine ignoto.
} Premi per vedere quali.
web-wuxing-about-discard = { $count ->
    [0] Nessuna tessera è sfuggita.
    [one] Una tessera è sfuggita.
   *[other] { $count } tessere sono sfuggite.
} Si rimescolano quando la pila finisce. Premi per vederle.

## Gettoni

web-wuxing-use-plus = Un gettone: uno in più su questo dado
web-wuxing-use-minus = Un gettone: uno in meno su questo dado
web-wuxing-use-rethrow = Un gettone: rilancia questo dado
web-wuxing-star = ★ qui un gettone apre qualcosa di nuovo
web-wuxing-tokens-here = Un gettone cambia un dado
web-wuxing-faces = { $faces } facce su { $all } aprono qualcosa.
web-wuxing-opens-claims = Poi si potrebbe prendere: { $tiles }.
web-wuxing-opens-raids = Poi si potrebbe catturare: { $tiles }.
web-wuxing-opens-nothing = Non apre niente.
web-wuxing-token-spent = Il gettone poi non c'è più.

## Che cosa fare

web-wuxing-either = { $first } o { $last }
web-wuxing-thrown = { $d0 } e { $d1 }: { $what }.
web-wuxing-do-claim = prendi una tessera illuminata
web-wuxing-do-raid = cattura la tessera di un avversario
web-wuxing-do-token = cambia un dado con un gettone
web-wuxing-do-pass = passa

## Opzioni di un nuovo tavolo

web-wuxing-option-end-rule = La partita finisce quando
    .unfilled = una casella non si può più riempire
    .all-claimed = ogni tessera ha un padrone
    .piles-empty = entrambe le pile sono vuote
web-wuxing-option-first-player = Chi comincia
    .random = a sorte
    .seat = il posto indicato sotto
    .oldest = il più anziano
    .youngest = il più giovane
    .zodiac = il primo segno dal Topo al Maiale
web-wuxing-option-first-seat = Il posto che comincia, se indicato sopra
web-wuxing-option-tie-break = A pari punti
    .shared = il posto è condiviso
    .tokens = decidono i gettoni avanzati, poi le tessere

## Risultato e regole

web-wuxing-result = { $score ->
    [one] un punto
   *[other] { $score } punti
}
