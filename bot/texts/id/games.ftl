games-mode-together = Bersama
games-mode-solo = Solo
games-mode-vote = Voting
games-mode-race = Balapan
games-mode-daily = Harian
games-mode-archive = Arsip
games-mode-challenge = Tantangan
games-mode-duel = Duel
games-mode-absurdle = Absurdle
games-mode-absurdle-solo = Absurdle solo

games-about-together = satu papan di kanal, dan semua menebak; bergiliran berarti tidak ada yang menebak dua kali berturut-turut
games-about-solo = papan milikmu sendiri yang tidak dilihat orang lain
games-about-vote = semua memberi suara untuk setiap tebakan; semenit setelah suara pertama, atau begitu semua yang main memilih, kata dengan suara terbanyak dimainkan (kalau seri, yang lebih dulu)
games-about-race = kata yang sama untuk semua yang ikut, di papan pribadi; menang yang paling sedikit tebakan, atau yang paling cepat, terserah pilihanmu; jawaban pertama memulai hitung mundur
games-about-daily = satu kata sehari untuk seluruh server; semua memainkannya sekali, di papan pribadi
games-about-archive = kata harian dari hari lampau, di papan milikmu; tidak dihitung di papan peringkat
games-about-challenge = kamu memilih katanya, untuk orang yang kamu sebut atau untuk seluruh kanal; tidak dihitung di papan peringkat
games-about-duel = kamu lawan aku dengan kata yang sama; aku hanya melihat kotakku sendiri
games-about-absurdle = aku tidak memilih kata: setelah setiap tebakan aku mempertahankan sebanyak mungkin kata, sampai kamu hanya menyisakan satu; tidak dihitung di papan peringkat
games-about-absurdle-solo = Absurdle di papan milikmu sendiri yang tidak dilihat orang lain; tidak dihitung di papan peringkat

## Permainan yang sedang disiapkan

games-setup-title = Permainan baru
games-setup-prompt-mode = Mau main bagaimana?
games-setup-prompt-list = Kata yang mana?
games-setup-prompt-language = Dalam bahasa apa?
games-setup-prompt-length = Seberapa panjang katanya?
games-setup-prompt-hard = Seketat apa aturannya?
games-setup-prompt-boards = Berapa kata sekaligus?
games-setup-prompt-rival = Lawan siapa?
games-setup-prompt-goal = Siapa yang menang?
games-begin-button = Mulai
games-setup-turns-button = Bergiliran: ya
games-setup-no-turns-button = Bergiliran: tidak
games-setup-no-list = Kata: seperti biasa
games-setup-any-length = Panjang berapa saja
games-setup-goal-fewest = Yang tebakannya paling sedikit, menang
games-setup-goal-fewest-hint = Santai saja: kecepatan hanya menentukan kalau seri
games-setup-goal-first = Yang pertama menemukan menang
games-setup-goal-first-hint = Berapa pun tebakannya

games-mode-together-hint = Satu papan di kanal ini, dan semua menebak
games-mode-solo-hint = Papan milikmu sendiri yang tidak dilihat orang lain
games-mode-race-hint = Kata yang sama untuk semua, masing-masing di papannya
games-mode-daily-hint = Kata hari ini, sama untuk seluruh server
games-mode-challenge-hint = Kamu memilih kata, dan yang lain menebaknya
games-mode-duel-hint = Kamu lawan aku, dengan kata yang sama
games-mode-vote-hint = Satu papan di kanal ini, dan semua memberi suara
games-mode-archive-hint = Kata harian dari hari lampau, di papan milikmu
games-mode-absurdle-hint = Aku tidak memilih kata sampai kamu menyisakan satu
games-mode-absurdle-solo-hint = Sama, di papan milikmu yang tidak dilihat orang lain

games-setup-hard-off = Mode sulit: mati
games-setup-hard-off-hint = Tebak kata apa saja
games-setup-hard-hard = Mode sulit: nyala
games-setup-hard-hard-hint = Setiap tebakan harus memakai huruf hijau dan kuning
games-setup-hard-ultra = Mode sulit: ultra
games-setup-hard-ultra-hint = Setiap tebakan harus cocok dengan semua kotak, juga yang abu-abu

games-numbered = { $mode } { $number }
games-letters = { $letters } huruf
games-boards = { $boards } papan
games-turns = bergiliran
games-hard-hard = sulit
games-hard-ultra = ultra-sulit

