### Wyniki zagadek spoza bota.

records-menu = Zapisz wynik
records-modal = Zapisz swoje wyniki
records-share-field = Wklej jeden wynik albo kilka

records-receipt-title = Zapisano
records-of-other-title = Zapisano dla kogoś innego
records-entry = **{ $puzzle }** · { $result }
    -# średnio { $average } w { $games ->
        [one] { $games } zagadce
        [few] { $games } zagadkach
       *[many] { $games } zagadkach
    } tutaj
records-counted = Siatka ma { $rows ->
    [one] { $rows } wiersz
    [few] { $rows } wiersze
    [many] { $rows } wierszy
   *[other] { $rows } wiersza
}, więc liczę { $rows }, a nie { $stated }.
records-known = **{ $puzzle }** ma już zapisany wynik: { $result }.
records-kept = **{ $puzzle }** ma już zapisany wynik: { $result }. Ten zostaje, chyba że go usuniesz.
records-unread = Tego nie udało mi się odczytać: { $shares }.
records-left-out = Nie czytam naraz więcej wyników niż { $most }. Pominięte: { $count }. Wyślij je w kolejnej wiadomości.
records-not-recorded = Nie zapisano też: { $puzzles }.
records-struck = **{ $puzzle }** skreśliła osoba zarządzająca serwerem. Nie liczy się. Zapytaj ją, jeśli twoim zdaniem powinno się liczyć.
records-corrected = **{ $puzzle }** · { $result }. { refusals-corrected }
records-joined = To, co zapisuje tu { $account }, liczy się dla { $who }: ktoś z moderacji powiedział, że oba konta należą do jednej osoby. Kto to był, pokazują **{ standings-corrections-button }** w `/{ -command } leaderboard`. Jeśli to pomyłka, zapytaj tę osobę.
records-struck-title = Skreślone przez moderację
records-puzzle = { $game } { $puzzle }
records-doubted = To wygląda na czyjś inny wynik albo na żaden, więc go pominąłem. Czy to wynik osoby, która to napisała?
records-doubted-button = Tak, zapisz
records-doubted-prompt = Wybierz wyniki osoby, która to napisała
records-remove-button = Usuń { $puzzle }
records-remove-prompt = Usuń wyniki
records-removed = **{ $puzzle }**: wynik usunięty. Możesz go zapisać ponownie przez `/{ -command } record`.
records-more = `/{ -command } records` pokazuje, kto jest w tym najlepszy.

## A figure, by what it counts

records-unsolved = bez rozwiązania
records-first = ✏️ najpierw opublikowano: { $result }
records-confirmed = ❔ wątpliwy, potwierdzony przez osobę, która go opublikowała
records-pasted = 📋 wklejony poleceniem, bez wiadomości
records-other = ⚠️ inna wiadomość podaje: { $result }
records-figure-guesses = { $figure ->
    [one] { $figure } próba
    [few] { $figure } próby
   *[many] { $figure } prób
}
records-figure-boards = { $figure ->
    [one] { $figure } próba
    [few] { $figure } próby
   *[many] { $figure } prób
} na wszystkich planszach
records-figure-mistakes = { $figure ->
    [0] bez błędów
    [one] { $figure } błąd
    [few] { $figure } błędy
   *[many] { $figure } błędów
}
records-figure-hints = { $figure ->
    [0] bez podpowiedzi
    [one] { $figure } podpowiedź
    [few] { $figure } podpowiedzi
   *[many] { $figure } podpowiedzi
}
records-figure-stars = { $figure ->
    [one] { $figure } gwiazdka
    [few] { $figure } gwiazdki
   *[many] { $figure } gwiazdek
}
records-figure-points = { $figure ->
    [one] { $figure } punkt
    [few] { $figure } punkty
   *[many] { $figure } punktów
}
records-figure-time = { $figure }
records-mean-guesses = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } próby
records-mean-boards = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } próby
records-mean-mistakes = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } błędu
records-mean-hints = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } podpowiedzi
records-mean-stars = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } gwiazdki
records-mean-points = { NUMBER($mean, maximumFractionDigits: 0) } punktów
records-mean-time = { $mean }

