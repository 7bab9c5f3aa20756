# Les pages du navigateur : accueil, tables, rediffusions, réglages, aide. Les clés commencent par "browser-".
#
# Pour chaque joueur $x il y a trois variables : $x est le nom, $x-is vaut "you" pour qui lit,
# "nobody" ou "other", et $x-vowel vaut "yes" si le nom commence par une voyelle.

## Partout

browser-brand = Harena, accueil
browser-you-are = Vous êtes { $name }. Réglages
browser-main-menu = Menu principal
browser-home = Accueil
browser-new-table = Nouvelle table
browser-help = Aide
browser-settings = Réglages
browser-to-light = Thème clair
browser-to-dark = Thème sombre
browser-close = Fermer
browser-opening-page = La page s’ouvre.
browser-missing = Cette page n’existe pas.
browser-missing-note = Personne ne combat ici. La porte cherchée porte peut-être un autre nom.
browser-to-home = Vers l’accueil
browser-nameless = Invité
browser-guest = Invité { $number }
browser-you = Vous
browser-yours = à vous
browser-seat-number = Place { $number }
browser-seat-free = Place libre
browser-on = Oui
browser-off = Non
browser-coming = À l’entraînement
browser-coming-note = Ceux à l’entraînement ne sont pas encore sur le sable.

## Accueil

browser-hero = Le sable est ratissé. Prenez place.
browser-lead = Cinq jeux de gladiateurs à une même table, avec des amis proches ou lointains, ou contre la maison.
browser-play-now = Jouer
browser-play-now-note = { $count ->
    [0] Vous jouez seul.
    [one] Un bot vous attend.
   *[other] { $count } bots vous attendent.
} Aucun compte n’est nécessaire.
browser-play-game-now = Jouer : { $game }
browser-new-table-of = Nouvelle table : { $game }
browser-how-plays = Comment on joue : { $game }
browser-your-tables = Vos tables
browser-your-move = C’est à vous.
browser-gate-waits-short = On attend des joueurs
browser-answers = { $count ->
    [one] { $count } décision
   *[other] { $count } décisions de tous les joueurs
}
browser-five-games = Les cinq jeux
browser-how-it-plays = Comment on joue
browser-seats-range = { $low }–{ $high } places
browser-seats-count = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
browser-minutes = { $count } min
browser-weight-1 = léger
browser-weight-2 = moyen
browser-weight-3 = exigeant
browser-open-tables = Tables ouvertes
browser-no-open-tables = Personne n’attend à la porte pour l’instant.
browser-free-seats = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
browser-join = Entrer
browser-finished = Parties terminées
browser-no-finished = Aucune partie n’est encore terminée.
browser-won-by = { $count ->
    [one] gagnée par { $names }
   *[other] partagée par { $names }
}
browser-upload = Ouvrir un enregistrement
browser-not-a-record = Ce fichier n’est pas l’enregistrement d’une partie.

## Nouvelle table

