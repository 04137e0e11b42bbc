import { calls, type CallKey } from '@emsal/api/calls/table';
import { stepErrors } from '@emsal/lines/kit/steps/check-step';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { saveRequests } from '@emsal/lines/kit/steps/requests';
import { samplesToday, sweepDays } from '@emsal/lines/kit/samples/sample';
import { sweep } from '@emsal/lines/kit/samples/sweep';
import type { Line } from '@emsal/lines/kit/grammar/step';
import { findStep, partOf } from '@emsal/lines/kit/steps/visible-steps';
import { agesMessages } from '@emsal/validation/ages/ages-messages';
import { form as travel } from '../travel/form';
import { form as personalAccident } from './form';
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

it('F117 asks for the kind of licence in its own step, and nothing else', () => {
  const [, ...others] = personalAccident.parts;
  expect(others.flatMap(({ steps }) => steps.map(({ slug, entries }) => [slug, ...entries]))).toEqual([
    ['ehliyet-bilgisi', { field: 'licenceType' }],
  ]);
  expect(errorsIn('ehliyet-bilgisi', {})).toEqual({ licenceType: 'Ehliyetinizin türünü seçin' });
  expect(Object.keys(errorsIn('ehliyet-bilgisi', { licenceType: '9' }))).toEqual(['licenceType']);
});

it('F453 is not sold from 65 years on; travel insurance is', () => {
  const wrong = (birthdayInsured: string, line: Line = personalAccident) =>
    errorsIn('kisisel-bilgiler', { ...known, birthdayInsured }, line);
  expect([wrong('1961-11-22'), wrong('1961-11-21')]).toEqual([{}, { birthdayInsured: agesMessages.accidentAge }]);
  expect(wrong('1961-11-21', travel)).toEqual({});
});

it('saves the licence with the visit', () => {
  const visit = { ...context, visitId: 'v', answers: known };
  expect(saveRequests(personalAccident, findStep(personalAccident, 'ehliyet-bilgisi')!, visit)).toEqual([
    {
      call: 'POST quoterequestapi/personalaccident/savePersonalAccidentInfo',
      body: { visitId: 'v', licenceType: '2' },
    },
  ]);
});
