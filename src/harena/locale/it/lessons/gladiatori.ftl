# Lezioni di Gladiatori. X è ciò che dice l’allenatore, X-do il compito in una riga; le altre si dicono a una
# risposta che non è ancora quella giusta.

gladiatori-lesson-first-title = Primo Sangue
gladiatori-lesson-first-walk =
    Benvenuto! Sei il Secutor, con una spada e uno scudo. Di là dalla sabbia ti aspetta un Mirmillo. Si vince a Punti Vittoria: per
    attacchi onorevoli, per le ferite e per chi resta in vita. Per colpirlo devi stargli davanti. Ogni punto di Velocità è un passo.
gladiatori-lesson-first-walk-do = Fai un passo a est, dritto.
gladiatori-lesson-first-too-far = È ancora fuori portata: colpisci solo la casella dritta davanti a te.
gladiatori-lesson-first-straight-on = Vai dritto da lui: a est, senza girarti.
gladiatori-lesson-first-closer = Bene. Ancora un passo e gli sei davanti.
gladiatori-lesson-first-closer-do = Fai un altro passo a est.
gladiatori-lesson-first-ready = È dritto davanti a te. Ti resta della Velocità; conservala, ti serve anche per schivare.
gladiatori-lesson-first-ready-do = Termina il movimento.
gladiatori-lesson-first-stand-well = Sei al posto giusto. Basta passi: preparati ad agire.
gladiatori-lesson-first-card =
    Una carta Azione dice che cosa fai. Forza, Destrezza e Furia colpiscono; Movimento cammina. Forza conta l’Energia che ci metti
    sopra, e in mano hai quattro carte Energia.
gladiatori-lesson-first-card-do = Gioca Forza.
gladiatori-lesson-first-no-blow = Movimento non colpisce mai. Gioca Forza.
gladiatori-lesson-first-no-pass = Non adesso: ce l’hai davanti. Gioca Forza.
gladiatori-lesson-first-another-day = Quella carta verrà in un’altra lezione. Con tanta Energia la migliore è Forza.
gladiatori-lesson-first-energy =
    Ora l’Energia. Ogni Energia 1 aggiunge 1 all’attacco. E più carte giochi, più profonda è la ferita: 1, e 1 in più ogni
    due carte, contando anche la carta Azione.
gladiatori-lesson-first-energy-do = Aggiungi tre carte Energia 1; poi basta.
gladiatori-lesson-first-three-energy = Tre Energia 1, non una di più né di meno: con Forza fanno quattro carte, e una ferita da 3.
gladiatori-lesson-first-strike = Le tue carte sono coperte. Lui vede quante, non quali. Ora di’ chi attacchi.
gladiatori-lesson-first-strike-do = Colpisci il Mirmillo.
gladiatori-lesson-first-strike-him = Non sei venuto fin qui per niente. Colpisci!
gladiatori-lesson-first-offense =
    Risponde con una sua carta. Ora si somma il tuo attacco: 3 di Energia, 4 per spada e scudo. Puoi aggiungere la tua Offesa, 5.
    Ogni uso la abbassa di 1.
gladiatori-lesson-first-offense-do = Usa l’Offesa.
gladiatori-lesson-first-use-offense = 7 potrebbe non bastare: la sua difesa è ancora segreta. Aggiungi l’Offesa: fa 12.
gladiatori-lesson-first-end =
    12 contro 6: a segno! Quattro carte fanno 3 danni, e lui paga con carte del mazzo PF. A te 2 punti per l’attacco di fronte, 3 per i danni
    e 3 per il Primo Sangue: 18 a 10. Così si vince un combattimento.

gladiatori-lesson-facing-title = Faccia a faccia
gladiatori-lesson-facing-front =
    Ognuno guarda da una parte. Le tre caselle davanti sono il suo fronte, le altre tre le sue spalle. Un attacco di fronte porta
    punti; alle spalle ne costa 3, e altri 2 per ogni ferita. Il Mirmillo guarda a nord-est, lontano da te.
