# Spartacus: A Game of Blood and Treachery.
#
# Pour chaque joueur $x il y a $x, le nom, et $x-is ("you" pour qui lit). Les cartes viennent par leur id :
# $resource (g09, e01a) et $intrigue (guard, r01, c01) ; leurs noms ne sont écrits qu’ici. Les événements sont des
# phrases : qui les montre met la majuscule.

spartacus-title = Spartacus
spartacus-about = Trois à cinq Domini dirigent les Maisons de Capoue : machinations et pots-de-vin, mises cachées et marchés ouverts, et deux combattants sur le sable.
spartacus-aim = Être seul à 12 d’Influence à la fin d’une phase.
spartacus-welcome = Chaque tour de jeu : Entretien, puis Intrigue, Marché et Arène. Lancez des Machinations, commercez et misez, donnez les Jeux, envoyez un combattant. Les deniers changent de main à tout moment ; les promesses peuvent se rompre. Deux réponses tiennent sur une ligne, comme 3 2.

## Noms

spartacus-resource = { $resource ->
    [g01] Guerrier thrace
    [g02] Bagarreur gaulois
    [g03] Bouclier samnite
    [g04] Coureur numide
    [g05] Hacheur germain
    [g06] Rétiaire syrien
    [g07] Pugiliste grec
    [g08] Recrue campanienne
    [g09] Spartacus
    [g10] Theokeles
    [g11] Agron
    [g12] Crixus
    [g13] Oenomaus
    [g14] Gannicus
    [g15] Varro
    [g16] Castus
    [g17] Flamma
    [g18] Spiculus
    [g19] Priscus
    [g20] Verus
    [g21] Tetraites
    [g22] Celadus
    [g23] Hermes
    [g24] Carpophorus
    [s01] Esclave de cuisine
    [s02] Porteur de litière
    [s03] Palefrenier
    [s04] Porteur d’eau
    [s05] Portefaix
    [s06] Scribe
    [s07] Messager
    [s08] Cellérier
    [s09] Pietros
    [s10] Medicus
    [s11] Mira
    [s12] Intendant
    [s13] Danseuse de Gadès
    [s14] Informateur
    [s15] Capitaine des gardes
    [s16] Preneur de paris
    [s17] Armurier
    [s18] Orateur
    [s19] Empoisonneur
    [s20] Gardien des thermes
    [e01a] Glaive
    [e01b] Glaive
    [e01] Glaive
    [e02a] Trident
    [e02b] Trident
    [e02] Trident
    [e03a] Sica
    [e03] Sica
    [e04a] Lames jumelles
    [e04] Lames jumelles
    [e05a] Casque
    [e05b] Casque
    [e05] Casque
    [e06a] Manica
    [e06b] Manica
    [e06] Manica
    [e07a] Scutum
    [e07] Scutum
    [e08a] Jambières
    [e08] Jambières
    [e09a] Javelot
    [e09b] Javelot
    [e09] Javelot
    [e10a] Filet
    [e10b] Filet
    [e10] Filet
    [e11a] Poignée de sable
    [e11] Poignée de sable
    [e12a] Amulette de Fortuna
    [e12] Amulette de Fortuna
   *[other] { $resource }
}
spartacus-intrigue = { $intrigue ->
    [guard] Garde
    [r01] Murmures et rumeurs
    [r02] Parole du Sénat
    [r03] Ruiné !
    [r04] Retourner la lame
    [r05] Garde du corps loyal
    [r06] Secret du guérisseur
    [r07] Dés pipés
    [r08] Soulever la foule
    [r09] Signe du crieur
    [r10] Faire taire le héraut
    [r11] Refus honorable
    [c01] Renseignements privilégiés
    [c02] Profits du marché noir
    [c03] Une visite de Rome
    [c04] Banquet divin
    [c05] Services illicites
    [c06] Fomenter la révolte
    [c07] Doigts agiles
    [c08] Extorsion
    [c09] Calomnie au Forum
    [c10] Vin empoisonné
    [c11] Festin drogué
    [c12] Cambriolage nocturne
    [c13] Soudoyer le guet
    [c14] Patronage
    [c15] Espion dans la maison
    [c16] Scandale ruineux
    [c17] Assassin dans l’ombre
    [c18] Percepteur
    [c19] Offrande au temple
    [c20] Vétérans à gages
    [c21] Complice au marché
    [c22] Un mot à l’éditeur des jeux
   *[other] { $intrigue }
}
# Ce que fait une carte.
spartacus-resource-help = { $resource ->
    [g05] Taille : chaque triple de son jet d’ATT fait 1 dégât automatique.
    [g06] Œil vif : il gagne une Initiative à égalité.
    [g08] Commissions (Intrigue) : épuisez-le et gagnez 1 denier.
    [g09] Furie : chaque double de son jet d’ATT fait 1 dégât automatique.
    [g10] Géant : une fois par combat il peut ignorer 1 dégât.
    [g11] Riposte : chaque triple de son jet de DÉF fait 1 dégât automatique à l’attaquant.
    [g12] Implacable : à chaque attaque il peut relancer un dé d’ATT.
    [g13] Doctore (Arène) : tant qu’il est prêt et ne combat pas lui-même, votre combattant peut relancer un dé de DÉF une fois dans le combat.
    [g14] Audace : chaque double de son jet d’Initiative ajoute 2 à son total.
    [g15] Idole de la foule : quand il gagne en phase d’Arène, gagnez 2 deniers.
    [g16] Frénésie : chaque triple de son jet d’ATT fait 2 dégâts automatiques.
    [g17] Bien-aimé : le pouce baissé sur lui coûte à l’Hôte 1 Influence de plus.
    [g18] Protégé du patron : quand il combat, son propriétaire reçoit 2 deniers de plus au Tribut.
    [g19] Mur de boucliers : si son jet de DÉF contient un double, il peut ignorer 1 dégât de cette attaque.
    [g20] Obstiné : la première fois qu’un dégât le vaincrait dans un combat, on lance un dé ; sur 5 ou 6 un point est ignoré.
    [g21] Allonge : ses dés d’ATT sans opposition touchent sur 2 ou plus.
    [g22] Bourreau des cœurs (Intrigue) : épuisez-le et gagnez 2 deniers.
    [g23] Escarmoucheur : il peut couper son déplacement par son attaque.
    [g24] Tueur de fauves : si son jet d’ATT contient un double, 1 dégât automatique, une fois par attaque.
    [s06] Copiste (Intrigue) : épuisez-le et regardez la première carte Intrigue ; remettez-la dessus ou dessous.
    [s08] Échanson (Intrigue) : épuisez-le, défaussez une carte, piochez-en une.
    [s09] Expert (Intrigue) : épuisez-le et gagnez 1 denier.
    [s10] Guérisseur (Entretien) : épuisez-le après un test de guérison raté d’une autre de vos cartes : relancez-le.
    [s11] Exceptionnelle (Intrigue) : épuisez-la et gagnez 2 deniers.
    [s12] Registre (Entretien) : s’il est prêt au Bilan vous devez 1 denier de moins.
    [s13] Distraction (Intrigue) : épuisez-la et épuisez un Garde prêt sur la table d’un autre.
    [s14] Écoute (Intrigue) : épuisez-le et regardez la main d’un autre.
    [s15] Capitaine : tant qu’il est prêt, vos Gardes réussissent sur 3 ou plus.
    [s16] Cotes (Arène) : prêt et ne combattant pas, vous pouvez miser jusqu’à 4 par coin.
    [s17] Armurerie (Arène) : prêt et ne combattant pas, votre combattant peut porter un second spécial.
    [s18] Éloquence (Intrigue) : épuisez-le en lançant une Machination : 2 Influence de plus pour elle.
    [s19] Lame souillée (Arène) : épuisez-le quand votre combattant et l’autre sont choisis : l’autre commence avec 1 dé de moins.
    [s20] Commérages (Intrigue) : épuisez-le, et un autre Dominus vous paie 1 denier.
    [e01a] À chaque attaque avec des dés d’ATT vous pouvez en relancer un.
    [e01b] À chaque attaque avec des dés d’ATT vous pouvez en relancer un.
    [e01] À chaque attaque avec des dés d’ATT vous pouvez en relancer un.
    [e02a] Portée 2 pour les attaques avec des dés d’ATT.
    [e02b] Portée 2 pour les attaques avec des dés d’ATT.
    [e02] Portée 2 pour les attaques avec des dés d’ATT.
    [e03a] Épuisez-la après la comparaison des rangées de votre attaque aux dés d’ATT : 1 dégât de plus.
    [e03] Épuisez-la après la comparaison des rangées de votre attaque aux dés d’ATT : 1 dégât de plus.
    [e04a] Si votre jet d’ATT contient un double, 1 dégât automatique.
    [e04] Si votre jet d’ATT contient un double, 1 dégât automatique.
    [e05a] Chaque fois que vous lancez des dés de DÉF vous pouvez en relancer un.
    [e05b] Chaque fois que vous lancez des dés de DÉF vous pouvez en relancer un.
    [e05] Chaque fois que vous lancez des dés de DÉF vous pouvez en relancer un.
    [e06a] Épuisez-la quand vous subiriez des dégâts : ignorez 1 point.
    [e06b] Épuisez-la quand vous subiriez des dégâts : ignorez 1 point.
    [e06] Épuisez-la quand vous subiriez des dégâts : ignorez 1 point.
    [e07a] Les dés sans opposition contre vous touchent sur 4 ou plus.
    [e07] Les dés sans opposition contre vous touchent sur 4 ou plus.
    [e08a] Vous pouvez avancer d’une case de plus que vos dés de VIT.
    [e08] Vous pouvez avancer d’une case de plus que vos dés de VIT.
    [e09a] Épuisez-le au lieu d’attaquer : attaque rapide avec des dés de VIT, portée 3.
    [e09b] Épuisez-le au lieu d’attaquer : attaque rapide avec des dés de VIT, portée 3.
    [e09] Épuisez-le au lieu d’attaquer : attaque rapide avec des dés de VIT, portée 3.
    [e10a] Épuisez-le avant le jet d’Initiative : vous gagnez l’Initiative.
    [e10b] Épuisez-le avant le jet d’Initiative : vous gagnez l’Initiative.
    [e10] Épuisez-le avant le jet d’Initiative : vous gagnez l’Initiative.
    [e11a] Épuisez-la quand vous êtes attaqué : l’attaquant lance 1 dé de moins.
    [e11] Épuisez-la quand vous êtes attaqué : l’attaquant lance 1 dé de moins.
    [e12a] Épuisez-la après le jet : relancez autant de vos dés que vous voulez.
    [e12] Épuisez-la après le jet : relancez autant de vos dés que vous voulez.
   *[other] Aucune capacité.
}
spartacus-intrigue-help = { $intrigue ->
    [guard] Défaussez-le quand la Machination d’un autre vous vise et lancez un dé : de 4 à 6 elle est annulée.
    [r01] Annulez la Machination d’un autre.
    [r02] Annulez la Machination d’un autre et gagnez 2 deniers.
    [r03] Un Dominus sans denier perd 1 Influence.
    [r04] La Machination d’un autre qui vous vise change de cible, à votre choix.
    [r05] Votre Garde a échoué : relancez son dé.
    [r06] Votre test de guérison raté compte comme réussi.
    [r07] Votre combattant gagne cette Initiative.
    [r08] Le pouce baissé se relève.
    [r09] À égalité pour une carte : vous l’emportez à votre total.
    [r10] Annulez la Réaction d’un autre.
    [r11] Vous ne perdez pas d’Influence pour un refus.
    [c01] La cible pioche 2 cartes Intrigue.
    [c02] Gagnez 5 deniers.
    [c03] Gagnez 1 Influence.
    [c04] Payez 2 deniers à chaque autre Dominus. La cible gagne 1 Influence.
    [c05] Gagnez 2 deniers par Esclave prêt que vous possédez.
    [c06] Nommez Gladiateurs ou Esclaves : la cible en défausse un prêt.
    [c07] Prenez 2 deniers à la cible.
    [c08] La cible vous paie 4 deniers ou perd 1 Influence.
    [c09] La cible perd 1 Influence.
    [c10] Un Gladiateur ou Esclave prêt de la cible est blessé.
    [c11] Épuisez un ou deux Gladiateurs ou Esclaves prêts de la cible.
    [c12] La cible défausse une carte Équipement prête de votre choix.
    [c13] La cible défausse deux Gardes prêts de la table.
    [c14] La cible gagne 3 deniers.
    [c15] Regardez la main de la cible et défaussez-en une carte.
    [c16] La cible perd 2 Influence.
    [c17] La cible défausse un Gladiateur ou Esclave prêt de votre choix, pas un Champion.
    [c18] La cible paie à la Banque la moitié de ses deniers, 6 au plus.
    [c19] Payez 6 deniers à la Banque. La cible gagne 1 Influence.
    [c20] Posez sur votre table jusqu’à deux Gardes de la défausse.
    [c21] Regardez les quatre premières cartes Marché et remettez-les dans l’ordre voulu.
    [c22] À la prochaine phase d’Arène la cible perd 2 Influence en cas de refus.
   *[other] {""}
}
spartacus-house = { $house ->
    [batiatus] Maison Batiatus
    [solonius] Maison Solonius
    [tullius] Maison Tullius
    [glaber] Maison Glaber
    [calavius] Maison Calavius
   *[other] { $house }
}
spartacus-power = { $power ->
    [exhibition] Exhibition
    [glory] Gloire du Ludus
    [purchased_friends] Amis achetés
    [paid_ears] Oreilles payées
    [household_gossip] Bavardages de maison
    [servile_pomp] Pompe servile
    [patrol] Patrouille
    [show_of_arms] Parade d’armes
    [old_name] Vieux nom
    [clients] Clients
   *[other] { $power }
}
spartacus-power-help = { $power ->
    [exhibition] épuisez 2 Gladiateurs, gagnez 4 deniers
    [glory] épuisez 3 Gladiateurs et payez 2 deniers, gagnez 1 Influence
    [purchased_friends] payez 2 deniers par point pour 3 Influence de plus au maximum pour une Machination
    [paid_ears] payez 12 deniers, piochez une carte Intrigue, gagnez 1 Influence
    [household_gossip] épuisez 3 Esclaves, défaussez jusqu’à 2 cartes, piochez-en autant plus 1
    [servile_pomp] épuisez 4 Esclaves et payez 5 deniers, gagnez 1 Influence
    [patrol] épuisez un Garde de votre table, piochez une carte Intrigue
    [show_of_arms] défaussez 3 Gardes de votre table, gagnez 1 Influence
    [old_name] pour une Machination par tour comptez 1 Influence de plus par soutien
    [clients] épuisez un Gladiateur et un Esclave, gagnez 3 deniers
   *[other] {""}
}

