# Ce que disent l’accueil et les tables dans le navigateur ; les autres pages sont dans pages.ftl. Les clés commencent par "browser-".
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
browser-seat-free = Place libre
browser-on = Oui
browser-off = Non
browser-coming = À l’entraînement
browser-coming-note = Ceux à l’entraînement ne sont pas encore sur le sable.

## Accueil

browser-hero = Le sable est ratissé. Prenez place.
browser-lead = Cinq jeux de gladiateurs à une même table, avec des amis proches ou lointains, ou contre la maison.
browser-play-now = Jouer
browser-play-now-note = { $game } : { $count ->
    [0] vous jouez seul
    [one] un bot vous attend
   *[other] { $count } bots vous attendent
}. Aucun compte n’est nécessaire.
browser-play-game-now = Jouer : { $game }
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

browser-seats = Places
browser-bot-champion = champion
browser-bot-veteran = vétéran
browser-bot-scout = éclaireur
browser-bot-greedy = posé
browser-bot-instinct = vif
browser-bot-beginner = débutant
browser-bot-random = insouciant
browser-bot-measured = { $note } ; { $strength }
browser-bot-of = Bot · { $bot }
browser-bot-tip = Un bot : { $how }.
browser-clock = Pendule

## Arriver à une table

browser-opening-table = La porte s’ouvre.
browser-still-opening = La porte s’ouvre encore…
browser-no-table = Cette table n’a pas pu être ouverte.
browser-table-closed = Elle a peut-être été fermée, ou elle est à quelqu’un d’autre à présent.
browser-invited = Vous êtes invité à cette table.
browser-here = présent
browser-table-menu = Cette table

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
browser-seat-mark = Forme et couleur de { $name }, sur le plateau aussi.
browser-you-tip = Cette place est la vôtre.
browser-deciding-tip = La partie attend une réponse de cette place.
browser-away-tip = Personne n’est à cette place en ce moment. Elle reste réservée.
browser-has-won-tip = Cette place a gagné la partie.
browser-has-resigned-tip = A abandonné et ne joue plus.
browser-bot-sits-in-tip = Un bot répond ici jusqu’au retour de la personne.
browser-clock-tip = Le temps qui reste à cette place.
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
browser-choose-on-board = Choisissez sur le plateau : { $count ->
    [one] { $count } case est permise
   *[other] { $count } cases sont permises
}.
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
browser-confirm-what = Confirmer :
browser-labelled = { $label } : { $text }
browser-apart = { $before } ; { $after }
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
browser-odds-attack = Attaque
browser-odds-defence = Défense
browser-odds-weigh = Calculer
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

## Rediffusion

browser-play = Lire
browser-speed = Vitesse
browser-download = Télécharger
browser-won-with = a gagné avec { $points }
browser-ends-with = { $points } à la fin
browser-analyse = Analyser

## Réglages

browser-theme = Thème

## Ce que le serveur refuse

browser-refused-unreachable = Le serveur est hors d’atteinte pour l’instant.
browser-refused-malformed = Le serveur n’a pas compris.
browser-refused-no-campaign = L’enregistrement d’une partie finie d’une campagne à { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} était attendu, mais c’en est un autre.
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
browser-refused-too-much = Ce qui est gardé ici pour un invité, et pour les tables qu’il a ouvertes, a atteint sa limite.
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
browser-any-time-short = Toujours
browser-any-time-sure = Certain ? L’effet est immédiat.
browser-step-in = { $name } va poursuivre. Faites-vous quelque chose avant ?
browser-step-in-why = Ce que vous pouvez faire à tout moment passe avant. Les réglages peuvent omettre cette question.
browser-go-on = Continuer
browser-less-of = Moins : { $what }
browser-more-of = Plus : { $what }
browser-refused-row = La table a changé entre-temps, ou ce n’est plus possible. Regardez et choisissez de nouveau.
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
browser-campaign-match = Partie { $number }
browser-campaign-ready = Tout est prêt pour la partie { $number }
browser-campaign-playing = On joue la partie { $number }
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
browser-notices-ask = Me prévenir quand c’est à moi
browser-watch-list = En cours
browser-no-watch = Aucune partie affichée ne se joue en ce moment.
browser-watch = Regarder
browser-watch-table = Regarder { $game } : { $names }
browser-you-watch-secrets = Vous regardez, sans retard. Les mains et les choix secrets restent cachés jusqu’à ce que les règles les dévoilent.
browser-you-watch-open = Vous regardez, sans retard, et voyez tout ce que voient les joueurs.
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

## The frame of a table

browser-tab-fight = Combat
browser-just-now = À l’instant
browser-phase-of = { $name }, { $number } sur { $count }
browser-hinted = Conseil
browser-no-fight = Personne ne combat.

## Leçons et conseils

browser-learn = Apprendre
browser-learn-game = Apprendre { $game }
browser-lesson = Leçon
browser-hint = Que feriez-vous ?
browser-hints-of = { $count ->
    [one] avec { $count } conseil
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
browser-refused-not-free = Cette réponse a appris quelque chose à quelqu’un : demandez aux autres de la reprendre.
browser-refused-retired = Les règles ou le paquet ont changé depuis, et cette partie irait autrement. Elle est close telle quelle ; ce qui a été raconté se lit encore.
browser-ended-rules = Close : les règles ou le paquet ont changé depuis.
browser-pack = Paquet
browser-zoom-in = Regarder de plus près
browser-zoom-out = Regarder de plus loin
browser-zoom-fit = Tout
browser-zoom-follow = Suivre

# Strangers at one table.
browser-entry-kicked = L’hôte a renvoyé { $name }.
browser-refused-word = Le propriétaire de ce serveur ne veut pas de ce mot ici.
browser-refused-chat-off = Il n’y a pas de discussion sur ce serveur.
browser-about-person = À propos de { $name }
browser-refused-seat-lost = Cette place n’est plus à vous : vous l’avez emportée dans un autre navigateur, ou l’hôte vous a renvoyé.
browser-chat-off = Vous avez coupé le tchat dans les réglages.
