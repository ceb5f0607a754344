// Generated from the almanac by `make protocol`. Do not edit.

/** The twelve signs in their order. */
export const SIGNS: readonly string[] = ["rat", "ox", "tiger", "rabbit", "dragon", "snake", "horse", "goat", "monkey", "rooster", "dog", "pig"];

/** The twelve signs and the Cat. */
export const ANIMALS: readonly string[] = ["rat", "ox", "tiger", "rabbit", "dragon", "snake", "horse", "goat", "monkey", "rooster", "dog", "pig", "cat"];

/** The five elements, each feeding the next. */
export const ELEMENTS: readonly string[] = ["wood", "fire", "earth", "metal", "water"];

/** The ten heavenly stems. */
export const STEMS: readonly string[] = ["jia", "yi", "bing", "ding", "wu", "ji", "geng", "xin", "ren", "gui"];

/** The characters of signs, Cat and elements, the same in every language. */
export const GLYPHS: Readonly<Record<string, string>> = {"rat": "鼠", "ox": "牛", "tiger": "虎", "rabbit": "兔", "dragon": "龙", "snake": "蛇", "horse": "马", "goat": "羊", "monkey": "猴", "rooster": "鸡", "dog": "狗", "pig": "猪", "cat": "猫", "wood": "木", "fire": "火", "earth": "土", "metal": "金", "water": "水"};
