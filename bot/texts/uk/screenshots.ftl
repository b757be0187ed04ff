### Pictures of boards: what was read in them, to confirm and to correct.

screenshots-title = Усе правильно?
screenshots-right = Ось що я бачу.
screenshots-unsure = Ось що я бачу на твоїй картинці. Перевір, будь ласка, усе, де стоїть знак питання.
screenshots-gap = Щось закриває рядок { $row } на твоїй картинці. Впиши його слово й клітинки або прибери рядок.
screenshots-unsure-places = не певен щодо літери { $places }
screenshots-hidden = Клітинки я бачу, а літер немає. Перевір клітинки, а тоді назви слова.
screenshots-no-answer = Загаданого слова тут ще немає, тож зараз я про нього спитаю.
screenshots-row = **Рядок { $row }:** натискай літеру, доки її клітинка не стане правильною, або зміни слово.
screenshots-row-boards = **Рядок { $row }:** виправ нижче його слово й клітинки або видали рядок.
screenshots-read = -# Ось що я бачу. Якийсь рядок хибний? Виправ його нижче.
screenshots-rows-menu = Виправити рядок
screenshots-row-choice = { $row }: { $word }
screenshots-yes-help-button = Так, допоможи
screenshots-yes-analysis-button = Так, аналізуй
screenshots-words-button = Вписати слова
screenshots-word-button = Змінити слово
screenshots-word-and-tiles-button = Змінити слово й клітинки
screenshots-drop-button = Прибрати рядок
screenshots-missing-button = Вписати рядок
screenshots-add-button = Додати рядок
screenshots-place-field = Куди він іде?
screenshots-place-choice = Рядок { $row }
screenshots-word-modal = Яке слово в рядку { $row }?
screenshots-tiles-field = Його клітинки, поле за полем
screenshots-row-tiles-field = Його клітинки, наприклад 20012
screenshots-field = Або знімок екрана головоломки
screenshots-which-title = Яке поле?
screenshots-which = На твоїй картинці { $boards ->
    [one] { $boards } поле
    [few] { $boards } поля
   *[many] { $boards } полів
}. Про яке мова?
screenshots-which-menu = Обери поле
screenshots-which-choice = Поле { $board }: { $rows ->
    [one] { $rows } рядок
    [few] { $rows } рядки
   *[many] { $rows } рядків
}
