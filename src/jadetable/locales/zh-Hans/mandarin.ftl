### Mandarin

mandarin-title = Mandarin 大人
mandarin-pitch = 绕着十二生肖走一圈，壮着胆子再拉一次宝塔的拉杆，然后在拍卖中抢下掉出来的生肖牌。

## Figures and spaces

mandarin-figure-rat = { sign-rat }
mandarin-figure-ox = { sign-ox }
mandarin-figure-tiger = { sign-tiger }
mandarin-figure-rabbit = { sign-rabbit }
mandarin-figure-dragon = { sign-dragon }
mandarin-figure-snake = { sign-snake }
mandarin-figure-horse = { sign-horse }
mandarin-figure-goat = { sign-goat }
mandarin-figure-monkey = { sign-monkey }
mandarin-figure-rooster = { sign-rooster }
mandarin-figure-dog = { sign-dog }
mandarin-figure-pig = { sign-pig }
mandarin-figure-hidden = 一枚背面朝上的生肖牌

mandarin-space-0 = { sign-rat }1
mandarin-space-1 = { sign-rat }2
mandarin-space-2 = { sign-rat }3
mandarin-space-3 = { sign-ox }1
mandarin-space-4 = { sign-ox }2
mandarin-space-5 = { sign-ox }3
mandarin-space-6 = { sign-tiger }1
mandarin-space-7 = { sign-tiger }2
mandarin-space-8 = { sign-tiger }3
mandarin-space-9 = { sign-rabbit }1
mandarin-space-10 = { sign-rabbit }2
mandarin-space-11 = { sign-rabbit }3
mandarin-space-12 = { sign-dragon }1
mandarin-space-13 = { sign-dragon }2
mandarin-space-14 = { sign-dragon }3
mandarin-space-15 = { sign-snake }1
mandarin-space-16 = { sign-snake }2
mandarin-space-17 = { sign-snake }3
mandarin-space-18 = { sign-horse }1
mandarin-space-19 = { sign-horse }2
mandarin-space-20 = { sign-horse }3
mandarin-space-21 = { sign-goat }1
mandarin-space-22 = { sign-goat }2
mandarin-space-23 = { sign-goat }3
mandarin-space-24 = { sign-monkey }1
mandarin-space-25 = { sign-monkey }2
mandarin-space-26 = { sign-monkey }3
mandarin-space-27 = { sign-rooster }1
mandarin-space-28 = { sign-rooster }2
mandarin-space-29 = { sign-rooster }3
mandarin-space-30 = { sign-dog }1
mandarin-space-31 = { sign-dog }2
mandarin-space-32 = { sign-dog }3
mandarin-space-33 = { sign-pig }1
mandarin-space-34 = { sign-pig }2
mandarin-space-35 = { sign-pig }3

## What is asked

mandarin-prompt-turn = 可以先兑现生肖牌，然后掷骰子。
mandarin-prompt-drawn = 收下台面上的生肖牌，还是再拉一次拉杆？
mandarin-prompt-bid = 轮到你出价：加价还是退出？
mandarin-prompt-victim = 你超过了好几位对手。要拿谁的生肖牌？
mandarin-prompt-take = 要拿哪一枚生肖牌？
mandarin-prompt-seize = 欠你钱的玩家付不起。要拿走哪一枚生肖牌？
mandarin-prompt-roll = 请掷骰子。
mandarin-prompt-dry = 宝塔空了：台面上的生肖牌归你。
mandarin-prompt-outbid = 你出不起更高的价：请退出拍卖。

## Actions

mandarin-action-roll = 掷骰子
mandarin-action-keep = 收下生肖牌
mandarin-action-risk = 再拉一次拉杆
mandarin-action-special = 把这枚生肖牌拿去特别拍卖
mandarin-action-drop = 退出拍卖
mandarin-action-figure = { $use ->
    [0] 兑现
    [1] 从{ $owner }处拿走
    [2] 从{ $owner }处扣押
   *[other] 选择
}{ $animal }{ $emperor ->
    [0] {""}
   *[other] （皇帝）
}{ $use ->
    [0] ：{ $amount }元
   *[other] {""}
}{ $brings ->
    [0] {""}
    [1] （你还没有）
    [2] （可控制其区域）
   *[other] （集齐收藏）
}
mandarin-action-seat = 拿{ $victim }的生肖牌
mandarin-action-raise = 出价{ $amount }元

