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
browser-play-now-note = Trois bots vous attendent. Aucun compte n’est nécessaire.
browser-play-game-now = Jouer : { $game }
browser-new-table-of = Nouvelle table : { $game }
browser-how-plays = Comment on joue : { $game }
browser-your-tables = Vos tables
browser-your-move = C’est à vous.
browser-gate-waits-short = On attend des joueurs
browser-answers = { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
}
browser-five-games = Les cinq jeux
browser-how-it-plays = Comment on joue
browser-title-gladiatori = Gladiatori
browser-title-jugula = Jugula
browser-title-heroes = Heroes of the Colosseum
browser-title-spartacus = Spartacus
browser-about-clash = Équipes de quatre, cinq armes, animaux sauvages, dés rapides.
browser-about-gladiatori = Cartes cachées, coups ouverts, une foule qui compte.
browser-about-jugula = Sur soixante-quatre cases, tout tient à l’orientation.
browser-about-heroes = Un combattant, sept blessures, toute une carrière.
browser-about-spartacus = Maisons, intrigues, poings fermés, et le pouce.
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
browser-bot-greedy = posé
browser-bot-instinct = vif
browser-bot-random = insouciant
browser-bot-greedy-note = pèse ce que vaut chaque choix
browser-bot-instinct-note = suit quelques bonnes habitudes
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
browser-public = Sur la page d’accueil
browser-public-note = Tout le monde peut trouver cette table et regarder.
browser-summary = Résumé
browser-people = Personnes
browser-bots = Bots
browser-lasts = Environ
browser-open-table = Ouvrir la table
browser-open-waits = L’arène attend que chaque place soit prise.
browser-open-at-once = La partie commence aussitôt.
browser-clash-play-first = Premier joueur
browser-clash-play-spacing = Propres équipes séparées
browser-clash-play-path = Chemin libre
browser-clash-play-beasts = Sans gladiateurs
browser-clash-play-idle_limit = Combats sans effet

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
browser-tab-log = Récit
browser-tab-chat = Discussion
browser-tab-rules = Règles
browser-tab-beside = Enclos
browser-new-words = nouvelles paroles
browser-opening = Début
browser-nothing-yet = Il ne s’est encore rien passé.
browser-no-words-yet = Personne n’a encore rien dit.
browser-say-something = Dire quelque chose à la table
browser-send = Envoyer
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
browser-deciding = décide
browser-away = absent
browser-has-won = a gagné
browser-bot-sits-in = un bot remplace
browser-bot-plays-for-you = Un bot joue à votre place pendant votre absence.
browser-reclaim = Reprendre ma place
browser-time-left = reste { $time }
browser-your-decision = Votre décision
browser-your-turn = À vous
browser-what-happens = Ce qui se passe
browser-skip = Passer
browser-waiting = En attente
browser-waiting-for = À { $names } de décider
browser-you-watch = Vous regardez cette table.
browser-look-around = Regardez autour de vous autant que vous voulez.
browser-choose-on-board = Choisissez sur le plateau : { $count } cases sont permises.
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
browser-cell-legal = Permise.
browser-cell-target = Cible permise.
browser-cell-chosen = Choisie.
browser-cell-marked = Marquée. Choisissez-la encore pour agir.
browser-odds = Les chances
browser-exact = exactes
browser-result = Résultat
browser-standings = Classement final
browser-place-number = { $number }.
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
browser-key-i = lire la case en entier
browser-key-d = à votre décision
browser-key-b = au plateau
browser-key-t = le plateau en texte
browser-key-tabs = récit, discussion, règles
browser-key-u = reprendre
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
browser-step-of = { $step } sur { $last }
browser-scrub = Décision
browser-share = Partager
browser-link-to-step = Lien vers cette décision
browser-download = Télécharger
browser-seen-by = Vu par
browser-eyes-public = Tous, ce qui était public
browser-eyes-all = Tous, tout ouvert
browser-won-with = a gagné avec { $points }
browser-ends-with = { $points } à la fin
browser-fair-title = Des dés que l’on peut vérifier
browser-fair-check = Vérifier chaque dé
browser-fair-commitment = Avant la première réponse, cette table a promis sa graine. Sa marque est :
browser-fair-more = Ce que cela veut dire
browser-fair-commitment-good = La graine est celle qui fut promise avant la partie.
browser-fair-commitment-bad = La graine n’est pas celle qui fut promise.
browser-fair-secret-good = Le secret des dés découle de la graine et des octets de chacun.
browser-fair-secret-bad = Le secret des dés ne découle pas de la graine.
browser-fair-own-good = Vos propres octets en font partie.
browser-fair-own-bad = Vos propres octets n’en font pas partie.
browser-fair-dice-good = { $dice ->
    [0] Aucun dé n’a été lancé ; chaque tirage au sort, refait d’après le secret, donne le même résultat.
    [one] 1 dé, relancé d’après le secret, tombe pareil.
   *[other] { $dice } dés, relancés d’après le secret, tombent tous pareil.
}
browser-fair-dice-bad = À la décision { $step }, les dés ne suivent pas du secret.
browser-fair-events-good = Ce qui est montré ici est ce que l’enregistrement a scellé.
browser-fair-events-bad = Ce qui est montré ici n’est pas ce que l’enregistrement a scellé.
browser-fair-rest = Vérifié ici, dans ce navigateur. Pour rejouer toute la partie selon les règles, téléchargez l’enregistrement et lancez « harena verify FILE ».
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
browser-letter-keys = Touches de lettres
browser-letter-keys-note = De simples lettres comme commandes à la table.
browser-strong-grid = Grille marquée
browser-strong-grid-note = Des lignes plus sombres entre les cases.
browser-settings-kept = Gardés dans ce navigateur seulement.

