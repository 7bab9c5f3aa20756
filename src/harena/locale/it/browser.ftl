# Le pagine del browser: inizio, tavoli, replay, impostazioni, aiuto. Le chiavi cominciano con "browser-".
#
# Per ogni giocatore $x ci sono tre variabili: $x è il nome, $x-is vale "you" per chi legge,
# "nobody" oppure "other", e $x-vowel vale "yes" se il nome comincia per vocale.

## Ovunque

browser-brand = Harena, pagina iniziale
browser-you-are = Sei { $name }. Impostazioni
browser-main-menu = Menu principale
browser-home = Inizio
browser-new-table = Nuovo tavolo
browser-help = Aiuto
browser-settings = Impostazioni
browser-to-light = Tema chiaro
browser-to-dark = Tema scuro
browser-close = Chiudi
browser-opening-page = La pagina si apre.
browser-missing = Questa pagina non esiste.
browser-missing-note = Qui non combatte nessuno. La porta che cerchi forse ha un altro nome.
browser-to-home = Alla pagina iniziale
browser-nameless = Ospite
browser-guest = Ospite { $number }
browser-you = Tu
browser-yours = tua
browser-seat-number = Posto { $number }
browser-seat-free = Posto libero
browser-on = Sì
browser-off = No
browser-coming = In allenamento
browser-coming-note = Chi è in allenamento non è ancora sulla sabbia.

## Inizio

browser-hero = La sabbia è pronta. Prendi posto.
browser-lead = Cinque giochi di gladiatori a un solo tavolo, con amici vicini o lontani, o contro la casa.
browser-play-now = Gioca ora
browser-play-now-note = Tre bot ti aspettano. Non serve un account.
browser-play-game-now = Gioca ora: { $game }
browser-new-table-of = Nuovo tavolo: { $game }
browser-how-plays = Come si gioca: { $game }
browser-your-tables = I tuoi tavoli
browser-your-move = Tocca a te.
browser-gate-waits-short = Si aspettano giocatori
browser-answers = { $count ->
    [one] 1 decisione
   *[other] { $count } decisioni
}
browser-five-games = I cinque giochi
browser-how-it-plays = Come si gioca
browser-title-gladiatori = Gladiatori
browser-title-jugula = Jugula
browser-title-heroes = Heroes of the Colosseum
browser-title-spartacus = Spartacus
browser-about-clash = Squadre di quattro, cinque armi, animali feroci, dadi veloci.
browser-about-gladiatori = Carte nascoste, colpi scoperti, una folla che tiene il conto.
browser-about-jugula = Su sessantaquattro caselle conta da che parte guardi.
browser-about-heroes = Un combattente, sette ferite, un’intera carriera.
browser-about-spartacus = Casate, intrighi, pugni chiusi e il pollice.
browser-seats-range = { $low }–{ $high } posti
browser-seats-count = { $count ->
    [one] 1 posto
   *[other] { $count } posti
}
browser-minutes = { $count } min
browser-weight-1 = leggero
browser-weight-2 = medio
browser-weight-3 = impegnativo
browser-open-tables = Tavoli aperti
browser-no-open-tables = Ora nessuno aspetta alla porta.
browser-free-seats = { $count ->
    [one] 1 posto libero
   *[other] { $count } posti liberi
}
browser-join = Entra
browser-finished = Partite finite
browser-no-finished = Nessuna partita è ancora finita.
browser-won-by = { $count ->
    [one] vinta da { $names }
   *[other] divisa tra { $names }
}
browser-upload = Apri una registrazione
browser-not-a-record = Questo file non è la registrazione di una partita.

## Nuovo tavolo

browser-new-table-note = Tre scelte e la porta si apre.
browser-step-game = Gioco
browser-step-options = Opzioni
browser-seats = Posti
browser-your-name = Il tuo nome
browser-your-name-note = Come ti chiami ai nuovi tavoli.
browser-how-many = Quanti posti
browser-name-of = Nome al posto { $number }
browser-bot-level = Bot al posto { $number }
browser-kind-me = Io
browser-kind-here = Qui
browser-kind-link = Link
browser-kind-open = Aperto
browser-kind-bot = Bot
browser-kind-me-note = tu
browser-kind-here-note = un’altra persona a questo schermo
browser-kind-link-note = chi riceve il link di questo posto
browser-kind-open-note = chiunque venga al tavolo
browser-bot-greedy = costante
browser-bot-instinct = svelto
browser-bot-random = distratto
browser-bot-greedy-note = pesa quanto vale ogni scelta
browser-bot-instinct-note = segue poche buone abitudini
browser-bot-random-note = fa qualunque cosa sia permessa
browser-bot-of = Bot · { $bot }
browser-clock = Orologio
browser-clock-none = Nessuno
browser-clock-quick = 5 min
browser-clock-calm = 20 min
browser-clock-days = Giorni
browser-clock-none-note = Ognuno si prende il tempo che vuole.
browser-clock-quick-note = 5 minuti a testa per la partita, e 5 secondi in più a ogni decisione.
browser-clock-calm-note = 20 minuti a testa per la partita, e 15 secondi in più a ogni decisione.
browser-clock-days-note = Una settimana a testa per la partita, e mezza giornata in più a ogni decisione.
browser-public = Nella pagina iniziale
browser-public-note = Chiunque può trovare questo tavolo e guardare.
browser-summary = Riassunto
browser-people = Persone
browser-bots = Bot
browser-lasts = Circa
browser-open-table = Apri il tavolo
browser-open-waits = L’arena aspetta che ogni posto sia preso.
browser-open-at-once = La partita comincia subito.
browser-clash-play-first = Primo giocatore
browser-clash-play-spacing = Squadre proprie distanti
browser-clash-play-path = Percorso libero
browser-clash-play-beasts = Senza gladiatori
browser-clash-play-idle_limit = Battaglie a vuoto

## Arrivare a un tavolo

