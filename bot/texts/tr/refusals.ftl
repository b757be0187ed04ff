### What the bot says when it cannot do what was asked. Each says what to do next.

refusals-unexpected = Benim tarafımda bir şey ters gitti, ama hiçbir şey kaybolmadı. Referans: `{ $reference }`
refusals-outage = Şu an belleğime ulaşamıyorum, en kısa sürede dönerim. Oyunların güvende: bir dakika sonra yine dene.
refusals-broken = Belleğimde bir sorun var, beni çalıştıran kişinin bakması gerekiyor. Daha sonra yine dene. Referans: `{ $reference }`

## Guesses

refusals-quoted = “{ $text }”
refusals-foreign-letter = { $character } bu oyunun alfabesinde yok. Alfabenin harflerini kullan ({ $first }–{ $last }).
refusals-unknown-mark = { $character } bir kutu değil. Her harfe bir tane yaz: 🟩 🟨 ⬛, ya da 2 1 0, ya da g y b.
refusals-wrong-length = Bunun { $actual } harfi var; { $expected } gerekiyor.
refusals-counts-sharp-s = ß, SS sayılır.
refusals-no-lexicon = O dilde o uzunlukta ({ $length }) kelimem yok. Her dilde 4-7 harfli kelimeler var, İngilizcede 8 harfliler de.
refusals-not-in-mine = **{ $word }** kelime listemde yok.
refusals-not-in = **{ $word }** kelime listemde yok ({ $language }).
refusals-meant = Şunu mu demek istedin: **{ $word }**?
refusals-another = Başka bir kelime dene.
refusals-repeated = **{ $word }** zaten { $row }. satırda denendi.
refusals-hard-mode = Zor mod: { $clue }.
refusals-unwelcome = O kelimeyi burada kullanmayalım. Başka bir kelime dene.
refusals-not-your-turn = Son tahmini sen yaptın, şimdi sıra başkasında. { refusals-kept }
refusals-not-your-turn-alone = Son tahmini sen yaptın, şimdi sıra başkasında. Kimse katılmazsa { $when } devam edebilirsin. { refusals-kept }
refusals-kept = Tahmin hakkın gitmedi.
refusals-unfit = O kelimeyi oyunlara almıyorum. Lütfen başka birini seç.

## The clue that a word ignores. $copies is one of the five below.

refusals-clue-correct = { $row }. satıra göre { $at }. harf **{ $letter }**
refusals-clue-elsewhere = { $row }. satıra göre { $at }. harf **{ $letter }** değil
refusals-clue-used = { $row }. satır { $copies } gösteriyor, yani { $count ->
    [1] kullanılmalı
    [2] ikisi de kullanılmalı
   *[other] hepsi kullanılmalı
}
refusals-clue-at-least = { $row }. satır en az { $copies } gösteriyor, tahmininde de o kadar olmalı
refusals-clue-exactly = { $row }. satır yalnız { $copies } gösteriyor
refusals-clue-none = { $row }. satıra göre **{ $letter }** yok
refusals-copies-1 = bir **{ $letter }**
refusals-copies-2 = iki **{ $letter }**
refusals-copies-3 = üç **{ $letter }**
refusals-copies-4 = dört **{ $letter }**

## Games and matches

