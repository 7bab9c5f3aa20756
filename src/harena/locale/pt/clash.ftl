# Clash of the Gladiators. Português do Brasil.
#
# Para cada jogador $x há três variáveis: $x é o nome, $x-is vale "you" para quem lê, "nobody" ou
# "other", e $x-vowel vale "yes" se o nome começa com som de vogal. $piece e $foe são nomes com o
# seu artigo, como clash-team-of e clash-animal os dão. Os eventos são frases: quem os mostra põe a
# primeira letra em maiúscula.

clash-title = Clash of the Gladiators
clash-about =
    De dois a cinco jogadores põem equipes de gladiadores numa arena de hexágonos, soltam animais
    selvagens e lutam até que só um jogador ainda tenha gladiadores ou todos os animais estejam mortos.
clash-aim = Vence quem tiver mais pontos: 1 por gladiador capturado ou ainda vivo no fim, 2 por animal.
clash-welcome =
    Primeiro você escolhe seus gladiadores, um de cada vez. Depois os animais enchem todos os espaços
    livres. Então se ataca, cada um na sua vez. Um gladiador capturado vale 1 ponto, um animal 2, e cada um
    dos seus que sobrevive 1. Vence quem tiver mais pontos. Numa linha cabem duas respostas, como
    C2 espada.

## Nomes

clash-letters = LRETS
clash-type = { $type ->
    [spear] lança
    [net] rede
    [sword] espada
    [trident] tridente
   *[shield] escudo
}
clash-gladiator = { $type ->
    [spear] gladiador com lança
    [net] gladiador com rede
    [sword] gladiador com espada
    [trident] gladiador com tridente
   *[shield] gladiador com escudo
}
clash-ability = { $type ->
    [spear] se você tiver mais, rola primeiro
    [net] neutraliza um inimigo, nunca um animal
    [sword] um dado a mais
    [trident] se você tiver mais, pode relançar
   *[shield] detém um golpe simples, nunca um mortal
}
clash-animal = { $kind ->
    [lion] o leão { $name }
    [bull] o touro { $name }
   *[bear] o urso { $name }
}
clash-animal-label = { $kind ->
    [lion] leão { $name }
    [bull] touro { $name }
   *[bear] urso { $name }
}
clash-tile = { $animal } { $symbols } { $wounds }/{ $life }
clash-team-of = { $seat-is ->
    [you] a sua equipe
   *[other] a equipe de { $seat }
}
clash-hits = { $singles ->
    [0] { $lethals ->
        [0] nenhum golpe
        [one] 1 golpe mortal
       *[other] { $lethals } golpes mortais
    }
    [one] { $lethals ->
        [0] 1 golpe simples
        [one] 1 golpe simples, 1 golpe mortal
       *[other] 1 golpe simples, { $lethals } golpes mortais
    }
   *[other] { $lethals ->
        [0] { $singles } golpes simples
        [one] { $singles } golpes simples, 1 golpe mortal
       *[other] { $singles } golpes simples, { $lethals } golpes mortais
    }
}

clash-word-keep = manter
clash-word-again = relançar
clash-word-pass = passar
clash-word-off = neutralizado

## Perguntas

clash-ask-place = Para onde vai o seu próximo gladiador? Abra uma nova equipe ou reforce uma das suas.
clash-ask-recruit = { $strength ->
    [none] Qual gladiador você põe em { $space }?
   *[other] Qual gladiador você junta a { $strength } em { $space }?
}
clash-ask-lair = Onde você põe { $piece }?
clash-ask-team = Qual das suas equipes ataca?
clash-ask-ground = De onde parte o ataque?
clash-ask-target = Que alvo ataca { $piece } de { $space }?
clash-ask-beast = Você não tem mais gladiadores. Qual animal você conduz?
clash-ask-net = { $count ->
    [one] Quem você neutraliza com a sua rede?
   *[other] Quem você neutraliza? Você tem { $count } redes para lançar.
}
clash-ask-reroll = { $hits }. Você mantém esta rolagem ou relança todos os dados?
clash-ask-casualty = { $count ->
    [one] Você perde um gladiador. Qual você entrega?
   *[other] Você perde { $count } gladiadores. Qual você entrega primeiro?
}

