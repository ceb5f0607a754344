### The Rat and the Dragon

ratdragon-title = 鼠与龙
ratdragon-pitch = 大家同时在方格纸上画两只生肖中的一只：偶不碰偶，奇不碰奇，阴阳成双。

ratdragon-nobody = 无

## Columns of a sheet

ratdragon-column-a = a
ratdragon-column-b = b
ratdragon-column-c = c
ratdragon-column-d = d
ratdragon-column-e = e
ratdragon-column-f = f
ratdragon-column-g = g
ratdragon-column-h = h
ratdragon-column-i = i
ratdragon-column-j = j
ratdragon-column-k = k
ratdragon-column-l = l
ratdragon-column-m = m
ratdragon-column-n = n
ratdragon-column-o = o
ratdragon-column-p = p

## What is asked

ratdragon-prompt-choose = 画哪一只？
ratdragon-prompt-draw = 一格一格地画出你的生肖。
ratdragon-prompt-match = 画好了。要配对，还是让它单着？

## Actions

ratdragon-action-square = { $pairing ->
    [1] 与{ $column }{ $row }的{ $number }配对
   *[other] { $column }{ $row }格
}
ratdragon-action-take-sum = 画{ $number }（{ $count }，同色两骰之和）
ratdragon-action-take-single = 画{ $number }（{ $count }，单骰）
ratdragon-action-no-pair = 让它单着

## Events

ratdragon-event-guest = 请来贵客：{ $number }。
ratdragon-event-roll = 掷骰：同色 { $first } 与 { $second }，单骰 { $single }。
ratdragon-event-stuck = { $seat }画不下 { $sum }，也画不下 { $single }，就此收笔。
ratdragon-event-finished = { $seat }画完了。
ratdragon-event-foul = { $seat }必须擦掉重画：{ $reason ->
    [1] 没有连成一片
    [2] 碰到了奇偶相同的生肖
    [3] 没有连成一片，又碰到了奇偶相同的生肖
   *[other] 空格不够
}。
ratdragon-event-foul-hidden = { $seat }必须擦掉重画。
ratdragon-event-drew = { $seat }画了{ $number }。
ratdragon-event-matched = { $seat }配成一对，得{ $points }分。
ratdragon-event-round-end = 第{ $round }轮结束。
ratdragon-event-game-end = { $reason ->
    [1] { ratdragon-table-enough-pairs }
   *[other] { ratdragon-table-nobody-can-draw }
}
ratdragon-event-score = { $seat }：{ $total }分，第{ $rank }名。

## Why not

ratdragon-why-choose-first = 请先选定画哪一只。
ratdragon-why-number-fixed = 你已经在画{ $number }了。
ratdragon-why-finish-drawing = 请先把{ $number }画完。
ratdragon-why-off-sheet = 那一格不在纸上。
ratdragon-why-square-taken = { $column }{ $row }已经被{ $number }占了。
ratdragon-why-already-drawn = { $column }{ $row }已经在这次画的图里。
ratdragon-why-beside-even = 画在{ $column }{ $row }，{ $number }会碰到另一只偶数生肖。
ratdragon-why-beside-odd = 画在{ $column }{ $row }，{ $number }会碰到另一只奇数生肖。
ratdragon-why-pocket-too-small = { $column }{ $row }周围容不下{ $number }的{ $count }格。
ratdragon-why-not-connected = { $column }{ $row }没有挨着已画的格子。
ratdragon-why-pair-now = 已经画好了，现在请配对或让它单着。
ratdragon-why-nobody-there = { $column }{ $row }上没有生肖。
ratdragon-why-itself = { $number }不能与自己配对。
ratdragon-why-has-mate = 那只{ $number }已经有伴了。
ratdragon-why-not-touching = 新画的生肖没有挨着那只{ $number }。
ratdragon-why-same-kind = 那只{ $number }属同类：一对须是一阳一阴。
ratdragon-why-point-at-anchor = 要与那只{ $number }配对，请指它的第一格{ $column }{ $row }。

## Options

ratdragon-option-sheet = 方格纸的大小：usual，或 square_15、square_16（会玩得更久）。
ratdragon-option-guests = 请几位贵客；-1 为通常的三位。
ratdragon-option-pairs-to-end = 有人配够这么多对，该轮结束后游戏即告结束。
ratdragon-option-pair-rule = 谁能配对：yang_ying（一阳一阴）或 any（凡相邻者皆可）。
ratdragon-option-stuck-penalty = 画不下时是否扣两数中较小的一个：1 扣，0 不扣，-1 只在单人游戏时扣。
ratdragon-option-table-rules = 可以画错，画错须擦掉。

## Words of the table

