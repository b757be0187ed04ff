### Hasil teka-teki yang dimainkan di tempat lain.

records-menu = Catat hasil
records-modal = Catat hasilmu
records-share-field = Tempel satu hasil, atau beberapa

records-receipt-title = Tercatat
records-of-other-title = Tercatat untuk orang lain
records-entry = **{ $puzzle }** · { $result }
    -# rata-rata { $average } dalam { $games } teka-teki di sini
records-counted = Kisinya ada { $rows ->
   *[other] { $rows } baris
}, jadi aku hitung { $rows }, bukan { $stated }.
records-known = **{ $puzzle }** sudah tercatat: { $result }.
records-kept = **{ $puzzle }** sudah dicatat: { $result }. Itu tetap, kecuali kamu menghapusnya.
records-unread = Aku tidak bisa membaca { $shares }.
records-left-out = Aku tidak membaca lebih dari { $most } hasil sekaligus. Terlewat: { $count }. Kirim dalam pesan lain.
records-not-recorded = Juga tidak dicatat: { $puzzles }.
records-struck = **{ $puzzle }** dicoret oleh pengelola server. Tidak dihitung. Tanyakan kepada mereka kalau menurutmu seharusnya dihitung.
records-corrected = **{ $puzzle }** · { $result }. { refusals-corrected }
records-joined = Yang dicatat { $account } di sini dihitung untuk { $who }: seorang moderator bilang kedua akun itu milik satu orang. **{ standings-corrections-button }** di `/{ -command } leaderboard` menunjukkan siapa. Kalau itu salah, tanyakan kepadanya.
records-struck-title = Dicoret moderator
records-puzzle = { $game } { $puzzle }
records-doubted = Ini terbaca seperti hasil orang lain, atau bukan hasil, jadi kulewati. Apakah ini hasil dari yang mengirimnya?
records-doubted-button = Ya, catat
records-doubted-prompt = Pilih hasil dari yang mengirimnya
records-remove-button = Hapus { $puzzle }
records-remove-prompt = Hapus hasil
records-removed = **{ $puzzle }** dihapus. Kamu bisa mencatatnya lagi dengan `/{ -command } record`.
records-more = `/{ -command } records` menunjukkan siapa yang terbaik.

## Sebuah angka, menurut apa yang dihitungnya

records-unsolved = tidak terpecahkan
records-first = ✏️ awalnya dikirim: { $result }
records-confirmed = ❔ diragukan, dikonfirmasi pengirimnya
records-pasted = 📋 ditempel lewat perintah, tanpa pesan
records-other = ⚠️ pesan lain menyebut: { $result }
records-figure-guesses = { $figure } tebakan
records-figure-boards = { $figure } tebakan di semua papan
records-figure-mistakes = { $figure ->
    [0] tanpa kesalahan
   *[other] { $figure } kesalahan
}
records-figure-hints = { $figure ->
    [0] tanpa petunjuk
   *[other] { $figure } petunjuk
}
records-figure-stars = { $figure } bintang
records-figure-points = { $figure } poin
records-figure-time = { $figure }
records-mean-guesses = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } tebakan
records-mean-boards = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } tebakan
records-mean-mistakes = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } kesalahan
records-mean-hints = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } petunjuk
records-mean-stars = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } bintang
records-mean-points = { NUMBER($mean, maximumFractionDigits: 0) } poin
records-mean-time = { $mean }

## Ringkasan aplikasi Wordle milik Discord

records-summary = **{ $puzzle }** · { $recorded } hasil tercatat.
records-waiting = { $waiting } pemain hanya disebut namanya di sana. Beri tahu aku sekali siapa mereka, dan akan kuingat.
records-names = Beberapa pemain hanya disebut namanya dalam ringkasan. Beri tahu aku sekali siapa mereka, dan akan kuingat.
records-nameless = Dari ringkasan aplikasi Wordle, hasil yang hanya punya nama: **{ $results }**. Hasil itu dihitung begitu moderator mengatakan di `/{ -command } records` siapa itu.
records-name-prompt = Siapa { $name }?
records-claimed = Mulai sekarang { $who } adalah **{ $name }**. { $results ->
    [0] Tidak ada hasil yang menunggu nama itu.
   *[other] { $results } hasil ditambahkan.
}
records-claimed-known = Untuk { $known } teka-teki sudah ada hasil lain, dan hasil itu yang dihitung. Kalau itu orang lain, pilih lagi di **{ records-named-button }**.
records-who-title = Siapa itu siapa
records-who-button = Siapa itu siapa ({ $names })
records-who-none = Semua nama dalam ringkasan sudah dikenal.
records-accounts = Ada yang punya dua akun? Pilih yang kedua di bawah, lalu yang pertama: hasil keduanya dihitung bersama.
records-account-line = { $account } dihitung untuk { $who }
records-account-prompt = Pilih akun kedua seseorang
records-account-ask = { $account } akun kedua siapa? Pilih yang pertama: semua yang sudah dan akan dicatat { $account } di sini dihitung untuknya. Ini bisa dibatalkan.
records-account-whose-prompt = Akun siapa ini?
records-account-one = Yang dicatat { $account } di sini dihitung untuk { $who }. Kalau salah, pilih orang lain atau tekan **Ternyata dua orang**: tidak ada yang hilang.
records-part-button = Ternyata dua orang
records-parted = { $account } bukan lagi akun orang lain, dan semua hasilnya kembali.
records-named-button = Nama yang kuingat
records-named-title = Nama yang kuingat
records-named-prompt = Pilih nama untuk diubah atau dilupakan
records-named = **{ $name }** adalah { $who }
records-named-none = Aku tidak mengingat nama apa pun. Kalau ringkasan hanya menyebut nama, aku bertanya di sini siapa itu.
records-named-one = **{ $name }** adalah { $who }. Salah? Pilih orang lain, dan semua hasil nama itu pindah kepadanya. Atau lupakan namanya: hasilnya menunggu sampai kamu memberi tahu lagi.
records-forget-button = Lupakan
records-forgotten = Aku tidak ingat lagi siapa **{ $name }**. { $results ->
    [0] Tidak ada hasil yang menunggu.
   *[other] { $results } hasil menunggu.
}

