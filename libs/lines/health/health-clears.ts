/** Which answers a changed answer clears. */
import type { RelationsSpec } from '@emsal/lines/kit/grammar/grammar';
import { personDependents } from '@emsal/lines/kit/person/personal-fields';
import type { HealthFields } from './health-fields';

/** What is known of one insured person. */
const insuredDependents = [...personDependents, 'birthdayInsured'] as const;

export const healthClears = {
  city: ['district'],
  insuredTcNo: insuredDependents,
} as const satisfies RelationsSpec<HealthFields>['clears'];
