### Zagadki spoza bota, słowa, które zgaduje bot, i podpowiedzi w grze.

## The panel of a puzzle

puzzles-title = Twoja zagadka
puzzles-title-shared = Zagadka tego kanału
puzzles-everything = hasłem może być każde słowo
puzzles-outdated = *W międzyczasie coś się zmieniło. Teraz wygląda to tak.*
puzzles-no-rows = Jeszcze bez wierszy.
puzzles-on-board = { $text } · plansza { $board }
puzzles-renewed = To nowa zagadka: nie jest dalszym ciągiem poprzedniej.
puzzles-renewed-changed = To chyba nowa zagadka, bo zmieniły się pola: { $words }.
puzzles-replaced = Zastąpiono pola: { $words }.
puzzles-added = Dodano do twojej zagadki z { $words }. Jeśli to inna, kliknij **{ $button }**.
puzzles-stale = Twoja ostatnia zagadka, z **{ $word }** w ostatnim wierszu, jest już stara. Następny wiersz zacznie nową.
puzzles-draft-guess = Spróbuj: **{ $word }**
puzzles-draft-mark = Oznacz: **{ $word }**
puzzles-draft-show = Klikaj każdą literę, aż będzie jak twoje pola, a potem kliknij **Enter**.
puzzles-path = { $word } zostawia { $words }
puzzles-next = Następna próba
puzzles-used = Pomoc użyta tutaj: { $rungs }

puzzles-enter-button = Enter
puzzles-found-button = To jest to!
puzzles-more = Więcej …
puzzles-continue-button = Wróć do starej
puzzles-correct-button = Nie, to poprawka wiersza
puzzles-other-button = Mam własne słowo
puzzles-refused-button = Moja gra go nie zna
puzzles-undo-button = Cofnij
puzzles-reasons-button = Dlaczego to słowo?
puzzles-remaining-button = Możliwe słowa
puzzles-why-button = Dlaczego nie …?
puzzles-language-button = Inny język
puzzles-new-button = Nowa zagadka
puzzles-keep-button = Zostaw, jak jest
puzzles-mend-button = Zmień wiersz { $row } na { $marks }

puzzles-other-modal = Jakie słowo wpisujesz?
puzzles-language-field = Język słów
puzzles-words-modal = Jakie słowa wpisujesz?
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

    -# Tylko ty to widzisz. Cały udostępniony wynik można wkleić w opcję **hints** polecenia `/{ -command } help`, a zrzut ekranu dodać w **picture**.
puzzles-first-button = Moja próba
puzzles-lead-button = Wybieraj próby za mnie
puzzles-first-modal = Twoja zagadka
puzzles-first-word-field = Słowo, którego próbujesz
puzzles-first-tiles-field = Jego pola; puste, jeśli wolisz przyciski
puzzles-first-tiles-placeholder = 20012, gy.bx, 🟩🟨⬛
puzzles-fresh-title = Nowa zagadka
puzzles-fresh = Zaczynamy od nowa. Dodaj wiersz opcjami **guess** i **hints** w `/{ -command } help`.

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
puzzles-left-check = Sprawdź pola: zagadka może używać słowa, którego nie znam.
puzzles-left-board = Plansza { $board }: { $left }
puzzles-left-none = Żadne słowo z mojej listy nie pasuje do tych wierszy.
puzzles-left-impossible = Wiersze przeczą sobie nawzajem, więc żadne słowo nie może pasować: któreś pole jest błędne. **{ $undo }** usuwa ostatni wiersz.
puzzles-left-clues = Wynika z nich: { $clues }. Jeśli znasz to słowo, może mnie go nauczyć ktoś, kto zarządza tym serwerem: `/{ -command } addword`.

## Rows that cannot all be right

puzzles-slip-title = Nie zapisano
puzzles-slip-row = Żadne znane mi słowo nie pasuje do wiersza { $rows }.
puzzles-slip-row-never = Żadne słowo nie może wyglądać jak wiersz { $rows }.{ $order ->
    [wrong] { " " }Z jednakowych liter żółta jest ta pierwsza.
   *[right] { "" }
}
puzzles-slip-rows = Wiersze { $rows } przeczą sobie nawzajem.
puzzles-slip-rows-all = Twoje wiersze przeczą sobie nawzajem.
puzzles-slip-none = Żadne znane mi słowo nie pasuje naraz do wierszy { $rows }.
puzzles-slip-none-all = Żadne znane mi słowo nie pasuje do wszystkich twoich wierszy.
puzzles-slip-named = { $row } ({ $word })
puzzles-slip-word = Nie zapisano: **{ $word }**.
puzzles-slip-words = Nie zapisano tych wierszy ({ $rows }).
puzzles-slip-mend = Czy wiersz { $row } to ma być { $marks } (`{ $digits }`)?
puzzles-slip-mends = Może tylko jedno pole jest błędne, w jednym z tych wierszy:
puzzles-slip-mended = Wiersz { $row }: { $marks } (`{ $digits }`)
puzzles-slip-check = Sprawdź pola jeszcze raz.

