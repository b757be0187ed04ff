### The commands as Discord lists them: each is `commands-` and its name, then its option.

commands-root = Kelime oyunları oyna, başka yerdeki bulmacalar için yardım al

## Games

commands-play = Burada ya da kendine bir oyun başlat; seçenek vermezsen sorarım
commands-play-mode = Kim, nasıl oynar; /{ -command } about anlatır
commands-play-length = Kelimedeki harfler, 4-8; listeyle 3-10
commands-play-hard = Her tahmin ipuçlarına uymalı mı
commands-play-boards = Birkaç kelime birden, aynı tahminlerle
commands-play-turns = Kimse üst üste iki kez tahmin etmez
commands-play-rival = Düelloda hangi oyuncum; arkadaşlar: { games-mode-race }
commands-play-language = { commands-help-language }
commands-play-list = Bu sunucunun bir kelime listesi; kelime ondan gelir
commands-play-goal = Yarışı ne kazanır
commands-play-code = Birinin başka yerde verdiği kelimenin kodu
commands-guess = Oyununda bir kelime tahmin et
commands-guess-word = Tahminin
commands-board = Oyununu kanalın altında yeniden göster
commands-stop = Oyununda pes et ve kelimeyi gör
commands-share = Son sonucunu gör ve burada paylaş
commands-share-letters = Herkes bitirince harfleri de göster
commands-hint = Oyununda ipucu al; oyun artık sıralamada sayılmaz

## Matches

commands-daily = Bugünün kelimesini yalnız senin gördüğün tahtada oyna
commands-daily-day = Sıralama dışı geçmiş bir gün: 2026-11-20 ya da numarası
commands-challenge = Başkalarının bulacağı bir kelime seç
commands-challenge-opponent = Kim bulacak; birkaç kişi ya da herkes için boş bırak
commands-challenge-hard = Her tahmin ipuçlarına uymalı mı

## Puzzles from elsewhere

commands-help = Başka yerdeki bulmaca için yardım al; paylaşmazsan yalnız sen görürsün
commands-help-guess = Denediğin kelime ya da kelimeler
commands-help-hints = Kutuları: 20012, gy.bx, emoji ya da bütün paylaşım
commands-help-picture = Kelime ve kutular yerine ekran görüntüsü
commands-help-shared = Bu kanaldaki herkesle birlikte çöz
commands-help-language = Kelimelerin dili
commands-help-length = Kelimedeki harfler, 4-8
commands-help-hard = Yalnız zor modda geçerli olanı öner
commands-help-list = Hangi kelimeler cevap olabilir
commands-help-boards = Kaç kelime birden, 1-8
commands-solve = Başka yerdeki bulmacayı çöz: tahmini ben seçerim, kutulara sen basarsın
commands-solve-shared = { commands-help-shared }
commands-solve-language = { commands-help-language }
commands-solve-length = { commands-help-length }
commands-solve-hard = { commands-help-hard }
commands-solve-list = { commands-help-list }
commands-solve-boards = { commands-help-boards }
commands-stump = Bir kelime tut, ben bulayım
commands-stump-rival = Kim tahmin eder: iyi de oynarım, kötü de
commands-stump-length = Kelimendeki harfler, 4-8
commands-stump-language = { commands-help-language }
commands-stump-private = Yalnız sen gör

## The coach, the leaderboard and statistics

commands-analyse = Her tahminin ne değerdeydi, ne daha iyi olurdu, gör
commands-analyse-share = Başka yerden paylaşım; buradaki son oyunun için boş bırak
commands-analyse-words = Tahmin ettiğin kelimeler, sırayla
commands-analyse-answer = Bulamadıysan kelime
commands-analyse-picture = Biten oyunun ekran görüntüsü
commands-analyse-language = { commands-help-language }
commands-difficulty = Bir kelimenin anlamını ve zorluğunu gör; yalnız sen görürsün
commands-difficulty-word = 4-8 harfli bir kelime
commands-difficulty-language = { commands-help-language }
commands-leaderboard = Bu sunucuda en iyi kim, sen neden oradasın, gör
commands-leaderboard-period = Hangi günler sayılır; tüm zamanlar için boş bırak
commands-leaderboard-mode = Tek bir tür say; en çok oynadığın oyunlar için boş bırak
commands-leaderboard-view = Neye göre: tahmin, puan, seri, çözülen ya da rating
commands-leaderboard-length = Kelimedeki harfler, 4-8; en çok oynadığın oyunlar için boş bırak
commands-leaderboard-boards = Bu kadar kelimenin birden oynandığı oyunlar
commands-leaderboard-scope = Bu sunucu ya da katılan tüm sunucular
commands-stats = Oyunlarını, ortalamanı ve serilerini gör
commands-stats-player = Kimin istatistiği; kendininki için boş bırak
commands-stats-against = İkinizin de oynadığı kelimelerde karşılaştırılacak kişi

## Puzzles played elsewhere

commands-record = Başka yerdeki sonucunu kaydet; cevabı yalnız sen görürsün
commands-record-share = Orada kopyaladığın paylaşım; form için boş bırak
commands-records = Başka yerdeki bir bulmacada en iyi kim, nasıl sıralanır, gör
commands-records-game = Oyun; okuyabildiklerimin hepsi için boş bırak
commands-records-period = { commands-leaderboard-period }

## About the bot, the server and you

commands-about = Nasıl oynanır, tüm oyun türleri ve senin hakkında ne tutarım
commands-settings = Yönetiyorsan bu sunucunun ayarlarını değiştir
commands-addword = Yönetiyorsan bana bu sunucu için bir kelime öğret
commands-addword-word = Listemde olmayan 4-8 harfli bir kelime
commands-preferences = Kendi temanı, dilini ve hatırlatmalarını seç

## Commands in the menu of a message

commands-message-help = Bu bulmacaya yardım et
commands-message-analyse = Bu oyunu analiz et

## Choices of an option

commands-hard-off = Kapalı
commands-hard-hard = Zor: ipuçları kullanılmalı
commands-hard-ultra = Ultra zor: her ipucu uymalı
commands-list-answers = Önce olası kelimeler
commands-list-everything = Listemdeki her kelime
commands-rival-easy = { matches-called-easy }: 5 tahmin kadar, yedi kelimede birini kaçırır
commands-rival-normal = { matches-called-normal }: 4 tahmin kadar, çoğu insan gibi
commands-rival-hard = { matches-called-hard }: dikkatli, hep bulur
commands-rival-perfect = { matches-called-perfect }: olabilecek en az tahmin
commands-rival-sound-letter-rank = { matches-called-sound-letter-rank }: en yaygın harfleri sever
commands-rival-distinct-letters = { matches-called-distinct-letters }: beş harf, hepsi farklı
commands-rival-letter-frequency = { matches-called-letter-frequency }: harf sayar, yenilerini üç kez dener
commands-rival-most-popular = { matches-called-most-popular }: hep en bilinen kelime
commands-rival-position-frequency = { matches-called-position-frequency }: harfleri en sık durdukları yere koyar
commands-rival-position-frequency-dynamic = { matches-called-position-frequency-dynamic }: Max gibi, ama her tahminden sonra yeniden sayar
