### Teka-teki dari tempat lain, kata yang ditebak bot, dan petunjuk dalam permainan.

## Panel sebuah teka-teki

puzzles-title = Teka-tekimu
puzzles-title-shared = Teka-teki kanal ini
puzzles-everything = jawabannya bisa kata apa saja
puzzles-outdated = *Sementara itu ada yang berubah. Beginilah keadaannya sekarang.*
puzzles-no-rows = Belum ada baris.
puzzles-on-board = { $text } · papan { $board }
puzzles-renewed = Ini teka-teki baru: tidak melanjutkan yang terakhir.
puzzles-renewed-changed = Kuanggap ini teka-teki baru, karena kotak { $words } sekarang berbeda.
puzzles-replaced = Kotak { $words } sudah diganti.
puzzles-added = Ditambahkan ke teka-tekimu dengan { $words }. Kalau ini teka-teki lain, tekan **{ $button }**.
puzzles-stale = Sudah agak lama sejak teka-teki terakhirmu, yang berakhir dengan **{ $word }**. Baris berikutnya memulai yang baru.
puzzles-draft-guess = Coba: **{ $word }**
puzzles-draft-mark = Tandai: **{ $word }**
puzzles-draft-show = Tekan setiap huruf sampai sama dengan kotakmu, lalu tekan **Enter**.
puzzles-path = { $word } menyisakan { $words }
puzzles-next = Tebakan berikutnya
puzzles-used = Bantuan yang dipakai di sini: { $rungs }

puzzles-enter-button = Enter
puzzles-found-button = Itu dia!
puzzles-more = Lainnya…
puzzles-continue-button = Lanjutkan yang lama
puzzles-correct-button = Bukan, aku memperbaiki baris
puzzles-other-button = Aku menebak kata sendiri
puzzles-refused-button = Game-ku tidak mengenalnya
puzzles-undo-button = Urungkan
puzzles-reasons-button = Kenapa kata ini?
puzzles-remaining-button = Kata yang tersisa
puzzles-why-button = Kenapa bukan…?
puzzles-language-button = Bahasa lain
puzzles-new-button = Teka-teki baru
puzzles-keep-button = Biarkan begitu
puzzles-mend-button = Ubah baris { $row } menjadi { $marks }

puzzles-other-modal = Kata apa yang kamu tebak?
puzzles-language-field = Bahasa kata-katanya
puzzles-words-modal = Kata apa saja yang kamu tebak?
puzzles-words-field = { $words } kata itu, dipisah spasi
puzzles-tiles-field = Kotaknya, satu baris untuk setiap kata
puzzles-words-rest = Baris { $first } sampai { $last }, dipisah spasi
puzzles-why-modal = Kata apa yang kamu pikirkan?
puzzles-reveal-modal = Apa katamu?
puzzles-word-field = Satu kata
puzzles-reveal-field = Katamu yang { $letters } huruf

## Cara memulai

puzzles-teaching-title = Pecahkan teka-teki bersamaku
puzzles-teaching =
    Beri tahu aku kata yang kamu tebak dan kotaknya, dan kukatakan apa saja yang mungkin jadi jawabannya. Atau biarkan aku memilih setiap tebakan, dan kamu hanya menekan kotaknya.

    -# Hanya kamu yang melihatnya. Seluruh hasil muat di opsi **hints** pada `/{ -command } help`, dan tangkapan layar di **picture**.
puzzles-first-button = Masukkan tebakanku
puzzles-lead-button = Pilihkan tebakan untukku
puzzles-first-modal = Teka-tekimu
puzzles-first-word-field = Kata yang kamu tebak
puzzles-first-tiles-field = Kotaknya; kosongkan untuk tombol
puzzles-first-tiles-placeholder = 20012, gy.bx, 🟩🟨⬛
puzzles-fresh-title = Teka-teki baru
puzzles-fresh = Mulai dari awal. Tambahkan baris dengan opsi **guess** dan **hints** pada `/{ -command } help`.

