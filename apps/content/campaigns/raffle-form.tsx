import { usePublishedLines } from '@emsal/products/use-published-lines';
import { raffleEntry, raffleInput } from '@emsal/validation/entry/raffle-entry';
import { messagesOf } from '@emsal/validation/verdict';
import type { ContentForm } from '@emsal/forms/form';
import { FormPanel } from '@emsal/forms/form-panel';
import { raffleTexts as texts } from './campaigns.texts';
import type { EntryFormProps } from './entry-form-props';
import { agreementField, emailField, phoneField } from '@emsal/forms/shared-fields';
import { useSend } from '@emsal/forms/use-send';

type Lines = ReturnType<typeof usePublishedLines>;

const formOf = (lines: Lines): ContentForm => ({
  label: texts.label,
  submit: texts.submit,
  fields: [
    {
      kind: 'text',
      name: 'identityNo',
      label: texts.identityNo,
      input: { inputMode: 'numeric', autoComplete: 'off', maxLength: 16 },
    },
    { kind: 'date', name: 'birthday', label: texts.birthday, hint: texts.birthdayHint, autoComplete: 'bday' },
    phoneField(texts.phone),
    {
      kind: 'select',
      name: 'branchList',
      label: texts.branch,
      options: lines.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      kind: 'text',
      name: 'plate',
      label: texts.vehicle,
      optional: true,
      input: { autoComplete: 'off', maxLength: 24, prefix: 'TR', capitals: true },
    },
    { kind: 'date', name: 'reachBranchDate', label: texts.reachBranchDate, optional: true },
    emailField(texts.email, { hint: texts.emailHint, optional: true }),
    { kind: 'tick', name: 'conditions', label: texts.conditions },
    agreementField,
    { kind: 'tick', name: 'personalDataAssent', label: texts.assent },
    { kind: 'tick', name: 'announcementPermission', label: texts.announcement },
  ],
  check: (values, today) => messagesOf(raffleEntry(values, today)),
});

export function RaffleForm({ campaign }: EntryFormProps) {
  const send = useSend('POST selfservice/formData/sendMpCampaignData', ({ branchList = '', ...values }) => ({
    campaign,
    branchList: [branchList],
    ...raffleInput(values),
  }));
  return <FormPanel form={formOf(usePublishedLines())} send={send} sent={texts.sent} />;
}
