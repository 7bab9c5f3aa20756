# Lições de Clash of the Gladiators. X é o que diz o treinador, X-do a tarefa em uma linha; as outras são
# ditas a uma resposta que ainda não é a certa.

clash-lesson-first-title = A sua primeira batalha
clash-lesson-first-aim =
    Boas-vindas à arena! Você precisa de mais pontos que qualquer outro: 1 por gladiador que capturar ou mantiver vivo,
    2 por animal. Na sua vez, uma das suas equipes tem de atacar um vizinho.
clash-lesson-first-aim-do = Escolha a sua equipe em C2.
clash-lesson-first-lion = Essa equipe está ao lado de um leão. Comece pela luta mais fácil: C2.
clash-lesson-first-target =
    A sua equipe tem três espadas e um escudo. Toda equipe lança um dado, e mais um por espada: quatro dados para você.
    Em C3 há só dois inimigos.
clash-lesson-first-target-do = Ataque a equipe em C3.
clash-lesson-first-bear = Um urso vale 2 pontos, mas morde. Pegue primeiro os dois gladiadores em C3.
clash-lesson-first-again =
    Dois golpes mortais: os dois inimigos são seus, e a sua equipe entrou no espaço deles. Depois os amigos deles atacaram você.
    O seu escudo deteve o único golpe, e os seus dados responderam: um caiu, e o último tem um marcador de Ferida.
    Dois marcadores custam um gladiador.
clash-lesson-first-again-do = Ataque de novo: escolha a sua equipe em C3.
clash-lesson-first-finish = Resta um inimigo, e está ferido. Ele está ao lado da sua equipe em C3.
clash-lesson-first-end =
    Um golpe, o segundo marcador: cai o último inimigo. Ninguém mais tem gladiadores, então a partida acabou. Os seus quatro cativos e
    os oito sobreviventes dão 12 pontos. Você venceu!

clash-lesson-teams-title = Cinco tipos de gladiadores
clash-lesson-teams-strengthen =
    Uma partida começa com a entrada. Na sua vez, cada jogador põe um gladiador: numa equipe nova num espaço vazio, ou numa equipe sua
    que tenha menos de quatro. A sua equipe em C2 tem duas espadas.
clash-lesson-teams-strengthen-do = Junte um gladiador à sua equipe em C2.
clash-lesson-teams-first-finish = Ali você pode abrir uma equipe mais tarde. Complete C2 primeiro: equipes grandes batem forte.
clash-lesson-teams-trident =
    Uma espada é um dado a mais. Um tridente deixa você relançar uma vez todos os dados, se tiver mais tridentes que o inimigo.
    Com muitos dados isso vale bastante.
clash-lesson-teams-trident-do = Pegue um tridente.
clash-lesson-teams-swords-enough = Uma terceira espada nunca é má ideia. Mas hoje você quer ver o que faz um tridente.
clash-lesson-teams-spear-later = Com mais lanças que o inimigo, você lança primeiro. Logo você as verá. Agora pegue o que eu digo.
clash-lesson-teams-net-later = Uma rede neutraliza um inimigo por uma batalha. Ela vem já, já.
clash-lesson-teams-shield-next = O escudo vem depois. Primeiro o tridente.
clash-lesson-teams-fourth = Muito bem. O seu adversário juntou uma espada. Em C2 são três, e cabe mais um.
clash-lesson-teams-fourth-do = Junte mais um em C2.
clash-lesson-teams-shield =
    Um escudo detém um golpe simples em cada batalha. Nunca detém um golpe mortal. É o único gladiador que protege os outros.
clash-lesson-teams-shield-do = Pegue um escudo.
clash-lesson-teams-too-naked = Três espadas lançam bem, mas nada deteria um golpe. Pegue o escudo.
clash-lesson-teams-one-trident = Um segundo tridente não dá um segundo relançamento: só existe um.
clash-lesson-teams-second-base =
    C2 está completa: dois dados pelas espadas, um pela equipe, um relançamento, um golpe detido. Agora abra uma segunda equipe. Ela não pode
    ficar ao lado da primeira enquanto houver outro lugar.
clash-lesson-teams-second-base-do = Abra uma equipe em B4, no canto.
clash-lesson-teams-near-the-foe = Seria permitido. Mas fica ao lado de D4, onde está o seu adversário. Ao lado de B4 ainda não há nenhum inimigo: experimente B4.
clash-lesson-teams-no-corner = Seria permitido. Mas ao lado há quatro espaços de onde podem atacar você; um canto só tem três: experimente B4.
clash-lesson-teams-as-well = Seria igualmente bom: só três espaços ficam ao lado, como em B4. Mas vamos juntos: experimente B4.
clash-lesson-teams-net =
    Uma rede neutraliza um inimigo durante toda a batalha: ele não lança dados e não detém golpes. Os animais não ligam para redes.
