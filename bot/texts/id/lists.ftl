### Daftar kata sebuah server: dari pelajaran, atau fandom.

lists-about = Main dengan kata-kata sendiri: kosakata pelajaran, sebuah fandom. Satu daftar berisi { $fewest } sampai { $most } kata dengan { $shortest } sampai { $longest } huruf. Kata-katanya jadi jawaban; tebakan boleh dari daftar dan dari bahasanya. Permainan seperti ini tidak dihitung di papan peringkat. Pilih daftar dengan `/{ -command } play list:`.
lists-none = Server ini belum punya daftar.
lists-words = { $words } kata
lists-length = { $letters } huruf: { $words }
lists-turns = Kata dari semua panjang akan muncul, mula-mula yang belum dimainkan, lalu yang paling lama tidak dimainkan. Dengan `length:` hanya satu panjang yang dipakai.
lists-renamed = Sudah ada daftar **{ $taken }**, jadi yang ini bernama **{ $name }**. Untuk mengubah kata-kata yang lain itu, pilih daftarnya dan tekan **{ $button }**.
lists-prompt = Lihat sebuah daftar
lists-add-button = Tambah daftar
lists-change-button = Ubah
lists-delete-button = Hapus
lists-sure = Hapus daftar **{ $name }**? Permainan yang sedang berjalan tetap memakainya.
lists-sure-daily = Kata harian server ini diambil dari daftar ini. Setelah itu, katanya kembali diambil dari bahasanya.
lists-keep-button = Simpan
lists-modal = Daftar kata
lists-name-field = Namanya
lists-language-field = Bahasa kata-katanya
lists-words-field = Kata-kata, dipisah spasi, koma, atau baris
lists-file-field = Atau berkas teks, sebagai ganti kata di atas
lists-daily = 📅 Mulai yang berikutnya, kata harian diambil dari daftar ini. Tidak dihitung di papan peringkat.
lists-daily-switch = Harian dari sini
lists-dropped = Permainan dalam { $language } menulis { $letters } sebagai { $plain }.
lists-dropped-other = Jika kata-kata ini { $others }, tekan **{ $button }** dan pilih bahasa itu.
lists-correct-button = Perbaiki
lists-left-out = { $count ->
   *[other] { $count } entri dilewati:
}
lists-left-words = • Baris { $number }: “{ $text }” terdiri dari { $words } kata.
lists-left-letter = • Baris { $number }: “{ $text }”: { $character } bukan huruf bahasa ini.
lists-left-length = • Baris { $number }: “{ $text }” punya { $length } huruf, dan yang boleh { $least } sampai { $most }.
lists-left-again = • Baris { $number }: “{ $text }” sudah ada di daftar.
lists-left-head = • Baris { $number }: “{ $text }” adalah judul kolom, bukan kata di daftar.
lists-left-beside = • Yang ada di samping kolom pertama (“{ $text }” dan seterusnya): tiap baris memberi satu kata. Kalau itu juga kata di daftar, tulis masing-masing di baris sendiri.
lists-left-articles = • Yang ada di depan kata-kata ({ $text }): hanya katanya sendiri yang diambil.
lists-left-slur = • Baris { $number }: kata yang tidak pantas di sini.
lists-progress-button = Kemajuan
lists-back-button = Kembali ke daftar
lists-unplayed = Belum ada yang menyelesaikan permainan dari daftar ini.
lists-played = **{ $played } dari { $words }** kata sudah dimainkan. Tertebak pada kali terakhir: { $found }.
lists-missed = Tidak tertebak pada kali terakhir dan akan muncul lagi lebih cepat: { $words }
lists-learner = { $who } · { $found } dari { $met } tertebak
lists-learner-missed = belum tertebak: { $words }
lists-progress-file = Berkas ini berisi setiap kata yang sudah dimainkan dan siapa yang belum menebaknya.
lists-column-word = Kata
lists-column-played = Dimainkan
lists-column-found = Tertebak
lists-column-missed = Belum tertebak oleh
