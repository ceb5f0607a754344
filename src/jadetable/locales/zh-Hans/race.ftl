### 生肖决 Race for the Chinese Zodiac

race-title = 生肖决 Race for the Chinese Zodiac
race-pitch = 暗中出价，看轮盘转动，渡过大河：谁最先到达天宫？

## 牌与行动

race-card-none = 没有牌
race-card-cheat = 1 作弊
race-card-help = 2 帮助
race-card-run = 3 奔跑
race-card-rest = 4 休息
race-card-cooperate = 5 合作
race-card-walk = 6 行走
race-card-repeat = 7 重复
race-card-strategise = 8 谋划
race-name-none = 无
race-name-cheat = 作弊
race-name-help = 帮助
race-name-run = 奔跑
race-name-rest = 休息
race-name-cooperate = 合作
race-name-walk = 行走
race-name-repeat = 重复
race-name-strategise = 谋划
race-about-cheat = 只有能量唯一最高的人前进；此处其他人各退一格。
race-about-help = 此处所有人获得善缘；能量最高者另得一张 1。
race-about-run = 只有能量唯一最高的人按轮盘前进；此处其他人各进一格。
race-about-rest = 此处所有人获得 1；能量最高者另得一点善缘。
race-about-cooperate = 能量并列最高的人都前进。
race-about-walk = 只有能量唯一最高的人前进；此处其他人不动。
race-about-repeat = 再执行一次你牌列中最后一张牌的行动。
race-about-strategise = 把牌列收回手中。最左边的牌留下，除非你是此处能量最高者。

## 提问

race-prompt-draft = 请选择你的动物。
race-prompt-prerace = 赛前竞价：暗选一张牌。大牌赚善缘，小牌受赠善缘。
race-prompt-play = 请暗选一张行动牌和一张能量牌。
race-prompt-order = 先用能力，还是先执行行动？
race-prompt-pig = 你的牌独一无二：想要什么？
race-prompt-sprint = 要花善缘冲刺吗？
race-prompt-exchange = 要兑换能量牌吗？
race-prompt-give = 用什么支付？
race-prompt-receive = 要拿哪些牌？
race-prompt-return = 河水要收走一张能量牌。
race-prompt-swim = 河水不收你的牌。要游回去取回最左边的牌吗？
race-prompt-horse = 要后退一格，换一张 1 和一点善缘吗？
race-prompt-last = 手中只剩一张能量牌：只能打出谋划。

## 选择

race-action-play = 打出{ $card }，能量 { $energy }{ $cost ->
    [0] {""}
   *[other] ，花{ $cost }点善缘
}
race-action-bid = 出价{ $card }
race-action-no = { $prompt ->
    [5] 不冲刺
    [6] 不兑换
   *[other] 留在原地
}
race-action-yes = { $prompt ->
    [5] 花{ $cost }点善缘冲刺{ $spaces }格
   *[other] 后退，换一张 1 和一点善缘
}
race-action-ability-first = 先用能力
race-action-action-first = 先执行行动
race-action-pig-card = 拿一张 1
race-action-pig-karma = 拿一点善缘
race-action-pig-move = 前进一格
race-action-up = 付 { $price } 点能量，向上兑换一张 { $energy }
race-action-down = 把一张 { $energy } 换成小牌
race-action-energy = { $prompt ->
    [7] 付一张 { $energy }
    [8] 拿一张 { $energy }
   *[other] 交回一张 { $energy }
}
race-action-karma = 用一点善缘充当能量
race-action-done = 就这些
race-action-swim = 游回{ $spaces }格，取回最左边的牌
race-action-animal = 选择{ $animal }

## 事件

