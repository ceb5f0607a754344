### Words of this game's board

web-zodiac-progress = 你的生肖：{ $count }/12
web-zodiac-sign-hand = { $card }：在手中
web-zodiac-sign-table = { $card }：在桌上
web-zodiac-sign-missing = { $card }：还缺
web-zodiac-below = 全部弃牌
web-zodiac-hand = 手牌{ $count }张
web-zodiac-threatened = 停一轮？
web-zodiac-pays = 须失去{ $count }张牌
web-zodiac-seen = 别人知道这张牌
web-zodiac-tap = 点一张牌，或直接拖到要放的地方。
