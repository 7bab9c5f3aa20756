# Gladiatori.
#
# Per ogni giocatore $x ci sono tre variabili: $x è il nome, $x-is vale "you" per chi legge, "nobody"
# oppure "other", e $x-vowel vale "yes" se il nome comincia per vocale. Per una pedina $x è il nome
# del suo giocatore, o la belva con il suo articolo; $x-is vale "beast" per le belve. Una scelta fatta
# di parti arriva a pezzi: `throw-hasta` è $fight "throw" e $item "hasta". $item-name e
# $character-name sono i nomi dati da un pacchetto, per ciò che qui non ha parole. Gli eventi sono
# frasi: chi li mostra ne scrive maiuscola la prima lettera.

gladiatori-title = Gladiatori
gladiatori-about =
    Da uno a quattro giocatori, un gladiatore ciascuno, con un fronte, un mazzo, tre Abilità,
    qualche Potere e due Oggetti. Le tue carte sono ciò che fai e il sangue che versi. Sei turni nell’arena, gli uni
    contro gli altri o contro le belve; vince chi ha più Punti Vittoria.
gladiatori-aim = Vince chi ha più Punti Vittoria dopo l’ultimo turno. Contro sole belve, basta restare vivi.
gladiatori-welcome =
    A ogni turno dividi in segreto il tuo mazzo: le carte in mano servono per agire, quelle del mazzo PF
    per sanguinare. In ciascuno dei due round di combattimento puoi spendere Velocità per muoverti, poi giochi una carta Azione,
    ne aggiungi altre e attacchi. Attacca di fronte: i colpi alle spalle costano punti. Per muoverti scrivi una casella
    come F4, con < o > per girarti a sinistra o a destra all’arrivo; <, <<, > e >> ti girano sul posto.

## Nomi

gladiatori-card = { $card ->
    [strength] Forza
    [dexterity] Destrezza
    [berserk] Furia
    [movement] Movimento
    [energy_0] Energia 0
    [energy_1] Energia 1
    [feint] Finta
    [sweep] Spazzata
    [sacrifice] Sacrificio
    [acrobatic_strike] Colpo acrobatico
    [overskill] Super abilità
    [rage] Rabbia
    [break_item] Rompi oggetto
    [unbalancing_strike] Colpo sbilanciante
   *[reflex] Riflessi
}
gladiatori-reaction = { $card ->
    [strength] Blocco
    [dexterity] Parata
    [berserk] Opposizione
   *[movement] Schivata
}
gladiatori-on-reaction = { $card ->
    [strength] sul tuo Blocco
    [dexterity] sulla tua Parata
    [berserk] sulla tua Opposizione
   *[movement] sulla tua Schivata
}
# Una carta Azione in una fila, più corta che si può.
gladiatori-card-short = { $card ->
    [strength] For
    [dexterity] Des
    [berserk] Fur
   *[movement] Mov
}
gladiatori-cards = { $count ->
    [one] { gladiatori-card }
   *[other] { gladiatori-card } ×{ $count }
}
# Che cosa fa una carta, in poche parole.
gladiatori-card-help = { $card ->
    [strength] +1 per ogni energia giocata sopra
    [dexterity] metà delle carte che ti restano in mano
    [berserk] +2 per ogni punto di Sangue, fino a 3
    [movement] tre punti movimento
    [energy_0] conta come carta: più danni
    [energy_1] +1 su Forza e Blocco, e conta come carta
    [feint] contro le belve +2
    [sweep] colpisce tutti in tre caselle vicine
    [sacrifice] una carta della mano esce dal gioco per +3
    [acrobatic_strike] +3, e sei Sbilanciato
    [overskill] un’Abilità sale di 5, poi vale 0
    [rage] diventa una carta degli scarti o del mazzo PF
    [break_item] i danni vanno a un Oggetto
    [unbalancing_strike] l’altro paga 2 Elementi o è Sbilanciato
   *[reflex] un punto movimento alla fine
}
gladiatori-power = { $power ->
    [lunge] Affondo
    [stand_up] In piedi!
    [unbeatable] Indomabile
    [leap] Balzo
    [deep_wounds] Ferite profonde
    [wrestling] Lotta
    [adaptation] Adattamento
    [delay] Ritardo
   *[resistance] Resistenza fisica
}
gladiatori-power-help = { $power ->
    [lunge] scarta fino a 3 carte, +2 ciascuna
    [stand_up] via tutti i tuoi segnalini
    [unbeatable] alla tua morte combatti ancora un round
    [leap] per ogni casella percorsa: +2 attacco o +1 danno
    [deep_wounds] meno attacco, altrettanti danni in più
    [wrestling] spingi il bersaglio dopo il combattimento
    [adaptation] sposta fino a 3 carte tra mano e mazzo PF
    [delay] un altro posto nell’ordine, o +3 a ogni difesa fino alla fine del round di combattimento
   *[resistance] recupera 3 Elementi
}
gladiatori-trait = { $trait ->
    [offense] Offesa
    [guard] Guardia
    [endurance] Resistenza
    [blood] Sangue
   *[speed] Velocità
}
gladiatori-marker = { $marker ->
    [trapped] Intrappolato
   *[unbalanced] Sbilanciato
}
gladiatori-item = { $item ->
    [gladius] gladius
    [spatha] spatha
    [sica] sica
    [falcata] falcata
    [rhomphaia] rhomphaia
    [spiked_parma] parma chiodata
    [clipeus] clipeus
    [scutum] scutum
    [parmula] parmula
    [galea] galea
    [crested_galea] galea crestata
    [horned_helm] elmo cornuto
    [hasta] hasta
    [verutum] verutum
    [fuscina] fuscina
    [rete] rete
    [weighted_net] rete piombata
    [manica] manica
   *[other] { $item-name }
}
gladiatori-the-item = { $item ->
    [gladius] il gladius
    [spatha] la spatha
    [sica] la sica
    [falcata] la falcata
    [rhomphaia] la rhomphaia
    [spiked_parma] la parma chiodata
    [clipeus] il clipeus
    [scutum] lo scutum
    [parmula] la parmula
    [galea] la galea
    [crested_galea] la galea crestata
    [horned_helm] l’elmo cornuto
    [hasta] l’hasta
    [verutum] il verutum
    [fuscina] la fuscina
    [rete] la rete
    [weighted_net] la rete piombata
    [manica] la manica
   *[other] l’Oggetto { $item-name }
}
gladiatori-item-type = { $type ->
    [sword] spada
    [shield] scudo
    [helmet] elmo
    [spear] lancia
    [trident] tridente
    [net] rete
   *[iron_arm] braccio di ferro
}
# Un Oggetto con i suoi numeri: attacco, difesa, Punti Ferita.
gladiatori-item-line = { gladiatori-item } ({ gladiatori-item-type }): attacco { $attack }, difesa { $defence }, { $life } PF{ $throw ->
    [yes] , si può lanciare
   *[no] {""}
}
gladiatori-item-short = { $damaged ->
    [yes] { gladiatori-item } { $attack }/{ $defence }/{ $life } con danni
   *[no] { gladiatori-item } { $attack }/{ $defence }/{ $life }
}
gladiatori-character = { $character ->
    [secutor] Secutor
    [mirmillo] Mirmillo
    [thraex] Thraex
    [hoplomachus] Hoplomachus
    [retiarius] Retiarius
    [own] su misura
   *[other] { $character-name }
}
gladiatori-facing = { $facing ->
    [east] est
    [north-east] nord-est
    [north-west] nord-ovest
    [west] ovest
    [south-west] sud-ovest
   *[south-east] sud-est
}
gladiatori-beast = { $beast ->
    [dog] cane
    [wolf] lupo
    [lion] leone
    [bear] orso
   *[other] animale
}
gladiatori-beast-letter = { $beast ->
    [dog] c
    [wolf] p
    [lion] l
    [bear] o
   *[other] x
}
gladiatori-the-beast = { $beast ->
    [dog] il cane { $number }
    [wolf] il lupo { $number }
    [lion] il leone { $number }
    [bear] l’orso { $number }
   *[other] l’animale { $number }
}
# Una pedina come oggetto di una frase.
gladiatori-figure = { $figure-is ->
    [you] te
   *[other] { $figure }
}
gladiatori-target = { $target-is ->
    [you] te
   *[other] { $target }
}
# Un Elemento, una carta scoperta o coperta, un pagamento: nomi senza articolo.
gladiatori-element = { $element ->
    [card] { gladiatori-card }
    [trait] un punto di { gladiatori-trait }
    [green] una carta Azione, non vista
    [red] una carta combattimento, non vista
    [unseen] qualcosa che non si vede
   *[none] nulla
}
gladiatori-seen = { $seen ->
    [hidden] una carta coperta
   *[card] { gladiatori-card }, a carta coperta
}
gladiatori-point = { $point ->
    [move] { $turn ->
        [left] una casella a { gladiatori-facing }, poi un giro a sinistra
        [right] una casella a { gladiatori-facing }, poi un giro a destra
       *[on] una casella a { gladiatori-facing }
    }
    [turn] { $turn ->
        [left] un giro a sinistra
        [right] un giro a destra
        [left-twice] due giri a sinistra
       *[right-twice] due giri a destra
    }
   *[stop] niente più movimento
}
gladiatori-side = { $side ->
    [front] di fronte
    [rear] da dietro in diagonale
   *[behind] dritto alle spalle
}
gladiatori-reason = { $reason ->
    [front-attack] un attacco di fronte
    [front-damage] ferite inferte di fronte
    [first-blood] il Primo Sangue
    [front-kill] un colpo mortale di fronte
    [rear-attack] un attacco alle spalle
    [rear-damage] ferite inferte alle spalle
    [rear-kill] un colpo mortale alle spalle
    [flight] fuga
    [cowardice] codardia
    [beast-kill] una belva uccisa
    [survival] la sopravvivenza
    [surrender] resa
   *[two-to-one] essere due contro uno
}

# Ciò che si può scrivere.
gladiatori-word-yes = sì
gladiatori-word-no = no
gladiatori-word-pass = passa
gladiatori-word-enough = basta
gladiatori-word-go-on = avanti
gladiatori-word-strike = colpisci
gladiatori-word-surrender = resa

## Domande