browser-new-table-note = Trois choix et la porte s’ouvre.
browser-step-game = Jeu
browser-step-options = Options
browser-seats = Places
browser-your-name = Votre nom
browser-your-name-note = Comment on vous appelle aux nouvelles tables.
browser-how-many = Combien de places
browser-name-of = Nom à la place { $number }
browser-bot-level = Bot à la place { $number }
browser-kind-me = Moi
browser-kind-here = Ici
browser-kind-link = Lien
browser-kind-open = Libre
browser-kind-bot = Bot
browser-kind-me-note = vous
browser-kind-here-note = une autre personne à cet écran
browser-kind-link-note = qui reçoit le lien de cette place
browser-kind-open-note = quiconque vient à la table
browser-bot-champion = champion
browser-bot-veteran = vétéran
browser-bot-scout = éclaireur
browser-bot-greedy = posé
browser-bot-instinct = vif
browser-bot-beginner = débutant
browser-bot-random = insouciant
browser-bot-champion-note = essaie jusqu’à 1600 parties imaginées pour chaque choix
browser-bot-veteran-note = essaie jusqu’à 400 parties imaginées pour chaque choix
browser-bot-scout-note = essaie jusqu’à 100 parties imaginées pour chaque choix
browser-bot-greedy-note = pèse ce que vaut chaque choix
browser-bot-instinct-note = suit quelques bonnes habitudes
browser-bot-beginner-note = joue comme le posé et fait des erreurs honnêtes
browser-bot-random-note = fait tout ce qui est permis
browser-bot-of = Bot · { $bot }
browser-clock = Pendule
browser-clock-none = Aucune
browser-clock-quick = 5 min
browser-clock-calm = 20 min
browser-clock-days = Jours
browser-clock-none-note = Chacun prend le temps qu’il lui faut.
browser-clock-quick-note = 5 minutes chacun pour la partie, et 5 secondes de plus par décision.
browser-clock-calm-note = 20 minutes chacun pour la partie, et 15 secondes de plus par décision.
browser-clock-days-note = Une semaine chacun pour la partie, et une demi-journée de plus par décision.
browser-window = Réactions
browser-window-0 = Aucune
browser-window-15 = 15 s
browser-window-60 = 60 s
browser-window-note = { $seconds ->
    [0] Qui peut réagir prend le temps qu’il lui faut.
   *[other] Qui peut réagir et ne dit rien pendant { $seconds } secondes passe.
}
browser-public = Sur la page d’accueil
browser-public-note = Tout le monde peut trouver cette table et regarder.
browser-summary = Résumé
browser-people = Personnes
browser-bots = Bots
browser-lasts = Environ
browser-open-table = Ouvrir la table
browser-open-waits = L’arène attend que chaque place soit prise.
browser-open-at-once = La partie commence aussitôt.

## Arriver à une table

browser-opening-table = La porte s’ouvre.
browser-still-opening = La porte s’ouvre encore…
browser-no-table = Cette table n’a pas pu être ouverte.
browser-table-closed = Elle a peut-être été fermée, ou elle est à quelqu’un d’autre à présent.
browser-invited = Vous êtes invité à cette table.
browser-gate-waits = L’arène attend que chaque place soit prise.
browser-gate-open = Il y a une place pour vous à cette table, pour jouer ou pour regarder.
browser-seats-taken = { $taken } places sur { $all } sont prises.
browser-take-seat = Prendre place
browser-only-watch = Regarder seulement
browser-sit-here = S’asseoir ici
browser-scan = À scanner avec un téléphone
browser-put-bot = Asseoir un bot
browser-here = présent
browser-free-for-all = libre pour tous
browser-by-link = par lien seulement
browser-invite = Inviter
browser-invite-note = Chaque lien est pour une place et sert une fois. Avec le lien de la table, tout le monde peut regarder.
browser-link-of-seat = Lien de la place { $seat }
browser-link-of-table = Lien de la table
browser-make-link = Créer un lien
browser-copy = Copier
browser-copied = Copié
browser-table-menu = Cette table
browser-leave = Laisser ma place à un bot
browser-leave-note = Vous pouvez la reprendre à tout moment tant que la partie vit.

## À une table

