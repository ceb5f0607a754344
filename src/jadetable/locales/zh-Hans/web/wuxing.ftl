### Words of this game's board

web-wuxing-tile = { $element }，{ $kind }，{ $points }分。
web-wuxing-held = { $tile }（{ $points }分）
web-wuxing-tokens = { $count ->
    [0] 没有阴阳币了
   *[other] { $count }枚阴阳币
}
web-wuxing-score = 牌面{ $values }分，奖励{ $bonus }分
web-wuxing-place = 第{ $place }名
web-wuxing-colour = { $colour }：{ $count }张，奖励{ $points }分。
web-wuxing-next = 凑到{ $count }张，奖励{ $points }分。
web-wuxing-series-name = 凑齐整套
web-wuxing-series = { $kind ->
    [element] 五行
    [animal] 生肖
   *[stem] 天干
}：{ $count }/{ $size }。全部凑齐另得{ $points }分。
web-wuxing-raids = 可以夺取：

## 这是什么

web-wuxing-panel-single = 有一颗骰子是{ $faces }就行。
web-wuxing-panel-pair = 两颗骰子要正好是{ $faces }。
web-wuxing-panel-triple = 两颗骰子要是{ $faces }中的两个。
web-wuxing-panel-out = 转到弃牌记号，离开牌板。
web-wuxing-then = 牌板再转一次之后：{ $panel }
web-wuxing-gain = 轮到的人取走可得{ $points }分。
web-wuxing-captured-by = 别人掷出{ $pairs }就能夺走。
web-wuxing-or = 或
web-wuxing-die = 骰子：{ $face }
web-wuxing-about-dice = 轮到的人掷的骰子。与牌底边的点数相符就能取牌；与印着的对子相符就能夺牌。
web-wuxing-about-let-go = 你会失去{ $points }分。
web-wuxing-about-token = 阴阳币可把一颗骰子加一、减一或重掷，也可保住一张被夺的牌。每枚只能用一次。
web-wuxing-about-draw = { $count ->
    [0] 没有要来的牌了。
   *[other] 还有{ $count }张要来，次序不明。
}按一下看是哪些。
web-wuxing-about-discard = { $count ->
    [0] 还没有牌溜走。
   *[other] 溜走了{ $count }张。
}牌堆用完时再洗进去。按一下查看。

## 阴阳币

web-wuxing-use-plus = 用一枚阴阳币：这颗骰子加一
web-wuxing-use-minus = 用一枚阴阳币：这颗骰子减一
web-wuxing-use-rethrow = 用一枚阴阳币：重掷这颗骰子
web-wuxing-star = ★ 在这里用一枚，会有新的选择
web-wuxing-tokens-here = 用一枚可以改变骰子
web-wuxing-faces = { $all }面中有{ $faces }面可用。
web-wuxing-opens-claims = 之后可以取：{ $tiles }。
web-wuxing-opens-raids = 之后可以夺：{ $tiles }。
web-wuxing-opens-nothing = 没有新的选择。
web-wuxing-token-spent = 用掉就没有了。

## 该做什么

web-wuxing-either = { $first }，或{ $last }
web-wuxing-thrown = { $d0 }和{ $d1 }：{ $what }。
web-wuxing-do-claim = 取一张发亮的牌
web-wuxing-do-raid = 夺别人的牌
web-wuxing-do-token = 用阴阳币改骰子
web-wuxing-do-pass = 放弃

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
