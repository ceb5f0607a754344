### Words of this game's board

web-ratdragon-my-sheet = 你的方格纸
web-ratdragon-sheet-of = { $name }的方格纸
web-ratdragon-look = 看看{ $name }的方格纸
web-ratdragon-back = 回到我的方格纸

## Squares, as they are read aloud

web-ratdragon-cell-empty = { $column }{ $row }，空格
web-ratdragon-cell-drawn = { $column }{ $row }，正在画的部分
web-ratdragon-cell-single = { $column }{ $row }，{ $sign }{ $number }，落单
web-ratdragon-cell-paired = { $column }{ $row }，{ $sign }{ $number }，已配对

## Drawing

web-ratdragon-draw = { $sign }：{ $progress }
web-ratdragon-loose = 浅色的格子要等图形连到那里才算画上。
web-ratdragon-whole = { $sign }画好了。就这样吗？
web-ratdragon-sending = 正在落笔……
web-ratdragon-stuck = 没有地方了：你的方格纸在第{ $round }轮已经画完。
web-ratdragon-partner = { $sign } { $column }{ $row }
web-ratdragon-undo = 撤销
web-ratdragon-clear = 擦掉
web-ratdragon-done = 完成

## 画上去能得什么

web-ratdragon-brings = 画到这里能得什么
web-ratdragon-brings-pair = 这一对得{ $points }分
web-ratdragon-brings-reach = 可以配成{ $points }分的一对
web-ratdragon-brings-less = 落单的少扣{ $count }分
web-ratdragon-brings-guest = 这是你还没画的贵客：{ $points }分
web-ratdragon-brings-single = 如果一直落单：{ $points }分
web-ratdragon-brings-dead = { $count }个空格变成死格：谁也画不进去了
web-ratdragon-pairing = { $partner }：{ $points }分{ $count ->
    [0] {""}
   *[other] ，落单少扣{ $count }分
}
web-ratdragon-leave-single = 让它落单：{ $points }分
web-ratdragon-pair-worth = 一对，{ $points }分
web-ratdragon-kind = { $kind }，{ $odd }数，{ $count }格
web-ratdragon-dead = 死格：夹在奇数和偶数之间，谁也画不进去
web-ratdragon-has-all = 格数已经画满。可以撤销，或按“完成”。
web-ratdragon-nothing-drawn = 还没有画。
web-ratdragon-tally = 对数：{ $pairs }。空格：{ $empty }。分数：{ $score }
web-ratdragon-enlarge = 按一下放大来看。

## 记号的意思

web-ratdragon-means-odd = 铅笔斜线。奇数的动物不能互相挨着。
web-ratdragon-means-even = 圆点。偶数的动物不能互相挨着。
web-ratdragon-means-yang = 浅底数字。一阳一阴相邻就能成对。
web-ratdragon-means-yin = 深底数字。一阳一阴相邻就能成对。
web-ratdragon-means-single = 虚线边：这只动物还没有伴。
web-ratdragon-means-paired = 红线和这一对的分数：两个数之差。
web-ratdragon-means-couples = 有人配成{ $count }对的那一轮结束后，游戏结束。
web-ratdragon-means-pairs = 你所有的对加起来的分数。
web-ratdragon-means-total = 这张图纸目前的总分。
web-ratdragon-means-round = 每轮掷一次三颗骰子，每人画出它们指定的两只动物之一。
web-ratdragon-means-unpaired = 落单动物的数加起来，除以二，向上取整。
web-ratdragon-means-missing = 一次也没画的贵客，最后扣掉它的数。
web-ratdragon-means-empty = 独自玩时，每个空格扣一分。
web-ratdragon-means-stuck = 画不下的人扣掉两个数里较小的一个。

## Guests, couples, the end

web-ratdragon-guest-wanted = 贵客
web-ratdragon-guest-here = { $sign }{ $number }：已画
web-ratdragon-guest-missing = { $sign }{ $number }：还没画
web-ratdragon-couple = { $first }和{ $second }：{ $points }分
web-ratdragon-single = 落单
web-ratdragon-paired = 一对
web-ratdragon-winners = { $count ->
    [one] { $names }获胜！
   *[other] { $names }并列获胜！
}

## 新牌桌的选项

web-ratdragon-option-sheet = 方格纸的大小
    .usual = 12×15，通常的
    .square-15 = 15×15，约40轮
    .square-16 = 16×16，约45轮
web-ratdragon-option-pair-rule = 谁能成对
    .yang-ying = 一阳一阴
    .any = 任何相邻的两只
web-ratdragon-option-stuck-penalty = 画不下时扣掉较小的点数
    .v-1 = 只在独自玩时
    .v0 = 从不
    .v1 = 总是

## 结果与规则

web-ratdragon-squares = 占{ $count }格
web-ratdragon-result = { $score }分
