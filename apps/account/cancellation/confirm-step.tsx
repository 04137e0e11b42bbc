/** Everything once more, then the application; in its place the receipt. */
import { createClient } from '@emsal/api/client';
import type { OutputOf } from '@emsal/api/calls/table';
import { formatLongDate } from '@emsal/platform/formats/dates';
import { formatMoney } from '@emsal/platform/formats/money';
import { usePage } from '@emsal/platform/page';
import { Button } from '@emsal/ui/button/button';
import { KeyValueList } from '@emsal/ui/key-value-list/key-value-list';
import { Notice } from '@emsal/ui/notice/notice';
import { Stack } from '@emsal/ui/stack/stack';
import { useState } from 'react';
import { cancellationTexts } from './cancellation.texts';
import { filesOf, type StepProps } from './draft';
import { Received } from './received';
import { StepHead } from './step-head';

const texts = cancellationTexts.confirm;

type ConfirmProps = Pick<StepProps, 'policy' | 'draft'> & { forget: () => void };

const factsOf = ({ policy, draft }: Pick<StepProps, 'policy' | 'draft'>) => [
  { label: texts.policy, value: `${policy.lineName}, ${policy.insured}` },
  { label: texts.reason, value: texts.sold(formatLongDate(draft.sale!.saleDate)) },
  { label: texts.document, value: texts.pages(filesOf(draft).length) },
  { label: texts.refund, value: formatMoney(draft.estimate!.refund) },
];

function useApplication({ policy: { policyNo }, draft, forget }: ConfirmProps) {
  const client = createClient(usePage().transport);
  const [state, setState] = useState<{
    busy?: boolean;
    failure?: string;
    done?: OutputOf<'POST selfservice/policy/cancel'>;
  }>({});
  const apply = async () => {
    if (state.busy) return;
    setState({ busy: true });
    const reply = await client.command('POST selfservice/policy/cancel', {
      policyNo,
      reason: 'sale',
      files: filesOf(draft),
      ...draft.sale!,
    });
    if (reply.isSuccess) forget();
    setState(reply.isSuccess ? { done: reply.result } : { failure: reply.message });
  };
  return { ...state, apply };
}

export function ConfirmStep({ policy, draft, forget }: ConfirmProps) {
  const { busy, failure, done, apply } = useApplication({ policy, draft, forget });
  if (done) return <Received {...done} />;
  return (
    <Stack>
      <StepHead title={texts.title} lead={texts.lead(policy.firmName)} back="iade" />
      <KeyValueList layout="facts" items={factsOf({ policy, draft })} />
      <Notice tone="warn">{texts.warning}</Notice>
      {failure && (
        <Notice tone="danger" live>
          {texts.failed} {failure}
        </Notice>
      )}
      <div>
        <Button busy={busy ?? false} onClick={() => void apply()}>
          {texts.submit}
        </Button>
      </div>
    </Stack>
  );
}