race-event-animal = { $seat }选择了{ $animal }。
race-event-bid = { $seat }出价{ $card }。
race-event-karma = { $reason ->
    [0] { $seat }竞价获得 { $delta } 点善缘。
    [1] { $delta ->
        [1] { $seat }得到{ $other }赠送的一点善缘。
       *[other] { $seat }送给{ $other }一点善缘。
    }
    [2] { $seat }为打小牌付出{ $delta ->
        [-1] 1
        [-2] 2
        [-3] 3
       *[other] { $delta }
    }点善缘。
    [3] { $seat }从轮盘获得 { $delta } 点善缘。
    [4] { $seat }因能量最高获得 { $delta } 点善缘。
    [6] { $seat }为冲刺付出{ $delta ->
        [-1] 1
        [-2] 2
        [-3] 3
       *[other] { $delta }
    }点善缘。
    [7] { $seat }凭能力获得 { $delta } 点善缘。
    [8] { $seat }用一点善缘充当能量。
   *[other] { $seat }后退，获得 { $delta } 点善缘。
}
race-event-play = { $seat }打出{ $card }，能量 { $energy }，执行{ $action }。
race-event-replay = { $reason ->
    [0] { $seat }善缘不够打这张牌。本轮重来。
   *[other] { $seat }的最后一张能量牌必须用于谋划。本轮重来。
}
race-event-lookup = { $action }：总能量 { $total }，轮盘第 { $space } 格。
race-event-move = { $reason ->
    [3] { $seat }按轮盘前进 { $delta } 格，到第 { $pos } 格。
    [5] { $seat }压过对手，前进 { $delta } 格，到第 { $pos } 格。
    [6] { $seat }冲刺 { $delta } 格，到第 { $pos } 格。
    [7] { $seat }凭能力前进 { $delta } 格，到第 { $pos } 格。
    [9] { $seat }作弊败露，退到第 { $pos } 格。
    [10] { $seat }照样跑 { $delta } 格，到第 { $pos } 格。
    [11] { $seat }游回第 { $pos } 格。
   *[other] { $seat }退到第 { $pos } 格。
}
race-event-cards = { $seat }{ $reason ->
    [3] 从轮盘
    [4] 因能量最高
    [7] 凭能力
   *[other] 后退后
}获得 { $count } 张 1。
race-event-exchange = { $direction ->
    [1] { $seat }向上兑换一张 { $energy }。
   *[other] { $seat }把一张 { $energy } 换成小牌。
}
race-event-give = { $seat }付出一张 { $energy }。
race-event-receive = { $seat }得到一张 { $energy }。
race-event-collect = { $seat }收回 { $count } 张牌{ $leftmost ->
    [0] ，最左边的留下。
   *[other] ，包括最左边的。
}
race-event-return = { $seat }把一张 { $energy } 留给了河水。
race-event-declined = { $prompt ->
    [5] { $seat }不冲刺。
    [6] { $seat }不兑换。
    [9] { $seat }留在河里，什么都不交。
   *[other] { $seat }不后退。
}
race-event-turned = 轮盘转动一格。
race-event-finished = { $seat }到达终点！
race-event-over = { $truncated ->
    [0] { $seat }赢得比赛！
   *[other] 比赛到达上限而停止；{ $seat }领先。
}

## 为什么不行

race-why-choose-animal = 请先选择动物。
race-why-no-cat = 这一桌没有猫参赛。
race-why-animal-taken = { $animal }已经有人选了。
race-why-choose-bid = 请先选竞价的牌。
race-why-card-left-out = 三人游戏不用{ $card }。
race-why-choose-play = 请先选一张行动牌和一张能量牌。
race-why-card-not-in-hand = 你手中没有{ $card }。
race-why-energy-not-in-hand = 你手中没有能量牌 { $energy }。
race-why-nothing-to-repeat = 你的牌列是空的，没有可重复的牌。
race-why-too-little-karma = { $card }比你上一张牌小，要付 { $cost } 点善缘；你有 { $karma } 点。
race-why-last-energy = 手中只剩一张能量牌时必须打谋划。
race-why-choose-order = 请先决定先用能力还是先执行行动。
race-why-choose-gift = 请先选择礼物。
race-why-cards-full = 你已有 { $limit } 张能量牌，这是上限。
race-why-karma-full = 你已有 { $limit } 点善缘，这是上限。
race-why-no-gift-move = 只有五人游戏时猪才能选择前进。
race-why-on-finish = 你已经在终点。
race-why-choose-sprint = 请先决定是否冲刺。
race-why-choose-exchange = 请先决定是否兑换。
race-why-supply-empty = 牌库里没有 { $energy } 了。
race-why-no-prerequisite = 要得到 { $energy }，必须拥有垫底的牌：4 需要 3 或 4，5 需要 4 或 5，6 需要 5。
race-why-has-six = 谁都不能拥有第二张 { $energy }。
race-why-too-little-energy = { $energy } 要用小牌付 { $price } 点能量；你只付得出 { $have } 点。
race-why-choose-gift-card = 请先支付兑换。
race-why-not-below = 这里只能用比 { $energy } 小的牌。
race-why-not-a-dragon = 只有龙能用善缘充当能量。
race-why-karma-used = 一次兑换中龙只能用一次善缘。
race-why-no-karma = 你没有善缘了。
race-why-choose-card-to-take = 请先完成兑换。
race-why-too-little-credit = { $energy } 太大了：只剩 { $left } 点能量。
race-why-take-one-first = 至少要拿一张牌。
race-why-choose-return = 请先回应河水。
race-why-must-return = { $swim ->
    [0] 你必须交回一张牌。
   *[other] 你必须交回一张牌，或者游回去。
}
race-why-nothing-due = 河水现在不收你的牌。
race-why-no-swim = 只有打出谋划时已在河中、而且有所得，才能游回去。
race-why-choose-horse = 请先决定是否后退。

