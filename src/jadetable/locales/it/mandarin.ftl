### Mandarin

mandarin-title = Mandarin
mandarin-pitch = Fai il giro dello zodiaco, sfida la sorte con la leva della Pagoda e conquista all'asta quello che ne esce.

## Figures and spaces

mandarin-figure-rat = il { sign-rat }
mandarin-figure-ox = il { sign-ox }
mandarin-figure-tiger = la { sign-tiger }
mandarin-figure-rabbit = il { sign-rabbit }
mandarin-figure-dragon = il { sign-dragon }
mandarin-figure-snake = il { sign-snake }
mandarin-figure-horse = il { sign-horse }
mandarin-figure-goat = la { sign-goat }
mandarin-figure-monkey = la { sign-monkey }
mandarin-figure-rooster = il { sign-rooster }
mandarin-figure-dog = il { sign-dog }
mandarin-figure-pig = il { sign-pig }
mandarin-figure-hidden = una figura coperta

mandarin-space-0 = { sign-rat } 1
mandarin-space-1 = { sign-rat } 2
mandarin-space-2 = { sign-rat } 3
mandarin-space-3 = { sign-ox } 1
mandarin-space-4 = { sign-ox } 2
mandarin-space-5 = { sign-ox } 3
mandarin-space-6 = { sign-tiger } 1
mandarin-space-7 = { sign-tiger } 2
mandarin-space-8 = { sign-tiger } 3
mandarin-space-9 = { sign-rabbit } 1
mandarin-space-10 = { sign-rabbit } 2
mandarin-space-11 = { sign-rabbit } 3
mandarin-space-12 = { sign-dragon } 1
mandarin-space-13 = { sign-dragon } 2
mandarin-space-14 = { sign-dragon } 3
mandarin-space-15 = { sign-snake } 1
mandarin-space-16 = { sign-snake } 2
mandarin-space-17 = { sign-snake } 3
mandarin-space-18 = { sign-horse } 1
mandarin-space-19 = { sign-horse } 2
mandarin-space-20 = { sign-horse } 3
mandarin-space-21 = { sign-goat } 1
mandarin-space-22 = { sign-goat } 2
mandarin-space-23 = { sign-goat } 3
mandarin-space-24 = { sign-monkey } 1
mandarin-space-25 = { sign-monkey } 2
mandarin-space-26 = { sign-monkey } 3
mandarin-space-27 = { sign-rooster } 1
mandarin-space-28 = { sign-rooster } 2
mandarin-space-29 = { sign-rooster } 3
mandarin-space-30 = { sign-dog } 1
mandarin-space-31 = { sign-dog } 2
mandarin-space-32 = { sign-dog } 3
mandarin-space-33 = { sign-pig } 1
mandarin-space-34 = { sign-pig } 2
mandarin-space-35 = { sign-pig } 3

## What is asked

mandarin-prompt-turn = Se vuoi, vendi qualche figura al Banco; poi lancia il dado.
mandarin-prompt-drawn = Tieni quello che c'è sul tabellone o tiri ancora la leva?
mandarin-prompt-bid = Tocca a te: rilanci o ti ritiri?
mandarin-prompt-victim = Hai superato più avversari. Da quale cartella prendi?
mandarin-prompt-take = Quale figura prendi?
mandarin-prompt-seize = Il tuo debitore non può pagare. Quale figura prendi?
mandarin-prompt-roll = Lancia il dado.
mandarin-prompt-dry = La Pagoda è vuota: quello che c'è sul tabellone è tuo.
mandarin-prompt-outbid = Non puoi offrire di più: ritirati dall'asta.

## Actions

