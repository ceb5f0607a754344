"""The table server: people, bots and programs at one table, over sockets or plain HTTP.

settings    what can be set, by environment          schema, rows, storage   the database: one transaction a move
catalogue   games, ready to play                     table, seating, play    what can be done at a table, pure
house       the tables of this process               workers, pilot          bots and clocks
protocol    what goes over the wire, typed           wire                    views and events for one viewer
routes_*    plain HTTP                               socket, stream          live
guard       limits, origins, headers                 metrics, logs           for whoever runs it
app, run    put together and served                  admin                   `jade tables`
"""
