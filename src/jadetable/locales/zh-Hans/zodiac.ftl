### Zodiac 生肖

zodiac-title = 生肖 Zodiac
zodiac-pitch = 集齐十二生肖：手中六张，桌上六张。猫让人停一轮，盘古夺人之牌。

card-cat = 猫
card-pangu = 盘古

## What is asked

zodiac-prompt-source = 你的回合怎样开始？
zodiac-prompt-main = 整理牌，然后结束回合。
zodiac-prompt-steal = 盘古：拿走谁的哪张明牌？
zodiac-prompt-call = 你手中六张、桌上六张。要喊吗？
zodiac-prompt-penalty = 选择犯规者要失去的一张牌。
zodiac-prompt-fix = 请整理好牌：手中最多六张，桌上最多六张。

## Actions

zodiac-action-draw = 抽一张牌
zodiac-action-take = 从弃牌堆拿{ $card }
zodiac-action-pass = 派司
zodiac-action-zodiac = 高喊“十二生肖！”
zodiac-action-now = 立刻打出刚抽到的{ $card }
zodiac-action-cath = 从手中打出猫
zodiac-action-catt = 从桌上打出猫
zodiac-action-panh = 从手中打出盘古
zodiac-action-pant = 从桌上打出盘古
zodiac-action-dh = 弃掉手中的{ $card }{ $skips ->
    [0] {""}
    [1] ，下家停一轮
   *[other] ，下家停{ $skips }轮
}
zodiac-action-dt = 弃掉桌上的{ $card }{ $skips ->
    [0] {""}
    [1] ，下家停一轮
   *[other] ，下家停{ $skips }轮
}
zodiac-action-lay = 把{ $card }亮到桌上
zodiac-action-pick = 把{ $card }收回手中
zodiac-action-steal = 拿走{ $victim }的{ $card }

## Events

zodiac-event-dealer-draw = { $seat }抽牌定庄：{ $card }。
zodiac-event-dealer = { $seat }坐庄。
zodiac-event-dealt = { $seat }得到{ $count }张牌。
zodiac-event-upcard = 翻开：{ $card }。
zodiac-event-turn = 轮到{ $seat }。
zodiac-event-skipped = { $seat }停一轮。
zodiac-event-reshuffle = 弃牌重新洗成{ $count }张的牌堆。
zodiac-event-draw = { $seat }抽到{ $card }。
zodiac-event-draw-hidden = { $seat }抽了一张牌。
zodiac-event-take = { $seat }从弃牌堆拿了{ $card }。
zodiac-event-play = { $seat }{ $place ->
    [0] 从手中
    [1] 从桌上
   *[other] 抽到后立刻
}打出{ $card }。
zodiac-event-skip-set = { $seat }要停一轮。
zodiac-event-steal = { $seat }拿走{ $victim }的{ $card }，{ $place ->
    [0] 收入手中
   *[other] 放到桌上
}。
zodiac-event-lay = { $seat }亮出{ $card }。
zodiac-event-pick = { $seat }收回{ $card }。
zodiac-event-discard = { $seat }弃掉{ $place ->
    [0] 手中
   *[other] 桌上
}的{ $card }。
zodiac-event-pass = { $seat }：“派司。”
zodiac-event-overlimit = { $seat }的牌太多：手中{ $hand }张，桌上{ $table }张。
zodiac-event-call = { $seat }高喊“十二生肖！”{ $right ->
    [0] 可惜没有集齐。
   *[other] 果然集齐了。
}
zodiac-event-reveal = { $seat }亮出全部手牌。
zodiac-event-penalty = { $seat }剔除{ $offender }{ $place ->
    [0] 手中
   *[other] 桌上
}的{ $card }。
zodiac-event-win = { $seat }获胜！
zodiac-event-truncated = 已到回合上限，无人获胜。

## Why not