browser-side = Récit, discussion et règles
browser-tab-offers = Offres
browser-tab-log = Récit
browser-tab-chat = Discussion
browser-tab-rules = Règles
browser-new-words = nouvelles paroles
browser-opening = Début
browser-nothing-yet = Il ne s’est encore rien passé.
browser-no-words-yet = Personne n’a encore rien dit.
browser-say-something = Dire quelque chose à la table
browser-send = Envoyer
browser-board = Plateau
browser-steps = Étapes
browser-connected = Connecté
browser-not-connected = Non connecté
browser-reconnecting = Reconnexion… Le plateau montre la décision { $number }.
browser-watching = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
browser-as-text = Plateau en texte
browser-keys = Touches
browser-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
browser-points-word = { $count ->
    [one] point
   *[other] points
}
browser-deciding = en train de décider
browser-away = absent
browser-has-won = a gagné
browser-bot-sits-in = un bot remplace
browser-bot-plays-for-you = Un bot joue à votre place depuis votre absence.
browser-reclaim = Reprendre ma place
browser-time-left = reste { $time }
browser-your-decision = Votre décision
browser-your-turn = À vous
browser-what-happens = Ce qui se passe
browser-skip = Passer
browser-waiting = En attente
browser-waiting-for = À { $names } de décider
browser-look-around = Regardez autour de vous autant que vous voulez.
browser-choose-on-board = Choisissez sur le plateau : { $count } cases sont permises.
browser-nothing-forward = Rien n’est proposé ici. { $where ->
    [board] L va d’une case permise à l’autre, Entrée la choisit.
   *[answers] Tab va d’une réponse à l’autre, Entrée la choisit.
}
browser-coloured = { $why ->
    [marked] En couleur parce que vous l’avez marquée : encore une fois, et c’est fait.
    [taught] En couleur parce que la leçon le demande maintenant.
    [bad] En rouge parce que c’est mauvais pour vous.
    [good] En vert parce que c’est bon pour vous.
   *[lead] En couleur parce que cette réponse est mise en avant : un joueur prudent la choisirait ici. Ce n’est pas un avertissement.
}
browser-choose = Choisir
browser-confirm = Confirmer
browser-undo = Reprendre
browser-undo-ask = Demander à reprendre
browser-undo-asked = { $seat-is ->
    [you] Vous avez demandé à reprendre votre dernière réponse.
   *[other] { $seat } demande à reprendre sa dernière réponse.
}
browser-agree = D’accord
browser-refuse = Refuser
browser-kept-here = Cela n’est pas encore arrivé à la table. Votre réponse est gardée ici et renvoyée.
browser-not-possible = On ne peut pas choisir cela maintenant.
browser-answer-beside = On répond à cette question à côté du plateau.
browser-cell-legal = Permise.
browser-cell-target = Cible permise.
browser-cell-chosen = Choisie.
browser-cell-marked = Marquée. Choisissez-la encore pour agir.
browser-odds = Les chances
browser-odds-of = Chances : { $game }
browser-odds-share = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
browser-odds-playing = Deux cents combats se jouent …
browser-odds-chart = Chances en pour cent, selon { $across } : { $names }.
browser-odds-attack = Attaque
browser-odds-defence = Défense
browser-odds-weigh = Calculer
browser-odds-one = L’un
browser-odds-other = L’autre
browser-exact = exactes
browser-result = Résultat
browser-standings = Classement final
browser-you-win = Vous gagnez avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
browser-they-win = { $count ->
    [one] { $names } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $names } partagent la victoire avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
browser-rematch = Rejouer
browser-replay = Revoir
browser-entry-sat = { $name } s’assied.
browser-entry-seated_bot = Un bot s’assied.
browser-entry-undo_asked = { $name } demande à reprendre une réponse.
browser-entry-undo_refused = { $name } dit non.
browser-entry-undone = { $name } a repris une réponse.
browser-entry-took_over = { $why ->
    [clock] { $name } n’a plus de temps ; un bot continue.
    [left] { $name } est parti ; un bot continue.
   *[absent] { $name } est absent depuis un moment ; un bot continue.
}
browser-entry-reclaimed = { $name } est de retour.
browser-entry-vacated = { $name } a quitté sa place.
browser-entry-rematch = Une nouvelle table attend pour une autre partie.
browser-cover = { $name }, c’est à vous
browser-cover-note = Passez l’écran. Ce que les autres ne doivent pas voir est couvert.
browser-cover-lift = Montrer ma vue

## Touches

browser-key-enter = faire ce que dit la réponse mise en avant, ou choisir la case
browser-key-esc = un pas en arrière
browser-key-arrows = de case en case sur le plateau
browser-key-l = à la prochaine case permise
browser-key-i = expliquer ce qui a le focus ou se trouve sous le pointeur ; encore une fois : entrer dans l’explication ; ← → : tout le reste de l’écran
browser-key-d = à votre décision
browser-key-b = au plateau
browser-key-t = le plateau en texte
browser-key-tabs = récit, discussion, règles
browser-key-u = reprendre
browser-key-a = ce qui fait gagner
browser-key-list = cette liste

## Rediffusion

