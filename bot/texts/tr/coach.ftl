### The coach: what each guess of a game was worth, and how hard a word is.

## A game of one board

coach-title = Analiz · { $answer }
coach-unplayed = Son oyununda, **{ $answer }**, hiç tahmin yoktu. Bu, ondan önceki oyun.
coach-assumed = -# Son kelimeni, { $word }, cevap saydım. Başkasıysa `answer` seçeneğine yaz.
coach-details-button = Ayrıntılar
coach-meant-button = { $meant } demek istedim
coach-back-button = Geri
coach-answer-field = Aradığın cevap
coach-language-prompt = Kelimelerin dili

# $skill is a word of `coach-skill-…`; $luck is `much`, `some`, `neither`, `little` or `none`.
coach-won = { $guesses } tahminde çözüldü.{ $skill ->
    [hit] { " " }Tam isabet!
    [masterly] { " " }Daha iyi bir tahmin bulmak çok zor.
    [sharp] { " " }Zehir gibi oyun!
    [solid] { " " }İyi, sağlam bir oyun.
    [fair] { " " }Fena değil, gelişmeye açık.
    [loose] { $guesses ->
        [4] { " " }Daha erken gelebilirdi.
       *[other] { " " }Bir iki tahmin boşa gitti.
    }
   *[wild] { " " }Yol epey uzadı.
}{ $luck ->
    [much] { " " }Şansın payı büyük.
    [some] { " " }Şans yardım etti.
    [little] { " " }Şans yardım etmedi.
    [none] { " " }Şans tamamen karşındaydı.
   *[neither] { "" }
}
coach-won-other = { $guesses } tahminde çözüldü.{ $skill ->
    [hit] { " " }Tam on ikiden!
    [masterly] { " " }Her tahmin işe yaradı.
    [sharp] { " " }Neredeyse hiçbir harf boşa gitmedi.
    [solid] { " " }Genel olarak iyi oynandı.
    [fair] { " " }Fena değil, ama daha fazlası vardı.
    [loose] { " " }Daha kısa bir yol vardı.
   *[wild] { " " }Yolu biraz uzattın.
}{ $luck ->
    [much] { " " }Kutular çok cömertti.
    [some] { " " }Kutular cömertti.
    [little] { " " }Kutular az şey söyledi.
    [none] { " " }Kutular hiçbir şey söylemedi.
   *[neither] { "" }
}
coach-lost = Bu kez çözülmedi: { $left } kelime hâlâ mümkündü.
coach-lost-only = Bu kez çözülmedi, oysa kalan tek kelime buydu.
coach-lost-last = Bu kez çözülmedi. Son tahminden önce { $before } kelime hâlâ mümkündü.
coach-still-open = Hâlâ mümkün olanlar: { $words }.
coach-lost-unlucky = Daha çok şanssızlıktı.
coach-lost-hapless = Şans da yardım etmedi.
coach-given-up = { $guesses } tahminden sonra pes edildi, { $left } kelime kalmıştı.
coach-unfinished = Bitmedi: { $guesses } tahminden sonra { $left } kelime kalmıştı.
coach-beaten = 🎉 { $who ->
    [you] Geçtin
   *[they] Geçtiler
}: { $rival } { $guesses ->
    [0] kelimeyi bulamıyor!
   *[other] kelimeyi { $guesses } tahminde buluyor!
}
coach-only-after = **{ $before }** sonrasında yalnız **{ $answer }** kalmıştı.
coach-in-row = **{ $guess }** (satır { $row })
# $told is one of the sentences `coach-ignored-…` below, which have no full stop.
coach-ignored = { $told }{ $several ->
    [yes] : { $rows }.
   *[no] .
}
# $who is `it` for the guess of the sentence before, `several` for $times guesses, which follow.
coach-ignored-lost = { $who ->
    [it] Ayrıca
    [several] { $times } tahminde
   *[one] Satır { $row }, **{ $guess }**:
} { $shown } kelimesindeki yeşil { $letters } bırakıldı
coach-ignored-lost-other = { $shown } kelimesinde { $letters } yeşildi, ama { $who ->
    [several] { $times } tahminde
   *[one] satır { $row }, **{ $guess }** kelimesinde
} kullanılmadı
coach-ignored-moved = { $who ->
    [it] Ayrıca
    [several] { $times } tahminde
   *[one] Satır { $row }, **{ $guess }**:
} { $shown } kelimesindeki yeşil { $letters } başka yere kondu
coach-ignored-left-out = { $who ->
    [it] Ayrıca
    [several] { $times } tahminde
   *[one] Satır { $row }, **{ $guess }**:
} { $shown } kelimesinin gösterdiği { $letters } kullanılmadı
coach-ignored-left-out-other = { $who ->
    [several] { $times } tahminde
   *[one] Satır { $row }, **{ $guess }**:
} { $shown } kelimesinden beri bilinen { $letters } işe katılmadı
coach-ignored-double = { $who ->
    [it] Ayrıca
    [several] { $times } tahminde
   *[one] Satır { $row }, **{ $guess }**:
} { $letters } harfi eksik kaldı; { $shown } bu harfin { $count } kez geçtiğini göstermişti
coach-ignored-place = { $who ->
    [it] Ayrıca
    [several] { $times } tahminde
   *[one] Satır { $row }, **{ $guess }**:
} { $letters } harfi { $place }. yere kondu, oysa { $shown } bunu elemişti
coach-ignored-place-other = { $who ->
    [several] { $times } tahminde
   *[one] Satır { $row }, **{ $guess }**:
} { $shown } kelimesine rağmen { $letters } harfi { $place }. yerde yine denendi
coach-ignored-grey = { $who ->
    [it] Ayrıca
    [several] { $times } tahminde
   *[one] Satır { $row }, **{ $guess }**:
} { $shown } kelimesinden beri gri olan { $letters } yine denendi
coach-ignored-grey-other = { $who ->
    [several] { $times } tahminde
   *[one] Satır { $row }, **{ $guess }**:
} { $shown } kelimesinin çoktan elediği { $letters } için yer harcandı
coach-ignored-grey-third = { $who ->
    [several] { $times } tahminde
   *[one] Satır { $row }, **{ $guess }**:
} { $shown } kelimesinde zaten gri olan { $letters } hiçbir şey öğretmedi
coach-ignored-too-many = { $who ->
    [it] Ayrıca
    [several] { $times } tahminde
   *[one] Satır { $row }, **{ $guess }**:
} { $shown } kelimesinin izin verdiğinden bir { $letters } fazla kullanıldı
coach-ignored-too = Şu tahminlerde de ipuçları göz ardı edildi: { $guesses }.
coach-paid = Yine de işe yaradı: öncesinde { $before } kelime, sonrasında { $after }.
coach-times = { $times } tahmin böyle gitti.
coach-repeated = Satır { $row }: **{ $guess }** zaten { $first }. satırda oynanmıştı; aynı kelime ikinci kez yeni bir şey söylemez.
coach-no-win = Satır { $row }: **{ $guess }** de her ipucuna uyuyor, ama bulmacalar bunu pek saklamaz.
coach-trapped = **{ $pattern }** bir tuzak: { $words } kelime uyuyor ({ $named }) ve satır { $row }, **{ $guess }**, bunlardan yalnız birini denedi.
coach-trapped-other = **{ $pattern }** kalıbına { $words } kelime uyuyor ({ $named }): bir tuzak. Satır { $row }, **{ $guess }**, bunları tek tek denemeye başladı.
coach-trapped-better = **{ $better }** çoğunu bir kerede ayırırdı.
coach-trapped-apart = **{ $better }** hepsini bir kerede ayırırdı.
coach-trapped-letters = Şu harflerden birkaçını taşıyan tek tahmin bunları ayırır: { $letters }.
coach-trapped-hard = Zor modda buradan sonrası şans işi: o harfleri kutular yeşile dönmeden dene.
coach-narrow = **{ $pattern }** tuzağından çıkmak doğru fikirdi, ama { $letters } harflerinden satır { $row }, **{ $guess }**, { $some ->
    [yes] yalnız şunları denedi: { $tested }
   *[no] hiçbirini denemedi
}.
coach-narrow-better = **{ $better }** şunları denerdi: { $tested }.
coach-opener = **{ $guess }** { $start ->
    [very] çok yavaş
   *[slow] yavaş
} bir başlangıç: genelde { $left } kelime bırakır, **{ $better }** ise { $better_left }.
coach-opener-costs = Çok sayıda oyunda bu, oyun başına { NUMBER($guesses, minimumFractionDigits: 1, maximumFractionDigits: 1) } tahmine mal olur.

