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
browser-play-now-note = { $count ->
    [0] Giochi da solo.
    [one] Un bot ti aspetta.
   *[other] { $count } bot ti aspettano.
} Non serve un account.
browser-play-game-now = Gioca ora: { $game }
browser-new-table-of = Nuovo tavolo: { $game }
browser-how-plays = Come si gioca: { $game }
browser-your-tables = I tuoi tavoli
browser-your-move = Tocca a te.
browser-gate-waits-short = Si aspettano giocatori
browser-answers = { $count ->
    [one] 1 decisione
   *[other] { $count } decisioni di tutti i giocatori
}
browser-five-games = I cinque giochi
browser-how-it-plays = Come si gioca
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
browser-bot-champion = campione
browser-bot-veteran = veterano
browser-bot-scout = esploratore
browser-bot-greedy = costante
browser-bot-instinct = svelto
browser-bot-beginner = principiante
browser-bot-random = distratto
browser-bot-champion-note = prova fino a 1600 partite immaginate per ogni scelta
browser-bot-veteran-note = prova fino a 400 partite immaginate per ogni scelta
browser-bot-scout-note = prova fino a 100 partite immaginate per ogni scelta
browser-bot-greedy-note = pesa quanto vale ogni scelta
browser-bot-instinct-note = segue poche buone abitudini
browser-bot-beginner-note = gioca come il costante e fa errori onesti
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
browser-window = Reazioni
browser-window-0 = Nessuno
browser-window-15 = 15 s
browser-window-60 = 60 s
browser-window-note = { $seconds ->
    [0] Chi può reagire si prende il tempo che gli serve.
   *[other] Chi può reagire e non dice nulla per { $seconds } secondi passa.
}
browser-public = Nella pagina iniziale
browser-public-note = Chiunque può trovare questo tavolo e guardare.
browser-summary = Riassunto
browser-people = Persone
browser-bots = Bot
browser-lasts = Circa
browser-open-table = Apri il tavolo
browser-open-waits = L’arena aspetta che ogni posto sia preso.
browser-open-at-once = La partita comincia subito.

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
browser-tab-offers = Offerte
browser-tab-log = Cronaca
browser-tab-chat = Chat
browser-tab-rules = Regole
browser-new-words = nuove parole
browser-opening = Inizio
browser-nothing-yet = Non è ancora successo niente.
browser-no-words-yet = Nessuno ha ancora detto niente.
browser-say-something = Di’ qualcosa al tavolo
browser-send = Invia
browser-board = Tabellone
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
browser-bot-plays-for-you = Un bot gioca al tuo posto da quando non ci sei.
browser-reclaim = Riprendi il posto
browser-time-left = restano { $time }
browser-your-decision = La tua decisione
browser-your-turn = Tocca a te
browser-what-happens = Che cosa succede
browser-skip = Salta
browser-waiting = In attesa
browser-waiting-for = A decidere: { $names }
browser-look-around = Guardati intorno quanto vuoi.
browser-choose-on-board = Scegli sul tabellone: { $count } caselle sono permesse.
browser-nothing-forward = Qui nulla è proposto. { $where ->
    [board] L passa da una casella permessa all’altra, Invio la sceglie.
   *[answers] Tab passa da una risposta all’altra, Invio la sceglie.
}
browser-coloured = { $why ->
    [marked] Colorata perché l’hai segnata: ancora una volta, ed è fatto.
    [taught] Colorata perché la lezione la chiede adesso.
    [bad] In rosso perché per te è un male.
    [good] In verde perché per te è un bene.
   *[lead] Colorata perché è messa avanti: qui un giocatore prudente sceglierebbe così. Non è un avvertimento.
}
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
browser-answer-beside = A questa domanda si risponde accanto al tabellone.
browser-cell-legal = Permessa.
browser-cell-target = Bersaglio permesso.
browser-cell-chosen = Scelta.
browser-cell-marked = Segnata. Sceglila di nuovo per agire.
browser-odds = Le probabilità
browser-odds-of = Probabilità: { $game }
browser-odds-share = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
browser-odds-playing = Si giocano duecento incontri …
browser-odds-chart = Probabilità in percento, secondo { $across }: { $names }.
browser-odds-attack = Attacco
browser-odds-defence = Difesa
browser-odds-weigh = Calcola
browser-odds-one = L’uno
browser-odds-other = L’altro
browser-exact = esatte
browser-result = Risultato
browser-standings = Classifica finale
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
browser-key-i = spiega ciò che ha il fuoco o sta sotto il puntatore; di nuovo: entra nella spiegazione; ← →: tutto il resto dello schermo
browser-key-d = alla tua decisione
browser-key-b = al tabellone
browser-key-t = il tabellone come testo
browser-key-tabs = cronaca, chat, regole
browser-key-u = tornare indietro
browser-key-a = come si vince
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
browser-step-of = Decisione { $step } di { $last }
browser-scrub = Decisione
browser-share = Condividi
browser-link-to-step = Link a questa decisione
browser-download = Scarica
browser-seen-by = Vista di
browser-eyes-public = Tutti, ciò che era pubblico
browser-eyes-all = Tutti, tutto scoperto
browser-won-with = ha vinto con { $points }
browser-ends-with = { $points } alla fine
browser-analyse = Analizza
browser-tab-analysis = Analisi
browser-analysis-waiting = In attesa che gli altri finiscano.
browser-analysis-running = La partita viene riesaminata: { $done } di { $total }
browser-analysis-patience = Puoi continuare a leggere; l’analisi resta con la partita.
browser-analysis-failed = Non è stato possibile analizzare questa partita.
browser-analysis-what = Quanto erano buone le probabilità di ciascuno, e dove è cambiato tutto? La casa gioca molte volte il seguito della partita, da ciò che ogni posto sapeva in quel momento.
browser-analysis-chart = Probabilità di vittoria lungo la partita
browser-analysis-how = Da ciò che ogni posto sapeva allora, { $playouts } partite immaginate per ogni probabilità: prendila come una stima.
browser-analysis-turnings = Svolte
browser-analysis-none = Nessuna scelta è costata molto a qualcuno.
browser-analysis-turning = Decisione { $number }, { $name }: { $was } → { $now }
browser-analysis-luck = Decisione { $number }, { $name }: { $was } → { $now }. Hanno deciso i dadi o le carte, non una scelta.
browser-analysis-played = Giocato
browser-analysis-preferred = La ricerca preferisce
browser-analysis-chance = { $chance }
browser-fair-title = Dadi che puoi controllare
browser-fair-check = Controlla ogni estrazione
browser-fair-commitment = Prima della prima risposta questo tavolo ha promesso il suo seme. Il suo segno è:
browser-fair-more = Che cosa significa
browser-fair-commitment-good = Il seme è quello promesso prima della partita.
browser-fair-commitment-bad = Il seme non è quello promesso.
browser-fair-secret-good = Il segreto dei dadi segue dal seme e dai byte di ciascuno.
browser-fair-secret-bad = Il segreto dei dadi non segue dal seme.
browser-fair-own-good = I tuoi byte sono tra questi.
browser-fair-own-bad = I tuoi byte non sono tra questi.
browser-fair-dice-good = { $draws ->
    [0] Nessun numero è stato estratto a caso.
    [one] 1 numero è stato estratto; riestratto dal segreto, è lo stesso.
   *[other] { $draws } numeri sono stati estratti, per dadi, mescolate e sorteggi; riestratti dal segreto, sono tutti gli stessi.
}
browser-fair-dice-bad = Alla decisione { $step } ciò che è stato estratto non discende dal segreto.
browser-fair-events-good = Ciò che si vede qui è quanto la registrazione ha sigillato.
browser-fair-events-bad = Ciò che si vede qui non è quanto la registrazione ha sigillato.
browser-fair-rest = Controllato qui, in questo browser, senza le regole del gioco. Che la partita discenda da questi numeri secondo le regole lo mostra chi la rigioca: scarica la registrazione ed esegui «harena verify FILE».
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
browser-steps-in = Aspettarmi
browser-steps-in-note = Dove puoi intervenire in ogni momento, i bot chiedono prima. Vale dal prossimo tavolo.
browser-letter-keys = Tasti con lettere
browser-letter-keys-note = Singole lettere come comandi al tavolo.
browser-strong-grid = Griglia marcata
browser-strong-grid-note = Linee più scure tra le caselle.
browser-settings-kept = Conservate solo in questo browser.

