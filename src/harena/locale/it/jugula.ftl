# Jugula.
#
# Un gladiatore $x ha $x, nome e casella ("Thraex d4"), $x-is ("you" se è di chi legge), $x-seat (il suo giocatore) e
# $x-armatura. Per ogni giocatore $x ci sono $x, il nome, e $x-is. I nomi di carte e armature restano latini. Gli eventi
# sono frasi: chi le mostra mette la maiuscola.

jugula-title = Jugula
jugula-about =
    Da due a quattro lanisti mandano una familia di gladiatori su sessantaquattro caselle. L’orientamento decide
    dove un colpo pesa di più, e ogni carta ha sei usi.
jugula-aim = In due: quattro punti, due nella partita rapida. In più: l’ultima familia nell’arena.
jugula-welcome =
    Scegli quattro armature e schierale. Poi gioca una carta a turno per uno dei suoi usi: testo, movimenti,
    attacchi, Vox Populi, nuove carte, una carta Prima. Attacca di fianco, da dietro o alle spalle. Due risposte
    stanno su una riga, come 3 2.

## Nomi

jugula-facing = { $facing ->
    [N] nord
    [E] est
    [S] sud
   *[W] ovest
}
jugula-way = { $way ->
    [n] nord
    [ne] nord-est
    [e] est
    [se] sud-est
    [s] sud
    [sw] sud-ovest
    [w] ovest
   *[nw] nord-ovest
}
jugula-use = { $use ->
    [text] il testo
    [move] movimento
    [attack] attacco
    [vox] Vox Populi
    [draw] pesca
   *[prima] carta Prima
}
jugula-outcome = { $outcome ->
    [repelled] resiste
    [equal] pari
    [unmoved] resta saldo
    [pushed] respinto
    [wounded] ferito
    [out] a terra
   *[hindered] impacciato
}
jugula-zone = { $zone ->
    [0] fronte
    [1] fianco
    [2] retro
   *[3] spalle
}
jugula-text = { $text ->
    [ardor_oris] Un tuo gladiatore attacca con +4. Comunque vada, poi è ferito anche lui; il punto è del giocatore che difende.
    [impetus] Un tuo gladiatore libero può muoversi, poi può attaccare.
    [testudo] Fino al tuo prossimo turno i tuoi gladiatori hanno +2 DEF contro attacchi dal loro fronte.
    [clamor] Guadagna 1 Vox Populi, e 1 per ogni tuo gladiatore nel fronte di un nemico senza segnalino impaccio.
    [memoria] Prendi in mano una o due carte dai tuoi scarti.
    [invidia] Un avversario perde 1 Vox Populi e, se ha due o più carte in mano, ne scarta una a caso. Poi pesca una carta.
    [fuga] Un tuo gladiatore libero può muoversi con MOV + 2. Le zone di pericolo non lo legano, e lasciare i fronti non costa di più.
    [conversio] Ogni tuo gladiatore libero può girarsi a piacere; poi uno dei tuoi può attaccare.
    [umbo] Un tuo gladiatore libero respinge un nemico adiacente nel suo fronte, entra nella sua casella e può attaccarlo.
    [solutio] Togli tutti i tuoi segnalini impaccio. Poi fino a due possono muoversi, e lasciare i fronti non costa di più.
    [insidiae] Attacca di fianco, da dietro o alle spalle con +1; la carta del difensore viene dalla cima del suo mazzo.
    [agmen] Ogni tuo gladiatore libero fuori da zone di pericolo nemiche può avanzare di una casella; poi uno dei tuoi può attaccare.
    [fatalitas] Un attacco normale che almeno ferisce, se il suo totale è superiore, malgrado Murus.
    [furor] Fino a due tuoi gladiatori attaccano, ciascuno con +2.
    [cursus] Fino a due tuoi gladiatori possono muoversi con MOV + 2. Poi pesca due carte.
    [dolus] Gira un bersaglio di un quarto a sinistra o a destra, poi attaccalo.
    [favor] Guadagna 2 Vox Populi; pesca due carte.
    [medicus] Rimetti un tuo gladiatore ferito sul lato sano; i punti restano. La carta esce dalla partita.
    [carnifex] Fino a due tuoi gladiatori attaccano: +3 contro i feriti, −1 contro gli altri.
    [pulvis] Fino alla fine del tuo prossimo turno un nemico davanti a te ha −2 ATT e DEF, non lega, minaccia né assilla, e lasciarlo non costa di più.
    [murus] Fino al tuo prossimo turno una semplice spinta non fa nulla ai tuoi gladiatori, chi è ferito non arretra, e Umbo non li tocca.
    [concursus] Fino a due tuoi gladiatori liberi possono muoversi; poi uno di questi può attaccare.
    [augurium] Guarda le quattro carte in cima al mazzo, tienine due, rimetti sopra le altre in qualsiasi ordine. Guadagna 1 Vox Populi.
    [vae_victis] Un avversario perde 3 Vox Populi; guadagnane 1.
   *[none] {""}
}

# Quello che si può scrivere.
jugula-word-stop = basta
jugula-word-top = cima

## Domande

