# Clash of the Gladiators.
#
# Per ogni giocatore $x ci sono tre variabili: $x è il nome, $x-is vale "you" per chi legge,
# "nobody" oppure "other", e $x-vowel vale "yes" se il nome comincia per vocale. $piece e $foe sono
# nomi con il loro articolo, come li danno clash-team-of e clash-animal. Gli eventi sono frasi: chi
# li mostra ne scrive maiuscola la prima lettera.

clash-title = Clash of the Gladiators
clash-about =
    Da due a cinque giocatori schierano squadre di gladiatori in un’arena di esagoni, fanno entrare
    gli animali feroci e combattono finché solo un giocatore ha ancora gladiatori o tutti gli animali sono morti.
clash-aim = Vince chi ha più punti: 1 per ogni gladiatore catturato o ancora vivo alla fine, 2 per ogni animale.
clash-welcome =
    Prima scegli i tuoi gladiatori, uno alla volta. Poi gli animali riempiono ogni casella libera.
    Infine si attacca a turno. Un gladiatore catturato vale 1 punto, un animale 2, e ogni tuo gladiatore
    che sopravvive 1. Vince chi ha più punti. In una riga stanno due risposte, come C2 spada.

## Nomi

clash-letters = LRSTC
clash-type = { $type ->
    [spear] lancia
    [net] rete
    [sword] spada
    [trident] tridente
   *[shield] scudo
}
clash-gladiator = { $type ->
    [spear] gladiatore con la lancia
    [net] gladiatore con la rete
    [sword] gladiatore con la spada
    [trident] gladiatore con il tridente
   *[shield] gladiatore con lo scudo
}
clash-ability = { $type ->
    [spear] se ne hai di più, tiri per primo
    [net] neutralizza un nemico, mai un animale
    [sword] un dado in più
    [trident] se ne hai di più, puoi ritirare i dadi
   *[shield] ferma un colpo semplice, mai uno mortale
}
clash-animal = { $kind ->
    [lion] il leone { $name }
    [bull] il toro { $name }
   *[bear] l’orso { $name }
}
clash-animal-label = { $kind ->
    [lion] leone { $name }
    [bull] toro { $name }
   *[bear] orso { $name }
}
clash-tile = { $animal } { $symbols } { $wounds }/{ $life }
clash-team-of = { $seat-is ->
    [you] la tua squadra
   *[other] la squadra di { $seat }
}
clash-hits = { $singles ->
    [0] { $lethals ->
        [0] nessun colpo
        [one] 1 colpo mortale
       *[other] { $lethals } colpi mortali
    }
    [one] { $lethals ->
        [0] 1 colpo semplice
        [one] 1 colpo semplice, 1 colpo mortale
       *[other] 1 colpo semplice, { $lethals } colpi mortali
    }
   *[other] { $lethals ->
        [0] { $singles } colpi semplici
        [one] { $singles } colpi semplici, 1 colpo mortale
       *[other] { $singles } colpi semplici, { $lethals } colpi mortali
    }
}

clash-word-keep = tieni
clash-word-again = ritira
clash-word-pass = passa
clash-word-off = neutralizzato

## Domande

clash-ask-place = Dove va il tuo prossimo gladiatore? Apri una nuova squadra o rinforzane una delle tue.
clash-ask-recruit = { $strength ->
    [none] Quale gladiatore metti in { $space }?
   *[other] Quale gladiatore aggiungi a { $strength } in { $space }?
}
clash-ask-lair = Dove metti { $piece }?
clash-ask-team = Quale delle tue squadre attacca?
clash-ask-ground = Da dove parte l’attacco?
clash-ask-target = Quale bersaglio attacca { $piece } da { $space }?
clash-ask-beast = Non hai più gladiatori. Quale animale guidi?
clash-ask-net = { $count ->
    [one] Chi neutralizzi con la tua rete?
   *[other] Chi neutralizzi? Hai { $count } reti da lanciare.
}
clash-ask-reroll = { $hits }. Tieni questo tiro o ritiri tutti i dadi?
clash-ask-casualty = { $count ->
    [one] Perdi un gladiatore. Quale cedi?
   *[other] Perdi { $count } gladiatori. Quale cedi per primo?
}

