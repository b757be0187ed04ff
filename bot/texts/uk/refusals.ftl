### What the bot says when it cannot do what was asked. Each says what to do next.

refusals-unexpected = У мене щось пішло не так, але нічого не втрачено. Код: `{ $reference }`
refusals-outage = Зараз я не маю доступу до своєї пам’яті й повернуся, щойно зможу. Твої ігри в безпеці: спробуй, будь ласка, за хвилину.
refusals-broken = З моєю пам’яттю щось не так, і на це має глянути той, хто мене запустив. Спробуй пізніше. Код: `{ $reference }`

## Guesses

refusals-quoted = «{ $text }»
refusals-foreign-letter = { $character } тут не підходить. Пиши літерами від { $first } до { $last }.
refusals-unknown-mark = { $character } — це не клітинка. Напиши по одній на кожну літеру: 🟩 🟨 ⬛, або 2 1 0, або g y b.
refusals-wrong-length = Тут { $actual ->
    [one] { $actual } літера
    [few] { $actual } літери
   *[many] { $actual } літер
}, а треба { $expected }.
refusals-counts-sharp-s = ß рахується як SS.
refusals-no-lexicon = Слів такої довжини цією мовою в мене немає. У кожній мові є слова з 4–7 літер, а в англійській — ще й з 8.
refusals-not-in-mine = **{ $word }** немає в моєму списку слів.
refusals-not-in = **{ $word }** немає в моєму списку слів ({ $language }).
refusals-meant = Може, **{ $word }**?
refusals-another = Спробуй інше слово.
refusals-repeated = **{ $word }** вже було в рядку { $row }.
refusals-hard-mode = Складний режим: { $clue }.
refusals-unwelcome = Цьому слову тут не раді. Спробуй інше.
refusals-not-your-turn = Остання спроба твоя, тож тепер черга когось іншого. { refusals-kept }
refusals-not-your-turn-alone = Остання спроба твоя, тож тепер черга когось іншого. Якщо ніхто не приєднається, можеш продовжити { $when }. { refusals-kept }
refusals-kept = Спробу не втрачено.
refusals-unfit = Не хочу нікого змушувати вгадувати таке. Обери, будь ласка, інше слово.

## The clue that a word ignores. $copies is one of the five below.

refusals-clue-correct = рядок { $row } показує, що літера { $at } — це **{ $letter }**
refusals-clue-elsewhere = рядок { $row } показує, що літера { $at } — не **{ $letter }**
refusals-clue-used = рядок { $row } показує { $copies }, тож { $count ->
    [1] її
    [2] обидві
   *[other] усі
} треба використати
refusals-clue-at-least = рядок { $row } показує щонайменше { $copies }, тож стільки має бути і в спробі
refusals-clue-exactly = рядок { $row } показує лише { $copies }
refusals-clue-none = рядок { $row } показує, що **{ $letter }** у слові немає
refusals-copies-1 = одну **{ $letter }**
refusals-copies-2 = дві **{ $letter }**
refusals-copies-3 = три **{ $letter }**
refusals-copies-4 = чотири **{ $letter }**

## Games and matches

