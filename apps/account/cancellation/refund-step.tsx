/** The day of the sale, if it was not read, and what the policy gives back. */
import { createClient } from '@emsal/api/client';
import type { ContentForm, Values } from '@emsal/forms/form';
import { FormPanel } from '@emsal/forms/form-panel';
import { usePage } from '@emsal/platform/page';
import { Notice } from '@emsal/ui/notice/notice';
import { Stack } from '@emsal/ui/stack/stack';
import { pastDate } from '@emsal/validation/dates/date';
import { messagesOf } from '@emsal/validation/verdict';
import { cancellationTexts } from './cancellation.texts';
import type { StepProps } from './draft';
import { Estimate } from './estimate';
import { StepHead } from './step-head';

const texts = cancellationTexts.refund;
const saleDay = (value: string, today: string) => pastDate(value, today, 'Satış gününün');

const form: ContentForm = {
  label: texts.dayTitle,
  submit: texts.submit,
  fields: [{ kind: 'date', name: 'saleDate', label: texts.day, hint: texts.dayHint }],
  check: ({ saleDate = '' }, today) => messagesOf({ saleDate: saleDay(saleDate, today) }),
};

export function RefundStep({ policy, draft, change, goTo }: StepProps) {
  const { transport, today = '9999-12-31' } = usePage();
  const client = createClient(transport);
  if (draft.estimate && draft.sale)
    return (
      <Estimate
        {...{ policy, estimate: draft.estimate, sale: draft.sale }}
        onCorrect={() => change({ estimate: undefined, readFailure: undefined })}
        onNext={() => void goTo('onay')}
      />
    );
  const send = async ({ saleDate: typed = '' }: Values) => {
    const day = saleDay(typed, today);
    const saleDate = day.ok ? day.value : typed;
    const { policyNo } = policy;
    const reply = await client.command('POST selfservice/policy/estimateRefund', { policyNo, saleDate });
    const { notaryName = '', saleNo = '' } = draft.sale ?? {};
    if (reply.isSuccess) change({ policyNo, sale: { saleDate, notaryName, saleNo }, estimate: reply.result });
    return reply;
  };
  return (
    <Stack>
      <StepHead title={texts.dayTitle} lead={texts.dayLead} back="belge" />
      {draft.readFailure && (
        <Notice tone="warn" live>
          {draft.readFailure}
        </Notice>
      )}
      <FormPanel form={form} send={send} initial={draft.sale ? { saleDate: draft.sale.saleDate } : {}} />
    </Stack>
  );
}
