# Che cosa dice l’istruttore nelle lezioni di Spartacus.

spartacus-lesson-first-title = Il tuo primo combattimento
spartacus-lesson-first-move = Il tuo Spartacus in d3 combatte un Guerriero trace in d5. I dadi sono insieme forza e salute: il tuo ha 4 ATT, 4 DIF e 4 VEL, l’altro uno di ciascuno. VEL dice quanto puoi muovere; si colpisce un vicino.
spartacus-lesson-first-move-do = Vai in d4, accanto a lui.
spartacus-lesson-first-not-yet = Non ancora: sta in piedi a stento. Finiscilo.
spartacus-lesson-first-nearer = Da d4 lo raggiungi, ed è un passo.
spartacus-lesson-first-attack = Si lancia insieme: i tuoi dadi ATT contro i suoi DIF, confrontati dal più alto. Chi supera colpisce; i dadi senza avversario colpiscono con 3 o più. Con due dadi deve arrendersi.
spartacus-lesson-first-attack-do = Attacca.
spartacus-lesson-first-thumb = Il 6 batte il 5, e il 4 non aveva avversario: è ferito e giace ai piedi dell’Ospite, che sei tu. La vittoria ti ha portato a Influenza 12. Il tuo Spartacus ha ottenuto un Favore della folla; anche il Trace ne ha uno, di un combattimento passato: ucciderlo ti costa 1 Influenza. Chi è solo a 12 alla fine della fase ha vinto.
spartacus-lesson-first-thumb-do = Pollice su.
spartacus-lesson-first-costly = Il pollice verso ti costerebbe 1 Influenza: 11, e oggi niente vittoria.
spartacus-lesson-first-end = Hai vinto la partita. Influenza 12, da solo, alla fine di una fase: è tutto qui. La strada per arrivarci è più lunga.

spartacus-lesson-schemes-title = Macchinazioni
spartacus-lesson-schemes-launch = È il tuo turno di Intrighi. Una Macchinazione richiede l’Influenza scritta sulla carta; tu hai 8. Calunnia nel Foro toglie 1 Influenza a un altro.
spartacus-lesson-schemes-launch-do = Lancia Calunnia nel Foro.
spartacus-lesson-schemes-worth-more = 3 denari fanno comodo, ma lanciata questa carta vale di più.
spartacus-lesson-schemes-not-done = C’è altro da fare prima di finire il turno.
spartacus-lesson-schemes-slander-first = Bene, ma prima la calunnia.
spartacus-lesson-schemes-target = Tutti hanno 7. Chi ha Guardie può provare a fermarti: una Guardia annulla con 4 o più. Il secondo Dominus ne ha una, il terzo nessuna; ma così il secondo perderà la sua.
spartacus-lesson-schemes-target-do = Mira al secondo Dominus.
spartacus-lesson-schemes-the-other = Anche possibile; stavolta logora chi ha una Guardia.
spartacus-lesson-schemes-profit = La Guardia ha fatto 2 ed è persa, e la calunnia è riuscita. Puoi lanciare quante Macchinazioni vuoi. Profitti al mercato nero richiede 7 e porta 5 denari.
spartacus-lesson-schemes-profit-do = Lancia Profitti al mercato nero.
spartacus-lesson-schemes-five = Cinque denari ti aspettano: Profitti al mercato nero.
spartacus-lesson-schemes-cash = Dadi truccati è una Reazione per l’arena. Se non vuoi tenerla, ogni carta si può incassare.
spartacus-lesson-schemes-cash-do = Incassa Dadi truccati.
spartacus-lesson-schemes-one-card = Resta una carta, e vale 2 denari.
spartacus-lesson-schemes-cash-it = Prima fai soldi con la carta: 2 denari.
spartacus-lesson-schemes-ability = Pietros ha un’abilità segnata Intrighi: esauriscilo e guadagna un denaro. Una carta esaurita sta coperta fino al prossimo Mantenimento.
spartacus-lesson-schemes-ability-do = Usa Pietros.
spartacus-lesson-schemes-pietros = Pietros è ancora pronto: un denaro per niente.
spartacus-lesson-schemes-end = Un’Influenza in meno a un rivale, 8 denari per te. Alla fine del turno puoi tenere tante carte quante ne permette l’Influenza.

