# O que dizem no navegador o início e as mesas; as outras páginas estão em pages.ftl. As chaves começam com "browser-".
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
browser-seat-free = Lugar livre
browser-on = Sim
browser-off = Não
browser-coming = Em treinamento
browser-coming-note = Os que estão em treinamento ainda não estão na areia.

## Início

browser-hero = A areia está pronta. Tome seu lugar.
browser-lead = Cinco jogos de gladiadores numa só mesa, com amigos perto ou longe, ou contra a casa.
browser-play-now = Jogar agora
browser-play-now-note = { $game }: { $count ->
    [0] você joga sozinho
    [one] um bot espera
   *[other] { $count } bots esperam
}. Não é preciso ter conta.
browser-play-game-now = Jogar agora: { $game }
browser-how-plays = Como se joga: { $game }
browser-your-tables = Suas mesas
browser-your-move = É a sua vez.
browser-gate-waits-short = Esperando jogadores
browser-answers = { $count ->
    [one] { $count } decisão
   *[other] { $count } decisões de todos os jogadores
}
browser-five-games = Os cinco jogos
browser-how-it-plays = Como se joga
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

browser-seats = Lugares
browser-bot-champion = campeão
browser-bot-veteran = veterano
browser-bot-scout = batedor
browser-bot-greedy = firme
browser-bot-instinct = rápido
browser-bot-beginner = iniciante
browser-bot-random = distraído
browser-bot-measured = { $note }; { $strength }
browser-bot-of = Bot · { $bot }
browser-bot-tip = Um bot: { $how }.
browser-clock = Relógio

## Chegar a uma mesa

browser-opening-table = O portão está abrindo.
browser-still-opening = O portão ainda está abrindo…
browser-no-table = Não foi possível abrir esta mesa.
browser-table-closed = Talvez tenha sido fechada, ou agora é de outra pessoa.
browser-invited = Você tem um convite para esta mesa.
browser-here = presente
browser-table-menu = Esta mesa

## Numa mesa

browser-side = Crônica, conversa e regras
browser-tab-offers = Ofertas
browser-tab-log = Crônica
browser-tab-chat = Conversa
browser-tab-rules = Regras
browser-new-words = novas palavras
browser-opening = Começo
browser-nothing-yet = Ainda não aconteceu nada.
browser-no-words-yet = Ninguém disse nada ainda.
browser-say-something = Diga algo à mesa
browser-send = Enviar
browser-board = Tabuleiro
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
browser-seat-mark = Forma e cor de { $name }, também no tabuleiro.
browser-you-tip = Este lugar é seu.
browser-deciding-tip = A partida espera uma resposta deste lugar.
browser-away-tip = Não há ninguém neste lugar agora. Ele continua reservado.
browser-has-won-tip = Este lugar venceu a partida.
browser-has-resigned-tip = Desistiu e não joga mais.
browser-bot-sits-in-tip = Um bot responde aqui até a pessoa voltar.
browser-clock-tip = O tempo que resta a este lugar.
browser-bot-plays-for-you = Um bot joga no seu lugar desde que você saiu.
browser-reclaim = Retomar meu lugar
browser-time-left = restam { $time }
browser-your-decision = Sua decisão
browser-your-turn = Sua vez
browser-what-happens = O que acontece
browser-skip = Pular
browser-waiting = Esperando
browser-waiting-for = Quem decide: { $names }
browser-look-around = Olhe em volta quanto quiser.
browser-choose-on-board = Escolha no tabuleiro: { $count ->
    [one] { $count } casa é permitida
   *[other] { $count } casas são permitidas
}.
browser-nothing-forward = Aqui nada é proposto. { $where ->
    [board] L vai de uma casa permitida a outra, Enter a escolhe.
   *[answers] Tab vai de uma resposta a outra, Enter a escolhe.
}
browser-coloured = { $why ->
    [marked] Colorida porque você a marcou: mais uma vez, e está feito.
    [taught] Colorida porque a lição a pede agora.
    [bad] Em vermelho porque é ruim para você.
    [good] Em verde porque é bom para você.
   *[lead] Colorida porque é posta em destaque: aqui um jogador prudente escolheria assim. Não é um aviso.
}
browser-choose = Escolher
browser-confirm = Confirmar
browser-confirm-what = Confirmar:
browser-labelled = { $label }: { $text }
browser-apart = { $before }; { $after }
browser-undo = Voltar atrás
browser-undo-ask = Pedir para voltar atrás
browser-undo-asked = { $seat-is ->
    [you] Você pediu para retirar sua última resposta.
   *[other] { $seat } pede para retirar a última resposta.
}
browser-agree = Concordo
browser-refuse = Não concordo
browser-kept-here = Isso ainda não chegou à mesa. Sua resposta fica guardada aqui e é enviada de novo.
browser-not-possible = Isso não pode ser escolhido agora.
browser-answer-beside = Responde-se a esta pergunta ao lado do tabuleiro.
browser-cell-legal = Permitida.
browser-cell-target = Alvo permitido.
browser-cell-chosen = Escolhida.
browser-cell-marked = Marcada. Escolha de novo para agir.
browser-odds = As chances
browser-odds-attack = Ataque
browser-odds-defence = Defesa
browser-odds-weigh = Calcular
browser-exact = exatas
browser-result = Resultado
browser-standings = Classificação final
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

