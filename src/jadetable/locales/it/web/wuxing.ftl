### Words of this game's board

web-wuxing-tile = { $element }, { $kind }, vale { $points }; ora servono i dadi { $panel }
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
}, bonus { $points }
web-wuxing-one-colour = Tessere di un colore
web-wuxing-series = Serie complete

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
