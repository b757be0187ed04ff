### Rankingi i statystyki.

standings-title = Ranking
standings-period-today = Dzisiaj
standings-period-week = Ten tydzień
standings-period-month = Ten miesiąc
standings-period-year = Ten rok
standings-period-all = Od początku
standings-period-yesterday = Wczoraj
standings-period-lastweek = Zeszły tydzień
standings-period-lastmonth = Zeszły miesiąc
standings-period-lastyear = Zeszły rok
standings-period-season = Ten sezon
standings-view-guesses = Najmniej prób
standings-view-points = Punkty
standings-view-streak = Dni z rzędu
standings-view-wins = Najwięcej rozwiązanych
standings-empty = W tym rankingu nie ma jeszcze nikogo. Zacznij grę przez `/{ -command } play`. Gry indywidualne i wspólne mają osobne rankingi. Wyniki z innych gier: `/{ -command } records`.
standings-line = **{ $place }.** { $who } · **{ $value }** · { $record }
standings-unplaced-line = { $who } · { $value } · { $record }
standings-few = { $more ->
    [0] za mało gier
    [one] jeszcze { $more } gra
    [few] jeszcze { $more } gry
   *[many] jeszcze { $more } gier
}
standings-record = rozwiązane: { $wins } z { $games }
standings-value-guesses = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-value-points = { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
   *[many] { $value } punktów
}
standings-value-streak = { $value ->
    [0] bez serii
    [one] { $value } dzień
    [few] { $value } dni z rzędu
   *[many] { $value } dni z rzędu
}
standings-value-wins = rozwiązane: { $value }
standings-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
   *[many] { $days } dni
}
standings-rule-guesses = Liczy się wyrównana średnia: próby na grę z poprawką na { $words ->
    [compared] trudne słowa i małą liczbę gier
   *[plain] małą liczbę gier
}. Gra nierozwiązana liczy się jako { $loss } prób.
standings-rule-points = Słowo w 1 próbie to { $best } punktów, w 2 próbach { $second } i tak dalej. Gra nierozwiązana to 0.
standings-rule-points-own = Ten serwer ma własne punkty: { $wins } za słowo w 1 do 6 próbach, { $lost } za grę nierozwiązaną.
standings-rule-double = Podwójne punkty: { $day }.
standings-rule-streak = Dni z rzędu, w których słowo dnia zostało odgadnięte bez podpowiedzi.
standings-shields = Tarcza chroni serię przy jednym opuszczonym słowie dnia w miesiącu.
standings-rule-wins = Najpierw ci, którzy rozwiązali najwięcej.
standings-fair-average = Wyrównana średnia: próby na grę. Słowa trudne także dla innych liczą się na twoją korzyść, a kilka szczęśliwych gier niewiele zmienia.
standings-nobody-ranked = Nikt nie ma jeszcze gier potrzebnych do miejsca ({ $games }), więc pierwsze są osoby z największą liczbą gier.
standings-nobody-placed = Nikt nie miał dość gier do miejsca ({ $games }), więc pierwsze są osoby z największą liczbą gier.
standings-provisional = Miejsce dostaje się po { $games ->
    [one] { $games } ukończonej grze
    [few] { $games } ukończonych grach
   *[many] { $games } ukończonych grach
}.
standings-elsewhere = { $who } jeszcze tu nie ma. Rozegrane gry: { $where }. Otworzysz je w menu.
standings-elsewhere-games = { $which } ({ $games })
standings-games-prompt = Które gry
standings-view-prompt = Ranking według
standings-period-prompt = Które dni
standings-assisted = { $games ->
    [one] { $games } gra z podpowiedziami lub listą słów się nie liczy.
    [few] { $games } gry z podpowiedziami lub listą słów się nie liczą.
   *[many] { $games } gier z podpowiedziami lub listą słów się nie liczy.
}
standings-own-boards = Gry indywidualne
standings-previous = Wstecz
standings-next = Dalej

## Why am I here?

