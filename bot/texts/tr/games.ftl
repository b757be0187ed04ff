games-mode-together = Birlikte
games-mode-solo = Tek başına
games-mode-vote = Oylama
games-mode-race = Yarış
games-mode-daily = Günün kelimesi
games-mode-archive = Arşiv
games-mode-challenge = Meydan okuma
games-mode-duel = Düello
games-mode-absurdle = Absurdle
games-mode-absurdle-solo = Tek başına Absurdle

games-about-together = kanalda tek tahta, herkes tahmin eder; sırayla demek, kimse üst üste iki kez tahmin etmez demek
games-about-solo = başka kimsenin görmediği kendi tahtan
games-about-vote = her tahmine herkes oy verir; ilk oydan bir dakika sonra ya da oynayan herkes oy verince en çok oy alan kelime oynanır (eşitlikte önceki)
games-about-race = katılan herkese aynı kelime, kendi tahtasında; seçimine göre en az tahmin ya da ilk çözen kazanır; ilk çözüm geri sayımı başlatır
games-about-daily = bütün sunucuya günde bir kelime; herkes kendi tahtasında bir kez oynar
games-about-archive = geçmiş bir günün kelimesi, kendi tahtanda; sıralamada sayılmaz
games-about-challenge = kelimeyi sen seçersin, adını verdiğin kişiler ya da bütün kanal için; sıralamada sayılmaz
games-about-duel = aynı kelimede sen bana karşı; yalnız kendi kutularımı görürüm
games-about-absurdle = kelime seçmem: her tahminden sonra bana tek kelime bırakana dek elimden geldiğince çok kelimeyi oyunda tutarım; sıralamada sayılmaz
games-about-absurdle-solo = başka kimsenin görmediği kendi tahtanda Absurdle; sıralamada sayılmaz

## A game that is being put together

games-setup-title = Yeni oyun
games-setup-prompt-mode = Nasıl oynamak istersin?
games-setup-prompt-list = Hangi kelimeler?
games-setup-prompt-language = Hangi dilde?
games-setup-prompt-length = Kelime kaç harfli?
games-setup-prompt-hard = Kurallar ne kadar sıkı?
games-setup-prompt-boards = Kaç kelime birden?
games-setup-prompt-rival = Kime karşı oynarsın?
games-setup-prompt-goal = Kim kazanır?
games-begin-button = Başla
games-setup-turns-button = Sırayla: açık
games-setup-no-turns-button = Sırayla: kapalı
games-setup-no-list = Kelimeler: her zamankiler
games-setup-any-length = Her uzunluk
games-setup-goal-fewest = En az tahminde bulan kazanır
games-setup-goal-fewest-hint = Acele etme: hız yalnız eşitlikte sayılır
games-setup-goal-first = İlk çözen kazanır
games-setup-goal-first-hint = Kaç tahminde olursa olsun

games-mode-together-hint = Bu kanalda tek tahta, herkes tahmin eder
games-mode-solo-hint = Başka kimsenin görmediği kendi tahtan
games-mode-race-hint = Herkese aynı kelime, kendi tahtasında
games-mode-daily-hint = Bugünün kelimesi, bütün sunucuda aynı
games-mode-challenge-hint = Sen kelime seçersin, başkaları bulur
games-mode-duel-hint = Aynı kelimede sen bana karşı
games-mode-vote-hint = Bu kanalda tek tahta, her tahmine herkes oy verir
games-mode-archive-hint = Geçmiş bir günün kelimesi, kendi tahtanda
games-mode-absurdle-hint = Bana tek kelime bırakana kadar kelime seçmem
games-mode-absurdle-solo-hint = Aynısı, başka kimsenin görmediği kendi tahtanda

games-setup-hard-off = Zor mod: kapalı
games-setup-hard-off-hint = İstediğin kelimeyi tahmin et
games-setup-hard-hard = Zor mod: açık
games-setup-hard-hard-hint = Her tahmin yeşil ve sarı harfleri kullanmalı
games-setup-hard-ultra = Zor mod: ultra
games-setup-hard-ultra-hint = Her tahmin, griler dahil tüm kutulara uymalı

games-numbered = { $mode } { $number }
games-letters = { $letters } harf
games-boards = { $boards } tahta
games-turns = sırayla
games-hard-hard = zor
games-hard-ultra = ultra zor

