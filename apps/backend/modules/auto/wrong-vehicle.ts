/** What is wrong with a vehicle that a form sends: the form's own fields judge it again, then the lists that only the server has. */
import type { ParsedOf } from '@emsal/api/calls/table';
import { checkAnswer } from '@emsal/lines/kit/check-step';
import type { AnswerSet } from '@emsal/lines/kit/field';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { traffic } from '@emsal/lines/vehicle/traffic/traffic';
import { findType } from '@emsal/reference/vehicles';
import { isProvinceCode } from '@emsal/validation/plate/plate';
import { vehicleTexts as texts } from './vehicle.texts';
import { isSoldTo } from './vehicles-of-line';

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

/** A plate must be there when one was issued; everything else is judged where it was sent. */
function wrongAnswers(vehicle: Vehicle, today: string): Wrong {
  const answers = answersOf(vehicle);
  const names = [...Object.keys(answers), ...(vehicle.licensePlateStatus === 1 ? ['licensePlateNo'] : [])];
  return Object.fromEntries(
    names.flatMap((name) => {
      const verdict = checkAnswer(traffic, name, { today, answers });
      return verdict.ok ? [] : [[name, verdict.message]];
    }),
  );
}

/** A line may be sold to some vehicles only. */
function wrongModel({ vehicleBrand, vehicleModelType }: Vehicle, line: LineId): Wrong {
  const type = findType(vehicleBrand, vehicleModelType);
  if (!type) return { vehicleModelType: texts.pick };
  return isSoldTo(line, type) ? {} : { vehicleModelType: notElectric };
}

/** @param today `YYYY-MM-DD` */
export const wrongVehicle = (vehicle: Vehicle, { line, today }: { line: LineId; today: string }): Wrong => ({
  ...wrongAnswers(vehicle, today),
  ...wrongModel(vehicle, line),
  ...(vehicle.cityId !== undefined && !isProvinceCode(vehicle.cityId) && { cityId: texts.pick }),
});
