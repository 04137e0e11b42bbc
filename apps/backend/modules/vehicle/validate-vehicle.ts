/** Validates the vehicle of a form: by the form's own fields, then by lists that only the server holds. */
import type { ParsedOf } from '@emsal/api/calls/table';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { privateUsageType } from '@emsal/lines/vehicle/option-lists';
import { form as traffic } from '@emsal/lines/vehicle/traffic/form';
import { findType } from '@emsal/reference/vehicles';
import { validateAnswers } from '../../lines/validate-answers';
import { insuresType } from '../../lines/vehicles-of-line';

export type Vehicle = Omit<ParsedOf<'POST quoterequestapi/auto/savevehicleinfo'>, 'visitId'>;
/** Message per field. */
export type Wrong = Record<string, string>;

const notElectric = 'Bu araç elektrikli değil. Kasko teklifini kasko sayfasından alın ya da elektrikli bir araç seçin.';

/** The vehicle as answers of the form, without properties that were not sent. */
function answersOf({ vehicleLpgValue, ...vehicle }: Vehicle): AnswerSet {
  const sent = Object.entries({ ...vehicle, vehicleLpgValue: vehicleLpgValue && vehicleLpgValue / 100 });
  return Object.fromEntries(
    sent.flatMap(([name, value]) => (value === undefined || typeof value === 'boolean' ? [] : [[name, String(value)]])),
  );
}

interface Conditions {
  line: LineId;
  /** `YYYY-MM-DD` */
  today: string;
}

/** Some lines insure certain vehicles only. */
function notSold({ vehicleBrand, vehicleModelType }: Vehicle, line: LineId): Wrong {
  const type = findType(vehicleBrand, vehicleModelType);
  return !type || insuresType(line, type) ? {} : { vehicleModelType: notElectric };
}

/** The plate where one was issued, else the province; the kind of use of a vehicle that is not private. */
const requiredAnswers = ({ licensePlateStatus, vehicleUsageType }: Vehicle): readonly string[] => [
  licensePlateStatus === 1 ? 'licensePlateNo' : 'cityId',
  ...(['', privateUsageType].includes(vehicleUsageType) ? [] : ['vehicleCommercialUsageType']),
];

/** Some answers are required by others; all others are validated only where they were sent. */
export function validateVehicle(vehicle: Vehicle, conditions: Conditions): Wrong {
  const answers = answersOf(vehicle);
  const names = [...Object.keys(answers), ...requiredAnswers(vehicle)];
  return { ...validateAnswers(names, { form: traffic, answers, ...conditions }), ...notSold(vehicle, conditions.line) };
}
