### Halaman untuk mencoba bot tanpa Discord.

local-greeting = Halo! Ketik `/{ -command } play` di bawah dan tekan **{ games-begin-button }**. Untuk menebak, tekan **{ games-guess-button }**, atau ketik saja katanya kalau semua orang melihat permainannya. `/{ -command } board` memunculkan lagi permainan yang masih terbuka, dan `/{ -command } about` menunjukkan semua cara bermain. Taruh tangkapan layar teka-teki dari tempat lain di halaman ini untuk dibantu. Pilih di atas siapa kamu: { $people }.
local-greeting-app = **Wordle**, di daftar yang sama, adalah aplikasi Wordle milik Discord: tulis `{ $summary }` sebagai aplikasi itu, dan kamu sudah mengirim ringkasan.
local-greeting-direct = Halo! Di sini kita main berdua saja. Ketik `/{ -command } play` di bawah dan tekan **{ games-begin-button }**. Untuk menebak, ketik saja katanya.
local-real = Ini bot yang sebenarnya, di komputermu. Halaman ini digambar simcord; tampilan Discord sedikit berbeda. Di sana sebuah kata dihitung sebagai tebakan hanya kalau menyebut bot, dan kalau pengelolanya mengizinkan.
local-private = Hanya kamu yang bisa melihat ini.
local-posted = Itu terkirim sebagai pesan. Ketik `/`, pilih perintahnya di daftar yang muncul, lalu opsinya, seperti di Discord.
local-clock = Sekarang { $when }.
local-clock-how = Jam hanya maju, paling jauh 31 hari: `/clock 30m`, `2h`, `1d`, `1w` atau `09:00`.
