# Heroes of the Colosseum. Gladiators go by their names, which need no article. $seat is a player,
# with $seat-is "you" for the reader.

heroes-title = Heroes of the Colosseum
heroes-about =
    Da uno a cinque giocatori guidano gladiatori con sette parti del corpo, gli uni contro gli altri o contro
    gladiatori che il gioco muove con le sue tabelle.
heroes-aim = Una parte vince quando nessun nemico può lottare: ucciso, privo di sensi, inerme o arreso.
heroes-welcome =
    Crea il tuo gladiatore, entra nella zona di un nemico, manovra, attacca. 1, 2 o 3 su un dado è un successo.
    I Dadi Bonus aiutano in ogni prova e si perdono una volta tirati; riposa dove non ci sono nemici per riaverne.

## Names

heroes-style = { $style ->
    [dimachaerus] Dimachaerus
    [hoplomachus] Hoplomachus
    [murmillo] Murmillo
    [retiarius] Retiarius
    [secutor] Secutor
   *[thraex] Thraex
}
heroes-signature = { $signature ->
    [slow_to_react] Riflessi lenti
    [slow] Lentezza
    [brawler] Rissa
    [agile] Agilità
    [strong] Vigore
    [frenzy] Furia
    [steady] Saldezza
    [swordsman] Maestria di spada
   *[none] nessun Tratto
}
heroes-signature-means = { $signature ->
    [slow_to_react] un dado in meno negli attacchi, totale −1
    [slow] 1 in meno per l’ordine, totale −1
    [brawler] un dado in più in ogni prova ripetuta, totale +1
    [agile] un dado in più nelle manovre, totale +1
    [strong] tre Dadi Bonus in più, totale +2
    [frenzy] almeno un Dado Bonus in ogni attacco, totale −1
    [steady] resta in piedi la prima volta, totale +2
    [swordsman] con una spada due tiri per il punto colpito, totale +2
   *[none] nulla
}
heroes-size = { $size ->
    [small] piccola
    [slight] minuta
    [average] media
    [large] grande
    [very_large] molto grande
   *[giant] gigantesca
}
heroes-part = { $part ->
    [head] testa
    [left_arm] braccio sinistro
    [chest] petto
    [right_arm] braccio destro
    [belly] ventre
    [left_leg] gamba sinistra
   *[right_leg] gamba destra
}
heroes-item = { $item ->
    [sword] la spada
    [spear] la lancia
    [trident] il tridente
    [small_shield] lo scudo piccolo
    [large_shield] lo scudo grande
   *[net] la rete
}
heroes-gear = { $item ->
    [sword] spada
    [spear] lancia
    [trident] tridente
    [small_shield] scudo piccolo
    [large_shield] scudo grande
   *[net] rete
}
heroes-hand = { $side ->
    [left] mano sinistra
   *[right] mano destra
}
heroes-attribute = { $attribute ->
    [savvy] Astuzia
    [strength] Forza
   *[speed] Velocità
}

## Questions

heroes-ask-gender = { $stars ->
    [one] Il tuo gladiatore è un uomo o una donna?
   *[other] Il gladiatore { $number } di { $stars } è un uomo o una donna?
}
heroes-ask-hand = Con quale mano combatte { $who }?
heroes-ask-signature = Quale Tratto ha { $who }?
heroes-ask-second = Tirare per un secondo Tratto? Va tenuto comunque.
heroes-ask-build = Come si dividono i punti di { $who }?
heroes-ask-primary = Qual è lo stile migliore di { $who }?
heroes-ask-secondary = Quale altro stile conosce { $who }?
heroes-ask-style = Con quale stile combatte { $who } in questo incontro?
heroes-ask-opponent = Contro quale stile combatte { $who }?
heroes-ask-action = Che cosa fa { $who }?
heroes-ask-zone = Dove va { $who }?
heroes-ask-pick = { $who } raccoglie qualcosa?
heroes-ask-target = { $deed ->
    [fight] Chi affronta { $who }?
    [toss] A chi lancia la rete { $who }?
    [throw] A chi scaglia l’arma { $who }?
   *[sand] A chi calcia la sabbia { $who }?
}
heroes-ask-weapon = Quale arma scaglia { $who }?
heroes-ask-bonus = { $test ->
    [manoeuvre] { $who } manovra contro { $foe }, { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dadi
    } contro { $theirs }.
    [net_toss] La rete tra { $who } e { $foe }, { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dadi
    } contro { $theirs }.
   *[attack] { $attacks ->
        [yes] { $who } attacca { $foe }, { $dice ->
            [one] { $dice } dado
           *[other] { $dice } dadi
        } contro { $theirs }.
       *[no] { $who } si difende da { $foe }, { $dice ->
            [one] { $dice } dado
           *[other] { $dice } dadi
        } contro { $theirs }.
    }
} { $held ->
    [one] Quanti Dadi Bonus? Ce n’è { $held }.
   *[other] Quanti dei { $held } Dadi Bonus?
}
heroes-ask-opening = { $who } ha trovato un grande varco. Come lo usa?
heroes-ask-location = Dove colpisce { $who }?
heroes-ask-star_power = { $damage ->
    [one] { $who } subirebbe 1 punto di danno. Tirare il Potere della Stella, { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dadi
    }?
   *[other] { $who } subirebbe { $damage } punti di danno. Tirare il Potere della Stella, { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dadi
    }?
}

## Options

heroes-option-gender = { $gender ->
    [man] un uomo
   *[woman] una donna: Forza 1 in meno, più piccola, 2 Dadi Bonus in più
}
heroes-option-hand = { $handed ->
    [right] la destra
   *[left] la sinistra
}
heroes-option-signature = { heroes-signature }: { heroes-signature-means }
heroes-option-second = { $yes ->
    [yes] tira
   *[no] no
}
heroes-option-build = Astuzia { $savvy }, Forza { $strength }, Velocità { $speed }
heroes-option-primary = { heroes-style }
heroes-option-secondary = { $secondary ->
    [dimachaerus] Dimachaerus
    [hoplomachus] Hoplomachus
    [murmillo] Murmillo
    [retiarius] Retiarius
    [secutor] Secutor
    [thraex] Thraex
   *[none] nessuno
}
heroes-option-style = { heroes-style }
heroes-option-opponent = { heroes-style }
heroes-option-action = { $action ->
    [fight] combatte
    [move] si muove
    [rest] riposa e recupera Dadi Bonus
    [toss] lancia la rete
    [throw] scaglia un’arma
    [sand] calcia la sabbia
    [switch] cambia mano e recupera
    [destroy] distrugge la rete che ha mancato
    [clear] si pulisce gli occhi
    [stand] si rialza
    [roll] rotola via
    [escape] esce dalla rete
    [drop] prima lascia cadere ciò che tiene la { heroes-hand }
    [pick] prima raccoglie { heroes-item } con la { heroes-hand }
   *[surrender] si arrende
}
heroes-option-zone = { $zone }
heroes-option-pick = { $picking ->
    [none] nulla
   *[item] { heroes-item } con la { heroes-hand }
}
heroes-option-target = { $gladiator }
heroes-option-weapon = quella nella { heroes-hand }
heroes-option-bonus = { $count }
heroes-option-opening = { $opening ->
    [bash] Colpo di scudo: due dadi in più, ma senza scudo se il colpo ritorna
    [advantage] Vantaggio: un dado in più
   *[plain] nulla
}
heroes-option-location = { $total }: { heroes-part }
heroes-option-star_power = { $yes ->
    [yes] tira tutti i dadi
   *[no] no
}

