### Results of puzzles played elsewhere.

records-menu = Sonucu kaydet
records-modal = Sonuçlarını kaydet
records-share-field = Bir ya da birkaç paylaşım yapıştır

records-receipt-title = Kaydedildi
records-of-other-title = Başkası için kaydedildi
records-entry = **{ $puzzle }** · { $result }
    -# buradaki { $games } bulmacada ortalama { $average }
records-counted = Izgarada { $rows ->
   *[other] { $rows } satır
} var, bu yüzden { $stated } değil { $rows } saydım.
records-known = **{ $puzzle }** zaten kayıtlı: { $result }.
records-kept = **{ $puzzle }** daha önce kaydedilmişti: { $result }. Sen kaldırmadıkça öyle kalır.
records-unread = Şunu okuyamadım: { $shares }.
records-left-out = Bir seferde en çok { $most } sonuç okurum. Dışarıda kalan: { $count }. Onları başka bir mesajla gönder.
records-not-recorded = Bunlar da kaydedilmedi: { $puzzles }.
records-struck = **{ $puzzle }**, sunucuyu yöneten biri tarafından silindi. Sayılmaz. Sayılması gerektiğini düşünüyorsan ona sor.
records-corrected = **{ $puzzle }** · { $result }. { refusals-corrected }
records-joined = { $account } burada ne kaydederse { $who } için sayılır: bir moderatör iki hesabın da aynı kişiye ait olduğunu söyledi. Kim olduğunu `/{ -command } leaderboard` içindeki **{ standings-corrections-button }** gösterir. Yanlışsa ona sor.
records-struck-title = Moderatör tarafından silindi
records-puzzle = { $game } { $puzzle }
records-doubted = Bu başka birinin sonucu gibi ya da sonuç değil gibi görünüyor, o yüzden almadım. Bunu yazanın kendi sonucu mu?
records-doubted-button = Evet, kaydet
records-doubted-prompt = Bunu yazanın kendi sonuçlarını seç
records-remove-button = Kaldır: { $puzzle }
records-remove-prompt = Sonuç kaldır
records-removed = **{ $puzzle }** kaldırıldı. `/{ -command } record` ile yeniden kaydedebilirsin.
records-more = Kimin en iyi olduğunu `/{ -command } records` gösterir.

## A figure, by what it counts

records-unsolved = çözülmedi
records-first = ✏️ ilk paylaşılan: { $result }
records-confirmed = ❔ şüpheliydi, paylaşan onayladı
records-pasted = 📋 komutla yapıştırıldı, mesajı yok
records-other = ⚠️ başka bir mesaj diyor ki: { $result }
records-figure-guesses = { $figure } tahmin
records-figure-boards = bütün tahtalarda { $figure } tahmin
records-figure-mistakes = { $figure ->
    [0] hatasız
   *[other] { $figure } hata
}
records-figure-hints = { $figure ->
    [0] ipuçsuz
   *[other] { $figure } ipucu
}
records-figure-stars = { $figure } yıldız
records-figure-points = { $figure } puan
records-figure-time = { $figure }
records-mean-guesses = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } tahmin
records-mean-boards = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } tahmin
records-mean-mistakes = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } hata
records-mean-hints = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ipucu
records-mean-stars = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } yıldız
records-mean-points = { NUMBER($mean, maximumFractionDigits: 0) } puan
records-mean-time = { $mean }

## Summaries of Discord's Wordle app

records-summary = **{ $puzzle }** · { $recorded } sonuç kaydedildi.
records-waiting = { $waiting } oyuncunun orada yalnız adı geçiyor. Kim olduklarını bir kez söyle, aklımda tutarım.
records-names = Bazı oyuncuların özetlerde yalnız adı geçiyor. Kim olduklarını bir kez söyle, aklımda tutarım.
records-nameless = Wordle uygulamasının özetlerinden, yalnız adı olan sonuçlar: **{ $results }**. Bir moderatör `/{ -command } records` ile kim olduğunu söyleyince sayılırlar.
records-name-prompt = { $name } kim?
records-claimed = **{ $name }** artık { $who }. { $results ->
    [0] O adı bekleyen sonuç yoktu.
   *[other] { $results } sonuç eklendi.
}
records-claimed-known = { $known } bulmacanın başka bir sonucu zaten var, geçerli olan o. Bu başka biriyse **{ records-named-button }** altında yeniden seç.
records-who-title = Kim kimdir
records-who-button = Kim kimdir ({ $names })
records-who-none = Özetlerdeki bütün adlar biliniyor.
records-accounts = Birinin iki hesabı mı var? Aşağıda önce ikincisini, sonra birincisini seç: ikisinin sonuçları birlikte sayılır.
records-account-line = { $account } şunun için sayılır: { $who }
records-account-prompt = Birinin ikinci hesabını seç
records-account-ask = { $account } kimin ikinci hesabı? Birincisini seç: { $account } burada ne kaydettiyse ve kaydederse onun için sayılır. Geri alınabilir.
records-account-whose-prompt = Bu kimin hesabı?
records-account-one = { $account } burada ne kaydederse { $who } için sayılır. Yanlışsa başka birini seç ya da **Aslında iki kişi** düğmesine bas: hiçbir şey kaybolmaz.
records-part-button = Aslında iki kişi
records-parted = { $account } artık başkasının hesabı değil, bütün sonuçları geri geldi.
records-named-button = Bildiğim adlar
records-named-title = Bildiğim adlar
records-named-prompt = Değiştirmek ya da unutturmak için bir ad seç
records-named = **{ $name }**: { $who }
records-named-none = Aklımda ad yok. Bir özette birinin yalnız adı geçerse kim olduğunu burada sorarım.
records-named-one = **{ $name }**: { $who }. Yanlış mı? Başkasını seç, o adın bütün sonuçları ona geçer. Ya da adı unuttur: sonuçları, sen yeniden söyleyene kadar bekler.
records-forget-button = Unut
records-forgotten = **{ $name }** adının kim olduğunu artık bilmiyorum. { $results ->
    [0] Bekleyen sonuç yok.
   *[other] { $results } sonuç bekliyor.
}

