### Results of puzzles played elsewhere.

records-menu = Записати результат
records-modal = Запиши свої результати
records-share-field = Встав результат або кілька

records-receipt-title = Записано
records-of-other-title = Записано за когось іншого
records-entry = **{ $puzzle }** · { $result }
    -# у середньому { $average }, головоломок тут: { $games }
records-counted = У сітці { $rows ->
    [one] { $rows } рядок
    [few] { $rows } рядки
    [many] { $rows } рядків
   *[other] { $rows } рядка
}, тож я зарахував { $rows }, а не { $stated }.
records-known = **{ $puzzle }** вже записано: { $result }.
records-kept = **{ $puzzle }** вже записано: { $result }. Так і лишиться, якщо не прибереш.
records-unread = Цього я не зміг прочитати: { $shares }.
records-left-out = За раз я не читаю більше результатів, ніж { $most }. Пропущено: { $count }. Надішли їх іншим повідомленням.
records-not-recorded = Також не записано: { $puzzles }.
records-struck = **{ $puzzle }**: результат викреслив хтось із тих, хто керує сервером. Він не рахується. Запитай їх, якщо вважаєш, що має рахуватися.
records-corrected = **{ $puzzle }** · { $result }. { refusals-corrected }
records-joined = Те, що записує тут { $account }, рахується для { $who }: хтось із модераторів сказав, що обидва облікові записи належать одній людині. Хто саме, показують **{ standings-corrections-button }** у `/{ -command } leaderboard`. Якщо це помилка, запитай там.
records-struck-title = Викреслено модерацією
records-puzzle = { $game } { $puzzle }
records-doubted = Це схоже на чужий результат або не на результат, тож я його пропустив. Це результат того, хто це написав?
records-doubted-button = Так, записати
records-doubted-prompt = Обери результати того, хто це написав
records-remove-button = Прибрати { $puzzle }
records-remove-prompt = Прибрати результати
records-removed = **{ $puzzle }** прибрано. Записати знову можна через `/{ -command } record`.
records-more = `/{ -command } records` показує, хто тут найкращий.

## A figure, by what it counts

records-unsolved = не розгадано
records-first = ✏️ спершу опубліковано: { $result }
records-confirmed = ❔ сумнівний, підтверджений тим, хто його опублікував
records-pasted = 📋 вставлено командою, без повідомлення
records-other = ⚠️ інше повідомлення каже: { $result }
records-figure-guesses = { $figure ->
    [one] { $figure } спроба
    [few] { $figure } спроби
   *[many] { $figure } спроб
}
records-figure-boards = { $figure ->
    [one] { $figure } спроба
    [few] { $figure } спроби
   *[many] { $figure } спроб
} на всіх полях
records-figure-mistakes = { $figure ->
    [0] без помилок
    [one] { $figure } помилка
    [few] { $figure } помилки
   *[many] { $figure } помилок
}
records-figure-hints = { $figure ->
    [0] без підказок
    [one] { $figure } підказка
    [few] { $figure } підказки
   *[many] { $figure } підказок
}
records-figure-stars = { $figure ->
    [one] { $figure } зірка
    [few] { $figure } зірки
   *[many] { $figure } зірок
}
records-figure-points = { $figure ->
    [one] { $figure } очко
    [few] { $figure } очки
   *[many] { $figure } очок
}
records-figure-time = { $figure }
records-mean-guesses = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } спроби
records-mean-boards = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } спроби
records-mean-mistakes = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } помилки
records-mean-hints = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } підказки
records-mean-stars = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } зірки
records-mean-points = { NUMBER($mean, maximumFractionDigits: 0) } очок
records-mean-time = { $mean }

## Summaries of Discord's Wordle app