gladiatori-ask-character = Quale gladiatore prendi? { $coins ->
    [0] {""}
    [one] Hai 1 moneta.
   *[other] Hai { $coins } monete.
}
gladiatori-ask-build_offense = La tua Offesa, con { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}
gladiatori-ask-build_guard = La tua Guardia, con { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}
gladiatori-ask-build_endurance = La tua Resistenza, con { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}
gladiatori-ask-build_blood = Il tuo Sangue, con { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}
gladiatori-ask-build_speed = La tua Velocità, con { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}
gladiatori-ask-build_energy_1 = Carte Energia 1, con { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}
gladiatori-ask-build_energy_0 = Carte Energia 0, con { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}
gladiatori-ask-build_feint = Carte Finta, con { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}
gladiatori-ask-build_move = Hai { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}. Compri { gladiatori-card }? Costa { $price ->
    [one] 1 moneta
   *[other] { $price } monete
}. Effetto: { gladiatori-card-help }.
gladiatori-ask-build_power = Hai { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}. Compri { gladiatori-power }? Effetto: { gladiatori-power-help }.
gladiatori-ask-extra = Compri un’altra carta a prezzo doppio? Hai { $coins ->
    [one] 1 moneta.
   *[other] { $coins } monete.
}
gladiatori-ask-bid = { gladiatori-item-line }. Quante carte Energia 1 ed Energia 0 offri?
gladiatori-ask-draft = Quale Oggetto prendi?
gladiatori-ask-pick = Quale Oggetto vuoi?
gladiatori-ask-drop = Hai troppi Oggetti. Quale esce dal gioco?
gladiatori-ask-place = Dove entra nell’arena il tuo gladiatore?
gladiatori-ask-face = Da che parte guarda?
gladiatori-ask-split = In mano: { gladiatori-card }
gladiatori-ask-ready = Comincia un round di combattimento. Sei al posto { $place } di { $players }. Usi Ritardo per prenderne un altro?
gladiatori-ask-opening = È il tuo round. Spendi prima Velocità per muoverti? Ne hai { $speed }.
gladiatori-ask-closing = Ti liberi ancora di qualche segnalino, prima che ne arrivino di nuovi?
gladiatori-ask-action = Qual è la tua azione?
gladiatori-ask-add = { $role ->
    [attacker] Quale carta metti su { gladiatori-card }? { $played ->
        [0] Ogni carta rende il colpo più pesante.
       *[other] Finora: { $played }.
    }
   *[defender] Quale carta metti { gladiatori-on-reaction }? { $played ->
        [0] {""}
       *[other] Finora: { $played }.
    }
}
gladiatori-ask-fight = Chi affronti, e come?
gladiatori-ask-target = { $swept ->
    [yes] Chi colpisci ora? Il primo colpo è a +1, il secondo a -3, il terzo a -7.
   *[no] Chi è il bersaglio?
}
gladiatori-ask-break = Vuoi rompere un Oggetto di { gladiatori-target }?
gladiatori-ask-ally = Quale alleato aiuti?
gladiatori-ask-reaction = { $attack ->
    [none] { $figure } ti attacca { gladiatori-side }, con { $card ->
        [unknown] una carta coperta
       *[other] { gladiatori-card }
    } e { $played ->
        [0] nessuna carta
        [one] 1 carta
       *[other] { $played } carte
    } sopra. Come reagisci?
   *[other] { $figure } ti attacca { gladiatori-side } con { $attack }. Come reagisci?
}
gladiatori-ask-plain = Contro le belve: usi una carta o un Potere come semplice +2?
gladiatori-ask-rage = Rabbia: quale carta diventa?
gladiatori-ask-overskill = Super abilità: quale Abilità sale di 5?
gladiatori-ask-power = Aggiungi un Potere all’attacco?
gladiatori-ask-lunge = Affondo: quale carta scarti per +2? { $left ->
    [one] Ancora una al massimo.
   *[other] Ancora { $left } al massimo.
}
gladiatori-ask-leap = Balzo: che cosa ti danno le caselle percorse?
gladiatori-ask-depth = Ferite profonde: quanto attacco diventa danno
gladiatori-ask-sacrifice = Sacrificio: quale carta della mano esce dal gioco per +3?
gladiatori-ask-acrobatics = Colpo acrobatico: +3 adesso, e Sbilanciato alla fine del round?
gladiatori-ask-skill = { $attack ->
    [none] Usi { gladiatori-trait } { $value }?
   *[other] L’attacco è { $attack }. Usi { gladiatori-trait } { $value }?
}
gladiatori-ask-blood = Furia: quanto del tuo Sangue { $value } paghi, per +2 ciascuno?
gladiatori-ask-dodge = L’attacco è { $attack }; la tua Schivata lo dimezza a { $half }. Quanta della tua Velocità { $value } paghi, per +2 ciascuna?
gladiatori-ask-unbalanced = Colpo sbilanciante di { $figure }: paghi 2 Elementi o prendi un segnalino?
gladiatori-ask-feint = { $role ->
    [none] Non hai una Finta da giocare ora.
    [attacker] Giochi la Finta e annulli questo attacco?
   *[defender] Giochi la Finta e annulli la tua reazione?
} Attacco { $attack }, difesa { $defence }.
gladiatori-ask-payment = { $damage ->
    [one] Devi pagare 1 Punto Ferita.
   *[other] Devi pagare { $damage } Punti Ferita.
} Che cosa dai?
gladiatori-ask-unbeatable = È la tua morte. Combatti ancora, Indomabile?
gladiatori-ask-push = Lotta: dove spingi il bersaglio?
gladiatori-ask-movement = { $left ->
    [one] Resta un punto movimento.
   *[other] Restano { $left } punti movimento.
} Dove vai?
gladiatori-ask-reflex = { $free ->
    [yes] Riflessi: un punto movimento gratis. Dove vai?
   *[no] Riflessi: un altro punto movimento per un punto di Velocità? Ne hai { $speed }.
}
gladiatori-ask-spend = { $left ->
    [one] Paghi un Elemento. Quale?
   *[other] Paghi { $left } Elementi. Quale per primo?
}
gladiatori-ask-recover = { $left ->
    [one] Recuperi ancora un Elemento. Quale?
   *[other] Recuperi { $left } Elementi. Quale per primo?
}
gladiatori-ask-adapt = { $left ->
    [one] Adattamento: ancora una carta. Quale?
   *[other] Adattamento: fino a { $left } carte. Quale per prima?
}
gladiatori-ask-escape = { $figure } ha tirato un doppio. Arretri per un punto di Velocità, o resti e rischi danni doppi?
gladiatori-ask-toll = { $figure } ti strappa qualcosa. A che cosa rinunci?
gladiatori-ask-rest = Riposo. Usi Resistenza { $value } per recuperare altrettante carte e punti Abilità?
gladiatori-ask-back = { $left ->
    [one] Recupera (ne resta 1): { gladiatori-element }
   *[other] Recupera (ne restano { $left }): { gladiatori-element }
}
gladiatori-ask-interject = Quale Potere usi?
# Una domanda che vuole un numero: la domanda e i suoi limiti.
gladiatori-split-intro = Quante carte di ogni tipo vanno in mano? Le altre sono i tuoi Punti Ferita per questo turno. Puoi scrivere tutti i numeri in una riga, oppure tutte e nessuna.
gladiatori-back-intro = Quanto torna di ciascuno? Puoi scrivere tutti i numeri in una riga.
gladiatori-build-intro = Crei il tuo gladiatore, passo dopo passo. Scrivi ? per i prezzi.

## Opzioni

gladiatori-option-character = { $character ->
    [own] creane uno tuo, con { $coins } monete
   *[other] { gladiatori-character }: Offesa { $offense }, Guardia { $guard }, Resistenza { $endurance }, Sangue { $blood }, Velocità { $speed }; { $powers }
}
gladiatori-option-build_offense = { $count }
gladiatori-option-build_guard = { $count }
gladiatori-option-build_endurance = { $count }
gladiatori-option-build_blood = { $count }
gladiatori-option-build_speed = { $count }
gladiatori-option-build_energy_1 = { $count }
gladiatori-option-build_energy_0 = { $count }
gladiatori-option-build_feint = { $count }
gladiatori-option-build_move = { $purchase ->
    [none] no
   *[card] compra { gladiatori-card }
}
gladiatori-option-build_power = { $lesson ->
    [none] no
   *[power] compra { gladiatori-power }
}
gladiatori-option-extra = { $purchase ->
    [none] nient’altro
   *[card] { gladiatori-card }, { $price ->
        [one] { $price } moneta
       *[other] { $price } monete
    }
}
gladiatori-option-bid = { $ones }+{ $zeros }
gladiatori-option-draft = { gladiatori-item-line }
gladiatori-option-pick = { gladiatori-item-line }
gladiatori-option-drop = { gladiatori-item-line }
gladiatori-option-place = { $hex }
gladiatori-option-face = { $arrow } { gladiatori-facing }
gladiatori-option-split = { $count }
gladiatori-option-ready = { $place ->
    [stay] no, resta
   *[other] posto { $place }
}
gladiatori-option-opening = { $opening ->
    [move] { $hex } { $arrow }
    [turn] gira { $arrow }
    [shake] via un segnalino { gladiatori-marker }: 2 Elementi
    [stand_up] Potere In piedi!: via tutti i segnalini
   *[ready] avanti
}
gladiatori-option-closing = { $opening ->
    [move] { $hex } { $arrow }
    [turn] gira { $arrow }
    [shake] via un segnalino { gladiatori-marker }: 2 Elementi
    [stand_up] Potere In piedi!: via tutti i segnalini
   *[ready] no, avanti
}
gladiatori-option-action = { $action ->
    [new] { gladiatori-card } dalla mano: { gladiatori-card-help }
    [again] di nuovo { gladiatori-card }, per { $blood } Sangue: { gladiatori-card-help }
    [standby] Attesa con { gladiatori-card } dalla mano: recuperi 3 Elementi
    [turn] Attesa con { gladiatori-card } della tua fila: recuperi 3 Elementi
   *[pass] passa: non fai nulla, e sei Passivo
}
gladiatori-option-add = { $added ->
    [enough] basta
   *[card] { gladiatori-cards }: { gladiatori-card-help }
}
gladiatori-option-fight = { $fight ->
    [none] nessun combattimento
    [strike] colpisci { gladiatori-target }, dritto davanti
    [sweep] { $turn ->
        [left] Spazzata, davanti e a sinistra
        [right] Spazzata, davanti e a destra
       *[ahead] Spazzata, davanti e ai due lati
    }
    [help] aiuta un alleato contro { gladiatori-target }
    [net] getta { gladiatori-the-item } contro { gladiatori-target }, senza mollare la presa
    [throw] lancia { gladiatori-the-item }: esce dal gioco
   *[break] colpisci per rompere { gladiatori-the-item } di { gladiatori-target }
}
gladiatori-option-target = { gladiatori-figure } in { $hex }
gladiatori-option-break = { $broken ->
    [none] no
   *[item] { gladiatori-item-line }
}
gladiatori-option-ally = { $seat }
gladiatori-option-reaction = { $reaction ->
    [new] { gladiatori-reaction } con { gladiatori-card } dalla mano{ $help }
    [again] { gladiatori-reaction } con { gladiatori-card } della tua fila, per { $blood } Sangue{ $help }
   *[pass] nessuna reazione: sei Passivo
}
gladiatori-option-plain = { $plain ->
    [enough] basta
    [power] Potere { gladiatori-power }
   *[card] { gladiatori-card }
}
gladiatori-option-rage = { $trade ->
    [keep] tieni Rabbia: nessun effetto
    [discard] { gladiatori-card } dagli scarti: { gladiatori-card-help }
   *[life] { gladiatori-card } dal mazzo PF: { gladiatori-card-help }
}
gladiatori-option-overskill = { $skill ->
    [none] nessuna
   *[trait] { gladiatori-trait }: da { $value } a { $raised }
}
gladiatori-option-power = { $exertion ->
    [none] nessun Potere
   *[power] { gladiatori-power }: { gladiatori-power-help }
}
gladiatori-option-lunge = { $added ->
    [enough] basta
   *[card] { gladiatori-cards }
}
gladiatori-option-leap = attacco +{ $attack }, danni +{ $damage }
gladiatori-option-depth = { $count }
gladiatori-option-sacrifice = { $sacrifice ->
    [none] nessun sacrificio
   *[card] { gladiatori-cards }
}
gladiatori-option-acrobatics = { $yes ->
    [yes] sì, +3
   *[no] no
}
gladiatori-option-skill = { $yes ->
    [yes] sì, +{ $value }; poi cala a { $after }
   *[no] no
}
gladiatori-option-blood = { $count }
gladiatori-option-dodge = { $count }
gladiatori-option-unbalanced = { $unbalanced ->
    [pay] paga 2 Elementi
   *[marker] prendi un segnalino Sbilanciato
}
gladiatori-option-feint = { $yes ->
    [yes] gioca la Finta
   *[no] tienila
}
gladiatori-option-payment = { $payment ->
    [yield] tutto: non basta
    [item] { gladiatori-item }: { $life } PF
   *[card] { gladiatori-cards }: { $life } PF
}
gladiatori-option-unbeatable = { $yes ->
    [yes] combatti fino alla fine del prossimo round di combattimento
   *[no] muori
}
gladiatori-option-push = { $push ->
    [none] nessuna spinta
   *[figure] { gladiatori-figure } in { $hex }
}
gladiatori-option-movement = { $point ->
    [move] { $hex } { $arrow }
    [turn] gira { $arrow }
   *[stop] basta
}
gladiatori-option-reflex = { $point ->
    [move] { $hex } { $arrow }
    [turn] gira { $arrow }
   *[stop] basta
}
gladiatori-option-spend = { $element ->
    [trait] { gladiatori-trait } ({ $count })
    [none] nulla
   *[card] { gladiatori-cards }
}
gladiatori-option-recover = { $element ->
    [trait] { gladiatori-trait } ({ $count })
    [none] nient’altro
   *[card] { gladiatori-cards }
}
gladiatori-option-adapt = { $adaptation ->
    [to-life] { gladiatori-card }, dalla mano al mazzo PF
    [to-hand] { gladiatori-card }, dal mazzo PF alla mano
   *[none] basta
}
gladiatori-option-escape = { $escape ->
    [escape] arretra per 1 Velocità
   *[stay] resta
}
gladiatori-option-toll = { $payment ->
    [yield] nulla
    [item] { gladiatori-item }: { $life } PF
   *[card] { gladiatori-cards }: { $life } PF
}
gladiatori-option-rest = { $rest ->
    [endurance] usa Resistenza
    [resistance] usa il Potere Resistenza fisica: 3 Elementi
    [both] usa Resistenza e Resistenza fisica
    [resistance-1] usa Resistenza fisica: 1 di Resistenza, 2 altri Elementi
    [both-1] usa Resistenza fisica: 1 di Resistenza, 2 altri Elementi; poi usa Resistenza
    [resistance-2] usa Resistenza fisica: 2 di Resistenza, 1 altro Elemento
    [both-2] usa Resistenza fisica: 2 di Resistenza, 1 altro Elemento; poi usa Resistenza
    [resistance-3] usa Resistenza fisica: 3 di Resistenza
    [both-3] usa Resistenza fisica: 3 di Resistenza; poi usa Resistenza
   *[nothing] né l’una né l’altra
}
gladiatori-option-back = { $count }
gladiatori-option-interject = { $interjection ->
    [surrender] resa: lasci l’arena, -15 punti
   *[power] { gladiatori-power }: { $power ->
        [delay] +3 a ogni difesa fino alla fine del round di combattimento
       *[other] { gladiatori-power-help }
    }
}
# Quanto vale una Reazione contro questo attacco.
gladiatori-reaction-help = { $card ->
    [strength] : +1 per ogni energia sopra
    [dexterity] : metà delle carte rimaste in mano
    [berserk] : +5
   *[movement] : dimezza l’attacco, niente Oggetti
}

