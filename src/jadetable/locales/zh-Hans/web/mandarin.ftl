### Words of this game's board

## The round board

web-mandarin-board = 棋盘：十二生肖环绕宝塔
web-mandarin-legend-character = 得钱
web-mandarin-legend-coloured = 用宝塔
web-mandarin-legend-figure = 可能掉出
web-mandarin-legend-emperor = 皇帝
web-mandarin-legend-toll = 过路费
web-mandarin-sector = { $sign }：{ $count ->
    [0] 不会再掉出了。
   *[other] 还可能掉出{ $count }枚{ $emperors ->
        [0] 。
       *[other] ，包括皇帝。
    }
}
web-mandarin-controlled = 由{ $name }控制，过路费{ $toll }元。
web-mandarin-pawn = { $name }在{ $space }
web-mandarin-left = { $count ->
    [0] 宝塔空了
   *[other] 宝塔里还有{ $count }枚生肖牌
}
web-mandarin-die = 骰子：{ $die }点
web-mandarin-emperor = { $sign }（皇帝）
web-mandarin-face-down = 背面朝上的生肖牌
web-mandarin-hidden = 背面

## What is going on

web-mandarin-wait-turn = { $name }准备掷骰子。
web-mandarin-wait-drawn = { $name }在宝塔前：收下，还是再拉一次？
web-mandarin-wait-victim = { $name }超过了好几位对手，正在选择其中一位。
web-mandarin-wait-take = { $name }超过了{ $victim }，要拿走一枚生肖牌。
web-mandarin-wait-seize = { $victim }付不起，{ $name }要拿走一枚生肖牌。
web-mandarin-choose-card = 可以拿牌的收藏卡已标出。
web-mandarin-choose-figure = 可以拿走的生肖牌已在收藏卡上标出。
web-mandarin-round-of = 第{ $round }轮，最多{ $limit }轮
web-mandarin-aim-collector = 集齐十二种动物，或同一种动物的全套，立即获胜。
web-mandarin-aim-money = 有人集齐十二种动物时，最富有者获胜。
web-mandarin-aim-either = 有人集齐十二种动物或同一种动物的全套时，最富有者获胜。

## Decisions

web-mandarin-keep-means = { $count }枚生肖牌归你，回合结束。
web-mandarin-risk-means = 背面朝上：你多得一枚。正面朝上：{ $count ->
    [2] 两枚一起拍卖。
   *[other] { $count }枚全部拍卖。
}
web-mandarin-special-means = 由其他人出价，钱归你。
web-mandarin-cash = 兑现生肖牌……
web-mandarin-cash-stop = 不兑现了
web-mandarin-cash-how = 在你的收藏卡上选一枚：它回到宝塔，银行付钱给你。皇帝更值钱。

## The auction

web-mandarin-yuan = { $amount }元
web-mandarin-amount = { $amount }
web-mandarin-exact = 你的出价
web-mandarin-leads = 领先
web-mandarin-in = 参与
web-mandarin-speaks = 轮到
web-mandarin-auctioneer = 拍卖人

## Collection cards

web-mandarin-born = 起始生肖：{ $sign }
web-mandarin-turn = 当前回合
web-mandarin-overtaken = 被超过
web-mandarin-bankrupt = 破产
web-mandarin-creditor = 债主
web-mandarin-special-used = 特别拍卖已用
web-mandarin-rank = 第{ $rank }名
web-mandarin-owned = { $sign }：{ $count ->
    [0] 无
   *[other] { $count }枚
}{ $emperors ->
    [0] {""}
   *[other] ，含皇帝
}
web-mandarin-kinds = { $count }/12种动物
web-mandarin-alike = 相同{ $count }/{ $all }枚
web-mandarin-worth = 连生肖牌共值{ $amount }元
web-mandarin-gained = +{ $amount }
web-mandarin-paid = −{ $amount }

## The end

web-mandarin-winner = { $name }获胜！
web-mandarin-end-twelve = { $name }集齐了十二种动物。
web-mandarin-end-set = { $name }集齐了同一种动物的全部生肖牌。
web-mandarin-end-limit = 达到轮数上限。
web-mandarin-figures = 生肖牌
web-mandarin-wealth = 财富

## 新牌桌的选项

web-mandarin-option-variant = 怎样获胜
    .collector = 最先集齐者胜
    .money = 十二生肖聚齐时最富者胜
web-mandarin-option-overtake-empty = 只超过空卡时
    .normal = 照常落地
    .forfeit = 失去宝塔，但再掷一次
web-mandarin-option-overtake-take = 超越时拿取的生肖牌
    .one = 一共一张
    .each = 每张被超过的卡各一张
web-mandarin-option-second-roll = 第二次落地的效果
    .money = 只有过路费或银行
    .full = 宝塔也生效
    .nothing = 没有
web-mandarin-option-money-end = 金钱玩法何时结束
    .twelve = 十二生肖聚齐
    .either = 某一生肖集满也算
web-mandarin-option-signs = 起点生肖

## 结果与规则

web-mandarin-result = { $score }枚生肖牌
web-mandarin-result-yuan = { $score }元
