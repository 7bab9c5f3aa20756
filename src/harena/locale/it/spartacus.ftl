# Spartacus: A Game of Blood and Treachery.
#
# Per ogni giocatore $x ci sono $x, il nome, e $x-is ("you" per chi legge). Le carte vengono con il loro id:
# $resource (g09, e01a) e $intrigue (guard, r01, c01); i nomi stanno qui una volta sola. Gli eventi sono frasi:
# chi le mostra mette la maiuscola.

spartacus-title = Spartacus
spartacus-about = Da tre a cinque Domini guidano le Casate di Capua: macchinazioni e tangenti, offerte nascoste e affari palesi, e due combattenti sulla sabbia.
spartacus-aim = Essere soli a Influenza 12 alla fine di una fase.
spartacus-welcome = Ogni round: Mantenimento, poi Intrighi, Mercato e Arena. Lancia Macchinazioni, commercia e offri, ospita i Giochi, manda un combattente. I denari possono passare di mano in ogni momento; le promesse si possono rompere. Due risposte stanno su una riga, come 3 2.

## Nomi

spartacus-resource = { $resource ->
    [g01] Guerriero trace
    [g02] Attaccabrighe gallo
    [g03] Scudiero sannita
    [g04] Corridore numida
    [g05] Asciere germano
    [g06] Reziario siriano
    [g07] Pugile greco
    [g08] Recluta campana
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
    [s01] Schiavo di cucina
    [s02] Lettighiere
    [s03] Stalliere
    [s04] Portatore d’acqua
    [s05] Facchino
    [s06] Scriba
    [s07] Messaggero
    [s08] Cantiniere
    [s09] Pietros
    [s10] Medicus
    [s11] Mira
    [s12] Intendente
    [s13] Danzatrice di Gades
    [s14] Informatore
    [s15] Capitano delle guardie
    [s16] Allibratore
    [s17] Armaiolo
    [s18] Oratore
    [s19] Avvelenatore
    [s20] Custode delle terme
    [e01a] Gladio
    [e01b] Gladio
    [e01] Gladio
    [e02a] Tridente
    [e02b] Tridente
    [e02] Tridente
    [e03a] Sica
    [e03] Sica
    [e04a] Lame gemelle
    [e04] Lame gemelle
    [e05a] Elmo
    [e05b] Elmo
    [e05] Elmo
    [e06a] Manica
    [e06b] Manica
    [e06] Manica
    [e07a] Scutum
    [e07] Scutum
    [e08a] Schinieri
    [e08] Schinieri
    [e09a] Giavellotto
    [e09b] Giavellotto
    [e09] Giavellotto
    [e10a] Rete
    [e10b] Rete
    [e10] Rete
    [e11a] Manciata di sabbia
    [e11] Manciata di sabbia
    [e12a] Amuleto di Fortuna
    [e12] Amuleto di Fortuna
   *[other] { $resource }
}
spartacus-intrigue = { $intrigue ->
    [guard] Guardia
    [r01] Sussurri e dicerie
    [r02] Parola del Senato
    [r03] In miseria!
    [r04] Volgere la lama
    [r05] Guardia fedele
    [r06] Segreto del guaritore
    [r07] Dadi truccati
    [r08] Sollevare la folla
    [r09] Cenno del banditore
    [r10] Zittire l’araldo
    [r11] Rifiuto onorevole
    [c01] Informazioni riservate
    [c02] Profitti al mercato nero
    [c03] Una visita da Roma
    [c04] Banchetto divino
    [c05] Servizi illeciti
    [c06] Fomentare la rivolta
    [c07] Mani leste
    [c08] Estorsione
    [c09] Calunnia nel Foro
    [c10] Vino avvelenato
    [c11] Banchetto drogato
    [c12] Furto notturno
    [c13] Corrompere la guardia
    [c14] Patronato
    [c15] Spia in casa
    [c16] Scandalo rovinoso
    [c17] Sicario nell’ombra
    [c18] Esattore
    [c19] Offerta al tempio
    [c20] Veterani al soldo
    [c21] Un amico al mercato
    [c22] Una parola con l’editor
   *[other] { $intrigue }
}
# Che cosa fa una carta.
spartacus-resource-help = { $resource ->
    [g05] Fendente: ogni triplo nel suo lancio ATT fa 1 danno automatico.
    [g06] Occhio lesto: vince un’Iniziativa in parità.
    [g08] Commissioni (Intrighi): esauriscilo e guadagna 1 denaro.
    [g09] Furia: ogni doppio nel suo lancio ATT fa 1 danno automatico.
    [g10] Gigante: una volta per combattimento può ignorare 1 danno.
    [g11] Risposta: ogni triplo nel suo lancio DIF fa 1 danno automatico all’attaccante.
    [g12] Implacabile: ogni volta che attacca può rilanciare un dado ATT.
    [g13] Doctore (Arena): finché è pronto e non combatte lui stesso, il tuo combattente può rilanciare un dado DIF una volta nel combattimento.
    [g14] Audacia: ogni doppio nel suo lancio d’Iniziativa aggiunge 2 al totale.
    [g15] Beniamino della folla: quando vince nella Fase Arena, guadagna 2 denari.
    [g16] Frenesia: ogni triplo nel suo lancio ATT fa 2 danni automatici.
    [g17] Amato: il pollice verso su di lui costa all’Ospite 1 Influenza in più.
    [g18] Prediletto del patrono: quando combatte, il proprietario riceve 2 denari in più al Tributo.
    [g19] Muro di scudi: se il suo lancio DIF contiene un doppio, può ignorare 1 danno di quell’attacco.
    [g20] Ostinato: la prima volta in un combattimento che un danno lo sconfiggerebbe si lancia un dado; con 5 o 6 un punto è ignorato.
    [g21] Portata: i suoi dadi ATT non contrastati colpiscono con 2 o più.
    [g22] Rubacuori (Intrighi): esauriscilo e guadagna 2 denari.
    [g23] Schermagliatore: può dividere il movimento prima e dopo l’attacco.
    [g24] Uccisore di belve: se il suo lancio ATT contiene un doppio, 1 danno automatico, una volta per attacco.
    [s06] Copista (Intrighi): esauriscilo e guarda la prima carta Intrighi; rimettila in cima o in fondo.
    [s08] Coppiere (Intrighi): esauriscilo, scarta una carta, pesca una carta.
    [s09] Esperto (Intrighi): esauriscilo e guadagna 1 denaro.
    [s10] Guaritore (Mantenimento): esauriscilo dopo una prova di guarigione fallita di un’altra tua carta: si rilancia.
    [s11] Eccezionale (Intrighi): esauriscila e guadagna 2 denari.
    [s12] Libro mastro (Mantenimento): se è pronto al Bilancio devi 1 denaro in meno.
    [s13] Distrazione (Intrighi): esauriscila ed esaurisci una Guardia pronta sul tavolo di un altro.
    [s14] Origliare (Intrighi): esauriscilo e guarda la mano di un altro.
    [s15] Capitano: finché è pronto, le tue Guardie riescono con 3 o più.
    [s16] Quote (Arena): se è pronto e non combatte, puoi puntare fino a 4 per angolo.
    [s17] Armeria (Arena): se è pronto e non combatte, il tuo combattente può portare un secondo speciale.
    [s18] Eloquenza (Intrighi): esauriscilo quando lanci una Macchinazione: 2 Influenza in più per essa.
    [s19] Lama infetta (Arena): esauriscilo quando il tuo combattente e l’altro sono scelti: l’altro comincia con 1 dado in meno.
    [s20] Pettegolezzo (Intrighi): esauriscilo, e un altro Dominus ti paga 1 denaro.
    [e01a] Ogni volta che attacchi con dadi ATT puoi rilanciarne uno.
    [e01b] Ogni volta che attacchi con dadi ATT puoi rilanciarne uno.
    [e01] Ogni volta che attacchi con dadi ATT puoi rilanciarne uno.
    [e02a] Gittata 2 per gli attacchi con dadi ATT.
    [e02b] Gittata 2 per gli attacchi con dadi ATT.
    [e02] Gittata 2 per gli attacchi con dadi ATT.
    [e03a] Esauriscila dopo il confronto delle file del tuo attacco con dadi ATT: 1 danno in più.
    [e03] Esauriscila dopo il confronto delle file del tuo attacco con dadi ATT: 1 danno in più.
    [e04a] Se il tuo lancio ATT contiene un doppio, 1 danno automatico.
    [e04] Se il tuo lancio ATT contiene un doppio, 1 danno automatico.
    [e05a] Ogni volta che lanci dadi DIF puoi rilanciarne uno.
    [e05b] Ogni volta che lanci dadi DIF puoi rilanciarne uno.
    [e05] Ogni volta che lanci dadi DIF puoi rilanciarne uno.
    [e06a] Esauriscila quando subiresti danni: ignora 1 punto.
    [e06b] Esauriscila quando subiresti danni: ignora 1 punto.
    [e06] Esauriscila quando subiresti danni: ignora 1 punto.
    [e07a] I dadi non contrastati contro di te colpiscono con 4 o più.
    [e07] I dadi non contrastati contro di te colpiscono con 4 o più.
    [e08a] Puoi muovere di una casella in più dei tuoi dadi VEL.
    [e08] Puoi muovere di una casella in più dei tuoi dadi VEL.
    [e09a] Esauriscilo invece di attaccare: attacco rapido con dadi VEL, gittata 3.
    [e09b] Esauriscilo invece di attaccare: attacco rapido con dadi VEL, gittata 3.
    [e09] Esauriscilo invece di attaccare: attacco rapido con dadi VEL, gittata 3.
    [e10a] Esauriscila prima del lancio d’Iniziativa: vinci l’Iniziativa.
    [e10b] Esauriscila prima del lancio d’Iniziativa: vinci l’Iniziativa.
    [e10] Esauriscila prima del lancio d’Iniziativa: vinci l’Iniziativa.
    [e11a] Esauriscila quando sei attaccato: l’attaccante lancia 1 dado in meno.
    [e11] Esauriscila quando sei attaccato: l’attaccante lancia 1 dado in meno.
    [e12a] Esauriscilo dopo il lancio: rilancia quanti dadi vuoi dei tuoi.
    [e12] Esauriscilo dopo il lancio: rilancia quanti dadi vuoi dei tuoi.
   *[other] Nessuna abilità.
}
spartacus-intrigue-help = { $intrigue ->
    [guard] Scartala quando la Macchinazione di un altro ha te come bersaglio e lancia: da 4 a 6 è annullata.
    [r01] Annulla la Macchinazione di un altro.
    [r02] Annulla la Macchinazione di un altro e guadagna 2 denari.
    [r03] Un Dominus senza denari perde 1 Influenza.
    [r04] La Macchinazione di un altro che ha te come bersaglio prende un nuovo bersaglio, scelto da te.
    [r05] La tua Guardia ha fallito: rilancia il suo dado.
    [r06] La tua prova di guarigione fallita vale come riuscita.
    [r07] Il tuo combattente vince questa Iniziativa.
    [r08] Il pollice verso si alza.
    [r09] Sei in parità per una carta: la vinci al tuo totale.
    [r10] Annulla la Reazione di un altro.
    [r11] Non perdi Influenza per un invito rifiutato.
    [c01] Il bersaglio pesca 2 carte Intrighi.
    [c02] Guadagna 5 denari.
    [c03] Guadagna 1 Influenza.
    [c04] Paga 2 denari a ogni altro Dominus. Il bersaglio guadagna 1 Influenza.
    [c05] Guadagna 2 denari per ogni tuo Schiavo pronto.
    [c06] Nomina Gladiatori o Schiavi: il bersaglio ne scarta uno pronto.
    [c07] Prendi 2 denari al bersaglio.
    [c08] Il bersaglio ti paga 4 denari o perde 1 Influenza.
    [c09] Il bersaglio perde 1 Influenza.
    [c10] Un Gladiatore o Schiavo pronto del bersaglio è ferito.
    [c11] Esaurisci uno o due Gladiatori o Schiavi pronti del bersaglio.
    [c12] Il bersaglio scarta una carta Equipaggiamento pronta a tua scelta.
    [c13] Il bersaglio scarta due Guardie pronte dal tavolo.
    [c14] Il bersaglio guadagna 3 denari.
    [c15] Guarda la mano del bersaglio e scartane una carta.
    [c16] Il bersaglio perde 2 Influenza.
    [c17] Il bersaglio scarta un Gladiatore o Schiavo pronto a tua scelta, non Campione.
    [c18] Il bersaglio paga alla Banca metà dei denari, al massimo 6.
    [c19] Paga 6 denari alla Banca. Il bersaglio guadagna 1 Influenza.
    [c20] Metti sul tuo tavolo fino a due Guardie dagli scarti.
    [c21] Guarda le prime quattro carte Mercato e rimettile nell’ordine che vuoi.
    [c22] Nella prossima Fase Arena il bersaglio perde 2 Influenza se rifiuta.
   *[other] {""}
}
spartacus-house = { $house ->
    [batiatus] Casata Batiatus
    [solonius] Casata Solonius
    [tullius] Casata Tullius
    [glaber] Casata Glaber
    [calavius] Casata Calavius
   *[other] { $house }
}
spartacus-power = { $power ->
    [exhibition] Esibizione
    [glory] Gloria del Ludus
    [purchased_friends] Amici comprati
    [paid_ears] Orecchie prezzolate
    [household_gossip] Chiacchiere di casa
    [servile_pomp] Pompa servile
    [patrol] Ronda
    [show_of_arms] Sfoggio d’armi
    [old_name] Nome antico
    [clients] Clienti
   *[other] { $power }
}
spartacus-power-help = { $power ->
    [exhibition] esaurisci 2 Gladiatori, guadagna 4 denari
    [glory] esaurisci 3 Gladiatori e paga 2 denari, guadagna 1 Influenza
    [purchased_friends] paga 2 denari a punto per un massimo di 3 Influenza in più per una Macchinazione
    [paid_ears] paga 12 denari, pesca una carta Intrighi, guadagna 1 Influenza
    [household_gossip] esaurisci 3 Schiavi, scarta fino a 2 carte, pescane altrettante più 1
    [servile_pomp] esaurisci 4 Schiavi e paga 5 denari, guadagna 1 Influenza
    [patrol] esaurisci una Guardia sul tuo tavolo, pesca una carta Intrighi
    [show_of_arms] scarta 3 Guardie dal tuo tavolo, guadagna 1 Influenza
    [old_name] per una Macchinazione a turno conta 1 Influenza in più per ogni sostenitore
    [clients] esaurisci un Gladiatore e uno Schiavo, ottieni 3 denari
   *[other] {""}
}

