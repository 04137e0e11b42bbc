import type { ParsedOf } from '@emsal/api/calls/table';
import { licenceSerial } from '@emsal/validation/licence-serial/licence-serial';
import type { VisitContext } from '../../frame/context';
import { ProtocolError } from '../../frame/protocol-error';
import { readVehicle, saveVehicle } from './auto-store';
import { vehicleTexts as texts } from './vehicle.texts';

/** The registration follows the policy where a used vehicle is bought (decisions.md). @throws ProtocolError badBody with a sentence at `licenseNo` */
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
