### Listy słów serwera: z lekcji albo od fanów.

lists-about = Grajcie własnymi słowami: z lekcji albo z fandomu. Na liście jest od { $fewest } do { $most } słów, które mają od { $shortest } do { $longest } liter. Z niej pochodzą hasła; zgadywać można jej słowami i słowami języka. Takie gry nie liczą się do rankingu. Listę wybierasz przez `/{ -command } play list:`.
lists-none = Ten serwer nie ma jeszcze listy.
lists-words = { $words ->
    [one] { $words } słowo
    [few] { $words } słowa
   *[many] { $words } słów
}
lists-length = liter { $letters }: { $words }
lists-turns = Pojawiają się słowa każdej długości: najpierw te, których jeszcze nie grano, potem te grane najdawniej. Z `length:` zostaje jedna długość.
lists-renamed = Lista **{ $taken }** już jest, więc ta nazywa się **{ $name }**. Aby zmienić słowa tamtej, wybierz ją i naciśnij **{ $button }**.
lists-prompt = Obejrzyj listę
lists-add-button = Dodaj listę
lists-change-button = Zmień
lists-delete-button = Usuń
lists-sure = Usunąć listę **{ $name }**? Trwające gry toczą się z nią dalej.
lists-sure-daily = Z niej pochodzi słowo dnia na tym serwerze. Potem znów będzie pochodzić z języka.
lists-keep-button = Zostaw
lists-modal = Lista słów
lists-name-field = Jak się nazywa
lists-language-field = Język słów
lists-words-field = Słowa, po spacji, przecinku lub w liniach
lists-file-field = Albo plik tekstowy zamiast słów powyżej
lists-daily = 📅 Słowo dnia pochodzi z tej listy, od następnego. Nie liczy się do rankingu.
lists-daily-switch = Słowo dnia
lists-dropped = Gry w języku { $language } zapisują { $letters } jako { $plain }.
lists-dropped-other = Jeśli to słowa w języku { $others }, kliknij **{ $button }** i wybierz ten język.
lists-unknown = Nie ma ich na mojej liście słów ({ $language }), ale i tak są w grze: { $words }. Nazwy i słowa z lekcji są w porządku; sprawdź, czy nie ma literówek.
lists-crude = Są na mojej liście słów wulgarnych, ale zostają: { $words }. Usuń te, których nie miało tu być.
lists-correct-button = Popraw
lists-left-out = { $count ->
    [one] Pominięto jeden wpis:
    [few] Pominięto { $count } wpisy:
    [many] Pominięto { $count } wpisów:
   *[other] Pominięto { $count } wpisu:
}
lists-left-words = • Linia { $number }: „{ $text }” – liczba słów: { $words }.
lists-left-letter = • Linia { $number }: „{ $text }”: { $character } nie jest literą tego języka.
lists-left-length = • Linia { $number }: „{ $text }” – liczba liter to { $length }, a może być od { $least } do { $most }.
lists-left-again = • Linia { $number }: „{ $text }” jest już na liście.
lists-left-head = • Linia { $number }: „{ $text }” to nagłówek kolumny, a nie słowo z listy.
lists-left-beside = • To, co stoi obok pierwszej kolumny („{ $text }” i tak dalej): każda linia daje jedno słowo. Jeśli to też słowa z listy, wpisz każde w osobnej linii.
lists-left-articles = • To, co stoi przed słowami ({ $text }): wzięto tylko same słowa.
lists-left-comment = • Linie, które zaczynają się od # („{ $text }” i tak dalej), to komentarze: nie wzięto z nich żadnych słów.
lists-left-slur = • Linia { $number }: słowo, które nie jest tu mile widziane.
lists-progress-button = Postępy
lists-back-button = Wróć do listy
lists-unplayed = Nikt jeszcze nie skończył gry z tej listy.
lists-played = Zagrane słowa: **{ $played } z { $words }**. Ostatnim razem odgadnięte: { $found }.
lists-missed = Ostatnim razem nieodgadnięte, wrócą wcześniej: { $words }
lists-learner = { $who } · odgadnięte { $found } z { $met }
lists-learner-missed = brakuje: { $words }
lists-progress-file = Plik zawiera każde zagrane słowo i osoby, które go jeszcze nie odgadły.
lists-column-word = Słowo
lists-column-played = Zagrane
lists-column-found = Odgadnięte
lists-column-missed = Nie odgadli
