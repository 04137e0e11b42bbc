import { calls, type CallKey } from '@emsal/api/calls/table';
import { changeAnswers, completeAnswers } from '@emsal/lines/kit/answers/answers';
import { stepErrors } from '@emsal/lines/kit/steps/check-step';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { optionsRequest, saveRequests } from '@emsal/lines/kit/steps/requests';
import { samplesToday, sweepDays } from '@emsal/lines/kit/samples/sample';
import { sweep } from '@emsal/lines/kit/samples/sweep';
import { findStep } from '@emsal/lines/kit/steps/visible-steps';
import { bannedBreeds } from '@emsal/validation/pet-breed/pet-breed';
import type { AnswersOf } from '@emsal/lines/kit/grammar/step';
import { form as pet } from './form';
import { petQuestion } from './question';
import { samples as petSamples } from './samples';

const context = { today: samplesToday, schemaOf: (call: string) => calls[call as CallKey].input };
const visit = { ...context, visitId: '0123456789abcdef0123456789abcdef' };
const dog: AnswerSet = petSamples(samplesToday)[0]!.answers;
const animal = findStep(pet, 'sigorta-bilgileri')!;
const errors = (change: AnswerSet) => stepErrors(pet, animal, { ...context, answers: { ...dog, ...change } });

it.each(sweepDays)('passes the sweep on %s', (today) => {
  expect(sweep(pet, { ...context, today, samples: petSamples(today) })).toEqual([]);
});

it('F111 has the step sigorta-bilgileri after teklif-bilgileri, and asks for no occupation', () => {
  expect(pet.parts.map(({ slug }) => slug)).toEqual(['teklif-bilgileri', 'sigorta-bilgileri']);
  expect(pet.parts[1]!.steps).toEqual([animal]);
  expect(findStep(pet, 'meslek-bilgisi')).toBeUndefined();
});

it.each([
  ['F215', 'temel-bilgiler', 'tcNo'],
  ['F220', 'kisisel-bilgiler', 'birthday'],
])('%s asks in %s for the keeper’s %s', (_, slug, field) => {
  expect(findStep(pet, slug)!.entries.map((entry) => entry.field)).toContain(field);
});

it('F256 its form has kind, gender, name, breed, colour, birth date and chip', () => {
  const [save] = saveRequests(pet, animal, { ...visit, answers: dog });
  expect(save).toEqual({
    call: 'POST quoterequestapi/pet/savepetinsurance',
    body: {
      visitId: visit.visitId,
      typeId: '2',
      genderId: '1',
      name: 'FINDIK',
      breed: 'D051',
      color: '04',
      birthDate: '2023-11-21',
      chipNo: '900123456789012',
    },
  });
});

it('F266 M232 maps a row of breeds to an option, once it is known whether it is a cat or a dog', () => {
  const asked = (answers: AnswerSet) => optionsRequest(pet, 'breed', { ...visit, answers });
  expect(asked({})).toBeUndefined();
  expect(asked({ typeId: '1' })).toMatchObject({
    call: 'GET quoterequestapi/pet/breeds/{code}',
    body: { code: '1' },
  });
  expect(asked({ typeId: '1' })!.option({ code: 'C047', name: 'Türk Van Kedisi' } as never)).toEqual({
    code: 'C047',
    name: 'Türk Van Kedisi',
  });
});

it('clears the breed with the kind and the keeper’s data with the number, and keeps other answers', () => {
  const cat = changeAnswers(pet, dog, { typeId: '1' });
  expect([cat.breed, cat.breedName, cat.petName]).toEqual([undefined, undefined, 'FINDIK']);
  const other = changeAnswers(pet, dog, { tcNo: '20000000046' });
  expect([other.birthday, other.surname, other.chipNo]).toEqual([undefined, undefined, dog.chipNo]);
});

it('F434 the animal is over 6 months old', () => {
  expect(errors({ birthDate: '2026-05-20' })).toEqual({});
  expect(errors({ birthDate: '2026-05-21' })).toEqual({ birthDate: expect.stringContaining('6 aylık') });
});

it('F435 the animal is under 10 years old', () => {
  expect(errors({ birthDate: '2016-11-22' })).toEqual({});
  expect(errors({ birthDate: '2016-11-21' })).toEqual({ birthDate: expect.stringContaining('10 yaşındaki') });
});

it('explains why a banned breed is not insured, and asks for a chip of fifteen digits', () => {
  for (const breed of bannedBreeds) expect(errors({ breed })).toEqual({ breed: expect.stringContaining('5199') });
  expect(Object.keys(errors({ chipNo: '79200000000001' }))).toEqual(['chipNo']);
});

const asked = (change: AnswerSet = {}) =>
  petQuestion.ask(completeAnswers(pet, { ...dog, ...change }) as AnswersOf<typeof pet>, context);

it('asks insurers from today, for the animal in its keeper’s province', () => {
  expect(asked()).toEqual({
    kind: 'ask',
    request: {
      startDate: samplesToday,
      terms: {},
      risk: {
        kind: 'pet',
        version: 1,
        chipNo: '900123456789012',
        name: 'FINDIK',
        species: 'dog',
        breedCode: 'D051',
        breedName: 'Kangal',
        birthday: '2023-11-21',
        provinceCode: '34',
      },
    },
  });
  expect(asked({ typeId: '1', breed: 'C043' })).toMatchObject({ request: { risk: { species: 'cat' } } });
});
