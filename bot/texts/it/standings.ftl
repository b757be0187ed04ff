### Classifiche e statistiche.

standings-title = Classifica
standings-period-today = Oggi
standings-period-week = Questa settimana
standings-period-month = Questo mese
standings-period-year = Quest'anno
standings-period-all = Da sempre
standings-period-yesterday = Ieri
standings-period-lastweek = Settimana scorsa
standings-period-lastmonth = Mese scorso
standings-period-lastyear = Anno scorso
standings-period-season = Questa stagione
standings-view-guesses = Meno tentativi
standings-view-points = Punti
standings-view-streak = Giorni di fila
standings-view-wins = Più risolte
standings-empty = Non c'è ancora nessuno in questa classifica. Inizia una partita con `/{ -command } play`. Le partite individuali e quelle insieme hanno classifiche separate. Risultati di altri siti: `/{ -command } records`.
standings-line = **{ $place }.** { $who } · **{ $value }** · { $record }
standings-unplaced-line = { $who } · { $value } · { $record }
standings-few = { $more ->
    [0] troppo poche partite
    [one] manca { $more } partita
   *[other] mancano { $more } partite
}
standings-record = { $wins ->
    [one] { $wins } risolta su { $games }
   *[other] { $wins } risolte su { $games }
}
standings-value-guesses = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-value-points = { $value ->
    [one] { $value } punto
   *[other] { $value } punti
}
standings-value-streak = { $value ->
    [0] nessuna serie
    [one] { $value } giorno
   *[other] { $value } giorni di fila
}
standings-value-wins = { $value ->
    [one] { $value } risolta
   *[other] { $value } risolte
}
standings-days = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}
standings-rule-guesses = In ordine di media equa: tentativi per partita, corretti per { $words ->
    [compared] parole difficili e poche partite
   *[plain] poche partite
}. Una partita non risolta conta come { $loss } tentativi.
standings-rule-points = Una parola trovata in 1 tentativo vale { $best } punti, in 2 tentativi { $second }, e così via. Una partita non risolta vale 0.
standings-rule-points-own = Questo server ha punti propri: { $wins } per una parola trovata in 1-6 tentativi, { $lost } per una partita che non risolvi.
standings-rule-double = Punti doppi: { $day }.
standings-rule-streak = Giorni di fila in cui si è trovata la parola del giorno senza aiuti.
standings-shields = Uno scudo tiene la serie se salti una parola del giorno al mese.
standings-rule-wins = Prima chi ne ha risolte di più.
standings-fair-average = Media equa: tentativi per partita. Le parole difficili anche per gli altri contano a tuo favore, e poche partite fortunate decidono poco.
standings-nobody-ranked = Nessuno ha ancora le { $games } partite per un posto, quindi viene prima chi ne ha di più.
standings-nobody-placed = Nessuno ha avuto le { $games } partite per un posto, quindi viene prima chi ne ha di più.
standings-provisional = Per un posto { $games ->
    [one] serve { $games } partita finita
   *[other] servono { $games } partite finite
}.
standings-elsewhere = { $who } non è ancora qui. Le sue partite: { $where }. Sceglile nel menu.
standings-elsewhere-games = { $which } ({ $games })
standings-games-prompt = Quali partite
standings-view-prompt = In ordine di
standings-period-prompt = Quali giorni
standings-assisted = { $games ->
    [one] { $games } partita con aiuti o una lista di parole non conta.
   *[other] { $games } partite con aiuti o una lista di parole non contano.
}
standings-own-boards = Partite individuali
standings-previous = Indietro
standings-next = Avanti

## Perché sono qui?

