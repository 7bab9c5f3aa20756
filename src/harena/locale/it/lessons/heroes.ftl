# Lessons of Heroes of the Colosseum. X is what the coach says, X-do the task in one line; the others are
# said to an answer that is not right yet.

heroes-advice-action = Vai addosso al nemico finché ci sono Dadi Bonus; riposa quando finiscono.
heroes-advice-bonus = { $count ->
    [0] Ne ho pochi, e li tengo da parte.
    [1] Qui ne basta uno; gli altri li tengo per dopo.
   *[other] Pochi dadi dove contano di più, e gli altri da parte.
}
heroes-advice-zone = La via più diritta, o fuori portata.
heroes-advice-target = Prima i più vicini; poi chi è nella rete, a terra o ha più ferite.
heroes-advice-pick = Raccogliere non costa nulla; prendo semplicemente il primo oggetto che c’è.
heroes-advice-weapon = Non le confronto: è semplicemente la prima.
heroes-advice-opening = Il Colpo di scudo aggiunge due dadi, il Vantaggio uno solo.
heroes-advice-location = Cerco prima un punto che nessuno scudo copre, poi l’armatura minore.
heroes-advice-star_power = Ogni successo toglie 1 al danno, e si perdono solo i 6.
heroes-advice-gender = Un uomo ha 1 di Forza in più di una donna, e spesso è più grande.
heroes-advice-hand = Nulla lo sconsiglia: la destra è la mano consueta.
heroes-advice-signature = { $signature ->
    [none] In una campagna i punti di un Tratto possono costarti Fama.
   *[other] Tre Dadi Bonus in più aiutano dove ne hai più bisogno.
}
heroes-advice-second = I dadi possono dare una debolezza, e dovresti tenerla.
heroes-advice-build = Prima l’Astuzia: conta nelle manovre e negli attacchi; poi la Forza.
heroes-advice-primary = Lo scudo grande ferma molti colpi, e permette il Colpo di scudo.
heroes-advice-secondary = Uno stile basta: nello stile secondario l’Astuzia è 1 in meno.
heroes-advice-style = Non li confronto; ma nello stile secondario l’Astuzia è 1 in meno.
heroes-advice-opponent = Qualsiasi stile va bene: prendo semplicemente il primo.
heroes-advice-entry = Di chi può combattere nessuno ha più punti, e i punti portano alla libertà.
heroes-advice-join = Uno alla volta: così in questo incontro rischia uno solo.
heroes-advice-rival = Anche un gladiatore del gioco porta Fama: non serve sfidare un giocatore.
heroes-advice-challenge = A rifiutare non perdi nulla.
heroes-advice-attribute = { $attribute ->
    [strength] La Forza tiene in vita un gladiatore.
   *[other] Di quelli che possono salire nessuno è più basso: sale più facilmente.
}
heroes-advice-retire = La libertà è conquistata, e ogni altro incontro potrebbe essere l’ultimo.
heroes-advice-successor = Un nuovo gladiatore può conquistare Fama; un posto vuoto resta vuoto.

heroes-lesson-first-title = Il tuo primo combattimento
heroes-lesson-first-move =
    Benvenuto sulla sabbia! Sei Verus, un Murmillo con spada e scudo grande. Accanto a te, nella zona d3, c’è Bato, già ferito al ventre.
    I nemici combattono quando sono nella stessa zona.
heroes-lesson-first-move-do = Muoviti.
heroes-lesson-first-rested = Sei fresco: non c’è nulla da recuperare. Vai da lui.
heroes-lesson-first-no-sand = La sabbia è un trucco, e la folla ricorda i trucchi. Vai da lui.
heroes-lesson-first-no-throw = Poi resteresti senza spada. Vai da lui.
heroes-lesson-first-no-surrender = Non hai nemmeno cominciato. Vai da lui.
heroes-lesson-first-zone = Una zona per turno, in qualsiasi direzione. Bato è in d3.
heroes-lesson-first-zone-do = Vai in d3.
heroes-lesson-first-wrong-way = È in d3, proprio accanto a te.
heroes-lesson-first-manoeuvre =
    Ora entrambi manovrano per un varco: un dado per ogni punto di Astuzia e Velocità. Tu ne hai nove, lui sei. Ogni 1, 2 o 3 è un successo, e
    chi ne ha di più attacca. Puoi aggiungere Dadi Bonus; una volta tirati sono persi.
