# O que o treinador diz nas lições de Jugula.

jugula-lesson-first-title = A sua primeira luta
jugula-lesson-first-attack = O seu Thraex em d4 está atrás do Murmillo em d5: nas costas dele. Dali um ataque tem +3. Cada ferida é um ponto, e quatro pontos vencem. Uma carta se joga para um dos seus usos; aqui, para o ataque.
jugula-lesson-first-attack-do = Jogue Umbo para o ataque.
jugula-lesson-first-keep-six = Insidiae tem valor de combate 6: guarde-a para a luta.
jugula-lesson-first-attack-now = Agora ele está de costas. Primeiro ataque.
jugula-lesson-first-card = Antes das cartas é 5 + 3 = 8 contra 5. Agora os dois somam em segredo uma carta de combate. Ele só tem uma carta, então a dele vem do baralho. Se o seu total for pelo menos o dobro do dele, ele é ferido.
jugula-lesson-first-card-do = Use Insidiae.
jugula-lesson-first-zero = Agmen vale 0 em combate. Só o empurraria.
jugula-lesson-first-unsure = O topo do baralho pode ser qualquer coisa. Você tem um 6.
jugula-lesson-first-end = 8 + 6 = 14 contra 5 + 2 = 7: o dobro. Ele é repelido e ferido, e você tem um ponto. Onde se está conta mais do que quem se é.

jugula-lesson-moving-title = Até as costas dele
jugula-lesson-moving-move = O Murmillo olha para o sul, para você. Em frente custa 1 PM, qualquer outra casa 2; virar-se antes de um passo é grátis. O seu Thraex tem 5 PM: dá para contorná-lo.
jugula-lesson-moving-move-do = Jogue Umbo para o movimento.
jugula-lesson-moving-move-first = Primeiro vá aonde um golpe pesa mais. Umbo move um gladiador.
jugula-lesson-moving-who = Uma carta diz quantos podem mover-se. Aqui é um.
jugula-lesson-moving-who-do = Escolha o Thraex em c3.
jugula-lesson-moving-the-thraex = É o Thraex em c3 que está perto.
jugula-lesson-moving-way = Dois passos ao norte, depois em diagonal para d6, atrás dele. De c4 a c5 você sai da frente dele: esse passo custa 1 a mais. Ao todo 1 + 2 + 2 = 5.
jugula-lesson-moving-way-do = Vá a d6 por c4 e c5, virado para o sul.
jugula-lesson-moving-behind-him = Assim não: vá por c4 e c5 até d6, de frente para ele, ao sul.
jugula-lesson-moving-strike = Ele não se virou. Você está nas costas dele, e ele está na sua frente.
jugula-lesson-moving-strike-do = Jogue Conversio para o ataque.
jugula-lesson-moving-strike-now = Golpeie enquanto ele olha para outro lado: Conversio, para o ataque.
jugula-lesson-moving-end = 5 + 3 contra 5, e as cartas ainda estão por vir. Aqui se luta com as pernas.

jugula-lesson-danger-title = A zona de perigo
jugula-lesson-danger-bound = O seu Dimachaerius ferido está na casa logo em frente ao Secutor: a zona de perigo dele. Ali um gladiador só pode encará-lo e recuar em linha reta. Mais uma ferida e ele é derrubado.
jugula-lesson-danger-bound-do = Jogue Umbo para o movimento.
jugula-lesson-danger-fuga-later = O texto de Fuga o livraria, mas primeiro aprenda a passar sem ele.
jugula-lesson-danger-away-first = Primeiro tire dali o ferido.
jugula-lesson-danger-who = Um gladiador pode mover-se.
jugula-lesson-danger-who-do = Escolha o Dimachaerius em d4.
jugula-lesson-danger-the-wounded = Quem está em perigo está em d4.
jugula-lesson-danger-back = Um passo reto para trás custa 2, e sair da frente mais 1: 3 dos 5 PM dele.
jugula-lesson-danger-back-do = Recue para d3, ainda virado para o norte.
jugula-lesson-danger-only-back = Nada mais o tira dali: reto para trás, para d3.
jugula-lesson-danger-free = Fora da zona de perigo ele se move livre de novo, com 2 PM. Virar-se antes de um passo é grátis: afastar-se custa 1 por passo.
jugula-lesson-danger-free-do = Vá dois passos ao sul, para d1.
jugula-lesson-danger-run = Para longe dele: direto ao sul.
jugula-lesson-danger-end = Escapou. Quem fica logo em frente a um inimigo está preso; ponha os seus de modo que os outros fiquem.

