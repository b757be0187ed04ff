### Co mówi bot, gdy nie może zrobić tego, o co ktoś prosi, i co zrobić dalej.

refusals-unexpected = Coś poszło nie tak po mojej stronie, ale nic nie przepadło. Numer: `{ $reference }`
refusals-outage = Nie mogę teraz sięgnąć do swojej pamięci, ale wkrótce wrócę. Twoje gry są bezpieczne: spróbuj ponownie za minutę.
refusals-broken = Coś jest nie tak z moją pamięcią i musi to sprawdzić osoba, która mnie uruchomiła. Spróbuj ponownie później. Numer: `{ $reference }`

## Guesses

refusals-quoted = „{ $text }”
refusals-foreign-letter = { $character } to nie jest tu dozwolona litera. Użyj liter od { $first } do { $last }.
refusals-unknown-mark = { $character } nie jest polem. Wpisz jedno na każdą literę: 🟩 🟨 ⬛, albo 2 1 0, albo g y b.
refusals-wrong-length = To ma { $actual ->
    [one] { $actual } literę
    [few] { $actual } litery
   *[many] { $actual } liter
}, a powinno mieć { $expected }.
refusals-counts-sharp-s = ß liczy się jako SS.
refusals-no-lexicon = Nie mam słów tej długości ({ $length }) w tym języku. Słowa od 4 do 7 liter są w każdym języku, a po angielsku także z 8.
refusals-not-in-mine = Słowa **{ $word }** nie ma na mojej liście.
refusals-not-in = Słowa **{ $word }** nie ma na mojej liście ({ $language }).
refusals-meant = Chodziło ci o **{ $word }**?
refusals-another = Spróbuj innego.
refusals-repeated = **{ $word }** już było, w wierszu { $row }.
refusals-hard-mode = Tryb trudny: { $clue }.
refusals-unwelcome = To słowo nie jest tu mile widziane. Spróbuj innego.
refusals-not-your-turn = Ostatnia próba była twoja, teraz kolej na kogoś innego. { refusals-kept }
refusals-not-your-turn-alone = Ostatnia próba była twoja, teraz kolej na kogoś innego. Jeśli nikt nie dołączy, możesz grać dalej { $when }. { refusals-kept }
refusals-kept = Próba nie przepadła.
refusals-unfit = Tego słowa nie daję w grach. Wybierz inne.

## The clue that a word ignores. $copies is one of the five below.

refusals-clue-correct = wiersz { $row } pokazuje, że litera { $at } to **{ $letter }**
refusals-clue-elsewhere = wiersz { $row } pokazuje, że litera { $at } to nie **{ $letter }**
refusals-clue-used = wiersz { $row } pokazuje { $copies }, trzeba { $count ->
    [1] tego użyć
    [2] użyć obu
   *[other] użyć wszystkich
}
refusals-clue-at-least = wiersz { $row } pokazuje co najmniej { $copies }, więc twoja próba też tego potrzebuje
refusals-clue-exactly = wiersz { $row } pokazuje tylko { $copies }
refusals-clue-none = wiersz { $row } pokazuje, że nie ma **{ $letter }**
refusals-copies-1 = jedno **{ $letter }**
refusals-copies-2 = dwa **{ $letter }**
refusals-copies-3 = trzy **{ $letter }**
refusals-copies-4 = cztery **{ $letter }**

## Games and matches

