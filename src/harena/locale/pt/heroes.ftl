# Heroes of the Colosseum. Gladiators go by their names, which need no article. $seat is a player,
# with $seat-is "you" for the reader.

heroes-title = Heroes of the Colosseum
heroes-about =
    De um a cinco jogadores conduzem gladiadores com sete partes do corpo, uns contra os outros ou contra
    gladiadores que o jogo move por suas próprias tabelas.
heroes-aim = Um lado vence quando nenhum inimigo pode mais lutar: morto, sem sentidos, indefeso ou rendido.
heroes-welcome =
    Crie seu gladiador, entre na zona de um inimigo, manobre, ataque. 1, 2 ou 3 em um dado é um sucesso.
    Os dados de bônus ajudam em qualquer teste e se perdem ao rolar; descanse longe dos inimigos para recuperar alguns.

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
    [slow_to_react] Reflexos lentos
    [slow] Lentidão
    [brawler] Briga
    [agile] Agilidade
    [strong] Vigor
    [frenzy] Fúria
    [steady] Firmeza
    [swordsman] Maestria da espada
   *[none] nenhuma Marca
}
heroes-signature-means = { $signature ->
    [slow_to_react] um dado a menos nos ataques, total −1
    [slow] 1 a menos na ordem, total −1
    [brawler] um dado a mais em cada novo teste, total +1
    [agile] um dado a mais nas manobras, total +1
    [strong] três dados de bônus a mais, total +2
    [frenzy] ao menos um dado de bônus em cada ataque, total −1
    [steady] fica de pé na primeira vez, total +2
    [swordsman] com uma espada, duas rolagens para o local do golpe, total +2
   *[none] nada
}
heroes-size = { $size ->
    [small] pequeno
    [slight] miúdo
    [average] médio
    [large] grande
    [very_large] muito grande
   *[giant] gigante
}
heroes-part = { $part ->
    [head] cabeça
    [left_arm] braço esquerdo
    [chest] peito
    [right_arm] braço direito
    [belly] ventre
    [left_leg] perna esquerda
   *[right_leg] perna direita
}
heroes-item = { $item ->
    [sword] a espada
    [spear] a lança
    [trident] o tridente
    [small_shield] o escudo pequeno
    [large_shield] o escudo grande
   *[net] a rede
}
heroes-gear = { $item ->
    [sword] espada
    [spear] lança
    [trident] tridente
    [small_shield] escudo pequeno
    [large_shield] escudo grande
   *[net] rede
}
heroes-hand = { $side ->
    [left] mão esquerda
   *[right] mão direita
}
heroes-attribute = { $attribute ->
    [savvy] Astúcia
    [strength] Força
   *[speed] Velocidade
}

## Questions

heroes-ask-gender = { $stars ->
    [one] Seu gladiador é homem ou mulher?
   *[other] O gladiador { $number } de { $stars } é homem ou mulher?
}
heroes-ask-hand = Com qual mão luta { $who }?
heroes-ask-signature = Qual Marca tem { $who }?
heroes-ask-second = Rolar por uma segunda Marca? Será preciso ficar com ela.
heroes-ask-build = Como se dividem os pontos de { $who }?
heroes-ask-primary = Qual é o melhor estilo de { $who }?
heroes-ask-secondary = Que outro estilo { $who } conhece?
heroes-ask-style = Em que estilo { $who } luta desta vez?
heroes-ask-opponent = Contra que estilo { $who } luta?
heroes-ask-action = O que faz { $who }?
heroes-ask-zone = Para onde vai { $who }?
heroes-ask-pick = { $who } apanha alguma coisa?
heroes-ask-target = { $deed ->
    [fight] Contra quem luta { $who }?
    [toss] Em quem { $who } arremessa a rede?
    [throw] Em quem { $who } arremessa a arma?
   *[sand] Em quem { $who } chuta areia?
}
heroes-ask-weapon = Qual arma { $who } arremessa?
heroes-ask-bonus = { $test ->
    [manoeuvre] { $who } manobra contra { $foe }, { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dados
    } contra { $theirs }.
    [net_toss] A rede entre { $who } e { $foe }, { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dados
    } contra { $theirs }.
   *[attack] { $attacks ->
        [yes] { $who } ataca { $foe }, { $dice ->
            [one] { $dice } dado
           *[other] { $dice } dados
        } contra { $theirs }.
       *[no] { $who } se defende de { $foe }, { $dice ->
            [one] { $dice } dado
           *[other] { $dice } dados
        } contra { $theirs }.
    }
} { $held ->
    [one] Quantos dados de bônus? Há { $held }.
   *[other] Quantos dos { $held } dados de bônus?
}
heroes-ask-opening = { $who } tem uma grande abertura. Para que serve?
heroes-ask-location = Onde { $who } acerta?
heroes-ask-star_power = { $damage ->
    [one] { $who } sofreria { $damage } ponto de dano. Rolar o Poder de Estrela, { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dados
    }?
   *[other] { $who } sofreria { $damage } pontos de dano. Rolar o Poder de Estrela, { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dados
    }?
}

## Options

heroes-option-gender = { $gender ->
    [man] homem
   *[woman] mulher: Força 1 a menos, menor, 2 dados de bônus a mais
}
heroes-option-hand = { $handed ->
    [right] a direita
   *[left] a esquerda
}
heroes-option-signature = { heroes-signature }: { heroes-signature-means }
heroes-option-second = { $yes ->
    [yes] rolar
   *[no] não
}
heroes-option-build = Astúcia { $savvy }, Força { $strength }, Velocidade { $speed }
heroes-option-primary = { heroes-style }
heroes-option-secondary = { $secondary ->
    [dimachaerus] Dimachaerus
    [hoplomachus] Hoplomachus
    [murmillo] Murmillo
    [retiarius] Retiarius
    [secutor] Secutor
    [thraex] Thraex
   *[none] nenhum
}
heroes-option-style = { heroes-style }
heroes-option-opponent = { heroes-style }
heroes-option-action = { $action ->
    [fight] lutar
    [move] mover-se
    [rest] descansar e recuperar dados de bônus
    [toss] arremessar a rede
    [throw] arremessar uma arma
    [sand] chutar areia
    [switch] trocar de mão e recuperar
    [destroy] destruir a rede que errou
    [clear] limpar os olhos
    [stand] levantar-se
    [roll] rolar para longe
    [escape] sair da rede
    [drop] antes soltar o que a { heroes-hand } segura
    [pick] antes apanhar { heroes-item } com a { heroes-hand }
   *[surrender] render-se
}
heroes-option-zone = { $zone }
heroes-option-pick = { $picking ->
    [none] nada
   *[item] { heroes-item } com a { heroes-hand }
}
heroes-option-target = { $gladiator }
heroes-option-weapon = a da { heroes-hand }
heroes-option-bonus = { $count }
heroes-option-opening = { $opening ->
    [bash] Golpe de escudo: dois dados a mais, mas sem escudo se o golpe voltar
    [advantage] Vantagem: um dado a mais
   *[plain] nada
}
heroes-option-location = { $total }: { heroes-part }
heroes-option-star_power = { $yes ->
    [yes] rolar tudo
   *[no] não
}

