### Leaderboards and statistics.

standings-title = Clasificación
standings-period-today = Hoy
standings-period-week = Esta semana
standings-period-month = Este mes
standings-period-year = Este año
standings-period-all = Histórico
standings-period-yesterday = Ayer
standings-period-lastweek = La semana pasada
standings-period-lastmonth = El mes pasado
standings-period-lastyear = El año pasado
standings-period-season = Esta temporada
standings-view-guesses = Menos intentos
standings-view-points = Puntos
standings-view-streak = Días seguidos
standings-view-wins = Más partidas resueltas
standings-empty = Todavía no hay nadie en esta clasificación. Empieza una partida con `/{ -command } play`. Las partidas individuales y las partidas en grupo tienen clasificaciones distintas. Resultados de otros sitios: `/{ -command } records`.
standings-line = **{ $place }.** { $who } · **{ $value }** · { $record }
standings-unplaced-line = { $who } · { $value } · { $record }
standings-few = { $more ->
    [0] muy pocas partidas
    [one] falta { $more } partida
   *[other] faltan { $more } partidas
}
standings-record = { $wins } de { $games } resueltas
standings-value-guesses = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-value-points = { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}
standings-value-streak = { $value ->
    [0] sin racha
    [one] { $value } día
   *[other] { $value } días seguidos
}
standings-value-wins = { $value ->
    [one] { $value } resuelta
   *[other] { $value } resueltas
}
standings-days = { $days ->
    [one] { $days } día
   *[other] { $days } días
}
standings-rule-guesses = Cuenta el promedio justo: intentos por partida, compensado por { $words ->
    [compared] palabras difíciles y pocas partidas
   *[plain] pocas partidas
}. Una partida no resuelta cuenta { $loss }.
standings-rule-points = Resolver en 1 intento vale { $best } puntos, en 2 intentos { $second }, y así. Una partida no resuelta vale 0.
standings-rule-points-own = Este servidor tiene sus propios puntos: { $wins } por una palabra en 1 a 6 intentos, { $lost } por una partida que no resuelves.
standings-rule-double = Puntos dobles: { $day }.
standings-rule-streak = Días seguidos con la palabra del día resuelta sin pista.
standings-shields = Un escudo mantiene la racha si falta una palabra del día al mes.
standings-rule-wins = Va primero quien más partidas resuelve.
standings-fair-average = Promedio justo: intentos por partida. Las palabras que a otros les costaron cuentan a tu favor, y unas pocas partidas con suerte pesan poco.
standings-nobody-ranked = Nadie tiene aún las { $games } partidas que pide la clasificación, así que van delante quienes más jugaron.
standings-nobody-placed = Nadie tuvo las { $games } partidas que pide la clasificación, así que van delante quienes más jugaron.
standings-provisional = Para tener un puesto hay que terminar { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}.
standings-elsewhere = { $who } aún no aparece aquí. Sus partidas: { $where }. Se abren en el menú.
standings-elsewhere-games = { $which } ({ $games })
standings-games-prompt = Qué partidas
standings-view-prompt = Ordenar por
standings-period-prompt = Qué días
standings-assisted = { $games ->
    [one] { $games } partida con pistas o lista de palabras no cuenta.
   *[other] { $games } partidas con pistas o lista de palabras no cuentan.
}
standings-own-boards = Partidas individuales
standings-previous = Atrás
standings-next = Siguiente

## Why am I here?