mandarin-action-roll = Lancia il dado
mandarin-action-keep = Tieni le figure
mandarin-action-risk = Tira ancora la leva
mandarin-action-special = Metti la figura all'asta speciale
mandarin-action-drop = Ritirati dall'asta
mandarin-action-figure = { $use ->
    [0] Vendi al Banco
    [1] Prendi
    [2] Pignora
   *[other] Scegli
} { $animal }{ $emperor ->
    [0] {""}
   *[other] {" "}(Imperatore)
}{ $use ->
    [0] : { $amount } yuan
    [1] {" "}a { $owner }
    [2] {" "}a { $owner }
   *[other] {""}
}{ $brings ->
    [0] {""}
    [1] {" "}(ti manca)
    [2] {" "}(ti dà il suo settore)
   *[other] {" "}(completa la tua collezione)
}
mandarin-action-seat = Prendi da { $victim }
mandarin-action-raise = Offri { $amount } yuan

## Events

mandarin-event-turn = Giro { $round }: tocca a { $seat }.
mandarin-event-cash = { $seat ->
    [you] Vendi
   *[other] { $seat } vende
} al Banco { $animal }{ $emperor ->
    [0] {""}
   *[other] {" "}(Imperatore)
} per { $amount } yuan.
mandarin-event-roll = { $seat ->
    [you] Lanci
   *[other] { $seat } lancia
} { $roll_no ->
    [1] il dado
   *[other] di nuovo
}: { $die }.
mandarin-event-move = { $seat ->
    [you] Vai
   *[other] { $seat } va
} da { $start } a { $to }.
mandarin-event-pass = { $seat ->
    [you] Superi
   *[other] { $seat } supera
} { $other }.
mandarin-event-bank = Il Banco paga { $amount } yuan a { $seat }.
mandarin-event-toll = Pedaggio di { $due } yuan: { $seat ->
    [you] ne versi
   *[other] { $seat } ne versa
} { $paid } a { $payee }.
mandarin-event-seize = { $seat ->
    [you] Prendi
   *[other] { $seat } prende
} { $animal }{ $emperor ->
    [0] {""}
   *[other] {" "}(Imperatore)
} a { $victim ->
    [you] te, che sei in fallimento.
   *[other] { $victim }, che è in fallimento.
}
mandarin-event-take = { $seat ->
    [you] Prendi
   *[other] { $seat } prende
} { $animal }{ $emperor ->
    [0] {""}
   *[other] {" "}(Imperatore)
} a { $victim }.
mandarin-event-draw = { $seat ->
    [you] Tiri
   *[other] { $seat } tira
} la leva: esce { $animal }{ $emperor ->
    [1] {" "}(Imperatore)
   *[other] {""}
}{ $face_up ->
    [0] {""}
   *[other] , a faccia in su
}.
mandarin-event-empty = { $seat ->
    [you] Tiri
   *[other] { $seat } tira
} la leva, ma la Pagoda è vuota.
mandarin-event-keep = { $seat ->
    [you] Tieni
   *[other] { $seat } tiene
} { $lot ->
    [one] la figura
    [2] entrambe le figure
   *[other] tutte e { $lot } le figure
}.
mandarin-event-risk = { $seat ->
    [you] Rischi
   *[other] { $seat } rischia
} { $lot ->
    [one] la figura
   *[other] { $lot } figure
} per averne un'altra.
mandarin-event-auction = { $sort ->
    [2] Asta speciale
   *[other] Asta
}{ $attempt ->
    [1] {""}
   *[other] {" "}(tentativo { $attempt })
}: in palio { $lot ->
    [one] una figura
   *[other] { $lot } figure
}. { $seat ->
    [you] Cominci tu.
   *[other] Comincia { $seat }.
}
mandarin-event-bid = { $seat ->
    [you] Offri
   *[other] { $seat } offre
} { $amount } yuan.
mandarin-event-drop = { $seat ->
    [you] Ti ritiri
   *[other] { $seat } si ritira
}.
mandarin-event-default = { $seat ->
    [you] Non puoi pagare { $bid } yuan: perdi tutti i tuoi
   *[other] { $seat } non può pagare { $bid } yuan: perde tutti i suoi
} { $paid }, che vanno { $receiver ->
    [-1] al Banco
   *[other] al banditore
}, senza poter più fare offerte.
mandarin-event-sold = Aggiudicato a { $seat } per { $price } yuan, pagati { $receiver ->
    [-1] al Banco
   *[other] al banditore
}.
mandarin-event-unsold = Invenduto: { $lot ->
    [one] la figura torna
   *[other] le { $lot } figure tornano
} nella Pagoda.
mandarin-event-gain = { $seat ->
    [you] Metti
   *[other] { $seat } mette
} sulla cartella: { $sign }{ $emperors ->
    [0] { $ordinary ->
        [1] {""}
       *[other] {" "}×{ $ordinary }
    }
   *[other] { $ordinary ->
        [0] {" "}(Imperatore)
       *[other] {" "}×{ $ordinary } + Imperatore
    }
}.
mandarin-event-end = { $truncated ->
    [1] Limite di giri raggiunto.
   *[other] { $how ->
        [12] { $seat ->
            [you] Hai tutti
           *[other] { $seat } ha tutti
        } e dodici gli animali!
       *[other] { $seat ->
            [you] Hai la serie
           *[other] { $seat } ha la serie
        } completa di un animale!
    }
}

