games-mode-together = Razem
games-mode-solo = Solo
games-mode-vote = Głosowanie
games-mode-race = Wyścig
games-mode-daily = Słowo dnia
games-mode-archive = Archiwum
games-mode-challenge = Wyzwanie
games-mode-duel = Pojedynek
games-mode-absurdle = Absurdle
games-mode-absurdle-solo = Absurdle solo

games-about-together = jedna plansza na kanale i wszyscy zgadują; na zmianę znaczy, że nikt nie zgaduje dwa razy z rzędu
games-about-solo = twoja własna plansza, której nie widzi nikt inny
games-about-vote = wszyscy głosują na każdą próbę; minutę po pierwszym głosie albo gdy zagłosują wszyscy grający, gramy słowo z największą liczbą głosów, a przy remisie wcześniejsze
games-about-race = to samo słowo dla wszystkich, którzy dołączą, na prywatnych planszach; wygrywa najmniejsza liczba prób albo pierwsze rozwiązanie, jak wolisz; pierwsze rozwiązanie uruchamia odliczanie
games-about-daily = jedno słowo dziennie dla całego serwera; każdy gra raz, na prywatnej planszy
games-about-archive = słowo dnia z przeszłości, na twojej własnej planszy; poza rankingiem
games-about-challenge = zadajesz słowo wskazanym osobom albo całemu kanałowi; poza rankingiem
games-about-duel = ty przeciwko mnie z tym samym słowem; widzę tylko własne pola
games-about-absurdle = nie wybieram słowa: po każdej próbie zostawiam jak najwięcej możliwych słów, aż zostanie tylko jedno; poza rankingiem
games-about-absurdle-solo = jak w Absurdle nie wybieram słowa, na twojej własnej planszy, której nie widzi nikt inny; poza rankingiem

## A game that is being put together

games-setup-title = Nowa gra
games-setup-prompt-mode = Jak chcesz grać?
games-setup-prompt-list = Jakie słowa?
games-setup-prompt-language = W jakim języku?
games-setup-prompt-length = Jak długie słowo?
games-setup-prompt-hard = Jak surowe zasady?
games-setup-prompt-boards = Ile słów naraz?
games-setup-prompt-rival = Z kim grasz?
games-setup-prompt-goal = Kto wygrywa?
games-begin-button = Zacznij
games-setup-turns-button = Na zmianę: tak
games-setup-no-turns-button = Na zmianę: nie
games-setup-no-list = Słowa: te co zwykle
games-setup-any-length = Dowolna długość
games-setup-goal-fewest = Wygrywa, kto ma najmniej prób
games-setup-goal-fewest-hint = Bez pośpiechu: czas rozstrzyga tylko remisy
games-setup-goal-first = Wygrywa, kto rozwiąże pierwszy
games-setup-goal-first-hint = Bez względu na liczbę prób

games-mode-together-hint = Jedna plansza na tym kanale i wszyscy zgadują
games-mode-solo-hint = Twoja własna plansza, której nie widzi nikt inny
games-mode-race-hint = To samo słowo i własna plansza dla każdej osoby
games-mode-daily-hint = Dzisiejsze słowo, to samo dla całego serwera
games-mode-challenge-hint = Zadajesz słowo, a inni je zgadują
games-mode-duel-hint = Ty przeciwko mnie, z tym samym słowem
games-mode-vote-hint = Jedna plansza na tym kanale i wszyscy głosują na każdą próbę
games-mode-archive-hint = Słowo dnia z przeszłości, na twojej własnej planszy
games-mode-absurdle-hint = Nie wybieram słowa, póki nie zostawisz mi tylko jednego
games-mode-absurdle-solo-hint = To samo na twojej własnej planszy, której nie widzi nikt inny

games-setup-hard-off = Tryb trudny: wyłączony
games-setup-hard-off-hint = Zgaduj, co chcesz
games-setup-hard-hard = Tryb trudny: włączony
games-setup-hard-hard-hint = Każda próba musi użyć zielonych i żółtych liter
games-setup-hard-ultra = Tryb trudny: ultra
games-setup-hard-ultra-hint = Każda próba musi pasować do wszystkich pól, szarych też

games-numbered = { $mode } { $number }
games-letters = { $letters ->
    [one] { $letters } litera
    [few] { $letters } litery
   *[many] { $letters } liter
}
games-boards = { $boards ->
    [one] { $boards } plansza
    [few] { $boards } plansze
   *[many] { $boards } plansz
}
games-turns = na zmianę
games-hard-hard = trudny
games-hard-ultra = ultratrudny

