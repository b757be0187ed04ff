### Badges for deeds.

badges-daily = Перше слово дня
badges-two = Щонайбільше за дві
badges-last = В останню мить
badges-trap = З пастки
badges-grays = Жодної сірої двічі
badges-dark = Темний початок
badges-ultra = Надскладно
badges-boards = Вісім одразу
badges-duel = Краще за бота
badges-race = Перемога в перегонах
badges-all = Усі вгадали
badges-comeback = Повернення

## What each is for

badges-daily-about = Заверши слово дня, з підказками чи без.
badges-two-about = Розгадай слово за дві спроби або за одну.
badges-last-about = Розгадай слово останньою спробою.
badges-trap-about = Розгадай слово після двох спроб, яким бракувало лише тієї самої літери.
badges-grays-about = Розгадай слово за чотири спроби або більше, жодного разу не повторивши сіру літеру.
badges-dark-about = Розгадай слово після першої спроби без жодного влучання.
badges-ultra-about = Розгадай слово в надскладному режимі.
badges-boards-about = Розгадай самотужки вісім полів або більше одночасно.
badges-duel-about = Переможи мене в дуелі.
badges-race-about = Переможи в перегонах щонайменше трьох гравців.
badges-all-about = Розгадай слово дня, яке розгадали всі, хто в нього грав: щонайменше троє.
badges-comeback-about = Втрать серію із семи слів дня або довшу й знову розгадай сім поспіль.

## Where they are shown

badges-count = { $who } має тут відзнаки: { $had } з { $all }.
badges-missing = **Ще можна здобути**
badges-rule = Відзнака — за одне досягнення у власній грі тут, яка враховується, без підказок. Жодної не дають за те, що багато граєш.
# $signs are emojis, one for each badge
badges-worn = Відзнаки: { $signs } · { $had } з { $all }
badges-new = Нове серед твоїх відзнак: { $badges }