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

## 新牌桌的选项

web-wuxing-option-end-rule = 何时结束
    .unfilled = 有空位再也补不上
    .all-claimed = 每张牌都有主人
    .piles-empty = 两堆牌都用完
web-wuxing-option-first-player = 谁先开始
    .random = 抽签
    .seat = 下面指定的座位
    .oldest = 最年长者
    .youngest = 最年少者
    .zodiac = 生肖从鼠数起最靠前者
web-wuxing-option-first-seat = 先开始的座位（上面选“指定”时）
web-wuxing-option-tie-break = 同分时
    .shared = 并列
    .tokens = 比剩余的阴阳币，再比牌数

## 结果与规则

web-wuxing-result = { $score }分
