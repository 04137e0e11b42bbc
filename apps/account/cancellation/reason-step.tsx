/** Why the policy is to be cancelled. Only a sale is done here; every other reason is an adviser's. */
import { failure, success } from '@emsal/api/envelope';
import { cancellationOutcomes } from '@emsal/api/outcomes/cancellation';
import { brand } from '@emsal/brand/brand';
import type { ContentForm, Errors, Values } from '@emsal/forms/form';
import { FormPanel } from '@emsal/forms/form-panel';
import { phoneHref } from '@emsal/platform/formats/numbers';
import { Link } from '@emsal/ui/link/link';
import { Stack } from '@emsal/ui/stack/stack';
import { cancellationTexts } from './cancellation.texts';
import type { StepProps } from './draft';
import { StepHead } from './step-head';

const texts = cancellationTexts.reason;

const form: ContentForm = {
  label: texts.title,
  submit: texts.submit,
  fields: [{ kind: 'radios', name: 'reason', label: texts.title, options: texts.options }],
  check: ({ reason = '' }): Errors => (reason === '' ? { reason: texts.missing } : {}),
};

export function ReasonStep({ draft, change, goTo }: Pick<StepProps, 'draft' | 'change' | 'goTo'>) {
  const send = async ({ reason = '' }: Values) => {
    change({ reason });
    if (reason !== 'sale') return failure('reasonNotAccepted', cancellationOutcomes.reasonNotAccepted.message);
    await goTo('belge');
    return success(null);
  };
  return (
    <Stack>
      <StepHead title={texts.title} lead={texts.lead} />
      <FormPanel form={form} send={send} initial={draft.reason ? { reason: draft.reason } : {}} />
      <div>
        <Link variant="alone" href={phoneHref(brand.phones.sales)}>
          {texts.call}
        </Link>
      </div>
      <div>
        <Link variant="alone" href="/police-iptal/takip">
          {texts.follow}
        </Link>
      </div>
    </Stack>
  );
}