refusals-no-game = Тут немає гри. Почни її через `/{ -command } play`.
refusals-not-entered = Твоє поле ще не відкрите. Натисни **{ $button }**, а тоді відгадуй.
refusals-daily-over = Учорашнє слово дня вже позаду; сьогоднішнє: `/{ -command } daily`.
refusals-no-daily = На той день слова немає. Обери зі списку в `day` або грай сьогоднішнє: `/{ -command } daily`.
refusals-no-past-daily = Слів минулих днів тут ще немає. Грай сьогоднішнє: `/{ -command } daily`.
refusals-no-unsolved = Нерозгаданих слів дня тут для тебе немає: кожне з’являється, коли мине його день. Сьогоднішнє: `/{ -command } daily`.
refusals-game-ended = Ця гра скінчилася. Почни нову через `/{ -command } play`.
refusals-running-yours = У тебе тут уже йде така гра. Дограй її або заверши через `/{ -command } stop`.
refusals-running-here = У цьому каналі вже йде гра. Приєднуйся або почни свою поруч. Поки що нічого не розпочато.
refusals-running-alone = У цьому каналі вже йде гра. Приєднуйся або зачекай, доки вона скінчиться. Поки що нічого не розпочато.
refusals-not-yours = Це чужа гра. Почни свою: обери **Соло** в `/{ -command } play`.
refusals-may-not-stop = Завершити її можуть лише { $starter } (хто почав цю гру) або модератори.
refusals-may-not-begin = Почати раніше може лише { $starter }, бо це перегони цієї людини. Коли всі готові, вони почнуться самі.
refusals-option-refused = У режимі **{ $mode }** немає параметра `{ $option }`. Прибери його або глянь у `/{ -command } about`, які є режими. Нічого не розпочато.
refusals-not-invited = Це для інших людей. Почни свою гру: `/{ -command } play`.
refusals-played-before = Це вже зіграно до видалення твоїх даних. Наступне почнеш з чистого аркуша.
refusals-clue-tells-word = Твоя підказка видає слово. Скажи це без самого слова.
refusals-unknown-code = Жодне слово не має такого коду. Той, хто його загадав, знайде код під **Зіграти деінде**; перевір кожен знак.
refusals-code-alone = Код має власне слово й правила. Використай `/{ -command } play` лише з **code**.
refusals-code-unwelcome = У це слово на цьому сервері не грають.
refusals-own-code = Лише той, хто загадав це слово, може дозволити грати в нього деінде.
refusals-own-challenge = Слово загадуєш ти, тож ти його знаєш. Нехай вгадують інші.
refusals-may-not-agree = Погодитися має хтось інший, хто почав цю гру або вже вгадував у ній.
refusals-may-not-wish = У цій грі ще немає твоєї спроби. Зроби одну, а тоді можна попросити підказку.
refusals-bot-invited = Боти не грають у викликах. Обери людей або дай мені вгадати твоє слово: `/{ -command } stump`.
refusals-match-over = Це вже скінчилося. Почни нову гру через `/{ -command } play`.
refusals-not-begun = Ще не почалося. Спершу натисни **Приєднатися** й **Готово**.
refusals-spoiler = Це слово ще хтось грає. Поділися без літер.
refusals-nothing-to-share = У тебе тут ще немає завершених ігор. Почни: `/{ -command } play`.
refusals-hint = **{ $mode }** — це режим без підказок. `/{ -command } hint` діє в таких режимах: { $modes }.
refusals-wrong-channel = Цей сервер грає в { $channels }. Почни свою гру там.
refusals-may-not-start = На цьому сервері починати ігри можуть лише { $who }. Попроси їх почати, а приєднатися зможеш і ти.
refusals-moderators = модератори

## Puzzles from elsewhere

refusals-nothing-to-undo = Немає рядка, який можна скасувати. Додай його параметрами `guess` і `hints` команди `/{ -command } help`.
refusals-no-puzzle = У тебе тут немає відкритої головоломки. `/{ -command } help` покаже ту, що є, або як почати.
refusals-no-grid = Я не бачу в цьому повідомленні ні рядків із клітинками, як-от 🟩⬛⬛🟨🟩, ні картинки. Обери повідомлення з результатом чи знімком екрана або напиши клітинки самостійно: вони йдуть у параметр `hints` команди `/{ -command } help`.
refusals-own-board = Це моє поле, і допоможуть його власні кнопки. Поки гра триває, підказки дає `/{ -command } hint`; коли скінчиться, буде аналіз.
refusals-several-boards = Мені потрібні загадані слова всіх полів. Напиши свої спроби в опції `words` команди `/{ -command } analyse`, а загадане слово кожного поля — в `answer`: `crane moist fudge night`.
refusals-hints-missing = Мені потрібні слово і його клітинки. Слово напиши в параметр `guess` команди `/{ -command } help`, а клітинки — в `hints`: 01002 або 🟩🟨⬛.
refusals-hints-uneven = { $words ->
    [one] { $words } слово, літер { $length }{ $where }: треба
    [few] { $words } слова, літер { $length }{ $where }: треба
   *[many] { $words } слів, літер { $length }{ $where }: треба
} клітинок { $needed }, а тут { $marks }.{ $row }{ $several } Нічого не збережено. Дай по одній на кожну літеру: 01002 або 🟩🟨⬛.
refusals-hints-boards = { " " }(відкритих полів: { $boards })
refusals-hints-several = { " " }Якщо у твоїй головоломці кілька полів ({ $boards }), постав опцію `boards` на { $boards }.
refusals-hints-row = { " " }Глянь на номер { $row }.
refusals-rows-uneven = Рядків клітинок: { $rows }, а слів: { $words }. Напиши по слову для кожного рядка, за порядком.
refusals-other-length = У твоїй головоломці тут літер { $expected }, а в цьому слові { $actual }. Для іншої головоломки обери **Нова головоломка** в меню **Більше** або постав параметр `length` на { $actual }.
refusals-sharp-s = Я рахую ß як SS, тож тут це слово — **{ $word }**, і клітинки не збігаються з його довжиною. Головоломки, де ß — одна літера, мені не до снаги, вибач. Нічого не збережено.
refusals-too-many-rows = У головоломці тут щонайбільше { $most ->
    [one] { $most } рядок
    [few] { $most } рядки
   *[many] { $most } рядків
}. Введи менше або почни нову.
refusals-no-stump = Я тут не вгадую твого слова. Загадай мені його: `/{ -command } stump`.
refusals-not-your-word = Позначає лише той, хто загадав слово. Загадай своє: `/{ -command } stump`.

