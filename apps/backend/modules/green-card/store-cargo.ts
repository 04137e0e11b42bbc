import type { ParsedOf } from '@emsal/api/calls/table';
import { districtsOf } from '@emsal/reference/places';
import type { VisitContext } from '../../frame/context';
import { ProtocolError } from '../../frame/protocol-error';
import { saveGreenCard } from './green-card-store';

const pickDistrict = 'Listeden bir ilçe seçin';

/** Where the printed certificate goes. @throws ProtocolError badBody where the district is not of the province */
export async function storeCargo(
  { visitId, city, district, address }: ParsedOf<'POST quoterequest/greencard/savegreencardcargoasync'>,
  { db }: VisitContext,
): Promise<null> {
  if (!districtsOf(city).some(({ code }) => code === district))
    throw new ProtocolError('badBody', { fields: { district: pickDistrict } });
  await saveGreenCard(db, { visitId, cargoCity: city, cargoDistrict: district, cargoAddress: address });
  return null;
}
