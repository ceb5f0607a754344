### Race for the Chinese Zodiac 生肖决

race-title = La corsa dello zodiaco cinese 生肖决
race-pitch = Offri in segreto, leggi la ruota che gira, attraversa il fiume: chi arriva per primo al Palazzo Celeste?

## Carte e azioni

race-card-none = nessuna carta
race-card-cheat = 1 Imbroglio
race-card-help = 2 Aiuto
race-card-run = 3 Corsa
race-card-rest = 4 Riposo
race-card-cooperate = 5 Cooperazione
race-card-walk = 6 Camminata
race-card-repeat = 7 Ripetizione
race-card-strategise = 8 Strategia
race-name-none = niente
race-name-cheat = Imbroglio
race-name-help = Aiuto
race-name-run = Corsa
race-name-rest = Riposo
race-name-cooperate = Cooperazione
race-name-walk = Camminata
race-name-repeat = Ripetizione
race-name-strategise = Strategia
race-about-cheat = Avanza solo chi ha da solo l'energia più alta; tutti gli altri qui arretrano di uno.
race-about-help = Tutti qui ottengono karma; chi ha l'energia più alta anche una carta 1.
race-about-run = Avanza con la ruota solo chi ha da solo l'energia più alta; tutti gli altri qui avanzano di uno.
race-about-rest = Tutti qui ottengono carte 1; chi ha l'energia più alta anche un karma.
race-about-cooperate = Avanzano tutti quelli che hanno l'energia più alta, anche alla pari.
race-about-walk = Avanza solo chi ha da solo l'energia più alta; tutti gli altri qui restano fermi.
race-about-repeat = Ripete l'ultima carta della tua fila.
race-about-strategise = Riprendi in mano la tua fila. La carta più a sinistra resta lì, a meno che tu non sia il più alto qui.

## Che cosa si chiede

race-prompt-draft = Scegli il tuo animale.
race-prompt-prerace = Prima della corsa: scegli una carta in segreto. Le alte danno karma, le basse ne ricevono.
race-prompt-play = Scegli in segreto una carta azione e una carta energia.
race-prompt-order = Che cosa viene prima, la tua abilità o l'azione?
race-prompt-pig = La tua carta è unica: che cosa prendi?
race-prompt-sprint = Vuoi spendere karma per uno scatto?
race-prompt-exchange = Vuoi scambiare carte energia?
race-prompt-give = Con che cosa paghi?
race-prompt-receive = Quali carte prendi?
race-prompt-return = Il fiume rivuole una carta energia.
race-prompt-swim = Il fiume non ti prende nessuna carta. Torni indietro a nuoto per riprendere la carta più a sinistra?
race-prompt-horse = Arretri di uno spazio per una carta 1 e un karma?
race-prompt-last = Con l'ultima carta energia puoi giocare soltanto 8 Strategia.

## Azioni

race-action-play = Gioca { $card } con energia { $energy }{ $cost ->
    [0] {""}
   *[other] {" "}per { $cost } karma
}
race-action-bid = Offri { $card }
race-action-no = { $prompt ->
    [5] Niente scatto
    [6] Nessuno scambio
   *[other] Resta dove sei
}
race-action-yes = { $prompt ->
    [5] Scatta di { $spaces } spazi per { $cost } karma
   *[other] Arretra per una carta 1 e un karma
}
race-action-ability-first = Prima l'abilità
race-action-action-first = Prima l'azione
race-action-pig-card = Prendi una carta 1
race-action-pig-karma = Prendi un karma
race-action-pig-move = Avanza di uno spazio
race-action-up = Sali: ottieni un { $energy } pagando { $price } energia
race-action-down = Scendi: cambia un { $energy } in carte più basse
race-action-energy = { $prompt ->
    [7] Dai un { $energy }
    [8] Prendi un { $energy }
   *[other] Restituisci un { $energy }
}
race-action-karma = Usa un karma come energia
race-action-done = Basta così
race-action-swim = Torna indietro di { $spaces } spazi a nuoto e riprendi la carta più a sinistra
race-action-animal = Corri con questo animale: { $animal }

## Eventi

