### Puzzles from elsewhere, words that the bot guesses, and hints in a game.

## The panel of a puzzle

puzzles-title = Bulmacan
puzzles-title-shared = Bu kanalın bulmacası
puzzles-everything = her kelime cevap olabilir
puzzles-outdated = *Bu arada bir şey değişti. Şimdi böyle görünüyor.*
puzzles-no-rows = Henüz satır yok.
puzzles-on-board = { $text } · tahta { $board }
puzzles-renewed = Bu yeni bir bulmaca: son bulmacanla devam etmiyor.
puzzles-renewed-changed = Bunu yeni bir bulmaca saydım, çünkü şu kelimelerin kutuları artık farklı: { $words }.
puzzles-replaced = Şu kelimelerin kutuları değiştirildi: { $words }.
puzzles-added = Şu kelimelerle olan bulmacana eklendi: { $words }. Başka bir bulmacaysa **{ $button }** düğmesine bas.
puzzles-stale = Son bulmacanın üstünden zaman geçti; **{ $word }** ile bitmişti. Sonraki satırın yenisini başlatır.
puzzles-draft-guess = Dene: **{ $word }**
puzzles-draft-mark = İşaretle: **{ $word }**
puzzles-draft-show = Her harfe, kutularına benzeyene kadar bas, sonra **Tamam** düğmesine bas.
puzzles-path = { $word } sonrası { $words } kaldı
puzzles-next = Sonraki tahmin
puzzles-used = Alınan yardım: { $rungs }

puzzles-enter-button = Tamam
puzzles-found-button = İşte bu!
puzzles-more = Diğer …
puzzles-continue-button = Eskisine devam et
puzzles-correct-button = Hayır, satır düzelttim
puzzles-other-button = Kendi kelimemi denedim
puzzles-refused-button = Oyunum bunu tanımıyor
puzzles-undo-button = Geri al
puzzles-reasons-button = Neden bu kelime?
puzzles-remaining-button = Kalan kelimeler
puzzles-why-button = Neden şu değil …?
puzzles-language-button = Başka bir dil
puzzles-new-button = Yeni bulmaca
puzzles-keep-button = Böyle kalsın
puzzles-mend-button = Satır { $row }: { $marks } olsun

puzzles-other-modal = Hangi kelimeyi denedin?
puzzles-language-field = Kelimelerin dili
puzzles-words-modal = Hangi kelimeleri denedin?
puzzles-words-field = { $words } kelime, aralarında boşlukla
puzzles-tiles-field = Kutuları, her kelimeye bir satır
puzzles-words-rest = Satır { $first } - { $last }, aralarında boşlukla
puzzles-why-modal = Aklındaki kelime ne?
puzzles-reveal-modal = Kelimen neydi?
puzzles-word-field = Bir kelime
puzzles-reveal-field = { $letters } harfli kelimen

## How to begin

puzzles-teaching-title = Benimle bir bulmaca çöz
puzzles-teaching =
    Denediğin bir kelimeyi ve kutularını söyle, cevabın ne olabileceğini söyleyeyim. Ya da her tahmini ben seçeyim, sen yalnız kutulara bas.

    -# Yalnız sen görürsün. Bütün bir paylaşım `/{ -command } help` komutunun **hints** seçeneğine, ekran görüntüsü **picture** seçeneğine sığar.
puzzles-first-button = Tahminimi gir
puzzles-lead-button = Tahminleri sen seç
puzzles-first-modal = Bulmacan
puzzles-first-word-field = Denediğin kelime
puzzles-first-tiles-field = Kutuları; düğmeler için boş bırak
puzzles-first-tiles-placeholder = 20012, gy.bx, 🟩🟨⬛
puzzles-fresh-title = Yeni bulmaca
puzzles-fresh = Yeni bir başlangıç. `/{ -command } help` komutunun **guess** ve **hints** seçenekleriyle satır ekle.

## How many words are left

puzzles-left = **{ $words } kelime** kaldı.
puzzles-left-likely = **{ $likely } olası kelime** kaldı ({ $rare } daha seyrek kelime de var).
puzzles-left-rare = Yaygın kelime uymuyor; **{ $words } seyrek kelime** kaldı.
puzzles-left-check = Kutuları kontrol et: bulmaca bilmediğim bir kelime kullanıyor olabilir.
puzzles-left-board = Tahta { $board }: { $left }
puzzles-left-none = Listemdeki hiçbir kelime bu satırlara uymuyor.
puzzles-left-impossible = Satırlar birbiriyle çelişiyor, hiçbir kelime uyamaz: kutulardan biri yanlış. **{ $undo }** son satırı geri alır.
puzzles-left-clues = Gösterdikleri: { $clues }. Kelimeyi biliyorsan, bu sunucuyu yöneten biri bana öğretebilir: `/{ -command } addword`.