clash-lesson-teams-net-do = Pegue uma rede para a equipe nova.
clash-lesson-teams-why-net = Também é uma boa escolha. Mas pegue a rede: as próximas lições precisam dela.
clash-lesson-teams-end =
    Assim se continua até todas as equipes terem quatro. Depois os animais enchem cada espaço vazio, e a luta começa.
    Tipos misturados são mais fortes que quatro iguais.

clash-lesson-dice-title = Dados, golpes e feridas
clash-lesson-dice-team =
    Um dado tem três faces vazias, dois golpes simples e um golpe mortal. Um golpe mortal tira um gladiador na hora. Um golpe simples
    deixa um marcador de Ferida, e cada segundo marcador tira um gladiador.
clash-lesson-dice-team-do = Ataque com a sua equipe em B2: lança, duas espadas, tridente.
clash-lesson-dice-weak = Duas espadas sozinhas são uma equipe fraca. Pegue os quatro em B2.
clash-lesson-dice-target =
    Você lança três dados: um pela equipe, dois pelas espadas. Em C2 o inimigo tem um escudo, mas já há ali um marcador de Ferida.
clash-lesson-dice-target-do = Ataque a equipe ferida em C2.
clash-lesson-dice-four-swords = Quatro espadas devolvem cinco dados. A equipe ferida em C2 é um alvo melhor.
clash-lesson-dice-again =
    Um golpe simples, e o escudo o detém: esta rolagem não faz nada. Mas você tem um tridente a mais que eles. Você pode relançar os
    três dados, e vale a segunda rolagem.
clash-lesson-dice-again-do = Relance os dados.
clash-lesson-dice-nothing = Se você mantiver, nada acontece: o escudo detém o único golpe. Pior não pode ficar.
clash-lesson-dice-casualty =
    Um golpe mortal: um inimigo a menos. Dois golpes simples: o escudo detém um, o outro é o segundo marcador, e mais um se foi. O último
    lançou o seu único dado: um golpe mortal. Você tem de entregar um dos seus, e escolhe qual.
clash-lesson-dice-casualty-do = Entregue a lança.
clash-lesson-dice-keep-sword = Cada espada é um dado em toda batalha. A lança só diz quem lança primeiro.
clash-lesson-dice-keep-trident = O tridente acabou de salvar o seu ataque. Fique com ele: a lança só diz quem lança primeiro.
clash-lesson-dice-end =
    Você capturou dois e perdeu um. Lembre-se: quem é atingido escolhe quem entregar, e por isso uma boa equipe guarda as espadas até o fim.

clash-lesson-nets-title = Lanças e redes
clash-lesson-nets-team =
    Quem lança primeiro? O lado com mais lanças, não importa quem ataca; com lanças iguais, o atacante. Antes dos dados cada lado joga
    as suas redes.
clash-lesson-nets-team-do = Ataque com a sua equipe em C2: ela tem duas redes.
clash-lesson-nets-not-there = Essa equipe não tem redes. Pegue a de C2.
clash-lesson-nets-net =
    O inimigo tem uma lança e você nenhuma: ele lança primeiro. Mas as suas redes voam antes. Quem você neutraliza não lança dados e
    não detém golpes nesta batalha.
clash-lesson-nets-net-do = Jogue a primeira rede sobre a espada.
clash-lesson-nets-too-late = Tarde demais para a lança: as lanças são contadas antes de se jogarem as redes.
clash-lesson-nets-trident-later = Com o tridente ele pode relançar. Mas menos dados doem mais: neutralize a espada.
clash-lesson-nets-shield-next = O escudo vem depois. Primeiro tire o dado dele: neutralize a espada.
clash-lesson-nets-second =
    Sem a espada, o inimigo só tem o dado da equipe. Você tem uma segunda rede. O escudo dele deteria um dos seus golpes.
clash-lesson-nets-second-do = Jogue a segunda rede sobre o escudo.
clash-lesson-nets-one-die = Um dado lançado duas vezes ainda é um dado. O escudo com certeza deteria um golpe seu.
clash-lesson-nets-end =
    Um dado atingiu você uma vez: um marcador de Ferida. Depois você lançou três dados contra uma equipe sem escudo: dois marcadores e um golpe
    mortal, ou seja, dois gladiadores. Os que estavam sob as suas redes foram entregues primeiro. Depois da batalha, quem sobra se levanta.