## Questions

spartacus-ask-house = Quelle Maison dirigez-vous ?
spartacus-ask-recover = Quelle carte blessée passe le test de guérison ?
spartacus-ask-react = { $window ->
    [scheme] Une Machination est lancée : { spartacus-intrigue }. Répondez-vous ?
    [guard] Votre Garde a échoué. Jouez-vous une Réaction ?
    [reaction] Une Réaction est jouée : { spartacus-intrigue }. L’annulez-vous ?
    [shame] Une Réaction est jouée contre { $victim-is ->
        [you] vous
       *[other] { $victim }
    } : { spartacus-intrigue }. L’annulez-vous ?
    [recovery] Le test de guérison est raté. Intervenez-vous ?
    [treasury] Le Trésor de { $victim } est vide. Jouez-vous une Réaction ?
    [auction] Vous êtes à égalité pour la carte. Jouez-vous une Réaction ?
    [initiative] L’Initiative est jetée. Jouez-vous une Réaction ?
    [invitation] Vous avez refusé. Jouez-vous une Réaction ?
   *[thumb] L’Hôte baisse le pouce. Jouez-vous une Réaction ?
}
spartacus-ask-release = Vous devez { $owed } pour vos Gladiateurs. Payez-vous, ou l’un d’eux doit-il partir ?
spartacus-ask-intrigue = Votre tour d’Intrigue. Que faites-vous ?
spartacus-ask-exhaust = { spartacus-power } : quelle carte épuisez-vous pour cela ?
spartacus-ask-gossip = Quelle carte échangez-vous ?
spartacus-ask-discard = { $count ->
    [0] Quelle carte défaussez-vous ? Vous en piochez une à la place.
    [one] Une carte de trop. Laquelle défaussez-vous ?
   *[other] { $count } cartes de trop. Laquelle défaussez-vous d’abord ?
}
spartacus-ask-peek = Où remettez-vous la carte que vous voyez ?
spartacus-ask-victim = Quel Dominus ?
spartacus-ask-boost = { $need ->
    [one] Il manque { $need } Influence. Comment l’ajoutez-vous ?
   *[other] Il manque { $need } Influence. Comment les ajoutez-vous ?
}
spartacus-ask-target = Qui est la cible de la Machination ?
spartacus-ask-plead = À qui demandez-vous un soutien ?
spartacus-ask-claim = Quelle Machination prétendez-vous tenir ?
spartacus-ask-fee = Combien de deniers payez-vous pour un oui ?
spartacus-ask-promise = Combien de deniers promettez-vous pour plus tard ? Rien ne vous lie.
spartacus-ask-support = { $intrigue ->
    [nothing] Prêtez-vous votre Influence ? { $fee } maintenant, { $promise } promis ; la Machination n’est pas nommée.
   *[other] Prêtez-vous votre Influence ? { $fee } maintenant, { $promise } promis ; ce serait { spartacus-intrigue }.
}
spartacus-ask-redirect = Qui est la nouvelle cible ?
spartacus-ask-pick = { spartacus-intrigue } : quelle carte ?
spartacus-ask-extort = { $loss ->
    [0] Payez-vous ? Vous n’avez pas d’Influence à perdre.
   *[other] Payez-vous, ou perdez-vous { $loss } Influence ?
}
spartacus-ask-pluck = Quelle carte de cette main est défaussée ?
spartacus-ask-order = Laquelle vient ensuite, depuis le dessus ?
spartacus-ask-market = Le Marché libre. Que faites-vous ?
spartacus-ask-terms = Que contient votre offre ?
spartacus-ask-coins = Combien de deniers ?
spartacus-ask-deal = On vous fait une offre. Que répondez-vous ?
spartacus-ask-bid = { $tied ->
    [0] Combien misez-vous pour { spartacus-resource } ?
   *[other] Égalité pour { spartacus-resource } : { $laid } sur la table. Combien ajoutez-vous ?
}
spartacus-ask-hosting = { $tied ->
    [0] Combien misez-vous pour le titre d’Hôte ?
   *[other] Égalité pour le titre d’Hôte : { $laid } sur la table. Combien ajoutez-vous ?
}
spartacus-ask-call = Demandez-vous des offres avant de décider ?
spartacus-ask-bribe = Pour quel geste paieriez-vous l’Hôte ?
spartacus-ask-purse = Combien de deniers mettez-vous de côté ?
spartacus-ask-gift = Combien de deniers donnez-vous ?
spartacus-ask-limit = Jusqu’à quel total allez-vous en cas d’égalité ? Alors 1 denier est ajouté pour vous chaque fois. 0 : pas de limite.
spartacus-ask-orders = Quand voulez-vous être sollicité pour les Gardes et les Réactions ?
spartacus-ask-invite = Qui invitez-vous aux Jeux ?
spartacus-ask-accept = { $loss ->
    [0] Vous êtes invité. Refuser ne coûte rien.
    [1] Vous êtes invité. Refuser coûte 1 Influence.
   *[other] Vous êtes invité. Refuser coûte { $loss } Influence.
}
spartacus-ask-fighter = { $place ->
    [1] Qui combat pour vous, depuis la case I ?
   *[other] Qui combat pour vous, depuis la case II ?
}
spartacus-ask-weapon = Quelle arme porte-t-il ?
spartacus-ask-armour = Quelle armure porte-t-il ?
spartacus-ask-special = Quel spécial porte-t-il ?
spartacus-ask-second = Quel second spécial porte-t-il ?
spartacus-ask-taint = Employez-vous l’Empoisonneur contre l’autre combattant ?
spartacus-ask-lose = { $count ->
    [one] Un dé est perdu. Lequel ?
   *[other] { $count } dés sont perdus. Lequel d’abord ?
}
spartacus-ask-wager = Que misez-vous sur ce combat ?
spartacus-ask-net = Jetez-vous le Filet pour gagner cette Initiative ?
spartacus-ask-first = Vous avez l’Initiative. Agissez-vous en premier ou en second ?
spartacus-ask-combat = { $left ->
    [move] Votre combattant a attaqué et peut encore se déplacer.
    [attack] Votre combattant s’est déplacé et peut encore attaquer.
    [none] Votre combattant s’est déplacé et a attaqué.
   *[both] Au tour de votre combattant : déplacement et attaque, dans l’ordre voulu.
}
spartacus-ask-sand = On vous attaque. Jetez-vous le sable ?
spartacus-ask-reroll = { $role ->
    [attack] Quels dés d’attaque relancez-vous ?
   *[other] Quels dés de défense relancez-vous ?
}
spartacus-ask-division = Comment comptez-vous vos dés égaux ?
spartacus-ask-sica = Épuisez-vous la Sica pour 1 dégât de plus ?
spartacus-ask-ignore = { $count ->
    [one] { $count } dégât arrive. Avec quoi l’ignorez-vous ?
   *[other] { $count } dégâts arrivent. Avec quoi les ignorez-vous ?
}
spartacus-ask-thumb = { $cost ->
    [0] La vie ou la mort ? Tournez le pouce.
   *[other] La vie ou la mort ? Le pouce baissé vous coûte { $cost } Influence.
}
spartacus-ask-interject = Que faites-vous hors de votre tour ?

## Choix

