/**
 * The person of most samples, under the field names that all families share. Numbers are synthetic: valid check digits over arbitrary
 * prefixes.
 */
import type { Answers } from '../grammar/answers-of';
import type { personalFields } from '../person/personal-fields';

export const sampleIdentity = '10000000078';
export const sampleBirthday = '1985-04-12';

export const samplePerson: Partial<Answers<typeof personalFields>> = {
  phoneNumber: '5321234567',
  isCustomerFound: true,
  name: 'AYŞE',
  surname: 'YILMAZ',
  city: '34',
  district: '3419',
  jobCode: '003',
};
