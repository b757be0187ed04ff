### Apa yang diajarkan bot: aturan, mode, dan dirinya.

teaching-rules-title = Aturan
teaching-rules =
    Temukan kata yang tersembunyi. Setiap tebakan adalah kata dengan panjang yang sama, dan kotaknya menunjukkan seberapa dekat:

    🟩 🟧  hurufnya benar, dan tempatnya tepat
    🟨 🟦  hurufnya ada, tapi di tempat lain
    ⬛  hurufnya tidak ada (atau tidak sebanyak itu)

    Huruf yang ditebak dua kali ditandai dua kali hanya kalau katanya punya dua: hijau dihitung dulu, lalu kuning dari kiri.

    Kamu punya enam tebakan, dan satu lagi untuk setiap papan tambahan. Kata yang tidak kukenal, atau yang sudah ditebak, tidak mengurangi apa-apa.

    { "**" }Mode sulit**: huruf hijau tetap di tempatnya, dan huruf kuning harus dipakai lagi.
    { "**" }Ultra-sulit**: tebakan harus cocok dengan setiap petunjuk, juga kotak abu-abu.

teaching-about-title = Tilemate
teaching-about =
    Aku memandu permainan tebak kata ala Wordle, dan membantu teka-teki dari tempat lain.

    `/{ -command } play` memulai permainan. Untuk menebak, tekan **Tebak** di bawah papan, atau tulis `/{ -command } guess`. Dalam pesan langsung, cukup tulis katanya.
    `/{ -command } daily` kata hari ini, sama untuk semua di sini
    `/{ -command } help` memecahkan teka-teki bersamamu
    `/{ -command } preferences` mengatur bahasa, tema, dan pengingatmu
    `/{ -command } settings` untuk yang mengelola server

    Kata-kataku berasal dari kamus dan daftar kata bebas. Aku tidak berafiliasi dengan New York Times.

# Buttons for the pages of the guide
teaching-page-about = Tentang
teaching-page-rules = Aturan
teaching-page-modes = Mode permainan
teaching-page-privacy = Privasi

teaching-modes-title = Mode permainan
teaching-mode = **{ $mode }** – { $sentence }
teaching-boards = Papan
teaching-mode-boards = 2, 4, atau 8 kata sekaligus dengan tebakan yang sama: { $modes }