## Opzioni

clash-option-place = { $there ->
    [team] { $space } { $strength }
   *[other] { $space }
}
clash-option-recruit = { clash-type } ({ $left }): { clash-ability }
clash-option-lair = { $space }
clash-option-team = { $space } { $strength }
clash-option-ground = { $how ->
    [stay] { $space } resta
    [enter] { $space } entra
   *[move] { $space } muovi
}
clash-option-target = { $space } { $piece } ({ $strength })
clash-option-beast = { $where ->
    [arena] { $tile } in { $space }
    [beside] { $tile }, accanto all’arena
   *[pass] passa: in questo turno non attacchi
}
clash-option-net = { clash-gladiator }
clash-option-reroll = { $again ->
    [keep] tieni questo tiro
   *[again] ritira tutti i dadi; vale il secondo tiro
}
clash-option-casualty = { $off ->
    [yes] { clash-gladiator } (neutralizzato)
   *[no] { clash-gladiator }
}

## Probabilità

# Titoli di colonne, e ciò che vi sta. I punti sono quelli vinti in media, le perdite i propri
# gladiatori; meglio e peggio confrontano un secondo tiro con il primo.
clash-odds-target_falls = cade
clash-odds-target_falls-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
clash-odds-attacker_falls = cadi tu
clash-odds-attacker_falls-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
clash-odds-won = punti vinti
clash-odds-won-value = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
clash-odds-lost = gladiatori persi
clash-odds-unit = punti
clash-odds-expected = perdi { NUMBER($lost, minimumFractionDigits: 1, maximumFractionDigits: 1) } uomini
clash-odds-lost-value = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
clash-odds-better = meglio
clash-odds-better-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
clash-odds-worse = peggio
clash-odds-worse-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
clash-odds-about-team = probabilità del bersaglio migliore
clash-odds-about-ground = probabilità del bersaglio migliore
clash-odds-about-beast = probabilità del bersaglio migliore

## Che cosa è successo

