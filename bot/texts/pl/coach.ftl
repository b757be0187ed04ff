### Trener: ile była warta każda próba w grze i jak trudne jest słowo.

## A game of one board

coach-title = Analiza · { $answer }
coach-details-button = Szczegóły
coach-answer-field = Odpowiedź, której nie udało się znaleźć
coach-language-prompt = Język słów

coach-won = Rozwiązane w { $guesses }. { $who ->
    [you] Grasz
   *[they] Grają
} { $skill ->
    [fine] znakomicie{ $luck ->
        [lucky] , a szczęście sprzyja
        [unlucky] , choć całkiem bez szczęścia
       *[neither] { "" }
    }.
    [fair] dobrze{ $luck ->
        [lucky] , z odrobiną szczęścia
        [unlucky] , choć szczęścia mało
       *[neither] { "" }
    }.
   *[bold] { $luck ->
        [lucky] odważnie i ze szczęściem
        [unlucky] ryzykownie, a szczęście nie sprzyja
       *[neither] ryzykownie
    }.
}
coach-lost = Tym razem się nie udało. { $luck ->
    [unlucky] { $skill ->
        [bold] Szczęście nie pomogło.
       *[fine] To głównie pech.
    }
   *[neither] { $skill ->
        [bold] To było trudne słowo.
       *[fine] Było blisko.
    }
}
coach-given-up = Gra poddana po { $guesses ->
    [one] { $guesses } próbie
    [few] { $guesses } próbach
   *[many] { $guesses } próbach
}.
coach-beaten = 🎉 { $who ->
    [you] Pokonujesz mnie
   *[they] Przegrywam
}: { $guesses ->
    [0] u mnie nie byłoby odpowiedzi!
    [one] u mnie byłaby { $guesses } próba!
    [few] u mnie byłyby { $guesses } próby!
   *[many] u mnie byłoby { $guesses } prób!
}

coach-lesson = 💡 W wierszu { $row } lepsze byłoby **{ $better }** niż **{ $guess }**. { $reason }
coach-apart = Odróżniłoby **{ $word }** od **{ $other }**.
coach-fewer = Zwykle { $better ->
    [0] nie zostawia żadnego innego słowa
    [one] zostawia { $better } słowo
    [few] zostawia { $better } słowa
   *[many] zostawia { $better } słów
}, a twoje { $left }.
coach-only = To było jedyne słowo, które zostało.
coach-sooner = Prowadzi do celu trochę szybciej.

coach-flawless = 👏 W żadnym wierszu nie znam lepszego wyboru.
coach-top = 👏 **{ $guess }** to świetny wybór: { $words ->
    [one] przy { $words } możliwym słowie
    [few] przy { $words } możliwych słowach
   *[many] przy { $words } możliwych słowach
} trudno o lepszy.
coach-persistent = 👏 Znalezione, a to się liczy.
coach-narrowed = 👏 Z { $before } słów do { $after }: to już prawie cała droga.
coach-team = 👏 Najlepsza próba każdej osoby:
coach-team-best = { $who } **{ $guess }**

## Its figures, behind Details

coach-row = { $words ->
    [one] { $words } słowo
    [few] { $words } słowa
   *[many] { $words } słów
} → { $after } · { $judged }
coach-solved = rozwiązane
coach-best = najlepsza próba
coach-as-good = równie dobra jak najlepsza
coach-better = { $skill }, koszt { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }; lepiej: **{ $best }**
coach-no-luck = szczęście bez wpływu
coach-luck = { $luck }, { $sign }{ NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }

coach-all-title = Ogółem
coach-verdict = Umiejętności **{ $skill }** na 99{ $skilled }. Szczęście **{ $luck }** na 99: { $lucky }.
coach-skilled = : { $skilled }
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
coach-turning-lucky = Wiersz { $row }, **{ $guess }**: szczęście oszczędziło { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } próby.
coach-turning-unlucky = Wiersz { $row }, **{ $guess }**: pech kosztował { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } próby.

