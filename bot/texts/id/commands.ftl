### Perintah seperti yang ditampilkan Discord: `commands-` lalu namanya, lalu opsinya.

commands-root = Main tebak kata, dan bantuan untuk teka-teki dari tempat lain

## Permainan

commands-play = Mulai permainan di sini, atau milikmu sendiri; tanpa opsi aku tanya yang mana
commands-play-mode = Siapa yang main, dan caranya; lihat /{ -command } about
commands-play-length = Jumlah huruf, 4 sampai 8; 3 sampai 10 dengan daftar
commands-play-hard = Apakah setiap tebakan harus memakai petunjuk
commands-play-boards = Beberapa kata sekaligus, ditebak bersamaan
commands-play-turns = Tidak menebak dua kali berturut-turut
commands-play-rival = Pemainku yang mana, dalam duel; teman: { games-mode-race }
commands-play-language = { commands-help-language }
commands-play-list = Daftar kata server ini; jawabannya dari sana
commands-play-goal = Cara memenangkan balapan
commands-play-code = Kode kata yang dipasang di tempat lain
commands-guess = Tebak sebuah kata dalam permainanmu
commands-guess-word = Tebakanmu
commands-board = Tampilkan lagi permainanmu, di bawah kanal
commands-stop = Menyerah dan lihat jawabannya
commands-share = Lihat hasil terakhirmu dan kirim di sini
commands-share-letters = Tampilkan hurufnya juga, setelah semua selesai
commands-hint = Minta petunjuk dalam permainanmu, yang lalu tidak dihitung di papan peringkat

## Pertandingan

commands-daily = Mainkan kata hari ini, di papan yang hanya kamu lihat
commands-daily-day = Hari lampau untuk dimainkan, tanpa peringkat: 2026-11-20, atau nomornya
commands-challenge = Pilih kata untuk ditebak orang lain
commands-challenge-opponent = Siapa yang menebak; kosongkan untuk semua di sini
commands-challenge-hard = Apakah setiap tebakan harus memakai petunjuk

## Teka-teki dari tempat lain

commands-help = Bantuan untuk teka-teki dari tempat lain; hanya kamu yang lihat
commands-help-guess = Kata yang kamu tebak, atau beberapa
commands-help-hints = Kotaknya: 20012, gy.bx, emoji, atau seluruh hasil yang ditempel
commands-help-picture = Tangkapan layar teka-tekinya, sebagai ganti kata dan kotak
commands-help-shared = Pecahkan bersama semua orang di kanal ini
commands-help-language = Bahasa kata-katanya
commands-help-length = Jumlah huruf, 4 sampai 8
commands-help-hard = Sarankan hanya yang dibolehkan mode sulit
commands-help-list = Kata mana yang mungkin jadi jawaban
commands-help-boards = Berapa kata ditebak sekaligus, 1 sampai 8
commands-solve = Pecahkan teka-teki dari tempat lain: aku memilih tebakan, kamu menekan kotaknya
commands-solve-shared = { commands-help-shared }
commands-solve-language = { commands-help-language }
commands-solve-length = { commands-help-length }
commands-solve-hard = { commands-help-hard }
commands-solve-list = { commands-help-list }
commands-solve-boards = { commands-help-boards }
commands-stump = Pikirkan sebuah kata, aku menebaknya
commands-stump-rival = Siapa yang menebak, pandai atau tidak
commands-stump-length = Jumlah huruf katamu, 4 sampai 8
commands-stump-language = { commands-help-language }
commands-stump-private = Hanya kamu yang melihatnya

## Pelatih, papan peringkat, dan statistik

commands-analyse = Lihat nilai setiap tebakanmu, dan apa yang lebih baik
commands-analyse-share = Hasil dari tempat lain; kosongkan untuk permainan terakhirmu di sini
commands-analyse-words = Kata-kata yang kamu tebak, berurutan
commands-analyse-answer = Jawabannya, kalau tidak ketemu
commands-analyse-picture = Tangkapan layar permainan yang selesai
commands-analyse-language = { commands-help-language }
commands-difficulty = Lihat arti sebuah kata dan sesulit apa; hanya kamu yang lihat
commands-difficulty-word = Kata dengan 4 sampai 8 huruf
commands-difficulty-language = { commands-help-language }
commands-leaderboard = Lihat siapa yang terbaik di server ini, dan kenapa kamu di posisimu
commands-leaderboard-period = Hari mana yang dihitung; kosongkan untuk semua
commands-leaderboard-mode = Satu mode saja; kosongkan untuk permainan yang paling sering kamu mainkan
commands-leaderboard-view = Urutan: tebakan, poin, runtunan, terpecahkan, atau rating
commands-leaderboard-length = Jumlah huruf, 4–8; kosongkan untuk permainan yang paling sering kamu mainkan
commands-leaderboard-boards = Permainan dengan sekian kata sekaligus
commands-leaderboard-scope = Server ini, atau semua server yang ikut
commands-stats = Lihat hasil, rata-rata, tebakan, dan runtunan
commands-stats-player = Statistik siapa; kosongkan untuk milikmu
commands-stats-against = Pembandingmu, pada kata yang kalian mainkan berdua

## Teka-teki yang dimainkan di tempat lain

commands-record = Catat hasilmu dari teka-teki di tempat lain; hanya kamu yang lihat jawabannya
commands-record-share = Hasil yang kamu salin; kosongkan untuk menempelnya di formulir
commands-records = Lihat siapa yang terbaik di teka-teki lain, dan cara peringkatnya
commands-records-game = Permainannya; kosongkan untuk semua yang bisa kubaca
commands-records-period = { commands-leaderboard-period }

## Tentang bot, server, dan kamu

commands-about = Cara main, semua mode, dan apa yang kusimpan tentangmu
commands-settings = Ubah cara main server ini, kalau kamu mengelolanya
commands-addword = Ajari aku sebuah kata untuk server ini, kalau kamu mengelolanya
commands-addword-word = Kata 4 sampai 8 huruf yang tidak ada di daftarku
commands-preferences = Pilih tema, bahasa, dan pengingatmu sendiri

## Perintah di menu sebuah pesan

commands-message-help = Bantu teka-teki ini
commands-message-analyse = Analisis permainan ini

## Pilihan sebuah opsi

commands-hard-off = Mati
commands-hard-hard = Sulit: petunjuk harus dipakai
commands-hard-ultra = Ultra-sulit: setiap petunjuk harus cocok
commands-list-answers = Kata yang mungkin dulu
commands-list-everything = Semua kata di daftarku
commands-rival-easy = { matches-called-easy }: sekitar 5 tebakan, dan gagal sekali dalam tujuh kata
commands-rival-normal = { matches-called-normal }: sekitar 4 tebakan, seperti kebanyakan orang
commands-rival-hard = { matches-called-hard }: hati-hati, dan selalu sampai
commands-rival-perfect = { matches-called-perfect }: tebakan sesedikit mungkin
commands-rival-sound-letter-rank = { matches-called-sound-letter-rank }: suka huruf yang paling umum
commands-rival-distinct-letters = { matches-called-distinct-letters }: lima huruf, semuanya berbeda
commands-rival-letter-frequency = { matches-called-letter-frequency }: menghitung huruf, dan tiga kali mencoba yang baru
commands-rival-most-popular = { matches-called-most-popular }: selalu kata yang paling dikenal
commands-rival-position-frequency = { matches-called-position-frequency }: menaruh huruf di tempat biasanya
commands-rival-position-frequency-dynamic = { matches-called-position-frequency-dynamic }: seperti Max, tapi menghitung ulang setiap kali
