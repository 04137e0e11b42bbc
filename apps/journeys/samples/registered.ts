/** What the sandbox's registers must say for a sample's way, by line and sample: unknown numbers where it types by hand, an owner of vehicles where it has some. */
import type { AnswerSet } from '@emsal/lines/kit/field';
import type { Line } from '@emsal/lines/kit/step';
import { ownIdentity, ownPlate } from '../walk/person';

const byHand = { licensePlateNo: '34YOK01', shortLicenseOwnerTcOrTaxNo: '20000000114' };
const ownerOfVehicles = { shortLicenseOwnerTcOrTaxNo: '20000000732' };
const withoutPolicy = { licensePlateNo: '34PLC00' };
const electric = { licensePlateNo: '34ELK01' };

const kasko: Readonly<Record<string, AnswerSet>> = {
  'known plate without a policy, owner with registered vehicles': ownerOfVehicles,
  'known plate, a policy that only its owner knows': withoutPolicy,
  'entered by hand, look-ups found nothing': byHand,
  'company with a tax number and a pickup': { licensePlateNo: '34KMY01' },
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
    'known plate without a policy, owner with registered vehicles': { ...ownerOfVehicles, ...electric },
    'company with a tax number and a pickup': electric,
  },
};

/** A person and a plate that no other journey of the run uses, where the sample does not need certain ones. */
const ownOf = (answers: AnswerSet): AnswerSet => ({
  ...(String(answers['shortLicenseOwnerTcOrTaxNo']).length === 11 && { shortLicenseOwnerTcOrTaxNo: ownIdentity() }),
  ...(answers['licensePlateNo'] && { licensePlateNo: ownPlate() }),
});

export const registeredAnswers = (line: Line, { name, answers }: Line['samples'][number]): AnswerSet => ({
  ...answers,
  ...ownOf(answers),
  ...registered[line.id]?.[name],
});
