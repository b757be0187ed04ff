matches-lobby = { $who } bir yarış başlatıyor: tek kelime, herkese kendi tahtası. Kim var?
matches-race = Yarış başladı. Biri çözünce öbürlerinin { $minutes } dakikası kalır.
matches-goal-fewest = En az tahminde bulan kazanır; eşitlikte daha hızlı olan.
matches-goal-first = Kaç tahminde olursa olsun ilk çözen kazanır.
matches-clock-fewest = ⏱️ İlk çözen { $who }, { $guesses ->
    [one] { $guesses } tahminde! Öbürlerinin süresi { $when } doluyor.
   *[other] { $guesses } tahminde! Daha az tahmin hâlâ kazanır: öbürlerinin süresi { $when } doluyor.
}
matches-clock-first = ⏱️ İlk çözen { $who } kazandı! Öbürleri hâlâ bitirebilir: süre { $when } doluyor.
matches-clock-won = ⏱️ { $who } { $guesses } tahminde kazandı! Öbürleri yerleri için oynuyor: süre { $when } doluyor.
matches-duel = { $who }, **{ $rival }** ile karşı karşıya: aynı kelime, kimse öbürünün tahminini görmez. Daha az tahminde bulan kazanır.
matches-challenge = { $who } buradaki herkese bir kelime verdi.
matches-challenge-named = { $who } bir kelime verdi; bulacaklar: { $named }.
matches-clue = İpucu: *{ $clue }*
matches-code-button = Başka yerde oynat
matches-code =
    Kelimeni, öğrenmeden, başka yerde de herkes oynayabilir: benim olduğum herhangi bir sunucuda `/{ -command } play code:{ $code }` yazmak yeter. Adın ve ipucun yanında durur.
matches-daily = Bugün herkese tek kelime, herkese kendi tahtası.
matches-thread-name = { games-mode-daily } { $number } · sürprizbozan
matches-thread = Buradaki herkes günün kelimesini bitirdi, kelimeyi rahatça konuşun. Biten her tahta kendiliğinden gelir, başlık günle birlikte kapanır.
matches-called-off = Başlamadan iptal edildi.
matches-draw = Berabere.
matches-nobody = Kelimeyi kimse bulamadı.
matches-unplayed = Kimse oynamadı.
matches-ended-by = Bitiren: { $who }.
matches-wins = 🏆 { $who } kazandı.
matches-yours = 🏆 Sen kazandın.
matches-found = 🏆 { $who } kelimeyi buldu.

matches-more = … ve { $count } daha
matches-boards-button = Tüm tahtalar
matches-boards-more = { $count } tahta daha buraya sığmıyor: **{ $button }** düğmesine bas.
matches-ready = { $who } · hazır
matches-not-ready = { $who } · henüz hazır değil
matches-host = { $who } · yarışı açtı · henüz hazır değil
matches-not-played = { $who } · henüz oynamadı
matches-unbegun = { $who } · oynamadı
matches-bot-done = { $who } tahminlerini bitirdi
matches-took = **{ $score }** · süre { $time }
matches-unfinished = **{ $score }** · bittiğinde hâlâ oynuyordu
matches-bot = 🤖 Tilemate

matches-answer = Kelime **{ $answer }** idi
matches-lobby-ends = Herkes hazır olunca başlar. Yoksa { $when } iptal olur.
matches-ends = { $when } biter
matches-turn = Sonraki kelime { $when } gelir
matches-board-closes = { $when } kapanır, o zaman sonraki kelime gelir
matches-before-unplayed = Günün kelimesi { $number }: ||{ $answer }||.
matches-before = Günün kelimesi { $number }: ||{ $answer }||, { $players } oyuncudan { $solved } oyuncu buldu.

matches-proof-button = Adil mi?
matches-promise = Bugünün kelimesi çoktan seçildi ve bunu kanıtlayabilirim. Bu, kelimenin ve ardından gelen rastgele bir metnin SHA-256 özetidir:
    `{ $hash }`
    Kimse bundan kelimeyi çıkaramaz. Sakla ve yarın aynı düğmeye bas: hangi metinden yapıldığını gösteririm, her SHA-256 hesaplayıcı sana aynı özeti verir.
matches-proof = Metin `{ $text }` idi
    SHA-256 özeti `{ $hash }`; bu düğme ilk tahminden önce de bunu gösteriyordu. Her SHA-256 hesaplayıcı sana aynısını verir.

