# Gladiatori. Português do Brasil.
#
# Para cada jogador $x há três variáveis: $x é o nome, $x-is vale "you" para quem lê, "nobody" ou
# "other", e $x-vowel vale "yes" se o nome começa com som de vogal. Para uma peça $x é o nome do
# seu jogador, ou a fera com o seu artigo; $x-is vale "beast" para as feras. Uma escolha feita de
# partes vem em partes: `throw-hasta` é $fight "throw" e $item "hasta". $item-name e $character-name
# são os nomes que um pacote dá, para o que aqui não tem palavras. Os eventos são frases: quem os
# mostra põe a primeira letra em maiúscula.

gladiatori-title = Gladiatori
gladiatori-about =
    De um a quatro jogadores, cada um com um gladiador e sua orientação, um baralho, três Perícias,
    alguns Poderes e dois Itens. Suas cartas são o que você faz e o sangue que você perde. Seis turnos na arena, uns contra
    os outros ou contra feras; vence quem tiver mais pontos de vitória.
gladiatori-aim = Vence quem tiver mais pontos de vitória depois do último turno. Só contra feras, basta ficar vivo.
gladiatori-welcome =
    A cada turno você divide em segredo o seu baralho: as cartas na mão servem para agir, as do baralho
    de vida para sangrar. Em cada uma das duas rodadas de combate você pode gastar Velocidade para se mover, depois joga uma carta
    de Ação, acrescenta outras e ataca. Ataque de frente: golpes pelas costas custam pontos. Para se mover, escreva uma casa como
    F4, com < ou > para virar à esquerda ou à direita ao chegar; <, <<, > e >> viram você no lugar.

## Nomes

gladiatori-card = { $card ->
    [strength] Força
    [dexterity] Destreza
    [berserk] Fúria
    [movement] Movimento
    [energy_0] Energia 0
    [energy_1] Energia 1
    [feint] Finta
    [sweep] Varredura
    [sacrifice] Sacrifício
    [acrobatic_strike] Golpe acrobático
    [overskill] Superperícia
    [rage] Raiva
    [break_item] Quebrar item
    [unbalancing_strike] Golpe desequilibrante
   *[reflex] Reflexo
}
gladiatori-reaction = { $card ->
    [strength] Bloqueio
    [dexterity] Aparo
    [berserk] Oposição
   *[movement] Esquiva
}
gladiatori-on-reaction = { $card ->
    [strength] sobre o seu Bloqueio
    [dexterity] sobre o seu Aparo
    [berserk] sobre a sua Oposição
   *[movement] sobre a sua Esquiva
}
# Uma carta de Ação numa fileira, tão curta quanto possível.
gladiatori-card-short = { $card ->
    [strength] For
    [dexterity] Des
    [berserk] Fúr
   *[movement] Mov
}
gladiatori-cards = { $count ->
    [one] { gladiatori-card }
   *[other] { gladiatori-card } ×{ $count }
}
# O que uma carta faz, em poucas palavras.
gladiatori-card-help = { $card ->
    [strength] +1 por energia jogada sobre ela
    [dexterity] metade das cartas que restam na sua mão
    [berserk] +2 por ponto de Sangue, até 3
    [movement] três pontos de movimento
    [energy_0] conta como carta: mais dano
    [energy_1] +1 em Força e Bloqueio, e conta como carta
    [feint] contra feras +2
    [sweep] atinge todos em três casas vizinhas
    [sacrifice] uma carta da mão sai do jogo por +3
    [acrobatic_strike] +3, e você fica Desequilibrado
    [overskill] uma Perícia sobe 5, depois vale 0
    [rage] vira uma carta do descarte ou do baralho de vida
    [break_item] o dano vai para um Item
    [unbalancing_strike] o outro paga 2 Elementos ou fica Desequilibrado
   *[reflex] um ponto de movimento depois
}
gladiatori-power = { $power ->
    [lunge] Estocada
    [stand_up] De pé!
    [unbeatable] Invencível
    [leap] Salto
    [deep_wounds] Feridas profundas
    [wrestling] Luta
    [adaptation] Adaptação
    [delay] Retardo
   *[resistance] Vigor
}
gladiatori-power-help = { $power ->
    [lunge] descarte até 3 cartas, +2 cada
    [stand_up] tira todos os seus marcadores
    [unbeatable] na sua morte, lute mais uma rodada
    [leap] por casa percorrida: +2 de ataque ou +1 de dano
    [deep_wounds] menos ataque, outro tanto de dano
    [wrestling] empurre o alvo depois da luta
    [adaptation] passe até 3 cartas entre a mão e o baralho de vida
    [delay] outro lugar na ordem, ou +3 em cada defesa até o fim da rodada de combate
   *[resistance] recupere 3 Elementos
}
gladiatori-trait = { $trait ->
    [offense] Ofensiva
    [guard] Guarda
    [endurance] Resistência
    [blood] Sangue
   *[speed] Velocidade
}
gladiatori-marker = { $marker ->
    [trapped] Preso
   *[unbalanced] Desequilibrado
}
gladiatori-item = { $item ->
    [gladius] gladius
    [spatha] spatha
    [sica] sica
    [falcata] falcata
    [rhomphaia] rhomphaia
    [spiked_parma] parma com espigão
    [clipeus] clipeus
    [scutum] scutum
    [parmula] parmula
    [galea] galea
    [crested_galea] galea com crista
    [horned_helm] elmo com chifres
    [hasta] hasta
    [verutum] verutum
    [fuscina] fuscina
    [rete] rete
    [weighted_net] rede com pesos
    [manica] manica
   *[other] { $item-name }
}
gladiatori-the-item = { $item ->
    [gladius] o gladius
    [spatha] a spatha
    [sica] a sica
    [falcata] a falcata
    [rhomphaia] a rhomphaia
    [spiked_parma] a parma com espigão
    [clipeus] o clipeus
    [scutum] o scutum
    [parmula] a parmula
    [galea] a galea
    [crested_galea] a galea com crista
    [horned_helm] o elmo com chifres
    [hasta] a hasta
    [verutum] o verutum
    [fuscina] a fuscina
    [rete] a rete
    [weighted_net] a rede com pesos
    [manica] a manica
   *[other] o Item { $item-name }
}
gladiatori-item-type = { $type ->
    [sword] espada
    [shield] escudo
    [helmet] elmo
    [spear] lança
    [trident] tridente
    [net] rede
   *[iron_arm] braço de ferro
}
# Um Item com os seus números: ataque, defesa, pontos de vida.
gladiatori-item-line = { gladiatori-item } ({ gladiatori-item-type }): ataque { $attack }, defesa { $defence }, { $life } PV{ $throw ->
    [yes] , pode ser lançado
   *[no] {""}
}
gladiatori-item-short = { $damaged ->
    [yes] { gladiatori-item } { $attack }/{ $defence }/{ $life } com danos
   *[no] { gladiatori-item } { $attack }/{ $defence }/{ $life }
}
gladiatori-character = { $character ->
    [secutor] Secutor
    [mirmillo] Mirmillo
    [thraex] Thraex
    [hoplomachus] Hoplomachus
    [retiarius] Retiarius
    [own] sob medida
   *[other] { $character-name }
}
gladiatori-facing = { $facing ->
    [east] leste
    [north-east] nordeste
    [north-west] noroeste
    [west] oeste
    [south-west] sudoeste
   *[south-east] sudeste
}
gladiatori-beast = { $beast ->
    [dog] cão
    [wolf] lobo
    [lion] leão
    [bear] urso
   *[other] animal
}
gladiatori-beast-letter = { $beast ->
    [dog] c
    [wolf] b
    [lion] l
    [bear] u
   *[other] x
}
gladiatori-the-beast = { $beast ->
    [dog] o cão { $number }
    [wolf] o lobo { $number }
    [lion] o leão { $number }
    [bear] o urso { $number }
   *[other] o animal { $number }
}
# Uma peça como objeto de uma frase.
gladiatori-figure = { $figure-is ->
    [you] você
   *[other] { $figure }
}
gladiatori-target = { $target-is ->
    [you] você
   *[other] { $target }
}
# Um Elemento, uma carta aberta ou fechada, um pagamento: nomes sem artigo.
gladiatori-element = { $element ->
    [card] { gladiatori-card }
    [trait] um ponto de { gladiatori-trait }
    [green] uma carta de Ação, oculta
    [red] uma carta de combate, oculta
    [unseen] algo que não se vê
   *[none] nada
}
gladiatori-seen = { $seen ->
    [hidden] uma carta virada para baixo
   *[card] { gladiatori-card }, de face para baixo
}
gladiatori-point = { $point ->
    [move] { $turn ->
        [left] uma casa a { gladiatori-facing }, depois um giro à esquerda
        [right] uma casa a { gladiatori-facing }, depois um giro à direita
       *[on] uma casa a { gladiatori-facing }
    }
    [turn] { $turn ->
        [left] um giro à esquerda
        [right] um giro à direita
        [left-twice] dois giros à esquerda
       *[right-twice] dois giros à direita
    }
   *[stop] sem mais movimento
}
gladiatori-side = { $side ->
    [front] de frente
    [rear] pelas costas em diagonal
   *[behind] direto pelas costas
}
gladiatori-reason = { $reason ->
    [front-attack] um ataque de frente
    [front-damage] ferimentos feitos de frente
    [first-blood] Primeiro sangue
    [front-kill] um golpe mortal de frente
    [rear-attack] um ataque pelas costas
    [rear-damage] ferimentos feitos pelas costas
    [rear-kill] um golpe mortal pelas costas
    [flight] fuga
    [cowardice] covardia
    [beast-kill] uma fera morta
    [survival] sobreviver
    [surrender] rendição
   *[two-to-one] lutar em dois contra um
}

# O que se pode escrever.
gladiatori-word-yes = sim
gladiatori-word-no = não
gladiatori-word-pass = passar
gladiatori-word-enough = chega
gladiatori-word-go-on = continuar
gladiatori-word-strike = golpear
gladiatori-word-surrender = rendição

## Perguntas