## Events

mandarin-event-turn = 第{ $round }轮：轮到{ $seat }。
mandarin-event-cash = { $seat }兑现{ $animal }{ $emperor ->
    [0] {""}
   *[other] （皇帝）
}，得到{ $amount }元。
mandarin-event-roll = { $seat }{ $roll_no ->
    [1] 掷出
   *[other] 再次掷出
}{ $die }点。
mandarin-event-move = { $seat }从{ $start }走到{ $to }。
mandarin-event-pass = { $seat }超过了{ $other }。
mandarin-event-bank = { $seat }从银行得到{ $amount }元。
mandarin-event-toll = { $seat }向{ $payee }付过路费：应付{ $due }元，实付{ $paid }元。
mandarin-event-seize = { $victim }破产，{ $seat }拿走{ $animal }{ $emperor ->
    [0] {""}
   *[other] （皇帝）
}。
mandarin-event-take = { $seat }从{ $victim }处拿走{ $animal }{ $emperor ->
    [0] {""}
   *[other] （皇帝）
}。
mandarin-event-draw = { $seat }拉动拉杆，掉出{ $animal }{ $emperor ->
    [1] （皇帝）
   *[other] {""}
}{ $face_up ->
    [0] {""}
   *[other] ，正面朝上
}。
mandarin-event-empty = { $seat }拉动拉杆，但宝塔是空的。
mandarin-event-keep = { $seat }收下{ $lot }枚生肖牌。
mandarin-event-risk = { $seat }押上{ $lot }枚生肖牌，再拉一次。
mandarin-event-auction = { $sort ->
    [2] 特别拍卖
   *[other] 拍卖
}{ $attempt ->
    [1] {""}
   *[other] （第{ $attempt }次）
}：共{ $lot }枚生肖牌，由{ $seat }先出价。
mandarin-event-bid = { $seat }出价{ $amount }元。
mandarin-event-drop = { $seat }退出拍卖。
mandarin-event-default = { $seat }付不起{ $bid }元，全部{ $paid }元归{ $receiver ->
    [-1] 银行
   *[other] 拍卖人
}，并且不得再出价。
mandarin-event-sold = { $seat }以{ $price }元成交，款项付给{ $receiver ->
    [-1] 银行
   *[other] 拍卖人
}。
mandarin-event-unsold = 流拍：{ $lot }枚生肖牌放回宝塔。
mandarin-event-gain = { $seat }的收藏卡上增加：{ $sign }{ $emperors ->
    [0] { $ordinary ->
        [1] {""}
       *[other] ×{ $ordinary }
    }
   *[other] { $ordinary ->
        [0] （皇帝）
       *[other] ×{ $ordinary }＋皇帝
    }
}。
mandarin-event-end = { $truncated ->
    [1] 达到轮数上限。
   *[other] { $how ->
        [12] { $seat }集齐了十二种动物！
       *[other] { $seat }集齐了同一种动物的全套生肖牌！
    }
}

## Why not

