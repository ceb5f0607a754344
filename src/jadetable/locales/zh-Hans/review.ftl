### 机器人对战与复盘

## jade arena

arena-title = { $game }：{ $games } 局，{ $seats } 个座位，种子 { $seed }
arena-even = 均等份额
arena-share = 每个座位的胜率，附 95 % 区间
arena-held = 座位数
arena-rating = 等级分
arena-thinking = 毫秒/步
arena-before = 名次在前
arena-clear = 排名已经明朗：每个机器人都明显领先于下一个。
arena-unclear = 排名尚不明朗：需要更多对局。

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
review-fortune = 骰子与牌
review-luck = 影响结局的因素中约 { $share } % 是骰子与牌，其余是选择。
error-review-unfinished = 这一局尚未结束，无从复盘。
error-sim-search = “{ $bot }”思考时间太长，不适合批量对局。请试：jade arena { $game } --bots { $bot },normal
