/** Numbers with the registry data that a sample needs, by line and sample: unknown plates for manual entry, owners with vehicles. */
import { isEntityTc } from '@emsal/lines/facts/identity-kind';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import type { Sample } from '@emsal/lines/kit/samples/sample';
import type { Line } from '@emsal/lines/kit/grammar/step';
import { byHand, knownPlate } from './sample-names';
import { uniquePhoneNumber } from './sandbox';
import { uniqueIdentity, uniqueImei, uniquePlate, uniqueTaxNumber } from './unique-people';

/** Of a vehicle that no registry knows. */
const unknownPlate = { licensePlateNo: '34YOK01' };
const ownerOfVehicles = { shortLicenseOwnerTcOrTaxNo: '20000000732' };
const withoutPolicy = { licensePlateNo: '34PLC00' };
const electric = { licensePlateNo: '34ELK01' };

const kasko: Readonly<Record<string, AnswerSet>> = {
  'known plate without a policy, owner with registered vehicles': ownerOfVehicles,
  'known plate, a policy that only its owner knows': withoutPolicy,
  [byHand]: unknownPlate,
  'company with a tax number and a pickup': { licensePlateNo: '34KMY01' },
};

const insured = { licensePlateNo: '34TRF01' };
/** Known only with another licence serial than the samples have. */
const insuredByHand = { licensePlateNo: '34BLG02' };
const ownerOfOne = { shortLicenseOwnerTcOrTaxNo: '20000000978' };
const van = { licensePlateNo: '34PNL01' };

/** Lines that require a running traffic policy need a plate that has one. */
const withTrafficPolicy: Readonly<Record<string, AnswerSet>> = {
  [knownPlate]: insured,
  'known plate, owner with registered vehicles': { ...insured, ...ownerOfOne },
  'LPG fitted by the maker': insured,
  'company with a tax number and a van': van,
  [byHand]: insuredByHand,
};

const registered: Partial<Record<Line['id'], Readonly<Record<string, AnswerSet>>>> = {
  TRAFFIC: {
    'known plate, owner with registered vehicles': ownerOfVehicles,
    [byHand]: unknownPlate,
    'company with a tax number and a van': { licensePlateNo: '34PNL02' },
  },
  AUTO: kasko,
  ELECTRICVEHICLE: {
    ...kasko,
    [knownPlate]: electric,
    'known plate, a policy that only its owner knows': { licensePlateNo: '34ELK00' },
    'known plate without a policy, owner with registered vehicles': { ...ownerOfVehicles, ...electric },
    'company with a tax number and a pickup': electric,
  },
  SHORTTRAFFIC: withTrafficPolicy,
  USEDVEHICLETRAFFIC: withTrafficPolicy,
  IMM: withTrafficPolicy,
  GREENCARD: withTrafficPolicy,
};

/** A unique person, plate and telephone, for samples that need no specific ones. */
const uniqueNumbers = (answers: AnswerSet, identity: string): AnswerSet => ({
  [identity]: isEntityTc(String(answers[identity])) ? uniqueIdentity() : uniqueTaxNumber(),
  ...(answers['licensePlateNo'] && { licensePlateNo: uniquePlate() }),
  ...(answers['phoneImeiNo'] && { phoneImeiNo: uniqueImei() }),
});

export function registeredAnswers(line: Line, { name, answers }: Sample): AnswerSet {
  const { identityField } = line.facts;
  const owner = 'shortLicenseOwnerTcOrTaxNo' in answers ? 'shortLicenseOwnerTcOrTaxNo' : identityField;
  const all: AnswerSet = {
    ...answers,
    ...uniqueNumbers(answers, owner),
    ...registered[line.id]?.[name],
    // A mail address that the person has already registered is refused.
    ...(answers['email'] && { email: `yolcu-${uniquePhoneNumber()}@ornek.example` }),
  };
  return { ...all, [identityField]: all[owner] };
}
