import { calls, type CallKey } from '@emsal/api/calls/table';
import { stepErrors } from '@emsal/lines/kit/steps/check-step';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { saveRequests } from '@emsal/lines/kit/steps/requests';
import { samplesToday, sweepDays } from '@emsal/lines/kit/samples/sample';
import { sweep } from '@emsal/lines/kit/samples/sweep';
import type { Line } from '@emsal/lines/kit/grammar/step';
import { findStep, partOf } from '@emsal/lines/kit/steps/visible-steps';
import { agesMessages } from '@emsal/validation/ages/ages-messages';
import { completeAnswers } from '@emsal/lines/kit/answers/answers';
import type { AnswersOf } from '@emsal/lines/kit/grammar/step';
import { form as travel } from '../travel/form';
import { form as personalAccident } from './form';
import { personalAccidentQuestion } from './question';
import { samples as personalAccidentSamples } from './samples';

const context = { today: samplesToday, schemaOf: (call: string) => calls[call as CallKey].input };
const { answers: known } = personalAccidentSamples(samplesToday)[0]!;
const errorsIn = (slug: string, answers: AnswerSet, line: Line = personalAccident) =>
  stepErrors(line, findStep(line, slug)!, { ...context, answers });

it.each(sweepDays)('passes the sweep on %s', (today) => {
  expect(sweep(personalAccident, { ...context, today, samples: personalAccidentSamples(today) })).toEqual([]);
});

it('F085 asks for the occupation in the part teklif-bilgileri, and promises no discount for it', () => {
  expect(partOf(personalAccident, findStep(personalAccident, 'meslek-bilgisi')!)?.slug).toBe('teklif-bilgileri');
  expect(personalAccident.fields['jobCode']).toMatchObject({ hint: expect.not.stringContaining('%') });
});

it('F117 asks for the kind of licence and the sum in one step of their own, and nothing else', () => {
  const [, ...others] = personalAccident.parts;
  expect(others.flatMap(({ steps }) => steps.map(({ slug, entries }) => [slug, ...entries]))).toEqual([
    ['ehliyet-bilgisi', { field: 'licenceType' }, { field: 'accidentSum' }],
  ]);
  expect(errorsIn('ehliyet-bilgisi', {})).toEqual({ licenceType: 'Ehliyetinizin türünü seçin' });
  expect(Object.keys(errorsIn('ehliyet-bilgisi', { licenceType: '9' }))).toEqual(['licenceType']);
});

it.each([
  ['249999', /250\.000/],
  ['2000001', /2\.000\.000/],
  ['çok', /rakamla/],
  ['250000', null],
  ['2.000.000', null],
  ['', null],
])('a sum of %s has the message %s', (accidentSum, message) => {
  const errors = errorsIn('ehliyet-bilgisi', { ...known, accidentSum });
  expect(errors).toEqual(message ? { accidentSum: expect.stringMatching(message) } : {});
});

it('asks everybody for the occupation, because it prices', () => {
  expect(errorsIn('meslek-bilgisi', { ...known, jobCode: '' })).toEqual({ jobCode: 'Mesleğinizi listeden seçin' });
});

it('is sold from 18 years on', () => {
  const wrong = (birthdayInsured: string) => errorsIn('kisisel-bilgiler', { ...known, birthdayInsured });
  expect([wrong('2008-11-21'), wrong('2008-11-22')]).toEqual([{}, { birthdayInsured: agesMessages.accidentTooYoung }]);
});

it('F453 is not sold from 65 years on; travel insurance is', () => {
  const wrong = (birthdayInsured: string, line: Line = personalAccident) =>
    errorsIn('kisisel-bilgiler', { ...known, birthdayInsured }, line);
  expect([wrong('1961-11-22'), wrong('1961-11-21')]).toEqual([{}, { birthdayInsured: agesMessages.accidentAge }]);
  expect(wrong('1961-11-21', travel)).toEqual({});
});

it('saves licence and sum with the visit', () => {
  const visit = { ...context, visitId: 'v', answers: known };
  expect(saveRequests(personalAccident, findStep(personalAccident, 'ehliyet-bilgisi')!, visit)).toEqual([
    {
      call: 'POST quoterequestapi/personalaccident/savePersonalAccidentInfo',
      body: { visitId: 'v', licenceType: '2', accidentSum: '' },
    },
  ]);
});

const asked = (change: AnswerSet = {}) =>
  personalAccidentQuestion.ask(
    completeAnswers(personalAccident, { ...known, ...change }) as AnswersOf<typeof personalAccident>,
    context,
  );

it('asks insurers from today, for the usual sum unless another is given', () => {
  expect(asked({ jobCode: '058' })).toEqual({
    kind: 'ask',
    request: {
      startDate: samplesToday,
      risk: {
        kind: 'people',
        version: 1,
        people: [
          {
            identityNo: '10000000078',
            birthday: '1985-04-12',
            relation: 'self',
            occupation: '058',
            answers: { licenceType: '2' },
          },
        ],
      },
      terms: { sum: 500_000 },
    },
  });
  expect(asked({ accidentSum: '750000' })).toMatchObject({ request: { terms: { sum: 750_000 } } });
});

it.each(['010', '011', '072', '118', '119'])('LP055 leaves occupation %s to an adviser', (jobCode) => {
  expect(asked({ jobCode })).toEqual({ kind: 'adviser', reason: 'Bu meslek için danışmanımız teklif hazırlar.' });
});
