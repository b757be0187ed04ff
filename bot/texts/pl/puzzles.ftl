### Zagadki spoza bota, słowa, które zgaduje bot, i podpowiedzi w grze.

## The panel of a puzzle

puzzles-title = Twoja zagadka
puzzles-title-shared = Zagadka tego kanału
puzzles-everything = odpowiedzią może być każde słowo
puzzles-outdated = *W międzyczasie coś się zmieniło. Teraz wygląda to tak.*
puzzles-no-rows = Jeszcze bez wierszy.
puzzles-on-board = { $text } · plansza { $board }
puzzles-renewed = To nowa zagadka: ostatni wiersz twojej starej jest zbyt dawny.
puzzles-stale = Twoja ostatnia zagadka, z **{ $word }** w ostatnim wierszu, jest już stara. Następny wiersz zacznie nową.
puzzles-draft-guess = Spróbuj: **{ $word }**
puzzles-draft-mark = Oznacz: **{ $word }**
puzzles-draft-show = Klikaj każdą literę, aż będzie jak twoje pola, a potem kliknij **Enter**.
puzzles-path = { $word } zostawia { $words }
puzzles-next = Następna próba
puzzles-thinking = Myślę …
puzzles-used = Pomoc użyta tutaj: { $rungs }

puzzles-enter-button = Enter
puzzles-found-button = To jest to!
puzzles-more = Więcej …
puzzles-continue-button = Wróć do starej
puzzles-other-button = Mam własne słowo
puzzles-undo-button = Cofnij
puzzles-reasons-button = Dlaczego to słowo?
puzzles-remaining-button = Możliwe słowa
puzzles-why-button = Dlaczego nie …?
puzzles-language-button = Inny język
puzzles-new-button = Nowa zagadka
puzzles-keep-button = Zostaw, jak jest
puzzles-mend-button = Zmień wiersz { $row } na { $marks }

puzzles-other-modal = Jakie słowo to twoja próba?
puzzles-language-field = Język słów
puzzles-words-modal = Jakie słowa to twoje próby?
puzzles-words-field = Słowa ({ $words }), ze spacjami
puzzles-tiles-field = Ich pola, wiersz na każde słowo
puzzles-words-rest = Wiersze od { $first } do { $last }, ze spacjami
puzzles-why-modal = O jakim słowie myślisz?
puzzles-reveal-modal = Jakie było twoje słowo?
puzzles-word-field = Słowo
puzzles-reveal-field = Twoje słowo, liczba liter: { $letters }

## How to begin

puzzles-teaching-title = Rozwiąż ze mną zagadkę
puzzles-teaching =
    Podaj mi słowo, którego próbujesz, i jego pola, a powiem ci, jakie może być hasło. Albo pozwól mi wybierać każdą próbę: ty tylko naciskasz pola.

    -# Tylko ty to widzisz. Cały udostępniony wynik można wkleić w opcję **hints** polecenia `/wordle help`.
puzzles-first-button = Moja próba
puzzles-lead-button = Wybieraj próby za mnie
puzzles-first-modal = Twoja zagadka
puzzles-first-word-field = Słowo, którego próbujesz
puzzles-first-tiles-field = Jego pola; puste, jeśli wolisz przyciski
puzzles-first-tiles-placeholder = 20012, gy.bx, 🟩🟨⬛
puzzles-fresh-title = Nowa zagadka
puzzles-fresh = Zaczynamy od nowa. Dodaj wiersz opcjami **guess** i **hints** w `/wordle help`.

## How many words are left

puzzles-left = { $words ->
    [one] Zostało **{ $words } słowo**.
    [few] Zostały **{ $words } słowa**.
   *[many] Zostało **{ $words } słów**.
}
puzzles-left-likely = { $likely ->
    [one] Zostało **{ $likely } prawdopodobne słowo**
    [few] Zostały **{ $likely } prawdopodobne słowa**
   *[many] Zostało **{ $likely } prawdopodobnych słów**
} (i { $rare ->
    [one] { $rare } rzadsze
    [few] { $rare } rzadsze
   *[many] { $rare } rzadszych
}).
puzzles-left-rare = Nie pasuje żadne częste słowo; { $words ->
    [one] zostało **{ $words } rzadkie słowo**.
    [few] zostały **{ $words } rzadkie słowa**.
   *[many] zostało **{ $words } rzadkich słów**.
}
puzzles-left-board = Plansza { $board }: { $left }
puzzles-left-none = Żadne słowo z mojej listy nie pasuje do tych wierszy.
puzzles-left-clues = Wynika z nich: { $clues }. Jeśli znasz to słowo, może mnie go nauczyć ktoś, kto zarządza tym serwerem: `/wordle addword`.

