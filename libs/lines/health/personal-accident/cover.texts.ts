/** What each cover pays, by its key. */
import type { CoverTexts } from '@emsal/lines/kit/offer/cover-texts';
import { longestBenefit } from '@emsal/tariffs/accident/accident-figures';

export const personalAccidentCoverTexts: CoverTexts = {
  'FKZ-VEFAT': {
    title: 'Kaza sonucu vefat',
    en: 'Accidental death',
    de: 'Unfalltod',
    paragraphs: ['Kazadan sonraki bir yıl içinde vefatta tutarın tamamı yasal mirasçılara ödenir.'],
  },
  'FKZ-MALULIYET': {
    title: 'Sürekli sakatlık',
    en: 'Permanent disability',
    de: 'Invalidität',
    paragraphs: [
      'Kazadan sonraki iki yıl içinde ortaya çıkan sürekli sakatlıkta, derecesine göre tutarın bir yüzdesi size ödenir.',
      'Yüzdeler genel şartlardaki tabloda yazar. Vefat ve sakatlık için toplam, poliçedeki tutarı aşmaz.',
    ],
  },
  'FKZ-TEDAVI': {
    title: 'Tedavi gideri',
    en: 'Medical expenses',
    de: 'Heilkosten',
    paragraphs: ['Kaza sonucu muayene, ilaç, ameliyat ve hastane giderlerini bu tutara kadar, faturayla öder.'],
  },
  'FKZ-GUNDELIK': {
    title: 'Gündelik tazminat',
    en: 'Daily benefit',
    de: 'Tagegeld',
    paragraphs: [
      `Kaza yüzünden çalışamadığınız her gün için bu tutarı öder, en fazla ${longestBenefit.value} gün.`,
      'Çalışamadığınız günler hekim raporuyla belgelenir.',
    ],
  },
  'FKZ-MOTOSIKLET': {
    title: 'Motosiklet kazası',
    en: 'Motorcycle accidents',
    de: 'Motorradunfälle',
    paragraphs: ['Motosiklet kullanırken ya da motosiklette yolcuyken geçirdiğiniz kazalarda da aynı tutar ödenir.'],
  },
  'FKZ-DEPREM': {
    title: 'Deprem',
    en: 'Earthquake',
    de: 'Erdbeben',
    paragraphs: ['Depremde yaralanma ve vefat da kaza sayılır. Genel şartlarda deprem kapsam dışıdır.'],
  },
  'FKZ-SPOR': {
    title: 'Amatör spor',
    en: 'Amateur sport',
    de: 'Amateursport',
    paragraphs: ['Lisanslı amatör sporcuların antrenman ve müsabakadaki kazaları da kapsamdadır.'],
  },
};
