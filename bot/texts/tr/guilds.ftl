### A server's settings.

guilds-page-title = Ayarlar · { $page }
guilds-page-prompt = Sayfa
guilds-mute = Günün kelimesini orada yayımlayamıyorum. O kanalı görmeme ve mesaj göndermeme izin ver.
guilds-threadless = Orada özel başlık açamıyorum. Özel başlık açabildiğim ve başlıklarda yazabildiğim bir metin kanalı gerekir.

## The pages

guilds-page-play = Oyun
guilds-page-channels = Kanallar
guilds-page-daily = Günün kelimesi
guilds-page-words = Kelimeler
guilds-page-lists = Kelime listeleri
guilds-page-people = Kişiler
guilds-page-leaderboard = Sıralama
guilds-page-seasons = Sezonlar
guilds-page-play-hint = dil, uzunluk, zor mod, tema, sıra, yorumlar
guilds-page-channels-hint = nerede oynanır, başlıklar, bekleyen oyunlar
guilds-page-daily-hint = kanalı, saati, saat dilimi, bildirimi ve ipuçları
guilds-page-words-hint = ek ve yasak kelimeler, kaba tahminler, yazım
guilds-page-lists-hint = kendi kelimelerin: bir ders, bir hayran topluluğu
guilds-page-people-hint = oyunları kim başlatıp bitirebilir
guilds-page-leaderboard-hint = sıralama için oyun, kaçan günler, kendi puanların
guilds-page-seasons-hint = sezonlar, şampiyonlar ve haftalık yazı

## Play

guilds-language = **Kelimelerin dili**: { $value }
guilds-language-followed = **Kelimelerin dili**: { $value }, bu sunucunun Discord ayarlarındaki gibi
guilds-language-follow = Discord'daki gibi
guilds-length = **Uzunluk**: { $value } harf, oyuncu başka istemezse
guilds-hard = **Zor mod**: { $value }
guilds-theme = **Tema**: { $value }, herkesin gördüğü tahtalarda
guilds-hard-off = kapalı
guilds-hard-hard = açık, ipuçları kullanılmalı
guilds-hard-ultra = ultra, her ipucu uymalı
guilds-language-prompt = Kelimelerin dili
guilds-length-prompt = Uzunluk
guilds-hard-prompt = Zor mod
guilds-theme-prompt = Tema
guilds-turns-on = Herkesin oyunlarında **sırayla**: açık, başlatan kapatmadıkça
guilds-turns-off = Herkesin oyunlarında **sırayla**: kapalı, başlatan açmadıkça. Sonradan katılan, sıradaki tahmini yine de yarım dakika başkalarına bırakır.
guilds-turns-switch = Sırayla
guilds-length-option = { $value } harf
guilds-remarks-on = Oyun sonunda **yorumlar**: açık
guilds-remarks-off = Oyun sonunda **yorumlar**: kapalı
guilds-remarks-switch = Yorumlar

## Themes, here and in a player's preferences

guilds-theme-squares = Kareler
guilds-theme-letters = Harf kutuları
guilds-theme-picture = Resim
guilds-theme-contrast = Yüksek karşıtlık
guilds-theme-contrast-letters = Yüksek karşıtlıklı harf kutuları
guilds-theme-symbols = Simgeler
guilds-theme-text = Düz metin
guilds-theme-squares-hint = 🟩🟨⬛ ve yanlarında harfler
guilds-theme-letters-hint = yeşil, sarı ve gri üstünde harfler
guilds-theme-picture-hint = büyük kutular, adlar ve klavye tek resimde
guilds-theme-contrast-hint = 🟧 doğru, 🟦 başka yerde
guilds-theme-contrast-letters-hint = turuncu, mavi ve gri üstünde harfler
guilds-theme-symbols-hint = [A] doğru, (A) başka yerde, renksiz
guilds-theme-text-hint = ekran okuyucular için

## Channels

guilds-channels = **Oyunlar şurada başlayabilir**: { $value }
guilds-channels-none = her kanal
guilds-threads-on = **Her oyun**: kendi başlığında
guilds-threads-off = **Her oyun**: kanalın kendisinde
guilds-idle = **Bekleyen oyunlar**: son tahminden { $public } saat sonra kapanır, özel olanlar { $private } saat sonra
guilds-channels-prompt = İzinli kanallar (hiçbiri: her kanal)
guilds-threads-switch = Başlıklar
guilds-idle-button = Bekleme saatleri
guilds-idle-modal = Bekleyen oyun kaç saatte kapanır
guilds-idle-public-field = Kanaldaki oyunlar (1-{ $most })
guilds-idle-private-field = Özel oyunlar (1-{ $most })

