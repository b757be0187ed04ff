### Badges for deeds.

badges-daily = Primera palabra del día
badges-two = En dos o menos
badges-last = En el último suspiro
badges-trap = Fuera de la trampa
badges-grays = Ningún gris dos veces
badges-dark = Comienzo a oscuras
badges-ultra = Ultradifícil
badges-boards = Ocho a la vez
badges-duel = Más que el bot
badges-race = Victoria en carrera
badges-all = Pleno de aciertos
badges-comeback = Remontada

## What each is for

badges-daily-about = Termina una palabra del día, con o sin pistas.
badges-two-about = Resuelve una palabra en dos intentos, o en uno.
badges-last-about = Resuelve una palabra con el último intento que te queda.
badges-trap-about = Resuelve una palabra tras dos intentos que fallaron solo en la misma letra.
badges-grays-about = Resuelve una palabra en cuatro intentos o más sin volver a probar una letra gris.
badges-dark-about = Resuelve una palabra tras un primer intento sin un solo acierto.
badges-ultra-about = Resuelve una palabra en modo ultradifícil.
badges-boards-about = Resuelve por tu cuenta ocho tableros o más a la vez.
badges-duel-about = Gáname un duelo.
badges-race-about = Gana una carrera de tres jugadores o más.
badges-all-about = Resuelve una palabra del día que resolvieron todos los que la jugaron: tres o más.
badges-comeback-about = Pierde una racha de siete palabras del día o más y vuelve a resolver siete seguidas.

## Where they are shown

badges-count = { $who } tiene { $had } de { $all } insignias aquí.
badges-missing = **Por conseguir**
badges-rule = Una insignia es por una hazaña en una partida propia de aquí que cuenta, sin pistas. Ninguna es por jugar mucho.
# $signs are emojis, one for each badge
badges-worn = Insignias: { $signs } · { $had } de { $all }
badges-new = Nuevo entre tus insignias: { $badges }