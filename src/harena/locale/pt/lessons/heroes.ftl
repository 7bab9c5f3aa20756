# Lessons of Heroes of the Colosseum. X is what the coach says, X-do the task in one line; the others are
# said to an answer that is not right yet.

heroes-advice-action = Vá para cima do inimigo enquanto houver dados de bônus; descanse quando acabarem.
heroes-advice-bonus = { $count ->
    [0] Restam poucos, e eu os guardo.
    [1] Aqui basta um; guardo os outros para depois.
   *[other] Poucos dados onde mais contam, e os outros de reserva.
}
heroes-advice-zone = O caminho mais reto, ou fora de alcance.
heroes-advice-target = Primeiro os mais próximos; depois quem está na rede, no chão ou com mais feridas.
heroes-advice-pick = Apanhar não custa nada; pego simplesmente o primeiro objeto que há.
heroes-advice-weapon = Não comparo as duas: esta é simplesmente a primeira.
heroes-advice-opening = O golpe de escudo soma dois dados, a Vantagem só um.
heroes-advice-location = Procuro primeiro um ponto que nenhum escudo cobre, depois a menor armadura.
heroes-advice-star_power = Cada sucesso tira 1 do dano, e só os 6 se perdem.
heroes-advice-gender = Um homem tem 1 de Força a mais que uma mulher, e muitas vezes é maior.
heroes-advice-hand = Nada contra: a direita é a mão de costume.
heroes-advice-signature = { $signature ->
    [none] Numa campanha os pontos de uma Marca podem custar Fama a você.
   *[other] Três dados de bônus a mais ajudam onde você mais precisa.
}
heroes-advice-second = Os dados podem trazer uma fraqueza, e você teria de ficar com ela.
heroes-advice-build = Primeiro a Astúcia: conta nas manobras e nos ataques; depois a Força.
heroes-advice-primary = O escudo grande detém muitos golpes, e permite o golpe de escudo.
heroes-advice-secondary = Um estilo basta: no estilo secundário a Astúcia é 1 a menos.
heroes-advice-style = Não comparo os dois; mas no estilo secundário a Astúcia é 1 a menos.
heroes-advice-opponent = Qualquer estilo serve: pego simplesmente o primeiro.
heroes-advice-entry = De quem pode lutar ninguém tem mais pontos, e os pontos levam à liberdade.
heroes-advice-join = Um de cada vez: assim só um se arrisca nesta luta.
heroes-advice-rival = Um gladiador do jogo também traz Fama: não é preciso desafiar um jogador.
heroes-advice-challenge = Você não perde nada ao recusar.
heroes-advice-attribute = { $attribute ->
    [strength] A Força mantém um gladiador vivo.
   *[other] Dos que podem subir nenhum é mais baixo: é o que sobe mais fácil.
}
heroes-advice-retire = A liberdade está ganha, e cada luta a mais poderia ser a última.
heroes-advice-successor = Um novo gladiador pode ganhar Fama; um lugar vazio fica vazio.

heroes-lesson-first-title = Sua primeira luta
heroes-lesson-first-move =
    Boas-vindas à areia! Você é Verus, um Murmillo com espada e escudo grande. Ao seu lado, na zona d3, está Bato, já ferido no ventre.
    Inimigos lutam quando estão na mesma zona.
heroes-lesson-first-move-do = Mova-se.
heroes-lesson-first-rested = Você está descansado: nada a recuperar. Vá até ele.
heroes-lesson-first-no-sand = Areia é um truque, e a multidão se lembra de truques. Vá até ele.
heroes-lesson-first-no-throw = Você ficaria sem espada. Vá até ele.
heroes-lesson-first-no-surrender = Você nem começou. Vá até ele.
heroes-lesson-first-zone = Uma zona por turno, em qualquer direção. Bato está em d3.
heroes-lesson-first-zone-do = Vá para d3.
heroes-lesson-first-wrong-way = Ele está em d3, bem ao seu lado.
heroes-lesson-first-manoeuvre =
    Agora os dois manobram por uma abertura: um dado por ponto de Astúcia e de Velocidade. Você tem nove, ele seis. Cada 1, 2 ou 3 é um sucesso, e
    quem tem mais ataca. Você pode somar dados de bônus; ao rolar, se perdem.
