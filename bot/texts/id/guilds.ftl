### Pengaturan sebuah server.

guilds-page-title = Pengaturan · { $page }
guilds-page-prompt = Halaman
guilds-mute = Aku tidak bisa mengirim kata harian di sana. Izinkan aku melihat kanal itu dan mengirim pesan di sana.
guilds-threadless = Aku tidak bisa membuka utas privat di sana. Perlu kanal teks tempat aku boleh membuat utas privat dan mengirim pesan di utas.

## Halaman-halaman

guilds-page-play = Permainan
guilds-page-channels = Kanal
guilds-page-daily = Harian
guilds-page-words = Kata
guilds-page-lists = Daftar kata
guilds-page-people = Orang
guilds-page-leaderboard = Papan peringkat
guilds-page-seasons = Musim
guilds-page-play-hint = bahasa, panjang, mode sulit, tema, giliran, komentar
guilds-page-channels-hint = tempat bermain, utas, permainan tak aktif
guilds-page-daily-hint = kanal, jam, zona waktu, sebutan, dan petunjuk
guilds-page-words-hint = kata tambahan dan terlarang, kata kasar, ejaan
guilds-page-lists-hint = kata-kata kalian sendiri: pelajaran, fandom
guilds-page-people-hint = siapa yang boleh memulai dan mengakhiri permainan
guilds-page-leaderboard-hint = permainan untuk dapat peringkat, harian yang terlewat, poin sendiri
guilds-page-seasons-hint = musim, juara, dan kiriman mingguan

## Permainan

guilds-language = **Bahasa kata**: { $value }
guilds-language-followed = **Bahasa kata**: { $value }, seperti di pengaturan Discord server ini
guilds-language-follow = Seperti di Discord
guilds-length = **Panjang**: { $value } huruf, kecuali pemain meminta yang lain
guilds-hard = **Mode sulit**: { $value }
guilds-theme = **Tema**: { $value }, di papan yang dilihat semua orang
guilds-hard-off = mati
guilds-hard-hard = nyala, petunjuk harus dipakai
guilds-hard-ultra = ultra, setiap petunjuk harus cocok
guilds-language-prompt = Bahasa kata
guilds-length-prompt = Panjang
guilds-hard-prompt = Mode sulit
guilds-theme-prompt = Tema
guilds-turns-on = **Bergiliran** di permainan bersama: ya, kecuali yang memulai mematikannya
guilds-turns-off = **Bergiliran** di permainan bersama: tidak, kecuali yang memulai menyalakannya. Yang ikut belakangan tetap memberi yang lain setengah menit untuk tebakan berikutnya.
guilds-turns-switch = Bergiliran
guilds-length-option = { $value } huruf

## Tema, di sini dan di preferensi pemain

guilds-remarks-on = **Komentar** di akhir permainan: ya
guilds-remarks-off = **Komentar** di akhir permainan: tidak
guilds-remarks-switch = Komentar
guilds-theme-squares = Kotak
guilds-theme-letters = Kotak huruf
guilds-theme-picture = Gambar
guilds-theme-contrast = Kontras tinggi
guilds-theme-contrast-letters = Kotak huruf kontras tinggi
guilds-theme-symbols = Simbol
guilds-theme-text = Teks polos
guilds-theme-squares-hint = 🟩🟨⬛ dengan huruf di sampingnya
guilds-theme-letters-hint = huruf di atas hijau, kuning, dan abu-abu
guilds-theme-picture-hint = kotak besar, nama, dan papan ketik dalam satu gambar
guilds-theme-contrast-hint = 🟧 tepat, 🟦 ada
guilds-theme-contrast-letters-hint = huruf di atas jingga, biru, dan abu-abu
guilds-theme-symbols-hint = [A] tepat, (A) ada, tanpa warna
guilds-theme-text-hint = untuk pembaca layar

## Kanal

guilds-channels = **Permainan boleh dimulai di**: { $value }
guilds-channels-none = semua kanal
guilds-threads-on = **Setiap permainan**: di utas sendiri
guilds-threads-off = **Setiap permainan**: di kanal itu sendiri
guilds-idle = **Permainan tak aktif**: ditutup { $public } jam setelah tebakan terakhir, yang pribadi setelah { $private } jam
guilds-channels-prompt = Kanal yang boleh (kosong: semua kanal)
guilds-threads-switch = Utas
guilds-idle-button = Batas tak aktif
guilds-idle-modal = Jam sampai permainan tak aktif ditutup
guilds-idle-public-field = Permainan di kanal (1 sampai { $most })
guilds-idle-private-field = Permainan pribadi (1 sampai { $most })