## Aide

browser-help-start = Pour commencer
browser-help-start-1 = « Jouer » vous assied à une table avec trois bots. Ce que vous pouvez choisir est éclairé sur le plateau et listé dans la barre en dessous ; tout le reste dit pourquoi non quand on le touche.
browser-help-start-2 = Pour jouer entre amis, ouvrez une nouvelle table et envoyez à chacun le lien d’une place. Aucun compte n’est nécessaire : le lien et un toucher suffisent. La place reste la leur dans ce navigateur, même après une pause.
browser-help-start-3 = Plusieurs personnes à un même écran prennent les places « Ici ». La barre dit toujours à qui c’est.
browser-help-dice = Des dés que l’on peut vérifier
browser-help-dice-1 = Quand une table est ouverte, le serveur tire une graine et publie sa marque, un nombre dont on ne peut deviner la graine.
browser-help-dice-2 = Qui s’assied ajoute des octets de son propre hasard. Ainsi personne ne décide seul comment tombent les dés.
browser-help-dice-3 = Chaque réponse a ses dés. Revenir en arrière et répondre encore lance les mêmes dés, jamais de meilleurs.
browser-help-dice-4 = Après la partie la graine est montrée. Chacun peut vérifier qu’elle a cette marque et que chaque dé en découle, sur la page de rediffusion ou avec « harena verify ».
browser-help-not = Ce que cela ne promet pas
browser-help-not-1 = Le serveur connaît les cartes cachées pendant que vous jouez. On fait confiance à qui le tient.
browser-help-not-2 = Un serveur de mèche avec le dernier assis pourrait essayer plusieurs octets de ce joueur.
browser-help-not-3 = Une partie interrompue ne montre jamais sa graine.
browser-help-private = Ce qui est gardé
browser-help-private-1 = Le serveur garde votre nom, vos places et vos réponses. Il n’y a ni comptes, ni publicité, ni pistage, et rien n’est pris ailleurs.
browser-clash-how = D’abord vous choisissez des gladiateurs, un par un, pour ouvrir ou renforcer des équipes. Puis les animaux remplissent chaque case libre. Ensuite on attaque à tour de rôle. Un gladiateur capturé vaut 1 point, un animal 2, et chacun des vôtres qui survit 1. Le plus grand nombre de points l’emporte.
browser-clash-glance = En bref
browser-clash-face-blank-means = Manqué.
browser-clash-face-single-means = Coup simple : un jeton de blessure. Deux jetons coûtent un gladiateur. Les boucliers arrêtent les coups simples.
browser-clash-face-lethal-means = Coup mortel : un gladiateur tombe aussitôt. Rien ne l’arrête.
browser-rule-of-place = Placer un gladiateur
browser-rule-of-recruit = Choisir un type
browser-rule-of-lair = Placer un animal
browser-rule-of-team = Choisir une équipe
browser-rule-of-ground = Bouger avant l’attaque
browser-rule-of-target = Choisir une cible
browser-rule-of-net = Lancer les filets
browser-rule-of-reroll = Relancer
browser-rule-of-casualty = Céder des gladiateurs
browser-rule-of-beast = Mener un animal

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

## Clash