records-summary = **{ $puzzle }** · записано { $recorded ->
    [one] { $recorded } результат
    [few] { $recorded } результати
   *[many] { $recorded } результатів
}.
records-waiting = { $waiting ->
    [one] { $waiting } гравця там лише названо.
    [few] { $waiting } гравців там лише названо.
   *[many] { $waiting } гравців там лише названо.
} Скажи мені один раз, хто це, і я запам’ятаю.
records-names = Декого в підсумках лише названо. Скажи мені один раз, хто це, і я запам’ятаю.
records-nameless = З підсумків застосунку Wordle, результати лише з ім’ям: **{ $results }**. Вони рахуватимуться, щойно модератори скажуть у `/{ -command } records`, хто це.
records-name-prompt = Хто це: { $name }?
records-claimed = Відтепер { $who } — це **{ $name }**. { $results ->
    [0] Результатів на це ім’я не було.
    [one] Додано { $results } результат.
    [few] Додано { $results } результати.
   *[many] Додано { $results } результатів.
}
records-claimed-known = { $known ->
    [one] { $known } головоломка вже має інший результат, і зараховано його.
    [few] { $known } головоломки вже мають інші результати, і зараховано їх.
   *[many] { $known } головоломок уже мають інші результати, і зараховано їх.
} Якщо це хтось інший, обери знову в **{ records-named-button }**.
records-who-title = Хто є хто
records-who-button = Хто є хто ({ $names })
records-who-none = Усі імена в підсумках відомі.
records-accounts = Хтось має два облікові записи? Обери нижче другий, а потім перший: результати обох рахуватимуться разом.
records-account-line = { $account } рахується для { $who }
records-account-prompt = Обери чийсь другий обліковий запис
records-account-ask = Чий другий обліковий запис { $account }? Обери перший: йому рахуватиметься все, що { $account } тут має і ще запише. Це можна скасувати.
records-account-whose-prompt = Чий це обліковий запис?
records-account-one = Усе, що записує тут { $account }, рахується для { $who }. Якщо це не так, обери когось іншого або натисни **Таки двоє людей**: нічого не пропаде.
records-part-button = Таки двоє людей
records-parted = { $account } більше не чийсь інший обліковий запис і має знову всі свої результати.
records-named-button = Імена, які я пам’ятаю
records-named-title = Імена, які я пам’ятаю
records-named-prompt = Обери ім’я, щоб змінити або забути
records-named = **{ $name }** — це { $who }
records-named-none = Я не пам’ятаю жодного імені. Коли підсумок когось лише називає, я питаю тут, хто це.
records-named-one = **{ $name }** — це { $who }. Помилка? Обери когось іншого, і всі результати цього імені перейдуть. Або забудь ім’я: його результати чекатимуть, доки ти скажеш знову.
records-forget-button = Забути
records-forgotten = Я більше не пам’ятаю, хто це: **{ $name }**. { $results ->
    [0] Результатів на це ім’я не чекає.
    [one] На це ім’я чекає { $results } результат.
    [few] На це ім’я чекають { $results } результати.
   *[many] На це ім’я чекає { $results } результатів.
}

## Watched channels