browser-replay-of = Rediffusion · { $game }
browser-playback = Lecture
browser-to-first = Au début
browser-step-back = Une décision en arrière
browser-play = Lire
browser-pause = Pause
browser-step-on = Une décision en avant
browser-to-last = À la fin
browser-speed = Vitesse
browser-step-of = Décision { $step } sur { $last }
browser-scrub = Décision
browser-share = Partager
browser-link-to-step = Lien vers cette décision
browser-download = Télécharger
browser-seen-by = Vu par
browser-eyes-public = Tous, ce qui était public
browser-eyes-all = Tous, tout ouvert
browser-won-with = a gagné avec { $points }
browser-ends-with = { $points } à la fin
browser-analyse = Analyser
browser-tab-analysis = Analyse
browser-analysis-waiting = En attente que les autres aient fini.
browser-analysis-running = La partie est revue : { $done } sur { $total }
browser-analysis-patience = Vous pouvez continuer à lire ; l’analyse est gardée avec la partie.
browser-analysis-failed = Cette partie n’a pas pu être analysée.
browser-analysis-what = Quelles étaient les chances de chacun, et où la partie a-t-elle basculé ? La maison en joue la suite de nombreuses fois, d’après ce que chaque place savait alors.
browser-analysis-chart = Chances de gagner au fil de la partie
browser-analysis-how = D’après ce que chaque place savait alors, { $playouts } parties imaginées pour chaque chance : à prendre comme une estimation.
browser-analysis-turnings = Tournants
browser-analysis-none = Aucun choix n’a coûté cher à personne.
browser-analysis-turning = Décision { $number }, { $name } : { $was } → { $now }
browser-analysis-luck = Décision { $number }, { $name } : { $was } → { $now }. Les dés ou les cartes en ont décidé, et non un choix.
browser-analysis-played = Joué
browser-analysis-preferred = La recherche préfère
browser-analysis-chance = { $chance }
browser-fair-title = Des dés que l’on peut vérifier
browser-fair-check = Vérifier chaque tirage
browser-fair-commitment = Avant la première réponse, cette table a promis sa graine. Sa marque est :
browser-fair-more = Ce que cela veut dire
browser-fair-commitment-good = La graine est celle qui fut promise avant la partie.
browser-fair-commitment-bad = La graine n’est pas celle qui fut promise.
browser-fair-secret-good = Le secret des dés découle de la graine et des octets de chacun.
browser-fair-secret-bad = Le secret des dés ne découle pas de la graine.
browser-fair-own-good = Vos propres octets en font partie.
browser-fair-own-bad = Vos propres octets n’en font pas partie.
browser-fair-dice-good = { $draws ->
    [0] Aucun nombre n’a été tiré au hasard.
    [one] 1 nombre a été tiré ; retiré d’après le secret, il est le même.
   *[other] { $draws } nombres ont été tirés, pour les dés, les mélanges et les sorts ; retirés d’après le secret, tous sont les mêmes.
}
browser-fair-dice-bad = À la décision { $step }, ce qui a été tiré ne suit pas du secret.
browser-fair-events-good = Ce qui est montré ici est ce que l’enregistrement a scellé.
browser-fair-events-bad = Ce qui est montré ici n’est pas ce que l’enregistrement a scellé.
browser-fair-rest = Vérifié ici, dans ce navigateur, sans les règles du jeu. Que la partie suive de ces nombres selon les règles, on le voit en la rejouant : téléchargez l’enregistrement et lancez « harena verify FILE ».
browser-fair-none = Cet enregistrement ne dit rien de sa graine.

## Réglages

browser-language = Langue
browser-theme = Thème
browser-theme-system = Du système
browser-theme-light = Clair
browser-theme-dark = Sombre
browser-pace = Rythme
browser-pace-note = À quelle vitesse on raconte ce que font les autres. Un toucher ou une touche ramène toujours au présent.
browser-pace-calm = Calme
browser-pace-normal = Normal
browser-pace-quick = Vif
browser-pace-instant = Aussitôt
browser-motion = Mouvement
browser-motion-note = Pièces qui se déplacent, dés qui roulent.
browser-motion-system = Du système
browser-motion-full = Tout
browser-motion-none = Aucun
browser-cover-when = Voile au passage
browser-cover-when-note = À plusieurs sur un écran, le couvrir entre deux tours.
browser-cover-when-secrets = Pour les secrets
browser-cover-when-always = Toujours
browser-sound = Son
browser-sound-note = Sable, bois, pierre, et un cor quand c’est à vous.
browser-confirm-moves = Toucher deux fois
browser-confirm-moves-note = Ce qui ne peut être repris est d’abord marqué, puis fait au second toucher.
browser-steps-in = M’attendre
browser-steps-in-note = Là où vous pouvez intervenir à tout moment, les bots demandent d’abord. Vaut dès la prochaine table.
browser-letter-keys = Touches de lettres
browser-letter-keys-note = De simples lettres comme commandes à la table.
browser-strong-grid = Grille marquée
browser-strong-grid-note = Des lignes plus sombres entre les cases.
browser-settings-kept = Gardés dans ce navigateur seulement.

