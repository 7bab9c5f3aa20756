# O que dizem as páginas que não são o início nem a mesa, e o que se abre numa mesa: carregado com elas. As chaves começam com "browser-".

## Em toda parte

browser-seat-number = Lugar { $number }

## Nova mesa

browser-new-table-note = Três escolhas e o portão se abre.
browser-step-game = Jogo
browser-step-options = Opções
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
browser-clock-none = Nenhum
browser-clock-brisk = Ágil
browser-clock-quick = 5 min
browser-clock-calm = 20 min
browser-clock-days = Dias
browser-clock-none-note = Cada um usa o tempo de que precisa.
browser-clock-brisk-note = No máximo um minuto por decisão, menos para o que um jogo considera breve; 10 minutos para cada um na partida, e 10 segundos a mais por decisão.
browser-clock-quick-note = 5 minutos para cada um na partida, e 5 segundos a mais por decisão.
browser-clock-calm-note = 20 minutos para cada um na partida, e 15 segundos a mais por decisão.
browser-clock-days-note = Uma semana para cada um na partida, e meio dia a mais por decisão.
browser-window = Reações
browser-window-0 = Nenhum
browser-window-15 = 15 s
browser-window-60 = 60 s
browser-window-note = { $seconds ->
    [0] Quem pode reagir leva o tempo de que precisa.
   *[other] Quem pode reagir e nada diz por { $seconds } segundos passa.
}
browser-public = Na página inicial
browser-public-note = Qualquer um pode achar esta mesa e assistir.
browser-pack-note = O que está impresso nas cartas e nos tabuleiros: o do jogo, ou outro deste servidor.
browser-pack-built-in = O do jogo
browser-summary = Resumo
browser-people = Pessoas
browser-bots = Bots
browser-lasts = Cerca de
browser-open-table = Abrir a mesa
browser-open-waits = A arena espera até que todos os lugares estejam ocupados.
browser-open-at-once = A partida começa já.

## Chegar a uma mesa

browser-gate-waits = A arena espera até que todos os lugares estejam ocupados.
browser-gate-open = Há um lugar para você nesta mesa, para jogar ou assistir.
browser-seats-taken = { $taken ->
    [one] { $taken } de { $all } lugares está ocupado
   *[other] { $taken } de { $all } lugares estão ocupados
}.
browser-take-seat = Tomar o lugar
browser-only-watch = Só assistir
browser-sit-here = Sentar aqui
browser-scan = Leia com o celular
browser-put-bot = Sentar um bot
browser-free-for-all = livre para todos
browser-by-link = só com o link
browser-invite = Convidar
browser-invite-note = Cada link é para um lugar e funciona uma vez. Com o link da mesa qualquer um pode assistir.
browser-link-of-seat = Link do lugar { $seat }
browser-link-of-table = Link da mesa
browser-make-link = Criar um link
browser-copy = Copiar
browser-copied = Copiado
browser-leave = Deixar meu lugar a um bot
browser-leave-note = Você pode retomá-lo a qualquer momento enquanto a partida vive.

## Numa mesa

browser-odds-of = Chances: { $game }
browser-odds-share = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
browser-odds-playing = Duzentas lutas estão sendo jogadas …
browser-odds-chart = Chances em por cento, conforme { $across }: { $names }.
browser-odds-one = Um
browser-odds-other = O outro

## Teclas

browser-key-enter = fazer o que diz a resposta em destaque, ou escolher a casa
browser-key-esc = um passo atrás
browser-key-arrows = de casa em casa no tabuleiro
browser-key-l = para a próxima casa permitida
browser-key-i = explica o que tem o foco ou está sob o ponteiro; de novo: entra na explicação; ← →: todo o resto da tela
browser-key-d = para a sua decisão
browser-key-b = para o tabuleiro
browser-key-t = o tabuleiro em texto
browser-key-tabs = crônica, conversa, regras
browser-key-u = voltar atrás
browser-key-a = o que vence
browser-key-list = esta lista

