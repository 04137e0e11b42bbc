/** What each cover pays, by its key. */
import type { CoverTexts } from '@emsal/lines/kit/offer/cover-texts';

export const petCoverTexts: CoverTexts = {
  'PET-ACIL': {
    title: 'Acil tedavi',
    en: 'Emergency treatment',
    de: 'Notfallbehandlung',
    paragraphs: [
      'Kaza ve zehirlenme gibi acil durumlarda muayene, görüntüleme, ameliyat ve yatışı yılda bu tutara kadar öder.',
    ],
  },
  'PET-HASTALIK': {
    title: 'Hastalık',
    en: 'Illness',
    de: 'Krankheit',
    paragraphs: [
      'Bekleme süresinden sonra ortaya çıkan hastalıkların tedavisini yılda bu tutara kadar öder.',
      'Poliçeden önce başlayan ve kalıtsal hastalıklar kapsam dışıdır.',
    ],
  },
  'PET-SORUMLULUK': {
    title: 'Üçüncü kişilere zarar',
    en: 'Liability to third parties',
    de: 'Haftpflicht',
    paragraphs: ['Hayvanınız birini yaralar ya da bir şeyi kırarsa karşı tarafın zararını bu tutara kadar öder.'],
  },
  'PET-PAY': {
    title: 'Faturada size kalan',
    en: 'Your share of each bill',
    de: 'Selbstbehalt je Rechnung',
    paragraphs: ['Her veteriner faturasının bu kadarını siz üstlenirsiniz, kalanı limite kadar ödenir.'],
  },
  'PET-KAYIP': {
    title: 'Kayıp ilanı',
    en: 'Search for a lost pet',
    de: 'Suche nach dem Tier',
    paragraphs: ['Hayvanınız kaybolursa ilan ve ödül giderini bu tutara kadar öder.'],
  },
  'PET-ASI': {
    title: 'Aşı ve kontrol',
    en: 'Vaccination and check-up',
    de: 'Impfung und Kontrolle',
    paragraphs: ['Anlaşmalı veterinerde yılda bir kez genel kontrol, karma ve kuduz aşısı.'],
  },
  'PET-BEKLEME': {
    title: 'Hastalıkta bekleme süresi',
    en: 'Waiting period for illness',
    de: 'Wartezeit bei Krankheit',
    paragraphs: ['Poliçe başladıktan sonra bu kadar gün içinde çıkan hastalık ödenmez. Kazada beklenmez.'],
  },
  'PET-VETERINER': {
    title: 'Veteriner seçimi',
    en: 'Choice of veterinarian',
    de: 'Tierarztwahl',
    paragraphs: ['Anlaşmalı olmayan veterinerde de tedavi olabilirsiniz; fatura size ödenir.'],
  },
};