spartacus-lesson-guard-title = Guardie
spartacus-lesson-guard-table = Un altro Dominus ti manda un Sicario nell’ombra: Spartacus morirebbe. Hai una Guardia sul tavolo e una nascosta in mano. Una Guardia lancia un dado: con 4 o più annulla; comunque vada è persa.
spartacus-lesson-guard-table-do = Usa la Guardia sul tavolo.
spartacus-lesson-guard-spartacus-dies = Se passi, Spartacus è morto. Usa le Guardie.
spartacus-lesson-guard-keep-hidden = Tieni per ultima quella nascosta; quella sul tavolo la vedono tutti.
spartacus-lesson-guard-hand = Un 2: ha fallito. Puoi mandare quante Guardie hai, una dopo l’altra, anche dalla mano.
spartacus-lesson-guard-hand-do = Usa la Guardia della mano.
spartacus-lesson-guard-end = Un 5: la Macchinazione è annullata e Spartacus vive. Entrambe le Guardie sono perse; la prossima Macchinazione troverà la porta aperta.

spartacus-lesson-support-title = Influenza in prestito
spartacus-lesson-support-lock = Una visita da Roma porta 1 Influenza, ma ne richiede 9 e tu hai 6. Gli altri possono prestarti la loro, tutta, per una Macchinazione. Nessuno vede quale carta metti.
spartacus-lesson-support-lock-do = Cerca appoggio per Una visita da Roma.
spartacus-lesson-support-not-for-three = 3 denari non valgono un punto d’Influenza.
spartacus-lesson-support-not-done = Non ancora: c’è un punto d’Influenza da prendere.
spartacus-lesson-support-lock-it = Prima metti la carta in cerca d’appoggio.
spartacus-lesson-support-ask = Te ne servono altri 3. Il secondo Dominus ha 4, il terzo 5. Chiedi al più debole: forse vuole soldi.
spartacus-lesson-support-ask-do = Chiedi al secondo Dominus.
spartacus-lesson-support-either = Anche lui andrebbe bene; stavolta chiedi a chi ha meno.
spartacus-lesson-support-not-back = Non riprenderla adesso.
spartacus-lesson-support-claim = Che cos’è, chiede. Non devi dire la verità. Ti aiuterebbe a prendere un punto d’Influenza?
spartacus-lesson-support-claim-do = Di’ Profitti al mercato nero, Patronato, o non dire nulla.
spartacus-lesson-support-honest = Onesto, e forse imprudente. Prova una bugia.
spartacus-lesson-support-fee = Ciò che paghi per un sì passa di mano subito. Resta pagato, comunque vada la Macchinazione.
spartacus-lesson-support-fee-do = Paga 2 denari.
spartacus-lesson-support-nothing-for-nothing = Niente per niente: offri 2.
spartacus-lesson-support-promise = E puoi promettere altro per dopo. Le promesse non vincolano nessuno.
spartacus-lesson-support-promise-do = Prometti fino a 3 denari.
spartacus-lesson-support-launch = Ha detto sì, e un sì è definitivo, qualunque carta si riveli: 6 e 4 bastano per 9. Nessun segnalino si muove.
spartacus-lesson-support-launch-do = Lancia la Macchinazione.
spartacus-lesson-support-end = Influenza 7, per 2 denari e una bugia. Se ne ricorderà.