race-event-animal = { $seat ->
    [you] Corri
   *[other] { $seat } corre
} con questo animale: { $animal }.
race-event-bid = { $seat ->
    [you] Hai offerto
   *[other] { $seat } ha offerto
} { $card }.
race-event-karma = { $reason ->
    [0] { $seat ->
        [you] Guadagni
       *[other] { $seat } guadagna
    } { $delta } karma all'asta.
    [1] { $delta ->
        [1] { $seat ->
            [you] Ricevi
           *[other] { $seat } riceve
        } un karma da { $other }.
       *[other] { $seat ->
            [you] Dai
           *[other] { $seat } dà
        } un karma a { $other }.
    }
    [2] { $seat ->
        [you] Paghi
       *[other] { $seat } paga
    } { $delta ->
        [-1] un
        [-2] 2
        [-3] 3
       *[other] { $delta }
    } karma per una carta più bassa.
    [3] { $seat ->
        [you] Guadagni
       *[other] { $seat } guadagna
    } { $delta } karma dalla ruota.
    [4] { $seat ->
        [you] Guadagni
       *[other] { $seat } guadagna
    } { $delta } karma per l'offerta più alta.
    [6] { $seat ->
        [you] Paghi
       *[other] { $seat } paga
    } { $delta ->
        [-1] un
        [-2] 2
        [-3] 3
       *[other] { $delta }
    } karma per lo scatto.
    [7] { $seat ->
        [you] La tua abilità ti porta
       *[other] L'abilità di { $seat } porta
    } { $delta } karma.
    [8] { $seat ->
        [you] Usi
       *[other] { $seat } usa
    } un karma come energia.
   *[other] { $seat ->
        [you] Guadagni
       *[other] { $seat } guadagna
    } { $delta } karma arretrando.
}
race-event-play = { $seat ->
    [you] Giochi
   *[other] { $seat } gioca
} { $card } con energia { $energy }: { $action }.
race-event-replay = { $reason ->
    [0] { $seat ->
        [you] Non hai
       *[other] { $seat } non ha
    } abbastanza karma per quella carta. Il round si rigioca.
   *[other] { $seat ->
        [you] Dovevi
       *[other] { $seat } doveva
    } giocare Strategia con l'ultima carta energia. Il round si rigioca.
}
race-event-lookup = { $action }: energia totale { $total }, spazio { $space } della ruota.
race-event-move = { $reason ->
    [3] { $seat ->
        [you] Avanzi
       *[other] { $seat } avanza
    } di { $delta } con la ruota, fino allo spazio { $pos }.
    [5] { $seat ->
        [you] Avanzi
       *[other] { $seat } avanza
    } di { $delta } per l'offerta più alta, fino allo spazio { $pos }.
    [6] { $seat ->
        [you] Scatti
       *[other] { $seat } scatta
    } di { $delta }, fino allo spazio { $pos }.
    [7] { $seat ->
        [you] La tua abilità ti fa avanzare
       *[other] L'abilità di { $seat } fa avanzare
    } di { $delta }, fino allo spazio { $pos }.
    [9] { $seat ->
        [you] Ti fai scoprire a imbrogliare e torni
       *[other] { $seat } si fa scoprire a imbrogliare e torna
    } allo spazio { $pos }.
    [10] { $seat ->
        [you] Corri
       *[other] { $seat } corre
    } comunque di { $delta }, fino allo spazio { $pos }.
    [11] { $seat ->
        [you] Torni
       *[other] { $seat } torna
    } a nuoto allo spazio { $pos }.
   *[other] { $seat ->
        [you] Arretri
       *[other] { $seat } arretra
    } allo spazio { $pos }.
}
race-event-cards = { $seat ->
    [you] Ottieni
   *[other] { $seat } ottiene
} { $count ->
    [one] una carta 1
   *[other] { $count } carte 1
} { $reason ->
    [3] dalla ruota
    [4] per l'offerta più alta
    [7] con un'abilità
   *[other] arretrando
}.
race-event-exchange = { $direction ->
    [1] { $seat ->
        [you] Scambi
       *[other] { $seat } scambia
    } carte basse con un { $energy }.
   *[other] { $seat ->
        [you] Cambi
       *[other] { $seat } cambia
    } un { $energy } in carte più basse.
}
race-event-give = { $seat ->
    [you] Dai
   *[other] { $seat } dà
} un { $energy }.
race-event-receive = { $seat ->
    [you] Ricevi
   *[other] { $seat } riceve
} un { $energy }.
race-event-collect = { $seat ->
    [you] Riprendi
   *[other] { $seat } riprende
} { $count ->
    [one] una carta
   *[other] { $count } carte
}{ $leftmost ->
    [0] ; quella più a sinistra resta.
   *[other] , anche quella più a sinistra.
}
race-event-return = { $seat ->
    [you] Lasci
   *[other] { $seat } lascia
} un { $energy } al fiume.
race-event-declined = { $prompt ->
    [5] { $seat ->
        [you] Non scatti
       *[other] { $seat } non scatta
    }.
    [6] { $seat ->
        [you] Non scambi
       *[other] { $seat } non scambia
    } nulla.
    [9] { $seat ->
        [you] Resti nel fiume e ti tieni
       *[other] { $seat } resta nel fiume e si tiene
    } tutto.
   *[other] { $seat ->
        [you] Non arretri
       *[other] { $seat } non arretra
    }.
}
race-event-turned = La ruota gira.
race-event-finished = { $seat ->
    [you] Arrivi
   *[other] { $seat } arriva
} al Traguardo!
race-event-over = { $truncated ->
    [0] { $seat ->
        [you] Vinci
       *[other] { $seat } vince
    } la corsa!
   *[other] La corsa si ferma al limite; { $seat ->
        [you] in testa sei tu.
       *[other] { $seat } è in testa.
    }
}

