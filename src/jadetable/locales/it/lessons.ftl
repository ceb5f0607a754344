### Didascalie delle lezioni: che cosa imparare da ogni momento

## Zodiac

lesson-zodiac-goal = Il tuo scopo: una carta di ciascuno dei dodici segni, sei nascoste in mano e sei scoperte sul tavolo. Dodici carte esatte. Chi ci arriva per primo dice «ZODIAC!» e vince.
lesson-zodiac-draw = Tocca a te. Un turno comincia in uno di tre modi; di solito si pesca la prima carta del mazzo. Pesca.
lesson-zodiac-drawn = Hai pescato una carta, e solo tu sai quale. Ora puoi sistemare le tue carte: riprenderne dal tavolo, scoprirne altre, come vuoi.
lesson-zodiac-lay = Sette carte in mano sono troppe: a fine turno sono al massimo sei, e sei anche sul tavolo. Scopri questa: da adesso la vedono tutti.
lesson-zodiac-pass = Per finire puoi scartare una carta, dalla mano o dal tavolo. Finché c’è posto tieni tutto: di’ «passo» e il turno è finito.
lesson-zodiac-others = Adesso giocano gli altri. Guarda i loro tavoli: quello che c’è sopra ti dice che cosa raccolgono e che cosa non scarteranno.
lesson-zodiac-cat = Un Gatto! Fa saltare il turno a chi gioca dopo. Si gioca appena pescato, oppure si tiene da parte e si gioca più tardi al posto di pescare.
lesson-zodiac-pangu = E questo è Pangu: prende a un avversario un segno scoperto, uno che al ladro manca ancora. Ciò che è scoperto non è mai del tutto al sicuro.
lesson-zodiac-take = L’ultimo scarto è proprio quello che ti serve. Invece di pescare puoi prenderlo; ma allora tutti sanno che ce l’hai.
lesson-zodiac-discard = Con tredici carte una deve andare. Scarta un doppione o una carta azione, e niente che serva a chi gioca dopo di te.
lesson-zodiac-call = Sei e sei, ogni segno una volta sola, nessun Gatto e nessun Pangu: dillo!
lesson-zodiac-end = La mano si scopre: dodici segni diversi, hai vinto. Adesso prova con una mano tutta tua.

## Race

lesson-race-goal = Corri dalla Partenza sulla terraferma e attraverso il fiume fino al Traguardo, alla casella 36. Chi è lì alla fine di un round vince la corsa e il primo anno dello zodiaco.
lesson-race-bid = Prima della corsa tutti scelgono in segreto una carta. Le carte alte rendono più karma, ma gli alti devono darne un po’ ai bassi, e la carta resta nella tua fila: su una bassa puoi posare quasi ogni altra senza pagare. Scegli questa.
lesson-race-karma = Le carte si scoprono tutte insieme e il karma viene distribuito. La carta resta davanti a te: è l’inizio della tua fila.
lesson-race-play = Poi, a ogni round: scegli in segreto una carta azione e una carta energia come offerta. L’azione dice che cosa vuoi fare, l’energia quanto ci tieni.
lesson-race-reveal = Tutto si scopre insieme. Le azioni si risolvono dal numero più basso al più alto. In quasi tutte il meglio va a chi ha da solo l’energia più alta; un pareggio non serve a nessuno.
lesson-race-wheel = La ruota dice quanto rende un’azione. Somma tutta l’energia giocata lì: se è poca vale un lato del suo pezzo, se è molta l’altro. Dopo ogni round la ruota gira di uno spazio.
lesson-race-move = Ci si muove così: del numero sulla ruota, e un po’ di più per ogni rivale che superi nell’offerta sulla stessa azione.
lesson-race-lower = La prossima carta si aggiunge a destra della fila. Se è più alta non costa nulla; se è più bassa costa karma: uno se è appena sotto, due se è più in basso. Quindi sali piano.
lesson-race-exchange = Alcuni spazi della ruota mostrano ⇄: si scambiano carte energia. Danne alcune piccole per averne una grande; nel fiume ti servirà.
lesson-race-collect = Le carte giocate restano giù finché non giochi 8, Strategia: riporta in mano la fila, tranne la carta più a sinistra. Con una sola carta energia in mano non hai altra scelta.
lesson-race-river = Nel fiume ogni Strategia costa una carta energia. Arrivaci con carte forti e non restarci a lungo.
lesson-race-end = Traguardo! Tieni un po’ di karma per l’ultimo round: se arrivano in più d’uno vince la carta azione più piccola, poi chi ha più karma.

## Mandarin

lesson-mandarin-goal = Raccogli figure sulla tua cartella. Chi per primo ha tutti e dodici gli animali, o tutte e sei le figure di uno stesso animale, vince subito.
lesson-mandarin-roll = Un turno: lancia il dado e gira intorno al tabellone. I settori sono dodici, di tre caselle, uno per animale. Lancia!
lesson-mandarin-pagoda = Sei su una casella senza carattere cinese. Lì si usa la Pagoda: tiri la leva ed esce una figura, a faccia in su o in giù. La prima è tua in ogni caso. Tienila.
lesson-mandarin-kept = Ora è sulla tua cartella. Una figura coperta si gira solo quando arriva lì: fino ad allora nessuno sa che animale sia.
lesson-mandarin-bank = La casella di mezzo di ogni settore porta un carattere cinese. Qui il Banco ti dà 100 yuan, ma niente figure.
lesson-mandarin-risk = Non devi accontentarti della prima figura. Lasciala sul tabellone e tira ancora: se la prossima cade a faccia in giù puoi tenerle tutte e due, o continuare.
lesson-mandarin-auction = Un’altra figura è caduta a faccia in su, e tutto quello che c’è sul tabellone va all’asta. È il prezzo dell’ingordigia: chi ha tirato la leva può perdere tutto.
lesson-mandarin-raise = Rilancia, o ritirati per sempre. Le offerte salgono di cento in cento e le borse sono segrete: ricordati quanto hanno speso gli altri.
lesson-mandarin-sold = Aggiudicato! Chi offre di più paga il Banco e mette tutte le figure sulla sua cartella. Se nessuno offre, tornano nella Pagoda.
lesson-mandarin-overtake = Chi scavalca la pedina di un rivale gli prende una figura dalla cartella, invece di usare la Pagoda, e poi lancia ancora. Non fermarti appena davanti a chi ha bisogno delle tue!
lesson-mandarin-toll = Tre figure di un animale danno il controllo del suo settore. I rivali che ci si fermano pagano 200 yuan, o 400 se hai l’Imperatore.
lesson-mandarin-end = Una collezione è completa e la partita finisce all’istante. Un po’ di tutto o sei uguali: si vince in entrambi i modi.