## Aiuto

browser-help-start = Come si comincia
browser-help-start-1 = «Gioca ora» ti porta a un tavolo con dei bot. Ciò che puoi scegliere è acceso sul tabellone ed elencato con la domanda; tutto il resto, se lo tocchi, dice perché no. Ogni parola, segno o carta si spiega da sé: fermaci sopra il puntatore, tieni premuto a lungo, o premi I.
browser-help-start-2 = Per giocare con amici apri un nuovo tavolo e manda a ciascuno il link di un posto. Non serve un account: bastano il link e un tocco. Il posto resta loro in quel browser, anche dopo una pausa.
browser-help-start-3 = Più persone a uno stesso schermo prendono i posti «Qui». Il tavolo dice sempre a chi tocca.
browser-help-dice = Dadi che puoi controllare
browser-help-dice-1 = Quando si apre un tavolo il server sorteggia un seme e ne pubblica il segno, un numero dal quale il seme non si può indovinare.
browser-help-dice-2 = Chi si siede aggiunge byte del proprio caso: prima solo il loro segno e, quando ogni posto è preso, i byte stessi. Così nessuno decide da solo come cadono i dadi, nemmeno l’ultimo che si siede.
browser-help-dice-3 = Ogni risposta ha i suoi dadi. Tornare indietro e rispondere di nuovo tira gli stessi dadi, mai dadi migliori.
browser-help-dice-4 = Dopo la partita il seme viene mostrato. Chiunque può controllare che abbia quel segno e che ogni dado ne derivi, nella pagina del replay o con «harena verify».
browser-help-not = Che cosa questo non promette
browser-help-not-1 = Il server conosce le carte nascoste mentre si gioca. Ci si fida che chi lo gestisce le tenga per sé.
browser-help-not-2 = Un server d’accordo con l’ultimo che si siede potrebbe provare diversi byte di quel giocatore.
browser-help-not-3 = Una partita interrotta non mostra mai il suo seme.
browser-help-private = Che cosa si conserva
browser-help-private-1 = Il server conserva il tuo nome, i tuoi posti e le tue risposte. Non ci sono account, pubblicità o tracciamenti, e niente viene preso da altrove.

