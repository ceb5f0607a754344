### Zodiac 生肖

zodiac-title = Zodiac 生肖
zodiac-pitch = Raccogli tutti e dodici i segni: sei in mano, sei scoperti. Il Gatto fa perdere il turno, Pangu ruba.

card-cat = Gatto
card-pangu = Pangu

## What is asked

zodiac-prompt-source = Come cominci il turno?
zodiac-prompt-main = Sistema le carte e finisci il turno.
zodiac-prompt-steal = Pangu: quale segno scoperto prendi, e a chi?
zodiac-prompt-call = Hai sei carte in mano e sei sul tavolo. Dichiari?
zodiac-prompt-penalty = Scegli una carta che chi ha sbagliato deve perdere.
zodiac-prompt-fix = Rimetti in regola le carte: sei in mano, sei sul tavolo.

## Actions

zodiac-action-draw = Pesca una carta
zodiac-action-take = Prendi { $card } dagli scarti
zodiac-action-pass = Passa
zodiac-action-zodiac = Dichiara ZODIAC!
zodiac-action-now = Gioca subito { $card }
zodiac-action-cath = Gioca un Gatto dalla mano
zodiac-action-catt = Gioca un Gatto dal tavolo
zodiac-action-panh = Gioca un Pangu dalla mano
zodiac-action-pant = Gioca un Pangu dal tavolo
zodiac-action-dh = Scarta { $card } dalla mano{ $skips ->
    [0] {""}
    [one] {""}: chi gioca dopo salta un turno
   *[other] {""}: chi gioca dopo salta { $skips } turni
}
zodiac-action-dt = Scarta { $card } dal tavolo{ $skips ->
    [0] {""}
    [one] {""}: chi gioca dopo salta un turno
   *[other] {""}: chi gioca dopo salta { $skips } turni
}
zodiac-action-lay = Scopri { $card } sul tavolo
zodiac-action-pick = Riprendi in mano { $card }
zodiac-action-steal = Prendi { $card } a { $victim }

## Events

zodiac-event-dealer-draw = { $seat ->
    [you] Peschi
   *[other] { $seat } pesca
} per il mazziere: { $card }.
zodiac-event-dealer = { $seat ->
    [you] Fai il mazziere.
   *[other] Fa il mazziere { $seat }.
}
zodiac-event-dealt = { $seat ->
    [you] Ricevi
   *[other] { $seat } riceve
} { $count ->
    [one] una carta
   *[other] { $count } carte
}.
zodiac-event-upcard = Si scopre: { $card }.
zodiac-event-turn = Tocca a { $seat }.
zodiac-event-skipped = { $seat ->
    [you] Salti
   *[other] { $seat } salta
} il turno.
zodiac-event-reshuffle = Gli scarti vengono mescolati: nuovo mazzo di { $count } carte.
zodiac-event-draw = { $seat ->
    [you] Peschi
   *[other] { $seat } pesca
} { $card }.
zodiac-event-draw-hidden = { $seat ->
    [you] Peschi
   *[other] { $seat } pesca
} una carta.
zodiac-event-take = { $seat ->
    [you] Prendi
   *[other] { $seat } prende
} { $card } dagli scarti.
zodiac-event-play = { $seat ->
    [you] Giochi
   *[other] { $seat } gioca
} { $place ->
    [0] { $card } dalla mano
    [1] { $card } dal tavolo
   *[other] subito { $card }
}.
zodiac-event-skip-set = { $seat ->
    [you] Salterai
   *[other] { $seat } salterà
} un turno.
zodiac-event-steal = { $seat ->
    [you] Prendi
   *[other] { $seat } prende
} { $card } a { $victim }, { $place ->
    [0] che va in mano
   *[other] che va sul tavolo
}.
zodiac-event-lay = { $seat ->
    [you] Scopri
   *[other] { $seat } scopre
} { $card }.
zodiac-event-pick = { $seat ->
    [you] Riprendi
   *[other] { $seat } riprende
} in mano { $card }.
zodiac-event-discard = { $seat ->
    [you] Scarti
   *[other] { $seat } scarta
} { $card } { $place ->
    [0] dalla mano
   *[other] dal tavolo
}.
zodiac-event-pass = { $seat ->
    [you] Tu: «Passo».
   *[other] { $seat }: «Passo».
}
zodiac-event-overlimit = { $seat ->
    [you] Hai troppe
   *[other] { $seat } ha troppe
} carte: { $hand } in mano, { $table } sul tavolo.
zodiac-event-call = { $seat ->
    [you] Dichiari
   *[other] { $seat } dichiara
} ZODIAC! { $right ->
    [0] Ma lo zodiaco non è completo.
   *[other] E lo zodiaco è completo.
}
zodiac-event-reveal = { $seat ->
    [you] Mostri
   *[other] { $seat } mostra
} tutta la mano.
zodiac-event-penalty = { $seat ->
    [you] Fai scartare
   *[other] { $seat } fa scartare
} a { $offender } { $card } { $place ->
    [0] dalla mano
   *[other] dal tavolo
}.
zodiac-event-win = { $seat ->
    [you] Hai vinto!
   *[other] Vince { $seat }!
}
zodiac-event-truncated = Limite di turni raggiunto: nessuno vince.

