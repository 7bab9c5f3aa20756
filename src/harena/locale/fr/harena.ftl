# Les mots de la maison : le terminal, les refus et ce que tous les jeux ont.
#
# Pour chaque joueur $x il y a trois variables : $x est son nom, $x-is vaut "you" pour qui lit,
# "nobody" ou "other", et $x-vowel vaut "yes" si le nom commence par un son de voyelle.

## Joueurs

you = Vous
nobody = personne
seat-number = Place { $number }
turn-of = { $seat-is ->
    [you] À vous de choisir
   *[other] { $seat }, à vous de choisir
}
to-person = { $seat } : { $question }
at-the-table = À la table : { $names }.
sits-bot = { $name } (bot : { $bot })
points-of = { $points ->
    [one] { $seat } : { $points } point
   *[other] { $seat } : { $points } points
}

## Avant et après une partie

how-many-seats = Combien de joueurs, bots compris, de { $low } à { $high } ? [{ $low }]{" "}
not-a-seat-count = Un nombre de { $low } à { $high } était attendu, mais « { $text } » est arrivé.
autosaved = Chaque réponse est sauvée aussitôt : { $file }
resumed = { $answers ->
    [one] La partie reprend après { $answers } réponse.
   *[other] La partie reprend après { $answers } réponses.
}
match-over = La partie est finie
winner = { $seat-is ->
    [you] Vous gagnez avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } !
   *[other] { $seat } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
winners = { $names } se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
winners-together = { $names } gagnent ensemble.
no-winner = Personne ne gagne.
# Ends that the rules do not know, and exercises.
ended-gave-up = { $seat-is ->
    [you] Vous abandonnez.
   *[other] { $seat } abandonne.
}
ended-left-over = { $count ->
    [one] Il reste { $names }, qui gagne.
   *[other] Il reste { $names }, qui gagnent.
}
ended-agreed = La partie s’arrête ici, d’un commun accord. Personne ne gagne.
ended-exercise = Un exercice : il reprend à la décision { $step } d’une autre partie.
record-kept = Le procès-verbal de cette partie : { $file }
replay-with = Pour la revoir : { $command }
match-kept = La partie est sauvée : { $file }
resume-with = Pour la reprendre : { $command }
keep-match = Garder cette partie, pour la reprendre plus tard ? [O/n]{" "}
letter-no = n
letter-yes = o
match-thrown-away = La partie a été jetée.

## Réponses et commandes

hint = Numéro ou nom (? pour la règle, aide pour le reste) :{" "}
prompt = >{" "}
several = Cela peut vouloir dire { $names }. Écrivez-en davantage.
not-understood = « { $text } » n’est pas une option : un nombre de { $first } à { $last } ou un nom est attendu. Tapez aide pour en savoir plus.
ahead-forgotten = « { $text } » ne répond pas à cette question.
help-answers = Tapez le numéro d’une option ou son nom ; ses premières lettres suffisent. Plusieurs réponses tiennent sur une ligne.
command-help = aide
command-help-help = cette liste
command-rule = ?
command-rule-help = la règle derrière ce choix ; ? et un mot ou le numéro d’une règle l’explique
command-aim = but
command-aim-help = ce qui fait gagner à ce jeu ; à toute question
command-board = plateau
command-board-help = tout le plateau de nouveau, avec la question
command-score = score
command-score-help = les points jusqu’ici
command-log = journal
command-log-help = ce qui s’est passé ; journal 50 montre les 50 dernières lignes
command-power = pouvoir
command-power-help = ce que vous, ou un autre à cet écran, pouvez faire en plus
command-back = retour
command-back-help = reprendre votre dernière réponse, tant qu’elle n’a rien révélé
command-save = sauver
command-save-help = sauver FICHIER écrit une copie de la partie ; la partie elle-même est toujours sauvée
command-quit = quitter
command-quit-help = quitter la table ; vous pourrez reprendre plus tard
command-resign = abandonner
command-resign-help = abandonner ; un bot continue à votre place, ou la partie est décidée
command-end = terminer
command-end-help = proposer d’arrêter la partie sans vainqueur : tous à cet écran doivent être d’accord
resign-own-way = Dans ce jeu, on abandonne selon ses propres règles : tapez { $command }.
resign-sure = Abandonner ? Vous perdez et ne pouvez pas revenir. [o/N]{" "}
end-sure = Arrêter ici, sans vainqueur ? [o/N]{" "}
end-agree = { $other } : { $seat } voudrait arrêter la partie ici, sans vainqueur. D’accord ? [o/N]{" "}
end-refused = { $seat } préfère continuer.
interject-hint = Tapez { $command } pour voir ce que vous pouvez faire en plus.
interject-none = Il n’y a rien à faire en plus pour le moment.
interject-who = Qui (Entrée pour personne) :{" "}
interject-prompt = Numéro ou nom (Entrée pour rien) :{" "}
step-in-prompt = { $seat } va choisir. Entrée pour continuer, { $command } pour intervenir avant :{" "}
step-in-not-understood = « { $text } » ne fait rien ici : Entrée continue, { $command } intervient, aide dit ce qu’il y a d’autre.
hand-over = L’écran est maintenant pour { $seat }
hand-over-prompt = { $seat }, appuyez sur Entrée quand personne d’autre ne regarde :{" "}
go-on-prompt = Entrée pour continuer :{" "}
count-prompt = { $question } (de { $low } à { $high }) :{" "}
labelled = { $label } : { $text }
apart = { $before } ; { $after }
word-all = toutes
word-none = aucune
no-rule = Il n’y a rien à expliquer ici.
# Why something cannot be chosen, in any game.
refusal-not-asked = Ce n’est pas à vous de choisir.
refusal-other-ask = La question est une autre à présent.
refusal-no-such-choice = Ce choix n’existe pas.
rule-in-english = Les règles une à une sont en anglais.
term-rules = { $count ->
    [one] Règle { $rules }
   *[other] Règles { $rules }
}
term-unknown = « { $word } » n’est pas expliqué dans ce jeu.
term-near = Peut-être : { $names }.
taken-back = Réponse reprise.
not-taken-back = Il n’y a rien qui puisse être repris.
saved = Sauvé : { $file }

