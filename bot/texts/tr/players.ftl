### A player's own choices and data.

players-preferences-title = Tercihlerin
players-theme = **Tema**: { $theme }
players-language = **Kelimelerin dili**: { $language }
players-start = **Bulmaca yardımı şununla başlar**: { $start }
players-start-count = kaç kelime kaldığı
players-start-letter = bir harf
players-start-word = tahmin edilecek bir kelime
players-hidden = **Ad**: gizli. Sıralamalar, yarışlar ve günün kelimesi “bir oyuncu” der, istatistiklerini başka kimse görmez
players-shown = **Ad**: sıralamalarda görünür
players-refused = Oyununun tanımadığı **{ $words } kelime** sana önerilmiyor.
players-refused-button = Yeniden öner
players-hide = Adımı gizle
players-as-in-server = sunucudaki gibi
players-preferences = Teman ve dilin, her sunucuda kendi tahtaların için geçerlidir. Başkalarının da gördüğü tahtalar sunucunun ayarlarına uyar. Hatırlatma, sunucu günün kelimesini yayımlayınca gelen bir özel mesajdır; tahtan açıksa ya da bir seri tehlikedeyse kapanmadan önce bir tane daha gelir. Bir hafta oynamazsan, yeniden oynayana kadar dururlar.
players-unposted = Bu sunucu henüz günün kelimesini yayımlamıyor. Başkalarının başladığı biri kapanmadan sana hatırlatırım.
players-unreminded = Hatırlatma yok: günün kelimesi için sana yazmıyorum. Bir sunucuda `/{ -command } preferences` ile isteyebilirsin.
players-theme-prompt = Tema
players-language-prompt = Kelimelerin dili
players-start-prompt = Bulmaca yardımı şununla başlar
players-server-option = Sunucudaki gibi
players-remind-here = Bu sunucunun günün kelimesini hatırlat
players-remind-anywhere = Günün kelimelerini hatırlat

players-reminder = { $variant ->
    [0] Bugünün kelimesi geldi.
    [1] Seni yeni bir kelime bekliyor.
   *[other] İşte bugün için yeni bir kelime.
} [Oyna]({ $link })
players-reminder-new = { $days } günlük serin bitti, bugünün kelimesi yeni bir başlangıç. Geçilecek seri: { $best } gün. [Oyna]({ $link })
players-reminder-new-best = { $days } günlük serin bitti, bugünün kelimesi yeni bir başlangıç. [Oyna]({ $link })
players-reminder-until = Şu saate kadar açık: { $hour } ({ $when }).
players-reminder-found = Sen { $guesses } tahminde buldun.
players-reminder-hinted = Sen { $guesses } tahminde, ipucuyla buldun.
players-reminder-missed = Sen bulamadın.
players-reminder-last = Bir haftadır günün kelimesini oynamadın, bu yüzden yeniden oynayana kadar son hatırlatmam bu.
players-reminder-stop = Hatırlatmamı sen istemiştin. Durdurmak için buraya `/{ -command } preferences` yaz.
players-call = Bugünün kelimesi { $when } değişiyor ve henüz oynamadın. [Oyna]({ $link })
players-call-begun = Bugünün kelimesi { $when } değişiyor ve tahtan hâlâ açık. [Devam et]({ $link })
players-call-streak = 🔥 { $days } günlük serini korumak için kelimeyi bul.
players-call-shield = 🛡️ Kaçırırsan bir kalkan { $days } günlük serini korur, bu ayki tek kalkan.
players-call-played = { $count ->
   *[other] { $who } oynadı
}.

players-privacy-title = Gizlilik
players-privacy =
    { "**" }Ne tutarım**: Discord kimliğin, adın ve dilin; başlattığın oyunlar, tahminlerin, oyların ve sonuçların; başkalarına verdiğin kelimeler, bana buldurduğun kelimeler ve verdiğin işaretler; yardım istediğin bulmacaların satırları; kaydedildiyse başka yerdeki bulmacaların sonuçları; bildirdiğin kelimeler ve nedeni; geçmiş sezonlardaki yerlerin; sonuç düzeltmeleri; tercihlerin. Her birinin yanında sunucunun ve kanalın kimliği ile zaman. Burada söylenen başka hiçbir şeyi ve hiçbir mesajı tutmam.

    { "**" }Neden**: tahtaları göstermek, yeniden başlatınca devam etmek, sıralamaları ve serileri saymak için. Başka bir şey için kullanmam, kimseye vermem.

    { "**" }Seçim senin**: dışa aktarma, oyunların cevapları dışında hepsini JSON ve CSV tabloları olarak içerir. Silme kalıcıdır; başkalarının da oynadığı oyunlarda tahminlerin ve verdiğin kelimeler adın olmadan kalır. Bir sunucuyu yönetenler seni kayıtlara almıyorsa ya da bir sonucunu sildiyse bu geçerli kalır: kimliğinden üretilen bir sayıyla, adın olmadan.
players-privacy-page = Sayfanın tamamı: { $url }
players-export-button = Verilerimi dışa aktar
players-exported = Senin hakkında tuttuğum her şey burada.
players-erase-button = Verilerimi sil
players-erase-title = Verilerimi sil
players-erase = Bu, her sunucudaki oyunlarını, sonuçlarını, başka yerdeki bulmacaların kayıtlarını, serilerini ve tercihlerini siler, oynamakta olduğun kendi oyunlarını bitirir. Geri alınamaz. Bir sunucuyu yönetenlerin sildiği ya da kayda almadığı şeyler öyle kalır.
players-erase-all-button = Hepsini sil
players-keep-button = Hepsi kalsın
players-erased-title = Silindi
players-erased = Bütün verilerin silindi. Yine oynarsan sıfırdan başlarsın.

## Instead of a name

players-name-gone = biri
players-name-deleted = verilerini silen biri
players-name-hidden = bir oyuncu
