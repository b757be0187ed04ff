### What the bot teaches: the rules, its modes, and itself.

teaching-rules-title = Kurallar
teaching-rules =
    Gizli kelimeyi bul. Her tahmin aynı uzunlukta bir kelimedir, kutuları ne kadar yaklaştığını gösterir:

    🟩 🟧  harf doğru ve doğru yerde
    🟨 🟦  harf kelimede var, ama başka yerde
    ⬛  harf kelimede yok (ya da o kadar çok değil)

    İki kez kullandığın harf, ancak kelimede de iki kez varsa iki kez renklenir: önce yeşiller, sonra soldan sarılar sayılır.

    Altı tahminin var, her ek tahta için bir tane daha. Bilmediğim ya da daha önce denenmiş bir kelime tahminden düşmez.

    { "**" }Zor mod**: yeşil harf yerinde kalır, sarı harf yine kullanılmalıdır.
    { "**" }Ultra zor**: tahmin, gri kutular dahil her ipucuna uymalıdır.

teaching-about-title = Tilemate
teaching-about =
    Wordle tarzı kelime oyunları oynatırım, başka yerdeki bulmacalarda yardım ederim.

    `/{ -command } play` bir oyun başlatır. Tahmin için tahtanın altındaki **Tahmin et** düğmesine bas ya da `/{ -command } guess` yaz. Özel mesajda yalnızca kelimeyi yazman yeter.
    `/{ -command } daily` bugünün kelimesi, buradaki herkes için aynı
    `/{ -command } help` seninle birlikte bulmaca çözer
    `/{ -command } preferences` dilini, temanı ve hatırlatıcılarını ayarlar
    `/{ -command } settings` sunucuyu yönetenler içindir

    Kelimelerim özgür kaynaklardan gelir. New York Times ile bağım yok.

# Buttons for the pages of the guide
teaching-page-about = Hakkında
teaching-page-rules = Kurallar
teaching-page-modes = Oyun türleri
teaching-page-privacy = Gizlilik

teaching-modes-title = Oyun türleri
teaching-mode = **{ $mode }** – { $sentence }
teaching-boards = Tahtalar
teaching-mode-boards = aynı tahminlerle 2, 4 ya da 8 kelime birden: { $modes }
