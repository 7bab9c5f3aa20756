# Lezioni di Clash of the Gladiators. X è ciò che dice l’allenatore, X-do il compito in una riga; le altre
# si dicono a una risposta che non è ancora quella giusta.

clash-lesson-first-title = La tua prima battaglia
clash-lesson-first-aim =
    Benvenuto nell’arena! Ti servono più punti di chiunque altro: 1 per ogni gladiatore che catturi o tieni in vita,
    2 per ogni animale. Nel tuo turno una delle tue squadre deve attaccare un vicino.
clash-lesson-first-aim-do = Scegli la tua squadra in C2.
clash-lesson-first-lion = Quella squadra sta accanto a un leone. Comincia dallo scontro più facile: C2.
clash-lesson-first-target =
    La tua squadra ha tre spade e uno scudo. Ogni squadra tira un dado, e uno in più per ogni spada: per te quattro dadi.
    In C3 ci sono solo due nemici.
clash-lesson-first-target-do = Attacca la squadra in C3.
clash-lesson-first-bear = Un orso vale 2 punti, ma morde. Prendi prima i due gladiatori in C3.
clash-lesson-first-again =
    Due colpi mortali: i due nemici sono tuoi, e la tua squadra è entrata nella loro casella. Poi i loro compagni ti hanno attaccato.
    Il tuo scudo ha fermato il loro unico colpo, e i tuoi dadi hanno risposto: uno è caduto, e l’ultimo ha un segnalino ferita.
    Due segnalini costano un gladiatore.
clash-lesson-first-again-do = Attacca ancora: scegli la tua squadra in C3.
clash-lesson-first-finish = Resta un solo nemico, ed è ferito. Sta accanto alla tua squadra in C3.
clash-lesson-first-end =
    Un colpo, il secondo segnalino: cade l’ultimo nemico. Nessun altro ha gladiatori, quindi la partita è finita. I tuoi quattro prigionieri e
    gli otto superstiti danno 12 punti. Hai vinto!

clash-lesson-teams-title = Cinque tipi di gladiatori
clash-lesson-teams-strengthen =
    Una partita comincia con l’ingresso. A turno ogni giocatore mette un gladiatore: in una nuova squadra su una casella vuota, oppure in una sua
    squadra che ne ha meno di quattro. La tua squadra in C2 ha due spade.
clash-lesson-teams-strengthen-do = Aggiungi un gladiatore alla tua squadra in C2.
clash-lesson-teams-first-finish = Lì potrai aprire una nuova squadra più tardi. Prima completa C2: le squadre grandi colpiscono forte.
clash-lesson-teams-trident =
    Una spada è un dado in più. Con un tridente puoi ritirare una volta tutti i dadi, se hai più tridenti del nemico.
    Con molti dadi vale parecchio.
clash-lesson-teams-trident-do = Prendi un tridente.
clash-lesson-teams-swords-enough = Una terza spada non guasta mai. Ma oggi vuoi vedere che cosa fa un tridente.
clash-lesson-teams-spear-later = Con più lance del nemico tiri per primo. Le incontrerai presto. Ora prendi quello che ti dico.
clash-lesson-teams-net-later = Una rete neutralizza un nemico per una battaglia. Arriva tra un momento.
clash-lesson-teams-shield-next = Lo scudo viene dopo. Prima il tridente.
clash-lesson-teams-fourth = Bene. Il tuo avversario ha aggiunto una spada. In C2 sono in tre, e c’è posto per un altro.
clash-lesson-teams-fourth-do = Aggiungine ancora uno in C2.
clash-lesson-teams-shield =
    Uno scudo ferma un colpo semplice in ogni battaglia. Non ferma mai un colpo mortale. È l’unico gladiatore che protegge gli altri.
clash-lesson-teams-shield-do = Prendi uno scudo.
clash-lesson-teams-too-naked = Tre spade tirano bene, ma nulla fermerebbe un colpo. Prendi lo scudo.
clash-lesson-teams-one-trident = Un secondo tridente non dà un secondo tiro: di tiri in più ce n’è uno solo.
clash-lesson-teams-second-base =
    C2 è completa: due dadi per le spade, uno per la squadra, un tiro in più, un colpo fermato. Ora apri una seconda squadra. Non può
    stare accanto alla prima finché c’è altro posto.
clash-lesson-teams-second-base-do = Apri una squadra in B4, nell’angolo.
clash-lesson-teams-near-the-foe = Sarebbe permesso. Ma è accanto a D4, dove sta il tuo avversario. Accanto a B4 non c’è ancora nessun nemico: prova B4.
clash-lesson-teams-no-corner = Sarebbe permesso. Ma accanto ha quattro caselle da cui possono attaccarti; un angolo ne ha solo tre: prova B4.
clash-lesson-teams-as-well = Andrebbe altrettanto bene: ha accanto solo tre caselle, come B4. Ma restiamo insieme: prova B4.
clash-lesson-teams-net =
    Una rete neutralizza un nemico per tutta la battaglia: non tira dadi e non ferma colpi. Agli animali le reti non fanno nulla.
