### Giochi di altri, parole che il bot indovina, e aiuti in una partita.

## Il pannello di un gioco

puzzles-title = Il tuo gioco
puzzles-title-shared = Il gioco di questo canale
puzzles-everything = la soluzione può essere qualsiasi parola
puzzles-outdated = *Nel frattempo qualcosa è cambiato. Ecco com'è adesso.*
puzzles-no-rows = Ancora nessuna riga.
puzzles-on-board = { $text } · griglia { $board }
puzzles-renewed = Questo è un gioco nuovo: non continua l'ultimo.
puzzles-renewed-changed = Lo considero un gioco nuovo, perché le caselle di { $words } sono cambiate.
puzzles-replaced = Le caselle di { $words } sono state sostituite.
puzzles-added = Aggiunto al tuo gioco con { $words }. Se è un altro, premi **{ $button }**.
puzzles-stale = È passato un po' dal tuo ultimo gioco, finito con **{ $word }**. La prossima riga ne comincia uno nuovo.
puzzles-draft-guess = Prova: **{ $word }**
puzzles-draft-mark = Segna: **{ $word }**
puzzles-draft-show = Premi ogni lettera finché non somiglia alle tue caselle, poi premi **Invio**.
puzzles-path = { $word } ne ha lasciate { $words }
puzzles-next = Prossimo tentativo
puzzles-used = Aiuti presi qui: { $rungs }

puzzles-enter-button = Invio
puzzles-found-button = È lei!
puzzles-more = Altro …
puzzles-continue-button = Continua quello di prima
puzzles-correct-button = No, ho corretto una riga
puzzles-other-button = Ho provato una parola mia
puzzles-refused-button = Il mio gioco non la conosce
puzzles-undo-button = Annulla
puzzles-reasons-button = Perché questa parola?
puzzles-remaining-button = Parole rimaste
puzzles-why-button = Perché non …?
puzzles-language-button = Un'altra lingua
puzzles-new-button = Gioco nuovo
puzzles-keep-button = Lascia com'è
puzzles-mend-button = Cambia la riga { $row } in { $marks }

puzzles-other-modal = Quale parola hai provato?
puzzles-language-field = Lingua delle parole
puzzles-words-modal = Quali parole hai provato?
puzzles-words-field = Le { $words } parole, separate da spazi
puzzles-tiles-field = Le loro caselle, una riga per parola
puzzles-words-rest = Righe da { $first } a { $last }, separate da spazi
puzzles-why-modal = A quale parola pensi?
puzzles-reveal-modal = Qual era la tua parola?
puzzles-word-field = Una parola
puzzles-reveal-field = La tua parola di { $letters } lettere

## Come si comincia

puzzles-teaching-title = Risolvi un gioco con me
puzzles-teaching =
    Dimmi una parola che hai provato e le sue caselle, e ti dico quale può essere la soluzione. Oppure lascia scegliere a me ogni tentativo, e tu premi solo le caselle.

    -# Lo vedi solo tu. Un risultato intero sta nell'opzione **hints** di `/{ -command } help`, e uno screenshot in **picture**.
puzzles-first-button = Scrivo il mio tentativo
puzzles-lead-button = Scegli tu i tentativi
puzzles-first-modal = Il tuo gioco
puzzles-first-word-field = La parola che hai provato
puzzles-first-tiles-field = Le sue caselle; vuoto per i pulsanti
puzzles-first-tiles-placeholder = 20012, gy.bx, 🟩🟨⬛
puzzles-fresh-title = Gioco nuovo
puzzles-fresh = Si riparte da capo. Aggiungi una riga con le opzioni **guess** e **hints** di `/{ -command } help`.

## Quante parole restano

puzzles-left = { $words ->
    [one] Resta **{ $words } parola**.
   *[other] Restano **{ $words } parole**.
}
puzzles-left-likely = { $likely ->
    [one] Resta **{ $likely } parola probabile**
   *[other] Restano **{ $likely } parole probabili**
} (e { $rare ->
    [one] { $rare } più rara
   *[other] { $rare } più rare
}).
puzzles-left-rare = Nessuna parola comune va bene; { $words ->
    [one] resta **{ $words } parola rara**.
   *[other] restano **{ $words } parole rare**.
}
puzzles-left-check = Controlla le caselle: il gioco può usare una parola che non conosco.
puzzles-left-board = Griglia { $board }: { $left }
puzzles-left-none = Nessuna parola della mia lista va bene con queste righe.
puzzles-left-impossible = Le righe si contraddicono, quindi nessuna parola può andare bene: una delle caselle è sbagliata. **{ $undo }** toglie l'ultima riga.
puzzles-left-clues = Mostrano: { $clues }. Se sai la parola, chi gestisce questo server me la può insegnare: `/{ -command } addword`.

