### Words of this game's board

## The round board

web-mandarin-board = Il tabellone: dodici animali attorno alla Pagoda
web-mandarin-legend-emperor = Imperatore
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

## What is going on

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
web-mandarin-cash-first = Prima premi «{ web-mandarin-cash }».
web-mandarin-cash-how = Scegli una figura sulla tua cartella: torna nella Pagoda e il Banco te la paga. Un Imperatore rende di più.

## Che cosa porta un lotto

web-mandarin-for-you = Per te: { $what }
web-mandarin-lot-for = Il lotto per { $name }
web-mandarin-brings-all = completa la collezione
web-mandarin-brings-sector = controllo di { $signs }
web-mandarin-brings-new = { $signs } (mai avuto)
web-mandarin-brings-nothing = niente di nuovo
web-mandarin-brings-value = { $amount } yuan in contanti
web-mandarin-brings-hidden = { $count ->
    [one] Un'altra è coperta.
   *[other] Altre { $count } sono coperte.
}

## Che cosa sono le cose

web-mandarin-about-control = Chi ha { $count } figure di questo animale ne controlla il settore: gli avversari che ci arrivano pagano { $toll } yuan, { $emperor } a chi ha l'Imperatore.
web-mandarin-about-character = Qui il Banco paga { $amount } yuan, se il settore non è di un avversario.
web-mandarin-about-coloured = Qui si va alla Pagoda, dopo il pedaggio se il settore è di un avversario.
web-mandarin-about-pagoda = A ogni tiro della leva cade una figura, scoperta o coperta. Dalla seconda in poi, se è scoperta, il lotto va all'asta.
web-mandarin-about-die = Porta la tua pedina intorno al tabellone, in senso orario.
web-mandarin-about-lot = Quello che è caduto dalla Pagoda. In contanti una figura vale { $value } yuan, un Imperatore { $emperor }.
web-mandarin-about-auction = Le offerte fanno il giro e possono solo salire; chi si ritira resta fuori. Chi offre di più prende tutto ciò che sta qui.
web-mandarin-about-figure = Una figura conta per la collezione: dodici animali diversi, o tutte quelle di uno.
web-mandarin-about-emperor = L'Imperatore del suo animale: vale più di una figura comune e alza il pedaggio.
web-mandarin-about-hidden = Nessuno sa che cos'è finché qualcuno non la ottiene.
web-mandarin-about-closed = Le borse sono chiuse: si vedono solo i pagamenti.
web-mandarin-about-purse = Il tuo denaro, in banconote. Gli altri non lo vedono.
web-mandarin-goal = Verso una collezione
web-mandarin-pip = Con un { $die } arrivi qui

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
