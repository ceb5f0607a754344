### Words of the home page, the new table, the rules and the almanac

web-home-tagline = 五款生肖桌游，亲友同桌，随时开局。
web-home-home = 全部游戏
web-home-language = 语言
web-home-theme = 明暗
    .auto = 跟随设备
    .light = 浅色
    .dark = 深色
web-home-failed = 服务器没有回应。
web-home-again = 再试一次

## Game cards

web-home-seats = { $low }–{ $high }人
web-home-minutes = { $low ->
    [same] 约{ $high }分钟
   *[other] { $low }–{ $high }分钟
}
web-home-age = { $age }岁以上
    .printed = 规则上印的年龄
    .advised = 我们的建议：规则没有印年龄
web-home-weight = { $weight ->
    [1] 很容易
    [2] 容易
    [3] 中等
    [4] 较难
   *[other] 很难
}
    .title = 要动多少脑筋：{ $weight }／5
web-home-start-here = 从这里开始
web-home-first = 第一次玩吗？教程就在真正的棋盘上，几分钟就会。
web-home-first-lesson = 先看教程
web-home-first-play = 直接玩
web-home-play = 马上玩
    .title = { $game }：马上与{ $count }个机器人对局
web-home-level = 机器人
    .title = 机器人的强弱
web-home-new = 开新桌
web-home-learn = 学一学
web-home-rules = 规则
web-home-dealing = 正在摆桌……
web-home-first-time = 正在准备牌桌（仅第一次需要，约半分钟）……
web-home-getting-ready = 准备中……

## Join, my tables, listed tables

web-home-join = 加入朋友
    .about = 输入朋友告诉你的词语，或粘贴链接。
    .field = 三个词，或链接
    .button = 去那张桌子
web-home-mine = 我的牌桌
web-home-recent = 已结束的对局
web-home-listed = 公开的牌桌
    .about = 谁都可以入座或旁观。
web-home-status-lobby = 等待开始
web-home-status-playing = 进行中
web-home-status-closed = 提前结束
web-home-status-over = 已结束
web-home-free = { $count ->
    [0] 座位已满
   *[other] 有{ $count }个空位
}
web-home-enter = { $how ->
    [play] 继续
    [join] 入座
   *[watch] 旁观
}
web-home-look-back = 回顾
web-home-forget = 把{ $title }从列表中去掉

## About the visitor

web-home-about-you = 关于你
web-home-name = 你的名字
web-home-birth = 出生日期
    .about = 有些游戏按它决定你的生肖或先后。入座之前它只留在这台设备上。
web-home-use = 在牌桌上使用
web-home-used = 入座时会用到它。
web-home-unused = 不使用
web-home-almanac = 生肖历

## New table

web-home-new-title = 开新桌
web-home-new-seats = 几个人玩
web-home-new-preset = 和谁玩
web-home-new-preset-children = 和孩子一起
    .about = 简单的机器人；随时可以要提示。
web-home-new-preset-usual = 平常
    .about = 适合家庭聚会的机器人。
web-home-new-preset-experts = 高手
    .about = 会提前思考的机器人。
web-home-new-who = 谁来玩
web-home-new-seat = 座位{ $number }
web-home-new-person = 用这台设备的人
web-home-new-open = 朋友，凭链接加入
web-home-new-invite = 邀请朋友
web-home-new-bots = 和机器人玩
web-home-new-bot = 机器人：{ $level }
web-home-new-temper = 性格
web-home-new-temper-none = 无性格
web-home-new-options = 更多选项
    .about = 已选好通常的玩法。规则书没有写明或已失传的地方，用的是我们的解读：规则里“哪些是原有的，哪些是我们补的”一章有说明。
    .changed = { $count ->
        [0] 一切照常
       *[other] 改了{ $count }项
    }
    .reset = 恢复照常
web-home-new-departs = 与原版规则不同
web-home-new-ours = 我们定的，原版没有
web-home-new-group-rules = 玩法
web-home-new-group-details = 规则书没说清的地方
web-home-new-group-limits = 布置与长短
web-home-new-table = 牌桌
web-home-new-clock = 思考时间
web-home-new-listed = 向这台服务器上的所有人显示
web-home-new-spectators = 欢迎旁观
web-home-new-chat = 聊天
web-home-new-start = 开始游戏
web-home-new-open-table = 开桌
web-home-new-unknown = 没有这个游戏。
web-home-new-anything = 随机
web-home-new-own-choice = 由游戏决定

## Rules

web-home-print = 打印来玩（PDF）
    .title = 一份 PDF，含这个游戏所需的一切，打印、裁剪后即可在桌上玩
web-home-rules-title = { $title }：规则
web-home-rules-contents = 目录
web-home-rules-icons = 生肖与符号

## Almanac

web-home-almanac-title = 生肖历
    .about = 每一天属于一个农历年，每一年有它的生肖、五行和阴阳。六十年一轮，周而复始。
web-home-almanac-date = 日期
web-home-almanac-sixty = { $first }年至{ $last }年的六十甲子
    .about = 沿圆周是十二生肖，由内到外是五行。点选一个年份。
web-home-almanac-earlier = 前六十年
web-home-almanac-later = 后六十年
web-home-almanac-new-years = 历年春节
web-home-almanac-year = 年份
web-home-almanac-first = 正月初一
web-home-almanac-sign = 生肖
web-home-almanac-yours = 你的年份
web-home-almanac-cell = { $year }年：{ $polarity }{ $element }{ $sign }
web-home-almanac-unknown = 历书之外

web-home-me = 我的对局
