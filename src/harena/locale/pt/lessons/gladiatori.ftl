# Lições de Gladiatori. X é o que diz o treinador, X-do a tarefa em uma linha; as outras são ditas a uma
# resposta que ainda não é a certa.

gladiatori-lesson-first-title = Primeiro sangue
gladiatori-lesson-first-walk =
    Boas-vindas! Você é o Secutor, com uma espada e um escudo. Do outro lado da areia espera um Mirmillo. Vence-se por pontos de vitória: por
    ataques honrados, por feridas e por continuar vivo. Para golpeá-lo você tem de estar diante dele. Cada ponto de Velocidade é um passo.
gladiatori-lesson-first-walk-do = Dê um passo para leste, em frente.
gladiatori-lesson-first-too-far = Ele ainda está fora de alcance: você só golpeia a casa bem à sua frente.
gladiatori-lesson-first-straight-on = Vá direto a ele: para leste, sem virar.
gladiatori-lesson-first-closer = Muito bem. Mais um passo e você está diante dele.
gladiatori-lesson-first-closer-do = Dê mais um passo para leste.
gladiatori-lesson-first-ready = Ele está bem à sua frente. Sobra Velocidade; guarde-a, ela também ajuda a esquivar.
gladiatori-lesson-first-ready-do = Termine o movimento.
gladiatori-lesson-first-stand-well = Você está bem colocado. Chega de passos: prepare-se para agir.
gladiatori-lesson-first-card =
    Uma carta de Ação diz o que você faz. Força, Destreza e Fúria golpeiam; Movimento anda. Força conta a Energia que você põe
    nela, e você tem quatro cartas de Energia na mão.
gladiatori-lesson-first-card-do = Jogue Força.
gladiatori-lesson-first-no-blow = Movimento nunca golpeia. Jogue Força.
gladiatori-lesson-first-no-pass = Agora não: ele está à sua frente. Jogue Força.
gladiatori-lesson-first-another-day = Essa carta terá a sua vez em outra lição. Com tanta Energia, Força é a melhor.
gladiatori-lesson-first-energy =
    Agora a Energia. Cada Energia 1 soma 1 ao ataque. E quanto mais cartas você joga, mais funda é a ferida: 1, e mais 1 a cada
    duas cartas, contando a carta de Ação.
gladiatori-lesson-first-energy-do = Acrescente três cartas Energia 1; depois, chega.
gladiatori-lesson-first-three-energy = Três Energia 1, nem mais nem menos: com Força são quatro cartas e uma ferida de 3.
gladiatori-lesson-first-strike = As suas cartas estão viradas para baixo. Ele vê quantas, não quais. Agora diga quem você ataca.
gladiatori-lesson-first-strike-do = Golpeie o Mirmillo.
gladiatori-lesson-first-strike-him = Você não veio até aqui por nada. Golpeie!
gladiatori-lesson-first-offense =
    Ele responde com uma carta. Agora se soma o seu ataque: 3 de Energia, 4 da espada e do escudo. Você pode somar a sua Ofensiva, 5.
    Cada uso a baixa em 1.
gladiatori-lesson-first-offense-do = Use a sua Ofensiva.
gladiatori-lesson-first-use-offense = 7 pode ser pouco: a defesa dele ainda é secreta. Some a Ofensiva: dá 12.
gladiatori-lesson-first-end =
    12 contra 6: acertou! Quatro cartas fazem 3 de dano, e ele paga com cartas do baralho de vida. Para você 2 pontos pelo ataque de frente, 3 pelo dano
    e 3 pelo Primeiro sangue: 18 a 10. É assim que se vence uma luta.

gladiatori-lesson-facing-title = Cara a cara
gladiatori-lesson-facing-front =
    Cada um olha para um lado. As três casas à frente são a sua frente, as outras três ficam atrás. Um ataque de frente traz
    pontos; por trás custa 3, e mais 2 por ferida. O Mirmillo olha para nordeste, para longe de você.
