/** The calls of steps that all lines share (funnel 7.1). */
import { consentCalls } from './shared-step/consent';
import { customerCalls } from './shared-step/customer';
import { lookupCalls } from './shared-step/lookups';
import { oneTimeCodeCalls } from './shared-step/one-time-code';
import { passportCalls } from './shared-step/passport';
import { visitCalls } from './shared-step/visit';

export const sharedStepCalls = {
  ...visitCalls,
  ...consentCalls,
  ...oneTimeCodeCalls,
  ...customerCalls,
  ...lookupCalls,
  ...passportCalls,
};
