### L'analisi: quanto valeva ogni tentativo, e quanto è difficile una parola.

## Una partita con una griglia

coach-title = Analisi · { $answer }
coach-unplayed = La tua ultima partita, **{ $answer }**, è senza tentativi. Questa è quella prima.
coach-assumed = -# Ho preso la tua ultima parola, { $word }, come soluzione. Se era un'altra, scrivila nell'opzione `answer`.
coach-details-button = Dettagli
coach-meant-button = Intendevo { $meant }
coach-back-button = Indietro
coach-answer-field = La parola che cercavi
coach-language-prompt = Lingua delle parole

# $skill is a word of `coach-skill-…`; $luck is `much`, `some`, `neither`, `little` or `none`.
coach-won = Risolta in { $guesses }.{ $skill ->
    [hit] { " " }Dritto al bersaglio!
    [masterly] { " " }Difficile trovare tentativi migliori.
    [sharp] { " " }Gran bella partita!
    [solid] { " " }Una partita bella solida.
    [fair] { " " }Una partita discreta, con margini per migliorare.
    [loose] { $guesses ->
        [4] { " " }Si poteva chiudere prima.
       *[other] { " " }Un paio di tentativi sono andati sprecati.
    }
   *[wild] { " " }Hai preso la strada più lunga.
}{ $luck ->
    [much] { " " }La fortuna ha aiutato molto.
    [some] { " " }La fortuna ha aiutato.
    [little] { " " }La fortuna non ha aiutato.
    [none] { " " }La fortuna era decisamente contro.
   *[neither] { "" }
}
coach-won-other = Risolta in { $guesses }.{ $skill ->
    [hit] { " " }Che colpo!
    [masterly] { " " }Ogni tentativo ha contato.
    [sharp] { " " }Quasi nessuna lettera sprecata.
    [solid] { " " }Nel complesso, ben giocata.
    [fair] { " " }Niente male, ma si poteva fare di più.
    [loose] { " " }C'era una strada più breve.
   *[wild] { " " }Hai fatto il giro panoramico.
}{ $luck ->
    [much] { " " }La griglia è stata molto generosa.
    [some] { " " }La griglia è stata generosa.
    [little] { " " }La griglia ha detto poco.
    [none] { " " }La griglia non ha detto quasi nulla.
   *[neither] { "" }
}
coach-lost = Stavolta non ce l'hai fatta: { $left ->
    [one] restava ancora { $left } parola possibile.
   *[other] restavano ancora { $left } parole possibili.
}
coach-lost-only = Stavolta non ce l'hai fatta, eppure era l'unica parola rimasta.
coach-lost-last = Questa volta no. Prima dell'ultimo tentativo erano ancora possibili { $before } parole.
coach-still-open = Restavano: { $words }.
coach-lost-unlucky = È stata soprattutto sfortuna.
coach-lost-hapless = Nemmeno la fortuna ha aiutato.
coach-given-up = Abbandonata dopo { $guesses ->
    [one] { $guesses } tentativo
   *[other] { $guesses } tentativi
}, con { $left ->
    [one] { $left } parola rimasta
   *[other] { $left } parole rimaste
}.
coach-unfinished = Non finita: dopo { $guesses ->
    [one] { $guesses } tentativo
   *[other] { $guesses } tentativi
} { $left ->
    [one] restava { $left } parola possibile
   *[other] restavano { $left } parole possibili
}.
coach-beaten = 🎉 { $who ->
    [you] Hai battuto
   *[they] Avete battuto
} { $rival }, { $guesses ->
    [0] che non la trova!
   *[other] a cui ne servono { $guesses }!
}
coach-only-after = Dopo **{ $before }** restava solo **{ $answer }**.
coach-in-row = **{ $guess }** (riga { $row })
coach-ignored = { $told }{ $several ->
    [yes] : { $rows }.
   *[no] .
}
coach-ignored-lost = { $who ->
    [it] Ha anche
    [several] { $times } tentativi hanno
   *[one] **{ $guess }** alla riga { $row } ha
} lasciato andare { $letters }, in verde da { $shown }
coach-ignored-lost-other = { $shown } aveva { $letters } in verde, ma { $who ->
    [several] { $times } tentativi ne hanno fatto
   *[one] **{ $guess }** alla riga { $row } ne ha fatto
} a meno
coach-ignored-moved = { $who ->
    [it] Ha anche
    [several] { $times } tentativi hanno
   *[one] **{ $guess }** alla riga { $row } ha
} spostato { $letters }, in verde da { $shown }
coach-ignored-left-out = { $who ->
    [it] Ha anche
    [several] { $times } tentativi hanno
   *[one] **{ $guess }** alla riga { $row } ha
} lasciato fuori { $letters }, già in vista con { $shown }
coach-ignored-left-out-other = { $who ->
    [several] { $times } tentativi non hanno
   *[one] **{ $guess }** alla riga { $row } non ha
} sfruttato { $letters }, in vista da { $shown }
coach-ignored-double = { $who ->
    [it] Ha anche
    [several] { $times } tentativi hanno
   *[one] **{ $guess }** alla riga { $row } ha
} troppo poche { $letters }: { $shown } ne aveva mostrate { $count }
coach-ignored-place = { $who ->
    [it] Ha anche
    [several] { $times } tentativi hanno
   *[one] **{ $guess }** alla riga { $row } ha
} messo { $letters } in posizione { $place }, che { $shown } aveva escluso
coach-ignored-place-other = { $who ->
    [several] { $times } tentativi hanno
   *[one] **{ $guess }** alla riga { $row } ha
} riprovato { $letters } in posizione { $place }, nonostante { $shown }
coach-ignored-grey = { $who ->
    [it] Ha anche
    [several] { $times } tentativi hanno
   *[one] **{ $guess }** alla riga { $row } ha
} riprovato { $letters }, in grigio da { $shown }
coach-ignored-grey-other = { $who ->
    [several] { $times } tentativi hanno
   *[one] **{ $guess }** alla riga { $row } ha
} sprecato spazio per { $letters }, fuori gioco da { $shown }
coach-ignored-grey-third = { $who ->
    [several] { $times } tentativi non hanno
   *[one] **{ $guess }** alla riga { $row } non ha
} ricavato nulla da { $letters }, già in grigio con { $shown }
coach-ignored-too-many = { $who ->
    [it] Ha anche
    [several] { $times } tentativi hanno
   *[one] **{ $guess }** alla riga { $row } ha
} una { $letters } in più di quante ne permette { $shown }
coach-ignored-too = Qualche indizio è stato ignorato anche in { $guesses }.
coach-paid = È andata bene lo stesso: { $before } parole prima, { $after } dopo.
coach-times = { $times } tentativi sono andati così.
coach-repeated = **{ $guess }** alla riga { $row } era già stata giocata alla riga { $first }; la stessa parola non dice niente di nuovo.
coach-no-win = **{ $guess }** alla riga { $row } è compatibile anch'essa, ma quasi nessun gioco la nasconde.
coach-trapped = **{ $pattern }** è una trappola: ci stanno { $words } parole ({ $named }), e **{ $guess }** alla riga { $row } ne ha provata una sola.
coach-trapped-other = { $words } parole stanno in **{ $pattern }** ({ $named }): una trappola. **{ $guess }** alla riga { $row } ha iniziato a provarle una a una.
coach-trapped-better = **{ $better }** le avrebbe distinte quasi tutte in un colpo.
coach-trapped-apart = **{ $better }** le avrebbe distinte tutte in un colpo.
coach-trapped-letters = Un tentativo con più lettere fra { $letters } le distingue.
coach-trapped-hard = In modalità difficile da lì ci vuole fortuna: prova quelle lettere prima che le caselle diventino verdi.
coach-narrow = Uscire dalla trappola **{ $pattern }** era l'idea giusta, ma fra { $letters }, **{ $guess }** alla riga { $row } { $some ->
    [yes] ha provato solo { $tested }
   *[no] non ne ha provata nessuna
}.
coach-narrow-better = **{ $better }** avrebbe provato { $tested }.
coach-opener = **{ $guess }** parte { $start ->
    [very] molto piano
   *[slow] piano
}: di solito lascia { $left } parole, mentre **{ $better }** ne lascia { $better_left }.
coach-opener-costs = Su molte partite, costa { NUMBER($guesses, minimumFractionDigits: 1, maximumFractionDigits: 1) } tentativi a partita.

