# As páginas do navegador: início, mesas, replays, ajustes, ajuda. As chaves começam com "browser-".
#
# Para cada jogador $x há três variáveis: $x é o nome, $x-is vale "you" para quem lê,
# "nobody" ou "other", e $x-vowel vale "yes" se o nome começa por vogal.

## Em toda parte

browser-brand = Harena, início
browser-you-are = Você é { $name }. Ajustes
browser-main-menu = Menu principal
browser-home = Início
browser-new-table = Nova mesa
browser-help = Ajuda
browser-settings = Ajustes
browser-to-light = Tema claro
browser-to-dark = Tema escuro
browser-close = Fechar
browser-opening-page = A página está abrindo.
browser-missing = Esta página não existe.
browser-missing-note = Ninguém luta aqui. A porta que você procura talvez tenha outro nome.
browser-to-home = Para o início
browser-nameless = Convidado
browser-guest = Convidado { $number }
browser-you = Você
browser-yours = sua
browser-seat-number = Lugar { $number }
browser-seat-free = Lugar livre
browser-on = Sim
browser-off = Não
browser-coming = Em treinamento
browser-coming-note = Os que estão em treinamento ainda não estão na areia.

## Início

browser-hero = A areia está pronta. Tome seu lugar.
browser-lead = Cinco jogos de gladiadores numa só mesa, com amigos perto ou longe, ou contra a casa.
browser-play-now = Jogar agora
browser-play-now-note = Três bots esperam. Não é preciso ter conta.
browser-play-game-now = Jogar agora: { $game }
browser-new-table-of = Nova mesa: { $game }
browser-how-plays = Como se joga: { $game }
browser-your-tables = Suas mesas
browser-your-move = É a sua vez.
browser-gate-waits-short = Esperando jogadores
browser-answers = { $count ->
    [one] { $count } decisão
   *[other] { $count } decisões
}
browser-five-games = Os cinco jogos
browser-how-it-plays = Como se joga
browser-title-gladiatori = Gladiatori
browser-title-jugula = Jugula
browser-title-heroes = Heroes of the Colosseum
browser-title-spartacus = Spartacus
browser-about-clash = Equipes de quatro, cinco armas, feras, dados rápidos.
browser-about-gladiatori = Cartas ocultas, golpes abertos, um público que faz as contas.
browser-about-jugula = Em sessenta e quatro casas, tudo depende de para onde se olha.
browser-about-heroes = Um lutador, sete feridas, uma carreira inteira.
browser-about-spartacus = Casas, intrigas, punhos fechados e o polegar.
browser-seats-range = { $low }–{ $high } lugares
browser-seats-count = { $count ->
    [one] { $count } lugar
   *[other] { $count } lugares
}
browser-minutes = { $count } min
browser-weight-1 = leve
browser-weight-2 = médio
browser-weight-3 = pesado
browser-open-tables = Mesas abertas
browser-no-open-tables = Ninguém espera no portão agora.
browser-free-seats = { $count ->
    [one] { $count } lugar livre
   *[other] { $count } lugares livres
}
browser-join = Entrar
browser-finished = Partidas terminadas
browser-no-finished = Nenhuma partida terminou ainda.
browser-won-by = { $count ->
    [one] vencida por { $names }
   *[other] dividida por { $names }
}
browser-upload = Abrir um registro
browser-not-a-record = Este arquivo não é o registro de uma partida.

## Nova mesa

browser-new-table-note = Três escolhas e o portão se abre.
browser-step-game = Jogo
browser-step-options = Opções
browser-seats = Lugares
browser-your-name = Seu nome
browser-your-name-note = Como você se chama em novas mesas.
browser-how-many = Quantos lugares
browser-name-of = Nome no lugar { $number }
browser-bot-level = Bot no lugar { $number }
browser-kind-me = Eu
browser-kind-here = Aqui
browser-kind-link = Link
browser-kind-open = Aberto
browser-kind-bot = Bot
browser-kind-me-note = você
browser-kind-here-note = outra pessoa nesta tela
browser-kind-link-note = quem receber o link deste lugar
browser-kind-open-note = qualquer um que venha à mesa
browser-bot-greedy = firme
browser-bot-instinct = rápido
browser-bot-random = distraído
browser-bot-greedy-note = pesa quanto vale cada escolha
browser-bot-instinct-note = segue uns poucos bons hábitos
browser-bot-random-note = faz qualquer coisa permitida
browser-bot-of = Bot · { $bot }
browser-clock = Relógio
browser-clock-none = Nenhum
browser-clock-quick = 5 min
browser-clock-calm = 20 min
browser-clock-days = Dias
browser-clock-none-note = Cada um usa o tempo de que precisa.
browser-clock-quick-note = 5 minutos para cada um na partida, e 5 segundos a mais por decisão.
browser-clock-calm-note = 20 minutos para cada um na partida, e 15 segundos a mais por decisão.
browser-clock-days-note = Uma semana para cada um na partida, e meio dia a mais por decisão.
browser-public = Na página inicial
browser-public-note = Qualquer um pode achar esta mesa e assistir.
browser-summary = Resumo
browser-people = Pessoas
browser-bots = Bots
browser-lasts = Cerca de
browser-open-table = Abrir a mesa
browser-open-waits = A arena espera até que todos os lugares estejam ocupados.
browser-open-at-once = A partida começa já.
browser-clash-play-first = Primeiro jogador
browser-clash-play-spacing = Equipes próprias afastadas
browser-clash-play-path = Caminho livre
browser-clash-play-beasts = Sem gladiadores
browser-clash-play-idle_limit = Batalhas sem efeito

