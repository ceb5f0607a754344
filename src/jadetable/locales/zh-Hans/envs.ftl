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
error-env-device = 没有设备 { $device }；可用的有：cpu、cuda。
error-env-state = 这个保存的状态与此环境不符：{ $what } 是 { $held }，应为 { $expected }。
error-env-table = 没有第 { $table } 桌；各桌编号为 0 到 { $last }。
