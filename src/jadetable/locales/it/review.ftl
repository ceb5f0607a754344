### Bot contro bot, e uno sguardo indietro sulla partita

## jade arena

arena-title = { $game }: { $games ->
    [one] una partita
   *[other] { $games } partite
}, { $seats ->
    [one] un posto
   *[other] { $seats } posti
}, seme { $seed }
arena-even = quota pari
arena-share = quota di vittorie per ogni posto occupato, con intervalli al 95 %
arena-held = Posti occupati
arena-rating = Punteggio
arena-thinking = ms a scelta
arena-milliseconds = { NUMBER($milliseconds, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-before = Arrivato prima di
arena-clear = L'ordine è chiaro: ogni bot è ben davanti al successivo.
arena-unclear = L'ordine non è ancora chiaro: servono altre partite.
error-arena-bots = { $needed ->
    [1] Indica almeno un bot.
   *[other] «--mix one» mette il primo bot in mezzo agli altri: indica almeno due bot.
}
error-chart-ending = { $file } non è un file .svg, e i disegni sono in SVG: scegli un nome che finisce in .svg.

## jade review

review-progress = Rivedo la partita
review-title = { $game }: uno sguardo indietro su { $choices ->
    [one] una scelta
   *[other] { $choices } scelte
}
review-curves = Probabilità di vincere, dalla prima scelta al risultato, per quanto ogni posto poteva sapere:
review-costly = Le scelte più costose:
review-choice = Azione { $place }, { $name }: { $chosen } ({ $worth } %). Meglio: { $better } ({ $better_worth } %).
review-no-costly = Nessuna scelta è stata chiaramente un errore.
review-balance = Che cosa ha determinato il risultato, in punti di probabilità di vincere (100 = una partita intera), rispetto a un gioco assennato:
review-own = Scelte proprie
review-others = Scelte altrui
review-fortune = Dadi, carte e ciò che non si può stabilire
review-luck = Dadi, carte e ciò che non si può stabilire sono stati circa { $share } % di ciò che ha mosso il risultato; il resto, scelte.
error-review-unfinished = Questa partita non è ancora finita: non c'è nulla da rivedere.
error-sim-search = «{ $bot }» pensa troppo a lungo per il gioco in massa. Prova: jade arena { $game } --bots { $bot },normal

## Che cosa parla a favore di una scelta e contro

ground-gets = Subito, di sicuro: +{ $what }.
ground-pays = Subito, di sicuro: −{ $what }.
ground-more = Un giro dopo: +{ $what }.
ground-less = Un giro dopo: −{ $what }.
ground-rival-more = Un giro dopo, { $name }: +{ $what }.
ground-rival-less = Un giro dopo, { $name }: −{ $what }.
ground-beside = Rispetto a «{ $other }», in media su { $worlds } partite immaginate.
ground-alike = Un giro dopo niente di ciò che si conta differisce con certezza da «{ $other }», su { $worlds } partite immaginate.
measure-points = { $amount ->
    [one] { $amount } punto
   *[other] { $amount } punti
}
