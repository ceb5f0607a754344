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

web-ratdragon-draw = 画{ $sign }：{ $progress }
web-ratdragon-loose = 浅色的格子要等图形连到那里才算画上。
web-ratdragon-whole = { $sign }画好了。就这样吗？
web-ratdragon-sending = 正在落笔……
web-ratdragon-finished = 画完了。其他人还在画。
web-ratdragon-stuck = 没有地方了：你的方格纸在第{ $round }轮已经画完。
web-ratdragon-partner = { $sign } { $column }{ $row }
web-ratdragon-undo = 撤销
web-ratdragon-clear = 擦掉
web-ratdragon-done = 完成

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