## Help, step by step

puzzles-rung-nudge = Wskazówka
puzzles-rung-letter = Litera
puzzles-rung-guesses = Słowo
puzzles-rung-nudge-hint = Coś o słowie, ale żadnej nowej litery
puzzles-rung-more = Jeszcze wskazówka
puzzles-rung-more-hint = Jeszcze coś o słowie
puzzles-rung-letter-hint = Litera, którą najlepiej sprawdzić
puzzles-rung-guesses-hint = Słowa na następną próbę
puzzles-rung-line = **{ $rung }**: { $hint }

# $sure is "certain" (true of every word that fits), "all" (of all likely words) or "most".
puzzles-nudge-probably = { $sure ->
    [most] Najpewniej:
   *[all] Prawie na pewno:
} { SMALL($fact) } (Tak jest { $sure ->
    [all] { $words ->
        [1] w jedynym prawdopodobnym słowie
        [2] w obu prawdopodobnych słowach
       *[other] we wszystkich { $words } prawdopodobnych słowach
    }
    [rare] { $words ->
        [2] w obu możliwych słowach
       *[other] we wszystkich { $words } możliwych słowach
    }
   *[most] w { $count } z { $words } { $kind ->
        [likely] prawdopodobnych
       *[all] możliwych
    } słów
}.)
puzzles-nudge-first-half = Litera na miejscu { $place } jest z pierwszej połowy alfabetu.
puzzles-nudge-second-half = Litera na miejscu { $place } jest z drugiej połowy alfabetu.
puzzles-nudge-side-by-side = Dwie takie same litery stoją obok siebie.
puzzles-nudge-vowels-meet = Dwie samogłoski stoją obok siebie.
puzzles-nudge-vowel-at = Litera na miejscu { $place } to samogłoska.
puzzles-nudge-consonant-at = Litera na miejscu { $place } to spółgłoska.
puzzles-nudge-meaning = Najpewniej znaczy: *{ $meaning }*
puzzles-nudge-trap = Uwaga, pułapka: { $sure ->
    [all] wszystkie możliwości ({ $words }) różnią
   *[most] { $count } z { $words } { $kind ->
        [likely] prawdopodobnych
       *[all] możliwych
    } słów różni
} się tylko jedną literą.{ $way }
puzzles-nudge-trap-way = { " " }Nie próbuj ich po kolei: więcej da słowo, które sprawdzi kilka z tych liter naraz.

puzzles-letter = { $sure ->
    [certain] W słowie jest litera **{ $letter }**.
    [rare] W słowie jest najpewniej litera **{ $letter }**.
    [all] W słowie jest najpewniej litera **{ $letter }**, tak jak { $words ->
        [1] w jedynym prawdopodobnym słowie
        [2] w obu prawdopodobnych słowach
       *[other] we wszystkich { $words } prawdopodobnych słowach
    }.
    [single] Żadna nowa litera nie jest w więcej niż jednym z { $words } { $kind ->
        [likely] prawdopodobnych
       *[all] możliwych
    } słów; **{ $letter }** jest równie dobra jak inne.
   *[most] Najlepiej sprawdzić literę **{ $letter }**: jest w { $count } z { $words } { $kind ->
        [likely] prawdopodobnych
       *[all] możliwych
    } słów.
}
puzzles-letter-another = { $sure ->
    [certain] W słowie jest jeszcze jedno **{ $letter }**.
    [rare] W słowie najpewniej jest jeszcze jedno **{ $letter }**.
    [all] W słowie najpewniej jest jeszcze jedno **{ $letter }**.
   *[most] W słowie może być jeszcze jedno **{ $letter }**.
}
puzzles-letter-place = { $sure ->
    [certain] **{ $letter }** stoi na miejscu { $place }.
    [rare] **{ $letter }** stoi najpewniej na miejscu { $place }.
    [all] **{ $letter }** stoi najpewniej na miejscu { $place }, tak jak { $words ->
        [1] w jedynym prawdopodobnym słowie
        [2] w obu prawdopodobnych słowach
       *[other] we wszystkich { $words } prawdopodobnych słowach
    }.
   *[most] **{ $letter }** stoi najpewniej na miejscu { $place }, tak jak w { $count } z { $words } { $kind ->
        [likely] prawdopodobnych
       *[all] możliwych
    } słów.
}
puzzles-letter-none = Znasz już wszystkie litery słowa i ich miejsca.

## The next guess

