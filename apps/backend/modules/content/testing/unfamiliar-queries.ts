/** A hundred queries written before the search was tried with them, inflected and half of them without Turkish letters; each with its page. */
const queries = `
aylık kaskolar | aylik-kasko-nedir
aylik kasko yaptirmak | aylik-kasko-nedir
doğum sigortasının kapsamı | dogum-sigortasi
dogum masraflari | dogum-sigortasi
gizliliğimiz politikası | gizlilik-politikasi
çerezlerin kullanımı | gizlilik-politikasi
hamileler sağlık sigortası | hamileyken-ozel-saglik-sigortasi-yaptirilir-mi
hamileyim sigorta yaptırabilir miyim | hamileyken-ozel-saglik-sigortasi-yaptirilir-mi
iletişim bilgileriniz | iletisim
telefon numaranız | iletisim
is basvurusu yapmak | is-basvurusu
özgeçmişimi göndermek | is-basvurusu
işlemler rehberi | islem-rehberi
kullanici sozlesmesi | kullanici-sozlesmesi
sözleşmeniz | kullanici-sozlesmesi
limitsiz mali mesuliyet | limitsiz-ihtiyari-mali-mesuliyet-teminati
ihtiyari mali mesuliyetler | limitsiz-ihtiyari-mali-mesuliyet-teminati
müşterilerin yorumları | musteri-yorumlari
musteri yorumlari | musteri-yorumlari
ödüller | odullerimiz
sağlık sigortalarını karşılaştırma | saglik-sigortasi-nasil-karsilastirilir
saglik sigortasi karsilastirmak | saglik-sigortasi-nasil-karsilastirilir
sbm sorgulamaları | sbm-trafik-sigortasi
sbmden sorgu | sbm-trafik-sigortasi
doğum paketleri | tamamlayici-saglik-sigortasi-dogum-paketi
dogum paketi tamamlayici | tamamlayici-saglik-sigortasi-dogum-paketi
internetten trafik sigortası güvenli | trafik-sigortasi-internetten-yapilir-mi-yaptirmak-guvenli-mi
internetten yaptirmak guvenli mi | trafik-sigortasi-internetten-yapilir-mi-yaptirmak-guvenli-mi
trafik sigortası şirketlerinin listesi | trafik-sigortasi-sirketleri-hangileridir
sigorta sirketleri hangileri | trafik-sigortasi-sirketleri-hangileridir
tramer | tramer-nedir
tramere bakmak | tramer-nedir
hasar kaydını sorgulatmak | tramer-nedir
pert kaydı | tramer-nedir
neden sizi seçeyim farkınız | why-different
yaratıcı ekipler | yaratici-ekiplerimiz
yönetim takımı | yonetim-takimimiz
yoneticiler kim | yonetim-takimimiz
basamağı yükseltmek | trafik-sigortasinda-basamak-nasil-yukselir
basamagim dustu | trafik-sigortasinda-basamak-nasil-yukselir
hasarsızlık basamakları | trafik-sigortasinda-basamak-nasil-yukselir
trafik sigortası limitleri | trafik-sigortasi-2026-limitleri
2026 limitleri | trafik-sigortasi-2026-limitleri
karşı tarafa ne kadar öder | trafik-sigortasi-2026-limitleri
geç yenilemenin cezası | trafik-sigortasini-gec-yenilerseniz
gec yeniledim | trafik-sigortasini-gec-yenilerseniz
sigortam bitti gecikme | trafik-sigortasini-gec-yenilerseniz
ikinci el araba alıyorum | ikinci-el-arac-alirken-once-sigorta
ikinci el otomobiller | ikinci-el-arac-alirken-once-sigorta
notere gitmeden önce sigorta | ikinci-el-arac-alirken-once-sigorta
kaza yaptım | kazadan-sonra-ilk-bir-saat
kazalardan sonra ne yapilir | kazadan-sonra-ilk-bir-saat
kaza tutanağı | kazadan-sonra-ilk-bir-saat
kaskoyla trafiğin farkı | kasko-ile-trafik-sigortasinin-farki
kasko trafik farklari | kasko-ile-trafik-sigortasinin-farki
muafiyetler | kaskoda-muafiyet-ne-demek
muafiyetsiz kaskolar | kaskoda-muafiyet-ne-demek
yetkili servisler | yetkili-servis-mi-anlasmali-servis-mi
anlasmali serviste onarim | yetkili-servis-mi-anlasmali-servis-mi
elektrikli arabamın bataryası | elektrikli-aracin-kaskosunda-neye-bakilir
sarj kablosu calindi | elektrikli-aracin-kaskosunda-neye-bakilir
aracımın kasko değeri | kasko-aracin-degerini-nasil-belirler
rayiç değerler | kasko-aracin-degerini-nasil-belirler
dask yeter mi konut | dask-konut-sigortasinin-yerine-gecer-mi
daskın yerine konut sigortası | dask-konut-sigortasinin-yerine-gecer-mi
eşyalarımı dask karşılar mı | dask-konut-sigortasinin-yerine-gecer-mi
dask bedelleri | dask-bedeli-neden-evin-fiyati-degil
metrekare bedeli | dask-bedeli-neden-evin-fiyati-degil
su bastı üst kattan | ust-kattan-su-akti-kim-oder
komsudan su sizdi | ust-kattan-su-akti-kim-oder
tavanım aktı | ust-kattan-su-akti-kim-oder
kiracılar için sigorta | kiracinin-sigortasi-neyi-korur
kiracıyım | kiracinin-sigortasi-neyi-korur
kiracinin esyalari | kiracinin-sigortasi-neyi-korur
telefonumun ekranı kırıldı | cep-telefonu-sigortasi-neyi-oder
telefonlarin sigortasi | cep-telefonu-sigortasi-neyi-oder
çalınan telefon | cep-telefonu-sigortasi-neyi-oder
bekleme süreleri | tamamlayici-saglikta-bekleme-suresi
ameliyat için beklemek | tamamlayici-saglikta-bekleme-suresi
tamamlayıcıyla özel sağlığın farkı | tamamlayici-mi-ozel-saglik-mi
ozel saglik mi tamamlayici mi | tamamlayici-mi-ozel-saglik-mi
ömür boyu yenileme | omur-boyu-yenileme-guvencesi
omur boyu yenilemeler | omur-boyu-yenileme-guvencesi
ferdi kazalar | ferdi-kaza-sigortasi-kime-lazim
ferdi kaza yaptirmali miyim | ferdi-kaza-sigortasi-kime-lazim
schengen poliçesi | schengen-policesinde-uc-satir
sengen vizesi | schengen-policesinde-uc-satir
vize icin seyahat sigortasi | schengen-policesinde-uc-satir
yeşil kartlar | yesil-kart-sigortasi-nerede-gecer
arabayla yurt dışına çıkmak | yesil-kart-sigortasi-nerede-gecer
bulgaristana arabayla | yesil-kart-sigortasi-nerede-gecer
kedilerin çipleri | kedinin-cipi-ve-sigortasi
kopegimin sigortasi | kedinin-cipi-ve-sigortasi
veterinere ödenen | kedinin-cipi-ve-sigortasi
caymak istiyorum | sigortada-cayma-hakki-ve-iade
iadem ne kadar | sigortada-cayma-hakki-ve-iade
poliçeyi iptal ettirmek | sigortada-cayma-hakki-ve-iade
kişisel verilerim | sigorta-teklifinde-kisisel-veriniz
kisisel veriler kime gider | sigorta-teklifinde-kisisel-veriniz
kimlik numaramı neden soruyorsunuz | sigorta-teklifinde-kisisel-veriniz
`;

export const unfamiliarQueries: ReadonlyArray<{ query: string; slug: string }> = queries
  .trim()
  .split('\n')
  .map((row) => row.split(' | '))
  .map(([query = '', slug = '']) => ({ query, slug }));