## Opções

clash-option-place = { $there ->
    [team] { $space } { $strength }
   *[other] { $space }
}
clash-option-recruit = { clash-type } ({ $left }): { clash-ability }
clash-option-lair = { $space }
clash-option-team = { $space } { $strength }
clash-option-ground = { $how ->
    [stay] { $space } ficar
    [enter] { $space } entrar
   *[move] { $space } mover
}
clash-option-target = { $space } { $piece } ({ $strength })
clash-option-beast = { $where ->
    [arena] { $tile } em { $space }
    [beside] { $tile }, ao lado da arena
   *[pass] passar: não atacar ninguém nesta vez
}
clash-option-net = { clash-gladiator }
clash-option-reroll = { $again ->
    [keep] manter esta rolagem
   *[again] relançar todos os dados; vale a segunda rolagem
}
clash-option-casualty = { $off ->
    [yes] { clash-gladiator } (neutralizado)
   *[no] { clash-gladiator }
}

## Chances

# Títulos de colunas, e o que há nelas. Os pontos são os ganhos em média, as perdas os próprios
# gladiadores; melhor e pior comparam uma segunda rolagem com a primeira.
clash-odds-target_falls = cai
clash-odds-target_falls-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
clash-odds-attacker_falls = você cai
clash-odds-attacker_falls-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
clash-odds-won = pontos ganhos
clash-odds-won-value = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
clash-odds-lost = gladiadores perdidos
clash-odds-unit = pontos
clash-odds-expected = { $lost ->
    [one] você perde { NUMBER($lost, minimumFractionDigits: 1, maximumFractionDigits: 1) } homem
   *[other] você perde { NUMBER($lost, minimumFractionDigits: 1, maximumFractionDigits: 1) } homens
}
clash-odds-lost-value = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
clash-odds-better = melhor
clash-odds-better-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
clash-odds-worse = pior
clash-odds-worse-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
clash-odds-about-team = chances contra o melhor alvo
clash-odds-about-ground = chances contra o melhor alvo
clash-odds-about-beast = chances contra o melhor alvo

## O que aconteceu

