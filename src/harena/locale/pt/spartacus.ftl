# Spartacus: Um Jogo de Sangue e Traições.
#
# Para cada jogador $x há $x, o nome, e $x-is ("you" para quem lê). As cartas vêm pelo id: $resource (g09, e01a) e
# $intrigue (guard, r01, c01); os nomes ficam só aqui. Os eventos são frases: quem as mostra põe a maiúscula.

spartacus-title = Spartacus
spartacus-about = De três a cinco Domini comandam as Casas de Cápua: esquemas e subornos, lances ocultos e acordos abertos, e dois Combatentes na areia.
spartacus-aim = Ser o único com Influência 12 no final de uma fase.
spartacus-welcome = Cada turno: Manutenção, depois Intriga, Mercado e Arena. Lance Esquemas, negocie e dê lances, hospede os Jogos, envie um Combatente. Denários podem mudar de mãos a qualquer momento; promessas podem ser quebradas. Duas respostas cabem numa linha, como 3 2.

## Nomes

spartacus-resource = { $resource ->
    [g01] Guerreiro Trácio
    [g02] Brigão Gaulês
    [g03] Escudeiro Samnita
    [g04] Corredor Númida
    [g05] Machadeiro Germano
    [g06] Reciário Sírio
    [g07] Pugilista Grego
    [g08] Recruta Campano
    [g09] Spartacus
    [g10] Theokeles
    [g11] Agron
    [g12] Crixus
    [g13] Oenomaus
    [g14] Gannicus
    [g15] Varro
    [g16] Castus
    [g17] Flamma
    [g18] Spiculus
    [g19] Priscus
    [g20] Verus
    [g21] Tetraites
    [g22] Celadus
    [g23] Hermes
    [g24] Carpophorus
    [s01] Escravo de Cozinha
    [s02] Carregador de Liteira
    [s03] Cavalariço
    [s04] Aguadeiro
    [s05] Carregador
    [s06] Escriba
    [s07] Mensageiro
    [s08] Adegueiro
    [s09] Pietros
    [s10] Medicus
    [s11] Mira
    [s12] Intendente
    [s13] Dançarina de Gades
    [s14] Informante
    [s15] Capitão da Guarda
    [s16] Apostador
    [s17] Armeiro
    [s18] Orador
    [s19] Envenenador
    [s20] Zelador das Termas
    [e01a] Gládio
    [e01b] Gládio
    [e01] Gládio
    [e02a] Tridente
    [e02b] Tridente
    [e02] Tridente
    [e03a] Sica
    [e03] Sica
    [e04a] Lâminas Gêmeas
    [e04] Lâminas Gêmeas
    [e05a] Elmo
    [e05b] Elmo
    [e05] Elmo
    [e06a] Manica
    [e06b] Manica
    [e06] Manica
    [e07a] Scutum
    [e07] Scutum
    [e08a] Grevas
    [e08] Grevas
    [e09a] Javelin
    [e09b] Javelin
    [e09] Javelin
    [e10a] Rede
    [e10b] Rede
    [e10] Rede
    [e11a] Punhado de Areia
    [e11] Punhado de Areia
    [e12a] Amuleto da Fortuna
    [e12] Amuleto da Fortuna
   *[other] { $resource }
}
spartacus-intrigue = { $intrigue ->
    [guard] Guarda
    [r01] Sussurros e Rumores
    [r02] Recado do Senado
    [r03] Desprovido!
    [r04] Virar a Lâmina
    [r05] Guarda-costas Leal
    [r06] Segredo do Curandeiro
    [r07] Dados Viciados
    [r08] Erguer a Multidão
    [r09] Aceno do Leiloeiro
    [r10] Calar o Arauto
    [r11] Recusa Honrosa
    [c01] Informação Privilegiada
    [c02] Lucrando no Mercado Negro
    [c03] Uma Visita de Roma
    [c04] Banquete Divino
    [c05] Serviços Ilícitos
    [c06] Incitar Rebeliões
    [c07] Mãos Leves
    [c08] Extorsão
    [c09] Calúnia no Fórum
    [c10] Vinho Envenenado
    [c11] Festim Entorpecente
    [c12] Furto Noturno
    [c13] Subornar a Guarda
    [c14] Patronato
    [c15] Espião na Casa
    [c16] Escândalo Ruinoso
    [c17] Assassino nas Trevas
    [c18] Fiscal de Impostos
    [c19] Oferenda no Templo
    [c20] Veteranos Contratados
    [c21] Contato no Mercado
    [c22] Uma Palavra com o Editor
   *[other] { $intrigue }
}
# O que uma carta faz.
spartacus-resource-help = { $resource ->
    [g05] Golpe Amplo: cada Trio na rolagem de ATQ causa 1 ponto de dano automático.
    [g06] Olho Vivo: vence uma Iniciativa empatada.
    [g08] Recados (Intriga): esgote para ganhar 1 denário.
    [g09] Fúria: Duplos em ATQ causam 1 ponto de dano automático.
    [g10] Gigante: uma vez por combate pode ignorar 1 ponto de dano.
    [g11] Riposta: Trios em DEF causam 1 ponto de dano automático no atacante.
    [g12] Implacável: a cada ataque pode rerolar um dado de ATQ.
    [g13] Doctore (Arena): enquanto estiver Ativo e não lutar, o seu Combatente pode rerolar um dado de DEF uma vez no combate.
    [g14] Ousadia: cada Duplo na Iniciativa soma 2 ao seu total.
    [g15] Favorito do Povo: quando vence na Fase de Arena, ganhe 2 denários.
    [g16] Frenesi: Trios em ATQ causam 2 pontos de dano automático.
    [g17] Amado: o polegar para baixo custa ao Anfitrião mais 1 de Influência.
    [g18] Predileto do Patrono: quando luta, o dono recebe mais 2 denários no Tributo.
    [g19] Muralha: se houver um Duplo em DEF, pode ignorar 1 ponto de dano desse ataque.
    [g20] Teimoso: na primeira vez que o dano o derrotaria num combate, role um dado; com 5 ou 6 um ponto é ignorado.
    [g21] Envergadura: os seus dados de ATQ não disputados acertam com 2 ou mais.
    [g22] Galã (Intriga): esgote para ganhar 2 denários.
    [g23] Escaramuçador: pode dividir o movimento, antes e depois do ataque.
    [g24] Matador de Feras: se houver um Duplo em ATQ, 1 ponto de dano automático, uma vez por ataque.
    [s06] Copista (Intriga): esgote para olhar a carta do topo do Baralho de Intriga; devolva-a ao topo ou ao fundo.
    [s08] Copeiro (Intriga): esgote, descarte uma carta e compre outra.
    [s09] Perito (Intriga): esgote para ganhar 1 denário.
    [s10] Curandeiro (Manutenção): esgote após um Teste de Recuperação malsucedido de outra carta sua: role de novo.
    [s11] Excepcional (Intriga): esgote para ganhar 2 denários.
    [s12] Livro-razão (Manutenção): Ativo no Balanço Geral, você deve 1 denário a menos.
    [s13] Distração (Intriga): esgote para esgotar um Guarda Ativo na mesa de outro Dominus.
    [s14] Escuta (Intriga): esgote para olhar a mão de outro Dominus.
    [s15] Capitão: enquanto Ativo, os seus Guardas têm sucesso com 3 ou mais.
    [s16] Cotações (Arena): Ativo e sem lutar, você pode apostar até 4 por canto.
    [s17] Arsenal (Arena): Ativo e sem lutar, o seu Combatente pode levar um segundo Especial.
    [s18] Eloquência (Intriga): esgote ao lançar um Esquema: conta mais 2 de Influência.
    [s19] Lâmina Impura (Arena): esgote quando o seu Combatente e o outro estiverem escolhidos: o outro começa com 1 dado a menos.
    [s20] Fofoca (Intriga): esgote, e outro Dominus paga 1 denário a você.
    [e01a] Toda vez que ataca com dados de ATQ, você pode rerolar um.
    [e01b] Toda vez que ataca com dados de ATQ, você pode rerolar um.
    [e01] Toda vez que ataca com dados de ATQ, você pode rerolar um.
    [e02a] Alcance 2 para ataques com dados de ATQ.
    [e02b] Alcance 2 para ataques com dados de ATQ.
    [e02] Alcance 2 para ataques com dados de ATQ.
    [e03a] Esgote depois de comparadas as filas do seu ataque com dados de ATQ: 1 ponto de dano extra.
    [e03] Esgote depois de comparadas as filas do seu ataque com dados de ATQ: 1 ponto de dano extra.
    [e04a] Se houver um Duplo no seu ATQ, 1 ponto de dano automático.
    [e04] Se houver um Duplo no seu ATQ, 1 ponto de dano automático.
    [e05a] Toda vez que rola dados de DEF, você pode rerolar um.
    [e05b] Toda vez que rola dados de DEF, você pode rerolar um.
    [e05] Toda vez que rola dados de DEF, você pode rerolar um.
    [e06a] Esgote quando receberia dano: ignore 1 ponto.
    [e06b] Esgote quando receberia dano: ignore 1 ponto.
    [e06] Esgote quando receberia dano: ignore 1 ponto.
    [e07a] Dados não disputados contra você acertam com 4 ou mais.
    [e07] Dados não disputados contra você acertam com 4 ou mais.
    [e08a] Você pode mover 1 hexágono a mais que os seus dados de VEL.
    [e08] Você pode mover 1 hexágono a mais que os seus dados de VEL.
    [e09a] Esgote no lugar do seu ataque: Ataque Rápido com dados de VEL, Alcance 3.
    [e09b] Esgote no lugar do seu ataque: Ataque Rápido com dados de VEL, Alcance 3.
    [e09] Esgote no lugar do seu ataque: Ataque Rápido com dados de VEL, Alcance 3.
    [e10a] Esgote antes da rolagem de Iniciativa: você vence a Iniciativa.
    [e10b] Esgote antes da rolagem de Iniciativa: você vence a Iniciativa.
    [e10] Esgote antes da rolagem de Iniciativa: você vence a Iniciativa.
    [e11a] Esgote quando for atacado: o atacante rola 1 dado a menos.
    [e11] Esgote quando for atacado: o atacante rola 1 dado a menos.
    [e12a] Esgote depois da rolagem: rerole quantos dos seus dados quiser.
    [e12] Esgote depois da rolagem: rerole quantos dos seus dados quiser.
   *[other] Nenhuma Habilidade Especial.
}
spartacus-intrigue-help = { $intrigue ->
    [guard] Descarte quando o Esquema de outro tiver você como alvo e role: de 4 a 6 o Esquema é cancelado.
    [r01] Cancela um Esquema de outro Dominus.
    [r02] Cancela um Esquema de outro Dominus; ganhe 2 denários.
    [r03] Influência -1 para um Dominus sem denários.
    [r04] O Esquema que tem você como alvo recebe um novo alvo, à sua escolha.
    [r05] O seu Guarda falhou: role o dado dele outra vez.
    [r06] O seu Teste de Recuperação malsucedido conta como sucesso.
    [r07] O seu Combatente vence esta Iniciativa.
    [r08] O polegar para baixo é virado para cima.
    [r09] Empatado por uma carta: você vence com o seu total.
    [r10] Cancela uma Reação de outro Dominus.
    [r11] Você não perde Influência por recusar um Convite.
    [c01] O Dominus alvo compra 2 cartas de Intriga.
    [c02] Ganhe 5 denários.
    [c03] Influência +1.
    [c04] Pague 2 denários para cada outro Dominus. Influência +1 para o Dominus alvo.
    [c05] Ganhe 2 denários por Escravo Ativo que possua.
    [c06] Escolha Gladiadores ou Escravos: o alvo descarta um Ativo.
    [c07] Tome 2 denários do alvo.
    [c08] O alvo paga 4 denários a você ou perde 1 de Influência.
    [c09] O alvo perde 1 de Influência.
    [c10] Um Gladiador ou Escravo Ativo do alvo fica ferido.
    [c11] Esgote um ou dois Gladiadores ou Escravos Ativos do alvo.
    [c12] O alvo descarta uma carta de Equipamento Ativa à sua escolha.
    [c13] O alvo descarta dois Guardas Ativos da mesa.
    [c14] O alvo ganha 3 denários.
    [c15] Olhe a mão do alvo e descarte uma carta dela.
    [c16] O alvo perde 2 de Influência.
    [c17] O alvo descarta um Gladiador ou Escravo Ativo à sua escolha, que não seja Campeão.
    [c18] O alvo paga ao Banco metade dos denários, no máximo 6.
    [c19] Pague 6 denários ao Banco. Influência +1 para o Dominus alvo.
    [c20] Coloque na sua mesa até dois Guardas da pilha de descarte.
    [c21] Olhe as quatro cartas do topo do Baralho de Mercado e devolva-as na ordem que quiser.
    [c22] Na próxima Fase de Arena o alvo perde 2 de Influência ao recusar.
   *[other] {""}
}
spartacus-house = { $house ->
    [batiatus] Casa Batiatus
    [solonius] Casa Solonius
    [tullius] Casa Tullius
    [glaber] Casa Glaber
    [calavius] Casa Calavius
   *[other] { $house }
}
spartacus-power = { $power ->
    [exhibition] Exibição
    [glory] Glória do Ludus
    [purchased_friends] Amigos Comprados
    [paid_ears] Ouvidos Pagos
    [household_gossip] Fofoca da Casa
    [servile_pomp] Pompa Servil
    [patrol] Patrulha
    [show_of_arms] Demonstração de Armas
    [old_name] Nome Antigo
    [clients] Clientes
   *[other] { $power }
}
spartacus-power-help = { $power ->
    [exhibition] esgote 2 Gladiadores, ganhe 4 denários
    [glory] esgote 3 Gladiadores e pague 2 denários, Influência +1
    [purchased_friends] pague 2 denários por ponto para até 3 de Influência a mais num Esquema
    [paid_ears] pague 12 denários, compre uma carta de Intriga, Influência +1
    [household_gossip] esgote 3 Escravos, descarte até 2 cartas, compre o mesmo número mais 1
    [servile_pomp] esgote 4 Escravos e pague 5 denários, Influência +1
    [patrol] esgote um Guarda da sua mesa, compre uma carta de Intriga
    [show_of_arms] descarte 3 Guardas da sua mesa, Influência +1
    [old_name] em um Esquema por turno conte 1 de Influência a mais por apoio
    [clients] esgote um Gladiador e um Escravo, ganhe 3 denários
   *[other] {""}
}

