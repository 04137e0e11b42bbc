/** What a line that only advisers prepare (`sale: 'adviser'`) says of itself, in its `adviser.ts`. */
import type { AnswerSet } from '../grammar/field';

export interface LineAdviser {
  /** Why an adviser, as the visitor reads it. */
  reason: string;
  /** The form asks about people's health: nothing is handed over without explicit consent. */
  needsHealthConsent?: true;
  /** What the adviser prepares, for the visitor's last page: nothing about anybody's health. */
  summary(answers: AnswerSet, today: string): readonly { label: string; value: string }[];
}