games-prompt = Jakie to słowo? Liczba liter: { $letters }. Kliknij **{ $button }** i zacznij od dowolnego.
games-prompt-open = Żadne słowo nie jest jeszcze wybrane. Kliknij **{ $button }** i zacznij od dowolnego słowa ({ $letters ->
    [one] { $letters } litera
    [few] { $letters } litery
   *[many] { $letters } liter
}).
games-prompt-boards = Jakie to słowa? Liczba słów: { $boards }, liczba liter: { $letters }. Każda próba liczy się na wszystkich planszach. Kliknij **{ $button }** i zacznij od dowolnego słowa.
games-legend = { $correct } dobre miejsce · { $present } gdzie indziej w słowie · { $absent } nie ma w słowie
games-one-word = Żeby zgadywać, napisz jedno słowo ({ $letters ->
    [one] { $letters } litera
    [few] { $letters } litery
   *[many] { $letters } liter
}) i nic więcej.
games-ways-out = **{ games-stop-button }** jest pod planszą, a `/{ -command } hint` daje podpowiedź.
games-unread = To, co tu piszesz, czytają wszyscy, więc nie zagram tego na twojej planszy. Kliknij na niej **{ $button }** albo użyj `/{ -command } guess`.
games-guess-button = Zgaduj
games-vote-button = Głosuj
games-stop-button = Poddaj się
games-stop-vote-button = Głosuj za zakończeniem
games-take-back-button = Cofnij mój głos
games-again-button = Jeszcze raz
games-analyse-button = Analizuj
games-share-button = Udostępnij
games-share-ask = To zobaczą tu wszyscy:
games-share-copy = Tu wszyscy już to widzieli. Skopiuj, żeby pokazać gdzie indziej:
games-post-button = Opublikuj tutaj
games-no-post-button = Jednak nie
games-guess-modal = Twoja próba
games-vote-modal = Twój głos na słowo
games-guess-field = Słowo, liczba liter: { $letters }
games-thread = Nowa gra zaczyna się w wątku poniżej. Dołącz!
games-begun-again = Następna już się zaczęła: dołącz!
games-running-button = Dołącz
games-yours-button = Pokaż moją planszę
games-thread-button = Zacznij moją w wątku

games-left = { $guesses ->
    [one] została { $guesses } próba
    [few] zostały { $guesses } próby
   *[many] zostało { $guesses } prób
}
games-last = Ostatnia próba { $when }
games-closes = Zamknie się { $when }, jeśli nikt nie zagra
games-closes-solo = Zamknie się { $when }, jeśli nie zagrasz
games-unranked = Poza rankingiem
games-ends = Koniec { $when }
games-stopping = Głosy za końcem gry: { $votes } z { $needed }; wygasną { $until }. Kliknij **Poddaj się**, żeby oddać swój.

games-vote-first = Zaproponuj słowo. Głosy liczę { $seconds } s po pierwszym albo gdy zagłosują wszyscy, którzy dotąd grali.
games-vote-counted = Kliknij słowo, żeby na nie zagłosować, albo zaproponuj inne. Liczenie głosów { $when } albo gdy zagłosują wszyscy, którzy dotąd grali. Przy remisie wygrywa wcześniejsze słowo.
games-moved = Przeniesiono niżej.
games-received = ✓
games-voted = Twój głos: **{ $word }**. Liczenie głosów najpóźniej { $when }. Aby zmienić głos, kliknij lub zaproponuj inne słowo.
games-turns-next = { $who }: ta próba już za tobą, teraz kolej na kogoś innego.
games-turns-alone = Jeśli przez dwie minuty nikt nie dołączy, można grać dalej w pojedynkę.
games-open = Nie wybieram słowa: po każdej próbie zostawiam jak najwięcej możliwych.
games-open-left = Możliwe słowa: **{ $words }**.
games-stop-vote = Głosy za końcem tej gry: { $votes } z { $needed }. Inni też mogą kliknąć **Poddaj się**, w ciągu pięciu minut. Od razu może ją zakończyć osoba, która ją zaczęła ({ $starter }), albo moderacja.
games-stop-vote-others = Głosy za końcem tej gry: { $votes } z { $needed }. Inni też mogą kliknąć **Poddaj się**, w ciągu pięciu minut. Moderacja może ją zakończyć od razu.
games-taken-back = Twój głos jest cofnięty, a gra toczy się dalej.