clash-lesson-teams-net-do = Prendi una rete per la nuova squadra.
clash-lesson-teams-why-net = Anche questa è una buona scelta. Ma prendi la rete: serve nelle prossime lezioni.
clash-lesson-teams-end =
    Si va avanti così finché tutte le squadre ne hanno quattro. Poi gli animali riempiono ogni casella vuota, e comincia il combattimento.
    Tipi diversi insieme sono più forti di quattro uguali.

clash-lesson-dice-title = Dadi, colpi e ferite
clash-lesson-dice-team =
    Un dado ha tre facce vuote, due colpi semplici e un colpo mortale. Un colpo mortale toglie subito un gladiatore. Un colpo semplice
    lascia un segnalino ferita, e ogni secondo segnalino toglie un gladiatore.
clash-lesson-dice-team-do = Attacca con la tua squadra in B2: lancia, due spade, tridente.
clash-lesson-dice-weak = Due spade da sole sono una squadra debole. Prendi i quattro in B2.
clash-lesson-dice-target =
    Tiri tre dadi: uno per la squadra, due per le spade. In C2 il nemico ha uno scudo, ma c’è già un segnalino ferita.
clash-lesson-dice-target-do = Attacca la squadra ferita in C2.
clash-lesson-dice-four-swords = Quattro spade ti tirano contro cinque dadi. La squadra ferita in C2 è un bersaglio migliore.
clash-lesson-dice-again =
    Un colpo semplice, e lo scudo lo ferma: questo tiro non fa nulla. Ma hai un tridente più di loro. Puoi ritirare tutti e
    tre i dadi, e conta il secondo tiro.
clash-lesson-dice-again-do = Ritira i dadi.
clash-lesson-dice-nothing = Se lo tieni, non succede nulla: lo scudo ferma l’unico colpo. Peggio non può andare.
clash-lesson-dice-casualty =
    Un colpo mortale: un nemico in meno. Due colpi semplici: lo scudo ne ferma uno, l’altro è il secondo segnalino, e un altro nemico è
    perso. L’ultimo ha tirato il suo unico dado: un colpo mortale. Devi cedere uno dei tuoi, e scegli tu chi.
clash-lesson-dice-casualty-do = Cedi la lancia.
clash-lesson-dice-keep-sword = Ogni spada è un dado in ogni battaglia. La lancia dice soltanto chi tira per primo.
clash-lesson-dice-keep-trident = Il tridente ha appena salvato il tuo attacco. Tienilo: la lancia dice soltanto chi tira per primo.
clash-lesson-dice-end =
    Ne hai catturati due e perso uno. Ricorda: chi è colpito sceglie chi cedere, così una buona squadra tiene le spade fino alla fine.

clash-lesson-nets-title = Lance e reti
clash-lesson-nets-team =
    Chi tira per primo? La parte con più lance, chiunque attacchi; a parità di lance l’attaccante. Prima dei dadi ogni parte lancia
    le sue reti.
clash-lesson-nets-team-do = Attacca con la tua squadra in C2: ha due reti.
clash-lesson-nets-not-there = Quella squadra non ha reti. Prendi quella in C2.
clash-lesson-nets-net =
    Il nemico ha una lancia e tu nessuna: tira lui per primo. Ma le tue reti volano prima. Chi neutralizzi non tira dadi e
    non ferma colpi in questa battaglia.
clash-lesson-nets-net-do = Lancia la prima rete sulla spada.
clash-lesson-nets-too-late = Troppo tardi per la lancia: le lance si contano prima di lanciare le reti.
clash-lesson-nets-trident-later = Con il tridente può ritirare. Ma meno dadi gli fanno più male: neutralizza la spada.
clash-lesson-nets-shield-next = Lo scudo viene dopo. Prima togligli il dado: neutralizza la spada.
clash-lesson-nets-second =
    Senza la spada il nemico ha solo il dado della squadra. Tu hai una seconda rete. Il suo scudo fermerebbe uno dei tuoi colpi.
clash-lesson-nets-second-do = Lancia la seconda rete sullo scudo.
clash-lesson-nets-one-die = Un dado tirato due volte è pur sempre un dado. Lo scudo fermerebbe di sicuro un tuo colpo.
clash-lesson-nets-end =
    Un dado ti ha colpito una volta: un segnalino ferita. Poi hai tirato tre dadi contro una squadra senza scudo: due segnalini e un colpo
    mortale, cioè due gladiatori. Ha ceduto prima quelli sotto le tue reti. Dopo la battaglia chi resta si rialza.

