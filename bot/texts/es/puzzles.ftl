### Puzzles from elsewhere, words that the bot guesses, and hints in a game.

## The panel of a puzzle

puzzles-title = Tu puzle
puzzles-title-shared = El puzle de este canal
puzzles-everything = puede ser cualquier palabra
puzzles-outdated = *Algo cambió mientras tanto. Así está ahora.*
puzzles-no-rows = Aún no hay filas.
puzzles-on-board = { $text } · tablero { $board }
puzzles-renewed = Es un puzle nuevo: no continúa el anterior.
puzzles-renewed-changed = Lo tomo por un puzle nuevo, porque las casillas de { $words } son otras.
puzzles-replaced = Se reemplazaron las casillas de { $words }.
puzzles-added = Se sumó a tu puzle con { $words }. Si es otro, pulsa **{ $button }**.
puzzles-stale = Tu último puzle, con **{ $word }** en la última fila, ya es antiguo. La próxima fila empieza uno nuevo.
puzzles-draft-guess = Prueba: **{ $word }**
puzzles-draft-mark = Marca: **{ $word }**
puzzles-draft-show = Pulsa cada letra hasta que se vea como tus casillas, y luego **Enviar**.
puzzles-path = { $word } dejó { $words }
puzzles-next = Siguiente intento
puzzles-used = Ayuda usada aquí: { $rungs }

puzzles-enter-button = Enviar
puzzles-found-button = ¡Es esa!
puzzles-more = Más…
puzzles-continue-button = Seguir con el anterior
puzzles-correct-button = No, corregí una fila
puzzles-other-button = Probé mi propia palabra
puzzles-refused-button = Mi juego no la conoce
puzzles-undo-button = Deshacer
puzzles-reasons-button = ¿Por qué esta palabra?
puzzles-remaining-button = Palabras restantes
puzzles-why-button = ¿Por qué no…?
puzzles-language-button = Otro idioma
puzzles-new-button = Puzle nuevo
puzzles-keep-button = Dejarlo como está
puzzles-mend-button = Cambiar la fila { $row } a { $marks }

puzzles-other-modal = ¿Qué palabra probaste?
puzzles-language-field = Idioma de las palabras
puzzles-words-modal = ¿Qué palabras probaste?
puzzles-words-field = Las { $words } palabras, con espacios
puzzles-tiles-field = Sus casillas, una línea por palabra
puzzles-words-rest = Filas { $first } a { $last }, con espacios
puzzles-why-modal = ¿En qué palabra piensas?
puzzles-reveal-modal = ¿Cuál era tu palabra?
puzzles-word-field = Una palabra
puzzles-reveal-field = Tu palabra de { $letters } letras

## How to begin

puzzles-teaching-title = Resuelve un puzle conmigo
puzzles-teaching =
    Dime una palabra que hayas probado y sus casillas, y te digo cuál puede ser la respuesta. O deja que yo elija cada intento: tú solo pulsas las casillas.

    -# Solo lo ves tú. Un resultado entero se puede pegar en la opción **hints** de `/{ -command } help`, y una captura en **picture**.
puzzles-first-button = Mi intento
puzzles-lead-button = Elige tú los intentos
puzzles-first-modal = Tu puzle
puzzles-first-word-field = La palabra que probaste
puzzles-first-tiles-field = Sus casillas; vacío para usar botones
puzzles-first-tiles-placeholder = 20012, gy.bx, 🟩🟨⬛
puzzles-fresh-title = Puzle nuevo
puzzles-fresh = Empezamos de cero. Añade una fila con las opciones **guess** y **hints** de `/{ -command } help`.

## How many words are left

puzzles-left = { $words ->
    [one] Queda **{ $words } palabra**.
   *[other] Quedan **{ $words } palabras**.
}
puzzles-left-likely = { $likely ->
    [one] Queda **{ $likely } palabra probable**
   *[other] Quedan **{ $likely } palabras probables**
} (y { $rare ->
    [one] { $rare } más rara
   *[other] { $rare } más raras
}).
puzzles-left-rare = Ninguna palabra común encaja; { $words ->
    [one] queda **{ $words } palabra rara**.
   *[other] quedan **{ $words } palabras raras**.
}
puzzles-left-check = Revisa las casillas: quizá el juego use una palabra que no conozco.
puzzles-left-board = Tablero { $board }: { $left }
puzzles-left-none = Ninguna palabra de mi lista encaja aquí.
puzzles-left-impossible = Las filas se contradicen, así que no puede encajar ninguna palabra: alguna casilla está mal. **{ $undo }** quita la última fila.
puzzles-left-clues = Muestran: { $clues }. Si sabes la palabra, quien administra este servidor puede enseñármela: `/{ -command } addword`.

