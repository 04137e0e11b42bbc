/** What each cover means, by its key; the insurer's conditions decide a single case. */
import { repairShopKey } from '@emsal/tariffs/kasko/repair-shop';

export interface CoverDescription {
  title: string;
  paragraphs: readonly string[];
}

const conditions = 'Kapsam ve istisnalar için şirketin özel şartlarını okuyun.';
const description = (title: string, ...paragraphs: string[]): CoverDescription => ({
  title,
  paragraphs: [...paragraphs, conditions],
});

export const coverDescriptions: Readonly<Record<string, CoverDescription>> = {
  'KSK-IMM': description(
    'İhtiyari mali mesuliyet (İMM)',
    'Kazada karşı tarafa verdiğiniz zarar trafik sigortanızın limitini aşarsa aşan kısmı öder.',
    'Limit maddi ve bedeni zararlar için ortaktır. Limitsiz seçenekte ödenecek tutarın üst sınırı yoktur.',
  ),
  'KSK-ARAC': description(
    'Araç hasarı',
    'Çarpma, çarpışma, devrilme ve üçüncü kişilerin kötü niyetli hareketlerinden doğan hasarı öder.',
    'Ödeme, aracınızın hasar günündeki rayiç değerine kadardır.',
  ),
  'KSK-CALINMA': description(
    'Çalınma',
    'Araç çalınırsa ya da çalınmaya teşebbüs edilirken hasar görürse zararınızı öder.',
  ),
  'KSK-YANMA': description('Yanma', 'Aracın yanmasından ve yıldırım düşmesinden doğan zararı öder.'),
  'KSK-ASISTANS': description(
    'Çekici ve asistans',
    'Araç yolda kalırsa çekici gönderir; lastik, akü ve çilingir gibi işlerde yardım eder.',
  ),
  'KSK-SEL': description('Sel', 'Sel ve su baskınının araca verdiği zararı öder.'),
  'KSK-DEPREM': description('Deprem', 'Deprem ve yanardağ püskürmesinin araca verdiği zararı öder.'),
  'KSK-CAM': description(
    'Cam kırılması',
    'Kırılan camı orijinal camla değiştirir.',
    'Cam hasarı çoğu üründe hasarsızlığınızı bozmaz.',
  ),
  'KSK-FERDI': description(
    'Koltuk ferdi kaza',
    'Kazada araçtakilerin ölümü ya da sakatlanması hâlinde koltuk başına ödeme yapar.',
  ),
  'KSK-HUKUK': description(
    'Hukuksal koruma',
    'Araçla ilgili davalarda avukat ve mahkeme giderlerinizi limite kadar öder.',
  ),
  'KSK-MINI': description('Mini onarım', 'Küçük çizik, göçük ve döşeme onarımlarını boya gerekmeden yapar.'),
  'KSK-IKAME-15': description(
    'İkame araç',
    'Aracınız hasar nedeniyle serviste kalırsa size yazılı gün kadar başka bir araç verir.',
  ),
  'KSK-ANAHTAR': description(
    'Anahtar kaybı',
    'Anahtar kaybolur ya da çalınırsa kilit ve anahtar değişimini limite kadar öder.',
  ),
  'KSK-YURTDISI': description('Yurt dışı', 'Kasko güvencesini yeşil kart ülkelerinde de geçerli kılar.'),
  'KSK-ESYA': description('Kişisel eşya', 'Araçtaki kişisel eşyanızın kazada uğradığı zararı limite kadar öder.'),
  [repairShopKey]: description(
    'Servis',
    'Yetkili: hasarlı araç markasının yetkili servisinde onarılır.',
    'Anlaşmalı: sigorta şirketinin anlaştığı servislerden birinde onarılır.',
  ),
  'KSK-BATARYA': description('Batarya', 'Elektrikli aracın bataryasının kazada gördüğü zararı öder.'),
  'KSK-SARJ-KABLO': description('Şarj kablosu', 'Şarj kablosunun çalınmasını ve hasarını limite kadar öder.'),
  'KSK-WALLBOX': description('Ev tipi şarj ünitesi', 'Evinizdeki şarj ünitesinin hasarını limite kadar öder.'),
  'KSK-MUAFIYET': description(
    'Hasarda muafiyet',
    'Sürücü indirimi karşılığında her hasarın yazılı yüzdesini siz ödersiniz, kalanını şirket öder.',
  ),
  'TRF-MADDI-ARAC': description(
    'Maddi zarar, araç başına',
    'Kazada zarar verdiğiniz her araç için ödenecek en yüksek tutardır.',
  ),
  'TRF-MADDI-KAZA': description(
    'Maddi zarar, kaza başına',
    'Bir kazadaki bütün maddi zararlar için ödenecek en yüksek tutardır.',
  ),
  'TRF-SAKATLIK-KISI': description(
    'Sakatlanma ve ölüm, kişi başına',
    'Kazada yaralanan ya da ölen her kişi için ödenecek en yüksek tutardır.',
  ),
  'TRF-SAKATLIK-KAZA': description(
    'Sakatlanma ve ölüm, kaza başına',
    'Bir kazadaki bütün bedeni zararlar için ödenecek en yüksek tutardır.',
  ),
  'TRF-SAGLIK-KISI': description(
    'Sağlık giderleri, kişi başına',
    'Kazada yaralananların tedavi giderleri için ayrılan tutardır.',
  ),
  'TRF-YOL': description('Yol yardımı ve çekici', 'Araç yolda kalırsa çekici ve yol yardımı gönderir.'),
  'TRF-HUKUK': description(
    'Hukuksal koruma',
    'Kazayla ilgili davalarda avukat ve mahkeme giderlerinizi limite kadar öder.',
  ),
  'TRF-KAZA': description('Ferdi kaza', 'Kazada sürücünün ölümü ya da sakatlanması hâlinde ödeme yapar.'),
  'TRF-IKAME': description('İkame araç', 'Aracınız serviste kalırsa size yazılı gün kadar başka bir araç verir.'),
  'DSK-DEPREM': description(
    'Deprem',
    'Depremin binanıza verdiği zararı, poliçede yazan bedele kadar öder. Eşya, enkaz kaldırma, kira ve bedeni zararlar girmez.',
  ),
  'DSK-YANGIN': description(
    'Depremin yol açtığı yangın',
    'Deprem nedeniyle çıkan yangının binaya verdiği zararı öder.',
  ),
  'DSK-INFILAK': description(
    'Depremin yol açtığı infilak',
    'Deprem nedeniyle olan patlamanın binaya verdiği zararı öder.',
  ),
  'DSK-TSUNAMI': description('Tsunami', 'Depremin yol açtığı dev dalganın binaya verdiği zararı öder.'),
  'DSK-KAYMA': description('Yer kayması', 'Depremin yol açtığı yer kaymasının binaya verdiği zararı öder.'),
  'DSK-MUAFIYET': description('Muafiyet', 'Her hasarda bedelin bu kadarını siz üstlenirsiniz, kalanı ödenir.'),
  'KNT-BINA': description(
    'Bina bedeli',
    'Yangın, su, sel ve poliçede yazan diğer hâllerde bina için ödenecek en yüksek tutardır. Arsa girmez.',
  ),
  'KNT-ESYA': description(
    'Eşya bedeli',
    'Ev eşyanız için ödenecek en yüksek tutardır.',
    'Gerçek değerin altında yazılan bedelde zarar da aynı oranda ödenir.',
  ),
  'KNT-YANGIN': description(
    'Yangın, yıldırım, infilak',
    'Yangının, yıldırımın ve patlamanın eve ve eşyaya verdiği zararı öder.',
  ),
  'KNT-HIRSIZLIK': description(
    'Hırsızlık',
    'Kapı ya da pencere zorlanarak yapılan hırsızlıkta çalınan ve zarar gören eşyayı öder.',
  ),
  'KNT-DEGERLI': description('Değerli eşya', 'Takı, saat ve tablo gibi eşya bu tutara kadar ödenir; fatura istenir.'),
  'KNT-SU': description('Dahili su', 'Patlayan boru, taşan makine ve tıkanan giderin verdiği zararı öder.'),
  'KNT-SU-MUAFIYET': description('Dahili su muafiyeti', 'Her su hasarında bu tutarı siz üstlenirsiniz, kalanı ödenir.'),
  'KNT-SEL': description('Sel ve su baskını', 'Sel ve su baskınının eve ve eşyaya verdiği zararı öder.'),
  'KNT-SEL-MUAFIYET': description('Sel muafiyeti', 'Her sel hasarında bedelin bu kadarını siz üstlenirsiniz.'),
  'KNT-ASISTANS': description('Çilingir, tesisat', 'Kapıda kaldığınızda ya da boru patladığında usta gönderir.'),
  'KNT-DEPREM': description(
    'Deprem, DASK üstü ve eşya',
    'Binanın DASK’ı aşan zararını ve eşyanızın deprem zararını öder.',
    'DASK’ın yerine geçmez. 5,0’dan büyük yerel bir depremden sonra 15 gün beklenir; yenilemede beklenmez.',
  ),
  'KNT-DEPREM-PAY': description('Depremde sizin payınız', 'Deprem zararının bu kadarını siz üstlenirsiniz.'),
  'KNT-DEPREM-MUAFIYET': description('Deprem muafiyeti', 'Deprem zararından önce bedelin bu kadarı düşülür.'),
  'KNT-CAM': description('Cam kırılması', 'Pencere, ayna ve duşakabin camları kırılırsa yenisini takar.'),
  'KNT-KOMSU': description(
    'Komşuluk sorumluluğu',
    'Suyunuz alt kata akarsa ya da yangın komşuya geçerse onun zararını öder.',
  ),
  'KNT-KIRA': description('Kira kaybı', 'Ev hasardan sonra oturulamaz hâle gelirse kira kaybını öder.'),
  'KNT-ELEKTRONIK': description('Elektronik cihaz', 'Televizyon, bilgisayar ve beyaz eşyanın elektrik hasarını öder.'),
  'KNT-HIRSIZLIK-MUAFIYET': description(
    'Hırsızlık muafiyeti',
    'Her hırsızlıkta zararın bu kadarını siz üstlenirsiniz.',
  ),
  'KNT-YENI-ESKI': description(
    'Eskisinin yerine yenisi',
    'Zarar gören eşyanın yıpranması düşülmez, yenisinin bedeli ödenir.',
  ),
  'KNT-GUNES': description('Güneş paneli', 'Çatıdaki güneş panelinin yangın, dolu ve fırtına zararını öder.'),
  'EVG-YANGIN': description('Eşya yangını', 'Yangının, yıldırımın ve patlamanın ev eşyanıza verdiği zararı öder.'),
  'EVG-HIRSIZLIK': description('Hırsızlık', 'Kapı ya da pencere zorlanarak yapılan hırsızlıkta çalınan eşyayı öder.'),
  'EVG-KOMSU': description(
    'Komşuluk sorumluluğu',
    'Suyunuz alt kata akarsa ya da yangın komşuya geçerse onun zararını öder.',
  ),
  'EVG-CAM': description('Cam kırılması', 'Pencere ve ayna camları kırılırsa yenisini takar.'),
  'EVG-ASISTANS': description('Çilingir, tesisat', 'Kapıda kaldığınızda ya da boru patladığında usta gönderir.'),
  'GK-MADDI': description(
    'Üçüncü kişilerin maddi zararı',
    'Yurt dışında başkalarının malına verdiğiniz zararı, gidilen ülkenin yasal limitine kadar öder.',
  ),
  'GK-BEDENI': description(
    'Üçüncü kişilerin bedeni zararı',
    'Yurt dışında kişilere verdiğiniz bedeni zararı, gidilen ülkenin yasal limitine kadar öder.',
  ),
  'GK-SURE': description('Süre', 'Yeşil kart yalnızca yazılı gün sayısınca geçerlidir; ilk ve son gün de sayılır.'),
  'GK-YOL': description('Yurt dışında çekici', 'Araç yurt dışında yolda kalırsa en yakın servise çekilir.'),
  'GK-HUKUK': description(
    'Yurt dışında hukuksal koruma',
    'Yurt dışındaki kazayla ilgili davalarda avukat ve mahkeme giderlerinizi limite kadar öder.',
  ),
  'GK-KAZA': description('Ferdi kaza', 'Kazada sürücünün ölümü ya da sakatlanması hâlinde ödeme yapar.'),
  'GK-TERCUMAN': description(
    'Telefonda tercüman',
    'Kaza yerinde karşı tarafla ve polisle konuşurken telefondan çeviri yapar.',
  ),
  'IMM-HUKUK': description(
    'Hukuksal koruma',
    'Kazayla ilgili davalarda avukat ve mahkeme giderlerinizi limite kadar öder.',
  ),
  'IMM-MANEVI': description(
    'Manevi tazminat',
    'Mahkemenin karşı taraf için belirlediği manevi tazminatı, yazılı tutara kadar öder.',
    'Trafik sigortası manevi tazminatı karşılamaz.',
  ),
  'IMM-YOL': description('Yol yardımı ve çekici', 'Araç yolda kalırsa çekici ve yol yardımı gönderir.'),
};