gladiatori-lesson-facing-front-do = Primeiro dê um passo para leste.
gladiatori-lesson-facing-too-far = Ainda não: você tem de estar diante dele, e olhar para ele.
gladiatori-lesson-facing-other-way = Por aí se vai a outro lugar. Siga o caminho que eu mostro.
gladiatori-lesson-facing-round = Em frente você chegaria por trás dele. Dê a volta.
gladiatori-lesson-facing-round-do = Dê um passo para nordeste, sem virar.
gladiatori-lesson-facing-behind = Ali você estaria atrás dele. Um golpe pelas costas custa pontos.
gladiatori-lesson-facing-turn =
    Mais um passo e você está na frente dele. Um passo pode terminar com um giro de um lado: então você olha para ele.
gladiatori-lesson-facing-turn-do = Dê um passo para leste e vire à direita.
gladiatori-lesson-facing-look-at-him = Assim você olharia para além dele. Vire à direita no fim do passo.
gladiatori-lesson-facing-dexterity =
    Você olha para ele, e ele vê você chegar: honrado. A sua mão está cheia, então Destreza é boa agora: ela conta metade das cartas que
    ficam na mão.
gladiatori-lesson-facing-dexterity-do = Jogue Destreza.
gladiatori-lesson-facing-full-hand = Com a mão cheia, Destreza é a mais forte. Experimente.
gladiatori-lesson-facing-two-cards =
    Com Destreza, a Energia não soma nada ao ataque; mas cada carta jogada torna a ferida mais funda. Mais duas fazem três cartas e
    uma ferida de 2.
gladiatori-lesson-facing-two-cards-do = Acrescente duas cartas Energia 1; depois, chega.
gladiatori-lesson-facing-two-energy = Duas Energia 1: mais esvaziariam a sua mão, e Destreza conta a mão.
gladiatori-lesson-facing-offense = Sobram sete cartas na mão: a metade é 3, arredondada para baixo. Com espada e escudo dá 7.
gladiatori-lesson-facing-offense-do = Some a sua Ofensiva.
gladiatori-lesson-facing-not-enough = 7 pode ser pouco: a resposta dele ainda é secreta. Some a Ofensiva.
gladiatori-lesson-facing-end =
    12 contra 8, de frente: 2 pontos pelo ataque, 2 pela ferida, 3 pelo Primeiro sangue. Antes de golpear, veja para onde ele olha,
    e para onde você olha.

gladiatori-lesson-defence-title = Sob ataque
gladiatori-lesson-defence-react =
    O Mirmillo golpeia você. Um ataque acerta se for maior que a sua defesa. Você pode responder com uma carta de Ação: Força bloqueia
    com Energia, Destreza apara com metade da mão, Fúria se opõe com 5, Movimento esquiva e corta o ataque pela metade.
gladiatori-lesson-defence-react-do = Oponha-se: responda com Fúria.
gladiatori-lesson-defence-block = Um Bloqueio conta a Energia que você põe nele. Custaria cartas; a Oposição é 5 de graça.
gladiatori-lesson-defence-parry = Metade da sua mão seria 3. A Oposição é sempre 5.
gladiatori-lesson-defence-dodge = Uma Esquiva corta o ataque pela metade, mas aí o escudo não ajuda. Com bons Itens a Oposição é melhor.
gladiatori-lesson-defence-passive = Quem não responde fica Passivo: só Itens e Guarda o protegem. Oponha-se!
gladiatori-lesson-defence-no-cards = Você poderia acrescentar cartas. Mas na Oposição a Energia não conta.
gladiatori-lesson-defence-no-cards-do = Não acrescente cartas.
gladiatori-lesson-defence-save-cards = Guarde-a: a Oposição é 5, com ou sem Energia.
gladiatori-lesson-defence-guard =
    O ataque dele é 10. A sua defesa: 5 da Oposição, 1 da espada, 3 do escudo: 9. Falta um! A Guarda soma o seu valor, 5, e cai
    1 a cada uso.