## Perguntas

spartacus-ask-house = Que Casa você comanda?
spartacus-ask-recover = Que carta ferida faz o Teste de Recuperação?
spartacus-ask-react = { $window ->
    [scheme] Foi lançado o Esquema { spartacus-intrigue }. Você reage?
    [guard] O seu Guarda falhou. Você joga uma Reação?
    [reaction] Foi jogada a Reação { spartacus-intrigue }. Você a cancela?
    [shame] Foi jogada a Reação { spartacus-intrigue } contra { $victim-is ->
        [you] você
       *[other] { $victim }
    }. Você a cancela?
    [recovery] O Teste de Recuperação falhou. Você intervém?
    [treasury] O Tesouro de { $victim } está vazio. Você joga uma Reação?
    [auction] Você está empatado pela carta. Joga uma Reação?
    [initiative] A Iniciativa foi rolada. Você joga uma Reação?
    [invitation] Você recusou. Joga uma Reação?
   *[thumb] O Anfitrião vira o polegar para baixo. Você joga uma Reação?
}
spartacus-ask-release = Você deve { $owed } pelos seus Gladiadores. Paga, ou um deles tem de ir embora?
spartacus-ask-intrigue = O seu Turno de Intriga. O que você faz?
spartacus-ask-exhaust = { spartacus-power }: que carta você esgota?
spartacus-ask-gossip = Que carta você troca?
spartacus-ask-discard = { $count ->
    [0] Qual carta você descarta? Você compra outra no lugar.
    [one] Uma carta a mais. Qual você descarta?
   *[other] { $count } cartas a mais. Qual você descarta primeiro?
}
spartacus-ask-peek = Onde você coloca a carta que vê?
spartacus-ask-victim = Que Dominus?
spartacus-ask-boost = { $need ->
    [one] Falta { $need } de Influência. Como você completa?
   *[other] Faltam { $need } de Influência. Como você completa?
}
spartacus-ask-target = Quem é o alvo do Esquema?
spartacus-ask-plead = A quem você pede apoio?
spartacus-ask-claim = Que Esquema você diz que é?
spartacus-ask-fee = Quantos denários você paga por um sim?
spartacus-ask-promise = Quantos denários você promete para depois? Nada o obriga.
spartacus-ask-support = { $intrigue ->
    [nothing] Você empresta a sua Influência? { $fee } agora, { $promise ->
        [one] { $promise } prometido
       *[other] { $promise } prometidos
    }; o Esquema não é revelado.
   *[other] Você empresta a sua Influência? { $fee } agora, { $promise ->
        [one] { $promise } prometido
       *[other] { $promise } prometidos
    }; seria { spartacus-intrigue }.
}
spartacus-ask-redirect = Quem é o novo alvo?
spartacus-ask-pick = { spartacus-intrigue }: que carta?
spartacus-ask-extort = { $loss ->
    [0] Você paga? Não tem Influência a perder.
   *[other] Você paga ou perde { $loss } de Influência?
}
spartacus-ask-pluck = Que carta dessa mão é descartada?
spartacus-ask-order = Qual delas vem a seguir, a partir do topo?
spartacus-ask-market = O Mercado Aberto. O que você faz?
spartacus-ask-terms = O que há na sua oferta?
spartacus-ask-coins = Quantos denários?
spartacus-ask-deal = Fizeram uma oferta a você. O que responde?
spartacus-ask-bid = { $tied ->
    [0] Quanto você oferece por { spartacus-resource }?
   *[other] Empate por { spartacus-resource }: { $laid } estão na mesa. Quanto você acrescenta?
}
spartacus-ask-hosting = { $tied ->
    [0] Quanto você oferece pelo Título de Anfitrião?
   *[other] Empate pelo Título de Anfitrião: { $laid } estão na mesa. Quanto você acrescenta?
}
spartacus-ask-call = Você pede ofertas antes de decidir?
spartacus-ask-bribe = Por qual ato você pagaria o Anfitrião?
spartacus-ask-purse = Quantos denários você reserva para isso?
spartacus-ask-gift = Quantos denários você dá?
spartacus-ask-limit = Até que total você vai num empate? Então 1 denário é acrescentado por você a cada vez. 0 é sem limite.
spartacus-ask-orders = Quando você quer ser perguntado sobre Guardas e Reações?
spartacus-ask-invite = Quem você convida para os Jogos?
spartacus-ask-accept = { $loss ->
    [0] Você é convidado. Recusar não custa nada.
    [1] Você foi convidado. Recusar custa 1 de Influência.
   *[other] Você foi convidado. Recusar custa { $loss } de Influência.
}
spartacus-ask-fighter = { $place ->
    [1] Quem luta por você, no hexágono I?
   *[other] Quem luta por você, no hexágono II?
}
spartacus-ask-weapon = Que Arma ele leva?
spartacus-ask-armour = Que Armadura ele usa?
spartacus-ask-special = Que Especial ele leva?
spartacus-ask-second = Que segundo Especial ele leva?
spartacus-ask-taint = Você usa o Envenenador contra o outro Combatente?
spartacus-ask-lose = { $count ->
    [one] Um dado é perdido. Qual?
   *[other] { $count } dados são perdidos. Qual primeiro?
}
spartacus-ask-wager = Quanto você aposta neste combate?
spartacus-ask-net = Você lança a Rede e vence esta Iniciativa?
spartacus-ask-first = Você tem a Iniciativa. Age primeiro ou depois?
spartacus-ask-combat = { $left ->
    [move] O seu Combatente atacou e ainda pode se mover.
    [attack] O seu Combatente se moveu e ainda pode atacar.
    [none] O seu Combatente se moveu e atacou.
   *[both] A vez do seu Combatente: mova e ataque, na ordem que quiser.
}
spartacus-ask-sand = Você é atacado. Joga areia?
spartacus-ask-reroll = { $role ->
    [attack] Que dados de Ataque você rerola?
   *[other] Que dados de Defesa você rerola?
}
spartacus-ask-division = Como você conta os seus dados iguais?
spartacus-ask-sica = Você esgota a Sica para 1 ponto de dano extra?
spartacus-ask-ignore = { $count ->
    [one] { $count } ponto de dano a caminho. Com que você o ignora?
   *[other] { $count } pontos de dano a caminho. Com que você os ignora?
}
spartacus-ask-thumb = { $cost ->
    [0] Vida ou morte? Vire o polegar.
   *[other] Vida ou morte? O polegar para baixo custa { $cost } de Influência.
}
spartacus-ask-interject = O que você faz fora da sua vez?

## Opções