clash-lesson-animals-title = La caccia
clash-lesson-animals-team =
    Un animale vale 2 punti, e conta solo l’ultimo colpo. La sua tessera mostra che cosa sa fare: le spade sono i suoi dadi, e la vita dice
    quante ferite sopporta. Un colpo semplice è una ferita, uno mortale due.
clash-lesson-animals-team-do = Caccia con la tua squadra in C2: spade, tridente, scudo.
clash-lesson-animals-nets = Contro un animale le reti non fanno nulla. Prendi la squadra in C2.
clash-lesson-animals-prey =
    Accanto a te ci sono due animali. Il leone Leaena in B2: due dadi, vita 3. L’orso Innocentia in D2: quattro dadi, un tridente, uno
    scudo, vita 6.
clash-lesson-animals-prey-do = Attacca il leone in B2.
clash-lesson-animals-too-strong = Innocentia è l’animale più forte di tutti. Perderesti più di quanto vinci.
clash-lesson-animals-again =
    Il leone ha una lancia e tu nessuna, quindi ha colpito per primo. Il tuo avversario ha tirato per lui, come fa sempre il tuo vicino; il
    tuo scudo ha fermato il colpo. Il tuo tiro è una ferita. Il leone ha vita 3.
clash-lesson-animals-again-do = Il tridente ti lascia ritirare. Fallo.
clash-lesson-animals-one-wound = Una ferita non lo uccide, e poi potrebbe prenderlo un altro. Ritira.
clash-lesson-animals-end =
    Un colpo mortale e uno semplice: tre ferite. Il leone è tuo, 2 punti, e la tua squadra entra nella sua casella. Se avesse ucciso uno
    dei tuoi, nessuno ci avrebbe guadagnato un punto: valuta bene una caccia prima di cominciarla.

clash-lesson-moving-title = Le squadre piccole sono veloci
clash-lesson-moving-team =
    Una squadra completa attacca da dove si trova, a meno che non ci sia proprio nessuno vicino. Una squadra di tre o meno può sempre
    camminare prima, su quante caselle vuote vuole.
clash-lesson-moving-team-do = Scegli la tua piccola squadra in E1.
clash-lesson-moving-full-team = C1 ha quattro gladiatori e nemici vicino: non può camminare. Prendi E1.
clash-lesson-moving-ground =
    Da E1 potresti combattere solo l’orso accanto a te. Lontano, in A3, restano due nemici, uno con lo scudo, e c’è un segnalino
    ferita. Scegli da dove combattere: deve toccare un bersaglio.
clash-lesson-moving-ground-do = Cammina fino a B4, accanto ad A3.
clash-lesson-moving-not-there = Da lì incontreresti qualcuno di più forte. B4 tocca solo la squadra debole in A3.
clash-lesson-moving-end =
    Attraverso tutta l’arena, dritto dal più debole. Un colpo mortale, e un colpo semplice più di quanti lo scudo ne ferma: il secondo
    segnalino. Una squadra piccola non è mai inutile: va dove fa male.

clash-lesson-match-title = Una piccola partita
clash-lesson-match-play =
    Ora una partita intera, piccola e rapida: due squadre per parte e tre animali. Vince chi ha più punti: 1 per ogni prigioniero e ogni
    superstite, 2 per ogni animale. Finisce quando una sola parte ha gladiatori, o non restano animali. Chiedi a me quando non sai che fare.
clash-lesson-match-play-do = Gioca fino alla fine. «Tu che cosa faresti?» ti dà un consiglio.
clash-lesson-match-end =
    Era una partita intera. Sai tutto quello che c’è da sapere: il resto è coraggio e dadi. Prepara un tavolo dalla pagina iniziale e gioca
    contro i bot o con gli amici.

## Perché un bot sceglierebbe così, quando segue il primo pensiero

clash-advice-place = Prima nuove squadre, dove ci sono più nemici vicino; poi cresce la più piccola.
clash-advice-recruit = È ciò che più si adatta a questa squadra.
clash-advice-lair = Lì possono cacciarlo le tue squadre, e quasi per niente quelle degli altri.
clash-advice-team = La sua migliore battaglia promette di più: ciò che può vincere contro ciò che può perdere.
clash-advice-ground = Da lì si combatte la battaglia più promettente.
clash-advice-target = È il bersaglio che promette di più: ciò che puoi vincere contro ciò che puoi perdere.
clash-advice-beast = Nessun altro animale ha una battaglia che promette di più.
clash-advice-net = Senza quel nemico la battaglia va nel modo migliore per te.
clash-advice-reroll = { $again ->
    [again] Un altro tiro promette più di quello che c’è sul tavolo.
   *[keep] Quello che c’è sul tavolo è più di quanto prometta un altro tiro.
}
clash-advice-casualty = { $rolls ->
    [0] È quello che poi manca di meno.
   *[other] È quello che manca di meno, nel tiro che deve ancora venire e dopo.
}