## Watched channels

records-unseen = Burada mesajları okuyamıyorum, bu yüzden sonuçları kendim kaydedemem. Botu işleten kişi buna izin verebilir: discord.com/developers adresinde bot için **Message Content Intent** seçeneğini açıp botu `TILEMATE_MESSAGE_CONTENT=on` ile başlatsın. O zamana kadar `/{ -command } record` ya da bir mesajda **Sonucu kaydet** kullan.
records-missing = Sonuçları kendim kaydetmem için hâlâ gerekenler:
records-missing-portal = - **Message Content Intent**: bu botu çalıştıran kişi bunu discord.com/developers adresinde **Bot** altında açabilir.
records-missing-start = - `TILEMATE_MESSAGE_CONTENT=on`: bu botu çalıştıran kişi böyle başlatmalı.
records-missing-view = - **Kanalı Gör** ({ $channel }): bu izni bana kanalın ayarlarında ver.
records-missing-history = - **Mesaj Geçmişini Oku** ({ $channel }): bu izni bana kanalın ayarlarında ver.
records-missing-until = O zamana kadar `/{ -command } record` ya da bir mesajda **Sonucu kaydet** kullan.
records-unreadable = { $channel } kanalındaki eski mesajları henüz göremiyorum. Bana orada **Kanalı Gör** ve **Mesaj Geçmişini Oku** izinlerini ver.
records-read-button = Eski mesajları oku: #{ $channel }
records-stop-button = Okumayı durdur
records-reading-running = ⏳ { $channel } kanalındaki eski mesajlar okunuyor: şimdiye kadar { $read }.
records-reading-done = Bitti. { $channel } kanalındaki bütün eski mesajları okudum: { $read }.
records-reading-full = { $channel } kanalındaki en yeni { $read } mesaj okundu. Daha geriye gitmem.
records-reading-searched = { $channel } kanalındaki en yeni { $read } mesaj ve Wordle uygulamasının daha eski bütün özetleri okundu.
records-reading-stopped = { $channel } kanalında okuma { $read } mesajdan sonra durduruldu.
records-reading-forbidden = { $channel } kanalındaki eski mesajları okuyamıyorum. Bana orada **Kanalı Gör** ve **Mesaj Geçmişini Oku** izinlerini ver, sonra yeniden başlat.
records-import = Burada Wordle özetleri paylaşılıyor. Bunları ve geçmiştekileri bu sunucunun ortalamaları, serileri ve sıralamaları olarak tutabilirim. Bunu yalnız sunucuyu yöneten açabilir.
records-import-button = Wordle geçmişimizi aktar
records-preview-title = Neleri kaydederdim
records-preview = { $channel } kanalındaki en yeni { $count } mesajdan:
records-preview-empty = { $channel } kanalının kendisinde mesaj yok. Başlıkları da okunur.
records-preview-known = Zaten bilinen ya da silinmiş, bu yüzden olduğu gibi kalacak: { $count }.
records-preview-unread = { $count } mesaj, almayacağım bir sonuca benziyor: okuyamıyorum, çok geç kalmış ya da başka birinin.
records-preview-next = Henüz hiçbir şey kaydedilmedi. Hepsini okumak 100 mesaj için yaklaşık bir saniye sürer ve kaydedilenlerin hepsi sonradan geri alınabilir.
records-preview-gone = { $count ->
    [0] Mesajı silinmiş sonuçlar, unutulmalarını seçmezsen kalır.
   *[other] Sonuç içeren { $count } mesaj artık yok; sonuçları, unutulmalarını seçmezsen kalır.
} Bu geri alınamaz.
records-preview-button = Bütün eski mesajları oku
records-preview-forget-button = Oku ve artık olmayanları unut
records-take-back-button = Okunanları geri al
records-take-back-sure = Eski mesajlarda okuduğum bütün sonuçlar geri alınsın mı? O zamandan beri kaydedilenler ve insanların kendilerinin kaydettikleri kalır.
records-reading-undone = { $channel } kanalının eski mesajlarından okunan her şey geri alındı.
records-reading-none = Hiç sonuç bulunamadı.
records-reading-results = { $people } oyuncudan { $results } sonuç bulundu.
records-reading-repeated = { $count } sonuç daha bunlardaki bulmacaları yineliyor, bu yüzden sayılmaz.
records-reading-changed = { $changed ->
    [0] Hepsini zaten biliyordum.
   *[other] { $changed } mesajda yeni sonuç vardı. Hepsi kaydedildi.
}
records-reading-gone = Sonuç içeren { $count } mesaj artık yok; sonuçları da silindi.
records-reading-left = Sonuç içeren { $count } mesaj artık yok; sonuçları kaldı.
records-reading-report = Sunucuyu yönetenler raporu `/{ -command } settings` içinde, *{ $page }* sayfasında bulur.
records-reading-unread = { $count } mesaj, almadığım bir sonuca benziyor: okuyamıyorum, çok geç kalmış ya da başka birinin: { $links }
records-reading-names = Özetlerde { $count } adla { $results } sonuç daha var: kim olduklarını bilmiyorum. Bir moderatör `/{ -command } records` ile söyleyebilir.
records-names-later = Bunlardan sonra: { $names }.
records-group-streak = 🔥 Son özete göre grubun serisi: { $days } gün.
records-week-button = Bu haftanın Wordle'ı
records-week-empty = Bu hafta için kayıt yok. Sonuçlar Wordle uygulamasının özetleriyle ya da birinin kaydettiği bir paylaşımla gelir.
records-week-now = { $count ->
    [one] Hafta şimdi bitse { $who } ortalama { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } tahminle kazanırdı.
   *[other] Hafta şimdi bitse { $who } ortalama { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } tahminle birinciliği paylaşırdı.
}
records-day-now = { $count ->
    [one] Gün şimdi bitse { $who } { $guesses }/6 ile kazanırdı.
   *[other] Gün şimdi bitse { $who } { $guesses }/6 ile birinciliği paylaşırdı.
}
records-week-won = { $count ->
    [one] 🏆 Haftayı ortalama { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } tahminle { $who } kazandı.
   *[other] 🏆 Haftayı ortalama { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } tahminle { $who } paylaştı.
}
records-week-unbegun = Bugünün sonuçları henüz gelmedi: uygulama bir günü ertesi gün özetler.
records-week-absent = Bugünden henüz sonucu olmayanlar: { $who }.
records-week-nameless = Sayılmadı, çünkü özetlerde yalnız adları geçiyor: { $names }. Bir moderatör kim olduklarını söyleyebilir.
records-week-rule = Oynanan günlerin ortalamasına göre sıralanır; bulunamayan kelime { $lost } sayılır. Sıralamaya girmek için { $results } sonuç gerekir.

