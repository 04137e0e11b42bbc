import { petrolPrice } from '../fuel/fuel-figures';
import { mtvRises, mtvTables } from '../mtv/mtv-figures';
import { noClaimPercents } from '../kasko/kasko-figures';
import { purchaseTaxTables } from '../purchase-tax/purchase-tax-figures';
import type { Sourced } from '../sourced';
import type { Rule } from './rule';

const decree = { on: '2027-02-01', why: 'Oranlar Cumhurbaşkanı kararıyla değişir.' };
const yearly = { on: '2027-01-01', why: 'Her yıl 1 Ocak’ta yeniden değerleme oranıyla yükselir.' };

const purchaseTax = (id: string, name: string, read: (day: string) => Sourced<number>): Rule => ({
  id,
  name,
  unit: 'percent',
  published: '10115 sayılı Karar, Resmî Gazete 24.07.2025',
  figures: Object.keys(purchaseTaxTables).map((from) => ({ from, ...read(from) })),
  next: decree,
});

export const taxRules: readonly Rule[] = [
  {
    id: 'mtv',
    name: 'MTV, 1.300 cm³’e kadar, 1–3 yaş, ilk değer kademesi',
    unit: 'lira',
    published: 'Önceki yılın tablosu ile yeniden değerleme oranı, Resmî Gazete 31.12.2025',
    figures: Object.entries(mtvTables).map(([year, { value, source, confidence }]) => ({
      from: `${year}-01-01`,
      value: value.since2018[0]!.values[0]!.amounts[0]! * 100,
      source,
      confidence,
    })),
    next: yearly,
  },
  {
    id: 'mtv-artis',
    name: 'MTV artışı (yeniden değerleme oranı)',
    unit: 'percent',
    published: 'Resmî Gazete, 31.12.2025',
    figures: Object.entries(mtvRises).map(([year, figure]) => ({ from: `${year}-01-01`, ...figure })),
    next: yearly,
  },
  purchaseTax('otv-1400', 'ÖTV, 1.400 cm³’e kadar, ilk matrah dilimi', (day) => firstBand(day, 'combustion')),
  purchaseTax('otv-elektrik', 'ÖTV, elektrikli, 160 kW’a kadar, ilk matrah dilimi', (day) =>
    firstBand(day, 'electric'),
  ),
  {
    id: 'kdv',
    name: 'KDV genel oranı',
    unit: 'percent',
    published: 'Temmuz 2023’ten beri genel oran',
    figures: Object.entries(purchaseTaxTables).map(([from, { vat }]) => ({ from, ...vat, value: vat.value * 100 })),
    next: decree,
  },
  {
    id: 'kasko-hasarsizlik',
    name: 'Kasko en yüksek hasarsızlık indirimi',
    unit: 'percent',
    published: 'ehliyetrehberi.com ve sigortam.net, Haziran 2023',
    figures: [
      {
        from: '2023-06-01',
        value: noClaimPercents.value[5] * 100,
        source: noClaimPercents.source,
        confidence: noClaimPercents.confidence,
      },
    ],
    next: { on: '2027-02-01', why: 'Şirketler oranı kendisi belirler.' },
  },
  {
    id: 'yakit',
    name: 'Yakıt hesabının başladığı litre fiyatı',
    unit: 'lira',
    published: 'Yayımlanmış bir liste yok',
    figures: [{ from: '2026-01-01', ...petrolPrice }],
    next: { on: '2027-02-01', why: 'Günün fiyatını siz yazarsınız.' },
  },
];

function firstBand(day: string, drive: 'combustion' | 'electric'): Sourced<number> {
  const { value, source, confidence } = purchaseTaxTables[day]![drive][0]!.bands;
  return { value: value[0]!.percent * 100, source, confidence };
}