## Odds

heroes-odds-attack = ataca
heroes-odds-attack-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
heroes-odds-better = por dois
heroes-odds-better-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
heroes-odds-nothing = nada
heroes-odds-nothing-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
heroes-odds-defend = defende
heroes-odds-defend-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
heroes-odds-hit = acerta
heroes-odds-hit-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
heroes-odds-again = de novo
heroes-odds-again-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
heroes-odds-turned = contra-ataque
heroes-odds-turned-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
heroes-odds-freed = fora da rede
heroes-odds-freed-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
heroes-odds-struck = recebe
heroes-odds-struck-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
heroes-odds-ensnare = enredado
heroes-odds-ensnare-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
heroes-odds-keep = guarda a rede
heroes-odds-keep-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
heroes-odds-miss = erra
heroes-odds-miss-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }

## What a choice comes to

heroes-foretold = { $word ->
    [recovers] { $count ->
        [0] nenhum dado de bônus a recuperar
       *[other] depois { $bonus ->
            [one] { $bonus } dado de bônus
           *[other] { $bonus } dados de bônus
        }
    }
    [clears] um dado contra a Astúcia
    [appeals] misericórdia, da multidão ou do Imperador
    [enemies] inimigos ali: lutar com um deles
    [goes] { $kind ->
        [center] o Centro, onde um apelo vai melhor
        [wall] o Muro, onde um apelo vai pior
       *[heart] o Coração
    }
    [stopped] o escudo o detém
    [wounds] { $knocks ->
        [yes] pontos de dano, e ao chão
       *[no] pontos de dano
    }
    [becomes] depois Astúcia { $savvy }, Força { $strength }, Velocidade { $speed }, { $bonus ->
        [one] { $bonus } dado de bônus
       *[other] { $bonus } dados de bônus
    }
    [throws] { heroes-item }
    [defies] que não reste nenhum dano
    [tosses] enredado: { $own ->
        [one] { $own } dado
       *[other] { $own } dados
    } contra { $theirs }
    [hits] acerto: { $own ->
        [one] { $own } dado
       *[other] { $own } dados
    } contra { $theirs }
    [blinds] areia nos olhos: { $own ->
        [one] { $own } dado
       *[other] { $own } dados
    } contra { $theirs }
    [strikes] acerto: { $own ->
        [one] { $own } dado
       *[other] { $own } dados
    } contra { $theirs }
    [contest] mais sucessos: { $own ->
        [one] { $own } dado
       *[other] { $own } dados
    } contra { $theirs }
   *[fights] para atacar: { $own ->
        [one] { $own } dado
       *[other] { $own } dados
    } contra { $theirs }
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
    [yes] A sorte está lançada: { $one } e { $two }. Esta luta é até a morte.
   *[no] A sorte está lançada: { $one } e { $two }. Será possível pedir misericórdia.
}
heroes-event-began = { $fatal ->
    [yes] Os jogos começam, até a morte.
   *[no] Os jogos começam.
}
heroes-event-named = { $seat-is ->
    [you] Seu gladiador tem o nome de { $gladiator }.
   *[other] O gladiador de { $seat } tem o nome de { $gladiator }.
}
heroes-event-sized = { $gladiator } luta com a { $handed ->
    [left] esquerda
   *[right] direita
}; porte { heroes-size } ({ $one } e { $two }).
heroes-event-signed = { $gladiator }: { heroes-signature }.
heroes-event-signed_again = { $gladiator } rola { $one } e { $two }: { heroes-signature }.
heroes-event-built = { $gladiator } tem Astúcia { $savvy }, Força { $strength }, Velocidade { $speed }.
heroes-event-trained = { $gladiator } treina como { heroes-style }.
heroes-event-trained_too = { $gladiator } também sabe lutar como { heroes-style }.
heroes-event-armed = { $gladiator } se apresenta como { heroes-style }: Astúcia { $savvy }, Força { $strength }, Velocidade { $speed }, { $bonus ->
    [one] { $bonus } dado de bônus
   *[other] { $bonus } dados de bônus
}, { $total } pontos ao todo.
heroes-event-challenged = { $gladiator } enfrentará um { heroes-style }.
heroes-event-recruited = Da reserva vem { $gladiator }, { heroes-style }: Astúcia { $savvy }, Força { $strength }, Velocidade { $speed }, { heroes-signature }, { $bonus ->
    [one] { $bonus } dado de bônus
   *[other] { $bonus } dados de bônus
}, { $total } pontos ao todo.
heroes-event-entered = { $gladiator } entra em { $zone }.
heroes-event-turn_began = Turno { $turn }
heroes-event-order_rolled = { $gladiator } rola { $face } para a ordem: { $total }.
heroes-event-ordered = Ordem: { $gladiator }.
heroes-event-acts = É a vez de { $gladiator }.
heroes-event-considered = { $passed ->
    [yes] { $gladiator } rola { $face } contra Astúcia { $savvy }: passou.
   *[no] { $gladiator } rola { $face } contra Astúcia { $savvy }: falhou.
}
heroes-event-moved = { $gladiator } vai de { $start } para { $zone }.
heroes-event-rolled_away = { $gladiator } rola de { $start } para { $zone }.
heroes-event-sidestepped = { $side ->
    [left] { $gladiator } rola { $face } e se desvia para a esquerda.
   *[right] { $gladiator } rola { $face } e se desvia para a direita.
}
heroes-event-rested = { $gladiator } descansa: { $bonus ->
    [one] { $bonus } dado de bônus
   *[other] { $bonus } dados de bônus
}.
heroes-event-stood = { $gladiator } se levanta: { $bonus ->
    [one] { $bonus } dado de bônus
   *[other] { $bonus } dados de bônus
}.
heroes-event-freed = { $gladiator } sai da rede e se levanta.
heroes-event-struggled = { $gladiator } não consegue sair da rede.
heroes-event-dropped = { $gladiator } solta { heroes-item }.
heroes-event-picked = { $gladiator } apanha { heroes-item } com a { heroes-hand }.
heroes-event-switched = { $gladiator } passa { heroes-item } para a { heroes-hand }.
heroes-event-faced = { $gladiator } enfrenta { $foe }.
heroes-event-selected = { $gladiator } rola os dados de bônus ({ $face }) e usa { $used }.
heroes-event-rolled = { $gladiator } rola { $face }: { $successes ->
    [one] { $successes } sucesso
   *[other] { $successes } sucessos
}{ $used ->
    [0] .
    [one] , com 1 dado de bônus.
   *[other] , com { $used } dados de bônus.
}
heroes-event-no_opening = { $gladiator } e { $foe } não acham uma abertura.
heroes-event-weighed = { $passed ->
    [yes] { $gladiator } rola { $face } contra Astúcia { $savvy } e golpeia com o escudo.
   *[no] { $gladiator } rola { $face } contra Astúcia { $savvy } e fica com a Vantagem.
}
heroes-event-attacked = { $opening ->
    [bash] { $gladiator } investe contra { $foe } com o escudo.
    [advantage] { $gladiator } ataca { $foe } com a Vantagem.
   *[plain] { $gladiator } ataca { $foe }.
}
heroes-event-even = { $gladiator } e { $foe } empatam: mais uma vez.
heroes-event-counterstruck = Contra-ataque! Agora { $gladiator } ataca { $foe }.
heroes-event-faded = { $gladiator } e { $foe } se afastam.
heroes-event-tossed = { $gladiator } gira a rede contra { $foe }.
heroes-event-net_kept = { $gladiator } não acha o momento de arremessar.
heroes-event-net_missed = { $gladiator } erra { $foe }; a rede fica em { $zone }.
heroes-event-ensnared = A rede de { $gladiator } prende { $foe }.
heroes-event-destroyed = { $gladiator } destrói a rede.
heroes-event-threw = { $gladiator } arremessa { heroes-item } contra { $foe }.
heroes-event-missed = { $gladiator } erra; { heroes-item } cai em { $zone }.
heroes-event-kicked = { $gladiator } chuta areia em { $foe }.
heroes-event-blinded = { $gladiator } tem areia nos olhos: Astúcia 1 a menos.
heroes-event-unharmed = { $gladiator } vira o rosto a tempo.
heroes-event-cleared = { $passed ->
    [yes] { $gladiator } rola { $face } contra Astúcia { $savvy } e volta a ver.
   *[no] { $gladiator } rola { $face } contra Astúcia { $savvy } e continua sem ver.
}
heroes-event-hit = { $gladiator } acerta { $foe } com Impacto { $impact }.
heroes-event-located = { $gladiator } rola { $one } e { $two }: { heroes-part }.
heroes-event-stopped = O escudo de { $gladiator } detém o golpe ({ heroes-part }).
heroes-event-struck = Impacto { $impact }, arma { $force }, armadura { $armour }: { $damage ->
    [one] { $damage } ponto
   *[other] { $damage } pontos
} de dano em { $foe } ({ heroes-part }).
heroes-event-defied = { $gladiator } rola o Poder de Estrela ({ $face }): { $damage ->
    [0] não resta dano.
    [one] resta 1 ponto de dano.
   *[other] restam { $damage } pontos de dano.
}
heroes-event-wounded = { $gladiator } sofre uma ferida: { heroes-part } em { $left }.
heroes-event-weakened = { $gladiator }: { heroes-attribute } cai para { $left }.
heroes-event-steadied = { $gladiator } cambaleia mas fica de pé.
heroes-event-knocked_down = { $gladiator } vai ao chão.
heroes-event-arm_lost = { $gladiator } não pode mais usar o { heroes-part }.
heroes-event-collapsed = { $alive ->
    [yes] { $gladiator } rola { $face } contra Força { $strength } e perde os sentidos.
   *[no] { $gladiator } rola { $face } contra Força { $strength }: Golpe mortal.
}
heroes-event-crippled = { $gladiator } não consegue mais ficar de pé.
heroes-event-surrendered = { $gladiator } se rende.
heroes-event-appealed = { $gladiator } apela à multidão com { $value }: { $one } e { $two }. { $verdict ->
    [mercy] Misericórdia!
    [undecided] A multidão olha para o Imperador.
   *[death] Morte!
}
heroes-event-implored = O Imperador passa { $his } de dois dados, { $three } e { $four } contra { $mind }; { $gladiator } passa { $own }, { $one } e { $two } contra { $savvy }.
heroes-event-hesitated = O Imperador hesita: { $mercy } para { $gladiator } contra { $doubt }.
heroes-event-spared = { $gladiator } recebe misericórdia.
heroes-event-executed = Sem misericórdia para { $gladiator }: é a morte.
heroes-event-killed = { $foe } matou { $gladiator }.
heroes-event-diludium = O árbitro pede uma pausa: ninguém tem mais dados de bônus.
heroes-event-refreshed = { $gladiator } volta em { $zone } com { $bonus ->
    [one] { $bonus } dado de bônus
   *[other] { $bonus } dados de bônus
}.
heroes-event-lots_drawn = { $gladiator } tira { $face }.
heroes-event-dismissed = Dispensados de pé: { $gladiator }. { $why ->
    [turns] Os turnos acabaram: é um empate.
   *[spent] Cabia uma segunda pausa: é um empate.
}
heroes-event-won = Vitória: { $gladiator }.

