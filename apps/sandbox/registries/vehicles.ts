/** Vehicles: any valid plate returns a plausible one, always the same for the same seed. */
import { findType, vehicleTypes, type VehicleType } from '@emsal/reference/vehicles';
import type { RegisteredVehicle, VehicleQuery } from '@emsal/registries/wire';
import { drawBelow, pickOne } from './pick-one';
import { traitsOf, type VehicleTraits } from '../special-plates/vehicle-plates';

const colours = ['Beyaz', 'Gri', 'Siyah', 'Mavi', 'Kırmızı', 'Bej', 'Yeşil'];
const lpg = 2;
const fuels: Readonly<Record<number, string>> = {
  0: 'Benzin',
  1: 'Dizel',
  [lpg]: 'LPG',
  3: 'Elektrik',
  5: 'Benzinli hibrit',
  6: 'Dizel hibrit',
  7: 'Benzinli plug-in hibrit',
  8: 'Dizel plug-in hibrit',
};
const usageNames: Readonly<Record<string, string>> = {
  '001001': 'Otomobil',
  '027021': 'Panelvan',
  '028022': 'Kamyonet',
};
/** No I, O and Q, as in every chassis number. */
const chassisLetters = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';
const serialLetters = 'ABCDEFGHJKLMNPRSTUVYZ';
/** An undocumented car is at most nine years old and inexpensive, so that every insurer accepts it. TL. */
const usualAges = 9;
const usualValue = 3_000_000;
const usualTypes = vehicleTypes.filter(({ newValue }) => newValue <= usualValue);
/** Kuruş. */
const lpgKit = 1_500_000;

export interface SeededVehicleQuery extends VehicleQuery {
  seed: string;
  today: string;
}

/** Null for a plate that the registry does not know, or knows under another licence serial. */
export function findVehicle(query: SeededVehicleQuery): RegisteredVehicle | null {
  const traits = traitsOf(query.licensePlateNo);
  const isHidden = traits.onlyWithLicence !== undefined && traits.onlyWithLicence !== query.licenseNo;
  if (traits.isUnknown || isHidden) return null;
  const { licensePlateNo } = query;
  const type = typeOf(traits, query);
  return { licensePlateNo, ...modelOf(type), ...fuelOf(type, traits), ...bodyOf(traits, query), ...usageOf(traits) };
}

const modelOf = ({ brandCode, brandName, typeCode, name }: VehicleType) => ({
  brandCode,
  brandName,
  typeCode,
  typeName: name,
});

/** A type sold with LPG has the manufacturer's system, which has no separate price. */
function fuelOf(type: VehicleType, { hasLpg = false }: VehicleTraits) {
  const fuelType = hasLpg ? lpg : type.fuel;
  return {
    fuel: fuels[fuelType] ?? '',
    fuelType,
    lpgOriginal: !hasLpg && fuelType === lpg,
    lpgValue: hasLpg ? lpgKit : null,
  };
}

/** Data of this particular vehicle and its document. */
function bodyOf(traits: VehicleTraits, query: SeededVehicleQuery) {
  const modelYear = Number(query.today.slice(0, 4)) - (traits.age ?? 1 + draw(usualAges, 'age', query));
  const month = 1 + draw(12, 'month', query);
  const dayOfMonth = 1 + draw(28, 'day', query);
  return {
    modelYear,
    registrationDate: `${modelYear}-${twoDigits(month)}-${twoDigits(dayOfMonth)}`,
    chassisNo: traits.chassisNo ?? code(chassisLetters, 17, 'chassis', query),
    engineNo: code(serialLetters, 3, 'engine', query) + sixDigits('engine', query),
    color: pickOne(colours, query.seed, 'colour', query.licensePlateNo),
    ...licenceSerial(traits, query),
  };
}

function usageOf({ usageType = '001001', claims = 0 }: VehicleTraits) {
  return {
    usageType,
    usageTypeDescription: usageNames[usageType] ?? '',
    passengerSeatNumber: 4,
    totalSeatNumber: 5,
    numberOfDamage: claims,
    numberOfFaultyDamage: claims,
    hasDisabledPerson: false,
    hasAccessory: false,
    insuredName: '',
  };
}

function typeOf({ type, usageType }: VehicleTraits, query: SeededVehicleQuery): VehicleType {
  if (type === 'highest')
    return vehicleTypes.reduce((dearest, next) => (next.newValue > dearest.newValue ? next : dearest));
  if (type) return findType(...(type.split('-') as [string, string]))!;
  const goods = usualTypes.filter(({ body }) => body === 'van' || body === 'pickup');
  return pickOne(
    usageType && usageType !== '001001' && goods.length > 0 ? goods : usualTypes,
    query.seed,
    'type',
    query.licensePlateNo,
  );
}

function licenceSerial({ onlyWithLicence }: VehicleTraits, query: SeededVehicleQuery) {
  const drawn = (): string => code(serialLetters, 2, 'serial', query) + sixDigits('serial', query);
  const serial = onlyWithLicence ?? query.licenseNo ?? drawn();
  return { licenceSerialCode: serial.slice(0, 2), licenceSerialNo: serial.slice(2) };
}

const draw = (size: number, what: string, { seed, licensePlateNo }: SeededVehicleQuery): number =>
  drawBelow(size, seed, what, licensePlateNo);
const sixDigits = (what: string, query: SeededVehicleQuery): string =>
  String(draw(1_000_000, what, query)).padStart(6, '0');
const twoDigits = (value: number): string => String(value).padStart(2, '0');

function code(
  letters: string,
  length: number,
  ...[what, { seed, licensePlateNo }]: [string, SeededVehicleQuery]
): string {
  return Array.from({ length }, (_, at) => pickOne([...letters], seed, what, String(at), licensePlateNo)).join('');
}