## Domande

spartacus-ask-house = Quale Casata guidi?
spartacus-ask-recover = Quale carta ferita fa la prova di guarigione?
spartacus-ask-react = { $window ->
    [scheme] È stata lanciata { spartacus-intrigue }. Rispondi?
    [guard] La tua Guardia ha fallito. Giochi una Reazione?
    [reaction] È stata giocata { spartacus-intrigue }. La annulli?
    [shame] È stata giocata { spartacus-intrigue } contro { $victim-is ->
        [you] di te
       *[other] { $victim }
    }. La annulli?
    [recovery] La prova di guarigione è fallita. Intervieni?
    [treasury] Il Tesoro di { $victim } è vuoto. Giochi una Reazione?
    [auction] Sei in parità per la carta. Giochi una Reazione?
    [initiative] L’Iniziativa è lanciata. Giochi una Reazione?
    [invitation] Hai rifiutato. Giochi una Reazione?
   *[thumb] L’Ospite mostra il pollice verso. Giochi una Reazione?
}
spartacus-ask-release = Devi { $owed } per i tuoi Gladiatori. Paghi, o qualcuno deve andare?
spartacus-ask-intrigue = Il tuo turno di Intrighi. Che cosa fai?
spartacus-ask-exhaust = { spartacus-power }: quale carta esaurisci?
spartacus-ask-gossip = Quale carta cambi?
spartacus-ask-discard = { $count ->
    [0] Quale carta scarti? Ne peschi una al suo posto.
    [one] Una carta di troppo. Quale scarti?
   *[other] { $count } carte di troppo. Quale scarti per prima?
}
spartacus-ask-peek = Dove metti la carta che vedi?
spartacus-ask-victim = Quale Dominus?
spartacus-ask-boost = { $need ->
    [one] Manca 1 Influenza. Come la aggiungi?
   *[other] Mancano { $need } Influenza. Come le aggiungi?
}
spartacus-ask-target = Chi è il bersaglio della Macchinazione?
spartacus-ask-plead = A chi chiedi appoggio?
spartacus-ask-claim = Quale Macchinazione dici che è?
spartacus-ask-fee = Quanti denari paghi per un sì?
spartacus-ask-promise = Quanti denari prometti per dopo? Nulla ti vincola.
spartacus-ask-support = { $intrigue ->
    [nothing] Presti la tua Influenza? { $fee } ora, { $promise ->
        [one] { $promise } promesso
       *[other] { $promise } promessi
    }; la Macchinazione non è nominata.
   *[other] Presti la tua Influenza? { $fee } ora, { $promise ->
        [one] { $promise } promesso
       *[other] { $promise } promessi
    }; sarebbe { spartacus-intrigue }.
}
spartacus-ask-redirect = Chi è il nuovo bersaglio?
spartacus-ask-pick = { spartacus-intrigue }: quale carta?
spartacus-ask-extort = { $loss ->
    [0] Paghi? Non hai Influenza da perdere.
   *[other] Paghi, o perdi { $loss } Influenza?
}
spartacus-ask-pluck = Quale carta di quella mano è scartata?
spartacus-ask-order = Quale viene dopo, a partire dalla cima?
spartacus-ask-market = Il Mercato libero. Che cosa fai?
spartacus-ask-terms = Che cosa c’è nella tua offerta?
spartacus-ask-coins = Quanti denari?
spartacus-ask-deal = Ti è stata fatta un’offerta. Che cosa rispondi?
spartacus-ask-bid = { $tied ->
    [0] Quanto offri per { spartacus-resource }?
   *[other] Parità per { spartacus-resource }: { $laid } sono sul tavolo. Quanto aggiungi?
}
spartacus-ask-hosting = { $tied ->
    [0] Quanto offri per il titolo di Ospite?
   *[other] Parità per il titolo di Ospite: { $laid } sono sul tavolo. Quanto aggiungi?
}
spartacus-ask-call = Chiedi offerte prima di decidere?
spartacus-ask-bribe = Per quale gesto pagheresti l’Ospite?
spartacus-ask-purse = Quanti denari metti da parte?
spartacus-ask-gift = Quanti denari regali?
spartacus-ask-limit = Fino a quale totale vai in caso di parità? Poi si aggiunge 1 denaro per te ogni volta. 0 è nessun limite.
spartacus-ask-orders = Quando vuoi che ti si chieda di Guardie e Reazioni?
spartacus-ask-invite = Chi inviti ai Giochi?
spartacus-ask-accept = { $loss ->
    [0] Sei invitato. Rifiutare non costa nulla.
    [1] Sei invitato. Rifiutare costa 1 Influenza.
   *[other] Sei invitato. Rifiutare costa { $loss } Influenza.
}
spartacus-ask-fighter = { $place ->
    [1] Chi combatte per te, dalla casella I?
   *[other] Chi combatte per te, dalla casella II?
}
spartacus-ask-weapon = Quale arma porta?
spartacus-ask-armour = Quale armatura indossa?
spartacus-ask-special = Quale speciale porta?
spartacus-ask-second = Quale secondo speciale porta?
spartacus-ask-taint = Usi l’Avvelenatore contro l’altro combattente?
spartacus-ask-lose = { $count ->
    [one] Si perde un dado. Quale?
   *[other] Si perdono { $count } dadi. Quale per primo?
}
spartacus-ask-wager = Quanto punti su questo combattimento?
spartacus-ask-net = Getti la Rete e vinci questa Iniziativa?
spartacus-ask-first = Hai l’Iniziativa. Agisci per primo o per secondo?
spartacus-ask-combat = { $left ->
    [move] Il tuo combattente ha attaccato e può ancora muoversi.
    [attack] Il tuo combattente si è mosso e può ancora attaccare.
    [none] Il tuo combattente si è mosso e ha attaccato.
   *[both] Il turno del tuo combattente: muovi e attacca, in qualsiasi ordine.
}
spartacus-ask-sand = Sei attaccato. Getti la sabbia?
spartacus-ask-reroll = { $role ->
    [attack] Quali dadi d’attacco rilanci?
   *[other] Quali dadi di difesa rilanci?
}
spartacus-ask-division = Come conti i tuoi dadi uguali?
spartacus-ask-sica = Esaurisci la Sica per 1 danno in più?
spartacus-ask-ignore = { $count ->
    [one] Arriva 1 danno. Con che cosa lo ignori?
   *[other] Arrivano { $count } danni. Con che cosa li ignori?
}
spartacus-ask-thumb = { $cost ->
    [0] Vita o morte? Gira il pollice.
   *[other] Vita o morte? Il pollice verso ti costa { $cost } Influenza.
}
spartacus-ask-interject = Che cosa fai fuori turno?

## Opzioni

