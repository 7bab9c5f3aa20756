# O que o treinador diz nas lições de Spartacus.

spartacus-lesson-first-title = A sua primeira luta
spartacus-lesson-first-move = O seu Spartacus em d3 luta contra um Guerreiro Trácio em d5. Os dados são força e Saúde ao mesmo tempo: o seu tem 4 de ATQ, 4 de DEF e 4 de VEL, o outro um de cada. VEL diz até onde ir; ataca-se um vizinho.
spartacus-lesson-first-move-do = Vá para d4, ao lado dele.
spartacus-lesson-first-not-yet = Ainda não: ele mal se mantém em pé. Termine.
spartacus-lesson-first-nearer = De d4 você o alcança, e é um passo.
spartacus-lesson-first-attack = Rolam juntos: os seus dados de ATQ contra os de DEF dele, do maior ao menor. O maior acerta; dados não disputados acertam com 3 ou mais. Com dois dados ele se rende.
spartacus-lesson-first-attack-do = Ataque.
spartacus-lesson-first-thumb = O 6 vence o 5, e o 4 não foi disputado: ele está ferido aos pés do Anfitrião, que é você. A vitória levou você a 12 de Influência. O seu Spartacus ganhou um Marcador de Favor; o Trácio também tem um, de uma luta passada: matá-lo custa 1 de Influência. Quem é o único com 12 no final da fase venceu.
spartacus-lesson-first-thumb-do = Polegar para cima.
spartacus-lesson-first-costly = O polegar para baixo custaria 1 de Influência: 11, e nada de vitória hoje.
spartacus-lesson-first-end = Você venceu o jogo. Influência 12, sozinho, no final de uma fase: é só isso. O caminho até lá é mais longo.

spartacus-lesson-schemes-title = Esquemas
spartacus-lesson-schemes-launch = É o seu Turno de Intriga. Um Esquema precisa da Influência Requerida na carta; você tem 8. Calúnia no Fórum tira 1 de Influência de outro.
spartacus-lesson-schemes-launch-do = Lance Calúnia no Fórum.
spartacus-lesson-schemes-worth-more = 3 denários são bons, mas lançada esta carta vale mais.
spartacus-lesson-schemes-not-done = Há mais a fazer antes de terminar o turno.
spartacus-lesson-schemes-slander-first = Bom, mas primeiro a calúnia.
spartacus-lesson-schemes-target = Todos têm 7. Quem tem Guardas pode tentar detê-lo: um Guarda cancela com 4 ou mais. O segundo Dominus tem um, o terceiro nenhum; mas assim o segundo perderá o dele.
spartacus-lesson-schemes-target-do = Mire no segundo Dominus.
spartacus-lesson-schemes-the-other = Também é possível; desta vez desgaste quem tem um Guarda.
spartacus-lesson-schemes-profit = O Guarda rolou 2 e se foi, e a calúnia deu certo. Você pode lançar quantos Esquemas puder. Lucrando no Mercado Negro requer 7 e rende 5 denários.
spartacus-lesson-schemes-profit-do = Lance Lucrando no Mercado Negro.
spartacus-lesson-schemes-five = Cinco denários esperam: Lucrando no Mercado Negro.
spartacus-lesson-schemes-cash = Dados Viciados é uma Reação para a Arena. Se não quiser guardá-la, qualquer carta pode ser trocada por denários.
spartacus-lesson-schemes-cash-do = Troque Dados Viciados por denários.
spartacus-lesson-schemes-one-card = Resta uma carta, e vale 2 denários.
spartacus-lesson-schemes-cash-it = Primeiro transforme a carta em 2 denários.
spartacus-lesson-schemes-ability = Pietros tem uma Habilidade de Intriga: esgote-o para ganhar um denário. Uma carta Esgotada fica virada para baixo até a próxima Manutenção.
spartacus-lesson-schemes-ability-do = Use Pietros.
spartacus-lesson-schemes-pietros = Pietros ainda está Ativo: um denário de graça.
spartacus-lesson-schemes-end = Um rival com menos 1 de Influência, 8 denários para você. No final do turno, a Mão Máxima depende da sua Influência.