spartacus-option-house = { spartacus-house }
spartacus-option-recover = { $choice ->
    [stop] nenhum outro teste
   *[card] { spartacus-resource }
}
spartacus-option-react = { $choice ->
    [pass] passar
    [guard] { $source ->
        [hand] Guarda da mão
       *[table] Guarda da mesa
    }
    [medicus] Medicus
   *[card] { spartacus-intrigue }
}
spartacus-option-release = { $choice ->
    [pay] pagar por todos os que ficam
   *[card] deixar { spartacus-resource } ir embora
}
spartacus-option-intrigue = { $act ->
    [cash] trocar { spartacus-intrigue } por denários
    [scheme] lançar { spartacus-intrigue }
    [lock] buscar apoio para { spartacus-intrigue }
    [use] usar { spartacus-resource }
    [power] { spartacus-power }
    [lay] colocar um Guarda na mesa
    [offer] propor um acordo a { $seat }
    [offer-all] propor um acordo a todos
   *[end] terminar o turno
}
spartacus-option-exhaust = { spartacus-resource }
spartacus-option-gossip = { $choice ->
    [stop] chega
   *[card] { spartacus-intrigue }
}
spartacus-option-discard = { spartacus-intrigue }
spartacus-option-peek = { $peek ->
    [top] no topo
   *[bottom] no fundo
}
spartacus-option-victim = { $seat }
spartacus-option-boost = { $orator ->
    [orator] { $points ->
        [0] o Orador
        [name] o Orador e o Nome Antigo
       *[other] o Orador, e comprar { $points }
    }
   *[none] { $points ->
        [0] nada: pegar a carta de volta
        [name] o Nome Antigo
       *[other] comprar { $points } por { $points } × 2 denários
    }
}
spartacus-option-target = { $kind ->
    [gladiator] { $seat }: um Gladiador
    [slave] { $seat }: um Escravo
   *[none] { $seat }
}
spartacus-option-plead = { $choice ->
    [launch] lançar o Esquema
    [withdraw] retirar a carta
   *[ask] pedir a { $seat }
}
spartacus-option-claim = { $choice ->
    [nothing] não dizer nada
   *[card] { spartacus-intrigue }
}
spartacus-option-support = { $answer ->
    [yes] sim: apenas para este Esquema
   *[no] não
}
spartacus-option-call = { $answer ->
    [yes] sim
   *[no] não
}
spartacus-option-taint = { $answer ->
    [yes] sim
   *[no] não
}
spartacus-option-net = { $answer ->
    [yes] sim
   *[no] não
}
spartacus-option-sand = { $answer ->
    [yes] sim
   *[no] não
}
spartacus-option-sica = { $answer ->
    [yes] sim
   *[no] não
}
spartacus-option-fee = denários: { $sum }
spartacus-option-promise = denários: { $sum }
spartacus-option-gift = denários: { $sum }
spartacus-option-limit = ao todo: { $sum }
spartacus-option-orders = { $orders ->
    [always] sempre
    [mine] só quando me diz respeito
    [never] nunca
   *[level] quando me diz respeito, e dos Esquemas só os que pedem { $level } de Influência ou mais
}
spartacus-option-purse = denários: { $sum }
spartacus-option-coins = denários: { $sum }
spartacus-option-bid = denários: { $sum }
spartacus-option-hosting = denários: { $sum }
spartacus-option-redirect = { $seat }
spartacus-option-pick = { $choice ->
    [stop] chega
   *[card] { spartacus-resource }
}
spartacus-option-extort = { $extort ->
    [pay] pagar 4 denários
   *[lose] perder 1 de Influência
}
spartacus-option-pluck = { spartacus-intrigue }
spartacus-option-order = { spartacus-resource }
spartacus-option-market = { $trade ->
    [sell] vender { spartacus-resource } ao Banco
    [sell-guard] vender um Guarda ao Banco
    [lay] colocar um Guarda na mesa
    [wait] nada mais por agora
    [offer] fazer uma oferta a { $guest_seat }
    [offer-all] fazer uma oferta a todos
   *[close] fechar e esconder os denários
}
spartacus-option-terms = { $term ->
    [give] dar { spartacus-resource }
    [take] pedir { spartacus-resource }
    [give-guard] dar um Guarda
    [take-guard] pedir um Guarda
    [pay] pagar denários
    [charge] pedir denários
    [word] prometer: { spartacus-word }
    [send] fazer a oferta
   *[drop] desistir
}
spartacus-promise = { $promise ->
    [nothing] nada
    [support] o meu apoio
    [peace] paz neste turno
    [no-scheme] nenhum Esquema contra você
    [invite] um Convite
    [spare] polegar para cima
    [no-bid] não dar lances contra você
   *[repay] devolver depois
}
spartacus-word = { $word ->
    [nothing] nada
    [support] o meu apoio
    [peace] paz neste turno
    [no-scheme] nenhum Esquema contra você
    [invite] um Convite
    [spare] polegar para cima
    [no-bid] não dar lances contra você
   *[repay] devolver depois
}
spartacus-option-deal = { $deal ->
    [accept] aceitar
    [decline] recusar
   *[counter] fazer uma contraproposta
}
spartacus-option-bribe = { $doing ->
    [none] nenhuma oferta
    [invite] { $guest_seat-is ->
        [you] me convidar
       *[other] convidar { $guest_seat }
    }
    [shun] não me convidar
    [thumb-up] polegar para cima
    [thumb-down] polegar para baixo
   *[spurn] { $guest_seat } não dá apoio neste turno
}
spartacus-option-invite = { $seat }
spartacus-option-accept = { $accept ->
    [accept] aceitar
   *[decline] recusar
}
spartacus-option-fighter = { spartacus-resource }
spartacus-option-weapon = { $choice ->
    [none] nenhum
   *[card] { spartacus-resource }
}
spartacus-option-armour = { $choice ->
    [none] nenhum
   *[card] { spartacus-resource }
}
spartacus-option-special = { $choice ->
    [none] nenhum
   *[card] { spartacus-resource }
}
spartacus-option-second = { $choice ->
    [none] nenhum
   *[card] { spartacus-resource }
}
spartacus-option-lose = { spartacus-pool }
spartacus-pool = { $pool ->
    [attack] Ataque (ATQ)
    [defence] Defesa (DEF)
   *[speed] Velocidade (VEL)
}
spartacus-option-wager = Vitória I { $one }, Vitória II { $two }, Ferimento { $injury }, Decapitação { $decapitation }
spartacus-option-first = { $first ->
    [first] primeiro
   *[second] depois
}
spartacus-option-combat = { $move ->
    [attack] atacar
    [throw] lançar o Javelin
    [stop] terminar a vez
   *[hex] para { $hex }
}
spartacus-option-reroll = { $reroll ->
    [none] manter todos
   *[other] dados { $reroll }
}
spartacus-option-division = { $division ->
    [triple] como Trios
   *[double] como Duplos
}
spartacus-option-ignore = { $means ->
    [none] com nada
    [giant] Gigante
    [wall] Muralha
    [manica] Manica
    [giant-manica] Gigante e Manica
   *[wall-manica] Muralha e Manica
}
spartacus-option-thumb = { $thumb ->
    [up] polegar para cima: vive
   *[down] polegar para baixo: morre
}
spartacus-option-interject = { $interjection ->
    [gift] dar denários a { $seat }
    [lay] colocar um Guarda na mesa
    [withdraw] retirar a sua oferta
    [limit] pôr um limite para o empate
    [orders] dar ordens permanentes para as Reações
   *[deed] { $doing ->
        [invite] { $guest_seat-is ->
            [you] pagar por: me convidar
           *[other] pagar por: convidar { $guest_seat }
        }
        [shun] pagar por: não me convidar
        [thumb-up] pagar por: polegar para cima
        [thumb-down] pagar por: polegar para baixo
       *[spurn] pagar por: { $guest_seat } não dá apoio neste turno
    }
}

## O que aconteceu

