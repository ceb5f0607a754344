### 五行

wuxing-title = 五行 Wu Xing
wuxing-pitch = 掷骰取牌，五边形的牌一轮一转；夺对手之牌，集同色、凑全套。

## Names

wuxing-stem-jia = 甲
wuxing-stem-yi = 乙
wuxing-stem-bing = 丙
wuxing-stem-ding = 丁
wuxing-stem-wu = 戊
wuxing-stem-ji = 己
wuxing-stem-geng = 庚
wuxing-stem-xin = 辛
wuxing-stem-ren = 壬
wuxing-stem-gui = 癸
wuxing-tile-none = 空位
wuxing-space-left = 左
wuxing-space-middle = 中
wuxing-space-right = 右
wuxing-call-left = 左边的牌
wuxing-call-middle = 中间的牌
wuxing-call-right = 右边的牌
wuxing-die-first = 第一颗骰子
wuxing-die-second = 第二颗骰子

## What is asked

wuxing-prompt-act = 这两颗骰子怎么用？
wuxing-prompt-defend = 有人要夺你的牌。要花一枚阴阳币保住它吗？

## Actions

wuxing-action-pass = 放弃
wuxing-action-claim = 取“{ $tile }”（{ $space }）
wuxing-action-attack = { $held ->
    [0] 夺取“{ $tile }”
   *[other] 夺取{ $owner }的“{ $tile }”
}
wuxing-action-plus = 用阴阳币：{ $die }加一（{ $face }变{ $result }）
wuxing-action-minus = 用阴阳币：{ $die }减一（{ $face }变{ $result }）
wuxing-action-rethrow = 用阴阳币：重掷{ $die }（现在是{ $face }）
wuxing-action-prevent = 花一枚阴阳币，保住“{ $tile }”
wuxing-action-let-go = 让{ $attacker }拿走“{ $tile }”

## Events

wuxing-event-throw = { $seat }掷出{ $d0 }和{ $d1 }。
wuxing-event-step = { $seat }花一枚阴阳币，{ $die }{ $step ->
    [1] 加一
   *[other] 减一
}，变成{ $face }。
wuxing-event-rethrow = { $seat }花一枚阴阳币，重掷{ $die }：{ $face }。
wuxing-event-claim = { $seat }取得“{ $tile }”（{ $space }）。
wuxing-event-attack = { $seat }要夺{ $owner }的“{ $tile }”。
wuxing-event-prevent = { $seat }花一枚阴阳币，挡住{ $attacker }，保住“{ $tile }”。
wuxing-event-capture = { $seat }夺得{ $victim }的“{ $tile }”。
wuxing-event-pass = { $seat }放弃行动。
wuxing-event-wrong-call = { $seat }喊错了（{ $action }）：什么都不动，回合就此结束。
wuxing-event-rotate = { $seat }转动版图上的牌。
wuxing-event-discard = “{ $tile }”转到弃牌标记，离开版图（{ $space }）。
wuxing-event-reset = “{ $tile }”回到起始边，重新开始（{ $space }）。
wuxing-event-reshuffle = 弃牌洗匀，成为{ $count }张的新牌堆。
wuxing-event-place = “{ $tile }”放上版图（{ $space }）。
wuxing-event-board-to = 版图交给{ $seat }。
wuxing-event-game-over = { $truncated ->
    [0] 剩下的牌不够了：游戏结束。
   *[other] 达到回合上限：游戏结束。
}
wuxing-event-rank = { $seat }：{ $score }分，第{ $rank }名。

## Why not

