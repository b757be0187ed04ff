### The coach: what each guess of a game was worth, and how hard a word is.

## A game of one board

coach-title = Аналіз · { $answer }
coach-unplayed = У твоїй останній грі, **{ $answer }**, не було жодної спроби. Це гра перед нею.
coach-assumed = -# Твоє останнє слово, { $word }, я вважаю загаданим. Якщо було інше, напиши його в параметрі `answer`.
coach-details-button = Докладніше
coach-meant-button = Я про { $meant }
coach-back-button = Назад
coach-answer-field = Яке слово було загадано
coach-language-prompt = Мова слів

# $skill is a word of `coach-skill-…`; $luck is `much`, `some`, `neither`, `little` or `none`.
coach-won = Розгадано за { $guesses ->
    [one] { $guesses } спробу
    [few] { $guesses } спроби
   *[many] { $guesses } спроб
}.{ $skill ->
    [hit] { " " }Просто в яблучко!
    [masterly] { " " }Краще й не зіграєш.
    [sharp] { " " }Гостра гра!
    [solid] { " " }Гарна, впевнена гра.
    [fair] { " " }Непогано, але є куди рости.
    [loose] { $guesses ->
        [4] { " " }Можна було й швидше.
       *[other] { " " }Спроба чи дві пішли намарно.
    }
   *[wild] { " " }Довгенько довелося йти.
}{ $luck ->
    [much] { " " }Удача добряче допомогла.
    [some] { " " }Удача допомогла.
    [little] { " " }Удача не допомагала.
    [none] { " " }Удача була геть проти.
   *[neither] { "" }
}
coach-won-other = Розгадано за { $guesses ->
    [one] { $guesses } спробу
    [few] { $guesses } спроби
   *[many] { $guesses } спроб
}.{ $skill ->
    [hit] { " " }Оце влучання!
    [masterly] { " " }Кожна спроба була до діла.
    [sharp] { " " }Майже жодної зайвої літери.
    [solid] { " " }Загалом добре зіграно.
    [fair] { " " }Непогано, але можна було взяти більше.
    [loose] { " " }Був і коротший шлях.
   *[wild] { " " }Дорога вийшла мальовнича, але довга.
}{ $luck ->
    [much] { " " }Поле було дуже прихильне.
    [some] { " " }Поле було прихильне.
    [little] { " " }Поле мало що підказало.
    [none] { " " }Поле не підказало майже нічого.
   *[neither] { "" }
}
coach-lost = Цього разу не розгадано: { $left ->
    [one] ще підходило { $left } слово
    [few] ще підходили { $left } слова
   *[many] ще підходило { $left } слів
}.
coach-lost-only = Цього разу не розгадано, хоча лишалося тільки це слово.
coach-lost-last = Цього разу не вийшло. Перед останньою спробою можливих слів лишалося: { $before }.
coach-still-open = Залишалися: { $words }.
coach-lost-unlucky = Здебільшого просто не пощастило.
coach-lost-hapless = Удача теж не допомогла.
coach-given-up = Гру завершено достроково. Спроб: { $guesses }, лишалося { $left ->
    [one] { $left } слово
    [few] { $left } слова
   *[many] { $left } слів
}.
coach-unfinished = Гру не завершено. Спроб: { $guesses }, лишалося { $left ->
    [one] { $left } слово
    [few] { $left } слова
   *[many] { $left } слів
}.
coach-beaten = 🎉 { $who ->
    [you] Тобі вдалося
   *[they] Вам вдалося
} обіграти суперника { $rival }: { $guesses ->
    [0] він цього слова не знаходить!
   *[other] його спроби: { $guesses }!
}
coach-only-after = Після **{ $before }** лишалося тільки **{ $answer }**.
coach-in-row = **{ $guess }** (рядок { $row })
coach-ignored = { $told }{ $several ->
    [yes] : { $rows }.
   *[no] .
}
coach-ignored-lost = { $who ->
    [it] А ще воно відкидає
    [several] У { $times ->
        [one] { $times } спробі
        [few] { $times } спробах
       *[many] { $times } спробах
    } відкинуто
   *[one] **{ $guess }** (рядок { $row }) відкидає
} { $letters }, хоча після { $shown } там зелене
coach-ignored-lost-other = У { $shown } вже було зелене { $letters }, але { $who ->
    [several] у { $times ->
        [one] { $times } спробі
        [few] { $times } спробах
       *[many] { $times } спробах
    } без цього обійшлися
   *[one] **{ $guess }** (рядок { $row }) без цього обходиться
}
coach-ignored-moved = { $who ->
    [it] А ще воно пересуває
    [several] У { $times ->
        [one] { $times } спробі
        [few] { $times } спробах
       *[many] { $times } спробах
    } пересунуто
   *[one] **{ $guess }** (рядок { $row }) пересуває
} { $letters }, хоча після { $shown } там зелене
coach-ignored-left-out = { $who ->
    [it] А ще воно пропускає
    [several] У { $times ->
        [one] { $times } спробі
        [few] { $times } спробах
       *[many] { $times } спробах
    } пропущено
   *[one] **{ $guess }** (рядок { $row }) пропускає
} { $letters }, хоча після { $shown } це вже відомо
coach-ignored-left-out-other = { $who ->
    [several] У { $times ->
        [one] { $times } спробі
        [few] { $times } спробах
       *[many] { $times } спробах
    } не використано
   *[one] **{ $guess }** (рядок { $row }) не використовує
} { $letters }, хоча це відомо ще з { $shown }
coach-ignored-double = { $who ->
    [it] А ще в ньому
    [several] У { $times ->
        [one] { $times } спробі
        [few] { $times } спробах
       *[many] { $times } спробах
    }
   *[one] У **{ $guess }** (рядок { $row })
} замало літер { $letters }: після { $shown } відомо, що їх { $count }
coach-ignored-place = { $who ->
    [it] А ще воно ставить
    [several] У { $times ->
        [one] { $times } спробі
        [few] { $times } спробах
       *[many] { $times } спробах
    } поставлено
   *[one] **{ $guess }** (рядок { $row }) ставить
} { $letters } на місце { $place }, хоча після { $shown } його вже виключено
coach-ignored-place-other = { $who ->
    [several] У { $times ->
        [one] { $times } спробі
        [few] { $times } спробах
       *[many] { $times } спробах
    } знову перевірено
   *[one] **{ $guess }** (рядок { $row }) знову пробує
} { $letters } на місці { $place }, попри { $shown }
coach-ignored-grey = { $who ->
    [it] А ще воно знову пробує
    [several] У { $times ->
        [one] { $times } спробі
        [few] { $times } спробах
       *[many] { $times } спробах
    } знову перевірено
   *[one] **{ $guess }** (рядок { $row }) знову пробує
} { $letters }, хоча після { $shown } це вже сіре
coach-ignored-grey-other = { $who ->
    [several] У { $times ->
        [one] { $times } спробі
        [few] { $times } спробах
       *[many] { $times } спробах
    } змарновано
   *[one] **{ $guess }** (рядок { $row }) марнує
} місце на { $letters }, хоча після { $shown } це вже виключено
coach-ignored-grey-third = { $who ->
    [several] У { $times ->
        [one] { $times } спробі
        [few] { $times } спробах
       *[many] { $times } спробах
    }
   *[one] У **{ $guess }** (рядок { $row })
} { $letters } — даремно: у { $shown } це вже сіре
coach-ignored-too-many = { $who ->
    [it] А ще в ньому
    [several] У { $times ->
        [one] { $times } спробі
        [few] { $times } спробах
       *[many] { $times } спробах
    }
   *[one] У **{ $guess }** (рядок { $row })
} на одну { $letters } більше, ніж дозволяє { $shown }
coach-ignored-too = Підказки пропущено ще й тут: { $guesses }.
coach-paid = І все ж пощастило: слів було { $before }, стало { $after }.
coach-times = Так { $times ->
    [one] пішла { $times } спроба
    [few] пішли { $times } спроби
   *[many] пішло { $times } спроб
}.
coach-repeated = Слово **{ $guess }** (рядок { $row }) вже було в рядку { $first }: те саме слово двічі нічого нового не скаже.
coach-no-win = Слово **{ $guess }** у рядку { $row } теж підходить, але його майже ніколи не загадують.
coach-trapped = **{ $pattern }** — це пастка: { $words ->
    [one] підходить { $words } слово
    [few] підходять { $words } слова
   *[many] підходить { $words } слів
} ({ $named }), а слово **{ $guess }** у рядку { $row } перевірило тільки одне.
coach-trapped-other = До **{ $pattern }** { $words ->
    [one] пасує { $words } слово
    [few] пасують { $words } слова
   *[many] пасує { $words } слів
} ({ $named }): це пастка. Слово **{ $guess }** у рядку { $row } починає перебирати їх по одному.
coach-trapped-better = Слово **{ $better }** розрізнило б більшість із них за раз.
coach-trapped-apart = Слово **{ $better }** розрізнило б їх усі одразу.
coach-trapped-letters = Їх розрізнить одна спроба, у якій є кілька з цих літер: { $letters }.
coach-trapped-hard = У складному режимі далі вирішує удача: перевіряй ці літери, поки клітинки не позеленіли.
coach-narrow = Вийти з пастки **{ $pattern }** — правильна думка, але з літер { $letters } слово **{ $guess }** (рядок { $row }) { $some ->
    [yes] перевіряє тільки { $tested }
   *[no] не перевіряє жодної
}.
coach-narrow-better = Слово **{ $better }** перевірило б { $tested }.
coach-opener = **{ $guess }** — { $start ->
    [very] дуже повільний
   *[slow] повільний
} початок: зазвичай лишає { $left ->
    [one] { $left } слово
    [few] { $left } слова
   *[many] { $left } слів
}, а **{ $better }** — { $better_left }.
coach-opener-costs = За багато ігор це в середньому на { NUMBER($guesses, minimumFractionDigits: 1, maximumFractionDigits: 1) } спроби більше за гру.

