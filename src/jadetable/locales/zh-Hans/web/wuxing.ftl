### Words of this game's board

web-wuxing-tile = { $element }，{ $points }分；现在需要骰子{ $panel }
web-wuxing-tokens = { $count ->
    [0] 没有令牌了
   *[other] { $count }枚令牌
}
web-wuxing-score = 板块{ $values }分，奖励{ $bonus }分
web-wuxing-place = 第{ $place }名
web-wuxing-colour = { $colour }：{ $count }块，奖励{ $points }分
web-wuxing-one-colour = 同色板块
web-wuxing-series = 完整系列
