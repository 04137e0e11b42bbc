/** COMPLEMENTHEALTH's own fields and their builder functions, and what they clear. */
import { grammarWith } from '../health-grammar';
import { complementHealthFields, type ComplementHealthFields } from './complement-health-fields';
import { healthNames } from './health-questions';

export const { line, own, part, send, step } = grammarWith<ComplementHealthFields>();

export const complementHealthOwnFields = own(complementHealthFields, () => ({
  clears: {
    // Another person has another health.
    insuredTcNo: ['healthConsent', ...healthNames, 'currentHealthPolicy', 'currentPolicyEnd'],
    healthConsent: healthNames,
  },
}));
