/** Parts of the health lines' samples. */
import type { SampleSpec } from '@emsal/lines/kit/grammar/grammar';
import { sampleBirthday, sampleIdentity, samplePerson } from '@emsal/lines/kit/samples/person-sample';
import type { Samples } from '@emsal/lines/kit/samples/sample';
import type { HealthFields } from './health-fields';

/** @typeParam Own the line's own fields */
export type HealthSample<Own = unknown> = SampleSpec<HealthFields & Own>;
export type HealthSamples<Own = unknown> = Samples<HealthSample<Own>>;

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