## 选项

race-option-animal-mode = 动物的分配：draft（年长者先选）、random（随机）、sign（按出生生肖）或 fixed（按 animals 列表）。
race-option-animals = 用于 fixed：各座位的动物，0 鼠……11 猪，12 猫；-1 表示该座位自选。
race-option-cat = 猫是否可以作为第十三种动物参赛。
race-option-inner-order = 轮盘各槽的部件，1 作弊……6 行走；不给则随机。
race-option-start-rotation = 轮盘开始时转过几格，0 到 11；-1 为随机。
race-option-table-rules = 可能出错牌；出错则本轮重来。
race-option-dragon-prerace-bonus = 龙在赛前竞价中是否也多得善缘。
race-option-goat-two-exchanges = 羊一轮中能否既用轮盘的兑换又用自己的兑换。
race-option-deadlock-relief = 当所有人手中都只剩一张相同的能量牌时，是否都能收回最左边的牌。
race-option-river-keep = 能量牌总数不多于此数的人不必交给河水；手中只剩一张时永远不必交。
race-option-max-rounds = 这么多轮之后比赛停止，按当时的名次排名。
race-option-max-replays = 同一轮最多重来几次，之后不能再出错。
race-option-finish = 终点的格数；河必须在终点之前开始。
race-option-river = 河的第一格，必须在终点之前。
race-option-open-hands = 显示对手的能量牌，还是只显示张数。

race-error-inner-order = 转盘的六个槽应放 { $first }, { $second }, { $third }, { $fourth }, { $fifth }, { $sixth }，顺序任意，每个一次；0 表示没有部件的槽。
race-error-animals = { $seats } 个座位的动物列表中每种最多一次，空座位不能有；动物 { $animal } 不合适。
race-error-river = 河从第 { $river } 格开始，而终点在第 { $finish } 格。河必须在终点之前开始：请减小 river 或增大 finish。
race-error-cat = 动物列表里有猫；只有打开选项 cat 它才参赛。

## 桌面用语

race-table-round = 第 { $number } 轮
race-table-before = 赛前
race-table-supply = 牌库
race-table-wheel = 行动
race-table-low = 低区
race-table-high = 高区
race-table-next = 下一轮
race-table-legend = N 该行动人数 · E 兑换 · K 冲刺（{ $karma } 善缘 → { $moves } 格）
race-table-energy-range = 能量 { $range }
race-table-seat = 玩家
race-table-karma = 善缘
race-table-energy = 能量
race-table-row = 牌列
race-table-now = 本轮
race-table-chosen = 已选好
race-table-sleeps = 睡觉
race-table-thinks = 思考中
race-table-cards = { $count } 张
race-table-own-cards = 你的行动牌
race-table-own-energy = 你的能量
race-table-own-choice = 你的选择
race-table-price = { $karma } 善缘
race-table-free = 免费
race-table-barred-nothing-to-repeat = 没有可重复的
race-table-barred-too-little-karma = 善缘不够
race-table-barred-last-energy = 最后一张能量牌
race-table-up = 向上换 { $energy }：还要付 { $left } 点能量
race-table-down = 拆开 { $energy }：还能拿 { $left } 点能量
race-table-leaving-one = 注意：向上换 { $energy } 之后，你手中只剩一张能量牌，到时只能打谋划。
race-table-swim = 游回去要退 { $back } 格。
race-table-resolving = 正在执行{ $action }
race-table-how = 也可以直接输入“行动/能量”，例如 3/2
race-table-ability = 你的能力
race-table-winner = 胜者

