# Ce que dit le maître dans les leçons de Spartacus.

spartacus-lesson-first-title = Votre premier combat
spartacus-lesson-first-move = Votre Spartacus en d3 combat un Guerrier thrace en d5. Les dés sont à la fois force et santé : le vôtre a 4 ATT, 4 DÉF et 4 VIT, l’autre un de chaque. La VIT dit jusqu’où aller ; on frappe un voisin.
spartacus-lesson-first-move-do = Allez en d4, à côté de lui.
spartacus-lesson-first-not-yet = Pas encore : il tient à peine debout. Achevez.
spartacus-lesson-first-nearer = De d4 vous l’atteignez, en un pas.
spartacus-lesson-first-attack = On lance ensemble : vos dés d’ATT contre ses dés de DÉF, comparés depuis le plus haut. Plus haut touche ; les dés sans opposition touchent dès 3. À deux dés il doit se rendre.
spartacus-lesson-first-attack-do = Attaquez.
spartacus-lesson-first-thumb = Le 6 bat le 5, et le 4 était sans opposition : il est blessé, aux pieds de l’Hôte, et l’Hôte, c’est vous. La victoire vous mène à 12 d’Influence. Votre Spartacus a gagné une Faveur de la foule ; le Thrace en a une aussi, d’un combat passé : le tuer vous coûte 1 Influence. Qui est seul à 12 à la fin de la phase a gagné.
spartacus-lesson-first-thumb-do = Levez le pouce.
spartacus-lesson-first-costly = Le pouce baissé vous coûterait 1 Influence : 11, et pas de victoire aujourd’hui.
spartacus-lesson-first-end = Vous avez gagné la partie. 12 d’Influence, seul, à la fin d’une phase : c’est tout. Le chemin est plus long.

spartacus-lesson-schemes-title = Machinations
spartacus-lesson-schemes-launch = C’est votre tour d’Intrigue. Une Machination demande l’Influence inscrite sur la carte ; vous avez 8. Calomnie au Forum ôte 1 Influence à un autre.
spartacus-lesson-schemes-launch-do = Lancez Calomnie au Forum.
spartacus-lesson-schemes-worth-more = 3 deniers, c’est bien, mais lancée cette carte vaut plus.
spartacus-lesson-schemes-not-done = Il reste à faire avant de finir le tour.
spartacus-lesson-schemes-slander-first = Bien, mais d’abord la calomnie.
spartacus-lesson-schemes-target = Tous ont 7. Qui a des Gardes peut tenter de vous arrêter : un Garde annule sur 4 ou plus. Le deuxième Dominus en a un, le troisième aucun ; mais ainsi le deuxième perdra le sien.
spartacus-lesson-schemes-target-do = Visez le deuxième Dominus.
spartacus-lesson-schemes-the-other = Possible aussi ; cette fois usez celui qui a un Garde.
spartacus-lesson-schemes-profit = Le Garde a fait 2, il est perdu, et la calomnie a porté. Vous pouvez lancer autant de Machinations que possible. Profits du marché noir demande 7 et rapporte 5 deniers.
spartacus-lesson-schemes-profit-do = Lancez Profits du marché noir.
spartacus-lesson-schemes-five = Cinq deniers attendent : Profits du marché noir.
spartacus-lesson-schemes-cash = Dés pipés est une Réaction pour l’arène. Si vous ne voulez pas la garder, toute carte s’encaisse.
spartacus-lesson-schemes-cash-do = Encaissez Dés pipés.
spartacus-lesson-schemes-one-card = Il reste une carte, elle vaut 2 deniers.
spartacus-lesson-schemes-cash-it = D’abord, faites argent de la carte : 2 deniers.
spartacus-lesson-schemes-ability = Pietros a une capacité marquée Intrigue : épuisez-le et gagnez un denier. Une carte épuisée reste face cachée jusqu’au prochain Entretien.
spartacus-lesson-schemes-ability-do = Employez Pietros.
spartacus-lesson-schemes-pietros = Pietros est encore prêt : un denier pour rien.
spartacus-lesson-schemes-end = Une Influence de moins pour un rival, 8 deniers pour vous. À la fin du tour vous gardez autant de cartes que votre Influence le permet.