refusals-no-game = Burada oyun yok. `/{ -command } play` ile başlat.
refusals-not-entered = Tahtan henüz açık değil. **{ $button }** düğmesine bas, sonra tahmin et.
refusals-daily-over = Dünün kelimesi bitti; bugününki: `/{ -command } daily`.
refusals-no-daily = O gün için günün kelimesi yok. `day` listesinden birini seç ya da bugünkünü oyna: `/{ -command } daily`.
refusals-no-past-daily = Burada henüz geçmiş bir günün kelimesi yok. Bugünkünü oyna: `/{ -command } daily`.
refusals-no-unsolved = Burada seni bekleyen geçmiş günün kelimesi yok: her biri günü bitince görünür. Bugünün kelimesi: `/{ -command } daily`.
refusals-game-ended = O oyun bitti. `/{ -command } play` ile başka birini başlat.
refusals-running-yours = Burada zaten böyle bir oyunun sürüyor. Devam et ya da `/{ -command } stop` ile bitir.
refusals-running-here = Bu kanalda zaten bir oyun var. Katıl ya da seninkini yanında başlat. Henüz bir şey başlamadı.
refusals-running-alone = Bu kanalda zaten bir oyun var. Katıl ya da bitmesini bekle. Henüz bir şey başlamadı.
refusals-not-yours = O, başkasının oyunu. Kendininkini başlat: `/{ -command } play` içinde **Tek başına** seç.
refusals-may-not-stop = Bu oyunu yalnız başlatan { $starter } ya da bir moderatör bitirebilir.
refusals-may-not-begin = Bu yarışı yalnız açan { $starter } erken başlatabilir. Herkes hazır olunca kendiliğinden başlar.
refusals-option-refused = **{ $mode }** için `{ $option }` seçeneği yok. Çıkar ya da oyun türlerine bak: `/{ -command } about`. Henüz bir şey başlamadı.
refusals-not-invited = Bu, başkaları için. Kendi oyununu başlat: `/{ -command } play`.
refusals-played-before = Bunu verilerini silmeden önce oynamıştın. Bir sonrakinde sıfırdan başlarsın.
refusals-clue-tells-word = İpucun kelimeyi ele veriyor. Kelimenin kendisi olmadan söyle.
refusals-clue-unwelcome = İpucunda burada kullanmadığımız bir kelime var. Başka türlü söyle.
refusals-unknown-code = Hiçbir kelimenin bu kodu yok. Veren kişi kodu **Başka yerde oynat** altında bulur; her işareti kontrol et.
refusals-code-alone = Kod kendi kelimesini ve kurallarını getirir. `/{ -command } play` komutunu yalnız **code** ile kullan.
refusals-code-unwelcome = O kelime bu sunucuda oynanmıyor.
refusals-own-code = Başka yerde oynatmaya yalnız kelimeyi veren izin verebilir.
refusals-own-challenge = Kelimeyi sen verdin, yani biliyorsun. Bırak öbürleri bulsun.
refusals-too-many-invited = Son bir saatte davet ettiğin birçok kişi daha başlamadı. Yenilerini { $again } davet edebilirsin. Ya da kimseyi seçme: o zaman buradaki herkes oynayabilir.
refusals-may-not-agree = Bu oyunu başlatan ya da bu oyunda tahmin etmiş başka biri katılmalı.
refusals-may-not-wish = Bu oyunda henüz tahmin yapmadın. Bir tahmin yap, sonra ipucu isteyebilirsin.
refusals-bot-invited = Botlar meydan okumaya katılamaz. Kişileri seç ya da `/{ -command } stump` ile kelimeni bana buldur.
refusals-match-over = O bitti. `/{ -command } play` ile başka birini başlat.
refusals-not-begun = Henüz başlamadı. Önce **Katıl** ve **Hazırım** düğmelerine bas.
refusals-spoiler = Başkaları o kelimeyi hâlâ oynuyor. Harfleri olmadan paylaş.
refusals-nothing-to-share = Burada henüz oyun bitirmedin. Başlat: `/{ -command } play`.
refusals-hint = **{ $mode }** ipuçsuz oynanır. `/{ -command } hint` şu oyunlarda çalışır: { $modes }.
refusals-wrong-channel = Bu sunucu şurada oynuyor: { $channels }. Oyununu orada başlat.
refusals-may-not-start = Bu sunucuda oyunları yalnız { $who } başlatabilir. Başlatmalarını iste; katılabilirsin. Ya da benimle özel mesajda oyna.
refusals-moderators = moderatörler

## Puzzles from elsewhere