## Perché no

race-why-choose-animal = Prima scegli un animale.
race-why-no-cat = A questo tavolo il Gatto non corre.
race-why-animal-taken = Questo animale è già preso: { $animal }.
race-why-choose-bid = Prima scegli una carta per l'asta.
race-why-card-left-out = In tre giocatori { $card } non si usa.
race-why-choose-play = Prima scegli una carta azione e una carta energia.
race-why-card-not-in-hand = Non hai in mano { $card }.
race-why-energy-not-in-hand = Non hai in mano una carta energia { $energy }.
race-why-nothing-to-repeat = La tua fila è vuota: non c'è nulla da ripetere.
race-why-too-little-karma = { $card } è più bassa della tua ultima carta e costa { $cost } karma; ne hai { $karma }.
race-why-last-energy = Con l'ultima carta energia in mano devi giocare Strategia.
race-why-choose-order = Prima di' se viene prima l'abilità o l'azione.
race-why-choose-gift = Prima scegli che cosa prendere.
race-why-cards-full = Hai già { $limit } carte energia, il massimo.
race-why-karma-full = Hai già { $limit } karma, il massimo.
race-why-no-gift-move = Il Maiale può scegliere uno spazio solo in cinque giocatori.
race-why-on-finish = Sei già al Traguardo.
race-why-choose-sprint = Prima di' se scatti.
race-why-choose-exchange = Prima scegli uno scambio, o nessuno.
race-why-supply-empty = Nella riserva non ci sono più carte { $energy }.
race-why-no-prerequisite = Per ricevere un { $energy } devi avere la carta da cui si sale: un 3 o un 4 per il 4, un 4 o un 5 per il 5, un 5 per il 6.
race-why-has-six = Nessuno può avere un secondo { $energy }.
race-why-too-little-energy = Un { $energy } costa { $price } energia in carte più basse; tu arrivi a { $have }.
race-why-choose-gift-card = Prima paga lo scambio.
race-why-not-below = Qui valgono solo carte inferiori a { $energy }.
race-why-not-a-dragon = Solo il Drago può usare il karma come energia.
race-why-karma-used = In uno scambio il Drago può usare il karma una volta sola.
race-why-no-karma = Non hai più karma.
race-why-choose-card-to-take = Prima finisci lo scambio.
race-why-too-little-credit = Un { $energy } è troppo: restano { $left } di energia.
race-why-take-one-first = Prendi almeno una carta.
race-why-choose-return = Prima rispondi al fiume.
race-why-must-return = { $swim ->
    [0] Devi restituire una carta.
   *[other] Devi restituire una carta o tornare indietro a nuoto.
}
race-why-nothing-due = Ora il fiume non ti prende nessuna carta.
race-why-no-swim = Puoi tornare a nuoto solo se eri già nel fiume quando hai giocato Strategia, e solo se c'è qualcosa da guadagnare.
race-why-choose-horse = Prima di' se arretri.

