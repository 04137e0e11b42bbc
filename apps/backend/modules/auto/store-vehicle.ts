import type { ParsedOf } from '@emsal/api/calls/table';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { findType } from '@emsal/reference/vehicles';
import { chassisNumber } from '@emsal/validation/chassis-number/chassis-number';
import { plate } from '@emsal/validation/plate/plate';
import { previousPolicyEnd, previousPolicyStart } from '@emsal/validation/previous-policy/previous-policy';
import { isCalendarDay } from '@emsal/validation/dates/calendar-day';
import { dayInTurkey } from '../../clock/clock';
import type { VisitContext } from '../../frame/context';
import { ProtocolError } from '../../frame/protocol-error';
import { savePolicy, saveVehicle } from './auto-store';
import { isSoldTo } from './vehicles-of-line';
import { modelYears } from './model-years';

type Vehicle = ParsedOf<'POST quoterequestapi/auto/savevehicleinfo'>;
type Policy = ParsedOf<'POST quoterequestapi/auto/saveprepolicyinfo'>;
type Wrong = Record<string, string>;

const pick = 'Listeden seçin.';
const notElectric = 'Bu araç elektrikli değil. Kasko teklifini kasko sayfasından alın ya da elektrikli bir araç seçin.';
const notADay = 'Tarihi gün, ay ve yıl olarak yazın.';

/** @throws ProtocolError badBody with a sentence per field that does not fit */
export async function storeVehicle(
  { visitId, ...vehicle }: Vehicle,
  { db, clock, visit }: VisitContext,
): Promise<null> {
  const hasPlate = vehicle.licensePlateStatus === 1;
  const number = hasPlate ? plate(vehicle.licensePlateNo ?? '') : null;
  refuseWrong({
    ...(number && !number.ok && { licensePlateNo: number.message }),
    ...wrongModel(vehicle, Number(dayInTurkey(clock.now()).slice(0, 4))),
    ...wrongLine(vehicle, visit.line),
    ...wrongChassis(vehicle.vehicleChassisNo),
    ...(vehicle.vehicleRegistrationDate &&
      !isCalendarDay(vehicle.vehicleRegistrationDate) && { vehicleRegistrationDate: notADay }),
  });
  await saveVehicle(db, { visitId, vehicle: number?.ok ? { ...vehicle, licensePlateNo: number.value } : vehicle });
  return null;
}

function wrongModel(
  { vehicleBrand, vehicleModelType, vehicleModelYear, licensePlateStatus }: Omit<Vehicle, 'visitId'>,
  currentYear: number,
): Wrong {
  return {
    ...(!findType(vehicleBrand, vehicleModelType) && { vehicleModelType: pick }),
    ...(!modelYears(currentYear, licensePlateStatus === 1).includes(vehicleModelYear) && { vehicleModelYear: pick }),
  };
}

/** A line may be sold to some vehicles only. */
function wrongLine({ vehicleBrand, vehicleModelType }: Omit<Vehicle, 'visitId'>, line: LineId): Wrong {
  const type = findType(vehicleBrand, vehicleModelType);
  return type && !isSoldTo(line, type) ? { vehicleModelType: notElectric } : {};
}

function wrongChassis(chassis: string | undefined): Wrong {
  const verdict = chassis ? chassisNumber(chassis) : null;
  return verdict && !verdict.ok ? { vehicleChassisNo: verdict.message } : {};
}

/** Dates within the last year (funnel 5). @throws ProtocolError badBody */
export async function storePolicy({ visitId, ...policy }: Policy, { db, clock }: VisitContext): Promise<null> {
  refuseWrong(wrongDates(policy, dayInTurkey(clock.now())));
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
