### Parole del tabellone di questo gioco

web-race-track = Percorso
web-race-start = Partenza
web-race-finish = Arrivo
web-race-pawn = { $seat }, { $animal }: spazio { $pos } di { $finish }
web-race-place = { $place }º

## La ruota

web-race-wheel = La ruota
web-race-peek = Mostra la ruota del prossimo round
web-race-next = dopo ›
web-race-now = indietro
web-race-look = Tocca un'azione sulla ruota, o una delle tue carte, per vedere che cosa porta.
web-race-up-to = Energia totale fino a { $energy }
web-race-from = Energia totale da { $energy } in su
web-race-piece = { $action }. { $low }: { $lowGain }. { $high }: { $highGain }.
web-race-then = Prossimo round: { $gain }
web-race-gain-move = { $count ->
    [N] tanti spazi quanti giocatori qui
    [one] { $count } spazio
   *[other] { $count } spazi
}
web-race-gain-karma = { $count ->
    [N] tanto karma quanti giocatori qui
   *[other] { $count } karma
}
web-race-gain-card = { $count ->
    [N] tante carte 1 quanti giocatori qui
    [0] nessuna carta 1
    [one] una carta 1
   *[other] { $count } carte 1
}
web-race-people = giocatori qui
    .about = N è il numero di giocatori su questa azione in questo round.
web-race-exchange = uno scambio
    .about = Scambi carte energia con la riserva: più carte basse per una più alta, o una alta per altre più basse.
web-race-sprint = uno scatto
    .about = Se vuoi, paghi { $karma } karma e avanzi di altri { $moves } spazi.

## Carte

web-race-tucked = { $card }, energia { $energy }
web-race-energy = Energia { $value }: { $count ->
    [one] una carta
   *[other] { $count } carte
}
web-race-energy-always = Energia { $value }: non finisce mai
web-race-card-first = Prima scegli una carta azione.

## Domande

web-race-hint-exchange = Scegli una carta della riserva per averla, o una delle tue per cambiarla in più piccole.
web-race-picked = { $card }: ora scegli la carta energia.

## La scelta dell'animale

web-race-draft-three = Solo tre animali
web-race-draft-again = Altri tre
web-race-draft-all = Tutti i { $count } animali
web-race-draft-surprise = Sorprendimi
web-race-draft-about = Prima gli animali facili da giocare.
web-race-draft-chance = Uno di { $count } animali, a sorte.

## Che cosa sono le cose

web-race-space = Spazio { $space } di { $finish }
web-race-about-land = Terra: ne mancano { $left } all'Arrivo. Il fiume comincia allo spazio { $river }.
web-race-about-river = Fiume: ne mancano { $left } all'Arrivo. Chi gioca Strategia qui restituisce una carta energia. Comincia allo spazio { $river }.
web-race-about-start = Il punto più indietro. Il fiume comincia allo spazio { $river }, l'Arrivo è lo spazio { $finish }.
web-race-about-finish = Il primo round che finisce con qualcuno qui è l'ultimo. Nessuno lascia più l'Arrivo.
web-race-about-hub = Dopo ogni round l'anello gira di uno spazio.
web-race-term-finish = Arrivo condiviso: più animali arrivano nello stesso round.
web-race-term-exchange = Scambio: con la riserva, carte basse per una più alta, o una alta per più basse.
web-race-term-karma = Il karma paga le carte più basse della tua ultima, e gli scatti.
web-race-term-down = Scendere: una carta più bassa dell'ultima della tua fila costa karma.
web-race-term-outbid = Offrire di più: un avversario alla stessa azione ha giocato meno energia.
web-race-term-company = In compagnia: un avversario gioca la stessa azione in questo round.
web-race-term-card = Una carta 1 è una carta energia di valore 1.
web-race-term-energy = L'energia è la tua offerta: sta sotto una carta azione, e la più alta a un'azione ottiene di più.
web-race-term-strategise = Strategia riprende in mano le carte della tua fila.
web-race-term-gift = Il regalo: una carta 1, un karma o, in cinque, uno spazio.
web-race-term-round = Dalla ruota: il numero dello spazio a cui porta l'energia di tutti.

## Opzioni di un nuovo tavolo

web-race-option-animal-mode = Come si assegnano gli animali
    .draft = sceglie per primo il più anziano
    .random = a sorte
    .sign = secondo il segno di nascita
    .fixed = come indicato qui
web-race-option-animals = Animali, se indicati qui
web-race-option-inner-order = Pezzi della ruota, casella per casella

## Risultato e regole

web-race-wheel-n = quanti sono i giocatori a quell'azione
web-race-wheel-e = uno scambio di carte energia
web-race-wheel-k = uno scatto, pagato in karma
web-race-result = casella { $score }
