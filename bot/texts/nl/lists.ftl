### Word lists of a server: a lesson's, or a fandom's.

lists-about = Speel met eigen woorden: een woordenles, een fandom. Een lijst heeft { $fewest } tot { $most } woorden van { $shortest } tot { $longest } letters. Het te raden woord komt eruit; raden mag met woorden uit de lijst en uit de taal. Zulke spellen tellen niet mee voor de ranglijst. Kies een lijst met `/{ -command } play list:`.
lists-none = Deze server heeft nog geen lijst.
lists-words = { $words ->
    [one] { $words } woord
   *[other] { $words } woorden
}
lists-length = { $letters } letters: { $words }
lists-turns = Er komen woorden van alle lengtes, eerst die nog niet gespeeld zijn, dan die het langst geleden gespeeld zijn. Met `length:` blijft het bij één lengte.
lists-renamed = Er is al een lijst **{ $taken }**, daarom heet deze **{ $name }**. Om de woorden van de andere te veranderen, kies je die en druk je op **{ $button }**.
lists-prompt = Bekijk een lijst
lists-add-button = Lijst toevoegen
lists-change-button = Wijzigen
lists-delete-button = Verwijderen
lists-sure = De lijst **{ $name }** verwijderen? Spellen die al bezig zijn, gaan ermee door.
lists-sure-daily = Het dagwoord van deze server komt eruit. Daarna komt het weer uit de taal.
lists-keep-button = Houden
lists-modal = Een woordenlijst
lists-name-field = Hoe hij heet
lists-language-field = Taal van de woorden
lists-words-field = Woorden, één per regel of met komma's
lists-file-field = Of een tekstbestand, in plaats van de woorden
lists-daily = 📅 Vanaf de volgende keer komt het dagwoord uit deze lijst. Het telt dan niet mee voor de ranglijst.
lists-daily-switch = Dagwoord eruit
lists-dropped = Spellen in het { $language } schrijven { $letters } als { $plain }.
lists-dropped-other = Zijn deze woorden { $others }, druk dan op **{ $button }** en kies die taal.
lists-unknown = Niet in mijn woordenlijst ({ $language }), maar ze doen gewoon mee: { $words }. Namen en woorden uit de les zijn prima; kijk of er een tikfout bij is.
lists-crude = Op mijn lijst met grove woorden, maar ze blijven staan: { $words }. Haal eruit wat niet zo bedoeld is.
lists-correct-button = Verbeteren
lists-left-out = { $count ->
    [one] Eén regel is weggelaten:
   *[other] { $count } regels zijn weggelaten:
}
lists-left-words = • Regel { $number }: “{ $text }” heeft { $words } woorden.
lists-left-letter = • Regel { $number }: “{ $text }”: { $character } is geen letter van deze taal.
lists-left-length = • Regel { $number }: “{ $text }” heeft { $length ->
    [one] { $length } letter
   *[other] { $length } letters
}; { $least } tot { $most } kan.
lists-left-again = • Regel { $number }: “{ $text }” staat al in de lijst.
lists-left-head = • Regel { $number }: “{ $text }” is de kop van de kolom en geen woord van de lijst.
lists-left-beside = • Wat naast de eerste kolom staat (“{ $text }” enzovoort): elke regel geeft één woord. Horen die woorden ook bij de lijst, zet ze dan elk op een eigen regel.
lists-left-articles = • Wat voor de woorden staat ({ $text }): alleen de woorden zelf zijn overgenomen.
lists-left-comment = • Regels die met # beginnen (“{ $text }” enzovoort) zijn opmerkingen: daaruit zijn geen woorden overgenomen.
lists-left-slur = • Regel { $number }: een woord dat hier niet welkom is.
lists-progress-button = Voortgang
lists-back-button = Terug naar de lijst
lists-unplayed = Niemand heeft nog een spel met deze lijst afgemaakt.
lists-played = **{ $played } van de { $words }** woorden zijn gespeeld. De laatste keer geraden: { $found }.
lists-missed = De laatste keer niet geraden, ze komen eerder terug: { $words }
lists-learner = { $who } · { $found } van de { $met } geraden
lists-learner-missed = gemist: { $words }
lists-progress-file = In het bestand staat elk gespeeld woord en wie het nog niet geraden heeft.
lists-column-word = Woord
lists-column-played = Gespeeld
lists-column-found = Geraden
lists-column-missed = Nog niet geraden door
