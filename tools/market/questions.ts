/** What the sandbox's insurers are asked for the tables of the landing pages: one row, one question. */
import type { QuotedLine, QuoteRequest } from '@emsal/insurers/quote-request';
import { sampleQuestions } from '@emsal/insurers/testing/samples';
import { addDays } from '@emsal/validation/dates/calendar-day';

/** A question for the policy that begins on a day. */
export type Question = (day: string) => QuoteRequest;

/** A driver at step 4 (spec funnel 9), a vehicle in İstanbul, renewed in time, nothing that lowers or raises the price. */
const person = { identityNo: '10000000078', birthday: '1985-04-12' };

const asked =
  <Line extends QuotedLine>(line: Line, change: (day: string) => object): Question =>
  (day) =>
    ({
      ...sampleQuestions[line],
      ...change(day),
      insured: person,
      startDate: day,
      previousPolicyEnd: day,
      campaigns: undefined,
      adjust: undefined,
    }) as QuoteRequest;

const vehicle = (line: QuotedLine, change: object): Question =>
  asked(line, () => ({ vehicle: { ...sampleQuestions[line].vehicle, ...change, lpg: undefined } }));

const byClass = (line: QuotedLine): Record<string, Question> =>
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
const kasko = (line: 'AUTO' | 'ELECTRICVEHICLE', { value, years, vehicleClass = 'car' }: Insured): Question =>
  asked(line, (day) => ({
    accessories: [],
    vehicle: {
      ...sampleQuestions[line].vehicle,
      lpg: undefined,
      isElectric: line === 'ELECTRICVEHICLE',
      value: lira(value),
      modelYear: aged(day, years),
      vehicleClass,
    },
  }));

const abroad = (days: number): Question =>
  asked('GREENCARD', (day) => ({
    trafficPolicyEnd: addDays(day, 365),
    travel: { ...sampleQuestions.GREENCARD.travel, startDate: day, endDate: addDays(day, days) },
  }));

/** By line and row; the first row of a line is the teaser's. Vehicle values are illustrative. */
export const questions: Readonly<Record<QuotedLine, Readonly<Record<string, Question>>>> = {
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
  GREENCARD: {
    'days-15': abroad(15),
    'days-90': abroad(90),
    'days-180': abroad(180),
    'days-365': abroad(365),
  },
};