## Rows that cannot all be right

puzzles-slip-title = No se guardó
puzzles-slip-row = No conozco ninguna palabra que encaje con la fila { $rows }.
puzzles-slip-row-never = Ninguna palabra puede verse como la fila { $rows }.{ $order ->
    [wrong] { " " }De letras iguales, la primera es la que sale amarilla.
   *[right] { "" }
}
puzzles-slip-rows = Las filas { $rows } se contradicen.
puzzles-slip-rows-all = Tus filas se contradicen.
puzzles-slip-none = No conozco ninguna palabra que encaje a la vez con las filas { $rows }.
puzzles-slip-none-all = No conozco ninguna palabra que encaje con todas tus filas.
puzzles-slip-named = { $row } ({ $word })
puzzles-slip-word = No guardé **{ $word }**.
puzzles-slip-words = No guardé estas { $rows } filas.
puzzles-slip-mend = ¿La fila { $row } debería ser { $marks } (`{ $digits }`)?
puzzles-slip-mends = Quizá solo esté mal una casilla, en una de estas filas:
puzzles-slip-mended = Fila { $row }: { $marks } (`{ $digits }`)
puzzles-slip-check = Revisa otra vez las casillas.

## Help, step by step

puzzles-rung-nudge = Un empujoncito
puzzles-rung-letter = Una letra
puzzles-rung-guesses = Una palabra
puzzles-rung-nudge-hint = Algo sobre la palabra, pero ninguna letra nueva
puzzles-rung-more = Otro empujoncito
puzzles-rung-more-hint = Algo más sobre la palabra
puzzles-rung-letter-hint = La mejor letra para probar
puzzles-rung-guesses-hint = Palabras que probar ahora
puzzles-rung-line = **{ $rung }**: { $hint }

# $sure is "certain" (true of every word that fits), "all" (of all likely words) or "most".
puzzles-nudge-probably = { $sure ->
    [most] Lo más probable:
   *[all] Casi seguro:
} { SMALL($fact) } (Vale para { $sure ->
    [all] { $words ->
        [1] la única palabra probable
        [2] las dos palabras probables
       *[other] las { $words } palabras probables
    }
    [rare] { $words ->
        [2] las dos palabras que quedan
       *[other] las { $words } palabras que quedan
    }
   *[most] { $count } de las { $words } { $kind ->
        [likely] palabras probables
       *[all] palabras que quedan
    }
}.)
puzzles-nudge-first-half = La letra de la posición { $place } es de la primera mitad del abecedario.
puzzles-nudge-second-half = La letra de la posición { $place } es de la segunda mitad del abecedario.
puzzles-nudge-side-by-side = Hay dos letras iguales seguidas.
puzzles-nudge-vowels-meet = Hay dos vocales seguidas.
puzzles-nudge-vowel-at = La letra de la posición { $place } es una vocal.
puzzles-nudge-consonant-at = La letra de la posición { $place } es una consonante.
puzzles-nudge-meaning = Lo más probable es que signifique: *{ $meaning }*
puzzles-nudge-trap = Cuidado, es una trampa: { $sure ->
    [all] las { $words }
   *[most] { $count } de las { $words }
} { $kind ->
    [likely] palabras probables
   *[all] palabras que quedan
} se distinguen en una sola letra.{ $way }
puzzles-nudge-trap-way = { " " }No las pruebes una a una: rinde más una palabra que compruebe varias de esas letras a la vez.

