### Words of the plain board, for games without a board of their own

web-plain-happened = Just now
web-plain-quiet = Nothing new.
web-plain-table = On the table
web-plain-seats = The players
web-plain-view-own = For you alone
web-plain-view-players = The players
web-plain-list = A list
web-plain-nothing = nothing
web-plain-yes = yes
web-plain-no = no
web-plain-rules = The rules
web-plain-facts = The numbers of this game
