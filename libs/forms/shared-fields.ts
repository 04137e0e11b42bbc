import type { FormField } from './form';

export const phoneField = (label: string): FormField => ({
  kind: 'text',
  name: 'phone',
  label,
  // A national number belongs to a field of text (HTML, autofill); `tel` would promise the country's code.
  input: { inputMode: 'tel', autoComplete: 'tel-national', maxLength: 24, prefix: '+90' },
});

export const emailField = (label: string, more: { hint?: string; optional?: true } = {}): FormField => ({
  kind: 'text',
  name: 'email',
  label,
  input: { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 254 },
  ...more,
});

export const nameField = (name: string, label: string, hint?: string): FormField => ({
  kind: 'text',
  name,
  label,
  ...(hint !== undefined && { hint }),
  input: { autoComplete: hint === undefined ? 'name' : 'off', maxLength: 80 },
});

export const noteField = (label: string): FormField => ({
  kind: 'area',
  name: 'note',
  label,
  optional: true,
  maxLength: 1_000,
});

export const agreementField: FormField = { kind: 'agreement', name: 'personalDataAgreement' };

export const optionsOf = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));