browser-clash-arena = Arène, { $count } cases
browser-clash-round = tour { $number }
browser-clash-entry = entrée
browser-clash-space-empty = { $space } : vide.
browser-clash-space-team = { $space } : { $team }, { $count ->
    [one] { $count } gladiateur
   *[other] { $count } gladiateurs
} : { $men }{ $tokens ->
    [0] .
    [one]  ; 1 jeton de blessure.
   *[other]  ; { $tokens } jetons de blessure.
}
browser-clash-space-animal = { $space } : { $animal }, { $symbols } ; { $wounds } blessures sur { $life }.
browser-clash-count = { $type ->
    [spear] { $count ->
        [one] { $count } lance
       *[other] { $count } lances
    }
    [net] { $count ->
        [one] { $count } filet
       *[other] { $count } filets
    }
    [sword] { $count ->
        [one] { $count } épée
       *[other] { $count } épées
    }
    [trident] { $count ->
        [one] { $count } trident
       *[other] { $count } tridents
    }
   *[shield] { $count ->
        [one] { $count } bouclier
       *[other] { $count } boucliers
    }
}
browser-clash-netted = { $type } (dans le filet)
browser-clash-fallen = { $type } (tombé)
browser-clash-wound-token = jeton de blessure
browser-clash-face-blank = manqué
browser-clash-face-single = coup simple
browser-clash-face-lethal = coup mortel
browser-clash-beside = à côté de l’arène
browser-clash-places-space = Case
browser-clash-places-what = Qui s’y trouve
browser-clash-places-choose = Choix
browser-clash-ability-left = { $ability } · { $left ->
    [one] reste { $left }
   *[other] restent { $left }
}
browser-clash-keep = Garder ce lancer
browser-clash-again = Tout relancer
browser-clash-again-note = le second lancer compte, même s’il est pire
browser-do-place = Placer sur
browser-do-lair = Le mettre sur
browser-do-team = Envoyer
browser-do-ground = Aller en
browser-do-target = Attaquer
browser-clash-why-place = { $bases ->
    [0] Vos équipes grandissent jusqu’à quatre gladiateurs.
    [one] Vous pouvez ouvrir encore une équipe.
   *[other] Vous pouvez ouvrir encore { $bases } équipes.
}
browser-clash-why-recruit = Chaque type fait une chose au combat.
browser-clash-why-lair = { $tile }. Qui porte le dernier coup le prend pour { $points } points.
browser-clash-why-team = Une équipe attaque à chaque tour. On ne peut pas passer.
browser-clash-why-ground = Elle peut marcher sur les cases libres avant d’attaquer, et y reste.
browser-clash-why-target = Touchez une cible pour voir les chances ; touchez-la encore pour attaquer.
browser-clash-why-net = Le gladiateur que vous choisissez ne fait rien dans ce combat.
browser-clash-why-reroll = Vous avez plus de tridents. Le second lancer compte.
browser-clash-why-casualty = Qui s’en va ne compte plus quand votre équipe lance.
browser-clash-why-beast = Ce qu’il tue est à vous ; l’animal ne l’est pas.
browser-clash-phase-entry = Entrée des gladiateurs
browser-clash-phase-animals = Entrée des animaux
browser-clash-phase-fight = Le combat
browser-clash-phase-team = Équipe
browser-clash-phase-beast = Animal
browser-clash-phase-ground = Terrain
browser-clash-phase-target = Cible
browser-clash-phase-attack = Attaque
browser-clash-phase-nets = Filets
browser-clash-phase-first = Premier lancer
browser-clash-phase-second = Second lancer
browser-clash-battle-label = Combat
browser-clash-battle = Combat { $start } · { $space }
browser-clash-before = avant
browser-clash-during = en cours
browser-clash-after = fini
browser-clash-attacks = attaque
browser-clash-defends = défend
browser-clash-dice-team = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} = 1 + { $swords ->
    [one] { $swords } épée
   *[other] { $swords } épées
}
browser-clash-dice-animal = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} = { $swords ->
    [one] { $swords } épée
   *[other] { $swords } épées
}
browser-clash-rolls-first = lance en premier : lances { $spears } : { $others }
browser-clash-may-reroll = peut relancer : tridents { $tridents } : { $others }
browser-clash-stops = { $shields ->
    [one] le bouclier arrête 1 coup simple
   *[other] les boucliers arrêtent { $shields } coups simples
}
browser-clash-tokens = { $tokens ->
    [one] 1 jeton de blessure avant
   *[other] { $tokens } jetons de blessure avant
}
browser-clash-life = { $wounds } blessures sur { $life }
browser-clash-second-roll = Second lancer
browser-clash-sum-nothing = { $stopped ->
    [0] Aucun coup.
    [one] Le bouclier arrête le seul coup.
   *[other] Les boucliers arrêtent les { $stopped } coups.
}
browser-clash-sum-animal = { $stopped ->
    [0] {""}
    [one] 1 arrêté.{" "}
   *[other] { $stopped } arrêtés.{" "}
}{ $through } × 1 + { $lethals } × 2 = { $wounds ->
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
} ; avec { $before } d’avant, { $total } sur { $life }.
browser-clash-sum-team = { $stopped ->
    [0] {""}
    [one] 1 arrêté.{" "}
   *[other] { $stopped } arrêtés.{" "}
}{ $tokens ->
    [0] {""}
   *[other] Jetons de blessure : { $before } + { $through } = { $tokens }, deux coûtent un gladiateur.{" "}
}{ $lost ->
    [0] Personne ne tombe.
   *[other] Perdus : { $pairs } + { $lethals } mortels = { $lost }.
}
browser-clash-odds-again = Si vous relancez
browser-clash-why-numbers = Pourquoi ces nombres ?
browser-clash-number-dice = Dés : un pour l’équipe et un par épée active (5.3).
browser-clash-number-first = Premier jet : le plus de lances, même au filet ; à égalité l’attaquant (5.1).
browser-clash-number-again = Second jet : plus de tridents actifs que l’autre camp (5.4).
browser-clash-number-shields = Chaque bouclier actif arrête un coup simple, jamais un mortel (5.5).
browser-clash-number-losses = Pertes : un gladiateur par coup mortel, puis un pour deux jetons de blessure (5.6).
browser-clash-number-animals = Animaux : un dé par épée (6.4) ; un coup simple fait une blessure, un mortel deux (6.6).
browser-clash-piles = Piles
browser-clash-stack = { $count ->
    [one] { $count } animal est face cachée.
   *[other] { $count } animaux sont face cachée.
}
browser-clash-pens = Enclos
browser-clash-pen-of = { $name } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
browser-clash-spares = { $count ->
    [one] { $count } animal à côté de l’arène
   *[other] { $count } animaux à côté de l’arène
}
browser-clash-teams = { $count ->
    [one] { $count } équipe
   *[other] { $count } équipes
}
browser-clash-men = { $count ->
    [one] { $count } gladiateur
   *[other] { $count } gladiateurs
}
browser-clash-bases = { $count ->
    [one] reste { $count } socle
   *[other] restent { $count } socles
}
browser-clash-captured = { $count ->
    [one] 1 capturé
   *[other] { $count } capturés
}
browser-clash-beasts = { $count ->
    [one] 1 animal
   *[other] { $count } animaux
}
browser-clash-survived = { $count ->
    [one] 1 survivant
   *[other] { $count } survivants
}