jugula-ask-armatura = Quale armatura si unisce a te? In tutto { $wanted }.
jugula-ask-fighter = Chi combatte in questa partita? Scegli { $wanted } tra chi è in forze.
jugula-ask-place = Dove schieri { $armatura }, e con quale orientamento?
jugula-ask-play = Quale carta giochi, e per quale uso?
jugula-ask-mover = { $begun ->
    [yes] { $count ->
        [one] Chi altro si muove? Ancora uno può.
       *[other] Chi altro si muove? Ancora fino a { $count } possono.
    }
   *[no] { $count ->
        [one] Chi si muove? Uno può.
       *[other] Chi si muove? Fino a { $count } possono.
    }
}
jugula-ask-move = Dove va { $gladiator }? { $points ->
    [one] Resta 1 PM.
   *[other] Restano { $points } PM.
}
jugula-ask-attack = { $begun ->
    [yes] { $count ->
        [one] Chi altro attacca chi?
       *[other] Chi altro attacca chi? Ancora fino a { $count } tuoi gladiatori possono.
    }
   *[no] { $count ->
        [one] Chi attacca chi?
       *[other] Chi attacca chi? Fino a { $count } tuoi gladiatori possono.
    }
}
jugula-ask-quarter = Da che parte giri { $target }?
jugula-ask-commit = { $role ->
    [attacker] { $gladiator } attacca { $target }: { $attack } contro { $defence }. Quale carta combattimento aggiungi al tuo attacco?
   *[defender] { $gladiator } attacca { $target }: { $attack } contro { $defence }. Quale carta combattimento aggiungi alla tua difesa?
}
jugula-ask-prima = Quale carta Prima prendi?
jugula-ask-discard = { $count ->
    [one] Hai una carta di troppo. Quale scarti?
   *[other] Hai { $count } carte di troppo. Quale scarti per prima?
}
jugula-ask-recall = Quale carta riprendi?
jugula-ask-victim = Quale avversario?
jugula-ask-turn = Chi si gira, e verso dove?
jugula-ask-advance = Chi avanza?
jugula-ask-shove = Chi spinge chi?
jugula-ask-heal = Chi guarisci?
jugula-ask-dust = A chi getti la polvere negli occhi?
jugula-ask-augury = { $keeps ->
    [0] Quale carta torna in cima?
   *[other] Quale carta tieni?
}
jugula-ask-keep = Quale carta Prima tieni per la prossima partita?
jugula-ask-interject = Vuoi arrenderti?

## Scelte

jugula-option-armatura = { $armatura }
jugula-option-fighter = { $armatura }
jugula-option-place = { $square }, verso { jugula-facing }
jugula-option-play = { $card }: { jugula-use }
jugula-option-mover = { $mover ->
    [stop] { $begun ->
        [yes] nessun altro
       *[no] nessuno
    }
   *[place] { $gladiator }
}
jugula-option-move = { $pace ->
    [stop] resta qui
    [shed] rinuncia al movimento e togli il segnalino
    [turn] girati verso { jugula-facing }
   *[way] { jugula-way }, verso { jugula-facing }
}
jugula-option-attack = { $assault ->
    [stop] { $begun ->
        [yes] nessun altro attacco
       *[no] nessun attacco
    }
   *[kind] { $kind ->
        [hinder] { $gladiator } impaccia { $target }
       *[attack] { $gladiator } attacca { $target }
    }
}
jugula-option-quarter = { $quarter ->
    [left] alla sua sinistra
   *[right] alla sua destra
}
jugula-option-commit = { $combat ->
    [top] la carta in cima al tuo mazzo, coperta
   *[card] { $card }
}
jugula-option-prima = { $card }
jugula-option-discard = { $card }
jugula-option-recall = { $recall ->
    [stop] nessun’altra carta
   *[card] { $card }
}
jugula-option-victim = { $seat }
jugula-option-turn = { $turn ->
    [stop] { $begun ->
        [yes] nessun altro
       *[no] nessuno
    }
   *[place] { $gladiator } verso { jugula-facing }
}
jugula-option-advance = { $mover ->
    [stop] { $begun ->
        [yes] nessun altro
       *[no] nessuno
    }
   *[place] { $gladiator }
}
jugula-option-shove = { $gladiator } spinge { $target }
jugula-option-heal = { $gladiator }
jugula-option-dust = { $gladiator }
jugula-option-augury = { $card }
jugula-option-keep = { $keep ->
    [none] nessuna
   *[card] { $card }
}
jugula-option-interject = arrenditi

## Probabilità

jugula-odds-repelled = resiste
jugula-odds-repelled-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
jugula-odds-equal = pari
jugula-odds-equal-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
jugula-odds-pushed = respinto
jugula-odds-pushed-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
jugula-odds-wounded = ferito
jugula-odds-wounded-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
jugula-odds-out = a terra
jugula-odds-out-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
jugula-odds-hindered = impacciato
jugula-odds-hindered-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
jugula-odds-unmoved = resta saldo
jugula-odds-unmoved-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
jugula-odds-about-attack = se la tua carta è la cima del tuo mazzo
jugula-odds-about-commit = contro ciò che l’altro può avere

## A cosa porta una scelta

