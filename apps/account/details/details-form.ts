import type { AccountInformation } from '@emsal/api/calls/customer-account/information';
import type { ContentForm, FormField, Values } from '@emsal/forms/form';
import type { SelectOption } from '@emsal/ui/select/select';
import { companyName, personName } from '@emsal/validation/person-name/person-name';
import { messagesOf, type Verdict } from '@emsal/validation/verdict';
import { detailsTexts as texts } from './details.texts';

interface Places {
  cities: readonly SelectOption[];
  districts: readonly SelectOption[];
}

const nameField = (name: 'firstName' | 'lastName' | 'companyName', autoComplete: string): FormField => ({
  kind: 'text',
  name,
  label: texts[name],
  input: { autoComplete, maxLength: 100 },
});

type Known = Pick<AccountInformation, 'missing' | 'isEntityTc'>;

const nameFields = ({ isEntityTc }: Known): FormField[] =>
  isEntityTc
    ? [nameField('firstName', 'given-name'), nameField('lastName', 'family-name')]
    : [nameField('companyName', 'organization')];

/** Asks only what is missing. */
export const detailsForm = (known: Known, { cities, districts }: Places): ContentForm => ({
  label: texts.title,
  submit: texts.submit,
  fields: [
    ...(known.missing.includes('name') ? nameFields(known) : []),
    ...(known.missing.includes('address')
      ? ([
          { kind: 'select', name: 'cityCode', label: texts.city, options: [...cities] },
          { kind: 'select', name: 'districtCode', label: texts.district, options: [...districts] },
        ] as const)
      : []),
  ],
  check: (values) => messagesOf(verdictsOf(values, known)),
});

const chosen = (value: string, message: string): Verdict =>
  value === '' ? { ok: false, code: 'empty', message } : { ok: true, value };

const verdictsOf = (
  { firstName = '', lastName = '', companyName: title = '', cityCode = '', districtCode = '' }: Values,
  { missing, isEntityTc }: Known,
): Record<string, Verdict> => ({
  ...(missing.includes('name') &&
    (isEntityTc
      ? { firstName: personName(firstName), lastName: personName(lastName) }
      : { companyName: companyName(title) })),
  ...(missing.includes('address') && {
    cityCode: chosen(cityCode, texts.cityMissing),
    districtCode: chosen(districtCode, texts.districtMissing),
  }),
});
