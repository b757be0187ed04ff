### Le impostazioni di un server.

guilds-page-title = Impostazioni · { $page }
guilds-page-prompt = Pagina
guilds-mute = Lì non posso pubblicare la parola del giorno. Permettimi di vedere quel canale e di inviarci messaggi.
guilds-threadless = Lì non posso aprire un thread privato. Serve un canale testuale in cui posso creare thread privati e inviare messaggi nei thread.

## Le pagine

guilds-page-play = Gioco
guilds-page-channels = Canali
guilds-page-daily = Parola del giorno
guilds-page-words = Parole
guilds-page-lists = Liste di parole
guilds-page-people = Persone
guilds-page-leaderboard = Classifica
guilds-page-seasons = Stagioni
guilds-page-play-hint = lingua, lunghezza, modalità difficile, tema, turni, battute
guilds-page-channels-hint = dove si gioca, thread, partite ferme
guilds-page-daily-hint = canale, ora, fuso orario, menzione e aiuti
guilds-page-words-hint = parole in più e bandite, volgari, grafia
guilds-page-lists-hint = parole vostre con cui giocare: una lezione, un fandom
guilds-page-people-hint = chi può iniziare e chiudere partite
guilds-page-leaderboard-hint = quante partite servono per un posto, parole saltate, punti propri
guilds-page-seasons-hint = stagioni, campioni e il riepilogo settimanale

## Gioco

guilds-language = **Lingua delle parole**: { $value }
guilds-language-followed = **Lingua delle parole**: { $value }, come nelle impostazioni Discord di questo server
guilds-language-follow = Come su Discord
guilds-length = **Lunghezza**: { $value } lettere, se chi gioca non ne chiede un'altra
guilds-hard = **Modalità difficile**: { $value }
guilds-theme = **Tema**: { $value }, sulle griglie che vedono tutti
guilds-hard-off = no
guilds-hard-hard = sì, gli indizi vanno usati
guilds-hard-ultra = ultra, ogni indizio deve tornare
guilds-language-prompt = Lingua delle parole
guilds-length-prompt = Lunghezza
guilds-hard-prompt = Modalità difficile
guilds-theme-prompt = Tema
guilds-turns-on = **A turno** nelle partite di tutti: sì, se chi comincia non lo toglie
guilds-turns-off = **A turno** nelle partite di tutti: no, se chi comincia non lo chiede. Chi si aggiunge lascia comunque agli altri mezzo minuto per il prossimo tentativo.
guilds-turns-switch = A turno
guilds-length-option = { $value } lettere

## Temi, qui e nelle preferenze di chi gioca

guilds-remarks-on = **Battute** a fine partita: sì
guilds-remarks-off = **Battute** a fine partita: no
guilds-remarks-switch = Battute
guilds-theme-squares = Quadratini
guilds-theme-letters = Caselle con lettere
guilds-theme-picture = Immagine
guilds-theme-contrast = Contrasto elevato
guilds-theme-contrast-letters = Caselle a contrasto elevato
guilds-theme-symbols = Simboli
guilds-theme-text = Solo testo
guilds-theme-squares-hint = 🟩🟨⬛ con le lettere accanto
guilds-theme-letters-hint = lettere su verde, giallo e grigio
guilds-theme-picture-hint = caselle grandi, nomi e tastiera in un'immagine
guilds-theme-contrast-hint = 🟧 giusta, 🟦 presente
guilds-theme-contrast-letters-hint = lettere su arancione, blu e grigio
guilds-theme-symbols-hint = [A] giusta, (A) presente, senza colori
guilds-theme-text-hint = per chi usa uno screen reader

## Canali

guilds-channels = **Le partite possono iniziare in**: { $value }
guilds-channels-none = ogni canale
guilds-threads-on = **Ogni partita**: in un thread tutto suo
guilds-threads-off = **Ogni partita**: direttamente nel canale
guilds-idle = **Partite ferme**: chiuse dopo { $public ->
    [one] { $public } ora
   *[other] { $public } ore
} dall'ultimo tentativo, quelle private dopo { $private ->
    [one] { $private } ora
   *[other] { $private } ore
}
guilds-channels-prompt = Canali permessi (nessuno: tutti)
guilds-threads-switch = Thread
guilds-idle-button = Ore di pausa
guilds-idle-modal = Ore dopo cui una partita ferma si chiude
guilds-idle-public-field = Partite nei canali (da 1 a { $most })
guilds-idle-private-field = Partite private (da 1 a { $most })

