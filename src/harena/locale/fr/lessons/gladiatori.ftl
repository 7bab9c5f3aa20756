# Leçons de Gladiatori. X est ce que dit l’entraîneur, X-do la tâche en une ligne ; les autres sont dits à une
# réponse qui n’est pas encore la bonne.

gladiatori-lesson-first-title = Premier sang
gladiatori-lesson-first-walk =
    Bienvenue ! Vous êtes le Secutor, avec une épée et un bouclier. De l’autre côté du sable attend un Mirmillo. On gagne aux points de victoire :
    attaques honorables, blessures, survie. Pour le frapper, il faut être devant lui. Chaque point de Vitesse est un pas.
gladiatori-lesson-first-walk-do = Faites un pas vers l’est, tout droit.
gladiatori-lesson-first-too-far = Il est encore hors de portée : vous ne frappez que la case droit devant vous.
gladiatori-lesson-first-straight-on = Droit sur lui : vers l’est, sans tourner.
gladiatori-lesson-first-closer = Bien. Encore un pas et vous êtes devant lui.
gladiatori-lesson-first-closer-do = Encore un pas vers l’est.
gladiatori-lesson-first-ready = Il est droit devant vous. Il vous reste de la Vitesse ; gardez-la, elle sert aussi à esquiver.
gladiatori-lesson-first-ready-do = Terminez le déplacement.
gladiatori-lesson-first-stand-well = Vous êtes bien placé. Plus un pas : préparez-vous à agir.
gladiatori-lesson-first-card =
    Une carte Action dit ce que vous faites. Force, Dextérité et Fureur frappent ; Mouvement marche. Force compte l’Énergie que vous y
    posez, et vous avez quatre cartes Énergie en main.
gladiatori-lesson-first-card-do = Jouez Force.
gladiatori-lesson-first-no-blow = Mouvement ne frappe jamais. Jouez Force.
gladiatori-lesson-first-no-pass = Pas maintenant : il est devant vous. Jouez Force.
gladiatori-lesson-first-another-day = Cette carte aura son heure dans une autre leçon. Avec tant d’Énergie, Force est la meilleure.
gladiatori-lesson-first-energy =
    Maintenant l’Énergie. Chaque Énergie 1 ajoute 1 à l’attaque. Et plus vous jouez de cartes, plus la blessure est profonde : 1, plus 1 toutes
    les deux cartes, carte Action comprise.
gladiatori-lesson-first-energy-do = Ajoutez trois cartes Énergie 1 ; ensuite, cela suffit.
gladiatori-lesson-first-three-energy = Trois Énergie 1, ni plus ni moins : avec Force, cela fait quatre cartes et une blessure de 3.
gladiatori-lesson-first-strike = Vos cartes sont face cachée. Il voit combien, pas lesquelles. Dites maintenant qui vous attaquez.
gladiatori-lesson-first-strike-do = Frappez le Mirmillo.
gladiatori-lesson-first-strike-him = Vous n’êtes pas venu jusqu’ici pour rien. Frappez !
gladiatori-lesson-first-offense =
    Il répond par une carte. On fait alors la somme de votre attaque : 3 d’Énergie, 4 pour l’épée et le bouclier. Vous pouvez ajouter votre Attaque
    de 5. Chaque usage la baisse de 1.
gladiatori-lesson-first-offense-do = Utilisez votre Attaque.
gladiatori-lesson-first-use-offense = 7 pourrait ne pas suffire : sa défense est encore secrète. Ajoutez l’Attaque, cela fait 12.
gladiatori-lesson-first-end =
    12 contre 6 : touché ! Quatre cartes font 3 dégâts, et il paie avec des cartes de sa pioche de vie. Pour vous 2 points pour l’attaque de face, 3 pour les
    dégâts et 3 pour le Premier sang : 18 à 10. Voilà comment on gagne un combat.

gladiatori-lesson-facing-title = Face à face
gladiatori-lesson-facing-front =
    Chacun regarde d’un côté. Les trois cases devant lui sont sa face, les trois autres son dos. Une attaque de face rapporte des
    points ; dans le dos elle en coûte 3, et 2 de plus par blessure. Le Mirmillo regarde vers le nord-est, loin de vous.
