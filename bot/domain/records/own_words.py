"""Common words around a result of one's own; none of them can be another person."""

from __future__ import annotations

_LISTED = """
again already almost and another at awful bad barely best better bit close crazy daily day did
done easy ended fail failed finally fine first for game games go going good got great guess
guesses hard here here's hey hi hmm how i i'm in is it it's just last late let's lol lost luck
lucky me mine missed morning my nice no not oh ok okay on one oof ouch phew played pretty
puzzle puzzles quick ready result results rough score scores second shared sharing so solution
solved some streak stupid such terrible that that's the this time tiles today today's tonight
too tough tricky tries try turn ugh unlucky very was week well went what whew win with won word
words wordle worst wow yay yes yesterday yesterday's yet aber auch bin das diese dieses diesmal
doch eben ein eine einen ende endlich ergebnis ergebnisse es fast geschafft gerade gestern
glück gut habe hab heute heutige heutiges heutiger hier hinbekommen ich immerhin ist jetzt
knapp lösung mal mein meine meinem meiner meines mir morgen nicht noch nur pech pünktlich puh
rätsel runde schon schwer schwierig serie spät tag tja versuch versuche war wieder wirklich
woche wort zu σήμερα χθες επιτέλους μόλις σχεδόν εγώ μου το η ο σκορ αποτέλεσμα λύση λύθηκε
δύσκολο εύκολο πολύ και ήταν είναι λέξη σειρά τύχη al apenas aquí ayer bien buena bueno casi
con costó de difícil día el en era esta este fácil fin gané hice hoy la logré lo mi mis muy
otra otro palabra partida perdí peor por pude puntuación que racha reto resultado resultados
salió suerte turno un una uf vez ya aujourd'hui bon bonne c'était c'est ce cette chance dernier
difficile dur enfin et facile fini j'ai je jour juste le l'ai mauvais mon ma mes mot pas partie
perdu presque résultat réussi semaine série suis très tour trop trouvé une voici akhirnya aku
baru gagal giliranku hari hampir hasil hasilku ini kali kata mudah nyaris sulit saya sekali
skor skorku susah tadi appena bella bello che finalmente fortuna giornata giro ho ieri il l'ho
mia miei mie mio oggi parola perso per poco punteggio quasi questa questo risultato risultati
settimana soluzione troppo è dag deze dit eindelijk gehaald geluk gewonnen gisteren goed heb ik
lastig makkelijk mijn moeilijk moeilijke net nu oplossing puzzel resultaat uitslag vandaag wat
woord ale dziś dzisiaj dzisiejsze dzisiejszy hasło ledwo moja moje mój nareszcie prawie
rozwiązanie się słowo tak trudne trudny trudno udało w wczoraj wreszcie wygrałam wygrałem wynik
łatwe consegui deu dia enfim foi fiz hoje meu meus minha minhas não ontem palavra perdi
pontuação pouco quase semana solução sorte sufoco uma äntligen bra dagens det ett gång här idag
igen igår jag klarade lätt min mina mitt nästan ordet resultat svårt tur var vecka az benim bu
bugün bugünkü dün hemen kaldı kelime kolay kolaydı puanım sonuç sonucum sonunda skorum sıra zor
zordu çok şans şimdi важко вдалося вчора день дуже ледве легко майже мій моя моє мої мені
нарешті результат рішення слово сьогодні так тиждень це я
"""
"""Language after language, a word of several in the first; verbs are in the first person."""

OWN_WORDS = frozenset(word.casefold() for word in _LISTED.split())