refusals-no-game = Nie ma tu żadnej gry. Zacznij ją przez `/{ -command } play`.
refusals-not-entered = Twoja plansza nie jest jeszcze otwarta. Kliknij **{ $button }**, potem zgaduj.
refusals-daily-over = Wczorajsze słowo dnia już się skończyło; dzisiejsze: `/{ -command } daily`.
refusals-no-daily = Nie mam dla ciebie słowa dnia z tego dnia. Wybierz jakieś z listy w `day` albo zagraj w dzisiejsze: `/{ -command } daily`.
refusals-no-past-daily = Nie ma tu jeszcze słów z poprzednich dni. Zagraj w dzisiejsze: `/{ -command } daily`.
refusals-no-unsolved = Nie czeka tu na ciebie żadne dawne słowo dnia: każde pojawia się, gdy jego dzień minie. Dzisiejsze: `/{ -command } daily`.
refusals-game-ended = Ta gra się skończyła. Zacznij następną przez `/{ -command } play`.
refusals-running-yours = Masz tu już taką grę w toku. Graj dalej albo zakończ ją przez `/{ -command } stop`.
refusals-running-here = Na tym kanale już trwa gra. Dołącz do niej albo zacznij swoją obok. Nic się jeszcze nie zaczęło.
refusals-running-alone = Na tym kanale trwa już gra. Dołącz do niej albo poczekaj, aż się skończy. Nic jeszcze się nie zaczęło.
refusals-not-yours = To gra kogoś innego. Zacznij własną: wybierz **Solo** w `/{ -command } play`.
refusals-may-not-stop = Zakończyć tę grę może tylko osoba, która ją zaczęła ({ $starter }), albo moderacja.
refusals-may-not-begin = Wcześniej wystartować może tylko osoba, która otworzyła ten wyścig ({ $starter }). Wyścig ruszy sam, gdy wszyscy będą gotowi.
refusals-option-refused = **{ $mode }** nie ma opcji `{ $option }`. Pomiń ją albo zobacz tryby gry w `/{ -command } about`. Żadna gra się nie zaczęła.
refusals-not-invited = To jest dla innych. Zacznij własną grę: `/{ -command } play`.
refusals-played-before = To już było grane przed usunięciem twoich danych. Następne zaczniesz od nowa.
refusals-clue-tells-word = Twoja wskazówka zdradza słowo. Powiedz to bez samego słowa.
refusals-clue-unwelcome = W twojej wskazówce jest słowo, którego tu nie używamy. Powiedz to inaczej.
refusals-unknown-code = Żadne słowo nie ma tego kodu. Osoba, która je zadała, znajdzie go pod **Zagraj gdzie indziej**; sprawdź każdy znak.
refusals-code-alone = Kod ma własne słowo i własne zasady. Użyj `/{ -command } play` tylko z **code**.
refusals-code-unwelcome = W to słowo nie gra się na tym serwerze.
refusals-own-code = Tylko osoba, która zadała to słowo, może pozwolić grać w nie gdzie indziej.
refusals-own-challenge = To twoje słowo, więc je znasz. Daj zgadywać innym.
refusals-too-many-invited = W ciągu ostatniej godziny padło od ciebie wiele zaproszeń, a zaproszeni jeszcze nie zaczęli. Kolejne możesz wysłać { $again }. Albo nie wskazuj nikogo: wtedy zagra, kto zechce.
refusals-may-not-agree = Zgodzić się musi ktoś inny, kto zaczął tę grę albo już w niej zgadywał.
refusals-may-not-wish = W tej grze nie masz jeszcze żadnej próby. Zgadnij raz, a potem możesz poprosić o podpowiedź.
refusals-bot-invited = Boty nie mogą przyjąć wyzwania. Wybierz ludzi albo daj mi zgadnąć twoje słowo przez `/{ -command } stump`.
refusals-match-over = To już koniec. Zacznij następną grę przez `/{ -command } play`.
refusals-not-begun = Jeszcze się nie zaczęło. Najpierw kliknij **Dołącz** i **Gotowe**.
refusals-spoiler = Inni jeszcze grają w to słowo. Udostępnij wynik bez liter.
refusals-nothing-to-share = Nie masz tu jeszcze żadnej skończonej gry. Zacznij ją: `/{ -command } play`.
refusals-hint = W trybie **{ $mode }** nie ma podpowiedzi. `/{ -command } hint` działa w: { $modes }.
refusals-wrong-channel = Ten serwer gra w { $channels }. Zacznij swoją grę tam.
refusals-may-not-start = Na tym serwerze gry może zaczynać tylko { $who }. Poproś o rozpoczęcie gry i dołącz. Albo zagraj ze mną w prywatnej wiadomości.
refusals-moderators = moderacja

## Puzzles from elsewhere

