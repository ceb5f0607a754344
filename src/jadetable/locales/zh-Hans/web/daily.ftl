### 今日挑战

web-daily-title = 今日挑战
web-daily-about = 所有人同一副牌局、同样的机器人。第一次尝试算数。
web-daily-days = 已连续{ $days }天。
web-daily-alone = 独自一人
web-daily-against = 对{ $count }个机器人
web-daily-play = 开始
web-daily-go-on = 继续
web-daily-told = Jade Table · { $game } · { $day }
web-daily-told-won = 以{ $score }获胜
web-daily-told-lost = { $seats }人中第{ $rank }名，得{ $score }
web-daily-share = 复制结果
web-daily-copied = 已复制
