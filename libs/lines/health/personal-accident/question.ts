import { ask, question } from '@emsal/lines/kit/question/question';
import { amountOf } from '@emsal/lines/kit/fields/amount';
import type { AnswersOf } from '@emsal/lines/kit/grammar/step';
import { insuredPerson, peopleRisk } from '@emsal/risks/people/people';
import { code } from '@emsal/risks/scalars';
import { accidentSums } from '@emsal/tariffs/accident/accident-figures';
import { adviserClass, riskClassOf } from '@emsal/tariffs/accident/accident-premium';
import { z } from 'zod';
import type { form as personalAccident } from './form';
import { sumField } from './insured-sum';

type Answers = AnswersOf<typeof personalAccident>;

const { least, most } = accidentSums.value;
const byAdviser = 'Bu meslek için danışmanımız teklif hazırlar.';

const accidentPerson = insuredPerson.extend({ occupation: code, answers: z.object({ licenceType: code }) });

const accidentRisk = peopleRisk.extend({ people: z.array(accidentPerson).length(1) });

const riskOf = (answers: Answers): z.infer<typeof accidentRisk> => ({
  kind: 'people',
  version: 1,
  people: [
    {
      identityNo: answers.insuredTcNo,
      birthday: answers.birthdayInsured,
      relation: 'self',
      occupation: answers.jobCode,
      answers: { licenceType: answers.licenceType },
    },
  ],
});

/** One person, whose heirs are the beneficiaries (decision 331). */
export const personalAccidentQuestion = question({
  risk: accidentRisk,
  /** Whole TL. */
  terms: z.object({ sum: z.int().min(least).max(most) }),
  ask: (answers: Answers, { today }) => {
    if (riskClassOf(answers.jobCode) === adviserClass) return { kind: 'adviser', reason: byAdviser };
    const terms = { sum: amountOf(sumField, answers.accidentSum, answers) };
    return ask({ risk: riskOf(answers), startDate: today, terms });
  },
});