refusals-nothing-to-undo = Nie ma wiersza do cofnięcia. Dodaj go opcjami `guess` i `hints` w `/{ -command } help`.
refusals-no-puzzle = Nie masz tam otwartej zagadki. `/{ -command } help` pokazuje twoją albo jak zacząć.
refusals-no-grid = Nie widzę w tej wiadomości obrazu ani wierszy pól, takich jak 🟩⬛⬛🟨🟩. Wybierz taką z wynikiem lub zrzutem ekranu albo wpisz pola ręcznie: `/{ -command } help` przyjmuje je w opcji `hints`.
refusals-own-board = To moja plansza i pomogą ci jej własne przyciski. W trakcie gry podpowiedzi daje `/{ -command } hint`, a po jej końcu możesz ją przeanalizować.
refusals-several-boards = Potrzebuję haseł ze wszystkich plansz. Wpisz swoje próby w opcji `words` polecenia `/{ -command } analyse`, a hasło każdej planszy w `answer`: `droga kwiat burza zegar`.
refusals-tiles-missing = Potrzebuję słowa i jego pól. Słowo wpisz w opcji `guess` w `/{ -command } help`, a pola w opcji `hints`: 01002 albo 🟩🟨⬛.
refusals-tiles-uneven = { $words ->
    [one] Jedno słowo (liczba liter: { $length }){ $where } wymaga
    [few] { $words } słowa (liczba liter: { $length }){ $where } wymagają
   *[many] { $words } słów (liczba liter: { $length }){ $where } wymaga
} tylu pól: { $needed }, a jest { $marks }.{ $row }{ $several } Nic nie zapisano. Podaj jedno na każdą literę: 01002 albo 🟩🟨⬛.
refusals-tiles-boards = { " " }na { $boards ->
    [one] { $boards } otwartej planszy
    [few] { $boards } otwartych planszach
   *[many] { $boards } otwartych planszach
}
refusals-tiles-several = { " " }Jeśli twoja zagadka ma kilka plansz ({ $boards }), ustaw opcję `boards` na { $boards }.
refusals-tiles-row = { " " }Sprawdź numer { $row }.
refusals-rows-uneven = Wierszy z polami jest { $rows }, a słów { $words }. Podaj po jednym słowie na wiersz, w kolejności.
refusals-other-length = Liczba liter w twojej zagadce tutaj to { $expected }, a w tym słowie { $actual }. Aby zacząć inną, wybierz **Nowa zagadka** w **Więcej** albo ustaw opcję `length` na { $actual }.
refusals-sharp-s = Literę ß liczę jako SS, więc to słowo to tutaj **{ $word }** i długość się nie zgadza. W zagadkach, w których ß to jedna litera, niestety nie pomogę. Nic nie zapisano.
refusals-too-many-rows = Zagadka może mieć tu najwyżej tyle wierszy: { $most }. Wpisz mniej albo zacznij nową.
refusals-no-stump = Nie zgaduję tu teraz twojego słowa. Daj mi zgadnąć: `/{ -command } stump`.
refusals-not-your-word = Słowo oznacza tylko osoba, która je wymyśliła. Wymyśl własne: `/{ -command } stump`.

## Obrazy

refusals-picture-large = Ten obraz jest za duży: czytam do 8 MB i 25 megapikseli. Zwykły zrzut ekranu z telefonu jest wystarczająco mały.
refusals-picture-format = Nie umiem odczytać tego pliku jako obrazu. Wyślij zrzut ekranu w formacie PNG, JPEG, WebP albo GIF.
refusals-picture-no-board = Nie widzę na tym obrazie planszy. Zrób zrzut ekranu ze wszystkimi wierszami prób albo wpisz wiersze: `/{ -command } help`.
refusals-picture-small = Plansza na tym obrazie jest za mała, żeby ją odczytać. Wyślij sam zrzut ekranu w pełnym rozmiarze.
refusals-picture-keyboard = Na tym obrazie widzę tylko klawiaturę. Zrób zrzut ekranu z wierszami prób nad nią.
refusals-picture-left = Na tym obrazie plansza jest ucięta z lewej strony. Wyślij taki, na którym widać wszystkie kolumny.
refusals-picture-right = Na tym obrazie plansza jest ucięta z prawej strony. Wyślij taki, na którym widać wszystkie kolumny.
refusals-picture-above = Na tym obrazie plansza jest ucięta u góry. Wyślij taki, na którym widać wszystkie wiersze.
refusals-picture-below = Na tym obrazie plansza jest ucięta u dołu. Wyślij taki, na którym widać wszystkie wiersze.
refusals-picture-no-guess = Na tej planszy nie ma jeszcze żadnej próby. Dobrą pierwszą próbę poda ci `/{ -command } solve`.
refusals-picture-photograph = To wygląda na zdjęcie. Zrób zamiast tego zrzut ekranu gry, a ja go odczytam.
refusals-picture-elsewhere = Czytam tylko obrazy wysłane na Discordzie. Wyślij sam obraz zamiast linku.
refusals-picture-gone = Nie mogę już pobrać tego obrazu. Wyślij go jeszcze raz.
refusals-picture-under-way = Czytam jeszcze twój poprzedni obraz. Spróbuj ponownie za chwilę.
refusals-picture-slow = Ten obraz zajął mi za dużo czasu. Spróbuj ze zrzutem samej planszy albo wpisz wiersze: `/{ -command } help`.
refusals-picture-or-text = Podaj mi albo obraz, albo swoje próby, ale nie jedno i drugie. Nic nie zapisano.
refusals-picture-boards = Na tym obrazie jest kilka plansz. Wytnij tę, o którą ci chodzi, i wyślij mi tylko ją.