## Why not

zodiac-why-begin-first = Prima comincia il turno: pesca, prendi uno scarto o gioca una carta azione tenuta da parte.
zodiac-why-already-begun = Il turno è già cominciato: sistema le carte e concludilo.
zodiac-why-choose-steal = Scegli il segno che Pangu prende.
zodiac-why-choose-call = Prima rispondi alla dichiarazione.
zodiac-why-choose-penalty = Scegli una carta che { $offender } ha davvero lì.
zodiac-why-draw-pile-empty = Il mazzo è finito.
zodiac-why-discard-pile-empty = Non ci sono scarti.
zodiac-why-discard-closed = Per una penalità, in questo turno gli scarti sono chiusi.
zodiac-why-discard-pangu = In cima c'è Pangu, che non si può mai prendere dagli scarti.
zodiac-why-discard-cat = A questo tavolo il Gatto non si prende dagli scarti.
zodiac-why-not-in-hand = In mano non hai { $card }.
zodiac-why-not-on-table = Sul tavolo non hai { $card }.
zodiac-why-nothing-to-steal = Nessun avversario mostra un segno che Pangu possa prendere per te.
zodiac-why-must-act = Devi pescare, prendere o giocare una carta: si passa solo quando non si può fare altro.
zodiac-why-too-many = Hai troppe carte per finire il turno: al massimo sei in mano e sei sul tavolo.
zodiac-why-not-just-drawn = Si gioca subito solo un Gatto o un Pangu appena pescato.
zodiac-why-laid-already = Hai già scoperto una carta: in questo turno non se ne riprendono altre.
zodiac-why-table-full = I tuoi sei posti sul tavolo sono pieni.
zodiac-why-no-discard-now = Si scarta solo dopo aver pescato o preso una carta.
zodiac-why-make-room-first = Resterebbero troppe carte in un posto: prima spostane qualcuna.
zodiac-why-play-it-instead = A questo tavolo le carte azione si giocano, non si buttano.
zodiac-why-no-such-seat = A quel posto non c'è nessuno.
zodiac-why-not-shown = { $victim } non ha { $card } scoperto.
zodiac-why-has-sign = Hai già { $card }: Pangu prende solo segni che ti mancano.
zodiac-why-call-when-complete = La dichiarazione arriva alla fine del turno, con sei carte in mano e sei sul tavolo.
zodiac-why-sign-first = Ha ancora dei segni: deve perdere uno di quelli.
zodiac-why-lay-one = Hai troppe carte in mano: scoprine una.
zodiac-why-pick-one = Hai troppe carte sul tavolo: riprendine una.

## Options