## Why not

mandarin-why-roll-first = Non è ancora uscita nessuna figura: prima lancia il dado.
mandarin-why-already-rolled = Hai già lanciato il dado.
mandarin-why-no-auction = Adesso non c'è nessuna asta.
mandarin-why-nobody-overtaken = Adesso non c'è nessun avversario superato da scegliere.
mandarin-why-cash-before-rolling = Le figure si vendono al Banco solo prima di lanciare il dado.
mandarin-why-not-on-your-card = Sulla tua cartella non c'è { $animal }{ $emperor ->
    [0] {" "}senza il segno dell'Imperatore
   *[other] {" "}con il segno dell'Imperatore
}.
mandarin-why-pagoda-empty = La Pagoda è vuota.
mandarin-why-special-money-game = L'asta speciale c'è solo nella variante del denaro.
mandarin-why-special-first-figure = All'asta speciale può andare solo la prima figura uscita dalla Pagoda.
mandarin-why-special-set = Per l'asta speciale servono { $count } figure dello stesso animale sulla tua cartella.
mandarin-why-special-used = La tua unica occasione di asta speciale è passata.
mandarin-why-bid-or-drop = C'è un'asta in corso: rilancia o ritirati.
mandarin-why-below-minimum = La prima offerta dev'essere di almeno { $minimum } yuan.
mandarin-why-above-cap = Nessuna offerta può superare { $cap } yuan.
mandarin-why-above-money = Non puoi offrire { $amount } yuan: ne hai { $money }.
mandarin-why-choose-seat = Scegli a quale degli avversari superati prendere una figura.
mandarin-why-no-such-seat = A quel posto non c'è nessuno.
mandarin-why-yourself = Non puoi prendere una figura a te stesso.
mandarin-why-not-overtaken = Non hai superato { $victim }.
mandarin-why-card-empty = { $victim } non ha figure.
mandarin-why-choose-taken = Scegli una figura dalla cartella di { $victim }.
mandarin-why-choose-seized = Scegli una figura dalla cartella di { $victim }, che non può pagare.
mandarin-why-not-on-that-card = { $victim } non ha { $animal }{ $emperor ->
    [0] {" "}senza il segno dell'Imperatore
   *[other] {" "}con il segno dell'Imperatore
}.

## Options

