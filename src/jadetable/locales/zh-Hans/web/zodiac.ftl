### Words of this game's board

web-zodiac-progress = 你的生肖：{ $count }/12
web-zodiac-sign-hand = { $card }：在手中
web-zodiac-sign-table = { $card }：在桌上
web-zodiac-sign-missing = { $card }：还缺
web-zodiac-below = 全部弃牌
web-zodiac-hand = 手牌{ $count }张
web-zodiac-threatened = 停一轮？
web-zodiac-pays = 须失去{ $count }张牌
web-zodiac-seen = 别人知道这张牌
web-zodiac-tap = 点一张牌，或直接拖到要放的地方。

## 新牌桌的选项

web-zodiac-option-arrange = 整理手牌与桌牌
    .after-draw = 只在摸牌或取牌之后
    .whole-turn = 整个回合都可以
web-zodiac-option-pangu-takes = 盘古可以夺取
    .missing = 只限你缺的生肖
    .any = 任何明放的生肖
web-zodiac-option-penalty-chooser = 谁选罚牌
    .left = 下家
    .random = 随机一位对手
web-zodiac-option-first-dealer = 谁发牌

## 结果与规则

web-zodiac-result = 集齐{ $score }/12个生肖