mandarin-why-roll-first = 还没有生肖牌掉出来：请先掷骰子。
mandarin-why-already-rolled = 你已经掷过骰子了。
mandarin-why-no-auction = 现在没有拍卖。
mandarin-why-nobody-overtaken = 现在没有被超过的对手可选。
mandarin-why-cash-before-rolling = 只有在掷骰子之前才能兑现生肖牌。
mandarin-why-not-on-your-card = 你的收藏卡上没有{ $emperor ->
    [0] 普通的
   *[other] 带皇帝标记的
}{ $animal }。
mandarin-why-pagoda-empty = 宝塔是空的。
mandarin-why-special-money-game = 只有金钱玩法才有特别拍卖。
mandarin-why-special-first-figure = 只有每次使用宝塔时掉出的第一枚生肖牌才能特别拍卖。
mandarin-why-special-set = 特别拍卖要求你的收藏卡上有{ $count }枚同一种动物的生肖牌。
mandarin-why-special-used = 你唯一一次特别拍卖的机会已经过去了。
mandarin-why-bid-or-drop = 拍卖正在进行：请加价或退出。
mandarin-why-below-minimum = 首次出价至少要{ $minimum }元。
mandarin-why-above-cap = 出价不得超过{ $cap }元。
mandarin-why-above-money = 你不能出价{ $amount }元：你只有{ $money }元。
mandarin-why-choose-seat = 请选择要拿哪位被超过的对手的生肖牌。
mandarin-why-no-such-seat = 那个座位没有人。
mandarin-why-yourself = 不能拿自己的生肖牌。
mandarin-why-not-overtaken = 你没有超过{ $victim }。
mandarin-why-card-empty = { $victim }没有生肖牌。
mandarin-why-choose-taken = 请从{ $victim }的收藏卡上选一枚生肖牌。
mandarin-why-choose-seized = { $victim }付不起：请从其收藏卡上选一枚生肖牌。
mandarin-why-not-on-that-card = { $victim }没有{ $emperor ->
    [0] 普通的
   *[other] 带皇帝标记的
}{ $animal }。

## Options

mandarin-option-variant = collector：最先完成收藏者获胜；money：有人集齐十二种动物时，最富有者获胜。
mandarin-option-table-rules = 可以喊出超过自己钱数的价，但要受罚。
mandarin-option-signs = 各座位的起始生肖，0（鼠）到11（猪）；-1表示由生日或运气决定。
mandarin-option-overtake-empty = 被超过者都没有生肖牌时：forfeit（不用宝塔，再掷一次）或 normal（照常处理落点）。
mandarin-option-overtake-level = 离开与他人同处的格子时，也算超过留在那里的棋子。
mandarin-option-overtake-take = 超过对手时拿的生肖牌：one（总共一枚）或 each（每位被超过者各一枚）。
mandarin-option-second-roll = 第二次落点的效果：money（只有过路费或银行付款）、full（还可用宝塔）或 nothing（无）。
mandarin-option-money-end = 金钱玩法何时结束：twelve（集齐十二种动物）或 either（集齐同一种动物的全套也算）。
mandarin-option-special-once = 拥有全套的玩家只有一次特别拍卖的机会。
mandarin-option-open-money = 公开所有人的钱。
mandarin-option-round-limit = 到这么多轮时停止游戏并按当时情况排名；0表示不限。

## Words of the table

mandarin-table-pagoda = 宝塔
mandarin-table-lot = 台面
mandarin-table-hidden = { $count }枚背面朝上
mandarin-table-nothing = 无
mandarin-table-die = 骰子
mandarin-table-round = 第{ $round }轮
mandarin-table-auction = 拍卖
mandarin-table-special-auction = 特别拍卖
mandarin-table-attempt = 第{ $attempt }次
mandarin-table-high-bid = { $name }出价{ $amount }元
mandarin-table-no-bid = 尚无人出价
mandarin-table-out = 退出
mandarin-table-barred = 取消资格
mandarin-table-seat = 座位
mandarin-table-purse = 钱袋
mandarin-table-closed = 不公开
mandarin-table-kinds = 种类
mandarin-table-pool = 可能掉出
mandarin-table-your-purse = 你的钱袋
mandarin-table-one-short = 只差一枚
mandarin-table-completed = 收藏完成
mandarin-table-wealth = ＝{ $amount }元
mandarin-table-legend = 字 汉字格 · ○ 彩色格 · ⚑ 受控区域及过路费 · ★ 皇帝

## The rules

