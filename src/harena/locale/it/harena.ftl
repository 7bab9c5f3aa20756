# Le parole della casa: il terminale, i rifiuti e ciò che tutti i giochi hanno.
#
# Per ogni giocatore $x ci sono tre variabili: $x è il nome, $x-is vale "you" per chi legge,
# "nobody" oppure "other", e $x-vowel vale "yes" se il nome comincia per vocale.

## Giocatori

you = Tu
nobody = nessuno
seat-number = Posto { $number }
turn-of = { $seat-is ->
    [you] Tocca a te scegliere
   *[other] { $seat }, tocca a te scegliere
}
to-person = { $seat }: { $question }
at-the-table = Al tavolo: { $names }.
sits-bot = { $name } (bot: { $bot })
points-of = { $points ->
    [one] { $seat }: 1 punto
   *[other] { $seat }: { $points } punti
}

## Prima e dopo la partita

how-many-seats = Quanti giocatori, bot compresi, da { $low } a { $high }? [{ $low }]{" "}
not-a-seat-count = Era atteso un numero da { $low } a { $high }, ma è arrivato «{ $text }».
autosaved = Ogni risposta viene salvata subito: { $file }
resumed = { $answers ->
    [one] La partita riprende dopo 1 risposta.
   *[other] La partita riprende dopo { $answers } risposte.
}
match-over = La partita è finita
winner = { $seat-is ->
    [you] Vinci con { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }!
   *[other] Vince { $seat } con { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
}
winners = { $names } si dividono la vittoria con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
winners-together = { $names } vincono insieme.
no-winner = Non vince nessuno.
# Ends that the rules do not know, and exercises.
ended-gave-up = { $seat-is ->
    [you] Ti arrendi.
   *[other] { $seat } si arrende.
}
ended-left-over = { $count ->
    [one] Resta { $names }, e vince.
   *[other] Restano { $names }, e vincono.
}
ended-agreed = La partita finisce qui, di comune accordo. Non vince nessuno.
ended-exercise = Un esercizio: continua dalla decisione { $step } di un’altra partita.
record-kept = Il verbale di questa partita: { $file }
replay-with = Per rivederla: { $command }
match-kept = La partita è salvata: { $file }
resume-with = Per riprenderla: { $command }
keep-match = Conservi questa partita, per riprenderla più tardi? [S/n]{" "}
letter-no = n
letter-yes = s
match-thrown-away = La partita è stata buttata via.

## Risposte e comandi

hint = Numero o nome (? per la regola, aiuto per il resto):{" "}
prompt = >{" "}
several = Potrebbe voler dire { $names }. Scrivine di più.
not-understood = «{ $text }» non è un’opzione: è atteso un numero da { $first } a { $last } o un nome. Scrivi aiuto per saperne di più.
ahead-forgotten = «{ $text }» non risponde a questa domanda.
help-answers = Scrivi il numero di un’opzione o il suo nome; bastano le prime lettere. In una riga stanno più risposte.
command-help = aiuto
command-help-help = questo elenco
command-rule = ?
command-rule-help = la regola dietro questa scelta; ? e una parola o il numero di una regola la spiega
command-aim = scopo
command-aim-help = che cosa fa vincere in questo gioco; a ogni domanda
command-board = tavola
command-board-help = di nuovo tutta la tavola, con la domanda
command-score = punti
command-score-help = i punti finora
command-log = diario
command-log-help = che cosa è successo; diario 50 mostra le ultime 50 righe
command-power = potere
command-power-help = che cos’altro puoi fare tu, o un altro a questo schermo
command-back = indietro
command-back-help = ritira la tua ultima risposta, finché non ha rivelato nulla
command-save = salva
command-save-help = salva FILE scrive una copia della partita; la partita stessa è sempre salvata
command-quit = esci
command-quit-help = lascia il tavolo; puoi riprendere più tardi
command-resign = arrenditi
command-resign-help = arrenderti; un bot continua per te, o la partita è decisa
command-end = termina
command-end-help = proporre di finire la partita senza vincitore: tutti a questo schermo devono essere d’accordo
resign-own-way = In questo gioco ci si arrende secondo le sue regole: scrivi { $command }.
resign-sure = Ti arrendi? Perdi e non puoi tornare. [s/N]{" "}
end-sure = Finire qui, senza vincitore? [s/N]{" "}
end-agree = { $other }: { $seat } vorrebbe finire qui la partita, senza vincitore. D’accordo? [s/N]{" "}
end-refused = { $seat } preferisce continuare.
interject-hint = Scrivi { $command } per vedere che cos’altro puoi fare.
interject-none = Ora non si può fare nient’altro.
interject-who = Chi (Invio per nessuno):{" "}
interject-prompt = Numero o nome (Invio per niente):{" "}
step-in-prompt = { $seat } sta per scegliere. Invio per andare avanti, { $command } per intervenire prima:{" "}
step-in-not-understood = «{ $text }» qui non fa nulla: Invio va avanti, { $command } interviene, aiuto dice che altro c’è.
hand-over = Ora lo schermo è per { $seat }
hand-over-prompt = { $seat }, premi Invio quando nessun altro guarda:{" "}
go-on-prompt = Invio per andare avanti:{" "}
count-prompt = { $question } (da { $low } a { $high }):{" "}
labelled = { $label }: { $text }
apart = { $before }; { $after }
word-all = tutte
word-none = nessuna
no-rule = Qui non c’è nulla da spiegare.
# Why something cannot be chosen, in any game.
refusal-not-asked = Non tocca a te scegliere.
refusal-other-ask = Ora si chiede altro.
refusal-no-such-choice = Questa scelta non c’è.
rule-in-english = Le regole una per una sono in inglese.
term-rules = { $count ->
    [one] Regola { $rules }
   *[other] Regole { $rules }
}
term-unknown = “{ $word }” non è spiegato in questo gioco.
term-near = Forse: { $names }.
taken-back = Ritirata.
not-taken-back = Non c’è nulla che si possa ritirare.
saved = Salvato: { $file }

## Rivedere una partita

step = Passo { $step } di { $last }
step-number = { $question }: { $choice }
step-choice = { $seat-is ->
    [you] Hai scelto: { $choice }
   *[other] { $seat } ha scelto: { $choice }
}
step-secret = { $seat-is ->
    [you] Hai scelto in segreto.
   *[other] { $seat } ha scelto in segreto.
}
replay-prompt = n avanti, p indietro, da 0 a { $last }, fine, gioca da qui, q esci:{" "}
replay-word-end = fine
replay-word-play = gioca
replay-not-over = Solo da una partita finita si può continuare a giocare da qui; questa riprende con harena play --resume.
replay-at-end = Questa è la fine.
replay-not-understood = «{ $text }» non è un passo: è atteso n, p, un numero fino a { $last }, fine, gioca o q.
verified = { $file }: riesce come è stata verbalizzata ({ $answers ->
    [one] { $answers } risposta
   *[other] { $answers } risposte
}, { $events ->
    [one] { $events } evento
   *[other] { $events } eventi
}, impronta { $digest }).
verified-dice = I dadi sono quelli promessi prima della partita: impronta { $commitment }.

## Che cosa c’è

game-seats = Da { $low } a { $high } giocatori.
game-options = Opzioni di gioco: { $names }. Le spiega: { $command }
column-option = Opzione
column-values = Valori
column-section = Sezione
column-meaning = Significato
column-strength = Misurato
option-when = Solo con { $conditions }.
option-range = da { $low } a { $high }, di norma { $default }
option-value = { $default ->
    [yes] { $value } (di norma)
   *[no] { $value }
}
option-value-meaning = { $default ->
    [yes] { $value } (di norma): { $meaning }
   *[no] { $value }: { $meaning }
}
options-use = Uso: { $command }
bots-use = Per giocare contro uno: { $command }
bot-champion-note = prova fino a 1600 partite immaginate per ogni scelta
bot-veteran-note = prova fino a 400 partite immaginate per ogni scelta
bot-scout-note = prova fino a 100 partite immaginate per ogni scelta
bot-greedy-note = pesa quanto vale ogni scelta
bot-instinct-note = segue poche buone abitudini
bot-beginner-note = pesa anch’esso le sue scelte e fa errori onesti
bot-random-note = fa qualunque cosa sia permessa
bot-strength = ha vinto { $won } partite su { $matches } contro «{ $against }»
rules-use = Una parola spiegata: { $command }; al tavolo: ? { value-word }
pack-written = Il pacchetto è scritto: { $folder }
pack-next = Cambialo, controllalo con «{ $check }» e gioca con «{ $play }».
pack-good = { $folder }: un buon pacchetto per { $game } (impronta { $digest }).
simulating = Si gioca { $game }
column-bot = Bot
column-seat = Posto
column-seats = Posti
column-against = Contro
column-matches = Partite
column-wins = Vittorie
column-times = Volte
balance-title = Equilibrio di { $game }: { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} a { $seats } fra bot uguali ({ $bot })
column-rating = Punti
rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
rating-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
ladder-title = Classifica di { $game }: quota di vittorie, { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} per ogni coppia
ladder-seats = { $seats } al tavolo, il primo contro il secondo
fault-crashed = { $bot } si è guastato e ha perso { $times ->
    [one] una partita
   *[other] { $times } partite
}: { $what }
fault-cheated = { $bot } ha risposto ciò che non era offerto e ha perso { $times ->
    [one] una partita
   *[other] { $times } partite
}: { $what }
fault-overran = { $bot } ci ha messo troppo e ha perso { $times ->
    [one] una partita
   *[other] { $times } partite
}: { $what }
column-share = Quota
column-interval = Intervallo 95 %
simulated-rounds = Giri: in media { NUMBER($mean, maximumFractionDigits: 1) }, da { $least } a { $most }.
simulated-decisions = Decisioni: in media { NUMBER($mean, maximumFractionDigits: 1) }, da { $least } a { $most }.
simulated-shared = Vittorie condivise: { $count }.
simulated-seconds = Secondi: { NUMBER($seconds, maximumFractionDigits: 1) }, cioè { NUMBER($speed, maximumFractionDigits: 1) } partite al secondo.
serving = Harena è servita su { $address }; Ctrl-C la ferma. Le partite sono conservate in { $data }.
analysis-title = { $game }: probabilità di vincere secondo ciò che ogni posto sapeva, { $playouts } partite immaginate per ognuna
analysis-turning = Dopo { $answers ->
    [one] { $answers } risposta
   *[other] { $answers } risposte
}, { $seat }: { $question }
analysis-choices = Giocato: { $played } ({ $was }). La ricerca preferisce: { $preferred } ({ $would }).
analysis-luck = Dopo { $answers ->
    [one] { $answers } risposta
   *[other] { $answers } risposte
}, { $seat }: { $was } è diventato { $now }. Non è stata una scelta: hanno deciso i dadi o le carte.
analysis-replay = Guardala, e gioca da lì: { $command }
analysis-none = Nessuna scelta è costata molto a qualcuno.
column-answers = Risposte
chance = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
estimate = { $chance ->
    [0] meno dell’1%
    [1] più del 99%
   *[other] { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
}
sitting = { $name } ({ $bot }) siede al posto { $number } di un tavolo di { $game }.
sitting-won = { $name } ha vinto. Punti: { $scores }
sitting-lost = { $name } non ha vinto. Punti: { $scores }
simulated-digest = Impronta di tutto ciò che è successo: { $digest }
simulated-broken-off = Interrotto: { $played ->
    [one] si è giocata { $played } partita su { $total }, ed è contata.
   *[other] si sono giocate { $played } partite su { $total }, e queste sono contate.
}
wins = { NUMBER($wins, maximumFractionDigits: 1) }
share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
interval = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Come si usano i comandi

usage = Uso: { $command } [opzioni]
usage-commands = Comandi
usage-arguments = Argomenti
usage-options = Opzioni
help = Cinque giochi di gladiatori: giocarli, rivederli, studiarli.
param-help = Questa spiegazione.
param-lang = Lingua: en, it, fr o pt. Altrimenti HARENA_LANG, altrimenti la lingua di questa macchina.
param-game = Il gioco: uno di quelli che mostra «harena games».
param-word = La parola da spiegare; senza, vengono elencate tutte.
param-file = Il verbale di una partita.
param-folder = La cartella del pacchetto.
param-seats = Quanti giocatori, bot compresi.
param-bots = I bot, separati da virgole: champion, veteran, scout, greedy, instinct, beginner, random o uno proprio del gioco; anche search:400 (prove), search:200ms, o il tuo modulo:Classe.
param-seed = Un testo qualsiasi. Lo stesso seme ridà lo stesso.
param-option = Un’opzione di gioco, nome=valore; si può dare più volte. «harena options GIOCO» le mostra.
param-pack = Una cartella con contenuti tuoi, come la crea «harena pack new».
param-no_colour = Niente colori. La variabile NO_COLOR fa lo stesso.
param-ascii = Disegna solo con lettere ASCII.
help-play = Gioca una partita contro i bot, o in più persone a uno schermo.
param-play-game = Il gioco. Si può omettere se ce n’è uno solo, e con --resume.
param-play-players = I nomi delle persone a questo schermo, separati da virgole.
param-play-bots = I bot, separati da virgole: champion, veteran, scout, greedy, instinct, beginner, random o uno proprio del gioco; anche search:400, search:200ms, o uno tuo, module:Class. Si ripetono quanto serve.
param-play-save = Il file in cui tenere la partita. Altrimenti sta nella tua cartella delle partite salvate.
param-play-resume = Riprende la partita di questo file; senza file, l’ultima che hai lasciato.
param-play-after = Continua una campagna: la partita finita a cui segue questa.
param-play-heirs = Con --after: nuovi gladiatori prendono il posto dei morti.
param-play-pace = Con che passo si racconta ciò che fanno i bot: fast (veloce), normal o slow (lento).
help-replay = Ripercorre passo per passo il verbale di una partita.
param-replay-start = Il passo da cui cominciare.
param-replay-seat = Con gli occhi di questo posto, contando da 0.
param-replay-auto = Va avanti da solo, con questi secondi per ogni passo.
help-verify = Rigioca un verbale e dice se riesce com’è scritto.
help-analyse = Riguarda una partita: la probabilità di vincere di ogni posto, dove è girata, e cosa avrebbe fatto la ricerca.
param-analyse-playouts = Quante partite immaginate si giocano per ogni probabilità.
param-analyse-chart = Un file per un grafico delle probabilità (SVG).
help-simulate = Fa giocare ai bot molte partite, e conta.
help-ladder = Fa giocare ogni bot contro ogni altro, e conta.
param-ladder-seats = I numeri di giocatori, separati da virgole.
param-ladder-limit = Quanti secondi può durare una scelta; chi ci mette di più perde la partita.
param-ladder-chart = Un file per un grafico (SVG).
help-sit = Fa sedere un bot, tuo o compreso, a un tavolo di un server in funzione.
param-sit-link = Il link del posto: http://…/t/TAVOLO#seat=GETTONE.
param-sit-bot = Il bot: champion, veteran, scout, greedy, instinct, beginner, random, uno proprio del gioco, search:400, search:200ms, o il tuo modulo:Classe.
param-sit-name = Il nome che porta al tavolo.
help-balance = Fa giocare a bot uguali molte partite, e dice chi vince per posto, per ciò che ha scelto e per ciò che ha usato.
param-balance-bot = Il bot che siede a ogni posto: champion, veteran, scout, greedy, instinct, beginner, random o uno proprio del gioco; anche search:400, search:200ms, o uno tuo, module:Class.
param-balance-report = Un file per i risultati in JSON.
param-balance-chart = Un file per un grafico (SVG).
param-odds-chart = Un file per un grafico (SVG); per i giochi le cui probabilità sono tabelle.
param-games = Quante partite.
param-jobs = Quanti processi ci lavorano.
param-ray = L’indirizzo di un cluster Ray i cui processi giocano al posto di questi: local, auto o HOST:PORTA.
param-keep = Un file che conserva l’esito di ogni partita: interrotto, il conto riprende da lì quando si chiede di nuovo lo stesso.
param-json = I risultati in JSON.
help-serve = Apri i tavoli nel browser, fino all’interruzione.
param-host = L’indirizzo su cui ascoltare.
param-port = La porta su cui ascoltare, di solito 8000; 0 ne prende una libera.
param-data = La cartella in cui si conservano le partite.
param-show = Mostra anche nel browser.
help-games = I giochi che ci sono.
help-options = Le opzioni di gioco di un gioco.
help-bots = I bot di un gioco e quanto ciascuno si è mostrato forte.
help-rules = Come si vince un gioco e che cosa significano le sue parole.
help-pack = I pacchetti: cartelle con contenuti tuoi.
help-pack-new = Scrive i contenuti di un gioco in una nuova cartella, da cambiare.
help-pack-check = Dice se con i contenuti di una cartella si può giocare.
value-command = COMANDO
value-game = GIOCO
value-word = PAROLA
value-file = FILE
value-folder = CARTELLA
value-lang = LINGUA
value-seats = NUMERO
value-players = NOME,NOME
value-bots = BOT,BOT
value-seed = TESTO
value-option = NOME=VALORE
value-pack = CARTELLA
value-save = FILE
value-resume = FILE
value-after = FILE
value-pace = PASSO
value-start = PASSO
value-seat = POSTO
value-auto = SECONDI
value-games = NUMERO
value-bot = BOT
value-report = FILE
value-chart = FILE
value-keep = FILE
value-host = INDIRIZZO
value-port = NUMERO
value-data = CARTELLA
value-playouts = NUMERO
value-limit = SECONDI
value-link = LINK
value-name = NOME
value-jobs = NUMERO
value-ray = INDIRIZZO

## Rifiuti: che cosa era atteso, che cosa è arrivato, e dove

refused-at = { $place }: { $sentence }
refused-usage = { $command }: qualcosa in questa riga non era atteso; lo spiega «{ $command } --help».
refused-usage-option = { $command }: l’opzione { $option } non esiste; «{ $command } --help» mostra quelle che ci sono.
refused-usage-value = { $command }: l’opzione { $option } vuole un valore, ma non è arrivato.
refused-usage-missing = { $command }: era atteso { $name }, ma non è arrivato nulla.
refused-usage-flag = { $command }: l’opzione { $option } non vuole valori, ma ne è arrivato uno.
refused-usage-extra = { $command }: non era atteso altro, ma è arrivato { $more }; lo spiega «{ $command } --help».
refused-command = Era atteso uno dei comandi { $known }, ma è arrivato { $command }.
refused-language = Era attesa una delle lingue { $known }, ma è arrivato { $language }.
refused-game = Era atteso uno dei giochi { $known }, ma è arrivato { $game }.
refused-no-game = Era atteso uno dei giochi { $known }, ma non è arrivato nulla.
refused-secret = Era atteso un segreto di al massimo { $most } byte, ma ne sono arrivati { $bytes }.
refused-seats = { $game } è per { $low }-{ $high } posti, ma è arrivato { $seats }.
refused-option = { $game } ha le opzioni di gioco { $known }, ma è arrivato { $option }.
refused-option-form = Opzione --option: era atteso nome=valore, ma è arrivato { $text }.
refused-option-twice = Opzione --option: era atteso un solo valore per { $option }, ma ne sono arrivati due diversi.
refused-contradiction = Opzione di gioco { $option }: con questi posti e opzioni era atteso { $expected } ({ $section }), ma è arrivato { $value }.
refused-armaturae = Opzione di gioco { $option }: con questi posti e opzioni era atteso { $expected } ({ $section }), perché servono { $wanted } armaturae diverse e ce ne sono { $known }, ma è arrivato { $value }.
refused-value = Opzione di gioco { $option }: era atteso { $form ->
    [range] un numero da { $low } a { $high }
    [either] { $expected } o un numero da { $low } a { $high }
   *[listed] { $expected }
} ({ $section }), ma è arrivato { $value }.
refused-number = Opzione { $option }: era atteso un numero intero da { $low } in su, ma è arrivato { $text }.
refused-seconds = Opzione { $option }: erano attesi secondi da 0 a 3600, ma è arrivato { $text }.
refused-pace = Opzione --pace: era atteso uno di { $known }, ma è arrivato { $pace }.
refused-bot = Era atteso uno dei bot { $known }, ma è arrivato { $bot }.
refused-name = Erano attesi nomi diversi di al massimo { $most } lettere, ma è arrivato { $name }.
refused-too-many-people = { $seats ->
    [one] A { $seats } posto era attesa al massimo { $seats } persona
   *[other] A { $seats } posti erano attese al massimo { $seats } persone
}, ma ne sono arrivate { $people }.
refused-too-many-bots = A { $seats ->
    [one] { $seats } posto
   *[other] { $seats } posti
} con { $people ->
    [one] { $people } persona
   *[other] { $people } persone
} { $free ->
    [one] era atteso al massimo { $free } bot
   *[other] erano attesi al massimo { $free } bot
}, ma { $bots ->
    [one] ne è arrivato { $bots }
   *[other] ne sono arrivati { $bots }
}.
refused-resume-alone = L’opzione --resume riprende la partita com’era cominciata, ma è arrivata anche { $option }.
refused-nothing-saved = In { $folder } era attesa una partita da riprendere, ma non ce n’è.
refused-no-file = Era atteso un file, ma { $file } non esiste.
refused-no-folder = Era attesa una cartella con un pacchetto, ma { $folder } non lo è.
refused-unreadable = Era atteso un file di testo leggibile, ma { $file } non lo è.
refused-unwritable = Era atteso un posto dove scrivere, ma in { $file } non si può scrivere.
refused-kept-other = { $file }: ci si aspettavano le partite di questo conto, ma contiene altro. Indica un altro file.
refused-kept-broken = { $file }: alla riga { $line } ci si aspettava l’esito di partite, ma non si può leggere.
refused-kept-otherwise = { $file }: ci si aspettavano partite di queste regole e di questi bot, ma la numero { $number } ora ha un esito diverso. Indica un altro file.
refused-after = Opzione --after: era attesa una partita finita di una campagna, ma { $file } non lo è.
refused-port = Opzione --port: era attesa una porta da 0 a { $high }, ma è arrivato { $port }.
refused-listen = Era attesa una porta libera di questa macchina, ma la porta { $port } di { $host } non è libera.
refused-exists = Era atteso un nome nuovo, ma { $file } c’è già.
refused-not-json = { $file }: era atteso un verbale intero, ma si interrompe o si guasta alla riga { $line }, colonna { $column }.
refused-not-record = Era atteso il verbale di una partita, ma { $file } non lo è.
refused-players = Verbale, campo table: { $seats ->
    [one] era atteso il nome o il bot di { $seats } posto
   *[other] erano attesi i nomi e i bot di { $seats } posti
}, ma è arrivato altro.
refused-no-answers = Era attesa una partita con risposte, ma in questa non è stato risposto nulla.
refused-record-harena = Verbale, campo harena: era atteso il formato { $expected }, ma è arrivato { $came }.
refused-record-game = Verbale, campo game: era atteso { $expected }, ma è arrivato { $came }.
refused-rules = Questa partita è stata giocata con la versione { $expected } delle regole di { $game }; la versione { $version } la gioca altrimenti dal giro { $round } in poi.
refused-pack = Era atteso il pacchetto { $expected }, con cui la partita è stata verbalizzata, ma è arrivato { $pack }; --pack nomina una cartella.
refused-no-pack = Era atteso uno dei pacchetti { $known } di { $game }, ma è arrivato { $pack }.
refused-pack-name = Era atteso un pacchetto con un nome suo, ma si chiama { $name }.
refused-damaged = Il verbale è danneggiato: { $what }.
refused-ending = Il verbale dice che la partita è finita in un altro modo.
refused-dice-commitment = Il seme non è quello promesso prima della partita.
refused-dice-secret = Il segreto dei dadi non deriva dal seme e dai byte di ciascuno.
refused-dice-form = La parte del verbale sui dadi è danneggiata.
refused-imagined = Era attesa una partita giocata, ma ne è arrivata una immaginata, che non ha verbale.
refused-content = Pacchetto, { $where }: { $what ->
    [missing] questo campo manca
    [number] era atteso un numero da { $low } a { $high }, ma è arrivato { $came }
    [text] era atteso un testo, ma è arrivato { $came }
    [line] era attesa una riga di al più { $most } lettere, ma è arrivato { $came }, { $count } lettere
    [one-of] era atteso uno tra { $known }, ma è arrivato { $came }
    [row-of-names] era attesa una fila di nomi, ma è arrivato { $came }
    [twice] uno di questi compare due volte
    [row] era attesa una fila di { $count } numeri, ma è arrivato { $came }
    [table] era attesa una tabella, ma è arrivato { $came }
    [tables] era attesa una fila di tabelle
    [order] erano attesi { $known } in quest’ordine, ma sono arrivati { $came }
    [exactly] ne erano attesi { $high }, ma { $came ->
        [one] ne è arrivato { $came }
       *[other] ne sono arrivati { $came }
    }
    [several] ne erano attesi da { $low } a { $high }, ma { $came ->
        [one] ne è arrivato { $came }
       *[other] ne sono arrivati { $came }
    }
    [same-id] due di questi hanno lo stesso id, { $id }
    [unknown] un campo simile non c’è
    [file-missing] manca il file { $file }
    [toml] questo non è TOML, alla riga { $line }, colonna { $column }
    [toml-end] questo non è TOML, alla fine del file
    [truth] era atteso true o false, ma è arrivato { $came }
    [powers] erano attesi due poteri, ma { $came ->
        [one] ne è arrivato { $came }
       *[other] ne sono arrivati { $came }
    }
    [hex] era attesa una casella del tabellone
    [other-hex] era attesa una casella diversa dalla prima
    [each-effect] ogni effetto era atteso una volta
    [ids-twice] erano attesi id diversi, ma uno è arrivato due volte
    [so-many] il numero atteso di { $kind ->
            [weapons] Armi
            [armours] Armature
            [specials] Speciali
            [Guards] Guardie
            [Reactions] Reazioni
            [Schemes] Macchinazioni
            [gladiators] Gladiatori
            [slaves] Schiavi
            [guards] Guardie
           *[starters] carte iniziali
        } era { $expected } (15.1), ma è arrivato { $came }
    [at-most] il numero atteso di { $kind ->
            [weapons] Armi
            [armours] Armature
            [specials] Speciali
            [Guards] Guardie
            [Reactions] Reazioni
            [Schemes] Macchinazioni
            [gladiators] Gladiatori
            [slaves] Schiavi
            [guards] Guardie
           *[starters] carte iniziali
        } era al più { $most } (15.3), ma è arrivato { $came }
    [animal-names] due animali hanno lo stesso nome
    [faces] erano attese sei facce, ma { $came ->
        [one] ne è arrivata { $came }
       *[other] ne sono arrivate { $came }
    }
    [animal-dice] un animale tirerebbe { $dice } dadi su { $most }
    [teams] { $teams } squadre non stanno in { $spaces } caselle
    [spaces-left] dodici animali non bastano a riempire le caselle che restano
    [too-few-men] { $count } gladiatori sono troppo pochi
    [same-space] due caselle hanno le stesse coordinate
    [in-pieces] il tabellone è in più di un pezzo
    [costs-less] un valore più alto non può costare meno
    [two-picks] le scelte sono due, quindi era atteso il doppio di cards_a_pick
    [cheapest] la costruzione più economica costa { $cost }
    [deck-room] permetterebbe { $count } carte di un tipo, ma un mazzo ha posto per { $most }
    [feints] con quelle di overlimit sarebbero più di { $most }
    [price] secondo le tabelle questo personaggio costa { $cost }, non { $came }
    [as-fewest] era atteso almeno { $fewest }, come fewest
    [gates] erano attesi { $known } in quest’ordine
    [outside-arena] ({ $q }, { $r }) è fuori dall’arena
    [same-hexes] le caselle di partenza e le porte devono essere caselle diverse
    [opponents] era atteso uno stile per ciascuna delle sei facce, ma { $came ->
        [one] ne è arrivato { $came }
       *[other] ne sono arrivati { $came }
    }
    [weapon] era attesa un’arma
    [net] una rete è solo per il retiarius
    [star-points] era atteso { $points }, perché altri punti sono l’opzione ap_budget (3.1.1.1)
    [no-total] nessuna di queste ha il totale { $total }
    [so-many-names] erano attesi { $count } nomi
    [name] era atteso un nome, ma è arrivato { $came }
    [name-twice] { $name } compare due volte
    [columns] erano attese al più { $most } colonne
    [zones] erano attese da { $low } a { $high } zone, ma { $came ->
        [one] ne è arrivata { $came }
       *[other] ne sono arrivate { $came }
    }
    [entrance] era atteso un { $sign }, ma { $came ->
        [one] ne è arrivato { $came }
       *[other] ne sono arrivati { $came }
    }
    [no-way] nessuna via diritta porta da { $start } a { $end }
    [no-wall] nessuna zona di muro sta accanto alla porta { $gate }
    [venues] erano attesi da 1 a { $most } nomi, ma è arrivato { $came }
    [different-names] erano attesi nomi diversi, ma è arrivato { $came }
    [arc] arc va solo insieme a un’allonge da 1 a { $most }
    [names-differ] erano attesi id e nomi diversi, ma { $name } è arrivato due volte
    [medicus] erano attese al più { $most } carte col testo medicus, perché ognuna lascia la partita, ma { $came ->
        [one] ne è arrivata { $came }
       *[other] ne sono arrivate { $came }
    }
   *[other] { $reason }
}.
refused-build = Costruzione: { $what ->
    [price] le monete date sono { $coins }, ma ne costa { $price }
    [number] { $name } era atteso da { $low } a { $high }, ma è arrivato { $value }
    [name] { $name }, era atteso uno tra { $known }, ma è arrivato { $value }
    [twice] { $name }, { $value } compare due volte
    [row] { $name }, era attesa una fila di nomi, ma è arrivato { $value }
    [thing] una cosa simile non si può comprare: { $name }
   *[form] era attesa una tabella di caratteristiche e carte, ma è arrivato { $value }
} (regola { $rule }).
refused-dead = Il gladiatore del posto { $seat-number } è morto: la sua campagna è finita (regola 17.3); --heirs ne mette uno nuovo al suo posto.
refused-carried = Ciò che viene da una partita precedente: { refused-carried-why }.
refused-carried-why = { $who ->
    [seat] posto { $seat-number }:{" "}
    [gladiator] posto { $seat-number }, { $called }:{" "}
   *[nobody] {""}
}{ $what ->
    [number] { $key } era atteso da { $low } a { $high }{ $by }, ma è arrivato { $came }
    [truth] { $key }: era atteso true o false, ma è arrivato { $came }
    [one-of] { $key }: era atteso uno di { $known }{ $by }, ma è arrivato { $came }
    [row] { $key }: era attesa una fila di { $count }{ $by }, ma è arrivato { $came }
    [short-row] { $key }: era attesa una fila di { $most } al massimo{ $by }, ma è arrivato { $came }
    [numbers] { $key }: erano attesi numeri da { $low } a { $high }{ $by }, ma è arrivato { $came }
    [so-many] { $key }: erano attesi { $count } numeri{ $by }, ma è arrivato { $came }
    [key] era atteso uno di { $known }, ma è arrivato { $came }
    [only] era atteso { $key }, ma è arrivato { $came }
    [seats] era atteso { $key } per { $seats ->
        [one] { $seats } posto
       *[other] { $seats } posti
    }{ $by }, ma è arrivato { $came }
    [table] era attesa una tabella, ma è arrivato { $came }
    [premade] con personaggi pronti non è attesa alcuna creazione (4.1)
    [familia] era attesa una familia di { $size } (4.3.1), ma è arrivato { $came }
    [same-name] due gladiatori si chiamano { $name }, ma un nome è di uno solo (7.2.2)
    [former-name] { $name } era il nome di uno che non c’è più, ed è soltanto suo (7.2.2)
    [game-name] { $name } è un nome dei gladiatori del gioco stesso (7.2.2)
    [names] { $key }: era attesa una fila di nomi (7.2.2), ma è arrivato { $came }
    [no-name] era atteso un nome (7.2.2)
    [long-name] era atteso un nome di al massimo { $most } lettere (7.2.2)
    [blank-name] era atteso un nome che non sia vuoto e non cominci né finisca con uno spazio (7.2.2)
    [venue] venues: era atteso { $none } o un luogo di { $key }, da { $low } a { $high } (7.4.0.1), ma è arrivato { $came }
    [styles] erano attesi uno stile principale e un altro come secondo, o nessuno (3.8.0.1)
    [signatures] erano attesi due Tratti diversi (3.5.2)
    [freed] un gladiatore libero è atteso a Roma (7.6.1)
    [laurels] erano attesi al massimo tanti allori quante vittorie, { $wins } (7.7.3.1), ma ne sono arrivati { $laurels }
    [total] era atteso un totale di PA di al massimo { $most } (3.6.5.2), ma è arrivato { $came }
    [apart] erano attesi Attributi distanti al massimo { $most } (3.6.4.1), ma è arrivato { $came }
    [unfit] una parte che serve a combattere è a 0 per sempre: si è ritirato (7.5.3)
   *[other] { $reason }
}
refused-step = Era atteso un passo di { $game }, ma è arrivato { $step }.
refused-step-number = Opzione --from: era atteso un passo da 0 a { $last }, ma è arrivato { $step }.
refused-seat = Era atteso un posto da 0 a { $last }, ma è arrivato { $seat }.
refused-turn = Era attesa una risposta del posto { $asked-number }, ma è arrivata dal posto { $seat-number }.
refused-index = Posto { $seat-number }: era attesa un’opzione da 0 a { $last }, ma è arrivato { $index }.
refused-over = Non era attesa più alcuna risposta, perché la partita è finita, ma ne è arrivata una.
refused-count = { $name }: era atteso almeno 1, ma è arrivato { $number }.
refused-bots = { $seats ->
    [one] Per { $seats } posto era atteso un bot
   *[other] Per { $seats } posti erano attesi da uno a { $seats } bot
}, ma { $bots ->
    [one] ne è arrivato { $bots }
   *[other] ne sono arrivati { $bots }
}.
refused-one-bot = Opzione --bots: erano attesi due o più bot, ma ne è arrivato uno solo.
refused-no-ray = Per --ray era atteso Ray, ma qui non c’è: pip install "harena[ray]".
refused-ray-unreachable = Era atteso un cluster Ray a { $address }, ma non ce n’è.
refused-search = Ci si aspettava una ricerca di tante prove o millisecondi, come search:400 o search:200ms, ma è arrivato search:{ $text }.
refused-seat-link = Ci si aspettava il link di un posto, http://…/t/TAVOLO#seat=GETTONE, ma è arrivato { $link }.
refused-remote = Il tavolo altrove: { $what }
refused-action = Posto { $seat-number }: ci si aspettava un’azione che la maschera permette, ma è arrivata { $action }.
refused-own-bot = Ci si aspettava un bot tuo, modulo:Classe, ma è arrivato { $bot } ({ $why }).
refused-ladder-seats = Per una classifica ci si aspettavano almeno { $least } posti, ma ne sono arrivati { $seats }.
refused-worker-died = Ci si aspettava un processo che gioca partite fino in fondo, ma uno è finito con il codice { $status }.
refused-limit = Opzione --limit: erano attesi più di 0 secondi, ma è arrivato { $text }.
refused-own-answer = Da { $bot } ci si aspettava una di { $count } opzioni, da 0 a { $last }, ma è arrivato { $text }.

## Lezioni e consigli

help-learn = Impara un gioco con poche brevi lezioni, giocate sul suo tabellone.
param-learn-game = Il gioco. Si può tralasciare se ce n’è uno solo.
param-lesson = La lezione da cui cominciare, con il nome che ha nell’elenco; altrimenti la prima che non hai finito.
param-learn-pace = Quanto in fretta si racconta ciò che fanno gli altri: fast, normal o slow.
value-lesson = LEZIONE
lesson-row = { $number }. { $title } ({ $id })
lesson-row-done = { $number }. { $title } ({ $id }), fatta
lesson-heading = Lezione { $number }: { $title }
lesson-do = → { $task }
lesson-not-yet = Le regole lo permettono, ma non adesso: prima segui l’allenatore.
lesson-next = Invio per la prossima lezione, qualsiasi altra cosa per smettere:{" "}
lessons-done = Era l’ultima lezione. Ora gioca: { $command }
refused-lesson = Ci si aspettava una delle lezioni { $known } di { $game }, ma è arrivato { $lesson }.
refused-no-lessons = { $game } non ha ancora lezioni.
command-hint = consiglio
command-hint-help = tu che cosa faresti? La scelta di un bot e il perché; il risultato dirà che l’hai chiesto
hint-none = Può chiedere solo chi gioca da solo contro i bot, e solo quando c’è qualcosa da decidere.
advice = Io sceglierei: { $option }. { $why }
advice-only = Non c’è altro da scegliere.
advice-instinct = È il mio primo pensiero, e guardando avanti non vedo di meglio.
advice-ahead = Piuttosto che «{ $other }», la scelta più ovvia: delle partite che ho immaginato, e che stimano soltanto ciò che non vedo, { $better ->
        [0] meno dell’1%
        [1] più del 99%
       *[other] circa il { NUMBER($better, style: "percent", maximumFractionDigits: 0) }
    } è andato meglio così, e { $worse ->
        [0] meno dell’1%
        [1] più del 99%
       *[other] circa il { NUMBER($worse, style: "percent", maximumFractionDigits: 0) }
    } peggio.
advice-seldom = Piuttosto che «{ $other }», la scelta più ovvia: meglio in { $better ->
        [0] meno dell’1%
        [1] più del 99%
       *[other] circa il { NUMBER($better, style: "percent", maximumFractionDigits: 0) }
    } delle partite che ho immaginato, e che stimano soltanto ciò che non vedo, ma lì guadagna più di quanto perde nelle altre.
advice-close = È appena meglio di «{ $other }»: nella maggior parte delle partite che ho immaginato finiscono uguali.
first-match = La tua prima partita? «{ $learn }» insegna il gioco passo per passo; scrivi { $hint } quando non sai che cosa fare.{ $light ->
    [none] {""}
   *[other] {" "}Regole più leggere: «{ $light }».
}
hints-used = { $count ->
    [one] Con un consiglio.
   *[other] Con { $count } consigli.
}

# A server for strangers.
verified-fingerprint = La sua impronta breve: { $fingerprint }
verified-anchor = { $kept ->
    [receipt] Sono quelli della tua ricevuta: il tavolo, la sua promessa, gli impegni di tutti e i tuoi byte.
    [fingerprint] Sono quelli della tua impronta breve: il tavolo e la sua promessa. Che ci siano anche i tuoi byte lo mostra solo una ricevuta: --receipt FILE.
   *[nothing] Che questa promessa sia stata fatta prima della partita non si vede dal solo verbale: confronta l’impronta breve con quella mostrata allora dal tuo client (--fingerprint), o indica la ricevuta che ha conservato (--receipt FILE).
}
param-verify-receipt = Confronta con ciò che un client ha conservato del tavolo: un file.
param-verify-fingerprint = Confronta con ciò che un client ha mostrato prima della partita: 16 lettere.
value-receipt = FILE
value-fingerprint = LETTERE
refused-dice-pledge = Ciò che un posto ha aperto non è ciò per cui si era impegnato.
refused-dice-fingerprint = La promessa non è quella di cui hai l’impronta breve.
refused-dice-receipt = Il verbale non è quello di questa ricevuta.
refused-not-a-receipt = Ci voleva la ricevuta di un tavolo, ma { $file } non lo è.
param-serve-config = Un file con le impostazioni del server (TOML).
param-serve-database = Una base di dati PostgreSQL condivisa da più processi, invece di un file nella cartella.
param-serve-packs = Una cartella di pacchetti, ciascuno in CARTELLA/GIOCO/PACCHETTO: i tavoli si possono giocare con essi.
param-serve-given = Un’impostazione del server oltre al file; si può ripetere.
value-database = INDIRIZZO
value-packs = CARTELLA
value-config = FILE
value-given = NOME=VALORE
refused-folder-in-use = { $at } è già servita dal processo { $what }: ferma quel server o indica un’altra cartella con --data.
refused-folder-unwritable = In { $at } non si può scrivere ({ $what }): assegnala all’utente del server, montala in scrittura o indica un’altra cartella con --data.
refused-folder-full = Il disco di { $at } è pieno: libera almeno { $what } MB e riavvia.
refused-database-damaged = { $at } è danneggiato ({ $what }): mettici una copia di riserva o spostalo per cominciare con una casa vuota.
refused-database-unreachable = La base di dati { $at } non si può usare ({ $what }): avviala, o dai un altro indirizzo con --database.
refused-database-newer = { $at } è stato scritto da un Harena più nuovo (schema { $what }): reinstalla quella versione o rimetti la copia di riserva di prima.
refused-settings = { $at }: l’impostazione non è possibile ({ $what }).

## Odds before a match

help-odds = Le probabilità di due l’uno contro l’altro, o chi batte chi.
param-pair = Chi incontra chi: due gladiatori, somme o riserve di dadi, secondo il gioco. Senza, ogni tipo incontra ogni altro, o il gioco dice che cosa si aspetta.
value-pair = GLADIATORI
refused-gladiator = Un gladiatore: ci si aspettava { $what ->
    [signatures] al massimo due Tratti diversi (3.5.2)
    [total] un totale di PA di al massimo { $most } (3.6.5.2)
    [attributes] tre numeri da 1 a { $most } come 5/4/3 (3.6.5.1)
   *[known] { $expected }
}, ma è arrivato { $word }.
refused-pair = Ci si aspettavano due gladiatori, ma { $count ->
    [one] ne è arrivato { $count }
   *[other] ne sono arrivati { $count }
}.
refused-no-odds = Le probabilità ci sono per { $known }, ma è arrivato { $game }.
refused-odds-numbers = Erano attese due somme da 0 a { $most }, attacco e difesa, ma è arrivato { $numbers }.
refused-odds-pools = Erano attese due riserve da 1 a { $most } dadi, attacco e difesa, o due combattenti come crixus:gladius, ma è arrivato { $numbers }.
refused-odds-fighter = Era attesa una riserva di dadi, o un Gladiatore o uno Schiavo per nome o id, ma è arrivato { $word }.
refused-odds-gear = Era atteso un Equipaggiamento per nome o id, ma è arrivato { $word }.
refused-odds-carried = Il numero atteso di { $kind ->
    [weapon] Armi
    [armour] Armature
   *[special] Speciali
} per un combattente era al più { $most } (11.1), ma ne sono arrivati di più.
refused-odds-computed = Queste probabilità sono calcolate, non giocate: non era atteso nessun { $option }, ma è arrivato { $value }.

## Campaigns

help-campaign = Gioca una campagna: incontri che si susseguono, in un solo file con un diario.
param-campaign-file = Il file della campagna. Senza, prosegue l’ultima campagna del gioco o ne comincia una nuova.
param-new = Comincia una nuova campagna.
param-players = I nomi delle persone a questo schermo, separati da virgole.
param-gladiators = Nomi per i tuoi gladiatori, separati da virgole; sono tanti quanti i nomi.
param-fights = Un bot che combatte i tuoi incontri; tutto il resto lo decidi tu: champion, veteran, scout, greedy, instinct, beginner, random o uno proprio del gioco; anche search:400, search:200ms, o uno tuo, module:Class.
param-unattended = Lascia giocare ai bot l’intera campagna, fino alla libertà, alla morte o alla fine del tempo.
param-matches = Con --unattended: al massimo tanti incontri.
param-journal = Mostra il diario.
param-note = Aggiunge al diario una nota tua.
param-export = Scrive il diario in un nuovo file di testo.
param-pace = Con che ritmo si racconta ciò che fanno i bot: fast, normal o slow.
value-gladiators = NOME,NOME
value-fights = BOT
value-matches = NUMERO
value-note = TESTO
value-export = FILE
journal-note = Nota: { $text }
campaign-kept = La campagna sta in { $file }.
campaign-go-on = Si prosegue con: { $command }
campaign-prompt = Invio per il prossimo incontro, oppure diario, nota TESTO, esporta FILE, esci >{" "}
campaign-command-journal = diario
campaign-command-note = nota
campaign-command-export = esporta
campaign-command-quit = esci
campaign-commands = Invio prosegue; altrimenti uno di { $names }.
campaign-noted = Annotato.
campaign-exported = Il diario è scritto in { $file }.
campaign-is-over = La campagna è finita.
campaign-unattended = { $ending ->
    [freedom] Libertà, dopo { $matches ->
        [one] { $matches } incontro
       *[other] { $matches } incontri
    }.
    [death] Non resta nessuno, dopo { $matches ->
        [one] { $matches } incontro
       *[other] { $matches } incontri
    }.
   *[time] Il tempo è finito, dopo { $matches ->
        [one] { $matches } incontro
       *[other] { $matches } incontri
    }.
}
refused-no-campaigns = Era atteso un gioco con campagne, ma { $game } non ne ha.
refused-campaign-alone = { $file } prosegue com’era cominciata, ma è arrivato anche { $option }; --new ne comincia un’altra.
refused-gladiators-named = I gladiatori nominati: { refused-carried-why }.
refused-campaign-file = { $kept ->
    [none] { $file }: { $reason }
   *[other] { $file }: { $reason } La versione precedente sta in { $kept }.
}
refused-campaign-field = { $what ->
    [entry] journal, riga { $line }: era atteso un evento di { $game } o una nota, ma è arrivato { $came }
    [fact] journal, riga { $line }: era atteso il dato { $key }, ma è arrivato { $came }
    [facts] journal, riga { $line }: erano attesi nomi e numeri, ma è arrivato { $came }
    [seat] journal, riga { $line }: era atteso un posto da 0 a { $last }, ma è arrivato { $came }
    [missing] era atteso il campo { $key }, ma non è arrivato nulla
    [kind] { $key }: era atteso { $kind }, ma è arrivato { $came }
    [key] era atteso uno di { $known }, ma è arrivato { $came }
    [version] era attesa una campagna di versione { $version }, ma è arrivato { $came }
    [game] era attesa una campagna di { $game }, ma è arrivato { $came }
    [campaign] options: era atteso campaign true (4.2.1), ma è arrivato { $came }
    [matches] matches: era atteso un numero da 0 in su, ma è arrivato { $came }
    [match] match: era attesa la partita { $seed } di { $game }, ma è arrivato { $came }
    [past] match: era atteso ciò che dice il passato, ma è arrivato altro
   *[other] Era atteso { $expected }, ma è arrivato { $came }
}.
refused-note = Era attesa una nota da 1 a { $most } lettere, ma { $came ->
    [one] ne è arrivata { $came }
   *[other] ne sono arrivate { $came }
}.
refused-note-sign = Era attesa una nota di segni stampabili, ma è arrivato { $sign }.
refused-notes = Erano attese al massimo { $most } note accanto a un incontro, ma ne sono arrivate { $came }.
