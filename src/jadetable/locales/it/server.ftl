### Parole del server dei tavoli

error-snapshot = Una partita salvata di { $game } ha { $size } byte, ma se ne aspettano { $expected }.
error-replay-secret = Il segreto in { $file } non è quello da cui è stata distribuita questa partita.
error-nothing-to-withdraw = { $name } non ha risposte da ritirare.
