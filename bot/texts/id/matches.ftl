matches-lobby = { $who } membuka balapan: satu kata, dan masing-masing punya papan sendiri. Siapa ikut?
matches-race = Balapan dimulai. Begitu ada yang menemukan, yang lain punya { $minutes } menit lagi.
matches-goal-fewest = Yang tebakannya paling sedikit, menang; kalau sama, yang lebih cepat.
matches-goal-first = Yang pertama menemukan menang, berapa pun tebakannya.
matches-clock-fewest = ⏱️ { $who } menemukannya lebih dulu, dalam { $guesses ->
   *[other] { $guesses } tebakan! Tebakan yang lebih sedikit masih bisa menang: waktu untuk yang lain habis { $when }.
}
matches-clock-first = ⏱️ { $who } menemukannya lebih dulu dan menang! Yang lain masih boleh menyelesaikan: waktu habis { $when }.
matches-clock-won = ⏱️ { $who } sudah menang, dalam { $guesses ->
   *[other] { $guesses } tebakan
}! Yang lain masih bermain untuk peringkatnya: waktu habis { $when }.
matches-duel = { $who } melawan **{ $rival }**: kata yang sama, dan tidak ada yang melihat tebakan lawannya. Yang tebakannya paling sedikit, menang.
matches-challenge = { $who } memilih sebuah kata untuk semua di sini.
matches-challenge-named = { $who } memilih sebuah kata untuk { $named }.
matches-clue = Petunjuknya: *{ $clue }*
matches-code-button = Mainkan di tempat lain
matches-code =
    Siapa pun bisa memainkan katamu di tempat lain tanpa mengetahuinya: di server mana pun tempat aku berada, seseorang mengetik `/{ -command } play code:{ $code }`. Nama dan petunjukmu ada di sampingnya.
matches-daily = Satu kata untuk semua hari ini, dan masing-masing punya papan sendiri.
matches-thread-name = { games-mode-daily } { $number } · spoiler
matches-thread = Semua yang di sini sudah selesai dengan kata harian, jadi bicarakan saja katanya. Setiap papan yang selesai masuk sendiri, dan utas ini ditutup saat harinya berakhir.
matches-called-off = Dibatalkan sebelum mulai.
matches-draw = Seri.
matches-nobody = Tidak ada yang menemukan katanya.
matches-unplayed = Tidak ada yang main.
matches-ended-by = Diakhiri oleh { $who }.
matches-wins = 🏆 { $who } menang.
matches-yours = 🏆 Kamu menang.
matches-found = 🏆 { $who } menemukan katanya.

matches-more = … dan { $count } lagi
matches-boards-button = Semua papan
matches-boards-more = { $count } papan lagi tidak muat di sini: tekan **{ $button }**.
matches-ready = { $who } · siap
matches-not-ready = { $who } · belum siap
matches-host = { $who } · membuka balapan · belum siap
matches-not-played = { $who } · belum main
matches-unbegun = { $who } · tidak main
matches-bot-done = { $who } selesai menebak
matches-took = **{ $score }** dalam { $time }
matches-unfinished = **{ $score }** · belum selesai di akhir
matches-bot = 🤖 Tilemate

matches-answer = Jawabannya **{ $answer }**
matches-lobby-ends = Mulai kalau semua sudah siap. Kalau tidak, batal { $when }.
matches-ends = Berakhir { $when }
matches-turn = Kata berikutnya datang { $when }
matches-board-closes = Ditutup { $when }, saat kata berikutnya datang
matches-before-unplayed = Kata harian { $number } adalah ||{ $answer }||.
matches-before = Kata harian { $number } adalah ||{ $answer }||, dipecahkan { $solved } dari { $players } pemain.

matches-proof-button = Yakin tidak curang?
matches-promise = Kata hari ini sudah dipilih, dan aku bisa membuktikannya. Ini hash SHA-256 dari kata itu diikuti teks acak:
    `{ $hash }`
    Tidak ada yang bisa mencari katanya dari situ. Simpan, lalu tekan tombol yang sama besok: akan kutunjukkan teks asalnya, dan kalkulator SHA-256 mana pun akan memberi hash yang sama.
matches-proof = Teksnya `{ $text }`
    Hash SHA-256-nya `{ $hash }`, persis seperti yang ditunjukkan tombol ini sejak sebelum tebakan pertama. Kalkulator SHA-256 mana pun memberi hasil yang sama.