coach-lesson = У рядку { $row } краще було б слово **{ $better }**, а не **{ $guess }**.
coach-lesson-other = Слово **{ $better }** сказало б більше, ніж **{ $guess }** (рядок { $row }).
coach-fits = Воно відповідало всім підказкам і могло бути загаданим.
coach-apart = Воно розрізнило б **{ $word }** і **{ $other }**.
coach-fewer = Зазвичай воно { $better ->
    [0] не лишає жодного іншого слова
    [one] лишає { $better } слово
    [few] лишає { $better } слова
   *[many] лишає { $better } слів
}, а твоє — { $left }.
coach-sooner = З ним вийшло б трохи швидше.

coach-praise-flawless = 👏 Кращого вибору я не бачу в жодному рядку.
coach-praise-escaped = 👏 **{ $guess }** виводить із пастки **{ $pattern }**: слів було { $before }, стало { $after }.
coach-praise-lucky = 🎯 **{ $guess }** влучає просто в ціль: підходило аж { $before ->
    [one] { $before } слово
    [few] { $before } слова
   *[many] { $before } слів
}.
coach-praise-surprising = 👏 **{ $guess }** — чудова ідея: загаданим воно бути не могло, зате слів було { $before }, а стало { $after }.
coach-praise-top = 👏 **{ $guess }** — найкраща спроба з можливих, коли лишалося { $before ->
    [one] { $before } слово
    [few] { $before } слова
   *[many] { $before } слів
}.
coach-praise-saved = 👏 **{ $guess }** рятує гру в останню мить.
coach-praise-cut = 👏 **{ $guess }** робить головну справу: слів було { $before }, стало { $after }.
coach-team-best = 👏 **{ $guess }** — вдалий вибір.