standings-why-button = ¿Por qué estoy aquí?
standings-why-place = Tienes el puesto **{ $place }** de { $players }. Los empates comparten puesto.
standings-why-place-average = Tienes el puesto **{ $place }** de { $players } con un promedio justo de **{ $value }**. Los empates comparten puesto.
standings-why-provisional = Llevas { $games } de las { $least } partidas que hacen falta para entrar en la clasificación.
standings-why-unplaced = Jugaste { $games } de las { $least } partidas que hacían falta para entrar en la clasificación.
standings-why-too-few = Jugaste muy pocas partidas para entrar en la clasificación: { $games }.
standings-why-ahead = Justo por encima de ti: { $value }.
standings-why-guesses = Cuenta tu promedio justo: intentos por partida, más unas partidas promedio para que la suerte de una sola no decida.
standings-why-words = Se tiene en cuenta lo que los demás necesitaron para las mismas palabras.
standings-why-sum = Esta es la cuenta:
standings-why-moves = Se mueve un poco aunque no juegues: otros juegan las mismas palabras y el promedio de aquí cambia.
standings-why-points = Cada partida resuelta da { $each } puntos menos los intentos usados. { $wins ->
    [one] Tu partida
   *[other] Tus { $wins } partidas
}: { $wins } × { $each } = { $together }, menos { $guesses ->
    [one] { $guesses } intento
   *[other] { $guesses } intentos
} = **{ $value }**.
standings-why-points-own = Este servidor decide cuánto vale una partida. Esta es la cuenta:
standings-why-points-found = { $guesses ->
    [one] { $guesses } intento
   *[other] { $guesses } intentos
}: { $games } × { $each } = { $points }
standings-why-points-lost = Sin resolver: { $games } × { $each } = { $points }
standings-why-points-double = Cuenta doble: { $day } ({ $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}): **+ { $points }**
standings-why-streak = Tus días seguidos con la palabra del día resuelta: **{ $value }**. Un día que te saltas, pierdes o resuelves con pista corta la racha.
standings-why-no-streak = { $when ->
    [over] Al final no tenías ninguna racha.
   *[now] Ahora mismo no tienes ninguna racha. Resuelve la palabra del día sin pista y empieza una nueva.
}
standings-why-wins = Resolviste **{ $value }** de { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}.
standings-why-games = { $games ->
    [one] Tu { $games } partida llevó
   *[other] Tus { $games } partidas llevaron
} **{ $guesses }** { $guesses ->
    [one] intento
   *[other] intentos
}.
standings-why-lost = ({ $lost ->
    [one] La partida que no ganaste cuenta { $each }.
   *[other] Cada una de las { $lost } partidas que no ganaste cuenta { $each }.
})
standings-why-harder = **− { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) }** porque los demás necesitaron más de lo habitual para tus palabras. Tus propias partidas no cuentan aquí: al menos otras tres personas tuvieron { $compared } de ellas, con { NUMBER($others, minimumFractionDigits: 2, maximumFractionDigits: 2) } intentos en promedio; otras tantas palabras de dificultad media llevan { $compared } × { NUMBER($usual, minimumFractionDigits: 2, maximumFractionDigits: 2) } = { NUMBER($words, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
standings-why-easier = **+ { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) }** porque los demás necesitaron menos de lo habitual para tus palabras. Tus propias partidas no cuentan aquí: al menos otras tres personas tuvieron { $compared } de ellas, con { NUMBER($others, minimumFractionDigits: 2, maximumFractionDigits: 2) } intentos en promedio; otras tantas palabras de dificultad media llevan { $compared } × { NUMBER($usual, minimumFractionDigits: 2, maximumFractionDigits: 2) } = { NUMBER($words, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
standings-why-average = **+ { NUMBER($added, minimumFractionDigits: 2, maximumFractionDigits: 2) }** por { $games } partidas de nivel promedio aquí: { $games } × { NUMBER($each, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
standings-why-total = En total **{ NUMBER($total, minimumFractionDigits: 2, maximumFractionDigits: 2) }**. Dividido entre las { $games } partidas:

## Ratings

standings-view-rating = Nivel
standings-value-rating = { $value }
standings-rule-rating = Se empieza con 1500. Con la misma palabra, quien lo hace mejor sube, sobre todo contra gente fuerte. Las palabras del día, carreras y duelos entre personas cuentan cuando terminan.
standings-empty-rating = Aquí todavía no hay niveles. Hace falta que dos personas terminen la misma palabra del día, carrera o duelo. La palabra de hoy cuenta mañana.
standings-empty-streak = Aquí no hay rachas. Resuelve la palabra del día sin pista y empieza la tuya.
standings-matches = { $matches ->
    [one] { $matches } encuentro
   *[other] { $matches } encuentros
}
standings-why-rating = Tu nivel dice qué tal te va con las mismas palabras que los demás. Quien queda detrás de ti lo sube, más si es fuerte; quien queda delante lo baja, menos si es fuerte. Tus primeros encuentros son los que más lo cambian. Esta es la cuenta:
standings-why-start = Se empieza con **{ $start }**.
standings-why-earlier = **{ $change }** por { $matches ->
    [one] tu primer encuentro
   *[other] tus primeros { $matches } encuentros
}.
standings-why-match = **{ $change }** { $mode }, { $day }: puesto { $place } de { $players }.
standings-why-rating-total = En total **{ $value }**.

## Missed dailies

standings-missed-loss = A quien juega la palabra del día en este periodo, cada una que se salta le cuenta como { $loss } intentos.
standings-missed-average = A quien juega la palabra del día en este periodo, cada una que se salta le cuenta como una partida promedio de aquí.
standings-missed-worst = A quien juega la palabra del día en este periodo, cada una que se salta le cuenta como el peor resultado de ese día.
standings-why-missed-loss = **+ { NUMBER($charged, minimumFractionDigits: 2, maximumFractionDigits: 2) }** por { $missed ->
    [one] { $missed } palabra del día sin jugar
   *[other] { $missed } palabras del día sin jugar
}: { $missed } × { $loss }.
standings-why-missed-average = **+ { NUMBER($charged, minimumFractionDigits: 2, maximumFractionDigits: 2) }** por { $missed ->
    [one] { $missed } palabra del día sin jugar
   *[other] { $missed } palabras del día sin jugar
}: { $missed } × { NUMBER($each, minimumFractionDigits: 2, maximumFractionDigits: 2) }, el promedio de aquí.
standings-why-missed-worst = **+ { NUMBER($charged, minimumFractionDigits: 2, maximumFractionDigits: 2) }** por { $missed ->
    [one] { $missed } palabra del día sin jugar
   *[other] { $missed } palabras del día sin jugar
}: cada una cuenta como el peor resultado de su día.

## All servers

standings-everywhere = Todos los servidores
standings-here = Este servidor
standings-scope-server = Este servidor
standings-scope-global = Todos los servidores
standings-everywhere-rule = Los servidores participan porque quieren; quien se oculta no aparece.
standings-everywhere-absent = Este servidor no participa; quien lo administra puede cambiarlo en `/{ -command } settings`.

## Statistics

standings-stats-title = Estadísticas
standings-average = { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-no-average = –
standings-played = { $who } jugó { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} y resolvió { $wins } ({ NUMBER($rate, style: "percent") }).
standings-figures = Promedio { $average }
standings-dailies = Palabras del día: { $dailies } · racha { $streak } · mejor { $best }
standings-streaks = Una racha son días seguidos en que resuelves la palabra del día sin pista.
standings-shielded = 🛡️ Un escudo mantuvo la racha el { $day }.
standings-several = Con varios tableros, cada tablero de más descuenta un intento.
standings-unranked = Las clasificaciones dejan fuera estas, porque no sería justo compararlas: { $kinds }.
standings-unranked-helped = con pistas o lista de palabras
standings-counts = Todas las partidas terminadas aquí, de cualquier modo y longitud; una clasificación cuenta solo un tipo. El promedio es de los intentos en las partidas resueltas.

## Two players at the same words

standings-against-title = Cara a cara
standings-against-none = { $who } y { $other } aún no han tenido la misma palabra aquí. Lo resuelve un `/{ -command } daily`, o una carrera.
standings-against-words = { $who } y { $other } tuvieron la misma palabra { $words ->
    [one] una vez
   *[other] { $words } veces
}.
standings-against-better = { $who } usó menos intentos: **{ $times }**
standings-against-level = Empates: **{ $times }**
standings-against-means = Promedio: { $who } { NUMBER($mine, minimumFractionDigits: 2, maximumFractionDigits: 2) }, { $other } { NUMBER($theirs, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-against-rule = Cuentan las palabras del día, carreras, retos y duelos. Una partida no resuelta cuenta un intento más que el máximo.

## What the figures on the card are

standings-card-games = { $count ->
    [one] partida
   *[other] partidas
}
standings-card-won = resueltas
standings-card-rate = { NUMBER($rate, style: "percent") }
standings-card-average = promedio
standings-card-streak = racha
standings-card-best = mejor racha
standings-card-days = { $count ->
    [one] palabra del día
   *[other] palabras del día
}

## Below a place among the most wins

standings-games = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}

## Pages of the statistics

standings-page-prompt = Más estadísticas
standings-page-overview = Resumen
standings-page-badges = Insignias
standings-page-kinds = Por modo y longitud
standings-page-openers = Primeras palabras
standings-page-words = Palabras
standings-page-title = Estadísticas · { $page }
standings-page-kinds-rule = Los promedios cuentan los intentos de las partidas resueltas.
standings-page-openers-rule = Las primeras palabras más usadas. Los promedios cuentan los intentos de las partidas resueltas.
standings-page-openers-none = { $who } aún no ha hecho el primer intento de ninguna partida terminada.
standings-page-words-rule = Las palabras con más intentos en partidas individuales de un tablero, sin pistas. Una partida no resuelta cuenta como { $lost } intentos. Faltan las palabras que otros quizá buscan todavía.
standings-page-words-none = { $who } aún no ha terminado una partida individual de un tablero sin pistas.
standings-page-times = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
standings-page-others = los demás: { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-page-best = Mejor partida: **{ $word }** · { $score } · { $when }
standings-page-worst = Peor partida: **{ $word }** · { $score } · { $when }
standings-page-year = Calendario
standings-page-year-rule = El color de acierto significa que ese día se resolvió alguna.
standings-page-year-lines = En una línea, cuanto más alto es un día, más partidas: una, dos o más.
standings-page-year-none = { $who } no terminó ninguna partida en los últimos doce meses.
standings-year-summary = { $who } jugó en los últimos doce meses, en total: **{ $days }**, { $record }. Racha más larga: **{ $longest }**.
standings-page-letters = Letras más difíciles, por el promedio de sus palabras: { $letters }
standings-page-skill = Habilidad y suerte
standings-page-skill-rule = Cada barra es una partida, la más antigua a la izquierda: las últimas { $games } partidas individuales de un tablero, sin pistas. La habilidad empieza en 99 y baja a la mitad por cada intento desperdiciado. La suerte es 50 si no influyó. Faltan las palabras que otros quizá sigan buscando.
standings-skill-name = Habilidad
standings-luck-name = Suerte
standings-skill-mean = promedio { $mean }
standings-skill-means = { $who } tiene de promedio habilidad **{ $skill }** y suerte **{ $luck }** ({ $games }).
standings-skill-few = Son muy pocas partidas para sacar conclusiones.
standings-skill-trend = { $trend ->
    [better] Los intentos han mejorado
    [worse] Los intentos han empeorado
   *[level] Los intentos son más o menos igual de buenos que antes
}: habilidad **{ $before }** en las primeras { $games } partidas, **{ $after }** en las últimas { $games }.
standings-skill-fortune = { $fortune ->
    [lucky] En conjunto, la suerte ayudó.
    [unlucky] En conjunto, faltó suerte.
   *[even] La buena y la mala suerte se compensaron.
}

## Seasons and the weekly post

standings-champions-button = Campeones
standings-champions-title = Campeones
standings-champions-prompt = Cómo acabó una temporada
standings-champions-empty = Aquí aún no ha terminado ninguna temporada.
standings-champions-line = **{ $season }** · 🏆 { $who } · { $value } · { $players ->
    [one] { $players } persona
    [many] { $players } personas
   *[other] { $players } personas
}
standings-champions-nobody = **{ $season }** · sin campeón · { $players ->
    [one] { $players } persona
    [many] { $players } personas
   *[other] { $players } personas
}
standings-season-title = Temporada · { $season }
standings-season-button = Clasificación final
standings-week = La semana · { $days }
standings-year = El año { $year }
standings-page-review = Resumen del año
standings-player-year = El { $year } de { $who } aquí.
standings-player-year-none = { $who } no terminó ninguna partida aquí en { $year }.
standings-card-played-days = { $count ->
    [one] día jugado
   *[other] días jugados
}
standings-moment-day = Mejor día
standings-moment-word = Palabra más difícil
standings-moment-beaten = en { $guesses }; los demás, { NUMBER($others, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-moment-opener = Primera palabra favorita
standings-moment-luckiest = Mayor suerte
standings-moment-luck = suerte { $luck } de 99
standings-moment-mate = Con quien más jugó
standings-review-games = **{ $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}** de { $players ->
    [one] { $players } persona
   *[other] { $players } personas
}.
standings-review-more = Son { $games } más que la semana anterior.
standings-review-fewer = Son { $games } menos que la semana anterior.
standings-review-same = Tantas como la semana anterior.
standings-review-best = ⚡ Menos intentos: { $games } con { $guesses }.
standings-review-races = 🏎️ Más carreras ganadas: { $who } ({ $wins }).
standings-review-closest = 🏁 Carrera más reñida: { $who } ganó a { $second } por { $seconds ->
    [0] menos de un segundo
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
standings-review-hardest = { $count ->
    [one] 🧗 Palabra más difícil
   *[other] 🧗 Palabras más difíciles
}: { $answer }, { NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 2) } intentos en promedio.
standings-review-shared = 🤝 En un tablero entre todos: { $wins } de { $games } resueltas.
standings-review-points = 🏅 Más puntos: { $who } con { $points }.
standings-review-streak = 🔥 Racha más larga: { $who }, { $days } días seguidos.
standings-review-elsewhere = En otros juegos: { $games }.
standings-review-best-of = 🏆 { $game }: { $who }, { $average } en promedio.
standings-season-won = { $champions ->
    [one] 🏆 { $who } gana la temporada con un promedio justo de { $value } intentos por partida. ¡Felicidades!
    [many] 🏆 { $who } comparten el primer puesto con un promedio justo de { $value } intentos por partida. ¡Felicidades!
   *[other] 🏆 { $who } comparten el primer puesto con un promedio justo de { $value } intentos por partida. ¡Felicidades!
}
standings-season-left = Quien quedó por delante ya no está aquí; la clasificación final no cambia.
standings-season-taken = Se retiró un título, como consta en Correcciones; la clasificación final no cambia.
standings-season-nobody = Nadie ganó una partida y jugó lo suficiente para clasificarse, así que esta temporada no tiene campeón.
standings-season-deserted = Quienes tenían un puesto ya no están aquí, así que esta temporada no tiene campeón.
standings-season-erased = Quien quedó en cabeza borró sus datos, así que esta temporada no nombra campeón.
standings-why-crowned = 🏆 El título es tuyo: quien quedó por delante ya no está aquí.
standings-season-next = La temporada terminó y ya empezó la siguiente: todos parten de cero.
standings-season-over = La temporada terminó. Quien administra el servidor puede empezar otra en `/{ -command } settings`.
standings-season-frozen = Esta clasificación es definitiva: las correcciones posteriores no la cambian.

## Corrections

standings-corrections-button = Correcciones
standings-corrections-title = Correcciones
standings-corrections-empty = Aquí no se corrigió nada.
standings-corrections-line = { $who } · { $what }, { $day }: **{ $change }**, por { $by } { $when }
standings-corrections-struck = anulado
standings-corrections-undone = deshecho por { $by }
standings-changed-title = Cambiados tras publicarse
standings-changed = Los últimos resultados que cuentan de otra forma que como se publicaron primero, o que eran dudosos y se confirmaron, y cuándo se publicaron:
standings-changed-empty = Nada de lo que cuenta aquí cambió tras publicarse ni era dudoso y se confirmó.
standings-changed-pasted = 📋 { $who } pegó en una hora resultados de { $days } días, sin mensaje, { $when }
standings-correct-title = Corregir un resultado
standings-correct = ¿De quién es el resultado erróneo? Todos pueden ver lo que cambies en la página de correcciones de la clasificación. Puedes deshacer cada una.
standings-correct-player-prompt = De quién
standings-correct-undo-prompt = Deshacer una corrección
standings-correct-batch = { $who } · anulados de una vez ({ $count })
standings-correct-undo-all = Todas ({ $count })
standings-correct-result-prompt = Qué resultado
standings-correct-which = ¿Qué resultado de { $who } está mal? Estos son los últimos.
standings-correct-none = { $who } no tiene aquí resultados que cuenten.
standings-correct-joined = Lo que guarda { $account } cuenta para { $who }.
standings-correct-champion = Campeón de la temporada
standings-correct-what = { $who } · **{ $what }**: ¿qué hacemos? Un resultado anulado no cuenta; uno jugado en otra parte se puede cambiar.
standings-correct-strike-button = Anular
standings-correct-strike-all-button = Anular todos ({ $count })
standings-correct-strike-all = ¿Anular todo lo que aparece de { $who } ({ $count })? Dejará de contar.
standings-correct-struck-all = Todo lo que aparecía de { $who } está anulado ({ $count }).
standings-correct-strike-pasted-button = Anular los pegados ({ $count })
standings-correct-strike-pasted = ¿Anular lo que pegó { $who } ({ $count })? Dejará de contar.
standings-correct-struck-pasted = Lo que pegó { $who } está anulado ({ $count }).
standings-correct-undone-all = Correcciones deshechas de { $who }: { $count }.
standings-correct-change-button = Cambiar
standings-correct-undo-button = Deshacer
standings-correct-others-button = Otros resultados
standings-correct-shown = Todos pueden verlo en Correcciones, en la clasificación.
standings-correct-modal = Cambiar un resultado
standings-correct-number = El resultado correcto: de { $low } a { $high }
standings-correct-solved = El resultado correcto: de { $low } a { $high }, o X
standings-correct-time = El tiempo correcto, por ejemplo 1:23
standings-exclusions-button = Excluir de los resultados
standings-exclusions-back-button = Admitir de nuevo
standings-exclusions-line = 🚫 { $who } · sus resultados ya no se guardan, por { $by } { $when }
standings-exclusions-ask = ¿Excluir a { $who } de los resultados? Desde entonces no se guarda nada de lo que publique, y todos pueden leer en Correcciones que lo decidiste tú.
standings-joined-line = 🔗 { $account } · sus resultados cuentan para { $who }, por { $by } { $when }
standings-exclusions-out = Desde ahora no se guarda nada de lo que publique { $who }. Los resultados anteriores se quedan, salvo que los anules.
standings-exclusions-back = Los resultados de { $who } se guardan de nuevo.
