### Words of this game's board

web-ratdragon-my-sheet = Il tuo foglio
web-ratdragon-sheet-of = Il foglio di { $name }
web-ratdragon-look = Guarda il foglio di { $name }
web-ratdragon-back = Torna al mio foglio

## Squares, as they are read aloud

web-ratdragon-cell-empty = { $column }{ $row }, vuota
web-ratdragon-cell-drawn = { $column }{ $row }, parte del tuo disegno
web-ratdragon-cell-single = { $column }{ $row }, { $sign } { $number }, senza partner
web-ratdragon-cell-paired = { $column }{ $row }, { $sign } { $number }, in coppia

## Drawing

web-ratdragon-draw = { $sign }: { $progress }
web-ratdragon-loose = Le caselle chiare si disegnano quando il disegno le raggiunge.
web-ratdragon-whole = { $sign }: disegno completo. Va bene così?
web-ratdragon-sending = Un attimo …
web-ratdragon-stuck = Non c’è più posto: il tuo foglio è chiuso dal giro { $round }.
web-ratdragon-partner = { $sign } { $column }{ $row }
web-ratdragon-undo = Annulla
web-ratdragon-clear = Cancella
web-ratdragon-done = Fatto

## Che cosa porta un disegno

web-ratdragon-brings = Che cosa porta il disegno finora
web-ratdragon-brings-pair = La coppia porta { $points } punti
web-ratdragon-brings-reach = A portata c’è una coppia da { $points } punti
web-ratdragon-brings-less = { $count ->
    [one] Si perde un punto in meno per chi è senza partner
   *[other] Si perdono { $count } punti in meno per chi è senza partner
}
web-ratdragon-brings-guest = È un invitato che ti manca ancora: { $points } punti
web-ratdragon-brings-single = Se resta senza partner: { $points } punti
web-ratdragon-brings-dead = { $count ->
    [one] Una casella vuota muore: lì non ci sta più nessuno
   *[other] { $count } caselle vuote muoiono: lì non ci sta più nessuno
}
web-ratdragon-pairing = { $partner }: { $points } punti{ $count ->
    [0] {""}
   *[other] { " " }e { $count } in meno da pagare
}
web-ratdragon-leave-single = Lascia senza partner: { $points }
web-ratdragon-pair-worth = { $points ->
    [one] Una coppia da un punto
   *[other] Una coppia da { $points } punti
}
web-ratdragon-kind = { $kind }, { $odd }, { $count ->
    [one] una casella
   *[other] { $count } caselle
}
web-ratdragon-dead = Morta: sta fra creature pari e dispari, e nessuno ci entra
web-ratdragon-has-all = La creatura ha tutte le sue caselle. Annulla, oppure premi Fatto.
web-ratdragon-nothing-drawn = Non c’è ancora niente di disegnato.
web-ratdragon-tally = Coppie: { $pairs }. Caselle vuote: { $empty }. Punti: { $score }
web-ratdragon-enlarge = Premi per vederlo in grande.

## Che cosa vogliono dire i segni

web-ratdragon-means-odd = Tratti di matita. Due creature dispari non si toccano mai.
web-ratdragon-means-even = Punti. Due creature pari non si toccano mai.
web-ratdragon-means-yang = Numero chiaro. Uno Yang e uno Yin che si toccano possono far coppia.
web-ratdragon-means-yin = Numero scuro. Uno Yang e uno Yin che si toccano possono far coppia.
web-ratdragon-means-single = Bordo tratteggiato: questa creatura cerca ancora un partner.
web-ratdragon-means-paired = Un filo rosso con i punti della coppia: la differenza fra i due numeri.
web-ratdragon-means-couples = La partita finisce dopo il giro in cui qualcuno arriva a { $count } coppie.
web-ratdragon-means-pairs = I punti di tutte le tue coppie.
web-ratdragon-means-total = Quanto vale il foglio così com'è.
web-ratdragon-means-round = A ogni giro si lanciano una volta tre dadi; ognuno disegna una delle due creature che indicano.
web-ratdragon-means-unpaired = La somma dei numeri senza partner, divisa per due e arrotondata per eccesso.
web-ratdragon-means-missing = Un invitato che non disegni mai costa alla fine il suo numero.
web-ratdragon-means-empty = Da soli, ogni casella vuota costa un punto.
web-ratdragon-means-stuck = Chi resta bloccato paga il numero più basso dei due.

## Guests, couples, the end

web-ratdragon-guest-wanted = invitato
web-ratdragon-guest-here = { $sign } { $number }: già disegnato
web-ratdragon-guest-missing = { $sign } { $number }: manca ancora
web-ratdragon-couple = { $first } e { $second }: { $points ->
    [one] un punto
   *[other] { $points } punti
}
web-ratdragon-single = senza partner
web-ratdragon-paired = coppia
web-ratdragon-winners = { $count ->
    [one] Vince { $names }!
   *[other] Vincono insieme { $names }!
}

## Opzioni di un nuovo tavolo

web-ratdragon-option-sheet = Grandezza del foglio
    .usual = 12 × 15, quello solito
    .square-15 = 15 × 15, circa 40 giri
    .square-16 = 16 × 16, circa 45 giri
web-ratdragon-option-pair-rule = Chi può far coppia
    .yang-ying = uno Yang e uno Yin
    .any = due qualsiasi che si toccano
web-ratdragon-option-stuck-penalty = Restare bloccati costa il numero più basso tirato
    .v-1 = solo quando si gioca da soli
    .v0 = mai
    .v1 = sempre

## Risultato e regole

web-ratdragon-squares = Occupa { $count ->
    [one] un quadretto
   *[other] { $count } quadretti
}
web-ratdragon-result = { $score ->
    [one] un punto
   *[other] { $score } punti
}
