### The words that a code to say aloud is made of: 128, each unlike every other

spoken-words =
    tigre coniglio drago serpente cavallo capra scimmia gallo cagnolino maialino bufalo topolino gattino panda cicogna
    tartaruga rana aquila cigno delfino balena pinguino cammello zebra elefante riccio scoiattolo farfalla grillo ragno
    lumaca passero koala montagna fiume isola foresta prato deserto giardino oceano cascata tuono arcobaleno nuvola neve
    luna alba stella cometa vulcano fuoco sasso bambù loto orchidea peonia pino acero fungo ciliegia pesca limone
    arancia banana mela uva noce zucca carota zenzero aglio raviolo miele biscotto teiera bottiglia cucchiaio candela
    lanterna specchio finestra tappeto coperta ombrello martello cesto matita pennello lettera chitarra tamburo flauto
    violino tromba aquilone biglia palloncino bicicletta treno razzo ponte castello tempio pagoda villaggio giada
    argento perla diamante giacca sciarpa guanto ciabatta corona nastro ancora inverno estate compleanno magia gigante
    pirata mago principessa pittore marinaio contadino
