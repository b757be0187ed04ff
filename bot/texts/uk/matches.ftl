matches-lobby = { $who } починає перегони: слово одне, а поле в кожного своє. Хто з нами?
matches-race = Перегони почалися. Коли хтось розгадає слово, в інших лишиться { $minutes ->
    [one] { $minutes } хвилина
    [few] { $minutes } хвилини
   *[many] { $minutes } хвилин
}.
matches-goal-fewest = Перемагає найменша кількість спроб, а за рівної — хто швидше.
matches-goal-first = Перемагає той, хто розгадає першим, скільки б спроб це не зайняло.
matches-clock-fewest = ⏱️ { $who } розгадує раніше за всіх — за { $guesses ->
    [one] { $guesses } спробу! Час для решти спливає { $when }.
    [few] { $guesses } спроби! Але менше спроб усе одно перемагає: час для решти спливає { $when }.
   *[many] { $guesses } спроб! Але менше спроб усе одно перемагає: час для решти спливає { $when }.
}
matches-clock-first = ⏱️ { $who } розгадує раніше за всіх і перемагає! Інші ще можуть дограти: час спливає { $when }.
matches-clock-won = ⏱️ { $who } вже перемагає за { $guesses ->
    [one] { $guesses } спробу
    [few] { $guesses } спроби
   *[many] { $guesses } спроб
}! Решта ще грає за місця: час спливає { $when }.
matches-duel = { $who } грає проти суперника **{ $rival }**: слово одне, і ніхто не бачить чужих спроб. Перемагає менша кількість спроб.
matches-challenge = { $who } загадує слово всім тут.
matches-challenge-named = { $who } загадує слово. Вгадують: { $named }.
matches-clue = Підказка: *{ $clue }*
matches-code-button = Зіграти деінде
matches-code =
    Кожен може зіграти у твоє слово деінде, не дізнавшись його: на будь-якому сервері, де я є, хтось пише `/{ -command } play code:{ $code }`. Поруч будуть твоє ім’я та підказка.
matches-daily = Сьогодні в усіх одне слово, а поле в кожного своє.
matches-thread-name = { games-mode-daily } { $number } · спойлери
matches-thread = Усі тут уже дограли слово дня, тож говоріть про нього вільно. Кожне догране поле з’являється само, а гілка закриється разом із днем.
matches-called-off = Скасовано ще до початку.
matches-draw = Нічия.
matches-nobody = Слова ніхто не знайшов.
matches-unplayed = Ніхто не грав.
matches-ended-by = Завершує { $who }.
matches-wins = 🏆 Перемагає { $who }.
matches-yours = 🏆 Перемога твоя.
matches-found = 🏆 Слово знаходить { $who }.

matches-more = … і ще { $count }
matches-boards-button = Усі поля
matches-boards-more = Тут не вмістилося полів: { $count }. Натисни **{ $button }**.
matches-ready = { $who } · на старті
matches-not-ready = { $who } · ще не на старті
matches-host = { $who } · розпочинає перегони · ще не на старті
matches-not-played = { $who } · ще не грає
matches-unbegun = { $who } · без гри
matches-bot-done = { $who }: усі спроби вже позаду
matches-took = **{ $score }** за { $time }
matches-unfinished = **{ $score }** · ще без розв’язку, коли все скінчилося
matches-bot = 🤖 Tilemate

matches-answer = Загадане слово: **{ $answer }**
matches-lobby-ends = Починаємо, коли всі готові. Інакше скасується { $when }.
matches-ends = Кінець { $when }
matches-turn = Наступне слово з’явиться { $when }
matches-board-closes = Закриється { $when }, коли з’явиться наступне слово
matches-before-unplayed = Слово дня { $number } було ||{ $answer }||.
matches-before = Слово дня { $number } було ||{ $answer }||, розгадано: { $solved } з { $players ->
    [one] { $players } гравця
    [few] { $players } гравців
   *[many] { $players } гравців
}.

matches-proof-button = Чи все чесно?
matches-promise = Сьогоднішнє слово вже загадано, і я можу це довести. Ось хеш SHA-256 цього слова з випадковим текстом після нього:
    `{ $hash }`
    Вирахувати з нього слово ніхто не може. Збережи його й натисни цю ж кнопку завтра: я покажу текст, з якого він зроблений, і будь-який калькулятор SHA-256 дасть той самий хеш.
matches-proof = Текст був `{ $text }`
    Його хеш SHA-256 — `{ $hash }`, саме його ця кнопка показувала ще до першої спроби. Будь-який калькулятор SHA-256 дасть те саме.