## Replay

browser-replay-of = Replay · { $game }
browser-playback = Reprodução
browser-to-first = Para o começo
browser-step-back = Uma decisão atrás
browser-pause = Pausa
browser-step-on = Uma decisão adiante
browser-to-last = Para o fim
browser-step-of = Decisão { $step } de { $last }
browser-scrub = Decisão
browser-share = Compartilhar
browser-link-to-step = Link para esta decisão
browser-seen-by = Visto por
browser-eyes-public = Todos, o que era público
browser-eyes-all = Todos, tudo aberto
browser-tab-analysis = Análise
browser-analysis-waiting = Esperando que os outros terminem.
browser-analysis-running = Revendo a partida: { $done } de { $total }
browser-analysis-patience = Você pode continuar lendo; a análise fica guardada com a partida.
browser-analysis-failed = Não foi possível analisar esta partida.
browser-analysis-what = Quão boas eram as chances de cada um, e onde a partida virou? A casa joga muitas vezes o resto dela, a partir do que cada lugar sabia na hora.
browser-analysis-chart = Chances de vencer ao longo da partida
browser-analysis-how = A partir do que cada lugar sabia na hora, { $playouts } partidas imaginadas para cada chance: é uma estimativa.
browser-analysis-turnings = Viradas
browser-analysis-none = Nenhuma escolha custou muito a ninguém.
browser-analysis-turning = Decisão { $number }, { $name }: { $was } → { $now }
browser-analysis-luck = Decisão { $number }, { $name }: { $was } → { $now }. Os dados ou as cartas decidiram isto, não uma escolha.
browser-analysis-played = Jogado
browser-analysis-preferred = A busca prefere
browser-analysis-chance = { $chance ->
    [0] menos de 1%
    [1] mais de 99%
   *[other] { $chance }
}
browser-analysis-end = { $chance }
browser-fair-title = Dados que você pode conferir
browser-fair-check = Conferir cada sorteio
browser-fair-commitment = Antes da primeira resposta esta mesa prometeu sua semente. Sua marca é:
browser-fair-more = O que isso quer dizer
browser-fair-commitment-good = A semente é a que foi prometida antes da partida.
browser-fair-commitment-bad = A semente não é a que foi prometida.
browser-fair-secret-good = O segredo dos dados segue da semente e dos bytes de cada um.
browser-fair-secret-bad = O segredo dos dados não segue da semente.
browser-fair-own-good = Os seus próprios bytes estão entre eles.
browser-fair-own-bad = Os seus próprios bytes não estão entre eles.
browser-fair-dice-good = { $draws ->
    [0] Nenhum número foi sorteado.
    [one] 1 número foi sorteado; sorteado de novo a partir do segredo, é o mesmo.
   *[other] { $draws } números foram sorteados, para dados, embaralhamentos e sortes; sorteados de novo a partir do segredo, são todos os mesmos.
}
browser-fair-dice-bad = Na decisão { $step } o que foi sorteado não decorre do segredo.
browser-fair-events-good = O que se vê aqui é o que o registro selou.
browser-fair-events-bad = O que se vê aqui não é o que o registro selou.
browser-fair-rest = Conferido aqui, neste navegador, sem as regras do jogo. Que a partida decorre destes números pelas regras mostra-se jogando-a de novo: baixe o registro e execute “harena verify FILE”.
browser-fair-none = Este registro não diz nada de sua semente.

## Ajustes

browser-language = Língua
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
browser-steps-in = Esperar por mim
browser-steps-in-note = Onde você pode intervir a qualquer momento, os bots perguntam antes. Vale a partir da próxima mesa.
browser-letter-keys = Teclas de letras
browser-letter-keys-note = Letras soltas como comandos na mesa.
browser-strong-grid = Grade forte
browser-strong-grid-note = Linhas mais escuras entre as casas.
browser-settings-kept = Guardados só neste navegador.