## Wu Xing

lesson-wuxing-goal = Raccogli tessere: ognuna ha un valore, quelle dello stesso colore rendono di più quante più ne hai, e una serie completa dà un premio. Vince chi fa più punti.
lesson-wuxing-board = Sulla plancia ci sono tre tessere. Guarda il lato in basso di ognuna: mostra i dadi che la prendono. Un dado: deve comparire fra i tuoi. Due: esattamente quelli. Tre: i tuoi devono essere due di quei tre.
lesson-wuxing-claim = Hai lanciato i tuoi due dadi e una tessera corrisponde. Prendila!
lesson-wuxing-turning = Dopo ogni turno tutte le tessere sulla plancia girano di un lato e in basso arriva il lato seguente: quasi sempre più difficile. Nello spazio vuoto entra una tessera nuova.
lesson-wuxing-discard = Una tessera che arriva al simbolo di scarto lascia la plancia. Tornerà quando la pila sarà finita.
lesson-wuxing-token = I dadi non vanno bene? Hai tre gettoni Yin Yang per tutta la partita. Un gettone aggiunge 1 a un dado, toglie 1, o te lo fa rilanciare.
lesson-wuxing-changed = Ora i dadi corrispondono e la tessera è tua. Spendi i gettoni per le tessere che completano un colore o una serie.
lesson-wuxing-attack = Invece di prendere puoi attaccare la tessera di un rivale, se i tuoi due dadi sono una coppia stampata su uno qualsiasi dei suoi lati. I lati con un dado o con tre non catturano mai.
lesson-wuxing-capture = Il proprietario non aveva gettoni, o non ne ha voluto spendere: la tessera cambia mano. Ciò che hai catturato può essere catturato di nuovo.
lesson-wuxing-defend = Qualcuno attacca una tua tessera. Un gettone lo ferma: la tessera resta a te e il turno dell’attaccante è finito. Un motivo in più per tenerne uno.
lesson-wuxing-scoring = I conti: il valore delle tessere, poi tre di un colore danno 5 punti, quattro 7, cinque 10, sei 15 e sette 25. Tutti e cinque gli Elementi 25, tutti e dodici gli Animali 15, tutti e dieci i Tronchi 10.
lesson-wuxing-end = Quando la plancia non si può più riempire la partita finisce e si sommano i punti. Conta bene prima dell’ultima presa: potresti regalare la vittoria a un altro.

## Il Topo e il Drago

lesson-ratdragon-goal = Fai il sensale: disegna sul tuo foglio le creature dello zodiaco in modo che le coppie migliori stiano fianco a fianco, e ne restino sole il meno possibile.
lesson-ratdragon-dice = A ogni giro tre dadi indicano due creature: la somma dei due dadi dello stesso colore è una, il dado singolo l’altra. Una creatura occupa tante caselle quanto il suo numero: Topo 1, Coniglio 2… Drago 12.
lesson-ratdragon-choose = Ognuno sceglie una delle due e la disegna sul proprio foglio, tutti nello stesso momento. Scegli questa.
lesson-ratdragon-drawn = Eccola. Una creatura è un pezzo unico: le sue caselle sono unite per i lati. I disegni degli altri si vedono quando tutti hanno finito.
lesson-ratdragon-parity = L’unica regola del disegno: una creatura pari non ne tocca mai un’altra pari, una dispari mai un’altra dispari. Contano i lati, non gli angoli.
lesson-ratdragon-again = I numeri da 1 a 6 sono Yang, da 7 a 12 Yin. Uno Yang accanto a uno Yin può fare coppia: disegna la prossima creatura dove tocca un possibile partner.
lesson-ratdragon-pair = Una coppia! Vale la differenza dei due numeri. La migliore sarebbe il Topo accanto al Drago: 11 punti. Ogni creatura ha al massimo un partner, per sempre.
lesson-ratdragon-guests = Queste tre creature sono gli invitati. Per ogni invitato che alla fine non hai disegnato perdi tanti punti quanto il suo numero.
lesson-ratdragon-secret = Avanti così. Lascia un lato libero accanto a chi è ancora solo: a uno Yang serve molto spazio, a uno Yin ne basta poco.
lesson-ratdragon-tips = Riempi fitto. Una casella vicina sia a una creatura pari sia a una dispari è persa: lì non si può più disegnare nulla.
lesson-ratdragon-stuck = Se per nessuno dei due numeri c’è posto, sei bloccato: il tuo foglio è finito, gli altri continuano.
lesson-ratdragon-end = Le coppie portano i loro punti, si toglie metà dei numeri rimasti soli e ogni invitato che non è mai venuto. Vince il totale più alto. Si gioca anche da soli: allora si vince con un totale sopra lo zero.
