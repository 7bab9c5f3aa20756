# Lições de Sparring. X é o que diz o treinador, X-do a tarefa em uma linha.

template-lesson-first-title = Agradar ao público
template-lesson-first-stand = Cada casa tem um favor: tire esse número ou mais e você o marca. O meio é difícil de agradar, e vale 5.
template-lesson-first-stand-do = Vá para B2.
template-lesson-first-card = Um seis: o público aplaude, 5 pontos para você. Um louro dá mais 2.
template-lesson-first-card-do = Jogue um louro.
template-lesson-first-play-it = Depois da última rodada ele não valeria mais nada. Jogue-o.
template-lesson-first-end = Sete pontos em um turno. Não há mais nada a saber.

## Por que um bot escolheria assim, quando segue a primeira ideia

template-advice-move = Ali um lance rende mais em média: o favor, vezes a chance de agradar.
template-advice-card = Simplesmente a primeira carta da sua mão: não vejo melhor.