## Opzioni

race-option-animal-mode = Come si assegnano gli animali: draft (sceglie per primo il più anziano), random (a caso), sign (segno di nascita) o fixed (l'elenco in animals).
race-option-animals = Con fixed: gli animali posto per posto, 0 Topo ... 11 Maiale, 12 Gatto; con -1 il giocatore sceglie.
race-option-cat = Se il Gatto può correre come tredicesimo animale.
race-option-inner-order = I pezzi della ruota casella per casella, 1 Imbroglio ... 6 Camminata; senza elenco sono a caso.
race-option-start-rotation = Di quanto è girata la ruota all'inizio, da 0 a 11; -1 a caso.
race-option-table-rules = Gli errori sono possibili: in quel caso il round si rigioca.
race-option-dragon-prerace-bonus = Se il Drago riceve il karma in più anche all'asta.
race-option-goat-two-exchanges = Se la Capra può usare nello stesso round lo scambio della ruota e il proprio.
race-option-deadlock-relief = Se tutti riprendono la carta più a sinistra quando a tutti resta una sola carta energia, uguale.
race-option-river-keep = Chi possiede al massimo tante carte energia non ne restituisce al fiume; una sola carta in mano è sempre salva.
race-option-max-rounds = Dopo tanti round la corsa si ferma e vale la classifica del momento.
race-option-max-replays = Quante volte si può rigiocare un round prima che gli errori siano impediti.
race-option-finish = Lo spazio del Traguardo; il fiume deve cominciare prima.
race-option-river = Il primo spazio del fiume, prima del Traguardo.
race-option-open-hands = Se si vedono le carte energia degli avversari o solo quante sono.

race-error-inner-order = Le sei caselle della ruota contengono { $first }, { $second }, { $third }, { $fourth }, { $fifth }, { $sixth } in un ordine qualsiasi, ciascuno una volta; 0 è una casella senza pezzo.
race-error-animals = L'elenco degli animali per { $seats } posti nomina ciascuno al massimo una volta e nessuno per i posti vuoti; l'animale { $animal } non va bene.
race-error-river = Il fiume comincerebbe allo spazio { $river }, ma il Traguardo è lo spazio { $finish }. Il fiume deve cominciare prima del Traguardo: diminuisci river o aumenta finish.
race-error-cat = Il Gatto è nell'elenco degli animali, ma corre solo con l'opzione cat.

## Parole del tavolo

race-table-round = Round { $number }
race-table-before = Prima della corsa
race-table-supply = Riserva
race-table-wheel = Azione
race-table-low = Fascia bassa
race-table-high = Fascia alta
race-table-next = Prossimo round
race-table-legend = N giocatori sull'azione · E scambio · K scatto ({ $karma } karma → { $moves } spazi)
race-table-energy-range = energia { $range }
race-table-seat = Giocatore
race-table-karma = Karma
race-table-energy = Energia
race-table-row = Fila
race-table-now = Questo round
race-table-chosen = ha scelto
race-table-sleeps = dorme
race-table-thinks = ci pensa
race-table-cards = { $count ->
    [one] una carta
   *[other] { $count } carte
}
race-table-own-cards = Le tue carte
race-table-own-energy = La tua energia
race-table-own-choice = La tua scelta
race-table-price = { $karma } karma
race-table-free = gratis
race-table-barred-nothing-to-repeat = nulla da ripetere
race-table-barred-too-little-karma = karma insufficiente
race-table-barred-last-energy = ultima carta energia
race-table-up = Sali a { $energy }: restano da pagare { $left } di energia
race-table-down = Scendi da { $energy }: restano { $left } di energia da prendere
race-table-leaving-one = Attenzione: salire a { $energy } ti lascia in mano una sola carta energia, e con una sola puoi giocare solo Strategia.
race-table-swim = Tornare indietro a nuoto costa { $back } spazi.
race-table-resolving = Si risolve { $action }
race-table-how = Più in fretta di un numero: carta/energia, per esempio 3/2
race-table-ability = La tua abilità
race-table-winner = vince

race-table-ability-rat = Parti con un 3 e 3 karma in più e vinci ogni arrivo alla pari.
race-table-ability-ox = Salendo con uno scambio avanzi: 1 per un 4, 2 per un 5 o un 6.
race-table-ability-tiger = Salire costa 1 in meno; se non scambi avanzi di 1.
race-table-ability-rabbit = Scendere con le carte costa 1 karma in meno.
race-table-ability-dragon = Ogni guadagno di karma è di 1 in più; in uno scambio 1 karma vale 2 energia.
race-table-ability-snake = Avanzi di tanto quanto karma paghi per una carta più bassa.
race-table-ability-horse = Battendo un'offerta avanzi di 1 in più; a fine round puoi arretrare per una carta 1 e un karma.
race-table-ability-goat = In compagnia puoi scambiare, una volta a round.
race-table-ability-monkey = In compagnia ottieni una carta 1.
race-table-ability-rooster = In compagnia ottieni un karma.
race-table-ability-dog = Strategia: a terra una carta 1; nel fiume uno spazio e nessuna carta da restituire.
race-table-ability-pig = Se sei solo sulla carta più bassa (in 4 o 5 anche sulla più alta) scegli un dono: una carta 1 o un karma, in 5 anche uno spazio.
race-table-ability-cat = Dormi nel round 1; con 3 o più dalla ruota ottieni 1 in più.

## Le regole

race-rules-aim = Il tuo animale corre dalla Partenza sulla terraferma e poi attraverso un fiume fino al Traguardo. A ogni round tutti scelgono in segreto un'azione e un'offerta. Vince chi è al Traguardo alla fine di un round: il primo anno dello zodiaco porterà il suo nome.
    .title = Scopo
race-rules-setup = Ognuno riceve un animale con la sua abilità, le carte azione da 1 a 8 (in tre si toglie 6 Camminata) e le carte energia 1, 1, 2, 2, 3. I pezzi della ruota si mettono in ordine casuale. Più anziano è chi è nato prima; chi non ha dato la data di nascita conta come più giovane, nell'ordine dei posti. Se un'opzione non dice altro, il più anziano sceglie per primo l'animale. Tutti partono dalla Partenza; il Traguardo è lo spazio 36. Gli spazi da 1 a 17 sono terra, da 18 a 35 fiume. Più indietro della Partenza non si va: chi dovrebbe arretrare oltre resta lì.
    .title = Preparazione
race-rules-auction = Prima della corsa tutti scelgono in segreto una carta da 1 a 6 (in tre da 1 a 5). La più alta guadagna tanti karma quanti sono i giocatori, la seconda uno in meno e così via; a parità si riceve quanto spetta all'ultimo dei posti condivisi. Poi gli alti danno ai bassi: in quattro o cinque ogni 6 dà un karma a ogni 1, ogni 5 a ogni 2, ogni 4 a ogni 3; in tre ogni 5 a ogni 1 e ogni 4 a ogni 2. La carta scelta resta davanti a te come prima della tua fila, senza energia.
    .title = L'asta
race-rules-round = Tutti scelgono in segreto una carta azione e una carta energia. Si scoprono insieme e si aggiungono a destra della fila, con l'energia infilata sotto la carta. Poi si paga il karma per le carte più basse, si risolvono le azioni e la ruota gira di uno spazio. Chi ha in mano una sola carta energia deve giocarla con 8 Strategia. 7 Ripetizione vuole almeno una carta nella fila.
    .title = Il round
race-rules-karma = Una carta più bassa dell'ultima a destra della tua fila costa karma: uno se è più bassa esattamente di uno, due se lo è di più. Il karma guadagnato più tardi nel round non serve a pagarla. Una carta che non puoi pagare è vietata: non la puoi scegliere.
    .title = Scendere
race-rules-actions = Le azioni si risolvono nell'ordine Imbroglio, Aiuto, Corsa, Riposo, Cooperazione, Camminata, Strategia; sulla stessa azione viene prima chi è più avanti, poi il più anziano. Imbroglio, Corsa e Camminata: chi da solo ha l'energia più alta avanza di quanto dice la ruota; a parità nessuno. Tutti gli altri arretrano di uno con Imbroglio, avanzano di uno con Corsa, restano fermi con Camminata. Cooperazione: avanzano tutti quelli che hanno l'energia più alta. Aiuto dà karma a tutti e al più alto una carta 1; Riposo dà carte 1 a tutti e al più alto un karma. Con Aiuto, Riposo e Strategia la parità vale come più alta solo in cinque giocatori. Ripetizione vale come la carta alla sua sinistra, ma il suo numero resta 7. Qualunque sia l'azione, ognuno avanza di uno spazio per ogni avversario che lì ha offerto meno, di due in tre giocatori.
    .title = Le azioni
race-rules-strategise = Strategia riporta in mano la tua fila, carte ed energia, tranne la carta più a sinistra con la sua energia. Solo il più alto su Strategia riprende anche quella. L'8 torna sempre in mano. Se in tre o quattro giocatori a tutti resta in mano una sola carta energia e sono tutte uguali, tutti contano come i più alti: questa regola è nostra, perché senza la corsa potrebbe restare ferma.
    .title = Strategia
race-rules-river = Chi dopo Strategia si trova nel fiume restituisce alla riserva una carta energia della mano. Se eri già nel fiume quando l'hai giocata puoi invece tornare indietro a nuoto di otto spazi: allora non restituisci nulla e riprendi anche la carta più a sinistra. È salva solo l'ultima carta energia in mano: senza non si potrebbe più giocare. Ma con una sola devi giocare Strategia un round dopo l'altro, finché non ne ottieni un'altra.
    .title = Il fiume
race-rules-wheel = Somma l'energia di tutti i giocatori su un'azione. Il pezzo dell'azione ha una fascia bassa e una alta; lo spazio esterno accanto a quella giusta mostra il premio: un numero, N per il numero di giocatori sull'azione, E (sul tabellone ⇄) per uno scambio di carte energia, K per uno scatto: due karma per tre spazi. Le azioni di movimento leggono la parte verde, Aiuto e Riposo quella gialla. E e K spettano a chi riceve il premio.
    .title = La ruota
race-rules-exchange = Per salire dai carte della mano più basse di quella voluta che insieme valgano almeno altrettanto; il resto va perso. Per scendere dai una carta e ne prendi di più basse che non valgano di più. Per un 4 devi avere un 3 o un 4, per un 5 un 4 o un 5, per un 6 un 5, in mano o nella fila, in entrambe le direzioni. Nessuno può avere due 6. I valori da 2 a 6 possono esaurirsi nella riserva.
    .title = Scambi
race-rules-limits = Nessuno può avere più di 12 carte energia, tra mano e fila, né più di 8 karma. Ciò che non ci sta va perso.
    .title = Limiti
race-rules-animals = Topo: parte con un 3 e tre karma in più e vince ogni arrivo alla pari. Bue: uno scambio verso l'alto lo fa avanzare di uno per un 4, di due per un 5 o un 6. Tigre: paga un'energia in meno per salire e avanza di uno quando la ruota le offre uno scambio e non ne fa nessuno, anche se nessuno è possibile. Coniglio: paga un karma in meno per una carta più bassa. Drago: guadagna ogni volta un karma in più; in uno scambio un karma può valere due energia. Serpente: prima delle azioni avanza di tanti spazi quanto karma ha pagato per una carta più bassa. Cavallo: avanza di uno in più quando batte l'offerta di qualcuno; a fine round può arretrare di uno, ma non dalla Partenza, per una carta 1 e un karma. Capra, Scimmia e Gallo: quando un altro giocatore risolve la stessa azione la Capra può scambiare (uno scambio per round in tutto), la Scimmia ottiene una carta 1, il Gallo un karma. Cane: con Strategia ottiene a terra una carta 1; nel fiume avanza di uno e non restituisce carte. Maiale: se il numero della sua carta è più basso di tutti gli altri, o in quattro o cinque più alto di tutti, ottiene una carta 1 o un karma, in cinque anche uno spazio a scelta. Gatto (solo dove gli si permette di correre; nel regolamento non c'è): partecipa all'asta ma dorme nel primo round; tre o più dalla ruota gli danno uno in più, e vale anche lo scatto. Dove fa differenza scegli tu se viene prima l'abilità o l'azione.
    .title = Gli animali
