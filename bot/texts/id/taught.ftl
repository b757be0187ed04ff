### Games that a server teaches: two shares of each, and which part is the score.

taught-about = Ajari aku teka-teki yang belum kukenal: tempel dua hasilnya, lalu sebut bagian mana yang skornya. Akan kutunjukkan apa yang kubaca; setelah itu hasilnya bisa dicatat seperti game lainnya.
taught-none = Server ini belum mengajariku game apa pun.
taught-live = ✅ Hasilnya dicatat
taught-idle = ⏸️ Hasilnya tidak dicatat
taught-reads = Aku membaca hasilnya sebagai `{ $template }`.
taught-highest = Angka sampai { $highest } dihitung.
taught-slot-number = nomor
taught-slot-date = tanggal
taught-slot-score = skor
taught-slot-time = waktu
taught-trial-none = Belum ada pesan di { $channel } untuk mencobanya.
taught-trial = { $results ->
    [0] Tidak ada yang akan kucatat dari { $read } pesan terbaru di { $channel }.
    [one] Dari { $read } pesan terbaru di { $channel } aku akan mencatat:
   *[other] Dari { $read } pesan terbaru di { $channel } aku akan mencatat { $results } hasil:
}
taught-trial-line = { $who } · { $puzzle }: { $result }
taught-unwatched = Aku belum membaca kanal mana pun di sini: pilih satu di halaman **{ $page }**. Sementara itu, hasil bisa ditempel di `/{ -command } record`.
taught-prompt = Lihat sebuah game
taught-add-button = Ajari aku game
taught-go-button = Catat hasilnya
taught-stop-button = Berhenti mencatat
taught-highest-button = Angka tertinggi
taught-forget-button = Hapus
taught-sure = Hapus **{ $name }** dan semua hasilnya yang tercatat di sini? Ini tidak bisa dibatalkan.
taught-modal = Game yang belum kukenal
taught-name-field = Namanya
taught-first-field = Hasil dengan teka-teki terpecahkan
taught-second-field = Hasil dari hari lain
taught-score-field = Skornya, persis seperti di hasil pertama
taught-highest-field = Angka tertinggi yang mungkin
taught-unit-field = Yang dihitung skornya
taught-unit-guesses = Tebakan atau langkah: makin sedikit makin baik
taught-unit-mistakes = Kesalahan: makin sedikit makin baik
taught-unit-points = Poin: makin banyak makin baik
taught-unit-time = Waktu: makin singkat makin baik