## Chegar a uma mesa

browser-opening-table = O portão está abrindo.
browser-still-opening = O portão ainda está abrindo…
browser-no-table = Não foi possível abrir esta mesa.
browser-table-closed = Talvez tenha sido fechada, ou agora é de outra pessoa.
browser-invited = Você tem um convite para esta mesa.
browser-gate-waits = A arena espera até que todos os lugares estejam ocupados.
browser-gate-open = Há um lugar para você nesta mesa, para jogar ou assistir.
browser-seats-taken = { $taken } de { $all } lugares estão ocupados.
browser-take-seat = Tomar o lugar
browser-only-watch = Só assistir
browser-sit-here = Sentar aqui
browser-scan = Leia com o celular
browser-put-bot = Sentar um bot
browser-here = presente
browser-free-for-all = livre para todos
browser-by-link = só com o link
browser-invite = Convidar
browser-invite-note = Cada link é para um lugar e funciona uma vez. Com o link da mesa qualquer um pode assistir.
browser-link-of-seat = Link do lugar { $seat }
browser-link-of-table = Link da mesa
browser-make-link = Criar um link
browser-copy = Copiar
browser-copied = Copiado
browser-table-menu = Esta mesa
browser-leave = Deixar meu lugar a um bot
browser-leave-note = Você pode retomá-lo a qualquer momento enquanto a partida vive.

## Numa mesa