jugula-foretold = { $word ->
    [moves] { $count ->
        [one] 1 gladiatore si muove
       *[other] fino a { $count } gladiatori si muovono
    }
    [attacks] { $count ->
        [one] 1 attacco
       *[other] fino a { $count } attacchi
    }
    [draws] { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
    [takes] { $count ->
        [one] 1 carta Prima
       *[other] { $count } carte Prima
    }
    [rises] Vox Populi { $level }: attacco +{ $bonus }, mano { $limit }
    [text] { jugula-text }
    [costs] { $cost } PM, ne restano { $left }
    [ends] { $cost } PM, e il movimento finisce
    [zone] attacco da: { jugula-zone }
    [succeeds] successo { $percent }%, { jugula-hurt } { $harm }%{ jugula-top-from }
    [wounds] { jugula-hurt } { $percent }%{ jugula-top-from }
    [catches] successo { $percent }%{ jugula-top-from }
    [holds] resiste { $percent }%, { jugula-hurt } { $harm }%{ jugula-top-from }
   *[evades] resiste { $percent }%{ jugula-top-from }
}
# Da dove viene la cima del mazzo, se non dal mazzo.
jugula-hurt = { $hurt ->
    [out] a terra
   *[wound] ferita
}
jugula-top-from = { $from ->
    [discard] {" "}(prima si mescolano i tuoi scarti)
    [nothing] {" "}(non hai più carte: 0)
   *[other] {""}
}
jugula-foretold-figure = { $word ->
    [moves] { $count }
    [attacks] { $count }
    [draws] +{ $count }
    [takes] +{ $count }
    [rises] +{ $count }
    [costs] −{ $cost }
    [ends] −{ $cost }
    [zone] +{ $zone }
   *[other] {""}
}
# Che cosa conta il numero, in una parola.
jugula-foretold-unit = { $word ->
    [moves] { $count ->
        [one] uomo
       *[other] uomini
    }
    [attacks] { $count ->
        [one] attacco
       *[other] attacchi
    }
    [draws] { $count ->
        [one] carta
       *[other] carte
    }
    [takes] { $count ->
        [one] carta
       *[other] carte
    }
    [rises] { $count ->
        [one] livello
       *[other] livelli
    }
    [costs] PM
    [ends] PM
    [zone] attacco
   *[other] {""}
}

## Che cosa è successo

jugula-event-ordered = ordine di schieramento e dei turni: { $seat }.
jugula-event-enrolled = { $seat-is ->
    [you] { $armatura } si unisce a te.
   *[other] { $armatura } si unisce a { $seat }.
}
jugula-event-match_began = partita { $match } di { $matches }
jugula-event-fielded = { $seat-is ->
    [you] mandi in campo { $armatura }.
   *[other] { $seat } manda in campo { $armatura }.
}
jugula-event-placed = { $condition ->
    [wounded] { $armatura } entra in { $square }, ferito, verso { jugula-facing }.
   *[other] { $armatura } entra in { $square }, verso { jugula-facing }.
}
jugula-event-brought = { $seat-is ->
    [you] il tuo mazzo ha una tredicesima carta: quella che hai tenuto.
   *[other] il mazzo di { $seat } ha una tredicesima carta.
}
jugula-event-drew = { $seat-is ->
    [you] peschi { $count ->
        [0] nessuna carta: non ce ne sono più
       *[other] { $card }
    }.
   *[other] { $seat } pesca { $count ->
        [0] nessuna carta
        [one] 1 carta
       *[other] { $count } carte
    }.
}
jugula-event-round_began = round { $round }
jugula-event-turn_began = { $seat-is ->
    [you] il tuo turno
   *[other] turno di { $seat }
}
# $last: se era l'ultima carta in mano, giocata senza domanda (3.2.4).
jugula-event-played = { $last ->
    [yes] { $seat-is ->
        [you] giochi la tua ultima carta, che può servire solo per la pesca: { $card }.
       *[other] { $seat } gioca l’ultima carta della mano, che può servire solo per la pesca: { $card }.
    }
   *[no] { $seat-is ->
        [you] giochi { $card }: { jugula-use }.
       *[other] { $seat } gioca { $card }: { jugula-use }.
    }
}
jugula-event-acclaimed = { $seat-is ->
    [you] la folla è con te: Vox Populi +{ $count }, ora { $level }.
   *[other] la folla è con { $seat }: Vox Populi +{ $count }, ora { $level }.
}
jugula-event-jeered = { $seat-is ->
    [you] la folla ti volta le spalle: Vox Populi −{ $count }, ora { $level }.
   *[other] la folla volta le spalle a { $seat }: Vox Populi −{ $count }, ora { $level }.
}
jugula-event-reshuffled = { $seat-is ->
    [you] mescoli i tuoi scarti, che diventano il mazzo: { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }.
   *[other] { $seat } mescola gli scarti, che diventano il mazzo: { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }.
}
jugula-event-took = { $seat-is ->
    [you] prendi la carta Prima { $card }.
   *[other] { $seat } prende una carta Prima.
}
jugula-event-stirred = tocca a { $gladiator } muoversi.
jugula-event-moved = { $gladiator } va in { $square }, verso { jugula-facing }.
jugula-event-turned = { $gladiator } si gira verso { jugula-facing }.
jugula-event-freed = { $gladiator } si libera del segnalino impaccio.
jugula-event-attacked = { $kind ->
    [hinder] { $gladiator } cerca di impacciare { $target }: { $attack } contro { $defence } prima delle carte.
   *[attack] { $gladiator } attacca { $target }: { $attack } contro { $defence } prima delle carte.
}
jugula-event-revealed = { $source ->
    [nothing] { $seat-is ->
        [you] non hai più carte: 0.
       *[other] { $seat } non ha più carte: 0.
    }
    [deck] { $seat-is ->
        [you] dal tuo mazzo esce { $card }: { $value }.
       *[other] dal mazzo di { $seat } esce { $card }: { $value }.
    }
   *[hand] { $seat-is ->
        [you] scopri { $card }: { $value }.
       *[other] { $seat } scopre { $card }: { $value }.
    }
}
jugula-event-fought = { $outcome ->
    [repelled] { $attack } contro { $defence }: { $target } resiste.
    [equal] { $attack } contro { $defence }: non succede nulla.
    [pushed] { $attack } contro { $defence }: { $target } cede terreno.
    [wounded] { $attack } contro { $defence }: una ferita per { $target }.
    [out] { $attack } contro { $defence }: { $target } finisce a terra.
   *[hindered] { $attack } contro { $defence }: { $target } è preso.
}
jugula-event-pushed = { $gladiator } è respinto in { $square }.
jugula-event-cornered = { $gladiator } non può indietreggiare.
jugula-event-stood = { $gladiator } sta come un muro.
jugula-event-hindered = { $gladiator } ha un segnalino impaccio.
jugula-event-wounded = { $by-is ->
    [you] { $gladiator } è ferito: un punto per te, in tutto { $total }.
   *[other] { $gladiator } è ferito: un punto per { $by }, in tutto { $total }.
}
jugula-event-felled = { $by-is ->
    [you] { $gladiator } è a terra: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } per te, in tutto { $total }.
   *[other] { $gladiator } è a terra: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } per { $by }, in tutto { $total }.
}
jugula-event-healed = { $gladiator } è di nuovo sano.
jugula-event-braced = { $seat-is ->
    [you] { $card } protegge i tuoi gladiatori fino al tuo prossimo turno.
   *[other] { $card } protegge i gladiatori di { $seat } fino al prossimo turno di { $seat }.
}
jugula-event-dusted = { $gladiator } ha la polvere negli occhi.
jugula-event-recalled = { $seat-is ->
    [you] riprendi in mano { $card }.
   *[other] { $seat } riprende in mano { $card }.
}
jugula-event-robbed = { $seat-is ->
    [you] perdi { $card } dalla mano.
   *[other] { $seat } perde { $card } dalla mano.
}
jugula-event-augured = { $seat-is ->
    [you] guardi la cima del tuo mazzo: { $card }.
   *[other] { $seat } guarda le carte in cima al mazzo: { $count }.
}
jugula-event-discarded = { $seat-is ->
    [you] scarti { $card }.
   *[other] { $seat } scarta { $card }.
}
jugula-event-removed = { $card } esce dalla partita.
jugula-event-surrendered = { $seat-is ->
    [you] ti arrendi.
   *[other] { $seat } si arrende.
}
jugula-event-withdrew = { $seat-is ->
    [you] la tua familia si ritira dall’arena.
   *[other] la familia di { $seat } si ritira dall’arena.
}
jugula-event-decided = { $ending ->
    [goal] la meta è raggiunta: { $seat }.
    [last] l’ultima familia nell’arena: { $seat }.
   *[rounds] l’ultimo round è finito. Più punti: { $seat }.
}
jugula-event-glorified = { $seat-is ->
    [you] la tua gloria: { $total }
   *[other] gloria di { $seat }: { $total }
} ({ $outcome ->
    [victory] vittoria 3
    [draw] pareggio 1
   *[none] partita 0
}, gladiatori { $feats }).
jugula-event-ended = l’arena è vuota, la folla torna a casa.