## La parola del giorno

guilds-daily-channel = **La parola del giorno si pubblica in**: { $value }
guilds-schedule = **Ora**: { $hour }:00 { $zone }
guilds-ping-role = **Menziona**: { $value }
guilds-ping-role-none = nessuno
guilds-daily-hints-on = **Aiuti**: permessi
guilds-daily-hints-off = **Aiuti**: non permessi
guilds-shields-on = **Una parola del giorno saltata al mese**: uno scudo tiene la serie
guilds-shields-off = **Una parola del giorno saltata al mese**: chiude la serie
guilds-daily-thread-on = **Thread spoiler**: chi ha finito entra in un thread privato accanto alla parola del giorno, con le griglie di tutti. Anche chi gestisce i thread può vederlo.
guilds-daily-thread-off = **Thread spoiler**: nessuno
guilds-daily-list = **La parola viene da** una delle liste di questo server, quindi non conta per la classifica
guilds-daily-begins = Appena scegli un canale, ci pubblico la parola del giorno: quella di oggi entro un minuto se sono passate le { $hour }:00, e la prossima a quell'ora.
guilds-daily-channel-prompt = Canale della parola del giorno
guilds-ping-role-prompt = Ruolo da menzionare (nessuno: niente menzione)
guilds-schedule-button = Ora e fuso orario
guilds-daily-card-on = **Quando ha giocato il primo**: tutti vedono un riquadro
guilds-daily-card-off = **Quando ha giocato il primo**: nessun riquadro
guilds-daily-card-switch = Riquadro
guilds-daily-hints-switch = Aiuti
guilds-shields-switch = Scudo della serie
guilds-daily-thread-switch = Thread spoiler
guilds-schedule-modal = Quando si pubblica la parola del giorno
guilds-hour-field = Ora, da 0 a 23
guilds-zone-field = Fuso orario, come Europe/Rome

## Parole

guilds-extra = **Parole in più**, che qui si possono provare: { $words }
guilds-banned = **Parole bandite**, mai provate, nascoste o proposte: { $words }
guilds-offensive-on = **Tentativi volgari**: accettati, ma mai come soluzione; gli insulti discriminatori sono sempre rifiutati
guilds-offensive-off = **Tentativi volgari**: rifiutati come gli insulti, e mai come soluzione
guilds-spelling = **Grafia inglese delle soluzioni**: { $value }; si possono provare entrambe
guilds-spelling-american = americana (color)
guilds-spelling-british = britannica (colour)
guilds-spelling-prompt = Soluzioni in inglese
guilds-none = nessuna
guilds-more = { $words } e altre { $count }
guilds-extra-button = Parole in più
guilds-banned-button = Parole bandite
guilds-offensive-switch = Tentativi volgari
guilds-extra-field = Parole che si possono provare anche qui
guilds-banned-field = Parole che qui nessuno deve vedere
guilds-added = Da ora in questo server si può provare **{ $word }**, e ne tengo conto quando aiuto. `/{ -command } settings` elenca tutte le vostre parole.

## Persone

guilds-start = **Chi inizia le partite**: { $who }
guilds-stop = **Chi chiude le partite altrui senza votazione**: { $who }
guilds-moderators-always = Chi modera, cioè può gestire i messaggi, può sempre fare entrambe le cose.
guilds-who-everyone = tutti
guilds-who-moderators = chi modera
guilds-who-role = un ruolo
guilds-role-missing = un ruolo, da scegliere qui sotto
guilds-start-prompt = Chi inizia le partite
guilds-starters-prompt = Il ruolo che inizia le partite
guilds-stop-prompt = Chi chiude le partite altrui
guilds-stoppers-prompt = Il ruolo che chiude le partite altrui

## Classifica

guilds-least-games = **Partite per un posto**: { $value }. Chi ne ha meno sta sotto a tutti gli altri.
guilds-least-games-prompt = Per un posto
guilds-correct-button = Correggi un risultato
guilds-least-games-option = { $value ->
    [one] { $value } partita
   *[other] { $value } partite
}

## Quanto costa una parola del giorno saltata

