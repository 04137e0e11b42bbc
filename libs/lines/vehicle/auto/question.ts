import type { FirstDayRule } from '@emsal/lines/facts/line-facts';
import { ask, question } from '@emsal/lines/kit/question/question';
import type { AnswersOf } from '@emsal/lines/kit/grammar/step';
import { kurus } from '@emsal/risks/scalars';
import { vehicleWithModel } from '@emsal/risks/vehicle/vehicle';
import { z } from 'zod';
import { followingPolicy } from '../first-day/following-policy';
import { modelledVehicle } from '../vehicle-risk';
import type { form as auto } from './form';
import { autoFacts } from './facts';

const accessory = z.object({ code: z.string().min(1).max(40), value: kurus });
type AutoAnswers = AnswersOf<typeof auto>;

/** Own damage of the vehicle; its accessories are insured with it. @typeParam Answers of the line's form */
export const kaskoQuestion = <Answers extends AutoAnswers>(rule: FirstDayRule) =>
  question({
    risk: vehicleWithModel,
    terms: z.object({ accessories: z.array(accessory).max(40) }),
    ask: (answers: Answers, { today }) => {
      const days = followingPolicy(rule, answers, today);
      const accessories = answers.isAccessoryVehicle ? accessoriesOf(answers.accessoriesForm) : [];
      return days.kind === 'ask'
        ? ask({ risk: modelledVehicle(answers), ...days.request, terms: { accessories } })
        : days;
    },
  });

const accessoriesOf = (rows: AutoAnswers['accessoriesForm']) =>
  rows.map(({ code, amount }) => ({ code, value: Number(amount) * 100 }));

export const autoQuestion = kaskoQuestion<AutoAnswers>(autoFacts.firstDay);
