"""Games on paper: PDFs to print, cut out and play with, in true size.

A game says what it consists of in a module `sheets` of its package: a function `sheets(components, words)` that returns
a `Kit` of pieces and boards, each with a function that paints it in millimetres. All else is the same for every game.
"""