heroes-lesson-first-manoeuvre-do = Some 2 dados de bônus.
heroes-lesson-first-two-dice = Dois bastam aqui: você vai querer mais no ataque.
heroes-lesson-first-bash =
    Seis sucessos contra um! Com dois a mais quem ataca tem a Vantagem, um dado a mais. Com um escudo grande você pode golpear com ele: dois dados.
heroes-lesson-first-bash-do = Golpeie com o escudo.
heroes-lesson-first-shield-too = A Vantagem é um dado. O golpe de escudo são dois, e ele está fraco.
heroes-lesson-first-attack =
    No ataque só conta a Astúcia: cinco dados, dois pelo golpe de escudo. Quem ataca acerta com um único sucesso a mais, e cada outro dói mais.
heroes-lesson-first-attack-do = Some 3 dados de bônus.
heroes-lesson-first-three-dice = Três. Este golpe será o último.
heroes-lesson-first-end =
    Cinco sucessos a mais e a espada: seis pontos no ventre. Um ventre em 0 é morte ou perda dos sentidos, e o dado disse morte. Ninguém mais está
    contra você: você venceu!

heroes-lesson-dice-title = Os dados de bônus
heroes-lesson-dice-rest =
    Agora você é um Thraex, e cansado: resta um único dado de bônus. O inimigo, um Hoplomachus de lança, está a duas zonas. Onde não há inimigos você pode
    descansar, e seus dados de bônus sobem até sua Força.
heroes-lesson-dice-rest-do = Descanse.
heroes-lesson-dice-tired = Com um só dado de bônus? Deixe que ele venha, e descanse enquanto isso.
heroes-lesson-dice-not-yet = Você está cansado, não vencido. Descanse.
heroes-lesson-dice-manoeuvre =
    De novo quatro dados. Ele entrou na sua zona, e a lança dá a ele um dado a mais no próprio turno: nove contra os seus oito. Mas ataca quem rola mais,
    seja de quem for o turno.
heroes-lesson-dice-manoeuvre-do = Some 1 dado de bônus.
heroes-lesson-dice-one-die = Um dado iguala. Guarde os outros para o ataque.
heroes-lesson-dice-attack = Você ataca, com a Vantagem: cinco dados contra quatro. Restam três dados de bônus. Guarde um: quem não tem nenhum é mais lento e pode se render.
heroes-lesson-dice-attack-do = Some 2 dados de bônus.
heroes-lesson-dice-two-dice = Dois: o bastante para bater forte, e um fica de reserva.
heroes-lesson-dice-end = Três a mais, e a espada: quatro pontos no peito. Ele não se levanta. Descanse a tempo, e gaste seus dados onde contam.

heroes-lesson-net-title = A rede
heroes-lesson-net-toss =
    Como Retiarius você leva tridente e rede e quase nenhuma armadura. Não espere o escudo grande: arremesse a rede em um inimigo da zona ao lado.
heroes-lesson-net-toss-do = Arremesse a rede.
heroes-lesson-net-net-first = Primeiro a rede: quem está nela tem três dados a menos, e no chão mais dois a menos.
heroes-lesson-net-keep-trident = O tridente não! A rede é feita para isso.
heroes-lesson-net-dice = Os dois rolam Astúcia e Velocidade. Se você rolar mais, ele fica preso; se igual, você guarda a rede; se menos, ela fica na zona dele.
heroes-lesson-net-dice-do = Some 4 dados de bônus.
heroes-lesson-net-four-dice = Você tem oito, e muito depende disso. Quatro.
heroes-lesson-net-walk = Preso, e no chão! Ele tentou sair e não conseguiu. É a sua vez de novo, e sem a rede você é mais rápido.
heroes-lesson-net-walk-do = Mova-se.
heroes-lesson-net-now = Agora ou nunca: no próximo turno ele pode sair. Mova-se.
heroes-lesson-net-keep-it = Fique com o tridente na mão: com duas mãos ele dói mais.
heroes-lesson-net-now-walk = Ele está em uma rede. Você não precisa de areia.
heroes-lesson-net-zone = Ele está caído em d3.
heroes-lesson-net-zone-do = Vá para d3.
heroes-lesson-net-to-him = Ele está em d3.
heroes-lesson-net-manoeuvre = Dez dados contra três: na rede e no chão ele tem cinco a menos. Aqui você não precisa de ajuda.
heroes-lesson-net-manoeuvre-do = Não some nenhum: 0.
heroes-lesson-net-no-need = Poupe os dados. Você rola dez contra três.
heroes-lesson-net-attack = No ataque ele não tem nem um dado. Cada sucesso seu é Impacto.
heroes-lesson-net-attack-do = Some 2 dados de bônus.
heroes-lesson-net-two-dice = Mais dois dados atravessam o elmo.
heroes-lesson-net-end = Impacto 5, o tridente com duas mãos 3, o elmo tira 3: cinco pontos na cabeça. A rede venceu o dia.

