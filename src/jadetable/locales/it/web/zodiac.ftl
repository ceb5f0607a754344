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
web-zodiac-threatened = salta un turno?
web-zodiac-pays = { $count ->
    [one] deve perdere una carta
   *[other] deve perdere { $count } carte
}
web-zodiac-seen = Gli altri conoscono questa carta
web-zodiac-tap = Tocca una carta, o trascinala dove vuoi.

## Opzioni di un nuovo tavolo

web-zodiac-option-arrange = Riordinare mano e tavolo
    .after-draw = solo dopo aver pescato o preso
    .whole-turn = per tutto il turno
web-zodiac-option-pangu-takes = Pangu prende
    .missing = solo un segno che ti manca
    .any = qualsiasi segno scoperto
web-zodiac-option-penalty-chooser = Chi sceglie le carte di penalità
    .left = il giocatore seguente
    .random = un avversario a sorte
web-zodiac-option-first-dealer = Chi dà le carte

## Risultato e regole

web-zodiac-result = { $score } segni su 12
