import { jobAreaLabels } from '@emsal/validation/entry/entry-labels.texts';
import { jobAreas, jobEntry } from '@emsal/validation/entry/job-entry';
import { messagesOf } from '@emsal/validation/verdict';
import type { ContentForm } from '@emsal/forms/form';
import { FormPanel } from '@emsal/forms/form-panel';
import { jobTexts as texts } from './campaigns.texts';
import { agreementField, emailField, nameField, noteField, optionsOf, phoneField } from '@emsal/forms/shared-fields';
import { useSend } from '@emsal/forms/use-send';

const form: ContentForm = {
  label: texts.label,
  submit: texts.submit,
  fields: [
    nameField('name', texts.name),
    emailField(texts.email),
    phoneField(texts.phone),
    { kind: 'select', name: 'area', label: texts.area, options: optionsOf(jobAreas, jobAreaLabels) },
    { kind: 'file', name: 'cv', label: texts.cv, hint: texts.cvHint, accepts: 'pdf', purpose: 'cv' },
    noteField(texts.note),
    agreementField,
    { kind: 'tick', name: 'keepPermission', label: texts.keep, hint: texts.keepHint },
  ],
  check: (values) => messagesOf(jobEntry(values)),
};

export function JobForm() {
  const send = useSend('POST selfservice/formData/sendJobApplication', (values) => values);
  return <FormPanel form={form} send={send} sent={texts.sent} />;
}