spartacus-lesson-market-title = Pugni chiusi
spartacus-lesson-market-sell = Nel Mercato libero le Risorse pronte si scambiano a qualsiasi prezzo o si vendono alla Banca. Sai che cosa va all’asta per primo: Varro, 3/3/3. Fai posto e soldi: il tuo Guerriero trace rende 2.
spartacus-lesson-market-sell-do = Vendi il Guerriero trace alla Banca.
spartacus-lesson-market-first-sell = Prima vendi; chiudere è definitivo.
spartacus-lesson-market-the-thracian = Stavolta tocca al Guerriero trace.
spartacus-lesson-market-close = 8 denari. Gli altri hanno chiuso e nascosto i loro. Chi chiude ha finito di commerciare.
spartacus-lesson-market-close-do = Chiudi.
spartacus-lesson-market-close-now = Non c’è più nessuno con cui commerciare: chiudi.
spartacus-lesson-market-bid = Varro. Tutti offrono a pugno chiuso e aprono insieme; paga solo il più alto. Gli altri avevano 5 e 4 denari quando hanno chiuso.
spartacus-lesson-market-bid-do = Offri 4 o 5.
spartacus-lesson-market-nothing = Con niente non si vince niente.
spartacus-lesson-market-four = 4 o 5 è una buona stima; tieni qualcosa per il titolo di Ospite.
spartacus-lesson-market-host = Varro è tuo. Nessuno voleva le altre. Per ultimo il titolo di Ospite: 1 Influenza, e l’ultima parola su chi combatte e chi muore.
spartacus-lesson-market-host-do = Offri 2 o 3 per il titolo.
spartacus-lesson-market-be-host = Essere Ospite vale qualcosa: offri.
spartacus-lesson-market-two = 2 o 3 bastano: sono quasi a secco.
spartacus-lesson-market-end = Sei l’Ospite, e i Tesori sono di nuovo palesi. In parità si offre di nuovo, in aggiunta a ciò che è sul tavolo.

spartacus-lesson-games-title = L’Ospite
spartacus-lesson-games-call = Sei l’Ospite, e già questo ti ha dato 1 Influenza. Prima di invitare puoi chiedere offerte: gli altri possono pagare per essere invitati, o per non esserlo.
spartacus-lesson-games-call-do = Stavolta non chiedere offerte.
spartacus-lesson-games-no-call = Un’altra volta. Oggi vuoi un combattimento.
spartacus-lesson-games-invite = Ci sono due posti. Rifiutare costa 1 Influenza. Il secondo Dominus ha un Guerriero trace, il terzo solo uno Stalliere.
spartacus-lesson-games-invite-do = Invita il secondo Dominus.
spartacus-lesson-games-first-the-other = Prima l’altro: deve mostrare chi manda prima che tu scelga.
spartacus-lesson-games-the-weak = Uno Stalliere non oserebbe. Prendi il Trace.
spartacus-lesson-games-yourself = Ha accettato e manda il Guerriero trace. A casa hai Theokeles: 5 ATT, 4 DIF. Una vittoria è un altro punto d’Influenza.
spartacus-lesson-games-yourself-do = Invita te stesso.
spartacus-lesson-games-you = Hai l’uomo migliore: invita te stesso.
spartacus-lesson-games-fighter = Scegli il combattente. Anche gli Schiavi possono combattere.
spartacus-lesson-games-fighter-do = Manda Theokeles.
spartacus-lesson-games-theokeles = Uno schiavo di cucina contro un guerriero? Theokeles.
spartacus-lesson-games-wager = Ora tutti possono scommettere: fino a 3 denari per angolo, al massimo tre angoli, mai sulla vittoria dell’altro. Vittoria paga 1 a 1, Ferita e Decapitazione 2 a 1. Sei sulla casella II.
spartacus-lesson-games-wager-do = Punta 3 su Vittoria II, e se vuoi altri 3 su Ferita o Decapitazione.
spartacus-lesson-games-bet = Theokeles combatte per te, e non scommetti un denaro?
spartacus-lesson-games-on-him = Coraggio: 3 su Vittoria II.
spartacus-lesson-games-end = La folla ruggisce. Qualunque cosa accada, l’Ospite sei tu: il pollice è tuo, e si può comprare.