games-won = 🎉 { $who }: odgadnięte w { $guesses ->
    [one] { $guesses } próbie
    [few] { $guesses } próbach
   *[many] { $guesses } próbach
}
games-won-solo = 🎉 Rozwiązane w { $guesses ->
    [one] { $guesses } próbie
    [few] { $guesses } próbach
   *[many] { $guesses } próbach
}
games-won-voted = { games-won-solo }; zwycięskie głosy: { $who }
games-won-answer = { $won }: **{ $answer }**
games-won-boards = { $won }.
games-lost = Koniec prób.
games-stopped = Gra poddana.
games-stopped-by = Grę poddaje { $who }.
games-overtaken = Skończyło się, zanim padło hasło.
games-open-answer = { $ended } Mogłem jeszcze powiedzieć **{ $answer }**
games-open-dodged = Tej gry nie da się przeanalizować: uciekałem przed każdą próbą, dopóki się dało.
games-idle = Zamknięta, bo długo nikt nie zgadywał.
games-answer = { $ended } Hasło to **{ $answer }**
games-missed = { $ended } Nieodgadnięte: { $answers }
games-missed-board = plansza { $board }, **{ $answer }**
games-credit = { $who } { $did }
games-guesses-by = Próby: { $names }

games-remark-one = { $variant ->
    [0] Za pierwszym razem! Kup dziś los na loterię.
    [1] Jedna próba. Zrób zrzut ekranu, bo nikt nie uwierzy.
    [2] Prosto w dziesiątkę. Umiesz czytać w myślach?
    [3] Jedna próba? Żądam ponownego przeliczenia.
    [4] Mrugnąć i po wszystkim.
    [5] Pierwszy strzał i od razu trafiony.
   *[other] Strzał życia!
}
games-remark-two = { $variant ->
    [0] Już? Nawet nie zdążyłem usiąść.
    [1] Dwie próby. Czyżby było za łatwo?
    [2] Szybciej niż zagotowała się woda.
    [3] Dwie! Pozostałe cztery próby czują się pominięte.
    [4] Szybka robota. Kto następny?
    [5] U ciebie to wygląda na łatwiznę.
   *[other] W dwóch! Pół szczęścia, pół geniuszu. Nie powiem, która połowa to która.
}
games-remark-last = { $variant ->
    [0] W ostatniej próbie. Można odetchnąć.
    [1] Ani przez chwilę nie wątpiłem. No, może przez jedną.
    [2] Na oparach, ale do mety.
    [3] Równo z gongiem.
    [4] Moje serce nie zniesie wielu takich.
    [5] Ostatnia próba jest tak dobra jak pierwsza. Prawie.
   *[other] Żeby wygrać tak na styk, trzeba mieć nerwy.
}
games-remark-near = { $variant ->
    [0] Zabrakło jednej litery. To boli.
    [1] Wszystko oprócz jednej litery. Jaka szkoda!
    [2] Tak blisko! Jedna litera i po sprawie.
    [3] O literę. Co za bezczelność.
    [4] Słowo było już otoczone.
    [5] Jedno pole dzieliło cię od chwały.
   *[other] O jedną literę. Bliżej się nie dało.
}
games-remark-lost = { $variant ->
    [0] To słowo uciekło. Następne nie ucieknie.
    [1] Nie tym razem. Następne będzie twoje.
    [2] A więc to było to. Czas na następne.
    [3] Teraz już je znasz. Drugi raz cię nie złapie.
    [4] Głowa do góry, będą następne.
    [5] Punkt dla słowa. Wyrównasz?
   *[other] Zdarza się najlepszym. Rewanż?
}

games-credit-letters = znajduje { $letters }
games-credit-ruled-out = wyklucza { $words ->
    [one] { $words } słowo
    [few] { $words } słowa
   *[many] { $words } słów
}
games-credit-solved = odgaduje słowo
games-credit-boards = rozwiązuje { $count ->
    [one] planszę { $boards }
    [few] plansze { $boards }
   *[many] plansze { $boards }
}
games-credit-joined = gra razem z wami
games-credit-helped = toruje drogę
games-daily-rank = Miejsce { $place } z { $players }, którym się udało
games-daily-best = ✨ Twoje najlepsze słowo dnia do tej pory
games-daily-lost = Tu kończy się twoja seria { $days } dni. Jutro zaczyna się nowa
games-daily-new = 🌱 Nowy początek. Twoja najdłuższa seria: { $best } dni
games-daily-begun = 🌱 Dzień 1 nowej serii
games-daily-first = Dziś nikt nie skończył wcześniej
games-elsewhere = `/{ -command } board` pokazuje, jak wszystkim idzie.

games-which-guess = Masz tu kilka gier. Do której jest **{ $word }**?
games-which = Masz tu kilka gier. O którą chodzi?
games-which-stop = Masz tu kilka gier. Którą chcesz poddać?
games-which-board = Masz tu kilka gier. Którą chcesz zobaczyć?
games-which-askhint = Masz tu kilka gier. Do której chcesz podpowiedź?
games-which-left-guess = Tamta gra się skończyła. Czy **{ $word }** jest do twojej gry { $game }?
games-which-left = Tamta gra się skończyła. Chodzi o twoją grę { $game }?
games-which-used = { $name } · { $used }/{ $limit }
games-yours = Twoja: { $name }

