/** Which answers a changed answer clears. */
import type { RelationsSpec } from '@emsal/lines/kit/grammar';
import { personDependents } from '@emsal/lines/kit/personal-fields';
import type { HealthDictionary } from './health-dictionary';

/** What is known of one insured person. */
export const insuredDependents = [...personDependents, 'birthdayInsured'] as const;

export const healthClears = {
  city: ['district'],
  insuredTcNo: insuredDependents,
} as const satisfies RelationsSpec<HealthDictionary>['clears'];
