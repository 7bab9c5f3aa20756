# Ciò che dicono nel browser l'inizio e i tavoli; le altre pagine stanno in pages.ftl. Le chiavi cominciano con "browser-".
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
browser-seat-free = Posto libero
browser-on = Sì
browser-off = No
browser-coming = In allenamento
browser-coming-note = Chi è in allenamento non è ancora sulla sabbia.

## Inizio

browser-hero = La sabbia è pronta. Prendi posto.
browser-lead = Cinque giochi di gladiatori a un solo tavolo, con amici vicini o lontani, o contro la casa.
browser-play-now = Gioca ora
browser-play-now-note = { $game }: { $count ->
    [0] giochi da solo
    [one] un bot ti aspetta
   *[other] { $count } bot ti aspettano
}. Non serve un account.
browser-play-game-now = Gioca ora: { $game }
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

browser-seats = Posti
browser-bot-champion = campione
browser-bot-veteran = veterano
browser-bot-scout = esploratore
browser-bot-greedy = costante
browser-bot-instinct = svelto
browser-bot-beginner = principiante
browser-bot-random = distratto
browser-bot-measured = { $note }; { $strength }
browser-bot-of = Bot · { $bot }
browser-bot-tip = Un bot: { $how }.
browser-clock = Orologio

## Arrivare a un tavolo

browser-opening-table = La porta si apre.
browser-still-opening = La porta si sta ancora aprendo…
browser-no-table = Non è stato possibile aprire questo tavolo.
browser-table-closed = Forse è stato chiuso, o ora è di qualcun altro.
browser-invited = Hai un invito per questo tavolo.
browser-here = presente
browser-table-menu = Questo tavolo

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
browser-seat-mark = Forma e colore di { $name }, anche sul tabellone.
browser-you-tip = Questo posto è tuo.
browser-deciding-tip = La partita aspetta una risposta da questo posto.
browser-away-tip = Ora a questo posto non c'è nessuno. Resta suo.
browser-has-won-tip = Questo posto ha vinto la partita.
browser-has-resigned-tip = Si è arreso e non gioca più.
browser-bot-sits-in-tip = Qui risponde un bot finché non torna chi siede qui.
browser-clock-tip = Il tempo che resta a questo posto.
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
browser-choose-on-board = Scegli sul tabellone: { $count ->
    [one] { $count } casella è permessa
   *[other] { $count } caselle sono permesse
}.
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
browser-confirm-what = Conferma:
browser-labelled = { $label }: { $text }
browser-apart = { $before }; { $after }
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
browser-odds-attack = Attacco
browser-odds-defence = Difesa
browser-odds-weigh = Calcola
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

## Replay

browser-play = Riproduci
browser-speed = Velocità
browser-download = Scarica
browser-won-with = ha vinto con { $points }
browser-ends-with = { $points } alla fine
browser-analyse = Analizza

## Impostazioni

browser-theme = Tema

## Che cosa il server rifiuta

browser-refused-unreachable = Ora non si riesce a raggiungere il server.
browser-refused-malformed = Il server non ha capito.
browser-refused-no-campaign = Ci voleva la registrazione di una partita finita di una campagna per { $seats ->
    [one] { $seats } posto
   *[other] { $seats } posti
}, ma ne è arrivata un’altra.
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
browser-refused-too-much = Ciò che si conserva qui per un ospite, e per i tavoli che ha aperto, ha raggiunto il limite.
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
browser-any-time-short = Sempre
browser-any-time-sure = Sicuro? Accade subito.
browser-step-in = { $name } sta per proseguire. Fai qualcosa prima?
browser-step-in-why = Ciò che puoi fare in ogni momento viene prima. Le impostazioni possono omettere questa domanda.
browser-go-on = Continua
browser-less-of = Meno: { $what }
browser-more-of = Più: { $what }
browser-refused-row = Intanto il tavolo è cambiato, o non è più possibile. Guarda di nuovo e scegli.
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
browser-campaign-match = Partita { $number }
browser-campaign-ready = Tutto pronto per la partita { $number }
browser-campaign-playing = Si gioca la partita { $number }
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
browser-notices-ask = Avvisami quando tocca a me
browser-watch-list = In corso
browser-no-watch = In questo momento non si gioca nessuna partita in elenco.
browser-watch = Guarda
browser-watch-table = Guarda { $game }: { $names }
browser-you-watch-secrets = Stai guardando, senza ritardo. Le mani e le scelte segrete restano nascoste finché le regole non le scoprono.
browser-you-watch-open = Stai guardando, senza ritardo, e vedi tutto quello che vedono i giocatori.
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

## The frame of a table

browser-tab-fight = Scontro
browser-just-now = Or ora
browser-phase-of = { $name }, { $number } di { $count }
browser-hinted = Consiglio
browser-no-fight = Nessuno combatte.

## Lezioni e consigli

browser-learn = Impara
browser-learn-game = Impara { $game }
browser-lesson = Lezione
browser-hint = Tu che cosa faresti?
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
browser-refused-not-free = Con quella risposta qualcuno ha saputo qualcosa: chiedi agli altri di ritirarla.
browser-refused-retired = Da allora le regole o il pacchetto sono cambiati e questa partita andrebbe altrimenti. È chiusa com’era; ciò che è stato raccontato si può ancora leggere.
browser-ended-rules = Chiusa: da allora le regole o il pacchetto sono cambiati.
browser-pack = Pacchetto
browser-zoom-in = Guarda più da vicino
browser-zoom-out = Guarda più da lontano
browser-zoom-fit = Tutto
browser-zoom-follow = Segui

# Strangers at one table.
browser-entry-kicked = Chi ospita ha mandato via { $name }.
browser-refused-word = Il proprietario di questo server non vuole quella parola qui.
browser-refused-chat-off = Su questo server non c’è la chat.
browser-about-person = Su { $name }
browser-refused-seat-lost = Questo posto non è più tuo: l’hai portato in un altro browser, o chi ospita ti ha mandato via.
browser-chat-off = Hai spento la chat nelle impostazioni.
