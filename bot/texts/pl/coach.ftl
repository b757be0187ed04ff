### Trener: ile była warta każda próba w grze i jak trudne jest słowo.

## A game of one board

coach-title = Analiza · { $answer }
coach-unplayed = W twojej ostatniej grze, **{ $answer }**, nie było żadnej próby. To jest gra przed nią.
coach-assumed = -# Twoje ostatnie słowo, { $word }, uznaję za hasło. Jeśli było inne, wpisz je w opcji `answer`.
coach-details-button = Szczegóły
coach-meant-button = Chodziło o { $meant }
coach-back-button = Wróć
coach-answer-field = Hasło, którego nie udało się znaleźć
coach-language-prompt = Język słów

coach-won = Rozwiązane w { $guesses }.{ $skill ->
    [hit] { " " }Prosto do celu!
    [masterly] { " " }Trudno o lepsze próby.
    [sharp] { " " }Świetna gra!
    [solid] { " " }Dobra, solidna gra.
    [fair] { " " }Nieźle, choć dało się lepiej.
    [loose] { $guesses ->
        [4] { " " }Dało się szybciej.
       *[other] { " " }Próba czy dwie poszły na marne.
    }
   *[wild] { " " }To była długa droga naokoło.
}{ $luck ->
    [much] { " " }Szczęście bardzo pomogło.
    [some] { " " }Szczęście pomogło.
    [little] { " " }Szczęście nie pomogło.
    [none] { " " }I to przy wielkim pechu.
   *[neither] { "" }
}
coach-won-other = Rozwiązane w { $guesses }.{ $skill ->
    [hit] { " " }Co za trafienie!
    [masterly] { " " }Każda próba się liczyła.
    [sharp] { " " }Prawie żadna litera się nie zmarnowała.
    [solid] { " " }W sumie dobrze zagrane.
    [fair] { " " }Nieźle, ale dało się wycisnąć więcej.
    [loose] { " " }Dało się szybciej.
   *[wild] { " " }To była trasa widokowa.
}{ $luck ->
    [much] { " " }Plansza była bardzo łaskawa.
    [some] { " " }Plansza była łaskawa.
    [little] { " " }Plansza zdradziła niewiele.
    [none] { " " }Plansza nie zdradziła prawie nic.
   *[neither] { "" }
}
coach-lost = Tym razem się nie udało: { $left ->
    [one] zostało { $left } możliwe słowo
    [few] zostały { $left } możliwe słowa
   *[many] zostało { $left } możliwych słów
}.
coach-lost-only = Tym razem się nie udało, choć zostało już tylko to słowo.
coach-lost-last = Tym razem się nie udało. Przed ostatnią próbą możliwych słów było jeszcze: { $before }.
coach-still-open = Pozostałe słowa: { $words }.
coach-lost-unlucky = To głównie pech.
coach-lost-hapless = Szczęście też nie pomogło.
coach-given-up = Gra poddana po { $guesses ->
    [one] { $guesses } próbie
    [few] { $guesses } próbach
   *[many] { $guesses } próbach
}; { $left ->
    [one] zostało { $left } słowo
    [few] zostały { $left } słowa
   *[many] zostało { $left } słów
}.
coach-unfinished = Gra niedokończona: po { $guesses ->
    [one] { $guesses } próbie
    [few] { $guesses } próbach
   *[many] { $guesses } próbach
} { $left ->
    [one] zostało { $left } słowo
    [few] zostały { $left } słowa
   *[many] zostało { $left } słów
}.
coach-beaten = 🎉 { $who ->
    [you] Pokonujesz
   *[they] Pokonujecie
} { $rival }: { $guesses ->
    [0] tam słowo zostaje nieodgadnięte!
    [one] potrzebuje { $guesses } próby!
    [few] potrzebuje { $guesses } prób!
   *[many] potrzebuje { $guesses } prób!
}
coach-only-after = Po słowie **{ $before }** zostało tylko **{ $answer }**.
coach-in-row = **{ $guess }** (wiersz { $row })
coach-ignored = { $told }{ $several ->
    [yes] : { $rows }.
   *[no] .
}
coach-ignored-lost = { $who ->
    [it] Do tego porzuca
    [several] { $times ->
        [one] { $times } próba porzuca
        [few] { $times } próby porzucają
       *[many] { $times } prób porzuca
    }
   *[one] **{ $guess }** w wierszu { $row } porzuca
} { $letters }, zielone już wcześniej ({ $shown })
coach-ignored-lost-other = Zielone { $letters } było już widać ({ $shown }), ale { $who ->
    [several] { $times ->
        [one] { $times } próba z tego rezygnuje
        [few] { $times } próby z tego rezygnują
       *[many] { $times } prób z tego rezygnuje
    }
   *[one] **{ $guess }** w wierszu { $row } z tego rezygnuje
}
coach-ignored-moved = { $who ->
    [it] Do tego przesuwa
    [several] { $times ->
        [one] { $times } próba przesuwa
        [few] { $times } próby przesuwają
       *[many] { $times } prób przesuwa
    }
   *[one] **{ $guess }** w wierszu { $row } przesuwa
} { $letters }, zielone już wcześniej ({ $shown })
coach-ignored-left-out = { $who ->
    [it] Do tego pomija
    [several] { $times ->
        [one] { $times } próba pomija
        [few] { $times } próby pomijają
       *[many] { $times } prób pomija
    }
   *[one] **{ $guess }** w wierszu { $row } pomija
} { $letters }, choć było to już widać ({ $shown })
coach-ignored-left-out-other = { $who ->
    [several] { $times ->
        [one] { $times } próba nie korzysta
        [few] { $times } próby nie korzystają
       *[many] { $times } prób nie korzysta
    }
   *[one] **{ $guess }** w wierszu { $row } nie korzysta
} z { $letters }, choć było to już wiadomo ({ $shown })
coach-ignored-double = { $who ->
    [it] Do tego ma
    [several] { $times ->
        [one] { $times } próba ma
        [few] { $times } próby mają
       *[many] { $times } prób ma
    }
   *[one] **{ $guess }** w wierszu { $row } ma
} za mało liter { $letters }: wcześniej było ich widać { $count } ({ $shown })
coach-ignored-place = { $who ->
    [it] Do tego stawia
    [several] { $times ->
        [one] { $times } próba stawia
        [few] { $times } próby stawiają
       *[many] { $times } prób stawia
    }
   *[one] **{ $guess }** w wierszu { $row } stawia
} { $letters } na miejscu { $place }, wykluczonym już wcześniej ({ $shown })
coach-ignored-place-other = { $who ->
    [several] { $times ->
        [one] { $times } próba znów sprawdza
        [few] { $times } próby znów sprawdzają
       *[many] { $times } prób znów sprawdza
    }
   *[one] **{ $guess }** w wierszu { $row } znów sprawdza
} { $letters } na miejscu { $place }, choć było to już wykluczone ({ $shown })
coach-ignored-grey = { $who ->
    [it] Do tego powtarza
    [several] { $times ->
        [one] { $times } próba powtarza
        [few] { $times } próby powtarzają
       *[many] { $times } prób powtarza
    }
   *[one] **{ $guess }** w wierszu { $row } powtarza
} { $letters }, szare już wcześniej ({ $shown })
coach-ignored-grey-other = { $who ->
    [several] { $times ->
        [one] { $times } próba marnuje
        [few] { $times } próby marnują
       *[many] { $times } prób marnuje
    }
   *[one] **{ $guess }** w wierszu { $row } marnuje
} miejsce na { $letters }, choć było to już wykluczone ({ $shown })
coach-ignored-grey-third = { $who ->
    [several] { $times ->
        [one] { $times } próba nic nowego nie mówi
        [few] { $times } próby nic nowego nie mówią
       *[many] { $times } prób nic nowego nie mówi
    }
   *[one] **{ $guess }** w wierszu { $row } nic nowego nie mówi
} o { $letters }, bo szare było już wcześniej ({ $shown })
coach-ignored-too-many = { $who ->
    [it] Do tego ma
    [several] { $times ->
        [one] { $times } próba ma
        [few] { $times } próby mają
       *[many] { $times } prób ma
    }
   *[one] **{ $guess }** w wierszu { $row } ma
} o jedno { $letters } więcej, niż może być ({ $shown })
coach-ignored-too = Wskazówki pominięto też w tych próbach: { $guesses }.
coach-paid = Mimo to się opłaciło: słów przedtem { $before }, potem { $after }.
coach-times = { $times ->
    [one] W ten sposób przepadła { $times } próba.
    [few] W ten sposób przepadły { $times } próby.
   *[many] W ten sposób przepadło { $times } prób.
}
coach-repeated = Słowo **{ $guess }** w wierszu { $row } było już w wierszu { $first }; to samo słowo drugi raz nic nowego nie powie.
coach-no-win = Słowo **{ $guess }** w wierszu { $row } też pasuje, ale prawie żadna łamigłówka go nie ukrywa.
coach-trapped = **{ $pattern }** to pułapka: { $words ->
    [one] pasuje { $words } słowo
    [few] pasują { $words } słowa
   *[many] pasuje { $words } słów
} ({ $named }), a **{ $guess }** w wierszu { $row } sprawdza tylko jedno.
coach-trapped-other = { $words ->
    [one] { $words } słowo pasuje
    [few] { $words } słowa pasują
   *[many] { $words } słów pasuje
} do **{ $pattern }** ({ $named }): to pułapka. **{ $guess }** w wierszu { $row } zaczyna sprawdzać je po kolei.
coach-trapped-better = Słowo **{ $better }** odróżniłoby większość z nich za jednym razem.
coach-trapped-apart = Słowo **{ $better }** rozróżniłoby je wszystkie naraz.
coach-trapped-letters = Jedna próba z kilkoma z liter { $letters } je odróżni.
coach-trapped-hard = W trybie trudnym zostaje już tylko szczęście: sprawdź te litery, zanim wszystko się zazieleni.
coach-narrow = Wyjście z pułapki **{ $pattern }** to dobry pomysł, ale z liter { $letters } **{ $guess }** w wierszu { $row } sprawdza { $some ->
    [yes] tylko { $tested }
   *[no] zero
}.
coach-narrow-better = Słowo **{ $better }** sprawdziłoby { $tested }.
coach-opener = **{ $guess }** to { $start ->
    [very] bardzo słaby
   *[slow] słaby
} początek: zwykle zostaje { $left } słów, a po słowie **{ $better }** { $better_left }.
coach-opener-costs = W wielu grach to średnio o { NUMBER($guesses, minimumFractionDigits: 1, maximumFractionDigits: 1) } próby więcej na grę.