records-unseen = Я не можу читати повідомлення тут, тож сам результатів не запишу. Дозволити це може той, хто запустив бота: треба ввімкнути для нього **Message Content Intent** на discord.com/developers і запустити з `TILEMATE_MESSAGE_CONTENT=on`. До того часу є `/{ -command } record` або **Записати результат** на повідомленні.
records-missing = Чого мені ще бракує, щоб самому записувати результати:
records-missing-portal = - **Message Content Intent**: хто запустив цього бота, може ввімкнути це на discord.com/developers у розділі **Bot**.
records-missing-start = - `TILEMATE_MESSAGE_CONTENT=on`: хто запустив цього бота, має запустити його з цим.
records-missing-view = - **Переглядати канал** у { $channel }: дай мені цей дозвіл у налаштуваннях каналу.
records-missing-history = - **Читати історію повідомлень** у { $channel }: дай мені цей дозвіл у налаштуваннях каналу.
records-missing-until = А поки використовуй `/{ -command } record` або **Записати результат** на повідомленні.
records-unreadable = Я ще не бачу старих повідомлень у { $channel }. Дай мені там дозволи **Переглядати канал** і **Читати історію повідомлень**.
records-read-button = Прочитати старі повідомлення: #{ $channel }
records-stop-button = Припинити читання
records-reading-running = ⏳ Читаю старі повідомлення в { $channel }: поки що { $read }.
records-reading-done = Готово. Я прочитав усі старі повідомлення в { $channel }: { $read }.
records-reading-full = Прочитано найновіші повідомлення в { $channel }: { $read }. Далі в минуле не йду.
records-reading-searched = Прочитано найновіші повідомлення в { $channel }: { $read }, а також усі давніші підсумки застосунку Wordle.
records-reading-stopped = Читання в { $channel } зупинено, прочитано повідомлень: { $read }.
records-reading-forbidden = Я не можу читати старі повідомлення в { $channel }. Дай мені там дозволи **Переглядати канал** і **Читати історію повідомлень**, а тоді почни знову.
records-import = Тут публікують підсумки Wordle. Я можу зберігати їх, і давні теж, як середні, серії й рейтинги цього сервера. Увімкнути це може лише той, хто керує сервером.
records-import-button = Імпортувати нашу історію Wordle
records-preview-title = Що буде записано
records-preview = Серед найновіших повідомлень у { $channel } (усього { $count }):
records-preview-empty = У самому каналі { $channel } повідомлень немає. Його гілки теж читаються.
records-preview-known = Уже відомі або викреслені, тож лишаються як є: { $count }.
records-preview-unread = { $count ->
    [one] { $count } повідомлення схоже на результат, який я пропустив би: не можу його прочитати, він запізнився або він чужий.
    [few] { $count } повідомлення схожі на результати, які я пропустив би: не можу їх прочитати, вони запізнилися або вони чужі.
   *[many] { $count } повідомлень схожі на результати, які я пропустив би: не можу їх прочитати, вони запізнилися або вони чужі.
}
records-preview-next = Поки що нічого не збережено. Читання триває близько секунди на 100 повідомлень, і все, що буде записано, потім можна скасувати.
records-preview-gone = { $count ->
    [0] Результати, чиїх повідомлень уже немає, залишаються, якщо не обрати їх забути.
    [one] { $count } повідомлення з результатами вже немає; вони залишаються, якщо не обрати їх забути.
    [few] { $count } повідомлень із результатами вже немає; вони залишаються, якщо не обрати їх забути.
    [many] { $count } повідомлень із результатами вже немає; вони залишаються, якщо не обрати їх забути.
   *[other] { $count } повідомлень із результатами вже немає; вони залишаються, якщо не обрати їх забути.
} Цього не можна скасувати.
records-preview-button = Прочитати всі давні повідомлення
records-preview-forget-button = Прочитати й забути те, чого вже немає
records-take-back-button = Скасувати прочитане
records-take-back-sure = Скасувати всі результати, прочитані в давніх повідомленнях? Записані відтоді й записані вручну лишаться.
records-reading-undone = Усе прочитане в давніх повідомленнях у { $channel } скасовано.
records-reading-none = Результатів не знайдено.
records-reading-results = Знайдено { $results ->
    [one] { $results } результат
    [few] { $results } результати
   *[many] { $results } результатів
}, гравців: { $people }.
records-reading-repeated = Повторення головоломок із цих результатів, які не рахуються: { $count }.
records-reading-changed = { $changed ->
    [0] Усе це я вже знав.
    [one] Нові результати були в { $changed } повідомленні. Їх записано.
    [few] Нові результати були в { $changed } повідомленнях. Їх записано.
   *[many] Нові результати були в { $changed } повідомленнях. Їх записано.
}
records-reading-gone = { $count ->
    [one] { $count } повідомлення з результатами вже немає, і вони зникли разом із ним.
    [few] { $count } повідомлень із результатами вже немає, і вони зникли разом із ними.
    [many] { $count } повідомлень із результатами вже немає, і вони зникли разом із ними.
   *[other] { $count } повідомлень із результатами вже немає, і вони зникли разом із ними.
}
records-reading-left = { $count ->
    [one] { $count } повідомлення з результатами вже немає; вони залишилися.
    [few] { $count } повідомлень із результатами вже немає; вони залишилися.
    [many] { $count } повідомлень із результатами вже немає; вони залишилися.
   *[other] { $count } повідомлень із результатами вже немає; вони залишилися.
}
records-reading-report = Хто керує сервером, знайде звіт у `/{ -command } settings`, сторінка *{ $page }*.
records-reading-unread = { $count ->
    [one] { $count } повідомлення схоже на результат, який я пропустив: не можу його прочитати, він запізнився або він чужий:
    [few] { $count } повідомлення схожі на результати, які я пропустив: не можу їх прочитати, вони запізнилися або вони чужі:
   *[many] { $count } повідомлень схожі на результати, які я пропустив: не можу їх прочитати, вони запізнилися або вони чужі:
} { $links }
records-reading-names = Ще результати лише з ім’ям у підсумках: { $results } (імен: { $count }). Я не знаю, хто це. Модератори можуть сказати мені в `/{ -command } records`.
records-names-later = Після цих: { $names }.
records-group-streak = 🔥 Спільна серія: { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[many] { $days } днів
}, каже останній підсумок.
records-week-button = Wordle цього тижня
records-week-empty = За цей тиждень ще нічого не записано. Результати надходять із підсумками застосунку Wordle або коли хтось записує свій.
records-week-now = { $count ->
    [one] Якщо тиждень закінчиться зараз, виграє { $who }: у середньому { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } спроби.
    [few] Якщо тиждень закінчиться зараз, виграють { $who }: у середньому { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } спроби.
   *[many] Якщо тиждень закінчиться зараз, виграють { $who }: у середньому { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } спроби.
}
records-day-now = { $count ->
    [one] Якщо день закінчиться зараз, виграє { $who } з результатом { $guesses }/6.
    [few] Якщо день закінчиться зараз, виграють { $who } з результатом { $guesses }/6.
    [many] Якщо день закінчиться зараз, виграють { $who } з результатом { $guesses }/6.
   *[other] Якщо день закінчиться зараз, виграють { $who } з результатом { $guesses }/6.
}
records-week-won = { $count ->
    [one] 🏆 Тиждень виграє { $who }: у середньому { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } спроби.
    [few] 🏆 Тиждень виграють { $who }: у середньому { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } спроби.
   *[many] 🏆 Тиждень виграють { $who }: у середньому { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } спроби.
}
records-week-unbegun = За сьогодні результатів ще немає: застосунок підсумовує день наступного дня.
records-week-absent = За сьогодні ще немає нічого від { $who }.
records-week-nameless = Не враховано, бо підсумки лише називають їх: { $names }. Модератор може сказати мені, хто це.
records-week-rule = Рахується середнє за зіграні дні; нерозгадане слово — це { $lost }. Щоб мати місце, { $results ->
    [one] потрібен { $results } результат
    [few] потрібні { $results } результати
   *[many] потрібно { $results } результатів
}.