## Rows that cannot all be right

puzzles-slip-title = Nie zapisano
puzzles-slip-row = Żadne znane mi słowo nie pasuje do wiersza { $rows }.
puzzles-slip-rows = Wiersze { $rows } przeczą sobie nawzajem.
puzzles-slip-named = { $row } ({ $word })
puzzles-slip-word = Nie zapisano: **{ $word }**.
puzzles-slip-words = Nie zapisano tych wierszy ({ $rows }).
puzzles-slip-mend = Czy wiersz { $row } to ma być { $marks } (`{ $digits }`)?
puzzles-slip-check = Sprawdź pola jeszcze raz.

## Help, step by step

puzzles-rung-nudge = Wskazówka
puzzles-rung-letter = Litera
puzzles-rung-guesses = Słowo
puzzles-rung-nudge-hint = Coś o słowie, ale żadna jego litera
puzzles-rung-letter-hint = Litera, która jest w słowie albo jej nie ma
puzzles-rung-guesses-hint = Słowa na następną próbę
puzzles-rung-line = **{ $rung }**: { $hint }

puzzles-nudge-double = { $sure ->
    [certain] W słowie powtarza się litera.
    [likely] W słowie prawdopodobnie powtarza się litera.
    [many] W wielu możliwych słowach powtarza się litera.
   *[most] W większości możliwych słów powtarza się litera.
}
puzzles-nudge-single = { $sure ->
    [certain] W słowie żadna litera się nie powtarza.
    [likely] W słowie prawdopodobnie żadna litera się nie powtarza.
    [many] W wielu możliwych słowach żadna litera się nie powtarza.
   *[most] W większości możliwych słów żadna litera się nie powtarza.
}
puzzles-nudge-ends = { $sure ->
    [certain] Słowo kończy się na **-{ $letters }**.
    [likely] Słowo prawdopodobnie kończy się na **-{ $letters }**.
    [many] Wiele możliwych słów kończy się na **-{ $letters }**.
   *[most] Większość możliwych słów kończy się na **-{ $letters }**.
}
puzzles-nudge-begins = { $sure ->
    [certain] Słowo zaczyna się od **{ $letters }**.
    [likely] Słowo prawdopodobnie zaczyna się od **{ $letters }**.
    [many] Wiele możliwych słów zaczyna się od **{ $letters }**.
   *[most] Większość możliwych słów zaczyna się od **{ $letters }**.
}
puzzles-nudge-vowels = { $sure ->
    [certain] Samogłoski w słowie: { $vowels }.
    [likely] Samogłoski w słowie, prawdopodobnie: { $vowels }.
    [many] Samogłoski w wielu możliwych słowach: { $vowels }.
   *[most] Samogłoski w większości możliwych słów: { $vowels }.
}
puzzles-vowels = { $count ->
    [0] brak, może poza Y
   *[other] { $count }
}

puzzles-letter = { $words ->
    [one] W najbardziej prawdopodobnym słowie jest
    [few] W { $count } z { $words } najbardziej prawdopodobnych słów jest
   *[many] W { $count } z { $words } najbardziej prawdopodobnych słów jest
} litera **{ $letter }**.
puzzles-letter-none = { $words ->
    [one] Najbardziej prawdopodobne słowo nie
    [few] Żadne z { $words } najbardziej prawdopodobnych słów nie
   *[many] Żadne z { $words } najbardziej prawdopodobnych słów nie
} { $place ->
    [0] ma litery **{ $letter }**
    [1] zaczyna się na **{ $letter }**
    [last] kończy się na **{ $letter }**
   *[other] ma **{ $letter }** na miejscu { $place }
}.

## The next guess