## Rows that cannot all be right

puzzles-slip-title = Kaydedilmedi
puzzles-slip-row = Bildiğim hiçbir kelime şu satıra uymuyor: { $rows }.
puzzles-slip-row-never = Hiçbir kelime şu satır gibi görünemez: { $rows }.{ $order ->
    [wrong] { " " }Aynı harflerden ilki sarı olur.
   *[right] { "" }
}
puzzles-slip-rows = Şu satırlar çelişiyor: { $rows }.
puzzles-slip-rows-all = Satırların birbiriyle çelişiyor.
puzzles-slip-none = Bildiğim hiçbir kelime şu satırlara birlikte uymuyor: { $rows }.
puzzles-slip-none-all = Bildiğim hiçbir kelime tüm satırlarına uymuyor.
puzzles-slip-named = { $row } ({ $word })
puzzles-slip-word = **{ $word }** kaydedilmedi.
puzzles-slip-words = Bu { $rows } satır kaydedilmedi.
puzzles-slip-mend = Satır { $row } şöyle mi olmalı: { $marks } (`{ $digits }`)?
puzzles-slip-mends = Belki bu satırlardan birinde tek bir kutu yanlış:
puzzles-slip-mended = Satır { $row }: { $marks } (`{ $digits }`)
puzzles-slip-check = Lütfen kutuları yeniden kontrol et.

## Help, step by step

puzzles-rung-nudge = Küçük ipucu
puzzles-rung-letter = Bir harf
puzzles-rung-guesses = Bir kelime
puzzles-rung-nudge-hint = Kelime hakkında bir şey, ama yeni harf yok
puzzles-rung-more = Bir ipucu daha
puzzles-rung-more-hint = Kelime hakkında bir şey daha
puzzles-rung-letter-hint = Şimdi denenecek en iyi harf
puzzles-rung-guesses-hint = Şimdi tahmin edilecek kelimeler
puzzles-rung-line = **{ $rung }**: { $hint }

# $sure is "certain" (true of every word that fits), "all" (of all likely words), "rare" (of all
# words, but only rare ones fit) or "most".
puzzles-nudge-probably = { $sure ->
    [most] Büyük olasılıkla:
   *[all] Neredeyse kesin:
} { $fact } ({ $sure ->
    [all] { $words ->
        [1] Tek olası kelime
        [2] Her iki olası kelime
       *[other] Her olası kelime
    } için doğru
    [rare] { $words ->
        [2] Kalan iki kelime için de doğru
       *[other] Kalan { $words } kelimenin hepsi için doğru
    }
   *[most] { $kind ->
        [likely] { $words } olası kelimeden
       *[all] Kalan { $words } kelimeden
    } { $count } kelime için doğru
}.)
puzzles-nudge-first-half = { $place }. yerdeki harf alfabenin ilk yarısından.
puzzles-nudge-second-half = { $place }. yerdeki harf alfabenin ikinci yarısından.
puzzles-nudge-side-by-side = İki aynı harf yan yana duruyor.
puzzles-nudge-vowels-meet = İki ünlü yan yana duruyor.
puzzles-nudge-vowel-at = { $place }. yerdeki harf ünlü.
puzzles-nudge-consonant-at = { $place }. yerdeki harf ünsüz.
puzzles-nudge-meaning = Büyük olasılıkla anlamı: *{ $meaning }*
puzzles-nudge-trap = Dikkat, tuzak: { $sure ->
    [all] { $kind ->
        [likely] { $words } olası kelimenin
       *[all] kalan { $words } kelimenin
    } hepsi
   *[most] { $kind ->
        [likely] { $words } olası kelimeden
       *[all] kalan { $words } kelimeden
    } { $count } kelime
} tek harfle ayrılıyor.{ $way }
puzzles-nudge-trap-way = { " " }Tek tek deneme: o harflerden birkaçını birden sınayan bir kelime daha değerli.

