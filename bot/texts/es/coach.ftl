### The coach: what each guess of a game was worth, and how hard a word is.

## A game of one board

coach-title = Análisis · { $answer }
coach-unplayed = En tu última partida, **{ $answer }**, no hubo intentos. Esta es la anterior.
coach-assumed = -# Tomé tu última palabra, { $word }, como la respuesta. Si era otra, escríbela en la opción `answer`.
coach-details-button = Detalles
coach-meant-button = Quise decir { $meant }
coach-back-button = Volver
coach-answer-field = La respuesta, que no se encontró
coach-language-prompt = Idioma de las palabras

# $skill is a word of `coach-skill-…`; $luck is `much`, `some`, `neither`, `little` or `none`.
coach-won = Resuelta en { $guesses }.{ $skill ->
    [hit] { " " }¡Directo a la respuesta!
    [masterly] { " " }Cuesta encontrar un intento mejor.
    [sharp] { " " }¡Qué bien jugado!
    [solid] { " " }Buen juego, muy sólido.
    [fair] { " " }No estuvo mal, aunque se puede mejorar.
    [loose] { $guesses ->
        [4] { " " }Podría haber salido antes.
       *[other] { " " }Se desperdició algún intento.
    }
   *[wild] { " " }Fue el camino largo.
}{ $luck ->
    [much] { " " }La suerte ayudó mucho.
    [some] { " " }La suerte ayudó.
    [little] { " " }La suerte no ayudó.
    [none] { " " }Y con muy mala suerte.
   *[neither] { "" }
}
coach-won-other = Resuelta en { $guesses }.{ $skill ->
    [hit] { " " }¡Menudo acierto!
    [masterly] { " " }Cada intento contó.
    [sharp] { " " }Casi ninguna letra de más.
    [solid] { " " }En conjunto, bien jugado.
    [fair] { " " }No está mal, pero daba para más.
    [loose] { " " }Había un camino más corto.
   *[wild] { " " }Diste un buen rodeo.
}{ $luck ->
    [much] { " " }El tablero fue muy amable.
    [some] { " " }El tablero fue amable.
    [little] { " " }El tablero dijo poco.
    [none] { " " }El tablero no dijo casi nada.
   *[neither] { "" }
}
coach-lost = Esta vez no salió: { $left ->
    [one] quedaba { $left } palabra posible
   *[other] quedaban { $left } palabras posibles
}.
coach-lost-only = Esta vez no salió, aunque era la única palabra que quedaba.
coach-lost-last = Esta vez no salió. Antes del último intento aún eran posibles { $before } palabras.
coach-still-open = Quedaban: { $words }.
coach-lost-unlucky = Fue sobre todo mala suerte.
coach-lost-hapless = La suerte tampoco ayudó.
coach-given-up = Abandonada tras { $guesses ->
    [one] { $guesses } intento
   *[other] { $guesses } intentos
}, con { $left ->
    [one] { $left } palabra posible
   *[other] { $left } palabras posibles
}.
coach-unfinished = Sin terminar: tras { $guesses ->
    [one] { $guesses } intento
   *[other] { $guesses } intentos
}, { $left ->
    [one] quedaba { $left } palabra posible
   *[other] quedaban { $left } palabras posibles
}.
coach-beaten = 🎉 { $who ->
    [you] ¡Le ganaste
   *[they] ¡Le ganaron
} a { $rival }! { $guesses ->
    [0] No la encuentra.
   *[other] Necesita { $guesses }.
}
coach-only-after = Después de **{ $before }** solo quedaba **{ $answer }**.
coach-in-row = **{ $guess }** (fila { $row })
coach-ignored = { $told }{ $several ->
    [yes] : { $rows }.
   *[no] .
}
coach-ignored-lost = { $who ->
    [it] Además soltó
    [several] { $times } intentos soltaron
   *[one] **{ $guess }**, en la fila { $row }, soltó
} { $letters }, en verde desde { $shown }
coach-ignored-lost-other = { $shown } tenía { $letters } en verde, pero { $who ->
    [several] { $times } intentos no lo aprovecharon
   *[one] **{ $guess }**, en la fila { $row }, no lo aprovechó
}
coach-ignored-moved = { $who ->
    [it] Además movió
    [several] { $times } intentos movieron
   *[one] **{ $guess }**, en la fila { $row }, movió
} { $letters }, en verde desde { $shown }
coach-ignored-left-out = { $who ->
    [it] Además no usó
    [several] { $times } intentos no usaron
   *[one] **{ $guess }**, en la fila { $row }, no usó
} { $letters }, aunque ya se veía en { $shown }
coach-ignored-left-out-other = { $who ->
    [several] { $times } intentos desaprovecharon
   *[one] **{ $guess }**, en la fila { $row }, desaprovechó
} { $letters }, a la vista desde { $shown }
coach-ignored-double = { $who ->
    [it] Además tiene
    [several] { $times } intentos tienen
   *[one] **{ $guess }**, en la fila { $row }, tiene
} pocas { $letters }: { $shown } mostró { $count }
coach-ignored-place = { $who ->
    [it] Además puso
    [several] { $times } intentos pusieron
   *[one] **{ $guess }**, en la fila { $row }, puso
} { $letters } en la posición { $place }, que { $shown } ya había descartado
coach-ignored-place-other = { $who ->
    [several] { $times } intentos volvieron
   *[one] **{ $guess }**, en la fila { $row }, volvió
} a probar { $letters } en la posición { $place }, pese a { $shown }
coach-ignored-grey = { $who ->
    [it] Además repitió
    [several] { $times } intentos repitieron
   *[one] **{ $guess }**, en la fila { $row }, repitió
} { $letters }, en gris desde { $shown }
coach-ignored-grey-other = { $who ->
    [several] { $times } intentos gastaron
   *[one] **{ $guess }**, en la fila { $row }, gastó
} sitio en { $letters }, ya fuera de juego desde { $shown }
coach-ignored-grey-third = { $who ->
    [several] { $times } intentos no aprendieron
   *[one] **{ $guess }**, en la fila { $row }, no aprendió
} nada de { $letters }, ya en gris en { $shown }
coach-ignored-too-many = { $who ->
    [it] Además lleva
    [several] { $times } intentos llevan
   *[one] **{ $guess }**, en la fila { $row }, lleva
} una { $letters } más de las que permite { $shown }
coach-ignored-too = También se ignoraron pistas en { $guesses }.
coach-paid = Aun así salió bien: { $before } palabras antes, { $after } después.
coach-times = Así se fueron { $times } intentos.
coach-repeated = **{ $guess }**, en la fila { $row }, ya estaba en la fila { $first }; repetir palabra no dice nada nuevo.
coach-no-win = **{ $guess }**, en la fila { $row }, también encaja, pero casi ningún juego la esconde.
coach-trapped = **{ $pattern }** es una trampa: encajan { $words } palabras ({ $named }), y **{ $guess }**, en la fila { $row }, solo probó una.
coach-trapped-other = { $words } palabras encajan en **{ $pattern }** ({ $named }): una trampa. **{ $guess }**, en la fila { $row }, empezó a probarlas una por una.
coach-trapped-better = **{ $better }** habría distinguido la mayoría de una vez.
coach-trapped-apart = **{ $better }** las habría distinguido todas de una vez.
coach-trapped-letters = Un intento con varias de { $letters } las distingue.
coach-trapped-hard = En modo difícil, desde ahí solo queda la suerte: prueba esas letras antes de tenerlo casi todo en verde.
coach-narrow = Salir de la trampa **{ $pattern }** fue buena idea, pero de { $letters }, **{ $guess }**, en la fila { $row }, { $some ->
    [yes] solo probó { $tested }
   *[no] no probó ninguna
}.
coach-narrow-better = **{ $better }** habría probado { $tested }.
coach-opener = **{ $guess }** es un comienzo { $start ->
    [very] muy flojo
   *[slow] flojo
}: suele dejar { $left } palabras; **{ $better }** deja { $better_left }.
coach-opener-costs = En muchas partidas, eso cuesta { NUMBER($guesses, minimumFractionDigits: 1, maximumFractionDigits: 1) } intentos por partida.

