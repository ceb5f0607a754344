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

## 牌

web-race-tucked = { $card }，能量 { $energy }
web-race-energy = 能量 { $value }：{ $count } 张
web-race-energy-always = 能量 { $value }：取之不尽
web-race-card-first = 请先选一张行动牌。

## 提问

web-race-hint-exchange = 选牌库的一张来换取它，或选自己的一张换成小牌。
web-race-picked = { $card }：现在选择能量牌。

## 选择动物

web-race-draft-three = 只看三只
web-race-draft-again = 换三只
web-race-draft-all = 全部 { $count } 只动物
web-race-draft-surprise = 随机选一只
web-race-draft-about = 容易上手的动物排在前面。
web-race-draft-chance = 从 { $count } 只动物中抽一只。

## 各样东西的意思

web-race-space = 第 { $space } 格，共 { $finish } 格
web-race-about-land = 陆地：离终点还有 { $left } 格。河从第 { $river } 格开始。
web-race-about-river = 河中：离终点还有 { $left } 格。在这里打出谋划要交还一张能量牌。河从第 { $river } 格开始。
web-race-about-start = 最靠后的位置。河从第 { $river } 格开始，终点是第 { $finish } 格。
web-race-about-finish = 有动物到达这里的那一轮是最后一轮。到了终点就不再离开。
web-race-about-hub = 每轮结束后外圈转动一格。
web-race-term-finish = 同时到达：几只动物在同一轮到达终点。
web-race-term-exchange = 兑换：与牌库交换能量牌，用小牌换大牌，或用大牌换小牌。
web-race-term-karma = 善缘用来支付比上一张小的牌，以及冲刺。
web-race-term-down = 走低：打出比自己最后一张更小的牌要花善缘。
web-race-term-outbid = 出价更高：同一行动中有对手出的能量更少。
web-race-term-company = 有伴：本轮有对手执行同一行动。
web-race-term-card = “1”是数值为 1 的能量牌。
web-race-term-energy = 能量就是你的出价：压在行动牌下，同一行动中最高者收获最多。
web-race-term-strategise = 谋划把你这一排的牌收回手中。
web-race-term-gift = 礼物：一张 1、一点善缘，五人时还可走一格。
web-race-term-round = 转盘所得：大家的能量所指格子上的数字。

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