ratdragon-table-round = 第{ $round }轮
ratdragon-table-sum = 同色两骰
ratdragon-table-single = 单骰
ratdragon-table-odd = 奇
ratdragon-table-even = 偶
ratdragon-table-yang = 阳
ratdragon-table-yin = 阴
ratdragon-table-guests = 贵客
ratdragon-table-no-guests = 无
ratdragon-table-pairs = 对数
ratdragon-table-unpaired = 落单
ratdragon-table-missing = 未到的贵客
ratdragon-table-empty = 空格
ratdragon-table-stuck = 画不下
ratdragon-table-total = 总分
ratdragon-table-couples = 已成的对
ratdragon-table-drawing = 正在画
ratdragon-table-finished = 本轮已画
ratdragon-table-done = 画不下了
ratdragon-table-progress = { $done }／{ $all }格
ratdragon-table-legend = ■ 刚画  □ 可画  · 空格  × 死格  ♥ 已配对
ratdragon-table-how = 输入格子（c4 c5 d5）或路径（c4 rrd）。
ratdragon-table-won = 你赢了！
ratdragon-table-lost = 这次没赢。
ratdragon-table-place = 第{ $rank }名
ratdragon-table-enough-pairs = 游戏结束：有人配够了对数。
ratdragon-table-nobody-can-draw = 游戏结束：谁也画不下了。

## The rules

ratdragon-rules-aim = 你是生肖的月老：把它们画在方格纸上，让般配的紧挨在一起，尽量少让谁落单。分数最高者获胜。
    .title = 目标
ratdragon-rules-creatures = 十二生肖各占与其数字相同的格数：鼠1、兔2、鸡3、狗4、蛇5、猪6、猴7、羊8、虎9、马10、牛11、龙12。1至6属阳，7至12属阴。
    .title = 生肖
ratdragon-rules-setup = 每人一张空白方格纸，12列15行；也可以选用较大的15×15或16×16。洗匀十二张牌，翻开三张：牌上的生肖就是贵客。其余的牌不再使用。
    .title = 准备
ratdragon-rules-round = 掷三颗骰子，两颗同色，一颗异色。同色两骰之和指一只生肖，单骰指另一只。大家同时在各自的纸上画其中一只，全部画完之前谁也看不到别人的画。两数相同则没有选择；只有一只画得下，就必须画那一只。
    .title = 一轮
ratdragon-rules-drawing = 一只生肖必须连成一片，各格以边相连。有公共边才算相邻，只碰到角不算。偶数生肖绝不可与另一只偶数生肖相邻，奇数也不可与奇数相邻；奇偶相邻则随时可以。一格若同时挨着奇数和偶数的生肖，就成了死格，谁也用不上。
    .title = 画法
ratdragon-rules-pairs = 新画的生肖若挨着一只落单的异类，即一阳一阴，便可配成一对。一对得两数之差，所以鼠与龙最好：11分。每只生肖至多一个伴，配了就不能拆。也可以让新画的单着：这两只以后不能再互配，但各自仍可与以后画的配对。
    .title = 配对
ratdragon-rules-stuck = 若两个数在你的纸上都画不下，你就收笔，不再作画，即使以后掷出的能画下也不行。其他人继续。
    .title = 画不下
ratdragon-rules-end = 谁也画不下时游戏结束；有人配够20对时，该轮画完后也结束。
    .title = 结束
ratdragon-rules-scoring = 把各对的分数加起来。把落单生肖的数字相加，减去其一半，小数进一。每位从未画过的贵客再减其数字，配没配对都不要紧。总分最高者获胜；同分时空格少者胜；仍相同则并列。
    .title = 计分
ratdragon-rules-solo = 一个人玩，规则相同，另扣两项：每个空格一分；若因画不下而结束，再扣画不下的两数中较小的一个。总分大于零即获胜。
    .title = 单人游戏
ratdragon-rules-options = 方格纸通常是12×15，想玩得更久可用15×15（约40轮）或16×16（约45轮）。贵客可请零到十二位。定为8或10对结束，就是一场短赛。可以让凡相邻者不论阴阳皆可配对。画不下者扣较小的数，可定为人人扣、都不扣，或只在单人游戏时扣。允许画错时，可以随意画；画错要擦掉，大家知道有人画错，但只有自己知道错在哪里，本轮余下只提示正确的格子。此外不受罚。
    .title = 选项
ratdragon-rules-tips = 贴着边框和别的生肖画紧一些。给还没有伴的生肖留一个开口：阳需要大片空地，阴只要一小块。难得的贵客一出现就请。小的阳是大的阴的便宜对象。
    .title = 建议
ratdragon-rules-sources = 规则书的计分部分、方格、卡牌用法和单人设置原本是图片，已经失传。由我们重建、并与书中印出的单人结果相符的有：12×15的方格纸；怎样算一对、得分是两数之差；三位贵客以及缺席的代价；独自玩时画不下的扣分。生肖与数字、骰子、同奇同偶不可相邻、20对结束、落单者减半扣分、单人时空格扣分，都是印着的。
    .title = 哪些是原有的，哪些是我们补的

## 说明一个选择带来什么时所计的数

ratdragon-measure-points = { $amount }分
ratdragon-measure-pairs = { $amount }对
ratdragon-measure-single = { $amount }个没有配偶的生物
ratdragon-measure-dead = { $amount }个死格

## 纸上

ratdragon-print-sheets = 方格纸
ratdragon-print-cards = 生肖牌
ratdragon-print-dice = { $matching } 颗同色骰子和 { $single } 颗另一颜色的骰子，每颗 { $sides } 面。
ratdragon-print-pencils = 铅笔和橡皮。
ratdragon-print-name = 姓名：
ratdragon-print-squares = { $count } 格
ratdragon-print-alone = 仅单人
ratdragon-print-guest = 缺席：−{ $cost }
