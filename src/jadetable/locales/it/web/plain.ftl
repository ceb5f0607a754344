### Parole del tavolo semplice, per i giochi senza un tabellone proprio

web-plain-happened = Appena successo
web-plain-quiet = Niente di nuovo.
web-plain-table = Sul tavolo
web-plain-seats = I giocatori
web-plain-view-own = Solo per te
web-plain-view-players = I giocatori
web-plain-list = Un elenco
web-plain-nothing = niente
web-plain-yes = sì
web-plain-no = no
web-plain-rules = Le regole
web-plain-facts = I numeri di questo gioco
