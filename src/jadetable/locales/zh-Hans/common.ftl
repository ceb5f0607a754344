### Words that all games and programs share

## Seats and bots

seat-name = 座位{ $number }
seat-you = 你

# What happens at a table of any game.
event-taken-back = { $seat }撤回了上一个选择。
event-timed-out = { $seat }的时间到了：系统代为选择。
event-sits-in = 电脑代{ $seat }继续玩，直到其回来。
error-nothing-to-take-back = { $name }没有可以撤回的选择。
person-name = 玩家{ $number }

bot-name-1 = 小梅
bot-name-2 = 阿涛
bot-name-3 = 小兰
bot-name-4 = 阿博
bot-name-5 = 小莹
bot-name-6 = 阿军
bot-name-7 = 小华
bot-name-8 = 阿文

bot-named-bold = 大胆的{ $name }
bot-named-careful = 谨慎的{ $name }
bot-named-spiteful = 爱作对的{ $name }

bot-random = 随机
    .about = 在规则允许的走法中随便选。
bot-greedy = 基准
    .about = 按游戏自带的朴素判断出牌。
bot-easy = 简单
    .about = 经常走神的新手。
bot-normal = 普通
    .about = 头脑清醒的对手，适合全家同乐。
bot-hard = 困难
    .about = 每一步都深思熟虑。
bot-master = 大师
    .about = 从容不迫，毫不留情。

## Languages


## Signs, elements, yin and yang

sign-rat = 鼠
    .picture = 🐀
sign-ox = 牛
    .picture = 🐂
sign-tiger = 虎
    .picture = 🐅
sign-rabbit = 兔
    .picture = 🐇
sign-dragon = 龙
    .picture = 🐉
sign-snake = 蛇
    .picture = 🐍
sign-horse = 马
    .picture = 🐎
sign-goat = 羊
    .picture = 🐐
sign-monkey = 猴
    .picture = 🐒
sign-rooster = 鸡
    .picture = 🐓
sign-dog = 狗
    .picture = 🐕
sign-pig = 猪
    .picture = 🐖
sign-cat = 猫
    .picture = 🐈

element-wood = 木
element-fire = 火
element-earth = 土
element-metal = 金
element-water = 水

polarity-yang = 阳
polarity-yin = 阴

almanac-reading = { $polarity }{ $element }{ $sign } · { $name }年（{ $pinyin }），六十甲子第{ $place }
almanac-span = 农历{ NUMBER($year, useGrouping: 0) }年：{ DATETIME($first, dateStyle: "long") }至{ DATETIME($last, dateStyle: "long") }
almanac-day = 生于{ DATETIME($day, dateStyle: "long") }

## jade games, jade rules

games-name = 代号
games-title = 游戏
games-seats = 人数
games-pitch = 一句话介绍
games-more = 试试：jade rules { $game }，然后 jade play { $game }
rules-heading = { $title }：规则

## jade docs

docs-open = 文档已打开：{ $address }
docs-missing = 文档尚未生成。请在项目目录中运行：make docs

## jade play