refusals-nothing-to-undo = Geri alınacak satır yok. `/{ -command } help` komutunun `guess` ve `hints` seçenekleriyle ekle.
refusals-no-puzzle = Burada açık bulmacan yok. `/{ -command } help` varsa bulmacanı, yoksa nasıl başlanacağını gösterir.
refusals-no-grid = O mesajda 🟩⬛⬛🟨🟩 gibi kutu satırları ya da resim görmüyorum. Paylaşılmış sonuç ya da ekran görüntüsü olan bir mesaj seç ya da kutuları kendin yaz: `/{ -command } help` onları `hints` seçeneğinde alır.
refusals-own-board = O benim tahtam, kendi düğmeleri sana yardım eder. Oynanırken `/{ -command } hint` ipucu verir; bitince analiz edebilirsin.
refusals-several-boards = Tüm tahtaların cevapları gerekiyor. Tahminlerini `/{ -command } analyse` komutunun `words` seçeneğine, her tahtanın cevabını `answer` seçeneğine yaz: `kalem deniz sabah kitap`.
refusals-tiles-missing = Bir kelime ve kutuları gerekiyor. Kelimeyi `/{ -command } help` komutunun `guess`, kutularını `hints` seçeneğine yaz: 01002 ya da 🟩🟨⬛.
refusals-tiles-uneven = { $length } harfli { $words } kelime{ $where } için { $needed } kutu gerekir, burada { $marks } var.{ $row }{ $several } Hiçbir şey kaydedilmedi. Her harfe bir tane ver: 01002 ya da 🟩🟨⬛.
refusals-tiles-boards = , { $boards } açık tahta
refusals-tiles-several = { " " }Bulmacanda { $boards } tahta varsa `boards` seçeneğini { $boards } yap.
refusals-tiles-row = { " " }{ $row } numaraya bak.
refusals-rows-uneven = { $rows } satır kutu, ama { $words } kelime görüyorum. Her satır için sırayla bir kelime yaz.
refusals-other-length = Buradaki bulmacan { $expected } harfli, o kelime ise { $actual }. Başka bulmaca için **Diğer …** altında **Yeni bulmaca** seç ya da `length` seçeneğini { $actual } yap.
refusals-sharp-s = ß harfini SS sayarım, yani o kelime burada **{ $word }** ve kutular uzunluğuna uymuyor. ß harfini tek sayan bulmacalar beni aşıyor. Hiçbir şey kaydedilmedi.
refusals-too-many-rows = Bir bulmacanın burada en çok { $most } satırı olur. Daha az gir ya da yeni bulmaca başlat.
refusals-no-stump = Burada senin bir kelimeni aramıyorum. Bana buldur: `/{ -command } stump`.
refusals-not-your-word = Kutuları yalnız kelimeyi tutan işaretler. Sen de bir kelime tut: `/{ -command } stump`.

## Pictures

refusals-picture-large = O resim çok büyük: 8 MB ve 25 megapiksele kadar okurum. Telefonun normal ekran görüntüsü yeterince küçüktür.
refusals-picture-format = O dosyayı resim olarak okuyamıyorum. PNG, JPEG, WebP ya da GIF ekran görüntüsü gönder.
refusals-picture-no-board = O resimde tahta görmüyorum. Tüm tahmin satırları görünen bir ekran görüntüsü al ya da satırları yaz: `/{ -command } help`.
refusals-picture-small = O resimdeki tahta okunamayacak kadar küçük. Ekran görüntüsünün kendisini tam boyutta gönder.
refusals-picture-keyboard = O resimde yalnız klavye görüyorum. Üstündeki tahmin satırlarıyla bir ekran görüntüsü al.
refusals-picture-left = O resimde tahtanın solu kesilmiş. Tüm sütunları gösteren birini gönder.
refusals-picture-right = O resimde tahtanın sağı kesilmiş. Tüm sütunları gösteren birini gönder.
refusals-picture-above = O resimde tahtanın üstü kesilmiş. Tüm satırları gösteren birini gönder.
refusals-picture-below = O resimde tahtanın altı kesilmiş. Tüm satırları gösteren birini gönder.
refusals-picture-no-guess = O tahtada henüz tahmin yok. İyi bir ilk tahmin için: `/{ -command } solve`.
refusals-picture-photograph = O bir fotoğrafa benziyor. Oyunun ekran görüntüsünü al, okuyabilirim.
refusals-picture-elsewhere = Yalnız Discord'a yüklenmiş resimleri okurum. Bağlantı yerine resmin kendisini gönder.
refusals-picture-gone = O resme artık ulaşamıyorum. Lütfen yeniden gönder.
refusals-picture-under-way = Son resmini hâlâ okuyorum. Birazdan yine dene.
refusals-picture-slow = O resim çok uzun sürdü. Yalnız tahtanın olduğu bir ekran görüntüsü dene ya da satırları yaz: `/{ -command } help`.
refusals-picture-or-text = Ya resim ver ya tahminlerini, ikisini birden değil. Hiçbir şey kaydedilmedi.
refusals-picture-boards = O resimde birkaç tahta var. Kastettiğini kesip onu gönder.