browser-side = Crônica, conversa e regras
browser-tab-log = Crônica
browser-tab-chat = Conversa
browser-tab-rules = Regras
browser-tab-beside = Cercados
browser-new-words = novas palavras
browser-opening = Começo
browser-nothing-yet = Ainda não aconteceu nada.
browser-no-words-yet = Ninguém disse nada ainda.
browser-say-something = Diga algo à mesa
browser-send = Enviar
browser-steps = Passos
browser-connected = Conectado
browser-not-connected = Sem conexão
browser-reconnecting = Reconectando… O tabuleiro mostra a decisão { $number }.
browser-watching = { $count ->
    [one] { $count } assistindo
   *[other] { $count } assistindo
}
browser-as-text = Tabuleiro em texto
browser-keys = Teclas
browser-points = { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
}
browser-points-word = { $count ->
    [one] ponto
   *[other] pontos
}
browser-deciding = decidindo
browser-away = ausente
browser-has-won = venceu
browser-bot-sits-in = um bot joga
browser-bot-plays-for-you = Um bot joga no seu lugar enquanto você esteve fora.
browser-reclaim = Retomar meu lugar
browser-time-left = restam { $time }
browser-your-decision = Sua decisão
browser-your-turn = Sua vez
browser-what-happens = O que acontece
browser-skip = Pular
browser-waiting = Esperando
browser-waiting-for = Quem decide: { $names }
browser-you-watch = Você está assistindo a esta mesa.
browser-look-around = Olhe em volta quanto quiser.
browser-choose-on-board = Escolha no tabuleiro: { $count } casas são permitidas.
browser-choose = Escolher
browser-confirm = Confirmar
browser-undo = Voltar atrás
browser-undo-ask = Pedir para voltar atrás
browser-undo-asked = { $seat-is ->
    [you] Você pediu para retirar sua última resposta.
   *[other] { $seat } pede para retirar a última resposta.
}
browser-agree = Concordo
browser-refuse = Recusar
browser-kept-here = Isso ainda não chegou à mesa. Sua resposta fica guardada aqui e é enviada de novo.
browser-not-possible = Isso não pode ser escolhido agora.
browser-cell-legal = Permitida.
browser-cell-target = Alvo permitido.
browser-cell-chosen = Escolhida.
browser-cell-marked = Marcada. Escolha de novo para agir.
browser-odds = As chances
browser-exact = exatas
browser-result = Resultado
browser-standings = Classificação final
browser-place-number = { $number }.
browser-you-win = Você vence com { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
browser-they-win = { $count ->
    [one] { $names } vence com { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
   *[other] { $names } dividem a vitória com { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
}
browser-rematch = Jogar de novo
browser-replay = Rever
browser-entry-sat = { $name } senta.
browser-entry-seated_bot = Um bot senta.
browser-entry-undo_asked = { $name } pede para retirar uma resposta.
browser-entry-undo_refused = { $name } diz que não.
browser-entry-undone = { $name } retirou uma resposta.
browser-entry-took_over = { $why ->
    [clock] { $name } ficou sem tempo; um bot continua.
    [left] { $name } saiu; um bot continua.
   *[absent] { $name } está ausente há um tempo; um bot continua.
}
browser-entry-reclaimed = { $name } voltou.
browser-entry-vacated = { $name } deixou o lugar.
browser-entry-rematch = Há uma nova mesa para outra partida.
browser-cover = { $name }, é a sua vez
browser-cover-note = Passe a tela. O que os outros não podem ver está coberto.
browser-cover-lift = Mostrar minha visão

## Teclas

browser-key-enter = fazer o que diz a resposta em destaque, ou escolher a casa
browser-key-esc = um passo atrás
browser-key-arrows = de casa em casa no tabuleiro
browser-key-l = à próxima casa permitida
browser-key-i = ler a casa por inteiro
browser-key-d = à sua decisão
browser-key-b = ao tabuleiro
browser-key-t = o tabuleiro em texto
browser-key-tabs = crônica, conversa, regras
browser-key-u = voltar atrás
browser-key-list = esta lista

## Replay

browser-replay-of = Replay · { $game }
browser-playback = Reprodução
browser-to-first = Ao começo
browser-step-back = Uma decisão atrás
browser-play = Reproduzir
browser-pause = Pausa
browser-step-on = Uma decisão adiante
browser-to-last = Ao fim
browser-speed = Velocidade
browser-step-of = { $step } de { $last }
browser-scrub = Decisão
browser-share = Compartilhar
browser-link-to-step = Link para esta decisão
browser-download = Baixar
browser-seen-by = Visto por
browser-eyes-public = Todos, o que era público
browser-eyes-all = Todos, tudo aberto
browser-won-with = venceu com { $points }
browser-ends-with = { $points } no fim
browser-fair-title = Dados que você pode conferir
browser-fair-check = Conferir cada dado
browser-fair-commitment = Antes da primeira resposta esta mesa prometeu sua semente. Sua marca é:
browser-fair-more = O que isso quer dizer
browser-fair-commitment-good = A semente é a que foi prometida antes da partida.
browser-fair-commitment-bad = A semente não é a que foi prometida.
browser-fair-secret-good = O segredo dos dados segue da semente e dos bytes de cada um.
browser-fair-secret-bad = O segredo dos dados não segue da semente.
browser-fair-own-good = Os seus próprios bytes estão entre eles.
browser-fair-own-bad = Os seus próprios bytes não estão entre eles.
browser-fair-dice-good = { $dice ->
    [0] Nenhum dado foi lançado; cada sorteio, refeito a partir do segredo, dá o mesmo.
    [one] 1 dado, lançado de novo a partir do segredo, cai igual.
   *[other] { $dice } dados, lançados de novo a partir do segredo, caem todos iguais.
}
browser-fair-dice-bad = Na decisão { $step } os dados não decorrem do segredo.
browser-fair-events-good = O que se vê aqui é o que o registro selou.
browser-fair-events-bad = O que se vê aqui não é o que o registro selou.
browser-fair-rest = Conferido aqui, neste navegador. Para jogar de novo a partida inteira pelas regras, baixe o registro e execute “harena verify FILE”.
browser-fair-none = Este registro não diz nada de sua semente.

## Ajustes

browser-language = Língua
browser-theme = Tema
browser-theme-system = Do sistema
browser-theme-light = Claro
browser-theme-dark = Escuro
browser-pace = Ritmo
browser-pace-note = Com que rapidez se conta o que os outros fazem. Um toque ou uma tecla sempre leva ao presente.
browser-pace-calm = Calmo
browser-pace-normal = Normal
browser-pace-quick = Rápido
browser-pace-instant = Na hora
browser-motion = Movimento
browser-motion-note = Peças que se deslocam, dados que rolam.
browser-motion-system = Do sistema
browser-motion-full = Tudo
browser-motion-none = Nada
browser-cover-when = Véu na passagem
browser-cover-when-note = Com várias pessoas na mesma tela, cobri-la entre dois turnos.
browser-cover-when-secrets = Para segredos
browser-cover-when-always = Sempre
browser-sound = Som
browser-sound-note = Areia, madeira, pedra, e uma trompa na sua vez.
browser-confirm-moves = Tocar duas vezes
browser-confirm-moves-note = O que não pode ser retirado é marcado primeiro e feito no segundo toque.
browser-letter-keys = Teclas de letras
browser-letter-keys-note = Letras soltas como comandos na mesa.
browser-strong-grid = Grade forte
browser-strong-grid-note = Linhas mais escuras entre as casas.
browser-settings-kept = Guardados só neste navegador.

## Ajuda

browser-help-start = Como começar
browser-help-start-1 = “Jogar agora” senta você a uma mesa com três bots. O que você pode escolher está aceso no tabuleiro e listado na barra abaixo; todo o resto diz por que não quando é tocado.
browser-help-start-2 = Para jogar com amigos, abra uma nova mesa e mande a cada um o link de um lugar. Não é preciso ter conta: bastam o link e um toque. O lugar continua deles naquele navegador, mesmo depois de uma pausa.
browser-help-start-3 = Várias pessoas na mesma tela tomam os lugares “Aqui”. A barra sempre diz de quem é a vez.
browser-help-dice = Dados que você pode conferir
browser-help-dice-1 = Quando se abre uma mesa, o servidor sorteia uma semente e publica sua marca, um número do qual não se pode adivinhar a semente.
browser-help-dice-2 = Quem senta acrescenta bytes do seu próprio acaso. Assim ninguém decide sozinho como caem os dados.
browser-help-dice-3 = Cada resposta tem seus dados. Voltar atrás e responder de novo lança os mesmos dados, nunca melhores.
browser-help-dice-4 = Depois da partida a semente é mostrada. Qualquer um pode conferir que ela tem aquela marca e que cada dado segue dela, na página do replay ou com “harena verify”.
browser-help-not = O que isso não promete
browser-help-not-1 = O servidor conhece as cartas ocultas enquanto se joga. Confia-se em quem o mantém.
browser-help-not-2 = Um servidor combinado com o último a sentar poderia experimentar vários bytes desse jogador.
browser-help-not-3 = Uma partida interrompida nunca mostra sua semente.
browser-help-private = O que é guardado
browser-help-private-1 = O servidor guarda seu nome, seus lugares e suas respostas. Não há contas, publicidade nem rastreamento, e nada é buscado em outro lugar.
browser-clash-how = Primeiro você escolhe gladiadores, um de cada vez, e abre ou reforça equipes. Depois os animais enchem cada casa livre. Então se ataca por turnos. Um gladiador capturado vale 1 ponto, um animal 2, e cada um dos seus que sobrevive 1. Vence quem tiver mais pontos.
browser-clash-glance = Em resumo
browser-clash-face-blank-means = Errou.
browser-clash-face-single-means = Golpe simples: um marcador de Ferida. Dois marcadores custam um gladiador. Os escudos detêm golpes simples.
browser-clash-face-lethal-means = Golpe mortal: um gladiador cai na hora. Nada o detém.
browser-rule-of-place = Colocar um gladiador
browser-rule-of-recruit = Escolher um tipo
browser-rule-of-lair = Colocar um animal
browser-rule-of-team = Escolher uma equipe
browser-rule-of-ground = Mover antes do ataque
browser-rule-of-target = Escolher um alvo
browser-rule-of-net = Lançar as redes
browser-rule-of-reroll = Rolar de novo
browser-rule-of-casualty = Entregar gladiadores
browser-rule-of-beast = Conduzir um animal

## O que o servidor recusa

browser-refused-unreachable = Agora não é possível alcançar o servidor.
browser-refused-malformed = O servidor não entendeu.
browser-refused-no-campaign = Era esperado o registro de uma partida terminada de uma campanha para { $seats } lugares, mas veio outro.
browser-refused-token = Este link não vale mais. Peça outro.
browser-refused-guest = O servidor não conhece este navegador. Carregue a página de novo.
browser-refused-origin = O pedido veio de outro site.
browser-refused-not-yours = Esse lugar é de outra pessoa.
browser-refused-not-found = Não há tal mesa nem tal registro.
browser-refused-taken = Alguém já está sentado ali.
browser-refused-state = Isso não é possível neste momento da partida.
browser-refused-stale = A posição mudou nesse meio-tempo. Esta é a atual.
browser-refused-turn = Não é a sua vez de escolher.
browser-refused-index = Isso não está entre as suas opções.
browser-refused-over = A partida acabou.
browser-refused-nothing-to-undo = Não há nada a retirar.
browser-refused-nothing-asked = Ninguém pediu para retirar nada.
browser-refused-too-large = É grande demais para o servidor.
browser-refused-too-many = Vezes demais em pouco tempo. Espere um pouco.
browser-refused-store = O servidor não conseguiu guardar isso. Nada aconteceu; tente de novo.
browser-refused-full = O servidor está sem espaço agora.
browser-refused-name = Nomes têm de 1 a 24 letras.
browser-refused-text = Mensagens têm de 1 a 300 letras.
browser-refused-clock = Esse relógio não é possível.
browser-refused-bytes = Os bytes para os dados não foram entendidos.

## Clash

browser-clash-arena = Arena, { $count } casas
browser-clash-round = rodada { $number }
browser-clash-entry = entrada
browser-clash-space-empty = { $space }: vazia.
browser-clash-space-team = { $space }: { $team }, { $count ->
    [one] { $count } gladiador
   *[other] { $count } gladiadores
}: { $men }{ $tokens ->
    [0] .
    [one] ; 1 marcador de Ferida.
   *[other] ; { $tokens } marcadores de Ferida.
}
browser-clash-space-animal = { $space }: { $animal }, { $symbols }; { $wounds } feridas de { $life }.
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
browser-clash-face-blank = erro
browser-clash-face-single = golpe simples
browser-clash-face-lethal = golpe mortal
browser-clash-beside = ao lado da arena
browser-clash-places-space = Casa
browser-clash-places-what = Quem está lá
browser-clash-places-choose = Escolha
browser-clash-ability-left = { $ability } · { $left ->
    [one] resta { $left }
   *[other] restam { $left }
}
browser-clash-keep = Manter esta rolagem
browser-clash-again = Rolar tudo de novo
browser-clash-again-note = vale a segunda rolagem, mesmo que seja pior
browser-do-place = Colocar em
browser-do-lair = Pôr em
browser-do-team = Enviar
browser-do-ground = Ir para
browser-do-target = Atacar
browser-clash-why-place = { $bases ->
    [0] Suas equipes crescem até quatro gladiadores.
    [one] Você pode abrir mais uma equipe.
   *[other] Você pode abrir mais { $bases } equipes.
}
browser-clash-why-recruit = Cada tipo faz uma coisa na batalha.
browser-clash-why-lair = { $tile }. Quem der o último golpe fica com ele por { $points } pontos.
browser-clash-why-team = Uma equipe ataca a cada turno. Não se pode passar.
browser-clash-why-ground = Ela pode andar por casas livres antes de atacar, e fica lá.
browser-clash-why-target = Toque num alvo para ver as chances; toque de novo para atacar.
browser-clash-why-net = O gladiador que você escolher não faz nada nesta batalha.
browser-clash-why-reroll = Você tem mais tridentes. Vale a segunda rolagem.
browser-clash-why-casualty = Quem se vai não conta mais quando sua equipe rola.
browser-clash-why-beast = O que ele mata é seu; o animal, não.
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
    [one] o escudo detém 1 golpe simples
   *[other] os escudos detêm { $shields } golpes simples
}
browser-clash-tokens = { $tokens ->
    [one] 1 marcador de Ferida de antes
   *[other] { $tokens } marcadores de Ferida de antes
}
browser-clash-life = { $wounds } feridas de { $life }
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
}{ $through } × 1 + { $lethals } × 2 = { $wounds ->
    [one] { $wounds } ferida
   *[other] { $wounds } feridas
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
   *[other] Perdidos: { $pairs } + { $lethals } mortais = { $lost }.
}
browser-clash-odds-again = Se você rolar de novo
browser-clash-why-numbers = Por que estes números?
browser-clash-number-dice = Dados: um pela equipe e um por espada ativa (5.3).
browser-clash-number-first = Primeiro lançamento: mais lanças, mesmo na rede; no empate o atacante (5.1).
browser-clash-number-again = Segundo lançamento: mais tridentes ativos que o outro lado (5.4).
browser-clash-number-shields = Cada escudo ativo detém um golpe simples, nunca um mortal (5.5).
browser-clash-number-losses = Perdas: um gladiador por golpe mortal, depois um a cada dois marcadores de Ferida (5.6).
browser-clash-number-animals = Animais: um dado por espada (6.4); um golpe simples é uma ferida, um mortal duas (6.6).
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
    [one] 1 capturado
   *[other] { $count } capturados
}
browser-clash-beasts = { $count ->
    [one] 1 animal
   *[other] { $count } animais
}
browser-clash-survived = { $count ->
    [one] 1 sobrevivente
   *[other] { $count } sobreviventes
}

