### Words of this game's board