## The coach and the standings

refusals-still-running = O oyun hâlâ sürüyor. Bitince analiz edebilirim; `/{ -command } board` oyunu gösterir.
refusals-nothing-played = Analiz edilecek tahmin yok. Önce oyna: `/{ -command } play`.
refusals-words-missing = Kelimeler de gerekiyor. Tahmin ettiklerini sırayla `/{ -command } analyse` komutunun `words` seçeneğine yaz ya da paylaşımının olduğu mesajda **Bu oyunu analiz et** seç, sorarım.
refusals-answer-missing = Tamamı yeşil satır görmüyorum, yani kelimenin ne olduğunu bilemem. `/{ -command } analyse` komutunun `answer` seçeneğine yaz.
refusals-marks-differ = Kelime **{ $answer }** olsaydı { $row }. satır { $tiles } olurdu. Kelimeleri ve kutuları kontrol et; hiçbir şey kaydedilmedi.
refusals-guess-after-answer = Cevaptan sonra bir tahmin var. Kelimeleri kontrol et.
refusals-unknown-rival = O adda bir rakip tanımıyorum. `rival` listesinden birini seç.
refusals-no-results = Henüz biten oyun yok. `/{ -command } play` ile başlat.
refusals-only-recorded = Henüz biten oyun yok, yalnızca başka yerdeki bulmacaların sonuçları var: onlar `/{ -command } records` içinde. `/{ -command } play` ile bir oyun başlat.
refusals-not-listed = Bu sıralamada değilsin: burada bitirdiğin oyunların hiçbirini saymıyor. Başlığı hangilerini saydığını söyler; `/{ -command } stats` seninkilerin hepsini gösterir.
refusals-only-struck = Buradaki hiçbir sonucun sayılmıyor: sunucuyu yönetenler sildi. `/{ -command } leaderboard` içindeki **Düzeltmeler** hangilerini ve kimin sildiğini söyler; sayılmaları gerektiğini düşünüyorsan onlara sor.

## Puzzles played elsewhere

refusals-no-share = Orada okuyabildiğim bir sonuç bulamadım. Paylaşımın tamamını kopyala ve yine dene. Okuyabildiklerim: { $games }. Oyunun eksikse sunucuyu yöneten biri bana öğretebilir: `/{ -command } settings`, *{ guilds-page-games }* sayfası.
refusals-no-share-of = Bu **{ $game }** gibi, ama içinde bir sonuç okuyamıyorum. Paylaşımın tamamını oyunun verdiği gibi kopyala ve yine dene. Örneğin şunu okuyabiliyorum:
    { $example }