spartacus-option-house = { spartacus-house }
spartacus-option-recover = { $choice ->
    [stop] nessun’altra prova
   *[card] { spartacus-resource }
}
spartacus-option-react = { $choice ->
    [pass] passo
    [guard] { $source ->
        [hand] Guardia dalla mano
       *[table] Guardia dal tavolo
    }
    [medicus] Medicus
   *[card] { spartacus-intrigue }
}
spartacus-option-release = { $choice ->
    [pay] paga per tutti quelli che restano
   *[card] lascia andare { spartacus-resource }
}
spartacus-option-intrigue = { $act ->
    [cash] incassa { spartacus-intrigue } in denari
    [scheme] lancia { spartacus-intrigue }
    [lock] cerca appoggio per { spartacus-intrigue }
    [use] usa { spartacus-resource }
    [power] { spartacus-power }
    [lay] metti una Guardia sul tavolo
    [offer] proponi un affare a { $seat }
    [offer-all] proponi un affare a tutti
   *[end] finisci il turno
}
spartacus-option-exhaust = { spartacus-resource }
spartacus-option-gossip = { $choice ->
    [stop] basta
   *[card] { spartacus-intrigue }
}
spartacus-option-discard = { spartacus-intrigue }
spartacus-option-peek = { $peek ->
    [top] in cima
   *[bottom] in fondo
}
spartacus-option-victim = { $seat }
spartacus-option-boost = { $orator ->
    [orator] { $points ->
        [0] l’Oratore
        [name] l’Oratore e il Nome antico
       *[other] l’Oratore, e compra { $points }
    }
   *[none] { $points ->
        [0] niente: riprendi la carta
        [name] il Nome antico
       *[other] compra { $points } per { $points } × 2 denari
    }
}
spartacus-option-target = { $kind ->
    [gladiator] { $seat }: un Gladiatore
    [slave] { $seat }: uno Schiavo
   *[none] { $seat }
}
spartacus-option-plead = { $choice ->
    [launch] lancia la Macchinazione
    [withdraw] ritira la carta
   *[ask] chiedi a { $seat }
}
spartacus-option-claim = { $choice ->
    [nothing] non dire nulla
   *[card] { spartacus-intrigue }
}
spartacus-option-support = { $answer ->
    [yes] sì: per questa sola Macchinazione
   *[no] no
}
spartacus-option-call = { $answer ->
    [yes] sì
   *[no] no
}
spartacus-option-taint = { $answer ->
    [yes] sì
   *[no] no
}
spartacus-option-net = { $answer ->
    [yes] sì
   *[no] no
}
spartacus-option-sand = { $answer ->
    [yes] sì
   *[no] no
}
spartacus-option-sica = { $answer ->
    [yes] sì
   *[no] no
}
spartacus-option-fee = denari: { $sum }
spartacus-option-promise = denari: { $sum }
spartacus-option-gift = denari: { $sum }
spartacus-option-limit = in tutto: { $sum }
spartacus-option-orders = { $orders ->
    [always] sempre
    [mine] solo se mi riguarda
    [never] mai
   *[level] se mi riguarda, e delle Macchinazioni solo quelle da { $level } Influenza in su
}
spartacus-option-purse = denari: { $sum }
spartacus-option-coins = denari: { $sum }
spartacus-option-bid = denari: { $sum }
spartacus-option-hosting = denari: { $sum }
spartacus-option-redirect = { $seat }
spartacus-option-pick = { $choice ->
    [stop] basta
   *[card] { spartacus-resource }
}
spartacus-option-extort = { $extort ->
    [pay] paga 4 denari
   *[lose] perdi 1 Influenza
}
spartacus-option-pluck = { spartacus-intrigue }
spartacus-option-order = { spartacus-resource }
spartacus-option-market = { $trade ->
    [sell] vendi { spartacus-resource } alla Banca
    [sell-guard] vendi una Guardia alla Banca
    [lay] metti una Guardia sul tavolo
    [wait] niente altro per ora
    [offer] fai un’offerta a { $guest_seat }
    [offer-all] fai un’offerta a tutti
   *[close] chiudi e nascondi i denari
}
spartacus-option-terms = { $term ->
    [give] dai { spartacus-resource }
    [take] chiedi { spartacus-resource }
    [give-guard] dai una Guardia
    [take-guard] chiedi una Guardia
    [pay] paga denari
    [charge] chiedi denari
    [word] prometti: { spartacus-word }
    [send] fai l’offerta
   *[drop] lascia perdere
}
spartacus-promise = { $promise ->
    [nothing] nulla
    [support] il mio appoggio
    [peace] pace in questo round
    [no-scheme] nessuna Macchinazione contro di te
    [invite] un invito
    [spare] pollice su
    [no-bid] di non rilanciare contro di te
   *[repay] di restituire
}
spartacus-word = { $word ->
    [nothing] nulla
    [support] il mio appoggio
    [peace] pace in questo round
    [no-scheme] nessuna Macchinazione contro di te
    [invite] un invito
    [spare] pollice su
    [no-bid] di non rilanciare contro di te
   *[repay] di restituire
}
spartacus-option-deal = { $deal ->
    [accept] accetta
    [decline] rifiuta
   *[counter] fai una controproposta
}
spartacus-option-bribe = { $doing ->
    [none] nessuna offerta
    [invite] { $guest_seat-is ->
        [you] invitare me
       *[other] invitare { $guest_seat }
    }
    [shun] non invitare me
    [thumb-up] pollice su
    [thumb-down] pollice verso
   *[spurn] { $guest_seat } non dà appoggio in questo turno
}
spartacus-option-invite = { $seat }
spartacus-option-accept = { $accept ->
    [accept] accetta
   *[decline] rifiuta
}
spartacus-option-fighter = { spartacus-resource }
spartacus-option-weapon = { $choice ->
    [none] niente
   *[card] { spartacus-resource }
}
spartacus-option-armour = { $choice ->
    [none] niente
   *[card] { spartacus-resource }
}
spartacus-option-special = { $choice ->
    [none] niente
   *[card] { spartacus-resource }
}
spartacus-option-second = { $choice ->
    [none] niente
   *[card] { spartacus-resource }
}
spartacus-option-lose = { spartacus-pool }
spartacus-pool = { $pool ->
    [attack] Attacco (ATT)
    [defence] Difesa (DIF)
   *[speed] Velocità (VEL)
}
spartacus-option-wager = Vittoria I { $one }, Vittoria II { $two }, Ferita { $injury }, Decapitazione { $decapitation }
spartacus-option-first = { $first ->
    [first] per primo
   *[second] per secondo
}
spartacus-option-combat = { $move ->
    [attack] attacca
    [throw] lancia il Giavellotto
    [stop] finisci il turno
   *[hex] in { $hex }
}
spartacus-option-reroll = { $reroll ->
    [none] tieni tutto
   *[other] dadi { $reroll }
}
spartacus-option-division = { $division ->
    [triple] come tripli
   *[double] come doppi
}
spartacus-option-ignore = { $means ->
    [none] con niente
    [giant] Gigante
    [wall] Muro di scudi
    [manica] Manica
    [giant-manica] Gigante e Manica
   *[wall-manica] Muro di scudi e Manica
}
spartacus-option-thumb = { $thumb ->
    [up] pollice su: vive
   *[down] pollice verso: muore
}
spartacus-option-interject = { $interjection ->
    [gift] regala denari a { $seat }
    [lay] metti una Guardia sul tavolo
    [withdraw] ritira la tua offerta
    [limit] poni un limite per la parità
    [orders] dai ordini permanenti per le Reazioni
   *[deed] { $doing ->
        [invite] { $guest_seat-is ->
            [you] paga per: invitare me
           *[other] paga per: invitare { $guest_seat }
        }
        [shun] paga per: non invitare me
        [thumb-up] paga per: pollice su
        [thumb-down] paga per: pollice verso
       *[spurn] paga per: { $guest_seat } non dà appoggio in questo turno
    }
}

## Che cosa è successo