coach-lesson = En la fila { $row }, **{ $better }** habría sido mejor que **{ $guess }**.
coach-lesson-other = **{ $better }** habría revelado más que **{ $guess }** en la fila { $row }.
coach-fits = Encajaba con todas las pistas y podía ser la respuesta.
coach-apart = Habría distinguido **{ $word }** de **{ $other }**.
coach-fewer = Suele { $better ->
    [0] no dejar ninguna otra palabra
    [one] dejar { $better } palabra
   *[other] dejar { $better } palabras
}; la tuya deja { $left }.
coach-sooner = Llega un poco antes.

coach-praise-flawless = 👏 Ninguna fila se podía jugar mejor.
coach-praise-escaped = 👏 **{ $guess }** salió de la trampa **{ $pattern }**: de { $before } palabras a { $after }.
coach-praise-lucky = 🎯 **{ $guess }** acertó: 1 de las { $before } palabras que quedaban.
coach-praise-surprising = 👏 **{ $guess }** fue una gran idea: no podía ser la respuesta, pero dejó { $before } palabras en { $after }.
coach-praise-top = 👏 **{ $guess }** fue el mejor intento posible con { $before } palabras por delante.
coach-praise-saved = 👏 **{ $guess }** salvó la partida en el último momento.
coach-praise-cut = 👏 **{ $guess }** hizo casi todo el trabajo: de { $before } palabras a { $after }.
coach-team-best = 👏 **{ $guess }** fue una buena elección.

