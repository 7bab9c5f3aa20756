# Ce que disent les pages autres que l’accueil et la table, et ce qui s’ouvre à une table : chargé avec elles. Les clés commencent par "browser-".

## Partout

browser-seat-number = Place { $number }

## Nouvelle table

browser-new-table-note = Trois choix et la porte s’ouvre.
browser-step-game = Jeu
browser-step-options = Options
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
browser-clock-none = Aucune
browser-clock-brisk = Vive
browser-clock-quick = 5 min
browser-clock-calm = 20 min
browser-clock-days = Jours
browser-clock-none-note = Chacun prend le temps qu’il lui faut.
browser-clock-brisk-note = Une minute au plus par décision, moins pour ce qu’un jeu tient pour bref ; 10 minutes chacun pour la partie, et 10 secondes de plus par décision.
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
browser-pack-note = Ce qui est imprimé sur les cartes et les plateaux : celui du jeu, ou un autre de ce serveur.
browser-pack-built-in = Celui du jeu
browser-summary = Résumé
browser-people = Personnes
browser-bots = Bots
browser-lasts = Environ
browser-open-table = Ouvrir la table
browser-open-waits = L’arène attend que chaque place soit prise.
browser-open-at-once = La partie commence aussitôt.

## Arriver à une table

browser-gate-waits = L’arène attend que chaque place soit prise.
browser-gate-open = Il y a une place pour vous à cette table, pour jouer ou pour regarder.
browser-seats-taken = { $taken ->
    [one] { $taken } place sur { $all } est prise
   *[other] { $taken } places sur { $all } sont prises
}.
browser-take-seat = Prendre place
browser-only-watch = Regarder seulement
browser-sit-here = S’asseoir ici
browser-scan = À scanner avec un téléphone
browser-put-bot = Asseoir un bot
browser-free-for-all = libre pour tous
browser-by-link = par lien seulement
browser-invite = Inviter
browser-invite-note = Chaque lien est pour une place et sert une fois. Avec le lien de la table, tout le monde peut regarder.
browser-link-of-seat = Lien de la place { $seat }
browser-link-of-table = Lien de la table
browser-make-link = Créer un lien
browser-copy = Copier
browser-copied = Copié
browser-leave = Laisser ma place à un bot
browser-leave-note = Vous pouvez la reprendre à tout moment tant que la partie vit.

## À une table

browser-odds-of = Chances : { $game }
browser-odds-share = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
browser-odds-playing = Deux cents combats se jouent …
browser-odds-chart = Chances en pour cent, selon { $across } : { $names }.
browser-odds-one = L’un
browser-odds-other = L’autre

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
browser-pause = Pause
browser-step-on = Une décision en avant
browser-to-last = À la fin
browser-step-of = Décision { $step } sur { $last }
browser-scrub = Décision
browser-share = Partager
browser-link-to-step = Lien vers cette décision
browser-seen-by = Vu par
browser-eyes-public = Tous, ce qui était public
browser-eyes-all = Tous, tout ouvert
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
browser-analysis-chance = { $chance ->
    [0] moins de 1 %
    [1] plus de 99 %
   *[other] { $chance }
}
browser-analysis-end = { $chance }
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

## Choix

browser-close-table = Fermer cette table
browser-close-table-note = Ses liens ne marchent plus et personne ne peut plus s’y asseoir.
browser-close-table-sure = La fermer

## Campagnes

browser-campaign-all = Toutes les parties
browser-campaign-from-record = Autant de places qu’avant. Chacun garde ce qu’il a appris ; un nouveau gladiateur prend la place d’un mort.
browser-campaign-matches = { $count ->
    [one] { $count } partie
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

## Revenir : mon tour, regarder, exercices, fins

browser-notices = Notifications
browser-notices-note = Le navigateur vous prévient quand c’est à vous, pendant que vous regardez autre chose.
browser-notices-denied = Ce navigateur n’autorise pas les notifications d’ici. Ses propres réglages peuvent le changer.
browser-key-n = à la prochaine table où c’est à vous
browser-back-to-table = Revenir à la table
browser-what-is-played = Ce qui se joue
browser-clock-own = { $bank } s chacun pour la partie, et { $increment } s de plus à chaque décision.
browser-clock-capped = { $bank } s chacun pour la partie, et { $increment } s de plus à chaque décision, qui peut durer { $cap } s au plus.
browser-as-usual = Tout le reste comme d’habitude
browser-play-on = Continuer d’ici
browser-play-on-as = Continuer à la place de { $name }
browser-play-on-note = Une table à vous avec cette position. Des bots prennent les autres places ; cartes et dés sont comme ils étaient.
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
browser-rules-words = Ce que veulent dire les mots
browser-rules-book = Les règles une à une
browser-rules-book-note = Chaque règle a un numéro ; les explications le citent.
browser-rules-in-english = Les règles une à une sont en anglais ; les mots du jeu sont expliqués dans votre langue, et se trouvent à côté de chaque règle.

## Leçons et conseils

browser-learn-lead = De courtes leçons sur le vrai plateau. La première dure moins de trois minutes.
browser-learn-begin = Commencer
browser-learn-on = Continuer
browser-learn-again = Encore une fois
browser-lesson-done = Terminée
browser-lesson-next = Suivante : { $title }
browser-lesson-anew = Recommencer cette leçon
browser-lessons-all = Toutes les leçons
browser-lessons-done-of = { $done ->
    [one] { $done } sur { $count } terminée
   *[other] { $done } sur { $count } terminées
}
browser-task-of = { $number } sur { $count }
browser-key-w = Que feriez-vous ? Un conseil, contre des bots

## A server for strangers

browser-campaign-brought = Cette campagne se poursuit à partir d’un enregistrement apporté : ce que les gladiateurs emportent n’a pas été gagné aux tables de ce serveur.
browser-fair-fingerprint = Empreinte courte de cette table : { $fingerprint }. Qui la note peut la comparer après la partie.
browser-fair-receipt = Enregistrer mon reçu
browser-fair-kept-good = La table, sa promesse et tous les engagements sont ceux que ce navigateur a gardés avant la partie.
browser-fair-kept-bad = Ce navigateur a gardé une autre promesse, ou d’autres engagements, avant la partie.
browser-key-zoom = Regarder un grand plateau de plus près, de plus loin, ou en entier

## Strangers at one table

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
browser-chat-note = Non : aux tables, vous ne lisez ni n’écrivez de mots.
browser-own-data = Ce que ce serveur garde de vous
browser-own-data-note = Votre nom, vos places, ce que vous avez dit et les parties que vous avez apportées. Pas d’adresse, pas de compte.
browser-own-data-save = Enregistrer mes données
browser-own-data-none = Ce serveur ne garde rien de vous.
browser-forget-me = M’oublier
browser-forget-me-note = Votre nom, vos mots et vos enregistrements sont effacés, et des bots prennent vos places pour de bon. Les parties restent, sans votre nom.
browser-forget-me-sure = Oui, m’oublier
browser-forgotten = Vous êtes oublié ici.
