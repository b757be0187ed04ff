### What the bot teaches: the rules, its modes, and itself.

teaching-rules-title = Las reglas
teaching-rules =
    Encuentra la palabra oculta. Cada intento es una palabra de la misma longitud, y sus casillas responden:

    🟩 🟧  la letra está bien, y en su lugar
    🟨 🟦  la letra está en la palabra, pero en otro lugar
    ⬛  la letra no está en la palabra (o no tantas veces)

    Una letra repetida se marca dos veces solo si la palabra la tiene dos veces: primero las verdes, luego las amarillas desde la izquierda.

    Tienes seis intentos, y uno más por cada tablero adicional. Una palabra que no conozco, o que ya se probó, no cuesta nada.

    { "**" }Modo difícil**: una letra verde se queda en su lugar, y una amarilla hay que usarla de nuevo.
    { "**" }Ultradifícil**: cada intento debe cumplir todas las pistas, también las casillas grises.

teaching-about-title = Tilemate
teaching-about =
    Organizo juegos de palabras al estilo de Wordle, y ayudo con puzles de otros sitios.

    `/{ -command } play` empieza una partida. Para probar una palabra, pulsa **{ games-guess-button }** debajo del tablero o escribe `/{ -command } guess`. En un mensaje directo basta con la palabra.
    `/{ -command } daily` es la palabra del día, la misma para todos aquí
    `/{ -command } help` resuelve un puzle contigo
    `/{ -command } preferences` elige tu idioma, tu tema y tus recordatorios
    `/{ -command } settings` es para quien administra el servidor

    Mis palabras vienen de diccionarios y listas libres. No tengo relación con el New York Times.

teaching-page-about = Sobre mí
teaching-page-rules = Reglas
teaching-page-modes = Formas de jugar
teaching-page-privacy = Privacidad

teaching-modes-title = Formas de jugar
teaching-mode = **{ $mode }** – { $sentence }
teaching-boards = Tableros
teaching-mode-boards = 2, 4 u 8 palabras a la vez con los mismos intentos: { $modes }
