/** The published figures of compulsory traffic insurance, each with its source. Amounts are whole TL as published. */
import { illustrative, type Sourced } from '../sourced';

const pressJan2026 = 'yenisafak.com and egedesonsoz.com, January 2026';
const ratios2017 = 'ratio of the 2017 tariff to the car, no newer figure found: illustrative';

/** Highest premium for a car before the step, TL, by month and province code. `34` is present in every month. */
export const carCeilings: Readonly<
  Record<string, Sourced<{ readonly '34': number; readonly [provinceCode: string]: number | undefined }>>
> = {
  '2025-09': { value: { '34': 14612 }, source: 'press tables of September 2025', confidence: 'high' },
  '2025-10': { value: { '34': 14763 }, source: 'press tables of October 2025', confidence: 'high' },
  '2025-11': {
    value: { '34': 14911, '06': 14489, '35': 14067 },
    source: 'press tables of November 2025 (one paper misprints 14,991)',
    confidence: 'high',
  },
  '2025-12': {
    value: { '34': 15060, '06': 14634, '35': 14208 },
    source: 'press tables of December 2025',
    confidence: 'high',
  },
  '2026-01': { value: { '34': 15160, '06': 14731, '35': 14302 }, source: pressJan2026, confidence: 'high' },
  '2026-02': {
    value: { '34': 17059, '06': 16576, '35': 16094 },
    source: 'press tables of February 2026, 12.5% rise with the new limits',
    confidence: 'high',
  },
};

const lowestProvinces = ['09', '15', '17', '30', '31', '32', '36', '37', '47', '48'];

/** Share of the Istanbul ceiling, in ten-thousandths. */
export const provinceShares: Readonly<Record<string, Sourced<number>>> = {
  '34': { value: 10_000, source: 'the base of the tables', confidence: 'high' },
  '06': { value: 9_717, source: 'published Ankara ceilings over Istanbul, four months agree', confidence: 'high' },
  '35': { value: 9_434, source: 'published Izmir ceilings over Istanbul, four months agree', confidence: 'high' },
  ...Object.fromEntries(
    lowestProvinces.map((code) => [
      code,
      { value: 9_200, source: `cheapest ten provinces, ${pressJan2026}`, confidence: 'high' as const },
    ]),
  ),
};

/** The other 68 provinces. */
export const otherProvincesShare: Sourced<number> = {
  value: 9_300,
  source: 'between the published ones: illustrative',
  confidence: 'placeholder',
};

export type VehicleClass =
  'car' | 'taxi' | 'minibus' | 'midibus' | 'bus' | 'pickup' | 'truck' | 'motorcycle' | 'tractor';

/** Highest premium in Istanbul in January 2026 before the step, TL; used as a ratio to the car's. */
export const classCeilings: Readonly<Record<VehicleClass, Sourced<number>>> = {
  car: { value: 15_160, source: pressJan2026, confidence: 'high' },
  taxi: { value: 40_733, source: `a third of the 0-step ceiling 122,198, ${pressJan2026}`, confidence: 'high' },
  bus: {
    value: 97_630,
    source: `a third of the 0-step ceiling 292,890 for 31 seats or more, ${pressJan2026}; another paper prints 300,212`,
    confidence: 'medium',
  },
  motorcycle: { value: 6_180, source: `a third of the 0-step ceiling 18,541, ${pressJan2026}`, confidence: 'medium' },
  tractor: { value: 2_552, source: `twice the 8-step ceiling 1,276, ${pressJan2026}`, confidence: 'medium' },
  minibus: { value: 26_600, source: ratios2017, confidence: 'placeholder' },
  midibus: { value: 38_000, source: ratios2017, confidence: 'placeholder' },
  pickup: { value: 19_800, source: ratios2017, confidence: 'placeholder' },
  truck: { value: 42_400, source: ratios2017, confidence: 'placeholder' },
};

/** Share of the ceiling for an electric car, in ten-thousandths. */
export const electricShare: Sourced<number> = {
  value: 9_200,
  source: '6,202 over 6,749 in December 2025: illustrative',
  confidence: 'placeholder',
};

/** Late renewal: this many percent from day 1, the same again for each further 30 days, up to the cap. */
export const lateRenewal = {
  percentPerPeriod: { value: 5, source: 'enpatika.com and takvim.com.tr, December 2024', confidence: 'medium' },
  periodDays: { value: 30, source: 'enpatika.com and takvim.com.tr, December 2024', confidence: 'medium' },
  maxPercent: { value: 50, source: 'enpatika.com and takvim.com.tr, December 2024', confidence: 'medium' },
} as const satisfies Record<string, Sourced<number>>;

/** Fine of 2026 for a vehicle without the insurance, whole TL; it is also taken off the road. */
export const uninsuredFine: Sourced<number> = {
  value: 1_246,
  source: 'press on the traffic fines of 2026 (993 in 2025)',
  confidence: 'high',
};

export interface CoverLimits {
  materialPerVehicle: Sourced<number>;
  materialPerAccident: Sourced<number>;
  bodilyPerPerson: Sourced<number>;
  bodilyPerAccident: Sourced<number>;
}

const limits2025 = 'cozumavukatlik.com, 2025';
const limits2026 = 'yeniakit.com.tr, 1 January 2026';
const byAnalogy = 'not published: multiplied as in 2025';

/** Limits of the cover of a car by year, whole TL. */
export const coverLimits: Readonly<Record<'2025' | '2026', CoverLimits>> = {
  '2025': {
    materialPerVehicle: { value: 300_000, source: limits2025, confidence: 'high' },
    materialPerAccident: { value: 600_000, source: limits2025, confidence: 'high' },
    bodilyPerPerson: { value: 2_700_000, source: limits2025, confidence: 'high' },
    bodilyPerAccident: { value: 13_500_000, source: limits2025, confidence: 'high' },
  },
  '2026': {
    materialPerVehicle: { value: 400_000, source: limits2026, confidence: 'high' },
    materialPerAccident: { value: 800_000, source: byAnalogy, confidence: 'low' },
    bodilyPerPerson: { value: 3_600_000, source: limits2026, confidence: 'high' },
    bodilyPerAccident: { value: 18_000_000, source: byAnalogy, confidence: 'low' },
  },
};

/**
 * Months after the last published table that are estimated by the cost index (`defaultCeilingConfig`). From the month after on the table
 * is overdue.
 */
export const ceilingsEstimatedTo = illustrative('2026-12', 'the cost index of January 2026 carried on');