play-begin = { $title }，{ $seats }人一桌：{ $names }。
play-resumed = { $title }：从 { $file } 继续。
play-bot = { $name }（{ $level }）
play-preparing = 正在准备{ $title }的牌桌（仅第一次需要，约半分钟）……
play-teaching = 正在教机器人思考{ $title }（仅第一次需要，约半分钟）……
play-now = { $name }：{ $question }
play-hint = 编号或文字  ? 规则  o 选项  h 记录  u 撤回  w … 为何不行  s 存盘  q 退出
play-ask = 你的选择
play-only-choice = 按回车继续。
play-many = ……还有{ $count }项，编号到{ $last }：直接按回车全部列出。
play-no-number = 没有第{ $number }项；编号从1到{ $last }。
play-no-match = 没有选项符合“{ $text }”。输入 ? 查看规则，或输入 w { $text } 问为何不行。
play-several = 有几个选项符合“{ $text }”：
play-chosen = 你选择了：{ $choice }
play-why-usage = 输入 w 和想做的事，例如：w { $example }
play-why-may = 这是可以的：{ $choice }
play-why-none = 这个游戏中没有符合“{ $text }”的动作。
play-why-more = ……还有{ $count }项。请再加一个词缩小范围。
play-spelling = 除了编号或文字，也可以直接输入动作的名称，各种语言写法相同。本游戏的各种动作举例：{ $examples }。想问某个动作为何不行：w { $example }
play-options = 本局选项
play-option-changed = 已更改
play-history = 到目前为止的经过
play-curtain = 请把键盘交给{ $name }。
play-curtain-enter = { $name }：确认别人看不到屏幕后，按回车。
play-saved = 已存盘：{ $file }
play-save-exists = 文件 { $file } 已经存在，请换一个名字。
play-quit = 离开前要存盘吗？[Y/n，c 继续玩]
play-quit-no = n no 否 不
play-quit-stay = c 取消
play-farewell = 再见！以后继续请输入：jade play --resume { $file }
play-unsaved = 再见！这一局没有存盘。
play-over = 游戏结束。
play-truncated = 游戏达到长度上限，结束。
play-rank = 名次
play-name = 名字
play-score = 得分
play-seed = 种子：{ $seed }
play-replay = 重看这一局：jade replay { $file }
play-yes = 是
play-no = 否

## jade sim

sim-progress = 对局中
sim-title = { $game }：{ $games }局，{ $seats }个座位，种子{ $seed }
sim-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
sim-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
sim-seat = 座位
sim-bot = 机器人
sim-bot-seats = 座位数
sim-wins = 胜率
sim-interval = 95%区间
sim-fair = 实力相当时
sim-length = { $unit ->
    [round] 每局轮数
   *[turn] 每局回合数
}
sim-spread = 平均{ $mean }，中位数{ $median }，5%–95%：{ $low }–{ $high }，最长{ $most }
sim-decisions = 决策数
sim-decisions-value = { $decisions }次，用时{ $seconds }秒（每局{ $per_game }次）
sim-speed = 速度
sim-speed-value = 每秒{ $decisions }次决策，{ $games }局
sim-truncated = 达到长度上限的局

## jade replay

replay-heading = { $game }，种子{ $seed }，{ $actions }个动作
replay-unfinished = 这一局还没有结束：只显示旁观者能看到的内容。
replay-sound = 验证通过：{ $file } 内容属实。{ $actions }个动作的全部事件和最终状态都已重新计算，完全一致。
replay-other-rules = 部分验证：{ $file } 注明是用另一版规则（可能来自较早的版本）玩的。{ $actions }个动作今天都可行，结果也正确；中间的事件和状态无法比对。
replay-broken = 验证失败：{ $why }
replay-first-wrong = 第一个有误的动作：第{ $place }个，{ $name }：{ $action }。
replay-step = 按回车看下一个动作，q 停止
replay-action = 第{ $place }个动作（共{ $actions }个）· { $name }：{ $action }

## 正在制作的游戏

check-passed = 全部 { $checks } 项检查都已通过。
check-failed = { $checks } 项检查中有 { $failed } 项没有通过。
new-game-done = { $folder } 里有一个马上就能玩的小游戏：
new-game-next = 然后动手修改：docs/adding-a-game.md 讲解怎样从这里做出自己的游戏。

## Refusals

