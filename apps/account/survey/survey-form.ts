import type { ContentForm, Errors } from '@emsal/forms/form';
import { surveyTexts as texts } from './survey.texts';

export const surveyForm: ContentForm = {
  label: texts.title,
  submit: texts.submit,
  fields: [{ kind: 'radios', name: 'sales', label: texts.label, options: texts.options }],
  check: ({ sales }): Errors => (sales ? {} : { sales: texts.missing }),
};
