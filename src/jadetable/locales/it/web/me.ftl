### Le mie partite

web-me-title = Le mie partite
web-me-none = Su questo dispositivo non è ancora finita nessuna partita.
web-me-home = Ai giochi
web-me-games = { $count ->
    [one] partita
   *[other] partite
}
web-me-wins = vinte
web-me-row = vittorie di fila ora (record: { $longest })
web-me-days = { $count ->
    [one] giorno con una sfida
   *[other] giorni di fila con una sfida
}
web-me-game = { $games ->
    [one] Una partita
   *[other] { $games } partite
}, { $wins } vinte. Miglior punteggio: { $best }.
web-me-latest = Gli ultimi punteggi
web-me-alone = Da soli
web-me-people = Con persone
web-me-share = { $wins } su { $games }
web-me-kept = Tutto questo resta su questo dispositivo e da nessun'altra parte. Come file si può portare su un altro. Le partite su un dispositivo condiviso e quelle riprese da partite vecchie non contano.
web-me-export = Salva come file
web-me-import = Aggiungi da un file
web-me-brought = { $count ->
    [0] Niente di nuovo: queste partite ci sono già tutte.
    [one] Una partita aggiunta.
   *[other] { $count } partite aggiunte.
}
web-me-wrong-file = Questo non è un file di partite salvato da qui. Non è cambiato nulla.
web-me-forget = Dimentica tutte le partite
web-me-forget-sure = Sì, dimenticale
web-me-keep = Tienile
