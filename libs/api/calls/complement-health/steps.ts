/** What the steps of complementary health save (funnel 7.2). Values are validated by the form's own rules. */
import { z } from 'zod';
import { command } from '../../call';
import { ofVisit, sampleId } from '../shapes';

const sampleVisit = { visitId: sampleId };
const choice = z.string().max(10);
const answers = {
  height: choice,
  weight: choice,
  hadSurgery: choice,
  chronicIllness: choice,
  heartOrDiabetes: choice,
  cancer: choice,
  pregnancy: choice,
};

/** Nobody with an illness. */
export const sampleHealthAnswers = {
  height: '168',
  weight: '61',
  hadSurgery: '0',
  chronicIllness: '0',
  heartOrDiabetes: '0',
  cancer: '0',
  pregnancy: '0',
} as const;

export const stepCalls = {
  'POST quoterequestapi/ComplementHealth/SaveInsuranceType': command({
    who: 'visit',
    summary: 'For whom the policy is: the applicant, a family or a child.',
    input: ofVisit.extend({ personsInsured: choice }),
    output: z.null(),
    sample: { ...sampleVisit, personsInsured: 'self' },
  }),
  'POST quoterequestapi/ComplementHealth/SocialAssurance': command({
    who: 'visit',
    summary: 'Whether the applicant has active social security; without it an adviser takes over.',
    input: ofVisit.extend({ socialAssurance: z.boolean() }),
    output: z.null(),
    sample: { ...sampleVisit, socialAssurance: true },
  }),
  'POST quoterequestapi/ComplementHealth/SetAdditionalQuestion': command({
    who: 'visit',
    summary: 'The health declaration; refused with consentMissing without the explicit consent.',
    input: ofVisit.extend(answers),
    output: z.null(),
    sample: { ...sampleVisit, ...sampleHealthAnswers },
  }),
  'POST quoterequestapi/ComplementHealth/SaveProductType': command({
    who: 'visit',
    summary: 'Network, outpatient treatments a year, maternity.',
    input: ofVisit.extend({ network: choice, outpatient: choice, maternity: z.boolean() }),
    output: z.null(),
    sample: { ...sampleVisit, network: 'narrow', outpatient: '8', maternity: false },
  }),
  'POST quoterequestapi/ComplementHealth/SaveComplementHealtInfo': command({
    who: 'visit',
    summary: 'Whether a policy runs that the new one follows, and its end.',
    input: ofVisit.extend({ currentHealthPolicy: choice, currentPolicyEnd: z.string().max(10).optional() }),
    output: z.null(),
    sample: { ...sampleVisit, currentHealthPolicy: '0' },
  }),
};
