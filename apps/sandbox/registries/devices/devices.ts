/** The register of telephones: whether an IMEI may be used in Turkey, since when it has its owner, and what speaks against it. */
import type { DeviceQuery, RegisteredDevice } from '@emsal/registries/wire';
import { addDays, addMonths } from '@emsal/validation/dates/calendar-day';
import { drawBelow, pickOne } from '../pick-one';

interface DeviceTraits extends Partial<Pick<RegisteredDevice, 'condition' | 'isInsured' | 'isReported'>> {
  isUnknown?: boolean;
  isDown?: boolean;
  /** Bought this many months and days before today. */
  age?: { months: number; days?: number };
}
interface SpecialDevice {
  imei: string;
  effect: string;
  traits: DeviceTraits;
}

const device = (imei: string, effect: string, traits: DeviceTraits): SpecialDevice => ({ imei, effect, traits });

/** The same for every seed. */
export const specialDevices: readonly SpecialDevice[] = [
  device('352099001761481', 'Altı ay önce sıfır alınmış telefon.', { age: { months: 6 }, condition: 'new' }),
  device('352099001761499', 'Kayıt dışı telefon.', { isUnknown: true }),
  device('352099001761507', 'Geçerli poliçesi olan telefon.', { isInsured: true }),
  device('352099001761515', 'Kayıp ya da çalıntı bildirimi olan telefon.', { isReported: true }),
  device('352099001761523', 'Bugün 36 aylık telefon; sigortalanır.', { age: { months: 36 } }),
  device('352099001761531', '36 ayı bir gün geçmiş telefon.', { age: { months: 36, days: 1 } }),
  device('352099001761549', '25 aylık, ikinci el telefon.', { age: { months: 25 }, condition: 'secondHand' }),
  device('352099001761556', 'Yenilenmiş telefon.', { age: { months: 3 }, condition: 'refurbished' }),
  device('352099001761564', 'Cihaz sorgusu 503 yanıtı verir.', { isDown: true }),
];

const traitsByImei = new Map(specialDevices.map(({ imei, traits }) => [imei, traits]));

/** The documented effect of an IMEI. */
export const deviceTraits = (imei: string): DeviceTraits => traitsByImei.get(imei) ?? {};

/** Insurable for 36 months: every undocumented telephone is younger. */
const drawnDays = 1_000;
/** Four of five are bought new. */
const drawnConditions = ['new', 'new', 'new', 'new', 'secondHand'] as const;

const boughtOn = ({ imei, seed, today }: DatedQuery, age: DeviceTraits['age']): string =>
  age
    ? addDays(addMonths(today, -age.months), -(age.days ?? 0))
    : addDays(today, -1 - drawBelow(drawnDays, seed, 'device', imei));

interface DatedQuery extends DeviceQuery {
  seed: string;
  /** `YYYY-MM-DD`, by the sandbox's clock. */
  today: string;
}

/** Null for an IMEI that is not registered. */
export function findDevice(query: DatedQuery): RegisteredDevice | null {
  const { imei, seed } = query;
  const { isUnknown, age, condition, isInsured = false, isReported = false } = deviceTraits(imei);
  if (isUnknown) return null;
  return {
    imei,
    boughtOn: boughtOn(query, age),
    condition: condition ?? pickOne(drawnConditions, seed, 'condition', imei),
    isInsured,
    isReported,
  };
}