## Kata harian

guilds-daily-channel = **Kata harian dikirim di**: { $value }
guilds-schedule = **Waktu**: { $hour }.00 { $zone }
guilds-ping-role = **Menyebut**: { $value }
guilds-ping-role-none = tidak ada
guilds-daily-hints-on = **Petunjuk di dalamnya**: boleh
guilds-daily-hints-off = **Petunjuk di dalamnya**: tidak boleh
guilds-shields-on = **Satu harian terlewat sebulan**: perisai menjaga runtunan
guilds-shields-off = **Satu harian terlewat sebulan**: mengakhiri runtunan
guilds-daily-thread-on = **Utas spoiler**: siapa yang selesai masuk ke utas privat di samping kata harian, dengan papan semua orang. Yang boleh mengelola utas juga bisa melihatnya.
guilds-daily-thread-off = **Utas spoiler**: tidak ada
guilds-daily-list = **Katanya diambil dari** salah satu daftar kata server ini, jadi tidak dihitung di papan peringkat
guilds-daily-begins = Begitu kamu memilih kanal, kata harian kukirim ke sana: yang hari ini dalam semenit kalau sudah lewat { $hour }.00, dan yang berikutnya pada jam itu.
guilds-daily-channel-prompt = Kanal kata harian
guilds-ping-role-prompt = Peran yang disebut (kosong: tanpa sebutan)
guilds-schedule-button = Jam dan zona waktu
guilds-daily-card-on = **Setelah yang pertama main**: semua melihat kartu
guilds-daily-card-off = **Setelah yang pertama main**: tanpa kartu
guilds-daily-card-switch = Kartu
guilds-daily-hints-switch = Petunjuk
guilds-shields-switch = Perisai runtunan
guilds-daily-thread-switch = Utas spoiler
guilds-schedule-modal = Kapan kata harian dikirim
guilds-hour-field = Jam, 0 sampai 23
guilds-zone-field = Zona waktu, seperti Asia/Jakarta

## Kata

guilds-extra = **Kata tambahan**, yang di sini juga boleh ditebak: { $words }
guilds-banned = **Kata terlarang**, yang tidak pernah ditebak, disembunyikan, atau disarankan: { $words }
guilds-offensive-on = **Tebakan kasar**: diterima, tapi tidak pernah jadi jawaban; hinaan selalu ditolak
guilds-offensive-off = **Tebakan kasar**: ditolak seperti hinaan, dan tidak pernah jadi jawaban
guilds-spelling = **Ejaan Inggris untuk jawaban**: { $value }; keduanya boleh ditebak
guilds-spelling-american = Amerika (color)
guilds-spelling-british = Britania (colour)
guilds-spelling-prompt = Jawaban bahasa Inggris
guilds-none = tidak ada
guilds-more = { $words } dan { $count } lagi
guilds-extra-button = Kata tambahan
guilds-banned-button = Kata terlarang
guilds-offensive-switch = Tebakan kasar
guilds-extra-field = Kata yang di sini juga boleh ditebak
guilds-banned-field = Kata yang tidak boleh muncul di sini
guilds-added = Mulai sekarang **{ $word }** boleh ditebak di server ini, dan kupertimbangkan saat membantu. `/{ -command } settings` memuat semua kata kalian.

## Orang

guilds-start = **Yang memulai permainan**: { $who }
guilds-stop = **Yang mengakhiri permainan orang lain tanpa pemungutan suara**: { $who }
guilds-moderators-always = Moderator, yang boleh mengelola pesan, selalu boleh keduanya.
guilds-who-everyone = semua orang
guilds-who-moderators = moderator
guilds-who-role = sebuah peran
guilds-role-missing = sebuah peran, yang kamu pilih di bawah
guilds-start-prompt = Yang memulai permainan
guilds-starters-prompt = Peran yang memulai permainan
guilds-stop-prompt = Yang mengakhiri permainan orang lain
guilds-stoppers-prompt = Peran yang mengakhiri permainan orang lain

## Papan peringkat

guilds-least-games = **Permainan untuk dapat peringkat**: { $value }. Pemain yang kurang dari itu ditulis di bawah yang lain.
guilds-least-games-prompt = Untuk dapat peringkat
guilds-correct-button = Koreksi hasil
guilds-least-games-option = { $value } permainan

## Harga kata harian yang terlewat

