/** Two hundred queries written before the search was tried with them, inflected and many without Turkish letters; each with its page. */
const firstQueries = `
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

const secondQueries = `
kaçıncı basamaktan başlanıyor | trafik-sigortasinda-basamak-nasil-yukselir
yeni arabamda basamağım sıfırlanır mı | trafik-sigortasinda-basamak-nasil-yukselir
kusurlu kazalar basamagi dusurur mu | trafik-sigortasinda-basamak-nasil-yukselir
sekizinci basamağa çıkmak | trafik-sigortasinda-basamak-nasil-yukselir
karşı aracın hasarına ödenen limit | trafik-sigortasi-2026-limitleri
bedeni zararların limiti | trafik-sigortasi-2026-limitleri
trafik sigortam yetmezse fark | trafik-sigortasi-2026-limitleri
sigortasız arabaya yazılan ceza | trafik-sigortasini-gec-yenilerseniz
policem bitmis arac baglanir mi | trafik-sigortasini-gec-yenilerseniz
gecikme zammının oranı | trafik-sigortasini-gec-yenilerseniz
yenilemeye kac gun kala | trafik-sigortasini-gec-yenilerseniz
noterde devirden önce poliçe | ikinci-el-arac-alirken-once-sigorta
satıcının sigortası bana geçer mi | ikinci-el-arac-alirken-once-sigorta
satistan vazgectik sigorta iptali | ikinci-el-arac-alirken-once-sigorta
kaza tespit tutanagini kim doldurur | kazadan-sonra-ilk-bir-saat
çarpıştık polisi çağırmalı mıyız | kazadan-sonra-ilk-bir-saat
yaralılı kazalarda ne yapmalıyım | kazadan-sonra-ilk-bir-saat
kasko zorunlu mudur | kasko-ile-trafik-sigortasinin-farki
kendi tamponumu hangi sigorta yaptırır | kasko-ile-trafik-sigortasinin-farki
çalınan arabamı hangisi öder | kasko-ile-trafik-sigortasinin-farki
muafiyetin hesaplanması | kaskoda-muafiyet-ne-demek
park hasarlarım muafiyetin altında | kaskoda-muafiyet-ne-demek
küçük hasarları cebimden ödemek | kaskoda-muafiyet-ne-demek
esdeger parcalar mi orijinal mi | yetkili-servis-mi-anlasmali-servis-mi
garantili aracımı hangi serviste yaptırayım | yetkili-servis-mi-anlasmali-servis-mi
özel servislerde onarım | yetkili-servis-mi-anlasmali-servis-mi
şarj kablosunun çalınması | elektrikli-aracin-kaskosunda-neye-bakilir
bataryam hasar görürse | elektrikli-aracin-kaskosunda-neye-bakilir
elektrikli otomobilime kasko | elektrikli-aracin-kaskosunda-neye-bakilir
arabamın rayiç değeri | kasko-aracin-degerini-nasil-belirler
mutabakatli degerli policeler | kasko-aracin-degerini-nasil-belirler
sonradan taktırdığım aksesuarlar | kasko-aracin-degerini-nasil-belirler
dask eşyalarımı öder mi | dask-konut-sigortasinin-yerine-gecer-mi
depremde hangisi öder dask mı konut mu | dask-konut-sigortasinin-yerine-gecer-mi
bankanın dain mürtehin kaydı | dask-konut-sigortasinin-yerine-gecer-mi
evimin yeniden yapım bedeli | dask-bedeli-neden-evin-fiyati-degil
daskin metrekare fiyatlari | dask-bedeli-neden-evin-fiyati-degil
deprem arsayı yıkmaz bedel | dask-bedeli-neden-evin-fiyati-degil
komşudan su sızıyor | ust-kattan-su-akti-kim-oder
tavanimdan su akiyor sigorta | ust-kattan-su-akti-kim-oder
komşumun sigortasından istemek rücu | ust-kattan-su-akti-kim-oder
ev sahibinin sigortası kiracıyı korur mu | kiracinin-sigortasi-neyi-korur
kiraladığım evdeki eşyalarım | kiracinin-sigortasi-neyi-korur
kiracilar dask oder mi | kiracinin-sigortasi-neyi-korur
telefonumun ekranı çatladı | cep-telefonu-sigortasi-neyi-oder
imei kaydı olmayan cihazlar | cep-telefonu-sigortasi-neyi-oder
telefonuma su kacti | cep-telefonu-sigortasi-neyi-oder
calinan telefonlar icin tutanak | cep-telefonu-sigortasi-neyi-oder
ameliyatlarda bekleme süresi kaç ay | tamamlayici-saglikta-bekleme-suresi
doğumda ne kadar beklenir | tamamlayici-saglikta-bekleme-suresi
beklemelerim yeni şirkette sayılır mı | tamamlayici-saglikta-bekleme-suresi
sgkm yok hangi sağlık sigortası | tamamlayici-mi-ozel-saglik-mi
tamamlayıcıyla özel sağlığın farkı | tamamlayici-mi-ozel-saglik-mi
anlasmasiz hastaneye gitmek | tamamlayici-mi-ozel-saglik-mi
yenileme güvencemi nasıl kazanırım | omur-boyu-yenileme-guvencesi
omur boyu yenilenir mi | omur-boyu-yenileme-guvencesi
hastalanınca poliçem yenilenmezse | omur-boyu-yenileme-guvencesi
ferdi kazada yaş sınırı | ferdi-kaza-sigortasi-kime-lazim
sakatlıkta ödenen para | ferdi-kaza-sigortasi-kime-lazim
lehtarimi yazmadim | ferdi-kaza-sigortasi-kime-lazim
mesleğime göre kaza sigortası | ferdi-kaza-sigortasi-kime-lazim
vizem için seyahat sigortası | schengen-policesinde-uc-satir
otuz bin avroluk teminat | schengen-policesinde-uc-satir
yolculuğum uzadı poliçem | schengen-policesinde-uc-satir
avrupaya arabayla gidiyorum | yesil-kart-sigortasi-nerede-gecer
bulgaristana yesil kartla | yesil-kart-sigortasi-nerede-gecer
yeşil kartın geçtiği ülkeler | yesil-kart-sigortasi-nerede-gecer
köpeğime sigorta | kedinin-cipi-ve-sigortasi
çipsiz kedilere ceza | kedinin-cipi-ve-sigortasi
veteriner masraflarını öder mi | kedinin-cipi-ve-sigortasi
yasakli irklar sigortalanir mi | kedinin-cipi-ve-sigortasi
caymam kaç gün içinde | sigortada-cayma-hakki-ve-iade
iptal edersem paramın iadesi | sigortada-cayma-hakki-ve-iade
trafik sigortasını iptal ettirebilir miyim | sigortada-cayma-hakki-ve-iade
hurdaya ayirdim policeyi iptal | sigortada-cayma-hakki-ve-iade
verilerimi sildirmek istiyorum | sigorta-teklifinde-kisisel-veriniz
reklam izinlerimi geri almak | sigorta-teklifinde-kisisel-veriniz
kvkk haklarım | sigorta-teklifinde-kisisel-veriniz
ay ay ödenen kasko | aylik-kasko-nedir
kaskoyu aylığa bölmek | aylik-kasko-nedir
yenidoganin giderleri | dogum-sigortasi
sezaryenin karşılanması | dogum-sigortasi
hamileliğimi beyan etmeli miyim | hamileyken-ozel-saglik-sigortasi-yaptirilir-mi
gebeyken sağlık sigortası | hamileyken-ozel-saglik-sigortasi-yaptirilir-mi
size nasıl ulaşırım | iletisim
whatsapp numaranız nedir | iletisim
adresiniz nerede | iletisim
cv yolladım iş arıyorum | is-basvurusu
poliçemi nasıl iptal ederim adımları | islem-rehberi
ödemeyi nasıl yapıyorum | islem-rehberi
immnin limitsiz olanı | limitsiz-ihtiyari-mali-mesuliyet-teminati
manevi tazminat talepleri imm | limitsiz-ihtiyari-mali-mesuliyet-teminati
alıcıların yorumları puanları | musteri-yorumlari
kazandığınız ödüller | odullerimiz
hastane listelerini kıyaslamak | saglik-sigortasi-nasil-karsilastirilir
sigorta bilgi merkezinden poliçe sorgulamak | sbm-trafik-sigortasi
sahte poliçe korkusu internetten alınır mı | trafik-sigortasi-internetten-yapilir-mi-yaptirmak-guvenli-mi
hangi firmalar trafik sigortası satıyor | trafik-sigortasi-sirketleri-hangileridir
arabanın hasar geçmişine bakma | tramer-nedir
komisyonunuz sıralamayı etkiler mi | why-different
`;

const rowsOf = (queries: string): ReadonlyArray<{ query: string; slug: string }> =>
  queries
    .trim()
    .split('\n')
    .map((row) => row.split(' | '))
    .map(([query = '', slug = '']) => ({ query, slug }));

export const unfamiliarQueries = { first: rowsOf(firstQueries), second: rowsOf(secondQueries) };