heroes-lesson-ground-title = No chão
heroes-lesson-ground-roll =
    Que golpe: o peito está ferido, você está no chão sem dados de bônus, e ele está sobre você. No chão você tem dois dados a menos. Você pode se levantar, lutar do chão, ou rolar
    para outra zona.
heroes-lesson-ground-roll-do = Role para longe.
heroes-lesson-ground-too-weak = Seis dados contra oito, e depois dois contra quatro? Role para longe.
heroes-lesson-ground-he-waits = Você ficaria de pé, mas junto dele, e só se recupera onde não há inimigos. Role para longe.
heroes-lesson-ground-zone = Fique no Centro: se precisar pedir pela vida, é ali que a multidão vê você melhor.
heroes-lesson-ground-zone-do = Role para c3.
heroes-lesson-ground-center = c3 fica no Centro.
heroes-lesson-ground-stand = Ele também estava cansado e descansou. Longe dele você se levanta e recupera dados de bônus de uma vez.
heroes-lesson-ground-stand-do = Levante-se.
heroes-lesson-ground-not-beaten = Você ainda não foi vencido. Levante-se.
heroes-lesson-ground-manoeuvre = Ele vem. A ferida no peito custou um de Força, então você tem três dados de bônus.
heroes-lesson-ground-manoeuvre-do = Some 1 dado de bônus.
heroes-lesson-ground-one-die = Um, e dois para o ataque.
heroes-lesson-ground-attack = Você ataca com a Vantagem. O escudo grande dele detém golpes em braço, peito e ventre em algumas linhas, não em todas.
heroes-lesson-ground-attack-do = Some os últimos 2 dados de bônus.
heroes-lesson-ground-all-in = Tudo agora: é a sua chance.
heroes-lesson-ground-end = Um 7 é uma linha do peito que nenhum escudo detém. Cinco pontos: ele cai. Do chão à vitória!

heroes-lesson-mercy-title = Misericórdia
heroes-lesson-mercy-surrender =
    Seu ventre está em 1, seus dados de bônus acabaram, os dele não. O próximo golpe pode ser o último. Você pode se render em vez de se mover, e a multidão decide: dois dados
    contra sua Astúcia de 4. Você o feriu, está ferido no ventre, está no Centro: três a mais, 7.
heroes-lesson-mercy-surrender-do = Renda-se.
heroes-lesson-mercy-one-blow = Um golpe e você morre. Viva para lutar outro dia.
heroes-lesson-mercy-stay = Ele segue você, e junto ao muro a multidão mal vê você. Aqui é o melhor lugar para pedir.
heroes-lesson-mercy-end = 3 e 4, os dois passam: misericórdia! Só um 6 falha sempre. Com um só dado, o Imperador teria decidido.

heroes-lesson-match-title = Uma luta inteira
heroes-lesson-match-play =
    Agora é com você: um Murmillo contra um Thraex do jogo. Aproxime-se, manobre, golpeie com o escudo, ataque; descanse quando os dados de bônus acabarem. Peça uma dica quando quiser.
heroes-lesson-match-play-do = Jogue até o fim.
heroes-lesson-match-end = Essa foi uma luta inteira. Agora crie um gladiador só seu.
