import { childPictureEntry } from '@emsal/validation/entry/child-picture-entry';
import { messagesOf } from '@emsal/validation/verdict';
import type { ContentForm } from '@emsal/forms/form';
import { FormPanel } from '@emsal/forms/form-panel';
import { pictureTexts as texts } from './campaigns.texts';
import type { EntryFormProps } from './entry-form-props';
import { agreementField, emailField, nameField, phoneField } from '@emsal/forms/shared-fields';
import { useSend } from '@emsal/forms/use-send';

const formOf = (cities: EntryFormProps['cities']): ContentForm => ({
  label: texts.label,
  submit: texts.submit,
  fields: [
    {
      kind: 'file',
      name: 'picture',
      label: texts.picture,
      hint: texts.pictureHint,
      accepts: 'image',
      purpose: 'picture',
    },
    nameField('childName', texts.childName, texts.childNameHint),
    {
      kind: 'select',
      name: 'childAge',
      label: texts.childAge,
      options: texts.ages.map((age) => ({ value: age, label: texts.age(age) })),
    },
    {
      kind: 'select',
      name: 'city',
      label: texts.city,
      options: cities.map(({ cityId, cityName }) => ({ value: cityId, label: cityName })),
    },
    nameField('parentName', texts.parentName),
    phoneField(texts.phone),
    emailField(texts.email),
    { kind: 'tick', name: 'guardian', label: texts.guardian },
    agreementField,
    { kind: 'tick', name: 'publishPermission', label: texts.publish, hint: texts.publishHint },
  ],
  check: (values) => messagesOf(childPictureEntry(values)),
});

export function PictureForm({ campaign, cities }: EntryFormProps) {
  const send = useSend('POST selfservice/formData/SaveChildPaintingCompetitionData', (values) => ({
    campaign,
    ...values,
  }));
  return <FormPanel form={formOf(cities)} send={send} sent={texts.sent} />;
}
