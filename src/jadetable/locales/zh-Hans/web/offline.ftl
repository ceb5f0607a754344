# 在自己的设备上玩，不需要服务器和网络。

web-offline-here = 在这台设备上玩，不用服务器
    .about = 适合共用这台设备的人和机器人。棋局保存在这个浏览器里，没有网络也能继续。
    .not = 只有没有空位时才行：所有人都是机器人，或都在这台设备前。
web-offline-title = 没有网络也能玩
web-offline-about = 规则、机器人和您的棋局都保存在这个浏览器里，在火车上或帐篷里也能玩。
web-offline-get = 下载离线内容（{ $size } kB）
web-offline-getting = 正在下载：第 { $done } 项，共 { $count } 项……
web-offline-ready = ✓ 可以离线玩了。
web-offline-import = 打开保存的棋局（.jade）
web-offline-save = 把这局保存为文件
web-offline-forget = 这局只保存在这台设备上。要永久删除吗？

web-offline-components = 这些组件不能在浏览器里玩：{ $why } 由其他数字决定。请在服务器上开桌。
web-offline-store-denied = 这个浏览器不能保存任何内容：设备上的棋局需要浏览器的存储，而隐私窗口或设置禁止了它。什么都没有改变。
web-offline-store-full = 浏览器没有空间保存这一步，所以这一步没有执行。请腾出一些空间再试；棋局保持原样。
web-offline-engine-broken = 离线规则不完整，或不是我们的。什么都没有改变；请在有网络时重新加载页面。
web-offline-engine-missing = 这台设备上还没有离线规则。请在有网络时下载。
web-offline-broken = 这局保存的内容已损坏，不能继续。它仍保留在原处。
web-offline-rules = 这局使用的旧规则已不在这台设备上，现在的规则又不允许其中的某些步骤。它仍保留在原处。
web-offline-elsewhere = 这局刚刚在另一个窗口里有了进展。请再看一次。
web-offline-worker = 规则无法在这个浏览器里启动。什么都没有改变；请再试一次。