## Aide

browser-help-start = Pour commencer
browser-help-start-1 = « Jouer » vous assied à une table avec des bots. Ce que vous pouvez choisir est éclairé sur le plateau et listé avec la question ; tout le reste dit pourquoi non quand on le touche. Chaque mot, signe ou carte s’explique : laissez-y le pointeur, appuyez longuement, ou tapez I.
browser-help-start-2 = Pour jouer entre amis, ouvrez une nouvelle table et envoyez à chacun le lien d’une place. Aucun compte n’est nécessaire : le lien et un toucher suffisent. La place reste la leur dans ce navigateur, même après une pause.
browser-help-start-3 = Plusieurs personnes à un même écran prennent les places « Ici ». La table dit toujours à qui c’est.
browser-help-dice = Des dés que l’on peut vérifier
browser-help-dice-1 = Quand une table est ouverte, le serveur tire une graine et publie sa marque, un nombre dont on ne peut deviner la graine.
browser-help-dice-2 = Qui s’assied ajoute des octets de son propre hasard : d’abord seulement leur marque, et quand chaque place est prise les octets eux-mêmes. Ainsi personne ne décide seul comment tombent les dés, pas même le dernier assis.
browser-help-dice-3 = Chaque réponse a ses dés. Revenir en arrière et répondre encore lance les mêmes dés, jamais de meilleurs.
browser-help-dice-4 = Après la partie la graine est montrée. Chacun peut vérifier qu’elle a cette marque et que chaque dé en découle, sur la page de rediffusion ou avec « harena verify ».
browser-help-not = Ce que cela ne promet pas
browser-help-not-1 = Le serveur connaît les cartes cachées pendant que vous jouez. On fait confiance à qui le tient.
browser-help-not-2 = Un serveur de mèche avec le dernier assis pourrait essayer plusieurs octets de ce joueur.
browser-help-not-3 = Une partie interrompue ne montre jamais sa graine.
browser-help-private = Ce qui est gardé
browser-help-private-1 = Le serveur garde votre nom, vos places et vos réponses. Il n’y a ni comptes, ni publicité, ni pistage, et rien n’est pris ailleurs.

## Ce que le serveur refuse

browser-refused-unreachable = Le serveur est hors d’atteinte pour l’instant.
browser-refused-malformed = Le serveur n’a pas compris.
browser-refused-no-campaign = L’enregistrement d’une partie finie d’une campagne à { $seats } places était attendu, mais c’en est un autre.
browser-refused-token = Ce lien n’est plus bon. Demandez-en un nouveau.
browser-refused-guest = Le serveur ne connaît pas ce navigateur. Rechargez la page.
browser-refused-origin = La demande vient d’un autre site.
browser-refused-not-yours = Cette place est à quelqu’un d’autre.
browser-refused-not-found = Il n’y a pas de telle table ni de tel enregistrement.
browser-refused-taken = Quelqu’un y est déjà assis.
browser-refused-one-seat = Vous avez déjà une place ici ; les autres sont pour d’autres personnes.
browser-refused-state = Ce n’est pas possible à ce moment de la partie.
browser-refused-stale = La position a changé entre-temps. Voici l’actuelle.
browser-refused-turn = Ce n’est pas à vous de choisir.
browser-refused-index = Ce n’est pas parmi vos possibilités.
browser-refused-over = La partie est finie.
browser-refused-nothing-to-undo = Il n’y a rien à reprendre.
browser-refused-nothing-asked = Personne n’a demandé à reprendre quoi que ce soit.
browser-refused-too-large = C’est trop grand pour le serveur.
browser-refused-too-many = Trop souvent en trop peu de temps. Attendez un peu.
browser-refused-store = Le serveur n’a pas pu l’enregistrer. Rien ne s’est passé ; essayez encore.
browser-refused-full = Le serveur n’a plus de place pour l’instant.
browser-refused-name = Les noms ont de 1 à 24 lettres.
browser-refused-text = Les messages ont de 1 à 300 lettres.
browser-refused-clock = Cette pendule n’est pas possible.
browser-refused-bytes = Les octets pour les dés n’ont pas été compris.