matches-yesterday = Kata kemarin adalah **{ $answer }**.
matches-yesterday-best = { $who } menemukannya dalam { $guesses }.
matches-yesterday-more = Juga memecahkannya: { $who }.
matches-yesterday-took = { $who } ({ $guesses })
matches-yesterday-all = { $players ->
    [2] Kedua pemain memecahkannya!
   *[other] Semua { $players } pemain memecahkannya!
}
matches-yesterday-hinted = { $who } menemukannya dengan petunjuk.
matches-yesterday-quiet = Tidak ada yang main.
matches-yesterday-nobody = Tidak ada yang menemukannya.
matches-yesterday-missed = { $who } tidak menemukannya.
matches-yesterday-lost = { $count ->
   *[other] Runtunan putus: { $who }.
}
matches-lost-days = { $who } ({ $days } hari)
matches-yesterday-running = 🔥 Runtunan: { $who }.
matches-yesterday-kept = Perisai menjaga runtunan { $who }.
matches-yesterday-badge = Lencana baru untuk { $who }: { $badge }.
matches-role-given = { $role } untuk { $who }.
matches-together = 🔥 Runtunan grup: { $days } hari berturut-turut ada yang menemukan katanya di sini.
matches-together-kept = 🔥 Runtunan grup: { $days } hari berturut-turut ada yang menemukan katanya di sini. Perisai menjaganya saat tidak ada yang main.
matches-apart = 🔥 Runtunan grup { $days } hari berakhir. Yang baru mulai hari ini.
matches-turnout = { $played } dari { $of } sudah main.
matches-all-played = 🎉 Semua sudah main.
matches-playing = Masih menebak: { $who }.
matches-absent = Ditunggu: { $who }.
matches-others = { $count } orang lain
matches-offer-post = Kamu bisa mengatur agar kata harian dikirim di sini setiap hari: `/{ -command } settings`, halaman *Harian*.
matches-idle = Tiga kata harian terakhir tidak ada yang main. Kuteruskan? Mainkan yang ini, atau yang lain dengan `/{ -command } daily`, dan kukirim yang berikutnya; kalau tidak, aku diam.
matches-idle-over = Mainkan kata harian mana pun dengan `/{ -command } daily`, dan kukirim yang berikutnya; kalau tidak, aku diam.
matches-streak = 🔥 { $days } hari berturut-turut
matches-shielded = { $streak } · dijaga perisai pada { $day }

matches-archive-title = Kata harian { $month }
matches-archive-legend = { $won } terpecahkan · { $lost } tidak ketemu · { $open } belum dimainkan · { $none } tidak ada
matches-archive-empty = Tidak ada kata harian lampau di bulan ini. Kata harian muncul di sini setelah harinya lewat.
matches-archive-day = Harian { $number }, { $day }: { $state }
matches-archive-won = terpecahkan
matches-archive-lost = tidak ketemu
matches-archive-open = belum dimainkan
matches-archive-next = Berikutnya yang belum
matches-archive-before = ◀ Sebelumnya
matches-archive-after = Sesudahnya ▶
matches-archive-button = Kalender

matches-join-button = Ikut
matches-ready-button = Siap
matches-begin-button = Mulai sekarang
matches-cancel-button = Batalkan
matches-play-button = Main
matches-end-button = Akhiri
matches-rematch-button = Tanding ulang
matches-set-button = Pilih kata

matches-sure = Akhiri untuk semua ({ $mode })? Papan terbuka yang sudah berisi tebakan dihitung kalah; yang kosong tidak dihitung.

matches-word-modal = Katamu
matches-word-field = Kata { $least } sampai { $most } huruf
matches-language-field = Bahasa katanya
matches-clue-field = Petunjuk, kalau mau
matches-people-field = Siapa yang menebak?
matches-people-about = Kosongkan agar semua orang di sini boleh menebak.

## Lawan: empat tingkat, lalu tokoh

matches-called-easy = 🌱 Mudah
matches-called-normal = 🙂 Biasa
matches-called-hard = 🔥 Sulit
matches-called-perfect = 👑 Sempurna
matches-called-sound-letter-rank = 🎻 Viola
matches-called-distinct-letters = 🐝 Bea
matches-called-letter-frequency = 🧮 Abe
matches-called-most-popular = 📰 Penny
matches-called-position-frequency = 📐 Max
matches-called-position-frequency-dynamic = 🔭 Nova
matches-called-expected-remaining = 🧹 Rapi
matches-called-entropy = 🧠 Kepo
matches-called-minimax = 🔥 Sulit
matches-called-most-parts = ✂️ Gunting
matches-called-best = 👑 Sempurna

## Kata lawan yang menang, dan hasil semua duel

matches-quote-easy = “Keberuntungan pemula, kali ini milikku.”
matches-quote-normal = “Mainnya bagus! Lagi?”
matches-quote-hard = “Pelan-pelan asal sampai.”
matches-quote-perfect = “Memang harus begitu jadinya.”
matches-quote-sound-letter-rank = “Aku hanya mendengarkan huruf-hurufnya.”
matches-quote-distinct-letters = “Lima huruf, semua berbeda, semua bekerja.”
matches-quote-letter-frequency = “Sudah kuhitung.”
matches-quote-most-popular = “Semua orang tahu kata itu.”
matches-quote-position-frequency = “Setiap huruf di tempatnya.”
matches-quote-position-frequency-dynamic = “Kulihat lagi, dan ternyata di situ.”
matches-score = Semua duel sejauh ini: { $who } { $mine }, { $rival } { $theirs }