gladiatori-lesson-facing-front-do = Prima fai un passo a est.
gladiatori-lesson-facing-too-far = Non ancora: devi stargli davanti e guardarlo.
gladiatori-lesson-facing-other-way = Di là si va altrove. Segui la strada che ti indico.
gladiatori-lesson-facing-round = Andando dritto gli arriveresti alle spalle. Giragli intorno.
gladiatori-lesson-facing-round-do = Fai un passo a nord-est, senza girarti.
gladiatori-lesson-facing-behind = Lì gli staresti alle spalle. Un colpo alle spalle ti costa punti.
gladiatori-lesson-facing-turn =
    Ancora un passo e sei nel suo fronte. Alla fine di un passo puoi girarti di un lato: così lo guardi.
gladiatori-lesson-facing-turn-do = Fai un passo a est e girati a destra.
gladiatori-lesson-facing-look-at-him = Così guarderesti oltre lui. Girati a destra alla fine del passo.
gladiatori-lesson-facing-dexterity =
    Lo guardi, e lui ti vede arrivare: è onorevole. La tua mano è piena, quindi ora è buona Destrezza: conta metà delle carte che ti
    restano in mano.
gladiatori-lesson-facing-dexterity-do = Gioca Destrezza.
gladiatori-lesson-facing-full-hand = Con la mano piena Destrezza è la più forte. Provala.
gladiatori-lesson-facing-two-cards =
    Con Destrezza l’Energia non aggiunge nulla all’attacco; ma ogni carta giocata rende la ferita più profonda. Altre due fanno tre carte e
    una ferita da 2.
gladiatori-lesson-facing-two-cards-do = Aggiungi due carte Energia 1, poi basta.
gladiatori-lesson-facing-two-energy = Due Energia 1: di più ti svuoterebbero la mano, e Destrezza conta la mano.
gladiatori-lesson-facing-offense = Ti restano sette carte in mano: la metà è 3, per difetto. Con spada e scudo fa 7.
gladiatori-lesson-facing-offense-do = Aggiungi l’Offesa.
gladiatori-lesson-facing-not-enough = 7 potrebbe non bastare: la sua risposta è ancora segreta. Aggiungi l’Offesa.
gladiatori-lesson-facing-end =
    12 contro 8, di fronte: 2 punti per l’attacco, 2 per la ferita, 3 per il Primo Sangue. Prima di colpire, guarda da che parte guarda lui,
    e da che parte guardi tu.

gladiatori-lesson-defence-title = Sotto attacco
gladiatori-lesson-defence-react =
    Il Mirmillo ti colpisce. Un attacco va a segno se supera la tua difesa. Puoi rispondere con una carta Azione: Forza blocca
    con l’Energia, Destrezza para con metà della mano, Furia si oppone con 5, Movimento schiva e dimezza l’attacco.
gladiatori-lesson-defence-react-do = Opponiti: rispondi con Furia.
gladiatori-lesson-defence-block = Un Blocco conta l’Energia che ci metti. Ti costerebbe carte; l’Opposizione è 5 per niente.
gladiatori-lesson-defence-parry = Metà della tua mano sarebbe 3. L’Opposizione è sempre 5.
gladiatori-lesson-defence-dodge = Una Schivata dimezza l’attacco, ma allora lo scudo non aiuta. Con buoni Oggetti è meglio l’Opposizione.
gladiatori-lesson-defence-passive = Chi non risponde è Passivo: lo proteggono solo Oggetti e Guardia. Opponiti!
gladiatori-lesson-defence-no-cards = Potresti aggiungere carte. Ma nell’Opposizione l’Energia non conta.
gladiatori-lesson-defence-no-cards-do = Non aggiungere carte.
gladiatori-lesson-defence-save-cards = Risparmiala: l’Opposizione è 5, con o senza Energia.
gladiatori-lesson-defence-guard =
    Il suo attacco è 10. La tua difesa: 5 per l’Opposizione, 1 per la spada, 3 per lo scudo: 9. Ne manca uno! La Guardia aggiunge il suo
    valore, 5, e scende di 1 a ogni uso.
