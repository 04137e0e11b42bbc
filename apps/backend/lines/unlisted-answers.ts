/** Validates choices against lists that only the server holds. */
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { StepErrors } from '@emsal/lines/kit/steps/check-step';
import type { AnswerSet, Dictionary } from '@emsal/lines/kit/grammar/field';
import { banks, branchesOf, financeCompanies } from '@emsal/reference/banks';
import { ownListsOf } from '@emsal/lines/server/server-lines';
import { breedsOf } from '@emsal/reference/breeds';
import { customDataOf } from '@emsal/reference/custom-data';
import { insuranceCompanies } from '@emsal/reference/insurance-companies';
import { jobs } from '@emsal/reference/jobs';
import { phoneBrands, phoneModelsOf } from '@emsal/reference/phones';
import { cities, districtsOf } from '@emsal/reference/places';
import { countriesOf, destinations, sportingActivities, travelReasons } from '@emsal/reference/travel';
import { brands, modelIdOf } from '@emsal/reference/vehicles';
import { requiredMessage } from '@emsal/validation/generic/generic-messages';
import { typesFor } from './vehicles-of-line';

type Codes = readonly { code: string; name?: string }[];
type ListOf = (answers: AnswerSet, line: LineId) => Codes;

const typesUnder: ListOf = ({ vehicleBrand }, line) =>
  typesFor(line, String(vehicleBrand)).map(({ typeCode }) => ({ code: typeCode }));
const modelsUnder: ListOf = ({ vehicleBrand, vehicleModelType }, line) =>
  typesFor(line, String(vehicleBrand))
    .filter(({ typeCode }) => typeCode === vehicleModelType)
    .map((type) => ({ code: modelIdOf(type) }));

const lists: Readonly<Record<string, ListOf>> = {
  city: () => cities,
  cityId: () => cities,
  district: ({ city, district }) => districtsOf(String(city ?? String(district).slice(0, 2))),
  jobCode: () => jobs,
  // All brands: one that the line does not insure is refused at its type, with the reason.
  vehicleBrand: () => brands,
  vehicleModelType: typesUnder,
  vehicleModel: modelsUnder,
  currentInsuranceCompany: () => insuranceCompanies,
  countryId: ({ travelDestination }) => countriesOf(String(travelDestination)),
  travelDestination: () => destinations,
  reasonTravelId: () => travelReasons,
  selectedSportingActivity: () => sportingActivities,
  // The insurers' code list of floors (konut, kat).
  floor: () => customDataOf('KNT-KAT'),
  bankCode: () => banks,
  bankCity: () => cities,
  branchCode: ({ bankCode, bankCity }) => branchesOf(String(bankCode), String(bankCity)),
  financialCompanyCode: () => financeCompanies,
  phoneBrand: () => phoneBrands,
  phoneModel: ({ phoneBrand }) => phoneModelsOf(String(phoneBrand)),
  breed: ({ typeId }) => breedsOf(String(typeId)),
};

/** A line's own list comes before the one that all lines share. */
const listOf = (line: LineId, name: string): ListOf | undefined => {
  const own = ownListsOf(line)[name];
  return own ? () => own : lists[name];
};

/** What a code of such a list is called; undefined where the answer is on none. */
export const listedName = (line: LineId, name: string, answers: AnswerSet): string | undefined =>
  listOf(line, name)?.(answers, line).find(({ code }) => code === answers[name])?.name;

interface ChosenAnswers {
  line: LineId;
  fields: Dictionary;
  names: readonly string[];
  answers: AnswerSet;
}

/** A message for each named answer that is not on its list; empty answers are skipped. */
export const unlistedAnswers = ({ line, fields, names, answers }: ChosenAnswers): StepErrors =>
  Object.fromEntries(
    names
      .filter(
        (name) => answers[name] && listOf(line, name)?.(answers, line).every(({ code }) => code !== answers[name]),
      )
      .map((name) => [name, messageOf(fields, name)]),
  );

function messageOf(fields: Dictionary, name: string): string {
  const field = fields[name];
  return (field && 'missing' in field && field.missing) || requiredMessage;
}
