# Quello che dice il maestro nelle lezioni di Jugula.

jugula-lesson-first-title = Il tuo primo combattimento
jugula-lesson-first-attack = Il tuo Thraex in d4 sta dietro il Murmillo in d5: alle sue spalle. Da lì un attacco ha +3. Ogni ferita è un punto, e quattro punti vincono. Una carta si gioca per uno dei suoi usi; qui, per l’attacco.
jugula-lesson-first-attack-do = Gioca Umbo per l’attacco.
jugula-lesson-first-keep-six = Insidiae ha valore di combattimento 6: tienila per il combattimento.
jugula-lesson-first-attack-now = Ora ti volta le spalle. Prima attacca.
jugula-lesson-first-card = Prima delle carte è 5 + 3 = 8 contro 5. Ora entrambi aggiungono in segreto una carta combattimento. Lui ha una sola carta, perciò la sua viene dal mazzo. Se il tuo totale è almeno il doppio del suo, è ferito.
jugula-lesson-first-card-do = Impegna Insidiae.
jugula-lesson-first-zero = Agmen vale 0 in combattimento. Lo spingerebbe soltanto.
jugula-lesson-first-unsure = La cima del mazzo può essere qualsiasi cosa. Tu hai un 6.
jugula-lesson-first-end = 8 + 6 = 14 contro 5 + 2 = 7: il doppio. È respinto e ferito, e hai un punto. Dove stai conta più di chi sei.

jugula-lesson-moving-title = Fino alle sue spalle
jugula-lesson-moving-move = Il Murmillo guarda a sud, verso di te. Dritto davanti costa 1 PM, ogni altra casella 2; girarsi prima di un passo è gratis. Il tuo Thraex ha 5 PM: bastano per aggirarlo.
jugula-lesson-moving-move-do = Gioca Umbo per il movimento.
jugula-lesson-moving-move-first = Prima va’ dove un colpo pesa di più. Umbo muove un gladiatore.
jugula-lesson-moving-who = Una carta dice quanti possono muoversi. Qui è uno.
jugula-lesson-moving-who-do = Scegli il Thraex in c3.
jugula-lesson-moving-the-thraex = È il Thraex in c3 quello vicino.
jugula-lesson-moving-way = Due passi a nord, poi in diagonale in d6, dietro di lui. Da c4 a c5 lasci il suo fronte: quel passo costa 1 in più. In tutto 1 + 2 + 2 = 5.
jugula-lesson-moving-way-do = Va’ in d6 per c4 e c5, verso sud.
jugula-lesson-moving-behind-him = Non così: va’ per c4 e c5 in d6, e guardalo, verso sud.
jugula-lesson-moving-strike = Non si è girato. Sei alle sue spalle, e lui è nel tuo fronte.
jugula-lesson-moving-strike-do = Gioca Conversio per l’attacco.
jugula-lesson-moving-strike-now = Colpisci mentre guarda altrove: Conversio, per l’attacco.
jugula-lesson-moving-end = 5 + 3 contro 5, e le carte devono ancora venire. Qui i combattimenti si vincono con le gambe.

jugula-lesson-danger-title = La zona di pericolo
jugula-lesson-danger-bound = Il tuo Dimachaerius ferito sta nella casella dritto davanti al Secutor: la sua zona di pericolo. Lì un gladiatore può solo fronteggiarlo e indietreggiare dritto. Un’altra ferita e va a terra.
jugula-lesson-danger-bound-do = Gioca Umbo per il movimento.
jugula-lesson-danger-fuga-later = Il testo di Fuga lo libererebbe, ma prima impara a farne a meno.
jugula-lesson-danger-away-first = Prima porta via il ferito.
jugula-lesson-danger-who = Un gladiatore può muoversi.
jugula-lesson-danger-who-do = Scegli il Dimachaerius in d4.
jugula-lesson-danger-the-wounded = Quello in pericolo è in d4.
jugula-lesson-danger-back = Un passo dritto indietro costa 2, e lasciare il fronte 1 in più: 3 dei suoi 5 PM.
jugula-lesson-danger-back-do = Indietreggia in d3, sempre verso nord.
jugula-lesson-danger-only-back = Nient’altro lo porta via: dritto indietro, in d3.
jugula-lesson-danger-free = Fuori dalla zona di pericolo si muove di nuovo libero, con 2 PM. Girarsi prima di un passo è gratis: allontanarsi costa 1 a passo.
jugula-lesson-danger-free-do = Va’ due passi a sud, in d1.
jugula-lesson-danger-run = Lontano da lui: dritto a sud.
jugula-lesson-danger-end = Andato. Chi sta dritto davanti a un nemico è bloccato; metti i tuoi in modo che lo siano gli altri.

