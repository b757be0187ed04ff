### Obrazy plansz: co z nich odczytano, do potwierdzenia i poprawienia.

screenshots-title = Czy tak jest dobrze?
screenshots-right = To odczytuję.
screenshots-unsure = To odczytuję z twojego obrazu. Sprawdź wszystko, przy czym stoi znak zapytania.
screenshots-gap = Coś zasłania wiersz { $row } na twoim obrazie. Wpisz jego słowo i pola albo usuń ten wiersz.
screenshots-unsure-places = niepewna litera { $places }
screenshots-hidden = Widzę pola, ale bez liter. Sprawdź pola, a potem podaj mi słowa.
screenshots-no-answer = Hasła jeszcze tu nie ma, więc zaraz o nie zapytam.
screenshots-row = **Wiersz { $row }:** klikaj literę, aż jej pole będzie dobre, albo zmień słowo.
screenshots-row-boards = **Wiersz { $row }:** popraw poniżej słowo i pola albo usuń wiersz.
screenshots-read = -# To odczytuję. Któryś wiersz się nie zgadza? Popraw go poniżej.
screenshots-rows-menu = Popraw wiersz
screenshots-row-choice = { $row }: { $word }
screenshots-yes-help-button = Tak, pomóż mi
screenshots-yes-analysis-button = Tak, analizuj
screenshots-words-button = Wpisz słowa
screenshots-word-button = Zmień słowo
screenshots-word-and-tiles-button = Zmień słowo i pola
screenshots-drop-button = Usuń ten wiersz
screenshots-missing-button = Wpisz ten wiersz
screenshots-add-button = Dodaj wiersz
screenshots-place-field = Gdzie ma się znaleźć?
screenshots-place-choice = Wiersz { $row }
screenshots-word-modal = Jakie słowo jest w wierszu { $row }?
screenshots-tiles-field = Jego pola, plansza po planszy
screenshots-row-tiles-field = Jego pola, na przykład 20012
screenshots-field = Albo zrzut ekranu zagadki
screenshots-which-title = Która plansza?
screenshots-which = { $boards ->
    [one] Widzę na twoim obrazie { $boards } planszę.
    [few] Widzę na twoim obrazie { $boards } plansze.
   *[many] Widzę na twoim obrazie { $boards } plansz.
} O którą ci chodzi?
screenshots-which-menu = Wybierz planszę
screenshots-which-choice = Plansza { $board }: { $rows ->
    [one] { $rows } wiersz
    [few] { $rows } wiersze
   *[many] { $rows } wierszy
}
