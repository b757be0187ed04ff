"""Given names that are common where one of our languages is spoken; lower case.

A word with a capital that stands alone beside a result is somebody if it is one of these, and
so are two or three of which one is. Programs that solve puzzles are among them.
"""

from __future__ import annotations

GIVEN_NAMES = frozenset(
    """
ai chatgpt claude copilot gemini gpt wordlebot
aaron abby abdul abigail adam adrian agnes ahmed aidan aisha alan albert alex alexander alexandra
alexis alfie alfred ali alice alicia alison allison alyssa amanda amber amelia amir amy andrea
andrew andy angela angelica angus anita ann anna anne annie anthony antonia antonio archie ariana
arthur ashley aubrey audrey austin ava barbara barry beatrice becca becky bella ben benjamin bernard
beth bethany betty beverly bill billy blake bob bobby bonnie brad bradley brandon brenda brett brian
bridget brittany brooke bruce bryan caitlin caleb callum calvin cameron carl carla carlos carmen
carol caroline carolyn carrie carter casey catherine cathy cecilia charles charlie charlotte chelsea
cheryl chloe chris christian christina christine christopher cindy claire clara claudia cleo clive
cody colin connor connie corey craig crystal curtis cynthia daisy dale damian dan daniel daniela
danielle danny daphne darren dave david dawn dean debbie deborah denise dennis derek diana diane
diego dominic don donald donna dora doris dorothy doug douglas duncan dylan earl ed eddie edgar
edith edward eileen elaine eleanor elena eli elijah elise elizabeth ella ellen ellie elliot elon
elsa emily emma eric erica erik erin ernest esther ethan eugene eva evan eve evelyn faith fatima
felicity felix fiona florence fran frances francesca francis frank fred freddie freya gabby gabriel
gareth gary gavin gemma geoff george georgia georgina gerald gina giovanni gloria gordon grace
graham grant greg gregory greta gus guy gwen hamid hannah harold harper harriet harris harrison
harry harvey hassan hayley heather heidi helen helena henry holly howard hugh hugo ian ibrahim
imogen irene iris isaac isabel isabella isla ivan ivy jack jackie jackson jacob jade jaime jake
james jamie jan jane janet janice jared jasmine jason javier jay jayden jean jeff jeffrey jen jenna
jennifer jenny jeremy jerry jess jesse jessica jill jim jimmy jo joan joanna joanne jodie joe joel
joey john johnny jon jonah jonathan jordan jorge jose joseph josh joshua josie joy joyce juan
juanita jude judith judy julia julian juliana julie juliet justin kara karen karl kate katherine
kathleen kathryn kathy katie kayla keith kelly ken kenneth kenny kerry kevin khalid kieran kim
kimberly kirsty kristen kristin kurt kyle kylie lara larry laura lauren laurence layla leah leo leon
leona leroy leslie levi lewis liam lily linda lindsay lisa liz lizzie logan lois lola lorraine louis
louise lucas lucia lucy luis luke lydia lynn mabel mackenzie maddie madison maggie malcolm mandy
marcus margaret maria mariam marie marilyn mario marion mark marlene martha martin marvin mary mason
mateo matt matthew maureen max maya megan mel melanie melissa mercedes mia michael michelle miguel
mike mila miles millie milo miriam mitchell mohamed mohammed moira molly monica morgan muhammad myra
nadia nancy naomi natalie natasha nate nathan neil nell nicholas nick nicola nicole nigel nina noah
noel noor nora norma norman oliver olivia omar oscar owen paige pam pamela pat patricia patrick
patty paul paula pauline pedro peggy penny percy pete peter phil philip phoebe phyllis piers polly
priya quentin rachel rajesh ralph ramon randy raj ravi ray raymond rebecca reg regina rene rhys
ricardo richard rick ricky riley rita rob robbie robert roberta roberto robin rodney roger roland
ron ronald ronnie rory rosa rosalind rose rosemary rosie roxanne roy ruby russell ruth ryan sadie
sally sam samantha samir samuel sandra sandy sanjay sara sarah saul scarlett scott sean sebastian
sergio shane shannon sharon shaun sheila shirley sienna silvia simon sofia sonia sophia sophie
stacey stacy stan stanley stella stephanie stephen steve steven stewart stuart sue susan suzanne
sylvia tamara tania tanya tara tariq taylor ted teresa terry tess tessa theo theresa thomas tiffany
tim timothy tina toby todd tom tommy toni tony tracey tracy travis trevor tristan troy tyler valerie
vanessa vera veronica vicky victor victoria vikram vince vincent violet virginia vivian wade walter
warren wayne wendy wesley william willow winston xavier yasmin yusuf yvonne zach zachary zack zara
zoe zoey achim alexandre alina andreas anja anke annika antje armin astrid bärbel bastian bernd
birgit björn britta carsten christa christoph dagmar detlef dieter dirk elke fabian finn florian
franz franziska frauke friedrich gabi gerd gerhard gisela günter hans heike heiko heinz helga helmut
henrik hendrik herbert horst ilse inge ingrid jana jannik jens joachim jochen johanna johannes jonas
jörg jürgen jutta kai karin karsten katharina kathrin katja katrin klaus konrad lars lea lena leonie
lina lotte lothar ludwig lukas malte manfred manuela marcel mareike marius markus marlies mathias
matthias maximilian melina michaela moritz nadine niklas nils norbert olaf otto petra pia rainer
ralf renate rolf rüdiger sabine sabrina sandro silke simone stefan stefanie steffen susanne sven
svenja tanja thorsten tobias torsten ulrich ulrike ursula ute uwe uli volker werner wolfgang yannick
adriana agustín alberto alejandra alejandro alfonso álvaro ana andrés ángel ángela beatriz begoña
borja carlota carolina concha consuelo cristina dolores eduardo emilio enrique ernesto esteban
fernanda fernando francisco gonzalo guadalupe guillermo gustavo héctor ignacio inés iñaki irina
isidro javi jesús joaquín jordi josé juanjo julio laia leonardo lorena lourdes luisa luz manuel
marcos maite marta martín mercè miquel montserrat natalia nerea noelia nuria olga pablo paco paloma
patxi pau paz pepe pilar rafael ramón raúl rocío rodrigo roque rubén salvador santiago sergi silvana
soledad susana teo tomás valentina vicente ximena yolanda adèle alain alexandrine amélie anaïs andré
antoine arnaud aurélie baptiste bastien benoît bernadette bertrand brigitte bruno camille catherina
cécile céline chantal christelle christiane christophe claude clément clémence colette corinne
damien delphine denis didier dominique édouard élise élodie émilie émile emmanuel estelle étienne
fabien fabrice florent françois françoise frédéric gaëlle geneviève georges gérard gilles guillaume
hélène henri hervé hugues isabelle jacqueline jacques jeanne jérémy jérôme josette julien juliette
justine laetitia laurent léa léo loïc louane luc lucie ludovic madeleine manon marc margaux marianne
marine martine mathieu mathilde maxime mélanie mickaël mireille monique nathalie nicolas noémie
océane odile olivier pascal pascale patrice philippe pierre raphaël régis rémi renaud romain sabrine
sandrine sébastien solène stéphane sylvain sylvie théo thibault thierry valentin valérie véronique
virginie vivien yann yves yvette alessandra alessandro alessia alfredo ambra anastasia angelo
antonella arianna barbora beppe bianca carlo caterina chiara ciro corrado cristiano dario davide
debora domenico donatella edoardo elisa elisabetta enrico enzo fabio fabrizio federica federico
filippo flavia flavio francesco franco gabriele gaia gennaro giacomo giancarlo gianluca gianni
giorgia giorgio giulia giuliano giulio giuseppe ilaria irena lorenzo luca luciano lucrezia luigi
marcello marco margherita mariano martina massimo matteo mattia maurizio mauro michele mirko monia
nicoletta nicolò noemi paola paolo piero pietro pino raffaele renata renato riccardo rossella
salvatore serena silvio stefania stefano tommaso umberto valentino valerio vincenzo vittoria
vittorio anouk arjen bart bas bram coen daan eefje els emiel esmée femke fleur floor gerrit gijs
hanneke harm henk ingeborg jaap janneke jasper jelle jeroen joep johan joost joris karel kees klaas
koen lieke lies loes maaike maarten marieke marijke marjolein marloes mees menno merel mieke nienke
pieter piet rens rik roel roos ruben rutger ruud sander sanne sjoerd stijn suus teun thijs tijmen
tineke tjeerd truus veerle wim willem wouter yara agata agnieszka aleksander aleksandra alicja ania
anka antoni arek artur asia aśka basia bartek bartosz beata błażej bogdan bogusław bożena celina
czesław danuta darek dariusz dawid dominik dominika dorota edyta elżbieta ewa ewelina filip
franciszek gosia grażyna grzegorz halina hania henryk honorata iga iwona iza izabela jacek jadwiga
jagoda jakub janek janusz jarek jarosław jerzy joasia jola jolanta józef julita justyna kacper kamil
kamila karol karolina kasia kasper katarzyna kinga klaudia krystian krystyna krzysiek krzysztof kuba
leszek lidia łukasz maciej magda magdalena maja małgorzata marcin marek mariola mariusz marlena
marzena mateusz michał mieczysław mikołaj milena mirosław monika natalka nikodem ola oliwia patrycja
patryk paulina paweł piotr piotrek przemek przemysław radek radosław rafał roman ryszard sławek
stanisław sylwia szymon tadeusz tomasz tomek urszula wanda waldemar wiktor wiktoria witold władek
wojciech wojtek zbigniew zbyszek zofia zosia zuzanna aline anderson andressa antônio bárbara
bernardo breno caio camila cauã cecília célia cláudia cláudio clarice daniele débora diogo edson
eliane erick fabiana fábio felipe fernandinha flávia flávio gabriela geraldo gilberto giovana
guilherme helô heloísa henrique igor isabela isadora ivone jéssica joana joão joaquim josefa júlia
júlio karina larissa laís letícia lívia luana lúcia luciana luís luísa luiz luiza marcela marcelo
márcia márcio mariana marina marisa matheus maurício mônica murilo natália nathália nelson otávio
patrícia paulo priscila rafaela raimundo raquel renan rogério rosana sérgio sílvia sônia tainá
tatiana thaís thiago tiago vagner vinícius vitor vitória wagner agneta alva anders anette anneli
arvid axel barbro bengt birgitta bo camilla carin christer ebba elin fredrik frida göran gösta
gunilla gunnar gustav håkan hanna hjalmar ida ingemar jerker kajsa kerstin kjell klara kristina
lasse leif lennart linnea lisbeth liselott lova lovisa maj malin margareta mats mattias mikael moa
olle olof ove pär pelle per pernilla pontus ragnar rickard rikard sanna sigrid siv sofie staffan
stina sture svante tage thea torbjörn tore tove tuva ulf ulla ulrika urban viktor wilma yngve åke
åsa ahmet alper arda arzu asuman aslı ayça aydın ayhan ayla aylin aynur ayse ayşe baran barış başak
bekir berk berna beyza bilal bora burak burcu bülent büşra can canan cansu cem cemal ceren cihan
çağla defne deniz derya dilek ebru ece efe ekrem elif emel emine emir emrah emre engin erdem eren
erkan erol esin esra fadime fatih fatma ferhat feride figen fulya furkan gamze gizem gökhan gül
gülay gülşen hakan halil handan hande harun hasan hatice hüseyin hülya ilker ipek irem ismail kaan
kadir kemal kerem koray kübra leyla levent mehmet melek melih melis mehtap meltem meryem mert merve
metin mine murat mustafa naz nazlı necati nermin neslihan nilay nur nuray okan onur orhan osman ömer
özge özgür özlem pelin pınar ramazan recep sedat seda selim selin serap serdar serhat serkan sevgi
sevim sibel sinan sinem songül süleyman şebnem şule şükrü taner tayfun tolga tuba tuğba tuncay
turgut uğur umut ümit volkan yağmur yasemin yasin yavuz yeliz yılmaz yiğit zehra zeki zeynep aditya
agung agus ahmad andi anggi anton ari arif asep ayu bagus bambang bayu budi citra dedi dewi diah
dian dimas dina dodi eka eko endang fajar farhan fitri galih gita hadi hendra heru ika imam indah
indra intan irfan iwan joko kartika kurnia lestari lia made mega muhamad nanda nurul putra putri
rahma rahmat rani ratna reza rika rina rini rizki rudi sari siti slamet sri sukma surya susi taufik
teguh tri ujang wahyu wayan wulan yanti yoga yudi yuni αγγελική αθανάσιος αικατερίνη αλέξανδρος
αλεξάνδρα ανδρέας άννα αντώνης αργύρης άρης αριάδνη βαγγέλης βαρβάρα βασίλης βασιλική γεωργία
γιάννης γιώργος γρηγόρης δέσποινα δημήτρης διονύσης ειρήνη ελένη ελευθερία ευγενία εύη ζωή ηλίας
θανάσης θεοδώρα θοδωρής ιωάννα ιωάννης κατερίνα κλειώ κώστας κωνσταντίνα λάμπρος λευτέρης μαρία
μάριος μαρίνα μανώλης μιχάλης νίκη νίκος νικόλας ντίνα ξένια όλγα παναγιώτης παναγιώτα παύλος πέτρος
πόπη ράνια σάκης σοφία σπύρος σταύρος στέλιος στέλλα σωτήρης τάκης τάσος φανή φώτης χάρης χριστίνα
χρήστος χρύσα алла аліна анастасія анатолій андрій анна антон артем богдан борис вадим валентина
валерій валерія василь віка віктор вікторія віталій владислав володимир вячеслав галина ганна
григорій дарина денис дмитро єва євген євгенія іван іванка ігор ілля інна ірина катерина кирило
ксенія лариса леонід леся лідія любов людмила максим марина марія марко матвій микита микола
мирослав михайло надія назар наталія наталка ніна оксана олександр олександра олексій олена олег
олеся ольга орест остап павло петро поліна роман ростислав руслан світлана сергій соломія софія
станіслав степан тарас тетяна тимур уляна федір христина юлія юра юрій яна ярина ярослав
""".casefold().split()
)