clash-event-began = { $seat-is ->
    [you] você começa.
   *[other] { $seat } começa.
}
clash-event-round_began = { $phase ->
    [entry] entrada na arena, rodada { $round }
   *[fight] o combate, rodada { $round }
}
clash-event-recruited = { $seat-is ->
    [you] { $new ->
        [yes] você abre uma nova equipe em { $space } com um { clash-gladiator }.
       *[no] você põe um { clash-gladiator } em { $space }: { $team }.
    }
   *[other] { $new ->
        [yes] { $seat } abre uma nova equipe em { $space } com um { clash-gladiator }.
       *[no] { $seat } põe um { clash-gladiator } em { $space }: { $team }.
    }
}
clash-event-entry_ended = todas as equipes estão completas. Os gladiadores que sobraram nas pilhas saem do jogo.
clash-event-drawn = { $seat-is ->
    [you] você compra { $piece } ({ $symbols }, vida { $life }).
   *[other] { $seat } compra { $piece } ({ $symbols }, vida { $life }).
}
clash-event-settled = { $seat-is ->
    [you] você põe { $piece } em { $space }.
   *[other] { $seat } põe { $piece } em { $space }.
}
clash-event-turned_up = a arena está cheia. Ao lado, virados para cima: { $tiles }.
clash-event-moved = { $piece } se move de { $start } para { $space }.
clash-event-led = { $seat-is ->
    [you] você conduz { $piece } ({ $symbols }).
   *[other] { $seat } conduz { $piece } ({ $symbols }).
}
clash-event-entered = { $piece } entra na arena em { $space }.
clash-event-passed = { $seat-is ->
    [you] você não ataca ninguém nesta vez.
   *[other] { $seat } não ataca ninguém nesta vez.
}
clash-event-attacked = { $piece } ({ $strength }) em { $start } ataca { $foe } ({ $foe-strength }) em { $space }.
clash-event-faced = { $tied ->
    [1] lanças iguais ({ $spears } de cada lado): o atacante rola primeiro, ou seja, { $piece }.
   *[0] mais lanças ({ $spears } contra { $others }): { $piece } rola primeiro.
}
clash-event-netted = { $seat-is ->
    [you] você lança uma rede: um { clash-gladiator } em { $space } é neutralizado.
   *[other] { $seat } lança uma rede: um { clash-gladiator } em { $space } é neutralizado.
}
clash-event-rolled = { $again ->
    [again] { $seat-is ->
        [you] você relança todos os dados: { $dice } { $hits }.
       *[other] { $seat } relança todos os dados: { $dice } { $hits }.
    }
   *[keep] { $for-animal ->
        [yes] { $seat-is ->
            [you] para { $piece } você rola { $count ->
                [one] { $count } dado
               *[other] { $count } dados
            }: { $dice } { $hits }.
           *[other] para { $piece } { $seat } rola { $count ->
                [one] { $count } dado
               *[other] { $count } dados
            }: { $dice } { $hits }.
        }
       *[no] { $seat-is ->
            [you] você rola { $count ->
                [one] { $count } dado
               *[other] { $count } dados
            }: { $dice } { $hits }.
           *[other] { $seat } rola { $count ->
                [one] { $count } dado
               *[other] { $count } dados
            }: { $dice } { $hits }.
        }
    }
}
clash-event-struck = { $stopped ->
    [one] um escudo detém um golpe simples.
   *[other] os escudos detêm { $stopped } golpes simples.
}
clash-wounds-team = { $lost ->
    [0] { $piece } em { $space } recebe um marcador de Ferida: +{ $left }.
    [one] { $pairs ->
        [0] { $piece } em { $space } perde um gladiador por um golpe mortal{ $left ->
            [0] .
           *[other] ; marcadores de Ferida: +{ $left }.
        }
       *[other] { $piece } em { $space } tem { $tokens } marcadores de Ferida, e cada dois custam um gladiador{ $left ->
            [0] : perde um.
           *[other] : perde um e fica +{ $left }.
        }
    }
   *[other] { $piece } em { $space } perde { $lost } gladiadores ({ $lethals } por golpes mortais, { $pairs } por pares de marcadores de Ferida){ $left ->
        [0] .
       *[other] ; fica +{ $left }.
    }
}
clash-wounds-animal = { $wounds ->
    [one] { $piece } recebe { $wounds } ferida: { $total } de { $life }.
   *[other] { $piece } recebe { $wounds } feridas: { $total } de { $life }.
}
clash-event-fell = { $captor-is ->
    [you] { $seat } entrega um { clash-gladiator }: vai para o seu cercado.
    [nobody] { $seat-is ->
        [you] você entrega um { clash-gladiator }: sai do jogo.
       *[other] { $seat } entrega um { clash-gladiator }: sai do jogo.
    }
   *[other] { $seat-is ->
        [you] você entrega um { clash-gladiator }: vai para o cercado de { $captor }.
       *[other] { $seat } entrega um { clash-gladiator }: vai para o cercado de { $captor }.
    }
}
clash-event-wiped_out = { $captor-is ->
    [you] { $piece } em { $space } é eliminada: { $count ->
        [one] o último gladiador vai
       *[other] os últimos { $count } gladiadores vão
    } para o seu cercado.
    [nobody] { $piece } em { $space } é eliminada: { $count ->
        [one] o último gladiador sai
       *[other] os últimos { $count } gladiadores saem
    } do jogo.
   *[other] { $piece } em { $space } é eliminada: { $count ->
        [one] o último gladiador vai
       *[other] os últimos { $count } gladiadores vão
    } para o cercado de { $captor }.
}
clash-event-killed = { $captor-is ->
    [you] { $piece } em { $space } está morto. É seu: { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
    [nobody] { $piece } em { $space } está morto e sai do jogo.
   *[other] { $piece } em { $space } está morto. { $captor } fica com ele: { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
}
clash-event-advanced = { $piece } avança de { $start } para { $space }.
clash-event-ended = { $reason ->
    [one-left] só um jogador ainda tem gladiadores: a partida acabou.
    [no-animals] todos os animais estão mortos: a partida acabou.
   *[idle] há tempo demais não acontece nada: a partida acabou.
}
clash-event-survived = { $seat-is ->
    [you] os seus gladiadores sobreviventes vão para o seu cercado: { $count }.
   *[other] os gladiadores sobreviventes de { $seat } vão para o cercado do seu dono: { $count }.
}
clash-event-scored = { $points ->
    [one] { $seat }: { $points } ponto.
   *[other] { $seat }: { $points } pontos.
}

## A regra por trás de uma escolha

clash-rule-place =
    Cada um na sua vez, todos colocam um gladiador (2.2.1). Ou começa uma nova equipe sua num espaço
    livre, enquanto você tiver bases, ou cresce uma equipe sua com menos de quatro (2.2.3). Uma nova equipe não pode ficar
    ao lado de outra sua enquanto houver outros espaços livres (2.2.5). O que foi colocado fica (2.2.7).
clash-rule-recruit =
    Pegue um gladiador de uma pilha que não esteja vazia (2.2.6). As lanças decidem quem rola primeiro
    (5.1). Cada rede neutraliza um gladiador inimigo durante a batalha (5.2), mas nenhum animal (6.2). Uma equipe rola um dado, mais
    um por espada ativa (5.3). Com mais tridentes ativos que o outro lado você pode relançar (5.4). Cada
    escudo ativo detém um golpe simples, nunca um mortal (5.5).
clash-rule-lair =
    Os animais enchem todos os espaços ainda livres (2.3). Você vê o animal antes de escolher o lugar dele
    (2.3.1). Ele não é de ninguém: qualquer um pode atacá-lo, e quem dá o último golpe fica com ele por 2 pontos (6.9).
clash-rule-team =
    Na sua vez você tem de atacar com uma das suas equipes uma equipe adversária ou um animal (3.2). Você
    escolhe qual; não pode passar. A equipe, o espaço de onde ela luta e o alvo são um só plano (3.6).
    As colunas dizem as chances de o alvo e você caírem, e os pontos ganhos e gladiadores perdidos em média.
clash-rule-ground =
    Uma equipe com três gladiadores ou menos, ou que não toca nenhum inimigo, pode andar por espaços
    livres antes de atacar (4.1, 4.3). Não pode atravessar nenhuma peça (4.4), tem de terminar ao lado de um alvo e
    fica ali depois da batalha (4.7). Um animal conduzido pode sempre andar, a menos que se jogue que o que o toca o detém (7.4).
clash-rule-target =
    O alvo tem de ser adjacente e nunca é seu (3.3, 3.4). Rola primeiro o lado com mais lanças, com
    lanças iguais o atacante (5.1). Cada lado rola uma vez. Um golpe mortal custa um gladiador, um simples deixa um
    marcador de Ferida, e cada dois marcadores custam um gladiador (5.6). Num animal um golpe simples é uma ferida, um mortal
    são duas (6.6). Quem elimina o outro avança para o espaço dele (5.8).
    As colunas dizem as chances de o alvo e você caírem, e os pontos ganhos e gladiadores perdidos em média.
clash-rule-beast =
    Sem gladiadores você continua a jogar: a cada vez conduz um animal da arena, ou traz um de fora
    para um espaço livre, e ataca qualquer equipe ou outro animal (7.2, 7.3, 7.4). O que ele mata é seu (7.6);
    o animal, não (7.9).
clash-rule-net =
    O lado que rola primeiro lança antes todas as suas redes, depois o outro as que ainda tem (5.2.1,
    5.2.2). Cada rede neutraliza nesta batalha um inimigo ativo de qualquer tipo (5.2.3). Os neutralizados não fazem nada,
    mas podem ser entregues como perdas (5.2.5).
clash-rule-reroll =
    Com mais tridentes ativos que o outro lado você pode relançar uma vez (5.4.1). Todos os dados são
    relançados, e vale a segunda rolagem mesmo que seja pior (5.4.2). Os escudos contam depois (5.5).
clash-rule-casualty =
    Cada golpe mortal custa um gladiador, depois cada dois marcadores de Ferida custam um (5.6.1, 5.6.3).
    Você escolhe quem entrega, ativo ou neutralizado (5.6.6). Quem já não está não conta quando a sua equipe rola (5.7.2).
    A perda vai para o cercado de quem rolou, ou sai do jogo se foi um animal que ninguém conduzia (5.6.5, 6.11).

## Por que algo não pode ser escolhido

clash-refusal-own-team = É a sua própria equipe, e ela nunca é um alvo (3.3).
clash-refusal-nothing-there = Ali não há ninguém para atacar (3.3).
clash-refusal-not-adjacent = Não é adjacente ao atacante (3.4).
clash-refusal-space-taken = Ali já está alguém (2.2.5, 2.3.1, 4.4).
clash-refusal-no-target-there = Ao lado desse espaço não haveria nenhum alvo (4.3).
clash-refusal-cannot-move-there = O atacante não pode ir até lá: não há caminho por espaços livres, ou ele não pode se mover (4.1, 4.3).
clash-refusal-team-full = Essa equipe está completa: no máximo quatro gladiadores (2.2.3).
clash-refusal-no-base-left = Você não tem mais bases para uma nova equipe (2.2.3).
clash-refusal-beside-own-base = Fica ao lado de uma equipe sua, e ainda há outros espaços livres (2.2.5).
clash-refusal-not-your-team = Não é uma equipe sua (3.2).
clash-refusal-team-walled-in = Essa equipe está cercada pelas suas: não pode atacar ninguém (3.2, 4.4).
clash-refusal-pile-empty = Essa pilha está vazia (2.2.6).
clash-refusal-animal-not-there = Esse animal não pode ser conduzido agora (7.2, 7.3).
clash-refusal-must-attack = Sem gladiadores você tem de atacar com um animal (7.2).
clash-refusal-no-room = Não há espaço livre ao lado de uma peça onde ele possa entrar (7.3).
clash-refusal-nobody-to-net = Não há inimigo ativo desse tipo (5.2.3).
clash-refusal-nobody-to-give = Não há um gladiador assim nesta equipe (5.6.6).

## Opções de jogo

clash-play-first = Quem começa: por sorteio, ou o lugar com este número, contando de 0.
clash-play-first-lot = por sorteio
clash-play-spacing = Se as novas equipes devem ficar longe das outras do mesmo jogador enquanto puderem.
clash-play-spacing-true = devem
clash-play-spacing-false = não precisam
clash-play-path = Se um movimento pode continuar além de um espaço que toca um alvo.
clash-play-path-free = pode
clash-play-path-first_contact = termina ali
clash-play-beasts = Se um jogador sem gladiadores deve atacar com um animal a cada vez.
clash-play-beasts-must_attack = deve
clash-play-beasts-may_pass = pode passar
clash-play-beast_moves = Quando um animal conduzido por um jogador pode mover-se antes de atacar.
clash-play-beast_moves-always = sempre, como uma equipe de três ou menos
clash-play-beast_moves-if_alone = só sem nada ao lado
clash-play-fallen_beast = Quem pontua um animal conduzido, morto por outro que ninguém conduz.
clash-play-fallen_beast-roller = quem rolou pelo vencedor
clash-play-fallen_beast-nobody = ninguém
clash-play-idle_limit = Quantas batalhas seguidas sem nenhum efeito encerram a partida.

## Tabelas e quadros

clash-attacker = Atacante
clash-defender = Defensor
clash-small-letters = Letras minúsculas: neutralizados por uma rede.
clash-legend-token = +1 ferida
clash-legend-life = 1/4 feridas/vida
clash-piles = Pilhas:
clash-standing-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
clash-standing-arena = { $teams ->
    [one] { $teams } equipe
   *[other] { $teams } equipes
}, { $men ->
    [one] { $men } gladiador
   *[other] { $men } gladiadores
}{ $bases ->
    [0] {""}
    [one] , 1 base a colocar
   *[other] , { $bases } bases a colocar
}
clash-standing-pen = cercado: { $captives ->
    [one] { $captives } gladiador
   *[other] { $captives } gladiadores
}, { $animals ->
    [one] { $animals } animal
   *[other] { $animals } animais
}
clash-animals-left = Animais: { $arena } na arena, { $beside } ao lado, { $stack ->
    [one] { $stack } virado para baixo
   *[other] { $stack } virados para baixo
}.
clash-beside = Ao lado da arena: { $tiles }.
clash-worth = { $count ->
    [0] -
   *[other] { $count } = { $total }
}
clash-column-player = Jogador
clash-column-points = Pontos
clash-column-captives = Capturados
clash-column-survivors = Sobreviventes
clash-column-animals = Animais
clash-column-arena = Na arena

## No navegador

browser-clash-about = Equipes de quatro, cinco armas, animais selvagens, dados rápidos.
browser-clash-play-first = Primeiro jogador
browser-clash-play-first-note = Quem começa: por sorteio, ou um dos lugares.
browser-clash-play-spacing = Equipes próprias afastadas
browser-clash-play-path = Caminho livre
browser-clash-play-beasts = Sem gladiadores
browser-clash-play-beast_moves = Movimento de animais conduzidos
browser-clash-play-fallen_beast = Animal conduzido morto
browser-clash-play-idle_limit = Batalhas sem efeito
browser-clash-tab-beside = Cercados
browser-clash-how = Primeiro você escolhe gladiadores, um de cada vez, e abre ou reforça equipes. Depois os animais enchem cada espaço livre. Então se ataca, cada um na sua vez. Um gladiador capturado vale 1 ponto, um animal 2, e cada um dos seus que sobrevive 1. Vence quem tiver mais pontos.
browser-clash-glance = Em resumo
browser-clash-face-blank-means = Um golpe falho.
browser-clash-face-single-means = Golpe simples: um marcador de Ferida. Dois marcadores custam um gladiador. Os escudos detêm golpes simples.
browser-clash-face-lethal-means = Golpe mortal: um gladiador cai na hora. Nada o detém.
browser-clash-rule-of-place = Colocar um gladiador
browser-clash-rule-of-recruit = Escolher um tipo
browser-clash-rule-of-lair = Colocar um animal
browser-clash-rule-of-team = Escolher uma equipe
browser-clash-rule-of-ground = Mover antes do ataque
browser-clash-rule-of-target = Escolher um alvo
browser-clash-rule-of-net = Lançar as redes
browser-clash-rule-of-reroll = Rolar de novo
browser-clash-rule-of-casualty = Entregar gladiadores
browser-clash-rule-of-beast = Conduzir um animal
browser-clash-arena = Arena, { $count } espaços
browser-clash-round = rodada { $number }
browser-clash-entry = entrada
browser-clash-space-empty = { $space }: vazio.
browser-clash-space-team = { $space }: { $team }, { $count ->
    [one] { $count } gladiador
   *[other] { $count } gladiadores
}: { $men }{ $tokens ->
    [0] .
    [one] ; 1 marcador de Ferida.
   *[other] ; { $tokens } marcadores de Ferida.
}
browser-clash-space-animal = { $space }: { $animal }, { $symbols }; { $wounds } de { $life } ferimentos.
browser-clash-count = { $type ->
    [spear] { $count ->
        [one] { $count } lança
       *[other] { $count } lanças
    }
    [net] { $count ->
        [one] { $count } rede
       *[other] { $count } redes
    }
    [sword] { $count ->
        [one] { $count } espada
       *[other] { $count } espadas
    }
    [trident] { $count ->
        [one] { $count } tridente
       *[other] { $count } tridentes
    }
   *[shield] { $count ->
        [one] { $count } escudo
       *[other] { $count } escudos
    }
}
browser-clash-netted = { $type } (na rede)
browser-clash-fallen = { $type } (caído)
browser-clash-wound-token = marcador de Ferida
browser-clash-face-blank = golpe falho
browser-clash-face-single = golpe simples
browser-clash-face-lethal = golpe mortal
browser-clash-beside = ao lado da arena
browser-clash-places-space = Espaço
browser-clash-places-what = Quem está lá
browser-clash-places-choose = Escolha
browser-clash-ability-left = { $ability } · { $left ->
    [one] resta { $left }
   *[other] restam { $left }
}
browser-clash-keep = Manter esta rolagem
browser-clash-again = Rolar tudo de novo
browser-clash-again-note = vale a segunda rolagem, mesmo que seja pior
browser-clash-do-place = Colocar em
browser-clash-do-lair = Pôr em
browser-clash-do-team = Enviar
browser-clash-do-ground = Ir para
browser-clash-do-target = Atacar
browser-clash-why-place = { $bases ->
    [0] Suas equipes crescem até quatro gladiadores.
    [one] Você pode abrir mais uma equipe.
   *[other] Você pode abrir mais { $bases } equipes.
}
browser-clash-why-recruit = Cada tipo faz uma coisa na batalha.
browser-clash-why-lair = { $tile }. Quem der o último golpe fica com ele por { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
browser-clash-why-team = Uma equipe ataca a cada vez; você não pode passar. À direita, o que seu melhor ataque rende em média.
browser-clash-why-ground = Ela pode andar por espaços livres antes de atacar, e fica lá. À direita, seu melhor ataque, em média.
browser-clash-why-ground-touch = Ela pode andar por espaços livres antes de atacar, e fica lá, ou atacar do próprio espaço.
browser-clash-why-target = Pontos e perdas são médias sobre todos os dados. Toque num alvo, e de novo para atacar.
browser-clash-why-net = O gladiador que você escolher não faz nada nesta batalha.
browser-clash-why-reroll = Você tem mais tridentes. Vale a segunda rolagem.
browser-clash-why-casualty = { $rolls ->
    [0] Quem sai não volta; nesta batalha a sua equipe não rola mais.
   *[other] Quem sai não conta mais quando a sua equipe rola, agora ou depois.
}
browser-clash-why-beast = Você continua a jogar: a cada vez conduz um animal. O que ele mata é seu; o animal, não. À direita, seu melhor ataque, em média.
browser-clash-phase-entry = Entram os gladiadores
browser-clash-phase-animals = Entram os animais
browser-clash-phase-fight = O combate
browser-clash-phase-team = Equipe
browser-clash-phase-beast = Animal
browser-clash-phase-ground = Terreno
browser-clash-phase-target = Alvo
browser-clash-phase-attack = Ataque
browser-clash-phase-nets = Redes
browser-clash-phase-first = Primeira rolagem
browser-clash-phase-second = Segunda rolagem
browser-clash-battle-label = Batalha
browser-clash-battle = Batalha { $start } · { $space }
browser-clash-before = antes
browser-clash-during = agora
browser-clash-after = acabou
browser-clash-attacks = ataca
browser-clash-defends = defende
browser-clash-dice-team = { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
} = 1 + { $swords ->
    [one] { $swords } espada
   *[other] { $swords } espadas
}
browser-clash-dice-animal = { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
} = { $swords ->
    [one] { $swords } espada
   *[other] { $swords } espadas
}
browser-clash-rolls-first = rola primeiro: lanças { $spears } : { $others }
browser-clash-may-reroll = pode rolar de novo: tridentes { $tridents } : { $others }
browser-clash-stops = { $shields ->
    [one] o escudo detém { $shields } golpe simples
   *[other] os escudos detêm { $shields } golpes simples
}
browser-clash-tokens = { $tokens ->
    [one] { $tokens } marcador de Ferida de antes
   *[other] { $tokens } marcadores de Ferida de antes
}
browser-clash-life = { $wounds } de { $life } ferimentos
browser-clash-second-roll = Segunda rolagem
browser-clash-sum-nothing = { $stopped ->
    [0] Nenhum golpe.
    [one] O escudo detém o único golpe.
   *[other] Os escudos detêm os { $stopped } golpes.
}
browser-clash-sum-animal = { $stopped ->
    [0] {""}
    [one] 1 detido.{" "}
   *[other] { $stopped } detidos.{" "}
}{ $hits }: { $wounds ->
    [one] { $wounds } ferimento
   *[other] { $wounds } ferimentos
}; com { $before } de antes, { $total } de { $life }.
browser-clash-sum-team = { $stopped ->
    [0] {""}
    [one] 1 detido.{" "}
   *[other] { $stopped } detidos.{" "}
}{ $tokens ->
    [0] {""}
   *[other] Marcadores de Ferida: { $before } + { $through } = { $tokens }, cada dois custam um gladiador.{" "}
}{ $lost ->
    [0] Ninguém cai.
   *[other] Perdidos: { $pairs } + { $lethals ->
        [one] { $lethals } mortal
       *[other] { $lethals } mortais
    } = { $lost }.
}
browser-clash-odds-again = Se você rolar de novo
browser-clash-falls = cai { $chance }
browser-clash-now-target = Se o atacar: { $falls } de chance de que caia, { $fall } de que você caia, sobre todos os dados.
browser-clash-why-numbers = Por que estes números?
browser-clash-number-dice = Dados: um pela equipe e um por espada ativa (5.3).
browser-clash-number-first = Primeira rolagem: mais lanças, mesmo na rede; no empate, o atacante (5.1).
browser-clash-number-again = Rolar de novo: mais tridentes ativos que o outro lado (5.4).
browser-clash-number-shields = Cada escudo ativo detém um golpe simples, nunca um mortal (5.5).
browser-clash-number-losses = Perdas: um gladiador por golpe mortal, depois um a cada dois marcadores de Ferida (5.6).
browser-clash-number-animals = Animais: um dado por espada (6.4); um golpe simples é um ferimento, um mortal são dois (6.6).
browser-clash-piles = Pilhas
browser-clash-stack = { $count ->
    [one] { $count } animal está virado para baixo.
   *[other] { $count } animais estão virados para baixo.
}
browser-clash-pens = Cercados
browser-clash-pen-of = { $name } · { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
browser-clash-spares = { $count ->
    [one] { $count } animal ao lado da arena
   *[other] { $count } animais ao lado da arena
}
browser-clash-teams = { $count ->
    [one] { $count } equipe
   *[other] { $count } equipes
}
browser-clash-men = { $count ->
    [one] { $count } gladiador
   *[other] { $count } gladiadores
}
browser-clash-bases = { $count ->
    [one] resta { $count } base
   *[other] restam { $count } bases
}
browser-clash-captured = { $count ->
    [one] { $count } capturado
   *[other] { $count } capturados
}
browser-clash-beasts = { $count ->
    [one] { $count } animal
   *[other] { $count } animais
}
browser-clash-survived = { $count ->
    [one] { $count } sobrevivente
   *[other] { $count } sobreviventes
}

## O que resulta de uma escolha

clash-foretold = { $word ->
    [nothing] nenhum acerto
    [stopped] { $stopped ->
        [one] { $stopped } acerto, detido pelo escudo
       *[other] { $stopped } acertos, detidos pelos escudos
    }
    [tokens] { $through ->
        [one] { $through } marcador de ferida para o inimigo, ninguém cai
       *[other] { $through } marcadores de ferida para o inimigo, ninguém cai
    }
    [losses] { $lost ->
        [one] o inimigo perde { $lost } gladiador
       *[other] o inimigo perde { $lost } gladiadores
    }
    [wiped] cai a equipe inimiga inteira
    [wounds] { $left ->
        [one] { $left } ferida
       *[other] { $left } feridas
    } de { $life }
    [slain] o animal morre
    [foe-left] ao inimigo { $dice ->
        [one] resta { $dice } dado
       *[other] restam { $dice } dados
    }{ $again ->
        [1] , e um segundo lance
       *[other] {""}
    }, { $shields ->
        [0] nenhum escudo
        [one] 1 escudo
       *[other] { $shields } escudos
    }{ $nets ->
        [0] {""}
        [one] , 1 rede
       *[other] , { $nets } redes
    }
   *[own-left] você ainda lança { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dados
    }{ $again ->
        [1] , e pode lançar de novo
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
# O que o número conta, numa palavra.
clash-foretold-unit = { $word ->
    [losses] { $lost ->
        [one] inimigo
       *[other] inimigos
    }
    [foe-left] { $dice ->
        [one] dado
       *[other] dados
    }
    [own-left] { $dice ->
        [one] dado
       *[other] dados
    }
   *[other] {""}
}
clash-refusal-no-animal-there = Não há animal ali: você conduz um (7.2).

## O que uma coisa é nesta posição

browser-clash-now-animal = { $symbols }; vida { $life }, sem ferimentos.
browser-clash-now-type = { $mine } nas suas equipes{ $entering ->
    [yes] , { $left } ainda por escolher.
   *[no] .
}

## The balance of the game

clash-balance-type = Tipo
clash-balance-reason = Fim
clash-balance-reason-name = { $reason ->
    [one-left] resta um jogador
    [no-animals] todos os animais mortos
   *[idle] nada acontece
}
