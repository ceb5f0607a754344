### Words of this game's board

web-zodiac-progress = I tuoi segni: { $count } su 12
web-zodiac-sign-hand = { $card }: in mano
web-zodiac-sign-table = { $card }: sul tavolo
web-zodiac-sign-missing = { $card }: ti manca
web-zodiac-below = Tutti gli scarti
web-zodiac-hand = { $count ->
    [one] Una carta in mano
   *[other] { $count } carte in mano
}
web-zodiac-signs-seen = { $count ->
    [one] Visto un segno dei dodici
   *[other] Visti { $count } dei dodici segni
}
web-zodiac-threatened = salta un turno?
web-zodiac-pays = { $count ->
    [one] deve perdere una carta
   *[other] deve perdere { $count } carte
}
web-zodiac-seen = Gli altri conoscono questa carta
web-zodiac-known = Tutti sanno che questa carta è in quella mano
web-zodiac-put-back = Rimettila giù
web-zodiac-close = Chiudi

## Che cos'è un pezzo

web-zodiac-about-sign = Uno dei dodici segni. Vince chi li ha tutti una volta sola, sei in mano e sei sul tavolo.
web-zodiac-about-mine = { $hand ->
    [0] { $table ->
        [0] Non ce l'hai.
       *[other] Sul tavolo ne hai { $table }.
    }
   *[other] { $table ->
        [0] In mano ne hai { $hand }.
       *[other] Ne hai { $hand } in mano e { $table } sul tavolo.
    }
}
web-zodiac-about-seen = Si vede da { $names }.
web-zodiac-about-cat = Giocato, fa saltare un turno al giocatore seguente.
web-zodiac-about-pangu = Giocato, prende un segno scoperto a un altro giocatore. Si può solo pescare dal mazzo: dagli scarti nessuno lo prende, né ciò che sta sotto.
web-zodiac-about-action = Appena pescata si può giocare subito; tenuta, si può giocare più tardi invece di pescare. Non conta fra i dodici.
web-zodiac-about-draw = { $count ->
    [one] Una carta coperta.
   *[other] { $count } carte coperte.
} Quando finiscono, si rimescolano gli scarti.
web-zodiac-about-below = { $count } scarti, dal più recente. Premi per sfogliarli.
web-zodiac-about-call = Hai tutti i dodici segni, sei e sei. Chiama e hai vinto.
web-zodiac-about-seen-signs = Si conta ciò che tutti hanno visto: le carte sul tavolo e quelle in mano prese allo scoperto.
web-zodiac-about-full = Dodici carte, sei in mano e sei sul tavolo: è ciò che serve per vincere, con ogni segno una volta.
web-zodiac-about-pass = { $name } ha finito il turno senza scartare.
web-zodiac-about-pays = Dopo un errore è un altro giocatore a scegliere quali carte vanno negli scarti.
web-zodiac-about-skips = Un Gatto, o un errore, costa un turno: si salta senza giocare.
web-zodiac-about-wheel = Bianco: in mano. Oro: scoperto sul tuo tavolo. Tratteggiato: ti manca ancora.
web-zodiac-about-hand = Queste carte le vedi solo tu. A fine turno puoi averne al massimo { $limit }.
web-zodiac-about-table = Queste carte le vedono tutti. A fine turno qui ne possono stare al massimo { $limit }.
web-zodiac-about-seen-card = Prima era scoperta, oppure l'hai presa sotto gli occhi di tutti.
web-zodiac-about-discard = Si può prendere solo la carta in cima, invece di pescare.

## Che cosa fare

web-zodiac-or = { $first } o { $last }
web-zodiac-begin = Comincia: { $what }.
web-zodiac-do-draw = pesca una carta
web-zodiac-do-take = prendi lo scarto in cima
web-zodiac-do-cat = gioca il tuo Gatto
web-zodiac-do-pangu = gioca il tuo Pangu
web-zodiac-tap-card = Tocca una carta per { $what }.
web-zodiac-do-lay = scoprirla sul tavolo
web-zodiac-do-pick = riprenderla in mano
web-zodiac-do-discard = scartarla
web-zodiac-or-pass = Oppure passa.
web-zodiac-what-with = { $card }: che cosa ne fai?
web-zodiac-may-take = Se la scarti, dopo può prenderla { $name }{ $has ->
    [yes] {""}, che ne mostra già una
    [no] {""}, che non ne mostra
   *[unknown] {""}
}.
web-zodiac-covers = Fra gli scarti nessuno potrebbe prenderla, e li copre.

## Opzioni di un nuovo tavolo

web-zodiac-option-arrange = Riordinare mano e tavolo
    .after-draw = solo dopo aver pescato o preso
    .whole-turn = per tutto il turno
web-zodiac-option-pangu-takes = Pangu prende
    .missing = solo un segno che ti manca
    .any = qualsiasi segno scoperto
web-zodiac-option-discarded-cat = Un Gatto scartato
    .quiet = non fa nulla
    .bites = fa saltare il turno a chi segue
web-zodiac-option-penalty-chooser = Chi sceglie le carte di penalità
    .left = il giocatore seguente
    .random = un avversario a sorte
web-zodiac-option-first-dealer = Chi dà le carte

## Risultato e regole

web-zodiac-result = { $score } segni su 12