spartacus-row-intrigue = { spartacus-intrigue }
spartacus-row-resource = { spartacus-resource }
spartacus-to = { $to-is ->
    [you] você
   *[other] { $to }
}
spartacus-target = { $target-is ->
    [you] você
   *[other] { $target }
}
spartacus-coins = { $count ->
    [0] 0 denários
    [1] 1 denário
   *[other] { $count } denários
}
spartacus-phase = { $phase ->
    [setup] Preparação
    [upkeep] Manutenção
    [intrigue] Fase de Intriga
    [market] Fase de Mercado
    [arena] Fase de Arena
   *[tournament] Torneio
}
spartacus-deck = { $deck ->
    [market] o Baralho de Mercado
   *[intrigue] o Baralho de Intriga
}
spartacus-event-cast = { $seat-is ->
    [you] você rola { $die }.
   *[other] { $seat } rola { $die }.
}
spartacus-event-hosting = { $seat-is ->
    [you] você tem o Marcador de Anfitrião.
   *[other] { $seat } tem o Marcador de Anfitrião.
}
spartacus-event-housed = { $seat-is ->
    [you] você comanda a { spartacus-house }.
   *[other] { $seat } comanda a { spartacus-house }.
}
spartacus-event-dealt = { $seat-is ->
    [you] você começa com { spartacus-resource }.
   *[other] { $seat } começa com { spartacus-resource }.
}
spartacus-event-began = { $seat-is ->
    [you] você começa com Guardas { $guards }, denários { $coins }, Influência { $influence }.
   *[other] { $seat } começa com Guardas { $guards }, denários { $coins }, Influência { $influence }.
}
spartacus-event-round_began = turno { $round }
spartacus-event-phase_began = { spartacus-phase }
spartacus-event-turn_began = { $seat-is ->
    [you] o seu Turno de Intriga
   *[other] Turno de Intriga: { $seat }
}
spartacus-event-reacted = { $seat-is ->
    [you] você joga { spartacus-intrigue }
   *[other] { $seat } joga { spartacus-intrigue }
}
spartacus-event-silenced = { $seat-is ->
    [you] a sua Reação é cancelada.
   *[other] a Reação de { $seat } é cancelada.
}
spartacus-event-tested = { $seat-is ->
    [you] Teste de Recuperação da sua carta { spartacus-resource }: { $die }.
   *[other] Teste de Recuperação de { spartacus-resource } ({ $seat }): { $die }.
}
spartacus-event-healed = { spartacus-resource }: ferimento recuperado.
spartacus-event-died = { spartacus-resource } morre.
spartacus-event-released = { $seat-is ->
    [you] você liberta { spartacus-resource }.
   *[other] { $seat } liberta { spartacus-resource }.
}
spartacus-event-balanced = { $seat-is ->
    [you] Balanço Geral: você recebe { $income } e paga { $cost }.
   *[other] Balanço Geral: { $seat } recebe { $income } e paga { $cost }.
}
spartacus-event-exhausted = { spartacus-resource }: carta esgotada.
spartacus-event-drew = { $seat-is ->
    [you] { $count ->
        [0] não há carta para comprar.
       *[other] você compra { $intrigue }.
    }
   *[other] { $count ->
        [0] não há carta para { $seat } comprar.
        [one] { $seat } compra uma carta.
       *[other] { $seat } compra { $count } cartas.
    }
}
spartacus-event-reshuffled = a pilha de descarte embaralhada forma { spartacus-deck }.
spartacus-event-guard_laid = { $seat-is ->
    [you] você coloca um Guarda na mesa.
   *[other] { $seat } coloca um Guarda na mesa.
}
spartacus-event-looked = { $seat-is ->
    [you] você vê a mão de { $target }: { $intrigue }.
   *[other] { $seat } olha a mão de { spartacus-target }.
}
spartacus-event-earned = { $seat-is ->
    [you] você ganha { spartacus-coins }.
   *[other] { $seat } ganha { spartacus-coins }.
}
spartacus-event-spent = { $seat-is ->
    [you] você paga { spartacus-coins }.
   *[other] { $seat } paga { spartacus-coins }.
}
spartacus-event-gave = { $seat-is ->
    [you] você dá { spartacus-coins } a { spartacus-to }.
   *[other] { $seat } dá { spartacus-coins } a { spartacus-to }.
}
spartacus-event-slipped = { $to-is ->
    [you] { $seat } passa denários a você: { $count }.
   *[other] { $seat } passa alguns denários a { spartacus-to }.
}
spartacus-event-rose = { $seat-is ->
    [you] a sua Influência sobe { $count }, para { $total }.
   *[other] a Influência de { $seat } sobe { $count }, para { $total }.
}
spartacus-event-fell = { $seat-is ->
    [you] a sua Influência cai { $count }, para { $total }.
   *[other] a Influência de { $seat } cai { $count }, para { $total }.
}
spartacus-event-cashed = { $seat-is ->
    [you] você troca { spartacus-intrigue } por { spartacus-coins }.
   *[other] { $seat } troca { spartacus-intrigue } por { spartacus-coins }.
}
spartacus-event-discarded = { $seat-is ->
    [you] você descarta { spartacus-intrigue }.
   *[other] { $seat } descarta { spartacus-intrigue }.
}
spartacus-event-used_power = { $seat-is ->
    [you] você usa { spartacus-power }.
   *[other] { $seat } usa { spartacus-power }.
}
spartacus-event-guards_spent = { $seat-is ->
    [you] seus Guardas esgotados { $weary }, descartados { $gone }.
   *[other] { $seat }: Guardas esgotados { $weary }, descartados { $gone }.
}
spartacus-event-peeked = { $seat-is ->
    [you] a carta do topo é { spartacus-intrigue }.
   *[other] { $seat } olha a carta do topo do Baralho de Intriga.
}
spartacus-event-put_back = { $place ->
    [top] volta ao topo.
   *[bottom] vai para o fundo.
}
spartacus-event-put_up = { $seat-is ->
    [you] você busca apoio para um Esquema.
   *[other] { $seat } busca apoio para um Esquema.
}
spartacus-event-took_back = { $seat-is ->
    [you] você pega a carta de volta.
   *[other] { $seat } pega a carta de volta, sem mostrar.
}
spartacus-event-pleaded = { $seat-is ->
    [you] você pede apoio a { spartacus-to }: { $choice ->
        [nothing] um Esquema não revelado
       *[other] seria { spartacus-intrigue }
    }; { $fee } agora, { $promise ->
        [one] { $promise } prometido
       *[other] { $promise } prometidos
    }.
   *[other] { $seat } pede apoio a { spartacus-to }: { $choice ->
        [nothing] um Esquema não revelado
       *[other] seria { spartacus-intrigue }
    }; { $fee } agora, { $promise ->
        [one] { $promise } prometido
       *[other] { $promise } prometidos
    }.
}
spartacus-event-refused = { $seat-is ->
    [you] você nega apoio a { spartacus-to }.
   *[other] { $seat } nega apoio a { spartacus-to }.
}
spartacus-event-supported = { $seat-is ->
    [you] você dá apoio a { spartacus-to }.
   *[other] { $seat } dá apoio a { spartacus-to }.
}
spartacus-event-boosted = { $seat-is ->
    [you] você acrescenta Influência ao Esquema: { $points } a mais{ $orator ->
        [0] {""}
       *[other] , com o Orador
    }.
   *[other] { $seat } acrescenta Influência ao Esquema: { $points } a mais{ $orator ->
        [0] {""}
       *[other] , com o Orador
    }.
}
spartacus-event-showed = { $seat-is ->
    [you] você mostra { spartacus-intrigue }.
   *[other] { $seat } mostra { spartacus-intrigue }.
}
spartacus-event-launched = { $seat-is ->
    [you] você lança { spartacus-intrigue }{ $target-is ->
        [you] {""}
       *[other] {" sobre "}{ $target }
    }{ $named ->
        [gladiator] {", "}um Gladiador
        [slave] {", "}um Escravo
       *[nothing] {""}
    }.
   *[other] { $seat } lança { spartacus-intrigue } sobre { spartacus-target }{ $named ->
        [gladiator] {", "}um Gladiador
        [slave] {", "}um Escravo
       *[nothing] {""}
    }.
}
spartacus-event-guarded = { $seat-is ->
    [you] o seu Guarda rola { $die }: { $success ->
        [0] o Guarda falha
       *[other] o Esquema é cancelado
    }.
   *[other] o Guarda de { $seat } rola { $die }: { $success ->
        [0] o Guarda falha
       *[other] o Esquema é cancelado
    }.
}
spartacus-event-redirected = { $seat-is ->
    [you] você vira o Esquema sobre { spartacus-target }.
   *[other] { $seat } vira o Esquema sobre { spartacus-target }.
}
spartacus-event-cancelled = { spartacus-intrigue }: Esquema cancelado.
spartacus-event-succeeded = { spartacus-intrigue }: Esquema bem-sucedido.
spartacus-event-marked = { $seat-is ->
    [you] recusar custará { $loss } de Influência a você.
   *[other] recusar custará { $loss } de Influência a { $seat }.
}
spartacus-event-injured = { spartacus-resource }: carta ferida.
spartacus-event-lost = { $seat-is ->
    [you] você perde { spartacus-resource }.
   *[other] { $seat } perde { spartacus-resource }.
}
spartacus-event-veterans = { $seat-is ->
    [you] você coloca Guardas do descarte: { $count }.
   *[other] { $seat } coloca Guardas do descarte: { $count }.
}
spartacus-event-foresaw = { $seat-is ->
    [you] as cartas do topo do Mercado: { $resource }.
   *[other] { $seat } olha as cartas do topo do Mercado: { $count }.
}
spartacus-event-lots_laid = { $count ->
    [0] não há carta para leiloar.
   *[other] cartas em Leilão: { $count }.
}
spartacus-event-lot = em Leilão: { spartacus-resource }.
spartacus-event-bid = { $seat-is ->
    [you] o seu punho: { $count }, no total { $total }.
   *[other] o punho de { $seat }: { $count }, no total { $total }.
}
spartacus-event-tied = empate: { $seat }. Novos lances.
spartacus-event-won_lot = { $seat-is ->
    [you] você vence o Leilão de { spartacus-resource } por { $count }.
   *[other] { $seat } vence o Leilão de { spartacus-resource } por { $count }.
}
spartacus-event-won_host = { $seat-is ->
    [you] você é o Anfitrião, por { $count }.
   *[other] { $seat } é o Anfitrião, por { $count }.
}
spartacus-event-auction_failed = Leilão Cancelado: { spartacus-resource } é descartado.
spartacus-event-treasury = { $seat-is ->
    [you] o seu Tesouro: { spartacus-coins }.
   *[other] Tesouro de { $seat }: { spartacus-coins }.
}
spartacus-event-sold = { $seat-is ->
    [you] você vende { spartacus-resource } ao Banco por { spartacus-coins }.
   *[other] { $seat } vende { spartacus-resource } ao Banco por { spartacus-coins }.
}
spartacus-event-sold_guard = { $seat-is ->
    [you] você vende um Guarda ao Banco por { spartacus-coins }.
   *[other] { $seat } vende um Guarda ao Banco por { spartacus-coins }.
}
spartacus-event-closed = { $seat-is ->
    [you] você fecha e esconde os seus denários.
   *[other] { $seat } fecha e esconde os denários.
}
spartacus-deed = { $doing ->
    [none] nada
    [invite] um Convite para { $guest_seat }
    [shun] nenhum Convite
    [thumb-up] polegar para cima
    [thumb-down] polegar para baixo
   *[spurn] nenhum apoio
}
spartacus-event-held_aside = { $seat-is ->
    [you] você reserva { spartacus-coins } para { spartacus-to }: { spartacus-deed }.
   *[other] { $seat } reserva { spartacus-coins } para { spartacus-to }: { spartacus-deed }.
}
spartacus-event-deed_paid = { $seat-is ->
    [you] você paga { spartacus-coins } a { spartacus-to }: { spartacus-deed }.
   *[other] { $seat } paga { spartacus-coins } a { spartacus-to }: { spartacus-deed }.
}
spartacus-event-deed_void = { $seat-is ->
    [you] você recupera { spartacus-coins }: { spartacus-deed }, não aconteceu.
   *[other] { $seat } recupera { spartacus-coins }: { spartacus-deed }, não aconteceu.
}
spartacus-event-dropped = { $seat-is ->
    [you] você desiste da oferta.
   *[other] { $seat } desiste da oferta.
}
spartacus-event-offered = { $seat-is ->
    [you] você faz uma oferta a { spartacus-to }.
   *[other] { $seat } faz uma oferta a { spartacus-to }.
}
spartacus-event-offered_all = { $seat-is ->
    [you] você faz uma oferta a todos.
   *[other] { $seat } faz uma oferta a todos.
}
spartacus-deal = { $deal ->
    [accept] sim
    [decline] não
   *[counter] uma contraproposta
}
spartacus-event-replied = { $seat-is ->
    [you] você diz: { spartacus-deal }.
   *[other] { $seat } diz: { spartacus-deal }.
}
spartacus-event-offer_expired = o que foi oferecido já não está lá: a oferta expirou.
spartacus-event-offered_card = na oferta: { spartacus-resource }.
spartacus-event-wanted_card = pedido em troca: { spartacus-resource }.
spartacus-event-offered_guard = na oferta: um Guarda.
spartacus-event-wanted_guard = pedido em troca: um Guarda.
spartacus-event-offered_coins = na oferta: { spartacus-coins }.
spartacus-event-wanted_coins = pedido em troca: { spartacus-coins }.
spartacus-event-said = { $seat-is ->
    [you] você promete: { spartacus-promise }.
   *[other] { $seat } promete: { spartacus-promise }.
}
spartacus-event-accepted = { $seat-is ->
    [you] você aceita a oferta de { spartacus-to }.
   *[other] { $seat } aceita { $to-is ->
        [you] a sua oferta
       *[other] a oferta de { $to }
    }.
}
spartacus-event-declined = { $seat-is ->
    [you] você recusa a oferta de { spartacus-to }.
   *[other] { $seat } recusa { $to-is ->
        [you] a sua oferta
       *[other] a oferta de { $to }
    }.
}
spartacus-event-countered = { $seat-is ->
    [you] você responde a { spartacus-to } com uma contraproposta.
   *[other] { $seat } responde a { spartacus-to } com uma contraproposta.
}
spartacus-event-traded = { $seat-is ->
    [you] { spartacus-resource } passa de você a { spartacus-to }.
   *[other] { spartacus-resource } passa de { $seat } a { spartacus-to }.
}
spartacus-event-guards_traded = { $seat-is ->
    [you] Guardas de você a { spartacus-to }: { $gives }, de volta: { $takes }.
   *[other] Guardas de { $seat } a { spartacus-to }: { $gives }, de volta: { $takes }.
}
spartacus-event-offer_withdrawn = { $seat-is ->
    [you] você retira a oferta.
   *[other] { $seat } retira a oferta.
}
spartacus-orders = { $orders ->
    [always] sempre
    [mine] nos próprios assuntos
    [never] nunca
   *[level] nos próprios assuntos, por Esquemas a partir de { $level } de Influência
}
spartacus-event-ordered = { $seat-is ->
    [you] haverá perguntas a você sobre Reações: { spartacus-orders }.
   *[other] haverá perguntas a { $seat } sobre Reações: { spartacus-orders }.
}
spartacus-event-limited = { $seat-is ->
    [you] { $standing ->
        [0] você já não tem limite.
       *[other] num empate você vai até { $limit }.
    }
   *[other] { $standing ->
        [0] { $seat } já não tem limite.
       *[other] { $seat } tem um limite para o empate.
    }
}
spartacus-event-invited = { $seat-is ->
    [you] você é convidado para os Jogos.
   *[other] { $seat } recebe o Convite para os Jogos.
}
spartacus-event-refused_games = { $seat-is ->
    [you] você recusa o Convite.
   *[other] { $seat } recusa o Convite.
}
spartacus-event-accepted_games = { $seat-is ->
    [you] você entra na Arena, hexágono { $side }.
   *[other] { $seat } entra na Arena, hexágono { $side }.
}
spartacus-event-sent = { $seat-is ->
    [you] { spartacus-resource } luta por você.
   *[other] { spartacus-resource } luta por { $seat }.
}
spartacus-event-armed = { $seat-is ->
    [you] o seu Combatente leva { spartacus-resource }.
   *[other] o Combatente de { $seat } leva { spartacus-resource }.
}
spartacus-event-no_games = não há combate.
spartacus-event-tribute = { $seat-is ->
    [you] Tributo para você: { spartacus-coins }.
   *[other] Tributo para { $seat }: { spartacus-coins }.
}
spartacus-event-wagered = { $seat-is ->
    [you] você aposta: Vitória I { $one }, Vitória II { $two }, Ferimento { $injury }, Decapitação { $decapitation }.
   *[other] { $seat } aposta: Vitória I { $one }, Vitória II { $two }, Ferimento { $injury }, Decapitação { $decapitation }.
}
spartacus-event-settled = { $seat-is ->
    [you] as suas apostas: { $staked ->
        [one] { $staked } apostado
       *[other] { $staked } apostados
    }, { $won ->
        [one] { $won } recebido
       *[other] { $won } recebidos
    }.
   *[other] apostas de { $seat }: { $staked ->
        [one] { $staked } apostado
       *[other] { $staked } apostados
    }, { $won ->
        [one] { $won } recebido
       *[other] { $won } recebidos
    }.
}
spartacus-event-combat_began = o combate começa.
spartacus-event-bout_began = Rodada de Combate { $bout }
spartacus-event-stalled = a multidão já viu o bastante: o Combatente { $side } se rende.
spartacus-event-netted = o Combatente { $side } lança a Rede.
spartacus-event-initiative = Iniciativa { $side }: { $die }, total { $total }.
spartacus-event-took_initiative = o Combatente { $side } tem a Iniciativa.
spartacus-event-goes_first = o Combatente { $side } age primeiro.
spartacus-event-moved = o Combatente { $side } vai de { $start } a { $hex }.
spartacus-event-attacked = { $assault ->
    [quick] o Combatente { $side } lança o Javelin.
   *[normal] o Combatente { $side } ataca.
}
spartacus-event-sanded = o Combatente { $side } joga areia: um dado de ataque a menos.
spartacus-event-rolled = dados de { $side }: { $die }.
spartacus-event-rerolled = { $side } rerola: { $die }.
spartacus-event-compared = as filas: { $count } de dano.
spartacus-event-automatic = dano a mais: { $count }.
spartacus-means = { $means ->
    [giant] Gigante
    [wall] Muralha
    [manica] Manica
    [giant-manica] Gigante e Manica
    [wall-manica] Muralha e Manica
   *[none] nada
}
spartacus-event-ignored = o Combatente { $side } ignora dano: { spartacus-means }.
spartacus-event-resisted = Teimoso: { $die }.
spartacus-event-lost_die = o Combatente { $side } perde um dado: { spartacus-pool } { $left }.
spartacus-event-won = { $seat-is ->
    [you] você venceu o jogo.
   *[other] { $seat } vence o jogo.
}
spartacus-event-tournament = Torneio: { $seat }.
spartacus-event-duel = { $first } contra { $second }.
spartacus-event-forfeited = { $seat-is ->
    [you] você avança sem lutar.
   *[other] { $seat } avança sem lutar.
}
spartacus-event-chose_trade = { $seat }: { $trade ->
    [sell] vende { spartacus-resource }
    [sell-guard] vende um Guarda
    [lay] coloca um Guarda
    [wait] espera
    [close] fecha
    [offer-all] faz uma oferta a todos
   *[offer] faz uma oferta a { $guest_seat }
}.
spartacus-event-called = { $seat-is ->
    [you] você pede ofertas.
   *[other] { $seat } pede ofertas.
}
spartacus-event-bribed = { $seat-is ->
    [you] você pagaria por: { spartacus-deed }.
   *[other] { $seat } pagaria por: { spartacus-deed }.
}
spartacus-event-defeated = { $grade ->
    [surrender] o Combatente { $side } se rende.
    [injury] o Combatente { $side } cai, ferido.
   *[decapitation] o Combatente { $side } é decapitado.
}
spartacus-event-favored = { spartacus-resource }: um Marcador de Favor.
spartacus-event-crowned = { spartacus-resource }: um Campeão!
spartacus-event-thumb = { $thumb ->
    [up] polegar para cima: { spartacus-resource } vive.
   *[down] polegar para baixo para { spartacus-resource }!
}
spartacus-event-spared = { spartacus-resource }: vida poupada.
spartacus-event-turned_to = { $seat-is ->
    [you] você se dirige a { spartacus-to } com uma oferta.
   *[other] { $seat } se dirige a { spartacus-to } com uma oferta.
}
spartacus-event-turned_to_all = { $seat-is ->
    [you] você se dirige a todos com uma oferta.
   *[other] { $seat } se dirige a todos com uma oferta.
}
spartacus-event-waited = { $seat-is ->
    [you] você espera.
   *[other] { $seat } espera.
}

