import { ask, question } from '@emsal/lines/kit/question/question';
import type { AnswersOf } from '@emsal/lines/kit/grammar/step';
import { peopleRisk, type People } from '@emsal/risks/people/people';
import { oldestEntry } from '@emsal/tariffs/complement-health/complement-health-figures';
import { mayHaveMaternity } from '@emsal/tariffs/complement-health/complement-health-premium';
import {
  networks,
  outpatients,
  type Network,
  type Outpatient,
} from '@emsal/tariffs/complement-health/complement-health-plan';
import { isHealthAdult } from '@emsal/validation/health-age/health-age';
import { ageOn } from '@emsal/validation/dates/calendar-day';
import { z } from 'zod';
import { yes } from './complement-health-options';
import { adviserTexts, refusalTexts } from './complement-health.texts';
import { reasonOfHealth, reasonOfPersons } from './declaration';
import type { form } from './form';
import { healthNames } from './health-questions';

type Answers = AnswersOf<typeof form>;

const applicant = (answers: Answers): People => ({
  kind: 'people',
  version: 1,
  people: [
    {
      identityNo: answers.insuredTcNo,
      birthday: answers.birthdayInsured,
      relation: 'self',
      answers: Object.fromEntries(healthNames.map((name) => [name, answers[name]])),
    },
  ],
});

/** The first day follows a running policy; a policy that has ended is followed from today. */
function daysOf({ currentHealthPolicy, currentPolicyEnd }: Answers, today: string) {
  if (currentHealthPolicy !== yes) return { startDate: today };
  return { startDate: currentPolicyEnd > today ? currentPolicyEnd : today, previousPolicyEnd: currentPolicyEnd };
}

export const complementHealthQuestion = question({
  risk: peopleRisk,
  terms: z.object({
    provinceCode: z.string().max(2),
    network: z.enum(networks),
    outpatient: z.enum(outpatients),
    maternity: z.boolean(),
  }),
  ask: (answers: Answers, { today }) => {
    const reason =
      reasonOfPersons(answers) ??
      (isHealthAdult(answers.birthdayInsured, today) ? null : adviserTexts.young) ??
      reasonOfHealth(answers);
    if (reason !== null) return { kind: 'adviser', reason };
    const days = daysOf(answers, today);
    const age = ageOn(answers.birthdayInsured, days.startDate);
    if (age > oldestEntry && !days.previousPolicyEnd)
      return { kind: 'refuse', code: 'healthEntryAge', message: refusalTexts.age };
    return ask({
      risk: applicant(answers),
      ...days,
      terms: {
        provinceCode: answers.city,
        network: answers.network as Network,
        outpatient: answers.outpatient as Outpatient,
        maternity: answers.maternity && mayHaveMaternity(age),
      },
    });
  },
});
