import { brand } from '@emsal/brand/brand';

export const footerTexts = {
  label: 'Alt menü',
  products: 'Ürünler',
  topics: 'Sık sorulan konular',
  quick: 'Hızlı erişim',
  about: 'Hakkımızda',
  social: 'Sosyal medya',
  badges: 'Güvenceler',
  partners: 'İş ortakları',
  /** Spec member 2, footer: from 2000 to the current year. */
  rights: (year: number) => `© ${brand.firstYear}–${year} ${brand.legalName}.`,
  sample: 'Sigorta şirketleri ve fiyatlar örnektir.',
} as const;
