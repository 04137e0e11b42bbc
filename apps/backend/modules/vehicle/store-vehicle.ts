import type { ParsedOf } from '@emsal/api/calls/table';
import { form as traffic } from '@emsal/lines/vehicle/traffic/form';
import { chassisNumber } from '@emsal/validation/chassis-number/chassis-number';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { engineNumber } from '@emsal/validation/engine-number/engine-number';
import { licenceSerial } from '@emsal/validation/licence-serial/licence-serial';
import { plate } from '@emsal/validation/plate/plate';
import { policyNumber, renewalNumber } from '@emsal/validation/policy-number/policy-number';
import type { Verdict } from '@emsal/validation/verdict';
import type { VisitContext } from '../../http/context';
import { refuseInvalidFields } from '../../http/refuse-invalid-fields';
import { validateAnswers } from '../../lines/validate-answers';
import { savePolicy, saveVehicle } from './vehicle-store';
import { validateVehicle, type Vehicle } from './validate-vehicle';

type Policy = ParsedOf<'POST quoterequestapi/auto/saveprepolicyinfo'>;

/** @throws ProtocolError badBody with a message per invalid field */
export async function storeVehicle(
  { visitId, ...vehicle }: ParsedOf<'POST quoterequestapi/auto/savevehicleinfo'>,
  { db, clock, visit }: VisitContext,
): Promise<null> {
  refuseInvalidFields(validateVehicle(vehicle, { line: visit.line, today: dayInTurkey(clock.now()) }));
  await saveVehicle(db, { visitId, vehicle: normalized(vehicle) });
  return null;
}

/** Codes in upper case and without separators. */
function normalized(vehicle: Vehicle): Vehicle {
  const { licensePlateNo, licenseNo, vehicleChassisNo, vehicleEngineNo } = vehicle;
  return {
    ...vehicle,
    ...(licensePlateNo && { licensePlateNo: codeOf(licensePlateNo, plate) }),
    ...(licenseNo && { licenseNo: codeOf(licenseNo, licenceSerial) }),
    ...(vehicleChassisNo && { vehicleChassisNo: codeOf(vehicleChassisNo, chassisNumber) }),
    ...(vehicleEngineNo && { vehicleEngineNo: codeOf(vehicleEngineNo, engineNumber) }),
  };
}

function codeOf(typed: string, rule: (input: string) => Verdict): string {
  const verdict = rule(typed);
  return verdict.ok ? verdict.value : typed;
}

/** Dates within the last year (funnel 5). @throws ProtocolError badBody */
export async function storePolicy(
  { visitId, ...typed }: Policy,
  { db, clock, visit: { line } }: VisitContext,
): Promise<null> {
  refuseInvalidFields(
    validateAnswers(Object.keys(typed), { form: traffic, line, answers: typed, today: dayInTurkey(clock.now()) }),
  );
  await savePolicy(db, {
    visitId,
    companyCode: typed.currentInsuranceCompany,
    agentNo: codeOf(typed.currentInsurancePolicyAgentNo, policyNumber),
    policyNo: codeOf(typed.currentInsurancePolicyNo, policyNumber),
    renewNo: codeOf(typed.currentInsurancePolicyRenewNo, renewalNumber),
    startDate: typed.currentInsuranceStartDate,
    expiryDate: typed.currentInsuranceExpiryDate,
  });
  return null;
}
