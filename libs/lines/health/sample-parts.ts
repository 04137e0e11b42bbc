/** Parts of the health lines' samples. */
import type { SampleSpec } from '@emsal/lines/kit/grammar';
import { sampleBirthday, sampleIdentity, samplePerson } from '@emsal/lines/kit/person-sample';
import type { Samples } from '@emsal/lines/kit/sample';
import type { HealthDictionary } from './health-dictionary';

export type HealthSample = SampleSpec<HealthDictionary>;
export type HealthSamples = Samples<HealthSample>;

export const insured: HealthSample['answers'] = {
  ...samplePerson,
  insuredTcNo: sampleIdentity,
  birthdayInsured: sampleBirthday,
};

/** The look-ups found nobody. */
export const insuredEnteredByHand: HealthSample['answers'] = {
  ...insured,
  isCustomerFound: false,
  email: 'ayse@ornek.example',
};