zodiac-option-table-rules = Si può sbagliare, e gli errori si pagano: troppe carte, dichiarazione sbagliata (come in tutte e tre le lingue del regolamento).
zodiac-option-arrange = Quando si possono sistemare le carte: after_draw (solo dopo aver pescato: regole italiane e cinesi) o whole_turn (per tutto il turno: regole inglesi).
zodiac-option-pangu-takes = Che cosa prende Pangu: missing (solo un segno che manca: regole italiane e inglesi) o any (qualsiasi segno scoperto: regole cinesi).
zodiac-option-pangu-wild = Quanti Pangu possono sostituire segni mancanti nei dodici vincenti (più di 0: solo secondo lo scopo delle regole cinesi).
zodiac-option-cat-from-discard = Se un Gatto in cima agli scarti si può prendere (le regole non lo vietano).
zodiac-option-action-discard = Se Gatto e Pangu si possono scartare come le altre carte (no: vanno giocati, lettura rigorosa delle regole inglesi e cinesi).
zodiac-option-discarded-cat = Che cosa fa un Gatto scartato da chi lo ha: quiet (niente) o bites (chi gioca dopo salta un turno, come se fosse stato giocato: le regole inglesi e cinesi si possono leggere così).
zodiac-option-penalty-chooser = Chi sceglie le carte della penalità: left (chi gioca dopo) o random (un avversario a caso); le regole dicono solo un avversario.
zodiac-option-first-dealer = Il posto che fa da mazziere, il primo posto è 0; con -1 decidono le carte (come da regolamento).
zodiac-option-turns-per-seat = Dopo tanti turni a testa la partita finisce senza vincitore (non è nelle regole).

## Words of the table

zodiac-table-hand = La tua mano
zodiac-table-draw-pile = Mazzo
zodiac-table-discard-pile = Scarti
zodiac-table-wheel = I tuoi segni
zodiac-table-top = in cima: { $card }
zodiac-table-empty = vuoto
zodiac-table-closed = chiusi da una penalità
zodiac-table-covered = coperti da Pangu
zodiac-table-seat = Giocatore
zodiac-table-hands = Mano
zodiac-table-face-up = Carte scoperte
zodiac-table-seen = Visti
zodiac-table-own = Il tuo tavolo
zodiac-table-missing = Ti mancano
zodiac-table-drawn = appena pescata: { $card }
zodiac-table-known = gli altri sanno: { $cards }
zodiac-table-full = { $count } carte!
zodiac-table-winner = ★ ZODIAC!
zodiac-table-skips = { $count ->
    [one] salta un turno
   *[other] salta { $count } turni
}

## The rules

zodiac-rules-aim = Vince chi per primo ha una carta di ciascuno dei dodici segni e soltanto quelle: sei nascoste in mano e sei scoperte davanti a sé. Nessun segno doppio, nessun Gatto, nessun Pangu.
    .title = Scopo
zodiac-rules-setup = Il mazzo ha sette carte per ogni segno, otto Gatti e otto Pangu: cento carte. A turno si pesca una carta; chi trova per primo una carta azione (Gatto o Pangu) fa il mazziere. Poi si mescola tutto, ognuno riceve sei carte e si scoprono carte finché un segno apre gli scarti. Comincia chi siede alla sinistra del mazziere e si gioca in senso orario.
    .title = Preparazione
zodiac-rules-turn = Il turno comincia in uno di tre modi: pescare dal mazzo, prendere l'ultimo scarto, oppure giocare un Gatto o un Pangu tenuto da parte. Dopo aver pescato o preso puoi sistemare le carte: prima riprendi in mano quelle scoperte che vuoi, poi scopri quelle che vuoi. Alla fine scarti una carta, dalla mano o dal tavolo, oppure dici «passo». Quando il mazzo finisce, gli scarti, tranne l'ultimo, vengono rimescolati.
    .title = Il turno
