### A server's settings.

guilds-page-title = Налаштування · { $page }
guilds-page-prompt = Сторінка
guilds-mute = Я не можу публікувати там слово дня. Дозволь мені бачити цей канал і надсилати в нього повідомлення.
guilds-threadless = Я не можу відкрити там приватну гілку. Потрібен текстовий канал, де мені дозволено створювати приватні гілки й надсилати повідомлення в гілках.

## The pages

guilds-page-play = Гра
guilds-page-channels = Канали
guilds-page-daily = Слово дня
guilds-page-words = Слова
guilds-page-lists = Списки слів
guilds-page-people = Люди
guilds-page-leaderboard = Таблиця лідерів
guilds-page-seasons = Сезони
guilds-page-play-hint = мова, довжина, складний режим, тема, черга, репліки
guilds-page-channels-hint = де грають, гілки, покинуті ігри
guilds-page-daily-hint = канал, година, часовий пояс, згадка й підказки
guilds-page-words-hint = додаткові й заборонені слова, грубі спроби, правопис
guilds-page-lists-hint = власні слова для гри: урок, фандом
guilds-page-people-hint = хто може починати й завершувати ігри
guilds-page-leaderboard-hint = скільки ігор потрібно для місця, пропущені слова дня, власні очки
guilds-page-seasons-hint = сезони, чемпіони й щотижневий допис

## Play

guilds-language = **Мова слів**: { $value }
guilds-language-followed = **Мова слів**: { $value }, як у налаштуваннях Discord цього сервера
guilds-language-follow = Як у Discord
guilds-length = **Довжина**: { $value ->
    [one] { $value } літера
    [few] { $value } літери
   *[many] { $value } літер
}, якщо гравець не попросить іншу
guilds-hard = **Складний режим**: { $value }
guilds-theme = **Тема**: { $value }, на полях, які бачать усі
guilds-hard-off = вимкнено
guilds-hard-hard = увімкнено, підказки клітинок треба враховувати
guilds-hard-ultra = ультра, спроба має пасувати до всіх клітинок
guilds-language-prompt = Мова слів
guilds-length-prompt = Довжина
guilds-hard-prompt = Складний режим
guilds-theme-prompt = Тема
guilds-turns-on = **По черзі** в іграх для всіх: увімкнено, якщо на початку не вимкнути
guilds-turns-off = **По черзі** в іграх для всіх: вимкнено, якщо на початку не ввімкнути. Хто приєднується, все одно залишає іншим пів хвилини на наступну спробу.
guilds-turns-switch = По черзі
guilds-length-option = { $value ->
    [one] { $value } літера
    [few] { $value } літери
   *[many] { $value } літер
}
guilds-remarks-on = **Репліки** наприкінці гри: увімкнено
guilds-remarks-off = **Репліки** наприкінці гри: вимкнено
guilds-remarks-switch = Репліки

## Themes, here and in a player's preferences

guilds-theme-squares = Квадратики
guilds-theme-letters = Клітинки з літерами
guilds-theme-picture = Картинка
guilds-theme-contrast = Високий контраст
guilds-theme-contrast-letters = Контрастні клітинки з літерами
guilds-theme-symbols = Символи
guilds-theme-text = Простий текст
guilds-theme-squares-hint = 🟩🟨⬛ і літери поруч
guilds-theme-letters-hint = літери на зеленому, жовтому й сірому
guilds-theme-picture-hint = великі клітинки, імена й клавіатура на одній картинці
guilds-theme-contrast-hint = 🟧 на місці, 🟦 є в слові
guilds-theme-contrast-letters-hint = літери на помаранчевому, синьому й сірому
guilds-theme-symbols-hint = [А] на місці, (А) є в слові, без кольорів
guilds-theme-text-hint = для програм зчитування з екрана

## Channels

guilds-channels = **Ігри можна починати в**: { $value }
guilds-channels-none = будь-якому каналі
guilds-threads-on = **Кожна гра**: в окремій гілці
guilds-threads-off = **Кожна гра**: просто в каналі
guilds-idle = **Покинуті ігри**: закриваються через { $public ->
    [one] { $public } годину
    [few] { $public } години
   *[many] { $public } годин
} після останньої спроби, приватні — через { $private ->
    [one] { $private } годину
    [few] { $private } години
   *[many] { $private } годин
}
guilds-channels-prompt = Дозволені канали (жодного: усі)
guilds-threads-switch = Гілки
guilds-idle-button = Години до закриття
guilds-idle-modal = За скільки годин закрити покинуту гру
guilds-idle-public-field = Ігри в каналах (від 1 до { $most })
guilds-idle-private-field = Приватні ігри (від 1 до { $most })

