/** The builder functions of the vehicle family: its fields, their relations, and where options come from. */
import { plate, splitPlate } from '@emsal/validation/plate/plate';
import type { Answers, Dictionary } from '@emsal/lines/kit/field';
import { grammar, type RelationsSpec, type SourceBuilder } from '@emsal/lines/kit/grammar';
import { commercialUsages, modelYears } from './option-lists';
import { vehicleClears } from './vehicle-clears';
import { vehicleFields } from './vehicle-fields';
import type { OwnFields, VehicleDictionary } from './vehicle-dictionary';
import { vehicleSources } from './vehicle-sources';

export type VehicleAnswers = Answers<VehicleDictionary>;

const relate = (source: SourceBuilder<VehicleDictionary>): RelationsSpec<VehicleDictionary> => ({
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

export const { step, part, entries, line, own, send, lookup } = grammar<typeof vehicleFields, OwnFields>(
  vehicleFields,
  relate,
);

/** The same for a line that declares its own fields in its folder alone: no other file types them. */
export const grammarWith = <Own extends Dictionary>() =>
  grammar<typeof vehicleFields, Own>(vehicleFields, relate as never);

/** A given plate sets its status to 1; parts and province follow once it is valid. */
function plateAnswers(typed: string): Partial<VehicleAnswers> {
  const verdict = plate(typed);
  const parts = splitPlate(verdict.ok ? verdict.value : '');
  return { ...parts, licensePlateStatus: '1', licensePlateCity: parts.plate1, cityId: parts.plate1 };
}
