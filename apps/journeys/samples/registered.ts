/** What the sandbox's registers must say for a sample's way, by line and sample: unknown numbers where it types by hand, an owner of vehicles where it has some. */
import { isEntityTc } from '@emsal/lines/facts/identity-kind';
import type { AnswerSet } from '@emsal/lines/kit/field';
import type { Sample } from '@emsal/lines/kit/sample';
import type { Line } from '@emsal/lines/kit/step';
import { ownNumber } from '../walk/sandbox';
import { ownIdentity, ownPlate, ownTaxNumber } from '../walk/person';

const byHand = { licensePlateNo: '34YOK01' };
const ownerOfVehicles = { shortLicenseOwnerTcOrTaxNo: '20000000732' };
const withoutPolicy = { licensePlateNo: '34PLC00' };
const electric = { licensePlateNo: '34ELK01' };

const kasko: Readonly<Record<string, AnswerSet>> = {
  'known plate without a policy, owner with registered vehicles': ownerOfVehicles,
  'known plate, a policy that only its owner knows': withoutPolicy,
  'entered by hand, look-ups found nothing': byHand,
  'company with a tax number and a pickup': { licensePlateNo: '34KMY01' },
};

const insured = { licensePlateNo: '34TRF01' };
/** The samples have another serial. */
const insuredByHand = { licensePlateNo: '34BLG02' };
const ownerOfOne = { shortLicenseOwnerTcOrTaxNo: '20000000978' };
const van = { licensePlateNo: '34PNL01' };

/** Lines that ask for a running traffic policy need a plate that has one; the registers know everybody else by chance. */
const withTrafficPolicy: Readonly<Record<string, AnswerSet>> = {
  'known plate': insured,
  'known plate, owner with registered vehicles': { ...insured, ...ownerOfOne },
  'LPG fitted by the maker': insured,
  'company with a tax number and a van': van,
  'entered by hand, look-ups found nothing': insuredByHand,
};

const registered: Partial<Record<Line['id'], Readonly<Record<string, AnswerSet>>>> = {
  TRAFFIC: {
    'known plate, owner with registered vehicles': ownerOfVehicles,
    'entered by hand, look-ups found nothing': byHand,
    'company with a tax number and a van': { licensePlateNo: '34PNL01' },
  },
  AUTO: kasko,
  ELECTRICVEHICLE: {
    ...kasko,
    'known plate': electric,
    'known plate, a policy that only its owner knows': { licensePlateNo: '34ELK00' },
    'known plate without a policy, owner with registered vehicles': { ...ownerOfVehicles, ...electric },
    'company with a tax number and a pickup': electric,
  },
  SHORTTRAFFIC: withTrafficPolicy,
  USEDVEHICLETRAFFIC: withTrafficPolicy,
  IMM: withTrafficPolicy,
  GREENCARD: withTrafficPolicy,
};

/** A person and a plate that no other journey of the run uses, where the sample does not need certain ones. */
const ownOf = (answers: AnswerSet): AnswerSet => ({
  shortLicenseOwnerTcOrTaxNo: isEntityTc(String(answers['shortLicenseOwnerTcOrTaxNo']))
    ? ownIdentity()
    : ownTaxNumber(),
  ...(answers['licensePlateNo'] && { licensePlateNo: ownPlate() }),
});

export function registeredAnswers(line: Line, { name, answers }: Sample): AnswerSet {
  const all: AnswerSet = {
    ...answers,
    ...ownOf(answers),
    ...registered[line.id]?.[name],
    // An address that a person has given before is refused.
    ...(answers['email'] && { email: `yolcu-${ownNumber()}@ornek.example` }),
  };
  return { ...all, [line.facts.identityField]: all['shortLicenseOwnerTcOrTaxNo'] };
}