## Che cosa è successo

gladiatori-event-began = l’ordine di gioco è sorteggiato: { $seat }.
gladiatori-event-set_apart = { $seat-is ->
    [you] combatti contro gli altri due, senza alleati.
   *[other] { $seat } combatte contro gli altri due, senza alleati.
}
gladiatori-event-beasts_waited = belve dietro i cancelli: { $beasts }.
gladiatori-event-took_character = { $character ->
    [own] { $seat-is ->
        [you] creerai un gladiatore tuo.
       *[other] { $seat } creerà un gladiatore.
    }
    [hoplomachus] { $seat-is ->
        [you] prendi l’{ gladiatori-character }.
       *[other] { $seat } prende l’{ gladiatori-character }.
    }
   *[other] { $seat-is ->
        [you] prendi il { gladiatori-character }.
       *[other] { $seat } prende il { gladiatori-character }.
    }
}
gladiatori-event-built = { $seat-is ->
    [you] il tuo gladiatore è pronto.
   *[other] { $seat } ha creato un gladiatore.
}
gladiatori-event-ready = { $seat-is ->
    [you] hai un mazzo di { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }{ $later ->
        [0] .
        [one] , e 1 Mossa Speciale per dopo.
       *[other] , e { $later } Mosse Speciali per dopo.
    }
   *[other] { $seat } ha un mazzo di { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }{ $later ->
        [0] .
        [one] , e 1 Mossa Speciale per dopo.
       *[other] , e { $later } Mosse Speciali per dopo.
    }
}
gladiatori-event-box_held = nella scatola restano: { $energy_0 } Energia 0, { $energy_1 } Energia 1, { $feint } Finta.
gladiatori-event-bought = { $seat-is ->
    [you] compri ancora una carta { gladiatori-card }.
   *[other] { $seat } compra ancora una carta { gladiatori-card }.
}
gladiatori-event-put_up = all’asta: { gladiatori-the-item }.
gladiatori-event-bid = { $seat-is ->
    [you] offri { $energy_1 } Energia 1 e { $energy_0 } Energia 0.
   *[other] { $seat } offre { $energy_1 } Energia 1 e { $energy_0 } Energia 0.
}
gladiatori-event-laid_out = { $seat-is ->
    [you] gli Oggetti sono scoperti: { $items }. La prima scelta è tua.
   *[other] gli Oggetti sono scoperti: { $items }. La prima scelta è di { $seat }.
}
gladiatori-event-picked = { $seat-is ->
    [you] vuoi { gladiatori-the-item }.
   *[other] { $seat } vuole { gladiatori-the-item }.
}
gladiatori-event-took_item = { $seat-is ->
    [you] prendi { gladiatori-the-item }.
   *[other] { $seat } prende { gladiatori-the-item }.
}
gladiatori-event-left_over = nessuno prende { gladiatori-the-item }: esce dal gioco.
gladiatori-event-dropped = { $seat-is ->
    [you] lasci { gladiatori-the-item }.
   *[other] { $seat } lascia { gladiatori-the-item }.
}
gladiatori-event-placed = { $seat-is ->
    [you] entri nell’arena in { $hex }, guardando a { gladiatori-facing }.
   *[other] { $seat } entra nell’arena in { $hex }, guardando a { gladiatori-facing }.
}
gladiatori-event-turn_began = turno { $turn }
gladiatori-event-split = { $seat-is ->
    [you] tieni in mano { $greens ->
        [one] 1 carta Azione
       *[other] { $greens } carte Azione
    } e { $reds } combattimento; { $life ->
        [one] nel mazzo PF hai 1 carta.
       *[other] nel mazzo PF hai { $life } carte.
    }
   *[other] { $seat } tiene in mano { $greens ->
        [one] 1 carta Azione
       *[other] { $greens } carte Azione
    } e { $reds } combattimento, e ne ha { $life } nel mazzo PF.
}
gladiatori-event-ordered = round di combattimento { $round }: { $seat }.
gladiatori-event-round_taken = { $seat-is ->
    [you] è il tuo round.
   *[other] è il round di { $seat }.
}
gladiatori-event-moved = { $seat-is ->
    [you] ti muovi da { $start } a { $hex }, guardando a { gladiatori-facing }.
   *[other] { $seat } si muove da { $start } a { $hex }, guardando a { gladiatori-facing }.
}
gladiatori-event-turned = { $seat-is ->
    [you] ti giri e guardi a { gladiatori-facing }.
   *[other] { $seat } si gira e guarda a { gladiatori-facing }.
}
gladiatori-event-marked = { $count ->
    [0] { $seat-is ->
        [you] non sei più { gladiatori-marker }.
       *[other] il gladiatore di { $seat } non è più { gladiatori-marker }.
    }
   *[other] { $down ->
        [yes] { $seat-is ->
            [you] cadi: A terra.
           *[other] { $seat } cade: A terra.
        }
       *[no] { $seat-is ->
            [you] sei { gladiatori-marker } ({ $count }).
           *[other] il gladiatore di { $seat } è { gladiatori-marker } ({ $count }).
        }
    }
}
gladiatori-event-spent = { $seat-is ->
    [you] paghi { gladiatori-element }.
   *[other] { $seat } paga { gladiatori-element }.
}
gladiatori-event-recovered = { $seat-is ->
    [you] recuperi { gladiatori-element }.
   *[other] { $seat } recupera { gladiatori-element }.
}
gladiatori-event-power = { $seat-is ->
    [you] usi un Potere: { gladiatori-power }.
   *[other] { $seat } usa un Potere: { gladiatori-power }.
}
gladiatori-event-surrendered = { $seat-is ->
    [you] ti arrendi e lasci l’arena.
   *[other] { $seat } si arrende e lascia l’arena.
}
gladiatori-event-passed = { $seat-is ->
    [you] resti Passivo.
   *[other] il gladiatore di { $seat } resta Passivo.
}
gladiatori-event-laid = { $seat-is ->
    [you] giochi { gladiatori-seen }.
   *[other] { $seat } gioca { gladiatori-seen }.
}
gladiatori-event-reused = { $seat-is ->
    [you] usi di nuovo { gladiatori-card }, per { $blood } Sangue.
   *[other] { $seat } usa di nuovo { gladiatori-card }, per { $blood } Sangue.
}
gladiatori-event-stood_by = { $seat-is ->
    [you] resti in Attesa con { gladiatori-seen }.
   *[other] { $seat } resta in Attesa con { gladiatori-seen }.
}
gladiatori-event-added = { $seat-is ->
    [you] aggiungi { gladiatori-seen }.
   *[other] { $seat } aggiunge { gladiatori-seen }.
}
gladiatori-event-declared = { $seat-is ->
    [you] { $fight ->
        [none] non dichiari alcun combattimento.
        [strike] colpisci la casella davanti a te.
        [sweep] dichiari una Spazzata.
        [help] aiuti un alleato.
        [net] getti { gladiatori-the-item }.
        [throw] lanci { gladiatori-the-item }.
       *[break] vuoi rompere { gladiatori-the-item }.
    }
   *[other] { $fight ->
        [none] { $seat } non dichiara alcun combattimento.
        [strike] { $seat } colpisce la casella davanti a sé.
        [sweep] { $seat } dichiara una Spazzata.
        [help] { $seat } aiuta un alleato.
        [net] { $seat } getta { gladiatori-the-item }.
        [throw] { $seat } lancia { gladiatori-the-item }.
       *[break] { $seat } vuole rompere { gladiatori-the-item }.
    }
}
gladiatori-event-aimed = { $seat-is ->
    [you] il tuo bersaglio: { gladiatori-figure }.
   *[other] il bersaglio di { $seat }: { gladiatori-figure }.
}
gladiatori-event-helped = { $seat-is ->
    [you] aiuti { $ally } contro { gladiatori-figure }.
   *[other] { $ally-is ->
        [you] { $seat } ti aiuta contro { gladiatori-figure }.
       *[other] { $seat } aiuta { $ally } contro { gladiatori-figure }.
    }
}
gladiatori-event-lent = { $seat-is ->
    [you] avrai +{ $bonus } contro { gladiatori-figure }.
   *[other] { $seat } avrà +{ $bonus } contro { gladiatori-figure }.
}
gladiatori-event-revealed = { $seat-is ->
    [you] riveli { gladiatori-card }{ $cards ->
        [none] .
       *[other] {" "}con { $cards }.
    }
   *[other] { $seat } rivela { gladiatori-card }{ $cards ->
        [none] .
       *[other] {" "}con { $cards }.
    }
}
gladiatori-event-plain = { $seat-is ->
    [you] usi { gladiatori-card } come +2.
   *[other] { $seat } usa { gladiatori-card } come +2.
}
gladiatori-event-raged = { $seat-is ->
    [you] la tua Rabbia diventa { gladiatori-card } { $source ->
        [0] dalla tua pila degli scarti.
       *[1] dal tuo mazzo PF.
    }
   *[other] la Rabbia di { $seat } diventa { gladiatori-card } { $source ->
        [0] dalla pila degli scarti.
       *[1] dal mazzo PF.
    }
}
gladiatori-event-sacrificed = { $seat-is ->
    [you] sacrifichi { gladiatori-card } per +3.
   *[other] { $seat } sacrifica { gladiatori-card } per +3.
}
gladiatori-event-acrobatic = { $seat-is ->
    [you] un colpo acrobatico: hai +3, a prezzo dell’equilibrio.
   *[other] un colpo acrobatico: { $seat } ha +3, a prezzo dell’equilibrio.
}
gladiatori-event-lunged = { $seat-is ->
    [you] affondi con { gladiatori-element }: +2.
   *[other] { $seat } affonda con { gladiatori-element }: +2.
}
gladiatori-event-leapt = { $seat-is ->
    [you] il tuo Balzo: caselle per l’attacco { $attack }, per i danni { $damage }.
   *[other] il Balzo di { $seat }: caselle per l’attacco { $attack }, per i danni { $damage }.
}
gladiatori-event-deepened = { $seat-is ->
    [you] le tue Ferite profonde: attacco -{ $depth }, danni +{ $depth }.
   *[other] le Ferite profonde di { $seat }: attacco -{ $depth }, danni +{ $depth }.
}
gladiatori-event-attack = { $outcome ->
    [help] { $figure-is ->
        [you] presti una forza di { $value }.
       *[other] { $figure } presta una forza di { $value }.
    }
    [null] { $figure-is ->
        [you] il tuo attacco contro { gladiatori-target } arriva a { $value }: nulla.
       *[other] { $figure } attacca { gladiatori-target } con { $value }: nulla.
    }
   *[blow] { $figure-is ->
        [you] attacchi { gladiatori-target } con { $value }.
       *[other] { $figure } attacca { gladiatori-target } con { $value }.
    }
}
gladiatori-event-answered = { $unbalanced ->
    [pay] { $seat-is ->
        [you] resti in equilibrio, per 2 Elementi.
       *[other] { $seat } paga 2 Elementi per restare in equilibrio.
    }
   *[marker] { $seat-is ->
        [you] perdi l’equilibrio.
       *[other] { $seat } perde l’equilibrio.
    }
}
gladiatori-event-defence = { $figure-is ->
    [you] la tua difesa: { $value }.
   *[other] { $figure } si difende con { $value }.
}
gladiatori-event-feinted = { $seat-is ->
    [you] una Finta! Riprendi tutto.
   *[other] una Finta! { $seat } riprende tutto.
}
gladiatori-event-held = { $figure-is ->
    [you] reggi il colpo: nessuna ferita.
   *[other] { $figure } regge il colpo: nessuna ferita.
}
gladiatori-event-netted = { $figure-is ->
    [you] la rete ti avvolge.
   *[other] la rete avvolge { $figure }.
}
gladiatori-event-broken = { $seat-is ->
    [you] ti si rompe { gladiatori-the-item }.
   *[other] si rompe { gladiatori-the-item } di { $seat }.
}
gladiatori-event-damaged = { $seat-is ->
    [you] un tuo Oggetto è danneggiato e d’ora in poi vale la metà: { gladiatori-item }.
   *[other] un Oggetto di { $seat } è danneggiato e d’ora in poi vale la metà: { gladiatori-item }.
}
gladiatori-event-wounded = { $seat-is ->
    [you] subisci { $damage ->
        [one] 1 danno.
       *[other] { $damage } danni.
    }
   *[other] { $seat } subisce { $damage ->
        [one] 1 danno.
       *[other] { $damage } danni.
    }
}
gladiatori-event-removed = { $seat-is ->
    [you] perdi { gladiatori-card } dal tuo mazzo PF.
   *[other] { $seat } perde { gladiatori-card } dal mazzo PF.
}
gladiatori-event-item_lost = { $seat-is ->
    [you] perdi { gladiatori-the-item }.
   *[other] { $seat } perde { gladiatori-the-item }.
}
gladiatori-event-killed = { $seat-is ->
    [you] muori.
   *[other] { $seat } muore.
}
gladiatori-event-scored = { $seat-is ->
    [you] tu: { $points } per { gladiatori-reason }.
   *[other] { $seat }: { $points } per { gladiatori-reason }.
}
gladiatori-event-pushed = { $seat-is ->
    [you] spingi { gladiatori-figure } in { $hex }.
   *[other] { $seat } spinge { gladiatori-figure } in { $hex }.
}
gladiatori-event-adapted = { $seat-is ->
    [you] { $adaptation ->
        [to-life] sposti { gladiatori-card } dalla mano al mazzo PF.
        [to-hand] sposti { gladiatori-card } dal mazzo PF alla mano.
        [to-life-green] una carta Azione passa dalla tua mano al tuo mazzo PF.
        [to-life-red] una carta combattimento passa dalla tua mano al tuo mazzo PF.
        [to-hand-green] una carta Azione passa dal tuo mazzo PF alla tua mano.
        [to-hand-red] una carta combattimento passa dal tuo mazzo PF alla tua mano.
       *[none] non sposti nessuna carta.
    }
   *[other] { $adaptation ->
        [to-life] { $seat } sposta { gladiatori-card } dalla mano al mazzo PF.
        [to-hand] { $seat } sposta { gladiatori-card } dal mazzo PF alla mano.
        [to-life-green] { $seat } sposta una carta Azione, non vista, dalla mano al mazzo PF.
        [to-life-red] { $seat } sposta una carta combattimento, non vista, dalla mano al mazzo PF.
        [to-hand-green] { $seat } sposta una carta Azione, non vista, dal mazzo PF alla mano.
        [to-hand-red] { $seat } sposta una carta combattimento, non vista, dal mazzo PF alla mano.
       *[none] { $seat } non sposta nessuna carta.
    }
}
gladiatori-event-rested = { $seat-is ->
    [you] riposi: { $cards ->
        [0] nessuna carta torna
        [one] 1 carta torna
       *[other] { $cards } carte tornano
    } nel tuo mazzo.
   *[other] { $seat } riposa: { $cards ->
        [0] nessuna carta torna
        [one] 1 carta torna
       *[other] { $cards } carte tornano
    } nel mazzo.
}
gladiatori-event-release = dado di rilascio: { $face }.
gladiatori-event-beasts_ordered = le belve agiscono in quest’ordine: { $figure }.
gladiatori-event-entered = { $figure } entra dal cancello in { $hex } (dado { $face }).
gladiatori-event-shut_out = { $figure } trova chiusi tutti e due i cancelli (dado { $face }).
gladiatori-event-paced = { $figure } tira { $face } e si muove.
gladiatori-event-prowled = { $figure } si aggira da { $start } a { $hex }.
gladiatori-event-beast_rolled = { $figure } tira { $faces }.
gladiatori-event-loosened = { $count ->
    [0] { $figure } si libera dalla rete.
    [one] { $figure } lacera la rete: ne manca 1.
   *[other] { $figure } lacera la rete: ne mancano { $count }.
}
gladiatori-event-called = un doppio richiama un altro { gladiatori-beast }: entra con il prossimo round di combattimento.
gladiatori-event-slain = { $figure } muore.
gladiatori-event-ended = { $ending ->
    [last-turn] l’ultimo turno è finito.
    [one-left] nell’arena resta una parte sola.
    [beasts-dead] non resta nessuna belva: hanno vinto i gladiatori.
   *[all-dead] non resta nessun gladiatore: hanno vinto le belve.
}{ $handicap ->
    [0] { "" }
   *[other] { " " }{ gladiatori-outnumbered }
}
gladiatori-outnumbered = Due contro uno: { $handicap } ai due, che ne hanno { $two }; { $lone-is ->
    [you] tu ne hai { $one }.
   *[other] { $lone } ne ha { $one }.
}
gladiatori-event-learned = { $seat-is ->
    [you] ora hai { $xp } XP e { $coins } monete per la prossima creazione: { $points } per i Punti Vittoria, { $victory } per la vittoria, { $beasts } per le belve.
   *[other] { $seat } ora ha { $xp } XP e { $coins } monete per la prossima creazione: { $points } per i Punti Vittoria, { $victory } per la vittoria, { $beasts } per le belve.
}
gladiatori-event-carried_off = { $seat-is ->
    [you] vieni portato via svenuto a { $hit_points ->
        [one] { $hit_points } punto ferita
       *[other] { $hit_points } punti ferita
    }, e tornerai.
   *[other] { $seat } viene portato via svenuto a { $hit_points ->
        [one] { $hit_points } punto ferita
       *[other] { $hit_points } punti ferita
    }, e tornerà.
}
gladiatori-event-died = { $seat-is ->
    [you] a { $hit_points ->
        [one] { $hit_points } punto ferita
       *[other] { $hit_points } punti ferita
    } il tuo gladiatore è morto e la sua campagna è finita; uno nuovo comincia con { $coins } monete.
   *[other] { $seat }: a { $hit_points ->
        [one] { $hit_points } punto ferita
       *[other] { $hit_points } punti ferita
    } il gladiatore è morto e la sua campagna è finita; uno nuovo comincia con { $coins } monete.
}