puzzles-letter = { $sure ->
    [certain] La palabra tiene la letra **{ $letter }**.
    [rare] La palabra seguramente tiene la letra **{ $letter }**.
    [all] La palabra seguramente tiene la letra **{ $letter }**, como { $words ->
        [1] la única palabra probable
        [2] las dos palabras probables
       *[other] las { $words } palabras probables
    }.
    [single] Ninguna letra nueva está en más de una de las { $words } { $kind ->
        [likely] palabras probables
       *[all] palabras que quedan
    }; la **{ $letter }** vale tanto como cualquiera.
   *[most] La mejor letra para probar es la **{ $letter }**: está en { $count } de las { $words } { $kind ->
        [likely] palabras probables
       *[all] palabras que quedan
    }.
}
puzzles-letter-another = { $sure ->
    [certain] La palabra tiene otra **{ $letter }**.
    [rare] Lo más probable es que la palabra tenga otra **{ $letter }**.
    [all] Lo más probable es que la palabra tenga otra **{ $letter }**.
   *[most] Puede que la palabra tenga otra **{ $letter }**.
}
puzzles-letter-place = { $sure ->
    [certain] La **{ $letter }** va en la posición { $place }.
    [rare] La **{ $letter }** va seguramente en la posición { $place }.
    [all] La **{ $letter }** va seguramente en la posición { $place }, como en { $words ->
        [1] la única palabra probable
        [2] las dos palabras probables
       *[other] las { $words } palabras probables
    }.
   *[most] La **{ $letter }** va seguramente en la posición { $place }, como en { $count } de las { $words } { $kind ->
        [likely] palabras probables
       *[all] palabras que quedan
    }.
}
puzzles-letter-none = Ya conoces todas las letras de la palabra y su posición.

## The next guess

puzzles-try-likely = Prueba **{ $word }**. Muy probablemente es la respuesta.
puzzles-try-only = La única palabra que queda es ||**{ $word }**||.
puzzles-try-only-rare = La única palabra que conozco y encaja es ||**{ $word }**||, que los juegos rara vez esconden.
puzzles-try-two = Prueba **{ $word }**. La otra palabra que queda es **{ $other }**.
puzzles-try-likeliest = Prueba **{ $word }**. Es la única palabra probable.
puzzles-try-two-likely = Prueba **{ $word }**. La otra palabra probable es **{ $other }**.
puzzles-try-rarer = { $words ->
    [one] { $words } palabra más rara también encaja.
   *[other] { $words } palabras más raras también encajan.
}
puzzles-try-possible = Prueba **{ $word }**. Puede ser la respuesta, y { $leaves }.
puzzles-try-possible-board = Prueba **{ $word }**. Puede ser la respuesta de un tablero, y { $leaves }.
puzzles-try-probe = Prueba **{ $word }**. No puede ser la respuesta, pero { $leaves }.
puzzles-try-rare = No es una palabra común.
puzzles-try-rude = { $words ->
    [one] Solo queda una palabra, y es grosera.
   *[other] La palabra que probaría aquí es grosera.
} Pulsa la barra para leerla: ||{ $word }||
puzzles-try-also = También puedes probar { $words }.
puzzles-try-also-probes = También ayuda probar { $words }; la respuesta no está ahí.
puzzles-leaves = suele dejar { $words ->
    [one] 1 palabra
   *[other] { $words } palabras
}
puzzles-leaves-or = suele dejar { $few } o { $words } palabras
puzzles-leaves-about = suele dejar { $words ->
    [one] 1 palabra
   *[other] unas { $words } palabras
}
puzzles-leaves-boards = deja { $words ->
    [one] 1 palabra
   *[other] unas { $words } palabras
} entre todos los tableros

