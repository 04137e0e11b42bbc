/** Which of several policies is meant. */
import { success } from '@emsal/api/envelope';
import type { ContentForm, Errors, Values } from '@emsal/forms/form';
import { FormPanel } from '@emsal/forms/form-panel';
import { formatDate } from '@emsal/platform/formats/dates';
import type { ProofStatus } from '@emsal/api/calls/self-service/form-data';
import { Notice } from '@emsal/ui/notice/notice';
import { Stack } from '@emsal/ui/stack/stack';
import { PersonProof } from '../service/person-proof';
import { cancellationTexts } from './cancellation.texts';
import type { Loaded, StepProps } from './draft';
import { StepHead } from './step-head';

const texts = cancellationTexts.policy;

const formOf = ({ policies }: Loaded): ContentForm => ({
  label: texts.title,
  submit: texts.submit,
  fields: [
    {
      kind: 'radios',
      name: 'policyNo',
      label: texts.title,
      options: policies.map(({ policyNo, insured, lineName, firmName, startDate, endDate }) => ({
        value: policyNo,
        label: [insured, lineName].filter(Boolean).join(' · '),
        description: `${firmName}, ${cancellationTexts.dates(formatDate(startDate), formatDate(endDate))}`,
      })),
    },
  ],
  check: ({ policyNo = '' }): Errors => (policyNo === '' ? { policyNo: texts.missing } : {}),
});

export function PolicyStep({ loaded, change }: Pick<StepProps, 'change'> & { loaded: Loaded }) {
  const send = async ({ policyNo = '' }: Values) => {
    change({ policyNo });
    return success(null);
  };
  return (
    <Stack>
      <StepHead title={texts.title} lead={texts.lead} back="neden" />
      <FormPanel form={formOf(loaded)} send={send} />
    </Stack>
  );
}

/** Other numbers may lead to the policy. */
export const NoPolicy = ({ proof }: { proof: ProofStatus }) => (
  <PersonProof
    proof={{ ...proof, step: 'start' }}
    {...cancellationTexts.person}
    notice={
      <Notice tone="warn" live>
        {texts.none}
      </Notice>
    }
  />
);