spartacus-lesson-match-title = Una partita intera
spartacus-lesson-match-play = Tre Casate, tutte a Influenza 7. Mantenimento, Intrighi, Mercato, Arena, ancora e ancora, finché uno è solo a 12 o sono passati otto round. I bot guidano le altre. Chiedi un consiglio quando vuoi.
spartacus-lesson-match-play-do = Gioca fino alla fine.
spartacus-lesson-match-end = I Giochi sono finiti. Ora conosci Capua; siediti a un tavolo con persone, e non fidarti di nessuno.

spartacus-advice-house = Nessuna Casata libera comincia più ricca di Gladiatori, Schiavi, Guardie e denari.
spartacus-advice-recover = { $choice ->
    [stop] Con un 1 la carta muore, e quelle che restano valgono troppo per rischiare.
   *[card] Delle carte ferite è quella che ti mancherebbe di meno.
}
spartacus-advice-react = { $window ->
    [scheme] Pesato contro ciò che la Macchinazione ti costerebbe.
    [guard] Con un rilancio la tua Guardia può ancora annullare la Macchinazione.
    [reaction] Solo ciò che va contro la tua Macchinazione vale questa carta.
    [shame] Solo ciò che va contro la tua Macchinazione vale questa carta.
    [recovery] Una carta guarita vale più dell’aiuto.
    [treasury] Pesato secondo quanto quel rivale è pericoloso per te.
    [auction] Pesato: quanto vale per te la carta contro il tuo totale.
    [initiative] Con l’Iniziativa scegli chi agisce per primo.
    [invitation] Il tuo rifiuto allora non costa Influenza.
   *[thumb] Ne vale la pena solo per un tuo combattente.
}
spartacus-advice-release = { $choice ->
    [pay] Puoi pagare per loro, quindi nessuno deve andare.
   *[card] Non puoi pagare per tutti, ed è quello che ti mancherà di meno.
}
spartacus-advice-intrigue = A prima vista è ciò che rende di più nel tuo turno.
spartacus-advice-exhaust = Nessuno degli altri combatte peggio: tienili pronti.
spartacus-advice-gossip = { $choice ->
    [stop] Vale la pena di tenere le carte che hai in mano.
   *[card] Ti renderebbe poco; una carta nuova è probabilmente migliore.
}
spartacus-advice-discard = Delle tue carte è quella che ora vale di meno per te.
spartacus-advice-peek = In cima, sai quale carta viene dopo.
spartacus-advice-victim = Meglio usarla contro il rivale più pericoloso per te.
spartacus-advice-boost = È ciò che ti costa meno denari.
spartacus-advice-target = Così la Macchinazione ti promette di più, per il tuo guadagno o la perdita di un rivale.
spartacus-advice-plead = { $choice ->
    [launch] Con tutto ciò che puoi aggiungere, ora la tua Influenza basta.
    [withdraw] Non resta nessuno a cui chiedere: troppo debole, troppo caro o già interpellato.
   *[ask] La sua Influenza basterebbe, e meno ne ha, meno dovrebbe costare.
}
spartacus-advice-claim = È la verità: qui non conto su una bugia.
spartacus-advice-fee = Quanto vale la sua Influenza, ma al massimo metà di ciò che rende la Macchinazione.
spartacus-advice-promise = Ciò che non prometti, non lo dovrai.
spartacus-advice-support = Secondo ciò che è pagato, e quanto chi chiede è vicino a dodici.
spartacus-advice-redirect = Che colpisca il rivale più pericoloso per te.
spartacus-advice-pick = La carta migliore di un altro; delle tue, quella che ti mancherà di meno.
spartacus-advice-extort = { $extort ->
    [pay] Un punto d’Influenza vale più di 4 denari.
   *[lose] Non hai Influenza da perdere.
}
spartacus-advice-pluck = Nessuna carta di quella mano vale di più per il suo proprietario.
spartacus-advice-order = Più una carta vale, prima deve venire.
spartacus-advice-market = Qui ora non c’è di meglio.
spartacus-advice-terms = { $term ->
    [give] Qualcuno pagherebbe nettamente più di quanto vale per te.
    [take] Questa carta vale per te nettamente più del suo prezzo probabile.
    [pay] Manca ancora un prezzo per la carta.
    [charge] Manca ancora un prezzo per la carta.
    [send] Ci sono una carta e un prezzo: basta così.
   *[drop] Qui guadagneresti troppo poco, o meno che altrove.
}
spartacus-advice-coins = Un prezzo con cui guadagna anche l’altro; senza una carta in vista, il meno possibile.
spartacus-advice-deal = Secondo ciò che guadagni, e mai così che un rivale arrivi a dodici.
spartacus-advice-bid = All’incirca quanto la carta vale per la tua Casata, e non di più.
spartacus-advice-hosting = Un punto d’Influenza e la scelta di chi combatte valgono circa tanto.
spartacus-advice-limit = Senza limite decidi di nuovo a ogni parità.
spartacus-advice-orders = Così decidi tu ogni volta.
spartacus-advice-call = { $answer ->
    [yes] Qualcuno ha abbastanza denari per pagarti bene.
   *[no] Nessuno ha abbastanza denari per pagarti bene.
}
spartacus-advice-bribe = { $doing ->
    [invite] Il tuo miglior combattente è più forte di quelli degli altri.
    [shun] Qualcuno potrebbe mandare un combattente molto più forte del tuo.
    [thumb-up] È tuo, e vale la pena di salvarlo.
    [thumb-down] La sua morte costerebbe a un rivale abbastanza da valerne la pena.
   *[none] Nessun gesto dell’Ospite vale ora i tuoi denari.
}
spartacus-advice-purse = Al massimo un terzo di ciò che hai, e mai più di 3 denari.
spartacus-advice-gift = Solo ciò che gli hai promesso e non ancora dato, per quanto puoi.
spartacus-advice-invite = Secondo la tua forza, ciò che è pagato e la vittoria che temi di meno.
spartacus-advice-accept = { $accept ->
    [accept] Hai un combattente con 6 dadi o più.
   *[decline] Con meno di 6 dadi nessuno dei tuoi avrebbe buone possibilità.
}
spartacus-advice-fighter = Nessuno degli altri combatte meglio, per dadi e abilità.
spartacus-advice-weapon = Per quanto paga la Banca, non hai un’arma pronta migliore.
spartacus-advice-armour = Per quanto paga la Banca, non hai un’armatura pronta migliore.
spartacus-advice-special = Per quanto paga la Banca, non hai uno speciale pronto migliore.
spartacus-advice-second = Per quanto paga la Banca, non hai un secondo speciale pronto migliore.
spartacus-advice-taint = Così l’altro combattente comincia con un dado in meno.
spartacus-advice-wager = Sul combattente più forte, se lo è di molto; altrimenti niente.
spartacus-advice-lose = La riserva più grande può cedere un dado; l’attacco si tiene più a lungo.
spartacus-advice-net = Vince l’Iniziativa senza lancio, a meno che anche l’altro ne getti una.
spartacus-advice-first = { $first ->
    [first] Puoi arrivargli accanto: colpisci per primo.
   *[second] Non puoi ancora arrivargli accanto: lascialo venire.
}
spartacus-advice-combat = Colpisci se lo raggiungi; altrimenti avvicinati.
spartacus-advice-sand = Ogni dado che non ti attacca ti aiuta.
spartacus-advice-reroll = { $reroll ->
    [none] Tutti i tuoi dadi mostrano 4 o più: tienili.
   *[other] Rilanciato, un dado da 3 o meno in media migliora.
}
spartacus-advice-division = Il triplo aggiunge almeno tanto danno quanto il doppio.
spartacus-advice-sica = { $answer ->
    [yes] Si aggiunge ad altro danno, o può sconfiggerlo: è il momento.
   *[no] Questo attacco non fa danno, e 1 non lo sconfiggerebbe: tienila.
}
spartacus-advice-ignore = Ogni danno che ignori salva un dado.
spartacus-advice-thumb = { $thumb ->
    [up] La sua morte non ti renderebbe più che risparmiarlo.
   *[down] La sua morte ti rende di più: è pagata, o un rivale lo perde.
}