coach-lesson = { $row }. satırda **{ $better }**, **{ $guess }** kelimesinden daha iyi olurdu.
coach-lesson-other = { $row }. satırda **{ $better }**, **{ $guess }** kelimesinden daha çok şey söylerdi.
coach-fits = Her ipucuna uyuyordu ve cevap olabilirdi.
coach-apart = **{ $word }** ile **{ $other }** kelimelerini ayırırdı.
coach-fewer = Ondan sonra genelde { $better ->
    [0] başka kelime kalmaz
   *[other] { $better } kelime kalır
}; seninkinden sonra { $left }.
coach-sooner = Biraz daha erken sonuca götürür.

coach-praise-flawless = 👏 Hiçbir satırda daha iyisini seçemezdim.
coach-praise-escaped = 👏 **{ $guess }**, **{ $pattern }** tuzağından çıkardı: öncesinde { $before } kelime, sonrasında { $after }.
coach-praise-lucky = 🎯 **{ $guess }**, kalan { $before } kelimeden birini vurdu.
coach-praise-surprising = 👏 **{ $guess }** güzel bir fikirdi: cevap olamazdı, yine de { $before } kelimeyi { $after } kelimeye indirdi.
coach-praise-top = 👏 **{ $guess }**, { $before } kelime kalmışken yapılabilecek en iyi tahmindi.
coach-praise-saved = 👏 **{ $guess }** son anda kurtardı.
coach-praise-cut = 👏 İşin çoğunu **{ $guess }** yaptı: { $before } kelimeden { $after } kelimeye.
coach-team-best = 👏 **{ $guess }** iyi bir seçimdi.