standings-why-button = Skąd moje miejsce?
standings-why-place = Twoje miejsce to **{ $place }** na { $players }. Przy równym wyniku miejsce jest wspólne.
standings-why-place-average = Twoje miejsce to **{ $place }** na { $players }, a wyrównana średnia **{ $value }**. Przy równym wyniku miejsce jest wspólne.
standings-why-provisional = Masz { $games } z { $least } gier potrzebnych do miejsca.
standings-why-unplaced = Do miejsca trzeba było { $least } gier, a na twoim koncie: { $games }.
standings-why-too-few = Za mało gier, by zająć miejsce. Na twoim koncie: { $games }.
standings-why-ahead = Najbliżej nad tobą: { $value }.
standings-why-guesses = Liczy się twoja wyrównana średnia: próby na grę i kilka przeciętnych gier dodatkowo, by nie decydowało szczęście w jednej.
standings-why-words = Liczy się też, ile prób innym zajęły te same słowa.
standings-why-sum = Oto rachunek:
standings-why-moves = Zmienia się trochę, nawet gdy nie grasz: inni grają te same słowa, a średnia tutaj się przesuwa.
standings-why-points = Każda rozwiązana gra daje { $each ->
    [one] { $each } punkt
    [few] { $each } punkty
   *[many] { $each } punktów
} minus zużyte próby. { $wins ->
    [one] Twoja gra
    [few] Twoje { $wins } gry
   *[many] Twoje { $wins } gier
}: { $wins } × { $each } = { $together }, minus { $guesses ->
    [one] { $guesses } próba
    [few] { $guesses } próby
   *[many] { $guesses } prób
} = **{ $value }**.
standings-why-points-own = Ile warta jest gra, ustala ten serwer. Oto rachunek:
standings-why-points-found = { $guesses ->
    [one] { $guesses } próba
    [few] { $guesses } próby
   *[many] { $guesses } prób
}: { $games } × { $each } = { $points }
standings-why-points-lost = Nierozwiązane: { $games } × { $each } = { $points }
standings-why-points-double = Liczy się podwójnie: { $day } ({ $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}): **+ { $points }**
standings-why-streak = Twoje dni z rzędu z odgadniętym słowem dnia: **{ $value }**. Dzień opuszczony, przegrany albo z podpowiedzią kończy serię.
standings-why-no-streak = { $when ->
    [over] Na koniec nie było u ciebie żadnej serii.
   *[now] Teraz nie masz żadnej serii. Odgadnij słowo dnia bez podpowiedzi, a zacznie się nowa.
}
standings-why-wins = Rozwiązane przez ciebie: **{ $value }** z { $games ->
    [one] { $games } gry
    [few] { $games } gier
   *[many] { $games } gier
}.
standings-why-games = Próby w { $games ->
    [one] twojej { $games } grze
    [few] twoich { $games } grach
   *[many] twoich { $games } grach
}: **{ $guesses }**.
standings-why-lost = (Liczę tu { $each } za każdą grę nierozwiązaną, a jest ich { $lost }.)
standings-why-harder = **− { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) }**, bo innym twoje słowa zajęły więcej prób niż zwykle. Twoje własne gry się tu nie liczą. Słowa, które miały co najmniej trzy inne osoby: { $compared }, ich średnia prób: { NUMBER($others, minimumFractionDigits: 2, maximumFractionDigits: 2) }; tyle samo przeciętnych słów to { $compared } × { NUMBER($usual, minimumFractionDigits: 2, maximumFractionDigits: 2) } = { NUMBER($words, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
standings-why-easier = **+ { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) }**, bo innym twoje słowa zajęły mniej prób niż zwykle. Twoje własne gry się tu nie liczą. Słowa, które miały co najmniej trzy inne osoby: { $compared }, ich średnia prób: { NUMBER($others, minimumFractionDigits: 2, maximumFractionDigits: 2) }; tyle samo przeciętnych słów to { $compared } × { NUMBER($usual, minimumFractionDigits: 2, maximumFractionDigits: 2) } = { NUMBER($words, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
standings-why-average = **+ { NUMBER($added, minimumFractionDigits: 2, maximumFractionDigits: 2) }** za gry przeciętnego gracza stąd ({ $games }): { $games } × { NUMBER($each, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
standings-why-total = Razem **{ NUMBER($total, minimumFractionDigits: 2, maximumFractionDigits: 2) }**. Podzielone przez wszystkie gry ({ $games }):

## Ratings

standings-view-rating = Siła gry
standings-value-rating = { $value }
standings-rule-rating = Każdy zaczyna od 1500. Kto lepiej radzi sobie z tym samym słowem, zyskuje, najwięcej przeciw silnym. Słowa dnia, wyścigi i pojedynki między ludźmi liczą się, gdy się skończą.
standings-empty-rating = Nikt tu jeszcze nie ma oceny. Dwie osoby muszą skończyć to samo słowo dnia, wyścig albo pojedynek. Dzisiejsze słowo dnia liczy się od jutra.
standings-empty-streak = Nikt nie ma tu serii. Odgadnij słowo dnia bez podpowiedzi, a zacznie się twoja.
standings-matches = { $matches ->
    [one] { $matches } mecz
    [few] { $matches } mecze
   *[many] { $matches } meczów
}
standings-why-rating = Ta liczba mówi, jak sobie radzisz z tymi samymi słowami co inni. Podnosi ją każdy, kto kończy za tobą, najbardziej silni gracze; obniża każdy, kto kończy przed tobą, najmniej silni. Najbardziej zmieniają ją pierwsze mecze. Oto rachunek:
standings-why-start = Każdy zaczyna od **{ $start }**.
standings-why-earlier = **{ $change }** za { $matches ->
    [one] pierwszy mecz
    [few] pierwsze { $matches } mecze
   *[many] pierwszych { $matches } meczów
}.
standings-why-match = **{ $change }** { $mode }, { $day }: miejsce { $place } z { $players }.
standings-why-rating-total = Razem **{ $value }**.

## Missed dailies

standings-missed-loss = Kto gra w tym czasie w słowo dnia, temu każde opuszczone liczy się jak { $loss } prób.
standings-missed-average = Kto gra w tym czasie w słowo dnia, temu każde opuszczone liczy się jak przeciętna gra tutaj.
standings-missed-worst = Kto gra w tym czasie w słowo dnia, temu każde opuszczone liczy się jak najgorszy wynik tego dnia.
standings-why-missed-loss = **+ { NUMBER($charged, minimumFractionDigits: 2, maximumFractionDigits: 2) }** za { $missed ->
    [one] { $missed } opuszczone słowo dnia
    [few] { $missed } opuszczone słowa dnia
   *[many] { $missed } opuszczonych słów dnia
}: { $missed } × { $loss }.
standings-why-missed-average = **+ { NUMBER($charged, minimumFractionDigits: 2, maximumFractionDigits: 2) }** za { $missed ->
    [one] { $missed } opuszczone słowo dnia
    [few] { $missed } opuszczone słowa dnia
   *[many] { $missed } opuszczonych słów dnia
}: { $missed } × { NUMBER($each, minimumFractionDigits: 2, maximumFractionDigits: 2) }, tutejsza średnia.
standings-why-missed-worst = **+ { NUMBER($charged, minimumFractionDigits: 2, maximumFractionDigits: 2) }** za { $missed ->
    [one] { $missed } opuszczone słowo dnia
    [few] { $missed } opuszczone słowa dnia
   *[many] { $missed } opuszczonych słów dnia
}: każde liczy się jak najgorszy wynik swojego dnia.

## All servers

standings-everywhere = Wszystkie serwery
standings-here = Ten serwer
standings-scope-server = Ten serwer
standings-scope-global = Wszystkie serwery
standings-everywhere-rule = Serwery dołączają z własnej woli; kto się ukrywa, tego tu nie ma.
standings-everywhere-absent = Ten serwer nie bierze udziału; kto nim zarządza, może to zmienić w `/{ -command } settings`.

## Statistics

standings-stats-title = Statystyki
standings-average = { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-no-average = –
standings-played = { $who } ma { $games ->
    [one] { $games } grę
    [few] { $games } gry
   *[many] { $games } gier
}, w tym rozwiązane: { $wins } ({ NUMBER($rate, style: "percent") }).
standings-figures = Średnia { $average }
standings-dailies = Słowa dnia: { $dailies } · seria { $streak } · najlepsza { $best }
standings-streaks = Seria to dni z rzędu, w których odgadujesz słowo dnia bez podpowiedzi.
standings-shielded = 🛡️ Tarcza ochroniła serię: { $day }.
standings-several = Przy kilku planszach każda dodatkowa odlicza jedną próbę.
standings-unranked = Rankingi pomijają te gry, bo porównanie nie byłoby uczciwe: { $kinds }.
standings-unranked-helped = z podpowiedziami lub listą słów
standings-counts = Wszystkie gry skończone tutaj, każdego trybu i długości; ranking liczy tylko jeden rodzaj. Średnia to próby w rozwiązanych grach.

## Two players at the same words

standings-against-title = Twarzą w twarz
standings-against-none = { $who } i { $other } nie mają tu jeszcze wspólnego słowa. Zagrajcie w `/{ -command } daily` albo w wyścig.
standings-against-words = { $who } i { $other }: to samo słowo { $words ->
    [one] { $words } raz
    [few] { $words } razy
   *[many] { $words } razy
}.
standings-against-better = Mniej prób ma { $who }: **{ $times }**
standings-against-level = Remisy: **{ $times }**
standings-against-means = Średnia: { $who } { NUMBER($mine, minimumFractionDigits: 2, maximumFractionDigits: 2) }, { $other } { NUMBER($theirs, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-against-rule = Liczą się słowa dnia, wyścigi, wyzwania i pojedynki. Gra nierozwiązana liczy się jako o jedną próbę więcej, niż jest w grze.

## What the figures on the card are

standings-card-games = { $count ->
    [one] gra
    [few] gry
   *[many] gier
}
standings-card-won = rozwiązane
standings-card-rate = { NUMBER($rate, style: "percent") }
standings-card-average = średnia
standings-card-streak = z rzędu
standings-card-best = rekord
standings-card-days = { $count ->
    [one] słowo dnia
    [few] słowa dnia
   *[many] słów dnia
}

## Below a place among the most wins

standings-games = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}

## Pages of the statistics

standings-page-prompt = Więcej statystyk
standings-page-overview = Przegląd
standings-page-badges = Odznaki
standings-page-kinds = Według trybu i długości
standings-page-openers = Pierwsze próby
standings-page-words = Słowa
standings-page-title = Statystyki · { $page }
standings-page-kinds-rule = Średnie to próby w rozwiązanych grach.
standings-page-openers-rule = Najczęstsze pierwsze słowa. Średnie to próby w rozwiązanych grach.
standings-page-openers-none = { $who } nie ma jeszcze pierwszej próby w żadnej skończonej grze.
standings-page-words-rule = Słowa z największą liczbą prób w grach indywidualnych na jednej planszy, bez podpowiedzi. Gra nierozwiązana liczy się za tyle prób: { $lost }. Bez słów, których inni mogą jeszcze szukać.
standings-page-words-none = { $who } nie ma jeszcze skończonej gry indywidualnej na jednej planszy, bez podpowiedzi.
standings-page-times = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}
standings-page-others = inni średnio { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-page-best = Najlepsza gra: **{ $word }** · { $score } · { $when }
standings-page-worst = Najgorsza gra: **{ $word }** · { $score } · { $when }
standings-page-year = Kalendarz
standings-page-year-rule = Kolor trafienia znaczy, że tego dnia rozwiązano którąś grę.
standings-page-year-lines = W wierszu im wyższy dzień, tym więcej gier: jedna, dwie albo więcej.
standings-page-year-none = { $who }: w ostatnich dwunastu miesiącach ani jednej skończonej gry.
standings-year-summary = { $who } w ostatnich dwunastu miesiącach, razem: **{ $days }**, { $record }. Najdłużej z rzędu: **{ $longest }**.
standings-page-letters = Najtrudniejsze litery, według średniej słów z nimi: { $letters }
standings-page-skill = Umiejętności i szczęście
standings-page-skill-rule = Każdy słupek to gra, najstarsza po lewej. Liczą się gry indywidualne na jednej planszy, bez podpowiedzi, najwyżej { $games }. Umiejętności zaczynają od 99 i spadają o połowę z każdą zmarnowaną próbą. Szczęście równe 50 niczego nie zmieniło. Nie ma tu słów, których inni mogą jeszcze szukać.
standings-skill-name = Umiejętności
standings-luck-name = Szczęście
standings-skill-mean = średnio { $mean }
standings-skill-means = { $who }, średnio: umiejętności **{ $skill }**, szczęście **{ $luck }** ({ $games }).
standings-skill-few = To za mało gier, żeby dużo powiedzieć.
standings-skill-trend = { $trend ->
    [better] Próby są coraz lepsze
    [worse] Próby są coraz słabsze
   *[level] Próby są mniej więcej tak dobre jak wcześniej
}: umiejętności **{ $before }** w pierwszych { $games } grach, **{ $after }** w ostatnich { $games }.
standings-skill-fortune = { $fortune ->
    [lucky] Ogólnie szczęście pomagało.
    [unlucky] Ogólnie szczęścia brakowało.
   *[even] Szczęście i pech się wyrównały.
}

## Seasons and the weekly post

standings-champions-button = Mistrzowie
standings-champions-title = Mistrzowie
standings-champions-prompt = Jak skończył się sezon
standings-champions-empty = Żaden sezon się tu jeszcze nie skończył.
standings-champions-line = **{ $season }** · 🏆 { $who } · { $value } · { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}
standings-champions-nobody = **{ $season }** · bez mistrza · { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}
standings-season-title = Sezon · { $season }
standings-season-button = Klasyfikacja końcowa
standings-week = Tydzień · { $days }
standings-year = Rok { $year }
standings-page-review = Podsumowanie roku
standings-player-year = Rok { $year } gracza { $who } tutaj.
standings-player-year-none = { $who }: w { $year } żadnej skończonej gry tutaj.
standings-card-played-days = { $count ->
    [one] dzień gry
    [few] dni gry
   *[many] dni gry
}
standings-moment-day = Najlepszy dzień
standings-moment-word = Najtrudniejsze słowo
standings-moment-beaten = w { $guesses }, inni średnio { NUMBER($others, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-moment-opener = Ulubione pierwsze słowo
standings-moment-luckiest = Największe szczęście
standings-moment-luck = szczęście { $luck } na 99
standings-moment-mate = Najczęściej z
standings-review-games = **{ $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}**, { $players ->
    [one] { $players } osoba
    [few] { $players } osoby
   *[many] { $players } osób
}.
standings-review-more = To o { $games } więcej niż tydzień wcześniej.
standings-review-fewer = To o { $games } mniej niż tydzień wcześniej.
standings-review-same = Tyle samo co tydzień wcześniej.
standings-review-best = ⚡ Najmniej prób: { $games } – { $guesses }.
standings-review-races = 🏎️ Najwięcej wygranych wyścigów: { $who } ({ $wins }).
standings-review-closest = 🏁 Najbardziej wyrównany wyścig: { $who } przed { $second } o { $seconds ->
    [0] mniej niż sekundę
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}.
standings-review-hardest = { $count ->
    [one] 🧗 Najtrudniejsze słowo
    [few] 🧗 Najtrudniejsze słowa
   *[many] 🧗 Najtrudniejsze słowa
}: { $answer }, { NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 2) } prób średnio.
standings-review-shared = 🤝 Razem na jednej planszy: { $wins } z { $games } rozwiązane.
standings-review-points = 🏅 Najwięcej punktów: { $who } – { $points }.
standings-review-streak = 🔥 Najdłuższa seria: { $who }, { $days } dni z rzędu.
standings-review-elsewhere = W innych grach: { $games }.
standings-review-best-of = 🏆 { $game }: { $who }, średnio { $average }.
standings-season-won = { $champions ->
    [one] 🏆 { $who } wygrywa sezon: wyrównana średnia { $value } próby na grę. Gratulacje!
    [few] 🏆 { $who } dzielą pierwsze miejsce: wyrównana średnia { $value } próby na grę. Gratulacje!
    [many] 🏆 { $who } dzielą pierwsze miejsce: wyrównana średnia { $value } próby na grę. Gratulacje!
   *[other] 🏆 { $who } dzielą pierwsze miejsce: wyrównana średnia { $value } próby na grę. Gratulacje!
}
standings-season-left = Kogoś, kto był wyżej, już tu nie ma; klasyfikacja końcowa się nie zmienia.
standings-season-taken = Tytuł został odebrany, co pokazują Poprawki; klasyfikacja końcowa się nie zmienia.
standings-season-nobody = Nikt nie wygrał żadnej gry, grając ich dość do rankingu, więc ten sezon nie ma mistrza.
standings-season-deserted = Nikogo z klasyfikacji już tu nie ma, więc ten sezon nie ma mistrza.
standings-season-erased = Dane osoby z pierwszego miejsca zostały usunięte na jej życzenie, więc ten sezon nie podaje mistrza.
standings-why-crowned = 🏆 Tytuł mistrza należy do ciebie: kogoś, kto był wyżej, już tu nie ma.
standings-season-next = Sezon się skończył i zaczął się następny: wszyscy zaczynają od zera.
standings-season-over = Sezon się skończył. Kto zarządza serwerem, może zacząć następny w `/{ -command } settings`.
standings-season-frozen = Ta klasyfikacja jest ostateczna: późniejsze poprawki jej nie zmieniają.

## Corrections

standings-corrections-button = Poprawki
standings-corrections-title = Poprawki
standings-corrections-empty = Nic tu nie poprawiono.
standings-corrections-line = { $who } · { $what }, { $day }: **{ $change }**, kto: { $by } { $when }
standings-corrections-struck = skreślone
standings-corrections-undone = cofnięte przez { $by }
standings-changed-title = Zmienione po opublikowaniu
standings-changed = Najnowsze wyniki, które liczą się inaczej, niż je najpierw opublikowano, albo były wątpliwe i zostały potwierdzone, i kiedy je opublikowano:
standings-changed-empty = Nic, co się tu liczy, nie zmieniło się po opublikowaniu ani nie było wątpliwe i potem potwierdzone.
standings-changed-pasted = 📋 { $who }: wyniki wklejone w ciągu godziny, bez wiadomości, liczba dni: { $days }, { $when }
standings-correct-title = Popraw wynik
standings-correct = Czyj wynik jest błędny? Wszyscy zobaczą, co zmienisz: ranking ma stronę z poprawkami. Każdą możesz cofnąć.
standings-correct-player-prompt = Czyj wynik
standings-correct-undo-prompt = Cofnij poprawkę
standings-correct-batch = { $who } · skreślone naraz ({ $count })
standings-correct-undo-all = Wszystkie ({ $count })
standings-correct-result-prompt = Który wynik
standings-correct-which = Który wynik { $who } jest błędny? Oto najnowsze.
standings-correct-none = { $who } nie ma tu wyników, które się liczą.
standings-correct-joined = To, co zapisuje { $account }, liczy się dla { $who }.
standings-correct-champion = Mistrz sezonu
standings-correct-what = { $who } · **{ $what }**: co z tym zrobić? Skreślony wynik się nie liczy; wynik z innej gry możesz zmienić.
standings-correct-strike-button = Skreśl
standings-correct-strike-all-button = Skreśl wszystkie ({ $count })
standings-correct-strike-all = Skreślić wszystko, co tu widać ({ $who }: { $count })? Nie będzie się już liczyć.
standings-correct-struck-all = Skreślono wszystko, co tu było widać ({ $who }: { $count }).
standings-correct-strike-pasted-button = Skreśl wklejone ({ $count })
standings-correct-strike-pasted = Skreślić to, co wklejono ({ $who }: { $count })? Nie będzie się już liczyć.
standings-correct-struck-pasted = Skreślono to, co wklejono ({ $who }: { $count }).
standings-correct-undone-all = Cofnięte poprawki ({ $who }): { $count }.
standings-correct-change-button = Zmień
standings-correct-undo-button = Cofnij
standings-correct-others-button = Inne wyniki
standings-correct-shown = Wszyscy widzą to w rankingu, pod Poprawki.
standings-correct-modal = Zmień wynik
standings-correct-number = Właściwy wynik: od { $low } do { $high }
standings-correct-solved = Właściwy wynik: od { $low } do { $high } lub X
standings-correct-time = Właściwy czas, na przykład 1:23
standings-exclusions-button = Wyklucz z wyników
standings-exclusions-back-button = Dopuść znowu
standings-exclusions-line = 🚫 { $who } · wyniki nie są już zapisywane, kto: { $by } { $when }
standings-exclusions-ask = Wykluczyć z wyników: { $who }? Od tej chwili nic, co publikuje, nie będzie zapisywane, a wszyscy mogą przeczytać w Poprawkach, że to twoja decyzja.
standings-joined-line = 🔗 { $account } · wyniki liczą się dla: { $who }, kto: { $by } { $when }
standings-exclusions-out = Od teraz nic, co publikuje { $who }, nie jest zapisywane. Wcześniejsze wyniki zostają, chyba że je skreślisz.
standings-exclusions-back = Wyniki { $who } są znowu zapisywane.
