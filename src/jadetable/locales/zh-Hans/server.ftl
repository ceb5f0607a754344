### 牌桌服务器的文字

error-snapshot = 保存的{ $game }对局有{ $size }字节，应为{ $expected }字节。
error-replay-secret = { $file }里的密钥不是本局发牌所用的密钥。

## 拒绝，按代码

server-bad-message = 无法读取这条消息：{ $why }
server-bad-request = 无法执行这个请求：{ $why }
server-wrong-token = 这个令牌在这里不对应任何座位。
server-not-host = 只有本桌的主人可以这样做。
server-not-your-seat = 座位{ $seat }不是你的。
server-foreign-origin = 这个页面来自其他网站，不能在这里操作。
server-foreign-host = 本服务器不使用 { $host } 这个名称。管理者可以用 JADE_HOSTS 允许它。
server-no-spectators = 本桌不允许旁观。
server-muted = 主人已禁止你在本桌聊天中发言。
server-barred = 本桌主人不欢迎你入座。
server-no-metrics = 本服务器的统计数字只供管理者查看：请设置 JADE_METRICS_TOKEN，并作为 bearer 令牌发送。
server-no-table = 没有这张桌子。
server-no-seat = 没有座位{ $seat }；座位编号从0到{ $last }。
server-no-code = 没有桌子在用这几个词等人。游戏开始后口令就失效了。
server-not-at-home = 只有启动服务器的人才能这样做，而且要在启动时打开的浏览器里。
server-no-network = 这台电脑不在任何家庭网络中，或者无法向它开放。
server-no-push = 这个服务器不发送通知。
server-not-found = 这里什么也没有。
server-method = 不能这样操作。
server-seat-taken = 座位{ $seat }不能入座或腾出。
server-table-full = 座位已满。
server-not-started = 游戏还没有开始。
server-already-started = 游戏已经开始。
server-seats-open = 还有空位：请等人入座，或让机器人入座。
server-game-over = 游戏已经结束。
server-not-over = 游戏还没有结束。
server-not-today = { $day }的挑战只能在当天进行。
server-not-asked = 现在不由你决定；应由{ $asked }决定。
server-late = 问题{ $prompt }不是你现在要回答的；现在是第{ $now }个。
server-nothing-to-withdraw = 没有可以撤回的回答。
server-key-reused = 这个键已用于另一个回答。
server-present = { $name }还在这里。
server-chat-off = 本桌没有聊天。
server-outdated = 这局游戏使用旧规则，只能查看，不能继续。
server-no-rematch = 这里没有可以开或加入的再来一局。{ $table }
server-closed = 这张牌桌在对局结束前已关闭；已经下过的内容仍可查看。
server-others-play = 还坐在这里的有：{ $names }。同意的人先离座，然后才能结束这一局。
server-too-large = 这条消息太长。
server-too-many = 消息太多，请稍候。
server-too-many-sockets = 连接太多。
server-too-many-tables = 您有 { $most } 张尚未结束的桌子。请先结束一张，或稍后再试。
server-failed = 我们这边出错了；没有任何改变。
server-unavailable = 目前无法访问牌桌；没有任何改变。
server-draining = 服务器即将重启：进行中的游戏会继续，新游戏请稍后再开。

## Notifications

push-your-turn = 轮到你了。