## A regra por trás de uma escolha

spartacus-rule-house = O maior resultado escolhe primeiro e recebe o Marcador de Anfitrião (1.2); os demais seguem em sentido horário (1.3). Cada Casa tem os seus Recursos e duas Regras Especiais (15.3).
spartacus-rule-recover = Cada carta ferida rola um dado: de 4 a 6 recupera, com 2 ou 3 continua ferida, com 1 morre (4.3).
spartacus-rule-react = Um Guarda cancela um Esquema contra você com 4 a 6 (5.8). Uma Reação requer a sua própria Influência (5.9). Todos que podem reagir são consultados, primeiro o alvo, depois em sentido horário (6.3).
spartacus-rule-release = 1 denário por Escravo Ativo, 1 a pagar por Gladiador Ativo (4.4). Aqueles pelos quais não paga são descartados (4.4.1).
spartacus-rule-intrigue = Em qualquer ordem: trocar cartas por denários (5.4), Regras e Habilidades Especiais (5.5), Esquemas ao alcance da sua Influência (5.6), apoio para os outros (5.7), Guardas (5.8.3). No final, a sua Mão Máxima depende da Influência (5.12).
spartacus-rule-exhaust = Só cartas Ativas podem ser esgotadas (3.2) ou descartadas (3.2.1).
spartacus-rule-gossip = Descarte até duas cartas, depois compre o mesmo número mais uma (15.3).
spartacus-rule-discard = Ao final do seu turno você descarta até a Mão Máxima da sua Influência (5.12, 15.2). Com o Adegueiro você descarta uma carta e compra outra (15.5).
spartacus-rule-peek = O Escriba olha a carta do topo do Baralho de Intriga e a devolve ao topo ou ao fundo (15.5).
spartacus-rule-victim = A Habilidade diz quem pode afetar; precisa poder surtir efeito (5.5).
spartacus-rule-boost = A Casa Solonius paga 2 denários por ponto, até 3 (15.3); o Orador soma 2 (15.5). O Nome Antigo da Casa Calavius soma 1 por apoio, uma vez por turno (15.3). O que é pago se perde mesmo que o Esquema seja cancelado. Ou você pega a carta de volta, sem mostrar e sem pagar nada (5.7.6).
spartacus-rule-target = O alvo é declarado ao lançar (5.6.1); o Esquema precisa poder surtir efeito sobre ele (5.6.2).
spartacus-rule-plead = Quem concorda soma toda a sua Influência para este único Esquema (5.7). Pede-se a cada um no máximo duas vezes (5.7.2). Se não bastar, a carta volta sem ser vista (5.7.6).
spartacus-rule-claim = Não é necessário dizer a verdade sobre o Esquema nem sobre o alvo (5.7.1).
spartacus-rule-fee = O que se oferece por um sim é pago com o sim (5.7.2) e continua pago aconteça o que acontecer (5.7.6).
spartacus-rule-promise = Promessas sobre o futuro não obrigam ninguém (3.8).
spartacus-rule-support = A concessão de apoio é definitiva, mesmo que a carta ou o alvo sejam outros (5.7.3). Não altera a Influência (5.7.5). Você ainda pode reagir ao Esquema (5.7.4).
spartacus-rule-redirect = Virar a Lâmina: qualquer outro Dominus sobre quem o Esquema possa surtir efeito, inclusive quem o lançou, nunca você (15.8).
spartacus-rule-pick = As cartas são escolhidas quando o Esquema surte efeito (5.6.1), só entre as Ativas (3.2.1).
spartacus-rule-extort = Extorsão: pague 4 denários ou perca 1 de Influência (15.9).
spartacus-rule-pluck = Espião na Casa: você vê a mão e descarta uma carta dela (15.9).
spartacus-rule-order = Contato no Mercado: as quatro cartas do topo voltam na ordem que você quiser (15.9).
spartacus-rule-market = Negocie Recursos e denários a qualquer preço (7.2), só cartas Ativas (7.3); venda ao Banco pelo valor indicado (7.4). Fechar esconde os seus denários e é definitivo (7.6).
spartacus-rule-terms = Uma oferta diz o que você dá e o que quer; aceita, é cumprida de imediato e por inteiro (7.7). Promessas são só palavras (13.1).
spartacus-rule-coins = Não se pode oferecer mais denários do que há no Tesouro (3.3.2, 3.3.3).
spartacus-rule-deal = Aceite, recuse ou faça uma só contraproposta (7.7). O que se troca na hora vale (3.8). Uma oferta a todos vai ao primeiro que aceita, a partir da esquerda de quem a fez (7.7.1).
spartacus-rule-bid = Todos abrem as mãos juntos; o maior lance paga e recebe a carta (8.2). Os empatados acrescentam ao que está na mesa (8.3). Se todos oferecem 0, o Leilão é cancelado (8.4).
spartacus-rule-hosting = O Anfitrião hospeda estes Jogos e é o primeiro na próxima Fase de Intriga (8.8). Onde o Leilão seria cancelado, os dados decidem (8.9).
spartacus-rule-call = Uma vez antes de cada Convite e antes do polegar você pode pedir ofertas; nada o obriga (13.4).
spartacus-rule-bribe = Os denários são reservados, pagos se o ato for feito, e devolvidos se não for (13.1).
spartacus-rule-purse = O que é reservado não está no Tesouro (3.3.3).
spartacus-rule-gift = Denários podem ser dados a qualquer momento, dez vezes por fase, e não se recusam (13.2).
spartacus-rule-limit = Quem tem um limite acrescenta 1 denário a cada empate até esse total, e não é mais perguntado por esta carta (8.7.1). Todos veem que há um limite, ninguém vê qual.
spartacus-rule-orders = Onde as suas ordens valem, você passa sem ser perguntado; todos veem as suas ordens (6.7.1). Podem ser mudadas a qualquer momento.
spartacus-rule-invite = Duas vagas, um Convite por vez (9.2); cada Dominus uma vez (9.2.1). Você pode convidar a si próprio se puder lutar (9.3.2), e deve quando todos já foram convidados (9.3.1).
spartacus-rule-accept = Quem não pode ou não quer aceitar perde 1 de Influência (9.3).
spartacus-rule-fighter = Um Gladiador ou Escravo Ativo, com até uma Arma, uma Armadura e um Especial; tudo aberto e definitivo (9.2.2).
spartacus-rule-weapon = No máximo um de cada tipo (11.1). O que não diz esgotar funciona todas as vezes (11.2).
spartacus-rule-armour = No máximo um de cada tipo (11.1). O que não diz esgotar funciona todas as vezes (11.2).
spartacus-rule-special = No máximo um de cada tipo (11.1). O que não diz esgotar funciona todas as vezes (11.2).
spartacus-rule-second = O Armeiro permite ao seu Combatente um segundo Especial (15.5).
spartacus-rule-taint = O Envenenador tira um dado do outro Combatente, da Pilha que o dono escolher (15.5, 9.4.1).
spartacus-rule-lose = Um dado por ponto de dano, de uma Pilha à sua escolha (10.6). Regra do Um: nenhuma Pilha abaixo de 1 enquanto outra tiver mais (10.8). Com dois dados ele se rende, com um fica ferido, sem nenhum é decapitado (10.8.1).
spartacus-rule-wager = De 1 a 3 denários num canto, no máximo três pilhas (9.5), com o Apostador até 4 (15.5); não contra o seu próprio Combatente (9.5.1). Vitória paga 1 para 1, Ferimento e Decapitação 2 para 1 (9.5.3).
spartacus-rule-net = Uma Rede vence a Iniciativa sem rolagem; duas Redes se anulam (10.3.1).
spartacus-rule-first = A maior soma de dados de VEL escolhe quem age primeiro nesta Rodada de Combate (10.3).
spartacus-rule-combat = Mova até os seus dados de VEL e ataque uma vez, na ordem que quiser (10.4, 10.4.1). Você ataca um oponente adjacente, ou até onde diz o Alcance (10.4.2).
spartacus-rule-sand = Um Punhado de Areia tira um dado do ataque antes da rolagem (15.6, 10.5).
spartacus-rule-reroll = Só os seus dados, cada um uma vez, escolhidos em segredo na primeira rolagem; vale o resultado final (10.5.4).
spartacus-rule-division = Cada dado só conta para um conjunto; todos os seus efeitos olham a mesma divisão (10.7).
spartacus-rule-sica = O dano extra vem depois de comparadas as filas e antes de ignorar (10.6.1).
spartacus-rule-ignore = Cada meio ignora 1 ponto; podem ser usados vários (10.6.3).
spartacus-rule-thumb = Para cima: volta para casa. Para baixo: morre (9.10), e você perde 1 de Influência por Marcador de Favor dele (9.10.1). Um Campeão é sempre poupado (9.10.2).
spartacus-rule-interject = A qualquer momento: dar denários (13.2), colocar Guardas na mesa (13.3), reservar denários por um ato (13.1), pôr um limite ao seu Lance (8.7.1), dar ordens permanentes (6.7.1).