## Che cosa il server rifiuta

browser-refused-unreachable = Ora non si riesce a raggiungere il server.
browser-refused-malformed = Il server non ha capito.
browser-refused-no-campaign = Ci voleva la registrazione di una partita finita di una campagna per { $seats } posti, ma ne è arrivata un’altra.
browser-refused-token = Questo link non è più valido. Chiedine uno nuovo.
browser-refused-guest = Il server non conosce questo browser. Ricarica la pagina.
browser-refused-origin = La richiesta viene da un altro sito.
browser-refused-not-yours = Quel posto è di qualcun altro.
browser-refused-not-found = Non c’è un tavolo o una registrazione così.
browser-refused-taken = Lì siede già qualcuno.
browser-refused-one-seat = Hai già un posto qui; gli altri sono per altre persone.
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

## Scelte

browser-hand = Le tue carte
browser-back = Indietro
browser-do-it = Fallo
browser-any-time = In ogni momento
browser-any-time-sure = Sicuro? Accade subito.
browser-step-in = { $name } sta per proseguire. Fai qualcosa prima?
browser-step-in-why = Ciò che puoi fare in ogni momento viene prima. Le impostazioni possono omettere questa domanda.
browser-go-on = Avanti
browser-less-of = Meno: { $what }
browser-more-of = Più: { $what }
browser-refused-row = Intanto il tavolo è cambiato, o non è più possibile. Guarda di nuovo e scegli.
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
browser-campaign-over = La campagna è finita.
browser-campaign-another = Una nuova campagna
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
browser-campaign-growth = Crescita
browser-campaign-list = Partite
browser-campaign-still = non ancora finita
browser-campaign-record = La registrazione da cui è partita
browser-campaign-to-match = Alla partita { $number }
browser-journal = Diario
browser-journal-earlier = { $count ->
    [one] Un incontro prima
   *[other] { $count } incontri prima
}
browser-journal-note = Una nota tua
browser-journal-add = Aggiungi
browser-journal-kept = Conservata qui con la campagna, solo per te.
browser-journal-save = Salva il diario
browser-journal-drop = Togli la nota: { $note }
browser-to-table = Al tavolo
browser-nobody-wins = Non vince nessuno.
browser-nobody-won = non ha vinto nessuno
browser-has-lost = ha perso
browser-has-drawn = pareggio

## Come si vince, e che cosa significa una parola

browser-aim = Scopo
browser-aim-plain = Vince chi ha più punti alla fine.

## Tornare: il mio turno, guardare, esercizi, finali

