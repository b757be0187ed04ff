games-mode-together = Разом
games-mode-solo = Соло
games-mode-vote = Голосування
games-mode-race = Перегони
games-mode-daily = Слово дня
games-mode-archive = Архів
games-mode-challenge = Виклик
games-mode-duel = Дуель
games-mode-absurdle = Absurdle
games-mode-absurdle-solo = Absurdle соло

games-about-together = одне поле на весь канал, і вгадують усі; «по черзі» означає, що ніхто не вгадує двічі поспіль
games-about-solo = твоє власне поле, якого більше ніхто не бачить
games-about-vote = за кожну спробу голосують усі; через хвилину після першого голосу, або щойно проголосують усі гравці, зараховується слово з найбільшою кількістю голосів (за рівності — те, що було раніше)
games-about-race = одне слово для всіх, хто приєднався, на приватних полях; перемагає найменша кількість спроб або перший розв’язок, як обереш; перший розв’язок запускає відлік
games-about-daily = одне слово на день для всього сервера; кожен відгадує його один раз, на приватному полі
games-about-archive = слово дня з минулого, на твоєму власному полі; поза таблицею лідерів
games-about-challenge = ти загадуєш слово тим, кого назвеш, або всьому каналу; поза таблицею лідерів
games-about-duel = ти проти мене з одним словом; я бачу лише свої клітинки
games-about-absurdle = я не загадую слова: після кожної спроби лишаю якнайбільше можливих слів, доки ти не залишиш мені одне; поза таблицею лідерів
games-about-absurdle-solo = Absurdle на твоєму власному полі, якого більше ніхто не бачить; поза таблицею лідерів

## A game that is being put together

games-setup-title = Нова гра
games-setup-prompt-mode = Як хочеш грати?
games-setup-prompt-list = Які слова?
games-setup-prompt-language = Якою мовою?
games-setup-prompt-length = Яка довжина слова?
games-setup-prompt-hard = Наскільки суворі правила?
games-setup-prompt-boards = Скільки слів одразу?
games-setup-prompt-rival = З ким граєш?
games-setup-prompt-goal = Хто перемагає?
games-begin-button = Почати
games-setup-turns-button = По черзі: так
games-setup-no-turns-button = По черзі: ні
games-setup-no-list = Слова: звичайні
games-setup-any-length = Будь-яка довжина
games-setup-goal-fewest = Перемагає найменше спроб
games-setup-goal-fewest-hint = Не поспішай: час важить лише за рівної кількості спроб
games-setup-goal-first = Перемагає перший розв’язок
games-setup-goal-first-hint = Байдуже, скільки спроб

games-mode-together-hint = Одне поле в цьому каналі, і вгадують усі
games-mode-solo-hint = Твоє власне поле, якого більше ніхто не бачить
games-mode-race-hint = Одне слово для всіх, але поле в кожного своє
games-mode-daily-hint = Сьогоднішнє слово, одне на весь сервер
games-mode-challenge-hint = Ти загадуєш слово, інші вгадують
games-mode-duel-hint = Ти проти мене, з одним словом
games-mode-vote-hint = Одне поле в цьому каналі, і за кожну спробу голосують усі
games-mode-archive-hint = Слово дня з минулого, на твоєму власному полі
games-mode-absurdle-hint = Я не загадую слова, доки ти не залишиш мені одне
games-mode-absurdle-solo-hint = Те саме на твоєму полі, якого більше ніхто не бачить

games-setup-hard-off = Складний режим: ні
games-setup-hard-off-hint = Пробуй яке завгодно слово
games-setup-hard-hard = Складний режим: так
games-setup-hard-hard-hint = У кожній спробі мають бути зелені й жовті літери
games-setup-hard-ultra = Складний режим: ультра
games-setup-hard-ultra-hint = Кожна спроба має пасувати до всіх клітинок, і до сірих

games-numbered = { $mode } { $number }
games-letters = { $letters ->
    [one] { $letters } літера
    [few] { $letters } літери
   *[many] { $letters } літер
}
games-boards = { $boards ->
    [one] { $boards } поле
    [few] { $boards } поля
   *[many] { $boards } полів
}
games-turns = по черзі
games-hard-hard = складний режим
games-hard-ultra = надскладний режим

