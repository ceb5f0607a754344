### 机器人对战与复盘

## jade arena

arena-title = { $game }：{ $games } 局，{ $seats } 个座位，种子 { $seed }
arena-even = 均等份额
arena-share = 每占一个座位的胜率，附 95 % 区间
arena-held = 座位数
arena-rating = 等级分
arena-thinking = 毫秒/步
arena-milliseconds = { NUMBER($milliseconds, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-before = 名次在前
arena-clear = 排名已经明朗：每个机器人都明显领先于下一个。
arena-unclear = 排名尚不明朗：需要更多对局。
error-arena-bots = { $needed ->
    [1] 请至少指定一个机器人。
   *[other] “--mix one”让第一个机器人坐在其他机器人之间：请至少指定两个机器人。
}
error-chart-ending = { $file } 不是 .svg 文件；图形以 SVG 绘制，请取一个以 .svg 结尾的文件名。

## jade review

review-progress = 复盘中
review-title = { $game }：复盘 { $choices } 次选择
review-curves = 从第一次选择到结局的胜率，按各座位当时所知：
review-costly = 代价最大的选择：
review-choice = 第 { $place } 步，{ $name }：{ $chosen }（{ $worth } %）。更好的选择：{ $better }（{ $better_worth } %）。
review-no-costly = 没有明显的失误。
review-balance = 结局由什么造成，以胜率点数计（100 为一整局），与合理的打法相比：
review-own = 自己的选择
review-others = 他人的选择
review-fortune = 骰子、牌与无法判断者
review-luck = 影响结局的因素中约 { $share } % 是骰子、牌与无法判断的部分，其余是选择。
error-review-unfinished = 这一局尚未结束，无从复盘。
error-sim-search = “{ $bot }”思考时间太长，不适合批量对局。请试：jade arena { $game } --bots { $bot },normal

## 一个选择的好处与坏处

ground-gets = 马上确定：+{ $what }。
ground-pays = 马上确定：−{ $what }。
ground-more = 一轮之后：+{ $what }。
ground-less = 一轮之后：−{ $what }。
ground-rival-more = 一轮之后，{ $name }：+{ $what }。
ground-rival-less = 一轮之后，{ $name }：−{ $what }。
ground-beside = 与“{ $other }”相比，{ $worlds }局设想对局的平均值。
ground-alike = 一轮之后，与“{ $other }”相比，所计的数没有可靠的差别（{ $worlds }局设想对局）。
measure-points = { $amount }分
