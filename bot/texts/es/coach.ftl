### The coach: what each guess of a game was worth, and how hard a word is.

## A game of one board

coach-title = Análisis · { $answer }
coach-details-button = Detalles
coach-answer-field = La respuesta, que no se encontró
coach-language-prompt = Idioma de las palabras

# $who is `you` or `they`; $skill is `fine`, `fair` or `bold`; $luck is `lucky`, `unlucky` or `neither`.
coach-won = Resuelta en { $guesses }. { $skill ->
    [fine] { $who ->
        [you] Jugaste de maravilla
       *[they] Una partida estupenda
    }{ $luck ->
        [lucky] , y la suerte acompañó
        [unlucky] , y sin nada de suerte
       *[neither] { "" }
    }.
    [fair] { $who ->
        [you] Jugaste bien
       *[they] Una buena partida
    }{ $luck ->
        [lucky] , con algo de suerte
        [unlucky] , con poca suerte
       *[neither] { "" }
    }.
   *[bold] { $luck ->
        [lucky] Con audacia, y con suerte
        [unlucky] Con riesgo, y sin suerte
       *[neither] Con riesgo, pero salió bien
    }.
}
coach-lost = Esta vez no salió. { $luck ->
    [unlucky] { $skill ->
        [bold] La suerte no ayudó.
       *[fine] Fue sobre todo mala suerte.
    }
   *[neither] { $skill ->
        [bold] Era difícil.
       *[fine] Faltó poco.
    }
}
coach-given-up = Abandonada tras { $guesses ->
    [one] { $guesses } intento
   *[other] { $guesses } intentos
}.
coach-beaten = 🎉 { $who ->
    [you] Me ganaste
   *[they] Mejor que yo
}: { $guesses ->
    [0] ¡yo no la habría encontrado!
   *[other] ¡yo habría necesitado { $guesses }!
}

coach-lesson = 💡 En la fila { $row }, **{ $better }** habría sido mejor que **{ $guess }**. { $reason }
coach-apart = Habría distinguido **{ $word }** de **{ $other }**.
coach-fewer = Suele { $better ->
    [0] no dejar ninguna otra palabra
    [one] dejar { $better } palabra
   *[other] dejar { $better } palabras
}; la tuya deja { $left }.
coach-only = Era la única palabra que quedaba.
coach-sooner = Llega un poco antes.

coach-flawless = 👏 Ninguna fila se podía jugar mejor.
coach-top = 👏 **{ $guess }** fue una gran elección: con { $words } palabras posibles, es difícil encontrar otra mejor.
coach-persistent = 👏 Resuelta, y eso es lo que cuenta.
coach-narrowed = 👏 De { $before } palabras a { $after }: casi todo el camino.
coach-team = 👏 Los mejores intentos del grupo:
coach-team-best = { $who } **{ $guess }**

## Its figures, behind Details

coach-row = { $words ->
    [one] { $words } palabra
   *[other] { $words } palabras
} → { $after } · { $judged }
coach-solved = resuelta
coach-best = el mejor intento
coach-as-good = tan bueno como el mejor
coach-better = { $skill }, costó { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }; mejor: **{ $best }**
coach-no-luck = la suerte no influyó
coach-luck = { $luck }, { $sign }{ NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }

coach-all-title = En total
coach-verdict = Habilidad **{ $skill }** de 99{ $skilled }. Suerte **{ $luck }** de 99: { $lucky }.
coach-skilled = : { $skilled }
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
coach-turning-lucky = Fila { $row }, **{ $guess }**: la suerte ahorró { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } intentos.
coach-turning-unlucky = Fila { $row }, **{ $guess }**: la mala suerte costó { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } intentos.

coach-rivals-title = La misma palabra, jugada por los personajes
coach-rival-needed = { $rival }: { $guesses }
coach-rival-lost = { $rival }: sin resolver
coach-own-needed = { $who ->
    [you] Tú
   *[they] Esta partida
}: { $guesses }
coach-own-lost = { $who ->
    [you] Tú
   *[they] Esta partida
}: sin resolver

coach-note-exact = Todas las cifras son intentos, y exactas. La habilidad empieza en 99 y baja a la mitad por cada intento regalado. La suerte es 50 si no cambió nada, 79 si ahorró un intento.
coach-note = Todas las cifras son intentos, con un margen de unos 0,02. La habilidad empieza en 99 y baja a la mitad por cada intento regalado. La suerte es 50 si no cambió nada, 79 si ahorró un intento.

coach-skill-masterly = magistral
coach-skill-sharp = brillante
coach-skill-solid = sólido
coach-skill-fair = aceptable
coach-skill-loose = flojo
coach-skill-wild = a lo loco

coach-luck-very-lucky = mucha suerte
coach-luck-lucky = suerte
coach-luck-a-little-lucky = algo de suerte
coach-luck-neither = ni buena ni mala suerte
coach-luck-a-little-unlucky = algo de mala suerte
coach-luck-unlucky = mala suerte
coach-luck-very-unlucky = muy mala suerte

## A game of several boards

coach-boards-title = Análisis · { $boards } tableros
coach-step-after = { $words } en { $boards ->
    [one] { $boards } tablero
   *[other] { $boards } tableros
}
coach-boards-note = Todas las cifras son estimaciones, en intentos.

## How hard a word is

coach-hard-title = ¿Es difícil { $answer }?
coach-hard-figure = **{ $level }**, { $figure } de 100.
coach-hard-solver = Jugando lo mejor que sé, necesito { $guesses ->
    [one] { $guesses } intento
   *[other] { $guesses } intentos
}.
coach-hard-solver-lost = Jugando lo mejor que sé, necesito más de { $most } intentos.
coach-hard-people = La gente suele necesitar unos { NUMBER($guesses, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
coach-hard-why = Lo que la hace difícil: { $reasons }.
coach-hard-because-repeated = repite una letra
coach-hard-because-rarest = tiene una letra rara
coach-hard-because-pairs = sus letras rara vez van juntas
coach-hard-because-known = poca gente piensa en ella
coach-hard-because-family = muchas palabras se le parecen
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
coach-alike = Parecidas: { $words } respuestas son como { $pattern }: { $named }.
coach-trap = Una trampa: { $words } respuestas son como { $pattern }: { $named }.
coach-named-more = { $named }, …
coach-hard-note = Esto mira solo la palabra, nunca una partida en curso. Lo que necesita la gente se estima según cómo miles jugaron otros retos.

coach-level-easy = Fácil
coach-level-fair = Asequible
coach-level-tricky = Engañosa
coach-level-hard = Difícil
coach-level-brutal = Brutal
