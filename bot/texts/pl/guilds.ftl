### Ustawienia serwera.

guilds-page-title = Ustawienia · { $page }
guilds-page-prompt = Strona
guilds-mute = Nie mogę tam publikować słowa dnia. Pozwól mi widzieć ten kanał i wysyłać w nim wiadomości.
guilds-threadless = Nie mogę tam otworzyć prywatnego wątku. Potrzebny jest kanał tekstowy, w którym mogę tworzyć prywatne wątki i wysyłać wiadomości w wątkach.

## The pages

guilds-page-play = Gra
guilds-page-channels = Kanały
guilds-page-daily = Słowo dnia
guilds-page-words = Słowa
guilds-page-lists = Listy słów
guilds-page-people = Ludzie
guilds-page-leaderboard = Ranking
guilds-page-seasons = Sezony
guilds-page-play-hint = język, długość, tryb trudny, motyw, na zmianę, komentarze
guilds-page-channels-hint = gdzie się gra, wątki, bezczynne gry
guilds-page-daily-hint = kanał, godzina, strefa czasowa, wzmianka i podpowiedzi
guilds-page-words-hint = słowa dodatkowe i zakazane, wulgarne próby, pisownia
guilds-page-lists-hint = własne słowa do gry: lekcja, fandom
guilds-page-people-hint = kto może zaczynać i kończyć gry
guilds-page-leaderboard-hint = liczba gier potrzebna do rankingu, opuszczone słowa dnia, własne punkty
guilds-page-seasons-hint = sezony, mistrzowie i wpis tygodnia

## Play

guilds-language = **Język słów**: { $value }
guilds-language-followed = **Język słów**: { $value }, tak jak w ustawieniach Discorda tego serwera
guilds-language-follow = Jak w Discordzie
guilds-length = **Długość**: { $value }, chyba że ktoś poprosi o inną
guilds-hard = **Tryb trudny**: { $value }
guilds-theme = **Motyw**: { $value }, na planszach widocznych dla wszystkich
guilds-hard-off = wyłączony
guilds-hard-hard = włączony, trzeba używać wskazówek
guilds-hard-ultra = ultra, musi pasować każda wskazówka
guilds-language-prompt = Język słów
guilds-length-prompt = Długość
guilds-hard-prompt = Tryb trudny
guilds-theme-prompt = Motyw
guilds-turns-on = **Na zmianę** w grach dla wszystkich: tak, chyba że zaczynający to wyłączy
guilds-turns-off = **Na zmianę** w grach dla wszystkich: nie, chyba że zaczynający to włączy. Kto dołącza, i tak zostawia innym pół minuty na następną próbę.
guilds-turns-switch = Na zmianę
guilds-length-option = { $value ->
    [one] { $value } litera
    [few] { $value } litery
   *[many] { $value } liter
}
guilds-remarks-on = **Komentarze** na koniec gry: włączone
guilds-remarks-off = **Komentarze** na koniec gry: wyłączone
guilds-remarks-switch = Komentarze

## Themes, here and in a player's preferences

guilds-theme-squares = Kwadraty
guilds-theme-letters = Kolorowe litery
guilds-theme-picture = Obrazek
guilds-theme-contrast = Wysoki kontrast
guilds-theme-contrast-letters = Litery w wysokim kontraście
guilds-theme-symbols = Symbole
guilds-theme-text = Zwykły tekst
guilds-theme-squares-hint = 🟩🟨⬛ i litery obok
guilds-theme-letters-hint = litery na zielonym, żółtym i szarym tle
guilds-theme-picture-hint = duże litery, imiona i klawiatura na jednym obrazku
guilds-theme-contrast-hint = 🟧 trafiona, 🟦 obecna
guilds-theme-contrast-letters-hint = litery na pomarańczowym, niebieskim i szarym tle
guilds-theme-symbols-hint = [A] trafiona, (A) obecna, bez kolorów
guilds-theme-text-hint = dla czytników ekranu

## Channels

guilds-channels = **Gry można zaczynać w**: { $value }
guilds-channels-none = każdym kanale
guilds-threads-on = **Każda gra**: we własnym wątku
guilds-threads-off = **Każda gra**: na samym kanale
guilds-idle = **Bezczynne gry**: zamykane { $public ->
    [one] { $public } godzinę
    [few] { $public } godziny
   *[many] { $public } godzin
} po ostatniej próbie, prywatne po { $private ->
    [one] { $private } godzinie
    [few] { $private } godzinach
   *[many] { $private } godzinach
}
guilds-channels-prompt = Dozwolone kanały (brak: każdy kanał)
guilds-threads-switch = Wątki
guilds-idle-button = Godziny bezczynności
guilds-idle-modal = Po ilu godzinach zamknąć bezczynną grę
guilds-idle-public-field = Gry na kanałach (od 1 do { $most })
guilds-idle-private-field = Gry prywatne (od 1 do { $most })