games-prompt = { $letters } harfli hangi kelime? **{ $button }** düğmesine bas ve istediğin kelimeyle başla.
games-prompt-open = Henüz bir şey seçilmedi. **{ $button }** düğmesine bas ve { $letters } harfli herhangi bir kelimeyle başla.
games-prompt-boards = { $letters } harfli hangi { $boards } kelime? Her tahmin her tahtada sayılır. **{ $button }** düğmesine bas ve istediğin kelimeyle başla.
games-legend = { $correct } doğru yerde · { $present } kelimede, başka yerde · { $absent } kelimede yok
games-one-word = Tahmin için { $letters } harfli tek bir kelime yaz, başka bir şey değil.
games-ways-out = **{ games-stop-button }** tahtanın altında, `/{ -command } hint` da ipucu verir.
games-unread = Yazdığını buradaki herkes okur, bu yüzden kendi tahtanda oynamıyorum. Orada **{ $button }** düğmesine bas ya da `/{ -command } guess` kullan.
games-guess-button = Tahmin et
games-vote-button = Oy ver
games-stop-button = Pes et
games-stop-vote-button = Bitirmeye oy ver
games-take-back-button = Oyumu geri al
games-again-button = Bir daha
games-analyse-button = Analiz et
games-share-button = Paylaş
games-share-ask = Buradaki herkes bunu görecek:
games-share-copy = Buradaki herkes bunu zaten gördü. Başka yerde göstermek için kopyala:
games-post-button = Buraya gönder
games-no-post-button = Boş ver
games-guess-modal = Tahminin
games-vote-modal = Bir kelimeye oy ver
games-guess-field = { $letters } harfli bir kelime
games-thread = Aşağıdaki başlıkta yeni bir oyun başlıyor. Katıl!
games-begun-again = Sıradaki başladı bile: sen de katıl!
games-running-button = Katıl
games-yours-button = Tahtamı göster
games-thread-button = Benimki başlıkta olsun

games-left = { $guesses } tahmin kaldı
games-last = Son tahmin { $when }
games-closes = Kimse tahmin etmezse { $when } kapanır
games-closes-solo = Tahmin etmezsen { $when } kapanır
games-unranked = Sıralamada sayılmaz
games-ends = { $when } biter
games-stopping = Bitirmek için { $needed } oy gerek, şimdilik { $votes } oy var; { $until } düşer. Seninkini eklemek için **Pes et** düğmesine bas.

games-vote-first = Bir kelime öner. Oylar ilkinden { $seconds } saniye sonra ya da şimdiye dek oynayan herkes oy verince sayılır.
games-vote-counted = Oy vermek için bir kelimeye bas ya da başka bir kelime öner. Oylar { $when } ya da şimdiye dek oynayan herkes oy verince sayılır. Eşitlikte önceki kelime kazanır.
games-moved = Aşağıya taşındı.
games-received = ✓
games-voted = Verdiğin oy: **{ $word }**. Oylar en geç { $when } sayılır. Değiştirmek için başka bir kelimeye bas ya da öner.
games-turns-next = { $who } az önce tahmin etti, şimdi sıra başkasında.
games-turns-alone = İki dakika içinde kimse katılmazsa tek başına devam edebilir.
games-open = Kelime seçmedim: her tahminden sonra elimden geldiğince çok kelimeyi oyunda tutarım.
games-open-left = **{ $words } kelime** hâlâ olası.
games-stop-vote = Bu oyunu bitirmek için { $needed } oy gerek, şimdilik { $votes } oy var. Başkaları da beş dakika içinde **Pes et** düğmesine basabilir. Başlatan { $starter } ya da bir moderatör hemen bitirebilir.
games-stop-vote-others = Bu oyunu bitirmek için { $needed } oy gerek, şimdilik { $votes } oy var. Başkaları da beş dakika içinde **Pes et** düğmesine basabilir. Bir moderatör hemen bitirebilir.
games-taken-back = Verdiğin oy geri alındı, oyun sürüyor.

games-won = 🎉 { $who } { $guesses } tahminde buldu
games-won-solo = 🎉 { $guesses } tahminde çözüldü
games-won-voted = { games-won-solo }, { $who } sayesinde
games-won-answer = { $won }: **{ $answer }**
games-won-boards = { $won }.
games-lost = Tahmin kalmadı.
games-stopped = Pes edildi.
games-stopped-by = Pes eden: { $who }.
games-overtaken = Kelimeyi bulamadan oyun bitti.
games-open-answer = { $ended } Hâlâ **{ $answer }** diyebilirdim
games-open-dodged = Bu oyunun analizi yok: her tahminden elimden geldiğince kaçtım.
games-idle = Uzun süre kimse tahmin etmediği için kapandı.
games-answer = { $ended } Kelime **{ $answer }** idi
games-missed = { $ended } Bulunamayan: { $answers }
games-missed-board = tahta { $board }, **{ $answer }**
games-credit = { $who } { $did }
games-guesses-by = Tahminler: { $names }