spartacus-lesson-guard-title = Gardes
spartacus-lesson-guard-table = Un autre Dominus vous envoie un Assassin dans l’ombre : Spartacus mourrait. Vous avez un Garde sur la table et un caché en main. Un Garde lance un dé : 4 ou plus annule ; de toute façon il est perdu.
spartacus-lesson-guard-table-do = Employez le Garde de la table.
spartacus-lesson-guard-spartacus-dies = Si vous passez, Spartacus est mort. Employez vos Gardes.
spartacus-lesson-guard-keep-hidden = Gardez le caché pour la fin ; tous voient celui de la table.
spartacus-lesson-guard-hand = Un 2 : il a échoué. Vous pouvez envoyer autant de Gardes que vous en avez, l’un après l’autre, de la main aussi.
spartacus-lesson-guard-hand-do = Employez le Garde de la main.
spartacus-lesson-guard-end = Un 5 : la Machination est annulée et Spartacus vit. Les deux Gardes sont perdus ; la prochaine Machination trouvera porte ouverte.

spartacus-lesson-support-title = Influence empruntée
spartacus-lesson-support-lock = Une visite de Rome apporte 1 Influence, mais en demande 9, et vous avez 6. D’autres peuvent vous prêter la leur, entière, pour une Machination. Nul ne voit quelle carte vous posez.
spartacus-lesson-support-lock-do = Cherchez un soutien pour Une visite de Rome.
spartacus-lesson-support-not-for-three = 3 deniers ne valent pas un point d’Influence.
spartacus-lesson-support-not-done = Pas encore : il y a un point d’Influence à prendre.
spartacus-lesson-support-lock-it = D’abord, posez la carte en quête de soutien.
spartacus-lesson-support-ask = Il vous en faut 3 de plus. Le deuxième Dominus a 4, le troisième 5. Demandez au plus faible : il veut peut-être de l’argent.
spartacus-lesson-support-ask-do = Demandez au deuxième Dominus.
spartacus-lesson-support-either = Lui aussi conviendrait ; cette fois demandez à qui a moins.
spartacus-lesson-support-not-back = Ne la reprenez pas maintenant.
spartacus-lesson-support-claim = Qu’est-ce, demande-t-il. Vous n’êtes pas tenu à la vérité. Vous aiderait-il à prendre un point d’Influence ?
spartacus-lesson-support-claim-do = Prétendez Profits du marché noir, Patronage, ou ne dites rien.
spartacus-lesson-support-honest = Honnête, et peut-être imprudent. Essayez un mensonge.
spartacus-lesson-support-fee = Ce que vous payez pour un oui change de main aussitôt. Cela reste payé, quoi qu’il advienne.
spartacus-lesson-support-fee-do = Payez 2 deniers.
spartacus-lesson-support-nothing-for-nothing = Rien pour rien : offrez 2.
spartacus-lesson-support-promise = Et vous pouvez promettre plus pour après. Les promesses ne lient personne.
spartacus-lesson-support-promise-do = Promettez jusqu’à 3 deniers.
spartacus-lesson-support-launch = Il a dit oui, et un oui est définitif, quelle que soit la carte : 6 et 4 suffisent pour 9. Aucun marqueur ne bouge.
spartacus-lesson-support-launch-do = Lancez la Machination.
spartacus-lesson-support-end = Influence 7, pour 2 deniers et un mensonge. Il s’en souviendra.