heroes-lesson-first-manoeuvre-do = Aggiungi 2 Dadi Bonus.
heroes-lesson-first-two-dice = Qui ne bastano due: ne vorrai di più nell’attacco.
heroes-lesson-first-bash =
    Sei successi contro uno! Con due in più chi attacca ha il Vantaggio, un dado in più. Con uno scudo grande puoi invece colpire di scudo: due dadi.
heroes-lesson-first-bash-do = Colpisci con lo scudo.
heroes-lesson-first-shield-too = Il Vantaggio è un dado. Il Colpo di scudo sono due, e lui è debole.
heroes-lesson-first-attack =
    Nell’attacco conta solo l’Astuzia: cinque dadi, due per il Colpo di scudo. Chi attacca colpisce con un solo successo in più, e ogni altro fa più male.
heroes-lesson-first-attack-do = Aggiungi 3 Dadi Bonus.
heroes-lesson-first-three-dice = Tre. Questo colpo sarà l’ultimo.
heroes-lesson-first-end =
    Cinque successi in più e la spada: sei punti al ventre. Un ventre a 0 è morte o perdita dei sensi, e il dado ha detto morte. Nessuno è più
    contro di te: hai vinto!

heroes-lesson-dice-title = I Dadi Bonus
heroes-lesson-dice-rest =
    Ora sei un Thraex, e stanco: ti resta un solo Dado Bonus. Il nemico, un Hoplomachus con la lancia, è a due zone. Dove non ci sono nemici puoi
    riposare, e i Dadi Bonus risalgono fino alla tua Forza.
heroes-lesson-dice-rest-do = Riposa.
heroes-lesson-dice-tired = Con un solo Dado Bonus? Lascialo venire, e intanto riposa.
heroes-lesson-dice-not-yet = Sei stanco, non battuto. Riposa.
heroes-lesson-dice-manoeuvre =
    Di nuovo quattro dadi. È entrato nella tua zona, e la lancia gli dà un dado in più nel suo turno: nove contro i tuoi otto. Ma attacca chi tira di più,
    di chiunque sia il turno.
heroes-lesson-dice-manoeuvre-do = Aggiungi 1 Dado Bonus.
heroes-lesson-dice-one-die = Uno fa pari. Tieni gli altri per l’attacco.
heroes-lesson-dice-attack = Attacchi tu, con il Vantaggio: cinque dadi contro quattro. Restano tre Dadi Bonus. Tienine uno: chi non ne ha è più lento e può arrendersi.
heroes-lesson-dice-attack-do = Aggiungi 2 Dadi Bonus.
heroes-lesson-dice-two-dice = Due: abbastanza per colpire forte, e uno resta da parte.
heroes-lesson-dice-end = Tre in più, e la spada: quattro punti al petto. Non si rialza. Riposa in tempo, e spendi i dadi dove contano.

heroes-lesson-net-title = La rete
heroes-lesson-net-toss =
    Come Retiarius porti tridente e rete e quasi nessuna armatura. Non aspettare il grande scudo: lancia la rete a un nemico nella zona accanto.
heroes-lesson-net-toss-do = Lancia la rete.
heroes-lesson-net-net-first = Prima la rete: chi è dentro ha tre dadi in meno, e a terra altri due.
heroes-lesson-net-keep-trident = Non il tridente! La rete è fatta per questo.
heroes-lesson-net-dice = Entrambi tirano Astuzia e Velocità. Se tiri di più è preso; se uguale tieni la rete; se di meno resta nella sua zona.
heroes-lesson-net-dice-do = Aggiungi 4 Dadi Bonus.
heroes-lesson-net-four-dice = Ne hai otto, e molto dipende da questo. Quattro.
heroes-lesson-net-walk = Preso, e a terra! Ha provato a uscire e non ci è riuscito. Tocca di nuovo a te, e senza rete sei più veloce.
heroes-lesson-net-walk-do = Muoviti.
heroes-lesson-net-now = Ora o mai più: nel suo prossimo turno può uscire. Muoviti.
heroes-lesson-net-keep-it = Tieni il tridente in mano: a due mani fa più male.
heroes-lesson-net-now-walk = È in una rete. Non ti serve la sabbia.
heroes-lesson-net-zone = È a terra in d3.
heroes-lesson-net-zone-do = Vai in d3.
heroes-lesson-net-to-him = È in d3.
heroes-lesson-net-manoeuvre = Dieci dadi contro tre: nella rete e a terra ne ha cinque in meno. Qui non ti serve aiuto.
heroes-lesson-net-manoeuvre-do = Non aggiungerne: 0.
heroes-lesson-net-no-need = Risparmiali. Tiri dieci contro tre.
heroes-lesson-net-attack = Nell’attacco non ha nemmeno un dado. Ogni tuo successo è Impatto.
heroes-lesson-net-attack-do = Aggiungi 2 Dadi Bonus.
heroes-lesson-net-two-dice = Altri due dadi passano l’elmo.
heroes-lesson-net-end = Impatto 5, il tridente a due mani 3, l’elmo ne toglie 3: cinque punti alla testa. La rete ha vinto la giornata.

