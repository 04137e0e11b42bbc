import { ask, question } from '@emsal/lines/kit/question/question';
import type { AnswersOf } from '@emsal/lines/kit/grammar/step';
import { ratedBuildingRisk } from '@emsal/risks/building/building';
import { z } from 'zod';
import { ratedBuildingOf } from '../building-of';
import { businessReason, businessUse } from '../dwelling';
import { hasDask } from './home-options';
import type { form as home } from './form';
import { sumOf } from './proposed-sums';

const lira = z.int().min(0).max(100_000_000);

const tooMuch = 'Bu değerdeki konutlar için danışmanımız sizi arar.';

/** Highest sum that is sold online, whole TL (lines.md HOME.4). */
const mostOnline = 20_000_000;

export const homeQuestion = question({
  risk: ratedBuildingRisk,
  terms: z.object({
    /** `1` the owner insures building and contents, `0` a tenant the contents. */
    insurerTitle: z.string().max(1),
    /** Whole TL; `building` is 0 for a tenant. */
    sums: z.object({ building: lira, contents: lira, glass: lira, electronics: lira, valuables: lira }),
    hasDask: z.boolean(),
    earthquake: z.boolean(),
  }),
  ask: (answers: AnswersOf<typeof home>, { today }) => {
    if (answers.registeredUse === businessUse) return { kind: 'adviser', reason: businessReason };
    const sums = {
      building: sumOf('buildingSum', answers),
      contents: sumOf('contentsSum', answers),
      glass: sumOf('glassSum', answers),
      electronics: sumOf('electronicsSum', answers),
      valuables: sumOf('valuablesSum', answers),
    };
    if (sums.building + sums.contents > mostOnline) return { kind: 'adviser', reason: tooMuch };
    const { insurerTitle, daskStatus, earthquake } = answers;
    const terms = { insurerTitle, sums, hasDask: daskStatus === hasDask, earthquake };
    return ask({ risk: ratedBuildingOf(answers), startDate: today, terms });
  },
});
