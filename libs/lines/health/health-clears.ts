/** What a changed answer makes void, field by field. */
import type { RelationsSpec } from '@emsal/lines/kit/grammar';
import type { HealthDictionary } from './health-fields';

/** All that is known or said of one insured. */
export const insuredDependents = [
  'isCustomerFound',
  'birthdayInsured',
  'name',
  'surname',
  'city',
  'district',
  'email',
  'jobCode',
] as const;

export const healthClears = {
  city: ['district'],
  insuredTcNo: insuredDependents,
} as const satisfies RelationsSpec<HealthDictionary>['clears'];