gladiatori-lesson-defence-guard-do = Use a sua Guarda.
gladiatori-lesson-defence-one-short = 9 contra 10: ele acertaria você. Com a Guarda dá 14.
gladiatori-lesson-defence-end =
    14 contra 10: o golpe foi detido. Ele tem 2 pontos pelo ataque de frente, mesmo sem acertar. Use a Guarda só quando ela faz a
    diferença: cada uso a enfraquece.

gladiatori-lesson-wounds-title = Mão e baralho de vida
gladiatori-lesson-wounds-split =
    Cada turno começa com uma escolha secreta: que cartas vão para a mão, para agir, e quais para o baralho de vida, para sangrar. As feridas
    se pagam com cartas do baralho de vida ou com Itens, e o que pagou sai do jogo para sempre.
gladiatori-lesson-wounds-split-do = Fique com as quatro cartas de Ação e três Energia 1 na mão. O resto vai para o baralho de vida.
gladiatori-lesson-wounds-half = Quatro cartas de Ação e três Energia 1 na mão, mais nada. Assim o baralho de vida tem quatro cartas: 7 pontos de vida.
gladiatori-lesson-wounds-behind =
    O Mirmillo chegou bem às suas costas. Dali você não pode reagir de jeito nenhum: só contam os Itens, e 3 a menos. É 8 contra 1.
    Com a Guarda seria 6.
gladiatori-lesson-wounds-behind-do = Não use a Guarda: ele acertaria do mesmo jeito.
gladiatori-lesson-wounds-still-hit = 6 contra 8 ainda é um acerto. Guarde a Guarda para um golpe que ela possa deter.
gladiatori-lesson-wounds-pay =
    Ele jogou três cartas: 2 de dano. Pague pelo menos isso. Uma Energia 1 vale 2 pontos de vida, um Item vale mais.
gladiatori-lesson-wounds-pay-do = Pague com uma Energia 1 do baralho de vida.
gladiatori-lesson-wounds-keep-item = Itens também podem pagar, mas aí se perdem, e a ajuda deles em cada luta também.
gladiatori-lesson-wounds-end =
    Pago: você vive. E ele? Um golpe pelas costas: 3 pontos perdidos, e mais 2 por ferida. Restam 3 pontos a ele, e você tem 10. Quando só resta a
    capa do seu baralho de vida, a próxima ferida é a última: nunca sangre demais.

gladiatori-lesson-rest-title = A fileira de cartas e o Descanso
gladiatori-lesson-rest-reuse =
    Segunda rodada de combate. As cartas que você usou estão em fileira à sua frente. Você pode usá-las de novo, mas isso custa Sangue: 1 pela carta
    mais à direita, 2 pela seguinte. O Mirmillo ataca, e você não tem carta de Ação na mão.
gladiatori-lesson-rest-reuse-do = Oponha-se de novo com Fúria, por 1 Sangue.
gladiatori-lesson-rest-one-blood = 1 Sangue por uma defesa de 5 é barato. Use Fúria de novo.
gladiatori-lesson-rest-two-blood = Força está mais à esquerda e custa 2 Sangue, e um Bloqueio precisa de Energia. Use Fúria.
gladiatori-lesson-rest-act-again =
    9 contra 4: detido com folga. Agora é a sua vez. Força está virada: já foi a sua Ação e não pode ser de novo neste
    turno. Fúria foi só uma Reação.
gladiatori-lesson-rest-act-again-do = Golpeie com Fúria, por 1 Sangue.
gladiatori-lesson-rest-standby-later = A Espera devolveria três Elementos. É boa quando você está cansado, mas agora dá para golpear.
gladiatori-lesson-rest-no-pass = Do nada não vem nada. Golpeie!
gladiatori-lesson-rest-blood =
    Fúria toma mais Sangue, 2 por ponto: você põe os últimos 3, que dão 6. O Mirmillo está exausto e deixa o golpe vir.