coach-lesson = W wierszu { $row } lepsze byłoby słowo **{ $better }** niż **{ $guess }**.
coach-lesson-other = Słowo **{ $better }** powiedziałoby więcej niż **{ $guess }** w wierszu { $row }.
coach-fits = Pasowało do wszystkich wskazówek i mogło być hasłem.
coach-apart = Odróżniłoby słowo **{ $word }** od słowa **{ $other }**.
coach-fewer = Zwykle { $better ->
    [0] nie zostawia żadnego innego słowa
    [one] zostawia { $better } słowo
    [few] zostawia { $better } słowa
   *[many] zostawia { $better } słów
}, a twoje { $left }.
coach-sooner = Prowadzi do celu trochę szybciej.

coach-praise-flawless = 👏 W żadnym wierszu nie dało się wybrać lepiej.
coach-praise-escaped = 👏 **{ $guess }** wyprowadza z pułapki **{ $pattern }**: słów przedtem { $before }, potem { $after }.
coach-praise-lucky = 🎯 **{ $guess }** to strzał w dziesiątkę: jedno z { $before } możliwych słów.
coach-praise-surprising = 👏 **{ $guess }** to świetny pomysł: hasłem być nie mogło, a liczba słów spada z { $before } do { $after }.
coach-praise-top = 👏 **{ $guess }** to najlepsza możliwa próba; liczba słów w grze: { $before }.
coach-praise-saved = 👏 **{ $guess }** ratuje grę w ostatniej chwili.
coach-praise-cut = 👏 **{ $guess }** robi większość roboty: liczba słów spada z { $before } do { $after }.
coach-team-best = 👏 **{ $guess }** to dobry wybór.

