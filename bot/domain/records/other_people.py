"""Words that tell of somebody else around a result, a line for each language; lower case.

A word that is a common one in another of our languages is left out, such as the Dutch "nicht".
"""

from __future__ import annotations

from bot.domain.records.own_words import OWN_WORDS


def _list_words(text: str) -> frozenset[str]:
    return frozenset(text.casefold().split())


RELATIONS = _list_words(
    """
aunt auntie bestie boss bot boyfriend bro brother child classmate colleague cousin coworker
dad daddy daughter father flatmate friend girlfriend gramps gran grandad grandma grandmother grandpa
grandfather granny guy hubby husband kid mam mate mom mother mum nan nana neighbor neighbour nephew
niece partner pupil
roommate sis sister solver somebody someone son student teacher uncle wife
boyfriends dads flatmates girlfriends grandmas grandpas grans hubbys husbands moms mums nans
neighbors neighbours roommates wifes
bruder chef chefin cousine ehefrau ehemann frau freund freundin jemand kollege kollegin kumpel
lehrer lehrerin mama mitbewohner mutter nachbar nachbarin oma onkel opa papa partnerin schwester
schüler schülerin sohn tochter vater
bruders ehemanns freundes mamas omas onkels opas papas sohnes vaters
abuela abuelo alguien alumna alumno amiga amigo compañera compañero esposa esposo hermana hermano
hija hijo jefa jefe madre mamá marido mujer novia novio padre papá profe profesor profesora vecina
vecino
ami amie collègue copain copine femme fille fils frère maman mamie mari mère oncle papi patron
patronne père prof professeur quelqu'un soeur sœur voisin voisine élève
amica amico babbo capo cugina cugino fidanzata fidanzato figlia figlio fratello maestra maestro
mamma marito moglie nonna nonno papà professore professoressa qualcuno ragazza ragazzo sorella
vicina zia zio
baas broer buurman buurvrouw collega dochter docent echtgenoot iemand juf leraar lerares moeder
neef oom vader vriend vriendin vriendje vrouw zoon zus
babcia brat chłopak ciocia córka dziadek dziewczyna kolega koleżanka ktoś kuzyn kuzynka mamy matka
mąż nauczyciel nauczycielka ojciec przyjaciel przyjaciółka siostra syn szef szefowa sąsiad sąsiadka
tata wujek żona
babci chłopaka córki kolegi mamie mamę mamą mężem mężowi męża ojca przyjaciela przyjaciółki siostry
siostrę syna szefa sąsiada taty tatę wujka żonie żony żoną żonę
alguém aluna aluno avó avô chefe colega filha filho irmã irmão mamãe mulher mãe namorada namorado
pai papai professor tia tio vizinha vizinho vovó vovô
bror dotter farbror farfar farmor flickvän fru granne kollega kompis kusin lärare mor morbror
morfar mormor moster pappa pojkvän sambo syster vän väninna
brors dotters farfars farmors frus mammas morfars mormors pappas sambos systers
ablam abim ağabeyim amcam annem arkadaşım babam biri birisi dayım dedem eşim halam karım kardeşim
kocam komşum kuzenim kızım müdürüm oğlum patronum sevgilim teyzem öğretmenim
abimin ablamın annemden annemin arkadaşımdan arkadaşımın babamdan babamın eşimden eşimin kardeşimden
kardeşimin karımdan karımın kocamdan kocamın kızımın oğlumun sevgilimin
adik adikku anakku ayah ayahku bapak bapakku bibi bos bosku guru guruku ibu ibuku istri istriku
kakak kakakku kakek nenek pacar pacarku paman sepupu sepupuku seseorang suami suamiku teman temanku
tetangga tetanggaku
άνδρας άντρας αδελφή αδελφός αδερφή αδερφός αδερφό αφεντικό γείτονας γειτόνισσα γιαγιά γιος γυναίκα
δάσκαλος δασκάλα θεία θείος καθηγητής κάποια κάποιος κόρη μάνα μαμά μητέρα μπαμπά μπαμπάς ξάδερφος
ξαδέρφη παππούς πατέρα πατέρας συνάδελφος σύζυγος φίλη φίλο φίλος
άνδρα άντρα αδελφής αδελφού αδερφής αδερφού γείτονα γιαγιάς γιου γυναίκας κόρης μαμάς μητέρας
παππού συζύγου φίλης φίλου
бабуся батько бот брат брата вчитель вчителька дочка донька друг дружина дядько дівчина дідусь
колега кузен кузина мама мами мати начальник начальниця подруга сестра сестри син сусід сусідка
тато тата тітка хлопець хтось чоловік шеф
бабусі батька вчителя дочки доньки дружини дівчини дідуся колеги подруги сина хлопця чоловіка шефа
"""
)
"""Who somebody else is to whoever writes: families, friends, schools, workplaces."""

HUSBANDS = _list_words("mann mannes man mans")
"""Words for a husband behind one of `MY`, and for much else elsewhere: "Mann, war das schwer!"."""

MY = _list_words("mein meine meinem meinen meines mijn min mins m'n")
"""Words for *my* before one of `HUSBANDS`, in German, Dutch and Swedish."""

TELLING = (
    _list_words(
        """
claimed claims he her his said says she their they told
er ihr sagt sagte sie
dice dijo él ella su
dit elle il ils leur sa
detto dice lei lui suo sua
hij zegt ze zei zij zijn
jego jej mówi on ona powiedział powiedziała
dela dele diz disse ela ele
han hans hennes hon sa säger
dedi diyor onun
dia
είπε λέει της του
він вона каже сказав сказала його її
"""
    )
    - OWN_WORDS
)
"""Words that speak of somebody else, unless *me* follows: "she beat me"."""