## Who is best at a game

records-board-title = { $game } · { $period }
records-empty = Результатів тут ще ніхто не записав. Встав свій через `/{ -command } record` або обери **Записати результат** на повідомленні: натисни й утримуй його чи клацни правою кнопкою, тоді **Застосунки**.
records-empty-days = За цей час ніхто не записав результату { $game }.
records-line = { $place } { $who } · у середньому { $average } · розгадано { $solved } з { $games }
records-line-open = { $place } { $who } · у середньому { $average } · { $games ->
    [one] { $games } головоломка
    [few] { $games } головоломки
   *[many] { $games } головоломок
}
records-place = **{ $place }.**
records-no-place = **–**
records-hidden = … і ще { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[many] { $players } гравців
}
records-rule = { $rule } За рівного середнього вище той, у кого більше розгаданих, потім — зіграних. Щоб мати місце, { $least ->
    [one] потрібен { $least } результат
    [few] потрібні { $least } результати
   *[many] потрібно { $least } результатів
}.
records-pasted-rule = 📋: стільки результатів вставлено, і жодне повідомлення їх не показує.

## How each game is ranked

records-how-title = Головоломки, які я вмію записувати
records-how = Встав скопійований результат через `/{ -command } record` або обери **Записати результат** на повідомленні. У кожної гри своя таблиця, і найкраще середнє в ній перше: `/{ -command } records`.
records-played-title = Зіграно в інших іграх
records-played = **{ $game }** · { $results ->
    [one] { $results } результат
    [few] { $results } результати
   *[many] { $results } результатів
}
records-played-best = -# Попереду { $who }: у середньому { $average }
records-played-more = -# Ще ігри в меню: { $count }
records-games-prompt = Яка гра
records-games-before = Попередні ігри…
records-games-after = Ще ігри: { $count }…
records-how-button = Що можна записати?
records-how-games = Я вмію читати: { $games }.
records-more-games = ще { $count }
records-rule-guesses = найменше спроб.{ $lost }
records-rule-boards = найменше спроб на всіх полях разом.{ $lost }
records-rule-mistakes = найменше помилок.{ $lost }
records-rule-hints = найменше підказок.{ $lost }
records-rule-stars = найбільше зірок.{ $lost }
records-rule-points = найбільше очок.{ $lost }
records-rule-time = найменший час.{ $lost }
records-lost = { " " }Нерозгадана головоломка рахується як { $figure }.
records-lost-board = { " " }Нерозгадане поле рахується як { $figure }.
