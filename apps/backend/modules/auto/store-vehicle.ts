import type { ParsedOf } from '@emsal/api/calls/table';
import { insuranceCompanies } from '@emsal/reference/insurance-companies';
import { chassisNumber } from '@emsal/validation/chassis-number/chassis-number';
import { isCalendarDay } from '@emsal/validation/dates/calendar-day';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { licenceSerial } from '@emsal/validation/licence-serial/licence-serial';
import { plate } from '@emsal/validation/plate/plate';
import { previousPolicyEnd, previousPolicyStart } from '@emsal/validation/previous-policy/previous-policy';
import type { Verdict } from '@emsal/validation/verdict';
import type { VisitContext } from '../../frame/context';
import { ProtocolError } from '../../frame/protocol-error';
import { savePolicy, saveVehicle } from './auto-store';
import { vehicleTexts as texts } from './vehicle.texts';
import { wrongVehicle, type Vehicle, type Wrong } from './wrong-vehicle';

type Policy = ParsedOf<'POST quoterequestapi/auto/saveprepolicyinfo'>;

const notADay = 'Tarihi gün, ay ve yıl olarak yazın.';

/** @throws ProtocolError badBody with a sentence per field that does not fit */
export async function storeVehicle(
  { visitId, ...vehicle }: ParsedOf<'POST quoterequestapi/auto/savevehicleinfo'>,
  { db, clock, visit }: VisitContext,
): Promise<null> {
  refuseWrong(wrongVehicle(vehicle, { line: visit.line, today: dayInTurkey(clock.now()) }));
  await saveVehicle(db, { visitId, vehicle: inOneForm(vehicle) });
  return null;
}

/** Codes without the separators and small letters that they were typed with. */
function inOneForm(vehicle: Vehicle): Vehicle {
  const { licensePlateNo, licenseNo, vehicleChassisNo } = vehicle;
  return {
    ...vehicle,
    ...(licensePlateNo && { licensePlateNo: codeOf(licensePlateNo, plate) }),
    ...(licenseNo && { licenseNo: codeOf(licenseNo, licenceSerial) }),
    ...(vehicleChassisNo && { vehicleChassisNo: codeOf(vehicleChassisNo, chassisNumber) }),
  };
}

function codeOf(typed: string, rule: (input: string) => Verdict): string {
  const verdict = rule(typed);
  return verdict.ok ? verdict.value : typed;
}

/** Dates within the last year (funnel 5). @throws ProtocolError badBody */
export async function storePolicy({ visitId, ...policy }: Policy, { db, clock }: VisitContext): Promise<null> {
  refuseWrong({ ...wrongCompany(policy), ...wrongDates(policy, dayInTurkey(clock.now())) });
  await savePolicy(db, {
    visitId,
    companyCode: policy.currentInsuranceCompany,
    agentNo: policy.currentInsurancePolicyAgentNo,
    policyNo: policy.currentInsurancePolicyNo,
    renewNo: policy.currentInsurancePolicyRenewNo,
    startDate: policy.currentInsuranceStartDate,
    expiryDate: policy.currentInsuranceExpiryDate,
  });
  return null;
}

const wrongCompany = ({ currentInsuranceCompany }: Omit<Policy, 'visitId'>): Wrong =>
  insuranceCompanies.some(({ code }) => code === currentInsuranceCompany)
    ? {}
    : { currentInsuranceCompany: texts.pick };

function wrongDates(
  { currentInsuranceStartDate: start, currentInsuranceExpiryDate: end }: Omit<Policy, 'visitId'>,
  today: string,
): Wrong {
  if (!isCalendarDay(start)) return { currentInsuranceStartDate: notADay };
  if (!isCalendarDay(end)) return { currentInsuranceExpiryDate: notADay };
  const [first, last] = [previousPolicyStart(start, today), previousPolicyEnd(end, start, today)];
  return {
    ...(!first.ok && { currentInsuranceStartDate: first.message }),
    ...(!last.ok && { currentInsuranceExpiryDate: last.message }),
  };
}

function refuseWrong(fields: Wrong): void {
  if (Object.keys(fields).length > 0) throw new ProtocolError('badBody', { fields });
}
