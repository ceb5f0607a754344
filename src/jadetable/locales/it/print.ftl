### Giochi su carta: jade print

print-done = { $file } è pronto. Stampalo a grandezza reale (100 %).
print-contents = Che cosa c'è
print-pages = { $count ->
    [one] pagina { $first }
   *[other] pagine { $first }–{ $last }
}
print-rules-pages = { $count ->
    [one] Le regole sono a pagina { $first }.
   *[other] Le regole sono alle pagine { $first }–{ $last }.
}
print-how = Come stampare
print-how-size = Stampa a grandezza reale (100 %, senza adattare alla pagina). La linea qui sotto è allora lunga { $length } mm.
print-how-backs = Stampa l'intero file fronte e retro, girando sul lato lungo: così ogni retro sta dietro il suo fronte, e per questo alcune pagine restano vuote. Se la stampante stampa da un lato solo, tralascia i retri e le pagine vuote.
print-how-cut = Meglio carta rigida, da 200 g in su. Taglia le carte lungo i segni al bordo della pagina, tutto il resto lungo il contorno.
print-beside = Che cosa serve inoltre
print-changed = Numeri cambiati (le regole dicono quelli stampati)
print-change = { $name }: { $after } invece di { $before }
print-changes-more = e altri { $count }
print-ruler = { $length } mm
print-credits = Jade Table è una realizzazione indipendente, non fatta, approvata o concessa in licenza dagli autori o dagli editori di questo gioco. Animali: Noto Emoji, (c) Google LLC, Apache License 2.0. Caratteri: Noto Serif SC, (c) Adobe e Google, SIL Open Font License 1.1.
print-front = { $title } · { $number }
print-back = { $title } · { $number } · retro di { $front }
print-empty = Lasciata vuota: retro della pagina precedente
print-glue = incolla qui la pagina { $page }

error-print-paper = Non c'è nessuna carta di nome “{ $paper }”. Carte: { $known }.
error-print-no-sheets = “{ $game }” non si può stampare: non ne è disegnato nulla per la carta.
error-print-many = { $count } pezzi sono troppi da stampare; se ne disegnano al massimo { $most }.