browser-your-turn-list = Tocca a te
browser-turn-elsewhere = Tocca a te a un altro tavolo: { $games }.
browser-tables-wait = { $count ->
    [one] Un tavolo ti aspetta.
   *[other] { $count } tavoli ti aspettano.
}
browser-brand-waiting = Harena, pagina iniziale. { browser-tables-wait }
browser-notices = Notifiche
browser-notices-note = Il browser ti avvisa quando tocca a te mentre guardi altro.
browser-notices-denied = Questo browser non permette notifiche da qui. Si può cambiare nelle sue impostazioni.
browser-notices-ask = Avvisami quando tocca a me
browser-key-n = al prossimo tavolo dove tocca a te
browser-back-to-table = Torna al tavolo
browser-watch-list = In corso
browser-no-watch = In questo momento non si gioca nessuna partita in elenco.
browser-watch = Guarda
browser-watch-table = Guarda { $game }: { $names }
browser-you-watch-secrets = Stai guardando, senza ritardo. Le mani e le scelte segrete restano nascoste finché le regole non le scoprono.
browser-you-watch-open = Stai guardando, senza ritardo, e vedi tutto quello che vedono i giocatori.
browser-what-is-played = Che cosa si gioca
browser-clock-own = { $bank } s a testa per la partita, e { $increment } s in più per ogni decisione.
browser-as-usual = Tutto il resto come di solito
browser-play-on = Continua da qui
browser-play-on-as = Continua come { $name }
browser-play-on-note = Un tavolo tuo con questa posizione. Negli altri posti siedono i bot; carte e dadi sono com’erano.
browser-exercise = Esercizio
browser-exercise-note = Un esercizio, continuato dalla decisione { $step } di un’altra partita.
browser-exercise-source = Vedi quella partita
browser-exercise-again = Ancora da lì
browser-rematch-wait = Si aspetta { $names }
browser-rematch-want = { $count ->
    [one] { $names } vuole giocare ancora.
   *[other] { $names } vogliono giocare ancora.
}
browser-rematch-go = Al prossimo tavolo
browser-agreed = d’accordo
browser-picture = Immagine
browser-picture-made = Fatto con Harena
browser-end-match = Finire la partita
browser-resign = Mi arrendo
browser-resign-note = Perdi e non puoi tornare; se siete più di due, un bot continua per te.
browser-resign-sure = Sì, mi arrendo
browser-end-ask = Proponi di finire
browser-end-ask-note = Se tutti quelli che restano sono d’accordo, la partita finisce qui e non vince nessuno.
browser-end-ask-sure = Sì, proponi
browser-end-now = Finisci senza vincitore
browser-end-now-note = La partita finisce qui e non vince nessuno.
browser-end-now-sure = Sì, finisci
browser-end-asked = { $seat-is ->
    [you] Hai proposto di finire la partita senza vincitore.
   *[other] { $seat } propone di finire la partita senza vincitore.
}
browser-end-withdraw = Ritira la proposta
browser-you-are-left = Resti tu, e vinci.
browser-has-resigned = si è arreso
browser-entry-resigned = { $name } si arrende.
browser-entry-end_asked = { $name } propone di finire la partita.
browser-entry-end_agreed = { $name } è d’accordo di finire.
browser-entry-end_refused = { $name } non vuole finire.
browser-entry-ended = { $why ->
    [agreed] La partita finisce di comune accordo.
   *[resigned] La partita è decisa.
}
browser-refused-not-record = Quel file non è il verbale di una partita.
browser-refused-own-way = Le regole di questo gioco hanno un loro modo di arrendersi.
browser-refused-end-refused = Ora non si può proporre: qualcuno ha rifiutato, o non c’è. Prima si continua a giocare.
browser-refused-step = Da lì non si può continuare: la partita è finita.
browser-kept-replays = Partite riviste, tenute in questo browser
browser-offline = Sei senza rete. Le partite che hai rivisto qui si possono ancora leggere.
browser-now = Ora:
browser-question = Domanda
browser-rules-cited = { $count ->
    [one] Regola { $rules }
   *[other] Regole { $rules }
}
browser-open-rules = Apri le regole
browser-rules-of = { $game }: le regole
browser-rules-words = Che cosa significano le parole
browser-rules-book = Le regole una per una
browser-rules-book-note = Ogni regola ha un numero; le spiegazioni lo citano.
browser-rules-in-english = Le regole una per una sono in inglese; le parole del gioco sono spiegate nella tua lingua, e stanno accanto a ogni regola.

## The frame of a table

browser-tab-fight = Scontro
browser-just-now = Or ora
browser-phase-of = { $name }, { $number } di { $count }
browser-hinted = Consiglio
browser-no-fight = Nessuno combatte.

## Lezioni e consigli