## Por que algo não pode ser escolhido

spartacus-refusal-not-now = Isso não é possível neste momento (6.2, 13.1).
spartacus-refusal-house-taken = Outro Dominus comanda essa Casa (1.3).
spartacus-refusal-not-injured = Essa carta não está ferida, ou já fez o teste (4.3).
spartacus-refusal-not-ready = Essa carta não está aí, ou não está Ativa (3.2.1).
spartacus-refusal-not-in-hand = Essa carta não está na mão (5.9).
spartacus-refusal-no-effect = Não poderia surtir efeito (5.5, 5.6.2).
spartacus-refusal-not-what-is-missing = Acrescente exatamente o que falta (15.3, 15.5).
spartacus-refusal-fee-is-gone = Os denários oferecidos já não estão lá (5.7.2).
spartacus-refusal-too-few-denarii = Não há tantos denários (3.3.2).
spartacus-refusal-cannot-pay = Isso não pode ser pago por inteiro (3.3.2).
spartacus-refusal-not-seen = Essa carta não está entre as que você vê (15.9).
spartacus-refusal-cannot-be-kept = A oferta não pode mais ser cumprida (7.7).
spartacus-refusal-no-such-deed = Esse ato não pode ser pago agora (13.1).
spartacus-refusal-invited-already = Cada Dominus é convidado uma vez; o Anfitrião só convida a si próprio se puder lutar ou se for obrigado (9.2.1, 9.3.1).
spartacus-refusal-nobody-to-send = Não há Gladiador ou Escravo Ativo para enviar (9.3).
spartacus-refusal-host-must-fight = Com esta opção, um Anfitrião que pode lutar não pode recusar (9.3.1).
spartacus-refusal-rule-of-one = Nenhuma Pilha fica abaixo de 1 enquanto outra tiver mais (10.8).
spartacus-refusal-stake-not-allowed = No máximo três pilhas de 3, de 4 com o Apostador, não contra o seu Combatente, e não mais do que você tem (9.5, 9.5.1, 15.5).
spartacus-refusal-too-many-dice = Você não pode rerolar tantos dados (10.5.4).
spartacus-refusal-cannot-ignore = Isso não ignora este dano (10.6.3).
spartacus-refusal-hex-too-far = Esse hexágono está mais longe do que os passos que restam ao seu Combatente (10.4.1).
spartacus-refusal-hex-taken = Há um Combatente nesse hexágono (10.4.1).
spartacus-refusal-hex-own = O seu Combatente já está nesse hexágono (10.4.1).
spartacus-refusal-moved-already = O seu Combatente já se moveu nesta vez (10.4).
spartacus-refusal-attacked-already = O seu Combatente já atacou nesta vez (10.4).
spartacus-refusal-enemy-out-of-range = O outro está fora de alcance: você ataca um hexágono adjacente, ou até onde diz o Alcance (10.4.2).
spartacus-refusal-too-little-influence = Não há Influência suficiente (5.6, 5.9).
spartacus-refusal-needs-no-support = A sua própria Influência basta (5.7).
spartacus-refusal-put-up-before = Você já buscou apoio para essa carta neste turno (5.7.6).
spartacus-refusal-another-house = É uma Regra Especial de outra Casa (15.3).
spartacus-refusal-used-already = Cada Regra Especial uma vez por turno (5.5).
spartacus-refusal-no-guard = Não há nenhum Guarda (5.8.3).
spartacus-refusal-too-many-schemes = No máximo vinte Esquemas por turno, inclusive os pegos de volta em vez de reforçados (5.6.3).
spartacus-refusal-too-many-offers = Três ofertas por Turno de Intriga (13.5).
spartacus-refusal-nothing-to-offer = Nenhum dos dois tem algo a oferecer agora (13.5).
spartacus-refusal-asked-already = Pede-se no máximo duas vezes, e um sim é definitivo (5.7.2, 5.7.3).
spartacus-refusal-not-open = Esse Dominus fechou (7.6).
spartacus-refusal-only-in-market = Recursos só mudam de mãos no Mercado Aberto (3.1.1).
spartacus-refusal-not-owned = Uma oferta nomeia o que tem quem a faz e o que tem o parceiro; uma oferta a todos, nenhuma carta dos outros (7.2, 7.7.1).
spartacus-refusal-nothing-to-send = Algo precisa mudar de mãos, e não o que acaba de ser recusado (13.5).
spartacus-refusal-said-already = Uma promessa por oferta (7.7).
spartacus-refusal-promise-too-high = Podem-se prometer no máximo 20 denários (5.7.2).
spartacus-refusal-in-offer = Essa carta já está na oferta (7.7).
spartacus-refusal-denarii-named = Uma oferta nomeia denários uma só vez, a pagar ou a pedir (7.7).

## Opções de jogo

spartacus-play-game_type = Com quanta Influência todos começam.
spartacus-play-game_type-quick = rápido: começa com Influência 7
spartacus-play-game_type-standard = padrão: começa com Influência 4
spartacus-play-game_type-advanced = avançado: começa com Influência 1
spartacus-play-house_choice = Como as Casas são escolhidas.
spartacus-play-house_choice-roll = o maior resultado escolhe primeiro
spartacus-play-house_choice-random = ao acaso
spartacus-play-fifth_house = Se joga um quinto Dominus, com a Casa Calavius.
spartacus-play-fifth_house-true = cinco Domini
spartacus-play-fifth_house-false = três ou quatro Domini
spartacus-play-wager_order = Como são feitas as apostas.
spartacus-play-wager_order-simultaneous = todos juntos, em segredo
spartacus-play-wager_order-from_host = um por vez a partir do Anfitrião
spartacus-play-host_rolloff_pays = Se o Anfitrião decidido nos dados paga o que tinha colocado.
spartacus-play-host_rolloff_pays-true = paga
spartacus-play-host_rolloff_pays-false = todos os lances voltam
spartacus-play-influence_floor = A Influência mínima possível.
spartacus-play-champion_favor = Se um Campeão recebe mais Favores.
spartacus-play-champion_favor-none = nenhum
spartacus-play-champion_favor-accumulate = até dois ao lado do marcador
spartacus-play-riposte_order = Quando o atacante recebe dano automático.
spartacus-play-riposte_order-defender_first = depois do defensor
spartacus-play-riposte_order-together = junto com o defensor
spartacus-play-market_mode = Como corre o Mercado Aberto.
spartacus-play-market_mode-turns = por turnos
spartacus-play-market_mode-free = todos ao mesmo tempo
spartacus-play-host_may_decline = Se um Anfitrião que deve convidar a si próprio pode recusar.
spartacus-play-host_may_decline-true = pode
spartacus-play-host_may_decline-false = não se puder lutar
spartacus-play-recovery_test = Se toda carta ferida faz o teste.
spartacus-play-recovery_test-compulsory = todas
spartacus-play-recovery_test-optional = as que o dono indicar
spartacus-play-stall_rounds = Após quantas Rodadas de Combate sem dano a luta é encerrada.
spartacus-play-round_cap = Após quantos turnos a partida termina.

## Painéis do terminal

spartacus-column-player = Jogador
spartacus-column-house = Casa
spartacus-column-influence = Influência
spartacus-column-denarii = Denários
spartacus-column-guards = Guardas
spartacus-column-hand = Mão
spartacus-round = { spartacus-phase }, turno { $round } de { $last }
spartacus-host = (Anfitrião)
spartacus-mark-exhausted = esgotada
spartacus-mark-injured = ferida
spartacus-mark-champion = Campeão
spartacus-mark-favors = Favor { $count }
spartacus-own-hand = A sua mão:
spartacus-discard = { $deck ->
    [intrigue] Descarte de Intriga
   *[market] Descarte de Mercado
}
spartacus-legend-discard = { $name } ({ $count }): { $cards }

## Títulos do equilíbrio

spartacus-balance-house = Casa
spartacus-balance-power = Regra Especial
spartacus-balance-intrigue = Carta de Intriga
spartacus-balance-resource = Combatente

## Chances à mesa

