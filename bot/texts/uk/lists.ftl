### Word lists of a server: a lesson's, or a fandom's.

lists-about = Грайте власними словами: з уроку, з улюбленого світу. У списку може бути від { $fewest } до { $most } слів, у кожному від { $shortest } до { $longest } літер. Загадуються слова зі списку, а вгадувати можна і ними, і звичайними словами мови. Такі ігри не потрапляють до таблиці лідерів. Список обирають у `/{ -command } play list:`.
lists-none = На цьому сервері ще немає списків.
lists-words = { $words ->
    [one] { $words } слово
    [few] { $words } слова
   *[many] { $words } слів
}
lists-length = Літер { $letters }: { $words }
lists-turns = Випадають слова будь-якої довжини: спершу ті, яких ще не грали, потім ті, які грали найдавніше. З `length:` лишається одна довжина.
lists-renamed = Список **{ $taken }** уже є, тому цей називається **{ $name }**. Щоб змінити слова того, вибери його й натисни **{ $button }**.
lists-prompt = Переглянути список
lists-add-button = Додати список
lists-change-button = Змінити
lists-delete-button = Видалити
lists-sure = Видалити список **{ $name }**? Ігри, що вже тривають, дограються з ним.
lists-sure-daily = Слово дня на цьому сервері береться з нього. Після цього воно знову братиметься з мови.
lists-keep-button = Лишити
lists-modal = Список слів
lists-name-field = Як він зветься
lists-language-field = Мова його слів
lists-words-field = Слова через пробіл, кому чи з нового рядка
lists-file-field = Або текстовий файл замість слів вище
lists-daily = 📅 Починаючи з наступного, слово дня береться з цього списку. До таблиці лідерів воно не потрапляє.
lists-daily-switch = Слово дня з нього
lists-dropped = Ігри мовою { $language } пишуть { $letters } як { $plain }.
lists-dropped-other = Якщо це слова мовою { $others }, натисни **{ $button }** і вибери цю мову.
lists-unknown = Немає в моєму списку слів ({ $language }), але вони все одно у грі: { $words }. Імена й слова з уроку — це нормально; перевір, чи немає описок.
lists-crude = Є в моєму списку грубих слів, але залишаються: { $words }. Прибери ті, яких тут не мало бути.
lists-correct-button = Виправити
lists-left-out = { $count ->
    [one] Пропущено { $count } запис:
    [few] Пропущено { $count } записи:
    [many] Пропущено { $count } записів:
   *[other] Пропущено { $count } запису:
}
lists-left-words = • Рядок { $number }: «{ $text }» — слів: { $words }.
lists-left-letter = • Рядок { $number }: «{ $text }»: { $character } — не літера цієї мови.
lists-left-length = • Рядок { $number }: у «{ $text }» літер { $length }, а може бути від { $least } до { $most }.
lists-left-again = • Рядок { $number }: «{ $text }» вже є в списку.
lists-left-head = • Рядок { $number }: «{ $text }» — заголовок стовпця, а не слово списку.
lists-left-beside = • Те, що стоїть поруч із першим стовпцем («{ $text }» тощо): кожен рядок дає одне слово. Якщо це теж слова списку, запиши кожне в окремому рядку.
lists-left-articles = • Те, що стоїть перед словами ({ $text }): взято лише самі слова.
lists-left-comment = • Рядки, що починаються з # («{ $text }» тощо), — це коментарі: з них не взято жодного слова.
lists-left-slur = • Рядок { $number }: слово, якому тут не раді.
lists-progress-button = Поступ
lists-back-button = Назад до списку
lists-unplayed = Ще ніхто не завершив гру з цього списку.
lists-played = Зіграно слів: **{ $played } з { $words }**. Минулого разу відгадано: { $found }.
lists-missed = Минулого разу не відгадано, ці слова повернуться раніше: { $words }
lists-learner = { $who } · відгадано { $found } з { $met }
lists-learner-missed = бракує: { $words }
lists-progress-file = У файлі є кожне зігране слово й ті, хто ще не відгадав його.
lists-column-word = Слово
lists-column-played = Зіграно
lists-column-found = Відгадано
lists-column-missed = Не відгадали
