### Games that a server teaches: two shares of each, and which part is the score.

taught-about = Навчи мене головоломки, якої я ще не знаю: встав два її результати й скажи, яка частина є рахунком. Я покажу, що прочитав би; потім її результати можна записувати так само, як і в інших іграх.
taught-none = Цей сервер ще не навчив мене жодної гри.
taught-live = ✅ Результати записуються
taught-idle = ⏸️ Результати не записуються
taught-reads = Я читаю її результати так: `{ $template }`.
taught-highest = Зараховуються значення до { $highest }.
taught-slot-number = номер
taught-slot-date = дата
taught-slot-score = рахунок
taught-slot-time = час
taught-trial-none = У { $channel } ще немає повідомлення, на якому це можна спробувати.
taught-trial = { $results ->
    [0] Серед найновіших повідомлень у { $channel } (усього { $read }) записувати нічого.
   *[other] Серед найновіших повідомлень у { $channel } (усього { $read }) буде записано результатів: { $results }.
}
taught-trial-line = { $who } · { $puzzle }: { $result }
taught-unwatched = Я ще не читаю тут жодного каналу: обери його на сторінці **{ $page }**. До того результати можна вставляти в `/{ -command } record`.
taught-prompt = Переглянути гру
taught-add-button = Навчи мене гри
taught-go-button = Записувати результати
taught-stop-button = Не записувати
taught-highest-button = Найвище значення
taught-forget-button = Видалити
taught-sure = Видалити **{ $name }** і всі її результати, записані тут? Це не можна скасувати.
taught-modal = Гра, якої я не знаю
taught-name-field = Як вона називається
taught-first-field = Результат із розгаданою головоломкою
taught-second-field = Результат за інший день
taught-score-field = Рахунок, точно як у першому результаті
taught-highest-field = Найвище можливе значення
taught-unit-field = Що рахується
taught-unit-guesses = Спроби або ходи: що менше, то краще
taught-unit-mistakes = Помилки: що менше, то краще
taught-unit-points = Очки: що більше, то краще
taught-unit-time = Час: що менше, то краще