games-prompt = Kata { $letters } huruf apa ini? Tekan **{ $button }** dan mulai dengan kata apa saja.
games-prompt-open = Belum ada yang dipilih. Tekan **{ $button }** dan mulai dengan kata { $letters } huruf apa saja.
games-prompt-boards = { $boards } kata { $letters } huruf apa saja ini? Setiap tebakan berlaku di setiap papan. Tekan **{ $button }** dan mulai dengan kata apa saja.
games-legend = { $correct } tempatnya tepat · { $present } ada di tempat lain · { $absent } tidak ada
games-one-word = Untuk menebak, tulis satu kata { $letters } huruf dan tidak ada yang lain.
games-ways-out = **{ games-stop-button }** ada di bawah papan, dan `/{ -command } hint` memberi petunjuk.
games-unread = Semua orang di sini membaca yang kamu tulis, jadi tidak kumainkan di papanmu sendiri. Tekan **{ $button }** di sana, atau pakai `/{ -command } guess`.
games-guess-button = Tebak
games-vote-button = Pilih
games-stop-button = Menyerah
games-stop-vote-button = Pilih untuk mengakhiri
games-take-back-button = Tarik suaraku
games-again-button = Main lagi
games-analyse-button = Analisis
games-share-button = Bagikan
games-share-ask = Semua orang di sini akan melihat ini:
games-share-copy = Semua orang di sini sudah melihatnya. Salin untuk dibagikan di tempat lain:
games-post-button = Kirim di sini
games-no-post-button = Tidak jadi
games-guess-modal = Tebakanmu
games-vote-modal = Suaramu untuk sebuah kata
games-guess-field = Kata dengan { $letters } huruf
games-thread = Permainan baru dimulai di utas di bawah. Ayo ikut!
games-begun-again = Permainan berikutnya sudah dimulai: ayo ikut!
games-running-button = Ikut
games-yours-button = Tampilkan papanku
games-thread-button = Mulai punyaku di utas

games-left = sisa { $guesses } tebakan
games-last = Tebakan terakhir { $when }
games-closes = Ditutup { $when } kalau tidak ada yang menebak
games-closes-solo = Ditutup { $when } kalau kamu tidak menebak
games-unranked = Tidak dihitung di papan peringkat
games-ends = Berakhir { $when }
games-stopping = { $votes } dari { $needed } suara untuk mengakhiri; kedaluwarsa { $until }. Tekan **Menyerah** untuk menambah suaramu.

games-vote-first = Usulkan sebuah kata. Suara dihitung { $seconds } detik setelah yang pertama, atau begitu semua yang sudah main memilih.
games-vote-counted = Tekan sebuah kata untuk memilihnya, atau usulkan yang lain. Suara dihitung { $when }, atau begitu semua yang sudah main memilih. Kalau seri, kata yang lebih dulu menang.
games-moved = Pindah ke bawah.
games-received = ✓
games-voted = Suaramu: **{ $word }**. Suara dihitung paling lambat { $when }. Tekan atau usulkan kata lain untuk menggantinya.
games-turns-next = { $who } baru saja menebak, jadi sekarang giliran yang lain.
games-turns-alone = Kalau dalam dua menit tidak ada yang ikut, pemain tadi boleh lanjut.
games-open = Aku belum memilih kata: setelah setiap tebakan aku mempertahankan sebanyak mungkin kata.
games-open-left = **{ $words } kata** masih mungkin.
games-stop-vote = { $votes } dari { $needed } suara untuk mengakhiri permainan ini. Yang lain juga bisa menekan **Menyerah**, dalam lima menit. { $starter }, yang memulainya, atau moderator bisa langsung mengakhirinya.
games-stop-vote-others = { $votes } dari { $needed } suara untuk mengakhiri permainan ini. Yang lain juga bisa menekan **Menyerah**, dalam lima menit. Moderator bisa langsung mengakhirinya.
games-taken-back = Suaramu sudah ditarik, dan permainan berlanjut.

games-won = 🎉 { $who } memecahkannya dalam { $guesses } tebakan
games-won-solo = 🎉 Terpecahkan dalam { $guesses } tebakan
games-won-voted = { games-won-solo }, berkat { $who }
games-won-answer = { $won }: **{ $answer }**
games-won-boards = { $won }.
games-lost = Tebakan habis.
games-stopped = Menyerah.
games-stopped-by = Diakhiri oleh { $who }.
games-overtaken = Permainan selesai sebelum kamu menemukan katanya.
games-open-answer = { $ended } Aku masih bisa menjawab **{ $answer }**
games-open-dodged = Tidak ada analisis untuk permainan ini: aku menghindari setiap tebakan selama aku bisa.
games-idle = Ditutup, karena lama tidak ada yang menebak.
games-answer = { $ended } Jawabannya **{ $answer }**
games-missed = { $ended } Tidak ketemu: { $answers }
games-missed-board = papan { $board }, **{ $answer }**
games-credit = { $who } { $did }
games-guesses-by = Tebakan: { $names }

