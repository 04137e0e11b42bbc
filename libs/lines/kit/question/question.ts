/** What a line makes of its form's answers, the shape of each line's `question.ts`: a question to insurers, a case for an adviser, or a refusal. */
import type { z } from 'zod';

/** What the server adds to the answers. */
export interface QuestionFacts {
  /** Calendar day in Turkey. */
  today: string;
}

export interface PolicyDays {
  /** First day of the new policy. */
  startDate: string;
  /** Last day of the previous policy of the same line; absent without one. */
  previousPolicyEnd?: string | undefined;
}

export type Question<Asked> =
  | { kind: 'ask'; request: Asked }
  /** No insurer sells it online; `reason` is shown to the visitor. */
  | { kind: 'adviser'; reason: string }
  /** The running policy ends too far ahead. */
  | { kind: 'tooEarly'; policyEnd: string; opensOn: string; remindOn: string }
  /** `message` is shown to the visitor. */
  | { kind: 'refuse'; code: string; message: string };

export const ask = <Asked>(request: Asked): Question<Asked> => ({ kind: 'ask', request });

export interface Policyholder {
  identityNo: string;
  birthday?: string | undefined;
}

/** What a line states of its own. */
export interface LineRequest<Risk, Terms> extends PolicyDays {
  /** Who concludes the contract where that is not the person of the identity field, as a parent for a child. */
  policyholder?: Policyholder;
  risk: Risk;
  terms: Terms;
}

export interface LineQuestion<Answers, Risk extends z.ZodType, Terms extends z.ZodObject> {
  risk: Risk;
  /** What only this line states, `z.object({})` for nothing. */
  terms: Terms;
  /** The answers are complete and valid. */
  ask(answers: Answers, facts: QuestionFacts): Question<LineRequest<z.infer<Risk>, z.infer<Terms>>>;
  /** Instead of the messages of these fields, which are missing or invalid; null for the messages. */
  unanswered?(fields: readonly string[]): Extract<Question<never>, { kind: 'refuse' }> | null;
  /** Last day of cover; absent where it follows from the line's term. */
  lastDay?(request: LineRequest<z.infer<Risk>, z.infer<Terms>>): string;
}
export type AnyLineQuestion = LineQuestion<never, z.ZodType, z.ZodObject>;

/** Infers the types of risk and terms, and checks the answers against the line's form. */
export const question = <Answers, Risk extends z.ZodType, Terms extends z.ZodObject>(
  of: LineQuestion<Answers, Risk, Terms>,
): LineQuestion<Answers, Risk, Terms> => of;

/** Undefined for an empty answer. */
export const nonEmpty = (text: string): string | undefined => text || undefined;
