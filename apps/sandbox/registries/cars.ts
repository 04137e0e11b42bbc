/** Vehicles of the sandbox: any valid plate answers a plausible one, always the same for the same seed. */
import { findType, vehicleTypes, type VehicleType } from '@emsal/reference/vehicles';
import type { RegisteredVehicle, VehicleQuery } from '@emsal/registries/wire';
import { drawBelow, pickOne } from './pick-one';
import { plateTraits, type PlateTraits } from './special-plates';

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
/** A car without a row of its own is at most nine years old and not dear, so that every insurer takes it. TL. */
const usualAges = 9;
const usualValue = 3_000_000;
const usualTypes = vehicleTypes.filter(({ newValue }) => newValue <= usualValue);
/** Kuruş. */
const lpgKit = 1_500_000;

export interface PlateAsked extends VehicleQuery {
  seed: string;
  today: string;
}

/** Null for a plate that the register does not know, or knows under another licence serial. */
export function findVehicle(asked: PlateAsked): RegisteredVehicle | null {
  const traits = plateTraits(asked.licensePlateNo);
  const isHidden = traits.onlyWithLicence !== undefined && traits.onlyWithLicence !== asked.licenseNo;
  if (traits.isUnknown || isHidden) return null;
  const { licensePlateNo } = asked;
  const type = typeOf(traits, asked);
  return { licensePlateNo, ...modelOf(type), ...fuelOf(type, traits), ...bodyOf(traits, asked), ...usageOf(traits) };
}

const modelOf = ({ brandCode, brandName, typeCode, name }: VehicleType) => ({
  brandCode,
  brandName,
  typeCode,
  typeName: name,
});

/** A type that is sold with LPG has the maker's own kit, which has no price of its own. */
function fuelOf(type: VehicleType, { hasLpg = false }: PlateTraits) {
  const fuelType = hasLpg ? lpg : type.fuel;
  return {
    fuel: fuels[fuelType] ?? '',
    fuelType,
    lpgOriginal: !hasLpg && fuelType === lpg,
    lpgValue: hasLpg ? lpgKit : null,
  };
}

/** What is stamped on this one vehicle and its document. */
function bodyOf(traits: PlateTraits, asked: PlateAsked) {
  const modelYear = Number(asked.today.slice(0, 4)) - (traits.age ?? 1 + draw(usualAges, 'age', asked));
  const [month, dayOfMonth] = [1 + draw(12, 'month', asked), 1 + draw(28, 'day', asked)];
  return {
    modelYear,
    registrationDate: `${modelYear}-${twoDigits(month)}-${twoDigits(dayOfMonth)}`,
    chassisNo: code(chassisLetters, 17, 'chassis', asked),
    engineNo: code(serialLetters, 3, 'engine', asked) + sixDigits('engine', asked),
    color: pickOne(colours, asked.seed, 'colour', asked.licensePlateNo),
    ...licenceSerial(traits, asked),
  };
}

function usageOf({ usageType = '001001', claims = 0 }: PlateTraits) {
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

function typeOf({ type, usageType }: PlateTraits, asked: PlateAsked): VehicleType {
  if (type === 'highest')
    return vehicleTypes.reduce((dearest, next) => (next.newValue > dearest.newValue ? next : dearest));
  if (type) return findType(...(type.split('-') as [string, string]))!;
  const goods = usualTypes.filter(({ body }) => body === 'van' || body === 'pickup');
  return pickOne(
    usageType && usageType !== '001001' && goods.length > 0 ? goods : usualTypes,
    asked.seed,
    'type',
    asked.licensePlateNo,
  );
}

function licenceSerial({ onlyWithLicence }: PlateTraits, asked: PlateAsked) {
  const drawn = (): string => code(serialLetters, 2, 'serial', asked) + sixDigits('serial', asked);
  const serial = onlyWithLicence ?? asked.licenseNo ?? drawn();
  return { licenceSerialCode: serial.slice(0, 2), licenceSerialNo: serial.slice(2) };
}

const draw = (size: number, what: string, { seed, licensePlateNo }: PlateAsked): number =>
  drawBelow(size, seed, what, licensePlateNo);
const sixDigits = (what: string, asked: PlateAsked): string => String(draw(1_000_000, what, asked)).padStart(6, '0');
const twoDigits = (value: number): string => String(value).padStart(2, '0');

function code(letters: string, length: number, ...[what, { seed, licensePlateNo }]: [string, PlateAsked]): string {
  return Array.from({ length }, (_, at) => pickOne([...letters], seed, what, String(at), licensePlateNo)).join('');
}