## The daily

guilds-daily-channel = **Kanał słowa dnia**: { $value }
guilds-schedule = **Czas**: { $hour }:00 { $zone }
guilds-ping-role = **Wzmianka**: { $value }
guilds-ping-role-none = nikt
guilds-daily-hints-on = **Podpowiedzi w nim**: dozwolone
guilds-daily-hints-off = **Podpowiedzi w nim**: niedozwolone
guilds-shields-on = **Jedno opuszczone słowo dnia w miesiącu**: tarcza chroni serię
guilds-shields-off = **Jedno opuszczone słowo dnia w miesiącu**: kończy serię
guilds-daily-thread-on = **Wątek ze spoilerami**: kto skończył, trafia do prywatnego wątku przy słowie dnia, z planszami wszystkich. Zajrzeć może też ten, kto zarządza wątkami.
guilds-daily-thread-off = **Wątek ze spoilerami**: brak
guilds-daily-list = **Słowo pochodzi z** listy tego serwera i nie liczy się do rankingu
guilds-daily-begins = Gdy wybierzesz kanał, opublikuję tam słowo dnia: dzisiejsze w ciągu minuty, jeśli minęła { $hour }:00, a następne o tej godzinie.
guilds-daily-channel-prompt = Kanał słowa dnia
guilds-ping-role-prompt = Rola do wzmianki (brak: bez wzmianki)
guilds-schedule-button = Godzina i strefa czasowa
guilds-daily-card-on = **Gdy ktoś skończy pierwszy**: wszyscy widzą kartę
guilds-daily-card-off = **Gdy ktoś skończy pierwszy**: bez karty
guilds-daily-card-switch = Karta
guilds-daily-hints-switch = Podpowiedzi
guilds-shields-switch = Tarcza serii
guilds-daily-thread-switch = Wątek ze spoilerami
guilds-schedule-modal = Kiedy publikować słowo dnia
guilds-hour-field = Godzina, od 0 do 23
guilds-zone-field = Strefa czasowa, np. Europe/Warsaw

## Words

guilds-extra = **Słowa dodatkowe**, które też można tu zgadywać: { $words }
guilds-banned = **Słowa zakazane**, nigdy niezgadywane, nieukrywane ani niepolecane: { $words }
guilds-offensive-on = **Wulgarne próby**: przyjmowane, ale nigdy nie są hasłem; obelgi zawsze odrzucam
guilds-offensive-off = **Wulgarne próby**: odrzucane jak obelgi i nigdy nie są hasłem
guilds-spelling = **Angielska pisownia haseł**: { $value }; zgadywać można obie
guilds-spelling-american = Amerykańska (color)
guilds-spelling-british = Brytyjska (colour)
guilds-spelling-prompt = Angielskie hasła
guilds-none = brak
guilds-more = { $words } i jeszcze { $count }
guilds-extra-button = Słowa dodatkowe
guilds-banned-button = Słowa zakazane
guilds-offensive-switch = Wulgarne próby
guilds-extra-field = Słowa, które też można tu zgadywać
guilds-banned-field = Słowa, których nikt ma tu nie widzieć
guilds-added = **{ $word }** można odtąd zgadywać na tym serwerze i biorę je pod uwagę, gdy pomagam. `/{ -command } settings` pokazuje wszystkie wasze słowa.

## People

guilds-start = **Kto zaczyna gry**: { $who }
guilds-stop = **Kto kończy cudze gry bez głosowania**: { $who }
guilds-moderators-always = Moderacja, która może zarządzać wiadomościami, zawsze może jedno i drugie.
guilds-who-everyone = wszyscy
guilds-who-moderators = moderacja
guilds-who-role = rola
guilds-role-missing = rola, którą wybierzesz poniżej
guilds-start-prompt = Kto zaczyna gry
guilds-starters-prompt = Rola, która zaczyna gry
guilds-stop-prompt = Kto kończy cudze gry
guilds-stoppers-prompt = Rola, która kończy cudze gry

## Leaderboard

guilds-least-games = **Gry potrzebne do rankingu**: { $value }. Kto ma ich mniej, jest pod wszystkimi, z dopiskiem „debiut”.
guilds-least-games-prompt = Do rankingu
guilds-correct-button = Popraw wynik
guilds-least-games-option = { $value ->
    [one] { $value } gra
    [few] { $value } gry
   *[many] { $value } gier
}