## Choix

browser-hand = Vos cartes
browser-back = Retour
browser-do-it = Le faire
browser-any-time = À tout moment
browser-any-time-sure = Certain ? L’effet est immédiat.
browser-step-in = { $name } va poursuivre. Faites-vous quelque chose avant ?
browser-step-in-why = Ce que vous pouvez faire à tout moment passe avant. Les réglages peuvent omettre cette question.
browser-go-on = Continuer
browser-less-of = Moins : { $what }
browser-more-of = Plus : { $what }
browser-refused-row = La table a changé entre-temps, ou ce n’est plus possible. Regardez et choisissez de nouveau.
browser-close-table = Fermer cette table
browser-close-table-note = Ses liens ne marchent plus et personne ne peut plus s’y asseoir.
browser-close-table-sure = La fermer
browser-closed-title = Cette table est fermée
browser-closed-note = Son hôte a renoncé à attendre avant le début.
browser-cover-again = Appuyez encore une fois
browser-cover-how = Maintenez, ou appuyez deux fois.

## Campagnes

browser-your-campaigns = Vos campagnes
browser-campaign = Campagne
browser-campaign-next = Partie suivante de la campagne
browser-campaign-over = La campagne est finie.
browser-campaign-another = Une nouvelle campagne
browser-campaign-all = Toutes les parties
browser-campaign-from-record = Autant de places qu’avant. Chacun garde ce qu’il a appris ; un nouveau gladiateur prend la place d’un mort.
browser-campaign-match = Partie { $number }
browser-campaign-ready = Tout est prêt pour la partie { $number }
browser-campaign-playing = On joue la partie { $number }
browser-campaign-matches = { $count ->
    [one] 1 partie
   *[other] { $count } parties
}
browser-campaign-now = Après la dernière partie
browser-campaign-growth = Progression
browser-campaign-list = Parties
browser-campaign-still = pas encore finie
browser-campaign-record = L’enregistrement du début
browser-campaign-to-match = À la partie { $number }
browser-journal = Journal
browser-journal-earlier = { $count ->
    [one] Un combat avant
   *[other] { $count } combats avant
}
browser-journal-note = Une note à vous
browser-journal-add = Ajouter
browser-journal-kept = Gardée ici avec la campagne, pour vous seul.
browser-journal-save = Enregistrer le journal
browser-journal-drop = Retirer la note : { $note }
browser-to-table = À la table
browser-nobody-wins = Personne ne gagne.
browser-nobody-won = personne n’a gagné
browser-has-lost = a perdu
browser-has-drawn = match nul

## Ce qui fait gagner, et ce que veut dire un mot

browser-aim = But
browser-aim-plain = Le plus de points à la fin l’emporte.

## Revenir : mon tour, regarder, exercices, fins

