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
web-ratdragon-finished = Hai finito. Gli altri stanno ancora disegnando.
web-ratdragon-stuck = Non c’è più posto: il tuo foglio è chiuso dal giro { $round }.
web-ratdragon-partner = { $sign } { $column }{ $row }
web-ratdragon-undo = Annulla
web-ratdragon-clear = Cancella
web-ratdragon-done = Fatto

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