games-prompt = Яке слово загадано? У ньому { $letters ->
    [one] { $letters } літера
    [few] { $letters } літери
   *[many] { $letters } літер
}. Натисни **{ $button }** і почни з будь-якого.
games-prompt-open = Нічого ще не загадано. Натисни **{ $button }** і почни з будь-якого слова, у якому { $letters ->
    [one] { $letters } літера
    [few] { $letters } літери
   *[many] { $letters } літер
}.
games-prompt-boards = Які слова загадано? Слів: { $boards }, літер у кожному: { $letters }. Кожна спроба рахується на всіх полях. Натисни **{ $button }** і почни з будь-якого слова.
games-legend = { $correct } на своєму місці · { $present } деінде в слові · { $absent } немає в слові
games-one-word = Щоб вгадувати, напиши одне слово, у якому { $letters ->
    [one] { $letters } літера
    [few] { $letters } літери
   *[many] { $letters } літер
}, і більше нічого.
games-ways-out = **{ games-stop-button }** — під полем, а `/{ -command } hint` дає підказку.
games-unread = Те, що ти тут пишеш, читають усі, тож на твоєму власному полі я цього не зараховую. Натисни там **{ $button }** або скористайся `/{ -command } guess`.
games-guess-button = Вгадати
games-vote-button = Голосувати
games-stop-button = Здатися
games-stop-vote-button = Голосувати за кінець
games-take-back-button = Забрати мій голос
games-again-button = Ще раз
games-analyse-button = Аналіз
games-share-button = Поділитися
games-share-ask = Це побачать усі тут:
games-share-copy = Тут це вже всі бачили. Скопіюй, щоб показати деінде:
games-post-button = Опублікувати тут
games-no-post-button = Не треба
games-guess-modal = Твоя спроба
games-vote-modal = Твій голос за слово
games-guess-field = Слово з { $letters } літер
games-thread = Нова гра починається в гілці нижче. Приєднуйся!
games-begun-again = Наступна вже почалася: грай теж!
games-running-button = Приєднатися
games-yours-button = Показати моє поле
games-thread-button = Почати мою в гілці

games-left = { $guesses ->
    [one] лишилася { $guesses } спроба
    [few] лишилося { $guesses } спроби
   *[many] лишилося { $guesses } спроб
}
games-last = Остання спроба { $when }
games-closes = Закриється { $when }, якщо ніхто не вгадуватиме
games-closes-solo = Закриється { $when }, якщо не буде нової спроби
games-unranked = Поза таблицею лідерів
games-ends = Кінець { $when }
games-stopping = Голосів за кінець: { $votes } з { $needed }; вони згорять { $until }. Щоб додати свій, натисни **Здатися**.

games-vote-first = Запропонуй слово. Голоси рахую через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[many] { $seconds } секунд
} після першого або щойно проголосують усі, хто досі грав.
games-vote-counted = Натисни слово, щоб проголосувати за нього, або запропонуй інше. Голоси рахую { $when } або щойно проголосують усі, хто досі грав. За рівності перемагає те, що було раніше.
games-moved = Перенесено нижче.
games-received = ✓
games-voted = Твій голос: **{ $word }**. Голоси рахую щонайпізніше { $when }. Щоб змінити, натисни або запропонуй інше слово.
games-turns-next = Попередня спроба: { $who }. Тепер черга когось іншого.
games-turns-alone = Якщо за дві хвилини ніхто не приєднається, можна грати далі самостійно.
games-open = Я ще не загадав слова: після кожної спроби лишаю якнайбільше можливих.
games-open-left = Ще можливі слова: **{ $words }**.
games-stop-vote = Голосів за кінець цієї гри: { $votes } з { $needed }. Інші теж можуть натиснути **Здатися**, протягом п’яти хвилин. Одразу завершити її можуть { $starter } (хто її почав) або модератори.
games-stop-vote-others = Голосів за кінець цієї гри: { $votes } з { $needed }. Інші теж можуть натиснути **Здатися**, протягом п’яти хвилин. Модератори можуть завершити її одразу.
games-taken-back = Твій голос забрано, і гра триває.