browser-opening-table = La porta si apre.
browser-still-opening = La porta si sta ancora aprendo…
browser-no-table = Non è stato possibile aprire questo tavolo.
browser-table-closed = Forse è stato chiuso, o ora è di qualcun altro.
browser-invited = Hai un invito per questo tavolo.
browser-gate-waits = L’arena aspetta che ogni posto sia preso.
browser-gate-open = A questo tavolo c’è un posto per te, per giocare o per guardare.
browser-seats-taken = { $taken } posti su { $all } sono occupati.
browser-take-seat = Prendi posto
browser-only-watch = Guarda soltanto
browser-sit-here = Siediti qui
browser-scan = Inquadra con il telefono
browser-put-bot = Fai sedere un bot
browser-here = presente
browser-free-for-all = libero per chiunque
browser-by-link = solo con il link
browser-invite = Invita
browser-invite-note = Ogni link vale per un posto e funziona una volta. Con il link del tavolo chiunque può guardare.
browser-link-of-seat = Link del posto { $seat }
browser-link-of-table = Link del tavolo
browser-make-link = Crea un link
browser-copy = Copia
browser-copied = Copiato
browser-table-menu = Questo tavolo
browser-leave = Lascia il posto a un bot
browser-leave-note = Puoi riprenderlo in ogni momento finché la partita è viva.

## A un tavolo

