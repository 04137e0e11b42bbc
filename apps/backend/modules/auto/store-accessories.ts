import type { ParsedOf } from '@emsal/api/calls/table';
import { accessoriesOf } from '@emsal/reference/accessories';
import { findType, vehicleValue } from '@emsal/reference/vehicles';
import { accessoryPrice, accessoryTotal } from '@emsal/validation/accessory-price/accessory-price';
import type { VisitContext } from '../../frame/context';
import { ProtocolError } from '../../frame/protocol-error';
import { readVehicle, replaceAccessories } from './auto-store';
import type { StoredVehicle } from './tables';
import { vehicleTexts as texts } from './vehicle.texts';

type Asked = ParsedOf<'POST quoterequestapi/auto/AddOrUpdateAccessories'>;
type Accessories = Asked['accessories'];

const notInList = 'Aksesuarları listeden seçin, her birini bir kez.';

/** @throws ProtocolError badBody with a sentence at `accessoriesForm` */
export async function storeAccessories({ visitId, accessories }: Asked, { db }: VisitContext): Promise<null> {
  const vehicle = await readVehicle(db, visitId);
  const wrong = accessories.length === 0 ? null : wrongAccessories(accessories, vehicle);
  if (wrong !== null) throw new ProtocolError('badBody', { fields: { accessoriesForm: wrong } });
  await db.transaction((tx) => replaceAccessories(tx, visitId, accessories));
  return null;
}

type AccessoryOwner = Pick<StoredVehicle, 'vehicleBrand' | 'vehicleModelType' | 'vehicleModelYear' | 'vehicleFuelType'>;

/** What is wrong with them as the accessories of this vehicle, in one sentence. Amounts in kuruş. */
export function wrongAccessories(accessories: Accessories, vehicle: AccessoryOwner | undefined): string | null {
  const type = vehicle && findType(vehicle.vehicleBrand, vehicle.vehicleModelType);
  if (!vehicle || !type) return texts.noVehicle;
  const known = new Set(accessoriesOf(vehicle.vehicleFuelType ?? type.fuel).map(({ code }) => code));
  const codes = accessories.map(({ code }) => code);
  if (codes.some((code) => !known.has(code)) || new Set(codes).size < codes.length) return notInList;
  return wrongAmounts(accessories, vehicleValue(type, vehicle.vehicleModelYear));
}

/** @param value TL; a vehicle too old for the list has none, and no total to keep to */
function wrongAmounts(accessories: Accessories, value: number | null): string | null {
  const amounts = accessories.map(({ amount }) => amount);
  const verdicts = [
    ...amounts.map((amount) => accessoryPrice(String(amount / 100))),
    ...(value === null ? [] : [accessoryTotal(amounts, value * 100)]),
  ];
  const wrong = verdicts.find((verdict) => !verdict.ok);
  return wrong && !wrong.ok ? wrong.message : null;
}
