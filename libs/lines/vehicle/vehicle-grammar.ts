/** The builder functions of the vehicle family: its fields, their relations, and where options come from. */
import { plate, splitPlate } from '@emsal/validation/plate/plate';
import type { Answers } from '@emsal/lines/kit/grammar/answers-of';
import type { Dictionary } from '@emsal/lines/kit/grammar/field';
import { grammar, type RelationsSpec, type SourceBuilder } from '@emsal/lines/kit/grammar/grammar';
import { commercialUsages, modelYears } from './option-lists';
import { vehicleClears } from './vehicle-clears';
import { vehicleFields, type VehicleFields } from './vehicle-fields';
import { vehicleSources } from './vehicle-sources';

export type VehicleAnswers = Answers<VehicleFields>;

const relate = (source: SourceBuilder<VehicleFields>): RelationsSpec<VehicleFields> => ({
  clears: vehicleClears,
  choices: {
    vehicleModelYear: ({ licensePlateStatus }, { today }) => modelYears(licensePlateStatus, today),
    vehicleCommercialUsageType: ({ vehicleUsageType }) => commercialUsages(vehicleUsageType),
  },
  sources: vehicleSources(source),
  derives: {
    licensePlateNo: plateAnswers,
  },
  names: {
    vehicleBrand: 'vehicleBrandName',
    vehicleModelType: 'vehicleModelTypeName',
  },
});

export const { step, part, entries, line, send, lookup } = grammar(vehicleFields, relate);

/** The same for a line with fields of its own, which only its folder types. */
export const grammarWith = <Own extends Dictionary>() => grammar<VehicleFields, Own>(vehicleFields, relate);

/** A given plate sets its status to 1; parts and province follow once it is valid. */
function plateAnswers(typed: string): Partial<VehicleAnswers> {
  const verdict = plate(typed);
  const parts = splitPlate(verdict.ok ? verdict.value : '');
  return { ...parts, licensePlateStatus: '1', licensePlateCity: parts.plate1, cityId: parts.plate1 };
}
