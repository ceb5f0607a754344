# Giocare sul proprio dispositivo, senza server e senza rete.

web-offline-here = Su questo dispositivo, senza il server
    .about = Per chi condivide questo dispositivo, e per i bot. La partita resta in questo browser e continua senza rete.
    .not = Solo per un tavolo senza posti liberi: tutti sono bot o siedono a questo dispositivo.
web-offline-title = Giocare senza rete
web-offline-about = Regole, bot e le tue partite, conservati in questo browser. Poi si gioca in treno o in tenda.
web-offline-get = Scarica per giocare senza rete ({ $size } kB)
web-offline-getting = Scaricati { $done } di { $count } ...
web-offline-ready = ✓ Pronto per giocare senza rete.
web-offline-import = Apri una partita salvata (.jade)
web-offline-save = Salva questa partita in un file
web-offline-forget = Questa partita si trova solo su questo dispositivo. Buttarla via per sempre?

web-offline-components = Con questi componenti non si può giocare in un browser: { $why } dipende da altri numeri. Apri il tavolo su un server.
web-offline-store-denied = Questo browser non conserva nulla: le partite su questo dispositivo hanno bisogno della sua memoria, vietata da una finestra privata o da un’impostazione. Nulla è cambiato.
web-offline-store-full = Il browser non ha più spazio per conservare questa mossa, che quindi non è stata fatta. Libera spazio e riprova; la partita è come prima.
web-offline-engine-broken = Le regole per giocare senza rete sono incomplete o non sono nostre. Nulla è cambiato; ricarica la pagina quando c’è rete.
web-offline-engine-missing = Le regole per giocare senza rete non sono ancora su questo dispositivo. Scaricale quando c’è rete.
web-offline-broken = Questa partita salvata è danneggiata e non può continuare. È rimasta dov’era.
web-offline-rules = Questa partita è cominciata con regole più vecchie che non sono più su questo dispositivo, e quelle attuali non ne permettono le mosse. È rimasta dov’era.
web-offline-elsewhere = La partita è appena andata avanti in un’altra finestra. Guarda di nuovo.
web-offline-worker = Le regole non sono partite in questo browser. Nulla è cambiato; riprova.