## Summaries of Discord's Wordle app

records-summary = **{ $puzzle }** · { $recorded ->
    [one] zapisano { $recorded } wynik.
    [few] zapisano { $recorded } wyniki.
   *[many] zapisano { $recorded } wyników.
}
records-waiting = { $waiting ->
    [one] { $waiting } gracz jest tam tylko z nazwy. Powiedz mi raz, kto to, a zapamiętam.
    [few] { $waiting } graczy jest tam tylko z nazwy. Powiedz mi raz, kto to, a zapamiętam.
   *[many] { $waiting } graczy jest tam tylko z nazwy. Powiedz mi raz, kto to, a zapamiętam.
}
records-names = Niektórzy gracze są w podsumowaniach tylko z nazwy. Powiedz mi raz, kto to, a zapamiętam.
records-nameless = Z podsumowań aplikacji Wordle, wyniki tylko z nazwą: **{ $results }**. Liczą się, gdy tylko moderacja powie w `/{ -command } records`, kto to jest.
records-name-prompt = Kim jest { $name }?
records-claimed = { $who } to odtąd **{ $name }**. { $results ->
    [0] Nic na to nie czekało.
    [one] Dodano { $results } wynik.
    [few] Dodano { $results } wyniki.
   *[many] Dodano { $results } wyników.
}
records-claimed-known = { $known ->
    [one] { $known } łamigłówka ma już inny wynik i liczy się tamten.
    [few] { $known } łamigłówki mają już inne wyniki i liczą się tamte.
   *[many] { $known } łamigłówek ma już inne wyniki i liczą się tamte.
} Jeśli to ktoś inny, wybierz ponownie w **{ records-named-button }**.
records-who-title = Kto jest kim
records-who-button = Kto jest kim ({ $names })
records-who-none = Wszystkie nazwy z podsumowań są znane.
records-accounts = Ktoś ma dwa konta? Wybierz niżej drugie, a potem pierwsze: wyniki obu liczą się razem.
records-account-line = { $account } liczy się dla: { $who }
records-account-prompt = Wybierz czyjeś drugie konto
records-account-ask = Czyim drugim kontem jest { $account }? Wybierz pierwsze: jemu liczy się to, co { $account } ma tu zapisane i co jeszcze zapisze. Można to cofnąć.
records-account-whose-prompt = Czyje to konto?
records-account-one = Wyniki, które zapisuje tu { $account }, liczą się dla: { $who }. Jeśli to pomyłka, wybierz kogoś innego albo kliknij **Jednak dwie osoby**: nic nie przepadnie.
records-part-button = Jednak dwie osoby
records-parted = { $account } nie jest już czyimś kontem i ma z powrotem wszystkie swoje wyniki.
records-named-button = Zapamiętane nazwy
records-named-title = Zapamiętane nazwy
records-named-prompt = Wybierz nazwę, żeby ją zmienić lub zapomnieć
records-named = **{ $name }** to { $who }
records-named-none = Nie pamiętam żadnych nazw. Gdy podsumowanie poda tylko nazwę, zapytam tutaj, kto to.
records-named-one = **{ $name }** to { $who }. Pomyłka? Wybierz kogoś innego, a wszystkie wyniki tej nazwy przejdą na tę osobę. Możesz też kazać mi ją zapomnieć: wyniki poczekają, aż znów mi powiesz, kto to.
records-forget-button = Zapomnij
records-forgotten = Nie pamiętam już, kim jest **{ $name }**. { $results ->
    [0] Żaden wynik na to nie czeka.
    [one] Czeka { $results } wynik.
    [few] Czekają { $results } wyniki.
   *[many] Czeka { $results } wyników.
}

## Watched channels