gladiatori-lesson-facing-front-do = D’abord un pas vers l’est.
gladiatori-lesson-facing-too-far = Pas encore : il faut être devant lui, et le regarder.
gladiatori-lesson-facing-other-way = Ce chemin mène ailleurs. Suivez celui que je vous montre.
gladiatori-lesson-facing-round = Tout droit, vous arriveriez dans son dos. Contournez-le.
gladiatori-lesson-facing-round-do = Un pas vers le nord-est, sans tourner.
gladiatori-lesson-facing-behind = Là, vous seriez dans son dos. Un coup dans le dos vous coûte des points.
gladiatori-lesson-facing-turn =
    Encore un pas et vous êtes face à lui. Un pas peut finir par une rotation d’un côté : alors vous le regardez.
gladiatori-lesson-facing-turn-do = Un pas vers l’est, en tournant à droite.
gladiatori-lesson-facing-look-at-him = Vous regarderiez à côté de lui. Tournez à droite à la fin du pas.
gladiatori-lesson-facing-dexterity =
    Vous le regardez, et il vous voit venir : c’est honorable. Votre main est pleine, donc Dextérité est bonne : elle compte la moitié des
    cartes qui restent dans votre main.
gladiatori-lesson-facing-dexterity-do = Jouez Dextérité.
gladiatori-lesson-facing-full-hand = Avec une main pleine, Dextérité est la plus forte. Essayez-la.
gladiatori-lesson-facing-two-cards =
    Avec Dextérité, l’Énergie n’ajoute rien à l’attaque ; mais chaque carte jouée rend la blessure plus profonde. Deux de plus font trois cartes
    et une blessure de 2.
gladiatori-lesson-facing-two-cards-do = Ajoutez deux cartes Énergie 1, ensuite cela suffit.
gladiatori-lesson-facing-two-energy = Deux Énergie 1 : davantage viderait votre main, et Dextérité compte la main.
gladiatori-lesson-facing-offense = Il vous reste sept cartes en main : la moitié fait 3, arrondie en bas. Avec l’épée et le bouclier, 7.
gladiatori-lesson-facing-offense-do = Ajoutez votre Attaque.
gladiatori-lesson-facing-not-enough = 7 pourrait ne pas suffire : sa réponse est encore secrète. Ajoutez l’Attaque.
gladiatori-lesson-facing-end =
    12 contre 8, de face : 2 points pour l’attaque, 2 pour la blessure, 3 pour le Premier sang. Avant de frapper, regardez où il regarde,
    et où vous regardez.

gladiatori-lesson-defence-title = Sous l’attaque
gladiatori-lesson-defence-react =
    Le Mirmillo vous frappe. Une attaque touche si elle dépasse votre défense. Vous pouvez répondre par une carte Action : Force bloque
    avec l’Énergie, Dextérité pare avec la moitié de la main, Fureur s’oppose avec 5, Mouvement esquive et réduit l’attaque de moitié.
gladiatori-lesson-defence-react-do = Opposez-vous : répondez avec Fureur.
gladiatori-lesson-defence-block = Un Blocage compte l’Énergie que vous y posez. Il vous coûterait des cartes ; l’Opposition donne 5 pour rien.
gladiatori-lesson-defence-parry = La moitié de votre main ferait 3. L’Opposition fait toujours 5.
gladiatori-lesson-defence-dodge = Une Esquive réduit l’attaque de moitié, mais le bouclier n’aide plus. Avec de bons Objets, mieux vaut s’opposer.
gladiatori-lesson-defence-passive = Qui ne répond pas est Passif : seuls les Objets et la Garde le protègent. Opposez-vous !
gladiatori-lesson-defence-no-cards = Vous pourriez ajouter des cartes. Mais dans une Opposition, l’Énergie ne compte pas.
gladiatori-lesson-defence-no-cards-do = N’ajoutez pas de cartes.
gladiatori-lesson-defence-save-cards = Gardez-la : l’Opposition fait 5, avec ou sans Énergie.
gladiatori-lesson-defence-guard =
    Son attaque est de 10. Votre défense : 5 pour l’Opposition, 1 pour l’épée, 3 pour le bouclier : 9. Il en manque un ! La Garde ajoute sa
    valeur de 5, et baisse de 1 à chaque usage.