race-table-ability-rat = 开始时多一张 3 和三点善缘；与别人同到终点时你获胜。
race-table-ability-ox = 向上兑换会前进：换 4 进一格，换 5 或 6 进两格。
race-table-ability-tiger = 向上兑换少付 1；不兑换则进一格。
race-table-ability-rabbit = 打小牌少付 1 点善缘。
race-table-ability-dragon = 每次获得善缘多 1 点；兑换时 1 点善缘可当 2 点能量。
race-table-ability-snake = 打小牌付几点善缘就前进几格。
race-table-ability-horse = 压过别人时多进一格；轮末可后退一格，换一张 1 和一点善缘。
race-table-ability-goat = 与人同一行动时可兑换，每轮一次。
race-table-ability-monkey = 与人同一行动时得一张 1。
race-table-ability-rooster = 与人同一行动时得一点善缘。
race-table-ability-dog = 谋划时：在陆地得一张 1；在河里进一格且不交牌。
race-table-ability-pig = 独自打出最小的牌（四、五人时也包括最大的牌）可选一份礼物：一张 1 或一点善缘，五人时也可选一格。
race-table-ability-cat = 第一轮睡觉；从轮盘得到 3 或更多时再多 1。

## 规则

race-rules-aim = 你的动物从起点出发，先走陆地，再渡过大河，奔向终点。每一轮大家暗中选择行动和出价。一轮结束时站在终点的动物获胜，十二生肖的第一年将以它命名。
    .title = 目标
race-rules-setup = 每人得到一种有独特能力的动物、1 到 8 号行动牌（三人时不用 6 行走）和能量牌 1、1、2、2、3。轮盘部件随机排列。出生早者为年长；不知道生日的算最年轻，座位号小的在前。除非选项另有规定，由年长者先选动物。大家从起点出发，终点是第36格：1到17是陆地，18到35是河。起点就是最后面，再后退也只停在起点。
    .title = 准备
race-rules-auction = 赛前大家暗选一张 1 到 6 号牌（三人时 1 到 5 号）。最大的牌得到与人数相同的善缘，其次少一点，依此类推；并列者按所占名次中最低的一个领取。然后大牌赠予小牌：四、五人时每个 6 给每个 1 一点善缘，5 给 2，4 给 3；三人时 5 给 1，4 给 2。选出的牌留在面前，成为牌列的第一张，下面没有能量。
    .title = 赛前竞价
race-rules-round = 大家暗选一张行动牌和一张能量牌，同时亮出，放到各自牌列的右端，能量牌压在行动牌下面。接着为打小牌付善缘，执行各项行动，最后轮盘转一格。手中只剩一张能量牌的人必须用它打 8 谋划。7 重复要求牌列中已有牌。
    .title = 一轮
race-rules-karma = 打出比牌列最右边小的牌要付善缘：正好小一号付一点，小两号以上付两点。本轮稍后才得到的善缘不能用来付。付不起的牌不能选。
    .title = 打小牌
race-rules-actions = 行动按作弊、帮助、奔跑、休息、合作、行走、谋划的顺序执行；同一行动中领先者先执行，并列时年长者先。作弊、奔跑、行走：能量唯一最高的人按轮盘前进；没有唯一最高则无人按轮盘前进。其余的人作弊退一格，奔跑进一格，行走不动。合作：能量并列最高的人都前进。帮助让所有参与者得到善缘，最高者再得一张 1；休息让所有参与者得到 1，最高者再得一点善缘。帮助、休息、谋划中并列最高只有五人时才算最高。重复等同于它左边那张牌的行动，但号码仍是 7。不论什么行动，每压过一位对手就前进一格，三人时两格。
    .title = 行动
race-rules-strategise = 谋划把牌列连同能量收回手中，最左边的牌和它的能量除外。只有谋划中的最高者能连它一起收回。8 本身总会收回。三人或四人游戏时，如果所有人手中都只剩一张能量牌而且相同，则人人算最高：这一条是我们自加的，否则比赛可能停滞不前。
    .title = 谋划
race-rules-river = 谋划之后站在河里的人要从手中交回一张能量牌。如果打出谋划时已经在河里，可以改为游回八格：这样不交牌，还能取回最左边的牌。只有手中最后一张能量牌不必交：没有它就再也无法出牌。但只剩一张时，每轮都必须打谋划，直到得到另一张。
    .title = 大河
race-rules-wheel = 把同一行动所有人的能量相加。该行动的部件分低区和高区，对应的外圈格子写着奖励：数字；N 表示该行动的人数；E（棋盘上画作⇄）表示一次能量兑换；K 表示冲刺，两点善缘换三格。移动类行动看绿色部分，帮助和休息看黄色部分。E 和 K 归得到奖励的人。
    .title = 轮盘