## The rule behind a choice

heroes-rule-gender = Uma mulher tem Força 1 a menos, 2 a menos na rolagem de porte e 2 dados de bônus a mais (3.3.1.1).
heroes-rule-hand = Para canhotos, esquerda e direita se trocam em tudo (2.4.4).
heroes-rule-signature = Uma Marca qualquer, ou nenhuma (3.5.1). Seus pontos só contam no total (3.5.4).
heroes-rule-second = Dois dados, e é preciso ficar com o resultado; a mesma Marca de novo não tem efeito (3.5.2).
heroes-rule-build = Todos os pontos, e o mais alto no máximo 2 acima do mais baixo; porte e sexo vêm depois (3.6.4.1, 3.4.1).
heroes-rule-primary = O estilo diz o que se veste e o que se segura (3.8.0.2).
heroes-rule-secondary = No estilo secundário a Astúcia é 1 a menos (3.8.0.1).
heroes-rule-style = No estilo secundário a Astúcia é 1 a menos nesta luta (3.8.0.1).
heroes-rule-opponent = Qualquer estilo contra qualquer outro (4.1.1).
heroes-rule-action = Uma coisa em vez de se mover, ou um movimento; junto a inimigos, lutar ou sair (5.2.3.1, 5.2.4.1). Soltar e apanhar não custam nada (3.10.0.2, 3.10.6.1).
heroes-rule-zone = Uma zona em qualquer direção, se houver lugar; junto a um inimigo é preciso lutar (5.2.2.1, 5.2.4.3).
heroes-rule-pick = Um objeto por turno, com a mão vazia, onde não há inimigos (3.10.6.1).
heroes-rule-target = Luta-se com um inimigo da própria zona (5.3.0.1); rede, armas e areia vão para um de zona vizinha (5.3.1.1, 5.4.8.1, 5.4.9.0.1).
heroes-rule-weapon = Com uma arma em cada mão, você pode arremessar qualquer uma (3.10.0.3). Ela acerta como com duas mãos (5.4.8.2).
heroes-rule-bonus = Quantos você quiser, e se perdem ao rolar (3.7.2.1). Dois jogadores escolhem em segredo (3.7.2.2). Descansar os traz de volta até a Força (3.7.1.1).
heroes-rule-opening = Dois sucessos a mais dão a Vantagem; com um escudo grande você pode golpear com ele (5.3.0.4, 5.4.5.1).
heroes-rule-location = A Maestria da espada, com uma espada, escolhe entre duas rolagens (5.4.1.1).
heroes-rule-star_power = Cada sucesso tira 1 do dano, cada 6 se perde até o fim da luta (3.2.1.2).