## La regola dietro una scelta

jugula-rule-armatura = Una familia ha quattro armature diverse, due nella partita rapida (3.1.2); un ludus ne ha sei (3.9.1). Leggeri e pesanti hanno valori propri contro ogni classe (2.4).
jugula-rule-fighter = Tutti scelgono in segreto tra chi è in forze (3.9.1). Chi era ferito salta una partita, chi era a terra due (3.9.2).
jugula-rule-place = Ogni giocatore schiera tutti i gladiatori su caselle vuote della propria zona, con l’orientamento che vuole (3.1.6). In due si hanno due righe ciascuno (3.1.7), in più un angolo di nove caselle (3.1.8).
jugula-rule-play = Una carta, un uso, e non si passa (3.2.3). L’ultima carta in mano va giocata per la pesca (3.2.4). Un uso che non potrebbe far nulla non si può scegliere (3.2.6). Alla fine del turno scarti fino al limite della mano (3.2.13).
jugula-rule-mover = Si muovono fino a tanti gladiatori diversi, uno dopo l’altro; puoi fermarti quando vuoi (3.2.7). Chi ha un segnalino impaccio può rinunciare a tutto il movimento per toglierlo (3.4.11).
jugula-rule-move = Dritto davanti costa 1 PM, ogni altra casella 2 (3.4.2). Girarsi prima di un passo è gratis (3.4.3), girarsi e basta costa 1 (3.4.4). Lasciare il fronte di un nemico costa 1 in più (3.4.5). Nella zona di pericolo di un nemico puoi solo fronteggiarlo e indietreggiare dritto (3.4.6).
jugula-rule-attack = Attacchi un nemico nel tuo fronte (3.5.1): +1 di fianco, +2 da dietro, +3 alle spalle (3.5.8). Chi è superiore respinge, col doppio ferisce, col quadruplo mette a terra (3.7.3); chi non può indietreggiare è ferito (3.7.6). Una ferita è un punto (3.7.4).
jugula-rule-quarter = Dolus gira il bersaglio di un quarto, poi lo si attacca (2.7). Di fianco l’attacco ha +1, da dietro +2, alle spalle +3 (3.5.8).
jugula-rule-commit = Entrambi aggiungono in segreto una carta combattimento, dalla mano o coperta dal mazzo (3.5.5). Con una sola carta in mano dev’essere il mazzo (3.5.6). Conta solo il valore di combattimento (3.5.7). Se il totale del difensore è superiore, il suo giocatore guadagna 1 Vox Populi (3.7.1).
jugula-rule-prima = Vedi le prime tre carte della tua pila Prima, ne prendi una in mano e metti le altre sotto la pila (3.2.12).
jugula-rule-discard = Alla fine del turno puoi tenere tante carte quante ne permette il tuo Vox Populi (2.5, 3.2.13).
jugula-rule-recall = Memoria: una o due carte dei tuoi scarti tornano in mano (2.7). La carta che hai giocato non è tra queste (3.2.5).
jugula-rule-victim = Invidia toglie una carta a caso, mai l’ultima, e 1 Vox Populi; Vae Victis toglie 3 Vox Populi (2.7, 3.3.5).
jugula-rule-turn = Conversio: ogni tuo gladiatore libero può girarsi una volta, gratis; poi uno dei tuoi può attaccare (2.7).
jugula-rule-advance = Agmen: ogni gladiatore libero può entrare nella casella vuota dritto davanti, se non sta in una zona di pericolo nemica; poi uno dei tuoi può attaccare (2.7).
jugula-rule-shove = Umbo: il nemico indietreggia di una casella senza combattere, il tuo lo segue e può attaccarlo (2.7).
jugula-rule-heal = Medicus: un gladiatore ferito torna sul lato sano. I punti già segnati restano (2.7).
jugula-rule-dust = Pulvis: fino alla fine del tuo prossimo turno non lega e non minaccia, e ha −2 ATT e DEF (2.7).
jugula-rule-augury = Augurium: delle quattro carte in cima ne tieni due, le altre tornano in cima in qualsiasi ordine (2.7).
jugula-rule-keep = Una carta Prima che hai preso può essere la tredicesima del tuo prossimo mazzo (3.9.4).
jugula-rule-interject = Nel tuo turno, prima di giocare una carta, puoi arrenderti: in due vince l’altro, in più ti ritiri (3.8.8).