## Its figures, behind Details

coach-row = { $words ->
    [one] { $words } palabra
   *[other] { $words } palabras
} → { $after } · { $judged }
coach-solved = resuelta
coach-verdict-best = no había nada mejor
coach-verdict-alike = tan buena como mi propia elección
coach-verdict-close = cerca del mejor, costó { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-verdict-probe = una buena idea, costó { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-verdict-costly = salió caro: { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-verdict-poor = salió muy caro: { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-verdict-unlisted = también encaja, pero nunca es la respuesta
coach-better = mejor: **{ $better }**
coach-best-of-all = más rara, pero mejor en { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }: { $best }
coach-no-luck = la suerte no influyó
coach-luck = { $luck }, { $sign }{ NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }

coach-all-title = En total
coach-overall = Habilidad **{ $skill }** de 99{ $skilled }. Suerte **{ $luck }** de 99: { $lucky }.
coach-skilled = : { $skilled }
coach-gamble = una apuesta, costó { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-sum-rest = De eso, { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } no se achaca a ningún intento: solo lo habría ahorrado { $words }.
coach-sum-rest-unnamed = De eso, { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } no se achaca a ningún intento: son diferencias muy pequeñas.
coach-sum = { $guesses ->
    [one] { $guesses } intento
   *[other] { $guesses } intentos
}{ $more } = { NUMBER($optimal, minimumFractionDigits: 2, maximumFractionDigits: 2) } con el mejor juego + { NUMBER($given, minimumFractionDigits: 2, maximumFractionDigits: 2) } por intentos más flojos { $fortune }
coach-sum-more = { " " }+ { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } que aún faltaban
coach-sum-lucky = − { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } por buena suerte
coach-sum-unlucky = + { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } por mala suerte

coach-turning-title = Momento clave
coach-turning-none = Ninguno: ni un intento ni la suerte cambiaron nada.
coach-turning-skill = Fila { $row }, **{ $guess }**: este intento costó { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } intentos.
coach-turning-several = Fila { $row }, **{ $guess }**: desde aquí, { $times } intentos así costaron { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
coach-turning-paid = Fila { $row }, **{ $guess }**: este intento costó { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }, pero la suerte ahorró { NUMBER($saved, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
coach-turning-lucky = Fila { $row }, **{ $guess }**: la suerte ahorró { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } intentos.
coach-turning-unlucky = Fila { $row }, **{ $guess }**: la mala suerte costó { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } intentos.

coach-rivals-title = La misma palabra, jugada por los personajes
coach-rival-needed = { $rival }: { $guesses }
coach-rival-lost = { $rival }: sin resolver
coach-own-needed = { $who ->
    [you] Tú
    [team] En grupo
   *[they] Esta partida
}: { $guesses }
coach-own-lost = { $who ->
    [you] Tú
    [team] En grupo
   *[they] Esta partida
}: sin resolver

coach-note-exact = Todas las cifras son intentos, y exactas. La habilidad empieza en 99 y baja a la mitad por cada intento desperdiciado. La suerte es 50 si no cambió nada, 79 si ahorró un intento.
coach-note = Todas las cifras son intentos, con un margen de unos 0,02. La habilidad empieza en 99 y baja a la mitad por cada intento desperdiciado. La suerte es 50 si no cambió nada, 79 si ahorró un intento.

coach-skill-masterly = magistral
coach-skill-sharp = brillante
coach-skill-solid = sólido
coach-skill-fair = aceptable
coach-skill-loose = flojo
coach-skill-wild = a lo loco

coach-luck-very-lucky = mucha suerte
coach-luck-lucky = buena suerte
coach-luck-a-little-lucky = algo de suerte
coach-luck-neither = ni buena ni mala suerte
coach-luck-a-little-unlucky = algo de mala suerte
coach-luck-unlucky = mala suerte
coach-luck-very-unlucky = muy mala suerte

## A game of several boards

coach-boards-title = Análisis · { $boards } tableros
coach-boards-won = { $boards ->
    [2] Los dos tableros
   *[other] Los { $boards } tableros
}, resueltos en { $guesses }; yo necesito unos { NUMBER($optimal, minimumFractionDigits: 1, maximumFractionDigits: 1) } jugando al máximo.
coach-boards-lost = { $solved } de { $boards } tableros resueltos.
coach-boards-waited = 💡 En el tablero { $board } solo quedaba una palabra desde la fila { $row }, pero { $guesses } intentos fueron a otra parte y no resolvieron nada.
coach-boards-ruled-out = 💡 Según las casillas, **{ $guess }** (fila { $row }) ya no cabía en ningún tablero abierto. **{ $better }** habría ayudado más.
coach-boards-better = 💡 En la fila { $row }, **{ $better }** habría avanzado más que **{ $guess }** en el conjunto de los tableros.
coach-boards-served = 👏 **{ $guess }** sirvió para { $boards } tableros a la vez.
coach-boards-hit = 🎯 **{ $guess }** acertó 1 de las { $words } palabras que quedaban en el tablero { $board }.
coach-step-after = { $words } en { $boards ->
    [one] { $boards } tablero
   *[other] { $boards } tableros
}
coach-boards-note = Todas las cifras son estimaciones, en intentos.

## How hard a word is

coach-hard-title = ¿Es difícil { $answer }?
coach-hard-figure = **{ $level }**: la gente necesita unos { NUMBER($guesses, minimumFractionDigits: 1, maximumFractionDigits: 1) } intentos, y falla más o menos una de cada { $failing } personas. Es más difícil que { $figure } de cada 100 palabras de esa longitud.
coach-hard-solver = { $rival }, mi mejor jugador, necesita { $guesses ->
    [one] { $guesses } intento
   *[other] { $guesses } intentos
}.
coach-hard-solver-lost = { $rival }, mi mejor jugador, necesita más de { $most } intentos.
coach-hard-opening = Como primera palabra es la número { $place } de { $words }: después, un jugador perfecto necesita { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } intentos en promedio.
coach-hard-why = Lo que la hace difícil: { $reasons }.
coach-hard-why-easy = Lo que puede despistar: { $reasons }.
coach-hard-because-repeated = repite { $letters }
coach-hard-because-thrice = tiene tres veces la letra { $letters }
coach-hard-because-letter = pocas palabras llevan { $letters }
coach-hard-because-pair = pocas palabras llevan { $letters } seguidas
coach-hard-because-vowels = no tiene ninguna vocal, salvo quizá la Y
coach-hard-because-unknown = poca gente la conoce
coach-hard-because-form = los juegos rara vez esconden una forma así
coach-hard-because-rare = los juegos rara vez la esconden
coach-hard-because-openers = las primeras palabras de siempre dicen poco de ella
coach-hard-because-seldom = no se le ocurre a casi nadie
coach-hard-because-alike = tras unos intentos encajan aún muchas otras palabras
coach-losers-none = { $strategies ->
    [one] El único personaje que juega esta longitud la encuentra.
   *[other] Los { $strategies } personajes la encuentran.
}
coach-losers = { $strategies ->
    [one] El único personaje que juega esta longitud la falla: { $names }.
   *[other] { $losers } de los { $strategies } personajes { $losers ->
        [one] la falla
       *[other] la fallan
    }: { $names }.
}
coach-alike-none = Ninguna otra respuesta se distingue de ella en una sola letra.
coach-alike = Parecidas: { $words } palabras son como { $pattern }: { $named }.
coach-trap = Una trampa: { $words } palabras son como { $pattern }: { $named }.
coach-named-more = { $named }, …
coach-hard-note = Esto mira solo la palabra, nunca una partida en curso. Lo que necesita la gente se estima con 359 retos en inglés de cinco letras que jugaron miles, con un error de un cuarto de intento; en otros idiomas y longitudes es más aproximado.
coach-hard-unhidden = Yo nunca la escondo; otros pueden proponerla.

coach-level-easy = Fácil
coach-level-fair = Asequible
coach-level-tricky = Engañosa
coach-level-hard = Difícil
coach-level-brutal = Brutal
