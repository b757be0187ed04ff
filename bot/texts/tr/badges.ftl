### Badges for deeds.

badges-daily = İlk günün kelimesi
badges-two = En fazla iki
badges-last = Son anda
badges-trap = Tuzaktan çıkış
badges-grays = Griye ikinci şans yok
badges-dark = Karanlık başlangıç
badges-ultra = Ultra zor
badges-boards = Sekizi birden
badges-duel = Botu yendi
badges-race = Yarış birincisi
badges-all = Herkes bildi
badges-comeback = Geri dönüş

## What each is for

badges-daily-about = Günün kelimesini bitir, ipucuyla ya da ipuçsuz.
badges-two-about = Bir kelimeyi iki tahminde ya da tek tahminde bul.
badges-last-about = Bir kelimeyi son tahmininle bul.
badges-trap-about = Yalnızca aynı harfi kaçıran iki tahminden sonra kelimeyi bul.
badges-grays-about = Gri bir harfi bir daha hiç denemeden, dört ya da daha çok tahminde bir kelime bul.
badges-dark-about = Hiçbir harfi tutmayan ilk tahminden sonra kelimeyi bul.
badges-ultra-about = Ultra zor modda bir kelime bul.
badges-boards-about = Tek başına sekiz ya da daha çok tahtayı birden çöz.
badges-duel-about = Bana karşı bir düello kazan.
badges-race-about = Üç ya da daha çok oyuncunun yarışını kazan.
badges-all-about = Oynayan herkesin bulduğu bir günün kelimesini bul: en az üç oyuncu.
badges-comeback-about = Yedi günlük ya da daha uzun bir seri kaybet, sonra yine üst üste yedi kez bul.

## Where they are shown

badges-count = { $who } burada { $all } rozetten { $had } rozet kazandı.
badges-missing = **Henüz alınmayanlar**
badges-rule = Rozet, burada ipucu almadan oynadığın ve sayılan kendi oyunlarındaki tek bir başarı içindir. Çok oynamanın rozeti yok.
badges-worn = Rozetler: { $signs } · { $had } / { $all }
badges-new = Yeni rozetlerin: { $badges }