## Berapa kata yang tersisa

puzzles-left = { $words ->
   *[other] Sisa **{ $words } kata**.
}
puzzles-left-likely = { $likely ->
   *[other] Sisa **{ $likely } kata yang mungkin**
} (dan { $rare } yang lebih jarang).
puzzles-left-rare = Tidak ada kata umum yang cocok; sisa **{ $words } kata jarang**.
puzzles-left-check = Periksa kotaknya: teka-tekinya mungkin memakai kata yang tidak kukenal.
puzzles-left-board = Papan { $board }: { $left }
puzzles-left-none = Tidak ada kata di daftarku yang cocok dengan baris-baris ini.
puzzles-left-impossible = Baris-barisnya saling bertentangan, jadi tidak ada kata yang bisa cocok: salah satu kotaknya keliru. **{ $undo }** menarik baris terakhir.
puzzles-left-clues = Petunjuknya: { $clues }. Kalau kamu tahu katanya, pengelola server ini bisa mengajarkannya kepadaku: `/{ -command } addword`.

## Baris yang tidak mungkin semuanya benar

puzzles-slip-title = Tidak disimpan
puzzles-slip-row = Tidak ada kata yang kukenal yang cocok dengan baris { $rows }.
puzzles-slip-row-never = Tidak ada satu kata pun yang bisa tampak seperti baris { $rows }.{ $order ->
    [wrong] { " " }Dari huruf yang sama, yang pertama yang menjadi kuning.
   *[right] { "" }
}
puzzles-slip-rows = Baris { $rows } saling bertentangan.
puzzles-slip-rows-all = Baris-barismu saling bertentangan.
puzzles-slip-none = Tidak ada kata yang kukenal yang cocok dengan baris { $rows } sekaligus.
puzzles-slip-none-all = Tidak ada kata yang kukenal yang cocok dengan semua barismu.
puzzles-slip-named = { $row } ({ $word })
puzzles-slip-word = **{ $word }** tidak kusimpan.
puzzles-slip-words = { $rows } baris ini tidak kusimpan.
puzzles-slip-mend = Apakah baris { $row } seharusnya { $marks } (`{ $digits }`)?
puzzles-slip-mends = Mungkin hanya satu kotak yang salah, di salah satu baris ini:
puzzles-slip-mended = Baris { $row }: { $marks } (`{ $digits }`)
puzzles-slip-check = Periksa lagi kotaknya.

## Bantuan, selangkah demi selangkah

puzzles-rung-nudge = Bocoran kecil
puzzles-rung-letter = Satu huruf
puzzles-rung-guesses = Satu kata
puzzles-rung-nudge-hint = Sesuatu tentang katanya, tanpa huruf baru
puzzles-rung-more = Bocoran lagi
puzzles-rung-more-hint = Satu hal lagi tentang katanya
puzzles-rung-letter-hint = Huruf terbaik untuk dicoba
puzzles-rung-guesses-hint = Kata untuk tebakan berikutnya
puzzles-rung-line = **{ $rung }**: { $hint }

