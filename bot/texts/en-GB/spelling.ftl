### Words that the British spell differently. All else is said as in `en`.

-analyze = analyse
-analyze-first = Analyse
-canceled = cancelled
-canceled-first = Cancelled
-color = colour
-gray = grey