## What a missed daily costs

guilds-absence = **Opuszczone słowo dnia kosztuje**: { $value }. Dotyczy to rankingu słów dnia z dnia, tygodnia, miesiąca albo roku i tych, którzy w tym czasie grali choć raz.
guilds-absence-prompt = Opuszczone słowo dnia kosztuje
guilds-absence-none = nic
guilds-absence-loss = tyle co przegrana
guilds-absence-average = tyle co przeciętna gra
guilds-absence-worst = tyle co najgorszy wynik tego dnia

## What a result is worth

guilds-points = **Punkty**: { $wins } za słowo w 1 do 6 próbach, { $lost } za grę nierozwiązaną. Ranking może się według nich układać.
guilds-points-button = Punkty
guilds-points-modal = Ile warta jest gra
guilds-points-field = Punkty za 1–6 prób, potem za nierozwiązaną
guilds-double-day = **Podwójne punkty**: { $day }
guilds-double-day-prompt = Podwójne punkty
guilds-double-day-none = żaden dzień

## All servers

guilds-shared-on = **Ranking wszystkich serwerów**: ten serwer bierze udział. Widać tam imiona graczy, którzy ich nie ukrywają.
guilds-shared-off = **Ranking wszystkich serwerów**: ten serwer nie bierze udziału.
guilds-shared-switch = Wszystkie serwery

## Records

guilds-page-records = Wyniki z innych gier
guilds-page-records-hint = kanały, w których zapisuję wyniki, spóźnienia, zmiany, eksport
guilds-record-channels = **Wyniki zapisuję w**: { $value }. Wyniki wklejone tam i podsumowania aplikacji Wordle liczą się bez komendy.
guilds-record-days = { $value ->
        [0] **Spóźnione wyniki**: przyjmuję zawsze
        [one] **Spóźnione wyniki**: przyjmuję do { $value } dnia po dniu zagadki
        [few] **Spóźnione wyniki**: przyjmuję do { $value } dni po dniu zagadki
       *[many] **Spóźnione wyniki**: przyjmuję do { $value } dni po dniu zagadki
    }
guilds-record-edits = **Edytowane wiadomości**: { $value }; pamiętam, co było na początku
guilds-record-edits-prompt = Edytowane wiadomości
guilds-record-edits-never = nie zmieniają żadnego wyniku
guilds-record-edits-slip = zmieniają wynik przez dziesięć minut od opublikowania
guilds-record-edits-day = zmieniają wynik w dniu wiadomości
guilds-record-edits-ever = zmieniają wynik, dopóki przyjmowane są spóźnione
guilds-record-pasted-on = **Wklejone wyniki**: każdy może zapisać swoje przez `/{ -command } record`
guilds-record-pasted-off = **Wklejone wyniki**: nie są przyjmowane; liczy się tylko to, co ktoś opublikował
guilds-record-reaction-on = **Znak**: 📝 pod każdą zapisaną wiadomością, obok cyfra, jeśli liczba wyszła mi inna, niż napisano, ✏️, jeśli edycja zmieniła wynik, ❔ pod wynikiem, którego nie przyjąłem; z jednej łamigłówki liczy się pierwszy wynik
guilds-record-reaction-off = **Znak**: brak
guilds-record-channels-prompt = Kanały, w których zapisuję wyniki
guilds-record-days-prompt = Spóźnione wyniki
guilds-record-days-option = { $value ->
        [0] zawsze
        [one] { $value } dzień później
        [few] { $value } dni później
       *[many] { $value } dni później
    }
guilds-record-reaction-switch = Znak 📝
guilds-record-pasted-switch = Wklejone wyniki
guilds-export-button = Eksportuj wyniki
guilds-exported = Oto wyniki tego serwera w tabelach do arkusza kalkulacyjnego. Z innych łamigłówek, w results.csv: { $records }. Z gier ze mną, w games.csv: { $games }. Kto ukrywa imię, nazywa się tam „gracz”.
guilds-export-cut = Każda tabela ma najwyżej { $most } najnowszych.
guilds-export-empty = Na tym serwerze nic jeszcze nie zapisano ani nie ukończono.

## A switch, as the label of its button

guilds-chosen = { $setting }: { $value }
guilds-on = { $setting }: tak
guilds-off = { $setting }: nie

## Reported words