games-won = 🎉 { $who } розгадує за { $guesses ->
    [one] { $guesses } спробу
    [few] { $guesses } спроби
   *[many] { $guesses } спроб
}
games-won-solo = 🎉 Розгадано за { $guesses ->
    [one] { $guesses } спробу
    [few] { $guesses } спроби
   *[many] { $guesses } спроб
}
games-won-voted = { games-won-solo }, завдяки голосам: { $who }
games-won-answer = { $won }: **{ $answer }**
games-won-boards = { $won }.
games-lost = Спроби скінчилися.
games-stopped = Гру завершено достроково.
games-stopped-by = Гру достроково завершує { $who }.
games-overtaken = Гра скінчилася раніше, ніж знайшлося слово.
games-open-answer = { $ended } Я ще міг сказати **{ $answer }**
games-open-dodged = Аналізу цієї гри немає: я ухилявся від кожної спроби, доки міг.
games-idle = Закрито, бо довго ніхто не вгадував.
games-answer = { $ended } Загадане слово: **{ $answer }**
games-missed = { $ended } Не знайдено: { $answers }
games-missed-board = поле { $board }, **{ $answer }**
games-credit = { $who } { $did }
games-guesses-by = Спроби: { $names }

## What a friend says at the end: any of four lines, chosen by $variant

games-remark-one = { $variant ->
    [0] З першої спроби! Сьогодні купуй лотерейку.
    [1] Одна спроба. Роби знімок екрана, бо не повірять.
    [2] Одразу в ціль. Ти читаєш думки?
    [3] Одна спроба? Вимагаю перерахунку.
    [4] Моргнеш — і вже по всьому.
    [5] Перший млинець, а не глевкий!
   *[other] Просто в десятку!
}
games-remark-two = { $variant ->
    [0] За дві! А я тільки вмостився.
    [1] Дві спроби. Невже було так просто?
    [2] Чайник закипіти не встиг.
    [3] Дві! Решта чотири спроби ображені.
    [4] Хутко впорано. Хто наступний?
    [5] У тебе це виглядає так легко.
   *[other] Дві! Пів удачі, пів генія. Не скажу, де яка половина.
}
games-remark-last = { $variant ->
    [0] На останній спробі. Можна видихнути.
    [1] Я ні на мить не сумнівався. (Сумнівався.)
    [2] На останній краплі пального — і вдома.
    [3] Порятунок за мить до свистка.
    [4] Моє серце багато такого не витримає.
    [5] Остання спроба не гірша за першу. Майже.
   *[other] Отак на межі — треба мати нерви.
}
games-remark-near = { $variant ->
    [0] Не вистачило однієї літери. Болить.
    [1] Усе, крім однієї літери. Яка прикрість!
    [2] Так близько! Ще одна літера, і слово твоє.
    [3] За літеру від щастя. Близько лікоть, а не вкусиш.
    [4] Слово було в оточенні.
    [5] Одна клітинка між тобою і славою.
   *[other] Одна літера. Ближче вже не буває.
}
games-remark-lost = { $variant ->
    [0] Це втекло. Наступне не втече.
    [1] Не цього разу. Наступне буде твоїм.
    [2] Отже, ось яке це слово. Рушаймо до наступного.
    [3] Тепер ти його знаєш. Удруге воно тебе не впіймає.
    [4] Не журися. Завжди є ще одне.
    [5] Очко слову. Зрівняєш рахунок?
   *[other] З найкращими буває. Реванш?
}

games-credit-letters = знаходить { $letters }
games-credit-ruled-out = виключає { $words ->
    [one] { $words } слово
    [few] { $words } слова
   *[many] { $words } слів
}
games-credit-solved = розгадує слово
games-credit-boards = розгадує { $count ->
    [one] поле { $boards }
    [few] поля { $boards }
   *[many] поля { $boards }
}
games-credit-joined = теж у грі
games-credit-helped = торує шлях
games-daily-rank = Місце { $place } з { $players }, хто розгадав
games-daily-best = ✨ Твоє найкраще слово дня
games-daily-lost = Тут уривається твоя серія: { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[many] { $days } днів
} поспіль. Завтра почнеться нова
games-daily-new = 🌱 Новий початок. Твоя найдовша серія: { $best ->
    [one] { $best } день
    [few] { $best } дні
   *[many] { $best } днів
}
games-daily-begun = 🌱 День 1 нової серії
games-daily-first = Сьогодні ще ніхто не скінчив раніше
games-elsewhere = `/{ -command } board` показує, як справи в усіх.

games-which-guess = У тебе тут кілька ігор. Для якої з них слово **{ $word }**?
games-which = У тебе тут кілька ігор. Про яку мова?
games-which-stop = У тебе тут кілька ігор. У якій здаєшся?
games-which-board = У тебе тут кілька ігор. Яку показати?
games-which-askhint = У тебе тут кілька ігор. Для якої потрібна підказка?
games-which-left-guess = Та гра скінчилася. Слово **{ $word }** — для твоєї гри { $game }?
games-which-left = Та гра скінчилася. Мова про твою гру { $game }?
games-which-used = { $name } · { $used }/{ $limit }
games-yours = Твоя: { $name }