## The daily

guilds-daily-channel = **Слово дня публікується в**: { $value }
guilds-schedule = **Час**: { $hour }:00 { $zone }
guilds-ping-role = **Кого згадувати**: { $value }
guilds-ping-role-none = нікого
guilds-daily-hints-on = **Підказки в ньому**: дозволено
guilds-daily-hints-off = **Підказки в ньому**: заборонено
guilds-shields-on = **Одне пропущене слово дня на місяць**: щит зберігає серію
guilds-shields-off = **Одне пропущене слово дня на місяць**: закінчує серію
guilds-daily-thread-on = **Гілка зі спойлерами**: хто дограв, потрапляє в приватну гілку поруч зі словом дня, з полями всіх. Зазирнути може й той, хто керує гілками.
guilds-daily-thread-off = **Гілка зі спойлерами**: немає
guilds-daily-list = **Саме слово** — зі списку цього сервера, тож до таблиці лідерів воно не потрапляє
guilds-daily-begins = Щойно ти обереш канал, я публікуватиму там слово дня: сьогоднішнє протягом хвилини, якщо вже після { $hour }:00, а наступне — о цій годині.
guilds-daily-channel-prompt = Канал для слова дня
guilds-ping-role-prompt = Яку роль згадувати (жодної: без згадки)
guilds-schedule-button = Година й часовий пояс
guilds-daily-card-on = **Коли хтось дограв першим**: усі бачать картку
guilds-daily-card-off = **Коли хтось дограв першим**: без картки
guilds-daily-card-switch = Картка
guilds-daily-hints-switch = Підказки
guilds-shields-switch = Щит серії
guilds-daily-thread-switch = Гілка зі спойлерами
guilds-schedule-modal = Коли публікувати слово дня
guilds-hour-field = Година, від 0 до 23
guilds-zone-field = Часовий пояс, наприклад Europe/Kyiv

## Words

guilds-extra = **Додаткові слова**, які тут теж можна вгадувати: { $words }
guilds-banned = **Заборонені слова**, які ніхто не вгадує, не загадує й не радить: { $words }
guilds-offensive-on = **Грубі спроби**: приймаються, але ніколи не загадуються; образи за ознаками відхиляються завжди
guilds-offensive-off = **Грубі спроби**: відхиляються, як і образи за ознаками, і ніколи не загадуються
guilds-spelling = **Англійський правопис загаданих слів**: { $value }; вгадувати можна обома
guilds-spelling-american = американський (color)
guilds-spelling-british = британський (colour)
guilds-spelling-prompt = Загадані слова англійською
guilds-none = немає
guilds-more = { $words } і ще { $count }
guilds-extra-button = Додаткові слова
guilds-banned-button = Заборонені слова
guilds-offensive-switch = Грубі спроби
guilds-extra-field = Слова, які тут теж можна вгадувати
guilds-banned-field = Слова, яких тут ніхто не має бачити
guilds-added = Відтепер слово **{ $word }** можна вгадувати на цьому сервері, і я зважатиму на нього, коли допомагаю. Усі ваші слова показує `/{ -command } settings`.

## People

guilds-start = **Хто починає ігри**: { $who }
guilds-stop = **Хто завершує чужі ігри без голосування**: { $who }
guilds-moderators-always = Модератори, які можуть керувати повідомленнями, завжди можуть і те, і те.
guilds-who-everyone = усі
guilds-who-moderators = модератори
guilds-who-role = роль
guilds-role-missing = роль, яку обереш нижче
guilds-start-prompt = Хто починає ігри
guilds-starters-prompt = Роль, яка починає ігри
guilds-stop-prompt = Хто завершує чужі ігри
guilds-stoppers-prompt = Роль, яка завершує чужі ігри

## Leaderboard