wuxing-why-space-empty = 那个位置（{ $space }）没有牌。
wuxing-why-needs-single = “{ $tile }”底边是{ $p0 }：要有一颗骰子是这个点数，而你掷的是{ $d0 }-{ $d1 }。
wuxing-why-needs-pair = “{ $tile }”底边是一对{ $p0 }-{ $p1 }：两颗骰子必须正好如此，而你掷的是{ $d0 }-{ $d1 }。
wuxing-why-needs-triple = “{ $tile }”底边是{ $p0 }-{ $p1 }-{ $p2 }：两颗骰子须是这三颗中的两颗，而你掷的是{ $d0 }-{ $d1 }。
wuxing-why-own-tile = “{ $tile }”已经是你的了。
wuxing-why-on-board = “{ $tile }”还在版图上：只能取，不能夺。
wuxing-why-in-pile = 没有人持有“{ $tile }”，它还在牌堆里。
wuxing-why-no-pair = 只有牌上印的对子才能夺牌：夺“{ $tile }”要{ $p0 }-{ $p1 }，而你掷的是{ $d0 }-{ $d1 }。
wuxing-why-neither-pair = 只有牌上印的对子才能夺牌：夺“{ $tile }”要{ $p0 }-{ $p1 }, { $q0 }-{ $q1 }，而你掷的是{ $d0 }-{ $d1 }。
wuxing-why-natural-only = 本桌规定，加减过的骰子不能夺牌，这回合“{ $tile }”是安全的。
wuxing-why-no-token = 你没有阴阳币了。
wuxing-why-not-attacked = 现在没有人要夺你的牌。
wuxing-why-answer-first = { $attacker }正要夺“{ $tile }”：请先回应。

## Options

wuxing-option-end-rule = 何时结束：unfilled（有空位补不上）、all_claimed（所有牌都有主）或 piles_empty（两个牌堆都空了）。
wuxing-option-first-player = 谁先手：random（随机）、seat（见 first_seat）、oldest（最年长）、youngest（最年幼）或 zodiac（生肖从鼠数起最靠前者）。
wuxing-option-first-seat = first_player 为 seat 时先手的座位，第一个座位是 0。
wuxing-option-capture-natural = 加减过的骰子是否不得夺牌。
wuxing-option-tie-break = 同分时：shared（并列）或 tokens（先比剩余阴阳币，再比牌数）。
wuxing-option-table-rules = 允许喊错取牌或夺牌；喊错无效，并失去这一回合。
wuxing-option-max-turns = 每人一次算一回合，满这么多回合就停止并计分。

## Words of the table

wuxing-table-turn = 第{ $number }回合：{ $name }
wuxing-table-over = 游戏结束
wuxing-table-dice = 骰子
wuxing-table-fits = 可取：+{ $points }
wuxing-table-empty = 空
wuxing-table-element = 五行
wuxing-table-animal = 生肖
wuxing-table-stem = 天干
wuxing-table-player = 玩家
wuxing-table-score = 分数
wuxing-table-tokens = 阴阳币
wuxing-table-tiles = 持有的牌与能夺走它的对子
wuxing-table-bonus = 奖分{ $points }
wuxing-table-draw-pile = 牌堆
wuxing-table-discard-pile = 弃牌堆
wuxing-table-left = 再取{ $count }张结束
wuxing-table-attack = { $attacker }要夺{ $owner }的“{ $tile }”：失{ $loss }分，得{ $gain }分
wuxing-table-preview = 用一枚阴阳币
wuxing-table-plus = { $die }加一
wuxing-table-minus = { $die }减一
wuxing-table-rethrow = 重掷{ $die }：{ $all }面中有{ $faces }面可用
wuxing-table-barred = 骰子加减过，这回合不能夺牌

## The rules

wuxing-rules-aim = 收集牌。每张牌都有分值；同色的牌和凑齐的整套另有奖分。版图再也补不满时，分数最高者获胜。
    .title = 目标
wuxing-rules-setup = 共有二十七张五边形的牌：五行五张、生肖十二张、天干十张。洗匀后面朝下叠成牌堆。每人三枚阴阳币、两颗骰子。翻开最上面的三张，放在版图的三个位置上，起始边朝下。版图交给先手玩家，按顺时针轮流进行。
    .title = 准备
wuxing-rules-turn = 掷你的两颗骰子。愿意的话，可以花阴阳币改变点数。然后只做一件事：从版图取一张牌、夺对手的一张牌，或者放弃。三者任选，从不强迫取牌。之后转动并补满版图，交给下一位玩家。
    .title = 你的回合
wuxing-rules-tokens = 一枚阴阳币可以让自己的一颗骰子加一、减一，或者重掷。点数循环：六加一得一，一减一得六。掷骰之后、行动之前可以连用几枚，用完之后仍可放弃。在别人的回合里，它只有一个用处：阻止自己的一张牌被夺走。用过的阴阳币不再回来。
    .title = 阴阳币