clash-event-began = { $seat-is ->
    [you] cominci tu.
   *[other] comincia { $seat }.
}
clash-event-round_began = { $phase ->
    [entry] ingresso nell’arena, giro { $round }
   *[fight] il combattimento, giro { $round }
}
clash-event-recruited = { $seat-is ->
    [you] { $new ->
        [yes] apri una nuova squadra in { $space } con un { clash-gladiator }.
       *[no] metti un { clash-gladiator } in { $space }: { $team }.
    }
   *[other] { $new ->
        [yes] { $seat } apre una nuova squadra in { $space } con un { clash-gladiator }.
       *[no] { $seat } mette un { clash-gladiator } in { $space }: { $team }.
    }
}
clash-event-entry_ended = tutte le squadre sono al completo. I gladiatori rimasti nelle pile escono dal gioco.
clash-event-drawn = { $seat-is ->
    [you] peschi { $piece } ({ $symbols }, vita { $life }).
   *[other] { $seat } pesca { $piece } ({ $symbols }, vita { $life }).
}
clash-event-settled = { $seat-is ->
    [you] metti { $piece } in { $space }.
   *[other] { $seat } mette { $piece } in { $space }.
}
clash-event-turned_up = l’arena è piena. Accanto, scoperti: { $tiles }.
clash-event-moved = { $piece } si muove da { $start } a { $space }.
clash-event-led = { $seat-is ->
    [you] guidi { $piece } ({ $symbols }).
   *[other] { $seat } guida { $piece } ({ $symbols }).
}
clash-event-entered = { $piece } entra nell’arena in { $space }.
clash-event-passed = { $seat-is ->
    [you] in questo turno non attacchi nessuno.
   *[other] { $seat } in questo turno non attacca nessuno.
}
clash-event-attacked = { $piece } ({ $strength }) in { $start } attacca { $foe } ({ $foe-strength }) in { $space }.
clash-event-faced = { $tied ->
    [1] lance pari ({ $spears } per parte): tira per primo chi attacca, cioè { $piece }.
   *[0] più lance ({ $spears } contro { $others }): tira prima { $piece }.
}
clash-event-netted = { $seat-is ->
    [you] lanci una rete: un { clash-gladiator } in { $space } è neutralizzato.
   *[other] { $seat } lancia una rete: un { clash-gladiator } in { $space } è neutralizzato.
}
clash-event-rolled = { $again ->
    [again] { $seat-is ->
        [you] ritiri tutti i dadi: { $dice } { $hits }.
       *[other] { $seat } ritira tutti i dadi: { $dice } { $hits }.
    }
   *[keep] { $for-animal ->
        [yes] { $seat-is ->
            [you] per { $piece } tiri { $count ->
                [one] 1 dado
               *[other] { $count } dadi
            }: { $dice } { $hits }.
           *[other] per { $piece } { $seat } tira { $count ->
                [one] 1 dado
               *[other] { $count } dadi
            }: { $dice } { $hits }.
        }
       *[no] { $seat-is ->
            [you] tiri { $count ->
                [one] 1 dado
               *[other] { $count } dadi
            }: { $dice } { $hits }.
           *[other] { $seat } tira { $count ->
                [one] 1 dado
               *[other] { $count } dadi
            }: { $dice } { $hits }.
        }
    }
}
clash-event-struck = { $stopped ->
    [one] uno scudo ferma un colpo semplice.
   *[other] gli scudi fermano { $stopped } colpi semplici.
}
clash-wounds-team = { $lost ->
    [0] { $piece } in { $space } riceve un segnalino ferita: +{ $left }.
    [one] { $pairs ->
        [0] { $piece } in { $space } perde un gladiatore per un colpo mortale{ $left ->
            [0] .
           *[other] ; segnalini ferita: +{ $left }.
        }
       *[other] { $piece } in { $space } ha { $tokens } segnalini ferita, e ogni due costano un gladiatore{ $left ->
            [0] : ne perde uno.
           *[other] : ne perde uno e resta +{ $left }.
        }
    }
   *[other] { $piece } in { $space } perde { $lost } gladiatori ({ $lethals } per colpi mortali, { $pairs } per coppie di segnalini ferita){ $left ->
        [0] .
       *[other] ; resta +{ $left }.
    }
}
clash-wounds-animal = { $wounds ->
    [one] { $piece } riceve 1 ferita: { $total } su { $life }.
   *[other] { $piece } riceve { $wounds } ferite: { $total } su { $life }.
}
clash-event-fell = { $captor-is ->
    [you] { $seat } cede un { clash-gladiator }: va nel tuo recinto.
    [nobody] { $seat-is ->
        [you] cedi un { clash-gladiator }: esce dal gioco.
       *[other] { $seat } cede un { clash-gladiator }: esce dal gioco.
    }
   *[other] { $seat-is ->
        [you] cedi un { clash-gladiator }: va nel recinto di { $captor }.
       *[other] { $seat } cede un { clash-gladiator }: va nel recinto di { $captor }.
    }
}
clash-event-wiped_out = { $captor-is ->
    [you] { $piece } in { $space } è eliminata: { $count ->
        [one] l’ultimo gladiatore va
       *[other] gli ultimi { $count } gladiatori vanno
    } nel tuo recinto.
    [nobody] { $piece } in { $space } è eliminata: { $count ->
        [one] l’ultimo gladiatore esce
       *[other] gli ultimi { $count } gladiatori escono
    } dal gioco.
   *[other] { $piece } in { $space } è eliminata: { $count ->
        [one] l’ultimo gladiatore va
       *[other] gli ultimi { $count } gladiatori vanno
    } nel recinto di { $captor }.
}
clash-event-killed = { $captor-is ->
    [you] { $piece } in { $space } è morto. È tuo: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
    [nobody] { $piece } in { $space } è morto ed esce dal gioco.
   *[other] { $piece } in { $space } è morto. Lo prende { $captor }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
}
clash-event-advanced = { $piece } avanza da { $start } in { $space }.
clash-event-ended = { $reason ->
    [one-left] un solo giocatore ha ancora gladiatori: la partita è finita.
    [no-animals] tutti gli animali sono morti: la partita è finita.
   *[idle] da troppo tempo non succede nulla: la partita è finita.
}
clash-event-survived = { $seat-is ->
    [you] i tuoi gladiatori superstiti vanno nel tuo recinto: { $count }.
   *[other] i gladiatori superstiti di { $seat } vanno nel recinto del loro padrone: { $count }.
}
clash-event-scored = { $points ->
    [one] { $seat }: 1 punto.
   *[other] { $seat }: { $points } punti.
}