puzzles-try-likely = Spróbuj **{ $word }**. To bardzo prawdopodobne hasło.
puzzles-try-only = Jedyne słowo, jakie zostało, to ||**{ $word }**||.
puzzles-try-only-rare = Jedyne pasujące słowo, jakie znam, to ||**{ $word }**||, a łamigłówki rzadko je ukrywają.
puzzles-try-two = Spróbuj **{ $word }**. Drugie możliwe słowo to **{ $other }**.
puzzles-try-likeliest = Spróbuj **{ $word }**. To jedyne prawdopodobne słowo.
puzzles-try-two-likely = Spróbuj **{ $word }**. Drugie prawdopodobne słowo to **{ $other }**.
puzzles-try-rarer = { $words ->
    [one] Pasuje też { $words } rzadsze słowo.
    [few] Pasują też { $words } rzadsze słowa.
    [many] Pasuje też { $words } rzadszych słów.
   *[other] Pasuje też { $words } rzadszych słów.
}
puzzles-try-possible = Spróbuj **{ $word }**. To może być hasło i { $leaves }.
puzzles-try-possible-board = Spróbuj **{ $word }**. To może być hasło na jednej planszy i { $leaves }.
puzzles-try-probe = Spróbuj **{ $word }**. To nie może być hasło, ale { $leaves }.
puzzles-try-rare = To nie jest częste słowo.
puzzles-try-rude = { $words ->
    [one] Zostało tylko jedno słowo i jest wulgarne.
    [few] Słowo, które tu polecam, jest wulgarne.
   *[many] Słowo, które tu polecam, jest wulgarne.
} Kliknij pasek, aby je przeczytać: ||{ $word }||
puzzles-try-also = Też dobre: { $words }.
puzzles-try-also-probes = Też dobre, ale to nie hasło: { $words }.
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
puzzles-why-tests = Sprawdza { $letters }. Wśród { $kind ->
    [likely] prawdopodobnych
   *[all] możliwych
} słów ({ $words }) { $tested ->
    [one] ma tę literę
    [few] ma choć jedną z tych liter
   *[many] ma choć jedną z tych liter
}: { $count }.
puzzles-why-tests-none = Nie sprawdza nowych liter, ale pokazuje, gdzie stoją te znane.
puzzles-why-tests-again = Nie sprawdza nowej litery, ale powie, czy { $letters } jest w słowie jeszcze raz.
puzzles-why-tests-places = Nie sprawdza nowej litery, ale pokaże miejsce: { $letters }.
puzzles-why-tests-some = Sprawdza { $letters }: część pozostałych słów to ma, inne nie.
puzzles-why-also-again = Powie też, czy { $letters } jest w słowie jeszcze raz.
puzzles-why-also-places = Pokaże też miejsce: { $letters }.
puzzles-why-only-likely = To jedyne prawdopodobne słowo.
puzzles-why-groups = Jego kolory dzielą te słowa na grupy ({ $groups ->
    [one] { $groups }
    [few] { $groups }
   *[many] { $groups }
}). Średnio { $words ->
    [one] zostaje mniej więcej 1 słowo
    [few] zostają mniej więcej { $words } słowa
   *[many] zostaje mniej więcej { $words } słów
}, w najgorszym razie { $most ->
    [one] 1
    [few] { $most }
   *[many] { $most }
}.
puzzles-why-apart = { $count ->
    [1] Od razu rozpoznasz { $words }.
   *[other] Te rozpoznasz od razu: { $words }.
}
puzzles-why-together = Te zostają razem: { $words }.
puzzles-why-possible = Samo też może być hasłem.
puzzles-why-only = To jedyne słowo, jakie znam, które pasuje do wszystkich wierszy.
puzzles-figures-button = Liczby
puzzles-reasons-figure = **{ $word }** { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
puzzles-reasons-note = Mniej więcej tyle prób do końca, wliczając tę; im mniej, tym lepiej. Mało znane słowo liczy się o 0,25 więcej, a takie, które może być hasłem, nawet o 0,10 mniej.
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
puzzles-possible-rare = **{ $word }** pasuje do wszystkich wierszy, ale łamigłówki rzadko je ukrywają, więc liczę je do rzadszych.
puzzles-instead-own = To słowo, które bym wpisał.
puzzles-instead-mine = moje słowo
puzzles-instead-worse = { $possible ->
    [yes] Jeśli to nie hasło, zostanie mniej więcej
   *[no] Jako próba zostawia mniej więcej
} { $stay ->
    [one] 1 słowo
    [few] { $stay } słowa
   *[many] { $stay } słów
}; { $mine } zostawia mniej więcej { $less }.
puzzles-instead-better = { $possible ->
    [yes] To dobra próba
   *[no] To i tak dobra próba
}: zostawia trochę mniej niż { $mine }.
puzzles-instead-same = { $possible ->
    [yes] To dobra próba
   *[no] Do sprawdzenia i tak jest dobre
}: zostawia mniej więcej { $stay ->
    [one] 1 słowo
    [few] { $stay } słowa
   *[many] { $stay } słów
}, a { $mine } mniej więcej { $less }.
puzzles-unknown = Po prostu nie ma go na mojej liście. Może je dodać ktoś, kto zarządza tym serwerem: `/{ -command } addword`.
puzzles-unknown-word = Nie znam słowa **{ $word }**.
puzzles-unknown-meant = Nie znam słowa **{ $word }**; może chodziło o **{ $meant }**?
puzzles-row-disallowed = Tryb trudny nie pozwoliłby na **{ $word }** w wierszu { $row }. Jeśli słowo lub pole jest błędne, popraw je.
puzzles-over = Ta zagadka jest rozwiązana. **Nowa zagadka** zaczyna następną.

## A hint in a running game

puzzles-hint-title = Podpowiedź
puzzles-hint-nudge = Wskazówka
puzzles-hint-nudge-about = Jak słowo wygląda; żadnej jego litery
puzzles-hint-letter = Litera
puzzles-hint-letter-about = Litera słowa, której jeszcze nie znasz
puzzles-hint-place = Miejsce
puzzles-hint-place-about = Gdzie stoi jedna z jego liter
puzzles-hint-meaning = Znaczenie
puzzles-hint-meaning-about = Co słowo znaczy; to może wiele zdradzić
puzzles-hint-guesses = Słowo
puzzles-hint-guesses-about = Dobre słowo na następną próbę
puzzles-hint-unranked = { $hint } (bez rankingu)
puzzles-hint-price-nothing = Ta gra nie liczy się już do rankingu, więc kolejne podpowiedzi nic nie kosztują.
puzzles-hint-price-free = Ta gra nie liczy się do rankingu, więc podpowiedzi nic nie kosztują.
puzzles-hint-price-first = Od pierwszej podpowiedzi ta gra nie liczy się do rankingu, dla nikogo.
puzzles-hint-price-own = Patrzenie nic nie kosztuje. Od pierwszej podpowiedzi ta gra nie liczy się do rankingu.
puzzles-hint-price-shared = Patrzenie nic nie kosztuje. { puzzles-hint-price-first }
puzzles-hint-price-asked = Patrzenie nic nie kosztuje. { refusals-may-not-agree } { puzzles-hint-price-first }
puzzles-hint-price-daily = Patrzenie nic nie kosztuje. Od pierwszej podpowiedzi to słowo dnia nie liczy się do rankingu, a twoja seria dni się kończy.
puzzles-hint-means = Znaczy: *{ $meaning }*
puzzles-hint-no-nudge = Nic więcej nie da się powiedzieć o słowie bez podania litery.
puzzles-hint-letter-new = W słowie jest litera **{ $letter }**.
puzzles-hint-letter-again = W słowie jest jeszcze jedno **{ $letter }**.
puzzles-hint-at = **{ $letter }** stoi na miejscu { $place }.
puzzles-hint-trait-repeated = Jakaś litera powtarza się w słowie.
puzzles-hint-trait-different = Wszystkie litery słowa są różne.
puzzles-hint-trait-vowels = { $vowels ->
    [0] W słowie nie ma samogłosek{ $y ->
        [yes] , może poza Y.
       *[no] .
    }
    [one] W słowie jest tylko jedna samogłoska.
    [few] W słowie są { $vowels } samogłoski.
   *[many] W słowie jest { $vowels } samogłosek.
}
puzzles-hint-trait-more-vowels = { $vowels ->
    [0] Znasz już wszystkie samogłoski słowa{ $y ->
        [yes] , może poza Y.
       *[no] .
    }
    [one] W słowie jest jeszcze jedna samogłoska, której nie znasz.
    [few] W słowie są jeszcze { $vowels } samogłoski, których nie znasz.
   *[many] W słowie jest jeszcze { $vowels } samogłosek, których nie znasz.
}
puzzles-hint-trait-early = Słowo zaczyna się na literę z pierwszej połowy alfabetu.
puzzles-hint-trait-late = Słowo zaczyna się na literę z drugiej połowy alfabetu.
puzzles-hint-trait-begins-vowel = Słowo zaczyna się samogłoską.
puzzles-hint-trait-begins-consonant = Słowo zaczyna się spółgłoską.
puzzles-hint-trait-ends-vowel = Słowo kończy się samogłoską.
puzzles-hint-trait-ends-consonant = Słowo kończy się spółgłoską.
puzzles-hint-trait-lacks = W słowie nie ma litery **{ $letter }**.

## Stump me: the bot guesses a word that somebody thinks of

puzzles-stump-title = Zagnij mnie
puzzles-stump-rival = Zgaduje { $rival }
puzzles-stump-own = Zgaduję słowami, które zna większość ludzi
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