gladiatori-lesson-defence-guard-do = Usa la Guardia.
gladiatori-lesson-defence-one-short = 9 contro 10: ti colpirebbe. Con la Guardia fa 14.
gladiatori-lesson-defence-end =
    14 contro 10: il colpo è respinto. Lui prende 2 punti per l’attacco di fronte, anche senza colpirti. Usa la Guardia solo quando fa la
    differenza: ogni uso la indebolisce.

gladiatori-lesson-wounds-title = Mano e mazzo PF
gladiatori-lesson-wounds-split =
    Ogni turno comincia con una scelta segreta: quali carte vanno in mano, per agire, e quali nel mazzo PF, per sanguinare. Le ferite
    si pagano con carte del mazzo PF o con Oggetti, e ciò che ha pagato esce dal gioco per sempre.
gladiatori-lesson-wounds-split-do = Tieni in mano le quattro carte Azione e tre Energia 1. Il resto va nel mazzo PF.
gladiatori-lesson-wounds-half = Quattro carte Azione e tre Energia 1 in mano, nient’altro. Così il mazzo PF ha quattro carte: 7 Punti Ferita.
gladiatori-lesson-wounds-behind =
    Il Mirmillo ti è arrivato proprio alle spalle. Da lì non puoi reagire affatto: contano solo gli Oggetti, e 3 in meno. È 8 contro 1.
    Con la Guardia sarebbe 6.
gladiatori-lesson-wounds-behind-do = Non usare la Guardia: ti colpirebbe lo stesso.
gladiatori-lesson-wounds-still-hit = 6 contro 8 è pur sempre un colpo a segno. Conserva la Guardia per un colpo che può fermare.
gladiatori-lesson-wounds-pay =
    Ha giocato tre carte: 2 danni. Paga almeno altrettanto. Una Energia 1 vale 2 Punti Ferita, un Oggetto di più.
gladiatori-lesson-wounds-pay-do = Paga con una Energia 1 del mazzo PF.
gladiatori-lesson-wounds-keep-item = Anche gli Oggetti possono pagare, ma poi sono persi, e con loro l’aiuto in ogni combattimento.
gladiatori-lesson-wounds-end =
    Pagato: sei vivo. E lui? Un colpo alle spalle: 3 punti persi, e altri 2 per ogni ferita. Gli restano 3 punti, tu ne hai 10. Quando del mazzo PF resta
    solo la copertura, la prossima ferita è l’ultima: non restare mai con troppo poco.

gladiatori-lesson-rest-title = La fila di carte e il Riposo
gladiatori-lesson-rest-reuse =
    Secondo round di combattimento. Le carte che hai usato stanno in fila davanti a te. Puoi riusarle, ma costa Sangue: 1 per la carta più a
    destra, 2 per la seguente. Il Mirmillo attacca, e in mano non hai carte Azione.
gladiatori-lesson-rest-reuse-do = Opponiti di nuovo con Furia, per 1 Sangue.
gladiatori-lesson-rest-one-blood = 1 Sangue per una difesa di 5 è poco. Riusa Furia.
gladiatori-lesson-rest-two-blood = Forza sta più a sinistra e costa 2 Sangue, e un Blocco vuole Energia. Usa Furia.
gladiatori-lesson-rest-act-again =
    9 contro 4: respinto senza fatica. Ora tocca a te. Forza è girata: è già stata la tua Azione e in questo turno non può esserlo
    ancora. Furia è stata solo una Reazione.
gladiatori-lesson-rest-act-again-do = Colpisci con Furia, per 1 Sangue.
gladiatori-lesson-rest-standby-later = L’Attesa ti ridarebbe tre Elementi. Buona quando sei stanco, ma ora puoi colpire.
gladiatori-lesson-rest-no-pass = Dal niente non nasce niente. Colpisci!
gladiatori-lesson-rest-blood =
    Furia prende altro Sangue, 2 per punto: ci metti gli ultimi 3, cioè 6. Il Mirmillo è sfinito e lascia venire il colpo.