guilds-page-reports = Zgłoszone słowa
guilds-page-reports-hint = słowa niestosowne zdaniem graczy, do zakazania lub zostawienia
guilds-reports = Zdaniem graczy te słowa nie powinny być hasłami. Słowo zakazane nie jest na tym serwerze zgadywane, ukrywane ani polecane; zostawione tylko znika z tej listy.
guilds-no-reports = Nie czeka żadne zgłoszone słowo. Gracze mogą zgłosić słowo ze skończonej gry.
guilds-reported = **{ $word }** ({ $language }): { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
   *[many] { $players } graczy
} · { $why }
guilds-reported-rare = mało znane
guilds-reported-offensive = obraźliwe
guilds-reported-nonword = to nie słowo
guilds-reported-other = inny powód
guilds-reported-more = i jeszcze { $count }
guilds-ban-prompt = Zakaż tutaj
guilds-keep-prompt = Zostaw

## Seasons and the weekly post

guilds-season = **Sezony**: { $season }. Na koniec ogłaszam mistrza, a wszyscy zaczynają od zera. Jeśli od dwóch tygodni nikt nie grał, czekam na następną grę. Zmiana kończy trwający sezon bez mistrza.
guilds-season-off = brak
guilds-season-monthly = co miesiąc
guilds-season-days = od { $first } do { $last }
guilds-season-prompt = Sezony
guilds-season-button = Sezon z datami
guilds-season-modal = Sezon z własnymi datami
guilds-season-first-field = Pierwszy dzień, np. 2026-12-01
guilds-season-last-field = Ostatni dzień, np. 2026-12-31
guilds-weekly = **Wpis tygodnia**: { $day }, { $hour }:00 { $zone }, jeśli ktoś grał
guilds-weekly-off = **Wpis tygodnia**: brak
guilds-weekly-never = brak
guilds-weekly-prompt = Wpis tygodnia
guilds-weekly-button = Godzina wpisu
guilds-bulletin-channel = **Wysyłane na**: { $value }
guilds-bulletin-channel-prompt = Kanał na te wpisy (brak: tam, gdzie słowo dnia)
guilds-bulletin-refused = { $day } nie udało mi się tam napisać. Pozwól mi widzieć ten kanał i wysyłać w nim wiadomości.
guilds-daily-channel-none = jeszcze żaden
guilds-record-channels-none = { guilds-daily-channel-none }
guilds-bulletin-channel-none = { guilds-daily-channel-none }

## Rewards

guilds-page-rewards = Nagrody
guilds-page-rewards-hint = role za wczorajszy wynik, dla mistrzów i za długie serie
guilds-rewards = Te role pojawiają się i znikają same, bez wzmianek: kto na rolę zasłuży, ma ją, dopóki nie zasłuży ktoś inny albo seria się nie skończy. Liczą się słowa dnia i sezony tego serwera oraz zapisane tu wyniki wybranej gry: Wordle albo innej, która ma łamigłówkę na każdy dzień.
guilds-best-role = **Najlepszy wynik wczoraj**: { $value }
guilds-best-role-none = brak roli
guilds-best-role-prompt = Rola za najlepszy wczorajszy wynik (można pominąć)
guilds-wordle-role = **Najlepszy wczorajszy wynik w grze { $game }, z zapisanych tutaj**: { $value }
guilds-wordle-role-none = { guilds-best-role-none }
guilds-wordle-role-prompt = { $game }: { guilds-best-role-prompt }
guilds-reward-game-prompt = Nagradzana gra
guilds-champion-role = **Mistrzowie ostatniego sezonu**: { $value }
guilds-champion-role-none = { guilds-best-role-none }
guilds-champion-role-prompt = Rola mistrzów (można pominąć)
guilds-streak-role = **7 dni z rzędu**: { $value }
guilds-streak-role-none = { guilds-best-role-none }
guilds-streak-role-prompt = Rola za 7 dni z rzędu (można pominąć)
guilds-long-streak-role = **30 dni z rzędu**: { $value }
guilds-long-streak-role-none = { guilds-best-role-none }
guilds-long-streak-role-prompt = Rola za 30 dni z rzędu (można pominąć)
guilds-longest-streak-role = **100 dni z rzędu**: { $value }
guilds-longest-streak-role-none = { guilds-best-role-none }
guilds-longest-streak-role-prompt = Rola za 100 dni z rzędu (można pominąć)
guilds-beyond = Jednej z tych ról nie mogę nadać. Pozwól mi zarządzać rolami i przesuń moją rolę wyżej.
guilds-power = Jedna z tych ról daje władzę nad innymi, więc jej nie nadaję. Wybierz rolę bez takich uprawnień.
guilds-page-games = Nauczone gry
guilds-page-games-hint = łamigłówki, których jeszcze nie znam, poznane z dwóch wyników
