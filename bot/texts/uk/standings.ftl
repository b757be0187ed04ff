### Leaderboards and statistics.

standings-title = Таблиця лідерів
standings-period-today = Сьогодні
standings-period-week = Цей тиждень
standings-period-month = Цей місяць
standings-period-year = Цей рік
standings-period-all = За весь час
standings-period-yesterday = Учора
standings-period-lastweek = Минулий тиждень
standings-period-lastmonth = Минулий місяць
standings-period-lastyear = Минулий рік
standings-period-season = Цей сезон
standings-view-guesses = Найменше спроб
standings-view-points = Очки
standings-view-streak = Дні поспіль
standings-view-wins = Найбільше розгаданих
standings-empty = У цій таблиці ще нікого немає. Почни гру через `/{ -command } play`. Особисті й спільні ігри мають окремі таблиці. Результати інших ігор: `/{ -command } records`.
standings-line = **{ $place }.** { $who } · **{ $value }** · { $record }
standings-unplaced-line = { $who } · { $value } · { $record }
standings-few = { $more ->
    [0] замало ігор
    [one] ще { $more } гра
    [few] ще { $more } гри
   *[many] ще { $more } ігор
}
standings-record = розгадано { $wins } з { $games }
standings-value-guesses = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-value-points = { $value ->
    [one] { $value } очко
    [few] { $value } очки
   *[many] { $value } очок
}
standings-value-streak = { $value ->
    [0] без серії
    [one] { $value } день
    [few] { $value } дні поспіль
   *[many] { $value } днів поспіль
}
standings-value-wins = розгадано: { $value }
standings-days = { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[many] { $days } днів
}
standings-rule-guesses = Місця — за справедливим середнім: спроби на гру, з поправкою на { $words ->
    [compared] складність слів і на малу кількість ігор
   *[plain] малу кількість ігор
}. Нерозгадана гра рахується як { $loss ->
    [one] { $loss } спроба
    [few] { $loss } спроби
   *[many] { $loss } спроб
}.
standings-rule-points = Слово з 1 спроби дає { $best ->
    [one] { $best } очко
    [few] { $best } очки
   *[many] { $best } очок
}, з 2 — { $second }, і так далі. Нерозгадана гра дає 0.
standings-rule-points-own = Цей сервер має власні очки: { $wins } за слово з 1–6 спроб, { $lost } за нерозгадану гру.
standings-rule-double = Подвійні очки: { $day }.
standings-rule-streak = Дні поспіль, коли слово дня розгадано без підказок.
standings-shields = Щит зберігає серію, якщо на місяць пропущено одне слово дня.
standings-rule-wins = Першими — ті, в кого найбільше розгаданих ігор.
standings-fair-average = Справедливе середнє: спроби на гру. Слова, складні й для інших, ідуть тобі на користь, а кілька щасливих ігор вирішують мало.
standings-nobody-ranked = Ще ніхто не має ігор, потрібних для місця ({ $games }), тож першими йдуть ті, хто зіграв найбільше.
standings-nobody-placed = Ніхто не мав ігор, потрібних для місця ({ $games }), тож першими йдуть ті, хто зіграв найбільше.
standings-provisional = Щоб мати місце, { $games ->
    [one] потрібна { $games } завершена гра
    [few] потрібні { $games } завершені гри
   *[many] потрібно { $games } завершених ігор
}.
standings-elsewhere = { $who } тут ще немає. Ігри є тут: { $where }. Обери їх у меню.
standings-elsewhere-games = { $which } ({ $games })
standings-games-prompt = Які ігри
standings-view-prompt = Місця за
standings-period-prompt = Які дні
standings-assisted = Не враховано { $games ->
    [one] { $games } гру
    [few] { $games } гри
   *[many] { $games } ігор
} з підказками чи списком слів.
standings-own-boards = Особисті ігри
standings-previous = Назад
standings-next = Далі

## Why am I here?