guilds-absence = **Una parola del giorno saltata costa**: { $value }. Vale nella classifica delle parole del giorno di un giorno, settimana, mese o anno, e solo per chi ne ha giocata almeno una in quel periodo.
guilds-absence-prompt = Una parola saltata costa
guilds-absence-none = niente
guilds-absence-loss = quanto una sconfitta
guilds-absence-average = quanto una partita media
guilds-absence-worst = quanto il peggior risultato di quel giorno

## What a result is worth

guilds-points = **Punti**: { $wins } per una parola trovata in 1-6 tentativi, { $lost } per una partita non risolta. La classifica può ordinarsi così.
guilds-points-button = Punti
guilds-points-modal = Quanto vale una partita
guilds-points-field = Punti per 1-6 tentativi, poi non risolta
guilds-double-day = **Punti doppi**: { $day }
guilds-double-day-prompt = Punti doppi
guilds-double-day-none = nessun giorno

## Tutti i server

guilds-shared-on = **Classifica di tutti i server**: questo server partecipa. Lì si leggono i nomi di chi gioca, se non li nasconde.
guilds-shared-off = **Classifica di tutti i server**: questo server non partecipa.
guilds-shared-switch = Tutti i server

## Registrazioni

guilds-page-records = Registrazioni
guilds-page-records-hint = canali in cui si registrano risultati, ritardi, modifiche, esportazione
guilds-record-channels = **I risultati si registrano in**: { $value }. I risultati pubblicati lì e i riepiloghi dell'app Wordle contano senza comandi.
guilds-record-days = { $value ->
        [0] **Risultati in ritardo**: accettati sempre
        [one] **Risultati in ritardo**: accettati fino a { $value } giorno dopo quello del gioco
       *[other] **Risultati in ritardo**: accettati fino a { $value } giorni dopo quello del gioco
    }
guilds-record-edits = **Messaggi modificati**: { $value }; ricordo che cosa era stato scritto prima
guilds-record-edits-prompt = Messaggi modificati
guilds-record-edits-never = non cambiano nessun risultato
guilds-record-edits-slip = cambiano un risultato per dieci minuti dopo la pubblicazione
guilds-record-edits-day = cambiano un risultato il giorno del messaggio
guilds-record-edits-ever = cambiano un risultato finché quelli in ritardo sono accettati
guilds-record-pasted-on = **Risultati incollati**: chiunque può registrare i propri con `/{ -command } record`
guilds-record-pasted-off = **Risultati incollati**: non accettati; conta solo ciò che qualcuno ha scritto in un messaggio
guilds-record-reaction-on = **Segno**: 📝 sotto ogni messaggio registrato, con accanto una cifra se ne ho contata un'altra, ✏️ se una modifica ha cambiato il risultato, ❔ sotto un risultato che non ho accettato; di ogni puzzle conta il primo risultato
guilds-record-reaction-off = **Segno**: nessuno
guilds-record-channels-prompt = Canali in cui registrare risultati
guilds-record-days-prompt = Risultati in ritardo
guilds-record-days-option = { $value ->
        [0] sempre
        [one] { $value } giorno di ritardo
       *[other] { $value } giorni di ritardo
    }
guilds-record-reaction-switch = Segno 📝
guilds-record-pasted-switch = Risultati incollati
guilds-export-button = Esporta i risultati
guilds-exported = Ecco i risultati di questo server, in tabelle per un foglio di calcolo. Di altri puzzle, in results.csv: { $records }. Di partite con me, in games.csv: { $games }. Chi nasconde il nome vi compare come «una persona».
guilds-export-cut = Ogni tabella ha al massimo i { $most } più recenti.
guilds-export-empty = In questo server non è ancora stato registrato né finito nulla.

## Un interruttore, come etichetta del suo pulsante

guilds-chosen = { $setting }: { $value }
guilds-on = { $setting }: sì
guilds-off = { $setting }: no

## Parole segnalate

