import { calls, type CallKey } from '@emsal/api/calls/table';
import { completeAnswers } from '@emsal/lines/kit/answers/answers';
import { stepErrors } from '@emsal/lines/kit/steps/check-step';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { saveRequests } from '@emsal/lines/kit/steps/requests';
import { sampleNamed, samplesToday, sweepDays } from '@emsal/lines/kit/samples/sample';
import type { AnswersOf } from '@emsal/lines/kit/grammar/step';
import { sweep } from '@emsal/lines/kit/samples/sweep';
import { findStep } from '@emsal/lines/kit/steps/visible-steps';
import { form as housing } from './form';
import { samples as housingSamples } from './samples';
import { housingQuestion } from './question';

const context = { today: samplesToday, schemaOf: (call: string) => calls[call as CallKey].input };
const known: AnswerSet = sampleNamed(housingSamples(samplesToday), 'known address code').answers;
const step = findStep(housing, 'adres-bilgileri')!;
const asked = (change: AnswerSet) =>
  housingQuestion.ask(completeAnswers(housing, { ...known, ...change }) as AnswersOf<typeof housing>, context);

it.each(sweepDays)('passes the sweep on %s', (today) => {
  expect(sweep(housing, { ...context, today, samples: housingSamples(today) })).toEqual([]);
});

it('F102 has one step for address and home', () => {
  expect(housing.parts.at(-1)!.steps.map(({ slug }) => slug)).toEqual(['adres-bilgileri']);
  expect(step.entries.map(({ field }) => field)).toEqual(['address', 'buildingArea', 'floor', 'insurerTitle']);
});

it.each([
  ['39', ['buildingArea']],
  ['40', []],
])('F430 an area of %s has the errors %j', (buildingArea, errors) => {
  expect(Object.keys(stepErrors(housing, step, { ...context, answers: { ...known, buildingArea } }))).toEqual(errors);
});

it('saves only what it asks', () => {
  const [save] = saveRequests(housing, step, {
    ...context,
    visitId: '0123456789abcdef0123456789abcdef',
    answers: known,
  });
  expect(Object.keys(save!.body as object).sort()).toEqual(['buildingArea', 'floor', 'insurerTitle', 'visitId']);
});

it('insures homes to 250 m², business use by an adviser', () => {
  expect(asked({ buildingArea: '250' })).toMatchObject({ kind: 'ask', request: { terms: { insurerTitle: '1' } } });
  expect(asked({ buildingArea: '251' })).toEqual({
    kind: 'refuse',
    code: 'housingTooLarge',
    message: '250 m² üzeri konutlar için konut sigortası teklifi alın.',
  });
  expect(asked({ registeredUse: 'business' })).toMatchObject({ kind: 'adviser' });
});