coach-rivals-title = To samo słowo w wykonaniu postaci
coach-rival-needed = { $rival }: { $guesses }
coach-rival-lost = { $rival }: nieodgadnięte
coach-own-needed = { $who ->
    [you] Ty
   *[they] Ta gra
}: { $guesses }
coach-own-lost = { $who ->
    [you] Ty
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
coach-luck-lucky = szczęście
coach-luck-a-little-lucky = trochę szczęścia
coach-luck-neither = ani szczęście, ani pech
coach-luck-a-little-unlucky = trochę pecha
coach-luck-unlucky = pech
coach-luck-very-unlucky = wielki pech

## A game of several boards

coach-boards-title = Analiza · { $boards ->
    [one] { $boards } plansza
    [few] { $boards } plansze
   *[many] { $boards } plansz
}
coach-step-after = { $words } na { $boards ->
    [one] { $boards } planszy
    [few] { $boards } planszach
   *[many] { $boards } planszach
}
coach-boards-note = Wszystkie wartości to szacunki, podane w próbach.

## How hard a word is

coach-hard-title = Jak trudne jest { $answer }?
coach-hard-figure = **{ $level }**, { $figure } na 100.
coach-hard-solver = Przy najlepszej grze potrzebuję { $guesses ->
    [one] { $guesses } próby
    [few] { $guesses } prób
   *[many] { $guesses } prób
}.
coach-hard-solver-lost = Nawet przy najlepszej grze potrzebuję więcej prób niż { $most }.
coach-hard-people = Ludzie potrzebują zwykle około { NUMBER($guesses, minimumFractionDigits: 1, maximumFractionDigits: 1) } próby.
coach-hard-why = Co je utrudnia: { $reasons }.
coach-hard-because-repeated = powtarza się w nim litera
coach-hard-because-rarest = ma rzadką literę
coach-hard-because-pairs = jego litery rzadko stoją obok siebie
coach-hard-because-known = mało kto o nim pomyśli
coach-hard-because-family = wiele słów wygląda podobnie
coach-losers-none = { $strategies ->
    [one] Jedyna postać, która gra na tę długość, je znajduje.
    [few] Znajdują je wszystkie postacie ({ $strategies }).
   *[many] Znajdują je wszystkie postacie ({ $strategies }).
}
coach-losers = { $strategies ->
    [one] Jedyna postać, która gra na tę długość, go nie znajduje: { $names }.
    [few] Z { $strategies } postaci { $losers ->
        [one] { $losers } go nie znajduje
        [few] { $losers } go nie znajdują
       *[many] { $losers } go nie znajduje
    }: { $names }.
   *[many] Z { $strategies } postaci { $losers ->
        [one] { $losers } go nie znajduje
        [few] { $losers } go nie znajdują
       *[many] { $losers } go nie znajduje
    }: { $names }.
}
coach-alike-none = Żadna inna odpowiedź nie różni się od niego tylko jedną literą.
coach-alike = Podobne: { $words ->
    [one] { $words } odpowiedź pasuje
    [few] { $words } odpowiedzi pasują
   *[many] { $words } odpowiedzi pasuje
} do { $pattern }: { $named }.
coach-trap = Pułapka: { $words ->
    [one] { $words } odpowiedź pasuje
    [few] { $words } odpowiedzi pasują
   *[many] { $words } odpowiedzi pasuje
} do { $pattern }: { $named }.
coach-named-more = { $named }, …
coach-hard-note = Liczy się tu samo słowo, nigdy trwająca gra. Ile potrzebują ludzie, szacuję na podstawie tego, jak tysiące osób grały w inne zagadki.

coach-level-easy = Łatwe
coach-level-fair = Średnie
coach-level-tricky = Podchwytliwe
coach-level-hard = Trudne
coach-level-brutal = Bezlitosne
