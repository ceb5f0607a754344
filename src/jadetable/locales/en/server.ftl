### Words of the table server

error-snapshot = A stored game of { $game } has { $size } bytes, but { $expected } are expected.
error-replay-secret = The secret in { $file } is not the one this game was dealt from.
error-nothing-to-withdraw = { $name } has no answer that could be taken back.
