### Word lists of a server: a lesson's, or a fandom's.

lists-about = Kendi kelimelerinle oyna: bir ders, bir hayran topluluğu. Bir listede { $shortest } ile { $longest } harf arasında { $fewest } ile { $most } kelime olur. Bulunacak kelime listeden gelir; tahminler listeden ve dilden olabilir. Böyle oyunlar sıralamada sayılmaz. Listeyi `/{ -command } play list:` ile seç.
lists-none = Bu sunucunun henüz listesi yok.
lists-words = { $words } kelime
lists-length = { $letters } harf: { $words }
lists-prompt = Bir listeye bak
lists-add-button = Liste ekle
lists-change-button = Değiştir
lists-delete-button = Sil
lists-sure = **{ $name }** listesi silinsin mi? Süren oyunlar onunla devam eder.
lists-sure-daily = Bu sunucuda günün kelimesi bu listeden geliyor. Sonrasında yine dilden gelir.
lists-keep-button = Kalsın
lists-modal = Bir kelime listesi
lists-name-field = Adı ne
lists-language-field = Kelimelerin dili
lists-words-field = Kelimeler, her satıra bir tane ya da virgülle
lists-file-field = Ya da kelimeler yerine bir metin dosyası
lists-daily = 📅 Bir sonrakinden itibaren günün kelimesi bu listeden gelir. Sıralamada sayılmaz.
lists-daily-switch = Günün kelimesi buradan
lists-correct-button = Düzelt
lists-left-out = { $count } satır alınmadı:
lists-left-words = • Satır { $number }: “{ $text }” { $words } kelime.
lists-left-letter = • Satır { $number }: “{ $text }”: { $character } bu dilin harfi değil.
lists-left-length = • Satır { $number }: “{ $text }” { $length } harfli; { $least } ile { $most } arası olur.
lists-left-again = • Satır { $number }: “{ $text }” zaten listede.
lists-left-slur = • Satır { $number }: burada hoş karşılanmayan bir kelime.