## Who is best at a game

records-board-title = { $game } · { $period }
records-empty = Burada henüz kimse sonuç kaydetmedi. Seninkini `/{ -command } record` ile yapıştır ya da bir mesajda **Sonucu kaydet** kullan: mesaja basılı tut ya da sağ tıkla ve **Uygulamalar** menüsünü seç.
records-empty-days = Bu günlerde kimse bir { $game } sonucu kaydetmedi.
records-line = { $place } { $who } · ortalama { $average } · { $games } bulmacada { $solved } çözüm
records-line-open = { $place } { $who } · ortalama { $average } · { $games } bulmaca
records-place = **{ $place }.**
records-no-place = **–**
records-hidden = … ve { $players } oyuncu daha
records-rule = { $rule } Ortalamalar eşitse önce çözülen, sonra oynanan bulmacalara bakılır. Sıralamaya girmek için { $least } sonuç gerekir.
records-pasted-rule = 📋: bu kadar sonuç yapıştırıldı, hiçbir mesajda görünmüyor.

## How each game is ranked

records-how-title = Kaydedebildiğim bulmacalar
records-how = Bir paylaşımı `/{ -command } record` ile yapıştır ya da bir mesajda **Sonucu kaydet** kullan. Her oyunun kendi sıralaması var, en iyi ortalama başta gelir: `/{ -command } records`.
records-played-title = Başka yerde oynananlar
records-played = **{ $game }** · { $results } sonuç
records-played-best = -# { $who } önde: ortalama { $average }
records-played-more = -# Menüdeki diğer oyunlar: { $count }
records-games-prompt = Hangi oyun
records-games-before = Önceki oyunlar…
records-games-after = Diğer oyunlar: { $count }…
records-how-button = Neleri kaydedebilirim?
records-how-games = Şunları okuyabilirim: { $games }.
records-more-games = { $count } oyun daha
records-rule-guesses = en az tahmin.{ $lost }
records-rule-boards = bütün tahtalarda toplam en az tahmin.{ $lost }
records-rule-mistakes = en az hata.{ $lost }
records-rule-hints = en az ipucu.{ $lost }
records-rule-stars = en çok yıldız.{ $lost }
records-rule-points = en çok puan.{ $lost }
records-rule-time = en kısa süre.{ $lost }
records-lost = { " " }Çözülmeyen bir bulmaca { $figure } sayılır.
records-lost-board = { " " }Kaçırılan bir tahta { $figure } sayılır.