spartacus-row-intrigue = { spartacus-intrigue }
spartacus-row-resource = { spartacus-resource }
spartacus-to = { $to-is ->
    [you] te
   *[other] { $to }
}
spartacus-target = { $target-is ->
    [you] te
   *[other] { $target }
}
spartacus-coins = { $count ->
    [one] 1 denaro
   *[other] { $count } denari
}
spartacus-phase = { $phase ->
    [setup] Preparazione
    [upkeep] Mantenimento
    [intrigue] Fase Intrighi
    [market] Fase Mercato
    [arena] Fase Arena
   *[tournament] Torneo
}
spartacus-deck = { $deck ->
    [market] il mazzo Mercato
   *[intrigue] il mazzo Intrighi
}
spartacus-event-cast = { $seat-is ->
    [you] lanci { $die }.
   *[other] { $seat } lancia { $die }.
}
spartacus-event-hosting = { $seat-is ->
    [you] hai il segnalino Ospite.
   *[other] { $seat } ha il segnalino Ospite.
}
spartacus-event-housed = { $seat-is ->
    [you] guidi la { spartacus-house }.
   *[other] { $seat } guida la { spartacus-house }.
}
spartacus-event-dealt = { $seat-is ->
    [you] cominci con { spartacus-resource }.
   *[other] { $seat } comincia con { spartacus-resource }.
}
spartacus-event-began = { $seat-is ->
    [you] cominci con Guardie { $guards }, denari { $coins }, Influenza { $influence }.
   *[other] { $seat } comincia con Guardie { $guards }, denari { $coins }, Influenza { $influence }.
}
spartacus-event-round_began = round { $round }
spartacus-event-phase_began = { spartacus-phase }
spartacus-event-turn_began = { $seat-is ->
    [you] il tuo turno di Intrighi
   *[other] turno di Intrighi: { $seat }
}
spartacus-event-reacted = { $seat-is ->
    [you] giochi { spartacus-intrigue }
   *[other] { $seat } gioca { spartacus-intrigue }
}
spartacus-event-silenced = { $seat-is ->
    [you] la tua Reazione è annullata.
   *[other] la Reazione di { $seat } è annullata.
}
spartacus-event-tested = { $seat-is ->
    [you] prova di guarigione per la tua carta { spartacus-resource }: { $die }.
   *[other] prova di guarigione per { spartacus-resource } di { $seat }: { $die }.
}
spartacus-event-healed = { spartacus-resource }: ferita guarita.
spartacus-event-died = { spartacus-resource } muore.
spartacus-event-released = { $seat-is ->
    [you] liberi { spartacus-resource }.
   *[other] { $seat } libera { spartacus-resource }.
}
spartacus-event-balanced = { $seat-is ->
    [you] Bilancio: prendi { $income } e paghi { $cost }.
   *[other] Bilancio: { $seat } prende { $income } e paga { $cost }.
}
spartacus-event-exhausted = { spartacus-resource }: carta esaurita.
spartacus-event-drew = { $seat-is ->
    [you] { $count ->
        [0] non c’è carta da pescare.
       *[other] peschi { $intrigue }.
    }
   *[other] { $count ->
        [0] non c’è carta da pescare per { $seat }.
        [one] { $seat } pesca una carta.
       *[other] { $seat } pesca { $count } carte.
    }
}
spartacus-event-reshuffled = gli scarti rimescolati formano { spartacus-deck }.
spartacus-event-guard_laid = { $seat-is ->
    [you] metti una Guardia sul tavolo.
   *[other] { $seat } mette una Guardia sul tavolo.
}
spartacus-event-looked = { $seat-is ->
    [you] vedi la mano di { $target }: { $intrigue }.
   *[other] { $seat } guarda la mano di { spartacus-target }.
}
spartacus-event-earned = { $seat-is ->
    [you] guadagni { spartacus-coins }.
   *[other] { $seat } guadagna { spartacus-coins }.
}
spartacus-event-spent = { $seat-is ->
    [you] paghi { spartacus-coins }.
   *[other] { $seat } paga { spartacus-coins }.
}
spartacus-event-gave = { $seat-is ->
    [you] dai { spartacus-coins } a { spartacus-to }.
   *[other] { $seat } dà { spartacus-coins } a { spartacus-to }.
}
spartacus-event-slipped = { $to-is ->
    [you] { $seat } ti passa denari: { $count }.
   *[other] { $seat } passa qualche denaro a { spartacus-to }.
}
spartacus-event-rose = { $seat-is ->
    [you] la tua Influenza sale di { $count } a { $total }.
   *[other] l’Influenza di { $seat } sale di { $count } a { $total }.
}
spartacus-event-fell = { $seat-is ->
    [you] la tua Influenza scende di { $count } a { $total }.
   *[other] l’Influenza di { $seat } scende di { $count } a { $total }.
}
spartacus-event-cashed = { $seat-is ->
    [you] incassi { spartacus-intrigue } per { spartacus-coins }.
   *[other] { $seat } incassa { spartacus-intrigue } per { spartacus-coins }.
}
spartacus-event-discarded = { $seat-is ->
    [you] scarti { spartacus-intrigue }.
   *[other] { $seat } scarta { spartacus-intrigue }.
}
spartacus-event-used_power = { $seat-is ->
    [you] usi { spartacus-power }.
   *[other] { $seat } usa { spartacus-power }.
}
spartacus-event-guards_spent = { $seat-is ->
    [you] le tue Guardie esaurite { $weary }, scartate { $gone }.
   *[other] { $seat }: Guardie esaurite { $weary }, scartate { $gone }.
}
spartacus-event-peeked = { $seat-is ->
    [you] la prima carta Intrighi è { spartacus-intrigue }.
   *[other] { $seat } guarda la prima carta Intrighi.
}
spartacus-event-put_back = { $place ->
    [top] torna in cima.
   *[bottom] va in fondo.
}
spartacus-event-put_up = { $seat-is ->
    [you] cerchi appoggio per una Macchinazione.
   *[other] { $seat } cerca appoggio per una Macchinazione.
}
spartacus-event-took_back = { $seat-is ->
    [you] riprendi la carta.
   *[other] { $seat } riprende la carta, coperta.
}
spartacus-event-pleaded = { $seat-is ->
    [you] chiedi appoggio a { spartacus-to }: { $choice ->
        [nothing] una Macchinazione senza nome
       *[other] sarebbe { spartacus-intrigue }
    }; { $fee } ora, { $promise ->
        [one] { $promise } promesso
       *[other] { $promise } promessi
    }.
   *[other] { $seat } chiede appoggio a { spartacus-to }: { $choice ->
        [nothing] una Macchinazione senza nome
       *[other] sarebbe { spartacus-intrigue }
    }; { $fee } ora, { $promise ->
        [one] { $promise } promesso
       *[other] { $promise } promessi
    }.
}
spartacus-event-refused = { $seat-is ->
    [you] neghi l’appoggio a { spartacus-to }.
   *[other] { $seat } nega l’appoggio a { spartacus-to }.
}
spartacus-event-supported = { $seat-is ->
    [you] dai il tuo appoggio a { spartacus-to }.
   *[other] { $seat } dà appoggio a { spartacus-to }.
}
spartacus-event-boosted = { $seat-is ->
    [you] aggiungi Influenza per la Macchinazione: { $points } in più{ $orator ->
        [0] {""}
       *[other] , con l’Oratore
    }.
   *[other] { $seat } aggiunge Influenza per la Macchinazione: { $points } in più{ $orator ->
        [0] {""}
       *[other] , con l’Oratore
    }.
}
spartacus-event-showed = { $seat-is ->
    [you] mostri { spartacus-intrigue }.
   *[other] { $seat } mostra { spartacus-intrigue }.
}
spartacus-event-launched = { $seat-is ->
    [you] lanci { spartacus-intrigue }{ $target-is ->
        [you] {""}
       *[other] {" su "}{ $target }
    }{ $named ->
        [gladiator] {", "}un Gladiatore
        [slave] {", "}uno Schiavo
       *[nothing] {""}
    }.
   *[other] { $seat } lancia { spartacus-intrigue } su { spartacus-target }{ $named ->
        [gladiator] {", "}un Gladiatore
        [slave] {", "}uno Schiavo
       *[nothing] {""}
    }.
}
spartacus-event-guarded = { $seat-is ->
    [you] la tua Guardia lancia { $die }: { $success ->
        [0] fallisce
       *[other] la Macchinazione è annullata
    }.
   *[other] la Guardia di { $seat } lancia { $die }: { $success ->
        [0] fallisce
       *[other] la Macchinazione è annullata
    }.
}
spartacus-event-redirected = { $seat-is ->
    [you] volgi la Macchinazione su { spartacus-target }.
   *[other] { $seat } volge la Macchinazione su { spartacus-target }.
}
spartacus-event-cancelled = { spartacus-intrigue }: Macchinazione annullata.
spartacus-event-succeeded = { spartacus-intrigue }: Macchinazione riuscita.
spartacus-event-marked = { $seat-is ->
    [you] rifiutare ti costerà { $loss } Influenza.
   *[other] rifiutare costerà { $loss } Influenza a { $seat }.
}
spartacus-event-injured = { spartacus-resource }: carta ferita.
spartacus-event-lost = { $seat-is ->
    [you] perdi { spartacus-resource }.
   *[other] { $seat } perde { spartacus-resource }.
}
spartacus-event-veterans = { $seat-is ->
    [you] metti Guardie dagli scarti: { $count }.
   *[other] { $seat } mette Guardie dagli scarti: { $count }.
}
spartacus-event-foresaw = { $seat-is ->
    [you] le prime carte Mercato: { $resource }.
   *[other] { $seat } guarda le prime carte Mercato: { $count }.
}
spartacus-event-lots_laid = { $count ->
    [0] non c’è carta da mettere all’asta.
   *[other] carte all’asta: { $count }.
}
spartacus-event-lot = all’asta: { spartacus-resource }.
spartacus-event-bid = { $seat-is ->
    [you] il tuo pugno: { $count }, in tutto { $total }.
   *[other] il pugno di { $seat }: { $count }, in tutto { $total }.
}
spartacus-event-tied = parità: { $seat }. Offrono di nuovo.
spartacus-event-won_lot = { $seat-is ->
    [you] vinci { spartacus-resource } per { $count }.
   *[other] { $seat } vince { spartacus-resource } per { $count }.
}
spartacus-event-won_host = { $seat-is ->
    [you] sei l’Ospite, per { $count }.
   *[other] { $seat } è l’Ospite, per { $count }.
}
spartacus-event-auction_failed = asta annullata: { spartacus-resource } va negli scarti.
spartacus-event-treasury = { $seat-is ->
    [you] il tuo Tesoro: { spartacus-coins }.
   *[other] Tesoro di { $seat }: { spartacus-coins }.
}
spartacus-event-sold = { $seat-is ->
    [you] vendi { spartacus-resource } alla Banca per { spartacus-coins }.
   *[other] { $seat } vende { spartacus-resource } alla Banca per { spartacus-coins }.
}
spartacus-event-sold_guard = { $seat-is ->
    [you] vendi una Guardia alla Banca per { spartacus-coins }.
   *[other] { $seat } vende una Guardia alla Banca per { spartacus-coins }.
}
spartacus-event-closed = { $seat-is ->
    [you] chiudi e nascondi i tuoi denari.
   *[other] { $seat } chiude e nasconde i denari.
}
spartacus-deed = { $doing ->
    [none] niente
    [invite] un invito per { $guest_seat }
    [shun] nessun invito
    [thumb-up] pollice su
    [thumb-down] pollice verso
   *[spurn] nessun appoggio
}
spartacus-event-held_aside = { $seat-is ->
    [you] metti da parte { spartacus-coins } per { spartacus-to }: { spartacus-deed }.
   *[other] { $seat } mette da parte { spartacus-coins } per { spartacus-to }: { spartacus-deed }.
}
spartacus-event-deed_paid = { $seat-is ->
    [you] paghi { spartacus-coins } a { spartacus-to }: { spartacus-deed }.
   *[other] { $seat } paga { spartacus-coins } a { spartacus-to }: { spartacus-deed }.
}
spartacus-event-deed_void = { $seat-is ->
    [you] riprendi { spartacus-coins }: { spartacus-deed }, mancato.
   *[other] { $seat } riprende { spartacus-coins }: { spartacus-deed }, mancato.
}
spartacus-event-dropped = { $seat-is ->
    [you] non fai più offerte.
   *[other] { $seat } rinuncia all’offerta.
}
spartacus-event-offered = { $seat-is ->
    [you] fai un’offerta a { spartacus-to }.
   *[other] { $seat } fa un’offerta a { spartacus-to }.
}
spartacus-event-offered_all = { $seat-is ->
    [you] fai un’offerta a tutti.
   *[other] { $seat } fa un’offerta a tutti.
}
spartacus-deal = { $deal ->
    [accept] sì
    [decline] no
   *[counter] una controproposta
}
spartacus-event-replied = { $seat-is ->
    [you] dici: { spartacus-deal }.
   *[other] { $seat } dice: { spartacus-deal }.
}
spartacus-event-offer_expired = ciò che era offerto non c’è più: l’offerta è scaduta.
spartacus-event-offered_card = nell’offerta: { spartacus-resource }.
spartacus-event-wanted_card = in cambio vuole: { spartacus-resource }.
spartacus-event-offered_guard = nell’offerta: una Guardia.
spartacus-event-wanted_guard = in cambio vuole: una Guardia.
spartacus-event-offered_coins = nell’offerta: { spartacus-coins }.
spartacus-event-wanted_coins = in cambio vuole: { spartacus-coins }.
spartacus-event-said = { $seat-is ->
    [you] prometti: { spartacus-promise }.
   *[other] { $seat } promette: { spartacus-promise }.
}
spartacus-event-accepted = { $seat-is ->
    [you] accetti l’offerta di { spartacus-to }.
   *[other] { $seat } accetta { $to-is ->
        [you] la tua offerta
       *[other] l’offerta di { $to }
    }.
}
spartacus-event-declined = { $seat-is ->
    [you] rifiuti l’offerta di { spartacus-to }.
   *[other] { $seat } rifiuta { $to-is ->
        [you] la tua offerta
       *[other] l’offerta di { $to }
    }.
}
spartacus-event-countered = { $seat-is ->
    [you] rispondi a { spartacus-to } con una controproposta.
   *[other] { $seat } risponde a { spartacus-to } con una controproposta.
}
spartacus-event-traded = { $seat-is ->
    [you] { spartacus-resource } passa da te a { spartacus-to }.
   *[other] { spartacus-resource } passa da { $seat } a { spartacus-to }.
}
spartacus-event-guards_traded = { $seat-is ->
    [you] Guardie da te a { spartacus-to }: { $gives }, indietro: { $takes }.
   *[other] Guardie da { $seat } a { spartacus-to }: { $gives }, indietro: { $takes }.
}
spartacus-event-offer_withdrawn = { $seat-is ->
    [you] ritiri l’offerta.
   *[other] { $seat } ritira l’offerta.
}
spartacus-orders = { $orders ->
    [always] sempre
    [mine] nei propri affari
    [never] mai
   *[level] nei propri affari, per Macchinazioni da { $level } Influenza
}
spartacus-event-ordered = { $seat-is ->
    [you] ti si chiederà di Reazioni: { spartacus-orders }.
   *[other] a { $seat } si chiederà di Reazioni: { spartacus-orders }.
}
spartacus-event-limited = { $seat-is ->
    [you] { $standing ->
        [0] non hai più un limite.
       *[other] in parità vai fino a { $limit }.
    }
   *[other] { $standing ->
        [0] { $seat } non ha più un limite.
       *[other] { $seat } ha un limite per la parità.
    }
}
spartacus-event-invited = { $seat-is ->
    [you] sei invitato ai Giochi.
   *[other] { $seat } riceve l’invito ai Giochi.
}
spartacus-event-refused_games = { $seat-is ->
    [you] rifiuti l’invito.
   *[other] { $seat } rifiuta l’invito.
}
spartacus-event-accepted_games = { $seat-is ->
    [you] entri nell’arena, casella { $side }.
   *[other] { $seat } entra nell’arena, casella { $side }.
}
spartacus-event-sent = { $seat-is ->
    [you] { spartacus-resource } combatte per te.
   *[other] { spartacus-resource } combatte per { $seat }.
}
spartacus-event-armed = { $seat-is ->
    [you] il tuo combattente porta { spartacus-resource }.
   *[other] il combattente di { $seat } porta { spartacus-resource }.
}
spartacus-event-no_games = non c’è combattimento.
spartacus-event-tribute = { $seat-is ->
    [you] Tributo per te: { spartacus-coins }.
   *[other] Tributo per { $seat }: { spartacus-coins }.
}
spartacus-event-wagered = { $seat-is ->
    [you] punti: Vittoria I { $one }, Vittoria II { $two }, Ferita { $injury }, Decapitazione { $decapitation }.
   *[other] { $seat } punta: Vittoria I { $one }, Vittoria II { $two }, Ferita { $injury }, Decapitazione { $decapitation }.
}
spartacus-event-settled = { $seat-is ->
    [you] le tue scommesse: { $staked ->
        [one] { $staked } puntato
       *[other] { $staked } puntati
    }, { $won ->
        [one] { $won } ritirato
       *[other] { $won } ritirati
    }.
   *[other] scommesse di { $seat }: { $staked ->
        [one] { $staked } puntato
       *[other] { $staked } puntati
    }, { $won ->
        [one] { $won } ritirato
       *[other] { $won } ritirati
    }.
}
spartacus-event-combat_began = il combattimento comincia.
spartacus-event-bout_began = round di combattimento { $bout }
spartacus-event-stalled = la folla ne ha abbastanza: il combattente { $side } si arrende.
spartacus-event-netted = il combattente { $side } getta la Rete.
spartacus-event-initiative = Iniziativa { $side }: { $die }, in tutto { $total }.
spartacus-event-took_initiative = il combattente { $side } ha l’Iniziativa.
spartacus-event-goes_first = il combattente { $side } agisce per primo.
spartacus-event-moved = il combattente { $side } va da { $start } a { $hex }.
spartacus-event-attacked = { $assault ->
    [quick] il combattente { $side } lancia il Giavellotto.
   *[normal] il combattente { $side } attacca.
}
spartacus-event-sanded = il combattente { $side } getta sabbia: un dado d’attacco in meno.
spartacus-event-rolled = dadi di { $side }: { $die }.
spartacus-event-rerolled = { $side } rilancia: { $die }.
spartacus-event-compared = le file: danni { $count }.
spartacus-event-automatic = danni in più: { $count }.
spartacus-means = { $means ->
    [giant] Gigante
    [wall] Muro di scudi
    [manica] Manica
    [giant-manica] Gigante e Manica
    [wall-manica] Muro di scudi e Manica
   *[none] niente
}
spartacus-event-ignored = il combattente { $side } ignora danni: { spartacus-means }.
spartacus-event-resisted = Ostinato: { $die }.
spartacus-event-lost_die = il combattente { $side } perde un dado: { spartacus-pool } { $left }.
spartacus-event-won = { $seat-is ->
    [you] hai vinto la partita.
   *[other] { $seat } vince la partita.
}
spartacus-event-tournament = torneo: { $seat }.
spartacus-event-duel = { $first } contro { $second }.
spartacus-event-forfeited = { $seat-is ->
    [you] passi senza combattere.
   *[other] { $seat } passa senza combattere.
}
spartacus-event-chose_trade = { $seat }: { $trade ->
    [sell] vende { spartacus-resource }
    [sell-guard] vende una Guardia
    [lay] mette una Guardia
    [wait] aspetta
    [close] chiude
    [offer-all] fa un’offerta a tutti
   *[offer] fa un’offerta a { $guest_seat }
}.
spartacus-event-called = { $seat-is ->
    [you] chiedi offerte.
   *[other] { $seat } chiede offerte.
}
spartacus-event-bribed = { $seat-is ->
    [you] pagheresti per: { spartacus-deed }.
   *[other] { $seat } pagherebbe per: { spartacus-deed }.
}
spartacus-event-defeated = { $grade ->
    [surrender] il combattente { $side } si arrende.
    [injury] il combattente { $side } cade, ferito.
   *[decapitation] il combattente { $side } è decapitato.
}
spartacus-event-favored = { spartacus-resource }: il favore della folla.
spartacus-event-crowned = { spartacus-resource }: un Campione!
spartacus-event-thumb = { $thumb ->
    [up] pollice su: { spartacus-resource } vive.
   *[down] pollice verso per { spartacus-resource }!
}
spartacus-event-spared = { spartacus-resource }: vita salva.
spartacus-event-turned_to = { $seat-is ->
    [you] ti rivolgi a { spartacus-to } con un’offerta.
   *[other] { $seat } si rivolge a { spartacus-to } con un’offerta.
}
spartacus-event-turned_to_all = { $seat-is ->
    [you] ti rivolgi a tutti con un’offerta.
   *[other] { $seat } si rivolge a tutti con un’offerta.
}
spartacus-event-waited = { $seat-is ->
    [you] aspetti.
   *[other] { $seat } aspetta.
}