## La regola dietro una scelta

clash-rule-place =
    A turno, ognuno piazza un gladiatore (2.2.1). O comincia una tua nuova squadra su una casella
    libera, finché ti restano basi, o cresce una tua squadra che ne ha meno di quattro (2.2.3). Una nuova squadra non può stare
    accanto a un’altra tua finché ci sono altre caselle libere (2.2.5). Ciò che è piazzato resta (2.2.7).
clash-rule-recruit =
    Prendi un gladiatore da una pila non vuota (2.2.6). Le lance decidono chi tira per primo (5.1).
    Ogni rete neutralizza un gladiatore nemico per la battaglia (5.2), ma nessun animale (6.2). Una squadra tira un dado, più
    uno per ogni spada attiva (5.3). Con più tridenti attivi dell’altra parte puoi ritirare (5.4). Ogni
    scudo attivo ferma un colpo semplice, mai uno mortale (5.5).
clash-rule-lair =
    Gli animali riempiono ogni casella ancora libera (2.3). Vedi l’animale prima di sceglierne il posto
    (2.3.1). Non è di nessuno: chiunque può attaccarlo, e chi dà l’ultimo colpo lo prende per 2 punti (6.9).
clash-rule-team =
    Nel tuo turno devi attaccare con una tua squadra una squadra altrui o un animale (3.2). Scegli tu
    quale; non puoi passare. La squadra, la casella da cui combatte e il bersaglio sono un unico piano (3.6).
    Le colonne dicono con che probabilità cadono il bersaglio e tu, e i punti vinti e i gladiatori persi in media.
clash-rule-ground =
    Una squadra con tre gladiatori o meno, o che non tocca alcun nemico, può camminare su caselle
    libere prima di attaccare (4.1, 4.3). Non può attraversare nessun pezzo (4.4), deve finire accanto a un bersaglio
    e dopo la battaglia resta lì (4.7). Un animale guidato può sempre camminare, salvo che si giochi che lo fermi ciò che lo tocca (7.4).
clash-rule-target =
    Il bersaglio dev’essere adiacente e mai tuo (3.3, 3.4). Tira prima chi ha più lance, a parità
    l’attaccante (5.1). Ogni parte tira una volta. Un colpo mortale costa un gladiatore, uno semplice lascia un
    segnalino ferita, e ogni due segnalini costano un gladiatore (5.6). Su un animale un colpo semplice è una ferita, uno
    mortale due (6.6). Chi elimina l’altro avanza nella sua casella (5.8).
    Le colonne dicono con che probabilità cadono il bersaglio e tu, e i punti vinti e i gladiatori persi in media.
clash-rule-beast =
    Senza gladiatori continui a giocare: a ogni turno guidi un animale dell’arena, o ne porti uno
    da fuori su una casella libera, e attacchi qualunque squadra o altro animale (7.2, 7.3, 7.4). Ciò che uccide è tuo (7.6);
    l’animale no (7.9).
clash-rule-net =
    Chi tira per primo lancia prima tutte le sue reti, poi l’altro quelle che gli restano (5.2.1, 5.2.2).
    Ogni rete neutralizza per questa battaglia un nemico attivo di qualunque tipo (5.2.3). I neutralizzati non fanno nulla,
    ma possono essere ceduti come perdite (5.2.5).
clash-rule-reroll =
    Con più tridenti attivi dell’altra parte puoi ritirare una volta (5.4.1). Si ritirano tutti i
    dadi, e vale il secondo tiro anche se è peggiore (5.4.2). Gli scudi si contano dopo (5.5).
