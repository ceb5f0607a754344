### Today's challenge

web-daily-title = Today's challenge
web-daily-about = The same deal and the same bots for everybody. Your first try counts.
web-daily-days = { $days } days in a row.
web-daily-alone = alone
web-daily-against = against { $count ->
    [one] one bot
   *[other] { $count } bots
}
web-daily-play = Play
web-daily-go-on = Go on
web-daily-told = Jade Table · { $game } · { $day }
web-daily-told-won = Won with { $score }
web-daily-told-lost = Place { $rank } of { $seats } with { $score }
web-daily-share = Copy the result
web-daily-copied = Copied