standings-why-button = Perché sono qui?
standings-why-place = Sei al **{ $place }º** posto su { $players }. Chi è alla pari condivide il posto.
standings-why-place-average = Sei al **{ $place }º** posto su { $players }, con una media equa di **{ $value }**. Chi è alla pari condivide il posto.
standings-why-provisional = Hai { $games } delle { $least } partite che servono per un posto.
standings-why-unplaced = Hai giocato { $games } delle { $least } partite che servivano per un posto.
standings-why-too-few = Hai giocato troppe poche partite per un posto: { $games }.
standings-why-ahead = Subito sopra di te: { $value }.
standings-why-guesses = Conta la tua media equa: tentativi per partita, con qualche partita media aggiunta perché una partita fortunata non decida tutto.
standings-why-words = Si tiene conto di quanto è servito agli altri per le stesse parole.
standings-why-sum = Ecco il conto:
standings-why-moves = Si muove un po' anche quando non giochi: altri giocano le stesse parole, e la media qui cambia.
standings-why-points = Ogni partita risolta dà { $each } punti meno i tentativi usati. { $wins ->
    [one] La tua partita
   *[other] Le tue { $wins } partite
}: { $wins } × { $each } = { $together }, meno { $guesses ->
    [one] { $guesses } tentativo
   *[other] { $guesses } tentativi
} = **{ $value }**.
standings-why-points-own = Questo server decide quanto vale una partita. Ecco il conto:
standings-why-points-found = { $guesses ->
    [one] { $guesses } tentativo
   *[other] { $guesses } tentativi
}: { $games } × { $each } = { $points }
standings-why-points-lost = Non risolte: { $games } × { $each } = { $points }
standings-why-points-double = Vale doppio: { $day } ({ $games ->
    [one] { $games } partita
   *[other] { $games } partite
}): **+ { $points }**
standings-why-streak = I tuoi giorni di fila con la parola del giorno trovata: **{ $value }**. Un giorno saltato, perso o risolto con un aiuto interrompe la serie.
standings-why-no-streak = { $when ->
    [over] Alla fine non avevi nessuna serie.
   *[now] Al momento non hai nessuna serie. Trova la parola del giorno senza aiuti e ne comincia una nuova.
}
standings-why-wins = Hai risolto **{ $value }** su { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}.
standings-why-games = { $games ->
    [one] La tua { $games } partita ha richiesto
   *[other] Le tue { $games } partite hanno richiesto
} **{ $guesses }** { $guesses ->
    [one] tentativo
   *[other] tentativi
}.
standings-why-lost = ({ $lost ->
    [one] La partita che non hai risolto conta { $each }.
   *[other] Ognuna delle { $lost } partite che non hai risolto conta { $each }.
})
standings-why-harder = **− { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) }** perché agli altri è servito più del solito per le tue parole. Le tue partite qui non contano: almeno altri tre ne hanno avute { $compared }, e hanno avuto bisogno di { NUMBER($others, minimumFractionDigits: 2, maximumFractionDigits: 2) } tentativi in media; altrettante parole medie ne richiedono { $compared } × { NUMBER($usual, minimumFractionDigits: 2, maximumFractionDigits: 2) } = { NUMBER($words, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
standings-why-easier = **+ { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) }** perché agli altri è servito meno del solito per le tue parole. Le tue partite qui non contano: almeno altri tre ne hanno avute { $compared }, e hanno avuto bisogno di { NUMBER($others, minimumFractionDigits: 2, maximumFractionDigits: 2) } tentativi in media; altrettante parole medie ne richiedono { $compared } × { NUMBER($usual, minimumFractionDigits: 2, maximumFractionDigits: 2) } = { NUMBER($words, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
standings-why-average = **+ { NUMBER($added, minimumFractionDigits: 2, maximumFractionDigits: 2) }** per { $games } partite di una persona media qui: { $games } × { NUMBER($each, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
standings-why-total = Insieme **{ NUMBER($total, minimumFractionDigits: 2, maximumFractionDigits: 2) }**. Diviso per tutte le { $games } partite:

## Rating

standings-view-rating = Rating
standings-value-rating = { $value }
standings-rule-rating = Tutti cominciano con 1500. Chi fa meglio con la stessa parola guadagna, soprattutto contro i forti. Parole del giorno, gare e duelli tra persone contano quando sono finiti.
standings-empty-rating = Qui nessuno ha ancora un rating. Due persone devono finire la stessa parola del giorno, gara o duello. La parola di oggi conta domani.
standings-empty-streak = Qui non ci sono serie. Trova la parola del giorno senza aiuti e comincia la tua.
standings-matches = { $matches ->
    [one] { $matches } confronto
   *[other] { $matches } confronti
}
standings-why-rating = Il tuo rating dice quanto te la cavi con le stesse parole degli altri. Chi finisce dietro di te lo alza, i forti di più; chi finisce davanti lo abbassa, i forti di meno. I primi confronti lo cambiano di più. Ecco il conto:
standings-why-start = Tutti cominciano con **{ $start }**.
standings-why-earlier = **{ $change }** { $matches ->
    [one] dal tuo primo confronto
   *[other] dai tuoi primi { $matches } confronti
}.
standings-why-match = **{ $change }** { $mode }, { $day }: posto { $place } su { $players }.
standings-why-rating-total = Insieme **{ $value }**.

## Parole del giorno saltate

standings-missed-loss = A chi gioca la parola del giorno in questo periodo, ogni giorno saltato conta come { $loss } tentativi.
standings-missed-average = A chi gioca la parola del giorno in questo periodo, ogni giorno saltato conta come una partita media qui.
standings-missed-worst = A chi gioca la parola del giorno in questo periodo, ogni giorno saltato conta come il peggior risultato di quel giorno.
standings-why-missed-loss = **+ { NUMBER($charged, minimumFractionDigits: 2, maximumFractionDigits: 2) }** per { $missed ->
    [one] { $missed } giorno saltato
   *[other] { $missed } giorni saltati
}: { $missed } × { $loss }.
standings-why-missed-average = **+ { NUMBER($charged, minimumFractionDigits: 2, maximumFractionDigits: 2) }** per { $missed ->
    [one] { $missed } giorno saltato
   *[other] { $missed } giorni saltati
}: { $missed } × { NUMBER($each, minimumFractionDigits: 2, maximumFractionDigits: 2) }, la media qui.
standings-why-missed-worst = **+ { NUMBER($charged, minimumFractionDigits: 2, maximumFractionDigits: 2) }** per { $missed ->
    [one] { $missed } giorno saltato
   *[other] { $missed } giorni saltati
}: ognuno conta come il peggior risultato di quel giorno.

## Tutti i server

standings-everywhere = Tutti i server
standings-here = Questo server
standings-scope-server = Questo server
standings-scope-global = Tutti i server
standings-everywhere-rule = I server partecipano per loro scelta; chi si nasconde non compare.
standings-everywhere-absent = Questo server non partecipa; chi lo gestisce può cambiarlo in `/{ -command } settings`.

## Statistiche

standings-stats-title = Statistiche
standings-average = { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-no-average = –
standings-played = { $who } ha giocato { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} e ne ha risolte { $wins } ({ NUMBER($rate, style: "percent") }).
standings-figures = Media { $average }
standings-dailies = Parole del giorno: { $dailies } · serie { $streak } · record { $best }
standings-streaks = Una serie sono giorni di fila in cui trovi la parola del giorno senza aiuti.
standings-shielded = 🛡️ Uno scudo ha tenuto la serie il { $day }.
standings-several = Con più griglie, per ogni griglia oltre la prima conta un tentativo in meno.
standings-unranked = Le classifiche lasciano fuori queste, perché il confronto non sarebbe equo: { $kinds }.
standings-unranked-helped = con aiuti o una lista di parole
standings-counts = Tutte le partite finite qui, di ogni modo e lunghezza; una classifica ne conta un tipo. La media è dei tentativi nelle partite risolte.

## Due persone con le stesse parole

standings-against-title = Testa a testa
standings-against-none = { $who } e { $other } non hanno ancora avuto la stessa parola qui. Giocate `/{ -command } daily`, o una gara.
standings-against-words = { $who } e { $other } hanno avuto la stessa parola { $words ->
    [one] una volta
   *[other] { $words } volte
}.
standings-against-better = Meno tentativi per { $who }: **{ $times }**
standings-against-level = Pari: **{ $times }**
standings-against-means = Media: { $who } { NUMBER($mine, minimumFractionDigits: 2, maximumFractionDigits: 2) }, { $other } { NUMBER($theirs, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-against-rule = Contano parole del giorno, gare, sfide e duelli. Una partita non risolta conta un tentativo più di quelli che ci sono.

## Che cosa sono i numeri sulla scheda

standings-card-games = { $count ->
    [one] partita
   *[other] partite
}
standings-card-won = risolte
standings-card-rate = { NUMBER($rate, style: "percent") }
standings-card-average = media
standings-card-streak = serie
standings-card-best = record
standings-card-days = { $count ->
    [one] parola del giorno
   *[other] parole del giorno
}

## Sotto a un posto fra chi ne ha risolte di più

standings-games = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}

## Pagine delle statistiche

standings-page-prompt = Altre statistiche
standings-page-overview = Panoramica
standings-page-badges = Distintivi
standings-page-kinds = Per modo e lunghezza
standings-page-openers = Prime parole
standings-page-words = Parole
standings-page-title = Statistiche · { $page }
standings-page-kinds-rule = Le medie sono dei tentativi nelle partite risolte.
standings-page-openers-rule = Le prime parole usate più spesso. Le medie sono dei tentativi nelle partite risolte.
standings-page-openers-none = { $who } non ha ancora fatto il primo tentativo in nessuna partita finita.
standings-page-words-rule = Le parole che hanno richiesto più tentativi in partite individuali su una griglia, senza aiuti. Una partita non risolta conta come { $lost } tentativi. Le parole che altri forse stanno ancora cercando non compaiono.
standings-page-words-none = { $who } non ha ancora finito una partita individuale su una griglia senza aiuti.
standings-page-times = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
standings-page-others = agli altri ne servivano { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-page-best = Partita migliore: **{ $word }** · { $score } · { $when }
standings-page-worst = Partita peggiore: **{ $word }** · { $score } · { $when }
standings-page-year = Calendario
standings-page-year-rule = I giorni nel colore di una lettera giusta hanno almeno una partita risolta.
standings-page-year-lines = In una riga, più alto è un giorno, più partite: una, due o di più.
standings-page-year-none = { $who } non ha finito partite negli ultimi dodici mesi.
standings-year-summary = { $who } ha giocato in **{ $days }** negli ultimi dodici mesi: { $record }. Serie più lunga: **{ $longest }**.
standings-page-letters = Lettere più difficili, dalla media delle parole che le contengono: { $letters }
standings-page-skill = Abilità e fortuna
standings-page-skill-rule = Ogni barra è una partita, la più vecchia a sinistra: le ultime { $games } partite individuali su una griglia, senza aiuti. L'abilità parte da 99 e si dimezza per ogni tentativo regalato. La fortuna è 50 se non ha contato. Le parole che altri forse stanno ancora cercando non compaiono.
standings-skill-name = Abilità
standings-luck-name = Fortuna
standings-skill-mean = media { $mean }
standings-skill-means = { $who } ha in media abilità **{ $skill }** e fortuna **{ $luck }** ({ $games }).
standings-skill-few = Sono troppo poche partite per dire molto.
standings-skill-trend = { $trend ->
    [better] I tentativi sono migliorati
    [worse] I tentativi sono peggiorati
   *[level] I tentativi sono buoni più o meno come prima
}: abilità **{ $before }** nelle prime { $games } partite, **{ $after }** nelle ultime { $games }.
standings-skill-fortune = { $fortune ->
    [lucky] Nel complesso la fortuna ha aiutato.
    [unlucky] Nel complesso la sfortuna ha pesato.
   *[even] Fortuna e sfortuna si sono compensate.
}

## Stagioni e riepilogo settimanale

standings-champions-button = Campioni
standings-champions-title = Campioni
standings-champions-prompt = Com'è finita una stagione
standings-champions-empty = Qui non è ancora finita nessuna stagione.
standings-champions-line = **{ $season }** · 🏆 { $who } · { $value } · { $players ->
    [one] { $players } persona
   *[other] { $players } persone
}
standings-champions-nobody = **{ $season }** · nessun campione · { $players ->
    [one] { $players } persona
   *[other] { $players } persone
}
standings-season-title = Stagione · { $season }
standings-season-button = Classifica finale
standings-week = La settimana · { $days }
standings-year = L'anno { $year }
standings-page-review = L'anno in breve
standings-player-year = Il { $year } di { $who } qui.
standings-player-year-none = { $who } nel { $year } qui non ha finito partite.
standings-card-played-days = { $count ->
    [one] giorno di gioco
   *[other] giorni di gioco
}
standings-moment-day = Giorno migliore
standings-moment-word = La parola più difficile battuta
standings-moment-beaten = in { $guesses }, agli altri ne servivano { NUMBER($others, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-moment-opener = La solita prima parola
standings-moment-luckiest = Il colpo più fortunato
standings-moment-luck = fortuna { $luck } su 99
standings-moment-mate = Più partite con
standings-review-games = **{ $games ->
    [one] { $games } partita
   *[other] { $games } partite
}** di { $players ->
    [one] { $players } persona
   *[other] { $players } persone
}.
standings-review-more = { $games } più della settimana prima.
standings-review-fewer = { $games } meno della settimana prima.
standings-review-same = Quante la settimana prima.
standings-review-best = ⚡ Meno tentativi: { $games } in { $guesses }.
standings-review-races = 🏎️ Più gare vinte: { $who } ({ $wins }).
standings-review-closest = 🏁 Gara più combattuta: { $who } ha battuto { $second } per { $seconds ->
    [0] meno di un secondo
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}.
standings-review-hardest = { $count ->
    [one] 🧗 Parola più difficile
   *[other] 🧗 Parole più difficili
}: { $answer }, { NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 2) } tentativi in media.
standings-review-shared = 🤝 Insieme su una griglia: { $wins } su { $games } { $wins ->
    [one] risolta
   *[other] risolte
}.
standings-review-points = 🏅 Più punti: { $who } con { $points }.
standings-review-streak = 🔥 Serie più lunga: { $who }, { $days } giorni di fila.
standings-review-elsewhere = Giocato altrove: { $games }.
standings-review-best-of = 🏆 { $game }: { $who }, { $average } in media.
standings-season-won = { $champions ->
    [one] 🏆 { $who } vince la stagione, con una media equa di { $value } tentativi a partita. Complimenti!
   *[other] 🏆 { $who } si dividono il primo posto, con una media equa di { $value } tentativi a partita. Complimenti!
}
standings-season-left = Chi era più avanti non è più qui; la classifica finale resta com'è.
standings-season-taken = Un titolo è stato revocato, come mostrano le Correzioni; la classifica finale resta com'è.
standings-season-nobody = Nessuno ha vinto una partita e giocato abbastanza per avere un posto, quindi questa stagione non ha campioni.
standings-season-deserted = Chi aveva un posto non è più qui, quindi questa stagione non ha campioni.
standings-season-erased = Chi era in testa ha cancellato i propri dati, quindi questa stagione non nomina campioni.
standings-why-crowned = 🏆 Il titolo è tuo: chi era più avanti non è più qui.
standings-season-next = La stagione è finita, e la prossima è cominciata: tutti ripartono alla pari.
standings-season-over = La stagione è finita. Chi gestisce il server può cominciare la prossima in `/{ -command } settings`.
standings-season-frozen = Questa classifica è definitiva: le correzioni successive non la cambiano.

## Correzioni

standings-corrections-button = Correzioni
standings-corrections-title = Correzioni
standings-corrections-empty = Qui non è stato corretto niente.
standings-corrections-line = { $who } · { $what }, { $day }: **{ $change }**, da { $by } { $when }
standings-corrections-struck = annullato
standings-corrections-undone = ritirata da { $by }
standings-changed-title = Cambiati dopo la pubblicazione
standings-changed = Gli ultimi risultati che contano in modo diverso da come sono stati pubblicati, o messi in dubbio e poi confermati, e quando sono stati pubblicati:
standings-changed-empty = Niente di ciò che conta qui è cambiato dopo la pubblicazione, né è stato messo in dubbio e poi confermato.
standings-changed-pasted = 📋 { $who } ha incollato in un'ora risultati di { $days } giorni, senza messaggio, { $when }
standings-correct-title = Correggi un risultato
standings-correct = Di chi è il risultato sbagliato? Tutti possono vedere che cosa cambi: la classifica ha una pagina di correzioni. Ognuna si può ritirare.
standings-correct-player-prompt = Di chi è il risultato
standings-correct-undo-prompt = Ritira una correzione
standings-correct-batch = { $who } · annullati tutti insieme ({ $count })
standings-correct-undo-all = Tutte ({ $count })
standings-correct-result-prompt = Quale risultato
standings-correct-which = Quale risultato di { $who } è sbagliato? Questi sono gli ultimi.
standings-correct-none = { $who } qui non ha risultati che contano.
standings-correct-joined = Quello che { $account } registra conta per { $who }.
standings-correct-champion = Campione della stagione
standings-correct-what = { $who } · **{ $what }**: che cosa ne facciamo? Un risultato annullato non conta; uno fatto altrove lo puoi cambiare.
standings-correct-strike-button = Annullalo
standings-correct-strike-all-button = Annulali tutti ({ $count })
standings-correct-strike-all = Annullare tutto ciò che è elencato di { $who } ({ $count })? Non conterà più.
standings-correct-struck-all = Tutto ciò che era elencato di { $who } è annullato ({ $count }).
standings-correct-strike-pasted-button = Annulla gli incollati ({ $count })
standings-correct-strike-pasted = Annullare ciò che ha incollato { $who } ({ $count })? Non conterà più.
standings-correct-struck-pasted = Ciò che aveva incollato { $who } è annullato ({ $count }).
standings-correct-undone-all = Correzioni ritirate per { $who }: { $count }.
standings-correct-change-button = Cambialo
standings-correct-undo-button = Ritira
standings-correct-others-button = Altri risultati
standings-correct-shown = Tutti possono vederlo sotto Correzioni, nella classifica.
standings-correct-modal = Cambia un risultato
standings-correct-number = Il risultato giusto: da { $low } a { $high }
standings-correct-solved = Il risultato giusto: da { $low } a { $high }, o X
standings-correct-time = Il tempo giusto, per esempio 1:23
standings-exclusions-button = Escludi dalle registrazioni
standings-exclusions-back-button = Riammetti
standings-exclusions-line = 🚫 { $who } · i risultati non vengono più registrati, da { $by } { $when }
standings-exclusions-ask = Escludere { $who } dalle registrazioni? Da quel momento non viene registrato niente di quello che pubblica, e tutti possono leggere in Correzioni che lo hai deciso tu.
standings-joined-line = 🔗 { $account } · i risultati contano per { $who }, da { $by } { $when }
standings-exclusions-out = Da ora non viene registrato niente di quello che { $who } pubblica. I risultati di prima restano, se non li annulli.
standings-exclusions-back = I risultati di { $who } vengono registrati di nuovo.