zodiac-why-begin-first = 请先开始回合：抽牌、拿弃牌，或打出存下的功能牌。
zodiac-why-already-begun = 回合已经开始，请整理牌并结束回合。
zodiac-why-choose-steal = 请选择盘古要拿的生肖。
zodiac-why-choose-call = 请先决定喊不喊。
zodiac-why-choose-penalty = 请选一张{ $offender }在那里确实有的牌。
zodiac-why-draw-pile-empty = 牌堆已空。
zodiac-why-discard-pile-empty = 弃牌堆是空的。
zodiac-why-discard-closed = 刚有人受罚，本回合不能拿弃牌。
zodiac-why-discard-pangu = 堆顶是盘古，盘古不能从弃牌堆拿。
zodiac-why-discard-cat = 这一桌规定不能从弃牌堆拿猫。
zodiac-why-not-in-hand = 你手中没有{ $card }。
zodiac-why-not-on-table = 你桌上没有{ $card }。
zodiac-why-nothing-to-steal = 没有对手亮出盘古可以为你拿的生肖。
zodiac-why-must-act = 你必须抽牌、拿牌或出牌；实在无事可做时才能派司。
zodiac-why-too-many = 牌太多，不能结束回合：手中最多六张，桌上最多六张。
zodiac-why-not-just-drawn = 只有刚抽到的猫或盘古才能立刻打出。
zodiac-why-laid-already = 你已经亮过牌，本回合不能再收回。
zodiac-why-table-full = 你桌上的六个位置已满。
zodiac-why-no-discard-now = 抽牌或拿牌之后才能弃牌。
zodiac-why-make-room-first = 那样某一处的牌还是太多，请先移动几张。
zodiac-why-play-it-instead = 这一桌规定功能牌要打出，不能丢弃。
zodiac-why-no-such-seat = 那个座位没有人。
zodiac-why-not-shown = { $victim }没有亮出{ $card }。
zodiac-why-has-sign = 你已经有{ $card }，盘古只拿你缺的生肖。
zodiac-why-call-when-complete = 回合结束时手中六张、桌上六张，才会问你喊不喊。
zodiac-why-sign-first = 犯规者还有生肖牌，必须先剔除生肖牌。
zodiac-why-lay-one = 手牌太多，请亮出一张。
zodiac-why-pick-one = 桌上的牌太多，请收回一张。

## Options

zodiac-option-table-rules = 允许犯错并受罚：牌数过多、喊错（三种语言的规则都有此罚）。
zodiac-option-arrange = 何时可以整理牌：after_draw（仅在抽牌或拿牌之后，意大利文和中文规则）或 whole_turn（整个回合，英文规则）。
zodiac-option-pangu-takes = 盘古可以拿什么：missing（只拿自己缺的生肖，意大利文和英文规则）或 any（任何亮出的生肖，中文规则）。
zodiac-option-pangu-wild = 获胜的十二张中，最多几张盘古可以代替所缺的生肖（大于0只见于中文规则的目标一节）。
zodiac-option-cat-from-discard = 弃牌堆顶的猫能不能拿（规则并未禁止）。
zodiac-option-action-discard = 猫和盘古能不能像别的牌一样弃掉（不能：必须打出，严格按英文和中文规则）。
zodiac-option-discarded-cat = 自己弃掉的猫有什么效果：quiet（没有效果）或 bites（下家停一轮，与打出相同；英文和中文规则可以这样理解）。
zodiac-option-penalty-chooser = 由谁选罚牌：left（下家）或 random（随机一位对手）；规则只说由对手选。
zodiac-option-first-dealer = 坐庄的座位，第一个座位是0；-1 表示抽牌决定（规则如此）。
zodiac-option-turns-per-seat = 每人这么多回合之后，游戏无胜者结束（规则书中没有）。

## Words of the table

zodiac-table-hand = 你的手牌
zodiac-table-draw-pile = 牌堆
zodiac-table-discard-pile = 弃牌堆
zodiac-table-wheel = 你的生肖
zodiac-table-top = 顶牌：{ $card }
zodiac-table-empty = 空
zodiac-table-closed = 因处罚关闭
zodiac-table-covered = 被盘古盖住
zodiac-table-seat = 玩家
zodiac-table-hands = 手牌
zodiac-table-face-up = 明牌
zodiac-table-seen = 已见
zodiac-table-own = 你的明牌
zodiac-table-missing = 还缺
zodiac-table-drawn = 刚抽到：{ $card }
zodiac-table-known = 别人知道：{ $cards }
zodiac-table-full = { $count }张牌！
zodiac-table-winner = ★ 十二生肖！
zodiac-table-skips = 停{ $count }轮

## The rules

