### Pelatih: nilai setiap tebakan dalam sebuah permainan, dan sesulit apa sebuah kata.

## Permainan satu papan

coach-title = Analisis · { $answer }
coach-unplayed = Permainan terakhirmu, **{ $answer }**, tanpa satu tebakan pun. Ini yang sebelumnya.
coach-assumed = -# Kata terakhirmu, { $word }, kuanggap sebagai jawabannya. Kalau bukan, tulis jawabannya di opsi `answer`.
coach-details-button = Rincian
coach-meant-button = Maksudku { $meant }
coach-back-button = Kembali
coach-answer-field = Jawaban yang kamu cari
coach-language-prompt = Bahasa kata-katanya

# $skill is a word of `coach-skill-…`; $luck is `much`, `some`, `neither`, `little` or `none`.
coach-won = Terpecahkan dalam { $guesses }.{ $skill ->
    [hit] { " " }Langsung kena!
    [masterly] { " " }Susah mencari tebakan yang lebih baik.
    [sharp] { " " }Permainan yang tajam!
    [solid] { " " }Permainan yang bagus dan mantap.
    [fair] { " " }Lumayan, masih bisa lebih baik.
    [loose] { $guesses ->
        [4] { " " }Bisa saja lebih cepat.
       *[other] { " " }Satu dua tebakan terbuang.
    }
   *[wild] { " " }Jalannya memutar.
}{ $luck ->
    [much] { " " }Keberuntungan sangat membantu.
    [some] { " " }Keberuntungan ikut membantu.
    [little] { " " }Keberuntungan tidak membantu.
    [none] { " " }Nasib benar-benar sedang melawanmu.
   *[neither] { "" }
}
coach-won-other = Terpecahkan dalam { $guesses }.{ $skill ->
    [hit] { " " }Tembakan jitu!
    [masterly] { " " }Setiap tebakan berguna.
    [sharp] { " " }Hampir tidak ada huruf yang terbuang.
    [solid] { " " }Secara keseluruhan mainnya bagus.
    [fair] { " " }Lumayan, tapi sebenarnya bisa lebih.
    [loose] { " " }Sebenarnya ada jalan yang lebih cepat.
   *[wild] { " " }Jalannya panjang.
}{ $luck ->
    [much] { " " }Papannya murah petunjuk.
    [some] { " " }Papannya cukup membantu.
    [little] { " " }Papannya pelit petunjuk.
    [none] { " " }Papannya hampir tidak memberi petunjuk.
   *[neither] { "" }
}
coach-lost = Kali ini belum ketemu: masih ada { $left } kata yang mungkin.
coach-lost-only = Kali ini belum ketemu, padahal tinggal kata itu yang mungkin.
coach-lost-last = Kali ini tidak terpecahkan. Sebelum tebakan terakhir masih ada { $before } kata yang mungkin.
coach-still-open = Yang tersisa: { $words }.
coach-lost-unlucky = Ini lebih karena sial.
coach-lost-hapless = Keberuntungan juga tidak membantu.
coach-given-up = Menyerah setelah { $guesses } tebakan, dengan sisa { $left } kata.
coach-unfinished = Belum selesai: setelah { $guesses } tebakan masih ada { $left } kata.
coach-beaten = 🎉 { $who ->
    [you] Kamu
   *[they] Kalian
} mengalahkan { $rival }, yang { $guesses ->
    [0] tidak menemukannya!
   *[other] butuh { $guesses } tebakan!
}
coach-only-after = Setelah **{ $before }** tinggal **{ $answer }** saja.
coach-in-row = **{ $guess }** (baris { $row })
coach-ignored = { $told }{ $several ->
    [yes] : { $rows }.
   *[no] .
}
coach-ignored-lost = { $who ->
    [it] Tebakan itu juga
    [several] { $times } tebakan
   *[one] **{ $guess }** di baris { $row }
} melepas { $letters }, padahal sudah hijau sejak { $shown }
coach-ignored-lost-other = { $shown } sudah punya { $letters } hijau, tapi { $who ->
    [several] { $times } tebakan
   *[one] **{ $guess }** di baris { $row }
} tidak memakainya
coach-ignored-moved = { $who ->
    [it] Tebakan itu juga
    [several] { $times } tebakan
   *[one] **{ $guess }** di baris { $row }
} memindahkan { $letters }, padahal sudah hijau sejak { $shown }
coach-ignored-left-out = { $who ->
    [it] Tebakan itu juga
    [several] { $times } tebakan
   *[one] **{ $guess }** di baris { $row }
} melewatkan { $letters }, yang sudah ditunjukkan { $shown }
coach-ignored-left-out-other = { $who ->
    [several] { $times } tebakan
   *[one] **{ $guess }** di baris { $row }
} tidak memanfaatkan { $letters }, yang sudah diketahui sejak { $shown }
coach-ignored-double = { $who ->
    [it] Tebakan itu juga
    [several] { $times } tebakan
   *[one] **{ $guess }** di baris { $row }
} kekurangan huruf { $letters }: { $shown } sudah menunjukkan { $count }
coach-ignored-place = { $who ->
    [it] Tebakan itu juga
    [several] { $times } tebakan
   *[one] **{ $guess }** di baris { $row }
} menaruh { $letters } di posisi { $place }, yang sudah dicoret { $shown }
coach-ignored-place-other = { $who ->
    [several] { $times } tebakan
   *[one] **{ $guess }** di baris { $row }
} mencoba { $letters } lagi di posisi { $place }, meski sudah ada { $shown }
coach-ignored-grey = { $who ->
    [it] Tebakan itu juga
    [several] { $times } tebakan
   *[one] **{ $guess }** di baris { $row }
} mencoba { $letters } lagi, padahal sudah abu-abu sejak { $shown }
coach-ignored-grey-other = { $who ->
    [several] { $times } tebakan
   *[one] **{ $guess }** di baris { $row }
} membuang tempat untuk { $letters }, yang sudah dicoret { $shown }
coach-ignored-grey-third = { $who ->
    [several] { $times } tebakan
   *[one] **{ $guess }** di baris { $row }
} tidak belajar apa-apa dari { $letters }, yang sudah abu-abu di { $shown }
coach-ignored-too-many = { $who ->
    [it] Tebakan itu juga
    [several] { $times } tebakan
   *[one] **{ $guess }** di baris { $row }
} punya satu { $letters } lebih banyak daripada yang dibolehkan { $shown }
coach-ignored-too = Petunjuk juga diabaikan di { $guesses }.
coach-paid = Untungnya tetap berhasil: { $before } kata sebelumnya, { $after } sesudahnya.
coach-times = { $times } tebakan habis seperti itu.
coach-repeated = **{ $guess }** di baris { $row } sudah dimainkan di baris { $first }; kata yang sama dua kali tidak memberi tahu apa-apa.
coach-no-win = **{ $guess }** di baris { $row } juga cocok, tapi hampir tidak ada teka-teki yang memakainya.
coach-trapped = **{ $pattern }** itu jebakan: ada { $words } kata yang cocok ({ $named }), dan **{ $guess }** di baris { $row } hanya mencoba satu.
coach-trapped-other = Ada { $words } kata yang cocok dengan **{ $pattern }** ({ $named }): jebakan. **{ $guess }** di baris { $row } mulai mencobanya satu per satu.
coach-trapped-better = **{ $better }** bisa membedakan hampir semuanya sekaligus.
coach-trapped-apart = **{ $better }** langsung membedakan semuanya sekaligus.
coach-trapped-letters = Satu tebakan dengan beberapa dari { $letters } bisa membedakannya.
coach-trapped-hard = Dalam mode sulit dari situ tinggal untung-untungan: coba huruf-huruf itu sebelum kotaknya jadi hijau.
coach-narrow = Keluar dari jebakan **{ $pattern }** itu ide yang tepat, tapi dari { $letters }, **{ $guess }** di baris { $row } { $some ->
    [yes] hanya menguji { $tested }
   *[no] tidak menguji satu pun
}.
coach-narrow-better = **{ $better }** bisa menguji { $tested }.
coach-opener = **{ $guess }** awal yang { $start ->
    [very] sangat lambat
   *[slow] lambat
}: biasanya menyisakan { $left } kata, sedangkan **{ $better }** menyisakan { $better_left }.
coach-opener-costs = Dalam banyak permainan, itu berarti { NUMBER($guesses, minimumFractionDigits: 1, maximumFractionDigits: 1) } tebakan lebih banyak per permainan.

