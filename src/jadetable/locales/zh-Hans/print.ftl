### 纸上的游戏：jade print

print-done = { $file } 已就绪。请按实际大小（100%）打印。
print-contents = 内容
print-pages = { $count ->
    [1] 第 { $first } 页
   *[other] 第 { $first }–{ $last } 页
}
print-rules-pages = { $count ->
    [1] 规则在第 { $first } 页。
   *[other] 规则在第 { $first }–{ $last } 页。
}
print-how = 如何打印
print-how-size = 按实际大小打印（100%，不要适应页面）。下面的线段应正好长 { $length } 毫米。
print-how-backs = 整份文件双面打印，沿长边翻转：每张背面都正好对着正面，因此有些页留空。打印机只能单面打印时，略去背面和空白页。
print-how-cut = 最好用 200 克以上的厚纸。牌沿页边的标记裁开，其余沿轮廓剪下。
print-beside = 另外还需要
print-changed = 改动过的数值（规则中写的是原来的数值）
print-change = { $name }：{ $after }，原为 { $before }
print-changes-more = 另有 { $count } 处
print-ruler = { $length } 毫米
print-credits = Jade Table 是独立的实现，与本游戏的设计者和出版者无关，未经其认可或授权。动物图：Noto Emoji，(c) Google LLC，Apache License 2.0。字体：Noto Serif SC，(c) Adobe 与 Google，SIL Open Font License 1.1。
print-front = { $title } · { $number }
print-back = { $title } · { $number } · 第 { $front } 页的背面
print-empty = 留空：前一页的背面
print-glue = 第 { $page } 页贴在这里

error-print-paper = 没有名为“{ $paper }”的纸张。可用：{ $known }。
error-print-no-sheets = “{ $game }”不能打印：它没有为纸面画出的东西。
error-print-many = { $count } 件太多，无法打印；最多画 { $most } 件。