spartacus-lesson-market-title = Poings fermés
spartacus-lesson-market-sell = Au Marché libre les Ressources prêtes s’échangent à tout prix ou se vendent à la Banque. Vous savez ce qui vient d’abord à l’enchère : Varro, 3/3/3. Faites place et argent : votre Guerrier thrace rapporte 2.
spartacus-lesson-market-sell-do = Vendez le Guerrier thrace à la Banque.
spartacus-lesson-market-first-sell = Vendez d’abord ; fermer est définitif.
spartacus-lesson-market-the-thracian = Cette fois, c’est le Guerrier thrace qui part.
spartacus-lesson-market-close = 8 deniers. Les autres ont fermé et caché les leurs. Qui ferme a fini de commercer.
spartacus-lesson-market-close-do = Fermez.
spartacus-lesson-market-close-now = Plus personne avec qui commercer : fermez.
spartacus-lesson-market-bid = Varro. Tous misent à poing fermé et ouvrent ensemble ; seul le plus haut paie. Les autres avaient 5 et 4 deniers en fermant.
spartacus-lesson-market-bid-do = Misez 4 ou 5.
spartacus-lesson-market-nothing = Rien ne gagne rien.
spartacus-lesson-market-four = 4 ou 5 est bien deviné ; gardez-en pour le titre d’Hôte.
spartacus-lesson-market-host = Varro est à vous. Nul ne voulait des autres. Enfin le titre d’Hôte : 1 Influence, et le mot sur qui combat et qui meurt.
spartacus-lesson-market-host-do = Misez 2 ou 3 pour le titre.
spartacus-lesson-market-be-host = Être Hôte vaut quelque chose : misez.
spartacus-lesson-market-two = 2 ou 3 suffiront : ils sont presque à sec.
spartacus-lesson-market-end = Vous êtes l’Hôte, et les Trésors sont de nouveau visibles. À égalité, on remise en plus de ce qui est posé.

spartacus-lesson-games-title = L’Hôte
spartacus-lesson-games-call = Vous êtes l’Hôte, et cela seul vous a valu 1 Influence. Avant d’inviter vous pouvez demander des offres : les autres peuvent payer pour l’être, ou ne pas l’être.
spartacus-lesson-games-call-do = Pas d’offres cette fois.
spartacus-lesson-games-no-call = Une autre fois. Aujourd’hui vous voulez un combat.
spartacus-lesson-games-invite = Deux places sont à pourvoir. Refuser coûte 1 Influence. Le deuxième Dominus a un Guerrier thrace, le troisième seulement un Palefrenier.
spartacus-lesson-games-invite-do = Invitez le deuxième Dominus.
spartacus-lesson-games-first-the-other = D’abord l’autre : il montre qui il envoie avant que vous ne choisissiez.
spartacus-lesson-games-the-weak = Un Palefrenier n’oserait guère. Prenez le Thrace.
spartacus-lesson-games-yourself = Il a accepté et envoie le Guerrier thrace. Vous avez Theokeles : 5 ATT, 4 DÉF. Une victoire, c’est un point d’Influence de plus.
spartacus-lesson-games-yourself-do = Invitez-vous vous-même.
spartacus-lesson-games-you = Vous avez le meilleur homme : invitez-vous.
spartacus-lesson-games-fighter = Choisissez votre combattant. Les Esclaves aussi peuvent combattre.
spartacus-lesson-games-fighter-do = Envoyez Theokeles.
spartacus-lesson-games-theokeles = Un esclave de cuisine contre un guerrier ? Theokeles.
spartacus-lesson-games-wager = Tous peuvent parier : jusqu’à 3 deniers par coin, trois coins au plus, jamais sur la victoire de l’autre. Victoire paie 1 contre 1, Blessure et Décapitation 2 contre 1. Vous êtes sur la case II.
spartacus-lesson-games-wager-do = Misez 3 sur Victoire II, et si vous voulez 3 sur Blessure ou Décapitation.
spartacus-lesson-games-bet = Theokeles combat pour vous, et vous ne pariez rien ?
spartacus-lesson-games-on-him = De l’audace : 3 sur Victoire II.
spartacus-lesson-games-end = La foule rugit. Quoi qu’il arrive, vous êtes l’Hôte : le pouce est à vous, et il s’achète.

spartacus-lesson-match-title = Une partie entière
spartacus-lesson-match-play = Trois Maisons, toutes à 7 d’Influence. Entretien, Intrigue, Marché, Arène, encore et encore, jusqu’à ce que l’une soit seule à 12 ou que huit tours soient passés. Des robots dirigent les autres. Demandez conseil quand vous voulez.
spartacus-lesson-match-play-do = Jouez jusqu’au bout.
spartacus-lesson-match-end = Les Jeux sont finis. Vous connaissez Capoue ; asseyez-vous à une table avec des gens, et ne vous fiez à personne.