zodiac-rules-action-cards = Il Gatto fa saltare il turno a chi gioca dopo. Pangu prende a un avversario un segno scoperto che non hai, mai una carta azione. Un Gatto o un Pangu appena pescato dal mazzo si può giocare subito; poi puoi ancora sistemare le carte e scartare. Altrimenti lo tieni, in mano o sul tavolo, e lo giochi in un turno successivo al posto di pescare: in quel caso il turno finisce, e il segno preso da Pangu va in mano, o sul tavolo se la mano è piena. Le carte giocate vanno sugli scarti. Pangu si pesca solo dal mazzo, quindi un Pangu sugli scarti li blocca; un Gatto si può prendere, ma non giocare nello stesso turno.
    .title = Gatto e Pangu
zodiac-rules-limits = A fine turno puoi avere al massimo sei carte in mano e sei sul tavolo. La tredicesima va scartata. Si può scartare qualsiasi carta; un Gatto o un Pangu scartato non ha effetto (a meno che si scelga che il Gatto scartato morda).
    .title = Sei e sei
zodiac-rules-call = Se a fine turno hai esattamente i dodici segni giusti, sei in mano e sei sul tavolo, dichiari «ZODIAC!», scopri la mano e vinci.
    .title = La dichiarazione
zodiac-rules-penalties = Solo ai tavoli dove si può sbagliare. Chi finisce il turno con troppe carte mostra la mano, salta un turno e perde un segno scelto da un avversario. Chi dichiara con sei e sei carte che non sono quelle giuste mostra la mano e perde due segni. Nel turno dopo una penalità nessuno può prendere dagli scarti. Se un posto resta troppo pieno, il proprietario lo rimette in regola.
    .title = Penalità
zodiac-rules-end = Una dichiarazione giusta chiude la partita. Gli altri si ordinano per numero di segni diversi, poi per minor numero di carte; a parità si divide il posto. Una partita che arriva al limite di turni non ha vincitore.
    .title = Fine della partita
zodiac-rules-options = Le tre lingue del regolamento differiscono in qualche dettaglio; con le opzioni scegli tu: sistemare le carte per tutto il turno (inglese; in italiano e cinese solo dopo aver pescato), Pangu che prende qualsiasi segno (cinese; in italiano e inglese solo uno che manca), Pangu come jolly (solo lo scopo cinese), carte azione che vanno giocate (inglese e cinese, alla lettera) e Gatti che mordono anche da scartati (inglese e cinese, prese in parola: mettere un Gatto sugli scarti è giocarlo, quindi chi gioca dopo salta un turno; non però se ce lo butta una penalità). In nessuna lingua: Gatti che non si prendono dagli scarti, quale avversario sceglie le penalità, un mazziere fisso e il limite di turni.
    .title = Opzioni
zodiac-rules-tips = Scopri ciò che agli altri non serve: carte azione, doppioni, segni che hanno già. Guarda che cosa raccoglie chi gioca dopo di te prima di scartare. Tieni un Gatto per quando sta per chiudere.
    .title = Consigli
zodiac-rules-sources = Di questo gioco non è andato perduto nulla di stampato: carte, quantità e regole sono del regolamento, con parole nostre. Dove le sue tre lingue dicono cose diverse c'è un'opzione per ciascuna. Di nostro ci sono solo due cose: l'ordine di chi non ha vinto e il limite di turni.
    .title = Che cosa è stampato e che cosa è nostro

## Ciò che si conta, nelle frasi su quel che porta una scelta

zodiac-measure-signs = { $amount ->
    [one] { $amount } segno dei dodici
   *[other] { $amount } segni dei dodici
}
zodiac-measure-exposed = { $amount ->
    [one] { $amount } segno unico scoperto, che altri possono prendere
   *[other] { $amount } segni unici scoperti, che altri possono prendere
}
zodiac-measure-actions = { $amount ->
    [one] { $amount } Gatto o Pangu
   *[other] { $amount } Gatti e Pangu
}

## Su carta

zodiac-print-cards = Carte
zodiac-print-cat = { $skips ->
    [0] Nessun effetto.
    [one] Il prossimo giocatore salta un turno.
   *[other] Il prossimo giocatore salta { $skips } turni.
}
zodiac-print-pangu = Prendi da un altro giocatore un segno scoperto che ti manca.