records-unseen = Nie mogę tu czytać wiadomości, więc sam nie zapisuję wyników. Osoba, która prowadzi tego bota, może na to pozwolić: włączyć botowi **Message Content Intent** na discord.com/developers i uruchomić go z `TILEMATE_MESSAGE_CONTENT=on`. Do tego czasu jest `/{ -command } record` albo **Zapisz wynik** na wiadomości.
records-missing = Czego jeszcze potrzebuję, żeby samodzielnie zapisywać wyniki:
records-missing-portal = - **Message Content Intent**: kto prowadzi tego bota, może to włączyć na discord.com/developers w sekcji **Bot**.
records-missing-start = - `TILEMATE_MESSAGE_CONTENT=on`: kto prowadzi tego bota, musi go z tym uruchomić.
records-missing-view = - **Wyświetlanie kanału** w { $channel }: daj mi to uprawnienie w ustawieniach kanału.
records-missing-history = - **Czytanie historii wiadomości** w { $channel }: daj mi to uprawnienie w ustawieniach kanału.
records-missing-until = Do tego czasu użyj `/{ -command } record` albo **Zapisz wynik** przy wiadomości.
records-unreadable = Nie widzę jeszcze starszych wiadomości w { $channel }. Daj mi tam uprawnienia **Wyświetlanie kanału** i **Czytanie historii wiadomości**.
records-read-button = Czytaj starsze wiadomości: #{ $channel }
records-stop-button = Przestań czytać
records-reading-running = ⏳ Czytam starsze wiadomości w { $channel }, na razie { $read }.
records-reading-done = Gotowe. Wszystkie starsze wiadomości w { $channel } są przeczytane: { $read }.
records-reading-full = Najnowsze wiadomości w { $channel } są przeczytane: { $read }. Dalej wstecz nie idę.
records-reading-searched = Najnowsze wiadomości w { $channel } są przeczytane: { $read }, a także wszystkie starsze podsumowania aplikacji Wordle.
records-reading-stopped = Czytanie w { $channel } zatrzymano. Przeczytane wiadomości: { $read }.
records-reading-forbidden = Nie mogę czytać starszych wiadomości w { $channel }. Daj mi tam uprawnienia **Wyświetlanie kanału** i **Czytanie historii wiadomości**, a potem zacznij od nowa.
records-import = Pojawiają się tu podsumowania Wordle. Mogę je zachowywać, także dawne, jako średnie, serie i rankingi tego serwera. Włączyć to może tylko ktoś, kto zarządza serwerem.
records-import-button = Zaimportuj naszą historię Wordle
records-preview-title = Co bym zapisał
records-preview = Z najnowszych wiadomości w { $channel } (liczba: { $count }):
records-preview-empty = W samym kanale { $channel } nie ma wiadomości. Czytane są też jego wątki.
records-preview-known = Już znane lub skreślone, więc zostają bez zmian: { $count }.
records-preview-unread = { $count ->
    [one] { $count } wiadomość wygląda na wynik, który bym pominął: nie umiem go przeczytać, jest spóźniony albo czyjś inny.
    [few] { $count } wiadomości wyglądają na wyniki, które bym pominął: nie umiem ich przeczytać, są spóźnione albo czyjeś inne.
   *[many] { $count } wiadomości wygląda na wyniki, które bym pominął: nie umiem ich przeczytać, są spóźnione albo czyjeś inne.
}
records-preview-next = Nic jeszcze nie zapisano. Odczytanie wszystkiego trwa około sekundy na 100 wiadomości, a wszystko, co zostanie zapisane, można potem cofnąć.
records-preview-gone = { $count ->
    [0] Wyniki, których wiadomość usunięto, zostają, chyba że wybierzesz ich zapomnienie.
    [one] { $count } wiadomości z wynikami już nie ma; wyniki zostają, chyba że wybierzesz ich zapomnienie.
    [few] { $count } wiadomości z wynikami już nie ma; wyniki zostają, chyba że wybierzesz ich zapomnienie.
    [many] { $count } wiadomości z wynikami już nie ma; wyniki zostają, chyba że wybierzesz ich zapomnienie.
   *[other] { $count } wiadomości z wynikami już nie ma; wyniki zostają, chyba że wybierzesz ich zapomnienie.
} Tego nie można cofnąć.
records-preview-button = Odczytaj wszystkie dawne wiadomości
records-preview-forget-button = Odczytaj i zapomnij, czego już nie ma
records-take-back-button = Cofnij to, co odczytano
records-take-back-sure = Cofnąć wszystkie wyniki odczytane z dawnych wiadomości? Zapisane od tego czasu i zapisane ręcznie zostają.
records-reading-undone = Wszystko, co odczytano z dawnych wiadomości w { $channel }, zostało cofnięte.
records-reading-none = Nie znaleziono żadnych wyników.
records-reading-results = Znalezione wyniki: { $results }, gracze: { $people }.
records-reading-repeated = Powtórzenia zagadek spośród nich, które się nie liczą: { $count }.
records-reading-changed = { $changed ->
    [0] Wszystkie były mi już znane.
    [one] { $changed } wiadomość zawierała nowy wynik. Jest zapisany.
    [few] { $changed } wiadomości zawierały nowe wyniki. Są zapisane.
   *[many] { $changed } wiadomości zawierało nowe wyniki. Są zapisane.
}
records-reading-gone = { $count ->
    [one] { $count } wiadomości z wynikami już nie ma, a wyniki znikły razem z nią.
    [few] { $count } wiadomości z wynikami już nie ma, a wyniki znikły razem z nimi.
    [many] { $count } wiadomości z wynikami już nie ma, a wyniki znikły razem z nimi.
   *[other] { $count } wiadomości z wynikami już nie ma, a wyniki znikły razem z nimi.
}
records-reading-left = { $count ->
    [one] { $count } wiadomości z wynikami już nie ma; wyniki zostały.
    [few] { $count } wiadomości z wynikami już nie ma; wyniki zostały.
    [many] { $count } wiadomości z wynikami już nie ma; wyniki zostały.
   *[other] { $count } wiadomości z wynikami już nie ma; wyniki zostały.
}
records-reading-report = Kto zarządza serwerem, znajdzie raport w `/{ -command } settings`, strona *{ $page }*.
records-reading-unread = { $count ->
    [one] { $count } wiadomość wygląda na wynik, który pominąłem: nie umiem go przeczytać, jest spóźniony albo czyjś inny:
    [few] { $count } wiadomości wyglądają na wyniki, które pominąłem: nie umiem ich przeczytać, są spóźnione albo czyjeś inne:
   *[many] { $count } wiadomości wygląda na wyniki, które pominąłem: nie umiem ich przeczytać, są spóźnione albo czyjeś inne:
} { $links }
records-reading-names = Do tego wyniki tylko z nazwą w podsumowaniach: { $results } (nazwy: { $count }). Nie wiem, kto to jest. Moderacja może mi to powiedzieć w `/{ -command } records`.
records-names-later = Potem: { $names }.
records-group-streak = 🔥 Seria grupy: { $days ->
    [one] { $days } dzień
    [few] { $days } dni
   *[many] { $days } dni
}, mówi ostatnie podsumowanie.
records-week-button = Wordle tego tygodnia
records-week-empty = W tym tygodniu nic jeszcze nie zapisano. Wyniki przychodzą z podsumowaniami aplikacji Wordle albo gdy ktoś zapisze swój.
records-week-now = { $count ->
    [one] Gdyby tydzień skończył się teraz, wygrywa { $who } ze średnią { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } próby.
    [few] Gdyby tydzień skończył się teraz, wygrywają { $who } ze średnią { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } próby.
   *[many] Gdyby tydzień skończył się teraz, wygrywają { $who } ze średnią { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } próby.
}
records-day-now = { $count ->
    [one] Gdyby dzień skończył się teraz, wygrywa { $who } z wynikiem { $guesses }/6.
    [few] Gdyby dzień skończył się teraz, wygrywają { $who } z wynikiem { $guesses }/6.
    [many] Gdyby dzień skończył się teraz, wygrywają { $who } z wynikiem { $guesses }/6.
   *[other] Gdyby dzień skończył się teraz, wygrywają { $who } z wynikiem { $guesses }/6.
}
records-week-won = { $count ->
    [one] 🏆 Tydzień wygrywa { $who } ze średnią { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } próby.
    [few] 🏆 Tydzień wygrywają { $who } ze średnią { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } próby.
   *[many] 🏆 Tydzień wygrywają { $who } ze średnią { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } próby.
}
records-week-unbegun = Nie ma jeszcze wyników z dzisiaj: aplikacja podsumowuje dzień następnego dnia.
records-week-absent = Z dzisiaj brakuje jeszcze: { $who }.
records-week-nameless = Nie liczą się, bo podsumowania podają tylko nazwę: { $names }. Moderacja może mi powiedzieć, kto to.
records-week-rule = Liczy się średnia z rozegranych dni; słowo nieodgadnięte to { $lost }. Miejsce wymaga { $results ->
    [one] { $results } wyniku
    [few] { $results } wyników
   *[many] { $results } wyników
}.