## Before a game is given up

games-sure-unplayed = Zostawić tę grę? Nie było jeszcze żadnej próby, więc się nie liczy.
games-sure-unplayed-shared = Zakończyć tę grę dla wszystkich? { games-sure-unlost }
games-sure-outsider = Zakończyć tę grę dla wszystkich? Nie zgadujesz w niej, więc nie będzie się nikomu liczyć.
games-stopped-uncounted = Nikomu się nie liczy.
games-stopped-unplayed = Ta osoba nie zgadywała w tej grze, więc nie liczy się ona nikomu.
games-stopped-lost = Liczy się jako przegrana każdej osoby, która zgadywała i się poddała.
games-stopped-statistics = Liczy się jako przegrana każdej osoby, która zgadywała i się poddała, ale tylko w jej statystykach.
games-sure-together = Zakończyć tę grę dla wszystkich? { games-stopped-lost }
games-sure-statistics-shared = Zakończyć tę grę dla wszystkich? { games-stopped-statistics }
games-sure-vote = { games-sure-together }
games-sure-absurdle = { games-sure-statistics-shared }
games-sure-solo = Poddać tę grę? Liczy się jako przegrana.
games-sure-statistics = Poddać tę grę? Liczy się jako przegrana, ale tylko w twoich statystykach.
games-sure-absurdle-solo = { games-sure-statistics }
games-sure-race = Poddać ten wyścig? Liczy się jako przegrana.
games-sure-daily = Poddać dzisiejsze słowo dnia? Zobaczysz hasło, a dzień liczy się jako przegrany.
games-sure-daily-statistics = Poddać dzisiejsze słowo dnia? Zobaczysz hasło. Liczy się to jako przegrana, ale tylko w twoich statystykach.
games-sure-streak = Skończy się też twoje { $days } dni z rzędu.
games-sure-archive = Poddać to słowo dnia? Zobaczysz hasło.
games-sure-challenge = Poddać to wyzwanie? Liczy się jako przegrana, ale tylko w twoich statystykach.
games-sure-duel = Poddać pojedynek ze mną? Liczy się jako przegrana.
games-sure-stop-vote = Zagłosować za końcem tej gry dla wszystkich? Potrzebne głosy: { $needed }. { $votes ->
    [0] Twój byłby pierwszy.
   *[other] Oddane do tej pory: { $votes }.
}
games-sure-last-vote = Brakuje tylko twojego głosu: kończy on grę dla wszystkich.
games-sure-voted = Twój głos za końcem tej gry już jest. { $more ->
    [one] Brakuje jeszcze jednego.
    [few] Brakuje jeszcze { $more } głosów.
    [many] Brakuje jeszcze { $more } głosów.
   *[other] Brakuje jeszcze { $more } głosu.
}
games-sure-lost = Liczy się wtedy jako przegrana każdej osoby, która zgadywała i głosuje za końcem.
games-sure-unlost = Nie było jeszcze żadnej próby, więc nikt nie przegrywa.
games-sure-guesser = Nie zgadujesz w tej grze, więc skończy się dopiero, gdy zagłosuje też ktoś, kto zgadywał.
games-sure-starter = Tę grę zaczęła osoba, która nadal gra: { $starter }. Bez tego głosu grę można zakończyć dopiero, gdy ta osoba nie zgaduje od dziesięciu minut.
games-first-hint-button = Weź podpowiedź
games-hinted = 💡 Podpowiedź: { $who }. Ta gra już się nie liczy.
games-hinted-own = 💡 Była podpowiedź, więc ta gra nie liczy się do rankingu.
games-hint-taken = 💡 Ktoś wziął podpowiedź, więc ta gra już się nie liczy.
games-hint-wish = 💡 { $who } chce podpowiedzi. Czy zgadza się ktoś jeszcze, kto gra?
games-hint-agree-button = Zgoda
games-hint-granted = 💡 { $other } się zgadza: { $who } i wszyscy inni mogą teraz brać podpowiedzi. Każdą podpowiedź widzi tylko ten, kto ją bierze.
games-keep-button = Graj dalej

games-shared = Wynik: { $who }
games-shared-together = Wspólny wynik: { $who }

## Reporting a word

games-report-button = Zgłoś słowo
games-report-which = Które słowo nie powinno być hasłem?
games-report-why = Dlaczego nie powinno nim być?
games-report-rare = Prawie nikt go nie zna
games-report-offensive = Jest obraźliwe
games-report-nonword = To nazwa własna albo nie słowo
games-report-other = Coś innego
games-reported = Dzięki. Zgłoszenie **{ $word }** trafia do osób, które dbają o słowa.
