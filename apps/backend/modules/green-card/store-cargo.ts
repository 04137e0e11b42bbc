import type { ParsedOf } from '@emsal/api/calls/table';
import { districtsOf } from '@emsal/reference/places';
import type { VisitContext } from '../../http/context';
import { ProtocolError } from '../../http/protocol-error';
import { saveGreenCard } from './green-card-store';

const pickDistrict = 'Listeden bir ilçe seçin';

/** Delivery address of the printed certificate. @throws ProtocolError badBody when the district is not in the province */
export async function storeCargo(
  { visitId, city, district, address }: ParsedOf<'POST quoterequest/greencard/savegreencardcargoasync'>,
  { db }: VisitContext,
): Promise<null> {
  if (!districtsOf(city).some(({ code }) => code === district))
    throw new ProtocolError('badBody', { fields: { district: pickDistrict } });
  await saveGreenCard(db, { visitId, cargoCity: city, cargoDistrict: district, cargoAddress: address });
  return null;
}