gladiatori-ask-character = Qual gladiador você escolhe? { $coins ->
    [0] {""}
    [one] Você tem { $coins } moeda.
   *[other] Você tem { $coins } moedas.
}
gladiatori-ask-build_offense = Sua Ofensiva, com { $coins ->
    [one] { $coins } moeda
   *[other] { $coins } moedas
}
gladiatori-ask-build_guard = Sua Guarda, com { $coins ->
    [one] { $coins } moeda
   *[other] { $coins } moedas
}
gladiatori-ask-build_endurance = Sua Resistência, com { $coins ->
    [one] { $coins } moeda
   *[other] { $coins } moedas
}
gladiatori-ask-build_blood = Seu Sangue, com { $coins ->
    [one] { $coins } moeda
   *[other] { $coins } moedas
}
gladiatori-ask-build_speed = Sua Velocidade, com { $coins ->
    [one] { $coins } moeda
   *[other] { $coins } moedas
}
gladiatori-ask-build_energy_1 = Cartas de Energia 1, com { $coins ->
    [one] { $coins } moeda
   *[other] { $coins } moedas
}
gladiatori-ask-build_energy_0 = Cartas de Energia 0, com { $coins ->
    [one] { $coins } moeda
   *[other] { $coins } moedas
}
gladiatori-ask-build_feint = Cartas de Finta, com { $coins ->
    [one] { $coins } moeda
   *[other] { $coins } moedas
}
gladiatori-ask-build_move = Você tem { $coins ->
    [one] { $coins } moeda
   *[other] { $coins } moedas
}. Compra { gladiatori-card }? Custa { $price ->
    [one] { $price } moeda
   *[other] { $price } moedas
}. Efeito: { gladiatori-card-help }.
gladiatori-ask-build_power = Você tem { $coins ->
    [one] { $coins } moeda
   *[other] { $coins } moedas
}. Compra { gladiatori-power }? Efeito: { gladiatori-power-help }.
gladiatori-ask-extra = Você compra mais uma carta pelo dobro do preço? Você tem { $coins ->
    [one] { $coins } moeda.
   *[other] { $coins } moedas.
}
gladiatori-ask-bid = { gladiatori-item-line }. Quantas cartas de Energia 1 e Energia 0 você oferece?
gladiatori-ask-draft = Qual Item você pega?
gladiatori-ask-pick = Qual Item você quer?
gladiatori-ask-drop = Você tem Itens demais. Qual sai do jogo?
gladiatori-ask-place = Onde o seu gladiador entra na arena?
gladiatori-ask-face = Para que lado ele olha?
gladiatori-ask-split = Para a mão: { gladiatori-card }
gladiatori-ask-ready = Começa uma rodada de combate. O seu lugar é { $place } de { $players }. Você usa Retardo para pegar outro?
gladiatori-ask-opening = É a sua rodada. Você gasta Velocidade para se mover antes? Tem { $speed }.
gladiatori-ask-closing = Você ainda tira marcadores, antes que cheguem novos?
gladiatori-ask-action = Qual é a sua ação?
gladiatori-ask-add = { $role ->
    [attacker] Que carta você põe sobre { gladiatori-card }? { $played ->
        [0] Cada carta torna o golpe mais pesado.
       *[other] Até agora: { $played }.
    }
   *[defender] Que carta você põe { gladiatori-on-reaction }? { $played ->
        [0] {""}
       *[other] Até agora: { $played }.
    }
}
gladiatori-ask-fight = Quem você enfrenta, e como?
gladiatori-ask-target = { $swept ->
    [yes] Quem você golpeia agora? O primeiro golpe é com +1, o segundo com -3, o terceiro com -7.
   *[no] Quem é o alvo?
}
gladiatori-ask-break = Você quebra um Item de { gladiatori-target }?
gladiatori-ask-ally = Qual aliado você ajuda?
gladiatori-ask-reaction = { $attack ->
    [none] { $figure } ataca você { gladiatori-side }, com { $card ->
        [unknown] uma carta virada para baixo
       *[other] { gladiatori-card }
    } e { $played ->
        [0] nada
        [one] { $played } carta
       *[other] { $played } cartas
    } por cima. Como você reage?
   *[other] { $figure } ataca você { gladiatori-side } com { $attack }. Como você reage?
}
gladiatori-ask-plain = Contra feras: você usa uma carta ou um Poder como simples +2?
gladiatori-ask-rage = Raiva: que carta ela vira?
gladiatori-ask-overskill = Superperícia: qual Perícia sobe 5?
gladiatori-ask-power = Você acrescenta um Poder ao ataque?
gladiatori-ask-lunge = Estocada: que carta você descarta por +2? { $left ->
    [one] Mais uma no máximo.
   *[other] Mais { $left } no máximo.
}
gladiatori-ask-leap = Salto: o que as casas percorridas dão a você?
gladiatori-ask-depth = Feridas profundas: quanto do ataque vira dano
gladiatori-ask-sacrifice = Sacrifício: que carta da mão sai do jogo por +3?
gladiatori-ask-acrobatics = Golpe acrobático: +3 agora, e Desequilibrado no fim da rodada?
gladiatori-ask-skill = { $attack ->
    [none] Você usa { gladiatori-trait } { $value }?
   *[other] O ataque é { $attack }. Você usa { gladiatori-trait } { $value }?
}
gladiatori-ask-blood = Fúria: quanto do seu Sangue { $value } você paga, por +2 cada?
gladiatori-ask-dodge = O ataque é { $attack }; sua Esquiva o corta para { $half }. Quanto da sua Velocidade { $value } você paga, por +2 cada?
gladiatori-ask-unbalanced = Golpe desequilibrante de { $figure }: você paga 2 Elementos ou recebe um marcador?
gladiatori-ask-feint = { $role ->
    [none] Você não tem Finta para jogar agora.
    [attacker] Você joga a Finta e desfaz este ataque?
   *[defender] Você joga a Finta e desfaz a sua reação?
} Ataque { $attack }, defesa { $defence }.
gladiatori-ask-payment = { $damage ->
    [one] Você tem de pagar { $damage } ponto de vida.
   *[other] Você tem de pagar { $damage } pontos de vida.
} O que você dá?
gladiatori-ask-unbeatable = É a sua morte. Você continua lutando, Invencível?
gladiatori-ask-push = Luta: para onde você empurra o alvo?
gladiatori-ask-movement = { $left ->
    [one] Resta um ponto de movimento.
   *[other] Restam { $left } pontos de movimento.
} Para onde?
gladiatori-ask-reflex = { $free ->
    [yes] Reflexo: um ponto de movimento grátis. Para onde?
   *[no] Reflexo: outro ponto de movimento por um de Velocidade? Você tem { $speed }.
}
gladiatori-ask-spend = { $left ->
    [one] Você paga um Elemento. Qual?
   *[other] Você paga { $left } Elementos. Qual primeiro?
}
gladiatori-ask-recover = { $left ->
    [one] Você recupera mais um Elemento. Qual?
   *[other] Você recupera { $left } Elementos. Qual primeiro?
}
gladiatori-ask-adapt = { $left ->
    [one] Adaptação: mais uma carta. Qual?
   *[other] Adaptação: até { $left } cartas. Qual primeiro?
}
gladiatori-ask-escape = { $figure } tirou dados iguais. Você recua por um ponto de Velocidade, ou fica e arrisca dano em dobro?
gladiatori-ask-toll = { $figure } arranca algo de você. De que você abre mão?
gladiatori-ask-rest = Descanso. Você usa Resistência { $value } para recuperar outras tantas cartas e pontos de Perícia?
gladiatori-ask-back = { $left ->
    [one] De volta (falta { $left }): { gladiatori-element }
   *[other] De volta (faltam { $left }): { gladiatori-element }
}
gladiatori-ask-interject = Qual Poder você usa?
# Uma pergunta que pede um número: a pergunta e os seus limites.
gladiatori-split-intro = Quantas cartas de cada tipo vão para a mão? As outras são os seus pontos de vida neste turno. Você pode escrever todos os números numa linha, ou todas e nenhuma.
gladiatori-back-intro = Quanto volta de cada um? Você pode escrever todos os números numa linha.
gladiatori-build-intro = Você cria o seu gladiador, passo a passo. Escreva ? para ver os preços.

## Opções