## Com’è finita una partita

gladiatori-result = { $result ->
    [beasts-beaten] I gladiatori hanno battuto le belve.
    [survived] L’ultimo turno è finito e le belve non hanno ucciso tutti: hanno vinto i gladiatori.
    [beasts-won] Hanno vinto le belve: non resta nessun gladiatore.
    [team] Vince la squadra di { $names }.
    [tie] { $seat-is ->
        [you] I punti sono pari: vinci tu, con più Punti Ferita rimasti (1.3).
       *[other] I punti sono pari: vince { $seat }, con più Punti Ferita rimasti (1.3).
    }
   *[alone] { $seat-is ->
        [you] Vinci da solo contro due.
       *[other] { $seat } vince da solo contro due.
    }
}
gladiatori-result-even = I punti sono pari: decide chi ha più Punti Ferita rimasti (1.3).
gladiatori-result-alive = Vivi alla fine: { $names }.

## La regola dietro una scelta

gladiatori-rule-character =
    I personaggi pronti si scelgono nell’ordine di gioco, tutti diversi se l’opzione premade_duplicates
    non dice altro (4.2). Abilità e Capacità si spendono giocando (2.6, 2.8), i Poteri funzionano una volta (2.10), ogni carta
    del mazzo è anche Punti Ferita (2.2). Un gladiatore tuo si crea con le monete (18.1).
gladiatori-rule-build_offense =
    L’Offesa si aggiunge ai tuoi attacchi; ogni uso la abbassa di 1 (2.6, 2.7). Un’Abilità di 3, 4, 5, 6, 7, 8 o 9
    costa 3, 4, 6, 8, 10, 13 o 16 monete (18.2).
gladiatori-rule-build_guard =
    La Guardia si aggiunge alla tua difesa; ogni uso la abbassa di 1 (2.6, 2.7). Un’Abilità di 3, 4, 5, 6, 7, 8 o 9
    costa 3, 4, 6, 8, 10, 13 o 16 monete (18.2).
gladiatori-rule-build_endurance =
    A ogni Riposo la Resistenza fa tornare altrettante carte e punti Abilità, poi cala di 1 (5.4.2). Un’Abilità di
    3, 4, 5, 6, 7, 8 o 9 costa 3, 4, 6, 8, 10, 13 o 16 monete (18.2).
gladiatori-rule-build_blood =
    Il Sangue permette di riusare le carte Azione e alimenta la Furia (2.8). Da 3 a 9, una moneta al punto (18.2).
gladiatori-rule-build_speed =
    La Velocità ti fa muovere e alimenta la Schivata (2.8). Da 3 a 9, una moneta al punto (18.2).
gladiatori-rule-build_energy_1 =
    Energia 1 costa 2 monete: +1 su Forza e Blocco, 2 Punti Ferita; una ogni sei monete e mezza di quelle
    che hai ricevuto (2.3, 18.3).
gladiatori-rule-build_energy_0 =
    Energia 0 costa 1 moneta: una carta che rende più gravi le ferite, 1 Punto Ferita; una ogni sei monete e mezza
    di quelle che hai ricevuto (2.3, 18.3).
gladiatori-rule-build_feint =
    Una Finta costa 5 monete: dopo i due valori annulla la tua azione o la tua reazione (7.5.1). Al massimo una (18.3).
gladiatori-rule-build_move =
    Le Mosse Speciali costano da 1 a 3 monete, al massimo una per tipo (2.5, 18.4). Si mettono coperte su
    un’azione o una reazione e hanno effetto quando si rivelano (11.0).
gladiatori-rule-build_power =
    Un Potere costa 1 moneta, al massimo uno per tipo (2.5, 18.4). Funziona una volta per partita e si annuncia (2.10).
    Le monete avanzate sono perse (18.5).
gladiatori-rule-extra =
    Con overlimit puoi comprare fino a quattro altre carte Energia e Finta a prezzo doppio, di cui al massimo una
    Finta, finché nella scatola ce ne sono (18.6, 18.6.1).
gladiatori-rule-bid =
    Tutti offrono carte Energia in segreto e insieme. Vince chi offre più energia, poi chi offre più carte; se la
    parità resta, l’Oggetto esce dal gioco (9.3). L’offerta di chi vince è scartata, gli altri riprendono la loro (9.3.1).
gladiatori-rule-draft =
    Ognuno prende a turno un Oggetto, poi un altro in ordine inverso (9.4). Due Oggetti con lo stesso simbolo, elmo,
    scudo o lancia, non vanno insieme; uno così si può prendere solo se non resta altro (9.2, 9.4.1).
gladiatori-rule-pick =
    Ognuno sceglie un Oggetto in segreto, due volte; ciò che vogliono in più d’uno va a sorte, e chi perde sceglie
    ancora (9.5, 9.5.1). Un personaggio pronto sceglie tra i tipi che preferisce. Mai due Oggetti con lo stesso simbolo (9.2).
    Attacco e difesa si aggiungono ai tuoi valori, i Punti Ferita si possono dare al posto di carte (7.1.2, 7.2.3, 7.7.1).
gladiatori-rule-drop =
    Nessuno tiene due Oggetti con lo stesso simbolo, né più di due: gli altri escono dal gioco (9.2, 9.3.2).
gladiatori-rule-place =
    Nell’ordine di gioco ognuno mette la sua pedina su una casella di partenza libera (4.6). Con il piazzamento libero
    va bene ogni casella che disti almeno 3 da tutti i nemici (4.7).
gladiatori-rule-face =
    Le tre caselle davanti sono il tuo fronte, le altre tre ti stanno alle spalle (3.1). Attacchi la casella dritta
    davanti a te (6.18); agli attacchi alle spalle è difficile rispondere (6.25, 7.2.7).
gladiatori-rule-split =
    Dividi il mazzo tra mano e mazzo PF, come vuoi (5.1.1). Si giocano solo le carte in mano, e solo il mazzo PF e gli
    Oggetti pagano le ferite (7.7.1). Una carta Azione vale 3 PF, una Finta 3, Energia 1 e le Mosse Speciali 2, Energia 0 1.
    Alla fine del turno le carte tornano tutte insieme (5.5.1).