coach-lesson = Alla riga { $row }, **{ $better }** sarebbe stata meglio di **{ $guess }**.
coach-lesson-other = **{ $better }** avrebbe detto più di **{ $guess }** alla riga { $row }.
coach-fits = Rispettava tutti gli indizi e poteva essere la parola.
coach-apart = Avrebbe distinto **{ $word }** da **{ $other }**.
coach-fewer = Di solito { $better ->
    [0] non lascia altre parole
    [one] lascia { $better } parola
   *[other] lascia { $better } parole
}, la tua ne lascia { $left }.
coach-sooner = Ci si arriva un po' prima.

coach-praise-flawless = 👏 Non avrei scelto meglio in nessuna riga.
coach-praise-escaped = 👏 **{ $guess }** è uscita dalla trappola **{ $pattern }**: { $before } parole prima, { $after } dopo.
coach-praise-lucky = 🎯 **{ $guess }** ha colpito 1 delle { $before } parole rimaste.
coach-praise-surprising = 👏 **{ $guess }** è stata una bella idea: non poteva essere la parola, eppure da { $before } parole ne ha lasciate { $after }.
coach-praise-top = 👏 **{ $guess }** era il miglior tentativo possibile, con { $before } parole rimaste.
coach-praise-saved = 👏 **{ $guess }** ha salvato tutto all'ultimo momento.
coach-praise-cut = 👏 **{ $guess }** ha fatto quasi tutto il lavoro: da { $before } parole a { $after }.
coach-team-best = 👏 **{ $guess }** è stata una buona scelta.

