### 我的对局

web-me-title = 我的对局
web-me-none = 这台设备上还没有下完的对局。
web-me-home = 去看游戏
web-me-games = { $count ->
   *[other] 局
}
web-me-wins = 胜
web-me-row = 当前连胜（最长{ $longest }）
web-me-days = { $count ->
   *[other] 天连续挑战
}
web-me-game = { $games }局，胜{ $wins }局。最高分：{ $best }。
web-me-latest = 最近的得分
web-me-alone = 独自一人
web-me-people = 与人对局
web-me-share = { $games }局胜{ $wins }
web-me-kept = 这些只保存在这台设备上。可以存成文件带到另一台设备。共用设备上的对局和从旧局接着玩的对局不计入。
web-me-export = 存成文件
web-me-import = 从文件添加
web-me-brought = { $count ->
    [0] 没有新对局：这些都已经在了。
   *[other] 添加了{ $count }局。
}
web-me-wrong-file = 这不是从这里存出的对局文件。什么都没有改变。
web-me-forget = 忘掉所有对局
web-me-forget-sure = 是的，忘掉
web-me-keep = 保留
