matches-lobby = { $who } zaczyna wyścig: jedno słowo i własna plansza dla każdej osoby. Kto gra?
matches-race = Wyścig trwa. Gdy ktoś rozwiąże słowo, pozostałym zostaje { $minutes } min.
matches-goal-fewest = Wygrywa najmniejsza liczba prób, a przy równej liczbie krótszy czas.
matches-goal-first = Wygrywa pierwsze rozwiązanie, bez względu na liczbę prób.
matches-clock-fewest = ⏱️ { $who } odgaduje słowo przed wszystkimi. Próby: { $guesses }! Mniej prób nadal wygrywa; czas pozostałych skończy się { $when }.
matches-clock-first = ⏱️ { $who } odgaduje słowo przed wszystkimi i wygrywa! Pozostali mogą jeszcze dokończyć: czas skończy się { $when }.
matches-clock-won = ⏱️ { $who } już wygrywa. Próby: { $guesses }! Pozostali grają jeszcze o miejsca: czas skończy się { $when }.
matches-duel = { $who } gra przeciwko **{ $rival }**: to samo słowo i nikt nie widzi prób drugiej strony. Wygrywa mniej prób.
matches-challenge = { $who } zadaje słowo wszystkim tutaj.
matches-challenge-named = { $who } zadaje słowo. Zgadują: { $named }.
matches-clue = Wskazówka: *{ $clue }*
matches-code-button = Zagraj gdzie indziej
matches-code =
    Każdy może zagrać w twoje słowo gdzie indziej, nie poznając go: na dowolnym serwerze, na którym jestem, wystarczy wpisać `/{ -command } play code:{ $code }`. Obok widać twoje imię i wskazówkę.
matches-daily = Jedno słowo dla wszystkich na dziś i własna plansza dla każdej osoby.
matches-thread-name = { games-mode-daily } { $number } · spoilery
matches-thread = Wszyscy tutaj mają już słowo dnia za sobą, więc możecie o nim swobodnie pisać. Każda ukończona plansza pojawia się sama, a wątek zamyka się z końcem dnia.
matches-called-off = Gra odwołana przed startem.
matches-draw = Remis.
matches-nobody = Nikt nie znalazł słowa.
matches-unplayed = Nikt nie zagrał.
matches-ended-by = Kończy: { $who }.
matches-wins = 🏆 Wygrywa { $who }.
matches-yours = 🏆 Wygrywasz.
matches-found = 🏆 Słowo znajduje { $who }.

matches-more = … i jeszcze { $count }
matches-boards-button = Wszystkie plansze
matches-boards-more = { $count ->
    [one] Jedna plansza już się tu nie zmieściła: kliknij **{ $button }**.
    [few] { $count } plansze już się tu nie zmieściły: kliknij **{ $button }**.
   *[many] { $count } plansz już się tu nie zmieściło: kliknij **{ $button }**.
}
matches-ready = { $who } · w gotowości
matches-not-ready = { $who } · jeszcze nie w gotowości
matches-host = { $who } · organizuje wyścig · jeszcze nie w gotowości
matches-not-played = { $who } · jeszcze przed grą
matches-unbegun = { $who } · bez gry
matches-bot-done = { $who } ma już próby za sobą
matches-took = **{ $score }** w { $time }
matches-unfinished = **{ $score }** · na koniec jeszcze w grze
matches-bot = 🤖 Tilemate

matches-answer = Hasło to **{ $answer }**
matches-lobby-ends = Start, gdy wszyscy będą gotowi. W przeciwnym razie odwołanie { $when }.
matches-ends = Koniec { $when }
matches-turn = Następne słowo pojawi się { $when }
matches-board-closes = Zamknie się { $when }, gdy pojawi się następne słowo
matches-before-unplayed = Słowo dnia { $number }: ||{ $answer }||.
matches-before = Słowo dnia { $number }: ||{ $answer }||, rozwiązane przez { $solved } z { $players ->
    [one] { $players } osoby
    [few] { $players } osób
   *[many] { $players } osób
}.

matches-proof-button = Czy to uczciwe?
matches-promise = Dzisiejsze słowo jest już wybrane i mogę to udowodnić. To jest sha256 tego słowa z losowym tekstem na końcu:
    `{ $hash }`
    Nikt nie odczyta z tego słowa. Zachowaj to i jutro kliknij ten sam przycisk: pokażę tekst, z którego to powstało, a każdy kalkulator sha256 da ten sam wynik.
matches-proof = Tekst to `{ $text }`
    Jego sha256 to `{ $hash }`, czyli to, co ten przycisk pokazuje od chwili przed pierwszą próbą. Potwierdzi to każdy kalkulator sha256.

