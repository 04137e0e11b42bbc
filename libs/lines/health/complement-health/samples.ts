/** One complete valid set of answers for each path through the form. */
import { sampleHealthAnswers } from '@emsal/api/calls/complement-health/steps';
import { addDays, addYears } from '@emsal/validation/dates/calendar-day';
import { insured, insuredEnteredByHand, type HealthSample, type HealthSamples } from '../sample-parts';
import type { ComplementHealthFields } from './complement-health-fields';

type Sample = HealthSample<ComplementHealthFields>['answers'];

/** The form does not ask the occupation. */
const noJob: Sample = { jobCode: '' };
const applicant: Sample = { ...insured, ...noJob };

const one: Sample = { personsInsured: 'self', socialAssurance: '1' };

const healthy: Sample = {
  healthConsent: true,
  ...sampleHealthAnswers,
};
const product: Sample = { network: 'narrow', outpatient: '8', currentHealthPolicy: '0' };

export const samples: HealthSamples<ComplementHealthFields> = (today) => [
  { name: 'one adult', answers: { ...applicant, ...one, ...healthy, ...product } },
  {
    name: 'wide network, maternity, another policy before, entered by hand',
    answers: {
      ...insuredEnteredByHand,
      ...noJob,
      ...one,
      ...healthy,
      network: 'wide',
      outpatient: '10',
      maternity: true,
      currentHealthPolicy: '1',
      currentPolicyEnd: addDays(today, 10),
    },
  },
  {
    name: 'family',
    answers: {
      ...applicant,
      personsInsured: 'family',
      socialAssurance: '1',
      customerInfoDetail: [
        { relation: 'spouse', identityNo: '20000000046', birthDate: '1986-05-02' },
        { relation: 'child', identityNo: '20000000800', birthDate: addYears(today, -17) },
      ],
    },
  },
  {
    name: 'child',
    answers: {
      ...applicant,
      personsInsured: 'child',
      socialAssurance: '1',
      customerInfoDetail: [{ relation: '', identityNo: '20000000800', birthDate: addYears(today, -9) }],
    },
  },
  { name: 'without social security', answers: { ...applicant, personsInsured: 'self', socialAssurance: '0' } },
  { name: 'without consent', answers: { ...applicant, ...one, healthConsent: false } },
  { name: 'an illness', answers: { ...applicant, ...one, ...healthy, chronicIllness: '1', ...product } },
];
