### Bot contro bot, e uno sguardo indietro sulla partita

## jade arena

arena-title = { $game }: { $games } partite, { $seats } posti, seme { $seed }
arena-even = quota pari
arena-share = quota di vittorie per ogni posto occupato, con intervalli al 95 %
arena-held = Posti occupati
arena-rating = Punteggio
arena-thinking = ms a scelta
arena-before = Arrivato prima di
arena-clear = L'ordine è chiaro: ogni bot è ben davanti al successivo.
arena-unclear = L'ordine non è ancora chiaro: servono altre partite.

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
review-balance = Che cosa ha fatto il risultato, in punti di probabilità di vincere (100 = una partita intera), rispetto a un gioco assennato:
review-own = Scelte proprie
review-others = Scelte altrui
review-fortune = Dadi e carte
review-luck = Circa il { $share } % di ciò che ha mosso il risultato sono stati dadi e carte; il resto, scelte.
error-review-unfinished = Questa partita non è ancora finita: non c'è nulla da rivedere.
error-sim-search = «{ $bot }» pensa troppo a lungo per il gioco in massa. Prova: jade arena { $game } --bots { $bot },normal