## Kata seorang teman di akhir, dipilih oleh $variant

games-remark-one = { $variant ->
    [0] Tebakan pertama! Hari ini beli undian, deh.
    [1] Sekali tebak. Ambil tangkapan layar, tidak akan ada yang percaya.
    [2] Langsung masuk. Kamu bisa membaca pikiran?
    [3] Sekali tebak? Aku minta hitung ulang.
    [4] Berkedip sedikit saja sudah selesai.
    [5] Sekali tembak langsung kena.
   *[other] Gol dari tengah lapangan!
}
games-remark-two = { $variant ->
    [0] Dua! Aku bahkan belum duduk enak.
    [1] Dua tebakan. Terlalu gampang, ya?
    [2] Selesai sebelum kopinya dingin.
    [3] Dua! Empat tebakan lainnya merasa ditinggal.
    [4] Kerja cepat. Siapa berikutnya?
    [5] Kamu membuatnya kelihatan gampang.
   *[other] Dua! Separuh mujur, separuh jenius. Separuh yang mana, rahasia.
}
games-remark-last = { $variant ->
    [0] Tepat di tebakan terakhir. Sekarang boleh bernapas.
    [1] Tidak pernah ragu. (Aku sih ragu.)
    [2] Bensin habis, tapi sampai rumah.
    [3] Lolos di detik terakhir.
    [4] Jantungku tidak kuat kalau sering begini.
    [5] Tebakan terakhir sama bagusnya dengan yang pertama. Hampir.
   *[other] Semepet itu butuh nyali.
}
games-remark-near = { $variant ->
    [0] Kurang satu huruf. Nyesek.
    [1] Semua kecuali satu huruf. Sayang sekali!
    [2] Tipis banget! Satu huruf lagi jadi milikmu.
    [3] Selisih satu huruf. Dekat sekali, bikin gemas.
    [4] Padahal tinggal selangkah.
    [5] Satu kotak lagi menuju kejayaan.
   *[other] Satu huruf saja. Tak bisa lebih dekat lagi.
}
games-remark-lost = { $variant ->
    [0] Yang ini lolos. Yang berikutnya tidak.
    [1] Belum kali ini. Kata berikutnya milikmu.
    [2] Jadi itu katanya. Lanjut ke berikutnya.
    [3] Sekarang kamu tahu. Kata itu takkan mengecohmu dua kali.
    [4] Lupakan saja. Selalu ada yang berikutnya.
    [5] Satu poin untuk katanya. Mau samakan skor?
   *[other] Yang terbaik pun mengalaminya. Tanding ulang?
}

games-credit-letters = menemukan { $letters }
games-credit-ruled-out = menyingkirkan { $words } kata
games-credit-solved = memecahkannya
games-credit-boards = memecahkan { $count ->
   *[other] papan { $boards }
}
games-credit-joined = ikut main
games-credit-helped = membuka jalan
games-daily-rank = Peringkat { $place } dari { $players } yang memecahkannya
games-daily-best = ✨ Kata harian terbaikmu sejauh ini
games-daily-lost = Runtunan { $days } harimu berakhir di sini. Besok mulai yang baru
games-daily-new = 🌱 Awal baru. Runtunan terpanjangmu: { $best } hari
games-daily-begun = 🌱 Hari ke-1 runtunan baru
games-daily-first = Yang pertama selesai hari ini
games-elsewhere = `/{ -command } board` menunjukkan keadaan semua pemain.

games-which-guess = Kamu punya beberapa permainan di sini. **{ $word }** untuk yang mana?
games-which = Kamu punya beberapa permainan di sini. Yang mana maksudmu?
games-which-stop = Kamu punya beberapa permainan di sini. Mau menyerah di yang mana?
games-which-board = Kamu punya beberapa permainan di sini. Mau lihat yang mana?
games-which-askhint = Kamu punya beberapa permainan di sini. Mau petunjuk untuk yang mana?
games-which-left-guess = Permainan itu sudah selesai. Apakah **{ $word }** untuk permainanmu { $game }?
games-which-left = Permainan itu sudah selesai. Maksudmu permainanmu { $game }?
games-which-used = { $name } · { $used }/{ $limit }
games-yours = Milikmu: { $name }