## Its figures, behind Details

coach-row = { $words ->
    [one] { $words } słowo
    [few] { $words } słowa
   *[many] { $words } słów
} → { $after } · { $judged }
coach-solved = rozwiązane
coach-verdict-best = lepszej nie było
coach-verdict-alike = tak dobra jak mój własny wybór
coach-verdict-close = prawie najlepsza, koszt { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-verdict-probe = dobry pomysł, koszt { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-verdict-costly = kosztowna: { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-verdict-poor = bardzo kosztowna: { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-verdict-unlisted = też pasuje, ale nigdy nie jest hasłem
coach-better = lepiej: **{ $better }**
coach-best-of-all = rzadsze, ale lepsze o { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }: { $best }
coach-no-luck = szczęście nie miało wpływu
coach-luck = { $luck }, { $sign }{ NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }

coach-all-title = Ogółem
coach-overall = Umiejętności **{ $skill }** na 99{ $skilled }. Szczęście **{ $luck }** na 99: { $lucky }.
coach-skilled = : { $skilled }
coach-gamble = ryzyko, koszt { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-sum-rest = Z tego { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } nie obciąża żadnej próby: pomogłoby tylko { $words }.
coach-sum-rest-unnamed = Z tego { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } nie obciąża żadnej próby: to bardzo małe różnice.
coach-sum = { $guesses ->
    [one] { $guesses } próba
    [few] { $guesses } próby
   *[many] { $guesses } prób
}{ $more } = { NUMBER($optimal, minimumFractionDigits: 2, maximumFractionDigits: 2) } przy najlepszej grze + { NUMBER($given, minimumFractionDigits: 2, maximumFractionDigits: 2) } za słabsze próby { $fortune }
coach-sum-more = { " " }+ { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } do końca
coach-sum-lucky = − { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } dzięki szczęściu
coach-sum-unlucky = + { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } przez pecha

coach-turning-title = Punkt zwrotny
coach-turning-none = Brak: ani próby, ani szczęście niczego nie zmieniły.
coach-turning-skill = Wiersz { $row }, **{ $guess }**: ta próba kosztowała { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } próby.
coach-turning-several = Wiersz { $row }, **{ $guess }**: odtąd takie próby (razem { $times }) kosztowały { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
coach-turning-paid = Wiersz { $row }, **{ $guess }**: ta próba kosztowała { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }, ale szczęście oszczędziło { NUMBER($saved, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
coach-turning-lucky = Wiersz { $row }, **{ $guess }**: szczęście oszczędziło { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } próby.
coach-turning-unlucky = Wiersz { $row }, **{ $guess }**: pech kosztował { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } próby.

coach-rivals-title = To samo słowo w wykonaniu rywali
coach-rival-needed = { $rival }: { $guesses }
coach-rival-lost = { $rival }: nieodgadnięte
coach-own-needed = { $who ->
    [you] Ty
    [team] Razem
   *[they] Ta gra
}: { $guesses }
coach-own-lost = { $who ->
    [you] Ty
    [team] Razem
   *[they] Ta gra
}: nieodgadnięte

coach-note-exact = Wszystkie wartości podano w próbach, dokładnie. Umiejętności zaczynają się od 99 i maleją o połowę z każdą zmarnowaną próbą. Szczęście to 50, jeśli nic nie zmieniło, a 79, jeśli oszczędziło próbę.
coach-note = Wszystkie wartości podano w próbach, z dokładnością do około 0,02. Umiejętności zaczynają się od 99 i maleją o połowę z każdą zmarnowaną próbą. Szczęście to 50, jeśli nic nie zmieniło, a 79, jeśli oszczędziło próbę.

coach-skill-masterly = mistrzowsko
coach-skill-sharp = bystro
coach-skill-solid = solidnie
coach-skill-fair = nieźle
coach-skill-loose = niedbale
coach-skill-wild = na oślep

coach-luck-very-lucky = wielkie szczęście
coach-luck-lucky = dużo szczęścia
coach-luck-a-little-lucky = trochę szczęścia
coach-luck-neither = ani szczęście, ani pech
coach-luck-a-little-unlucky = trochę pecha
coach-luck-unlucky = dużo pecha
coach-luck-very-unlucky = wielki pech

## A game of several boards

coach-boards-title = Analiza · { $boards ->
    [one] { $boards } plansza
    [few] { $boards } plansze
   *[many] { $boards } plansz
}
coach-boards-won = { $boards ->
    [2] Obie plansze rozwiązane
   *[other] Wszystkie plansze rozwiązane ({ $boards })
}, liczba prób: { $guesses }; moja najlepsza gra to około { NUMBER($optimal, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
coach-boards-lost = Rozwiązane plansze: { $solved } z { $boards }.
coach-boards-waited = 💡 Na planszy { $board } od wiersza { $row } zostało tylko jedno słowo, a próby, które poszły gdzie indziej i nic nie rozwiązały: { $guesses }.
coach-boards-ruled-out = 💡 Według pól słowo **{ $guess }** (wiersz { $row }) nie pasowało już na żadnej otwartej planszy. Słowo **{ $better }** pomogłoby bardziej.
coach-boards-better = 💡 W wierszu { $row } słowo **{ $better }** posunęłoby wszystkie plansze razem dalej niż **{ $guess }**.
coach-boards-served = 👏 **{ $guess }** przydaje się naraz na kilku planszach: { $boards }.
coach-boards-hit = 🎯 **{ $guess }** to strzał w jedno z pozostałych słów na planszy { $board } (było ich { $words }).
coach-step-after = { $words } na { $boards ->
    [one] { $boards } planszy
    [few] { $boards } planszach
   *[many] { $boards } planszach
}
coach-boards-note = Wszystkie wartości to szacunki, podane w próbach.

## How hard a word is

coach-hard-title = Jak trudne jest { $answer }?
coach-hard-figure = **{ $level }**: ludzie potrzebują średnio około { NUMBER($guesses, minimumFractionDigits: 1, maximumFractionDigits: 1) } próby, a mniej więcej jedna osoba na { $failing } przegrywa. Jest trudniejsze niż { $figure } ze 100 słów tej długości.
coach-hard-solver = { $rival }, mój najlepszy gracz, potrzebuje { $guesses ->
    [one] { $guesses } próby
    [few] { $guesses } prób
   *[many] { $guesses } prób
}.
coach-hard-solver-lost = { $rival }, mój najlepszy gracz, potrzebuje więcej prób niż { $most }.
coach-hard-opening = Jako pierwsze słowo zajmuje miejsce { $place } z { $words }: idealny gracz potrzebuje potem średnio { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } prób.
coach-hard-why = Co je utrudnia: { $reasons }.
coach-hard-why-easy = Na czym można się potknąć: { $reasons }.
coach-hard-because-repeated = ma więcej niż raz { $letters }
coach-hard-because-thrice = litera { $letters } występuje w nim trzy razy
coach-hard-because-letter = mało słów ma literę { $letters }
coach-hard-because-pair = mało słów zawiera { $letters }
coach-hard-because-vowels = nie ma samogłoski, chyba że Y
coach-hard-because-unknown = mało kto je zna
coach-hard-because-form = łamigłówki rzadko ukrywają takie formy słów
coach-hard-because-rare = łamigłówki rzadko je ukrywają
coach-hard-because-openers = typowe pierwsze słowa niewiele o nim mówią
coach-hard-because-seldom = rzadko przychodzi na myśl
coach-hard-because-alike = po kilku próbach pasuje jeszcze wiele innych słów
coach-losers-none = { $strategies ->
    [one] Jedyny rywal, który gra na tę długość, je znajduje.
    [few] Znajdują je wszyscy rywale ({ $strategies }).
   *[many] Znajdują je wszyscy rywale ({ $strategies }).
}
coach-losers = { $strategies ->
    [one] Jedyny rywal, który gra na tę długość, go nie znajduje: { $names }.
    [few] Z { $strategies } rywali { $losers ->
        [one] { $losers } go nie znajduje
        [few] { $losers } go nie znajdują
       *[many] { $losers } go nie znajduje
    }: { $names }.
   *[many] Z { $strategies } rywali { $losers ->
        [one] { $losers } go nie znajduje
        [few] { $losers } go nie znajdują
       *[many] { $losers } go nie znajduje
    }: { $names }.
}
coach-alike-none = Żadne inne hasło nie różni się od niego tylko jedną literą.
coach-alike = Podobne: { $words ->
    [one] { $words } hasło pasuje
    [few] { $words } hasła pasują
   *[many] { $words } haseł pasuje
} do { $pattern }: { $named }.
coach-trap = Pułapka: { $words ->
    [one] { $words } hasło pasuje
    [few] { $words } hasła pasują
   *[many] { $words } haseł pasuje
} do { $pattern }: { $named }.
coach-named-more = { $named }, …
coach-hard-note = Liczy się tu samo słowo, nigdy trwająca gra. Ile potrzebują ludzie, szacuję na podstawie 359 angielskich zagadek z pięciu liter, w które grały tysiące osób, z dokładnością do ćwierci próby; w innych językach i długościach to przybliżenie jest grubsze.
coach-hard-unhidden = Sam nigdy go nie ukrywam; inni mogą je zadać.

coach-level-easy = Łatwe
coach-level-fair = Średnie
coach-level-tricky = Podchwytliwe
coach-level-hard = Trudne
coach-level-brutal = Bezlitosne