spartacus-option-house = { spartacus-house }
spartacus-option-recover = { $choice ->
    [stop] aucun autre test
   *[card] { spartacus-resource }
}
spartacus-option-react = { $choice ->
    [pass] passer
    [guard] { $source ->
        [hand] Garde de la main
       *[table] Garde de la table
    }
    [medicus] Medicus
   *[card] { spartacus-intrigue }
}
spartacus-option-release = { $choice ->
    [pay] payer pour tous ceux qui restent
   *[card] laisser partir { spartacus-resource }
}
spartacus-option-intrigue = { $act ->
    [cash] encaisser { spartacus-intrigue } en deniers
    [scheme] lancer { spartacus-intrigue }
    [lock] chercher un soutien pour { spartacus-intrigue }
    [use] employer { spartacus-resource }
    [power] { spartacus-power }
    [lay] poser un Garde sur la table
    [offer] proposer un marché à { $seat }
    [offer-all] proposer un marché à tous
   *[end] finir le tour
}
spartacus-option-exhaust = { spartacus-resource }
spartacus-option-gossip = { $choice ->
    [stop] assez
   *[card] { spartacus-intrigue }
}
spartacus-option-discard = { spartacus-intrigue }
spartacus-option-peek = { $peek ->
    [top] dessus
   *[bottom] dessous
}
spartacus-option-victim = { $seat }
spartacus-option-boost = { $orator ->
    [orator] { $points ->
        [0] l’Orateur
        [name] l’Orateur et le Vieux nom
       *[other] l’Orateur, et acheter { $points }
    }
   *[none] { $points ->
        [0] rien : reprendre la carte
        [name] le Vieux nom
       *[other] acheter { $points } pour { $points } × 2 deniers
    }
}
spartacus-option-target = { $kind ->
    [gladiator] { $seat } : un Gladiateur
    [slave] { $seat } : un Esclave
   *[none] { $seat }
}
spartacus-option-plead = { $choice ->
    [launch] lancer la Machination
    [withdraw] reprendre la carte
   *[ask] demander à { $seat }
}
spartacus-option-claim = { $choice ->
    [nothing] n’en rien dire
   *[card] { spartacus-intrigue }
}
spartacus-option-support = { $answer ->
    [yes] oui : pour cette seule Machination
   *[no] non
}
spartacus-option-call = { $answer ->
    [yes] oui
   *[no] non
}
spartacus-option-taint = { $answer ->
    [yes] oui
   *[no] non
}
spartacus-option-net = { $answer ->
    [yes] oui
   *[no] non
}
spartacus-option-sand = { $answer ->
    [yes] oui
   *[no] non
}
spartacus-option-sica = { $answer ->
    [yes] oui
   *[no] non
}
spartacus-option-fee = deniers : { $sum }
spartacus-option-promise = deniers : { $sum }
spartacus-option-gift = deniers : { $sum }
spartacus-option-limit = en tout : { $sum }
spartacus-option-orders = { $orders ->
    [always] toujours
    [mine] seulement si cela me concerne
    [never] jamais
   *[level] si cela me concerne, et des Machinations seulement celles de { $level } Influence ou plus
}
spartacus-option-purse = deniers : { $sum }
spartacus-option-coins = deniers : { $sum }
spartacus-option-bid = deniers : { $sum }
spartacus-option-hosting = deniers : { $sum }
spartacus-option-redirect = { $seat }
spartacus-option-pick = { $choice ->
    [stop] assez
   *[card] { spartacus-resource }
}
spartacus-option-extort = { $extort ->
    [pay] payer 4 deniers
   *[lose] perdre 1 Influence
}
spartacus-option-pluck = { spartacus-intrigue }
spartacus-option-order = { spartacus-resource }
spartacus-option-market = { $trade ->
    [sell] vendre { spartacus-resource } à la Banque
    [sell-guard] vendre un Garde à la Banque
    [lay] poser un Garde sur la table
    [wait] rien de plus pour l’instant
    [offer] faire une offre à { $guest_seat }
    [offer-all] faire une offre à tous
   *[close] fermer et cacher vos deniers
}
spartacus-option-terms = { $term ->
    [give] donner { spartacus-resource }
    [take] demander { spartacus-resource }
    [give-guard] donner un Garde
    [take-guard] demander un Garde
    [pay] payer des deniers
    [charge] demander des deniers
    [word] promettre : { spartacus-word }
    [send] faire l’offre
   *[drop] y renoncer
}
spartacus-promise = { $promise ->
    [nothing] rien
    [support] mon soutien
    [peace] la paix pour ce tour de jeu
    [no-scheme] aucune Machination contre vous
    [invite] une invitation
    [spare] pouce levé
    [no-bid] de ne pas enchérir contre vous
   *[repay] de rembourser
}
spartacus-word = { $word ->
    [nothing] rien
    [support] mon soutien
    [peace] la paix pour ce tour de jeu
    [no-scheme] aucune Machination contre vous
    [invite] une invitation
    [spare] pouce levé
    [no-bid] de ne pas enchérir contre vous
   *[repay] de rembourser
}
spartacus-option-deal = { $deal ->
    [accept] accepter
    [decline] refuser
   *[counter] faire une contre-offre
}
spartacus-option-bribe = { $doing ->
    [none] aucune offre
    [invite] { $guest_seat-is ->
        [you] m’inviter
       *[other] inviter { $guest_seat }
    }
    [shun] ne pas m’inviter
    [thumb-up] pouce levé
    [thumb-down] pouce baissé
   *[spurn] { $guest_seat } ne soutient pas ce tour-ci
}
spartacus-option-invite = { $seat }
spartacus-option-accept = { $accept ->
    [accept] accepter
   *[decline] refuser
}
spartacus-option-fighter = { spartacus-resource }
spartacus-option-weapon = { $choice ->
    [none] rien
   *[card] { spartacus-resource }
}
spartacus-option-armour = { $choice ->
    [none] rien
   *[card] { spartacus-resource }
}
spartacus-option-special = { $choice ->
    [none] rien
   *[card] { spartacus-resource }
}
spartacus-option-second = { $choice ->
    [none] rien
   *[card] { spartacus-resource }
}
spartacus-option-lose = { spartacus-pool }
spartacus-pool = { $pool ->
    [attack] Attaque (ATT)
    [defence] Défense (DÉF)
   *[speed] Vitesse (VIT)
}
spartacus-option-wager = Victoire I { $one }, Victoire II { $two }, Blessure { $injury }, Décapitation { $decapitation }
spartacus-option-first = { $first ->
    [first] en premier
   *[second] en second
}
spartacus-option-combat = { $move ->
    [attack] attaquer
    [throw] lancer le Javelot
    [stop] finir le tour
   *[hex] en { $hex }
}
spartacus-option-reroll = { $reroll ->
    [none] tout garder
   *[other] dés { $reroll }
}
spartacus-option-division = { $division ->
    [triple] en triples
   *[double] en doubles
}
spartacus-option-ignore = { $means ->
    [none] avec rien
    [giant] Géant
    [wall] Mur de boucliers
    [manica] Manica
    [giant-manica] Géant et Manica
   *[wall-manica] Mur de boucliers et Manica
}
spartacus-option-thumb = { $thumb ->
    [up] pouce levé : il vit
   *[down] pouce baissé : il meurt
}
spartacus-option-interject = { $interjection ->
    [gift] donner des deniers à { $seat }
    [lay] poser un Garde sur la table
    [withdraw] retirer votre offre
    [limit] fixer une limite en cas d’égalité
    [orders] donner des consignes pour les Réactions
   *[deed] { $doing ->
        [invite] { $guest_seat-is ->
            [you] payer pour : m’inviter
           *[other] payer pour : inviter { $guest_seat }
        }
        [shun] payer pour : ne pas m’inviter
        [thumb-up] payer pour : pouce levé
        [thumb-down] payer pour : pouce baissé
       *[spurn] payer pour : { $guest_seat } ne soutient pas ce tour-ci
    }
}

## Ce qui s’est passé