## La regola dietro una scelta

spartacus-rule-house = Il lancio più alto sceglie per primo e prende il segnalino Ospite (1.2); gli altri seguono in senso orario (1.3). Ogni Casata ha le sue Risorse e due poteri (15.3).
spartacus-rule-recover = Ogni carta ferita lancia un dado: da 4 a 6 guarisce, con 2 o 3 resta ferita, con 1 muore (4.3).
spartacus-rule-react = Una Guardia annulla una Macchinazione contro di te con un risultato da 4 a 6 (5.8). Una Reazione richiede la tua sola Influenza (5.9). Si chiede a tutti quelli che possono rispondere, prima al bersaglio, poi in senso orario (6.3).
spartacus-rule-release = 1 denaro per ogni Schiavo pronto, 1 da pagare per ogni Gladiatore pronto (4.4). Chi non è pagato viene scartato (4.4.1).
spartacus-rule-intrigue = In qualsiasi ordine: incassare carte (5.4), poteri e abilità (5.5), Macchinazioni per cui la tua Influenza basta (5.6), appoggio per le altre (5.7), Guardie (5.8.3). Alla fine tieni tante carte quante ne permette la tua Influenza (5.12).
spartacus-rule-exhaust = Solo le carte pronte possono essere esaurite (3.2) o scartate (3.2.1).
spartacus-rule-gossip = Scarta fino a due carte, poi pescane altrettante più una (15.3).
spartacus-rule-discard = Alla fine del turno scarti fino al limite di mano della tua Influenza (5.12, 15.2). Con il Cantiniere scarti una carta e ne peschi una (15.5).
spartacus-rule-peek = Lo Scriba guarda la prima carta Intrighi e la rimette in cima o in fondo (15.5).
spartacus-rule-victim = L’abilità dice chi può toccare; deve poter fare qualcosa (5.5).
spartacus-rule-boost = La Casata Solonius paga 2 denari a punto, fino a 3 (15.3); l’Oratore aggiunge 2 (15.5). Il Nome antico della Casata Calavius aggiunge 1 per ogni sostenitore, una volta a turno (15.3). Ciò che paghi è perso anche se la Macchinazione è annullata. Oppure riprendi la carta, coperta e senza pagare nulla (5.7.6).
spartacus-rule-target = Il bersaglio si dichiara al lancio (5.6.1); la Macchinazione deve poter avere effetto su di esso (5.6.2).
spartacus-rule-plead = Chi accetta aggiunge tutta la sua Influenza per questa sola Macchinazione (5.7). A ognuno si chiede al massimo due volte (5.7.2). Se non basta, la carta torna in mano coperta (5.7.6).
spartacus-rule-claim = Non devi dire la verità sulla carta né sul bersaglio (5.7.1).
spartacus-rule-fee = Ciò che si offre per un sì si paga con il sì (5.7.2); resta pagato comunque vada (5.7.6).
spartacus-rule-promise = Le promesse sul futuro non vincolano nessuno (3.8).
spartacus-rule-support = Un sì è definitivo, anche se la carta o il bersaglio si rivelano altri (5.7.3). Non muove Influenza (5.7.5). Puoi comunque rispondere alla Macchinazione (5.7.4).
spartacus-rule-redirect = Volgere la lama: qualsiasi altro Dominus su cui la Macchinazione possa avere effetto, anche chi l’ha lanciata, mai te stesso (15.8).
spartacus-rule-pick = Le singole carte si scelgono quando la Macchinazione ha effetto (5.6.1), solo fra quelle pronte (3.2.1).
spartacus-rule-extort = Estorsione: paga 4 denari o perdi 1 Influenza (15.9).
spartacus-rule-pluck = Spia in casa: vedi la mano e ne scarti una carta (15.9).
spartacus-rule-order = Un amico al mercato: le prime quattro carte Mercato tornano nell’ordine che vuoi (15.9).
spartacus-rule-market = Scambia Risorse e denari a qualsiasi prezzo (7.2), solo carte pronte (7.3); vendi alla Banca al valore indicato (7.4). Chiudere nasconde i tuoi denari ed è definitivo (7.6).
spartacus-rule-terms = Un’offerta dice che cosa dai e che cosa vuoi; accettata, si esegue subito e per intero (7.7). Le promesse sono solo parole (13.1).
spartacus-rule-coins = Non puoi offrire più denari di quanti sono nel Tesoro (3.3.2, 3.3.3).
spartacus-rule-deal = Accetta, rifiuta o fai una sola controproposta (7.7). Ciò che si scambia sul momento vincola (3.8). Un’offerta a tutti va al primo che accetta, da sinistra di chi l’ha fatta (7.7.1).
spartacus-rule-bid = Tutti aprono il pugno insieme; il più alto paga e prende la carta (8.2). Chi è in parità aggiunge a ciò che è sul tavolo (8.3). Se tutti offrono 0, l’asta è annullata (8.4).
spartacus-rule-hosting = L’Ospite tiene questi Giochi e comincia la prossima Fase Intrighi (8.8). Dove l’asta sarebbe annullata decidono i dadi (8.9).
spartacus-rule-call = Una volta prima di ogni invito e prima del pollice puoi chiedere offerte; non sei vincolato a nulla (13.4).
spartacus-rule-bribe = I denari si mettono da parte, si pagano se il gesto è compiuto, altrimenti tornano (13.1).
spartacus-rule-purse = Ciò che è messo da parte non è nel Tesoro (3.3.3).
spartacus-rule-gift = I denari si possono regalare in ogni momento, dieci volte per fase, e non si rifiutano (13.2).
spartacus-rule-limit = Chi ha un limite aggiunge 1 denaro a ogni parità fino a quel totale, e non gli si chiede più per questa carta (8.7.1). Tutti vedono che c’è un limite, nessuno quale.
spartacus-rule-orders = Dove i tuoi ordini valgono, passi senza che ti si chieda; tutti vedono i tuoi ordini (6.7.1). Si possono cambiare in ogni momento.
spartacus-rule-invite = Due posti, un invito alla volta (9.2); ogni Dominus una volta (9.2.1). Puoi invitare te stesso se puoi combattere (9.3.2), e devi quando tutti gli altri sono stati invitati (9.3.1).
spartacus-rule-accept = Chi non vuole o non può accettare perde 1 Influenza (9.3).
spartacus-rule-fighter = Un Gladiatore o Schiavo pronto, con al massimo un’arma, un’armatura e uno speciale; tutto è palese e definitivo (9.2.2).
spartacus-rule-weapon = Al massimo uno per tipo (11.1). Ciò che non dice di esaurire funziona ogni volta (11.2).
spartacus-rule-armour = Al massimo uno per tipo (11.1). Ciò che non dice di esaurire funziona ogni volta (11.2).
spartacus-rule-special = Al massimo uno per tipo (11.1). Ciò che non dice di esaurire funziona ogni volta (11.2).
spartacus-rule-second = L’Armaiolo permette al tuo combattente un secondo speciale (15.5).
spartacus-rule-taint = L’Avvelenatore toglie un dado all’altro combattente, dalla riserva scelta dal suo proprietario (15.5, 9.4.1).
spartacus-rule-lose = Un dado per ogni danno, da una riserva a tua scelta (10.6). Regola dell’Uno: nessuna riserva sotto 1 finché un’altra ha di più (10.8). Con due dadi si arrende, con uno è ferito, con nessuno è decapitato (10.8.1).
spartacus-rule-wager = Da 1 a 3 denari in un angolo, al massimo tre pile (9.5), con l’Allibratore fino a 4 (15.5); non contro il tuo combattente (9.5.1). Vittoria paga 1 a 1, Ferita e Decapitazione 2 a 1 (9.5.3).
spartacus-rule-net = Una Rete vince l’Iniziativa senza lancio; due Reti si annullano (10.3.1).
spartacus-rule-first = La somma più alta dei dadi VEL sceglie chi agisce per primo in questo round (10.3).
spartacus-rule-combat = Muovi fino ai tuoi dadi VEL e attacca una volta, in qualsiasi ordine (10.4, 10.4.1). Attacchi un avversario adiacente, o fin dove dice la gittata (10.4.2).
spartacus-rule-sand = Una Manciata di sabbia toglie un dado all’attacco prima del lancio (15.6, 10.5).
spartacus-rule-reroll = Solo i tuoi dadi, ognuno una volta, scelti in segreto sul primo lancio; vale il nuovo risultato (10.5.4).
spartacus-rule-division = Ogni dado conta in un solo gruppo; tutti i tuoi effetti guardano la stessa divisione (10.7).
spartacus-rule-sica = Il danno extra viene dopo il confronto delle file e prima di ignorare (10.6.1).
spartacus-rule-ignore = Ogni mezzo ignora 1 punto; se ne possono usare diversi (10.6.3).
spartacus-rule-thumb = Su: torna a casa. Verso: muore (9.10), e perdi 1 Influenza per ogni suo Favore (9.10.1). Un Campione è sempre risparmiato (9.10.2).
spartacus-rule-interject = In ogni momento: regalare denari (13.2), mettere Guardie (13.3), mettere da parte denari per un gesto (13.1), porre un limite alla tua offerta (8.7.1), dare ordini permanenti (6.7.1).

