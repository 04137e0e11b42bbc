import type { ContentForm } from '@emsal/forms/form';
import type { PublishedProduct } from '@emsal/platform/published-product';
import { externalPolicy } from '@emsal/validation/external-policy/external-policy';
import { messagesOf } from '@emsal/validation/verdict';
import { addPolicyTexts as texts } from './add-policy.texts';

const text = (name: 'firmName' | 'policyNo', label: string) =>
  ({ kind: 'text', name, label, input: { autoComplete: 'off', maxLength: 80 } }) as const;

export const addPolicyForm = (products: readonly PublishedProduct[]): ContentForm => ({
  label: texts.title,
  submit: texts.submit,
  fields: [
    {
      kind: 'select',
      name: 'line',
      label: texts.line,
      options: products.map(({ id, name }) => ({ value: id, label: name })),
    },
    text('firmName', texts.firmName),
    text('policyNo', texts.policyNo),
    { kind: 'date', name: 'endDate', label: texts.endDate },
    {
      kind: 'text',
      name: 'insured',
      label: texts.insured,
      hint: texts.insuredHint,
      optional: true,
      input: { autoComplete: 'off', maxLength: 80 },
    },
    {
      kind: 'file',
      name: 'file',
      label: texts.file,
      optional: true,
      accepts: 'pdf',
      purpose: 'externalPolicy',
    },
  ],
  check: ({ line = '', firmName = '', policyNo = '', endDate = '', insured = '' }, today) =>
    messagesOf(externalPolicy({ line, firmName, policyNo, endDate, insured }, today)),
});
