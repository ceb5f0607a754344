### Words of this game's board

## The round board

web-mandarin-board = Il tabellone: dodici animali attorno alla Pagoda
web-mandarin-legend-character = porta denaro
web-mandarin-legend-coloured = alla Pagoda
web-mandarin-legend-figure = può ancora uscire
web-mandarin-legend-emperor = Imperatore
web-mandarin-legend-toll = pedaggio
web-mandarin-sector = { $sign }: { $count ->
    [0] non può più uscire nessuna figura.
    [one] può ancora uscire una figura{ $emperors ->
        [0] .
       *[other] , l'Imperatore.
    }
   *[other] possono ancora uscire { $count } figure{ $emperors ->
        [0] .
       *[other] , fra cui l'Imperatore.
    }
}
web-mandarin-controlled = Il settore è di { $name }: il pedaggio è di { $toll } yuan.
web-mandarin-pawn = { $name }: { $space }
web-mandarin-left = { $count ->
    [0] La Pagoda è vuota
    [one] Nella Pagoda resta una figura
   *[other] Nella Pagoda restano { $count } figure
}
web-mandarin-die = Il dado segna { $die }
web-mandarin-emperor = { $sign } (Imperatore)
web-mandarin-face-down = Figura coperta
web-mandarin-hidden = coperta

## What is going on

web-mandarin-wait-turn = { $name } sta per lanciare il dado.
web-mandarin-wait-drawn = { $name } è alla Pagoda: si ferma o tira ancora?
web-mandarin-wait-victim = { $name } ha superato più avversari e ne sceglie uno.
web-mandarin-wait-take = { $name } ha superato { $victim } e prende una figura.
web-mandarin-wait-seize = { $victim } non può pagare: { $name } prende una figura.
web-mandarin-choose-card = Le cartelle da cui puoi prendere sono evidenziate.
web-mandarin-choose-figure = Le figure che puoi prendere sono evidenziate sulla cartella.
web-mandarin-round-of = Giro { $round } di { $limit } al massimo
web-mandarin-aim-collector = Vince subito chi ha tutti e dodici gli animali, o la serie completa di uno.
web-mandarin-aim-money = Quando qualcuno ha tutti e dodici gli animali, vince il più ricco.
web-mandarin-aim-either = Quando qualcuno ha tutti e dodici gli animali, o la serie completa di uno, vince il più ricco.

## Decisions

web-mandarin-keep-means = { $count ->
    [one] La figura va sulla tua cartella e il turno finisce.
    [2] Entrambe le figure vanno sulla tua cartella e il turno finisce.
   *[other] Tutte e { $count } le figure vanno sulla tua cartella e il turno finisce.
}
web-mandarin-risk-means = Coperta: una in più per te. Scoperta: { $count ->
    [2] vanno all'asta tutte e due.
   *[other] vanno all'asta tutte e { $count }.
}
web-mandarin-special-means = Gli altri fanno le offerte e il denaro va a te.
web-mandarin-cash = Vendi figure al Banco …
web-mandarin-cash-stop = Tengo le mie figure
web-mandarin-cash-how = Scegli una figura sulla tua cartella: torna nella Pagoda e il Banco te la paga. Un Imperatore rende di più.

## The auction

web-mandarin-yuan = { $amount } yuan
web-mandarin-amount = { $amount }
web-mandarin-exact = La tua offerta
web-mandarin-leads = in testa
web-mandarin-in = in gara
web-mandarin-speaks = di turno
web-mandarin-auctioneer = banditore

## Collection cards

web-mandarin-born = Segno di partenza: { $sign }
web-mandarin-turn = di turno
web-mandarin-overtaken = superato
web-mandarin-bankrupt = in fallimento
web-mandarin-creditor = creditore
web-mandarin-special-used = asta speciale usata
web-mandarin-rank = { $rank }º posto
web-mandarin-owned = { $sign }: { $count ->
    [0] nessuna figura
    [one] una figura
   *[other] { $count } figure
}{ $emperors ->
    [0] {""}
   *[other] , con l'Imperatore
}
web-mandarin-kinds = { $count } animali su 12
web-mandarin-alike = { $count } uguali su { $all }
web-mandarin-worth = { $amount } con le figure
web-mandarin-gained = +{ $amount }
web-mandarin-paid = −{ $amount }

## The end

web-mandarin-winner = Vince { $name }!
web-mandarin-end-twelve = { $name } ha tutti e dodici gli animali.
web-mandarin-end-set = { $name } ha tutte le figure di un animale.
web-mandarin-end-limit = Limite di giri raggiunto.
web-mandarin-figures = Figure
web-mandarin-wealth = Ricchezza

## Opzioni di un nuovo tavolo

web-mandarin-option-variant = Chi vince
    .collector = la prima collezione completa
    .money = il più ricco, quando i dodici animali sono riuniti
web-mandarin-option-overtake-empty = Sorpassare solo carte vuote
    .normal = è un arrivo come gli altri
    .forfeit = fa perdere la Pagoda, ma si ritira
web-mandarin-option-overtake-take = Figure prese con un sorpasso
    .one = una in tutto
    .each = una da ogni carta sorpassata
web-mandarin-option-second-roll = Effetti del secondo arrivo
    .money = solo pedaggio o Banca
    .full = anche la Pagoda
    .nothing = nessuno
web-mandarin-option-money-end = Il gioco del denaro finisce
    .twelve = con tutti e dodici gli animali
    .either = anche con la serie completa di un animale
web-mandarin-option-signs = Segni di partenza

## Risultato e regole

web-mandarin-result = { $score ->
    [one] una figura
   *[other] { $score } figure
}
web-mandarin-result-yuan = { $score } yuan
