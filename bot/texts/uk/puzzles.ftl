### Puzzles from elsewhere, words that the bot guesses, and hints in a game.

## The panel of a puzzle

puzzles-title = Твоя головоломка
puzzles-title-shared = Головоломка цього каналу
puzzles-everything = загаданим може бути будь-яке слово
puzzles-outdated = *Тим часом щось змінилося. Ось як це виглядає тепер.*
puzzles-no-rows = Рядків ще немає.
puzzles-on-board = { $text } · поле { $board }
puzzles-renewed = Це нова головоломка: вона не продовжує твоєї попередньої.
puzzles-renewed-changed = Схоже, це нова головоломка, бо змінилися клітинки: { $words }.
puzzles-replaced = Клітинки замінено: { $words }.
puzzles-added = Додано до твоєї головоломки з { $words }. Якщо це інша, натисни **{ $button }**.
puzzles-stale = Від твоєї попередньої головоломки минуло чимало часу, останнім було **{ $word }**. Твій наступний рядок почне нову.
puzzles-draft-guess = Спробуй: **{ $word }**
puzzles-draft-mark = Познач: **{ $word }**
puzzles-draft-show = Натискай кожну літеру, доки вона не стане такою, як твоя клітинка, а тоді натисни **Ввести**.
puzzles-path = після { $word } лишилося { $words }
puzzles-next = Наступна спроба
puzzles-used = Уже підказано: { $rungs }

puzzles-enter-button = Ввести
puzzles-found-button = Це воно!
puzzles-more = Більше …
puzzles-continue-button = Продовжити стару
puzzles-correct-button = Ні, це виправлення рядка
puzzles-other-button = У мене було інше слово
puzzles-refused-button = Моя гра його не знає
puzzles-undo-button = Скасувати
puzzles-reasons-button = Чому це слово?
puzzles-remaining-button = Слова, що лишилися
puzzles-why-button = А чому не …?
puzzles-language-button = Інша мова
puzzles-new-button = Нова головоломка
puzzles-keep-button = Лишити як є
puzzles-mend-button = Змінити рядок { $row } на { $marks }

puzzles-other-modal = Яке слово було твоєю спробою?
puzzles-language-field = Мова слів
puzzles-words-modal = Які слова були твоїми спробами?
puzzles-words-field = Слова через пробіл, усього { $words }
puzzles-tiles-field = Їхні клітинки, по рядку на слово
puzzles-words-rest = Рядки { $first }–{ $last }, через пробіл
puzzles-why-modal = Про яке слово ти думаєш?
puzzles-reveal-modal = Яке слово ти загадуєш?
puzzles-word-field = Слово
puzzles-reveal-field = Твоє слово з { $letters } літер

## How to begin

puzzles-teaching-title = Розгадаймо головоломку разом
puzzles-teaching =
    Назви своє слово і його клітинки, а я скажу, що може бути загадано. Або довір мені всі спроби й лише натискай клітинки.

    -# Бачиш це тільки ти. У параметр **hints** команди `/{ -command } help` уміщається цілий скопійований результат, а в **picture** — знімок екрана.

puzzles-first-button = Ввести мою спробу
puzzles-lead-button = Добирай спроби за мене
puzzles-first-modal = Твоя головоломка
puzzles-first-word-field = Слово, яке було твоєю спробою
puzzles-first-tiles-field = Його клітинки; лиши порожнім заради кнопок
puzzles-first-tiles-placeholder = 20012, gy.bx, 🟩🟨⬛
puzzles-fresh-title = Нова головоломка
puzzles-fresh = Починаємо з чистого аркуша. Додай рядок параметрами **guess** і **hints** команди `/{ -command } help`.

## How many words are left