spartacus-lesson-guard-title = Guardas
spartacus-lesson-guard-table = Outro Dominus envia um Assassino nas Trevas: Spartacus morreria. Você tem um Guarda na mesa e outro escondido na mão. Um Guarda rola um dado: 4 ou mais cancela o Esquema; ele é descartado de qualquer modo.
spartacus-lesson-guard-table-do = Use o Guarda da mesa.
spartacus-lesson-guard-spartacus-dies = Se passar, Spartacus está morto. Use os seus Guardas.
spartacus-lesson-guard-keep-hidden = Deixe o escondido por último; o da mesa todos veem.
spartacus-lesson-guard-hand = Um 2: falhou. Você pode enviar quantos Guardas tiver, um após o outro, também da mão.
spartacus-lesson-guard-hand-do = Use o Guarda da mão.
spartacus-lesson-guard-end = Um 5: o Esquema é cancelado e Spartacus vive. Os dois Guardas se foram; o próximo Esquema encontrará a porta aberta.

spartacus-lesson-support-title = Influência emprestada
spartacus-lesson-support-lock = Uma Visita de Roma rende 1 de Influência, mas requer 9, e você tem 6. Outros podem emprestar a deles, toda, para um Esquema. Ninguém vê que carta você separa.
spartacus-lesson-support-lock-do = Busque apoio para Uma Visita de Roma.
spartacus-lesson-support-not-for-three = 3 denários não valem um ponto de Influência.
spartacus-lesson-support-not-done = Ainda não: há um ponto de Influência a ganhar.
spartacus-lesson-support-lock-it = Primeiro separe a carta para buscar apoio.
spartacus-lesson-support-ask = Faltam 3. O segundo Dominus tem 4, o terceiro 5. Peça ao mais fraco: talvez queira dinheiro.
spartacus-lesson-support-ask-do = Peça ao segundo Dominus.
spartacus-lesson-support-either = Ele também serviria; desta vez peça a quem tem menos.
spartacus-lesson-support-not-back = Não a retire agora.
spartacus-lesson-support-claim = O que é, pergunta ele. Não é necessário dizer a verdade. Ele ajudaria você a ganhar um ponto de Influência?
spartacus-lesson-support-claim-do = Diga Lucrando no Mercado Negro, Patronato, ou não diga nada.
spartacus-lesson-support-honest = Honesto, e talvez imprudente. Tente uma mentira.
spartacus-lesson-support-fee = O que você paga por um sim muda de mãos na hora. Continua pago, aconteça o que acontecer.
spartacus-lesson-support-fee-do = Pague 2 denários.
spartacus-lesson-support-nothing-for-nothing = Nada por nada: ofereça 2.
spartacus-lesson-support-promise = E você pode prometer mais para depois. Promessas não obrigam ninguém.
spartacus-lesson-support-promise-do = Prometa até 3 denários.
spartacus-lesson-support-launch = Ele disse sim, e a concessão é definitiva, qualquer que seja a carta: 6 e 4 bastam para 9. Nenhum marcador se move.
spartacus-lesson-support-launch-do = Lance o Esquema.
spartacus-lesson-support-end = Influência 7, por 2 denários e uma mentira. Ele vai se lembrar.