guilds-least-games = **Ігор, щоб мати місце**: { $value }. Хто зіграв менше, стоїть нижче за всіх як новачок.
guilds-least-games-prompt = Щоб мати місце
guilds-correct-button = Виправити результат
guilds-least-games-option = { $value ->
    [one] { $value } гра
    [few] { $value } гри
   *[many] { $value } ігор
}

## What a missed daily costs

guilds-absence = **Пропущене слово дня коштує**: { $value }. Рахується в таблиці слів дня за день, тиждень, місяць чи рік, і лише для тих, хто за цей час зіграв хоч одне.
guilds-absence-prompt = Пропущене слово дня коштує
guilds-absence-none = нічого
guilds-absence-loss = як програш
guilds-absence-average = як середня гра
guilds-absence-worst = як найгірший результат того дня

## What a result is worth

guilds-points = **Очки**: { $wins } за слово з 1–6 спроб, { $lost } за нерозгадану гру. За ними можна впорядкувати таблицю лідерів.
guilds-points-button = Очки
guilds-points-modal = Скільки коштує гра
guilds-points-field = Очки за 1–6 спроб, потім за нерозгадану
guilds-double-day = **Подвійні очки**: { $day }
guilds-double-day-prompt = Подвійні очки
guilds-double-day-none = жодного дня

## All servers

guilds-shared-on = **Таблиця всіх серверів**: цей сервер бере участь. Гравців у ній названо, якщо вони не приховують імені.
guilds-shared-off = **Таблиця всіх серверів**: цей сервер не бере участі.
guilds-shared-switch = Усі сервери

## Records

guilds-page-records = Записи
guilds-page-records-hint = канали, де записуються результати, запізнення, правки, експорт
guilds-record-channels = **Результати записуються в**: { $value }. Опубліковані там результати й підсумки застосунку Wordle рахуються без команд.
guilds-record-days = { $value ->
        [0] **Запізнілі результати**: приймаються будь-коли
        [one] **Запізнілі результати**: приймаються до { $value } дня після дня головоломки
        [few] **Запізнілі результати**: приймаються до { $value } днів після дня головоломки
       *[many] **Запізнілі результати**: приймаються до { $value } днів після дня головоломки
    }
guilds-record-edits = **Змінені повідомлення**: { $value }; я пам’ятаю, що було спочатку
guilds-record-edits-prompt = Змінені повідомлення
guilds-record-edits-never = не змінюють жодного результату
guilds-record-edits-slip = змінюють результат протягом десяти хвилин після публікації
guilds-record-edits-day = змінюють результат у день повідомлення
guilds-record-edits-ever = змінюють результат, доки приймаються запізнілі
guilds-record-pasted-on = **Вставлені результати**: кожен може записати свої через `/{ -command } record`
guilds-record-pasted-off = **Вставлені результати**: не приймаються; рахується лише те, що хтось опублікував
guilds-record-reaction-on = **Позначка**: 📝 під кожним записаним повідомленням, поруч цифра, якщо пораховано інакше, ніж написано, ✏️, якщо редагування змінило результат, ❔ під результатом, який не прийнято; з однієї головоломки рахується перший результат
guilds-record-reaction-off = **Позначка**: немає
guilds-record-channels-prompt = Канали, де записувати результати
guilds-record-days-prompt = Запізнілі результати
guilds-record-days-option = { $value ->
        [0] будь-коли
        [one] запізнення на { $value } день
        [few] запізнення на { $value } дні
       *[many] запізнення на { $value } днів
    }
guilds-record-reaction-switch = Позначка 📝
guilds-record-pasted-switch = Вставлені результати
guilds-export-button = Експортувати результати
guilds-exported = Ось результати цього сервера у вигляді таблиць. З інших головоломок, у results.csv: { $records }. З ігор зі мною, у games.csv: { $games }. Хто приховує ім’я, зветься там «гравець».
guilds-export-cut = У кожній таблиці щонайбільше { $most } найновіших.
guilds-export-empty = На цьому сервері ще нічого не записано й не завершено.

## A switch, as the label of its button

guilds-chosen = { $setting }: { $value }
guilds-on = { $setting }: так
guilds-off = { $setting }: ні

## Reported words

