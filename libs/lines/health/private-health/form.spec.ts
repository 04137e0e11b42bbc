import { calls, type CallKey } from '@emsal/api/calls/table';
import { changeAnswers } from '@emsal/lines/kit/answers/answers';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { sampleNamed, samplesToday, sweepDays } from '@emsal/lines/kit/samples/sample';
import { sweep } from '@emsal/lines/kit/samples/sweep';
import { stepErrors } from '@emsal/lines/kit/steps/check-step';
import { saveRequests } from '@emsal/lines/kit/steps/requests';
import { findStep, partOf, visibleEntries } from '@emsal/lines/kit/steps/visible-steps';
import { addYears } from '@emsal/validation/dates/calendar-day';
import { healthAdviser } from './adviser';
import { form } from './form';
import { samples } from './samples';

const context = { today: samplesToday, schemaOf: (call: string) => calls[call as CallKey].input };
const sample = (name: string): AnswerSet => sampleNamed(samples(samplesToday), name).answers;
const step = findStep(form, 'sigortali-bilgileri')!;
const fieldsOf = (answers: AnswerSet) => visibleEntries(form, step, answers).map(({ field }) => field);

it.each(sweepDays)('passes the sweep on %s', (today) => {
  expect(sweep(form, { ...context, today, samples: samples(today) })).toEqual([]);
});

it('F108 sigorta-bilgileri has the one step sigortali-bilgileri', () => {
  expect(partOf(form, step)).toMatchObject({ slug: 'sigorta-bilgileri', steps: [step] });
});

it.each([
  ['F213', 'insuredTcNo'],
  ['F219', 'birthdayInsured'],
])('%s the form has %s', (_, name) => {
  expect(form.parts.flatMap(({ steps }) => steps.flatMap(({ entries }) => entries))).toContainEqual(
    expect.objectContaining({ field: name }),
  );
});

it('asks about health after the explicit consent only, and forgets it when the consent is taken back', () => {
  const family = sample('family, every wish, entered by hand');
  expect(fieldsOf(family)).toEqual(expect.arrayContaining(['height', 'weight', 'customerInfoDetail']));
  const without = changeAnswers(form, family, { healthConsent: false });
  expect(fieldsOf(without).at(-1)).toBe('healthConsent');
  for (const name of ['height', 'weight', 'customerInfoDetail']) expect(without).not.toHaveProperty(name);
  expect(Object.keys(stepErrors(form, step, { ...context, answers: without }))).toEqual(['healthConsent']);
});

it('sends the consent with the version of its text, and nothing about health', () => {
  const visit = { ...context, visitId: 'v', answers: sample('one adult') };
  expect(saveRequests(form, step, visit)).toEqual([
    {
      call: 'POST quoterequestapi/sharedstep/savehealthconsent',
      body: { visitId: 'v', isGiven: true, textVersion: 'saglik-riza-danisman-2026-11' },
    },
  ]);
});

it.each([
  ['F450', 'child', 18],
  ['F451', 'family, every wish, entered by hand', 24],
])('%s a child of the sample %s is at most so old', (_, name, most) => {
  const answers = sample(name);
  const rows = answers['customerInfoDetail'] as readonly Record<string, string>[];
  const errors = (age: number) => {
    const child = { ...rows.at(-1)!, birthDate: addYears(samplesToday, -age) };
    return Object.keys(
      stepErrors(form, step, {
        ...context,
        answers: { ...answers, customerInfoDetail: [...rows.slice(0, -1), child] },
      }),
    );
  };
  expect([errors(most), errors(most + 1)]).toEqual([[], [`customerInfoDetail.${rows.length - 1}.birthDate`]]);
});

it('F023 is prepared by an adviser, whose summary says nothing about anybody’s health', () => {
  const summary = healthAdviser.summary(sample('family, every wish, entered by hand'), samplesToday);
  expect(summary).toEqual([
    { label: 'Kişiler', value: 'Siz (41), Eşiniz (40), Çocuğunuz (17)' },
    { label: 'Hastane ağı', value: 'En geniş ağ' },
    { label: 'Teminatlar', value: 'Yatarak tedavi, ayakta tedavi, doğum, yurt dışı' },
  ]);
  expect(healthAdviser.summary(sample('child'), samplesToday)[0]).toEqual({ label: 'Kişiler', value: 'Çocuğunuz (9)' });
});