## Gladiatori

browser-hand = Vos cartes
browser-back = Retour
browser-do-it = Le faire
browser-any-time = À tout moment
browser-any-time-sure = Certain ? L’effet est immédiat.
browser-less-of = Moins : { $what }
browser-more-of = Plus : { $what }
browser-rule-of-now = Maintenant
browser-do-character = Prendre :
browser-do-draft = Prendre :
browser-do-pick = Vouloir :
browser-do-drop = Abandonner :
browser-do-action = Faire :
browser-do-reaction = Faire :
browser-do-ally = Aider
browser-do-push = Pousser
browser-do-sacrifice = Sacrifier
browser-refused-row = La table a changé entre-temps, ou ce n’est plus possible. Regardez et choisissez de nouveau.
browser-gladiatori-tab-beside = Fiche
browser-gladiatori-arena = Arène, { $count } hexagones
browser-gladiatori-empty = vide
browser-gladiatori-gate = porte
browser-gladiatori-start = hexagone de départ
browser-gladiatori-facing-to = tourné vers { $facing }
browser-gladiatori-beast-netted = { $name }, dans un filet ({ $count })
browser-gladiatori-cell-turn = Permis : se tourner sur place.
browser-gladiatori-move-hint = Touchez un hexagone éclairé, puis l’orientation ; ou glissez la figurine. Les flèches tournent, Entrée déplace.
browser-gladiatori-do-move = Aller en { $hex }, vers { $facing }
browser-gladiatori-do-turn = Se tourner vers { $facing }
browser-gladiatori-to-arena = Voir l’arène
browser-gladiatori-to-cards = Revenir au choix
browser-gladiatori-ask-split = Partagez votre deck pour le tour { $turn }
browser-gladiatori-ask-rest = Repos : qu’est-ce qui revient ?
browser-gladiatori-ask-build = Construisez votre gladiateur
browser-gladiatori-ask-spend = { $count ->
    [one] Payez un Élément
   *[other] Payez { $count } Éléments
}
browser-gladiatori-ask-recover = { $count ->
    [one] Récupérez un Élément au plus
   *[other] Récupérez jusqu’à { $count } Éléments
}
browser-gladiatori-ask-adapt = { $count ->
    [one] Adaptation : déplacez une carte au plus
   *[other] Adaptation : déplacez jusqu’à { $count } cartes
}
browser-gladiatori-ask-lunge = { $count ->
    [one] Fente : défaussez une carte au plus, pour +2
   *[other] Fente : défaussez jusqu’à { $count } cartes, +2 chacune
}
browser-gladiatori-hand = Main
browser-gladiatori-life = Deck PV
browser-gladiatori-discard = Défausse
browser-gladiatori-later = Plus tard
browser-gladiatori-row = Votre rangée
browser-gladiatori-no-hand = Vous n’avez plus de carte en main.
browser-gladiatori-hp = { $count } PV
browser-gladiatori-cards = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
browser-gladiatori-hit-points = { $count ->
    [one] 1 point de vie
   *[other] { $count } points de vie
}
browser-gladiatori-greens = { $greens } Action, { $reds } Combat
browser-gladiatori-life-sum = { $deck } en { $cards } cartes, { $items } en Objets, { $cover } pour la couverture
browser-gladiatori-all-hand = Tout en main
browser-gladiatori-actions-hand = Seulement les Actions en main
browser-gladiatori-all-life = Tout en points de vie
browser-gladiatori-split-card = { $card } : { $hand } en main, { $life } au deck PV
browser-gladiatori-split-foot = main { $hand }/{ $most }
browser-gladiatori-do-split = { $cards } en main, { $points } PV au deck
browser-gladiatori-rest-use = Ce que vous utilisez
browser-gladiatori-rest-left = Encore { $left } sur { $all } à choisir
browser-gladiatori-rest-nothing = Rien ne manque : rien à récupérer.
browser-gladiatori-by-resistance = Par Résistance seulement.
browser-gladiatori-missing = { $count } en moins
browser-gladiatori-do-rest = { $count ->
    [0] Repos : rien ne revient
    [one] Repos : 1 revient
   *[other] Repos : { $count } reviennent
}
browser-gladiatori-presets = Commencer avec
browser-gladiatori-empty-sheet = Fiche vide
browser-gladiatori-too-dear = Plus que vos pièces
browser-gladiatori-short-of = Pas assez de pièces : il en faut encore { $price }, et il en reste { $left }.
browser-gladiatori-coins-left = Il reste { $left } pièces sur { $all }
browser-gladiatori-coins = { $count ->
    [one] 1 pièce
   *[other] { $count } pièces
}
browser-gladiatori-each = { $count } chacune, { $high } au plus
browser-gladiatori-traits = Talents et Aptitudes
browser-gladiatori-cards-bought = Cartes : { $count } au deck, { $life } PV
browser-gladiatori-moves = Coups spéciaux
browser-gladiatori-powers = Pouvoirs, une fois chacun
browser-gladiatori-do-build = Voici mon gladiateur : { $cards } cartes
browser-gladiatori-coins-lost = { $left ->
    [one] 1 pièce est perdue.
   *[other] { $left } pièces sont perdues.
}
browser-gladiatori-own-note = Talents, cartes et Pouvoirs à votre gré, pour { $coins } pièces.
browser-gladiatori-deck-of = { $cards } cartes, { $life } PV
browser-gladiatori-prefers = Préfère : { $items }
browser-gladiatori-throwable = Peut être lancé
browser-gladiatori-item-attack = att
browser-gladiatori-item-defence = déf
browser-gladiatori-item-life = PV
browser-gladiatori-has-items = { $name } a : { $items }
browser-gladiatori-damaged = Endommagé
browser-gladiatori-fists = Offres, fermées
browser-gladiatori-you-have = Vous en avez { $count }
browser-gladiatori-do-bid = Fermer le poing : { $ones } + { $zeros }
browser-gladiatori-picker = Ce que vous pouvez choisir
browser-gladiatori-pick = { $count } sur { $most }
browser-gladiatori-point = un point
browser-gladiatori-to-life = vers le deck PV
browser-gladiatori-to-hand = vers la main
browser-gladiatori-do-add = { $count ->
    [0] Aucune carte dessus
    [one] Poser 1 carte dessus
   *[other] Poser { $count } cartes dessus
}
browser-gladiatori-do-lunge = { $count ->
    [0] Assez
    [one] Défausser 1 pour +2
   *[other] Défausser { $count }, +2 chacune
}
browser-gladiatori-do-spend = { $count ->
    [0] Payer
    [one] Payer 1 Élément
   *[other] Payer { $count } Éléments
}
browser-gladiatori-do-recover = { $count ->
    [0] Ne rien récupérer
    [one] En récupérer 1
   *[other] En récupérer { $count }
}
browser-gladiatori-do-adapt = { $count ->
    [0] Ne déplacer aucune carte
    [one] Déplacer 1 carte
   *[other] Déplacer { $count } cartes
}
browser-gladiatori-do-payment = { $count ->
    [0] Payer
    [one] Payer avec 1
   *[other] Payer avec ces { $count }
}
browser-gladiatori-owed-payment = { $count ->
    [one] Il manque encore 1 point de vie.
   *[other] Il manque encore { $count } points de vie.
}
browser-gladiatori-owed-spend = { $count ->
    [one] Il manque encore 1 Élément.
   *[other] Il manque encore { $count } Éléments.
}
browser-gladiatori-too-much = Plus que nécessaire : retirez quelque chose.
browser-gladiatori-standby = Attente…
browser-gladiatori-count-blood = { $count ->
    [0] Aucun Sang
    [one] 1 Sang : +2
   *[other] { $count } Sang : +2 chacun
}
browser-gladiatori-count-dodge = { $count ->
    [0] Aucune Vitesse
    [one] 1 Vitesse : +2
   *[other] { $count } Vitesse : +2 chacune
}
browser-gladiatori-count-depth = { $count } d’attaque en moins, { $count } de dégâts en plus
browser-gladiatori-count-split = { $count }
browser-gladiatori-count-back = { $count }
browser-gladiatori-unseen-card = une carte inconnue
browser-gladiatori-face-down = face cachée
browser-gladiatori-rotated = tournée : utilisée
browser-gladiatori-reuse = { $blood ->
    [one] de nouveau pour 1 Sang
   *[other] de nouveau pour { $blood } Sang
}
browser-gladiatori-blood = { $count } Sang
browser-gladiatori-sheet = Fiche
browser-gladiatori-sheet-yours = Votre fiche · vous seul la voyez
browser-gladiatori-raised = relevé
browser-gladiatori-used = utilisé
browser-gladiatori-track = Points de victoire · le moins riche agit d’abord
browser-gladiatori-order = Ordre de ce round
browser-gladiatori-behind-gates = Derrière les portes
browser-gladiatori-fact-cards = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
browser-gladiatori-fact-life = deck PV { $count }
browser-gladiatori-fact-hand = main { $greens } vertes, { $reds } rouges
browser-gladiatori-fact-discard = défausse { $count }
browser-gladiatori-fight = Le combat
browser-gladiatori-attacks = { $attacker-is ->
    [you] { $count ->
        [one] Vous attaquez { $target }
       *[other] Vous attaquez plusieurs cibles
    }
   *[other] { $target-is ->
        [you] { $attacker } vous attaque
       *[other] { $count ->
            [one] { $attacker } attaque { $target }
           *[other] { $attacker } attaque plusieurs cibles
        }
    }
}
browser-gladiatori-attack = Attaque
browser-gladiatori-defence = Défense
browser-gladiatori-sum = Somme
browser-gladiatori-dodged = Divisée par l’Esquive
browser-gladiatori-damage-of = { $more ->
    [0] (1, et la moitié de { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    })
   *[other] (1, la moitié de { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }, et { $more } de plus)
}
browser-gladiatori-face-down-and = { $count ->
    [0] Face cachée
    [one] Face cachée, 1 carte dessus
   *[other] Face cachée, { $count } cartes dessus
}
browser-gladiatori-hidden-cards = { $count ->
    [one] 1 carte face cachée
   *[other] { $count } cartes face cachée
}
browser-gladiatori-part-energy = { $count } énergie
browser-gladiatori-part-hand = moitié de { $count } cartes
browser-gladiatori-part-oppose = Opposer
browser-gladiatori-part-match = la même carte
browser-gladiatori-part-markers = marqueurs
browser-gladiatori-part-behind = de dos
browser-gladiatori-part-delay = Retard
browser-gladiatori-part-skill = Talent utilisé
browser-gladiatori-part-points = Points dépensés
browser-gladiatori-part-plain = comme +2
browser-gladiatori-part-sacrifice = Sacrifice
browser-gladiatori-part-acrobatics = Coup acrobatique
browser-gladiatori-part-lunge = Fente
browser-gladiatori-part-leap = Bond
browser-gladiatori-part-depth = Plaies profondes
browser-gladiatori-part-dice = Dés
browser-gladiatori-part-rest = non dit
browser-gladiatori-part-other = tout le reste
browser-gladiatori-outcome-held = Tenu. Aucune blessure.
browser-gladiatori-outcome-null = Une attaque nulle.
browser-gladiatori-outcome-netted = Touché. { $name } est pris au filet.
browser-gladiatori-outcome-wounded = Touché. { $name } paie { $damage } en cartes et Objets.
browser-gladiatori-outcome-broken = Touché. Un Objet se brise.
browser-gladiatori-outcome-damaged = Touché. Un Objet est endommagé.
browser-gladiatori-outcome-slain = Touché. { $name } tombe.
browser-gladiatori-outcome-feinted = Une Feinte : tout est repris.
browser-gladiatori-phase-characters = Personnages
browser-gladiatori-phase-items = Objets
browser-gladiatori-phase-arena = Entrée
browser-gladiatori-phase-cards = Cartes
browser-gladiatori-phase-round-1 = Round 1
browser-gladiatori-phase-round-2 = Round 2
browser-gladiatori-phase-rest = Repos
browser-gladiatori-phase-move = Bouger
browser-gladiatori-phase-action = Action
browser-gladiatori-phase-attack = Attaque
browser-gladiatori-phase-reaction = Réaction
browser-gladiatori-phase-answer = Réponse
browser-gladiatori-phase-result = Résultat
browser-gladiatori-places-hex = Hexagone
browser-gladiatori-places-what = Ce qui s’y trouve
browser-gladiatori-places-choose = Choisir
browser-gladiatori-rule-of-split = Partager le deck
browser-gladiatori-rule-of-opening = Bouger avec la Vitesse
browser-gladiatori-rule-of-action = Action
browser-gladiatori-rule-of-add = Cartes sur l’Action
browser-gladiatori-rule-of-fight = Déclarer un combat
browser-gladiatori-rule-of-reaction = Réaction
browser-gladiatori-rule-of-skill = Utiliser un Talent
browser-gladiatori-rule-of-feint = Feinte
browser-gladiatori-rule-of-payment = Payer les blessures
browser-gladiatori-rule-of-spend = Dépenser des Éléments
browser-gladiatori-rule-of-recover = Récupérer des Éléments
browser-gladiatori-rule-of-rest = Repos
browser-gladiatori-rule-of-interject = À tout moment
browser-gladiatori-rule-of-place = Entrer dans l’arène
browser-gladiatori-rule-of-target = Choisir une cible
browser-gladiatori-why-split = La main sert à agir, le deck PV à saigner. Les autres ne voient que les nombres.
browser-gladiatori-why-character = Chaque fiche vaut autant de pièces. Touchez-en une pour la marquer.
browser-gladiatori-why-action = Une nouvelle carte est gratuite ; une de la rangée coûte du Sang selon sa place.
browser-gladiatori-why-payment = Rien d’inutile, et on ne rend pas la monnaie.
browser-gladiatori-why-skill = Secret ; il baisse ensuite de 1.
browser-gladiatori-why-pick = En secret. Ce que plusieurs veulent est tiré au sort.
browser-gladiatori-why-place = Touchez un hexagone éclairé ; puis choisissez l’orientation.
browser-gladiatori-play-teams = Camps
browser-gladiatori-play-lone_seat = Qui combat seul
browser-gladiatori-play-coins_1 = Pièces, place 1
browser-gladiatori-play-coins_2 = Pièces, place 2
browser-gladiatori-play-coins_3 = Pièces, place 3
browser-gladiatori-play-coins_4 = Pièces, place 4
browser-gladiatori-play-characters = Gladiateurs
browser-gladiatori-play-premade_duplicates = Deux fois le même
browser-gladiatori-play-items = Objets
browser-gladiatori-play-placement = Entrée
browser-gladiatori-play-damage_bonus = Blessures plus graves
browser-gladiatori-play-help = Durée de l’aide
browser-gladiatori-play-overlimit = Plus de cartes
browser-gladiatori-play-learning = Première partie
browser-gladiatori-play-campaign = Campagne
browser-gladiatori-play-beasts = Fauves
browser-gladiatori-play-beast_kind = Quels fauves
browser-gladiatori-play-beast_number = Combien
browser-gladiatori-play-dogs = Chiens
browser-gladiatori-play-wolves = Loups
browser-gladiatori-play-lions = Lions
browser-gladiatori-play-bears = Ours
browser-gladiatori-play-release_table = Dé de sortie
browser-gladiatori-play-turns = Tours
browser-gladiatori-play-lone_seat-note = À deux contre un, qui combat seul.
browser-gladiatori-group-players = Joueurs et camps
browser-gladiatori-group-players-note = durée, camps, entrée
browser-gladiatori-group-characters = Gladiateurs et Objets
browser-gladiatori-group-characters-note = prêts ou construits, partage des Objets
browser-gladiatori-group-beasts = Fauves
browser-gladiatori-group-beasts-note = seul, ensemble, ou au milieu
browser-gladiatori-group-variants = Variantes
browser-gladiatori-group-variants-note = handicaps et règles optionnelles
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
browser-campaign-all = Toutes les parties
browser-campaign-from-record = Autant de places qu’avant. Chacun garde ce qu’il a appris ; un nouveau gladiateur prend la place d’un mort.
browser-campaign-match = Partie { $number }
browser-campaign-ready = Tout est prêt pour la partie { $number }
browser-campaign-playing = On joue la partie { $number }
browser-campaign-matches = { $count ->
    [one] 1 partie
   *[other] { $count } parties
}
browser-campaign-now = Après la dernière partie
browser-campaign-growth = Expérience
browser-campaign-list = Parties
browser-campaign-still = pas encore finie
browser-campaign-record = L’enregistrement du début
browser-campaign-to-match = À la partie { $number }
browser-to-table = À la table
browser-nobody-wins = Personne ne gagne.
browser-nobody-won = personne n’a gagné
browser-has-lost = a perdu
browser-gladiatori-gains = Ce que cette partie a rapporté
browser-gladiatori-xp = { $xp } XP
browser-gladiatori-xp-chart = XP après chaque partie
browser-gladiatori-gain-points = { $value } points de victoire
browser-gladiatori-gain-victory = { $value } victoire
browser-gladiatori-gain-beasts = { $value } fauves vaincus
browser-gladiatori-unconscious = sans connaissance
browser-gladiatori-gain-fit = en état
browser-gladiatori-gain-hurt = sans connaissance, { $points } PV
browser-gladiatori-gain-lost = mort, { $points } PV
browser-gladiatori-gain-dead = Sa campagne est finie. Un nouveau gladiateur, sans XP, prend sa place.
browser-gladiatori-gain-dead-short = mort
browser-gladiatori-coins-next = { $coins } pièces pour la prochaine création
browser-gladiatori-coins-new = { $coins } pièces pour le nouveau gladiateur
browser-gladiatori-why-build-first = Un gladiateur sans XP : { $coins } pièces. On le crée à nouveau avant chaque partie.
browser-gladiatori-why-build-xp = On le crée à nouveau avant chaque partie. Ces { $coins } pièces comptent vos { $xp } XP, et les limites de cartes en dépendent.
browser-gladiatori-why-build-surplus = { $character } garde tout ce qui est imprimé sur sa fiche. Vous ajoutez pour les { $left } pièces que vous avez en plus.
browser-gladiatori-why-character-xp = Une fiche prend { $usual } de vos { $coins } pièces ; vous dépensez ensuite celles en plus.

