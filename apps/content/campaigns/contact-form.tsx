import { contactEntry, contactPurposes, contactSubjects } from '@emsal/validation/entry/contact-entry';
import { contactPurposeLabels, contactSubjectLabels } from '@emsal/validation/entry/entry-labels.texts';
import { messagesOf } from '@emsal/validation/verdict';
import type { ContentForm } from '@emsal/forms/form';
import { FormPanel } from '@emsal/forms/form-panel';
import { contactTexts as texts } from './campaigns.texts';
import { agreementField, emailField, nameField, optionsOf, phoneField } from '@emsal/forms/shared-fields';
import { useSend } from '@emsal/forms/use-send';

const form: ContentForm = {
  label: texts.label,
  submit: texts.submit,
  fields: [
    {
      kind: 'radios',
      name: 'purpose',
      label: texts.purpose,
      options: optionsOf(contactPurposes, contactPurposeLabels),
    },
    {
      kind: 'select',
      name: 'subject',
      label: texts.subject,
      options: optionsOf(contactSubjects, contactSubjectLabels),
    },
    { kind: 'area', name: 'message', label: texts.message, hint: texts.messageHint, maxLength: 2_000 },
    nameField('name', texts.name),
    phoneField(texts.phone),
    emailField(texts.email),
    agreementField,
  ],
  check: (values) => messagesOf(contactEntry(values)),
};

export function ContactForm() {
  const send = useSend('POST selfservice/formData/sendContactMessage', (values) => values);
  return <FormPanel form={form} send={send} sent={texts.sent} />;
}