## Pictures

refusals-picture-large = Картинка завелика: я читаю до 8 МБ і 25 мегапікселів. Звичайний знімок екрана з телефона якраз підійде.
refusals-picture-format = Не можу прочитати цей файл як картинку. Надішли знімок екрана у PNG, JPEG, WebP або GIF.
refusals-picture-no-board = Я не бачу поля на цій картинці. Зроби знімок екрана з усіма рядками або напиши їх: `/{ -command } help`.
refusals-picture-small = Поле на цій картинці замале, щоб його прочитати. Надішли сам знімок екрана, у повному розмірі.
refusals-picture-keyboard = На цій картинці я бачу лише клавіатуру. Зроби знімок екрана з рядками над нею.
refusals-picture-left = На цій картинці поле обрізане ліворуч. Надішли ту, де видно всі стовпчики.
refusals-picture-right = На цій картинці поле обрізане праворуч. Надішли ту, де видно всі стовпчики.
refusals-picture-no-guess = На цьому полі ще немає спроб. Вдалу першу підкаже `/{ -command } solve`.
refusals-picture-photograph = Схоже на фотографію. Зроби натомість знімок екрана, і я його прочитаю.
refusals-picture-elsewhere = Я читаю лише картинки, опубліковані в Discord. Надішли саму картинку, а не посилання.
refusals-picture-gone = Я вже не можу отримати цю картинку. Надішли її, будь ласка, ще раз.
refusals-picture-under-way = Я ще читаю твою попередню картинку. Спробуй за мить.
refusals-picture-slow = Ця картинка забрала забагато часу. Спробуй знімок лише з полем або напиши рядки: `/{ -command } help`.
refusals-picture-or-text = Дай мені або картинку, або свої спроби, але не все разом. Нічого не збережено.
refusals-picture-boards = На цій картинці кілька полів. Виріж потрібне й надішли мені його.

## The coach and the standings

refusals-still-running = Ця гра ще триває. Аналіз буде, коли вона скінчиться; показує її `/{ -command } board`.
refusals-nothing-played = Аналізувати нічого: спроб немає. Спершу зіграй: `/{ -command } play`.
refusals-words-missing = Потрібні ще й слова. Напиши свої спроби по порядку в параметр `words` команди `/{ -command } analyse` або обери **Аналіз цієї гри** на повідомленні зі своїм результатом, і я про них спитаю.
refusals-answer-missing = Я не бачу повністю зеленого рядка, тож не знаю, яке слово було загадано. Напиши його в параметр `answer` команди `/{ -command } analyse`.
refusals-marks-differ = Якби загадано було **{ $answer }**, рядок { $row } був би { $tiles }. Перевір слова й клітинки; нічого не збережено.
refusals-guess-after-answer = Після загаданого слова йде ще одна спроба. Перевір слова.
refusals-unknown-rival = Я не знаю суперника з таким ім’ям. Обери зі списку в `rival`.
refusals-no-results = Завершених ігор ще немає. Почни через `/{ -command } play`.
refusals-not-listed = Тебе немає в цій таблиці: вона не рахує жодної з ігор, які ти тут дограєш. Що вона рахує, каже її назва; усі твої ігри — в `/{ -command } stats`.
refusals-only-struck = Жоден твій результат тут не рахується: їх викреслили ті, хто керує сервером. **Виправлення** в `/{ -command } leaderboard` кажуть, які й хто; запитай їх, якщо вважаєш, що мають рахуватися.

