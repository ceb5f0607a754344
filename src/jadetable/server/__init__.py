"""The table server: people, bots and programs at one table, over sockets or plain HTTP.

http/       requests and sockets            tables/     what happens at a table, and the tables in memory
protocol/   what goes over the wire, typed  store/      the database
finished/   games that are over             ops/        settings, logs, metrics, start and stop
"""