guilds-page-reports = Parole segnalate
guilds-page-reports-hint = parole segnalate da chi gioca, da bandire o tenere
guilds-reports = Chi gioca dice che queste parole non dovrebbero essere soluzioni. Una parola bandita non si prova, nasconde o propone mai in questo server; tenere una parola la toglie solo da questo elenco.
guilds-no-reports = Nessuna parola segnalata è in attesa. Chi gioca può segnalare la parola di una partita finita.
guilds-reported = **{ $word }** ({ $language }): { $players ->
    [one] { $players } persona
   *[other] { $players } persone
} · { $why }
guilds-reported-rare = quasi sconosciuta
guilds-reported-offensive = offensiva
guilds-reported-nonword = non è una parola
guilds-reported-other = un altro motivo
guilds-reported-more = e altre { $count }
guilds-ban-prompt = Bandisci qui
guilds-keep-prompt = Tieni

## Stagioni e riepilogo settimanale

guilds-season = **Stagioni**: { $season }. Quando una finisce, qui se ne nomina il campione, e tutti ripartono alla pari. Se da due settimane nessuno gioca, aspetto la prossima partita. Cambiarla chiude la stagione in corso senza campione.
guilds-season-off = nessuna
guilds-season-monthly = ogni mese
guilds-season-days = dal { $first } al { $last }
guilds-season-prompt = Stagioni
guilds-season-button = Stagione con date
guilds-season-modal = Una stagione con giorni vostri
guilds-season-first-field = Primo giorno, come 2026-12-01
guilds-season-last-field = Ultimo giorno, come 2026-12-31
guilds-weekly = **Riepilogo settimanale**: { $day } alle { $hour }:00 { $zone }, se qualcuno ha giocato
guilds-weekly-off = **Riepilogo settimanale**: nessuno
guilds-weekly-never = mai
guilds-weekly-prompt = Riepilogo settimanale
guilds-weekly-button = Ora del riepilogo settimanale
guilds-bulletin-channel = **Pubblicati in**: { $value }
guilds-bulletin-channel-prompt = Canale (nessuno: quello della parola del giorno)
guilds-bulletin-refused = Il { $day } non ho potuto pubblicare lì. Permettimi di vedere quel canale e di inviarci messaggi.
guilds-daily-channel-none = ancora nessun canale
guilds-record-channels-none = { guilds-daily-channel-none }
guilds-bulletin-channel-none = { guilds-daily-channel-none }

## Rewards

guilds-page-rewards = Premi
guilds-page-rewards-hint = ruoli per i migliori di ieri, i campioni e le serie lunghe
guilds-rewards = Questi ruoli vanno e vengono da soli, senza menzioni: chi ne merita uno lo tiene finché non lo merita qualcun altro, o finché la serie non finisce. Seguono le parole del giorno e le stagioni di questo server, e i risultati registrati qui di un gioco a tua scelta: Wordle o un altro che ha un puzzle per ogni giorno.
guilds-best-role = **Il migliore con la parola di ieri**: { $value }
guilds-best-role-none = nessun ruolo
guilds-best-role-prompt = Ruolo dei migliori di ieri (facoltativo)
guilds-wordle-role = **Il migliore ieri a { $game }, tra i risultati registrati qui**: { $value }
guilds-wordle-role-none = { guilds-best-role-none }
guilds-wordle-role-prompt = { $game }: { guilds-best-role-prompt }
guilds-reward-game-prompt = Gioco premiato
guilds-champion-role = **Campioni dell'ultima stagione**: { $value }
guilds-champion-role-none = { guilds-best-role-none }
guilds-champion-role-prompt = Ruolo dei campioni (facoltativo)
guilds-streak-role = **7 giorni di fila**: { $value }
guilds-streak-role-none = { guilds-best-role-none }
guilds-streak-role-prompt = Ruolo per 7 giorni di fila (facoltativo)
guilds-long-streak-role = **30 giorni di fila**: { $value }
guilds-long-streak-role-none = { guilds-best-role-none }
guilds-long-streak-role-prompt = Ruolo per 30 giorni di fila (facoltativo)
guilds-longest-streak-role = **100 giorni di fila**: { $value }
guilds-longest-streak-role-none = { guilds-best-role-none }
guilds-longest-streak-role-prompt = Ruolo per 100 giorni di fila (facoltativo)
guilds-beyond = Non posso dare uno di questi ruoli. Permettimi di gestire i ruoli e sposta il mio ruolo sopra di esso.
guilds-power = Uno di questi ruoli dà potere sugli altri, perciò non lo do. Scegli un ruolo senza questi permessi.
guilds-page-games = Giochi insegnati
guilds-page-games-hint = giochi che ancora non conosco, imparati da due risultati
