### The commands as Discord lists them: each is `commands-` and its name, then its option.

commands-root = Грай у слова й отримуй допомогу з головоломками з інших ігор

## Games

commands-play = Почати гру тут або свою власну; без параметрів я все спитаю
commands-play-mode = Хто грає і як; /{ -command } about пояснює режими
commands-play-length = Скільки літер у слові: від 4 до 8, зі списком від 3 до 10
commands-play-hard = Чи має кожна спроба враховувати підказки
commands-play-boards = Кілька слів одразу, спроби спільні
commands-play-turns = Ніхто не вгадує двічі поспіль
commands-play-rival = Хто з моїх гравців, у дуелі; друзі: { games-mode-race }
commands-play-language = { commands-help-language }
commands-play-list = Список слів цього сервера, з якого береться слово
commands-play-goal = Що дає перемогу в перегонах
commands-play-code = Код слова, загаданого деінде
commands-guess = Вгадати слово у своїй грі
commands-guess-word = Твоя спроба
commands-board = Показати твою гру знову, внизу каналу
commands-stop = Здатися й побачити слово
commands-share = Показати останній результат і опублікувати його
commands-share-letters = Показати й літери, коли всі догралися
commands-hint = Взяти підказку; тоді гра не потрапить до таблиці лідерів

## Matches

commands-daily = Відгадати слово дня на полі, яке бачиш лише ти
commands-daily-day = Зіграти минулий день, поза таблицею: 2026-11-20 або номер
commands-challenge = Загадати слово іншим
commands-challenge-opponent = Хто вгадує; без цього — усі в каналі
commands-challenge-hard = Чи має кожна спроба враховувати підказки

## Puzzles from elsewhere

commands-help = Допомога з головоломкою з іншої гри; бачиш лише ти, якщо не поділишся
commands-help-guess = Слово, яке вже було твоєю спробою, або кілька
commands-help-hints = Його клітинки: 20012, gy.bx, емодзі або весь скопійований результат
commands-help-picture = Знімок екрана головоломки замість слів і клітинок
commands-help-shared = Розгадувати разом з усіма в цьому каналі
commands-help-language = Мова слів
commands-help-length = Скільки літер у слові, від 4 до 8
commands-help-hard = Радити лише те, що дозволяє складний режим
commands-help-list = Які слова можуть бути загадані
commands-help-boards = Скільки слів вгадують одразу, від 1 до 8
commands-solve = Розгадати головоломку з іншої гри: я добираю слова, ти натискаєш клітинки
commands-solve-shared = { commands-help-shared }
commands-solve-language = { commands-help-language }
commands-solve-length = { commands-help-length }
commands-solve-hard = { commands-help-hard }
commands-solve-list = { commands-help-list }
commands-solve-boards = { commands-help-boards }
commands-stump = Загадай слово, а я його вгадаю
commands-stump-rival = Хто вгадує: я вмію грати добре й погано
commands-stump-length = Скільки літер у твоєму слові, від 4 до 8
commands-stump-language = { commands-help-language }
commands-stump-private = Бачитимеш це лише ти

## The coach, the leaderboard and statistics

commands-analyse = Чого варта кожна твоя спроба і що було б краще
commands-analyse-share = Скопійований результат з іншої гри; без нього — твоя остання гра тут
commands-analyse-words = Твої спроби по порядку
commands-analyse-answer = Загадане слово, якщо його не знайдено
commands-analyse-picture = Знімок екрана завершеної гри
commands-analyse-language = { commands-help-language }
commands-difficulty = Дізнатися, що означає слово і чи воно складне; бачиш лише ти
commands-difficulty-word = Слово з 4–8 літер
commands-difficulty-language = { commands-help-language }
commands-leaderboard = Хто на цьому сервері грає найкраще і чому ти на своєму місці
commands-leaderboard-period = Які дні рахувати; без цього — за весь час
commands-leaderboard-mode = Рахувати лише один режим; без цього — ігри, які в тебе найчастіші
commands-leaderboard-view = За чим місця: спроби, очки, серії, розгадані ігри чи рейтинг
commands-leaderboard-length = Скільки літер, від 4 до 8; без цього — ігри, які в тебе найчастіші
commands-leaderboard-boards = Ігри, де стільки слів одразу
commands-leaderboard-scope = Цей сервер або всі сервери-учасники
commands-stats = Розгадані ігри, середнє, спроби й серії
commands-stats-player = Чия статистика; без цього — твоя
commands-stats-against = З ким порівняти на словах, які грали обоє

## Puzzles played elsewhere

commands-record = Записати результат головоломки з іншої гри; відповідь бачиш лише ти
commands-record-share = Скопійований там результат; без нього вставиш його у форму
commands-records = Хто найкращий у головоломках з інших ігор і як рахуються місця
commands-records-game = Гра; без цього — усі, які я вмію читати
commands-records-period = { commands-leaderboard-period }

## About the bot, the server and you

commands-about = Як грати, які є режими і що я про тебе зберігаю
commands-settings = Змінити, як грає цей сервер, якщо ти ним керуєш
commands-addword = Навчити мене слова для цього сервера, якщо ти ним керуєш
commands-addword-word = Слово з 4–8 літер, якого немає в моєму списку
commands-preferences = Обрати свою тему, мову й нагадування

## Commands in the menu of a message

commands-message-help = Допомога з головоломкою
commands-message-analyse = Аналіз цієї гри

## Choices of an option

commands-hard-off = Вимкнено
commands-hard-hard = Складний: підказки треба враховувати
commands-hard-ultra = Надскладний: зважати на всі клітинки
commands-list-answers = Спершу ймовірні слова
commands-list-everything = Будь-яке слово з мого списку
commands-rival-easy = { matches-called-easy }: близько 5 спроб, не знаходить одне слово із семи
commands-rival-normal = { matches-called-normal }: близько 4 спроб, як більшість людей
commands-rival-hard = { matches-called-hard }: дбайливий і завжди доходить до мети
commands-rival-perfect = { matches-called-perfect }: найменше спроб, яке взагалі можливе
commands-rival-sound-letter-rank = { matches-called-sound-letter-rank }: любить найчастіші літери
commands-rival-distinct-letters = { matches-called-distinct-letters }: п’ять літер, і всі різні
commands-rival-letter-frequency = { matches-called-letter-frequency }: лічить літери й тричі пробує нові
commands-rival-most-popular = { matches-called-most-popular }: завжди найвідоміше слово
commands-rival-position-frequency = { matches-called-position-frequency }: ставить літери на звичні місця
commands-rival-position-frequency-dynamic = { matches-called-position-frequency-dynamic }: як Максим, але перелічує після кожної спроби