gladiatori-rule-ready =
    L’ordine di un round va per Punti Vittoria, chi ne ha meno per primo (5.2.1). Ritardo, una volta per partita, ti dà il
    posto che vuoi (12.8); oppure tienilo per +3 in difesa.
gladiatori-rule-opening =
    Ogni punto di Velocità è un punto movimento: entri in una casella vicina in qualunque direzione e ti giri o no di un
    lato, oppure resti e ti giri di uno o due (6.6, 8.4.1). Da Intrappolato o A terra puoi solo girarti, una volta, di un lato
    (14.7). Due Elementi tolgono un segnalino (6.7, 14.4). Allontanarsi da un nemico o voltargli le spalle può costare punti (16.8, 16.9).
gladiatori-rule-closing =
    Prima che arrivino nuovi segnalini puoi ancora pagare 2 Elementi per ogni segnalino, o usare In piedi! (6.7, 12.2).
gladiatori-rule-action =
    Gioca coperta una nuova carta Azione (6.9), o riusa una carta dritta della tua fila pagando Sangue secondo il posto:
    l’ultima a destra 1, poi 2, 3 e 4 (6.4, 6.10). L’Attesa ruota una carta e fa tornare 3 Elementi (8.1.1, 8.1.2). Chi Passa è
    Passivo: niente carte, Capacità o Poteri fino alla fine del suo round (6.12, 13.2).
gladiatori-rule-add =
    Metti coperte quante carte combattimento vuoi, una Finta come semplice carta (6.14, 6.15, 6.28). Un colpo a segno fa 1 danno più la metà delle tue
    carte, carta Azione compresa (7.6.2). L’energia si aggiunge solo a Forza e Blocco (2.3).
gladiatori-rule-fight =
    Attacca l’avversario dritto davanti (6.18), lancia un’arma contro uno nello spicchio davanti a te se la via è libera
    (10.1, 10.4), usa una rete (10.8), spazza tre caselle con quella carta (11.1), rompi un Oggetto con quella carta (11.6), o aiuta
    un alleato in mischia con lo stesso nemico: riceve un quarto (6.20, 6.21). Oppure non dichiarare nulla (6.19).
gladiatori-rule-target =
    Il bersaglio dev’essere davanti, in un lancio nell’area d’attacco e non nascosto (6.18, 10.4, 10.5). In una Spazzata
    decidi tu l’ordine: +1 contro il primo, -3 contro il secondo, -7 contro il terzo (11.1.1).
gladiatori-rule-break =
    I danni vanno all’Oggetto: se sono almeno i suoi Punti Ferita lo distruggono, se no lo danneggiano (11.6). Il proprietario
    non è ferito (11.6.1).
gladiatori-rule-ally =
    Chi aiuta e l’alleato devono essere in mischia con lo stesso avversario (6.20); l’alleato riceve un quarto del valore
    nel suo prossimo attacco o nella prossima difesa contro di lui (6.21), se è la prossima Azione o se si gioca altrimenti (6.23).
gladiatori-rule-reaction =
    Blocco, Parata e Opposizione valgono contro gli attacchi di fronte, la Schivata contro tutti tranne quelli dritti alle
    spalle (6.25). Una carta nuova è gratis, una scoperta della tua fila costa Sangue secondo il posto (6.24). Una carta dello
    stesso tipo di chi attacca dà +5 (7.2.2). Da Passivo hai ancora gli Oggetti e la Guardia (7.2.9).
gladiatori-rule-plain =
    Contro le belve ogni Mossa Speciale, Finta o Potere può valere +2 al posto del suo effetto, e si consuma (20.12).
gladiatori-rule-rage =
    Rabbia può diventare qualsiasi carta combattimento degli scarti o del mazzo PF, che ha effetto subito; Spazzata e Rompi
    oggetto, che andavano dichiarate, solo come +2 contro le belve (11.5, 11.5.1).
gladiatori-rule-overskill =
    Se vuoi, un’Abilità sopra lo 0 sale di 5, al massimo fino al triplo. Quando la usi, o alla fine del turno, scende a 0 (11.4).
gladiatori-rule-power =
    I Poteri dell’attacco si usano ora, prima di conoscere la difesa (7.1.9); ciascuno funziona una volta per partita (12.0.1).
gladiatori-rule-lunge = Scarta da una a tre carte della mano, coperte, per +2 ciascuna (12.1).
gladiatori-rule-leap = Ogni casella percorsa prima dell’attacco, al massimo tre, dà +2 attacco o +1 danno (12.4).
gladiatori-rule-depth = Togli da 1 a 3 al tuo attacco e aggiungi altrettanto ai danni (12.5).
gladiatori-rule-sacrifice = Una carta della mano esce dal gioco, sotto gli occhi di tutti, per +3 (11.2).
gladiatori-rule-acrobatics = Aggiungi 3 e prendi un segnalino Sbilanciato alla fine del round (11.3); con due sei A terra (14.2).
gladiatori-rule-skill =
    L’Offesa si aggiunge a un attacco, la Guardia a una difesa. L’uso è segreto e la abbassa di 1, con Super abilità a 0 (2.6, 2.7, 7.4).
gladiatori-rule-blood = Furia: +2 per ogni punto di Sangue, al massimo tre, oltre al Sangue per il riuso (8.5).
gladiatori-rule-dodge = Una Schivata dimezza l’attacco; +2 per ogni punto di Velocità, al massimo due; gli Oggetti non difendono (8.4.5).
gladiatori-rule-unbalanced =
    Paga 2 Elementi, cioè carte, punti Abilità o Capacità, o prendi un segnalino Sbilanciato, comunque finisca il
    combattimento (3.4, 11.7); chi è Passivo non dà punti Capacità (11.7.1).
gladiatori-rule-feint =
    Una Finta annulla la tua azione o la tua reazione: tornano carte, punti Abilità, Poteri, il Sangue per la Furia e la
    Velocità per la Schivata (7.5.3). Chi si difende può fare una Finta solo se l’ha fatta chi attacca (7.5.2).
gladiatori-rule-payment =
    Dai carte del mazzo PF e Oggetti che valgano almeno i danni, nulla senza bisogno; non si dà resto (7.7.1, 7.7.2).
    Escono dal gioco (2.2). Se neanche tutto basta, muori (7.7.4).
gladiatori-rule-unbeatable =
    Combatti ancora per questo round di combattimento e il prossimo, con +4 nella prima somma di un’Azione o Reazione, poi sei tolto; altri danni ti
    tolgono subito (12.3).
gladiatori-rule-push =
    Il bersaglio, nel tuo fronte e né Intrappolato né A terra, si sposta in una casella libera accanto a sé ed è Sbilanciato
    alla fine del round (12.6, 12.6.1).
gladiatori-rule-movement =
    Movimento dà tre punti. Con ciascuno entri in una casella vicina in qualunque direzione e ti giri o no di un lato, oppure
    resti e ti giri di uno o due (8.4.1). Le caselle occupate sono chiuse (8.4.2).
gladiatori-rule-reflex = Un punto movimento gratis dopo la risoluzione, e altri per Velocità (11.8).
gladiatori-rule-spend =
    Un Elemento è una carta in mano, un punto Abilità o un punto Capacità; il mazzo PF non conta (3.4, 3.5),
    né le Capacità finché sei Passivo (13.2).
gladiatori-rule-recover =
    Riprendi in mano carte scartate e alza Abilità e Capacità di 1 ciascuna, mai oltre il valore iniziale (2.11, 3.7).
gladiatori-rule-adapt = Fino a tre carte passano tra mano e mazzo PF, in un verso o in tutti e due (12.7).
gladiatori-rule-escape =
    Il doppio di un leone: arretra di una casella per 1 Velocità e l’attacco è nullo, o resta e i danni raddoppiano (20.9.3).
gladiatori-rule-toll = Il sette di un orso ti costa un Oggetto o una carta del mazzo PF, prima di pagare i danni (20.9.6).
gladiatori-rule-rest =
    La Resistenza fa tornare tante carte scartate e punti di Offesa e Guardia quanto vale, e cala di 1 (5.4.2).
    Sangue, Velocità e la Resistenza stessa non tornano così (2.9, 5.4.3), ma con Resistenza fisica (12.9).
gladiatori-rule-back =
    Tanto di questo torna; in tutto quanto permettono Resistenza e Resistenza fisica (5.4.2, 12.9). Nessun valore supera
    quello iniziale (2.11).
gladiatori-rule-interject =
    Adattamento, Resistenza fisica e Ritardo si usano all’inizio di ogni round di combattimento e del round di ogni giocatore, e
    accanto a ogni tua decisione in un round di combattimento (12.0.4). In piedi! vale accanto a ogni decisione del tuo round (12.2). Prima della tua Azione puoi arrenderti (6.8).

## Perché qualcosa non si può scegliere

gladiatori-refusal-no-such-cards = Non hai tante carte di queste (5.1.1).
gladiatori-refusal-no-delay = Senza il Potere Ritardo resti al tuo posto nell’ordine (12.8).
gladiatori-refusal-not-possible-now = Ora non è possibile: manca Velocità, una casella libera, un segnalino, o gli Elementi non bastano (6.6, 6.7).
gladiatori-refusal-no-such-action = Non hai questa carta in mano né dritta nella fila, o hai troppo poco Sangue (6.9, 6.10).
gladiatori-refusal-not-in-hand = Questa carta non è nella tua mano, o qui non si può mettere (6.14, 6.15).
gladiatori-refusal-no-such-fight = Non si può dichiarare: nessuno a portata, o manca la carta che serve (6.16, 6.17).
gladiatori-refusal-not-in-reach = Questa pedina non è a portata (6.18, 10.4).
gladiatori-refusal-not-breakable = Questo Oggetto non è del bersaglio, o manca Rompi oggetto (11.6).
gladiatori-refusal-no-such-ally = Non è un alleato in mischia con questo avversario (6.20).
gladiatori-refusal-no-such-reaction = Questa Reazione non è possibile: manca la carta o il Sangue, o non vale da quel lato o nel tuo stato (6.24, 6.25, 14.1).
gladiatori-refusal-not-to-be-used = Non può valere +2: qui non ce l’hai (20.12).
gladiatori-refusal-not-for-rage = Rabbia non può diventare questa carta (11.5).
gladiatori-refusal-skill-not-raised = Questa Abilità è a 0 o è già salita (11.4).
gladiatori-refusal-power-not-possible = Non hai questo Potere, o non si può usare in questo attacco (12.0.2).
gladiatori-refusal-too-few-hexes = Non hai percorso tante caselle (12.4).
gladiatori-refusal-depth-one-to-three = Ferite profonde toglie da 1 a 3 (12.5).
gladiatori-refusal-skill-at-zero = Questa Abilità è a 0 (2.6).
gladiatori-refusal-too-little-blood = Non hai tanto Sangue, e il massimo è tre punti (8.5).
gladiatori-refusal-too-little-speed = Non hai tanta Velocità, e il massimo è due punti (8.4.5).
gladiatori-refusal-too-few-elements = Non hai due Elementi da pagare (11.7).
gladiatori-refusal-no-feint = Non hai una Finta in mano (7.5.1).
gladiatori-refusal-not-a-payment = Non puoi pagare con questo, o sarebbe più del necessario (7.7.1, 7.7.2).
gladiatori-refusal-no-such-power = Non hai più questo Potere (2.10).
gladiatori-refusal-no-such-push = Il bersaglio non si può spingere lì (12.6).
gladiatori-refusal-no-such-move = Non puoi andarci: la casella è occupata o oltre il bordo, o sei bloccato (8.4.2, 14.1).
gladiatori-refusal-not-to-be-spent = Non hai questo Elemento da spendere (3.5).
gladiatori-refusal-not-to-be-recovered = Non ce n’è tanto da recuperare (3.7).
gladiatori-refusal-no-such-card-there = Lì non c’è questa carta (12.7).
gladiatori-refusal-no-escape = Non hai Velocità per arretrare (20.9.3).
gladiatori-refusal-nothing-to-use = Non puoi usarla: la Resistenza è a 0, o manca Resistenza fisica (5.4.4).
gladiatori-refusal-too-dear = Non hai le monete per questo, se tutto il resto deve avere il suo minimo (18.1).
gladiatori-refusal-less-than-the-least = Ogni Abilità e Capacità parte almeno da 3, e un personaggio pronto tiene ciò che ha (18.2, 19.3).
gladiatori-refusal-more-than-the-most = Nessuna Abilità o Capacità parte sopra 9 (18.2).
gladiatori-refusal-more-than-the-limit = Le tue monete non permettono tante carte di questo tipo (18.3).
gladiatori-refusal-lesson-of-another-question = Le Mosse Speciali e i Poteri si comprano uno alla volta; questo non è quello che ti viene chiesto (18.4).
gladiatori-refusal-cards-not-owned = Non hai tante carte Energia (9.3.5).
gladiatori-refusal-extra-not-for-sale = Non si può comprare: mancano le monete o le carte nella scatola, o sarebbe una seconda Finta in più (18.6).
gladiatori-refusal-characters-are-premade = In questa partita tutti i personaggi sono pronti (4.1).
gladiatori-refusal-character-taken = Questo personaggio è già preso (4.2).
gladiatori-refusal-too-few-coins = Hai troppe poche monete per un personaggio pronto, o ne hai già creato un altro (19.3).
gladiatori-refusal-item-not-to-drop = Questo Oggetto non è in conflitto con nulla: deve andarsene un altro (9.2).
gladiatori-refusal-item-not-owned = Questo Oggetto non è tuo (9.2).
gladiatori-refusal-item-taken = Questo Oggetto è già preso (9.5).
gladiatori-refusal-item-not-offered = Questo Oggetto non è tra quelli scoperti (9.4).
gladiatori-refusal-item-clashes = Hai già un Oggetto con lo stesso simbolo (9.2).
gladiatori-refusal-item-not-preferred = Il tuo personaggio preferisce altri tipi, e ce ne sono ancora (9.5).
gladiatori-refusal-hex-taken = Lì c’è già qualcuno: scegli un’altra delle caselle proposte (4.6).
gladiatori-refusal-hex-not-marked = Si entra solo su una casella di partenza libera: scegli una di quelle proposte (4.6).
gladiatori-refusal-hex-is-gate = Le belve entrano da questo cancello, e nessuno vi si mette: scegli una delle caselle proposte (4.7).
gladiatori-refusal-hex-near-enemy = È a meno di 3 caselle da un nemico: scegline una più lontana (4.7).
gladiatori-refusal-hex-chosen = La tua figura entra sulla casella scelta: ora scegli dove guarda. Per un’altra casella, torna indietro di una risposta (4.6).

