### 给服务器管理员的文字

## 设置

server-bad-setting = 无法读取设置{ $name }：{ $why }
server-config-unreadable = 无法读取{ $file }中的设置：{ $why }
server-config-malformed = { $file }不是TOML：{ $why }
server-config-unknown = { $file }中有不存在的设置：{ $key }。
server-config-misspelt = { $file }中有不存在的设置：{ $key }。是否指{ $near }？
server-secret-empty = { $name }：文件{ $file }是空的。
server-bad-database = 这不是数据库地址：{ $why }。请写 sqlite:///文件 或 postgresql://用户:密码@主机/名称。
server-database-version = 数据库版本是{ $found }，本程序支持版本{ $known }。
server-database-in-use = 另一个服务器正在使用{ $file }。
server-workers-sqlite = 多个进程需要 PostgreSQL：一个 SQLite 文件只能由一个进程提供服务。

## 启动之前：jade serve --check

check-good = 服务器可以用这些设置启动。
check-fault = 服务器这样无法启动。
check-warning = 注意：{ $about }
check-database-new = { $database }：将会创建。
check-database-good = { $database }：正常。
check-database-older = { $database }：版本是{ $found }，下次启动时升级到版本{ $known }。请先备份。
check-database-unreachable = { $database }没有回应：{ $why }
check-folder = 在{ $folder }中无法创建文件。
check-proxies-all = JADE_PROXIES=* 会相信任何自称代理的人：任何访客都能冒充任何地址。请写明代理的地址。
check-cookies = 有代理，但Cookie也会经普通HTTP发送：如果代理使用HTTPS，请设置JADE_SECURE_COOKIES=true。
check-no-proxy = 外部可以不经HTTPS访问{ $host }；若前面有代理，所有访客看起来像同一个人：请把JADE_PROXIES设为代理的地址。
check-token-short = 指标令牌太短：请至少用{ $least }个字符。
check-misspelt = { $name }不是设置。是否指{ $meant }？
check-files = 本进程只能打开{ $files }个文件，而每个连接占一个。请允许{ $enough }个或更多（LimitNOFILE、ulimit -n）。
check-readable = 本机上的任何人都能读取{ $file }：其中有姓名、聊天和进行中对局的秘密。请输入：chmod 600 { $file }*
check-no-client = 浏览器客户端尚未构建，不会有网页。在克隆的代码库中用make web构建。
check-port = 无法打开{ $host }的端口{ $port }；也许已有服务器在运行。

## 运行时

server-open = Jade Table 已开张：{ $address }（按 Ctrl-C 关闭）。
server-lan-open = 已向你的网络开放：在你停止程序之前，网络里的每个人都可以在 { $places } 开桌、玩游戏。
server-lan-closed = 目前只有这台电脑能访问。要和网络里的其他设备（{ $place }）一起玩，请在桌边按“向我的网络开放”，或用 jade serve --open --lan（make play-family）启动。这个按钮在刚打开的浏览器里有效，也可以打开 { $page }
server-preparing-table = 正在准备{ $title }（第 { $number } 个，共 { $count } 个）……
server-preparing-search = 正在准备{ $title }的提示和高手机器人（第 { $number } 个，共 { $count } 个）……
server-prepared-table = 所有游戏都已就绪。
server-prepared-search = 所有游戏的提示和高手机器人都已就绪。

## 已保存的牌桌：jade tables

tables-id = 牌桌
tables-game = 游戏
tables-status = 状态
tables-seats = 座位
tables-moves = 步数
tables-changed = 最后变动
tables-lobby = 等待中
tables-playing = 进行中
tables-over = 已结束
tables-closed = 已关闭
tables-table-closed = 已关闭{ $table }。
tables-exported = 已写入{ $file }，共{ $actions }个动作。
tables-anonymised = { $table }的座位{ $seat }现已匿名。
tables-pruned = 已删除{ $count }张牌桌。
tables-no-database = 没有{ $file }。
tables-file-there = { $file }已经存在；备份要写入新文件。
tables-copy-damaged = { $file }不是完整的牌桌备份：{ $why }
tables-backup-failed = 无法写入{ $file }：{ $why }
tables-backup-elsewhere = PostgreSQL用它自己的工具备份：pg_dump --format=custom --file=FILE { $database }，恢复：pg_restore --clean --if-exists --dbname={ $database } FILE
tables-backed-up = 已把{ $count }张牌桌备份到{ $file }。
tables-restored = 已从{ $file }恢复{ $count }张牌桌。
tables-set-aside = 之前的内容在{ $file }中。
tables-drain-begun = 不再开始新游戏。{ $count ->
    [0] 没有进行中的游戏：可以停止服务器。
   *[other] 还有{ $count }局游戏在进行。
}
tables-drain-ended = 可以开始新游戏了。
tables-name = 名字
tables-kind = 身份
tables-seat-open = 空位
tables-seat-person = 真人
tables-seat-bot = 机器人
tables-seen = 最后出现
tables-level = 机器人
tables-options = 选项
tables-created = 开桌时间
tables-chat-lines = 聊天行数
tables-nobody-found = 没有叫这个名字的人占着座位。
tables-written = 已写入{ $file }。

## 升级的影响：jade tables check

tables-check-what = 结果
tables-check-count = 桌数
tables-check-waits = 等待玩家
tables-check-goes-on = 继续进行
tables-check-again = 重演各步后继续
tables-check-closes = 将关闭：现有规则无法继续
tables-check-read = 已结束，可查看
tables-check-none = 没有已存储的牌桌。
tables-check-version = 数据库版本是{ $found }；打开后会变为版本{ $known }，之前的程序将无法再打开。请先备份：jade tables backup。
tables-check-rules = 有 { $count } 局继续进行的游戏是按其他规则发牌的；今后按本程序的规则进行。
tables-check-closed = 有 { $count } 局游戏将关闭并保留目前的分数：{ $tables }