puzzles-try-likely = Spróbuj **{ $word }**. To bardzo prawdopodobna odpowiedź.
puzzles-try-only = Jedyne słowo, jakie zostało, to ||**{ $word }**||.
puzzles-try-only-rare = Jedyne pasujące słowo, jakie znam, to ||**{ $word }**||, a zna je mało kto. Sprawdź pola: zagadka może używać słowa, którego nie znam.
puzzles-try-two = Spróbuj **{ $word }**. Drugie możliwe słowo to **{ $other }**.
puzzles-try-possible = Spróbuj **{ $word }**. To może być odpowiedź i { $leaves }.
puzzles-try-probe = Spróbuj **{ $word }**. To nie może być odpowiedź, ale { $leaves }.
puzzles-try-rare = To nie jest częste słowo.
puzzles-try-rude = { $words ->
    [one] Zostało tylko jedno słowo i jest wulgarne.
    [few] Słowo, które tu polecam, jest wulgarne.
   *[many] Słowo, które tu polecam, jest wulgarne.
} Kliknij pasek, aby je przeczytać: ||{ $word }||
puzzles-try-also = Też dobre: { $words }.
puzzles-leaves = zwykle zostawia { $words ->
    [one] { $words } słowo
    [few] { $words } słowa
   *[many] { $words } słów
}
puzzles-leaves-or = zwykle zostawia { $few } lub { $words ->
    [one] { $words } słowo
    [few] { $words } słowa
   *[many] { $words } słów
}
puzzles-leaves-about = zwykle zostawia około { $words ->
    [one] { $words } słowa
    [few] { $words } słów
   *[many] { $words } słów
}
puzzles-leaves-boards = zostawia około { $words ->
    [one] { $words } słowa
    [few] { $words } słów
   *[many] { $words } słów
} na wszystkich planszach razem

puzzles-reasons-title = Dlaczego { $word }?
puzzles-reasons =
    { "**" }{ $word }** dzieli możliwe słowa na { $parts ->
        [one] { $parts } grupę
        [few] { $parts } grupy
       *[many] { $parts } grup
    }. Największa ma { $most ->
        [one] { $most } słowo
        [few] { $most } słowa
       *[many] { $most } słów
    }.
