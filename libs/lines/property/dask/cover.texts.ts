/** What each cover pays, by its key. */
import type { CoverTexts } from '@emsal/lines/kit/offer/cover-texts';

export const daskCoverTexts: CoverTexts = {
  'DSK-DEPREM': {
    title: 'Deprem',
    en: 'Earthquake',
    de: 'Erdbeben',
    paragraphs: [
      'Depremin binanıza verdiği zararı, poliçede yazan bedele kadar öder. Eşya, enkaz kaldırma, kira ve bedeni zararlar kapsam dışıdır.',
    ],
  },
  'DSK-YANGIN': {
    title: 'Depremin yol açtığı yangın',
    en: 'Fire caused by an earthquake',
    de: 'Brand durch Erdbeben',
    paragraphs: ['Deprem nedeniyle çıkan yangının binaya verdiği zararı öder.'],
  },
  'DSK-INFILAK': {
    title: 'Depremin yol açtığı infilak',
    en: 'Explosion caused by an earthquake',
    de: 'Explosion durch Erdbeben',
    paragraphs: ['Deprem nedeniyle olan patlamanın binaya verdiği zararı öder.'],
  },
  'DSK-TSUNAMI': {
    title: 'Tsunami',
    en: 'Tsunami',
    de: 'Tsunami',
    paragraphs: ['Depremin yol açtığı dev dalganın binaya verdiği zararı öder.'],
  },
  'DSK-KAYMA': {
    title: 'Depremin yol açtığı yer kayması',
    en: 'Landslide caused by an earthquake',
    de: 'Erdrutsch durch Erdbeben',
    paragraphs: ['Depremin yol açtığı yer kaymasının binaya verdiği zararı öder.'],
  },
  'DSK-KONUT-PAKETI': {
    title: 'Konut asistans hizmeti',
    en: 'Home assistance',
    de: 'Hausassistance',
    paragraphs: [
      'Kapıda kaldığınızda çilingir, boru patladığında tesisatçı gönderir; işçilik ve ilk malzeme dahildir.',
    ],
  },
  'DSK-MUAFIYET': {
    title: 'Muafiyet',
    en: 'Excess on each claim',
    de: 'Selbstbehalt je Schaden',
    paragraphs: ['Her hasarda sigorta bedelinin bu kadarını siz üstlenirsiniz, kalanı ödenir.'],
  },
};
