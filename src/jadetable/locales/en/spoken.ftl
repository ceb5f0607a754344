### The words that a code to say aloud is made of: 128, each unlike every other

spoken-words =
    tiger rabbit dragon snake horse goat monkey rooster puppy piglet buffalo mouse kitten panda crane turtle frog eagle
    swan dolphin whale penguin camel zebra elephant hedgehog squirrel butterfly cricket spider snail sparrow koala
    mountain river island forest meadow desert garden ocean waterfall thunder rainbow cloud snow moon sunrise star comet
    volcano fire pebble bamboo lotus orchid peony pine maple mushroom cherry peach lemon orange banana apple grape
    walnut pumpkin carrot ginger garlic dumpling honey cookie teapot bottle spoon candle lantern mirror window carpet
    blanket umbrella hammer basket pencil brush letter guitar drum flute violin trumpet kite marble balloon bicycle
    train rocket bridge castle temple pagoda village jade silver pearl diamond jacket scarf glove slipper crown ribbon
    anchor winter summer birthday magic giant pirate wizard princess painter sailor farmer
