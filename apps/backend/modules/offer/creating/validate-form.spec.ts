import { isDeepStrictEqual } from 'node:util';
import { lineIds, type LineId } from '@emsal/lines/facts/line-ids';
import type { AnswerSet, Field } from '@emsal/lines/kit/grammar/field';
import { sampleNamed, samplesToday } from '@emsal/lines/kit/samples/sample';
import { accessories } from '@emsal/reference/accessories';
import { accessoryPriceMessages } from '@emsal/validation/accessory-price/accessory-price-messages';
import { formOf } from '@emsal/lines/server/server-lines';
import { samplesOf } from '@emsal/lines/registry/testing/samples-of';
import { formAnswers } from '../../visit/form-answers';
import type { Answers } from '../../../http/principals';
import { validateForm } from './validate-form';

async function verdictOf(line: LineId, change: AnswerSet, sample?: string) {
  const samples = samplesOf(line, samplesToday);
  const { answers } = sample === undefined ? samples[0]! : sampleNamed(samples, sample);
  return validateForm(formOf(line)!, { ...answers, ...change }, { today: samplesToday });
}
/** The errors of a line's sample with some answers changed. */
async function errorsOf(...input: Parameters<typeof verdictOf>): Promise<Record<string, string>> {
  const verdict = await verdictOf(...input);
  return verdict.ok ? {} : verdict.errors;
}
const byHand = 'entered by hand, look-ups found nothing';

describe('a form whose steps were never stored', () => {
  it.each<[LineId, AnswerSet, string]>([
    ['AUTO', { vehicleBrand: 'XXX' }, 'vehicleBrand'],
    ['AUTO', { vehicleModelType: '999' }, 'vehicleModelType'],
    ['AUTO', { jobCode: 'zzz' }, 'jobCode'],
    ['IMM', { currentInsuranceCompany: '999' }, 'currentInsuranceCompany'],
    ['ELECTRICVEHICLE', { vehicleBrand: '005', vehicleModelType: '103' }, 'vehicleModelType'],
    ['TRAFFIC', { city: '82' }, 'city'],
    ['TRAFFIC', { district: '0601' }, 'district'],
    ['TRAFFIC', { vehicleModel: 'zzz' }, 'vehicleModel'],
    ['IMM', { immLimit: '123' }, 'immLimit'],
    ['GREENCARD', { countryId: 'RU' }, 'countryId'],
    ['TRAVEL', { countryId: 'US' }, 'countryId'],
    ['TRAVEL', { travelDestination: '9' }, 'travelDestination'],
    ['TRAVEL', { reasonTravelId: '99' }, 'reasonTravelId'],
    ['TRAVEL', { hasSportiveActivity: true, selectedSportingActivity: '99' }, 'selectedSportingActivity'],
    ['PERSONALACCIDENT', { licenceType: '9' }, 'licenceType'],
    ['PET', { breed: 'C047' }, 'breed'],
    ['PET', { breed: 'D067' }, 'breed'],
    ['PET', { birthDate: '2026-06-01' }, 'birthDate'],
  ])('of %s is refused with %j', async (line, wrong, field) => {
    const sample = line === 'TRAFFIC' ? byHand : undefined;
    const errors = await errorsOf(line, { isAccessoryVehicle: false, ...wrong }, sample);
    expect(Object.keys(errors)).toContain(field);
    expect(Object.values(errors).every(Boolean)).toBe(true);
  });

  const listing = (rows: readonly { code: string; amount: string }[]) =>
    errorsOf('AUTO', { isAccessoryVehicle: true, accessoriesForm: rows });
  const dear = accessories.map(({ code }) => ({ code, amount: '100000' }));

  it.each([
    ['that cost more than a tenth of the vehicle', dear, accessoryPriceMessages.total],
    ['outside the list', [{ code: 'accessoryYacht', amount: '100' }], expect.stringContaining('listeden')],
    ['twice', [dear[0]!, dear[0]!], expect.stringContaining('listeden')],
  ])('refuses accessories %s, whatever value the caller claims', async (_, rows, sentence) => {
    expect(await listing(rows)).toEqual({ accessoriesForm: sentence });
  });

  it('accepts accessories of the list', async () => {
    expect(await listing([{ code: 'accessoryAlarm', amount: '100' }])).toEqual({});
  });
});

it('requires a parent whatever age the browser claims', async () => {
  const answers = { birthdayInsured: '2008-11-22', showParentName: false };
  expect(await errorsOf('TRAVEL', answers)).toHaveProperty('parentIdentityNo');
  expect(await errorsOf('TRAVEL', { ...answers, birthdayInsured: '2008-11-21', showParentName: true })).toEqual({});
});

it('returns the parsed answers, not what was typed', async () => {
  const typed = { licensePlateNo: '34 abc 12', vehicleLpgValue: '₺ 1.500,00', vehicleTotalSeatNumber: ' 05 ' };
  expect(await verdictOf('TRAFFIC', typed, byHand)).toMatchObject({
    answers: { licensePlateNo: '34ABC12', vehicleLpgValue: '1500', vehicleTotalSeatNumber: '5' },
  });
});

describe('an answer of another type than its field', () => {
  const rubbish: readonly unknown[] = [
    [null],
    [[5]],
    ['x'],
    {},
    5,
    [{ code: {}, amount: {} }],
    [{ code: 'x', amount: 1 }],
  ];

  /** An empty address has the shape of one. */
  const isAnswer = ({ kind }: Field, shape: unknown) => kind === 'address' && isDeepStrictEqual(shape, {});

  it.each(lineIds.filter((line) => formOf(line)))('is no answer at any field of %s', (line) => {
    const form = formOf(line)!;
    const read = Object.entries(form.fields).flatMap(([name, field]) =>
      rubbish
        .filter((shape) => !isAnswer(field, shape))
        .map((shape) => formAnswers(form, { [name]: shape } as Answers))
        .filter((answers) => !isDeepStrictEqual(answers, {})),
    );
    expect(read).toEqual([]);
  });
});
