### Leaderboards and statistics.

standings-title = Sıralama
standings-period-today = Bugün
standings-period-week = Bu hafta
standings-period-month = Bu ay
standings-period-year = Bu yıl
standings-period-all = Tüm zamanlar
standings-period-yesterday = Dün
standings-period-lastweek = Geçen hafta
standings-period-lastmonth = Geçen ay
standings-period-lastyear = Geçen yıl
standings-period-season = Bu sezon
standings-view-guesses = En az tahmin
standings-view-points = Puan
standings-view-streak = Üst üste günler
standings-view-wins = En çok çözülen
standings-empty = Bu sıralamada henüz kimse yok. `/{ -command } play` ile bir oyun başlat. Tek kişilik oyunlarla birlikte oynananların sıralamaları ayrıdır. Başka yerlerdeki sonuçlar: `/{ -command } records`.
standings-line = **{ $place }.** { $who } · **{ $value }** · { $record }
standings-unplaced-line = { $who } · { $value } · { $record }
standings-few = { $more ->
    [0] çok az oyun
   *[other] { $more } oyun daha gerek
}
standings-record = { $games } oyunda { $wins } çözüm
standings-value-guesses = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-value-points = { $value } puan
standings-value-streak = { $value ->
    [0] seri yok
   *[other] üst üste { $value } gün
}
standings-value-wins = { $value } çözüldü
standings-days = { $days } gün
standings-rule-guesses = Adil ortalamaya göre sıralanır: oyun başına tahmin, { $words ->
    [compared] zor kelimeler ve az oyun
   *[plain] az oyun
} dengelenerek. Çözemediğin oyun { $loss } tahmin sayılır.
standings-rule-points = 1 tahminde bulunan kelime { $best } puan, 2 tahminde { $second } puan eder, böyle sürer. Çözemediğin oyun 0 puandır.
standings-rule-points-own = Bu sunucunun kendi puanları var: 1 ile 6 tahmin arasında bulunan kelime için { $wins }, çözemediğin oyun için { $lost }.
standings-rule-double = Çift puan: { $day }.
standings-rule-streak = Günün kelimesinin ipuçsuz çözüldüğü üst üste günler.
standings-shields = Bir kalkan, ayda bir kaçırılan günün kelimesinde seriyi korur.
standings-rule-wins = En çok oyun çözen önde.
standings-fair-average = Adil ortalama: oyun başına tahmin. Başkalarına zor gelen kelimeler lehine sayılır, birkaç şanslı oyun az şey belirler.
standings-nobody-ranked = Henüz kimsenin sıralamaya yetecek kadar oyunu yok ({ $games }), bu yüzden en çok oynayanlar önde.
standings-nobody-placed = Kimsenin sıralamaya yetecek kadar oyunu yoktu ({ $games }), bu yüzden en çok oynayanlar önde.
standings-provisional = Sıralamaya girmek için bitmiş { $games } oyun gerekir.
standings-elsewhere = { $who } henüz burada yok. Oyunları: { $where }. Menüden seç.
standings-elsewhere-games = { $which } ({ $games })
standings-games-prompt = Hangi oyunlar
standings-view-prompt = Neye göre
standings-period-prompt = Hangi günler
standings-assisted = İpuçlu ya da kelime listeli { $games } oyun sayılmadı.
standings-own-boards = Tek kişilik oyunlar
standings-previous = Geri
standings-next = İleri

## Why am I here?