refusals-not-moderator = Burada kimin kim olduğunu yalnız bir moderatör söyleyebilir. Basmasını ondan iste.
refusals-same-account = Bu iki kez aynı hesap. Başka birini seç.
refusals-not-your-share = Bunu yalnız yazan kişi ya da bir moderatör kaydedebilir. Kendi sonuçların için: `/{ -command } record`.
refusals-game-switched-off = **{ $game }** oyununu okuyabiliyorum, ama sonuçları burada henüz kaydedilmiyor. Sunucuyu yöneten biri bunu `/{ -command } settings` içinde açabilir, sayfa *{ $page }*.
refusals-shut-out = Hiçbir şey kaydedilmedi: bu sunucuyu yönetenler { $who } için sonuç kabul etmiyor. Bunun yanlış olduğunu düşünüyorsan onlara sor. Geri kalan her şey eskisi gibi oynanabilir.
refusals-shut-out-you = Hiçbir şey kaydedilmedi: bu sunucuyu yönetenler senin sonuçlarını kabul etmiyor. Bunun yanlış olduğunu düşünüyorsan onlara sor. Geri kalan her şey eskisi gibi oynanabilir.
refusals-future-puzzle = **{ $puzzle }** henüz çıkmadı, bu yüzden kaydedilmedi. Numarayı kontrol et.
refusals-impossible-score = Hiçbir **{ $puzzle }** sonucu bu sayıda olamaz, bu yüzden kaydedilmedi. Yapıştırdığını kontrol et.
refusals-second-result = Orada birden çok **{ $puzzle }** sonucu var. Yalnızca ilki sayılır.
refusals-grid-differs = **{ $puzzle }** kareleri sonucuna uymuyor, bu yüzden kaydedilmedi. Paylaşımı oyununun verdiği gibi yapıştır.
refusals-too-late = **{ $puzzle }** çok geç: sonuçlar burada bulmacanın gününden sonra { $days } güne kadar sayılır. Kaydedilmedi.
refusals-too-many-results = **{ $puzzle }** fazla geldi: bu oyunun sonuçları gününü söylemiyor ve burada { $most } günde en çok { $most } sonuç sayılır. Kaydedilmedi.
refusals-too-many-at-once = **{ $puzzle }** bir gün için fazla geldi: bu oyunun sonuçları gününü söylemiyor ve burada günde en çok { $most } sonuç sayılır. Kaydedilmedi. Yarın yeniden paylaş.
refusals-edit-too-late = **{ $puzzle }** çok geç değiştirildi: değişiklikler burada bulmacanın gününden sonra { $days } güne kadar sayılır. Önceden kaydedilen kalır.
refusals-past-day = Bu sonucu değiştirmek veya kaldırmak için artık çok geç. Ne zamana kadar mümkün olduğunu sunucuyu yönetenler `/{ -command } settings` ile belirler.
refusals-pasting-off = Bu sunucu yapıştırılan sonuçları kabul etmiyor; herkes sonucun nereden geldiğini görsün diye. Seninkini şurada paylaş: { $channels }. Ben kaydederim.
refusals-pasting-off-anywhere = Bu sunucu yapıştırılan sonuçları kabul etmiyor; herkes sonucun nereden geldiğini görsün diye. Seninkini bir kanalda paylaş ve o mesajda **{ records-menu }** seçeneğini kullan: basılı tut ya da sağ tıkla, sonra **Uygulamalar**.
refusals-backfill-running = Bu sunucunun eski mesajlarını zaten okuyorum. Bitmesini bekle ya da `/{ -command } settings`, sayfa *Kayıtlar* ile durdur.
refusals-nothing-to-take-back = Geri alınacak bir şey yok: eski mesaj okunmadı.
refusals-not-watched = O kanalda artık sonuç kaydedilmiyor. `/{ -command } settings`, sayfa *Kayıtlar* ile yeniden seç.
refusals-unknown-game = O adda bir oyun bilmiyorum. `/{ -command } records` okuyabildiklerimi listeler.

## Settings

