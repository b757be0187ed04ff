### Games that a server teaches: two shares of each, and which part is the score.

taught-about = Bana henüz bilmediğim bir bulmaca öğret: iki paylaşımını yapıştır ve hangi kısmın skor olduğunu söyle. Ne okuyacağımı gösteririm; sonra sonuçları öbür oyunlarınki gibi kaydedilebilir.
taught-none = Bu sunucu bana henüz oyun öğretmedi.
taught-live = ✅ Sonuçları kaydediliyor
taught-idle = ⏸️ Sonuçları kaydedilmiyor
taught-reads = Paylaşımlarını `{ $template }` olarak okuyorum.
taught-highest = { $highest } değerine kadar sayılır.
taught-slot-number = numara
taught-slot-date = tarih
taught-slot-score = skor
taught-slot-time = süre
taught-trial-none = { $channel } kanalında bunu deneyecek bir mesaj henüz yok.
taught-trial = { $results ->
    [0] { $channel } kanalındaki en yeni { $read } mesajdan hiçbir şey kaydetmezdim.
   *[other] { $channel } kanalındaki en yeni { $read } mesajdan { $results } sonuç kaydederdim:
}
taught-trial-line = { $who } · { $puzzle }: { $result }
taught-unwatched = Burada henüz kanal okumuyorum: **{ $page }** sayfasında birini seç. O zamana kadar sonuçlar `/{ -command } record` komutuna yapıştırılabilir.
taught-prompt = Bir oyuna bak
taught-add-button = Bana oyun öğret
taught-go-button = Sonuçlarını kaydet
taught-stop-button = Kaydı durdur
taught-highest-button = En yüksek değer
taught-forget-button = Sil
taught-sure = **{ $name }** ve burada kaydedilen tüm sonuçları silinsin mi? Geri alamazsın.
taught-modal = Bilmediğim bir oyun
taught-name-field = Adı ne
taught-first-field = Çözülmüş bir bulmacanın paylaşımı
taught-second-field = Başka bir günün paylaşımı
taught-score-field = Skor, ilk paylaşımdaki gibi
taught-highest-field = Mümkün olan en yüksek değer
taught-unit-field = Skor neyi sayar
taught-unit-guesses = Tahmin ya da hamle: az olan iyi
taught-unit-mistakes = Hata: az olan iyi
taught-unit-points = Puan: çok olan iyi
taught-unit-time = Süre: kısa olan iyi
