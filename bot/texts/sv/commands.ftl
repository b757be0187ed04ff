### Kommandona som Discord listar dem: `commands-` och namnet, sedan alternativet.

commands-root = Spela ordspel och få hjälp med pussel från annat håll

## Spel

commands-play = Starta ett spel här, eller ett eget; utan alternativ frågar jag vilket
commands-play-mode = Vem som spelar, och hur; /{ -command } about förklarar
commands-play-length = Bokstäver i ordet, 4 till 8; 3 till 10 med en lista
commands-play-hard = Om varje gissning måste följa ledtrådarna
commands-play-boards = Flera ord på en gång, med samma gissningar
commands-play-turns = Ingen gissar två gånger i rad
commands-play-rival = Vilken av mina spelare, i en duell; vänner: { games-mode-race }
commands-play-language = { commands-help-language }
commands-play-list = En av serverns ordlistor, som svaret hämtas ur
commands-play-goal = Vad som vinner en kapplöpning
commands-play-code = Koden för ett ord från annat håll
commands-guess = Gissa ett ord i ditt spel
commands-guess-word = Din gissning
commands-board = Visa ditt spel igen, längst ner i kanalen
commands-stop = Ge upp ditt spel och se svaret
commands-share = Se ditt senaste resultat och lägg upp det här
commands-share-letters = Visa bokstäverna också, när alla är klara
commands-hint = Få ett tips i ditt spel, som då inte längre räknas på topplistan

## Matcher

commands-daily = Spela dagens ord, på ett bräde som bara du ser
commands-daily-day = En tidigare dag att spela, utanför topplistan: 2026-11-20, eller dess nummer
commands-challenge = Välj ett ord som andra ska gissa
commands-challenge-opponent = Vem som gissar; lämna tomt så får alla här
commands-challenge-hard = Om varje gissning måste följa ledtrådarna

## Pussel från annat håll

commands-help = Få hjälp med ett pussel från annat håll; bara du ser det, om du inte delar det
commands-help-guess = Ordet du gissade, eller flera
commands-help-hints = Dess rutor: 20012, gy.bx, emoji, eller ett helt inklistrat resultat
commands-help-picture = En skärmbild av pusslet, i stället för ord och rutor
commands-help-shared = Lös det tillsammans med alla i kanalen
commands-help-language = Ordens språk
commands-help-length = Bokstäver i ordet, 4 till 8
commands-help-hard = Föreslå bara det som svårt läge tillåter
commands-help-list = Vilka ord som kan vara svaret
commands-help-boards = Hur många ord som gissas på en gång, 1 till 8
commands-solve = Lös ett pussel från annat håll: jag väljer gissningar, du trycker på rutorna
commands-solve-shared = { commands-help-shared }
commands-solve-language = { commands-help-language }
commands-solve-length = { commands-help-length }
commands-solve-hard = { commands-help-hard }
commands-solve-list = { commands-help-list }
commands-solve-boards = { commands-help-boards }
commands-stump = Tänk på ett ord och låt mig gissa det
commands-stump-rival = Vem som gissar: jag kan vara bra eller usel
commands-stump-length = Bokstäver i ditt ord, 4 till 8
commands-stump-language = { commands-help-language }
commands-stump-private = Låt bara dig se det

## Analysen, topplistan och statistiken

commands-analyse = Se vad dina gissningar var värda, och vad som var bättre
commands-analyse-share = Ett inklistrat resultat; lämna tomt för ditt senaste spel här
commands-analyse-words = Orden du gissade, i ordning
commands-analyse-answer = Svaret, om du inte hittade det
commands-analyse-picture = En skärmbild av det färdiga spelet
commands-analyse-language = { commands-help-language }
commands-difficulty = Se vad ett ord betyder och hur svårt det är; bara du ser det
commands-difficulty-word = Ett ord med 4 till 8 bokstäver
commands-difficulty-language = { commands-help-language }
commands-leaderboard = Se vem som spelar bäst på servern, och varför du ligger där du ligger
commands-leaderboard-period = Vilka dagar som räknas; lämna tomt för alla
commands-leaderboard-mode = Räkna bara ett spelsätt; lämna tomt för det du spelar mest
commands-leaderboard-view = Vad som rankas: gissningar, poäng, sviter, lösta eller rating
commands-leaderboard-length = Bokstäver i ordet, 4 till 8; lämna tomt för det du spelar mest
commands-leaderboard-boards = Spel med så här många ord på en gång
commands-leaderboard-scope = Den här servern, eller alla servrar som är med
commands-stats = Se lösta spel, snitt, gissningar och sviter
commands-stats-player = Vems statistik; lämna tomt för din egen
commands-stats-against = Någon att jämföra med, på de ord som båda har spelat

## Pussel spelade på annat håll

commands-record = Notera ditt resultat av ett pussel från annat håll; bara du ser svaret
commands-record-share = Resultatet du kopierade; lämna tomt för att klistra in det i ett formulär
commands-records = Se vem som är bäst på ett pussel från annat håll, och hur de rankas
commands-records-game = Spelet; lämna tomt för alla som jag kan läsa
commands-records-period = { commands-leaderboard-period }

## Om boten, servern och dig

commands-about = Hur man spelar, alla spelsätt, och vad jag sparar om dig
commands-settings = Ändra hur servern spelar, om du sköter den
commands-addword = Lär mig ett ord för servern, om du sköter den
commands-addword-word = Ett ord med 4 till 8 bokstäver som saknas i min lista
commands-preferences = Välj ditt eget tema, språk och påminnelser

## Kommandon i ett meddelandes meny

commands-message-help = Hjälp med pusslet
commands-message-analyse = Analysera spelet

## Val för ett alternativ

commands-hard-off = Av
commands-hard-hard = Svårt: ledtrådar måste användas
commands-hard-ultra = Ultrasvårt: varje ledtråd måste stämma
commands-list-answers = Troliga ord först
commands-list-everything = Alla ord i min lista
commands-rival-easy = { matches-called-easy }: ungefär 5 gissningar, och missar vart sjunde ord
commands-rival-normal = { matches-called-normal }: ungefär 4 gissningar, som folk är mest
commands-rival-hard = { matches-called-hard }: noggrann, och kommer alltid fram
commands-rival-perfect = { matches-called-perfect }: så få gissningar som det bara går
commands-rival-sound-letter-rank = { matches-called-sound-letter-rank }: älskar vanliga bokstäver
commands-rival-distinct-letters = { matches-called-distinct-letters }: fem bokstäver, alla olika
commands-rival-letter-frequency = { matches-called-letter-frequency }: räknar bokstäver, och prövar nya tre gånger
commands-rival-most-popular = { matches-called-most-popular }: alltid det mest kända ordet
commands-rival-position-frequency = { matches-called-position-frequency }: sätter bokstäver där de brukar stå
commands-rival-position-frequency-dynamic = { matches-called-position-frequency-dynamic }: som Max, men räknar om efter varje gissning
