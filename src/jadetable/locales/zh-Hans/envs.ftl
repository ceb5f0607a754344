### 环境：拒绝的理由

error-env-action = 第 { $table } 桌，座位 { $seat }：现在不能选择动作 { $action }（动作编号为 0 到 { $last }）。什么都没有改变。
error-env-shape = 动作的形状是 { $given }；应为 { $expected }，每项一个整数。
error-env-kind = 动作应为整数；给出的类型是 { $given }。
error-env-lineups = 给出了 { $given } 桌的阵容；应为 { $tables } 桌各给一个，或所有桌共用一个。
error-env-lineup = 阵容是一个机器人的名字，或按座位列出的机器人，而不是 { $given }。
error-env-no-learner = 所有座位都由机器人占据。请至少留一个给学习者。
error-env-memory = { $tables } 桌需要 { $need } MiB 内存，而可用的只有 { $free } MiB。请减少桌数。
error-env-number = { $name } 应为不小于 { $low } 的整数，而不是 { $value }。
error-env-seeds = { $tables } 桌给出了 { $given } 个种子；请每桌给一个，或只给一个。
error-env-device = 没有设备 { $device }；可以用 cpu，或用“cuda”在 GPU 上进行。
error-env-device-actions = GPU 上的动作应为连续内存中的 int64；给出的是 { $given }，步长为 { $strides }。
error-env-threads = 线程属于处理器：牌桌在 GPU 上时请不要指定线程数。
error-env-state = 这个保存的状态与此环境不符：{ $what } 是 { $held }，应为 { $expected }。
error-env-table = 没有第 { $table } 桌；各桌编号为 0 到 { $last }。
error-env-reset = 还没有发牌：请先调用 reset。
error-env-bot = “{ $bot }”思考太久，不能用于编译循环；那里的机器人有 random、greedy、slip:0 到 slip:1000、easy 和 normal。
error-env-others = 学习者坐在座位 { $seat }：请为座位 { $expected } 各指定一个机器人，而不是 { $given }。
error-env-no-state = 所有座位共同看到的内容只在要求时给出：state=True。
error-env-turns = { $game } 是轮流进行的游戏：请用 aec_env。
error-env-missing = 没有安装 { $name }。请试试：pip install "jadetable[{ $extra }]"
