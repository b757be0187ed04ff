### Kata bot saat tidak bisa melakukan yang diminta, dan apa yang bisa dilakukan.

refusals-unexpected = Ada yang salah di pihakku, dan tidak ada yang hilang. Referensi: `{ $reference }`
refusals-outage = Saat ini aku tidak bisa mengakses dataku, dan akan kembali secepatnya. Permainanmu aman: coba lagi dalam semenit.
refusals-broken = Ada yang salah dengan dataku, dan pengelolaku harus memeriksanya. Coba lagi nanti. Referensi: `{ $reference }`

## Tebakan

refusals-quoted = “{ $text }”
refusals-foreign-letter = { $character } bukan huruf yang berlaku di sini. Pakai { $first } sampai { $last }.
refusals-unknown-mark = { $character } bukan kotak. Tulis satu untuk setiap huruf: 🟩 🟨 ⬛, atau 2 1 0, atau g y b.
refusals-wrong-length = Itu { $actual } huruf; harus { $expected }.
refusals-counts-sharp-s = ß dihitung sebagai SS.
refusals-no-lexicon = Aku tidak punya kata sepanjang itu ({ $length }) dalam bahasa itu. Setiap bahasa punya kata 4 sampai 7 huruf, dan bahasa Inggris juga 8 huruf.
refusals-not-in-mine = **{ $word }** tidak ada di daftar kataku.
refusals-not-in = **{ $word }** tidak ada di daftar kataku ({ $language }).
refusals-meant = Maksudmu **{ $word }**?
refusals-another = Coba kata lain.
refusals-repeated = **{ $word }** sudah ditebak di baris { $row }.
refusals-hard-mode = Mode sulit: { $clue }.
refusals-unwelcome = Kata itu tidak pantas di sini. Coba kata lain.
refusals-not-your-turn = Tebakan terakhir darimu, jadi sekarang giliran yang lain. { refusals-kept }
refusals-not-your-turn-alone = Tebakan terakhir darimu, jadi sekarang giliran yang lain. Kalau tidak ada yang ikut, kamu boleh lanjut { $when }. { refusals-kept }
refusals-kept = Kesempatan menebakmu tidak berkurang.
refusals-unfit = Kata itu tidak kupakai dalam permainan. Pilih yang lain.

## Petunjuk yang diabaikan sebuah kata. $copies is one of the five below.

refusals-clue-correct = baris { $row } menunjukkan bahwa huruf di posisi { $at } adalah **{ $letter }**
refusals-clue-elsewhere = baris { $row } menunjukkan bahwa huruf di posisi { $at } bukan **{ $letter }**
refusals-clue-used = baris { $row } menunjukkan { $copies }, jadi { $count ->
    [1] huruf itu
    [2] keduanya
   *[other] semuanya
} harus dipakai
refusals-clue-at-least = baris { $row } menunjukkan setidaknya { $copies }, tetapi di tebakanmu kurang
refusals-clue-exactly = baris { $row } menunjukkan hanya { $copies }
refusals-clue-none = baris { $row } menunjukkan bahwa tidak ada **{ $letter }**
refusals-copies-1 = satu **{ $letter }**
refusals-copies-2 = dua **{ $letter }**
refusals-copies-3 = tiga **{ $letter }**
refusals-copies-4 = empat **{ $letter }**

## Permainan dan pertandingan