# $sure is "certain" (true of every word that fits), "all" (of all likely words) or "most".
puzzles-nudge-probably = { $sure ->
    [most] Kemungkinan besar:
   *[all] Hampir pasti:
} { SMALL($fact) } ({ $sure ->
    [all] Berlaku untuk { $words ->
        [1] satu-satunya kata yang mungkin
        [2] kedua kata yang mungkin
       *[other] semua { $words } kata yang mungkin
    }
    [rare] Berlaku untuk { $words ->
        [2] kedua kata yang tersisa
       *[other] semua { $words } kata yang tersisa
    }
   *[most] Berlaku untuk { $count } dari { $words } { $kind ->
        [likely] kata yang mungkin
       *[all] kata yang tersisa
    }
}.)
puzzles-nudge-first-half = Huruf di posisi { $place } ada di paruh pertama abjad.
puzzles-nudge-second-half = Huruf di posisi { $place } ada di paruh kedua abjad.
puzzles-nudge-side-by-side = Ada dua huruf sama yang berdampingan.
puzzles-nudge-vowels-meet = Ada dua huruf vokal yang berdampingan.
puzzles-nudge-vowel-at = Huruf di posisi { $place } adalah vokal.
puzzles-nudge-consonant-at = Huruf di posisi { $place } adalah konsonan.
puzzles-nudge-meaning = Kemungkinan besar artinya: *{ $meaning }*
puzzles-nudge-trap = Awas, jebakan: { $sure ->
    [all] semua { $words }
   *[most] { $count } dari { $words }
} { $kind ->
    [likely] kata yang mungkin
   *[all] kata yang tersisa
} hanya berbeda satu huruf.{ $way }
puzzles-nudge-trap-way = { " " }Jangan coba satu per satu: kata yang menguji beberapa huruf itu sekaligus lebih berguna.

puzzles-letter = { $sure ->
    [certain] Kata ini punya huruf **{ $letter }**.
    [rare] Kemungkinan besar kata ini punya huruf **{ $letter }**.
    [all] Kemungkinan besar kata ini punya huruf **{ $letter }**, seperti { $words ->
        [1] satu-satunya kata yang mungkin
        [2] kedua kata yang mungkin
       *[other] semua { $words } kata yang mungkin
    }.
    [single] Tidak ada huruf baru yang ada di lebih dari satu dari { $words } { $kind ->
        [likely] kata yang mungkin
       *[all] kata yang tersisa
    }; **{ $letter }** sama baiknya dengan yang lain.
   *[most] Huruf terbaik untuk dicoba adalah **{ $letter }**: { $count ->
       *[other] { $count } dari { $words } { $kind ->
            [likely] kata yang mungkin
           *[all] kata yang tersisa
        } memilikinya.
    }
}
puzzles-letter-another = { $sure ->
    [certain] Kata ini punya satu **{ $letter }** lagi.
    [rare] Kata ini kemungkinan besar punya satu **{ $letter }** lagi.
    [all] Kata ini kemungkinan besar punya satu **{ $letter }** lagi.
   *[most] Kata ini mungkin punya satu **{ $letter }** lagi.
}
puzzles-letter-place = { $sure ->
    [certain] **{ $letter }** ada di posisi { $place }.
    [rare] **{ $letter }** kemungkinan besar di posisi { $place }.
    [all] **{ $letter }** kemungkinan besar di posisi { $place }, seperti pada { $words ->
        [1] satu-satunya kata yang mungkin
        [2] kedua kata yang mungkin
       *[other] semua { $words } kata yang mungkin
    }.
   *[most] **{ $letter }** kemungkinan besar di posisi { $place }, seperti pada { $count } dari { $words } { $kind ->
        [likely] kata yang mungkin
       *[all] kata yang tersisa
    }.
}
puzzles-letter-none = Kamu sudah tahu setiap huruf kata itu, dan posisinya.

## Tebakan berikutnya