## Perché qualcosa non si può scegliere

jugula-refusal-twice-in-familia = Quell’armatura è già nella tua familia: ce ne vogliono { $wanted } diverse (3.1.2).
jugula-refusal-twice-in-ludus = Quell’armatura è già nel tuo ludus: ce ne vogliono { $wanted } diverse (3.9.1).
jugula-refusal-taken-at-table = Quell’armatura è di un altro giocatore, e ciascuna c’è una volta sola (4.1).
jugula-refusal-not-fit = Non è in forze, o è già scelto (3.9.2).
jugula-refusal-outside-zone = { $square } non è nella tua zona, da { $first } a { $last } (3.1.7, 3.1.8).
jugula-refusal-square-taken = Lì sta già qualcuno (3.1.6, 3.4.9).
jugula-refusal-not-in-hand = Non hai quella carta in mano (3.2.3).
jugula-refusal-last-card = L’ultima carta va giocata per la pesca (3.2.4).
jugula-refusal-needs-not-met = Il testo ora non ha da dove cominciare (2.7, 3.2.6).
jugula-refusal-no-such-use = La carta non ha quell’uso (2.9).
jugula-refusal-nobody-can-move = Nessuno dei tuoi può fare un passo, girarsi o togliersi un segnalino (3.2.6).
jugula-refusal-no-attack = Ora non c’è nessun attacco lecito (3.2.6).
jugula-refusal-vox-at-top = Il tuo Vox Populi è già a 10 (3.2.10).
jugula-refusal-pile-empty = La tua pila Prima è vuota (3.2.6).
jugula-refusal-not-in-arena = Nell’arena non c’è nessuno con quel numero.
jugula-refusal-moved-already = Si è già mosso: gladiatori diversi (3.2.7).
jugula-refusal-not-free = Ha un segnalino impaccio (3.4.11, 3.6.4).
jugula-refusal-bound = In una zona di pericolo può solo fronteggiare quel nemico e indietreggiare dritto (3.4.6).
jugula-refusal-no-token = Non ha segnalini impaccio (3.4.11).
jugula-refusal-faces-so = È già orientato così (3.4.4).
jugula-refusal-wall = Lì c’è il muro (3.4.9).
jugula-refusal-too-far = Non ha abbastanza PM (3.4.1).
jugula-refusal-must-attack = Il primo attacco è obbligatorio (3.2.8).
jugula-refusal-own-man = Non attacchi i tuoi (3.5.2).
jugula-refusal-not-in-front = Non è a portata: fuori dal fronte, o coperto da un altro (3.5.1, 3.6.2).
jugula-refusal-just-wounded = Chi è stato ferito in questo turno non si attacca più (3.5.2).
jugula-refusal-not-from-front = Insidiae attacca solo di fianco, da dietro o alle spalle (2.7).
jugula-refusal-normal-only = Fatalitas è un attacco normale (2.7).
jugula-refusal-cannot-hinder = Solo con Entrave, e mai chi ha già un segnalino o è Stoïque (3.6.3, 3.6.5).
jugula-refusal-not-his-turn = Non è tra chi può attaccare ora (3.2.8).
jugula-refusal-not-in-sight = Quella carta non è tra quelle che vedi (3.2.12, 2.7).
jugula-refusal-not-discarded = Quella carta non è nei tuoi scarti (2.7).
jugula-refusal-nothing-to-lose = Quell’avversario non ha nulla da perdere, o si è ritirato (2.7).
jugula-refusal-cannot-advance = Non può avanzare dritto, o sta in una zona di pericolo (2.7).
jugula-refusal-cannot-shove = Lì non c’è un nemico che si possa respingere (2.7).
jugula-refusal-not-wounded = Non è ferito (2.7).
jugula-refusal-not-before-you = Non è nel fronte adiacente di un tuo gladiatore libero (2.7).
jugula-refusal-not-taken = Non hai preso quella carta (3.9.4).

## Opzioni di gioco