puzzles-left = { $words ->
    [one] Лишилося **{ $words } слово**.
    [few] Лишилося **{ $words } слова**.
   *[many] Лишилося **{ $words } слів**.
}
puzzles-left-likely = { $likely ->
    [one] Лишилося **{ $likely } ймовірне слово**
    [few] Лишилося **{ $likely } ймовірні слова**
   *[many] Лишилося **{ $likely } ймовірних слів**
} (і { $rare ->
    [one] { $rare } рідкісніше
    [few] { $rare } рідкісніші
   *[many] { $rare } рідкісніших
}).
puzzles-left-rare = Жодне поширене слово не підходить; { $words ->
    [one] лишилося **{ $words } рідкісне слово**.
    [few] лишилося **{ $words } рідкісні слова**.
   *[many] лишилося **{ $words } рідкісних слів**.
}
puzzles-left-check = Перевір клітинки: можливо, там слово, якого я не знаю.
puzzles-left-board = Поле { $board }: { $left }
puzzles-left-none = Жодне слово з мого списку не пасує до цих рядків.
puzzles-left-impossible = Рядки суперечать один одному, тож не підходить жодне слово: якась клітинка хибна. **{ $undo }** прибирає останній рядок.
puzzles-left-clues = З них видно: { $clues }. Якщо знаєш слово, хтось із тих, хто керує сервером, може мене його навчити: `/{ -command } addword`.

## Rows that cannot all be right

puzzles-slip-title = Не збережено
puzzles-slip-row = Жодне відоме мені слово не пасує до рядка { $rows }.
puzzles-slip-row-never = Жодне слово не може виглядати як рядок { $rows }.{ $order ->
    [wrong] { " " }З однакових літер жовтою стає перша.
   *[right] { "" }
}
puzzles-slip-rows = Рядки { $rows } суперечать один одному.
puzzles-slip-rows-all = Твої рядки суперечать один одному.
puzzles-slip-none = Жодне відоме мені слово не пасує водночас до рядків { $rows }.
puzzles-slip-none-all = Жодне відоме мені слово не пасує до всіх твоїх рядків.
puzzles-slip-named = { $row } ({ $word })
puzzles-slip-word = **{ $word }** не збережено.
puzzles-slip-words = Ці рядки не збережено: { $rows }.
puzzles-slip-mend = Може, рядок { $row } має бути { $marks } (`{ $digits }`)?
puzzles-slip-mends = Можливо, хибна лише одна клітинка в одному з цих рядків:
puzzles-slip-mended = Рядок { $row }: { $marks } (`{ $digits }`)
puzzles-slip-check = Перевір, будь ласка, клітинки ще раз.

## Help, step by step

puzzles-rung-nudge = Натяк
puzzles-rung-letter = Літера
puzzles-rung-guesses = Слово
puzzles-rung-nudge-hint = Дещо про слово, але жодної нової літери
puzzles-rung-more = Ще натяк
puzzles-rung-more-hint = Ще дещо про слово
puzzles-rung-letter-hint = Яку літеру найкраще перевірити далі
puzzles-rung-guesses-hint = Які слова спробувати далі
puzzles-rung-line = **{ $rung }**: { $hint }

# $sure is "certain" (true of every word that fits), "all" (of all likely words), "rare" (of all
# words, but only rare ones fit) or "most".
puzzles-nudge-probably = { $sure ->
    [most] Найімовірніше:
   *[all] Майже напевно:
} { SMALL($fact) } (Так { $sure ->
    [all] { $words ->
        [1] у єдиному ймовірному слові
        [2] в обох ймовірних словах
       *[other] у кожному ймовірному слові
    }
    [rare] { $words ->
        [2] в обох словах, що лишилися
       *[other] в усіх словах, що лишилися
    }
   *[most] у { $count } із { $words } { $kind ->
        [likely] { $words ->
            [one] ймовірного слова
            [few] ймовірних слів
           *[many] ймовірних слів
        }
       *[all] { $words ->
            [one] слова, що лишилися
            [few] слів, що лишилися
           *[many] слів, що лишилися
        }
    }
}.)
puzzles-nudge-first-half = Літера на місці { $place } — з першої половини абетки.
puzzles-nudge-second-half = Літера на місці { $place } — з другої половини абетки.
puzzles-nudge-side-by-side = Дві однакові літери стоять поруч.
puzzles-nudge-vowels-meet = Дві голосні стоять поруч.
puzzles-nudge-vowel-at = Літера на місці { $place } — голосна.
puzzles-nudge-consonant-at = Літера на місці { $place } — приголосна.
puzzles-nudge-meaning = Найімовірніше, воно означає: *{ $meaning }*
puzzles-nudge-trap = Обережно, пастка: { $sure ->
    [all] { $kind ->
        [likely] усі ймовірні слова ({ $words })
       *[all] усі слова, що лишилися ({ $words }),
    }
   *[most] { $count } із { $words } { $kind ->
        [likely] { $words ->
            [one] ймовірного слова
            [few] ймовірних слів
           *[many] ймовірних слів
        }
       *[all] { $words ->
            [one] слова, що лишилося,
            [few] слів, що лишилися,
           *[many] слів, що лишилися,
        }
    }
} відрізняються лише однією літерою.{ $way }
puzzles-nudge-trap-way = { " " }Не пробуй їх по одному: краще слово, яке перевірить кілька цих літер одразу.