mandarin-option-variant = collector: vince la prima collezione completa; money: quando qualcuno ha i dodici animali, vince il più ricco.
mandarin-option-table-rules = Si può offrire più denaro di quello che si ha, e lo si paga caro.
mandarin-option-signs = Il segno di partenza di ogni posto, da 0 (Topo) a 11 (Maiale); con -1 decide la data di nascita o il caso.
mandarin-option-overtake-empty = Se chi viene superato non ha figure: forfeit (niente Pagoda, si rilancia il dado) o normal (si gioca la casella come al solito).
mandarin-option-overtake-level = Lasciando una casella condivisa si superano anche le pedine rimaste lì.
mandarin-option-overtake-take = Figure prese nel sorpasso: one (una in tutto) o each (una da ogni cartella superata).
mandarin-option-second-roll = Effetti del secondo lancio: money (solo pedaggio o Banco), full (anche la Pagoda) o nothing (nessuno).
mandarin-option-money-end = Che cosa chiude la variante del denaro: twelve (i dodici animali) o either (anche la serie di un animale).
mandarin-option-special-once = A chi ha una serie completa l'asta speciale viene proposta una volta sola.
mandarin-option-open-money = Il denaro di tutti è in vista.
mandarin-option-round-limit = Dopo tanti giri la partita si ferma e si fa la classifica; con 0 non si ferma mai.

## Words of the table

mandarin-table-pagoda = Pagoda
mandarin-table-lot = Sul tabellone
mandarin-table-hidden = { $count ->
    [one] una coperta
   *[other] { $count } coperte
}
mandarin-table-nothing = nulla
mandarin-table-die = Dado
mandarin-table-round = Giro { $round }
mandarin-table-auction = Asta
mandarin-table-special-auction = Asta speciale
mandarin-table-attempt = tentativo { $attempt }
mandarin-table-high-bid = { $amount } yuan di { $name }
mandarin-table-no-bid = ancora nessuna offerta
mandarin-table-out = fuori
mandarin-table-barred = escluso
mandarin-table-seat = Posto
mandarin-table-purse = Borsa
mandarin-table-closed = chiusa
mandarin-table-kinds = Specie
mandarin-table-pool = Da uscire
mandarin-table-your-purse = La tua borsa
mandarin-table-one-short = a un passo
mandarin-table-completed = collezione completa
mandarin-table-wealth = = { $amount } yuan
mandarin-table-legend = 字 carattere · ○ casella colorata · ⚑ settore controllato · ★ Imperatore

## The rules

mandarin-rules-aim = Raccogli figure sulla tua cartella. Vince subito, anche durante il turno di un altro, chi per primo ha almeno una figura di ciascuno dei dodici animali oppure tutte e sei quelle di uno stesso animale.
    .title = Scopo
mandarin-rules-setup = Il tabellone è un anello di 36 caselle: dodici settori nell'ordine dello zodiaco, di tre caselle ciascuno. Quella di mezzo porta un carattere cinese, le altre due sono colorate. Tutte le 72 figure, sei per animale, vanno nella Pagoda; una su sei è l'Imperatore. La tua pedina parte dal carattere del tuo segno; in questo gioco l'anno va da febbraio a gennaio. Chi non dà la data di nascita pesca un segno ancora libero. Più pedine possono stare sulla stessa casella. Ognuno riceve 3000 yuan. Comincia il più anziano e si prosegue verso sinistra.
    .title = Preparazione
mandarin-rules-turn = Prima di lanciare il dado puoi vendere delle figure al Banco. Poi lanci e avanzi in senso orario. Per prima cosa si regolano i soldi: se il settore dove arrivi è controllato da un avversario paghi il pedaggio; altrimenti su un carattere cinese il Banco ti dà 100 yuan. Poi vengono le figure: su un carattere il turno finisce, su una casella colorata si aziona la Pagoda. Chi ha superato un avversario, invece, gli prende una figura, se ne ha, e lancia ancora una volta.
    .title = Il turno