## The daily

guilds-daily-channel = **Günün kelimesinin yeri**: { $value }
guilds-schedule = **Saat**: { $hour }:00 { $zone }
guilds-ping-role = **Bildirim**: { $value }
guilds-ping-role-none = kimse
guilds-daily-hints-on = **İpuçları**: serbest
guilds-daily-hints-off = **İpuçları**: yasak
guilds-shields-on = **Ayda bir kaçan gün**: bir kalkan seriyi korur
guilds-shields-off = **Ayda bir kaçan gün**: seriyi bitirir
guilds-daily-thread-on = **Sürprizbozan başlığı**: bitiren, günün kelimesinin yanındaki özel başlığa girer, orada herkesin tahtası vardır. Başlıkları yönetebilen moderatörler de bakabilir.
guilds-daily-thread-off = **Sürprizbozan başlığı**: yok
guilds-daily-list = **Kelimesi** bu sunucunun bir kelime listesinden gelir, bu yüzden sıralamada sayılmaz
guilds-daily-begins = Bir kanal seçince günün kelimesini orada yayımlarım: saat { $hour }:00 geçtiyse bugünkünü bir dakika içinde, sonrakini o saatte.
guilds-daily-channel-prompt = Günün kelimesinin kanalı
guilds-ping-role-prompt = Bildirilecek rol (hiçbiri: bildirim yok)
guilds-schedule-button = Saat ve saat dilimi
guilds-daily-card-on = **İlk oynayan olunca**: herkes bir kart görür
guilds-daily-card-off = **İlk oynayan olunca**: kart yok
guilds-daily-card-switch = Kart
guilds-daily-hints-switch = İpuçları
guilds-shields-switch = Seri kalkanı
guilds-daily-thread-switch = Sürprizbozan başlığı
guilds-schedule-modal = Günün kelimesi ne zaman gelir
guilds-hour-field = Saat, 0-23
guilds-zone-field = Saat dilimi, örneğin Europe/Istanbul

## Words

guilds-extra = Burada tahmin edilebilen **ek kelimeler**: { $words }
guilds-banned = Hiç tahmin edilmeyen, saklanmayan ve önerilmeyen **yasak kelimeler**: { $words }
guilds-offensive-on = **Kaba tahminler**: kabul edilir, ama asla cevap olmaz; hakaretler hep reddedilir
guilds-offensive-off = **Kaba tahminler**: hakaretler gibi reddedilir, asla cevap olmaz
guilds-spelling = **Cevapların İngilizce yazımı**: { $value }; ikisi de tahmin edilebilir
guilds-spelling-american = Amerikan (color)
guilds-spelling-british = İngiliz (colour)
guilds-spelling-prompt = İngilizce cevaplar
guilds-none = yok
guilds-more = { $words } ve { $count } daha
guilds-extra-button = Ek kelimeler
guilds-banned-button = Yasak kelimeler
guilds-offensive-switch = Kaba tahminler
guilds-extra-field = Burada tahmin edilebilecek kelimeler
guilds-banned-field = Burada kimsenin görmemesi gereken kelimeler
guilds-added = **{ $word }** bundan sonra bu sunucuda tahmin edilebilir, yardım ederken hesaba katarım. `/{ -command } settings` tüm kelimelerinizi listeler.

## People

guilds-start = **Oyunları başlatan**: { $who }
guilds-stop = **Başkalarının oyunlarını oylamasız bitiren**: { $who }
guilds-moderators-always = Mesajları yönetebilen moderatörler ikisini de her zaman yapabilir.
guilds-who-everyone = herkes
guilds-who-moderators = moderatörler
guilds-who-role = bir rol
guilds-role-missing = aşağıda seçeceğin bir rol
guilds-start-prompt = Oyunları kim başlatır
guilds-starters-prompt = Oyunları başlatan rol
guilds-stop-prompt = Başkalarınınkini kim bitirir
guilds-stoppers-prompt = Başkalarınınkini bitiren rol

## Leaderboard

guilds-least-games = **Sıralama için oyun**: { $value }. Daha azı olanlar, yeni olarak herkesin altında durur.
guilds-least-games-prompt = Sıralama için
guilds-correct-button = Bir sonucu düzelt
guilds-least-games-option = { $value } oyun

## What a missed daily costs