puzzles-try-likely = Coba **{ $word }**. Kemungkinan besar itu jawabannya.
puzzles-try-only = Satu-satunya kata yang tersisa adalah ||**{ $word }**||.
puzzles-try-only-rare = Satu-satunya kata yang kukenal dan cocok adalah ||**{ $word }**||, yang jarang dipakai teka-teki.
puzzles-try-two = Coba **{ $word }**. Kata lain yang tersisa adalah **{ $other }**.
puzzles-try-likeliest = Coba **{ $word }**. Ini satu-satunya kata yang kemungkinan besar benar.
puzzles-try-two-likely = Coba **{ $word }**. Kata lain yang juga besar kemungkinannya adalah **{ $other }**.
puzzles-try-rarer = { $words } kata yang lebih jarang juga cocok.
puzzles-try-possible = Coba **{ $word }**. Bisa jadi itu jawabannya, dan { $leaves }.
puzzles-try-possible-board = Coba **{ $word }**. Bisa jadi itu jawaban salah satu papan, dan { $leaves }.
puzzles-try-probe = Coba **{ $word }**. Itu tidak mungkin jawabannya, tapi { $leaves }.
puzzles-try-rare = Ini bukan kata umum.
puzzles-try-rude = { $words ->
   *[other] Kata yang akan kucoba di sini kata kasar.
} Tekan bilahnya untuk membaca: ||{ $word }||
puzzles-try-also = Bagus juga: { $words }.
puzzles-try-also-probes = Juga bagus, tetapi bukan jawabannya: { $words }.
puzzles-leaves = biasanya menyisakan { $words } kata
puzzles-leaves-or = biasanya menyisakan { $few } atau { $words } kata
puzzles-leaves-about = biasanya menyisakan sekitar { $words } kata
puzzles-leaves-boards = menyisakan sekitar { $words } kata di semua papan