refusals-keeps-private = Bu oyuncu istatistiklerini kendine saklıyor.
refusals-oneself = İki kez aynı kişi. Karşılaştırmak için başka birini seç.
refusals-no-server = Bu yalnız bir sunucuda çalışır. Kanallarından birinde dene.
refusals-may-not-manage = Bunu yalnız sunucuyu yönetenler değiştirebilir. Kendi seçimlerin için: `/{ -command } preferences`.
refusals-not-everywhere = Tüm sunucular yalnız kişisel oyunları karşılaştırır. Başka bir tür ya da bu sunucunun sıralamasını seç.
refusals-known-word = **{ $word }** kelimesini zaten biliyorum: bu sunucuda tahmin edilebilir.
refusals-refused-word = **{ $word }** kelimesini biliyorum ama bu sunucuda kabul edilmiyor. Bunu `/{ -command } settings`, sayfa *{ $page }* altında değiştirebilirsin: **{ $setting }**.
refusals-unfit-word = Bunu tek kelime olarak okuyamıyorum. Bu sunucunun oynadığı dilde 4-8 harfli bir kelime yaz. Hiçbir şey değişmedi.
refusals-unfit-words = { $count ->
   *[other] Listendeki şu kelimeler okunamıyor: { $numbers }
}. 4-8 harfli kelimeleri aralarında boşluk ya da virgülle yaz. Hiçbir şey değişmedi.
refusals-too-many-words = Toplam { $count } kelime olurdu; en çok { $most } tutarım. Hiçbir şey değişmedi.
refusals-unknown-list = O liste artık yok. Başka birini seç.
refusals-unfit-file = Yalnız en çok 100 kB'lık düz metin dosyası okuyabilirim. Hiçbir şey değişmedi.
refusals-office-file = Bu bir hesap tablosu, belge ya da PDF; bunları okuyamam. Düz metin ya da CSV olarak kaydet ve o dosyayı seç. Hiçbir şey değişmedi.
refusals-list-more = • … ve { $count } daha.
refusals-list-short = { $count ->
    [0] İçinde kelime bulamadım. Bir listeye en az { $least } farklı kelime gerekir.
   *[other] Bir listeye en az { $least } farklı kelime gerekir, bunda { $count } var.
} Hiçbir şey değişmedi.
refusals-list-none-so-long = Listede { $length } harfli { $count } kelime var, bu oyuna { $least } gerekiyor. Başka bir uzunluk seç.
refusals-too-many-lists = Bir sunucunun { $most } listesi olabilir. Önce birini sil.
refusals-time-zone = O saat dilimini bilmiyorum. `Europe/Istanbul` gibi yaz.
refusals-time-zone-alike = O saat dilimini bilmiyorum. Şunu mu demek istedin: { $alike }?
refusals-out-of-range = { $low } ile { $high } arasında bir tam sayı yaz. Hiçbir şey değişmedi.
refusals-unfit-score = { $low } ile { $high } arasında bir tam sayı yaz ya da bulmaca çözülmediyse X. Hiçbir şey değişmedi.
refusals-unfit-time = 1:23 gibi bir süre ya da { $low } ile { $high } arasında tam saniye yaz. Hiçbir şey değişmedi.
refusals-no-full-hour = Yalnızca tam saatleri kullanabiliyorum: { $before } veya { $after } yaz. Hiçbir şey değişmedi.
refusals-form-too-late = Formu açmam çok uzun sürdü. Hiçbir şey kaybolmadı: lütfen yine dene.
refusals-too-fast = Bu, yetişebileceğimden hızlıydı. { $again } yine dene.
refusals-crowded = Burada aynı anda çok fazla kişi istekte bulunuyor. Hiçbir şey kaybolmadı: birkaç saniye sonra yine dene.
refusals-unknown-button = O düğme başka bir sürümümden. Yeni bir mesaj al: `/{ -command } board`.
refusals-unknown-choice = O, seçeneklerden biri değil. `/{ -command } settings` hepsini listeler.
refusals-everybodys-role = O rol herkeste var. Yalnız bazılarında olan birini seç ya da hiçbirini. Hiçbir şey değişmedi.
refusals-bots-role = O rol bir botun. Bazı insanlarda olan birini seç ya da hiçbirini. Hiçbir şey değişmedi.
refusals-no-season = Burada öyle bir sezon yok. Sunucuyu yönetenler `/{ -command } settings` ile başlatabilir.
refusals-unfit-days = İki gün gerekiyor, örneğin 2026-12-01 ve 2026-12-31: sonuncusu ilkinden önce ve geçmişte olmasın.
refusals-unfit-points = 0 ile { $most } arasında yedi tam sayı gerekiyor: 1, 2, 3, 4, 5 ve 6 tahminin puanı, sonra çözülmeyen oyununki. Örneğin: `10 8 6 4 2 1 0`. Hiçbir şey değişmedi.
refusals-result-gone = O sonuç artık yok.
refusals-corrected-again = O sonuç sonra yeniden düzeltildi. Önce daha yeni düzeltmeyi geri al.
refusals-corrected = Sunucuyu yöneten biri o sonucu düzeltti, bu yüzden olduğu gibi kalır.
refusals-taught-name = Kendine özgü bir ad ver: o adda bir oyunu zaten biliyorum ya da ad yoktu.
refusals-taught-known = Bunu zaten okuyabiliyorum: **{ $game }**. **{ $page }** sayfasında bir kanal seç, sonuçları kaydedilir.
refusals-taught-score = O skoru ilk paylaşımda bulamıyorum. Orada durduğu gibi yaz, örneğin 4/6, 1.340 ya da 1:23. Yalnızca karelerden oluşan bir skoru öğrenemem.
refusals-taught-puzzle = İki bulmacayı ayırt edemedim: ikisinde de farklı bir numara ya da tarih olmalı. İki farklı günün paylaşımını yapıştır.
refusals-taught-differ = Bu paylaşımların ortak yanı, benzerlerini bulmam için çok az. İkisini de oyunun verdiği gibi, adı içinde yapıştır.
refusals-taught-many = Bir sunucu bana { $most } oyun öğretebilir. Önce birini sil.
refusals-taught-gone = Bu sunucu o oyunu artık öğretmiyor. Başka birini seç.