## Opzioni di gioco

gladiatori-play-teams = Chi combatte contro chi.
gladiatori-play-teams-usual = due contro uno in 3 giocatori, se no ognuno per sé
gladiatori-play-teams-free = ognuno per sé
gladiatori-play-teams-two_against_two = due contro due, il primo e il terzo giocatore insieme
gladiatori-play-teams-two_against_one = due contro uno
gladiatori-play-lone_seat = In due contro uno, chi combatte da solo; i posti si contano da 0.
gladiatori-play-lone_seat-random = a sorte
gladiatori-play-coins_1 = Monete del primo giocatore; 0 dà le solite 55, a chi è solo 70.
gladiatori-play-coins_2 = Monete del secondo giocatore; 0 dà la somma solita.
gladiatori-play-coins_3 = Monete del terzo giocatore; 0 dà la somma solita.
gladiatori-play-coins_4 = Monete del quarto giocatore; 0 dà la somma solita.
gladiatori-play-characters = Da dove vengono i gladiatori.
gladiatori-play-characters-premade = pronti, scelti a turno
gladiatori-play-characters-created = creati con le monete, in segreto
gladiatori-play-characters-choice = come ognuno vuole
gladiatori-play-premade_duplicates = Se due giocatori possono prendere lo stesso personaggio pronto.
gladiatori-play-premade_duplicates-true = possono
gladiatori-play-premade_duplicates-false = tutti diversi
gladiatori-play-items = Come si assegnano gli Oggetti.
gladiatori-play-items-usual = selezione per i personaggi pronti, se no scelta a turno
gladiatori-play-items-auction = offerte segrete di carte Energia
gladiatori-play-items-draft = uno alla volta tra quelli scoperti
gladiatori-play-items-selection = ognuno sceglie tra tutti, in segreto
gladiatori-play-placement = Dove entrano le pedine.
gladiatori-play-placement-marked = sulle caselle di partenza
gladiatori-play-placement-free = ovunque, a 3 caselle dai nemici
gladiatori-play-damage_bonus = Se una differenza maggiore ferisce di più.
gladiatori-play-damage_bonus-true = ogni 3 punti 1 danno in più
gladiatori-play-damage_bonus-false = no
gladiatori-play-help = Quanto dura l’aiuto a un alleato.
gladiatori-play-help-next_action = fino alla prossima Azione, di chiunque sia
gladiatori-play-help-ally_round = fino alla fine del prossimo round di combattimento dell’alleato
gladiatori-play-overlimit = Se si possono comprare altre carte a prezzo doppio.
gladiatori-play-overlimit-true = fino a quattro
gladiatori-play-overlimit-false = no
gladiatori-play-learning = Una prima partita a piccoli passi.
gladiatori-play-learning-true = Mosse Speciali dal turno 2, Poteri dal turno 3
gladiatori-play-learning-false = tutto dall’inizio
gladiatori-play-campaign = Se l’esperienza passa di partita in partita.
gladiatori-play-campaign-true = sì
gladiatori-play-campaign-false = no
gladiatori-play-beasts = Se ci sono belve.
gladiatori-play-beasts-usual = contro le belve se si è soli, se no nessuna
gladiatori-play-beasts-none = nessuna
gladiatori-play-beasts-solo = Solitario: un gladiatore contro di loro
gladiatori-play-beasts-cooperative = Cooperativo: tutti insieme contro di loro
gladiatori-play-beasts-coliseum = Colosseo: il gioco normale, con le belve di mezzo
gladiatori-play-beast_kind = Quali belve.
gladiatori-play-beast_kind-dog = cani
gladiatori-play-beast_kind-wolf = lupi
gladiatori-play-beast_kind-lion = leoni
gladiatori-play-beast_kind-bear = orsi
gladiatori-play-beast_kind-mix = miste
gladiatori-play-beast_number = Quante belve in tutto.
gladiatori-play-beast_number-most = il massimo della tabella per ogni giocatore
gladiatori-play-beast_number-random = a sorte dalla tabella per ogni giocatore
gladiatori-play-dogs = Quanti cani ci sono in un branco misto.
gladiatori-play-wolves = Quanti lupi ci sono in un branco misto.
gladiatori-play-lions = Quanti leoni ci sono in un branco misto.
gladiatori-play-bears = Quanti orsi ci sono in un branco misto.
gladiatori-play-release_table = Quante belve fa entrare il dado di rilascio: sei cifre, per le facce da 1 a 6; 1233 è 0 0 1 2 3 3.
gladiatori-play-turns = Quanti turni dura la partita.

## Tabelle e riquadri

gladiatori-now = { $turn ->
    [0] Prima del combattimento
   *[other] { $round ->
        [0] Turno { $turn } di { $turns }
       *[other] Turno { $turn } di { $turns }, round { $round }
    }
}
gladiatori-beasts-now = belve: { $here } qui, { $waiting } in attesa
gladiatori-herd = { $beast ->
    [dog] { $count ->
        [one] 1 cane
       *[other] { $count } cani
    }
    [wolf] { $count ->
        [one] 1 lupo
       *[other] { $count } lupi
    }
    [lion] { $count ->
        [one] 1 leone
       *[other] { $count } leoni
    }
   *[bear] { $count ->
        [one] 1 orso
       *[other] { $count } orsi
    }
}
gladiatori-panel-points = { $points } PV
gladiatori-panel-side = parte { $side }
gladiatori-panel-cards = mano { $greens }+{ $reds }, mazzo PF { $life }, scarti { $discard }
gladiatori-panel-deck = mazzo { $deck }, scarti { $discard }
gladiatori-panel-secret = sceglie in segreto
gladiatori-panel-splitting = scarti { $discard }
gladiatori-panel-resting = mano { $greens }+{ $reds }, mazzo PF { $life }
gladiatori-panel-row = fila: { $row }
gladiatori-panel-trapped = Intrappolato { $count }
gladiatori-panel-unbalanced = Sbilanciato
gladiatori-panel-down = A terra
gladiatori-panel-passive = Passivo
gladiatori-panel-doomed = Indomabile
gladiatori-panel-dead = morto
gladiatori-panel-surrendered = arreso
gladiatori-panel-used = usati: { $powers }
gladiatori-panel-delay = +3 difesa
gladiatori-own-traits = { gladiatori-trait } { $now }/{ $start }
gladiatori-own-powers = Poteri: { $powers }
gladiatori-own-hand = Mano ({ $count }): { $cards }
gladiatori-own-life = Mazzo PF ({ $life } PF): { $cards }
gladiatori-own-discard = Scarti: { $cards }
gladiatori-own-deck = Mazzo ({ $count }): { $cards }
# Ogni carta della fila con il Sangue che costa usarla di nuovo.
gladiatori-own-row = Fila, con il Sangue per riusarla: { $row }
gladiatori-own-items = Oggetti (attacco/difesa/PF): { $items }
gladiatori-own-later = Dal turno 2: { $cards }
gladiatori-nothing = niente
gladiatori-legend-gate = # cancello
gladiatori-legend-row = ( ) ruotata, _ coperta
gladiatori-column-player = Giocatore
gladiatori-column-character = Gladiatore
gladiatori-column-points = Punti
gladiatori-column-team = Squadra
gladiatori-column-life = Punti Ferita
gladiatori-column-state = Stato
gladiatori-state-alive = vivo

## Al terminale

# L’inizio di un round per chi non ha Ritardo: nulla da scegliere, ma si può usare un Potere.
gladiatori-ready-alone = Comincia un round di combattimento. Sei al posto { $place } di { $players }.
gladiatori-opening-still = È il tuo round. Non hai più Velocità per muoverti.
gladiatori-add-to-movement = Quale carta metti su Movimento? Nessuno viene colpito, quindi non conta; una Mossa Speciale può servire lo stesso.
# La propria somma in uno scontro: Oggetti +6, Offesa +5.
gladiatori-sum-so-far = { $sum ->
    [attack] Il tuo attacco finora: { $total } ({ $parts }).
   *[defence] La tua difesa finora: { $total } ({ $parts }).
}
gladiatori-part = { $part ->
    [untold] non detto
    [skill] Abilità usata
    [points] Punti spesi
    [energy] energia
    [hand] metà della mano
    [oppose] Opposizione
    [match] la stessa carta
    [sacrifice] Sacrificio
    [acrobatics] Colpo acrobatico
    [lunge] Affondo
    [leap] Balzo
    [depth] Ferite profonde
    [plain] come +2
    [markers] segnalini
    [behind] alle spalle
    [delay] Ritardo
    [help] aiuto
    [sweep] Spazzata
    [distance] distanza
    [unbeatable] Indomabile
    [dice] Dadi
    [fury] doppio
   *[item] { gladiatori-item }
}
gladiatori-panel-netted = { $beast }% in una rete ({ $count })

## Nel browser