spartacus-odds-damage-0 = sem Dano
spartacus-odds-damage-0-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
spartacus-odds-damage-1 = 1 de Dano
spartacus-odds-damage-1-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
spartacus-odds-damage-2 = 2 de Dano
spartacus-odds-damage-2-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
spartacus-odds-damage-3 = 3 de Dano
spartacus-odds-damage-3-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
spartacus-odds-damage-4 = 4 de Dano
spartacus-odds-damage-4-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
spartacus-odds-damage-5 = 5 ou mais
spartacus-odds-damage-5-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
spartacus-odds-cancel = cancelado
spartacus-odds-cancel-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
spartacus-odds-heals = recuperado
spartacus-odds-heals-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
spartacus-odds-dies = morto
spartacus-odds-dies-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
spartacus-odds-about-combat = sem rerolagens, areia e o que for ignorado
spartacus-odds-about-reroll = os dados do outro como estão

## What a choice comes to

# $word is the result, the others are its numbers. spartacus-foretold-figure is the number that counts, alone.
spartacus-foretold = { $word ->
    [hits] { $defeat ->
        [0] um golpe { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
       *[other] um golpe { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }, derrota { $defeat }%
    }
    [guards] o Esquema é anulado
    [heals] curado; morto { $dies }%
    [pays] { $due } a pagar, { $income } de renda: ficam { $left }
    [has] então você tem { $left }
    [keeps] não custa nada a você
    [bids] { $laid ->
        [0] ficam { $left } se você vencer
       *[other] { $total } ao todo, ficam { $left } se você vencer
    }
    [stakes] { $staked ->
        [one] { $staked } apostado
       *[other] { $staked } apostados
    }, ficam { $left }; no melhor caso voltam { $back }
    [earns] denários para você: { $coins }
    [refuses] denários para você se continuar um não: { $coins }
    [enters] assim você aceita{ spartacus-foretold-aside }
    [invites] { $able ->
        [0] não tem quem enviar: perde { $loss } de Influência
       *[other] recusar custa { $loss } de Influência
    }{ spartacus-foretold-aside }
   *[frees] descartado: 1 denário a menos a pagar
}
spartacus-foretold-aside = { $coins ->
    [0] {""}
   *[other] , denários para você: { $coins }
}{ $back ->
    [0] {""}
   *[other] , denários que voltam: { $back }
}
spartacus-foretold-figure = { $word ->
    [hits] { NUMBER($damage, maximumFractionDigits: 1) }
    [guards] { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
    [heals] { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
   *[other] {""}
}
# What the figure counts, in a word.
spartacus-foretold-unit = { $word ->
    [hits] danos
   *[other] {""}
}

## Probabilidades da linha de comando

spartacus-table-method = Comparam-se dados (4), dados com rerolagens (4+2) ou um combatente com o que ele carrega (Crixus:Gladius), em cada um dos dois campos.
spartacus-table-damage = Dano de um ataque só pelas filas, dados de ataque : dados de defesa
spartacus-table-re-rolls = Dano de um ataque, dados de ataque : dados de defesa; +1 é a rerolagem de um Gládio ou de um Elmo, +2 esta com a de Crixus ou de Oenomaus, tantos quantos os dados a do Amuleto da Fortuna, usada da melhor forma
spartacus-table-of-pools = Dados
spartacus-table-of-re-rolls = Dados
spartacus-table-of-damage-0 = 0
spartacus-table-of-damage-1 = 1
spartacus-table-of-damage-2 = 2
spartacus-table-of-damage-3 = 3
spartacus-table-of-damage-4 = 4
spartacus-table-of-damage-5 = 5
spartacus-table-of-damage-6 = 6
spartacus-table-of-damage-7 = 7
spartacus-table-of-damage-8 = 8
spartacus-table-of-damage-9 = 9
spartacus-table-of-damage-10 = 10
spartacus-table-of-damage-11 = 11
spartacus-table-of-damage-12 = 12
spartacus-table-attack = Dano de um ataque: { $attacker } contra { $defender }
spartacus-table-of-means = Ataque
spartacus-table-label-means = { $means ->
    [always] Todas as vezes
    [once] Uma vez, com tudo
    [quick] Ataque rápido
   *[quick-once] Rápido, com tudo
}
spartacus-table-note-attack = Uma vez: com tudo o que se esgota. Cada rerolagem é usada da melhor forma contra a primeira fila do outro. Riposta e Teimoso não são contados.

## No navegador

browser-spartacus-about = Casas, intrigas, punhos fechados e o polegar.
browser-spartacus-play-game_type = Tipo de jogo
browser-spartacus-play-house_choice = Casas
browser-spartacus-play-fifth_house = Quinta Casa
browser-spartacus-play-wager_order = Apostas
browser-spartacus-play-host_rolloff_pays = Anfitrião nos dados paga
browser-spartacus-play-influence_floor = Influência mínima
browser-spartacus-play-champion_favor = Favores de Campeões
browser-spartacus-play-riposte_order = Dano ao atacante
browser-spartacus-play-market_mode = Mercado Aberto
browser-spartacus-play-host_may_decline = Anfitrião pode recusar
browser-spartacus-play-recovery_test = Testes de Recuperação
browser-spartacus-play-stall_rounds = Rodadas sem dano
browser-spartacus-play-round_cap = Turnos
browser-spartacus-group-length = Duração
browser-spartacus-group-length-note = onde começa a Influência e quando termina a partida
browser-spartacus-group-houses = Casas
browser-spartacus-group-houses-note = como são escolhidas
browser-spartacus-group-market = Mercado
browser-spartacus-group-market-note = como se negocia, e quem paga como Anfitrião
browser-spartacus-group-arena = Arena
browser-spartacus-group-arena-note = convites, apostas, combate
browser-spartacus-group-rules = Variantes
browser-spartacus-group-rules-note = outras leituras das regras
browser-spartacus-how = Você comanda uma Casa de Cápua. Conspire com a Influência que tem ou pega emprestada, negocie e dê lances de punho fechado, hospede os Jogos e envie os seus Combatentes. Quem, sozinho, tem Influência 12 no final de uma fase vence. Denários podem mudar de mãos a qualquer momento, e promessas podem ser quebradas.

browser-spartacus-rule-of-house = Escolher uma Casa
browser-spartacus-rule-of-recover = Recuperação de Ferimentos
browser-spartacus-rule-of-react = Reações e Guardas
browser-spartacus-rule-of-release = Pagar ou libertar
browser-spartacus-rule-of-intrigue = A fase de Intriga
browser-spartacus-rule-of-exhaust = Exaurir cartas
browser-spartacus-rule-of-gossip = Fofocas da casa
browser-spartacus-rule-of-discard = Limite de mão
browser-spartacus-rule-of-peek = Olhar o baralho
browser-spartacus-rule-of-victim = A quem diz respeito
browser-spartacus-rule-of-boost = Comprar Influência
browser-spartacus-rule-of-target = Alvo de um Esquema
browser-spartacus-rule-of-plead = Pedir apoio
browser-spartacus-rule-of-claim = Dizer o que se trama
browser-spartacus-rule-of-fee = Pagar pelo apoio
browser-spartacus-rule-of-promise = Promessa pelo apoio
browser-spartacus-rule-of-support = Dar apoio
browser-spartacus-rule-of-redirect = Desviar um Esquema
browser-spartacus-rule-of-pick = Escolher uma carta
browser-spartacus-rule-of-extort = Extorsão
browser-spartacus-rule-of-pluck = Tirar uma carta de uma mão
browser-spartacus-rule-of-order = Ordenar o baralho
browser-spartacus-rule-of-market = O Mercado Aberto
browser-spartacus-rule-of-terms = Termos de uma oferta
browser-spartacus-rule-of-coins = Denários numa oferta
browser-spartacus-rule-of-deal = Responder a uma oferta
browser-spartacus-rule-of-bid = Dar um lance em segredo
browser-spartacus-rule-of-hosting = Dar um lance para ser Anfitrião
browser-spartacus-rule-of-call = Chamar ofertas
browser-spartacus-rule-of-bribe = Pagar pelo feito
browser-spartacus-rule-of-purse = Moedas reservadas
browser-spartacus-rule-of-gift = Presentes
browser-spartacus-rule-of-limit = Limite de um Lance
browser-spartacus-rule-of-orders = Ordens permanentes
browser-spartacus-rule-of-invite = Convidar para os Jogos
browser-spartacus-rule-of-accept = Aceitar um convite
browser-spartacus-rule-of-fighter = Escolher o combatente
browser-spartacus-rule-of-weapon = Arma
browser-spartacus-rule-of-armour = Armadura
browser-spartacus-rule-of-special = Equipamento especial
browser-spartacus-rule-of-second = Uma segunda peça
browser-spartacus-rule-of-taint = Lâmina envenenada
browser-spartacus-rule-of-lose = Perder um dado
browser-spartacus-rule-of-wager = Apostas
browser-spartacus-rule-of-net = A Rede
browser-spartacus-rule-of-first = Quem age primeiro
browser-spartacus-rule-of-combat = Mover e atacar
browser-spartacus-rule-of-sand = Punhado de areia
browser-spartacus-rule-of-reroll = Novas rolagens
browser-spartacus-rule-of-division = Duplos ou trios
browser-spartacus-rule-of-sica = A Sica
browser-spartacus-rule-of-ignore = Ignorar dano
browser-spartacus-rule-of-thumb = Polegar para cima ou para baixo
browser-spartacus-rule-of-interject = A qualquer momento

## On the board of the browser

browser-spartacus-tab-beside = Casas
browser-spartacus-phase = { $phase ->
    [upkeep] Manutenção
    [intrigue] Intriga
    [market] Mercado Aberto
    [auction] Leilão
    [host] Anfitrião
    [arena] Arena
    [invitations] Convites
    [wagers] Apostas
    [combat] Combate
   *[thumb] Polegar
}
browser-spartacus-where = Turno { $round } de no máximo { $last }
browser-spartacus-phase-line = { $phase ->
    [upkeep] Manutenção: Ativação de cartas, Recuperação de Ferimentos, Balanço Geral.
    [market] O Mercado Aberto: trocar, vender ao Banco, fechar.
   *[intrigue] Intriga: todos compram três cartas.
}
browser-spartacus-schemes-now = { $is ->
    [you] tem a vez na Intriga
   *[other] tem a vez na Intriga
}
browser-spartacus-affair = O que acontece
browser-spartacus-deck = { $deck ->
    [intrigue] Intriga
    [market] Mercado
   *[discard] Descarte
}
browser-spartacus-unseen = uma carta virada para baixo
browser-spartacus-seeks = busca apoio para um Esquema que ninguém vê.
browser-spartacus-asks = { $answer ->
    [yes] { $name }: sim.
    [no] { $name }: não.
   *[asked] Pede-se a { $name }.
}
browser-spartacus-binds = vincula
browser-spartacus-only-said = só palavras
browser-spartacus-claims-nothing = nada diz sobre ele
browser-spartacus-influence = Influência
browser-spartacus-denarii = Denários
browser-spartacus-influence-now = Influência { $influence }: no fim da sua vez você fica com { $limit ->
    [one] { $limit } carta
   *[other] { $limit } cartas
}.
browser-spartacus-bank = O Banco paga { $bank }.
browser-spartacus-card-numbers = Influência Requerida { $required }, troca-se por { $cash }.
browser-spartacus-dice-label = ataque { $attack }, defesa { $defence }, velocidade { $speed }
browser-spartacus-pool-short = { $pool ->
    [attack] ATQ
    [defence] DEF
   *[speed] VEL
}
browser-spartacus-health = { $count ->
    [one] { $count } dado de saúde
   *[other] { $count } dados de saúde
}
browser-spartacus-dice-left = dados
browser-spartacus-plus = +{ $count }
browser-spartacus-minus = −{ $count }
browser-spartacus-needs = requer { $required }, você tem { $influence }
browser-spartacus-needs-support = requer { $required }, você tem { $influence }: peça aos outros
browser-spartacus-way = { $way ->
    [scheme] requerida
    [lock] com apoio
   *[cash] trocar
}
browser-spartacus-foot = { $family ->
    [guard] troca { $cash }
    [reaction] requer { $required } · troca { $cash }
   *[scheme] requer { $required } · troca { $cash }
}
browser-spartacus-fact = { $what ->
    [denarii] Denários
    [hidden] Denários, ocultos
    [influence] Influência
    [guards] Guardas
    [hand] Cartas na mão
    [gladiators] Gladiadores
    [slaves] Escravos
   *[ready] Ativos
}
browser-spartacus-host-mark = Anfitrião
browser-spartacus-result = { $winner ->
    [you] { $count ->
        [one] Você vence com Influência { $influence }.
       *[other] { $names } dividem a vitória com Influência { $influence }.
    }
   *[other] { $count ->
        [one] { $names } vence com Influência { $influence }.
       *[other] { $names } dividem a vitória com Influência { $influence }.
    }
}
browser-spartacus-no-cards = sem cartas
browser-spartacus-houses = As Casas de Cápua
browser-spartacus-house-column = Casa
browser-spartacus-what-column = O que tem
browser-spartacus-choose-column = Escolher
browser-spartacus-house-line = Influência { $influence }, denários { $denarii }, Guardas { $guards }, mão { $hand }.
browser-spartacus-arena = A arena, { $count } hexágonos
browser-spartacus-free-hex = livre
browser-spartacus-fighter-of = { $side }, { $name } de { $owner }
browser-spartacus-corner = { $corner ->
    [one] Vitória I
    [two] Vitória II
    [injury] Ferimento
   *[decapitation] Decapitação
}
browser-spartacus-pays = { $corner ->
    [one] 1 para 1
    [two] 1 para 1
   *[injury] 2 para 1
}
browser-spartacus-no-wagers = sem apostas
browser-spartacus-barred = não contra o seu combatente
browser-spartacus-nothing-to-stake = você não tem denários
browser-spartacus-stake = Apostar { $count }, ocultos até todos escolherem
browser-spartacus-no-stake = Não apostar
browser-spartacus-stake-too-much = mais do que você pode apostar
browser-spartacus-reroll = { $count ->
    [0] Manter todos os dados
    [one] Rerrolar 1 dado
   *[other] Rerrolar { $count } dados
}
browser-spartacus-too-many-dice = mais dados do que pode
browser-spartacus-your-dice = Seus dados
browser-spartacus-against = Contra { $pool }
browser-spartacus-no-combat = Ninguém luta agora. Aqui se contam os dados de um combate, fila contra fila.
browser-spartacus-bout = Rodada { $bout } do combate
browser-spartacus-first = O combatente { $side } age primeiro.
browser-spartacus-rows = { $count ->
    [0] As filas não causam dano.
   *[other] Dano das filas.
}
browser-spartacus-besides = { $kind ->
    [sanded] O combatente { $side } joga areia: um dado a menos.
    [automatic] { $value } de dano a mais, automático.
    [ignored] O combatente { $side } ignora dano: { spartacus-means }.
   *[resisted] Teimoso: { $value }.
}
browser-spartacus-defeat = { $grade ->
    [surrender] O combatente { $side } se rende.
    [injury] O combatente { $side } cai, ferido.
   *[decapitation] O combatente { $side } é decapitado.
}
browser-spartacus-kind = { $kind ->
    [gladiator] Gladiador
    [slave] Escravo
    [weapon] Arma
    [armour] Armadura
   *[special] Especial
}
browser-spartacus-lots-left = { $lots ->
    [0] a última carta
    [one] depois mais 1
   *[other] depois mais { $lots }
}
browser-spartacus-then = { $lots ->
    [0] Depois o título de Anfitrião.
    [one] Depois uma carta oculta e o título de Anfitrião.
   *[other] Depois { $lots } cartas ocultas e o título de Anfitrião.
}
browser-spartacus-bid-for = Lances por { $lot }:
browser-spartacus-title-of-host = O título de Anfitrião
browser-spartacus-host-help = O Anfitrião ganha 1 de Influência, convida os combatentes, vira o polegar e abre a próxima fase de Intriga.
browser-spartacus-fist = { $state ->
    [open] aberto
    [out] fora
    [yours] aberto: o seu lance
   *[closed] fechado
}
browser-spartacus-laid = { $count } na mesa
browser-spartacus-limit = Num empate, até
browser-spartacus-limit-is = Num empate você vai até { $count }
browser-spartacus-limit-set = Definir
browser-spartacus-limit-lift = Sem limite
browser-spartacus-has-limit = tem um limite
browser-spartacus-orders-when = Quando me perguntar sobre Guardas e Reações
browser-spartacus-orders-give = Ordenar
browser-spartacus-orders = { $orders ->
    [always] Perguntar: sempre
    [mine] Perguntar: nos meus assuntos
    [never] Perguntar: nunca
   *[level] Perguntar: Esquemas contra mim a partir de { $level }
}
browser-spartacus-sum = { $ask ->
    [bid] Fechar o punho em { $count }
    [hosting] Fechar o punho em { $count }
    [gift] Dar { $count }
    [purse] Separar { $count }
    [fee] Pagar { $count } por um sim
    [promise] Prometer { $count }
    [limit] Até { $count }
   *[coins] { $count ->
        [one] { $count } denário
       *[other] { $count } denários
    }
}
browser-spartacus-sum-none = { $ask ->
    [bid] Não dar lance
    [hosting] Não dar lance
    [promise] Não prometer nada
    [limit] Sem limite
   *[other] Nada
}
browser-spartacus-you-hold = Você tem
browser-spartacus-your-house = A sua Casa
browser-spartacus-your-hand = Suas cartas de Intriga: { $count }, limite { $limit }
browser-spartacus-no-hand = sem cartas de Intriga
browser-spartacus-ask-seat = pedir apoio a { $name }
browser-spartacus-ask-now = Pedir a { $name }
browser-spartacus-on-a-yes = Pagos por um sim
browser-spartacus-claim = Você diz que é
browser-spartacus-later = Prometidos para depois
browser-spartacus-make-offer = Fazer uma oferta
browser-spartacus-see-offers = Ofertas e presentes
browser-spartacus-offer-note = { $cards ->
    [yes] denários, cartas, promessas
   *[no] denários por uma promessa
}
browser-spartacus-to-whom = A quem
browser-spartacus-everybody = todos
browser-spartacus-you-give = Você dá
browser-spartacus-you-get = Você recebe
browser-spartacus-you-promise = Você promete
browser-spartacus-no-promise = nada
browser-spartacus-send-offer = Fazer esta oferta a { $name }
browser-spartacus-nothing-yet = nada muda de mãos ainda
browser-spartacus-take-out = { $name }: tirar da oferta
browser-spartacus-touch-cards = toque as cartas no tabuleiro
browser-spartacus-no-offer = Nenhuma oferta afinal
browser-spartacus-offer-of = Uma oferta de { $name }
browser-spartacus-gives = { $is ->
    [you] Você dá
    [all] Quem aceita dá
   *[other] { $name } dá
}
browser-spartacus-guards-count = { $count ->
    [one] { $count } Guarda
   *[other] { $count } Guardas
}
browser-spartacus-nothing = nada
browser-spartacus-outcome = { $outcome ->
    [accepted] aceita
    [declined] recusada
    [countered] contraproposta
    [expired] expirada
   *[withdrawn] retirada
}
browser-spartacus-withdraw = Retirar a sua oferta
browser-spartacus-answer-above = A oferta feita a você está junto à pergunta, com as suas respostas.
browser-spartacus-write-above = A sua oferta está sendo escrita junto à pergunta.
browser-spartacus-no-offers = Ainda não há ofertas neste turno.
browser-spartacus-held-aside = Denários separados
browser-spartacus-holds = { $is ->
    [you] você separa { $coins } para { $doer }: { $deed }
   *[other] { $name } separa { $coins } para { $doer }: { $deed }
}
browser-spartacus-any-time = Dar denários, ou separá-los para um ato
browser-spartacus-for-what = A quem ou para quê
browser-spartacus-gift-to = Um presente para { $name }
browser-spartacus-gift = um presente
browser-spartacus-give-now = Dar
browser-spartacus-hold-now = Separar
browser-spartacus-gift-note = Um presente não se recusa e não vincula ninguém.
browser-spartacus-deed-note = Pagos assim que o ato é feito; se não for, voltam.
browser-spartacus-bargain-note = O que se aceita cumpre-se logo e por inteiro. Promessas não vinculam ninguém.
browser-spartacus-sell = Vender ao Banco
browser-spartacus-sell-note = { $count ->
    [one] { $count } carta à venda
   *[other] { $count } cartas à venda
}
browser-spartacus-why-release = Os seus Escravos rendem 1 cada um, os seus Gladiadores custam 1 cada um. Quem não é pago vai embora.
browser-spartacus-why-bribe = O que você reserva é pago quando o Anfitrião o faz; senão, volta para você.
browser-spartacus-why-bid = Oculto até todos abrirem os punhos. Só o maior paga; empatados seguem com o que resta.
browser-spartacus-why-hosting = O Anfitrião ganha 1 de Influência, escolhe quem luta e vira o polegar.
browser-spartacus-why-intrigue = Quantas quiser, uma após a outra, até encerrar a vez.
browser-spartacus-why-market = Só aqui as cartas mudam de mãos. Quem fecha oculta os denários e terminou.
browser-spartacus-why-deal = O que você aceita cumpre-se logo; uma promessa não vincula ninguém.
browser-spartacus-why-terms = O que você dá e recebe vincula quando aceito; o que promete, não.
browser-spartacus-why-plead = Quem aceita soma toda a sua Influência. O que você diz da carta pode não ser verdade.
browser-spartacus-why-support = Um sim é final, seja qual for a carta. O seu marcador não se move.
browser-spartacus-why-react = Todos com direito são consultados, o alvo primeiro; passar nada revela.
browser-spartacus-why-wager = As apostas são mostradas juntas. No máximo três pilhas.
browser-spartacus-why-combat = Mova e ataque uma vez cada, em qualquer ordem; os hexágonos acesos são alcançáveis.
browser-spartacus-why-lose = Os dados são a saúde: com 2 restantes, Rendição; com 1, Ferimento; com nenhum, Decapitação.
browser-spartacus-why-house = Cada Casa começa com suas cartas e denários, e tem dois poderes próprios.
browser-spartacus-why-thumb = Só você decide, preso a nada senão ao que pagaram a você.
