import type { ParsedOf } from '@emsal/api/calls/table';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { licenceSerial } from '@emsal/validation/licence-serial/licence-serial';
import { plate } from '@emsal/validation/plate/plate';
import type { Verdict } from '@emsal/validation/verdict';
import type { VisitContext } from '../../http/context';
import { ProtocolError } from '../../http/protocol-error';
import type { Refusal } from '../../http/refusal';
import type { RegistryVehicle } from '../../ports/ports';
import { admitIdentity } from '../visit-person/admit-identity';
import { isVerifiedPerson } from '../visit-person/look-up-person';
import { unknownVehicle, vehicleInfo, type VehicleInfo } from './vehicle-info';

/** By plate; in full only with the licence serial, which is printed on the registration document. */
export async function vehicleByPlate(
  { licensePlateNo, licenseNo }: ParsedOf<'POST quoterequestapi/auto/getvehicleinfo'>,
  context: VisitContext,
): Promise<VehicleInfo> {
  const query = { licensePlateNo: plateOf(licensePlateNo), ...(licenseNo && { licenseNo: serialOf(licenseNo) }) };
  const vehicle = await queryRegistry(context, query);
  return vehicle ? vehicleInfo(vehicle, Boolean(licenseNo)) : unknownVehicle;
}

/** By owner and plate; in full only for the verified person. */
export async function vehicleOfOwner(
  { identityNo, licensePlateNo, captcha }: ParsedOf<'POST quoterequestapi/auto/queryvehicleinfo'>,
  context: VisitContext,
): Promise<VehicleInfo | Refusal> {
  const plateNo = plateOf(licensePlateNo);
  const refusal = await admitIdentity(identityNo, context, captcha);
  if (refusal) return refusal;
  const vehicle = await queryRegistry(context, { licensePlateNo: plateNo, identityNo });
  return vehicle ? vehicleInfo(vehicle, isVerifiedPerson(context, identityNo)) : unknownVehicle;
}

/** Own-damage lines renew the vehicle's own-damage policy, all others its compulsory one. */
const kaskoLines: readonly LineId[] = ['AUTO', 'ELECTRICVEHICLE'];

async function queryRegistry(
  { ports, log, visit }: VisitContext,
  query: { licensePlateNo: string; identityNo?: string; licenseNo?: string },
): Promise<RegistryVehicle | null> {
  const answer = await ports.registries.vehicle(query, kaskoLines.includes(visit.line) ? 'kasko' : 'traffic');
  if (answer.state === 'unavailable')
    log.warn('vehicle registry unavailable, the customer enters the vehicle manually');
  return answer.state === 'found' ? answer.value : null;
}

/** @throws ProtocolError badBody with the rule's message at `licensePlateNo` */
export const plateOf = (typed: string): string => normalized('licensePlateNo', plate(typed));
const serialOf = (typed: string): string => normalized('licenseNo', licenceSerial(typed));

/** @throws ProtocolError badBody with the rule's message at the field */
function normalized(field: string, verdict: Verdict): string {
  if (!verdict.ok) throw new ProtocolError('badBody', { fields: { [field]: verdict.message } });
  return verdict.value;
}