## Righe che non possono essere tutte giuste

puzzles-slip-title = Non salvato
puzzles-slip-row = Nessuna parola che conosco va bene con la riga { $rows }.
puzzles-slip-row-never = Nessuna parola può dare la riga { $rows }.{ $order ->
    [wrong] { " " }Tra lettere uguali, è la prima a diventare gialla.
   *[right] { "" }
}
puzzles-slip-rows = Le righe { $rows } si contraddicono.
puzzles-slip-rows-all = Le tue righe si contraddicono.
puzzles-slip-none = Nessuna parola che conosco va bene insieme con le righe { $rows }.
puzzles-slip-none-all = Nessuna parola che conosco va bene con tutte le tue righe.
puzzles-slip-named = { $row } ({ $word })
puzzles-slip-word = Non ho salvato **{ $word }**.
puzzles-slip-words = Non ho salvato queste { $rows } righe.
puzzles-slip-mend = La riga { $row } dovrebbe essere { $marks } (`{ $digits }`)?
puzzles-slip-mends = Forse è sbagliata una sola casella, in una di queste righe:
puzzles-slip-mended = Riga { $row }: { $marks } (`{ $digits }`)
puzzles-slip-check = Ricontrolla le caselle.

## Aiuto, un passo alla volta

puzzles-rung-nudge = Un aiutino
puzzles-rung-letter = Una lettera
puzzles-rung-guesses = Una parola
puzzles-rung-nudge-hint = Qualcosa sulla parola, ma nessuna lettera nuova
puzzles-rung-more = Un altro aiutino
puzzles-rung-more-hint = Ancora qualcosa sulla parola
puzzles-rung-letter-hint = La lettera migliore da provare
puzzles-rung-guesses-hint = Parole da provare adesso
puzzles-rung-line = **{ $rung }**: { $hint }

# $sure is "certain" (true of every word that fits), "all" (of all likely words) or "most".
puzzles-nudge-probably = { $sure ->
    [most] Molto probabile:
   *[all] Quasi certo:
} { SMALL($fact) } ({ $sure ->
    [all] Vale per { $words ->
        [1] l'unica parola probabile
        [2] entrambe le parole probabili
       *[other] tutte le { $words } parole probabili
    }
    [rare] Vale per { $words ->
        [2] entrambe le parole rimaste
       *[other] tutte le { $words } parole rimaste
    }
   *[most] Vale per { $count } delle { $words } { $kind ->
        [likely] parole probabili
       *[all] parole rimaste
    }
}.)
puzzles-nudge-first-half = La lettera in posizione { $place } è nella prima metà dell'alfabeto.
puzzles-nudge-second-half = La lettera in posizione { $place } è nella seconda metà dell'alfabeto.
puzzles-nudge-side-by-side = Ci sono due lettere uguali di fila.
puzzles-nudge-vowels-meet = Ci sono due vocali di fila.
puzzles-nudge-vowel-at = La lettera in posizione { $place } è una vocale.
puzzles-nudge-consonant-at = La lettera in posizione { $place } è una consonante.
puzzles-nudge-meaning = Molto probabilmente significa: *{ $meaning }*
puzzles-nudge-trap = Attenzione, una trappola: { $sure ->
    [all] tutte le { $words }
   *[most] { $count } delle { $words }
} { $kind ->
    [likely] parole probabili
   *[all] parole rimaste
} differiscono per una sola lettera.{ $way }
puzzles-nudge-trap-way = { " " }Non provarle una per una: vale di più una parola che prova insieme più lettere fra quelle.