## Ajuda

browser-help-start = Como começar
browser-help-start-1 = “Jogar agora” senta você a uma mesa com bots. O que você pode escolher está aceso no tabuleiro e listado com a pergunta; todo o resto diz por que não quando é tocado. Cada palavra, sinal ou carta se explica: pare o ponteiro sobre ela, aperte e segure, ou aperte I.
browser-help-start-2 = Para jogar com amigos, abra uma nova mesa e mande a cada um o link de um lugar. Não é preciso ter conta: bastam o link e um toque. O lugar continua deles naquele navegador, mesmo depois de uma pausa.
browser-help-start-3 = Várias pessoas na mesma tela tomam os lugares “Aqui”. A mesa sempre diz de quem é a vez.
browser-help-dice = Dados que você pode conferir
browser-help-dice-1 = Quando se abre uma mesa, o servidor sorteia uma semente e publica sua marca, um número do qual não se pode adivinhar a semente.
browser-help-dice-2 = Quem senta acrescenta bytes do seu próprio acaso: primeiro só a marca deles e, quando todos os lugares estão ocupados, os próprios bytes. Assim ninguém decide sozinho como caem os dados, nem mesmo o último a sentar.
browser-help-dice-3 = Cada resposta tem seus dados. Voltar atrás e responder de novo lança os mesmos dados, nunca melhores.
browser-help-dice-4 = Depois da partida a semente é mostrada. Qualquer um pode conferir que ela tem aquela marca e que cada dado segue dela, na página do replay ou com “harena verify”.
browser-help-not = O que isso não promete
browser-help-not-1 = O servidor conhece as cartas ocultas enquanto se joga. Confia-se em quem o mantém.
browser-help-not-2 = Um servidor de acordo com o último a sentar poderia experimentar vários bytes desse jogador.
browser-help-not-3 = Uma partida interrompida nunca mostra sua semente.
browser-help-private = O que é guardado
browser-help-private-1 = O servidor guarda seu nome, seus lugares e suas respostas. Não há contas, publicidade nem rastreamento, e nada é buscado em outro lugar.

## Escolhas

browser-close-table = Fechar esta mesa
browser-close-table-note = Os links deixam de funcionar, e ninguém mais pode sentar aqui.
browser-close-table-sure = Fechar

## Campanhas

browser-campaign-all = Todas as partidas
browser-campaign-from-record = Tantos lugares quanto antes. O que cada um aprendeu vem junto; um gladiador novo toma o lugar de um morto.
browser-campaign-matches = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
browser-campaign-now = Depois da última partida
browser-campaign-growth = Evolução
browser-campaign-list = Partidas
browser-campaign-still = ainda não acabou
browser-campaign-record = O registro com que começou
browser-campaign-to-match = Para a partida { $number }
browser-journal = Diário
browser-journal-earlier = { $count ->
    [one] Uma luta antes
   *[other] { $count } lutas antes
}
browser-journal-note = Uma nota sua
browser-journal-add = Adicionar
browser-journal-kept = Guardada aqui com a campanha, só para você.
browser-journal-save = Salvar o diário
browser-journal-drop = Remover a nota: { $note }
browser-to-table = Para a mesa

## Voltar: minha vez, assistir, exercícios, finais

