### Games that a server teaches: two shares of each, and which part is the score.

taught-about = Enséñame un juego que aún no conozco: pega dos resultados suyos y di qué parte es la puntuación. Te muestro lo que leería; luego sus resultados se pueden guardar como los de los demás juegos.
taught-none = Este servidor aún no me ha enseñado ningún juego.
taught-live = ✅ Se guardan sus resultados
taught-idle = ⏸️ No se guardan sus resultados
taught-reads = Leo sus resultados así: `{ $template }`.
taught-highest = Cuentan los valores hasta { $highest }.
taught-slot-number = número
taught-slot-date = fecha
taught-slot-score = puntuación
taught-slot-time = tiempo
taught-trial-none = En { $channel } aún no hay ningún mensaje con el que probarlo.
taught-trial = { $results ->
    [0] De los últimos mensajes en { $channel } (leídos: { $read }) no guardaría nada.
    [one] De los últimos mensajes en { $channel } (leídos: { $read }) guardaría:
   *[other] De los últimos mensajes en { $channel } (leídos: { $read }) guardaría { $results } resultados:
}
taught-trial-line = { $who } · { $puzzle }: { $result }
taught-unwatched = Aún no leo ningún canal aquí: elige uno en la página **{ $page }**. Mientras tanto, los resultados se pueden pegar en `/{ -command } record`.
taught-prompt = Ver un juego
taught-add-button = Enséñame un juego
taught-go-button = Guardar sus resultados
taught-stop-button = Dejar de guardarlos
taught-highest-button = Valor más alto
taught-forget-button = Borrar
taught-sure = ¿Borrar **{ $name }** y todos los resultados suyos guardados aquí? No se puede deshacer.
taught-modal = Un juego que no conozco
taught-name-field = Cómo se llama
taught-first-field = Un resultado con el juego resuelto
taught-second-field = Un resultado de otro día
taught-score-field = La puntuación, tal como está en el primero
taught-highest-field = El valor más alto posible
taught-unit-field = Qué cuenta la puntuación
taught-unit-guesses = Intentos o jugadas: menos es mejor
taught-unit-mistakes = Errores: menos es mejor
taught-unit-points = Puntos: más es mejor
taught-unit-time = Tiempo: menos es mejor
