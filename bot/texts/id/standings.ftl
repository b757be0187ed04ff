### Papan peringkat dan statistik.

standings-title = Papan peringkat
standings-period-today = Hari ini
standings-period-week = Minggu ini
standings-period-month = Bulan ini
standings-period-year = Tahun ini
standings-period-all = Sepanjang masa
standings-period-yesterday = Kemarin
standings-period-lastweek = Minggu lalu
standings-period-lastmonth = Bulan lalu
standings-period-lastyear = Tahun lalu
standings-period-season = Musim ini
standings-view-guesses = Tebakan paling sedikit
standings-view-points = Poin
standings-view-streak = Hari berturut-turut
standings-view-wins = Paling banyak memecahkan
standings-empty = Belum ada siapa pun di papan peringkat ini. Mulai permainan dengan `/{ -command } play`. Permainan perorangan dan permainan bersama punya papan peringkat terpisah. Hasil dari tempat lain: `/{ -command } records`.
standings-line = **{ $place }.** { $who } · **{ $value }** · { $record }
standings-unplaced-line = { $who } · { $value } · { $record }
standings-few = { $more ->
    [0] permainan terlalu sedikit
   *[other] kurang { $more } permainan
}
standings-record = { $wins } dari { $games } terpecahkan
standings-value-guesses = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-value-points = { $value } poin
standings-value-streak = { $value ->
    [0] belum ada runtunan
   *[other] { $value } hari berturut-turut
}
standings-value-wins = { $value } terpecahkan
standings-days = { $days } hari
standings-rule-guesses = Diurutkan menurut rata-rata adil: tebakan per permainan, disesuaikan untuk { $words ->
    [compared] kata sulit dan permainan yang sedikit
   *[plain] permainan yang sedikit
}. Permainan yang tidak terpecahkan dihitung { $loss } tebakan.
standings-rule-points = Kata yang ketemu dalam 1 tebakan bernilai { $best } poin, dalam 2 tebakan { $second }, dan seterusnya. Permainan yang tidak terpecahkan bernilai 0.
standings-rule-points-own = Server ini punya poin sendiri: { $wins } untuk kata yang ketemu dalam 1 sampai 6 tebakan, { $lost } untuk permainan yang tidak kamu pecahkan.
standings-rule-double = Poin ganda: { $day }.
standings-rule-streak = Hari berturut-turut memecahkan kata harian tanpa petunjuk.
standings-shields = Perisai menjaga runtunan bila satu harian terlewat dalam sebulan.
standings-rule-wins = Yang paling banyak memecahkan ada di atas.
standings-fair-average = Rata-rata adil: tebakan per permainan. Kata yang sulit bagi yang lain menguntungkanmu, dan beberapa permainan mujur tidak banyak menentukan.
standings-nobody-ranked = Belum ada yang punya { $games } permainan untuk peringkat, jadi yang terbanyak main ada di atas.
standings-nobody-placed = Tidak ada yang sampai { $games } permainan untuk peringkat, jadi yang terbanyak main ada di atas.
standings-provisional = Peringkat butuh { $games } permainan selesai.
standings-elsewhere = { $who } belum ada di sini. Permainannya: { $where }. Pilih di menu.
standings-elsewhere-games = { $which } ({ $games })
standings-games-prompt = Permainan yang mana
standings-view-prompt = Diurutkan menurut
standings-period-prompt = Hari yang mana
standings-assisted = { $games } permainan dengan petunjuk atau daftar kata tidak dihitung.
standings-own-boards = Permainan perorangan
standings-previous = Kembali
standings-next = Lanjut

## Kenapa aku di sini?