puzzles-letter = { $sure ->
    [certain] У слові є літера **{ $letter }**.
    [rare] У слові, найімовірніше, є літера **{ $letter }**.
    [all] У слові, найімовірніше, є літера **{ $letter }**, як і { $words ->
        [1] в єдиному ймовірному слові
        [2] в обох ймовірних словах
       *[other] в кожному ймовірному слові
    }.
    [single] Жодна нова літера не трапляється більш ніж в одному { $kind ->
        [likely] з ймовірних слів
       *[all] зі слів, що лишилися
    } ({ $words }); **{ $letter }** не гірша за інші.
   *[most] Найкраще перевірити літеру **{ $letter }**: вона є в { $count } із { $words } { $kind ->
        [likely] { $words ->
            [one] ймовірного слова
            [few] ймовірних слів
           *[many] ймовірних слів
        }
       *[all] { $words ->
            [one] слова, що лишилися
            [few] слів, що лишилися
           *[many] слів, що лишилися
        }
    }.
}
puzzles-letter-another = { $sure ->
    [certain] У слові є ще одна літера **{ $letter }**.
    [rare] У слові, найімовірніше, є ще одна літера **{ $letter }**.
    [all] У слові, найімовірніше, є ще одна літера **{ $letter }**.
   *[most] У слові може бути ще одна літера **{ $letter }**.
}
puzzles-letter-place = { $sure ->
    [certain] **{ $letter }** стоїть на місці { $place }.
    [rare] **{ $letter }** найімовірніше стоїть на місці { $place }.
    [all] **{ $letter }** найімовірніше стоїть на місці { $place }, як і { $words ->
        [1] в єдиному ймовірному слові
        [2] в обох ймовірних словах
       *[other] в кожному ймовірному слові
    }.
   *[most] **{ $letter }** найімовірніше стоїть на місці { $place }, як у { $count } із { $words } { $kind ->
        [likely] { $words ->
            [one] ймовірного слова
            [few] ймовірних слів
           *[many] ймовірних слів
        }
       *[all] { $words ->
            [one] слова, що лишилися
            [few] слів, що лишилися
           *[many] слів, що лишилися
        }
    }.
}
puzzles-letter-none = Ти вже знаєш усі літери слова і їхні місця.

## The next guess