## Sebelum menyerah

games-sure-unplayed = Tinggalkan permainan ini? Belum ada tebakan, jadi tidak dihitung.
games-sure-unplayed-shared = Akhiri permainan ini untuk semua? { games-sure-unlost }
games-sure-outsider = Akhiri permainan ini untuk semua? Kamu belum menebak, jadi tidak dihitung untuk siapa pun.
games-stopped-uncounted = Tidak dihitung untuk siapa pun.
games-stopped-unplayed = Yang mengakhirinya belum menebak, jadi tidak dihitung untuk siapa pun.
games-stopped-lost = Dihitung kalah bagi yang sudah menebak dan mengakhirinya.
games-stopped-statistics = Dihitung kalah bagi yang sudah menebak dan mengakhirinya, tetapi hanya di statistik mereka.
games-sure-together = Akhiri permainan ini untuk semua? { games-stopped-lost }
games-sure-statistics-shared = Akhiri permainan ini untuk semua? { games-stopped-statistics }
games-sure-vote = { games-sure-together }
games-sure-absurdle = { games-sure-statistics-shared }
games-sure-solo = Menyerah? Permainan ini dihitung kalah.
games-sure-statistics = Menyerah? Permainan ini dihitung kalah, tetapi hanya di statistikmu.
games-sure-absurdle-solo = { games-sure-statistics }
games-sure-race = Menyerah dalam balapan ini? Dihitung kalah.
games-sure-daily = Menyerah untuk kata hari ini? Kamu akan melihat katanya, dan hari ini dihitung kalah.
games-sure-daily-statistics = Menyerah untuk kata hari ini? Kamu akan melihat katanya. Ini dihitung kalah, tetapi hanya di statistikmu.
games-sure-streak = Runtunanmu { $days } hari juga berakhir.
games-sure-archive = Menyerah untuk kata harian ini? Kamu akan melihat katanya.
games-sure-challenge = Menyerah dalam tantangan ini? Dihitung kalah, tetapi hanya di statistikmu.
games-sure-duel = Menyerah dari duel ini? Dihitung kalah.
games-sure-stop-vote = Memberi suara untuk mengakhiri permainan ini bagi semua? Butuh { $needed } suara, dan { $votes ->
    [0] suaramu yang pertama
   *[other] sejauh ini ada { $votes }
}.
games-sure-last-vote = Suaramu suara terakhir yang dibutuhkan, jadi permainan ini berakhir untuk semua.
games-sure-voted = Kamu sudah memberi suara untuk mengakhiri permainan ini; masih kurang { $more } suara.
games-sure-lost = Dihitung kalah bagi yang sudah menebak dan memberi suara untuk mengakhirinya.
games-sure-unlost = Belum ada yang menebak, jadi tidak ada yang kalah.
games-sure-guesser = Kamu belum menebak di permainan ini, jadi permainan baru berakhir kalau ada yang sudah menebak ikut memberi suara.
games-sure-starter = { $starter } memulai permainan ini dan masih bermain, jadi permainan hanya berakhir dengan suaranya, atau lewat pemungutan suara setelah ia tidak menebak selama sepuluh menit.
games-first-hint-button = Minta petunjuk
games-hinted = 💡 { $who } meminta petunjuk, jadi permainan ini tidak dihitung lagi.
games-hinted-own = 💡 Kamu meminta petunjuk, jadi permainan ini tidak dihitung di papan peringkat.
games-hint-taken = 💡 Ada yang meminta petunjuk, jadi permainan ini tidak dihitung lagi.
games-hint-wish = 💡 { $who } ingin petunjuk. Ada pemain lain yang setuju?
games-hint-agree-button = Setuju
games-hint-granted = 💡 { $other } setuju: { $who } dan semua yang lain sekarang bisa minta petunjuk. Setiap petunjuk hanya terlihat oleh yang mengambilnya.
games-keep-button = Lanjut main

games-shared = { $who } bermain
games-shared-together = { $who } bermain bersama

## Melaporkan kata

games-report-button = Laporkan kata
games-report-which = Kata mana yang tidak pantas jadi jawaban?
games-report-why = Kenapa tidak pantas jadi jawaban?
games-report-rare = Hampir tidak ada yang tahu
games-report-offensive = Menyinggung
games-report-nonword = Itu nama, atau bukan kata
games-report-other = Alasan lain
games-reported = Terima kasih. Kamu melaporkan **{ $word }** kepada yang mengurus kata-kata.