## The coach and the standings

refusals-still-running = Ta gra jeszcze trwa. Analiza będzie możliwa po jej końcu; `/{ -command } board` ją pokazuje.
refusals-nothing-played = Nie ma próby do analizy. Najpierw zagraj: `/{ -command } play`.
refusals-words-missing = Potrzebuję też słów. Wpisz swoje próby po kolei w opcji `words` w `/{ -command } analyse` albo wybierz **Analizuj tę grę** na wiadomości z twoim wynikiem, a zapytam o nie.
refusals-answer-missing = Nie widzę wiersza, który byłby cały zielony, więc nie wiem, jakie było hasło. Wpisz je w opcji `answer` w `/{ -command } analyse`.
refusals-marks-differ = Gdyby hasłem było **{ $answer }**, wiersz { $row } byłby taki: { $tiles }. Sprawdź słowa i pola; nic nie zapisano.
refusals-guess-after-answer = Po haśle jest jeszcze próba. Sprawdź słowa.
refusals-unknown-rival = Nie znam rywala o tej nazwie. Wybierz z listy, która otwiera się przy `rival`.
refusals-no-results = Nie ma jeszcze skończonych gier. Zacznij przez `/{ -command } play`.
refusals-only-recorded = Nie ma jeszcze skończonych gier, są tylko wyniki zagadek spoza bota: pokazuje je `/{ -command } records`. Zacznij grę przez `/{ -command } play`.
refusals-not-listed = Nie ma cię w tym rankingu: nie liczy żadnej z gier, które tu kończysz. Które liczy, mówi jego tytuł; `/{ -command } stats` ma wszystkie twoje gry.
refusals-only-struck = Żaden z twoich wyników się tu nie liczy: skreśliły je osoby zarządzające serwerem. **Poprawki** w `/{ -command } leaderboard` mówią które i kto; zapytaj, jeśli uważasz, że powinny się liczyć.

## Puzzles played elsewhere

refusals-no-share = Nie widzę tam wyniku, który umiem odczytać. Skopiuj cały wynik i spróbuj ponownie. Czytam { $games }. Jeśli brakuje twojej gry, może mnie jej nauczyć ktoś, kto zarządza serwerem: `/{ -command } settings`, strona *{ guilds-page-games }*.
refusals-no-share-of = To wygląda na **{ $game }**, ale nie umiem odczytać wyniku. Skopiuj cały wynik tak, jak podaje go gra, i spróbuj ponownie. Umiem odczytać na przykład to:
    { $example }
