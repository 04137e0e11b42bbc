/** A customer's request for help (spec member 3), from the account. */
import { pass, refusal, type Verdict } from '../verdict';
import { helpRequestMessages } from './help-request-messages';

export const helpCategories = ['information', 'suggestion', 'complaint'] as const;
export type HelpCategory = (typeof helpCategories)[number];

/** The specification's codes of the subjects of support (decisions, "Support subjects"). */
export const helpSubjects = { claim: 2681, policy: 2682, collection: 2683, membership: 2684, claimNotice: 25 } as const;
export type HelpSubject = keyof typeof helpSubjects;

export const helpAnswers = ['call', 'email'] as const;
export type HelpAnswer = (typeof helpAnswers)[number];

export const longestHelpText = 2_000;
const refuse = refusal(helpRequestMessages);

export const subjectOf = (code: number): HelpSubject | undefined =>
  (Object.keys(helpSubjects) as HelpSubject[]).find((name) => helpSubjects[name] === code);

export interface HelpValues {
  category: string;
  /** Its code as text. */
  subject: string;
  details: string;
  answerBy: string;
}

/** By field, in the order of the form. */
export const helpRequest = ({ category, subject, details, answerBy }: HelpValues) =>
  ({
    category: helpCategories.includes(category as HelpCategory) ? pass(category) : refuse('category'),
    subject: subjectOf(Number(subject)) ? pass(subject) : refuse('subject'),
    details: text(details),
    answerBy: helpAnswers.includes(answerBy as HelpAnswer) ? pass(answerBy) : refuse('answerBy'),
  }) satisfies Record<keyof HelpValues, Verdict>;

function text(input: string): Verdict {
  const trimmed = input.trim();
  if (trimmed === '') return refuse('details');
  return trimmed.length > longestHelpText ? refuse('tooLong') : pass(trimmed);
}
