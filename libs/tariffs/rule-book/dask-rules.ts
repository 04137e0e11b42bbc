import { daskIndices, daskTables } from '../dask/dask-figures';
import { daskMonth, firstMonthWithoutDask, type DaskMonth } from '../dask/dask-month';
import { firstDayOf, monthsFrom } from '../month';
import type { DatedFigure, Rule } from './rule';

const newest = Object.keys(daskTables).sort().at(-1)!;
const firstMissing = firstMonthWithoutDask(newest);
const months = monthsFrom(newest, firstMissing).slice(0, -1);
const next = { on: firstDayOf(firstMissing), why: 'Tutarlar her ay üretici fiyat endeksiyle yükselir.' };

const published = 'DASK tarifesi, Ocak 2026 (basından); sonraki aylar endeksle yürütülür';

type Amount = 'squareMetre' | 'cap' | 'minimums';

/** The table's own month as published, later ones by the index of each. */
function figureOf(month: string, amount: Amount, read: (tariff: DaskMonth) => number): DatedFigure {
  const { source, confidence } = daskIndices[month] ?? daskTables[newest]![amount];
  return { from: firstDayOf(month), value: read(daskMonth(month)!) * 100, source, confidence };
}

const rule = (
  { id, name, amount, unit }: Pick<Rule, 'id' | 'name' | 'unit'> & { amount: Amount },
  read: (tariff: DaskMonth) => number,
): Rule => ({ id, name, unit, next, published, figures: months.map((month) => figureOf(month, amount, read)) });

const rate: Rule = {
  id: 'dask-oran',
  name: 'DASK fiyatı, birinci risk grubu, betonarme',
  unit: 'perMille',
  published: 'Tarife tebliği; 2026 oranı yayımlanan en düşük primden hesaplandı',
  figures: Object.entries(daskTables).map(([month, { rates }]) => ({
    from: firstDayOf(month),
    value: rates.concrete.value[0],
    source: rates.concrete.source,
    confidence: rates.concrete.confidence,
  })),
  next: { on: '2027-02-01', why: 'Fiyatlar yeni bir tarife yayımlanınca değişir.' },
};

export const daskRules: readonly Rule[] = [
  rule(
    { id: 'dask-metrekare', name: 'DASK metrekare bedeli, betonarme', amount: 'squareMetre', unit: 'lira/m²' },
    ({ squareMetre }) => squareMetre.concrete,
  ),
  rule(
    {
      id: 'dask-metrekare-diger',
      name: 'DASK metrekare bedeli, diğer yapılar',
      amount: 'squareMetre',
      unit: 'lira/m²',
    },
    ({ squareMetre }) => squareMetre.other,
  ),
  rule({ id: 'dask-tavan', name: 'DASK en yüksek teminat', amount: 'cap', unit: 'lira' }, ({ cap }) => cap),
  rule(
    { id: 'dask-en-dusuk', name: 'DASK en düşük prim, birinci risk grubu', amount: 'minimums', unit: 'lira' },
    ({ minimums }) => minimums[0]!,
  ),
  rate,
];
