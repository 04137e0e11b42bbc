/** What each cover pays, by its key. */
import type { CoverTexts } from '@emsal/lines/kit/offer/cover-texts';

export const immCoverTexts: CoverTexts = {
  'IMM-HUKUK': {
    title: 'Hukuksal koruma',
    en: 'Legal protection',
    de: 'Rechtsschutz',
    paragraphs: ['Kazayla ilgili davalarda avukat ve mahkeme giderlerinizi limite kadar öder.'],
  },
  'IMM-MANEVI': {
    title: 'Manevi tazminat',
    en: 'Non-material damages',
    de: 'Schmerzensgeld',
    paragraphs: [
      'Mahkemenin karşı taraf için belirlediği manevi tazminatı, yazılı tutara kadar öder.',
      'Trafik sigortası manevi tazminatı karşılamaz.',
    ],
  },
  'IMM-YOL': {
    title: 'Yol yardımı ve çekici',
    en: 'Roadside assistance and towing',
    de: 'Pannenhilfe und Abschleppen',
    paragraphs: ['Araç yolda kalırsa çekici ve yol yardımı gönderir.'],
  },
};