guilds-page-reports = Скарги на слова
guilds-page-reports-hint = слова, на які скаржаться гравці: заборонити чи лишити
guilds-reports = Гравці кажуть, що ці слова не варто загадувати. Заборонене слово на цьому сервері ніхто не вгадує, не загадує й не радить; якщо слово лишити, воно просто зникне з цього списку.
guilds-no-reports = Скарг на слова немає. Гравці можуть поскаржитися на слово завершеної гри.
guilds-reported = **{ $word }** ({ $language }): { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[many] { $players } гравців
} · { $why }
guilds-reported-rare = майже невідоме
guilds-reported-offensive = образливе
guilds-reported-nonword = не слово
guilds-reported-other = інша причина
guilds-reported-more = і ще { $count }
guilds-ban-prompt = Заборонити тут
guilds-keep-prompt = Лишити

## Seasons and the weekly post

guilds-season = **Сезони**: { $season }. Коли сезон скінчиться, тут назвуть чемпіона, і всі почнуть з нуля. Якщо два тижні ніхто не грав, я чекаю на наступну гру. Якщо змінити це зараз, поточний сезон скінчиться без чемпіона.
guilds-season-off = немає
guilds-season-monthly = щомісяця
guilds-season-days = з { $first } до { $last }
guilds-season-prompt = Сезони
guilds-season-button = Сезон за датами
guilds-season-modal = Сезон із твоїми датами
guilds-season-first-field = Перший день, наприклад 2026-12-01
guilds-season-last-field = Останній день, наприклад 2026-12-31
guilds-weekly = **Щотижневий допис**: { $day } о { $hour }:00 { $zone }, якщо хтось грав
guilds-weekly-off = **Щотижневий допис**: немає
guilds-weekly-never = немає
guilds-weekly-prompt = Щотижневий допис
guilds-weekly-button = Година щотижневого допису
guilds-bulletin-channel = **Публікується в**: { $value }
guilds-bulletin-channel-prompt = Канал для цих дописів (жодного: де слово дня)
guilds-bulletin-refused = { $day } мені не дозволили там писати. Дозволь мені бачити цей канал і надсилати в нього повідомлення.
guilds-daily-channel-none = каналу ще немає
guilds-record-channels-none = { guilds-daily-channel-none }
guilds-bulletin-channel-none = { guilds-daily-channel-none }

## Rewards

guilds-page-rewards = Нагороди
guilds-page-rewards-hint = ролі за вчорашній результат, для чемпіонів і за довгі серії
guilds-rewards = Ці ролі з’являються й зникають самі, без згадок: хто заслужив роль, має її, доки її не заслужить хтось інший або не урветься серія. Усе рахується за словами дня й сезонами цього сервера та за записаними тут результатами гри, яку ти обираєш: Wordle або іншої, що має головоломку на кожен день.
guilds-best-role = **Найкращий учорашній результат**: { $value }
guilds-best-role-none = без ролі
guilds-best-role-prompt = Роль за найкращий учорашній результат
guilds-wordle-role = **Найкращий учорашній результат у грі { $game }, із записаних тут**: { $value }
guilds-wordle-role-none = { guilds-best-role-none }
guilds-wordle-role-prompt = { $game }: { guilds-best-role-prompt }
guilds-reward-game-prompt = Гра з нагородою
guilds-champion-role = **Чемпіони останнього сезону**: { $value }
guilds-champion-role-none = { guilds-best-role-none }
guilds-champion-role-prompt = Роль чемпіонів (можна без неї)
guilds-streak-role = **7 днів поспіль**: { $value }
guilds-streak-role-none = { guilds-best-role-none }
guilds-streak-role-prompt = Роль за 7 днів поспіль (можна без неї)
guilds-long-streak-role = **30 днів поспіль**: { $value }
guilds-long-streak-role-none = { guilds-best-role-none }
guilds-long-streak-role-prompt = Роль за 30 днів поспіль (можна без неї)
guilds-longest-streak-role = **100 днів поспіль**: { $value }
guilds-longest-streak-role-none = { guilds-best-role-none }
guilds-longest-streak-role-prompt = Роль за 100 днів поспіль (можна без неї)
guilds-beyond = Однієї з цих ролей я не можу надати. Дозволь мені керувати ролями й постав мою роль вище за неї.
guilds-power = Одна з цих ролей дає владу над іншими, тож я її не надаю. Вибери роль без таких прав.
guilds-page-games = Вивчені ігри
guilds-page-games-hint = головоломки, яких я ще не знаю, вивчені з двох результатів