puzzles-reasons-title = Kenapa { $word }?
puzzles-why-tests = Kata ini menguji { $letters }: { $count } dari { $words } { $kind ->
    [likely] kata yang mungkin
   *[all] kata yang tersisa
} { $tested ->
   *[other] punya setidaknya satu di antaranya
}.
puzzles-why-tests-none = Kata ini tidak menguji huruf baru, tapi menunjukkan posisi huruf yang sudah diketahui.
puzzles-why-tests-again = Kata ini tidak menguji huruf baru, tetapi menunjukkan apakah { $letters } muncul sekali lagi.
puzzles-why-tests-places = Kata ini tidak menguji huruf baru, tetapi menunjukkan posisi { $letters }.
puzzles-why-tests-some = Kata ini menguji { $letters }: ada di sebagian kata yang tersisa, tidak di yang lain.
puzzles-why-also-again = Kata ini juga menunjukkan apakah { $letters } muncul sekali lagi.
puzzles-why-also-places = Kata ini juga menunjukkan posisi { $letters }.
puzzles-why-only-likely = Ini satu-satunya kata yang kemungkinan besar benar.
puzzles-why-groups = Kotak yang didapatnya membagi kata-kata ini menjadi { $groups } kelompok. Rata-rata tersisa sekitar { $words } kata, paling buruk { $most }.
puzzles-why-apart = { $count ->
    [1] { $words } langsung bisa kamu kenali.
   *[other] Yang ini langsung ketahuan: { $words }.
}
puzzles-why-together = Yang ini tetap bersama: { $words }.
puzzles-why-possible = Bisa jadi ini jawabannya sendiri.
puzzles-why-only = Ini satu-satunya kata yang kukenal yang cocok dengan setiap baris.
puzzles-figures-button = Angkanya
puzzles-reasons-figure = **{ $word }** { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
puzzles-reasons-note = Angkanya kira-kira berapa tebakan lagi yang dibutuhkan, termasuk yang ini; makin sedikit makin baik. Kata yang jarang dikenal dihitung 0,25 lebih, dan yang mungkin jadi jawaban sampai 0,10 kurang.
puzzles-reasons-none = Tidak ada yang perlu ditimbang di sini.
puzzles-sampled = Tersisa { $words } kata; aku menghitungnya dengan { $seen } di antaranya.

## Kata yang tersisa, dan kenapa sebuah kata tidak termasuk

puzzles-words-title = { $words } kata
puzzles-words-page = Halaman { $page } dari { $pages }
puzzles-words-unsaid = { $words } kata kasar tidak ditampilkan
puzzles-words-back-button = ◀ Lebih mungkin
puzzles-words-on-button = Lebih jarang ▶
puzzles-out = **{ $word }** tidak mungkin: { $clue }.
puzzles-possible = **{ $word }** cocok dengan setiap baris.
puzzles-possible-rare = **{ $word }** cocok dengan setiap baris, tapi jarang dipakai teka-teki, jadi kuhitung di antara yang jarang.
puzzles-instead-own = Itu kata yang akan kucoba juga.
puzzles-instead-mine = kata yang akan kucoba
puzzles-instead-worse = { $possible ->
    [yes] Kalau bukan jawabannya, sisanya sekitar
   *[no] Sebagai tebakan, sisanya sekitar
} { $stay } kata, sedangkan { $mine } hanya sekitar { $less }.
puzzles-instead-better = { $possible ->
    [yes] Itu tebakan yang bagus
   *[no] Itu tetap tebakan yang bagus
}: sisanya agak lebih sedikit daripada { $mine }.
puzzles-instead-same = { $possible ->
    [yes] Itu tebakan yang bagus
   *[no] Itu tetap tebakan yang bagus
}: sisanya sekitar { $stay } kata, dan { $mine } sekitar { $less }.
puzzles-unknown = Kata itu memang tidak ada di daftarku. Pengelola server ini bisa menambahkannya: `/{ -command } addword`.
puzzles-unknown-word = Aku tidak kenal kata **{ $word }**.
puzzles-unknown-meant = Aku tidak kenal kata **{ $word }**; maksudmu **{ $meant }**?
puzzles-row-disallowed = Mode sulit tidak akan mengizinkan **{ $word }** di baris { $row }. Kalau ada kata atau kotak yang salah, perbaiki.
puzzles-over = Teka-teki ini sudah terpecahkan. **Teka-teki baru** memulai yang lain.

## Petunjuk dalam permainan yang berjalan

puzzles-hint-title = Petunjuk
puzzles-hint-nudge = Bocoran kecil
puzzles-hint-nudge-about = Bentuk katanya; tanpa satu huruf pun
puzzles-hint-letter = Huruf
puzzles-hint-letter-about = Satu huruf dari katanya yang belum kamu tahu
puzzles-hint-place = Posisi
puzzles-hint-place-about = Di mana salah satu hurufnya
puzzles-hint-meaning = Arti
puzzles-hint-meaning-about = Arti katanya; ini bisa membocorkan banyak
puzzles-hint-guesses = Satu kata
puzzles-hint-guesses-about = Kata yang bagus untuk tebakan berikutnya
puzzles-hint-unranked = { $hint } (tanpa peringkat)
puzzles-hint-price-nothing = Permainan ini tidak dihitung lagi di papan peringkat, jadi petunjuk berikutnya gratis.
puzzles-hint-price-free = Permainan ini tidak dihitung di papan peringkat, jadi petunjuk gratis.
puzzles-hint-price-first = Dengan petunjuk pertama, permainan ini tidak dihitung lagi di papan peringkat, bagi siapa pun.
puzzles-hint-price-own = Lihat-lihat gratis. Dengan petunjuk pertama, permainan ini tidak dihitung lagi di papan peringkat.
puzzles-hint-price-shared = Lihat-lihat gratis. { puzzles-hint-price-first }
puzzles-hint-price-asked = Lihat-lihat gratis. { refusals-may-not-agree } { puzzles-hint-price-first }
puzzles-hint-price-daily = Lihat-lihat gratis. Dengan petunjuk pertama, kata harian ini tidak dihitung lagi di papan peringkat, dan hari berturut-turutmu berakhir.
puzzles-hint-means = Artinya: *{ $meaning }*
puzzles-hint-no-nudge = Tentang kata itu kamu sudah tahu sebanyak yang bisa kukatakan tanpa menyebut huruf.
puzzles-hint-letter-new = Kata ini punya huruf **{ $letter }**.
puzzles-hint-letter-again = Kata ini punya satu **{ $letter }** lagi.
puzzles-hint-at = **{ $letter }** ada di posisi { $place }.
puzzles-hint-trait-repeated = Ada huruf yang muncul lebih dari sekali.
puzzles-hint-trait-different = Semua hurufnya berbeda.
puzzles-hint-trait-vowels = { $vowels ->
    [0] Kata ini tidak punya huruf vokal{ $y ->
        [yes] , kecuali mungkin Y.
       *[no] .
    }
   *[other] Kata ini punya { $vowels } huruf vokal.
}
puzzles-hint-trait-more-vowels = { $vowels ->
    [0] Kamu sudah tahu setiap huruf vokalnya{ $y ->
        [yes] , kecuali mungkin Y.
       *[no] .
    }
   *[other] Masih ada { $vowels } huruf vokal yang belum kamu tahu.
}
puzzles-hint-trait-early = Huruf pertamanya dari paruh awal abjad.
puzzles-hint-trait-late = Huruf pertamanya dari paruh akhir abjad.
puzzles-hint-trait-begins-vowel = Huruf pertamanya vokal.
puzzles-hint-trait-begins-consonant = Huruf pertamanya konsonan.
puzzles-hint-trait-ends-vowel = Huruf terakhirnya vokal.
puzzles-hint-trait-ends-consonant = Huruf terakhirnya konsonan.
puzzles-hint-trait-lacks = Kata ini tidak mengandung **{ $letter }**.

## Kalahkan aku: bot menebak kata yang dipikirkan seseorang

puzzles-stump-title = Kalahkan aku
puzzles-stump-rival = { $rival } menebak
puzzles-stump-own = Aku yang menebak, dengan kata yang dikenal kebanyakan orang
puzzles-stump-first = { $who }, pikirkan sebuah kata dan jangan beri tahu siapa pun. Tebakanku: **{ $word }**
puzzles-stump-guess = { $words } kata masih mungkin. Tebakanku: **{ $word }**
puzzles-stump-show = Tekan huruf yang warnanya belum cocok dengan katamu, lalu **Enter**. Yang sudah diketahui dari baris sebelumnya sudah ditandai. Itu katamu? Tekan **Itu dia!**
puzzles-stump-show-first = Tekan huruf yang warnanya belum cocok dengan katamu, lalu **Enter**. Itu katamu? Tekan **Itu dia!**
puzzles-stump-found = 🎉 **{ $word }**: aku menemukan katamu dalam { $guesses } tebakan.
puzzles-stump-beaten = 🏆 Tebakanku habis. Kamu mengalahkanku, { $who }! Apa katamu?
puzzles-stump-no-words = 🏆 Tidak ada kata lain yang terpikir. Kamu mengalahkanku, { $who }! Apa katamu?
puzzles-stump-impossible = 🤔 Sejak baris { $turn }, tidak ada kata yang kukenal yang cocok. { $why }
puzzles-stump-recover = Tekan **Urungkan** untuk menandai lagi baris terakhir. Kalau semua tandanya benar, tekan **Ungkap kataku**.
puzzles-stump-was = Kata itu **{ $word }**.
puzzles-stump-unknown = Katamu tidak ada di daftarku, jadi tidak akan pernah kutebak.
puzzles-stump-early = Kamu menyerah sebelum menandai tebakan pertamaku.
puzzles-stump-fair = Semua tandanya benar. Mainnya bagus!
puzzles-stump-won = Semua tandanya benar: kamu mengalahkanku. Mainnya bagus!
puzzles-stump-left = Semua tandanya benar. { $others ->
    [0] Itu satu-satunya kata yang tersisa, jadi berikutnya akan kutebak.
   *[other] { $others } kata lain masih mungkin.
}
puzzles-stump-wrong = { $count ->
   *[other] Untuk kata itu, baris { $rows } seharusnya seperti ini:
}

puzzles-again-button = Kata lain
puzzles-reveal-button = Ungkap kataku