browser-notices = Avisos
browser-notices-note = O navegador avisa quando for a sua vez, enquanto você olha outra coisa.
browser-notices-denied = Este navegador não permite avisos daqui. As configurações dele podem mudar isso.
browser-key-n = para a próxima mesa em que é a sua vez
browser-back-to-table = Voltar à mesa
browser-what-is-played = O que se joga
browser-clock-own = { $bank } s para cada um na partida, e mais { $increment } s a cada decisão.
browser-clock-capped = { $bank } s para cada um na partida, e mais { $increment } s a cada decisão, que pode durar no máximo { $cap } s.
browser-as-usual = Todo o resto como de costume
browser-play-on = Continuar daqui
browser-play-on-as = Continuar como { $name }
browser-play-on-note = Uma mesa sua com esta posição. Bots ficam com os outros lugares; cartas e dados são como eram.
browser-end-match = Encerrar a partida
browser-resign = Desistir
browser-resign-note = Você perde e não pode voltar; com mais de dois, um bot continua por você.
browser-resign-sure = Sim, desisto
browser-end-ask = Propor o fim
browser-end-ask-note = Se todos os que restam concordarem, a partida termina aqui e ninguém vence.
browser-end-ask-sure = Sim, propor
browser-end-now = Encerrar sem vencedor
browser-end-now-note = A partida termina aqui, e ninguém vence.
browser-end-now-sure = Sim, encerrar
browser-rules-words = O que significam as palavras
browser-rules-book = As regras uma a uma
browser-rules-book-note = Cada regra tem um número; as explicações o citam.
browser-rules-in-english = As regras uma a uma estão em inglês; as palavras do jogo são explicadas na sua língua, e ficam ao lado de cada regra.

## Lições e dicas

browser-learn-lead = Lições curtas no tabuleiro de verdade. A primeira leva menos de três minutos.
browser-learn-begin = Começar
browser-learn-on = Continuar
browser-learn-again = Mais uma vez
browser-lesson-done = Concluída
browser-lesson-next = Próxima: { $title }
browser-lesson-anew = Recomeçar esta lição
browser-lessons-all = Todas as lições
browser-lessons-done-of = { $done ->
    [one] { $done } de { $count } concluída
   *[other] { $done } de { $count } concluídas
}
browser-task-of = { $number } de { $count }
browser-key-w = O que você faria? Uma dica, contra bots

## A server for strangers

browser-campaign-brought = Esta campanha continua a partir de um registro trazido de fora: o que os gladiadores carregam não foi ganho nas mesas deste servidor.
browser-fair-fingerprint = Impressão curta desta mesa: { $fingerprint }. Quem a anota pode compará-la depois da partida.
browser-fair-receipt = Salvar meu recibo
browser-fair-kept-good = A mesa, a promessa dela e todos os compromissos são os que este navegador guardou antes da partida.
browser-fair-kept-bad = Antes da partida este navegador guardou outra promessa, ou outros compromissos.
browser-key-zoom = Olhar um tabuleiro grande mais de perto, mais de longe, ou por inteiro

## Strangers at one table

browser-mute = Silenciar
browser-mute-note = O que { $name } diz nesta mesa não aparece neste navegador. Ninguém fica sabendo.
browser-block = Bloquear
browser-block-note = O que { $name } diz não aparece para você em mesa nenhuma, e { $name } não pode sentar nas mesas que você abre.
browser-report = Denunciar { $name }
browser-report-note = Quem cuida deste servidor lê o que você escreve aqui e as últimas palavras ditas nesta mesa.
browser-report-send = Enviar ao responsável
browser-report-sent = O responsável por este servidor foi avisado.
browser-kick = Mandar embora
browser-kick-note = O lugar fica livre de novo, e o mesmo convidado não pode voltar a esta mesa.
browser-kick-note-playing = Um bot continua a jogar, e o mesmo convidado não pode voltar a esta mesa.
browser-kick-sure = Sim, mandar embora
browser-chat-note = Não: nas mesas você não lê nem escreve palavras.
browser-own-data = O que este servidor guarda de você
browser-own-data-note = Seu nome, onde você senta, o que disse e os registros que trouxe. Nenhum endereço, nenhuma conta.
browser-own-data-save = Salvar meus dados
browser-own-data-none = Este servidor não guarda nada de você.
browser-forget-me = Esquecer-me
browser-forget-me-note = Seu nome, suas palavras e seus registros são apagados, e bots ficam com seus lugares para sempre. As partidas ficam, sem o seu nome.
browser-forget-me-sure = Sim, esquecer-me
browser-forgotten = Aqui ninguém mais se lembra de você.
