import { stars, text } from '@emsal/validation/review/review';
import { messagesOf } from '@emsal/validation/verdict';
import type { ContentForm } from '@emsal/forms/form';
import { writeTexts as texts } from './reviews.texts';

export const reviewForm: ContentForm = {
  label: texts.label,
  submit: texts.submit,
  fields: [
    { kind: 'radios', name: 'stars', label: texts.stars, options: texts.starOptions },
    { kind: 'area', name: 'text', label: texts.text, hint: texts.textHint, maxLength: 1_000 },
  ],
  check: (values) => messagesOf({ stars: stars(values['stars'] ?? ''), text: text(values['text'] ?? '') }),
};