gladiatori-lesson-defence-guard-do = Utilisez votre Garde.
gladiatori-lesson-defence-one-short = 9 contre 10 : il vous toucherait. La Garde fait 14.
gladiatori-lesson-defence-end =
    14 contre 10 : le coup est arrêté. Il a 2 points pour l’attaque de face, même sans toucher. N’utilisez la Garde que si elle change le
    résultat : chaque usage l’affaiblit.

gladiatori-lesson-wounds-title = Main et pioche de vie
gladiatori-lesson-wounds-split =
    Chaque tour commence par un choix secret : quelles cartes vont en main, pour agir, et lesquelles dans la pioche de vie, pour saigner. Les
    blessures se paient en cartes de la pioche de vie ou en Objets, et ce qui a payé est perdu pour de bon.
gladiatori-lesson-wounds-split-do = Gardez en main les quatre cartes Action et trois Énergie 1. Le reste va dans la pioche de vie.
gladiatori-lesson-wounds-half = Quatre cartes Action et trois Énergie 1 en main, rien d’autre. La pioche de vie a alors quatre cartes : 7 points de vie.
gladiatori-lesson-wounds-behind =
    Le Mirmillo est arrivé juste dans votre dos. De là, aucune réaction n’est possible : seuls comptent les Objets, et 3 de moins. C’est 8 contre 1.
    La Garde ferait 6.
gladiatori-lesson-wounds-behind-do = N’utilisez pas la Garde : il vous toucherait quand même.
gladiatori-lesson-wounds-still-hit = 6 contre 8, c’est encore touché. Gardez la Garde pour un coup qu’elle peut arrêter.
gladiatori-lesson-wounds-pay =
    Il a joué trois cartes : 2 dégâts. Payez au moins autant. Une Énergie 1 vaut 2 points de vie, un Objet davantage.
gladiatori-lesson-wounds-pay-do = Payez avec une Énergie 1 de votre pioche de vie.
gladiatori-lesson-wounds-keep-item = Les Objets peuvent payer aussi, mais alors ils sont perdus, et leur aide avec eux.
gladiatori-lesson-wounds-end =
    Payé : vous vivez. Et lui ? Un coup dans le dos : 3 points perdus, et 2 de plus par blessure. Il lui reste 3 points, vous en avez 10. Quand il ne reste que
    la couverture de votre pioche de vie, la blessure suivante est la dernière : ne saignez jamais trop bas.

gladiatori-lesson-rest-title = La rangée de cartes et le Repos
gladiatori-lesson-rest-reuse =
    Deuxième manche de combat. Les cartes utilisées sont en rangée devant vous. Vous pouvez les réutiliser, mais cela coûte du Sang : 1 pour la
    carte la plus à droite, 2 pour la suivante. Le Mirmillo attaque, et vous n’avez plus de carte Action en main.
gladiatori-lesson-rest-reuse-do = Opposez-vous encore avec Fureur, pour 1 Sang.
gladiatori-lesson-rest-one-blood = 1 Sang pour une défense de 5, c’est bon marché. Réutilisez Fureur.
gladiatori-lesson-rest-two-blood = Force est plus à gauche et coûte 2 Sang, et un Blocage demande de l’Énergie. Prenez Fureur.
gladiatori-lesson-rest-act-again =
    9 contre 4 : arrêté sans peine. À vous maintenant. Force est tournée : elle a déjà été votre Action et ne peut plus l’être pendant ce
    tour. Fureur n’a été qu’une Réaction.
gladiatori-lesson-rest-act-again-do = Frappez avec Fureur, pour 1 Sang.
gladiatori-lesson-rest-standby-later = L’Attente vous rendrait trois Éléments. Bonne quand on est fatigué, mais là vous pouvez frapper.
gladiatori-lesson-rest-no-pass = On n’a rien sans rien. Frappez !
gladiatori-lesson-rest-blood =
    Fureur prend encore du Sang, 2 par point : vous versez les 3 derniers, cela fait 6. Le Mirmillo est épuisé et laisse venir le coup.
