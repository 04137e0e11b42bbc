import { calls, type CallKey } from '@emsal/api/calls/table';
import { changeAnswers, completeAnswers } from '@emsal/lines/kit/answers/answers';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { findStep, partOf, visibleSteps } from '@emsal/lines/kit/steps/visible-steps';
import { saveRequests } from '@emsal/lines/kit/steps/requests';
import { sampleNamed, samplesToday, sweepDays } from '@emsal/lines/kit/samples/sample';
import { sweep } from '@emsal/lines/kit/samples/sweep';
import { form } from './form';
import { healthNames } from './health-questions';
import { complementHealthQuestion } from './question';
import { samples } from './samples';

const context = { today: samplesToday, schemaOf: (call: string) => calls[call as CallKey].input };
const sample = (name: string): AnswerSet => sampleNamed(samples(samplesToday), name).answers;
const slugs = (answers: AnswerSet) => visibleSteps(form, answers).map(({ slug }) => slug);
const asked = (answers: AnswerSet) =>
  complementHealthQuestion.ask(completeAnswers(form, answers) as never, { today: samplesToday });

it.each(sweepDays)('passes the sweep on %s', (today) => {
  expect(sweep(form, { ...context, today, samples: samples(today) })).toEqual([]);
});

it.each([
  ['F109', 'sigortalanacak-kisiler'],
  ['F110', 'sigortali-bilgileri'],
])('%s sigorta-bilgileri has the step %s', (_, slug) => {
  expect(partOf(form, findStep(form, slug)!)?.slug).toBe('sigorta-bilgileri');
});

it.each([
  ['F213', 'insuredTcNo'],
  ['F219', 'birthdayInsured'],
])('%s the form has %s', (_, name) => {
  expect(form.parts.flatMap(({ steps }) => steps.flatMap(({ entries }) => entries))).toContainEqual(
    expect.objectContaining({ field: name }),
  );
});

it.each([
  ['family', 3],
  ['child', 3],
  ['without social security', 3],
  ['without consent', 4],
  ['one adult', 5],
])('%s is asked in %i steps', (name, count) => {
  expect(slugs(sample(name))).toHaveLength(count);
});

it('sends nothing about health without the consent, and clears it when the consent is taken back', () => {
  const step = findStep(form, 'sigortali-bilgileri')!;
  const callsOf = (answers: AnswerSet) =>
    saveRequests(form, step, { ...context, visitId: 'v', answers }).map(({ call }) => call.split('/').at(-1));
  expect(callsOf(sample('one adult'))).toEqual(['savehealthconsent', 'SetAdditionalQuestion']);
  expect(callsOf(sample('without consent'))).toEqual(['savehealthconsent']);
  const withdrawn = changeAnswers(form, sample('one adult'), { healthConsent: false });
  for (const name of healthNames) expect(withdrawn).not.toHaveProperty(name);
});

it.each([
  ['F024', 'family', /Aile poliçesini danışmanımız/],
  ['F025', 'child', /Çocuk poliçesini danışmanımız/],
  ['F026', 'without social security', /TSS için etkin SGK gerekir/],
  ['', 'without consent', /Sağlık bilgisi vermeden/],
  ['', 'an illness', /Sağlık beyanınızı danışmanımız değerlendirecek/],
])('%s %s leads to an adviser', (_, name, reason) => {
  expect(asked(sample(name))).toEqual({ kind: 'adviser', reason: expect.stringMatching(reason) });
});

it.each([
  ['a body mass index over 35', { height: '170', weight: '102' }, 'adviser'],
  ['one of 35', { height: '200', weight: '140' }, 'ask'],
  ['a pregnancy', { pregnancy: '1' }, 'adviser'],
  ['18 years', { birthdayInsured: '2008-01-01' }, 'adviser'],
  ['66 years', { birthdayInsured: '1960-01-01' }, 'refuse'],
  [
    '66 years with a policy before',
    { birthdayInsured: '1960-01-01', currentHealthPolicy: '1', currentPolicyEnd: samplesToday },
    'ask',
  ],
])('%s: %j leads to %s', (_, change, kind) => {
  expect(asked({ ...sample('one adult'), ...change })).toMatchObject({ kind });
});

it('LP008 65 on the first day is the highest age of a first policy', () => {
  const born = (birthdayInsured: string) => asked({ ...sample('one adult'), birthdayInsured }).kind;
  const lastDay = (year: number) => `${year}${samplesToday.slice(4)}`;
  const year = Number(samplesToday.slice(0, 4));
  expect([born(lastDay(year - 65)), born(lastDay(year - 66))]).toEqual(['ask', 'refuse']);
});

it('follows a running policy on its last day, and sells maternity to 45 years only', () => {
  const renewed = sample('wide network, maternity, another policy before, entered by hand');
  expect(asked(renewed)).toMatchObject({
    kind: 'ask',
    request: {
      startDate: renewed['currentPolicyEnd'],
      previousPolicyEnd: renewed['currentPolicyEnd'],
      terms: { maternity: true },
    },
  });
  expect(asked({ ...renewed, birthdayInsured: '1975-01-01' })).toMatchObject({
    request: { terms: { maternity: false } },
  });
});
