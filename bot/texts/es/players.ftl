### A player's own choices and data.

players-preferences-title = Tus preferencias
players-theme = **Tema**: { $theme }
players-language = **Idioma de las palabras**: { $language }
players-start = **La ayuda con puzles empieza con**: { $start }
players-start-count = cuántas palabras quedan
players-start-letter = una letra
players-start-word = una palabra para probar
players-hidden = **Nombre**: oculto. Las clasificaciones, las carreras y las palabras del día dicen «una persona», y nadie más ve tus estadísticas
players-shown = **Nombre**: visible en las clasificaciones
players-refused = { $words ->
    [one] **Una palabra** que tu juego no conocía ya no te la propongo.
   *[other] **{ $words } palabras** que tu juego no conocía ya no te las propongo.
}
players-refused-button = Proponerlas otra vez
players-hide = Ocultar mi nombre
players-as-in-server = como en el servidor
players-preferences = El tema y el idioma valen para tus tableros privados, en todos los servidores. Los tableros que ven otras personas siguen los ajustes del servidor. Un recordatorio es un mensaje directo cuando el servidor publica su palabra del día, y otro antes de que cambie si tienes el tablero abierto o una racha en juego. Tras una semana sin jugar paran hasta que vuelvas.
players-unposted = Este servidor aún no publica palabra del día. Te aviso antes de que cambie una que otros hayan empezado.
players-unreminded = Sin recordatorios: no te escribo por ninguna palabra del día. Puedes pedirlos en un servidor, con `/{ -command } preferences`.
players-theme-prompt = Tema
players-language-prompt = Idioma de las palabras
players-start-prompt = La ayuda con puzles empieza con
players-server-option = Como en el servidor
players-remind-here = Recordarme la palabra de este servidor
players-remind-anywhere = Recordarme la palabra del día

players-reminder = { $variant ->
    [0] La palabra de hoy está aquí.
    [1] Te espera una palabra nueva.
   *[other] Hay una palabra nueva para hoy.
} [Jugar]({ $link })
players-reminder-new = Se acabaron tus { $days } días seguidos, y con la palabra de hoy empiezas de nuevo. La racha a batir: { $best } días. [Jugar]({ $link })
players-reminder-new-best = Se acabaron tus { $days } días seguidos, y con la palabra de hoy empiezas de nuevo. [Jugar]({ $link })
players-reminder-until = Abierta hasta: { $hour } ({ $when }).
players-reminder-found = La encontraste en { $guesses }.
players-reminder-hinted = La encontraste en { $guesses }, con pista.
players-reminder-missed = Tú no la encontraste.
players-reminder-last = Llevas una semana sin jugar la palabra del día, así que este es mi último recordatorio hasta que vuelvas.
players-reminder-stop = Me pediste este recordatorio. Para dejar de recibirlo, escribe `/{ -command } preferences` aquí.
players-call = La palabra de hoy cambia { $when } y aún no has jugado. [Jugar]({ $link })
players-call-begun = La palabra de hoy cambia { $when } y tu tablero sigue abierto. [Seguir]({ $link })
players-call-streak = 🔥 Entonces terminan tus { $days } días seguidos.
players-call-shield = 🛡️ Si te la pierdes, tu único escudo de este mes mantiene tus { $days } días seguidos.
players-call-played = Ya { $count ->
    [one] jugó
   *[other] jugaron
} { $who }.

players-privacy-title = Privacidad
players-privacy =
    { "**" }Qué guardo**: tu id, tu nombre y tu idioma de Discord; las partidas que empezaste, tus intentos, votos y resultados; las palabras que pusiste, las que adiviné y tus marcas; las filas de los puzles con los que pediste ayuda; los resultados de puzles de otros sitios, si se guardan; las palabras que denunciaste, y por qué; tus puestos en temporadas pasadas; las correcciones de resultados; tus preferencias. Con cada cosa, los id del servidor y del canal, y la hora. No guardo nada más de lo que se dice aquí, ni ningún mensaje.

    { "**" }Para qué**: para mostrar tableros, seguir después de un reinicio y calcular clasificaciones y rachas. No lo uso para nada más ni se lo doy a nadie.

    { "**" }Tú decides**: la exportación lo incluye todo, en JSON y en tablas CSV, menos las respuestas de las partidas. Borrar es definitivo; en las partidas con más gente, tus intentos y las palabras que pusiste se quedan, sin tu nombre. Si quienes administran un servidor te excluyeron de los resultados o anularon uno tuyo, eso sigue valiendo: con un número hecho a partir de tu id, sin tu nombre.
players-privacy-page = La página completa: { $url }
players-export-button = Exportar mis datos
players-exported = Aquí está todo lo que guardo sobre ti.
players-erase-button = Borrar mis datos
players-erase-title = Borrar mis datos
players-erase = Esto borra tus partidas, resultados, puzles de otros sitios, rachas y preferencias en todos los servidores, y termina tus partidas privadas en curso. No se puede deshacer. Lo que hayan anulado o excluido quienes administran un servidor sigue así.
players-erase-all-button = Borrar todo
players-keep-button = Conservar todo
players-erased-title = Borrado
players-erased = Se borraron todos tus datos. Si vuelves a jugar, empiezas de cero.

## Instead of a name

players-name-gone = alguien
players-name-deleted = alguien que borró sus datos
players-name-hidden = una persona
