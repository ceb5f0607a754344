"""The test kit: what the tests of several rooms need, each thing once.

chance     what the dice roll next            playing    play a match on, by choice or by bots
asking     who is asked what, what happened   screen     what a terminal of 80 columns shows
messages   the files of words, read           small      games that end soon
"""