clash-rule-casualty =
    Ogni colpo mortale costa un gladiatore, poi ogni due segnalini ferita ne costano uno (5.6.1, 5.6.3).
    Scegli tu chi cedere, attivo o neutralizzato (5.6.6). Chi non c’è più non conta quando tira la tua squadra (5.7.2).
    La perdita va nel recinto di chi ha tirato, o fuori dal gioco se era un animale non guidato (5.6.5, 6.11).

## Perché qualcosa non si può scegliere

clash-refusal-own-team = È una tua squadra, e non è mai un bersaglio (3.3).
clash-refusal-nothing-there = Lì non c’è nessuno da attaccare (3.3).
clash-refusal-not-adjacent = Non è adiacente all’attaccante (3.4).
clash-refusal-space-taken = Lì c’è già qualcuno (2.2.5, 2.3.1, 4.4).
clash-refusal-no-target-there = Accanto a quella casella non ci sarebbe alcun bersaglio (4.3).
clash-refusal-cannot-move-there = L’attaccante non può andarci: manca la via su caselle libere, o non può muoversi (4.1, 4.3).
clash-refusal-team-full = Quella squadra è al completo: al massimo quattro gladiatori (2.2.3).
clash-refusal-no-base-left = Non hai più basi per una nuova squadra (2.2.3).
clash-refusal-beside-own-base = È accanto a una tua squadra, e ci sono ancora altre caselle libere (2.2.5).
clash-refusal-not-your-team = Non è una tua squadra (3.2).
clash-refusal-team-walled-in = Quella squadra è chiusa dalle tue: non può attaccare nessuno (3.2, 4.4).
clash-refusal-pile-empty = Quella pila è vuota (2.2.6).
clash-refusal-animal-not-there = Quell’animale ora non si può guidare (7.2, 7.3).
clash-refusal-must-attack = Senza gladiatori devi attaccare con un animale (7.2).
clash-refusal-no-room = Non c’è una casella libera accanto a un pezzo in cui possa entrare (7.3).
clash-refusal-nobody-to-net = Non c’è alcun nemico attivo di quel tipo (5.2.3).
clash-refusal-nobody-to-give = In questa squadra non c’è un gladiatore così (5.6.6).

## Opzioni di gioco

clash-play-first = Chi comincia: a sorte, o il posto con questo numero, contando da 0.
clash-play-first-lot = a sorte
clash-play-spacing = Se le nuove squadre devono stare lontane dalle altre dello stesso giocatore finché possono.
clash-play-spacing-true = devono
clash-play-spacing-false = non devono
clash-play-path = Se un movimento può proseguire oltre una casella che tocca un bersaglio.
clash-play-path-free = può
clash-play-path-first_contact = finisce lì
clash-play-beasts = Se un giocatore senza gladiatori deve attaccare con un animale a ogni turno.
clash-play-beasts-must_attack = deve
clash-play-beasts-may_pass = può passare
clash-play-beast_moves = Quando un animale guidato da un giocatore può muoversi prima di attaccare.
clash-play-beast_moves-always = sempre, come una squadra di tre o meno
clash-play-beast_moves-if_alone = solo se non ha nulla accanto
clash-play-fallen_beast = Chi segna un animale guidato, ucciso da uno che nessuno guida.
clash-play-fallen_beast-roller = chi ha tirato per il vincitore
clash-play-fallen_beast-nobody = nessuno
clash-play-idle_limit = Quante battaglie di fila senza alcun effetto chiudono la partita.

## Tabelle e riquadri

