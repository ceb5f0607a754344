### Words of this game's board

web-zodiac-progress = 你的生肖：{ $count }/12
web-zodiac-sign-hand = { $card }：在手中
web-zodiac-sign-table = { $card }：在桌上
web-zodiac-sign-missing = { $card }：还缺
web-zodiac-below = 全部弃牌
web-zodiac-hand = 手牌{ $count }张
web-zodiac-signs-seen = 已见十二生肖中的{ $count }个
web-zodiac-threatened = 停一轮？
web-zodiac-pays = 须失去{ $count }张牌
web-zodiac-seen = 别人知道这张牌
web-zodiac-known = 大家都知道这张牌在那家手里
web-zodiac-put-back = 放回去
web-zodiac-close = 关闭

## 这是什么

web-zodiac-about-sign = 十二生肖之一。十二个各有一张，六张在手、六张在桌上，就赢了。
web-zodiac-about-mine = { $hand ->
    [0] { $table ->
        [0] 你没有。
       *[other] 你桌上有{ $table }张。
    }
   *[other] { $table ->
        [0] 你手中有{ $hand }张。
       *[other] 你手中有{ $hand }张，桌上有{ $table }张。
    }
}
web-zodiac-about-seen = 看得见的在：{ $names }。
web-zodiac-about-cat = 打出后，下家停一轮。
web-zodiac-about-pangu = 打出后，夺取别人一个明放的生肖。只能从牌堆抽到：在弃牌堆上谁也拿不走，还压住下面的牌。
web-zodiac-about-action = 刚抽到时可以立刻打出；留着以后可以代替抽牌打出。不算在十二张之内。
web-zodiac-about-draw = { $count }张，背面朝上。抽完后把弃牌洗成新牌堆。
web-zodiac-about-below = { $count }张弃牌，最新的在前。按一下逐张查看。
web-zodiac-about-call = 十二生肖齐了，六张在手、六张在桌。喊出来就赢了。
web-zodiac-about-seen-signs = 只算大家都见过的：桌上的明牌，以及当众拿进手里的牌。
web-zodiac-about-full = 手里六张、桌上六张，共十二张，每个生肖各一张，就能获胜。
web-zodiac-about-pass = { $name }没有弃牌就结束了回合。
web-zodiac-about-pays = 出错之后，由别的玩家挑选哪些牌进弃牌堆。
web-zodiac-about-skips = 因为猫牌或出错，要停一轮。
web-zodiac-about-wheel = 白色：在手里。金色：在桌上亮着。虚线：还缺。
web-zodiac-about-hand = 这些牌只有你看得见。回合结束时最多{ $limit }张。
web-zodiac-about-table = 这些牌大家都看得见。回合结束时这里最多{ $limit }张。
web-zodiac-about-seen-card = 它曾经亮在桌上，或是你当众拿的。
web-zodiac-about-discard = 只能拿最上面一张，代替抽牌。

## 该做什么

web-zodiac-or = { $first }或{ $last }
web-zodiac-begin = 开始：{ $what }。
web-zodiac-do-draw = 抽一张牌
web-zodiac-do-take = 拿最上面的弃牌
web-zodiac-do-cat = 打出你的猫
web-zodiac-do-pangu = 打出你的盘古
web-zodiac-tap-card = 点一张牌，可以{ $what }。
web-zodiac-do-lay = 亮到桌上
web-zodiac-do-pick = 收回手中
web-zodiac-do-discard = 弃掉
web-zodiac-or-pass = 也可以不弃。
web-zodiac-what-with = { $card }：怎么用？
web-zodiac-may-take = 弃掉的话，下一个能拿的是{ $name }{ $has ->
    [yes] ，其明牌中已有
    [no] ，还没见其有
   *[unknown] {""}
}。
web-zodiac-covers = 放在弃牌堆上谁也拿不走，还会压住下面的牌。

## 新牌桌的选项

web-zodiac-option-arrange = 整理手牌与桌牌
    .after-draw = 只在摸牌或取牌之后
    .whole-turn = 整个回合都可以
web-zodiac-option-pangu-takes = 盘古可以夺取
    .missing = 只限你缺的生肖
    .any = 任何明放的生肖
web-zodiac-option-discarded-cat = 弃掉的猫
    .quiet = 没有作用
    .bites = 让下一位停一回合
web-zodiac-option-penalty-chooser = 谁选罚牌
    .left = 下家
    .random = 随机一位对手
web-zodiac-option-first-dealer = 谁发牌

## 结果与规则

web-zodiac-result = 集齐{ $score }/12个生肖
