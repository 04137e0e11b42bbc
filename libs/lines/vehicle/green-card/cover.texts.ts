/** What each cover pays, by its key. */
import type { CoverTexts } from '@emsal/lines/kit/offer/cover-texts';

export const greenCardCoverTexts: CoverTexts = {
  'GK-MADDI': {
    title: 'Üçüncü kişilerin maddi zararı',
    en: 'Property damage of third parties',
    de: 'Sachschäden Dritter',
    paragraphs: ['Yurt dışında başkalarının malına verdiğiniz zararı, gidilen ülkenin yasal limitine kadar öder.'],
  },
  'GK-BEDENI': {
    title: 'Üçüncü kişilerin bedeni zararı',
    en: 'Bodily injury of third parties',
    de: 'Personenschäden Dritter',
    paragraphs: ['Yurt dışında kişilere verdiğiniz bedeni zararı, gidilen ülkenin yasal limitine kadar öder.'],
  },
  'GK-SURE': {
    title: 'Süre',
    en: 'Duration',
    de: 'Dauer',
    paragraphs: ['Yeşil kart yalnızca yazılı gün sayısınca geçerlidir; ilk ve son gün de sayılır.'],
  },
  'GK-YOL': {
    title: 'Yurt dışında çekici',
    en: 'Towing abroad',
    de: 'Abschleppen im Ausland',
    paragraphs: ['Araç yurt dışında yolda kalırsa en yakın servise çekilir.'],
  },
  'GK-HUKUK': {
    title: 'Yurt dışında hukuksal koruma',
    en: 'Legal protection abroad',
    de: 'Rechtsschutz im Ausland',
    paragraphs: ['Yurt dışındaki kazayla ilgili davalarda avukat ve mahkeme giderlerinizi limite kadar öder.'],
  },
  'GK-KAZA': {
    title: 'Ferdi kaza',
    en: 'Personal accident',
    de: 'Unfallversicherung',
    paragraphs: ['Kazada sürücünün ölümü ya da sakatlanması hâlinde ödeme yapar.'],
  },
  'GK-TERCUMAN': {
    title: 'Telefonda tercüman',
    en: 'Interpreter by telephone',
    de: 'Dolmetscher am Telefon',
    paragraphs: ['Kaza yerinde karşı tarafla ve polisle konuşurken telefondan çeviri yapar.'],
  },
};
