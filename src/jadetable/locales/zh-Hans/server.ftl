### 牌桌服务器的文字

error-snapshot = 保存的{ $game }对局有{ $size }字节，应为{ $expected }字节。
error-replay-secret = { $file }里的密钥不是本局发牌所用的密钥。
error-nothing-to-withdraw = { $name }没有可以撤回的回答。