coach-lesson = Di baris { $row }, **{ $better }** akan lebih baik daripada **{ $guess }**.
coach-lesson-other = **{ $better }** bisa memberi tahu lebih banyak daripada **{ $guess }** di baris { $row }.
coach-fits = Kata itu cocok dengan semua petunjuk dan bisa saja jawabannya.
coach-apart = Kata itu bisa membedakan **{ $word }** dan **{ $other }**.
coach-fewer = Biasanya { $better ->
    [0] tidak ada kata lain yang tersisa
   *[other] tersisa { $better } kata
}, sedangkan tebakanmu menyisakan { $left }.
coach-sooner = Itu sedikit lebih cepat sampai.

coach-praise-flawless = 👏 Di baris mana pun aku tidak bisa memilih lebih baik.
coach-praise-escaped = 👏 **{ $guess }** lolos dari jebakan **{ $pattern }**: { $before } kata sebelumnya, { $after } sesudahnya.
coach-praise-lucky = 🎯 **{ $guess }** kena 1 dari { $before } kata yang tersisa.
coach-praise-surprising = 👏 **{ $guess }** ide yang bagus: tidak mungkin jawabannya, tapi memangkas { $before } kata menjadi { $after }.
coach-praise-top = 👏 **{ $guess }** tebakan terbaik yang ada, dengan { $before } kata tersisa.
coach-praise-saved = 👏 **{ $guess }** menyelamatkannya di saat terakhir.
coach-praise-cut = 👏 **{ $guess }** yang paling banyak bekerja: dari { $before } kata menjadi { $after }.
coach-team-best = 👏 **{ $guess }** pilihan yang bagus.

