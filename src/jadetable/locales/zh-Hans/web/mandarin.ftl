### Words of this game's board

## The round board

web-mandarin-board = 棋盘：十二生肖环绕宝塔
web-mandarin-legend-emperor = 皇帝
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

## What is going on

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
web-mandarin-cash-first = 请先按“{ web-mandarin-cash }”。
web-mandarin-cash-how = 在你的收藏卡上选一枚：它回到宝塔，银行付钱给你。皇帝更值钱。

## 一批生肖牌能带来什么

web-mandarin-for-you = 对你来说：{ $what }
web-mandarin-lot-for = 对{ $name }来说
web-mandarin-brings-all = 集齐收藏
web-mandarin-brings-sector = 控制{ $signs }
web-mandarin-brings-new = { $signs }（还没有）
web-mandarin-brings-nothing = 没有新的
web-mandarin-brings-value = 可兑现{ $amount }元
web-mandarin-brings-hidden = 另有 { $count } 枚扣着。

## 各样东西的意思

web-mandarin-about-control = 拥有 { $count } 枚这种生肖牌者控制该区域：对手停在这里要付{ $toll }元，付给持有皇帝者则为{ $emperor }元。
web-mandarin-about-character = 若无对手控制此区域，银行在这里付{ $amount }元。
web-mandarin-about-coloured = 在这里使用宝塔；若对手控制此区域，先付过路费。
web-mandarin-about-pagoda = 每拉一次拉杆掉出一枚生肖牌，正面或背面朝上。从第二枚起，正面朝上就要拍卖全部。
web-mandarin-about-die = 掷出几点，棋子就顺时针走几格。
web-mandarin-about-lot = 从宝塔掉出来的生肖牌。普通牌可兑现{ $value }元，皇帝{ $emperor }元。
web-mandarin-about-auction = 依次叫价，只能往上加；退出的人不能再回来。出价最高者得到这里的全部。
web-mandarin-about-figure = 生肖牌用于收藏：十二种各一枚，或同一种的全部。
web-mandarin-about-emperor = 该生肖的皇帝：比普通牌值钱，过路费也更高。
web-mandarin-about-hidden = 有人得到它之前，谁也不知道是什么。
web-mandarin-about-closed = 钱袋不公开：只看得到付款。
web-mandarin-about-purse = 你的钱，以纸币表示。别人看不到。
web-mandarin-goal = 离收藏还有多远
web-mandarin-pip = 掷出 { $die } 点到这里

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
