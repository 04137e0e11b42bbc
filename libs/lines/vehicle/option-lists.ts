/** Option lists of the vehicle form (spec funnel 3.6). */
import type { Option } from '@emsal/lines/kit/grammar/field';

/** 0: no plate has been issued yet. 1: a plate was given. */
export const licensePlateStatuses: readonly Option[] = [
  { code: '1', name: 'Plakam var' },
  { code: '0', name: 'Plakam henüz çıkmadı' },
];

/** There is no code 4. */
export const fuelTypes: readonly Option[] = [
  { code: '0', name: 'Benzin' },
  { code: '1', name: 'Dizel' },
  { code: '2', name: 'LPG' },
  { code: '3', name: 'Elektrik' },
  { code: '5', name: 'Benzinli hibrit' },
  { code: '6', name: 'Dizel hibrit' },
  { code: '7', name: 'Benzinli plug-in hibrit' },
  { code: '8', name: 'Dizel plug-in hibrit' },
];
export const lpgFuel = '2';
export const electricFuel = '3';

export const usagePurposes: readonly Option[] = [
  { code: '1', name: 'Hususi' },
  { code: '2', name: 'Ticari' },
];

export const privateUsageType = '001001';
const vanUsageType = '027021';

/** The specification defines the first two codes; the third, for other systems, is ours. */
export const usageTypes: readonly Option[] = [
  { code: privateUsageType, name: 'Otomobil' },
  { code: vanUsageType, name: 'Panelvan' },
  { code: '028022', name: 'Kamyonet' },
];

/** The specification defines the codes of both lists; their names are ours. */
const vanUsages: readonly Option[] = [
  { code: '514', name: 'Panelvan, kendi yükünü taşır' },
  { code: '515', name: 'Panelvan, ücretle yük taşır' },
];
const pickupUsages: readonly Option[] = [
  { code: '501', name: 'Kamyonet, kendi yükünü taşır' },
  { code: '511', name: 'Kamyonet, ücretle yük taşır' },
  { code: '512', name: 'Kamyonet, soğutuculu ya da özel kasalı' },
];

/** The commercial list of a usage type; empty for plain private use, which has none. */
export function commercialUsages(usageType: string): readonly Option[] {
  if (usageType === privateUsageType) return [];
  return usageType === vanUsageType ? vanUsages : pickupUsages;
}

const oldestYearBound = 1975;

/** From the current year down to the bound plus 1; without a plate only the current and the previous year. */
export function modelYears(licensePlateStatus: string, today: string): readonly Option[] {
  const current = Number(today.slice(0, 4));
  const bound = licensePlateStatus === '0' ? current - 2 : oldestYearBound;
  return Array.from({ length: current - bound }, (_, index) => String(current - index)).map((year) => ({
    code: year,
    name: year,
  }));
}
