# Ciò che dicono le pagine diverse dall'inizio e dal tavolo, e ciò che si apre a un tavolo: si carica con esse. Le chiavi cominciano con "browser-".

## Ovunque

browser-seat-number = Posto { $number }

## Nuovo tavolo

browser-new-table-note = Tre scelte e la porta si apre.
browser-step-game = Gioco
browser-step-options = Opzioni
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
browser-clock-none = Nessuno
browser-clock-brisk = Svelto
browser-clock-quick = 5 min
browser-clock-calm = 20 min
browser-clock-days = Giorni
browser-clock-none-note = Ognuno si prende il tempo che vuole.
browser-clock-brisk-note = Al massimo un minuto per decisione, meno per ciò che un gioco considera breve; 10 minuti a testa per la partita, e 10 secondi in più a ogni decisione.
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
browser-pack-note = Ciò che è stampato su carte e tabelloni: quello del gioco, o un altro di questo server.
browser-pack-built-in = Quello del gioco
browser-summary = Riassunto
browser-people = Persone
browser-bots = Bot
browser-lasts = Circa
browser-open-table = Apri il tavolo
browser-open-waits = L’arena aspetta che ogni posto sia preso.
browser-open-at-once = La partita comincia subito.

## Arrivare a un tavolo

browser-gate-waits = L’arena aspetta che ogni posto sia preso.
browser-gate-open = A questo tavolo c’è un posto per te, per giocare o per guardare.
browser-seats-taken = { $taken ->
    [one] { $taken } posto su { $all } è occupato
   *[other] { $taken } posti su { $all } sono occupati
}.
browser-take-seat = Prendi posto
browser-only-watch = Guarda soltanto
browser-sit-here = Siediti qui
browser-scan = Inquadra con il telefono
browser-put-bot = Fai sedere un bot
browser-free-for-all = libero per chiunque
browser-by-link = solo con il link
browser-invite = Invita
browser-invite-note = Ogni link vale per un posto e funziona una volta. Con il link del tavolo chiunque può guardare.
browser-link-of-seat = Link del posto { $seat }
browser-link-of-table = Link del tavolo
browser-make-link = Crea un link
browser-copy = Copia
browser-copied = Copiato
browser-leave = Lascia il posto a un bot
browser-leave-note = Puoi riprenderlo in ogni momento finché la partita è viva.

## A un tavolo

browser-odds-of = Probabilità: { $game }
browser-odds-share = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
browser-odds-playing = Si giocano duecento incontri …
browser-odds-chart = Probabilità in percento, secondo { $across }: { $names }.
browser-odds-one = L’uno
browser-odds-other = L’altro

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
browser-pause = Pausa
browser-step-on = Avanti di una decisione
browser-to-last = Alla fine
browser-step-of = Decisione { $step } di { $last }
browser-scrub = Decisione
browser-share = Condividi
browser-link-to-step = Link a questa decisione
browser-seen-by = Vista di
browser-eyes-public = Tutti, ciò che era pubblico
browser-eyes-all = Tutti, tutto scoperto
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
browser-analysis-chance = { $chance ->
    [0] meno dell’1%
    [1] più del 99%
   *[other] { $chance }
}
browser-analysis-end = { $chance }
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

## Scelte

browser-close-table = Chiudi questo tavolo
browser-close-table-note = I suoi link non funzionano più e nessuno può più sedersi.
browser-close-table-sure = Chiudilo

## Campagne

browser-campaign-all = Tutte le partite
browser-campaign-from-record = Tanti posti quanti prima. Ciò che ognuno ha imparato viene con lui; un gladiatore nuovo prende il posto di uno morto.
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

## Tornare: il mio turno, guardare, esercizi, finali

browser-notices = Notifiche
browser-notices-note = Il browser ti avvisa quando tocca a te mentre guardi altro.
browser-notices-denied = Questo browser non permette notifiche da qui. Si può cambiare nelle sue impostazioni.
browser-key-n = al prossimo tavolo dove tocca a te
browser-back-to-table = Torna al tavolo
browser-what-is-played = Che cosa si gioca
browser-clock-own = { $bank } s a testa per la partita, e { $increment } s in più per ogni decisione.
browser-clock-capped = { $bank } s a testa per la partita, e { $increment } s in più per ogni decisione, che può durare al massimo { $cap } s.
browser-as-usual = Tutto il resto come di solito
browser-play-on = Continua da qui
browser-play-on-as = Continua come { $name }
browser-play-on-note = Un tavolo tuo con questa posizione. Negli altri posti siedono i bot; carte e dadi sono com’erano.
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
browser-rules-words = Che cosa significano le parole
browser-rules-book = Le regole una per una
browser-rules-book-note = Ogni regola ha un numero; le spiegazioni lo citano.
browser-rules-in-english = Le regole una per una sono in inglese; le parole del gioco sono spiegate nella tua lingua, e stanno accanto a ogni regola.

## Lezioni e consigli

browser-learn-lead = Brevi lezioni sul tabellone vero. La prima dura meno di tre minuti.
browser-learn-begin = Comincia
browser-learn-on = Continua
browser-learn-again = Ancora una volta
browser-lesson-done = Fatta
browser-lesson-next = Prossima: { $title }
browser-lesson-anew = Ricomincia questa lezione
browser-lessons-all = Tutte le lezioni
browser-lessons-done-of = { $done ->
    [one] { $done } su { $count } fatta
   *[other] { $done } su { $count } fatte
}
browser-task-of = { $number } di { $count }
browser-key-w = Tu che cosa faresti? Un consiglio, contro i bot

## A server for strangers

browser-campaign-brought = Questa campagna continua da una registrazione portata da fuori: ciò che i gladiatori portano con sé non è stato vinto ai tavoli di questo server.
browser-fair-fingerprint = Impronta breve di questo tavolo: { $fingerprint }. Chi se la annota può confrontarla dopo la partita.
browser-fair-receipt = Salva la mia ricevuta
browser-fair-kept-good = Il tavolo, la sua promessa e tutti gli impegni sono quelli che questo browser ha conservato prima della partita.
browser-fair-kept-bad = Prima della partita questo browser ha conservato un’altra promessa, o altri impegni.
browser-key-zoom = Guardare un grande tabellone più da vicino, più da lontano, o per intero

## Strangers at one table

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
browser-chat-note = No: ai tavoli non leggi né scrivi parole.
browser-own-data = Ciò che questo server conserva di te
browser-own-data-note = Il tuo nome, dove siedi, ciò che hai detto e le registrazioni che hai portato. Nessun indirizzo, nessun conto.
browser-own-data-save = Salva i miei dati
browser-own-data-none = Questo server non conserva nulla di te.
browser-forget-me = Dimenticami
browser-forget-me-note = Il tuo nome, le tue parole e le tue registrazioni vengono cancellati, e i bot prendono i tuoi posti per sempre. Le partite restano, senza il tuo nome.
browser-forget-me-sure = Sì, dimenticami
browser-forgotten = Qui nessuno si ricorda più di te.
