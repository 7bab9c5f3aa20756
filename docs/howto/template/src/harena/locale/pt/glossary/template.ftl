# O que significam as palavras de Sparring. Regras e sinais estão em glossary/template.json.

template-term-aim = Objetivo
    .says = Ter mais pontos depois da última rodada. No empate, divide-se a vitória.
template-term-square = Casa
    .says = Uma de nove, com um número: o seu favor. Na sua vez você fica, ou vai a uma livre ao lado.
template-term-favour = Favor
    .says = Role ao menos o que diz a sua casa, e você marca esse tanto de pontos.
template-term-laurel = Louro
    .says = Uma carta de dois pontos. Você pode jogar uma carta por vez.
template-term-feint = Finta
    .says = Uma carta que traz outras duas do baralho.