## Perché qualcosa non si può scegliere

spartacus-refusal-not-now = In questo momento non si può (6.2, 13.1).
spartacus-refusal-house-taken = Un altro Dominus guida quella Casata (1.3).
spartacus-refusal-not-injured = Quella carta non è ferita, o ha già fatto la prova (4.3).
spartacus-refusal-not-ready = Quella carta non c’è, o non è pronta (3.2.1).
spartacus-refusal-not-in-hand = Quella carta non è in mano (5.9).
spartacus-refusal-no-effect = Non potrebbe avere effetto (5.5, 5.6.2).
spartacus-refusal-not-what-is-missing = Aggiungi proprio ciò che manca (15.3, 15.5).
spartacus-refusal-fee-is-gone = I denari offerti non ci sono più (5.7.2).
spartacus-refusal-too-few-denarii = Non ci sono tanti denari (3.3.2).
spartacus-refusal-cannot-pay = Non si può pagare per intero (3.3.2).
spartacus-refusal-not-seen = Quella carta non è fra quelle che vedi (15.9).
spartacus-refusal-cannot-be-kept = L’offerta non si può più eseguire (7.7).
spartacus-refusal-no-such-deed = Quel gesto ora non si può pagare (13.1).
spartacus-refusal-invited-already = Ogni Dominus è invitato una volta; l’Ospite invita sé stesso solo se può combattere o deve (9.2.1, 9.3.1).
spartacus-refusal-nobody-to-send = Non c’è un Gladiatore o Schiavo pronto da mandare (9.3).
spartacus-refusal-host-must-fight = Con questa opzione un Ospite che può combattere non rifiuta (9.3.1).
spartacus-refusal-rule-of-one = Nessuna riserva scende sotto 1 finché un’altra ha di più (10.8).
spartacus-refusal-stake-not-allowed = Al massimo tre pile da 3, da 4 con l’Allibratore, non contro il tuo combattente, e non più di quanto hai (9.5, 9.5.1, 15.5).
spartacus-refusal-too-many-dice = Non puoi rilanciare tanti dadi (10.5.4).
spartacus-refusal-cannot-ignore = Con questo non si ignora il danno (10.6.3).
spartacus-refusal-hex-too-far = Quella casella è più lontana dei passi che restano al tuo combattente (10.4.1).
spartacus-refusal-hex-taken = Su quella casella c’è un combattente (10.4.1).
spartacus-refusal-hex-own = Il tuo combattente è già su quella casella (10.4.1).
spartacus-refusal-moved-already = Il tuo combattente si è già mosso in questo turno (10.4).
spartacus-refusal-attacked-already = Il tuo combattente ha già attaccato in questo turno (10.4).
spartacus-refusal-enemy-out-of-range = L’altro non è a portata: attacchi una casella adiacente, o fin dove dice la gittata (10.4.2).
spartacus-refusal-too-little-influence = Non c’è abbastanza Influenza (5.6, 5.9).
spartacus-refusal-needs-no-support = La tua Influenza basta (5.7).
spartacus-refusal-put-up-before = Per quella carta hai già cercato appoggio in questo turno (5.7.6).
spartacus-refusal-another-house = È un potere di un’altra Casata (15.3).
spartacus-refusal-used-already = Ogni potere una volta per turno (5.5).
spartacus-refusal-no-guard = Non c’è nessuna Guardia (5.8.3).
spartacus-refusal-too-many-schemes = Al massimo venti Macchinazioni per turno, comprese quelle riprese invece di rinforzarle (5.6.3).
spartacus-refusal-too-many-offers = Tre offerte in un turno di Intrighi (13.5).
spartacus-refusal-nothing-to-offer = Nessuno dei due ha nulla da offrire ora (13.5).
spartacus-refusal-asked-already = A ognuno si chiede al massimo due volte, e un sì è definitivo (5.7.2, 5.7.3).
spartacus-refusal-not-open = Quel Dominus ha chiuso (7.6).
spartacus-refusal-only-in-market = Le Risorse passano di mano solo nel Mercato libero (3.1.1).
spartacus-refusal-not-owned = Un’offerta nomina ciò che ha chi la fa e ciò che ha l’altro; una a tutti nessuna carta altrui (7.2, 7.7.1).
spartacus-refusal-nothing-to-send = Qualcosa deve passare di mano, e non ciò che è stato appena rifiutato (13.5).
spartacus-refusal-said-already = Una promessa per offerta (7.7).
spartacus-refusal-promise-too-high = Si possono promettere al massimo 20 denari (5.7.2).
spartacus-refusal-in-offer = Quella carta è già nell’offerta (7.7).
spartacus-refusal-denarii-named = Un’offerta nomina denari una volta sola, da pagare o da chiedere (7.7).

## Opzioni di gioco

spartacus-play-game_type = Con quanta Influenza tutti cominciano.
spartacus-play-game_type-quick = veloce: si parte con Influenza 7
spartacus-play-game_type-standard = normale: si parte con Influenza 4
spartacus-play-game_type-advanced = avanzata: si parte con Influenza 1
spartacus-play-house_choice = Come si scelgono le Casate.
spartacus-play-house_choice-roll = il lancio più alto sceglie per primo
spartacus-play-house_choice-random = a caso
spartacus-play-fifth_house = Se gioca un quinto Dominus, con la Casata Calavius.
spartacus-play-fifth_house-true = cinque Domini
spartacus-play-fifth_house-false = tre o quattro Domini
spartacus-play-wager_order = Come si scommette.
spartacus-play-wager_order-simultaneous = tutti insieme, in segreto
spartacus-play-wager_order-from_host = uno dopo l’altro dall’Ospite
spartacus-play-host_rolloff_pays = Se l’Ospite scelto ai dadi paga ciò che aveva messo.
spartacus-play-host_rolloff_pays-true = lo paga
spartacus-play-host_rolloff_pays-false = tutte le offerte tornano
spartacus-play-influence_floor = L’Influenza più bassa possibile.
spartacus-play-champion_favor = Se un Campione riceve altri Favori.
spartacus-play-champion_favor-none = nessuno
spartacus-play-champion_favor-accumulate = fino a due accanto al segnalino
spartacus-play-riposte_order = Quando l’attaccante subisce i danni automatici.
spartacus-play-riposte_order-defender_first = dopo quelli del difensore
spartacus-play-riposte_order-together = insieme a quelli del difensore
spartacus-play-market_mode = Come si svolge il Mercato libero.
spartacus-play-market_mode-turns = a turni
spartacus-play-market_mode-free = tutti insieme
spartacus-play-host_may_decline = Se un Ospite che deve invitare sé stesso può rifiutare.
spartacus-play-host_may_decline-true = può
spartacus-play-host_may_decline-false = non se può combattere
spartacus-play-recovery_test = Se ogni carta ferita fa la prova.
spartacus-play-recovery_test-compulsory = tutte
spartacus-play-recovery_test-optional = quelle che il proprietario nomina
spartacus-play-stall_rounds = Dopo quanti round senza danni si ferma un combattimento.
spartacus-play-round_cap = Dopo quanti round finisce la partita.

## Pannelli del terminale

spartacus-column-player = Giocatore
spartacus-column-house = Casata
spartacus-column-influence = Influenza
spartacus-column-denarii = Denari
spartacus-column-guards = Guardie
spartacus-column-hand = Mano
spartacus-round = { spartacus-phase }, round { $round } di { $last }
spartacus-host = (Ospite)
spartacus-mark-exhausted = esaurita
spartacus-mark-injured = ferita
spartacus-mark-champion = Campione
spartacus-mark-favors = Favore { $count }
spartacus-own-hand = La tua mano:
spartacus-discard = { $deck ->
    [intrigue] Scarti degli Intrighi
   *[market] Scarti del Mercato
}
spartacus-legend-discard = { $name } ({ $count }): { $cards }

## Titoli dell’equilibrio

spartacus-balance-house = Casata
spartacus-balance-power = Potere
spartacus-balance-intrigue = Carta Intrigo
spartacus-balance-resource = Combattente

