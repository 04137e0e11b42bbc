/** Names of a help request's answers, for customers and employees. */
import { contactPurposeLabels, contactSubjectLabels } from '../entry/entry-labels.texts';
import type { HelpAnswer, HelpCategory, HelpSubject } from './help-request';

export const helpCategoryLabels: Readonly<Record<HelpCategory, string>> = {
  information: contactPurposeLabels.question,
  suggestion: contactPurposeLabels.suggestion,
  complaint: contactPurposeLabels.complaint,
};
export const helpSubjectLabels: Readonly<Record<HelpSubject, string>> = contactSubjectLabels;
export const helpAnswerLabels: Readonly<Record<HelpAnswer, string>> = { call: 'Beni arayın', email: 'E-postayla' };
