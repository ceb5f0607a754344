### 通用桌面用语：没有专属桌面的游戏

web-plain-happened = 刚刚
web-plain-quiet = 没有新的动静。
web-plain-table = 桌上
web-plain-seats = 玩家
web-plain-view-own = 只有你能看到
web-plain-view-players = 玩家
web-plain-list = 列表
web-plain-nothing = 无
web-plain-yes = 是
web-plain-no = 否
web-plain-rules = 规则
web-plain-facts = 本游戏的数字
