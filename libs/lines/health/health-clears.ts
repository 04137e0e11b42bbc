/** What a changed answer makes void, field by field. */
import type { RelationsSpec } from '@emsal/lines/kit/grammar';
import { personDependents } from '@emsal/lines/kit/personal-fields';
import type { HealthDictionary } from './health-fields';

/** All that is known or said of one insured. */
export const insuredDependents = [...personDependents, 'birthdayInsured'] as const;

export const healthClears = {
  city: ['district'],
  insuredTcNo: insuredDependents,
} as const satisfies RelationsSpec<HealthDictionary>['clears'];