heroes-lesson-ground-title = A terra
heroes-lesson-ground-roll =
    Che colpo: il petto è ferito, sei a terra senza Dadi Bonus, e lui ti sta sopra. A terra hai due dadi in meno. Puoi rialzarti, combattere da terra, o rotolare
    via in un’altra zona.
heroes-lesson-ground-roll-do = Rotola via.
heroes-lesson-ground-too-weak = Sei dadi contro otto, e poi due contro quattro? Rotola via.
heroes-lesson-ground-he-waits = Saresti in piedi, ma accanto a lui, e si recupera solo dove non ci sono nemici. Rotola via.
heroes-lesson-ground-zone = Resta al Centro: se dovrai chiedere la vita, lì la folla ti vede meglio.
heroes-lesson-ground-zone-do = Rotola in c3.
heroes-lesson-ground-center = c3 è al Centro.
heroes-lesson-ground-stand = Anche lui era stanco e ha riposato. Da solo nella tua zona ti rialzi e recuperi Dadi Bonus in un colpo.
heroes-lesson-ground-stand-do = Rialzati.
heroes-lesson-ground-not-beaten = Non sei ancora battuto. Rialzati.
heroes-lesson-ground-manoeuvre = Arriva. La ferita al petto ti è costata un punto di Forza, quindi hai tre Dadi Bonus.
heroes-lesson-ground-manoeuvre-do = Aggiungi 1 Dado Bonus.
heroes-lesson-ground-one-die = Uno, e due per l’attacco.
heroes-lesson-ground-attack = Attacchi con il Vantaggio. Il suo scudo grande ferma i colpi a braccio, petto e ventre su alcune righe, non su tutte.
heroes-lesson-ground-attack-do = Aggiungi gli ultimi 2 Dadi Bonus.
heroes-lesson-ground-all-in = Tutto adesso: è la tua occasione.
heroes-lesson-ground-end = Un 7 è una riga del petto che nessuno scudo ferma. Cinque punti: cade. Da terra alla vittoria!

heroes-lesson-mercy-title = La grazia
heroes-lesson-mercy-surrender =
    Il tuo ventre è a 1, i tuoi Dadi Bonus sono finiti, i suoi no. Il prossimo colpo può essere l’ultimo. Puoi arrenderti invece di muoverti, e decide la folla: due dadi
    contro la tua Astuzia di 4. Lo hai ferito, sei ferito al ventre, sei al Centro: tre in più, 7.
heroes-lesson-mercy-surrender-do = Arrenditi.
heroes-lesson-mercy-one-blow = Un colpo e sei morto. Vivi per combattere un altro giorno.
heroes-lesson-mercy-stay = Ti segue, e al muro la folla ti vede appena. Questo è il posto migliore per chiedere.
heroes-lesson-mercy-end = 3 e 4, entrambi superati: grazia! Solo un 6 fallisce sempre. Con un solo dado superato avrebbe deciso l’Imperatore.

heroes-lesson-match-title = Un incontro intero
heroes-lesson-match-play =
    Ora da solo: tu, un Murmillo, contro un Thraex del gioco. Avvicinati, manovra, colpisci di scudo, attacca; riposa quando i Dadi Bonus finiscono. Chiedi un consiglio quando vuoi.
heroes-lesson-match-play-do = Gioca fino alla fine.
heroes-lesson-match-end = Ecco un incontro intero. Ora crea un gladiatore tutto tuo.