## Its figures, behind Details

coach-row = { $words ->
    [one] { $words } слово
    [few] { $words } слова
   *[many] { $words } слів
} → { $after } · { $judged }
coach-solved = розгадано
coach-verdict-best = краще нікуди
coach-verdict-alike = не гірше за мій власний вибір
coach-verdict-close = майже найкраще, ціна { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-verdict-probe = гарна ідея, ціна { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-verdict-costly = дорого: { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-verdict-poor = дуже дорого: { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-verdict-unlisted = теж підходить, але його ніколи не загадують
coach-better = краще: **{ $better }**
coach-best-of-all = рідкісніше, але краще на { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }: { $best }
coach-no-luck = удача ні до чого
coach-luck = { $luck }, { $sign }{ NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }

coach-all-title = Загалом
coach-overall = Майстерність: **{ $skill }** із 99{ $skilled }. Удача: **{ $luck }** із 99, { $lucky }.
coach-skilled = , { $skilled }
coach-gamble = ризик, ціна { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-sum-rest = З цього { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } не ставиться на карб жодній спробі: заощадило б лише { $words }.
coach-sum-rest-unnamed = З цього { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } не ставиться на карб жодній спробі: це дуже малі відмінності.
coach-sum = { $guesses ->
    [one] { $guesses } спроба
    [few] { $guesses } спроби
   *[many] { $guesses } спроб
}{ $more } = { NUMBER($optimal, minimumFractionDigits: 2, maximumFractionDigits: 2) } за найкращої гри + { NUMBER($given, minimumFractionDigits: 2, maximumFractionDigits: 2) } за слабші спроби { $fortune }
coach-sum-more = { " " }+ { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }, яких ще бракувало
coach-sum-lucky = − { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } завдяки удачі
coach-sum-unlucky = + { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } через невдачу

coach-turning-title = Переломний момент
coach-turning-none = Не було: ні спроби, ні удача нічого не змінили.
coach-turning-skill = Рядок { $row }, **{ $guess }**: ця спроба коштувала { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
coach-turning-several = Рядок { $row }, **{ $guess }**: відтоді такі спроби (разом { $times }) коштували { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
coach-turning-paid = Рядок { $row }, **{ $guess }**: ця спроба коштувала { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }, але удача заощадила { NUMBER($saved, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
coach-turning-lucky = Рядок { $row }, **{ $guess }**: удача заощадила { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } спроби.
coach-turning-unlucky = Рядок { $row }, **{ $guess }**: невдача коштувала { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }.

coach-rivals-title = Як із цим словом упоралися суперники
coach-rival-needed = { $rival }: { $guesses }
coach-rival-lost = { $rival }: не знайдено
coach-own-needed = { $who ->
    [you] Ти
    [team] Разом
   *[they] Гравці
}: { $guesses }
coach-own-lost = { $who ->
    [you] Ти
    [team] Разом
   *[they] Гравці
}: не знайдено

coach-note-exact = Усі числа — у спробах, і вони точні. Майстерність починається з 99 і зменшується вдвічі за кожну втрачену спробу. Удача 50 — якщо вона нічого не змінила, 79 — якщо заощадила спробу.
coach-note = Усі числа — у спробах, з точністю десь до 0,02. Майстерність починається з 99 і зменшується вдвічі за кожну втрачену спробу. Удача 50 — якщо вона нічого не змінила, 79 — якщо заощадила спробу.

coach-skill-masterly = віртуозно
coach-skill-sharp = гостро
coach-skill-solid = впевнено
coach-skill-fair = непогано
coach-skill-loose = неуважно
coach-skill-wild = навмання

coach-luck-very-lucky = дуже щастило
coach-luck-lucky = щастило
coach-luck-a-little-lucky = трохи щастило
coach-luck-neither = ні щастило, ні не щастило
coach-luck-a-little-unlucky = трохи не щастило
coach-luck-unlucky = не щастило
coach-luck-very-unlucky = дуже не щастило

## A game of several boards

coach-boards-title = Аналіз · { $boards ->
    [one] { $boards } поле
    [few] { $boards } поля
   *[many] { $boards } полів
}
coach-boards-won = { $boards ->
    [2] Розгадано обидва поля
   *[other] Розгадано всі поля ({ $boards })
} за { $guesses ->
    [one] { $guesses } спробу
    [few] { $guesses } спроби
   *[many] { $guesses } спроб
}. За моєї найкращої гри — близько { NUMBER($optimal, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
coach-boards-lost = Розгадано { $solved } з { $boards } полів.
coach-boards-waited = 💡 На полі { $board } з рядка { $row } лишалося одне слово, а спроби ({ $guesses }) пішли деінде й нічого не розгадали.
coach-boards-ruled-out = 💡 За клітинками слово **{ $guess }** (рядок { $row }) вже не пасувало до жодного відкритого поля. Слово **{ $better }** допомогло б більше.
coach-boards-better = 💡 У рядку { $row } слово **{ $better }** просунуло б усі поля разом далі, ніж **{ $guess }**.
coach-boards-served = 👏 **{ $guess }** допомагає одразу кільком полям: { $boards }.
coach-boards-hit = 🎯 **{ $guess }** влучає в одне зі слів, що лишалися на полі { $board } (їх було { $words }).
coach-step-after = { $words } на { $boards ->
    [one] { $boards } полі
    [few] { $boards } полях
   *[many] { $boards } полях
}
coach-boards-note = Усі числа — це оцінки у спробах.

## How hard a word is

coach-hard-title = Чи складне слово { $answer }?
coach-hard-figure = **{ $level }**: людям треба близько { NUMBER($guesses, minimumFractionDigits: 1, maximumFractionDigits: 1) } спроби, і не знаходить його приблизно одна людина з { $failing }. Складніше за { $figure } зі 100 слів такої довжини.
coach-hard-solver = { $rival }, мій найсильніший гравець, знаходить його за { $guesses ->
    [one] { $guesses } спробу
    [few] { $guesses } спроби
   *[many] { $guesses } спроб
}.
coach-hard-solver-lost = Навіть мій найсильніший гравець, { $rival }, не вкладається в { $most } спроб.
coach-hard-opening = Як перше слово воно на місці { $place } з { $words }: далі ідеальному гравцеві потрібно в середньому { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } спроби.
coach-hard-why = Чому воно складне: { $reasons }.
coach-hard-why-easy = На чому можна спіткнутися: { $reasons }.
coach-hard-because-repeated = у ньому { $letters } є більш ніж раз
coach-hard-because-thrice = літера { $letters } є в ньому тричі
coach-hard-because-letter = { $letters } буває в небагатьох словах
coach-hard-because-pair = { $letters } буває в небагатьох словах
coach-hard-because-vowels = у ньому немає жодної голосної
coach-hard-because-unknown = його мало хто знає
coach-hard-because-form = такі форми слів рідко загадують
coach-hard-because-rare = його рідко загадують
coach-hard-because-openers = звичні перші спроби мало про нього кажуть
coach-hard-because-seldom = воно рідко спадає на думку
coach-hard-because-alike = після кількох спроб підходить ще багато інших слів
coach-losers-none = { $strategies ->
    [one] Єдиний суперник, що грає таку довжину, його знаходить.
    [few] Усі { $strategies } суперники його знаходять.
   *[many] Усі { $strategies } суперників його знаходять.
}
coach-losers = { $strategies ->
    [one] Єдиний суперник, що грає таку довжину, його не знаходить: { $names }.
    [few] Із { $strategies } суперників його не { $losers ->
        [one] знаходить { $losers }
        [few] знаходять { $losers }
       *[many] знаходять { $losers }
    }: { $names }.
   *[many] Із { $strategies } суперників його не { $losers ->
        [one] знаходить { $losers }
        [few] знаходять { $losers }
       *[many] знаходять { $losers }
    }: { $names }.
}
coach-alike-none = Немає іншого слова, яке відрізнялося б від нього лише однією літерою.
coach-alike = Схожі: на { $pattern } { $words ->
    [one] схоже { $words } слово
    [few] схожі { $words } слова
   *[many] схоже { $words } слів
}: { $named }.
coach-trap = Пастка: на { $pattern } { $words ->
    [one] схоже { $words } слово
    [few] схожі { $words } слова
   *[many] схоже { $words } слів
}: { $named }.
coach-named-more = { $named }, …
coach-hard-note = Тут ідеться лише про саме слово, а не про якусь гру. Скільки спроб треба людям, оцінено за 359 англійськими головоломками з п’яти літер, які розгадували тисячі гравців, з точністю десь до чверті спроби; для інших мов і довжин оцінка грубіша.
coach-hard-unhidden = Сам я його ніколи не загадую; інші можуть.

coach-level-easy = Легке
coach-level-fair = Посильне
coach-level-tricky = Підступне
coach-level-hard = Складне
coach-level-brutal = Нещадне
