import type { ParsedOf } from '@emsal/api/calls/table';
import { licenceSerial } from '@emsal/validation/licence-serial/licence-serial';
import type { VisitContext } from '../../http/context';
import { ProtocolError } from '../../http/protocol-error';
import { readVehicle, saveVehicle } from './vehicle-store';
import { vehicleTexts as texts } from './vehicle.texts';

/** A used vehicle is registered after its policy was bought (spec decisions). @throws ProtocolError badBody with a message at `licenseNo` */
export async function storeLicence(
  { visitId, licenseNo }: ParsedOf<'POST quoterequestapi/auto/savelicence'>,
  { db }: VisitContext,
): Promise<null> {
  const serial = licenceSerial(licenseNo);
  if (!serial.ok) throw new ProtocolError('badBody', { fields: { licenseNo: serial.message } });
  const vehicle = await readVehicle(db, visitId);
  if (!vehicle) throw new ProtocolError('badBody', { fields: { licenseNo: texts.noVehicle } });
  await saveVehicle(db, { visitId, vehicle: { ...vehicle, licenseNo: serial.value } });
  return null;
}