## Gladiatori

browser-hand = As suas cartas
browser-back = Voltar
browser-do-it = Fazer
browser-any-time = A qualquer momento
browser-any-time-sure = Tem a certeza? Acontece logo.
browser-less-of = Menos: { $what }
browser-more-of = Mais: { $what }
browser-rule-of-now = Agora
browser-do-character = Escolher:
browser-do-draft = Escolher:
browser-do-pick = Querer:
browser-do-drop = Abdicar:
browser-do-action = Fazer:
browser-do-reaction = Fazer:
browser-do-ally = Ajudar
browser-do-push = Empurrar
browser-do-sacrifice = Sacrificar
browser-refused-row = A mesa mudou entretanto, ou já não é possível. Veja de novo e escolha.
browser-gladiatori-tab-beside = Ficha
browser-gladiatori-arena = Arena, { $count } hexágonos
browser-gladiatori-empty = vazio
browser-gladiatori-gate = porta
browser-gladiatori-start = hexágono de partida
browser-gladiatori-facing-to = virado para { $facing }
browser-gladiatori-beast-netted = { $name }, na rede ({ $count })
browser-gladiatori-cell-turn = Permitido: virar-se no lugar.
browser-gladiatori-move-hint = Toque num hexágono aceso, depois para onde virar; ou arraste a figura. As setas viram, Enter move.
browser-gladiatori-do-move = Ir para { $hex }, virado para { $facing }
browser-gladiatori-do-turn = Virar para { $facing }
browser-gladiatori-to-arena = Ver a arena
browser-gladiatori-to-cards = Voltar à escolha
browser-gladiatori-ask-split = Divida o baralho para o turno { $turn }
browser-gladiatori-ask-rest = Descanso: o que volta?
browser-gladiatori-ask-build = Construa o seu gladiador
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
browser-gladiatori-life = Baralho PV
browser-gladiatori-discard = Descarte
browser-gladiatori-later = Mais tarde
browser-gladiatori-row = A sua fila
browser-gladiatori-no-hand = Não tem mais cartas na mão.
browser-gladiatori-hp = { $count } PV
browser-gladiatori-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
browser-gladiatori-hit-points = { $count ->
    [one] 1 ponto de vida
   *[other] { $count } pontos de vida
}
browser-gladiatori-greens = { $greens } Ação, { $reds } Combate
browser-gladiatori-life-sum = { $deck } em { $cards } cartas, { $items } em Itens, { $cover } na capa
browser-gladiatori-all-hand = Tudo para a mão
browser-gladiatori-actions-hand = Só Ações para a mão
browser-gladiatori-all-life = Tudo para pontos de vida
browser-gladiatori-split-card = { $card }: { $hand } para a mão, { $life } para o baralho PV
browser-gladiatori-split-foot = mão { $hand }/{ $most }
browser-gladiatori-do-split = { $cards } na mão, { $points } PV no baralho
browser-gladiatori-rest-use = O que usa
browser-gladiatori-rest-left = Ainda { $left } de { $all } por escolher
browser-gladiatori-rest-nothing = Nada falta: nada pode voltar.
browser-gladiatori-by-resistance = Só com Resistência.
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
    [one] é precisa mais 1
   *[other] são precisas mais { $price }
}, e { $left ->
    [one] resta 1
   *[other] restam { $left }
}.
browser-gladiatori-coins-left = Restam { $left } de { $all } moedas
browser-gladiatori-coins = { $count ->
    [one] 1 moeda
   *[other] { $count } moedas
}
browser-gladiatori-each = { $count } cada, { $high } no máximo
browser-gladiatori-traits = Perícias e Aptidões
browser-gladiatori-cards-bought = Cartas: { $count } no baralho, { $life } PV
browser-gladiatori-moves = Golpes especiais
browser-gladiatori-powers = Poderes, uma vez cada
browser-gladiatori-do-build = Este é o meu gladiador: { $cards } cartas
browser-gladiatori-coins-lost = { $left ->
    [one] 1 moeda perde-se.
   *[other] { $left } moedas perdem-se.
}
browser-gladiatori-own-note = Perícias, cartas e Poderes à escolha, por { $coins } moedas.
browser-gladiatori-deck-of = { $cards } cartas, { $life } PV
browser-gladiatori-prefers = Prefere: { $items }
browser-gladiatori-throwable = Pode ser lançado
browser-gladiatori-item-attack = ata
browser-gladiatori-item-defence = def
browser-gladiatori-item-life = PV
browser-gladiatori-has-items = { $name } tem: { $items }
browser-gladiatori-damaged = Danificado
browser-gladiatori-fists = Ofertas, fechadas
browser-gladiatori-you-have = Tem { $count }
browser-gladiatori-do-bid = Fechar o punho: { $ones } + { $zeros }
browser-gladiatori-picker = O que pode escolher
browser-gladiatori-pick = { $count } de { $most }
browser-gladiatori-point = um ponto
browser-gladiatori-to-life = para o baralho PV
browser-gladiatori-to-hand = para a mão
browser-gladiatori-do-add = { $count ->
    [0] Nenhuma carta em cima
    [one] Pôr 1 carta em cima
   *[other] Pôr { $count } cartas em cima
}
browser-gladiatori-do-lunge = { $count ->
    [0] Basta
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
    [one] Falta ainda 1 ponto de vida.
   *[other] Faltam ainda { $count } pontos de vida.
}
browser-gladiatori-owed-spend = { $count ->
    [one] Falta ainda 1 Elemento.
   *[other] Faltam ainda { $count } Elementos.
}
browser-gladiatori-too-much = Mais do que o necessário: retire algo.
browser-gladiatori-standby = Espera…
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
browser-gladiatori-count-split = { $count }
browser-gladiatori-count-back = { $count }
browser-gladiatori-unseen-card = uma carta desconhecida
browser-gladiatori-face-down = virada para baixo
browser-gladiatori-rotated = rodada: usada
browser-gladiatori-reuse = { $blood ->
    [one] de novo por 1 Sangue
   *[other] de novo por { $blood } Sangue
}
browser-gladiatori-blood = { $count } Sangue
browser-gladiatori-sheet = Ficha
browser-gladiatori-sheet-yours = A sua ficha · só você a vê
browser-gladiatori-raised = elevada
browser-gladiatori-used = usado
browser-gladiatori-track = Pontos de vitória · quem tem menos age primeiro
browser-gladiatori-order = Ordem desta ronda
browser-gladiatori-behind-gates = Atrás das portas
browser-gladiatori-fact-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
browser-gladiatori-fact-life = baralho PV { $count }
browser-gladiatori-fact-hand = mão { $greens } verdes, { $reds } vermelhas
browser-gladiatori-fact-discard = descarte { $count }
browser-gladiatori-fight = O combate
browser-gladiatori-attacks = { $attacker-is ->
    [you] { $count ->
        [one] Ataca { $target }
       *[other] Ataca vários
    }
   *[other] { $target-is ->
        [you] { $attacker } ataca-o
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
        [one] uma carta
       *[other] { $cards } cartas
    })
   *[other] (1, metade de { $cards ->
        [one] uma carta
       *[other] { $cards } cartas
    }, e mais { $more })
}
browser-gladiatori-face-down-and = { $count ->
    [0] Virada
    [one] Virada, 1 carta em cima
   *[other] Virada, { $count } cartas em cima
}
browser-gladiatori-hidden-cards = { $count ->
    [one] 1 carta virada
   *[other] { $count } cartas viradas
}
browser-gladiatori-part-energy = { $count } energia
browser-gladiatori-part-hand = metade de { $count } cartas
browser-gladiatori-part-oppose = Opor
browser-gladiatori-part-match = a mesma carta
browser-gladiatori-part-markers = marcadores
browser-gladiatori-part-behind = pelas costas
browser-gladiatori-part-delay = Atraso
browser-gladiatori-part-skill = Perícia usada
browser-gladiatori-part-points = Pontos gastos
browser-gladiatori-part-plain = como +2
browser-gladiatori-part-sacrifice = Sacrifício
browser-gladiatori-part-acrobatics = Golpe acrobático
browser-gladiatori-part-lunge = Estocada
browser-gladiatori-part-leap = Salto
browser-gladiatori-part-depth = Feridas profundas
browser-gladiatori-part-dice = Dados
browser-gladiatori-part-rest = não dito
browser-gladiatori-part-other = tudo o resto
browser-gladiatori-outcome-held = Aguentou. Sem ferida.
browser-gladiatori-outcome-null = Um ataque nulo.
browser-gladiatori-outcome-netted = Acertou. { $name } fica preso na rede.
browser-gladiatori-outcome-wounded = Acertou. { $name } paga { $damage } em cartas e Itens.
browser-gladiatori-outcome-broken = Acertou. Um Item parte-se.
browser-gladiatori-outcome-damaged = Acertou. Um Item fica danificado.
browser-gladiatori-outcome-slain = Acertou. { $name } cai.
browser-gladiatori-outcome-feinted = Uma Finta: tudo retirado.
browser-gladiatori-phase-characters = Personagens
browser-gladiatori-phase-items = Itens
browser-gladiatori-phase-arena = Entrada
browser-gladiatori-phase-cards = Cartas
browser-gladiatori-phase-round-1 = Ronda 1
browser-gladiatori-phase-round-2 = Ronda 2
browser-gladiatori-phase-rest = Descanso
browser-gladiatori-phase-move = Mover
browser-gladiatori-phase-action = Ação
browser-gladiatori-phase-attack = Ataque
browser-gladiatori-phase-reaction = Reação
browser-gladiatori-phase-answer = Resposta
browser-gladiatori-phase-result = Resultado
browser-gladiatori-places-hex = Hexágono
browser-gladiatori-places-what = O que lá está
browser-gladiatori-places-choose = Escolher
browser-gladiatori-rule-of-split = Dividir o baralho
browser-gladiatori-rule-of-opening = Mover com Velocidade
browser-gladiatori-rule-of-action = Ação
browser-gladiatori-rule-of-add = Cartas na Ação
browser-gladiatori-rule-of-fight = Declarar combate
browser-gladiatori-rule-of-reaction = Reação
browser-gladiatori-rule-of-skill = Usar uma Perícia
browser-gladiatori-rule-of-feint = Finta
browser-gladiatori-rule-of-payment = Pagar as feridas
browser-gladiatori-rule-of-spend = Gastar Elementos
browser-gladiatori-rule-of-recover = Recuperar Elementos
browser-gladiatori-rule-of-rest = Descanso
browser-gladiatori-rule-of-interject = A qualquer momento
browser-gladiatori-rule-of-place = Entrar na arena
browser-gladiatori-rule-of-target = Escolher um alvo
browser-gladiatori-why-split = A mão serve para agir, o baralho PV para sangrar. Os outros só veem os números.
browser-gladiatori-why-character = Cada ficha vale as mesmas moedas. Toque numa para a marcar.
browser-gladiatori-why-action = Uma carta nova é grátis; uma da fila custa Sangue conforme o lugar.
browser-gladiatori-why-payment = Nada a mais, e não há troco.
browser-gladiatori-why-skill = Secreto; depois baixa 1.
browser-gladiatori-why-pick = Em segredo. O que vários querem vai à sorte.
browser-gladiatori-why-place = Toque num hexágono aceso; depois escolha para onde virar.
browser-gladiatori-play-teams = Equipas
browser-gladiatori-play-lone_seat = Quem luta sozinho
browser-gladiatori-play-coins_1 = Moedas, lugar 1
browser-gladiatori-play-coins_2 = Moedas, lugar 2
browser-gladiatori-play-coins_3 = Moedas, lugar 3
browser-gladiatori-play-coins_4 = Moedas, lugar 4
browser-gladiatori-play-characters = Gladiadores
browser-gladiatori-play-premade_duplicates = O mesmo duas vezes
browser-gladiatori-play-items = Itens
browser-gladiatori-play-placement = Entrada
browser-gladiatori-play-damage_bonus = Feridas mais graves
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
browser-gladiatori-play-release_table = Dado de saída
browser-gladiatori-play-turns = Turnos
browser-gladiatori-play-lone_seat-note = Em dois contra um, quem luta sozinho.
browser-gladiatori-group-players = Jogadores e equipas
browser-gladiatori-group-players-note = duração, equipas, entrada
browser-gladiatori-group-characters = Gladiadores e Itens
browser-gladiatori-group-characters-note = prontos ou construídos, partilha dos Itens
browser-gladiatori-group-beasts = Feras
browser-gladiatori-group-beasts-note = sozinho, juntos, ou pelo meio
browser-gladiatori-group-variants = Variantes
browser-gladiatori-group-variants-note = vantagens e regras opcionais
browser-close-table = Fechar esta mesa
browser-close-table-note = As ligações deixam de funcionar e ninguém se pode sentar.
browser-close-table-sure = Fechar
browser-closed-title = Esta mesa está fechada
browser-closed-note = Quem a abriu desistiu de esperar antes do início.
browser-cover-again = Prima mais uma vez
browser-cover-how = Mantenha premido, ou prima duas vezes.