## Angka-angkanya, di balik Rincian

coach-row = { $words } kata → { $after } · { $judged }
coach-solved = terpecahkan
coach-verdict-best = tidak ada yang lebih baik
coach-verdict-alike = sebagus pilihanku sendiri
coach-verdict-close = dekat dengan yang terbaik, rugi { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-verdict-probe = ide yang bagus, rugi { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-verdict-costly = mahal: { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-verdict-poor = sangat mahal: { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-verdict-unlisted = cocok juga, tetapi tidak pernah jadi jawaban
coach-better = lebih baik: **{ $better }**
coach-best-of-all = lebih jarang dipakai, tapi lebih baik { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }: { $best }
coach-no-luck = keberuntungan tidak berpengaruh
coach-luck = { $luck }, { $sign }{ NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }

coach-all-title = Keseluruhan
coach-overall = Kecakapan **{ $skill }** dari 99{ $skilled }. Keberuntungan **{ $luck }** dari 99: { $lucky }.
coach-skilled = : { $skilled }
coach-gamble = untung-untungan, kehilangan { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-sum-rest = Dari jumlah itu, { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } bukan salah tebakan mana pun: hanya { $words } yang bisa menghematnya.
coach-sum-rest-unnamed = Dari jumlah itu, { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } bukan salah tebakan mana pun: selisihnya sangat kecil.
coach-sum = { $guesses } tebakan{ $more } = { NUMBER($optimal, minimumFractionDigits: 2, maximumFractionDigits: 2) } dengan permainan terbaik + { NUMBER($given, minimumFractionDigits: 2, maximumFractionDigits: 2) } untuk tebakan yang lebih lemah { $fortune }
coach-sum-more = { " " }+ { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } masih dibutuhkan
coach-sum-lucky = − { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } dihemat berkat mujur
coach-sum-unlucky = + { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } hilang karena sial

coach-turning-title = Titik balik
coach-turning-none = Tidak ada: tebakan maupun keberuntungan tidak mengubah apa-apa.
coach-turning-skill = Baris { $row }, **{ $guess }**: tebakan ini membuang { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } tebakan.
coach-turning-several = Baris { $row }, **{ $guess }**: mulai dari sini, { $times } tebakan seperti itu membuang { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
coach-turning-paid = Baris { $row }, **{ $guess }**: tebakan ini membuang { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }, tapi keberuntungan menghemat { NUMBER($saved, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
coach-turning-lucky = Baris { $row }, **{ $guess }**: keberuntungan menghemat { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } tebakan.
coach-turning-unlucky = Baris { $row }, **{ $guess }**: kesialan memakan { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } tebakan.

coach-rivals-title = Kata yang sama, dimainkan para lawan
coach-rival-needed = { $rival }: { $guesses }
coach-rival-lost = { $rival }: tidak ketemu
coach-own-needed = { $who ->
    [you] Kamu
    [team] Bersama
   *[they] Permainan ini
}: { $guesses }
coach-own-lost = { $who ->
    [you] Kamu
    [team] Bersama
   *[they] Permainan ini
}: tidak ketemu

coach-note-exact = Semua angka dalam tebakan, dan pasti. Kecakapan mulai dari 99 dan dibagi dua untuk setiap tebakan yang terbuang. Keberuntungan 50 kalau tidak berpengaruh, 79 kalau menghemat satu tebakan.
coach-note = Semua angka dalam tebakan, dengan ketelitian sekitar 0,02. Kecakapan mulai dari 99 dan dibagi dua untuk setiap tebakan yang terbuang. Keberuntungan 50 kalau tidak berpengaruh, 79 kalau menghemat satu tebakan.

coach-skill-masterly = piawai
coach-skill-sharp = tajam
coach-skill-solid = mantap
coach-skill-fair = lumayan
coach-skill-loose = ceroboh
coach-skill-wild = asal tebak

coach-luck-very-lucky = sangat mujur
coach-luck-lucky = mujur
coach-luck-a-little-lucky = agak mujur
coach-luck-neither = tidak mujur, tidak sial
coach-luck-a-little-unlucky = agak sial
coach-luck-unlucky = sial
coach-luck-very-unlucky = sangat sial

## Permainan beberapa papan

coach-boards-title = Analisis · { $boards } papan
coach-boards-won = { $boards ->
    [2] Kedua papan
   *[other] Semua { $boards } papan
} terpecahkan dalam { $guesses }; permainan terbaikku butuh sekitar { NUMBER($optimal, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
coach-boards-lost = { $solved } dari { $boards } papan terpecahkan.
coach-boards-waited = 💡 Papan { $board } sejak baris { $row } tinggal satu kata, tapi { $guesses } tebakan dipakai di tempat lain dan tidak memecahkan apa-apa.
coach-boards-ruled-out = 💡 Menurut kotaknya, **{ $guess }** (baris { $row }) sudah tidak mungkin di papan mana pun yang terbuka. **{ $better }** akan lebih membantu.
coach-boards-better = 💡 Di baris { $row }, **{ $better }** akan membawa semua papan lebih maju daripada **{ $guess }**.
coach-boards-served = 👏 **{ $guess }** berguna untuk { $boards } papan sekaligus.
coach-boards-hit = 🎯 **{ $guess }** tepat mengenai 1 dari { $words } kata yang tersisa di papan { $board }.
coach-step-after = { $words } di { $boards } papan
coach-boards-note = Semua angka adalah perkiraan, dalam tebakan.

## Sesulit apa sebuah kata

coach-hard-title = Sesulit apa { $answer }?
coach-hard-figure = **{ $level }**: orang butuh sekitar { NUMBER($guesses, minimumFractionDigits: 1, maximumFractionDigits: 1) } tebakan, dan kira-kira satu dari { $failing } orang gagal. Kata ini lebih sulit daripada { $figure } dari 100 kata sepanjang ini.
coach-hard-solver = { $rival }, pemain terkuatku, butuh { $guesses } tebakan.
coach-hard-solver-lost = { $rival }, pemain terkuatku, butuh lebih dari { $most } tebakan.
coach-hard-opening = Sebagai kata pertama, peringkatnya { $place } dari { $words }: setelah itu pemain sempurna rata-rata butuh { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } tebakan.
coach-hard-why = Yang membuatnya sulit: { $reasons }.
coach-hard-why-easy = Yang mungkin menjegal: { $reasons }.
coach-hard-because-repeated = { $letters } muncul lebih dari sekali
coach-hard-because-thrice = huruf { $letters } muncul tiga kali
coach-hard-because-letter = sedikit kata yang punya { $letters }
coach-hard-because-pair = sedikit kata yang memuat { $letters }
coach-hard-because-vowels = tidak punya huruf vokal, kecuali mungkin Y
coach-hard-because-unknown = sedikit orang yang tahu kata ini
coach-hard-because-form = teka-teki jarang memakai bentuk kata seperti ini
coach-hard-because-rare = teka-teki jarang memakainya
coach-hard-because-openers = tebakan awal yang biasa hampir tidak memberi petunjuk
coach-hard-because-seldom = jarang terpikirkan
coach-hard-because-alike = setelah beberapa tebakan masih banyak kata lain yang cocok
coach-losers-none = { $strategies ->
   *[other] Semua { $strategies } lawan berhasil menebaknya.
}
coach-losers = { $strategies ->
   *[other] { $losers ->
       *[other] { $losers } dari { $strategies } lawan gagal menemukannya: { $names }.
    }
}
coach-alike-none = Tidak ada jawaban lain yang berbeda satu huruf saja.
coach-alike = Mirip: { $words } kata berbentuk { $pattern }: { $named }.
coach-trap = Jebakan: { $words } kata berbentuk { $pattern }: { $named }.
coach-named-more = { $named }, …
coach-hard-note = Ini hanya melihat katanya, bukan permainan yang sedang berjalan. Kebutuhan orang diperkirakan dari 359 teka-teki bahasa Inggris lima huruf yang dimainkan ribuan orang, dengan galat sekitar seperempat tebakan; untuk bahasa dan panjang lain lebih kasar.
coach-hard-unhidden = Aku sendiri tidak pernah menyembunyikannya; orang lain boleh memakainya.

coach-level-easy = Mudah
coach-level-fair = Sedang
coach-level-tricky = Menjebak
coach-level-hard = Sulit
coach-level-brutal = Kejam
