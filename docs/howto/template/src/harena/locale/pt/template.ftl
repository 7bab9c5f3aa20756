# Sparring. Para cada jogador $x há $x, o nome, e $x-is: "you" para quem lê, ou "other".

template-title = Sparring
template-about = De dois a quatro gladiadores treinam pelo favor do público.
template-aim = Vence quem tiver mais pontos depois da última rodada.
template-welcome = Mova, lance o dado, jogue uma carta. Vence quem tiver mais pontos.

## Perguntas e opções

template-ask-move = Onde você fica?
template-option-move = { $square }
template-ask-card = Que carta você joga?
template-option-card = { $playing ->
    [laurel] louro: 2 pontos
    [feint] finta: 2 cartas
   *[none] nenhuma
}

## O que aconteceu

template-event-entered = { $seat-is ->
    [you] Você entra em { $square }.
   *[other] { $seat } entra em { $square }.
}
template-event-drew = { $seat-is ->
    [you] Você compra { $card ->
        [laurel] um louro
       *[feint] uma finta
    }.
   *[other] { $seat } compra uma carta.
}
template-event-round_began = Rodada { $round }
template-event-moved = { $seat-is ->
    [you] Você vai de { $start } para { $square }.
   *[other] { $seat } vai de { $start } para { $square }.
}
template-event-thrown = { $seat-is ->
    [you] Você tira { $face }.
   *[other] { $seat } tira { $face }.
}
template-event-cheered = { $seat-is ->
    [you] O público aplaude: { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } para você.
   *[other] O público aplaude: { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } para { $seat }.
}
template-event-played = { $seat-is ->
    [you] Você joga
   *[other] { $seat } joga
} { $card ->
    [laurel] um louro: 2 pontos.
   *[feint] uma finta: 2 cartas.
}
template-event-ended = O treino acabou.

## A regra por trás de uma escolha, e por que algo não pode ser escolhido

template-rule-move = Fique, ou vá para uma casa livre ao lado. Você marca o favor dela se o dado mostrar o mesmo ou mais (3.2, 3.3).
template-rule-card = Uma carta por turno, ou nenhuma (3.4). Um louro dá 2 pontos, uma finta 2 cartas (4.1).
template-refusal-square-taken = Já há alguém ali (3.2).
template-refusal-too-far = Essa casa não fica ao lado da sua (3.2).
template-refusal-no-such-card = Você não tem uma carta assim (3.4).

## Opções de jogo

template-play-rounds = Quantas rodadas se jogam.

## No navegador

browser-template-about = Nove casas, um dado, duas cartas.
browser-template-how = Fique onde o público é exigente e lance bem, ou jogue com cuidado. As cartas ajudam uma vez.
browser-template-rule-of-move = Mover e lançar
browser-template-rule-of-card = Jogar uma carta
browser-template-play-rounds = Rodadas
