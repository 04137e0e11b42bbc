import type { ParsedOf } from '@emsal/api/calls/table';
import { accessoriesOf } from '@emsal/reference/accessories';
import { findType, vehicleValue } from '@emsal/reference/vehicles';
import { accessoryPrice, accessoryTotal } from '@emsal/validation/accessory-price/accessory-price';
import type { VisitContext } from '../../http/context';
import { ProtocolError } from '../../http/protocol-error';
import { readVehicle } from './vehicle-store';
import type { StoredVehicle } from './tables';
import { vehicleTexts as texts } from './vehicle.texts';

type Input = ParsedOf<'POST quoterequestapi/auto/AddOrUpdateAccessories'>;
type Accessories = Input['accessories'];

const notInList = 'Aksesuarları listeden seçin, her birini bir kez.';

/** The draft keeps the accessories; the call says whether they fit the vehicle. @throws ProtocolError badBody with a message at `accessoriesForm` */
export async function checkAccessories({ visitId, accessories }: Input, { db }: VisitContext): Promise<null> {
  const vehicle = await readVehicle(db, visitId);
  const error = accessories.length === 0 ? null : accessoriesError(accessories, vehicle);
  if (error !== null) throw new ProtocolError('badBody', { fields: { accessoriesForm: error } });
  return null;
}

type AccessoryOwner = Pick<StoredVehicle, 'vehicleBrand' | 'vehicleModelType' | 'vehicleModelYear' | 'vehicleFuelType'>;

/** Why these accessories do not fit the vehicle, or null. Amounts in kuruş. */
export function accessoriesError(accessories: Accessories, vehicle: AccessoryOwner | undefined): string | null {
  const type = vehicle && findType(vehicle.vehicleBrand, vehicle.vehicleModelType);
  if (!vehicle || !type) return texts.noVehicle;
  const known = new Set(accessoriesOf(vehicle.vehicleFuelType ?? type.fuel).map(({ code }) => code));
  const codes = accessories.map(({ code }) => code);
  if (codes.some((code) => !known.has(code)) || new Set(codes).size < codes.length) return notInList;
  return amountsError(accessories, vehicleValue(type, vehicle.vehicleModelYear));
}

/** @param value TL; null for a vehicle too old for the list, whose total is not limited */
function amountsError(accessories: Accessories, value: number | null): string | null {
  const amounts = accessories.map(({ amount }) => amount);
  const verdicts = [
    ...amounts.map((amount) => accessoryPrice(String(amount / 100))),
    ...(value === null ? [] : [accessoryTotal(amounts, value * 100)]),
  ];
  const error = verdicts.find((verdict) => !verdict.ok);
  return error && !error.ok ? error.message : null;
}