## I numeri, dietro a Dettagli

coach-row = { $words ->
    [one] { $words } parola
   *[other] { $words } parole
} → { $after } · { $judged }
coach-solved = risolta
coach-verdict-best = niente di meglio
coach-verdict-alike = buona quanto la mia scelta
coach-verdict-close = vicina alla migliore, costa { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-verdict-probe = una bella idea, costa { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-verdict-costly = cara: { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-verdict-poor = carissima: { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-verdict-unlisted = va bene anche questa, ma non è mai la soluzione
coach-better = meglio: **{ $better }**
coach-best-of-all = più rara, ma migliore di { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }: { $best }
coach-no-luck = la fortuna non c'entra
coach-luck = { $luck }, { $sign }{ NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }

coach-all-title = In totale
coach-overall = Abilità **{ $skill }** su 99{ $skilled }. Fortuna **{ $luck }** su 99: { $lucky }.
coach-skilled = : { $skilled }
coach-gamble = un azzardo, costa { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-sum-rest = Di questi, { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } non sono colpa di nessun tentativo: solo { $words } li avrebbe risparmiati.
coach-sum-rest-unnamed = Di questi, { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } non sono colpa di nessun tentativo: sono differenze molto piccole.
coach-sum = { $guesses ->
    [one] { $guesses } tentativo
   *[other] { $guesses } tentativi
}{ $more } = { NUMBER($optimal, minimumFractionDigits: 2, maximumFractionDigits: 2) } col gioco migliore + { NUMBER($given, minimumFractionDigits: 2, maximumFractionDigits: 2) } per tentativi più deboli { $fortune }
coach-sum-more = { " " }+ { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } ancora necessari
coach-sum-lucky = − { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } risparmiati con la fortuna
coach-sum-unlucky = + { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } persi per sfortuna

coach-turning-title = Il momento decisivo
coach-turning-none = Nessuno: né i tentativi né la fortuna hanno fatto la differenza.
coach-turning-skill = Riga { $row }, **{ $guess }**: questo tentativo è costato { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } tentativi.
coach-turning-several = Riga { $row }, **{ $guess }**: da qui, { $times } tentativi di questo tipo sono costati { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
coach-turning-paid = Riga { $row }, **{ $guess }**: questo tentativo è costato { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }, ma la fortuna ha risparmiato { NUMBER($saved, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
coach-turning-lucky = Riga { $row }, **{ $guess }**: la fortuna ha risparmiato { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } tentativi.
coach-turning-unlucky = Riga { $row }, **{ $guess }**: la sfortuna è costata { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } tentativi.

coach-rivals-title = La stessa parola, giocata dagli avversari
coach-rival-needed = { $rival }: { $guesses }
coach-rival-lost = { $rival }: non trovata
coach-own-needed = { $who ->
    [you] Tu
    [team] Insieme
   *[they] Loro
}: { $guesses }
coach-own-lost = { $who ->
    [you] Tu
    [team] Insieme
   *[they] Loro
}: non trovata

coach-note-exact = Tutti i numeri sono in tentativi, ed esatti. L'abilità parte da 99 e si dimezza per ogni tentativo regalato. La fortuna è 50 se non ha contato, 79 se ha risparmiato un tentativo.
coach-note = Tutti i numeri sono in tentativi, con uno scarto di circa 0,02. L'abilità parte da 99 e si dimezza per ogni tentativo regalato. La fortuna è 50 se non ha contato, 79 se ha risparmiato un tentativo.

coach-skill-masterly = magistrale
coach-skill-sharp = acuta
coach-skill-solid = solida
coach-skill-fair = discreta
coach-skill-loose = distratta
coach-skill-wild = alla cieca

coach-luck-very-lucky = molta fortuna
coach-luck-lucky = fortuna
coach-luck-a-little-lucky = un po' di fortuna
coach-luck-neither = né fortuna né sfortuna
coach-luck-a-little-unlucky = un po' di sfortuna
coach-luck-unlucky = sfortuna
coach-luck-very-unlucky = molta sfortuna

## Una partita con più griglie

coach-boards-title = Analisi · { $boards } griglie
coach-boards-won = { $boards ->
    [2] Entrambe le griglie
   *[other] Tutte le { $boards } griglie
} risolte in { $guesses }; il mio gioco migliore ne richiede circa { NUMBER($optimal, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
coach-boards-lost = { $solved ->
    [one] { $solved } griglia su { $boards } risolta
   *[other] { $solved } griglie su { $boards } risolte
}.
coach-boards-waited = 💡 Alla griglia { $board } restava una sola parola dalla riga { $row }, eppure { $guesses } tentativi sono andati altrove senza risolvere nulla.
coach-boards-ruled-out = 💡 Secondo le caselle, **{ $guess }** (riga { $row }) non andava più bene su nessuna griglia aperta. **{ $better }** avrebbe aiutato di più.
coach-boards-better = 💡 Alla riga { $row }, **{ $better }** avrebbe fatto avanzare l'insieme delle griglie più di **{ $guess }**.
coach-boards-served = 👏 **{ $guess }** è servita a { $boards } griglie in un colpo.
coach-boards-hit = 🎯 **{ $guess }** ha centrato 1 delle { $words } parole rimaste sulla griglia { $board }.
coach-step-after = { $words } su { $boards ->
    [one] { $boards } griglia
   *[other] { $boards } griglie
}
coach-boards-note = Tutti i numeri sono stime, in tentativi.

## Quanto è difficile una parola

coach-hard-title = Quanto è difficile { $answer }?
coach-hard-figure = **{ $level }**: servono circa { NUMBER($guesses, minimumFractionDigits: 1, maximumFractionDigits: 1) } tentativi, e circa una persona su { $failing } non ce la fa. È più difficile di { $figure ->
    [one] { $figure } parola
   *[other] { $figure } parole
} di questa lunghezza su 100.
coach-hard-solver = A { $rival }, il mio giocatore più forte, { $guesses ->
    [one] basta { $guesses } tentativo
   *[other] bastano { $guesses } tentativi
}.
coach-hard-solver-lost = A { $rival }, il mio giocatore più forte, servono più di { $most } tentativi.
coach-hard-opening = Come prima parola è la numero { $place } su { $words }: poi a un giocatore perfetto servono in media { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } tentativi.
coach-hard-why = Che cosa la rende difficile: { $reasons }.
coach-hard-why-easy = Dove si può inciampare: { $reasons }.
coach-hard-because-repeated = contiene più volte { $letters }
coach-hard-because-thrice = ha tre volte la lettera { $letters }
coach-hard-because-letter = poche parole hanno una { $letters }
coach-hard-because-pair = poche parole contengono { $letters }
coach-hard-because-vowels = non ha vocali, se non forse la Y
coach-hard-because-unknown = pochi la conoscono
coach-hard-because-form = i giochi nascondono di rado una forma così
coach-hard-because-rare = i giochi la nascondono di rado
coach-hard-because-openers = i soliti primi tentativi ne dicono poco
coach-hard-because-seldom = viene in mente di rado
coach-hard-because-alike = dopo qualche tentativo vanno bene ancora molte altre parole
coach-losers-none = { $strategies ->
    [one] L'unico avversario che gioca questa lunghezza la trova.
   *[other] Tutti e { $strategies } gli avversari la trovano.
}
coach-losers = { $strategies ->
    [one] L'unico avversario che gioca questa lunghezza non la trova: { $names }.
   *[other] { $losers ->
        [one] { $losers } avversario su { $strategies } non la trova
       *[other] { $losers } avversari su { $strategies } non la trovano
    }: { $names }.
}
coach-alike-none = Nessun'altra parola ne differisce per una sola lettera.
coach-alike = Simili: { $words } parole sono fatte come { $pattern }: { $named }.
coach-trap = Una trappola: { $words } parole sono fatte come { $pattern }: { $named }.
coach-named-more = { $named }, …
coach-hard-note = Qui conta solo la parola, non una partita in corso. Quanti tentativi servono alle persone è stimato da 359 parole inglesi di cinque lettere giocate da migliaia di persone, con un errore di circa un quarto di tentativo; per altre lingue e lunghezze la stima è più grossolana.
coach-hard-unhidden = Io non la nascondo mai; altri possono proporla.

coach-level-easy = Facile
coach-level-fair = Abbordabile
coach-level-tricky = Insidiosa
coach-level-hard = Difficile
coach-level-brutal = Spietata