browser-side = Cronaca, chat e regole
browser-tab-log = Cronaca
browser-tab-chat = Chat
browser-tab-rules = Regole
browser-tab-beside = Recinti
browser-new-words = nuove parole
browser-opening = Inizio
browser-nothing-yet = Non è ancora successo niente.
browser-no-words-yet = Nessuno ha ancora detto niente.
browser-say-something = Di’ qualcosa al tavolo
browser-send = Invia
browser-steps = Passi
browser-connected = In linea
browser-not-connected = Non in linea
browser-reconnecting = Ricollegamento… Il tabellone mostra la decisione { $number }.
browser-watching = { $count ->
    [one] 1 spettatore
   *[other] { $count } spettatori
}
browser-as-text = Tabellone come testo
browser-keys = Tasti
browser-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
browser-points-word = { $count ->
    [one] punto
   *[other] punti
}
browser-deciding = sta decidendo
browser-away = assente
browser-has-won = ha vinto
browser-bot-sits-in = gioca un bot
browser-bot-plays-for-you = Un bot gioca al tuo posto mentre non c’eri.
browser-reclaim = Riprendi il posto
browser-time-left = restano { $time }
browser-your-decision = La tua decisione
browser-your-turn = Tocca a te
browser-what-happens = Che cosa succede
browser-skip = Salta
browser-waiting = In attesa
browser-waiting-for = Decide { $names }
browser-you-watch = Stai guardando questo tavolo.
browser-look-around = Guardati intorno quanto vuoi.
browser-choose-on-board = Scegli sul tabellone: { $count } caselle sono permesse.
browser-choose = Scegli
browser-confirm = Conferma
browser-undo = Torna indietro
browser-undo-ask = Chiedi di tornare indietro
browser-undo-asked = { $seat-is ->
    [you] Hai chiesto di ritirare la tua ultima risposta.
   *[other] { $seat } chiede di ritirare l’ultima risposta.
}
browser-agree = Va bene
browser-refuse = Rifiuta
browser-kept-here = Non è ancora arrivata al tavolo. La tua risposta resta qui e viene inviata di nuovo.
browser-not-possible = Ora non si può scegliere.
browser-cell-legal = Permessa.
browser-cell-target = Bersaglio permesso.
browser-cell-chosen = Scelta.
browser-cell-marked = Segnata. Sceglila di nuovo per agire.
browser-odds = Le probabilità
browser-exact = esatte
browser-result = Risultato
browser-standings = Classifica finale
browser-place-number = { $number }.
browser-you-win = Vinci con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
browser-they-win = { $count ->
    [one] { $names } vince con { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
   *[other] { $names } si dividono la vittoria con { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
}
browser-rematch = Gioca ancora
browser-replay = Rivedi
browser-entry-sat = { $name } si siede.
browser-entry-seated_bot = Un bot si siede.
browser-entry-undo_asked = { $name } chiede di ritirare una risposta.
browser-entry-undo_refused = { $name } dice di no.
browser-entry-undone = { $name } ha ritirato una risposta.
browser-entry-took_over = { $why ->
    [clock] { $name } ha finito il tempo; continua un bot.
    [left] { $name } se n’è andato; continua un bot.
   *[absent] { $name } è assente da un po’; continua un bot.
}
browser-entry-reclaimed = { $name } è di ritorno.
browser-entry-vacated = { $name } ha lasciato il posto.
browser-entry-rematch = C’è un nuovo tavolo per un’altra partita.
browser-cover = { $name }, tocca a te
browser-cover-note = Passa lo schermo. Quello che gli altri non possono vedere è coperto.
browser-cover-lift = Mostra la mia vista

## Tasti

browser-key-enter = fare ciò che dice la risposta evidenziata, o scegliere la casella
browser-key-esc = un passo indietro
browser-key-arrows = da casella a casella sul tabellone
browser-key-l = alla prossima casella permessa
browser-key-i = leggere la casella per intero
browser-key-d = alla tua decisione
browser-key-b = al tabellone
browser-key-t = il tabellone come testo
browser-key-tabs = cronaca, chat, regole
browser-key-u = tornare indietro
browser-key-list = questo elenco

## Replay

browser-replay-of = Replay · { $game }
browser-playback = Riproduzione
browser-to-first = All’inizio
browser-step-back = Indietro di una decisione
browser-play = Riproduci
browser-pause = Pausa
browser-step-on = Avanti di una decisione
browser-to-last = Alla fine
browser-speed = Velocità
browser-step-of = { $step } di { $last }
browser-scrub = Decisione
browser-share = Condividi
browser-link-to-step = Link a questa decisione
browser-download = Scarica
browser-seen-by = Vista di
browser-eyes-public = Tutti, ciò che era pubblico
browser-eyes-all = Tutti, tutto scoperto
browser-won-with = ha vinto con { $points }
browser-ends-with = { $points } alla fine
browser-fair-title = Dadi che puoi controllare
browser-fair-check = Controlla ogni dado
browser-fair-commitment = Prima della prima risposta questo tavolo ha promesso il suo seme. Il suo segno è:
browser-fair-more = Che cosa significa
browser-fair-commitment-good = Il seme è quello promesso prima della partita.
browser-fair-commitment-bad = Il seme non è quello promesso.
browser-fair-secret-good = Il segreto dei dadi segue dal seme e dai byte di ciascuno.
browser-fair-secret-bad = Il segreto dei dadi non segue dal seme.
browser-fair-own-good = I tuoi byte sono tra questi.
browser-fair-own-bad = I tuoi byte non sono tra questi.
browser-fair-dice-good = { $dice ->
    [0] Nessun dado è stato lanciato; ogni sorteggio, rifatto dal segreto, dà lo stesso.
    [one] 1 dado, rilanciato dal segreto, cade uguale.
   *[other] { $dice } dadi, rilanciati dal segreto, cadono tutti uguali.
}
browser-fair-dice-bad = Alla decisione { $step } i dadi non discendono dal segreto.
browser-fair-events-good = Ciò che si vede qui è quanto la registrazione ha sigillato.
browser-fair-events-bad = Ciò che si vede qui non è quanto la registrazione ha sigillato.
browser-fair-rest = Controllato qui, in questo browser. Per rigiocare l’intera partita con le regole, scarica la registrazione ed esegui «harena verify FILE».
browser-fair-none = Questa registrazione non dice niente del suo seme.

## Impostazioni

browser-language = Lingua
browser-theme = Tema
browser-theme-system = Come il sistema
browser-theme-light = Chiaro
browser-theme-dark = Scuro
browser-pace = Ritmo
browser-pace-note = Con che velocità si raccontano le azioni degli altri. Un tocco o un tasto porta sempre al presente.
browser-pace-calm = Calmo
browser-pace-normal = Normale
browser-pace-quick = Svelto
browser-pace-instant = Subito
browser-motion = Movimento
browser-motion-note = Pezzi che si spostano, dadi che rotolano.
browser-motion-system = Come il sistema
browser-motion-full = Tutto
browser-motion-none = Niente
browser-cover-when = Velo al passaggio
browser-cover-when-note = Con più persone a uno schermo, coprirlo tra un turno e l’altro.
browser-cover-when-secrets = Per i segreti
browser-cover-when-always = Sempre
browser-sound = Suono
browser-sound-note = Sabbia, legno, pietra, e un corno quando tocca a te.
browser-confirm-moves = Toccare due volte
browser-confirm-moves-note = Ciò che non si può ritirare prima si segna e si fa al secondo tocco.
browser-letter-keys = Tasti con lettere
browser-letter-keys-note = Singole lettere come comandi al tavolo.
browser-strong-grid = Griglia marcata
browser-strong-grid-note = Linee più scure tra le caselle.
browser-settings-kept = Conservate solo in questo browser.

## Aiuto

browser-help-start = Come si comincia
browser-help-start-1 = «Gioca ora» ti porta a un tavolo con tre bot. Ciò che puoi scegliere è acceso sul tabellone ed elencato nella barra sotto; tutto il resto, se lo tocchi, dice perché no.
browser-help-start-2 = Per giocare con amici apri un nuovo tavolo e manda a ciascuno il link di un posto. Non serve un account: bastano il link e un tocco. Il posto resta loro in quel browser, anche dopo una pausa.
browser-help-start-3 = Più persone a uno stesso schermo prendono i posti «Qui». La barra dice sempre a chi tocca.
browser-help-dice = Dadi che puoi controllare
browser-help-dice-1 = Quando si apre un tavolo il server sorteggia un seme e ne pubblica il segno, un numero dal quale il seme non si può indovinare.
browser-help-dice-2 = Chi si siede aggiunge byte del proprio caso. Così nessuno decide da solo come cadono i dadi.
browser-help-dice-3 = Ogni risposta ha i suoi dadi. Tornare indietro e rispondere di nuovo tira gli stessi dadi, mai dadi migliori.
browser-help-dice-4 = Dopo la partita il seme viene mostrato. Chiunque può controllare che abbia quel segno e che ogni dado ne derivi, nella pagina del replay o con «harena verify».
browser-help-not = Che cosa questo non promette
browser-help-not-1 = Il server conosce le carte nascoste mentre si gioca. Ci si fida che chi lo gestisce le tenga per sé.
browser-help-not-2 = Un server d’accordo con l’ultimo che si siede potrebbe provare diversi byte di quel giocatore.
browser-help-not-3 = Una partita interrotta non mostra mai il suo seme.
browser-help-private = Che cosa si conserva
browser-help-private-1 = Il server conserva il tuo nome, i tuoi posti e le tue risposte. Non ci sono account, pubblicità o tracciamenti, e niente viene preso da altrove.
browser-clash-how = Prima si scelgono i gladiatori, uno alla volta, aprendo o rinforzando squadre. Poi gli animali riempiono ogni casella libera. Infine si attacca a turno. Un gladiatore catturato vale 1 punto, un animale 2, e ogni tuo gladiatore che sopravvive 1. Vince chi ha più punti.
browser-clash-glance = In breve
browser-clash-face-blank-means = Mancato.
browser-clash-face-single-means = Colpo semplice: un segnalino ferita. Due segnalini costano un gladiatore. Gli scudi fermano i colpi semplici.
browser-clash-face-lethal-means = Colpo mortale: un gladiatore cade subito. Nulla lo ferma.
browser-rule-of-place = Mettere un gladiatore
browser-rule-of-recruit = Scegliere un tipo
browser-rule-of-lair = Mettere un animale
browser-rule-of-team = Scegliere una squadra
browser-rule-of-ground = Muovere prima dell’attacco
browser-rule-of-target = Scegliere un bersaglio
browser-rule-of-net = Lanciare le reti
browser-rule-of-reroll = Tirare di nuovo
browser-rule-of-casualty = Cedere gladiatori
browser-rule-of-beast = Guidare un animale

## Che cosa il server rifiuta

browser-refused-unreachable = Ora non si riesce a raggiungere il server.
browser-refused-malformed = Il server non ha capito.
browser-refused-no-campaign = Ci voleva il resoconto di una partita finita di una campagna per { $seats } posti, ma ne è arrivato un altro.
browser-refused-token = Questo link non è più valido. Chiedine uno nuovo.
browser-refused-guest = Il server non conosce questo browser. Ricarica la pagina.
browser-refused-origin = La richiesta viene da un altro sito.
browser-refused-not-yours = Quel posto è di qualcun altro.
browser-refused-not-found = Non c’è un tavolo o una registrazione così.
browser-refused-taken = Lì siede già qualcuno.
browser-refused-state = A questo punto della partita non è possibile.
browser-refused-stale = Nel frattempo la posizione è cambiata. Questa è quella attuale.
browser-refused-turn = Non tocca a te scegliere.
browser-refused-index = Non è tra le tue possibilità.
browser-refused-over = La partita è finita.
browser-refused-nothing-to-undo = Non c’è niente da ritirare.
browser-refused-nothing-asked = Nessuno ha chiesto di ritirare qualcosa.
browser-refused-too-large = È troppo grande per il server.
browser-refused-too-many = Troppe volte in troppo poco tempo. Aspetta un po’.
browser-refused-store = Il server non è riuscito a salvarlo. Non è successo niente; riprova.
browser-refused-full = Ora il server non ha più posto.
browser-refused-name = I nomi hanno da 1 a 24 lettere.
browser-refused-text = I messaggi hanno da 1 a 300 lettere.
browser-refused-clock = Questo orologio non è possibile.
browser-refused-bytes = I byte per i dadi non sono stati capiti.

## Clash

browser-clash-arena = Arena, { $count } caselle
browser-clash-round = giro { $number }
browser-clash-entry = ingresso
browser-clash-space-empty = { $space }: vuota.
browser-clash-space-team = { $space }: { $team }, { $count ->
    [one] 1 gladiatore
   *[other] { $count } gladiatori
}: { $men }{ $tokens ->
    [0] .
    [one] ; 1 segnalino ferita.
   *[other] ; { $tokens } segnalini ferita.
}
browser-clash-space-animal = { $space }: { $animal }, { $symbols }; { $wounds } ferite su { $life }.
browser-clash-count = { $type ->
    [spear] { $count ->
        [one] 1 lancia
       *[other] { $count } lance
    }
    [net] { $count ->
        [one] 1 rete
       *[other] { $count } reti
    }
    [sword] { $count ->
        [one] 1 spada
       *[other] { $count } spade
    }
    [trident] { $count ->
        [one] 1 tridente
       *[other] { $count } tridenti
    }
   *[shield] { $count ->
        [one] 1 scudo
       *[other] { $count } scudi
    }
}
browser-clash-netted = { $type } (nella rete)
browser-clash-fallen = { $type } (caduto)
browser-clash-wound-token = segnalino ferita
browser-clash-face-blank = mancato
browser-clash-face-single = colpo semplice
browser-clash-face-lethal = colpo mortale
browser-clash-beside = accanto all’arena
browser-clash-places-space = Casella
browser-clash-places-what = Chi c’è
browser-clash-places-choose = Scelta
browser-clash-ability-left = { $ability } · { $left ->
    [one] 1 rimasto
   *[other] { $left } rimasti
}
browser-clash-keep = Tieni questo tiro
browser-clash-again = Tira tutti di nuovo
browser-clash-again-note = vale il secondo tiro, anche se peggiore
browser-do-place = Metti su
browser-do-lair = Mettilo su
browser-do-team = Manda
browser-do-ground = Vai a
browser-do-target = Attacca
browser-clash-why-place = { $bases ->
    [0] Le tue squadre crescono fino a quattro gladiatori.
    [one] Puoi aprire un’altra squadra.
   *[other] Puoi aprire altre { $bases } squadre.
}
browser-clash-why-recruit = Ogni tipo fa una cosa in battaglia.
browser-clash-why-lair = { $tile }. Chi dà l’ultimo colpo lo prende per { $points } punti.
browser-clash-why-team = A ogni turno attacca una squadra. Non si può passare.
browser-clash-why-ground = Può camminare sulle caselle libere prima di attaccare, e ci resta.
browser-clash-why-target = Tocca un bersaglio per vedere le probabilità; toccalo di nuovo per attaccare.
browser-clash-why-net = Il gladiatore che scegli non fa niente in questa battaglia.
browser-clash-why-reroll = Hai più tridenti. Vale il secondo tiro.
browser-clash-why-casualty = Chi se ne va non conta più quando tira la tua squadra.
browser-clash-why-beast = Ciò che uccide è tuo; l’animale no.
browser-clash-phase-entry = Entrano i gladiatori
browser-clash-phase-animals = Entrano gli animali
browser-clash-phase-fight = Il combattimento
browser-clash-phase-team = Squadra
browser-clash-phase-beast = Animale
browser-clash-phase-ground = Terreno
browser-clash-phase-target = Bersaglio
browser-clash-phase-attack = Attacco
browser-clash-phase-nets = Reti
browser-clash-phase-first = Primo tiro
browser-clash-phase-second = Secondo tiro
browser-clash-battle-label = Battaglia
browser-clash-battle = Battaglia { $start } · { $space }
browser-clash-before = prima
browser-clash-during = ora
browser-clash-after = finita
browser-clash-attacks = attacca
browser-clash-defends = difende
browser-clash-dice-team = { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
} = 1 + { $swords ->
    [one] 1 spada
   *[other] { $swords } spade
}
browser-clash-dice-animal = { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
} = { $swords ->
    [one] 1 spada
   *[other] { $swords } spade
}
browser-clash-rolls-first = tira per primo: lance { $spears } : { $others }
browser-clash-may-reroll = può ritirare: tridenti { $tridents } : { $others }
browser-clash-stops = { $shields ->
    [one] lo scudo ferma 1 colpo semplice
   *[other] gli scudi fermano { $shields } colpi semplici
}
browser-clash-tokens = { $tokens ->
    [one] 1 segnalino ferita da prima
   *[other] { $tokens } segnalini ferita da prima
}
browser-clash-life = { $wounds } ferite su { $life }
browser-clash-second-roll = Secondo tiro
browser-clash-sum-nothing = { $stopped ->
    [0] Nessun colpo.
    [one] Lo scudo ferma l’unico colpo.
   *[other] Gli scudi fermano tutti e { $stopped } i colpi.
}
browser-clash-sum-animal = { $stopped ->
    [0] {""}
    [one] 1 fermato.{" "}
   *[other] { $stopped } fermati.{" "}
}{ $through } × 1 + { $lethals } × 2 = { $wounds ->
    [one] 1 ferita
   *[other] { $wounds } ferite
}; con le { $before } di prima, { $total } su { $life }.
browser-clash-sum-team = { $stopped ->
    [0] {""}
    [one] 1 fermato.{" "}
   *[other] { $stopped } fermati.{" "}
}{ $tokens ->
    [0] {""}
   *[other] Segnalini ferita: { $before } + { $through } = { $tokens }, ogni due costano un gladiatore.{" "}
}{ $lost ->
    [0] Non cade nessuno.
   *[other] Persi: { $pairs } + { $lethals } mortali = { $lost }.
}
browser-clash-odds-again = Se tiri di nuovo
browser-clash-why-numbers = Perché questi numeri?
browser-clash-number-dice = Dadi: uno per la squadra e uno per ogni spada attiva (5.3).
browser-clash-number-first = Primo tiro: chi ha più lance, anche nella rete; a parità l’attaccante (5.1).
browser-clash-number-again = Secondo tiro: più tridenti attivi dell’altra parte (5.4).
browser-clash-number-shields = Ogni scudo attivo ferma un colpo semplice, mai uno mortale (5.5).
browser-clash-number-losses = Perdite: un gladiatore per ogni colpo mortale, poi uno ogni due segnalini ferita (5.6).
browser-clash-number-animals = Animali: un dado per spada (6.4); un colpo semplice è una ferita, uno mortale due (6.6).
browser-clash-piles = Pile
browser-clash-stack = { $count ->
    [one] 1 animale è ancora coperto.
   *[other] { $count } animali sono ancora coperti.
}
browser-clash-pens = Recinti
browser-clash-pen-of = { $name } · { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
browser-clash-spares = { $count ->
    [one] 1 animale accanto all’arena
   *[other] { $count } animali accanto all’arena
}
browser-clash-teams = { $count ->
    [one] 1 squadra
   *[other] { $count } squadre
}
browser-clash-men = { $count ->
    [one] 1 gladiatore
   *[other] { $count } gladiatori
}
browser-clash-bases = { $count ->
    [one] 1 base rimasta
   *[other] { $count } basi rimaste
}
browser-clash-captured = { $count ->
    [one] 1 catturato
   *[other] { $count } catturati
}
browser-clash-beasts = { $count ->
    [one] 1 animale
   *[other] { $count } animali
}
browser-clash-survived = { $count ->
    [one] 1 sopravvissuto
   *[other] { $count } sopravvissuti
}

## Gladiatori

browser-hand = Le tue carte
browser-back = Indietro
browser-do-it = Fallo
browser-any-time = In ogni momento
browser-any-time-sure = Sicuro? Accade subito.
browser-less-of = Meno: { $what }
browser-more-of = Più: { $what }
browser-rule-of-now = Adesso
browser-do-character = Prendi:
browser-do-draft = Prendi:
browser-do-pick = Scegli:
browser-do-drop = Rinuncia:
browser-do-action = Fai:
browser-do-reaction = Fai:
browser-do-ally = Aiuta
browser-do-push = Spingi
browser-do-sacrifice = Sacrifica
browser-refused-row = Intanto il tavolo è cambiato, o non è più possibile. Guarda di nuovo e scegli.
browser-gladiatori-tab-beside = Scheda
browser-gladiatori-arena = Arena, { $count } esagoni
browser-gladiatori-empty = vuoto
browser-gladiatori-gate = porta
browser-gladiatori-start = esagono di partenza
browser-gladiatori-facing-to = rivolto a { $facing }
browser-gladiatori-beast-netted = { $name }, nella rete ({ $count })
browser-gladiatori-cell-turn = Lecito: girarsi sul posto.
browser-gladiatori-move-hint = Tocca un esagono illuminato, poi verso dove guardare; o trascina la figura. Le frecce girano, Invio muove.
browser-gladiatori-do-move = Vai in { $hex }, verso { $facing }
browser-gladiatori-do-turn = Girati verso { $facing }
browser-gladiatori-to-arena = Vedi l’arena
browser-gladiatori-to-cards = Torna alla scelta
browser-gladiatori-ask-split = Dividi il mazzo per il turno { $turn }
browser-gladiatori-ask-rest = Riposo: che cosa torna?
browser-gladiatori-ask-build = Costruisci il tuo gladiatore
browser-gladiatori-ask-spend = { $count ->
    [one] Paga un Elemento
   *[other] Paga { $count } Elementi
}
browser-gladiatori-ask-recover = { $count ->
    [one] Recupera al massimo un Elemento
   *[other] Recupera fino a { $count } Elementi
}
browser-gladiatori-ask-adapt = { $count ->
    [one] Adattamento: sposta al massimo una carta
   *[other] Adattamento: sposta fino a { $count } carte
}
browser-gladiatori-ask-lunge = { $count ->
    [one] Affondo: scarta al massimo una carta, per +2
   *[other] Affondo: scarta fino a { $count } carte, +2 l’una
}
browser-gladiatori-hand = Mano
browser-gladiatori-life = Mazzo PF
browser-gladiatori-discard = Scarti
browser-gladiatori-later = Più tardi
browser-gladiatori-row = La tua fila
browser-gladiatori-no-hand = Non hai più carte in mano.
browser-gladiatori-hp = { $count } PF
browser-gladiatori-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
browser-gladiatori-hit-points = { $count ->
    [one] 1 punto ferita
   *[other] { $count } punti ferita
}
browser-gladiatori-greens = { $greens } Azione, { $reds } Combattimento
browser-gladiatori-life-sum = { $deck } in { $cards } carte, { $items } negli Oggetti, { $cover } nella copertina
browser-gladiatori-all-hand = Tutto in mano
browser-gladiatori-actions-hand = Solo Azioni in mano
browser-gladiatori-all-life = Tutto in punti ferita
browser-gladiatori-split-card = { $card }: { $hand } in mano, { $life } nel mazzo PF
browser-gladiatori-split-foot = mano { $hand }/{ $most }
browser-gladiatori-do-split = { $cards } in mano, { $points } PF nel mazzo
browser-gladiatori-rest-use = Che cosa usi
browser-gladiatori-rest-left = Ancora { $left } di { $all } da scegliere
browser-gladiatori-rest-nothing = Non manca nulla: nulla può tornare.
browser-gladiatori-by-resistance = Solo con Resistenza.
browser-gladiatori-missing = ne mancano { $count }
browser-gladiatori-do-rest = { $count ->
    [0] Riposa: non torna nulla
    [one] Riposa: ne torna 1
   *[other] Riposa: ne tornano { $count }
}
browser-gladiatori-presets = Comincia da
browser-gladiatori-empty-sheet = Scheda vuota
browser-gladiatori-too-dear = Più delle tue monete
browser-gladiatori-short-of = Monete insufficienti: ne { $price ->
    [one] serve un’altra
   *[other] servono altre { $price }
} e ne { $left ->
    [one] resta 1
   *[other] restano { $left }
}.
browser-gladiatori-coins-left = Restano { $left } monete su { $all }
browser-gladiatori-coins = { $count ->
    [one] 1 moneta
   *[other] { $count } monete
}
browser-gladiatori-each = { $count } l’una, al massimo { $high }
browser-gladiatori-traits = Abilità e Doti
browser-gladiatori-cards-bought = Carte: { $count } nel mazzo, { $life } PF
browser-gladiatori-moves = Mosse Speciali
browser-gladiatori-powers = Poteri, una volta ciascuno
browser-gladiatori-do-build = Ecco il mio gladiatore: { $cards } carte
browser-gladiatori-coins-lost = { $left ->
    [one] 1 moneta va persa.
   *[other] { $left } monete vanno perse.
}
browser-gladiatori-own-note = Abilità, carte e Poteri a piacere, per { $coins } monete.
browser-gladiatori-deck-of = { $cards } carte, { $life } PF
browser-gladiatori-prefers = Preferisce: { $items }
browser-gladiatori-throwable = Si può lanciare
browser-gladiatori-item-attack = att
browser-gladiatori-item-defence = dif
browser-gladiatori-item-life = PF
browser-gladiatori-has-items = { $name } ha: { $items }
browser-gladiatori-damaged = Danneggiato
browser-gladiatori-fists = Offerte, chiuse
browser-gladiatori-you-have = Ne hai { $count }
browser-gladiatori-do-bid = Chiudi il pugno: { $ones } + { $zeros }
browser-gladiatori-picker = Che cosa puoi scegliere
browser-gladiatori-pick = { $count } di { $most }
browser-gladiatori-point = un punto
browser-gladiatori-to-life = nel mazzo PF
browser-gladiatori-to-hand = in mano
browser-gladiatori-do-add = { $count ->
    [0] Nessuna carta sopra
    [one] Metti sopra 1 carta
   *[other] Metti sopra { $count } carte
}
browser-gladiatori-do-lunge = { $count ->
    [0] Basta
    [one] Scarta 1 per +2
   *[other] Scartane { $count }, +2 l’una
}
browser-gladiatori-do-spend = { $count ->
    [0] Paga
    [one] Paga 1 Elemento
   *[other] Paga { $count } Elementi
}
browser-gladiatori-do-recover = { $count ->
    [0] Non recuperare nulla
    [one] Recuperane 1
   *[other] Recuperane { $count }
}
browser-gladiatori-do-adapt = { $count ->
    [0] Non spostare carte
    [one] Sposta 1 carta
   *[other] Sposta { $count } carte
}
browser-gladiatori-do-payment = { $count ->
    [0] Paga
    [one] Paga con 1
   *[other] Paga con questi { $count }
}
browser-gladiatori-owed-payment = { $count ->
    [one] Manca ancora 1 punto ferita.
   *[other] Mancano ancora { $count } punti ferita.
}
browser-gladiatori-owed-spend = { $count ->
    [one] Manca ancora 1 Elemento.
   *[other] Mancano ancora { $count } Elementi.
}
browser-gladiatori-too-much = Più del necessario: togli qualcosa.
browser-gladiatori-standby = Attesa…
browser-gladiatori-count-blood = { $count ->
    [0] Niente Sangue
    [one] 1 Sangue: +2
   *[other] { $count } Sangue: +2 l’uno
}
browser-gladiatori-count-dodge = { $count ->
    [0] Niente Velocità
    [one] 1 Velocità: +2
   *[other] { $count } Velocità: +2 l’uno
}
browser-gladiatori-count-depth = { $count } attacco in meno, { $count } danni in più
browser-gladiatori-count-split = { $count }
browser-gladiatori-count-back = { $count }
browser-gladiatori-unseen-card = una carta ignota
browser-gladiatori-face-down = coperta
browser-gladiatori-rotated = ruotata: usata
browser-gladiatori-reuse = { $blood ->
    [one] di nuovo per 1 Sangue
   *[other] di nuovo per { $blood } Sangue
}
browser-gladiatori-blood = { $count } Sangue
browser-gladiatori-sheet = Scheda
browser-gladiatori-sheet-yours = La tua scheda · la vedi solo tu
browser-gladiatori-raised = alzata
browser-gladiatori-used = usato
browser-gladiatori-track = Punti vittoria · chi ne ha meno agisce prima
browser-gladiatori-order = Ordine di questo round
browser-gladiatori-behind-gates = Dietro le porte
browser-gladiatori-fact-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
browser-gladiatori-fact-life = mazzo PF { $count }
browser-gladiatori-fact-hand = mano { $greens } verdi, { $reds } rosse
browser-gladiatori-fact-discard = scarti { $count }
browser-gladiatori-fight = Lo scontro
browser-gladiatori-attacks = { $attacker-is ->
    [you] { $count ->
        [one] Attacchi { $target }
       *[other] Attacchi in più direzioni
    }
   *[other] { $target-is ->
        [you] { $attacker } ti attacca
       *[other] { $count ->
            [one] { $attacker } attacca { $target }
           *[other] { $attacker } attacca in più direzioni
        }
    }
}
browser-gladiatori-attack = Attacco
browser-gladiatori-defence = Difesa
browser-gladiatori-sum = Somma
browser-gladiatori-dodged = Dimezzato dalla Schivata
browser-gladiatori-damage-of = { $more ->
    [0] (1, e la metà di { $cards ->
        [one] una carta
       *[other] { $cards } carte
    })
   *[other] (1, la metà di { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }, e altri { $more })
}
browser-gladiatori-face-down-and = { $count ->
    [0] Coperta
    [one] Coperta, 1 carta sopra
   *[other] Coperta, { $count } carte sopra
}
browser-gladiatori-hidden-cards = { $count ->
    [one] 1 carta coperta
   *[other] { $count } carte coperte
}
browser-gladiatori-part-energy = { $count } energia
browser-gladiatori-part-hand = metà di { $count } carte
browser-gladiatori-part-oppose = Opporsi
browser-gladiatori-part-match = la stessa carta
browser-gladiatori-part-markers = segnalini
browser-gladiatori-part-behind = alle spalle
browser-gladiatori-part-delay = Ritardo
browser-gladiatori-part-skill = Abilità usata
browser-gladiatori-part-points = Punti spesi
browser-gladiatori-part-plain = come +2
browser-gladiatori-part-sacrifice = Sacrificio
browser-gladiatori-part-acrobatics = Colpo acrobatico
browser-gladiatori-part-lunge = Affondo
browser-gladiatori-part-leap = Balzo
browser-gladiatori-part-depth = Ferite profonde
browser-gladiatori-part-dice = Dadi
browser-gladiatori-part-rest = non detto
browser-gladiatori-part-other = tutto il resto
browser-gladiatori-outcome-held = Regge. Nessuna ferita.
browser-gladiatori-outcome-null = Un attacco da nulla.
browser-gladiatori-outcome-netted = A segno. { $name } è nella rete.
browser-gladiatori-outcome-wounded = A segno. { $name } paga { $damage } in carte e Oggetti.
browser-gladiatori-outcome-broken = A segno. Un Oggetto si rompe.
browser-gladiatori-outcome-damaged = A segno. Un Oggetto è danneggiato.
browser-gladiatori-outcome-slain = A segno. { $name } cade.
browser-gladiatori-outcome-feinted = Una Finta: tutto ritirato.
browser-gladiatori-phase-characters = Personaggi
browser-gladiatori-phase-items = Oggetti
browser-gladiatori-phase-arena = Ingresso
browser-gladiatori-phase-cards = Carte
browser-gladiatori-phase-round-1 = Round 1
browser-gladiatori-phase-round-2 = Round 2
browser-gladiatori-phase-rest = Riposo
browser-gladiatori-phase-move = Muovi
browser-gladiatori-phase-action = Azione
browser-gladiatori-phase-attack = Attacco
browser-gladiatori-phase-reaction = Reazione
browser-gladiatori-phase-answer = Risposta
browser-gladiatori-phase-result = Esito
browser-gladiatori-places-hex = Esagono
browser-gladiatori-places-what = Che cosa c’è
browser-gladiatori-places-choose = Scegli
browser-gladiatori-rule-of-split = Dividi il mazzo
browser-gladiatori-rule-of-opening = Muoviti con Velocità
browser-gladiatori-rule-of-action = Azione
browser-gladiatori-rule-of-add = Carte sull’Azione
browser-gladiatori-rule-of-fight = Dichiara uno scontro
browser-gladiatori-rule-of-reaction = Reazione
browser-gladiatori-rule-of-skill = Usa un’Abilità
browser-gladiatori-rule-of-feint = Finta
browser-gladiatori-rule-of-payment = Paga le ferite
browser-gladiatori-rule-of-spend = Spendi Elementi
browser-gladiatori-rule-of-recover = Recupera Elementi
browser-gladiatori-rule-of-rest = Riposo
browser-gladiatori-rule-of-interject = In ogni momento
browser-gladiatori-rule-of-place = Entra nell’arena
browser-gladiatori-rule-of-target = Scegli un bersaglio
browser-gladiatori-why-split = La mano serve per agire, il mazzo PF per sanguinare. Gli altri vedono solo i numeri.
browser-gladiatori-why-character = Ogni scheda vale le stesse monete. Toccane una per segnarla.
browser-gladiatori-why-action = Una carta nuova è gratis; una della fila costa Sangue secondo il posto.
browser-gladiatori-why-payment = Nulla di troppo, e non si dà resto.
browser-gladiatori-why-skill = Segreto; poi cala di 1.
browser-gladiatori-why-pick = Si sceglie in segreto. Ciò che vogliono in più va a sorte.
browser-gladiatori-why-place = Tocca un esagono illuminato; poi scegli dove guardare.
browser-gladiatori-play-teams = Schieramenti
browser-gladiatori-play-lone_seat = Chi combatte da solo
browser-gladiatori-play-coins_1 = Monete, posto 1
browser-gladiatori-play-coins_2 = Monete, posto 2
browser-gladiatori-play-coins_3 = Monete, posto 3
browser-gladiatori-play-coins_4 = Monete, posto 4
browser-gladiatori-play-characters = Gladiatori
browser-gladiatori-play-premade_duplicates = Lo stesso due volte
browser-gladiatori-play-items = Oggetti
browser-gladiatori-play-placement = Ingresso
browser-gladiatori-play-damage_bonus = Ferite più gravi
browser-gladiatori-play-help = Durata dell’aiuto
browser-gladiatori-play-overlimit = Più carte
browser-gladiatori-play-learning = Prima partita
browser-gladiatori-play-campaign = Campagna
browser-gladiatori-play-beasts = Belve
browser-gladiatori-play-beast_kind = Quali belve
browser-gladiatori-play-beast_number = Quante
browser-gladiatori-play-dogs = Cani
browser-gladiatori-play-wolves = Lupi
browser-gladiatori-play-lions = Leoni
browser-gladiatori-play-bears = Orsi
browser-gladiatori-play-release_table = Dado d’uscita
browser-gladiatori-play-turns = Turni
browser-gladiatori-play-lone_seat-note = Due contro uno: chi combatte da solo.
browser-gladiatori-group-players = Giocatori e schieramenti
browser-gladiatori-group-players-note = durata, schieramenti, ingresso
browser-gladiatori-group-characters = Gladiatori e Oggetti
browser-gladiatori-group-characters-note = pronti o costruiti, come si dividono gli Oggetti
browser-gladiatori-group-beasts = Belve
browser-gladiatori-group-beasts-note = da soli, insieme, o nel mezzo
browser-gladiatori-group-variants = Varianti
browser-gladiatori-group-variants-note = vantaggi e regole opzionali
browser-close-table = Chiudi questo tavolo
browser-close-table-note = I suoi link non funzionano più e nessuno può più sedersi.
browser-close-table-sure = Chiudilo
browser-closed-title = Questo tavolo è chiuso
browser-closed-note = Chi lo ospitava ha smesso di aspettare prima dell’inizio.
browser-cover-again = Premi ancora una volta
browser-cover-how = Tieni premuto, o premi due volte.

## Campagne

browser-your-campaigns = Le tue campagne
browser-campaign = Campagna
browser-campaign-next = Prossima partita della campagna
browser-campaign-all = Tutte le partite
browser-campaign-from-record = Tanti posti quanti prima. Ciò che ognuno ha imparato viene con lui; un gladiatore nuovo prende il posto di uno morto.
browser-campaign-match = Partita { $number }
browser-campaign-ready = Tutto pronto per la partita { $number }
browser-campaign-playing = Si gioca la partita { $number }
browser-campaign-matches = { $count ->
    [one] 1 partita
   *[other] { $count } partite
}
browser-campaign-now = Dopo l’ultima partita
browser-campaign-growth = Esperienza
browser-campaign-list = Partite
browser-campaign-still = non ancora finita
browser-campaign-record = La registrazione da cui è partita
browser-campaign-to-match = Alla partita { $number }
browser-to-table = Al tavolo
browser-nobody-wins = Non vince nessuno.
browser-nobody-won = non ha vinto nessuno
browser-has-lost = ha perso
browser-gladiatori-gains = Che cosa ha portato questa partita
browser-gladiatori-xp = { $xp } XP
browser-gladiatori-xp-chart = XP dopo ogni partita
browser-gladiatori-gain-points = { $value } Punti Vittoria
browser-gladiatori-gain-victory = { $value } vittoria
browser-gladiatori-gain-beasts = { $value } belve battute
browser-gladiatori-unconscious = svenuto
browser-gladiatori-gain-fit = in forze
browser-gladiatori-gain-hurt = svenuto, { $points } PF
browser-gladiatori-gain-lost = morto, { $points } PF
browser-gladiatori-gain-dead = La sua campagna è finita. Un gladiatore nuovo, senza XP, prende il suo posto.
browser-gladiatori-gain-dead-short = morto
browser-gladiatori-coins-next = { $coins } monete per la prossima creazione
browser-gladiatori-coins-new = { $coins } monete per il gladiatore nuovo
browser-gladiatori-why-build-first = Un gladiatore senza XP: { $coins } monete. Si crea di nuovo prima di ogni partita.
browser-gladiatori-why-build-xp = Si crea di nuovo prima di ogni partita. In queste { $coins } monete sono contati i tuoi { $xp } XP, e da esse dipendono i limiti delle carte.
browser-gladiatori-why-build-surplus = { $character } tiene tutto ciò che è stampato sulla scheda. Aggiungi per le { $left } monete che hai in più.
browser-gladiatori-why-character-xp = Una scheda prende { $usual } delle tue { $coins } monete; quelle in più le spendi subito dopo.

## Come si gioca a Gladiatori

browser-gladiatori-how = Ogni carta è forza e vita. Prima di ogni turno dividi il mazzo in segreto: una mano per agire e un mazzo PF per sanguinare. Chi attacca di fronte guadagna Punti Vittoria, chi colpisce alle spalle o fugge ne perde. Dopo sei turni, o quando resta una parte sola, vince chi ha più punti; contro le sole belve basta essere vivi.
browser-gladiatori-help-turn = Un turno
browser-gladiatori-help-turn-1 = Carte: tutti dividono il mazzo insieme e in segreto. Gli altri vedono solo i numeri.
browser-gladiatori-help-turn-2 = Ordine: prima chi ha meno Punti Vittoria, in entrambi i round di combattimento. Le belve agiscono prima di tutti.
browser-gladiatori-help-turn-3 = Il tuo round: muovi con la Velocità; posa coperta una carta Azione e sopra carte Combattimento; poi attacca, o no.
browser-gladiatori-help-turn-4 = Lo scontro: la vittima risponde con una Reazione e carte. Si scoprono le due somme; un attacco più alto della difesa ferisce.
browser-gladiatori-help-turn-5 = Riposo: la Resistenza fa tornare carte e punti. Mano e mazzo PF si riuniscono.
browser-gladiatori-help-cards = Le carte sono forza e vita
browser-gladiatori-help-cards-action = Le carte Azione dicono che cosa fai. Ne hai una per tipo, da 3 PF.
browser-gladiatori-help-cards-energy = Le carte Combattimento sopra dicono quanto bene: il danno è 1 e metà delle carte dell’attaccante. Energia 0 vale 1 PF, Energia 1 vale 2 PF, una Mossa Speciale 2, una Finta 3.
browser-gladiatori-help-cards-life = Una ferita si paga con carte del mazzo PF e con Oggetti, che lasciano il gioco. La carta di copertura è l’ultimo punto ferita: senza, sei morto.
browser-gladiatori-help-match = Azione contro Reazione
browser-gladiatori-help-match-attack = Come attacco
browser-gladiatori-help-match-reaction = Come Reazione
browser-gladiatori-help-match-none = muove, e non attacca mai
browser-gladiatori-help-match-strength = +1 per ogni energia sopra; di fronte
browser-gladiatori-help-match-dexterity = metà delle carte rimaste in mano; di fronte
browser-gladiatori-help-match-berserk = +5; di fronte
browser-gladiatori-help-match-movement = dimezza l’attacco, +2 per ogni Velocità, al massimo due; niente Oggetti; non dritto alle spalle
browser-gladiatori-help-match-same = Altri +5 se la Reazione è la stessa carta dell’Azione. Indovina bene.
browser-gladiatori-help-around = Fronte e spalle
browser-gladiatori-help-around-note = Le tre caselle davanti sono il fronte, le due dietro le spalle i fianchi posteriori, una è dritta alle spalle. Da dietro chi difende ha −3 e niente Blocco, Parata o Opposizione; dritto alle spalle nemmeno la Schivata.
browser-gladiatori-help-status = Che cosa ti può capitare
browser-gladiatori-help-status-trapped = −3 ad attacco e difesa; solo Opposizione; non ti muovi, giri una volta di un lato. Tre segnalini da una rete; due Elementi ne tolgono uno.
browser-gladiatori-help-status-unbalanced = Un segnalino non fa ancora niente; il secondo ti getta a terra.
browser-gladiatori-help-status-down = −5 ad attacco e difesa; solo Blocco. Devono sparire entrambi i segnalini prima di rialzarsi.
browser-gladiatori-help-status-passive = Niente carte, Doti o Poteri; Abilità e Oggetti difendono ancora. Chi passa lo è per il resto del suo round, chi non può reagire per quello scontro.
browser-gladiatori-help-points = Punti Vittoria
browser-gladiatori-help-points-note = Tutti cominciano con 10. Una coppia contro uno ne cede 10 alla fine.
browser-gladiatori-help-beasts = Belve
browser-gladiatori-help-beasts-dog = Molti e deboli. Un doppio ne chiama un altro.
browser-gladiatori-help-beasts-wolf = Un doppio ne chiama un altro; un sette ti sbilancia.
browser-gladiatori-help-beasts-lion = Un doppio morde due volte tanto, se non arretri con la Velocità; un sette ti getta a terra.
browser-gladiatori-help-beasts-bear = Un dado più degli altri. Un doppio aggiunge 2 per dado; un sette ti costa una carta o un Oggetto.
browser-gladiatori-help-beasts-note = Lanciano dadi invece di giocare carte e non hanno un fronte: una difesa sotto il tuo attacco le uccide.
browser-gladiatori-help-campaign = Campagna
browser-gladiatori-help-campaign-note = Con l’opzione Campagna una partita dà XP: 1 ogni 10 Punti Vittoria, 1 per la vittoria, o da 1 a 3 per le belve battute. Ogni 2 XP sono una moneta in più per la prossima creazione. Ucciso a −4 PF o più vieni portato via e torni; a −5 o meno il tuo gladiatore è morto.
browser-gladiatori-help-keys-note = Scegli con Invio una casella accesa, gira con ← e → e premi di nuovo Invio; Esc torna indietro.