standings-why-button = Kenapa aku di sini?
standings-why-place = Kamu di peringkat **{ $place }** dari { $players }. Yang seri berbagi peringkat.
standings-why-place-average = Kamu di peringkat **{ $place }** dari { $players } dengan rata-rata adil **{ $value }**. Yang seri berbagi peringkat.
standings-why-provisional = Kamu punya { $games } dari { $least } permainan yang dibutuhkan untuk peringkat.
standings-why-unplaced = Kamu memainkan { $games } dari { $least } permainan yang dibutuhkan untuk peringkat.
standings-why-too-few = Permainanmu terlalu sedikit untuk peringkat: { $games }.
standings-why-ahead = Tepat di atasmu: { $value }.
standings-why-guesses = Yang dihitung rata-rata adilmu: tebakan per permainan, ditambah beberapa permainan rata-rata supaya satu permainan mujur tidak menentukan segalanya.
standings-why-words = Yang dibutuhkan orang lain untuk kata yang sama ikut diperhitungkan.
standings-why-sum = Ini hitungannya:
standings-why-moves = Angkanya bergerak sedikit walau kamu tidak main: yang lain memainkan kata yang sama, dan rata-rata di sini berubah.
standings-why-points = Setiap permainan terpecahkan memberi { $each } poin dikurangi tebakannya. { $wins } permainanmu: { $wins } × { $each } = { $together }, dikurangi { $guesses } tebakan = **{ $value }**.
standings-why-points-own = Server ini menentukan nilai satu permainan. Ini hitungannya:
standings-why-points-found = { $guesses } tebakan: { $games } × { $each } = { $points }
standings-why-points-lost = Tidak terpecahkan: { $games } × { $each } = { $points }
standings-why-points-double = Ganda pada { $day } ({ $games } permainan): **+ { $points }**
standings-why-streak = Hari berturut-turut dengan kata harian terpecahkan: **{ $value }**. Hari yang terlewat, kalah, atau dengan petunjuk mengakhiri runtunan.
standings-why-no-streak = { $when ->
    [over] Di akhir kamu tidak punya runtunan.
   *[now] Saat ini kamu tidak punya runtunan. Pecahkan kata harian tanpa petunjuk, dan runtunan baru dimulai.
}
standings-why-wins = Kamu memecahkan **{ $value }** dari { $games } permainan.
standings-why-games = { $games } permainanmu butuh **{ $guesses }** tebakan.
standings-why-lost = ({ $lost } permainan yang tidak kamu pecahkan masing-masing dihitung { $each }.)
standings-why-harder = **− { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) }** karena orang lain butuh lebih banyak dari biasanya untuk kata-katamu. Permainanmu sendiri tidak dihitung di sini: setidaknya tiga orang lain mendapat { $compared } di antaranya, dan butuh rata-rata { NUMBER($others, minimumFractionDigits: 2, maximumFractionDigits: 2) } tebakan; kata rata-rata sebanyak itu butuh { $compared } × { NUMBER($usual, minimumFractionDigits: 2, maximumFractionDigits: 2) } = { NUMBER($words, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
standings-why-easier = **+ { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) }** karena orang lain butuh lebih sedikit dari biasanya untuk kata-katamu. Permainanmu sendiri tidak dihitung di sini: setidaknya tiga orang lain mendapat { $compared } di antaranya, dan butuh rata-rata { NUMBER($others, minimumFractionDigits: 2, maximumFractionDigits: 2) } tebakan; kata rata-rata sebanyak itu butuh { $compared } × { NUMBER($usual, minimumFractionDigits: 2, maximumFractionDigits: 2) } = { NUMBER($words, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
standings-why-average = **+ { NUMBER($added, minimumFractionDigits: 2, maximumFractionDigits: 2) }** untuk { $games } permainan seorang pemain rata-rata di sini: { $games } × { NUMBER($each, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
standings-why-total = Jumlahnya **{ NUMBER($total, minimumFractionDigits: 2, maximumFractionDigits: 2) }**. Dibagi semua { $games } permainan:

## Rating

standings-view-rating = Rating
standings-value-rating = { $value }
standings-rule-rating = Semua mulai dari 1500. Yang lebih baik pada kata yang sama naik, paling banyak melawan pemain kuat. Harian, balapan, dan duel antarorang dihitung setelah selesai.
standings-empty-rating = Belum ada yang punya rating di sini. Dua orang harus menyelesaikan kata harian, balapan, atau duel yang sama. Kata harian hari ini dihitung besok.
standings-empty-streak = Belum ada runtunan di sini. Pecahkan kata harian tanpa petunjuk, dan runtunanmu dimulai.
standings-matches = { $matches } pertandingan
standings-why-rating = Rating menunjukkan sebaik apa kamu pada kata yang sama dengan orang lain. Setiap yang kamu lampaui menaikkannya, pemain kuat paling banyak; setiap yang melampauimu menurunkannya, pemain kuat paling sedikit. Pertandingan pertama paling banyak mengubahnya. Ini hitungannya:
standings-why-start = Semua mulai dari **{ $start }**.
standings-why-earlier = **{ $change }** dari { $matches } pertandingan pertamamu.
standings-why-match = **{ $change }** { $mode }, { $day }: peringkat { $place } dari { $players }.
standings-why-rating-total = Jumlahnya **{ $value }**.

## Kata harian yang terlewat

standings-missed-loss = Bagi yang main harian dalam waktu ini, setiap yang terlewat dihitung { $loss } tebakan.
standings-missed-average = Bagi yang main harian dalam waktu ini, setiap yang terlewat dihitung seperti permainan rata-rata di sini.
standings-missed-worst = Bagi yang main harian dalam waktu ini, setiap yang terlewat dihitung seperti hasil terburuk hari itu.
standings-why-missed-loss = **+ { NUMBER($charged, minimumFractionDigits: 2, maximumFractionDigits: 2) }** untuk { $missed } harian yang terlewat: { $missed } × { $loss }.
standings-why-missed-average = **+ { NUMBER($charged, minimumFractionDigits: 2, maximumFractionDigits: 2) }** untuk { $missed } harian yang terlewat: { $missed } × { NUMBER($each, minimumFractionDigits: 2, maximumFractionDigits: 2) }, rata-rata di sini.
standings-why-missed-worst = **+ { NUMBER($charged, minimumFractionDigits: 2, maximumFractionDigits: 2) }** untuk { $missed } harian yang terlewat: masing-masing dihitung seperti hasil terburuk hari itu.

## Semua server

standings-everywhere = Semua server
standings-here = Server ini
standings-scope-server = Server ini
standings-scope-global = Semua server
standings-everywhere-rule = Server bebas memilih ikut; yang menyembunyikan nama tidak ditampilkan.
standings-everywhere-absent = Server ini tidak ikut; pengelolanya bisa mengubahnya di `/{ -command } settings`.

## Statistik

standings-stats-title = Statistik
standings-average = { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-no-average = –
standings-played = { $who } main { $games } kali dan memecahkan { $wins } ({ NUMBER($rate, style: "percent") }).
standings-figures = Rata-rata { $average }
standings-dailies = Harian: { $dailies } · runtunan { $streak } · terbaik { $best }
standings-streaks = Runtunan adalah hari berturut-turut kamu memecahkan kata harian tanpa petunjuk.
standings-shielded = 🛡️ Perisai menjaga runtunan pada { $day }.
standings-several = Dengan beberapa papan, setiap papan tambahan mengurangi hitungan satu tebakan.
standings-unranked = Papan peringkat tidak menghitung ini karena tidak adil untuk dibandingkan: { $kinds }.
standings-unranked-helped = dengan petunjuk atau daftar kata
standings-counts = Semua permainan yang selesai di sini, dari setiap mode dan panjang; papan peringkat menghitung satu jenis. Rata-ratanya dari tebakan dalam permainan yang terpecahkan.

## Dua pemain dengan kata yang sama

standings-against-title = Adu berdua
standings-against-none = { $who } dan { $other } belum pernah mendapat kata yang sama di sini. Mainkan `/{ -command } daily`, atau balapan.
standings-against-words = { $who } dan { $other } mendapat kata yang sama { $words } kali.
standings-against-better = { $who } butuh lebih sedikit tebakan: **{ $times }**
standings-against-level = Seri: **{ $times }**
standings-against-means = Rata-rata: { $who } { NUMBER($mine, minimumFractionDigits: 2, maximumFractionDigits: 2) }, { $other } { NUMBER($theirs, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-against-rule = Harian, balapan, tantangan, dan duel dihitung. Permainan yang tidak terpecahkan dihitung satu tebakan lebih dari yang ada.

## Angka apa saja di kartu

standings-card-games = { $count ->
   *[other] permainan
}
standings-card-won = terpecahkan
standings-card-rate = { NUMBER($rate, style: "percent") }
standings-card-average = rata-rata
standings-card-streak = runtunan
standings-card-best = terbaik
standings-card-days = { $count ->
   *[other] harian
}

## Di bawah peringkat yang paling banyak memecahkan

standings-games = { $games } permainan

## Halaman statistik

standings-page-prompt = Statistik lain
standings-page-overview = Ringkasan
standings-page-badges = Lencana
standings-page-kinds = Menurut mode dan panjang
standings-page-openers = Kata pembuka
standings-page-words = Kata
standings-page-title = Statistik · { $page }
standings-page-kinds-rule = Rata-rata dari tebakan dalam permainan yang terpecahkan.
standings-page-openers-rule = Kata pertama yang paling sering dipakai. Rata-rata dari tebakan dalam permainan yang terpecahkan.
standings-page-openers-none = { $who } belum pernah membuat tebakan pertama di permainan yang selesai.
standings-page-words-rule = Kata yang paling banyak butuh tebakan dalam permainan perorangan satu papan, tanpa petunjuk. Permainan yang tidak terpecahkan dihitung { $lost } tebakan. Kata yang mungkin masih dicari orang lain tidak disertakan.
standings-page-words-none = { $who } belum menyelesaikan permainan perorangan satu papan tanpa petunjuk.
standings-page-times = { $games } permainan
standings-page-others = yang lain butuh { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-page-best = Permainan terbaik: **{ $word }** · { $score } · { $when }
standings-page-worst = Permainan terburuk: **{ $word }** · { $score } · { $when }
standings-page-year = Kalender
standings-page-year-rule = Hari dengan warna huruf tepat punya setidaknya satu permainan terpecahkan.
standings-page-year-lines = Dalam satu baris, makin tinggi sebuah hari, makin banyak permainannya: satu, dua, atau lebih.
standings-page-year-none = { $who } tidak menyelesaikan permainan dalam dua belas bulan terakhir.
standings-year-summary = { $who } main pada **{ $days }** dalam dua belas bulan terakhir: { $record }. Runtunan terpanjang: **{ $longest }**.
standings-page-letters = Huruf tersulit, menurut rata-rata kata yang memuatnya: { $letters }
standings-page-skill = Kecakapan dan keberuntungan
standings-page-skill-rule = Setiap batang adalah satu permainan, yang terlama di kiri: { $games } permainan perorangan satu papan terakhir, tanpa petunjuk. Kecakapan mulai dari 99 dan dibagi dua untuk setiap tebakan yang terbuang. Keberuntungan 50 kalau tidak berpengaruh. Kata yang mungkin masih dicari orang lain tidak disertakan.
standings-skill-name = Kecakapan
standings-luck-name = Keberuntungan
standings-skill-mean = rata-rata { $mean }
standings-skill-means = { $who } punya rata-rata kecakapan **{ $skill }** dan keberuntungan **{ $luck }** ({ $games }).
standings-skill-few = Permainannya masih terlalu sedikit untuk disimpulkan.
standings-skill-trend = { $trend ->
    [better] Tebakannya makin baik
    [worse] Tebakannya makin buruk
   *[level] Tebakannya kira-kira sebaik sebelumnya
}: kecakapan **{ $before }** dalam { $games } permainan pertama, **{ $after }** dalam { $games } terakhir.
standings-skill-fortune = { $fortune ->
    [lucky] Secara keseluruhan keberuntungan membantu.
    [unlucky] Secara keseluruhan, kamu kurang beruntung.
   *[even] Mujur dan sial seimbang.
}

## Musim dan kiriman mingguan

standings-champions-button = Juara
standings-champions-title = Juara
standings-champions-prompt = Akhir sebuah musim
standings-champions-empty = Belum ada musim yang berakhir di sini.
standings-champions-line = **{ $season }** · 🏆 { $who } · { $value } · { $players } pemain
standings-champions-nobody = **{ $season }** · tanpa juara · { $players } pemain
standings-season-title = Musim · { $season }
standings-season-button = Peringkat akhir
standings-week = Minggu ini · { $days }
standings-year = Tahun { $year }
standings-page-review = Kilas balik tahun
standings-player-year = Tahun { $year } milik { $who } di sini.
standings-player-year-none = { $who } tidak menyelesaikan permainan di sini pada { $year }.
standings-card-played-days = { $count ->
   *[other] hari main
}
standings-moment-day = Hari terbaik
standings-moment-word = Kata tersulit yang ditaklukkan
standings-moment-beaten = dalam { $guesses }, yang lain butuh { NUMBER($others, minimumFractionDigits: 2, maximumFractionDigits: 2) }
standings-moment-opener = Kata pertama andalan
standings-moment-luckiest = Temuan paling mujur
standings-moment-luck = keberuntungan { $luck } dari 99
standings-moment-mate = Paling sering main dengan
standings-review-games = **{ $games } permainan** oleh { $players } orang.
standings-review-more = { $games } lebih banyak daripada minggu sebelumnya.
standings-review-fewer = { $games } lebih sedikit daripada minggu sebelumnya.
standings-review-same = Sebanyak minggu sebelumnya.
standings-review-best = ⚡ Tebakan paling sedikit: { $games } dalam { $guesses }.
standings-review-races = 🏎️ Paling sering menang balapan: { $who } ({ $wins }).
standings-review-closest = 🏁 Balapan paling ketat: { $who } mengalahkan { $second } dengan selisih { $seconds ->
    [0] kurang dari satu detik
   *[other] { $seconds } detik
}.
standings-review-hardest = { $count ->
   *[other] 🧗 Kata tersulit
}: { $answer }, rata-rata { NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 2) } tebakan.
standings-review-shared = 🤝 Bersama di satu papan: { $wins } dari { $games } terpecahkan.
standings-review-points = 🏅 Poin terbanyak: { $who } dengan { $points }.
standings-review-streak = 🔥 Runtunan terpanjang: { $who }, { $days } hari berturut-turut.
standings-review-elsewhere = Dimainkan di tempat lain: { $games }.
standings-review-best-of = 🏆 { $game }: { $who }, rata-rata { $average }.
standings-season-won = { $champions ->
   *[other] 🏆 { $who } di puncak musim ini, dengan rata-rata adil { $value } tebakan per permainan. Selamat!
}
standings-season-left = Yang ada di atasnya sudah keluar; klasemen akhir tetap seperti adanya.
standings-season-taken = Satu gelar ditarik kembali, seperti tertulis di Koreksi; klasemen akhir tetap seperti adanya.
standings-season-nobody = Tidak ada yang menang dan cukup banyak main untuk dapat peringkat, jadi musim ini tanpa juara.
standings-season-deserted = Semua yang punya peringkat sudah keluar, jadi musim ini tanpa juara.
standings-season-erased = Yang terdepan sudah menghapus datanya, jadi musim ini tidak menyebut juara.
standings-why-crowned = 🏆 Kamu juaranya: yang ada di atasmu sudah keluar.
standings-season-next = Musim berakhir, dan yang berikutnya dimulai: semua mulai sama rata.
standings-season-over = Musim berakhir. Pengelola server bisa memulai yang berikutnya di `/{ -command } settings`.
standings-season-frozen = Peringkat ini sudah final: koreksi sesudahnya tidak mengubahnya.

## Koreksi

standings-corrections-button = Koreksi
standings-corrections-title = Koreksi
standings-corrections-empty = Belum ada yang dikoreksi di sini.
standings-corrections-line = { $who } · { $what }, { $day }: **{ $change }**, oleh { $by } { $when }
standings-corrections-struck = dicoret
standings-corrections-undone = dibatalkan oleh { $by }
standings-changed-title = Berubah setelah dikirim
standings-changed = Hasil terbaru yang dihitung lain dari saat pertama dikirim, atau yang diragukan lalu dikonfirmasi, beserta waktu kirimnya:
standings-changed-empty = Tidak ada hasil di sini yang berubah setelah dikirim, atau diragukan lalu dikonfirmasi.
standings-changed-pasted = 📋 { $who } menempelkan hasil dari { $days } hari dalam satu jam, tanpa pesan, { $when }
standings-correct-title = Koreksi hasil
standings-correct = Hasil siapa yang salah? Semua bisa melihat yang kamu ubah: papan peringkat punya halaman koreksi. Masing-masing bisa dibatalkan.
standings-correct-player-prompt = Hasil siapa
standings-correct-undo-prompt = Batalkan koreksi
standings-correct-batch = { $who } · dicoret sekaligus ({ $count })
standings-correct-undo-all = Semuanya ({ $count })
standings-correct-result-prompt = Hasil yang mana
standings-correct-which = Hasil { $who } yang mana yang salah? Ini yang terbaru.
standings-correct-none = { $who } tidak punya hasil yang dihitung di sini.
standings-correct-joined = Yang dicatat { $account } dihitung untuk { $who }.
standings-correct-champion = Juara musim ini
standings-correct-what = { $who } · **{ $what }**: diapakan? Hasil yang dicoret tidak dihitung; hasil dari tempat lain bisa diubah.
standings-correct-strike-button = Coret
standings-correct-strike-all-button = Coret semua ({ $count })
standings-correct-strike-all = Coret semua yang tercantum dari { $who } ({ $count })? Hasilnya tidak dihitung lagi.
standings-correct-struck-all = Semua yang tercantum dari { $who } sudah dicoret ({ $count }).
standings-correct-strike-pasted-button = Coret yang ditempel ({ $count })
standings-correct-strike-pasted = Coret yang ditempel { $who } ({ $count })? Hasilnya tidak dihitung lagi.
standings-correct-struck-pasted = Yang ditempel { $who } sudah dicoret ({ $count }).
standings-correct-undone-all = Koreksi { $who } yang dibatalkan: { $count }.
standings-correct-change-button = Ubah
standings-correct-undo-button = Batalkan
standings-correct-others-button = Hasil lain
standings-correct-shown = Semua bisa melihat ini di Koreksi, pada papan peringkat.
standings-correct-modal = Ubah hasil
standings-correct-number = Hasil yang benar: { $low } sampai { $high }
standings-correct-solved = Hasil yang benar: { $low } sampai { $high }, atau X
standings-correct-time = Waktu yang benar, misalnya 1:23
standings-exclusions-button = Jangan catat hasilnya
standings-exclusions-back-button = Catat lagi
standings-exclusions-line = 🚫 { $who } · hasilnya tidak dicatat lagi, oleh { $by } { $when }
standings-exclusions-ask = Jangan catat lagi hasil { $who }? Sejak itu tidak ada kirimannya yang dicatat, dan semua orang bisa membaca di Koreksi bahwa kamu yang memutuskan.
standings-joined-line = 🔗 { $account } · hasilnya dihitung untuk { $who }, oleh { $by } { $when }
standings-exclusions-out = Mulai sekarang tidak ada kiriman { $who } yang dicatat. Hasil sebelumnya tetap ada, kecuali kamu mencoretnya.
standings-exclusions-back = Hasil { $who } dicatat lagi.