guilds-absence = **Kaçan günün bedeli**: { $value }. Gün, hafta, ay ya da yıl için günün kelimesi sıralamasında, yalnız o sürede en az bir kez oynayanlar için sayılır.
guilds-absence-prompt = Kaçan günün bedeli
guilds-absence-none = yok
guilds-absence-loss = bir kayıp kadar
guilds-absence-average = ortalama bir oyun kadar
guilds-absence-worst = o günün en kötü sonucu kadar

## What a result is worth

guilds-points = **Puanlar**: 1-6 tahminde bulunan kelime için { $wins }, çözülmeyen oyun için { $lost }. Sıralama bunlara göre yapılabilir.
guilds-points-button = Puanlar
guilds-points-modal = Bir oyun ne değerinde
guilds-points-field = 1-6 tahminin puanı, sonra çözülmeyen
guilds-double-day = **Çift puan**: { $day }
guilds-double-day-prompt = Çift puan
guilds-double-day-none = hiçbir gün

## All servers

guilds-shared-on = **Tüm sunucuların sıralaması**: bu sunucu katılıyor. Adını gizlemeyen oyuncular orada adıyla görünür.
guilds-shared-off = **Tüm sunucuların sıralaması**: bu sunucu katılmıyor.
guilds-shared-switch = Tüm sunucular

## Records

guilds-page-records = Kayıtlar
guilds-page-records-hint = sonuçların kaydedildiği kanallar, geç sonuçlar, düzenlemeler, dışa aktarma
guilds-record-channels = **Sonuçlar şurada kaydedilir**: { $value }. Oraya gönderilen paylaşımlar ve Wordle uygulamasının özetleri komutsuz sayılır.
guilds-record-days = { $value ->
        [0] **Geç sonuçlar**: her zaman alınır
       *[other] **Geç sonuçlar**: bulmacanın gününden sonra { $value } güne kadar alınır
    }
guilds-record-edits = **Düzenlenen mesajlar**: { $value }; ilk yazılanı unutmam
guilds-record-edits-prompt = Düzenlenen mesajlar
guilds-record-edits-never = hiçbir sonucu değiştirmez
guilds-record-edits-slip = bir sonucu gönderildikten sonra on dakika boyunca değiştirir
guilds-record-edits-day = bir sonucu mesajın gününde değiştirir
guilds-record-edits-ever = geç sonuçlar kabul edildiği sürece bir sonucu değiştirir
guilds-record-pasted-on = **Yapıştırılan sonuçlar**: herkes kendininkini `/{ -command } record` ile kaydedebilir
guilds-record-pasted-off = **Yapıştırılan sonuçlar**: kabul edilmez; yalnız birinin paylaştığı mesaj sayılır
guilds-record-reaction-on = **İşaret**: kaydedilen her mesajın altında 📝, yazandan başka bir sayı saydıysam yanında o sayı, düzenleme sonucu değiştirdiyse ✏️, kabul etmediğim bir sonucun altında ❔; bir bulmacanın ilk sonucu sayılır
guilds-record-reaction-off = **İşaret**: yok
guilds-record-channels-prompt = Sonuç kaydedilecek kanallar
guilds-record-days-prompt = Geç sonuçlar
guilds-record-days-option = { $value ->
        [0] her zaman
       *[other] { $value } gün geç
    }
guilds-record-reaction-switch = İşaret 📝
guilds-record-pasted-switch = Yapıştırılan sonuçlar
guilds-export-button = Sonuçları dışa aktar
guilds-exported = Bu sunucunun sonuçları, hesap tablosu dosyaları olarak burada. Başka bulmacalardan, results.csv içinde: { $records }. Benimle oynanan oyunlardan, games.csv içinde: { $games }. Adını gizleyen orada “bir oyuncu” diye geçer.
guilds-export-cut = Her tabloda en çok en yeni { $most } sonuç bulunur.
guilds-export-empty = Bu sunucuda henüz hiçbir şey kaydedilmedi ya da bitirilmedi.

## A switch, as the label of its button

guilds-chosen = { $setting }: { $value }
guilds-on = { $setting }: açık
guilds-off = { $setting }: kapalı

## Reported words

