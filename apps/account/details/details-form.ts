import type { AccountInformation } from '@emsal/api/calls/customer-account/information';
import type { ContentForm, FormField, Values } from '@emsal/forms/form';
import type { SelectOption } from '@emsal/ui/select/select';
import { personName } from '@emsal/validation/person-name/person-name';
import { messagesOf, type Verdict } from '@emsal/validation/verdict';
import { detailsTexts as texts } from './details.texts';

type Missing = AccountInformation['missing'];
interface Places {
  cities: readonly SelectOption[];
  districts: readonly SelectOption[];
}

const nameField = (name: 'firstName' | 'lastName', autoComplete: string): FormField => ({
  kind: 'text',
  name,
  label: texts[name],
  input: { autoComplete, maxLength: 100 },
});

/** Asks only what is missing. */
export const detailsForm = (missing: Missing, { cities, districts }: Places): ContentForm => ({
  label: texts.title,
  submit: texts.submit,
  fields: [
    ...(missing.includes('name') ? [nameField('firstName', 'given-name'), nameField('lastName', 'family-name')] : []),
    ...(missing.includes('address')
      ? ([
          { kind: 'select', name: 'cityCode', label: texts.city, options: [...cities] },
          { kind: 'select', name: 'districtCode', label: texts.district, options: [...districts] },
        ] as const)
      : []),
  ],
  check: (values) => messagesOf(verdictsOf(values, missing)),
});

const chosen = (value: string, message: string): Verdict =>
  value === '' ? { ok: false, code: 'empty', message } : { ok: true, value };

const verdictsOf = (
  { firstName = '', lastName = '', cityCode = '', districtCode = '' }: Values,
  missing: Missing,
): Record<string, Verdict> => ({
  ...(missing.includes('name') && { firstName: personName(firstName), lastName: personName(lastName) }),
  ...(missing.includes('address') && {
    cityCode: chosen(cityCode, texts.cityMissing),
    districtCode: chosen(districtCode, texts.districtMissing),
  }),
});