## Comment se joue Gladiatori

browser-gladiatori-how = Chaque carte est force et vie. Avant chaque tour vous partagez votre paquet en secret : une main pour agir, une pioche de vie pour saigner. Qui attaque de face gagne des points de victoire, qui frappe dans le dos ou fuit en perd. Après six tours, ou quand il ne reste qu’un camp, le plus de points l’emporte ; contre les seuls fauves, il suffit d’être en vie.
browser-gladiatori-help-turn = Un tour
browser-gladiatori-help-turn-1 = Cartes : tous partagent leur paquet en même temps, en secret. Les autres ne voient que les nombres.
browser-gladiatori-help-turn-2 = Ordre : d’abord qui a le moins de points de victoire, aux deux rounds de combat. Les fauves agissent avant tous.
browser-gladiatori-help-turn-3 = Votre round : bougez avec la Vitesse ; posez une carte Action cachée, et dessus des cartes Combat ; puis attaquez, ou non.
browser-gladiatori-help-turn-4 = Le combat : la victime répond par une Réaction et des cartes. On découvre les deux sommes ; une attaque plus haute que la défense blesse.
browser-gladiatori-help-turn-5 = Repos : l’Endurance rend des cartes et des points. Main et pioche de vie se rejoignent.
browser-gladiatori-help-cards = Les cartes sont force et vie
browser-gladiatori-help-cards-action = Les cartes Action disent ce que vous faites. Vous en avez une de chaque, de 3 PV.
browser-gladiatori-help-cards-energy = Les cartes Combat dessus disent comment : les dégâts sont 1 et la moitié des cartes de l’attaquant. Énergie 0 vaut 1 PV, Énergie 1 vaut 2 PV, un Coup spécial 2, une Feinte 3.
browser-gladiatori-help-cards-life = Une blessure se paie avec des cartes de la pioche de vie et des Objets, qui quittent le jeu. La carte de couverture est le dernier point de vie : sans elle, vous êtes mort.
browser-gladiatori-help-match = Action contre Réaction
browser-gladiatori-help-match-attack = En attaque
browser-gladiatori-help-match-reaction = En Réaction
browser-gladiatori-help-match-none = bouge, et n’attaque jamais
browser-gladiatori-help-match-strength = +1 par énergie dessus ; de face
browser-gladiatori-help-match-dexterity = la moitié des cartes restées en main ; de face
browser-gladiatori-help-match-berserk = +5 ; de face
browser-gladiatori-help-match-movement = réduit l’attaque de moitié, +2 par Vitesse, deux au plus ; sans Objets ; pas droit dans le dos
browser-gladiatori-help-match-same = Encore +5 si la Réaction est la même carte que l’Action. Devinez bien.
browser-gladiatori-help-around = De face et dans le dos
browser-gladiatori-help-around-note = Les trois cases devant sont la face, les deux derrière les épaules les côtés arrière, une est droit dans le dos. De dos, le défenseur a −3 et ni Blocage, ni Parade, ni Opposition ; droit dans le dos, pas d’Esquive non plus.
browser-gladiatori-help-status = Ce qui peut vous arriver
browser-gladiatori-help-status-trapped = −3 en attaque et en défense ; seulement l’Opposition ; pas de mouvement, une rotation d’un côté. Trois marqueurs d’un filet ; deux Éléments en ôtent un.
browser-gladiatori-help-status-unbalanced = Un marqueur ne fait encore rien ; le second vous jette à terre.
browser-gladiatori-help-status-down = −5 en attaque et en défense ; seulement le Blocage. Les deux marqueurs doivent partir avant de se relever.
browser-gladiatori-help-status-passive = Ni cartes, ni Aptitudes, ni Pouvoirs ; Talent et Objets défendent encore. Qui passe l’est pour le reste de son round, qui ne peut réagir, pour ce combat.
browser-gladiatori-help-points = Points de victoire
browser-gladiatori-help-points-note = Tous commencent avec 10. Un duo contre un seul en rend 10 à la fin.
browser-gladiatori-help-beasts = Fauves
browser-gladiatori-help-beasts-dog = Nombreux et faibles. Un double en appelle un autre.
browser-gladiatori-help-beasts-wolf = Un double en appelle un autre ; un sept vous déséquilibre.
browser-gladiatori-help-beasts-lion = Un double mord deux fois plus fort, sauf si vous reculez avec la Vitesse ; un sept vous jette à terre.
browser-gladiatori-help-beasts-bear = Un dé de plus que les autres. Un double ajoute 2 par dé ; un sept vous coûte une carte ou un Objet.
browser-gladiatori-help-beasts-note = Ils lancent des dés au lieu de jouer des cartes et n’ont pas de face : une défense sous votre attaque les tue.
browser-gladiatori-help-campaign = Campagne
browser-gladiatori-help-campaign-note = Avec l’option Campagne, une partie donne des XP : 1 pour 10 points de victoire, 1 pour la victoire, ou de 1 à 3 pour les fauves vaincus. Chaque 2 XP font une pièce de plus à la prochaine création. Tué à −4 PV ou plus, on vous emporte et vous revenez ; à −5 ou moins, votre gladiateur est mort.
browser-gladiatori-help-keys-note = Choisissez une case éclairée avec Entrée, tournez avec ← et →, puis encore Entrée ; Échap revient.