## Probabilità al tavolo

spartacus-odds-damage-0 = nessun danno
spartacus-odds-damage-0-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
spartacus-odds-damage-1 = 1 danno
spartacus-odds-damage-1-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
spartacus-odds-damage-2 = 2 danni
spartacus-odds-damage-2-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
spartacus-odds-damage-3 = 3 danni
spartacus-odds-damage-3-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
spartacus-odds-damage-4 = 4 danni
spartacus-odds-damage-4-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
spartacus-odds-damage-5 = 5 o più
spartacus-odds-damage-5-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
spartacus-odds-cancel = annullata
spartacus-odds-cancel-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
spartacus-odds-heals = guarito
spartacus-odds-heals-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
spartacus-odds-dies = morto
spartacus-odds-dies-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
spartacus-odds-about-combat = senza rilanci, sabbia e ciò che si ignora
spartacus-odds-about-reroll = i dadi dell’altro come sono

## What a choice comes to

# $word is the result, the others are its numbers. spartacus-foretold-figure is the number that counts, alone.
spartacus-foretold = { $word ->
    [hits] { $defeat ->
        [0] un colpo { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
       *[other] un colpo { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }, sconfitta { $defeat }%
    }
    [guards] la Macchinazione è annullata
    [heals] guarito; morto { $dies }%
    [pays] { $due } da pagare, { $income } di rendita: ne restano { $left }
    [has] poi hai { $left }
    [keeps] non ti costa nulla
    [bids] { $laid ->
        [0] te ne restano { $left } se vinci
       *[other] { $total } in tutto, te ne restano { $left } se vinci
    }
    [stakes] { $staked ->
        [one] { $staked } puntato
       *[other] { $staked } puntati
    }, ne restano { $left }; al meglio ne tornano { $back }
    [earns] denari per te: { $coins }
    [refuses] denari per te se resta un no: { $coins }
    [enters] così accetti{ spartacus-foretold-aside }
    [invites] { $able ->
        [0] non ha nessuno da mandare: perde { $loss } Influenza
       *[other] rifiutare costa { $loss } Influenza
    }{ spartacus-foretold-aside }
   *[frees] scartato: 1 denaro in meno da pagare
}
spartacus-foretold-aside = { $coins ->
    [0] {""}
   *[other] , denari per te: { $coins }
}{ $back ->
    [0] {""}
   *[other] , denari che tornano indietro: { $back }
}
spartacus-foretold-figure = { $word ->
    [hits] { NUMBER($damage, maximumFractionDigits: 1) }
    [guards] { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
    [heals] { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
   *[other] {""}
}
# What the figure counts, in a word.
spartacus-foretold-unit = { $word ->
    [hits] danni
   *[other] {""}
}

## Probabilità della riga di comando

spartacus-table-method = Si confrontano dadi (4), dadi con rilanci (4+2) o un combattente con ciò che porta (Crixus:Gladius), in ciascuno dei due campi.
spartacus-table-damage = Danni di un attacco per le sole file, dadi d’attacco : dadi di difesa
spartacus-table-re-rolls = Danni di un attacco, dadi d’attacco : dadi di difesa; +1 è il rilancio di un Gladio o di un Elmo, +2 quello insieme a quello di Crixus o di Oenomaus, quanti sono i dadi quello dell’Amuleto di Fortuna, usato al meglio
spartacus-table-of-pools = Dadi
spartacus-table-of-re-rolls = Dadi
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
spartacus-table-attack = Danni di un attacco: { $attacker } contro { $defender }
spartacus-table-of-means = Attacco
spartacus-table-label-means = { $means ->
    [always] Ogni volta
    [once] Una volta, con tutto
    [quick] Attacco rapido
   *[quick-once] Rapido, con tutto
}
spartacus-table-note-attack = Una volta: con tutto ciò che si esaurisce. Ogni rilancio è usato al meglio contro la prima fila dell’altro. Risposta e Ostinato non vi sono contati.

## Nel browser

browser-spartacus-about = Casate, intrighi, pugni chiusi e il pollice.
browser-spartacus-play-game_type = Durata
browser-spartacus-play-house_choice = Casate
browser-spartacus-play-fifth_house = Quinta Casata
browser-spartacus-play-wager_order = Scommesse
browser-spartacus-play-host_rolloff_pays = Paga l’Ospite ai dadi
browser-spartacus-play-influence_floor = Influenza minima
browser-spartacus-play-champion_favor = Favori dei Campioni
browser-spartacus-play-riposte_order = Danni all’attaccante
browser-spartacus-play-market_mode = Mercato libero
browser-spartacus-play-host_may_decline = L’Ospite può rifiutare
browser-spartacus-play-recovery_test = Prove di guarigione
browser-spartacus-play-stall_rounds = Round senza danni
browser-spartacus-play-round_cap = Round
browser-spartacus-group-length = Durata
browser-spartacus-group-length-note = da dove parte l’Influenza e quando finisce la partita
browser-spartacus-group-houses = Casate
browser-spartacus-group-houses-note = come si scelgono
browser-spartacus-group-market = Mercato
browser-spartacus-group-market-note = come si commercia, e chi paga da Ospite
browser-spartacus-group-arena = Arena
browser-spartacus-group-arena-note = inviti, scommesse, combattimento
browser-spartacus-group-rules = Varianti
browser-spartacus-group-rules-note = altre letture delle regole
browser-spartacus-how = Guidi una Casata di Capua. Ordisci con l’Influenza che hai o ti fai prestare, commercia e offri a pugno chiuso, ospita i Giochi e mandaci i tuoi combattenti. Vince chi da solo ha Influenza 12 alla fine di una fase. I denari possono passare di mano in ogni momento, e le promesse si possono rompere.

browser-spartacus-rule-of-house = Scegliere una Casa
browser-spartacus-rule-of-recover = Recupero
browser-spartacus-rule-of-react = Reazioni e Guardie
browser-spartacus-rule-of-release = Pagare o liberare
browser-spartacus-rule-of-intrigue = La fase degli Intrighi
browser-spartacus-rule-of-exhaust = Esaurire carte
browser-spartacus-rule-of-gossip = Chiacchiere di casa
browser-spartacus-rule-of-discard = Limite di mano
browser-spartacus-rule-of-peek = Guardare il mazzo
browser-spartacus-rule-of-victim = Chi riguarda
browser-spartacus-rule-of-boost = Comprare Influenza
browser-spartacus-rule-of-target = Bersaglio di un Complotto
browser-spartacus-rule-of-plead = Chiedere appoggio
browser-spartacus-rule-of-claim = Dire che cosa si trama
browser-spartacus-rule-of-fee = Pagare l’appoggio
browser-spartacus-rule-of-promise = Promessa per l’appoggio
browser-spartacus-rule-of-support = Dare appoggio
browser-spartacus-rule-of-redirect = Deviare un Complotto
browser-spartacus-rule-of-pick = Scegliere una carta
browser-spartacus-rule-of-extort = Estorsione
browser-spartacus-rule-of-pluck = Prendere una carta da una mano
browser-spartacus-rule-of-order = Ordinare il mazzo
browser-spartacus-rule-of-market = Il Mercato Aperto
browser-spartacus-rule-of-terms = Termini di un’offerta
browser-spartacus-rule-of-coins = Denari in un’offerta
browser-spartacus-rule-of-deal = Rispondere a un’offerta
browser-spartacus-rule-of-bid = Puntare in segreto
browser-spartacus-rule-of-hosting = Puntare per essere Ospite
browser-spartacus-rule-of-call = Chiedere offerte
browser-spartacus-rule-of-bribe = Pagare a fatto compiuto
browser-spartacus-rule-of-purse = Monete messe da parte
browser-spartacus-rule-of-gift = Doni
browser-spartacus-rule-of-limit = Limite di un’offerta
browser-spartacus-rule-of-orders = Ordini permanenti
browser-spartacus-rule-of-invite = Invitare ai Giochi
browser-spartacus-rule-of-accept = Accettare un invito
browser-spartacus-rule-of-fighter = Scegliere chi combatte
browser-spartacus-rule-of-weapon = Arma
browser-spartacus-rule-of-armour = Armatura
browser-spartacus-rule-of-special = Equipaggiamento speciale
browser-spartacus-rule-of-second = Un secondo pezzo
browser-spartacus-rule-of-taint = Lama avvelenata
browser-spartacus-rule-of-lose = Perdere un dado
browser-spartacus-rule-of-wager = Scommesse
browser-spartacus-rule-of-net = La Rete
browser-spartacus-rule-of-first = Chi agisce per primo
browser-spartacus-rule-of-combat = Muovere e attaccare
browser-spartacus-rule-of-sand = Manciata di sabbia
browser-spartacus-rule-of-reroll = Nuovi tiri
browser-spartacus-rule-of-division = Doppi o tripli
browser-spartacus-rule-of-sica = La Sica
browser-spartacus-rule-of-ignore = Ignorare danni
browser-spartacus-rule-of-thumb = Pollice su o giù
browser-spartacus-rule-of-interject = In ogni momento

## On the board of the browser

browser-spartacus-tab-beside = Casate
browser-spartacus-phase = { $phase ->
    [upkeep] Mantenimento
    [intrigue] Intrighi
    [market] Mercato libero
    [auction] Asta
    [host] Ospite
    [arena] Arena
    [invitations] Inviti
    [wagers] Scommesse
    [combat] Combattimento
   *[thumb] Pollice
}
browser-spartacus-where = Round { $round } di { $last } al massimo
browser-spartacus-phase-line = { $phase ->
    [upkeep] Mantenimento: le carte si riattivano, le ferite si provano, si fa il Bilancio.
    [market] Il Mercato libero: scambiare, vendere alla Banca, chiudere.
   *[intrigue] Intrighi: tutti pescano tre carte.
}
browser-spartacus-schemes-now = { $is ->
    [you] hai il turno di Intrighi
   *[other] ha il turno di Intrighi
}
browser-spartacus-affair = Che cosa accade
browser-spartacus-deck = { $deck ->
    [intrigue] Intrighi
    [market] Mercato
   *[discard] Scarti
}
browser-spartacus-unseen = una carta coperta
browser-spartacus-seeks = cerca appoggio per una Macchinazione che nessuno vede.
browser-spartacus-asks = { $answer ->
    [yes] { $name }: sì.
    [no] { $name }: no.
   *[asked] Si chiede a { $name }.
}
browser-spartacus-binds = vincolante
browser-spartacus-only-said = solo detto
browser-spartacus-claims-nothing = non ne dice nulla
browser-spartacus-influence = Influenza
browser-spartacus-denarii = Denari
browser-spartacus-influence-now = Influenza { $influence }: a fine turno tieni { $limit ->
    [one] { $limit } carta
   *[other] { $limit } carte
}.
browser-spartacus-bank = La Banca paga { $bank }.
browser-spartacus-card-numbers = Influenza richiesta { $required }, si incassa per { $cash }.
browser-spartacus-dice-label = attacco { $attack }, difesa { $defence }, velocità { $speed }
browser-spartacus-pool-short = { $pool ->
    [attack] ATT
    [defence] DIF
   *[speed] VEL
}
browser-spartacus-health = { $count ->
    [one] 1 dado di salute
   *[other] { $count } dadi di salute
}
browser-spartacus-dice-left = dadi
browser-spartacus-plus = +{ $count }
browser-spartacus-minus = −{ $count }
browser-spartacus-needs = richiede { $required }, hai { $influence }
browser-spartacus-needs-support = richiede { $required }, hai { $influence }: chiedi ad altri
browser-spartacus-way = { $way ->
    [scheme] richiesta
    [lock] con appoggio
   *[cash] incasso
}
browser-spartacus-foot = { $family ->
    [guard] incassa { $cash }
    [reaction] serve { $required } · incassa { $cash }
   *[scheme] serve { $required } · incassa { $cash }
}
browser-spartacus-fact = { $what ->
    [denarii] Denari
    [hidden] Denari, nascosti
    [influence] Influenza
    [guards] Guardie
    [hand] Carte in mano
    [gladiators] Gladiatori
    [slaves] Schiavi
   *[ready] Pronti
}
browser-spartacus-host-mark = Ospite
browser-spartacus-result = { $winner ->
    [you] { $count ->
        [one] Vinci con Influenza { $influence }.
       *[other] { $names } si dividono la vittoria con Influenza { $influence }.
    }
   *[other] { $count ->
        [one] { $names } vince con Influenza { $influence }.
       *[other] { $names } si dividono la vittoria con Influenza { $influence }.
    }
}
browser-spartacus-no-cards = nessuna carta
browser-spartacus-houses = Le Casate di Capua
browser-spartacus-house-column = Casata
browser-spartacus-what-column = Che cosa ha
browser-spartacus-choose-column = Scegli
browser-spartacus-house-line = Influenza { $influence }, denari { $denarii }, Guardie { $guards }, mano { $hand }.
browser-spartacus-arena = L’arena, { $count } caselle
browser-spartacus-free-hex = libero
browser-spartacus-fighter-of = { $side }, { $name } di { $owner }
browser-spartacus-corner = { $corner ->
    [one] Vittoria I
    [two] Vittoria II
    [injury] Ferita
   *[decapitation] Decapitazione
}
browser-spartacus-pays = { $corner ->
    [one] 1 a 1
    [two] 1 a 1
   *[injury] 2 a 1
}
browser-spartacus-no-wagers = nessuna scommessa
browser-spartacus-barred = non contro il tuo combattente
browser-spartacus-nothing-to-stake = non hai denari
browser-spartacus-stake = Scommetti { $count }, nascosti finché tutti hanno scelto
browser-spartacus-no-stake = Non scommettere
browser-spartacus-stake-too-much = più di quanto puoi scommettere
browser-spartacus-reroll = { $count ->
    [0] Tieni tutti i dadi
    [one] Rilancia 1 dado
   *[other] Rilancia { $count } dadi
}
browser-spartacus-too-many-dice = più dadi di quanti puoi
browser-spartacus-your-dice = I tuoi dadi
browser-spartacus-against = Contro { $pool }
browser-spartacus-no-combat = Ora nessuno combatte. Qui si raccontano i dadi di un combattimento, fila contro fila.
browser-spartacus-bout = Round { $bout } del combattimento
browser-spartacus-first = Il combattente { $side } agisce per primo.
browser-spartacus-rows = { $count ->
    [0] Le file non fanno danno.
   *[other] Danno delle file.
}
browser-spartacus-besides = { $kind ->
    [sanded] Il combattente { $side } getta sabbia: un dado in meno.
    [automatic] { $value ->
        [one] { $value } danno in più, automatico.
       *[other] { $value } danni in più, automatici.
    }
    [ignored] Il combattente { $side } ignora danno: { spartacus-means }.
   *[resisted] Ostinato: { $value }.
}
browser-spartacus-defeat = { $grade ->
    [surrender] Il combattente { $side } si arrende.
    [injury] Il combattente { $side } cade, ferito.
   *[decapitation] Il combattente { $side } è decapitato.
}
browser-spartacus-kind = { $kind ->
    [gladiator] Gladiatore
    [slave] Schiavo
    [weapon] Arma
    [armour] Armatura
   *[special] Speciale
}
browser-spartacus-lots-left = { $lots ->
    [0] l’ultima carta
    [one] poi ancora 1
   *[other] poi ancora { $lots }
}
browser-spartacus-then = { $lots ->
    [0] Poi il titolo di Ospite.
    [one] Poi una carta coperta e il titolo di Ospite.
   *[other] Poi { $lots } carte coperte e il titolo di Ospite.
}
browser-spartacus-bid-for = Offerto per { $lot }:
browser-spartacus-title-of-host = Il titolo di Ospite
browser-spartacus-host-help = L’Ospite guadagna 1 Influenza, invita i combattenti, volge il pollice e apre la prossima fase Intrighi.
browser-spartacus-fist = { $state ->
    [open] aperto
    [out] fuori
    [yours] aperto: la tua offerta
   *[closed] chiuso
}
browser-spartacus-laid = { $count } sul tavolo
browser-spartacus-limit = In parità fino a
browser-spartacus-limit-is = In parità vai fino a { $count }
browser-spartacus-limit-set = Imposta
browser-spartacus-limit-lift = Nessun limite
browser-spartacus-has-limit = ha un limite
browser-spartacus-orders-when = Quando chiedermi di Guardie e Reazioni
browser-spartacus-orders-give = Ordina
browser-spartacus-orders = { $orders ->
    [always] Chiedimi: sempre
    [mine] Chiedimi: nei miei affari
    [never] Chiedimi: mai
   *[level] Chiedimi: Macchinazioni contro di me da { $level }
}
browser-spartacus-sum = { $ask ->
    [bid] Chiudi il pugno su { $count }
    [hosting] Chiudi il pugno su { $count }
    [gift] Dai { $count }
    [purse] Metti da parte { $count }
    [fee] Paga { $count } per un sì
    [promise] Prometti { $count }
    [limit] Fino a { $count }
   *[coins] { $count ->
        [one] { $count } denaro
       *[other] { $count } denari
    }
}
browser-spartacus-sum-none = { $ask ->
    [bid] Non offrire nulla
    [hosting] Non offrire nulla
    [promise] Non promettere nulla
    [limit] Nessun limite
   *[other] Nulla
}
browser-spartacus-you-hold = Hai
browser-spartacus-your-house = La tua Casata
browser-spartacus-your-hand = Le tue carte Intrighi: { $count }, limite { $limit }
browser-spartacus-no-hand = nessuna carta Intrighi
browser-spartacus-ask-seat = chiedi appoggio a { $name }
browser-spartacus-ask-now = Chiedi a { $name }
browser-spartacus-on-a-yes = Pagati per un sì
browser-spartacus-claim = Dici che è
browser-spartacus-later = Promessi per dopo
browser-spartacus-make-offer = Fai un’offerta
browser-spartacus-see-offers = Offerte e doni
browser-spartacus-offer-note = { $cards ->
    [yes] denari, carte, promesse
   *[no] denari per una promessa
}
browser-spartacus-to-whom = A chi
browser-spartacus-everybody = tutti
browser-spartacus-you-give = Dai
browser-spartacus-you-get = Ricevi
browser-spartacus-you-promise = Prometti
browser-spartacus-no-promise = nulla
browser-spartacus-send-offer = Fai questa offerta a { $name }
browser-spartacus-nothing-yet = nulla cambia ancora di mano
browser-spartacus-take-out = { $name }: togli dall’offerta
browser-spartacus-touch-cards = tocca le carte sul tavolo
browser-spartacus-no-offer = Niente offerta
browser-spartacus-offer-of = Un’offerta di { $name }
browser-spartacus-gives = { $is ->
    [you] Dai
    [all] Chi accetta dà
   *[other] { $name } dà
}
browser-spartacus-guards-count = { $count ->
    [one] 1 Guardia
   *[other] { $count } Guardie
}
browser-spartacus-nothing = nulla
browser-spartacus-outcome = { $outcome ->
    [accepted] accettata
    [declined] rifiutata
    [countered] risposta con un’altra
    [expired] scaduta
   *[withdrawn] ritirata
}
browser-spartacus-withdraw = Ritira la tua offerta
browser-spartacus-answer-above = L’offerta fatta a te sta accanto alla domanda, con le tue risposte.
browser-spartacus-write-above = La tua offerta si scrive accanto alla domanda.
browser-spartacus-no-offers = Ancora nessuna offerta in questo round.
browser-spartacus-held-aside = Denari messi da parte
browser-spartacus-holds = { $is ->
    [you] tieni da parte { $coins } per { $doer }: { $deed }
   *[other] { $name } tiene da parte { $coins } per { $doer }: { $deed }
}
browser-spartacus-any-time = Dai denari, o mettili da parte per un’azione
browser-spartacus-for-what = A chi o per che cosa
browser-spartacus-gift-to = Un dono per { $name }
browser-spartacus-gift = un dono
browser-spartacus-give-now = Dai
browser-spartacus-hold-now = Metti da parte
browser-spartacus-gift-note = Un dono non si rifiuta e non vincola nessuno.
browser-spartacus-deed-note = Pagati appena l’azione è compiuta; altrimenti tornano.
browser-spartacus-bargain-note = Ciò che si accetta si esegue subito e per intero. Le promesse non vincolano nessuno.
browser-spartacus-sell = Vendi alla Banca
browser-spartacus-sell-note = { $count ->
    [one] 1 carta vendibile
   *[other] { $count } carte vendibili
}
browser-spartacus-why-release = I tuoi Schiavi rendono 1 ciascuno, i tuoi Gladiatori costano 1 ciascuno. Chi non è pagato se ne va.
browser-spartacus-why-bribe = Ciò che metti da parte è pagato quando l’Ospite lo fa, altrimenti torna a te.
browser-spartacus-why-bid = Nascosto finché tutti i pugni si aprono. Paga solo il più alto; chi è pari continua con ciò che resta.
browser-spartacus-why-hosting = L’Ospite guadagna 1 Influenza, sceglie chi combatte e volge il pollice.
browser-spartacus-why-intrigue = Quante vuoi, una dopo l’altra, finché chiudi il turno.
browser-spartacus-why-market = Solo qui le carte cambiano di mano. Chi chiude nasconde i denari e ha finito.
browser-spartacus-why-deal = Ciò che accetti si esegue subito; una promessa non vincola nessuno.
browser-spartacus-why-terms = Ciò che dai e ricevi vincola una volta accettato; ciò che prometti no.
browser-spartacus-why-plead = Chi accetta aggiunge tutta la sua Influenza. Ciò che dici della carta può non essere vero.
browser-spartacus-why-support = Un sì è definitivo, qualunque carta sia. Il tuo segnalino non si muove.
browser-spartacus-why-react = Si chiede a tutti gli aventi diritto, prima al bersaglio; passare non rivela nulla.
browser-spartacus-why-wager = Le puntate si mostrano insieme. Al massimo tre pile.
browser-spartacus-why-combat = Muovi e attacca una volta ciascuno, in qualsiasi ordine; le caselle accese sono raggiungibili.
browser-spartacus-why-lose = I dadi sono salute: con 2 ci si arrende, con 1 si è feriti, con nessuno decapitati.
browser-spartacus-why-house = Ogni Casata comincia con le sue carte e i suoi denari, e ha due poteri propri.
browser-spartacus-why-thumb = Decidi tu solo, vincolato a nulla se non a ciò per cui ti hanno pagato.