matches-yesterday = Wczorajsze słowo to **{ $answer }**.
matches-yesterday-best = { $who }: odgadnięte w { $guesses }.
matches-yesterday-more = Odgadnięte też przez: { $who }.
matches-yesterday-took = { $who } ({ $guesses })
matches-yesterday-all = { $players ->
    [2] Obie osoby, które grały, odgadły
    [one] Odgadła { $players } osoba, która grała
    [few] Odgadły wszystkie { $players } osoby, które grały
   *[many] Odgadło wszystkich { $players } grających
}!
matches-yesterday-hinted = Z podpowiedzią: { $who }.
matches-yesterday-quiet = Nikt nie grał.
matches-yesterday-nobody = Nikt nie odgadł.
matches-yesterday-missed = Nie udało się: { $who }.
matches-yesterday-lost = { $count ->
    [one] Przerwana seria: { $who }.
    [few] Przerwane serie: { $who }.
   *[many] Przerwane serie: { $who }.
}
matches-lost-days = { $who } ({ $days } dni)
matches-yesterday-running = 🔥 Z rzędu: { $who }.
matches-yesterday-kept = Tarcza ochroniła serię: { $who }.
matches-yesterday-badge = Nowa odznaka ({ $badge }): { $who }.
matches-role-given = { $role }: { $who }.
matches-together = 🔥 Seria grupy: { $days } dni z rzędu ktoś stąd znalazł słowo.
matches-together-kept = 🔥 Seria grupy: { $days } dni z rzędu ktoś stąd znalazł słowo. Tarcza ocaliła ją, gdy nikt nie grał.
matches-apart = 🔥 Seria grupy skończyła się po { $days } dniach. Dziś zaczyna się nowa.
matches-turnout = Zagrało { $played } z { $of }.
matches-all-played = 🎉 Wszyscy już zagrali.
matches-playing = Jeszcze zgadują: { $who }.
matches-absent = Czekamy na: { $who }.
matches-others = { $count ->
    [one] jeszcze ktoś
    [few] { $count } inne osoby
   *[many] { $count } innych
}
matches-offer-post = Możesz włączyć tu codzienne publikowanie słowa dnia: `/{ -command } settings`.
matches-idle = Nikt nie zagrał w trzy ostatnie słowa dnia. Mam publikować dalej? Zagrajcie w to albo w dowolne przez `/{ -command } daily`, a opublikuję następne; w przeciwnym razie zamilknę.
matches-idle-over = Zagrajcie w dowolne słowo dnia przez `/{ -command } daily`, a opublikuję następne; w przeciwnym razie zamilknę.
matches-streak = 🔥 { $days ->
    [one] { $days } dzień
    [few] { $days } dni
   *[many] { $days } dni
} z rzędu
matches-shielded = { $streak } · tarcza ochroniła serię: { $day }

matches-archive-title = Słowa dnia: { $month }
matches-archive-legend = { $won } rozwiązane · { $lost } nieodgadnięte · { $open } jeszcze niegrane · { $none } brak
matches-archive-empty = W tym miesiącu nie ma jeszcze minionych słów dnia. Słowo pojawia się tu, gdy jego dzień się skończy.
matches-archive-day = Słowo dnia { $number }, { $day }: { $state }
matches-archive-won = rozwiązane
matches-archive-lost = nieodgadnięte
matches-archive-open = jeszcze niegrane
matches-archive-next = Następne nierozwiązane
matches-archive-before = ◀ Wcześniej
matches-archive-after = Później ▶
matches-archive-button = Kalendarz

matches-join-button = Dołącz
matches-ready-button = Gotowe
matches-begin-button = Zacznij teraz
matches-cancel-button = Anuluj
matches-play-button = Graj
matches-end-button = Zakończ
matches-rematch-button = Rewanż
matches-set-button = Zadaj słowo

matches-sure = Zakończyć to dla wszystkich ({ $mode })? Otwarte plansze z próbami liczą się jako przegrane, a bez prób się nie liczą.

matches-word-modal = Twoje słowo
matches-word-field = Słowo od { $least } do { $most } liter
matches-language-field = Język słowa
matches-clue-field = Wskazówka, jeśli chcesz
matches-people-field = Kto zgaduje?
matches-people-about = Zostaw puste, a zgadywać może tu każdy.

## Rivals: four levels, then characters

matches-called-easy = 🌱 Łatwy
matches-called-normal = 🙂 Zwykły
matches-called-hard = 🔥 Trudny
matches-called-perfect = 👑 Doskonały
matches-called-sound-letter-rank = 🎻 Viola
matches-called-distinct-letters = 🐝 Bea
matches-called-letter-frequency = 🧮 Abe
matches-called-most-popular = 📰 Penny
matches-called-position-frequency = 📐 Max
matches-called-position-frequency-dynamic = 🔭 Nova
matches-called-expected-remaining = 🧹 Schludny
matches-called-entropy = 🧠 Ciekawski
matches-called-minimax = 🔥 Trudny
matches-called-most-parts = ✂️ Nożyczki
matches-called-best = 👑 Doskonały

matches-quote-easy = „Szczęście początkującego, tym razem moje.”
matches-quote-normal = „Dobra gra! Jeszcze raz?”
matches-quote-hard = „Powoli i dokładnie do celu.”
matches-quote-perfect = „Trudno, żeby było inaczej.”
matches-quote-sound-letter-rank = „Tylko wsłuchałam się w litery.”
matches-quote-distinct-letters = „Pięć liter, każda inna, każda się przydała.”
matches-quote-letter-frequency = „Na to liczyłem.”
matches-quote-most-popular = „To słowo znają wszyscy.”
matches-quote-position-frequency = „Każda litera na swoim miejscu.”
matches-quote-position-frequency-dynamic = „Spojrzałam jeszcze raz i było.”
matches-score = Wszystkie pojedynki do tej pory: { $who } { $mine }, { $rival } { $theirs }
