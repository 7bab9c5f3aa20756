# Jugula.
#
# Um gladiador $x vem com $x, nome e casa ("Thraex d4"), $x-is ("you" se é de quem lê), $x-seat (o jogador dele) e
# $x-armatura. Para cada jogador $x há $x, o nome, e $x-is. Os nomes das cartas e das armaturae ficam em latim. Os eventos
# são frases: quem as mostra põe a maiúscula.

jugula-title = Jugula
jugula-about =
    De dois a quatro lanistas levam uma familia de gladiadores a sessenta e quatro casas. A orientação decide
    onde um golpe pesa mais, e cada carta tem seis usos.
jugula-aim = A dois: quatro pontos, dois na partida rápida. Com mais: a última familia na arena.
jugula-welcome =
    Escolha quatro armaturae e posicione-as. Depois jogue uma carta por turno para um dos seus usos: texto,
    movimentos, ataques, Vox Populi, novas cartas, uma carta Prima. Ataque pelo flanco, pela retaguarda ou pelas
    costas. Duas respostas cabem numa linha, como 3 2.

## Nomes

jugula-facing = { $facing ->
    [N] o norte
    [E] o leste
    [S] o sul
   *[W] o oeste
}
jugula-way = { $way ->
    [n] norte
    [ne] nordeste
    [e] leste
    [se] sudeste
    [s] sul
    [sw] sudoeste
    [w] oeste
   *[nw] noroeste
}
jugula-use = { $use ->
    [text] o texto
    [move] movimento
    [attack] ataque
    [vox] Vox Populi
    [draw] compra
   *[prima] carta Prima
}
jugula-outcome = { $outcome ->
    [repelled] resiste
    [equal] empate
    [unmoved] fica firme
    [pushed] repelido
    [wounded] ferido
    [out] derrubado
   *[hindered] entravado
}
jugula-zone = { $zone ->
    [0] frente
    [1] flanco
    [2] retaguarda
   *[3] costas
}
jugula-text = { $text ->
    [ardor_oris] Um gladiador seu ataca com +4. Dê no que der, depois ele também fica ferido; o ponto é do jogador que defende.
    [impetus] Um gladiador livre seu pode mover-se e depois atacar.
    [testudo] Até o seu próximo turno os seus gladiadores têm +2 DEF contra ataques pela frente.
    [clamor] Ganhe 1 Vox Populi, e 1 por gladiador seu na frente de um inimigo sem marcador de entrave.
    [memoria] Pegue na mão uma ou duas cartas do seu descarte.
    [invidia] Um adversário perde 1 Vox Populi e, com duas ou mais cartas na mão, descarta uma ao acaso. Depois compre uma carta.
    [fuga] Um gladiador livre seu pode mover-se com MOV + 2. As zonas de perigo não o prendem, e sair das frentes não custa mais.
    [conversio] Cada gladiador livre seu pode virar-se à vontade; depois um dos seus pode atacar.
    [umbo] Um gladiador livre seu repele um inimigo adjacente na frente dele, entra na casa deixada e pode atacá-lo.
    [solutio] Retire todos os seus marcadores de entrave. Depois até dois podem mover-se, e sair das frentes não custa mais.
    [insidiae] Ataque pelo flanco, pela retaguarda ou pelas costas com +1; a carta do defensor vem do topo do baralho dele.
    [agmen] Cada gladiador livre seu fora das zonas de perigo inimigas pode avançar uma casa; depois um dos seus pode atacar.
    [fatalitas] Um ataque normal que pelo menos fere, se o total for maior, apesar de Murus.
    [furor] Até dois gladiadores seus atacam, cada um com +2.
    [cursus] Até dois gladiadores seus podem mover-se com MOV + 2. Depois compre duas cartas.
    [dolus] Vire um alvo um quarto para a esquerda ou a direita e ataque.
    [favor] Ganhe 2 Vox Populi; compre duas cartas.
    [medicus] Volte um ferido seu para o lado são; os pontos ficam. A carta sai da partida.
    [carnifex] Até dois gladiadores seus atacam: +3 contra feridos, −1 contra os outros.
    [pulvis] Até o fim do seu próximo turno um inimigo diante de você tem −2 ATT e DEF, não prende, ameaça nem assedia, e deixá-lo não custa mais.
    [murus] Até o seu próximo turno um simples empurrão não faz nada aos seus gladiadores, quem é ferido não recua, e Umbo não os atinge.
    [concursus] Até dois gladiadores livres seus podem mover-se; depois um deles pode atacar.
    [augurium] Olhe as quatro cartas do topo do baralho, fique com duas, devolva as outras ao topo em qualquer ordem. Ganhe 1 Vox Populi.
    [vae_victis] Um adversário perde 3 Vox Populi; ganhe 1.
   *[none] {""}
}

# O que se pode digitar.
jugula-word-stop = parar
jugula-word-top = topo

## Perguntas