puzzles-letter = { $sure ->
    [certain] Nella parola c'è la lettera **{ $letter }**.
    [rare] Molto probabilmente nella parola c'è la lettera **{ $letter }**.
    [all] Molto probabilmente nella parola c'è la lettera **{ $letter }**, come { $words ->
        [1] nell'unica parola probabile
        [2] in entrambe le parole probabili
       *[other] in tutte le { $words } parole probabili
    }.
    [single] Nessuna lettera nuova sta in più di una delle { $words } { $kind ->
        [likely] parole probabili
       *[all] parole rimaste
    }; **{ $letter }** va bene come un'altra.
   *[most] La lettera migliore da provare è **{ $letter }**: { $count ->
        [one] ce l'ha { $count } delle { $words } { $kind ->
            [likely] parole probabili
           *[all] parole rimaste
        }.
       *[other] ce l'hanno { $count } delle { $words } { $kind ->
            [likely] parole probabili
           *[all] parole rimaste
        }.
    }
}
puzzles-letter-another = { $sure ->
    [certain] La parola ha un'altra **{ $letter }**.
    [rare] Molto probabilmente la parola ha un'altra **{ $letter }**.
    [all] Molto probabilmente la parola ha un'altra **{ $letter }**.
   *[most] La parola potrebbe avere un'altra **{ $letter }**.
}
puzzles-letter-place = { $sure ->
    [certain] La **{ $letter }** va in posizione { $place }.
    [rare] Molto probabilmente la **{ $letter }** va in posizione { $place }.
    [all] Molto probabilmente la **{ $letter }** va in posizione { $place }, come { $words ->
        [1] nell'unica parola probabile
        [2] in entrambe le parole probabili
       *[other] in tutte le { $words } parole probabili
    }.
   *[most] Molto probabilmente la **{ $letter }** va in posizione { $place }, come in { $count } delle { $words } { $kind ->
        [likely] parole probabili
       *[all] parole rimaste
    }.
}
puzzles-letter-none = Conosci già ogni lettera della parola, e dove va.

## Il prossimo tentativo

puzzles-try-likely = Prova **{ $word }**. Molto probabilmente è la soluzione.
puzzles-try-only = L'unica parola rimasta è ||**{ $word }**||.
puzzles-try-only-rare = L'unica parola che conosco e che va bene è ||**{ $word }**||, che i giochi nascondono di rado.
puzzles-try-two = Prova **{ $word }**. L'altra parola rimasta è **{ $other }**.
puzzles-try-likeliest = Prova **{ $word }**. È l'unica parola probabile.
puzzles-try-two-likely = Prova **{ $word }**. L'altra parola probabile è **{ $other }**.
puzzles-try-rarer = { $words ->
    [one] Va bene anche { $words } parola più rara.
   *[other] Vanno bene anche { $words } parole più rare.
}
puzzles-try-possible = Prova **{ $word }**. Può essere la soluzione, e { $leaves }.
puzzles-try-possible-board = Prova **{ $word }**. Può essere la soluzione di una griglia, e { $leaves }.
puzzles-try-probe = Prova **{ $word }**. Non può essere la soluzione, ma { $leaves }.
puzzles-try-rare = I giochi la nascondono di rado.
puzzles-try-rude = { $words ->
    [one] Resta una sola parola, ed è volgare.
   *[other] La parola che proverei qui è volgare.
} Premi la barra per leggerla: ||{ $word }||
puzzles-try-also = Puoi provare anche { $words }.
puzzles-try-also-probes = Utile anche provare { $words }; la soluzione però non è lì.
puzzles-leaves = di solito lascia { $words ->
    [one] 1 parola
   *[other] { $words } parole
}
puzzles-leaves-or = di solito lascia { $few } o { $words } parole
puzzles-leaves-about = di solito lascia circa { $words } parole
puzzles-leaves-boards = lascia circa { $words ->
    [one] 1 parola
   *[other] { $words } parole
} su tutte le griglie insieme