spartacus-row-intrigue = { spartacus-intrigue }
spartacus-row-resource = { spartacus-resource }
spartacus-to = { $to-is ->
    [you] vous
   *[other] { $to }
}
spartacus-target = { $target-is ->
    [you] vous
   *[other] { $target }
}
spartacus-coins = { $count ->
    [0] 0 denier
    [1] 1 denier
   *[other] { $count } deniers
}
spartacus-phase = { $phase ->
    [setup] Mise en place
    [upkeep] Entretien
    [intrigue] Phase d’Intrigue
    [market] Phase de Marché
    [arena] Phase d’Arène
   *[tournament] Tournoi
}
spartacus-deck = { $deck ->
    [market] le paquet Marché
   *[intrigue] le paquet Intrigue
}
spartacus-event-cast = { $seat-is ->
    [you] vous lancez { $die }.
   *[other] { $seat } lance { $die }.
}
spartacus-event-hosting = { $seat-is ->
    [you] vous avez le marqueur d’Hôte.
   *[other] { $seat } a le marqueur d’Hôte.
}
spartacus-event-housed = { $seat-is ->
    [you] vous dirigez la { spartacus-house }.
   *[other] { $seat } dirige la { spartacus-house }.
}
spartacus-event-dealt = { $seat-is ->
    [you] vous commencez avec { spartacus-resource }.
   *[other] { $seat } commence avec { spartacus-resource }.
}
spartacus-event-began = { $seat-is ->
    [you] vous commencez avec Gardes { $guards }, deniers { $coins }, Influence { $influence }.
   *[other] { $seat } commence avec Gardes { $guards }, deniers { $coins }, Influence { $influence }.
}
spartacus-event-round_began = tour de jeu { $round }
spartacus-event-phase_began = { spartacus-phase }
spartacus-event-turn_began = { $seat-is ->
    [you] votre tour d’Intrigue
   *[other] tour d’Intrigue : { $seat }
}
spartacus-event-reacted = { $seat-is ->
    [you] vous jouez { spartacus-intrigue }
   *[other] { $seat } joue { spartacus-intrigue }
}
spartacus-event-silenced = { $seat-is ->
    [you] votre Réaction est annulée.
   *[other] Réaction annulée : { $seat }.
}
spartacus-event-tested = { $seat-is ->
    [you] test de guérison de votre carte { spartacus-resource } : { $die }.
   *[other] test de guérison, { spartacus-resource } ({ $seat }) : { $die }.
}
spartacus-event-healed = { spartacus-resource } : blessure guérie.
spartacus-event-died = { spartacus-resource } meurt.
spartacus-event-released = { $seat-is ->
    [you] vous libérez { spartacus-resource }.
   *[other] { $seat } libère { spartacus-resource }.
}
spartacus-event-balanced = { $seat-is ->
    [you] Bilan : vous recevez { $income } et payez { $cost }.
   *[other] Bilan : { $seat } reçoit { $income } et paie { $cost }.
}
spartacus-event-exhausted = { spartacus-resource } : carte épuisée.
spartacus-event-drew = { $seat-is ->
    [you] { $count ->
        [0] il n’y a plus de carte à piocher.
       *[other] vous piochez { $intrigue }.
    }
   *[other] { $count ->
        [0] plus de carte à piocher pour { $seat }.
        [one] { $seat } pioche une carte.
       *[other] { $seat } pioche { $count } cartes.
    }
}
spartacus-event-reshuffled = la défausse remélangée forme { spartacus-deck }.
spartacus-event-guard_laid = { $seat-is ->
    [you] vous posez un Garde sur la table.
   *[other] { $seat } pose un Garde sur la table.
}
spartacus-event-looked = { $seat-is ->
    [you] vous voyez la main de { $target } : { $intrigue }.
   *[other] { $seat } regarde la main de { spartacus-target }.
}
spartacus-event-earned = { $seat-is ->
    [you] vous gagnez { spartacus-coins }.
   *[other] { $seat } gagne { spartacus-coins }.
}
spartacus-event-spent = { $seat-is ->
    [you] vous payez { spartacus-coins }.
   *[other] { $seat } paie { spartacus-coins }.
}
spartacus-event-gave = { $seat-is ->
    [you] vous donnez { spartacus-coins } à { spartacus-to }.
   *[other] { $seat } donne { spartacus-coins } à { spartacus-to }.
}
spartacus-event-slipped = { $to-is ->
    [you] { $seat } vous glisse des deniers : { $count }.
   *[other] { $seat } glisse quelques deniers à { spartacus-to }.
}
spartacus-event-rose = { $seat-is ->
    [you] votre Influence monte de { $count } à { $total }.
   *[other] Influence de { $seat } : +{ $count }, à { $total }.
}
spartacus-event-fell = { $seat-is ->
    [you] votre Influence baisse de { $count } à { $total }.
   *[other] Influence de { $seat } : −{ $count }, à { $total }.
}
spartacus-event-cashed = { $seat-is ->
    [you] vous encaissez { spartacus-intrigue } pour { spartacus-coins }.
   *[other] { $seat } encaisse { spartacus-intrigue } pour { spartacus-coins }.
}
spartacus-event-discarded = { $seat-is ->
    [you] vous défaussez { spartacus-intrigue }.
   *[other] { $seat } défausse { spartacus-intrigue }.
}
spartacus-event-used_power = { $seat-is ->
    [you] vous employez { spartacus-power }.
   *[other] { $seat } emploie { spartacus-power }.
}
spartacus-event-guards_spent = { $seat-is ->
    [you] vos Gardes épuisés { $weary }, défaussés { $gone }.
   *[other] { $seat } : Gardes épuisés { $weary }, défaussés { $gone }.
}
spartacus-event-peeked = { $seat-is ->
    [you] la première carte Intrigue est { spartacus-intrigue }.
   *[other] { $seat } regarde la première carte Intrigue.
}
spartacus-event-put_back = { $place ->
    [top] elle revient dessus.
   *[bottom] elle passe dessous.
}
spartacus-event-put_up = { $seat-is ->
    [you] vous cherchez un soutien pour une Machination.
   *[other] { $seat } cherche un soutien pour une Machination.
}
spartacus-event-took_back = { $seat-is ->
    [you] vous reprenez la carte.
   *[other] { $seat } reprend la carte, sans la montrer.
}
spartacus-event-pleaded = { $seat-is ->
    [you] vous demandez son soutien à { spartacus-to } : { $choice ->
        [nothing] une Machination non nommée
       *[other] ce serait { spartacus-intrigue }
    } ; { $fee } maintenant, { $promise } promis.
   *[other] { $seat } demande un soutien à { spartacus-to } : { $choice ->
        [nothing] une Machination non nommée
       *[other] ce serait { spartacus-intrigue }
    } ; { $fee } maintenant, { $promise } promis.
}
spartacus-event-refused = { $seat-is ->
    [you] vous refusez votre soutien à { spartacus-to }.
   *[other] { $seat } refuse son soutien à { spartacus-to }.
}
spartacus-event-supported = { $seat-is ->
    [you] vous donnez votre soutien à { spartacus-to }.
   *[other] { $seat } donne son soutien à { spartacus-to }.
}
spartacus-event-boosted = { $seat-is ->
    [you] vous ajoutez de l’Influence pour la Machination : { $points } de plus{ $orator ->
        [0] {""}
       *[other] , avec l’Orateur
    }.
   *[other] { $seat } ajoute de l’Influence pour la Machination : { $points } de plus{ $orator ->
        [0] {""}
       *[other] , avec l’Orateur
    }.
}
spartacus-event-showed = { $seat-is ->
    [you] vous montrez { spartacus-intrigue }.
   *[other] { $seat } montre { spartacus-intrigue }.
}
spartacus-event-launched = { $seat-is ->
    [you] vous lancez { spartacus-intrigue }{ $target-is ->
        [you] {""}
       *[other] {" sur "}{ $target }
    }{ $named ->
        [gladiator] {", "}un Gladiateur
        [slave] {", "}un Esclave
       *[nothing] {""}
    }.
   *[other] { $seat } lance { spartacus-intrigue } sur { spartacus-target }{ $named ->
        [gladiator] {", "}un Gladiateur
        [slave] {", "}un Esclave
       *[nothing] {""}
    }.
}
spartacus-event-guarded = { $seat-is ->
    [you] votre Garde lance { $die } : { $success ->
        [0] il échoue
       *[other] la Machination est annulée
    }.
   *[other] Garde de { $seat }, dé { $die } : { $success ->
        [0] il échoue
       *[other] la Machination est annulée
    }.
}
spartacus-event-redirected = { $seat-is ->
    [you] vous retournez la Machination sur { spartacus-target }.
   *[other] { $seat } retourne la Machination sur { spartacus-target }.
}
spartacus-event-cancelled = { spartacus-intrigue } : Machination annulée.
spartacus-event-succeeded = { spartacus-intrigue } : Machination réussie.
spartacus-event-marked = { $seat-is ->
    [you] refuser vous coûtera { $loss } Influence.
   *[other] refuser coûtera { $loss } Influence à { $seat }.
}
spartacus-event-injured = { spartacus-resource } : carte blessée.
spartacus-event-lost = { $seat-is ->
    [you] vous perdez { spartacus-resource }.
   *[other] { $seat } perd { spartacus-resource }.
}
spartacus-event-veterans = { $seat-is ->
    [you] vous posez des Gardes de la défausse : { $count }.
   *[other] { $seat } pose des Gardes de la défausse : { $count }.
}
spartacus-event-foresaw = { $seat-is ->
    [you] les premières cartes Marché : { $resource }.
   *[other] { $seat } regarde les premières cartes Marché : { $count }.
}
spartacus-event-lots_laid = { $count ->
    [0] aucune carte à l’enchère.
   *[other] cartes à l’enchère : { $count }.
}
spartacus-event-lot = à l’enchère : { spartacus-resource }.
spartacus-event-bid = { $seat-is ->
    [you] votre poing : { $count }, en tout { $total }.
   *[other] poing de { $seat } : { $count }, en tout { $total }.
}
spartacus-event-tied = égalité : { $seat }. Nouvelle mise.
spartacus-event-won_lot = { $seat-is ->
    [you] vous remportez { spartacus-resource } pour { $count }.
   *[other] { $seat } remporte { spartacus-resource } pour { $count }.
}
spartacus-event-won_host = { $seat-is ->
    [you] vous êtes l’Hôte, pour { $count }.
   *[other] { $seat } est l’Hôte, pour { $count }.
}
spartacus-event-auction_failed = enchère annulée : { spartacus-resource } part à la défausse.
spartacus-event-treasury = { $seat-is ->
    [you] votre Trésor : { spartacus-coins }.
   *[other] Trésor de { $seat } : { spartacus-coins }.
}
spartacus-event-sold = { $seat-is ->
    [you] vous vendez { spartacus-resource } à la Banque pour { spartacus-coins }.
   *[other] { $seat } vend { spartacus-resource } à la Banque pour { spartacus-coins }.
}
spartacus-event-sold_guard = { $seat-is ->
    [you] vous vendez un Garde à la Banque pour { spartacus-coins }.
   *[other] { $seat } vend un Garde à la Banque pour { spartacus-coins }.
}
spartacus-event-closed = { $seat-is ->
    [you] vous fermez et cachez vos deniers.
   *[other] { $seat } ferme et cache ses deniers.
}
spartacus-deed = { $doing ->
    [none] rien
    [invite] une invitation pour { $guest_seat }
    [shun] pas d’invitation
    [thumb-up] pouce levé
    [thumb-down] pouce baissé
   *[spurn] pas de soutien
}
spartacus-event-held_aside = { $seat-is ->
    [you] vous mettez { spartacus-coins } de côté pour { spartacus-to } : { spartacus-deed }.
   *[other] { $seat } met { spartacus-coins } de côté pour { spartacus-to } : { spartacus-deed }.
}
spartacus-event-deed_paid = { $seat-is ->
    [you] vous payez { spartacus-coins } à { spartacus-to } : { spartacus-deed }.
   *[other] { $seat } paie { spartacus-coins } à { spartacus-to } : { spartacus-deed }.
}
spartacus-event-deed_void = { $seat-is ->
    [you] vous reprenez { spartacus-coins } : { spartacus-deed }, manqué.
   *[other] { $seat } reprend { spartacus-coins } : { spartacus-deed }, manqué.
}
spartacus-event-dropped = { $seat-is ->
    [you] vous renoncez à l’offre.
   *[other] { $seat } renonce à l’offre.
}
spartacus-event-offered = { $seat-is ->
    [you] vous faites une offre à { spartacus-to }.
   *[other] { $seat } fait une offre à { spartacus-to }.
}
spartacus-event-offered_all = { $seat-is ->
    [you] vous faites une offre à tous.
   *[other] { $seat } fait une offre à tous.
}
spartacus-deal = { $deal ->
    [accept] oui
    [decline] non
   *[counter] une contre-offre
}
spartacus-event-replied = { $seat-is ->
    [you] vous dites : { spartacus-deal }.
   *[other] { $seat } dit : { spartacus-deal }.
}
spartacus-event-offer_expired = ce qui était offert n’est plus là : l’offre a expiré.
spartacus-event-offered_card = dans l’offre : { spartacus-resource }.
spartacus-event-wanted_card = demandé en échange : { spartacus-resource }.
spartacus-event-offered_guard = dans l’offre : un Garde.
spartacus-event-wanted_guard = demandé en échange : un Garde.
spartacus-event-offered_coins = dans l’offre : { spartacus-coins }.
spartacus-event-wanted_coins = demandé en échange : { spartacus-coins }.
spartacus-event-said = { $seat-is ->
    [you] vous promettez : { spartacus-promise }.
   *[other] { $seat } promet : { spartacus-promise }.
}
spartacus-event-accepted = { $seat-is ->
    [you] vous acceptez l’offre de { spartacus-to }.
   *[other] { $seat } accepte { $to-is ->
        [you] votre offre
       *[other] l’offre de { $to }
    }.
}
spartacus-event-declined = { $seat-is ->
    [you] vous refusez l’offre de { spartacus-to }.
   *[other] { $seat } refuse { $to-is ->
        [you] votre offre
       *[other] l’offre de { $to }
    }.
}
spartacus-event-countered = { $seat-is ->
    [you] vous répondez à { spartacus-to } par une contre-offre.
   *[other] { $seat } répond à { spartacus-to } par une contre-offre.
}
spartacus-event-traded = { $seat-is ->
    [you] { spartacus-resource } passe de vous à { spartacus-to }.
   *[other] { spartacus-resource } passe de { $seat } à { spartacus-to }.
}
spartacus-event-guards_traded = { $seat-is ->
    [you] Gardes de vous à { spartacus-to } : { $gives }, en retour : { $takes }.
   *[other] Gardes de { $seat } à { spartacus-to } : { $gives }, en retour : { $takes }.
}
spartacus-event-offer_withdrawn = { $seat-is ->
    [you] vous retirez l’offre.
   *[other] { $seat } retire l’offre.
}
spartacus-orders = { $orders ->
    [always] toujours
    [mine] dans ses propres affaires
    [never] jamais
   *[level] dans ses propres affaires, par des Machinations dès { $level } Influence
}
spartacus-event-ordered = { $seat-is ->
    [you] vous serez sollicité pour les Réactions : { spartacus-orders }.
   *[other] { $seat } sera sollicité pour les Réactions : { spartacus-orders }.
}
spartacus-event-limited = { $seat-is ->
    [you] { $standing ->
        [0] vous n’avez plus de limite.
       *[other] en cas d’égalité vous allez jusqu’à { $limit }.
    }
   *[other] { $standing ->
        [0] { $seat } n’a plus de limite.
       *[other] { $seat } a une limite en cas d’égalité.
    }
}
spartacus-event-invited = { $seat-is ->
    [you] vous êtes invité aux Jeux.
   *[other] { $seat } reçoit l’invitation aux Jeux.
}
spartacus-event-refused_games = { $seat-is ->
    [you] vous refusez l’invitation.
   *[other] { $seat } refuse l’invitation.
}
spartacus-event-accepted_games = { $seat-is ->
    [you] vous entrez dans l’arène, case { $side }.
   *[other] { $seat } entre dans l’arène, case { $side }.
}
spartacus-event-sent = { $seat-is ->
    [you] { spartacus-resource } combat pour vous.
   *[other] { spartacus-resource } combat pour { $seat }.
}
spartacus-event-armed = { $seat-is ->
    [you] votre combattant porte { spartacus-resource }.
   *[other] le combattant de { $seat } porte { spartacus-resource }.
}
spartacus-event-no_games = il n’y a pas de combat.
spartacus-event-tribute = { $seat-is ->
    [you] Tribut pour vous : { spartacus-coins }.
   *[other] Tribut pour { $seat } : { spartacus-coins }.
}
spartacus-event-wagered = { $seat-is ->
    [you] vous misez : Victoire I { $one }, Victoire II { $two }, Blessure { $injury }, Décapitation { $decapitation }.
   *[other] { $seat } mise : Victoire I { $one }, Victoire II { $two }, Blessure { $injury }, Décapitation { $decapitation }.
}
spartacus-event-settled = { $seat-is ->
    [you] vos paris : { $staked ->
        [one] { $staked } misé
       *[other] { $staked } misés
    }, { $won ->
        [one] { $won } rendu
       *[other] { $won } rendus
    }.
   *[other] paris de { $seat } : { $staked ->
        [one] { $staked } misé
       *[other] { $staked } misés
    }, { $won ->
        [one] { $won } rendu
       *[other] { $won } rendus
    }.
}
spartacus-event-combat_began = le combat commence.
spartacus-event-bout_began = passe { $bout } du combat
spartacus-event-stalled = la foule en a assez : le combattant { $side } se rend.
spartacus-event-netted = le combattant { $side } jette le Filet.
spartacus-event-initiative = Initiative { $side } : { $die }, en tout { $total }.
spartacus-event-took_initiative = le combattant { $side } a l’Initiative.
spartacus-event-goes_first = le combattant { $side } agit en premier.
spartacus-event-moved = le combattant { $side } va de { $start } à { $hex }.
spartacus-event-attacked = { $assault ->
    [quick] le combattant { $side } lance le Javelot.
   *[normal] le combattant { $side } attaque.
}
spartacus-event-sanded = le combattant { $side } jette du sable : un dé d’attaque de moins.
spartacus-event-rolled = dés de { $side } : { $die }.
spartacus-event-rerolled = { $side } relance : { $die }.
spartacus-event-compared = les rangées : dégâts { $count }.
spartacus-event-automatic = dégâts de plus : { $count }.
spartacus-means = { $means ->
    [giant] Géant
    [wall] Mur de boucliers
    [manica] Manica
    [giant-manica] Géant et Manica
    [wall-manica] Mur de boucliers et Manica
   *[none] rien
}
spartacus-event-ignored = le combattant { $side } ignore des dégâts : { spartacus-means }.
spartacus-event-resisted = Obstiné : { $die }.
spartacus-event-lost_die = le combattant { $side } perd un dé : { spartacus-pool } { $left }.
spartacus-event-won = { $seat-is ->
    [you] vous avez gagné la partie.
   *[other] { $seat } gagne la partie.
}
spartacus-event-tournament = tournoi : { $seat }.
spartacus-event-duel = { $first } contre { $second }.
spartacus-event-forfeited = { $seat-is ->
    [you] vous passez sans combattre.
   *[other] { $seat } passe sans combattre.
}
spartacus-event-chose_trade = { $seat } : { $trade ->
    [sell] vend { spartacus-resource }
    [sell-guard] vend un Garde
    [lay] pose un Garde
    [wait] attend
    [close] ferme
    [offer-all] fait une offre à tous
   *[offer] fait une offre à { $guest_seat }
}.
spartacus-event-called = { $seat-is ->
    [you] vous demandez des offres.
   *[other] { $seat } demande des offres.
}
spartacus-event-bribed = { $seat-is ->
    [you] vous paieriez pour : { spartacus-deed }.
   *[other] { $seat } paierait pour : { spartacus-deed }.
}
spartacus-event-defeated = { $grade ->
    [surrender] le combattant { $side } se rend.
    [injury] le combattant { $side } tombe, blessé.
   *[decapitation] le combattant { $side } est décapité.
}
spartacus-event-favored = { spartacus-resource } : la faveur de la foule.
spartacus-event-crowned = { spartacus-resource } : un Champion !
spartacus-event-thumb = { $thumb ->
    [up] pouce levé : { spartacus-resource } vit.
   *[down] pouce baissé pour { spartacus-resource } !
}
spartacus-event-spared = { spartacus-resource } : la vie sauve.
spartacus-event-turned_to = { $seat-is ->
    [you] vous vous tournez vers { spartacus-to } avec une offre.
   *[other] { $seat } se tourne vers { spartacus-to } avec une offre.
}
spartacus-event-turned_to_all = { $seat-is ->
    [you] vous vous tournez vers tous avec une offre.
   *[other] { $seat } se tourne vers tous avec une offre.
}
spartacus-event-waited = { $seat-is ->
    [you] vous attendez.
   *[other] { $seat } attend.
}

