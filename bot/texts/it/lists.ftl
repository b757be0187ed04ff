### Liste di parole di un server: di una lezione, o di un fandom.

lists-about = Gioca con parole tue: il lessico di una lezione, un fandom. Una lista ha da { $fewest } a { $most } parole, da { $shortest } a { $longest } lettere. Le sue parole sono le soluzioni; i tentativi possono venire dalla lista e dalla lingua. Queste partite non contano per la classifica. Scegli una lista con `/{ -command } play list:`.
lists-none = Questo server non ha ancora liste.
lists-words = { $words ->
    [one] { $words } parola
   *[other] { $words } parole
}
lists-length = { $letters } lettere: { $words }
lists-turns = Escono parole di ogni lunghezza, prima quelle non ancora giocate, poi quelle giocate da più tempo. Con `length:` si resta su una sola lunghezza.
lists-renamed = C'è già una lista **{ $taken }**, quindi questa si chiama **{ $name }**. Per cambiare le parole dell'altra, sceglila e premi **{ $button }**.
lists-prompt = Guarda una lista
lists-add-button = Aggiungi una lista
lists-change-button = Cambia
lists-delete-button = Elimina
lists-sure = Eliminare la lista **{ $name }**? Le partite in corso continuano a usarla.
lists-sure-daily = La parola del giorno di questo server viene da qui. Dopo verrà di nuovo dalla lingua.
lists-keep-button = Tienila
lists-modal = Una lista di parole
lists-name-field = Come si chiama
lists-language-field = Lingua delle parole
lists-words-field = Parole, con spazi, virgole o a capo
lists-file-field = O un file di testo, al posto delle parole
lists-daily = 📅 Dalla prossima in poi, la parola del giorno viene da questa lista. Non conta per la classifica.
lists-daily-switch = Parola del giorno da qui
lists-dropped = Le partite in { $language } scrivono { $letters } come { $plain }.
lists-dropped-other = Se queste parole sono in { $others }, premi **{ $button }** e scegli quella lingua.
lists-unknown = Non sono nella mia lista di parole ({ $language }), ma si giocano lo stesso: { $words }. Nomi e parole della lezione vanno bene; controlla se c'è un errore di battitura.
lists-crude = Sono nella mia lista di parole volgari, ma restano: { $words }. Togli quelle che non volevi.
lists-correct-button = Correggi
lists-left-out = { $count ->
    [one] Una voce è stata lasciata fuori:
   *[other] { $count } voci sono state lasciate fuori:
}
lists-left-words = • Riga { $number }: «{ $text }» ha { $words } parole.
lists-left-letter = • Riga { $number }: «{ $text }»: { $character } non è una lettera di questa lingua.
lists-left-length = • Riga { $number }: «{ $text }» ha { $length ->
    [one] { $length } lettera
   *[other] { $length } lettere
}, e sono possibili da { $least } a { $most }.
lists-left-again = • Riga { $number }: «{ $text }» è già nella lista.
lists-left-head = • Riga { $number }: «{ $text }» è il titolo della colonna, non una parola della lista.
lists-left-beside = • Ciò che sta accanto alla prima colonna («{ $text }» e così via): ogni riga dà una parola. Se anche quelle sono parole della lista, metti ciascuna su una riga a sé.
lists-left-articles = • Ciò che sta davanti alle parole ({ $text }): sono state prese solo le parole.
lists-left-comment = • Le righe che iniziano con # («{ $text }» e così via) sono commenti: non ne è stata presa nessuna parola.
lists-left-slur = • Riga { $number }: una parola che qui non è gradita.
lists-progress-button = Progressi
lists-back-button = Torna alla lista
lists-unplayed = Nessuno ha ancora finito una partita con questa lista.
lists-played = **{ $played } parole su { $words }** sono già uscite. Indovinate l'ultima volta: { $found }.
lists-missed = Non indovinate l'ultima volta, torneranno prima: { $words }
lists-learner = { $who } · { $found } su { $met } indovinate
lists-learner-missed = mancate: { $words }
lists-progress-file = Il file contiene ogni parola uscita e chi non l'ha ancora indovinata.
lists-column-word = Parola
lists-column-played = Giocata
lists-column-found = Indovinata
lists-column-missed = Non indovinata da