puzzles-letter = { $sure ->
    [certain] Kelimede **{ $letter }** var.
    [rare] Kelimede büyük olasılıkla **{ $letter }** var.
    [all] Kelimede büyük olasılıkla **{ $letter }** var, { $words ->
        [1] tek olası kelimede
        [2] her iki olası kelimede
       *[other] her olası kelimede
    } olduğu gibi.
    [single] Hiçbir yeni harf { $kind ->
        [likely] { $words } olası kelimenin
       *[all] kalan { $words } kelimenin
    } birden fazlasında yok; **{ $letter }** da öbürleri kadar iyi.
   *[most] Denenecek en iyi harf **{ $letter }**: { $kind ->
        [likely] { $words } olası kelimeden
       *[all] kalan { $words } kelimeden
    } { $count ->
       *[other] { $count } kelimede var.
    }
}
puzzles-letter-another = { $sure ->
    [certain] Kelimede bir **{ $letter }** daha var.
    [rare] Kelimede büyük olasılıkla bir **{ $letter }** daha var.
    [all] Kelimede büyük olasılıkla bir **{ $letter }** daha var.
   *[most] Kelimede bir **{ $letter }** daha olabilir.
}
puzzles-letter-place = { $sure ->
    [certain] **{ $letter }** { $place }. yerde.
    [rare] **{ $letter }** büyük olasılıkla { $place }. yerde.
    [all] **{ $letter }** büyük olasılıkla { $place }. yerde, { $words ->
        [1] tek olası kelimede
        [2] her iki olası kelimede
       *[other] her olası kelimede
    } olduğu gibi.
   *[most] **{ $letter }** büyük olasılıkla { $place }. yerde, { $kind ->
        [likely] { $words } olası kelimeden
       *[all] kalan { $words } kelimeden
    } { $count } kelimede olduğu gibi.
}
puzzles-letter-none = Kelimenin her harfini ve yerini zaten biliyorsun.

## The next guess

puzzles-try-likely = Şunu dene: **{ $word }**. Cevap büyük olasılıkla bu.
puzzles-try-only = Kalan tek kelime ||**{ $word }**||.
puzzles-try-only-rare = Bildiklerimden yalnız ||**{ $word }**|| uyuyor; bulmacalar bunu seyrek saklar.
puzzles-try-two = Şunu dene: **{ $word }**. Kalan öbür kelime **{ $other }**.
puzzles-try-likeliest = Şunu dene: **{ $word }**. Tek olası kelime bu.
puzzles-try-two-likely = Şunu dene: **{ $word }**. Öbür olası kelime **{ $other }**.
puzzles-try-rarer = Daha seyrek { $words } kelime de uyuyor.
puzzles-try-possible = Şunu dene: **{ $word }**. Cevap olabilir; { $leaves }.
puzzles-try-possible-board = Şunu dene: **{ $word }**. Bir tahtanın cevabı olabilir; { $leaves }.
puzzles-try-probe = Şunu dene: **{ $word }**. Cevap olamaz, ama { $leaves }.
puzzles-try-rare = Yaygın bir kelime değil.
puzzles-try-rude = { $words ->
    [one] Tek kelime kaldı, o da kaba.
   *[other] Burada deneyeceğim kelime kaba.
} Okumak için çubuğa bas: ||{ $word }||
puzzles-try-also = Ayrıca iyi: { $words }.
puzzles-try-also-probes = Cevap değil ama iyi: { $words }.
puzzles-leaves = genelde { $words } kelime bırakır
puzzles-leaves-or = genelde { $few } ya da { $words } kelime bırakır
puzzles-leaves-about = genelde yaklaşık { $words } kelime bırakır
puzzles-leaves-boards = tüm tahtalarda yaklaşık { $words } kelime bırakır