race-rules-end = La corsa finisce dopo il round in cui qualcuno arriva al Traguardo. Chi è al Traguardo ci resta. Se sono in più d'uno vince la carta azione più bassa dell'ultimo round, poi chi ha più karma, poi il più anziano; il Topo salta tutto questo e vince. Gli altri si ordinano per posizione e con gli stessi spareggi.
    .title = Fine della corsa
race-rules-options = Gli animali si possono scegliere, sorteggiare, dare secondo il segno di nascita o con un elenco, volendo con il Gatto. Si possono fissare l'ordine dei pezzi della ruota, di quanto è girata all'inizio, lo spazio del Traguardo e il primo spazio del fiume. Se gli errori sono possibili, una carta vietata o una Strategia dimenticata fa rigiocare il round a tutti, al massimo tante volte quante ne dite. Il regolamento lascia aperto se il Drago riceve il karma in più anche all'asta, e se la Capra può usare nello stesso round lo scambio della ruota e il proprio. La nostra regola su Strategia si può togliere, e si può risparmiare al fiume chi ha due carte energia. Un limite di round ferma le corse senza fine, e delle carte energia degli avversari si vede il valore o solo quante sono.
    .title = Opzioni
race-rules-tips = Tieni due karma per le occasioni. Non cominciare una fila con una carta o un'energia di cui sentirai la mancanza. Sali a 4, 5 e 6 prima del fiume. Conta le carte energia degli avversari: se ne resta una, giocheranno Strategia. Un avversario può spingerti nella fascia alta.
    .title = Consigli
