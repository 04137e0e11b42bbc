import { formatLongDate, formatMonth } from '@emsal/platform/formats/dates';
import { hundredthsText } from './hundredths-text';
import type { RuleUnit } from '@emsal/tariffs/rule-book/rule';

const withUnit: Readonly<Record<RuleUnit, (text: string) => string>> = {
  lira: (text) => `${text}\u00A0₺`,
  'lira/m²': (text) => `${text}\u00A0₺/m²`,
  percent: (text) => `%${text}`,
  perMille: (text) => `binde ${text}`,
};

export const changesTexts = {
  name: 'Bu ay değişenler',
  title: 'Bu ay değişen sigorta ve vergi rakamları',
  description:
    'Trafik tavanı, DASK tarifesi, MTV, ÖTV ve öbür rakamlar: bu ay hangisi değişti, kaynağı ne, sıradaki değişiklik ne zaman?',
  heading: (day: string) => `${formatMonth(day)}: ne değişti?`,
  lead: 'Hesaplamalarımızın ve tekliflerin dayandığı rakamlar, önceki değerleri ve kaynaklarıyla.',
  changed: 'Bu ay değişenler',
  nothing: 'Bu ay değişen bir rakam yok.',
  all: 'Yürürlükteki rakamlar ve sıradaki değişiklik',
  head: ['Rakam', 'Önceki', 'Şimdi', 'Fark'] as const,
  allHead: ['Rakam', 'Şimdi', 'Geçerli olduğu gün', 'Sıradaki değişiklik', 'Kaynak'] as const,
  illustrative: '(bu rakam örnektir)',
  none: 'yok',
  day: formatLongDate,
  amount: (unit: RuleUnit, hundredths: number) =>
    `${hundredths < 0 ? '−' : ''}${withUnit[unit](hundredthsText(Math.abs(hundredths)))}`,
  /** Signed, in percent of the figure before. */
  rise: (before: number, now: number) => {
    const tenths = Math.round((now / before - 1) * 1000);
    return `${tenths < 0 ? '−' : '+'}%${hundredthsText(Math.abs(tenths) * 10)}`;
  },
  late: (name: string) => `${name} için yeni rakam bekleniyor; eskisiyle hesaplıyoruz.`,
} as const;