gladiatori-lesson-rest-blood-do = Aggiungi anche l’Offesa.
gladiatori-lesson-rest-all-in = Ha abbassato la guardia. Tutto quello che hai, adesso!
gladiatori-lesson-rest-rest =
    14 contro 6: Primo Sangue. Ma sei stanco: carte e punti sono consumati. Alla fine del turno c’è il Riposo: la Resistenza ridà tante carte
    e punti di Offesa e Guardia quanto vale, 7, e poi scende di 1.
gladiatori-lesson-rest-rest-do = Riposa con la Resistenza e riprendi tutto: 2 Offesa, Forza, Furia e tre Energia 1.
gladiatori-lesson-rest-tired = Con una carta in mano non sopravvivresti al prossimo turno. Riposa.
gladiatori-lesson-rest-back = Mancano sette cose, e sette ne puoi riprendere.
gladiatori-lesson-rest-back-do = Riprendi tutto: 2 Offesa, Forza, Furia e tre Energia 1.
gladiatori-lesson-rest-take-all = La Resistenza basta per tutto: 2 Offesa, Forza, Furia e tre Energia 1.
gladiatori-lesson-rest-end =
    Quasi fresco per il secondo turno. Solo Sangue e Velocità non tornano con il Riposo: quelli li dà l’Attesa. La stanchezza è il vero
    nemico: chi riposa bene vince alla lunga.

gladiatori-lesson-moves-title = Mosse Speciali e Poteri
gladiatori-lesson-moves-acrobatic =
    Nel gioco completo il tuo mazzo ha Mosse Speciali. Si giocano come l’Energia, e ognuna fa una cosa. Un Colpo acrobatico aggiunge 3,
    ma poi sei Sbilanciato. Forza è già sul tavolo.
gladiatori-lesson-moves-acrobatic-do = Aggiungi due Energia 1 e il Colpo acrobatico.
gladiatori-lesson-moves-three-cards = Due Energia 1 e il Colpo acrobatico: con Forza fanno quattro carte.
gladiatori-lesson-moves-power =
    Poi ci sono i Poteri: ognuno vale una volta per partita. Ferite profonde rende il colpo fino a 3 più debole, e la ferita altrettanto più
    profonda.
gladiatori-lesson-moves-power-do = Usa Ferite profonde.
gladiatori-lesson-moves-no-push = Lotta lo spingerebbe via. Oggi vuoi ferirlo: Ferite profonde.
gladiatori-lesson-moves-now-or-never = Un attacco forte è il momento migliore per Ferite profonde. Adesso!
gladiatori-lesson-moves-depth = Il tuo attacco sarà abbastanza forte. Quanto in profondità?
gladiatori-lesson-moves-depth-do = Più che puoi: 3.
gladiatori-lesson-moves-deeper = Il massimo è 3. Osa.
gladiatori-lesson-moves-leap = Ora il Colpo acrobatico: 3 in più all’attacco, e dopo un segnalino Sbilanciato per te.
gladiatori-lesson-moves-leap-do = Fallo.
gladiatori-lesson-moves-one-short = Senza, il tuo attacco sarebbe 8. Salta!
gladiatori-lesson-moves-end =
    11 contro 10, per un soffio: 3 danni per quattro carte, e altri 3 con Ferite profonde. 11 punti in un colpo! Ora sei Sbilanciato; un
    secondo segnalino ti manderebbe A terra. Con 2 carte o punti ti togli un segnalino.

gladiatori-lesson-match-title = Una piccola partita
gladiatori-lesson-match-play =
    Ora una partita intera: il gioco per imparare, due turni. Nel primo non ci sono Mosse Speciali. Vince chi ha più Punti Vittoria: attacca
    di fronte, tieni abbastanza carte nel mazzo PF e riposa alla fine del turno. Chiedi a me quando non sai che fare.
