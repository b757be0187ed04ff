### Strona, na której próbuje się bota bez Discorda.

local-greeting = Cześć! Wpisz niżej `/{ -command } play` i kliknij **{ games-begin-button }**. Żeby zgadywać, kliknij **{ games-guess-button }** albo po prostu wpisz słowo, jeśli grę widzą wszyscy. `/{ -command } board` przywraca otwartą grę, a `/{ -command } about` pokazuje wszystkie sposoby gry. Upuść na tę stronę zrzut ekranu zagadki skądinąd, a pomogę. U góry wybierz, kim jesteś: { $people }.
local-greeting-app = **Wordle** na tej samej liście to własna aplikacja Wordle Discorda: napisz jako ona `{ $summary }`, a opublikujesz podsumowanie.
local-greeting-direct = Cześć! Tu gramy tylko ze sobą. Wpisz niżej `/{ -command } play` i kliknij **{ games-begin-button }**. Żeby zgadywać, po prostu wpisz słowo.
local-real = To prawdziwy bot, na twoim komputerze. Stronę rysuje simcord; Discord wygląda trochę inaczej. Tam słowo liczy się jako próba tylko ze wzmianką o bocie, jeśli operator na to pozwala.
local-private = Tylko ty to widzisz.
local-posted = To zostało wysłane jako wiadomość. Wpisz `/`, wybierz polecenie z listy, która się otworzy, a potem jego opcje, jak na Discordzie.
local-clock = Teraz jest { $when }.
local-clock-how = Zegar idzie tylko naprzód, najwyżej o 31 dni: `/clock 30m`, `2h`, `1d`, `1w` albo `09:00`.