puzzles-reasons-title = ¿Por qué { $word }?
puzzles-why-tests = Prueba { $letters }: { $count } de las { $words } { $kind ->
    [likely] palabras probables
   *[all] palabras que quedan
} { $tested ->
    [one] la llevan
   *[other] llevan al menos una de ellas
}.
puzzles-why-tests-none = No prueba ninguna letra nueva, pero muestra dónde van las que ya conoces.
puzzles-why-tests-again = No prueba ninguna letra nueva, pero dice si la palabra tiene { $letters } otra vez.
puzzles-why-tests-places = No prueba ninguna letra nueva, pero dice la posición de { $letters }.
puzzles-why-tests-some = Prueba { $letters }: las palabras que quedan llevan unas u otras.
puzzles-why-also-again = También dice si la palabra tiene { $letters } otra vez.
puzzles-why-also-places = También dice la posición de { $letters }.
puzzles-why-only-likely = Es la única palabra probable.
puzzles-why-groups = Sus colores reparten esas palabras en { $groups ->
    [one] 1 grupo
   *[other] { $groups } grupos
}. En promedio { $words ->
    [one] queda 1 palabra
   *[other] quedan unas { $words } palabras
}; en el peor caso, { $most ->
    [one] 1
   *[other] { $most }
}.
puzzles-why-apart = { $count ->
    [1] Reconocerías { $words } al momento.
   *[other] Estas las reconocerías enseguida: { $words }.
}
puzzles-why-together = Estas siguen juntas: { $words }.
puzzles-why-possible = Puede ser ella misma la respuesta.
puzzles-why-only = Es la única palabra que conozco que encaja con todas las filas.
puzzles-figures-button = Las cifras
puzzles-reasons-figure = **{ $word }** { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
puzzles-reasons-note = Son más o menos los intentos hasta el final, contando este; menos es mejor. Una palabra poco conocida cuenta 0,25 más, y una que puede ser la respuesta hasta 0,10 menos.
puzzles-reasons-none = Aquí no hay nada que comparar.
puzzles-sampled = Quedan { $words } palabras; calculé esto con { $seen } de ellas.

## The words that are left, and why a word is not one of them

puzzles-words-title = { $words ->
    [one] { $words } palabra
   *[other] { $words } palabras
}
puzzles-words-page = Página { $page } de { $pages }
puzzles-words-unsaid = Sin contar { $words ->
    [one] { $words } palabra grosera
   *[other] { $words } palabras groseras
}
puzzles-words-back-button = ◀ Más probables
puzzles-words-on-button = Más raras ▶
puzzles-out = **{ $word }** no puede ser: { $clue }.
puzzles-possible = **{ $word }** encaja con todas las filas.
puzzles-possible-rare = **{ $word }** encaja con todas las filas, pero los juegos rara vez la esconden; por eso la cuento entre las más raras.
puzzles-instead-own = Es la que yo probaría.
puzzles-instead-mine = la que yo probaría
puzzles-instead-worse = { $possible ->
    [yes] Si no es la respuesta, deja
   *[no] Como intento, deja
} { $stay ->
    [one] 1 palabra
   *[other] unas { $stay } palabras
}; { $mine } deja { $less ->
    [one] 1
   *[other] unas { $less }
}.
puzzles-instead-better = { $possible ->
    [yes] Es un buen intento
   *[no] Aun así es un buen intento
}: deja algo menos que { $mine }.
puzzles-instead-same = { $possible ->
    [yes] Es un buen intento
   *[no] Aun así es un buen intento
}: deja { $stay ->
    [one] 1 palabra
   *[other] unas { $stay } palabras
}, y { $mine }, { $less ->
    [one] 1
   *[other] unas { $less }
}.
puzzles-unknown = Simplemente no está en mi lista. Quien administra este servidor puede añadirla: `/{ -command } addword`.
puzzles-unknown-word = No conozco la palabra **{ $word }**.
puzzles-unknown-meant = No conozco la palabra **{ $word }**; ¿querías decir **{ $meant }**?
puzzles-row-disallowed = El modo difícil no habría permitido **{ $word }** en la fila { $row }. Si una palabra o casilla está mal, corrígela.
puzzles-over = Este puzle está resuelto. **Puzle nuevo** empieza otro.

## A hint in a running game

puzzles-hint-title = Pista
puzzles-hint-nudge = Empujoncito
puzzles-hint-nudge-about = Cómo es la palabra; ninguna letra suya
puzzles-hint-letter = Letra
puzzles-hint-letter-about = Una letra de la palabra que aún no conoces
puzzles-hint-place = Posición
puzzles-hint-place-about = Dónde va una de sus letras
puzzles-hint-meaning = Significado
puzzles-hint-meaning-about = Qué significa la palabra; puede revelar mucho
puzzles-hint-guesses = Una palabra
puzzles-hint-guesses-about = Una buena palabra para el próximo intento
puzzles-hint-unranked = { $hint } (sin clasificación)
puzzles-hint-price-nothing = Esta partida ya no cuenta para la clasificación: más pistas no cuestan nada.
puzzles-hint-price-free = Esta partida no cuenta para la clasificación: las pistas no cuestan nada.
puzzles-hint-price-first = Con la primera pista, esta partida deja de contar para la clasificación de todos.
puzzles-hint-price-own = Mirar es gratis. Con la primera pista, esta partida deja de contar para la clasificación.
puzzles-hint-price-shared = Mirar es gratis. { puzzles-hint-price-first }
puzzles-hint-price-asked = Mirar es gratis. { refusals-may-not-agree } { puzzles-hint-price-first }
puzzles-hint-price-daily = Mirar es gratis. Con la primera pista, tu palabra del día deja de contar para la clasificación y se acaban tus días seguidos.
puzzles-hint-means = Significa: *{ $meaning }*
puzzles-hint-no-nudge = No puedo decirte más sobre la palabra sin nombrar una letra.
puzzles-hint-letter-new = La palabra tiene la letra **{ $letter }**.
puzzles-hint-letter-again = La palabra tiene otra **{ $letter }**.
puzzles-hint-at = La **{ $letter }** va en la posición { $place }.
puzzles-hint-trait-repeated = Una letra aparece más de una vez en la palabra.
puzzles-hint-trait-different = Todas las letras de la palabra son distintas.
puzzles-hint-trait-vowels = { $vowels ->
    [0] La palabra no tiene vocales{ $y ->
        [yes] , salvo quizá la Y.
       *[no] .
    }
    [one] La palabra tiene una sola vocal.
   *[other] La palabra tiene { $vowels } vocales.
}
puzzles-hint-trait-more-vowels = { $vowels ->
    [0] Ya conoces todas las vocales de la palabra{ $y ->
        [yes] , salvo quizá una Y.
       *[no] .
    }
    [one] La palabra tiene otra vocal que aún no conoces.
   *[other] La palabra tiene otras { $vowels } vocales que aún no conoces.
}
puzzles-hint-trait-early = La palabra empieza por una letra de la primera mitad del abecedario.
puzzles-hint-trait-late = La palabra empieza por una letra de la segunda mitad del abecedario.
puzzles-hint-trait-begins-vowel = La palabra empieza por vocal.
puzzles-hint-trait-begins-consonant = La palabra empieza por consonante.
puzzles-hint-trait-ends-vowel = La palabra termina en vocal.
puzzles-hint-trait-ends-consonant = La palabra termina en consonante.
puzzles-hint-trait-lacks = La palabra no tiene ninguna **{ $letter }**.

## Stump me: the bot guesses a word that somebody thinks of

puzzles-stump-title = Gáname
puzzles-stump-rival = Adivina { $rival }
puzzles-stump-own = Adivino yo, con palabras que casi todos conocen
puzzles-stump-first = { $who }, piensa una palabra y no se la digas a nadie. Mi intento: **{ $word }**
puzzles-stump-guess = { $words ->
    [one] { $words } palabra aún es posible.
   *[other] { $words } palabras aún son posibles.
} Mi intento: **{ $word }**
puzzles-stump-show = Pulsa las letras cuyo color aún no encaja con tu palabra, y luego **Enviar**. Lo que ya se sabe está marcado. ¿Es tu palabra? Pulsa **¡Es esa!**
puzzles-stump-show-first = Pulsa las letras cuyo color aún no encaja con tu palabra, y luego **Enviar**. ¿Es tu palabra? Pulsa **¡Es esa!**
puzzles-stump-found = 🎉 **{ $word }**: encontré tu palabra en { $guesses ->
    [one] { $guesses } intento
   *[other] { $guesses } intentos
}.
puzzles-stump-beaten = 🏆 No me quedan intentos. ¡Me ganaste, { $who }! ¿Cuál era tu palabra?
puzzles-stump-no-words = 🏆 No se me ocurre otra palabra. ¡Me ganaste, { $who }! ¿Cuál era tu palabra?
puzzles-stump-impossible = 🤔 No conozco ninguna palabra que encaje desde la fila { $turn }. { $why }
puzzles-stump-recover = Pulsa **Deshacer** para volver a marcar la última fila. Si todas las marcas están bien, pulsa **Decir mi palabra**.
puzzles-stump-was = Era **{ $word }**.
puzzles-stump-unknown = Tu palabra no está en mi lista, así que nunca la habría adivinado.
puzzles-stump-early = Abandonaste antes de marcar mi primer intento.
puzzles-stump-fair = Todas las marcas están bien. ¡Buena partida!
puzzles-stump-won = Todas las marcas están bien: me ganaste. ¡Buena partida!
puzzles-stump-left = Todas las marcas están bien. { $others ->
    [0] Era la única palabra que quedaba: la habría dicho ahora mismo.
    [one] Aún era posible { $others } palabra más.
   *[other] Aún eran posibles { $others } palabras más.
}
puzzles-stump-wrong = { $count ->
    [one] Para esa palabra, la fila { $rows } debería ser así:
   *[other] Para esa palabra, las filas { $rows } deberían ser así:
}

puzzles-again-button = Otra palabra
puzzles-reveal-button = Decir mi palabra