jugula-ask-armatura = Qual armatura entra para a sua familia? { $wanted } ao todo.
jugula-ask-fighter = Quem luta nesta partida? Escolha { $wanted } entre os aptos.
jugula-ask-place = Onde você põe { $armatura }, e virado para onde?
jugula-ask-play = Qual carta você joga, e para qual uso?
jugula-ask-mover = { $begun ->
    [yes] { $count ->
        [one] Quem mais se move? Mais um pode.
       *[other] Quem mais se move? Até mais { $count } podem.
    }
   *[no] { $count ->
        [one] Quem se move? Um pode.
       *[other] Quem se move? Até { $count } podem.
    }
}
jugula-ask-move = Aonde vai { $gladiator }? { $points ->
    [one] Resta { $points } PM.
   *[other] Restam { $points } PM.
}
jugula-ask-attack = { $begun ->
    [yes] { $count ->
        [one] Quem mais ataca quem?
       *[other] Quem mais ataca quem? Até mais { $count } gladiadores seus podem.
    }
   *[no] { $count ->
        [one] Quem ataca quem?
       *[other] Quem ataca quem? Até { $count } gladiadores seus podem.
    }
}
jugula-ask-quarter = Para que lado você vira { $target }?
jugula-ask-commit = { $role ->
    [attacker] { $gladiator } ataca { $target }: { $attack } contra { $defence }. Qual carta de combate você soma ao seu ataque?
   *[defender] { $gladiator } ataca { $target }: { $attack } contra { $defence }. Qual carta de combate você soma à sua defesa?
}
jugula-ask-prima = Qual carta Prima você pega?
jugula-ask-discard = { $count ->
    [one] Você tem uma carta a mais. Qual descarta?
   *[other] Você tem { $count } cartas a mais. Qual descarta primeiro?
}
jugula-ask-recall = Qual carta você pega de volta?
jugula-ask-victim = Qual adversário?
jugula-ask-turn = Quem se vira, e para onde?
jugula-ask-advance = Quem avança?
jugula-ask-shove = Quem empurra quem?
jugula-ask-heal = Quem você cura?
jugula-ask-dust = Em que olhos você joga poeira?
jugula-ask-augury = { $keeps ->
    [0] Qual carta volta ao topo?
   *[other] Com qual carta você fica?
}
jugula-ask-keep = Qual carta Prima você guarda para a próxima partida?
jugula-ask-interject = Você quer desistir?

## Escolhas

jugula-option-armatura = { $armatura }
jugula-option-fighter = { $armatura }
jugula-option-place = { $square }, para { jugula-facing }
jugula-option-play = { $card }: { jugula-use }
jugula-option-mover = { $mover ->
    [stop] { $begun ->
        [yes] mais ninguém
       *[no] ninguém
    }
   *[place] { $gladiator }
}
jugula-option-move = { $pace ->
    [stop] ficar aqui
    [shed] abrir mão do movimento e retirar o marcador
    [turn] virar-se para { jugula-facing }
   *[way] { jugula-way }, virado para { jugula-facing }
}
jugula-option-attack = { $assault ->
    [stop] { $begun ->
        [yes] nenhum outro ataque
       *[no] nenhum ataque
    }
   *[kind] { $kind ->
        [hinder] { $gladiator } entrava { $target }
       *[attack] { $gladiator } ataca { $target }
    }
}
jugula-option-quarter = { $quarter ->
    [left] para a esquerda dele
   *[right] para a direita dele
}
jugula-option-commit = { $combat ->
    [top] a carta do topo do seu baralho, sem ver
   *[card] { $card }
}
jugula-option-prima = { $card }
jugula-option-discard = { $card }
jugula-option-recall = { $recall ->
    [stop] nenhuma outra carta
   *[card] { $card }
}
jugula-option-victim = { $seat }
jugula-option-turn = { $turn ->
    [stop] { $begun ->
        [yes] mais ninguém
       *[no] ninguém
    }
   *[place] { $gladiator } para { jugula-facing }
}
jugula-option-advance = { $mover ->
    [stop] { $begun ->
        [yes] mais ninguém
       *[no] ninguém
    }
   *[place] { $gladiator }
}
jugula-option-shove = { $gladiator } empurra { $target }
jugula-option-heal = { $gladiator }
jugula-option-dust = { $gladiator }
jugula-option-augury = { $card }
jugula-option-keep = { $keep ->
    [none] nenhuma
   *[card] { $card }
}
jugula-option-interject = desistir

## Probabilidades

jugula-odds-repelled = resiste
jugula-odds-repelled-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
jugula-odds-equal = empate
jugula-odds-equal-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
jugula-odds-pushed = repelido
jugula-odds-pushed-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
jugula-odds-wounded = ferido
jugula-odds-wounded-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
jugula-odds-out = derrubado
jugula-odds-out-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
jugula-odds-hindered = entravado
jugula-odds-hindered-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
jugula-odds-unmoved = fica firme
jugula-odds-unmoved-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
jugula-odds-about-attack = se a sua carta for o topo do seu baralho
jugula-odds-about-commit = contra o que o outro pode ter

## No que dá uma escolha