browser-your-turn-list = À vous de jouer
browser-turn-elsewhere = C’est à vous à une autre table : { $games }.
browser-tables-wait = { $count ->
    [one] { $count } table vous attend.
   *[other] { $count } tables vous attendent.
}
browser-brand-waiting = Harena, accueil. { browser-tables-wait }
browser-notices = Notifications
browser-notices-note = Le navigateur vous prévient quand c’est à vous, pendant que vous regardez autre chose.
browser-notices-denied = Ce navigateur n’autorise pas les notifications d’ici. Ses propres réglages peuvent le changer.
browser-notices-ask = Me prévenir quand c’est à moi
browser-key-n = à la prochaine table où c’est à vous
browser-back-to-table = Revenir à la table
browser-watch-list = En cours
browser-no-watch = Aucune partie affichée ne se joue en ce moment.
browser-watch = Regarder
browser-watch-table = Regarder { $game } : { $names }
browser-you-watch-secrets = Vous regardez, sans retard. Les mains et les choix secrets restent cachés jusqu’à ce que les règles les dévoilent.
browser-you-watch-open = Vous regardez, sans retard, et voyez tout ce que voient les joueurs.
browser-what-is-played = Ce qui se joue
browser-clock-own = { $bank } s chacun pour la partie, et { $increment } s de plus à chaque décision.
browser-as-usual = Tout le reste comme d’habitude
browser-play-on = Continuer d’ici
browser-play-on-as = Continuer à la place de { $name }
browser-play-on-note = Une table à vous avec cette position. Des bots prennent les autres places ; cartes et dés sont comme ils étaient.
browser-exercise = Exercice
browser-exercise-note = Un exercice, repris à la décision { $step } d’une autre partie.
browser-exercise-source = Voir cette partie
browser-exercise-again = Encore une fois de là
browser-rematch-wait = On attend { $names }
browser-rematch-want = { $count ->
    [one] { $names } veut rejouer.
   *[other] { $names } veulent rejouer.
}
browser-rematch-go = À la table suivante
browser-agreed = d’accord
browser-picture = Image
browser-picture-made = Fait avec Harena
browser-end-match = Finir la partie
browser-resign = Abandonner
browser-resign-note = Vous perdez et ne pouvez pas revenir ; à plus de deux, un bot continue à votre place.
browser-resign-sure = Oui, j’abandonne
browser-end-ask = Proposer d’arrêter
browser-end-ask-note = Si tous ceux qui restent sont d’accord, la partie s’arrête ici et personne ne gagne.
browser-end-ask-sure = Oui, proposer
browser-end-now = Arrêter sans vainqueur
browser-end-now-note = La partie s’arrête ici, et personne ne gagne.
browser-end-now-sure = Oui, arrêter
browser-end-asked = { $seat-is ->
    [you] Vous avez proposé d’arrêter la partie sans vainqueur.
   *[other] { $seat } propose d’arrêter la partie sans vainqueur.
}
browser-end-withdraw = Retirer la proposition
browser-you-are-left = Il ne reste que vous : vous gagnez.
browser-has-resigned = a abandonné
browser-entry-resigned = { $name } abandonne.
browser-entry-end_asked = { $name } propose d’arrêter la partie.
browser-entry-end_agreed = { $name } accepte d’arrêter.
browser-entry-end_refused = { $name } ne veut pas arrêter.
browser-entry-ended = { $why ->
    [agreed] La partie s’arrête d’un commun accord.
   *[resigned] La partie est décidée.
}
browser-refused-not-record = Ce fichier n’est pas le procès-verbal d’une partie.
browser-refused-own-way = Les règles de ce jeu ont leur propre façon d’abandonner.
browser-refused-end-refused = Cela ne peut pas être proposé maintenant : quelqu’un a refusé, ou n’est pas là. Jouez d’abord.
browser-refused-step = On ne peut pas continuer de là : la partie est finie.
browser-kept-replays = Les parties revues gardées dans ce navigateur
browser-offline = Vous êtes hors ligne. Les parties que vous avez revues ici se lisent encore.
browser-now = Maintenant :
browser-question = Question
browser-rules-cited = { $count ->
    [one] Règle { $rules }
   *[other] Règles { $rules }
}
browser-open-rules = Ouvrir les règles
browser-rules-of = { $game } : les règles
browser-rules-words = Ce que veulent dire les mots
browser-rules-book = Les règles une à une
browser-rules-book-note = Chaque règle a un numéro ; les explications le citent.
browser-rules-in-english = Les règles une à une sont en anglais ; les mots du jeu sont expliqués dans votre langue, et se trouvent à côté de chaque règle.

## The frame of a table

browser-tab-fight = Combat
browser-just-now = À l’instant
browser-phase-of = { $name }, { $number } sur { $count }
browser-hinted = Conseil
browser-no-fight = Personne ne combat.

## Leçons et conseils

