### Badges for deeds.

badges-daily = Harian pertama
badges-two = Paling banyak dua
badges-last = Lolos di detik terakhir
badges-trap = Lolos dari jebakan
badges-grays = Abu-abu tak terulang
badges-dark = Awal gelap
badges-ultra = Ultra-sulit
badges-boards = Delapan sekaligus
badges-duel = Mengalahkan bot
badges-race = Juara balapan
badges-all = Semua berhasil
badges-comeback = Bangkit lagi

## What each is for

badges-daily-about = Selesaikan satu kata harian, dengan atau tanpa petunjuk.
badges-two-about = Pecahkan kata dalam dua tebakan, atau satu.
badges-last-about = Pecahkan kata dengan tebakan terakhirmu.
badges-trap-about = Pecahkan kata setelah dua tebakan yang hanya meleset di huruf yang sama.
badges-grays-about = Pecahkan kata dalam empat tebakan atau lebih tanpa pernah mencoba lagi huruf abu-abu.
badges-dark-about = Pecahkan kata setelah tebakan pertama tanpa satu pun huruf yang kena.
badges-ultra-about = Pecahkan kata dalam mode ultra-sulit.
badges-boards-about = Pecahkan sendiri delapan papan atau lebih sekaligus.
badges-duel-about = Menangkan duel melawanku.
badges-race-about = Menangkan balapan yang diikuti tiga pemain atau lebih.
badges-all-about = Pecahkan kata harian yang dipecahkan semua yang memainkannya: tiga pemain atau lebih.
badges-comeback-about = Kehilangan runtunan tujuh kata harian atau lebih, lalu menangkan tujuh berturut-turut lagi.

## Where they are shown

badges-count = { $who } punya { $had } dari { $all } lencana di sini.
badges-missing = **Masih bisa diraih**
badges-rule = Lencana diberikan untuk satu aksi dalam permainanmu sendiri di sini yang dihitung, tanpa petunjuk. Tidak ada lencana untuk sekadar banyak bermain.
# $signs are emojis, one for each badge
badges-worn = Lencana: { $signs } · { $had } dari { $all }
badges-new = Baru di antara lencanamu: { $badges }