## La règle derrière un choix

spartacus-rule-house = Le plus haut jet choisit en premier et prend le marqueur d’Hôte (1.2) ; les autres suivent dans le sens horaire (1.3). Chaque Maison a ses Ressources et deux pouvoirs (15.3).
spartacus-rule-recover = Chaque carte blessée lance un dé : de 4 à 6 elle guérit, sur 2 ou 3 elle reste blessée, sur 1 elle meurt (4.3).
spartacus-rule-react = Un Garde annule de 4 à 6 une Machination qui vous vise (5.8). Une Réaction demande votre propre Influence (5.9). On interroge tous ceux qui peuvent répondre, la cible d’abord, puis dans le sens horaire (6.3).
spartacus-rule-release = 1 denier par Esclave prêt, 1 à payer par Gladiateur prêt (4.4). Qui n’est pas payé est défaussé (4.4.1).
spartacus-rule-intrigue = Dans l’ordre voulu : encaisser des cartes (5.4), pouvoirs et capacités (5.5), Machinations à la portée de votre Influence (5.6), soutien pour les autres (5.7), Gardes (5.8.3). À la fin vous gardez autant de cartes que votre Influence le permet (5.12).
spartacus-rule-exhaust = Seules les cartes prêtes peuvent être épuisées (3.2) ou défaussées (3.2.1).
spartacus-rule-gossip = Défaussez jusqu’à deux cartes, puis piochez-en autant plus une (15.3).
spartacus-rule-discard = À la fin de votre tour vous défaussez jusqu’à la limite de main de votre Influence (5.12, 15.2). Avec le Cellérier vous défaussez une carte et en piochez une (15.5).
spartacus-rule-peek = Le Scribe regarde la première carte Intrigue et la remet dessus ou dessous (15.5).
spartacus-rule-victim = La capacité dit qui elle peut toucher ; elle doit pouvoir agir (5.5).
spartacus-rule-boost = La Maison Solonius paie 2 deniers par point, jusqu’à 3 (15.3) ; l’Orateur ajoute 2 (15.5). Le Vieux nom de la Maison Calavius ajoute 1 par soutien, une fois par tour (15.3). Ce qui est payé est perdu même si la Machination est annulée. Ou bien vous reprenez la carte sans la montrer et sans rien payer (5.7.6).
spartacus-rule-target = La cible est déclarée au lancement (5.6.1) ; la Machination doit pouvoir l’affecter (5.6.2).
spartacus-rule-plead = Chacun qui accepte ajoute toute son Influence pour cette seule Machination (5.7). On demande à chacun deux fois au plus (5.7.2). Si cela ne suffit pas, la carte revient sans être vue (5.7.6).
spartacus-rule-claim = Vous n’êtes tenu à la vérité ni sur la carte ni sur la cible (5.7.1).
spartacus-rule-fee = Ce qui est offert pour un oui se paie avec le oui (5.7.2) et reste payé quoi qu’il arrive (5.7.6).
spartacus-rule-promise = Les promesses pour l’avenir ne lient personne (3.8).
spartacus-rule-support = Un oui est définitif, même si la carte ou la cible se révèlent autres (5.7.3). Il ne déplace aucune Influence (5.7.5). Vous pourrez quand même répondre à la Machination (5.7.4).
spartacus-rule-redirect = Retourner la lame : tout autre Dominus que la Machination peut affecter, son auteur aussi, jamais vous (15.8).
spartacus-rule-pick = Les cartes précises se choisissent quand la Machination prend effet (5.6.1), seulement parmi les prêtes (3.2.1).
spartacus-rule-extort = Extorsion : payez 4 deniers ou perdez 1 Influence (15.9).
spartacus-rule-pluck = Espion dans la maison : vous voyez la main et en défaussez une carte (15.9).
spartacus-rule-order = Complice au marché : les quatre premières cartes Marché reviennent dans l’ordre voulu (15.9).
spartacus-rule-market = Échangez Ressources et deniers à tout prix (7.2), cartes prêtes seulement (7.3) ; vendez à la Banque à la valeur indiquée (7.4). Fermer cache vos deniers, pour de bon (7.6).
spartacus-rule-terms = Une offre dit ce que vous donnez et ce que vous voulez ; acceptée, elle s’exécute aussitôt et entière (7.7). Les promesses ne sont que des mots (13.1).
spartacus-rule-coins = On ne peut offrir plus de deniers que n’en contient le Trésor (3.3.2, 3.3.3).
spartacus-rule-deal = Acceptez, refusez, ou faites une seule contre-offre (7.7). Ce qui s’échange sur-le-champ engage (3.8). Une offre à tous va au premier qui accepte, à partir de la gauche de qui la fait (7.7.1).
spartacus-rule-bid = Tous ouvrent le poing ensemble ; le plus haut paie et prend la carte (8.2). Les ex æquo ajoutent à ce qui est sur la table (8.3). Si tous misent 0, l’enchère est annulée (8.4).
spartacus-rule-hosting = L’Hôte donne ces Jeux et commence la prochaine phase d’Intrigue (8.8). Là où l’enchère serait annulée, les dés décident (8.9).
spartacus-rule-call = Une fois avant chaque invitation et avant le pouce vous pouvez demander des offres ; rien ne vous lie (13.4).
spartacus-rule-bribe = Les deniers sont mis de côté, payés si le geste est fait, rendus sinon (13.1).
spartacus-rule-purse = Ce qui est mis de côté n’est plus dans le Trésor (3.3.3).
spartacus-rule-gift = Des deniers peuvent être donnés à tout moment, dix fois par phase, sans refus possible (13.2).
spartacus-rule-limit = Qui a une limite ajoute 1 denier à chaque égalité jusqu’à ce total, et n’est plus sollicité pour cette carte (8.7.1). Tous voient qu’il y a une limite, personne ne voit laquelle.
spartacus-rule-orders = Là où vos consignes valent, vous passez sans être sollicité ; tous voient vos consignes (6.7.1). Elles peuvent changer à tout moment.
spartacus-rule-invite = Deux places, une invitation à la fois (9.2) ; chaque Dominus une fois (9.2.1). Vous pouvez vous inviter si vous pouvez combattre (9.3.2), et le devez quand tous les autres l’ont été (9.3.1).
spartacus-rule-accept = Qui ne veut ou ne peut accepter perd 1 Influence (9.3).
spartacus-rule-fighter = Un Gladiateur ou Esclave prêt, avec au plus une arme, une armure et un spécial ; tout est visible et définitif (9.2.2).
spartacus-rule-weapon = Un de chaque type au plus (11.1). Ce qui ne dit pas d’épuiser agit chaque fois (11.2).
spartacus-rule-armour = Un de chaque type au plus (11.1). Ce qui ne dit pas d’épuiser agit chaque fois (11.2).
spartacus-rule-special = Un de chaque type au plus (11.1). Ce qui ne dit pas d’épuiser agit chaque fois (11.2).
spartacus-rule-second = L’Armurier permet à votre combattant un second spécial (15.5).
spartacus-rule-taint = L’Empoisonneur ôte un dé à l’autre combattant, dans la réserve que choisit son propriétaire (15.5, 9.4.1).
spartacus-rule-lose = Un dé par dégât, dans une réserve de votre choix (10.6). Règle du Un : aucune réserve sous 1 tant qu’une autre a plus (10.8). À deux dés il se rend, à un il est blessé, à zéro décapité (10.8.1).
spartacus-rule-wager = De 1 à 3 deniers dans un coin, trois piles au plus (9.5), avec le Preneur de paris jusqu’à 4 (15.5) ; pas contre votre combattant (9.5.1). Victoire paie 1 contre 1, Blessure et Décapitation 2 contre 1 (9.5.3).
spartacus-rule-net = Un Filet gagne l’Initiative sans jet ; deux Filets s’annulent (10.3.1).
spartacus-rule-first = La plus haute somme de dés de VIT choisit qui agit en premier (10.3).
spartacus-rule-combat = Avancez jusqu’à vos dés de VIT et attaquez une fois, dans l’ordre voulu (10.4, 10.4.1). Vous attaquez un adversaire adjacent, ou aussi loin que dit la portée (10.4.2).
spartacus-rule-sand = Une Poignée de sable ôte un dé à l’attaque avant le jet (15.6, 10.5).
spartacus-rule-reroll = Vos dés seulement, chacun une fois, choisis en secret sur le premier jet ; le nouveau résultat compte (10.5.4).
spartacus-rule-division = Chaque dé ne compte que dans un ensemble ; tous vos effets voient la même répartition (10.7).
spartacus-rule-sica = Le dégât supplémentaire vient après la comparaison des rangées et avant d’ignorer (10.6.1).
spartacus-rule-ignore = Chaque moyen ignore 1 point ; plusieurs peuvent servir (10.6.3).
spartacus-rule-thumb = Levé : il rentre chez lui. Baissé : il meurt (9.10), et vous perdez 1 Influence par Faveur qu’il porte (9.10.1). Un Champion est toujours épargné (9.10.2).
spartacus-rule-interject = À tout moment : donner des deniers (13.2), poser des Gardes (13.3), mettre des deniers de côté pour un geste (13.1), fixer une limite à votre mise (8.7.1), donner des consignes (6.7.1).