## Replay

browser-play = Reproduzir
browser-speed = Velocidade
browser-download = Baixar
browser-won-with = venceu com { $points }
browser-ends-with = { $points } no fim
browser-analyse = Analisar

## Ajustes

browser-theme = Tema

## O que o servidor recusa

browser-refused-unreachable = Agora não é possível alcançar o servidor.
browser-refused-malformed = O servidor não entendeu.
browser-refused-no-campaign = Era esperado o registro de uma partida terminada de uma campanha para { $seats ->
    [one] { $seats } lugar
   *[other] { $seats } lugares
}, mas veio outro.
browser-refused-token = Este link não vale mais. Peça outro.
browser-refused-guest = O servidor não conhece este navegador. Carregue a página de novo.
browser-refused-origin = O pedido veio de outro site.
browser-refused-not-yours = Esse lugar é de outra pessoa.
browser-refused-not-found = Não há tal mesa nem tal registro.
browser-refused-taken = Alguém já está sentado ali.
browser-refused-one-seat = Você já tem um lugar aqui; os outros são para outras pessoas.
browser-refused-state = Isso não é possível neste momento da partida.
browser-refused-stale = A posição mudou nesse meio-tempo. Esta é a atual.
browser-refused-turn = Não é a sua vez de escolher.
browser-refused-index = Isso não está entre as suas opções.
browser-refused-over = A partida acabou.
browser-refused-nothing-to-undo = Não há nada a retirar.
browser-refused-nothing-asked = Ninguém pediu para retirar nada.
browser-refused-too-large = É grande demais para o servidor.
browser-refused-too-many = Vezes demais em pouco tempo. Espere um pouco.
browser-refused-too-much = O que se guarda aqui para um convidado, e para as mesas que ele abriu, atingiu o limite.
browser-refused-store = O servidor não conseguiu guardar isso. Nada aconteceu; tente de novo.
browser-refused-full = O servidor está sem espaço agora.
browser-refused-name = Nomes têm de 1 a 24 letras.
browser-refused-text = Mensagens têm de 1 a 300 letras.
browser-refused-clock = Esse relógio não é possível.
browser-refused-bytes = Os bytes para os dados não foram entendidos.

## Escolhas

browser-hand = As suas cartas
browser-back = Voltar
browser-do-it = Fazer
browser-any-time = A qualquer momento
browser-any-time-short = Sempre
browser-any-time-sure = Tem certeza? Acontece na hora.
browser-step-in = { $name } vai continuar. Você faz algo antes?
browser-step-in-why = O que você pode fazer a qualquer momento vem antes. As configurações podem omitir esta pergunta.
browser-go-on = Continuar
browser-less-of = Menos: { $what }
browser-more-of = Mais: { $what }
browser-refused-row = A mesa mudou nesse meio-tempo, ou isso não é mais possível. Olhe de novo e escolha outra vez.
browser-closed-title = Esta mesa está fechada
browser-closed-note = Quem a abriu desistiu de esperar antes do início.
browser-cover-again = Aperte mais uma vez
browser-cover-how = Aperte e segure, ou aperte duas vezes.

## Campanhas

browser-your-campaigns = Suas campanhas
browser-campaign = Campanha
browser-campaign-next = Próxima partida da campanha
browser-campaign-over = A campanha acabou.
browser-campaign-another = Uma nova campanha
browser-campaign-match = Partida { $number }
browser-campaign-ready = Tudo pronto para a partida { $number }
browser-campaign-playing = Joga-se a partida { $number }
browser-nobody-wins = Ninguém vence.
browser-nobody-won = ninguém venceu
browser-has-lost = perdeu
browser-has-drawn = empate

## O que vence, e o que uma palavra significa

browser-aim = Objetivo
browser-aim-plain = Vence quem tiver mais pontos no fim.

## Voltar: minha vez, assistir, exercícios, finais

