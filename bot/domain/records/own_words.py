"""Common words around a result of one's own; none of them can be another person.

A result is one person's: words for many, such as "everyone", greet them, and tell nothing of one.
"""

from __future__ import annotations

import re

from bot.domain.records.games import KNOWN_GAMES

_LISTED = """
again already almost and another at awful bad barely best better bit close crazy daily day did
chef's done easy ended fail failed finally fine first for game games go going good got great guess
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
about absolute absolutely actually after afternoon ages all always anyway argh attempt attempts
back badly be beat because been before brilliant brutal but came can can't could couldn't damn
dang day's days decent depressing didn't difficult disaster don't dreadful easier easily
embarrassing enough evening ever everybody everyone evil fastest feel feeling felt few folks
forever friday funny fun gah gave getting giving goodness gosh greens guessed guessing had haha
half happy harder hardest hardmode hated have hello horrible horribly horrid hour hours impressed
into intense its it'd i'd i'll i've jeez least lesson letter letters like long longer longest loss
lots loved many maybe minute minutes miracle missing mistake mode monday month more most much must
nailed nearly need needed never nightmare now off only opener our out over pain painful people
phone please pleased plus proper proud pure quickest rage random really record relief ridiculous
right rubbish same saturday saved seriously seven shame should shouldn't sigh six skill slow
slowly sneaky somehow sorry squeaked start started starter starting still streak's struggle
struggled struggling sunday super sure surely surprised surprisingly teeth than thanks then there
thought three thursday tired took tricksy trying tuesday twice two under unbelievable unfair up
usual vowel vowels wasn't way we weak wednesday weird what's when why wild without work wrong
y'all year yellows zero alle allerseits alles allen beim besser dachte dafür dank danach dann
dauerte endlos ewig fies freitag freunde gebraucht gemein gleich guten hallo hart hartem heftig
hätte ja kaum können könnte leicht leider leute lange mehr mit modus montag samstag schlecht
schwerer sehr sollen sonntag verloren viel vor wäre warum wie zäh zusammen amigos aunque buenas
buenos chicos complicada complicado costado debería después días fatal gente haber hola imposible
larga largo mejor modo mucho nada nunca pero porque qué sido siempre tardé tardes todas todos
viernes allez amis après aurais avec beaucoup bonjour bonsoir coucou dû encore jamais longtemps
mais moins même pire pour pourquoi quel quelle rude salut tous tout toujours toutes vraiment amici
anche avrei bene buongiorno brutale ciao ci difficilissima dovuto dura eterno mai meglio messo
modalità peggio perché persa quanto sempre stata stato tutti tutte allemaal altijd bijna
duurde echt eeuwen goedemorgen helaas iedereen jongens maar meer moeten mensen moeizaam nooit pff
slecht te veel waarom weer zwaar bardzo cześć długo dobry dużo dzień ciężko hej kochani ludzie
miało nigdy niestety szkoda witam wszystkim wszyscy zawsze znowu boa boas demais demorei demorou
deveria galera mas muito nossa olá oi pessoal ter tinha ufa alla borde brutalt efter evigheter
folk god hela hårt läge men morgon mycket nära oj rackarns riktigt så tog vanligt varför vänner åh
ama arkadaşlar biraz bence çoktan fena günaydın herkes herkese keşke millet merhaba neden
neredeyse selam sonra uzun valla yine zorlandım agak banget halo lagi lama pagi selalu
sebentar semua semuanya seharusnya tetapi tapi untung yang αλλά αργά γεια δυστυχώς ευτυχώς
καλά καλημέρα καλησπέρα λίγο όλοι όλους όλες πάλι παιδιά παρά παραλίγο πολλή σας φίλοι ώρα ώρες
χάσω але аж всім всі друзі знову привіт ранку доброго добрий ранок трохи шкода ще
a to à bom selamat σε
anybody anyone behold blimey boom cheers christmas confession crikey easter eek else gg gutted
halloween hooray merry nice phew pipped reporting shocker sorted spoiler sweet tada thanksgiving
update voilà voila whoa woah woof wowza christ jesus gosh heavens lads ladies guys fam peeps team
tough tricky perfect genius woohoo woo yeesh yikes yippee bingo bah april august december
february january july june march november october september weihnachten ostern feierabend hurra juhu
mist navidad vaya uy noël pâques zut mince tiens natale pasqua evviva uffa dai kerst pasen hoera
jeetje święta uff hurra brawo kurde natal páscoa eba oba nossa jul påsk hurra usch bayram yaşasın
eyvah lebaran asyik aduh χριστούγεννα πάσχα ουφ ωχ ура різдво ой ух
"""
"""Language after language, a word of several in the first; verbs are in the first person."""

WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
"""A word of a text in any language, such as "aujourd'hui"."""

RESULT_WORDS = frozenset(
    """
attempt board daily game go own grid one post result results score scores share solution time
today's try turn wordle ergebnis lösung versuch resultado puntuación intento résultat score essai
partie risultato punteggio tentativo resultaat uitslag poging wynik wyniki próba pontuação tentativa
resultat försök sonuç sonucum skor skorum hasil hasilku skorku αποτέλεσμα σκορ результат
""".casefold().split()
)
"""Words for a result, such as may stand behind whose it is."""

OWN_WORDS = frozenset(
    word.casefold()
    for text in (_LISTED, *(game.name for game in KNOWN_GAMES.values()))
    for word in WORD.findall(text)
)

ANSWERS = frozenset(
    """
easy i'll nah nope yea yeah yep yes yup
ja jep jo klar leicht nö nein sí fácil facile oui ouais non sì tak nie sim não jo evet hayır ya
iya nein lätt kolay mudah ναι όχι εύκολο так ні легко
""".casefold().split()
)
"""Words that answer a question which was asked of a result of one's own."""