puzzles-reasons-figure = **{ $word }** { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
puzzles-reasons-note = Mniej więcej tyle prób do końca, wliczając tę; im mniej, tym lepiej. Mało znane słowo liczy się o 0,25 więcej, a takie, które może być odpowiedzią, nawet o 0,10 mniej.
puzzles-reasons-none = Nie ma tu czego porównywać.
puzzles-sampled = Liczba możliwych słów: { $words }; do obliczeń posłużyło { $seen } z nich.

## The words that are left, and why a word is not one of them

puzzles-words-title = { $words ->
    [one] { $words } słowo
    [few] { $words } słowa
   *[many] { $words } słów
}
puzzles-words-page = Strona { $page } z { $pages }
puzzles-words-unsaid = pominięto { $words ->
    [one] { $words } wulgarne słowo
    [few] { $words } wulgarne słowa
   *[many] { $words } wulgarnych słów
}
puzzles-words-back-button = ◀ Częstsze
puzzles-words-on-button = Rzadsze ▶
puzzles-out = **{ $word }** odpada: { $clue }.
puzzles-possible = **{ $word }** pasuje do każdego wiersza.
puzzles-unknown = Po prostu nie ma go na mojej liście. Może je dodać ktoś, kto zarządza tym serwerem: `/wordle addword`.
puzzles-over = Ta zagadka jest rozwiązana. **Nowa zagadka** zaczyna następną.

## A hint in a running game

puzzles-hint-title = Podpowiedź
puzzles-hint-nudge = Wskazówka
puzzles-hint-nudge-about = Co słowo znaczy albo jak wygląda; żadnej jego litery
puzzles-hint-letter = Litera
puzzles-hint-letter-about = Litera słowa, której jeszcze nie znasz
puzzles-hint-place = Miejsce
puzzles-hint-place-about = Gdzie stoi jedna z jego liter
puzzles-hint-guesses = Słowo
puzzles-hint-guesses-about = Dobre słowo na następną próbę
puzzles-hint-unranked = { $hint } (bez rankingu)
puzzles-hint-price-nothing = Ta gra nie liczy się już do rankingu, więc kolejne podpowiedzi nic nie kosztują.
puzzles-hint-price-own = Patrzenie nic nie kosztuje. Od pierwszej podpowiedzi ta gra nie liczy się do rankingu.
puzzles-hint-price-shared = Patrzenie nic nie kosztuje. Od pierwszej podpowiedzi ta gra nie liczy się do rankingu, dla nikogo.
puzzles-hint-price-daily = Patrzenie nic nie kosztuje. Od pierwszej podpowiedzi to słowo dnia nie liczy się do rankingu, a twoja seria dni się kończy.
puzzles-hint-meaning = Znaczy: *{ $meaning }*
puzzles-hint-no-nudge = Nic więcej nie da się powiedzieć o słowie bez podania litery.
puzzles-hint-letter-new = W słowie jest litera **{ $letter }**.
puzzles-hint-letter-again = W słowie jest jeszcze jedno **{ $letter }**.
puzzles-hint-at = **{ $letter }** stoi na miejscu { $place }.
puzzles-hint-trait-repeated = Jakaś litera powtarza się w słowie.
puzzles-hint-trait-different = Wszystkie litery słowa są różne.
puzzles-hint-trait-vowels = { $vowels ->
    [0] W słowie nie ma liter A, E, I, O ani U.
    [one] Liter A, E, I, O i U jest w słowie { $vowels }.
    [few] Liter A, E, I, O i U jest w słowie { $vowels }.
   *[many] Liter A, E, I, O i U jest w słowie { $vowels }.
}
puzzles-hint-trait-early = Słowo zaczyna się na literę z pierwszej połowy alfabetu.
puzzles-hint-trait-late = Słowo zaczyna się na literę z drugiej połowy alfabetu.
puzzles-hint-trait-ends-vowel = Słowo kończy się na A, E, I, O lub U.
puzzles-hint-trait-ends-consonant = Słowo nie kończy się na A, E, I, O ani U.

## Stump me: the bot guesses a word that somebody thinks of

puzzles-stump-title = Zagnij mnie
puzzles-stump-rival = Zgaduje { $rival }
puzzles-stump-first = { $who }, pomyśl o słowie i nikomu go nie mów. Moja próba: **{ $word }**
puzzles-stump-guess = { $words ->
    [one] Możliwe jest jeszcze { $words } słowo
    [few] Możliwe są jeszcze { $words } słowa
   *[many] Możliwych jest jeszcze { $words } słów
}. Moja próba: **{ $word }**
puzzles-stump-show = Klikaj litery, których kolor jeszcze się nie zgadza, a potem **Enter**. To, co już wiadomo, jest zaznaczone. To twoje słowo? Kliknij **To jest to!**
puzzles-stump-show-first = Klikaj litery, których kolor jeszcze się nie zgadza, a potem **Enter**. To twoje słowo? Kliknij **To jest to!**
puzzles-stump-found = 🎉 **{ $word }**: twoje słowo odgadnięte w { $guesses ->
    [one] { $guesses } próbie
    [few] { $guesses } próbach
   *[many] { $guesses } próbach
}.
puzzles-stump-beaten = 🏆 Nie mam już prób. Wygrywasz, { $who }! Jakie było twoje słowo?
puzzles-stump-no-words = 🏆 Żadne słowo nie przychodzi mi już na myśl. Wygrywasz, { $who }! Jakie było twoje słowo?
puzzles-stump-impossible = 🤔 Od wiersza { $turn } nie pasuje żadne znane mi słowo. { $why }
puzzles-stump-recover = Kliknij **Cofnij**, aby oznaczyć ostatni wiersz jeszcze raz. Jeśli wszystko się zgadza, kliknij **Zdradź moje słowo**.
puzzles-stump-was = To było **{ $word }**.
puzzles-stump-unknown = Twojego słowa nie ma na mojej liście, więc nie mogę go odgadnąć.
puzzles-stump-early = Gra poddana, zanim moja pierwsza próba została oznaczona.
puzzles-stump-fair = Wszystkie oznaczenia się zgadzają. Dobra gra!
puzzles-stump-won = Wszystkie oznaczenia się zgadzają: wygrywasz. Dobra gra!
puzzles-stump-left = Wszystkie oznaczenia się zgadzają. { $others ->
    [0] Zostało tylko to słowo, więc byłoby moją następną próbą.
    [one] Możliwe było jeszcze { $others } inne słowo.
    [few] Możliwe były jeszcze { $others } inne słowa.
   *[many] Możliwych było jeszcze { $others } innych słów.
}
puzzles-stump-wrong = { $count ->
    [one] Dla tego słowa wiersz { $rows } powinien wyglądać tak:
    [few] Dla tego słowa wiersze { $rows } powinny wyglądać tak:
   *[many] Dla tego słowa wiersze { $rows } powinny wyglądać tak:
}

puzzles-again-button = Inne słowo
puzzles-reveal-button = Zdradź moje słowo
