/** What each cover is, by its key, in words of ours; what is insured in a single case stands in the insurer's conditions. */
import { repairShopKey } from '@emsal/tariffs/kasko/repair-shop';

export interface AssuranceContent {
  title: string;
  paragraphs: readonly string[];
}

const conditions = 'Kapsam ve istisnalar için şirketin özel şartlarını okuyun.';
const row = (title: string, ...paragraphs: string[]): AssuranceContent => ({
  title,
  paragraphs: [...paragraphs, conditions],
});

export const assuranceContents: Readonly<Record<string, AssuranceContent>> = {
  'KSK-IMM': row(
    'İhtiyari mali mesuliyet (İMM)',
    'Kazada karşı tarafa verdiğiniz zarar trafik sigortanızın limitini aşarsa aşan kısmı öder.',
    'Limit maddi ve bedeni zararlar için ortaktır. Limitsiz seçenekte ödenecek tutarın üst sınırı yoktur.',
  ),
  'KSK-ARAC': row(
    'Araç hasarı',
    'Çarpma, çarpışma, devrilme ve üçüncü kişilerin kötü niyetli hareketlerinden doğan hasarı öder.',
    'Ödeme, aracınızın hasar günündeki rayiç değerine kadardır.',
  ),
  'KSK-CALINMA': row('Çalınma', 'Araç çalınırsa ya da çalınmaya teşebbüs edilirken hasar görürse zararınızı öder.'),
  'KSK-YANMA': row('Yanma', 'Aracın yanmasından ve yıldırım düşmesinden doğan zararı öder.'),
  'KSK-ASISTANS': row(
    'Çekici ve asistans',
    'Araç yolda kalırsa çekici gönderir; lastik, akü ve çilingir gibi işlerde yardım eder.',
  ),
  'KSK-SEL': row('Sel', 'Sel ve su baskınının araca verdiği zararı öder.'),
  'KSK-DEPREM': row('Deprem', 'Deprem ve yanardağ püskürmesinin araca verdiği zararı öder.'),
  'KSK-CAM': row(
    'Cam kırılması',
    'Kırılan camı orijinal camla değiştirir.',
    'Cam hasarı çoğu üründe hasarsızlığınızı bozmaz.',
  ),
  'KSK-FERDI': row(
    'Koltuk ferdi kaza',
    'Kazada araçtakilerin ölümü ya da sakatlanması hâlinde koltuk başına ödeme yapar.',
  ),
  'KSK-HUKUK': row('Hukuksal koruma', 'Araçla ilgili davalarda avukat ve mahkeme giderlerinizi limite kadar öder.'),
  'KSK-MINI': row('Mini onarım', 'Küçük çizik, göçük ve döşeme onarımlarını boya gerekmeden yapar.'),
  'KSK-IKAME-15': row(
    'İkame araç',
    'Aracınız hasar nedeniyle serviste kalırsa size yazılı gün kadar başka bir araç verir.',
  ),
  'KSK-ANAHTAR': row(
    'Anahtar kaybı',
    'Anahtar kaybolur ya da çalınırsa kilit ve anahtar değişimini limite kadar öder.',
  ),
  'KSK-YURTDISI': row('Yurt dışı', 'Kasko güvencesini yeşil kart ülkelerinde de geçerli kılar.'),
  'KSK-ESYA': row('Kişisel eşya', 'Araçtaki kişisel eşyanızın kazada uğradığı zararı limite kadar öder.'),
  [repairShopKey]: row(
    'Servis',
    'Yetkili: hasarlı araç markasının yetkili servisinde onarılır.',
    'Anlaşmalı: sigorta şirketinin anlaştığı servislerden birinde onarılır.',
  ),
  'KSK-BATARYA': row('Batarya', 'Elektrikli aracın bataryasının kazada gördüğü zararı öder.'),
  'KSK-SARJ-KABLO': row('Şarj kablosu', 'Şarj kablosunun çalınmasını ve hasarını limite kadar öder.'),
  'KSK-WALLBOX': row('Ev tipi şarj ünitesi', 'Evinizdeki şarj ünitesinin hasarını limite kadar öder.'),
  'KSK-MUAFIYET': row(
    'Hasarda muafiyet',
    'Sürücü indirimi karşılığında her hasarın yazılı yüzdesini siz ödersiniz, kalanını şirket öder.',
  ),
  'TRF-MADDI-ARAC': row(
    'Maddi zarar, araç başına',
    'Kazada zarar verdiğiniz her araç için ödenecek en yüksek tutardır.',
  ),
  'TRF-MADDI-KAZA': row(
    'Maddi zarar, kaza başına',
    'Bir kazadaki bütün maddi zararlar için ödenecek en yüksek tutardır.',
  ),
  'TRF-SAKATLIK-KISI': row(
    'Sakatlanma ve ölüm, kişi başına',
    'Kazada yaralanan ya da ölen her kişi için ödenecek en yüksek tutardır.',
  ),
  'TRF-SAKATLIK-KAZA': row(
    'Sakatlanma ve ölüm, kaza başına',
    'Bir kazadaki bütün bedeni zararlar için ödenecek en yüksek tutardır.',
  ),
  'TRF-SAGLIK-KISI': row(
    'Sağlık giderleri, kişi başına',
    'Kazada yaralananların tedavi giderleri için ayrılan tutardır.',
  ),
  'TRF-YOL': row('Yol yardımı ve çekici', 'Araç yolda kalırsa çekici ve yol yardımı gönderir.'),
  'TRF-HUKUK': row('Hukuksal koruma', 'Kazayla ilgili davalarda avukat ve mahkeme giderlerinizi limite kadar öder.'),
  'TRF-KAZA': row('Ferdi kaza', 'Kazada sürücünün ölümü ya da sakatlanması hâlinde ödeme yapar.'),
  'TRF-IKAME': row('İkame araç', 'Aracınız serviste kalırsa size yazılı gün kadar başka bir araç verir.'),
  'GK-MADDI': row(
    'Üçüncü kişilerin maddi zararı',
    'Yurt dışında başkalarının malına verdiğiniz zararı, gidilen ülkenin yasal limitine kadar öder.',
  ),
  'GK-BEDENI': row(
    'Üçüncü kişilerin bedeni zararı',
    'Yurt dışında kişilere verdiğiniz bedeni zararı, gidilen ülkenin yasal limitine kadar öder.',
  ),
  'GK-SURE': row('Süre', 'Yeşil kart yalnızca yazılı gün sayısınca geçerlidir; ilk ve son gün de sayılır.'),
  'GK-YOL': row('Yurt dışında çekici', 'Araç yurt dışında yolda kalırsa en yakın servise çekilir.'),
  'GK-HUKUK': row(
    'Yurt dışında hukuksal koruma',
    'Yurt dışındaki kazayla ilgili davalarda avukat ve mahkeme giderlerinizi limite kadar öder.',
  ),
  'GK-KAZA': row('Ferdi kaza', 'Kazada sürücünün ölümü ya da sakatlanması hâlinde ödeme yapar.'),
  'GK-TERCUMAN': row('Telefonda tercüman', 'Kaza yerinde karşı tarafla ve polisle konuşurken telefondan çeviri yapar.'),
  'IMM-HUKUK': row('Hukuksal koruma', 'Kazayla ilgili davalarda avukat ve mahkeme giderlerinizi limite kadar öder.'),
  'IMM-MANEVI': row(
    'Manevi tazminat',
    'Mahkemenin karşı taraf için belirlediği manevi tazminatı, yazılı tutara kadar öder.',
    'Trafik sigortası manevi tazminatı karşılamaz.',
  ),
  'IMM-YOL': row('Yol yardımı ve çekici', 'Araç yolda kalırsa çekici ve yol yardımı gönderir.'),
};
