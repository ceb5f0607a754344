### Parole per il dopopartita: risultato, replay, analisi; e per i primi passi, le lezioni

## Risultato

web-after-winner = Vince { $name }!
web-after-winners = Primo posto a pari merito: { $names }!
web-after-won-alone = Hai vinto!
web-after-lost-alone = Stavolta è andata male.
web-after-nobody = Nessuno vince.
web-after-truncated = La partita è finita per il limite di durata.
web-after-rank = { $rank }º posto
web-after-you = tu
web-after-result = { $score ->
    [one] un punto
   *[other] { $score } punti
}
web-after-rematch = Gioca ancora
web-after-rematch-accept = Siediti alla rivincita
web-after-replay = Rivedi la partita
web-after-share = Condividi il replay
web-after-share-copied = Link copiato
web-after-download = Salva il file della partita
web-after-home = Tutti i giochi

## Dadi onesti

web-after-fair = I dadi erano onesti?
web-after-fair-about = Prima di dare le carte, questo tavolo ha mostrato l’impronta di un segreto da cui nasce tutta la fortuna. Ora il segreto è pubblico e si può ricalcolare ogni cosa.
web-after-fair-check = Controlla i dadi
web-after-fair-good = Tutto onesto: il segreto corrisponde all’impronta e, rigiocando tutte le { $actions } azioni, si arriva alla stessa fine.
web-after-fair-bad = Qualcosa non torna: { $why }
web-after-fair-commitment = Impronta mostrata prima di iniziare
web-after-fair-secret = Il segreto
web-after-fair-how = Per non fidarti di nessuno, nemmeno di questo server: salva il file della partita ed esegui «jade replay FILE --verify» sul tuo computer.

## Uno sguardo indietro

web-after-review = Uno sguardo indietro
web-after-review-about = Come sono cambiate le possibilità, quali scelte sono costate care, quanto ha contato la fortuna? Un bot esperto ripercorre la partita.
web-after-review-ask = Analizza la partita
web-after-review-wait = Sto pensando a ogni scelta; ci vogliono circa dieci secondi…
web-after-review-method = Ogni scelta è giudicata da ciò che chi giocava poteva sapere in quel momento, in molte partite immaginate. Le piccole differenze sono caso e non vengono riportate.
web-after-curve = Possibilità di vittoria
web-after-curve-seat = { $name }: da { $first } a { $last } per cento.
web-after-curve-start = inizio
web-after-curve-end = fine
web-after-costly = Momenti decisivi
web-after-costly-mine = Le mie scelte costose
web-after-costly-others = Scelte costose degli altri
web-after-costly-mine-none = Nessuna delle mie scelte è stata chiaramente un errore.
web-after-costly-better = A favore della scelta migliore:
web-after-costly-choice = { $name } ha scelto «{ $chosen }» ({ $win } % di vincere). Meglio: «{ $better }» ({ $better_win } %).
web-after-costly-look = Mostra
web-after-costly-none = Nessuna scelta è stata un errore evidente. Bravi tutti!
web-after-luck = Fortuna o decisioni?
web-after-luck-share = { $luck } per cento fortuna, { $choices } per cento decisioni
web-after-luck-dice = Dadi, carte e ciò che non si può stabilire: { $share } %
web-after-luck-choices = Decisioni: { $share } %
web-after-balance = Che cosa ha determinato il risultato, in punti di possibilità di vittoria, rispetto a un gioco sensato
web-after-balance-seat = Giocatore
web-after-balance-own = Scelte proprie
web-after-balance-others = Scelte altrui
web-after-balance-luck = Fortuna

## Replay

web-after-replay-title = { $game }: la partita rivista
web-after-loading = Recupero la partita…
web-after-board = Il tavolo di gioco
web-after-eyes = Con gli occhi di
web-after-eyes-onlooker = uno spettatore
web-after-controls = Comandi del replay
web-after-chose = { $name }: { $choice }
web-after-unseen = Qualcuno decide in segreto.
web-after-happens = Che cosa succede
web-after-scrub = Punto della partita
web-after-frame = { $now } / { $last }
web-after-first = All’inizio
web-after-back = Un passo indietro
web-after-next = Un passo avanti
web-after-last = Alla fine
web-after-play = Riproduci
web-after-pause = Pausa
web-after-speed = Velocità
web-after-next-choice = Prossima scelta
web-after-next-turning = Momento chiave
web-after-play-on = Gioca da qui
web-after-play-on-about = Un nuovo tavolo contro bot che comincia da questo momento, con le stesse carte e gli stessi dadi. Ciò che era segreto ormai è pubblico, anche quel che verrà.
web-after-seeking = Sto pensando…
web-after-share-moment = Condividi

## Lezioni

web-after-learn-title = { $game }: i primi passi
web-after-learn-wait = Prepariamo la lezione. La prima volta ci vuole circa mezzo minuto …
web-after-learn-place = Sei al posto di { $name }.
web-after-learn-step = Passo { $now } di { $last }
web-after-learn-back = Indietro
web-after-learn-next = Avanti
web-after-learn-play = Gioca subito
web-after-learn-rules = Tutte le regole
web-after-learn-none = Per questo gioco non c’è ancora una lezione. Leggi le regole qui sotto, poi gioca una prima partita contro bot facili.

web-after-parts = Da dove vengono i punti
web-after-parts-all = In tutto
web-after-part-tiles = Tessere
web-after-part-bonus = Colori e serie
