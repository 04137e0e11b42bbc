import { calls, type CallKey } from '@emsal/api/calls/table';
import { changeAnswers, completeAnswers } from '@emsal/lines/kit/answers/answers';
import { stepErrors } from '@emsal/lines/kit/steps/check-step';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { optionsRequest, saveRequests } from '@emsal/lines/kit/steps/requests';
import { sampleNamed, samplesToday, sweepDays } from '@emsal/lines/kit/samples/sample';
import type { AnswersOf } from '@emsal/lines/kit/grammar/step';
import { sweep } from '@emsal/lines/kit/samples/sweep';
import { findStep } from '@emsal/lines/kit/steps/visible-steps';
import { form as phone } from './form';
import { phoneQuestion } from './question';
import { samples } from './samples';

const context = { today: samplesToday, schemaOf: (call: string) => calls[call as CallKey].input };
const visit = { ...context, visitId: '0123456789abcdef0123456789abcdef' };
const known: AnswerSet = sampleNamed(samples(samplesToday), 'a new telephone').answers;
const features = findStep(phone, 'cep-telefonu-ozellikleri')!;
const errors = (change: AnswerSet) => stepErrors(phone, features, { ...context, answers: { ...known, ...change } });
const asked = (change: AnswerSet = {}) =>
  phoneQuestion.ask(completeAnswers(phone, { ...known, ...change }) as AnswersOf<typeof phone>, context);

it.each(sweepDays)('passes the sweep on %s', (today) => {
  expect(sweep(phone, { ...context, today, samples: samples(today) })).toEqual([]);
});

it('F097 F098 the part cep-telefonu-bilgileri has the step cep-telefonu-ozellikleri', () => {
  const { slug, steps } = phone.parts.at(-1)!;
  expect([slug, steps]).toEqual(['cep-telefonu-bilgileri', [features]]);
});

it('F257 the telephone has brand, model, IMEI and warranty', () => {
  expect(features.entries.map(({ field }) => field)).toEqual([
    'phoneBrand',
    'phoneModel',
    'phoneImeiNo',
    'warrantyOver',
  ]);
});

it.each([
  ['F215', 'temel-bilgiler', 'tcNo'],
  ['F220', 'kisisel-bilgiler', 'birthday'],
])('%s asks in %s for %s', (_, slug, field) => {
  expect(findStep(phone, slug)!.entries.map((entry) => entry.field)).toContain(field);
});

it.each([
  ['35209900176148', 'fourteen digits', /15 rakam/],
  ['352099001761481', 'fifteen digits', null],
  ['35-209900-176148-1', 'dashes', null],
  ['3520990017614810', 'sixteen digits', /15 rakam/],
  ['352099001761482', 'a wrong check digit', /hatalı/],
  ['000000000000000', 'zeros', /hatalı/],
  ['', 'nothing', /IMEI numarasını girin/],
])('an IMEI of %s (%s) has the message %s', (phoneImeiNo, _, message) => {
  expect(errors({ phoneImeiNo })).toEqual(message ? { phoneImeiNo: expect.stringMatching(message) } : {});
});

it.each([['phoneBrand'], ['phoneModel'], ['warrantyOver']])('asks for %s', (field) => {
  expect(Object.keys(errors({ [field]: '' }))).toEqual([field]);
});

it('saves the four answers, the IMEI as digits', () => {
  const answers = changeAnswers(phone, known, { phoneImeiNo: '352099001761481' });
  expect(saveRequests(phone, features, { ...visit, answers })).toEqual([
    {
      call: 'POST quoterequestapi/phone/savephoneinfo',
      body: {
        visitId: visit.visitId,
        phoneBrand: 'P01',
        phoneModel: '010',
        phoneImeiNo: '352099001761481',
        warrantyOver: '0',
      },
    },
  ]);
});

it('F266 M232 lists the models of the brand, once it is chosen', () => {
  const models = (answers: AnswerSet) => optionsRequest(phone, 'phoneModel', { ...visit, answers });
  expect(models({})).toBeUndefined();
  expect(models({ phoneBrand: 'P02' })).toMatchObject({
    call: 'GET quoterequestapi/phone/getphonemodellist/{brandCode}',
    body: { brandCode: 'P02' },
  });
});

it('another brand has other models, another IMEI is another telephone', () => {
  expect(changeAnswers(phone, known, { phoneBrand: 'P02' })['phoneModel']).toBeUndefined();
  expect(changeAnswers(phone, known, { phoneImeiNo: '490154203237518' })['deviceBoughtOn']).toBeUndefined();
});

it('asks insurers from tomorrow, by the model’s list value', () => {
  expect(asked()).toMatchObject({
    kind: 'ask',
    request: {
      startDate: '2026-11-22',
      risk: { imei: '352099001761481', name: 'Apple iPhone 15 128 GB', listValue: 4_800_000, condition: 'new' },
      terms: { warrantyOver: false },
    },
  });
});

it('asks without age and condition while the register does not answer', () => {
  const { request } = asked({ deviceBoughtOn: '', deviceCondition: '', warrantyOver: '1' }) as {
    request: { risk: object };
  };
  expect(request).toMatchObject({ risk: { boughtOn: undefined, condition: undefined }, terms: { warrantyOver: true } });
});
