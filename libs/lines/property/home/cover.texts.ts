/** What each cover pays, by its key. */
import type { CoverTexts } from '@emsal/lines/kit/offer/cover-texts';

export const homeCoverTexts: CoverTexts = {
  'KNT-BINA': {
    title: 'Bina bedeli',
    en: 'Building, sum insured',
    de: 'Gebäude, Versicherungssumme',
    paragraphs: [
      'Yangın, su, sel ve poliçede yazan diğer hâllerde bina için ödenecek en yüksek tutardır. Arsa dahil değildir.',
    ],
  },
  'KNT-ESYA': {
    title: 'Eşya bedeli',
    en: 'Contents, sum insured',
    de: 'Hausrat, Versicherungssumme',
    paragraphs: [
      'Ev eşyanız için ödenecek en yüksek tutardır.',
      'Gerçek değerin altında yazılan bedelde zarar da aynı oranda ödenir.',
    ],
  },
  'KNT-YANGIN': {
    title: 'Yangın, yıldırım, infilak',
    en: 'Fire, lightning, explosion',
    de: 'Feuer, Blitzschlag, Explosion',
    paragraphs: ['Yangının, yıldırımın ve patlamanın eve ve eşyaya verdiği zararı öder.'],
  },
  'KNT-HIRSIZLIK': {
    title: 'Hırsızlık',
    en: 'Burglary',
    de: 'Einbruchdiebstahl',
    paragraphs: ['Kapı ya da pencere zorlanarak yapılan hırsızlıkta çalınan ve zarar gören eşyayı öder.'],
  },
  'KNT-DEGERLI': {
    title: 'Değerli eşya',
    en: 'Valuables',
    de: 'Wertsachen',
    paragraphs: ['Takı, saat ve tablo gibi eşya bu tutara kadar ödenir; fatura istenir.'],
  },
  'KNT-SU': {
    title: 'Dahili su',
    en: 'Escape of water',
    de: 'Leitungswasser',
    paragraphs: ['Patlayan boru, taşan makine ve tıkanan giderin verdiği zararı öder.'],
  },
  'KNT-SU-MUAFIYET': {
    title: 'Dahili su muafiyeti',
    en: 'Excess on escape of water',
    de: 'Selbstbehalt bei Leitungswasser',
    paragraphs: ['Her su hasarında bu tutarı siz üstlenirsiniz, kalanı ödenir.'],
  },
  'KNT-SEL': {
    title: 'Sel ve su baskını',
    en: 'Flood',
    de: 'Überschwemmung',
    paragraphs: ['Sel ve su baskınının eve ve eşyaya verdiği zararı öder.'],
  },
  'KNT-SEL-MUAFIYET': {
    title: 'Sel muafiyeti',
    en: 'Excess on flood',
    de: 'Selbstbehalt bei Überschwemmung',
    paragraphs: ['Her sel hasarında bedelin bu kadarını siz üstlenirsiniz.'],
  },
  'KNT-ASISTANS': {
    title: 'Çilingir, tesisat',
    en: 'Locksmith and plumber',
    de: 'Schlüsseldienst und Installateur',
    paragraphs: ['Kapıda kaldığınızda ya da boru patladığında usta gönderir.'],
  },
  'KNT-DEPREM': {
    title: 'Deprem, DASK üstü ve eşya',
    en: 'Earthquake above DASK, and contents',
    de: 'Erdbeben über DASK, und Hausrat',
    paragraphs: [
      'Binanın DASK’ı aşan zararını ve eşyanızın deprem zararını öder.',
      'DASK’ın yerine geçmez. 5,0’dan büyük yerel bir depremden sonra 15 gün beklenir; yenilemede beklenmez.',
    ],
  },
  'KNT-DEPREM-PAY': {
    title: 'Depremde sizin payınız',
    en: 'Your share of an earthquake',
    de: 'Ihr Anteil bei Erdbeben',
    paragraphs: ['Deprem zararının bu kadarını siz üstlenirsiniz.'],
  },
  'KNT-DEPREM-MUAFIYET': {
    title: 'Deprem muafiyeti',
    en: 'Excess on earthquake',
    de: 'Selbstbehalt bei Erdbeben',
    paragraphs: ['Deprem zararından önce bedelin bu kadarı düşülür.'],
  },
  'KNT-CAM': {
    title: 'Cam kırılması',
    en: 'Glass breakage',
    de: 'Glasbruch',
    paragraphs: ['Pencere, ayna ve duşakabin camları kırılırsa yenisini takar.'],
  },
  'KNT-KOMSU': {
    title: 'Komşuluk sorumluluğu',
    en: 'Liability to neighbours',
    de: 'Haftpflicht gegenüber Nachbarn',
    paragraphs: ['Suyunuz alt kata akarsa ya da yangın komşuya geçerse onun zararını öder.'],
  },
  'KNT-KIRA': {
    title: 'Kira kaybı',
    en: 'Loss of rent',
    de: 'Mietausfall',
    paragraphs: ['Ev hasardan sonra oturulamaz hâle gelirse kira kaybını öder.'],
  },
  'KNT-ELEKTRONIK': {
    title: 'Elektronik cihaz',
    en: 'Electronic devices',
    de: 'Elektronische Geräte',
    paragraphs: ['Televizyon, bilgisayar ve beyaz eşyanın elektrik hasarını öder.'],
  },
  'KNT-HIRSIZLIK-MUAFIYET': {
    title: 'Hırsızlık muafiyeti',
    en: 'Excess on burglary',
    de: 'Selbstbehalt bei Einbruch',
    paragraphs: ['Her hırsızlıkta zararın bu kadarını siz üstlenirsiniz.'],
  },
  'KNT-YENI-ESKI': {
    title: 'Eskisinin yerine yenisi',
    en: 'New for old',
    de: 'Neuwertentschädigung',
    paragraphs: ['Zarar gören eşyanın yıpranması düşülmez, yenisinin bedeli ödenir.'],
  },
  'KNT-GUNES': {
    title: 'Güneş paneli',
    en: 'Solar panels',
    de: 'Solaranlage',
    paragraphs: ['Çatıdaki güneş panelinin yangın, dolu ve fırtına zararını öder.'],
  },
};
