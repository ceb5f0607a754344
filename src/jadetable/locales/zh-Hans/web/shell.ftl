### 页面上各游戏共用的文字

## The house

web-shell-house = 玉桌
web-shell-home = 回到首页
web-shell-close = 关闭
web-shell-opening = 正在入座……
web-shell-load-failed = 页面加载失败。
web-shell-again = 重试
web-shell-comma = 、
web-shell-asking-why = 请稍候……
web-shell-outdated = 这局游戏所用的规则已经更改，无法继续。经过仍可查看。
web-shell-closed = 这局提前结束了，没有人获胜。经过仍可查看。
web-shell-standing = 目前的分数：
web-shell-tab-turn = ● 轮到你了 – { $title }

## The line

web-shell-reconnecting = 连接中断，正在重新连接……
web-shell-hurried = 服务器繁忙，机器人的思考时间缩短了。
web-shell-seat-lost = 你的座位已转到其他设备，或已让出。

## The lobby

web-shell-invited = 邀请你来玩，请入座！
web-shell-name = 你的名字
web-shell-name-ask = 初次光临，大家怎么称呼你？
web-shell-name-keep = 就用这个名字
web-shell-name-another = 换一个
web-shell-name-long = 最多{ $most }个字。
web-shell-name-length = { $length }/{ $most } 个字
web-shell-made-name = { $manner ->
    [0] 玉{ $sign }
    [1] 金{ $sign }
    [2] 银{ $sign }
    [3] 云{ $sign }
    [4] 月{ $sign }
    [5] 星{ $sign }
    [6] 竹{ $sign }
    [7] 雪{ $sign }
    [8] 锦{ $sign }
    [9] 江{ $sign }
    [10] 莲{ $sign }
    [11] 琥珀{ $sign }
    [12] 珠{ $sign }
    [13] 晨{ $sign }
    [14] 山{ $sign }
    [15] 枫{ $sign }
    [16] 梅{ $sign }
    [17] 灯{ $sign }
    [18] 雷{ $sign }
   *[other] 静{ $sign }
}
web-shell-birth = 出生日期（可不填）
web-shell-birth-why = 有的游戏会用到你的生肖。
web-shell-join = 入座
web-shell-join-running = 有空位：加入这局
web-shell-seats = 座位
web-shell-seat-open = 空位
web-shell-stand-up = 离座
web-shell-remove = 请 { $name } 让座
web-shell-invite = 邀请朋友
web-shell-link = 本桌链接
web-shell-copy = 复制链接
web-shell-copied = 已复制！
web-shell-invite-scan = 用同一网络里手机的相机扫描这张图。
web-shell-invite-say = 或者在那边打开这个地址，在首页输入这三个词：
web-shell-invite-other = 如果那个地址没有反应：
web-shell-invite-qr = { $link } 的二维码
web-shell-invite-text = 和我一起玩 { $title } 吧！
web-shell-share = 分享 …
web-shell-network-closed = 这个地址只在这台电脑上有效。
web-shell-network-open = 向我的网络开放
web-shell-network-means = 之后，在你停止程序之前，这个网络里的每个人都可以在这台电脑上开桌，并在有链接或口令的桌边坐下。
web-shell-network-how = 启动服务器的人可以向网络开放：在当时打开的浏览器里，或用“make play-family”（jade serve --open --lan）。
web-shell-terms = 玩什么
web-shell-clock-none = 不计时
web-shell-clock-decision = 每次决定{ $span }
web-shell-clock-turn = 每回合{ $span }
web-shell-clock-bank = 全局{ $span }，每回合加{ $increment }秒
web-shell-span-seconds = { $count }秒
web-shell-span-minutes = { $count }分钟
web-shell-span-days = { $count }天
web-shell-kind-away = 离开：电脑代打
web-shell-terms-usual = 通常的规则
web-shell-terms-option = { $option }：{ $value }
web-shell-terms-not = 不用：{ $option }
web-shell-fill-with = 电脑
web-shell-fill = 由电脑坐满 { $count } 个空位
web-shell-start = 开始游戏
web-shell-start-when = 还有 { $count } 个空位。
web-shell-wait-host = 请等待桌主开始游戏。
web-shell-full = 座位已满；开局后可以旁观。

## Who plays

web-shell-kind-you = 你
web-shell-kind-here = 在场
web-shell-kind-absent = 不在场
web-shell-kind-bot = 电脑 · { $level }
web-shell-temper = { $level }，{ $temper }
web-shell-temper-bold = 大胆
    .about = 比别人敢冒险。
web-shell-temper-careful = 谨慎
    .about = 守住已有的，等待好时机。
web-shell-temper-spiteful = 爱作对
    .about = 爱拖别人后腿，哪怕自己少赚一点。
web-shell-kind-stand-in = 空位，电脑代打
web-shell-kind-resting = 休息中，电脑代打
web-shell-score = 分数
web-shell-score-is = 得分：{ $score }
web-shell-decides = 正在考虑

## Playing