jugula-lesson-cards-title = Uma carta, seis usos
jugula-lesson-cards-crowd = Ninguém está perto ainda: é hora das cartas. Vox Populi é o favor da multidão. A partir do nível 2 ajuda os ataques, a partir de 4 você guarda mais cartas.
jugula-lesson-cards-crowd-do = Jogue Clamor para Vox Populi.
jugula-lesson-cards-text-less = O texto dá 1, e mais só diante de inimigos. Para Vox Populi dá 3.
jugula-lesson-cards-crowd-first = Primeiro a multidão: Clamor dá 3 níveis de uma vez.
jugula-lesson-cards-draw = Nível 3: ataques +1. Agora você tem duas cartas. A última só poderia ser jogada para a compra, então compre a tempo.
jugula-lesson-cards-draw-do = Jogue Fuga para a compra: três cartas.
jugula-lesson-cards-two-cards = Com duas cartas, compre: Fuga traz três.
jugula-lesson-cards-prima = As cartas Prima são mais fortes. Você vê três, pega uma na mão, e ela fica sua na partida.
jugula-lesson-cards-prima-do = Jogue Umbo para uma carta Prima.
jugula-lesson-cards-stronger = Agora algo mais forte: Umbo, para uma carta Prima.
jugula-lesson-cards-take = Furor faz dois gladiadores atacarem com +2 cada um, e vale 5 em combate.
jugula-lesson-cards-take-do = Pegue Furor.
jugula-lesson-cards-not-that = Boa carta também, mas desta vez pegue Furor.
jugula-lesson-cards-end = Você tem quatro cartas, tantas quantas o seu nível permite. Mais teriam de ser descartadas no fim do turno.

jugula-lesson-traits-title = Allonge e rede
jugula-lesson-traits-reach = O seu Laquerius tem dois traços. Allonge 1: ao atacar, a frente dele vai uma casa além, e os homens em d6 e e6 estão ao alcance. Entrave: ele pode entravar em vez de ferir.
jugula-lesson-traits-reach-do = Jogue Impetus para o ataque.
jugula-lesson-traits-throw = Ataque de longe: Impetus, para o ataque.
jugula-lesson-traits-net = O Murmillo é difícil de ferir pela frente. Mas quem tem um marcador de entrave não se move nem ataca, e tem −1 DEF. Para o marcador basta que o seu total seja maior.
jugula-lesson-traits-net-do = Entrave o Murmillo em d6.
jugula-lesson-traits-too-strong = Um golpe comum só o repeliria. Use o laço.
jugula-lesson-traits-stoic = O Secutor é Stoïque: nada de marcador para ele. Pegue o Murmillo.
jugula-lesson-traits-card = 4 contra 5 antes das cartas. A sua melhor carta garante.
jugula-lesson-traits-card-do = Use Insidiae.
jugula-lesson-traits-six = Insidiae é o seu 6. Agora conta.
jugula-lesson-traits-end = Apanhado. Ele tem de abrir mão de um movimento inteiro para se livrar, e até lá os seus podem chegar às costas dele.

jugula-lesson-match-title = Uma pequena partida
jugula-lesson-match-play = Agora uma partida rápida: dois gladiadores de cada lado, dois pontos vencem. Posicione-os, proteja as suas costas e busque as deles. Pergunte quando não souber o que fazer.
jugula-lesson-match-play-do = Jogue até o fim. “O que você faria?” dá uma dica.
jugula-lesson-match-end = Foi uma partida inteira. Com quatro gladiadores de cada lado, mais cartas e mais cantos, é o mesmo jogo. Abra uma mesa na página inicial.

## Por que um bot escolheria assim, à primeira vista

jugula-advice-play = À primeira vista este uso rende mais, descontado o que a carta valerá depois.
jugula-advice-move = Dali ele fica mais perto das costas de um inimigo e menos exposto.
jugula-advice-attack = De todos os ataques este promete mais.
jugula-advice-commit = Contra o que o outro pode revelar, é a que mais rende pelo que vale.
jugula-advice-mover = É ele que ainda não está bem colocado.
jugula-advice-armatura = Por ataque, defesa, movimento e Allonge juntos, é a melhor que resta.
jugula-advice-fighter = Por ataque, defesa, movimento e Allonge juntos, é o melhor que resta.
jugula-advice-place = Perto do meio e virado para ele, logo estará na luta.
jugula-advice-prima = Destas parece a melhor, em combate e pelo que o seu texto pode fazer agora.
jugula-advice-discard = Das suas cartas é a que vale menos, em combate e pelos seus usos.
jugula-advice-recall = Do seu descarte é a carta que vale mais, em combate e pelos seus usos.
jugula-advice-augury = Destas cartas é a que vale mais, por isso vem primeiro.
jugula-advice-keep = Das cartas Prima que você pegou é a que vale mais, em combate e pelos seus usos.
jugula-advice-victim = Pontos, Vox Populi e cartas juntos: nenhum destes adversários tem mais.
jugula-advice-turn = { $turn ->
    [stop] Virar-se mais não renderia o bastante.
   *[place] É o que mais ajuda a encarar o inimigo e a cobrir as costas.
}
jugula-advice-advance = { $mover ->
    [stop] Ninguém mais ganharia o bastante com isso.
   *[place] É ele que tem mais a ganhar com um lugar melhor.
}
jugula-advice-shove = Primeiro um inimigo ferido; senão, não os comparo.
jugula-advice-quarter = Não comparo os dois lados; melhor é o que mostra mais as costas dele a você.
jugula-advice-heal = Todo ferido merece: pego simplesmente o primeiro.
jugula-advice-dust = Dos inimigos diante de você, nenhum tem ataque mais alto contra leves.
