### 本游戏桌面用语

web-race-track = 赛道
web-race-start = 起点
web-race-finish = 终点
web-race-pawn = { $seat }（{ $animal }）：第 { $pos } 格，共 { $finish } 格
web-race-place = 第 { $place } 名

## 轮盘

web-race-wheel = 轮盘
web-race-peek = 预览下一轮的轮盘
web-race-next = 下一轮
web-race-now = 返回
web-race-look = 点轮盘上的行动或你的一张牌，看看它能带来什么。
web-race-up-to = 能量合计 { $energy } 及以下
web-race-from = 能量合计 { $energy } 及以上
web-race-piece = { $action }。{ $low }：{ $lowGain }。{ $high }：{ $highGain }。
web-race-then = 下一轮：{ $gain }
web-race-gain-move = { $count ->
    [N] 此处有几人就进几格
   *[other] { $count } 格
}
web-race-gain-karma = { $count ->
    [N] 此处有几人就得几点善缘
   *[other] { $count } 点善缘
}
web-race-gain-card = { $count ->
    [N] 此处有几人就得几张 1
   *[other] { $count } 张 1
}
web-race-people = 此处人数
    .about = N 是本轮选择该行动的人数。
web-race-exchange = 兑换
    .about = 与牌库交换能量牌：用小牌换一张大牌，或把一张大牌拆成小牌。
web-race-sprint = 冲刺
    .about = 愿意的话，付 { $karma } 点善缘，再进 { $moves } 格。

web-race-about-cheat = 只有能量唯一最高的人前进；此处其他人各退一格。
web-race-about-help = 此处所有人获得善缘；能量最高者另得一张 1。
web-race-about-run = 只有能量唯一最高的人按轮盘前进；此处其他人各进一格。
web-race-about-rest = 此处所有人获得 1；能量最高者另得一点善缘。
web-race-about-cooperate = 能量并列最高的人都前进。
web-race-about-walk = 只有能量唯一最高的人前进；此处其他人不动。
web-race-about-repeat = 再执行一次你牌列中最后一张牌的行动。
web-race-about-strategise = 把牌列收回手中。最左边的牌留下，除非你是此处能量最高者。

## 牌

web-race-tucked = { $card }，能量 { $energy }
web-race-energy = 能量 { $value }：{ $count } 张
web-race-energy-always = 能量 { $value }：取之不尽
web-race-card-first = 请先选一张行动牌。

## 提问

web-race-hint-sprint = 付 { $karma } 点善缘，进 { $moves } 格。
web-race-hint-exchange = 点牌库中想要的牌，或点自己的一张牌把它拆开。
web-race-hint-return = 选出要交还的能量牌。
web-race-hint-return-or-swim = 选出要交还的能量牌；也可游回 { $back } 格，什么都不用交。

## 新牌桌的选项

web-race-option-animal-mode = 怎样分配生肖
    .draft = 年长者先选
    .random = 抽签
    .sign = 按出生的生肖
    .fixed = 按这里所列
web-race-option-animals = 各座的生肖（按所列时）
web-race-option-inner-order = 轮盘各格的部件

## 结果与规则

web-race-wheel-n = 等于同一行动的人数
web-race-wheel-e = 兑换一次能量牌
web-race-wheel-k = 用善缘换一次冲刺
web-race-result = 第{ $score }格