puzzles-reasons-title = Perché { $word }?
puzzles-why-tests = Prova { $letters }: { $count } delle { $words } { $kind ->
    [likely] parole probabili
   *[all] parole rimaste
} { $tested ->
    [one] ce l'hanno
   *[other] ne hanno almeno una
}.
puzzles-why-tests-none = Non prova lettere nuove, ma mostra dove vanno quelle note.
puzzles-why-tests-again = Non prova nessuna lettera nuova, ma dice se la parola ha { $letters } un'altra volta.
puzzles-why-tests-places = Non prova nessuna lettera nuova, ma dice la posizione di { $letters }.
puzzles-why-tests-some = Prova { $letters }: alcune delle parole rimaste ne hanno, altre no.
puzzles-why-also-again = Dice anche se la parola ha { $letters } un'altra volta.
puzzles-why-also-places = Dice anche la posizione di { $letters }.
puzzles-why-only-likely = È l'unica parola probabile.
puzzles-why-groups = Le caselle che riceve dividono queste parole in { $groups ->
    [one] 1 gruppo
   *[other] { $groups } gruppi
}. In media { $words ->
    [one] resta circa 1 parola
   *[other] restano circa { $words } parole
}, al peggio { $most ->
    [one] 1
   *[other] { $most }
}.
puzzles-why-apart = { $count ->
    [1] Riconosceresti subito { $words }.
   *[other] Queste le sapresti subito: { $words }.
}
puzzles-why-together = Queste restano insieme: { $words }.
puzzles-why-possible = Può essere lei la soluzione.
puzzles-why-only = Fra le parole che conosco è l'unica che va bene con ogni riga.
puzzles-figures-button = I numeri
puzzles-reasons-figure = **{ $word }** { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
puzzles-reasons-note = Il numero dice circa quanti tentativi servono ancora, compreso questo; meno è meglio. Una parola che pochi conoscono conta 0,25 in più, e una che può essere la soluzione fino a 0,10 in meno.
puzzles-reasons-none = Qui non c'è niente da soppesare.
puzzles-sampled = Restano { $words } parole; ho fatto i conti con { $seen } di loro.

## Le parole rimaste, e perché una parola non è fra loro

puzzles-words-title = { $words ->
    [one] { $words } parola
   *[other] { $words } parole
}
puzzles-words-page = Pagina { $page } di { $pages }
puzzles-words-unsaid = { $words ->
    [one] { $words } parola volgare omessa
   *[other] { $words } parole volgari omesse
}
puzzles-words-back-button = ◀ Più probabili
puzzles-words-on-button = Più rare ▶
puzzles-out = **{ $word }** è esclusa: { $clue }.
puzzles-possible = **{ $word }** va bene con ogni riga.
puzzles-possible-rare = **{ $word }** va bene con ogni riga, ma i giochi la nascondono di rado, quindi la conto fra le più rare.
puzzles-instead-own = È la parola che proverei anch'io.
puzzles-instead-mine = la parola che proverei io
puzzles-instead-worse = { $possible ->
    [yes] Se non è la soluzione, ne lascia circa
   *[no] Come tentativo, ne lascia circa
} { $stay ->
    [one] 1
   *[other] { $stay }
}, e { $mine } solo circa { $less }.
puzzles-instead-better = { $possible ->
    [yes] È un buon tentativo
   *[no] È comunque un buon tentativo
}: ne lascia un po' meno di { $mine }.
puzzles-instead-same = { $possible ->
    [yes] È un buon tentativo
   *[no] È comunque un buon tentativo
}: ne lascia circa { $stay ->
    [one] 1
   *[other] { $stay }
}, e { $mine } circa { $less }.
puzzles-unknown = Semplicemente non è nella mia lista. Chi gestisce questo server la può aggiungere: `/{ -command } addword`.
puzzles-unknown-word = Non conosco la parola **{ $word }**.
puzzles-unknown-meant = Non conosco la parola **{ $word }**; intendevi **{ $meant }**?
puzzles-row-disallowed = La modalità difficile non avrebbe permesso **{ $word }** alla riga { $row }. Se una parola o una casella è sbagliata, correggila.
puzzles-over = Questo gioco è risolto. **Gioco nuovo** ne comincia un altro.

## Un aiuto in una partita in corso

puzzles-hint-title = Aiuto
puzzles-hint-nudge = Aiutino
puzzles-hint-nudge-about = Com'è fatta la parola; nessuna lettera
puzzles-hint-letter = Lettera
puzzles-hint-letter-about = Una lettera della parola che non conosci ancora
puzzles-hint-place = Posizione
puzzles-hint-place-about = Dove va una delle sue lettere
puzzles-hint-meaning = Significato
puzzles-hint-meaning-about = Che cosa vuol dire la parola; può rivelare molto
puzzles-hint-guesses = Una parola
puzzles-hint-guesses-about = Una buona parola da provare adesso
puzzles-hint-unranked = { $hint } (fuori classifica)
puzzles-hint-price-nothing = Questa partita non conta più per la classifica, quindi altri aiuti non costano niente.
puzzles-hint-price-free = Questa partita non conta per la classifica, quindi gli aiuti non costano niente.
puzzles-hint-price-first = Col primo aiuto, questa partita non conta più per la classifica, per nessuno.
puzzles-hint-price-own = Guardare non costa. Col primo aiuto, questa partita non conta più per la classifica.
puzzles-hint-price-shared = Guardare non costa. { puzzles-hint-price-first }
puzzles-hint-price-asked = Guardare non costa. { refusals-may-not-agree } { puzzles-hint-price-first }
puzzles-hint-price-daily = Guardare non costa. Col primo aiuto, questa parola del giorno non conta più per la classifica, e finiscono i tuoi giorni di fila.
puzzles-hint-means = Vuol dire: *{ $meaning }*
puzzles-hint-no-nudge = Della parola sai già tutto quello che potrei dire senza nominare una lettera.
puzzles-hint-letter-new = Nella parola c'è la lettera **{ $letter }**.
puzzles-hint-letter-again = Nella parola c'è un'altra **{ $letter }**.
puzzles-hint-at = La **{ $letter }** va in posizione { $place }.
puzzles-hint-trait-repeated = Nella parola una lettera compare più di una volta.
puzzles-hint-trait-different = Tutte le lettere della parola sono diverse.
puzzles-hint-trait-vowels = { $vowels ->
    [0] La parola non ha vocali{ $y ->
        [yes] , salvo forse una Y.
       *[no] .
    }
    [one] La parola ha una sola vocale.
   *[other] La parola ha { $vowels } vocali.
}
puzzles-hint-trait-more-vowels = { $vowels ->
    [0] Conosci già ogni vocale della parola{ $y ->
        [yes] , salvo forse una Y.
       *[no] .
    }
    [one] La parola ha ancora una vocale, che non conosci.
   *[other] La parola ha ancora { $vowels } vocali, che non conosci.
}
puzzles-hint-trait-early = La parola comincia con una lettera della prima metà dell'alfabeto.
puzzles-hint-trait-late = La parola comincia con una lettera della seconda metà dell'alfabeto.
puzzles-hint-trait-begins-vowel = La parola comincia per vocale.
puzzles-hint-trait-begins-consonant = La parola comincia per consonante.
puzzles-hint-trait-ends-vowel = La parola finisce per vocale.
puzzles-hint-trait-ends-consonant = La parola finisce per consonante.
puzzles-hint-trait-lacks = La parola non contiene la **{ $letter }**.

## Mettimi in crisi: il bot indovina una parola pensata da qualcuno

puzzles-stump-title = Mettimi in crisi
puzzles-stump-rival = Indovina { $rival }
puzzles-stump-own = Indovino io, con parole che quasi tutti conoscono
puzzles-stump-first = { $who }, pensa una parola e non dirla a nessuno. Il mio tentativo: **{ $word }**
puzzles-stump-guess = { $words ->
    [one] È ancora possibile { $words } parola.
   *[other] Sono ancora possibili { $words } parole.
} Il mio tentativo: **{ $word }**
puzzles-stump-show = Premi le lettere il cui colore non va ancora bene per la tua parola, poi **Invio**. Quello che dicono le righe di prima è già segnato. È la tua parola? Premi **È lei!**
puzzles-stump-show-first = Premi le lettere il cui colore non va ancora bene per la tua parola, poi **Invio**. È la tua parola? Premi **È lei!**
puzzles-stump-found = 🎉 **{ $word }**: ho trovato la tua parola in { $guesses ->
    [one] { $guesses } tentativo
   *[other] { $guesses } tentativi
}.
puzzles-stump-beaten = 🏆 Ho finito i tentativi. Mi hai messo in crisi, { $who }! Qual era la tua parola?
puzzles-stump-no-words = 🏆 Non mi vengono altre parole. Mi hai messo in crisi, { $who }! Qual era la tua parola?
puzzles-stump-impossible = 🤔 Dalla riga { $turn } nessuna parola che conosco va più bene. { $why }
puzzles-stump-recover = Premi **Annulla** per segnare di nuovo l'ultima riga. Se tutto è giusto, premi **Svela la mia parola**.
puzzles-stump-was = Era **{ $word }**.
puzzles-stump-unknown = La tua parola non è nella mia lista, quindi non l'avrei mai indovinata.
puzzles-stump-early = Hai lasciato prima di segnare il mio primo tentativo.
puzzles-stump-fair = Tutto segnato giusto. Ben giocato!
puzzles-stump-won = Tutto segnato giusto: mi hai messo in crisi. Ben giocato!
puzzles-stump-left = Tutto segnato giusto. { $others ->
    [0] Era l'unica parola rimasta: l'avrei detta subito dopo.
    [one] Era ancora possibile un'altra parola.
   *[other] Erano ancora possibili altre { $others } parole.
}
puzzles-stump-wrong = { $count ->
    [one] Per quella parola, la riga { $rows } dovrebbe essere così:
   *[other] Per quella parola, le righe { $rows } dovrebbero essere così:
}

puzzles-again-button = Un'altra parola
puzzles-reveal-button = Svela la mia parola