puzzles-try-likely = Спробуй слово **{ $word }**: найімовірніше, загадано саме його.
puzzles-try-only = Лишилося єдине слово: ||**{ $word }**||.
puzzles-try-only-rare = Єдине відоме мені слово, яке підходить, — ||**{ $word }**||, але його рідко загадують.
puzzles-try-two = Спробуй слово **{ $word }**. Крім нього, лишилося ще **{ $other }**.
puzzles-try-likeliest = Спробуй слово **{ $word }**. Це єдине ймовірне слово.
puzzles-try-two-likely = Спробуй слово **{ $word }**. Інше ймовірне слово — **{ $other }**.
puzzles-try-rarer = { $words ->
    [one] Підходить ще { $words } рідкісніше слово.
    [few] Підходять ще { $words } рідкісніші слова.
    [many] Підходить ще { $words } рідкісніших слів.
   *[other] Підходить ще { $words } рідкісніших слів.
}
puzzles-try-possible = Спробуй слово **{ $word }**: можливо, саме його загадано, і воно { $leaves }.
puzzles-try-possible-board = Спробуй слово **{ $word }**: можливо, саме його загадано на одному з полів, і воно { $leaves }.
puzzles-try-probe = Спробуй слово **{ $word }**. Загаданим воно бути не може, зате { $leaves }.
puzzles-try-rare = Слово не з поширених.
puzzles-try-rude = { $words ->
    [one] Тут я радив би грубе слово.
    [few] Тут я радив би грубе слово.
   *[many] Тут я радив би грубе слово.
} Натисни смужку, щоб прочитати: ||{ $word }||
puzzles-try-also = Теж добре: { $words }.
puzzles-try-also-probes = Теж добре, але загадане слово інше: { $words }.
puzzles-leaves = зазвичай лишає { $words ->
    [one] { $words } слово
    [few] { $words } слова
   *[many] { $words } слів
}
puzzles-leaves-or = зазвичай лишає { $few } або { $words ->
    [one] { $words } слово
    [few] { $words } слова
   *[many] { $words } слів
}
puzzles-leaves-about = зазвичай лишає близько { $words ->
    [one] { $words } слова
    [few] { $words } слів
   *[many] { $words } слів
}
puzzles-leaves-boards = лишає близько { $words ->
    [one] { $words } слова
    [few] { $words } слів
   *[many] { $words } слів
} на всіх полях разом

