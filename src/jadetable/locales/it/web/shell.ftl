### Words of the page that all games share