gladiatori-lesson-rest-blood-do = Some também a sua Ofensiva.
gladiatori-lesson-rest-all-in = Ele baixou a guarda. Tudo o que você tem, agora!
gladiatori-lesson-rest-rest =
    14 contra 6: Primeiro sangue. Mas você está cansado: cartas e pontos foram gastos. No fim do turno vem o Descanso: a Resistência devolve tantas cartas
    e pontos de Ofensiva e Guarda quanto o seu valor, 7, e depois cai 1.
gladiatori-lesson-rest-rest-do = Descanse com a Resistência e pegue tudo de volta: 2 Ofensiva, Força, Fúria e três Energia 1.
gladiatori-lesson-rest-tired = Com uma carta na mão você não passaria do próximo turno. Descanse.
gladiatori-lesson-rest-back = Faltam sete coisas, e sete você pode pegar de volta.
gladiatori-lesson-rest-back-do = Pegue tudo de volta: 2 Ofensiva, Força, Fúria e três Energia 1.
gladiatori-lesson-rest-take-all = A Resistência dá para tudo: 2 Ofensiva, Força, Fúria e três Energia 1.
gladiatori-lesson-rest-end =
    Quase novo para o segundo turno. Só Sangue e Velocidade não voltam com o Descanso: a Espera os devolve. O cansaço é o verdadeiro
    inimigo: quem descansa bem vence no fim.

gladiatori-lesson-moves-title = Golpes especiais e Poderes
gladiatori-lesson-moves-acrobatic =
    No jogo completo o seu baralho tem Golpes especiais. Eles se jogam como a Energia, e cada um faz uma coisa. Um Golpe acrobático soma 3,
    mas depois você fica Desequilibrado. Força já está na mesa.
gladiatori-lesson-moves-acrobatic-do = Acrescente duas Energia 1 e o Golpe acrobático.
gladiatori-lesson-moves-three-cards = Duas Energia 1 e o Golpe acrobático: com Força são quatro cartas.
gladiatori-lesson-moves-power =
    E há os Poderes: cada um vale uma vez por partida. Feridas profundas enfraquece o golpe em até 3, e aprofunda a ferida outro tanto.
gladiatori-lesson-moves-power-do = Use Feridas profundas.
gladiatori-lesson-moves-no-push = Luta o empurraria para longe. Hoje você quer feri-lo: Feridas profundas.
gladiatori-lesson-moves-now-or-never = Um ataque forte é a melhor hora para Feridas profundas. Agora!
gladiatori-lesson-moves-depth = O seu ataque será forte o bastante. Até onde?
gladiatori-lesson-moves-depth-do = O mais fundo que puder: 3.
gladiatori-lesson-moves-deeper = 3 é o máximo. Ouse.
gladiatori-lesson-moves-leap = Agora o Golpe acrobático: mais 3 no ataque, e depois um marcador Desequilibrado para você.
gladiatori-lesson-moves-leap-do = Faça.
gladiatori-lesson-moves-one-short = Sem ele o seu ataque seria 8. Salte!
gladiatori-lesson-moves-end =
    11 contra 10, por um fio: 3 de dano por quatro cartas, e mais 3 por Feridas profundas. 11 pontos num golpe! Agora você está Desequilibrado; um
    segundo marcador deixaria você Caído. 2 cartas ou pontos tiram um marcador.

gladiatori-lesson-match-title = Uma partida pequena
gladiatori-lesson-match-play =
    Agora uma partida inteira: o jogo de aprendizado, com dois turnos. No primeiro não há Golpes especiais. Vence quem tiver mais pontos de vitória:
    ataque de frente, deixe cartas bastantes no baralho de vida e descanse no fim do turno. Pergunte quando não souber o que fazer.
