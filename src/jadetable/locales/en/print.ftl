### Games on paper: jade print

print-done = { $file } is ready. Print it at actual size (100 %).
print-contents = What there is
print-pages = { $count ->
    [one] page { $first }
   *[other] pages { $first }–{ $last }
}
print-rules-pages = { $count ->
    [one] The rules are on page { $first }.
   *[other] The rules are on pages { $first }–{ $last }.
}
print-how = How to print
print-how-size = Print at actual size (100 %, without fitting to the page). The line below is then { $length } mm long.
print-how-backs = Print the whole file on both sides, turned along the long edge: then every back lies behind its front, and some pages stay empty for it. If your printer prints one side only, leave out backs and empty pages.
print-how-cut = Stiff paper is best, from 200 g. Cut cards along the marks at the edge of the page, everything else along its outline.
print-beside = What you need besides
print-changed = Changed numbers (the rules name the printed ones)
print-change = { $name }: { $after } instead of { $before }
print-changes-more = and { $count } more
print-ruler = { $length } mm
print-credits = Jade Table is an independent implementation, not made, endorsed or licensed by the designers or publishers of this game. Animals: Noto Emoji, (c) Google LLC, Apache License 2.0. Letters: Noto Serif SC, (c) Adobe and Google, SIL Open Font License 1.1.
print-front = { $title } · { $number }
print-back = { $title } · { $number } · back of { $front }
print-empty = Left empty: the back of the page before
print-glue = glue page { $page } here

error-print-paper = There is no paper called “{ $paper }”. Papers: { $known }.
error-print-no-sheets = “{ $game }” cannot be printed: nothing of it is drawn for paper.
error-print-many = { $count } pieces are too many to print; at most { $most } are drawn.