error-unknown-game = 没有名为“{ $game }”的游戏。现有游戏：{ $known }。
error-broken-game = 无法从软件包 { $package } 载入游戏“{ $game }”。{ $why }
error-unknown-language = 没有“{ $language }”这种语言的文字。现有语言：{ $known }。
error-unknown-bot = 没有名为“{ $bot }”的机器人。可用：{ $known }。
error-seats = { $game }可供{ $low }至{ $high }人玩，不能是{ $seats }人。
error-no-seat = 没有{ $seat }号座位；座位编号从0到{ $last }。
error-lineup = 阵容里有{ $given }名玩家，座位却有{ $seats }个。
error-people = { $seats }个座位坐不下{ $people }个人。
error-bots-many = 指定了{ $bots }个机器人，但只有{ $free }个座位留给机器人。
error-name-twice = 有两个人都叫“{ $name }”；请给每个人不同的名字。
error-games = 局数至少为1，不能是{ $games }。
error-seed = 种子必须是0到18446744073709551615之间的整数，不能是{ $value }。
error-option-form = “{ $value }”不是选项：请写成 名称=值，例如 turns_per_seat=40。
error-option-unknown = { $game }没有选项“{ $option }”。现有选项：{ $known }。
error-option-word = 选项{ $option }不能是{ $value }。可以是：{ $known }。
error-option-range = 选项{ $option }不能是{ $value }；范围是{ NUMBER($low, useGrouping: 0) }到{ NUMBER($high, useGrouping: 0) }。
error-option-list = 选项{ $option }最多列出{ $length }个数，不能是{ $value }。
error-birthday = “{ $value }”不是日期。请写成1984-02-02这样。
error-birthday-year = { $value }超出了我们所知的年份（{ NUMBER($low, useGrouping: 0) }至{ NUMBER($high, useGrouping: 0) }）。
error-birthdays-many = { $seats }个座位却给了{ $count }个生日。
error-file-missing = 没有文件 { $file }。
error-file-unreadable = 无法读取 { $file }：{ $why }
error-file-unwritable = 无法写入 { $file }：{ $why }
error-components-toml = { $file } 不是正确的 TOML 文件：{ $why }
error-components-value = 这样的配件不可行：{ $why }
error-replay-large = { $file } 超过{ $most } MiB；没有哪一局会这么长。
error-replay-json = { $file } 已损坏，或者不是 .jade 文件：{ $why }
error-replay-foreign = { $file } 不是 .jade 文件。
error-replay-version = { $file } 的 .jade 格式版本是{ $version }；本程序只能读取版本{ $known }。
error-replay-value = { $file } 中有不可能的内容：{ $why }
error-replay-start = 无法按 { $file } 发牌开局：{ $why }
error-replay-checks = { $file } 被改动过：有{ $actions }个动作，却有{ $checks }个指纹；指纹应当比动作多一个。
error-replay-action = { $file }：第{ $place }个动作不可行。{ $why }
error-replay-differs = { $file }：{ $place ->
    [0] 开局
   *[other] 第{ $place }个动作（共{ $actions }个）
}的结果与文件所写不符。文件被改动过或已损坏。
error-replay-rules = { $file } 注明是用另一版规则玩的；按本程序的规则，第{ $place }个动作不可行。{ $why }
error-replay-components = { $file }：文件中的组件不完整。
error-replay-result = { $file }：动作都对，但结局与文件所写不符。
error-resume-over = { $file } 中的这一局已经结束。重看请输入：jade replay { $file }
error-resume-game = { $file } 中是{ $held }的对局，不是{ $asked }。
error-game-over = 游戏已经结束。
error-not-asked = { $name }现在没有要决定的事；应由{ $asked }决定。
error-no-action = 没有动作{ $action }；动作编号从0到{ $last }。
error-spelling-kind = 这里没有“{ $kind }”这种动作；有：{ $known }。
error-spelling-arguments = “{ $text }”应写作{ $usage }，例如{ $example }。
error-spelling-name = “{ $text }”不能作为这个动作的{ $argument }；可以写：{ $known }。
error-spelling-number = “{ $text }”不能作为这个动作的{ $argument }；应是{ $low }到{ $high }的数字。
error-new-game-name = 游戏不能叫“{ $name }”：名字由小写字母和数字组成，以字母开头。
error-new-game-taken = 游戏不能叫“{ $name }”：已经有同名的游戏或 Python 软件包。
error-new-game-folder = 这里已经有 { $folder }，请换一个名字或换个地方。
why-not-offered = 现在不能这样选择。
error-illegal = 不可行：{ $action }。{ $why }
error-step = 第{ $step }步：{ $why }
error-log-full = 一次发生了超过{ $count }件事。这是程序错误，请报告。
error-no-cuda = 没有可用的 CUDA 设备：{ $why }。请在装有 NVIDIA 显卡的机器上安装附加组件“cuda”，或去掉 --device cuda。
error-playouts-only = “{ $bot }”不能在 GPU 上对局：那里只能用基础机器人，以及单线程、按模拟次数计的搜索，例如 search:1000。
