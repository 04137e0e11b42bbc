/** The quote requests behind the price tables of the landing pages: one per row. */
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import type { SoldLine } from '@emsal/lines/registry/facts-of';
import { usualLimits } from '@emsal/lines/property/home/insured-sums';
import { rebuildingSum } from '@emsal/tariffs/home/home-premium';
import { sampleRequests } from '@emsal/insurers/testing/samples';
import { addDays } from '@emsal/validation/dates/calendar-day';

/** The request for a policy that begins on the given day. */
export type MarketRequest = (day: string) => QuoteRequest;

/** A driver at no-claims step 4 (spec funnel 9), a vehicle in İstanbul, renewed in time, no discounts or surcharges. */
const person = { identityNo: '10000000078', birthday: '1985-04-12' };

const requestFor =
  <Line extends SoldLine>(line: Line, change: (day: string) => object): MarketRequest =>
  (day) =>
    ({
      ...sampleRequests[line],
      ...change(day),
      policyholder: person,
      startDate: day,
      previousPolicyEnd: day,
      campaigns: undefined,
      options: undefined,
    }) as QuoteRequest;

const vehicle = (line: SoldLine, change: object): MarketRequest =>
  requestFor(line, () => ({ risk: { ...sampleRequests[line].risk, ...change, lpg: undefined } }));

const byClass = (line: SoldLine): Record<string, MarketRequest> =>
  Object.fromEntries(
    (['car', 'pickup', 'minibus', 'motorcycle', 'taxi'] as const).map((vehicleClass) => [
      vehicleClass,
      vehicle(line, { vehicleClass, isCommercial: vehicleClass === 'taxi' || vehicleClass === 'minibus' }),
    ]),
  );

const lira = (amount: number): number => amount * 100;
const aged = (day: string, years: number): number => Number(day.slice(0, 4)) - years;
interface Insured {
  /** TL. */
  value: number;
  years: number;
  vehicleClass?: 'car' | 'pickup';
}
const kasko = (line: 'AUTO' | 'ELECTRICVEHICLE', { value, years, vehicleClass = 'car' }: Insured): MarketRequest =>
  requestFor(line, (day) => ({
    terms: { accessories: [] },
    risk: {
      ...sampleRequests[line].risk,
      lpg: undefined,
      isElectric: line === 'ELECTRICVEHICLE',
      value: lira(value),
      modelYear: aged(day, years),
      vehicleClass,
    },
  }));

const abroad = (days: number): MarketRequest =>
  requestFor('GREENCARD', (day) => ({
    terms: { trip: { ...sampleRequests.GREENCARD.terms.trip, startDate: day, endDate: addDays(day, days) } },
  }));

/** A first policy for 100 m² of reinforced concrete, four to seven floors, built in 2007 to 2019. */
const home =
  (provinceCode: string): MarketRequest =>
  (day) => ({
    ...sampleRequests.DASK,
    policyholder: person,
    startDate: day,
    previousPolicyEnd: undefined,
    risk: { ...sampleRequests.DASK.risk, provinceCode, area: 100, buildingAge: '9', floorCount: '6' },
  });

/** An owner's flat of reinforced concrete, built in 2007 to 2019, third floor, DASK in force, sums as proposed, without earthquake. */
const insuredHome =
  (area: number, { provinceCode = '34', title = '1' } = {}): MarketRequest =>
  (day) => ({
    ...sampleRequests.HOME,
    policyholder: person,
    startDate: day,
    previousPolicyEnd: undefined,
    risk: { ...sampleRequests.HOME.risk, provinceCode, area, buildingAge: '9', floor: 3 },
    terms: {
      insurerTitle: title,
      sums: {
        building: title === '1' ? rebuildingSum(area, 'concrete') : 0,
        contents: Math.max(300_000, area * 5_000),
        ...usualLimits,
      },
      hasDask: true,
      earthquake: false,
    },
  });

const limitedHome =
  (area: number): MarketRequest =>
  (day) => ({
    ...sampleRequests.HOUSING,
    policyholder: person,
    startDate: day,
    previousPolicyEnd: undefined,
    risk: { ...sampleRequests.HOUSING.risk, provinceCode: '34', area, floor: 3 },
  });

/** By line and row; the first row of a line is also its teaser. Vehicle values are illustrative. */
export const marketRequests: Readonly<Record<SoldLine, Readonly<Record<string, MarketRequest>>>> = {
  TRAFFIC: byClass('TRAFFIC'),
  SHORTTRAFFIC: byClass('SHORTTRAFFIC'),
  USEDVEHICLETRAFFIC: byClass('USEDVEHICLETRAFFIC'),
  IMM: byClass('IMM'),
  AUTO: {
    'value-2': kasko('AUTO', { value: 1_400_000, years: 3 }),
    'value-1': kasko('AUTO', { value: 850_000, years: 3 }),
    'value-3': kasko('AUTO', { value: 2_600_000, years: 3 }),
    old: kasko('AUTO', { value: 780_000, years: 8 }),
    pickup: kasko('AUTO', { value: 1_050_000, years: 3, vehicleClass: 'pickup' }),
  },
  ELECTRICVEHICLE: {
    'value-2': kasko('ELECTRICVEHICLE', { value: 1_900_000, years: 2 }),
    'value-1': kasko('ELECTRICVEHICLE', { value: 1_200_000, years: 2 }),
    'value-3': kasko('ELECTRICVEHICLE', { value: 3_400_000, years: 2 }),
  },
  HOME: {
    'area-100': insuredHome(100),
    'area-70': insuredHome(70),
    'area-150': insuredHome(150),
    tenant: insuredHome(85, { title: '0' }),
    izmir: insuredHome(100, { provinceCode: '35' }),
    konya: insuredHome(100, { provinceCode: '42' }),
  },
  HOUSING: {
    'to-100': limitedHome(90),
    'to-150': limitedHome(120),
    'to-250': limitedHome(200),
  },
  DASK: {
    istanbul: home('34'),
    izmir: home('35'),
    ankara: home('06'),
    antalya: home('07'),
    konya: home('42'),
    kayseri: home('38'),
    karaman: home('70'),
  },
  GREENCARD: {
    'days-15': abroad(15),
    'days-90': abroad(90),
    'days-180': abroad(180),
    'days-365': abroad(365),
  },
};