jugula-play-size = Quanti gladiatori ha una familia.
jugula-play-familia = Come si scelgono le familiae.
jugula-play-familia-rounds = uno a testa a turno, apertamente
jugula-play-familia-secret = tutti insieme, poi scoperti
jugula-play-familia-random = distribuite a caso
jugula-play-familia-exclusive = a turno, ogni armatura una volta sola al tavolo
jugula-play-order = Chi si schiera e gioca per primo.
jugula-play-order-random = a sorte
jugula-play-order-seat = nell’ordine dei posti
jugula-play-goal = Che cosa fa vincere: punti, o essere l’ultima familia.
jugula-play-goal-usual = in due: tanti punti quanti gladiatori; in più: l’ultima familia
jugula-play-goal-last = l’ultima familia nell’arena
jugula-play-rounds = Dopo quanti round finisce la partita.
jugula-play-rounds-usual = 30, con più di due giocatori 40
jugula-play-munus = Una serie di tante partite con un ludus di sei; 0 è una partita sola.
jugula-play-threat = Chi minaccia un gladiatore in un combattimento.
jugula-play-threat-front = ogni nemico che lo ha nel suo fronte
jugula-play-threat-danger = solo dalla zona di pericolo
jugula-play-front_cost = Quali passi costano 1 PM in più.
jugula-play-front_cost-zone = quelli che lasciano il fronte di un nemico
jugula-play-front_cost-square = tutti quelli da una casella di un fronte
jugula-play-prima = Come si prende una carta Prima.
jugula-play-prima-three = una delle prime tre
jugula-play-prima-free = una qualsiasi della pila
jugula-play-prima-top = la prima, coperta

## Riquadri del terminale

jugula-column-player = Giocatore
jugula-column-points = Punti
jugula-column-glory = Gloria
jugula-column-vox = Vox Populi
jugula-column-hand = Mano
jugula-column-deck = Mazzo
jugula-column-prima = Prima
jugula-column-men = Gladiatori
jugula-discards = { $mark } Scarti ({ $count }): { $cards }
jugula-vox-level = { $level } (attacco +{ $bonus })
jugula-hand-limit = { $held } di { $limit }
jugula-withdrawn = ritirato
jugula-legend = Le frecce mostrano l’orientamento; w ferito, t segnalino impaccio, p Pulvis.
jugula-round = Round { $round } di { $last }
jugula-match = Partita { $match } di { $matches }
jugula-card-line = { $name }: movimento { $move }, attacco { $attack }, vox { $vox }, pesca { $draw }, prima { $prima }, combattimento { $combat }
jugula-trait = { $trait ->
    [entrave] Entrave
    [arc] Arc
    [harcelement] Harcèlement
    [massif] Massif
   *[stoique] Stoïque
}
jugula-allonge = Allonge { $reach }
jugula-class = { $class ->
    [heavy] pesante
   *[light] leggero
}
jugula-side = { $side ->
    [wounded] ferito
   *[healthy] sano
}
# $traits: a row of $count traits.
jugula-side-line = { jugula-class }, { jugula-side }: MOV { $movement }, ATT { $attack-light }/{ $attack-heavy }, DEF { $defence-light }/{ $defence-heavy }, { $count ->
    [0] nessun tratto
   *[other] { $traits }
}
jugula-side-legend = ATT e DEF valgono contro leggeri/pesanti; ? e un nome mostra anche il lato ferito.
jugula-own-hand = La tua mano:

## Probabilità della riga di comando

jugula-table-tops = Carta dell’attaccante meno quella del difensore, entrambe dalla cima di un mazzo nuovo
jugula-table-sums = Che cosa viene da due somme, se entrambe le carte vengono dalla cima di un mazzo nuovo
jugula-table-of-difference = Differenza
jugula-table-of-chance = Probabilità
jugula-table-of-sums = Somme
jugula-table-of-repelled = resiste
jugula-table-of-equal = pari
jugula-table-of-pushed = respinto
jugula-table-of-wounded = ferito
jugula-table-of-out = a terra

## Nel browser

browser-jugula-about = Su sessantaquattro caselle conta da che parte guardi.