refusals-no-game = Tidak ada permainan di sini. Mulai dengan `/{ -command } play`.
refusals-not-entered = Papanmu belum terbuka. Tekan **{ $button }**, lalu tebak.
refusals-daily-over = Kata harian kemarin sudah selesai; kata hari ini: `/{ -command } daily`.
refusals-no-daily = Tidak ada kata harian untuk hari itu. Pilih dari daftar di bawah `day`, atau mainkan yang hari ini: `/{ -command } daily`.
refusals-no-past-daily = Di sini belum ada kata harian yang lalu. Mainkan yang hari ini: `/{ -command } daily`.
refusals-no-unsolved = Tidak ada kata harian lampau yang menunggumu di sini: masing-masing muncul setelah harinya lewat. Kata hari ini: `/{ -command } daily`.
refusals-game-ended = Permainan itu sudah selesai. Mulai yang lain dengan `/{ -command } play`.
refusals-running-yours = Kamu sudah punya permainan seperti ini di sini. Lanjutkan, atau akhiri dengan `/{ -command } stop`.
refusals-running-here = Di kanal ini sudah ada permainan. Ikutlah, atau mulai punyamu di sampingnya. Belum ada yang dimulai.
refusals-running-alone = Di kanal ini sudah ada permainan. Ikutlah, atau tunggu sampai selesai. Belum ada yang dimulai.
refusals-not-yours = Itu permainan orang lain. Mulai punyamu: pilih **Solo** di `/{ -command } play`.
refusals-may-not-stop = Hanya { $starter }, yang memulai permainan ini, atau moderator yang bisa mengakhirinya.
refusals-may-not-begin = Hanya { $starter }, yang membuka balapan ini, yang bisa memulainya lebih awal. Balapan mulai sendiri kalau semua siap.
refusals-option-refused = **{ $mode }** tidak punya opsi `{ $option }`. Hilangkan, atau lihat `/{ -command } about` untuk mode permainan. Belum ada yang dimulai.
refusals-not-invited = Itu untuk orang lain. Mulai permainanmu sendiri: `/{ -command } play`.
refusals-played-before = Yang ini sudah kamu mainkan sebelum datamu dihapus. Yang berikutnya mulai dari awal.
refusals-clue-tells-word = Petunjukmu membocorkan katanya. Sampaikan tanpa kata itu sendiri.
refusals-clue-unwelcome = Petunjukmu memuat kata yang tidak dipakai di sini. Sampaikan dengan kata lain.
refusals-unknown-code = Tidak ada kata dengan kode ini. Yang memasangnya bisa menemukannya di **Mainkan di tempat lain**; periksa setiap karakter.
refusals-code-alone = Sebuah kode membawa kata dan aturannya sendiri. Pakai `/{ -command } play` hanya dengan **code**.
refusals-code-unwelcome = Kata itu tidak dimainkan di server ini.
refusals-own-code = Hanya yang memasang kata ini yang bisa membiarkannya dimainkan di tempat lain.
refusals-own-challenge = Kamu yang memilih katanya, jadi kamu tahu. Biarkan yang lain menebak.
refusals-too-many-invited = Dalam satu jam terakhir kamu mengundang banyak orang yang belum mulai bermain. Kamu bisa mengundang lagi { $again }. Atau jangan sebut siapa pun: semua orang di sini bisa ikut.
refusals-may-not-agree = Harus orang lain yang memulai permainan ini atau sudah menebak di dalamnya yang setuju.
refusals-may-not-wish = Kamu belum menebak di permainan ini. Tebak dulu, lalu kamu bisa meminta petunjuk.
refusals-bot-invited = Bot tidak bisa ikut tantangan. Pilih orang, atau biarkan aku menebak katamu dengan `/{ -command } stump`.
refusals-match-over = Itu sudah selesai. Mulai yang lain dengan `/{ -command } play`.
refusals-not-begun = Belum dimulai. Tekan dulu **Ikut** dan **Siap**.
refusals-spoiler = Masih ada yang memainkan kata itu. Bagikan tanpa huruf.
refusals-nothing-to-share = Kamu belum menyelesaikan permainan di sini. Mulai permainan: `/{ -command } play`.
refusals-hint = **{ $mode }** dimainkan tanpa petunjuk. `/{ -command } hint` bisa dipakai di mode ini: { $modes }.
refusals-wrong-channel = Server ini bermain di { $channels }. Mulai permainanmu di sana.
refusals-may-not-start = Di server ini hanya { $who } yang bisa memulai permainan. Minta mereka memulai; kamu boleh ikut. Atau main denganku lewat pesan langsung.
refusals-moderators = moderator

## Teka-teki dari tempat lain