## What a friend says at the end: any of four lines, chosen by $variant

games-remark-one = { $variant ->
    [0] Tek tahmin! Bugün bir piyango bileti al.
    [1] Bir tahmin. Ekran görüntüsü al, kimse inanmaz.
    [2] Dosdoğru. Zihin mi okuyorsun?
    [3] Tek tahmin mi? VAR'a gidelim.
    [4] Gözünü kırpan kaçırdı.
    [5] Daha ilk adımda.
   *[other] Tek vuruşta!
}
games-remark-two = { $variant ->
    [0] İkide! Daha yeni yerleşiyordum.
    [1] İki tahmin. Çok mu kolaydı?
    [2] Çay demlenmeden bitti.
    [3] İki! Öbür dört tahmin kendini dışlanmış hissediyor.
    [4] Hızlı iş. Sırada kim var?
    [5] Kolaymış gibi gösteriyorsun.
   *[other] İki! Yarısı şans, yarısı deha. Hangisi, söylemem.
}
games-remark-last = { $variant ->
    [0] Tam son tahminde. Artık nefes alabilirsin.
    [1] Hiç kuşkum yoktu. (Vardı.)
    [2] Son damla benzinle eve varıldı.
    [3] Uzatmanın son saniyesinde gol!
    [4] Kalbim bunlardan çok kaldıramaz.
    [5] Son tahmin de ilki kadar iyidir. Neredeyse.
   *[other] Bu kadar ucu ucuna oynamak çelik gibi sinir ister.
}
games-remark-near = { $variant ->
    [0] Bir harf eksik. İçim gitti.
    [1] Bir harf dışında her şey tamamdı. Tüh!
    [2] Ramak kala! Bir harf, ve senindi.
    [3] Bir harf ötede. Bu kadar yaklaşmışken, yazık!
    [4] Etrafını sarmıştın.
    [5] Zaferle aranda tek kutu kaldı.
   *[other] Bir harf ötede. Daha yakını olamazdı.
}
games-remark-lost = { $variant ->
    [0] Bu kaçtı. Sıradaki kaçamaz.
    [1] Bu sefer olmadı. Sıradaki senin.
    [2] Demek buydu. Sıradakine geçelim.
    [3] Artık biliyorsun. Seni iki kez yakalayamaz.
    [4] Boş ver. Her zaman bir sonraki var.
    [5] Kelime bir puan aldı. Eşitler misin?
   *[other] En iyilerin başına gelir. Rövanş?
}

games-credit-letters = { $letters } harfini buldu
games-credit-ruled-out = { $words } kelimeyi eledi
games-credit-solved = çözdü
games-credit-boards = { $count ->
    [one] { $boards } numaralı tahtayı
   *[other] { $boards } numaralı tahtaları
} çözdü
games-credit-joined = katıldı
games-credit-helped = yolu açtı
games-daily-rank = Çözen { $players } kişi içinde { $place }. sırada
games-daily-best = ✨ Şimdiye kadarki en iyi günün kelimen
games-daily-lost = { $days } günlük serin burada bitti. Yarın yeni bir başlangıç
games-daily-new = 🌱 Yeni bir başlangıç. En uzun serin: { $best } gün
games-daily-begun = 🌱 Yeni serinin 1. günü
games-daily-first = Bugün ilk bitiren sensin
games-elsewhere = `/{ -command } board` herkesin ne durumda olduğunu gösterir.

games-which-guess = Burada birkaç oyunun var. **{ $word }** hangisi için?
games-which = Burada birkaç oyunun var. Hangisini kastediyorsun?
games-which-stop = Burada birkaç oyunun var. Hangisinde pes ediyorsun?
games-which-board = Burada birkaç oyunun var. Hangisini görmek istersin?
games-which-askhint = Burada birkaç oyunun var. Hangisi için ipucu istersin?
games-which-left-guess = O oyun bitti. **{ $word }** şu oyunun için mi: { $game }?
games-which-left = O oyun bitti. Şu oyununu mu kastediyorsun: { $game }?
games-which-used = { $name } · { $used }/{ $limit }
games-yours = Senin: { $name }

