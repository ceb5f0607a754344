### Words of this game's board

web-wuxing-tile = { $element }, { $kind }, vale { $points }; ora servono i dadi { $panel }
web-wuxing-tokens = { $count ->
    [0] Nessun gettone
    [one] Un gettone
   *[other] { $count } gettoni
}
web-wuxing-score = Tessere { $values }, bonus { $bonus }
web-wuxing-place = { $place }º posto
web-wuxing-colour = { $colour }: { $count ->
    [one] una tessera
   *[other] { $count } tessere
}, bonus { $points }
web-wuxing-one-colour = Tessere di un colore
web-wuxing-series = Serie complete