## Revoir une partie

step = Étape { $step } sur { $last }
step-number = { $question } : { $choice }
step-choice = { $seat-is ->
    [you] Vous avez choisi : { $choice }
   *[other] { $seat } a choisi : { $choice }
}
step-secret = { $seat-is ->
    [you] Vous avez choisi en secret.
   *[other] { $seat } a choisi en secret.
}
replay-prompt = n suivante, p précédente, 0 à { $last }, fin, jouer à partir d’ici, q quitter :{" "}
replay-word-end = fin
replay-word-play = jouer
replay-not-over = On ne peut jouer à partir d’ici que d’une partie finie ; celle-ci se reprend avec harena play --resume.
replay-at-end = C’est la fin.
replay-not-understood = « { $text } » n’est pas une étape : n, p, un nombre jusqu’à { $last }, fin, jouer ou q est attendu.
verified = { $file } : la partie se rejoue comme elle est écrite ({ $answers ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
}, { $events ->
    [one] { $events } événement
   *[other] { $events } événements
}, empreinte { $digest }).
verified-dice = Les dés sont ceux qui ont été promis avant la partie : empreinte { $commitment }.

## Ce qu’il y a

game-seats = De { $low } à { $high } joueurs.
game-options = Options de jeu : { $names }. Expliquées par : { $command }
column-option = Option
column-values = Valeurs
column-section = Section
column-meaning = Sens
column-strength = Mesuré
option-when = Seulement avec { $conditions }.
option-range = de { $low } à { $high }, par défaut { $default }
option-value = { $default ->
    [yes] { $value } (par défaut)
   *[no] { $value }
}
option-value-meaning = { $default ->
    [yes] { $value } (par défaut) : { $meaning }
   *[no] { $value } : { $meaning }
}
options-use = Usage : { $command }
bots-use = Pour jouer contre l’un d’eux : { $command }
bot-champion-note = essaie jusqu’à 1600 parties imaginées pour chaque choix
bot-veteran-note = essaie jusqu’à 400 parties imaginées pour chaque choix
bot-scout-note = essaie jusqu’à 100 parties imaginées pour chaque choix
bot-greedy-note = pèse ce que vaut chaque choix
bot-instinct-note = suit quelques bonnes habitudes
bot-beginner-note = pèse aussi ses choix et fait des erreurs honnêtes
bot-random-note = fait tout ce qui est permis
bot-strength = a gagné { $won } parties sur { $matches } contre « { $against } »
rules-use = Un mot expliqué : { $command } ; à la table : ? { value-word }
pack-written = Le paquet est écrit : { $folder }
pack-next = Changez-le, vérifiez-le avec « { $check } », et jouez avec « { $play } ».
pack-good = { $folder } : un bon paquet pour { $game } (empreinte { $digest }).
simulating = On joue à { $game }
column-bot = Bot
column-seat = Place
column-seats = Places
column-against = Contre
column-matches = Parties
column-wins = Victoires
column-times = Fois
balance-title = Équilibre de { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} à { $seats } entre bots égaux ({ $bot })
column-rating = Cote
rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
rating-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
ladder-title = Classement de { $game } : part de victoires, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} par paire
ladder-seats = { $seats } à la table, le premier contre le second
fault-crashed = { $bot } est tombé en panne et a perdu { $times ->
    [one] une partie
   *[other] { $times } parties
} : { $what }
fault-cheated = { $bot } a répondu ce qui n’était pas proposé et a perdu { $times ->
    [one] une partie
   *[other] { $times } parties
} : { $what }
fault-overran = { $bot } a mis trop de temps et a perdu { $times ->
    [one] une partie
   *[other] { $times } parties
} : { $what }
column-share = Part
column-interval = Intervalle à 95 %
simulated-rounds = Tours : { NUMBER($mean, maximumFractionDigits: 1) } en moyenne, de { $least } à { $most }.
simulated-decisions = Décisions : { NUMBER($mean, maximumFractionDigits: 1) } en moyenne, de { $least } à { $most }.
simulated-shared = Victoires partagées : { $count }.
simulated-seconds = Secondes : { NUMBER($seconds, maximumFractionDigits: 1) }, soit { NUMBER($speed, maximumFractionDigits: 1) } parties par seconde.
serving = Harena est servi sur { $address } ; Ctrl-C l’arrête. Les parties sont gardées dans { $data }.
analysis-title = { $game } : chances de gagner d’après ce que chaque place savait, { $playouts } parties imaginées pour chacune
analysis-turning = Après { $answers ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
}, { $seat } : { $question }
analysis-choices = Joué : { $played } ({ $was }). La recherche préfère : { $preferred } ({ $would }).
analysis-luck = Après { $answers ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
}, { $seat } : { $was } est devenu { $now }. Aucun choix n’en est la cause : les dés ou les cartes ont décidé.
analysis-replay = La voir, et jouer à partir de là : { $command }
analysis-none = Aucun choix n’a coûté cher à personne.
column-answers = Réponses
chance = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
estimate = { $chance ->
    [0] moins de 1 %
    [1] plus de 99 %
   *[other] { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
}
sitting = { $name } ({ $bot }) est assis à la place { $number } d’une table de { $game }.
sitting-won = { $name } a gagné. Points : { $scores }
sitting-lost = { $name } n’a pas gagné. Points : { $scores }
simulated-digest = Empreinte de tout ce qui s’est passé : { $digest }
simulated-broken-off = Interrompu : { $played ->
    [one] { $played } partie sur { $total } a été jouée, et elle est comptée.
   *[other] { $played } parties sur { $total } ont été jouées, et celles-là sont comptées.
}
wins = { NUMBER($wins, maximumFractionDigits: 1) }
share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
interval = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Comment s’emploient les commandes

usage = Usage : { $command } [options]
usage-commands = Commandes
usage-arguments = Arguments
usage-options = Options
help = Cinq jeux de gladiateurs : y jouer, les revoir, les étudier.
param-help = Cette explication.
param-lang = Langue : en, it, fr ou pt. Sinon HARENA_LANG, sinon la langue de cette machine.
param-game = Le jeu : un de ceux que montre « harena games ».
param-word = Le mot à expliquer ; sans mot, tous sont cités.
param-file = Le procès-verbal d’une partie.
param-folder = Le dossier du paquet.
param-seats = Combien de joueurs, bots compris.
param-bots = Les bots, séparés par des virgules : champion, veteran, scout, greedy, instinct, beginner, random ou un propre au jeu ; aussi search:400 (essais), search:200ms, ou votre module:Classe.
param-seed = Un texte quelconque. La même graine redonne la même chose.
param-option = Une option de jeu, nom=valeur ; peut être donnée plusieurs fois. « harena options JEU » les montre.
param-pack = Un dossier avec vos propres contenus, comme le crée « harena pack new ».
param-no_colour = Sans couleurs. La variable NO_COLOR fait de même.
param-ascii = Dessiner en lettres ASCII seulement.
help-play = Jouer une partie contre des bots, ou à plusieurs devant un écran.
param-play-game = Le jeu. Peut être omis s’il n’y en a qu’un, et avec --resume.
param-play-players = Les noms des personnes devant cet écran, séparés par des virgules.
param-play-bots = Les bots, séparés par des virgules : champion, veteran, scout, greedy, instinct, beginner, random ou un propre au jeu ; aussi search:400, search:200ms, ou votre module:Classe. Ils sont répétés au besoin.
param-play-save = Le fichier où garder la partie. Sinon elle est dans votre dossier de parties sauvées.
param-play-resume = Reprendre la partie de ce fichier ; sans fichier, la dernière que vous avez quittée.
param-play-after = Poursuivre une campagne : la partie finie que celle-ci suit.
param-play-heirs = Avec --after : de nouveaux gladiateurs prennent la place des morts.
param-play-pace = À quelle allure on raconte ce que font les bots : fast (vite), normal ou slow (lentement).
help-replay = Parcourir pas à pas le procès-verbal d’une partie.
param-replay-start = L’étape par laquelle commencer.
param-replay-seat = Par les yeux de cette place, à partir de 0.
param-replay-auto = Avancer tout seul, avec tant de secondes par étape.
help-verify = Rejouer un procès-verbal et dire s’il se passe comme il est écrit.
help-analyse = Revoit une partie : la chance de gagner de chaque place, où elle a tourné, et ce que la recherche y aurait fait.
param-analyse-playouts = Combien de parties imaginées sont jouées pour chaque chance.
param-analyse-chart = Un fichier pour un graphique des chances (SVG).
help-simulate = Faire jouer aux bots beaucoup de parties, et compter.
help-ladder = Faire jouer chaque bot contre chaque autre, et compter.
param-ladder-seats = Les nombres de joueurs, séparés par des virgules.
param-ladder-limit = Combien de secondes un choix peut durer ; qui dépasse perd la partie.
param-ladder-chart = Un fichier pour un graphique (SVG).
help-sit = Fait asseoir un bot, fourni ou à vous, à une table d’un serveur en marche.
param-sit-link = Le lien de la place : http://…/t/TABLE#seat=JETON.
param-sit-bot = Le bot : champion, veteran, scout, greedy, instinct, beginner, random, un propre au jeu, search:400, search:200ms, ou votre module:Classe.
param-sit-name = Le nom qu’il porte à la table.
help-balance = Faire jouer à des bots égaux beaucoup de parties, et dire qui gagne selon la place, selon ce qui a été choisi et selon ce qui a servi.
param-balance-bot = Le bot assis à chaque place : champion, veteran, scout, greedy, instinct, beginner, random ou un propre au jeu ; aussi search:400, search:200ms, ou votre module:Classe.
param-balance-report = Un fichier pour les résultats en JSON.
param-balance-chart = Un fichier pour un graphique (SVG).
param-odds-chart = Un fichier pour un graphique (SVG) ; pour les jeux dont les chances sont des tableaux.
param-games = Combien de parties.
param-jobs = Combien de processus y travaillent.
param-ray = L’adresse d’une grappe Ray dont les processus jouent à la place : local, auto ou HÔTE:PORT.
param-keep = Un fichier qui garde l’issue de chaque partie : interrompu, le compte reprend de là quand on redemande la même chose.
param-json = Les résultats en JSON.
help-serve = Ouvrir des tables dans le navigateur, jusqu’à interruption.
param-host = L’adresse d’écoute.
param-port = Le port d’écoute, d’habitude 8000 ; 0 en prend un libre.
param-data = Le dossier où les parties sont gardées.
param-show = Montrer aussi dans le navigateur.
help-games = Les jeux qu’il y a.
help-options = Les options de jeu d’un jeu.
help-bots = Les bots d’un jeu, et la force mesurée de chacun.
help-rules = Ce qui fait gagner un jeu, et ce que veulent dire ses mots.
help-pack = Les paquets : des dossiers avec vos propres contenus.
help-pack-new = Écrire les contenus d’un jeu dans un nouveau dossier, pour les changer.
help-pack-check = Dire si l’on peut jouer avec les contenus d’un dossier.
value-command = COMMANDE
value-game = JEU
value-word = MOT
value-file = FICHIER
value-folder = DOSSIER
value-lang = LANGUE
value-seats = NOMBRE
value-players = NOM,NOM
value-bots = BOT,BOT
value-seed = TEXTE
value-option = NOM=VALEUR
value-pack = DOSSIER
value-save = FICHIER
value-resume = FICHIER
value-after = FICHIER
value-pace = ALLURE
value-start = ÉTAPE
value-seat = PLACE
value-auto = SECONDES
value-games = NOMBRE
value-bot = BOT
value-report = FICHIER
value-chart = FICHIER
value-keep = FICHIER
value-host = ADRESSE
value-port = NOMBRE
value-data = DOSSIER
value-playouts = NOMBRE
value-limit = SECONDES
value-link = LIEN
value-name = NOM
value-jobs = NOMBRE
value-ray = ADRESSE

## Refus : ce qui était attendu, ce qui est arrivé, et où

refused-at = { $place } : { $sentence }
refused-usage = { $command } : quelque chose dans cette ligne n’était pas attendu ; « { $command } --help » l’explique.
refused-usage-option = { $command } : l’option { $option } n’existe pas ; « { $command } --help » montre celles qu’il y a.
refused-usage-value = { $command } : l’option { $option } veut une valeur, mais rien n’est arrivé.
refused-usage-missing = { $command } : { $name } était attendu, mais rien n’est arrivé.
refused-usage-flag = { $command } : l’option { $option } ne prend pas de valeur, mais il en est arrivé une.
refused-usage-extra = { $command } : rien de plus n’était attendu, mais { $more } est arrivé ; « { $command } --help » l’explique.
refused-command = Une des commandes { $known } était attendue, mais { $command } est arrivé.
refused-language = Une des langues { $known } était attendue, mais { $language } est arrivé.
refused-game = Un des jeux { $known } était attendu, mais { $game } est arrivé.
refused-no-game = Un des jeux { $known } était attendu, mais rien n’est arrivé.
refused-secret = Un secret de { $most } octets au plus était attendu, mais il en est venu { $bytes }.
refused-seats = { $game } est pour { $low } à { $high } places, mais { $seats } est arrivé.
refused-option = { $game } a les options de jeu { $known }, mais { $option } est arrivé.
refused-option-form = Option --option : nom=valeur était attendu, mais { $text } est arrivé.
refused-option-twice = Option --option : une seule valeur pour { $option } était attendue, mais deux différentes sont arrivées.
refused-contradiction = Option de jeu { $option } : avec ces places et ces options { $expected } était attendu ({ $section }), mais { $value } est arrivé.
refused-armaturae = Option de jeu { $option } : avec ces places et options { $expected } était attendu ({ $section }), car il faut { $wanted } armaturae différentes et il y en a { $known }, mais { $value } est arrivé.
refused-value = Option de jeu { $option } : { $form ->
    [range] un nombre de { $low } à { $high }
    [either] { $expected } ou un nombre de { $low } à { $high }
   *[listed] { $expected }
} était attendu ({ $section }), mais { $value } est arrivé.
refused-number = Option { $option } : un nombre entier à partir de { $low } était attendu, mais { $text } est arrivé.
refused-seconds = Option { $option } : des secondes de 0 à 3600 étaient attendues, mais { $text } est arrivé.
refused-pace = Option --pace : un de { $known } était attendu, mais { $pace } est arrivé.
refused-bot = Un des bots { $known } était attendu, mais { $bot } est arrivé.
refused-name = Des noms différents d’au plus { $most } lettres étaient attendus, mais { $name } est arrivé.
refused-too-many-people = { $seats ->
    [one] À { $seats } place, au plus { $seats } personne était attendue
   *[other] À { $seats } places, au plus { $seats } personnes étaient attendues
}, mais { $people } sont arrivées.
refused-too-many-bots = À { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} avec { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}, au plus { $free ->
    [one] { $free } bot était attendu
   *[other] { $free } bots étaient attendus
}, mais { $bots ->
    [one] { $bots } est arrivé
   *[other] { $bots } sont arrivés
}.
refused-resume-alone = L’option --resume reprend la partie telle qu’elle a commencé, mais { $option } est arrivée aussi.
refused-nothing-saved = Une partie à reprendre était attendue dans { $folder }, mais il n’y en a pas.
refused-no-file = Un fichier était attendu, mais { $file } n’existe pas.
refused-no-folder = Un dossier avec un paquet était attendu, mais { $folder } n’en est pas un.
refused-unreadable = Un fichier de texte lisible était attendu, mais { $file } n’en est pas un.
refused-unwritable = Un endroit où écrire était attendu, mais on ne peut rien écrire dans { $file }.
refused-kept-other = { $file } : les parties de ce compte étaient attendues, mais il contient autre chose. Nommez un autre fichier.
refused-kept-broken = { $file } : l’issue de parties était attendue à la ligne { $line }, mais elle est illisible.
refused-kept-otherwise = { $file } : des parties de ces règles et de ces bots étaient attendues, mais la numéro { $number } finit autrement à présent. Nommez un autre fichier.
refused-after = Option --after : une partie finie d’une campagne était attendue, mais { $file } n’en est pas une.
refused-port = Option --port : un port de 0 à { $high } était attendu, mais { $port } est venu.
refused-listen = Un port libre de cette machine était attendu, mais le port { $port } de { $host } n’est pas libre.
refused-exists = Un nom nouveau était attendu, mais { $file } existe déjà.
refused-not-json = { $file } : un procès-verbal entier était attendu, mais il s’interrompt ou se gâte à la ligne { $line }, colonne { $column }.
refused-not-record = Le procès-verbal d’une partie était attendu, mais { $file } n’en est pas un.
refused-players = Procès-verbal, champ table : { $seats ->
    [one] le nom ou le bot de { $seats } place était attendu
   *[other] les noms et les bots de { $seats } places étaient attendus
}, mais autre chose est arrivé.
refused-no-answers = Une partie avec des réponses était attendue, mais rien n’a été répondu dans celle-ci.
refused-record-harena = Procès-verbal, champ harena : le format { $expected } était attendu, mais { $came } est arrivé.
refused-record-game = Procès-verbal, champ game : { $expected } était attendu, mais { $came } est arrivé.
refused-rules = Cette partie a été jouée avec la version { $expected } des règles de { $game } ; la version { $version } la joue autrement à partir du tour { $round }.
refused-pack = Le paquet { $expected }, avec lequel la partie a été écrite, était attendu, mais { $pack } est arrivé ; --pack nomme un dossier.
refused-no-pack = Un des paquets { $known } de { $game } était attendu, mais { $pack } est arrivé.
refused-pack-name = Un paquet avec un nom à lui était attendu, mais il s’appelle { $name }.
refused-damaged = Le procès-verbal est abîmé : { $what }.
refused-ending = Le procès-verbal dit que la partie a fini autrement qu’elle n’a fini.
refused-dice-commitment = La graine n’est pas celle qui a été promise avant la partie.
refused-dice-secret = Le secret des dés ne découle pas de la graine et des octets de chacun.
refused-dice-form = La partie du fichier qui concerne les dés est abîmée.
refused-imagined = Une partie jouée était attendue, mais une partie imaginée est arrivée, qui n’a pas de procès-verbal.
refused-content = Paquet, { $where } : { $what ->
    [missing] ce champ manque
    [number] un nombre de { $low } à { $high } était attendu, mais { $came } est arrivé
    [text] un texte était attendu, mais { $came } est arrivé
    [line] une ligne d’au plus { $most } lettres était attendue, mais { $came } est arrivé, { $count } lettres
    [one-of] un parmi { $known } était attendu, mais { $came } est arrivé
    [row-of-names] une rangée de noms était attendue, mais { $came } est arrivé
    [twice] l’un d’eux figure deux fois
    [row] une rangée de { $count } nombres était attendue, mais { $came } est arrivé
    [table] une table était attendue, mais { $came } est arrivé
    [tables] une rangée de tables était attendue
    [order] { $known } étaient attendus dans cet ordre, mais { $came ->
        [one] { $came } est arrivé
       *[other] { $came } sont arrivés
    }
    [exactly] { $high } étaient attendus, mais { $came ->
        [one] { $came } est arrivé
       *[other] { $came } sont arrivés
    }
    [several] de { $low } à { $high } étaient attendus, mais { $came ->
        [one] { $came } est arrivé
       *[other] { $came } sont arrivés
    }
    [same-id] deux d’entre eux ont le même id, { $id }
    [unknown] ce champ n’existe pas
    [file-missing] le fichier { $file } manque
    [toml] ce n’est pas du TOML, ligne { $line }, colonne { $column }
    [toml-end] ce n’est pas du TOML, à la fin du fichier
    [truth] true ou false était attendu, mais { $came } est arrivé
    [powers] deux pouvoirs étaient attendus, mais { $came ->
        [one] { $came } est arrivé
       *[other] { $came } sont arrivés
    }
    [hex] une case du plateau était attendue
    [other-hex] une autre case que la première était attendue
    [each-effect] chaque effet était attendu une fois
    [ids-twice] des id différents étaient attendus, mais l’un est arrivé deux fois
    [so-many] le nombre attendu de { $kind ->
            [weapons] Armes
            [armours] Armures
            [specials] Spéciaux
            [Guards] Gardes
            [Reactions] Réactions
            [Schemes] Machinations
            [gladiators] Gladiateurs
            [slaves] Esclaves
            [guards] Gardes
           *[starters] cartes de départ
        } était { $expected } (15.1), mais { $came } est arrivé
    [at-most] le nombre attendu de { $kind ->
            [weapons] Armes
            [armours] Armures
            [specials] Spéciaux
            [Guards] Gardes
            [Reactions] Réactions
            [Schemes] Machinations
            [gladiators] Gladiateurs
            [slaves] Esclaves
            [guards] Gardes
           *[starters] cartes de départ
        } était { $most } au plus (15.3), mais { $came } est arrivé
    [animal-names] deux animaux ont le même nom
    [faces] six faces étaient attendues, mais { $came ->
        [one] { $came } est arrivée
       *[other] { $came } sont arrivées
    }
    [animal-dice] un animal lancerait { $dice } dés sur { $most }
    [teams] { $teams } équipes ne tiennent pas sur { $spaces } cases
    [spaces-left] douze animaux ne peuvent pas remplir les cases qui restent
    [too-few-men] { $count } gladiateurs sont trop peu
    [same-space] deux cases ont les mêmes coordonnées
    [in-pieces] le plateau est en plus d’un morceau
    [costs-less] une valeur plus haute ne peut pas coûter moins
    [two-picks] il y a deux choix, donc le double de cards_a_pick était attendu
    [cheapest] la création la moins chère coûte { $cost }
    [deck-room] cela permettrait { $count } cartes d’une sorte, mais un paquet n’a de place que pour { $most }
    [feints] avec celles d’overlimit il y en aurait plus de { $most }
    [price] d’après les tables ce personnage coûte { $cost }, et non { $came }
    [as-fewest] au moins { $fewest } était attendu, comme fewest
    [gates] { $known } étaient attendus dans cet ordre
    [outside-arena] ({ $q }, { $r }) est hors de l’arène
    [same-hexes] les cases de départ et les portes doivent être des cases différentes
    [opponents] un style pour chacune des six faces était attendu, mais { $came ->
        [one] { $came } est arrivé
       *[other] { $came } sont arrivés
    }
    [weapon] une arme était attendue
    [net] un filet est pour le retiarius seul
    [star-points] { $points } était attendu, car d’autres points sont l’option ap_budget (3.1.1.1)
    [no-total] aucune d’elles n’a le total { $total }
    [so-many-names] { $count } noms étaient attendus
    [name] un nom était attendu, mais { $came } est arrivé
    [name-twice] { $name } figure deux fois
    [columns] au plus { $most } colonnes étaient attendues
    [zones] de { $low } à { $high } zones étaient attendues, mais { $came ->
        [one] { $came } est arrivée
       *[other] { $came } sont arrivées
    }
    [entrance] un seul { $sign } était attendu, mais { $came ->
        [one] { $came } est arrivé
       *[other] { $came } sont arrivés
    }
    [no-way] aucun chemin droit ne mène de { $start } à { $end }
    [no-wall] aucune zone de mur n’est à côté de la porte { $gate }
    [venues] de 1 à { $most } noms étaient attendus, mais { $came } est arrivé
    [different-names] des noms différents étaient attendus, mais { $came } est arrivé
    [arc] arc ne va qu’avec une allonge de 1 à { $most }
    [names-differ] des id et des noms différents étaient attendus, mais { $name } est arrivé deux fois
    [medicus] au plus { $most } cartes au texte medicus étaient attendues, car chacune quitte la partie, mais { $came ->
        [one] { $came } est arrivée
       *[other] { $came } sont arrivées
    }
   *[other] { $reason }
}.
refused-build = Création : { $what ->
    [price] { $coins } pièces sont données, mais cela en coûte { $price }
    [number] { $name } était attendu de { $low } à { $high }, mais { $value } est arrivé
    [name] { $name }, un parmi { $known } était attendu, mais { $value } est arrivé
    [twice] { $name }, { $value } figure deux fois
    [row] { $name }, une rangée de noms était attendue, mais { $value } est arrivé
    [thing] rien de tel n’est à vendre : { $name }
   *[form] une table de traits et de cartes était attendue, mais { $value } est arrivé
} (règle { $rule }).
refused-dead = Le gladiateur de la place { $seat-number } est mort : sa campagne est finie (règle 17.3) ; --heirs en met un nouveau à sa place.
refused-carried = Ce qui vient d’une partie précédente : { refused-carried-why }.
refused-carried-why = { $who ->
    [seat] place { $seat-number } :{" "}
    [gladiator] place { $seat-number }, { $called } :{" "}
   *[nobody] {""}
}{ $what ->
    [number] { $key } de { $low } à { $high } était attendu{ $by }, mais { $came } est arrivé
    [truth] { $key } : true ou false était attendu, mais { $came } est arrivé
    [one-of] { $key } : l’un de { $known } était attendu{ $by }, mais { $came } est arrivé
    [row] { $key } : une suite de { $count } était attendue{ $by }, mais { $came } est arrivé
    [short-row] { $key } : une suite de { $most } au plus était attendue{ $by }, mais { $came } est arrivé
    [numbers] { $key } : des nombres de { $low } à { $high } étaient attendus{ $by }, mais { $came } est arrivé
    [so-many] { $key } : { $count } nombres étaient attendus{ $by }, mais { $came } est arrivé
    [key] l’un de { $known } était attendu, mais { $came } est arrivé
    [only] { $key } était attendu, mais { $came } est arrivé
    [seats] { $key } pour { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    } était attendu{ $by }, mais { $came } est arrivé
    [table] une table était attendue, mais { $came } est arrivé
    [premade] avec des personnages prêts à jouer aucune création n’est attendue (4.1)
    [familia] une familia de { $size } était attendue (4.3.1), mais { $came } est arrivé
    [same-name] deux gladiateurs s’appellent { $name }, mais un nom est à un seul (7.2.2)
    [former-name] { $name } était le nom de quelqu’un qui n’est plus là, et n’est qu’à lui (7.2.2)
    [game-name] { $name } est un nom des gladiateurs du jeu lui-même (7.2.2)
    [names] { $key } : une suite de noms était attendue (7.2.2), mais { $came } est arrivé
    [no-name] un nom était attendu (7.2.2)
    [long-name] un nom de { $most } lettres au plus était attendu (7.2.2)
    [blank-name] un nom qui n’est pas vide et ne commence ni ne finit par un blanc était attendu (7.2.2)
    [venue] venues : { $none } ou un lieu de { $key }, de { $low } à { $high }, était attendu (7.4.0.1), mais { $came } est arrivé
    [styles] un style principal, et un autre comme second ou aucun étaient attendus (3.8.0.1)
    [signatures] deux Traits différents étaient attendus (3.5.2)
    [freed] un gladiateur libre est attendu à Rome (7.6.1)
    [laurels] au plus autant de lauriers que de victoires étaient attendus, { $wins } (7.7.3.1), mais { $laurels } est arrivé
    [total] un total de PA de { $most } au plus était attendu (3.6.5.2), mais { $came } est arrivé
    [apart] un écart de { $most } au plus entre les Attributs était attendu (3.6.4.1), mais { $came } est arrivé
    [unfit] une partie qui sert au combat est à 0 pour de bon : il a pris sa retraite (7.5.3)
   *[other] { $reason }
}
refused-step = Une étape de { $game } était attendue, mais { $step } est arrivé.
refused-step-number = Option --from : une étape de 0 à { $last } était attendue, mais { $step } est arrivé.
refused-seat = Une place de 0 à { $last } était attendue, mais { $seat } est arrivé.
refused-turn = Une réponse de la place { $asked-number } était attendue, mais elle est venue de la place { $seat-number }.
refused-index = Place { $seat-number } : une option de 0 à { $last } était attendue, mais { $index } est arrivé.
refused-over = Plus aucune réponse n’était attendue, car la partie est finie, mais une est arrivée.
refused-count = { $name } : au moins 1 était attendu, mais { $number } est arrivé.
refused-bots = { $seats ->
    [one] Pour { $seats } place, un bot était attendu
   *[other] Pour { $seats } places, de un à { $seats } bots étaient attendus
}, mais { $bots ->
    [one] { $bots } est arrivé
   *[other] { $bots } sont arrivés
}.
refused-one-bot = Option --bots : deux bots ou plus étaient attendus, mais un seul est arrivé.
refused-no-ray = Ray était attendu pour --ray, mais il n’est pas là : pip install "harena[ray]".
refused-ray-unreachable = Une grappe Ray était attendue à { $address }, mais il n’y en a pas.
refused-search = Une recherche de tant d’essais ou de millisecondes, comme search:400 ou search:200ms, était attendue, mais search:{ $text } est venu.
refused-seat-link = Un lien de place, http://…/t/TABLE#seat=JETON, était attendu, mais { $link } est venu.
refused-remote = La table ailleurs : { $what }
refused-action = Place { $seat-number } : une action que son masque permet était attendue, mais { $action } est venue.
refused-own-bot = Un bot à vous, module:Classe, était attendu, mais { $bot } est venu ({ $why }).
refused-ladder-seats = Pour un classement, au moins { $least } places étaient attendues, mais { $seats } est venu.
refused-worker-died = Un processus qui joue des parties jusqu’au bout était attendu, mais l’un d’eux a fini avec le code { $status }.
refused-limit = Option --limit : plus de 0 seconde était attendu, mais { $text } est arrivé.
refused-own-answer = Une de { $count } options, de 0 à { $last }, était attendue de { $bot }, mais { $text } est venu.

## Leçons et conseils

help-learn = Apprendre un jeu en quelques courtes leçons, jouées sur son plateau.
param-learn-game = Le jeu. On peut l’omettre s’il n’y en a qu’un.
param-lesson = La leçon par laquelle commencer, sous son nom dans la liste ; sinon la première qui n’est pas finie.
param-learn-pace = À quelle vitesse on raconte ce que font les autres : fast, normal ou slow.
value-lesson = LEÇON
lesson-row = { $number }. { $title } ({ $id })
lesson-row-done = { $number }. { $title } ({ $id }), terminée
lesson-heading = Leçon { $number } : { $title }
lesson-do = → { $task }
lesson-not-yet = Les règles le permettent, mais pas maintenant : suivez d’abord l’entraîneur.
lesson-next = Entrée pour la leçon suivante, autre chose pour arrêter :{" "}
lessons-done = C’était la dernière leçon. À vous de jouer : { $command }
refused-lesson = On attendait une des leçons { $known } de { $game }, mais { $lesson } est venu.
refused-no-lessons = { $game } n’a pas encore de leçons.
command-hint = conseil
command-hint-help = que feriez-vous ? Le choix d’un bot et sa raison ; le résultat dira que vous avez demandé
hint-none = Seul peut demander qui joue seul contre des bots, et seulement quand il y a quelque chose à décider.
advice = Je choisirais : { $option }. { $why }
advice-only = Il n’y a rien d’autre à choisir.
advice-instinct = C’est ma première idée, et en regardant plus loin je ne vois pas mieux.
advice-ahead = Plutôt que « { $other } », le choix évident : parmi les parties que j’ai imaginées, qui ne font qu’estimer ce que je ne vois pas, { $better ->
        [0] moins de 1 %
        [1] plus de 99 %
       *[other] environ { NUMBER($better, style: "percent", maximumFractionDigits: 0) }
    } ont mieux tourné ainsi, et { $worse ->
        [0] moins de 1 %
        [1] plus de 99 %
       *[other] environ { NUMBER($worse, style: "percent", maximumFractionDigits: 0) }
    } moins bien.
advice-seldom = Plutôt que « { $other } », le choix évident : mieux dans { $better ->
        [0] moins de 1 %
        [1] plus de 99 %
       *[other] environ { NUMBER($better, style: "percent", maximumFractionDigits: 0) }
    } des parties que j’ai imaginées, qui ne font qu’estimer ce que je ne vois pas, mais il y gagne plus qu’il ne perd dans les autres.
advice-close = À peine mieux que « { $other } » : dans la plupart des parties que j’ai imaginées, les deux finissent pareil.
first-match = Votre première partie ? « { $learn } » enseigne le jeu pas à pas ; tapez { $hint } quand vous ne savez pas quoi faire.{ $light ->
    [none] {""}
   *[other] {" "}Règles allégées : « { $light } ».
}
hints-used = { $count ->
    [one] Avec un conseil.
   *[other] Avec { $count } conseils.
}

# A server for strangers.
verified-fingerprint = Son empreinte courte : { $fingerprint }
verified-anchor = { $kept ->
    [receipt] Ce sont ceux de votre reçu : la table, sa promesse, les engagements de chacun et vos propres octets.
    [fingerprint] Ce sont ceux de votre empreinte courte : la table et sa promesse. Que vos propres octets y soient, seul un reçu le montre : --receipt FICHIER.
   *[nothing] Que cette promesse ait été faite avant la partie ne se voit pas dans le seul fichier : comparez l’empreinte courte avec celle que votre client a montrée alors (--fingerprint), ou donnez le reçu qu’il a gardé (--receipt FICHIER).
}
param-verify-receipt = Comparer avec ce qu’un client a gardé de la table : un fichier.
param-verify-fingerprint = Comparer avec ce qu’un client a montré avant la partie : 16 lettres.
value-receipt = FICHIER
value-fingerprint = LETTRES
refused-dice-pledge = Ce qu’une place a ouvert n’est pas ce à quoi elle s’était engagée.
refused-dice-fingerprint = La promesse n’est pas celle dont vous avez l’empreinte courte.
refused-dice-receipt = Le fichier n’est pas celui de ce reçu.
refused-not-a-receipt = Le reçu d’une table était attendu, mais { $file } n’en est pas un.
param-serve-config = Un fichier avec les réglages du serveur (TOML).
param-serve-database = Une base de données PostgreSQL que plusieurs processus partagent, au lieu d’un fichier du dossier.
param-serve-packs = Un dossier de paquets, chacun dans DOSSIER/JEU/PAQUET : on peut jouer des tables avec.
param-serve-given = Un réglage du serveur en plus du fichier ; peut être répété.
value-database = ADRESSE
value-packs = DOSSIER
value-config = FICHIER
value-given = NOM=VALEUR
refused-folder-in-use = { $at } est déjà servi par le processus { $what } : arrêtez ce serveur ou indiquez un autre dossier avec --data.
refused-folder-unwritable = On ne peut pas écrire dans { $at } ({ $what }) : donnez-le à l’utilisateur du serveur, montez-le en écriture ou indiquez un autre dossier avec --data.
refused-folder-full = Le disque de { $at } est plein : libérez au moins { $what } Mo, puis redémarrez.
refused-database-damaged = { $at } est abîmé ({ $what }) : remettez une sauvegarde à sa place, ou déplacez-le pour commencer avec une maison vide.
refused-database-unreachable = La base de données { $at } est inutilisable ({ $what }) : démarrez-la, ou donnez une autre adresse avec --database.
refused-database-newer = { $at } a été écrit par un Harena plus récent (schéma { $what }) : réinstallez cette version, ou remettez la sauvegarde d’avant.
refused-settings = { $at } : le réglage n’est pas possible ({ $what }).

## Odds before a match

help-odds = Les chances de deux l’un contre l’autre, ou qui bat qui.
param-pair = Qui rencontre qui : deux gladiateurs, sommes ou réserves de dés, selon le jeu. Sinon chaque type rencontre chaque autre, ou le jeu dit ce qu’il attend.
value-pair = GLADIATEURS
refused-gladiator = Un gladiateur : { $what ->
    [signatures] deux Traits différents au plus (3.5.2) étaient attendus
    [total] un total de PA de { $most } au plus (3.6.5.2) était attendu
    [attributes] trois nombres de 1 à { $most } comme 5/4/3 (3.6.5.1) étaient attendus
   *[known] { $expected } était attendu
}, mais { $word } est venu.
refused-pair = Deux gladiateurs étaient attendus, mais { $count ->
    [one] { $count } est venu
   *[other] { $count } sont venus
}.
refused-no-odds = Il y a des chances pour { $known }, mais { $game } est venu.
refused-odds-numbers = Deux sommes de 0 à { $most }, attaque et défense, étaient attendues, mais { $numbers } est arrivé.
refused-odds-pools = Deux réserves de 1 à { $most } dés, attaque et défense, étaient attendues, ou deux combattants comme crixus:gladius, mais { $numbers } est venu.
refused-odds-fighter = Une réserve de dés, ou un Gladiateur ou un Esclave par son nom ou son id, était attendue, mais { $word } est venu.
refused-odds-gear = Un Équipement par son nom ou son id était attendu, mais { $word } est venu.
refused-odds-carried = Le nombre attendu de { $kind ->
    [weapon] Armes
    [armour] Armures
   *[special] Spéciaux
} pour un combattant était { $most } au plus (11.1), mais il en est venu davantage.
refused-odds-computed = Ces chances sont calculées et non jouées : aucun { $option } n’était attendu, mais { $value } est arrivé.

## Campaigns

help-campaign = Jouer une campagne : des combats qui se suivent, dans un seul fichier avec un journal.
param-campaign-file = Le fichier de la campagne. Sans lui, la dernière campagne du jeu continue, ou une nouvelle commence.
param-new = Commencer une nouvelle campagne.
param-players = Les noms des personnes à cet écran, séparés par des virgules.
param-gladiators = Des noms pour vos gladiateurs, séparés par des virgules ; il y en a autant que de noms.
param-fights = Un bot qui livre vos combats ; vous décidez de tout le reste : champion, veteran, scout, greedy, instinct, beginner, random ou un propre au jeu ; aussi search:400, search:200ms, ou votre module:Classe.
param-unattended = Laisser les bots jouer toute la campagne, jusqu’à la liberté, la mort ou la fin du temps.
param-matches = Avec --unattended : au plus tant de combats.
param-journal = Montrer le journal.
param-note = Ajouter au journal une note de vous.
param-export = Écrire le journal dans un nouveau fichier de texte.
param-pace = À quelle vitesse on raconte ce que font les bots : fast, normal ou slow.
value-gladiators = NOM,NOM
value-fights = BOT
value-matches = NOMBRE
value-note = TEXTE
value-export = FICHIER
journal-note = Note : { $text }
campaign-kept = La campagne se trouve dans { $file }.
campaign-go-on = Continuer avec : { $command }
campaign-prompt = Entrée pour le prochain combat, ou journal, note TEXTE, exporter FICHIER, quitter >{" "}
campaign-command-journal = journal
campaign-command-note = note
campaign-command-export = exporter
campaign-command-quit = quitter
campaign-commands = Entrée continue ; sinon un de { $names }.
campaign-noted = C’est noté.
campaign-exported = Le journal est écrit dans { $file }.
campaign-is-over = La campagne est finie.
campaign-unattended = { $ending ->
    [freedom] La liberté, après { $matches ->
        [one] { $matches } combat
       *[other] { $matches } combats
    }.
    [death] Il ne reste personne, après { $matches ->
        [one] { $matches } combat
       *[other] { $matches } combats
    }.
   *[time] Le temps est écoulé, après { $matches ->
        [one] { $matches } combat
       *[other] { $matches } combats
    }.
}
refused-no-campaigns = Un jeu avec des campagnes était attendu, mais { $game } n’en a pas.
refused-campaign-alone = { $file } continue comme elle a commencé, mais { $option } est venu aussi ; --new en commence une autre.
refused-gladiators-named = Les gladiateurs nommés : { refused-carried-why }.
refused-campaign-file = { $kept ->
    [none] { $file } : { $reason }
   *[other] { $file } : { $reason } La version précédente est dans { $kept }.
}
refused-campaign-field = { $what ->
    [entry] journal, ligne { $line } : un événement de { $game } ou une note était attendu, mais { $came } est venu
    [fact] journal, ligne { $line } : le fait { $key }, mais { $came } est venu
    [facts] journal, ligne { $line } : des noms et des nombres étaient attendus, mais { $came } est venu
    [seat] journal, ligne { $line } : une place de 0 à { $last } était attendue, mais { $came } est venu
    [missing] le champ { $key }, mais rien n’est venu
    [kind] { $key } : { $kind }, mais { $came } est venu
    [key] l’un de { $known }, mais { $came } est venu
    [version] une campagne de version { $version } était attendue, mais { $came } est venu
    [game] une campagne de { $game } était attendue, mais { $came } est venu
    [campaign] options : campaign true (4.2.1) était attendu, mais { $came } est venu
    [matches] matches : un nombre à partir de 0 était attendu, mais { $came } est venu
    [match] match : la partie { $seed } de { $game } était attendue, mais { $came } est venu
    [past] match : ce que dit le passé devait y être apporté, mais autre chose est venu
   *[other] { $expected }, mais { $came } est venu
}.
refused-note = Une note de 1 à { $most } lettres était attendue, mais { $came ->
    [one] { $came } est venue
   *[other] { $came } sont venues
}.
refused-note-sign = Une note de signes imprimables était attendue, mais { $sign } est venu.
refused-notes = Au plus { $most } notes à côté d’un combat étaient attendues, mais { $came } sont venues.
