/** Vehicles of the sandbox: any valid plate answers a plausible one, always the same for the same seed. */
import { findType, vehicleTypes, type VehicleType } from '@emsal/reference/vehicles';
import type { RegisteredVehicle, VehicleQuery } from '@emsal/registries/wire';
import { drawBelow, pickOne } from './pick-one';
import { plateTraits, type PlateTraits } from './special-plates';

const colours = ['Beyaz', 'Gri', 'Siyah', 'Mavi', 'Kırmızı', 'Bej', 'Yeşil'];
const fuels: Readonly<Record<number, string>> = { 0: 'Benzin', 1: 'Dizel', 2: 'LPG', 3: 'Elektrik', 5: 'Benzinli hibrit', 6: 'Dizel hibrit', 7: 'Benzinli plug-in hibrit', 8: 'Dizel plug-in hibrit' };
const usageNames: Readonly<Record<string, string>> = { '001001': 'Otomobil', '027021': 'Panelvan', '028022': 'Kamyonet' };
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
  if (traits.isUnknown || (traits.onlyWithLicence !== undefined && traits.onlyWithLicence !== asked.licenseNo)) return null;
  const type = typeOf(traits, asked);
  const modelYear = Number(asked.today.slice(0, 4)) - (traits.age ?? 1 + draw(usualAges, 'age', asked));
  const usageType = traits.usageType ?? '001001';
  const claims = traits.claims ?? 0;
  return {
    licensePlateNo: asked.licensePlateNo,
    ...{ brandCode: type.brandCode, brandName: type.brandName, typeCode: type.typeCode, typeName: type.name, modelYear },
    ...{ chassisNo: code(chassisLetters, 17, 'chassis', asked), engineNo: code(serialLetters, 3, 'engine', asked) + draw(900_000, 'engine', asked).toString().padStart(6, '1') },
    ...licenceSerial(traits, asked),
    color: pickOne(colours, asked.seed, 'colour', asked.licensePlateNo),
    ...{ fuel: fuels[traits.hasLpg ? 2 : type.fuel] ?? '', fuelType: traits.hasLpg ? 2 : type.fuel, lpgOriginal: false, lpgValue: traits.hasLpg ? lpgKit : null },
    registrationDate: `${modelYear}-${String(1 + draw(12, 'month', asked)).padStart(2, '0')}-${String(1 + draw(28, 'day', asked)).padStart(2, '0')}`,
    ...{ usageType, usageTypeDescription: usageNames[usageType] ?? '' },
    ...{ passengerSeatNumber: 4, totalSeatNumber: 5, numberOfDamage: claims, numberOfFaultyDamage: claims, hasDisabledPerson: false, hasAccessory: false, insuredName: '' },
  };
}

function typeOf({ type, usageType }: PlateTraits, asked: PlateAsked): VehicleType {
  if (type === 'highest') return vehicleTypes.reduce((dearest, next) => (next.newValue > dearest.newValue ? next : dearest));
  if (type) return findType(...(type.split('-') as [string, string]))!;
  const goods = usualTypes.filter(({ body }) => body === 'van' || body === 'pickup');
  return pickOne(usageType && usageType !== '001001' && goods.length > 0 ? goods : usualTypes, asked.seed, 'type', asked.licensePlateNo);
}

function licenceSerial({ onlyWithLicence }: PlateTraits, asked: PlateAsked) {
  const serial = onlyWithLicence ?? asked.licenseNo ?? code(serialLetters, 2, 'serial', asked) + draw(1_000_000, 'serial', asked).toString().padStart(6, '0');
  return { licenceSerialCode: serial.slice(0, 2), licenceSerialNo: serial.slice(2) };
}

const draw = (size: number, what: string, { seed, licensePlateNo }: PlateAsked): number => drawBelow(size, seed, what, licensePlateNo);
const code = (letters: string, length: number, what: string, { seed, licensePlateNo }: PlateAsked): string =>
  Array.from({ length }, (_, at) => pickOne([...letters], seed, what, String(at), licensePlateNo)).join('');
