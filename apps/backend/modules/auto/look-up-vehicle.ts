import type { ParsedOf } from '@emsal/api/calls/table';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { licenceSerial } from '@emsal/validation/licence-serial/licence-serial';
import { plate } from '@emsal/validation/plate/plate';
import type { Verdict } from '@emsal/validation/verdict';
import type { VisitContext } from '../../frame/context';
import { ProtocolError } from '../../frame/protocol-error';
import type { Refusal } from '../../frame/refusal';
import type { RegistryVehicle } from '../../ports/ports';
import { admitIdentity } from '../customer/admit-identity';
import { isProven } from '../customer/look-up-person';
import { unknownVehicle, vehicleInfo, type VehicleInfo } from './vehicle-info';

/** By plate; the licence serial, which only the document shows, opens the rest. */
export async function vehicleByPlate(
  { licensePlateNo, licenseNo }: ParsedOf<'POST quoterequestapi/auto/getvehicleinfo'>,
  context: VisitContext,
): Promise<VehicleInfo> {
  const wanted = { licensePlateNo: plateOf(licensePlateNo), ...(licenseNo && { licenseNo: serialOf(licenseNo) }) };
  const vehicle = await ask(context, wanted);
  return vehicle ? vehicleInfo(vehicle, Boolean(licenseNo)) : unknownVehicle;
}

/** By owner and plate; whole only for the person whom the one-time code proved. */
export async function vehicleOfOwner(
  { identityNo, licensePlateNo, captcha }: ParsedOf<'POST quoterequestapi/auto/queryvehicleinfo'>,
  context: VisitContext,
): Promise<VehicleInfo | Refusal> {
  const wanted = plateOf(licensePlateNo);
  const refusal = await admitIdentity(identityNo, context, captcha);
  if (refusal) return refusal;
  const vehicle = await ask(context, { licensePlateNo: wanted, identityNo });
  return vehicle ? vehicleInfo(vehicle, isProven(context, identityNo)) : unknownVehicle;
}

/** Own-damage lines follow the vehicle's own-damage policy, all others its compulsory one. */
const kaskoLines: readonly LineId[] = ['AUTO', 'ELECTRICVEHICLE'];

async function ask(
  { ports, log, visit }: VisitContext,
  query: { licensePlateNo: string; identityNo?: string; licenseNo?: string },
): Promise<RegistryVehicle | null> {
  const answer = await ports.registries.vehicle(query, kaskoLines.includes(visit.line) ? 'kasko' : 'traffic');
  if (answer.state === 'unavailable') log.warn('vehicle registry unavailable, the customer goes on by hand');
  return answer.state === 'found' ? answer.value : null;
}

/** @throws ProtocolError badBody with the rule's sentence at `licensePlateNo` */
export const plateOf = (typed: string): string => inOneForm('licensePlateNo', plate(typed));
const serialOf = (typed: string): string => inOneForm('licenseNo', licenceSerial(typed));

/** @throws ProtocolError badBody with the rule's sentence at the field */
function inOneForm(field: string, verdict: Verdict): string {
  if (!verdict.ok) throw new ProtocolError('badBody', { fields: { [field]: verdict.message } });
  return verdict.value;
}
