# As palavras da casa: o terminal, as recusas e o que todos os jogos têm. Português do Brasil.
#
# Para cada jogador $x há três variáveis: $x é o nome, $x-is vale "you" para quem lê, "nobody" ou
# "other", e $x-vowel vale "yes" se o nome começa com som de vogal.

## Jogadores

you = Você
nobody = ninguém
seat-number = Lugar { $number }
turn-of = { $seat-is ->
    [you] Sua vez de escolher
   *[other] { $seat }, sua vez de escolher
}
to-person = { $seat }: { $question }
at-the-table = À mesa: { $names }.
sits-bot = { $name } (bot: { $bot })
points-of = { $points ->
    [one] { $seat }: { $points } ponto
   *[other] { $seat }: { $points } pontos
}

## Antes e depois de uma partida

how-many-seats = Quantos jogadores, contando os bots, de { $low } a { $high }? [{ $low }]{" "}
not-a-seat-count = Esperava-se um número de { $low } a { $high }, mas veio “{ $text }”.
autosaved = Cada resposta é salva na hora: { $file }
resumed = { $answers ->
    [one] A partida continua depois de { $answers } resposta.
   *[other] A partida continua depois de { $answers } respostas.
}
match-over = A partida acabou
winner = { $seat-is ->
    [you] Você vence com { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }!
   *[other] { $seat } vence com { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
}
winners = { $names } dividem a vitória com { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
winners-together = { $names } vencem juntos.
no-winner = Ninguém vence.
# Ends that the rules do not know, and exercises.
ended-gave-up = { $seat-is ->
    [you] Você desiste.
   *[other] { $seat } desiste.
}
ended-left-over = { $count ->
    [one] Resta { $names }, que vence.
   *[other] Restam { $names }, que vencem.
}
ended-agreed = A partida termina aqui, de comum acordo. Ninguém vence.
ended-exercise = Um exercício: continua da decisão { $step } de outra partida.
record-kept = O registro desta partida: { $file }
replay-with = Para revê-la: { $command }
match-kept = A partida está salva: { $file }
resume-with = Para continuar: { $command }
keep-match = Guardar esta partida, para continuar depois? [S/n]{" "}
letter-no = n
letter-yes = s
match-thrown-away = A partida foi jogada fora.

## Respostas e comandos

hint = Número ou nome (? para a regra, ajuda para o resto):{" "}
prompt = >{" "}
several = Isso pode ser { $names }. Escreva um pouco mais.
not-understood = “{ $text }” não é uma opção: espera-se um número de { $first } a { $last } ou um nome. Escreva ajuda para saber mais.
ahead-forgotten = “{ $text }” não responde a esta pergunta.
help-answers = Escreva o número de uma opção ou o nome dela; bastam as primeiras letras. Numa linha cabem várias respostas.
command-help = ajuda
command-help-help = esta lista
command-rule = ?
command-rule-help = a regra por trás desta escolha; ? e uma palavra ou o número de uma regra a explica
command-aim = objetivo
command-aim-help = o que faz vencer neste jogo; em qualquer pergunta
command-board = tabuleiro
command-board-help = o tabuleiro inteiro de novo, com a pergunta
command-score = pontos
command-score-help = os pontos até agora
command-log = diário
command-log-help = o que aconteceu; diário 50 mostra as últimas 50 linhas
command-power = poder
command-power-help = o que você, ou outra pessoa nesta tela, pode fazer além disso
command-back = voltar
command-back-help = retirar a sua última resposta, enquanto ela não revelou nada
command-save = salvar
command-save-help = salvar ARQUIVO escreve uma cópia da partida; a própria partida está sempre salva
command-quit = sair
command-quit-help = deixar a mesa; você pode continuar depois
command-resign = desistir
command-resign-help = desistir; um bot continua por você, ou a partida está decidida
command-end = encerrar
command-end-help = propor o fim da partida sem vencedor: todos nesta tela precisam concordar
resign-own-way = Neste jogo desiste-se pelas regras dele: digite { $command }.
resign-sure = Desistir? Você perde e não pode voltar. [s/N]{" "}
end-sure = Encerrar aqui, sem vencedor? [s/N]{" "}
end-agree = { $other }: { $seat } gostaria de encerrar a partida aqui, sem vencedor. Você concorda? [s/N]{" "}
end-refused = { $seat } prefere continuar.
interject-hint = Digite { $command } para ver o que mais você pode fazer.
interject-none = Agora não há nada mais a fazer.
interject-who = Quem (Enter para ninguém):{" "}
interject-prompt = Número ou nome (Enter para nada):{" "}
step-in-prompt = { $seat } vai escolher. Enter para continuar, { $command } para intervir antes:{" "}
step-in-not-understood = “{ $text }” não faz nada aqui: Enter continua, { $command } intervém, ajuda diz o que mais há.
hand-over = Agora a tela é para { $seat }
hand-over-prompt = { $seat }, aperte Enter quando ninguém mais estiver olhando:{" "}
go-on-prompt = Enter para continuar:{" "}
count-prompt = { $question } (de { $low } a { $high }):{" "}
labelled = { $label }: { $text }
apart = { $before }; { $after }
word-all = todas
word-none = nenhuma
no-rule = Aqui não há nada a explicar.
# Why something cannot be chosen, in any game.
refusal-not-asked = Não é a sua vez de escolher.
refusal-other-ask = Agora a pergunta é outra.
refusal-no-such-choice = Essa escolha não existe.
rule-in-english = As regras uma a uma estão em inglês.
term-rules = { $count ->
    [one] Regra { $rules }
   *[other] Regras { $rules }
}
term-unknown = “{ $word }” não é explicado neste jogo.
term-near = Talvez: { $names }.
taken-back = Resposta retirada.
not-taken-back = Não há nada que se possa retirar.
saved = Salvo: { $file }

## Rever uma partida

step = Passo { $step } de { $last }
step-number = { $question }: { $choice }
step-choice = { $seat-is ->
    [you] Você escolheu: { $choice }
   *[other] { $seat } escolheu: { $choice }
}
step-secret = { $seat-is ->
    [you] Você escolheu em segredo.
   *[other] { $seat } escolheu em segredo.
}
replay-prompt = n próximo, p anterior, de 0 a { $last }, fim, jogar a partir daqui, q sair:{" "}
replay-word-end = fim
replay-word-play = jogar
replay-not-over = Só de uma partida terminada se pode jogar a partir daqui; esta continua com harena play --resume.
replay-at-end = Este é o fim.
replay-not-understood = “{ $text }” não é um passo: espera-se n, p, um número até { $last }, fim, jogar ou q.
verified = { $file }: sai como foi registrada ({ $answers ->
    [one] { $answers } resposta
   *[other] { $answers } respostas
}, { $events ->
    [one] { $events } evento
   *[other] { $events } eventos
}, resumo { $digest }).
verified-dice = Os dados são os que foram prometidos antes da partida: resumo { $commitment }.

## O que há

game-seats = Para { $low } a { $high } jogadores.
game-options = Opções de jogo: { $names }. Explicadas por: { $command }
column-option = Opção
column-values = Valores
column-section = Seção
column-meaning = Significado
column-strength = Medido
option-when = Só com { $conditions }.
option-range = de { $low } a { $high }, por padrão { $default }
option-value = { $default ->
    [yes] { $value } (padrão)
   *[no] { $value }
}
option-value-meaning = { $default ->
    [yes] { $value } (padrão): { $meaning }
   *[no] { $value }: { $meaning }
}
options-use = Uso: { $command }
bots-use = Para jogar contra um deles: { $command }
bot-champion-note = testa até 1600 partidas imaginadas para cada escolha
bot-veteran-note = testa até 400 partidas imaginadas para cada escolha
bot-scout-note = testa até 100 partidas imaginadas para cada escolha
bot-greedy-note = pesa quanto vale cada escolha
bot-instinct-note = segue uns poucos bons hábitos
bot-beginner-note = também pesa as suas escolhas e comete erros honestos
bot-random-note = faz qualquer coisa permitida
bot-strength = venceu { $won } de { $matches } partidas contra “{ $against }”
rules-use = Uma palavra explicada: { $command }; à mesa: ? { value-word }
pack-written = O pacote está escrito: { $folder }
pack-next = Mude-o, confira-o com “{ $check }” e jogue com “{ $play }”.
pack-good = { $folder }: um bom pacote para { $game } (resumo { $digest }).
simulating = Jogando { $game }
column-bot = Bot
column-seat = Lugar
column-seats = Lugares
column-against = Contra
column-matches = Partidas
column-wins = Vitórias
column-times = Vezes
balance-title = Equilíbrio de { $game }: { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} a { $seats } entre bots iguais ({ $bot })
column-rating = Pontos
rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
rating-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
ladder-title = Classificação de { $game }: parte das vitórias, { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} por par
ladder-seats = { $seats } à mesa, o primeiro contra o segundo
fault-crashed = { $bot } falhou e perdeu { $times ->
    [one] uma partida
   *[other] { $times } partidas
}: { $what }
fault-cheated = { $bot } respondeu o que não foi oferecido e perdeu { $times ->
    [one] uma partida
   *[other] { $times } partidas
}: { $what }
fault-overran = { $bot } demorou demais e perdeu { $times ->
    [one] uma partida
   *[other] { $times } partidas
}: { $what }
column-share = Parte
column-interval = Intervalo de 95 %
simulated-rounds = Rodadas: { NUMBER($mean, maximumFractionDigits: 1) } em média, de { $least } a { $most }.
simulated-decisions = Decisões: { NUMBER($mean, maximumFractionDigits: 1) } em média, de { $least } a { $most }.
simulated-shared = Vitórias divididas: { $count }.
simulated-seconds = Segundos: { NUMBER($seconds, maximumFractionDigits: 1) }, ou seja, { NUMBER($speed, maximumFractionDigits: 1) } partidas por segundo.
serving = Harena é servido em { $address }; Ctrl-C o encerra. As partidas são guardadas em { $data }.
analysis-title = { $game }: chances de vencer pelo que cada lugar sabia, { $playouts } partidas imaginadas para cada uma
analysis-turning = Depois de { $answers ->
    [one] { $answers } resposta
   *[other] { $answers } respostas
}, { $seat }: { $question }
analysis-choices = Jogado: { $played } ({ $was }). A busca prefere: { $preferred } ({ $would }).
analysis-luck = Depois de { $answers ->
    [one] { $answers } resposta
   *[other] { $answers } respostas
}, { $seat }: { $was } virou { $now }. Não foi uma escolha: os dados ou as cartas decidiram.
analysis-replay = Veja, e jogue a partir dali: { $command }
analysis-none = Nenhuma escolha custou muito a ninguém.
column-answers = Respostas
chance = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
estimate = { $chance ->
    [0] menos de 1%
    [1] mais de 99%
   *[other] { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
}
sitting = { $name } ({ $bot }) senta no lugar { $number } de uma mesa de { $game }.
sitting-won = { $name } venceu. Pontos: { $scores }
sitting-lost = { $name } não venceu. Pontos: { $scores }
simulated-digest = Resumo de tudo o que aconteceu: { $digest }
simulated-broken-off = Interrompido: { $played ->
    [one] foi jogada { $played } de { $total ->
        [one] { $total } partida
       *[other] { $total } partidas
    }, e ela é contada.
   *[other] foram jogadas { $played } de { $total ->
        [one] { $total } partida
       *[other] { $total } partidas
    }, e estas são contadas.
}
wins = { NUMBER($wins, maximumFractionDigits: 1) }
share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
interval = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Como se usam os comandos

usage = Uso: { $command } [opções]
usage-commands = Comandos
usage-arguments = Argumentos
usage-options = Opções
help = Cinco jogos de gladiadores: jogar, rever, estudar.
param-help = Esta explicação.
param-lang = Língua: en, it, fr ou pt. Senão HARENA_LANG, senão a língua desta máquina.
param-game = O jogo: um dos que “harena games” mostra.
param-word = A palavra a explicar; sem ela, todas são listadas.
param-file = O registro de uma partida.
param-folder = A pasta do pacote.
param-seats = Quantos jogadores, contando os bots.
param-bots = Os bots, separados por vírgulas: champion, veteran, scout, greedy, instinct, beginner, random ou um próprio do jogo; também search:400 (testes), search:200ms, ou o seu módulo:Classe.
param-seed = Um texto qualquer. A mesma semente dá o mesmo outra vez.
param-option = Uma opção de jogo, nome=valor; pode ser dada várias vezes. “harena options JOGO” as mostra.
param-pack = Uma pasta com conteúdos seus, como “harena pack new” a cria.
param-no_colour = Sem cores. A variável NO_COLOR faz o mesmo.
param-ascii = Desenhar só com letras ASCII.
help-play = Jogar uma partida contra bots, ou várias pessoas numa tela.
param-play-game = O jogo. Pode faltar se houver um só, e com --resume.
param-play-players = Os nomes das pessoas nesta tela, separados por vírgulas.
param-play-bots = Os bots, separados por vírgulas: champion, veteran, scout, greedy, instinct, beginner, random ou um próprio do jogo; também search:400, search:200ms, ou um seu, module:Class. Repetem-se se for preciso.
param-play-save = O arquivo onde guardar a partida. Senão ela fica na sua pasta de partidas salvas.
param-play-resume = Continuar a partida deste arquivo; sem arquivo, a última que você deixou.
param-play-after = Continuar uma campanha: a partida terminada que esta segue.
param-play-heirs = Com --after: novos gladiadores tomam o lugar dos mortos.
param-play-pace = A que ritmo se conta o que os bots fazem: fast (rápido), normal ou slow (devagar).
help-replay = Percorrer passo a passo o registro de uma partida.
param-replay-start = O passo por onde começar.
param-replay-seat = Pelos olhos deste lugar, contando de 0.
param-replay-auto = Avançar sozinho, com tantos segundos por passo.
help-verify = Jogar um registro de novo e dizer se sai como está escrito.
help-analyse = Revê uma partida: a chance de vencer de cada lugar, onde ela virou, e o que a busca teria feito ali.
param-analyse-playouts = Quantas partidas imaginadas se jogam para cada chance.
param-analyse-chart = Um arquivo para um gráfico das chances (SVG).
help-simulate = Fazer os bots jogarem muitas partidas, e contar.
help-ladder = Fazer cada bot jogar contra cada outro, e contar.
param-ladder-seats = Os números de jogadores, separados por vírgulas.
param-ladder-limit = Quantos segundos uma escolha pode levar; quem demora mais perde a partida.
param-ladder-chart = Um arquivo para um gráfico (SVG).
help-sit = Senta um bot, incluído ou seu, a uma mesa de um servidor em funcionamento.
param-sit-link = O link do lugar: http://…/t/MESA#seat=FICHA.
param-sit-bot = O bot: champion, veteran, scout, greedy, instinct, beginner, random, um próprio do jogo, search:400, search:200ms, ou o seu módulo:Classe.
param-sit-name = O nome que ele usa à mesa.
help-balance = Fazer bots iguais jogarem muitas partidas, e dizer quem vence por lugar, pelo que escolheu e pelo que usou.
param-balance-bot = O bot que senta em cada lugar: champion, veteran, scout, greedy, instinct, beginner, random ou um próprio do jogo; também search:400, search:200ms, ou um seu, module:Class.
param-balance-report = Um arquivo para os resultados em JSON.
param-balance-chart = Um arquivo para um gráfico (SVG).
param-odds-chart = Um arquivo para um gráfico (SVG); para jogos cujas chances são tabelas.
param-games = Quantas partidas.
param-jobs = Quantos processos trabalham nisso.
param-ray = O endereço de um cluster Ray cujos processos jogam no lugar destes: local, auto ou HOST:PORTA.
param-keep = Um arquivo que guarda o resultado de cada partida: interrompida, a contagem continua daí quando se pede de novo o mesmo.
param-json = Os resultados em JSON.
help-serve = Abrir mesas no navegador, até ser interrompido.
param-host = O endereço em que escutar.
param-port = A porta em que escutar, em geral 8000; 0 usa uma livre.
param-data = A pasta em que as partidas são guardadas.
param-show = Mostrar também no navegador.
help-games = Os jogos que há.
help-options = As opções de jogo de um jogo.
help-bots = Os bots de um jogo e a força medida de cada um.
help-rules = O que vence em um jogo e o que significam as suas palavras.
help-pack = Os pacotes: pastas com conteúdos seus.
help-pack-new = Escrever os conteúdos de um jogo numa nova pasta, para mudá-los.
help-pack-check = Dizer se dá para jogar com os conteúdos de uma pasta.
value-command = COMANDO
value-game = JOGO
value-word = PALAVRA
value-file = ARQUIVO
value-folder = PASTA
value-lang = LÍNGUA
value-seats = NÚMERO
value-players = NOME,NOME
value-bots = BOT,BOT
value-seed = TEXTO
value-option = NOME=VALOR
value-pack = PASTA
value-save = ARQUIVO
value-resume = ARQUIVO
value-after = ARQUIVO
value-pace = RITMO
value-start = PASSO
value-seat = LUGAR
value-auto = SEGUNDOS
value-games = NÚMERO
value-bot = BOT
value-report = ARQUIVO
value-chart = ARQUIVO
value-keep = ARQUIVO
value-host = ENDEREÇO
value-port = NÚMERO
value-data = PASTA
value-playouts = NÚMERO
value-limit = SEGUNDOS
value-link = LINK
value-name = NOME
value-jobs = NÚMERO
value-ray = ENDEREÇO

## Recusas: o que se esperava, o que veio, e onde

refused-at = { $place }: { $sentence }
refused-usage = { $command }: algo nesta linha não era esperado; “{ $command } --help” explica.
refused-usage-option = { $command }: não há a opção { $option }; “{ $command } --help” mostra as que há.
refused-usage-value = { $command }: a opção { $option } pede um valor, mas não veio nenhum.
refused-usage-missing = { $command }: esperava-se { $name }, mas não veio nada.
refused-usage-flag = { $command }: a opção { $option } não leva valor, mas veio um.
refused-usage-extra = { $command }: não se esperava mais nada, mas veio { $more }; “{ $command } --help” explica.
refused-command = Esperava-se um dos comandos { $known }, mas veio { $command }.
refused-language = Esperava-se uma das línguas { $known }, mas veio { $language }.
refused-game = Esperava-se um dos jogos { $known }, mas veio { $game }.
refused-no-game = Esperava-se um dos jogos { $known }, mas não veio nenhum.
refused-secret = Esperava-se um segredo de no máximo { $most } bytes, mas vieram { $bytes }.
refused-seats = { $game } é para { $low } a { $high } lugares, mas veio { $seats }.
refused-option = { $game } tem as opções de jogo { $known }, mas veio { $option }.
refused-option-form = Opção --option: esperava-se nome=valor, mas veio { $text }.
refused-option-twice = Opção --option: esperava-se um só valor para { $option }, mas vieram dois diferentes.
refused-contradiction = Opção de jogo { $option }: com estes lugares e opções esperava-se { $expected } ({ $section }), mas veio { $value }.
refused-armaturae = Opção de jogo { $option }: com estes lugares e opções esperava-se { $expected } ({ $section }), porque são precisas { $wanted } armaturae diferentes e há { $known }, mas veio { $value }.
refused-value = Opção de jogo { $option }: esperava-se { $form ->
    [range] um número de { $low } a { $high }
    [either] { $expected } ou um número de { $low } a { $high }
   *[listed] { $expected }
} ({ $section }), mas veio { $value }.
refused-number = Opção { $option }: esperava-se um número inteiro a partir de { $low }, mas veio { $text }.
refused-seconds = Opção { $option }: esperavam-se segundos de 0 a 3600, mas veio { $text }.
refused-pace = Opção --pace: esperava-se um de { $known }, mas veio { $pace }.
refused-bot = Esperava-se um dos bots { $known }, mas veio { $bot }.
refused-name = Esperavam-se nomes diferentes de no máximo { $most } letras, mas veio { $name }.
refused-too-many-people = { $seats ->
    [one] Em { $seats } lugar esperava-se no máximo { $seats } pessoa
   *[other] Em { $seats } lugares esperavam-se no máximo { $seats } pessoas
}, mas vieram { $people }.
refused-too-many-bots = Em { $seats ->
    [one] { $seats } lugar
   *[other] { $seats } lugares
} com { $people ->
    [one] { $people } pessoa
   *[other] { $people } pessoas
} { $free ->
    [one] esperava-se no máximo { $free } bot
   *[other] esperavam-se no máximo { $free } bots
}, mas { $bots ->
    [one] veio { $bots }
   *[other] vieram { $bots }
}.
refused-resume-alone = A opção --resume continua a partida como começou, mas veio também { $option }.
refused-nothing-saved = Esperava-se uma partida para continuar em { $folder }, mas não há nenhuma.
refused-no-file = Esperava-se um arquivo, mas { $file } não existe.
refused-no-folder = Esperava-se uma pasta com um pacote, mas { $folder } não é uma.
refused-unreadable = Esperava-se um arquivo de texto legível, mas { $file } não é um.
refused-unwritable = Esperava-se um lugar onde escrever, mas não se pode escrever em { $file }.
refused-kept-other = { $file }: esperavam-se as partidas desta contagem, mas contém outra coisa. Nomeie outro arquivo.
refused-kept-broken = { $file }: esperava-se o resultado de partidas na linha { $line }, mas não se pode ler.
refused-kept-otherwise = { $file }: esperavam-se partidas destas regras e destes bots, mas a número { $number } agora tem outro resultado. Nomeie outro arquivo.
refused-after = Opção --after: esperava-se uma partida terminada de uma campanha, mas { $file } não é.
refused-port = Opção --port: esperava-se uma porta de 0 a { $high }, mas veio { $port }.
refused-listen = Esperava-se uma porta livre desta máquina, mas a porta { $port } de { $host } não está livre.
refused-exists = Esperava-se um nome novo, mas { $file } já existe.
refused-not-json = { $file }: esperava-se um registro inteiro, mas ele se interrompe ou se estraga na linha { $line }, coluna { $column }.
refused-not-record = Esperava-se o registro de uma partida, mas { $file } não é um.
refused-players = Registro, campo table: { $seats ->
    [one] esperava-se o nome ou o bot de { $seats } lugar
   *[other] esperavam-se os nomes e os bots de { $seats } lugares
}, mas veio outra coisa.
refused-no-answers = Esperava-se uma partida com respostas, mas nesta nada foi respondido.
refused-record-harena = Registro, campo harena: esperava-se o formato { $expected }, mas veio { $came }.
refused-record-game = Registro, campo game: esperava-se { $expected }, mas veio { $came }.
refused-rules = Esta partida foi jogada com a versão { $expected } das regras de { $game }; a versão { $version } joga-a de outro modo a partir da rodada { $round }.
refused-pack = Esperava-se o pacote { $expected }, com que a partida foi registrada, mas veio { $pack }; --pack indica uma pasta.
refused-no-pack = Esperava-se um dos pacotes { $known } de { $game }, mas veio { $pack }.
refused-pack-name = Esperava-se um pacote com um nome próprio, mas ele se chama { $name }.
refused-damaged = O registro está danificado: { $what }.
refused-ending = O registro diz que a partida terminou de outro modo.
refused-dice-commitment = A semente não é a que foi prometida antes da partida.
refused-dice-secret = O segredo dos dados não decorre da semente e dos bytes de cada um.
refused-dice-form = A parte do registro sobre os dados está danificada.
refused-imagined = Esperava-se uma partida jogada, mas veio uma imaginada, que não tem registro.
refused-content = Pacote, { $where }: { $what ->
    [missing] este campo falta
    [number] esperava-se um número de { $low } a { $high }, mas veio { $came }
    [text] esperava-se um texto, mas veio { $came }
    [line] esperava-se uma linha de no máximo { $most } letras, mas veio { $came }, { $count } letras
    [one-of] esperava-se um entre { $known }, mas veio { $came }
    [row-of-names] esperava-se uma fila de nomes, mas veio { $came }
    [twice] um deles aparece duas vezes
    [row] esperava-se uma fila de { $count } números, mas veio { $came }
    [table] esperava-se uma tabela, mas veio { $came }
    [tables] esperava-se uma fila de tabelas
    [order] esperavam-se { $known } nesta ordem, mas { $came ->
        [one] veio { $came }
       *[other] vieram { $came }
    }
    [exactly] esperavam-se { $high }, mas { $came ->
        [one] veio { $came }
       *[other] vieram { $came }
    }
    [several] esperavam-se de { $low } a { $high }, mas { $came ->
        [one] veio { $came }
       *[other] vieram { $came }
    }
    [same-id] dois deles têm o mesmo id, { $id }
    [unknown] esse campo não existe
    [file-missing] falta o arquivo { $file }
    [toml] isto não é TOML, na linha { $line }, coluna { $column }
    [toml-end] isto não é TOML, no fim do arquivo
    [truth] esperava-se true ou false, mas veio { $came }
    [powers] esperavam-se dois poderes, mas { $came ->
        [one] veio { $came }
       *[other] vieram { $came }
    }
    [hex] esperava-se um hexágono do tabuleiro
    [other-hex] esperava-se outro hexágono que não o primeiro
    [each-effect] esperava-se cada efeito uma vez
    [ids-twice] esperavam-se ids diferentes, mas um veio duas vezes
    [so-many] o número esperado de { $kind ->
            [weapons] Armas
            [armours] Armaduras
            [specials] Especiais
            [Guards] Guardas
            [Reactions] Reações
            [Schemes] Esquemas
            [gladiators] Gladiadores
            [slaves] Escravos
            [guards] Guardas
           *[starters] cartas iniciais
        } era { $expected } (15.1), mas veio { $came }
    [at-most] o número esperado de { $kind ->
            [weapons] Armas
            [armours] Armaduras
            [specials] Especiais
            [Guards] Guardas
            [Reactions] Reações
            [Schemes] Esquemas
            [gladiators] Gladiadores
            [slaves] Escravos
            [guards] Guardas
           *[starters] cartas iniciais
        } era no máximo { $most } (15.3), mas veio { $came }
    [animal-names] dois animais têm o mesmo nome
    [faces] esperavam-se seis faces, mas { $came ->
        [one] veio { $came }
       *[other] vieram { $came }
    }
    [animal-dice] um animal rolaria { $dice } dados de { $most }
    [teams] { $teams } equipes não cabem em { $spaces } espaços
    [spaces-left] doze animais não conseguem encher os espaços que sobram
    [too-few-men] { $count } gladiadores são poucos demais
    [same-space] dois espaços têm as mesmas coordenadas
    [in-pieces] o tabuleiro está em mais de um pedaço
    [costs-less] um valor mais alto não pode custar menos
    [two-picks] há duas escolhas, então esperava-se o dobro de cards_a_pick
    [cheapest] a criação mais barata custa { $cost }
    [deck-room] isso permitiria { $count } cartas de um tipo, mas um baralho tem lugar para { $most }
    [feints] com as de overlimit seriam mais de { $most }
    [price] pelas tabelas este personagem custa { $cost }, e não { $came }
    [as-fewest] esperava-se ao menos { $fewest }, como fewest
    [gates] esperavam-se { $known } nesta ordem
    [outside-arena] ({ $q }, { $r }) está fora da arena
    [same-hexes] os hexágonos de partida e os portões devem ser hexágonos diferentes
    [opponents] esperava-se um estilo para cada uma das seis faces, mas { $came ->
        [one] veio { $came }
       *[other] vieram { $came }
    }
    [weapon] esperava-se uma arma
    [net] uma rede é só para o retiarius
    [star-points] esperava-se { $points }, pois outros pontos são a opção ap_budget (3.1.1.1)
    [no-total] nenhuma delas tem o total { $total }
    [so-many-names] esperavam-se { $count } nomes
    [name] esperava-se um nome, mas veio { $came }
    [name-twice] { $name } aparece duas vezes
    [columns] esperavam-se no máximo { $most } colunas
    [zones] esperavam-se de { $low } a { $high } zonas, mas { $came ->
        [one] veio { $came }
       *[other] vieram { $came }
    }
    [entrance] esperava-se um { $sign }, mas { $came ->
        [one] veio { $came }
       *[other] vieram { $came }
    }
    [no-way] nenhum caminho reto leva de { $start } a { $end }
    [no-wall] nenhuma zona de muro fica ao lado do portão { $gate }
    [venues] esperavam-se de 1 a { $most } nomes, mas veio { $came }
    [different-names] esperavam-se nomes diferentes, mas veio { $came }
    [arc] arc só vai junto com uma allonge de 1 a { $most }
    [names-differ] esperavam-se ids e nomes diferentes, mas { $name } veio duas vezes
    [medicus] esperavam-se no máximo { $most } cartas com o texto medicus, pois cada uma sai da partida, mas { $came ->
        [one] veio { $came }
       *[other] vieram { $came }
    }
   *[other] { $reason }
}.
refused-build = Criação: { $what ->
    [price] são dadas { $coins } moedas, mas custa { $price }
    [number] esperava-se { $name } de { $low } a { $high }, mas veio { $value }
    [name] { $name }, esperava-se um entre { $known }, mas veio { $value }
    [twice] { $name }, { $value } aparece duas vezes
    [row] { $name }, esperava-se uma fila de nomes, mas veio { $value }
    [thing] não se compra tal coisa: { $name }
   *[form] esperava-se uma tabela de traços e cartas, mas veio { $value }
} (regra { $rule }).
refused-dead = O gladiador do lugar { $seat-number } está morto: a sua campanha acabou (regra 17.3); --heirs põe um novo no lugar dele.
refused-carried = O que vem de uma partida anterior: { refused-carried-why }.
refused-carried-why = { $who ->
    [seat] lugar { $seat-number }:{" "}
    [gladiator] lugar { $seat-number }, { $called }:{" "}
   *[nobody] {""}
}{ $what ->
    [number] esperava-se { $key } de { $low } a { $high }{ $by }, mas veio { $came }
    [truth] { $key }: esperava-se true ou false, mas veio { $came }
    [one-of] { $key }: esperava-se um de { $known }{ $by }, mas veio { $came }
    [row] { $key }: esperava-se uma fila de { $count }{ $by }, mas veio { $came }
    [short-row] { $key }: esperava-se uma fila de no máximo { $most }{ $by }, mas veio { $came }
    [numbers] { $key }: esperavam-se números de { $low } a { $high }{ $by }, mas veio { $came }
    [so-many] { $key }: esperavam-se { $count } números{ $by }, mas veio { $came }
    [key] esperava-se um de { $known }, mas veio { $came }
    [only] esperava-se { $key }, mas veio { $came }
    [seats] esperava-se { $key } para { $seats ->
        [one] { $seats } lugar
       *[other] { $seats } lugares
    }{ $by }, mas veio { $came }
    [table] esperava-se uma tabela, mas veio { $came }
    [premade] com personagens prontos não se espera criação alguma (4.1)
    [familia] esperava-se uma familia de { $size } (4.3.1), mas veio { $came }
    [same-name] dois gladiadores se chamam { $name }, mas um nome é de um só (7.2.2)
    [former-name] { $name } era o nome de alguém que se foi, e é só dele (7.2.2)
    [game-name] { $name } é um nome dos gladiadores do próprio jogo (7.2.2)
    [names] { $key }: esperava-se uma fila de nomes (7.2.2), mas veio { $came }
    [no-name] esperava-se um nome (7.2.2)
    [long-name] esperava-se um nome de no máximo { $most } letras (7.2.2)
    [blank-name] esperava-se um nome que não seja vazio nem comece ou termine com um espaço (7.2.2)
    [venue] venues: esperava-se { $none } ou um local de { $key }, de { $low } a { $high } (7.4.0.1), mas veio { $came }
    [styles] esperavam-se um estilo principal e outro como segundo, ou nenhum (3.8.0.1)
    [signatures] esperavam-se duas Marcas diferentes (3.5.2)
    [freed] espera-se um gladiador livre em Roma (7.6.1)
    [laurels] esperavam-se no máximo tantos louros quantas vitórias, { $wins } (7.7.3.1), mas vieram { $laurels }
    [total] esperava-se um total de PA de no máximo { $most } (3.6.5.2), mas veio { $came }
    [apart] esperavam-se Atributos com no máximo { $most } de distância (3.6.4.1), mas veio { $came }
    [unfit] uma parte que serve para lutar está em 0 para sempre: ele se aposentou (7.5.3)
   *[other] { $reason }
}
refused-step = Esperava-se um passo de { $game }, mas veio { $step }.
refused-step-number = Opção --from: esperava-se um passo de 0 a { $last }, mas veio { $step }.
refused-seat = Esperava-se um lugar de 0 a { $last }, mas veio { $seat }.
refused-turn = Esperava-se uma resposta do lugar { $asked-number }, mas ela veio do lugar { $seat-number }.
refused-index = Lugar { $seat-number }: esperava-se uma opção de 0 a { $last }, mas veio { $index }.
refused-over = Já não se esperava nenhuma resposta, pois a partida acabou, mas veio uma.
refused-count = { $name }: esperava-se pelo menos 1, mas veio { $number }.
refused-bots = { $seats ->
    [one] Para { $seats } lugar esperava-se um bot
   *[other] Para { $seats } lugares esperavam-se de um a { $seats } bots
}, mas { $bots ->
    [one] veio { $bots }
   *[other] vieram { $bots }
}.
refused-one-bot = Opção --bots: esperavam-se dois bots ou mais, mas veio um só.
refused-no-ray = Esperava-se o Ray para --ray, mas ele não está aqui: pip install "harena[ray]".
refused-ray-unreachable = Esperava-se um cluster Ray em { $address }, mas não há nenhum.
refused-search = Esperava-se uma busca de tantos testes ou milissegundos, como search:400 ou search:200ms, mas veio search:{ $text }.
refused-seat-link = Esperava-se o link de um lugar, http://…/t/MESA#seat=FICHA, mas veio { $link }.
refused-remote = A mesa em outro lugar: { $what }
refused-action = Lugar { $seat-number }: esperava-se uma ação que a máscara permite, mas veio { $action }.
refused-own-bot = Esperava-se um bot seu, módulo:Classe, mas veio { $bot } ({ $why }).
refused-ladder-seats = Para uma classificação esperavam-se pelo menos { $least } lugares, mas veio { $seats }.
refused-worker-died = Era esperado um processo que joga partidas até o fim, mas um terminou com o código { $status }.
refused-limit = Opção --limit: eram esperados mais de 0 segundos, mas veio { $text }.
refused-own-answer = De { $bot } era esperada uma de { $count } opções, de 0 a { $last }, mas veio { $text }.

## Lições e dicas

help-learn = Aprenda um jogo em poucas lições curtas, jogadas no seu próprio tabuleiro.
param-learn-game = O jogo. Pode ser omitido se houver só um.
param-lesson = A lição por onde começar, pelo nome que tem na lista; senão, a primeira que você não terminou.
param-learn-pace = Com que rapidez se conta o que os outros fazem: fast, normal ou slow.
value-lesson = LIÇÃO
lesson-row = { $number }. { $title } ({ $id })
lesson-row-done = { $number }. { $title } ({ $id }), concluída
lesson-heading = Lição { $number }: { $title }
lesson-do = → { $task }
lesson-not-yet = As regras permitem, mas agora não: siga primeiro o treinador.
lesson-next = Enter para a próxima lição, qualquer outra coisa para parar:{" "}
lessons-done = Essa foi a última lição. Agora jogue: { $command }
refused-lesson = Esperava-se uma das lições { $known } de { $game }, mas veio { $lesson }.
refused-no-lessons = { $game } ainda não tem lições.
command-hint = dica
command-hint-help = o que você faria? A escolha de um bot e o porquê; o resultado dirá que você perguntou
hint-none = Só pode perguntar quem joga sozinho contra bots, e só quando há algo a decidir.
advice = Eu escolheria: { $option }. { $why }
advice-only = Não há mais nada a escolher.
advice-instinct = É a minha primeira ideia, e olhando adiante não vejo nada melhor.
advice-ahead = Em vez de “{ $other }”, a escolha óbvia: das partidas que imaginei, que só estimam o que não vejo, { $better ->
        [0] menos de 1%
        [1] mais de 99%
       *[other] cerca de { NUMBER($better, style: "percent", maximumFractionDigits: 0) }
    } saíram melhor assim, e { $worse ->
        [0] menos de 1%
        [1] mais de 99%
       *[other] cerca de { NUMBER($worse, style: "percent", maximumFractionDigits: 0) }
    } pior.
advice-seldom = Em vez de “{ $other }”, a escolha óbvia: melhor em { $better ->
        [0] menos de 1%
        [1] mais de 99%
       *[other] cerca de { NUMBER($better, style: "percent", maximumFractionDigits: 0) }
    } das partidas que imaginei, que só estimam o que não vejo, mas nelas ganha mais do que perde nas outras.
advice-close = É pouco melhor que “{ $other }”: na maioria das partidas que imaginei, as duas acabam igual.
first-match = A sua primeira partida? “{ $learn }” ensina o jogo passo a passo; digite { $hint } quando não souber o que fazer.{ $light ->
    [none] {""}
   *[other] {" "}Regras mais leves: “{ $light }”.
}
hints-used = { $count ->
    [one] Com uma dica.
   *[other] Com { $count } dicas.
}

# A server for strangers.
verified-fingerprint = Sua impressão curta: { $fingerprint }
verified-anchor = { $kept ->
    [receipt] São os do seu recibo: a mesa, a promessa dela, os compromissos de todos e os seus próprios bytes.
    [fingerprint] São os da sua impressão curta: a mesa e a promessa dela. Que os seus próprios bytes entraram só um recibo mostra: --receipt ARQUIVO.
   *[nothing] Que esta promessa foi feita antes da partida não se vê só pelo registro: compare a impressão curta com a que o seu cliente mostrou então (--fingerprint), ou indique o recibo que ele guardou (--receipt ARQUIVO).
}
param-verify-receipt = Comparar com o que um cliente guardou da mesa: um arquivo.
param-verify-fingerprint = Comparar com o que um cliente mostrou antes da partida: 16 letras.
value-receipt = ARQUIVO
value-fingerprint = LETRAS
refused-dice-pledge = O que um lugar abriu não é o que ele havia prometido.
refused-dice-fingerprint = A promessa não é aquela cuja impressão curta você tem.
refused-dice-receipt = O registro não é o deste recibo.
refused-not-a-receipt = Era esperado o recibo de uma mesa, mas { $file } não é um.
param-serve-config = Um arquivo com as configurações do servidor (TOML).
param-serve-database = Um banco de dados PostgreSQL que vários processos partilham, em vez de um arquivo na pasta.
param-serve-packs = Uma pasta de pacotes, cada um em PASTA/JOGO/PACOTE: as mesas podem ser jogadas com eles.
param-serve-given = Uma configuração do servidor além do arquivo; pode ser repetida.
value-database = ENDEREÇO
value-packs = PASTA
value-config = ARQUIVO
value-given = NOME=VALOR
refused-folder-in-use = { $at } já é servida pelo processo { $what }: pare esse servidor ou indique outra pasta com --data.
refused-folder-unwritable = Não é possível gravar em { $at } ({ $what }): entregue a pasta ao usuário do servidor, monte-a para gravação ou indique outra com --data.
refused-folder-full = O disco de { $at } está cheio: libere pelo menos { $what } MB e inicie de novo.
refused-database-damaged = { $at } está danificado ({ $what }): coloque uma cópia de segurança no lugar, ou mova-o para começar com uma casa vazia.
refused-database-unreachable = O banco de dados { $at } não pode ser usado ({ $what }): inicie-o, ou dê outro endereço com --database.
refused-database-newer = { $at } foi gravado por um Harena mais novo (esquema { $what }): instale essa versão de novo, ou recoloque a cópia de segurança de antes.
refused-settings = { $at }: a configuração não é possível ({ $what }).

## Odds before a match

help-odds = As chances de dois um contra o outro, ou quem vence quem.
param-pair = Quem enfrenta quem: dois gladiadores, somas ou conjuntos de dados, conforme o jogo. Sem eles cada tipo enfrenta todos os outros, ou o jogo diz o que espera.
value-pair = GLADIADORES
refused-gladiator = Um gladiador: esperava-se { $what ->
    [signatures] no máximo duas Marcas diferentes (3.5.2)
    [total] um total de PA de no máximo { $most } (3.6.5.2)
    [attributes] três números de 1 a { $most } como 5/4/3 (3.6.5.1)
   *[known] { $expected }
}, mas veio { $word }.
refused-pair = Esperavam-se dois gladiadores, mas { $count ->
    [one] veio { $count }
   *[other] vieram { $count }
}.
refused-no-odds = Há chances para { $known }, mas veio { $game }.
refused-odds-numbers = Esperavam-se duas somas de 0 a { $most }, ataque e defesa, mas veio { $numbers }.
refused-odds-pools = Esperavam-se duas pilhas de 1 a { $most } dados, ataque e defesa, ou dois combatentes como crixus:gladius, mas veio { $numbers }.
refused-odds-fighter = Esperava-se uma pilha de dados, ou um Gladiador ou Escravo pelo nome ou id, mas veio { $word }.
refused-odds-gear = Esperava-se um Equipamento pelo nome ou id, mas veio { $word }.
refused-odds-carried = O número esperado de { $kind ->
    [weapon] Armas
    [armour] Armaduras
   *[special] Especiais
} para um combatente era no máximo { $most } (11.1), mas vieram mais.
refused-odds-computed = Estas probabilidades são calculadas, não jogadas: não se esperava { $option }, mas veio { $value }.

## Campaigns

help-campaign = Jogar uma campanha: lutas que se seguem, em um só arquivo com um diário.
param-campaign-file = O arquivo da campanha. Sem ele, continua a última campanha do jogo ou começa uma nova.
param-new = Começar uma nova campanha.
param-players = Os nomes das pessoas nesta tela, separados por vírgulas.
param-gladiators = Nomes para seus gladiadores, separados por vírgulas; há tantos quantos nomes.
param-fights = Um bot que luta por você; todo o resto você decide: champion, veteran, scout, greedy, instinct, beginner, random ou um próprio do jogo; também search:400, search:200ms, ou um seu, module:Class.
param-unattended = Deixar os bots jogarem a campanha inteira, até a liberdade, a morte ou o fim do tempo.
param-matches = Com --unattended: no máximo tantas lutas.
param-journal = Mostrar o diário.
param-note = Acrescentar ao diário uma nota sua.
param-export = Escrever o diário em um novo arquivo de texto.
param-pace = Com que ritmo se conta o que os bots fazem: fast, normal ou slow.
value-gladiators = NOME,NOME
value-fights = BOT
value-matches = NÚMERO
value-note = TEXTO
value-export = ARQUIVO
journal-note = Nota: { $text }
campaign-kept = A campanha está em { $file }.
campaign-go-on = Continuar com: { $command }
campaign-prompt = Enter para a próxima luta, ou diário, nota TEXTO, exportar ARQUIVO, sair >{" "}
campaign-command-journal = diário
campaign-command-note = nota
campaign-command-export = exportar
campaign-command-quit = sair
campaign-commands = Enter continua; senão um de { $names }.
campaign-noted = Anotado.
campaign-exported = O diário está escrito em { $file }.
campaign-is-over = A campanha acabou.
campaign-unattended = { $ending ->
    [freedom] Liberdade, depois de { $matches ->
        [one] { $matches } luta
       *[other] { $matches } lutas
    }.
    [death] Não resta ninguém, depois de { $matches ->
        [one] { $matches } luta
       *[other] { $matches } lutas
    }.
   *[time] O tempo acabou, depois de { $matches ->
        [one] { $matches } luta
       *[other] { $matches } lutas
    }.
}
refused-no-campaigns = Esperava-se um jogo com campanhas, mas { $game } não tem.
refused-campaign-alone = { $file } continua como começou, mas veio também { $option }; --new começa outra.
refused-gladiators-named = Os gladiadores nomeados: { refused-carried-why }.
refused-campaign-file = { $kept ->
    [none] { $file }: { $reason }
   *[other] { $file }: { $reason } A versão anterior está em { $kept }.
}
refused-campaign-field = { $what ->
    [entry] journal, linha { $line }: esperava-se um evento de { $game } ou uma nota, mas veio { $came }
    [fact] journal, linha { $line }: esperava-se o fato { $key }, mas veio { $came }
    [facts] journal, linha { $line }: esperavam-se nomes e números, mas veio { $came }
    [seat] journal, linha { $line }: esperava-se um lugar de 0 a { $last }, mas veio { $came }
    [missing] esperava-se o campo { $key }, mas nada veio
    [kind] { $key }: esperava-se { $kind }, mas veio { $came }
    [key] esperava-se um de { $known }, mas veio { $came }
    [version] esperava-se uma campanha da versão { $version }, mas veio { $came }
    [game] esperava-se uma campanha de { $game }, mas veio { $came }
    [campaign] options: esperava-se campaign true (4.2.1), mas veio { $came }
    [matches] matches: esperava-se um número a partir de 0, mas veio { $came }
    [match] match: esperava-se a partida { $seed } de { $game }, mas veio { $came }
    [past] match: esperava-se o que diz o passado, mas veio outra coisa
   *[other] Esperava-se { $expected }, mas veio { $came }
}.
refused-note = Esperava-se uma nota de 1 a { $most } letras, mas { $came ->
    [one] veio { $came }
   *[other] vieram { $came }
}.
refused-note-sign = Esperava-se uma nota de sinais que se possam imprimir, mas veio { $sign }.
refused-notes = Esperavam-se no máximo { $most } notas ao lado de um combate, mas vieram { $came }.