guilds-absence = **Kerugian kalau kata harian terlewat**: { $value }. Berlaku di papan peringkat harian untuk sehari, minggu, bulan, atau tahun, dan hanya bagi yang main setidaknya sekali dalam waktu itu.
guilds-absence-prompt = Kerugian kalau terlewat
guilds-absence-none = tidak ada
guilds-absence-loss = seperti kekalahan
guilds-absence-average = seperti permainan rata-rata
guilds-absence-worst = seperti hasil terburuk hari itu

## What a result is worth

guilds-points = **Poin**: { $wins } untuk kata yang ketemu dalam 1 sampai 6 tebakan, { $lost } untuk permainan yang tidak terpecahkan. Papan peringkat bisa diurutkan menurut ini.
guilds-points-button = Poin
guilds-points-modal = Nilai satu permainan
guilds-points-field = Poin 1 sampai 6 tebakan, lalu tak terpecahkan
guilds-double-day = **Poin ganda**: { $day }
guilds-double-day-prompt = Poin ganda
guilds-double-day-none = tidak ada hari

## Semua server

guilds-shared-on = **Papan peringkat semua server**: server ini ikut. Pemain disebut di sana, kecuali yang menyembunyikan namanya.
guilds-shared-off = **Papan peringkat semua server**: server ini tidak ikut.
guilds-shared-switch = Semua server

## Catatan

guilds-page-records = Catatan
guilds-page-records-hint = kanal tempat hasil dicatat, hasil terlambat, suntingan, ekspor
guilds-record-channels = **Hasil dicatat di**: { $value }. Hasil yang dibagikan di sana dan ringkasan aplikasi Wordle dihitung tanpa perintah.
guilds-record-days = { $value ->
        [0] **Hasil terlambat**: diterima kapan saja
       *[other] **Hasil terlambat**: diterima sampai { $value } hari setelah hari teka-tekinya
    }
guilds-record-edits = **Pesan yang disunting**: { $value }; yang pertama dikirim tetap kuingat
guilds-record-edits-prompt = Pesan yang disunting
guilds-record-edits-never = tidak mengubah hasil apa pun
guilds-record-edits-slip = mengubah hasil selama sepuluh menit setelah dikirim
guilds-record-edits-day = mengubah hasil pada hari pesannya
guilds-record-edits-ever = mengubah hasil selama hasil terlambat masih diterima
guilds-record-pasted-on = **Hasil tempelan**: siapa pun bisa mencatat hasilnya sendiri dengan `/{ -command } record`
guilds-record-pasted-off = **Hasil tempelan**: tidak diterima; hanya yang dikirim seseorang yang dihitung
guilds-record-reaction-on = **Tanda**: 📝 di bawah setiap pesan yang dicatat, dengan angka di sampingnya kalau hitunganku berbeda dari yang tertulis, ✏️ kalau hasilnya berubah karena disunting, ❔ di bawah hasil yang tidak kuterima; untuk satu teka-teki, hasil pertama yang dihitung
guilds-record-reaction-off = **Tanda**: tidak ada
guilds-record-channels-prompt = Kanal tempat mencatat hasil
guilds-record-days-prompt = Hasil terlambat
guilds-record-days-option = { $value ->
        [0] kapan saja
       *[other] terlambat { $value } hari
    }
guilds-record-reaction-switch = Tanda 📝
guilds-record-pasted-switch = Hasil tempelan
guilds-export-button = Ekspor hasil
guilds-exported = Ini hasil server ini, dalam tabel untuk lembar kerja. Dari teka-teki lain, di results.csv: { $records }. Dari permainan denganku, di games.csv: { $games }. Yang menyembunyikan namanya disebut “seorang pemain” di sana.
guilds-export-cut = Tiap tabel paling banyak berisi { $most } yang terbaru.
guilds-export-empty = Di server ini belum ada yang dicatat atau diselesaikan.

## Sakelar, sebagai label tombolnya

guilds-chosen = { $setting }: { $value }
guilds-on = { $setting }: ya
guilds-off = { $setting }: tidak

## Kata yang dilaporkan

guilds-page-reports = Kata yang dilaporkan
guilds-page-reports-hint = kata yang dilaporkan pemain, untuk dilarang atau disimpan
guilds-reports = Menurut pemain, kata-kata ini tidak pantas jadi jawaban. Kata terlarang tidak pernah ditebak, disembunyikan, atau disarankan di server ini; menyimpan kata hanya menghapusnya dari daftar ini.
guilds-no-reports = Tidak ada kata yang dilaporkan. Pemain bisa melaporkan kata dari permainan yang sudah selesai.
guilds-reported = **{ $word }** ({ $language }): { $players } pemain · { $why }
guilds-reported-rare = jarang dikenal
guilds-reported-offensive = menyinggung
guilds-reported-nonword = bukan kata
guilds-reported-other = alasan lain
guilds-reported-more = dan { $count } lagi
guilds-ban-prompt = Larang di sini
guilds-keep-prompt = Simpan

