### Games that a server teaches: two shares of each, and which part is the score.

taught-about = Naucz mnie łamigłówki, której jeszcze nie znam: wklej dwa jej wyniki i powiedz, która część to wynik. Pokażę, co bym odczytał; potem jej wyniki mogą być zapisywane tak jak wszystkich innych gier.
taught-none = Ten serwer nie nauczył mnie jeszcze żadnej gry.
taught-live = ✅ Wyniki są zapisywane
taught-idle = ⏸️ Wyniki nie są zapisywane
taught-reads = Czytam jej wyniki tak: `{ $template }`.
taught-highest = Liczą się wartości do { $highest }.
taught-slot-number = numer
taught-slot-date = data
taught-slot-score = wynik
taught-slot-time = czas
taught-trial-none = Na { $channel } nie ma jeszcze wiadomości, na której można to wypróbować.
taught-trial = { $results ->
    [0] Z najnowszych wiadomości w { $channel } (liczba: { $read }) niczego bym nie zapisał.
    [one] Z najnowszych wiadomości w { $channel } (liczba: { $read }) zapisałbym:
    [few] Z najnowszych wiadomości w { $channel } (liczba: { $read }) zapisałbym { $results } wyniki:
   *[many] Z najnowszych wiadomości w { $channel } (liczba: { $read }) zapisałbym { $results } wyników:
}
taught-trial-line = { $who } · { $puzzle }: { $result }
taught-unwatched = Nie czytam tu jeszcze żadnego kanału: wybierz go na stronie **{ $page }**. Do tego czasu wyniki można wklejać w `/{ -command } record`.
taught-prompt = Obejrzyj grę
taught-add-button = Naucz mnie gry
taught-go-button = Zapisuj wyniki
taught-stop-button = Przestań zapisywać
taught-highest-button = Najwyższa wartość
taught-forget-button = Usuń
taught-sure = Usunąć grę **{ $name }** i wszystkie jej zapisane tu wyniki? Tego nie da się cofnąć.
taught-modal = Gra, której nie znam
taught-name-field = Jak się nazywa
taught-first-field = Wynik z rozwiązaną łamigłówką
taught-second-field = Wynik z innego dnia
taught-score-field = Wynik dokładnie tak, jak w pierwszym
taught-highest-field = Najwyższa możliwa wartość
taught-unit-field = Co liczy wynik
taught-unit-guesses = Próby albo ruchy: mniej znaczy lepiej
taught-unit-mistakes = Błędy: mniej znaczy lepiej
taught-unit-points = Punkty: więcej znaczy lepiej
taught-unit-time = Czas: mniej znaczy lepiej