## Its figures, behind Details

coach-row = { $words } kelime → { $after } · { $judged }
coach-solved = çözüldü
coach-verdict-best = daha iyisi yok
coach-verdict-alike = benim seçimim kadar iyi
coach-verdict-close = en iyiye yakın, kaybı { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-verdict-probe = güzel fikir, kaybı { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-verdict-costly = pahalı: { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-verdict-poor = çok pahalı: { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-verdict-unlisted = bu da uyar, ama hiçbir zaman cevap olmaz
coach-better = daha iyisi: **{ $better }**
coach-best-of-all = daha nadir, ama { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } daha iyi: { $best }
coach-no-luck = şansın payı yok
coach-luck = { $luck }, { $sign }{ NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }

coach-all-title = Genel
coach-overall = Beceri: 99 üzerinden **{ $skill }**{ $skilled }. Şans: 99 üzerinden **{ $luck }**, { $lucky }.
coach-skilled = , { $skilled }
coach-gamble = bir kumar, kaybı { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-sum-rest = Bunun { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } kadarı hiçbir tahmine yazılmıyor: yalnız { $words } kazandırırdı.
coach-sum-rest-unnamed = Bunun { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } kadarı hiçbir tahmine yazılmıyor: çok küçük farklar.
coach-sum = { $guesses } tahmin{ $more } = en iyi oyunla { NUMBER($optimal, minimumFractionDigits: 2, maximumFractionDigits: 2) } + zayıf tahminler için { NUMBER($given, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $fortune }
coach-sum-more = { " " }+ daha gereken { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-sum-lucky = − iyi şansın kazandırdığı { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-sum-unlucky = + kötü şansa giden { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }

coach-turning-title = Dönüm noktası
coach-turning-none = Yok: ne bir tahmin ne de şans fark yarattı.
coach-turning-skill = Satır { $row }, **{ $guess }**: bu tahmin { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } tahmine mal oldu.
coach-turning-several = Satır { $row }, **{ $guess }**: buradan sonra böyle { $times } tahmin { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } tahmine mal oldu.
coach-turning-paid = Satır { $row }, **{ $guess }**: bu tahmin { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } kaybettirdi, ama iyi şans { NUMBER($saved, minimumFractionDigits: 2, maximumFractionDigits: 2) } kazandırdı.
coach-turning-lucky = Satır { $row }, **{ $guess }**: iyi şans { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } tahmin kazandırdı.
coach-turning-unlucky = Satır { $row }, **{ $guess }**: kötü şans { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } tahmine mal oldu.

coach-rivals-title = Aynı kelimede rakipler
coach-rival-needed = { $rival }: { $guesses }
coach-rival-lost = { $rival }: bulamadı
coach-own-needed = { $who ->
    [you] Sen
    [team] Birlikte
   *[they] Oynayan
}: { $guesses }
coach-own-lost = { $who ->
    [you] Sen
    [team] Birlikte
   *[they] Oynayan
}: bulunamadı

coach-note-exact = Bütün sayılar tahmin cinsinden ve kesindir. Beceri 99 ile başlar ve boşa giden her tahminde yarıya iner. Şans fark yaratmadıysa 50, bir tahmin kazandırdıysa 79 olur.
coach-note = Bütün sayılar tahmin cinsindendir, yaklaşık 0,02 hatayla. Beceri 99 ile başlar ve boşa giden her tahminde yarıya iner. Şans fark yaratmadıysa 50, bir tahmin kazandırdıysa 79 olur.

coach-skill-masterly = ustaca
coach-skill-sharp = parlak
coach-skill-solid = sağlam
coach-skill-fair = orta
coach-skill-loose = gevşek
coach-skill-wild = dağınık

coach-luck-very-lucky = çok şanslı
coach-luck-lucky = şanslı
coach-luck-a-little-lucky = biraz şanslı
coach-luck-neither = ne şanslı ne şanssız
coach-luck-a-little-unlucky = biraz şanssız
coach-luck-unlucky = şanssız
coach-luck-very-unlucky = çok şanssız

## A game of several boards

coach-boards-title = Analiz · { $boards } tahta
coach-boards-won = { $boards ->
    [2] İki tahta da
   *[other] { $boards } tahtanın hepsi
} { $guesses } tahminde çözüldü; en iyi oyunumla yaklaşık { NUMBER($optimal, minimumFractionDigits: 1, maximumFractionDigits: 1) } gerekiyor.
coach-boards-lost = { $boards } tahtadan { $solved } tahta çözüldü.
coach-boards-waited = 💡 { $board }. tahtada { $row }. satırdan sonra tek kelime kalmıştı, yine de { $guesses } tahmin başka yere gitti ve hiçbir şey çözmedi.
coach-boards-ruled-out = 💡 Kutulara göre **{ $guess }** (satır { $row }) artık hiçbir açık tahtada olamazdı. **{ $better }** daha çok işe yarardı.
coach-boards-better = 💡 { $row }. satırda **{ $better }**, bütün tahtalarda **{ $guess }** kelimesinden daha çok işe yarardı.
coach-boards-served = 👏 **{ $guess }** aynı anda { $boards } tahtaya yaradı.
coach-boards-hit = 🎯 **{ $guess }**, { $board }. tahtada kalan { $words } kelimeden birini vurdu.
coach-step-after = { $boards } tahtada { $words }
coach-boards-note = Bütün sayılar yaklaşıktır; birimleri tahmindir.

## How hard a word is

coach-hard-title = { $answer } ne kadar zor?
coach-hard-figure = **{ $level }**: insanlara yaklaşık { NUMBER($guesses, minimumFractionDigits: 1, maximumFractionDigits: 1) } tahmin gerekiyor ve yaklaşık { $failing } kişiden biri bulamıyor. Bu uzunluktaki cevapların yüzde { $figure } kadarından daha zor.
coach-hard-solver = En güçlü oyuncum { $rival } { $guesses } tahminde buluyor.
coach-hard-solver-lost = En güçlü oyuncum { $rival } için { $most } tahmin yetmiyor.
coach-hard-opening = İlk tahmin olarak { $words } kelime arasında { $place }. sırada; bundan sonra kusursuz oyunla ortalama { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } tahmin gerekir.
coach-hard-why = Neden zor: { $reasons }.
coach-hard-why-easy = Zorlayabilecek yanı: { $reasons }.
coach-hard-because-repeated = birden çok { $letters } var
coach-hard-because-thrice = { $letters } harfi üç kez geçiyor
coach-hard-because-letter = { $letters } harfi az kelimede var
coach-hard-because-pair = { $letters } az kelimede yan yana gelir
coach-hard-because-vowels = ünlüsü yok, belki Y dışında
coach-hard-because-unknown = az kişi bilir
coach-hard-because-form = bulmacalar kelimelerin böyle biçimlerini seyrek saklar
coach-hard-because-rare = bulmacalar bunu seyrek saklar
coach-hard-because-openers = alışılmış ilk tahminler hakkında az şey söyler
coach-hard-because-seldom = akla kolay gelmez
coach-hard-because-alike = birkaç tahminden sonra hâlâ birçok kelime uyar
coach-losers-none = { $strategies ->
    [one] Bu uzunlukta oynayan tek rakip buluyor.
   *[other] { $strategies } rakibin hepsi buluyor.
}
coach-losers = { $strategies ->
    [one] Bu uzunlukta oynayan tek rakip bulamıyor: { $names }.
   *[other] { $strategies } rakipten { $losers } rakip bulamıyor: { $names }.
}
coach-alike-none = Bu kelimeden tek harfle ayrılan başka cevap yok.
coach-alike = Benzerleri: { $words } kelime { $pattern } kalıbına uyuyor: { $named }.
coach-trap = Bir tuzak: { $words } kelime { $pattern } kalıbına uyuyor: { $named }.
coach-named-more = { $named }, …
coach-hard-note = Burada yalnız kelimeye bakılır, süren bir oyuna değil. İnsanlara kaç tahmin gerektiği, binlerce kişinin oynadığı beş harfli 359 İngilizce bulmacadan yaklaşık çeyrek tahmin hatayla hesaplandı; başka diller ve uzunluklarda hata daha büyüktür.
coach-hard-unhidden = Ben hiç saklamam; başkaları verebilir.

coach-level-easy = Kolay
coach-level-fair = Orta
coach-level-tricky = Kandırıcı
coach-level-hard = Zor
coach-level-brutal = Acımasız
