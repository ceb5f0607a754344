### Words of this game's board

web-wuxing-tile = { $element }，{ $kind }，{ $points }分；现在需要骰子{ $panel }
web-wuxing-tokens = { $count ->
    [0] 没有阴阳币了
   *[other] { $count }枚阴阳币
}
web-wuxing-score = 牌面{ $values }分，奖励{ $bonus }分
web-wuxing-place = 第{ $place }名
web-wuxing-colour = { $colour }：{ $count }张，奖励{ $points }分
web-wuxing-one-colour = 同色的牌
web-wuxing-series = 凑齐整套