## Puzzles played elsewhere

refusals-no-share = Я не знайшов там результату, який можу прочитати. Скопіюй його повністю і спробуй ще раз. Я читаю: { $games }.
refusals-no-share-of = Це схоже на **{ $game }**, але я не можу прочитати результат. Скопіюй його повністю, як дає гра, і спробуй ще раз.
refusals-not-moderator = Хто є хто, тут можуть сказати лише модератори. Попроси когось із них натиснути.
refusals-same-account = Це двічі той самий обліковий запис. Обери інший.
refusals-not-your-share = Записати це може лише автор або модератори. Для своїх результатів: `/{ -command } record`.
refusals-game-switched-off = Я вмію читати **{ $game }**, але результати тут ще не записуються. Хто керує сервером, може ввімкнути це в `/{ -command } settings`, сторінка *{ $page }*.
refusals-shut-out = Нічого не записано: ті, хто керує сервером, не приймають результатів { $who }. Якщо це здається помилкою, запитай їх. У все інше можна грати, як раніше.
refusals-future-puzzle = **{ $puzzle }** ще не вийшла, тож її не записано. Перевір номер.
refusals-impossible-score = **{ $puzzle }**: такого результату бути не може, тож його не записано. Перевір вставлене.
refusals-grid-differs = **{ $puzzle }**: квадратики не збігаються з результатом, тож його не записано. Встав його так, як дала гра.
refusals-too-late = **{ $puzzle }**: запізно. Результати тут приймаються до { $days ->
    [one] { $days } дня
    [few] { $days } днів
   *[many] { $days } днів
} після дня головоломки. Результат не записано.
refusals-edit-too-late = **{ $puzzle }**: змінено запізно. Зміни тут приймаються до { $days ->
    [one] { $days } дня
    [few] { $days } днів
   *[many] { $days } днів
} після дня головоломки. Записане раніше лишається.
refusals-past-day = На цьому сервері результати минулих днів не змінюються. Це вирішують ті, хто керує сервером, у `/{ -command } settings`.
refusals-backfill-running = Я вже читаю старі повідомлення цього сервера. Зачекай або зупини це в `/{ -command } settings`, сторінка *Записи*.
refusals-nothing-to-take-back = Скасовувати нічого: давніх повідомлень не читали.
refusals-not-watched = У цьому каналі результати більше не записуються. Обери його знову в `/{ -command } settings`, сторінка *Записи*.
refusals-unknown-game = Я не знаю гри з такою назвою. Які я вмію читати, показує `/{ -command } records`.

## Settings