clash-lesson-animals-title = A caça
clash-lesson-animals-team =
    Um animal vale 2 pontos, e só conta o último golpe. A peça mostra o que ele sabe fazer: as espadas são os dados dele, e a vida diz
    quantas feridas ele aguenta. Um golpe simples é uma ferida, um mortal são duas.
clash-lesson-animals-team-do = Cace com a sua equipe em C2: espadas, tridente, escudo.
clash-lesson-animals-nets = Redes não fazem nada contra um animal. Pegue a equipe em C2.
clash-lesson-animals-prey =
    Ao seu lado há dois animais. O leão Leaena em B2: dois dados, vida 3. O urso Innocentia em D2: quatro dados, um tridente, um escudo,
    vida 6.
clash-lesson-animals-prey-do = Ataque o leão em B2.
clash-lesson-animals-too-strong = Innocentia é o animal mais forte de todos. Você perderia mais do que ganha.
clash-lesson-animals-again =
    O leão tem uma lança e você nenhuma, então ele golpeou primeiro. O seu adversário lançou por ele, como o seu vizinho sempre faz; o seu
    escudo deteve o golpe. A sua rolagem é uma ferida. O leão tem vida 3.
clash-lesson-animals-again-do = O seu tridente deixa você relançar. Relance.
clash-lesson-animals-one-wound = Uma ferida não o mata, e depois outro pode pegá-lo. Relance.
clash-lesson-animals-end =
    Um golpe mortal e um simples: três feridas. O leão é seu, 2 pontos, e a sua equipe entra no espaço dele. Se ele tivesse matado um
    dos seus, ninguém ganharia ponto com isso: pese bem uma caça antes de começá-la.

clash-lesson-moving-title = Equipes pequenas são rápidas
clash-lesson-moving-team =
    Uma equipe completa ataca de onde está, a não ser que não haja ninguém por perto. Uma equipe de três ou menos sempre pode andar antes,
    por quantos espaços vazios quiser.
clash-lesson-moving-team-do = Escolha a sua equipe pequena em E1.
clash-lesson-moving-full-team = C1 tem quatro gladiadores e inimigos por perto: não pode andar. Pegue E1.
clash-lesson-moving-ground =
    De E1 você só poderia enfrentar o urso ao lado. Longe dali, em A3, restam dois inimigos, um deles com escudo, e há um marcador
    de Ferida. Escolha de onde lutar: o espaço tem de tocar um alvo.
clash-lesson-moving-ground-do = Ande até B4, ao lado de A3.
clash-lesson-moving-not-there = Dali você encontraria alguém mais forte. B4 só toca a equipe fraca em A3.
clash-lesson-moving-end =
    Por toda a arena, direto ao mais fraco. Um golpe mortal, e um golpe simples a mais do que o escudo detém: o segundo
    marcador. Uma equipe pequena nunca é inútil: ela vai aonde dói.

clash-lesson-match-title = Uma partida pequena
clash-lesson-match-play =
    Agora uma partida inteira, pequena e rápida: duas equipes de cada lado e três animais. Vence quem tiver mais pontos: 1 por cativo e por
    sobrevivente, 2 por animal. Acaba quando só um lado tem gladiadores, ou não resta animal. Pergunte quando não souber o que fazer.
clash-lesson-match-play-do = Jogue até o fim. “O que você faria?” dá uma dica.
clash-lesson-match-end =
    Essa foi uma partida inteira. Você sabe tudo o que há para saber: o resto é coragem e dados. Abra uma mesa na página inicial e jogue
    contra bots ou amigos.

## Por que um bot escolheria assim, quando segue a primeira ideia

clash-advice-place = Primeiro equipes novas, onde há mais inimigos por perto; depois cresce a menor.
clash-advice-recruit = É o que melhor combina com esta equipe.
clash-advice-lair = Ali as suas equipes podem caçá-lo, e as dos outros quase não.
clash-advice-team = A melhor batalha dela promete mais: o que pode ganhar contra o que pode perder.
clash-advice-ground = É dali que se trava a batalha mais promissora.
clash-advice-target = De todos os alvos é o que promete mais: o que você pode ganhar contra o que pode perder.
clash-advice-beast = Nenhum outro animal tem uma batalha que prometa mais.
clash-advice-net = Sem esse inimigo a batalha corre da melhor forma para você.
clash-advice-reroll = { $again ->
    [again] Outra rolagem promete mais do que a que está na mesa.
   *[keep] A que está na mesa vale mais do que outra rolagem promete.
}
clash-advice-casualty = { $rolls ->
    [0] É o que menos fará falta depois.
   *[other] É o que menos fará falta, na rolagem que ainda vem e depois.
}