matches-yesterday = Dünün kelimesi **{ $answer }** idi.
matches-yesterday-best = { $who } { $guesses } tahminde buldu.
matches-yesterday-more = Bulan öbürleri: { $who }.
matches-yesterday-took = { $who } ({ $guesses })
matches-yesterday-all = { $players ->
    [2] Oynayan ikisi de
   *[other] Oynayan { $players } kişinin hepsi
} buldu!
matches-yesterday-hinted = { $who } ipucuyla buldu.
matches-yesterday-quiet = Kimse oynamadı.
matches-yesterday-nobody = Kimse bulamadı.
matches-yesterday-missed = { $who } bulamadı.
matches-yesterday-lost = { $count ->
   *[other] Biten seriler: { $who }.
}
matches-lost-days = { $who } ({ $days } gün)
matches-yesterday-running = 🔥 Üst üste: { $who }.
matches-yesterday-kept = Bir kalkan seriyi korudu: { $who }.
matches-yesterday-badge = { $who } için yeni rozet: { $badge }.
matches-role-given = { $role }: { $who }.
matches-together = 🔥 Grubun serisi: üst üste { $days } gün buradan biri kelimeyi buldu.
matches-together-kept = 🔥 Grubun serisi: üst üste { $days } gün buradan biri kelimeyi buldu. Kimse oynamadığında seriyi bir kalkan korudu.
matches-apart = 🔥 { $days } günlük grup seriniz bitti. Bugün yenisi başlıyor.
matches-turnout = { $of } kişiden { $played } kişi oynadı.
matches-all-played = 🎉 Herkes oynadı.
matches-playing = Hâlâ tahmin ediyor: { $who }.
matches-absent = Henüz oynamayan: { $who }.
matches-others = { $count ->
    [one] bir kişi daha
   *[other] { $count } kişi daha
}
matches-offer-post = Günün kelimesini buraya her gün yayımlatabilirsin: `/{ -command } settings`, sayfa *Günün kelimesi*.
matches-idle = Son üç günün kelimesini kimse oynamadı. Devam edeyim mi? Bunu ya da `/{ -command } daily` ile birini oyna, sonrakini yayımlarım; yoksa susarım.
matches-idle-over = `/{ -command } daily` ile herhangi bir günün kelimesini oyna, sonrakini yayımlarım; yoksa susarım.
matches-streak = 🔥 üst üste { $days } gün
matches-shielded = { $streak } · { $day } günü bir kalkan korudu

matches-archive-title = Günün kelimeleri: { $month }
matches-archive-legend = { $won } bulundu · { $lost } bulunamadı · { $open } oynanmadı · { $none } yok
matches-archive-empty = Bu ay geçmiş günün kelimesi yok. Günü bitince burada görünür.
matches-archive-day = Günün kelimesi { $number }, { $day }: { $state }
matches-archive-won = bulundu
matches-archive-lost = bulunamadı
matches-archive-open = oynanmadı
matches-archive-next = Sıradaki çözülmemiş
matches-archive-before = ◀ Önceki
matches-archive-after = Sonraki ▶
matches-archive-button = Takvim

matches-join-button = Katıl
matches-ready-button = Hazırım
matches-begin-button = Şimdi başla
matches-cancel-button = İptal
matches-play-button = Oyna
matches-end-button = Bitir
matches-rematch-button = Rövanş
matches-set-button = Kelime ver

matches-sure = Bu, herkes için bitsin mi ({ $mode })? Tahmin yapılmış açık tahtalar kayıp sayılır, yapılmamışlar sayılmaz.

matches-word-modal = Kelimen
matches-word-field = { $least }-{ $most } harfli bir kelime
matches-language-field = Kelimenin dili
matches-clue-field = İstersen bir ipucu
matches-people-field = Kim bulacak?
matches-people-about = Boş bırak, buradaki herkes bulabilsin.

## Rivals: four levels, then characters

matches-called-easy = 🌱 Kolay
matches-called-normal = 🙂 Normal
matches-called-hard = 🔥 Zor
matches-called-perfect = 👑 Kusursuz
matches-called-sound-letter-rank = 🎻 Viola
matches-called-distinct-letters = 🐝 Bea
matches-called-letter-frequency = 🧮 Abe
matches-called-most-popular = 📰 Penny
matches-called-position-frequency = 📐 Max
matches-called-position-frequency-dynamic = 🔭 Nova
matches-called-expected-remaining = 🧹 Titiz
matches-called-entropy = 🧠 Meraklı
matches-called-minimax = 🔥 Zor
matches-called-most-parts = ✂️ Bölücü
matches-called-best = 👑 Kusursuz

## What a rival says who has won, and how all duels with them went

matches-quote-easy = “Acemi şansı, bu kez benim.”
matches-quote-normal = “İyi oyundu! Bir daha mı?”
matches-quote-hard = “Acele işe şeytan karışır.”
matches-quote-perfect = “Başka türlü olması zordu.”
matches-quote-sound-letter-rank = “Ben yalnız harfleri dinledim.”
matches-quote-distinct-letters = “Beş harf, hepsi farklı, hepsi meşgul.”
matches-quote-letter-frequency = “Hesabım tuttu.”
matches-quote-most-popular = “O kelimeyi herkes bilir.”
matches-quote-position-frequency = “Her harf yerli yerinde.”
matches-quote-position-frequency-dynamic = “Bir daha baktım, işte oradaydı.”
matches-score = Şimdiye kadarki düellolar: { $who } { $mine }, { $rival } { $theirs }