gladiatori-lesson-rest-blood-do = Ajoutez aussi votre Attaque.
gladiatori-lesson-rest-all-in = Il a baissé sa garde. Tout ce que vous avez, maintenant !
gladiatori-lesson-rest-rest =
    14 contre 6 : Premier sang. Mais vous êtes fatigué : cartes et points sont dépensés. À la fin du tour vient le Repos : l’Endurance rend autant de cartes
    et de points d’Attaque et de Garde que sa valeur, 7, puis baisse de 1.
gladiatori-lesson-rest-rest-do = Reposez-vous avec l’Endurance et reprenez tout : 2 Attaque, Force, Fureur et trois Énergie 1.
gladiatori-lesson-rest-tired = Avec une carte en main, vous ne survivriez pas au prochain tour. Reposez-vous.
gladiatori-lesson-rest-back = Il manque sept choses, et vous pouvez en reprendre sept.
gladiatori-lesson-rest-back-do = Reprenez tout : 2 Attaque, Force, Fureur et trois Énergie 1.
gladiatori-lesson-rest-take-all = L’Endurance suffit pour tout : 2 Attaque, Force, Fureur et trois Énergie 1.
gladiatori-lesson-rest-end =
    Presque frais pour le deuxième tour. Seuls le Sang et la Vitesse ne reviennent pas au Repos : l’Attente les rend. La fatigue est le véritable
    ennemi : qui se repose bien gagne à la longue.

gladiatori-lesson-moves-title = Coups spéciaux et Pouvoirs
gladiatori-lesson-moves-acrobatic =
    Dans le jeu complet, votre paquet contient des Coups spéciaux. On les joue comme l’Énergie, et chacun fait une chose. Un Coup acrobatique
    ajoute 3, mais ensuite vous êtes Déséquilibré. Force est déjà sur la table.
gladiatori-lesson-moves-acrobatic-do = Ajoutez deux Énergie 1 et le Coup acrobatique.
gladiatori-lesson-moves-three-cards = Deux Énergie 1 et le Coup acrobatique : avec Force, cela fait quatre cartes.
gladiatori-lesson-moves-power =
    Puis il y a les Pouvoirs : chacun sert une fois par partie. Plaies profondes affaiblit votre coup de 3 au plus, et creuse la blessure
    d’autant.
gladiatori-lesson-moves-power-do = Utilisez Plaies profondes.
gladiatori-lesson-moves-no-push = Lutte le pousserait plus loin. Aujourd’hui vous voulez le blesser : Plaies profondes.
gladiatori-lesson-moves-now-or-never = Une attaque forte est le meilleur moment pour Plaies profondes. Maintenant !
gladiatori-lesson-moves-depth = Votre attaque sera assez forte. Jusqu’où ?
gladiatori-lesson-moves-depth-do = Aussi profond que possible : 3.
gladiatori-lesson-moves-deeper = 3 est le maximum. Osez.
gladiatori-lesson-moves-leap = Maintenant le Coup acrobatique : 3 de plus à l’attaque, et ensuite un marqueur Déséquilibré pour vous.
gladiatori-lesson-moves-leap-do = Allez-y.
gladiatori-lesson-moves-one-short = Sans lui, votre attaque serait de 8. Sautez !
gladiatori-lesson-moves-end =
    11 contre 10, d’un cheveu : 3 dégâts pour quatre cartes, et 3 de plus par Plaies profondes. 11 points en un coup ! Vous êtes Déséquilibré ;
    un deuxième marqueur vous jetterait À terre. 2 cartes ou points enlèvent un marqueur.

gladiatori-lesson-match-title = Une petite partie
gladiatori-lesson-match-play =
    Maintenant une partie entière : le jeu d’apprentissage, en deux tours. Au premier, pas de Coups spéciaux. Le plus de points de victoire l’emporte :
    attaquez de face, gardez assez de cartes dans la pioche de vie, reposez-vous à la fin du tour. Demandez-moi si vous hésitez.
