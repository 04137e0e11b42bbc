import type { ContentForm } from '@emsal/forms/form';
import type { SelectOption } from '@emsal/ui/select/select';
import { occupationTexts as texts } from './occupation.texts';

export const occupationForm = (options: readonly SelectOption[]): ContentForm => ({
  label: texts.title,
  submit: texts.submit,
  fields: [{ kind: 'combobox', name: 'jobCode', label: texts.label, hint: texts.hint, options }],
  check: ({ jobCode = '' }): Record<string, string> => (jobCode === '' ? { jobCode: texts.missing } : {}),
});
