### Pilihan dan data pemain.

players-preferences-title = Preferensimu
players-theme = **Tema**: { $theme }
players-language = **Bahasa kata**: { $language }
players-start = **Bantuan teka-teki dimulai dengan**: { $start }
players-start-count = berapa kata yang tersisa
players-start-letter = sebuah huruf
players-start-word = sebuah kata untuk ditebak
players-hidden = **Nama**: disembunyikan. Papan peringkat, balapan, dan kata harian menyebut “seorang pemain”, dan tidak ada yang melihat statistikmu
players-shown = **Nama**: ditampilkan di papan peringkat
players-refused = { $words ->
   *[other] **{ $words } kata** yang tidak dikenal game-mu tidak lagi kusarankan.
}
players-refused-button = Sarankan lagi
players-hide = Sembunyikan namaku
players-as-in-server = seperti di server
players-preferences = Tema dan bahasamu berlaku untuk papan pribadimu, di setiap server. Papan yang dilihat orang lain mengikuti pengaturan server. Pengingat adalah pesan langsung saat server mengirim kata harian, dan sekali lagi sebelum ditutup kalau papanmu terbuka atau runtunanmu terancam. Setelah seminggu tidak main, pengingat berhenti sampai kamu main lagi.
players-unposted = Server ini belum mengirim kata harian. Aku mengingatkanmu sebelum ditutup, kalau orang lain sudah memulainya.
players-unreminded = Tanpa pengingat: aku tidak mengirim pesan tentang kata harian. Kamu bisa memintanya di server, dengan `/{ -command } preferences`.
players-theme-prompt = Tema
players-language-prompt = Bahasa kata
players-start-prompt = Bantuan teka-teki dimulai dengan
players-server-option = Seperti di server
players-remind-here = Ingatkan aku tentang kata harian server ini
players-remind-anywhere = Ingatkan aku tentang kata harian

players-reminder = { $variant ->
    [0] Kata hari ini sudah ada.
    [1] Kata baru menunggumu.
   *[other] Ini kata baru untuk hari ini.
} [Main]({ $link })
players-reminder-new = { $days } hari berturut-turutmu berakhir, dan kata hari ini awal yang baru. Rekor untuk dikalahkan: { $best } hari. [Main]({ $link })
players-reminder-new-best = { $days } hari berturut-turutmu berakhir, dan kata hari ini awal yang baru. [Main]({ $link })
players-reminder-until = Dibuka sampai { $hour } ({ $when }).
players-reminder-found = Kamu menemukannya dalam { $guesses }.
players-reminder-hinted = Kamu menemukannya dalam { $guesses }, dengan petunjuk.
players-reminder-missed = Kamu tidak menemukannya.
players-reminder-last = Kamu sudah seminggu tidak main kata harian, jadi ini pengingat terakhirku sampai kamu main lagi.
players-reminder-stop = Kamu minta diingatkan. Untuk berhenti, tulis `/{ -command } preferences` di sini.
players-call = Kata hari ini berganti { $when }, dan kamu belum main. [Main]({ $link })
players-call-begun = Kata hari ini berganti { $when }, dan papanmu masih terbuka. [Lanjutkan]({ $link })
players-call-streak = 🔥 Saat itu { $days } hari berturut-turutmu berakhir.
players-call-shield = 🛡️ Kalau terlewat, perisai menjaga { $days } hari beruntunmu, satu-satunya bulan ini.
players-call-played = { $count ->
   *[other] { $who } sudah main.
}

players-privacy-title = Privasi
players-privacy =
    { "**" }Yang kusimpan**: id, nama, dan bahasa Discord-mu; permainan yang kamu mulai, tebakan, suara, dan hasilmu; kata yang kamu pilih untuk orang lain, kata yang kutebak, dan tandamu; baris teka-teki yang kamu minta bantuannya; hasil teka-teki dari tempat lain, kalau dicatat; kata yang kamu laporkan, dan alasannya; posisimu di musim lampau; koreksi hasil; preferensimu. Bersama masing-masing, id server dan kanalnya, dan waktunya. Hal lain yang dikatakan di sini tidak kusimpan, pesan pun tidak.

    { "**" }Kenapa**: untuk menampilkan papan, melanjutkan setelah dinyalakan ulang, dan menghitung peringkat serta runtunan. Tidak kupakai untuk hal lain dan tidak kuberikan kepada siapa pun.

    { "**" }Pilihanmu**: ekspornya berisi semuanya, sebagai JSON dan tabel CSV, kecuali jawaban permainan. Penghapusan bersifat final; dalam permainan yang juga dimainkan orang lain, tebakanmu dan kata yang kamu pilih tetap ada, tanpa namamu. Kalau pengelola server berhenti mencatat hasilmu atau mencoret salah satunya, itu tetap berlaku: lewat angka yang dibuat dari ID-mu, tanpa namamu.
players-privacy-page = Halaman lengkapnya: { $url }
players-export-button = Ekspor dataku
players-exported = Ini semua yang kusimpan tentangmu.
players-erase-button = Hapus dataku
players-erase-title = Hapus dataku
players-erase = Ini menghapus permainanmu, hasil, catatan teka-teki dari tempat lain, runtunan, dan preferensimu di setiap server, dan mengakhiri permainan pribadi yang sedang kamu mainkan. Tidak bisa dibatalkan. Yang sudah dicoret atau tidak lagi dicatat oleh pengelola server tetap begitu.
players-erase-all-button = Hapus semuanya
players-keep-button = Simpan semuanya
players-erased-title = Terhapus
players-erased = Semua datamu sudah dihapus. Kalau main lagi, kamu mulai dari awal.

## Sebagai ganti nama

players-name-gone = seseorang
players-name-deleted = seseorang yang menghapus datanya
players-name-hidden = seorang pemain
