### Words of the home page, the new table, the rules and the almanac

web-home-tagline = Cinque giochi dello zodiaco cinese, per un tavolo o per tanti.
web-home-home = Tutti i giochi
web-home-language = Lingua
web-home-theme = Luce
    .auto = Come il dispositivo
    .light = Chiaro
    .dark = Scuro
web-home-failed = Il server non risponde.
web-home-again = Riprova

## Game cards

web-home-seats = { $low }–{ $high } giocatori
web-home-minutes = { $low ->
    [same] circa { $high } minuti
   *[other] { $low }–{ $high } minuti
}
web-home-age = da { $age } anni
    .printed = Come è stampato nelle regole
    .advised = Un nostro consiglio: le regole non indicano un’età
web-home-weight = { $weight ->
    [1] facilissimo
    [2] facile
    [3] medio
    [4] impegnativo
   *[other] difficile
}
    .title = Quanto c’è da pensare: { $weight } su 5
web-home-start-here = Comincia da qui
web-home-first = È la tua prima partita? La lezione lo mostra in pochi minuti, sul tabellone vero.
web-home-first-lesson = Prima la lezione
web-home-first-play = Gioca lo stesso
web-home-play = Gioca subito
    .title = { $game }: gioca subito contro { $count ->
        [one] un bot
       *[other] { $count } bot
    }
web-home-level = Bot
    .title = Quanto sono forti i bot
web-home-new = Nuovo tavolo
web-home-learn = Impara
web-home-rules = Regole
web-home-dealing = Prepariamo il tavolo …
web-home-first-time = Il tavolo viene preparato, solo questa prima volta: circa mezzo minuto …
web-home-getting-ready = In preparazione …

## Join, my tables, listed tables

web-home-join = Unisciti agli amici
    .about = Scrivi le parole che ti hanno detto, o incolla un link.
    .field = Tre parole, o un link
    .button = Vai al tavolo
web-home-mine = I miei tavoli
web-home-recent = Partite finite
web-home-listed = Tavoli aperti
    .about = Qui chiunque può sedersi o guardare.
web-home-status-lobby = in attesa di cominciare
web-home-status-playing = in corso
web-home-status-closed = chiusa prima della fine
web-home-status-over = finita
web-home-free = { $count ->
    [0] nessun posto libero
    [one] un posto libero
   *[other] { $count } posti liberi
}
web-home-enter = { $how ->
    [play] Continua
    [join] Siediti
   *[watch] Guarda
}
web-home-look-back = Rivedi
web-home-forget = Togli { $title } da questo elenco

## About the visitor

web-home-about-you = Tu al tavolo
web-home-name = Il tuo nome
web-home-birth = Data di nascita
    .about = In alcuni giochi decide il tuo animale o chi comincia. Resta su questo dispositivo finché non ti siedi a un tavolo.
web-home-use = Usala al tavolo
web-home-used = Vale quando ti siedi a un tavolo.
web-home-unused = Non usarla
web-home-almanac = L'almanacco

## New table

web-home-new-title = Nuovo tavolo
web-home-new-seats = In quanti si gioca
web-home-new-preset = Per chi
web-home-new-preset-children = Con bambini
    .about = Bot facili; un suggerimento è sempre a portata di mano.
web-home-new-preset-usual = Come al solito
    .about = Bot per una serata in famiglia.
web-home-new-preset-experts = Per esperti
    .about = Bot che pensano in anticipo.
web-home-new-who = Chi gioca
web-home-new-seat = Posto { $number }
web-home-new-person = Persona su questo dispositivo
web-home-new-open = Un amico, con il link
web-home-new-invite = Invita amici
web-home-new-bots = Gioca contro i bot
web-home-new-bot = Bot: { $level }
web-home-new-temper = carattere
web-home-new-temper-none = Senza carattere
web-home-new-options = Altre opzioni
    .about = Il solito è già scelto. Dove un regolamento tace o è perduto, il solito è la nostra lettura: il capitolo «Che cosa è stampato e che cosa è nostro» delle regole dice dove.
    .changed = { $count ->
        [0] come al solito
        [one] una cambiata
       *[other] { $count } cambiate
    }
    .reset = Di nuovo come al solito
web-home-new-departs = diverso dalle regole stampate
web-home-new-ours = nostro, non stampato
web-home-new-group-rules = Come si gioca
web-home-new-group-details = Dove il regolamento lascia libertà
web-home-new-group-limits = Preparazione e durata
web-home-new-table = Il tavolo
web-home-new-clock = Tempo per pensare
web-home-new-listed = Mostralo a tutti su questo server
web-home-new-spectators = Chi vuole può guardare
web-home-new-chat = Chat
web-home-new-start = Si comincia
web-home-new-open-table = Apri il tavolo
web-home-new-unknown = Questo gioco non c'è.
web-home-new-anything = a caso
web-home-new-own-choice = come decide il gioco

## Rules

web-home-print = Stampa e gioca (PDF)
    .title = Un PDF con tutto quello che serve, da stampare, ritagliare e giocare al tavolo
web-home-rules-title = { $title }: le regole
web-home-rules-contents = Indice
web-home-rules-icons = Segni e simboli

## Almanac

web-home-almanac-title = L'almanacco
    .about = Ogni giorno appartiene a un anno lunare, e ogni anno a un animale, a un elemento e allo yin o allo yang. Dopo sessant'anni il giro ricomincia.
web-home-almanac-date = Una data
web-home-almanac-sixty = I sessant'anni dal { $first } al { $last }
    .about = Lungo il cerchio i dodici animali; dall'interno verso l'esterno i cinque elementi. Scegli un anno.
web-home-almanac-earlier = Sessant'anni prima
web-home-almanac-later = Sessant'anni dopo
web-home-almanac-new-years = I capodanni lunari
web-home-almanac-year = Anno
web-home-almanac-first = Comincia il
web-home-almanac-sign = Segno
web-home-almanac-yours = il tuo anno
web-home-almanac-cell = { $year }: { $sign } di { $element }, { $polarity }
web-home-almanac-unknown = fuori dal calendario

web-home-me = Le mie partite
