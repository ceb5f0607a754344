### 终局之后的文字：结果、回放、复盘；以及入门教学

## 结果

web-after-winner = { $name }获胜！
web-after-winners = { $names }并列第一！
web-after-won-alone = 你赢了！
web-after-lost-alone = 这次差一点。
web-after-nobody = 无人获胜。
web-after-truncated = 本局因达到长度上限而结束。
web-after-rank = 第{ $rank }名
web-after-you = 你
web-after-result = { $score }分
web-after-rematch = 再来一局
web-after-rematch-accept = 入座新的一局
web-after-replay = 观看回放
web-after-share = 分享回放
web-after-share-copied = 链接已复制
web-after-download = 保存棋谱文件
web-after-home = 所有游戏

## 公平

web-after-fair = 骰子公平吗？
web-after-fair-about = 发牌之前，本桌已公示一个秘密的指纹，所有随机结果都由这个秘密产生。现在秘密已经公开，一切都可以重新计算。
web-after-fair-check = 检验公平性
web-after-fair-good = 公平：秘密与指纹相符，重演全部{ $actions }步，结局完全一致。
web-after-fair-bad = 有不符之处：{ $why }
web-after-fair-commitment = 开局前公示的指纹
web-after-fair-secret = 秘密
web-after-fair-how = 若连本服务器也不愿轻信：请保存棋谱文件，在自己的电脑上运行“jade replay 文件 --verify”。

## 复盘

web-after-review = 复盘
web-after-review-about = 胜率如何起伏？哪些选择代价最大？运气占了几成？由一位高手机器人把全局重新推演一遍。
web-after-review-ask = 复盘这一局
web-after-review-wait = 正在逐一推敲每个选择，约需十秒……
web-after-review-method = 每个选择都只依据当时该玩家所知的信息，在许多假想的对局中评判。微小的差别属于偶然，不予列出。
web-after-curve = 胜率曲线
web-after-curve-seat = { $name }：从{ $first }%到{ $last }%。
web-after-curve-start = 开局
web-after-curve-end = 终局
web-after-costly = 转折点
web-after-costly-mine = 我代价高的选择
web-after-costly-others = 其他人代价高的选择
web-after-costly-mine-none = 我的选择都没有明显失误。
web-after-costly-better = 更好选择的理由：
web-after-costly-choice = { $name }选择了“{ $chosen }”（胜率{ $win }%）。更好的是“{ $better }”（{ $better_win }%）。
web-after-costly-look = 看这一步
web-after-costly-none = 没有明显的失误。各位都下得不错！
web-after-luck = 运气还是决策？
web-after-luck-share = 运气占{ $luck }%，决策占{ $choices }%
web-after-luck-dice = 骰子、牌与无法判断的部分：{ $share }%
web-after-luck-choices = 决策：{ $share }%
web-after-balance = 与稳妥的打法相比，各因素对胜率的影响（百分点）
web-after-balance-seat = 玩家
web-after-balance-own = 自己的选择
web-after-balance-others = 他人的选择
web-after-balance-luck = 运气

## 回放

web-after-replay-title = { $game }：回放
web-after-loading = 正在读取对局……
web-after-board = 棋盘
web-after-eyes = 视角
web-after-eyes-onlooker = 旁观者
web-after-controls = 回放控制
web-after-chose = { $name }：{ $choice }
web-after-unseen = 有人正在暗中决定。
web-after-happens = 这一步发生的事
web-after-scrub = 对局进度
web-after-frame = { $now } / { $last }
web-after-first = 回到开局
web-after-back = 后退一步
web-after-next = 前进一步
web-after-last = 跳到终局
web-after-play = 播放
web-after-pause = 暂停
web-after-speed = 速度
web-after-next-choice = 下一次决定
web-after-next-turning = 转折点
web-after-play-on = 从这里接着玩
web-after-play-on-about = 开一张对机器人的新桌，从这一刻开始，牌和骰子都一样。当时的秘密如今已公开，包括后面会出现的。
web-after-seeking = 思考中……
web-after-share-moment = 分享

## 教学

web-after-learn-title = { $game }：入门
web-after-learn-wait = 正在准备教学，第一次大约需要半分钟……
web-after-learn-place = 你坐在{ $name }的位置。
web-after-learn-step = 第{ $now }步，共{ $last }步
web-after-learn-back = 上一步
web-after-learn-next = 下一步
web-after-learn-play = 马上开玩
web-after-learn-rules = 完整规则
web-after-learn-none = 这个游戏还没有入门课程。请先读下面的规则，再和简单的机器人玩第一局。

web-after-parts = 得分来源
web-after-parts-all = 合计
web-after-part-tiles = 牌面
web-after-part-bonus = 五行与系列