## Why something cannot be chosen

heroes-refusal-not-possible-now = Isso não é possível agora.
heroes-refusal-not-the-points = Esses não são seus pontos, ou estão distantes demais (3.6.4.1).
heroes-refusal-points-left = Restam pontos a dividir (3.6.4.1).
heroes-refusal-points-over = São pontos demais (3.6.4.1).
heroes-refusal-too-far-apart = O mais alto passa o mais baixo em mais de 2 (3.6.4.1).
heroes-refusal-same-style = Esse já é o estilo primário (3.8.0.1).
heroes-refusal-not-your-style = Não é nenhum dos dois estilos (3.8.0.1).
heroes-refusal-must-surrender = Sem o uso dos braços só resta a rendição (6.3.1).
heroes-refusal-to-the-death = Até a morte não há rendição (6.9.1).
heroes-refusal-nothing-to-drop = Não há o que soltar ali, ou algo já foi apanhado (3.10.0.2).
heroes-refusal-not-blinded = Não há areia nos olhos (5.4.9.1.2).
heroes-refusal-nobody-to-fight = Nenhum inimigo está nesta zona (5.3.0.1).
heroes-refusal-in-the-net = Não dentro da rede (5.3.4.1, 5.3.4.2).
heroes-refusal-lying = Não no chão (5.4.6.1).
heroes-refusal-standing = Já está de pé e sem rede (5.4.6.1).
heroes-refusal-beside-enemies = Junto a inimigos só se pode lutar ou sair (5.2.4.1).
heroes-refusal-nothing-to-do-it-with = Não há alvo, ou nada com que fazer isso (5.2.3.1).
heroes-refusal-not-to-be-picked = Isso não pode ser apanhado aqui (3.10.6.1).
heroes-refusal-not-a-target = Isso não é um alvo (5.3.0.1, 5.3.1.1, 5.4.8.1).
heroes-refusal-no-weapon-there = Não há arma nessa mão (3.10.0.3).
heroes-refusal-not-so-many = De quantos você deve até quantos você tem (3.7.2.1).
heroes-refusal-not-rolled = Isso não foi rolado (5.4.1.1).
heroes-refusal-zone-too-far = Essa zona não é vizinha (5.2.2.1).
heroes-refusal-zone-full = Já há quatro nessa zona (2.6.0.1).
heroes-refusal-zone-occupied = Na rede só se rola para onde não há inimigos (5.3.4.2).

## Options of play

heroes-play-mode = Quem luta contra quem.
heroes-play-mode-usual = uma pessoa contra o jogo, várias frente a frente
heroes-play-mode-solo = uma pessoa contra o jogo
heroes-play-mode-same_side = todas as pessoas contra o jogo
heroes-play-mode-head_to_head = dois times
heroes-play-mode-free_for_all = cada um contra todos
heroes-play-arena = Onde se luta.
heroes-play-arena-campana = a arena pequena
heroes-play-arena-flavia = a arena grande
heroes-play-gates = Por quais portões entram os dois lados.
heroes-play-gates-west_east = oeste e leste
heroes-play-gates-north_south = norte e sul
heroes-play-gladiators_per_seat = Quantos gladiadores cada jogador conduz; um lado tem no máximo oito.
heroes-play-ap_budget = De quantos pontos é feito um gladiador.
heroes-play-star_power = Se as Estrelas podem rolar dados contra o dano.
heroes-play-star_power-true = sim
heroes-play-star_power-false = não
heroes-play-to_the_death = Se a luta é sem misericórdia.
heroes-play-to_the_death-no = não
heroes-play-to_the_death-yes = sim
heroes-play-to_the_death-roll = com dois dados, um 7 é sim
heroes-play-npg_style = Que estilos têm os gladiadores do jogo.
heroes-play-npg_style-traditional = adversários tradicionais, por um dado
heroes-play-npg_style-chosen = os que os jogadores nomeiam
heroes-play-npg_allies = Quantos gladiadores do jogo ficam do lado dos jogadores; cada um traz mais um adversário.
heroes-play-second_signature = Se uma segunda Marca pode ser rolada.
heroes-play-second_signature-allowed = sim
heroes-play-second_signature-off = não
heroes-play-snare_stack = Como contam juntos estar no chão e na rede.
heroes-play-snare_stack-add = os dois
heroes-play-snare_stack-larger_only = só o maior
heroes-play-signature_ap = Onde contam os pontos das Marcas.
heroes-play-signature_ap-everywhere = em tudo
heroes-play-signature_ap-fame_only = só para a Fama
heroes-play-turn_limit = Depois de quantos turnos a luta é um empate; até a morte, morrem os mais feridos.

## Tables and panels

heroes-turn-of = Turno { $turn } de { $turns }
heroes-panel-npg = o jogo
heroes-panel-down = no chão
heroes-panel-ensnared = na rede
heroes-panel-blinded = areia nos olhos
heroes-panel-dead = perdeu a vida
heroes-panel-executed = sem misericórdia
heroes-panel-spared = recebeu misericórdia
heroes-panel-unarmed = sem armas
heroes-card = { $gladiator } ({ $player }), { heroes-style }: Astúcia { $savvy }, Força { $strength }, Velocidade { $speed }, { $bonus ->
    [one] { $bonus } dado de bônus
   *[other] { $bonus } dados de bônus
}
heroes-parts = cabeça { $head }, braços { $left_arm }/{ $right_arm }, peito { $chest }, ventre { $belly }, pernas { $left_leg }/{ $right_leg }
heroes-result-won = { $seat-is ->
    [you] Você venceu.
   *[other] { $seat } venceu.
}
heroes-result-together = { $names } venceram.
heroes-result-killed = { $gladiator } perdeu a vida.
heroes-result-draw = Dispensados de pé: ninguém venceu.
heroes-result-lost = Os gladiadores do jogo venceram.

## Odds of two gladiators