puzzles-reasons-title = Neden { $word }?
puzzles-why-tests = { $letters } sınanır: { $kind ->
    [likely] { $words } olası kelimeden
   *[all] kalan { $words } kelimeden
} { $count ->
   *[other] { $count } kelimede
} { $tested ->
    [one] bu var
   *[other] en az biri var
}.
puzzles-why-tests-none = Yeni harf sınamaz, ama bilinenlerin yerini gösterir.
puzzles-why-tests-again = Yeni harf sınamaz, ama { $letters } kelimede bir daha var mı, söyler.
puzzles-why-tests-places = Yeni harf sınamaz, ama { $letters } nerede, onu söyler.
puzzles-why-tests-some = { $letters } sınanır: kalan kelimelerin kimisinde var, kimisinde yok.
puzzles-why-also-again = { $letters } kelimede bir daha var mı, onu da söyler.
puzzles-why-also-places = { $letters } nerede, onu da söyler.
puzzles-why-only-likely = Tek olası kelime bu.
puzzles-why-groups = Alacağı kutular bu kelimeleri { $groups } gruba ayırır. Ortalama { $words } kelime kalır, en kötü durumda { $most }.
puzzles-why-apart = { $count ->
    [1] { $words } ise hemen bilirsin.
   *[other] Şunların her birini hemen bilirsin: { $words }.
}
puzzles-why-together = Şunlar birlikte kalır: { $words }.
puzzles-why-possible = Kendisi de cevap olabilir.
puzzles-why-only = Her satıra uyan, bildiğim tek kelime bu.
puzzles-figures-button = Sayılar
puzzles-reasons-figure = **{ $word }** { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
puzzles-reasons-note = Sayı, bu dahil yaklaşık kaç tahmin daha gerektiğidir; azı iyidir. Az kişinin bildiği kelime 0,25 fazla, cevap olabilecek kelime 0,10'a kadar az sayılır.
puzzles-reasons-none = Burada tartılacak bir şey yok.
puzzles-sampled = { $words } kelime kaldı; bunu { $seen } kelimeyle hesapladım.

## The words that are left, and why a word is not one of them

puzzles-words-title = { $words } kelime
puzzles-words-page = Sayfa { $page } / { $pages }
puzzles-words-unsaid = { $words } kaba kelime çıkarıldı
puzzles-words-back-button = ◀ Daha olası
puzzles-words-on-button = Daha seyrek ▶
puzzles-out = **{ $word }** olmaz: { $clue }.
puzzles-possible = **{ $word }** her satıra uyuyor.
puzzles-possible-rare = **{ $word }** her satıra uyuyor, ama bulmacalar seyrek saklar, bu yüzden seyreklerden sayıyorum.
puzzles-instead-own = Benim de deneyeceğim kelime bu.
puzzles-instead-mine = benim deneyeceğim kelime
puzzles-instead-worse = { $possible ->
    [yes] Cevap değilse yaklaşık
   *[no] Tahmin olarak yaklaşık
} { $stay } kelime bırakır, { $mine } ise yaklaşık { $less }.
puzzles-instead-better = { $possible ->
    [yes] İyi bir tahmin
   *[no] Yine de iyi bir tahmin
}: şundan biraz daha az bırakır: { $mine }.
puzzles-instead-same = { $possible ->
    [yes] İyi bir tahmin
   *[no] Yine de iyi bir tahmin
}: yaklaşık { $stay } kelime bırakır, { $mine } yaklaşık { $less }.
puzzles-unknown = Kelime listemde yok, o kadar. Bu sunucuyu yöneten biri ekleyebilir: `/{ -command } addword`.
puzzles-unknown-word = **{ $word }** bildiğim bir kelime değil.
puzzles-unknown-meant = **{ $word }** bildiğim bir kelime değil. Şunu mu demek istedin: **{ $meant }**?
puzzles-row-disallowed = Zor mod { $row }. satırdaki **{ $word }** kelimesine izin vermezdi. Bir kelime ya da kutu yanlışsa düzelt.
puzzles-over = Bu bulmaca çözüldü. **Yeni bulmaca** başka birini başlatır.

## A hint in a running game

puzzles-hint-title = İpucu
puzzles-hint-nudge = Küçük ipucu
puzzles-hint-nudge-about = Kelime nasıl bir şey; hiçbir harfini söylemem
puzzles-hint-letter = Harf
puzzles-hint-letter-about = Kelimenin henüz bilmediğin bir harfi
puzzles-hint-place = Yer
puzzles-hint-place-about = Harflerinden birinin yeri
puzzles-hint-meaning = Anlam
puzzles-hint-meaning-about = Kelimenin anlamı; çok şey ele verebilir
puzzles-hint-guesses = Bir kelime
puzzles-hint-guesses-about = Şimdi denenecek iyi bir kelime
puzzles-hint-unranked = { $hint } (sayılmaz)
puzzles-hint-price-nothing = Bu oyun artık sıralamada sayılmıyor, yeni ipuçları bedava.
puzzles-hint-price-free = Bu oyun sıralamada sayılmıyor, ipuçları bedava.
puzzles-hint-price-first = İlk ipucuyla bu oyun artık kimse için sıralamada sayılmaz.
puzzles-hint-price-own = Bakmak bedava. İlk ipucuyla bu oyun artık sıralamada sayılmaz.
puzzles-hint-price-shared = Bakmak bedava. { puzzles-hint-price-first }
puzzles-hint-price-asked = Bakmak bedava. { refusals-may-not-agree } { puzzles-hint-price-first }
puzzles-hint-price-daily = Bakmak bedava. İlk ipucuyla bu günün kelimesi artık sıralamada sayılmaz ve serin biter.
puzzles-hint-means = Anlamı: *{ $meaning }*
puzzles-hint-no-nudge = Kelime hakkında, harf söylemeden söyleyebileceğim her şeyi biliyorsun.
puzzles-hint-letter-new = Kelimede **{ $letter }** var.
puzzles-hint-letter-again = Kelimede bir **{ $letter }** daha var.
puzzles-hint-at = **{ $letter }** { $place }. yerde.
puzzles-hint-trait-repeated = Kelimede bir harf birden çok kez geçiyor.
puzzles-hint-trait-different = Kelimenin tüm harfleri farklı.
puzzles-hint-trait-vowels = { $vowels ->
    [0] Kelimede ünlü yok{ $y ->
        [yes] , belki Y dışında.
       *[no] .
    }
    [one] Kelimede yalnız bir ünlü var.
   *[other] Kelimede { $vowels } ünlü var.
}
puzzles-hint-trait-more-vowels = { $vowels ->
    [0] Kelimenin tüm ünlülerini biliyorsun{ $y ->
        [yes] , belki bir Y dışında.
       *[no] .
    }
    [one] Kelimede henüz bilmediğin bir ünlü daha var.
   *[other] Kelimede henüz bilmediğin { $vowels } ünlü daha var.
}
puzzles-hint-trait-early = Kelime alfabenin ilk yarısından bir harfle başlıyor.
puzzles-hint-trait-late = Kelime alfabenin ikinci yarısından bir harfle başlıyor.
puzzles-hint-trait-begins-vowel = Kelime ünlüyle başlıyor.
puzzles-hint-trait-begins-consonant = Kelime ünsüzle başlıyor.
puzzles-hint-trait-ends-vowel = Kelime ünlüyle bitiyor.
puzzles-hint-trait-ends-consonant = Kelime ünsüzle bitiyor.
puzzles-hint-trait-lacks = Kelimede **{ $letter }** yok.

## Stump me: the bot guesses a word that somebody thinks of

puzzles-stump-title = Beni yen
puzzles-stump-rival = { $rival } tahmin ediyor
puzzles-stump-own = Çoğu insanın bildiği kelimelerle ben tahmin ederim
puzzles-stump-first = { $who }, bir kelime tut ve kimseye söyleme. Tahminim: **{ $word }**
puzzles-stump-guess = { $words } kelime hâlâ olası. Tahminim: **{ $word }**
puzzles-stump-show = Rengi kelimen için henüz doğru olmayan harflere bas, sonra **Tamam**. Önceki işaretlerinin söylediği zaten ayarlı. Kelimen bu mu? **İşte bu!** düğmesine bas.
puzzles-stump-show-first = Rengi kelimen için henüz doğru olmayan harflere bas, sonra **Tamam**. Kelimen bu mu? **İşte bu!** düğmesine bas.
puzzles-stump-found = 🎉 **{ $word }**: kelimeni { $guesses } tahminde buldum.
puzzles-stump-beaten = 🏆 Tahminim kalmadı. Beni yendin, { $who }! Kelimen neydi?
puzzles-stump-no-words = 🏆 Aklıma başka kelime gelmiyor. Beni yendin, { $who }! Kelimen neydi?
puzzles-stump-impossible = 🤔 { $turn }. satırdan beri bildiğim hiçbir kelime uymuyor. { $why }
puzzles-stump-recover = Son satırı yeniden işaretlemek için **Geri al** düğmesine bas. Tüm işaretler doğruysa **Kelimemi göster** düğmesine bas.
puzzles-stump-was = Kelime **{ $word }** idi.
puzzles-stump-unknown = Kelimen listemde yok, hiç bulamazdım.
puzzles-stump-early = İlk tahminimi işaretlemeden pes ettin.
puzzles-stump-fair = Tüm işaretler doğru. İyi oynadın!
puzzles-stump-won = Tüm işaretler doğru: beni yendin. İyi oynadın!
puzzles-stump-left = Tüm işaretler doğru. { $others ->
    [0] Kalan tek kelime oydu, sonraki tahminim olurdu.
   *[other] { $others } kelime daha olasıydı.
}
puzzles-stump-wrong = { $count ->
   *[other] O kelime için şu satırlar böyle görünmeliydi: { $rows }
}

puzzles-again-button = Başka bir kelime
puzzles-reveal-button = Kelimemi göster