mandarin-rules-pagoda = Tira la leva: esce una figura, a faccia in su o a faccia in giù. Quelle a faccia in giù non le può guardare nessuno, neppure tu. La prima figura puoi tenerla comunque sia caduta. Oppure la lasci sul tabellone e tiri di nuovo, finché ne hai il coraggio. Se anche le altre cadono a faccia in giù puoi fermarti e tenerle tutte. Ma appena una figura dopo la prima cade a faccia in su, tutto quello che c'è sul tabellone va all'asta. Se la Pagoda è vuota non succede nulla; se si svuota mentre tiri, tieni quello che è uscito.
    .title = La Pagoda
mandarin-rules-auction = Parla per primo chi ha tirato la leva, poi a turno gli altri verso sinistra. Si rilancia o ci si ritira, e chi si ritira non rientra. Le offerte sono multiple di 100 yuan, a partire da 100, senza un vero limite. Quando tutti gli altri si sono ritirati, il miglior offerente paga il Banco, gira le figure coperte e le mette tutte sulla cartella. Se nessuno offre, le figure tornano nella Pagoda senza essere guardate. Di norma si può offrire solo quanto si possiede. Un tavolo può permettere di offrire di più, ma allora chi vince e non può pagare perde tutto il suo denaro, non riceve nulla e l'asta si ripete senza di lui.
    .title = L'asta
mandarin-rules-control = Con tre o più figure di un animale controlli il suo settore. Gli avversari che si fermano su una delle sue tre caselle ti pagano 200 yuan, o 400 se hai l'Imperatore di quell'animale, e lì dal Banco non ricevono nulla. Se due giocatori hanno tre figure ciascuno, comanda chi ha l'Imperatore. Nel tuo settore non paghi, e sul carattere il Banco paga te. Conta solo arrivarci: se il controllo cambia mentre sei già lì, non devi nulla.
    .title = Controllo e pedaggi
mandarin-rules-overtaking = Se con il primo lancio scavalchi la pedina di un avversario (non vale fermarsi sulla sua casella, né ripartire lasciandola indietro), non usi la Pagoda. Sistemati i soldi della casella, prendi una figura a scelta dalla cartella di un giocatore superato. Poi lanci ancora una volta: il secondo arrivo porta un pedaggio o i 100 yuan del Banco, ma niente Pagoda e nessun'altra figura. Se nessuno dei superati ha figure non prendi nulla, ma tutto il resto vale lo stesso: niente Pagoda e un secondo lancio.
    .title = Il sorpasso
mandarin-rules-bankruptcy = Se non riesci a pagare per intero un pedaggio, consegni tutto il tuo denaro e il creditore si sceglie una figura dalla tua cartella, se ne hai. Il resto del debito è cancellato e il turno continua. Non puoi vendere figure per evitarlo. Pagare con l'ultima banconota non è fallimento.
    .title = Il fallimento
mandarin-rules-cashing = Solo all'inizio del tuo turno, prima di lanciare il dado, puoi vendere al Banco delle tue figure: valgono 200 yuan quelle ordinarie e 400 gli Imperatori. Le figure vendute tornano nella Pagoda e possono uscirne subito.
    .title = Vendere le figure
mandarin-rules-purse = Il denaro si tiene nascosto: nessuno deve dire quanto ha in borsa. Tutti i pagamenti però avvengono in pubblico, e la buona memoria è premiata. Alla fine le borse si aprono.
    .title = La borsa chiusa
mandarin-rules-money-game = In questa variante vince il più ricco. La partita finisce quando qualcuno ha tutti e dodici gli animali; allora ognuno somma denaro e figure, 200 yuan per una figura ordinaria e 400 per un Imperatore. Sei figure dello stesso animale non chiudono la partita, ma danno un privilegio: chi le ha può mettere a un'asta speciale la prima figura che gli esce dalla Pagoda, comunque sia caduta. Fa da banditore e non può offrire, ma il prezzo va a lui e non al Banco. Parla per primo chi gli siede a sinistra. Se nessuno offre, la figura torna nella Pagoda. In ogni caso il turno finisce.
    .title = La variante del denaro
