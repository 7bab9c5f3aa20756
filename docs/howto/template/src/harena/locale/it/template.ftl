# Sparring. Per ogni giocatore $x ci sono $x, il nome, e $x-is: "you" per chi legge, oppure "other".

template-title = Sparring
template-about = Da due a quattro gladiatori si allenano per il favore del pubblico.
template-aim = Vince chi ha più punti dopo l’ultimo giro.
template-welcome = Muovi, tira il dado, gioca una carta. Vince chi ha più punti.

## Domande e opzioni

template-ask-move = Dove ti metti?
template-option-move = { $square }
template-ask-card = Quale carta giochi?
template-option-card = { $playing ->
    [laurel] alloro: 2 punti
    [feint] finta: 2 carte
   *[none] nessuna
}

## Che cosa è successo

template-event-entered = { $seat-is ->
    [you] Entri in { $square }.
   *[other] { $seat } entra in { $square }.
}
template-event-drew = { $seat-is ->
    [you] Peschi { $card ->
        [laurel] un alloro
       *[feint] una finta
    }.
   *[other] { $seat } pesca una carta.
}
template-event-round_began = Giro { $round }
template-event-moved = { $seat-is ->
    [you] Vai da { $start } a { $square }.
   *[other] { $seat } va da { $start } a { $square }.
}
template-event-thrown = { $seat-is ->
    [you] Tiri { $face }.
   *[other] { $seat } tira { $face }.
}
template-event-cheered = { $seat-is ->
    [you] Il pubblico applaude: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per te.
   *[other] Il pubblico applaude: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per { $seat }.
}
template-event-played = { $seat-is ->
    [you] Giochi
   *[other] { $seat } gioca
} { $card ->
    [laurel] un alloro: 2 punti.
   *[feint] una finta: 2 carte.
}
template-event-ended = L’allenamento è finito.

## La regola dietro una scelta, e perché qualcosa non si può scegliere

template-rule-move = Resta, o va in una casella libera accanto. Segni il suo favore se il dado mostra altrettanto o di più (3.2, 3.3).
template-rule-card = Una carta per turno, o nessuna (3.4). Un alloro dà 2 punti, una finta 2 carte (4.1).
template-refusal-square-taken = Lì c’è già qualcuno (3.2).
template-refusal-too-far = Quella casella non è accanto alla tua (3.2).
template-refusal-no-such-card = Non hai una carta così (3.4).

## Opzioni di gioco

template-play-rounds = Quanti giri si giocano.

## Nel browser

browser-template-about = Nove caselle, un dado, due carte.
browser-template-how = Mettiti dove il pubblico è esigente e tira bene, o gioca sul sicuro. Le carte aiutano una volta.
browser-template-rule-of-move = Muovere e tirare
browser-template-rule-of-card = Giocare una carta
browser-template-play-rounds = Giri