## Before a game is given up

games-sure-unplayed = Bu oyundan çıkılsın mı? Henüz tahmin yok, o yüzden sayılmaz.
games-sure-unplayed-shared = Bu oyun herkes için bitsin mi? { games-sure-unlost }
games-sure-outsider = Bu oyun herkes için bitsin mi? Sen hiç tahmin etmedin, o yüzden kimse için sayılmaz.
games-stopped-uncounted = Kimse için sayılmaz.
games-stopped-unplayed = Bitiren kişi bu oyunda tahmin yapmamıştı; bu yüzden oyun kimse için sayılmaz.
games-stopped-lost = Tahmin edip pes edenler için kayıp sayılır.
games-stopped-statistics = Tahmin edip pes edenler için kayıp sayılır, ama yalnızca kendi istatistiklerinde.
games-sure-together = Bu oyun herkes için bitsin mi? { games-stopped-lost }
games-sure-statistics-shared = Bu oyun herkes için bitsin mi? { games-stopped-statistics }
games-sure-vote = { games-sure-together }
games-sure-absurdle = { games-sure-statistics-shared }
games-sure-solo = Bu oyunda pes ediyor musun? Kayıp sayılır.
games-sure-statistics = Bu oyunda pes ediyor musun? Kayıp sayılır, ama yalnızca kendi istatistiklerinde.
games-sure-absurdle-solo = { games-sure-statistics }
games-sure-race = Bu yarışta pes ediyor musun? Kayıp sayılır.
games-sure-daily = Bugünün kelimesinde pes ediyor musun? Kelimeyi görürsün ve bugün kayıp sayılır.
games-sure-daily-statistics = Bugünün kelimesinde pes ediyor musun? Kelimeyi görürsün. Kayıp sayılır, ama yalnızca kendi istatistiklerinde.
games-sure-streak = { $days } günlük serin de biter.
games-sure-archive = O günün kelimesinde pes ediyor musun? Kelimesini görürsün.
games-sure-challenge = Bu meydan okumada pes ediyor musun? Kayıp sayılır, ama yalnızca kendi istatistiklerinde.
games-sure-duel = Bana karşı pes ediyor musun? Kayıp sayılır.
games-sure-stop-vote = Bu oyunun herkes için bitmesine oy veriyor musun? { $needed } oy gerekir, { $votes ->
    [0] seninki ilki olur
    [one] şimdilik bir oy var
   *[other] şimdilik { $votes } oy var
}.
games-sure-last-vote = Gereken son oy seninki, yani bu oyun herkes için biter.
games-sure-voted = Bu oyunu bitirmeye oy verdin; { $more } oy daha gerekiyor.
games-sure-lost = O zaman tahmin edip bitirmeye oy verenler için kayıp sayılır.
games-sure-unlost = Henüz kimse tahmin etmedi, o yüzden kimse kaybetmez.
games-sure-guesser = Bu oyunda tahmin etmedin; oyun ancak tahmin etmiş biri de oy verince biter.
games-sure-starter = Bu oyunu { $starter } başlattı ve hâlâ oynuyor; oyun ancak onun oyuyla ya da o on dakika tahmin etmezse verilecek oylarla biter.
games-first-hint-button = İpucu al
games-hinted = 💡 { $who } ipucu aldı, bu oyun artık sayılmaz.
games-hinted-own = 💡 İpucu aldın, bu oyun sıralamada sayılmaz.
games-hint-taken = 💡 Biri ipucu aldı, bu oyun artık sayılmaz.
games-hint-wish = 💡 { $who } ipucu istiyor. Oynayan başka biri katılıyor mu?
games-hint-agree-button = Katılıyorum
games-hint-granted = 💡 { $other } katılıyor: { $who } ve herkes artık ipucu alabilir. Her ipucunu yalnız alan görür.
games-keep-button = Oynamaya devam

games-shared = { $who } oynadı
games-shared-together = { $who } birlikte oynadı

## Reporting a word

games-report-button = Kelimeyi bildir
games-report-which = Hangi kelime cevap olmamalı?
games-report-why = Neden cevap olmamalı?
games-report-rare = Neredeyse kimse bilmiyor
games-report-offensive = Kırıcı
games-report-nonword = Özel ad ya da kelime bile değil
games-report-other = Başka bir şey
games-reported = Teşekkürler. **{ $word }** kelimesini kelimelere bakan kişilere bildirdin.
