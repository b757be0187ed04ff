### Badges for deeds.

badges-daily = Pierwsze słowo dnia
badges-two = W najwyżej dwóch
badges-last = W ostatniej chwili
badges-trap = Z pułapki
badges-grays = Żadnej szarej dwa razy
badges-dark = Ciemny początek
badges-ultra = Ultratrudny
badges-boards = Osiem naraz
badges-duel = Lepiej od bota
badges-race = Wygrany wyścig
badges-all = Komplet trafień
badges-comeback = Wielki powrót

## What each is for

badges-daily-about = Ukończ słowo dnia, z podpowiedziami lub bez.
badges-two-about = Odgadnij słowo w dwóch próbach albo w jednej.
badges-last-about = Odgadnij słowo ostatnią próbą, jaką masz.
badges-trap-about = Odgadnij słowo po dwóch próbach, którym brakowało tylko tej samej litery.
badges-grays-about = Odgadnij słowo w czterech próbach lub więcej, ani razu nie próbując szarej litery ponownie.
badges-dark-about = Odgadnij słowo po pierwszej próbie bez ani jednego trafienia.
badges-ultra-about = Odgadnij słowo w trybie ultratrudnym.
badges-boards-about = Rozwiąż samodzielnie osiem plansz lub więcej naraz.
badges-duel-about = Wygraj ze mną pojedynek.
badges-race-about = Wygraj wyścig co najmniej trzech osób.
badges-all-about = Odgadnij słowo dnia, które odgadli wszyscy, którzy w nie grali: co najmniej trzy osoby.
badges-comeback-about = Strać serię co najmniej siedmiu słów dnia i znów odgadnij siedem z rzędu.

## Where they are shown

badges-count = { $who } ma tu odznaki: { $had } z { $all }.
badges-missing = **Jeszcze do zdobycia**
badges-rule = Odznaka jest za jeden wyczyn we własnej grze tutaj, która się liczy, bez podpowiedzi. Żadna nie jest za długie granie.
# $signs are emojis, one for each badge
badges-worn = Odznaki: { $signs } · { $had } z { $all }
badges-new = Nowe wśród twoich odznak: { $badges }