browser-your-turn-list = Sua vez
browser-turn-elsewhere = É a sua vez em outra mesa: { $games }.
browser-tables-wait = { $count ->
    [one] { $count } mesa espera por você.
   *[other] { $count } mesas esperam por você.
}
browser-brand-waiting = Harena, início. { browser-tables-wait }
browser-notices-ask = Avise quando for a minha vez
browser-watch-list = Em andamento
browser-no-watch = Nenhuma partida da lista está sendo jogada agora.
browser-watch = Assistir
browser-watch-table = Assistir { $game }: { $names }
browser-you-watch-secrets = Você está assistindo, sem atraso. Mãos e escolhas secretas ficam ocultas até que as regras as revelem.
browser-you-watch-open = Você está assistindo, sem atraso, e vê tudo o que os jogadores veem.
browser-exercise = Exercício
browser-exercise-note = Um exercício, continuado da decisão { $step } de outra partida.
browser-exercise-source = Ver essa partida
browser-exercise-again = Mais uma vez dali
browser-rematch-wait = Esperando { $names }
browser-rematch-want = { $count ->
    [one] { $names } quer jogar de novo.
   *[other] { $names } querem jogar de novo.
}
browser-rematch-go = Para a próxima mesa
browser-agreed = de acordo
browser-picture = Imagem
browser-picture-made = Feito com Harena
browser-end-asked = { $seat-is ->
    [you] Você propôs encerrar a partida sem vencedor.
   *[other] { $seat } propõe encerrar a partida sem vencedor.
}
browser-end-withdraw = Retirar a proposta
browser-you-are-left = Só resta você: você vence.
browser-has-resigned = desistiu
browser-entry-resigned = { $name } desiste.
browser-entry-end_asked = { $name } propõe encerrar a partida.
browser-entry-end_agreed = { $name } concorda em encerrar.
browser-entry-end_refused = { $name } não quer encerrar.
browser-entry-ended = { $why ->
    [agreed] A partida termina de comum acordo.
   *[resigned] A partida está decidida.
}
browser-refused-not-record = Esse arquivo não é o registro de uma partida.
browser-refused-own-way = As regras deste jogo têm o seu próprio modo de desistir.
browser-refused-end-refused = Agora isso não pode ser proposto: alguém recusou ou não está. Continue jogando primeiro.
browser-refused-step = Dali não se pode continuar: a partida acabou.
browser-kept-replays = Partidas revistas guardadas neste navegador
browser-offline = Você está sem rede. As partidas que você reviu aqui ainda podem ser lidas.
browser-now = Agora:
browser-question = Pergunta
browser-rules-cited = { $count ->
    [one] Regra { $rules }
   *[other] Regras { $rules }
}
browser-open-rules = Abrir as regras
browser-rules-of = { $game }: as regras

## The frame of a table

browser-tab-fight = Luta
browser-just-now = Agora há pouco
browser-phase-of = { $name }, { $number } de { $count }
browser-hinted = Dica
browser-no-fight = Ninguém está lutando.

## Lições e dicas

browser-learn = Aprender
browser-learn-game = Aprender { $game }
browser-lesson = Lição
browser-hint = O que você faria?
browser-hints-of = { $count ->
    [one] com { $count } dica
   *[other] com { $count } dicas
}
browser-first-match = A sua primeira partida?
browser-first-match-light = Com as regras mais leves: { $options }. Contra bots você pode pedir dicas a qualquer momento.
browser-first-match-hints = Contra bots você pode pedir dicas a qualquer momento.
browser-first-match-learn = Ou aprenda antes, em lições curtas.
browser-first-light = Com as regras mais leves
browser-first-full = Com todas as regras
browser-first-learn = Aprender antes, em lições curtas
browser-first-hint = Primeira vez? “{ $hint }” mostra o que um bot faria aqui, e por quê.
browser-refused-hint = Um bot não tem nada a aconselhar agora.

# A server for strangers.
browser-refused-not-free = Com essa resposta alguém ficou sabendo de algo: peça aos outros para retirá-la.
browser-refused-retired = As regras ou o pacote mudaram desde então, e por eles esta partida seria outra. Ela está encerrada como estava; o que foi contado ainda pode ser lido.
browser-ended-rules = Encerrada: as regras ou o pacote mudaram desde então.
browser-pack = Pacote
browser-zoom-in = Olhar mais de perto
browser-zoom-out = Olhar mais de longe
browser-zoom-fit = Tudo
browser-zoom-follow = Seguir

# Strangers at one table.
browser-entry-kicked = Quem hospeda mandou { $name } embora.
browser-refused-word = O dono deste servidor não quer essa palavra aqui.
browser-refused-chat-off = Não há conversa neste servidor.
browser-about-person = Sobre { $name }
browser-refused-seat-lost = Este lugar não é mais seu: você o levou para outro navegador, ou o anfitrião mandou você embora.
browser-chat-off = Você desligou o chat nos ajustes.