browser-learn = Impara
browser-learn-lead = Brevi lezioni sul tabellone vero. La prima dura meno di tre minuti.
browser-learn-game = Impara { $game }
browser-learn-begin = Comincia
browser-learn-on = Continua
browser-learn-again = Ancora una volta
browser-lesson = Lezione
browser-lesson-done = Fatta
browser-lesson-next = Prossima: { $title }
browser-lesson-anew = Ricomincia questa lezione
browser-lessons-all = Tutte le lezioni
browser-lessons-done-of = { $done } su { $count } fatte
browser-task-of = { $number } di { $count }
browser-hint = Tu che cosa faresti?
browser-key-w = Tu che cosa faresti? Un consiglio, contro i bot
browser-hints-of = { $count ->
    [one] con 1 consiglio
   *[other] con { $count } consigli
}
browser-first-match = La tua prima partita?
browser-first-match-light = Con le regole più leggere: { $options }. Contro i bot puoi chiedere consigli in ogni momento.
browser-first-match-hints = Contro i bot puoi chiedere consigli in ogni momento.
browser-first-match-learn = Oppure impara prima con brevi lezioni.
browser-first-light = Con le regole più leggere
browser-first-full = Con tutte le regole
browser-first-learn = Prima imparo con brevi lezioni
browser-first-hint = Prima volta? «{ $hint }» mostra che cosa farebbe qui un bot, e perché.
browser-refused-hint = Adesso un bot non ha nulla da consigliarti.

# A server for strangers.
browser-campaign-brought = Questa campagna continua da una registrazione portata da fuori: ciò che i gladiatori portano con sé non è stato vinto ai tavoli di questo server.
browser-fair-fingerprint = Impronta breve di questo tavolo: { $fingerprint }. Chi se la annota può confrontarla dopo la partita.
browser-fair-receipt = Salva la mia ricevuta
browser-fair-kept-good = Il tavolo, la sua promessa e tutti gli impegni sono quelli che questo browser ha conservato prima della partita.
browser-fair-kept-bad = Prima della partita questo browser ha conservato un’altra promessa, o altri impegni.
browser-refused-not-free = Con quella risposta qualcuno ha saputo qualcosa: chiedi agli altri di ritirarla.
browser-refused-retired = Da allora le regole sono cambiate e questa partita andrebbe altrimenti. È chiusa com’era; ciò che è stato raccontato si può ancora leggere.
browser-ended-rules = Chiusa: da allora le regole sono cambiate.
browser-zoom-in = Guarda più da vicino
browser-zoom-out = Guarda più da lontano
browser-zoom-fit = Tutto
browser-zoom-follow = Segui
browser-key-zoom = Guardare un grande tabellone più da vicino, più da lontano, o per intero

# Strangers at one table.
browser-entry-kicked = Chi ospita ha mandato via { $name }.
browser-refused-word = Il proprietario di questo server non vuole quella parola qui.
browser-refused-chat-off = Su questo server non c’è la chat.
browser-about-person = Su { $name }
browser-mute = Silenzia
browser-mute-note = Ciò che { $name } dice a questo tavolo non appare in questo browser. Nessuno lo viene a sapere.
browser-block = Blocca
browser-block-note = Ciò che { $name } dice non ti appare a nessun tavolo, e { $name } non può sedersi ai tavoli che fai tu.
browser-report = Segnala { $name }
browser-report-note = Chi gestisce questo server legge ciò che scrivi qui e le ultime parole dette a questo tavolo.
browser-report-send = Invia al gestore
browser-report-sent = Il gestore di questo server è stato avvisato.
browser-kick = Manda via
browser-kick-note = Il posto torna libero, e lo stesso ospite non può tornare a questo tavolo.
browser-kick-note-playing = Un bot continua a giocare, e lo stesso ospite non può tornare a questo tavolo.
browser-kick-sure = Sì, manda via
browser-refused-seat-lost = Questo posto non è più tuo: l’hai portato in un altro browser, o chi ospita ti ha mandato via.
browser-chat-note = No: ai tavoli non leggi né scrivi parole.
browser-chat-off = Hai spento la chat nelle impostazioni.
browser-own-data = Ciò che questo server conserva di te
browser-own-data-note = Il tuo nome, dove siedi, ciò che hai detto e le registrazioni che hai portato. Nessun indirizzo, nessun conto.
browser-own-data-save = Salva i miei dati
browser-own-data-none = Questo server non conserva nulla di te.
browser-forget-me = Dimenticami
browser-forget-me-note = Il tuo nome, le tue parole e le tue registrazioni vengono cancellati, e i bot prendono i tuoi posti per sempre. Le partite restano, senza il tuo nome.
browser-forget-me-sure = Sì, dimenticami
browser-forgotten = Qui nessuno si ricorda più di te.