### The browser's own words.
browser-jugula-do-discard = Scarta:
browser-jugula-do-armatura = Prendi:
browser-jugula-do-fighter = Schiera:
browser-jugula-do-prima = Prendi:
browser-jugula-arena = Arena, 8 per 8 caselle
browser-jugula-empty = vuota
browser-jugula-facing = { $facing ->
    [N] nord
    [E] est
    [S] sud
   *[W] ovest
}
browser-jugula-faces = rivolto a { $facing }
browser-jugula-man-of = { $owner-is ->
    [you] il tuo { $armatura }
   *[other] { $armatura } di { $owner }
}
browser-jugula-state-wounded = ferito
browser-jugula-state-hindered = impacciato
browser-jugula-state-dusted = accecato da Pulvis
browser-jugula-state-out = a terra
browser-jugula-class = { $class ->
    [heavy] pesante
   *[light] leggero
}
browser-jugula-trait = { $trait ->
    [entrave] Entrave
    [arc] Arc
    [harcelement] Harcèlement
    [massif] Massif
   *[stoique] Stoïque
}
browser-jugula-allonge = Allonge { $reach }
browser-jugula-values = Movimento { $movement }; attacco { $attack-light } contro i leggeri, { $attack-heavy } contro i pesanti; difesa { $defence-light } e { $defence-heavy }.
browser-jugula-movement = Movimento
browser-jugula-attack-of = Attacco, legg.·pes.
browser-jugula-defence-of = Difesa
browser-jugula-percent = { $chance }
browser-jugula-armaturae = Armature
browser-jugula-hand = Mano
browser-jugula-deck = Mazzo
browser-jugula-deck-says = Nel tuo mazzo, in un ordine che nessuno conosce: { $cards }.
browser-jugula-used = Scarti
browser-jugula-prima = Prima
browser-jugula-prima-says = Le carte Prima Jugula che non hai ancora preso.
browser-jugula-played = giocata
browser-jugula-no-cards = nessuna carta
browser-jugula-combat = valore di combattimento
browser-jugula-use-name = { $use ->
    [move] muovere
    [attack] attaccare
    [vox] Vox Populi
    [draw] pescare
    [prima] Prima
   *[text] testo
}
browser-jugula-use = { $use ->
    [move] Muovi { $count }
    [attack] Attacca { $count }
    [vox] Vox { $count }
    [draw] Pesca { $count }
    [prima] Prima { $count }
   *[text] Testo
}
browser-jugula-which-use = { $card }: per quale dei suoi usi?
browser-jugula-where-goes = Dove va { $man }, e rivolto da che parte?
browser-jugula-which-commit = { $role ->
    [attacker] Attacchi: quale carta combattimento impegni?
   *[defender] Sei sotto attacco: quale carta combattimento impegni?
}
browser-jugula-top = Cima del mazzo
browser-jugula-other-card = Un’altra carta
browser-jugula-other-man = Un altro gladiatore
browser-jugula-all-attacks = Tutti gli attacchi
browser-jugula-not-now = Ora non è possibile.
browser-jugula-card-line = muovere { $move } · attaccare { $attack } · vox { $vox } · pescare { $draw } · prima { $prima } · combattimento { $combat }
browser-jugula-card-value = valore { $value }
browser-jugula-likely = { $word ->
    [succeeds] successo
    [wounds] { $hurt ->
        [out] a terra
       *[wound] ferita
    }
    [catches] successo
   *[other] resiste
}
browser-jugula-harm = { $hurt ->
    [out] a terra { $chance }
   *[wound] ferita { $chance }
}
browser-jugula-attacks = { $man } attacca { $target }
browser-jugula-hinders = { $man } cerca di impacciare { $target }
browser-jugula-shoves = { $man } spinge { $target }
browser-jugula-against = { $attack } contro { $defence }
browser-jugula-to = contro
browser-jugula-points-of-movement = PM
browser-jugula-cell-cost = { $cost ->
    [one] Possibile: 1 punto movimento.
   *[other] Possibile: { $cost } punti movimento.
}
browser-jugula-do-place = { $man } in { $square }, rivolto a { $facing }
browser-jugula-do-move = { $man } in { $square }, rivolto a { $facing }
browser-jugula-do-turn = { $man } si gira a { $facing }
browser-jugula-fight = Lo scontro
browser-jugula-part-attack = { $part ->
    [value] ATT
    [harassed] Harcèlement
    [dusted] Pulvis
    [zone] { $zone ->
        [1] dal fianco
        [2] dal retro
       *[3] alle spalle
    }
    [vox] Vox Populi
    [text] testo della carta
   *[threats] minacciato
}
browser-jugula-part-defence = { $part ->
    [value] DEF
    [harassed] Harcèlement
    [dusted] Pulvis
    [bow] distanza dell’arco
    [massive] Massif, non di fronte
    [testudo] Testudo
    [token] impacciato
   *[threats] minacciato
}
browser-jugula-card-down = Carta coperta
browser-jugula-card-none = Nessuna carta rimasta
browser-jugula-before-cards = Senza carte
browser-jugula-total = Totale
browser-jugula-threshold = { $outcome ->
    [repelled] inferiore
    [equal] pari
    [pushed] superiore
    [wounded] doppio
    [out] quadruplo
   *[hindered] superiore
}
browser-jugula-threshold-result = { $outcome ->
    [repelled] sua Vox +1
    [equal] niente
    [pushed] respinto
    [wounded] ferito
    [out] a terra
   *[hindered] impacciato
}
browser-jugula-verdict = { $what ->
    [pushed] { $name } è respinto.
    [stood] { $name } resta saldo: Murus.
    [hindered] { $name } è impacciato.
    [wounded] { $cornered ->
        [yes] { $name } non può arretrare ed è ferito.
       *[no] { $pushed ->
            [yes] { $name } è respinto e ferito.
           *[no] { $name } è ferito.
        }
    }
    [felled] { $cornered ->
        [yes] { $name } non può arretrare: ferito una seconda volta, è a terra.
       *[no] { $pushed ->
            [yes] { $name } è respinto: ferito una seconda volta, è a terra.
           *[no] { $name } è a terra.
        }
    }
    [equal] Pari: non succede niente.
   *[repelled] { $name } resiste, e la folla è con lui: Vox Populi +1.
}
browser-jugula-vox-level = Vox Populi { $level } di 10
browser-jugula-now-vox = Sei a { $level }: { $bonus } ai tuoi attacchi, { $limit } carte alla fine del tuo turno.
browser-jugula-fact-hand = Mano { $count }/{ $limit }
browser-jugula-fact-deck = Mazzo { $count }
browser-jugula-fact-prima = Prima { $count }
browser-jugula-fact-vox = Vox { $level }: attacco { $bonus }
browser-jugula-withdrawn = Ritirato
browser-jugula-now = Round { $round } di { $rounds }
browser-jugula-now-munus = Partita { $match } di { $matches }, round { $round }
browser-jugula-places-square = Casella
browser-jugula-places-what = Chi vi sta
browser-jugula-places-choose = Scelta
browser-jugula-phase-familia = Familia
browser-jugula-phase-deployment = Schieramento
browser-jugula-phase-card = Carta
browser-jugula-phase-use = Uso
browser-jugula-phase-combat = Scontro
browser-jugula-phase-limit = Limite della mano
browser-jugula-rule-of-armatura = La familia
browser-jugula-rule-of-place = Schieramento
browser-jugula-rule-of-play = Una carta e il suo uso
browser-jugula-rule-of-mover = Chi si muove
browser-jugula-rule-of-move = Movimento
browser-jugula-rule-of-attack = Attacco
browser-jugula-rule-of-commit = Carte combattimento
browser-jugula-rule-of-prima = Prima Jugula
browser-jugula-rule-of-discard = Limite della mano
browser-jugula-why-armatura = Tutte diverse. I numeri sotto sono quelli del lato ferito; ogni tratto si spiega da sé.
browser-jugula-why-place = Tocca una casella illuminata della tua zona, poi scegli dove rivolgerlo.
browser-jugula-why-play = Una carta a turno, per uno dei suoi usi. Alla fine va nei tuoi scarti.
browser-jugula-why-mover = Tocca un gladiatore, poi dove va e dove si rivolge.
browser-jugula-why-move = Tocca una casella illuminata, poi scegli dove rivolgerlo.
browser-jugula-why-commit = Si scoprono insieme. Conta solo il valore di combattimento.
browser-jugula-why-prima = Le altre vanno sotto la pila.
browser-jugula-why-discard = È la Vox Populi a dire quante carte puoi tenere.
browser-jugula-play-size = Gladiatori
browser-jugula-play-familia = Scelta
browser-jugula-play-order = Ordine
browser-jugula-play-goal = Obiettivo
browser-jugula-play-rounds = Round
browser-jugula-play-munus = Serie
browser-jugula-play-threat = Minaccia
browser-jugula-play-front_cost = Lasciare un fronte
browser-jugula-play-prima = Carte Prima
browser-jugula-group-familia = Familiae
browser-jugula-group-familia-note = quanti gladiatori, come si scelgono, chi comincia
browser-jugula-group-end = Fine della partita
browser-jugula-group-end-note = obiettivo, round, serie di partite
browser-jugula-group-variants = Varianti
browser-jugula-group-variants-note = altre letture delle regole
browser-jugula-how = Guidi una familia di quattro gladiatori. Nel tuo turno giochi una carta per uno dei suoi sei usi: il testo, muovere, attaccare, il favore della folla, nuove carte, o una più forte. Da dove colpisci conta più di quanto forte.
browser-jugula-help-keys-note = le frecce girano un gladiatore mentre una casella è mirata, Invio lo manda là, Esc torna indietro.
browser-jugula-help-turn = Il tuo turno
browser-jugula-help-turn-note = Gioca una carta della tua mano per uno dei suoi usi. L’ultima carta si può giocare solo per pescare.
browser-jugula-help-use = { $use ->
    [move] Muovere: tanti dei tuoi gladiatori, ciascuno un movimento intero.
    [attack] Attaccare: tanti dei tuoi gladiatori, un attacco ciascuno.
    [vox] Vox Populi: sale il favore della folla.
    [draw] Pescare: tante carte dal tuo mazzo.
    [prima] Prima: una delle tre carte più forti in cima alla pila viene in mano.
   *[text] Testo: quello che dice la carta stessa.
}
browser-jugula-help-around = Fronte, fianco, retro, spalle
browser-jugula-help-around-note = Un attacco dal fianco guadagna 1, dal retro 2, alle spalle 3. La casella tratteggiata proprio davanti è la zona di pericolo: chi ci sta può solo girarsi verso il nemico e arretrare.
browser-jugula-help-move = Movimento
browser-jugula-help-move-note = Un passo dritto in avanti costa 1 punto movimento, ogni altro passo 2; girarsi prima di un passo è gratis, girarsi sul posto costa 1. Lasciare il fronte di un nemico costa 1 in più.
browser-jugula-help-fight = Uno scontro
browser-jugula-help-fight-note = Tutti e due sommano i loro valori, ciò che aiuta e ciò che intralcia, e una carta combattimento impegnata in segreto. Il totale di chi attacca contro quello di chi difende:
browser-jugula-help-traits = Tratti
browser-jugula-help-trait = { $trait ->
    [allonge] Allonge: i suoi attacchi arrivano più lontano.
    [entrave] Entrave: invece di colpire può impacciare un nemico.
    [arc] Arc: tira, ma mai a un vicino; la distanza protegge il bersaglio.
    [harcelement] Harcèlement: chi sta sulla sua casella di pericolo è più debole.
    [massif] Massif: colpisce solo dritto davanti, ed è debole di lato e alle spalle.
   *[stoique] Stoïque: non si può impacciare, e nessuna minaccia lo indebolisce.
}
browser-jugula-help-vox = Vox Populi
browser-jugula-help-vox-note = Più la folla è con te, più forti sono i tuoi attacchi e più carte puoi tenere. Chi difende e respinge un attacco guadagna 1.

## The balance of the game

jugula-balance-armatura = Armatura
jugula-balance-card = Carta
jugula-balance-ending = Fine
jugula-balance-ending-name = { $ending ->
    [goal] meta raggiunta
    [last] ultima familia
   *[rounds] limite di round
}
jugula-balance-use-text = Testo
jugula-balance-use-move = Mov.
jugula-balance-use-attack = Att.
jugula-balance-use-vox = Vox
jugula-balance-use-draw = Pesca
jugula-balance-use-prima = Prima