SENDING = _list_words(
    """
messaged sent texted schickt schickte geschickt envió mandó envoyé mandato inviato stuurde stuurt
gestuurd przysłał przysłała enviou mandou skickade gönderdi mengirim έστειλε надіслав надіслала
"""
)
"""Words that speak of somebody else, also before *me*: "mum sent me this"."""

ME = _list_words(
    """
i i'd i'll i'm i've me us ich mich mir yo je m'a m'ont moi io mi ik mij mnie mną eu mim jag mig ben
bana beni
aku dariku με μένα мене мені
"""
)
"""Who has written a remark, as "beat me" says; whoever did that has another result."""

SELF = _list_words("i i've ich yo je j'ai io ik eu jag ben aku εγώ я")
"""Who has a result, if it follows at once: "my wife got 2 but I got"."""

FOR = _list_words(
    """
by for of von vom für par pour da per van voor od dla por para av för oleh untuk από για від для
"""
)
"""Words that say whose a result is, if a name ends the remark."""

DEDICATING = _list_words("for für para pour per voor för dla για для untuk")
"""The first words of a dedication: "for my mum ❤️"."""

FROM = FOR | _list_words(
    """
again and from is it's it that that's this was das ist von war aus de es era desde ce c'est de du
di do dos è dari från z to είναι це
"""
)
"""Words that may stand beside a name that is a whole remark."""

IT = _list_words(
    "it that this es das lo eso le ça lo questo het dit to isso o den det bunu ini το це його"
)
"""What somebody does, with a puzzle."""

DOING = _list_words(
    """
aced completed cracked crushed did does failed finished finishes gets got guessed had has lost
made makes managed nailed played posted scored shared smashed solved solves won
bekam braucht brauchte fand gewann hat hatte löst löste machte macht riet schafft schaffte spielte
verlor
acertó consiguió ganó hace hizo jugó logró perdió resolvió sacó terminó tuvo
fait gagné obtenu perdu réussi résolu trouvé
avuto fatto finito indovinato ottenuto perso preso risolto trovato vinto
deed haalde heeft kreeg loste maakte raadde speelde vond
dostał dostała miał miała rozwiązał rozwiązała ułożył ułożyła zgadł zgadła zrobił zrobiła
acertou conseguiu fez ganhou jogou perdeu resolveu teve terminou tirou
fick gjorde hade klarade löste tog vann
aldı bildi bitirdi buldu kazandı yaptı çözdü
berhasil dapat membuat menang mendapat menyelesaikan
βρήκε είχε έβγαλε έκανε έλυσε κατάφερε πήρε τελείωσε
вгадав вгадала відгадав відгадала зробив зробила мав мала отримав отримала пройшов пройшла
розв'язав розв'язала
"""
)
"""Verbs for what somebody does with a puzzle."""

DAYS = _list_words(
    """
again today tonight yesterday gestern heute wieder ayer hoy aujourd'hui hier ieri oggi gisteren
vandaag dziś wczoraj hoje ontem idag igår bugün dün kemarin σήμερα χθες вчора сьогодні
"""
)
"""Words that may stand behind a name instead of a verb."""

BETWEEN = _list_words(
    """
actually already also at even finally has in it just only really
endlich es gerade nur schon hat ya a l'a ha l'ha heeft só har saya μου
"""
)
"""Words between somebody and a verb, or between that and a figure."""

BESIDE = _list_words(
    """
and as at back beat beating beats before birthday dear greetings hello hey hi like love regards
sorry take than thank thanks that to
using versus vs with hallo hola salut bonjour ciao olá oi cześć hej merhaba halo γεια привіт perdón
désolé désolée gruß grüße groeten hälsningar pozdrowienia saluti saludos scusa desculpa förlåt maaf
συγγνώμη вибач
als dank gegen mit und wie como con contra gracias que y avec comme contre et merci
come contro e grazie dankzij en met tegen zoals jak niż z com obrigada obrigado och med mot tack än
gibi ile kadar ve dan daripada dengan seperti και με όπως з ніж та як
"""
)
"""Words after which somebody is only compared with, spoken to, or was there too."""

WHO = _list_words(
    "who whose der die das que quien qui che quem som kto która który yang που хто який яка"
)
"""Words that tell more of somebody: "for Jen, who has no phone"."""

CLAUSES = _list_words(
    """
after although and as because before but cause since though until when whereas while whilst
als bevor bis da nachdem obwohl während weil wenn aber
aunque cuando mientras pero porque après avant mais parce pendant puisque quand que
anche finché ma mentre perché quando maar omdat terwijl toen want
ale bo gdy kiedy ponieważ zanim antes enquanto mas porque depois
eftersom innan medan när så iken çünkü ama karena ketika saat sambil
αλλά αφού ενώ επειδή όταν πριν але бо коли поки тому
"""
)
"""Words behind which somebody did something else: "while she slept"."""

COPYING = _list_words(
    """
copied copying found nicked pinched saw seen stole stolen gesehen gefunden geklaut kopiert visto
copiado vu trouvé copié visto trovato copiato gezien gevonden gekopieerd widziane skopiowane
"""
)
"""Words that say where a result is from, before one of `PLACES`."""

PLACES = _list_words(
    """
facebook friend google insta instagram internet newspaper online paper reddit telegram threads
tiktok twitter web whatsapp x
"""
)
"""Where results of other people stand."""

THIS = _list_words("this das dies esto ça questo dit to isso det bunu ini αυτό це")
"""What is pointed at, such as the result that follows."""

RANKS = _list_words("best ever first last latest only own second third very")
"""Words between whose a result is and the word for it: "my nan's first ever go"."""

PRAISE = _list_words("ace amazing brilliant champ fire genius goat legend star unstoppable")
"""What is said of somebody whose result follows: "grandpa is on fire"."""