wuxing-rules-claiming = 骰子符合牌的底边时，就可以取这张牌。一颗骰子的边：你的两颗中任意一颗是这个点数即可。两颗的边：必须正好掷出这两颗。三颗的边：你的两颗须是其中的两颗；同一点数印了两次才能算两次。三十六种结果中，单颗有十一种符合，三颗不同的有六种，不同的对子两种，相同的对子一种。
    .title = 取牌
wuxing-rules-capturing = 不取牌时，可以夺别人手中的牌：你的骰子必须等于那张牌任意一边上的对子。五行和天干各有一个对子，生肖有两个；单颗和三颗的边不能用来夺牌。牌主可以花一枚阴阳币阻止，保住牌；否则牌归你。无论成败，这都是你本回合的行动。夺来的牌也可能马上再被夺走。
    .title = 夺牌
wuxing-rules-rotating = 每回合结束时，版图上的牌都逆时针转一边，下一边转到底部。转到弃牌标记的牌放进弃牌堆。然后从左到右用牌堆补满空位；新放的牌不转。牌堆用完时，把弃牌堆洗匀作为新的牌堆。无主的牌只剩三张或更少时，转到弃牌标记的牌不弃，而是回到起始边重新开始。
    .title = 转牌与补牌
wuxing-rules-end = 某个位置空着而两个牌堆都没有牌可补时，游戏在那一回合结束后终止：也就是最后三张中有一张被取走的时候。仍留在版图上的牌不属于任何人。
    .title = 结束
wuxing-rules-scoring = 把你所有牌的分值相加。每种颜色：三张得五分，四张七分，五张十分，六张十五分，七张二十五分，只算最高一档。集齐五行另加二十五分，集齐十二生肖加十五分，集齐十天干加十分。一张牌在三处都算；阴阳币不计分。同分者名次并列。
    .title = 计分
wuxing-rules-options = 可以一直玩到所有牌都有主，或两个牌堆一空就结束。先手可以抽签，也可以指定座位，或由最年长者、最年少者、从鼠到猪生肖最靠前者先手；生肖相同则年长者先。可以规定骰子加减过之后，本回合不得夺牌；重掷不受限制。同分时可以先比剩余阴阳币，再比牌数。允许喊错时，可以喊不符合的取牌或夺牌；喊错无效，什么都不动，回合就此结束。还可以规定满多少回合就停止并计分。
    .title = 选项
wuxing-rules-tips = 各边由易到难，新牌最好取。开局时阴阳币很珍贵，留给能凑齐一色或一套的牌。没有阴阳币的人挡不住你。取最后一张之前先算算分：也许会把胜利送给别人。
    .title = 建议
wuxing-rules-sources = 牌块本身已经失传；规则书只说明有哪些种类、每种各有几个怎样的边。由我们设计的有：各边上的骰子点数和顺序、牌块的分值，以及每个生肖和天干的颜色（依传统五行配属）。奖励分、牌块数量、转动方法和全部玩法都是规则书的内容，用我们自己的话写成。回合上限是我们加的。
    .title = 哪些是原有的，哪些是我们补的

## 说明一个选择带来什么时所计的数

wuxing-measure-points = { $amount }分
wuxing-measure-tiles = { $amount }张牌
wuxing-measure-tokens = { $amount }枚阴阳币

## 纸上

wuxing-print-board = 版图
wuxing-print-tiles = 五边形牌
wuxing-print-tokens = 阴阳币
wuxing-print-bonus = 奖励
wuxing-print-scores = 计分纸
wuxing-print-turn = 每回合结束时，每张牌按箭头方向转动一边；红线处的一边对着骰子。
wuxing-print-colour = 同色的牌
wuxing-print-series = 凑齐的整套
wuxing-print-element = { $size ->
    [0] 五行
   *[other] 五行 { $size } 张
}
wuxing-print-animal = { $size ->
    [0] 生肖
   *[other] 生肖 { $size } 张
}
wuxing-print-stem = { $size ->
    [0] 天干
   *[other] 天干 { $size } 张
}
wuxing-print-values = 牌的分值
wuxing-print-dice = { $dice } 颗普通骰子，大家轮流使用。
