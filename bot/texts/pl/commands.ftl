### Polecenia tak, jak pokazuje je Discord.

commands-root = Graj w gry słowne i korzystaj z pomocy przy zagadkach spoza bota

## Games

commands-play = Zacznij grę tutaj albo tylko dla siebie; bez opcji zapytam, jaką
commands-play-mode = Kto gra i jak; /{ -command } about to wyjaśnia
commands-play-length = Liczba liter, od 4 do 8; z listą od 3 do 10
commands-play-hard = Czy każda próba musi użyć wskazówek
commands-play-boards = Kilka słów naraz, zgadywanych tymi samymi próbami
commands-play-turns = Nikt nie zgaduje dwa razy z rzędu
commands-play-rival = Który z moich graczy, w pojedynku; znajomi: { games-mode-race }
commands-play-language = { commands-help-language }
commands-play-list = Lista słów tego serwera; z niej pochodzą hasła
commands-play-goal = Co wygrywa wyścig
commands-play-code = Kod słowa zadanego gdzie indziej
commands-guess = Zgadnij słowo w swojej grze
commands-guess-word = Twoja próba
commands-board = Pokaż swoją grę jeszcze raz, na dole kanału
commands-stop = Poddaj grę i zobacz hasło
commands-share = Zobacz swój ostatni wynik i opublikuj go tutaj
commands-share-letters = Pokaż też litery, gdy wszyscy skończą
commands-hint = Weź podpowiedź w swojej grze, która odtąd nie liczy się do rankingu

## Matches

commands-daily = Zagraj w dzisiejsze słowo, na planszy tylko dla ciebie
commands-daily-day = Dzień z przeszłości, poza rankingiem: 2026-11-20 albo jego numer
commands-challenge = Wybierz słowo, które zgadną inni
commands-challenge-opponent = Kto ma zgadywać; pomiń, by mogli wszyscy tutaj
commands-challenge-hard = Czy każda próba musi użyć wskazówek

## Puzzles from elsewhere

commands-help = Pomoc przy zagadce spoza bota; widzisz ją tylko ty, chyba że ją udostępnisz
commands-help-guess = Słowo z twojej próby albo kilka słów
commands-help-hints = Jego pola: 20012, gy.bx, emoji albo cały wklejony wynik
commands-help-picture = Zrzut ekranu zagadki, zamiast słów i pól
commands-help-shared = Rozwiązuj razem ze wszystkimi na tym kanale
commands-help-language = Język słów
commands-help-length = Liczba liter w słowie, od 4 do 8
commands-help-hard = Proponuj tylko to, na co pozwala tryb trudny
commands-help-list = Które słowa mogą być hasłem
commands-help-boards = Ile słów zgaduje się naraz, od 1 do 8
commands-solve = Rozwiąż zagadkę spoza bota: ja wybieram próby, a ty klikasz pola
commands-solve-shared = { commands-help-shared }
commands-solve-language = { commands-help-language }
commands-solve-length = { commands-help-length }
commands-solve-hard = { commands-help-hard }
commands-solve-list = { commands-help-list }
commands-solve-boards = { commands-help-boards }
commands-stump = Pomyśl o słowie, a ja je zgadnę
commands-stump-rival = Kto zgaduje: umiem grać dobrze albo źle
commands-stump-length = Liczba liter w twoim słowie, od 4 do 8
commands-stump-language = { commands-help-language }
commands-stump-private = Widzisz to tylko ty

## The coach, the leaderboard and statistics

commands-analyse = Zobacz, ile warta jest każda twoja próba i co byłoby lepsze
commands-analyse-share = Wynik wklejony spoza bota; pomiń, by wziąć twoją ostatnią grę tutaj
commands-analyse-words = Słowa z twoich prób, po kolei
commands-analyse-answer = Hasło, jeśli go nie znasz z gry
commands-analyse-picture = Zrzut ekranu skończonej gry
commands-analyse-language = { commands-help-language }
commands-difficulty = Zobacz, co znaczy słowo i jak bardzo jest trudne; widzisz to tylko ty
commands-difficulty-word = Słowo od 4 do 8 liter
commands-difficulty-language = { commands-help-language }
commands-leaderboard = Zobacz, kto gra najlepiej na tym serwerze i skąd twoje miejsce
commands-leaderboard-period = Które dni się liczą; pomiń, by wziąć wszystkie
commands-leaderboard-mode = Licz tylko jeden tryb; pomiń, by wziąć gry, w które grasz najczęściej
commands-leaderboard-view = Co się liczy: próby, punkty, serie, wygrane, siła gry
commands-leaderboard-length = Liczba liter, od 4 do 8; pomiń, by wziąć gry, w które grasz najczęściej
commands-leaderboard-boards = Gry z tyloma słowami naraz
commands-leaderboard-scope = Ten serwer albo wszystkie, które biorą udział
commands-stats = Zobacz wygrane, średnią, próby i serie
commands-stats-player = Czyje statystyki; pomiń, by zobaczyć swoje
commands-stats-against = Z kim porównać, na słowach granych przez obie osoby

## Puzzles played elsewhere

commands-record = Zapisz swój wynik zagadki spoza bota; odpowiedź widzisz tylko ty
commands-record-share = Skopiowany stamtąd wynik; pomiń, by wkleić go w formularzu
commands-records = Zobacz, kto jest najlepszy w zagadce spoza bota i jak liczą się miejsca
commands-records-game = Gra; pomiń, by zobaczyć wszystkie, które czytam
commands-records-period = { commands-leaderboard-period }

## About the bot, the server and you

commands-about = Jak grać, wszystkie tryby gry i co o tobie przechowuję
commands-settings = Zmień, jak gra ten serwer, jeśli nim zarządzasz
commands-addword = Naucz mnie słowa dla tego serwera, jeśli nim zarządzasz
commands-addword-word = Słowo od 4 do 8 liter, którego brakuje na mojej liście
commands-preferences = Wybierz swój motyw, język i przypomnienia

## Commands in the menu of a message

commands-message-help = Pomóż z tą zagadką
commands-message-analyse = Analizuj tę grę

## Choices of an option

commands-hard-off = Wyłączony
commands-hard-hard = Trudny: trzeba używać wskazówek
commands-hard-ultra = Ultratrudny: musi pasować każda wskazówka
commands-list-answers = Najpierw prawdopodobne słowa
commands-list-everything = Dowolne słowo z mojej listy
commands-rival-easy = { matches-called-easy }: około 5 prób, gubi jedno słowo na siedem
commands-rival-normal = { matches-called-normal }: około 4 prób, jak większość ludzi
commands-rival-hard = { matches-called-hard }: gra uważnie i zawsze dochodzi do celu
commands-rival-perfect = { matches-called-perfect }: najmniej prób, jak się da
commands-rival-sound-letter-rank = { matches-called-sound-letter-rank }: kocha najczęstsze litery
commands-rival-distinct-letters = { matches-called-distinct-letters }: pięć liter, każda inna
commands-rival-letter-frequency = { matches-called-letter-frequency }: liczy litery i trzy próby daje na nowe
commands-rival-most-popular = { matches-called-most-popular }: zawsze najbardziej znane słowo
commands-rival-position-frequency = { matches-called-position-frequency }: stawia litery tam, gdzie zwykle stoją
commands-rival-position-frequency-dynamic = { matches-called-position-frequency-dynamic }: jak Max, ale po każdym wierszu liczy od nowa