## Kanal yang dipantau

records-unseen = Aku tidak boleh membaca pesan di sini, jadi tidak bisa mencatat hasil sendiri. Yang menjalankan bot ini bisa mengizinkannya: nyalakan **Message Content Intent** untuk bot di discord.com/developers dan jalankan dengan `TILEMATE_MESSAGE_CONTENT=on`. Sampai saat itu pakai `/{ -command } record`, atau **Catat hasil** pada sebuah pesan.
records-missing = Yang masih kubutuhkan untuk mencatat hasil sendiri:
records-missing-portal = - **Message Content Intent**: pengelola bot ini bisa menyalakannya di discord.com/developers, di bagian **Bot**.
records-missing-start = - `TILEMATE_MESSAGE_CONTENT=on`: pengelola bot ini harus menjalankannya dengan itu.
records-missing-view = - **Lihat Kanal** di { $channel }: beri aku izin ini di pengaturan kanal.
records-missing-history = - **Baca Riwayat Pesan** di { $channel }: beri aku izin ini di pengaturan kanal.
records-missing-until = Sampai saat itu, pakai `/{ -command } record`, atau **Catat hasil** pada sebuah pesan.
records-unreadable = Aku belum bisa melihat pesan lama di { $channel }. Beri aku izin **Lihat Kanal** dan **Baca Riwayat Pesan** di sana.
records-read-button = Baca pesan lama: #{ $channel }
records-stop-button = Berhenti membaca
records-reading-running = ⏳ Membaca pesan lama di { $channel }: sejauh ini { $read }.
records-reading-done = Selesai. Semua pesan lama di { $channel } sudah kubaca: { $read }.
records-reading-full = { $read } pesan terbaru di { $channel } sudah dibaca. Lebih lama dari itu tidak.
records-reading-searched = { $read } pesan terbaru di { $channel } sudah dibaca, juga semua ringkasan lama dari aplikasi Wordle.
records-reading-stopped = Pembacaan di { $channel } dihentikan setelah { $read } pesan.
records-reading-forbidden = Aku tidak boleh membaca pesan lama di { $channel }. Beri aku izin **Lihat Kanal** dan **Baca Riwayat Pesan** di sana, lalu mulai lagi.
records-import = Ringkasan Wordle dikirim di sini. Aku bisa menyimpannya, juga yang lama, sebagai rata-rata, runtunan, dan papan peringkat server ini. Hanya pengelola server yang bisa menyalakannya.
records-import-button = Impor riwayat Wordle kami
records-preview-title = Yang akan kucatat
records-preview = Dari { $count } pesan terbaru di { $channel }:
records-preview-empty = Belum ada pesan di { $channel } sendiri. Utasnya juga dibaca.
records-preview-known = Sudah diketahui atau dicoret, jadi tetap begitu: { $count }.
records-preview-unread = { $count ->
   *[other] { $count } pesan tampak seperti hasil yang akan kulewati: tidak bisa kubaca, terlambat, atau milik orang lain.
}
records-preview-next = Belum ada yang disimpan. Membaca semuanya butuh sekitar satu detik per 100 pesan, dan semua yang dicatat bisa dibatalkan nanti.
records-preview-gone = { $count ->
    [0] Hasil yang pesannya sudah tidak ada tetap tersimpan, kecuali kamu memilih melupakannya.
   *[other] { $count } pesan berisi hasil sudah tidak ada; hasilnya tetap tersimpan, kecuali kamu memilih melupakannya.
} Itu tidak bisa dibatalkan.
records-preview-button = Baca semua pesan lama
records-preview-forget-button = Baca, dan lupakan yang sudah tidak ada
records-take-back-button = Batalkan yang sudah dibaca
records-take-back-sure = Batalkan semua hasil yang kubaca dari pesan lama? Hasil yang dicatat sejak itu, dan yang dicatat sendiri, tetap ada.
records-reading-undone = Semua yang dibaca dari pesan lama di { $channel } sudah dibatalkan.
records-reading-none = Tidak ada hasil yang ditemukan.
records-reading-results = Menemukan { $results } hasil dari { $people } pemain.
records-reading-repeated = { $count } lagi mengulang teka-teki yang sudah termasuk, jadi tidak dihitung.
records-reading-changed = { $changed ->
    [0] Semuanya sudah kuketahui.
   *[other] { $changed } pesan memuat hasil baru. Semuanya sudah dicatat.
}
records-reading-gone = { $count } pesan berisi hasil sudah tidak ada, dan hasilnya ikut terhapus.
records-reading-left = { $count } pesan berisi hasil sudah tidak ada; hasilnya tetap tersimpan.
records-reading-report = Pengelola server bisa melihat laporannya di `/{ -command } settings`, halaman *{ $page }*.
records-reading-unread = { $count ->
   *[other] { $count } pesan tampak seperti hasil yang kulewati: tidak bisa kubaca, terlambat, atau milik orang lain:
} { $links }
records-reading-names = { $results } hasil lagi dengan { $count } nama dalam ringkasan: aku tidak tahu siapa. Moderator bisa memberi tahu di `/{ -command } records`.
records-names-later = Setelah ini: { $names }.
records-group-streak = 🔥 Runtunan grup: { $days } hari, menurut ringkasan terakhir.
records-week-button = Wordle minggu ini
records-week-empty = Belum ada yang tercatat untuk minggu ini. Hasil datang lewat ringkasan aplikasi Wordle, atau kalau ada yang mencatatnya.
records-week-now = { $count ->
   *[other] Kalau minggu ini berakhir sekarang, { $who } menang dengan rata-rata { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } tebakan.
}
records-day-now = { $count ->
   *[other] Kalau hari ini berakhir sekarang, { $who } menang dengan { $guesses }/6.
}
records-week-won = { $count ->
   *[other] 🏆 { $who } memenangkan minggu itu dengan rata-rata { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } tebakan.
}
records-week-unbegun = Hasil hari ini belum ada: aplikasi merangkum suatu hari keesokan harinya.
records-week-absent = Hari ini belum ada hasil dari { $who }.
records-week-nameless = Tidak dihitung, karena ringkasan hanya menyebut namanya: { $names }. Moderator bisa memberi tahu siapa mereka.
records-week-rule = Urut menurut rata-rata hari yang dimainkan; kata yang tidak ketemu dihitung { $lost }. Butuh { $results } hasil untuk dapat peringkat.