refusals-nothing-to-undo = Tidak ada baris untuk diurungkan. Tambahkan dengan opsi `guess` dan `hints` pada `/{ -command } help`.
refusals-no-puzzle = Kamu tidak punya teka-teki terbuka di sini. `/{ -command } help` menunjukkan yang ada, atau cara memulai.
refusals-no-grid = Di pesan itu tidak ada baris kotak, seperti 🟩⬛⬛🟨🟩, dan tidak ada gambar. Pilih pesan dengan hasil atau tangkapan layar, atau tulis kotaknya sendiri: `/{ -command } help` menerimanya di opsi `hints`.
refusals-own-board = Itu papanku, dan tombol-tombolnya yang membantumu. Selama dimainkan, `/{ -command } hint` memberi petunjuk; setelah selesai, kamu bisa menganalisisnya.
refusals-several-boards = Aku butuh jawaban semua papan. Tulis tebakanmu di opsi `words` pada `/{ -command } analyse`, dan jawaban tiap papan di `answer`: `bunga hujan pasar rumah`.
refusals-tiles-missing = Aku butuh kata dan kotaknya. Tulis katanya di opsi `guess` pada `/{ -command } help`, dan kotaknya di opsi `hints`: 01002, atau 🟩🟨⬛.
refusals-tiles-uneven = { $words } kata { $length } huruf{ $where } butuh { $needed } kotak, dan ini ada { $marks }.{ $row }{ $several } Tidak ada yang disimpan. Beri satu untuk setiap huruf: 01002, atau 🟩🟨⬛.
refusals-tiles-boards = { " " }di { $boards } papan terbuka
refusals-tiles-several = { " " }Kalau teka-tekimu punya { $boards } papan, isi opsi `boards` dengan { $boards }.
refusals-tiles-row = { " " }Lihat nomor { $row }.
refusals-rows-uneven = Ada { $rows } baris kotak, tetapi { $words } kata. Tulis satu kata untuk tiap baris, sesuai urutan.
refusals-other-length = Teka-tekimu di sini { $expected } huruf, dan kata itu { $actual }. Untuk teka-teki lain pilih **Teka-teki baru** di bawah **Lainnya**, atau isi opsi `length` dengan { $actual }.
refusals-sharp-s = ß kuhitung sebagai SS, jadi di sini kata itu **{ $word }**, dan kotaknya tidak sesuai panjangnya. Teka-teki yang menghitung ß sebagai satu huruf di luar kemampuanku, maaf. Tidak ada yang disimpan.
refusals-too-many-rows = Sebuah teka-teki di sini paling banyak { $most } baris. Masukkan lebih sedikit, atau mulai teka-teki baru.
refusals-no-stump = Aku tidak sedang menebak katamu di sini. Biarkan aku menebak: `/{ -command } stump`.
refusals-not-your-word = Hanya yang memikirkan katanya yang menandai. Pikirkan sendiri satu: `/{ -command } stump`.

## Gambar

refusals-picture-large = Gambar itu terlalu besar: aku membaca sampai 8 MB dan 25 megapiksel. Tangkapan layar dari ponselmu cukup kecil.
refusals-picture-format = Berkas itu tidak bisa kubaca sebagai gambar. Kirim tangkapan layar sebagai PNG, JPEG, WebP, atau GIF.
refusals-picture-no-board = Aku tidak melihat papan di gambar itu. Ambil tangkapan layar dengan semua baris tebakan, atau tulis barisnya: `/{ -command } help`.
refusals-picture-small = Papan di gambar itu terlalu kecil untuk dibaca. Kirim tangkapan layarnya sendiri, dalam ukuran penuh.
refusals-picture-keyboard = Aku hanya melihat papan ketik di gambar itu. Ambil tangkapan layar dengan baris tebakan di atasnya.
refusals-picture-left = Di gambar itu sisi kiri papan terpotong. Kirim yang menunjukkan semua kolom.
refusals-picture-right = Di gambar itu sisi kanan papan terpotong. Kirim yang menunjukkan semua kolom.
refusals-picture-above = Di gambar itu bagian atas papan terpotong. Kirim yang menunjukkan semua baris.
refusals-picture-below = Di gambar itu bagian bawah papan terpotong. Kirim yang menunjukkan semua baris.
refusals-picture-no-guess = Belum ada yang menebak di papan itu. Untuk tebakan pertama yang bagus: `/{ -command } solve`.
refusals-picture-photograph = Itu sepertinya foto. Ambil tangkapan layar permainannya, dan aku bisa membacanya.
refusals-picture-elsewhere = Aku hanya membaca gambar yang dikirim di Discord. Kirim gambarnya sendiri, bukan tautan.
refusals-picture-gone = Gambar itu tidak bisa kuambil lagi. Kirim sekali lagi.
refusals-picture-under-way = Aku masih membaca gambarmu yang terakhir. Coba lagi nanti.
refusals-picture-slow = Gambar itu terlalu lama bagiku. Coba tangkapan layar yang hanya berisi papan, atau tulis barisnya: `/{ -command } help`.
refusals-picture-or-text = Beri aku gambar atau tebakanmu, jangan keduanya. Tidak ada yang disimpan.
refusals-picture-boards = Ada beberapa papan di gambar itu. Potong yang kamu maksud, dan kirim itu.