refusals-not-moderator = Kto jest kim, może tu powiedzieć tylko moderacja. Poproś ją, żeby to nacisnęła.
refusals-same-account = To dwa razy to samo konto. Wybierz inne.
refusals-not-your-share = Zapisać to może tylko autor wiadomości albo moderacja. Dla własnych wyników: `/{ -command } record`.
refusals-game-switched-off = Umiem czytać **{ $game }**, ale wyniki nie są tu jeszcze zapisywane. Kto zarządza serwerem, może to włączyć w `/{ -command } settings`, strona *{ $page }*.
refusals-shut-out = Nic nie zapisano: zarządzający serwerem nie przyjmują wyników { $who }. Jeśli to twoim zdaniem pomyłka, zapytaj ich. We wszystko inne można grać jak dotąd.
refusals-shut-out-you = Nic nie zapisano: zarządzający serwerem nie przyjmują twoich wyników. Jeśli to twoim zdaniem pomyłka, zapytaj ich. We wszystko inne można grać jak dotąd.
refusals-future-puzzle = **{ $puzzle }** jeszcze nie wyszło, więc nie zostało zapisane. Sprawdź numer.
refusals-impossible-score = **{ $puzzle }** nie może mieć takiego wyniku, więc go nie zapisuję. Sprawdź, co wklejasz.
refusals-second-result = Jest tam więcej niż jeden wynik **{ $puzzle }**. Liczy się tylko pierwszy.
refusals-grid-differs = Kwadraty w **{ $puzzle }** nie pasują do wyniku, więc go nie zapisuję. Wklej wynik tak, jak podała go gra.
refusals-too-late = **{ $puzzle }** przychodzi za późno: wyniki liczą się tu do { $days ->
    [one] { $days } dnia
    [few] { $days } dni
   *[many] { $days } dni
} po dniu zagadki. Nie zostało zapisane.
refusals-too-many-results = **{ $puzzle }** to o jeden za dużo: wyniki tej gry nie podają dnia, a tu w ciągu { $most } dni liczy się ich najwyżej { $most }. Nie zapisano.
refusals-too-many-at-once = **{ $puzzle }** to o jeden za dużo na jeden dzień: wyniki tej gry nie podają dnia, a tu jednego dnia liczy się ich najwyżej { $most }. Nie zapisano. Opublikuj go jutro jeszcze raz.
refusals-edit-too-late = **{ $puzzle }** zmieniono za późno: zmiany liczą się tu do { $days ->
    [one] { $days } dnia
    [few] { $days } dni
   *[many] { $days } dni
} po dniu zagadki. To, co zapisano wcześniej, zostaje.
refusals-past-day = Jest już za późno, żeby zmienić lub usunąć ten wynik. Do kiedy można to zrobić, decydują osoby, które zarządzają tym serwerem, w `/{ -command } settings`.
refusals-pasting-off = Ten serwer nie przyjmuje wklejonych wyników, żeby wszyscy widzieli, skąd się biorą. Opublikuj swój tutaj: { $channels }, a ja go zapiszę.
refusals-pasting-off-anywhere = Ten serwer nie przyjmuje wklejonych wyników, żeby wszyscy widzieli, skąd się biorą. Opublikuj swój na kanale i użyj przy tej wiadomości **{ records-menu }**: przytrzymaj ją albo kliknij prawym przyciskiem i wybierz **Aplikacje**.
refusals-backfill-running = Czytam już starsze wiadomości z tego serwera. Poczekaj, aż skończę, albo zatrzymaj mnie w `/{ -command } settings`, strona *Wyniki z innych gier*.
refusals-nothing-to-take-back = Nie ma czego cofać: nie czytano dawnych wiadomości.
refusals-not-watched = W tym kanale nie zapisuję już wyników. Wybierz go ponownie w `/{ -command } settings`, strona *Wyniki z innych gier*.
refusals-unknown-game = Nie znam gry o tej nazwie. `/{ -command } records` wymienia te, które czytam.

## Settings