jugula-lesson-cards-title = Una carta, sei usi
jugula-lesson-cards-crowd = Nessuno è ancora vicino: è il momento delle carte. Vox Populi è il favore della folla. Dal livello 2 aiuta gli attacchi, dal 4 puoi tenere più carte.
jugula-lesson-cards-crowd-do = Gioca Clamor per Vox Populi.
jugula-lesson-cards-text-less = Il testo dà 1, e di più solo davanti a nemici. Per Vox Populi dà 3.
jugula-lesson-cards-crowd-first = Prima la folla: Clamor dà subito 3 livelli.
jugula-lesson-cards-draw = Livello 3: attacchi +1. Ora hai due carte. L’ultima si potrebbe giocare solo per la pesca, quindi pesca in tempo.
jugula-lesson-cards-draw-do = Gioca Fuga per la pesca: tre carte.
jugula-lesson-cards-two-cards = Con due carte, pesca: Fuga ne porta tre.
jugula-lesson-cards-prima = Le carte Prima sono più forti. Ne vedi tre, ne prendi una in mano, e resta tua per la partita.
jugula-lesson-cards-prima-do = Gioca Umbo per una carta Prima.
jugula-lesson-cards-stronger = Ora qualcosa di più forte: Umbo, per una carta Prima.
jugula-lesson-cards-take = Furor fa attaccare due gladiatori con +2 ciascuno, e vale 5 in combattimento.
jugula-lesson-cards-take-do = Prendi Furor.
jugula-lesson-cards-not-that = Buona anche quella, ma stavolta prendi Furor.
jugula-lesson-cards-end = Hai quattro carte, quante il tuo livello ti fa tenere. Di più andrebbero scartate alla fine del turno.

jugula-lesson-traits-title = Allonge e rete
jugula-lesson-traits-reach = Il tuo Laquerius ha due tratti. Allonge 1: quando attacca il suo fronte arriva una casella più in là, e gli uomini in d6 ed e6 sono a portata. Entrave: può impacciare invece di ferire.
jugula-lesson-traits-reach-do = Gioca Impetus per l’attacco.
jugula-lesson-traits-throw = Attacca da lontano: Impetus, per l’attacco.
jugula-lesson-traits-net = Il Murmillo è duro da ferire di fronte. Ma chi ha un segnalino impaccio non si muove e non attacca, e ha −1 DEF. Per il segnalino basta che il tuo totale sia superiore.
jugula-lesson-traits-net-do = Impaccia il Murmillo in d6.
jugula-lesson-traits-too-strong = Un colpo normale lo respingerebbe soltanto. Usa il laccio.
jugula-lesson-traits-stoic = Il Secutor è Stoïque: per lui nessun segnalino. Prendi il Murmillo.
jugula-lesson-traits-card = 4 contro 5 prima delle carte. La tua carta migliore lo rende sicuro.
jugula-lesson-traits-card-do = Impegna Insidiae.
jugula-lesson-traits-six = Insidiae è il tuo 6. Ora serve.
jugula-lesson-traits-end = Preso. Per liberarsi deve rinunciare a un intero movimento, e intanto gli altri tuoi possono arrivargli alle spalle.

jugula-lesson-match-title = Una piccola partita
jugula-lesson-match-play = Ora una partita rapida: due gladiatori per parte, vincono due punti. Schierali, copriti le spalle e cerca le loro. Chiedimi quando non sai che fare.
jugula-lesson-match-play-do = Gioca fino alla fine. «Tu che faresti?» ti dà un suggerimento.
jugula-lesson-match-end = Era una partita intera. Con quattro gladiatori per parte, più carte e più angoli è lo stesso gioco. Apri un tavolo dalla pagina iniziale.

## Perché un bot sceglierebbe così, a prima vista

jugula-advice-play = A prima vista questo uso rende di più, tolto quel che la carta varrà dopo.
jugula-advice-move = Da lì è più vicino alle spalle di un nemico e meno scoperto lui stesso.
jugula-advice-attack = Di tutti gli attacchi è quello che promette di più.
jugula-advice-commit = Contro ciò che l’altro può scoprire rende di più per quel che vale.
jugula-advice-mover = È quello che non è ancora ben piazzato.
jugula-advice-armatura = Per attacco, difesa, movimento e Allonge insieme è la migliore rimasta.
jugula-advice-fighter = Per attacco, difesa, movimento e Allonge insieme è il migliore rimasto.
jugula-advice-place = Vicino al centro e rivolto verso di esso, è presto nella lotta.
jugula-advice-prima = Di queste sembra la migliore, in combattimento e per ciò che ora può il suo testo.
jugula-advice-discard = Delle tue carte è quella che vale meno, in combattimento e per i suoi usi.
jugula-advice-recall = Dei tuoi scarti è la carta che vale di più, in combattimento e per i suoi usi.
jugula-advice-augury = Di queste carte è quella che vale di più, perciò viene per prima.
jugula-advice-keep = Delle carte Prima che hai preso vale di più, in combattimento e per i suoi usi.
jugula-advice-victim = Punti, Vox Populi e carte insieme: nessuno di questi avversari ne ha di più.
jugula-advice-turn = { $turn ->
    [stop] Girarsi ancora non renderebbe abbastanza.
   *[place] È ciò che aiuta di più a fronteggiare il nemico e a coprire le spalle.
}
jugula-advice-advance = { $mover ->
    [stop] Nessun altro ci guadagnerebbe abbastanza.
   *[place] È quello che ha più da guadagnare da un posto migliore.
}
jugula-advice-shove = Prima un nemico ferito; altrimenti non li confronto.
jugula-advice-quarter = Non confronto i due lati; meglio quello che ti mostra di più le sue spalle.
jugula-advice-heal = Ogni ferito lo merita: prendo semplicemente il primo.
jugula-advice-dust = Dei nemici davanti a te nessuno ha un attacco più alto contro i leggeri.
