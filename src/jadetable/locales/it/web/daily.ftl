### La sfida di oggi

web-daily-title = La sfida di oggi
web-daily-about = La stessa distribuzione e gli stessi bot per tutti. Conta il primo tentativo.
web-daily-days = { $days } giorni di fila.
web-daily-alone = da soli
web-daily-against = contro { $count ->
    [one] un bot
   *[other] { $count } bot
}
web-daily-play = Gioca
web-daily-go-on = Continua
web-daily-told = Jade Table · { $game } · { $day }
web-daily-told-won = Vinta con { $score }
web-daily-told-lost = Posto { $rank } su { $seats } con { $score }
web-daily-share = Copia il risultato
web-daily-copied = Copiato
