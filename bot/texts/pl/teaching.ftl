### Czego uczy bot: zasady, tryby i on sam.

teaching-rules-title = Zasady
teaching-rules =
    Znajdź ukryte słowo. Każda próba to słowo tej samej długości, a jego pola odpowiadają:

    🟩 🟧  litera jest dobra i na dobrym miejscu
    🟨 🟦  litera jest w słowie, ale gdzie indziej
    ⬛  litery nie ma w słowie (albo nie aż tyle razy)

    Litera użyta dwa razy jest oznaczona dwa razy tylko wtedy, gdy słowo ma ją dwa razy: najpierw liczą się zielone, potem żółte od lewej.

    Masz sześć prób i jedną więcej za każdą kolejną planszę. Słowo, którego nie znam albo które już było, nic nie kosztuje.

    { "**" }Tryb trudny**: zielona litera zostaje na miejscu, a żółtej trzeba użyć ponownie.
    { "**" }Ultratrudny**: próba musi pasować do każdej wskazówki, szarych pól też.

teaching-about-title = Tilemate
teaching-about =
    Prowadzę gry słowne w stylu Wordle i pomagam przy zagadkach spoza bota.

    `/{ -command } play` zaczyna grę. Żeby zgadywać, kliknij **{ games-guess-button }** pod planszą albo wpisz `/{ -command } guess`. W prywatnej wiadomości wystarczy samo słowo.
    `/{ -command } daily` to słowo dnia, to samo dla wszystkich tutaj
    `/{ -command } help` rozwiązuje z tobą zagadkę
    `/{ -command } preferences` ustawia twój język, motyw i przypomnienia
    `/{ -command } settings` jest dla osób zarządzających serwerem

    Moje słowa pochodzą z wolnych słowników i list. Nie mam związku z New York Times.

teaching-page-about = O mnie
teaching-page-rules = Zasady
teaching-page-modes = Tryby gry
teaching-page-privacy = Prywatność

teaching-modes-title = Tryby gry
teaching-mode = **{ $mode }** – { $sentence }
teaching-boards = Plansze
teaching-mode-boards = 2, 4 albo 8 słów naraz tymi samymi próbami: { $modes }
