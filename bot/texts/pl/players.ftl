### Wybory i dane gracza.

players-preferences-title = Twoje preferencje
players-theme = **Motyw**: { $theme }
players-language = **Język słów**: { $language }
players-start = **Pomoc z zagadką zaczyna się od tego**: { $start }
players-start-count = ile słów zostało
players-start-letter = jedna litera
players-start-word = słowo do wpisania
players-hidden = **Nazwa**: ukryta. W rankingach, wyścigach i przy słowach dnia widnieje „gracz”, a twoich statystyk nie widzi nikt inny
players-shown = **Nazwa**: widoczna w rankingach
players-refused = { $words ->
    [one] **Jednego słowa**, którego twoja gra nie znała, już ci nie proponuję.
    [few] **{ $words } słów**, których twoja gra nie znała, już ci nie proponuję.
    [many] **{ $words } słów**, których twoja gra nie znała, już ci nie proponuję.
   *[other] **{ $words } słowa**, których twoja gra nie znała, już ci nie proponuję.
}
players-refused-button = Proponuj je znowu
players-hide = Ukryj moją nazwę
players-as-in-server = jak na serwerze
players-preferences = Motyw i język dotyczą twoich prywatnych plansz, na każdym serwerze. Plansze, które widzą inni, mają ustawienia serwera. Przypomnienie to prywatna wiadomość, gdy serwer publikuje słowo dnia, i druga przed jego zmianą, jeśli twoja plansza jest otwarta albo seria zagrożona. Po tygodniu bez gry przypomnienia milkną, dopóki nie wrócisz.
players-unposted = Ten serwer nie publikuje jeszcze słowa dnia. Przypomnę ci przed końcem takiego, które zaczęli inni.
players-unreminded = Bez przypomnień: nie piszę do ciebie o słowie dnia. Możesz o nie poprosić na serwerze: `/{ -command } preferences`.
players-theme-prompt = Motyw
players-language-prompt = Język słów
players-start-prompt = Od czego zaczyna się pomoc
players-server-option = Jak na serwerze
players-remind-here = Przypominaj mi o słowie dnia z tego serwera
players-remind-anywhere = Przypominaj mi o słowach dnia

players-reminder = { $variant ->
    [0] Dzisiejsze słowo już jest.
    [1] Czeka na ciebie nowe słowo.
   *[other] Oto nowe słowo na dziś.
} [Zagraj]({ $link })
players-reminder-new = Twoje { $days } dni z rzędu dobiegło końca, a dzisiejsze słowo to nowy początek. Seria do pobicia: { $best } dni. [Zagraj]({ $link })
players-reminder-new-best = Twoje { $days } dni z rzędu dobiegło końca, a dzisiejsze słowo to nowy początek. [Zagraj]({ $link })
players-reminder-until = Otwarte do { $hour } ({ $when }).
players-reminder-found = Twój wynik: { $guesses }.
players-reminder-hinted = Twój wynik: { $guesses }, z podpowiedzią.
players-reminder-missed = Tobie tym razem się nie udało.
players-reminder-last = Od tygodnia nie grasz w słowo dnia, więc to moje ostatnie przypomnienie, dopóki nie wrócisz.
players-reminder-stop = To przypomnienie na twoją prośbę. Aby je wyłączyć, napisz tu `/{ -command } preferences`.
players-call = Słowo dnia zmieni się { $when }, a ty jeszcze nie grasz. [Zagraj]({ $link })
players-call-begun = Słowo dnia zmieni się { $when }, a twoja plansza jest wciąż otwarta. [Graj dalej]({ $link })
players-call-streak = 🔥 Wtedy skończy się twoje { $days } dni z rzędu.
players-call-shield = 🛡️ Jeśli opuścisz, tarcza ochroni twoją serię (dni: { $days }), jedyna w tym miesiącu.
players-call-played = { $who } { $count ->
    [one] ma
    [few] mają
   *[many] mają
} już grę za sobą.

players-privacy-title = Prywatność
players-privacy =
    { "**" }Co przechowuję**: twoje id, nazwę i język z Discorda; gry zaczęte przez ciebie, twoje próby, głosy i wyniki; słowa zadane innym, słowa odgadnięte przeze mnie i twoje oznaczenia; wiersze zagadek, przy których pomagam; wyniki zagadek spoza bota, jeśli są zapisane; słowa, które zgłaszasz, i dlaczego; miejsca w dawnych sezonach; poprawki wyników; twoje preferencje. Przy każdej z tych rzeczy id serwera i kanału oraz czas. Nie przechowuję niczego innego, co się tu mówi, ani żadnych wiadomości.

    { "**" }Dlaczego**: aby pokazywać plansze, grać dalej po restarcie oraz liczyć rankingi i serie. Nie używam tego do niczego innego i nikomu tego nie daję.

    { "**" }Twój wybór**: eksport zawiera to wszystko, jako JSON i jako tabele CSV, oprócz haseł, które odgadywano w grach. Usunięcie jest ostateczne; w grach z innymi twoje próby i zadane słowa zostają, bez twojej nazwy. Jeśli osoby zarządzające serwerem wykluczyły cię z wyników lub skreśliły twój wynik, to nadal obowiązuje: dzięki liczbie utworzonej z twojego ID, bez twojej nazwy.
players-privacy-page = Cała strona: { $url }
players-export-button = Pobierz moje dane
players-exported = Oto wszystko, co o tobie przechowuję.
players-erase-button = Usuń moje dane
players-erase-title = Usuń moje dane
players-erase = Usunie to twoje gry, wyniki, zapisy zagadek spoza bota, serie i preferencje na każdym serwerze oraz zakończy twoje trwające gry prywatne. Tego nie da się cofnąć. To, co skreśliły lub wykluczyły osoby zarządzające serwerem, takie zostaje.
players-erase-all-button = Usuń wszystko
players-keep-button = Zachowaj wszystko
players-erased-title = Usunięto
players-erased = Wszystkie twoje dane zostały usunięte. Następną grę zaczniesz od zera.

## Instead of a name

players-name-gone = ktoś
players-name-deleted = ktoś, kto usunął swoje dane
players-name-hidden = gracz