heroes-table-method = Chances exatas com tantos dados de bônus próprios. O outro é um gladiador do jogo com todos os seus dados de bônus, e usa os que seus próprios dados escolhem. A Maestria da espada escolhe entre duas rolagens como um gladiador do jogo: o que nenhum escudo detém, depois a menor armadura, depois as partes vitais.
heroes-table-manoeuvre = Manobra de { $own } contra { $other }, no próprio turno
heroes-table-net = Arremesso da rede de { $own } em { $other }
heroes-table-attack = Ataque de { $own } a { $other }, sem Vantagem
heroes-table-advantage = Ataque de { $own } a { $other }, com Vantagem
heroes-table-bash = Ataque de { $own } a { $other }, com Golpe de escudo
heroes-table-defence = Defesa de { $own } contra { $other }
heroes-table-location = Onde cai um golpe de { $other } em { $own }
heroes-table-of-dice = dados de bônus
heroes-table-of-part = parte
heroes-table-of-chance = chance
heroes-table-of-stopped = disso, detido
heroes-table-pairings = Vitórias da linha contra a coluna em por cento, { $matches ->
    [one] { $matches } luta
   *[other] { $matches } lutas
} cada entre gladiadores do jogo com 4/4/4, com o intervalo de 95 %; o resto são empates e derrotas.
heroes-table-blow = O que um golpe de { $own } faz a { $other } ileso, conforme o Impacto sem o da arma
heroes-table-played = { $own } contra { $other }, { $matches ->
    [one] { $matches } luta
   *[other] { $matches } lutas
} entre gladiadores do jogo: vencidas { NUMBER($share, style: "percent", maximumFractionDigits: 1) } (intervalo de 95 % de { NUMBER($low, style: "percent", maximumFractionDigits: 1) } a { NUMBER($high, style: "percent", maximumFractionDigits: 1) }), empatadas { NUMBER($drawn, style: "percent", maximumFractionDigits: 1) }.
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
heroes-table-of-impact = Impacto
heroes-table-of-shielded = detido pelo escudo
heroes-table-of-hurt = ferido
heroes-table-of-knocked = derrubado
heroes-table-of-broken = uma parte a 0
heroes-table-of-vital = cabeça, peito ou ventre a 0
heroes-table-shield = O que um escudo detém, de todas as rolagens do local atingido
heroes-table-note-shield = O capítulo de estratégia estima o escudo grande cerca de um terço melhor. Pela tabela impressa ele detém 13 de 36 rolagens, o pequeno 8: é cinco oitavos melhor.
heroes-table-of-shield = escudo
heroes-table-of-stops = detidas
heroes-table-label-shield = { $shield ->
    [none] nenhum escudo
    [small] um escudo pequeno
   *[large] um escudo grande
}
heroes-table-strength = Uma parte a 0 de um só golpe de espada em uma mão, conforme o Impacto, nos seis estilos juntos, pela Força de quem é atingido
heroes-table-note-strength = O capítulo de estratégia aconselha buscar Impacto 3. Isso vale para Força 4: é o primeiro que leva uma parte a 0 de um só golpe. Para Força 3 é Impacto 2, para Força 5 é 4.
heroes-table-of-three = Força 3
heroes-table-of-four = Força 4
heroes-table-of-five = Força 5
heroes-table-of-six = Força 6

## The campaign

