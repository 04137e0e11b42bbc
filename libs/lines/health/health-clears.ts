/** What a changed answer makes void, field by field. */
import type { RelationsSpec } from '@emsal/lines/kit/grammar';
import type { HealthDictionary } from './health-fields';

export const healthClears = {
  city: ['district'],
  // All that is known or said of one insured.
  insuredTcNo: ['isCustomerFound', 'birthdayInsured', 'name', 'surname', 'city', 'district', 'email', 'jobCode'],
} as const satisfies RelationsSpec<HealthDictionary>['clears'];
