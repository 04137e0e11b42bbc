/** What each cover pays, by its key. */
import type { CoverTexts } from '@emsal/lines/kit/offer/cover-texts';

export const housingCoverTexts: CoverTexts = {
  'EVG-YANGIN': {
    title: 'Eşya yangını',
    en: 'Fire, contents',
    de: 'Feuer, Hausrat',
    paragraphs: ['Yangının, yıldırımın ve patlamanın ev eşyanıza verdiği zararı öder.'],
  },
  'EVG-HIRSIZLIK': {
    title: 'Hırsızlık',
    en: 'Burglary',
    de: 'Einbruchdiebstahl',
    paragraphs: ['Kapı ya da pencere zorlanarak yapılan hırsızlıkta çalınan eşyayı öder.'],
  },
  'EVG-KOMSU': {
    title: 'Komşuluk sorumluluğu',
    en: 'Liability to neighbours',
    de: 'Haftpflicht gegenüber Nachbarn',
    paragraphs: ['Suyunuz alt kata akarsa ya da yangın komşuya geçerse onun zararını öder.'],
  },
  'EVG-CAM': {
    title: 'Cam kırılması',
    en: 'Glass breakage',
    de: 'Glasbruch',
    paragraphs: ['Pencere ve ayna camları kırılırsa yenisini takar.'],
  },
  'EVG-ASISTANS': {
    title: 'Çilingir, tesisat',
    en: 'Locksmith and plumber',
    de: 'Schlüsseldienst und Installateur',
    paragraphs: ['Kapıda kaldığınızda ya da boru patladığında usta gönderir.'],
  },
};