## Pourquoi un choix est impossible

spartacus-refusal-not-now = C’est impossible à cet instant (6.2, 13.1).
spartacus-refusal-house-taken = Un autre Dominus dirige cette Maison (1.3).
spartacus-refusal-not-injured = Cette carte n’est pas blessée, ou a déjà passé le test (4.3).
spartacus-refusal-not-ready = Cette carte n’est pas là, ou n’est pas prête (3.2.1).
spartacus-refusal-not-in-hand = Cette carte n’est pas en main (5.9).
spartacus-refusal-no-effect = Cela n’aurait aucun effet (5.5, 5.6.2).
spartacus-refusal-not-what-is-missing = Ajoutez exactement ce qui manque (15.3, 15.5).
spartacus-refusal-fee-is-gone = Les deniers offerts n’y sont plus (5.7.2).
spartacus-refusal-too-few-denarii = Il n’y a pas autant de deniers (3.3.2).
spartacus-refusal-cannot-pay = Cela ne peut être payé en entier (3.3.2).
spartacus-refusal-not-seen = Cette carte n’est pas parmi celles que vous voyez (15.9).
spartacus-refusal-cannot-be-kept = L’offre ne peut plus être exécutée (7.7).
spartacus-refusal-no-such-deed = Ce geste ne peut être payé à présent (13.1).
spartacus-refusal-invited-already = Chaque Dominus est invité une fois ; l’Hôte ne s’invite que s’il peut combattre ou le doit (9.2.1, 9.3.1).
spartacus-refusal-nobody-to-send = Aucun Gladiateur ou Esclave prêt à envoyer (9.3).
spartacus-refusal-host-must-fight = Par cette option, un Hôte qui peut combattre ne peut refuser (9.3.1).
spartacus-refusal-rule-of-one = Aucune réserve ne descend sous 1 tant qu’une autre a plus (10.8).
spartacus-refusal-stake-not-allowed = Trois piles de 3 au plus, de 4 avec le Preneur de paris, pas contre votre combattant, et pas plus que vous n’avez (9.5, 9.5.1, 15.5).
spartacus-refusal-too-many-dice = Vous ne pouvez relancer autant de dés (10.5.4).
spartacus-refusal-cannot-ignore = Cela n’ignore pas ce dégât (10.6.3).
spartacus-refusal-hex-too-far = Cette case est plus loin que les pas qui restent à votre combattant (10.4.1).
spartacus-refusal-hex-taken = Un combattant se tient sur cette case (10.4.1).
spartacus-refusal-hex-own = Votre combattant se tient déjà sur cette case (10.4.1).
spartacus-refusal-moved-already = Votre combattant s’est déjà déplacé ce tour-ci (10.4).
spartacus-refusal-attacked-already = Votre combattant a déjà attaqué ce tour-ci (10.4).
spartacus-refusal-enemy-out-of-range = L’autre est hors de portée : on attaque une case adjacente, ou aussi loin que dit la portée (10.4.2).
spartacus-refusal-too-little-influence = Il n’y a pas assez d’Influence (5.6, 5.9).
spartacus-refusal-needs-no-support = Votre Influence suffit (5.7).
spartacus-refusal-put-up-before = Vous avez déjà cherché un soutien pour cette carte ce tour-ci (5.7.6).
spartacus-refusal-another-house = C’est le pouvoir d’une autre Maison (15.3).
spartacus-refusal-used-already = Chaque pouvoir une fois par tour (5.5).
spartacus-refusal-no-guard = Il n’y a pas de Garde (5.8.3).
spartacus-refusal-too-many-schemes = Vingt Machinations par tour au plus, y compris celles qui ont été reprises au lieu d’être renforcées (5.6.3).
spartacus-refusal-too-many-offers = Trois offres par tour d’Intrigue (13.5).
spartacus-refusal-nothing-to-offer = Ni l’un ni l’autre n’a rien à offrir (13.5).
spartacus-refusal-asked-already = On demande deux fois au plus, et un oui est définitif (5.7.2, 5.7.3).
spartacus-refusal-not-open = Ce Dominus a fermé (7.6).
spartacus-refusal-only-in-market = Les Ressources ne changent de main qu’au Marché libre (3.1.1).
spartacus-refusal-not-owned = Une offre nomme ce qu’a son auteur et ce qu’a son partenaire ; une offre à tous aucune carte des autres (7.2, 7.7.1).
spartacus-refusal-nothing-to-send = Quelque chose doit changer de main, et pas ce qui vient d’être refusé (13.5).
spartacus-refusal-said-already = Une promesse par offre (7.7).
spartacus-refusal-promise-too-high = On peut promettre au plus 20 deniers (5.7.2).
spartacus-refusal-in-offer = Cette carte est déjà dans l’offre (7.7).
spartacus-refusal-denarii-named = Une offre nomme des deniers une seule fois, à payer ou à demander (7.7).

## Options de jeu

spartacus-play-game_type = Avec combien d’Influence chacun commence.
spartacus-play-game_type-quick = rapide : on commence avec Influence 7
spartacus-play-game_type-standard = normale : on commence avec Influence 4
spartacus-play-game_type-advanced = avancée : on commence avec Influence 1
spartacus-play-house_choice = Comment les Maisons sont choisies.
spartacus-play-house_choice-roll = le plus haut jet choisit d’abord
spartacus-play-house_choice-random = au hasard
spartacus-play-fifth_house = Si un cinquième Dominus joue, avec la Maison Calavius.
spartacus-play-fifth_house-true = cinq Domini
spartacus-play-fifth_house-false = trois ou quatre Domini
spartacus-play-wager_order = Comment on parie.
spartacus-play-wager_order-simultaneous = tous ensemble, en secret
spartacus-play-wager_order-from_host = l’un après l’autre depuis l’Hôte
spartacus-play-host_rolloff_pays = Si l’Hôte désigné aux dés paie ce qu’il avait posé.
spartacus-play-host_rolloff_pays-true = il le paie
spartacus-play-host_rolloff_pays-false = toutes les mises reviennent
spartacus-play-influence_floor = L’Influence la plus basse possible.
spartacus-play-champion_favor = Si un Champion reçoit d’autres Faveurs.
spartacus-play-champion_favor-none = aucune
spartacus-play-champion_favor-accumulate = jusqu’à deux à côté du marqueur
spartacus-play-riposte_order = Quand l’attaquant subit ses dégâts automatiques.
spartacus-play-riposte_order-defender_first = après ceux du défenseur
spartacus-play-riposte_order-together = en même temps que ceux du défenseur
spartacus-play-market_mode = Comment se déroule le Marché libre.
spartacus-play-market_mode-turns = à tour de rôle
spartacus-play-market_mode-free = tous à la fois
spartacus-play-host_may_decline = Si un Hôte qui doit s’inviter peut refuser.
spartacus-play-host_may_decline-true = il le peut
spartacus-play-host_may_decline-false = pas s’il peut combattre
spartacus-play-recovery_test = Si chaque carte blessée passe le test.
spartacus-play-recovery_test-compulsory = toutes
spartacus-play-recovery_test-optional = celles que nomme leur propriétaire
spartacus-play-stall_rounds = Après combien de passes sans dégât un combat est arrêté.
spartacus-play-round_cap = Après combien de tours de jeu la partie finit.

## Panneaux du terminal

spartacus-column-player = Joueur
spartacus-column-house = Maison
spartacus-column-influence = Influence
spartacus-column-denarii = Deniers
spartacus-column-guards = Gardes
spartacus-column-hand = Main
spartacus-round = { spartacus-phase }, tour de jeu { $round } sur { $last }
spartacus-host = (Hôte)
spartacus-mark-exhausted = épuisée
spartacus-mark-injured = blessée
spartacus-mark-champion = Champion
spartacus-mark-favors = Faveur { $count }
spartacus-own-hand = Votre main :
spartacus-discard = { $deck ->
    [intrigue] Défausse d’Intrigue
   *[market] Défausse du Marché
}
spartacus-legend-discard = { $name } ({ $count }) : { $cards }

## Titres de l’équilibre

spartacus-balance-house = Maison
spartacus-balance-power = Pouvoir
spartacus-balance-intrigue = Carte d’Intrigue
spartacus-balance-resource = Combattant

## Chances à la table