standings-why-button = Чому я тут?
standings-why-place = Твоє місце — **{ $place }** з { $players }. За однакового результату місце спільне.
standings-why-place-average = Твоє місце — **{ $place }** з { $players }, справедливе середнє — **{ $value }**. За однакового результату місце спільне.
standings-why-provisional = Ігор, потрібних для місця: { $least }. У тебе поки що { $games }.
standings-why-unplaced = Ігор, потрібних для місця: { $least }. У тебе було { $games }.
standings-why-too-few = Для місця замало ігор. У тебе було { $games }.
standings-why-ahead = Найближчий результат вище: { $value }.
standings-why-guesses = Рахується твоє справедливе середнє: спроби на гру, і до них додано кілька середніх ігор, щоб одна щаслива гра не вирішувала все.
standings-why-words = Враховано й те, скільки спроб ці самі слова забрали в інших.
standings-why-sum = Ось розрахунок:
standings-why-moves = Воно трохи змінюється, навіть коли ти не граєш: інші відгадують ті самі слова, і середнє тут рухається.
standings-why-points = Кожна розгадана гра дає { $each } мінус використані спроби. Твої розгадані ігри ({ $wins }): { $wins } × { $each } = { $together }, мінус { $guesses ->
    [one] { $guesses } спроба
    [few] { $guesses } спроби
   *[many] { $guesses } спроб
} = **{ $value }**.
standings-why-points-own = Скільки коштує гра, вирішує цей сервер. Ось розрахунок:
standings-why-points-found = { $guesses ->
    [one] { $guesses } спроба
    [few] { $guesses } спроби
   *[many] { $guesses } спроб
}: { $games } × { $each } = { $points }
standings-why-points-lost = Не розгадано: { $games } × { $each } = { $points }
standings-why-points-double = Рахується подвійно: { $day } ({ $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[many] { $games } ігор
}): **+ { $points }**
standings-why-streak = Твої дні поспіль із розгаданим словом дня: **{ $value }**. День, який пропущено, програно або розгадано з підказкою, уриває серію.
standings-why-no-streak = { $when ->
    [over] Наприкінці серії в тебе не було.
   *[now] Зараз серії в тебе немає. Розгадай слово дня без підказки, і почнеться нова.
}
standings-why-wins = Розгадано: **{ $value }** з { $games ->
    [one] { $games } гри
    [few] { $games } ігор
   *[many] { $games } ігор
}.
standings-why-games = { $games ->
    [one] Твоя { $games } гра забрала
    [few] Твої { $games } гри забрали
   *[many] Твої { $games } ігор забрали
} **{ $guesses }** { $guesses ->
    [one] спробу
    [few] спроби
   *[many] спроб
}.
standings-why-lost = (Нерозгаданих серед них: { $lost }; кожна рахується як { $each }.)
standings-why-harder = **− { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) }**, бо твої слова забрали в інших більше спроб, ніж зазвичай. Твої власні ігри тут не враховано: щонайменше троє інших відгадували { $compared } з них, і їм треба було в середньому { NUMBER($others, minimumFractionDigits: 2, maximumFractionDigits: 2) } спроби; стільки ж звичайних слів забирає { $compared } × { NUMBER($usual, minimumFractionDigits: 2, maximumFractionDigits: 2) } = { NUMBER($words, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
standings-why-easier = **+ { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) }**, бо твої слова забрали в інших менше спроб, ніж зазвичай. Твої власні ігри тут не враховано: щонайменше троє інших відгадували { $compared } з них, і їм треба було в середньому { NUMBER($others, minimumFractionDigits: 2, maximumFractionDigits: 2) } спроби; стільки ж звичайних слів забирає { $compared } × { NUMBER($usual, minimumFractionDigits: 2, maximumFractionDigits: 2) } = { NUMBER($words, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
standings-why-average = **+ { NUMBER($added, minimumFractionDigits: 2, maximumFractionDigits: 2) }** за { $games ->
    [one] { $games } гру
    [few] { $games } гри
   *[many] { $games } ігор
} середнього гравця тут: { $games } × { NUMBER($each, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
standings-why-total = Разом **{ NUMBER($total, minimumFractionDigits: 2, maximumFractionDigits: 2) }**. Поділено на всі ігри ({ $games }):

## Ratings

standings-view-rating = Рейтинг
standings-value-rating = { $value }
standings-rule-rating = Усі починають із 1500. Хто краще впорався з тим самим словом, той додає, а найбільше — проти сильних. Слова дня, перегони й дуелі між людьми рахуються, коли скінчаться.
standings-empty-rating = Рейтингу тут ще ніхто не має. Двоє мають дограти ту саму гру: слово дня, перегони чи дуель. Сьогоднішнє слово дня зарахується завтра.
standings-empty-streak = Серій тут немає. Розгадай слово дня без підказки, і почнеться твоя.
standings-matches = { $matches ->
    [one] { $matches } матч
    [few] { $matches } матчі
   *[many] { $matches } матчів
}
standings-why-rating = Твій рейтинг каже, як ти справляєшся з тими самими словами, що й інші. Кожен, кого ти випереджаєш, його підвищує, сильні гравці — найбільше; кожен, хто випереджає тебе, знижує, сильні — найменше. Перші матчі змінюють його найдужче. Ось розрахунок:
standings-why-start = Усі починають із **{ $start }**.
standings-why-earlier = **{ $change }** за { $matches ->
    [one] { $matches } перший матч
    [few] { $matches } перші матчі
   *[many] { $matches } перших матчів
}.
standings-why-match = **{ $change }** { $mode }, { $day }: місце { $place } з { $players }.
standings-why-rating-total = Разом **{ $value }**.

## Missed dailies

standings-missed-loss = У тих, хто за цей час грає у слово дня, кожне пропущене рахується як { $loss ->
    [one] { $loss } спроба
    [few] { $loss } спроби
   *[many] { $loss } спроб
}.
standings-missed-average = У тих, хто за цей час грає у слово дня, кожне пропущене рахується як середня гра тут.
standings-missed-worst = У тих, хто за цей час грає у слово дня, кожне пропущене рахується як найгірший результат того дня.
standings-why-missed-loss = **+ { NUMBER($charged, minimumFractionDigits: 2, maximumFractionDigits: 2) }** за { $missed ->
    [one] { $missed } пропущене слово дня
    [few] { $missed } пропущені слова дня
   *[many] { $missed } пропущених слів дня
}: { $missed } × { $loss }.
standings-why-missed-average = **+ { NUMBER($charged, minimumFractionDigits: 2, maximumFractionDigits: 2) }** за { $missed ->
    [one] { $missed } пропущене слово дня
    [few] { $missed } пропущені слова дня
   *[many] { $missed } пропущених слів дня
}: { $missed } × { NUMBER($each, minimumFractionDigits: 2, maximumFractionDigits: 2) }, середнє тут.
standings-why-missed-worst = **+ { NUMBER($charged, minimumFractionDigits: 2, maximumFractionDigits: 2) }** за { $missed ->
    [one] { $missed } пропущене слово дня
    [few] { $missed } пропущені слова дня
   *[many] { $missed } пропущених слів дня
}: кожне як найгірший результат того дня.

## All servers

standings-everywhere = Усі сервери
standings-here = Цей сервер
standings-scope-server = Цей сервер
standings-scope-global = Усі сервери
standings-everywhere-rule = Сервери беруть участь за власним бажанням; кого приховано, того тут немає.
standings-everywhere-absent = Цей сервер не бере участі; хто ним керує, може змінити це в `/{ -command } settings`.

## Statistics

standings-stats-title = Статистика
standings-average = { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-no-average = –
standings-played = { $who }: зіграно { $games ->
    [one] { $games } гру
    [few] { $games } гри
   *[many] { $games } ігор
}, розгадано { $wins } ({ NUMBER($rate, style: "percent") }).
standings-figures = У середньому { $average }
standings-dailies = Слова дня: { $dailies } · серія { $streak } · найдовша { $best }
standings-streaks = Серія — це дні поспіль, коли слово дня розгадано без підказок.
standings-shielded = 🛡️ Щит зберіг серію: { $day }.
standings-several = З кількома полями за кожне додаткове рахується на одну спробу менше.
standings-unranked = До таблиць лідерів не потрапляють ці ігри, бо порівняння було б нечесним: { $kinds }.
standings-unranked-helped = з підказками чи списком слів
standings-counts = Усі дограні тут ігри, усіх режимів і довжин; таблиця лідерів рахує один вид. Середнє — за спробами в розгаданих іграх.

## Two players at the same words

standings-against-title = Один на один
standings-against-none = { $who } і { $other } ще не мали тут одного слова. Грайте `/{ -command } daily` або перегони.
standings-against-words = { $who } і { $other } мали те саме слово { $words ->
    [one] { $words } раз
    [few] { $words } рази
   *[many] { $words } разів
}.
standings-against-better = Менше спроб у { $who }: **{ $times }**
standings-against-level = Порівну: **{ $times }**
standings-against-means = У середньому: { $who } { NUMBER($mine, minimumFractionDigits: 2, maximumFractionDigits: 2) }, { $other } { NUMBER($theirs, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-against-rule = Рахуються слова дня, перегони, виклики й дуелі. Нерозгадана гра рахується на одну спробу більше, ніж їх є.

## What the figures on the card are

standings-card-games = { $count ->
    [one] гра
    [few] гри
   *[many] ігор
}
standings-card-won = розгадано
standings-card-rate = { NUMBER($rate, style: "percent") }
standings-card-average = середнє
standings-card-streak = серія
standings-card-best = найдовша
standings-card-days = { $count ->
    [one] слово дня
    [few] слова дня
   *[many] слів дня
}

## Below a place among the most wins

standings-games = { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[many] { $games } ігор
}

## Pages of the statistics

standings-page-prompt = Більше статистики
standings-page-overview = Огляд
standings-page-badges = Відзнаки
standings-page-kinds = За режимом і довжиною
standings-page-openers = Перші слова
standings-page-words = Слова
standings-page-title = Статистика · { $page }
standings-page-kinds-rule = Середнє — за спробами в розгаданих іграх.
standings-page-openers-rule = Найчастіші перші слова. Середнє — за спробами в розгаданих іграх.
standings-page-openers-none = { $who }: першої спроби ще немає в жодній завершеній грі.
standings-page-words-rule = Слова, які забрали найбільше спроб в особистих іграх на одному полі, без підказок. Нерозгадана гра рахується як { $lost ->
    [one] { $lost } спроба
    [few] { $lost } спроби
   *[many] { $lost } спроб
}. Слів, які ще хтось може шукати, тут немає.
standings-page-words-none = { $who }: ще немає завершених особистих ігор на одному полі без підказок.
standings-page-times = { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[many] { $games } ігор
}
standings-page-others = в інших { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-page-best = Найкраща гра: **{ $word }** · { $score } · { $when }
standings-page-worst = Найгірша гра: **{ $word }** · { $score } · { $when }
standings-page-year = Календар
standings-page-year-rule = Дні, зафарбовані як літера на місці, мають хоч одну розгадану гру.
standings-page-year-lines = Що вищий день у рядку, то більше ігор: одна, дві або більше.
standings-page-year-none = { $who }: за останні дванадцять місяців немає завершених ігор.
standings-year-summary = { $who } за останні дванадцять місяців, днів із грою: **{ $days }**; { $record }. Найдовше поспіль: **{ $longest }**.
standings-page-letters = Найскладніші літери, за середнім слів із ними: { $letters }
standings-page-skill = Майстерність і удача
standings-page-skill-rule = Кожен стовпчик — гра, найдавніша ліворуч: останні особисті ігри на одному полі без підказок ({ $games }). Майстерність починається з 99 і зменшується вдвічі за кожну втрачену спробу. Удача 50 — якщо вона нічого не змінила. Слів, які ще хтось може шукати, тут немає.
standings-skill-name = Майстерність
standings-luck-name = Удача
standings-skill-mean = середнє { $mean }
standings-skill-means = { $who }: у середньому майстерність **{ $skill }**, удача **{ $luck }** ({ $games }).
standings-skill-few = Ігор замало, щоб щось сказати.
standings-skill-trend = { $trend ->
    [better] Спроби стали кращі
    [worse] Спроби стали гірші
   *[level] Спроби приблизно такі ж, як раніше
}: майстерність **{ $before }** у перших { $games } іграх, **{ $after }** в останніх { $games }.
standings-skill-fortune = { $fortune ->
    [lucky] Загалом удача допомагала.
    [unlucky] Загалом не щастило.
   *[even] Удача й невдача зрівнялися.
}

## Seasons and the weekly post

standings-champions-button = Чемпіони
standings-champions-title = Чемпіони
standings-champions-prompt = Як закінчився сезон
standings-champions-empty = Тут ще не скінчився жоден сезон.
standings-champions-line = **{ $season }** · 🏆 { $who } · { $value } · { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[many] { $players } гравців
}
standings-champions-nobody = **{ $season }** · без чемпіона · { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[many] { $players } гравців
}
standings-season-title = Сезон · { $season }
standings-season-button = Підсумкова таблиця
standings-week = Тиждень · { $days }
standings-year = Рік { $year }
standings-page-review = Підсумки року
standings-player-year = { $who }: { $year } рік тут.
standings-player-year-none = { $who }: за { $year } рік тут немає завершених ігор.
standings-card-played-days = { $count ->
    [one] день із грою
    [few] дні з грою
   *[many] днів із грою
}
standings-moment-day = Найкращий день
standings-moment-word = Найскладніше розгадане слово
standings-moment-beaten = { $guesses ->
    [one] { $guesses } спроба
    [few] { $guesses } спроби
   *[many] { $guesses } спроб
}, в інших { NUMBER($others, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-moment-opener = Звичне перше слово
standings-moment-luckiest = Найщасливіша знахідка
standings-moment-luck = удача { $luck } із 99
standings-moment-mate = Найчастіше в компанії
standings-review-games = **{ $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[many] { $games } ігор
}**, { $players ->
    [one] { $players } людина
    [few] { $players } людини
   *[many] { $players } людей
}.
standings-review-more = На { $games } більше, ніж минулого тижня.
standings-review-fewer = На { $games } менше, ніж минулого тижня.
standings-review-same = Стільки ж, як минулого тижня.
standings-review-best = ⚡ Найменше спроб: { $games }, { $guesses ->
    [one] { $guesses } спроба
    [few] { $guesses } спроби
   *[many] { $guesses } спроб
}.
standings-review-races = 🏎️ Найбільше виграних перегонів: { $who } ({ $wins }).
standings-review-closest = 🏁 Найнапруженіші перегони: { $who } випереджає { $second } на { $seconds ->
    [0] менш ніж секунду
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[many] { $seconds } секунд
}.
standings-review-hardest = { $count ->
    [one] 🧗 Найскладніше слово
    [few] 🧗 Найскладніші слова
   *[many] 🧗 Найскладніші слова
}: { $answer }, у середньому { NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 2) } спроби.
standings-review-shared = 🤝 Разом на одному полі: розгадано { $wins } з { $games }.
standings-review-points = 🏅 Найбільше очок: { $who }, { $points }.
standings-review-streak = 🔥 Найдовша серія: { $who }, { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[many] { $days } днів
} поспіль.
standings-review-elsewhere = В інших іграх: { $games }.
standings-review-best-of = 🏆 { $game }: { $who }, у середньому { $average }.
standings-season-won = { $champions ->
    [one] 🏆 Перше місце: { $who }, справедливе середнє — { $value } на гру. Вітаємо!
    [few] 🏆 { $who } ділять перше місце зі справедливим середнім { $value } на гру. Вітаємо!
   *[many] 🏆 { $who } ділять перше місце зі справедливим середнім { $value } на гру. Вітаємо!
}
standings-season-left = Того, хто був вище, тут уже немає; підсумкова таблиця не змінюється.
standings-season-taken = Титул відібрано, як видно у Виправленнях; підсумкова таблиця не змінюється.
standings-season-nobody = Ніхто не виграв гру й не зіграв їх стільки, щоб мати місце, тож чемпіона в цього сезону немає.
standings-season-deserted = Усіх, хто мав місце, тут уже немає, тож чемпіона в цього сезону немає.
standings-season-erased = Дані того, хто був на першому місці, видалено за його бажанням, тож чемпіона цього сезону не названо.
standings-why-crowned = 🏆 Титул чемпіона твій: того, хто був вище, тут уже немає.
standings-season-next = Сезон скінчився, і почався наступний: усі з нуля.
standings-season-over = Сезон скінчився. Хто керує сервером, може почати наступний у `/{ -command } settings`.
standings-season-frozen = Ця таблиця остаточна: пізніші виправлення її не змінюють.

## Corrections

standings-corrections-button = Виправлення
standings-corrections-title = Виправлення
standings-corrections-empty = Тут нічого не виправляли.
standings-corrections-line = { $who } · { $what }, { $day }: **{ $change }**, { $by } { $when }
standings-corrections-struck = викреслено
standings-corrections-undone = скасовано, { $by }
standings-changed-title = Змінені після публікації
standings-changed = Найновіші результати, які зараховано інакше, ніж їх спершу опубліковано, або сумнівні, а потім підтверджені, і коли їх опубліковано:
standings-changed-empty = Серед зарахованого тут ніщо не змінено після публікації і ніщо не було сумнівним, а потім підтвердженим.
standings-changed-pasted = 📋 { $who }: результати, вставлені протягом години без повідомлення, кількість днів: { $days }, { $when }
standings-correct-title = Виправити результат
standings-correct = Чий результат хибний? Усі бачать, що ти змінюєш: у таблиці лідерів є сторінка виправлень. Кожне можна скасувати.
standings-correct-player-prompt = Чий результат
standings-correct-undo-prompt = Скасувати виправлення
standings-correct-batch = { $who } · викреслено разом ({ $count })
standings-correct-undo-all = Усі ({ $count })
standings-correct-result-prompt = Який результат
standings-correct-which = Який результат хибний ({ $who })? Це найновіші.
standings-correct-none = { $who }: результатів, які рахуються, тут немає.
standings-correct-joined = Те, що записує { $account }, рахується для { $who }.
standings-correct-champion = Чемпіон сезону
standings-correct-what = { $who } · **{ $what }**: що з ним зробити? Викреслений результат не рахується; результат з іншої гри можна змінити.
standings-correct-strike-button = Викреслити
standings-correct-strike-all-button = Викреслити всі ({ $count })
standings-correct-strike-all = Викреслити все, що тут показано ({ $who }: { $count })? Це більше не рахуватиметься.
standings-correct-struck-all = Усе, що тут було показано, викреслено ({ $who }: { $count }).
standings-correct-strike-pasted-button = Викреслити вставлені ({ $count })
standings-correct-strike-pasted = Викреслити вставлене ({ $who }: { $count })? Це більше не рахуватиметься.
standings-correct-struck-pasted = Вставлене викреслено ({ $who }: { $count }).
standings-correct-undone-all = Скасовані виправлення ({ $who }): { $count }.
standings-correct-change-button = Змінити
standings-correct-undo-button = Скасувати
standings-correct-others-button = Інші результати
standings-correct-shown = Усі бачать це на сторінці виправлень таблиці лідерів.
standings-correct-modal = Змінити результат
standings-correct-number = Правильний результат: від { $low } до { $high }
standings-correct-solved = Правильний результат: { $low }–{ $high } або X
standings-correct-time = Правильний час, наприклад 1:23
standings-exclusions-button = Не записувати результати
standings-exclusions-back-button = Записувати знову
standings-exclusions-line = 🚫 { $who } · результати більше не записуються, { $by } { $when }
standings-exclusions-ask = Більше не записувати результатів { $who }? Відтоді ніщо з опублікованого не записується, і всі можуть прочитати у Виправленнях, що так вирішуєш ти.
standings-joined-line = 🔗 { $account } · результати рахуються для { $who }, { $by } { $when }
standings-exclusions-out = Відтепер ніщо, що публікує { $who }, не записується. Попередні результати залишаються, якщо їх не викреслити.
standings-exclusions-back = Результати { $who } знову записуються.