gladiatori-lesson-match-play-do = Jogue até o fim. “O que você faria?” dá uma dica.
gladiatori-lesson-match-end =
    Essa foi uma partida inteira. Agora abra uma mesa na página inicial: no jogo de aprendizado os Golpes especiais chegam no segundo turno e os
    Poderes no terceiro.

## Por que um bot escolheria assim, quando segue a primeira ideia

gladiatori-advice-character = É simplesmente o primeiro da lista: não vejo outro melhor.
gladiatori-advice-build_offense = Miro em 5: é bom para os seus ataques, e os valores mais altos são os mais caros.
gladiatori-advice-build_guard = Miro em 5: é bom para a sua defesa, e os valores mais altos são os mais caros.
gladiatori-advice-build_endurance = Miro em 5: é bom para cada Descanso, e os valores mais altos são os mais caros.
gladiatori-advice-build_blood = Miro em 5: o Sangue permite reusar cartas de Ação e alimenta a Fúria.
gladiatori-advice-build_speed = Miro em 5: a Velocidade move você e alimenta a Esquiva.
gladiatori-advice-build_energy_1 = Miro na metade do que você poderia ter: as moedas também fazem falta em outra parte.
gladiatori-advice-build_energy_0 = Miro em 5: são baratas, e agravam os ferimentos.
gladiatori-advice-build_feint = Compro o que as suas moedas permitem: uma Finta desfaz uma ação que vai mal.
gladiatori-advice-build_move = Compro cada Golpe especial enquanto as suas moedas bastam.
gladiatori-advice-build_power = Compro cada Poder enquanto as suas moedas bastam: custa pouco.
gladiatori-advice-extra = As moedas que sobram se perdem: melhor mais uma carta, a mais barata primeiro.
gladiatori-advice-bid = Quem não oferece nada fica com todas as cartas de Energia para a luta.
gladiatori-advice-draft = É simplesmente o primeiro que você pode pegar: não vejo outro melhor.
gladiatori-advice-pick = É simplesmente o primeiro que você pode pegar: não vejo outro melhor.
gladiatori-advice-drop = É simplesmente o primeiro daqueles de que um deve sair: não vejo escolha melhor.
gladiatori-advice-place = É simplesmente a primeira casa onde você pode entrar: não vejo outra melhor.
gladiatori-advice-face = O oeste é só o meu hábito: não vejo nada melhor, e você pode virar mais tarde.
gladiatori-advice-split = Cartas de Ação e Golpes especiais para agir, cartas de pouco valor para sangrar, Energia pela metade.
gladiatori-advice-ready = Deixo a ordem como está: Retardo só serve uma vez, e pode dar +3 na defesa.
gladiatori-advice-opening = { $opening ->
    [ready] Nenhum passo leva a um lugar melhor.
    [move] Leva aonde se pode golpear de frente.
    [turn] Assim você olha para ele.
   *[other] Primeiro liberte-se: marcadores enfraquecem todo golpe.
}
gladiatori-advice-closing = { $opening ->
    [ready] Nenhum marcador que você poderia tirar agora já vale o preço.
   *[other] Preso ou Caído, você só poderia virar: tire marcadores enquanto pode.
}
gladiatori-advice-movement = { $point ->
    [stop] Nenhum passo leva a um lugar melhor.
   *[other] Leva aonde se pode golpear de frente.
}
gladiatori-advice-reflex = { $point ->
    [stop] Sem Velocidade não se vai mais longe.
   *[other] É simplesmente o primeiro movimento da lista: não vejo nada melhor.
}
gladiatori-advice-action = { $action ->
    [new] { $card ->
        [movement] Daqui não se pode golpear ninguém com honra, então ande.
       *[other] É o golpe mais forte em quem está à sua frente, e uma carta nova não custa Sangue.
    }
    [again] O golpe mais forte em quem está à sua frente vale o Sangue.
    [pass] Nada do que você poderia fazer agora vale o preço.
   *[other] Não se pode golpear ninguém com honra, então tome fôlego.
}
gladiatori-advice-add = { $added ->
    [enough] Mais cartas custariam mais do que trazem.
   *[card] Conta neste golpe, ou torna a ferida mais funda.
}
gladiatori-advice-fight = { $fight ->
    [none] Não há ninguém para golpear com honra.
    [strike] Ele está à sua frente e vê você: um golpe com honra.
   *[other] Isso o alcança, e ele pouco pode fazer.
}
gladiatori-advice-target = É simplesmente o primeiro que você pode alcançar: não vejo alvo melhor.
gladiatori-advice-break = Assim um golpe certeiro fere o próprio adversário, e não um Item dele.
gladiatori-advice-ally = É simplesmente o primeiro aliado que você pode ajudar: não vejo nada melhor.
gladiatori-advice-reaction = { $reaction ->
    [pass] Nenhuma carta sua protege mais do que custa.
    [new] É a que mais protege, e uma carta nova não custa Sangue.
   *[again] É a que mais protege, e vale o Sangue.
}
gladiatori-advice-plain = Prefiro o efeito próprio de uma carta ou de um Poder a um simples +2.
gladiatori-advice-rage = Assim nenhuma carta precisa sair do seu baralho de vida ou do seu descarte.
gladiatori-advice-overskill = { $skill ->
    [none] Nenhuma Perícia pode subir agora.
   *[trait] É a primeira Perícia que pode subir: Ofensiva, depois Guarda, depois Resistência.
}
gladiatori-advice-power = Cada Poder só serve uma vez por partida: eu o guardaria.
gladiatori-advice-lunge = Cada carta traz +2; esta é simplesmente a primeira da sua mão.
gladiatori-advice-leap = Tudo para o ataque: antes de tudo, ele tem de acertar.
gladiatori-advice-depth = Quanto menos você tira do ataque, mais certo é que ele acerte.
gladiatori-advice-sacrifice = O que você sacrifica sai do jogo para sempre: para mim, +3 não vale isso.
gladiatori-advice-skill = { $trait ->
    [0] { $yes ->
        [yes] A Ofensiva ainda é forte: conta muito nesta soma.
       *[no] A Ofensiva já está fraca: guarde-a até descansar.
    }
   *[1] { $yes ->
        [yes] Com a Guarda o golpe pode ser desviado.
       *[no] A Guarda não mudaria o resultado: guarde-a.
    }
}
gladiatori-advice-blood = Cada ponto conta em dobro nesta soma.
gladiatori-advice-dodge = Cada ponto conta em dobro, e ser atingido custaria mais.
gladiatori-advice-unbalanced = { $unbalanced ->
    [pay] Você já tem um marcador: um segundo deixaria você Caído.
   *[marker] Um marcador só não deixa ninguém Caído, e 2 Elementos custam caro.
}
gladiatori-advice-feint = Mantenho o que foi jogado: uma Finta o desfaria.
gladiatori-advice-push = Deixado onde está, o alvo continua na sua frente.
gladiatori-advice-acrobatics = Mais 3 nesta soma valem um marcador.
gladiatori-advice-unbeatable = Lutar mais é melhor que cair.
gladiatori-advice-escape = Não estar ali é a melhor defesa.
gladiatori-advice-payment = Perca primeiro o que vale pouco.
gladiatori-advice-toll = Perca primeiro o que vale pouco.
gladiatori-advice-spend = Dê primeiro o que vale pouco.
gladiatori-advice-recover = Recupere primeiro o que vale mais.
gladiatori-advice-adapt = É simplesmente a primeira escolha da lista: não vejo nada melhor.
gladiatori-advice-rest = Descanse o melhor que puder: o próximo turno se vence agora.
gladiatori-advice-back = Pegue de volta tudo o que houver.