standings-why-button = Neden buradayım?
standings-why-place = { $players } oyuncu arasında **{ $place }.** sıradasın. Eşit olanlar sırayı paylaşır.
standings-why-place-average = { $players } oyuncu arasında **{ $value }** adil ortalamayla **{ $place }.** sıradasın. Eşit olanlar sırayı paylaşır.
standings-why-provisional = Sıralama için { $least } oyun gerekiyor, sen { $games } oyun oynadın.
standings-why-unplaced = Sıralama için { $least } oyun gerekiyordu, sen { $games } oyun oynadın.
standings-why-too-few = Sıralama için az oyun oynadın: { $games }.
standings-why-ahead = Hemen üstündeki: { $value }.
standings-why-guesses = Adil ortalaman sayılır: oyun başına tahmin. Tek bir şanslı oyun her şeyi belirlemesin diye birkaç ortalama oyun eklenir.
standings-why-words = Diğerlerinin aynı kelimelerde harcadığı tahminler de hesaba katılır.
standings-why-sum = Hesap şöyle:
standings-why-moves = Sen oynamasan da biraz değişir: başkaları aynı kelimeleri oynar ve buradaki ortalama değişir.
standings-why-points = Çözülen her oyun, { $each } puandan harcanan tahminler çıkarılarak sayılır. { $wins } oyunun: { $wins } × { $each } = { $together }, eksi { $guesses } tahmin = **{ $value }**.
standings-why-points-own = Bir oyunun kaç puan ettiğine bu sunucu karar verir. Hesap şöyle:
standings-why-points-found = { $guesses } tahmin: { $games } × { $each } = { $points }
standings-why-points-lost = Çözülmedi: { $games } × { $each } = { $points }
standings-why-points-double = { $day } gününde çift ({ $games } oyun): **+ { $points }**
standings-why-streak = Günün kelimesini üst üste çözdüğün günler: **{ $value }**. Kaçırdığın, kaybettiğin ya da ipucuyla çözdüğün gün seriyi bitirir.
standings-why-no-streak = { $when ->
    [over] Sonunda serin yoktu.
   *[now] Şu anda serin yok. Günün kelimesini ipuçsuz çöz, yenisi başlasın.
}
standings-why-wins = { $games } oyunda **{ $value }** çözümün var.
standings-why-games = { $games } oyunun **{ $guesses }** tahmin sürdü.
standings-why-lost = ({ $lost ->
    [one] Çözemediğin oyun { $each } sayılır.
   *[other] Çözemediğin { $lost } oyunun her biri { $each } sayılır.
})
standings-why-harder = Diğerleri senin kelimelerinde her zamankinden fazla tahmin harcadığı için **− { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) }**. Kendi oyunların burada sayılmaz: bu kelimelerden { $compared } kelimeyi en az üç kişi daha oynadı ve ortalama { NUMBER($others, minimumFractionDigits: 2, maximumFractionDigits: 2) } tahmin harcadı; o kadar ortalama kelime { $compared } × { NUMBER($usual, minimumFractionDigits: 2, maximumFractionDigits: 2) } = { NUMBER($words, minimumFractionDigits: 2, maximumFractionDigits: 2) } eder.
standings-why-easier = Diğerleri senin kelimelerinde her zamankinden az tahmin harcadığı için **+ { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) }**. Kendi oyunların burada sayılmaz: bu kelimelerden { $compared } kelimeyi en az üç kişi daha oynadı ve ortalama { NUMBER($others, minimumFractionDigits: 2, maximumFractionDigits: 2) } tahmin harcadı; o kadar ortalama kelime { $compared } × { NUMBER($usual, minimumFractionDigits: 2, maximumFractionDigits: 2) } = { NUMBER($words, minimumFractionDigits: 2, maximumFractionDigits: 2) } eder.
standings-why-average = Buradaki ortalama bir oyuncunun { $games } oyunu için **+ { NUMBER($added, minimumFractionDigits: 2, maximumFractionDigits: 2) }**: { $games } × { NUMBER($each, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
standings-why-total = Toplam **{ NUMBER($total, minimumFractionDigits: 2, maximumFractionDigits: 2) }**. Bütün { $games } oyuna bölünce:

## Ratings

standings-view-rating = Rating
standings-value-rating = { $value }
standings-rule-rating = Herkes 1500 ile başlar. Aynı kelimede daha iyi olan kazanır, en çok da güçlü oyunculara karşı. Günün kelimeleri, yarışlar ve insanlar arasındaki düellolar bitince sayılır.
standings-empty-rating = Burada henüz kimsenin ratingi yok. İki kişinin aynı günün kelimesini, yarışı ya da düelloyu bitirmesi gerekir. Bugünün kelimesi yarın sayılır.
standings-empty-streak = Burada seri yok. Günün kelimesini ipuçsuz çöz, seninki başlasın.
standings-matches = { $matches } karşılaşma
standings-why-rating = Ratingin, aynı kelimelerde başkalarına göre ne kadar iyi olduğunu söyler. Önünde bitirdiğin herkes ratingini yükseltir, en çok güçlüler; önünde bitiren herkes düşürür, en az güçlüler. En çok ilk karşılaşmaların değiştirir. Hesap şöyle:
standings-why-start = Herkes **{ $start }** ile başlar.
standings-why-earlier = İlk { $matches } karşılaşmandan **{ $change }**.
standings-why-match = **{ $change }** { $mode }, { $day }: { $players } kişi arasında { $place }. sıra.
standings-why-rating-total = Toplam **{ $value }**.

## Missed dailies

standings-missed-loss = Bu sürede günün kelimesini oynayanın kaçırdığı her gün { $loss } tahmin sayılır.
standings-missed-average = Bu sürede günün kelimesini oynayanın kaçırdığı her gün buradaki ortalama bir oyun sayılır.
standings-missed-worst = Bu sürede günün kelimesini oynayanın kaçırdığı her gün o günün en kötü sonucu sayılır.
standings-why-missed-loss = Kaçırdığın { $missed } gün için **+ { NUMBER($charged, minimumFractionDigits: 2, maximumFractionDigits: 2) }**: { $missed } × { $loss }.
standings-why-missed-average = Kaçırdığın { $missed } gün için **+ { NUMBER($charged, minimumFractionDigits: 2, maximumFractionDigits: 2) }**: { $missed } × { NUMBER($each, minimumFractionDigits: 2, maximumFractionDigits: 2) }, buradaki ortalama.
standings-why-missed-worst = Kaçırdığın { $missed } gün için **+ { NUMBER($charged, minimumFractionDigits: 2, maximumFractionDigits: 2) }**: her biri o günün en kötü sonucu sayılır.

## All servers

standings-everywhere = Bütün sunucular
standings-here = Bu sunucu
standings-scope-server = Bu sunucu
standings-scope-global = Bütün sunucular
standings-everywhere-rule = Sunucular kendi seçimleriyle katılır; gizlenenler yer almaz.
standings-everywhere-absent = Bu sunucu katılmıyor; sunucuyu yöneten `/{ -command } settings` ile değiştirebilir.

## Statistics

standings-stats-title = İstatistikler
standings-average = { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-no-average = –
standings-played = { $who } { $games } oyun oynadı, { $wins } oyun çözdü ({ NUMBER($rate, style: "percent") }).
standings-figures = Ortalama { $average }
standings-dailies = Günün kelimesi: { $dailies } · seri { $streak } · en iyi { $best }
standings-streaks = Seri, günün kelimesini ipuçsuz çözdüğün üst üste günlerdir.
standings-shielded = 🛡️ { $day } günü seriyi bir kalkan korudu.
standings-several = Birkaç tahtada, fazladan her tahta için bir tahmin eksik sayılır.
standings-unranked = Adil bir kıyas olmadığı için sıralamalar bunları dışarıda bırakır: { $kinds }.
standings-unranked-helped = ipuçlu ya da kelime listeli
standings-counts = Burada biten bütün oyunlar, her mod ve uzunluktan; bir sıralama tek türü sayar. Ortalama, çözülen oyunlardaki tahminlerdir.

## Two players at the same words

standings-against-title = Baş başa
standings-against-none = { $who } ile { $other } burada henüz aynı kelimeyi oynamadı. `/{ -command } daily` ya da bir yarış oynayın.
standings-against-words = { $who } ile { $other } aynı kelimeyi { $words } kez oynadı.
standings-against-better = { $who } daha az tahmin harcadı: **{ $times }**
standings-against-level = Eşit: **{ $times }**
standings-against-means = Ortalama: { $who } { NUMBER($mine, minimumFractionDigits: 2, maximumFractionDigits: 2) }, { $other } { NUMBER($theirs, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-against-rule = Günün kelimeleri, yarışlar, meydan okumalar ve düellolar sayılır. Çözülmeyen oyun, hakkından bir tahmin fazla sayılır.

## What the figures on the card are

standings-card-games = { $count ->
   *[other] oyun
}
standings-card-won = çözüldü
standings-card-rate = { NUMBER($rate, style: "percent") }
standings-card-average = ortalama
standings-card-streak = seri
standings-card-best = en iyi seri
standings-card-days = { $count ->
   *[other] günün kelimesi
}

## Below a place among the most wins

standings-games = { $games } oyun

## Pages of the statistics

standings-page-prompt = Daha fazla istatistik
standings-page-overview = Genel bakış
standings-page-badges = Rozetler
standings-page-kinds = Mod ve uzunluğa göre
standings-page-openers = İlk kelimeler
standings-page-words = Kelimeler
standings-page-title = İstatistikler · { $page }
standings-page-kinds-rule = Ortalamalar, çözülen oyunlardaki tahminlerdir.
standings-page-openers-rule = En sık kullanılan ilk kelimeler. Ortalamalar, çözülen oyunlardaki tahminlerdir.
standings-page-openers-none = { $who } henüz bitmiş hiçbir oyunda ilk tahmini yapmadı.
standings-page-words-rule = Tek tahtalı, tek kişilik, ipuçsuz oyunlarda en çok tahmin isteyen kelimeler. Çözülmeyen oyun { $lost } tahmin sayılır. Başkalarının hâlâ arıyor olabileceği kelimeler yer almaz.
standings-page-words-none = { $who } henüz tek tahtalı, tek kişilik, ipuçsuz bir oyun bitirmedi.
standings-page-times = { $games } oyun
standings-page-others = başkaları { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } tahmin harcadı
standings-page-best = En iyi oyun: **{ $word }** · { $score } · { $when }
standings-page-worst = En kötü oyun: **{ $word }** · { $score } · { $when }
standings-page-year = Takvim
standings-page-year-rule = Doğru harfin renginde olan günlerde en az bir oyun çözüldü.
standings-page-year-lines = Bir satırda gün ne kadar yüksekse o kadar çok oyun: bir, iki ya da daha çok.
standings-page-year-none = { $who } son on iki ayda oyun bitirmedi.
standings-year-summary = { $who } son on iki ayda **{ $days }** oynadı: { $record }. En uzun seri: **{ $longest }**.
standings-page-letters = İçinde geçtikleri kelimelerin ortalamasına göre en zor harfler: { $letters }
standings-page-skill = Beceri ve şans
standings-page-skill-rule = Her çubuk bir oyun, en eskisi solda: tek tahtalı, tek kişilik, ipuçsuz son { $games } oyun. Beceri 99 ile başlar ve boşa giden her tahminde yarıya iner. Şans fark yaratmadıysa 50 olur. Başkalarının hâlâ arıyor olabileceği kelimeler yer almaz.
standings-skill-name = Beceri
standings-luck-name = Şans
standings-skill-mean = ortalama { $mean }
standings-skill-means = { $who } için ortalama beceri **{ $skill }**, şans **{ $luck }** ({ $games }).
standings-skill-few = Çok şey söylemek için oyun sayısı az.
standings-skill-trend = { $trend ->
    [better] Tahminler iyileşti
    [worse] Tahminler kötüleşti
   *[level] Tahminler eskisi kadar iyi
}: ilk { $games } oyunda beceri **{ $before }**, son { $games } oyunda **{ $after }**.
standings-skill-fortune = { $fortune ->
    [lucky] Genel olarak iyi şans yardım etti.
    [unlucky] Genel olarak kötü şans zarar verdi.
   *[even] İyi ve kötü şans dengelendi.
}

## Seasons and the weekly post

standings-champions-button = Şampiyonlar
standings-champions-title = Şampiyonlar
standings-champions-prompt = Bir sezon nasıl bitti
standings-champions-empty = Burada henüz sezon bitmedi.
standings-champions-line = **{ $season }** · 🏆 { $who } · { $value } · { $players } oyuncu
standings-champions-nobody = **{ $season }** · şampiyon yok · { $players } oyuncu
standings-season-title = Sezon · { $season }
standings-season-button = Son sıralama
standings-week = Hafta · { $days }
standings-year = { $year } yılı
standings-page-review = Yılın özeti
standings-player-year = { $who } için buradaki { $year }.
standings-player-year-none = { $who } { $year } yılında burada oyun bitirmedi.
standings-card-played-days = { $count ->
   *[other] oynanan gün
}
standings-moment-day = En iyi gün
standings-moment-word = Çözülen en zor kelime
standings-moment-beaten = { $guesses } tahminde, başkaları { NUMBER($others, minimumFractionDigits: 2, maximumFractionDigits: 2) } harcadı
standings-moment-opener = Alışılmış ilk kelime
standings-moment-luckiest = En şanslı buluş
standings-moment-luck = şans: 99 üzerinden { $luck }
standings-moment-mate = En çok birlikte oynanan
standings-review-games = { $players } kişiden **{ $games } oyun**.
standings-review-more = Önceki haftadan { $games } fazla.
standings-review-fewer = Önceki haftadan { $games } az.
standings-review-same = Önceki hafta kadar.
standings-review-best = ⚡ En az tahmin: { $games }, { $guesses } tahminde.
standings-review-races = 🏎️ En çok yarış kazanan: { $who } ({ $wins }).
standings-review-closest = 🏁 En çekişmeli yarış: { $who }, { $second } karşısında { $seconds ->
    [0] bir saniyeden az farkla
   *[other] { $seconds } saniyeyle
} kazandı.
standings-review-hardest = { $count ->
    [one] 🧗 En zor kelime
   *[other] 🧗 En zor kelimeler
}: { $answer }, ortalama { NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 2) } tahmin.
standings-review-shared = 🤝 Tek tahtada birlikte: { $games } oyunda { $wins } çözüm.
standings-review-points = 🏅 En çok puan: { $who }, { $points }.
standings-review-streak = 🔥 En uzun seri: { $who }, üst üste { $days } gün.
standings-review-elsewhere = Başka yerde oynananlar: { $games }.
standings-review-best-of = 🏆 { $game }: { $who }, ortalama { $average }.
standings-season-won = { $champions ->
    [one] 🏆 Şampiyon { $who }: oyun başına adil ortalama { $value } tahmin. Tebrikler!
   *[other] 🏆 { $who } birinciliği paylaşıyor: oyun başına adil ortalama { $value } tahmin. Tebrikler!
}
standings-season-left = Önde bitiren ayrıldı; son sıralama olduğu gibi kalır.
standings-season-taken = Bir unvan geri alındı, Düzeltmeler'de görülür; son sıralama olduğu gibi kalır.
standings-season-nobody = Kimse hem oyun kazanıp hem sıralamaya girecek kadar oynamadı, bu yüzden bu sezonun şampiyonu yok.
standings-season-deserted = Sıralamada yeri olan herkes ayrıldı, bu yüzden bu sezonun şampiyonu yok.
standings-season-erased = Birinci olan kişi verilerini sildi, bu yüzden bu sezonda şampiyon adı yok.
standings-why-crowned = 🏆 Şampiyon sensin: önde bitiren ayrıldı.
standings-season-next = Sezon bitti ve yenisi başladı: herkes eşit başlıyor.
standings-season-over = Sezon bitti. Sunucuyu yöneten, sonrakini `/{ -command } settings` ile başlatabilir.
standings-season-frozen = Bu sıralama kesindir: sonradan yapılan düzeltmeler değiştirmez.

## Corrections

standings-corrections-button = Düzeltmeler
standings-corrections-title = Düzeltmeler
standings-corrections-empty = Burada hiçbir şey düzeltilmedi.
standings-corrections-line = { $who } · { $what }, { $day }: **{ $change }**, { $by } tarafından { $when }
standings-corrections-struck = silindi
standings-corrections-undone = { $by } geri aldı
standings-changed-title = Sonradan değişenler
standings-changed = İlk gönderildiğinden farklı sayılan ya da şüpheliyken sonra onaylanan en yeni sonuçlar ve gönderildikleri zaman:
standings-changed-empty = Burada sayılan hiçbir sonuç sonradan değişmedi ya da şüpheliyken sonra onaylanmadı.
standings-changed-pasted = 📋 { $who } bir saat içinde { $days } günün sonuçlarını mesajsız yapıştırdı, { $when }
standings-correct-title = Bir sonucu düzelt
standings-correct = Kimin sonucu yanlış? Değiştirdiğini herkes görebilir: sıralamada bir düzeltmeler sayfası var. Her birini geri alabilirsin.
standings-correct-player-prompt = Kimin sonucu
standings-correct-undo-prompt = Bir düzeltmeyi geri al
standings-correct-batch = { $who } · topluca silindi ({ $count })
standings-correct-undo-all = Hepsi ({ $count })
standings-correct-result-prompt = Hangi sonuç
standings-correct-which = { $who } için hangi sonuç yanlış? Bunlar en yenileri.
standings-correct-none = { $who } için burada sayılan sonuç yok.
standings-correct-joined = { $account } ne kaydederse { $who } için sayılır.
standings-correct-champion = Sezonun şampiyonu
standings-correct-what = { $who } · **{ $what }**: ne yapılsın? Silinen sonuç sayılmaz; başka yerde oynananı değiştirebilirsin.
standings-correct-strike-button = Sil
standings-correct-strike-all-button = Hepsini sil ({ $count })
standings-correct-strike-all = Listelenenlerin hepsi silinsin mi ({ $who }: { $count })? Artık sayılmazlar.
standings-correct-struck-all = Listelenenlerin hepsi silindi ({ $who }: { $count }).
standings-correct-strike-pasted-button = Yapıştırılanları sil ({ $count })
standings-correct-strike-pasted = Yapıştırılanlar silinsin mi ({ $who }: { $count })? Artık sayılmazlar.
standings-correct-struck-pasted = Yapıştırılanlar silindi ({ $who }: { $count }).
standings-correct-undone-all = { $who } için geri alınan düzeltme sayısı: { $count }.
standings-correct-change-button = Değiştir
standings-correct-undo-button = Geri al
standings-correct-others-button = Diğer sonuçlar
standings-correct-shown = Bunu herkes sıralamadaki Düzeltmeler altında görebilir.
standings-correct-modal = Bir sonucu değiştir
standings-correct-number = Doğru sonuç: { $low } ile { $high } arası
standings-correct-solved = Doğru sonuç: { $low } ile { $high } arası ya da X
standings-correct-time = Doğru süre, örneğin 1:23
standings-exclusions-button = Kayıt dışı bırak
standings-exclusions-back-button = Yeniden kabul et
standings-exclusions-line = 🚫 { $who } · sonuçları artık kaydedilmiyor, { $by } tarafından { $when }
standings-exclusions-ask = { $who } kayıt dışı bırakılsın mı? O andan itibaren ne paylaşırsa paylaşsın kaydedilmez; buna senin karar verdiğini herkes Düzeltmeler sayfasında okuyabilir.
standings-joined-line = 🔗 { $account } · sonuçları şunun için sayılıyor: { $who }, { $by } tarafından { $when }
standings-exclusions-out = Bundan sonra { $who } ne paylaşırsa paylaşsın kaydedilmez. Önceki sonuçlar, sen silmedikçe kalır.
standings-exclusions-back = { $who } için sonuçlar yeniden kaydediliyor.