puzzles-reasons-title = Чому { $word }?
puzzles-why-tests = Воно перевіряє { $letters }: { $tested ->
    [one] ця літера є
    [few] хоч одна з них є
   *[many] хоч одна з них є
} у { $count } із { $words } { $kind ->
    [likely] { $words ->
        [one] ймовірного слова
        [few] ймовірних слів
       *[many] ймовірних слів
    }
   *[all] { $words ->
        [one] слова, що лишилися
        [few] слів, що лишилися
       *[many] слів, що лишилися
    }
}.
puzzles-why-tests-none = Нових літер воно не перевіряє, зате покаже, де стоять відомі.
puzzles-why-tests-again = Воно не перевіряє нових літер, але покаже, чи є { $letters } в слові ще раз.
puzzles-why-tests-places = Воно не перевіряє нових літер, але покаже місце: { $letters }.
puzzles-why-tests-some = Воно перевіряє { $letters }: частина решти слів це має, інші — ні.
puzzles-why-also-again = Воно також покаже, чи є { $letters } в слові ще раз.
puzzles-why-also-places = Воно також покаже місце: { $letters }.
puzzles-why-only-likely = Це єдине ймовірне слово.
puzzles-why-groups = Його клітинки поділять ці слова на { $groups ->
    [one] { $groups } групу
    [few] { $groups } групи
   *[many] { $groups } груп
}. У середньому лишиться близько { $words ->
    [one] { $words } слова
    [few] { $words } слів
   *[many] { $words } слів
}, щонайбільше { $most }.
puzzles-why-apart = { $count ->
    [1] { $words } ти впізнаєш одразу.
   *[other] Ці слова впізнаєш одразу: { $words }.
}
puzzles-why-together = Ці лишаться разом: { $words }.
puzzles-why-possible = Воно саме може бути загаданим.
puzzles-why-only = Це єдине відоме мені слово, яке пасує до всіх рядків.
puzzles-figures-button = Числа
puzzles-reasons-figure = **{ $word }** { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
puzzles-reasons-note = Число — це скільки приблизно ще треба спроб, разом із цією; що менше, то краще. Слово, яке мало хто знає, рахується на 0,25 більше, а те, яке може бути загаданим, — до 0,10 менше.
puzzles-reasons-none = Тут нема чого зважувати.
puzzles-sampled = Лишилося слів: { $words }; я рахував за такою їх кількістю: { $seen }.

## The words that are left, and why a word is not one of them

puzzles-words-title = { $words ->
    [one] { $words } слово
    [few] { $words } слова
   *[many] { $words } слів
}
puzzles-words-page = Сторінка { $page } з { $pages }
puzzles-words-unsaid = не показано { $words ->
    [one] { $words } грубе слово
    [few] { $words } грубі слова
   *[many] { $words } грубих слів
}
puzzles-words-back-button = ◀ Ймовірніші
puzzles-words-on-button = Рідкісніші ▶
puzzles-out = **{ $word }** відпадає: { $clue }.
puzzles-possible = **{ $word }** пасує до всіх рядків.
puzzles-possible-rare = **{ $word }** пасує до всіх рядків, але його рідко загадують, тож для мене воно серед рідкісних.
puzzles-instead-own = Я б і сам його спробував.
puzzles-instead-mine = слово, яке спробував би я,
puzzles-instead-worse = { $possible ->
    [yes] Якщо загадано не його, воно лишає близько
   *[no] Як спроба воно лишає близько
} { $stay ->
    [one] { $stay } слова
    [few] { $stay } слів
   *[many] { $stay } слів
}, а { $mine } — лише близько { $less }.
puzzles-instead-better = { $possible ->
    [yes] Це вдала спроба
   *[no] Це все одно вдала спроба
}: вона лишає трохи менше, ніж { $mine }.
puzzles-instead-same = { $possible ->
    [yes] Це вдала спроба
   *[no] Це все одно вдала спроба
}: вона лишає близько { $stay ->
    [one] { $stay } слова
    [few] { $stay } слів
   *[many] { $stay } слів
}, а { $mine } — близько { $less }.
puzzles-unknown = Його просто немає в моєму списку слів. Хтось із тих, хто керує сервером, може його додати: `/{ -command } addword`.
puzzles-unknown-word = Я не знаю слова **{ $word }**.
puzzles-unknown-meant = Я не знаю слова **{ $word }**; може, **{ $meant }**?
puzzles-row-disallowed = Складний режим не дозволив би слова **{ $word }** у рядку { $row }. Якщо слово чи клітинка хибні, виправ їх.
puzzles-over = Цю головоломку розгадано. **Нова головоломка** почне наступну.

## A hint in a running game

puzzles-hint-title = Підказка
puzzles-hint-nudge = Натяк
puzzles-hint-nudge-about = Яке слово на вигляд; жодної з його літер
puzzles-hint-letter = Літера
puzzles-hint-letter-about = Літера слова, якої ти ще не знаєш
puzzles-hint-place = Місце
puzzles-hint-place-about = Де стоїть одна з його літер
puzzles-hint-meaning = Значення
puzzles-hint-meaning-about = Що слово означає; це може багато видати
puzzles-hint-guesses = Слово
puzzles-hint-guesses-about = Вдале слово для наступної спроби
puzzles-hint-unranked = { $hint } (поза таблицею)
puzzles-hint-price-nothing = Ця гра вже не потрапляє до таблиці лідерів, тож дальші підказки нічого не коштують.
puzzles-hint-price-free = Ця гра не потрапляє до таблиці лідерів, тож підказки нічого не коштують.
puzzles-hint-price-first = Після першої підказки гра вже нікому не потрапить до таблиці лідерів.
puzzles-hint-price-own = Глянути можна просто так. Після першої підказки гра вже не потрапить до таблиці лідерів.
puzzles-hint-price-shared = Глянути можна просто так. { puzzles-hint-price-first }
puzzles-hint-price-asked = Глянути можна просто так. { refusals-may-not-agree } { puzzles-hint-price-first }
puzzles-hint-price-daily = Глянути можна просто так. Після першої підказки це слово дня вже не потрапить до таблиці лідерів, і твоя серія урветься.
puzzles-hint-means = Воно означає: *{ $meaning }*
puzzles-hint-no-nudge = Ти знаєш про слово стільки, скільки я можу сказати, не називаючи літер.
puzzles-hint-letter-new = У слові є літера **{ $letter }**.
puzzles-hint-letter-again = У слові є ще одна **{ $letter }**.
puzzles-hint-at = **{ $letter }** стоїть на місці { $place }.
puzzles-hint-trait-repeated = Якась літера трапляється в слові не один раз.
puzzles-hint-trait-different = Усі літери слова різні.
puzzles-hint-trait-vowels = { $vowels ->
    [0] У слові немає голосних{ $y ->
        [yes] , хіба що Y.
       *[no] .
    }
    [one] У слові { $vowels } голосна.
    [few] У слові { $vowels } голосні.
   *[many] У слові { $vowels } голосних.
}
puzzles-hint-trait-more-vowels = { $vowels ->
    [0] Усі голосні слова ти вже знаєш{ $y ->
        [yes] , хіба що крім Y.
       *[no] .
    }
    [one] У слові є ще { $vowels } голосна, якої ти не знаєш.
    [few] У слові є ще { $vowels } голосні, яких ти не знаєш.
   *[many] У слові є ще { $vowels } голосних, яких ти не знаєш.
}
puzzles-hint-trait-early = Слово починається на літеру з першої половини абетки.
puzzles-hint-trait-late = Слово починається на літеру з другої половини абетки.
puzzles-hint-trait-begins-vowel = Слово починається на голосну.
puzzles-hint-trait-begins-consonant = Слово починається на приголосну.
puzzles-hint-trait-ends-vowel = Слово закінчується на голосну.
puzzles-hint-trait-ends-consonant = Слово закінчується на приголосну.
puzzles-hint-trait-lacks = У слові немає літери **{ $letter }**.

## Stump me: the bot guesses a word that somebody thinks of

puzzles-stump-title = Загадай мені
puzzles-stump-rival = вгадує { $rival }
puzzles-stump-own = Вгадую словами, які знає більшість людей
puzzles-stump-first = { $who }, загадай слово і нікому не кажи. Моя спроба: **{ $word }**
puzzles-stump-guess = { $words ->
    [one] Ще можливе { $words } слово.
    [few] Ще можливі { $words } слова.
   *[many] Ще можливо { $words } слів.
} Моя спроба: **{ $word }**
puzzles-stump-show = Натискай літери, чий колір ще не такий, як для твого слова, а тоді **Ввести**. Відоме з попередніх позначок уже виставлено. Це твоє слово? Натисни **Це воно!**
puzzles-stump-show-first = Натискай літери, чий колір ще не такий, як для твого слова, а тоді **Ввести**. Це твоє слово? Натисни **Це воно!**
puzzles-stump-found = 🎉 **{ $word }**: я знайшов твоє слово за { $guesses ->
    [one] { $guesses } спробу
    [few] { $guesses } спроби
   *[many] { $guesses } спроб
}.
puzzles-stump-beaten = 🏆 Мої спроби скінчилися. Твоя взяла, { $who }! Що це було за слово?
puzzles-stump-no-words = 🏆 Більше слів на думку не спадає. Твоя взяла, { $who }! Що це було за слово?
puzzles-stump-impossible = 🤔 Від рядка { $turn } не підходить жодне відоме мені слово. { $why }
puzzles-stump-recover = Натисни **Скасувати**, щоб позначити останній рядок заново. Якщо всі позначки правильні, натисни **Відкрити моє слово**.
puzzles-stump-was = Це було слово **{ $word }**.
puzzles-stump-unknown = Твого слова немає в моєму списку, тож я ніколи б його не вгадав.
puzzles-stump-early = Гру завершено достроково, ще до позначок на моїй першій спробі.
puzzles-stump-fair = Усі позначки правильні. Гарна гра!
puzzles-stump-won = Усі позначки правильні: твоя взяла. Гарна гра!
puzzles-stump-left = Усі позначки правильні. { $others ->
    [0] Лишалося саме це слово, тож наступним я б його й назвав.
    [one] Ще було можливе { $others } інше слово.
    [few] Ще були можливі { $others } інші слова.
   *[many] Ще було можливо { $others } інших слів.
}
puzzles-stump-wrong = { $count ->
    [one] Для цього слова рядок { $rows } мав би виглядати так:
    [few] Для цього слова рядки { $rows } мали б виглядати так:
   *[many] Для цього слова рядки { $rows } мали б виглядати так:
}

puzzles-again-button = Ще слово
puzzles-reveal-button = Відкрити моє слово