web-shell-dock = 你的决定
web-shell-your-turn = 轮到你了。
web-shell-turn-of = { $name }：
web-shell-waiting = 等待 { $names }……
web-shell-watching = 旁观中，等待 { $names }……
web-shell-answered = 你已选好，等待 { $names }……
web-shell-withdraw = 撤回
web-shell-withdraw-what = 在揭示隐藏信息、掷骰子或其他人做出选择之前可以撤回（Ctrl-Z）。
web-shell-confirm = 选择生效前再问我一次
web-shell-confirm-ask = 确定吗？
web-shell-confirm-yes = 确定
web-shell-confirm-no = 取消
web-shell-skip = { $count ->
    [0] 跳过
   *[other] 跳过 { $count } 步
}
web-shell-all-choices = { $count } 个选项
web-shell-filter = 搜索选项
web-shell-time-left = 剩余时间：{ $time }
web-shell-hint = 提示
web-shell-hint-thinking = 思考中……
web-shell-hint-about = 高手估计的各选项胜率。
web-shell-hint-win = { $percent }%
web-shell-hint-judged = 这是游戏自带判断的看法；稍后再问，搜索会看得更深。
web-shell-ground-good = 好处：
web-shell-ground-bad = 坏处：
web-shell-log = 经过
web-shell-log-round = 第 { $round } 轮
web-shell-log-since = 你上次行动之后
web-shell-chat = 聊天
web-shell-chat-write = 说点什么
web-shell-chat-send = 发送
web-shell-chat-unread = { $count } 条新消息
web-shell-chat-onlooker = 玩的人在这里聊天。坐下来就能参加。
web-shell-react = 回应 { $reaction }

## One device for several people

web-shell-pass-to = 请把设备交给 { $name }
web-shell-pass = 遮住屏幕
web-shell-pass-alone = 其他人请不要看屏幕。
web-shell-pass-ready = 我是 { $name }

## Getting up

web-shell-seat = 我的座位
web-shell-resting = 电脑正在替你玩。
web-shell-back = 我回来了
web-shell-rest-level = 代打电脑的水平
web-shell-rest = 让电脑代打
web-shell-rest-about = 座位仍是你的，随时可以回来。
web-shell-leave = 离开牌桌
web-shell-leave-about = 电脑会继续玩，直到有人接手这个座位。
web-shell-leave-sure = 确定离开吗？有链接的人都可以坐你的位子。
web-shell-stay = 留下
web-shell-end = 为所有人结束这一局
    .about = 不能再继续，也没有人获胜。其他人先离座，就表示同意。
    .sure = 现在结束吗？之后谁也不能在这里继续玩。

## Settings

web-shell-settings = 设置
web-shell-language = 语言
web-shell-theme = 颜色
web-shell-theme-auto = 跟随设备
web-shell-theme-light = 浅色
web-shell-theme-dark = 深色
web-shell-speed = 走棋速度
web-shell-speed-slow = 慢
web-shell-speed-normal = 普通
web-shell-speed-fast = 快
web-shell-speed-instant = 立即
web-shell-sound = 声音
web-shell-notify = 轮到我的时候
web-shell-notify-push = 我没在看时通知我
web-shell-notify-about = 由浏览器的推送服务转告轮到你了、是哪个游戏，别的什么也不说。游戏结束就停止。
web-shell-notify-insecure = 这需要 https:// 开头的地址，或在运行服务器的电脑上使用。
web-shell-notify-missing = 这个浏览器做不到。在 iPhone 或 iPad 上，请先把 Jade Table 添加到主屏幕。
web-shell-notify-denied = 你在浏览器中禁止了这个页面的通知。
web-shell-notify-failed = 浏览器的推送服务没有反应，不会有通知。
web-shell-notify-badge = 在应用图标上做标记
web-shell-notify-vibrate = 让手机振动
web-shell-rules = 规则

## Keys

web-shell-keys = 键盘
web-shell-key-choose = 选择对应编号的选项
web-shell-key-tab = 移到下一个按钮或棋子
web-shell-key-press = 按下
web-shell-key-list = 展开或收起全部选项
web-shell-key-skip = 跳过正在演示的步骤
web-shell-key-take-back = 撤回上一个选择
web-shell-key-hint = 请求提示
web-shell-key-rules = 查看规则
web-shell-key-chat = 写消息
web-shell-key-close = 关闭打开的窗口
web-shell-key-help = 显示本帮助
web-shell-key-about = 说明棋子是什么；方向键移到相邻的棋子
web-shell-hint-what = 在版图上标出一个好选择，并说明它的得失。
web-shell-rules-what = 这个游戏的规则，逐章讲解。
web-shell-settings-what = 语言、颜色、速度和声音。
web-shell-seat-what = 让机器人代打、回来或离开。
web-shell-nowhere = 这个地址什么也没有
web-shell-nowhere-why = 也许链接少了一个字母，或者这张桌子已经收起来了。
web-shell-kept = 你的行动已经保存，稍后会送出。
web-shell-sending = 正在送出你的行动……
web-shell-chat-none = 还没有人说话。
web-shell-log-between = {""}

## 保存了什么个人资料，以及同桌的人

web-shell-data = 你的资料
web-shell-data-about = 本服务器保存你的名字、你填写的出生日期、你的发言和你的每一步。
web-shell-data-more = 详细说明
web-shell-data-get = 下载
web-shell-data-got = 已保存为文件。
web-shell-data-forget = 删除
web-shell-data-sure = 名字、出生日期、聊天和座位凭证都会删除；若游戏还在进行，由机器人接着玩。已经下过的内容会保留，但不再与你有关。
web-shell-data-gone = 已删除。
web-shell-data-none = 这里没有保存你的资料。
web-shell-others = 本桌
web-shell-mute = 禁止{ $name }发言
web-shell-unmute = 允许{ $name }发言
web-shell-report = 举报{ $name }
web-shell-report-why = 有什么问题？
web-shell-report-send = 发送
web-shell-reported = 谢谢。服务器管理员会看到。
web-shell-onlookers-out = 请旁观者离开
web-shell-onlookers-in = 允许旁观
web-shell-onlookers = { $count } 人在旁观