jugula-foretold = { $word ->
    [moves] { $count ->
        [one] { $count } gladiador se move
       *[other] até { $count } gladiadores se movem
    }
    [attacks] { $count ->
        [one] { $count } ataque
       *[other] até { $count } ataques
    }
    [draws] { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
    [takes] { $count ->
        [one] { $count } carta Prima
       *[other] { $count } cartas Prima
    }
    [rises] Vox Populi { $level }: ataque +{ $bonus }, mão { $limit }
    [text] { jugula-text }
    [costs] { $cost } PM, restam { $left }
    [ends] { $cost } PM, e o movimento termina
    [zone] ataque por: { jugula-zone }
    [succeeds] sucesso { $percent }%, { jugula-hurt } { $harm }%{ jugula-top-from }
    [wounds] { jugula-hurt } { $percent }%{ jugula-top-from }
    [catches] sucesso { $percent }%{ jugula-top-from }
    [holds] resiste { $percent }%, { jugula-hurt } { $harm }%{ jugula-top-from }
   *[evades] resiste { $percent }%{ jugula-top-from }
}
# De onde vem o topo do baralho, se não do baralho.
jugula-hurt = { $hurt ->
    [out] derrubado
   *[wound] ferida
}
jugula-top-from = { $from ->
    [discard] {" "}(antes o seu descarte é embaralhado)
    [nothing] {" "}(não há mais cartas: 0)
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
# O que o número conta, numa palavra.
jugula-foretold-unit = { $word ->
    [moves] { $count ->
        [one] homem
       *[other] homens
    }
    [attacks] { $count ->
        [one] ataque
       *[other] ataques
    }
    [draws] { $count ->
        [one] carta
       *[other] cartas
    }
    [takes] { $count ->
        [one] carta
       *[other] cartas
    }
    [rises] { $count ->
        [one] nível
       *[other] níveis
    }
    [costs] PM
    [ends] PM
    [zone] ataque
   *[other] {""}
}

## O que aconteceu

jugula-event-ordered = ordem de posicionamento e dos turnos: { $seat }.
jugula-event-enrolled = { $seat-is ->
    [you] { $armatura } se junta a você.
   *[other] { $armatura } se junta a { $seat }.
}
jugula-event-match_began = partida { $match } de { $matches }
jugula-event-fielded = { $seat-is ->
    [you] você põe em campo { $armatura }.
   *[other] { $seat } põe em campo { $armatura }.
}
jugula-event-placed = { $condition ->
    [wounded] { $armatura } entra em { $square }, ferido, virado para { jugula-facing }.
   *[other] { $armatura } entra em { $square }, virado para { jugula-facing }.
}
jugula-event-brought = { $seat-is ->
    [you] o seu baralho tem uma décima terceira carta: a que você guardou.
   *[other] o baralho de { $seat } tem uma décima terceira carta.
}
jugula-event-drew = { $seat-is ->
    [you] você compra { $count ->
        [0] nenhuma carta: não há mais
       *[other] { $card }
    }.
   *[other] { $seat } compra { $count ->
        [0] nenhuma carta
        [one] 1 carta
       *[other] { $count } cartas
    }.
}
jugula-event-round_began = rodada { $round }
jugula-event-turn_began = { $seat-is ->
    [you] o seu turno
   *[other] turno de { $seat }
}
# $last: se era a última carta da mão, jogada sem pergunta (3.2.4).
jugula-event-played = { $last ->
    [yes] { $seat-is ->
        [you] você joga sua última carta, que só pode servir para a compra: { $card }.
       *[other] { $seat } joga a última carta da mão, que só pode servir para a compra: { $card }.
    }
   *[no] { $seat-is ->
        [you] você joga { $card }: { jugula-use }.
       *[other] { $seat } joga { $card }: { jugula-use }.
    }
}
jugula-event-acclaimed = { $seat-is ->
    [you] a multidão está com você: Vox Populi +{ $count }, agora { $level }.
   *[other] a multidão está com { $seat }: Vox Populi +{ $count }, agora { $level }.
}
jugula-event-jeered = { $seat-is ->
    [you] a multidão vaia você: Vox Populi −{ $count }, agora { $level }.
   *[other] a multidão vaia { $seat }: Vox Populi −{ $count }, agora { $level }.
}
jugula-event-reshuffled = { $seat-is ->
    [you] você embaralha o seu descarte, que vira o baralho: { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }.
   *[other] { $seat } embaralha o descarte, que vira o baralho: { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }.
}
jugula-event-took = { $seat-is ->
    [you] você pega a carta Prima { $card }.
   *[other] { $seat } pega uma carta Prima.
}
jugula-event-stirred = { $gladiator } vai se mover.
jugula-event-moved = { $gladiator } vai para { $square }, virado para { jugula-facing }.
jugula-event-turned = { $gladiator } se vira para { jugula-facing }.
jugula-event-freed = { $gladiator } se livra do marcador de entrave.
jugula-event-attacked = { $kind ->
    [hinder] { $gladiator } tenta entravar { $target }: { $attack } contra { $defence } antes das cartas.
   *[attack] { $gladiator } ataca { $target }: { $attack } contra { $defence } antes das cartas.
}
jugula-event-revealed = { $source ->
    [nothing] { $seat-is ->
        [you] você não tem mais cartas: 0.
       *[other] { $seat } não tem mais cartas: 0.
    }
    [deck] { $seat-is ->
        [you] do seu baralho sai { $card }: { $value }.
       *[other] do baralho de { $seat } sai { $card }: { $value }.
    }
   *[hand] { $seat-is ->
        [you] você revela { $card }: { $value }.
       *[other] { $seat } revela { $card }: { $value }.
    }
}
jugula-event-fought = { $outcome ->
    [repelled] { $attack } contra { $defence }: { $target } resiste.
    [equal] { $attack } contra { $defence }: nada acontece.
    [pushed] { $attack } contra { $defence }: { $target } cede terreno.
    [wounded] { $attack } contra { $defence }: uma ferida para { $target }.
    [out] { $attack } contra { $defence }: { $target } morde o pó.
   *[hindered] { $attack } contra { $defence }: { $target } é apanhado.
}
jugula-event-pushed = { $gladiator } é repelido para { $square }.
jugula-event-cornered = { $gladiator } não pode recuar.
jugula-event-stood = { $gladiator } fica firme como um muro.
jugula-event-hindered = { $gladiator } recebe um marcador de entrave.
jugula-event-wounded = { $by-is ->
    [you] { $gladiator } é ferido: um ponto para você, { $total } ao todo.
   *[other] { $gladiator } é ferido: um ponto para { $by }, { $total } ao todo.
}
jugula-event-felled = { $by-is ->
    [you] { $gladiator } é derrubado: { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } para você, { $total } ao todo.
   *[other] { $gladiator } é derrubado: { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } para { $by }, { $total } ao todo.
}
jugula-event-healed = { $gladiator } está são de novo.
jugula-event-braced = { $seat-is ->
    [you] { $card } protege os seus gladiadores até o seu próximo turno.
   *[other] { $card } protege os gladiadores de { $seat } até o próximo turno de { $seat }.
}
jugula-event-dusted = { $gladiator } tem poeira nos olhos.
jugula-event-recalled = { $seat-is ->
    [you] você pega { $card } de volta na mão.
   *[other] { $seat } pega { $card } de volta na mão.
}
jugula-event-robbed = { $seat-is ->
    [you] você perde { $card } da mão.
   *[other] { $seat } perde { $card } da mão.
}
jugula-event-augured = { $seat-is ->
    [you] você olha o topo do seu baralho: { $card }.
   *[other] { $seat } olha as cartas do topo do baralho: { $count }.
}
jugula-event-discarded = { $seat-is ->
    [you] você descarta { $card }.
   *[other] { $seat } descarta { $card }.
}
jugula-event-removed = { $card } sai da partida.
jugula-event-surrendered = { $seat-is ->
    [you] você desiste.
   *[other] { $seat } desiste.
}
jugula-event-withdrew = { $seat-is ->
    [you] a sua familia se retira da arena.
   *[other] a familia de { $seat } se retira da arena.
}
jugula-event-decided = { $ending ->
    [goal] a meta foi alcançada: { $seat }.
    [last] a última familia na arena: { $seat }.
   *[rounds] a última rodada acabou. Mais pontos: { $seat }.
}
jugula-event-glorified = { $seat-is ->
    [you] a sua glória: { $total }
   *[other] glória de { $seat }: { $total }
} ({ $outcome ->
    [victory] vitória 3
    [draw] empate 1
   *[none] partida 0
}, gladiadores { $feats }).
jugula-event-ended = a arena está vazia, a multidão vai para casa.

## A regra por trás de uma escolha

jugula-rule-armatura = Uma familia tem quatro armaturae diferentes, duas na partida rápida (3.1.2); um ludus tem seis (3.9.1). Leves e pesados têm valores próprios contra cada classe (2.4).
jugula-rule-fighter = Todos escolhem em segredo entre os aptos (3.9.1). Quem ficou ferido perde uma partida, quem foi derrubado duas (3.9.2).
jugula-rule-place = Cada jogador põe todos os gladiadores em casas vazias da sua zona, virados para onde quiser (3.1.6). A dois, cada um tem duas fileiras (3.1.7); com mais, um canto de nove casas (3.1.8).
jugula-rule-play = Uma carta, um uso, e não se passa (3.2.3). A última carta da mão é jogada para a compra (3.2.4). Um uso que nada poderia fazer não se escolhe (3.2.6). No fim do turno você descarta até o limite da mão (3.2.13).
jugula-rule-mover = Movem-se até tantos gladiadores diferentes, um depois do outro; você pode parar quando quiser (3.2.7). Quem tem um marcador de entrave pode abrir mão de todo o movimento para retirá-lo (3.4.11).
jugula-rule-move = Em frente custa 1 PM, qualquer outra casa 2 (3.4.2). Virar-se antes de um passo é grátis (3.4.3), só virar-se custa 1 (3.4.4). Sair da frente de um inimigo custa 1 a mais (3.4.5). Na zona de perigo de um inimigo só se pode encará-lo e recuar em linha reta (3.4.6).
jugula-rule-attack = Você ataca um inimigo na sua frente (3.5.1): +1 pelo flanco, +2 pela retaguarda, +3 pelas costas (3.5.8). Total maior repele, o dobro fere, o quádruplo derruba (3.7.3); quem não pode recuar é ferido (3.7.6). Uma ferida é um ponto (3.7.4).
jugula-rule-quarter = Dolus vira o alvo um quarto, e depois ele é atacado (2.7). Pelo flanco o ataque tem +1, pela retaguarda +2, pelas costas +3 (3.5.8).
jugula-rule-commit = Os dois somam em segredo uma carta de combate, da mão ou, sem ver, do baralho (3.5.5). Com uma só carta na mão tem de ser o baralho (3.5.6). Só conta o valor de combate (3.5.7). Se o total do defensor for maior, o jogador dele ganha 1 Vox Populi (3.7.1).
jugula-rule-prima = Você vê as três primeiras cartas da sua pilha Prima, pega uma na mão e põe as outras sob a pilha (3.2.12).
jugula-rule-discard = No fim do turno você fica com tantas cartas quantas o seu Vox Populi permite (2.5, 3.2.13).
jugula-rule-recall = Memoria: uma ou duas cartas do seu descarte voltam à mão (2.7). A carta que você jogou não está entre elas (3.2.5).
jugula-rule-victim = Invidia tira uma carta ao acaso, nunca a última, e 1 Vox Populi; Vae Victis tira 3 Vox Populi (2.7, 3.3.5).
jugula-rule-turn = Conversio: cada gladiador livre seu pode virar-se uma vez, de graça; depois um dos seus pode atacar (2.7).
jugula-rule-advance = Agmen: cada gladiador livre pode entrar na casa vazia logo em frente, se não estiver numa zona de perigo inimiga; depois um dos seus pode atacar (2.7).
jugula-rule-shove = Umbo: o inimigo recua uma casa sem luta, o seu vai atrás e pode atacar (2.7).
jugula-rule-heal = Medicus: um ferido volta ao lado são. Os pontos já marcados ficam (2.7).
jugula-rule-dust = Pulvis: até o fim do seu próximo turno ele não prende nem ameaça, e tem −2 ATT e DEF (2.7).
jugula-rule-augury = Augurium: das quatro cartas do topo você fica com duas, as outras voltam ao topo em qualquer ordem (2.7).
jugula-rule-keep = Uma carta Prima que você pegou pode ser a décima terceira do seu próximo baralho (3.9.4).
jugula-rule-interject = No seu turno, antes de jogar uma carta, você pode desistir: a dois vence o outro, com mais você se retira (3.8.8).

## Por que algo não pode ser escolhido

jugula-refusal-twice-in-familia = Essa armatura já está na sua familia: são precisas { $wanted } diferentes (3.1.2).
jugula-refusal-twice-in-ludus = Essa armatura já está no seu ludus: são precisas { $wanted } diferentes (3.9.1).
jugula-refusal-taken-at-table = Outro jogador tem essa armatura, e cada uma só há uma vez (4.1).
jugula-refusal-not-fit = Não está apto, ou já foi escolhido (3.9.2).
jugula-refusal-outside-zone = { $square } não está na sua zona, de { $first } a { $last } (3.1.7, 3.1.8).
jugula-refusal-square-taken = Já há alguém ali (3.1.6, 3.4.9).
jugula-refusal-not-in-hand = Você não tem essa carta na mão (3.2.3).
jugula-refusal-last-card = A última carta tem de ser jogada para a compra (3.2.4).
jugula-refusal-needs-not-met = O texto não tem por onde começar agora (2.7, 3.2.6).
jugula-refusal-no-such-use = A carta não tem esse uso (2.9).
jugula-refusal-nobody-can-move = Nenhum dos seus pode andar, virar-se ou retirar um marcador (3.2.6).
jugula-refusal-no-attack = Não há ataque permitido agora (3.2.6).
jugula-refusal-vox-at-top = O seu Vox Populi já está em 10 (3.2.10).
jugula-refusal-pile-empty = A sua pilha Prima está vazia (3.2.6).
jugula-refusal-not-in-arena = Ninguém com esse número na arena.
jugula-refusal-moved-already = Ele já se moveu: gladiadores diferentes (3.2.7).
jugula-refusal-not-free = Ele tem um marcador de entrave (3.4.11, 3.6.4).
jugula-refusal-bound = Numa zona de perigo ele só pode encarar esse inimigo e recuar em linha reta (3.4.6).
jugula-refusal-no-token = Ele não tem marcador de entrave (3.4.11).
jugula-refusal-faces-so = Ele já está virado assim (3.4.4).
jugula-refusal-wall = Ali está o muro (3.4.9).
jugula-refusal-too-far = Ele não tem PM para isso (3.4.1).
jugula-refusal-must-attack = O primeiro ataque é obrigatório (3.2.8).
jugula-refusal-own-man = Não se atacam os próprios homens (3.5.2).
jugula-refusal-not-in-front = Fora de alcance: não está na frente, ou outro o cobre (3.5.1, 3.6.2).
jugula-refusal-just-wounded = Quem foi ferido neste turno não é atacado de novo (3.5.2).
jugula-refusal-not-from-front = Insidiae só ataca pelo flanco, pela retaguarda ou pelas costas (2.7).
jugula-refusal-normal-only = Fatalitas é um ataque normal (2.7).
jugula-refusal-cannot-hinder = Só com Entrave, e não quem tem um marcador ou é Stoïque (3.6.3, 3.6.5).
jugula-refusal-not-his-turn = Ele não está entre os que podem atacar agora (3.2.8).
jugula-refusal-not-in-sight = Essa carta não está entre as que você vê (3.2.12, 2.7).
jugula-refusal-not-discarded = Essa carta não está no seu descarte (2.7).
jugula-refusal-nothing-to-lose = Esse adversário não tem nada a perder, ou se retirou (2.7).
jugula-refusal-cannot-advance = Ele não pode avançar em frente, ou está numa zona de perigo (2.7).
jugula-refusal-cannot-shove = Não há ali inimigo que se possa repelir (2.7).
jugula-refusal-not-wounded = Ele não está ferido (2.7).
jugula-refusal-not-before-you = Ele não está na frente adjacente de um gladiador livre seu (2.7).
jugula-refusal-not-taken = Você não pegou essa carta (3.9.4).

## Opções de jogo

jugula-play-size = Quantos gladiadores tem uma familia.
jugula-play-familia = Como se escolhem as familiae.
jugula-play-familia-rounds = um de cada vez, abertamente
jugula-play-familia-secret = todos ao mesmo tempo, depois reveladas
jugula-play-familia-random = distribuídas ao acaso
jugula-play-familia-exclusive = um de cada vez, cada armatura uma só vez à mesa
jugula-play-order = Quem se posiciona e joga primeiro.
jugula-play-order-random = por sorteio
jugula-play-order-seat = na ordem dos lugares
jugula-play-goal = O que vence: pontos, ou ser a última familia.
jugula-play-goal-usual = a dois: tantos pontos quantos gladiadores; com mais: a última familia
jugula-play-goal-last = a última familia na arena
jugula-play-rounds = Depois de quantas rodadas a partida acaba.
jugula-play-rounds-usual = 30, com mais de dois jogadores 40
jugula-play-munus = Uma série de tantas partidas com um ludus de seis; 0 é uma só partida.
jugula-play-threat = Quem ameaça um gladiador numa luta.
jugula-play-threat-front = todo inimigo que o tem na frente
jugula-play-threat-danger = só a partir da zona de perigo
jugula-play-front_cost = Que passos custam 1 PM a mais.
jugula-play-front_cost-zone = os que saem da frente de um inimigo
jugula-play-front_cost-square = todos os que partem de uma casa de frente
jugula-play-prima = Como se pega uma carta Prima.
jugula-play-prima-three = uma das três primeiras
jugula-play-prima-free = qualquer uma da pilha
jugula-play-prima-top = a primeira, sem ver

## Painéis do terminal

jugula-column-player = Jogador
jugula-column-points = Pontos
jugula-column-glory = Glória
jugula-column-vox = Vox Populi
jugula-column-hand = Mão
jugula-column-deck = Baralho
jugula-column-prima = Prima
jugula-column-men = Gladiadores
jugula-discards = { $mark } Descarte ({ $count }): { $cards }
jugula-vox-level = { $level } (ataque +{ $bonus })
jugula-hand-limit = { $held } de { $limit }
jugula-withdrawn = retirado
jugula-legend = As setas mostram a orientação; w ferido, t marcador de entrave, p Pulvis.
jugula-round = Rodada { $round } de { $last }
jugula-match = Partida { $match } de { $matches }
jugula-card-line = { $name }: movimento { $move }, ataque { $attack }, vox { $vox }, compra { $draw }, prima { $prima }, combate { $combat }
jugula-trait = { $trait ->
    [entrave] Entrave
    [arc] Arc
    [harcelement] Harcèlement
    [massif] Massif
   *[stoique] Stoïque
}
jugula-allonge = Allonge { $reach }
jugula-class = { $class ->
    [heavy] pesado
   *[light] leve
}
jugula-side = { $side ->
    [wounded] ferido
   *[healthy] ileso
}
# $traits: a row of $count traits.
jugula-side-line = { jugula-class }, { jugula-side }: MOV { $movement }, ATT { $attack-light }/{ $attack-heavy }, DEF { $defence-light }/{ $defence-heavy }, { $count ->
    [0] nenhum traço
   *[other] { $traits }
}
jugula-side-legend = ATT e DEF valem contra leves/pesados; ? e um nome mostra também o lado ferido.
jugula-own-hand = A sua mão:

## Probabilidades da linha de comando

jugula-table-tops = Carta do atacante menos a do defensor, ambas do topo de um baralho novo
jugula-table-sums = No que dão duas somas, se as duas cartas vêm do topo de um baralho novo
jugula-table-of-difference = Diferença
jugula-table-of-chance = Probabilidade
jugula-table-of-sums = Somas
jugula-table-of-repelled = resiste
jugula-table-of-equal = empate
jugula-table-of-pushed = repelido
jugula-table-of-wounded = ferido
jugula-table-of-out = derrubado

## No navegador

browser-jugula-about = Em sessenta e quatro casas, tudo depende de para onde se olha.

### The browser's own words.
browser-jugula-do-discard = Descartar:
browser-jugula-do-armatura = Pegar:
browser-jugula-do-fighter = Escalar:
browser-jugula-do-prima = Pegar:
browser-jugula-arena = Arena, 8 por 8 casas
browser-jugula-empty = vazia
browser-jugula-facing = { $facing ->
    [N] norte
    [E] leste
    [S] sul
   *[W] oeste
}
browser-jugula-faces = voltado para { $facing }
browser-jugula-man-of = { $owner-is ->
    [you] o seu { $armatura }
   *[other] { $armatura } de { $owner }
}
browser-jugula-state-wounded = ferido
browser-jugula-state-hindered = entravado
browser-jugula-state-dusted = cegado por Pulvis
browser-jugula-state-out = derrubado
browser-jugula-class = { $class ->
    [heavy] pesado
   *[light] leve
}
browser-jugula-trait = { $trait ->
    [entrave] Entrave
    [arc] Arc
    [harcelement] Harcèlement
    [massif] Massif
   *[stoique] Stoïque
}
browser-jugula-allonge = Allonge { $reach }
browser-jugula-values = Movimento { $movement }; ataque { $attack-light } contra leves, { $attack-heavy } contra pesados; defesa { $defence-light } e { $defence-heavy }.
browser-jugula-movement = Movimento
browser-jugula-attack-of = Ataque, leve·pes.
browser-jugula-defence-of = Defesa
browser-jugula-percent = { $chance }
browser-jugula-armaturae = Armaturae
browser-jugula-hand = Mão
browser-jugula-deck = Baralho
browser-jugula-deck-says = No seu baralho, numa ordem que ninguém conhece: { $cards }.
browser-jugula-used = Descarte
browser-jugula-prima = Prima
browser-jugula-prima-says = As cartas Prima Jugula que você ainda não pegou.
browser-jugula-played = jogada
browser-jugula-no-cards = nenhuma carta
browser-jugula-combat = valor de combate
browser-jugula-use-name = { $use ->
    [move] mover
    [attack] atacar
    [vox] Vox Populi
    [draw] comprar
    [prima] Prima
   *[text] texto
}
browser-jugula-use = { $use ->
    [move] Mover { $count }
    [attack] Atacar { $count }
    [vox] Vox { $count }
    [draw] Comprar { $count }
    [prima] Prima { $count }
   *[text] Texto
}
browser-jugula-which-use = { $card }: para qual dos seus usos?
browser-jugula-where-goes = Aonde vai { $man }, e virado para que lado?
browser-jugula-which-commit = { $role ->
    [attacker] Você ataca: que carta de combate você empenha?
   *[defender] Você é atacado: que carta de combate você empenha?
}
browser-jugula-top = Topo do baralho
browser-jugula-other-card = Outra carta
browser-jugula-other-man = Outro gladiador
browser-jugula-all-attacks = Todos os ataques
browser-jugula-not-now = Não é possível agora.
browser-jugula-card-line = mover { $move } · atacar { $attack } · vox { $vox } · comprar { $draw } · prima { $prima } · combate { $combat }
browser-jugula-card-value = valor { $value }
browser-jugula-likely = { $word ->
    [succeeds] sucesso
    [wounds] { $hurt ->
        [out] derrubado
       *[wound] ferida
    }
    [catches] sucesso
   *[other] resiste
}
browser-jugula-harm = { $hurt ->
    [out] derrubado { $chance }
   *[wound] ferida { $chance }
}
browser-jugula-attacks = { $man } ataca { $target }
browser-jugula-hinders = { $man } tenta entravar { $target }
browser-jugula-shoves = { $man } empurra { $target }
browser-jugula-against = { $attack } contra { $defence }
browser-jugula-to = contra
browser-jugula-points-of-movement = PM
browser-jugula-cell-cost = { $cost ->
    [one] Possível: { $cost } ponto de movimento.
   *[other] Possível: { $cost } pontos de movimento.
}
browser-jugula-do-place = { $man } em { $square }, voltado para { $facing }
browser-jugula-do-move = { $man } para { $square }, voltado para { $facing }
browser-jugula-do-turn = { $man } se vira para { $facing }
browser-jugula-fight = O combate
browser-jugula-part-attack = { $part ->
    [value] ATT
    [harassed] Harcèlement
    [dusted] Pulvis
    [zone] { $zone ->
        [1] de flanco
        [2] da retaguarda
       *[3] pelas costas
    }
    [vox] Vox Populi
    [text] texto da carta
   *[threats] ameaçado
}
browser-jugula-part-defence = { $part ->
    [value] DEF
    [harassed] Harcèlement
    [dusted] Pulvis
    [bow] distância do arco
    [massive] Massif, não de frente
    [testudo] Testudo
    [token] entravado
   *[threats] ameaçado
}
browser-jugula-card-down = Carta fechada
browser-jugula-card-none = Nenhuma carta
browser-jugula-before-cards = Sem cartas
browser-jugula-total = Total
browser-jugula-threshold = { $outcome ->
    [repelled] menor
    [equal] igual
    [pushed] maior
    [wounded] dobro
    [out] quádruplo
   *[hindered] maior
}
browser-jugula-threshold-result = { $outcome ->
    [repelled] Vox dele +1
    [equal] nada
    [pushed] repelido
    [wounded] ferido
    [out] derrubado
   *[hindered] entravado
}
browser-jugula-verdict = { $what ->
    [pushed] { $name } é repelido.
    [stood] { $name } fica firme: Murus.
    [hindered] { $name } é entravado.
    [wounded] { $cornered ->
        [yes] { $name } não pode recuar e é ferido.
       *[no] { $pushed ->
            [yes] { $name } é repelido e ferido.
           *[no] { $name } é ferido.
        }
    }
    [felled] { $cornered ->
        [yes] { $name } não pode recuar: ferido pela segunda vez, é derrubado.
       *[no] { $pushed ->
            [yes] { $name } é repelido: ferido pela segunda vez, é derrubado.
           *[no] { $name } é derrubado.
        }
    }
    [equal] Igual: nada acontece.
   *[repelled] { $name } resiste, e a multidão está com ele: Vox Populi +1.
}
browser-jugula-vox-level = Vox Populi { $level } de 10
browser-jugula-now-vox = Você está em { $level }: { $bonus } nos seus ataques, { $limit } cartas no fim do seu turno.
browser-jugula-fact-hand = Mão { $count }/{ $limit }
browser-jugula-fact-deck = Baralho { $count }
browser-jugula-fact-prima = Prima { $count }
browser-jugula-fact-vox = Vox { $level }: ataque { $bonus }
browser-jugula-withdrawn = Retirado
browser-jugula-now = Rodada { $round } de { $rounds }
browser-jugula-now-munus = Partida { $match } de { $matches }, rodada { $round }
browser-jugula-places-square = Casa
browser-jugula-places-what = Quem está ali
browser-jugula-places-choose = Escolha
browser-jugula-phase-familia = Familia
browser-jugula-phase-deployment = Posicionamento
browser-jugula-phase-card = Carta
browser-jugula-phase-use = Uso
browser-jugula-phase-combat = Combate
browser-jugula-phase-limit = Limite da mão
browser-jugula-rule-of-armatura = A familia
browser-jugula-rule-of-place = Posicionamento
browser-jugula-rule-of-play = Uma carta e o seu uso
browser-jugula-rule-of-mover = Quem se move
browser-jugula-rule-of-move = Movimento
browser-jugula-rule-of-attack = Ataque
browser-jugula-rule-of-commit = Cartas de combate
browser-jugula-rule-of-prima = Prima Jugula
browser-jugula-rule-of-discard = Limite da mão
browser-jugula-why-armatura = Todas diferentes. Os números de baixo são os do lado ferido; cada traço se explica.
browser-jugula-why-place = Toque numa casa iluminada da sua zona e depois escolha para onde voltá-lo.
browser-jugula-why-play = Uma carta por turno, para um dos seus usos. No fim ela vai para o seu descarte.
browser-jugula-why-mover = Toque num gladiador, depois aonde ele vai e para onde se volta.
browser-jugula-why-move = Toque numa casa iluminada e depois escolha para onde voltá-lo.
browser-jugula-why-commit = As duas são viradas juntas. Só conta o valor de combate.
browser-jugula-why-prima = As outras vão para baixo da pilha.
browser-jugula-why-discard = A Vox Populi diz quantas cartas você pode guardar.
browser-jugula-play-size = Gladiadores
browser-jugula-play-familia = Escolha
browser-jugula-play-order = Ordem
browser-jugula-play-goal = Objetivo
browser-jugula-play-rounds = Rodadas
browser-jugula-play-munus = Série
browser-jugula-play-threat = Ameaça
browser-jugula-play-front_cost = Deixar uma frente
browser-jugula-play-prima = Cartas Prima
browser-jugula-group-familia = Familiae
browser-jugula-group-familia-note = quantos gladiadores, como são escolhidos, quem começa
browser-jugula-group-end = Fim da partida
browser-jugula-group-end-note = objetivo, rodadas, série de partidas
browser-jugula-group-variants = Variantes
browser-jugula-group-variants-note = outras leituras das regras
browser-jugula-how = Você comanda uma familia de quatro gladiadores. No seu turno joga uma carta para um dos seus seis usos: o texto, mover, atacar, o favor da multidão, novas cartas, ou uma mais forte. De onde se golpeia conta mais do que a força do golpe.
browser-jugula-help-keys-note = as setas viram um gladiador enquanto uma casa está mirada, Enter o envia, Esc volta atrás.
browser-jugula-help-turn = O seu turno
browser-jugula-help-turn-note = Jogue uma carta da sua mão para um dos seus usos. A última carta só pode ser jogada para comprar.
browser-jugula-help-use = { $use ->
    [move] Mover: tantos dos seus gladiadores, cada um um movimento inteiro.
    [attack] Atacar: tantos dos seus gladiadores, um ataque cada um.
    [vox] Vox Populi: sobe o favor da multidão.
    [draw] Comprar: tantas cartas do seu baralho.
    [prima] Prima: uma das três cartas mais fortes do topo da pilha vem para a mão.
   *[text] Texto: o que a própria carta diz.
}
browser-jugula-help-around = Frente, flanco, retaguarda, costas
browser-jugula-help-around-note = Um ataque de flanco ganha 1, da retaguarda 2, pelas costas 3. A casa hachurada logo à frente é a zona de perigo: quem está nela só pode se voltar para o inimigo e recuar.
browser-jugula-help-move = Movimento
browser-jugula-help-move-note = Um passo em frente custa 1 ponto de movimento, qualquer outro passo 2; virar-se antes de um passo é grátis, virar-se no lugar custa 1. Deixar a frente de um inimigo custa 1 a mais.
browser-jugula-help-fight = Um combate
browser-jugula-help-fight-note = Os dois somam os seus valores, o que ajuda e o que atrapalha, e uma carta de combate empenhada em segredo. O total do atacante contra o do defensor:
browser-jugula-help-traits = Traços
browser-jugula-help-trait = { $trait ->
    [allonge] Allonge: os seus ataques alcançam mais longe.
    [entrave] Entrave: em vez de golpear, pode entravar um inimigo.
    [arc] Arc: atira, mas nunca num vizinho; a distância protege o alvo.
    [harcelement] Harcèlement: quem está na sua casa de perigo fica mais fraco.
    [massif] Massif: só golpeia em frente, e é fraco de lado e pelas costas.
   *[stoique] Stoïque: não pode ser entravado, e nenhuma ameaça o enfraquece.
}
browser-jugula-help-vox = Vox Populi
browser-jugula-help-vox-note = Quanto mais a multidão está com você, mais fortes são os seus ataques e mais cartas você pode guardar. Um defensor que repele um ataque ganha 1.

## The balance of the game

jugula-balance-armatura = Armatura
jugula-balance-card = Carta
jugula-balance-ending = Fim
jugula-balance-ending-name = { $ending ->
    [goal] meta alcançada
    [last] última familia
   *[rounds] limite de rodadas
}
jugula-balance-use-text = Texto
jugula-balance-use-move = Mov.
jugula-balance-use-attack = Ata.
jugula-balance-use-vox = Vox
jugula-balance-use-draw = Compra
jugula-balance-use-prima = Prima