heroes-month = { $month ->
    [january] janeiro
    [february] fevereiro
    [march] março
    [april] abril
    [may] maio
    [june] junho
    [july] julho
    [august] agosto
    [september] setembro
    [october] outubro
    [november] novembro
   *[december] dezembro
}
heroes-locale = { $locale ->
    [fringes] confins do Império
    [heart] coração do Império
   *[rome] Roma
}
heroes-ask-entry = { heroes-month } de { $year }: quem você inscreve na próxima luta?
heroes-ask-join = Quem luta ao lado de { $who }?
heroes-ask-rival = Quem { $who } enfrenta?
heroes-ask-challenge = { $who } desafia { $own }. Você aceita?
heroes-ask-attribute = Que Atributo de { $who } pode subir? { $gained ->
    [one] Rola-se um dado.
   *[other] Rolam-se { $gained } dados.
}
heroes-ask-retire = { $who } tem a liberdade. Largar a espada para sempre?
heroes-ask-successor = { $who } não luta mais. Criar um novo gladiador?
heroes-option-entry = { $entrant ->
    [none] ninguém: esperar
   *[other] { $entrant }
}
heroes-option-join = { $entrant ->
    [none] ninguém mais
   *[other] { $entrant }
}
heroes-option-rival = { $entrant ->
    [none] um gladiador do jogo
   *[other] { $entrant }
}
heroes-option-challenge = { $yes ->
    [yes] aceitar
   *[no] recusar
}
heroes-option-attribute = { heroes-attribute }
heroes-option-retire = { $yes ->
    [yes] aposentar-se
   *[no] continuar lutando
}
heroes-option-successor = { $yes ->
    [yes] um novo
   *[no] ninguém
}
heroes-event-month_began = { heroes-month } de { $year }.
heroes-event-left_empty = { $seat-is ->
    [you] Você deixa vazio um lugar da sua familia.
   *[other] { $seat } deixa vazio um lugar da familia.
}
heroes-event-day_held = Jogos em { $venue } ({ heroes-locale }): { $matches ->
    [one] { $matches } luta
   *[other] { $matches } lutas
}.
heroes-event-barred = { $gladiator } ainda precisa se recuperar e não luta este mês.
heroes-event-waited = { $seat-is ->
    [you] Você não inscreve ninguém.
   *[other] { $seat } não inscreve ninguém.
}
heroes-event-stepped_up = { $gladiator } avança para lutar.
heroes-event-dared = { $gladiator } desafia { $foe }.
heroes-event-answered = { $accepted ->
    [yes] { $gladiator } aceita.
   *[no] { $gladiator } recusa.
}
heroes-event-put_forward = { $gladiator } desce à arena ({ heroes-locale }); { $left ->
    [0] é a última luta do dia.
    [one] hoje ainda resta 1.
   *[other] hoje ainda restam { $left }.
}
heroes-event-arena_changed = { $arena ->
    [flavia] A luta é na arena grande.
   *[campana] A luta é na arena pequena.
}
heroes-event-recovered = { $gladiator }, { heroes-part }: { $one } e { $two } contra Força { $strength }. { $passed ->
    [2] Recuperação completa.
    [1] Recuperação, mas sem o próximo dia de jogos.
   *[0] { $part ->
        [belly] A ferida não sara.
       *[other] A ferida não sara bem e custa o próximo dia de jogos.
    }
}
heroes-event-scarred = { $gladiator }: { heroes-part } fica em { $left } daqui em diante.
heroes-event-died_of_wounds = { $gladiator } morre da ferida.
heroes-event-famed = { $gladiator } { $gained ->
    [0] não ganha Fama
    [one] ganha 1 ponto de Fama
   *[other] ganha { $gained } pontos de Fama
}: { $fame } ao todo.
heroes-event-laurelled = { $gladiator } recebe a coroa de louros: { $laurels } ao todo.
heroes-event-defamed = { $gladiator } perde { $lost ->
    [one] { $lost } ponto de Fama
   *[other] { $lost } pontos de Fama
} e fica com { $fame } ({ $face }).
heroes-event-trained_up = { $rises ->
    [yes] { $gladiator } rola { $face }: { heroes-attribute } sobe para { $value }.
   *[no] { $gladiator } rola { $face }: { heroes-attribute } fica em { $value }.
}
heroes-event-declined = { $gladiator }: { heroes-attribute } cai para { $value } para sempre.
heroes-event-invalided = { $gladiator } não pode mais lutar.
heroes-event-sought_freedom = { $granted ->
    [yes] { $one } e { $two }: o Imperador entrega a { $gladiator } a espada de madeira. Liberdade!
   *[no] { $one } e { $two }: hoje o Imperador não olha para { $gladiator }.
}
heroes-event-moved_up = { $gladiator } segue adiante: { heroes-locale }.
heroes-event-retired = { $gladiator } larga a espada para sempre.
heroes-event-recorded = { $gladiator }, { heroes-style } com { $total } pontos: { $outcome ->
    [won] vitória
    [drawn] dispensa de pé
    [lost] derrota
   *[died] a última luta
}. Feridas causadas { $dealt }, sofridas { $taken }. Fama { $fame }, louros { $laurels }, vitórias { $wins }, derrotas { $losses }.
heroes-event-campaign_over = { $months ->
    [one] A campanha termina depois de { $months } mês.
   *[other] A campanha termina depois de { $months } meses.
}
heroes-event-ranked = { $place }. { $seat }: { $freed ->
    [one] { $freed } livre
   *[other] { $freed } livres
}, Fama { $fame }, louros { $laurels }, vitórias { $wins }.
heroes-rule-entry = Um gladiador luta no máximo três vezes por dia, nenhuma enquanto está impedido (7.4.0.2). O dia termina quando todos esperam (7.4.0.3).
heroes-rule-join = Até quatro da mesma localidade descem juntos, cada um contra um do jogo (7.4.0.4).
heroes-rule-rival = Em vez de um do jogo, você pode desafiar o gladiador de outro jogador na mesma localidade (7.4.0.4).
heroes-rule-challenge = Quem recusa não perde nada; o desafiante enfrenta um do jogo (7.4.0.4).
heroes-rule-attribute = Um dado por ponto de Fama desta luta: um maior que o Atributo, ou um 6, soma 1 (7.7.2.1). No máximo 7, 20 ao todo, e não mais de 2 de diferença (7.7.2.2).
heroes-rule-retire = Quem é livre pode se aposentar a qualquer momento entre as lutas (7.6.2).
heroes-rule-successor = O novo gladiador começa nos confins do Império sem Fama (7.9.1, 7.3.1).
heroes-refusal-not-to-be-entered = Esse gladiador não pode ser inscrito agora (7.4.0.2, 7.5.2).
heroes-refusal-not-to-be-dared = Esse gladiador não pode ser desafiado agora (7.4.0.4).
heroes-refusal-not-to-be-raised = Esse Atributo não pode subir (7.7.2.2).
heroes-play-campaign = Se as lutas se seguem em uma campanha, com Fama, feridas e liberdade.
heroes-play-campaign-true = sim
heroes-play-campaign-false = não
heroes-play-campaign_months = Quantos meses dura uma campanha.
heroes-play-campaign_format = Quantos gladiadores de um jogador entram em uma luta de campanha.
heroes-play-campaign_format-single = um
heroes-play-campaign_format-free = um a quatro
heroes-play-replacement = Se um novo gladiador pode tomar o lugar de quem morreu ou se aposentou.
heroes-play-replacement-true = sim
heroes-play-replacement-false = não
heroes-play-laurel_fame = Quanta Fama traz uma coroa de louros.
heroes-star = { $gladiator }, { $style ->
    [none] ainda por criar
   *[other] { heroes-style }
}: Astúcia { $savvy }, Força { $strength }, Velocidade { $speed }, { $total } pontos; { heroes-locale }; Fama { $fame }, louros { $laurels }, vitórias { $wins }, derrotas { $losses }, empates { $draws }
heroes-star-state = { $state ->
    [barred] precisa se recuperar este mês
    [free] livre
    [dead] morte
    [retired] fora da arena
    [gone] ninguém segue
    [new] ainda por criar
   *[fit] em condições, { $today } de { $fights ->
        [one] { $fights } luta
       *[other] { $fights } lutas
    } hoje
}
heroes-star-parts = partes depois das perdas permanentes: { heroes-parts }
heroes-day = Jogos em { $venue } ({ heroes-locale }): { $left ->
    [0] hoje não resta nenhuma luta
    [one] hoje ainda resta 1 luta
   *[other] hoje ainda restam { $left } lutas
}

## In the browser

