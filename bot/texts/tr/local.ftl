### Botun Discord olmadan denendiği sayfa.

local-greeting = Merhaba! Aşağıya `/{ -command } play` yaz ve **{ games-begin-button }** düğmesine bas. Tahmin etmek için **{ games-guess-button }** düğmesine bas ya da oyunu herkes görüyorsa kelimeyi yazman yeter. `/{ -command } board` açık kalan oyunu geri getirir, `/{ -command } about` tüm oynama yollarını gösterir. Yardım almak için başka bir yerdeki bulmacanın ekran görüntüsünü bu sayfaya bırak. Yukarıdan kim olduğunu seç: { $people }.
local-greeting-app = Aynı listedeki **Wordle**, Discord'un kendi Wordle uygulamasıdır: onun adına `{ $summary }` yaz, böylece bir özet göndermiş olursun.
local-greeting-direct = Merhaba! Burada baş başa oynuyoruz. Aşağıya `/{ -command } play` yaz ve **{ games-begin-button }** düğmesine bas. Tahmin etmek için kelimeyi yazman yeter.
local-real = Bu, bilgisayarındaki gerçek bot. Sayfayı simcord çiziyor; Discord biraz farklı görünür. Orada bir kelime, yalnızca botu etiketlersen ve botu işleten izin veriyorsa tahmin sayılır.
local-private = Bunu yalnızca sen görebilirsin.
local-posted = Bu bir mesaj olarak gönderildi. `/` yaz, açılan listeden komutu, sonra da seçeneklerini seç, Discord'daki gibi.
local-clock = Şu an { $when }.
local-clock-how = Saat yalnızca ileri gider, en çok 31 gün: `/clock 30m`, `2h`, `1d`, `1w` ya da `09:00`.