## Pelatih dan peringkat

refusals-still-running = Permainan itu masih berjalan. Aku bisa menganalisisnya setelah selesai; `/{ -command } board` menampilkannya.
refusals-nothing-played = Tidak ada tebakan untuk dianalisis. Main dulu: `/{ -command } play`.
refusals-words-missing = Aku juga butuh kata-katanya. Tulis yang kamu tebak, berurutan, di opsi `words` pada `/{ -command } analyse`, atau pilih **Analisis permainan ini** pada pesan dengan hasilmu, dan aku menanyakannya.
refusals-answer-missing = Aku tidak melihat baris yang hijau semua, jadi tidak tahu jawabannya. Tulis di opsi `answer` pada `/{ -command } analyse`.
refusals-marks-differ = Kalau jawabannya **{ $answer }**, baris { $row } akan jadi { $tiles }. Periksa kata dan kotaknya; tidak ada yang disimpan.
refusals-guess-after-answer = Ada tebakan setelah jawabannya. Periksa kata-katanya.
refusals-unknown-rival = Aku tidak kenal lawan dengan nama itu. Pilih dari daftar di bawah `rival`.
refusals-no-results = Belum ada permainan yang selesai. Mulai permainan dengan `/{ -command } play`.
refusals-only-recorded = Belum ada permainan yang selesai, hanya hasil teka-teki lain: lihat di `/{ -command } records`. Mulai permainan dengan `/{ -command } play`.
refusals-not-listed = Kamu tidak ada di papan peringkat ini: tidak satu pun permainanmu di sini yang dihitungnya. Judulnya menyebut yang dihitung; `/{ -command } stats` memuat semua punyamu.
refusals-only-struck = Tidak ada hasilmu yang dihitung di sini: pengelola server mencoretnya. **Koreksi** di `/{ -command } leaderboard` menyebut yang mana dan oleh siapa; tanyakan kalau menurutmu seharusnya dihitung.

## Teka-teki dari tempat lain yang dicatat

refusals-no-share = Aku tidak menemukan hasil yang bisa kubaca di sana. Salin seluruh hasilnya dan coba lagi. Aku membaca { $games }. Kalau game-mu belum ada, pengelola server ini bisa mengajarkannya kepadaku: `/{ -command } settings`, halaman *{ guilds-page-games }*.
refusals-no-share-of = Itu tampaknya **{ $game }**, tetapi aku tidak bisa membaca hasilnya. Salin seluruh hasil seperti yang diberikan game-nya, lalu coba lagi. Contohnya, yang ini bisa kubaca:
    { $example }