browser-heroes-about = Um lutador, sete feridas, uma carreira inteira.
browser-heroes-how = A cada turno todos rolam pela ordem. Mova-se uma zona, descanse ou faça outra coisa; junto a um inimigo você manobra por uma abertura e ataca. 1, 2 e 3 são sucessos. As feridas baixam Astúcia, Força ou Velocidade. Quem é batido fica à mercê da multidão.
browser-bot-tables = pelas tabelas
heroes-bot-tables-note = age como dizem as tabelas do livro de regras, com os dados delas
browser-heroes-group-players = Jogadores
browser-heroes-group-arena = Arena
browser-heroes-group-gladiators = Gladiadores
browser-heroes-group-variants = Variantes
browser-heroes-group-campaign = Campanha
browser-heroes-play-mode = Modo
browser-heroes-play-arena = Arena
browser-heroes-play-gates = Portões
browser-heroes-play-gladiators_per_seat = Gladiadores por pessoa
browser-heroes-play-ap_budget = Pontos
browser-heroes-play-star_power = Poder de Estrela
browser-heroes-play-to_the_death = Até a morte
browser-heroes-play-npg_style = Adversários
browser-heroes-play-npg_allies = Aliados
browser-heroes-play-second_signature = Segunda Marca
browser-heroes-play-snare_stack = Na rede e no chão
browser-heroes-play-signature_ap = Pontos das Marcas
browser-heroes-play-turn_limit = Máximo de turnos
browser-heroes-play-campaign = Campanha
browser-heroes-play-campaign_months = Meses
browser-heroes-play-campaign_format = Gladiadores em uma luta
browser-heroes-play-replacement = Novos gladiadores
browser-heroes-play-laurel_fame = Fama dos louros
browser-heroes-rule-of-gender = Homem ou mulher
browser-heroes-rule-of-hand = Mão
browser-heroes-rule-of-signature = Marca
browser-heroes-rule-of-second = Segunda Marca
browser-heroes-rule-of-build = Atributos
browser-heroes-rule-of-primary = Estilo
browser-heroes-rule-of-secondary = Segundo estilo
browser-heroes-rule-of-style = Estilo da luta
browser-heroes-rule-of-opponent = Adversário
browser-heroes-rule-of-action = O que fazer
browser-heroes-rule-of-zone = Movimento
browser-heroes-rule-of-pick = Apanhar
browser-heroes-rule-of-target = Contra quem
browser-heroes-rule-of-weapon = Arremessar
browser-heroes-rule-of-bonus = Dados de bônus
browser-heroes-rule-of-opening = Abertura
browser-heroes-rule-of-location = Local do golpe
browser-heroes-rule-of-star_power = Poder de Estrela
browser-heroes-fame-chart = Fama total depois de cada luta
browser-heroes-career-dead = morte
browser-heroes-career-state = { $state ->
    [dead] morte
    [retired] fora da arena
    [gone] lugar vazio
    [free] livre
   *[active] luta
}
browser-heroes-familiae = As familiae
browser-heroes-star-total = { $total } pontos
browser-heroes-career-line = { heroes-locale } · Fama { $fame } · louros { $laurels } · vitórias { $wins }, derrotas { $losses }, empates { $draws }
browser-heroes-career-scars = perdido para sempre: { $parts }
browser-heroes-arena = { $arena ->
    [flavia] A grande arena
   *[campana] A pequena arena
}, { $zones } zonas
browser-heroes-kind = { $kind ->
    [center] Centro
    [heart] Coração
   *[wall] Muro
}
browser-heroes-gate = { $entrance ->
    [door] a porta pequena
   *[gate] um portão
}
browser-heroes-empty = ninguém
browser-heroes-lying = na areia: { $items }
browser-heroes-man-of = { $owner-is ->
    [you] { $name }, { $style }, de você
    [nobody] { $name }, { $style } do jogo
   *[other] { $name }, { $style } de { $owner }
}
browser-heroes-card-label = Astúcia { $savvy }, Força { $strength }, Velocidade { $speed }, { $bonus ->
    [one] { $bonus } dado de bônus
   *[other] { $bonus } dados de bônus
}, { $gear }
browser-heroes-hand-of = { $side ->
    [left] mão esquerda
   *[right] mão direita
}
browser-heroes-rosters = Fichas
browser-heroes-attribute-short = { $attribute ->
    [savvy] Ast
    [strength] For
   *[speed] Vel
}
browser-heroes-tab-beside = Fichas
browser-heroes-no-rosters = Os gladiadores ainda estão em preparo.
browser-heroes-percent = { $chance }
browser-heroes-mercy = Misericórdia
browser-heroes-mercy-if = misericórdia, se { $name } caísse agora
browser-heroes-mercy-now = Se { $name } apelasse aqui e agora, a chance de misericórdia seria { $chance }.
browser-heroes-to-the-death = Até a morte
browser-heroes-referee = { $call ->
    [break] Quando os dados acabarem: uma pausa.
    [draw-if-even] Quando os dados acabarem de novo, com feridas iguais: empate.
   *[break-if-even] Quando os dados acabarem, com feridas iguais: uma pausa.
}
browser-heroes-dismissed-why = { $why ->
    [turns] Os { $turns } turnos acabaram.
   *[spent] Pela segunda vez todos os dados de bônus foram gastos, com feridas iguais.
}
browser-heroes-order = Ordem deste turno
browser-heroes-seat-man = { $wounds ->
    [one] { $wounds } ferida
   *[other] { $wounds } feridas
}, dados de bônus { $bonus }
browser-heroes-leads = { $count } de { $all } gladiadores
browser-heroes-now = { heroes-turn-of }{ $fatal ->
    [yes] , até a morte
   *[no] {""}
}
browser-heroes-the-crowd = A multidão
browser-heroes-the-emperor = O Imperador
browser-heroes-how-many = { $test ->
    [manoeuvre] Quantos dados de bônus para a manobra?
    [net_toss] Quantos dados de bônus para a rede?
   *[attack] { $attacks ->
        [yes] Quantos dados de bônus para o ataque?
       *[no] Quantos dados de bônus para a defesa?
    }
}
browser-heroes-use-dice = { $count ->
    [0] Não usar nenhum
    [one] Usar 1 dado de bônus
   *[other] Usar { $count } dados de bônus
}
browser-heroes-choose-dice = { $of ->
    [attack] Escolha um número; ao lado, a chance de você atacar.
    [ensnare] Escolha um número; ao lado, a chance de a rede prender.
    [freed] Escolha um número; ao lado, a chance de sair da rede.
    [hit] Escolha um número; ao lado, a chance de acertar.
   *[other] Escolha um número; a chance está ao lado.
}
browser-heroes-choose-dice-attack = Escolha um número: a chance de acertar e, abaixo, a de levar o golpe.
browser-heroes-you-are-hit = você leva o golpe: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
browser-heroes-you-hit = você { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
browser-heroes-dice-against = dados contra
browser-heroes-no-dice = nenhum dado
browser-heroes-dice-to-throw = { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
}{ $sealed ->
    [yes] , e dados de bônus ainda não mostrados
   *[no] , { $bonus ->
        [one] { $bonus } dado de bônus
       *[other] { $bonus } dados de bônus
    }
}
browser-heroes-move-to = Ir para { $zone }
browser-heroes-roll-to = Rolar para { $zone }
browser-heroes-deed-at = { $deed }: { $name }
browser-heroes-phase-gender = Gênero
browser-heroes-phase-hand = Mão
browser-heroes-phase-signature = Marca
browser-heroes-phase-build = Atributos
browser-heroes-phase-primary = Estilo
browser-heroes-phase-order = Ordem
browser-heroes-phase-move = Movimento
browser-heroes-phase-manoeuvre = Manobra
browser-heroes-phase-attack = Ataque
browser-heroes-phase-location = Local
browser-heroes-phase-damage = Dano
browser-heroes-style-wears = { $held }. Armadura: { $armour }.
browser-heroes-no-armour = nenhuma
browser-heroes-places = Os gladiadores e as zonas
browser-heroes-places-zone = Zona
browser-heroes-places-what = O que há
browser-heroes-places-choose = Escolher
browser-heroes-part-of-pool = { $part ->
    [savvy] Astúcia
    [speed] Velocidade
    [agile] Agilidade
    [reach] alcance
    [ensnared] na rede
    [down] no chão
    [secutor] elmo do Secutor
    [advantage] Vantagem
    [bash] Golpe de escudo
    [off_hand] mão inábil
    [slow_to_react] Reflexos lentos
   *[brawler] Briga
}
browser-heroes-test = { $kind ->
    [manoeuvre] Manobra
    [net_toss] Arremesso da rede
    [attack] Ataque
    [throw] Arremesso
   *[sand] Areia
}
browser-heroes-opening = { $opening ->
    [bash] Golpe de escudo
   *[advantage] Vantagem
}
browser-heroes-selected = Dados de bônus { $faces }: { $used ->
    [one] { $used } usado
   *[other] { $used } usados
}
browser-heroes-outcome = { $outcome ->
    [no_opening] Empate: nenhuma abertura.
    [attacked] Mais sucessos: quem ataca.
    [even] Empate: mais uma vez.
    [counterstruck] A defesa por um: Contra-ataque.
    [hit] Acertou.
    [freed] Fora da rede.
    [net_kept] Empate: a rede não é arremessada.
    [net_missed] Errou: a rede está na areia.
    [ensnared] { $other } está na rede.
    [missed] Errou.
    [blinded] Areia nos olhos de { $other }.
   *[unharmed] { $other } se vira a tempo.
}
browser-heroes-blow = { $winner } acerta { $loser }
browser-heroes-stopped = O escudo o detém.
browser-heroes-adds = { $part ->
    [impact] Impacto
    [weapon] arma
   *[armour] armadura
} { $value }
browser-heroes-star-power = Poder de Estrela
browser-heroes-befell = { $what ->
    [knocked_down] { $part }: { $name } vai ao chão.
    [steadied] { $part }: { $name } fica de pé.
    [arm_lost] { $part }: agora inútil.
    [collapsed] { $part }: { $name } desaba.
    [crippled] { $part }: { $name } não se aguenta mais.
    [killed] { $part }: { $name } perde a vida.
   *[wounded] { $part } de { $name }
}
browser-heroes-appeal = { $name } pede misericórdia
browser-heroes-crowd-says = contra { $value }: { $verdict ->
    [mercy] misericórdia
    [undecided] indecisa
   *[death] morte
}
browser-heroes-emperor-says = { $his ->
    [one] { $his } passado
   *[other] { $his } passados
} contra { $mind }; o gladiador { $own } contra { $savvy }
browser-heroes-doubt = um dado cada: do gladiador, do Imperador
browser-heroes-fate = { $fate ->
    [spared] { $name } recebe misericórdia.
    [killed] { $name } perde a vida.
   *[executed] { $name } não recebe misericórdia.
}
browser-heroes-gender = { $gender ->
    [woman] mulher
   *[man] homem
}
browser-heroes-handed = { $handed ->
    [left] mão esquerda
   *[right] mão direita
}
browser-heroes-star = A Estrela em preparo
browser-heroes-new-star = Uma nova Estrela
browser-heroes-bonus-dice = { $count ->
    [one] { $count } dado de bônus
   *[other] { $count } dados de bônus
}
browser-heroes-styles = Os seis estilos
browser-heroes-less = Menos { $attribute }
browser-heroes-more = Mais { $attribute }
browser-heroes-points-left = { $left ->
    [0] pontos
   *[other] sobram { $left }
}
browser-heroes-points-over = { $over } a mais
browser-heroes-ways = Todas as divisões permitidas
browser-heroes-why-gender = Sua Estrela faz toda a luta com o que você escolhe agora.
browser-heroes-why-signature = Um talento à escolha, bom ou mau, para sempre. Não custa nenhum dos seus pontos: só conta no total.
browser-heroes-why-second = Dois dados a escolhem: pode ser boa ou ruim, e a mesma de novo não tem efeito.
browser-heroes-why-build = Mova os pontos; porte e gênero já contam no resultado.
browser-heroes-why-primary = Cada carta mostra as armas de um estilo e a armadura, parte por parte.
browser-heroes-why-action = Toque uma zona iluminada para ver o que se pode fazer ali, ou escolha na lista.
browser-heroes-why-zone = Onde há um inimigo luta-se na hora.
browser-heroes-why-bonus = Dados usados se perdem. O descanso os traz de volta até a Força.
browser-heroes-why-opening = O Golpe de escudo bate mais forte, mas o escudo não cobre quem o dá.
browser-heroes-do-zone = Ir para
browser-heroes-do-second = Certo:
browser-heroes-help-keys-note = Enter numa zona iluminada mostra o que se pode fazer ali, um segundo Enter o faz, Esc volta.
browser-heroes-help-turn = Seu turno
browser-heroes-help-turn-note = Todos rolam pela ordem; depois um gladiador após o outro faz uma coisa.
browser-heroes-help-act = { $act ->
    [move] Vá uma zona, em qualquer direção; quatro cabem numa zona.
    [rest] Descanse onde não há inimigo: os dados de bônus voltam até a Força.
    [fight] Junto a um inimigo: lutar, ou ir embora.
    [net] Um Retiarius arremessa a rede num inimigo da zona ao lado.
   *[far] Arremesse uma arma, ou chute areia, num inimigo da zona ao lado.
}
browser-heroes-help-tests = Dados
browser-heroes-help-tests-note = Ambos rolam; 1, 2 ou 3 é um sucesso. Dados de bônus podem ser somados, e se perdem.
browser-heroes-help-test = { $test ->
    [manoeuvre] Manobra, Astúcia e Velocidade: quem tem mais ataca; por dois com a Vantagem, ou com escudo grande um Golpe de escudo.
    [attack] Ataque, Astúcia: quem ataca acerta com qualquer sobra, quem defende com dois; por um contra-ataca, e empate repete.
   *[net] Rede, Astúcia e Velocidade: mais enreda, empate a guarda, menos a perde.
}
browser-heroes-help-body = Sete partes
browser-heroes-help-body-note = Dois dados acham a parte; um escudo detém algumas. O dano é Impacto e arma menos armadura. Uma ferida na cabeça baixa a Astúcia, no peito e no ventre a Força, numa perna a Velocidade; um braço a 0 solta o que segura.
browser-heroes-help-mercy = Misericórdia
browser-heroes-help-mercy-note = Quem é batido apela à multidão com dois dados; dividida, o Imperador decide. Golpes dados e o Centro ajudam, o Muro, a areia e as armas arremessadas atrapalham.
browser-heroes-rule-of-entry = Quem inscrever
browser-heroes-rule-of-join = Ao lado
browser-heroes-rule-of-rival = Contra quem
browser-heroes-rule-of-challenge = Desafio
browser-heroes-rule-of-attribute = Atributo
browser-heroes-rule-of-retire = Liberdade
browser-heroes-rule-of-successor = Novo gladiador

## The balance of the game

heroes-balance-style = Estilo
heroes-balance-signature = Marca
browser-heroes-odds-style = Estilo de luta
browser-heroes-odds-signature = Marca