browser-learn = Apprendre
browser-learn-lead = De courtes leçons sur le vrai plateau. La première dure moins de trois minutes.
browser-learn-game = Apprendre { $game }
browser-learn-begin = Commencer
browser-learn-on = Continuer
browser-learn-again = Encore une fois
browser-lesson = Leçon
browser-lesson-done = Terminée
browser-lesson-next = Suivante : { $title }
browser-lesson-anew = Recommencer cette leçon
browser-lessons-all = Toutes les leçons
browser-lessons-done-of = { $done } sur { $count } terminées
browser-task-of = { $number } sur { $count }
browser-hint = Que feriez-vous ?
browser-key-w = Que feriez-vous ? Un conseil, contre des bots
browser-hints-of = { $count ->
    [one] avec 1 conseil
   *[other] avec { $count } conseils
}
browser-first-match = Votre première partie ?
browser-first-match-light = Avec les règles allégées : { $options }. Contre des bots, vous pouvez demander conseil à tout moment.
browser-first-match-hints = Contre des bots, vous pouvez demander conseil à tout moment.
browser-first-match-learn = Ou apprenez d’abord, en courtes leçons.
browser-first-light = Avec les règles allégées
browser-first-full = Avec toutes les règles
browser-first-learn = D’abord apprendre, en courtes leçons
browser-first-hint = Première fois ? « { $hint } » montre ce qu’un bot ferait ici, et pourquoi.
browser-refused-hint = Un bot n’a rien à vous conseiller en ce moment.

# A server for strangers.
browser-campaign-brought = Cette campagne se poursuit à partir d’un enregistrement apporté : ce que les gladiateurs emportent n’a pas été gagné aux tables de ce serveur.
browser-fair-fingerprint = Empreinte courte de cette table : { $fingerprint }. Qui la note peut la comparer après la partie.
browser-fair-receipt = Enregistrer mon reçu
browser-fair-kept-good = La table, sa promesse et tous les engagements sont ceux que ce navigateur a gardés avant la partie.
browser-fair-kept-bad = Ce navigateur a gardé une autre promesse, ou d’autres engagements, avant la partie.
browser-refused-not-free = Cette réponse a appris quelque chose à quelqu’un : demandez aux autres de la reprendre.
browser-refused-retired = Les règles ont changé depuis, et cette partie irait autrement. Elle est close telle quelle ; ce qui a été raconté se lit encore.
browser-ended-rules = Close : les règles ont changé depuis.
browser-zoom-in = Regarder de plus près
browser-zoom-out = Regarder de plus loin
browser-zoom-fit = Tout
browser-zoom-follow = Suivre
browser-key-zoom = Regarder un grand plateau de plus près, de plus loin, ou en entier

# Strangers at one table.
browser-entry-kicked = L’hôte a renvoyé { $name }.
browser-refused-word = Le propriétaire de ce serveur ne veut pas de ce mot ici.
browser-refused-chat-off = Il n’y a pas de discussion sur ce serveur.
browser-about-person = À propos de { $name }
browser-mute = Rendre muet
browser-mute-note = Ce que dit { $name } à cette table n’est pas affiché dans ce navigateur. Personne ne l’apprend.
browser-block = Bloquer
browser-block-note = Ce que dit { $name } ne vous est affiché à aucune table, et { $name } ne peut pas s’asseoir aux tables que vous ouvrez.
browser-report = Signaler { $name }
browser-report-note = Le responsable de ce serveur lit ce que vous écrivez ici et les derniers mots dits à cette table.
browser-report-send = Envoyer au responsable
browser-report-sent = Le responsable de ce serveur est prévenu.
browser-kick = Renvoyer
browser-kick-note = La place redevient libre, et le même invité ne peut pas revenir à cette table.
browser-kick-note-playing = Un bot continue, et le même invité ne peut pas revenir à cette table.
browser-kick-sure = Oui, renvoyer
browser-refused-seat-lost = Cette place n’est plus à vous : vous l’avez emportée dans un autre navigateur, ou l’hôte vous a renvoyé.
browser-chat-note = Non : aux tables, vous ne lisez ni n’écrivez de mots.
browser-chat-off = Vous avez coupé le tchat dans les réglages.
browser-own-data = Ce que ce serveur garde de vous
browser-own-data-note = Votre nom, vos places, ce que vous avez dit et les parties que vous avez apportées. Pas d’adresse, pas de compte.
browser-own-data-save = Enregistrer mes données
browser-own-data-none = Ce serveur ne garde rien de vous.
browser-forget-me = M’oublier
browser-forget-me-note = Votre nom, vos mots et vos enregistrements sont effacés, et des bots prennent vos places pour de bon. Les parties restent, sans votre nom.
browser-forget-me-sure = Oui, m’oublier
browser-forgotten = Vous êtes oublié ici.