## Odds

heroes-odds-attack = attacchi
heroes-odds-attack-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
heroes-odds-better = di due
heroes-odds-better-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
heroes-odds-nothing = nulla
heroes-odds-nothing-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
heroes-odds-defend = difendi
heroes-odds-defend-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
heroes-odds-hit = colpisci
heroes-odds-hit-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
heroes-odds-again = di nuovo
heroes-odds-again-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
heroes-odds-turned = contrattacco
heroes-odds-turned-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
heroes-odds-freed = fuori dalla rete
heroes-odds-freed-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
heroes-odds-struck = subisci
heroes-odds-struck-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
heroes-odds-ensnare = irretito
heroes-odds-ensnare-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
heroes-odds-keep = rete tenuta
heroes-odds-keep-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
heroes-odds-miss = mancato
heroes-odds-miss-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }

## What a choice comes to

heroes-foretold = { $word ->
    [recovers] { $count ->
        [0] nessun Dado Bonus da recuperare
       *[other] poi { $bonus ->
            [one] { $bonus } Dado Bonus
           *[other] { $bonus } Dadi Bonus
        }
    }
    [clears] un dado contro l’Astuzia
    [appeals] grazia, dalla folla o dall’Imperatore
    [enemies] nemici lì: se ne combatte uno
    [goes] { $kind ->
        [center] il Centro, dove un appello va meglio
        [wall] il Muro, dove un appello va peggio
       *[heart] il Cuore
    }
    [stopped] lo scudo lo ferma
    [wounds] { $knocks ->
        [yes] punti di danno, e a terra
       *[no] punti di danno
    }
    [becomes] poi Astuzia { $savvy }, Forza { $strength }, Velocità { $speed }, { $bonus ->
        [one] { $bonus } Dado Bonus
       *[other] { $bonus } Dadi Bonus
    }
    [throws] { heroes-item }
    [defies] che non resti alcun danno
    [tosses] nella rete: { $own ->
        [one] { $own } dado
       *[other] { $own } dadi
    } contro { $theirs }
    [hits] colpo a segno: { $own ->
        [one] { $own } dado
       *[other] { $own } dadi
    } contro { $theirs }
    [blinds] sabbia negli occhi: { $own ->
        [one] { $own } dado
       *[other] { $own } dadi
    } contro { $theirs }
    [strikes] colpo a segno: { $own ->
        [one] { $own } dado
       *[other] { $own } dadi
    } contro { $theirs }
    [contest] più successi: { $own ->
        [one] { $own } dado
       *[other] { $own } dadi
    } contro { $theirs }
   *[fights] per attaccare: { $own ->
        [one] { $own } dado
       *[other] { $own } dadi
    } contro { $theirs }
}
heroes-foretold-figure = { $word ->
    [recovers] { $count ->
        [0] {""}
       *[other] +{ $count }
    }
    [wounds] −{ $damage }
    [enemies] { $count }
    [goes] {""}
    [stopped] 0
    [becomes] {""}
    [throws] {""}
   *[other] { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
}

## What has happened

heroes-event-lot_cast = { $fatal ->
    [yes] La sorte è tratta: { $one } e { $two }. Questo incontro è all’ultimo sangue.
   *[no] La sorte è tratta: { $one } e { $two }. Si potrà chiedere la grazia.
}
heroes-event-began = { $fatal ->
    [yes] I giochi cominciano, all’ultimo sangue.
   *[no] I giochi cominciano.
}
heroes-event-named = { $seat-is ->
    [you] Il nome in arena del tuo gladiatore è { $gladiator }.
   *[other] Il nome in arena del gladiatore di { $seat } è { $gladiator }.
}
heroes-event-sized = { $gladiator } combatte con la { $handed ->
    [left] sinistra
   *[right] destra
}; taglia { heroes-size } ({ $one } e { $two }).
heroes-event-signed = { $gladiator }: { heroes-signature }.
heroes-event-signed_again = { $gladiator } tira { $one } e { $two }: { heroes-signature }.
heroes-event-built = { $gladiator } ha Astuzia { $savvy }, Forza { $strength }, Velocità { $speed }.
heroes-event-trained = { $gladiator } si allena come { heroes-style }.
heroes-event-trained_too = { $gladiator } sa combattere anche come { heroes-style }.
heroes-event-armed = { $gladiator } si presenta come { heroes-style }: Astuzia { $savvy }, Forza { $strength }, Velocità { $speed }, { $bonus ->
    [one] { $bonus } Dado Bonus
   *[other] { $bonus } Dadi Bonus
}, { $total } punti in tutto.
heroes-event-challenged = { $gladiator } affronterà un { heroes-style }.
heroes-event-recruited = Dalla riserva viene { $gladiator }, { heroes-style }: Astuzia { $savvy }, Forza { $strength }, Velocità { $speed }, { heroes-signature }, { $bonus ->
    [one] { $bonus } Dado Bonus
   *[other] { $bonus } Dadi Bonus
}, { $total } punti in tutto.
heroes-event-entered = { $gladiator } entra in { $zone }.
heroes-event-turn_began = Turno { $turn }
heroes-event-order_rolled = { $gladiator } tira { $face } per l’ordine: { $total }.
heroes-event-ordered = Ordine: { $gladiator }.
heroes-event-acts = Tocca a { $gladiator }.
heroes-event-considered = { $passed ->
    [yes] { $gladiator } tira { $face } contro Astuzia { $savvy }: superato.
   *[no] { $gladiator } tira { $face } contro Astuzia { $savvy }: fallito.
}
heroes-event-moved = { $gladiator } va da { $start } a { $zone }.
heroes-event-rolled_away = { $gladiator } rotola da { $start } a { $zone }.
heroes-event-sidestepped = { $side ->
    [left] { $gladiator } tira { $face } e si sposta a sinistra.
   *[right] { $gladiator } tira { $face } e si sposta a destra.
}
heroes-event-rested = { $gladiator } riposa: { $bonus ->
    [one] { $bonus } Dado Bonus
   *[other] { $bonus } Dadi Bonus
}.
heroes-event-stood = { $gladiator } si rialza: { $bonus ->
    [one] { $bonus } Dado Bonus
   *[other] { $bonus } Dadi Bonus
}.
heroes-event-freed = { $gladiator } esce dalla rete e si rialza.
heroes-event-struggled = { $gladiator } non riesce a uscire dalla rete.
heroes-event-dropped = { $gladiator } lascia cadere { heroes-item }.
heroes-event-picked = { $gladiator } raccoglie { heroes-item } con la { heroes-hand }.
heroes-event-switched = { $gladiator } passa { heroes-item } nella { heroes-hand }.
heroes-event-faced = { $gladiator } affronta { $foe }.
heroes-event-selected = { $gladiator } tira i Dadi Bonus ({ $face }) e ne usa { $used }.
heroes-event-rolled = { $gladiator } tira { $face }: { $successes ->
    [one] 1 successo
   *[other] { $successes } successi
}{ $used ->
    [0] .
    [one] , con 1 Dado Bonus.
   *[other] , con { $used } Dadi Bonus.
}
heroes-event-no_opening = { $gladiator } e { $foe } non trovano un varco.
heroes-event-weighed = { $passed ->
    [yes] { $gladiator } tira { $face } contro Astuzia { $savvy } e colpisce con lo scudo.
   *[no] { $gladiator } tira { $face } contro Astuzia { $savvy } e prende il Vantaggio.
}
heroes-event-attacked = { $opening ->
    [bash] { $gladiator } carica { $foe } con lo scudo.
    [advantage] { $gladiator } attacca { $foe } con il Vantaggio.
   *[plain] { $gladiator } attacca { $foe }.
}
heroes-event-even = { $gladiator } e { $foe } sono pari: ancora una volta.
heroes-event-counterstruck = Contrattacco! Ora { $gladiator } attacca { $foe }.
heroes-event-faded = { $gladiator } e { $foe } lasciano la presa.
heroes-event-tossed = { $gladiator } fa roteare la rete verso { $foe }.
heroes-event-net_kept = { $gladiator } non trova il momento per lanciare.
heroes-event-net_missed = { $gladiator } manca { $foe }; la rete giace in { $zone }.
heroes-event-ensnared = La rete di { $gladiator } avvolge { $foe }.
heroes-event-destroyed = { $gladiator } distrugge la rete.
heroes-event-threw = { $gladiator } scaglia { heroes-item } contro { $foe }.
heroes-event-missed = { $gladiator } manca il colpo; { heroes-item } finisce in { $zone }.
heroes-event-kicked = { $gladiator } calcia sabbia contro { $foe }.
heroes-event-blinded = { $gladiator } ha la sabbia negli occhi: Astuzia 1 in meno.
heroes-event-unharmed = { $gladiator } si volta in tempo.
heroes-event-cleared = { $passed ->
    [yes] { $gladiator } tira { $face } contro Astuzia { $savvy } e torna a vedere.
   *[no] { $gladiator } tira { $face } contro Astuzia { $savvy } e continua a non vedere.
}
heroes-event-hit = { $gladiator } colpisce { $foe } con Impatto { $impact }.
heroes-event-located = { $gladiator } tira { $one } e { $two }: { heroes-part }.
heroes-event-stopped = Lo scudo di { $gladiator } ferma il colpo ({ heroes-part }).
heroes-event-struck = Impatto { $impact }, arma { $force }, armatura { $armour }: { $damage ->
    [one] 1 punto
   *[other] { $damage } punti
} di danno a { $foe } ({ heroes-part }).
heroes-event-defied = { $gladiator } tira il Potere della Stella ({ $face }): { $damage ->
    [0] non resta alcun danno.
    [one] resta 1 punto di danno.
   *[other] restano { $damage } punti di danno.
}
heroes-event-wounded = { $gladiator } subisce una ferita: { heroes-part } a { $left }.
heroes-event-weakened = { $gladiator }: { heroes-attribute } scende a { $left }.
heroes-event-steadied = { $gladiator } vacilla ma resta in piedi.
heroes-event-knocked_down = { $gladiator } va a terra.
heroes-event-arm_lost = { $gladiator } non può più usare il { heroes-part }.
heroes-event-collapsed = { $alive ->
    [yes] { $gladiator } tira { $face } contro Forza { $strength } e perde i sensi.
   *[no] { $gladiator } tira { $face } contro Forza { $strength }: Colpo mortale.
}
heroes-event-crippled = { $gladiator } non può più stare in piedi.
heroes-event-surrendered = { $gladiator } si arrende.
heroes-event-appealed = { $gladiator } si appella alla folla con { $value }: { $one } e { $two }. { $verdict ->
    [mercy] Grazia!
    [undecided] La folla guarda l’Imperatore.
   *[death] Morte!
}
heroes-event-implored = Dadi superati dall’Imperatore: { $his } su due, { $three } e { $four } contro { $mind }; da { $gladiator }: { $own }, { $one } e { $two } contro { $savvy }.
heroes-event-hesitated = L’Imperatore esita: { $mercy } per { $gladiator } contro { $doubt }.
heroes-event-spared = { $gladiator } ottiene la grazia.
heroes-event-executed = Per { $gladiator } non c’è grazia: morte.
heroes-event-killed = { $foe } ha ucciso { $gladiator }.
heroes-event-diludium = L’arbitro chiama una pausa: nessuno ha più Dadi Bonus.
heroes-event-refreshed = { $gladiator } torna in { $zone } con { $bonus ->
    [one] { $bonus } Dado Bonus
   *[other] { $bonus } Dadi Bonus
}.
heroes-event-lots_drawn = { $gladiator } tira { $face }.
heroes-event-dismissed = Congedati in piedi: { $gladiator }. { $why ->
    [turns] I turni sono finiti: è un pareggio.
   *[spent] Serviva una seconda pausa: è un pareggio.
}
heroes-event-won = Vittoria: { $gladiator }.

## The rule behind a choice

heroes-rule-gender = Una donna ha Forza 1 in meno, 2 in meno al tiro della taglia e 2 Dadi Bonus in più (3.3.1.1).
heroes-rule-hand = Per chi è mancino, sinistra e destra si scambiano ovunque (2.4.4).
heroes-rule-signature = Un Tratto qualsiasi, o nessuno (3.5.1). I suoi punti contano solo nel totale (3.5.4).
heroes-rule-second = Due dadi, e il risultato va tenuto; lo stesso Tratto due volte non ha effetto (3.5.2).
heroes-rule-build = Tutti i punti, e il più alto al massimo 2 sopra il più basso; taglia e sesso vengono dopo (3.6.4.1, 3.4.1).
heroes-rule-primary = Lo stile dice che cosa indossi e impugni (3.8.0.2).
heroes-rule-secondary = Nello stile secondario l’Astuzia è 1 in meno (3.8.0.1).
heroes-rule-style = Nello stile secondario l’Astuzia è 1 in meno per questo incontro (3.8.0.1).
heroes-rule-opponent = Qualsiasi stile contro qualsiasi altro (4.1.1).
heroes-rule-action = Una cosa al posto del movimento, o un movimento; accanto ai nemici si combatte o si va via (5.2.3.1, 5.2.4.1). Lasciare e raccogliere non costa nulla (3.10.0.2, 3.10.6.1).
heroes-rule-zone = Una zona in qualsiasi direzione, se c’è posto; accanto a un nemico si deve combattere (5.2.2.1, 5.2.4.3).
heroes-rule-pick = Un oggetto per turno, con una mano vuota, dove non ci sono nemici (3.10.6.1).
heroes-rule-target = Si combatte un nemico della propria zona (5.3.0.1); rete, armi e sabbia vanno a uno in una zona adiacente (5.3.1.1, 5.4.8.1, 5.4.9.0.1).
heroes-rule-weapon = Con un’arma in ogni mano puoi scagliare l’una o l’altra (3.10.0.3). Colpisce come a due mani (5.4.8.2).
heroes-rule-bonus = Quanti ne vuoi, e si perdono una volta tirati (3.7.2.1). Due giocatori scelgono in segreto (3.7.2.2). Il riposo li riporta fino alla Forza (3.7.1.1).
heroes-rule-opening = Due successi in più danno il Vantaggio; con uno scudo grande puoi invece colpire di scudo (5.3.0.4, 5.4.5.1).
heroes-rule-location = La Maestria di spada, con una spada, sceglie tra due tiri (5.4.1.1).
heroes-rule-star_power = Ogni successo toglie 1 al danno, ogni 6 è perso per l’incontro (3.2.1.2).

## Why something cannot be chosen

heroes-refusal-not-possible-now = Ora non è possibile.
heroes-refusal-not-the-points = Non sono i tuoi punti, o sono troppo distanti (3.6.4.1).
heroes-refusal-points-left = Restano punti da dividere (3.6.4.1).
heroes-refusal-points-over = Sono troppi punti (3.6.4.1).
heroes-refusal-too-far-apart = Il più alto supera il più basso di oltre 2 (3.6.4.1).
heroes-refusal-same-style = È già lo stile primario (3.8.0.1).
heroes-refusal-not-your-style = Non è nessuno dei due stili (3.8.0.1).
heroes-refusal-must-surrender = Senza l’uso delle braccia resta solo la resa (6.3.1).
heroes-refusal-to-the-death = All’ultimo sangue non c’è resa (6.9.1).
heroes-refusal-nothing-to-drop = Lì non c’è nulla da lasciare, o si è già raccolto qualcosa (3.10.0.2).
heroes-refusal-not-blinded = Non c’è sabbia negli occhi (5.4.9.1.2).
heroes-refusal-nobody-to-fight = Nessun nemico è in questa zona (5.3.0.1).
heroes-refusal-in-the-net = Non nella rete (5.3.4.1, 5.3.4.2).
heroes-refusal-lying = Non da terra (5.4.6.1).
heroes-refusal-standing = È già in piedi e senza rete (5.4.6.1).
heroes-refusal-beside-enemies = Accanto ai nemici si può solo combattere o andare via (5.2.4.1).
heroes-refusal-nothing-to-do-it-with = Nessun bersaglio, o nulla con cui farlo (5.2.3.1).
heroes-refusal-not-to-be-picked = Qui non si può raccogliere (3.10.6.1).
heroes-refusal-not-a-target = Non è un bersaglio (5.3.0.1, 5.3.1.1, 5.4.8.1).
heroes-refusal-no-weapon-there = In quella mano non c’è un’arma (3.10.0.3).
heroes-refusal-not-so-many = Da quanti devi a quanti ne hai (3.7.2.1).
heroes-refusal-not-rolled = Non è uscito (5.4.1.1).
heroes-refusal-zone-too-far = Quella zona non è adiacente (5.2.2.1).
heroes-refusal-zone-full = In quella zona sono già in quattro (2.6.0.1).
heroes-refusal-zone-occupied = Nella rete si rotola solo dove non ci sono nemici (5.3.4.2).

## Options of play

heroes-play-mode = Chi combatte contro chi.
heroes-play-mode-usual = da soli contro il gioco, in più persone testa a testa
heroes-play-mode-solo = una persona contro il gioco
heroes-play-mode-same_side = tutte le persone contro il gioco
heroes-play-mode-head_to_head = due squadre
heroes-play-mode-free_for_all = tutti contro tutti
heroes-play-arena = Dove si combatte.
heroes-play-arena-campana = l’arena piccola
heroes-play-arena-flavia = l’arena grande
heroes-play-gates = Da quali porte entrano le due parti.
heroes-play-gates-west_east = ovest ed est
heroes-play-gates-north_south = nord e sud
heroes-play-gladiators_per_seat = Quanti gladiatori guida ogni giocatore; una parte ne ha al massimo otto.
heroes-play-ap_budget = Di quanti punti è fatto un gladiatore.
heroes-play-star_power = Se le Stelle possono tirare dadi contro il danno.
heroes-play-star_power-true = sì
heroes-play-star_power-false = no
heroes-play-to_the_death = Se l’incontro è senza grazia.
heroes-play-to_the_death-no = no
heroes-play-to_the_death-yes = sì
heroes-play-to_the_death-roll = con due dadi, un 7 è sì
heroes-play-npg_style = Quali stili hanno i gladiatori del gioco.
heroes-play-npg_style-traditional = avversari tradizionali, con un dado
heroes-play-npg_style-chosen = quelli che i giocatori nominano
heroes-play-npg_allies = Quanti gladiatori del gioco stanno dalla parte dei giocatori; ognuno porta un avversario in più.
heroes-play-second_signature = Se si può tirare un secondo Tratto.
heroes-play-second_signature-allowed = sì
heroes-play-second_signature-off = no
heroes-play-snare_stack = Come contano insieme lo stare a terra e la rete.
heroes-play-snare_stack-add = entrambi
heroes-play-snare_stack-larger_only = solo il maggiore
heroes-play-signature_ap = Dove contano i punti dei Tratti.
heroes-play-signature_ap-everywhere = ovunque
heroes-play-signature_ap-fame_only = solo per la Fama
heroes-play-turn_limit = Dopo quanti turni l’incontro è un pareggio; all’ultimo sangue muore chi ha più ferite.

## Tables and panels

heroes-turn-of = Turno { $turn } di { $turns }
heroes-panel-npg = il gioco
heroes-panel-down = a terra
heroes-panel-ensnared = nella rete
heroes-panel-blinded = sabbia negli occhi
heroes-panel-dead = ha perso la vita
heroes-panel-executed = a morte
heroes-panel-spared = grazia
heroes-panel-unarmed = senza armi
heroes-card = { $gladiator } ({ $player }), { heroes-style }: Astuzia { $savvy }, Forza { $strength }, Velocità { $speed }, { $bonus ->
    [one] { $bonus } Dado Bonus
   *[other] { $bonus } Dadi Bonus
}
heroes-parts = testa { $head }, braccia { $left_arm }/{ $right_arm }, petto { $chest }, ventre { $belly }, gambe { $left_leg }/{ $right_leg }
heroes-result-won = { $seat-is ->
    [you] Hai vinto.
   *[other] { $seat } ha vinto.
}
heroes-result-together = Hanno vinto { $names }.
heroes-result-killed = { $gladiator } ha perso la vita.
heroes-result-draw = Congedati in piedi: nessuno ha vinto.
heroes-result-lost = Hanno vinto i gladiatori del gioco.

## Odds of two gladiators

heroes-table-method = Probabilità esatte con tanti Dadi Bonus propri. L’altro è un gladiatore del gioco con tutti i suoi Dadi Bonus, e usa quelli che i suoi stessi dadi scelgono. La Maestria di spada sceglie tra due tiri come un gladiatore del gioco: ciò che nessuno scudo ferma, poi l’armatura minore, poi le parti vitali.
heroes-table-manoeuvre = Manovra di { $own } contro { $other }, nel proprio turno
heroes-table-net = Lancio della rete di { $own } contro { $other }
heroes-table-attack = Attacco di { $own } a { $other }, senza Vantaggio
heroes-table-advantage = Attacco di { $own } a { $other }, con Vantaggio
heroes-table-bash = Attacco di { $own } a { $other }, con Colpo di scudo
heroes-table-defence = Difesa di { $own } contro { $other }
heroes-table-location = Dove cade un colpo di { $other } su { $own }
heroes-table-of-dice = Dadi Bonus
heroes-table-of-part = parte
heroes-table-of-chance = probabilità
heroes-table-of-stopped = di cui fermato
heroes-table-pairings = Vittorie della riga contro la colonna in percento, { $matches ->
    [one] { $matches } incontro
   *[other] { $matches } incontri
} ciascuna tra gladiatori del gioco con 4/4/4, con l’intervallo al 95 %; il resto sono pareggi e sconfitte.
heroes-table-blow = Che cosa fa un colpo di { $own } a { $other } illeso, secondo l’Impatto senza quello dell’arma
heroes-table-played = { $own } contro { $other }, { $matches ->
    [one] { $matches } incontro
   *[other] { $matches } incontri
} tra gladiatori del gioco: vinti { NUMBER($share, style: "percent", maximumFractionDigits: 1) } (intervallo al 95 % da { NUMBER($low, style: "percent", maximumFractionDigits: 1) } a { NUMBER($high, style: "percent", maximumFractionDigits: 1) }), pareggiati { NUMBER($drawn, style: "percent", maximumFractionDigits: 1) }.
heroes-table-label-part = { heroes-part }
heroes-table-of-attack = { heroes-odds-attack }
heroes-table-of-better = { heroes-odds-better }
heroes-table-of-nothing = { heroes-odds-nothing }
heroes-table-of-defend = { heroes-odds-defend }
heroes-table-of-ensnare = { heroes-odds-ensnare }
heroes-table-of-keep = { heroes-odds-keep }
heroes-table-of-miss = { heroes-odds-miss }
heroes-table-of-hit = { heroes-odds-hit }
heroes-table-of-again = { heroes-odds-again }
heroes-table-of-turned = { heroes-odds-turned }
heroes-table-of-struck = { heroes-odds-struck }
heroes-table-of-impact = Impatto
heroes-table-of-shielded = fermato dallo scudo
heroes-table-of-hurt = ferito
heroes-table-of-knocked = atterrato
heroes-table-of-broken = una parte a 0
heroes-table-of-vital = testa, petto o ventre a 0
heroes-table-shield = Che cosa ferma uno scudo, di tutti i tiri per il punto colpito
heroes-table-note-shield = Il capitolo sulla strategia stima lo scudo grande migliore di circa un terzo. Secondo la tabella stampata ferma 13 tiri su 36, quello piccolo 8: è migliore di cinque ottavi.
heroes-table-of-shield = scudo
heroes-table-of-stops = fermati
heroes-table-label-shield = { $shield ->
    [none] nessuno scudo
    [small] uno scudo piccolo
   *[large] uno scudo grande
}
heroes-table-strength = Una parte a 0 in un colpo con la spada in una mano, secondo l’Impatto, sui sei stili insieme, per Forza di chi è colpito
heroes-table-note-strength = Il capitolo sulla strategia consiglia di mirare a Impatto 3. Vale per Forza 4: è il primo che porta una parte a 0 in un colpo. Per Forza 3 è Impatto 2, per Forza 5 è 4.
heroes-table-of-three = Forza 3
heroes-table-of-four = Forza 4
heroes-table-of-five = Forza 5
heroes-table-of-six = Forza 6

## The campaign

heroes-month = { $month ->
    [january] gennaio
    [february] febbraio
    [march] marzo
    [april] aprile
    [may] maggio
    [june] giugno
    [july] luglio
    [august] agosto
    [september] settembre
    [october] ottobre
    [november] novembre
   *[december] dicembre
}
heroes-locale = { $locale ->
    [fringes] confini dell’Impero
    [heart] cuore dell’Impero
   *[rome] Roma
}
heroes-ask-entry = { heroes-month } { $year }: chi iscrivi al prossimo incontro?
heroes-ask-join = Chi combatte accanto a { $who }?
heroes-ask-rival = Chi affronta { $who }?
heroes-ask-challenge = { $who } sfida { $own }. Accetti?
heroes-ask-attribute = Quale Attributo di { $who } può salire? { $gained ->
    [one] Si tira un dado.
   *[other] Si tirano { $gained } dadi.
}
heroes-ask-retire = { $who } ha la libertà. Deporre la spada per sempre?
heroes-ask-successor = { $who } non combatte più. Creare un nuovo gladiatore?
heroes-option-entry = { $entrant ->
    [none] nessuno: aspetta
   *[other] { $entrant }
}
heroes-option-join = { $entrant ->
    [none] nessun altro
   *[other] { $entrant }
}
heroes-option-rival = { $entrant ->
    [none] un gladiatore del gioco
   *[other] { $entrant }
}
heroes-option-challenge = { $yes ->
    [yes] accetta
   *[no] rifiuta
}
heroes-option-attribute = { heroes-attribute }
heroes-option-retire = { $yes ->
    [yes] ritiro
   *[no] combatti ancora
}
heroes-option-successor = { $yes ->
    [yes] uno nuovo
   *[no] nessuno
}
heroes-event-month_began = { heroes-month } { $year }.
heroes-event-left_empty = { $seat-is ->
    [you] Lasci vuoto un posto della tua familia.
   *[other] { $seat } lascia vuoto un posto della familia.
}
heroes-event-day_held = Giochi a { $venue } ({ heroes-locale }): { $matches ->
    [one] { $matches } incontro
   *[other] { $matches } incontri
}.
heroes-event-barred = { $gladiator } deve ancora riprendersi e questo mese non combatte.
heroes-event-waited = { $seat-is ->
    [you] Non iscrivi nessuno.
   *[other] { $seat } non iscrive nessuno.
}
heroes-event-stepped_up = { $gladiator } si fa avanti per combattere.
heroes-event-dared = { $gladiator } sfida { $foe }.
heroes-event-answered = { $accepted ->
    [yes] { $gladiator } accetta.
   *[no] { $gladiator } rifiuta.
}
heroes-event-put_forward = { $gladiator } scende nell’arena ({ heroes-locale }); { $left ->
    [0] è l’ultimo incontro della giornata.
    [one] oggi ne segue ancora 1.
   *[other] oggi ne seguono ancora { $left }.
}
heroes-event-arena_changed = { $arena ->
    [flavia] Si combatte nell’arena grande.
   *[campana] Si combatte nell’arena piccola.
}
heroes-event-recovered = { $gladiator }, { heroes-part }: { $one } e { $two } contro Forza { $strength }. { $passed ->
    [2] Recupero completo.
    [1] Recupero, ma senza la prossima giornata di giochi.
   *[0] { $part ->
        [belly] La ferita non guarisce.
       *[other] La ferita non guarisce bene e costa la prossima giornata di giochi.
    }
}
heroes-event-scarred = { $gladiator }: { heroes-part } resta a { $left } d’ora in poi.
heroes-event-died_of_wounds = { $gladiator } muore per la ferita.
heroes-event-famed = { $gladiator } { $gained ->
    [0] non ottiene Fama
    [one] ottiene 1 punto di Fama
   *[other] ottiene { $gained } punti di Fama
}: { $fame } in tutto.
heroes-event-laurelled = { $gladiator } riceve la corona d’alloro: { $laurels } in tutto.
heroes-event-defamed = { $gladiator } perde { $lost ->
    [one] 1 punto di Fama
   *[other] { $lost } punti di Fama
} e ne conserva { $fame } ({ $face }).
heroes-event-trained_up = { $rises ->
    [yes] { $gladiator } tira { $face }: { heroes-attribute } sale a { $value }.
   *[no] { $gladiator } tira { $face }: { heroes-attribute } resta a { $value }.
}
heroes-event-declined = { $gladiator }: { heroes-attribute } scende a { $value } per sempre.
heroes-event-invalided = { $gladiator } non può più combattere.
heroes-event-sought_freedom = { $granted ->
    [yes] { $one } e { $two }: l’Imperatore porge a { $gladiator } la spada di legno. Libertà!
   *[no] { $one } e { $two }: oggi l’Imperatore non guarda { $gladiator }.
}
heroes-event-moved_up = { $gladiator } prosegue: { heroes-locale }.
heroes-event-retired = { $gladiator } depone la spada per sempre.
heroes-event-recorded = { $gladiator }, { heroes-style } con { $total } punti: { $outcome ->
    [won] vittoria
    [drawn] congedo in piedi
    [lost] sconfitta
   *[died] l’ultimo incontro
}. Ferite inferte { $dealt }, subite { $taken }. Fama { $fame }, allori { $laurels }, vittorie { $wins }, sconfitte { $losses }.
heroes-event-campaign_over = { $months ->
    [one] La campagna finisce dopo 1 mese.
   *[other] La campagna finisce dopo { $months } mesi.
}
heroes-event-ranked = { $place }. { $seat }: { $freed ->
    [one] { $freed } libero
   *[other] { $freed } liberi
}, Fama { $fame }, allori { $laurels }, vittorie { $wins }.
heroes-rule-entry = Un gladiatore combatte al massimo tre incontri al giorno, nessuno finché è escluso (7.4.0.2). La giornata finisce quando tutti aspettano (7.4.0.3).
heroes-rule-join = Fino a quattro della stessa località scendono insieme, ognuno contro uno del gioco (7.4.0.4).
heroes-rule-rival = Invece di uno del gioco puoi sfidare il gladiatore di un altro giocatore nella stessa località (7.4.0.4).
heroes-rule-challenge = Chi rifiuta non perde nulla; lo sfidante affronta uno del gioco (7.4.0.4).
heroes-rule-attribute = Un dado per ogni punto di Fama di questo incontro: uno più alto dell’Attributo, o un 6, aggiunge 1 (7.7.2.1). Al massimo 7, 20 in tutto, e non più di 2 di differenza (7.7.2.2).
heroes-rule-retire = Chi ha la libertà può ritirarsi in ogni momento tra gli incontri (7.6.2).
heroes-rule-successor = Il nuovo gladiatore comincia ai confini dell’Impero senza Fama (7.9.1, 7.3.1).
heroes-refusal-not-to-be-entered = Quel gladiatore non può essere iscritto ora (7.4.0.2, 7.5.2).
heroes-refusal-not-to-be-dared = Quel gladiatore non può essere sfidato ora (7.4.0.4).
heroes-refusal-not-to-be-raised = Quell’Attributo non può salire (7.7.2.2).
heroes-play-campaign = Se gli incontri si susseguono in una campagna, con Fama, ferite e libertà.
heroes-play-campaign-true = sì
heroes-play-campaign-false = no
heroes-play-campaign_months = Quanti mesi dura una campagna.
heroes-play-campaign_format = Quanti gladiatori di un giocatore scendono in un incontro di una campagna.
heroes-play-campaign_format-single = uno
heroes-play-campaign_format-free = da uno a quattro
heroes-play-replacement = Se un nuovo gladiatore può prendere il posto di chi è morto o si è ritirato.
heroes-play-replacement-true = sì
heroes-play-replacement-false = no
heroes-play-laurel_fame = Quanta Fama porta una corona d’alloro.
heroes-star = { $gladiator }, { $style ->
    [none] ancora da creare
   *[other] { heroes-style }
}: Astuzia { $savvy }, Forza { $strength }, Velocità { $speed }, { $total } punti; { heroes-locale }; Fama { $fame }, allori { $laurels }, vittorie { $wins }, sconfitte { $losses }, pareggi { $draws }
heroes-star-state = { $state ->
    [barred] deve riprendersi questo mese
    [free] in libertà
    [dead] morte
    [retired] ritiro
    [gone] nessuno segue
    [new] ancora da creare
   *[fit] pronto, { $today } di { $fights ->
        [one] { $fights } incontro
       *[other] { $fights } incontri
    } oggi
}
heroes-star-parts = parti dopo le perdite permanenti: { heroes-parts }
heroes-day = Giochi a { $venue } ({ heroes-locale }): { $left ->
    [0] oggi nessun incontro
    [one] oggi ancora 1 incontro
   *[other] oggi ancora { $left } incontri
}

## In the browser

browser-heroes-about = Un combattente, sette ferite, un’intera carriera.
browser-heroes-how = Ogni turno tutti tirano per l’ordine. Muoviti di una zona, riposa o fai altro; accanto a un nemico manovri per trovare un varco e attacchi. 1, 2 e 3 sono successi. Le ferite abbassano Astuzia, Forza o Velocità. Chi è battuto è alla mercé della folla.
browser-bot-tables = secondo le tabelle
heroes-bot-tables-note = agisce come dicono le tabelle del regolamento, con i loro dadi
browser-heroes-group-players = Giocatori
browser-heroes-group-arena = Arena
browser-heroes-group-gladiators = Gladiatori
browser-heroes-group-variants = Varianti
browser-heroes-group-campaign = Campagna
browser-heroes-play-mode = Modo
browser-heroes-play-arena = Arena
browser-heroes-play-gates = Porte
browser-heroes-play-gladiators_per_seat = Gladiatori a testa
browser-heroes-play-ap_budget = Punti
browser-heroes-play-star_power = Potere della Stella
browser-heroes-play-to_the_death = All’ultimo sangue
browser-heroes-play-npg_style = Avversari
browser-heroes-play-npg_allies = Alleati
browser-heroes-play-second_signature = Secondo Tratto
browser-heroes-play-snare_stack = Nella rete e a terra
browser-heroes-play-signature_ap = Punti dei Tratti
browser-heroes-play-turn_limit = Turni al massimo
browser-heroes-play-campaign = Campagna
browser-heroes-play-campaign_months = Mesi
browser-heroes-play-campaign_format = Gladiatori in un incontro
browser-heroes-play-replacement = Nuovi gladiatori
browser-heroes-play-laurel_fame = Fama di un alloro
browser-heroes-rule-of-gender = Uomo o donna
browser-heroes-rule-of-hand = Mano
browser-heroes-rule-of-signature = Tratto
browser-heroes-rule-of-second = Secondo Tratto
browser-heroes-rule-of-build = Attributi
browser-heroes-rule-of-primary = Stile
browser-heroes-rule-of-secondary = Secondo stile
browser-heroes-rule-of-style = Stile dell’incontro
browser-heroes-rule-of-opponent = Avversario
browser-heroes-rule-of-action = Che cosa fare
browser-heroes-rule-of-zone = Movimento
browser-heroes-rule-of-pick = Raccogliere
browser-heroes-rule-of-target = Contro chi
browser-heroes-rule-of-weapon = Scagliare
browser-heroes-rule-of-bonus = Dadi Bonus
browser-heroes-rule-of-opening = Varco
browser-heroes-rule-of-location = Punto colpito
browser-heroes-rule-of-star_power = Potere della Stella
browser-heroes-fame-chart = Fama totale dopo ogni incontro
browser-heroes-career-dead = morte
browser-heroes-career-state = { $state ->
    [dead] morte
    [retired] ritiro
    [gone] posto vuoto
    [free] in libertà
   *[active] combatte
}
browser-heroes-familiae = Le familiae
browser-heroes-star-total = { $total } punti
browser-heroes-career-line = { heroes-locale } · Fama { $fame } · allori { $laurels } · vittorie { $wins }, sconfitte { $losses }, pareggi { $draws }
browser-heroes-career-scars = perso per sempre: { $parts }
browser-heroes-arena = { $arena ->
    [flavia] La grande arena
   *[campana] La piccola arena
}, { $zones } zone
browser-heroes-kind = { $kind ->
    [center] Centro
    [heart] Cuore
   *[wall] Muro
}
browser-heroes-gate = { $entrance ->
    [door] la porta piccola
   *[gate] una porta
}
browser-heroes-empty = nessuno
browser-heroes-lying = sulla sabbia: { $items }
browser-heroes-man-of = { $owner-is ->
    [you] il tuo combattente { $name }, { $style }
    [nobody] { $name }, { $style } del gioco
   *[other] { $name }, { $style } di { $owner }
}
browser-heroes-card-label = Astuzia { $savvy }, Forza { $strength }, Velocità { $speed }, { $bonus ->
    [one] { $bonus } Dado Bonus
   *[other] { $bonus } Dadi Bonus
}, { $gear }
browser-heroes-hand-of = { $side ->
    [left] mano sinistra
   *[right] mano destra
}
browser-heroes-rosters = Schede
browser-heroes-attribute-short = { $attribute ->
    [savvy] Ast
    [strength] For
   *[speed] Vel
}
browser-heroes-tab-beside = Schede
browser-heroes-no-rosters = I gladiatori sono ancora in preparazione.
browser-heroes-percent = { $chance }
browser-heroes-mercy = Grazia
browser-heroes-mercy-if = grazia, se { $name } cadesse ora
browser-heroes-mercy-now = Se { $name } facesse appello qui e ora, la probabilità di grazia sarebbe { $chance }.
browser-heroes-to-the-death = All’ultimo sangue
browser-heroes-referee = { $call ->
    [break] Quando i dadi saranno finiti: una pausa.
    [draw-if-even] Quando i dadi saranno di nuovo finiti, a pari ferite: pareggio.
   *[break-if-even] Quando i dadi saranno finiti, a pari ferite: una pausa.
}
browser-heroes-dismissed-why = { $why ->
    [turns] I { $turns } turni sono finiti.
   *[spent] Per la seconda volta i Dadi Bonus erano finiti, a pari ferite.
}
browser-heroes-order = Ordine di questo turno
browser-heroes-seat-man = { $wounds ->
    [one] 1 ferita
   *[other] { $wounds } ferite
}, Dadi Bonus { $bonus }
browser-heroes-leads = { $count } di { $all } gladiatori
browser-heroes-now = { heroes-turn-of }{ $fatal ->
    [yes] , all’ultimo sangue
   *[no] {""}
}
browser-heroes-the-crowd = La folla
browser-heroes-the-emperor = L’Imperatore
browser-heroes-how-many = { $test ->
    [manoeuvre] Quanti Dadi Bonus per la manovra?
    [net_toss] Quanti Dadi Bonus per la rete?
   *[attack] { $attacks ->
        [yes] Quanti Dadi Bonus per l’attacco?
       *[no] Quanti Dadi Bonus per la difesa?
    }
}
browser-heroes-use-dice = { $count ->
    [0] Non usarne
    [one] Usa 1 Dado Bonus
   *[other] Usa { $count } Dadi Bonus
}
browser-heroes-choose-dice = { $of ->
    [attack] Scegli un numero; accanto, la probabilità di attaccare.
    [ensnare] Scegli un numero; accanto, la probabilità che la rete prenda.
    [freed] Scegli un numero; accanto, la probabilità di uscire dalla rete.
    [hit] Scegli un numero; accanto, la probabilità di colpire.
   *[other] Scegli un numero; accanto sta la probabilità.
}
browser-heroes-choose-dice-attack = Scegli un numero: la probabilità di colpire e, sotto, di subire.
browser-heroes-you-are-hit = subisci: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
browser-heroes-you-hit = tu { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
browser-heroes-dice-against = dadi contro
browser-heroes-no-dice = nessun dado
browser-heroes-dice-to-throw = { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
}{ $sealed ->
    [yes] , e Dadi Bonus non ancora mostrati
   *[no] , { $bonus ->
        [one] { $bonus } Dado Bonus
       *[other] { $bonus } Dadi Bonus
    }
}
browser-heroes-move-to = Va in { $zone }
browser-heroes-roll-to = Rotola in { $zone }
browser-heroes-deed-at = { $deed }: { $name }
browser-heroes-phase-gender = Genere
browser-heroes-phase-hand = Mano
browser-heroes-phase-signature = Tratto
browser-heroes-phase-build = Attributi
browser-heroes-phase-primary = Stile
browser-heroes-phase-order = Ordine
browser-heroes-phase-move = Movimento
browser-heroes-phase-manoeuvre = Manovra
browser-heroes-phase-attack = Attacco
browser-heroes-phase-location = Punto colpito
browser-heroes-phase-damage = Danno
browser-heroes-style-wears = { $held }. Armatura: { $armour }.
browser-heroes-no-armour = nessuna
browser-heroes-places = I gladiatori e le zone
browser-heroes-places-zone = Zona
browser-heroes-places-what = Che cosa c’è
browser-heroes-places-choose = Scegli
browser-heroes-part-of-pool = { $part ->
    [savvy] Astuzia
    [speed] Velocità
    [agile] Agilità
    [reach] portata
    [ensnared] nella rete
    [down] a terra
    [secutor] elmo del Secutor
    [advantage] Vantaggio
    [bash] Colpo di scudo
    [off_hand] mano debole
    [slow_to_react] Riflessi lenti
   *[brawler] Rissa
}
browser-heroes-test = { $kind ->
    [manoeuvre] Manovra
    [net_toss] Lancio della rete
    [attack] Attacco
    [throw] Tiro
   *[sand] Sabbia
}
browser-heroes-opening = { $opening ->
    [bash] Colpo di scudo
   *[advantage] Vantaggio
}
browser-heroes-selected = Dadi Bonus { $faces }: usati { $used }
browser-heroes-outcome = { $outcome ->
    [no_opening] Pari: nessun varco.
    [attacked] Più successi: chi attacca.
    [even] Pari: ancora una volta.
    [counterstruck] La difesa per uno: Contrattacco.
    [hit] Colpo a segno.
    [freed] Fuori dalla rete.
    [net_kept] Pari: la rete non viene lanciata.
    [net_missed] Mancato: la rete è sulla sabbia.
    [ensnared] { $other } è nella rete.
    [missed] Mancato.
    [blinded] Sabbia negli occhi di { $other }.
   *[unharmed] { $other } si volta in tempo.
}
browser-heroes-blow = { $winner } colpisce { $loser }
browser-heroes-stopped = Lo scudo lo ferma.
browser-heroes-adds = { $part ->
    [impact] Impatto
    [weapon] arma
   *[armour] armatura
} { $value }
browser-heroes-star-power = Potere della Stella
browser-heroes-befell = { $what ->
    [knocked_down] { $part }: { $name } va a terra.
    [steadied] { $part }: { $name } resta in piedi.
    [arm_lost] { $part }: ora è inservibile.
    [collapsed] { $part }: { $name } crolla.
    [crippled] { $part }: { $name } non si regge più.
    [killed] { $part }: { $name } perde la vita.
   *[wounded] { $part } di { $name }
}
browser-heroes-appeal = { $name } chiede grazia
browser-heroes-crowd-says = contro { $value }: { $verdict ->
    [mercy] grazia
    [undecided] indecisa
   *[death] morte
}
browser-heroes-emperor-says = { $his ->
    [one] { $his } riuscito
   *[other] { $his } riusciti
} contro { $mind }; il gladiatore { $own } contro { $savvy }
browser-heroes-doubt = un dado ciascuno: del gladiatore, dell’Imperatore
browser-heroes-fate = { $fate ->
    [spared] { $name } ottiene la grazia.
    [killed] { $name } perde la vita.
   *[executed] { $name } va a morte.
}
browser-heroes-gender = { $gender ->
    [woman] donna
   *[man] uomo
}
browser-heroes-handed = { $handed ->
    [left] mano sinistra
   *[right] mano destra
}
browser-heroes-star = La Stella in preparazione
browser-heroes-new-star = Una nuova Stella
browser-heroes-bonus-dice = { $count ->
    [one] 1 Dado Bonus
   *[other] { $count } Dadi Bonus
}
browser-heroes-styles = I sei stili
browser-heroes-less = Meno { $attribute }
browser-heroes-more = Più { $attribute }
browser-heroes-points-left = { $left ->
    [0] punti
   *[other] ancora { $left }
}
browser-heroes-points-over = { $over } di troppo
browser-heroes-ways = Tutti i modi ammessi
browser-heroes-why-gender = La tua Stella affronta tutto l’incontro con ciò che scegli ora.
browser-heroes-why-signature = Un talento a scelta, buono o cattivo, per sempre. Non costa nessuno dei tuoi punti: conta solo nel totale.
browser-heroes-why-second = Lo scelgono due dadi: può essere buono o cattivo, e lo stesso due volte non ha effetto.
browser-heroes-why-build = Sposta i punti; taglia e genere sono già compresi in ciò che diventa.
browser-heroes-why-primary = Ogni carta mostra le armi di uno stile e l’armatura, parte per parte.
browser-heroes-why-action = Tocca una zona illuminata per vedere che cosa si può fare lì, o scegli dall’elenco.
browser-heroes-why-zone = Dove c’è un nemico si combatte subito.
browser-heroes-why-bonus = I dadi usati sono persi. Il riposo li riporta fino alla Forza.
browser-heroes-why-opening = Il Colpo di scudo è più forte, ma lo scudo non copre chi lo dà.
browser-heroes-do-zone = Va in
browser-heroes-do-second = Certo:
browser-heroes-help-keys-note = Invio su una zona illuminata mostra che cosa si può fare lì, un secondo Invio lo fa, Esc torna indietro.
browser-heroes-help-turn = Il tuo turno
browser-heroes-help-turn-note = Tutti tirano per l’ordine; poi un gladiatore dopo l’altro fa una cosa.
browser-heroes-help-act = { $act ->
    [move] Muoviti di una zona, in ogni direzione; una zona ha posto per quattro.
    [rest] Riposa dove non ci sono nemici: i Dadi Bonus tornano fino alla Forza.
    [fight] Accanto a un nemico: combatti, o vattene.
    [net] Un Retiarius lancia la rete a un nemico nella zona accanto.
   *[far] Scaglia un’arma, o calcia la sabbia, a un nemico nella zona accanto.
}
browser-heroes-help-tests = Dadi
browser-heroes-help-tests-note = Tirano entrambi; 1, 2 o 3 è un successo. Si possono aggiungere Dadi Bonus, che poi sono persi.
browser-heroes-help-test = { $test ->
    [manoeuvre] Manovra, Astuzia e Velocità: chi ne ha di più attacca; con due in più ha il Vantaggio, o con lo scudo grande un Colpo di scudo.
    [attack] Attacco, Astuzia: chi attacca colpisce con ogni successo in più, chi difende con due; con uno contrattacca, e pari si ripete.
   *[net] Rete, Astuzia e Velocità: di più irretisce, pari la tiene, di meno la perde.
}
browser-heroes-help-body = Sette parti
browser-heroes-help-body-note = Due dadi trovano la parte; uno scudo ne ferma alcune. Il danno è Impatto e arma meno armatura. Una ferita alla testa abbassa l’Astuzia, a petto e ventre la Forza, a una gamba la Velocità; un braccio a 0 lascia cadere ciò che tiene.
browser-heroes-help-mercy = Grazia
browser-heroes-help-mercy-note = Chi è battuto fa appello alla folla con due dadi; se è divisa decide l’Imperatore. Giovano i colpi inferti e il Centro, nuocciono il Muro, la sabbia e le armi scagliate.
browser-heroes-rule-of-entry = Chi iscrivere
browser-heroes-rule-of-join = Accanto
browser-heroes-rule-of-rival = Contro chi
browser-heroes-rule-of-challenge = Sfida
browser-heroes-rule-of-attribute = Attributo
browser-heroes-rule-of-retire = Libertà
browser-heroes-rule-of-successor = Nuovo gladiatore

## The balance of the game

heroes-balance-style = Stile
heroes-balance-signature = Tratto
browser-heroes-odds-style = Stile di combattimento
browser-heroes-odds-signature = Tratto
