# Lezioni di Sparring. X è ciò che dice l’allenatore, X-do il compito in una riga.

template-lesson-first-title = Piacere al pubblico
template-lesson-first-stand = Ogni casella ha un favore: tira almeno altrettanto e lo segni. Il centro è difficile da accontentare, e vale 5.
template-lesson-first-stand-do = Vai in B2.
template-lesson-first-card = Un sei: il pubblico esulta, 5 punti per te. Un alloro ne dà altri 2.
template-lesson-first-card-do = Gioca un alloro.
template-lesson-first-play-it = Dopo l’ultimo round non varrebbe più nulla. Giocalo.
template-lesson-first-end = Sette punti in un turno. Non c’è altro da sapere.

## Perché un bot sceglierebbe così, quando segue il primo pensiero

template-advice-move = Lì un tiro rende di più in media: il favore, per la probabilità di piacere.
template-advice-card = Semplicemente la prima carta della tua mano: non ne vedo una migliore.