spartacus-lesson-market-title = Punhos fechados
spartacus-lesson-market-sell = No Mercado Aberto, Recursos Ativos são negociados a qualquer preço ou vendidos ao Banco. Você sabe o que vai primeiro a Leilão: Varro, 3/3/3. Abra espaço e caixa: o seu Guerreiro Trácio rende 2.
spartacus-lesson-market-sell-do = Venda o Guerreiro Trácio ao Banco.
spartacus-lesson-market-first-sell = Venda primeiro; fechar é definitivo.
spartacus-lesson-market-the-thracian = Desta vez é o Guerreiro Trácio que sai.
spartacus-lesson-market-close = 8 denários. Os outros fecharam e esconderam os deles. Quem fecha encerra as negociações.
spartacus-lesson-market-close-do = Feche.
spartacus-lesson-market-close-now = Não há mais com quem negociar: feche.
spartacus-lesson-market-bid = Varro. Todos dão lances de punho fechado e abrem juntos; só o maior paga. Os outros tinham 5 e 4 denários quando fecharam.
spartacus-lesson-market-bid-do = Ofereça 4 ou 5.
spartacus-lesson-market-nothing = Com nada não se ganha nada.
spartacus-lesson-market-four = 4 ou 5 é um bom palpite; guarde algo para o Título de Anfitrião.
spartacus-lesson-market-host = Varro é seu. Ninguém quis as outras. Por fim o Título de Anfitrião: 1 de Influência, e a palavra sobre quem luta e quem morre.
spartacus-lesson-market-host-do = Ofereça 2 ou 3 pelo título.
spartacus-lesson-market-be-host = Ser Anfitrião vale algo: dê um lance.
spartacus-lesson-market-two = 2 ou 3 bastam: eles estão quase sem nada.
spartacus-lesson-market-end = Você é o Anfitrião, e os Tesouros estão abertos de novo. Em caso de empate, dão-se novos lances somados aos anteriores.

spartacus-lesson-games-title = O Anfitrião
spartacus-lesson-games-call = Você é o Anfitrião, e só isso já rendeu 1 de Influência. Antes de convidar você pode pedir ofertas: os outros podem pagar por um Convite, ou para evitá-lo.
spartacus-lesson-games-call-do = Não peça ofertas desta vez.
spartacus-lesson-games-no-call = Outra vez. Hoje você quer uma luta.
spartacus-lesson-games-invite = Há duas vagas. Recusar custa 1 de Influência. O segundo Dominus tem um Guerreiro Trácio, o terceiro só um Cavalariço.
spartacus-lesson-games-invite-do = Convide o segundo Dominus.
spartacus-lesson-games-first-the-other = Primeiro o outro: ele mostra quem envia antes que você escolha.
spartacus-lesson-games-the-weak = Um Cavalariço mal ousaria. Fique com o Trácio.
spartacus-lesson-games-yourself = Ele aceitou e envia o Guerreiro Trácio. Você tem Theokeles: 5 de ATQ, 4 de DEF. Uma vitória é mais um ponto de Influência.
spartacus-lesson-games-yourself-do = Convide a si próprio.
spartacus-lesson-games-you = Você tem o melhor homem: convide a si próprio.
spartacus-lesson-games-fighter = Escolha o seu Combatente. Escravos também podem lutar.
spartacus-lesson-games-fighter-do = Envie Theokeles.
spartacus-lesson-games-theokeles = Um escravo de cozinha contra um guerreiro? Theokeles.
spartacus-lesson-games-wager = Agora todos podem apostar: até 3 denários por canto, no máximo três cantos, nunca na vitória do outro. Vitória paga 1 para 1, Ferimento e Decapitação 2 para 1. Você está no hexágono II.
spartacus-lesson-games-wager-do = Aposte 3 em Vitória II e, se quiser, 3 em Ferimento ou Decapitação.
spartacus-lesson-games-bet = Theokeles luta por você, e você não aposta nada?
spartacus-lesson-games-on-him = Coragem: 3 em Vitória II.
spartacus-lesson-games-end = A multidão ruge. Aconteça o que acontecer, você é o Anfitrião: o polegar é seu, e pode ser comprado.