browser-gladiatori-about = Carte nascoste, colpi scoperti, una folla che tiene il conto.
browser-gladiatori-do-target = Attacca
browser-gladiatori-do-character = Prendi:
browser-gladiatori-do-draft = Prendi:
browser-gladiatori-do-pick = Scegli:
browser-gladiatori-do-drop = Rinuncia:
browser-gladiatori-do-action = Fai:
browser-gladiatori-do-reaction = Fai:
browser-gladiatori-do-ally = Aiuta
browser-gladiatori-do-push = Spingi
browser-gladiatori-do-sacrifice = Sacrifica
browser-gladiatori-tab-beside = Scheda
browser-gladiatori-arena = Arena, { $count } caselle
browser-gladiatori-empty = vuota
browser-gladiatori-gate = cancello
browser-gladiatori-start = casella di partenza
browser-gladiatori-facing-to = rivolto a { $facing }
browser-gladiatori-beast-netted = { $name }, nella rete ({ $count })
browser-gladiatori-cell-turn = Permessa: girarsi sul posto.
browser-gladiatori-move-hint = Tocca una casella accesa, poi verso dove guardare; o trascina la pedina. Le frecce girano, Invio muove.
browser-gladiatori-move-hint-touch = Tocca una casella accesa, poi verso dove guardare; o trascina la pedina.
browser-gladiatori-do-move = Vai in { $hex }, verso { $facing }
browser-gladiatori-do-turn = Girati verso { $facing }
browser-gladiatori-turn-to = Girati verso { $facing }
browser-gladiatori-turn = Girati
# Whom a blow strikes, where there is nobody else.
browser-gladiatori-against-whom = { $side ->
    [front] contro { $target }, di fronte
    [rear] contro { $target }, alle spalle
   *[none] contro { $target }
}
browser-gladiatori-blow-now = Un colpo ora va { $against }.
browser-gladiatori-to-arena = Vedi l’arena
browser-gladiatori-to-cards = Torna alla scelta
browser-gladiatori-ask-split = Dividi il mazzo per il turno { $turn }
browser-gladiatori-ask-rest = Riposo: che cosa torna?
browser-gladiatori-ask-build = Crea il tuo gladiatore
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
    [one] 1 Punto Ferita
   *[other] { $count } Punti Ferita
}
browser-gladiatori-greens = { $greens } { $greens ->
    [one] carta Azione
   *[other] carte Azione
}, { $reds } { $reds ->
    [one] carta combattimento
   *[other] carte combattimento
}
browser-gladiatori-life-sum = in { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}; con { $items } negli Oggetti e { $cover } nella carta copertura { $points } in tutto
browser-gladiatori-all-hand = Tutto in mano
browser-gladiatori-actions-hand = Solo Azioni in mano
browser-gladiatori-all-life = Tutto in Punti Ferita
browser-gladiatori-split-card = { $card }: { $hand } in mano, { $life } nel mazzo PF
browser-gladiatori-split-foot = mano { $hand }/{ $most }
browser-gladiatori-do-split = { $cards } in mano, { $points } PF nel mazzo PF
browser-gladiatori-rest-use = Che cosa usi
browser-gladiatori-rest-left = Ancora { $left } di { $all } da scegliere
browser-gladiatori-rest-done = Non può tornare altro
browser-gladiatori-deadly = Un colpo da { $damage } o più ti uccide
browser-gladiatori-rest-nothing = Non manca nulla: nulla può tornare.
browser-gladiatori-by-resistance = Solo con Resistenza fisica.
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
browser-gladiatori-coins-left = { $left ->
    [one] Resta { $left } moneta
   *[other] Restano { $left } monete
} su { $all }
browser-gladiatori-coins = { $count ->
    [one] 1 moneta
   *[other] { $count } monete
}
browser-gladiatori-each = { $count } l’una, al massimo { $high }
browser-gladiatori-traits = Abilità e Capacità
browser-gladiatori-cards-bought = Carte: { $count } nel mazzo, { $life } PF
browser-gladiatori-moves = Mosse Speciali
browser-gladiatori-powers = Poteri, una volta ciascuno
browser-gladiatori-do-build = Ecco il mio gladiatore: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
browser-gladiatori-coins-lost = { $left ->
    [one] 1 moneta va persa.
   *[other] { $left } monete vanno perse.
}
browser-gladiatori-own-note = Abilità, carte e Poteri a piacere, per { $coins } monete.
browser-gladiatori-deck-of = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}, { $life } PF
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
browser-gladiatori-pick = { $count } di { $most }
browser-gladiatori-point = un punto
browser-gladiatori-to-life = nel mazzo PF
browser-gladiatori-to-hand = in mano
browser-gladiatori-do-add = { $count ->
    [0] Continua senza carte
    [one] Metti questa carta
   *[other] Metti queste { $count } carte
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
    [one] Manca ancora 1 Punto Ferita.
   *[other] Mancano ancora { $count } Punti Ferita.
}
browser-gladiatori-owed-spend = { $count ->
    [one] Manca ancora 1 Elemento.
   *[other] Mancano ancora { $count } Elementi.
}
browser-gladiatori-too-much = Più del necessario: togli qualcosa.
browser-gladiatori-standby-with = Attesa: { $card }
browser-gladiatori-of-row = girata nella tua fila
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
browser-gladiatori-count-depth = { $count } attacco in meno, { $count ->
    [one] { $count } danno
   *[other] { $count } danni
} in più
browser-gladiatori-count-split = { $count } di { $thing } nella mano
browser-gladiatori-count-back = { $count } di { $thing }
browser-gladiatori-unseen-card = una carta ignota
browser-gladiatori-face-down = coperta
browser-gladiatori-rotated = ruotata: usata
browser-gladiatori-reuse = { $blood ->
    [one] di nuovo per 1 Sangue
   *[other] di nuovo per { $blood } Sangue
}
browser-gladiatori-again = { $card } per { $blood } Sangue
browser-gladiatori-told-dodge = La Schivata ha dimezzato l’attacco da { $attack } a { $met }.
browser-gladiatori-blood = { $count } Sangue
browser-gladiatori-used = usato
browser-gladiatori-track-points = Punti vittoria
browser-gladiatori-track-order = chi ne ha meno agisce prima
browser-gladiatori-order = Ordine di questo round
browser-gladiatori-behind-gates = Dietro i cancelli
browser-gladiatori-fact-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
browser-gladiatori-fact-life = { $count ->
    [one] mazzo PF 1 carta
   *[other] mazzo PF { $count } carte
}
browser-gladiatori-fact-hand = mano { $greens } Azione, { $reds } Combattimento
browser-gladiatori-fact-discard = scarti { $count }
browser-gladiatori-fight = Lo scontro
browser-gladiatori-attacks = { $attacker-is ->
    [you] { $count ->
        [one] Attacchi { $target }
       *[other] Attacchi più bersagli
    }
   *[other] { $target-is ->
        [you] { $attacker } ti attacca
       *[other] { $count ->
            [one] { $attacker } attacca { $target }
           *[other] { $attacker } attacca più bersagli
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
browser-gladiatori-phase-add = Carte
browser-gladiatori-phase-round-1 = Round 1
browser-gladiatori-phase-round-2 = Round 2
browser-gladiatori-phase-rest = Riposo
browser-gladiatori-phase-move = Muovi
browser-gladiatori-phase-action = Azione
browser-gladiatori-phase-attack = Attacco
browser-gladiatori-phase-reaction = Reazione
browser-gladiatori-phase-answer = Risposta
browser-gladiatori-phase-result = Esito
browser-gladiatori-places-hex = Casella
browser-gladiatori-places-what = Che cosa c’è
browser-gladiatori-places-choose = Scegli
browser-gladiatori-rule-of-split = Dividi il mazzo
browser-gladiatori-rule-of-opening = Muoversi con la Velocità
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
browser-gladiatori-why-skill = Segreto; poi scende a { $after }.
browser-gladiatori-why-pick = Ognuno ne ha due, scelti in segreto. Ciò che vogliono in più d’uno va a sorte.
browser-gladiatori-why-place = Tocca una casella accesa; poi scegli dove guardare.
browser-gladiatori-why-face = Si colpisce dritto davanti e ci si difende meglio di fronte: guarda il nemico.
browser-gladiatori-why-face-alone = Nell’arena non c’è ancora nessun nemico: guarda da dove può venire. Si colpisce dritto davanti e ci si difende meglio di fronte.
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
browser-gladiatori-play-release_table = Dado del rilascio
browser-gladiatori-play-turns = Turni
browser-gladiatori-play-lone_seat-note = Due contro uno: chi combatte da solo.
browser-gladiatori-group-players = Giocatori e schieramenti
browser-gladiatori-group-players-note = durata, schieramenti, ingresso
browser-gladiatori-group-characters = Gladiatori e Oggetti
browser-gladiatori-group-characters-note = pronti o creati, come si dividono gli Oggetti
browser-gladiatori-group-beasts = Belve
browser-gladiatori-group-beasts-note = da soli, insieme, o sulla strada
browser-gladiatori-group-variants = Varianti
browser-gladiatori-group-variants-note = vantaggi e regole opzionali
browser-gladiatori-gains = Che cosa ha portato questa partita
browser-gladiatori-xp = { $xp } XP
browser-gladiatori-xp-chart = XP dopo ogni partita
browser-gladiatori-gain-points = { $value ->
    [one] { $value } Punto Vittoria
   *[other] { $value } Punti Vittoria
}
browser-gladiatori-gain-victory = { $value } vittoria
browser-gladiatori-gain-beasts = { $value ->
    [one] { $value } belva battuta
   *[other] { $value } belve battute
}
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
browser-gladiatori-why-build-surplus = { $character } tiene tutto ciò che è stampato sulla scheda. Aggiungi { $left ->
    [one] per { $left } moneta
   *[other] per le { $left } monete
} che hai in più.
browser-gladiatori-why-character-xp = Una scheda prende { $usual } delle tue { $coins } monete; quelle in più le spendi subito dopo.
browser-gladiatori-how = Ogni carta è forza e vita. Prima di ogni turno dividi il mazzo in segreto: una mano per agire e un mazzo PF per sanguinare. Chi attacca di fronte guadagna Punti Vittoria, chi colpisce alle spalle o fugge ne perde. Dopo sei turni, o quando resta una parte sola, vince chi ha più punti; contro le sole belve basta essere vivi.
browser-gladiatori-help-turn = Un turno
browser-gladiatori-help-turn-1 = Carte: tutti dividono il mazzo insieme e in segreto. Gli altri vedono solo i numeri.
browser-gladiatori-help-turn-2 = Ordine: prima chi ha meno Punti Vittoria, in entrambi i round di combattimento. Le belve agiscono prima di tutti.
browser-gladiatori-help-turn-3 = Il tuo round: muovi con la Velocità; posa coperta una carta Azione e sopra carte combattimento; poi attacca, o no.
browser-gladiatori-help-turn-4 = Lo scontro: la vittima risponde con una Reazione e carte. Si scoprono le due somme; un attacco più alto della difesa ferisce.
browser-gladiatori-help-turn-5 = Riposo: la Resistenza fa tornare carte e punti. Mano e mazzo PF si riuniscono.
browser-gladiatori-help-cards = Le carte sono forza e vita
browser-gladiatori-help-cards-action = Le carte Azione dicono che cosa fai. Ne hai una per tipo, da 3 PF.
browser-gladiatori-help-cards-energy = Le carte combattimento sopra dicono quanto bene: il danno è 1 e metà delle carte dell’attaccante. Energia 0 vale 1 PF, Energia 1 vale 2 PF, una Mossa Speciale 2, una Finta 3.
browser-gladiatori-help-cards-life = Una ferita si paga con carte del mazzo PF e con Oggetti, che lasciano il gioco. La carta copertura è l’ultimo Punto Ferita: senza, sei morto.
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
browser-gladiatori-help-status-passive = Niente carte, Capacità o Poteri; Abilità e Oggetti difendono ancora. Chi passa lo è per il resto del suo round, chi non può reagire per quello scontro.
browser-gladiatori-help-points = Punti Vittoria
browser-gladiatori-help-worth = { $reason ->
    [front-attack] +2
    [front-damage] +1
    [first-blood] +3
    [front-kill] +6
    [beast-kill] +3
    [survival] +5
    [rear-attack] −3
    [rear-damage] −2
    [rear-kill] −12
    [flight] −2
    [cowardice] −3
   *[surrender] −15
}
browser-gladiatori-help-points-note = Tutti cominciano con 10. Una coppia contro uno ne perde 10 alla fine.
browser-gladiatori-help-beasts = Belve
browser-gladiatori-help-beasts-dog = Molti e deboli. Un doppio ne chiama un altro.
browser-gladiatori-help-beasts-wolf = Un doppio ne chiama un altro; un sette ti sbilancia.
browser-gladiatori-help-beasts-lion = Un doppio morde due volte tanto, se non arretri con la Velocità; un sette ti getta a terra.
browser-gladiatori-help-beasts-bear = Un dado più degli altri. Un doppio aggiunge 2 per dado; un sette ti costa una carta o un Oggetto.
browser-gladiatori-help-beasts-note = Tirano dadi invece di giocare carte e non hanno un fronte: una difesa sotto il tuo attacco le uccide.
browser-gladiatori-help-campaign = Campagna
browser-gladiatori-help-campaign-note = Con l’opzione Campagna una partita dà XP: 1 ogni 10 Punti Vittoria, 1 per la vittoria, o da 1 a 3 per le belve battute. Ogni 2 XP sono una moneta in più per la prossima creazione. Ucciso a −4 PF o più vieni portato via e torni; a −5 o meno il tuo gladiatore è morto.
browser-gladiatori-help-keys-note = Scegli con Invio una casella accesa, gira con ← e → e premi di nuovo Invio; Esc torna indietro.

## Che cosa ne viene da una scelta

# $word è il risultato, gli altri sono i suoi numeri. gladiatori-foretold-figure è il solo numero che conta.
gladiatori-foretold = { $word ->
    [held] difesa { $defence } su { $attack }: parato
    [hit] difesa { $defence } su { $attack }: colpito lo stesso, ne mancano { $short }
    [death] difesa { $defence } su { $attack }: { $damage ->
        [one] { $damage } danno è la tua morte
       *[other] { $damage } danni sono la tua morte
    }
    [netted] difesa { $defence } su { $attack }: la rete ti tiene
    [broken] difesa { $defence } su { $attack }: il tuo Oggetto si rompe
    [damaged] difesa { $defence } su { $attack }: il tuo Oggetto è danneggiato
    [ward] { $halved ->
        [1] dimezza l’attacco, e così ferma fino a { $stops }
       *[other] ferma fino a { $stops }
    }{ $more ->
        [0] {""}
       *[other] {""}; con { gladiatori-with } { $most }
    }{ $match ->
        [0] {""}
       *[other] {""}; { $match } in più se la carta di chi attacca è la stessa
    }
    [safe] { $halved ->
        [1] dimezza l’attacco, e così ferma fino a { $stops }; l’attacco è { $attack }
       *[other] ferma fino a { $stops }, e l’attacco è { $attack }
    }: basta
    [defends] { $halved ->
        [1] dimezza l’attacco, e così ferma fino a { $stops }; l’attacco è { $attack }
       *[other] ferma fino a { $stops }, e l’attacco è { $attack }
    }{ $more ->
        [0] {""}
       *[other] {""}; con { gladiatori-with } { $most }
    }
    [planned] { $attack ->
        [0] difesa { $defence }{ $halved ->
            [0] {""}
           *[other] {""}, e l’attacco è dimezzato
        }
       *[other] difesa { $defence } su { $attack }
    }{ $more ->
        [0] {""}
       *[other] {""}; con { gladiatori-with } { $most }
    }{ $match ->
        [0] {""}
       *[other] {""}; { $match } in più se la carta di chi attacca è la stessa
    }
    [meets] difesa { $defence } su { $attack }: basta
    [lacks] difesa { $defence } su { $attack }{ $more ->
        [0] {""}
       *[other] {""}; con { gladiatori-with } { $most }
    }
    [needless] difesa { $defence } su { $attack }: parato anche senza
    [null] attacco { $attack }: nessun colpo
    [attacks] attacco { $attack }, { $damage } { $damage ->
        [one] danno
       *[other] danni
    } se colpisce
    [strikes] attacco { $attack }{ $more ->
        [0] {""}
       *[other] , con Offesa { $most }
    }; { $damage } { $damage ->
        [one] danno
       *[other] danni
    } se colpisce
    [nets] attacco { $attack } con la rete
    [kills] attacco { $attack } contro i suoi dadi
    [holds] attacco { $attack } con la rete, contro i suoi dadi
    [helps] { $bonus ->
        [0] attacco { $attack }: nessun aiuto
       *[other] attacco { $attack }: aiuto { $bonus }
    }
    [up-to] attacco fino a { $attack }
    [deeper] fino a { $most ->
        [one] { $most } danno
       *[other] { $most } danni
    } in più per altrettanto attacco in meno
    [raised] { $value } diventa { $raised }
    [sweeps] { $allies ->
        [0] { $count ->
            [one] colpisce un nemico
           *[other] colpisce { $count } nemici
        }
       *[other] colpisce anche i tuoi
    }
    [ally] uno dei tuoi
    [front] { $attack ->
        [0] di fronte
       *[other] di fronte, attacco { $attack }{ $more ->
            [0] {""}
           *[other] , con Offesa { $most }
        }{ $damage ->
            [0] {""}
            [one] , 1 danno se colpisce
           *[other] , { $damage } danni se colpisce
        }
    }
    [rear] { $attack ->
        [0] alle spalle, senza onore
       *[other] alle spalle, senza onore, attacco { $attack }{ $more ->
            [0] {""}
           *[other] , con Offesa { $most }
        }{ $damage ->
            [0] {""}
            [one] , 1 danno se colpisce
           *[other] , { $damage } danni se colpisce
        }
    }
    [breaks] { $damage ->
        [one] { $damage } danno per
       *[other] { $damage } danni per
    } { $life } PF: si rompe se colpisci
    [dents] { $damage ->
        [one] { $damage } danno per
       *[other] { $damage } danni per
    } { $life } PF: danneggiato se colpisci
    [passive] nessuna Reazione fino alla fine del tuo round
    [back] { $count ->
        [one] può tornare { $count } Elemento
       *[other] possono tornare { $count } Elementi
    }
    [only-sweep] solo con Spazzata: il nemico ti è accanto, non dritto davanti
    [not-ahead] nessun attacco: il nemico ti è accanto, non dritto davanti
    [nobody-near] nessun attacco: nessuno dritto davanti
    [void] l’attacco è comunque nullo
    [regained] quello che hai messo ti torna
    [undone] come se non fosse accaduto
    [missed] { $attack } contro { $defence }: parato
    [lands] { $attack } contro { $defence }: colpito
    [works] { $attack } contro { $defence }: riesce
    [slays] { $attack } contro { $defence }: la bestia muore
    [yields] tutto quello che hai non basta: la tua morte
    [left] { $left } PF rimasti
    [bare] resta solo la copertina: la prossima ferita uccide
    [torn] poi la ferita da { $damage } ti uccide
    [life] { $left } PF
    [falls] secondo segnalino: cadi A terra
    [marker] un segnalino Sbilanciato
    [mauled] attacco { $attack }, e quello che passa conta doppio
    [escapes] nessun attacco, per un punto di Velocità
    [dies] la fine
    [fights-on] in piedi fino alla fine del prossimo round
    [flight] se finisci così il tuo round
    [behind] un nemico davanti, visto di spalle
    [faces] un nemico dritto davanti
    [sheet] { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }, { $life } PF in tutto
    [coins] { $left ->
        [one] resta { $left } moneta
       *[other] restano { $left } monete
    }
    [clashes] lo stesso simbolo di un tuo Oggetto: uno dei due va via
    [apart] a { $far ->
        [one] { $far } casella
       *[other] { $far } caselle
    } dal nemico più vicino
    [towards] il nemico più vicino davanti a te
    [away] il nemico più vicino alle tue spalle
    [stays] resta dov’è
    [he-staggers] prende un segnalino Sbilanciato
    [he-falls] il suo secondo segnalino: cade A terra
    [beast-moves] la belva viene spostata
   *[surrenders] fuori dalla partita
}
# Di che cosa una somma può ancora salire.
gladiatori-with = { $with ->
    [guard] Guardia
    [speed] Velocità
    [offense] Offesa
   *[both] Guardia e Velocità
}
browser-gladiatori-with-more = con { gladiatori-with } { $most }
browser-gladiatori-halves = dimezza l’attacco
# Lo stesso accanto alla cifra, dove non va ripetuta; altrimenti nulla.
gladiatori-foretold-note = { $word ->
    [strikes] { $more ->
        [0] {""}
       *[other] con Offesa { $most }; {""}
    }{ $damage } { $damage ->
        [one] danno
       *[other] danni
    } se colpisce
    [attacks] { $damage } { $damage ->
        [one] danno
       *[other] danni
    } se colpisce
    [planned] { $more ->
        [0] { $match ->
            [0] {""}
           *[other] { $match } in più se la carta di chi attacca è la stessa
        }
       *[other] con { gladiatori-with } { $most }{ $match ->
            [0] {""}
           *[other] {""}; { $match } in più se la carta di chi attacca è la stessa
        }{ $halved ->
            [0] {""}
           *[other] {""}; l’attacco è dimezzato
        }
    }
   *[other] {""}
}
gladiatori-foretold-figure = { $word ->
    [held] 0
    [hit] −{ $damage }
    [death] −{ $damage }
    [ward] { $stops }
    [safe] { $stops }
    [defends] { $stops }
    [planned] { $defence }
    [meets] { $defence }
    [lacks] { $defence }
    [needless] 0
    [null] 0
    [attacks] { $attack }
    [strikes] { $attack }
    [nets] { $attack }
    [kills] { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
    [holds] { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
    [helps] +{ $bonus }
    [up-to] { $attack }
    [deeper] +{ $most }
    [raised] { $raised }
    [sweeps] { $count }
    [front] +{ $points }
    [rear] { $points }
    [breaks] −{ $damage }
    [dents] −{ $damage }
    [back] +{ $count }
    [missed] 0
    [lands] −{ $damage }
    [left] −{ $worth }
    [bare] −{ $worth }
    [torn] −{ $worth }
    [life] { $left }
    [flight] { $points }
    [coins] { $price ->
        [0] {""}
       *[other] −{ $price }
    }
    [apart] { $far }
    [surrenders] { $points }
   *[other] {""}
}
# Che cosa conta il numero, in una parola.
gladiatori-foretold-unit = { $word ->
    [held] PF
    [needless] PF
    [hit] PF
    [death] PF
    [missed] PF
    [lands] PF
    [left] PF
    [bare] PF
    [torn] PF
    [life] PF
    [ward] { $stops ->
        [one] fermato
       *[other] fermati
    }
    [safe] { $stops ->
        [one] fermato
       *[other] fermati
    }
    [defends] { $stops ->
        [one] fermato
       *[other] fermati
    }
    [planned] difesa
    [meets] difesa
    [lacks] difesa
    [null] attacco
    [attacks] attacco
    [strikes] attacco
    [nets] attacco
    [up-to] attacco
    [deeper] danni
    [breaks] danni
    [dents] danni
    [sweeps] nemici
    [front] PV
    [rear] PV
    [flight] PV
    [surrenders] PV
    [back] Elementi
    [coins] monete
    [apart] caselle
   *[other] {""}
}
# Un passo che si salta, e perché.
gladiatori-skipped = { $why ->
    [not-ahead] Nessun attacco: il nemico ti è accanto, ma non dritto davanti (6.18).
   *[nobody-near] Nessun attacco: nessuno sta dritto davanti a te (6.18).
}
gladiatori-refusal-hex-far = Ti muovi di una casella alla volta: tocca una vicina (8.4.1).
gladiatori-refusal-hex-occupied = Lì c’è già qualcuno (8.4.2).
gladiatori-refusal-bound = Intrappolato o A terra non ti muovi, e ti giri una volta sola, di un lato (14.1, 14.7).
gladiatori-refusal-no-speed = Non hai più Velocità per muoverti (6.6).
gladiatori-refusal-not-straight-ahead = Quel nemico ti è accanto, ma non dritto davanti: colpisci la casella che guardi (6.18).
gladiatori-refusal-out-of-reach = Quel nemico non è a portata: colpisci la casella dritto davanti, o lanci ciò che si può lanciare (6.18, 10.1).
gladiatori-refusal-nobody-there = Lì non c’è nessuno da combattere (6.16).
gladiatori-refusal-own-side = Quella pedina è dalla tua parte (3.9).
gladiatori-refusal-movement-strikes-nobody = Con una carta Movimento non si attacca nessuno (6.16, 8.4.1).
gladiatori-refusal-not-in-attack-area = Non è nell’area davanti a te in cui puoi lanciare (10.4).
gladiatori-refusal-behind-somebody = C’è qualcuno in mezzo (10.5).
gladiatori-refusal-push-taken = Lì c’è già qualcuno: il bersaglio va spinto in una casella libera accanto a lui (12.6).
gladiatori-refusal-no-ally-there = Lì non c’è nessuno: tocca l’alleato che aiuti (6.20).
gladiatori-refusal-not-an-ally = Quello non è un tuo alleato (6.20).
gladiatori-refusal-not-in-the-arc = Non sta nelle tre caselle di questa Spazzata, o è già un bersaglio (11.1).

## Che cosa è una cosa in questa posizione

browser-gladiatori-now-card = Le tue: { $deck ->
    [0] { $hand } in mano, { $life } nel mazzo PF
   *[other] { $deck } nel mazzo
}, { $discard } tra gli scarti.
browser-gladiatori-now-trait = { $now } su { $start }.
browser-gladiatori-now-power = Ce l’hai e non l’hai ancora usato.

browser-gladiatori-against = contro

## The balance of the game

gladiatori-balance-character = Gladiatore
gladiatori-balance-item = Oggetto
gladiatori-balance-power = Potere
gladiatori-balance-ending = Fine
gladiatori-balance-ending-name = { $ending ->
    [last-turn] ultimo turno
    [one-left] resta una parte
    [beasts-dead] nessuna belva
   *[all-dead] nessun gladiatore
}