gladiatori-option-character = { $character ->
    [own] criar o seu, com { $coins } moedas
   *[other] { gladiatori-character }: Ofensiva { $offense }, Guarda { $guard }, Resistência { $endurance }, Sangue { $blood }, Velocidade { $speed }; { $powers }
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
    [none] não
   *[card] comprar { gladiatori-card }
}
gladiatori-option-build_power = { $lesson ->
    [none] não
   *[power] comprar { gladiatori-power }
}
gladiatori-option-extra = { $purchase ->
    [none] nada mais
   *[card] { gladiatori-card }, { $price ->
        [one] { $price } moeda
       *[other] { $price } moedas
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
    [stay] não, ficar
   *[other] lugar { $place }
}
gladiatori-option-opening = { $opening ->
    [move] { $hex } { $arrow }
    [turn] virar { $arrow }
    [shake] tirar um marcador { gladiatori-marker }: 2 Elementos
    [stand_up] Poder De pé!: tirar todos os marcadores
   *[ready] continuar
}
gladiatori-option-closing = { $opening ->
    [move] { $hex } { $arrow }
    [turn] virar { $arrow }
    [shake] tirar um marcador { gladiatori-marker }: 2 Elementos
    [stand_up] Poder De pé!: tirar todos os marcadores
   *[ready] não, continuar
}
gladiatori-option-action = { $action ->
    [new] { gladiatori-card } da mão: { gladiatori-card-help }
    [again] { gladiatori-card } de novo, por { $blood } de Sangue: { gladiatori-card-help }
    [standby] Espera com { gladiatori-card } da mão: recuperar 3 Elementos
    [turn] Espera com { gladiatori-card } da sua fileira: recuperar 3 Elementos
   *[pass] passar: não fazer nada, e ficar Passivo
}
gladiatori-option-add = { $added ->
    [enough] chega
   *[card] { gladiatori-cards }: { gladiatori-card-help }
}
gladiatori-option-fight = { $fight ->
    [none] nenhuma luta
    [strike] golpear { gladiatori-target }, bem à frente
    [sweep] { $turn ->
        [left] Varredura, à frente e à esquerda
        [right] Varredura, à frente e à direita
       *[ahead] Varredura, à frente e dos dois lados
    }
    [help] ajudar um aliado contra { gladiatori-target }
    [net] jogar { gladiatori-the-item } sobre { gladiatori-target }, sem soltar
    [throw] lançar { gladiatori-the-item }: sai do jogo
   *[break] golpear para quebrar { gladiatori-the-item } de { gladiatori-target }
}
gladiatori-option-target = { gladiatori-figure } em { $hex }
gladiatori-option-break = { $broken ->
    [none] não
   *[item] { gladiatori-item-line }
}
gladiatori-option-ally = { $seat }
gladiatori-option-reaction = { $reaction ->
    [new] { gladiatori-reaction } com { gladiatori-card } da mão{ $help }
    [again] { gladiatori-reaction } com { gladiatori-card } da sua fileira, por { $blood } de Sangue{ $help }
   *[pass] nenhuma reação: ficar Passivo
}
gladiatori-option-plain = { $plain ->
    [enough] chega
    [power] Poder { gladiatori-power }
   *[card] { gladiatori-card }
}
gladiatori-option-rage = { $trade ->
    [keep] manter Raiva: sem efeito
    [discard] { gladiatori-card } do descarte: { gladiatori-card-help }
   *[life] { gladiatori-card } do baralho de vida: { gladiatori-card-help }
}
gladiatori-option-overskill = { $skill ->
    [none] nenhuma
   *[trait] { gladiatori-trait }: { $value } vira { $raised }
}
gladiatori-option-power = { $exertion ->
    [none] nenhum Poder
   *[power] { gladiatori-power }: { gladiatori-power-help }
}
gladiatori-option-lunge = { $added ->
    [enough] chega
   *[card] { gladiatori-cards }
}
gladiatori-option-leap = ataque +{ $attack }, dano +{ $damage }
gladiatori-option-depth = { $count }
gladiatori-option-sacrifice = { $sacrifice ->
    [none] nenhum sacrifício
   *[card] { gladiatori-cards }
}
gladiatori-option-acrobatics = { $yes ->
    [yes] sim, +3
   *[no] não
}
gladiatori-option-skill = { $yes ->
    [yes] sim, +{ $value }; depois ela cai para { $after }
   *[no] não
}
gladiatori-option-blood = { $count }
gladiatori-option-dodge = { $count }
gladiatori-option-unbalanced = { $unbalanced ->
    [pay] pagar 2 Elementos
   *[marker] receber um marcador Desequilibrado
}
gladiatori-option-feint = { $yes ->
    [yes] jogar a Finta
   *[no] guardá-la
}
gladiatori-option-payment = { $payment ->
    [yield] tudo: não é o bastante
    [item] { gladiatori-item }: { $life } PV
   *[card] { gladiatori-cards }: { $life } PV
}
gladiatori-option-unbeatable = { $yes ->
    [yes] lutar até o fim da próxima rodada de combate
   *[no] morrer
}
gladiatori-option-push = { $push ->
    [none] não empurrar
   *[figure] { gladiatori-figure } para { $hex }
}
gladiatori-option-movement = { $point ->
    [move] { $hex } { $arrow }
    [turn] virar { $arrow }
   *[stop] chega
}
gladiatori-option-reflex = { $point ->
    [move] { $hex } { $arrow }
    [turn] virar { $arrow }
   *[stop] chega
}
gladiatori-option-spend = { $element ->
    [trait] { gladiatori-trait } ({ $count })
    [none] nada
   *[card] { gladiatori-cards }
}
gladiatori-option-recover = { $element ->
    [trait] { gladiatori-trait } ({ $count })
    [none] nada mais
   *[card] { gladiatori-cards }
}
gladiatori-option-adapt = { $adaptation ->
    [to-life] { gladiatori-card }, da mão para o baralho de vida
    [to-hand] { gladiatori-card }, do baralho de vida para a mão
   *[none] nada mais
}
gladiatori-option-escape = { $escape ->
    [escape] recuar por 1 de Velocidade
   *[stay] ficar
}
gladiatori-option-toll = { $payment ->
    [yield] nada
    [item] { gladiatori-item }: { $life } PV
   *[card] { gladiatori-cards }: { $life } PV
}
gladiatori-option-rest = { $rest ->
    [endurance] usar Resistência
    [resistance] usar o Poder Vigor: 3 Elementos
    [both] usar Resistência e Vigor
    [resistance-1] usar Vigor: 1 de Resistência, 2 outros Elementos
    [both-1] usar Vigor: 1 de Resistência, 2 outros Elementos; depois usar Resistência
    [resistance-2] usar Vigor: 2 de Resistência, 1 outro Elemento
    [both-2] usar Vigor: 2 de Resistência, 1 outro Elemento; depois usar Resistência
    [resistance-3] usar Vigor: 3 de Resistência
    [both-3] usar Vigor: 3 de Resistência; depois usar Resistência
   *[nothing] nenhum dos dois
}
gladiatori-option-back = { $count }
gladiatori-option-interject = { $interjection ->
    [surrender] rendição: deixar a arena, -15 pontos
   *[power] { gladiatori-power }: { $power ->
        [delay] +3 em cada defesa até o fim da rodada de combate
       *[other] { gladiatori-power-help }
    }
}
# Quanto vale uma Reação contra este ataque.
gladiatori-reaction-help = { $card ->
    [strength] : +1 por energia sobre ela
    [dexterity] : metade das cartas restantes na mão
    [berserk] : +5
   *[movement] : reduz o ataque à metade, sem Itens
}

## O que aconteceu

gladiatori-event-began = a ordem de jogo é sorteada: { $seat }.
gladiatori-event-set_apart = { $seat-is ->
    [you] você luta contra os outros dois, sem aliados.
   *[other] { $seat } luta contra os outros dois, sem aliados.
}
gladiatori-event-beasts_waited = feras atrás dos portões: { $beasts }.
gladiatori-event-took_character = { $character ->
    [own] { $seat-is ->
        [you] você vai criar o seu próprio gladiador.
       *[other] { $seat } vai criar um gladiador.
    }
   *[other] { $seat-is ->
        [you] você escolhe o { gladiatori-character }.
       *[other] { $seat } escolhe o { gladiatori-character }.
    }
}
gladiatori-event-built = { $seat-is ->
    [you] o seu gladiador está pronto.
   *[other] { $seat } criou um gladiador.
}
gladiatori-event-ready = { $seat-is ->
    [you] você tem um baralho de { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }{ $later ->
        [0] .
        [one] , e 1 Golpe especial para depois.
       *[other] , e { $later } Golpes especiais para depois.
    }
   *[other] { $seat } tem um baralho de { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }{ $later ->
        [0] .
        [one] , e 1 Golpe especial para depois.
       *[other] , e { $later } Golpes especiais para depois.
    }
}
gladiatori-event-box_held = restam na caixa: { $energy_0 } Energia 0, { $energy_1 } Energia 1, { $feint } Finta.
gladiatori-event-bought = { $seat-is ->
    [you] você compra mais uma carta { gladiatori-card }.
   *[other] { $seat } compra mais uma carta { gladiatori-card }.
}
gladiatori-event-put_up = em leilão: { gladiatori-the-item }.
gladiatori-event-bid = { $seat-is ->
    [you] você oferece { $energy_1 } Energia 1 e { $energy_0 } Energia 0.
   *[other] { $seat } oferece { $energy_1 } Energia 1 e { $energy_0 } Energia 0.
}
gladiatori-event-laid_out = { $seat-is ->
    [you] os Itens estão na mesa: { $items }. Você escolhe primeiro.
   *[other] os Itens estão na mesa: { $items }. { $seat } escolhe primeiro.
}
gladiatori-event-picked = { $seat-is ->
    [you] você quer { gladiatori-the-item }.
   *[other] { $seat } quer { gladiatori-the-item }.
}
gladiatori-event-took_item = { $seat-is ->
    [you] você pega { gladiatori-the-item }.
   *[other] { $seat } pega { gladiatori-the-item }.
}
gladiatori-event-left_over = ninguém pega { gladiatori-the-item }: sai do jogo.
gladiatori-event-dropped = { $seat-is ->
    [you] você abandona { gladiatori-the-item }.
   *[other] { $seat } abandona { gladiatori-the-item }.
}
gladiatori-event-placed = { $seat-is ->
    [you] você entra na arena em { $hex }, olhando para { gladiatori-facing }.
   *[other] { $seat } entra na arena em { $hex }, olhando para { gladiatori-facing }.
}
gladiatori-event-turn_began = turno { $turn }
gladiatori-event-split = { $seat-is ->
    [you] você tem na mão { $greens ->
        [one] { $greens } carta de Ação
       *[other] { $greens } cartas de Ação
    } e { $reds } de combate; { $life ->
        [one] seu baralho de vida tem { $life } carta.
       *[other] seu baralho de vida tem { $life } cartas.
    }
   *[other] { $seat } tem na mão { $greens ->
        [one] { $greens } carta de Ação
       *[other] { $greens } cartas de Ação
    } e { $reds } de combate, e { $life } no baralho de vida.
}
gladiatori-event-ordered = rodada de combate { $round }: { $seat }.
gladiatori-event-round_taken = { $seat-is ->
    [you] agora é a sua vez.
   *[other] agora é a vez de { $seat }.
}
gladiatori-event-moved = { $seat-is ->
    [you] você se move de { $start } para { $hex }, olhando para { gladiatori-facing }.
   *[other] { $seat } se move de { $start } para { $hex }, olhando para { gladiatori-facing }.
}
gladiatori-event-turned = { $seat-is ->
    [you] você se vira e olha para { gladiatori-facing }.
   *[other] { $seat } se vira e olha para { gladiatori-facing }.
}
gladiatori-event-marked = { $count ->
    [0] { $seat-is ->
        [you] você não está mais { gladiatori-marker }.
       *[other] o gladiador de { $seat } não está mais { gladiatori-marker }.
    }
   *[other] { $down ->
        [yes] { $seat-is ->
            [you] você vai ao chão: Caído.
           *[other] o gladiador de { $seat } vai ao chão: Caído.
        }
       *[no] { $seat-is ->
            [you] você está { gladiatori-marker } ({ $count }).
           *[other] o gladiador de { $seat } está { gladiatori-marker } ({ $count }).
        }
    }
}
gladiatori-event-spent = { $seat-is ->
    [you] você paga { gladiatori-element }.
   *[other] { $seat } paga { gladiatori-element }.
}
gladiatori-event-recovered = { $seat-is ->
    [you] você recupera { gladiatori-element }.
   *[other] { $seat } recupera { gladiatori-element }.
}
gladiatori-event-power = { $seat-is ->
    [you] você usa um Poder: { gladiatori-power }.
   *[other] { $seat } usa um Poder: { gladiatori-power }.
}
gladiatori-event-surrendered = { $seat-is ->
    [you] você se rende e deixa a arena.
   *[other] { $seat } se rende e deixa a arena.
}
gladiatori-event-passed = { $seat-is ->
    [you] você fica Passivo.
   *[other] o gladiador de { $seat } fica Passivo.
}
gladiatori-event-laid = { $seat-is ->
    [you] você põe { gladiatori-seen }.
   *[other] { $seat } põe { gladiatori-seen }.
}
gladiatori-event-reused = { $seat-is ->
    [you] você usa { gladiatori-card } de novo, por { $blood } de Sangue.
   *[other] { $seat } usa { gladiatori-card } de novo, por { $blood } de Sangue.
}
gladiatori-event-stood_by = { $seat-is ->
    [you] você fica em Espera com { gladiatori-seen }.
   *[other] { $seat } fica em Espera com { gladiatori-seen }.
}
gladiatori-event-added = { $seat-is ->
    [you] você acrescenta { gladiatori-seen }.
   *[other] { $seat } acrescenta { gladiatori-seen }.
}
gladiatori-event-declared = { $seat-is ->
    [you] { $fight ->
        [none] você não declara nenhuma luta.
        [strike] você golpeia a casa à frente.
        [sweep] você declara uma Varredura.
        [help] você ajuda um aliado.
        [net] você joga { gladiatori-the-item }.
        [throw] você lança { gladiatori-the-item }.
       *[break] você quer quebrar { gladiatori-the-item }.
    }
   *[other] { $fight ->
        [none] { $seat } não declara nenhuma luta.
        [strike] { $seat } golpeia a casa à frente.
        [sweep] { $seat } declara uma Varredura.
        [help] { $seat } ajuda um aliado.
        [net] { $seat } joga { gladiatori-the-item }.
        [throw] { $seat } lança { gladiatori-the-item }.
       *[break] { $seat } quer quebrar { gladiatori-the-item }.
    }
}
gladiatori-event-aimed = { $seat-is ->
    [you] o seu alvo: { gladiatori-figure }.
   *[other] o alvo de { $seat }: { gladiatori-figure }.
}
gladiatori-event-helped = { $seat-is ->
    [you] você ajuda { $ally } contra { gladiatori-figure }.
   *[other] { $ally-is ->
        [you] { $seat } ajuda você contra { gladiatori-figure }.
       *[other] { $seat } ajuda { $ally } contra { gladiatori-figure }.
    }
}
gladiatori-event-lent = { $seat-is ->
    [you] você terá +{ $bonus } contra { gladiatori-figure }.
   *[other] { $seat } terá +{ $bonus } contra { gladiatori-figure }.
}
gladiatori-event-revealed = { $seat-is ->
    [you] você revela { gladiatori-card }{ $cards ->
        [none] .
       *[other] {" "}com { $cards }.
    }
   *[other] { $seat } revela { gladiatori-card }{ $cards ->
        [none] .
       *[other] {" "}com { $cards }.
    }
}
gladiatori-event-plain = { $seat-is ->
    [you] você usa { gladiatori-card } como +2.
   *[other] { $seat } usa { gladiatori-card } como +2.
}
gladiatori-event-raged = { $seat-is ->
    [you] a sua Raiva vira { gladiatori-card } do { $source ->
        [0] seu descarte.
       *[1] seu baralho de vida.
    }
   *[other] a Raiva de { $seat } vira { gladiatori-card } do { $source ->
        [0] descarte.
       *[1] baralho de vida.
    }
}
gladiatori-event-sacrificed = { $seat-is ->
    [you] você sacrifica { gladiatori-card } por +3.
   *[other] { $seat } sacrifica { gladiatori-card } por +3.
}
gladiatori-event-acrobatic = { $seat-is ->
    [you] um golpe acrobático: você tem +3, à custa do equilíbrio.
   *[other] um golpe acrobático: { $seat } tem +3, à custa do equilíbrio.
}
gladiatori-event-lunged = { $seat-is ->
    [you] você dá uma Estocada com { gladiatori-element }: +2.
   *[other] { $seat } dá uma Estocada com { gladiatori-element }: +2.
}
gladiatori-event-leapt = { $seat-is ->
    [you] o seu Salto: casas para o ataque { $attack }, para o dano { $damage }.
   *[other] o Salto de { $seat }: casas para o ataque { $attack }, para o dano { $damage }.
}
gladiatori-event-deepened = { $seat-is ->
    [you] as suas Feridas profundas: ataque -{ $depth }, dano +{ $depth }.
   *[other] as Feridas profundas de { $seat }: ataque -{ $depth }, dano +{ $depth }.
}
gladiatori-event-attack = { $outcome ->
    [help] { $figure-is ->
        [you] você empresta uma força de { $value }.
       *[other] { $figure } empresta uma força de { $value }.
    }
    [null] { $figure-is ->
        [you] o seu ataque contra { gladiatori-target } chega a { $value }: nada.
       *[other] { $figure } ataca { gladiatori-target } com { $value }: nada.
    }
   *[blow] { $figure-is ->
        [you] você ataca { gladiatori-target } com { $value }.
       *[other] { $figure } ataca { gladiatori-target } com { $value }.
    }
}
gladiatori-event-answered = { $unbalanced ->
    [pay] { $seat-is ->
        [you] você mantém o equilíbrio, por 2 Elementos.
       *[other] { $seat } paga 2 Elementos para manter o equilíbrio.
    }
   *[marker] { $seat-is ->
        [you] você perde o equilíbrio.
       *[other] { $seat } perde o equilíbrio.
    }
}
gladiatori-event-defence = { $figure-is ->
    [you] a sua defesa: { $value }.
   *[other] { $figure } se defende com { $value }.
}
gladiatori-event-feinted = { $seat-is ->
    [you] uma Finta! Você retoma tudo.
   *[other] uma Finta! { $seat } retoma tudo.
}
gladiatori-event-held = { $figure-is ->
    [you] você aguenta: nenhum ferimento.
   *[other] { $figure } aguenta: nenhum ferimento.
}
gladiatori-event-netted = { $figure-is ->
    [you] a rede se fecha sobre você.
   *[other] a rede se fecha sobre { $figure }.
}
gladiatori-event-broken = { $seat-is ->
    [you] um Item seu se quebra: { gladiatori-item }.
   *[other] um Item de { $seat } se quebra: { gladiatori-item }.
}
gladiatori-event-damaged = { $seat-is ->
    [you] um Item seu fica danificado e agora vale a metade: { gladiatori-item }.
   *[other] um Item de { $seat } fica danificado e agora vale a metade: { gladiatori-item }.
}
gladiatori-event-wounded = { $seat-is ->
    [you] você sofre { $damage } de dano.
   *[other] { $seat } sofre { $damage } de dano.
}
gladiatori-event-removed = { $seat-is ->
    [you] você perde { gladiatori-card } do seu baralho de vida.
   *[other] { $seat } perde { gladiatori-card } do baralho de vida.
}
gladiatori-event-item_lost = { $seat-is ->
    [you] você perde { gladiatori-the-item }.
   *[other] { $seat } perde { gladiatori-the-item }.
}
gladiatori-event-killed = { $seat-is ->
    [you] você morre.
   *[other] { $seat } morre.
}
gladiatori-event-scored = { $seat-is ->
    [you] você: { $points } por { gladiatori-reason }.
   *[other] { $seat }: { $points } por { gladiatori-reason }.
}
gladiatori-event-pushed = { $seat-is ->
    [you] você empurra { gladiatori-figure } para { $hex }.
   *[other] { $seat } empurra { gladiatori-figure } para { $hex }.
}
gladiatori-event-adapted = { $seat-is ->
    [you] { $adaptation ->
        [to-life] você passa { gladiatori-card } da mão para o baralho de vida.
        [to-hand] você passa { gladiatori-card } do baralho de vida para a mão.
        [to-life-green] uma carta de Ação vai da sua mão para o seu baralho de vida.
        [to-life-red] uma carta de combate vai da sua mão para o seu baralho de vida.
        [to-hand-green] uma carta de Ação vai do seu baralho de vida para a sua mão.
        [to-hand-red] uma carta de combate vai do seu baralho de vida para a sua mão.
       *[none] você não move nenhuma carta.
    }
   *[other] { $adaptation ->
        [to-life] { $seat } passa { gladiatori-card } da mão para o baralho de vida.
        [to-hand] { $seat } passa { gladiatori-card } do baralho de vida para a mão.
        [to-life-green] { $seat } passa uma carta de Ação, oculta, da mão para o baralho de vida.
        [to-life-red] { $seat } passa uma carta de combate, oculta, da mão para o baralho de vida.
        [to-hand-green] { $seat } passa uma carta de Ação, oculta, do baralho de vida para a mão.
        [to-hand-red] { $seat } passa uma carta de combate, oculta, do baralho de vida para a mão.
       *[none] { $seat } não move nenhuma carta.
    }
}
gladiatori-event-rested = { $seat-is ->
    [you] você descansa: { $cards ->
        [0] nenhuma carta volta
        [one] { $cards } carta volta
       *[other] { $cards } cartas voltam
    } ao seu baralho.
   *[other] { $seat } descansa: { $cards ->
        [0] nenhuma carta volta
        [one] { $cards } carta volta
       *[other] { $cards } cartas voltam
    } ao baralho.
}
gladiatori-event-release = dado de soltura: { $face }.
gladiatori-event-beasts_ordered = as feras agem nesta ordem: { $figure }.
gladiatori-event-entered = { $figure } entra pelo portão em { $hex } (dado { $face }).
gladiatori-event-shut_out = { $figure } encontra os dois portões bloqueados (dado { $face }).
gladiatori-event-paced = { $figure } rola { $face } e avança.
gladiatori-event-prowled = { $figure } ronda de { $start } até { $hex }.
gladiatori-event-beast_rolled = { $figure } rola { $faces }.
gladiatori-event-loosened = { $count ->
    [0] { $figure } se solta da rede.
    [one] { $figure } rasga a rede: falta { $count }.
   *[other] { $figure } rasga a rede: faltam { $count }.
}
gladiatori-event-called = dados iguais chamam outro { gladiatori-beast }: ele entra na próxima rodada de combate.
gladiatori-event-slain = { $figure } morre.
gladiatori-event-ended = { $ending ->
    [last-turn] o último turno acabou.
    [one-left] só resta um lado na arena.
    [beasts-dead] não resta nenhuma fera: os gladiadores venceram.
   *[all-dead] não resta nenhum gladiador: as feras venceram.
}{ $handicap ->
    [0] { "" }
   *[other] { " " }{ gladiatori-outnumbered }
}
gladiatori-outnumbered = Dois contra um: { $handicap } para os dois, que têm { $two }; { $lone-is ->
    [you] você tem { $one }.
   *[other] { $lone } tem { $one }.
}
gladiatori-event-learned = { $seat-is ->
    [you] agora você tem { $xp } XP e { $coins } moedas para a próxima criação: { $points } pelos pontos de vitória, { $victory } pela vitória, { $beasts } pelas feras.
   *[other] { $seat } agora tem { $xp } XP e { $coins } moedas para a próxima criação: { $points } pelos pontos de vitória, { $victory } pela vitória, { $beasts } pelas feras.
}
gladiatori-event-carried_off = { $seat-is ->
    [you] você sai carregado, sem sentidos, com { $hit_points ->
        [one] { $hit_points } ponto de vida
       *[other] { $hit_points } pontos de vida
    }, e voltará.
   *[other] { $seat } sai carregado, sem sentidos, com { $hit_points ->
        [one] { $hit_points } ponto de vida
       *[other] { $hit_points } pontos de vida
    }, e voltará.
}
gladiatori-event-died = { $seat-is ->
    [you] com { $hit_points ->
        [one] { $hit_points } ponto de vida
       *[other] { $hit_points } pontos de vida
    } o seu gladiador está morto e a campanha dele acabou; um novo começa com { $coins } moedas.
   *[other] { $seat }: com { $hit_points ->
        [one] { $hit_points } ponto de vida
       *[other] { $hit_points } pontos de vida
    } o gladiador está morto e a campanha dele acabou; um novo começa com { $coins } moedas.
}

## Como uma partida acabou

gladiatori-result = { $result ->
    [beasts-beaten] Os gladiadores venceram as feras.
    [survived] O último turno acabou e as feras não mataram todos: os gladiadores venceram.
    [beasts-won] As feras venceram: não resta nenhum gladiador.
    [team] Vence a equipe de { $names }.
    [tie] { $seat-is ->
        [you] Os pontos estão empatados: você vence, com mais pontos de vida restantes (1.3).
       *[other] Os pontos estão empatados: { $seat } vence, com mais pontos de vida restantes (1.3).
    }
   *[alone] { $seat-is ->
        [you] Você vence sozinho contra dois.
       *[other] { $seat } vence sozinho contra dois.
    }
}
gladiatori-result-even = Os pontos estão empatados: decide quem tem mais pontos de vida restantes (1.3).
gladiatori-result-alive = Vivos no fim: { $names }.

## A regra por trás de uma escolha

gladiatori-rule-character =
    Os personagens prontos são escolhidos na ordem de jogo, todos diferentes, a não ser que a opção
    premade_duplicates diga outra coisa (4.2). Perícias e Habilidades se gastam no jogo (2.6, 2.8), os Poderes servem uma vez (2.10),
    e cada carta do baralho também é pontos de vida (2.2). Um gladiador seu se cria com moedas (18.1).
gladiatori-rule-build_offense =
    A Ofensiva se soma aos seus ataques; cada uso a reduz em 1 (2.6, 2.7). Uma Perícia de 3, 4, 5, 6, 7, 8 ou 9
    custa 3, 4, 6, 8, 10, 13 ou 16 moedas (18.2).
gladiatori-rule-build_guard =
    A Guarda se soma à sua defesa; cada uso a reduz em 1 (2.6, 2.7). Uma Perícia de 3, 4, 5, 6, 7, 8 ou 9
    custa 3, 4, 6, 8, 10, 13 ou 16 moedas (18.2).
gladiatori-rule-build_endurance =
    A cada Descanso a Resistência traz de volta outras tantas cartas e pontos de Perícia, e depois cai 1 (5.4.2). Uma
    Perícia de 3, 4, 5, 6, 7, 8 ou 9 custa 3, 4, 6, 8, 10, 13 ou 16 moedas (18.2).
gladiatori-rule-build_blood =
    O Sangue permite reusar cartas de Ação e alimenta a Fúria (2.8). De 3 a 9, uma moeda por ponto (18.2).
gladiatori-rule-build_speed =
    A Velocidade move você e alimenta a Esquiva (2.8). De 3 a 9, uma moeda por ponto (18.2).
gladiatori-rule-build_energy_1 =
    Energia 1 custa 2 moedas: +1 em Força e Bloqueio, 2 pontos de vida; uma a cada seis moedas e meia
    das que você recebeu (2.3, 18.3).
gladiatori-rule-build_energy_0 =
    Energia 0 custa 1 moeda: uma carta que agrava os ferimentos, 1 ponto de vida; uma a cada seis moedas e meia
    das que você recebeu (2.3, 18.3).
gladiatori-rule-build_feint =
    Uma Finta custa 5 moedas: depois dos dois valores, ela desfaz a sua ação ou reação (7.5.1). Uma no máximo (18.3).
gladiatori-rule-build_move =
    Os Golpes especiais custam de 1 a 3 moedas, no máximo um de cada (2.5, 18.4). Ficam virados para baixo sobre uma
    ação ou reação e valem quando revelados (11.0).
gladiatori-rule-build_power =
    Um Poder custa 1 moeda, no máximo um de cada (2.5, 18.4). Serve uma vez por partida e é anunciado (2.10).
    As moedas que sobram se perdem (18.5).
gladiatori-rule-extra =
    Com overlimit você pode comprar até quatro cartas de Energia e Finta a mais pelo dobro do preço, no máximo uma
    Finta entre elas, enquanto houver na caixa (18.6, 18.6.1).
gladiatori-rule-bid =
    Todos oferecem cartas de Energia em segredo e ao mesmo tempo. Vence mais energia, depois mais cartas; se o empate
    continua, o Item sai do jogo (9.3). A oferta de quem vence é descartada, os outros retomam a sua (9.3.1).
gladiatori-rule-draft =
    Cada um pega um Item na sua vez, depois mais um na ordem inversa (9.4). Dois Itens com o mesmo símbolo, elmo,
    escudo ou lança, não vão juntos; só se pega um assim se não resta outro (9.2, 9.4.1).
gladiatori-rule-pick =
    Cada um escolhe um Item em segredo, duas vezes; o que vários querem vai a sorteio, e quem perde escolhe de novo
    (9.5, 9.5.1). Um personagem pronto escolhe entre os tipos que prefere. Nunca dois Itens com o mesmo símbolo (9.2).
    Ataque e defesa se somam aos seus valores, e os pontos de vida podem ser dados no lugar de cartas (7.1.2, 7.2.3, 7.7.1).
gladiatori-rule-drop =
    Ninguém fica com dois Itens do mesmo símbolo, nem com mais de dois: os outros saem do jogo (9.2, 9.3.2).
gladiatori-rule-place =
    Na ordem de jogo, cada um põe a sua peça numa casa inicial livre (4.6). Na colocação livre serve qualquer casa que
    esteja a pelo menos 3 de todos os inimigos (4.7).
gladiatori-rule-face =
    As três casas à frente são a sua frente, as outras três ficam às suas costas (3.1). Você ataca a casa bem à
    frente (6.18); é difícil responder a ataques pelas costas (6.25, 7.2.7).
gladiatori-rule-split =
    Divida o baralho entre a mão e o baralho de vida, como quiser (5.1.1). Só as cartas da mão podem ser jogadas, só o
    baralho de vida e os Itens pagam ferimentos (7.7.1). Uma carta de Ação vale 3 PV, a Finta 3, Energia 1 e Golpes especiais 2,
    Energia 0 1. No fim do turno todas as cartas se juntam de novo (5.5.1).
gladiatori-rule-ready =
    A ordem de uma rodada segue os pontos de vitória, quem tem menos primeiro (5.2.1). Retardo, uma vez por partida, dá a você
    o lugar que quiser (12.8); ou guarde-o para +3 na defesa.
gladiatori-rule-opening =
    Cada ponto de Velocidade é um ponto de movimento: entre numa casa vizinha em qualquer direção e vire ou não um lado, ou
    fique e vire um ou dois (6.6, 8.4.1). Preso ou Caído, você só pode virar, uma vez, um lado (14.7). Dois Elementos tiram um
    marcador (6.7, 14.4). Afastar-se de um inimigo ou dar as costas a ele pode custar pontos (16.8, 16.9).
gladiatori-rule-closing =
    Antes que cheguem novos marcadores você ainda pode pagar 2 Elementos por marcador, ou usar De pé! (6.7, 12.2).
gladiatori-rule-action =
    Jogue uma nova carta de Ação virada para baixo (6.9), ou reuse uma carta reta da sua fileira por Sangue conforme o lugar: a
    última à direita 1, depois 2, 3 e 4 (6.4, 6.10). A Espera gira uma carta e traz de volta 3 Elementos (8.1.1, 8.1.2). Quem Passa
    fica Passivo: sem cartas, Habilidades ou Poderes até o fim da sua rodada (6.12, 13.2).
gladiatori-rule-add =
    Ponha viradas para baixo quantas cartas de combate quiser, uma Finta como simples carta (6.14, 6.15, 6.28). Um golpe certeiro causa 1 de dano mais
    a metade do número das suas cartas, contando a de Ação (7.6.2). A energia só se soma a Força e Bloqueio (2.3).
gladiatori-rule-fight =
    Ataque o adversário bem à frente (6.18), lance uma arma contra alguém no setor à frente com caminho livre
    (10.1, 10.4), use uma rede (10.8), varra três casas com essa carta (11.1), quebre um Item com essa carta (11.6), ou ajude um aliado
    que luta corpo a corpo com o mesmo inimigo: ele recebe um quarto (6.20, 6.21). Ou não declare nada (6.19).
gladiatori-rule-target =
    O alvo tem de estar à frente, num lançamento na área de ataque e não escondido (6.18, 10.4, 10.5). Numa Varredura você
    decide a ordem: +1 contra o primeiro, -3 contra o segundo, -7 contra o terceiro (11.1.1).
gladiatori-rule-break =
    O dano vai para o Item: os pontos de vida dele ou mais o destroem, menos o danifica (11.6). O dono não se fere (11.6.1).
gladiatori-rule-ally =
    Quem ajuda e o aliado têm de estar em corpo a corpo com o mesmo adversário (6.20); o aliado recebe um quarto do valor
    no seu próximo ataque ou defesa contra ele (6.21), se for a próxima Ação ou se se joga de outro modo (6.23).
gladiatori-rule-reaction =
    Bloqueio, Aparo e Oposição valem contra ataques de frente, a Esquiva contra todos, menos os que vêm direto pelas costas (6.25). Uma carta
    nova é grátis, uma aberta da sua fileira custa Sangue conforme o lugar (6.24). Uma carta do mesmo tipo que a do atacante dá +5
    (7.2.2). Passivo, você ainda tem os Itens e a Guarda (7.2.9).
gladiatori-rule-plain =
    Contra feras, qualquer Golpe especial, Finta ou Poder pode valer +2 em vez do seu efeito, e é gasto (20.12).
gladiatori-rule-rage =
    Raiva pode virar qualquer carta de combate do descarte ou do baralho de vida, que vale na hora; Varredura e Quebrar item,
    que deviam ser declaradas, só como +2 contra as feras (11.5, 11.5.1).
gladiatori-rule-overskill =
    Se você quiser, uma Perícia acima de 0 sobe 5, no máximo até o triplo. Quando usada, ou no fim do turno, cai para 0 (11.4).
gladiatori-rule-power =
    Os Poderes do ataque são usados agora, antes que se conheça a defesa (7.1.9); cada um serve uma vez por partida (12.0.1).
gladiatori-rule-lunge = Descarte de uma a três cartas da mão, ocultas, por +2 cada (12.1).
gladiatori-rule-leap = Cada casa percorrida antes do ataque, no máximo três, dá +2 de ataque ou +1 de dano (12.4).
gladiatori-rule-depth = Tire de 1 a 3 do ataque e some outro tanto ao dano (12.5).
gladiatori-rule-sacrifice = Uma carta da mão sai do jogo à vista de todos, por +3 (11.2).
gladiatori-rule-acrobatics = Some 3, e receba um marcador Desequilibrado no fim da rodada (11.3); com dois, você fica Caído (14.2).
gladiatori-rule-skill =
    A Ofensiva se soma a um ataque, a Guarda a uma defesa. O uso é secreto e a reduz em 1, sob Superperícia a 0 (2.6, 2.7, 7.4).
gladiatori-rule-blood = Fúria: +2 por ponto de Sangue, no máximo três, além do Sangue do reuso (8.5).
gladiatori-rule-dodge = Uma Esquiva reduz o ataque à metade; +2 por ponto de Velocidade, no máximo dois; os Itens não defendem (8.4.5).
gladiatori-rule-unbalanced =
    Pague 2 Elementos, ou seja, cartas, pontos de Perícia ou de Habilidade, ou receba um marcador Desequilibrado, seja qual for o
    resultado da luta (3.4, 11.7); quem está Passivo não dá pontos de Habilidade (11.7.1).
gladiatori-rule-feint =
    Uma Finta desfaz a sua ação ou reação: voltam cartas, pontos de Perícia, Poderes, o Sangue da Fúria e a Velocidade da
    Esquiva (7.5.3). O defensor só pode fintar se o atacante o fez (7.5.2).
gladiatori-rule-payment =
    Dê cartas do baralho de vida e Itens que valham ao menos o dano, nada sem necessidade; não há troco (7.7.1, 7.7.2).
    Eles saem do jogo (2.2). Se nem tudo basta, você morre (7.7.4).
gladiatori-rule-unbeatable =
    Você luta ainda nesta rodada de combate e na próxima, com +4 na primeira soma de uma Ação ou Reação, e depois é retirado; qualquer outro dano
    retira você na hora (12.3).
gladiatori-rule-push =
    O alvo, na sua frente e nem Preso nem Caído, vai para uma casa livre ao lado dele e fica Desequilibrado no fim da
    rodada (12.6, 12.6.1).
gladiatori-rule-movement =
    Movimento dá três pontos. Com cada um, entre numa casa vizinha em qualquer direção e vire ou não um lado, ou fique
    e vire um ou dois (8.4.1). As casas ocupadas estão fechadas (8.4.2).
gladiatori-rule-reflex = Um ponto de movimento grátis depois da resolução, e outros por Velocidade (11.8).
gladiatori-rule-spend =
    Um Elemento é uma carta da mão, um ponto de Perícia ou um ponto de Habilidade; o baralho de vida não conta (3.4, 3.5),
    nem as Habilidades enquanto você está Passivo (13.2).
gladiatori-rule-recover =
    Retome cartas descartadas para a mão, e aumente Perícias e Habilidades em 1 cada, nunca acima do início (2.11, 3.7).
gladiatori-rule-adapt = Até três cartas passam entre a mão e o baralho de vida, num sentido ou nos dois (12.7).
gladiatori-rule-escape =
    Dados iguais de um leão: recue em linha reta por 1 de Velocidade e o ataque é nulo, ou fique e todo dano dobra (20.9.3).
gladiatori-rule-toll = O sete de um urso custa a você um Item ou uma carta do baralho de vida, antes de pagar o dano (20.9.6).
gladiatori-rule-rest =
    A Resistência traz de volta tantas cartas descartadas e pontos de Ofensiva e Guarda quanto vale, e cai 1
    (5.4.2). Sangue, Velocidade e a própria Resistência não voltam assim (2.9, 5.4.3), mas por Vigor (12.9).
gladiatori-rule-back =
    Tanto disto volta; ao todo, quanto Resistência e Vigor permitem (5.4.2, 12.9). Nenhum valor passa do
    inicial (2.11).
gladiatori-rule-interject =
    Adaptação, Vigor e Retardo servem no começo de cada rodada de combate e da rodada de cada jogador, e ao lado de
    qualquer decisão sua numa rodada de combate (12.0.4). De pé! serve ao lado de qualquer decisão da sua rodada (12.2). Antes da sua Ação você pode se render (6.8).

## Por que algo não pode ser escolhido

gladiatori-refusal-no-such-cards = Você não tem tantas dessas cartas (5.1.1).
gladiatori-refusal-no-delay = Sem o Poder Retardo você fica no seu lugar na ordem (12.8).
gladiatori-refusal-not-possible-now = Agora não é possível: falta Velocidade, casa livre ou marcador, ou os Elementos não bastam (6.6, 6.7).
gladiatori-refusal-no-such-action = Você não tem essa carta na mão nem reta na fileira, ou tem pouco Sangue (6.9, 6.10).
gladiatori-refusal-not-in-hand = Essa carta não está na sua mão, ou não pode ser posta aqui (6.14, 6.15).
gladiatori-refusal-no-such-fight = Isso não pode ser declarado: ninguém ao alcance, ou falta a carta necessária (6.16, 6.17).
gladiatori-refusal-not-in-reach = Essa peça não está ao alcance (6.18, 10.4).
gladiatori-refusal-not-breakable = Esse Item não é do alvo, ou falta Quebrar item (11.6).
gladiatori-refusal-no-such-ally = Não é um aliado em corpo a corpo com este adversário (6.20).
gladiatori-refusal-no-such-reaction = Esta Reação não é possível: falta a carta ou o Sangue, ou não vale desse lado ou no seu estado (6.24, 6.25, 14.1).
gladiatori-refusal-not-to-be-used = Isso não pode valer +2: você não o tem aqui (20.12).
gladiatori-refusal-not-for-rage = Raiva não pode virar essa carta (11.5).
gladiatori-refusal-skill-not-raised = Essa Perícia está em 0 ou já subiu (11.4).
gladiatori-refusal-power-not-possible = Você não tem esse Poder, ou ele não pode ser usado neste ataque (12.0.2).
gladiatori-refusal-too-few-hexes = Você não percorreu tantas casas (12.4).
gladiatori-refusal-depth-one-to-three = Feridas profundas tira de 1 a 3 (12.5).
gladiatori-refusal-skill-at-zero = Essa Perícia está em 0 (2.6).
gladiatori-refusal-too-little-blood = Você não tem tanto Sangue, e o máximo são três pontos (8.5).
gladiatori-refusal-too-little-speed = Você não tem tanta Velocidade, e o máximo são dois pontos (8.4.5).
gladiatori-refusal-too-few-elements = Você não tem dois Elementos para pagar (11.7).
gladiatori-refusal-no-feint = Você não tem Finta na mão (7.5.1).
gladiatori-refusal-not-a-payment = Você não pode pagar com isso, ou seria mais que o necessário (7.7.1, 7.7.2).
gladiatori-refusal-no-such-power = Você não tem mais esse Poder (2.10).
gladiatori-refusal-no-such-push = O alvo não pode ser empurrado para lá (12.6).
gladiatori-refusal-no-such-move = Você não pode ir até lá: a casa está ocupada ou além da borda, ou algo prende você (8.4.2, 14.1).
gladiatori-refusal-not-to-be-spent = Você não tem esse Elemento para gastar (3.5).
gladiatori-refusal-not-to-be-recovered = Não há tanto disso para recuperar (3.7).
gladiatori-refusal-no-such-card-there = Não há essa carta ali (12.7).
gladiatori-refusal-no-escape = Você não tem Velocidade para recuar (20.9.3).
gladiatori-refusal-nothing-to-use = Você não pode usar isso: a Resistência está em 0, ou falta o Vigor (5.4.4).
gladiatori-refusal-too-dear = Você não tem moedas para isso, se todo o resto deve ter o seu mínimo (18.1).
gladiatori-refusal-less-than-the-least = Cada Perícia e Habilidade começa pelo menos em 3, e um personagem pronto mantém o que tem (18.2, 19.3).
gladiatori-refusal-more-than-the-most = Nenhuma Perícia ou Habilidade começa acima de 9 (18.2).
gladiatori-refusal-more-than-the-limit = As suas moedas não permitem tantas cartas deste tipo (18.3).
gladiatori-refusal-lesson-of-another-question = Golpes especiais e Poderes compram-se um a um; este não é o que se pergunta agora (18.4).
gladiatori-refusal-cards-not-owned = Você não tem tantas cartas de Energia (9.3.5).
gladiatori-refusal-extra-not-for-sale = Isso não pode ser comprado: faltam moedas ou cartas na caixa, ou seria uma segunda Finta extra (18.6).
gladiatori-refusal-characters-are-premade = Nesta partida todos os personagens são prontos (4.1).
gladiatori-refusal-character-taken = Esse personagem já tem dono (4.2).
gladiatori-refusal-too-few-coins = Você tem poucas moedas para um personagem pronto, ou já criou outro (19.3).
gladiatori-refusal-item-not-to-drop = Esse Item não conflita com nada: outro tem de sair (9.2).
gladiatori-refusal-item-not-owned = Esse Item não é seu (9.2).
gladiatori-refusal-item-taken = Esse Item já tem dono (9.5).
gladiatori-refusal-item-not-offered = Esse Item não está na mesa (9.4).
gladiatori-refusal-item-clashes = Você já tem um Item com o mesmo símbolo (9.2).
gladiatori-refusal-item-not-preferred = O seu personagem prefere outros tipos, e ainda há alguns (9.5).
gladiatori-refusal-hex-taken = Ali já está alguém: escolha outra das casas oferecidas (4.6).
gladiatori-refusal-hex-not-marked = Só se entra numa casa inicial livre: escolha uma das oferecidas (4.6).
gladiatori-refusal-hex-is-gate = As feras entram por este portão, e ninguém se coloca nele: escolha uma das casas oferecidas (4.7).
gladiatori-refusal-hex-near-enemy = Fica a menos de 3 casas de um inimigo: escolha uma mais longe (4.7).
gladiatori-refusal-hex-chosen = A sua figura entra na casa escolhida: agora escolha para onde ela olha. Para outra casa, volte atrás uma resposta (4.6).

## Opções de jogo

gladiatori-play-teams = Quem luta contra quem.
gladiatori-play-teams-usual = dois contra um com 3 jogadores, senão cada um por si
gladiatori-play-teams-free = cada um por si
gladiatori-play-teams-two_against_two = dois contra dois, o primeiro e o terceiro jogador juntos
gladiatori-play-teams-two_against_one = dois contra um
gladiatori-play-lone_seat = Em dois contra um, quem luta só; os lugares se contam de 0.
gladiatori-play-lone_seat-random = por sorteio
gladiatori-play-coins_1 = Moedas do primeiro jogador; 0 dá as 55 de costume, a quem joga só 70.
gladiatori-play-coins_2 = Moedas do segundo jogador; 0 dá a soma de costume.
gladiatori-play-coins_3 = Moedas do terceiro jogador; 0 dá a soma de costume.
gladiatori-play-coins_4 = Moedas do quarto jogador; 0 dá a soma de costume.
gladiatori-play-characters = De onde vêm os gladiadores.
gladiatori-play-characters-premade = prontos, escolhidos cada um na sua vez
gladiatori-play-characters-created = criados com moedas, em segredo
gladiatori-play-characters-choice = como cada um quiser
gladiatori-play-premade_duplicates = Se dois jogadores podem escolher o mesmo personagem pronto.
gladiatori-play-premade_duplicates-true = podem
gladiatori-play-premade_duplicates-false = todos diferentes
gladiatori-play-items = Como os Itens são repartidos.
gladiatori-play-items-usual = seleção para personagens prontos, senão escolha por vez
gladiatori-play-items-auction = ofertas secretas de cartas de Energia
gladiatori-play-items-draft = um de cada vez entre os que estão na mesa
gladiatori-play-items-selection = cada um escolhe entre todos, em segredo
gladiatori-play-placement = Onde entram os gladiadores.
gladiatori-play-placement-marked = nas casas iniciais
gladiatori-play-placement-free = em qualquer lugar, a 3 casas dos inimigos
gladiatori-play-damage_bonus = Se uma diferença maior fere mais.
gladiatori-play-damage_bonus-true = cada 3 pontos dão mais 1 de dano
gladiatori-play-damage_bonus-false = não
gladiatori-play-help = Quanto tempo dura a ajuda a um aliado.
gladiatori-play-help-next_action = até a próxima Ação, de quem quer que seja
gladiatori-play-help-ally_round = até o fim da próxima rodada de combate do aliado
gladiatori-play-overlimit = Se é possível comprar mais cartas pelo dobro do preço.
gladiatori-play-overlimit-true = até quatro
gladiatori-play-overlimit-false = não
gladiatori-play-learning = Uma primeira partida em pequenos passos.
gladiatori-play-learning-true = Golpes especiais a partir do turno 2, Poderes do turno 3
gladiatori-play-learning-false = tudo desde o começo
gladiatori-play-campaign = Se a experiência passa de uma partida para outra.
gladiatori-play-campaign-true = sim
gladiatori-play-campaign-false = não
gladiatori-play-beasts = Se há feras.
gladiatori-play-beasts-usual = contra feras para um jogador só, senão nenhuma
gladiatori-play-beasts-none = nenhuma
gladiatori-play-beasts-solo = Solo: um gladiador contra elas
gladiatori-play-beasts-cooperative = Cooperativo: todos juntos contra elas
gladiatori-play-beasts-coliseum = Coliseu: o jogo normal, com feras no caminho
gladiatori-play-beast_kind = Quais feras.
gladiatori-play-beast_kind-dog = cães
gladiatori-play-beast_kind-wolf = lobos
gladiatori-play-beast_kind-lion = leões
gladiatori-play-beast_kind-bear = ursos
gladiatori-play-beast_kind-mix = misturadas
gladiatori-play-beast_number = Quantas feras ao todo.
gladiatori-play-beast_number-most = o máximo da tabela por jogador
gladiatori-play-beast_number-random = sorteado da tabela por jogador
gladiatori-play-dogs = Quantos cães há numa mistura.
gladiatori-play-wolves = Quantos lobos há numa mistura.
gladiatori-play-lions = Quantos leões há numa mistura.
gladiatori-play-bears = Quantos ursos há numa mistura.
gladiatori-play-release_table = Quantas feras o dado de soltura deixa entrar: seis algarismos, para as faces de 1 a 6; 1233 é 0 0 1 2 3 3.
gladiatori-play-turns = Quantos turnos dura a partida.

## Tabelas e quadros

gladiatori-now = { $turn ->
    [0] Antes da luta
   *[other] { $round ->
        [0] Turno { $turn } de { $turns }
       *[other] Turno { $turn } de { $turns }, rodada { $round }
    }
}
gladiatori-beasts-now = feras: { $here } aqui, { $waiting } à espera
gladiatori-herd = { $beast ->
    [dog] { $count ->
        [one] { $count } cão
       *[other] { $count } cães
    }
    [wolf] { $count ->
        [one] { $count } lobo
       *[other] { $count } lobos
    }
    [lion] { $count ->
        [one] { $count } leão
       *[other] { $count } leões
    }
   *[bear] { $count ->
        [one] { $count } urso
       *[other] { $count } ursos
    }
}
gladiatori-panel-points = { $points } pts
gladiatori-panel-side = lado { $side }
gladiatori-panel-cards = mão { $greens }+{ $reds }, vida { $life }, descarte { $discard }
gladiatori-panel-deck = baralho { $deck }, descarte { $discard }
gladiatori-panel-secret = escolhe em segredo
gladiatori-panel-splitting = descarte { $discard }
gladiatori-panel-resting = mão { $greens }+{ $reds }, vida { $life }
gladiatori-panel-row = fileira: { $row }
gladiatori-panel-trapped = Preso { $count }
gladiatori-panel-unbalanced = Desequilibrado
gladiatori-panel-down = Caído
gladiatori-panel-passive = Passivo
gladiatori-panel-doomed = Invencível
gladiatori-panel-dead = morto
gladiatori-panel-surrendered = rendido
gladiatori-panel-used = usados: { $powers }
gladiatori-panel-delay = +3 defesa
gladiatori-own-traits = { gladiatori-trait } { $now }/{ $start }
gladiatori-own-powers = Poderes: { $powers }
gladiatori-own-hand = Mão ({ $count }): { $cards }
gladiatori-own-life = Baralho de vida ({ $life } PV): { $cards }
gladiatori-own-discard = Descarte: { $cards }
gladiatori-own-deck = Baralho ({ $count }): { $cards }
# Cada carta da fileira com o Sangue que custa usá-la de novo.
gladiatori-own-row = Fileira, com o Sangue para reusar: { $row }
gladiatori-own-items = Itens (ataque/defesa/PV): { $items }
gladiatori-own-later = A partir do turno 2: { $cards }
gladiatori-nothing = nada
gladiatori-legend-gate = # portão
gladiatori-legend-row = ( ) girada, _ oculta
gladiatori-column-player = Jogador
gladiatori-column-character = Gladiador
gladiatori-column-points = Pontos
gladiatori-column-team = Equipe
gladiatori-column-life = Pontos de vida
gladiatori-column-state = Estado
gladiatori-state-alive = vivo

## No terminal

# O começo de uma rodada para quem não tem Retardo: nada a escolher, mas um Poder pode ser usado.
gladiatori-ready-alone = Começa uma rodada de combate. O seu lugar é { $place } de { $players }.
gladiatori-opening-still = É a sua rodada. Você não tem mais Velocidade para se mover.
gladiatori-add-to-movement = Que carta você põe sobre Movimento? Ninguém é atingido, então ela não conta; um Golpe especial ainda pode servir.
# A própria soma num combate: Itens +6, Ofensiva +5.
gladiatori-sum-so-far = { $sum ->
    [attack] O seu ataque até agora: { $total } ({ $parts }).
   *[defence] A sua defesa até agora: { $total } ({ $parts }).
}
gladiatori-part = { $part ->
    [untold] não dito
    [skill] Perícia usada
    [points] Pontos gastos
    [energy] energia
    [hand] metade da mão
    [oppose] Oposição
    [match] a mesma carta
    [sacrifice] Sacrifício
    [acrobatics] Golpe acrobático
    [lunge] Estocada
    [leap] Salto
    [depth] Feridas profundas
    [plain] como +2
    [markers] marcadores
    [behind] pelas costas
    [delay] Retardo
    [help] ajuda
    [sweep] Varredura
    [distance] distância
    [unbeatable] Invencível
    [dice] Dados
    [fury] dados iguais
   *[item] { gladiatori-item }
}
gladiatori-panel-netted = { $beast }% numa rede ({ $count })

## No navegador

browser-gladiatori-about = Cartas ocultas, golpes abertos, um público que faz as contas.
browser-gladiatori-do-target = Atacar
browser-gladiatori-do-character = Escolher:
browser-gladiatori-do-draft = Escolher:
browser-gladiatori-do-pick = Querer:
browser-gladiatori-do-drop = Abandonar:
browser-gladiatori-do-action = Fazer:
browser-gladiatori-do-reaction = Fazer:
browser-gladiatori-do-ally = Ajudar
browser-gladiatori-do-push = Empurrar
browser-gladiatori-do-sacrifice = Sacrificar
browser-gladiatori-tab-beside = Ficha
browser-gladiatori-arena = Arena, { $count } casas
browser-gladiatori-empty = vazia
browser-gladiatori-gate = portão
browser-gladiatori-start = casa de partida
browser-gladiatori-facing-to = olhando para { $facing }
browser-gladiatori-beast-netted = { $name }, na rede ({ $count })
browser-gladiatori-cell-turn = Permitida: virar no lugar.
browser-gladiatori-move-hint = Toque numa casa acesa, depois para onde olhar; ou arraste a sua peça. As setas viram, Enter move.
browser-gladiatori-move-hint-touch = Toque numa casa acesa, depois para onde olhar; ou arraste a sua peça.
browser-gladiatori-do-move = Ir para { $hex }, olhando para { $facing }
browser-gladiatori-do-turn = Virar para { $facing }
browser-gladiatori-turn-to = Virar para { $facing }
browser-gladiatori-turn = Virar
# Whom a blow strikes, where there is nobody else.
browser-gladiatori-against-whom = { $side ->
    [front] contra { $target }, de frente
    [rear] contra { $target }, por trás
   *[none] contra { $target }
}
browser-gladiatori-blow-now = Um golpe agora vai { $against }.
browser-gladiatori-to-arena = Ver a arena
browser-gladiatori-to-cards = Voltar à escolha
browser-gladiatori-ask-split = Divida o baralho para o turno { $turn }
browser-gladiatori-ask-rest = Descanso: o que volta?
browser-gladiatori-ask-build = Crie o seu gladiador
browser-gladiatori-ask-spend = { $count ->
    [one] Pague um Elemento
   *[other] Pague { $count } Elementos
}
browser-gladiatori-ask-recover = { $count ->
    [one] Recupere no máximo um Elemento
   *[other] Recupere até { $count } Elementos
}
browser-gladiatori-ask-adapt = { $count ->
    [one] Adaptação: mova no máximo uma carta
   *[other] Adaptação: mova até { $count } cartas
}
browser-gladiatori-ask-lunge = { $count ->
    [one] Estocada: descarte no máximo uma carta, por +2
   *[other] Estocada: descarte até { $count } cartas, +2 cada
}
browser-gladiatori-hand = Mão
browser-gladiatori-life = Vida
browser-gladiatori-discard = Descarte
browser-gladiatori-later = Mais tarde
browser-gladiatori-row = A sua fileira
browser-gladiatori-no-hand = Você não tem mais cartas na mão.
browser-gladiatori-hp = { $count } PV
browser-gladiatori-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
browser-gladiatori-hit-points = { $count ->
    [one] { $count } ponto de vida
   *[other] { $count } pontos de vida
}
browser-gladiatori-greens = { $greens } { $greens ->
    [one] carta de Ação
   *[other] cartas de Ação
}, { $reds } { $reds ->
    [one] carta de combate
   *[other] cartas de combate
}
browser-gladiatori-life-sum = em { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}; com { $items } em Itens e { $cover } na carta de capa { $points } ao todo
browser-gladiatori-all-hand = Tudo para a mão
browser-gladiatori-actions-hand = Só Ações para a mão
browser-gladiatori-all-life = Tudo para pontos de vida
browser-gladiatori-split-card = { $card }: { $hand } para a mão, { $life } para o baralho de vida
browser-gladiatori-split-foot = mão { $hand }/{ $most }
browser-gladiatori-do-split = { $cards } na mão, { $points } PV no baralho de vida
browser-gladiatori-rest-use = O que você usa
browser-gladiatori-rest-left = Ainda { $left } de { $all } por escolher
browser-gladiatori-rest-done = Nada mais pode voltar
browser-gladiatori-deadly = Um golpe de { $damage } ou mais mata você
browser-gladiatori-rest-nothing = Nada falta: nada pode voltar.
browser-gladiatori-by-resistance = Só com Vigor.
browser-gladiatori-missing = faltam { $count }
browser-gladiatori-do-rest = { $count ->
    [0] Descansar: nada volta
    [one] Descansar: volta 1
   *[other] Descansar: voltam { $count }
}
browser-gladiatori-presets = Começar com
browser-gladiatori-empty-sheet = Ficha vazia
browser-gladiatori-too-dear = Mais do que as suas moedas
browser-gladiatori-short-of = Moedas insuficientes: { $price ->
    [one] é preciso mais { $price }
   *[other] são precisas mais { $price }
}, e { $left ->
    [one] resta { $left }
   *[other] restam { $left }
}.
browser-gladiatori-coins-left = { $left ->
    [one] Resta { $left }
   *[other] Restam { $left }
} de { $all } moedas
browser-gladiatori-coins = { $count ->
    [one] { $count } moeda
   *[other] { $count } moedas
}
browser-gladiatori-each = { $count } cada, { $high } no máximo
browser-gladiatori-traits = Perícias e Habilidades
browser-gladiatori-cards-bought = Cartas: { $count } no baralho, { $life } PV
browser-gladiatori-moves = Golpes especiais
browser-gladiatori-powers = Poderes, uma vez cada
browser-gladiatori-do-build = Este é o meu gladiador: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
browser-gladiatori-coins-lost = { $left ->
    [one] { $left } moeda se perde.
   *[other] { $left } moedas se perdem.
}
browser-gladiatori-own-note = Perícias, cartas e Poderes à escolha, por { $coins } moedas.
browser-gladiatori-deck-of = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}, { $life } PV
browser-gladiatori-prefers = Prefere: { $items }
browser-gladiatori-throwable = Pode ser lançado
browser-gladiatori-item-attack = ata
browser-gladiatori-item-defence = def
browser-gladiatori-item-life = PV
browser-gladiatori-has-items = { $name } tem: { $items }
browser-gladiatori-damaged = Danificado
browser-gladiatori-fists = Ofertas, fechadas
browser-gladiatori-you-have = Você tem { $count }
browser-gladiatori-do-bid = Fechar o punho: { $ones } + { $zeros }
browser-gladiatori-pick = { $count } de { $most }
browser-gladiatori-point = um ponto
browser-gladiatori-to-life = para o baralho de vida
browser-gladiatori-to-hand = para a mão
browser-gladiatori-do-add = { $count ->
    [0] Seguir sem carta
    [one] Pôr esta carta
   *[other] Pôr estas { $count } cartas
}
browser-gladiatori-do-lunge = { $count ->
    [0] Chega
    [one] Descartar 1 por +2
   *[other] Descartar { $count }, +2 cada
}
browser-gladiatori-do-spend = { $count ->
    [0] Pagar
    [one] Pagar 1 Elemento
   *[other] Pagar { $count } Elementos
}
browser-gladiatori-do-recover = { $count ->
    [0] Não recuperar nada
    [one] Recuperar 1
   *[other] Recuperar { $count }
}
browser-gladiatori-do-adapt = { $count ->
    [0] Não mover cartas
    [one] Mover 1 carta
   *[other] Mover { $count } cartas
}
browser-gladiatori-do-payment = { $count ->
    [0] Pagar
    [one] Pagar com 1
   *[other] Pagar com estes { $count }
}
browser-gladiatori-owed-payment = { $count ->
    [one] Falta ainda { $count } ponto de vida.
   *[other] Faltam ainda { $count } pontos de vida.
}
browser-gladiatori-owed-spend = { $count ->
    [one] Falta ainda { $count } Elemento.
   *[other] Faltam ainda { $count } Elementos.
}
browser-gladiatori-too-much = Mais do que o necessário: retire algo.
browser-gladiatori-standby-with = Espera: { $card }
browser-gladiatori-of-row = virada na sua fileira
browser-gladiatori-count-blood = { $count ->
    [0] Nenhum Sangue
    [one] 1 Sangue: +2
   *[other] { $count } Sangue: +2 cada
}
browser-gladiatori-count-dodge = { $count ->
    [0] Nenhuma Velocidade
    [one] 1 Velocidade: +2
   *[other] { $count } Velocidade: +2 cada
}
browser-gladiatori-count-depth = { $count } de ataque a menos, { $count } de dano a mais
browser-gladiatori-count-split = { $count } de { $thing } na mão
browser-gladiatori-count-back = { $count } de { $thing }
browser-gladiatori-unseen-card = uma carta desconhecida
browser-gladiatori-face-down = virada para baixo
browser-gladiatori-rotated = girada: usada
browser-gladiatori-reuse = { $blood ->
    [one] de novo por { $blood } Sangue
   *[other] de novo por { $blood } Sangue
}
browser-gladiatori-again = { $card } por { $blood } de Sangue
browser-gladiatori-told-dodge = A Esquiva cortou o ataque de { $attack } para { $met }.
browser-gladiatori-blood = { $count } Sangue
browser-gladiatori-used = usado
browser-gladiatori-track-points = Pontos de vitória
browser-gladiatori-track-order = quem tem menos age primeiro
browser-gladiatori-order = Ordem desta rodada de combate
browser-gladiatori-behind-gates = Atrás dos portões
browser-gladiatori-fact-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
browser-gladiatori-fact-life = { $count ->
    [one] vida: { $count } carta
   *[other] vida: { $count } cartas
}
browser-gladiatori-fact-hand = mão { $greens } Ação, { $reds } Combate
browser-gladiatori-fact-discard = descarte { $count }
browser-gladiatori-fight = O combate
browser-gladiatori-attacks = { $attacker-is ->
    [you] { $count ->
        [one] Você ataca { $target }
       *[other] Você ataca vários
    }
   *[other] { $target-is ->
        [you] { $attacker } ataca você
       *[other] { $count ->
            [one] { $attacker } ataca { $target }
           *[other] { $attacker } ataca vários
        }
    }
}
browser-gladiatori-attack = Ataque
browser-gladiatori-defence = Defesa
browser-gladiatori-sum = Soma
browser-gladiatori-dodged = Metade pela Esquiva
browser-gladiatori-damage-of = { $more ->
    [0] (1, e metade de { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    })
   *[other] (1, metade de { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }, e mais { $more })
}
browser-gladiatori-face-down-and = { $count ->
    [0] Virada para baixo
    [one] Virada para baixo, 1 carta em cima
   *[other] Virada para baixo, { $count } cartas em cima
}
browser-gladiatori-hidden-cards = { $count ->
    [one] { $count } carta virada para baixo
   *[other] { $count } cartas viradas para baixo
}
browser-gladiatori-outcome-held = Aguentou. Nenhum ferimento.
browser-gladiatori-outcome-null = Um ataque nulo.
browser-gladiatori-outcome-netted = Acertou. { $name } fica preso na rede.
browser-gladiatori-outcome-wounded = Acertou. { $name } paga { $damage } em cartas e Itens.
browser-gladiatori-outcome-broken = Acertou. Um Item quebra.
browser-gladiatori-outcome-damaged = Acertou. Um Item fica danificado.
browser-gladiatori-outcome-slain = Acertou. { $name } cai.
browser-gladiatori-outcome-feinted = Uma Finta: tudo retirado.
browser-gladiatori-phase-characters = Personagens
browser-gladiatori-phase-items = Itens
browser-gladiatori-phase-arena = Entrada
browser-gladiatori-phase-cards = Cartas
browser-gladiatori-phase-add = Cartas
browser-gladiatori-phase-round-1 = Rodada 1
browser-gladiatori-phase-round-2 = Rodada 2
browser-gladiatori-phase-rest = Descanso
browser-gladiatori-phase-move = Mover
browser-gladiatori-phase-action = Ação
browser-gladiatori-phase-attack = Ataque
browser-gladiatori-phase-reaction = Reação
browser-gladiatori-phase-answer = Resposta
browser-gladiatori-phase-result = Resultado
browser-gladiatori-places-hex = Casa
browser-gladiatori-places-what = O que há ali
browser-gladiatori-places-choose = Escolher
browser-gladiatori-rule-of-split = Dividir o baralho
browser-gladiatori-rule-of-opening = Mover com Velocidade
browser-gladiatori-rule-of-action = Ação
browser-gladiatori-rule-of-add = Cartas na Ação
browser-gladiatori-rule-of-fight = Declarar uma luta
browser-gladiatori-rule-of-reaction = Reação
browser-gladiatori-rule-of-skill = Usar uma Perícia
browser-gladiatori-rule-of-feint = Finta
browser-gladiatori-rule-of-payment = Pagar os ferimentos
browser-gladiatori-rule-of-spend = Gastar Elementos
browser-gladiatori-rule-of-recover = Recuperar Elementos
browser-gladiatori-rule-of-rest = Descanso
browser-gladiatori-rule-of-interject = A qualquer momento
browser-gladiatori-rule-of-place = Entrar na arena
browser-gladiatori-rule-of-target = Escolher um alvo
browser-gladiatori-why-split = A mão serve para agir, o baralho de vida para sangrar. Os outros só veem os números.
browser-gladiatori-why-character = Cada ficha vale as mesmas moedas. Toque em uma para marcá-la.
browser-gladiatori-why-action = Uma carta nova é grátis; uma da sua fileira custa Sangue conforme o lugar.
browser-gladiatori-why-payment = Nada a mais, e não há troco.
browser-gladiatori-why-skill = Secreto; depois cai para { $after }.
browser-gladiatori-why-pick = Cada um tem dois, escolhidos em segredo. O que vários querem vai a sorteio.
browser-gladiatori-why-place = Toque numa casa acesa; depois escolha para onde olhar.
browser-gladiatori-why-face = Golpeia-se em frente e defende-se melhor de frente: olhe para o inimigo.
browser-gladiatori-why-face-alone = Ainda não há inimigo na arena: olhe para o lado de onde ele pode vir. Golpeia-se em frente e defende-se melhor de frente.
browser-gladiatori-play-teams = Lados
browser-gladiatori-play-lone_seat = Quem luta sozinho
browser-gladiatori-play-coins_1 = Moedas, lugar 1
browser-gladiatori-play-coins_2 = Moedas, lugar 2
browser-gladiatori-play-coins_3 = Moedas, lugar 3
browser-gladiatori-play-coins_4 = Moedas, lugar 4
browser-gladiatori-play-characters = Gladiadores
browser-gladiatori-play-premade_duplicates = O mesmo duas vezes
browser-gladiatori-play-items = Itens
browser-gladiatori-play-placement = Entrada
browser-gladiatori-play-damage_bonus = Ferimentos mais graves
browser-gladiatori-play-help = Duração da ajuda
browser-gladiatori-play-overlimit = Mais cartas
browser-gladiatori-play-learning = Primeira partida
browser-gladiatori-play-campaign = Campanha
browser-gladiatori-play-beasts = Feras
browser-gladiatori-play-beast_kind = Que feras
browser-gladiatori-play-beast_number = Quantas
browser-gladiatori-play-dogs = Cães
browser-gladiatori-play-wolves = Lobos
browser-gladiatori-play-lions = Leões
browser-gladiatori-play-bears = Ursos
browser-gladiatori-play-release_table = Dado de soltura
browser-gladiatori-play-turns = Turnos
browser-gladiatori-play-lone_seat-note = Em dois contra um, quem luta sozinho.
browser-gladiatori-group-players = Jogadores e lados
browser-gladiatori-group-players-note = duração, lados, entrada
browser-gladiatori-group-characters = Gladiadores e Itens
browser-gladiatori-group-characters-note = prontos ou criados, divisão dos Itens
browser-gladiatori-group-beasts = Feras
browser-gladiatori-group-beasts-note = sozinho, juntos, ou no caminho
browser-gladiatori-group-variants = Variantes
browser-gladiatori-group-variants-note = vantagens e regras opcionais
browser-gladiatori-gains = O que esta partida trouxe
browser-gladiatori-xp = { $xp } XP
browser-gladiatori-xp-chart = XP depois de cada partida
browser-gladiatori-gain-points = { $value ->
    [one] { $value } ponto de vitória
   *[other] { $value } pontos de vitória
}
browser-gladiatori-gain-victory = { $value } vitória
browser-gladiatori-gain-beasts = { $value ->
    [one] { $value } fera vencida
   *[other] { $value } feras vencidas
}
browser-gladiatori-unconscious = sem sentidos
browser-gladiatori-gain-fit = em forma
browser-gladiatori-gain-hurt = sem sentidos, { $points } PV
browser-gladiatori-gain-lost = morto, { $points } PV
browser-gladiatori-gain-dead = A campanha dele acabou. Um gladiador novo, sem XP, toma o seu lugar.
browser-gladiatori-gain-dead-short = morto
browser-gladiatori-coins-next = { $coins } moedas para a próxima criação
browser-gladiatori-coins-new = { $coins } moedas para o gladiador novo
browser-gladiatori-why-build-first = Um gladiador sem XP: { $coins } moedas. Ele é criado de novo antes de cada partida.
browser-gladiatori-why-build-xp = Ele é criado de novo antes de cada partida. Nestas { $coins } moedas contam os seus { $xp } XP, e delas dependem os limites de cartas.
browser-gladiatori-why-build-surplus = { $character } mantém tudo o que está impresso na ficha. Você acrescenta { $left ->
    [one] por { $left } moeda
   *[other] pelas { $left } moedas
} que tem a mais.
browser-gladiatori-why-character-xp = Uma ficha leva { $usual } das suas { $coins } moedas; as que sobram você gasta em seguida.
browser-gladiatori-how = Cada carta é força e vida. Antes de cada turno você divide o baralho em segredo: uma mão para agir e um baralho de vida para sangrar. Quem ataca de frente ganha pontos de vitória, quem golpeia pelas costas ou foge perde alguns. Depois de seis turnos, ou quando resta um só lado, vence quem tem mais pontos; só contra feras basta estar vivo.
browser-gladiatori-help-turn = Um turno
browser-gladiatori-help-turn-1 = Cartas: todos dividem o baralho ao mesmo tempo, em segredo. Os outros só veem os números.
browser-gladiatori-help-turn-2 = Ordem: primeiro quem tem menos pontos de vitória, nas duas rodadas de combate. As feras agem antes de todos.
browser-gladiatori-help-turn-3 = A sua rodada: mova-se com a Velocidade; ponha uma carta de Ação virada para baixo e cartas de combate em cima; depois ataque, ou não.
browser-gladiatori-help-turn-4 = A luta: a vítima responde com uma Reação e cartas. As duas somas são abertas; um ataque maior que a defesa fere.
browser-gladiatori-help-turn-5 = Descanso: a Resistência traz cartas e pontos de volta. Mão e baralho de vida se juntam.
browser-gladiatori-help-cards = Cartas são força e vida
browser-gladiatori-help-cards-action = As cartas de Ação dizem o que você faz. Você tem uma de cada, com 3 PV.
browser-gladiatori-help-cards-energy = As cartas de combate em cima dizem quão bem: o dano é 1 e metade das cartas do atacante. Energia 0 vale 1 PV, Energia 1 vale 2 PV, um Golpe especial 2, uma Finta 3.
browser-gladiatori-help-cards-life = Um ferimento se paga com cartas do baralho de vida e com Itens, que saem do jogo. A carta de capa é o último ponto de vida: sem ela, você está morto.
browser-gladiatori-help-match = Ação contra Reação
browser-gladiatori-help-match-attack = Como ataque
browser-gladiatori-help-match-reaction = Como Reação
browser-gladiatori-help-match-none = move, e nunca ataca
browser-gladiatori-help-match-strength = +1 por energia sobre ela; de frente
browser-gladiatori-help-match-dexterity = metade das cartas restantes na mão; de frente
browser-gladiatori-help-match-berserk = +5; de frente
browser-gladiatori-help-match-movement = reduz o ataque à metade, +2 por Velocidade, no máximo duas; sem Itens; não direto pelas costas
browser-gladiatori-help-match-same = Mais +5 se a Reação é a mesma carta da Ação. Adivinhe bem.
browser-gladiatori-help-around = Frente e costas
browser-gladiatori-help-around-note = As três casas à frente são a frente, as duas atrás dos ombros são lados traseiros, uma fica direto às costas. Por trás, quem defende tem −3 e nem Bloqueio, nem Aparo, nem Oposição; direto pelas costas, nem Esquiva.
browser-gladiatori-help-status = O que pode acontecer com você
browser-gladiatori-help-status-trapped = −3 no ataque e na defesa; só Oposição; sem mover, um giro de um lado. Três marcadores de uma rede; dois Elementos tiram um.
browser-gladiatori-help-status-unbalanced = Um marcador ainda não faz nada; o segundo derruba você.
browser-gladiatori-help-status-down = −5 no ataque e na defesa; só Bloqueio. Os dois marcadores têm de sair antes de se levantar.
browser-gladiatori-help-status-passive = Sem cartas, Habilidades ou Poderes; Perícia e Itens ainda defendem. Quem passa fica assim pelo resto da sua rodada, quem não pode reagir, por essa luta.
browser-gladiatori-help-points = Pontos de vitória
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
browser-gladiatori-help-points-note = Todos começam com 10. Uma dupla contra um perde 10 no fim.
browser-gladiatori-help-beasts = Feras
browser-gladiatori-help-beasts-dog = Muitos e fracos. Dados iguais chamam mais um.
browser-gladiatori-help-beasts-wolf = Dados iguais chamam mais um; um sete desequilibra você.
browser-gladiatori-help-beasts-lion = Dados iguais mordem com o dobro da força, se você não recuar com a Velocidade; um sete derruba você.
browser-gladiatori-help-beasts-bear = Um dado a mais que os outros. Dados iguais somam 2 por dado; um sete custa uma carta ou um Item.
browser-gladiatori-help-beasts-note = Elas rolam dados em vez de jogar cartas e não têm frente: uma defesa abaixo do seu ataque as mata.
browser-gladiatori-help-campaign = Campanha
browser-gladiatori-help-campaign-note = Com a opção Campanha uma partida dá XP: 1 a cada 10 pontos de vitória, 1 pela vitória, ou de 1 a 3 pelas feras vencidas. Cada 2 XP são uma moeda a mais na próxima criação. Morto com −4 PV ou mais, você sai carregado e volta; com −5 ou menos, o seu gladiador está morto.
browser-gladiatori-help-keys-note = Escolha com Enter uma casa acesa, gire com ← e → e aperte Enter de novo; Esc volta.