mandarin-rules-aim = 把生肖牌收集到自己的收藏卡上。谁最先集齐十二种动物各至少一枚，或者集齐同一种动物的全部六枚，就立即获胜，即使当时是别人的回合。
    .title = 目标
mandarin-rules-setup = 棋盘是一圈36格：按生肖顺序分为十二个区域，每个区域三格。中间一格是汉字格，两边是彩色格。72枚生肖牌（每种动物六枚）全部放进宝塔，每六枚中有一枚是皇帝。你的棋子从自己生肖的汉字格出发；在本游戏中，一年从二月算到次年一月。没有给出生日的玩家随机得到一个没人用的生肖。几个棋子可以站在同一格。每人得到3000元。最年长者先走，然后依次轮到左边的玩家。
    .title = 准备
mandarin-rules-turn = 掷骰子之前可以兑现生肖牌。然后掷骰子，顺时针前进。先算钱：如果落点所在区域被对手控制，就付过路费；否则落在汉字格上由银行付给你100元。再算生肖牌：落在汉字格上，回合结束；落在彩色格上，就使用宝塔。超过对手的人则改为从对手那里拿走一枚生肖牌（如果有的话），并再掷一次。
    .title = 你的回合
mandarin-rules-pagoda = 拉动拉杆，掉出一枚生肖牌，正面朝上或背面朝上。背面朝上的生肖牌谁都不能看，你自己也不行。第一枚不管哪一面朝上都可以收下；也可以把它留在台面上再拉一次，想拉几次都行。只要后面的生肖牌背面朝上，你就可以停下来全部收下；但从第二枚起，一旦有生肖牌正面朝上，台面上的所有生肖牌都要拍卖。宝塔空了就什么都不发生；如果拉到宝塔空了，就收下已掉出的生肖牌。
    .title = 宝塔
mandarin-rules-auction = 拉动拉杆的人先出价，然后依次轮到左边的玩家。可以加价，也可以退出；退出后不能再回来。出价是100元的整数倍，最低100元，没有真正的上限。其他人都退出后，出价最高者付钱给银行，翻开背面朝上的生肖牌，全部放到自己的收藏卡上。如果没人出价，生肖牌不翻开，放回宝塔。通常只能喊自己付得起的价。有的桌允许喊得更高，但赢得拍卖却付不起的人会失去所有的钱，什么也得不到，拍卖在其余玩家之间重新进行。
    .title = 拍卖
mandarin-rules-control = 拥有同一种动物三枚或更多生肖牌，就控制它的区域。对手落在这个区域的任何一格，都要付给你200元；如果你有这种动物的皇帝，则付400元，而且银行在那里不付钱给他们。如果两位玩家各有三枚，由拥有皇帝的一方控制。在自己的区域不用付钱，落在汉字格上银行照样付给你。只有落到那里才算：控制权改变时本来就站在那里不用付钱。
    .title = 控制与过路费
mandarin-rules-overtaking = 如果第一次掷骰让你越过了对手的棋子（跳过它所在的格子；停在同一格，或离开同一格把它留在后面，都不算），就不使用宝塔。先结算落点的钱，然后从一位被超过者的收藏卡上任选一枚生肖牌拿走。接着再掷一次：第二次落点要付过路费或得到银行的100元，但不用宝塔，也不再拿生肖牌。如果被超过的人都没有生肖牌，就什么也拿不到，其余照旧：不用宝塔，再掷一次。
    .title = 超越
mandarin-rules-bankruptcy = 如果付不清过路费，就把所有的钱交给债主；如果你有生肖牌，债主还可以从你的收藏卡上任选一枚。其余欠款一笔勾销，回合继续。不能靠兑现生肖牌来避免。正好用最后一张钞票付清不算破产。
    .title = 破产
mandarin-rules-cashing = 只有在自己回合开始、掷骰子之前，才可以把自己的生肖牌放回宝塔：银行对普通生肖牌付200元，对皇帝付400元。放回的生肖牌马上就可能再掉出来。
    .title = 兑现
