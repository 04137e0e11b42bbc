/** The pages of the notary's document, which are read. They may also come later. */
import { createClient } from '@emsal/api/client';
import type { ContentForm, Errors, Values } from '@emsal/forms/form';
import { FormPanel } from '@emsal/forms/form-panel';
import { success } from '@emsal/api/envelope';
import { usePage } from '@emsal/platform/page';
import { Link } from '@emsal/ui/link/link';
import { Notice } from '@emsal/ui/notice/notice';
import { Stack } from '@emsal/ui/stack/stack';
import { cancellationTexts } from './cancellation.texts';
import { filesOf, stepPath, type StepProps } from './draft';
import { StepHead } from './step-head';

const texts = cancellationTexts.page;

const form: ContentForm = {
  label: texts.title,
  submit: texts.submit,
  fields: [
    {
      kind: 'file',
      name: 'first',
      label: texts.first,
      hint: texts.hint,
      accepts: 'image',
      purpose: 'salePage1',
    },
    {
      kind: 'file',
      name: 'second',
      label: texts.second,
      optional: true,
      accepts: 'image',
      purpose: 'salePage2',
    },
  ],
  check: ({ first = '', second = '' }): Errors => (first === '' && second === '' ? { first: texts.missing } : {}),
};

export function PageStep({ policy: { policyNo }, draft: { pages }, change, goTo }: StepProps) {
  const client = createClient(usePage().transport);
  /** Whatever the reader makes of it, the day can be typed in the next step. */
  const send = async ({ first = '', second = '' }: Values) => {
    const pages = { first, second };
    const files = filesOf({ pages });
    const read = await client.command('POST selfservice/addendum/ReadNotaryFile', { files, policyNo });
    // The wrong document is no reason to go on without one.
    if (!read.isSuccess && read.messageCode === 'otherVehicle') return read;
    if (!read.isSuccess) change({ policyNo, pages, readFailure: read.message, sale: undefined, estimate: undefined });
    else {
      const { saleDate } = read.result;
      const estimated = await client.command('POST selfservice/policy/estimateRefund', { policyNo, saleDate });
      const readFailure = estimated.isSuccess ? undefined : (estimated.fields?.['saleDate'] ?? estimated.message);
      change({
        policyNo,
        pages,
        sale: read.result,
        readFailure,
        estimate: estimated.isSuccess ? estimated.result : undefined,
      });
    }
    await goTo('iade');
    return success(null);
  };
  return (
    <Stack>
      <StepHead title={texts.title} lead={texts.lead} back="neden" />
      <FormPanel form={form} send={send} {...(pages && { initial: pages })} />
      <Notice>{texts.later}</Notice>
      <div>
        <Link variant="line" href={stepPath('iade')}>
          {texts.skip}
        </Link>
      </div>
    </Stack>
  );
}