spartacus-odds-damage-0 = aucun dégât
spartacus-odds-damage-0-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
spartacus-odds-damage-1 = 1 dégât
spartacus-odds-damage-1-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
spartacus-odds-damage-2 = 2 dégâts
spartacus-odds-damage-2-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
spartacus-odds-damage-3 = 3 dégâts
spartacus-odds-damage-3-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
spartacus-odds-damage-4 = 4 dégâts
spartacus-odds-damage-4-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
spartacus-odds-damage-5 = 5 ou plus
spartacus-odds-damage-5-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
spartacus-odds-cancel = annulée
spartacus-odds-cancel-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
spartacus-odds-heals = guéri
spartacus-odds-heals-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
spartacus-odds-dies = mort
spartacus-odds-dies-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
spartacus-odds-about-combat = sans relances, sable ni ce qui est ignoré
spartacus-odds-about-reroll = les dés de l’autre tels quels

## What a choice comes to

# $word is the result, the others are its numbers. spartacus-foretold-figure is the number that counts, alone.
spartacus-foretold = { $word ->
    [hits] { $defeat ->
        [0] un coup { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
       *[other] un coup { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }, défaite { $defeat } %
    }
    [guards] la Machination est annulée
    [heals] guéri ; mort { $dies } %
    [pays] { $due } à payer, { $income } de revenu : il en reste { $left }
    [has] vous avez alors { $left }
    [keeps] cela ne vous coûte rien
    [bids] { $laid ->
        [0] il vous reste { $left } si vous gagnez
       *[other] { $total } en tout, il vous reste { $left } si vous gagnez
    }
    [stakes] { $staked ->
        [one] { $staked } misé
       *[other] { $staked } misés
    }, il reste { $left } ; au mieux { $back } reviennent
    [earns] deniers pour vous : { $coins }
    [refuses] deniers pour vous si c’est toujours non : { $coins }
    [enters] c’est accepter{ spartacus-foretold-aside }
    [invites] { $able ->
        [0] n’a personne à envoyer : perd { $loss } Influence
       *[other] refuser coûte { $loss } Influence
    }{ spartacus-foretold-aside }
   *[frees] défaussé : 1 denier de moins à payer
}
spartacus-foretold-aside = { $coins ->
    [0] {""}
   *[other] , deniers pour vous : { $coins }
}{ $back ->
    [0] {""}
   *[other] , deniers qui repartent : { $back }
}
spartacus-foretold-figure = { $word ->
    [hits] { NUMBER($damage, maximumFractionDigits: 1) }
    [guards] { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
    [heals] { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
   *[other] {""}
}
# What the figure counts, in a word.
spartacus-foretold-unit = { $word ->
    [hits] dégâts
   *[other] {""}
}

## Chances de la ligne de commande

spartacus-table-method = On compare des dés (4), des dés avec relances (4+2) ou un combattant avec ce qu’il porte (Crixus:Gladius), dans chacun des deux champs.
spartacus-table-damage = Dégâts d’une attaque par les rangées seules, dés d’attaque : dés de défense
spartacus-table-re-rolls = Dégâts d’une attaque, dés d’attaque : dés de défense ; +1 est la relance d’un Glaive ou d’un Casque, +2 celle-ci avec celle de Crixus ou d’Oenomaus, autant qu’il y a de dés celle de l’Amulette de Fortuna, employée au mieux
spartacus-table-of-pools = Dés
spartacus-table-of-re-rolls = Dés
spartacus-table-of-damage-0 = 0
spartacus-table-of-damage-1 = 1
spartacus-table-of-damage-2 = 2
spartacus-table-of-damage-3 = 3
spartacus-table-of-damage-4 = 4
spartacus-table-of-damage-5 = 5
spartacus-table-of-damage-6 = 6
spartacus-table-of-damage-7 = 7
spartacus-table-of-damage-8 = 8
spartacus-table-of-damage-9 = 9
spartacus-table-of-damage-10 = 10
spartacus-table-of-damage-11 = 11
spartacus-table-of-damage-12 = 12
spartacus-table-attack = Dégâts d’une attaque : { $attacker } contre { $defender }
spartacus-table-of-means = Attaque
spartacus-table-label-means = { $means ->
    [always] Chaque fois
    [once] Une fois, avec tout
    [quick] Attaque rapide
   *[quick-once] Rapide, avec tout
}
spartacus-table-note-attack = Une fois : avec tout ce qui s’épuise. Chaque relance est employée au mieux contre la première rangée de l’autre. Riposte et Têtu n’y sont pas comptés.

## Dans le navigateur

browser-spartacus-about = Maisons, intrigues, poings fermés, et le pouce.
browser-spartacus-play-game_type = Durée
browser-spartacus-play-house_choice = Maisons
browser-spartacus-play-fifth_house = Cinquième Maison
browser-spartacus-play-wager_order = Paris
browser-spartacus-play-host_rolloff_pays = L’Hôte aux dés paie
browser-spartacus-play-influence_floor = Influence minimale
browser-spartacus-play-champion_favor = Faveurs des Champions
browser-spartacus-play-riposte_order = Dégâts à l’attaquant
browser-spartacus-play-market_mode = Marché libre
browser-spartacus-play-host_may_decline = L’Hôte peut refuser
browser-spartacus-play-recovery_test = Tests de guérison
browser-spartacus-play-stall_rounds = Passes sans dégât
browser-spartacus-play-round_cap = Tours de jeu
browser-spartacus-group-length = Durée
browser-spartacus-group-length-note = où commence l’Influence, et quand finit la partie
browser-spartacus-group-houses = Maisons
browser-spartacus-group-houses-note = comment elles sont choisies
browser-spartacus-group-market = Marché
browser-spartacus-group-market-note = comment on commerce, et qui paie comme Hôte
browser-spartacus-group-arena = Arène
browser-spartacus-group-arena-note = invitations, paris, combat
browser-spartacus-group-rules = Variantes
browser-spartacus-group-rules-note = autres lectures des règles
browser-spartacus-how = Vous dirigez une Maison de Capoue. Intriguez avec l’Influence que vous avez ou empruntez, commercez et misez à poing fermé, donnez les Jeux et envoyez-y vos combattants. Qui a seul 12 d’Influence à la fin d’une phase a gagné. Les deniers changent de main à tout moment, et les promesses peuvent se rompre.

browser-spartacus-rule-of-house = Choisir une Maison
browser-spartacus-rule-of-recover = Récupération
browser-spartacus-rule-of-react = Réactions et Gardes
browser-spartacus-rule-of-release = Payer ou libérer
browser-spartacus-rule-of-intrigue = La phase d’Intrigue
browser-spartacus-rule-of-exhaust = Épuiser des cartes
browser-spartacus-rule-of-gossip = Commérages de la maison
browser-spartacus-rule-of-discard = Limite de main
browser-spartacus-rule-of-peek = Regarder le paquet
browser-spartacus-rule-of-victim = Qui est concerné
browser-spartacus-rule-of-boost = Acheter de l’Influence
browser-spartacus-rule-of-target = Cible d’un Complot
browser-spartacus-rule-of-plead = Demander un soutien
browser-spartacus-rule-of-claim = Dire ce qui se trame
browser-spartacus-rule-of-fee = Payer le soutien
browser-spartacus-rule-of-promise = Promesse pour le soutien
browser-spartacus-rule-of-support = Donner son soutien
browser-spartacus-rule-of-redirect = Détourner un Complot
browser-spartacus-rule-of-pick = Choisir une carte
browser-spartacus-rule-of-extort = Extorsion
browser-spartacus-rule-of-pluck = Prendre une carte d’une main
browser-spartacus-rule-of-order = Ordonner le paquet
browser-spartacus-rule-of-market = Le Marché ouvert
browser-spartacus-rule-of-terms = Termes d’une offre
browser-spartacus-rule-of-coins = Deniers dans une offre
browser-spartacus-rule-of-deal = Répondre à une offre
browser-spartacus-rule-of-bid = Miser en secret
browser-spartacus-rule-of-hosting = Miser pour être Hôte
browser-spartacus-rule-of-call = Appeler aux offres
browser-spartacus-rule-of-bribe = Payer à l’acte
browser-spartacus-rule-of-purse = Deniers mis de côté
browser-spartacus-rule-of-gift = Dons
browser-spartacus-rule-of-limit = Limite d’une mise
browser-spartacus-rule-of-orders = Consignes
browser-spartacus-rule-of-invite = Inviter aux Jeux
browser-spartacus-rule-of-accept = Accepter une invitation
browser-spartacus-rule-of-fighter = Choisir un combattant
browser-spartacus-rule-of-weapon = Arme
browser-spartacus-rule-of-armour = Armure
browser-spartacus-rule-of-special = Équipement spécial
browser-spartacus-rule-of-second = Une seconde pièce
browser-spartacus-rule-of-taint = Lame empoisonnée
browser-spartacus-rule-of-lose = Perdre un dé
browser-spartacus-rule-of-wager = Paris
browser-spartacus-rule-of-net = Le Filet
browser-spartacus-rule-of-first = Qui agit d’abord
browser-spartacus-rule-of-combat = Se déplacer et attaquer
browser-spartacus-rule-of-sand = Poignée de sable
browser-spartacus-rule-of-reroll = Relances
browser-spartacus-rule-of-division = Doubles ou triples
browser-spartacus-rule-of-sica = La Sica
browser-spartacus-rule-of-ignore = Ignorer des dégâts
browser-spartacus-rule-of-thumb = Pouce levé ou baissé
browser-spartacus-rule-of-interject = À tout moment

## On the board of the browser

browser-spartacus-tab-beside = Maisons
browser-spartacus-phase = { $phase ->
    [upkeep] Entretien
    [intrigue] Intrigue
    [market] Marché libre
    [auction] Enchère
    [host] Hôte
    [arena] Arène
    [invitations] Invitations
    [wagers] Paris
    [combat] Combat
   *[thumb] Pouce
}
browser-spartacus-where = Tour { $round } sur { $last } au plus
browser-spartacus-phase-line = { $phase ->
    [upkeep] Entretien : les cartes se redressent, les blessures sont testées, on fait le Bilan.
    [market] Le Marché libre : échanger, vendre à la Banque, fermer.
   *[intrigue] Intrigue : chacun pioche trois cartes.
}
browser-spartacus-schemes-now = { $is ->
    [you] avez le tour d’Intrigue
   *[other] a le tour d’Intrigue
}
browser-spartacus-affair = Ce qui se passe
browser-spartacus-deck = { $deck ->
    [intrigue] Intrigue
    [market] Marché
   *[discard] Défausse
}
browser-spartacus-unseen = une carte face cachée
browser-spartacus-seeks = cherche un soutien pour une Machination que personne ne voit.
browser-spartacus-asks = { $answer ->
    [yes] { $name } : oui.
    [no] { $name } : non.
   *[asked] On demande à { $name }.
}
browser-spartacus-binds = engage
browser-spartacus-only-said = simple parole
browser-spartacus-claims-nothing = n’en dit rien
browser-spartacus-influence = Influence
browser-spartacus-denarii = Deniers
browser-spartacus-influence-now = Influence { $influence } : à la fin de votre tour vous gardez { $limit ->
    [one] { $limit } carte
   *[other] { $limit } cartes
}.
browser-spartacus-bank = La Banque paie { $bank }.
browser-spartacus-card-numbers = Influence requise { $required }, s’encaisse { $cash }.
browser-spartacus-dice-label = attaque { $attack }, défense { $defence }, vitesse { $speed }
browser-spartacus-pool-short = { $pool ->
    [attack] ATT
    [defence] DÉF
   *[speed] VIT
}
browser-spartacus-health = { $count ->
    [one] { $count } dé de santé
   *[other] { $count } dés de santé
}
browser-spartacus-dice-left = dés
browser-spartacus-plus = +{ $count }
browser-spartacus-minus = −{ $count }
browser-spartacus-needs = demande { $required }, vous avez { $influence }
browser-spartacus-needs-support = demande { $required }, vous avez { $influence } : demandez aux autres
browser-spartacus-way = { $way ->
    [scheme] requise
    [lock] avec soutien
   *[cash] encaisser
}
browser-spartacus-foot = { $family ->
    [guard] encaisse { $cash }
    [reaction] exige { $required } · encaisse { $cash }
   *[scheme] exige { $required } · encaisse { $cash }
}
browser-spartacus-fact = { $what ->
    [denarii] Deniers
    [hidden] Deniers, cachés
    [influence] Influence
    [guards] Gardes
    [hand] Cartes en main
    [gladiators] Gladiateurs
    [slaves] Esclaves
   *[ready] Prêts
}
browser-spartacus-host-mark = Hôte
browser-spartacus-result = { $winner ->
    [you] { $count ->
        [one] Vous gagnez avec { $influence } d’Influence.
       *[other] { $names } partagent la victoire avec { $influence } d’Influence.
    }
   *[other] { $count ->
        [one] { $names } gagne avec { $influence } d’Influence.
       *[other] { $names } partagent la victoire avec { $influence } d’Influence.
    }
}
browser-spartacus-no-cards = aucune carte
browser-spartacus-houses = Les Maisons de Capoue
browser-spartacus-house-column = Maison
browser-spartacus-what-column = Ce qu’elle a
browser-spartacus-choose-column = Choisir
browser-spartacus-house-line = Influence { $influence }, deniers { $denarii }, Gardes { $guards }, main { $hand }.
browser-spartacus-arena = L’arène, { $count } hexagones
browser-spartacus-free-hex = libre
browser-spartacus-fighter-of = { $side }, { $name } de { $owner }
browser-spartacus-corner = { $corner ->
    [one] Victoire I
    [two] Victoire II
    [injury] Blessure
   *[decapitation] Décapitation
}
browser-spartacus-pays = { $corner ->
    [one] 1 contre 1
    [two] 1 contre 1
   *[injury] 2 contre 1
}
browser-spartacus-no-wagers = aucun pari
browser-spartacus-barred = pas contre votre combattant
browser-spartacus-nothing-to-stake = vous n’avez aucun denier
browser-spartacus-stake = Miser { $count }, cachés jusqu’à ce que tous aient choisi
browser-spartacus-no-stake = Ne rien miser
browser-spartacus-stake-too-much = plus que vous ne pouvez miser
browser-spartacus-reroll = { $count ->
    [0] Garder tous les dés
    [one] Relancer 1 dé
   *[other] Relancer { $count } dés
}
browser-spartacus-too-many-dice = plus de dés que permis
browser-spartacus-your-dice = Vos dés
browser-spartacus-against = Contre { $pool }
browser-spartacus-no-combat = Personne ne combat. Ici se racontent les dés d’un combat, rangée contre rangée.
browser-spartacus-bout = Manche { $bout } du combat
browser-spartacus-first = Le combattant { $side } agit en premier.
browser-spartacus-rows = { $count ->
    [0] Les rangées ne font pas de dégât.
   *[other] Dégâts des rangées.
}
browser-spartacus-besides = { $kind ->
    [sanded] Le combattant { $side } jette du sable : un dé de moins.
    [automatic] { $value ->
        [one] { $value } dégât de plus, automatique.
       *[other] { $value } dégâts de plus, automatiques.
    }
    [ignored] Le combattant { $side } ignore des dégâts : { spartacus-means }.
   *[resisted] Obstiné : { $value }.
}
browser-spartacus-defeat = { $grade ->
    [surrender] Le combattant { $side } se rend.
    [injury] Le combattant { $side } tombe, blessé.
   *[decapitation] Le combattant { $side } est décapité.
}
browser-spartacus-kind = { $kind ->
    [gladiator] Gladiateur
    [slave] Esclave
    [weapon] Arme
    [armour] Armure
   *[special] Spécial
}
browser-spartacus-lots-left = { $lots ->
    [0] la dernière carte
    [one] puis encore 1
   *[other] puis encore { $lots }
}
browser-spartacus-then = { $lots ->
    [0] Puis le titre d’Hôte.
    [one] Puis une carte cachée et le titre d’Hôte.
   *[other] Puis { $lots } cartes cachées et le titre d’Hôte.
}
browser-spartacus-bid-for = Misé pour { $lot } :
browser-spartacus-title-of-host = Le titre d’Hôte
browser-spartacus-host-help = L’Hôte gagne 1 Influence, invite les combattants, tourne le pouce et ouvre la prochaine phase d’Intrigue.
browser-spartacus-fist = { $state ->
    [open] ouvert
    [out] hors jeu
    [yours] ouvert : votre mise
   *[closed] fermé
}
browser-spartacus-laid = { $count } sur la table
browser-spartacus-limit = À égalité, jusqu’à
browser-spartacus-limit-is = À égalité vous allez jusqu’à { $count }
browser-spartacus-limit-set = Fixer
browser-spartacus-limit-lift = Sans limite
browser-spartacus-has-limit = a une limite
browser-spartacus-orders-when = Quand me solliciter pour les Gardes et les Réactions
browser-spartacus-orders-give = Ordonner
browser-spartacus-orders = { $orders ->
    [always] Me demander : toujours
    [mine] Me demander : dans mes affaires
    [never] Me demander : jamais
   *[level] Me demander : Machinations contre moi dès { $level }
}
browser-spartacus-sum = { $ask ->
    [bid] Fermer le poing sur { $count }
    [hosting] Fermer le poing sur { $count }
    [gift] Donner { $count }
    [purse] Mettre { $count } de côté
    [fee] Payer { $count } pour un oui
    [promise] Promettre { $count }
    [limit] Jusqu’à { $count }
   *[coins] { $count ->
        [one] { $count } denier
       *[other] { $count } deniers
    }
}
browser-spartacus-sum-none = { $ask ->
    [bid] Ne rien miser
    [hosting] Ne rien miser
    [promise] Ne rien promettre
    [limit] Sans limite
   *[other] Rien
}
browser-spartacus-you-hold = Vous avez
browser-spartacus-your-house = Votre Maison
browser-spartacus-your-hand = Vos cartes Intrigue : { $count }, limite { $limit }
browser-spartacus-no-hand = aucune carte Intrigue
browser-spartacus-ask-seat = demander un soutien à { $name }
browser-spartacus-ask-now = Demander à { $name }
browser-spartacus-on-a-yes = Payés pour un oui
browser-spartacus-claim = Vous dites que c’est
browser-spartacus-later = Promis pour plus tard
browser-spartacus-make-offer = Faire une offre
browser-spartacus-see-offers = Offres et dons
browser-spartacus-offer-note = { $cards ->
    [yes] deniers, cartes, promesses
   *[no] des deniers contre une promesse
}
browser-spartacus-to-whom = À qui
browser-spartacus-everybody = tous
browser-spartacus-you-give = Vous donnez
browser-spartacus-you-get = Vous recevez
browser-spartacus-you-promise = Vous promettez
browser-spartacus-no-promise = rien
browser-spartacus-send-offer = Faire cette offre à { $name }
browser-spartacus-nothing-yet = rien ne change encore de mains
browser-spartacus-take-out = { $name } : retirer de l’offre
browser-spartacus-touch-cards = touchez les cartes du plateau
browser-spartacus-no-offer = Finalement pas d’offre
browser-spartacus-offer-of = Une offre de { $name }
browser-spartacus-gives = { $is ->
    [you] Vous donnez
    [all] Qui accepte donne
   *[other] { $name } donne
}
browser-spartacus-guards-count = { $count ->
    [one] { $count } Garde
   *[other] { $count } Gardes
}
browser-spartacus-nothing = rien
browser-spartacus-outcome = { $outcome ->
    [accepted] acceptée
    [declined] refusée
    [countered] contre-offre
    [expired] caduque
   *[withdrawn] retirée
}
browser-spartacus-withdraw = Retirer votre offre
browser-spartacus-answer-above = L’offre qui vous est faite est à côté de la question, avec vos réponses.
browser-spartacus-write-above = Votre offre s’écrit à côté de la question.
browser-spartacus-no-offers = Pas encore d’offre dans ce tour de jeu.
browser-spartacus-held-aside = Deniers mis de côté
browser-spartacus-holds = { $is ->
    [you] vous gardez { $coins } de côté pour { $doer } : { $deed }
   *[other] { $name } garde { $coins } de côté pour { $doer } : { $deed }
}
browser-spartacus-any-time = Donner des deniers, ou en garder pour un acte
browser-spartacus-for-what = À qui ou pour quoi
browser-spartacus-gift-to = Un don pour { $name }
browser-spartacus-gift = un don
browser-spartacus-give-now = Donner
browser-spartacus-hold-now = Mettre de côté
browser-spartacus-gift-note = Un don ne se refuse pas et n’engage personne.
browser-spartacus-deed-note = Payés dès que l’acte est fait ; sinon ils reviennent.
browser-spartacus-bargain-note = Ce qui est accepté s’exécute aussitôt et en entier. Les promesses n’engagent personne.
browser-spartacus-sell = Vendre à la Banque
browser-spartacus-sell-note = { $count ->
    [one] { $count } carte à vendre
   *[other] { $count } cartes à vendre
}
browser-spartacus-why-release = Vos Esclaves rapportent 1 chacun, vos Gladiateurs coûtent 1 chacun. Qui n’est pas payé s’en va.
browser-spartacus-why-bribe = Ce que vous réservez est payé quand l’Hôte le fait, et sinon vous revient.
browser-spartacus-why-bid = Caché jusqu’à l’ouverture des poings. Seul le plus haut paie ; les égaux continuent avec le reste.
browser-spartacus-why-hosting = L’Hôte gagne 1 Influence, choisit qui combat et tourne le pouce.
browser-spartacus-why-intrigue = Autant que vous voulez, l’une après l’autre, jusqu’à la fin de votre tour.
browser-spartacus-why-market = Ici seulement les cartes changent de mains. Qui ferme cache ses deniers et a fini.
browser-spartacus-why-deal = Ce que vous acceptez s’exécute aussitôt ; une promesse n’engage personne.
browser-spartacus-why-terms = Ce que vous donnez et recevez engage une fois accepté ; vos promesses, non.
browser-spartacus-why-plead = Qui accepte ajoute toute son Influence. Ce que vous dites de la carte peut être faux.
browser-spartacus-why-support = Un oui est définitif, quelle que soit la carte. Votre marqueur ne bouge pas.
browser-spartacus-why-react = Tous les ayants droit sont interrogés, la cible d’abord ; passer ne révèle rien.
browser-spartacus-why-wager = Les mises se montrent ensemble. Trois piles au plus.
browser-spartacus-why-combat = Déplacez-vous et attaquez une fois chacun, dans l’ordre voulu ; les hexagones éclairés sont à portée.
browser-spartacus-why-lose = Les dés sont la santé : 2 restants, Reddition ; 1, Blessure ; aucun, Décapitation.
browser-spartacus-why-house = Chaque Maison commence avec ses cartes et ses deniers, et a deux pouvoirs propres.
browser-spartacus-why-thumb = Vous seul décidez, tenu par rien sinon ce pour quoi on vous paie.
