/** What each cover pays, by its key. */
import type { CoverTexts } from '@emsal/lines/kit/offer/cover-texts';

export const autoCoverTexts: CoverTexts = {
  'KSK-IMM': {
    title: 'İhtiyari mali mesuliyet (İMM)',
    en: 'Voluntary liability',
    de: 'Freiwillige Haftpflicht',
    paragraphs: [
      'Kazada karşı tarafa verdiğiniz zarar trafik sigortanızın limitini aşarsa aşan kısmı öder.',
      'Limit maddi ve bedeni zararlar için ortaktır. Limitsiz seçenekte ödenecek tutarın üst sınırı yoktur.',
    ],
  },
  'KSK-ARAC': {
    title: 'Araç hasarı',
    en: 'Damage to the vehicle',
    de: 'Schäden am Fahrzeug',
    paragraphs: [
      'Çarpma, çarpışma, devrilme ve üçüncü kişilerin kötü niyetli hareketlerinden doğan hasarı öder.',
      'Ödeme, aracınızın hasar günündeki rayiç değerine kadardır.',
    ],
  },
  'KSK-CALINMA': {
    title: 'Çalınma',
    en: 'Theft',
    de: 'Diebstahl',
    paragraphs: ['Araç çalınırsa ya da çalınmaya teşebbüs edilirken hasar görürse zararınızı öder.'],
  },
  'KSK-YANMA': {
    title: 'Yanma',
    en: 'Fire',
    de: 'Brand',
    paragraphs: ['Aracın yanmasından ve yıldırım düşmesinden doğan zararı öder.'],
  },
  'KSK-ASISTANS': {
    title: 'Çekici ve asistans',
    en: 'Towing and assistance',
    de: 'Abschleppen und Pannenhilfe',
    paragraphs: ['Araç yolda kalırsa çekici gönderir; lastik, akü ve çilingir gibi işlerde yardım eder.'],
  },
  'KSK-SEL': {
    title: 'Sel',
    en: 'Flood',
    de: 'Überschwemmung',
    paragraphs: ['Sel ve su baskınının araca verdiği zararı öder.'],
  },
  'KSK-DEPREM': {
    title: 'Deprem',
    en: 'Earthquake',
    de: 'Erdbeben',
    paragraphs: ['Deprem ve yanardağ püskürmesinin araca verdiği zararı öder.'],
  },
  'KSK-CAM': {
    title: 'Cam kırılması',
    en: 'Glass breakage, original glass',
    de: 'Glasbruch, Originalglas',
    paragraphs: ['Kırılan camı orijinal camla değiştirir.', 'Cam hasarı çoğu üründe hasarsızlığınızı bozmaz.'],
  },
  'KSK-FERDI': {
    title: 'Koltuk ferdi kaza',
    en: 'Personal accident, per seat',
    de: 'Insassenunfall, je Sitz',
    paragraphs: ['Kazada araçtakilerin ölümü ya da sakatlanması hâlinde koltuk başına ödeme yapar.'],
  },
  'KSK-HUKUK': {
    title: 'Hukuksal koruma',
    en: 'Legal protection',
    de: 'Rechtsschutz',
    paragraphs: ['Araçla ilgili davalarda avukat ve mahkeme giderlerinizi limite kadar öder.'],
  },
  'KSK-MINI': {
    title: 'Mini onarım',
    en: 'Small repairs',
    de: 'Kleinreparaturen',
    paragraphs: ['Küçük çizik, göçük ve döşeme onarımlarını boya gerekmeden yapar.'],
  },
  'KSK-IKAME-15': {
    title: 'İkame araç',
    en: 'Replacement car',
    de: 'Ersatzwagen',
    paragraphs: ['Aracınız hasar nedeniyle serviste kalırsa size yazılı gün kadar başka bir araç verir.'],
  },
  'KSK-ANAHTAR': {
    title: 'Anahtar kaybı',
    en: 'Lost keys',
    de: 'Schlüsselverlust',
    paragraphs: ['Anahtar kaybolur ya da çalınırsa kilit ve anahtar değişimini limite kadar öder.'],
  },
  'KSK-YURTDISI': {
    title: 'Yurt dışı',
    en: 'Abroad',
    de: 'Ausland',
    paragraphs: ['Kasko güvencesini yeşil kart ülkelerinde de geçerli kılar.'],
  },
  'KSK-ESYA': {
    title: 'Kişisel eşya',
    en: 'Personal belongings',
    de: 'Persönliche Gegenstände',
    paragraphs: ['Araçtaki kişisel eşyanızın kazada uğradığı zararı limite kadar öder.'],
  },
  'KSK-SERVIS': {
    title: 'Servis',
    en: 'Repair shop',
    de: 'Werkstatt',
    paragraphs: [
      'Yetkili: hasarlı araç markasının yetkili servisinde onarılır.',
      'Anlaşmalı: sigorta şirketinin anlaştığı servislerden birinde onarılır.',
    ],
  },
  'KSK-MUAFIYET': {
    title: 'Hasarda muafiyet',
    en: 'Excess on each claim',
    de: 'Selbstbehalt je Schaden',
    paragraphs: ['Sürücü indirimi karşılığında her hasarın yazılı yüzdesini siz ödersiniz, kalanını şirket öder.'],
  },
};
