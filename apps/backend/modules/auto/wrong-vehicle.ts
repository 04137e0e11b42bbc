/** What is wrong with a vehicle that a form sends: the form's own fields judge it again, then the lists that only the server has. */
import type { ParsedOf } from '@emsal/api/calls/table';
import type { AnswerSet } from '@emsal/lines/kit/field';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { privateUsageType } from '@emsal/lines/vehicle/option-lists';
import { traffic } from '@emsal/lines/vehicle/traffic/traffic';
import { findType } from '@emsal/reference/vehicles';
import { wrongAnswers } from '../../lines/wrong-answers';
import { isSoldTo } from '../../lines/vehicles-of-line';

export type Vehicle = Omit<ParsedOf<'POST quoterequestapi/auto/savevehicleinfo'>, 'visitId'>;
/** Sentence per field. */
export type Wrong = Record<string, string>;

const notElectric = 'Bu araç elektrikli değil. Kasko teklifini kasko sayfasından alın ya da elektrikli bir araç seçin.';

/** The vehicle as the form holds it, without what was not sent. */
function answersOf({ vehicleLpgValue, ...vehicle }: Vehicle): AnswerSet {
  const sent = Object.entries({ ...vehicle, vehicleLpgValue: vehicleLpgValue && vehicleLpgValue / 100 });
  return Object.fromEntries(
    sent.flatMap(([name, value]) => (value === undefined || typeof value === 'boolean' ? [] : [[name, String(value)]])),
  );
}

interface Asked {
  line: LineId;
  /** `YYYY-MM-DD` */
  today: string;
}

/** A line may be sold to some vehicles only. */
function notSold({ vehicleBrand, vehicleModelType }: Vehicle, line: LineId): Wrong {
  const type = findType(vehicleBrand, vehicleModelType);
  return !type || isSoldTo(line, type) ? {} : { vehicleModelType: notElectric };
}

/** The plate where one was issued and the province where none was; how a vehicle is used that is not plainly private. */
const owed = ({ licensePlateStatus, vehicleUsageType }: Vehicle): readonly string[] => [
  licensePlateStatus === 1 ? 'licensePlateNo' : 'cityId',
  ...(['', privateUsageType].includes(vehicleUsageType) ? [] : ['vehicleCommercialUsageType']),
];

/** Some answers follow from others and must be there; everything else is judged where it was sent. */
export function wrongVehicle(vehicle: Vehicle, asked: Asked): Wrong {
  const answers = answersOf(vehicle);
  const names = [...Object.keys(answers), ...owed(vehicle)];
  return { ...wrongAnswers(names, { form: traffic, answers, ...asked }), ...notSold(vehicle, asked.line) };
}