spartacus-lesson-match-title = Uma partida inteira
spartacus-lesson-match-play = Três Casas, todas com Influência 7. Manutenção, Intriga, Mercado, Arena, de novo e de novo, até que uma esteja sozinha com 12 ou passem oito turnos. Bots comandam as outras. Peça uma dica quando quiser.
spartacus-lesson-match-play-do = Jogue até o fim.
spartacus-lesson-match-end = Os Jogos terminaram. Agora você conhece Cápua; sente-se à mesa com pessoas e não confie em ninguém.

spartacus-advice-house = Nenhuma Casa livre começa mais rica em Gladiadores, Escravos, Guardas e denários.
spartacus-advice-recover = { $choice ->
    [stop] Com 1 a carta morre, e as que restam valem demais para esse risco.
   *[card] Das cartas feridas, é a que faria menos falta a você.
}
spartacus-advice-react = { $window ->
    [scheme] Pesado contra o que o Esquema custaria a você.
    [guard] Com uma rerolagem o seu Guarda ainda pode cancelar o Esquema.
    [reaction] Só o que vai contra o seu próprio Esquema vale esta carta.
    [shame] Só o que vai contra o seu próprio Esquema vale esta carta.
    [recovery] Uma carta recuperada vale mais do que a ajuda.
    [treasury] Pesado pelo perigo que esse rival é para você.
    [auction] Pesado: o que a carta vale para você contra o seu total.
    [initiative] Com a Iniciativa você escolhe quem age primeiro.
    [invitation] Assim a sua recusa não custa Influência.
   *[thumb] Só vale a pena por um Combatente seu.
}
spartacus-advice-release = { $choice ->
    [pay] Você pode pagar por eles, então ninguém tem de ir embora.
   *[card] Você não pode pagar por todos, e é ele quem fará menos falta.
}
spartacus-advice-intrigue = À primeira vista, é o que mais rende no seu turno.
spartacus-advice-exhaust = Nenhum dos outros luta pior: mantenha-os Ativos.
spartacus-advice-gossip = { $choice ->
    [stop] Vale a pena guardar as cartas da sua mão.
   *[card] Ela renderia pouco; uma carta nova provavelmente é melhor.
}
spartacus-advice-discard = Das suas cartas, é a que menos vale para você agora.
spartacus-advice-peek = No topo, você sabe que carta vem a seguir.
spartacus-advice-victim = É melhor usá-la contra o rival mais perigoso para você.
spartacus-advice-boost = É o que custa menos denários a você.
spartacus-advice-target = Assim o Esquema promete mais a você, pelo seu ganho ou pela perda de um rival.
spartacus-advice-plead = { $choice ->
    [launch] Com tudo o que você pode somar, a sua Influência já basta.
    [withdraw] Não resta a quem pedir: fraco demais, caro demais ou já consultado.
   *[ask] A Influência dele bastaria, e quanto menos tem, menos deve custar.
}
spartacus-advice-claim = É a verdade: aqui não conto com uma mentira.
spartacus-advice-fee = O que vale a Influência dele, mas no máximo metade do que rende o Esquema.
spartacus-advice-promise = O que você não promete, não ficará devendo.
spartacus-advice-support = Pelo que se paga, e por quão perto de doze está quem pede.
spartacus-advice-redirect = Que atinja o rival mais perigoso para você.
spartacus-advice-pick = A melhor carta de outro; das suas, a que fará menos falta.
spartacus-advice-extort = { $extort ->
    [pay] Um ponto de Influência vale mais do que 4 denários.
   *[lose] Você não tem Influência a perder.
}
spartacus-advice-pluck = Nenhuma carta dessa mão vale mais para o dono.
spartacus-advice-order = Quanto mais vale uma carta, mais cedo deve vir.
spartacus-advice-market = Não há nada melhor aqui agora.
spartacus-advice-terms = { $term ->
    [give] Alguém pagaria claramente mais do que ela vale para você.
    [take] Esta carta vale para você claramente mais do que o preço provável.
    [pay] Ainda falta um preço para a carta.
    [charge] Ainda falta um preço para a carta.
    [send] Há uma carta e um preço: isso basta.
   *[drop] Aqui você ganharia pouco demais, ou menos do que em outro lugar.
}
spartacus-advice-coins = Um preço em que o outro também ganha; sem carta em vista, o mínimo possível.
spartacus-advice-deal = Pelo que você ganharia, nunca de modo que um rival chegue a doze.
spartacus-advice-bid = Mais ou menos o que a carta vale para a sua Casa, e não mais.
spartacus-advice-hosting = Um ponto de Influência e a escolha de quem luta valem mais ou menos isto.
spartacus-advice-limit = Sem limite, você decide de novo a cada empate.
spartacus-advice-orders = Assim é você quem decide a cada vez.
spartacus-advice-call = { $answer ->
    [yes] Alguém tem denários suficientes para pagar bem a você.
   *[no] Ninguém tem denários suficientes para pagar bem a você.
}
spartacus-advice-bribe = { $doing ->
    [invite] O seu melhor Combatente é mais forte do que os dos outros.
    [shun] Alguém poderia enviar um Combatente bem mais forte do que o seu.
    [thumb-up] Ele é seu, e vale a pena salvá-lo.
    [thumb-down] A morte dele custaria a um rival o bastante para valer a pena.
   *[none] Nenhum ato do Anfitrião vale os seus denários agora.
}
spartacus-advice-purse = No máximo um terço do que você tem, e nunca mais de 3 denários.
spartacus-advice-gift = Só o que você prometeu e ainda não deu, até onde puder.
spartacus-advice-invite = Pela sua força, pelo que se paga e pela vitória que você menos teme.
spartacus-advice-accept = { $accept ->
    [accept] Você tem um Combatente com 6 dados ou mais.
   *[decline] Com menos de 6 dados, nenhum dos seus teria boas chances.
}
spartacus-advice-fighter = Nenhum dos outros luta melhor, pelos dados e pela Habilidade.
spartacus-advice-weapon = Pelo que o Banco paga, você não tem Arma Ativa melhor.
spartacus-advice-armour = Pelo que o Banco paga, você não tem Armadura Ativa melhor.
spartacus-advice-special = Pelo que o Banco paga, você não tem Especial Ativo melhor.
spartacus-advice-second = Pelo que o Banco paga, você não tem segundo Especial Ativo melhor.
spartacus-advice-taint = Assim o outro Combatente começa com um dado a menos.
spartacus-advice-wager = No Combatente mais forte, se for claramente; senão nada.
spartacus-advice-lose = A maior Pilha pode ceder um dado; o ataque se guarda por mais tempo.
spartacus-advice-net = Vence a Iniciativa sem rolagem, a menos que o outro também lance uma.
spartacus-advice-first = { $first ->
    [first] Você pode chegar ao lado dele: ataque primeiro.
   *[second] Você ainda não pode chegar ao lado dele: deixe-o vir.
}
spartacus-advice-combat = Ataque se o alcança; senão, aproxime-se.
spartacus-advice-sand = Cada dado que não ataca você já ajuda.
spartacus-advice-reroll = { $reroll ->
    [none] Todos os seus dados mostram 4 ou mais: mantenha-os.
   *[other] Rerolado, um dado de 3 ou menos melhora em média.
}
spartacus-advice-division = O Trio soma pelo menos tanto dano quanto o Duplo.
spartacus-advice-sica = { $answer ->
    [yes] Soma-se a outro dano, ou pode derrotá-lo: é a hora.
   *[no] Este ataque não causa dano, e 1 ponto não o derrotaria: guarde-a.
}
spartacus-advice-ignore = Cada ponto de dano ignorado salva um dado.
spartacus-advice-thumb = { $thumb ->
    [up] A morte dele não renderia a você mais do que poupá-lo.
   *[down] A morte dele rende mais a você: está paga, ou um rival o perde.
}