race-rules-sources = Le figure del regolamento sono perdute. Abbiamo ricostruito, in modo che i suoi esempi tornino: che cosa c'è sugli spazi della ruota esterna; le fasce di energia dei pezzi, tranne quelle di Corsa e Camminata, che sono stampate; quanto è lungo il percorso e dove comincia il fiume; e due piccoli simboli, nelle abilità di Tigre e Cavallo. Sono nostri il Gatto come corridore (nel regolamento dorme e manca la corsa) e la regola che scioglie lo stallo di Strategia, e anche il limite di round. Tutto il resto è del regolamento, con parole nostre.
    .title = Che cosa è stampato e che cosa è nostro

## Ciò che si conta, nelle frasi su quel che porta una scelta

race-measure-spaces = { $amount ->
    [one] { $amount } casella sul tracciato
   *[other] { $amount } caselle sul tracciato
}
race-measure-karma = { $amount ->
    [one] { $amount } gettone karma
   *[other] { $amount } gettoni karma
}
race-measure-energy = { $amount ->
    [one] { $amount } carta energia
   *[other] { $amount } carte energia
}
race-measure-cards = { $amount ->
    [one] { $amount } carta azione in mano
   *[other] { $amount } carte azione in mano
}

## Su carta

race-print-track = Pista
race-print-ring = Ruota: l'anello
race-print-inner = Ruota: il disco interno
race-print-pieces = Ruota: i pezzi delle azioni
race-print-karma = Segnalini karma
race-print-runners = Corridori
race-print-actions = Carte azione
race-print-energy = Carte energia
race-print-animals = Animali
race-print-pin = Uno spillo o un fermacampioni che tenga insieme i due dischi della ruota. Le azioni di movimento leggono le sezioni verdi, Aiuto e Riposo quelle gialle.
race-print-start = Partenza
race-print-finish = Arrivo
race-print-seats = { $low ->
    [same] { $high } giocatori
   *[other] { $low }–{ $high } giocatori
}
race-print-ties = la parità conta come massimo
race-print-no-ties = la parità non è massimo