guilds-page-reports = Bildirilen kelimeler
guilds-page-reports-hint = oyuncuların bildirdiği kelimeler, yasaklamak ya da tutmak için
guilds-reports = Oyuncular bu kelimelerin cevap olmaması gerektiğini söylüyor. Yasak kelime bu sunucuda hiç tahmin edilmez, saklanmaz, önerilmez; tutulan yalnız bu listeden çıkar.
guilds-no-reports = Bekleyen bildirilmiş kelime yok. Oyuncular biten bir oyunun kelimesini bildirebilir.
guilds-reported = **{ $word }** ({ $language }): { $players } oyuncu · { $why }
guilds-reported-rare = neredeyse bilinmiyor
guilds-reported-offensive = kırıcı
guilds-reported-nonword = kelime değil
guilds-reported-other = başka bir neden
guilds-reported-more = ve { $count } daha
guilds-ban-prompt = Burada yasakla
guilds-keep-prompt = Tut

## Seasons and the weekly post

guilds-season = **Sezonlar**: { $season }. Biri bitince şampiyonu burada açıklanır ve herkes eşit başlar. İki haftadır kimse oynamadıysa sonraki oyunu beklerim. Bunu değiştirmek, süren sezonu şampiyonsuz bitirir.
guilds-season-off = yok
guilds-season-monthly = her ay
guilds-season-days = { $first } - { $last }
guilds-season-prompt = Sezonlar
guilds-season-button = Tarihli sezon
guilds-season-modal = Kendi günlerinle bir sezon
guilds-season-first-field = İlk gün, örneğin 2026-12-01
guilds-season-last-field = Son gün, örneğin 2026-12-31
guilds-weekly = **Haftalık yazı**: { $day } saat { $hour }:00 { $zone }, oynayan olduysa
guilds-weekly-off = **Haftalık yazı**: yok
guilds-weekly-never = yok
guilds-weekly-prompt = Haftalık yazı
guilds-weekly-button = Haftalık yazının saati
guilds-bulletin-channel = **Yeri**: { $value }
guilds-bulletin-channel-prompt = Bu yazıların kanalı (hiçbiri: günün kelimesininki)
guilds-bulletin-refused = { $day } günü oraya yazmama izin yoktu. O kanalı görmeme ve mesaj göndermeme izin ver.
guilds-daily-channel-none = henüz kanal yok
guilds-record-channels-none = { guilds-daily-channel-none }
guilds-bulletin-channel-none = { guilds-daily-channel-none }

## Rewards

guilds-page-rewards = Ödüller
guilds-page-rewards-hint = dünün en iyisi, şampiyonlar ve uzun seriler için roller
guilds-rewards = Bu roller bildirimsiz, kendiliğinden gelir gider: kazanan, başkası kazanana ya da seri bitene kadar taşır. Bu sunucunun günün kelimelerini ve sezonlarını, bir de seçtiğin bir oyunun burada kaydedilen sonuçlarını izlerler: Wordle ya da her gün için bulmacası olan başka bir oyun.
guilds-best-role = **Dünün günün kelimesinde en iyi**: { $value }
guilds-best-role-none = rol yok
guilds-best-role-prompt = Dünün en iyisinin rolü (hiçbiri: rol yok)
guilds-wordle-role = **Dün { $game } oyununda en iyi, burada kaydedilen sonuçlara göre**: { $value }
guilds-wordle-role-none = { guilds-best-role-none }
guilds-wordle-role-prompt = { $game }: { guilds-best-role-prompt }
guilds-reward-game-prompt = Ödüllü oyun
guilds-champion-role = **Son sezonun şampiyonları**: { $value }
guilds-champion-role-none = { guilds-best-role-none }
guilds-champion-role-prompt = Şampiyonların rolü (hiçbiri: rol yok)
guilds-streak-role = **Üst üste 7 gün**: { $value }
guilds-streak-role-none = { guilds-best-role-none }
guilds-streak-role-prompt = Üst üste 7 günün rolü (hiçbiri: rol yok)
guilds-long-streak-role = **Üst üste 30 gün**: { $value }
guilds-long-streak-role-none = { guilds-best-role-none }
guilds-long-streak-role-prompt = Üst üste 30 günün rolü (hiçbiri: rol yok)
guilds-longest-streak-role = **Üst üste 100 gün**: { $value }
guilds-longest-streak-role-none = { guilds-best-role-none }
guilds-longest-streak-role-prompt = Üst üste 100 günün rolü (hiçbiri: rol yok)
guilds-beyond = Bu rollerden birini veremiyorum. Rolleri yönetmeme izin ver ve kendi rolümü onun üstüne taşı.
guilds-power = Bu rollerden biri başkaları üstünde yetki veriyor, bu yüzden dağıtmıyorum. Böyle yetkisi olmayan bir rol seç.
guilds-page-games = Öğrettiğin oyunlar
guilds-page-games-hint = henüz bilmediğim, iki paylaşımdan öğrenilen bulmacalar