gladiatori-lesson-match-play-do = Jouez jusqu’au bout. « Que feriez-vous ? » vous donne un conseil.
gladiatori-lesson-match-end =
    C’était une partie entière. Créez maintenant une table depuis l’accueil : dans le jeu d’apprentissage, les Coups spéciaux arrivent au deuxième tour
    et les Pouvoirs au troisième.

## Pourquoi un bot choisirait ainsi, quand il suit sa première idée

gladiatori-advice-character = C’est simplement le premier de la liste : je n’en vois pas de meilleur.
gladiatori-advice-build_offense = Je vise 5 : c’est bon pour vos attaques, et les plus hautes valeurs sont les plus chères.
gladiatori-advice-build_guard = Je vise 5 : c’est bon pour votre défense, et les plus hautes valeurs sont les plus chères.
gladiatori-advice-build_endurance = Je vise 5 : c’est bon pour chaque Repos, et les plus hautes valeurs sont les plus chères.
gladiatori-advice-build_blood = Je vise 5 : le Sang permet de réutiliser les cartes Action et nourrit la Fureur.
gladiatori-advice-build_speed = Je vise 5 : la Vitesse vous fait bouger et nourrit l’Esquive.
gladiatori-advice-build_energy_1 = Je vise la moitié de ce que vous pourriez avoir : vos pièces servent ailleurs aussi.
gladiatori-advice-build_energy_0 = Je vise 5 : elles ne coûtent guère, et aggravent les blessures.
gladiatori-advice-build_feint = J’achète ce que vos pièces permettent : une Feinte annule une action qui tourne mal.
gladiatori-advice-build_move = J’achète chaque Coup spécial tant qu’il vous reste assez de pièces.
gladiatori-advice-build_power = J’achète chaque Pouvoir tant qu’il vous reste des pièces : il coûte peu.
gladiatori-advice-extra = Les pièces restantes sont perdues : mieux vaut une carte de plus, la moins chère d’abord.
gladiatori-advice-bid = Qui n’offre rien garde toutes ses cartes Énergie pour le combat.
gladiatori-advice-draft = C’est simplement le premier que vous pouvez prendre : je n’en vois pas de meilleur.
gladiatori-advice-pick = C’est simplement le premier que vous pouvez prendre : je n’en vois pas de meilleur.
gladiatori-advice-drop = C’est simplement le premier de ceux dont un doit partir : je ne vois pas de meilleur choix.
gladiatori-advice-place = C’est simplement la première case où vous pouvez entrer : je n’en vois pas de meilleure.
gladiatori-advice-face = L’ouest est mon habitude : je ne vois rien de mieux, et vous pourrez tourner plus tard.
gladiatori-advice-split = Cartes Action et Coups spéciaux pour agir, cartes de peu de prix pour saigner, Énergie par moitié.
gladiatori-advice-ready = Je garde cet ordre : Temporisation ne sert qu’une fois, et peut donner +3 en défense.
gladiatori-advice-opening = { $opening ->
    [ready] Aucun pas ne mène à une meilleure place.
    [move] Il mène là où l’on peut frapper de face.
    [turn] Ainsi vous le regardez.
   *[other] Libérez-vous d’abord : les marqueurs affaiblissent chaque coup.
}
gladiatori-advice-closing = { $opening ->
    [ready] Aucun marqueur que vous pourriez ôter maintenant ne vaut encore son prix.
   *[other] Entravé ou À terre, vous ne pourriez que tourner : ôtez des marqueurs à temps.
}
gladiatori-advice-movement = { $point ->
    [stop] Aucun pas ne mène à une meilleure place.
   *[other] Il mène là où l’on peut frapper de face.
}
gladiatori-advice-reflex = { $point ->
    [stop] Sans Vitesse, on ne va pas plus loin.
   *[other] C’est simplement le premier mouvement de la liste : je ne vois rien de mieux.
}
gladiatori-advice-action = { $action ->
    [new] { $card ->
        [movement] D’ici on ne peut frapper personne avec honneur, alors marchez.
       *[other] C’est le coup le plus fort contre qui est devant vous, et une carte nouvelle ne coûte pas de Sang.
    }
    [again] Le coup le plus fort contre qui est devant vous vaut son Sang.
    [pass] Rien de ce que vous pourriez faire ne vaut son prix.
   *[other] On ne peut frapper personne avec honneur, alors reprenez haleine.
}
gladiatori-advice-add = { $added ->
    [enough] D’autres cartes coûteraient plus qu’elles n’apportent.
   *[card] Elle compte dans ce coup, ou creuse la blessure.
}
gladiatori-advice-fight = { $fight ->
    [none] Il n’y a personne à frapper avec honneur.
    [strike] Il est devant vous et vous voit : un coup avec honneur.
   *[other] Cela l’atteint, et il n’y peut pas grand-chose.
}
gladiatori-advice-target = C’est simplement la première cible à votre portée : je n’en vois pas de meilleure.
gladiatori-advice-break = Ainsi, un coup qui touche blesse l’adversaire lui-même, et non un de ses Objets.
gladiatori-advice-ally = C’est simplement le premier allié que vous pouvez aider : je ne vois rien de mieux.
gladiatori-advice-reaction = { $reaction ->
    [pass] Aucune de vos cartes ne protège plus qu’elle ne coûte.
    [new] C’est elle qui protège le mieux, et une carte nouvelle ne coûte pas de Sang.
   *[again] C’est elle qui protège le mieux, et elle vaut son Sang.
}
gladiatori-advice-plain = Je préfère l’effet propre d’une carte ou d’un Pouvoir à un simple +2.
gladiatori-advice-rage = Ainsi, aucune carte ne doit quitter votre pioche de vie ni votre défausse.
gladiatori-advice-overskill = { $skill ->
    [none] Aucune Compétence ne peut monter maintenant.
   *[trait] C’est la première Compétence qui peut monter : Attaque, puis Garde, puis Endurance.
}
gladiatori-advice-power = Chaque Pouvoir ne sert qu’une fois par partie : je le garderais.
gladiatori-advice-lunge = Chaque carte apporte +2 ; celle-ci est simplement la première de votre main.
gladiatori-advice-leap = Tout pour l’attaque : il faut d’abord qu’elle touche.
gladiatori-advice-depth = Moins vous ôtez à votre attaque, plus elle touche sûrement.
gladiatori-advice-sacrifice = La carte sacrifiée quitte le jeu pour de bon : pour moi, +3 ne vaut pas cela.
gladiatori-advice-skill = { $trait ->
    [0] { $yes ->
        [yes] L’Attaque est encore forte : elle compte beaucoup dans cette somme.
       *[no] L’Attaque est faible désormais : gardez-la jusqu’au Repos.
    }
   *[1] { $yes ->
        [yes] Avec la Garde, le coup peut être détourné.
       *[no] La Garde ne changerait pas le résultat : gardez-la.
    }
}
gladiatori-advice-blood = Chaque point compte double dans cette somme.
gladiatori-advice-dodge = Chaque point compte double, et être touché coûterait plus.
gladiatori-advice-unbalanced = { $unbalanced ->
    [pay] Vous avez déjà un marqueur : un second vous mettrait À terre.
   *[marker] Un seul marqueur ne met personne À terre, et 2 Éléments coûtent cher.
}
gladiatori-advice-feint = Je m’en tiens à ce qui est joué : une Feinte l’annulerait.
gladiatori-advice-push = Laissée où elle est, la cible reste dans votre front.
gladiatori-advice-acrobatics = 3 de plus dans cette somme valent bien un marqueur.
gladiatori-advice-unbeatable = Mieux vaut combattre encore que tomber.
gladiatori-advice-escape = Ne pas être là est la meilleure défense.
gladiatori-advice-payment = Perdez d’abord ce qui vaut peu.
gladiatori-advice-toll = Perdez d’abord ce qui vaut peu.
gladiatori-advice-spend = Donnez d’abord ce qui vaut peu.
gladiatori-advice-recover = Reprenez d’abord ce qui vaut cher.
gladiatori-advice-adapt = C’est simplement le premier choix de la liste : je ne vois rien de mieux.
gladiatori-advice-rest = Reposez-vous le mieux possible : le prochain tour se gagne maintenant.
gladiatori-advice-back = Reprenez tout ce qu’il y a.