spartacus-advice-house = Aucune Maison libre ne commence plus riche en Gladiateurs, Esclaves, Gardes et deniers.
spartacus-advice-recover = { $choice ->
    [stop] Sur un 1 la carte meurt, et celles qui restent valent trop pour ce risque.
   *[card] Des cartes blessées, c’est celle qui vous manquerait le moins.
}
spartacus-advice-react = { $window ->
    [scheme] Pesé contre ce que la Machination vous coûterait.
    [guard] Avec une relance, votre Garde peut encore annuler la Machination.
    [reaction] Seul ce qui vise votre propre Machination vaut cette carte.
    [shame] Seul ce qui vise votre propre Machination vaut cette carte.
    [recovery] Une carte guérie vaut plus que cette aide.
    [treasury] Pesé selon le danger que ce rival est pour vous.
    [auction] Pesé : ce que la carte vaut pour vous contre votre total.
    [initiative] Avec l’Initiative vous choisissez qui agit en premier.
    [invitation] Votre refus ne coûte alors aucune Influence.
   *[thumb] Cela n’en vaut la peine que pour votre propre combattant.
}
spartacus-advice-release = { $choice ->
    [pay] Vous pouvez payer pour eux, donc personne ne doit partir.
   *[card] Vous ne pouvez pas payer pour tous, et c’est lui qui vous manquera le moins.
}
spartacus-advice-intrigue = À première vue, c’est ce qui rapporte le plus à votre tour.
spartacus-advice-exhaust = Aucun des autres ne combat moins bien : gardez-les prêts.
spartacus-advice-gossip = { $choice ->
    [stop] Les cartes de votre main méritent d’être gardées.
   *[card] Elle vous rapporterait peu ; une nouvelle carte vaut sans doute mieux.
}
spartacus-advice-discard = De vos cartes, c’est celle qui vaut le moins pour vous à présent.
spartacus-advice-peek = Dessus, vous savez quelle carte vient ensuite.
spartacus-advice-victim = Le mieux est de viser le rival le plus dangereux pour vous.
spartacus-advice-boost = C’est ce qui vous coûte le moins de deniers.
spartacus-advice-target = Ainsi visée, la Machination vous promet le plus : votre gain ou la perte d’un rival.
spartacus-advice-plead = { $choice ->
    [launch] Avec tout ce que vous pouvez ajouter, votre Influence suffit à présent.
    [withdraw] Il ne reste personne à qui demander : trop faible, trop cher, ou déjà sollicité.
   *[ask] Son Influence suffirait, et moins il en a, moins il devrait coûter.
}
spartacus-advice-claim = C’est la vérité : ici je ne compte pas sur un mensonge.
spartacus-advice-fee = Ce que vaut son Influence, mais au plus la moitié de ce que rapporte la Machination.
spartacus-advice-promise = Ce que vous ne promettez pas, vous ne le devrez pas.
spartacus-advice-support = Selon ce qui est payé, et combien le demandeur est près de douze.
spartacus-advice-redirect = Qu’elle touche le rival le plus dangereux pour vous.
spartacus-advice-pick = La meilleure carte d’un autre ; des vôtres, celle qui vous manquera le moins.
spartacus-advice-extort = { $extort ->
    [pay] Un point d’Influence vaut plus que 4 deniers.
   *[lose] Vous n’avez pas d’Influence à perdre.
}
spartacus-advice-pluck = Aucune carte de cette main ne vaut plus pour son propriétaire.
spartacus-advice-order = Plus une carte a de valeur, plus tôt elle doit venir.
spartacus-advice-market = Il n’y a pas mieux ici à présent.
spartacus-advice-terms = { $term ->
    [give] Quelqu’un paierait cette carte nettement plus que ce qu’elle vaut pour vous.
    [take] Cette carte vaut pour vous nettement plus que son prix probable.
    [pay] Il manque encore un prix pour la carte.
    [charge] Il manque encore un prix pour la carte.
    [send] Il y a une carte et un prix : cela suffit.
   *[drop] Ici vous gagneriez trop peu, ou moins qu’ailleurs.
}
spartacus-advice-coins = Un prix où l’autre gagne aussi ; sans carte en vue, le moins possible.
spartacus-advice-deal = Selon ce que vous gagneriez, jamais pour qu’un rival atteigne douze.
spartacus-advice-bid = À peu près ce que la carte vaut pour votre Maison, pas plus.
spartacus-advice-hosting = Un point d’Influence et le choix de qui combat valent à peu près cela.
spartacus-advice-limit = Sans limite, vous décidez de nouveau à chaque égalité.
spartacus-advice-orders = Ainsi vous décidez vous-même chaque fois.
spartacus-advice-call = { $answer ->
    [yes] Quelqu’un a assez de deniers pour bien vous payer.
   *[no] Personne n’a assez de deniers pour bien vous payer.
}
spartacus-advice-bribe = { $doing ->
    [invite] Votre meilleur combattant est plus fort que ceux des autres.
    [shun] Quelqu’un pourrait envoyer un combattant bien plus fort que le vôtre.
    [thumb-up] Il est à vous, et mérite d’être sauvé.
    [thumb-down] Sa mort coûterait assez à un rival pour en valoir la peine.
   *[none] Aucun geste de l’Hôte ne vaut vos deniers à présent.
}
spartacus-advice-purse = Au plus un tiers de ce que vous avez, et jamais plus de 3 deniers.
spartacus-advice-gift = Juste ce que vous lui avez promis et pas encore donné, autant que possible.
spartacus-advice-invite = Selon votre force, ce qui est payé, et la victoire que vous craignez le moins.
spartacus-advice-accept = { $accept ->
    [accept] Vous avez un combattant de 6 dés ou plus.
   *[decline] Avec moins de 6 dés, aucun des vôtres n’aurait de vraies chances.
}
spartacus-advice-fighter = Aucun des autres ne combat mieux, d’après ses dés et sa capacité.
spartacus-advice-weapon = D’après ce que paie la Banque, vous n’avez pas de meilleure arme prête.
spartacus-advice-armour = D’après ce que paie la Banque, vous n’avez pas de meilleure armure prête.
spartacus-advice-special = D’après ce que paie la Banque, vous n’avez pas de meilleur spécial prêt.
spartacus-advice-second = D’après ce que paie la Banque, vous n’avez pas de meilleur second spécial prêt.
spartacus-advice-taint = L’autre combattant commence alors avec un dé de moins.
spartacus-advice-wager = Sur le combattant le plus fort, s’il l’est nettement ; sinon rien.
spartacus-advice-lose = La plus grande réserve cède le mieux un dé ; l’attaque se garde le plus longtemps.
spartacus-advice-net = Il gagne l’Initiative sans jet, sauf si l’autre en jette un aussi.
spartacus-advice-first = { $first ->
    [first] Vous pouvez le rejoindre : frappez en premier.
   *[second] Vous ne pouvez pas encore le rejoindre : laissez-le venir.
}
spartacus-advice-combat = Frappez si vous l’atteignez ; sinon approchez.
spartacus-advice-sand = Chaque dé qui ne vous attaque pas vous aide.
spartacus-advice-reroll = { $reroll ->
    [none] Tous vos dés montrent 4 ou plus : gardez-les.
   *[other] Relancé, un dé de 3 ou moins s’améliore en moyenne.
}
spartacus-advice-division = Le triple ajoute au moins autant de dégâts que le double.
spartacus-advice-sica = { $answer ->
    [yes] Elle s’ajoute à d’autres dégâts, ou peut le vaincre : c’est le moment.
   *[no] Cette attaque ne fait aucun dégât, et 1 ne le vaincrait pas : gardez-la.
}
spartacus-advice-ignore = Chaque dégât que vous ignorez sauve un dé.
spartacus-advice-thumb = { $thumb ->
    [up] Sa mort ne vous rapporterait pas plus que de l’épargner.
   *[down] Sa mort vous rapporte plus : elle est payée, ou un rival le perd.
}