matches-yesterday = Учорашнє слово: **{ $answer }**.
matches-yesterday-best = Найкращий результат: { $who }, { $guesses ->
    [one] { $guesses } спроба
    [few] { $guesses } спроби
   *[many] { $guesses } спроб
}.
matches-yesterday-more = Теж розгадано: { $who }.
matches-yesterday-took = { $who } ({ $guesses })
matches-yesterday-all = { $players ->
    [2] Слово розгадали обоє гравців
   *[other] Слово розгадали всі, хто грав ({ $players })
}!
matches-yesterday-hinted = { $who } знаходить його з підказкою.
matches-yesterday-quiet = Ніхто не грав.
matches-yesterday-nobody = Ніхто його не знайшов.
matches-yesterday-missed = Не вдалося знайти: { $who }.
matches-yesterday-lost = { $count ->
    [one] Серію втрачено: { $who }.
    [few] Серії втрачено: { $who }.
   *[many] Серії втрачено: { $who }.
}
matches-lost-days = { $who } ({ $days ->
    [one] { $days } день
    [few] { $days } дні
   *[many] { $days } днів
})
matches-yesterday-running = 🔥 Поспіль: { $who }.
matches-yesterday-kept = Щит зберіг серію: { $who }.
matches-yesterday-badge = Нова відзнака ({ $badge }): { $who }.
matches-role-given = { $role }: { $who }.
matches-together = 🔥 Спільна серія: { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[many] { $days } днів
} поспіль. Щодня хтось тут знаходив слово.
matches-together-kept = 🔥 Спільна серія: { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[many] { $days } днів
} поспіль. Щодня хтось тут знаходив слово. Щит зберіг її, коли ніхто не грав.
matches-apart = 🔥 Спільна серія скінчилася: { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[many] { $days } днів
} поспіль. Сьогодні починається нова.
matches-turnout = Зіграли { $played } з { $of }.
matches-all-played = 🎉 Усі вже зіграли.
matches-playing = Ще вгадують: { $who }.
matches-absent = Ще не грали: { $who }.
matches-others = ще { $count }
matches-offer-post = Ти можеш увімкнути тут щоденну публікацію слова дня: `/{ -command } settings`, сторінка *Слово дня*.
matches-idle = В останні три слова дня ніхто не грав. Продовжувати? Зіграйте в це або будь-яке через `/{ -command } daily`, і я опублікую наступне; інакше мовчатиму.
matches-idle-over = Зіграйте будь-яке слово дня через `/{ -command } daily`, і я опублікую наступне; інакше мовчатиму.
matches-streak = 🔥 Днів поспіль: { $days }
matches-shielded = { $streak } · щит зберіг серію: { $day }

matches-archive-title = Слова дня: { $month }
matches-archive-legend = { $won } розгадано · { $lost } не знайдено · { $open } ще не зіграно · { $none } немає
matches-archive-empty = Цього місяця минулих слів дня немає. Слово з’являється тут, коли мине його день.
matches-archive-day = Слово дня { $number }, { $day }: { $state }
matches-archive-won = розгадано
matches-archive-lost = не знайдено
matches-archive-open = ще не зіграно
matches-archive-next = Наступне нерозгадане
matches-archive-before = ◀ Раніше
matches-archive-after = Пізніше ▶
matches-archive-button = Календар

matches-join-button = Приєднатися
matches-ready-button = Готово
matches-begin-button = Почати зараз
matches-cancel-button = Скасувати
matches-play-button = Грати
matches-end-button = Завершити
matches-rematch-button = Реванш
matches-set-button = Загадати слово

matches-sure = Завершити для всіх ({ $mode })? Відкриті поля зі спробами зарахуються як програш, а без спроб не рахуються.

matches-word-modal = Твоє слово
matches-word-field = Слово, літер від { $least } до { $most }
matches-language-field = Мова слова
matches-clue-field = Підказка, якщо хочеш
matches-people-field = Хто вгадує?
matches-people-about = Залиш порожнім, і вгадувати зможуть усі тут.

## Rivals: four levels, then characters

matches-called-easy = 🌱 Легкий
matches-called-normal = 🙂 Звичайний
matches-called-hard = 🔥 Сильний
matches-called-perfect = 👑 Ідеальний
matches-called-sound-letter-rank = 🎻 Віола
matches-called-distinct-letters = 🐝 Бджілка
matches-called-letter-frequency = 🧮 Абак
matches-called-most-popular = 📰 Соломія
matches-called-position-frequency = 📐 Максим
matches-called-position-frequency-dynamic = 🔭 Нова
matches-called-expected-remaining = 🧹 Чепурун
matches-called-entropy = 🧠 Допитливий
matches-called-minimax = 🔥 Сильний
matches-called-most-parts = ✂️ Дільник
matches-called-best = 👑 Ідеальний

## What a rival says who has won, and how all duels with them went

matches-quote-easy = «Новачкам щастить, цього разу й мені».
matches-quote-normal = «Гарна гра! Ще раз?»
matches-quote-hard = «Поспішиш — людей насмішиш».
matches-quote-perfect = «Інакше навряд чи могло бути».
matches-quote-sound-letter-rank = «Я лише слухала літери».
matches-quote-distinct-letters = «П’ять літер, усі різні, усі при ділі».
matches-quote-letter-frequency = «Я на це й розраховував».
matches-quote-most-popular = «Це слово знають усі».
matches-quote-position-frequency = «Кожна літера на своєму місці».
matches-quote-position-frequency-dynamic = «Глянула ще раз — а воно ось».
matches-score = Усі дуелі досі: { $who } { $mine }, { $rival } { $theirs }