mandarin-rules-purse = 钱是不公开的，谁也不必说出自己有多少。不过所有付款都当众进行，记性好的人会占便宜。游戏结束时公开所有钱袋。
    .title = 不公开的钱袋
mandarin-rules-money-game = 这种玩法由最富有者获胜。有人集齐十二种动物时游戏结束，各人把钱和生肖牌的价值相加：普通生肖牌200元，皇帝400元。同一种动物的六枚生肖牌不会结束游戏，但会带来一项特权：拥有者使用宝塔时，可以把掉出的第一枚生肖牌（不管哪一面朝上）拿去特别拍卖。他担任拍卖人，不能出价，但成交款归他而不归银行。由他左边的玩家先出价。没人出价时，生肖牌放回宝塔。无论如何，回合都结束。
    .title = 金钱玩法
mandarin-rules-end = 在收藏玩法中，完成收藏者为第一名；其余按生肖牌数量、再按财富（钱加生肖牌价值）排名。在金钱玩法中先比财富，再看谁完成了收藏，再比生肖牌数量。相同者并列。达到轮数上限的游戏按同样的办法排名，只是没有完成者。
    .title = 结束
mandarin-rules-options = 可以选择怎样获胜：最先集齐者胜，或十二生肖聚齐时最富者胜。可以允许喊出超过自己钱数的价，也可以指定各座位的起始生肖。关于超越：没有生肖牌可拿时，可以改为照常处理落点：能使用宝塔，但不再掷；留在出发格上的棋子也可以算被超过；可以从每位被超过者处各拿一枚；第二次落点可以也让你使用宝塔，或完全没有效果。金钱玩法也可以在某一生肖集满时结束，特别拍卖可以只有一次机会。可以公开所有人的钱，也可以规定多少轮后停止。
    .title = 选项
mandarin-rules-tips = 第二次拉动拉杆胜负各半：台面上的生肖牌对你用处不大，或者你的钱袋最鼓时，才值得冒险。跟在拥有你所需生肖牌的对手后面，别停在想要你生肖牌的人前面不远处。同一种动物有三枚就能回本，有皇帝更好。留一些钱，用来阻止别人靠拍卖获胜。
    .title = 建议
mandarin-rules-sources = 棋盘、宝塔和配件清单原本是图片，已经失传。由我们重建的有：生肖牌正面朝上的机会（我们取一半；原来的盒子里由机关决定）；每个区的三格里哪一格印着汉字（中间那格）；叫价每次至少加100元，即最小面额。72枚生肖牌和五枚棋子依据公开的介绍。规则书只说谁获胜，其余的名次由我们排定，轮数上限和单次叫价的上限也是我们加的。其他都是规则书的内容，用我们自己的话写成。
    .title = 哪些是原有的，哪些是我们补的

## 说明一个选择带来什么时所计的数

mandarin-measure-animals = { $amount }种动物
mandarin-measure-figures = { $amount }个棋子
mandarin-measure-money = { $amount }元
mandarin-measure-sectors = { $amount }个受控区域

## 纸上

mandarin-print-board = 棋盘
mandarin-print-figures = 生肖牌
mandarin-print-cards = 收藏卡
mandarin-print-pawns = 棋子
mandarin-print-money = 钱币
mandarin-print-yuan = 元
mandarin-print-die = 一颗骰子，各面为 { $faces }。
mandarin-print-bag = 一个袋子当宝塔。摸出一枚但不看，像抛硬币一样抛下：怎样落下就怎样放。
mandarin-print-bag-odds = 一个袋子当宝塔。摸出一枚但不看；{ $of } 次中有 { $up } 次正面朝上，用任何公平的方式决定。
mandarin-print-goals = 同一动物 { $control } 枚即控制其区域：过路费 { $toll } 元，有皇帝则 { $toll_emperor } 元。汉字格得 { $bank } 元。兑现：{ $value } 元，皇帝 { $value_emperor } 元。{ $distinct } 种不同动物或同一动物 { $same } 枚即完成收藏。