## Musim dan kiriman mingguan

guilds-season = **Musim**: { $season }. Saat satu berakhir, juaranya disebut di sini, dan semua mulai sama rata. Kalau sudah dua minggu tidak ada yang main, aku menunggu permainan berikutnya. Mengubahnya mengakhiri musim yang berjalan tanpa juara.
guilds-season-off = tidak ada
guilds-season-monthly = setiap bulan
guilds-season-days = dari { $first } sampai { $last }
guilds-season-prompt = Musim
guilds-season-button = Musim dengan tanggal
guilds-season-modal = Musim dengan hari pilihan sendiri
guilds-season-first-field = Hari pertama, seperti 2026-12-01
guilds-season-last-field = Hari terakhir, seperti 2026-12-31
guilds-weekly = **Kiriman mingguan**: { $day } pukul { $hour }.00 { $zone }, kalau ada yang main
guilds-weekly-off = **Kiriman mingguan**: tidak ada
guilds-weekly-never = tidak ada
guilds-weekly-prompt = Kiriman mingguan
guilds-weekly-button = Jam kiriman mingguan
guilds-bulletin-channel = **Dikirim di**: { $value }
guilds-bulletin-channel-prompt = Kanal kiriman ini (kosong: kanal kata harian)
guilds-bulletin-refused = Pada { $day } aku tidak boleh mengirim di sana. Izinkan aku melihat kanal itu dan mengirim pesan di sana.
guilds-daily-channel-none = belum ada kanal
guilds-record-channels-none = { guilds-daily-channel-none }
guilds-bulletin-channel-none = { guilds-daily-channel-none }

## Rewards

guilds-page-rewards = Hadiah
guilds-page-rewards-hint = peran untuk yang terbaik kemarin, juara, dan runtunan panjang
guilds-rewards = Peran-peran ini datang dan pergi sendiri, tanpa sebutan: yang berhak memilikinya sampai orang lain berhak, atau runtunannya berakhir. Semuanya mengikuti kata harian dan musim di server ini, serta hasil yang dicatat di sini dari permainan yang kamu pilih: Wordle, atau yang lain yang punya teka-teki untuk setiap hari.
guilds-best-role = **Terbaik di kata harian kemarin**: { $value }
guilds-best-role-none = tanpa peran
guilds-best-role-prompt = Peran yang terbaik kemarin (kosong: tanpa)
guilds-wordle-role = **Terbaik di { $game } kemarin, dari hasil yang dicatat di sini**: { $value }
guilds-wordle-role-none = { guilds-best-role-none }
guilds-wordle-role-prompt = { $game }: { guilds-best-role-prompt }
guilds-reward-game-prompt = Permainan yang diberi hadiah
guilds-champion-role = **Juara musim lalu**: { $value }
guilds-champion-role-none = { guilds-best-role-none }
guilds-champion-role-prompt = Peran para juara (kosong: tanpa)
guilds-streak-role = **7 hari berturut-turut**: { $value }
guilds-streak-role-none = { guilds-best-role-none }
guilds-streak-role-prompt = Peran untuk 7 hari berturut-turut (kosong: tanpa)
guilds-long-streak-role = **30 hari berturut-turut**: { $value }
guilds-long-streak-role-none = { guilds-best-role-none }
guilds-long-streak-role-prompt = Peran untuk 30 hari berturut-turut (kosong: tanpa)
guilds-longest-streak-role = **100 hari berturut-turut**: { $value }
guilds-longest-streak-role-none = { guilds-best-role-none }
guilds-longest-streak-role-prompt = Peran untuk 100 hari berturut-turut (kosong: tanpa)
guilds-beyond = Salah satu peran ini tidak bisa kuberikan. Izinkan aku mengelola peran, dan pindahkan peranku ke atasnya.
guilds-power = Salah satu peran ini memberi kuasa atas orang lain, jadi tidak kuberikan. Pilih peran tanpa hak seperti itu.
guilds-page-games = Game yang diajarkan
guilds-page-games-hint = teka-teki yang belum kukenal, dipelajari dari dua hasil