## Campanhas

browser-your-campaigns = Suas campanhas
browser-campaign = Campanha
browser-campaign-next = Próxima partida da campanha
browser-campaign-all = Todas as partidas
browser-campaign-from-record = Tantos lugares quanto antes. O que cada um aprendeu vem junto; um gladiador novo toma o lugar de um morto.
browser-campaign-match = Partida { $number }
browser-campaign-ready = Tudo pronto para a partida { $number }
browser-campaign-playing = Joga-se a partida { $number }
browser-campaign-matches = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}
browser-campaign-now = Depois da última partida
browser-campaign-growth = Experiência
browser-campaign-list = Partidas
browser-campaign-still = ainda não acabou
browser-campaign-record = O registro com que começou
browser-campaign-to-match = Para a partida { $number }
browser-to-table = Para a mesa
browser-nobody-wins = Ninguém vence.
browser-nobody-won = ninguém venceu
browser-has-lost = perdeu
browser-gladiatori-gains = O que esta partida trouxe
browser-gladiatori-xp = { $xp } XP
browser-gladiatori-xp-chart = XP depois de cada partida
browser-gladiatori-gain-points = { $value } Pontos de Vitória
browser-gladiatori-gain-victory = { $value } vitória
browser-gladiatori-gain-beasts = { $value } feras vencidas
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
browser-gladiatori-why-build-surplus = { $character } mantém tudo o que está impresso na ficha. Você acrescenta pelas { $left } moedas que tem a mais.
browser-gladiatori-why-character-xp = Uma ficha leva { $usual } das suas { $coins } moedas; as que sobram você gasta em seguida.

