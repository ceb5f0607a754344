### 训练出的玩家：训练及其权重

train-title = { $game }：在基准玩家中的胜率
train-begins = { $game }：网络在 { $device } 上学习，对局在 { $threads } 个线程上进行。所示为一个座位在基准玩家中的胜率及 95 % 区间；括号内为均等胜率。
train-state = { NUMBER($minutes, minimumFractionDigits: 1, maximumFractionDigits: 1) } 分钟，{ NUMBER($millions, minimumFractionDigits: 2, maximumFractionDigits: 2) } 百万次选择，{ NUMBER($rate, maximumFractionDigits: 0) } 千次/秒，{ NUMBER($done, maximumFractionDigits: 0) } %
train-measured = { NUMBER($minutes, minimumFractionDigits: 1, maximumFractionDigits: 1) } 分钟 { NUMBER($millions, minimumFractionDigits: 2, maximumFractionDigits: 2) } 百万次选择  { $shares }
train-share = { $seats } 个座位：{ NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($half, minimumFractionDigits: 1, maximumFractionDigits: 1) } %（{ NUMBER($even, maximumFractionDigits: 0) }）
train-wrote = 已写入：{ $files }
train-paused = 停在 { NUMBER($share, maximumFractionDigits: 0) } %。同一命令加 --resume 可继续。
error-train-alone = { $game } 的训练需要桌上有其他人：请给出 2 个或更多座位。
error-train-width = 层的宽度须是 { $lanes } 的倍数，不能是 { $width }。
error-train-tables = 至少要有 { $least } 张桌子，每种座位数一张，不能是 { $tables }。
error-train-payoff = 能学习的游戏付给每个座位 0 到 1；这个游戏不是这样。
error-train-cuda = 没有找到 PyTorch 可用的 GPU。请去掉 --device cuda。
error-train-checkpoint = { $file } 不是训练的检查点，或已损坏。
error-train-game = { $file } 是 { $held } 的检查点，不是 { $game } 的。
error-train-there = { $file } 已经存在。要继续它请用 --resume，或用 --out 另选名字。
error-train-fixed = 训练按开始时的设置继续；请去掉 { $names }。
error-net-none = 没有 { $game } 训练出的玩家的权重。请训练一个（jade train { $game }），并在 JADE_NETS 中给出它的文件夹。
error-net-broken = { $file } 不含训练出的玩家的权重，或已损坏。
error-net-format = { $file } 的权重格式是 { $format }；本程序读取格式 { $known }。
error-net-game = { $file } 含有 { $held } 的权重，不是 { $game } 的。
error-net-rules = { $file } 中 { $game } 的权重属于另外的规则或数字（{ $held }；现在是 { $now }）。请重新训练。
error-net-observation = { $file } 中 { $game } 的权重属于另外的观察（{ $held }；现在是 { $now }）。请重新训练。
error-net-seats = { $game } 训练出的玩家是以 { $trained } 个座位训练的，不是 { $seats } 个。
error-net-here = “{ $bot }”不能在这里对局：只有随机和基准玩家可以。训练出的玩家可用于 jade play、jade sim 和 jade arena。
error-net-cuda = 训练出的玩家在处理器上对局；请去掉 --device cuda。
