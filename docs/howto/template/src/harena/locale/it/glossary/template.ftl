# Che cosa significano le parole di Sparring. Regole e segni stanno in glossary/template.json.

template-term-aim = Scopo
    .says = Avere più punti dopo l’ultimo giro. A parità si divide la vittoria.
template-term-square = Casella
    .says = Una di nove, con un numero: il suo favore. Nel tuo turno resti, o vai in una libera accanto.
template-term-favour = Favore
    .says = Tira almeno quanto dice la tua casella, e segni altrettanti punti.
template-term-laurel = Alloro
    .says = Una carta da due punti. Puoi giocare una carta per turno.
template-term-feint = Finta
    .says = Una carta che te ne porta altre due dal mazzo.