## Como se joga Gladiatori

browser-gladiatori-how = Cada carta é força e vida. Antes de cada turno você divide o baralho em segredo: uma mão para agir e um baralho de vida para sangrar. Quem ataca de frente ganha Pontos de Vitória, quem golpeia pelas costas ou foge perde alguns. Depois de seis turnos, ou quando resta um só lado, vence quem tem mais pontos; só contra feras basta estar vivo.
browser-gladiatori-help-turn = Um turno
browser-gladiatori-help-turn-1 = Cartas: todos dividem o baralho ao mesmo tempo, em segredo. Os outros só veem os números.
browser-gladiatori-help-turn-2 = Ordem: primeiro quem tem menos Pontos de Vitória, nos dois rounds de combate. As feras agem antes de todos.
browser-gladiatori-help-turn-3 = O seu round: mova-se com a Velocidade; ponha uma carta de Ação virada para baixo e cartas de Combate em cima; depois ataque, ou não.
browser-gladiatori-help-turn-4 = A luta: a vítima responde com uma Reação e cartas. As duas somas são abertas; um ataque maior que a defesa fere.
browser-gladiatori-help-turn-5 = Descanso: a Resistência traz cartas e pontos de volta. Mão e baralho de vida se juntam.
browser-gladiatori-help-cards = Cartas são força e vida
browser-gladiatori-help-cards-action = As cartas de Ação dizem o que você faz. Você tem uma de cada, com 3 PV.
browser-gladiatori-help-cards-energy = As cartas de Combate em cima dizem quão bem: o dano é 1 e metade das cartas do atacante. Energia 0 vale 1 PV, Energia 1 vale 2 PV, um Golpe Especial 2, uma Finta 3.
browser-gladiatori-help-cards-life = Um ferimento se paga com cartas do baralho de vida e com Itens, que saem do jogo. A carta de cobertura é o último ponto de vida: sem ela, você está morto.
browser-gladiatori-help-match = Ação contra Reação
browser-gladiatori-help-match-attack = Como ataque
browser-gladiatori-help-match-reaction = Como Reação
browser-gladiatori-help-match-none = move, e nunca ataca
browser-gladiatori-help-match-strength = +1 por energia sobre ela; de frente
browser-gladiatori-help-match-dexterity = metade das cartas restantes na mão; de frente
browser-gladiatori-help-match-berserk = +5; de frente
browser-gladiatori-help-match-movement = reduz o ataque à metade, +2 por Velocidade, no máximo duas; sem Itens; não bem pelas costas
browser-gladiatori-help-match-same = Mais +5 se a Reação é a mesma carta da Ação. Adivinhe bem.
browser-gladiatori-help-around = Frente e costas
browser-gladiatori-help-around-note = As três casas à frente são a frente, as duas atrás dos ombros são lados traseiros, uma fica bem às costas. Por trás, quem defende tem −3 e nem Bloqueio, nem Aparo, nem Oposição; bem pelas costas, nem Esquiva.
browser-gladiatori-help-status = O que pode acontecer com você
browser-gladiatori-help-status-trapped = −3 no ataque e na defesa; só Oposição; sem mover, um giro de um lado. Três marcadores de uma rede; dois Elementos tiram um.
browser-gladiatori-help-status-unbalanced = Um marcador ainda não faz nada; o segundo derruba você.
browser-gladiatori-help-status-down = −5 no ataque e na defesa; só Bloqueio. Os dois marcadores têm de sair antes de se levantar.
browser-gladiatori-help-status-passive = Sem cartas, Aptidões ou Poderes; Perícia e Itens ainda defendem. Quem passa fica assim pelo resto do seu round, quem não pode reagir, por essa luta.
browser-gladiatori-help-points = Pontos de Vitória
browser-gladiatori-help-points-note = Todos começam com 10. Uma dupla contra um só devolve 10 no fim.
browser-gladiatori-help-beasts = Feras
browser-gladiatori-help-beasts-dog = Muitos e fracos. Um duplo chama mais um.
browser-gladiatori-help-beasts-wolf = Um duplo chama mais um; um sete desequilibra você.
browser-gladiatori-help-beasts-lion = Um duplo morde com o dobro da força, se você não recua com a Velocidade; um sete derruba você.
browser-gladiatori-help-beasts-bear = Um dado a mais que os outros. Um duplo soma 2 por dado; um sete custa uma carta ou um Item.
browser-gladiatori-help-beasts-note = Elas lançam dados em vez de jogar cartas e não têm frente: uma defesa abaixo do seu ataque as mata.
browser-gladiatori-help-campaign = Campanha
browser-gladiatori-help-campaign-note = Com a opção Campanha uma partida dá XP: 1 a cada 10 Pontos de Vitória, 1 pela vitória, ou de 1 a 3 pelas feras vencidas. Cada 2 XP são uma moeda a mais na próxima criação. Morto com −4 PV ou mais, você sai carregado e volta; com −5 ou menos, o seu gladiador está morto.
browser-gladiatori-help-keys-note = Escolha com Enter uma casa acesa, gire com ← e → e aperte Enter de novo; Esc volta.