## Before a game is given up

games-sure-unplayed = Вийти з гри? У ній ще немає жодної спроби, тож вона не рахується.
games-sure-unplayed-shared = Завершити гру для всіх? { games-sure-unlost }
games-sure-outsider = Завершити гру для всіх? Твоїх спроб у ній немає, тож вона нікому не зарахується.
games-stopped-uncounted = Нікому не рахується.
games-stopped-unplayed = Хто її завершив, у ній не вгадував, тож вона ні для кого не рахується.
games-stopped-lost = Тим, хто вгадував і здався, вона зарахується як програш.
games-stopped-statistics = Тим, хто вгадував і здався, вона зарахується як програш, але лише в їхній статистиці.
games-sure-together = Завершити гру для всіх? { games-stopped-lost }
games-sure-statistics-shared = Завершити гру для всіх? { games-stopped-statistics }
games-sure-vote = { games-sure-together }
games-sure-absurdle = { games-sure-statistics-shared }
games-sure-solo = Здатися в цій грі? Вона зарахується як програш.
games-sure-statistics = Здатися в цій грі? Вона зарахується як програш, але лише у твоїй статистиці.
games-sure-absurdle-solo = { games-sure-statistics }
games-sure-race = Здатися в цих перегонах? Вони зарахуються як програш.
games-sure-daily = Здатися на слові дня? Ти побачиш слово, а день зарахується як програш.
games-sure-daily-statistics = Здатися на слові дня? Ти побачиш слово. Це зарахується як програш, але лише у твоїй статистиці.
games-sure-streak = Урветься й твоя серія: { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[many] { $days } днів
} поспіль.
games-sure-archive = Здатися на цьому слові дня? Ти побачиш слово.
games-sure-challenge = Здатися в цьому виклику? Він зарахується як програш, але лише у твоїй статистиці.
games-sure-duel = Здатися мені? Дуель зарахується як програш.
games-sure-stop-vote = Проголосувати за кінець гри для всіх? Потрібно голосів: { $needed }, { $votes ->
    [0] твій буде перший
   *[other] уже є { $votes }
}.
games-sure-last-vote = Бракує лише твого голосу, тож він завершить гру для всіх.
games-sure-voted = Твій голос за кінець гри вже є. { $more ->
    [one] Потрібен ще { $more } голос.
    [few] Потрібно ще { $more } голоси.
    [many] Потрібно ще { $more } голосів.
   *[other] Потрібно ще { $more } голосу.
}
games-sure-lost = Тим, хто вгадував і голосує за кінець, вона зарахується як програш.
games-sure-unlost = Ще ніхто не вгадував, тож ніхто не програє.
games-sure-guesser = У цій грі ти не вгадуєш, тож вона закінчиться, лише коли проголосує й хтось із тих, хто вгадував.
games-sure-starter = Хто почав цю гру, ще грає: { $starter }. Без цього голосу її можна завершити, лише коли ця людина не вгадувала десять хвилин.
games-first-hint-button = Взяти підказку
games-hinted = 💡 { $who } бере підказку, тож гра більше не рахується.
games-hinted-own = 💡 Гра з підказкою, тож до таблиці лідерів вона не потрапить.
games-hint-taken = 💡 Хтось узяв підказку, тож гра більше не рахується.
games-hint-wish = 💡 { $who } хоче підказку. Хтось іще з гравців згоден?
games-hint-agree-button = Погодитися
games-hint-granted = 💡 { $other } погоджується: тепер { $who } і всі інші можуть брати підказки. Їх бачить лише той, хто бере.
games-keep-button = Грати далі

games-shared = Гра: { $who }
games-shared-together = Спільна гра: { $who }

## Reporting a word

games-report-button = Поскаржитися на слово
games-report-which = Яке слово не варто загадувати?
games-report-why = Чому його не варто загадувати?
games-report-rare = Його майже ніхто не знає
games-report-offensive = Воно образливе
games-report-nonword = Це ім’я або взагалі не слово
games-report-other = Щось інше
games-reported = Дякую. Скаргу на слово **{ $word }** побачать ті, хто дбає про слова.