## Siapa yang terbaik dalam sebuah permainan

records-board-title = { $game } · { $period }
records-empty = Belum ada yang mencatat hasil di sini. Tempel punyamu dengan `/{ -command } record`, atau pakai **Catat hasil** pada sebuah pesan: tekan lama, atau klik kanan, lalu pilih **Aplikasi**.
records-empty-days = Belum ada yang mencatat hasil { $game } pada hari-hari ini.
records-line = { $place } { $who } · rata-rata { $average } · { $solved } dari { $games } terpecahkan
records-line-open = { $place } { $who } · rata-rata { $average } · { $games } teka-teki
records-place = **{ $place }.**
records-no-place = **–**
records-hidden = … dan { $players } pemain lagi
records-rule = { $rule } Rata-rata yang sama diurutkan menurut jumlah terpecahkan, lalu jumlah dimainkan. Butuh { $least } hasil untuk dapat peringkat.
records-pasted-rule = 📋: sebanyak ini hasil yang ditempel, tanpa pesan yang menunjukkannya.

## Cara peringkat setiap permainan

records-how-title = Teka-teki yang bisa kucatat
records-how = Tempel hasil dengan `/{ -command } record`, atau pakai **Catat hasil** pada sebuah pesan. Setiap permainan punya papan peringkat sendiri, rata-rata terbaik paling atas: `/{ -command } records`.
records-played-title = Dimainkan di tempat lain
records-played = **{ $game }** · { $results } hasil
records-played-best = -# { $who } memimpin: rata-rata { $average }
records-played-more = -# Permainan lain di menu: { $count }
records-games-prompt = Permainan yang mana
records-games-before = Permainan sebelumnya…
records-games-after = Permainan lain: { $count }…
records-how-button = Apa yang bisa kucatat?
records-how-games = Aku bisa membaca { $games }.
records-more-games = { $count } lagi
records-rule-guesses = tebakan paling sedikit.{ $lost }
records-rule-boards = tebakan paling sedikit di semua papan.{ $lost }
records-rule-mistakes = kesalahan paling sedikit.{ $lost }
records-rule-hints = petunjuk paling sedikit.{ $lost }
records-rule-stars = bintang paling banyak.{ $lost }
records-rule-points = poin paling banyak.{ $lost }
records-rule-time = waktu paling singkat.{ $lost }
records-lost = { " " }Teka-teki yang tidak terpecahkan dihitung { $figure }.
records-lost-board = { " " }Papan yang gagal dihitung { $figure }.