clash-attacker = Attaccante
clash-defender = Difensore
clash-small-letters = Lettere minuscole: neutralizzati da una rete.
clash-legend-token = +1 ferita
clash-legend-life = 1/4 ferite/vita
clash-piles = Pile:
clash-standing-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
clash-standing-arena = { $teams ->
    [one] 1 squadra
   *[other] { $teams } squadre
}, { $men ->
    [one] 1 gladiatore
   *[other] { $men } gladiatori
}{ $bases ->
    [0] {""}
    [one] , 1 base da piazzare
   *[other] , { $bases } basi da piazzare
}
clash-standing-pen = recinto: { $captives ->
    [one] 1 gladiatore
   *[other] { $captives } gladiatori
}, { $animals ->
    [one] 1 animale
   *[other] { $animals } animali
}
clash-animals-left = Animali: { $arena } nell’arena, { $beside } accanto, { $stack ->
    [one] { $stack } coperto
   *[other] { $stack } coperti
}.
clash-beside = Accanto all’arena: { $tiles }.
clash-worth = { $count ->
    [0] -
   *[other] { $count } = { $total }
}
clash-column-player = Giocatore
clash-column-points = Punti
clash-column-captives = Catturati
clash-column-survivors = Superstiti
clash-column-animals = Animali
clash-column-arena = Nell’arena

## Nel browser

browser-clash-about = Squadre di quattro, cinque armi, animali feroci, dadi veloci.
browser-clash-play-first = Primo giocatore
browser-clash-play-first-note = Chi comincia: a sorte, o uno dei posti.
browser-clash-play-spacing = Squadre proprie distanti
browser-clash-play-path = Percorso libero
browser-clash-play-beasts = Senza gladiatori
browser-clash-play-beast_moves = Animali guidati: movimento
browser-clash-play-fallen_beast = Animale guidato ucciso
browser-clash-play-idle_limit = Battaglie a vuoto
browser-clash-tab-beside = Recinti
browser-clash-how = Prima si scelgono i gladiatori, uno alla volta, aprendo o rinforzando squadre. Poi gli animali riempiono ogni casella libera. Infine si attacca a turno. Un gladiatore catturato vale 1 punto, un animale 2, e ogni tuo gladiatore che sopravvive 1. Vince chi ha più punti.
browser-clash-glance = In breve
browser-clash-face-blank-means = Un colpo mancato.
browser-clash-face-single-means = Colpo semplice: un segnalino ferita. Due segnalini costano un gladiatore. Gli scudi fermano i colpi semplici.
browser-clash-face-lethal-means = Colpo mortale: un gladiatore cade subito. Nulla lo ferma.
browser-clash-rule-of-place = Mettere un gladiatore
browser-clash-rule-of-recruit = Scegliere un tipo
browser-clash-rule-of-lair = Mettere un animale
browser-clash-rule-of-team = Scegliere una squadra
browser-clash-rule-of-ground = Muovere prima dell’attacco
browser-clash-rule-of-target = Scegliere un bersaglio
browser-clash-rule-of-net = Lanciare le reti
browser-clash-rule-of-reroll = Tirare di nuovo
browser-clash-rule-of-casualty = Cedere gladiatori
browser-clash-rule-of-beast = Guidare un animale
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
browser-clash-space-animal = { $space }: { $animal }, { $symbols }; { $wounds ->
    [one] { $wounds } ferita
   *[other] { $wounds } ferite
} su { $life }.
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
browser-clash-face-blank = colpo mancato
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
browser-clash-do-place = Metti su
browser-clash-do-lair = Mettilo su
browser-clash-do-team = Manda
browser-clash-do-ground = Vai a
browser-clash-do-target = Attacca
browser-clash-why-place = { $bases ->
    [0] Le tue squadre crescono fino a quattro gladiatori.
    [one] Puoi aprire un’altra squadra.
   *[other] Puoi aprire altre { $bases } squadre.
}
browser-clash-why-recruit = Ogni tipo fa una cosa in battaglia.
browser-clash-why-lair = { $tile }. Chi dà l’ultimo colpo lo prende per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
browser-clash-why-team = A ogni turno attacca una squadra; non puoi passare. A destra quanto rende in media il suo attacco migliore.
browser-clash-why-ground = Può camminare sulle caselle libere prima di attaccare, e ci resta. A destra il suo attacco migliore, in media.
browser-clash-why-ground-touch = Può camminare sulle caselle libere prima di attaccare, e ci resta, o attaccare dalla sua casella.
browser-clash-why-target = Punti e perdite sono medie su tutti i dadi. Tocca un bersaglio, e di nuovo per attaccare.
browser-clash-why-net = Il gladiatore che scegli non fa niente in questa battaglia.
browser-clash-why-reroll = Hai più tridenti. Vale il secondo tiro.
browser-clash-why-casualty = { $rolls ->
    [0] Chi se ne va non torna; in questa battaglia la tua squadra non tira più.
   *[other] Chi se ne va non conta più quando tira la tua squadra, ora o più tardi.
}
browser-clash-why-beast = Giochi ancora: a ogni turno guidi un animale. Ciò che uccide è tuo; l’animale no. A destra il suo attacco migliore, in media.
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
browser-clash-life = { $wounds ->
    [one] { $wounds } ferita
   *[other] { $wounds } ferite
} su { $life }
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
}{ $hits }: { $wounds ->
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
   *[other] Persi: { $pairs } + { $lethals ->
        [one] { $lethals } mortale
       *[other] { $lethals } mortali
    } = { $lost }.
}
browser-clash-odds-again = Se tiri di nuovo
browser-clash-falls = cade { $chance }
browser-clash-now-target = Se lo attacchi: { $falls } di probabilità che cada, { $fall } che cada tu, su tutti i dadi.
browser-clash-why-numbers = Perché questi numeri?
browser-clash-number-dice = Dadi: uno per la squadra e uno per ogni spada attiva (5.3).
browser-clash-number-first = Primo tiro: chi ha più lance, anche nella rete; a parità l’attaccante (5.1).
browser-clash-number-again = Ritirare: più tridenti attivi dell’altra parte (5.4).
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