refusals-not-moderator = Hanya moderator yang bisa mengatakan siapa itu siapa di sini. Minta mereka menekannya.
refusals-same-account = Kamu memilih akun yang sama dua kali. Pilih yang lain.
refusals-not-your-share = Hanya penulisnya atau moderator yang bisa mencatat itu. Untuk hasilmu sendiri: `/{ -command } record`.
refusals-game-switched-off = Aku bisa membaca **{ $game }**, tetapi hasilnya belum dicatat di sini. Pengelola server bisa menyalakannya di `/{ -command } settings`, halaman *{ $page }*.
refusals-shut-out = Tidak ada yang dicatat: pengelola server ini tidak menerima hasil dari { $who }. Kalau menurutmu itu salah, tanyakan kepada mereka. Semua yang lain bisa dimainkan seperti biasa.
refusals-shut-out-you = Tidak ada yang dicatat: pengelola server ini tidak menerima hasilmu. Kalau menurutmu itu salah, tanyakan kepada mereka. Semua yang lain bisa dimainkan seperti biasa.
refusals-future-puzzle = **{ $puzzle }** belum terbit, jadi tidak dicatat. Periksa nomornya.
refusals-impossible-score = Tidak mungkin ada hasil **{ $puzzle }** dengan angka itu, jadi tidak dicatat. Periksa yang kamu tempel.
refusals-second-result = Ada lebih dari satu hasil **{ $puzzle }** di situ. Hanya yang pertama dihitung.
refusals-grid-differs = Kotak-kotak **{ $puzzle }** tidak cocok dengan hasilnya, jadi tidak dicatat. Tempel hasilnya seperti yang diberikan permainan.
refusals-too-late = **{ $puzzle }** terlambat: di sini hasil dihitung sampai { $days } hari setelah hari teka-tekinya. Hasil ini tidak dicatat.
refusals-too-many-results = **{ $puzzle }** terlalu banyak: hasil permainan ini tidak menyebut harinya, dan di sini paling banyak { $most } dihitung dalam { $most } hari. Tidak dicatat.
refusals-too-many-at-once = **{ $puzzle }** terlalu banyak untuk satu hari: hasil permainan ini tidak menyebut harinya, dan di sini paling banyak { $most } dihitung per hari. Tidak dicatat. Kirim lagi besok.
refusals-edit-too-late = **{ $puzzle }** diubah terlambat: di sini perubahan dihitung sampai { $days } hari setelah hari teka-tekinya. Yang sudah dicatat tetap ada.
refusals-past-day = Sudah terlambat untuk mengubah atau menghapus hasil ini. Pengelola server menentukan sampai kapan itu bisa, di `/{ -command } settings`.
refusals-pasting-off = Server ini tidak menerima hasil tempelan, supaya semua orang melihat asalnya. Kirim hasilmu di { $channels }, nanti kucatat.
refusals-pasting-off-anywhere = Server ini tidak menerima hasil tempelan, supaya semua orang melihat asalnya. Kirim hasilmu di sebuah kanal dan pakai **{ records-menu }** pada pesan itu: tekan lama, atau klik kanan, lalu pilih **Aplikasi**.
refusals-backfill-running = Aku sedang membaca pesan lama server ini. Tunggu sampai selesai, atau hentikan di `/{ -command } settings`, halaman *Catatan*.
refusals-nothing-to-take-back = Tidak ada yang bisa dibatalkan: tidak ada pesan lama yang dibaca.
refusals-not-watched = Hasil tidak dicatat lagi di kanal itu. Pilih lagi di `/{ -command } settings`, halaman *Catatan*.
refusals-unknown-game = Aku tidak kenal permainan dengan nama itu. `/{ -command } records` memuat yang bisa kubaca.

## Pengaturan

