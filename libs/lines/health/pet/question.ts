import { ask, question } from '@emsal/lines/kit/question/question';
import type { AnswersOf } from '@emsal/lines/kit/grammar/step';
import { petRisk, type Pet } from '@emsal/risks/pet/pet';
import { z } from 'zod';
import type { form as pet } from './form';
import { catKind } from './pet-options';

type Answers = AnswersOf<typeof pet>;

const petOf = (answers: Answers): Pet => ({
  kind: 'pet',
  version: 1,
  chipNo: answers.chipNo,
  name: answers.petName,
  species: answers.typeId === catKind ? 'cat' : 'dog',
  breedCode: answers.breed,
  breedName: answers.breedName,
  birthday: answers.birthDate,
  provinceCode: answers.city,
});

export const petQuestion = question({
  risk: petRisk,
  terms: z.object({}),
  ask: (answers: Answers, { today }) => ask({ risk: petOf(answers), startDate: today, terms: {} }),
});