race-rules-exchange = 向上兑换：付出手中比目标小的牌，总和不少于目标，多付的不退。向下兑换：付出一张牌，拿总和不超过它的小牌。要得到 4 必须拥有 3 或 4，5 要有 4 或 5，6 要有 5，手中或牌列中都算，两个方向都适用。谁都不能有两张 6。2 到 6 在牌库中可能用完。
    .title = 兑换
race-rules-limits = 每人手中和牌列合计最多 12 张能量牌，最多 8 点善缘，超出的作废。
    .title = 上限
race-rules-animals = 鼠：开始时多一张 3 和三点善缘，与别人同到终点时获胜。牛：向上兑换 4 进一格，5 或 6 进两格。虎：向上兑换少付一点能量；轮盘给它兑换机会而它没有兑换时进一格，无法兑换时也一样。兔：打小牌少付一点善缘。龙：每次获得善缘多一点；兑换时一点善缘可当两点能量。蛇：在执行行动之前，打小牌付几点善缘就前进几格。马：压过任何人时多进一格；轮末可后退一格（不能从起点退）换一张 1 和一点善缘。羊、猴、鸡：有别人执行同一行动时，羊可以兑换（每轮总共一次），猴得一张 1，鸡得一点善缘。狗：谋划时在陆地得一张 1；在河里进一格并且不交牌。猪：牌号比所有人都小，或四、五人时比所有人都大，得一张 1 或一点善缘，五人时也可选一格。猫（只在让猫参赛时；规则书里没有）：参加竞价，但第一轮睡觉；从轮盘得到三或更多时再多一，冲刺也算。顺序有影响时由你决定先用能力还是先执行行动。
    .title = 动物
race-rules-end = 有人到达终点的那一轮结束时比赛结束。到了终点就不再移动。若有多人到达，最后一轮行动牌号小者胜，再比善缘多，再比年长；鼠不理会这些，直接获胜。其余的人按位置和同样的办法排名。
    .title = 结束
race-rules-options = 动物可以轮选、抽签、按出生生肖或按列表分配，也可让猫参赛。轮盘部件的排列、轮盘开始时转过几格、终点的格数和河的第一格都能设定。如果允许出错，出了不该出的牌或忘了谋划，大家就重玩这一轮，最多几次由你们规定。规则书没有说清的细节：龙在赛前竞价中是否也多得善缘，羊一轮中能否既用轮盘的兑换又用自己的兑换。我们自加的谋划规则可以取消，也可以让只有两张能量牌的人不必交给河水。轮数上限让没完没了的比赛停下；对手的能量牌可以显示，也可以只显示张数。
    .title = 选项
race-rules-tips = 手里留两点善缘以备良机。不要用舍不得的牌或能量开始一列。过河之前把能量换到 4、5、6。数一数对手的能量牌：只剩一张就必定谋划。对手可能把你推到高区。
    .title = 建议
race-rules-sources = 规则书的图片已经失传。由我们重建、并与书中例子相符的有：外圈轮盘各格的内容；轮盘部件的能量范围（奔跑和行走的范围是印着的）；赛道的长度和河的起点；虎和马能力里的两个小图标。我们自己加的有：参赛的猫（规则书里猫睡过了头）和打破谋划僵局的规则，以及轮数上限。其余都是规则书的内容，用我们自己的话写成。
    .title = 哪些是原有的，哪些是我们补的

## 说明一个选择带来什么时所计的数

race-measure-spaces = { $amount }格
race-measure-karma = { $amount }点善缘
race-measure-energy = { $amount }张能量牌
race-measure-cards = { $amount }张手中行动牌

## 纸上

race-print-track = 赛道
race-print-ring = 轮盘：外环
race-print-inner = 轮盘：内盘
race-print-pieces = 轮盘：行动部件
race-print-karma = 善缘标记
race-print-runners = 棋子
race-print-actions = 行动牌
race-print-energy = 能量牌
race-print-animals = 动物
race-print-pin = 一枚图钉或两脚钉，把轮盘的两层固定在一起。移动类行动看绿色格，帮助和休息看黄色格。
race-print-start = 起点
race-print-finish = 终点
race-print-seats = { $low ->
    [same] { $high } 人
   *[other] { $low }–{ $high } 人
}
race-print-ties = 并列也算最高
race-print-no-ties = 并列不算最高