## Who is best at a game

records-board-title = { $game } · { $period }
records-empty = Nikt jeszcze nie zapisał tu wyniku. Wklej swój przez `/{ -command } record` albo użyj **Zapisz wynik** na wiadomości: przytrzymaj ją lub kliknij prawym przyciskiem i wybierz **Aplikacje**.
records-empty-days = W tym czasie nikt nie zapisał wyniku z { $game }.
records-line = { $place } { $who } · średnia { $average } · rozwiązane: { $solved } z { $games }
records-line-open = { $place } { $who } · średnia { $average } · { $games ->
    [one] { $games } zagadka
    [few] { $games } zagadki
   *[many] { $games } zagadek
}
records-place = **{ $place }.**
records-no-place = **–**
records-hidden = … i jeszcze { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
   *[many] { $players } graczy
}
records-rule = { $rule } Przy równej średniej decydują zagadki rozwiązane, potem zagrane. Miejsce wymaga { $least ->
    [one] { $least } wyniku
    [few] { $least } wyników
   *[many] { $least } wyników
}.
records-pasted-rule = 📋: tyle wyników wklejono i nie pokazuje ich żadna wiadomość.

## How each game is ranked

records-how-title = Zagadki, które umiem zapisać
records-how = Wklej wynik przez `/{ -command } record` albo użyj **Zapisz wynik** na wiadomości. Każda gra ma własny ranking, pierwsza jest najlepsza średnia: `/{ -command } records`.
records-played-title = Gry spoza bota
records-played = **{ $game }** · { $results ->
    [one] { $results } wynik
    [few] { $results } wyniki
   *[many] { $results } wyników
}
records-played-best = -# Prowadzi { $who }: średnio { $average }
records-played-more = -# Więcej gier w menu: { $count }
records-games-prompt = Która gra
records-games-before = Poprzednie gry…
records-games-after = Więcej gier: { $count }…
records-how-button = Co mogę zapisać?
records-how-games = Umiem czytać: { $games }.
records-more-games = { $count } innych
records-rule-guesses = najmniej prób.{ $lost }
records-rule-boards = najmniej prób na wszystkich planszach razem.{ $lost }
records-rule-mistakes = najmniej błędów.{ $lost }
records-rule-hints = najmniej podpowiedzi.{ $lost }
records-rule-stars = najwięcej gwiazdek.{ $lost }
records-rule-points = najwięcej punktów.{ $lost }
records-rule-time = najkrótszy czas.{ $lost }
records-lost = { " " }Nierozwiązana zagadka liczy się jako { $figure }.
records-lost-board = { " " }Nieodgadnięta plansza liczy się jako { $figure }.