refusals-keeps-private = Pemain ini menyimpan statistiknya untuk diri sendiri.
refusals-oneself = Itu orang yang sama dua kali. Pilih orang lain untuk dibandingkan.
refusals-no-server = Itu hanya bisa di sebuah server. Coba lagi di salah satu kanalnya.
refusals-may-not-manage = Hanya pengelola server yang bisa mengubah itu. Untuk pilihanmu sendiri: `/{ -command } preferences`.
refusals-not-everywhere = Semua server hanya membandingkan permainan perorangan. Pilih mode lain, atau papan peringkat server ini.
refusals-known-word = **{ $word }** sudah kukenal: bisa ditebak di server ini.
refusals-refused-word = **{ $word }** kukenal, tetapi ditolak di server ini. Ubah lewat `/{ -command } settings`, halaman *{ $page }*: **{ $setting }**.
refusals-unfit-word = Itu tidak bisa kubaca sebagai satu kata. Tulis kata 4 sampai 8 huruf dalam bahasa server ini. Tidak ada yang diubah.
refusals-unfit-words = { $count ->
   *[other] Kata { $numbers } dari daftarmu tidak bisa dibaca.
} Tulis kata 4 sampai 8 huruf, dipisah spasi atau koma. Tidak ada yang diubah.
refusals-too-many-words = Itu berarti { $count } kata; paling banyak kusimpan { $most }. Tidak ada yang diubah.
refusals-unknown-list = Daftar itu sudah tidak ada. Pilih yang lain.
refusals-unfit-file = Aku hanya bisa membaca berkas teks biasa, paling besar 100 kB. Tidak ada yang diubah.
refusals-office-file = Itu lembar kerja, dokumen, atau PDF, yang tidak bisa kubaca. Simpan sebagai teks biasa atau CSV, lalu pilih berkas itu. Tidak ada yang diubah.
refusals-list-more = • … dan { $count } lagi.
refusals-list-short = { $count ->
    [0] Aku tidak menemukan kata di dalamnya. Sebuah daftar butuh setidaknya { $least } kata berbeda.
   *[other] Sebuah daftar butuh setidaknya { $least } kata berbeda, dan ini punya { $count }.
} Tidak ada yang diubah.
refusals-list-none-so-long = Daftar itu punya { $count } kata { $length } huruf, dan permainan ini butuh { $least }. Pilih panjang lain.
refusals-too-many-lists = Sebuah server bisa punya { $most } daftar. Hapus satu dulu.
refusals-time-zone = Aku tidak kenal zona waktu itu. Tulis seperti `Asia/Jakarta`.
refusals-time-zone-alike = Aku tidak kenal zona waktu itu. Maksudmu { $alike }?
refusals-out-of-range = Tulis bilangan bulat dari { $low } sampai { $high }. Tidak ada yang diubah.
refusals-unfit-score = Tulis bilangan bulat dari { $low } sampai { $high }, atau X kalau teka-tekinya tidak terpecahkan. Tidak ada yang diubah.
refusals-unfit-time = Tulis waktu seperti 1:23, atau bilangan detik bulat dari { $low } sampai { $high }. Tidak ada yang diubah.
refusals-no-full-hour = Aku hanya bisa memakai jam penuh: tulis { $before } atau { $after }. Tidak ada yang diubah.
refusals-form-too-late = Aku terlalu lama membukanya. Tidak ada yang hilang: coba lagi.
refusals-too-fast = Itu lebih cepat daripada yang bisa kuikuti. Coba lagi { $again }.
refusals-crowded = Terlalu banyak orang meminta di sini sekaligus. Tidak ada yang hilang: coba lagi dalam beberapa detik.
refusals-unknown-button = Tombol itu dari versiku yang lain. Minta pesan baru: `/{ -command } board`.
refusals-unknown-choice = Itu bukan salah satu pilihan. `/{ -command } settings` memuatnya.
refusals-everybodys-role = Peran itu dimiliki semua orang. Pilih peran yang hanya dimiliki sebagian orang, atau tidak sama sekali. Tidak ada yang diubah.
refusals-bots-role = Peran itu milik bot. Pilih peran yang dimiliki sebagian orang, atau tidak sama sekali. Tidak ada yang diubah.
refusals-no-season = Tidak ada musim seperti itu di sini. Pengelola server bisa memulai satu dengan `/{ -command } settings`.
refusals-unfit-days = Aku butuh dua hari, seperti 2026-12-01 dan 2026-12-31: yang terakhir tidak sebelum yang pertama, dan tidak di masa lalu.
refusals-unfit-points = Aku butuh tujuh bilangan bulat dari 0 sampai { $most }: poin untuk 1, 2, 3, 4, 5, dan 6 tebakan, lalu untuk permainan yang tidak terpecahkan. Misalnya: `10 8 6 4 2 1 0`. Tidak ada yang diubah.
refusals-result-gone = Hasil itu sudah tidak ada.
refusals-corrected-again = Hasil itu sudah dikoreksi lagi setelahnya. Batalkan dulu koreksi yang lebih baru.
refusals-corrected = Pengelola server sudah mengoreksi hasil itu, jadi tetap begitu.
refusals-taught-name = Beri nama sendiri: aku sudah kenal game dengan nama itu, atau namanya kosong.
refusals-taught-known = Yang itu sudah bisa kubaca: **{ $game }**. Pilih kanal di halaman **{ $page }**, dan hasilnya akan dicatat.
refusals-taught-score = Aku tidak menemukan skor itu di hasil pertama. Ketik persis seperti di sana, misalnya 4/6, 1.340 atau 1:23. Skor yang hanya berupa kotak tidak bisa kupelajari.
refusals-taught-puzzle = Aku tidak bisa membedakan kedua teka-teki: kedua hasil perlu nomor atau tanggal yang berbeda. Tempel hasil dari dua hari yang berbeda.
refusals-taught-differ = Kedua hasil itu terlalu sedikit samanya, jadi aku tidak bisa menemukan yang lain. Tempel keduanya persis seperti dibuat game, dengan namanya.
refusals-taught-many = Sebuah server bisa mengajariku { $most } game. Hapus satu dulu.
refusals-taught-gone = Server ini tidak lagi mengajarkan game itu. Pilih yang lain.
