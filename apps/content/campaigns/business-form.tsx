import { businessEntry, businessSizes, businessSubjects } from '@emsal/validation/entry/business-entry';
import { businessSizeLabels, businessSubjectLabels } from '@emsal/validation/entry/entry-labels.texts';
import { messagesOf } from '@emsal/validation/verdict';
import type { ContentForm } from '@emsal/forms/form';
import { FormPanel } from '@emsal/forms/form-panel';
import { businessTexts as texts } from './campaigns.texts';
import type { EntryFormProps } from './entry-form-props';
import { agreementField, emailField, nameField, noteField, optionsOf, phoneField } from '@emsal/forms/shared-fields';
import { useSend } from '@emsal/forms/use-send';

const form: ContentForm = {
  label: texts.label,
  submit: texts.submit,
  fields: [
    {
      kind: 'text',
      name: 'companyName',
      label: texts.companyName,
      input: { autoComplete: 'organization', maxLength: 200 },
    },
    {
      kind: 'text',
      name: 'taxNumber',
      label: texts.taxNumber,
      input: { inputMode: 'numeric', autoComplete: 'off', maxLength: 14 },
    },
    {
      kind: 'select',
      name: 'subject',
      label: texts.subject,
      options: optionsOf(businessSubjects, businessSubjectLabels),
    },
    { kind: 'select', name: 'size', label: texts.size, options: optionsOf(businessSizes, businessSizeLabels) },
    nameField('contactName', texts.contactName),
    phoneField(texts.phone),
    emailField(texts.email),
    noteField(texts.note),
    agreementField,
  ],
  check: (values) => messagesOf(businessEntry(values)),
};

export function BusinessForm({ campaign }: EntryFormProps) {
  const send = useSend('POST selfservice/formData/sendBusinessCampaignData', (values) => ({ campaign, ...values }));
  return <FormPanel form={form} send={send} sent={texts.sent} />;
}