gladiatori-lesson-match-play-do = Gioca fino alla fine. «Tu che cosa faresti?» ti dà un consiglio.
gladiatori-lesson-match-end =
    Era una partita intera. Ora prepara un tavolo dalla pagina iniziale: nel gioco per imparare le Mosse Speciali arrivano nel secondo turno e i
    Poteri nel terzo.

## Perché un bot sceglierebbe così, quando segue il primo pensiero

gladiatori-advice-character = È semplicemente il primo della lista: non ne vedo uno migliore.
gladiatori-advice-build_offense = Punto a 5: va bene per i tuoi attacchi, e i valori più alti sono i più cari.
gladiatori-advice-build_guard = Punto a 5: va bene per la tua difesa, e i valori più alti sono i più cari.
gladiatori-advice-build_endurance = Punto a 5: va bene per ogni Riposo, e i valori più alti sono i più cari.
gladiatori-advice-build_blood = Punto a 5: il Sangue permette di riusare le carte Azione e alimenta la Furia.
gladiatori-advice-build_speed = Punto a 5: la Velocità ti fa muovere e alimenta la Schivata.
gladiatori-advice-build_energy_1 = Punto alla metà di quante potresti averne: le monete servono anche altrove.
gladiatori-advice-build_energy_0 = Punto a 5: costano poco, e rendono più gravi le ferite.
gladiatori-advice-build_feint = Compro ciò che le tue monete permettono: una Finta annulla un’azione che va male.
gladiatori-advice-build_move = Compro ogni Mossa Speciale finché le tue monete bastano.
gladiatori-advice-build_power = Compro ogni Potere finché le tue monete bastano: costa poco.
gladiatori-advice-extra = Le monete avanzate sono perse: meglio un’altra carta, prima la meno cara.
gladiatori-advice-bid = Chi non offre nulla tiene tutte le sue carte Energia per il combattimento.
gladiatori-advice-draft = È semplicemente il primo che puoi prendere: non ne vedo uno migliore.
gladiatori-advice-pick = È semplicemente il primo che puoi prendere: non ne vedo uno migliore.
gladiatori-advice-drop = È semplicemente il primo di quelli di cui uno deve uscire: non vedo scelta migliore.
gladiatori-advice-place = È semplicemente la prima casella dove puoi entrare: non ne vedo una migliore.
gladiatori-advice-face = L’ovest è solo la mia abitudine: non vedo di meglio, e potrai girarti più tardi.
gladiatori-advice-split = Carte Azione e Mosse Speciali per agire, carte di poco valore per sanguinare, Energia a metà.
gladiatori-advice-ready = Lascio l’ordine com’è: Ritardo funziona una volta sola, e può dare invece +3 in difesa.
gladiatori-advice-opening = { $opening ->
    [ready] Nessun passo porta a un posto migliore.
    [move] Porta dove si può colpire di fronte.
    [turn] Così lo guardi.
   *[other] Prima liberati: i segnalini indeboliscono ogni colpo.
}
gladiatori-advice-closing = { $opening ->
    [ready] Nessun segnalino che potresti togliere ora vale già il suo prezzo.
   *[other] Intrappolato o A terra potresti solo girarti: togli segnalini finché puoi.
}
gladiatori-advice-movement = { $point ->
    [stop] Nessun passo porta a un posto migliore.
   *[other] Porta dove si può colpire di fronte.
}
gladiatori-advice-reflex = { $point ->
    [stop] Senza Velocità non si va oltre.
   *[other] È semplicemente il primo movimento della lista: non vedo di meglio.
}
gladiatori-advice-action = { $action ->
    [new] { $card ->
        [movement] Da qui non si può colpire nessuno con onore, quindi cammina.
       *[other] È il colpo più forte contro chi ti sta davanti, e una carta nuova non costa Sangue.
    }
    [again] Il colpo più forte contro chi ti sta davanti vale il suo Sangue.
    [pass] Nulla di ciò che potresti fare ora vale il suo prezzo.
   *[other] Non si può colpire nessuno con onore, quindi riprendi fiato.
}
gladiatori-advice-add = { $added ->
    [enough] Altre carte costerebbero più di quanto portano.
   *[card] Conta in questo colpo, o rende la ferita più profonda.
}
gladiatori-advice-fight = { $fight ->
    [none] Non c’è nessuno da colpire con onore.
    [strike] Ti sta davanti e ti vede: un colpo con onore.
   *[other] Lo raggiunge, e lui può fare ben poco.
}
gladiatori-advice-target = È semplicemente il primo che puoi raggiungere: non vedo un bersaglio migliore.
gladiatori-advice-break = Così un colpo a segno ferisce l’avversario stesso, e non un suo Oggetto.
gladiatori-advice-ally = È semplicemente il primo alleato che puoi aiutare: non vedo di meglio.
gladiatori-advice-reaction = { $reaction ->
    [pass] Nessuna carta che hai ripara più di quanto costa.
    [new] Ripara più di ogni altra, e una carta nuova non costa Sangue.
   *[again] Ripara più di ogni altra, e vale il suo Sangue.
}
gladiatori-advice-plain = Preferisco l’effetto proprio di una carta o di un Potere a un semplice +2.
gladiatori-advice-rage = Così nessuna carta deve lasciare il tuo mazzo PF o i tuoi scarti.
gladiatori-advice-overskill = { $skill ->
    [none] Nessuna Abilità può salire ora.
   *[trait] È la prima Abilità che può salire: Offesa, poi Guardia, poi Resistenza.
}
gladiatori-advice-power = Ogni Potere funziona una volta sola per partita: io lo terrei da parte.
gladiatori-advice-lunge = Ogni carta porta +2; questa è semplicemente la prima della tua mano.
gladiatori-advice-leap = Tutto per l’attacco: prima di tutto deve andare a segno.
gladiatori-advice-depth = Meno togli al tuo attacco, più è sicuro che vada a segno.
gladiatori-advice-sacrifice = Ciò che sacrifichi esce dal gioco per sempre: per me +3 non vale tanto.
gladiatori-advice-skill = { $trait ->
    [0] { $yes ->
        [yes] L’Offesa è ancora forte: conta molto in questa somma.
       *[no] L’Offesa ormai è debole: conservala finché non hai riposato.
    }
   *[1] { $yes ->
        [yes] Con la Guardia il colpo può essere respinto.
       *[no] La Guardia non cambierebbe il risultato: conservala.
    }
}
gladiatori-advice-blood = Ogni punto conta doppio in questa somma.
gladiatori-advice-dodge = Ogni punto conta doppio, e un colpo a segno costerebbe di più.
gladiatori-advice-unbalanced = { $unbalanced ->
    [pay] Hai già un segnalino: un secondo ti getterebbe A terra.
   *[marker] Un segnalino solo non getta nessuno A terra, e 2 Elementi costano cari.
}
gladiatori-advice-feint = Lascio valere ciò che è stato giocato: una Finta lo annullerebbe.
gladiatori-advice-push = Lasciato dov’è, il bersaglio resta nel tuo fronte.
gladiatori-advice-acrobatics = 3 in più in questa somma valgono un segnalino.
gladiatori-advice-unbeatable = Meglio combattere ancora che cadere.
gladiatori-advice-escape = Non esserci è la migliore difesa.
gladiatori-advice-payment = Perdi prima ciò che vale poco.
gladiatori-advice-toll = Perdi prima ciò che vale poco.
gladiatori-advice-spend = Dai prima ciò che vale poco.
gladiatori-advice-recover = Riprendi prima ciò che vale di più.
gladiatori-advice-adapt = È semplicemente la prima scelta della lista: non vedo di meglio.
gladiatori-advice-rest = Riposa meglio che puoi: il prossimo turno si vince adesso.
gladiatori-advice-back = Riprendi tutto quello che c’è.
