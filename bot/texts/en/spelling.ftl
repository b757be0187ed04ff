### Words that Americans and the British spell differently; `en-GB` has the others.

-analyze = analyze
-analyze-first = Analyze
-canceled = canceled
-canceled-first = Canceled
-color = color
-gray = gray
