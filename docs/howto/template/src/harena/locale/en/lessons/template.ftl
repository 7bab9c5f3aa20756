# Lessons of Sparring. X is what the coach says, X-do the task in one line.

template-lesson-first-title = Please the crowd
template-lesson-first-stand = Every square has a favour: throw as much or more, and you score it. The middle is hard to please, and worth 5.
template-lesson-first-stand-do = Go to B2.
template-lesson-first-card = A six: the crowd cheers, 5 points for you. A laurel gives 2 more.
template-lesson-first-card-do = Play a laurel.
template-lesson-first-play-it = After the last round it would be worth nothing. Play it.
template-lesson-first-end = Seven points in one turn. That is all there is to know.

## Why a bot would choose so, where it follows its first thought

template-advice-move = There a throw brings most on the average: the favour, times the chance to please.
template-advice-card = Simply the first card of your hand: I see no better one.