zodiac-rules-aim = 最先集齐十二生肖各一张的人获胜，而且正好十二张牌：六张藏在手中，六张亮在面前。不得重复，不能有猫，也不能有盘古。
    .title = 目标
zodiac-rules-setup = 牌共一百张：十二生肖各七张，猫八张，盘古八张。大家轮流抽牌，最先抽到功能牌（猫或盘古）的人坐庄。然后全部洗牌，每人发六张，再翻牌直到翻出一张生肖牌作为弃牌堆的开始。庄家左边的人先行，顺时针进行。
    .title = 准备
zodiac-rules-turn = 回合有三种开始方式：从牌堆抽一张、拿弃牌堆顶的一张，或者打出之前存下的猫或盘古。抽牌或拿牌之后可以整理：先把任意几张明牌收回手中，再把任意几张亮到桌上。最后从手中或桌上弃一张牌，或者说“派司”。牌堆抽完时，除最后一张弃牌外，其余弃牌重新洗成牌堆。
    .title = 你的回合
zodiac-rules-action-cards = 猫让下家停一轮。盘古从对手那里拿走一张你没有的、亮着的生肖牌，不能拿功能牌。刚从牌堆抽到的猫或盘古可以立刻打出，之后仍可整理和弃牌。否则就存下来，放在手中或桌上，以后某个回合代替抽牌打出：那个回合随即结束，盘古拿到的生肖进入手中，手满则放到桌上。打出的牌放到弃牌堆。盘古只能从牌堆抽到，所以弃牌堆顶的盘古会封住弃牌堆；猫可以拿，但当回合不能打出。
    .title = 猫与盘古
zodiac-rules-limits = 回合结束时手中最多六张，桌上最多六张。第十三张必须弃掉。任何牌都可以弃；弃掉的猫或盘古没有效果（除非选择让弃掉的猫生效）。
    .title = 六加六
zodiac-rules-call = 回合结束时，如果你正好持有正确的十二张（手中六张、桌上六张），就高喊“十二生肖！”，亮出手牌，赢得游戏。
    .title = 高喊
zodiac-rules-penalties = 仅在允许犯错的桌上。回合结束时牌太多的人要亮出手牌、停一轮，并由一位对手选走一张生肖牌。六加六却喊错的人要亮出手牌，失去两张生肖牌。受罚之后的那个回合，谁都不能拿弃牌。若某处仍然太满，由本人整理好。
    .title = 处罚
zodiac-rules-end = 喊对即结束游戏。其余的人按不同生肖的数目排名，相同则牌少者在前，再相同则并列。到达回合上限的游戏没有胜者。
    .title = 结束
zodiac-rules-options = 规则书的三种语言在细节上有出入，可用选项决定：整个回合都能整理（英文；意大利文和中文是抽牌之后）、盘古可拿任何生肖（中文；意大利文和英文只拿所缺的）、盘古可代替生肖（只见于中文的目标）、功能牌必须打出（严格按英文和中文）、弃掉的猫也生效（按英文和中文的字面：把猫放到弃牌堆就是打出它，所以下家停一轮；因受罚被弃的不算）。三种语言都没有说的：弃牌堆的猫不能拿、由哪位对手选罚牌、固定庄家，以及回合上限。
    .title = 选项
zodiac-rules-tips = 桌上放别人用不着的牌：功能牌、重复的牌、别人已有的生肖。弃牌前看看下家在收集什么。留一只猫，等下家快要集齐时再用。
    .title = 建议
zodiac-rules-sources = 这款游戏印出来的内容没有失传：卡牌、张数和规则都出自规则书，用我们自己的话写成。三种语言说法不同的地方，都有选项可选。只有两点是我们加的：未获胜者的名次和回合上限。
    .title = 哪些是原有的，哪些是我们补的

## 说明一个选择带来什么时所计的数

zodiac-measure-signs = { $amount }种生肖
zodiac-measure-exposed = { $amount }张可被别人拿走的单张明牌
zodiac-measure-actions = { $amount }张猫或盘古

## 纸上

zodiac-print-cards = 牌
zodiac-print-cat = { $skips ->
    [0] 没有效果。
    [1] 下家停一回合。
   *[other] 下家停 { $skips } 回合。
}
zodiac-print-pangu = 从别人面前拿走一张你缺少的明牌生肖。