mandarin-rules-end = Nel gioco normale è primo chi completa la collezione; gli altri si ordinano per numero di figure, poi per ricchezza (denaro più figure). Nella variante del denaro conta la ricchezza, poi chi ha completato la collezione, poi il numero di figure. A parità si divide il posto. Se si arriva al limite di giri la classifica si fa allo stesso modo, senza nessuno che abbia completato la collezione.
    .title = Fine della partita
mandarin-rules-options = Si sceglie chi vince: la prima collezione completa, oppure il più ricco quando i dodici animali sono riuniti. Si può permettere di offrire più di quanto si ha, e dare a ogni posto un segno di partenza. Per il sorpasso: quando non c'è nulla da prendere può essere un arrivo come gli altri, in cui si può usare la Pagoda e non si lancia di nuovo; possono contare anche le pedine lasciate sulla casella di partenza; si può prendere una figura da ogni cartella superata; e il secondo arrivo può far usare anche la Pagoda, o non avere alcun effetto. La variante del denaro può chiudersi anche con la serie completa di un animale, e l'asta speciale può essere proposta una volta sola. Il denaro di tutti può essere in vista, e si dice dopo quanti giri ci si ferma.
    .title = Opzioni
mandarin-rules-tips = Tirare la leva una seconda volta è come lanciare una moneta: fallo se quello che c'è sul tabellone ti serve poco o se hai la borsa più piena. Resta dietro a chi ha le figure che ti mancano, e non fermarti appena davanti a chi vuole le tue. Tre figure uguali si ripagano da sole, tanto più con l'Imperatore. Tieni da parte qualche soldo per l'asta che farebbe vincere un altro.
    .title = Consigli
mandarin-rules-sources = Il tabellone, la Pagoda e l'elenco del contenuto erano figure e sono perduti. Abbiamo ricostruito: quanto è probabile che una figura cada a faccia in su (da noi una volta su due; nella scatola decide un meccanismo); quale delle tre caselle di un settore porta il carattere cinese (quella di mezzo); e di quanto si rilancia, 100 yuan, la banconota più piccola. Le 72 figure e le cinque pedine vengono da descrizioni pubbliche del gioco. Il regolamento nomina solo il vincitore: l'ordine degli altri è nostro, come i limiti al numero dei giri e a una singola offerta. Tutto il resto è del regolamento, con parole nostre.
    .title = Che cosa è stampato e che cosa è nostro

## Ciò che si conta, nelle frasi su quel che porta una scelta

mandarin-measure-animals = { $amount ->
    [one] { $amount } animale diverso
   *[other] { $amount } animali diversi
}
mandarin-measure-figures = { $amount ->
    [one] { $amount } figura
   *[other] { $amount } figure
}
mandarin-measure-money = { $amount } yuan
mandarin-measure-sectors = { $amount ->
    [one] { $amount } settore controllato
   *[other] { $amount } settori controllati
}

## Su carta

mandarin-print-board = Tabellone
mandarin-print-figures = Figure
mandarin-print-cards = Schede della collezione
mandarin-print-pawns = Pedine
mandarin-print-money = Denaro
mandarin-print-yuan = yuan
mandarin-print-die = Un dado con le facce { $faces }.
mandarin-print-bag = Un sacchetto per la Pagoda. Pesca una figura senza guardarla e lanciala come una moneta: resta come cade.
mandarin-print-bag-odds = Un sacchetto per la Pagoda. Pesca una figura senza guardarla; in { $up } casi su { $of } resta scoperta, con un sorteggio equo qualsiasi.
mandarin-print-goals = { $control } di un animale controllano il suo settore: pedaggio { $toll } yuan, con l'Imperatore { $toll_emperor }. Una casella col carattere porta { $bank }. Incassando: { $value }, un Imperatore { $value_emperor }. { $distinct } animali diversi o { $same } dello stesso completano la collezione.