refusals-keeps-private = Statystyki tej osoby są prywatne.
refusals-oneself = To dwa razy ta sama osoba. Wybierz kogoś innego do porównania.
refusals-not-everywhere = Między serwerami porównuje się tylko gry indywidualne. Wybierz inny tryb albo ranking tego serwera.
refusals-no-server = To działa na serwerach. Zapytaj ponownie na kanale serwera.
refusals-may-not-manage = Zmienić to mogą tylko osoby zarządzające serwerem. Dla własnych wyborów: `/{ -command } preferences`.
refusals-known-word = Znam już **{ $word }**: można je zgadywać na tym serwerze.
refusals-refused-word = Znam **{ $word }**, ale na tym serwerze nie jest dozwolone. Zmienisz to w `/{ -command } settings`, strona *{ $page }*: **{ $setting }**.
refusals-unfit-word = Nie umiem odczytać tego jako jednego słowa. Wpisz słowo od 4 do 8 liter w języku, w którym gra ten serwer. Nic nie zmieniono.
refusals-unfit-words = { $count ->
    [one] Słowa numer { $numbers } z twojej listy
    [few] Słów numer { $numbers } z twojej listy
   *[many] Słów numer { $numbers } z twojej listy
} nie da się odczytać. Wpisz słowa od 4 do 8 liter, oddzielone spacjami lub przecinkami. Nic nie zmieniono.
refusals-too-many-words = To za dużo słów: { $count }; limit to { $most }. Nic nie zmieniono.
refusals-unknown-list = Tej listy już nie ma. Wybierz inną.
refusals-unfit-file = Umiem przeczytać tylko zwykły plik tekstowy, do 100 kB. Nic nie zmieniono.
refusals-office-file = To arkusz, dokument albo PDF, a tych nie umiem czytać. Zapisz go jako zwykły tekst albo CSV i wybierz tamten plik. Nic nie zmieniono.
refusals-list-more = • … i jeszcze { $count }.
refusals-list-short = { $count ->
    [0] Nie ma w niej żadnych słów. Lista potrzebuje co najmniej { $least } różnych.
   *[other] Lista potrzebuje co najmniej { $least } różnych słów, a ta ma ich { $count }.
} Nic nie zmieniono.
refusals-list-none-so-long = Liczba słów o długości { $length } na liście to { $count }, a ta gra potrzebuje { $least }. Wybierz inną długość.
refusals-too-many-lists = Limit list serwera to { $most }. Najpierw usuń którąś.
refusals-time-zone = Nie znam strefy czasowej o tej nazwie. Wpisz na przykład `Europe/Warsaw`.
refusals-time-zone-alike = Nie znam strefy czasowej o tej nazwie. Czy chodzi o { $alike }?
refusals-out-of-range = Wpisz liczbę całkowitą od { $low } do { $high }. Nic nie zmieniono.
refusals-unfit-score = Wpisz liczbę całkowitą od { $low } do { $high } albo X, jeśli łamigłówka została bez rozwiązania. Nic nie zmieniono.
refusals-unfit-time = Wpisz czas, na przykład 1:23, albo pełne sekundy od { $low } do { $high }. Nic nie zmieniono.
refusals-no-full-hour = Mogę tylko o pełnych godzinach: wpisz { $before } albo { $after }. Nic nie zmieniono.
refusals-form-too-late = Otwieranie trwało zbyt długo. Nic nie przepadło: spróbuj jeszcze raz.
refusals-too-fast = To dla mnie za szybko. Spróbuj ponownie { $again }.
refusals-crowded = Zbyt wiele osób pyta tu naraz. Nic nie przepadło: spróbuj ponownie za kilka sekund.
refusals-unknown-button = Ten przycisk jest z innej wersji bota. Weź nową wiadomość: `/{ -command } board`.
refusals-unknown-choice = To nie jest jedna z możliwości. `/{ -command } settings` je wymienia.
refusals-everybodys-role = Tę rolę mają wszyscy. Wybierz taką, którą mają tylko niektórzy, albo żadną. Nic się nie zmieniło.
refusals-bots-role = Ta rola należy do bota. Wybierz taką, którą mają niektórzy ludzie, albo żadną. Nic się nie zmieniło.
refusals-no-season = Nie ma tu takiego sezonu. Kto zarządza serwerem, może zacząć sezon przez `/{ -command } settings`.
refusals-unfit-days = Potrzebuję dwóch dni, np. 2026-12-01 i 2026-12-31: ostatni nie przed pierwszym i nie w przeszłości.
refusals-unfit-points = Potrzebuję siedmiu liczb całkowitych od 0 do { $most }: punktów za 1, 2, 3, 4, 5 i 6 prób, a potem za grę nierozwiązaną. Na przykład: `10 8 6 4 2 1 0`. Nic nie zmieniono.
refusals-result-gone = Tego wyniku już nie ma.
refusals-corrected-again = Ten wynik poprawiono potem jeszcze raz. Najpierw cofnij nowszą poprawkę.
refusals-corrected = Ten wynik poprawiła osoba zarządzająca serwerem, więc zostaje bez zmian.
refusals-taught-name = Nadaj jej własną nazwę: znam już grę o tej nazwie albo nazwy nie było.
refusals-taught-known = Tę już umiem czytać: to **{ $game }**. Wybierz kanał na stronie **{ $page }**, a jej wyniki będą zapisywane.
refusals-taught-score = Nie widzę takiego wyniku w pierwszym tekście. Wpisz go dokładnie tak, jak tam stoi, na przykład 4/6, 1340 albo 1:23. Wyniku z samych kwadracików nie umiem się nauczyć.
refusals-taught-puzzle = Nie umiem odróżnić tych dwóch łamigłówek: w obu wynikach musi być numer albo data, i muszą się różnić. Wklej wyniki z dwóch różnych dni.
refusals-taught-differ = Te wyniki mają za mało wspólnego, żebym znalazł inne podobne. Wklej oba dokładnie tak, jak zrobiła je gra, razem z jej nazwą.
refusals-taught-many = Limit gier, których może mnie nauczyć serwer, to { $most }. Najpierw usuń którąś.
refusals-taught-gone = Ten serwer nie uczy już tej gry. Wybierz inną.