## O que resulta de uma escolha

# $word é o resultado, os outros são os seus números. gladiatori-foretold-figure é só o número que conta.
gladiatori-foretold = { $word ->
    [held] defesa { $defence } de { $attack }: detido
    [hit] defesa { $defence } de { $attack }: atingido mesmo assim, faltam { $short }
    [death] defesa { $defence } de { $attack }: { $damage } de dano é a sua morte
    [netted] defesa { $defence } de { $attack }: a rede prende você
    [broken] defesa { $defence } de { $attack }: o seu Item se quebra
    [damaged] defesa { $defence } de { $attack }: o seu Item fica danificado
    [ward] { $halved ->
        [1] corta o ataque pela metade, e assim detém até { $stops }
       *[other] detém até { $stops }
    }{ $more ->
        [0] {""}
       *[other] {""}; com { gladiatori-with } { $most }
    }{ $match ->
        [0] {""}
       *[other] {""}; mais { $match } se a carta do atacante for a mesma
    }
    [safe] { $halved ->
        [1] corta o ataque pela metade, e assim detém até { $stops }; o ataque é { $attack }
       *[other] detém até { $stops }, e o ataque é { $attack }
    }: basta
    [defends] { $halved ->
        [1] corta o ataque pela metade, e assim detém até { $stops }; o ataque é { $attack }
       *[other] detém até { $stops }, e o ataque é { $attack }
    }{ $more ->
        [0] {""}
       *[other] {""}; com { gladiatori-with } { $most }
    }
    [planned] { $attack ->
        [0] defesa { $defence }{ $halved ->
            [0] {""}
           *[other] {""}, e o ataque cai pela metade
        }
       *[other] defesa { $defence } de { $attack }
    }{ $more ->
        [0] {""}
       *[other] {""}; com { gladiatori-with } { $most }
    }{ $match ->
        [0] {""}
       *[other] {""}; mais { $match } se a carta do atacante for a mesma
    }
    [meets] defesa { $defence } de { $attack }: basta
    [lacks] defesa { $defence } de { $attack }{ $more ->
        [0] {""}
       *[other] {""}; com { gladiatori-with } { $most }
    }
    [needless] defesa { $defence } de { $attack }: detido também sem ela
    [null] ataque { $attack }: nenhum golpe
    [attacks] ataque { $attack }, { $damage } de dano se acertar
    [strikes] ataque { $attack }{ $more ->
        [0] {""}
       *[other] , com Ofensiva { $most }
    }; { $damage } de dano se acertar
    [nets] ataque { $attack } com a rede
    [kills] ataque { $attack } contra os dados dela
    [holds] ataque { $attack } com a rede, contra os dados dela
    [helps] { $bonus ->
        [0] ataque { $attack }: nenhuma ajuda
       *[other] ataque { $attack }: ajuda de { $bonus }
    }
    [up-to] ataque até { $attack }
    [deeper] até { $most } de dano a mais por igual ataque a menos
    [raised] { $value } passa a { $raised }
    [sweeps] { $allies ->
        [0] { $count ->
            [one] atinge um inimigo
           *[other] atinge { $count } inimigos
        }
       *[other] atinge também os seus
    }
    [ally] um dos seus
    [front] { $attack ->
        [0] de frente
       *[other] de frente, ataque { $attack }{ $more ->
            [0] {""}
           *[other] , com Ofensiva { $most }
        }{ $damage ->
            [0] {""}
           *[other] , { $damage } de dano se acertar
        }
    }
    [rear] { $attack ->
        [0] pelas costas, sem honra
       *[other] pelas costas, sem honra, ataque { $attack }{ $more ->
            [0] {""}
           *[other] , com Ofensiva { $most }
        }{ $damage ->
            [0] {""}
           *[other] , { $damage } de dano se acertar
        }
    }
    [breaks] { $damage } de dano para { $life } PV: quebra se você acertar
    [dents] { $damage } de dano para { $life } PV: danificado se você acertar
    [passive] nenhuma Reação até o fim da sua rodada
    [back] { $count ->
        [one] pode voltar { $count } Elemento
       *[other] podem voltar { $count } Elementos
    }
    [only-sweep] só com Varredura: o inimigo está ao seu lado, não bem à frente
    [not-ahead] sem ataque: o inimigo está ao seu lado, não bem à frente
    [nobody-near] sem ataque: ninguém bem à frente
    [void] o ataque já é nulo
    [regained] o que você pôs volta
    [undone] como se nada tivesse acontecido
    [missed] { $attack } contra { $defence }: detido
    [lands] { $attack } contra { $defence }: acerta
    [works] { $attack } contra { $defence }: funciona
    [slays] { $attack } contra { $defence }: a fera morre
    [yields] tudo o que você tem não basta: é a sua morte
    [left] restam { $left } PV
    [bare] só resta a capa: o próximo ferimento mata
    [torn] depois o ferimento de { $damage } mata você
    [life] { $left } PV
    [falls] segundo marcador: você fica Caído
    [marker] um marcador Desequilibrado
    [mauled] ataque { $attack }, e o que passar conta em dobro
    [escapes] sem ataque, por um ponto de Velocidade
    [dies] o fim
    [fights-on] de pé até o fim da próxima rodada
    [flight] se você terminar a rodada assim
    [behind] um inimigo à frente, visto por trás
    [faces] um inimigo bem à frente
    [sheet] { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }, { $life } PV ao todo
    [coins] { $left ->
        [one] resta { $left } moeda
       *[other] restam { $left } moedas
    }
    [clashes] o mesmo símbolo de um Item seu: um dos dois tem de sair
    [apart] a { $far ->
        [one] { $far } casa
       *[other] { $far } casas
    } do inimigo mais próximo
    [towards] o inimigo mais próximo à sua frente
    [away] o inimigo mais próximo às suas costas
    [stays] ele fica onde está
    [he-staggers] ele recebe um marcador Desequilibrado
    [he-falls] o segundo marcador dele: ele fica Caído
    [beast-moves] a fera é deslocada
   *[surrenders] fora da partida
}
# De que uma soma ainda pode subir.
gladiatori-with = { $with ->
    [guard] Guarda
    [speed] Velocidade
    [offense] Ofensiva
   *[both] Guarda e Velocidade
}
browser-gladiatori-with-more = com { gladiatori-with } { $most }
browser-gladiatori-halves = corta o ataque pela metade
# O mesmo ao lado do número, onde não é preciso repeti-lo; senão nada.
gladiatori-foretold-note = { $word ->
    [strikes] { $more ->
        [0] {""}
       *[other] com Ofensiva { $most }; {""}
    }{ $damage } de dano se acertar
    [attacks] { $damage } de dano se acertar
    [planned] { $more ->
        [0] { $match ->
            [0] {""}
           *[other] mais { $match } se a carta do atacante for a mesma
        }
       *[other] com { gladiatori-with } { $most }{ $match ->
            [0] {""}
           *[other] {""}; mais { $match } se a carta do atacante for a mesma
        }{ $halved ->
            [0] {""}
           *[other] {""}; o ataque cai pela metade
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
# O que o número conta, numa palavra.
gladiatori-foretold-unit = { $word ->
    [held] PV
    [needless] PV
    [hit] PV
    [death] PV
    [missed] PV
    [lands] PV
    [left] PV
    [bare] PV
    [torn] PV
    [life] PV
    [ward] { $stops ->
        [one] contido
       *[other] contidos
    }
    [safe] { $stops ->
        [one] contido
       *[other] contidos
    }
    [defends] { $stops ->
        [one] contido
       *[other] contidos
    }
    [planned] defesa
    [meets] defesa
    [lacks] defesa
    [null] ataque
    [attacks] ataque
    [strikes] ataque
    [nets] ataque
    [up-to] ataque
    [deeper] dano
    [breaks] dano
    [dents] dano
    [sweeps] inimigos
    [front] pts
    [rear] pts
    [flight] pts
    [surrenders] pts
    [back] Elementos
    [coins] moedas
    [apart] casas
   *[other] {""}
}
# Um passo que se salta, e por quê.
gladiatori-skipped = { $why ->
    [not-ahead] Sem ataque: o inimigo está ao seu lado, mas não bem à frente (6.18).
   *[nobody-near] Sem ataque: ninguém está bem à sua frente (6.18).
}
gladiatori-refusal-hex-far = Você anda uma casa de cada vez: toque numa vizinha (8.4.1).
gladiatori-refusal-hex-occupied = Alguém já está ali (8.4.2).
gladiatori-refusal-bound = Preso ou Caído, você não anda, e só vira uma vez, um lado (14.1, 14.7).
gladiatori-refusal-no-speed = Você não tem mais Velocidade para andar (6.6).
gladiatori-refusal-not-straight-ahead = Esse inimigo está ao seu lado, mas não bem à frente: você golpeia a casa para a qual olha (6.18).
gladiatori-refusal-out-of-reach = Esse inimigo está fora de alcance: você golpeia a casa bem à frente, ou lança o que se pode lançar (6.18, 10.1).
gladiatori-refusal-nobody-there = Não há ali ninguém para combater (6.16).
gladiatori-refusal-own-side = Essa peça é do seu lado (3.9).
gladiatori-refusal-movement-strikes-nobody = Com uma carta de Movimento não se ataca ninguém (6.16, 8.4.1).
gladiatori-refusal-not-in-attack-area = Não está na área à sua frente em que você pode lançar (10.4).
gladiatori-refusal-behind-somebody = Há alguém no caminho (10.5).
gladiatori-refusal-push-taken = Já há alguém ali: o alvo é empurrado para uma casa livre ao lado dele (12.6).
gladiatori-refusal-no-ally-there = Não há ninguém ali: toque no aliado que você ajuda (6.20).
gladiatori-refusal-not-an-ally = Esse não é seu aliado (6.20).
gladiatori-refusal-not-in-the-arc = Não está nas três casas desta Varredura, ou já é um alvo (11.1).

## O que uma coisa é nesta posição

browser-gladiatori-now-card = As suas: { $deck ->
    [0] { $hand } na mão, { $life } no baralho de vida
   *[other] { $deck } no baralho
}, { $discard } no descarte.
browser-gladiatori-now-trait = { $now } de { $start }.
browser-gladiatori-now-power = Você o tem e ainda não o usou.

browser-gladiatori-against = contra

## The balance of the game

gladiatori-balance-character = Gladiador
gladiatori-balance-item = Item
gladiatori-balance-power = Poder
gladiatori-balance-ending = Fim
gladiatori-balance-ending-name = { $ending ->
    [last-turn] último turno
    [one-left] resta um lado
    [beasts-dead] nenhuma fera
   *[all-dead] nenhum gladiador
}
