import { ceilingBase, defaultCeilingConfig } from '../traffic/ceiling';
import { carCeilings, ceilingsEstimatedTo, coverLimits, lateRenewal, uninsuredFine } from '../traffic/traffic-figures';
import { stepPercents } from '../traffic/step-figures';
import { firstDayOf, monthAfter, monthsFrom } from '../month';
import type { DatedFigure, Rule } from './rule';

const published = Object.keys(carCeilings).sort();
const estimated = monthsFrom(monthAfter(published.at(-1)!), ceilingsEstimatedTo.value);

/** The base of an İstanbul car: the table's figure, then the estimate. */
function ceilingIn(month: string): DatedFigure {
  const { source, confidence } = carCeilings[month] ?? ceilingsEstimatedTo;
  const value = ceilingBase({ provinceCode: '34', vehicleClass: 'car', month });
  return { from: firstDayOf(month), value, source, confidence };
}

const yearly = { on: '2027-01-01', why: 'Her yıl 1 Ocak’ta yeni tutar yayımlanır.' };

const press2026 = 'Basında yayımlanan 2026 tutarları';
const stepTable = 'sigorta7.com basamak tablosu; 0 ve 8. basamak yayımlanan tavanlarla doğrulandı';

const limit = (id: string, name: string, of: 'materialPerVehicle' | 'bodilyPerPerson'): Rule => ({
  id,
  name,
  unit: 'lira',
  published: press2026,
  figures: Object.entries(coverLimits).map(([year, limits]) => {
    const { value, source, confidence } = limits[of];
    return { from: `${year}-01-01`, value: value * 100, source, confidence };
  }),
  next: yearly,
});

const step = (at: 0 | 8, name: string): Rule => ({
  id: `trafik-basamak-${at}`,
  name,
  unit: 'percent',
  published: stepTable,
  figures: [{ from: '2023-01-01', ...stepPercents[at], value: stepPercents[at].value * 100 }],
  next: { on: '2027-02-01', why: 'Basamak oranları yönetmelik değişince yenilenir.' },
});

const step4: Rule = {
  id: 'trafik-basamak-4',
  name: 'Trafik, 4. basamak',
  unit: 'percent',
  published: 'sigorta7.com basamak tablosu',
  figures: [
    {
      from: '2023-01-01',
      value: defaultCeilingConfig.step4SurchargePct * 100,
      source: 'table of steps, sigorta7.com; newspapers print the base as step 4',
      confidence: 'medium',
    },
  ],
  next: { on: '2027-02-01', why: 'Basamak oranları yönetmelik değişince yenilenir.' },
};

export const trafficRules: readonly Rule[] = [
  {
    id: 'trafik-tavan',
    name: 'Trafik sigortası tavan primi, otomobil, İstanbul (basamaksız)',
    unit: 'lira',
    published: 'Basında yayımlanan azami prim tabloları',
    figures: [...published, ...estimated].map(ceilingIn),
    next: { on: firstDayOf(monthAfter(ceilingsEstimatedTo.value)), why: 'Tavan her ay yenilenir.' },
  },
  step(0, 'Trafik, 0. basamak'),
  step4,
  step(8, 'Trafik, 8. basamak'),
  limit('trafik-maddi', 'Trafik sigortası maddi limiti, araç başına', 'materialPerVehicle'),
  limit('trafik-bedeni', 'Trafik sigortası bedeni limiti, kişi başına', 'bodilyPerPerson'),
  {
    id: 'trafik-gecikme',
    name: 'Gecikme artırımının en yükseği',
    unit: 'percent',
    published: 'enpatika.com ve takvim.com.tr, Aralık 2024',
    figures: [{ from: '2024-12-01', ...lateRenewal.maxPercent, value: lateRenewal.maxPercent.value * 100 }],
    next: { on: '2027-02-01', why: 'Oran yönetmelik değişince yenilenir.' },
  },
  {
    id: 'trafik-ceza',
    name: 'Trafik sigortası olmayan araca ceza',
    unit: 'lira',
    published: press2026,
    figures: [{ from: '2026-01-01', ...uninsuredFine, value: uninsuredFine.value * 100 }],
    next: yearly,
  },
];
