import type { AccountInformation } from '@emsal/api/calls/customer-account/information';
import type { PolicyCard } from '@emsal/api/calls/customer-account/policies';
import type { ContentForm, FormField } from '@emsal/forms/form';
import {
  helpAnswerLabels,
  helpCategoryLabels,
  helpSubjectLabels,
} from '@emsal/validation/help-request/help-labels.texts';
import {
  helpAnswers,
  helpCategories,
  helpRequest,
  helpSubjects,
  longestHelpText,
  type HelpSubject,
} from '@emsal/validation/help-request/help-request';
import { messagesOf } from '@emsal/validation/verdict';
import { helpTexts as texts } from './help.texts';

type Contacts = Pick<AccountInformation, 'phone' | 'email'>;

const subjectOptions = (Object.keys(helpSubjects) as HelpSubject[]).map((subject) => ({
  value: String(helpSubjects[subject]),
  label: helpSubjectLabels[subject],
}));

const policyField = (policies: readonly PolicyCard[]): FormField => ({
  kind: 'select',
  name: 'policyId',
  label: texts.policy,
  hint: texts.policyHint,
  optional: true,
  options: policies.map(({ id, lineName, insured, policyNo }) => ({
    value: id,
    label: [lineName, insured || policyNo].join(', '),
  })),
});

/** By telephone, and by e-mail where there is a known address. */
const answerOptions = ({ phone, email }: Contacts) =>
  helpAnswers
    .map((value) => ({ value, contact: value === 'call' ? phone : email }))
    .filter(({ contact }) => contact !== '')
    .map(({ value, contact }) => ({ value, label: texts.answerTo(helpAnswerLabels[value], contact) }));

/** Asks for a policy only where there is one. */
export const helpForm = (contacts: Contacts, policies: readonly PolicyCard[]): ContentForm => ({
  label: texts.form,
  submit: texts.submit,
  fields: [
    {
      kind: 'radios',
      name: 'category',
      label: texts.category,
      options: helpCategories.map((value) => ({ value, label: helpCategoryLabels[value] })),
    },
    { kind: 'select', name: 'subject', label: texts.subject, options: subjectOptions },
    ...(policies.length > 0 ? [policyField(policies)] : []),
    { kind: 'area', name: 'details', label: texts.details, maxLength: longestHelpText },
    {
      kind: 'radios',
      name: 'answerBy',
      label: texts.answerBy,
      options: answerOptions(contacts),
    },
  ],
  check: ({ category = '', subject = '', details = '', answerBy = '' }) =>
    messagesOf(helpRequest({ category, subject, details, answerBy })),
});