refusals-keeps-private = Цей гравець не показує своєї статистики.
refusals-oneself = Це двічі та сама людина. Обери для порівняння когось іншого.
refusals-no-server = Це працює лише на сервері. Спробуй в одному з його каналів.
refusals-may-not-manage = Змінити це можуть лише ті, хто керує сервером. Для власного вибору: `/{ -command } preferences`.
refusals-not-everywhere = Усі сервери порівнюють лише особисті ігри. Обери інший режим або таблицю цього сервера.
refusals-known-word = **{ $word }** я вже знаю: його можна вгадувати на цьому сервері.
refusals-refused-word = **{ $word }** я знаю, але на цьому сервері його не приймають. Змінити це можна в `/{ -command } settings`, сторінка *{ $page }*: **{ $setting }**.
refusals-unfit-word = Не можу прочитати це як одне слово. Напиши слово з 4–8 літер мовою, якою грає цей сервер. Нічого не змінено.
refusals-unfit-words = { $count ->
    [one] Не можу прочитати слово
    [few] Не можу прочитати слова
   *[many] Не можу прочитати слова
} { $numbers } у твоєму списку. Пиши слова з 4–8 літер через пробіл або кому. Нічого не змінено.
refusals-too-many-words = Забагато слів: { $count }; я зберігаю щонайбільше { $most }. Нічого не змінено.
refusals-unknown-list = Цього списку вже немає. Обери інший.
refusals-unfit-file = Я читаю лише прості текстові файли, щонайбільше 100 кБ. Нічого не змінено.
refusals-office-file = Це електронна таблиця, документ або PDF, а їх я не читаю. Збережи як простий текст або CSV і вибери той файл. Нічого не змінено.
refusals-list-more = • … і ще { $count }.
refusals-list-short = { $count ->
    [0] Слів у ньому я не знайшов. У списку має бути щонайменше { $least } різних.
   *[other] У списку має бути щонайменше { $least } різних слів, а тут { $count }.
} Нічого не змінено.
refusals-list-none-so-long = Слів на { $length } літер у списку { $count }, а для цієї гри треба { $least }. Обери іншу довжину.
refusals-too-many-lists = На сервері може бути { $most ->
    [one] { $most } список
    [few] { $most } списки
   *[many] { $most } списків
}. Спершу видали якийсь.
refusals-time-zone = Я не знаю такого часового поясу. Напиши, наприклад, `Europe/Kyiv`.
refusals-time-zone-alike = Я не знаю такого часового поясу. Може, { $alike }?
refusals-out-of-range = Напиши ціле число від { $low } до { $high }. Нічого не змінено.
refusals-unfit-score = Напиши ціле число від { $low } до { $high } або X, якщо головоломку не розгадано. Нічого не змінено.
refusals-unfit-time = Напиши час, наприклад 1:23, або цілі секунди від { $low } до { $high }. Нічого не змінено.
refusals-no-full-hour = Я вмію лише цілі години: напиши { $before } або { $after }. Нічого не змінено.
refusals-form-too-late = Я надто довго це відкривав. Нічого не втрачено: спробуй, будь ласка, ще раз.
refusals-too-fast = Надто швидко, я не встигаю. Спробуй знову { $again }.
refusals-crowded = Тут водночас питає забагато людей. Нічого не втрачено: спробуй, будь ласка, ще раз за кілька секунд.
refusals-unknown-button = Ця кнопка від іншої моєї версії. Візьми свіже повідомлення: `/{ -command } board`.
refusals-unknown-choice = Такого варіанта немає. Усі перелічено в `/{ -command } settings`.
refusals-everybodys-role = Цю роль мають усі. Вибери таку, яку має лише дехто, або жодної. Нічого не змінено.
refusals-bots-role = Ця роль належить боту. Вибери таку, яку мають деякі люди, або жодної. Нічого не змінено.
refusals-no-season = Такого сезону тут немає. Хто керує сервером, може почати його через `/{ -command } settings`.
refusals-unfit-days = Мені треба два дні, наприклад 2026-12-01 і 2026-12-31: останній не раніше першого й не в минулому.
refusals-unfit-points = Мені треба сім цілих чисел від 0 до { $most }: очки за 1, 2, 3, 4, 5 і 6 спроб, потім за нерозгадану гру. Наприклад: `10 8 6 4 2 1 0`. Нічого не змінено.
refusals-result-gone = Цього результату вже немає.
refusals-corrected = Цей результат уже виправив хтось із тих, хто керує сервером, тож він лишається як є.
refusals-taught-name = Дай їй власну назву: гру з такою назвою я вже знаю, або назви не було.
refusals-taught-known = Цю я вже вмію читати: це **{ $game }**. Обери канал на сторінці **{ $page }**, і її результати записуватимуться.
refusals-taught-score = Я не бачу такого рахунку в першому результаті. Введи його точно так, як там, наприклад 4/6, 1340 або 1:23.
refusals-taught-puzzle = Я не можу розрізнити ці дві головоломки: в обох результатах має бути номер або дата, і вони мають відрізнятися. Встав результати за два різні дні.
refusals-taught-differ = У цих результатів замало спільного, щоб знайти інші такі. Встав обидва точно такими, як їх зробила гра, з її назвою.
refusals-taught-many = Сервер може навчити мене стількох ігор: { $most }. Спершу видали якусь.
refusals-taught-gone = Цей сервер уже не вчить цієї гри. Обери іншу.