## Che cosa ne viene da una scelta

clash-foretold = { $word ->
    [nothing] nessun colpo a segno
    [stopped] { $stopped ->
        [one] 1 colpo, fermato dallo scudo
       *[other] { $stopped } colpi, fermati dagli scudi
    }
    [tokens] { $through ->
        [one] 1 segnalino ferita al nemico, nessuno cade
       *[other] { $through } segnalini ferita al nemico, nessuno cade
    }
    [losses] { $lost ->
        [one] il nemico perde 1 gladiatore
       *[other] il nemico perde { $lost } gladiatori
    }
    [wiped] cade l’intera squadra nemica
    [wounds] { $left ->
        [one] { $left } ferita
       *[other] { $left } ferite
    } su { $life }
    [slain] l’animale muore
    [foe-left] al nemico restano { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    }{ $again ->
        [1] , e un secondo lancio
       *[other] {""}
    }, { $shields ->
        [0] nessuno scudo
        [one] 1 scudo
       *[other] { $shields } scudi
    }{ $nets ->
        [0] {""}
        [one] , 1 rete
       *[other] , { $nets } reti
    }
   *[own-left] tiri ancora { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    }{ $again ->
        [1] , e puoi ritirare
       *[other] {""}
    }
}
clash-foretold-figure = { $word ->
    [nothing] 0
    [stopped] 0
    [tokens] { $through }
    [losses] −{ $lost }
    [wounds] −{ $lost }
    [foe-left] { $dice }
    [own-left] { $dice }
   *[other] {""}
}
# Che cosa conta il numero, in una parola.
clash-foretold-unit = { $word ->
    [losses] { $lost ->
        [one] nemico
       *[other] nemici
    }
    [foe-left] { $dice ->
        [one] dado
       *[other] dadi
    }
    [own-left] { $dice ->
        [one] dado
       *[other] dadi
    }
   *[other] {""}
}
clash-refusal-no-animal-there = Lì non c’è nessun animale: ne guidi uno (7.2).

## Che cosa è una cosa in questa posizione

browser-clash-now-animal = { $symbols }; vita { $life }, nessuna ferita.
browser-clash-now-type = { $mine } nelle tue squadre{ $entering ->
    [yes] , { $left } ancora da scegliere.
   *[no] .
}

## The balance of the game

clash-balance-type = Tipo
clash-balance-reason = Fine
clash-balance-reason-name = { $reason ->
    [one-left] resta un giocatore
    [no-animals] morti tutti gli animali
   *[idle] non succede nulla
}
